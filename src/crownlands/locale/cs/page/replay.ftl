### Procházení dohrané hry

replay-title = { $game }, krok za krokem
replay-loading = Hra se načítá
replay-missing = Tuto hru nelze zobrazit
replay-others = Jiné hry
replay-running = Tato hra se ještě hraje
replay-running-text = Její kroky budou vidět, až skončí; do té doby zůstávají karty všech skryté.
replay-watch = Sledovat hru
replay-eyes = Očima hráče
replay-next-eyes = Dívat se očima dalšího hráče
replay-controls = Kroky
replay-slider = Krok
replay-step = Krok { $n } z { $m }
replay-where = { $step } · { $turn }
replay-at = { $step }. { $happened }
replay-beginning = Hra začíná.
replay-chose = { $name }: { $choice }.
replay-start = Na začátek
replay-back = O krok zpět
replay-forward = O krok vpřed
replay-back-turn = O tah zpět
replay-forward-turn = O tah vpřed
replay-end = Na konec
replay-play = Přehrávat
replay-pause = Pozastavit
replay-speed = Rychlost
replay-times = { $n }×
replay-copy = Kopírovat odkaz na tento krok
replay-copied = Odkaz je zkopírován
replay-not-copied = Odkaz se nepodařilo zkopírovat; je to adresa této stránky.
replay-download = Stáhnout záznam

## Pokračování od některého kroku

fork = Hrát odsud
fork-text = Nový stůl začne po kroku { $n }. Dohraná hra zůstane, jak je.
fork-over = V tomto kroku hra končí. Vraťte se kousek zpět a hrajte odtamtud.
fork-seat = Které místo je vaše?
fork-you = Vy
fork-bot = Kdo hraje místo hráče { $name }?
fork-start = Hrát dál

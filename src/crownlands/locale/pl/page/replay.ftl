### Zakończona gra krok po kroku

replay-title = { $game }, krok po kroku
replay-loading = Wczytywanie gry
replay-missing = Nie można pokazać tej gry
replay-others = Inne gry
replay-running = Ta gra jeszcze trwa
replay-running-text = Jej kroki będzie można zobaczyć po zakończeniu; do tego czasu wszystkie karty pozostają zakryte.
replay-watch = Oglądaj grę
replay-eyes = Widok gracza
replay-next-eyes = Zobacz oczami następnego gracza
replay-controls = Kroki
replay-slider = Krok
replay-step = Krok { $n } z { $m }
replay-where = { $step } · { $turn }
replay-at = { $step }. { $happened }
replay-beginning = Początek gry.
replay-chose = { $name }: { $choice }.
replay-start = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-back-turn = Tura wstecz
replay-forward-turn = Tura naprzód
replay-end = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość
replay-times = { $n }×
replay-copy = Kopiuj link do tego kroku
replay-copied = Link skopiowany
replay-not-copied = Nie udało się skopiować linku; jest nim adres tej strony.
replay-download = Pobierz zapis

## Gra dalej od wybranego kroku

fork = Graj dalej od tego miejsca
fork-text = Po kroku { $n } zaczyna się nowy stół. Zakończona gra pozostaje bez zmian.
fork-over = W tym kroku gra jest już skończona. Cofnij się trochę i graj dalej stamtąd.
fork-seat = Które miejsce jest twoje?
fork-you = Ty
fork-bot = Kto gra zamiast gracza { $name }?
fork-start = Graj dalej

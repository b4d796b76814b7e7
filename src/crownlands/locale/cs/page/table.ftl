### Kolem stolu každé hry

table-missing = Tento stůl nelze zobrazit
table-unreadable = Tato verze hru neumí přečíst
table-gone = Tento stůl už neexistuje.
try-again = Zkusit znovu
table-opening = Stůl se prostírá…
undo = Vzít zpět
log = Průběh
origin-look = Prohlédnout tu hru
side-empty = Ještě se nic nestalo.
chat = Chat
chat-unread = Chat: něco nového
chat-empty = Ještě nikdo nic neřekl.
chat-say = Něco řekněte
chat-send = Odeslat
side = Průběh a chat
menu = Nabídka
result = Výsledek
watching = Sledujete hru
time-left = Zbývající čas: { $time }
title-you = Jste na tahu – { $game }
title-other = Na tahu je { $name } – { $game }
title-over = { $game }: konec hry

## Lidé u jednoho zařízení

curtain-title = Na řadě je { $name }
curtain-text = Ať si zařízení vezme { $name }. Do té doby nejsou vidět ničí karty.
curtain-lift = Tady { $name }

## Oznámení

server-away = Server je nedostupný. Nic se neztratilo: hra bude pokračovat, jakmile se vrátí.
offer-undo = { $name } chce vzít volbu zpět.
offer-seat = { $to } chce převzít místo, kde sedí { $seat }.
offer-accept = Souhlasit
offer-decline = Odmítnout
offer-withdraw = Stáhnout
offer-declined = Ne všichni souhlasili: zůstává, jak bylo.
offer-waiting =
    { $n ->
        [one] Čeká se na souhlas: { $name }.
       *[other] Čeká se na souhlas: { $name } a další.
    }
seat-left = { $name } už není u stolu.
seat-silent = { $name } už chvíli neodpovídá.
seat-failed = Bot selhal: { $name }.
seat-give-bot = Nechat hrát bota
seat-take = Převzít toto místo
seat-bot-for-now = zatím hraje bot
seat-away = spojení ztraceno
seat-kept = { $name }, zatím hraje bot
seat-yours = Toto je vaše místo. Vraťte se, kdykoli budete chtít.
seat-take-back = Vzít si své místo zpět
seat-take-as = Tady { $name }
watched-by =
    { $n ->
        [one] sleduje { $names }
       *[other] sledují { $names }
    }
watched-by-nameless =
    { $n ->
        [one] někdo
        [few] { $n } další
       *[other] { $n } dalších
    }

## Nabídka

menu-rules = Pravidla
menu-automatic = Co se děje samo
auto-treasures = Po konci akcí zahrát všechny moje karty peněz
auto-end = Ukončit tah, když lze koupit jen Měďáky a Kletby
auto-moat = Ukázat Hradní příkop při každém útoku
auto-confirm = Zeptat se, než ukončím tah s využitelnými mincemi
auto-forced = Ptát se, i když je jen jedna možnost
auto-text = Co se děje samo, je v záznamu hry jako každá jiná volba.
show-scores = Ukazovat body všech království
show-points = Počítat mi body všech, pokud je lze znát
show-hints = Vysvětlovat nové věci, když se objeví
menu-senses = Zvuk a vibrace
sound = Zvuk
sense-vibrate = Zavibrovat, když jsem na tahu
sense-notify = Upozornit mě v jiné kartě prohlížeče, když jsem na tahu
sense-notify-refused = Váš prohlížeč to této stránce nedovoluje.
menu-look = Barvy
theme-system = Podle systému
theme-light = Den
theme-dark = Noc
menu-link = Sledování
menu-link-send = Hraje se { $game }: otevřete odkaz a sledujte.
menu-link-text = Kdo ho otevře, může sledovat; karty v ruce zůstávají skryté.
share-copy = Kopírovat
share-copied = Zkopírováno
menu-end = Odchod
resign = Vzdát se
resign-sure = Ano, vzdát se
resign-no = Hrát dál
resign-text = Proti jednomu soupeři prohráváte. Je-li jich více, hraje za vás dál bot, ale vyhrát nemůže.
leave = Odejít od stolu
leave-sure = Ano, odejít
leave-text = Vaše místo zůstane volné: můžete se na ně vrátit a se souhlasem ostatních je může převzít i někdo jiný.
leave-alone = Odejdete-li, hra na vás počká na úvodní stránce.

## Konec

over-you-win = Vyhráli jste!
over-you-share = Dělíte se o vítězství!
over-team-wins = Společně vítězí { $names }
over-wins =
    { $n ->
        [one] Vítězí { $names }
       *[other] O vítězství se dělí { $names }
    }
end-resigned = { $name } se vzdává.
end-out-of-time = Čas vypršel: { $name }.
moment-points = { $points }
turning-always =
    { $n ->
        [one] { $name } není ani jednou pozadu a od { $turn }. { $unit ->
            [turn] tahu
           *[round] kola
        } vede až do konce.
       *[other] { $name } a další nejsou ani jednou pozadu a od { $turn }. { $unit ->
            [turn] tahu
           *[round] kola
        } vedou až do konce.
    }
turning-ahead = Od { $turn }. { $unit ->
        [turn] tahu
       *[round] kola
    } { $n ->
        [one] vede až do konce { $name }.
       *[other] vedou až do konce { $name } a další.
    }
turning-last = { $unit ->
        [turn] Rozhodl až poslední tah.
       *[round] Rozhodlo až poslední kolo.
    }
turning-best = Největší zisk najednou má { $name }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $turn }. { $unit ->
        [turn] tah
       *[round] kolo
    }).
deck-of = Balíček: { $name }
end-rematch = Hrát znovu
end-new-kingdom = Znovu, nové království
end-same-shuffles = Znovu stejné míchání
end-to-same-shuffles = Ke stejnému míchání
end-other-shuffles = Znovu s novým mícháním
end-to-rematch = K další hře
end-replay = Projít hru
end-tell = Kopírovat výsledek
end-told-score = { $name } { $n }
end-told = { $game } v Crownlands: { $result }. Projít hru: { $address }
end-told-day = { $game }, rozdání dne v Crownlands: { $result }. Teď vy: { $address }
end-look = Prohlédnout stůl

## Sledování ostatních

menu-pace = Tahy ostatních
pace-calm = Klidně
pace-normal = Normálně
pace-fast = Rychle
pace-at_once = Ihned
pace-text = Touto rychlostí vidíte, co dělají. Klepnutím kamkoli na stůl přeskočíte ke svému tahu.
follow-skip = Přeskočit
since = Od vašeho tahu

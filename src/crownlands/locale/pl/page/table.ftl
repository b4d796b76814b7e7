### Wokół stołu w każdej grze

table-missing = Nie można pokazać tego stołu
table-unreadable = Ta wersja nie umie odczytać gry
table-gone = Tego stołu już nie ma.
try-again = Spróbuj ponownie
table-opening = Stół jest przygotowywany…
undo = Cofnij
log = Dziennik
origin-look = Obejrzyj tamtą grę
side-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-unread = Czat: coś nowego
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
side = Dziennik i czat
menu = Menu
result = Wynik
watching = Oglądasz
time-left = Pozostały czas: { $time }
title-you = Twoja kolej – { $game }
title-other = Kolej gracza { $name } – { $game }
title-over = Koniec gry – { $game }

## Kilka osób przy jednym urządzeniu

curtain-title = Teraz { $name }
curtain-text = Przekaż urządzenie: teraz gra { $name }. Do chwili potwierdzenia niczyich kart nie widać.
curtain-lift = To ja, { $name }

## Powiadomienia

server-away = Brak połączenia z serwerem. Nic nie przepadło: gra potoczy się dalej, gdy tylko wróci.
offer-undo = { $name } prosi o cofnięcie wyboru.
offer-seat = Miejsce gracza { $seat }: chce je przejąć { $to }.
offer-accept = Zgoda
offer-decline = Odmów
offer-withdraw = Wycofaj
offer-declined = Nie wszyscy się zgodzili: nic się nie zmienia.
offer-waiting =
    { $n ->
        [one] Oczekiwanie na zgodę gracza { $name }.
       *[other] Oczekiwanie na zgodę gracza { $name } i innych.
    }
seat-left = { $name } odchodzi od stołu.
seat-silent = { $name } od jakiegoś czasu nie odpowiada.
seat-failed = Bot gracza { $name } zawiódł.
seat-give-bot = Niech dalej gra bot
seat-take = Zajmij to miejsce
seat-bot-for-now = na razie gra bot
seat-away = utracone połączenie
seat-kept = { $name }, na razie gra bot
seat-yours = To twoje miejsce. Wróć, kiedy zechcesz.
seat-take-back = Wróć na moje miejsce
seat-take-as = To ja, { $name }
watched-by =
    { $n ->
        [one] ogląda { $names }
       *[other] oglądają { $names }
    }
watched-by-nameless =
    { $n ->
        [one] ktoś
        [few] { $n } inne osoby
       *[many] { $n } innych osób
    }

## Menu

menu-rules = Zasady
menu-automatic = Co dzieje się samo
auto-treasures = Zagrywaj wszystkie moje karty skarbu, gdy tylko skończą się akcje
auto-end = Kończ moją kolejkę, gdy można kupić tylko Miedziaki i Klątwy
auto-moat = Odkrywaj moją Fosę przy każdym ataku
auto-confirm = Pytaj, zanim zakończę kolejkę z przydatnymi monetami
auto-forced = Pytaj mnie nawet wtedy, gdy jest tylko jeden wybór
auto-text = Wszystko, co dzieje się samo, jest w zapisie jak każdy inny wybór.
show-scores = Pokazuj punkty każdego królestwa
show-points = Licz za mnie punkty wszystkich, o ile można je znać
show-hints = Objaśniaj nowe rzeczy, gdy się pojawiają
menu-senses = Dźwięk i dotyk
sound = Dźwięk
sense-vibrate = Wibruj, gdy jest moja kolej
sense-notify = Powiadom mnie w innej karcie przeglądarki, gdy jest moja kolej
sense-notify-refused = Twoja przeglądarka nie pozwala na to tej stronie.
menu-look = Kolory
theme-system = Jak w systemie
theme-light = Dzień
theme-dark = Noc
menu-link = Oglądanie
menu-link-send = Trwa gra { $game }: otwórz link i oglądaj.
menu-link-text = Kto go otworzy, może oglądać; karty na ręce pozostają zakryte.
share-copy = Kopiuj
share-copied = Skopiowano
menu-end = Odejście
resign = Poddaj się
resign-sure = Tak, poddaję się
resign-no = Graj dalej
resign-text = Grając z jednym przeciwnikiem, przegrywasz. Gdy jest ich więcej, bot gra dalej za ciebie, ale nie może wygrać.
leave = Odejdź od stołu
leave-sure = Tak, odchodzę
leave-text = Twoje miejsce zostaje wolne: możesz na nie wrócić, a za zgodą pozostałych może je zająć ktoś inny.
leave-alone = Jeśli odejdziesz, gra poczeka na ciebie na stronie startowej.

## Koniec

over-you-win = Wygrywasz!
over-you-share = Dzielisz zwycięstwo!
over-team-wins = Wspólnie wygrywają { $names }
over-wins =
    { $n ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwo dzielą { $names }
    }
end-resigned = { $name } poddaje się.
end-out-of-time = { $name }: czas minął.
moment-points = { $points }
turning-always =
    { $n ->
        [one] { $name } ani razu nie jest w tyle i prowadzi na dobre
       *[other] { $name } i inni ani razu nie są w tyle i prowadzą na dobre
    } od { $turn }. { $unit ->
        [turn] kolejki
       *[round] rundy
    }.
turning-ahead =
    { $n ->
        [one] { $name } obejmuje
       *[other] { $name } i inni obejmują
    } prowadzenie na dobre w { $turn }. { $unit ->
        [turn] kolejce
       *[round] rundzie
    }.
turning-last = Rozstrzygnięcie przyniosła ostatnia { $unit ->
        [turn] kolejka
       *[round] runda
    }.
turning-best = Najwięcej naraz zdobywa { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w { $turn }. { $unit ->
        [turn] kolejce
       *[round] rundzie
    }.
deck-of = Talia gracza { $name }
end-rematch = Zagraj ponownie
end-new-kingdom = Zagraj ponownie, nowy zestaw
end-same-shuffles = Jeszcze raz z tym samym tasowaniem
end-to-same-shuffles = Do gry z tym samym tasowaniem
end-other-shuffles = Zagraj ponownie z nowym tasowaniem
end-to-rematch = Do następnej gry
end-replay = Przejdź grę krok po kroku
end-tell = Kopiuj wynik
end-told-score = { $name } { $n }
end-told = { $game } w Crownlands: { $result }. Przejdź tę grę krok po kroku: { $address }
end-told-day = { $game }, rozdanie dnia w Crownlands: { $result }. Twoja kolej: { $address }
end-look = Obejrzyj stół

## Śledzenie pozostałych

menu-pace = Ruchy pozostałych
pace-calm = Spokojnie
pace-normal = Normalnie
pace-fast = Szybko
pace-at_once = Od razu
pace-text = W tym tempie widzisz, co robią. W każdej chwili dotknięcie stołu przenosi od razu do twojego ruchu.
follow-skip = Pomiń
since = Od twojego ruchu

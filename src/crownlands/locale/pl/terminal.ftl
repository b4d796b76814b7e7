### Stół w terminalu

table-welcome = Crownlands. Przeciwnicy: { $names }. Wpisz ?, by uzyskać pomoc.
table-position = Crownlands: pozycja z pliku { $file }. Przeciwnicy: { $names }. Wpisz ?, by uzyskać pomoc.
table-resumed = Gra z pliku { $file } toczy się dalej. Wpisz ?, by uzyskać pomoc.
table-autosave = Po każdym twoim wyborze jest zapisywana w { $file }.
table-kingdom = Karty królestwa
table-basic = Karty podstawowe
table-hand = Ręka
table-hand-empty = brak kart
table-for = Za gracza { $name }: { $prompt }
table-whose = Karty gracza { $name }
table-play = Obszar gry
table-stays = Zostaje w obszarze gry
table-later = Następna kolejka
table-mat-island = Mata Wyspy
table-mat-haven = Odłożone (Zatoka)
table-mat-horse_traders = Odłożone (Handlarze koni)
table-mat-gear = Odłożone (Ekwipunek)
# translated by us
table-mat-tavern = Mata Tawerny
table-mat-waiting = Jeszcze do zagrania
table-mat-possessed = Wyrzucone na tę kolejkę
table-tokens = Żetony
table-tokens-vp =
    { $n ->
        [one] 1 żeton punktu zwycięstwa
        [few] { $n } żetony punktów zwycięstwa
       *[many] { $n } żetonów punktów zwycięstwa
    }
table-tokens-pirate_ship =
    { $n ->
        [one] 1 żeton Statku pirackiego
        [few] { $n } żetony Statku pirackiego
       *[many] { $n } żetonów Statku pirackiego
    }
table-tokens-coffers =
    { $n ->
        [one] 1 żeton monety
        [few] { $n } żetony monet
       *[many] { $n } żetonów monet
    }
table-tokens-debt =
    { $n ->
        [one] 1 żeton długu
        [few] { $n } żetony długu
       *[many] { $n } żetonów długu
    }
table-tokens-journey = Zasłonięty żeton podróży
table-tokens-minus_card = Żeton −1 karta na talii
table-aside = Odłożone
table-picked = Wybrane
table-looked_at = Oglądane
table-discard = Stos odrzuconych kart
table-discard-top = na wierzchu { $card }
table-deck =
    { $n ->
        [0] pusta
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
table-deck-label = Talia
table-trash = Śmietnisko
table-beside = Obok Zapasów
table-landscapes = Zdarzenia i Krajobrazy
table-pile-points = Żetony
table-points = { $n } na stosie: { $card }
table-trained = Żeton +$1 na stosie
table-banned = Nie do kupienia
table-extra = Nastąpi
table-extra-own =
    { $who ->
        [you] twoja dodatkowa kolejka
       *[other] dodatkowa kolejka gracza { $name }
    }
table-extra-possessed =
    { $who ->
        [you] twoja dodatkowa kolejka, decyduje { $controller }
       *[other] { $decides ->
            [you] dodatkowa kolejka gracza { $name }, decydujesz ty
           *[other] dodatkowa kolejka gracza { $name }, decyduje { $controller }
        }
    }
table-actions =
    { $n ->
        [one] 1 akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
table-buys =
    { $n ->
        [one] 1 zakup
        [few] { $n } zakupy
       *[many] { $n } zakupów
    }
table-coins = ${ $n }
table-potions =
    { $n ->
        [one] 1 Mikstura
        [few] { $n } Mikstury
       *[many] { $n } Mikstur
    }
table-opponent =
    { $hand ->
        [one] 1 karta na ręce
        [few] { $hand } karty na ręce
       *[many] { $hand } kart na ręce
    }, { $turns ->
        [one] 1 kolejka
        [few] { $turns } kolejki
       *[many] { $turns } kolejek
    }
table-opponent-discard = na stosie odrzuconych kart { $card }
table-cost =
    { $potion ->
        [True] ${ $n }M
       *[False] ${ $n }
    }
table-cost-debt = { $n }D
table-cost-potion = M w koszcie: i Mikstura.
table-card-price =
    { $potion ->
        [True] ${ $n } i Mikstura
       *[False] ${ $n }
    }
table-card-debt = { $n } długu
table-bane = { $card } (Zguba)
table-left =
    { $n ->
        [0] stos pusty
        [one] została 1
        [few] zostały { $n }
       *[many] zostało { $n }
    }
table-empty = brak
table-several = { $card } ×{ $n }
table-pile = { $card }, { $price }, { $left }
table-event = { $card }, ${ $price }, zdarzenie

numbers-up-to = numer od 1 do { $n }
numbers-of = jeden z numerów { $numbers }
refused-nothing = Wpisz { $numbers } albo ?, by uzyskać pomoc.
refused-number = Nie ma tu { $word }: wpisz { $numbers }.
refused-several = { $word } może znaczyć: { $options }. Wpisz więcej liter albo numer.
refused-unknown = { $word }: nie ma takiego wyboru. Wpisz { $numbers }, początek nazwy albo ?, by uzyskać pomoc.
refused-near = { $word }: nie ma takiego wyboru. Może { $near }?
refused-not-now = { $card }: nie można teraz wybrać tej karty.
refused-dear = { $card }: koszt { $price }, a ty masz ${ $coins }.
refused-potion = { $card }: koszt { $price }, a ty nie masz Mikstury do zapłaty.
refused-banned = { $card }: w tej kolejce nie można kupić tej karty, bo wymieniono jej nazwę.
refused-not-with = { $card }: nie można kupić tej karty, gdy w twoim obszarze gry jest { $other }.
refused-name = Nie ma { $kind ->
        [building] budynku
       *[card] karty
    } { $word }.
refused-name-near = Nie ma { $kind ->
        [building] budynku
       *[card] karty
    } { $word }. Może { $near }?
refused-which = { $kind ->
        [building] Który budynek? Wpisz na przykład: budynek
       *[card] Która karta? Wpisz na przykład: karta
    } { $example }

table-hint-would = Wybór eksperta: { $option }
table-hint-chances = Tak często każdy z nich wygrywa, jeśli wszyscy dobrze grają: { $options }.
table-hint-option = { $option } { $n }%
table-hint-usual = Tak się tu po prostu gra.

undone = Cofnięto: { $choice }.
undone-information = Cofnięto: { $choice }. { $game ->
        [dominion] Od tego czasu pociągnięto lub pokazano karty i już je znasz
       *[other] Od tego czasu gra poszła dalej i już wiesz jak
    }: wśród ludzi trzeba by najpierw zapytać.
undo-nothing = Nie masz jeszcze za sobą żadnego wyboru.

saved = Zapisano w { $file }.
saved-how = Aby grać dalej: crownlands play --resume { $file }
quit-ask = Zapisać grę? Enter lub „tak” zapisuje w { $file }; „nie” kończy bez zapisu; można też wpisać inną nazwę pliku.
quit-unsaved = Wyjście bez zapisu.
quit-bye = Do zobaczenia.
stopped = Przerwano.

log-empty = Jeszcze nic się nie wydarzyło.

end-title = Koniec gry
end-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
end-turns =
    { $n ->
        [one] 1 kolejka
        [few] { $n } kolejki
       *[many] { $n } kolejek
    }
end-worth = { $cards } { $points }
end-no-points = żadna karta się nie liczy
end-you-win = Wygrywasz!
end-wins = Wygrywa { $name }.
end-share = Zwycięstwo dzielą { $names }.
end-fewer-turns = Punktów jest tyle samo; decyduje mniejsza liczba kolejek.
end-seed = Ziarno { $seed }. To samo { $game ->
        [dominion] tasowanie
       *[other] losowanie
    } jeszcze raz: { $command }

help =
    Na pytanie odpowiedz, wpisując
      numer albo początek nazwy karty, by ją wybrać
      Enter lub t    zagraj wszystkie karty skarbu
      koniec lub d   ostatni wybór, gdzie taki jest: koniec, zakończ kolejkę
      tak, nie       wystarczy t i n
    W każdej chwili
      karta NAZWA    co robi karta, jej koszt i typy
      zapasy         jeszcze raz cały stół
      wszystko       wszystkie wybory, gdy lista jest skrócona
      dziennik       wszystko, co się wydarzyło
      podpowiedź     co zrobiłby ekspert i dlaczego
      cofnij         powrót do twojego ostatniego wyboru
      zapisz [PLIK]  zapis; aby później grać dalej: crownlands play --resume PLIK
      wyjdź          wyjście; program zapyta, czy zapisać
      ?              ta pomoc

# words that may be typed; the English ones are understood in every language
typed = –
    .help = pomoc
    .table = stół
    .log = dziennik
    .hint = podpowiedź
    .undo = cofnij
    .save = zapisz
    .quit = wyjdź
    .all = wszystko
    .card = karta
    .supply = zapasy
    .building = budynek
    .points = punkty
    .done = koniec
    .yes = tak
    .no = nie

### crownlands score

score-unnamed = Królestwo
score-nobody = Królestwo { $n }
score-note-towers = { $name }: brak wiersza „towers:”, więc liczą się wieże z budynków: { $n }.
score-note-knights = { $name }: brak wiersza „knights:”, więc liczba rycerzy to { $n }: początkowy i ci z budynków.
score-note-coins = { $name }: brak wiersza „coins:”, więc monety się nie liczą.
score-note-odd = { $name }: nieparzysta liczba pól poza zamkiem, a domino ma dwa. Czy któregoś nie brakuje?
score-wins = Wygrywa { $name }.

### Listy zestawów i kart

kingdoms-playable = Polecane zestawy
kingdoms-unplayable = Te wymagają pudełek, których tu jeszcze nie ma
kingdoms-missing = Nie można tu zagrać: brakuje kart { $cards } z pudełek { $boxes }.
kingdoms-start = Zagraj: crownlands play --kingdom { $id }
kingdoms-extras = Do tego: { $extras }
kingdoms-hint = Jeden z nich z kartami: crownlands kingdoms { $id }
kingdoms-not-here = jeszcze niedostępne
kingdoms-none = Żaden polecany zestaw nie używa pudełka { $box }.

### Dominion: listy, teksty kart, pytania, wybory, dziennik.
### who: you (ty) albo other(s). Nazwa karty ma atrybuty .acc i .gen oraz .counted, .counted-acc, .counted-gen.

### Listy

list-two = { $first } i { $last }
list-more = { $first }, { $rest }

### Teksty kart: co mówi każdy efekt

plus-cards =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz ciągnie kartę.
            [few] Każdy inny gracz ciągnie { $n } karty.
           *[many] Każdy inny gracz ciągnie { $n } kart.
        }
        [they] { $n ->
            [one] Ciągnie kartę.
            [few] Ciągnie { $n } karty.
           *[many] Ciągnie { $n } kart.
        }
       *[you] { $n ->
            [one] +1 karta
            [few] +{ $n } karty
           *[many] +{ $n } kart
        }
    }
plus-actions =
    { $n ->
        [one] +1 akcja
        [few] +{ $n } akcje
       *[many] +{ $n } akcji
    }
plus-buys =
    { $n ->
        [one] +1 zakup
        [few] +{ $n } zakupy
       *[many] +{ $n } zakupów
    }
plus-coins = +${ $n }
plus-potions =
    { $n ->
        [one] +1 Mikstura do zapłaty
        [few] +{ $n } Mikstury do zapłaty
       *[many] +{ $n } Mikstur do zapłaty
    }
plus-vp-tokens =
    { $n ->
        [one] +1 żeton punktu zwycięstwa
        [few] +{ $n } żetony punktów zwycięstwa
       *[many] +{ $n } żetonów punktów zwycięstwa
    }
plus-coffers =
    { $n ->
        [one] +1 żeton monety
        [few] +{ $n } żetony monet
       *[many] +{ $n } żetonów monet
    }
coffers-for-gains = Na koniec twojej Fazy Kupna w tej kolejce: +1 żeton monety za każdą kartę dodaną w niej przez ciebie.
first-coffers = Każdy gracz zaczyna grę z żetonem monety.
actions-for-small-hand =
    Jeśli masz potem na ręce najwyżej 5 kart: { $n ->
        [one] +1 akcja
        [few] +{ $n } akcje
       *[many] +{ $n } akcji
    }.
actions-once =
    { $n ->
        [one] Jeśli to pierwsze Rozdroże zagrane przez ciebie w tej kolejce: +1 akcja.
        [few] Jeśli to pierwsze Rozdroże zagrane przez ciebie w tej kolejce: +{ $n } akcje.
       *[many] Jeśli to pierwsze Rozdroże zagrane przez ciebie w tej kolejce: +{ $n } akcji.
    }
cards-per-victory = +1 karta za każdą kartę zwycięstwa w niej.
coins-again = Jeśli to nie pierwsze Złoto głupców zagrane przez ciebie w tej kolejce: jeszcze +${ $n }.
coins-less-treasures = −$1 za każdą kartę skarbu w niej, ale nigdy poniżej $0.
coins-per-copper = +$1 za każdego Miedziaka na twojej macie Tawerny.
turn-journey = Odwróć swój żeton podróży. Jeśli jest teraz zasłonięty: { $then }; jeśli odsłonięty: { $otherwise }.
grow-market =
    { $n ->
        [one] Jeśli na stosie tej karty leży co najmniej { $n } żeton punktu zwycięstwa, weź wszystkie i wyrzuć ją na śmietnisko. W przeciwnym razie połóż tam jeden: +$1 za każdy leżący tam żeton.
        [few] Jeśli na stosie tej karty leżą co najmniej { $n } żetony punktów zwycięstwa, weź wszystkie i wyrzuć ją na śmietnisko. W przeciwnym razie połóż tam jeden: +$1 za każdy leżący tam żeton.
       *[many] Jeśli na stosie tej karty leży co najmniej { $n } żetonów punktów zwycięstwa, weź wszystkie i wyrzuć ją na śmietnisko. W przeciwnym razie połóż tam jeden: +$1 za każdy leżący tam żeton.
    }
point-on-pile = Połóż żeton punktu zwycięstwa na stosie tej karty.
points-from-pile =
    { $at ->
        [aqueduct] Weź stąd wszystkie żetony punktów zwycięstwa.
       *[pile] Weź z jej stosu wszystkie żetony punktów zwycięstwa.
    }
points-for-crowd =
    { $crowd ->
        [one] Jeśli masz w obszarze gry co najmniej { $crowd } kartę akcji,
        [few] Jeśli masz w obszarze gry co najmniej { $crowd } karty akcji,
       *[many] Jeśli masz w obszarze gry co najmniej { $crowd } kart akcji,
    } { $n ->
        [one] +1 żeton punktu zwycięstwa.
        [few] +{ $n } żetony punktów zwycięstwa.
       *[many] +{ $n } żetonów punktów zwycięstwa.
    }
point-per-silver = +1 żeton punktu zwycięstwa za każdego Srebrnika dodanego przez ciebie w tej kolejce.
point-to-aqueduct = Żeton punktu zwycięstwa trafia tu z jej stosu.
first-pile-points =
    { $n ->
        [one] Na początku gry na stosie Srebrników i na stosie kart { card-gold.gen } leży po { $n } żetonie punktu zwycięstwa.
        [few] Na początku gry na stosie Srebrników i na stosie kart { card-gold.gen } leżą po { $n } żetony punktów zwycięstwa.
       *[many] Na początku gry na stosie Srebrników i na stosie kart { card-gold.gen } leży po { $n } żetonów punktów zwycięstwa.
    }
points-per-action =
    { $n ->
        [one] Na koniec gry { $n } punkt zwycięstwa za każdą kartę akcji, której masz co najmniej 3 kopie.
        [few] Na koniec gry { $n } punkty zwycięstwa za każdą kartę akcji, której masz co najmniej 3 kopie.
       *[many] Na koniec gry { $n } punktów zwycięstwa za każdą kartę akcji, której masz co najmniej 3 kopie.
    }
coins-per-token = +$1 za każdy twój żeton Statku pirackiego.
coins-per-treasure = +$1 za każdą kartę skarbu w twoim obszarze gry, wliczając tę.
coins-per-action = +$1 za każdą niewykorzystaną akcję.
coins-for-deck = +$1 za każde { $n } kart w twojej talii i na stosie odrzuconych kart łącznie, zaokrąglając w dół.

choose-one =
    { $who ->
        [others] Każdy inny gracz wybiera jedno:
       *[you] Wybierz jedno:
    }
    .within =
        { $who ->
            [others] każdy inny gracz wybiera jedno –
           *[you] wybierz jedno –
        }
choose-two =
    { $who ->
        [others] Każdy inny gracz wybiera dwie różne możliwości:
       *[you] Wybierz dwie różne możliwości:
    }
choose-three = Wybierz trzy różne możliwości:
choose-four = Wybierz cztery różne możliwości:
choose-by-types = Odkryj kartę z ręki. Za każdy jej typ wybierz inną możliwość:
choice-line = • { $text }

discard-down-to =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz odrzuca karty, aż zostanie mu na ręce tylko 1 karta.
            [few] Każdy inny gracz odrzuca karty, aż zostaną mu na ręce tylko { $n } karty.
           *[many] Każdy inny gracz odrzuca karty, aż zostanie mu na ręce tylko { $n } kart.
        }
       *[you] { $n ->
            [one] Odrzucaj karty, aż zostanie ci na ręce tylko 1 karta.
            [few] Odrzucaj karty, aż zostaną ci na ręce tylko { $n } karty.
           *[many] Odrzucaj karty, aż zostanie ci na ręce tylko { $n } kart.
        }
    }
    .within =
        { $who ->
            [others] każdy inny gracz odrzuca z ręki wszystkie karty oprócz { $n }
           *[you] odrzuć z ręki wszystkie karty oprócz { $n }
        }
discard =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz odrzuca kartę z ręki.
            [few] Każdy inny gracz odrzuca { $n } karty z ręki.
           *[many] Każdy inny gracz odrzuca { $n } kart z ręki.
        }
       *[you] { $n ->
            [one] Odrzuć kartę z ręki.
            [few] Odrzuć { $n } karty z ręki.
           *[many] Odrzuć { $n } kart z ręki.
        }
    }
discard-any-for-cards = Odrzuć dowolną liczbę kart z ręki, a potem pociągnij tyle samo.
discard-any-for-coins = Odrzuć dowolną liczbę kart z ręki: +$1 za każdą z nich.
discard-hand =
    { $who ->
        [others] Każdy inny gracz odrzuca całą rękę.
       *[you] Odrzuć całą rękę.
    }
may-discard =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz może odrzucić kartę z ręki; jeśli to zrobi, { $then }.
            [few] Każdy inny gracz może odrzucić { $n } karty z ręki; jeśli to zrobi, { $then }.
           *[many] Każdy inny gracz może odrzucić { $n } kart z ręki; jeśli to zrobi, { $then }.
        }
       *[you] { $n ->
            [one] Możesz odrzucić kartę z ręki; jeśli to zrobisz: { $then }.
            [few] Możesz odrzucić { $n } karty z ręki; jeśli to zrobisz: { $then }.
           *[many] Możesz odrzucić { $n } kart z ręki; jeśli to zrobisz: { $then }.
        }
    }
may-discard-treasure = Możesz odrzucić z ręki kartę skarbu; jeśli to zrobisz: { $then }.
may-discard-estate = Możesz odrzucić z ręki { card-estate.acc }; jeśli to zrobisz: { $then }. W przeciwnym razie { $otherwise }.
may-discard-curse =
    { $who ->
        [others] Każdy inny gracz może odrzucić z ręki { card-curse.acc }. Jeśli tego nie zrobi, { $otherwise }.
       *[you] Możesz odrzucić z ręki { card-curse.acc }. Jeśli tego nie zrobisz, { $otherwise }.
    }
discard-copper =
    { $who ->
        [others] Każdy inny gracz odrzuca z ręki { card-copper.acc }; kto go nie ma, pokazuje rękę.
       *[you] Odrzuć z ręki { card-copper.acc }; jeśli go nie masz, pokaż rękę.
    }
discard-top =
    { $who ->
        [others] Każdy inny gracz odrzuca wierzchnią kartę swojej talii.
       *[you] Odrzuć wierzchnią kartę swojej talii.
    }
discard-top-may-play = Odrzuć wierzchnią kartę swojej talii. Jeśli to karta akcji, możesz ją zagrać.
discard-per-empty-pile = Odrzuć kartę z ręki za każdy pusty stos Zapasów.
may-discard-deck = Możesz od razu przełożyć całą talię na swój stos odrzuconych kart.
discard-deck = Przełóż całą talię na swój stos odrzuconych kart.

put-back =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz kładzie kartę z ręki na wierzch swojej talii.
            [few] Każdy inny gracz kładzie { $n } karty z ręki na wierzch swojej talii, w dowolnej kolejności.
           *[many] Każdy inny gracz kładzie { $n } kart z ręki na wierzch swojej talii, w dowolnej kolejności.
        }
       *[you] { $n ->
            [one] Połóż kartę z ręki na wierzch talii.
            [few] Połóż { $n } karty z ręki na wierzch talii, w dowolnej kolejności.
           *[many] Połóż { $n } kart z ręki na wierzch talii, w dowolnej kolejności.
        }
    }
put-back-down-to =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz kładzie karty z ręki na wierzch swojej talii, w dowolnej kolejności, aż zostanie mu na ręce tylko 1.
            [few] Każdy inny gracz kładzie karty z ręki na wierzch swojej talii, w dowolnej kolejności, aż zostaną mu na ręce tylko { $n }.
           *[many] Każdy inny gracz kładzie karty z ręki na wierzch swojej talii, w dowolnej kolejności, aż zostanie mu na ręce tylko { $n }.
        }
       *[you] { $n ->
            [one] Kładź karty z ręki na wierzch talii, w dowolnej kolejności, aż zostanie ci na ręce tylko 1.
            [few] Kładź karty z ręki na wierzch talii, w dowolnej kolejności, aż zostaną ci na ręce tylko { $n }.
           *[many] Kładź karty z ręki na wierzch talii, w dowolnej kolejności, aż zostanie ci na ręce tylko { $n }.
        }
    }
put-back-victory =
    { $who ->
        [others] Każdy inny gracz pokazuje kartę zwycięstwa z ręki i kładzie ją na wierzch swojej talii; kto jej nie ma, pokazuje rękę.
       *[you] Pokaż kartę zwycięstwa z ręki i połóż ją na wierzch talii; jeśli jej nie masz, pokaż rękę.
    }
may-put-back-discarded = Przejrzyj swój stos odrzuconych kart. Możesz położyć jedną z tych kart na wierzch talii.
may-take-bottom = Obejrzyj spodnią kartę swojej talii. Możesz położyć ją na wierzch.
bury = Włóż kartę z ręki w dowolne miejsce talii.
put-back-overpaid = Za każdą monetę nadpłaty przejrzyj swój stos odrzuconych kart i połóż kartę z niego na wierzch talii.
shuffle-actions-in = Przejrzyj swój stos odrzuconych kart. Pokaż z niego dowolną liczbę kart akcji i wtasuj je do talii.
put-back-discarded = Przejrzyj swój stos odrzuconych kart i połóż kartę z niego na wierzch talii.
take-coppers = Przejrzyj swój stos odrzuconych kart. Weź z niego na rękę dowolną liczbę Miedziaków.
return-to-pile = Odkryj kartę z ręki i zwróć z ręki do Zapasów najwyżej 2 jej kopie. Potem każdy inny gracz dodaje jej kopię.

trash =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz wyrzuca na śmietnisko kartę z ręki.
            [few] Każdy inny gracz wyrzuca na śmietnisko { $n } karty z ręki.
           *[many] Każdy inny gracz wyrzuca na śmietnisko { $n } kart z ręki.
        }
       *[you] { $n ->
            [one] Wyrzuć na śmietnisko kartę z ręki.
            [few] Wyrzuć na śmietnisko { $n } karty z ręki.
           *[many] Wyrzuć na śmietnisko { $n } kart z ręki.
        }
    }
trash-up-to =
    { $n ->
        [one] Możesz wyrzucić na śmietnisko kartę z ręki.
        [few] Wyrzuć na śmietnisko najwyżej { $n } karty z ręki.
       *[many] Wyrzuć na śmietnisko najwyżej { $n } kart z ręki.
    }
trash-copper =
    { $may ->
        [True] Możesz wyrzucić na śmietnisko { card-copper.acc } z ręki; jeśli to zrobisz: +${ $n }.
       *[False] Wyrzuć na śmietnisko { card-copper.acc } z ręki, jeśli go masz; jeśli to zrobisz: +${ $n }.
    }
choose-for-treasure = Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli to zrobisz, wybierz jedno:
may-trash-from-hand = Możesz wyrzucić tę kartę z ręki na śmietnisko. Jeśli to zrobisz, { $then }.
trash-to-tax =
    { $hand ->
        [one] Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli to zrobisz, każdy inny gracz, który ma na ręce co najmniej { $hand } kartę, odrzuca jej kopię albo pokazuje rękę bez niej, a ty dodajesz na wierzch talii kartę skarbu kosztującą najwyżej o ${ $n } więcej.
        [few] Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli to zrobisz, każdy inny gracz, który ma na ręce co najmniej { $hand } karty, odrzuca jej kopię albo pokazuje rękę bez niej, a ty dodajesz na wierzch talii kartę skarbu kosztującą najwyżej o ${ $n } więcej.
       *[many] Możesz wyrzucić na śmietnisko kartę skarbu z ręki. Jeśli to zrobisz, każdy inny gracz, który ma na ręce co najmniej { $hand } kart, odrzuca jej kopię albo pokazuje rękę bez niej, a ty dodajesz na wierzch talii kartę skarbu kosztującą najwyżej o ${ $n } więcej.
    }
trash-to-pay = Możesz wyrzucić na śmietnisko kartę z ręki. Jeśli to zrobisz, zapłać dowolną liczbę swoich żetonów monet i dodaj kartę kosztującą najwyżej o $1 więcej za każdy zapłacony żeton.
pay-coffers = Dodawana karta może kosztować o $1 więcej niż wyrzucona za każdy zapłacony żeton monety.
may-trash-held = Możesz wyrzucić tę kartę z ręki na śmietnisko.
trash-found-or-held = Przejrzyj swój stos odrzuconych kart. Możesz z niego albo z ręki wyrzucić na śmietnisko kartę, która nie jest kartą skarbu.
exchange-this = Na koniec swojej Fazy Kupna, jeśli nie dodasz w niej żadnej karty, wymień tę kartę na { $cards-acc }.
trash-other = Wyrzuć na śmietnisko kartę z ręki inną niż { $cards }; jeśli innej nie masz, pokaż rękę.
trash-this-unless-bought = Jeśli w tej kolejce nie została przez ciebie kupiona żadna karta, wyrzuć ją na śmietnisko i dodaj { $cards-acc }.
return-this = Zwróć tę kartę na jej stos. Jeśli to zrobisz, pociągnij tyle kart, ile masz na ręce.
trash-coppers-in-play =
    { $n ->
        [one] Możesz wyrzucić na śmietnisko Miedziaka ze swojego obszaru gry.
        [few] Wyrzuć na śmietnisko najwyżej { $n } Miedziaki ze swojego obszaru gry.
       *[many] Wyrzuć na śmietnisko najwyżej { $n } Miedziaków ze swojego obszaru gry.
    }
trash-in-play =
    { $n ->
        [one] Możesz wyrzucić na śmietnisko kartę ze swojego obszaru gry.
        [few] Wyrzuć na śmietnisko najwyżej { $n } karty ze swojego obszaru gry.
       *[many] Wyrzuć na śmietnisko najwyżej { $n } kart ze swojego obszaru gry.
    }
trash-different = Wyrzuć na śmietnisko od 1 do { $n } różnych kart z ręki.
trash-this = Wyrzuć tę kartę na śmietnisko.
may-trash-this = Możesz od razu wyrzucić tę kartę na śmietnisko; jeśli to zrobisz: +${ $n }.
trash-for = Wyrzuć na śmietnisko kartę z ręki: { $then }.
    .within = wyrzuć na śmietnisko kartę z ręki i { $then }
coins-for-cost = +$1 za każdą monetę jej kosztu.
cards-for-cost = +1 karta za każdą monetę jej kosztu i +2 karty, jeśli kosztuje Miksturę.
gain-for-types = Jeśli to karta akcji, dodaj { card-duchy.acc }; jeśli karta skarbu, dodaj { card-transmute.acc }; jeśli karta zwycięstwa, dodaj { card-gold.acc }.
trash-both-maps = Wyrzuć na śmietnisko tę kartę i drugą { card-treasure_map.acc } z ręki. Jeśli wyrzucisz obie, dodaj { $n ->
       *[other] { card-gold.counted-acc }
    } na wierzch talii.
trash-treasures-in-play = Wyrzuć na śmietnisko wszystkie karty skarbu ze swojego obszaru gry.
trash-from-supply = Wyrzuć na śmietnisko kartę akcji z Zapasów.
trash-two-for-silver = Wyrzuć na śmietnisko 2 karty z ręki. Jeśli wyrzucisz obie, dodaj na rękę { card-silver.acc }.
trash-revealed-treasure =
    { $who ->
        [others] Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko jedną kartę skarbu spośród nich, inną niż { card-copper } (z dwóch sam wybiera), i odrzuca resztę.
       *[you] Odkryj 2 wierzchnie karty swojej talii, wyrzuć na śmietnisko jedną kartę skarbu spośród nich, inną niż { card-copper }, i odrzuć resztę.
    }

gain =
    { $who ->
        [others] { $to ->
            [hand] Każdy inny gracz dodaje na rękę { $cards-acc }.
            [deck] Każdy inny gracz dodaje { $cards-acc } na wierzch swojej talii.
           *[discard] Każdy inny gracz dodaje { $cards-acc }.
        }
        [they] { $to ->
            [hand] Dodaje na rękę { $cards-acc }.
            [deck] Dodaje { $cards-acc } na wierzch swojej talii.
           *[discard] Dodaje { $cards-acc }.
        }
       *[you] { $to ->
            [hand] Dodaj na rękę { $cards-acc }.
            [deck] Dodaj { $cards-acc } na wierzch talii.
           *[discard] Dodaj { $cards-acc }.
        }
    }
gain-up-to =
    { $to ->
        [hand] Dodaj na rękę
        [deck] Dodaj na wierzch talii
       *[discard] Dodaj
    } kartę o koszcie do { $potion ->
        [True] ${ $n } i Mikstury.
       *[False] ${ $n }.
    }
gain-exactly =
    { $potion ->
        [True] Dodaj kartę o koszcie dokładnie ${ $n } i Mikstury.
       *[False] Dodaj kartę o koszcie dokładnie ${ $n }.
    }
gain-treasure-up-to =
    { $potion ->
        [True] Dodaj na rękę kartę skarbu o koszcie do ${ $n } i Mikstury.
       *[False] Dodaj na rękę kartę skarbu o koszcie do ${ $n }.
    }
may-gain-action-up-to = Możesz dodać kartę akcji o koszcie do ${ $n }.
gain-by-names = Dodaj kartę o koszcie do $1 za każdą różną nazwę karty w twoim obszarze gry, wliczając tę. Jeśli to karta zwycięstwa, wyrzuć { card-horn_of_plenty.acc } na śmietnisko.
may-gain-up-to = Możesz dodać kartę o koszcie do ${ $n }.
gain-attack = Dodaj kartę ataku.
gain-for-all-later = Jeśli to pierwsza karta, którą dodajesz w swojej Fazie Kupna, dodaj kartę o koszcie do ${ $n }, a każdy inny gracz dodaje jej kopię.
gain-for-all = Jeśli to twój pierwszy zakup w tej kolejce, dodaj kartę o koszcie do ${ $n }, a każdy inny gracz dodaje jej kopię.
silver-per-silver = Dodaj { card-silver.acc } za każdego Srebrnika w swoim obszarze gry.
may-duplicate = Jeśli kosztuje najwyżej ${ $n }, możesz przywołać tę kartę z maty Tawerny i dodać kopię tamtej.
golds-for-nothing = Jeśli twoja talia i stos odrzuconych kart są puste, dodaj { $n ->
       *[other] { card-gold.counted-acc }
    }.
silver-at-hand = Dodaj { card-silver.acc } (w swojej Fazie Kupna na wierzch talii, w innym wypadku na rękę).
wait-for-purchase = Gdy następnym razem kupisz kartę w tej kolejce, możesz też dodać inną kartę o tym samym koszcie.
wait-for-gain = Gdy następnym razem dodasz kartę w tej kolejce, możesz też dodać inną kartę o tym samym koszcie.
gain-also = Możesz też dodać kartę o innej nazwie i dokładnie tym samym koszcie.
gain-two-cheaper = Dodaj 2 karty, jedną po drugiej, każdą tańszą od niej.
gain-actions-overpaid = Dodaj 2 karty akcji, każdą o koszcie równym dokładnie nadpłacie.
gain-silvers-overpaid = Dodaj { card-silver.acc } za każdą monetę nadpłaty.
gain-no-farmland = Dodaj kartę inną niż { card-farmland }, kosztującą dokładnie o $2 więcej.
each-other-gains = Każdy inny gracz dodaje { $cards-acc }. Jeśli to zrobi, { $then }.
gain-from-trash = Dodaj kartę akcji ze śmietniska.
gain-prize = Dodaj Nagrodę na wierzch talii.
smuggle = Dodaj kopię karty o koszcie do ${ $n }, którą gracz po twojej prawej stronie dodał w swojej ostatniej kolejce.
show-to-copy = Możesz odkryć kartę skarbu z ręki; jeśli to zrobisz, dodaj jej kopię.
gain-for-bonus = Dodaj kartę o koszcie do ${ $n }. Jeśli to karta akcji: +1 akcja. Jeśli to karta skarbu: +$1. Jeśli to karta zwycięstwa: +1 karta.
trash-to-gain =
    { $exactly ->
        [True] Wyrzuć na śmietnisko kartę z ręki i dodaj kartę kosztującą dokładnie o ${ $n } więcej.
       *[False] Wyrzuć na śmietnisko kartę z ręki i dodaj kartę kosztującą najwyżej o ${ $n } więcej.
    }
trash-treasure-to-gain =
    { $may ->
        [True] Możesz wyrzucić na śmietnisko kartę skarbu z ręki; jeśli to zrobisz, dodaj na rękę kartę skarbu kosztującą najwyżej o ${ $n } więcej.
       *[False] Wyrzuć na śmietnisko kartę skarbu z ręki i dodaj na rękę kartę skarbu kosztującą najwyżej o ${ $n } więcej.
    }

trash-to-replace = Wyrzuć na śmietnisko kartę z ręki i dodaj kartę kosztującą najwyżej o ${ $n } więcej; kartę akcji lub skarbu dodaj na wierzch talii.
if-victory = Jeśli to karta zwycięstwa, { $then }.

play-action-twice =
    { $may ->
        [True] Możesz wybrać kartę akcji z ręki i zagrać ją dwukrotnie.
       *[False] Wybierz kartę akcji z ręki i zagraj ją dwukrotnie.
    }
play-action-thrice = Możesz wybrać kartę akcji z ręki i zagrać ją trzykrotnie.
twice = Zrób to dwukrotnie: { $then }.
costs-less = Do końca tej kolejki każda karta, gdziekolwiek jest, kosztuje o ${ $n } mniej (nigdy mniej niż $0).
copper-gives-more = Każdy Miedziak zagrany przez ciebie później w tej kolejce daje o ${ $n } więcej.
first-silver = Pierwszy Srebrnik zagrany przez ciebie w tej kolejce daje o ${ $n } więcej.
bonus-after-actions = Jeśli to co najmniej { $n }. karta akcji zagrana przez ciebie w tej kolejce: +1 karta, +1 akcja.
draw-to-seven = Ciągnij karty, aż będziesz mieć na ręce 7. Każdą pociągniętą przy tym kartę akcji możesz odłożyć na bok; na koniec odrzuć odłożone karty.
reveal =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz odkrywa wierzchnią kartę swojej talii.
            [few] Każdy inny gracz odkrywa { $n } wierzchnie karty swojej talii.
           *[many] Każdy inny gracz odkrywa { $n } wierzchnich kart swojej talii.
        }
       *[you] { $n ->
            [one] Odkryj wierzchnią kartę swojej talii.
            [few] Odkryj { $n } wierzchnie karty swojej talii.
           *[many] Odkryj { $n } wierzchnich kart swojej talii.
        }
    }{ $to ->
        [hand] {" "}{ $kind ->
            [victory] Karty zwycięstwa
            [victory_or_curse] Karty zwycięstwa i Klątwy
           *[copper_or_potion] Miedziaki i Mikstury
        } spośród nich weź na rękę; pozostałe połóż z powrotem w dowolnej kolejności.
        [discard] {" "}{ $kind ->
            [no_action] Karty akcji spośród nich połóż z powrotem w dowolnej kolejności, a pozostałe odrzuć.
           *[action_or_treasure] { $who ->
                [others] Odrzuca spośród nich karty akcji i skarbu, a pozostałe kładzie z powrotem w dowolnej kolejności.
               *[you] Odrzuć spośród nich karty akcji i skarbu, a pozostałe połóż z powrotem w dowolnej kolejności.
            }
        }
       *[aside] {""}
    }
reveal-until =
    { $who ->
        [others] Każdy inny gracz odkrywa karty ze swojej talii,
       *[you] Odkrywaj karty ze swojej talii,
    } { $kind ->
        [treasure] { $n ->
            [one] aż pojawi się karta skarbu
            [few] aż pojawią się { $n } karty skarbu
           *[many] aż pojawi się { $n } kart skarbu
        }
        [victory_or_curse] aż pojawi się karta zwycięstwa lub Klątwa
        [action_or_treasure] aż pojawi się karta akcji lub skarbu
        [no_golem] { $n ->
            [one] aż pojawi się karta akcji inna niż { card-golem }
            [few] aż pojawią się { $n } karty akcji inne niż { card-golem }
           *[many] aż pojawi się { $n } kart akcji innych niż { card-golem }
        }
       *[new_name] aż pojawi się karta, jakiej nie masz na ręce
    }. { $to ->
        [deck] { $who ->
            [others] Kładzie ją z powrotem, a pozostałe odrzuca.
           *[you] Połóż ją z powrotem, a pozostałe odrzuć.
        }
        [play] { $n ->
            [one] Pozostałe odrzuć, a tę zagraj.
           *[other] Pozostałe odrzuć, a te zagraj w dowolnej kolejności.
        }
       *[hand] { $n ->
            [one] Weź ją na rękę, a pozostałe odrzuć.
           *[other] Weź je na rękę, a pozostałe odrzuć.
        }
    }
reveal-to-play = Odkryj wierzchnią kartę swojej talii. Jeśli to karta akcji, zagraj ją; jeśli nie, zostaje na wierzchu.
neighbour-discards-one = Gracz po twojej lewej stronie wybiera jedną z nich, którą odrzucasz. Pozostałe weź na rękę.
reveal-dear = Odkryj wierzchnią kartę swojej talii. Jeśli kosztuje co najmniej ${ $n }, weź ją na rękę; jeśli nie, zostaje na wierzchu.
coins-per-name = +$1 za każdą różną nazwę wśród nich. Potem je odrzuć.
show-hand = Odkryj rękę.
cards-for-different-hand = Odkryj rękę. Jeśli nie ma w niej dwóch takich samych kart: +3 karty. W przeciwnym razie: +1 karta.
show-hand-for-cards =
    Odkryj rękę. Jeśli nie ma w niej karty akcji: { $n ->
        [one] +1 karta
        [few] +{ $n } karty
       *[many] +{ $n } kart
    }.
lookout =
    { $n ->
        [one] Obejrzyj wierzchnią kartę swojej talii.
        [few] Obejrzyj { $n } wierzchnie karty swojej talii.
       *[many] Obejrzyj { $n } wierzchnich kart swojej talii.
    } Jedną z nich wyrzuć na śmietnisko, jedną odrzuć, ostatnią połóż z powrotem.
sentry =
    { $n ->
        [one] Obejrzyj wierzchnią kartę swojej talii.
        [few] Obejrzyj { $n } wierzchnie karty swojej talii.
       *[many] Obejrzyj { $n } wierzchnich kart swojej talii.
    } Dowolne z nich wyrzuć na śmietnisko, dowolne odrzuć, a resztę połóż z powrotem w dowolnej kolejności.
name-and-reveal = Wymień nazwę karty, a potem odkryj wierzchnią kartę swojej talii. Jeśli to karta o tej nazwie, weź ją na rękę; jeśli nie, zostaje na wierzchu.
name-and-trash =
    { $n ->
        [one] Wymień nazwę karty, a potem odkryj wierzchnią kartę swojej talii. Jeśli to karta o tej nazwie, wyrzuć ją na śmietnisko; jeśli nie, połóż ją z powrotem.
        [few] Wymień nazwę karty, a potem odkryj { $n } wierzchnie karty swojej talii. Karty o tej nazwie wyrzuć na śmietnisko; pozostałe połóż z powrotem w dowolnej kolejności.
       *[many] Wymień nazwę karty, a potem odkryj { $n } wierzchnich kart swojej talii. Karty o tej nazwie wyrzuć na śmietnisko; pozostałe połóż z powrotem w dowolnej kolejności.
    }
name-and-skip =
    { $n ->
        [one] Wymień nazwę karty, a potem odkrywaj karty ze swojej talii, aż pojawi się inna. Weź ją na rękę, a karty o tej nazwie odrzuć.
        [few] Wymień nazwę karty, a potem odkrywaj karty ze swojej talii, aż pojawią się { $n } inne. Weź je na rękę, a karty o tej nazwie odrzuć.
       *[many] Wymień nazwę karty, a potem odkrywaj karty ze swojej talii, aż pojawi się { $n } innych. Weź je na rękę, a karty o tej nazwie odrzuć.
    }
examine-overpaid = Za każdą monetę nadpłaty obejrzyj wierzchnią kartę swojej talii: wyrzuć ją na śmietnisko, odrzuć albo połóż z powrotem.
neighbour-reveals =
    Gracz po twojej lewej stronie odkrywa i odrzuca 2 wierzchnie karty swojej talii. Każda karta o innej nazwie daje: karta akcji { $n ->
        [one] +1 akcję
        [few] +{ $n } akcje
       *[many] +{ $n } akcji
    }, karta skarbu +${ $n }, karta zwycięstwa { $n ->
        [one] +1 kartę
        [few] +{ $n } karty
       *[many] +{ $n } kart
    }.
neighbour-bans = Gracz po twojej lewej stronie wymienia nazwę karty; w tej kolejce nie możesz jej kupić.
pass-left = Każdy gracz wybiera kartę z ręki; potem wszyscy jednocześnie przekazują wybrane karty w lewo.

spy = Każdy gracz, ty też, odkrywa wierzchnią kartę swojej talii; o każdej z nich decydujesz, czy zostanie odrzucona, czy wróci na wierzch.
judge = Każdy gracz, ty też, odkrywa 2 wierzchnie karty swojej talii; u każdego gracza decydujesz, czy obie karty zostaną odrzucone, czy obie wrócą, w kolejności wybranej przez właściciela.
raid = Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko wybraną przez ciebie kartę { card-silver.gen } lub { card-gold.gen } spośród nich i odrzuca resztę. Kto nie odkrył karty skarbu, dodaje { card-copper.acc }. Wyrzucone karty dodajesz ty.
steal = Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii i wyrzuca na śmietnisko jedną wybraną przez ciebie kartę skarbu spośród nich (jeśli jest). Możesz dodać dowolne z wyrzuconych w ten sposób kart. Potem reszta zostaje odrzucona.
plunder = Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko jedną wybraną przez ciebie kartę skarbu spośród nich i odrzuca resztę. Jeśli cokolwiek wyrzucono, bierzesz żeton Statku pirackiego.
jest = Każdy inny gracz odrzuca wierzchnią kartę swojej talii. Jeśli to karta zwycięstwa, dodaje { card-curse.acc }; jeśli nie, decydujesz, czy jej kopię dodaje ten gracz, czy ty.
raid-too = Każdego innego gracza spotyka to samo.
joust =
    { $who ->
        [others] Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na śmietnisko jedną z nich o koszcie od ${ $least } do ${ $most } i odrzuca resztę.
       *[you] Odkryj 2 wierzchnie karty swojej talii, wyrzuć na śmietnisko jedną z nich o koszcie od ${ $least } do ${ $most } i odrzuć resztę.
    }
fall = Jeśli wyrzucono w ten sposób kartę rycerza, wyrzuć tę kartę na śmietnisko.
trample =
    { $who ->
        [others] każdy inny gracz odkrywa wierzchnią kartę swojej talii i wyrzuca ją na śmietnisko, jeśli kosztuje od $3 do $6; jeśli nie, odrzuca ją i dodaje { card-curse.acc }.
        [they] odkrywa wierzchnią kartę swojej talii i wyrzuca ją na śmietnisko, jeśli kosztuje od $3 do $6; jeśli nie, odrzuca ją i dodaje { card-curse.acc }.
       *[you] Odkryj wierzchnią kartę swojej talii i wyrzuć ją na śmietnisko, jeśli kosztuje od $3 do $6; jeśli nie, odrzuć ją i dodaj { card-curse.acc }.
    }
draw-one-less =
    { $who ->
        [others] Każdy inny gracz kładzie swój żeton −1 karta na swojej talii.
       *[you] Połóż swój żeton −1 karta na swojej talii.
    }
curse-if-dear = Jeśli kosztuje co najmniej $3, każdy inny gracz dodaje { card-curse.acc }.
    .within = każdy inny gracz dodaje { card-curse.acc } (jeśli ta karta kosztuje co najmniej $3)
discard-if-treasure = Jeśli to karta skarbu, każdy inny gracz odrzuca karty, aż zostaną mu na ręce tylko 3 karty.
    .within = odrzuca karty, aż zostaną mu na ręce tylko 3 (jeśli to karta skarbu)
enchant = Aż do twojej następnej kolejki, gdy inny gracz po raz pierwszy w swojej kolejce zagrywa kartę akcji, dostaje +1 kartę i +1 akcję zamiast jej działania.
become = Wybierz z Zapasów kartę akcji o koszcie do ${ $n }: ta karta jest nią, dopóki nie opuści obszaru gry.
play-from-supply = Zagraj z Zapasów kartę akcji o koszcie do ${ $n }; zostaje ona tam, gdzie leży.
may-show-gold = Możesz odkryć z ręki { card-gold.acc }. Jeśli to zrobisz, { $then }.
swindle = Każdy inny gracz wyrzuca na śmietnisko wierzchnią kartę swojej talii i dodaje wybraną przez ciebie kartę o tym samym koszcie.
new-hand =
    { $who ->
        [others] { $n ->
            [one] Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca rękę i ciągnie 1 kartę.
            [few] Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca rękę i ciągnie { $n } karty.
           *[many] Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca rękę i ciągnie { $n } kart.
        }
       *[you] { $n ->
            [one] Jeśli masz na ręce co najmniej 5 kart, odrzuć rękę i pociągnij 1 kartę.
            [few] Jeśli masz na ręce co najmniej 5 kart, odrzuć rękę i pociągnij { $n } karty.
           *[many] Jeśli masz na ręce co najmniej 5 kart, odrzuć rękę i pociągnij { $n } kart.
        }
    }
sabotage =
    { $who ->
        [others] Każdy inny gracz odkrywa karty ze swojej talii, aż pojawi się karta kosztująca co najmniej $3. Wyrzuca ją na śmietnisko i może dodać kartę kosztującą co najmniej o $2 mniej. Pozostałe odrzuca.
       *[you] Odkrywaj karty ze swojej talii, aż pojawi się karta kosztująca co najmniej $3. Wyrzuć ją na śmietnisko; możesz dodać kartę kosztującą co najmniej o $2 mniej. Pozostałe odrzuć.
    }

may-show-province = Możesz odkryć z ręki { card-province.acc }. Jeśli to zrobisz, { $then }; jeśli nie, { $otherwise }.
may-show-bane =
    { $who ->
        [others] Każdy inny gracz może odkryć z ręki kartę Zguby. Jeśli tego nie zrobi, { $otherwise }.
       *[you] Możesz odkryć z ręki kartę Zguby. Jeśli tego nie zrobisz, { $otherwise }.
    }
tournament = Każdy gracz może odkryć z ręki { card-province.acc }.
choose-for-own-province = Jeśli ty to zrobisz, odrzuć ją i wybierz jedno:
if-no-other-province = Jeśli nie zrobił tego nikt inny: { $then }.

next-turn = Na początku twojej następnej kolejki: { $then }.
choose-next-turn = Na początku swojej następnej kolejki wybierz jedno:
save-several =
    { $n ->
        [one] Możesz odłożyć na bok zasłoniętą kartę z ręki. Na początku twojej następnej kolejki wraca na rękę.
        [few] Odłóż na bok najwyżej { $n } zasłonięte karty z ręki. Na początku twojej następnej kolejki wracają na rękę.
       *[many] Odłóż na bok najwyżej { $n } zasłoniętych kart z ręki. Na początku twojej następnej kolejki wracają na rękę.
    }
this-to-tavern = Połóż tę kartę na swojej macie Tawerny.
copper-to-tavern = Połóż { card-copper.acc } z ręki na swojej macie Tawerny.
train = Przenieś swój żeton +$1 na stos kart akcji w Zapasach: za każdym razem, gdy zagrywasz kartę z tego stosu, najpierw +$1.
save-for-next-turn = Odłóż na bok zasłoniętą kartę z ręki. Na początku twojej następnej kolejki wraca na rękę.
this-to-mat = Połóż tę kartę i kartę z ręki na swojej macie Wyspy, gdzie leżą do zakończenia gry.
extra-turn = Na koniec tej kolejki pociągnij tylko 3 karty; potem rozegraj dodatkową kolejkę, chyba że byłaby twoją trzecią z rzędu.
extra-turn-2017 = Jeśli to pierwsza Placówka zagrana przez ciebie w tej kolejce, a poprzednia kolejka należała do innego gracza, na koniec tej kolejki pociągnij tylko 3 karty; potem rozegraj dodatkową kolejkę.
extra-turn-2023 = Na koniec tej kolejki pociągnij tylko 3 karty; potem rozegraj dodatkową kolejkę, chyba że byłaby twoją trzecią z rzędu. Z kilku czekających na ciebie dodatkowych kolejek rozgrywasz tylko jedną.
possess =
    Po tej kolejce gracz po twojej lewej stronie rozgrywa dodatkową kolejkę{ $limited ->
        [True] , chyba że byłaby jego trzecią z rzędu; podczas niej
       *[False] , w której
    } widzisz jego karty i podejmujesz za niego wszystkie decyzje. Karty, które miałby dodać, dodajesz ty. Jego karty wyrzucone na śmietnisko wracają na koniec tamtej kolejki na jego stos odrzuconych kart.
may-save-treasure = Raz w tej kolejce, gdy odrzucasz kartę skarbu z obszaru gry, możesz położyć ją na wierzch talii.
gold-for-victory = Do końca tej kolejki, gdy kupujesz kartę zwycięstwa, dodaj { card-gold.acc }.
when-buy-this = Gdy kupujesz tę kartę: { $then }.
when-gain-this = Gdy dodajesz tę kartę: { $then }.
when-overpay-this = Gdy kupujesz tę kartę, możesz za nią nadpłacić. Jeśli to zrobisz, { $then }.
when-trash-this = Gdy wyrzucasz tę kartę na śmietnisko: { $then }.
when-leave-this = Gdy odrzucasz tę kartę z obszaru gry: { $then }.
when-victory-buy-in-hand = Gdy kupujesz kartę zwycięstwa: { $then }.
when-start-on-mat = Na początku twojej kolejki: { $then }.
when-gain-on-mat = Gdy dodajesz kartę: { $then }.
may-call = Możesz przywołać tę kartę z maty Tawerny. Jeśli to zrobisz: { $then }.
when-victory-gain-in-hand = Gdy dodajesz kartę zwycięstwa: { $then }.
vp-for-victories = Do końca tej kolejki, gdy dodajesz kartę zwycięstwa: +1 żeton punktu zwycięstwa.
when-victory-gain-in-play = Gdy ta karta jest w obszarze gry, a ty dodajesz kartę zwycięstwa: { $then }.
when-treasure-gain-lying = Gdy dodajesz kartę skarbu: { $then }.
when-victory-gain-lying = Gdy dodajesz kartę zwycięstwa: { $then }.
when-buy-in-play = Gdy ta karta jest w obszarze gry, a ty kupujesz kartę: { $then }.
when-victory-buy-in-play = Gdy ta karta jest w obszarze gry, a ty kupujesz kartę zwycięstwa: { $then }.
when-gain-in-play = Gdy ta karta jest w obszarze gry, a ty dodajesz kartę: { $then }.
when-others-gain-in-hand = Gdy inny gracz dodaje { $cards-acc }: { $then }.
may-put-on-deck = Możesz położyć dodaną kartę na wierzch talii.
discount-in-play = Dopóki ta karta jest w obszarze gry, każda karta, gdziekolwiek jest, kosztuje o ${ $n } mniej (nigdy mniej niż $0).
costs-debt =
    { $n ->
        [one] Kosztuje dług: gdy kupujesz tę kartę, weź { $n } żeton długu. Dopóki masz dług, nie możesz nic kupować; spłacaj go w Fazie Kupna, po $1 za żeton.
        [few] Kosztuje dług: gdy kupujesz tę kartę, weź { $n } żetony długu. Dopóki masz dług, nie możesz nic kupować; spłacaj go w Fazie Kupna, po $1 za żeton.
       *[many] Kosztuje dług: gdy kupujesz tę kartę, weź { $n } żetonów długu. Dopóki masz dług, nie możesz nic kupować; spłacaj go w Fazie Kupna, po $1 za żeton.
    }
not-with = Nie możesz kupić tej karty, dopóki masz w obszarze gry { $cards-acc }.
back-no-victory =
    { $early ->
        [True] Na koniec swojej Fazy Kupna możesz położyć tę kartę na wierzch talii, jeśli nie została w niej przez ciebie dodana żadna karta zwycięstwa.
       *[False] Gdy odrzucasz tę kartę z obszaru gry, możesz położyć ją na wierzch talii, jeśli w tej kolejce nie została przez ciebie kupiona żadna karta zwycięstwa.
    }
back-with-potion =
    { $early ->
        [True] Na początku Fazy Porządków możesz położyć tę kartę na wierzch talii, jeśli masz w obszarze gry { card-potion.acc }.
       *[False] Gdy odrzucasz tę kartę z obszaru gry, możesz położyć ją na wierzch talii, jeśli masz w obszarze gry { card-potion.acc }.
    }
saves-treasure = Gdy odrzucasz tę kartę z obszaru gry, możesz położyć na wierzch talii kartę skarbu ze swojego obszaru gry.

reaction-intro = Reakcja: gdy inny gracz zagrywa kartę ataku, możesz najpierw odkryć tę kartę z ręki. Jeśli to zrobisz:
be-unaffected = Ta karta ataku na ciebie nie działa.
set-this-aside = Odłóż tę kartę na bok do początku swojej następnej kolejki; wtedy wraca na rękę.
hand-to-react =
    { $n ->
        [one] Możesz to zrobić tylko wtedy, gdy masz na ręce co najmniej { $n } kartę.
        [few] Możesz to zrobić tylko wtedy, gdy masz na ręce co najmniej { $n } karty.
       *[many] Możesz to zrobić tylko wtedy, gdy masz na ręce co najmniej { $n } kart.
    }

pile-of-two = { $cards }, w tej kolejności. Kupić lub dodać można tylko to, co leży na wierzchu.
pile-of-all =
    { $n ->
        [one] { $n } karta. Widać tylko wierzchnią i tylko ją można kupić lub dodać.
        [few] { $n } różne karty, potasowane. Widać tylko wierzchnią i tylko ją można kupić lub dodać.
       *[many] { $n } różnych kart, potasowanych. Widać tylko wierzchnią i tylko ją można kupić lub dodać.
    }

points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
points-per-ten-cards = 1 punkt zwycięstwa za każde 10 kart, które masz na koniec gry, zaokrąglając w dół
points-per-duchy = 1 punkt zwycięstwa za każdy { card-duchy.acc }, który masz na koniec gry
points-per-five-names = 2 punkty zwycięstwa za każde 5 różnych nazw kart, które masz na koniec gry, zaokrąglając w dół

### Typy i pudełka

type-action = akcja
type-treasure = skarb
type-attack = atak
type-reaction = reakcja
type-victory = zwycięstwo
type-curse = klątwa
# translated by us
type-duration = następstwo
# translated by us
type-prize = nagroda
# translated by us
type-reserve = rezerwa
# translated by us
type-knight = rycerz
# translated by us
type-shelter = schronienie
type-gathering = gromadzenie
type-event = zdarzenie
type-landmark = krajobraz
types-join = { $first } – { $rest }

# co leży na stole z powodu karty
comes-potion = Mikstura, karta skarbu do kart, które ją kosztują
comes-prizes = pięć Nagród, po jednej każdego rodzaju, obok Zapasów
comes-madman = dziesięć kart Szaleńca obok Zapasów
comes-coffers = żetony monet
comes-debt = żetony długu
comes-points = żetony punktów
comes-pirate_ship = żetony Statku pirackiego
comes-tavern = mata Tawerny dla każdego gracza
comes-island = mata Wyspy dla każdego gracza
comes-journey = żeton podróży dla każdego gracza
comes-trained = żeton +$1 dla każdego gracza
comes-minus_card = żeton −1 karta dla każdego gracza

box-basic = Karty podstawowe
box-base1e = Rozdarte Królestwo
# translated by us
box-base2e = Gra podstawowa, 2. edycja
box-intrigue1e = Intryga
# translated by us
box-intrigue2e = Intryga, 2. edycja
box-seaside = Przystań
# translated by us
box-alchemy = Alchemia
box-prosperity = Złoty wiek
# translated by us
box-cornucopia = Róg obfitości
# translated by us
box-guilds = Gildie
# translated by us
box-hinterlands = Pogranicze
# translated by us
box-dark_ages = Mroczne wieki
# translated by us
box-adventures = Przygody
box-empires = Imperium

extra-event = { $card } (Zdarzenie)
extra-landmark = { $card } (Krajobraz)
# translated by us
extra-bane = { $card } (stos Zguby)

### Pytania: czego dotyczy decyzja. about: jedyna karta, której dotyczy.

prompt-action = Zagrać kartę akcji?
prompt-treasure = Zagraj karty skarbu.
prompt-buy = Kupić kartę?
prompt-top = Wybierz kartę, która znajdzie się na wierzchu twojego stosu odrzuconych kart.
prompt-clean_up = Możesz położyć kartę ze swojego obszaru gry na wierzch talii.
prompt-turn = Masz dodatkową kolejkę, a w innej twojej kolejce decyduje inny gracz. Która będzie pierwsza?
prompt-next = Kilka rzeczy dzieje się jednocześnie. Wybierz kartę, która będzie następna.
prompt-react = Ktoś cię atakuje. Odkryć kartę reakcji?
prompt-play_twice = Wybierz kartę akcji, by zagrać ją dwukrotnie.
prompt-play_thrice = Wybierz kartę akcji, by zagrać ją trzykrotnie.
prompt-play_first = Wybierz kartę, którą zagrasz najpierw.
prompt-become = Wybierz kartę akcji, którą się staje.
prompt-play_from_supply = Wybierz kartę akcji z Zapasów, którą zagrywa.
prompt-call = Przywołać { $about-acc }?
prompt-play_it = Odrzucasz { $about-acc }. Zagrać tę kartę?
prompt-discard = Wybierz kartę do odrzucenia.
prompt-discard_any = Wybierz kartę do odrzucenia.
prompt-discard_for_coins = Wybierz kartę do odrzucenia za +$1.
prompt-may_discard = Możesz odrzucić kartę.
prompt-discard_curse = Odrzucić { card-curse.acc }?
prompt-discard_estate = Odrzucić { card-estate.acc }?
prompt-discard_deck = Przełożyć całą talię na stos odrzuconych kart?
prompt-discard_looked = Wybierz kartę do odrzucenia.
prompt-discard_one_looked = Wybierz kartę do odrzucenia.
prompt-discard_revealed = Wybierz kartę, którą odrzuca { $name }.
prompt-oracle = { $owner ->
        [you] Twoje własne karty
       *[other] Karty gracza { $name }
    }: odrzucić czy położyć z powrotem?
prompt-examine = { $about } leży na wierzchu twojej talii. Wyrzucić na śmietnisko, odrzucić czy położyć z powrotem?
prompt-spy = { $about } leży na wierzchu { $owner ->
        [you] twojej talii
       *[other] talii gracza { $name }
    }. Odrzucić czy położyć z powrotem?
prompt-trash = Wybierz kartę do wyrzucenia na śmietnisko.
prompt-may_trash = Możesz wyrzucić kartę na śmietnisko.
prompt-trash_looked = Wybierz kartę do wyrzucenia na śmietnisko.
prompt-trash_one_looked = Wybierz kartę do wyrzucenia na śmietnisko.
prompt-trash_from_supply = Wybierz z Zapasów kartę akcji do wyrzucenia na śmietnisko.
prompt-trash_revealed = Wybierz odkrytą kartę skarbu do wyrzucenia na śmietnisko.
prompt-trash_in_play = Możesz wyrzucić na śmietnisko kartę ze swojego obszaru gry.
prompt-trash_discarded = Możesz wyrzucić na śmietnisko kartę ze swojego stosu odrzuconych kart.
prompt-may_use = Możesz wyrzucić kartę z ręki na śmietnisko, by zadziałała.
prompt-trash_this = Wyrzucić tę kartę na śmietnisko?
prompt-gain = Wybierz kartę do dodania.
prompt-may_gain = Możesz dodać kartę.
prompt-gain_also = Możesz też dodać inną kartę o tym samym koszcie.
prompt-overpay = Ile nadpłacasz za { $about-acc }?
prompt-overpay_potions = Ile Mikstur nadpłacasz za { $about-acc }?
prompt-pay = Ile żetonów monet płacisz?
prompt-train = Wybierz stos kart akcji dla swojego żetonu +$1.
prompt-gain_trashed = Wybierz wyrzuconą kartę skarbu do dodania.
prompt-gain_from_trash = Wybierz ze śmietniska kartę akcji do dodania.
prompt-smuggle = Wybierz kartę, której kopię dodasz.
prompt-prize = Wybierz Nagrodę do dodania.
prompt-put_on_deck = Dodajesz { $about-acc }. Położyć tę kartę na wierzch talii?
prompt-jest = { $name } odrzuca { $about-acc }. Kto dodaje kopię tej karty?
prompt-show = Wybierz kartę do odkrycia.
prompt-may_show = Możesz odkryć kartę skarbu.
prompt-show_province = Odkryć { card-province.acc }?
prompt-show_gold = Odkryć { card-gold.acc }?
prompt-show_bane = Odkryć Zgubę?
prompt-return = Możesz zwrócić kartę do Zapasów.
prompt-swindle = Wybierz kartę, którą dodaje { $name }.
prompt-put_back = Wybierz kartę, którą położysz na wierzch talii.
prompt-put_back_victory = Wybierz kartę zwycięstwa, którą pokażesz i położysz na wierzch talii.
prompt-put_back_discarded = Wybierz z odrzuconych kart tę, którą położysz na wierzch talii.
prompt-put_on_top = Wybierz z odrzuconych kart tę, którą położysz na wierzch talii.
prompt-shuffle_in = Możesz wtasować do talii kartę akcji ze swojego stosu odrzuconych kart.
prompt-may_save = Możesz odłożyć kartę na następną kolejkę.
prompt-save = Wybierz kartę do odłożenia na następną kolejkę.
prompt-to_mat = Wybierz kartę, którą położysz na swojej macie Wyspy.
prompt-bury = Wybierz kartę, którą włożysz do talii.
prompt-depth = Wybierz jej miejsce w talii.
prompt-take_bottom = { $about } leży na spodzie twojej talii. Położyć tę kartę na wierzch?
prompt-take_discarded = Możesz wziąć na rękę { card-copper.acc }.
prompt-order = Wybierz kartę, którą teraz położysz z powrotem. Ostatnia znajdzie się na wierzchu.
prompt-pass = Wybierz kartę do przekazania w lewo.
prompt-name = Wymień nazwę karty.
prompt-ban = Wymień nazwę karty, której nie można kupić w tej kolejce.
prompt-name-any = Te karty są w tej grze; można też wpisać każdą inną.
prompt-set_aside = Ciągniesz { $about-acc }. Zatrzymać czy odłożyć na bok?
prompt-choose =
    { $two ->
        [first] Wybierz dwie różne możliwości, jedną po drugiej.
        [three] Wybierz trzy różne możliwości, jedną po drugiej.
        [four] Wybierz cztery różne możliwości, jedną po drugiej.
        [second] Wybierz drugą możliwość.
        [next] Wybierz następną możliwość.
       *[no] Wybierz jedno.
    }

### Wybory: czasownik i karta albo słowo

option-play = Zagraj { $card-acc }
option-play-treasures = Zagraj wszystkie karty skarbu
option-enter = { $option } (Enter)
option-buy = Kup { $card-acc }
option-top = { $card } na wierzch
option-reveal = Odkryj { $card-acc }
option-discard = Odrzuć { $card-acc }
option-trash = Wyrzuć { $card-acc }
option-gain = Dodaj { $card-acc }
option-put_back = Połóż { $card-acc } na talię
option-pass = Przekaż { $card-acc }
option-name = { $card }
option-keep = Zatrzymaj { $card-acc }
option-set_aside = Odłóż { $card-acc }
option-next = Teraz { $card }
option-turn-own = Twoja własna dodatkowa kolejka
option-turn-possessed = Kolejka, w której decyduje inny gracz
option-return = Zwróć { $card-acc }
option-put_on_mat = Połóż { $card-acc } na macie
option-bury = Włóż { $card-acc } do talii
option-depth =
    { $place ->
        [1] Na wierzchu
        [bottom] Na spodzie
       *[other] { $place }. karta od wierzchu
    }
option-take = Weź { $card-acc }
option-take-jest = Ty dodajesz { $card-acc }
option-give = Ten gracz dodaje { $card-acc }
option-shuffle_in = Wtasuj { $card-acc }
option-become = Stań się kartą { $card-gen }
option-train = Stos kart { $card-gen }
option-back = Połóż z powrotem
option-away = Odrzuć
option-overpay =
    { $n ->
        [0] Bez nadpłaty
       *[other] Nadpłać ${ $n }
    }
option-overpay-overpay_potions =
    { $n ->
        [0] Bez Mikstury
        [one] Miksturę
        [few] { $n } Mikstury
       *[many] { $n } Mikstur
    }
option-pay =
    { $n ->
        [0] Nie płać żetonami
        [one] Zapłać 1 żeton
        [few] Zapłać { $n } żetony
       *[many] Zapłać { $n } żetonów
    }
option-spend-coffers = Wydaj żeton monety
option-repay-all = Spłać dług
option-repay-one = Spłać 1 żeton długu
option-yes = Tak
option-no = Nie
option-done = Gotowe
option-done-action = Koniec kart akcji
option-done-treasure = Koniec kart skarbu
option-done-buy = Zakończ kolejkę
option-done-react = Bez (kolejnych) reakcji
option-done-may_trash = Nie wyrzucaj (więcej)
option-done-may_gain = Nie dodawaj
option-done-trash_looked = Nie wyrzucaj (więcej)
option-done-discard_looked = Nie odrzucaj (więcej)
option-done-gain_trashed = Nie dodawaj (więcej)
option-done-clean_up = Nie kładź na talię (więcej)
option-done-may_discard = Nie odrzucaj
option-done-may_show = Nie odkrywaj
option-done-return = Nie zwracaj (więcej)
option-done-take_discarded = Nie bierz (więcej)
option-done-play_thrice = Nie zagrywaj nic trzykrotnie
option-done-play_twice = Nie zagrywaj nic dwukrotnie
option-done-put_back_discarded = Nie kładź nic na talię
option-done-may_use = Nie wyrzucaj (więcej)
option-done-shuffle_in = Nie wtasowuj (więcej)
option-done-gain_also = Nie dodawaj więcej
option-done-trash_in_play = Nie wyrzucaj (więcej)
option-done-trash_discarded = Nie wyrzucaj
option-done-may_save = Nie odkładaj (więcej)
option-choose-cards = Więcej kart
option-choose-actions = Więcej akcji
option-choose-buys = Więcej zakupów
option-choose-coins = Więcej monet
option-choose-trash = Wyrzucenie kart
option-choose-discard = Odrzucenie kart
option-choose-curse = Dodanie Klątwy
option-choose-gain = Dodanie karty
option-choose-gold = Dodanie { card-gold.gen }
option-choose-attack = Atak
option-choose-prize = Dodanie Nagrody
option-choose-duchy = Dodanie Powiatu
option-choose-silvers = Dodanie Srebrników
option-choose-silver = Dodanie { card-silver.gen }
option-choose-estates = Dodanie Posiadłości
option-choose-wait = Czekanie na następny zakup
option-choose-mat = Położenie Miedziaka na macie

### Dziennik. Kto nie może widzieć kart, dostaje postać z -count.

log-turn =
    { $who ->
        [you] Twoja { $n }. kolejka
       *[other] { $name }, { $n }. kolejka
    }
log-turn-extra =
    { $who ->
        [you] Twoja dodatkowa kolejka
       *[other] { $name }, dodatkowa kolejka
    }
log-turn-possessed =
    { $who ->
        [you] Twoja dodatkowa kolejka, decyduje { $controller }
       *[other] { $decides ->
            [you] { $name }, dodatkowa kolejka: decydujesz ty
           *[other] { $name }, dodatkowa kolejka, decyduje { $controller }
        }
    }
log-play =
    { $who ->
        [you] Zagrywasz { $cards-acc }.
       *[other] { $name } zagrywa { $cards-acc }.
    }
log-play-count =
    { $who ->
        [you] Zagrywasz { $things-acc }.
       *[other] { $name } zagrywa { $things-acc }.
    }
log-again =
    { $who ->
        [you] Zagrywasz ponownie { $card-acc }.
       *[other] { $name } zagrywa ponownie { $card-acc }.
    }
log-sums =
    Razem ${ $coins }{ $drawn ->
        [0] { "" }
       *[other] , pociągnięte karty: { $drawn }
    }{ $gained ->
        [0] { "" }
       *[other] , dodane: { $gained }
    }{ $trashed ->
        [0] { "" }
       *[other] , wyrzucone: { $trashed }
    }.
log-buy =
    { $who ->
        [you] Kupujesz { $cards-acc }.
       *[other] { $name } kupuje { $cards-acc }.
    }
log-bought =
    { $who ->
        [you] Kupujesz { $card-acc }.
       *[other] { $name } kupuje { $card-acc }.
    }
log-draw =
    { $who ->
        [you] Ciągniesz { $cards-acc }.
       *[other] { $name } ciągnie { $cards-acc }.
    }
log-draw-count =
    { $who ->
        [you] Ciągniesz { $things-acc }.
       *[other] { $name } ciągnie { $things-acc }.
    }
log-gain =
    { $who ->
        [you] { $from ->
            [trash] Dodajesz { $cards-acc } ze śmietniska.
           *[supply] { $to ->
                [hand] Dodajesz na rękę { $cards-acc }.
                [deck] Dodajesz { $cards-acc } na wierzch talii.
               *[discard] Dodajesz { $cards-acc }.
            }
        }
       *[other] { $from ->
            [trash] { $name } dodaje { $cards-acc } ze śmietniska.
           *[supply] { $to ->
                [hand] { $name } dodaje na rękę { $cards-acc }.
                [deck] { $name } dodaje { $cards-acc } na wierzch talii.
               *[discard] { $name } dodaje { $cards-acc }.
            }
        }
    }
log-trash =
    { $who ->
        [you] Wyrzucasz na śmietnisko { $cards-acc }.
       *[other] { $name } wyrzuca na śmietnisko { $cards-acc }.
    }
log-exchange =
    { $who ->
        [you] Dostajesz w zamian { $cards-acc }.
       *[other] { $name } dostaje w zamian { $cards-acc }.
    }
log-return =
    { $who ->
        [you] Zwracasz do Zapasów { $cards-acc }.
       *[other] { $name } zwraca do Zapasów { $cards-acc }.
    }
log-token =
    { $who ->
        [you] Bierzesz
       *[other] { $name } bierze
    } { $token ->
        [vp] { $n ->
            [one] żeton punktu zwycięstwa
            [few] { $n } żetony punktów zwycięstwa
           *[many] { $n } żetonów punktów zwycięstwa
        }
        [coffers] { $n ->
            [one] żeton monety
            [few] { $n } żetony monet
           *[many] { $n } żetonów monet
        }
        [debt] { $n ->
            [one] żeton długu
            [few] { $n } żetony długu
           *[many] { $n } żetonów długu
        }
        [minus_card] żeton −1 karta
       *[pirate_ship] żeton Statku pirackiego
    }.
log-spend =
    { $token ->
        [debt] { $who ->
            [you] Spłacasz
           *[other] { $name } spłaca
        } { $n ->
            [one] żeton długu
            [few] { $n } żetony długu
           *[many] { $n } żetonów długu
        }.
       *[coffers] { $who ->
            [you] Wydajesz
           *[other] { $name } wydaje
        } { $n ->
            [one] żeton monety
            [few] { $n } żetony monet
           *[many] { $n } żetonów monet
        }.
    }
log-overpay =
    { $who ->
        [you] Nadpłacasz
       *[other] { $name } nadpłaca
    } ${ $n }{ $potions ->
        [0] {""}
        [one] {" "}i Miksturę
        [few] {" "}i { $potions } Mikstury
       *[many] {" "}i { $potions } Mikstur
    }.
log-event =
    { $who ->
        [you] Kupujesz Zdarzenie: { $card }.
       *[other] { $name } kupuje Zdarzenie: { $card }.
    }
log-call =
    { $who ->
        [you] Przywołujesz { $cards-acc } z maty Tawerny.
       *[other] { $name } przywołuje { $cards-acc } z maty Tawerny.
    }
log-train =
    { $who ->
        [you] Kładziesz swój żeton +$1 na stosie kart { $card-gen }.
       *[other] { $name } kładzie swój żeton +$1 na stosie kart { $card-gen }.
    }
log-become =
    { $who ->
        [you] Twój Władca to teraz { $card }.
       *[other] Władca gracza { $name } to teraz { $card }.
    }
log-play_from_supply =
    { $who ->
        [you] Zagrywasz { $card-acc }; karta zostaje w Zapasach.
       *[other] { $name } zagrywa { $card-acc }; karta zostaje w Zapasach.
    }
log-journey =
    { $who ->
        [you] Odwracasz swój żeton podróży
       *[other] { $name } odwraca żeton podróży
    }: jest teraz { $to ->
        [down] zasłonięty
       *[up] odsłonięty
    }.
log-pile_points =
    { $who ->
        [you] Zostawiasz
       *[other] { $name } zostawia
    } { $n ->
        [0] zero żetonów punktów zwycięstwa
        [one] 1 żeton punktu zwycięstwa
        [few] { $n } żetony punktów zwycięstwa
       *[many] { $n } żetonów punktów zwycięstwa
    } na stosie kart { $card-gen }.
log-turn_up =
    { $who ->
        [you] Odsłaniasz { $card-acc }.
       *[other] { $name } odsłania { $card-acc }.
    }
log-shuffle_in =
    { $who ->
        [you] Tasujesz swoją talię.
       *[other] { $name } tasuje swoją talię.
    }
log-discard =
    { $from ->
        [possessed] { $who ->
            [you] Odzyskujesz { $cards-acc } na swój stos odrzuconych kart.
           *[other] { $name } odzyskuje { $cards-acc } na stos odrzuconych kart.
        }
       *[other] { $who ->
            [you] Odrzucasz { $cards-acc }.
           *[other] { $name } odrzuca { $cards-acc }.
        }
    }
log-discard-count =
    { $who ->
        [you] Odrzucasz { $things-acc }; na wierzchu jest { $top }.
       *[other] { $name } odrzuca { $things-acc }; na wierzchu jest { $top }.
    }
log-discard_deck =
    { $who ->
        [you] Przekładasz talię na stos odrzuconych kart; na wierzchu jest { $top }.
       *[other] { $name } przekłada talię na stos odrzuconych kart; na wierzchu jest { $top }.
    }
log-put_back =
    { $who ->
        [you] Kładziesz { $cards-acc } na wierzch talii.
       *[other] { $name } kładzie { $cards-acc } na wierzch talii.
    }
log-put_back-count =
    { $who ->
        [you] Kładziesz { $things-acc } na wierzch talii.
       *[other] { $name } kładzie { $things-acc } na wierzch talii.
    }
log-bury =
    { $who ->
        [you] Wkładasz { $cards-acc } do talii
       *[other] { $name } wkłada { $cards-acc } do talii
    }{ $above ->
        [0] , na wierzch.
        [one] , pod 1 kartę.
        [few] , pod { $above } karty.
       *[many] , pod { $above } kart.
    }
log-bury-count =
    { $who ->
        [you] Wkładasz { $things-acc } do talii
       *[other] { $name } wkłada { $things-acc } do talii
    }{ $above ->
        [0] , na wierzch.
        [one] , pod 1 kartę.
        [few] , pod { $above } karty.
       *[many] , pod { $above } kart.
    }
log-put_on_top =
    { $who ->
        [you] Przekładasz { $cards-acc } ze spodu talii na wierzch.
       *[other] { $name } przekłada { $cards-acc } ze spodu talii na wierzch.
    }
log-put_on_top-count =
    { $who ->
        [you] Przekładasz spodnią kartę talii na wierzch.
       *[other] { $name } przekłada spodnią kartę talii na wierzch.
    }
log-look_below =
    { $who ->
        [you] Oglądasz spodnią kartę talii: { $cards }.
       *[other] { $name } ogląda spodnią kartę talii: { $cards }.
    }
log-look_below-count =
    { $who ->
        [you] Oglądasz spodnią kartę talii.
       *[other] { $name } ogląda spodnią kartę talii.
    }
log-reveal =
    { $who ->
        [you] Odkrywasz { $cards-acc }.
       *[other] { $name } odkrywa { $cards-acc }.
    }
log-look =
    { $from ->
        [hand] { $who ->
            [you] Gracz, który decyduje, ogląda twoją rękę: { $cards }.
           *[other] Widzisz rękę gracza { $name }: { $cards }.
        }
        [haven] { $who ->
            [you] Gracz, który decyduje, ogląda twoje odłożone karty: { $cards }.
           *[other] Widzisz odłożone karty gracza { $name }: { $cards }.
        }
       *[deck] { $who ->
            [you] Oglądasz { $cards-acc }.
           *[other] { $name } ogląda { $cards-acc }.
        }
    }
log-look-count =
    { $from ->
        [hand] Rękę gracza { $name } ogląda gracz, który decyduje.
        [haven] Odłożone karty gracza { $name } ogląda gracz, który decyduje.
       *[deck] { $who ->
            [you] Oglądasz { $things-acc }.
           *[other] { $name } ogląda { $things-acc } z talii.
        }
    }
log-look_through =
    { $who ->
        [you] Przeglądasz swój stos odrzuconych kart: { $cards }.
       *[other] { $name } przegląda swój stos odrzuconych kart.
    }
log-pick =
    { $who ->
        [you] Wybierasz { $cards-acc } do przekazania.
       *[other] { $name } wybiera { $cards-acc } do przekazania.
    }
log-pick-count =
    { $who ->
        [you] Wybierasz { $things-acc } do przekazania.
       *[other] { $name } wybiera { $things-acc } do przekazania.
    }
log-pass =
    { $who ->
        [you] Przekazujesz { $cards-acc } graczowi { $target }.
       *[other] { $target ->
            [ty] { $name } przekazuje ci { $cards-acc }.
           *[other] { $name } przekazuje { $cards-acc } graczowi { $target }.
        }
    }
log-pass-count =
    { $who ->
        [you] Przekazujesz { $things-acc } graczowi { $target }.
       *[other] { $name } przekazuje { $things-acc } graczowi { $target }.
    }
log-shuffle =
    { $who ->
        [you] Tasujesz swój stos odrzuconych kart i tworzysz nową talię.
       *[other] { $name } tasuje swój stos odrzuconych kart i tworzy nową talię.
    }
log-clean_up =
    { $who ->
        [you] Odrzucasz { $cards-acc } z { $from ->
            [hand] ręki
           *[play] obszaru gry
        }.
       *[other] { $name } odrzuca { $cards-acc } z obszaru gry.
    }
log-clean_up-count =
    { $who ->
        [you] Odrzucasz { $things-acc } z ręki.
       *[other] { $name } odrzuca { $things-acc } z ręki.
    }
log-set_aside =
    { $to ->
        [island] { $who ->
            [you] Kładziesz { $cards-acc } na swojej macie Wyspy.
           *[other] { $name } kładzie { $cards-acc } na macie Wyspy.
        }
        [possessed] { $who ->
            [you] Wyrzucasz na śmietnisko { $cards-acc }, tylko na tę kolejkę.
           *[other] { $name } wyrzuca na śmietnisko { $cards-acc }, tylko na tę kolejkę.
        }
       *[aside] { $who ->
            [you] Odkładasz na bok { $cards-acc }.
           *[other] { $name } odkłada na bok { $cards-acc }.
        }
    }
log-set_aside-count =
    { $who ->
        [you] Odkładasz na bok { $things-acc }.
       *[other] { $name } odkłada na bok { $things-acc }.
    }
log-take =
    { $from ->
        [discard] { $who ->
            [you] Bierzesz na rękę { $cards-acc } ze swojego stosu odrzuconych kart.
           *[other] { $name } bierze na rękę { $cards-acc } ze stosu odrzuconych kart.
        }
       *[aside] { $who ->
            [you] Bierzesz na rękę { $cards-acc }.
           *[other] { $name } bierze na rękę { $cards-acc }.
        }
    }
log-take-count =
    { $who ->
        [you] Bierzesz na rękę { $things-acc }.
       *[other] { $name } bierze na rękę { $things-acc }.
    }
log-name =
    { $who ->
        [you] Wymieniasz nazwę: { $card }.
       *[other] { $name } wymienia nazwę: { $card }.
    }
log-choose =
    { $who ->
        [you] Wybierasz: { $choice }.
       *[other] { $name } wybiera: { $choice }.
    }
log-top =
    { $who ->
        [you] Na wierzchu twojego stosu odrzuconych kart jest teraz { $card }.
       *[other] Na wierzchu stosu odrzuconych kart gracza { $name } jest teraz { $card }.
    }
log-end = Gra dobiegła końca.

things =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    .gen =
        { $n ->
            [one] karty
           *[many] { $n } kart
        }
nothing = zero kart
    .acc = zero kart
    .gen = zera kart

### Stół gry Dominion

## Karty

number = { $n }
bonus = +{ $n }
times = ×{ $n }
points-short-ten-cards = za 10
points-short-duchy = za Powiat
points-short-five-names = 2 za 5
cost-debt = { $n }D
read-card = Przeczytaj kartę: { $card }
read-cost = Koszt: { $potion ->
        [yes] { $n ->
            [0] Mikstura
           *[other] ${ $n } i Mikstura
        }
       *[no] ${ $n }
    }
read-prize = Nie ma ceny: zdobywa się ją dzięki karcie Turniej
read-boxes = Pochodzenie: { $boxes }
read-rulings = O co pytają gracze
read-more =
    { $n ->
        [one] Jeszcze jedna odpowiedź: naciśnij I lub prawy przycisk.
        [few] Jeszcze { $n } odpowiedzi: naciśnij I lub prawy przycisk.
       *[many] Jeszcze { $n } odpowiedzi: naciśnij I lub prawy przycisk.
    }
keys-read = Przeczytaj kartę wskazaną lub wybraną klawiszem Tab

## Zapasy

supply = Zapasy
# verb: co się stanie po dotknięciu; mark: co jest szczególnego w tym stosie
pile-label = { $card }, koszt { $cost }{ $potion ->
        [yes] { " " }i Mikstura
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }i { $debt } długu
    }, { $n ->
        [0] stos pusty
        [one] została 1
        [few] zostały { $n }
       *[many] zostało { $n }
    }{ $mark ->
        [bane] , Zguba
        [mixed] , na wierzchu stosu różnych kart
        [banned] , nie można kupić w tej kolejce: Kontrabanda
       *[none] {""}
    }{ $verb ->
        [buy] , kup
        [gain] , dodaj
        [give] , niech doda ten gracz
        [trash] , wyrzuć jedną na śmietnisko
        [train] , połóż tam swój żeton
        [become] , niech się nią stanie
        [play] , zagraj stamtąd
       *[none] {""}
    }
landscape-label = { $card }{ $event ->
        [yes] , koszt { $cost }
       *[no] {""}
    }{ $verb ->
        [buy] , kup
       *[none] {""}
    }
supply-landscapes = Zdarzenia i Krajobrazy
supply-landscapes-why = To nie są karty: Zdarzenie kupuje się dla jego działania, tyle razy, ile masz zakupów, a Krajobraz działa sam.
pile-bane = Zguba
pile-bane-why = Zguba: kto odkryje ją z ręki, tego oszczędza Młoda wiedźma.
pile-mixed = na wierzchu
pile-mixed-why = Wierzchnia karta stosu różnych kart: tylko ją można kupić lub dodać.
pile-banned = zakaz
pile-banned-why = Kontrabanda: twój sąsiad wymienił nazwę tej karty, więc w tej kolejce nie można jej kupić.
supply-beside = Obok Zapasów
supply-beside-why = Poza Zapasami, więc nie można ich kupić: Nagrody zdobywa się dzięki karcie Turniej, a Szaleńca za Pustelnika
pile-label-own = { $label }; masz { $n }
pile-label-points = { $label }; leży na nim { $n ->
        [one] 1 żeton punktu
        [few] { $n } żetony punktów
       *[many] { $n } żetonów punktów
    }
pile-own = W twojej talii: { $n }
pile-points =
    { $n ->
        [one] 1 żeton punktu
        [few] { $n } żetony punktów
       *[many] { $n } żetonów punktów
    }
pile-nothing = Brak kart.
trash-pile = Śmietnisko
trash-title = Śmietnisko

## Gracze

opponents = Przeciwnicy
opponent-turn = gra
opponent-asked = wybiera
opponent-you = { $name } (ty)
opponent-possessed = decyduje { $name }
opponent-hand =
    { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
opponent-deck =
    { $n ->
        [one] 1 karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
opponent-turns =
    { $n ->
        [one] rozegrano 1 kolejkę
        [few] rozegrano { $n } kolejki
       *[many] rozegrano { $n } kolejek
    }
zone-play = Twój obszar gry
zone-aside = Na boku
zone-looked = Oglądane
zone-picked = Wybrane
# kogoś, za kogo się decyduje
zone-play-of = Obszar gry gracza { $name }
zone-later = Następna kolejka:
stays-label = { $card }, zostaje w obszarze gry
stays-why = Zostaje w obszarze gry do Fazy Porządków { $who ->
        [you] twojej następnej kolejki
       *[other] następnej kolejki gracza { $name }
    }.
mat-island = Mata Wyspy
mat-haven = Zatoka
mat-horse_traders = Wracają w następnej kolejce
mat-waiting = Odłożone
mat-gear = Ekwipunek
# translated by us
mat-tavern = Mata Tawerny
mat-possessed = Wracają po tej kolejce
mat-face-down =
    { $n ->
        [one] 1 zasłonięta karta
        [few] { $n } zasłonięte karty
       *[many] { $n } zasłoniętych kart
    }
token-vp =
    { $n ->
        [one] 1 żeton punktu
        [few] { $n } żetony punktów
       *[many] { $n } żetonów punktów
    }
token-pirate_ship =
    { $n ->
        [one] 1 żeton Statku pirackiego
        [few] { $n } żetony Statku pirackiego
       *[many] { $n } żetonów Statku pirackiego
    }
token-coffers =
    { $n ->
        [one] 1 żeton monety
        [few] { $n } żetony monet
       *[many] { $n } żetonów monet
    }
token-trained = Żeton +$1 na stosie: { $card }
token-debt =
    { $n ->
        [one] 1 żeton długu
        [few] { $n } żetony długu
       *[many] { $n } żetonów długu
    }
token-journey = Zasłonięty żeton podróży
token-minus_card = Żeton −1 karta na talii
deck-count =
    { $n ->
        [0] Talia pusta
       *[other] Talia: { $n }
    }
discard-pile = Stos odrzuconych kart
discard-count = Odrzucone: { $n }
discard-title = Twój stos odrzuconych kart, od wierzchu
discard-empty = Stos odrzuconych kart jest pusty
discard-top-label = { $card }, na wierzchu stosu odrzuconych kart

## Ręka

hand = Ręka
# kogoś, za kogo się decyduje
hand-of = Ręka gracza { $name }
hand-empty =
    { $who ->
        [you] Nie masz kart na ręce.
       *[other] Na tej ręce nie ma kart.
    }
# order: która to z wybranych kart
hand-label = { $card }{ $order ->
        [0] { $verb ->
            [play] , zagraj
            [discard] , odrzuć
            [trash] , wyrzuć na śmietnisko
            [put_back] , połóż na talię
            [pass] , przekaż
            [reveal] , odkryj
            [gain] , dodaj
            [top] , połóż na wierzch
            [set_aside] , odłóż na bok
            [put_on_mat] , połóż na macie
            [return] , zwróć
            [bury] , włóż do talii
            [take] , weź
            [next] , wykonaj teraz
            [shuffle_in] , wtasuj
           *[none] {""}
        }
       *[other] , wybrana jako { $order }.
    }

## Kolejka

turn-actions =
    { $n ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }
turn-buys =
    { $n ->
        [one] zakup
        [few] zakupy
       *[many] zakupów
    }
turn-points = Punkty
turn-coins =
    { $n ->
        [one] moneta
        [few] monety
       *[many] monet
    }
turn-potions =
    { $n ->
        [one] Mikstura
        [few] Mikstury
       *[many] Mikstur
    }

# dodatkowe kolejki, które nastąpią
turn-then = { $turn } · potem { $next }
turn-next-extra =
    { $who ->
        [you] masz dodatkową kolejkę
       *[other] { $name } ma dodatkową kolejkę
    }
turn-next-possessed =
    { $decides ->
        [you] decydujesz w kolejce gracza { $name }
       *[other] { $who ->
            [you] { $controller } decyduje w twojej kolejce
           *[other] { $controller } decyduje w kolejce gracza { $name }
        }
    }
# która karta jest zagrywana
turn-card = { $turn } · { $card }

## Czego dotyczy pytanie

prompt = Pytanie
prompt-why = Dlaczego?
prompt-over = Gra dobiegła końca.
# ktoś decyduje za innego gracza
prompt-for = Decydujesz za gracza { $name }.
prompt-for-you = { $name } decyduje za ciebie.
prompt-for-other = { $name } decyduje za gracza { $whom }.
prompt-held = Twój wybór poczeka na odpowiedź na propozycję.
ask-exactly =
    { $verb ->
        [discard] { $n ->
            [one] Wybierz 1 kartę do odrzucenia.
            [few] Wybierz { $n } karty do odrzucenia.
           *[many] Wybierz { $n } kart do odrzucenia.
        }
        [trash] { $n ->
            [one] Wybierz 1 kartę do wyrzucenia na śmietnisko.
            [few] Wybierz { $n } karty do wyrzucenia na śmietnisko.
           *[many] Wybierz { $n } kart do wyrzucenia na śmietnisko.
        }
        [put_back] { $n ->
            [one] Wybierz 1 kartę, którą położysz na wierzch talii.
            [few] Wybierz { $n } karty, które położysz na wierzch talii. Ostatnia będzie na wierzchu.
           *[many] Wybierz { $n } kart, które położysz na wierzch talii. Ostatnia będzie na wierzchu.
        }
       *[other] { $n ->
            [one] Wybierz 1 kartę.
            [few] Wybierz { $n } karty.
           *[many] Wybierz { $n } kart.
        }
    }
ask-up-to =
    { $verb ->
        [discard] { $n ->
            [one] Możesz wybrać 1 kartę do odrzucenia.
            [few] Wybierz najwyżej { $n } karty do odrzucenia.
           *[many] Wybierz najwyżej { $n } kart do odrzucenia.
        }
        [trash] { $n ->
            [one] Możesz wybrać 1 kartę do wyrzucenia na śmietnisko.
            [few] Wybierz najwyżej { $n } karty do wyrzucenia na śmietnisko.
           *[many] Wybierz najwyżej { $n } kart do wyrzucenia na śmietnisko.
        }
        [return] { $n ->
            [one] Możesz wybrać 1 kartę do zwrócenia do Zapasów.
            [few] Wybierz najwyżej { $n } karty do zwrócenia do Zapasów.
           *[many] Wybierz najwyżej { $n } kart do zwrócenia do Zapasów.
        }
        [set_aside] { $n ->
            [one] Możesz wybrać 1 kartę do odłożenia.
            [few] Wybierz najwyżej { $n } karty do odłożenia.
           *[many] Wybierz najwyżej { $n } kart do odłożenia.
        }
       *[other] { $n ->
            [one] Możesz wybrać 1 kartę.
            [few] Wybierz najwyżej { $n } karty.
           *[many] Wybierz najwyżej { $n } kart.
        }
    }
ask-order =
    { $n ->
        [one] Połóż tę kartę z powrotem na wierzch talii.
        [few] Połóż te { $n } karty z powrotem w dowolnej kolejności. Ostatnia znajdzie się na wierzchu talii.
       *[many] Połóż te { $n } kart z powrotem w dowolnej kolejności. Ostatnia znajdzie się na wierzchu talii.
    }
pick-exactly =
    { $verb ->
        [discard] Odrzuć { $n } z { $of }
        [trash] Wyrzuć { $n } z { $of }
        [put_back] Połóż { $n } z { $of }
       *[other] Wybierz { $n } z { $of }
    }
pick-up-to =
    { $verb ->
        [discard] { $n ->
            [0] Nie odrzucaj
           *[other] Odrzuć { $n }
        }
        [trash] { $n ->
            [0] Nie wyrzucaj
           *[other] Wyrzuć { $n }
        }
        [return] { $n ->
            [0] Nie zwracaj
           *[other] Zwróć { $n }
        }
       *[other] { $n ->
            [0] Nie wybieraj
           *[other] Wybierz { $n }
        }
    }
pick-clear = Wyczyść
pick-confirm = Zatwierdź wybrane karty
# co robi odpowiedź na to pytanie
answer-yes-play_it = Zagraj
answer-no-play_it = Zostaw
answer-yes-discard_estate = Odrzuć Posiadłość
answer-no-discard_estate = Dodaj Posiadłość
answer-yes-discard_deck = Przełóż talię
answer-no-discard_deck = Zostaw talię
answer-yes-trash_this = Wyrzuć
answer-no-trash_this = Zatrzymaj
answer-done-discard_any = Nie odrzucaj
answer-done-discard_for_coins = Nie odrzucaj
answer-done-may_trash = Nie wyrzucaj
answer-done-trash_looked = Nie wyrzucaj
answer-done-discard_looked = Nie odrzucaj
answer-done-gain_trashed = Nie dodawaj żadnej
answer-done-react = Nie odkrywaj
answer-done-clean_up = Odrzuć wszystkie
answer-done-play_thrice = Nie zagrywaj trzykrotnie
answer-done-may_discard = Nie odrzucaj
answer-done-may_show = Nie odkrywaj
answer-done-return = Nie zwracaj
answer-done-take_discarded = Nie bierz więcej
answer-done-may_use = Nie wyrzucaj
answer-done-shuffle_in = Nie wtasowuj więcej
answer-done-gain_also = Nie dodawaj więcej
answer-done-trash_in_play = Nie wyrzucaj więcej
answer-done-trash_discarded = Nie wyrzucaj
answer-done-may_save = Nie odkładaj
answer-yes-show_gold = Odkryj { card-gold.acc }
answer-no-show_gold = Nie odkrywaj
answer-yes-call = Przywołaj
answer-no-call = Zostaw na macie
answer-yes-discard_curse = Odrzuć Klątwę
answer-no-discard_curse = Dodaj Klątwę i Miedziaka
answer-yes-show_province = Odkryj Prowincję
answer-no-show_province = Nie odkrywaj
answer-yes-show_bane = Odkryj Zgubę
answer-no-show_bane = Dodaj Klątwę
answer-yes-take_bottom = Połóż na wierzch
answer-no-take_bottom = Zostaw na spodzie
answer-yes-put_on_deck = Na wierzch talii
answer-no-put_on_deck = Na stos odrzuconych kart
# miejsce w talii, jak najkrócej
place-at = { $at ->
        [top] Na wierzch
        [bottom] Na spód
       *[within] { $n }
    }
end-turn-sure = Zakończyć kolejkę? Masz jeszcze ${ $n } i { $buys ->
        [one] 1 zakup
        [few] { $buys } zakupy
       *[many] { $buys } zakupów
    }.
end-turn-yes = Zakończ
end-turn-back = Kupuj dalej
name-search = Znajdź kartę
name-label = Wymień nazwę: { $card }
name-none = Nie ma takiej karty.

## Na kogo czekają wszyscy

wait-action = { $name } może zagrać kartę akcji.
wait-treasure = { $name } zagrywa karty skarbu.
wait-buy = { $name } może kupić kartę.
wait-top = { $name } wybiera kartę na wierzch stosu odrzuconych kart.
wait-react = { $name } może odkryć kartę reakcji na atak.
wait-play_twice = { $name } wybiera kartę akcji do dwukrotnego zagrania.
wait-play_it = { $name } może zagrać odrzuconą kartę akcji.
wait-discard = { $name } wybiera, co odrzucić.
wait-discard_any = { $name } wybiera, co odrzucić.
wait-discard_for_coins = { $name } wybiera, co odrzucić za monety.
wait-discard_estate = { $name } może odrzucić Posiadłość.
wait-discard_deck = { $name } może przełożyć talię na stos odrzuconych kart.
wait-discard_looked = { $name } wybiera, które z oglądanych kart odrzucić.
wait-spy = { $name } decyduje o odkrytej karcie.
wait-trash = { $name } wybiera, co wyrzucić na śmietnisko.
wait-may_trash = { $name } może wyrzucić karty na śmietnisko.
wait-trash_looked = { $name } wybiera, które z oglądanych kart wyrzucić na śmietnisko.
wait-trash_revealed = { $name } wybiera odkrytą kartę skarbu do wyrzucenia na śmietnisko.
wait-trash_this = { $name } może wyrzucić na śmietnisko właśnie zagraną kartę.
wait-gain = { $name } wybiera kartę do dodania.
wait-may_gain = { $name } może dodać kartę.
wait-gain_trashed = { $name } może dodać wyrzucone karty skarbu.
wait-swindle = { $name } wybiera kartę, którą doda ofiara.
wait-put_back = { $name } wybiera, co położyć na wierzch talii.
wait-put_back_victory = { $name } wybiera kartę zwycięstwa do położenia na wierzch talii.
wait-put_back_discarded = { $name } może położyć odrzuconą kartę na wierzch talii.
wait-order = { $name } kładzie karty z powrotem na talię.
wait-pass = { $name } wybiera kartę do przekazania.
wait-name = { $name } wymienia nazwę karty.
wait-set_aside = { $name } ciągnie karty po jednej i może odkładać karty akcji.
wait-choose = { $name } wybiera działanie karty.
wait-next = { $name } wybiera, co stanie się najpierw.
wait-turn = { $name } wybiera, która dodatkowa kolejka będzie pierwsza.
wait-clean_up = { $name } może położyć karty z obszaru gry na wierzch talii.
wait-play_thrice = { $name } wybiera kartę akcji do trzykrotnego zagrania.
wait-play_first = { $name } wybiera, którą odkrytą kartę akcji zagrać najpierw.
wait-may_discard = { $name } może odrzucić karty.
wait-discard_curse = { $name } może odrzucić Klątwę.
wait-discard_one_looked = { $name } wybiera, którą z oglądanych kart odrzucić.
wait-trash_one_looked = { $name } wybiera, którą z oglądanych kart wyrzucić na śmietnisko.
wait-trash_from_supply = { $name } wybiera z Zapasów kartę akcji do wyrzucenia na śmietnisko.
wait-gain_from_trash = { $name } wybiera kartę akcji do dodania ze śmietniska.
wait-smuggle = { $name } wybiera jedną z kart dodanych przez sąsiada.
wait-prize = { $name } wybiera Nagrodę.
wait-show = { $name } wybiera kartę do odkrycia.
wait-may_show = { $name } może odkryć kartę skarbu.
wait-show_province = { $name } może odkryć Prowincję.
wait-show_bane = { $name } może odkryć Zgubę.
wait-return = { $name } może zwrócić karty do Zapasów.
wait-save = { $name } odkłada kartę na następną kolejkę.
wait-to_mat = { $name } wybiera kartę na matę Wyspy.
wait-bury = { $name } wybiera kartę do włożenia do talii.
wait-depth = { $name } wybiera miejsce karty w talii.
wait-take_bottom = { $name } może położyć spodnią kartę talii na wierzch.
wait-put_on_deck = { $name } może położyć dodaną kartę na wierzch talii.
wait-take_discarded = { $name } bierze Miedziaki ze stosu odrzuconych kart.
wait-ban = { $name } wymienia nazwę karty, której nie można kupić w tej kolejce.
wait-overpay = { $name } może nadpłacić.
wait-overpay_potions = { $name } może nadpłacić Miksturami.
wait-examine = { $name } decyduje o wierzchniej karcie talii.
wait-may_use = { $name } może wyrzucić kartę z ręki, by zadziałała.
wait-oracle = { $name } decyduje, czy odkryte karty zostaną odrzucone.
wait-pay = { $name } wybiera, ile żetonów monet zapłacić.
wait-discard_revealed = { $name } wybiera odkrytą kartę do odrzucenia.
wait-put_on_top = { $name } kładzie odrzucone karty na wierzch talii.
wait-trash_discarded = { $name } może wyrzucić na śmietnisko kartę ze stosu odrzuconych kart.
wait-shuffle_in = { $name } może wtasować do talii odrzucone karty akcji.
wait-may_save = { $name } może odłożyć karty na następną kolejkę.
wait-call = { $name } może przywołać kartę z maty Tawerny.
wait-train = { $name } wybiera stos dla żetonu +$1.
wait-trash_in_play = { $name } może wyrzucić na śmietnisko karty z obszaru gry.
wait-show_gold = { $name } może odkryć { card-gold.acc }.
wait-become = { $name } wybiera kartę akcji, którą stanie się karta.
wait-play_from_supply = { $name } wybiera kartę akcji z Zapasów do zagrania.
wait-gain_also = { $name } może dodać inną kartę o tym samym koszcie.
wait-jest = { $name } decyduje, kto doda kopię odrzuconej karty.

## Koniec

ends-win = Zakup ostatniej karty { $card-gen } kończy grę: wygrywasz { $mine } do { $theirs }.
ends-share = Zakup ostatniej karty { $card-gen } kończy grę: dzielisz zwycięstwo, mając { $mine } pkt.
ends-lose = Zakup ostatniej karty { $card-gen } kończy grę: przegrywasz { $mine } do { $theirs }.
ends-turns = Zakup ostatniej karty { $card-gen } kończy grę: przy { $mine } pkt. po obu stronach przegrywasz, bo masz za sobą więcej kolejek.
ends-some-way = Zakup ostatniej karty { $card-gen } kończy grę.
points-won = Zwycięstwo
points-fewer-turns = Punktów jest tyle samo; decyduje mniejsza liczba kolejek.
points-turns =
    { $n ->
        [one] 1 kolejka
        [few] { $n } kolejki
       *[many] { $n } kolejek
    }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
points-none = Żadna karta się nie liczy
points-tokens =
    { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
curve-title = Punkty po każdej rundzie
curve-round = Runda { $n }
curve-start = Początek
curve-name = { $name } { $n }

## Od własnej kolejki

since-turn = { $name }: { $what }
since-bought = kupuje { $cards-acc }
since-gained = dodaje { $cards-acc }
since-nothing = nic nie zagrywa i nic nie kupuje
since-hit = { $card } gracza { $name }: { $what }

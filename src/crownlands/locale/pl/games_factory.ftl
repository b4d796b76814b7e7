### Nazwy według wydania Games Factory, tam gdzie różnią się od wydania Barda.

card-copper = Miedziaki
    .acc = Miedziaka
    .gen = Miedziaka
    .counted =
        { $n ->
            [one] Miedziak
            [few] { $n } Miedziaki
           *[many] { $n } Miedziaków
        }
    .counted-acc =
        { $n ->
            [one] Miedziaka
            [few] { $n } Miedziaki
           *[many] { $n } Miedziaków
        }
    .counted-gen =
        { $n ->
            [one] Miedziaka
           *[many] { $n } Miedziaków
        }
card-silver = Srebrniki
    .acc = Srebrniki
    .gen = Srebrników
    .counted =
        { $n ->
            [one] Srebrniki
            [few] { $n } Srebrniki
           *[many] { $n } Srebrników
        }
    .counted-acc =
        { $n ->
            [one] Srebrniki
            [few] { $n } Srebrniki
           *[many] { $n } Srebrników
        }
    .counted-gen =
        { $n ->
            [one] Srebrników
           *[many] { $n } Srebrników
        }
card-gold = Złoto
    .acc = Złoto
    .gen = Złota
    .counted =
        { $n ->
            [one] Złoto
            [few] { $n } karty Złota
           *[many] { $n } kart Złota
        }
    .counted-acc =
        { $n ->
            [one] Złoto
            [few] { $n } karty Złota
           *[many] { $n } kart Złota
        }
    .counted-gen =
        { $n ->
            [one] Złota
           *[many] { $n } kart Złota
        }
card-council_room = Sala obrad
    .acc = Salę obrad
    .gen = Sali obrad
    .counted =
        { $n ->
            [one] Sala obrad
            [few] { $n } Sale obrad
           *[many] { $n } Sal obrad
        }
    .counted-acc =
        { $n ->
            [one] Salę obrad
            [few] { $n } Sale obrad
           *[many] { $n } Sal obrad
        }
    .counted-gen =
        { $n ->
            [one] Sali obrad
           *[many] { $n } Sal obrad
        }

## Zestawy

kingdom-b1_big_money = Bogactwo
kingdom-b1_interaction = Interakcja
kingdom-b1_size_distortion = Zakrzywienie rozmiaru
kingdom-b1_village_square = Rynek wioskowy

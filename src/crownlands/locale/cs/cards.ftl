### Jména karet


## Základní karty

card-copper = Měďák
    .acc = Měďák
    .gen = Měďáku
    .counted =
        { $n ->
            [one] Měďák
            [few] { $n } Měďáky
           *[other] { $n } Měďáků
        }
    .counted-acc =
        { $n ->
            [one] Měďák
            [few] { $n } Měďáky
           *[other] { $n } Měďáků
        }
    .counted-gen =
        { $n ->
            [one] Měďáku
           *[other] { $n } Měďáků
        }
card-silver = Stříbrňák
    .acc = Stříbrňák
    .gen = Stříbrňáku
    .counted =
        { $n ->
            [one] Stříbrňák
            [few] { $n } Stříbrňáky
           *[other] { $n } Stříbrňáků
        }
    .counted-acc =
        { $n ->
            [one] Stříbrňák
            [few] { $n } Stříbrňáky
           *[other] { $n } Stříbrňáků
        }
    .counted-gen =
        { $n ->
            [one] Stříbrňáku
           *[other] { $n } Stříbrňáků
        }
card-gold = Zlaťák
    .acc = Zlaťák
    .gen = Zlaťáku
    .counted =
        { $n ->
            [one] Zlaťák
            [few] { $n } Zlaťáky
           *[other] { $n } Zlaťáků
        }
    .counted-acc =
        { $n ->
            [one] Zlaťák
            [few] { $n } Zlaťáky
           *[other] { $n } Zlaťáků
        }
    .counted-gen =
        { $n ->
            [one] Zlaťáku
           *[other] { $n } Zlaťáků
        }
card-estate = Statek
    .acc = Statek
    .gen = Statku
    .counted =
        { $n ->
            [one] Statek
            [few] { $n } Statky
           *[other] { $n } Statků
        }
    .counted-acc =
        { $n ->
            [one] Statek
            [few] { $n } Statky
           *[other] { $n } Statků
        }
    .counted-gen =
        { $n ->
            [one] Statku
           *[other] { $n } Statků
        }
card-duchy = Vévodství
    .acc = Vévodství
    .gen = Vévodství
    .counted =
        { $n ->
            [one] Vévodství
           *[other] { $n } Vévodství
        }
    .counted-acc =
        { $n ->
            [one] Vévodství
           *[other] { $n } Vévodství
        }
    .counted-gen =
        { $n ->
            [one] Vévodství
           *[other] { $n } Vévodství
        }
card-province = Provincie
    .acc = Provincii
    .gen = Provincie
    .counted =
        { $n ->
            [one] Provincie
            [few] { $n } Provincie
           *[other] { $n } Provincií
        }
    .counted-acc =
        { $n ->
            [one] Provincii
            [few] { $n } Provincie
           *[other] { $n } Provincií
        }
    .counted-gen =
        { $n ->
            [one] Provincie
           *[other] { $n } Provincií
        }
card-curse = Kletba
    .acc = Kletbu
    .gen = Kletby
    .counted =
        { $n ->
            [one] Kletba
            [few] { $n } Kletby
           *[other] { $n } Kleteb
        }
    .counted-acc =
        { $n ->
            [one] Kletbu
            [few] { $n } Kletby
           *[other] { $n } Kleteb
        }
    .counted-gen =
        { $n ->
            [one] Kletby
           *[other] { $n } Kleteb
        }

## Základní karty Alchymie a Prosperity

# translated by us
card-potion = Lektvar
    .acc = Lektvar
    .gen = Lektvaru
    .counted =
        { $n ->
            [one] Lektvar
            [few] { $n } Lektvary
           *[other] { $n } Lektvarů
        }
    .counted-acc =
        { $n ->
            [one] Lektvar
            [few] { $n } Lektvary
           *[other] { $n } Lektvarů
        }
    .counted-gen =
        { $n ->
            [one] Lektvaru
           *[other] { $n } Lektvarů
        }
# translated by us
card-platinum = Platina
    .acc = Platinu
    .gen = Platiny
    .counted =
        { $n ->
            [one] Platina
            [few] { $n } Platiny
           *[other] { $n } Platin
        }
    .counted-acc =
        { $n ->
            [one] Platinu
            [few] { $n } Platiny
           *[other] { $n } Platin
        }
    .counted-gen =
        { $n ->
            [one] Platiny
           *[other] { $n } Platin
        }
# translated by us
card-colony = Kolonie
    .acc = Kolonii
    .gen = Kolonie
    .counted =
        { $n ->
            [one] Kolonie
            [few] { $n } Kolonie
           *[other] { $n } Kolonií
        }
    .counted-acc =
        { $n ->
            [one] Kolonii
            [few] { $n } Kolonie
           *[other] { $n } Kolonií
        }
    .counted-gen =
        { $n ->
            [one] Kolonie
           *[other] { $n } Kolonií
        }

## Základní hra, první vydání

card-cellar = Sklepení
    .acc = Sklepení
    .gen = Sklepení
    .counted =
        { $n ->
            [one] Sklepení
           *[other] { $n } Sklepení
        }
    .counted-acc =
        { $n ->
            [one] Sklepení
           *[other] { $n } Sklepení
        }
    .counted-gen =
        { $n ->
            [one] Sklepení
           *[other] { $n } Sklepení
        }
card-chapel = Kaple
    .acc = Kapli
    .gen = Kaple
    .counted =
        { $n ->
            [one] Kaple
            [few] { $n } Kaple
           *[other] { $n } Kaplí
        }
    .counted-acc =
        { $n ->
            [one] Kapli
            [few] { $n } Kaple
           *[other] { $n } Kaplí
        }
    .counted-gen =
        { $n ->
            [one] Kaple
           *[other] { $n } Kaplí
        }
card-moat = Hradní příkop
    .acc = Hradní příkop
    .gen = Hradního příkopu
    .counted =
        { $n ->
            [one] Hradní příkop
            [few] { $n } Hradní příkopy
           *[other] { $n } Hradních příkopů
        }
    .counted-acc =
        { $n ->
            [one] Hradní příkop
            [few] { $n } Hradní příkopy
           *[other] { $n } Hradních příkopů
        }
    .counted-gen =
        { $n ->
            [one] Hradního příkopu
           *[other] { $n } Hradních příkopů
        }
card-chancellor = Kancléř
    .acc = Kancléře
    .gen = Kancléře
    .counted =
        { $n ->
            [one] Kancléř
            [few] { $n } Kancléři
           *[other] { $n } Kancléřů
        }
    .counted-acc =
        { $n ->
            [one] Kancléře
            [few] { $n } Kancléře
           *[other] { $n } Kancléřů
        }
    .counted-gen =
        { $n ->
            [one] Kancléře
           *[other] { $n } Kancléřů
        }
card-village = Vesnice
    .acc = Vesnici
    .gen = Vesnice
    .counted =
        { $n ->
            [one] Vesnice
            [few] { $n } Vesnice
           *[other] { $n } Vesnic
        }
    .counted-acc =
        { $n ->
            [one] Vesnici
            [few] { $n } Vesnice
           *[other] { $n } Vesnic
        }
    .counted-gen =
        { $n ->
            [one] Vesnice
           *[other] { $n } Vesnic
        }
card-woodcutter = Dřevorubec
    .acc = Dřevorubce
    .gen = Dřevorubce
    .counted =
        { $n ->
            [one] Dřevorubec
            [few] { $n } Dřevorubci
           *[other] { $n } Dřevorubců
        }
    .counted-acc =
        { $n ->
            [one] Dřevorubce
            [few] { $n } Dřevorubce
           *[other] { $n } Dřevorubců
        }
    .counted-gen =
        { $n ->
            [one] Dřevorubce
           *[other] { $n } Dřevorubců
        }
card-workshop = Dílna
    .acc = Dílnu
    .gen = Dílny
    .counted =
        { $n ->
            [one] Dílna
            [few] { $n } Dílny
           *[other] { $n } Dílen
        }
    .counted-acc =
        { $n ->
            [one] Dílnu
            [few] { $n } Dílny
           *[other] { $n } Dílen
        }
    .counted-gen =
        { $n ->
            [one] Dílny
           *[other] { $n } Dílen
        }
card-bureaucrat = Úředník
    .acc = Úředníka
    .gen = Úředníka
    .counted =
        { $n ->
            [one] Úředník
            [few] { $n } Úředníci
           *[other] { $n } Úředníků
        }
    .counted-acc =
        { $n ->
            [one] Úředníka
            [few] { $n } Úředníky
           *[other] { $n } Úředníků
        }
    .counted-gen =
        { $n ->
            [one] Úředníka
           *[other] { $n } Úředníků
        }
card-feast = Hostina
    .acc = Hostinu
    .gen = Hostiny
    .counted =
        { $n ->
            [one] Hostina
            [few] { $n } Hostiny
           *[other] { $n } Hostin
        }
    .counted-acc =
        { $n ->
            [one] Hostinu
            [few] { $n } Hostiny
           *[other] { $n } Hostin
        }
    .counted-gen =
        { $n ->
            [one] Hostiny
           *[other] { $n } Hostin
        }
card-gardens = Zahrady
    .acc = Zahrady
    .gen = Zahrad
    .counted =
        { $n ->
            [one] Zahrady
            [few] { $n } Zahrady
           *[other] { $n } Zahrad
        }
    .counted-acc =
        { $n ->
            [one] Zahrady
            [few] { $n } Zahrady
           *[other] { $n } Zahrad
        }
    .counted-gen =
        { $n ->
            [one] Zahrad
           *[other] { $n } Zahrad
        }
card-militia = Milice
    .acc = Milici
    .gen = Milice
    .counted =
        { $n ->
            [one] Milice
            [few] { $n } Milice
           *[other] { $n } Milic
        }
    .counted-acc =
        { $n ->
            [one] Milici
            [few] { $n } Milice
           *[other] { $n } Milic
        }
    .counted-gen =
        { $n ->
            [one] Milice
           *[other] { $n } Milic
        }
card-moneylender = Lichvář
    .acc = Lichváře
    .gen = Lichváře
    .counted =
        { $n ->
            [one] Lichvář
            [few] { $n } Lichváři
           *[other] { $n } Lichvářů
        }
    .counted-acc =
        { $n ->
            [one] Lichváře
            [few] { $n } Lichváře
           *[other] { $n } Lichvářů
        }
    .counted-gen =
        { $n ->
            [one] Lichváře
           *[other] { $n } Lichvářů
        }
card-remodel = Přestavba
    .acc = Přestavbu
    .gen = Přestavby
    .counted =
        { $n ->
            [one] Přestavba
            [few] { $n } Přestavby
           *[other] { $n } Přestaveb
        }
    .counted-acc =
        { $n ->
            [one] Přestavbu
            [few] { $n } Přestavby
           *[other] { $n } Přestaveb
        }
    .counted-gen =
        { $n ->
            [one] Přestavby
           *[other] { $n } Přestaveb
        }
card-smithy = Kovárna
    .acc = Kovárnu
    .gen = Kovárny
    .counted =
        { $n ->
            [one] Kovárna
            [few] { $n } Kovárny
           *[other] { $n } Kováren
        }
    .counted-acc =
        { $n ->
            [one] Kovárnu
            [few] { $n } Kovárny
           *[other] { $n } Kováren
        }
    .counted-gen =
        { $n ->
            [one] Kovárny
           *[other] { $n } Kováren
        }
card-spy = Špion
    .acc = Špiona
    .gen = Špiona
    .counted =
        { $n ->
            [one] Špion
            [few] { $n } Špioni
           *[other] { $n } Špionů
        }
    .counted-acc =
        { $n ->
            [one] Špiona
            [few] { $n } Špiony
           *[other] { $n } Špionů
        }
    .counted-gen =
        { $n ->
            [one] Špiona
           *[other] { $n } Špionů
        }
card-thief = Zloděj
    .acc = Zloděje
    .gen = Zloděje
    .counted =
        { $n ->
            [one] Zloděj
            [few] { $n } Zloději
           *[other] { $n } Zlodějů
        }
    .counted-acc =
        { $n ->
            [one] Zloděje
            [few] { $n } Zloděje
           *[other] { $n } Zlodějů
        }
    .counted-gen =
        { $n ->
            [one] Zloděje
           *[other] { $n } Zlodějů
        }
card-throne_room = Trůnní sál
    .acc = Trůnní sál
    .gen = Trůnního sálu
    .counted =
        { $n ->
            [one] Trůnní sál
            [few] { $n } Trůnní sály
           *[other] { $n } Trůnních sálů
        }
    .counted-acc =
        { $n ->
            [one] Trůnní sál
            [few] { $n } Trůnní sály
           *[other] { $n } Trůnních sálů
        }
    .counted-gen =
        { $n ->
            [one] Trůnního sálu
           *[other] { $n } Trůnních sálů
        }
card-council_room = Zasedání rady
    .acc = Zasedání rady
    .gen = Zasedání rady
    .counted =
        { $n ->
            [one] Zasedání rady
           *[other] { $n } Zasedání rady
        }
    .counted-acc =
        { $n ->
            [one] Zasedání rady
           *[other] { $n } Zasedání rady
        }
    .counted-gen =
        { $n ->
            [one] Zasedání rady
           *[other] { $n } Zasedání rady
        }
card-festival = Jarmark
    .acc = Jarmark
    .gen = Jarmarku
    .counted =
        { $n ->
            [one] Jarmark
            [few] { $n } Jarmarky
           *[other] { $n } Jarmarků
        }
    .counted-acc =
        { $n ->
            [one] Jarmark
            [few] { $n } Jarmarky
           *[other] { $n } Jarmarků
        }
    .counted-gen =
        { $n ->
            [one] Jarmarku
           *[other] { $n } Jarmarků
        }
card-laboratory = Laboratoř
    .acc = Laboratoř
    .gen = Laboratoře
    .counted =
        { $n ->
            [one] Laboratoř
            [few] { $n } Laboratoře
           *[other] { $n } Laboratoří
        }
    .counted-acc =
        { $n ->
            [one] Laboratoř
            [few] { $n } Laboratoře
           *[other] { $n } Laboratoří
        }
    .counted-gen =
        { $n ->
            [one] Laboratoře
           *[other] { $n } Laboratoří
        }
card-library = Knihovna
    .acc = Knihovnu
    .gen = Knihovny
    .counted =
        { $n ->
            [one] Knihovna
            [few] { $n } Knihovny
           *[other] { $n } Knihoven
        }
    .counted-acc =
        { $n ->
            [one] Knihovnu
            [few] { $n } Knihovny
           *[other] { $n } Knihoven
        }
    .counted-gen =
        { $n ->
            [one] Knihovny
           *[other] { $n } Knihoven
        }
card-market = Trh
    .acc = Trh
    .gen = Trhu
    .counted =
        { $n ->
            [one] Trh
            [few] { $n } Trhy
           *[other] { $n } Trhů
        }
    .counted-acc =
        { $n ->
            [one] Trh
            [few] { $n } Trhy
           *[other] { $n } Trhů
        }
    .counted-gen =
        { $n ->
            [one] Trhu
           *[other] { $n } Trhů
        }
card-mine = Důl
    .acc = Důl
    .gen = Dolu
    .counted =
        { $n ->
            [one] Důl
            [few] { $n } Doly
           *[other] { $n } Dolů
        }
    .counted-acc =
        { $n ->
            [one] Důl
            [few] { $n } Doly
           *[other] { $n } Dolů
        }
    .counted-gen =
        { $n ->
            [one] Dolu
           *[other] { $n } Dolů
        }
card-witch = Čarodějnice
    .acc = Čarodějnici
    .gen = Čarodějnice
    .counted =
        { $n ->
            [one] Čarodějnice
            [few] { $n } Čarodějnice
           *[other] { $n } Čarodějnic
        }
    .counted-acc =
        { $n ->
            [one] Čarodějnici
            [few] { $n } Čarodějnice
           *[other] { $n } Čarodějnic
        }
    .counted-gen =
        { $n ->
            [one] Čarodějnice
           *[other] { $n } Čarodějnic
        }
card-adventurer = Dobrodruh
    .acc = Dobrodruha
    .gen = Dobrodruha
    .counted =
        { $n ->
            [one] Dobrodruh
            [few] { $n } Dobrodruzi
           *[other] { $n } Dobrodruhů
        }
    .counted-acc =
        { $n ->
            [one] Dobrodruha
            [few] { $n } Dobrodruhy
           *[other] { $n } Dobrodruhů
        }
    .counted-gen =
        { $n ->
            [one] Dobrodruha
           *[other] { $n } Dobrodruhů
        }

## Základní hra, druhé vydání: co je nové

card-harbinger = Průzkumník
    .acc = Průzkumníka
    .gen = Průzkumníka
    .counted =
        { $n ->
            [one] Průzkumník
            [few] { $n } Průzkumníci
           *[other] { $n } Průzkumníků
        }
    .counted-acc =
        { $n ->
            [one] Průzkumníka
            [few] { $n } Průzkumníky
           *[other] { $n } Průzkumníků
        }
    .counted-gen =
        { $n ->
            [one] Průzkumníka
           *[other] { $n } Průzkumníků
        }
card-merchant = Obchodnice
    .acc = Obchodnici
    .gen = Obchodnice
    .counted =
        { $n ->
            [one] Obchodnice
            [few] { $n } Obchodnice
           *[other] { $n } Obchodnic
        }
    .counted-acc =
        { $n ->
            [one] Obchodnici
            [few] { $n } Obchodnice
           *[other] { $n } Obchodnic
        }
    .counted-gen =
        { $n ->
            [one] Obchodnice
           *[other] { $n } Obchodnic
        }
card-vassal = Vazal
    .acc = Vazala
    .gen = Vazala
    .counted =
        { $n ->
            [one] Vazal
            [few] { $n } Vazalové
           *[other] { $n } Vazalů
        }
    .counted-acc =
        { $n ->
            [one] Vazala
            [few] { $n } Vazaly
           *[other] { $n } Vazalů
        }
    .counted-gen =
        { $n ->
            [one] Vazala
           *[other] { $n } Vazalů
        }
card-poacher = Pytlák
    .acc = Pytláka
    .gen = Pytláka
    .counted =
        { $n ->
            [one] Pytlák
            [few] { $n } Pytláci
           *[other] { $n } Pytláků
        }
    .counted-acc =
        { $n ->
            [one] Pytláka
            [few] { $n } Pytláky
           *[other] { $n } Pytláků
        }
    .counted-gen =
        { $n ->
            [one] Pytláka
           *[other] { $n } Pytláků
        }
card-bandit = Bandita
    .acc = Banditu
    .gen = Bandity
    .counted =
        { $n ->
            [one] Bandita
            [few] { $n } Bandité
           *[other] { $n } Banditů
        }
    .counted-acc =
        { $n ->
            [one] Banditu
            [few] { $n } Bandity
           *[other] { $n } Banditů
        }
    .counted-gen =
        { $n ->
            [one] Bandity
           *[other] { $n } Banditů
        }
card-sentry = Stráž
    .acc = Stráž
    .gen = Stráže
    .counted =
        { $n ->
            [one] Stráž
            [few] { $n } Stráže
           *[other] { $n } Stráží
        }
    .counted-acc =
        { $n ->
            [one] Stráž
            [few] { $n } Stráže
           *[other] { $n } Stráží
        }
    .counted-gen =
        { $n ->
            [one] Stráže
           *[other] { $n } Stráží
        }
card-artisan = Řemeslník
    .acc = Řemeslníka
    .gen = Řemeslníka
    .counted =
        { $n ->
            [one] Řemeslník
            [few] { $n } Řemeslníci
           *[other] { $n } Řemeslníků
        }
    .counted-acc =
        { $n ->
            [one] Řemeslníka
            [few] { $n } Řemeslníky
           *[other] { $n } Řemeslníků
        }
    .counted-gen =
        { $n ->
            [one] Řemeslníka
           *[other] { $n } Řemeslníků
        }

## Intriky, první vydání

card-courtyard = Hradní nádvoří
    .acc = Hradní nádvoří
    .gen = Hradního nádvoří
    .counted =
        { $n ->
            [one] Hradní nádvoří
            [few] { $n } Hradní nádvoří
           *[other] { $n } Hradních nádvoří
        }
    .counted-acc =
        { $n ->
            [one] Hradní nádvoří
            [few] { $n } Hradní nádvoří
           *[other] { $n } Hradních nádvoří
        }
    .counted-gen =
        { $n ->
            [one] Hradního nádvoří
           *[other] { $n } Hradních nádvoří
        }
card-pawn = Pěšák
    .acc = Pěšáka
    .gen = Pěšáka
    .counted =
        { $n ->
            [one] Pěšák
            [few] { $n } Pěšáci
           *[other] { $n } Pěšáků
        }
    .counted-acc =
        { $n ->
            [one] Pěšáka
            [few] { $n } Pěšáky
           *[other] { $n } Pěšáků
        }
    .counted-gen =
        { $n ->
            [one] Pěšáka
           *[other] { $n } Pěšáků
        }
card-secret_chamber = Tajemná komnata
    .acc = Tajemnou komnatu
    .gen = Tajemné komnaty
    .counted =
        { $n ->
            [one] Tajemná komnata
            [few] { $n } Tajemné komnaty
           *[other] { $n } Tajemných komnat
        }
    .counted-acc =
        { $n ->
            [one] Tajemnou komnatu
            [few] { $n } Tajemné komnaty
           *[other] { $n } Tajemných komnat
        }
    .counted-gen =
        { $n ->
            [one] Tajemné komnaty
           *[other] { $n } Tajemných komnat
        }
card-great_hall = Velký sál
    .acc = Velký sál
    .gen = Velkého sálu
    .counted =
        { $n ->
            [one] Velký sál
            [few] { $n } Velké sály
           *[other] { $n } Velkých sálů
        }
    .counted-acc =
        { $n ->
            [one] Velký sál
            [few] { $n } Velké sály
           *[other] { $n } Velkých sálů
        }
    .counted-gen =
        { $n ->
            [one] Velkého sálu
           *[other] { $n } Velkých sálů
        }
card-masquerade = Maškary
    .acc = Maškary
    .gen = Maškar
    .counted =
        { $n ->
            [one] Maškary
            [few] { $n } Maškary
           *[other] { $n } Maškar
        }
    .counted-acc =
        { $n ->
            [one] Maškary
            [few] { $n } Maškary
           *[other] { $n } Maškar
        }
    .counted-gen =
        { $n ->
            [one] Maškar
           *[other] { $n } Maškar
        }
card-shanty_town = Chudinská čtvrť
    .acc = Chudinskou čtvrť
    .gen = Chudinské čtvrti
    .counted =
        { $n ->
            [one] Chudinská čtvrť
            [few] { $n } Chudinské čtvrti
           *[other] { $n } Chudinských čtvrtí
        }
    .counted-acc =
        { $n ->
            [one] Chudinskou čtvrť
            [few] { $n } Chudinské čtvrti
           *[other] { $n } Chudinských čtvrtí
        }
    .counted-gen =
        { $n ->
            [one] Chudinské čtvrti
           *[other] { $n } Chudinských čtvrtí
        }
card-steward = Správce
    .acc = Správce
    .gen = Správce
    .counted =
        { $n ->
            [one] Správce
            [few] { $n } Správci
           *[other] { $n } Správců
        }
    .counted-acc =
        { $n ->
            [one] Správce
            [few] { $n } Správce
           *[other] { $n } Správců
        }
    .counted-gen =
        { $n ->
            [one] Správce
           *[other] { $n } Správců
        }
card-swindler = Podvodník
    .acc = Podvodníka
    .gen = Podvodníka
    .counted =
        { $n ->
            [one] Podvodník
            [few] { $n } Podvodníci
           *[other] { $n } Podvodníků
        }
    .counted-acc =
        { $n ->
            [one] Podvodníka
            [few] { $n } Podvodníky
           *[other] { $n } Podvodníků
        }
    .counted-gen =
        { $n ->
            [one] Podvodníka
           *[other] { $n } Podvodníků
        }
card-wishing_well = Studna přání
    .acc = Studnu přání
    .gen = Studny přání
    .counted =
        { $n ->
            [one] Studna přání
            [few] { $n } Studny přání
           *[other] { $n } Studen přání
        }
    .counted-acc =
        { $n ->
            [one] Studnu přání
            [few] { $n } Studny přání
           *[other] { $n } Studen přání
        }
    .counted-gen =
        { $n ->
            [one] Studny přání
           *[other] { $n } Studen přání
        }
card-baron = Baron
    .acc = Barona
    .gen = Barona
    .counted =
        { $n ->
            [one] Baron
            [few] { $n } Baroni
           *[other] { $n } Baronů
        }
    .counted-acc =
        { $n ->
            [one] Barona
            [few] { $n } Barony
           *[other] { $n } Baronů
        }
    .counted-gen =
        { $n ->
            [one] Barona
           *[other] { $n } Baronů
        }
card-bridge = Most
    .acc = Most
    .gen = Mostu
    .counted =
        { $n ->
            [one] Most
            [few] { $n } Mosty
           *[other] { $n } Mostů
        }
    .counted-acc =
        { $n ->
            [one] Most
            [few] { $n } Mosty
           *[other] { $n } Mostů
        }
    .counted-gen =
        { $n ->
            [one] Mostu
           *[other] { $n } Mostů
        }
card-conspirator = Spiklenec
    .acc = Spiklence
    .gen = Spiklence
    .counted =
        { $n ->
            [one] Spiklenec
            [few] { $n } Spiklenci
           *[other] { $n } Spiklenců
        }
    .counted-acc =
        { $n ->
            [one] Spiklence
            [few] { $n } Spiklence
           *[other] { $n } Spiklenců
        }
    .counted-gen =
        { $n ->
            [one] Spiklence
           *[other] { $n } Spiklenců
        }
card-coppersmith = Měditepec
    .acc = Měditepce
    .gen = Měditepce
    .counted =
        { $n ->
            [one] Měditepec
            [few] { $n } Měditepci
           *[other] { $n } Měditepců
        }
    .counted-acc =
        { $n ->
            [one] Měditepce
            [few] { $n } Měditepce
           *[other] { $n } Měditepců
        }
    .counted-gen =
        { $n ->
            [one] Měditepce
           *[other] { $n } Měditepců
        }
card-ironworks = Hutě
    .acc = Hutě
    .gen = Hutí
    .counted =
        { $n ->
            [one] Hutě
            [few] { $n } Hutě
           *[other] { $n } Hutí
        }
    .counted-acc =
        { $n ->
            [one] Hutě
            [few] { $n } Hutě
           *[other] { $n } Hutí
        }
    .counted-gen =
        { $n ->
            [one] Hutí
           *[other] { $n } Hutí
        }
card-mining_village = Důlní osada
    .acc = Důlní osadu
    .gen = Důlní osady
    .counted =
        { $n ->
            [one] Důlní osada
            [few] { $n } Důlní osady
           *[other] { $n } Důlních osad
        }
    .counted-acc =
        { $n ->
            [one] Důlní osadu
            [few] { $n } Důlní osady
           *[other] { $n } Důlních osad
        }
    .counted-gen =
        { $n ->
            [one] Důlní osady
           *[other] { $n } Důlních osad
        }
card-scout = Zvěd
    .acc = Zvěda
    .gen = Zvěda
    .counted =
        { $n ->
            [one] Zvěd
            [few] { $n } Zvědové
           *[other] { $n } Zvědů
        }
    .counted-acc =
        { $n ->
            [one] Zvěda
            [few] { $n } Zvědy
           *[other] { $n } Zvědů
        }
    .counted-gen =
        { $n ->
            [one] Zvěda
           *[other] { $n } Zvědů
        }
card-duke = Vévoda
    .acc = Vévodu
    .gen = Vévody
    .counted =
        { $n ->
            [one] Vévoda
            [few] { $n } Vévodové
           *[other] { $n } Vévodů
        }
    .counted-acc =
        { $n ->
            [one] Vévodu
            [few] { $n } Vévody
           *[other] { $n } Vévodů
        }
    .counted-gen =
        { $n ->
            [one] Vévody
           *[other] { $n } Vévodů
        }
card-minion = Služebník
    .acc = Služebníka
    .gen = Služebníka
    .counted =
        { $n ->
            [one] Služebník
            [few] { $n } Služebníci
           *[other] { $n } Služebníků
        }
    .counted-acc =
        { $n ->
            [one] Služebníka
            [few] { $n } Služebníky
           *[other] { $n } Služebníků
        }
    .counted-gen =
        { $n ->
            [one] Služebníka
           *[other] { $n } Služebníků
        }
card-saboteur = Sabotér
    .acc = Sabotéra
    .gen = Sabotéra
    .counted =
        { $n ->
            [one] Sabotér
            [few] { $n } Sabotéři
           *[other] { $n } Sabotérů
        }
    .counted-acc =
        { $n ->
            [one] Sabotéra
            [few] { $n } Sabotéry
           *[other] { $n } Sabotérů
        }
    .counted-gen =
        { $n ->
            [one] Sabotéra
           *[other] { $n } Sabotérů
        }
card-torturer = Žalářník
    .acc = Žalářníka
    .gen = Žalářníka
    .counted =
        { $n ->
            [one] Žalářník
            [few] { $n } Žalářníci
           *[other] { $n } Žalářníků
        }
    .counted-acc =
        { $n ->
            [one] Žalářníka
            [few] { $n } Žalářníky
           *[other] { $n } Žalářníků
        }
    .counted-gen =
        { $n ->
            [one] Žalářníka
           *[other] { $n } Žalářníků
        }
card-trading_post = Obchodní místo
    .acc = Obchodní místo
    .gen = Obchodního místa
    .counted =
        { $n ->
            [one] Obchodní místo
            [few] { $n } Obchodní místa
           *[other] { $n } Obchodních míst
        }
    .counted-acc =
        { $n ->
            [one] Obchodní místo
            [few] { $n } Obchodní místa
           *[other] { $n } Obchodních míst
        }
    .counted-gen =
        { $n ->
            [one] Obchodního místa
           *[other] { $n } Obchodních míst
        }
card-tribute = Dar poddaných
    .acc = Dar poddaných
    .gen = Daru poddaných
    .counted =
        { $n ->
            [one] Dar poddaných
            [few] { $n } Dary poddaných
           *[other] { $n } Darů poddaných
        }
    .counted-acc =
        { $n ->
            [one] Dar poddaných
            [few] { $n } Dary poddaných
           *[other] { $n } Darů poddaných
        }
    .counted-gen =
        { $n ->
            [one] Daru poddaných
           *[other] { $n } Darů poddaných
        }
card-upgrade = Pokrok
    .acc = Pokrok
    .gen = Pokroku
    .counted =
        { $n ->
            [one] Pokrok
            [few] { $n } Pokroky
           *[other] { $n } Pokroků
        }
    .counted-acc =
        { $n ->
            [one] Pokrok
            [few] { $n } Pokroky
           *[other] { $n } Pokroků
        }
    .counted-gen =
        { $n ->
            [one] Pokroku
           *[other] { $n } Pokroků
        }
card-harem = Harém
    .acc = Harém
    .gen = Harému
    .counted =
        { $n ->
            [one] Harém
            [few] { $n } Harémy
           *[other] { $n } Harémů
        }
    .counted-acc =
        { $n ->
            [one] Harém
            [few] { $n } Harémy
           *[other] { $n } Harémů
        }
    .counted-gen =
        { $n ->
            [one] Harému
           *[other] { $n } Harémů
        }
card-nobles = Šlechtici
    .acc = Šlechtice
    .gen = Šlechticů
    .counted =
        { $n ->
            [one] Šlechtici
            [few] { $n } Šlechtici
           *[other] { $n } Šlechticů
        }
    .counted-acc =
        { $n ->
            [one] Šlechtice
            [few] { $n } Šlechtice
           *[other] { $n } Šlechticů
        }
    .counted-gen =
        { $n ->
            [one] Šlechticů
           *[other] { $n } Šlechticů
        }

## Intriky, druhé vydání: co je nové

# translated by us
card-lurker = Slídil
    .acc = Slídila
    .gen = Slídila
    .counted =
        { $n ->
            [one] Slídil
            [few] { $n } Slídilové
           *[other] { $n } Slídilů
        }
    .counted-acc =
        { $n ->
            [one] Slídila
            [few] { $n } Slídily
           *[other] { $n } Slídilů
        }
    .counted-gen =
        { $n ->
            [one] Slídila
           *[other] { $n } Slídilů
        }
# translated by us
card-diplomat = Diplomat
    .acc = Diplomata
    .gen = Diplomata
    .counted =
        { $n ->
            [one] Diplomat
            [few] { $n } Diplomaté
           *[other] { $n } Diplomatů
        }
    .counted-acc =
        { $n ->
            [one] Diplomata
            [few] { $n } Diplomaty
           *[other] { $n } Diplomatů
        }
    .counted-gen =
        { $n ->
            [one] Diplomata
           *[other] { $n } Diplomatů
        }
# translated by us
card-mill = Mlýn
    .acc = Mlýn
    .gen = Mlýna
    .counted =
        { $n ->
            [one] Mlýn
            [few] { $n } Mlýny
           *[other] { $n } Mlýnů
        }
    .counted-acc =
        { $n ->
            [one] Mlýn
            [few] { $n } Mlýny
           *[other] { $n } Mlýnů
        }
    .counted-gen =
        { $n ->
            [one] Mlýna
           *[other] { $n } Mlýnů
        }
# translated by us
card-secret_passage = Tajná chodba
    .acc = Tajnou chodbu
    .gen = Tajné chodby
    .counted =
        { $n ->
            [one] Tajná chodba
            [few] { $n } Tajné chodby
           *[other] { $n } Tajných chodeb
        }
    .counted-acc =
        { $n ->
            [one] Tajnou chodbu
            [few] { $n } Tajné chodby
           *[other] { $n } Tajných chodeb
        }
    .counted-gen =
        { $n ->
            [one] Tajné chodby
           *[other] { $n } Tajných chodeb
        }
# translated by us
card-courtier = Dvořan
    .acc = Dvořana
    .gen = Dvořana
    .counted =
        { $n ->
            [one] Dvořan
            [few] { $n } Dvořané
           *[other] { $n } Dvořanů
        }
    .counted-acc =
        { $n ->
            [one] Dvořana
            [few] { $n } Dvořany
           *[other] { $n } Dvořanů
        }
    .counted-gen =
        { $n ->
            [one] Dvořana
           *[other] { $n } Dvořanů
        }
# translated by us
card-patrol = Hlídka
    .acc = Hlídku
    .gen = Hlídky
    .counted =
        { $n ->
            [one] Hlídka
            [few] { $n } Hlídky
           *[other] { $n } Hlídek
        }
    .counted-acc =
        { $n ->
            [one] Hlídku
            [few] { $n } Hlídky
           *[other] { $n } Hlídek
        }
    .counted-gen =
        { $n ->
            [one] Hlídky
           *[other] { $n } Hlídek
        }
# translated by us
card-replace = Výměna
    .acc = Výměnu
    .gen = Výměny
    .counted =
        { $n ->
            [one] Výměna
            [few] { $n } Výměny
           *[other] { $n } Výměn
        }
    .counted-acc =
        { $n ->
            [one] Výměnu
            [few] { $n } Výměny
           *[other] { $n } Výměn
        }
    .counted-gen =
        { $n ->
            [one] Výměny
           *[other] { $n } Výměn
        }

## Pobřeží

# translated by us
card-haven = Přístav
    .acc = Přístav
    .gen = Přístavu
    .counted =
        { $n ->
            [one] Přístav
            [few] { $n } Přístavy
           *[other] { $n } Přístavů
        }
    .counted-acc =
        { $n ->
            [one] Přístav
            [few] { $n } Přístavy
           *[other] { $n } Přístavů
        }
    .counted-gen =
        { $n ->
            [one] Přístavu
           *[other] { $n } Přístavů
        }
# translated by us
card-pearl_diver = Lovec perel
    .acc = Lovce perel
    .gen = Lovce perel
    .counted =
        { $n ->
            [one] Lovec perel
            [few] { $n } Lovci perel
           *[other] { $n } Lovců perel
        }
    .counted-acc =
        { $n ->
            [one] Lovce perel
            [few] { $n } Lovce perel
           *[other] { $n } Lovců perel
        }
    .counted-gen =
        { $n ->
            [one] Lovce perel
           *[other] { $n } Lovců perel
        }
# translated by us
card-ambassador = Velvyslanec
    .acc = Velvyslance
    .gen = Velvyslance
    .counted =
        { $n ->
            [one] Velvyslanec
            [few] { $n } Velvyslanci
           *[other] { $n } Velvyslanců
        }
    .counted-acc =
        { $n ->
            [one] Velvyslance
            [few] { $n } Velvyslance
           *[other] { $n } Velvyslanců
        }
    .counted-gen =
        { $n ->
            [one] Velvyslance
           *[other] { $n } Velvyslanců
        }
# translated by us
card-fishing_village = Rybářská vesnice
    .acc = Rybářskou vesnici
    .gen = Rybářské vesnice
    .counted =
        { $n ->
            [one] Rybářská vesnice
            [few] { $n } Rybářské vesnice
           *[other] { $n } Rybářských vesnic
        }
    .counted-acc =
        { $n ->
            [one] Rybářskou vesnici
            [few] { $n } Rybářské vesnice
           *[other] { $n } Rybářských vesnic
        }
    .counted-gen =
        { $n ->
            [one] Rybářské vesnice
           *[other] { $n } Rybářských vesnic
        }
# translated by us
card-lookout = Vyhlídka
    .acc = Vyhlídku
    .gen = Vyhlídky
    .counted =
        { $n ->
            [one] Vyhlídka
            [few] { $n } Vyhlídky
           *[other] { $n } Vyhlídek
        }
    .counted-acc =
        { $n ->
            [one] Vyhlídku
            [few] { $n } Vyhlídky
           *[other] { $n } Vyhlídek
        }
    .counted-gen =
        { $n ->
            [one] Vyhlídky
           *[other] { $n } Vyhlídek
        }
# translated by us
card-smugglers = Pašeráci
    .acc = Pašeráky
    .gen = Pašeráků
    .counted =
        { $n ->
            [one] Pašeráci
            [few] { $n } Pašeráci
           *[other] { $n } Pašeráků
        }
    .counted-acc =
        { $n ->
            [one] Pašeráky
            [few] { $n } Pašeráky
           *[other] { $n } Pašeráků
        }
    .counted-gen =
        { $n ->
            [one] Pašeráků
           *[other] { $n } Pašeráků
        }
# translated by us
card-caravan = Karavana
    .acc = Karavanu
    .gen = Karavany
    .counted =
        { $n ->
            [one] Karavana
            [few] { $n } Karavany
           *[other] { $n } Karavan
        }
    .counted-acc =
        { $n ->
            [one] Karavanu
            [few] { $n } Karavany
           *[other] { $n } Karavan
        }
    .counted-gen =
        { $n ->
            [one] Karavany
           *[other] { $n } Karavan
        }
# translated by us
card-cutpurse = Kapsář
    .acc = Kapsáře
    .gen = Kapsáře
    .counted =
        { $n ->
            [one] Kapsář
            [few] { $n } Kapsáři
           *[other] { $n } Kapsářů
        }
    .counted-acc =
        { $n ->
            [one] Kapsáře
            [few] { $n } Kapsáře
           *[other] { $n } Kapsářů
        }
    .counted-gen =
        { $n ->
            [one] Kapsáře
           *[other] { $n } Kapsářů
        }
# translated by us
card-island = Ostrov
    .acc = Ostrov
    .gen = Ostrova
    .counted =
        { $n ->
            [one] Ostrov
            [few] { $n } Ostrovy
           *[other] { $n } Ostrovů
        }
    .counted-acc =
        { $n ->
            [one] Ostrov
            [few] { $n } Ostrovy
           *[other] { $n } Ostrovů
        }
    .counted-gen =
        { $n ->
            [one] Ostrova
           *[other] { $n } Ostrovů
        }
# translated by us
card-pirate_ship = Pirátská loď
    .acc = Pirátskou loď
    .gen = Pirátské lodi
    .counted =
        { $n ->
            [one] Pirátská loď
            [few] { $n } Pirátské lodě
           *[other] { $n } Pirátských lodí
        }
    .counted-acc =
        { $n ->
            [one] Pirátskou loď
            [few] { $n } Pirátské lodě
           *[other] { $n } Pirátských lodí
        }
    .counted-gen =
        { $n ->
            [one] Pirátské lodi
           *[other] { $n } Pirátských lodí
        }
# translated by us
card-salvager = Lovec vraků
    .acc = Lovce vraků
    .gen = Lovce vraků
    .counted =
        { $n ->
            [one] Lovec vraků
            [few] { $n } Lovci vraků
           *[other] { $n } Lovců vraků
        }
    .counted-acc =
        { $n ->
            [one] Lovce vraků
            [few] { $n } Lovce vraků
           *[other] { $n } Lovců vraků
        }
    .counted-gen =
        { $n ->
            [one] Lovce vraků
           *[other] { $n } Lovců vraků
        }
# translated by us
card-sea_hag = Mořská ježibaba
    .acc = Mořskou ježibabu
    .gen = Mořské ježibaby
    .counted =
        { $n ->
            [one] Mořská ježibaba
            [few] { $n } Mořské ježibaby
           *[other] { $n } Mořských ježibab
        }
    .counted-acc =
        { $n ->
            [one] Mořskou ježibabu
            [few] { $n } Mořské ježibaby
           *[other] { $n } Mořských ježibab
        }
    .counted-gen =
        { $n ->
            [one] Mořské ježibaby
           *[other] { $n } Mořských ježibab
        }
# translated by us
card-treasure_map = Mapa k pokladu
    .acc = Mapu k pokladu
    .gen = Mapy k pokladu
    .counted =
        { $n ->
            [one] Mapa k pokladu
            [few] { $n } Mapy k pokladu
           *[other] { $n } Map k pokladu
        }
    .counted-acc =
        { $n ->
            [one] Mapu k pokladu
            [few] { $n } Mapy k pokladu
           *[other] { $n } Map k pokladu
        }
    .counted-gen =
        { $n ->
            [one] Mapy k pokladu
           *[other] { $n } Map k pokladu
        }
# translated by us
card-explorer = Objevitel
    .acc = Objevitele
    .gen = Objevitele
    .counted =
        { $n ->
            [one] Objevitel
            [few] { $n } Objevitelé
           *[other] { $n } Objevitelů
        }
    .counted-acc =
        { $n ->
            [one] Objevitele
            [few] { $n } Objevitele
           *[other] { $n } Objevitelů
        }
    .counted-gen =
        { $n ->
            [one] Objevitele
           *[other] { $n } Objevitelů
        }
# translated by us
card-ghost_ship = Loď duchů
    .acc = Loď duchů
    .gen = Lodi duchů
    .counted =
        { $n ->
            [one] Loď duchů
            [few] { $n } Lodě duchů
           *[other] { $n } Lodí duchů
        }
    .counted-acc =
        { $n ->
            [one] Loď duchů
            [few] { $n } Lodě duchů
           *[other] { $n } Lodí duchů
        }
    .counted-gen =
        { $n ->
            [one] Lodi duchů
           *[other] { $n } Lodí duchů
        }
# translated by us
card-outpost = Výspa
    .acc = Výspu
    .gen = Výspy
    .counted =
        { $n ->
            [one] Výspa
            [few] { $n } Výspy
           *[other] { $n } Výsp
        }
    .counted-acc =
        { $n ->
            [one] Výspu
            [few] { $n } Výspy
           *[other] { $n } Výsp
        }
    .counted-gen =
        { $n ->
            [one] Výspy
           *[other] { $n } Výsp
        }
# translated by us
card-treasury = Pokladnice
    .acc = Pokladnici
    .gen = Pokladnice
    .counted =
        { $n ->
            [one] Pokladnice
            [few] { $n } Pokladnice
           *[other] { $n } Pokladnic
        }
    .counted-acc =
        { $n ->
            [one] Pokladnici
            [few] { $n } Pokladnice
           *[other] { $n } Pokladnic
        }
    .counted-gen =
        { $n ->
            [one] Pokladnice
           *[other] { $n } Pokladnic
        }

## Alchymie

# translated by us
card-transmute = Transmutace
    .acc = Transmutaci
    .gen = Transmutace
    .counted =
        { $n ->
            [one] Transmutace
            [few] { $n } Transmutace
           *[other] { $n } Transmutací
        }
    .counted-acc =
        { $n ->
            [one] Transmutaci
            [few] { $n } Transmutace
           *[other] { $n } Transmutací
        }
    .counted-gen =
        { $n ->
            [one] Transmutace
           *[other] { $n } Transmutací
        }
# translated by us
card-apothecary = Lékárník
    .acc = Lékárníka
    .gen = Lékárníka
    .counted =
        { $n ->
            [one] Lékárník
            [few] { $n } Lékárníci
           *[other] { $n } Lékárníků
        }
    .counted-acc =
        { $n ->
            [one] Lékárníka
            [few] { $n } Lékárníky
           *[other] { $n } Lékárníků
        }
    .counted-gen =
        { $n ->
            [one] Lékárníka
           *[other] { $n } Lékárníků
        }
# translated by us
card-university = Univerzita
    .acc = Univerzitu
    .gen = Univerzity
    .counted =
        { $n ->
            [one] Univerzita
            [few] { $n } Univerzity
           *[other] { $n } Univerzit
        }
    .counted-acc =
        { $n ->
            [one] Univerzitu
            [few] { $n } Univerzity
           *[other] { $n } Univerzit
        }
    .counted-gen =
        { $n ->
            [one] Univerzity
           *[other] { $n } Univerzit
        }
# translated by us
card-herbalist = Bylinkář
    .acc = Bylinkáře
    .gen = Bylinkáře
    .counted =
        { $n ->
            [one] Bylinkář
            [few] { $n } Bylinkáři
           *[other] { $n } Bylinkářů
        }
    .counted-acc =
        { $n ->
            [one] Bylinkáře
            [few] { $n } Bylinkáře
           *[other] { $n } Bylinkářů
        }
    .counted-gen =
        { $n ->
            [one] Bylinkáře
           *[other] { $n } Bylinkářů
        }
# translated by us
card-alchemist = Alchymista
    .acc = Alchymistu
    .gen = Alchymisty
    .counted =
        { $n ->
            [one] Alchymista
            [few] { $n } Alchymisté
           *[other] { $n } Alchymistů
        }
    .counted-acc =
        { $n ->
            [one] Alchymistu
            [few] { $n } Alchymisty
           *[other] { $n } Alchymistů
        }
    .counted-gen =
        { $n ->
            [one] Alchymisty
           *[other] { $n } Alchymistů
        }
# translated by us
card-familiar = Rarášek
    .acc = Raráška
    .gen = Raráška
    .counted =
        { $n ->
            [one] Rarášek
            [few] { $n } Raráškové
           *[other] { $n } Rarášků
        }
    .counted-acc =
        { $n ->
            [one] Raráška
            [few] { $n } Rarášky
           *[other] { $n } Rarášků
        }
    .counted-gen =
        { $n ->
            [one] Raráška
           *[other] { $n } Rarášků
        }
# translated by us
card-philosophers_stone = Kámen mudrců
    .acc = Kámen mudrců
    .gen = Kamene mudrců
    .counted =
        { $n ->
            [one] Kámen mudrců
            [few] { $n } Kameny mudrců
           *[other] { $n } Kamenů mudrců
        }
    .counted-acc =
        { $n ->
            [one] Kámen mudrců
            [few] { $n } Kameny mudrců
           *[other] { $n } Kamenů mudrců
        }
    .counted-gen =
        { $n ->
            [one] Kamene mudrců
           *[other] { $n } Kamenů mudrců
        }
# translated by us
card-golem = Golem
    .acc = Golema
    .gen = Golema
    .counted =
        { $n ->
            [one] Golem
            [few] { $n } Golemové
           *[other] { $n } Golemů
        }
    .counted-acc =
        { $n ->
            [one] Golema
            [few] { $n } Golemy
           *[other] { $n } Golemů
        }
    .counted-gen =
        { $n ->
            [one] Golema
           *[other] { $n } Golemů
        }
# translated by us
card-apprentice = Učeň
    .acc = Učně
    .gen = Učně
    .counted =
        { $n ->
            [one] Učeň
            [few] { $n } Učni
           *[other] { $n } Učňů
        }
    .counted-acc =
        { $n ->
            [one] Učně
            [few] { $n } Učně
           *[other] { $n } Učňů
        }
    .counted-gen =
        { $n ->
            [one] Učně
           *[other] { $n } Učňů
        }
# translated by us
card-possession = Posedlost
    .acc = Posedlost
    .gen = Posedlosti
    .counted =
        { $n ->
            [one] Posedlost
            [few] { $n } Posedlosti
           *[other] { $n } Posedlostí
        }
    .counted-acc =
        { $n ->
            [one] Posedlost
            [few] { $n } Posedlosti
           *[other] { $n } Posedlostí
        }
    .counted-gen =
        { $n ->
            [one] Posedlosti
           *[other] { $n } Posedlostí
        }

## Prosperita

# translated by us
card-monument = Pomník
    .acc = Pomník
    .gen = Pomníku
    .counted =
        { $n ->
            [one] Pomník
            [few] { $n } Pomníky
           *[other] { $n } Pomníků
        }
    .counted-acc =
        { $n ->
            [one] Pomník
            [few] { $n } Pomníky
           *[other] { $n } Pomníků
        }
    .counted-gen =
        { $n ->
            [one] Pomníku
           *[other] { $n } Pomníků
        }
# translated by us
card-contraband = Kontraband
    .acc = Kontraband
    .gen = Kontrabandu
    .counted =
        { $n ->
            [one] Kontraband
            [few] { $n } Kontrabandy
           *[other] { $n } Kontrabandů
        }
    .counted-acc =
        { $n ->
            [one] Kontraband
            [few] { $n } Kontrabandy
           *[other] { $n } Kontrabandů
        }
    .counted-gen =
        { $n ->
            [one] Kontrabandu
           *[other] { $n } Kontrabandů
        }
# translated by us
card-counting_house = Účtárna
    .acc = Účtárnu
    .gen = Účtárny
    .counted =
        { $n ->
            [one] Účtárna
            [few] { $n } Účtárny
           *[other] { $n } Účtáren
        }
    .counted-acc =
        { $n ->
            [one] Účtárnu
            [few] { $n } Účtárny
           *[other] { $n } Účtáren
        }
    .counted-gen =
        { $n ->
            [one] Účtárny
           *[other] { $n } Účtáren
        }
# translated by us
card-mint = Mincovna
    .acc = Mincovnu
    .gen = Mincovny
    .counted =
        { $n ->
            [one] Mincovna
            [few] { $n } Mincovny
           *[other] { $n } Mincoven
        }
    .counted-acc =
        { $n ->
            [one] Mincovnu
            [few] { $n } Mincovny
           *[other] { $n } Mincoven
        }
    .counted-gen =
        { $n ->
            [one] Mincovny
           *[other] { $n } Mincoven
        }
# translated by us
card-mountebank = Šarlatán
    .acc = Šarlatána
    .gen = Šarlatána
    .counted =
        { $n ->
            [one] Šarlatán
            [few] { $n } Šarlatáni
           *[other] { $n } Šarlatánů
        }
    .counted-acc =
        { $n ->
            [one] Šarlatána
            [few] { $n } Šarlatány
           *[other] { $n } Šarlatánů
        }
    .counted-gen =
        { $n ->
            [one] Šarlatána
           *[other] { $n } Šarlatánů
        }
# translated by us
card-rabble = Lůza
    .acc = Lůzu
    .gen = Lůzy
    .counted =
        { $n ->
            [one] Lůza
            [few] { $n } Lůzy
           *[other] { $n } Lůz
        }
    .counted-acc =
        { $n ->
            [one] Lůzu
            [few] { $n } Lůzy
           *[other] { $n } Lůz
        }
    .counted-gen =
        { $n ->
            [one] Lůzy
           *[other] { $n } Lůz
        }
# translated by us
card-royal_seal = Královská pečeť
    .acc = Královskou pečeť
    .gen = Královské pečeti
    .counted =
        { $n ->
            [one] Královská pečeť
            [few] { $n } Královské pečeti
           *[other] { $n } Královských pečetí
        }
    .counted-acc =
        { $n ->
            [one] Královskou pečeť
            [few] { $n } Královské pečeti
           *[other] { $n } Královských pečetí
        }
    .counted-gen =
        { $n ->
            [one] Královské pečeti
           *[other] { $n } Královských pečetí
        }
# translated by us
card-vault = Trezor
    .acc = Trezor
    .gen = Trezoru
    .counted =
        { $n ->
            [one] Trezor
            [few] { $n } Trezory
           *[other] { $n } Trezorů
        }
    .counted-acc =
        { $n ->
            [one] Trezor
            [few] { $n } Trezory
           *[other] { $n } Trezorů
        }
    .counted-gen =
        { $n ->
            [one] Trezoru
           *[other] { $n } Trezorů
        }
# translated by us
card-venture = Výprava
    .acc = Výpravu
    .gen = Výpravy
    .counted =
        { $n ->
            [one] Výprava
            [few] { $n } Výpravy
           *[other] { $n } Výprav
        }
    .counted-acc =
        { $n ->
            [one] Výpravu
            [few] { $n } Výpravy
           *[other] { $n } Výprav
        }
    .counted-gen =
        { $n ->
            [one] Výpravy
           *[other] { $n } Výprav
        }
# translated by us
card-goons = Hrdlořezi
    .acc = Hrdlořezy
    .gen = Hrdlořezů
    .counted =
        { $n ->
            [one] Hrdlořezi
            [few] { $n } Hrdlořezi
           *[other] { $n } Hrdlořezů
        }
    .counted-acc =
        { $n ->
            [one] Hrdlořezy
            [few] { $n } Hrdlořezy
           *[other] { $n } Hrdlořezů
        }
    .counted-gen =
        { $n ->
            [one] Hrdlořezů
           *[other] { $n } Hrdlořezů
        }
# translated by us
card-grand_market = Velký trh
    .acc = Velký trh
    .gen = Velkého trhu
    .counted =
        { $n ->
            [one] Velký trh
            [few] { $n } Velké trhy
           *[other] { $n } Velkých trhů
        }
    .counted-acc =
        { $n ->
            [one] Velký trh
            [few] { $n } Velké trhy
           *[other] { $n } Velkých trhů
        }
    .counted-gen =
        { $n ->
            [one] Velkého trhu
           *[other] { $n } Velkých trhů
        }
# translated by us
card-hoard = Poklad
    .acc = Poklad
    .gen = Pokladu
    .counted =
        { $n ->
            [one] Poklad
            [few] { $n } Poklady
           *[other] { $n } Pokladů
        }
    .counted-acc =
        { $n ->
            [one] Poklad
            [few] { $n } Poklady
           *[other] { $n } Pokladů
        }
    .counted-gen =
        { $n ->
            [one] Pokladu
           *[other] { $n } Pokladů
        }
# translated by us
card-bank = Banka
    .acc = Banku
    .gen = Banky
    .counted =
        { $n ->
            [one] Banka
            [few] { $n } Banky
           *[other] { $n } Bank
        }
    .counted-acc =
        { $n ->
            [one] Banku
            [few] { $n } Banky
           *[other] { $n } Bank
        }
    .counted-gen =
        { $n ->
            [one] Banky
           *[other] { $n } Bank
        }
# translated by us
card-expand = Rozmach
    .acc = Rozmach
    .gen = Rozmachu
    .counted =
        { $n ->
            [one] Rozmach
            [few] { $n } Rozmachy
           *[other] { $n } Rozmachů
        }
    .counted-acc =
        { $n ->
            [one] Rozmach
            [few] { $n } Rozmachy
           *[other] { $n } Rozmachů
        }
    .counted-gen =
        { $n ->
            [one] Rozmachu
           *[other] { $n } Rozmachů
        }
# translated by us
card-kings_court = Královský dvůr
    .acc = Královský dvůr
    .gen = Královského dvora
    .counted =
        { $n ->
            [one] Královský dvůr
            [few] { $n } Královské dvory
           *[other] { $n } Královských dvorů
        }
    .counted-acc =
        { $n ->
            [one] Královský dvůr
            [few] { $n } Královské dvory
           *[other] { $n } Královských dvorů
        }
    .counted-gen =
        { $n ->
            [one] Královského dvora
           *[other] { $n } Královských dvorů
        }

## Roh hojnosti

# translated by us
card-hamlet = Víska
    .acc = Vísku
    .gen = Vísky
    .counted =
        { $n ->
            [one] Víska
            [few] { $n } Vísky
           *[other] { $n } Vísek
        }
    .counted-acc =
        { $n ->
            [one] Vísku
            [few] { $n } Vísky
           *[other] { $n } Vísek
        }
    .counted-gen =
        { $n ->
            [one] Vísky
           *[other] { $n } Vísek
        }
# translated by us
card-fortune_teller = Věštkyně
    .acc = Věštkyni
    .gen = Věštkyně
    .counted =
        { $n ->
            [one] Věštkyně
            [few] { $n } Věštkyně
           *[other] { $n } Věštkyň
        }
    .counted-acc =
        { $n ->
            [one] Věštkyni
            [few] { $n } Věštkyně
           *[other] { $n } Věštkyň
        }
    .counted-gen =
        { $n ->
            [one] Věštkyně
           *[other] { $n } Věštkyň
        }
# translated by us
card-menagerie = Zvěřinec
    .acc = Zvěřinec
    .gen = Zvěřince
    .counted =
        { $n ->
            [one] Zvěřinec
            [few] { $n } Zvěřince
           *[other] { $n } Zvěřinců
        }
    .counted-acc =
        { $n ->
            [one] Zvěřinec
            [few] { $n } Zvěřince
           *[other] { $n } Zvěřinců
        }
    .counted-gen =
        { $n ->
            [one] Zvěřince
           *[other] { $n } Zvěřinců
        }
# translated by us
card-farming_village = Selská vesnice
    .acc = Selskou vesnici
    .gen = Selské vesnice
    .counted =
        { $n ->
            [one] Selská vesnice
            [few] { $n } Selské vesnice
           *[other] { $n } Selských vesnic
        }
    .counted-acc =
        { $n ->
            [one] Selskou vesnici
            [few] { $n } Selské vesnice
           *[other] { $n } Selských vesnic
        }
    .counted-gen =
        { $n ->
            [one] Selské vesnice
           *[other] { $n } Selských vesnic
        }
# translated by us
card-horse_traders = Koňští handlíři
    .acc = Koňské handlíře
    .gen = Koňských handlířů
    .counted =
        { $n ->
            [one] Koňští handlíři
            [few] { $n } Koňští handlíři
           *[other] { $n } Koňských handlířů
        }
    .counted-acc =
        { $n ->
            [one] Koňské handlíře
            [few] { $n } Koňské handlíře
           *[other] { $n } Koňských handlířů
        }
    .counted-gen =
        { $n ->
            [one] Koňských handlířů
           *[other] { $n } Koňských handlířů
        }
# translated by us
card-remake = Předělávka
    .acc = Předělávku
    .gen = Předělávky
    .counted =
        { $n ->
            [one] Předělávka
            [few] { $n } Předělávky
           *[other] { $n } Předělávek
        }
    .counted-acc =
        { $n ->
            [one] Předělávku
            [few] { $n } Předělávky
           *[other] { $n } Předělávek
        }
    .counted-gen =
        { $n ->
            [one] Předělávky
           *[other] { $n } Předělávek
        }
# translated by us
card-tournament = Turnaj
    .acc = Turnaj
    .gen = Turnaje
    .counted =
        { $n ->
            [one] Turnaj
            [few] { $n } Turnaje
           *[other] { $n } Turnajů
        }
    .counted-acc =
        { $n ->
            [one] Turnaj
            [few] { $n } Turnaje
           *[other] { $n } Turnajů
        }
    .counted-gen =
        { $n ->
            [one] Turnaje
           *[other] { $n } Turnajů
        }
# translated by us
card-young_witch = Mladá čarodějnice
    .acc = Mladou čarodějnici
    .gen = Mladé čarodějnice
    .counted =
        { $n ->
            [one] Mladá čarodějnice
            [few] { $n } Mladé čarodějnice
           *[other] { $n } Mladých čarodějnic
        }
    .counted-acc =
        { $n ->
            [one] Mladou čarodějnici
            [few] { $n } Mladé čarodějnice
           *[other] { $n } Mladých čarodějnic
        }
    .counted-gen =
        { $n ->
            [one] Mladé čarodějnice
           *[other] { $n } Mladých čarodějnic
        }
# translated by us
card-harvest = Sklizeň
    .acc = Sklizeň
    .gen = Sklizně
    .counted =
        { $n ->
            [one] Sklizeň
            [few] { $n } Sklizně
           *[other] { $n } Sklizní
        }
    .counted-acc =
        { $n ->
            [one] Sklizeň
            [few] { $n } Sklizně
           *[other] { $n } Sklizní
        }
    .counted-gen =
        { $n ->
            [one] Sklizně
           *[other] { $n } Sklizní
        }
# translated by us
card-horn_of_plenty = Roh hojnosti
    .acc = Roh hojnosti
    .gen = Rohu hojnosti
    .counted =
        { $n ->
            [one] Roh hojnosti
            [few] { $n } Rohy hojnosti
           *[other] { $n } Rohů hojnosti
        }
    .counted-acc =
        { $n ->
            [one] Roh hojnosti
            [few] { $n } Rohy hojnosti
           *[other] { $n } Rohů hojnosti
        }
    .counted-gen =
        { $n ->
            [one] Rohu hojnosti
           *[other] { $n } Rohů hojnosti
        }
# translated by us
card-hunting_party = Lovecká družina
    .acc = Loveckou družinu
    .gen = Lovecké družiny
    .counted =
        { $n ->
            [one] Lovecká družina
            [few] { $n } Lovecké družiny
           *[other] { $n } Loveckých družin
        }
    .counted-acc =
        { $n ->
            [one] Loveckou družinu
            [few] { $n } Lovecké družiny
           *[other] { $n } Loveckých družin
        }
    .counted-gen =
        { $n ->
            [one] Lovecké družiny
           *[other] { $n } Loveckých družin
        }
# translated by us
card-jester = Šašek
    .acc = Šaška
    .gen = Šaška
    .counted =
        { $n ->
            [one] Šašek
            [few] { $n } Šašci
           *[other] { $n } Šašků
        }
    .counted-acc =
        { $n ->
            [one] Šaška
            [few] { $n } Šašky
           *[other] { $n } Šašků
        }
    .counted-gen =
        { $n ->
            [one] Šaška
           *[other] { $n } Šašků
        }
# translated by us
card-fairgrounds = Výstaviště
    .acc = Výstaviště
    .gen = Výstaviště
    .counted =
        { $n ->
            [one] Výstaviště
            [few] { $n } Výstaviště
           *[other] { $n } Výstavišť
        }
    .counted-acc =
        { $n ->
            [one] Výstaviště
            [few] { $n } Výstaviště
           *[other] { $n } Výstavišť
        }
    .counted-gen =
        { $n ->
            [one] Výstaviště
           *[other] { $n } Výstavišť
        }

## Odměny Rohu hojnosti

# translated by us
card-bag_of_gold = Pytel zlata
    .acc = Pytel zlata
    .gen = Pytle zlata
    .counted =
        { $n ->
            [one] Pytel zlata
            [few] { $n } Pytle zlata
           *[other] { $n } Pytlů zlata
        }
    .counted-acc =
        { $n ->
            [one] Pytel zlata
            [few] { $n } Pytle zlata
           *[other] { $n } Pytlů zlata
        }
    .counted-gen =
        { $n ->
            [one] Pytle zlata
           *[other] { $n } Pytlů zlata
        }
# translated by us
card-diadem = Diadém
    .acc = Diadém
    .gen = Diadému
    .counted =
        { $n ->
            [one] Diadém
            [few] { $n } Diadémy
           *[other] { $n } Diadémů
        }
    .counted-acc =
        { $n ->
            [one] Diadém
            [few] { $n } Diadémy
           *[other] { $n } Diadémů
        }
    .counted-gen =
        { $n ->
            [one] Diadému
           *[other] { $n } Diadémů
        }
# translated by us
card-followers = Následovníci
    .acc = Následovníky
    .gen = Následovníků
    .counted =
        { $n ->
            [one] Následovníci
            [few] { $n } Následovníci
           *[other] { $n } Následovníků
        }
    .counted-acc =
        { $n ->
            [one] Následovníky
            [few] { $n } Následovníky
           *[other] { $n } Následovníků
        }
    .counted-gen =
        { $n ->
            [one] Následovníků
           *[other] { $n } Následovníků
        }
# translated by us
card-princess = Princezna
    .acc = Princeznu
    .gen = Princezny
    .counted =
        { $n ->
            [one] Princezna
            [few] { $n } Princezny
           *[other] { $n } Princezen
        }
    .counted-acc =
        { $n ->
            [one] Princeznu
            [few] { $n } Princezny
           *[other] { $n } Princezen
        }
    .counted-gen =
        { $n ->
            [one] Princezny
           *[other] { $n } Princezen
        }
# translated by us
card-trusty_steed = Věrný oř
    .acc = Věrného oře
    .gen = Věrného oře
    .counted =
        { $n ->
            [one] Věrný oř
            [few] { $n } Věrní oři
           *[other] { $n } Věrných ořů
        }
    .counted-acc =
        { $n ->
            [one] Věrného oře
            [few] { $n } Věrné oře
           *[other] { $n } Věrných ořů
        }
    .counted-gen =
        { $n ->
            [one] Věrného oře
           *[other] { $n } Věrných ořů
        }

## Cechy

# translated by us
card-stonemason = Kameník
    .acc = Kameníka
    .gen = Kameníka
    .counted =
        { $n ->
            [one] Kameník
            [few] { $n } Kameníci
           *[other] { $n } Kameníků
        }
    .counted-acc =
        { $n ->
            [one] Kameníka
            [few] { $n } Kameníky
           *[other] { $n } Kameníků
        }
    .counted-gen =
        { $n ->
            [one] Kameníka
           *[other] { $n } Kameníků
        }
# translated by us
card-candlestick_maker = Svícnař
    .acc = Svícnaře
    .gen = Svícnaře
    .counted =
        { $n ->
            [one] Svícnař
            [few] { $n } Svícnaři
           *[other] { $n } Svícnařů
        }
    .counted-acc =
        { $n ->
            [one] Svícnaře
            [few] { $n } Svícnaře
           *[other] { $n } Svícnařů
        }
    .counted-gen =
        { $n ->
            [one] Svícnaře
           *[other] { $n } Svícnařů
        }
# translated by us
card-doctor = Lékař
    .acc = Lékaře
    .gen = Lékaře
    .counted =
        { $n ->
            [one] Lékař
            [few] { $n } Lékaři
           *[other] { $n } Lékařů
        }
    .counted-acc =
        { $n ->
            [one] Lékaře
            [few] { $n } Lékaře
           *[other] { $n } Lékařů
        }
    .counted-gen =
        { $n ->
            [one] Lékaře
           *[other] { $n } Lékařů
        }
# translated by us
card-masterpiece = Mistrovské dílo
    .acc = Mistrovské dílo
    .gen = Mistrovského díla
    .counted =
        { $n ->
            [one] Mistrovské dílo
            [few] { $n } Mistrovská díla
           *[other] { $n } Mistrovských děl
        }
    .counted-acc =
        { $n ->
            [one] Mistrovské dílo
            [few] { $n } Mistrovská díla
           *[other] { $n } Mistrovských děl
        }
    .counted-gen =
        { $n ->
            [one] Mistrovského díla
           *[other] { $n } Mistrovských děl
        }
# translated by us
card-advisor = Rádce
    .acc = Rádce
    .gen = Rádce
    .counted =
        { $n ->
            [one] Rádce
            [few] { $n } Rádcové
           *[other] { $n } Rádců
        }
    .counted-acc =
        { $n ->
            [one] Rádce
            [few] { $n } Rádce
           *[other] { $n } Rádců
        }
    .counted-gen =
        { $n ->
            [one] Rádce
           *[other] { $n } Rádců
        }
# translated by us
card-herald = Herold
    .acc = Herolda
    .gen = Herolda
    .counted =
        { $n ->
            [one] Herold
            [few] { $n } Heroldi
           *[other] { $n } Heroldů
        }
    .counted-acc =
        { $n ->
            [one] Herolda
            [few] { $n } Heroldy
           *[other] { $n } Heroldů
        }
    .counted-gen =
        { $n ->
            [one] Herolda
           *[other] { $n } Heroldů
        }
# translated by us
card-plaza = Náměstí
    .acc = Náměstí
    .gen = Náměstí
    .counted =
        { $n ->
            [one] Náměstí
           *[other] { $n } Náměstí
        }
    .counted-acc =
        { $n ->
            [one] Náměstí
           *[other] { $n } Náměstí
        }
    .counted-gen =
        { $n ->
            [one] Náměstí
           *[other] { $n } Náměstí
        }
# translated by us
card-taxman = Výběrčí daní
    .acc = Výběrčího daní
    .gen = Výběrčího daní
    .counted =
        { $n ->
            [one] Výběrčí daní
            [few] { $n } Výběrčí daní
           *[other] { $n } Výběrčích daní
        }
    .counted-acc =
        { $n ->
            [one] Výběrčího daní
            [few] { $n } Výběrčí daní
           *[other] { $n } Výběrčích daní
        }
    .counted-gen =
        { $n ->
            [one] Výběrčího daní
           *[other] { $n } Výběrčích daní
        }
# translated by us
card-baker = Pekař
    .acc = Pekaře
    .gen = Pekaře
    .counted =
        { $n ->
            [one] Pekař
            [few] { $n } Pekaři
           *[other] { $n } Pekařů
        }
    .counted-acc =
        { $n ->
            [one] Pekaře
            [few] { $n } Pekaře
           *[other] { $n } Pekařů
        }
    .counted-gen =
        { $n ->
            [one] Pekaře
           *[other] { $n } Pekařů
        }
# translated by us
card-butcher = Řezník
    .acc = Řezníka
    .gen = Řezníka
    .counted =
        { $n ->
            [one] Řezník
            [few] { $n } Řezníci
           *[other] { $n } Řezníků
        }
    .counted-acc =
        { $n ->
            [one] Řezníka
            [few] { $n } Řezníky
           *[other] { $n } Řezníků
        }
    .counted-gen =
        { $n ->
            [one] Řezníka
           *[other] { $n } Řezníků
        }
# translated by us
card-journeyman = Tovaryš
    .acc = Tovaryše
    .gen = Tovaryše
    .counted =
        { $n ->
            [one] Tovaryš
            [few] { $n } Tovaryši
           *[other] { $n } Tovaryšů
        }
    .counted-acc =
        { $n ->
            [one] Tovaryše
            [few] { $n } Tovaryše
           *[other] { $n } Tovaryšů
        }
    .counted-gen =
        { $n ->
            [one] Tovaryše
           *[other] { $n } Tovaryšů
        }
# translated by us
card-merchant_guild = Kupecký cech
    .acc = Kupecký cech
    .gen = Kupeckého cechu
    .counted =
        { $n ->
            [one] Kupecký cech
            [few] { $n } Kupecké cechy
           *[other] { $n } Kupeckých cechů
        }
    .counted-acc =
        { $n ->
            [one] Kupecký cech
            [few] { $n } Kupecké cechy
           *[other] { $n } Kupeckých cechů
        }
    .counted-gen =
        { $n ->
            [one] Kupeckého cechu
           *[other] { $n } Kupeckých cechů
        }
# translated by us
card-soothsayer = Jasnovidec
    .acc = Jasnovidce
    .gen = Jasnovidce
    .counted =
        { $n ->
            [one] Jasnovidec
            [few] { $n } Jasnovidci
           *[other] { $n } Jasnovidců
        }
    .counted-acc =
        { $n ->
            [one] Jasnovidce
            [few] { $n } Jasnovidce
           *[other] { $n } Jasnovidců
        }
    .counted-gen =
        { $n ->
            [one] Jasnovidce
           *[other] { $n } Jasnovidců
        }

## Vnitrozemí

# translated by us
card-crossroads = Rozcestí
    .acc = Rozcestí
    .gen = Rozcestí
    .counted =
        { $n ->
            [one] Rozcestí
           *[other] { $n } Rozcestí
        }
    .counted-acc =
        { $n ->
            [one] Rozcestí
           *[other] { $n } Rozcestí
        }
    .counted-gen =
        { $n ->
            [one] Rozcestí
           *[other] { $n } Rozcestí
        }
# translated by us
card-fools_gold = Kočičí zlato
    .acc = Kočičí zlato
    .gen = Kočičího zlata
    .counted =
        { $n ->
            [one] Kočičí zlato
            [few] { $n } Kočičí zlata
           *[other] { $n } Kočičích zlat
        }
    .counted-acc =
        { $n ->
            [one] Kočičí zlato
            [few] { $n } Kočičí zlata
           *[other] { $n } Kočičích zlat
        }
    .counted-gen =
        { $n ->
            [one] Kočičího zlata
           *[other] { $n } Kočičích zlat
        }
# translated by us
card-oasis = Oáza
    .acc = Oázu
    .gen = Oázy
    .counted =
        { $n ->
            [one] Oáza
            [few] { $n } Oázy
           *[other] { $n } Oáz
        }
    .counted-acc =
        { $n ->
            [one] Oázu
            [few] { $n } Oázy
           *[other] { $n } Oáz
        }
    .counted-gen =
        { $n ->
            [one] Oázy
           *[other] { $n } Oáz
        }
# translated by us
card-oracle = Orákulum
    .acc = Orákulum
    .gen = Orákula
    .counted =
        { $n ->
            [one] Orákulum
            [few] { $n } Orákula
           *[other] { $n } Orákul
        }
    .counted-acc =
        { $n ->
            [one] Orákulum
            [few] { $n } Orákula
           *[other] { $n } Orákul
        }
    .counted-gen =
        { $n ->
            [one] Orákula
           *[other] { $n } Orákul
        }
# translated by us
card-noble_brigand = Ušlechtilý loupežník
    .acc = Ušlechtilého loupežníka
    .gen = Ušlechtilého loupežníka
    .counted =
        { $n ->
            [one] Ušlechtilý loupežník
            [few] { $n } Ušlechtilí loupežníci
           *[other] { $n } Ušlechtilých loupežníků
        }
    .counted-acc =
        { $n ->
            [one] Ušlechtilého loupežníka
            [few] { $n } Ušlechtilé loupežníky
           *[other] { $n } Ušlechtilých loupežníků
        }
    .counted-gen =
        { $n ->
            [one] Ušlechtilého loupežníka
           *[other] { $n } Ušlechtilých loupežníků
        }
# translated by us
card-spice_merchant = Obchodník s kořením
    .acc = Obchodníka s kořením
    .gen = Obchodníka s kořením
    .counted =
        { $n ->
            [one] Obchodník s kořením
            [few] { $n } Obchodníci s kořením
           *[other] { $n } Obchodníků s kořením
        }
    .counted-acc =
        { $n ->
            [one] Obchodníka s kořením
            [few] { $n } Obchodníky s kořením
           *[other] { $n } Obchodníků s kořením
        }
    .counted-gen =
        { $n ->
            [one] Obchodníka s kořením
           *[other] { $n } Obchodníků s kořením
        }
# translated by us
card-highway = Silnice
    .acc = Silnici
    .gen = Silnice
    .counted =
        { $n ->
            [one] Silnice
            [few] { $n } Silnice
           *[other] { $n } Silnic
        }
    .counted-acc =
        { $n ->
            [one] Silnici
            [few] { $n } Silnice
           *[other] { $n } Silnic
        }
    .counted-gen =
        { $n ->
            [one] Silnice
           *[other] { $n } Silnic
        }
# translated by us
card-inn = Hostinec
    .acc = Hostinec
    .gen = Hostince
    .counted =
        { $n ->
            [one] Hostinec
            [few] { $n } Hostince
           *[other] { $n } Hostinců
        }
    .counted-acc =
        { $n ->
            [one] Hostinec
            [few] { $n } Hostince
           *[other] { $n } Hostinců
        }
    .counted-gen =
        { $n ->
            [one] Hostince
           *[other] { $n } Hostinců
        }
# translated by us
card-margrave = Markrabě
    .acc = Markraběte
    .gen = Markraběte
    .counted =
        { $n ->
            [one] Markrabě
            [few] { $n } Markrabata
           *[other] { $n } Markrabat
        }
    .counted-acc =
        { $n ->
            [one] Markraběte
            [few] { $n } Markrabata
           *[other] { $n } Markrabat
        }
    .counted-gen =
        { $n ->
            [one] Markraběte
           *[other] { $n } Markrabat
        }
# translated by us
card-farmland = Zemědělská půda
    .acc = Zemědělskou půdu
    .gen = Zemědělské půdy
    .counted =
        { $n ->
            [one] Zemědělská půda
            [few] { $n } Zemědělské půdy
           *[other] { $n } Zemědělských půd
        }
    .counted-acc =
        { $n ->
            [one] Zemědělskou půdu
            [few] { $n } Zemědělské půdy
           *[other] { $n } Zemědělských půd
        }
    .counted-gen =
        { $n ->
            [one] Zemědělské půdy
           *[other] { $n } Zemědělských půd
        }

## Temné časy

# translated by us
card-poor_house = Chudobinec
    .acc = Chudobinec
    .gen = Chudobince
    .counted =
        { $n ->
            [one] Chudobinec
            [few] { $n } Chudobince
           *[other] { $n } Chudobinců
        }
    .counted-acc =
        { $n ->
            [one] Chudobinec
            [few] { $n } Chudobince
           *[other] { $n } Chudobinců
        }
    .counted-gen =
        { $n ->
            [one] Chudobince
           *[other] { $n } Chudobinců
        }
# translated by us
card-squire = Panoš
    .acc = Panoše
    .gen = Panoše
    .counted =
        { $n ->
            [one] Panoš
            [few] { $n } Panoši
           *[other] { $n } Panošů
        }
    .counted-acc =
        { $n ->
            [one] Panoše
            [few] { $n } Panoše
           *[other] { $n } Panošů
        }
    .counted-gen =
        { $n ->
            [one] Panoše
           *[other] { $n } Panošů
        }
# translated by us
card-hermit = Poustevník
    .acc = Poustevníka
    .gen = Poustevníka
    .counted =
        { $n ->
            [one] Poustevník
            [few] { $n } Poustevníci
           *[other] { $n } Poustevníků
        }
    .counted-acc =
        { $n ->
            [one] Poustevníka
            [few] { $n } Poustevníky
           *[other] { $n } Poustevníků
        }
    .counted-gen =
        { $n ->
            [one] Poustevníka
           *[other] { $n } Poustevníků
        }
# translated by us
card-madman = Šílenec
    .acc = Šílence
    .gen = Šílence
    .counted =
        { $n ->
            [one] Šílenec
            [few] { $n } Šílenci
           *[other] { $n } Šílenců
        }
    .counted-acc =
        { $n ->
            [one] Šílence
            [few] { $n } Šílence
           *[other] { $n } Šílenců
        }
    .counted-gen =
        { $n ->
            [one] Šílence
           *[other] { $n } Šílenců
        }
# translated by us
card-rats = Krysy
    .acc = Krysy
    .gen = Krys
    .counted =
        { $n ->
            [one] Krysy
            [few] { $n } Krysy
           *[other] { $n } Krys
        }
    .counted-acc =
        { $n ->
            [one] Krysy
            [few] { $n } Krysy
           *[other] { $n } Krys
        }
    .counted-gen =
        { $n ->
            [one] Krys
           *[other] { $n } Krys
        }
# translated by us
card-scavenger = Sběrač
    .acc = Sběrače
    .gen = Sběrače
    .counted =
        { $n ->
            [one] Sběrač
            [few] { $n } Sběrači
           *[other] { $n } Sběračů
        }
    .counted-acc =
        { $n ->
            [one] Sběrače
            [few] { $n } Sběrače
           *[other] { $n } Sběračů
        }
    .counted-gen =
        { $n ->
            [one] Sběrače
           *[other] { $n } Sběračů
        }
# translated by us
card-wandering_minstrel = Potulný pěvec
    .acc = Potulného pěvce
    .gen = Potulného pěvce
    .counted =
        { $n ->
            [one] Potulný pěvec
            [few] { $n } Potulní pěvci
           *[other] { $n } Potulných pěvců
        }
    .counted-acc =
        { $n ->
            [one] Potulného pěvce
            [few] { $n } Potulné pěvce
           *[other] { $n } Potulných pěvců
        }
    .counted-gen =
        { $n ->
            [one] Potulného pěvce
           *[other] { $n } Potulných pěvců
        }
# translated by us
card-mystic = Mystik
    .acc = Mystika
    .gen = Mystika
    .counted =
        { $n ->
            [one] Mystik
            [few] { $n } Mystici
           *[other] { $n } Mystiků
        }
    .counted-acc =
        { $n ->
            [one] Mystika
            [few] { $n } Mystiky
           *[other] { $n } Mystiků
        }
    .counted-gen =
        { $n ->
            [one] Mystika
           *[other] { $n } Mystiků
        }
# translated by us
card-altar = Oltář
    .acc = Oltář
    .gen = Oltáře
    .counted =
        { $n ->
            [one] Oltář
            [few] { $n } Oltáře
           *[other] { $n } Oltářů
        }
    .counted-acc =
        { $n ->
            [one] Oltář
            [few] { $n } Oltáře
           *[other] { $n } Oltářů
        }
    .counted-gen =
        { $n ->
            [one] Oltáře
           *[other] { $n } Oltářů
        }
# translated by us
card-hunting_grounds = Loviště
    .acc = Loviště
    .gen = Loviště
    .counted =
        { $n ->
            [one] Loviště
            [few] { $n } Loviště
           *[other] { $n } Lovišť
        }
    .counted-acc =
        { $n ->
            [one] Loviště
            [few] { $n } Loviště
           *[other] { $n } Lovišť
        }
    .counted-gen =
        { $n ->
            [one] Loviště
           *[other] { $n } Lovišť
        }
# translated by us
card-knights = Rytíři
    .acc = Rytíře
    .gen = Rytířů
    .counted =
        { $n ->
            [one] Rytíři
            [few] { $n } Rytíři
           *[other] { $n } Rytířů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře
            [few] { $n } Rytíře
           *[other] { $n } Rytířů
        }
    .counted-gen =
        { $n ->
            [one] Rytířů
           *[other] { $n } Rytířů
        }
# translated by us
card-dame_anna = Dáma Anna
    .acc = Dámu Annu
    .gen = Dámy Anny
    .counted =
        { $n ->
            [one] Dáma Anna
            [few] { $n } Dámy Anny
           *[other] { $n } Dam Ann
        }
    .counted-acc =
        { $n ->
            [one] Dámu Annu
            [few] { $n } Dámy Anny
           *[other] { $n } Dam Ann
        }
    .counted-gen =
        { $n ->
            [one] Dámy Anny
           *[other] { $n } Dam Ann
        }
# translated by us
card-dame_josephine = Dáma Josefína
    .acc = Dámu Josefínu
    .gen = Dámy Josefíny
    .counted =
        { $n ->
            [one] Dáma Josefína
            [few] { $n } Dámy Josefíny
           *[other] { $n } Dam Josefín
        }
    .counted-acc =
        { $n ->
            [one] Dámu Josefínu
            [few] { $n } Dámy Josefíny
           *[other] { $n } Dam Josefín
        }
    .counted-gen =
        { $n ->
            [one] Dámy Josefíny
           *[other] { $n } Dam Josefín
        }
# translated by us
card-dame_molly = Dáma Molly
    .acc = Dámu Molly
    .gen = Dámy Molly
    .counted =
        { $n ->
            [one] Dáma Molly
            [few] { $n } Dámy Molly
           *[other] { $n } Dam Molly
        }
    .counted-acc =
        { $n ->
            [one] Dámu Molly
            [few] { $n } Dámy Molly
           *[other] { $n } Dam Molly
        }
    .counted-gen =
        { $n ->
            [one] Dámy Molly
           *[other] { $n } Dam Molly
        }
# translated by us
card-dame_natalie = Dáma Natálie
    .acc = Dámu Natálii
    .gen = Dámy Natálie
    .counted =
        { $n ->
            [one] Dáma Natálie
            [few] { $n } Dámy Natálie
           *[other] { $n } Dam Natálií
        }
    .counted-acc =
        { $n ->
            [one] Dámu Natálii
            [few] { $n } Dámy Natálie
           *[other] { $n } Dam Natálií
        }
    .counted-gen =
        { $n ->
            [one] Dámy Natálie
           *[other] { $n } Dam Natálií
        }
# translated by us
card-dame_sylvia = Dáma Sylvie
    .acc = Dámu Sylvii
    .gen = Dámy Sylvie
    .counted =
        { $n ->
            [one] Dáma Sylvie
            [few] { $n } Dámy Sylvie
           *[other] { $n } Dam Sylvií
        }
    .counted-acc =
        { $n ->
            [one] Dámu Sylvii
            [few] { $n } Dámy Sylvie
           *[other] { $n } Dam Sylvií
        }
    .counted-gen =
        { $n ->
            [one] Dámy Sylvie
           *[other] { $n } Dam Sylvií
        }
# translated by us
card-sir_bailey = Rytíř Bailey
    .acc = Rytíře Baileyho
    .gen = Rytíře Baileyho
    .counted =
        { $n ->
            [one] Rytíř Bailey
            [few] { $n } Rytíři Baileyové
           *[other] { $n } Rytířů Baileyů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře Baileyho
            [few] { $n } Rytíře Baileye
           *[other] { $n } Rytířů Baileyů
        }
    .counted-gen =
        { $n ->
            [one] Rytíře Baileyho
           *[other] { $n } Rytířů Baileyů
        }
# translated by us
card-sir_destry = Rytíř Destry
    .acc = Rytíře Destryho
    .gen = Rytíře Destryho
    .counted =
        { $n ->
            [one] Rytíř Destry
            [few] { $n } Rytíři Destryové
           *[other] { $n } Rytířů Destryů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře Destryho
            [few] { $n } Rytíře Destrye
           *[other] { $n } Rytířů Destryů
        }
    .counted-gen =
        { $n ->
            [one] Rytíře Destryho
           *[other] { $n } Rytířů Destryů
        }
# translated by us
card-sir_martin = Rytíř Martin
    .acc = Rytíře Martina
    .gen = Rytíře Martina
    .counted =
        { $n ->
            [one] Rytíř Martin
            [few] { $n } Rytíři Martinové
           *[other] { $n } Rytířů Martinů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře Martina
            [few] { $n } Rytíře Martiny
           *[other] { $n } Rytířů Martinů
        }
    .counted-gen =
        { $n ->
            [one] Rytíře Martina
           *[other] { $n } Rytířů Martinů
        }
# translated by us
card-sir_michael = Rytíř Michael
    .acc = Rytíře Michaela
    .gen = Rytíře Michaela
    .counted =
        { $n ->
            [one] Rytíř Michael
            [few] { $n } Rytíři Michaelové
           *[other] { $n } Rytířů Michaelů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře Michaela
            [few] { $n } Rytíře Michaely
           *[other] { $n } Rytířů Michaelů
        }
    .counted-gen =
        { $n ->
            [one] Rytíře Michaela
           *[other] { $n } Rytířů Michaelů
        }
# translated by us
card-sir_vander = Rytíř Vander
    .acc = Rytíře Vandera
    .gen = Rytíře Vandera
    .counted =
        { $n ->
            [one] Rytíř Vander
            [few] { $n } Rytíři Vanderové
           *[other] { $n } Rytířů Vanderů
        }
    .counted-acc =
        { $n ->
            [one] Rytíře Vandera
            [few] { $n } Rytíře Vandery
           *[other] { $n } Rytířů Vanderů
        }
    .counted-gen =
        { $n ->
            [one] Rytíře Vandera
           *[other] { $n } Rytířů Vanderů
        }
# translated by us
card-hovel = Chatrč
    .acc = Chatrč
    .gen = Chatrče
    .counted =
        { $n ->
            [one] Chatrč
            [few] { $n } Chatrče
           *[other] { $n } Chatrčí
        }
    .counted-acc =
        { $n ->
            [one] Chatrč
            [few] { $n } Chatrče
           *[other] { $n } Chatrčí
        }
    .counted-gen =
        { $n ->
            [one] Chatrče
           *[other] { $n } Chatrčí
        }
# translated by us
card-necropolis = Nekropole
    .acc = Nekropoli
    .gen = Nekropole
    .counted =
        { $n ->
            [one] Nekropole
            [few] { $n } Nekropole
           *[other] { $n } Nekropolí
        }
    .counted-acc =
        { $n ->
            [one] Nekropoli
            [few] { $n } Nekropole
           *[other] { $n } Nekropolí
        }
    .counted-gen =
        { $n ->
            [one] Nekropole
           *[other] { $n } Nekropolí
        }
# translated by us
card-overgrown_estate = Zarostlý statek
    .acc = Zarostlý statek
    .gen = Zarostlého statku
    .counted =
        { $n ->
            [one] Zarostlý statek
            [few] { $n } Zarostlé statky
           *[other] { $n } Zarostlých statků
        }
    .counted-acc =
        { $n ->
            [one] Zarostlý statek
            [few] { $n } Zarostlé statky
           *[other] { $n } Zarostlých statků
        }
    .counted-gen =
        { $n ->
            [one] Zarostlého statku
           *[other] { $n } Zarostlých statků
        }

## Dobrodružství

# translated by us
card-amulet = Amulet
    .acc = Amulet
    .gen = Amuletu
    .counted =
        { $n ->
            [one] Amulet
            [few] { $n } Amulety
           *[other] { $n } Amuletů
        }
    .counted-acc =
        { $n ->
            [one] Amulet
            [few] { $n } Amulety
           *[other] { $n } Amuletů
        }
    .counted-gen =
        { $n ->
            [one] Amuletu
           *[other] { $n } Amuletů
        }
# translated by us
card-dungeon = Kobka
    .acc = Kobku
    .gen = Kobky
    .counted =
        { $n ->
            [one] Kobka
            [few] { $n } Kobky
           *[other] { $n } Kobek
        }
    .counted-acc =
        { $n ->
            [one] Kobku
            [few] { $n } Kobky
           *[other] { $n } Kobek
        }
    .counted-gen =
        { $n ->
            [one] Kobky
           *[other] { $n } Kobek
        }
# translated by us
card-gear = Výstroj
    .acc = Výstroj
    .gen = Výstroje
    .counted =
        { $n ->
            [one] Výstroj
            [few] { $n } Výstroje
           *[other] { $n } Výstrojí
        }
    .counted-acc =
        { $n ->
            [one] Výstroj
            [few] { $n } Výstroje
           *[other] { $n } Výstrojí
        }
    .counted-gen =
        { $n ->
            [one] Výstroje
           *[other] { $n } Výstrojí
        }
# translated by us
card-guide = Průvodce
    .acc = Průvodce
    .gen = Průvodce
    .counted =
        { $n ->
            [one] Průvodce
            [few] { $n } Průvodci
           *[other] { $n } Průvodců
        }
    .counted-acc =
        { $n ->
            [one] Průvodce
            [few] { $n } Průvodce
           *[other] { $n } Průvodců
        }
    .counted-gen =
        { $n ->
            [one] Průvodce
           *[other] { $n } Průvodců
        }
# translated by us
card-duplicate = Duplikát
    .acc = Duplikát
    .gen = Duplikátu
    .counted =
        { $n ->
            [one] Duplikát
            [few] { $n } Duplikáty
           *[other] { $n } Duplikátů
        }
    .counted-acc =
        { $n ->
            [one] Duplikát
            [few] { $n } Duplikáty
           *[other] { $n } Duplikátů
        }
    .counted-gen =
        { $n ->
            [one] Duplikátu
           *[other] { $n } Duplikátů
        }
# translated by us
card-messenger = Posel
    .acc = Posla
    .gen = Posla
    .counted =
        { $n ->
            [one] Posel
            [few] { $n } Poslové
           *[other] { $n } Poslů
        }
    .counted-acc =
        { $n ->
            [one] Posla
            [few] { $n } Posly
           *[other] { $n } Poslů
        }
    .counted-gen =
        { $n ->
            [one] Posla
           *[other] { $n } Poslů
        }
# translated by us
card-miser = Lakomec
    .acc = Lakomce
    .gen = Lakomce
    .counted =
        { $n ->
            [one] Lakomec
            [few] { $n } Lakomci
           *[other] { $n } Lakomců
        }
    .counted-acc =
        { $n ->
            [one] Lakomce
            [few] { $n } Lakomce
           *[other] { $n } Lakomců
        }
    .counted-gen =
        { $n ->
            [one] Lakomce
           *[other] { $n } Lakomců
        }
# translated by us
card-giant = Obr
    .acc = Obra
    .gen = Obra
    .counted =
        { $n ->
            [one] Obr
            [few] { $n } Obři
           *[other] { $n } Obrů
        }
    .counted-acc =
        { $n ->
            [one] Obra
            [few] { $n } Obry
           *[other] { $n } Obrů
        }
    .counted-gen =
        { $n ->
            [one] Obra
           *[other] { $n } Obrů
        }
# translated by us
card-lost_city = Ztracené město
    .acc = Ztracené město
    .gen = Ztraceného města
    .counted =
        { $n ->
            [one] Ztracené město
            [few] { $n } Ztracená města
           *[other] { $n } Ztracených měst
        }
    .counted-acc =
        { $n ->
            [one] Ztracené město
            [few] { $n } Ztracená města
           *[other] { $n } Ztracených měst
        }
    .counted-gen =
        { $n ->
            [one] Ztraceného města
           *[other] { $n } Ztracených měst
        }
# translated by us
card-treasure_trove = Nalezený poklad
    .acc = Nalezený poklad
    .gen = Nalezeného pokladu
    .counted =
        { $n ->
            [one] Nalezený poklad
            [few] { $n } Nalezené poklady
           *[other] { $n } Nalezených pokladů
        }
    .counted-acc =
        { $n ->
            [one] Nalezený poklad
            [few] { $n } Nalezené poklady
           *[other] { $n } Nalezených pokladů
        }
    .counted-gen =
        { $n ->
            [one] Nalezeného pokladu
           *[other] { $n } Nalezených pokladů
        }
# translated by us
card-training = Výcvik
    .acc = Výcvik
    .gen = Výcviku
    .counted =
        { $n ->
            [one] Výcvik
            [few] { $n } Výcviky
           *[other] { $n } Výcviků
        }
    .counted-acc =
        { $n ->
            [one] Výcvik
            [few] { $n } Výcviky
           *[other] { $n } Výcviků
        }
    .counted-gen =
        { $n ->
            [one] Výcviku
           *[other] { $n } Výcviků
        }
# translated by us
card-bonfire = Vatra
    .acc = Vatru
    .gen = Vatry
    .counted =
        { $n ->
            [one] Vatra
            [few] { $n } Vatry
           *[other] { $n } Vater
        }
    .counted-acc =
        { $n ->
            [one] Vatru
            [few] { $n } Vatry
           *[other] { $n } Vater
        }
    .counted-gen =
        { $n ->
            [one] Vatry
           *[other] { $n } Vater
        }
# translated by us
card-raid = Nájezd
    .acc = Nájezd
    .gen = Nájezdu
    .counted =
        { $n ->
            [one] Nájezd
            [few] { $n } Nájezdy
           *[other] { $n } Nájezdů
        }
    .counted-acc =
        { $n ->
            [one] Nájezd
            [few] { $n } Nájezdy
           *[other] { $n } Nájezdů
        }
    .counted-gen =
        { $n ->
            [one] Nájezdu
           *[other] { $n } Nájezdů
        }

## Impéria

# translated by us
card-enchantress = Kouzelnice
    .acc = Kouzelnici
    .gen = Kouzelnice
    .counted =
        { $n ->
            [one] Kouzelnice
            [few] { $n } Kouzelnice
           *[other] { $n } Kouzelnic
        }
    .counted-acc =
        { $n ->
            [one] Kouzelnici
            [few] { $n } Kouzelnice
           *[other] { $n } Kouzelnic
        }
    .counted-gen =
        { $n ->
            [one] Kouzelnice
           *[other] { $n } Kouzelnic
        }
# translated by us
card-forum = Fórum
    .acc = Fórum
    .gen = Fóra
    .counted =
        { $n ->
            [one] Fórum
            [few] { $n } Fóra
           *[other] { $n } Fór
        }
    .counted-acc =
        { $n ->
            [one] Fórum
            [few] { $n } Fóra
           *[other] { $n } Fór
        }
    .counted-gen =
        { $n ->
            [one] Fóra
           *[other] { $n } Fór
        }
# translated by us
card-legionary = Legionář
    .acc = Legionáře
    .gen = Legionáře
    .counted =
        { $n ->
            [one] Legionář
            [few] { $n } Legionáři
           *[other] { $n } Legionářů
        }
    .counted-acc =
        { $n ->
            [one] Legionáře
            [few] { $n } Legionáře
           *[other] { $n } Legionářů
        }
    .counted-gen =
        { $n ->
            [one] Legionáře
           *[other] { $n } Legionářů
        }
# translated by us
card-overlord = Vladař
    .acc = Vladaře
    .gen = Vladaře
    .counted =
        { $n ->
            [one] Vladař
            [few] { $n } Vladaři
           *[other] { $n } Vladařů
        }
    .counted-acc =
        { $n ->
            [one] Vladaře
            [few] { $n } Vladaře
           *[other] { $n } Vladařů
        }
    .counted-gen =
        { $n ->
            [one] Vladaře
           *[other] { $n } Vladařů
        }
# translated by us
card-temple = Chrám
    .acc = Chrám
    .gen = Chrámu
    .counted =
        { $n ->
            [one] Chrám
            [few] { $n } Chrámy
           *[other] { $n } Chrámů
        }
    .counted-acc =
        { $n ->
            [one] Chrám
            [few] { $n } Chrámy
           *[other] { $n } Chrámů
        }
    .counted-gen =
        { $n ->
            [one] Chrámu
           *[other] { $n } Chrámů
        }
# translated by us
card-catapult_rocks = Katapult/Balvany
    .acc = Katapult/Balvany
    .gen = Katapultu/Balvanů
    .counted =
        { $n ->
            [one] Katapult/Balvany
            [few] { $n } Katapulty/Balvany
           *[other] { $n } Katapultů/Balvanů
        }
    .counted-acc =
        { $n ->
            [one] Katapult/Balvany
            [few] { $n } Katapulty/Balvany
           *[other] { $n } Katapultů/Balvanů
        }
    .counted-gen =
        { $n ->
            [one] Katapultu/Balvanů
           *[other] { $n } Katapultů/Balvanů
        }
# translated by us
card-catapult = Katapult
    .acc = Katapult
    .gen = Katapultu
    .counted =
        { $n ->
            [one] Katapult
            [few] { $n } Katapulty
           *[other] { $n } Katapultů
        }
    .counted-acc =
        { $n ->
            [one] Katapult
            [few] { $n } Katapulty
           *[other] { $n } Katapultů
        }
    .counted-gen =
        { $n ->
            [one] Katapultu
           *[other] { $n } Katapultů
        }
# translated by us
card-rocks = Balvany
    .acc = Balvany
    .gen = Balvanů
    .counted =
        { $n ->
            [one] Balvany
            [few] { $n } Balvany
           *[other] { $n } Balvanů
        }
    .counted-acc =
        { $n ->
            [one] Balvany
            [few] { $n } Balvany
           *[other] { $n } Balvanů
        }
    .counted-gen =
        { $n ->
            [one] Balvanů
           *[other] { $n } Balvanů
        }
# translated by us
card-charm = Talisman
    .acc = Talisman
    .gen = Talismanu
    .counted =
        { $n ->
            [one] Talisman
            [few] { $n } Talismany
           *[other] { $n } Talismanů
        }
    .counted-acc =
        { $n ->
            [one] Talisman
            [few] { $n } Talismany
           *[other] { $n } Talismanů
        }
    .counted-gen =
        { $n ->
            [one] Talismanu
           *[other] { $n } Talismanů
        }
# translated by us
card-farmers_market = Farmářský trh
    .acc = Farmářský trh
    .gen = Farmářského trhu
    .counted =
        { $n ->
            [one] Farmářský trh
            [few] { $n } Farmářské trhy
           *[other] { $n } Farmářských trhů
        }
    .counted-acc =
        { $n ->
            [one] Farmářský trh
            [few] { $n } Farmářské trhy
           *[other] { $n } Farmářských trhů
        }
    .counted-gen =
        { $n ->
            [one] Farmářského trhu
           *[other] { $n } Farmářských trhů
        }
# translated by us
card-groundskeeper = Zahradník
    .acc = Zahradníka
    .gen = Zahradníka
    .counted =
        { $n ->
            [one] Zahradník
            [few] { $n } Zahradníci
           *[other] { $n } Zahradníků
        }
    .counted-acc =
        { $n ->
            [one] Zahradníka
            [few] { $n } Zahradníky
           *[other] { $n } Zahradníků
        }
    .counted-gen =
        { $n ->
            [one] Zahradníka
           *[other] { $n } Zahradníků
        }
# translated by us
card-patrician_emporium = Patricij/Emporium
    .acc = Patricije/Emporium
    .gen = Patricije/Emporia
    .counted =
        { $n ->
            [one] Patricij/Emporium
            [few] { $n } Patricijové/Emporia
           *[other] { $n } Patricijů/Emporií
        }
    .counted-acc =
        { $n ->
            [one] Patricije/Emporium
            [few] { $n } Patricije/Emporia
           *[other] { $n } Patricijů/Emporií
        }
    .counted-gen =
        { $n ->
            [one] Patricije/Emporia
           *[other] { $n } Patricijů/Emporií
        }
# translated by us
card-patrician = Patricij
    .acc = Patricije
    .gen = Patricije
    .counted =
        { $n ->
            [one] Patricij
            [few] { $n } Patricijové
           *[other] { $n } Patricijů
        }
    .counted-acc =
        { $n ->
            [one] Patricije
            [few] { $n } Patricije
           *[other] { $n } Patricijů
        }
    .counted-gen =
        { $n ->
            [one] Patricije
           *[other] { $n } Patricijů
        }
# translated by us
card-emporium = Emporium
    .acc = Emporium
    .gen = Emporia
    .counted =
        { $n ->
            [one] Emporium
            [few] { $n } Emporia
           *[other] { $n } Emporií
        }
    .counted-acc =
        { $n ->
            [one] Emporium
            [few] { $n } Emporia
           *[other] { $n } Emporií
        }
    .counted-gen =
        { $n ->
            [one] Emporia
           *[other] { $n } Emporií
        }
# translated by us
card-windfall = Nečekané jmění
    .acc = Nečekané jmění
    .gen = Nečekaného jmění
    .counted =
        { $n ->
            [one] Nečekané jmění
            [few] { $n } Nečekaná jmění
           *[other] { $n } Nečekaných jmění
        }
    .counted-acc =
        { $n ->
            [one] Nečekané jmění
            [few] { $n } Nečekaná jmění
           *[other] { $n } Nečekaných jmění
        }
    .counted-gen =
        { $n ->
            [one] Nečekaného jmění
           *[other] { $n } Nečekaných jmění
        }
# translated by us
card-conquest = Dobytí
    .acc = Dobytí
    .gen = Dobytí
    .counted =
        { $n ->
            [one] Dobytí
           *[other] { $n } Dobytí
        }
    .counted-acc =
        { $n ->
            [one] Dobytí
           *[other] { $n } Dobytí
        }
    .counted-gen =
        { $n ->
            [one] Dobytí
           *[other] { $n } Dobytí
        }
# translated by us
card-orchard = Sad
    .acc = Sad
    .gen = Sadu
    .counted =
        { $n ->
            [one] Sad
            [few] { $n } Sady
           *[other] { $n } Sadů
        }
    .counted-acc =
        { $n ->
            [one] Sad
            [few] { $n } Sady
           *[other] { $n } Sadů
        }
    .counted-gen =
        { $n ->
            [one] Sadu
           *[other] { $n } Sadů
        }
# translated by us
card-aqueduct = Akvadukt
    .acc = Akvadukt
    .gen = Akvaduktu
    .counted =
        { $n ->
            [one] Akvadukt
            [few] { $n } Akvadukty
           *[other] { $n } Akvaduktů
        }
    .counted-acc =
        { $n ->
            [one] Akvadukt
            [few] { $n } Akvadukty
           *[other] { $n } Akvaduktů
        }
    .counted-gen =
        { $n ->
            [one] Akvaduktu
           *[other] { $n } Akvaduktů
        }

### Království

kingdom-b1_first_game = První hra
kingdom-b1_big_money = Velké peníze
kingdom-b1_interaction = Interakce
kingdom-b1_size_distortion = Zhroucení velikosti
kingdom-b1_village_square = Náves
kingdom-i1_victory_dance = Vítězný tanec
kingdom-i1_secret_schemes = Tajné plány
kingdom-i1_best_wishes = Nejlepší přání
kingdom-bi1_deconstruction = Demontáž
kingdom-bi1_hand_madness = Plná ruka
kingdom-bi1_underlings = Poddaný
kingdom-b2_first_game = První hra
kingdom-b2_size_distortion = Zhroucení velikosti
kingdom-b2_deck_top = Vršek balíčku
kingdom-b2_sleight_of_hand = Kejkle
kingdom-b2_improvements = Pokrok
kingdom-b2_silver_and_gold = Stříbro & zlato
kingdom-b2_intrigue_underlings = Poddaní
kingdom-b2_intrigue_grand_scheme = Velký plán
kingdom-b2_intrigue_deconstruction = Destrukce
# translated by us
kingdom-b2_seaside_reach_for_tomorrow = Na dosah zítřka
# translated by us
kingdom-b2_seaside_repetition = Opakování
# translated by us
kingdom-b2_seaside_give_and_take = Něco za něco
# translated by us
kingdom-b2_alchemy_forbidden_arts = Zakázaná umění
# translated by us
kingdom-b2_alchemy_potion_mixers = Míchači lektvarů
# translated by us
kingdom-b2_alchemy_chemistry_lesson = Hodina chemie
# translated by us
kingdom-b2_prosperity_biggest_money = Největší peníze
# translated by us
kingdom-b2_prosperity_the_kings_army = Králova armáda
# translated by us
kingdom-b2_prosperity_the_good_life = Dobré živobytí
# translated by us
kingdom-b2_cornucopia_bounty_of_the_hunt = Lovecká kořist
# translated by us
kingdom-b2_cornucopia_bad_omens = Zlá znamení
# translated by us
kingdom-b2_cornucopia_the_jesters_workshop = Šaškova dílna
# translated by us
kingdom-b2_guilds_arts_and_crafts = Umění a řemesla
# translated by us
kingdom-b2_guilds_clean_living = Bezúhonný život
# translated by us
kingdom-b2_guilds_gilding_the_lily = Nosit dříví do lesa
# translated by us
kingdom-b2_hinterlands_highway_robbery = Loupež na silnici
# translated by us
kingdom-b2_hinterlands_adventures_abroad = Dobrodružství v cizině
# translated by us
kingdom-b2_dark_ages_high_and_low = Nahoře i dole
# translated by us
kingdom-b2_dark_ages_chivalry_and_revelry = Rytířství a radovánky
# translated by us
kingdom-b2_adventures_level_up = Na vyšší úroveň
# translated by us
kingdom-b2_adventures_son_of_size_distortion = Syn zhroucení velikosti
# translated by us
kingdom-b2_empires_everything_in_moderation = Všeho s mírou
# translated by us
kingdom-b2_empires_silver_bullets = Stříbrné kulky

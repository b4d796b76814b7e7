### Nazwy kart według wydania Barda. Przypadki: .acc (biernik), .gen (dopełniacz), .counted z liczbą $n w tych samych przypadkach.
### Uwaga „translated by us” stoi przy nazwach, których nie ma w polskich instrukcjach.

## Karty podstawowe

card-copper = Miedziak
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
card-silver = Srebrnik
    .acc = Srebrnika
    .gen = Srebrnika
    .counted =
        { $n ->
            [one] Srebrnik
            [few] { $n } Srebrniki
           *[many] { $n } Srebrników
        }
    .counted-acc =
        { $n ->
            [one] Srebrnika
            [few] { $n } Srebrniki
           *[many] { $n } Srebrników
        }
    .counted-gen =
        { $n ->
            [one] Srebrnika
           *[many] { $n } Srebrników
        }
card-gold = Złocisz
    .acc = Złocisza
    .gen = Złocisza
    .counted =
        { $n ->
            [one] Złocisz
            [few] { $n } Złocisze
           *[many] { $n } Złociszy
        }
    .counted-acc =
        { $n ->
            [one] Złocisza
            [few] { $n } Złocisze
           *[many] { $n } Złociszy
        }
    .counted-gen =
        { $n ->
            [one] Złocisza
           *[many] { $n } Złociszy
        }
card-estate = Posiadłość
    .acc = Posiadłość
    .gen = Posiadłości
    .counted =
        { $n ->
            [one] Posiadłość
           *[many] { $n } Posiadłości
        }
    .counted-acc =
        { $n ->
            [one] Posiadłość
           *[many] { $n } Posiadłości
        }
    .counted-gen =
        { $n ->
            [one] Posiadłości
           *[many] { $n } Posiadłości
        }
card-duchy = Powiat
    .acc = Powiat
    .gen = Powiatu
    .counted =
        { $n ->
            [one] Powiat
            [few] { $n } Powiaty
           *[many] { $n } Powiatów
        }
    .counted-acc =
        { $n ->
            [one] Powiat
            [few] { $n } Powiaty
           *[many] { $n } Powiatów
        }
    .counted-gen =
        { $n ->
            [one] Powiatu
           *[many] { $n } Powiatów
        }
card-province = Prowincja
    .acc = Prowincję
    .gen = Prowincji
    .counted =
        { $n ->
            [one] Prowincja
            [few] { $n } Prowincje
           *[many] { $n } Prowincji
        }
    .counted-acc =
        { $n ->
            [one] Prowincję
            [few] { $n } Prowincje
           *[many] { $n } Prowincji
        }
    .counted-gen =
        { $n ->
            [one] Prowincji
           *[many] { $n } Prowincji
        }
card-curse = Klątwa
    .acc = Klątwę
    .gen = Klątwy
    .counted =
        { $n ->
            [one] Klątwa
            [few] { $n } Klątwy
           *[many] { $n } Klątw
        }
    .counted-acc =
        { $n ->
            [one] Klątwę
            [few] { $n } Klątwy
           *[many] { $n } Klątw
        }
    .counted-gen =
        { $n ->
            [one] Klątwy
           *[many] { $n } Klątw
        }

## Karty podstawowe z Alchemii i Złotego wieku

# translated by us
card-potion = Mikstura
    .acc = Miksturę
    .gen = Mikstury
    .counted =
        { $n ->
            [one] Mikstura
            [few] { $n } Mikstury
           *[many] { $n } Mikstur
        }
    .counted-acc =
        { $n ->
            [one] Miksturę
            [few] { $n } Mikstury
           *[many] { $n } Mikstur
        }
    .counted-gen =
        { $n ->
            [one] Mikstury
           *[many] { $n } Mikstur
        }
# translated by us
card-platinum = Platyna
    .acc = Platynę
    .gen = Platyny
    .counted =
        { $n ->
            [one] Platyna
            [few] { $n } Platyny
           *[many] { $n } Platyn
        }
    .counted-acc =
        { $n ->
            [one] Platynę
            [few] { $n } Platyny
           *[many] { $n } Platyn
        }
    .counted-gen =
        { $n ->
            [one] Platyny
           *[many] { $n } Platyn
        }
# translated by us
card-colony = Kolonia
    .acc = Kolonię
    .gen = Kolonii
    .counted =
        { $n ->
            [one] Kolonia
            [few] { $n } Kolonie
           *[many] { $n } Kolonii
        }
    .counted-acc =
        { $n ->
            [one] Kolonię
            [few] { $n } Kolonie
           *[many] { $n } Kolonii
        }
    .counted-gen =
        { $n ->
            [one] Kolonii
           *[many] { $n } Kolonii
        }

## Gra podstawowa, pierwsza edycja

card-cellar = Piwnica
    .acc = Piwnicę
    .gen = Piwnicy
    .counted =
        { $n ->
            [one] Piwnica
            [few] { $n } Piwnice
           *[many] { $n } Piwnic
        }
    .counted-acc =
        { $n ->
            [one] Piwnicę
            [few] { $n } Piwnice
           *[many] { $n } Piwnic
        }
    .counted-gen =
        { $n ->
            [one] Piwnicy
           *[many] { $n } Piwnic
        }
card-chapel = Kaplica
    .acc = Kaplicę
    .gen = Kaplicy
    .counted =
        { $n ->
            [one] Kaplica
            [few] { $n } Kaplice
           *[many] { $n } Kaplic
        }
    .counted-acc =
        { $n ->
            [one] Kaplicę
            [few] { $n } Kaplice
           *[many] { $n } Kaplic
        }
    .counted-gen =
        { $n ->
            [one] Kaplicy
           *[many] { $n } Kaplic
        }
card-moat = Fosa
    .acc = Fosę
    .gen = Fosy
    .counted =
        { $n ->
            [one] Fosa
            [few] { $n } Fosy
           *[many] { $n } Fos
        }
    .counted-acc =
        { $n ->
            [one] Fosę
            [few] { $n } Fosy
           *[many] { $n } Fos
        }
    .counted-gen =
        { $n ->
            [one] Fosy
           *[many] { $n } Fos
        }
card-chancellor = Kanclerz
    .acc = Kanclerza
    .gen = Kanclerza
    .counted =
        { $n ->
            [one] Kanclerz
           *[many] { $n } Kanclerzy
        }
    .counted-acc =
        { $n ->
            [one] Kanclerza
           *[many] { $n } Kanclerzy
        }
    .counted-gen =
        { $n ->
            [one] Kanclerza
           *[many] { $n } Kanclerzy
        }
card-village = Wioska
    .acc = Wioskę
    .gen = Wioski
    .counted =
        { $n ->
            [one] Wioska
            [few] { $n } Wioski
           *[many] { $n } Wiosek
        }
    .counted-acc =
        { $n ->
            [one] Wioskę
            [few] { $n } Wioski
           *[many] { $n } Wiosek
        }
    .counted-gen =
        { $n ->
            [one] Wioski
           *[many] { $n } Wiosek
        }
card-woodcutter = Drwal
    .acc = Drwala
    .gen = Drwala
    .counted =
        { $n ->
            [one] Drwal
           *[many] { $n } Drwali
        }
    .counted-acc =
        { $n ->
            [one] Drwala
           *[many] { $n } Drwali
        }
    .counted-gen =
        { $n ->
            [one] Drwala
           *[many] { $n } Drwali
        }
card-workshop = Warsztat
    .acc = Warsztat
    .gen = Warsztatu
    .counted =
        { $n ->
            [one] Warsztat
            [few] { $n } Warsztaty
           *[many] { $n } Warsztatów
        }
    .counted-acc =
        { $n ->
            [one] Warsztat
            [few] { $n } Warsztaty
           *[many] { $n } Warsztatów
        }
    .counted-gen =
        { $n ->
            [one] Warsztatu
           *[many] { $n } Warsztatów
        }
card-bureaucrat = Urzędnik
    .acc = Urzędnika
    .gen = Urzędnika
    .counted =
        { $n ->
            [one] Urzędnik
           *[many] { $n } Urzędników
        }
    .counted-acc =
        { $n ->
            [one] Urzędnika
           *[many] { $n } Urzędników
        }
    .counted-gen =
        { $n ->
            [one] Urzędnika
           *[many] { $n } Urzędników
        }
card-feast = Uczta
    .acc = Ucztę
    .gen = Uczty
    .counted =
        { $n ->
            [one] Uczta
            [few] { $n } Uczty
           *[many] { $n } Uczt
        }
    .counted-acc =
        { $n ->
            [one] Ucztę
            [few] { $n } Uczty
           *[many] { $n } Uczt
        }
    .counted-gen =
        { $n ->
            [one] Uczty
           *[many] { $n } Uczt
        }
card-gardens = Ogrody
    .acc = Ogrody
    .gen = Ogrodów
    .counted =
        { $n ->
            [one] Ogrody
            [few] { $n } Ogrody
           *[many] { $n } Ogrodów
        }
    .counted-acc =
        { $n ->
            [one] Ogrody
            [few] { $n } Ogrody
           *[many] { $n } Ogrodów
        }
    .counted-gen =
        { $n ->
            [one] Ogrodów
           *[many] { $n } Ogrodów
        }
card-militia = Milicja
    .acc = Milicję
    .gen = Milicji
    .counted =
        { $n ->
            [one] Milicja
            [few] { $n } Milicje
           *[many] { $n } Milicji
        }
    .counted-acc =
        { $n ->
            [one] Milicję
            [few] { $n } Milicje
           *[many] { $n } Milicji
        }
    .counted-gen =
        { $n ->
            [one] Milicji
           *[many] { $n } Milicji
        }
card-moneylender = Lichwiarz
    .acc = Lichwiarza
    .gen = Lichwiarza
    .counted =
        { $n ->
            [one] Lichwiarz
           *[many] { $n } Lichwiarzy
        }
    .counted-acc =
        { $n ->
            [one] Lichwiarza
           *[many] { $n } Lichwiarzy
        }
    .counted-gen =
        { $n ->
            [one] Lichwiarza
           *[many] { $n } Lichwiarzy
        }
card-remodel = Przebudowa
    .acc = Przebudowę
    .gen = Przebudowy
    .counted =
        { $n ->
            [one] Przebudowa
            [few] { $n } Przebudowy
           *[many] { $n } Przebudów
        }
    .counted-acc =
        { $n ->
            [one] Przebudowę
            [few] { $n } Przebudowy
           *[many] { $n } Przebudów
        }
    .counted-gen =
        { $n ->
            [one] Przebudowy
           *[many] { $n } Przebudów
        }
card-smithy = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .counted =
        { $n ->
            [one] Kuźnia
            [few] { $n } Kuźnie
           *[many] { $n } Kuźni
        }
    .counted-acc =
        { $n ->
            [one] Kuźnię
            [few] { $n } Kuźnie
           *[many] { $n } Kuźni
        }
    .counted-gen =
        { $n ->
            [one] Kuźni
           *[many] { $n } Kuźni
        }
card-spy = Szpieg
    .acc = Szpiega
    .gen = Szpiega
    .counted =
        { $n ->
            [one] Szpieg
           *[many] { $n } Szpiegów
        }
    .counted-acc =
        { $n ->
            [one] Szpiega
           *[many] { $n } Szpiegów
        }
    .counted-gen =
        { $n ->
            [one] Szpiega
           *[many] { $n } Szpiegów
        }
card-thief = Złodziej
    .acc = Złodzieja
    .gen = Złodzieja
    .counted =
        { $n ->
            [one] Złodziej
           *[many] { $n } Złodziei
        }
    .counted-acc =
        { $n ->
            [one] Złodzieja
           *[many] { $n } Złodziei
        }
    .counted-gen =
        { $n ->
            [one] Złodzieja
           *[many] { $n } Złodziei
        }
card-throne_room = Sala tronowa
    .acc = Salę tronową
    .gen = Sali tronowej
    .counted =
        { $n ->
            [one] Sala tronowa
            [few] { $n } Sale tronowe
           *[many] { $n } Sal tronowych
        }
    .counted-acc =
        { $n ->
            [one] Salę tronową
            [few] { $n } Sale tronowe
           *[many] { $n } Sal tronowych
        }
    .counted-gen =
        { $n ->
            [one] Sali tronowej
           *[many] { $n } Sal tronowych
        }
card-council_room = Sala Obrad
    .acc = Salę Obrad
    .gen = Sali Obrad
    .counted =
        { $n ->
            [one] Sala Obrad
            [few] { $n } Sale Obrad
           *[many] { $n } Sal Obrad
        }
    .counted-acc =
        { $n ->
            [one] Salę Obrad
            [few] { $n } Sale Obrad
           *[many] { $n } Sal Obrad
        }
    .counted-gen =
        { $n ->
            [one] Sali Obrad
           *[many] { $n } Sal Obrad
        }
card-festival = Festyn
    .acc = Festyn
    .gen = Festynu
    .counted =
        { $n ->
            [one] Festyn
            [few] { $n } Festyny
           *[many] { $n } Festynów
        }
    .counted-acc =
        { $n ->
            [one] Festyn
            [few] { $n } Festyny
           *[many] { $n } Festynów
        }
    .counted-gen =
        { $n ->
            [one] Festynu
           *[many] { $n } Festynów
        }
card-laboratory = Laboratorium
    .acc = Laboratorium
    .gen = Laboratorium
    .counted =
        { $n ->
            [one] Laboratorium
            [few] { $n } Laboratoria
           *[many] { $n } Laboratoriów
        }
    .counted-acc =
        { $n ->
            [one] Laboratorium
            [few] { $n } Laboratoria
           *[many] { $n } Laboratoriów
        }
    .counted-gen =
        { $n ->
            [one] Laboratorium
           *[many] { $n } Laboratoriów
        }
card-library = Biblioteka
    .acc = Bibliotekę
    .gen = Biblioteki
    .counted =
        { $n ->
            [one] Biblioteka
            [few] { $n } Biblioteki
           *[many] { $n } Bibliotek
        }
    .counted-acc =
        { $n ->
            [one] Bibliotekę
            [few] { $n } Biblioteki
           *[many] { $n } Bibliotek
        }
    .counted-gen =
        { $n ->
            [one] Biblioteki
           *[many] { $n } Bibliotek
        }
card-market = Targowisko
    .acc = Targowisko
    .gen = Targowiska
    .counted =
        { $n ->
            [one] Targowisko
            [few] { $n } Targowiska
           *[many] { $n } Targowisk
        }
    .counted-acc =
        { $n ->
            [one] Targowisko
            [few] { $n } Targowiska
           *[many] { $n } Targowisk
        }
    .counted-gen =
        { $n ->
            [one] Targowiska
           *[many] { $n } Targowisk
        }
card-mine = Kopalnia
    .acc = Kopalnię
    .gen = Kopalni
    .counted =
        { $n ->
            [one] Kopalnia
            [few] { $n } Kopalnie
           *[many] { $n } Kopalń
        }
    .counted-acc =
        { $n ->
            [one] Kopalnię
            [few] { $n } Kopalnie
           *[many] { $n } Kopalń
        }
    .counted-gen =
        { $n ->
            [one] Kopalni
           *[many] { $n } Kopalń
        }
card-witch = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
    .counted =
        { $n ->
            [one] Wiedźma
            [few] { $n } Wiedźmy
           *[many] { $n } Wiedźm
        }
    .counted-acc =
        { $n ->
            [one] Wiedźmę
            [few] { $n } Wiedźmy
           *[many] { $n } Wiedźm
        }
    .counted-gen =
        { $n ->
            [one] Wiedźmy
           *[many] { $n } Wiedźm
        }
card-adventurer = Odkrywca
    .acc = Odkrywcę
    .gen = Odkrywcy
    .counted =
        { $n ->
            [one] Odkrywca
           *[many] { $n } Odkrywców
        }
    .counted-acc =
        { $n ->
            [one] Odkrywcę
           *[many] { $n } Odkrywców
        }
    .counted-gen =
        { $n ->
            [one] Odkrywcy
           *[many] { $n } Odkrywców
        }

## Gra podstawowa, druga edycja: co nowe

card-harbinger = Zwiastun
    .acc = Zwiastuna
    .gen = Zwiastuna
    .counted =
        { $n ->
            [one] Zwiastun
           *[many] { $n } Zwiastunów
        }
    .counted-acc =
        { $n ->
            [one] Zwiastuna
           *[many] { $n } Zwiastunów
        }
    .counted-gen =
        { $n ->
            [one] Zwiastuna
           *[many] { $n } Zwiastunów
        }
card-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .counted =
        { $n ->
            [one] Kupiec
           *[many] { $n } Kupców
        }
    .counted-acc =
        { $n ->
            [one] Kupca
           *[many] { $n } Kupców
        }
    .counted-gen =
        { $n ->
            [one] Kupca
           *[many] { $n } Kupców
        }
card-vassal = Wasal
    .acc = Wasala
    .gen = Wasala
    .counted =
        { $n ->
            [one] Wasal
           *[many] { $n } Wasali
        }
    .counted-acc =
        { $n ->
            [one] Wasala
           *[many] { $n } Wasali
        }
    .counted-gen =
        { $n ->
            [one] Wasala
           *[many] { $n } Wasali
        }
card-poacher = Kłusownik
    .acc = Kłusownika
    .gen = Kłusownika
    .counted =
        { $n ->
            [one] Kłusownik
           *[many] { $n } Kłusowników
        }
    .counted-acc =
        { $n ->
            [one] Kłusownika
           *[many] { $n } Kłusowników
        }
    .counted-gen =
        { $n ->
            [one] Kłusownika
           *[many] { $n } Kłusowników
        }
card-bandit = Bandyta
    .acc = Bandytę
    .gen = Bandyty
    .counted =
        { $n ->
            [one] Bandyta
           *[many] { $n } Bandytów
        }
    .counted-acc =
        { $n ->
            [one] Bandytę
           *[many] { $n } Bandytów
        }
    .counted-gen =
        { $n ->
            [one] Bandyty
           *[many] { $n } Bandytów
        }
card-sentry = Wartownik
    .acc = Wartownika
    .gen = Wartownika
    .counted =
        { $n ->
            [one] Wartownik
           *[many] { $n } Wartowników
        }
    .counted-acc =
        { $n ->
            [one] Wartownika
           *[many] { $n } Wartowników
        }
    .counted-gen =
        { $n ->
            [one] Wartownika
           *[many] { $n } Wartowników
        }
card-artisan = Rękodzielnik
    .acc = Rękodzielnika
    .gen = Rękodzielnika
    .counted =
        { $n ->
            [one] Rękodzielnik
           *[many] { $n } Rękodzielników
        }
    .counted-acc =
        { $n ->
            [one] Rękodzielnika
           *[many] { $n } Rękodzielników
        }
    .counted-gen =
        { $n ->
            [one] Rękodzielnika
           *[many] { $n } Rękodzielników
        }

## Intryga, pierwsza edycja

# translated by us
card-courtyard = Dziedziniec
    .acc = Dziedziniec
    .gen = Dziedzińca
    .counted =
        { $n ->
            [one] Dziedziniec
            [few] { $n } Dziedzińce
           *[many] { $n } Dziedzińców
        }
    .counted-acc =
        { $n ->
            [one] Dziedziniec
            [few] { $n } Dziedzińce
           *[many] { $n } Dziedzińców
        }
    .counted-gen =
        { $n ->
            [one] Dziedzińca
           *[many] { $n } Dziedzińców
        }
# translated by us
card-pawn = Pionek
    .acc = Pionka
    .gen = Pionka
    .counted =
        { $n ->
            [one] Pionek
            [few] { $n } Pionki
           *[many] { $n } Pionków
        }
    .counted-acc =
        { $n ->
            [one] Pionka
            [few] { $n } Pionki
           *[many] { $n } Pionków
        }
    .counted-gen =
        { $n ->
            [one] Pionka
           *[many] { $n } Pionków
        }
# translated by us
card-secret_chamber = Tajna komnata
    .acc = Tajną komnatę
    .gen = Tajnej komnaty
    .counted =
        { $n ->
            [one] Tajna komnata
            [few] { $n } Tajne komnaty
           *[many] { $n } Tajnych komnat
        }
    .counted-acc =
        { $n ->
            [one] Tajną komnatę
            [few] { $n } Tajne komnaty
           *[many] { $n } Tajnych komnat
        }
    .counted-gen =
        { $n ->
            [one] Tajnej komnaty
           *[many] { $n } Tajnych komnat
        }
card-great_hall = Westybul
    .acc = Westybul
    .gen = Westybulu
    .counted =
        { $n ->
            [one] Westybul
            [few] { $n } Westybule
           *[many] { $n } Westybuli
        }
    .counted-acc =
        { $n ->
            [one] Westybul
            [few] { $n } Westybule
           *[many] { $n } Westybuli
        }
    .counted-gen =
        { $n ->
            [one] Westybulu
           *[many] { $n } Westybuli
        }
card-masquerade = Maskarada
    .acc = Maskaradę
    .gen = Maskarady
    .counted =
        { $n ->
            [one] Maskarada
            [few] { $n } Maskarady
           *[many] { $n } Maskarad
        }
    .counted-acc =
        { $n ->
            [one] Maskaradę
            [few] { $n } Maskarady
           *[many] { $n } Maskarad
        }
    .counted-gen =
        { $n ->
            [one] Maskarady
           *[many] { $n } Maskarad
        }
# translated by us
card-shanty_town = Dzielnica nędzy
    .acc = Dzielnicę nędzy
    .gen = Dzielnicy nędzy
    .counted =
        { $n ->
            [one] Dzielnica nędzy
            [few] { $n } Dzielnice nędzy
           *[many] { $n } Dzielnic nędzy
        }
    .counted-acc =
        { $n ->
            [one] Dzielnicę nędzy
            [few] { $n } Dzielnice nędzy
           *[many] { $n } Dzielnic nędzy
        }
    .counted-gen =
        { $n ->
            [one] Dzielnicy nędzy
           *[many] { $n } Dzielnic nędzy
        }
# translated by us
card-steward = Zarządca
    .acc = Zarządcę
    .gen = Zarządcy
    .counted =
        { $n ->
            [one] Zarządca
           *[many] { $n } Zarządców
        }
    .counted-acc =
        { $n ->
            [one] Zarządcę
           *[many] { $n } Zarządców
        }
    .counted-gen =
        { $n ->
            [one] Zarządcy
           *[many] { $n } Zarządców
        }
# translated by us
card-swindler = Oszust
    .acc = Oszusta
    .gen = Oszusta
    .counted =
        { $n ->
            [one] Oszust
           *[many] { $n } Oszustów
        }
    .counted-acc =
        { $n ->
            [one] Oszusta
           *[many] { $n } Oszustów
        }
    .counted-gen =
        { $n ->
            [one] Oszusta
           *[many] { $n } Oszustów
        }
# translated by us
card-wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .gen = Studni życzeń
    .counted =
        { $n ->
            [one] Studnia życzeń
            [few] { $n } Studnie życzeń
           *[many] { $n } Studni życzeń
        }
    .counted-acc =
        { $n ->
            [one] Studnię życzeń
            [few] { $n } Studnie życzeń
           *[many] { $n } Studni życzeń
        }
    .counted-gen =
        { $n ->
            [one] Studni życzeń
           *[many] { $n } Studni życzeń
        }
# translated by us
card-baron = Baron
    .acc = Barona
    .gen = Barona
    .counted =
        { $n ->
            [one] Baron
           *[many] { $n } Baronów
        }
    .counted-acc =
        { $n ->
            [one] Barona
           *[many] { $n } Baronów
        }
    .counted-gen =
        { $n ->
            [one] Barona
           *[many] { $n } Baronów
        }
# translated by us
card-bridge = Most
    .acc = Most
    .gen = Mostu
    .counted =
        { $n ->
            [one] Most
            [few] { $n } Mosty
           *[many] { $n } Mostów
        }
    .counted-acc =
        { $n ->
            [one] Most
            [few] { $n } Mosty
           *[many] { $n } Mostów
        }
    .counted-gen =
        { $n ->
            [one] Mostu
           *[many] { $n } Mostów
        }
# translated by us
card-conspirator = Spiskowiec
    .acc = Spiskowca
    .gen = Spiskowca
    .counted =
        { $n ->
            [one] Spiskowiec
           *[many] { $n } Spiskowców
        }
    .counted-acc =
        { $n ->
            [one] Spiskowca
           *[many] { $n } Spiskowców
        }
    .counted-gen =
        { $n ->
            [one] Spiskowca
           *[many] { $n } Spiskowców
        }
# translated by us
card-coppersmith = Kotlarz
    .acc = Kotlarza
    .gen = Kotlarza
    .counted =
        { $n ->
            [one] Kotlarz
           *[many] { $n } Kotlarzy
        }
    .counted-acc =
        { $n ->
            [one] Kotlarza
           *[many] { $n } Kotlarzy
        }
    .counted-gen =
        { $n ->
            [one] Kotlarza
           *[many] { $n } Kotlarzy
        }
# translated by us
card-ironworks = Huta
    .acc = Hutę
    .gen = Huty
    .counted =
        { $n ->
            [one] Huta
            [few] { $n } Huty
           *[many] { $n } Hut
        }
    .counted-acc =
        { $n ->
            [one] Hutę
            [few] { $n } Huty
           *[many] { $n } Hut
        }
    .counted-gen =
        { $n ->
            [one] Huty
           *[many] { $n } Hut
        }
# translated by us
card-mining_village = Osada górnicza
    .acc = Osadę górniczą
    .gen = Osady górniczej
    .counted =
        { $n ->
            [one] Osada górnicza
            [few] { $n } Osady górnicze
           *[many] { $n } Osad górniczych
        }
    .counted-acc =
        { $n ->
            [one] Osadę górniczą
            [few] { $n } Osady górnicze
           *[many] { $n } Osad górniczych
        }
    .counted-gen =
        { $n ->
            [one] Osady górniczej
           *[many] { $n } Osad górniczych
        }
# translated by us
card-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
    .counted =
        { $n ->
            [one] Zwiadowca
           *[many] { $n } Zwiadowców
        }
    .counted-acc =
        { $n ->
            [one] Zwiadowcę
           *[many] { $n } Zwiadowców
        }
    .counted-gen =
        { $n ->
            [one] Zwiadowcy
           *[many] { $n } Zwiadowców
        }
card-duke = Książę
    .acc = Księcia
    .gen = Księcia
    .counted =
        { $n ->
            [one] Książę
           *[many] { $n } Książąt
        }
    .counted-acc =
        { $n ->
            [one] Księcia
           *[many] { $n } Książąt
        }
    .counted-gen =
        { $n ->
            [one] Księcia
           *[many] { $n } Książąt
        }
# translated by us
card-minion = Sługa
    .acc = Sługę
    .gen = Sługi
    .counted =
        { $n ->
            [one] Sługa
           *[many] { $n } Sług
        }
    .counted-acc =
        { $n ->
            [one] Sługę
           *[many] { $n } Sług
        }
    .counted-gen =
        { $n ->
            [one] Sługi
           *[many] { $n } Sług
        }
# translated by us
card-saboteur = Sabotażysta
    .acc = Sabotażystę
    .gen = Sabotażysty
    .counted =
        { $n ->
            [one] Sabotażysta
           *[many] { $n } Sabotażystów
        }
    .counted-acc =
        { $n ->
            [one] Sabotażystę
           *[many] { $n } Sabotażystów
        }
    .counted-gen =
        { $n ->
            [one] Sabotażysty
           *[many] { $n } Sabotażystów
        }
# translated by us
card-torturer = Oprawca
    .acc = Oprawcę
    .gen = Oprawcy
    .counted =
        { $n ->
            [one] Oprawca
           *[many] { $n } Oprawców
        }
    .counted-acc =
        { $n ->
            [one] Oprawcę
           *[many] { $n } Oprawców
        }
    .counted-gen =
        { $n ->
            [one] Oprawcy
           *[many] { $n } Oprawców
        }
# translated by us
card-trading_post = Faktoria
    .acc = Faktorię
    .gen = Faktorii
    .counted =
        { $n ->
            [one] Faktoria
            [few] { $n } Faktorie
           *[many] { $n } Faktorii
        }
    .counted-acc =
        { $n ->
            [one] Faktorię
            [few] { $n } Faktorie
           *[many] { $n } Faktorii
        }
    .counted-gen =
        { $n ->
            [one] Faktorii
           *[many] { $n } Faktorii
        }
# translated by us
card-tribute = Danina
    .acc = Daninę
    .gen = Daniny
    .counted =
        { $n ->
            [one] Danina
            [few] { $n } Daniny
           *[many] { $n } Danin
        }
    .counted-acc =
        { $n ->
            [one] Daninę
            [few] { $n } Daniny
           *[many] { $n } Danin
        }
    .counted-gen =
        { $n ->
            [one] Daniny
           *[many] { $n } Danin
        }
# translated by us
card-upgrade = Ulepszenie
    .acc = Ulepszenie
    .gen = Ulepszenia
    .counted =
        { $n ->
            [one] Ulepszenie
            [few] { $n } Ulepszenia
           *[many] { $n } Ulepszeń
        }
    .counted-acc =
        { $n ->
            [one] Ulepszenie
            [few] { $n } Ulepszenia
           *[many] { $n } Ulepszeń
        }
    .counted-gen =
        { $n ->
            [one] Ulepszenia
           *[many] { $n } Ulepszeń
        }
card-harem = Harem
    .acc = Harem
    .gen = Haremu
    .counted =
        { $n ->
            [one] Harem
            [few] { $n } Haremy
           *[many] { $n } Haremów
        }
    .counted-acc =
        { $n ->
            [one] Harem
            [few] { $n } Haremy
           *[many] { $n } Haremów
        }
    .counted-gen =
        { $n ->
            [one] Haremu
           *[many] { $n } Haremów
        }
card-nobles = Arystokracja
    .acc = Arystokrację
    .gen = Arystokracji
    .counted =
        { $n ->
            [one] Arystokracja
            [few] { $n } Arystokracje
           *[many] { $n } Arystokracji
        }
    .counted-acc =
        { $n ->
            [one] Arystokrację
            [few] { $n } Arystokracje
           *[many] { $n } Arystokracji
        }
    .counted-gen =
        { $n ->
            [one] Arystokracji
           *[many] { $n } Arystokracji
        }

## Intryga, druga edycja: co nowe

# translated by us
card-lurker = Czatownik
    .acc = Czatownika
    .gen = Czatownika
    .counted =
        { $n ->
            [one] Czatownik
           *[many] { $n } Czatowników
        }
    .counted-acc =
        { $n ->
            [one] Czatownika
           *[many] { $n } Czatowników
        }
    .counted-gen =
        { $n ->
            [one] Czatownika
           *[many] { $n } Czatowników
        }
# translated by us
card-diplomat = Dyplomata
    .acc = Dyplomatę
    .gen = Dyplomaty
    .counted =
        { $n ->
            [one] Dyplomata
           *[many] { $n } Dyplomatów
        }
    .counted-acc =
        { $n ->
            [one] Dyplomatę
           *[many] { $n } Dyplomatów
        }
    .counted-gen =
        { $n ->
            [one] Dyplomaty
           *[many] { $n } Dyplomatów
        }
# translated by us
card-mill = Młyn
    .acc = Młyn
    .gen = Młyna
    .counted =
        { $n ->
            [one] Młyn
            [few] { $n } Młyny
           *[many] { $n } Młynów
        }
    .counted-acc =
        { $n ->
            [one] Młyn
            [few] { $n } Młyny
           *[many] { $n } Młynów
        }
    .counted-gen =
        { $n ->
            [one] Młyna
           *[many] { $n } Młynów
        }
# translated by us
card-secret_passage = Tajne przejście
    .acc = Tajne przejście
    .gen = Tajnego przejścia
    .counted =
        { $n ->
            [one] Tajne przejście
            [few] { $n } Tajne przejścia
           *[many] { $n } Tajnych przejść
        }
    .counted-acc =
        { $n ->
            [one] Tajne przejście
            [few] { $n } Tajne przejścia
           *[many] { $n } Tajnych przejść
        }
    .counted-gen =
        { $n ->
            [one] Tajnego przejścia
           *[many] { $n } Tajnych przejść
        }
# translated by us
card-courtier = Dworzanin
    .acc = Dworzanina
    .gen = Dworzanina
    .counted =
        { $n ->
            [one] Dworzanin
           *[many] { $n } Dworzan
        }
    .counted-acc =
        { $n ->
            [one] Dworzanina
           *[many] { $n } Dworzan
        }
    .counted-gen =
        { $n ->
            [one] Dworzanina
           *[many] { $n } Dworzan
        }
# translated by us
card-patrol = Patrol
    .acc = Patrol
    .gen = Patrolu
    .counted =
        { $n ->
            [one] Patrol
            [few] { $n } Patrole
           *[many] { $n } Patroli
        }
    .counted-acc =
        { $n ->
            [one] Patrol
            [few] { $n } Patrole
           *[many] { $n } Patroli
        }
    .counted-gen =
        { $n ->
            [one] Patrolu
           *[many] { $n } Patroli
        }
# translated by us
card-replace = Wymiana
    .acc = Wymianę
    .gen = Wymiany
    .counted =
        { $n ->
            [one] Wymiana
            [few] { $n } Wymiany
           *[many] { $n } Wymian
        }
    .counted-acc =
        { $n ->
            [one] Wymianę
            [few] { $n } Wymiany
           *[many] { $n } Wymian
        }
    .counted-gen =
        { $n ->
            [one] Wymiany
           *[many] { $n } Wymian
        }

## Przystań

# translated by us
card-haven = Zatoka
    .acc = Zatokę
    .gen = Zatoki
    .counted =
        { $n ->
            [one] Zatoka
            [few] { $n } Zatoki
           *[many] { $n } Zatok
        }
    .counted-acc =
        { $n ->
            [one] Zatokę
            [few] { $n } Zatoki
           *[many] { $n } Zatok
        }
    .counted-gen =
        { $n ->
            [one] Zatoki
           *[many] { $n } Zatok
        }
# translated by us
card-pearl_diver = Poławiacz pereł
    .acc = Poławiacza pereł
    .gen = Poławiacza pereł
    .counted =
        { $n ->
            [one] Poławiacz pereł
           *[many] { $n } Poławiaczy pereł
        }
    .counted-acc =
        { $n ->
            [one] Poławiacza pereł
           *[many] { $n } Poławiaczy pereł
        }
    .counted-gen =
        { $n ->
            [one] Poławiacza pereł
           *[many] { $n } Poławiaczy pereł
        }
# translated by us
card-ambassador = Ambasador
    .acc = Ambasadora
    .gen = Ambasadora
    .counted =
        { $n ->
            [one] Ambasador
           *[many] { $n } Ambasadorów
        }
    .counted-acc =
        { $n ->
            [one] Ambasadora
           *[many] { $n } Ambasadorów
        }
    .counted-gen =
        { $n ->
            [one] Ambasadora
           *[many] { $n } Ambasadorów
        }
# translated by us
card-fishing_village = Wioska rybacka
    .acc = Wioskę rybacką
    .gen = Wioski rybackiej
    .counted =
        { $n ->
            [one] Wioska rybacka
            [few] { $n } Wioski rybackie
           *[many] { $n } Wiosek rybackich
        }
    .counted-acc =
        { $n ->
            [one] Wioskę rybacką
            [few] { $n } Wioski rybackie
           *[many] { $n } Wiosek rybackich
        }
    .counted-gen =
        { $n ->
            [one] Wioski rybackiej
           *[many] { $n } Wiosek rybackich
        }
# translated by us
card-lookout = Punkt obserwacyjny
    .acc = Punkt obserwacyjny
    .gen = Punktu obserwacyjnego
    .counted =
        { $n ->
            [one] Punkt obserwacyjny
            [few] { $n } Punkty obserwacyjne
           *[many] { $n } Punktów obserwacyjnych
        }
    .counted-acc =
        { $n ->
            [one] Punkt obserwacyjny
            [few] { $n } Punkty obserwacyjne
           *[many] { $n } Punktów obserwacyjnych
        }
    .counted-gen =
        { $n ->
            [one] Punktu obserwacyjnego
           *[many] { $n } Punktów obserwacyjnych
        }
# translated by us
card-smugglers = Przemytnicy
    .acc = Przemytników
    .gen = Przemytników
    .counted =
        { $n ->
            [one] Przemytnicy
            [few] { $n } karty Przemytników
           *[many] { $n } kart Przemytników
        }
    .counted-acc =
        { $n ->
            [one] Przemytników
            [few] { $n } karty Przemytników
           *[many] { $n } kart Przemytników
        }
    .counted-gen =
        { $n ->
            [one] Przemytników
           *[many] { $n } kart Przemytników
        }
# translated by us
card-caravan = Karawana
    .acc = Karawanę
    .gen = Karawany
    .counted =
        { $n ->
            [one] Karawana
            [few] { $n } Karawany
           *[many] { $n } Karawan
        }
    .counted-acc =
        { $n ->
            [one] Karawanę
            [few] { $n } Karawany
           *[many] { $n } Karawan
        }
    .counted-gen =
        { $n ->
            [one] Karawany
           *[many] { $n } Karawan
        }
# translated by us
card-cutpurse = Rzezimieszek
    .acc = Rzezimieszka
    .gen = Rzezimieszka
    .counted =
        { $n ->
            [one] Rzezimieszek
           *[many] { $n } Rzezimieszków
        }
    .counted-acc =
        { $n ->
            [one] Rzezimieszka
           *[many] { $n } Rzezimieszków
        }
    .counted-gen =
        { $n ->
            [one] Rzezimieszka
           *[many] { $n } Rzezimieszków
        }
# translated by us
card-island = Wyspa
    .acc = Wyspę
    .gen = Wyspy
    .counted =
        { $n ->
            [one] Wyspa
            [few] { $n } Wyspy
           *[many] { $n } Wysp
        }
    .counted-acc =
        { $n ->
            [one] Wyspę
            [few] { $n } Wyspy
           *[many] { $n } Wysp
        }
    .counted-gen =
        { $n ->
            [one] Wyspy
           *[many] { $n } Wysp
        }
# translated by us
card-pirate_ship = Statek piracki
    .acc = Statek piracki
    .gen = Statku pirackiego
    .counted =
        { $n ->
            [one] Statek piracki
            [few] { $n } Statki pirackie
           *[many] { $n } Statków pirackich
        }
    .counted-acc =
        { $n ->
            [one] Statek piracki
            [few] { $n } Statki pirackie
           *[many] { $n } Statków pirackich
        }
    .counted-gen =
        { $n ->
            [one] Statku pirackiego
           *[many] { $n } Statków pirackich
        }
# translated by us
card-salvager = Poszukiwacz wraków
    .acc = Poszukiwacza wraków
    .gen = Poszukiwacza wraków
    .counted =
        { $n ->
            [one] Poszukiwacz wraków
           *[many] { $n } Poszukiwaczy wraków
        }
    .counted-acc =
        { $n ->
            [one] Poszukiwacza wraków
           *[many] { $n } Poszukiwaczy wraków
        }
    .counted-gen =
        { $n ->
            [one] Poszukiwacza wraków
           *[many] { $n } Poszukiwaczy wraków
        }
# translated by us
card-sea_hag = Morska wiedźma
    .acc = Morską wiedźmę
    .gen = Morskiej wiedźmy
    .counted =
        { $n ->
            [one] Morska wiedźma
            [few] { $n } Morskie wiedźmy
           *[many] { $n } Morskich wiedźm
        }
    .counted-acc =
        { $n ->
            [one] Morską wiedźmę
            [few] { $n } Morskie wiedźmy
           *[many] { $n } Morskich wiedźm
        }
    .counted-gen =
        { $n ->
            [one] Morskiej wiedźmy
           *[many] { $n } Morskich wiedźm
        }
# translated by us
card-treasure_map = Mapa skarbów
    .acc = Mapę skarbów
    .gen = Mapy skarbów
    .counted =
        { $n ->
            [one] Mapa skarbów
            [few] { $n } Mapy skarbów
           *[many] { $n } Map skarbów
        }
    .counted-acc =
        { $n ->
            [one] Mapę skarbów
            [few] { $n } Mapy skarbów
           *[many] { $n } Map skarbów
        }
    .counted-gen =
        { $n ->
            [one] Mapy skarbów
           *[many] { $n } Map skarbów
        }
# translated by us
card-explorer = Podróżnik
    .acc = Podróżnika
    .gen = Podróżnika
    .counted =
        { $n ->
            [one] Podróżnik
           *[many] { $n } Podróżników
        }
    .counted-acc =
        { $n ->
            [one] Podróżnika
           *[many] { $n } Podróżników
        }
    .counted-gen =
        { $n ->
            [one] Podróżnika
           *[many] { $n } Podróżników
        }
# translated by us
card-ghost_ship = Statek widmo
    .acc = Statek widmo
    .gen = Statku widma
    .counted =
        { $n ->
            [one] Statek widmo
            [few] { $n } Statki widma
           *[many] { $n } Statków widm
        }
    .counted-acc =
        { $n ->
            [one] Statek widmo
            [few] { $n } Statki widma
           *[many] { $n } Statków widm
        }
    .counted-gen =
        { $n ->
            [one] Statku widma
           *[many] { $n } Statków widm
        }
# translated by us
card-outpost = Placówka
    .acc = Placówkę
    .gen = Placówki
    .counted =
        { $n ->
            [one] Placówka
            [few] { $n } Placówki
           *[many] { $n } Placówek
        }
    .counted-acc =
        { $n ->
            [one] Placówkę
            [few] { $n } Placówki
           *[many] { $n } Placówek
        }
    .counted-gen =
        { $n ->
            [one] Placówki
           *[many] { $n } Placówek
        }
# translated by us
card-treasury = Skarbiec
    .acc = Skarbiec
    .gen = Skarbca
    .counted =
        { $n ->
            [one] Skarbiec
            [few] { $n } Skarbce
           *[many] { $n } Skarbców
        }
    .counted-acc =
        { $n ->
            [one] Skarbiec
            [few] { $n } Skarbce
           *[many] { $n } Skarbców
        }
    .counted-gen =
        { $n ->
            [one] Skarbca
           *[many] { $n } Skarbców
        }

## Alchemia

# translated by us
card-transmute = Transmutacja
    .acc = Transmutację
    .gen = Transmutacji
    .counted =
        { $n ->
            [one] Transmutacja
            [few] { $n } Transmutacje
           *[many] { $n } Transmutacji
        }
    .counted-acc =
        { $n ->
            [one] Transmutację
            [few] { $n } Transmutacje
           *[many] { $n } Transmutacji
        }
    .counted-gen =
        { $n ->
            [one] Transmutacji
           *[many] { $n } Transmutacji
        }
# translated by us
card-apothecary = Aptekarz
    .acc = Aptekarza
    .gen = Aptekarza
    .counted =
        { $n ->
            [one] Aptekarz
           *[many] { $n } Aptekarzy
        }
    .counted-acc =
        { $n ->
            [one] Aptekarza
           *[many] { $n } Aptekarzy
        }
    .counted-gen =
        { $n ->
            [one] Aptekarza
           *[many] { $n } Aptekarzy
        }
# translated by us
card-university = Uniwersytet
    .acc = Uniwersytet
    .gen = Uniwersytetu
    .counted =
        { $n ->
            [one] Uniwersytet
            [few] { $n } Uniwersytety
           *[many] { $n } Uniwersytetów
        }
    .counted-acc =
        { $n ->
            [one] Uniwersytet
            [few] { $n } Uniwersytety
           *[many] { $n } Uniwersytetów
        }
    .counted-gen =
        { $n ->
            [one] Uniwersytetu
           *[many] { $n } Uniwersytetów
        }
# translated by us
card-herbalist = Zielarka
    .acc = Zielarkę
    .gen = Zielarki
    .counted =
        { $n ->
            [one] Zielarka
            [few] { $n } Zielarki
           *[many] { $n } Zielarek
        }
    .counted-acc =
        { $n ->
            [one] Zielarkę
            [few] { $n } Zielarki
           *[many] { $n } Zielarek
        }
    .counted-gen =
        { $n ->
            [one] Zielarki
           *[many] { $n } Zielarek
        }
# translated by us
card-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
    .counted =
        { $n ->
            [one] Alchemik
           *[many] { $n } Alchemików
        }
    .counted-acc =
        { $n ->
            [one] Alchemika
           *[many] { $n } Alchemików
        }
    .counted-gen =
        { $n ->
            [one] Alchemika
           *[many] { $n } Alchemików
        }
# translated by us
card-familiar = Chowaniec
    .acc = Chowańca
    .gen = Chowańca
    .counted =
        { $n ->
            [one] Chowaniec
            [few] { $n } Chowańce
           *[many] { $n } Chowańców
        }
    .counted-acc =
        { $n ->
            [one] Chowańca
            [few] { $n } Chowańce
           *[many] { $n } Chowańców
        }
    .counted-gen =
        { $n ->
            [one] Chowańca
           *[many] { $n } Chowańców
        }
# translated by us
card-philosophers_stone = Kamień filozoficzny
    .acc = Kamień filozoficzny
    .gen = Kamienia filozoficznego
    .counted =
        { $n ->
            [one] Kamień filozoficzny
            [few] { $n } Kamienie filozoficzne
           *[many] { $n } Kamieni filozoficznych
        }
    .counted-acc =
        { $n ->
            [one] Kamień filozoficzny
            [few] { $n } Kamienie filozoficzne
           *[many] { $n } Kamieni filozoficznych
        }
    .counted-gen =
        { $n ->
            [one] Kamienia filozoficznego
           *[many] { $n } Kamieni filozoficznych
        }
# translated by us
card-golem = Golem
    .acc = Golema
    .gen = Golema
    .counted =
        { $n ->
            [one] Golem
            [few] { $n } Golemy
           *[many] { $n } Golemów
        }
    .counted-acc =
        { $n ->
            [one] Golema
            [few] { $n } Golemy
           *[many] { $n } Golemów
        }
    .counted-gen =
        { $n ->
            [one] Golema
           *[many] { $n } Golemów
        }
# translated by us
card-apprentice = Uczeń
    .acc = Ucznia
    .gen = Ucznia
    .counted =
        { $n ->
            [one] Uczeń
           *[many] { $n } Uczniów
        }
    .counted-acc =
        { $n ->
            [one] Ucznia
           *[many] { $n } Uczniów
        }
    .counted-gen =
        { $n ->
            [one] Ucznia
           *[many] { $n } Uczniów
        }
# translated by us
card-possession = Opętanie
    .acc = Opętanie
    .gen = Opętania
    .counted =
        { $n ->
            [one] Opętanie
            [few] { $n } Opętania
           *[many] { $n } Opętań
        }
    .counted-acc =
        { $n ->
            [one] Opętanie
            [few] { $n } Opętania
           *[many] { $n } Opętań
        }
    .counted-gen =
        { $n ->
            [one] Opętania
           *[many] { $n } Opętań
        }

## Złoty wiek

# translated by us
card-monument = Pomnik
    .acc = Pomnik
    .gen = Pomnika
    .counted =
        { $n ->
            [one] Pomnik
            [few] { $n } Pomniki
           *[many] { $n } Pomników
        }
    .counted-acc =
        { $n ->
            [one] Pomnik
            [few] { $n } Pomniki
           *[many] { $n } Pomników
        }
    .counted-gen =
        { $n ->
            [one] Pomnika
           *[many] { $n } Pomników
        }
# translated by us
card-contraband = Kontrabanda
    .acc = Kontrabandę
    .gen = Kontrabandy
    .counted =
        { $n ->
            [one] Kontrabanda
            [few] { $n } Kontrabandy
           *[many] { $n } Kontraband
        }
    .counted-acc =
        { $n ->
            [one] Kontrabandę
            [few] { $n } Kontrabandy
           *[many] { $n } Kontraband
        }
    .counted-gen =
        { $n ->
            [one] Kontrabandy
           *[many] { $n } Kontraband
        }
# translated by us
card-counting_house = Kantor
    .acc = Kantor
    .gen = Kantoru
    .counted =
        { $n ->
            [one] Kantor
            [few] { $n } Kantory
           *[many] { $n } Kantorów
        }
    .counted-acc =
        { $n ->
            [one] Kantor
            [few] { $n } Kantory
           *[many] { $n } Kantorów
        }
    .counted-gen =
        { $n ->
            [one] Kantoru
           *[many] { $n } Kantorów
        }
# translated by us
card-mint = Mennica
    .acc = Mennicę
    .gen = Mennicy
    .counted =
        { $n ->
            [one] Mennica
            [few] { $n } Mennice
           *[many] { $n } Mennic
        }
    .counted-acc =
        { $n ->
            [one] Mennicę
            [few] { $n } Mennice
           *[many] { $n } Mennic
        }
    .counted-gen =
        { $n ->
            [one] Mennicy
           *[many] { $n } Mennic
        }
# translated by us
card-mountebank = Szarlatan
    .acc = Szarlatana
    .gen = Szarlatana
    .counted =
        { $n ->
            [one] Szarlatan
           *[many] { $n } Szarlatanów
        }
    .counted-acc =
        { $n ->
            [one] Szarlatana
           *[many] { $n } Szarlatanów
        }
    .counted-gen =
        { $n ->
            [one] Szarlatana
           *[many] { $n } Szarlatanów
        }
# translated by us
card-rabble = Motłoch
    .acc = Motłoch
    .gen = Motłochu
    .counted =
        { $n ->
            [one] Motłoch
            [few] { $n } karty Motłochu
           *[many] { $n } kart Motłochu
        }
    .counted-acc =
        { $n ->
            [one] Motłoch
            [few] { $n } karty Motłochu
           *[many] { $n } kart Motłochu
        }
    .counted-gen =
        { $n ->
            [one] Motłochu
           *[many] { $n } kart Motłochu
        }
# translated by us
card-royal_seal = Królewska pieczęć
    .acc = Królewską pieczęć
    .gen = Królewskiej pieczęci
    .counted =
        { $n ->
            [one] Królewska pieczęć
            [few] { $n } Królewskie pieczęcie
           *[many] { $n } Królewskich pieczęci
        }
    .counted-acc =
        { $n ->
            [one] Królewską pieczęć
            [few] { $n } Królewskie pieczęcie
           *[many] { $n } Królewskich pieczęci
        }
    .counted-gen =
        { $n ->
            [one] Królewskiej pieczęci
           *[many] { $n } Królewskich pieczęci
        }
# translated by us
card-vault = Skarbczyk
    .acc = Skarbczyk
    .gen = Skarbczyka
    .counted =
        { $n ->
            [one] Skarbczyk
            [few] { $n } Skarbczyki
           *[many] { $n } Skarbczyków
        }
    .counted-acc =
        { $n ->
            [one] Skarbczyk
            [few] { $n } Skarbczyki
           *[many] { $n } Skarbczyków
        }
    .counted-gen =
        { $n ->
            [one] Skarbczyka
           *[many] { $n } Skarbczyków
        }
# translated by us
card-venture = Przedsięwzięcie
    .acc = Przedsięwzięcie
    .gen = Przedsięwzięcia
    .counted =
        { $n ->
            [one] Przedsięwzięcie
            [few] { $n } Przedsięwzięcia
           *[many] { $n } Przedsięwzięć
        }
    .counted-acc =
        { $n ->
            [one] Przedsięwzięcie
            [few] { $n } Przedsięwzięcia
           *[many] { $n } Przedsięwzięć
        }
    .counted-gen =
        { $n ->
            [one] Przedsięwzięcia
           *[many] { $n } Przedsięwzięć
        }
# translated by us
card-goons = Zbiry
    .acc = Zbirów
    .gen = Zbirów
    .counted =
        { $n ->
            [one] Zbiry
            [few] { $n } karty Zbirów
           *[many] { $n } kart Zbirów
        }
    .counted-acc =
        { $n ->
            [one] Zbirów
            [few] { $n } karty Zbirów
           *[many] { $n } kart Zbirów
        }
    .counted-gen =
        { $n ->
            [one] Zbirów
           *[many] { $n } kart Zbirów
        }
# translated by us
card-grand_market = Wielkie targowisko
    .acc = Wielkie targowisko
    .gen = Wielkiego targowiska
    .counted =
        { $n ->
            [one] Wielkie targowisko
            [few] { $n } Wielkie targowiska
           *[many] { $n } Wielkich targowisk
        }
    .counted-acc =
        { $n ->
            [one] Wielkie targowisko
            [few] { $n } Wielkie targowiska
           *[many] { $n } Wielkich targowisk
        }
    .counted-gen =
        { $n ->
            [one] Wielkiego targowiska
           *[many] { $n } Wielkich targowisk
        }
# translated by us
card-hoard = Góra złota
    .acc = Górę złota
    .gen = Góry złota
    .counted =
        { $n ->
            [one] Góra złota
            [few] { $n } Góry złota
           *[many] { $n } Gór złota
        }
    .counted-acc =
        { $n ->
            [one] Górę złota
            [few] { $n } Góry złota
           *[many] { $n } Gór złota
        }
    .counted-gen =
        { $n ->
            [one] Góry złota
           *[many] { $n } Gór złota
        }
# translated by us
card-bank = Bank
    .acc = Bank
    .gen = Banku
    .counted =
        { $n ->
            [one] Bank
            [few] { $n } Banki
           *[many] { $n } Banków
        }
    .counted-acc =
        { $n ->
            [one] Bank
            [few] { $n } Banki
           *[many] { $n } Banków
        }
    .counted-gen =
        { $n ->
            [one] Banku
           *[many] { $n } Banków
        }
# translated by us
card-expand = Rozbudowa
    .acc = Rozbudowę
    .gen = Rozbudowy
    .counted =
        { $n ->
            [one] Rozbudowa
            [few] { $n } Rozbudowy
           *[many] { $n } Rozbudów
        }
    .counted-acc =
        { $n ->
            [one] Rozbudowę
            [few] { $n } Rozbudowy
           *[many] { $n } Rozbudów
        }
    .counted-gen =
        { $n ->
            [one] Rozbudowy
           *[many] { $n } Rozbudów
        }
# translated by us
card-kings_court = Dwór królewski
    .acc = Dwór królewski
    .gen = Dworu królewskiego
    .counted =
        { $n ->
            [one] Dwór królewski
            [few] { $n } Dwory królewskie
           *[many] { $n } Dworów królewskich
        }
    .counted-acc =
        { $n ->
            [one] Dwór królewski
            [few] { $n } Dwory królewskie
           *[many] { $n } Dworów królewskich
        }
    .counted-gen =
        { $n ->
            [one] Dworu królewskiego
           *[many] { $n } Dworów królewskich
        }

## Róg obfitości

# translated by us
card-hamlet = Przysiółek
    .acc = Przysiółek
    .gen = Przysiółka
    .counted =
        { $n ->
            [one] Przysiółek
            [few] { $n } Przysiółki
           *[many] { $n } Przysiółków
        }
    .counted-acc =
        { $n ->
            [one] Przysiółek
            [few] { $n } Przysiółki
           *[many] { $n } Przysiółków
        }
    .counted-gen =
        { $n ->
            [one] Przysiółka
           *[many] { $n } Przysiółków
        }
# translated by us
card-fortune_teller = Wróżbitka
    .acc = Wróżbitkę
    .gen = Wróżbitki
    .counted =
        { $n ->
            [one] Wróżbitka
            [few] { $n } Wróżbitki
           *[many] { $n } Wróżbitek
        }
    .counted-acc =
        { $n ->
            [one] Wróżbitkę
            [few] { $n } Wróżbitki
           *[many] { $n } Wróżbitek
        }
    .counted-gen =
        { $n ->
            [one] Wróżbitki
           *[many] { $n } Wróżbitek
        }
# translated by us
card-menagerie = Menażeria
    .acc = Menażerię
    .gen = Menażerii
    .counted =
        { $n ->
            [one] Menażeria
            [few] { $n } Menażerie
           *[many] { $n } Menażerii
        }
    .counted-acc =
        { $n ->
            [one] Menażerię
            [few] { $n } Menażerie
           *[many] { $n } Menażerii
        }
    .counted-gen =
        { $n ->
            [one] Menażerii
           *[many] { $n } Menażerii
        }
# translated by us
card-farming_village = Wioska rolnicza
    .acc = Wioskę rolniczą
    .gen = Wioski rolniczej
    .counted =
        { $n ->
            [one] Wioska rolnicza
            [few] { $n } Wioski rolnicze
           *[many] { $n } Wiosek rolniczych
        }
    .counted-acc =
        { $n ->
            [one] Wioskę rolniczą
            [few] { $n } Wioski rolnicze
           *[many] { $n } Wiosek rolniczych
        }
    .counted-gen =
        { $n ->
            [one] Wioski rolniczej
           *[many] { $n } Wiosek rolniczych
        }
# translated by us
card-horse_traders = Handlarze koni
    .acc = Handlarzy koni
    .gen = Handlarzy koni
    .counted =
        { $n ->
            [one] Handlarze koni
            [few] { $n } karty Handlarzy koni
           *[many] { $n } kart Handlarzy koni
        }
    .counted-acc =
        { $n ->
            [one] Handlarzy koni
            [few] { $n } karty Handlarzy koni
           *[many] { $n } kart Handlarzy koni
        }
    .counted-gen =
        { $n ->
            [one] Handlarzy koni
           *[many] { $n } kart Handlarzy koni
        }
# translated by us
card-remake = Przeróbka
    .acc = Przeróbkę
    .gen = Przeróbki
    .counted =
        { $n ->
            [one] Przeróbka
            [few] { $n } Przeróbki
           *[many] { $n } Przeróbek
        }
    .counted-acc =
        { $n ->
            [one] Przeróbkę
            [few] { $n } Przeróbki
           *[many] { $n } Przeróbek
        }
    .counted-gen =
        { $n ->
            [one] Przeróbki
           *[many] { $n } Przeróbek
        }
# translated by us
card-tournament = Turniej
    .acc = Turniej
    .gen = Turnieju
    .counted =
        { $n ->
            [one] Turniej
            [few] { $n } Turnieje
           *[many] { $n } Turniejów
        }
    .counted-acc =
        { $n ->
            [one] Turniej
            [few] { $n } Turnieje
           *[many] { $n } Turniejów
        }
    .counted-gen =
        { $n ->
            [one] Turnieju
           *[many] { $n } Turniejów
        }
# translated by us
card-young_witch = Młoda wiedźma
    .acc = Młodą wiedźmę
    .gen = Młodej wiedźmy
    .counted =
        { $n ->
            [one] Młoda wiedźma
            [few] { $n } Młode wiedźmy
           *[many] { $n } Młodych wiedźm
        }
    .counted-acc =
        { $n ->
            [one] Młodą wiedźmę
            [few] { $n } Młode wiedźmy
           *[many] { $n } Młodych wiedźm
        }
    .counted-gen =
        { $n ->
            [one] Młodej wiedźmy
           *[many] { $n } Młodych wiedźm
        }
# translated by us
card-harvest = Żniwa
    .acc = Żniwa
    .gen = Żniw
    .counted =
        { $n ->
            [one] Żniwa
            [few] { $n } karty Żniw
           *[many] { $n } kart Żniw
        }
    .counted-acc =
        { $n ->
            [one] Żniwa
            [few] { $n } karty Żniw
           *[many] { $n } kart Żniw
        }
    .counted-gen =
        { $n ->
            [one] Żniw
           *[many] { $n } kart Żniw
        }
# translated by us
card-horn_of_plenty = Róg obfitości
    .acc = Róg obfitości
    .gen = Rogu obfitości
    .counted =
        { $n ->
            [one] Róg obfitości
            [few] { $n } Rogi obfitości
           *[many] { $n } Rogów obfitości
        }
    .counted-acc =
        { $n ->
            [one] Róg obfitości
            [few] { $n } Rogi obfitości
           *[many] { $n } Rogów obfitości
        }
    .counted-gen =
        { $n ->
            [one] Rogu obfitości
           *[many] { $n } Rogów obfitości
        }
# translated by us
card-hunting_party = Orszak łowiecki
    .acc = Orszak łowiecki
    .gen = Orszaku łowieckiego
    .counted =
        { $n ->
            [one] Orszak łowiecki
            [few] { $n } Orszaki łowieckie
           *[many] { $n } Orszaków łowieckich
        }
    .counted-acc =
        { $n ->
            [one] Orszak łowiecki
            [few] { $n } Orszaki łowieckie
           *[many] { $n } Orszaków łowieckich
        }
    .counted-gen =
        { $n ->
            [one] Orszaku łowieckiego
           *[many] { $n } Orszaków łowieckich
        }
# translated by us
card-jester = Błazen
    .acc = Błazna
    .gen = Błazna
    .counted =
        { $n ->
            [one] Błazen
           *[many] { $n } Błaznów
        }
    .counted-acc =
        { $n ->
            [one] Błazna
           *[many] { $n } Błaznów
        }
    .counted-gen =
        { $n ->
            [one] Błazna
           *[many] { $n } Błaznów
        }
# translated by us
card-fairgrounds = Plac jarmarczny
    .acc = Plac jarmarczny
    .gen = Placu jarmarcznego
    .counted =
        { $n ->
            [one] Plac jarmarczny
            [few] { $n } Place jarmarczne
           *[many] { $n } Placów jarmarcznych
        }
    .counted-acc =
        { $n ->
            [one] Plac jarmarczny
            [few] { $n } Place jarmarczne
           *[many] { $n } Placów jarmarcznych
        }
    .counted-gen =
        { $n ->
            [one] Placu jarmarcznego
           *[many] { $n } Placów jarmarcznych
        }

## Nagrody z Rogu obfitości

# translated by us
card-bag_of_gold = Worek złota
    .acc = Worek złota
    .gen = Worka złota
    .counted =
        { $n ->
            [one] Worek złota
            [few] { $n } Worki złota
           *[many] { $n } Worków złota
        }
    .counted-acc =
        { $n ->
            [one] Worek złota
            [few] { $n } Worki złota
           *[many] { $n } Worków złota
        }
    .counted-gen =
        { $n ->
            [one] Worka złota
           *[many] { $n } Worków złota
        }
# translated by us
card-diadem = Diadem
    .acc = Diadem
    .gen = Diademu
    .counted =
        { $n ->
            [one] Diadem
            [few] { $n } Diademy
           *[many] { $n } Diademów
        }
    .counted-acc =
        { $n ->
            [one] Diadem
            [few] { $n } Diademy
           *[many] { $n } Diademów
        }
    .counted-gen =
        { $n ->
            [one] Diademu
           *[many] { $n } Diademów
        }
# translated by us
card-followers = Stronnicy
    .acc = Stronników
    .gen = Stronników
    .counted =
        { $n ->
            [one] Stronnicy
            [few] { $n } karty Stronników
           *[many] { $n } kart Stronników
        }
    .counted-acc =
        { $n ->
            [one] Stronników
            [few] { $n } karty Stronników
           *[many] { $n } kart Stronników
        }
    .counted-gen =
        { $n ->
            [one] Stronników
           *[many] { $n } kart Stronników
        }
# translated by us
card-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
    .counted =
        { $n ->
            [one] Księżniczka
            [few] { $n } Księżniczki
           *[many] { $n } Księżniczek
        }
    .counted-acc =
        { $n ->
            [one] Księżniczkę
            [few] { $n } Księżniczki
           *[many] { $n } Księżniczek
        }
    .counted-gen =
        { $n ->
            [one] Księżniczki
           *[many] { $n } Księżniczek
        }
# translated by us
card-trusty_steed = Wierny rumak
    .acc = Wiernego rumaka
    .gen = Wiernego rumaka
    .counted =
        { $n ->
            [one] Wierny rumak
            [few] { $n } Wierne rumaki
           *[many] { $n } Wiernych rumaków
        }
    .counted-acc =
        { $n ->
            [one] Wiernego rumaka
            [few] { $n } Wierne rumaki
           *[many] { $n } Wiernych rumaków
        }
    .counted-gen =
        { $n ->
            [one] Wiernego rumaka
           *[many] { $n } Wiernych rumaków
        }

## Gildie

# translated by us
card-stonemason = Kamieniarz
    .acc = Kamieniarza
    .gen = Kamieniarza
    .counted =
        { $n ->
            [one] Kamieniarz
           *[many] { $n } Kamieniarzy
        }
    .counted-acc =
        { $n ->
            [one] Kamieniarza
           *[many] { $n } Kamieniarzy
        }
    .counted-gen =
        { $n ->
            [one] Kamieniarza
           *[many] { $n } Kamieniarzy
        }
# translated by us
card-candlestick_maker = Świecarz
    .acc = Świecarza
    .gen = Świecarza
    .counted =
        { $n ->
            [one] Świecarz
           *[many] { $n } Świecarzy
        }
    .counted-acc =
        { $n ->
            [one] Świecarza
           *[many] { $n } Świecarzy
        }
    .counted-gen =
        { $n ->
            [one] Świecarza
           *[many] { $n } Świecarzy
        }
# translated by us
card-doctor = Medyk
    .acc = Medyka
    .gen = Medyka
    .counted =
        { $n ->
            [one] Medyk
           *[many] { $n } Medyków
        }
    .counted-acc =
        { $n ->
            [one] Medyka
           *[many] { $n } Medyków
        }
    .counted-gen =
        { $n ->
            [one] Medyka
           *[many] { $n } Medyków
        }
# translated by us
card-masterpiece = Arcydzieło
    .acc = Arcydzieło
    .gen = Arcydzieła
    .counted =
        { $n ->
            [one] Arcydzieło
            [few] { $n } Arcydzieła
           *[many] { $n } Arcydzieł
        }
    .counted-acc =
        { $n ->
            [one] Arcydzieło
            [few] { $n } Arcydzieła
           *[many] { $n } Arcydzieł
        }
    .counted-gen =
        { $n ->
            [one] Arcydzieła
           *[many] { $n } Arcydzieł
        }
# translated by us
card-advisor = Doradca
    .acc = Doradcę
    .gen = Doradcy
    .counted =
        { $n ->
            [one] Doradca
           *[many] { $n } Doradców
        }
    .counted-acc =
        { $n ->
            [one] Doradcę
           *[many] { $n } Doradców
        }
    .counted-gen =
        { $n ->
            [one] Doradcy
           *[many] { $n } Doradców
        }
# translated by us
card-herald = Herold
    .acc = Herolda
    .gen = Herolda
    .counted =
        { $n ->
            [one] Herold
           *[many] { $n } Heroldów
        }
    .counted-acc =
        { $n ->
            [one] Herolda
           *[many] { $n } Heroldów
        }
    .counted-gen =
        { $n ->
            [one] Herolda
           *[many] { $n } Heroldów
        }
# translated by us
card-plaza = Plac
    .acc = Plac
    .gen = Placu
    .counted =
        { $n ->
            [one] Plac
            [few] { $n } Place
           *[many] { $n } Placów
        }
    .counted-acc =
        { $n ->
            [one] Plac
            [few] { $n } Place
           *[many] { $n } Placów
        }
    .counted-gen =
        { $n ->
            [one] Placu
           *[many] { $n } Placów
        }
# translated by us
card-taxman = Poborca
    .acc = Poborcę
    .gen = Poborcy
    .counted =
        { $n ->
            [one] Poborca
           *[many] { $n } Poborców
        }
    .counted-acc =
        { $n ->
            [one] Poborcę
           *[many] { $n } Poborców
        }
    .counted-gen =
        { $n ->
            [one] Poborcy
           *[many] { $n } Poborców
        }
# translated by us
card-baker = Piekarz
    .acc = Piekarza
    .gen = Piekarza
    .counted =
        { $n ->
            [one] Piekarz
           *[many] { $n } Piekarzy
        }
    .counted-acc =
        { $n ->
            [one] Piekarza
           *[many] { $n } Piekarzy
        }
    .counted-gen =
        { $n ->
            [one] Piekarza
           *[many] { $n } Piekarzy
        }
# translated by us
card-butcher = Rzeźnik
    .acc = Rzeźnika
    .gen = Rzeźnika
    .counted =
        { $n ->
            [one] Rzeźnik
           *[many] { $n } Rzeźników
        }
    .counted-acc =
        { $n ->
            [one] Rzeźnika
           *[many] { $n } Rzeźników
        }
    .counted-gen =
        { $n ->
            [one] Rzeźnika
           *[many] { $n } Rzeźników
        }
# translated by us
card-journeyman = Czeladnik
    .acc = Czeladnika
    .gen = Czeladnika
    .counted =
        { $n ->
            [one] Czeladnik
           *[many] { $n } Czeladników
        }
    .counted-acc =
        { $n ->
            [one] Czeladnika
           *[many] { $n } Czeladników
        }
    .counted-gen =
        { $n ->
            [one] Czeladnika
           *[many] { $n } Czeladników
        }
# translated by us
card-merchant_guild = Gildia kupiecka
    .acc = Gildię kupiecką
    .gen = Gildii kupieckiej
    .counted =
        { $n ->
            [one] Gildia kupiecka
            [few] { $n } Gildie kupieckie
           *[many] { $n } Gildii kupieckich
        }
    .counted-acc =
        { $n ->
            [one] Gildię kupiecką
            [few] { $n } Gildie kupieckie
           *[many] { $n } Gildii kupieckich
        }
    .counted-gen =
        { $n ->
            [one] Gildii kupieckiej
           *[many] { $n } Gildii kupieckich
        }
# translated by us
card-soothsayer = Wieszczka
    .acc = Wieszczkę
    .gen = Wieszczki
    .counted =
        { $n ->
            [one] Wieszczka
            [few] { $n } Wieszczki
           *[many] { $n } Wieszczek
        }
    .counted-acc =
        { $n ->
            [one] Wieszczkę
            [few] { $n } Wieszczki
           *[many] { $n } Wieszczek
        }
    .counted-gen =
        { $n ->
            [one] Wieszczki
           *[many] { $n } Wieszczek
        }

## Pogranicze

# translated by us
card-crossroads = Rozdroże
    .acc = Rozdroże
    .gen = Rozdroża
    .counted =
        { $n ->
            [one] Rozdroże
            [few] { $n } Rozdroża
           *[many] { $n } Rozdroży
        }
    .counted-acc =
        { $n ->
            [one] Rozdroże
            [few] { $n } Rozdroża
           *[many] { $n } Rozdroży
        }
    .counted-gen =
        { $n ->
            [one] Rozdroża
           *[many] { $n } Rozdroży
        }
# translated by us
card-fools_gold = Złoto głupców
    .acc = Złoto głupców
    .gen = Złota głupców
    .counted =
        { $n ->
            [one] Złoto głupców
            [few] { $n } karty Złota głupców
           *[many] { $n } kart Złota głupców
        }
    .counted-acc =
        { $n ->
            [one] Złoto głupców
            [few] { $n } karty Złota głupców
           *[many] { $n } kart Złota głupców
        }
    .counted-gen =
        { $n ->
            [one] Złota głupców
           *[many] { $n } kart Złota głupców
        }
# translated by us
card-oasis = Oaza
    .acc = Oazę
    .gen = Oazy
    .counted =
        { $n ->
            [one] Oaza
            [few] { $n } Oazy
           *[many] { $n } Oaz
        }
    .counted-acc =
        { $n ->
            [one] Oazę
            [few] { $n } Oazy
           *[many] { $n } Oaz
        }
    .counted-gen =
        { $n ->
            [one] Oazy
           *[many] { $n } Oaz
        }
# translated by us
card-oracle = Wyrocznia
    .acc = Wyrocznię
    .gen = Wyroczni
    .counted =
        { $n ->
            [one] Wyrocznia
            [few] { $n } Wyrocznie
           *[many] { $n } Wyroczni
        }
    .counted-acc =
        { $n ->
            [one] Wyrocznię
            [few] { $n } Wyrocznie
           *[many] { $n } Wyroczni
        }
    .counted-gen =
        { $n ->
            [one] Wyroczni
           *[many] { $n } Wyroczni
        }
# translated by us
card-noble_brigand = Szlachetny zbójca
    .acc = Szlachetnego zbójcę
    .gen = Szlachetnego zbójcy
    .counted =
        { $n ->
            [one] Szlachetny zbójca
           *[many] { $n } Szlachetnych zbójców
        }
    .counted-acc =
        { $n ->
            [one] Szlachetnego zbójcę
           *[many] { $n } Szlachetnych zbójców
        }
    .counted-gen =
        { $n ->
            [one] Szlachetnego zbójcy
           *[many] { $n } Szlachetnych zbójców
        }
# translated by us
card-spice_merchant = Handlarz przyprawami
    .acc = Handlarza przyprawami
    .gen = Handlarza przyprawami
    .counted =
        { $n ->
            [one] Handlarz przyprawami
           *[many] { $n } Handlarzy przyprawami
        }
    .counted-acc =
        { $n ->
            [one] Handlarza przyprawami
           *[many] { $n } Handlarzy przyprawami
        }
    .counted-gen =
        { $n ->
            [one] Handlarza przyprawami
           *[many] { $n } Handlarzy przyprawami
        }
# translated by us
card-highway = Gościniec
    .acc = Gościniec
    .gen = Gościńca
    .counted =
        { $n ->
            [one] Gościniec
            [few] { $n } Gościńce
           *[many] { $n } Gościńców
        }
    .counted-acc =
        { $n ->
            [one] Gościniec
            [few] { $n } Gościńce
           *[many] { $n } Gościńców
        }
    .counted-gen =
        { $n ->
            [one] Gościńca
           *[many] { $n } Gościńców
        }
# translated by us
card-inn = Zajazd
    .acc = Zajazd
    .gen = Zajazdu
    .counted =
        { $n ->
            [one] Zajazd
            [few] { $n } Zajazdy
           *[many] { $n } Zajazdów
        }
    .counted-acc =
        { $n ->
            [one] Zajazd
            [few] { $n } Zajazdy
           *[many] { $n } Zajazdów
        }
    .counted-gen =
        { $n ->
            [one] Zajazdu
           *[many] { $n } Zajazdów
        }
# translated by us
card-margrave = Margrabia
    .acc = Margrabiego
    .gen = Margrabiego
    .counted =
        { $n ->
            [one] Margrabia
           *[many] { $n } Margrabiów
        }
    .counted-acc =
        { $n ->
            [one] Margrabiego
           *[many] { $n } Margrabiów
        }
    .counted-gen =
        { $n ->
            [one] Margrabiego
           *[many] { $n } Margrabiów
        }
# translated by us
card-farmland = Pola uprawne
    .acc = Pola uprawne
    .gen = Pól uprawnych
    .counted =
        { $n ->
            [one] Pola uprawne
            [few] { $n } Pola uprawne
           *[many] { $n } Pól uprawnych
        }
    .counted-acc =
        { $n ->
            [one] Pola uprawne
            [few] { $n } Pola uprawne
           *[many] { $n } Pól uprawnych
        }
    .counted-gen =
        { $n ->
            [one] Pól uprawnych
           *[many] { $n } Pól uprawnych
        }

## Mroczne wieki

# translated by us
card-poor_house = Przytułek
    .acc = Przytułek
    .gen = Przytułku
    .counted =
        { $n ->
            [one] Przytułek
            [few] { $n } Przytułki
           *[many] { $n } Przytułków
        }
    .counted-acc =
        { $n ->
            [one] Przytułek
            [few] { $n } Przytułki
           *[many] { $n } Przytułków
        }
    .counted-gen =
        { $n ->
            [one] Przytułku
           *[many] { $n } Przytułków
        }
# translated by us
card-squire = Giermek
    .acc = Giermka
    .gen = Giermka
    .counted =
        { $n ->
            [one] Giermek
           *[many] { $n } Giermków
        }
    .counted-acc =
        { $n ->
            [one] Giermka
           *[many] { $n } Giermków
        }
    .counted-gen =
        { $n ->
            [one] Giermka
           *[many] { $n } Giermków
        }
# translated by us
card-hermit = Pustelnik
    .acc = Pustelnika
    .gen = Pustelnika
    .counted =
        { $n ->
            [one] Pustelnik
           *[many] { $n } Pustelników
        }
    .counted-acc =
        { $n ->
            [one] Pustelnika
           *[many] { $n } Pustelników
        }
    .counted-gen =
        { $n ->
            [one] Pustelnika
           *[many] { $n } Pustelników
        }
# translated by us
card-madman = Szaleniec
    .acc = Szaleńca
    .gen = Szaleńca
    .counted =
        { $n ->
            [one] Szaleniec
           *[many] { $n } Szaleńców
        }
    .counted-acc =
        { $n ->
            [one] Szaleńca
           *[many] { $n } Szaleńców
        }
    .counted-gen =
        { $n ->
            [one] Szaleńca
           *[many] { $n } Szaleńców
        }
# translated by us
card-rats = Szczury
    .acc = Szczury
    .gen = Szczurów
    .counted =
        { $n ->
            [one] Szczury
            [few] { $n } karty Szczurów
           *[many] { $n } kart Szczurów
        }
    .counted-acc =
        { $n ->
            [one] Szczury
            [few] { $n } karty Szczurów
           *[many] { $n } kart Szczurów
        }
    .counted-gen =
        { $n ->
            [one] Szczurów
           *[many] { $n } kart Szczurów
        }
# translated by us
card-scavenger = Zbieracz
    .acc = Zbieracza
    .gen = Zbieracza
    .counted =
        { $n ->
            [one] Zbieracz
           *[many] { $n } Zbieraczy
        }
    .counted-acc =
        { $n ->
            [one] Zbieracza
           *[many] { $n } Zbieraczy
        }
    .counted-gen =
        { $n ->
            [one] Zbieracza
           *[many] { $n } Zbieraczy
        }
# translated by us
card-wandering_minstrel = Wędrowny minstrel
    .acc = Wędrownego minstrela
    .gen = Wędrownego minstrela
    .counted =
        { $n ->
            [one] Wędrowny minstrel
           *[many] { $n } Wędrownych minstreli
        }
    .counted-acc =
        { $n ->
            [one] Wędrownego minstrela
           *[many] { $n } Wędrownych minstreli
        }
    .counted-gen =
        { $n ->
            [one] Wędrownego minstrela
           *[many] { $n } Wędrownych minstreli
        }
# translated by us
card-mystic = Mistyk
    .acc = Mistyka
    .gen = Mistyka
    .counted =
        { $n ->
            [one] Mistyk
           *[many] { $n } Mistyków
        }
    .counted-acc =
        { $n ->
            [one] Mistyka
           *[many] { $n } Mistyków
        }
    .counted-gen =
        { $n ->
            [one] Mistyka
           *[many] { $n } Mistyków
        }
# translated by us
card-altar = Ołtarz
    .acc = Ołtarz
    .gen = Ołtarza
    .counted =
        { $n ->
            [one] Ołtarz
            [few] { $n } Ołtarze
           *[many] { $n } Ołtarzy
        }
    .counted-acc =
        { $n ->
            [one] Ołtarz
            [few] { $n } Ołtarze
           *[many] { $n } Ołtarzy
        }
    .counted-gen =
        { $n ->
            [one] Ołtarza
           *[many] { $n } Ołtarzy
        }
# translated by us
card-hunting_grounds = Tereny łowieckie
    .acc = Tereny łowieckie
    .gen = Terenów łowieckich
    .counted =
        { $n ->
            [one] Tereny łowieckie
            [few] { $n } Tereny łowieckie
           *[many] { $n } Terenów łowieckich
        }
    .counted-acc =
        { $n ->
            [one] Tereny łowieckie
            [few] { $n } Tereny łowieckie
           *[many] { $n } Terenów łowieckich
        }
    .counted-gen =
        { $n ->
            [one] Terenów łowieckich
           *[many] { $n } Terenów łowieckich
        }
# translated by us
card-knights = Rycerze
    .acc = Rycerzy
    .gen = Rycerzy
    .counted =
        { $n ->
            [one] Rycerze
            [few] { $n } karty Rycerzy
           *[many] { $n } kart Rycerzy
        }
    .counted-acc =
        { $n ->
            [one] Rycerzy
            [few] { $n } karty Rycerzy
           *[many] { $n } kart Rycerzy
        }
    .counted-gen =
        { $n ->
            [one] Rycerzy
           *[many] { $n } kart Rycerzy
        }
# translated by us
card-dame_anna = Dama Anna
    .acc = Damę Annę
    .gen = Damy Anny
    .counted =
        { $n ->
            [one] Dama Anna
            [few] { $n } karty Damy Anny
           *[many] { $n } kart Damy Anny
        }
    .counted-acc =
        { $n ->
            [one] Damę Annę
            [few] { $n } karty Damy Anny
           *[many] { $n } kart Damy Anny
        }
    .counted-gen =
        { $n ->
            [one] Damy Anny
           *[many] { $n } kart Damy Anny
        }
# translated by us
card-dame_josephine = Dama Józefina
    .acc = Damę Józefinę
    .gen = Damy Józefiny
    .counted =
        { $n ->
            [one] Dama Józefina
            [few] { $n } karty Damy Józefiny
           *[many] { $n } kart Damy Józefiny
        }
    .counted-acc =
        { $n ->
            [one] Damę Józefinę
            [few] { $n } karty Damy Józefiny
           *[many] { $n } kart Damy Józefiny
        }
    .counted-gen =
        { $n ->
            [one] Damy Józefiny
           *[many] { $n } kart Damy Józefiny
        }
# translated by us
card-dame_molly = Dama Molly
    .acc = Damę Molly
    .gen = Damy Molly
    .counted =
        { $n ->
            [one] Dama Molly
            [few] { $n } karty Damy Molly
           *[many] { $n } kart Damy Molly
        }
    .counted-acc =
        { $n ->
            [one] Damę Molly
            [few] { $n } karty Damy Molly
           *[many] { $n } kart Damy Molly
        }
    .counted-gen =
        { $n ->
            [one] Damy Molly
           *[many] { $n } kart Damy Molly
        }
# translated by us
card-dame_natalie = Dama Natalia
    .acc = Damę Natalię
    .gen = Damy Natalii
    .counted =
        { $n ->
            [one] Dama Natalia
            [few] { $n } karty Damy Natalii
           *[many] { $n } kart Damy Natalii
        }
    .counted-acc =
        { $n ->
            [one] Damę Natalię
            [few] { $n } karty Damy Natalii
           *[many] { $n } kart Damy Natalii
        }
    .counted-gen =
        { $n ->
            [one] Damy Natalii
           *[many] { $n } kart Damy Natalii
        }
# translated by us
card-dame_sylvia = Dama Sylwia
    .acc = Damę Sylwię
    .gen = Damy Sylwii
    .counted =
        { $n ->
            [one] Dama Sylwia
            [few] { $n } karty Damy Sylwii
           *[many] { $n } kart Damy Sylwii
        }
    .counted-acc =
        { $n ->
            [one] Damę Sylwię
            [few] { $n } karty Damy Sylwii
           *[many] { $n } kart Damy Sylwii
        }
    .counted-gen =
        { $n ->
            [one] Damy Sylwii
           *[many] { $n } kart Damy Sylwii
        }
# translated by us
card-sir_bailey = Rycerz Bailey
    .acc = Rycerza Baileya
    .gen = Rycerza Baileya
    .counted =
        { $n ->
            [one] Rycerz Bailey
            [few] { $n } karty Rycerza Baileya
           *[many] { $n } kart Rycerza Baileya
        }
    .counted-acc =
        { $n ->
            [one] Rycerza Baileya
            [few] { $n } karty Rycerza Baileya
           *[many] { $n } kart Rycerza Baileya
        }
    .counted-gen =
        { $n ->
            [one] Rycerza Baileya
           *[many] { $n } kart Rycerza Baileya
        }
# translated by us
card-sir_destry = Rycerz Destry
    .acc = Rycerza Destry’ego
    .gen = Rycerza Destry’ego
    .counted =
        { $n ->
            [one] Rycerz Destry
            [few] { $n } karty Rycerza Destry’ego
           *[many] { $n } kart Rycerza Destry’ego
        }
    .counted-acc =
        { $n ->
            [one] Rycerza Destry’ego
            [few] { $n } karty Rycerza Destry’ego
           *[many] { $n } kart Rycerza Destry’ego
        }
    .counted-gen =
        { $n ->
            [one] Rycerza Destry’ego
           *[many] { $n } kart Rycerza Destry’ego
        }
# translated by us
card-sir_martin = Rycerz Marcin
    .acc = Rycerza Marcina
    .gen = Rycerza Marcina
    .counted =
        { $n ->
            [one] Rycerz Marcin
            [few] { $n } karty Rycerza Marcina
           *[many] { $n } kart Rycerza Marcina
        }
    .counted-acc =
        { $n ->
            [one] Rycerza Marcina
            [few] { $n } karty Rycerza Marcina
           *[many] { $n } kart Rycerza Marcina
        }
    .counted-gen =
        { $n ->
            [one] Rycerza Marcina
           *[many] { $n } kart Rycerza Marcina
        }
# translated by us
card-sir_michael = Rycerz Michał
    .acc = Rycerza Michała
    .gen = Rycerza Michała
    .counted =
        { $n ->
            [one] Rycerz Michał
            [few] { $n } karty Rycerza Michała
           *[many] { $n } kart Rycerza Michała
        }
    .counted-acc =
        { $n ->
            [one] Rycerza Michała
            [few] { $n } karty Rycerza Michała
           *[many] { $n } kart Rycerza Michała
        }
    .counted-gen =
        { $n ->
            [one] Rycerza Michała
           *[many] { $n } kart Rycerza Michała
        }
# translated by us
card-sir_vander = Rycerz Vander
    .acc = Rycerza Vandera
    .gen = Rycerza Vandera
    .counted =
        { $n ->
            [one] Rycerz Vander
            [few] { $n } karty Rycerza Vandera
           *[many] { $n } kart Rycerza Vandera
        }
    .counted-acc =
        { $n ->
            [one] Rycerza Vandera
            [few] { $n } karty Rycerza Vandera
           *[many] { $n } kart Rycerza Vandera
        }
    .counted-gen =
        { $n ->
            [one] Rycerza Vandera
           *[many] { $n } kart Rycerza Vandera
        }
# translated by us
card-hovel = Chałupa
    .acc = Chałupę
    .gen = Chałupy
    .counted =
        { $n ->
            [one] Chałupa
            [few] { $n } Chałupy
           *[many] { $n } Chałup
        }
    .counted-acc =
        { $n ->
            [one] Chałupę
            [few] { $n } Chałupy
           *[many] { $n } Chałup
        }
    .counted-gen =
        { $n ->
            [one] Chałupy
           *[many] { $n } Chałup
        }
# translated by us
card-necropolis = Nekropolia
    .acc = Nekropolię
    .gen = Nekropolii
    .counted =
        { $n ->
            [one] Nekropolia
            [few] { $n } Nekropolie
           *[many] { $n } Nekropolii
        }
    .counted-acc =
        { $n ->
            [one] Nekropolię
            [few] { $n } Nekropolie
           *[many] { $n } Nekropolii
        }
    .counted-gen =
        { $n ->
            [one] Nekropolii
           *[many] { $n } Nekropolii
        }
# translated by us
card-overgrown_estate = Zarośnięta posiadłość
    .acc = Zarośniętą posiadłość
    .gen = Zarośniętej posiadłości
    .counted =
        { $n ->
            [one] Zarośnięta posiadłość
            [few] { $n } Zarośnięte posiadłości
           *[many] { $n } Zarośniętych posiadłości
        }
    .counted-acc =
        { $n ->
            [one] Zarośniętą posiadłość
            [few] { $n } Zarośnięte posiadłości
           *[many] { $n } Zarośniętych posiadłości
        }
    .counted-gen =
        { $n ->
            [one] Zarośniętej posiadłości
           *[many] { $n } Zarośniętych posiadłości
        }

## Przygody

# translated by us
card-amulet = Amulet
    .acc = Amulet
    .gen = Amuletu
    .counted =
        { $n ->
            [one] Amulet
            [few] { $n } Amulety
           *[many] { $n } Amuletów
        }
    .counted-acc =
        { $n ->
            [one] Amulet
            [few] { $n } Amulety
           *[many] { $n } Amuletów
        }
    .counted-gen =
        { $n ->
            [one] Amuletu
           *[many] { $n } Amuletów
        }
# translated by us
card-dungeon = Loch
    .acc = Loch
    .gen = Lochu
    .counted =
        { $n ->
            [one] Loch
            [few] { $n } Lochy
           *[many] { $n } Lochów
        }
    .counted-acc =
        { $n ->
            [one] Loch
            [few] { $n } Lochy
           *[many] { $n } Lochów
        }
    .counted-gen =
        { $n ->
            [one] Lochu
           *[many] { $n } Lochów
        }
# translated by us
card-gear = Ekwipunek
    .acc = Ekwipunek
    .gen = Ekwipunku
    .counted =
        { $n ->
            [one] Ekwipunek
            [few] { $n } karty Ekwipunku
           *[many] { $n } kart Ekwipunku
        }
    .counted-acc =
        { $n ->
            [one] Ekwipunek
            [few] { $n } karty Ekwipunku
           *[many] { $n } kart Ekwipunku
        }
    .counted-gen =
        { $n ->
            [one] Ekwipunku
           *[many] { $n } kart Ekwipunku
        }
# translated by us
card-guide = Przewodnik
    .acc = Przewodnika
    .gen = Przewodnika
    .counted =
        { $n ->
            [one] Przewodnik
           *[many] { $n } Przewodników
        }
    .counted-acc =
        { $n ->
            [one] Przewodnika
           *[many] { $n } Przewodników
        }
    .counted-gen =
        { $n ->
            [one] Przewodnika
           *[many] { $n } Przewodników
        }
# translated by us
card-duplicate = Duplikat
    .acc = Duplikat
    .gen = Duplikatu
    .counted =
        { $n ->
            [one] Duplikat
            [few] { $n } Duplikaty
           *[many] { $n } Duplikatów
        }
    .counted-acc =
        { $n ->
            [one] Duplikat
            [few] { $n } Duplikaty
           *[many] { $n } Duplikatów
        }
    .counted-gen =
        { $n ->
            [one] Duplikatu
           *[many] { $n } Duplikatów
        }
# translated by us
card-messenger = Posłaniec
    .acc = Posłańca
    .gen = Posłańca
    .counted =
        { $n ->
            [one] Posłaniec
           *[many] { $n } Posłańców
        }
    .counted-acc =
        { $n ->
            [one] Posłańca
           *[many] { $n } Posłańców
        }
    .counted-gen =
        { $n ->
            [one] Posłańca
           *[many] { $n } Posłańców
        }
# translated by us
card-miser = Skąpiec
    .acc = Skąpca
    .gen = Skąpca
    .counted =
        { $n ->
            [one] Skąpiec
           *[many] { $n } Skąpców
        }
    .counted-acc =
        { $n ->
            [one] Skąpca
           *[many] { $n } Skąpców
        }
    .counted-gen =
        { $n ->
            [one] Skąpca
           *[many] { $n } Skąpców
        }
# translated by us
card-giant = Olbrzym
    .acc = Olbrzyma
    .gen = Olbrzyma
    .counted =
        { $n ->
            [one] Olbrzym
           *[many] { $n } Olbrzymów
        }
    .counted-acc =
        { $n ->
            [one] Olbrzyma
           *[many] { $n } Olbrzymów
        }
    .counted-gen =
        { $n ->
            [one] Olbrzyma
           *[many] { $n } Olbrzymów
        }
# translated by us
card-lost_city = Zaginione miasto
    .acc = Zaginione miasto
    .gen = Zaginionego miasta
    .counted =
        { $n ->
            [one] Zaginione miasto
            [few] { $n } Zaginione miasta
           *[many] { $n } Zaginionych miast
        }
    .counted-acc =
        { $n ->
            [one] Zaginione miasto
            [few] { $n } Zaginione miasta
           *[many] { $n } Zaginionych miast
        }
    .counted-gen =
        { $n ->
            [one] Zaginionego miasta
           *[many] { $n } Zaginionych miast
        }
# translated by us
card-treasure_trove = Skarbnica
    .acc = Skarbnicę
    .gen = Skarbnicy
    .counted =
        { $n ->
            [one] Skarbnica
            [few] { $n } Skarbnice
           *[many] { $n } Skarbnic
        }
    .counted-acc =
        { $n ->
            [one] Skarbnicę
            [few] { $n } Skarbnice
           *[many] { $n } Skarbnic
        }
    .counted-gen =
        { $n ->
            [one] Skarbnicy
           *[many] { $n } Skarbnic
        }
# translated by us
card-training = Szkolenie
    .acc = Szkolenie
    .gen = Szkolenia
    .counted =
        { $n ->
            [one] Szkolenie
            [few] { $n } Szkolenia
           *[many] { $n } Szkoleń
        }
    .counted-acc =
        { $n ->
            [one] Szkolenie
            [few] { $n } Szkolenia
           *[many] { $n } Szkoleń
        }
    .counted-gen =
        { $n ->
            [one] Szkolenia
           *[many] { $n } Szkoleń
        }
# translated by us
card-bonfire = Ognisko
    .acc = Ognisko
    .gen = Ogniska
    .counted =
        { $n ->
            [one] Ognisko
            [few] { $n } Ogniska
           *[many] { $n } Ognisk
        }
    .counted-acc =
        { $n ->
            [one] Ognisko
            [few] { $n } Ogniska
           *[many] { $n } Ognisk
        }
    .counted-gen =
        { $n ->
            [one] Ogniska
           *[many] { $n } Ognisk
        }
# translated by us
card-raid = Najazd
    .acc = Najazd
    .gen = Najazdu
    .counted =
        { $n ->
            [one] Najazd
            [few] { $n } Najazdy
           *[many] { $n } Najazdów
        }
    .counted-acc =
        { $n ->
            [one] Najazd
            [few] { $n } Najazdy
           *[many] { $n } Najazdów
        }
    .counted-gen =
        { $n ->
            [one] Najazdu
           *[many] { $n } Najazdów
        }

## Imperium

card-enchantress = Czarodziejka
    .acc = Czarodziejkę
    .gen = Czarodziejki
    .counted =
        { $n ->
            [one] Czarodziejka
            [few] { $n } Czarodziejki
           *[many] { $n } Czarodziejek
        }
    .counted-acc =
        { $n ->
            [one] Czarodziejkę
            [few] { $n } Czarodziejki
           *[many] { $n } Czarodziejek
        }
    .counted-gen =
        { $n ->
            [one] Czarodziejki
           *[many] { $n } Czarodziejek
        }
card-forum = Forum
    .acc = Forum
    .gen = Forum
    .counted =
        { $n ->
            [one] Forum
            [few] { $n } Fora
           *[many] { $n } Forów
        }
    .counted-acc =
        { $n ->
            [one] Forum
            [few] { $n } Fora
           *[many] { $n } Forów
        }
    .counted-gen =
        { $n ->
            [one] Forum
           *[many] { $n } Forów
        }
card-legionary = Legionista
    .acc = Legionistę
    .gen = Legionisty
    .counted =
        { $n ->
            [one] Legionista
           *[many] { $n } Legionistów
        }
    .counted-acc =
        { $n ->
            [one] Legionistę
           *[many] { $n } Legionistów
        }
    .counted-gen =
        { $n ->
            [one] Legionisty
           *[many] { $n } Legionistów
        }
card-overlord = Władca
    .acc = Władcę
    .gen = Władcy
    .counted =
        { $n ->
            [one] Władca
           *[many] { $n } Władców
        }
    .counted-acc =
        { $n ->
            [one] Władcę
           *[many] { $n } Władców
        }
    .counted-gen =
        { $n ->
            [one] Władcy
           *[many] { $n } Władców
        }
card-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
    .counted =
        { $n ->
            [one] Świątynia
            [few] { $n } Świątynie
           *[many] { $n } Świątyń
        }
    .counted-acc =
        { $n ->
            [one] Świątynię
            [few] { $n } Świątynie
           *[many] { $n } Świątyń
        }
    .counted-gen =
        { $n ->
            [one] Świątyni
           *[many] { $n } Świątyń
        }
card-catapult_rocks = Katapulta/Głazy
    .acc = Katapultę/Głazy
    .gen = Katapulty/Głazów
    .counted =
        { $n ->
            [one] Katapulta/Głazy
            [few] { $n } karty Katapulty/Głazów
           *[many] { $n } kart Katapulty/Głazów
        }
    .counted-acc =
        { $n ->
            [one] Katapultę/Głazy
            [few] { $n } karty Katapulty/Głazów
           *[many] { $n } kart Katapulty/Głazów
        }
    .counted-gen =
        { $n ->
            [one] Katapulty/Głazów
           *[many] { $n } kart Katapulty/Głazów
        }
card-catapult = Katapulta
    .acc = Katapultę
    .gen = Katapulty
    .counted =
        { $n ->
            [one] Katapulta
            [few] { $n } Katapulty
           *[many] { $n } Katapult
        }
    .counted-acc =
        { $n ->
            [one] Katapultę
            [few] { $n } Katapulty
           *[many] { $n } Katapult
        }
    .counted-gen =
        { $n ->
            [one] Katapulty
           *[many] { $n } Katapult
        }
card-rocks = Głazy
    .acc = Głazy
    .gen = Głazów
    .counted =
        { $n ->
            [one] Głazy
            [few] { $n } karty Głazów
           *[many] { $n } kart Głazów
        }
    .counted-acc =
        { $n ->
            [one] Głazy
            [few] { $n } karty Głazów
           *[many] { $n } kart Głazów
        }
    .counted-gen =
        { $n ->
            [one] Głazów
           *[many] { $n } kart Głazów
        }
card-charm = Klejnot
    .acc = Klejnot
    .gen = Klejnotu
    .counted =
        { $n ->
            [one] Klejnot
            [few] { $n } Klejnoty
           *[many] { $n } Klejnotów
        }
    .counted-acc =
        { $n ->
            [one] Klejnot
            [few] { $n } Klejnoty
           *[many] { $n } Klejnotów
        }
    .counted-gen =
        { $n ->
            [one] Klejnotu
           *[many] { $n } Klejnotów
        }
card-farmers_market = Targ rolny
    .acc = Targ rolny
    .gen = Targu rolnego
    .counted =
        { $n ->
            [one] Targ rolny
            [few] { $n } Targi rolne
           *[many] { $n } Targów rolnych
        }
    .counted-acc =
        { $n ->
            [one] Targ rolny
            [few] { $n } Targi rolne
           *[many] { $n } Targów rolnych
        }
    .counted-gen =
        { $n ->
            [one] Targu rolnego
           *[many] { $n } Targów rolnych
        }
card-groundskeeper = Ogrodnik
    .acc = Ogrodnika
    .gen = Ogrodnika
    .counted =
        { $n ->
            [one] Ogrodnik
           *[many] { $n } Ogrodników
        }
    .counted-acc =
        { $n ->
            [one] Ogrodnika
           *[many] { $n } Ogrodników
        }
    .counted-gen =
        { $n ->
            [one] Ogrodnika
           *[many] { $n } Ogrodników
        }
card-patrician_emporium = Patrycjusz/Emporium
    .acc = Patrycjusza/Emporium
    .gen = Patrycjusza/Emporium
    .counted =
        { $n ->
            [one] Patrycjusz/Emporium
            [few] { $n } karty Patrycjusza/Emporium
           *[many] { $n } kart Patrycjusza/Emporium
        }
    .counted-acc =
        { $n ->
            [one] Patrycjusza/Emporium
            [few] { $n } karty Patrycjusza/Emporium
           *[many] { $n } kart Patrycjusza/Emporium
        }
    .counted-gen =
        { $n ->
            [one] Patrycjusza/Emporium
           *[many] { $n } kart Patrycjusza/Emporium
        }
card-patrician = Patrycjusz
    .acc = Patrycjusza
    .gen = Patrycjusza
    .counted =
        { $n ->
            [one] Patrycjusz
           *[many] { $n } Patrycjuszy
        }
    .counted-acc =
        { $n ->
            [one] Patrycjusza
           *[many] { $n } Patrycjuszy
        }
    .counted-gen =
        { $n ->
            [one] Patrycjusza
           *[many] { $n } Patrycjuszy
        }
card-emporium = Emporium
    .acc = Emporium
    .gen = Emporium
    .counted =
        { $n ->
            [one] Emporium
            [few] { $n } Emporia
           *[many] { $n } Emporiów
        }
    .counted-acc =
        { $n ->
            [one] Emporium
            [few] { $n } Emporia
           *[many] { $n } Emporiów
        }
    .counted-gen =
        { $n ->
            [one] Emporium
           *[many] { $n } Emporiów
        }
card-windfall = Gratka
    .acc = Gratkę
    .gen = Gratki
    .counted =
        { $n ->
            [one] Gratka
            [few] { $n } Gratki
           *[many] { $n } Gratek
        }
    .counted-acc =
        { $n ->
            [one] Gratkę
            [few] { $n } Gratki
           *[many] { $n } Gratek
        }
    .counted-gen =
        { $n ->
            [one] Gratki
           *[many] { $n } Gratek
        }
card-conquest = Podbój
    .acc = Podbój
    .gen = Podboju
    .counted =
        { $n ->
            [one] Podbój
            [few] { $n } Podboje
           *[many] { $n } Podbojów
        }
    .counted-acc =
        { $n ->
            [one] Podbój
            [few] { $n } Podboje
           *[many] { $n } Podbojów
        }
    .counted-gen =
        { $n ->
            [one] Podboju
           *[many] { $n } Podbojów
        }
card-orchard = Sad
    .acc = Sad
    .gen = Sadu
    .counted =
        { $n ->
            [one] Sad
            [few] { $n } Sady
           *[many] { $n } Sadów
        }
    .counted-acc =
        { $n ->
            [one] Sad
            [few] { $n } Sady
           *[many] { $n } Sadów
        }
    .counted-gen =
        { $n ->
            [one] Sadu
           *[many] { $n } Sadów
        }
card-aqueduct = Akwedukt
    .acc = Akwedukt
    .gen = Akweduktu
    .counted =
        { $n ->
            [one] Akwedukt
            [few] { $n } Akwedukty
           *[many] { $n } Akweduktów
        }
    .counted-acc =
        { $n ->
            [one] Akwedukt
            [few] { $n } Akwedukty
           *[many] { $n } Akweduktów
        }
    .counted-gen =
        { $n ->
            [one] Akweduktu
           *[many] { $n } Akweduktów
        }

### Zestawy kart królestwa

kingdom-b1_first_game = Pierwsza rozgrywka
kingdom-b1_big_money = Wielkie pieniądze
kingdom-b1_interaction = Oddziaływanie
kingdom-b1_size_distortion = Zmienna ręka
kingdom-b1_village_square = Wiejski rynek
# translated by us
kingdom-i1_victory_dance = Taniec zwycięstwa
# translated by us
kingdom-i1_secret_schemes = Tajne plany
# translated by us
kingdom-i1_best_wishes = Najlepsze życzenia
# translated by us
kingdom-bi1_deconstruction = Demontaż
# translated by us
kingdom-bi1_hand_madness = Szaleństwo ręki
# translated by us
kingdom-bi1_underlings = Podwładni
# translated by us
kingdom-b2_first_game = Pierwsza rozgrywka
# translated by us
kingdom-b2_size_distortion = Zmienna ręka
# translated by us
kingdom-b2_deck_top = Wierzch talii
# translated by us
kingdom-b2_sleight_of_hand = Zręczne dłonie
# translated by us
kingdom-b2_improvements = Ulepszenia
# translated by us
kingdom-b2_silver_and_gold = Srebro i złoto
# translated by us
kingdom-b2_intrigue_underlings = Podwładni
# translated by us
kingdom-b2_intrigue_grand_scheme = Wielki plan
# translated by us
kingdom-b2_intrigue_deconstruction = Demontaż
# translated by us
kingdom-b2_seaside_reach_for_tomorrow = Sięgnij po jutro
# translated by us
kingdom-b2_seaside_repetition = Powtórka
# translated by us
kingdom-b2_seaside_give_and_take = Dać i wziąć
# translated by us
kingdom-b2_alchemy_forbidden_arts = Zakazane sztuki
# translated by us
kingdom-b2_alchemy_potion_mixers = Warzyciele mikstur
# translated by us
kingdom-b2_alchemy_chemistry_lesson = Lekcja chemii
# translated by us
kingdom-b2_prosperity_biggest_money = Największe pieniądze
# translated by us
kingdom-b2_prosperity_the_kings_army = Armia króla
# translated by us
kingdom-b2_prosperity_the_good_life = Dobre życie
# translated by us
kingdom-b2_cornucopia_bounty_of_the_hunt = Hojność łowów
# translated by us
kingdom-b2_cornucopia_bad_omens = Złe wróżby
# translated by us
kingdom-b2_cornucopia_the_jesters_workshop = Warsztat błazna
# translated by us
kingdom-b2_guilds_arts_and_crafts = Sztuka i rzemiosło
# translated by us
kingdom-b2_guilds_clean_living = Czyste życie
# translated by us
kingdom-b2_guilds_gilding_the_lily = Złocenie lilii
# translated by us
kingdom-b2_hinterlands_highway_robbery = Rozbój na gościńcu
# translated by us
kingdom-b2_hinterlands_adventures_abroad = Przygody na obczyźnie
# translated by us
kingdom-b2_dark_ages_high_and_low = Wysoko i nisko
# translated by us
kingdom-b2_dark_ages_chivalry_and_revelry = Rycerskość i hulanki
# translated by us
kingdom-b2_adventures_level_up = Wyższy poziom
# translated by us
kingdom-b2_adventures_son_of_size_distortion = Syn zmiennej ręki
# translated by us
kingdom-b2_empires_everything_in_moderation = Wszystko z umiarem
# translated by us
kingdom-b2_empires_silver_bullets = Srebrne kule

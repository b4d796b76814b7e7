### Moje wyniki

me-title = Moje wyniki
me-empty = Jeszcze pusto: każda skończona przez ciebie gra zostanie tu zapisana.
me-games =
    { $n ->
        [one] gra
        [few] gry
       *[many] gier
    }
me-wins =
    { $n ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
me-streak = obecna seria wygranych
me-longest = najdłuższa seria wygranych
me-rating = Ranking
me-rating-of = Ranking w grze
me-deviation = ± { $n }
me-curve =
    { $n ->
        [one] Ranking po 1 grze: { $rating }
       *[many] Ranking po { $n } grach: { $rating }
    }
me-rating-text = Według Glicko, z nowych gier przeciw czterem poziomom, których własne rankingi się nie zmieniają (to te linie), i z gier z ludźmi, jeśli wszyscy tego chcą. Liczba po ± mówi, na ile jest pewny.
me-by-game = Według gry
me-by-level = Według przeciwnika
me-by-kingdom = Według zestawu
me-bests = Najlepsze wyniki
me-share = { $percent }% z { $games }
me-all = Wszystkie gry
me-won = Wygrana
me-shared = Zwycięstwo dzielone
me-lost = Przegrana
me-gave-up = Poddana
me-against = przeciwnicy: { $names }
me-score = { $mine } : { $theirs }
me-length =
    { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
me-more = Pokaż więcej
me-somebody = ktoś
me-others = Inni gracze
me-rated = Moje gry z osobami, które też tego chcą, liczą się do rankingu
me-shown = Wszyscy gracze na tym serwerze mogą oglądać moje wyniki, pod moim imieniem
me-rename = Zmień imię
me-page = Strona gracza { $name }
players-title = Gracze na tym serwerze
players-nobody = Nikt jeszcze nie pokazuje swoich wyników.
players-join = Pokaż moje
player-title = Wyniki gracza { $name }
player-empty = { $name } nie ma jeszcze żadnej skończonej gry.
player-unknown = Nikt na tym serwerze nie pokazuje wyników pod imieniem { $name }.
me-keeping = Gdzie są przechowywane
me-keeping-text =
    { $n ->
        [0] To urządzenie ma własny klucz; nikt inny nie może zobaczyć twoich wyników.
        [one] To urządzenie ma własny klucz; nikt inny nie może zobaczyć twoich wyników.
        [few] Z tych wyników korzystają { $n } urządzenia; nikt inny nie może ich zobaczyć.
       *[many] Z tych wyników korzysta { $n } urządzeń; nikt inny nie może ich zobaczyć.
    }
me-move = Użyj ich na innym urządzeniu
me-link = Link dla drugiego urządzenia
me-link-text = Otwórz ten link na drugim urządzeniu w ciągu kwadransa. Działa raz. Rozegrane tam gry trafią do tych samych wyników.
me-link-code = Link jako kod QR
me-export = Zapisz jako plik
me-delete = Usuń wyniki
me-delete-sure = Tak, usuń wszystko, na wszystkich moich urządzeniach
me-delete-no = Zachowaj
me-take-text = Ten link przenosi twoje wyniki na to urządzenie. Rozegrane tu gry zostaną do nich dodane.
me-take = Przenieś tutaj

## Na koniec gry

records-first = Twoje pierwsze zwycięstwo w grze { $game }!
records-best =
    { $n ->
        [one] Twój najlepszy wynik w grze { $game }: 1 punkt
        [few] Twój najlepszy wynik w grze { $game }: { $n } punkty
       *[many] Twój najlepszy wynik w grze { $game }: { $n } punktów
    }
records-streak =
    { $n ->
        [one] 1 wygrana z rzędu
        [few] { $n } wygrane z rzędu
       *[many] { $n } wygranych z rzędu
    }

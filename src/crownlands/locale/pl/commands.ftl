### Co mówią polecenia

## crownlands check

check-title = Sprawdzanie: { $game }
check-interrupted = Przerwano: rozegrano { $n } z { $wanted } gier.
check-games = Gry: { $n }, ziarno { $seed }, czas { $seconds } s ({ $rate } na sekundę)
check-size = Wybory: { $choices }, tury: { $turns }; kopie, zapisy, cofanie i tajność sprawdzono w { $laws } grach
check-seats = gry według liczby graczy: { $seats }
check-limited = Gry zakończone limitem { $limit } tur na gracza: { $n }
check-violations = { $n ->
    [0] bez naruszeń
    [one] 1 naruszenie:
    [few] { $n } naruszenia:
   *[many] { $n } naruszeń:
}

## crownlands check kingdoms

kingdoms-title = Rozgrywanie wszystkich zestawów
kingdoms-played = Zestawy: { $kingdoms }, boty w każdym: { $bots }
kingdoms-limited = { $bot }: gry zakończone limitem: { $n } z { $games }
kingdoms-errors = { $n ->
    [0] każdą grę dało się rozegrać
    [one] 1 błąd:
    [few] { $n } błędy:
   *[many] { $n } błędów:
}

## crownlands check figures

figures-title = Rozgrywanie tego, co rozegrali inni
figures-what = liczba
figures-theirs = ich
figures-ours = nasza
figures-tolerance = dopuszczalna różnica
figures-agrees = zgodna?
figures-source = źródło
figures-yes = tak
figures-explained = wyjaśniona
figures-no = NIE
figures-limits = ± uwzględnia przypadek i zaokrąglenie, − tylko przypadek: ta liczba zależy od tego, jak dobrze gra się kartą, więc nasza może być o dowolną wartość lepsza. Mniej gier to więcej miejsca na przypadek.
figures-why-duke = niezależny program, napisany według zasad, gra tą listą jak nasz i wygrywa równie często.
figures-why-moves = ich liczba to średnia jednego gracza z 1000 gier, z błędem od 1,4 do 3%; niezależny program, napisany według zasad, liczy to samo co nasz.
figures-interrupted = Przerwano; sprawdzone liczby: { $n }.
figures-summary = Liczby: { $n }, każda z { $games } gier ({ $dominoes } w Kingdomino), ziarno { $seed }; { $wrong ->
    [0] wszystkie zgodne
    [one] 1 niezgodna
    [few] { $wrong } niezgodne
   *[many] { $wrong } niezgodnych
}{ $explained ->
    [0] {""}
   *[other] , wyjaśnione: { $explained }
}

## crownlands lab compare

compare-title = Porównywanie
compare-games = { $name } kontra { $other }: gry: { $n }, ziarno { $seed }, { $what ->
    [deal] rozdania
   *[kingdom] zestawy
}: { $kingdoms }, w parach z zamianą miejsc
compare-nothing = Przerwano, zanim rozegrano parę gier.
compare-all = Zakończono, bo rozegrano wszystko, o co proszono.
compare-width = Zakończono, bo przedział nie jest szerszy niż { $until } w obie strony.
compare-settled = Zakończono, bo wiadomo, kto jest lepszy: przedział uwzględniający częste sprawdzanie, od { $low } do { $high }%, nie obejmuje 50%.
compare-interrupted = Przerwano: rozegrano { $n } z { $wanted } gier.
compare-resume = Dalszy ciąg: --resume { $path }
compare-result = { $name }: udział { $share }% (przedział 95% od { $low } do { $high }%, bootstrap po { $what ->
    [deal] rozdaniach
   *[kingdom] zestawach
}; remis to pół zwycięstwa).
compare-better = { $name } gra lepiej niż { $other } i nie jest to przypadek.
compare-unsure = Kto jest lepszy, może być sprawą przypadku.
compare-player = gracz
compare-win = wygrane %
compare-tie = remisy %
compare-points = punkty
compare-cpu = CPU ms na wybór
compare-setup = przygotowanie ms
compare-best = Najlepsze dla gracza { $name }:
compare-worst = Najgorsze dla gracza { $name }:
compare-deal = rozdanie { $n }

# ---- lab ratings
ratings-title = Ranking, gracze: { $n }
ratings-games = { $game }: gry: { $n }, ziarno { $seed }, gracze: { $players }, stoły: { $tables }, w parach z zamianą miejsc
ratings-nothing = Przerwano, zanim rozegrano parę gier.
ratings-interrupted = Przerwano: rozegrano { $n } z { $wanted } gier.
ratings-player = gracz
ratings-rating = ranking
ratings-interval = przedział 95%
ratings-share = wygrane %
ratings-played = gry
ratings-cpu = CPU ms na wybór
ratings-explained = Rankingi to siły, przy których wyniki są najbardziej prawdopodobne (Bradley-Terry); 400 punktów to szanse 10 do 1, a średnia to 1500. Przedziały pochodzą ze stołów, metodą bootstrap. Remis to pół zwycięstwa.
ratings-cross = Ile % gier każdy gracz wygrał z graczem z każdego miejsca:
ratings-absent = { $n ->
    [one] Jeden gracz nie ma gry, bo jego
   *[other] Bez gier (gracze: { $n }), bo ich
} kart nie ma na żadnym stole: { $names }

## crownlands lab evolve

evolved-for = Wyhodowano dla zestawu: { $cards }.
evolved-worths = Po każdym wierszu: ile ze 100 zwycięstw przepada bez niego.
evolve-title = Hodowanie strategii
evolve-interrupted = Przerwano: oto najlepsza strategia po { $n } grach.
evolve-games = Gry: { $n }, czas { $seconds } s; wyniki { $exam } nowych gier z każdym:
evolve-opponent = przeciwnik
evolve-share = udział %
evolve-menu = lista zakupów numer { $n }
evolve-past = własna przeszłość albo odpowiedź na nią, numer { $n }
evolve-kept = Zapisano w { $path }: crownlands match evolved ... gra nią przy tym stole.
evolve-nothing = Przerwano, zanim było co zapisać.

## crownlands lab kingdom

kingdom-title = Badanie zestawu

## crownlands lab sample

sample-title = { $name } kontra { $other }, gra z ziarnem { $seed }
sample-after = Monety { $coins }, punkty { $points }; { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}: { $deck }
sample-won = Wygrywa { $name }, { $score }.
sample-tied = Zwycięstwo dzielą { $name }, { $score }.
sample-points-curve = Punkty po każdej kolejce
sample-coins-curve = Monety w każdej kolejce
sample-ended = zakończone do tej pory, %

## crownlands match

match-share = { $share } ({ $low }–{ $high })
match-title = Rozgrywanie: { $game }
match-interrupted = Przerwano: rozegrano { $n } z { $wanted } gier.
match-games = { $n ->
    [one] 1 gra, ziarno { $seed }, czas { $seconds } s
    [few] { $n } gry, ziarno { $seed }, czas { $seconds } s
   *[many] { $n } gier, ziarno { $seed }, czas { $seconds } s
}
match-piles = Na stole oprócz kart podstawowych: { $piles }
match-no-piles = Na stole: tylko karty podstawowe
match-absent = { $name } wymienia też karty, których nie ma na stole: { $cards }
match-kingdoms = Na stole: losowe zestawy ({ $n }), każdy z równym udziałem w grach
match-first = Osoba rozpoczynająca wygrała { $share }% gier.
match-turn-games = gry z nią, %
match-turn-points = punkty
match-turn-coins = monety
match-turn-cards = karty
match-turn-explained = Punkty po turze, ze wszystkich gier: zakończona liczy się z ostatnimi punktami. Monety do wydania w turze i karty po niej, z gier, które do niej dotrwały.
match-player = gracz
match-win = wygrane %
match-loss = przegrane %
match-tie = remisy %
match-points = punkty
match-length = W nawiasach przedziały 95%. Gra trwała średnio { $turns } tury.
match-end-provinces = { $share }% gier zakończyła ostatnia Prowincja.
match-end-colonies = { $share }% gier zakończyła ostatnia Kolonia.
match-end-piles = { $share }% gier zakończyły puste stosy.
match-end-last_round = { $share }% gier zakończyło się po ostatniej rundzie.
match-end-limit = { $n ->
    [one] 1 grę przerwano po zbyt wielu turach; liczą się punkty z tej chwili.
    [few] { $n } gry przerwano po zbyt wielu turach; liczą się punkty z tej chwili.
   *[many] { $n } gier przerwano po zbyt wielu turach; liczą się punkty z tej chwili.
}
match-ahead = { $name } ma przewagę nad graczem { $other } i nie jest to przypadek: spośród gier, które wygrał któryś z nich, { $name } ma { $share }% (przedział 95% od { $low } do { $high }%).
match-maybe-ahead = { $name } ma przewagę nad graczem { $other }, ale to może być przypadek: spośród gier, które wygrał któryś z nich, { $name } ma { $share }% (przedział 95% od { $low } do { $high }%). Rozstrzygnęłoby to około { $needed } gier.
match-perhaps-ahead = { $name } ma przewagę nad graczem { $other }, ale to może być przypadek: spośród gier, które wygrał któryś z nich, { $name } ma { $share }% (przedział 95% od { $low } do { $high }%).
match-same = { $name } i { $other } grają tak samo: każda różnica między nimi to przypadek.
match-level = { $name } i { $other } idą łeb w łeb: mają tyle samo wygranych gier.

chart-title = { $names }, gry: { $n }
chart-turn = tura
chart-points-so-far = średnia liczba punktów po turze, wszystkie gry
chart-coins-so-far = średnia liczba monet do wydania w turze
chart-cards-so-far = średnia liczba kart po turze
chart-win = gry wygrane samodzielnie (linia: przedział 95%)
chart-points = punkty na koniec
chart-turns = rozegrane tury
chart-rating = ranking (linia: przedział 95%; 400 punktów to szanse 10 do 1)

## crownlands strategies

strategies-title = Rozgrywanie
strategies-name = strategia
strategies-idea = pomysł
strategies-author = autor: { $name }
strategies-share = wygrywa { $share }% z { $n } gier, ziarno { $seed }, przeciwnik: { $opponent }
strategies-shares = Gry wygrane z przeciwnikiem { $opponent }: po { $n }, ziarno { $seed }, ze stosami wymienionymi przez obie strategie. `crownlands strategies NAZWA` pokazuje tekst.

## crownlands tournament

tournament-title = Turniej, gracze: { $n }
tournament-interrupted = Przerwano: rozegrano { $n } z { $wanted } gier.
tournament-games = Gracze: { $players }, po { $games } gier na każdą z par ({ $pairs }), ziarno { $seed }, czas { $seconds } s
tournament-rank = miejsce
tournament-player = gracz
tournament-rating = ranking
tournament-share = wygrane % wszystkich gier
tournament-explained = Remisy liczą się jako pół zwycięstwa; w nawiasach przedziały 95%. 400 punktów rankingu to szanse 10 do 1.
tournament-cross = Poniżej: ile % gier każdy gracz wygrał z graczem z każdego miejsca; co może być przypadkiem, ma znak zapytania.
tournament-too-wide = Tabela wszystkich par byłaby szersza niż ekran; pokazuje je --json.
tournament-no-circles = Żadne wyniki nie tworzą cyklu.
tournament-circles = { $n ->
    [one] Wyniki tworzące cykl (kto z kim wygrywa), żaden nie jest przypadkiem:
    [few] Wyniki tworzące { $n } cykle (kto z kim wygrywa), żaden nie jest przypadkiem:
   *[many] Wyniki tworzące { $n } cykli (kto z kim wygrywa), żaden nie jest przypadkiem:
}
tournament-circle = { $names } > { $first }
tournament-beats = { $name } > { $rest }
tournament-more-circles = i jeszcze { $n } (--json pokazuje wszystkie)

# ---- tidy
tidy-removed = { $n ->
    [0] Nie było czego usuwać.
    [one] Usunięto jeden stół:
    [few] Usunięto { $n } stoły:
   *[many] Usunięto { $n } stołów:
}
tidy-would-remove = { $n ->
    [0] Nie ma czego usuwać.
    [one] Zostałby usunięty jeden stół:
    [few] Zostałyby usunięte { $n } stoły:
   *[many] Zostałoby usuniętych { $n } stołów:
}
tidy-open = { $n }, gdzie gra się nie zaczęła
tidy-running = { $n }, gdzie nikt nie grał dalej
tidy-over = { $n }, gdzie gra się skończyła

## Co ekspert myśli o zapisanej grze

lab-review-title = Decyzje
lab-review-turn = Tura
lab-review-step = Krok
lab-review-chosen = Wybór
lab-review-chance = wygrywa
lab-review-expert = Ekspert
lab-review-best = wygrywa
lab-review-none = Ani jednego błędu, który dałoby się odróżnić od pecha.
lab-review-mistake = Tura { $turn }: „{ $chosen }” zamiast „{ $choice }” kosztuje { $n }% zwycięstwa.

## crownlands words

words-missing = { $n ->
    [0] { $language }: niczego nie brakuje.
    [one] { $language }: brakuje 1 rzeczy.
   *[many] { $language }: brakuje { $n } rzeczy.
}

## crownlands

serve-at = Crownlands działa pod adresem { $address } (Ctrl-C zatrzymuje)
serve-lan = Wszyscy w domu znajdą je pod adresem { $address }

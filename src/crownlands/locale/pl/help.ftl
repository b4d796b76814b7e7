### Pomoc poleceń

help-commands = Polecenia
help-parameters = Parametry
help-arguments = Argumenty
help-usage = Użycie
help-command = POLECENIE
help-options = OPCJE
help-args = ARGUMENTY
help-default = domyślnie
help-variable = zmienna
help-choices = do wyboru
help-required = wymagane
help-flag-help = Wyświetla tę pomoc.
help-flag-version = Wyświetla wersję programu.
help-lab = Pyta pracownię: który bot jest lepszy, jak przebiega gra, co wygrywa przy danym zestawie.
help-language = Język: en, pl, pl-games_factory, cs albo he. Dla każdego polecenia; bez tego język z CROWNLANDS_LANG lub systemu.
help-any = –
    .keep_open = Po ilu dniach usuwany jest stół, przy którym gra się nie zaczęła; 0: nigdy.
    .keep_unfinished = Po ilu dniach usuwana jest gra, w którą nikt nie gra.
    .keep_finished = Po ilu dniach usuwana jest skończona gra; 0: nigdy.
    .kingdom = Polecany zestaw po identyfikatorze lub nazwie (zob. `crownlands kingdoms`) albo dziesięć kart: smithy,village,...
    .piles = Dowolna liczba kart królestwa: smithy,village.
    .boxes = Dziesięć losowych kart z tych pudełek: base2e,seaside; albo all (wszystkie).
    .option = Opcja zasad, nazwa=wartość; można podać kilka razy.
    .json_ = Wypisuje JSON.
    .ray = Gra w klastrze Ray: adres jego głównego węzła (host:port) albo auto.
    .suicide = Strategie mogą zakończyć grę także wtedy, gdy przez to przegrywają.
help-serve = Uruchamia serwer i otwiera stół w przeglądarce. Tak dzieje się też bez żadnego polecenia.
    .host = Adres, na którym serwer nasłuchuje.
    .lan = Dla wszystkich w domu: podaje adres z kodem QR.
    .port = Port; 0 bierze dowolny wolny.
    .database = Plik SQLite albo postgresql://user:password@host/name. Bez tego plik w folderze danych.
    .redis = redis://host, jeśli kilka serwerów dzieli bazę danych.
    .names = Nazwy tego hosta w internecie: play.example.org,...; *: dowolne.
    .browser = Otwiera przeglądarkę.
    .pace = Ile sekund bot poświęca na wybór.
    .bot_workers = Procesy dla botów.
    .bot_seconds = Najwięcej sekund na jeden wybór.
    .bot_megabytes = Najwięcej pamięci dla bota.
    .record_workers = Procesy dla powtórek i wczytywania gier.
    .advice_workers = Procesy dla podpowiedzi i analiz; 0: nie ma ich.
    .lab_workers = Procesy do badania zestawów; 0: bez pracowni.
    .own_bots = Własne boty: name=module:Class,...
    .patience = Po ilu sekundach można oddać miejsce milczącego gracza.
    .quiet = Po ilu sekundach gra, która stoi, znika z listy.
    .tables_an_hour = Stoły z jednego adresu na godzinę; 0: bez ograniczeń.
    .most_tables = Stoły, przy których gra jeszcze trwa; 0: bez ograniczeń.
    .tables_of_one = W tym z jednego adresu; 0: bez ograniczeń.
    .reviews_an_hour = Analizy dla jednego adresu na godzinę; 0: bez ograniczeń.
    .requests_a_minute = Żądania HTTP z jednego adresu na minutę; 0: bez ograniczeń.
    .connections = Połączenia z jednego adresu; 0: bez ograniczeń.
    .messages_a_second = Wiadomości jednego WebSocketu na sekundę.
    .log_level = debug, info, warning albo error.
    .seed = Ustalone ziarno losowości, do testów: kto je zna, zna wszystkie karty.
    .examples =
        Przykłady:

            crownlands                                    gra w przeglądarce na tym komputerze
            crownlands --lan                              dla wszystkich w domu, z kodem QR dla telefonów
            crownlands --database postgresql://crown:secret@db/crownlands --redis redis://db --no-browser
            crownlands play --kingdom b2_first_game       zamiast tego w terminalu
help-play = Gra w Dominion, Kingdomino, Queendomino albo Królewskie wesele w terminalu przeciw botom.
    .game = dominion, kingdomino, queendomino albo royal_wedding.
    .seats = Liczba graczy; jednym z nich jesteś ty.
    .bots = Kto gra przeciw tobie: poziom (beginner, steady, expert, strongest), a dla strategów bot lub strategia po nazwie. Jeden dla wszystkich albo po jednym na miejsce: steady,expert.
    .seed = To samo ziarno daje tę samą grę: tasowania i losowania.
    .resume = Kontynuuje zapisaną grę lub zapis rozgrywki.
    .save = Zapisuje tutaj po każdym twoim wyborze (.json lub .yaml).
    .position = Zaczyna od pozycji (.json lub .yaml).
    .names = Imiona graczy, najpierw twoje: Anna,Bob.
    .examples =
        Przykłady:

            crownlands play                               Dominion, losowy zestaw przeciw początkującemu
            crownlands play --bots expert                 beginner, steady, expert albo strongest
            crownlands play --kingdom b2_first_game --seed 7
            crownlands play --boxes base1e,intrigue1e --bots steady,expert --names Anna
            crownlands play --game queendomino
            crownlands play --game kingdomino --seats 4 --bots beginner,steady,expert --option harmony=true
            crownlands play --game royal_wedding --seats 6 --option teams=true
            crownlands play --save evening.json           zapisywana po każdym wyborze
            crownlands play --resume evening.json
help-kingdoms = Wypisuje polecane zestawy, jeden z nich z kartami albo wszystkie karty.
    .id = Pokazuje ten zestaw z tekstem dziesięciu kart.
    .cards = Wypisuje wszystkie karty według pudełek.
    .box = Tylko to, co jest w tym pudełku lub go wymaga.
    .examples =
        Przykłady:

            crownlands kingdoms
            crownlands kingdoms b2_first_game
            crownlands kingdoms --cards --box intrigue1e
            crownlands kingdoms --json
help-strategies = Wypisuje strategie dołączone do programu: pomysł, autora i odsetek wygranych gier; albo jedną z jej tekstem.
    .name = Pokazuje tę strategię lub plik strategii z jej tekstem.
    .games = Rozgrywa tyle gier każdej przeciw big_money_ultimate, zamiast pokazywać dołączone wyniki.
    .seed = Seria gier; to samo ziarno rozgrywa te same gry.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .csv_ = Z --games: zapisuje liczby tutaj.
    .examples =
        Przykłady:

            crownlands strategies
            crownlands strategies witch
            crownlands strategies my_idea.txt --games 4000
            crownlands strategies --json
            crownlands strategies --games 2000 --csv shares.csv
help-match = Rozgrywa wiele gier między botami lub strategiami i pokazuje, kto wygrywa. Zaczynają na zmianę. Jeśli nie podano stołu, leżą na nim tylko stosy, które gracze wymieniają.
    .players = Boty lub strategie po nazwie, pliki strategii (.txt) albo własne klasy botów (module:Class); po jednym na miejsce.
    .game = Która gra.
    .games = Ile gier rozegrać.
    .seed = Seria gier; to samo ziarno rozgrywa te same gry.
    .kingdoms = Dzieli gry między tyle losowych zestawów, ze wszystkich pudełek albo z --boxes.
    .position = Zaczyna każdą grę od pozycji (.json lub .yaml).
    .hands = Miedziaki w pierwszych dwóch rękach: 5/2, 4/3, 3/4 albo 2/5.
    .by_turn = Pokazuje punkty, monety i karty tura po turze.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .csv_ = Zapisuje tutaj wiersz dla każdej gry.
    .chart = Rysuje tutaj wykres (.html, .svg lub .png).
    .examples =
        Przykłady:

            crownlands match smithy big_money_ultimate
            crownlands match my_idea.txt witch --games 20000 --seed 7
            crownlands match smithy witch militia --kingdom b1_first_game
            crownlands match smithy witch --boxes base2e,seaside --seed 7
            crownlands match smithy witch --option treasures_after_buy=true --csv games.csv --chart match.html
            crownlands match big_money random --games 500 --json
            crownlands match smithy witch militia --kingdoms 50 --games 5000
            crownlands match chapel_witch witch --hands 5/2 --by-turn
            crownlands match smithy witch --position late.json
            crownlands match my_bots:MyBot smithy --games 500
            crownlands match full_greedy random random random --game kingdomino --option harmony=true
            crownlands match smithy witch --games 1000000 --ray 10.0.0.1:6379
help-tournament = Każdy gracz spotyka każdego: odsetki wygranych, ranking i wyniki tworzące cykl. Jeśli nie podano stołu, każda para gra stosami, które wymienia.
    .players = Boty lub strategie po nazwie, pliki strategii albo foldery z nimi; bez tego wszystkie dołączone strategie.
    .game = Która gra.
    .games = Ile gier rozgrywa każda para.
    .seed = Seria gier; to samo ziarno rozgrywa te same gry.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .examples =
        Przykłady:

            crownlands tournament big_money_ultimate smithy witch militia
            crownlands tournament strategies/ smithy --games 4000
            crownlands tournament                         każda dołączona strategia
            crownlands tournament smithy witch my_idea.txt --kingdom b1_first_game --json
help-score = Liczy punkty królestw Kingdomino, Queendomino lub Królewskiego wesela wpisanych jako rysunek i pokazuje, kto wygrywa.
    .file = Rysunek albo - dla standardowego wejścia.
    .examples =
        Plik jest rysunkiem, w każdym wierszu jeden rząd, z odstępami między polami:

            player: Anna
            W    L1   L    T#   T#
            W1   M    L1   F    S1
            W    M2   C    T#   T#
            T#   M2   T#   G    F1
            F1   G    G1   G2   F
            buildings: church, big tavern, statue, guardtower, sawmill, travelling castle
            coins: 11
            queen: yes

        W pszenica, F las, L jezioro, G łąka, S bagno, M góry, T miasto, C zamek, . nic. Cyfra to korony; # budynek,
        Q Wieża królowej, k rycerz. Dalsze wiersze: towers, knights (wszyscy), game, size, middle_kingdom, harmony.
        Następne królestwo zaczyna się od swojego `player:`.

        Przykłady:

            crownlands score anna.txt
            crownlands score evening.txt --json
help-check = Rozgrywa losowe gry każdej wielkości z dowolnymi kartami i opcjami i po każdym wyborze sprawdza wszystkie zasady; rozgrywa to, co rozegrały programy innych, i porównuje; albo każe każdemu botowi zagrać każdym polecanym zestawem.
    .what = Losowe gry (random), liczby innych (figures) albo każdy polecany zestaw z każdym botem (kingdoms).
    .games = Ile gier rozegrać: 1000; dla figures po 8000 gier w Dominion i 20000 w Kingdomino; dla kingdoms 1 gra każdego bota przy każdej liczbie graczy.
    .seed = Seria gier; to samo ziarno rozgrywa te same gry.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .game = Która gra.
    .players = Dla kingdoms: boty po nazwie, oddzielone przecinkami; albo all: wszystkie, także te, które myślą dłużej.
    .examples =
        Przykłady:

            crownlands check --games 2000
            crownlands check --games 1000000 --seed 7 --jobs 2
            crownlands check --boxes all --games 2000
            crownlands check --kingdom b2_alchemy_forbidden_arts
            crownlands check --games 500 --json
            crownlands check --game queendomino --games 100000
            crownlands check figures
            crownlands check kingdoms --games 10
            crownlands check kingdoms --kingdom b2_guilds_clean_living --players lookahead,evolved
help-tidy = Usuwa stoły, przy których gra się nie zaczęła, i gry dawno nietknięte. Serwer robi to sam co godzinę; może przy tym działać.
    .database = Jak dla serwera: plik SQLite albo adres URL.
    .dry_run = Nic nie usuwa, tylko liczy.
    .examples =
        Przykłady:

            crownlands tidy --dry-run                     tylko liczy, co zostałoby usunięte
            crownlands tidy --keep-finished 365           po roku także skończone gry
            crownlands tidy --database postgresql://crown:secret@db/crownlands
help-words = Dla tłumaczy: czego brakuje w języku i co mówią karty we wszystkich językach.
    .missing = Wypisuje, czego brakuje w tym języku: pl, cs, he, ...
    .card_texts = Zapisuje teksty wszystkich kart i budynków we wszystkich językach do tego pliku (.md).
    .help_texts = Zapisuje angielską pomoc wszystkich poleceń do tego pliku (.ftl), dla tłumaczy.
    .examples =
        Przykłady:

            crownlands words --missing pl
            crownlands words --card-texts docs/card-texts.md
help-lab-compare = Porównuje dwa boty na wielu zestawach: każde rozdanie rozgrywa się dwa razy, z zamianą miejsc. Pokazuje odsetek wygranych, czas procesora oraz zestawy najlepsze i najgorsze dla nich.
    .first = Bot lub strategia po nazwie, plik strategii (.txt) albo własna klasa bota (module:Class).
    .second = Ten, z którym jest porównywany.
    .game = Która gra.
    .kingdoms = Ile losowych zestawów; w grach z dominami: ile rozdań.
    .games = Ile gier na każdym zestawie, liczba parzysta: 10; w grach z dominami 2.
    .seed = Zestawy i gry; to samo ziarno rozgrywa te same gry.
    .held_out_ = Zestawy, na których boty są sprawdzane, a nigdy strojone: base1e+intrigue1e albo base2e.
    .until = Kończy wcześniej: gdy przedział ma w obie strony najwyżej tyle (0.02) albo gdy rozstrzygnięte (`settled`), kto jest lepszy.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .csv_ = Zapisuje tutaj wiersz dla każdej gry, na bieżąco.
    .resume = Kontynuuje porównanie, które zapisało ten plik.
    .examples =
        Przykłady:

            crownlands lab compare lookahead big_money_ultimate --kingdoms 50 --csv games.csv
            crownlands lab compare lookahead big_money_ultimate --kingdoms 200 --resume games.csv
            crownlands lab compare evolved big_money_ultimate --held-out base1e+intrigue1e --until settled
            crownlands lab compare smithy witch --boxes base2e --games 20 --until 0.02 --json
            crownlands lab compare expert full_greedy --game kingdomino --kingdoms 500
            crownlands lab compare strongest big_money_ultimate --ray 10.0.0.1:6379 --csv games.csv
help-lab-evolve = Hoduje strategię dla zestawu, pokazuje, ile wart jest każdy jej wiersz, i zachowuje ją: odtąd gra nią bot `evolved`. Bez stołu zestaw jest losowy.
    .seconds = Jak długo, na wszystkich procesach naraz.
    .games = Ile gier łącznie, zamiast sekund: to samo ziarno daje wtedy tę samą strategię.
    .seed = Seria gier i losowy zestaw, jeśli żadnego nie podano.
    .jobs = Ile rdzeni; używane są najwyżej dwa.
    .out = Zapisuje strategię tutaj (.txt).
    .examples =
        Przykłady:

            crownlands lab evolve --kingdom b2_first_game
            crownlands lab evolve --kingdom b1_size_distortion --seconds 10 --out rush.txt
            crownlands lab evolve --boxes base2e,seaside --seed 7 --json
            crownlands lab evolve --piles witch,chapel,village --games 200000 --jobs 1
help-lab-kingdom = Bada zestaw: które strategie przy nim wygrywają i na ile to pewne, jak długo trwają gry, co i kiedy kupuje wyhodowana strategia oraz ile warta jest każda karta. Bez stołu zestaw jest losowy.
    .cards = Karty królestwa, dowolna liczba.
    .seconds = Mniej więcej jak długo, na wszystkich procesach naraz.
    .games = Mniej więcej ile gier łącznie, zamiast sekund: to samo ziarno znajduje wtedy to samo.
    .seed = Seria gier i losowy zestaw, jeśli żadnego nie podano.
    .jobs = Ile rdzeni; bez tego wszystkie.
    .html = Zapisuje wyniki jako stronę tutaj (.html).
    .examples =
        Przykłady:

            crownlands lab kingdom --kingdom b2_first_game
            crownlands lab kingdom chapel witch village smithy --html witch.html
            crownlands lab kingdom --boxes base2e,seaside --seed 7 --seconds 120
            crownlands lab kingdom --kingdom b1_size_distortion --games 200000 --json
help-lab-ratings = Ustala ranking wszystkich botów gry: każda para spotyka się przy tych samych stołach, każde rozdanie dwa razy z zamianą miejsc. Strategia pauzuje, gdy jej kart nie ma na stole.
    .players = Boty lub strategie po nazwie, pliki strategii, foldery z nimi albo własne klasy botów (module:Class); bez tego wszystkie boty gry.
    .game = Która gra.
    .tables = Przy ilu stołach spotyka się każda para: losowe zestawy; w grach z dominami rozdania. Po dwie gry przy każdym.
    .seed = Stoły i gry; to samo ziarno rozgrywa te same gry.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .csv_ = Zapisuje tutaj wiersz dla każdej gry, na bieżąco.
    .resume = Kontynuuje ranking, który zapisał ten plik.
    .chart = Rysuje ranking tutaj (.html, .svg lub .png).
    .markdown = Zapisuje tabele tutaj, dla strony (.md).
    .examples =
        Przykłady:

            crownlands lab ratings --game kingdomino --tables 50 --csv ratings.csv
            crownlands lab ratings --game kingdomino --tables 200 --resume ratings.csv --chart ratings.svg
            crownlands lab ratings beginner steady expert smithy witch militia --boxes base2e --tables 100
            crownlands lab ratings --game queendomino --tables 500 --ray 10.0.0.1:6379 --csv ratings.csv --markdown ratings.md
help-lab-review = Pokazuje, co ekspert wybrałby w grze, jak często każdy wybór wygrywa, i największe błędy.
    .record = Zapis rozgrywki lub zapisana gra (.json lub .yaml).
    .seat = Czyje decyzje; pierwsze miejsce to 0.
    .playouts = Dla każdej decyzji; 0: ile zmieści się w szóstej części sekundy.
    .seed = To samo ziarno daje tę samą analizę.
    .examples =
        Przykłady:

            crownlands lab review game.json
            crownlands lab review game.json --seat 1 --playouts 5000
            crownlands lab review evening.yaml --json
help-lab-sample = Pokazuje grę w Dominion między dwiema strategiami: dziennik z pieniędzmi, punktami i talią po każdej kolejce.
    .first = Bot lub strategia po nazwie, plik strategii (.txt) albo własna klasa bota (module:Class). Zaczyna.
    .second = Drugi gracz.
    .seed = Która gra; to samo ziarno rozgrywa tę samą.
    .html = Zapisuje grę jako stronę tutaj (.html).
    .games = Zamiast jednej gry, jak wygląda ich tyle: punkty, monety i karty kolejka po kolejce oraz ile już się skończyło.
    .jobs = Ile gier naraz; bez tego wszystkie rdzenie.
    .examples =
        Przykłady:

            crownlands lab sample smithy witch
            crownlands lab sample my_idea.txt big_money_ultimate --kingdom b2_first_game --seed 7 --html game.html
            crownlands lab sample smithy witch --games 4000

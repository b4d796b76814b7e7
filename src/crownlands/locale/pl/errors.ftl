# Co jest nie tak ze słowem wiersza poleceń, plikiem, strategią, pozycją: w jednym wierszu i bez kropki. Słowa w cudzysłowie,
# opcje (--kingdom) i nazwy z _ to to, co się wpisuje: pozostają bez zmian.

## Części poniższych zdań

wrong-near = : czy chodzi o { $near }?
wrong-or = { $first } lub { $rest }
wrong-and = { $first } i { $rest }
wrong-plus = { $first } + { $rest }
wrong-nothing = nic
wrong-none = brak
wrong-empty = puste
wrong-in-file = { $file }, { $why }

## Co wpisano po crownlands

wrong-no-command = nie ma polecenia { $word }{ $near } (polecenia: { $commands })
wrong-word-too-many = { $word } to o jedno słowo za dużo: { $command } --help pokazuje, co można podać
wrong-no-such-option = nie ma opcji { $option }{ $near } ({ $command } --help pokazuje, co można podać)
wrong-value-missing = po { $option } czegoś brakuje: { $command } --help pokazuje czego
wrong-word-missing = brakuje { $name }: { $command } --help pokazuje, co to jest
wrong-value-unfit = { $name } nie może mieć wartości { $value }{ $near } (możliwe: { $known })
wrong-no-number =
    { $kind ->
        [whole] { $name } to liczba całkowita, a nie { $value }
        [any] { $name } to liczba, a nie { $value }
       *[other] { $name } nie może mieć wartości { $value }
    }
wrong-misread = nie można zrozumieć słów po { $command }: { $detail }
wrong-output-not-written = nie można zapisać wyniku: { $why }
wrong-no-words = nie ma słów w języku { $language }: języki to { $languages }
wrong-no-game = nie ma gry { $name }{ $near } (gry: { $games })
wrong-hands-option = --hands jest dla nowych gier dominion i ma jedną z wartości { $known }, a nie { $hands }
wrong-position-options = --position ma już swój stół i swoje opcje: pomiń --kingdom, --piles, --boxes i --option
wrong-wedding-teams = dwaj gracze royal_wedding to drużyny dwuosobowe: pomiń --option teams=false
wrong-kingdoms-option = --kingdoms to liczba od 1 wzwyż, dla dominion, a z pozostałych słów o stole dopuszcza tylko --boxes
wrong-check-needs = check potrzebuje co najmniej jednej gry i jednego procesu
wrong-figures-tables = figures ma własne stoły: --kingdom, --piles i --boxes są dla gier
wrong-players-option = --players jest dla kingdoms: w losowych grach gracze są losowi
wrong-kingdoms-recommended = kingdoms gra polecane zestawy: --kingdom może wskazać jeden z nich
wrong-landscapes-option = { $name } nie może mieć wartości { $wish }; możliwe: { $wishes }
wrong-no-box = nie ma pudełka { $box }{ $near } (pudełka: { $boxes })
wrong-box-not-here = kart z { $box } tu nie ma: pudełka tutaj to { $boxes }
wrong-no-kingdom = nie ma polecanego zestawu { $id }{ $near }
wrong-comparison-needs = porównanie potrzebuje co najmniej jednego zestawu i parzystej liczby gier w każdym: każde rozdanie rozgrywa się dwa razy
wrong-resume-csv = --resume dopisuje do własnego pliku: pomiń --csv
wrong-until-option = --until to połowa szerokości między 0 a 0.5, np. 0.02, albo settled; a nie { $text }
wrong-held-out-option = --held-out to { $pools }, dla dominion i bez --boxes; a nie { $pool }
wrong-held-out-number = zestawów odłożonych dla { $pool } jest { $held_out }, a nie { $kingdoms }
wrong-evolve-needs = lab evolve potrzebuje trochę czasu, co najmniej jednej gry i co najmniej jednego procesu
wrong-not-written = nie można zapisać { $path }: { $why }
wrong-study-needs = lab kingdom potrzebuje trochę czasu: --seconds 60
wrong-cards-or-piles = wymień karty albo podaj --piles, nie jedno i drugie
wrong-nobody-meets = nikt się z nikim nie spotyka: przy żadnym stole nie ma kart dwojga z tych graczy
wrong-playouts-option = --playouts nie może być ujemne
wrong-no-record-in = w { $path } nie ma zapisu gry: zapisy tworzą crownlands play --save i powtórki na stronie
wrong-html-option = --html jest dla jednej gry: wiele gier rysuje crownlands match --chart
wrong-match-players = mecz potrzebuje 2 lub więcej graczy, a podano { $n }: crownlands match smithy witch
wrong-match-games = mecz potrzebuje co najmniej jednej gry, a podano { $games }
wrong-match-jobs = mecz potrzebuje co najmniej jednego procesu, a podano { $jobs }
wrong-is-folder = { $path } to folder: podaj nazwę pliku
wrong-no-folder = nie można zapisać { $path }: nie ma folderu { $folder }
wrong-tables-of-dominion = --kingdom, --piles i --boxes są dla dominion, a nie dla { $game }
wrong-one-table = podaj jedno z --kingdom, --piles i --boxes, nie kilka
wrong-several-kingdoms = jest więcej niż jeden zestaw { $text }: powiedz, który z { $named }
wrong-option-form = opcja to nazwa=wartość, np. treasures_after_buy=true, a nie { $text }
wrong-option-twice = opcję { $name } podano dwa razy
wrong-one-beginning = podaj jedno z --kingdom, --piles, --boxes, --resume i --position, nie kilka
wrong-option-new-game = --option jest dla nowej gry: zapisana gra i pozycja mają już swoje opcje
wrong-another-game = to jest gra { $name }, a nie { $wanted }: pomiń --game
wrong-saved-players = miejsc w zapisanej grze jest { $seats }, a opisanych graczy { $n }
wrong-bots-besides-you = miejsc jest { $seats }, więc botów oprócz ciebie ma być { $bots }, a nie { $n }: podaj jednego dla wszystkich albo po jednym dla każdego
wrong-names-number = miejsc jest { $seats }, a imion { $n }
wrong-no-file = nie ma pliku { $path }
wrong-no-utf8 = { $path } nie jest plikiem tekstowym w UTF-8
wrong-not-read = nie można odczytać { $path }: { $why }
wrong-one-queen = królowa jest tylko u jednego gracza, a u którego, mówi wiersz { $line }
wrong-log-level-option = --log-level to { $levels }, a nie { $given }
wrong-serve-needs = boty potrzebują procesu, kilku sekund i 100 megabajtów; zapisy potrzebują procesu, a pracownia zera lub więcej
wrong-serve-negative = tempo, częstość i liczba procesów nie mogą być ujemne
wrong-own-bots-option = --own-bots ma postać nazwa=moduł:Klasa,...
wrong-no-strategy = nie ma strategii { $name }{ $near } (lista: crownlands strategies; albo plik strategii: my_idea.txt)
wrong-csv-needs-games = --csv potrzebuje --games: ile gier rozegrać dla każdej strategii
wrong-tournament-players = turniej potrzebuje co najmniej 2 graczy: crownlands tournament smithy witch big_money
wrong-no-strategy-in = w folderze { $name } nie ma strategii (.txt)
wrong-named-twice = { $name } wymieniono dwa razy: w turnieju każdy bierze udział raz
wrong-words-option = podaj jedno z --missing, --card-texts i --help-texts
wrong-no-language = nie ma języka { $language }: są { $languages } (jak dodać nowy, mówi docs/translate.md)

## Boty i strategie

wrong-in-strategy = { $name }, wiersz { $line }, kolumna { $column }: { $why }
wrong-no-bot = nie ma bota { $name } do gry { $game }{ $near }{ $listed }
# ze spacją na początku
wrong-bots-here =
    { $game ->
        [dominion] { " " }(boty: { $names }; albo plik strategii: my_idea.txt)
       *[other] { " " }(boty: { $names })
    }
wrong-heading = { $why } (działy: { $sections } albo karta)
wrong-no-section = nie ma działu { $name }{ $near }
wrong-under-its-name = to, o co pyta karta, stoi pod jej nazwą: { $card }:
wrong-nothing-after-sign = po = czegoś brakuje: { $word } = money / cards > 2
wrong-nothing-after-if = po if brakuje warunku: { $example }
wrong-no-answer = { $text } nie jest odpowiedzią na { $card }{ $near } ({ $offers }karta, done, yes lub no; także co zrobić z kartą: trash estate)
wrong-if-missing = między { $card } a warunkiem brakuje słowa if: { $card } if { $rest }
wrong-never-holds = ten warunek nigdy nie może być spełniony
wrong-never-holds-then = w czasie zakupów ten warunek nie może być spełniony: karty skarbu są już wtedy zagrane
wrong-count-of-card =
    { $name ->
        [cost] { $name } to koszt jednej karty: { $name }(smithy)
        [points] { $name } dotyczy jednego stosu: { $name }(smithy)
        [trained] { $name } dotyczy jednego stosu: { $name }(smithy)
       *[other] { $name } liczy jedną kartę: { $name }(smithy)
    }
wrong-right-call =
    { $name ->
        [abs] abs bierze jedną liczbę: abs(vp - 20)
        [chance] chance bierze liczbę od 0 do 100, udział gier w procentach: chance(40)
       *[other] { $name } bierze dwie liczby lub więcej: { $name }(own(gold), 3)
    }
wrong-no-value = nie ma { $name }{ $near } ({ $known })
wrong-no-call = nie ma { $name }(){ $near } ({ $known })
wrong-there-are = są { $values }, { $counts }, min(a, b), max(a, b), abs(a), chance(percent)
wrong-nothing-to-advise = gra jest skończona: nie ma czego doradzać
wrong-bots-needed = miejsc jest { $seats }, więc botów ma być { $seats }, a nie { $n }
wrong-foreign-sign = napisz { $right } zamiast { $sign }
wrong-condition-deep = warunek jest zagnieżdżony głębiej niż { $deepest }
wrong-no-condition = '{ $text }' nie jest warunkiem ({ $detail })
wrong-condition-long = warunek jest za długi albo liczba w nim za duża
wrong-condition-grows = warunek jest za długi: nazwy oznaczające inne nazwy rozrastają się
wrong-no-card = nie ma karty { $card }{ $near }
wrong-compare-two = { $text }: porównuj dwie liczby za pomocą < <= > >= == !=
wrong-not-in-condition = { $text } nie pasuje do warunku: składa się on z liczb, + - * / %, porównań, and, or, not
wrong-strategy-no-text = nie można odczytać { $path } jako strategii: to nie jest plik tekstowy
wrong-nothing-to-buy = { $name } nie ma reguły mówiącej, co kupować, np.: province
wrong-name-taken = { $word } już coś znaczy: wybierz inną nazwę
wrong-strategy-unread = nie można odczytać { $path } jako strategii: { $why }
wrong-not-a-bot = { $name } nie jest botem: moduł:Klasa wskazuje klasę dziedziczącą po crownlands.bots.bot.Bot
wrong-bot-not-loaded = nie można wczytać { $name }: { $kind }: { $why }

## Pliki

wrong-no-mapping =
    { $kind ->
        [nothing] { $path } powinien zawierać nazwy z wartościami, np. {"{"}"seats": 2{"}"}, a nie zawiera niczego
       *[other] { $path } powinien zawierać nazwy z wartościami, np. {"{"}"seats": 2{"}"}, a zawiera { $kind }
    }
wrong-not-written-unchanged = nie można zapisać { $path }: { $why }; to, co tam było, jest bez zmian
wrong-wrong-json = { $path } nie jest poprawnym plikiem JSON w wierszu { $line }, kolumnie { $column }: { $detail }
wrong-wrong-yaml = { $path } nie jest poprawnym plikiem YAML: { $detail }
wrong-wrong-yaml-at = { $path } nie jest poprawnym plikiem YAML w wierszu { $line }, kolumnie { $column }: { $detail }
wrong-permission-denied = brak uprawnień
wrong-not-permitted = operacja niedozwolona
wrong-no-such-file = nie ma takiego pliku ani folderu
wrong-not-a-folder = to nie jest folder
wrong-a-folder = to jest folder
wrong-disk-full = brak miejsca na dysku
wrong-read-only = system plików tylko do odczytu
wrong-name-too-long = nazwa pliku jest za długa
wrong-no-such-address = nie można użyć tego adresu
wrong-no-text = to nie jest tekst
wrong-player-in-save =
    { $seat ->
        [0] { $path }: gracz { $seat } powinien mieć imię i nie mieć bota
       *[other] { $path }: gracz { $seat } powinien mieć imię i bota
    }
wrong-suffix = { $path } powinien kończyć się na { $some } lub { $last }
wrong-folder-not-file = { $path } to folder, a nie plik
wrong-no-text-file = { $path } nie jest plikiem tekstowym: powinien to być { $kind } w UTF-8
wrong-json-deep = { $path } nie jest poprawnym plikiem JSON: jest zagnieżdżony za głęboko albo ma za długą liczbę
wrong-cannot-hold = { $path } nie może tego pomieścić: { $why }
wrong-who-plays = { $path } nie mówi, kto gra: `players` powinno być listą imion i botów
wrong-not-saved-game = { $path } nie jest zapisaną grą: nie ma w nim zapisu

## Karty, zestawy, pudełka i opcje gry

wrong-most-piles = stosów królestwa może być w grze najwyżej { $most }, a nie { $n }
wrong-not-in-game = { $id } nie ma w tej grze: jej karty to { $cards }
wrong-missing-cards = { $kingdom } potrzebuje { $cards } z { $others }, a pudełka tutaj to { $boxes }
wrong-ten-cards = różnych kart królestwa w zestawie jest { $size }, a nie { $n }: { $cards } (dla innej liczby stosów użyj piles=[...])
wrong-choose-box = wybierz co najmniej jedno pudełko z { $boxes }
wrong-bane-missing = Młoda wiedźma potrzebuje Zguby: karty królestwa z { $boxes }, która kosztuje 2 lub 3, bez Mikstury, i nie należy do zestawu; podaj ją jako bane=
wrong-card-twice = { $id } wymieniono dwa razy
wrong-bane-option = Zgubą nie może być { $value }: jest nią karta królestwa, która kosztuje 2 lub 3, bez Mikstury
wrong-no-option = nie ma opcji { $name }{ $near } (opcje: { $options })
wrong-option-value = { $name } nie może mieć wartości { $value }; możliwe: { $right }
wrong-dominoes-players = liczba graczy w { $game } to { $some } lub { $last }, a nie { $seats }
wrong-duel-players = Wielki pojedynek jest dla 2 graczy; podana liczba: { $seats }
wrong-lines-of-four-players = lines_of_four jest dla 3 graczy; podana liczba: { $seats }
wrong-teams-players = drużyny dwuosobowe są dla 4, 6 lub 8 graczy; podana liczba: { $seats }
wrong-partners-option = partnerzy mogą siedzieć naprzeciw siebie tylko wtedy, gdy teams ma wartość True
wrong-wedding-of-eight = ośmioro graczy w Królewskim weselu gra w drużynach dwuosobowych: teams nie może mieć wartości False
wrong-position-of-game = to jest pozycja z { $game }, a nie z { $wanted }
wrong-game-has-no-option = { $game } nie ma opcji { $name }{ $near } (opcje: { $known })

## Pozycje Dominion: `where` to jedna z pierwszych części albo miejsce 0: hand

wrong-a-position = pozycja
wrong-a-turn = tura
wrong-an-extra-turn = dodatkowa kolejka
wrong-banned = zakazane karty
wrong-pile-points = punkty na stosach (pile_points)
wrong-the-supply = zapasy
wrong-mixed-piles = mieszane stosy
wrong-a-decision = decyzja
wrong-a-seat = miejsce { $seat }
wrong-piles = `piles`
wrong-the-trash = śmietnisko
wrong-the-pile = stos { $pile }
wrong-zone-of = { $where }, { $key }
wrong-of-a-player = gracz, { $key }
wrong-tokens-of = { $where }, żetony
wrong-a-pending-effect = oczekujący efekt
wrong-a-pending = oczekujący { $effect }
wrong-x-of = { $where }, x
wrong-card-of-type = karta typu { $type }
wrong-from-zero = { $name } (od 0 do { $most })
wrong-from-zero-asking = { $name } (od 0 do { $most }, a 0, póki czeka)
wrong-no-mat = { $where }: nie ma maty { $name }; maty w tej grze: { $mats }
wrong-cannot-wait-with =
    { $asking ->
        [yes] oczekujący { $effect } nie może pytać z x { $x }: możliwe jest { $right }
       *[no] oczekujący { $effect } nie może czekać z x { $x }: możliwe jest { $right }
    }
wrong-right-below =
    { $seats ->
        [same] tuż pod oczekującym { $effect } czeka { $below } tego samego miejsca
       *[any] tuż pod oczekującym { $effect } czeka { $below }
    }
wrong-pending-not-fitting =
    { $asking ->
        [yes] oczekujące efekty nie pasują do reszty pozycji: { $effect } miejsca { $seat } nie ma o co pytać
       *[no] oczekujące efekty nie pasują do reszty pozycji: { $effect } miejsca { $seat } nie ma na co czekać
    }
wrong-dominion-players = w Dominion gra od 2 do 6 graczy; podana liczba: { $seats }
wrong-options-dict = opcje pozycji to słownik
wrong-decision-dict = decyzja to słownik z seat i prompt, a nie { $decision }
wrong-nothing-to-choose = w decyzji, którą pozycja ma otwartą, nie można niczego wybrać
wrong-asks-otherwise = pozycja podaje, że pyta { $given }, ale pyta miejsce { $seat }: { $prompt }
wrong-start-without-first = początek zapisu nie mówi, które miejsce zaczyna
wrong-kingdom-or-piles = podaj zestaw albo stosy, nie jedno i drugie
wrong-no-first-seat = miejsce { $seat } nie może zaczynać, bo go nie ma: miejsca są od 0 do { $last }
wrong-last-game-players = liczba graczy w ostatniej grze to { $before }, a w tej { $n }
wrong-first-player-option = first_player nie może mieć wartości { $given }: to 'random', uzgodnione miejsce albo wynik ostatniej gry przy rewanżu
wrong-position-kingdom-or-piles = pozycja ma zestaw albo stosy, nie jedno i drugie
wrong-start-unknown = początek zapisu ma nieznane { $key }
wrong-start-lacks = początek zapisu nie ma { $key }
wrong-position-kingdom = zestaw w pozycji to identyfikator polecanego zestawu, a nie { $kingdom }
wrong-no-part-of-card = { $value } nie jest częścią żadnej karty
wrong-no-voice = { $value } to nie jest to, co którakolwiek karta tej gry mówi o jakimś momencie
wrong-pending-list = oczekujące efekty pozycji to lista, najwyżej { $most }
wrong-pending-dict = oczekujący efekt to słownik
wrong-no-effect = nie ma efektu { $name }{ $near }
wrong-immune-seats = { $where }: immune to lista miejsc od 0 do { $last }, a nie { $immune }
wrong-it-is = { $where }: { $key } nie może mieć wartości { $value }; możliwe jest { $right }
wrong-pending-needs = oczekujący { $effect } potrzebuje tego, czego nie daje żadna karta tej gry
wrong-mat-not-waiting = miejsce { $seat } nie może mieć kart na { $mat }: nie czeka na nie żadne take_back
wrong-later-list = to, co czeka na następną kolejkę gracza, to lista efektów, najwyżej { $most }
wrong-nothing-later = nic nie może czekać na następną kolejkę miejsca { $seat }: nie robi tego żadna karta tej gry
wrong-cards-aside = miejsce { $seat } nie może mieć odłożonych kart: górny oczekujący efekt nie odkłada tam takich
wrong-it-is-zero = { $where }: x nie może mieć wartości { $x }; to 0
wrong-not-play-found = karty miejsca { $seat }, które czekają na zagranie, nie są kartami oczekującego play_found
wrong-cannot-wait = { $effect } nie może czekać na następną kolejkę miejsca { $seat }
wrong-it-is-by-name = { $where }: x nie może mieć wartości { $x }; możliwe jest { $right }, po nazwie
wrong-players-list = gracze pozycji to lista słowników, po jednym na miejsce
wrong-described-players = miejsc w pozycji jest { $seats }, a opisanych graczy { $n }
wrong-supply-dict = supply pozycji to słownik: identyfikator karty -> karty na stosie
wrong-pile-points-dict = pile_points pozycji to słownik, karta -> punkty, w grze, która je ma
wrong-mixed-dict = mieszane stosy pozycji to słownik: stos -> {"{"}top, bag{"}"}
wrong-laid-at-once = { $where }: nie można mieć naraz kart { $zones }
wrong-most-in-play = { $where }: kart w obszarze gry jest { $n }, a najwięcej może być { $most }
wrong-stays-list = { $where }: stays to lista pozycji kart w obszarze gry, a keepers jedna liczba na kartę
wrong-no-stays = { $where }: żadna karta nie może zostać w obszarze gry, bo nie ma tu kart następstw
wrong-overlords-list = { $where }: overlords to lista pozycji kart w obszarze gry, jeśli w tej grze jest Władca
wrong-mats-dict = { $where }: mats to słownik, mata -> karty
wrong-tokens-dict = { $where }: tokens to słownik, żeton -> ile
wrong-buried-list = { $where }: buried to lista kart z liczbą kart worka pod nimi
wrong-no-buried = { $where }: nie można znać kart wewnątrz talii, bo żadna karta tej gry ich tam nie wkłada
wrong-turn-dict = kolejka w pozycji to słownik
wrong-no-phase = nie ma fazy { $phase }: może to być { $phases }
wrong-not-out-of-order = kolejka w tej grze nie może wypaść poza porządkiem: żadna jej karta nie daje takich kolejek
wrong-extra-turn = kolejka miejsca { $seat } jest dodatkowa, jeśli ostatnią w zwykłym porządku rozegrało miejsce { $last }
wrong-extra-turns-list = dodatkowe kolejki pozycji to lista, najwyżej { $most }
wrong-nothing-at-place = { $where }: nie ma w obszarze gry karty na pozycji { $place }
wrong-no-overlord-at = { $where }: nie ma w obszarze gry na pozycji { $place } karty akcji, którą mógłby się stać Władca
wrong-keeper-place = { $where }: keeper to pozycja innej karty w obszarze gry + 1 albo 0, a nie { $keeper }
wrong-no-tokens = { $where }: nie może być żetonów { $token }, bo nie daje ich żadna karta tej gry
wrong-not-trained = { $where }: żaden stos nie może być szkolony, bo w tej grze nie ma Szkolenia
wrong-not-enchanted = { $where }: zaczarować może tylko miejsce innego gracza, w grze z Czarodziejką, a nie { $seat }
wrong-no-smugglers = { $where }: w tej grze nie pamięta się dodanych kart, bo nie ma Przemytników
wrong-buried-card = { $where }: karta w talii to [karta, liczba kart worka pod nią: od { $lowest } do { $most }], a nie { $entry }
wrong-cannot-decide = miejsce { $controller } nie może decydować za miejsce { $seat }
wrong-no-tally = w kolejce tej gry { $name } nie może mieć wartości { $value }: żadna jej karta tego nie liczy
wrong-extra-turn-dict = dodatkowa kolejka to słownik z jej miejscem, w grze, która ma takie kolejki
wrong-top-open = górna karta stosu { $pile } leży odkryta: podaj ją w jego top
wrong-pile-holds = stos { $pile }: kart { $card } nie może być { $n }, bo na początku jest ich { $copies }
wrong-not-in-pile = { $card } nie należy do stosu { $pile }
wrong-cannot-decide-extra = miejsce { $controller } nie może decydować w dodatkowej kolejce miejsca { $seat }
wrong-number-to = { $where }: { $key } nie może mieć wartości { $value }; to liczba od 0 do { $most }
wrong-true-or-false = { $where }: { $key } nie może mieć wartości { $value }; to True lub False
wrong-card-list = { $where }: to lista identyfikatorów kart, a nie { $cards }
wrong-most-cards = { $where }: kart jest { $n }, a najwięcej może być { $most }
wrong-not-among-piles = { $where }: jest tam { $id }, a takiego stosu nie ma: { $piles }
wrong-unknown-key = { $where }: nie ma { $key }{ $near } (może być { $known })

## Pozycje gier domino: `where` to jedna z pierwszych części

wrong-a-dynasty = Dynastia
wrong-dynasty-game = numer gry Dynastii
wrong-points-before = liczba punktów z poprzednich gier
wrong-domino-number = numer domina
wrong-a-kingdom = królestwo
wrong-kingdom-domino = domino królestwa
wrong-discarded = liczba odrzuconych domin
wrong-the-coins = liczba monet
wrong-kingdom-building = budynek królestwa
wrong-the-towers = liczba wież
wrong-knights-in-reserve = liczba rycerzy w rezerwie
wrong-a-coordinate = współrzędna liczona od zamku
wrong-a-seat-number = miejsce
wrong-choices-made = liczba dokonanych wyborów
wrong-the-round = runda
wrong-at = `at`
wrong-turns-of-seat = liczba tur miejsca
wrong-turn-seat = miejsce tej tury
wrong-kings-of-seat = liczba królów miejsca
wrong-the-board = plansza
wrong-burned-tiles = liczba spalonych kafli
wrong-dragons-slot = pole smoka
wrong-queens-kingdom = królestwo królowej
wrong-line-domino =
    { $of ->
        [line] domino w kolumnie
       *[offer] domino w ofercie
    }
wrong-tiles-in-stack = liczba kafli { $of } na stosie
wrong-bag-lacks = domin w worku { $box } jest { $n }, a kolumny po rundzie { $round } potrzebują { $needed }
wrong-kingdoms-number = królestw jest { $kingdoms }, a nie { $n }
wrong-whole-number = { $where } to liczba całkowita od { $least } do { $most }, a nie { $value }
wrong-no-dominoes-of = { $game } nie ma domin z pudełka { $box }
wrong-domino-twice = domino { $number } z { $box } jest w dwóch miejscach
wrong-kingdom-dominoes = domin w królestwie { $kingdom } jest { $n }, a najwięcej może być { $most }
wrong-no-direction = kierunek to { $directions }, a nie { $direction }
wrong-cannot-lie = domino { $number } nie może leżeć na { $x },{ $y },{ $direction } w królestwie { $kingdom }: musi stykać się z zamkiem albo z własnym krajobrazem, na wolnych polach w granicach { $limit }x{ $limit }
wrong-no-square = królestwo { $kingdom } nie ma pola { $x },{ $y }
wrong-no-building = nie ma budynku { $id }{ $near } (budynki: { $buildings })
wrong-line-dominoes =
    { $where ->
        [line] domin w kolumnie może być najwyżej { $most }, a nie { $n }
       *[offer] domin w ofercie może być najwyżej { $most }, a nie { $n }
    }
wrong-one-box =
    { $where ->
        [line] kolumna jest z jednego pudełka, a nie z obu
       *[offer] oferta jest z jednego pudełka, a nie z obu
    }
wrong-no-turn-phase = faza tury to { $phases }, a nie { $phase }
wrong-offer-size = wolnych domin w ofercie jest { $free }, a królów { $kings }; w ostatniej rundzie, { $rounds }, oferty nie ma
wrong-no-offer-left = w ostatniej rundzie, { $rounds }, nie ma oferty do wyboru
wrong-kingdomino-phase = Kingdomino nie ma fazy { $phase }
wrong-taxes-need = podatki wymagają dołożonego domina
wrong-before-first = przed pierwszą rundą każdy król wybiera jedno domino z oferty
wrong-only-knights = jest tylko { $knights } rycerzy i { $towers } wież
wrong-builders-board = pól na planszy budowniczych jest { $slots }, według ceny od 0 do { $last }
wrong-dragon-slot = smok siedzi na pustym polu
wrong-unknown-key-of = { $where }: nie ma { $key }{ $near } (jest: { $known })
wrong-no-open-town = królestwo { $kingdom } nie ma wolnego pola miasta { $x },{ $y }
wrong-two-knights = królestwo { $kingdom } ma dwóch rycerzy na { $x },{ $y }
wrong-line-kings = każde domino w kolumnie ma miejsce swojego króla
wrong-too-many-kings =
    { $where ->
        [line] miejsce { $seat } ma w kolumnie więcej królów niż { $kings }
       *[offer] miejsce { $seat } ma w ofercie więcej królów niż { $kings }
    }
wrong-only-claim = przed pierwszą rundą królowie tylko wybierają: faza to claim, a nie { $phase }
wrong-nobody-on-line = kolumna mówi, na którym dominie stoi każdy król: nie ma w niej króla, którego jest tura
wrong-kings-to-claim = miejsce { $seat } ma w ofercie i jeszcze do wyboru więcej królów niż { $kings }
wrong-kings-to-draw = królowie, których trzeba jeszcze wylosować, to { $kings }, a nie { $given }
wrong-top-hidden = wierzch stosu jest zakryty: stack_top_visible ma wartość False
wrong-only-tiles = kafli { $building } jest tylko { $n }
wrong-turn-of-king = jest tura miejsca { $seat }, którego król stoi tam w kolumnie

## Wybory i zapisy

wrong-another-result = zapis podaje, że kończy się wynikiem { $told }, ale odtworzony daje { $found }
wrong-outcomes-left =
    { $n ->
        [0] zostały zbędne wyniki losowania: { $more }; nie było potrzeba żadnego
       *[other] zostały zbędne wyniki losowania: { $more }; potrzebne były { $needed }
    }
wrong-no-outcome = { $text } nie jest dominem, królem ani budynkiem
wrong-seed = ziarno to liczba całkowita, a nie { $seed }
wrong-position-dict = pozycja to słownik, a nie { $kind }
wrong-record-dict = zapis to słownik, a nie { $kind }
wrong-record-format = zapis ma format { $format }; ta wersja czyta od 1 do { $newest }
wrong-record-of-game = to jest zapis gry { $game }, a nie { $wanted }
wrong-steps-list = kroki zapisu to lista tekstów
wrong-record-short = zapis jest ucięty: zawiera { $n } z { $choices } wyborów
wrong-start-dict = początek zapisu to słownik, a jego rozdanie to tekst
wrong-no-position = opis nie ma postaci pozycji: { $why }
wrong-deal-not-fitting = rozdanie w zapisie nie pasuje: { $why }
wrong-record-lacks = zapis nie ma { $key }
wrong-start-wrong = początek zapisu nie jest poprawny: { $why }
wrong-cannot-choose = nie można teraz wybrać { $choice } (miejsce { $seat }, { $prompt }); dozwolone: { $legal }
wrong-cannot-draw = { $drawn } nie może być wynikiem losowania { $place }; możliwe: { $possible }
wrong-cannot-choose-over = nie można wybrać { $choice }: gra jest skończona
wrong-outcomes-list = wyniki losowania to lista słów, a nie tekst { $outcomes }
wrong-outcome-missing = brakuje wyników losowania: po { $place } z nich następuje jeden z { $possible }
wrong-no-record = ten stan nie prowadzi zapisu: zacznij go z record=True
wrong-nothing-to-undo = nie ma wyboru, który można cofnąć
wrong-step-empty = krok { $number } zapisu jest pusty
wrong-step-wrong = krok { $number } zapisu, { $step }, nie pasuje: { $why }

## Królestwa wpisane jako rysunek, dla `crownlands score`

wrong-in-drawing = wiersz { $line }, kolumna { $column }: { $why }
wrong-drawn-number = { $key } to liczba, np. 11, a nie { $value }
wrong-building-on-town = { $text }: budynek stoi na polu miasta, np. T:{ $building }
wrong-letters = { $terrains }, { $castle } to zamek, a . to puste miejsce
wrong-kingdom-of = królestwo gracza { $name }
wrong-the-kingdom = królestwo
wrong-no-drawing = nie ma królestwa: narysuj jego rzędy, np. `W1 W . C L2`, gdzie C to zamek
wrong-no-drawn-line = nie ma wiersza `{ $key }`{ $near } (wiersze: { $known })
wrong-drawn-twice = { $key } podano dwa razy; następne królestwo zaczyna się wierszem takim jak `player: Anna`
wrong-could-be = { $text } może oznaczać { $buildings }
wrong-no-drawn-square = { $text } nie jest polem: to litera z koronami, np. W lub W2 ({ $letters })
wrong-no-terrain = { $text } nie jest polem: nie ma krajobrazu { $letter } ({ $letters })
wrong-crowns-at-most = { $text }: koron na polu może być najwyżej { $most }, a zamek nie ma żadnej
wrong-town-without-crowns = { $text }: miasto nie ma własnych koron, tylko te z Wieży królowej: T:queens_tower
wrong-kingdomino-has-no-towns = Kingdomino nie ma miast, monet, rycerzy, wież ani królowej: napisz `game: queendomino` albo pomiń grę
wrong-no-castle = { $whose }: nie ma zamku; wpisz { $letter } tam, gdzie stoi
wrong-second-castle = { $whose }: jest drugi zamek; pierwszy jest w wierszu { $line }
wrong-too-wide = { $whose }: szerokość { $columns }, wysokość { $rows }; limit to { $limit }x{ $limit }
wrong-which-building = który to budynek? Podaj go tutaj, T:church, albo w wierszu `buildings: church, statue`
wrong-too-many-knights = { $whose }: narysowanych rycerzy jest { $drawn }, a wszystkich { $knights }; knights to wszyscy rycerze, także ci w domu
wrong-no-drawing-of = nie ma rysunku królestwa gracza { $name }: rzędów takich jak `W1 W . C L2`
wrong-drawn-size = królestwo ma rozmiar 5x5 lub 7x7, a nie { $value }
wrong-yes-or-no = { $key } to yes lub no, a nie { $value }
wrong-not-together = { $whose }: to pole nie łączy się z zamkiem; czy brakuje . (kropki)?
wrong-no-town-for = { $whose }: nie ma wolnego pola miasta dla { $id }; narysuj je, T:{ $id }
wrong-draw-queens-tower = narysuj Wieżę królowej na jej polu miasta, TQ: jej korona liczy się dla tego miasta
wrong-second-drawing = drugi rysunek: następne królestwo zaczyna się wierszem takim jak `player: Anna`

## Laboratorium

wrong-ledger-differs = { $path } jest z innego porównania: w wierszu { $line } { $name } ma wartość { $found }, a miałoby { $wanted }
wrong-installed =
    { $compiled ->
        [yes] crownlands { $version }, skompilowany
       *[no] crownlands { $version }, nieskompilowany
    }
wrong-chart-suffix = { $path } powinien kończyć się na .html, .svg lub .png
wrong-charts-missing = wykresy wymagają dwóch dodatkowych pakietów: pip install 'crownlands[charts]'
wrong-cluster-versions = maszyna klastra ma { $theirs }, a ta { $ours }: zainstaluj to samo na wszystkich
wrong-ray-address = --ray to adres głównego węzła klastra w postaci host:port, np. 10.0.0.1:6379, albo auto na maszynie, która do niego należy; a nie { $address }
wrong-no-cluster = to, co odpowiada pod { $address }, nie jest klastrem Ray
wrong-no-answer-cluster = pod { $address } nie odpowiada żaden klaster Ray: { $why }
wrong-ray-missing = --ray wymaga jednego dodatkowego pakietu: pip install 'crownlands[cluster]'
wrong-machines-lost = maszyny klastra znikały jedna po drugiej przy tych samych grach: { $why }
wrong-no-core = żaden rdzeń klastra nie zwolnił się w czasie { $seconds } s: zob. `ray status`
wrong-ray-files = przy --ray pliki strategii leżą w tym folderze lub niżej, aby inne maszyny mogły je mieć w tym samym miejscu: a nie { $name }
wrong-ledger-other = { $path } nie jest z porównania { $players }: jego pierwszy wiersz powinien brzmieć { $columns }
wrong-ledger-twice = { $path } ma niektóre gry dwa razy
wrong-nothing-to-resume = nie ma pliku { $path } do kontynuacji: zacznij z --csv { $path }
wrong-ledger-line = wiersz { $line } pliku { $path } nie jest grą porównania
wrong-position-players = liczba graczy w pozycji to { $seats }, a nie { $n }
wrong-worker-ended = proces, który rozgrywał gry, został zakończony z zewnątrz (czy wystarcza pamięci?): spróbuj z mniejszym --jobs
wrong-no-seat = nie ma miejsca { $seat }: miejsca są od 0 do { $last }

## Serwer

wrong-redis-missing = brakuje redis: pip install 'crownlands[site]'
wrong-no-redis = nie można połączyć się z Redis: { $why }
wrong-no-port = nie ma portu { $port }: porty są od 0 do 65535
wrong-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
wrong-port-in-use = port { $port } jest zajęty, może przez inny Crownlands: otwórz http://{ $host }:{ $port } albo podaj inny opcją --port
wrong-port-not-allowed = port { $port } nie jest dla ciebie dozwolony: podaj opcją --port wyższy niż 1023
wrong-no-database = nie ma bazy danych { $kind }: to sqlite:///file albo postgresql://user:password@host/name
wrong-database-url = nie można odczytać adresu bazy danych: napisz postgresql://user:password@host/name albo ścieżkę pliku
wrong-database-not-written = nie można zapisywać w bazie danych { $path } ({ $why }): podaj inną opcją --database
wrong-database-in-use = inny Crownlands używa bazy danych { $path }: zatrzymaj go, podaj temu inną opcją --database albo obu to samo --redis
wrong-package-missing = brakuje { $package }: pip install 'crownlands[site]'
wrong-database-unusable = nie można użyć bazy danych { $database }: { $why }
wrong-database-newer = bazę danych zapisała nowsza wersja Crownlands (schemat { $here }; ta wersja zna do { $known }): zaktualizuj Crownlands albo podaj inną bazę opcją --database
wrong-record-keys = zapis ma { $keys } i nic więcej
wrong-record-steps = zapis ma listę kroków, najwyżej { $most }
wrong-record-start = początek zapisu może mieć najwyżej { $most } znaków
wrong-no-rule-option = { $name } nie jest opcją zasad
wrong-no-kingdom-to-choose = { $game } nie ma zestawu do wyboru: kingdom, piles i boxes są dla dominion
wrong-no-step = kroków w tej grze jest { $n }, więc nie ma kroku o numerze { $step }
wrong-cannot-play-on = w tę grę nie można grać dalej: to, o co się w niej pyta, nie wynika z jej początku
wrong-study-piles = analiza dotyczy od 1 do { $most } stosów, a nie { $n }
wrong-record-seats = miejsc w grze z zapisu jest { $seats }, a nie { $n }
wrong-bot-by-name = bota podaje się po nazwie: plików strategii się tu nie czyta

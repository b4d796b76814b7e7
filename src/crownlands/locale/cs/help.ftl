### Nápověda příkazů

help-commands = Příkazy
help-parameters = Parametry
help-arguments = Argumenty
help-usage = Použití
help-command = PŘÍKAZ
help-options = VOLBY
help-args = ARGUMENTY
help-default = výchozí
help-variable = proměnná
help-choices = na výběr
help-required = povinné
help-flag-help = Zobrazí tuto nápovědu.
help-flag-version = Zobrazí verzi programu.
help-lab = Zeptá se laboratoře: který bot je lepší, jak hra probíhá, co v království vyhrává.
help-language = Jazyk: en, pl, pl-games_factory, cs nebo he. Pro každý příkaz; jinak jazyk z CROWNLANDS_LANG nebo systému.
help-any = –
    .keep_open = Po kolika dnech se odstraní stůl, u něhož hra nezačala; 0: nikdy.
    .keep_unfinished = Po kolika dnech se odstraní hra, které se nikdo nedotkl.
    .keep_finished = Po kolika dnech se odstraní dohraná hra; 0: nikdy.
    .kingdom = Doporučená sada podle označení nebo názvu (viz `crownlands kingdoms`), nebo deset karet: smithy,village,...
    .piles = Libovolný počet karet království: smithy,village.
    .boxes = Deset náhodných karet z těchto krabic: base2e,seaside; nebo all (všechny).
    .option = Volba pravidel, název=hodnota; lze zadat víckrát.
    .json_ = Vypíše JSON.
    .ray = Hraje na clusteru Ray: adresa jeho hlavního uzlu (host:port), nebo auto.
    .suicide = Strategie smějí hru ukončit, i když tím prohrají.
help-serve = Spustí server a otevře stůl v prohlížeči. Totéž se stane bez příkazu.
    .host = Adresa, na které server naslouchá.
    .lan = Pro všechny v domě: řekne kde, s QR kódem.
    .port = Port; 0 vezme kterýkoli volný.
    .database = Soubor SQLite, nebo postgresql://user:password@host/name. Jinak soubor ve složce s daty.
    .redis = redis://host, sdílí-li databázi více serverů.
    .names = Jména tohoto počítače na internetu: play.example.org,...; *: jakékoli.
    .browser = Otevře prohlížeč.
    .pace = Kolik sekund trvá botovi volba.
    .bot_workers = Procesy pro boty.
    .bot_seconds = Nejvíc sekund na jednu volbu.
    .bot_megabytes = Nejvíc paměti pro bota.
    .record_workers = Procesy pro záznamy a jejich načítání.
    .advice_workers = Procesy pro rady a rozbory; 0: žádné nejsou.
    .lab_workers = Procesy pro rozbory království; 0: bez laboratoře.
    .own_bots = Vlastní boti: name=module:Class,...
    .patience = Po kolika sekundách lze předat místo mlčícího hráče.
    .quiet = Po kolika sekundách zmizí ze seznamu hra, která nepokračuje.
    .tables_an_hour = Stoly z jedné adresy za hodinu; 0: libovolně.
    .most_tables = Stoly s nedohranými hrami; 0: libovolně.
    .tables_of_one = Z nich z jedné adresy; 0: libovolně.
    .reviews_an_hour = Rozbory pro jednu adresu za hodinu; 0: libovolně.
    .requests_a_minute = Požadavky HTTP z jedné adresy za minutu; 0: libovolně.
    .connections = Spojení z jedné adresy; 0: libovolně.
    .messages_a_second = Zprávy jednoho WebSocketu za sekundu.
    .log_level = debug, info, warning nebo error.
    .seed = Pevná náhoda, pro testy: kdo ji zná, zná všechny karty.
    .examples =
        Příklady:

            crownlands                                    hraje v prohlížeči na tomto počítači
            crownlands --lan                              pro všechny v domě, s QR kódem pro telefony
            crownlands --database postgresql://crown:secret@db/crownlands --redis redis://db --no-browser
            crownlands play --kingdom b2_first_game       místo toho v terminálu
help-play = Spustí v terminálu hru proti botům: Dominion, Kingdomino, Queendomino nebo Královskou svatbu.
    .game = dominion, kingdomino, queendomino nebo royal_wedding.
    .seats = Počet hráčů; jedním z nich jste vy.
    .bots = Kdo hraje proti vám: úroveň (beginner, steady, expert, strongest), pro stratégy bot nebo strategie podle jména. Jeden pro všechny, nebo jeden na každé místo: steady,expert.
    .seed = Stejné semínko dá stejnou hru: míchání i losování.
    .resume = Pokračuje v uložené hře nebo záznamu.
    .save = Po každé vaší volbě sem uloží hru (.json nebo .yaml).
    .position = Začne od pozice (.json nebo .yaml).
    .names = Jména hráčů, vaše první: Anna,Bob.
    .examples =
        Příklady:

            crownlands play                               Dominion, náhodné království proti začátečníkovi
            crownlands play --bots expert                 beginner, steady, expert nebo strongest
            crownlands play --kingdom b2_first_game --seed 7
            crownlands play --boxes base1e,intrigue1e --bots steady,expert --names Anna
            crownlands play --game queendomino
            crownlands play --game kingdomino --seats 4 --bots beginner,steady,expert --option harmony=true
            crownlands play --game royal_wedding --seats 6 --option teams=true
            crownlands play --save evening.json           ukládá se po každé volbě
            crownlands play --resume evening.json
help-kingdoms = Vypíše doporučená království, jedno z nich s kartami, nebo všechny karty.
    .id = Ukáže tuto sadu s texty deseti karet.
    .cards = Vypíše všechny karty podle krabic.
    .box = Jen to, co je v této krabici nebo ji potřebuje.
    .examples =
        Příklady:

            crownlands kingdoms
            crownlands kingdoms b2_first_game
            crownlands kingdoms --cards --box intrigue1e
            crownlands kingdoms --json
help-strategies = Vypíše strategie dodané s programem: myšlenku, autora a podíl výher; nebo jednu s jejím textem.
    .name = Ukáže tuto strategii nebo soubor se strategií i s textem.
    .games = Zahraje s každou tolik her proti big_money_ultimate, místo aby ukázal dodané podíly.
    .seed = Řada her; stejné semínko zahraje stejné hry.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .csv_ = S --games: sem zapíše počty.
    .examples =
        Příklady:

            crownlands strategies
            crownlands strategies witch
            crownlands strategies my_idea.txt --games 4000
            crownlands strategies --json
            crownlands strategies --games 2000 --csv shares.csv
help-match = Zahraje mnoho her mezi boty nebo strategiemi a ukáže, kdo vyhrává. V začínání se střídají. Neřekne-li se nic o stole, jsou na něm jen balíčky, které hráči jmenují.
    .players = Boti nebo strategie podle jména, soubory strategií (.txt), nebo vlastní třídy botů (module:Class); jeden na místo.
    .game = Která hra.
    .games = Kolik her zahrát.
    .seed = Řada her; stejné semínko zahraje stejné hry.
    .kingdoms = Rozdělí hry mezi tolik náhodných království, ze všech krabic nebo z --boxes.
    .position = Každou hru začne od pozice (.json nebo .yaml).
    .hands = Měďáky v prvních dvou rukách: 5/2, 4/3, 3/4 nebo 2/5.
    .by_turn = Ukáže body, mince a karty tah po tahu.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .csv_ = Zapíše sem řádek za každou hru.
    .chart = Nakreslí sem graf (.html, .svg nebo .png).
    .examples =
        Příklady:

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
help-tournament = Každý hráč se utká s každým: podíly výher, hodnocení a výsledky, které jdou v kruhu. Neřekne-li se nic o stole, hraje každá dvojice s balíčky, které jmenuje.
    .players = Boti nebo strategie podle jména, soubory strategií nebo jejich složky; jinak všechny dodané strategie.
    .game = Která hra.
    .games = Kolik her zahraje každá dvojice.
    .seed = Řada her; stejné semínko zahraje stejné hry.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .examples =
        Příklady:

            crownlands tournament big_money_ultimate smithy witch militia
            crownlands tournament strategies/ smithy --games 4000
            crownlands tournament                         každá dodaná strategie
            crownlands tournament smithy witch my_idea.txt --kingdom b1_first_game --json
help-score = Spočítá body království z Kingdomina, Queendomina nebo Královské svatby zapsaných jako kresba a ukáže, kdo vyhrál.
    .file = Kresba, nebo - pro standardní vstup.
    .examples =
        Soubor je kresba: co řádek, to řada, mezi políčky mezery:

            player: Anna
            W    L1   L    T#   T#
            W1   M    L1   F    S1
            W    M2   C    T#   T#
            T#   M2   T#   G    F1
            F1   G    G1   G2   F
            buildings: church, big tavern, statue, guardtower, sawmill, travelling castle
            coins: 11
            queen: yes

        W pole, F les, L jezero, G louka, S bažina, M důl, T město, C hrad, . nic. Číslice jsou koruny; # budova,
        Q Královnina věž, k rytíř. Další řádky: towers, knights (všichni), game, size, middle_kingdom, harmony.
        Další království začíná svým `player:`.

        Příklady:

            crownlands score anna.txt
            crownlands score evening.txt --json
help-check = Hraje náhodné hry každé velikosti s jakýmikoli kartami a volbami a po každé volbě ověří všechna pravidla; zahraje, co hrály programy jiných, a porovná; nebo nechá každého bota zahrát každou doporučenou sadu.
    .what = Náhodné hry (random), čísla jiných (figures), nebo každá doporučená sada s každým botem (kingdoms).
    .games = Kolik her zahrát: 1000; pro figures po 8000 hrách Dominionu a 20000 Kingdomina; pro kingdoms 1 hra každého bota při každém počtu hráčů.
    .seed = Řada her; stejné semínko zahraje stejné hry.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .game = Která hra.
    .players = Pro kingdoms: boti podle názvu, oddělení čárkami; nebo all: všichni, i ti, kteří propočítávají dopředu.
    .examples =
        Příklady:

            crownlands check --games 2000
            crownlands check --games 1000000 --seed 7 --jobs 2
            crownlands check --boxes all --games 2000
            crownlands check --kingdom b2_alchemy_forbidden_arts
            crownlands check --games 500 --json
            crownlands check --game queendomino --games 100000
            crownlands check figures
            crownlands check kingdoms --games 10
            crownlands check kingdoms --kingdom b2_guilds_clean_living --players lookahead,evolved
help-tidy = Odstraní stoly, u nichž hra nezačala, a hry, kterých se dlouho nikdo nedotkl. Server to dělá sám každou hodinu; může přitom běžet.
    .database = Jako u serveru: soubor SQLite, nebo URL.
    .dry_run = Nic neodstraní, jen spočítá.
    .examples =
        Příklady:

            crownlands tidy --dry-run                     jen spočítá, co by se odstranilo
            crownlands tidy --keep-finished 365           po roce i dohrané hry
            crownlands tidy --database postgresql://crown:secret@db/crownlands
help-words = Pro překladatele: co jazyku chybí a co říkají karty ve všech jazycích.
    .missing = Vypíše, co tomuto jazyku chybí: pl, cs, he, ...
    .card_texts = Zapíše texty všech karet a budov ve všech jazycích do tohoto souboru (.md).
    .help_texts = Zapíše anglickou nápovědu všech příkazů do tohoto souboru (.ftl), pro překladatele.
    .examples =
        Příklady:

            crownlands words --missing pl
            crownlands words --card-texts docs/card-texts.md
help-lab-compare = Porovná dva boty na mnoha královstvích: každé rozdání se hraje dvakrát, s prohozenými místy. Ukáže podíl výher, čas procesoru a království, která jim svědčí nejvíc a nejméně.
    .first = Bot nebo strategie podle jména, soubor strategie (.txt), nebo vlastní třída bota (module:Class).
    .second = Ten, s nímž se porovná.
    .game = Která hra.
    .kingdoms = Kolik náhodných království; u domina rozdání.
    .games = Hry v každém království, sudý počet: 10; u domina 2.
    .seed = Království a hry; stejné semínko zahraje stejné hry.
    .held_out_ = Království, na kterých se boti měří, ale nikdy neladí: base1e+intrigue1e nebo base2e.
    .until = Skončí dřív: když je interval na obě strany nejvýš takto široký (0.02), nebo když je rozhodnuto (`settled`), kdo je lepší.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .csv_ = Zapisuje sem řádek za každou hru, jak se hraje.
    .resume = Pokračuje v porovnání, které zapsalo tento soubor.
    .examples =
        Příklady:

            crownlands lab compare lookahead big_money_ultimate --kingdoms 50 --csv games.csv
            crownlands lab compare lookahead big_money_ultimate --kingdoms 200 --resume games.csv
            crownlands lab compare evolved big_money_ultimate --held-out base1e+intrigue1e --until settled
            crownlands lab compare smithy witch --boxes base2e --games 20 --until 0.02 --json
            crownlands lab compare expert full_greedy --game kingdomino --kingdoms 500
            crownlands lab compare strongest big_money_ultimate --ray 10.0.0.1:6379 --csv games.csv
help-lab-evolve = Vyšlechtí strategii pro království, ukáže, jakou cenu má každý její řádek, a uchová ji: od té doby ji hraje bot `evolved`. Bez stolu je království náhodné.
    .seconds = Jak dlouho, na všech procesech najednou.
    .games = Kolik her celkem, místo sekund: stejné semínko pak dá stejnou strategii.
    .seed = Řada her, a náhodné království, není-li žádné uvedeno.
    .jobs = Kolik jader; použijí se nejvýš dvě.
    .out = Zapíše strategii sem (.txt).
    .examples =
        Příklady:

            crownlands lab evolve --kingdom b2_first_game
            crownlands lab evolve --kingdom b1_size_distortion --seconds 10 --out rush.txt
            crownlands lab evolve --boxes base2e,seaside --seed 7 --json
            crownlands lab evolve --piles witch,chapel,village --games 200000 --jobs 1
help-lab-kingdom = Prozkoumá království: které strategie v něm vyhrávají a jak je to jisté, jak dlouho hry trvají, co a kdy kupuje vyšlechtěná strategie a jakou cenu má která karta. Bez stolu je království náhodné.
    .cards = Karty království, libovolný počet.
    .seconds = Asi jak dlouho, na všech procesech najednou.
    .games = Asi kolik her celkem, místo sekund: stejné semínko pak najde totéž.
    .seed = Řada her, a náhodné království, není-li žádné uvedeno.
    .jobs = Kolik jader; jinak všechna.
    .html = Zapíše zjištění jako stránku sem (.html).
    .examples =
        Příklady:

            crownlands lab kingdom --kingdom b2_first_game
            crownlands lab kingdom chapel witch village smithy --html witch.html
            crownlands lab kingdom --boxes base2e,seaside --seed 7 --seconds 120
            crownlands lab kingdom --kingdom b1_size_distortion --games 200000 --json
help-lab-ratings = Ohodnotí všechny boty hry: každá dvojice se utká u stejných stolů, každé rozdání dvakrát s prohozenými místy. Strategie vynechává tam, kde na stole nejsou její karty.
    .players = Boti nebo strategie podle jména, soubory strategií, jejich složky, nebo vlastní třídy botů (module:Class); jinak všichni boti hry.
    .game = Která hra.
    .tables = U kolika stolů se každá dvojice utká: náhodná království; u domina rozdání. U každého dvě hry.
    .seed = Stoly a hry; stejné semínko zahraje stejné hry.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .csv_ = Zapisuje sem řádek za každou hru, jak se hraje.
    .resume = Pokračuje v hodnocení, které zapsalo tento soubor.
    .chart = Nakreslí hodnocení sem (.html, .svg nebo .png).
    .markdown = Zapíše tabulky sem, pro stránku (.md).
    .examples =
        Příklady:

            crownlands lab ratings --game kingdomino --tables 50 --csv ratings.csv
            crownlands lab ratings --game kingdomino --tables 200 --resume ratings.csv --chart ratings.svg
            crownlands lab ratings beginner steady expert smithy witch militia --boxes base2e --tables 100
            crownlands lab ratings --game queendomino --tables 500 --ray 10.0.0.1:6379 --csv ratings.csv --markdown ratings.md
help-lab-review = Ukáže, co by ve hře zvolil expert, jak často která volba vyhrává, a největší chyby.
    .record = Záznam nebo uložená hra (.json nebo .yaml).
    .seat = Čí rozhodnutí; první místo je 0.
    .playouts = Pro každé rozhodnutí; 0: kolik se stihne za šestinu sekundy.
    .seed = Stejné semínko dá stejný rozbor.
    .examples =
        Příklady:

            crownlands lab review game.json
            crownlands lab review game.json --seat 1 --playouts 5000
            crownlands lab review evening.yaml --json
help-lab-sample = Ukáže hru Dominionu mezi dvěma strategiemi: záznam s penězi, body a balíčkem po každém tahu.
    .first = Bot nebo strategie podle jména, soubor strategie (.txt), nebo vlastní třída bota (module:Class). Začíná.
    .second = Druhý hráč.
    .seed = Která hra; stejné semínko zahraje tutéž.
    .html = Zapíše hru jako stránku sem (.html).
    .games = Místo jedné hry, jak vypadá tolik her: body, mince a karty tah po tahu, a kolik jich už skončilo.
    .jobs = Kolik her najednou; jinak všechna jádra.
    .examples =
        Příklady:

            crownlands lab sample smithy witch
            crownlands lab sample my_idea.txt big_money_ultimate --kingdom b2_first_game --seed 7 --html game.html
            crownlands lab sample smithy witch --games 4000

# Co je špatně se slovem příkazové řádky, souborem, strategií, pozicí: na jednom řádku a bez tečky. Slova v uvozovkách, volby
# (--kingdom) a názvy s _ jsou to, co se píše: zůstávají, jak jsou.

## Části následujících vět

wrong-near = : neměli jste na mysli { $near }?
wrong-or = { $first } nebo { $rest }
wrong-and = { $first } a { $rest }
wrong-plus = { $first } + { $rest }
wrong-nothing = nic
wrong-none = žádné
wrong-empty = prázdné
wrong-in-file = { $file }, { $why }

## Co bylo napsáno za crownlands

wrong-no-command = příkaz { $word } neexistuje{ $near } (příkazy: { $commands })
wrong-word-too-many = { $word } je slovo navíc: co lze zadat, ukáže { $command } --help
wrong-no-such-option = volba { $option } neexistuje{ $near } (co lze zadat, ukáže { $command } --help)
wrong-value-missing = za { $option } něco chybí: co, ukáže { $command } --help
wrong-word-missing = chybí { $name }: co to je, ukáže { $command } --help
wrong-value-unfit = { $name } nemůže být { $value }{ $near } (lze: { $known })
wrong-no-number =
    { $kind ->
        [whole] { $name } je celé číslo, ne { $value }
        [any] { $name } je číslo, ne { $value }
       *[other] { $name } nemůže být { $value }
    }
wrong-misread = slova za { $command } nejsou srozumitelná: { $detail }
wrong-output-not-written = výstup nelze zapsat: { $why }
wrong-no-words = v jazyce { $language } nejsou žádná slova: jazyky jsou { $languages }
wrong-no-game = hra { $name } neexistuje{ $near } (hry: { $games })
wrong-hands-option = --hands je pro nové hry dominion a má jednu z hodnot { $known }, ne { $hands }
wrong-position-options = --position už má svůj stůl i své volby: vynechte --kingdom, --piles, --boxes a --option
wrong-wedding-teams = ve dvou se royal_wedding hraje ve dvojčlenných týmech: vynechte --option teams=false
wrong-kingdoms-option = --kingdoms je číslo od 1 výš, jen pro dominion, a z ostatních slov o stole s ním jde jen --boxes
wrong-check-needs = check potřebuje aspoň jednu hru a jeden proces
wrong-figures-tables = figures má vlastní stoly: --kingdom, --piles a --boxes jsou pro hry
wrong-players-option = --players je pro kingdoms: v náhodných hrách jsou hráči náhodní
wrong-kingdoms-recommended = kingdoms hraje doporučené sady: --kingdom může jmenovat jednu z nich
wrong-landscapes-option = { $name } nemůže být { $wish }: možné hodnoty jsou { $wishes }
wrong-no-box = krabice { $box } neexistuje{ $near } (krabice: { $boxes })
wrong-box-not-here = karty z { $box } tu nejsou: krabice, které tu jsou: { $boxes }
wrong-no-kingdom = doporučená sada { $id } neexistuje{ $near }
wrong-comparison-needs = porovnání potřebuje aspoň jedno království a v každém sudý počet her: každé rozdání se hraje dvakrát
wrong-resume-csv = --resume píše dál do svého souboru: vynechte --csv
wrong-until-option = --until je polovina šířky intervalu, číslo mezi 0 a 0.5, třeba 0.02, nebo settled; ne { $text }
wrong-held-out-option = --held-out je { $pools }, pro dominion a bez --boxes; ne { $pool }
wrong-held-out-number = království vyhrazených k měření má { $pool } { $held_out }, ne { $kingdoms }
wrong-evolve-needs = lab evolve potřebuje nějaký čas, aspoň jednu hru a aspoň jeden proces
wrong-not-written = { $path } nelze zapsat: { $why }
wrong-study-needs = lab kingdom potřebuje nějaký čas: --seconds 60
wrong-cards-or-piles = vyjmenujte karty, nebo zadejte --piles, ne obojí
wrong-nobody-meets = nikdo se s nikým nepotká: u žádného stolu nejsou karty dvou z těchto hráčů
wrong-playouts-option = --playouts nesmí být záporné
wrong-no-record-in = v { $path } není záznam hry: záznamy píše crownlands play --save a přehrávání na stránce
wrong-html-option = --html je pro jednu hru: mnoho her kreslí crownlands match --chart
wrong-match-players = zápas potřebuje 2 nebo více hráčů, zadáno { $n }: crownlands match smithy witch
wrong-match-games = zápas potřebuje aspoň jednu hru, zadáno { $games }
wrong-match-jobs = zápas potřebuje aspoň jeden proces, zadáno { $jobs }
wrong-is-folder = { $path } je složka: zadejte název souboru
wrong-no-folder = { $path } nelze zapsat: složka { $folder } neexistuje
wrong-tables-of-dominion = --kingdom, --piles a --boxes jsou pro dominion, ne pro { $game }
wrong-one-table = zadejte jedno z --kingdom, --piles a --boxes, ne více
wrong-several-kingdoms = sad { $text } je více: upřesněte, která z těchto to má být: { $named }
wrong-option-form = volba je název=hodnota, třeba treasures_after_buy=true, ne { $text }
wrong-option-twice = volba { $name } je zadána dvakrát
wrong-one-beginning = zadejte jedno z --kingdom, --piles, --boxes, --resume a --position, ne více
wrong-option-new-game = --option je pro novou hru: uložená hra i pozice už své volby mají
wrong-another-game = toto je hra { $name }, ne { $wanted }: vynechte --game
wrong-saved-players = míst má uložená hra { $seats }, ale hráčů popisuje { $n }
wrong-bots-besides-you = míst je { $seats }, takže botů kromě vás má být { $bots }, ne { $n }: zadejte jednoho pro všechna, nebo po jednom pro každé
wrong-names-number = míst je { $seats }, ale jmen { $n }
wrong-no-file = soubor { $path } neexistuje
wrong-no-utf8 = { $path } není textový soubor v UTF-8
wrong-not-read = { $path } nelze přečíst: { $why }
wrong-one-queen = královna je jen u jednoho hráče, a u koho, říká řádek { $line }
wrong-log-level-option = --log-level je { $levels }, ne { $given }
wrong-serve-needs = boti potřebují aspoň jeden proces, nějaké sekundy a 100 megabajtů; záznamy aspoň jeden proces, laboratoř žádný nebo více
wrong-serve-negative = tempo, četnost ani počet procesů nesmí být záporné
wrong-own-bots-option = --own-bots má tvar název=modul:Třída,...
wrong-no-strategy = strategie { $name } neexistuje{ $near } (vypíše je crownlands strategies; nebo soubor se strategií: my_idea.txt)
wrong-csv-needs-games = --csv potřebuje --games: kolik her hrát pro každou strategii
wrong-tournament-players = turnaj potřebuje aspoň 2 hráče: crownlands tournament smithy witch big_money
wrong-no-strategy-in = ve složce { $name } není žádná strategie (.txt)
wrong-named-twice = { $name } je jmenováno dvakrát: v turnaji se každý účastní jednou
wrong-words-option = zadejte jedno z --missing, --card-texts a --help-texts
wrong-no-language = jazyk { $language } neexistuje: jazyky jsou { $languages } (jak přidat další, říká docs/translate.md)

## Boti a strategie

wrong-in-strategy = { $name }, řádek { $line }, sloupec { $column }: { $why }
wrong-no-bot = bot { $name } pro hru { $game } neexistuje{ $near }{ $listed }
# s mezerou na začátku
wrong-bots-here =
    { $game ->
        [dominion] { " " }(boti: { $names }; nebo soubor se strategií: my_idea.txt)
       *[other] { " " }(boti: { $names })
    }
wrong-heading = { $why } (oddíly: { $sections }, nebo karta)
wrong-no-section = oddíl { $name } neexistuje{ $near }
wrong-under-its-name = na co se karta ptá, stojí pod jejím názvem: { $card }:
wrong-nothing-after-sign = za = něco chybí: { $word } = money / cards > 2
wrong-nothing-after-if = za if chybí podmínka: { $example }
wrong-no-answer = { $text } není odpověď pro { $card }{ $near } ({ $offers }karta, done, yes nebo no; také co s kartou udělat: trash estate)
wrong-if-missing = mezi { $card } a podmínkou chybí slovo if: { $card } if { $rest }
wrong-never-holds = tato podmínka nemůže nikdy platit
wrong-never-holds-then = když se kupuje, nemůže tato podmínka platit: peníze už jsou zahrané
wrong-count-of-card =
    { $name ->
        [cost] { $name } je cena jedné karty: { $name }(smithy)
        [points] { $name } se týká jednoho balíčku: { $name }(smithy)
        [trained] { $name } se týká jednoho balíčku: { $name }(smithy)
       *[other] { $name } počítá jednu kartu: { $name }(smithy)
    }
wrong-right-call =
    { $name ->
        [abs] abs bere jedno číslo: abs(vp - 20)
        [chance] chance bere číslo od 0 do 100, podíl her v procentech: chance(40)
       *[other] { $name } bere dvě nebo více čísel: { $name }(own(gold), 3)
    }
wrong-no-value = { $name } neexistuje{ $near } ({ $known })
wrong-no-call = { $name }() neexistuje{ $near } ({ $known })
wrong-there-are = existují { $values }, { $counts }, min(a, b), max(a, b), abs(a), chance(percent)
wrong-nothing-to-advise = hra skončila: není co radit
wrong-bots-needed = míst je { $seats }, takže botů má být { $seats }, ne { $n }
wrong-foreign-sign = napište { $right } místo { $sign }
wrong-condition-deep = podmínka je vnořena hlouběji než { $deepest }
wrong-no-condition = '{ $text }' není podmínka ({ $detail })
wrong-condition-long = podmínka je příliš dlouhá, nebo číslo v ní příliš velké
wrong-condition-grows = podmínka je příliš dlouhá: názvy, které zastupují jiné názvy, se rozrůstají
wrong-no-card = karta { $card } neexistuje{ $near }
wrong-compare-two = { $text }: porovnávejte dvě čísla pomocí < <= > >= == !=
wrong-not-in-condition = { $text } do podmínky nepatří: skládá se z čísel, + - * / %, porovnání, and, or, not
wrong-strategy-no-text = { $path } nelze přečíst jako strategii: není to textový soubor
wrong-nothing-to-buy = { $name } nemá pravidlo, které říká, co kupovat, třeba: province
wrong-name-taken = { $word } už něco znamená: zvolte jiný název
wrong-strategy-unread = { $path } nelze přečíst jako strategii: { $why }
wrong-not-a-bot = { $name } není bot: modul:Třída jmenuje třídu odvozenou od crownlands.bots.bot.Bot
wrong-bot-not-loaded = { $name } nelze načíst: { $kind }: { $why }

## Soubory

wrong-no-mapping =
    { $kind ->
        [nothing] { $path } má obsahovat názvy s hodnotami, třeba {"{"}"seats": 2{"}"}, ale neobsahuje nic
       *[other] { $path } má obsahovat názvy s hodnotami, třeba {"{"}"seats": 2{"}"}, ale obsahuje { $kind }
    }
wrong-not-written-unchanged = { $path } nelze zapsat: { $why }; co tam bylo předtím, je beze změny
wrong-wrong-json = { $path } není správný JSON na řádku { $line }, ve sloupci { $column }: { $detail }
wrong-wrong-yaml = { $path } není správný YAML: { $detail }
wrong-wrong-yaml-at = { $path } není správný YAML na řádku { $line }, ve sloupci { $column }: { $detail }
wrong-permission-denied = přístup odepřen
wrong-not-permitted = operace není dovolena
wrong-no-such-file = takový soubor ani složka neexistuje
wrong-not-a-folder = není to složka
wrong-a-folder = je to složka
wrong-disk-full = na disku není místo
wrong-read-only = souborový systém je jen ke čtení
wrong-name-too-long = název souboru je příliš dlouhý
wrong-no-such-address = tuto adresu nelze použít
wrong-no-text = není to text
wrong-player-in-save =
    { $seat ->
        [0] { $path }: hráč { $seat } má mít jméno a žádného bota
       *[other] { $path }: hráč { $seat } má mít jméno a bota
    }
wrong-suffix = { $path } má končit na { $some } nebo { $last }
wrong-folder-not-file = { $path } je složka, ne soubor
wrong-no-text-file = { $path } není textový soubor: má to být { $kind } v UTF-8
wrong-json-deep = { $path } není správný JSON: je vnořen příliš hluboko, nebo má příliš dlouhé číslo
wrong-cannot-hold = { $path } toto nemůže obsahovat: { $why }
wrong-who-plays = { $path } neříká, kdo hraje: `players` má být seznam jmen a botů
wrong-not-saved-game = { $path } není uložená hra: nemá záznam

## Karty, sady, krabice a volby hry

wrong-most-piles = balíčků království může být ve hře nejvýš { $most }, ne { $n }
wrong-not-in-game = { $id } v této hře není: její karty jsou { $cards }
wrong-missing-cards = { $kingdom } potřebuje { $cards } z { $others }, ale krabice, které tu jsou: { $boxes }
wrong-ten-cards = různých karet má království { $size }, ne { $n }: { $cards } (pro jiný počet balíčků použijte piles=[...])
wrong-choose-box = zvolte aspoň jednu krabici z { $boxes }
wrong-bane-missing = Mladá čarodějnice potřebuje zhoubu: kartu království z { $boxes }, která stojí 2 nebo 3, bez Lektvaru, a není v království; zadejte ji přes bane=
wrong-card-twice = { $id } je jmenováno dvakrát
wrong-bane-option = zhoubou nemůže být { $value }: je to karta království, která stojí 2 nebo 3, bez Lektvaru
wrong-no-option = volba { $name } neexistuje{ $near } (volby: { $options })
wrong-option-value = { $name } nemůže být { $value }: může být { $right }
wrong-dominoes-players = počet hráčů v { $game } je { $some } nebo { $last }, ne { $seats }
wrong-duel-players = Velký souboj je pro 2 hráče; zadaný počet: { $seats }
wrong-lines-of-four-players = lines_of_four je pro 3 hráče; zadaný počet: { $seats }
wrong-teams-players = dvojčlenné týmy jsou pro 4, 6 nebo 8 hráčů; zadaný počet: { $seats }
wrong-partners-option = partneři mohou sedět naproti sobě, jen když je teams True
wrong-wedding-of-eight = v osmi se Královská svatba hraje ve dvojčlenných týmech: teams nemůže být False
wrong-position-of-game = toto je pozice hry { $game }, ne { $wanted }
wrong-game-has-no-option = { $game } nemá volbu { $name }{ $near } (volby: { $known })

## Pozice Dominionu: `where` je jedna z prvních částí, nebo místo 0, hand

wrong-a-position = pozice
wrong-a-turn = tah
wrong-an-extra-turn = tah navíc
wrong-banned = zakázané karty
wrong-pile-points = body na balíčcích (pile_points)
wrong-the-supply = zásoba
wrong-mixed-piles = smíšené balíčky
wrong-a-decision = rozhodnutí
wrong-a-seat = místo { $seat }
wrong-piles = `piles`
wrong-the-trash = smetiště
wrong-the-pile = balíček { $pile }
wrong-zone-of = { $where }, { $key }
wrong-of-a-player = hráč, { $key }
wrong-tokens-of = { $where }, žetony
wrong-a-pending-effect = čekající efekt
wrong-a-pending = čekající { $effect }
wrong-x-of = { $where }, x
wrong-card-of-type = karta typu { $type }
wrong-from-zero = { $name } (0 až { $most })
wrong-from-zero-asking = { $name } (0 až { $most }, 0 dokud čeká)
wrong-no-mat = { $where }: deska { $name } neexistuje; desky v této hře: { $mats }
wrong-cannot-wait-with =
    { $asking ->
        [yes] čekající { $effect } se nemůže ptát s x { $x }: může být { $right }
       *[no] čekající { $effect } nemůže čekat s x { $x }: může být { $right }
    }
wrong-right-below =
    { $seats ->
        [same] přímo pod čekajícím { $effect } čeká { $below } téhož místa
       *[any] přímo pod čekajícím { $effect } čeká { $below }
    }
wrong-pending-not-fitting =
    { $asking ->
        [yes] čekající efekty nesedí se zbytkem pozice: { $effect } místa { $seat } se nemá na co ptát
       *[no] čekající efekty nesedí se zbytkem pozice: { $effect } místa { $seat } nemá na co čekat
    }
wrong-dominion-players = Dominion je pro 2 až 6 hráčů; zadaný počet: { $seats }
wrong-options-dict = volby pozice jsou slovník
wrong-decision-dict = rozhodnutí je slovník s klíči seat a prompt, ne { $decision }
wrong-nothing-to-choose = v rozhodnutí, které má pozice otevřené, není co zvolit
wrong-asks-otherwise = pozice uvádí, že se ptá { $given }, ale ptá se místa { $seat }: { $prompt }
wrong-start-without-first = začátek záznamu neříká, které místo začíná
wrong-kingdom-or-piles = zadejte království, nebo balíčky, ne obojí
wrong-no-first-seat = místo { $seat } nemůže začínat, protože neexistuje: místa jsou 0 až { $last }
wrong-last-game-players = hráčů měla minulá hra { $before }, tato má { $n }
wrong-first-player-option = first_player nemůže být { $given }: je to 'random', místo, na kterém se dohodnete, nebo výsledek minulé hry při odvetě
wrong-position-kingdom-or-piles = pozice má království, nebo balíčky, ne obojí
wrong-start-unknown = začátek záznamu má neznámé { $key }
wrong-start-lacks = začátek záznamu nemá { $key }
wrong-position-kingdom = království pozice je označení doporučené sady, ne { $kingdom }
wrong-no-part-of-card = { $value } není částí žádné karty
wrong-no-voice = { $value } není nic, co by některá karta této hry říkala o nějaké chvíli
wrong-pending-list = čekající efekty pozice jsou seznam, nejvýš { $most }
wrong-pending-dict = čekající efekt je slovník
wrong-no-effect = efekt { $name } neexistuje{ $near }
wrong-immune-seats = { $where }: immune je seznam míst 0 až { $last }, ne { $immune }
wrong-it-is = { $where }: { $key } nemůže být { $value }; může být { $right }
wrong-pending-needs = čekající { $effect } potřebuje něco, co žádná karta této hry nepřináší
wrong-mat-not-waiting = místo { $seat } nemůže mít karty na { $mat }: žádné take_back na ně nečeká
wrong-later-list = co čeká na příští tah hráče, je seznam efektů, nejvýš { $most }
wrong-nothing-later = na příští tah místa { $seat } nemůže nic čekat: žádná karta této hry to nedělá
wrong-cards-aside = místo { $seat } nemůže mít karty stranou: vrchní čekající efekt tam žádné takové neodkládá
wrong-it-is-zero = { $where }: x nemůže být { $x }; je to 0
wrong-not-play-found = karty místa { $seat }, které čekají na zahrání, nejsou karty čekajícího play_found
wrong-cannot-wait = { $effect } nemůže čekat na příští tah místa { $seat }
wrong-it-is-by-name = { $where }: x nemůže být { $x }; může být { $right }, podle názvu
wrong-players-list = hráči pozice jsou seznam slovníků, jeden na místo
wrong-described-players = míst má pozice { $seats }, ale hráčů popisuje { $n }
wrong-supply-dict = supply pozice je slovník: označení karty -> karty v balíčku
wrong-pile-points-dict = pile_points pozice je slovník, karta -> body, ve hře, která je má
wrong-mixed-dict = smíšené balíčky pozice jsou slovník: balíček -> {"{"}top, bag{"}"}
wrong-laid-at-once = { $where }: nelze mít zároveň karty { $zones }
wrong-most-in-play = { $where }: karet ve hře je { $n }, nejvýš jich může být { $most }
wrong-stays-list = { $where }: stays je seznam pořadí karet ve hře, keepers jedno číslo na kartu
wrong-no-stays = { $where }: žádná karta nemůže zůstat ve hře, protože v této hře není Trvání
wrong-overlords-list = { $where }: overlords je seznam pořadí karet ve hře, je-li v ní Vladař
wrong-mats-dict = { $where }: mats je slovník, deska -> karty
wrong-tokens-dict = { $where }: tokens je slovník, žeton -> kolik
wrong-buried-list = { $where }: buried je seznam karet s počtem karet vaku pod nimi
wrong-no-buried = { $where }: karty uvnitř balíčku nelze znát, protože je tam žádná karta této hry nevkládá
wrong-turn-dict = tah pozice je slovník
wrong-no-phase = fáze { $phase } neexistuje: může být { $phases }
wrong-not-out-of-order = tah této hry nemůže být mimo pořadí: žádná její karta takové tahy nedává
wrong-extra-turn = tah místa { $seat } je navíc, byl-li poslední v běžném pořadí tah místa { $last }
wrong-extra-turns-list = tahy pozice navíc jsou seznam, nejvýš { $most }
wrong-nothing-at-place = { $where }: v pořadí { $place } není ve hře žádná karta
wrong-no-overlord-at = { $where }: v pořadí { $place } není ve hře akce, kterou by mohl být Vladař
wrong-keeper-place = { $where }: keeper je pořadí jiné karty ve hře + 1, nebo 0, ne { $keeper }
wrong-no-tokens = { $where }: žetony { $token } tu nemohou být, protože je žádná karta této hry nedává
wrong-not-trained = { $where }: žádný balíček nemůže mít výcvik, protože v této hře není Výcvik
wrong-not-enchanted = { $where }: nemůže být očarováno místem { $seat }; musí to být místo jiného hráče, ve hře s Kouzelnicí
wrong-no-smugglers = { $where }: získané karty se v této hře nepamatují, protože v ní nejsou Pašeráci
wrong-buried-card = { $where }: karta uvnitř balíčku je [karta, karty vaku pod ní: { $lowest } až { $most }], ne { $entry }
wrong-cannot-decide = místo { $controller } nemůže rozhodovat za místo { $seat }
wrong-no-tally = v tahu této hry nemůže být { $name } { $value }: žádná její karta to nepočítá
wrong-extra-turn-dict = tah navíc je slovník se svým místem, ve hře, která takové tahy má
wrong-top-open = vrchní karta balíčku { $pile } leží odkrytá: jmenujte ji v jeho top
wrong-pile-holds = balíček { $pile }: karet { $card } nemůže být { $n }, na začátku jich je { $copies }
wrong-not-in-pile = { $card } nepatří do balíčku { $pile }
wrong-cannot-decide-extra = místo { $controller } nemůže rozhodovat v tahu navíc místa { $seat }
wrong-number-to = { $where }: { $key } nemůže být { $value }; je to číslo od 0 do { $most }
wrong-true-or-false = { $where }: { $key } nemůže být { $value }; je to True nebo False
wrong-card-list = { $where }: je to seznam označení karet, ne { $cards }
wrong-most-cards = { $where }: karet je { $n }, nejvýš jich může být { $most }
wrong-not-among-piles = { $where }: je tam { $id }, ale takový balíček není: { $piles }
wrong-unknown-key = { $where }: nemá { $key }{ $near } (může mít { $known })

## Pozice her domino: `where` je jedna z prvních částí

wrong-a-dynasty = Dynastie
wrong-dynasty-game = číslo hry Dynastie
wrong-points-before = počet bodů z minulých her
wrong-domino-number = číslo domina
wrong-a-kingdom = království
wrong-kingdom-domino = domino království
wrong-discarded = počet odložených domin
wrong-the-coins = počet mincí
wrong-kingdom-building = budova království
wrong-the-towers = počet věží
wrong-knights-in-reserve = počet rytířů v záloze
wrong-a-coordinate = souřadnice počítaná od hradu
wrong-a-seat-number = místo
wrong-choices-made = počet učiněných voleb
wrong-the-round = kolo
wrong-at = `at`
wrong-turns-of-seat = počet tahů místa
wrong-turn-seat = místo tohoto tahu
wrong-kings-of-seat = počet králů místa
wrong-the-board = deska
wrong-burned-tiles = počet spálených budov
wrong-dragons-slot = políčko draka
wrong-queens-kingdom = království královny
wrong-line-domino =
    { $of ->
        [line] domino v řadě
       *[offer] domino v nabídce
    }
wrong-tiles-in-stack = počet budov { $of } v hromádce
wrong-bag-lacks = domin má vak { $box } { $n }, řady po kole { $round } jich potřebují { $needed }
wrong-kingdoms-number = království je { $kingdoms }, ne { $n }
wrong-whole-number = { $where } je celé číslo od { $least } do { $most }, ne { $value }
wrong-no-dominoes-of = { $game } nemá domina z krabice { $box }
wrong-domino-twice = domino { $number } z { $box } je na dvou místech
wrong-kingdom-dominoes = domin má království { $kingdom } { $n }, nejvýš jich může být { $most }
wrong-no-direction = směr je { $directions }, ne { $direction }
wrong-cannot-lie = domino { $number } nemůže ležet na { $x },{ $y },{ $direction } v království { $kingdom }: musí se dotýkat hradu nebo vlastní krajiny, na volných políčkách v mezích { $limit }x{ $limit }
wrong-no-square = království { $kingdom } nemá políčko { $x },{ $y }
wrong-no-building = budova { $id } neexistuje{ $near } (budovy: { $buildings })
wrong-line-dominoes =
    { $where ->
        [line] domin v řadě může být nejvýš { $most }, ne { $n }
       *[offer] domin v nabídce může být nejvýš { $most }, ne { $n }
    }
wrong-one-box =
    { $where ->
        [line] řada je z jedné krabice, ne z obou
       *[offer] nabídka je z jedné krabice, ne z obou
    }
wrong-no-turn-phase = fáze tahu je { $phases }, ne { $phase }
wrong-offer-size = volných domin v nabídce je { $free }, králů { $kings }; v posledním kole, { $rounds }, nabídka není
wrong-no-offer-left = v posledním kole, { $rounds }, není nabídka, z níž by se vybíralo
wrong-kingdomino-phase = Kingdomino nemá fázi { $phase }
wrong-taxes-need = k výběru daní je třeba právě položené domino
wrong-before-first = před prvním kolem si každý král vybere jedno domino z nabídky
wrong-only-knights = rytířů je jen { $knights } a věží { $towers }
wrong-builders-board = políček má deska stavitelů { $slots }, podle ceny od 0 do { $last }
wrong-dragon-slot = drak sedí na prázdném políčku
wrong-unknown-key-of = { $where }: nemá { $key }{ $near } (má: { $known })
wrong-no-open-town = království { $kingdom } nemá volné políčko města { $x },{ $y }
wrong-two-knights = království { $kingdom } má na { $x },{ $y } dva rytíře
wrong-line-kings = každé domino řady má místo svého krále
wrong-too-many-kings =
    { $where ->
        [line] místo { $seat } má v řadě víc králů než { $kings }
       *[offer] místo { $seat } má v nabídce víc králů než { $kings }
    }
wrong-only-claim = před prvním kolem králové jen vybírají: fáze je claim, ne { $phase }
wrong-nobody-on-line = řada říká, na kterém dominu který král stojí: není v ní král, který je na tahu
wrong-kings-to-claim = místo { $seat } má v nabídce a ještě k výběru víc králů než { $kings }
wrong-kings-to-draw = králové, které je ještě třeba vylosovat, jsou { $kings }, ne { $given }
wrong-top-hidden = vrch hromádky je skrytý: stack_top_visible je False
wrong-only-tiles = budov { $building } je jen { $n }
wrong-turn-of-king = na tahu je místo { $seat }, jehož král tam v řadě stojí

## Volby a záznamy

wrong-another-result = záznam uvádí, že končí výsledkem { $told }, ale přehraný dává { $found }
wrong-outcomes-left =
    { $n ->
        [0] výsledky náhody zbyly: { $more }; nebylo třeba žádného
       *[other] výsledky náhody zbyly: { $more }; bylo třeba { $needed }
    }
wrong-no-outcome = { $text } není domino, král ani budova
wrong-seed = semínko je celé číslo, ne { $seed }
wrong-position-dict = pozice je slovník, ne { $kind }
wrong-record-dict = záznam je slovník, ne { $kind }
wrong-record-format = záznam má formát { $format }; tato verze čte 1 až { $newest }
wrong-record-of-game = toto je záznam hry { $game }, ne { $wanted }
wrong-steps-list = kroky záznamu jsou seznam textů
wrong-record-short = záznam je neúplný: obsahuje { $n } z { $choices } voleb
wrong-start-dict = začátek záznamu je slovník, jeho rozdání text
wrong-no-position = popis nemá tvar pozice: { $why }
wrong-deal-not-fitting = rozdání záznamu nesedí: { $why }
wrong-record-lacks = záznam nemá { $key }
wrong-start-wrong = začátek záznamu není správný: { $why }
wrong-cannot-choose = { $choice } teď nelze zvolit (místo { $seat }, { $prompt }); lze: { $legal }
wrong-cannot-draw = { $drawn } nemůže být výsledkem náhody { $place }; může: { $possible }
wrong-cannot-choose-over = { $choice } nelze zvolit: hra skončila
wrong-outcomes-list = výsledky náhody jsou seznam slov, ne text { $outcomes }
wrong-outcome-missing = výsledky náhody chybějí: po { $place } z nich přijde jeden z { $possible }
wrong-no-record = tento stav nevede záznam: začněte ho s record=True
wrong-nothing-to-undo = není volba, kterou by šlo vzít zpět
wrong-step-empty = krok { $number } záznamu je prázdný
wrong-step-wrong = krok { $number } záznamu, { $step }, nesedí: { $why }

## Království zapsaná jako kresba, pro `crownlands score`

wrong-in-drawing = řádek { $line }, sloupec { $column }: { $why }
wrong-drawn-number = { $key } je číslo, třeba 11, ne { $value }
wrong-building-on-town = { $text }: budova stojí na políčku města, třeba T:{ $building }
wrong-letters = { $terrains }, { $castle } je hrad, . nic
wrong-kingdom-of = království ({ $name })
wrong-the-kingdom = království
wrong-no-drawing = není tu království: nakreslete jeho řady, třeba `W1 W . C L2`, kde C je hrad
wrong-no-drawn-line = řádek `{ $key }` neexistuje{ $near } (řádky: { $known })
wrong-drawn-twice = { $key } je zadáno dvakrát; další království začíná řádkem jako `player: Anna`
wrong-could-be = { $text } může být { $buildings }
wrong-no-drawn-square = { $text } není políčko: je to písmeno s korunami, třeba W nebo W2 ({ $letters })
wrong-no-terrain = { $text } není políčko: krajina { $letter } neexistuje ({ $letters })
wrong-crowns-at-most = { $text }: korun může být na políčku nejvýš { $most }, hrad nemá žádnou
wrong-town-without-crowns = { $text }: město nemá vlastní koruny, jen ty z Královniny věže: T:queens_tower
wrong-kingdomino-has-no-towns = Kingdomino nemá města, mince, rytíře, věže ani královnu: napište `game: queendomino`, nebo hru vynechte
wrong-no-castle = { $whose }: chybí hrad; napište { $letter }, kde stojí
wrong-second-castle = { $whose }: je tu druhý hrad; první je na řádku { $line }
wrong-too-wide = { $whose }: šířka { $columns }, výška { $rows }; limit je { $limit }x{ $limit }
wrong-which-building = která je to budova? Jmenujte ji tady, T:church, nebo na řádku `buildings: church, statue`
wrong-too-many-knights = { $whose }: nakreslených rytířů je { $drawn }, ale všech je { $knights }; knights jsou všichni, i ti doma
wrong-no-drawing-of = chybí kresba království, které má { $name }: řady jako `W1 W . C L2`
wrong-drawn-size = království má velikost 5x5 nebo 7x7, ne { $value }
wrong-yes-or-no = { $key } je yes nebo no, ne { $value }
wrong-not-together = { $whose }: toto políčko nesouvisí s hradem; nechybí . (tečka)?
wrong-no-town-for = { $whose }: chybí volné políčko města pro { $id }; nakreslete ho, T:{ $id }
wrong-draw-queens-tower = Královninu věž nakreslete na její políčko města, TQ: její koruna se počítá tomu městu
wrong-second-drawing = druhá kresba: další království začíná řádkem jako `player: Anna`

## Laboratoř

wrong-ledger-differs = { $path } je z jiného porovnání: na řádku { $line } je { $name } { $found }, ale mělo by být { $wanted }
wrong-installed =
    { $compiled ->
        [yes] crownlands { $version }, zkompilovaný
       *[no] crownlands { $version }, nezkompilovaný
    }
wrong-chart-suffix = { $path } má končit na .html, .svg nebo .png
wrong-charts-missing = grafy potřebují dva balíčky navíc: pip install 'crownlands[charts]'
wrong-cluster-versions = počítač clusteru má { $theirs }, tento { $ours }: nainstalujte na všechny totéž
wrong-ray-address = --ray je adresa hlavního uzlu clusteru jako host:port, třeba 10.0.0.1:6379, nebo auto na počítači, který do něj patří; ne { $address }
wrong-no-cluster = co odpovídá na { $address }, není cluster Ray
wrong-no-answer-cluster = na { $address } neodpovídá žádný cluster Ray: { $why }
wrong-ray-missing = --ray potřebuje jeden balíček navíc: pip install 'crownlands[cluster]'
wrong-machines-lost = počítače clusteru se u týchž her ztrácely jeden po druhém: { $why }
wrong-no-core = žádné jádro clusteru se neuvolnilo do { $seconds } s: viz `ray status`
wrong-ray-files = s --ray leží soubory se strategiemi v této složce nebo pod ní, aby je ostatní počítače mohly mít na stejném místě: ne { $name }
wrong-ledger-other = { $path } není z porovnání { $players }: jeho první řádek má být { $columns }
wrong-ledger-twice = { $path } má některé hry dvakrát
wrong-nothing-to-resume = soubor { $path }, ve kterém by se pokračovalo, neexistuje: začněte s --csv { $path }
wrong-ledger-line = řádek { $line } souboru { $path } není hra porovnání
wrong-position-players = hráčů má pozice { $seats }, ne { $n }
wrong-worker-ended = proces, který hrál hry, byl ukončen zvenku (je dost paměti?): zkuste menší --jobs
wrong-no-seat = místo { $seat } neexistuje: místa jsou 0 až { $last }

## Server

wrong-redis-missing = chybí redis: pip install 'crownlands[site]'
wrong-no-redis = k Redisu se nelze připojit: { $why }
wrong-no-port = port { $port } neexistuje: porty jsou 0 až 65535
wrong-cannot-listen = nelze naslouchat na { $host }, port { $port }: { $why }
wrong-port-in-use = port { $port } je obsazen, možná jiným Crownlands: otevřete http://{ $host }:{ $port }, nebo zadejte jiný přes --port
wrong-port-not-allowed = port { $port } nesmíte použít: zadejte přes --port vyšší než 1023
wrong-no-database = databáze { $kind } neexistuje: je to sqlite:///file nebo postgresql://user:password@host/name
wrong-database-url = adresu databáze nelze přečíst: napište postgresql://user:password@host/name, nebo cestu k souboru
wrong-database-not-written = do databáze { $path } nelze zapisovat ({ $why }): zadejte jinou přes --database
wrong-database-in-use = databázi { $path } používá jiný Crownlands: zastavte ho, zadejte tomuto jinou přes --database, nebo oběma stejné --redis
wrong-package-missing = chybí { $package }: pip install 'crownlands[site]'
wrong-database-unusable = databázi { $database } nelze použít: { $why }
wrong-database-newer = databázi zapsala novější verze Crownlands (schéma { $here }; tato verze zná nejvýš { $known }): aktualizujte Crownlands, nebo zadejte jinou přes --database
wrong-record-keys = záznam má { $keys } a nic jiného
wrong-record-steps = záznam má seznam kroků, nejvýš { $most }
wrong-record-start = začátek záznamu má znaků nejvýš { $most }
wrong-no-rule-option = { $name } není volba pravidel
wrong-no-kingdom-to-choose = { $game } nemá království na výběr: kingdom, piles a boxes jsou pro dominion
wrong-no-step = kroků má hra { $n }, takže krok s číslem { $step } není
wrong-cannot-play-on = v této hře nelze pokračovat: otázka, která je v ní otevřená, nevyplývá z jejího začátku
wrong-study-piles = rozbor je o 1 až { $most } balíčcích, ne o { $n }
wrong-record-seats = míst má hra v záznamu { $seats }, ne { $n }
wrong-bot-by-name = bot se zadává jménem: soubory se strategiemi se tu nečtou

### Úvodní stránka, nové stoly, výběr království, čekárna, záznamy her

## Lidé

guest-names = Vrba, Jasan, Líska, Jeřabina, Šalvěj, Střízlík, Lípa, Šípek, Jalovec, Jetel, Olše, Červenka
level-of =
    { $n ->
        [one] { $name }, { $level }
       *[other] { $n } × { $name }, { $level }
    }

## Úvod

start-tagline = Skládejte balíček, budujte království: s přáteli, proti botům, hned teď.
start-free = Bez účtu, bez instalace.
start-name = Vaše jméno
start-play = Hrát hned
start-friends = Hrát s přáteli
start-friends-game = S přáteli: { $game }
start-against = Soupeř
start-with-friends = S přáteli
start-players = Hráčů: { $least } až { $most }{ $more ->
        [0] { "" }
       *[other] { " " }nebo { $more }
    }
start-dominion = Všichni začínají se stejnými deseti kartami. Kdo si z nich vytvoří lepší balíček?
start-kingdomino = Pokládejte domina, spojujte krajiny, počítejte koruny. Naučíte se za minutu.
start-queendomino = Kingdomino s městy, daněmi, rytíři, královnou a drakem.
start-royal_wedding = Dvě krabice v jedné hře až pro osm, každý za sebe nebo v týmech.
start-choose-kingdom = Vybrat království
start-boxes = Moje krabice
start-boxes-text = Z nich po první hře rozdává „Hrát hned“.
today-title = Dnes
today-text = Stejné rozdání pro všechny proti stejnému soupeři. Počítá se první pokus.
today-cards = Království dne: { $name }
today-dominoes = Dominové rozdání dne: { $name }
today-results = Výsledky
today-nobody = Ještě ho nikdo nehrál.
today-score = { $points } : { $opponent }
today-won = výhra
room-local = Přátelé tuto adresu neotevřou: je jen pro tento počítač. Chcete-li hrát po domácí síti, spusťte Crownlands příkazem
room-code = QR kód
room-code-of = Odkaz jako QR kód
start-opening = Stůl se prostírá…
start-continue = Pokračovat ve hře
start-join = Přidat se ke hře
start-join-empty = Právě teď žádný stůl nečeká na hráče.
start-join-link = Poslal vám někdo odkaz nebo kód?
start-join-link-hint = Vložte ho sem
start-join-go = Přejít
start-join-bad = To není odkaz na stůl ani jeho kód.
start-watch = Sledovat hru
start-watch-empty = Právě teď nikdo nehraje veřejně.
start-replays = Záznamy
start-replays-text = Projděte si dohrané hry, své i cizí.
start-rules = Pravidla
start-more = Více
start-art = Karty v ruce nad malým královstvím polí, lesů a jezer
lists-away = Seznamy nelze načíst: server je nedostupný.

table-nobody = zatím nikdo
table-origin = { $origin ->
    [import] přinesená odjinud
    [day] rozdání dne
    [lesson] lekce
    [fork] pokračuje v dohrané hře
   *[shuffles] s mícháním dřívější hry
}
table-forget = Zapomenout tento stůl
table-status-open =
    { $n ->
        [one] čeká na 1 hráče
        [few] čeká na { $n } hráče
       *[other] čeká na { $n } hráčů
    }
table-status-running = hraje se
table-status-over = dohráno
table-status-unreadable = tato verze ho neumí přečíst
table-sit = Sednout si
table-watch = Sledovat
table-go-on = Pokračovat
table-see = Ukázat záznam

## Nový stůl

new-title = Nový stůl
new-game = Hra
new-players = Hráči
new-seats = Kdo kde sedí
new-seat = Místo { $n }
new-seat-name = Jméno pro místo { $n }
new-seat-bot = Bot pro místo { $n }
new-seat-me = Já
new-seat-here = Někdo další u tohoto zařízení
new-seat-open = Přítel s odkazem
new-seat-bot-kind = Bot
new-seat-open-text = Volné pro toho, kdo první otevře odkaz.
new-person = Hráč { $n }
new-bot-level = Vybrat raději úroveň
new-bot-strategy = Pro stratégy: vybrat raději strategii
new-advice = Hráči smějí žádat experta o radu
new-bots-fit = Pro toto království
new-bots-any = Všude doma
new-bots-miss = Chyběly by jim tu karty
new-bot-misses = { $name } je pro království s těmito kartami: { $cards }. Bez nich hraje, jak nejlépe umí.
new-nobody-waits = Na nikoho se nečeká: hra začne hned.
new-waits =
    { $n ->
        [one] Dostanete odkaz pro 1 přítele. Hra začne, až budou všichni sedět.
        [few] Dostanete odkaz pro { $n } přátele. Hra začne, až budou všichni sedět.
       *[other] Dostanete odkaz pro { $n } přátel. Hra začne, až budou všichni sedět.
    }
new-nobody-here = Stůl jen otevřete; posadit se nebo sledovat můžete později.
new-kingdom = Království
new-house = Domácí pravidla
new-house-usual = podle pravidel
new-house-changed =
    { $n ->
        [one] 1 změna
        [few] { $n } změny
       *[other] { $n } změn
    }
new-teams-of-eight = Osm hráčů hraje vždy ve dvojčlenných týmech.
new-table = Stůl
new-time = Čas na každou volbu
new-time-none = Bez omezení
new-time-seconds =
    { $n ->
        [one] 1 sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
new-time-minutes =
    { $n ->
        [one] 1 minuta
        [few] { $n } minuty
       *[other] { $n } minut
    }
new-time-hours =
    { $n ->
        [one] 1 hodina
        [few] { $n } hodiny
       *[other] { $n } hodin
    }
new-time-text = Komu čas vyprší, ten se tím vzdává.
new-chat = Hráči mohou chatovat
new-watchers-chat = Chatovat mohou i diváci
new-public = Veřejný: z úvodní stránky se může kdokoli přidat nebo hru sledovat
new-unknown-game = Hra „{ $name }“ tu není. Vyberte některou z těchto.
new-unknown-kingdom = Království „{ $name }“ tu není. Karty níže jsou pro první hru.
new-open = Otevřít stůl
new-begin = Začít
new-kingdom-missing = Nejprve vyberte deset karet království.

house-throne_room_optional = Trůnní sál
    .is-false = musí akční kartu zdvojit
    .is-true = může akční kartu zdvojit
house-mine_optional = Důl
    .is-false = musí zahodit kartu peněz
    .is-true = může zahodit kartu peněz
house-moneylender_optional = Lichvář
    .is-false = musí zahodit Měďák
    .is-true = může zahodit Měďák
house-treasures_after_buy = Karty peněz po prvním nákupu
    .is-false = už nelze zahrát
    .is-true = lze ještě zahrát
house-counts_visible = Dobírací a odkládací balíčky
    .is-strict = vidět je jen velikost vlastního dobíracího balíčku
    .is-relaxed = vidět jsou všechny velikosti a vlastní odkládací balíček
house-cleanup_top_card = Navrchu odkládacího balíčku po úklidu
    .is-hand_card = leží karta z ruky
    .is-free = leží kterákoli odložená karta
house-choose_top_card = Vrchní karta po úklidu a po Služebníkovi
    .is-false = je naposledy zahraná, z ruky nejlevnější
    .is-true = je ta, kterou vybere majitel
house-masquerade_empty_hand = Maškary a hráč bez karet v ruce
    .is-receive = kartu přesto dostane
    .is-skip = podávání ho vynechá
house-empty_piles_to_end = Hra končí
    .is-3 = třemi prázdnými balíčky
    .is-4 = čtyřmi prázdnými balíčky
house-treasure_boxes = Měďáky, Stříbrňáky a Zlaťáky
    .is-1 = z jedné krabice
    .is-2 = ze dvou krabic
house-colonies = Platina a Kolonie
    .is-false = se nepoužijí
    .is-true = jsou ve společné zásobě
    .is-random = losují se; pravděpodobnost podle podílu karet Prosperity v království
house-throne_stays = Trůnní sál, který zahrál Trůnní sál, který zahrál karty trvání
    .is-direct = se v úklidu odloží
    .is-tracking = zůstává ve hře, jsou-li dvě nebo více
house-outpost_wording = Výspa
    .is-first = dobírá 3 karty, i když tah navíc nenásleduje
    .is-2017 = nedělá nic, když tah navíc nenásleduje (2017)
    .is-2023 = přinese tah, jen když nečeká jiný tah navíc (2023)
house-possession_tokens = Žetony získané v posedlém tahu
    .is-debt_only = zůstávají hráči, jehož je tah
    .is-all = dostane hráč, který rozhoduje
house-possession_wording = Posedlé tahy
    .is-first = mohou následovat po sobě v libovolném počtu
    .is-2023 = nikdy nejsou třetím tahem v řadě (2023)
house-nested_possession = Tah z Posedlosti zahrané v posedlém tahu
    .is-before = přijde hned
    .is-after = přijde po dalším řádném tahu
house-treasury_wording = Pokladnice jde na dobírací balíček
    .is-first = v úklidu, pokud nebyla koupena bodovací karta
    .is-2022 = po nákupu, pokud při něm nebyla vzata bodovací karta (2022)
house-alchemist_wording = Alchymista jde na dobírací balíček
    .is-first = když se odkládá, je-li ještě ve hře Lektvar
    .is-2022 = než se cokoli odloží, je-li ve hře Lektvar (2022)
house-herbalist_wording = Bylinkář zachrání kartu peněz
    .is-first = jednou za každého Bylinkáře ve hře
    .is-2022 = jednou za každé jeho zahrání (2022)
house-mint_wording = Mincovna zahodí vaše karty peněz ve hře
    .is-first = když ji koupíte
    .is-2022 = když si ji jakkoli vezmete (2022)
house-hoard_wording = Poklad
    .is-first = platí za každý Poklad ve hře, když koupíte bodovací kartu
    .is-2022 = platí za každé zahrání; Zlaťák přijde po bodovací kartě (2022)
house-princess_wording = Princezna zlevňuje karty
    .is-first = dokud je ve hře
    .is-2022 = do konce tahu, za každé zahrání (2022)
house-rabble_order = Co kvůli Lůze hráč vrací
    .is-public = vidí všichni i s pořadím
    .is-hidden = je vidět, ale ne v jakém pořadí
house-highway_wording = Silnice zlevňuje karty
    .is-first = dokud je ve hře
    .is-2022 = do konce tahu, za každé zahrání (2022)
house-merchant_guild_wording = Kupecký cech dává mincové žetony
    .is-first = za každou koupenou kartu, ihned
    .is-2022 = na konci fáze nákupu, za každou kartu v ní vzatou (2022)
house-farmland_wording = Zemědělská půda zahodí kartu
    .is-first = když ji koupíte
    .is-2022 = když si ji jakkoli vezmete, a nikdy ne za jinou Zemědělskou půdu (2022)
house-soothsayer_draws = Karty, které Jasnovidec dává za Kletby
    .is-after_all = se dobírají, až si všichni vezmou Kletbu
    .is-at_once = dobírá každý hráč hned po Kletbě
house-overpay_timing = Co jste u karty přeplatili
    .is-before_gain = se projeví, než si ji vezmete
    .is-with_gain = se projeví, až si ji vezmete (2022)
house-coin_tokens_any_time = Mincové žetony
    .is-false = se utrácejí ve fázi nákupu, než něco koupíte
    .is-true = lze utratit kdykoli ve svém tahu (2022)
house-enchantress_turns = Kouzelnice nahradí první akční kartu
    .is-next = příštího tahu ostatních
    .is-each = každého jejich tahu až do vašeho příštího (2018)
house-forum_wording = Fórum dává nákup
    .is-first = když ho koupíte
    .is-2022 = když si ho jakkoli vezmete (2022)
house-groundskeeper_wording = Zahradník dává body
    .is-first = dokud je ve hře
    .is-2022 = do konce tahu, za každé zahrání (2022)
house-bonfire_wording = Vatra zahazuje
    .is-first = jakékoli vaše karty ve hře
    .is-2022 = jen Měďáky (2022)
house-hovel_wording = Chatrč lze zahodit
    .is-first = když koupíte bodovací kartu
    .is-2022 = když si bodovací kartu jakkoli vezmete (2022)
house-debt_any_time = Dluh
    .is-false = se splácí při nakupování
    .is-true = lze splatit kdykoli ve svém tahu
house-charm_wording = Čekající Talisman
    .is-first = reaguje na příští kartu, kterou koupíte, ještě než si ji vezmete
    .is-2022 = reaguje na příští kartu, kterou si vezmete, a to až potom (2022)
house-messenger_wording = Posel dává všem kartu
    .is-first = je-li první koupí v tahu
    .is-2022 = je-li první kartou, kterou si vezmete ve své fázi nákupu (2022)
house-hermit_wording = Z Poustevníka se stane Šílenec
    .is-first = když se odkládá ze hry a nekoupili jste žádnou kartu
    .is-2022 = na konci fáze nákupu, pokud jste si v ní nevzali žádnou kartu (2022)
house-overlord_wording = Vladař
    .is-first = se stane akční kartou společné zásoby, dokud neopustí hru
    .is-2019 = zahraje akční kartu společné zásoby, pokaždé znovu vybranou, a ta tam zůstane (2019)
house-lose_track = Vzatá karta, kterou na odkládacím balíčku zakryla jiná
    .is-covered = je ztracena: na dobírací balíček už nemůže
    .is-moved = může na dobírací balíček i tak (2019)
house-shelters = Každý hráč začíná
    .is-false = se sedmi Měďáky a třemi Statky
    .is-true = se sedmi Měďáky a třemi Přístřešími
    .is-random = se třemi Přístřešími místo Statků, rozhodne-li tak los: tím spíš, čím víc karet Temných časů je v království
house-usual = podle pravidel
house-group-table = U každého stolu
house-group-cards = Jak se karty vykládají

## Výběr království

chooser-ten = Deset karet
chooser-own = Vlastní království
chooser-cost = stojí { $n }{ $potion ->
        [yes] { " " }a Lektvar
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }a dluh { $debt }
    }
chooser-extras = S těmito kartami přibude
chooser-landscapes = Události a památky
chooser-shelters = Přístřeší místo Statků
chooser-colonies = Platina a Kolonie
chooser-colonies-no = vynechat
chooser-colonies-yes = hrát s nimi
chooser-colonies-random = ať rozhodne náhoda
chooser-bane = Zhouba, jedenáctý balíček, který Mladá čarodějnice šetří
chooser-bane-random = náhodně kterákoli vhodná
chooser-lock = Ponechat { $card-acc }
chooser-swap = Jiná karta místo { $card-gen }
chooser-read = Přečíst { $card-acc }
chooser-free = volné
chooser-surprise = Překvapte mě
chooser-copy-names = Kopírovat názvy
chooser-copy-link = Kopírovat odkaz
chooser-lab = Co tu vítězí?
chooser-ways = Jak vybírat
chooser-way-sets = Doporučené
chooser-way-chance = Náhodně
chooser-way-hand = Ručně
chooser-way-text = Z textu
chooser-sets =
    { $n ->
        [one] 1 sada
        [few] { $n } sady
       *[other] { $n } sad
    }
chooser-take = Vybrat
chooser-chosen = Vybráno
chooser-boxes = Karty z krabic
chooser-wishes = Přání
chooser-any = libovolně
chooser-mostAttacks =
    { $n ->
        [0] žádný
        [one] nejvýš 1
       *[other] nejvýš { $n }
    }
chooser-leastCosts = { $n } nebo více
chooser-mostOfOneCost = nejvýš { $n }
wish-mostAttacks = Útoky
wish-village = karta s +2 akcemi
wish-buy = karta s +1 nákupem
wish-trasher = karta, která zahazuje na smetiště
wish-leastCosts = Různé ceny
wish-mostOfOneCost = Karty se stejnou cenou
chooser-deal = Rozdat deset karet
chooser-locked =
    { $n ->
        [0] Karty, které zamknete, zůstanou.
        [one] 1 karta je zamčená a zůstane.
        [few] { $n } karty jsou zamčené a zůstanou.
       *[other] { $n } karet je zamčených a zůstane.
    }
chooser-search = Název nebo typ
chooser-count = { $n } z { $all } karet
chooser-clear = Vše vyjmout
chooser-none-found = Žádná karta z těchto krabic se tak nejmenuje.
chooser-full = Deset karet je vybráno. Nejprve jednu vyjměte.
chooser-missing =
    { $n ->
        [one] Chybí 1 karta.
        [few] Chybí { $n } karty.
       *[other] Chybí { $n } karet.
    }
chooser-fill = Doplnit náhodně
chooser-paste = Deset názvů oddělených čárkami nebo po řádcích, nebo odkaz na království
chooser-use = Použít tyto karty
chooser-read-done =
    { $n ->
        [one] Vybrána 1 karta.
        [few] Vybrány { $n } karty.
       *[other] Vybráno { $n } karet.
    }
chooser-unknown =
    { $n ->
        [one] Karta { $names } tu není. Království zůstalo, jak bylo.
       *[other] Karty { $names } tu nejsou. Království zůstalo, jak bylo.
    }
chooser-no-names = V textu není název žádné karty. Království zůstalo, jak bylo.
chooser-too-many =
    { $n ->
        [one] To je 1 karta, království jich má deset. Království zůstalo, jak bylo.
        [few] To jsou { $n } karty, království jich má deset. Království zůstalo, jak bylo.
       *[other] To je { $n } karet, království jich má deset. Království zůstalo, jak bylo.
    }
chooser-few-cards = Není z čeho vybrat deset karet. Vyberte více krabic.
chooser-impossible = Tyto krabice, přání a zamčené karty nejdou dohromady. Zrušte více než jedno z nich.
chooser-without =
    { $n ->
        [one] Tyto krabice a zamčené karty nemohou splnit všechna přání. Bez tohoto by mohly: { $wishes }.
       *[other] Tyto krabice a zamčené karty nemohou splnit všechna přání. Bez kteréhokoli z těchto by mohly: { $wishes }.
    }

## Čekárna

room-title-mine =
    { $n ->
        [one] Čeká se ještě na 1 hráče: pošlete mu tento odkaz
        [few] Čeká se ještě na { $n } hráče: pošlete jim tento odkaz
       *[other] Čeká se ještě na { $n } hráčů: pošlete jim tento odkaz
    }
room-title-other =
    { $n ->
        [one] 1 volné místo
        [few] { $n } volná místa
       *[other] { $n } volných míst
    }
room-link = Adresa tohoto stolu
room-send = Poslat odkaz
room-send-text = Zahrajte si se mnou: { $game }
room-begins = Hra začne sama, jakmile nebude nikdo chybět. Stránku můžete nechat otevřenou, nebo se později vrátit z úvodní stránky.
room-seats = U stolu
room-you = vy
room-seat-free = volné
room-seat-for = volné pro: { $name }
room-sit = Sednout si sem
room-sit-seat = Sednout si na místo { $n }
room-sit-down = Sednout si
room-sit-big = Sednout si a hrát
room-sit-also = Někdo další zde
room-name = Jméno
room-bot = Posadit bota
room-bot-choose = Kterého bota?
room-all-bots = Obsadit místa boty
room-stand-up = Vstát
room-stand-up-seat = { $name } vstává
room-time = Čas na každou volbu: { $time }.
room-random-kingdom = Deset karet království se vylosuje na začátku hry.
room-bane = Zhouba
room-changed = { $what }: { $how }

## Pro programy

start-programs = Pro programy:
start-protocol = živá hra
start-requests = dotazy
start-health = stav

## Záznamy her

replays-own = Vaše hry
replays-own-empty = Hry, které dohrajete, zůstávají zde, na tomto zařízení.
replays-public = Dohrané veřejné hry
replays-public-empty = Žádná veřejná hra ještě nebyla dohrána.
replays-import = Otevřít záznam
replays-import-text = Soubor uložený při přehrávání nebo v terminálu. Přetáhněte ho sem nebo ho vyberte.
replays-import-choose = Vybrat soubor
replays-import-reading = Čtu { $name }…
replays-import-not-json = Soubor { $name } je poškozený nebo to není záznam: nelze ho číst jako JSON. Nic se nezměnilo.
replays-import-no-record = Soubor { $name } není záznam hry: nemá hru ani kroky. Nic se nezměnilo.
replays-import-refused = Soubor { $name } nelze otevřít: { $why }
copy-failed = Označte a zkopírujte sami

### Kdo hraje

game-dominion = Dominion
you = vy
person = Vy
bot-random = Náhoda
bot-big_money = Boháč
bot-lookahead = Prozíravý
bot-evolved = Vyšlechtěný
bot-full_greedy = Nenasytný
bot-greedy = Hladový
bot-beginner = Pip
bot-steady = Marta
bot-expert = Aldous
bot-strongest = Sibylla
level-beginner = začátečník
level-steady = pokročilá
level-expert = expert
level-strongest = nejsilnější
idea-random = { $name } vybírá cokoli se stejnou pravděpodobností.
idea-evolved = { $name } hraje to, co bylo pro toto království vyšlechtěno.
idea-big_money = { $name } kupuje Provincie, Zlaťáky a Stříbrňáky a ke konci pár Vévodství.
idea-lookahead = { $name } si hru dohrává v hlavě; karty, které nevidí, si přitom pokaždé rozdá znovu.
idea-full_greedy = { $name } zkouší každé místo pro své domino s každým výběrem a bere to, co dá nejvíc bodů.
idea-greedy = { $name } pokládá domino tam, kde dá nejvíc bodů, a vybírá náhodně.
idea-beginner = { $name } se to teprve učí: bere, co vypadá dobře teď, a daleko dopředu nehledí.
idea-steady = { $name } hraje tak, jak vede svůj mlýn: s plánem, který se ke stolu hodí, a tu a tam s chybou.
idea-expert = { $name } má o té hře načtené všechny knihy: ví, co u tohoto stolu vítězí a jak se hra ukončuje.
idea-strongest = { $name } si před každou volbou v duchu sehraje tisíc her a bere to, co vítězí nejčastěji.
idea-and-author = { $idea } Autor: { $name }.

## Strategie: jedna karta mezi penězi, nebo co jde s čím

bot-adventurer = Dobrodruh s penězi
bot-artisan = Řemeslník s penězi
bot-bandit = Bandita s penězi
bot-baron = Baron s penězi
bot-basic_big_money = Prostý boháč
bot-big_money_ultimate = Dokonalý boháč
bot-bridge = Most s penězi
bot-bureaucrat = Úředník s penězi
bot-caravan = Karavana s penězi
bot-cellar = Sklepení s penězi
bot-chancellor = Kancléř s penězi
bot-chapel_laboratory = Kaple s Laboratoří
bot-chapel_witch = Kaple s Čarodějnicí
bot-colony_money = Kolonie s penězi
bot-conspirator = Řetěz Spiklenců
bot-coppersmith = Měditepec s penězi
bot-council_room = Zasedání rady s penězi
bot-courtier = Dvořan s penězi
bot-courtyard = Hradní nádvoří s penězi
bot-double_witch = Dvojice Čarodějnic
bot-duke = Vévoda s Vévodstvím
bot-familiar = Rarášek s penězi
bot-feast = Hostina s penězi
bot-festival = Jarmark s penězi
bot-festival_library = Jarmark s Knihovnou
bot-gardens_counter_council_room = Zasedání rady proti Zahradám
bot-gardens_counter_smithy = Kovárna proti Zahradám
bot-gardens_counter_witch = Čarodějnice proti Zahradám
bot-gardens_rush = Hon na Zahrady
bot-ghost_ship = Loď duchů s penězi
bot-goons = Hrdlořezi s penězi
bot-great_hall = Velký sál s penězi
bot-harbinger = Průzkumník s penězi
bot-harem = Harém s penězi
bot-hunting_party = Lovecká družina s penězi
bot-ironworks_gardens_rock = Hutě se Zahradami
bot-ironworks_great_hall = Hutě s Velkým sálem
bot-lab_militia_chapel = Milice s Laboratoří
bot-laboratory = Laboratoř s penězi
bot-library = Knihovna s penězi
bot-market = Trh s penězi
bot-masquerade = Maškary s penězi
bot-merchant = Obchodnice s penězi
bot-militia = Milice s penězi
bot-militia_smithy = Milice s Kovárnou
bot-mine = Důl s penězi
bot-mining_village = Důlní osada s penězi
bot-minion = Služebník s penězi
bot-moat = Hradní příkop s penězi
bot-moneylender = Časný Lichvář
bot-monument = Pomník s penězi
bot-mountebank = Šarlatán s penězi
bot-nobles = Šlechtici s penězi
bot-pawn = Pěšák s penězi
bot-poacher = Pytlák s penězi
bot-remodel = Přestavba s penězi
bot-saboteur = Sabotér s penězi
bot-scout = Zvěd s penězi
bot-sea_hag = Mořská ježibaba s penězi
bot-secret_chamber = Tajemná komnata s penězi
bot-sentry = Stráž s penězi
bot-sentry_witch = Stráž s Čarodějnicí
bot-shanty_town = Chudinská čtvrť s penězi
bot-single_witch = Jedna Čarodějnice
bot-smithy = Kovárna s penězi
bot-spy = Špion s penězi
bot-steward = Správce s penězi
bot-swindler = Podvodník s penězi
bot-thief = Zloděj s penězi
bot-throne_room_bridge = Trůnní sál s Mostem
bot-throne_room_council_room = Trůnní sál se Zasedáním rady
bot-torturer = Žalářník s penězi
bot-tournament = Turnaj s penězi
bot-trading_post = Obchodní místo s penězi
bot-tribute = Dar poddaných s penězi
bot-upgrade = Pokrok s penězi
bot-vassal = Vazal s penězi
bot-vault = Trezor s penězi
bot-village_smithy = Vesnice s Kovárnou
bot-village_torturer = Vesnice se Žalářníkem
bot-wishing_well = Studna přání s penězi
bot-witch = Čarodějnice s penězi
bot-woodcutter = Dřevorubec s penězi
bot-workshop_gardens = Dílna se Zahradami

## Co ukazují komunikátory u odkazu

preview-title = Crownlands
preview-text = Hrajte Dominion, Kingdomino, Queendomino a Královskou svatbu v prohlížeči s přáteli i proti botům.
preview-no-table = Takový stůl už neexistuje. Jiný otevřete během chvilky.
preview-open-title = { $game }: volné místo
preview-open =
    { $n ->
        [0] { $game }: hra čeká na hráče. Otevřete odkaz a posaďte se.
        [one] { $game }: do hry vás zve { $names }. Otevřete odkaz a posaďte se.
       *[other] { $game }: do hry vás zvou { $names }. Otevřete odkaz a posaďte se.
    }
preview-running-title = Hraje se { $game }
preview-running =
    { $n ->
        [0] Otevřete odkaz a sledujte hru.
        [one] { $game }: hraje { $names }. Otevřete odkaz a sledujte hru.
       *[other] { $game }: hrají { $names }. Otevřete odkaz a sledujte hru.
    }
preview-over-title = { $game }: dohraná hra
preview-over =
    { $n ->
        [0] Projděte si hru, nebo v ní od kteréhokoli místa pokračujte.
       *[other] Projděte si hru ({ $names }), nebo v ní od kteréhokoli místa pokračujte.
    }
preview-unreadable-title = { $game }
preview-unreadable = Záznam této hry tato verze neumí přečíst.

## Hry, které nejsou nové

origin-import = Tato hra byla přinesena odjinud: kdo ji přinesl, může znát karty.
origin-fork = Tato hra pokračuje v dohrané hře: kdo si ji prohlížel, může znát karty.
origin-lesson = Lekce s připraveným rozdáním.
origin-day = Rozdání dne: stejné karty pro všechny.
origin-shuffles = Opakuje se míchání dřívější hry: kdo ji hrál, zná karty.

### Kdo hraje

game-dominion = Dominion
you = vy
person = Vy
bot-random = Náhoda
bot-big_money = Velké peníze
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

bot-adventurer = Dobrodruh a peníze
bot-artisan = Řemeslník a peníze
bot-bandit = Bandita a peníze
bot-baron = Baron a peníze
bot-basic_big_money = Prosté velké peníze
bot-big_money_ultimate = Nejlepší velké peníze
bot-bridge = Most a peníze
bot-bureaucrat = Úředník a peníze
bot-caravan = Karavana a peníze
bot-cellar = Sklepení a peníze
bot-chancellor = Kancléř a peníze
bot-chapel_laboratory = Kaple s Laboratoří
bot-chapel_witch = Kaple s Čarodějnicí
bot-colony_money = Kolonie a peníze
bot-conspirator = Řetěz Spiklenců
bot-coppersmith = Měditepec a peníze
bot-council_room = Zasedání rady a peníze
bot-courtier = Dvořan a peníze
bot-courtyard = Hradní nádvoří a peníze
bot-double_witch = Dvě Čarodějnice
bot-duke = Vévoda s Vévodstvím
bot-familiar = Rarášek a peníze
bot-feast = Hostina a peníze
bot-festival = Jarmark a peníze
bot-festival_library = Jarmark s Knihovnou
bot-gardens_counter_council_room = Zasedání rady proti Zahradám
bot-gardens_counter_smithy = Kovárna proti Zahradám
bot-gardens_counter_witch = Čarodějnice proti Zahradám
bot-gardens_rush = Rychlé Zahrady
bot-ghost_ship = Loď duchů a peníze
bot-goons = Hrdlořezi a peníze
bot-great_hall = Velký sál a peníze
bot-harbinger = Průzkumník a peníze
bot-harem = Harém a peníze
bot-hunting_party = Lovecká družina a peníze
bot-ironworks_gardens_rock = Hutě se Zahradami
bot-ironworks_great_hall = Hutě s Velkým sálem
bot-lab_militia_chapel = Milice s Laboratoří
bot-laboratory = Laboratoř a peníze
bot-library = Knihovna a peníze
bot-market = Trh a peníze
bot-masquerade = Maškary a peníze
bot-merchant = Obchodnice a peníze
bot-militia = Milice a peníze
bot-militia_smithy = Milice s Kovárnou
bot-mine = Důl a peníze
bot-mining_village = Důlní osada a peníze
bot-minion = Služebník a peníze
bot-moat = Hradní příkop a peníze
bot-moneylender = Časný Lichvář
bot-monument = Pomník a peníze
bot-mountebank = Šarlatán a peníze
bot-nobles = Šlechtici a peníze
bot-pawn = Pěšák a peníze
bot-poacher = Pytlák a peníze
bot-remodel = Přestavba a peníze
bot-saboteur = Sabotér a peníze
bot-scout = Zvěd a peníze
bot-sea_hag = Mořská ježibaba a peníze
bot-secret_chamber = Tajemná komnata a peníze
bot-sentry = Stráž a peníze
bot-sentry_witch = Stráž s Čarodějnicí
bot-shanty_town = Chudinská čtvrť a peníze
bot-single_witch = Jedna Čarodějnice
bot-smithy = Kovárna a peníze
bot-spy = Špion a peníze
bot-steward = Správce a peníze
bot-swindler = Podvodník a peníze
bot-thief = Zloděj a peníze
bot-throne_room_bridge = Trůnní sál s Mostem
bot-throne_room_council_room = Trůnní sál se Zasedáním rady
bot-torturer = Žalářník a peníze
bot-tournament = Turnaj a peníze
bot-trading_post = Obchodní místo a peníze
bot-tribute = Dar poddaných a peníze
bot-upgrade = Pokrok a peníze
bot-vassal = Vazal a peníze
bot-vault = Trezor a peníze
bot-village_smithy = Vesnice s Kovárnou
bot-village_torturer = Vesnice se Žalářníkem
bot-wishing_well = Studna přání a peníze
bot-witch = Čarodějnice a peníze
bot-woodcutter = Dřevorubec a peníze
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

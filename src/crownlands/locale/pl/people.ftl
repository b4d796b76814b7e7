### Kto gra

game-dominion = Dominion
you = ty
person = Ty
bot-random = Losowy
bot-big_money = Wielkie pieniądze
bot-lookahead = Przewidujący
bot-evolved = Wyhodowany
bot-full_greedy = Bardzo zachłanny
bot-greedy = Zachłanny
bot-beginner = Pip
bot-steady = Marta
bot-expert = Aldous
bot-strongest = Sybilla
level-beginner = początkujący
level-steady = solidna
level-expert = ekspert
level-strongest = najsilniejsza
idea-random = { $name } wybiera losowo: wszystko ma równe szanse.
idea-evolved = { $name } gra strategią wyhodowaną dla tego zestawu.
idea-big_money = { $name } kupuje Prowincje, karty { card-gold.gen } i Srebrniki, a pod koniec kilka Powiatów.
idea-lookahead = { $name } rozgrywa w głowie dalszy ciąg, za każdym razem rozdając na nowo karty, których nie widzi.
idea-full_greedy = { $name } próbuje każdego miejsca dla domina z każdym wyborem i bierze to, co daje najwięcej punktów.
idea-greedy = { $name } dokłada domino tam, gdzie daje najwięcej punktów, a wybiera losowo.
idea-beginner = { $name } zna zasady od niedawna: lubi to, co teraz dobrze wygląda, i nie patrzy daleko naprzód.
idea-steady = { $name } gra tak, jak prowadzi swój młyn: z planem pasującym do stołu i z potknięciem od czasu do czasu.
idea-expert = { $name } zna wszystkie księgi na ten temat: wie, co wygrywa przy tym stole i jak kończy się grę.
idea-strongest = { $name } przewiduje tysiąc gier przed każdym wyborem i bierze to, co wygrywa najczęściej.
idea-and-author = { $idea } Autor: { $name }.

## Strategie: jedna karta wśród pieniędzy albo co z czym się łączy

bot-adventurer = { card-adventurer } i pieniądze
bot-artisan = { card-artisan } i pieniądze
bot-bandit = { card-bandit } i pieniądze
bot-baron = { card-baron } i pieniądze
bot-basic_big_money = Proste wielkie pieniądze
bot-big_money_ultimate = Doskonałe wielkie pieniądze
bot-bridge = { card-bridge } i pieniądze
bot-bureaucrat = { card-bureaucrat } i pieniądze
bot-caravan = { card-caravan } i pieniądze
bot-cellar = { card-cellar } i pieniądze
bot-chancellor = { card-chancellor } i pieniądze
bot-chapel_laboratory = { card-chapel } i { card-laboratory }
bot-chapel_witch = { card-chapel } i { card-witch }
bot-colony_money = { card-colony } i pieniądze
bot-conspirator = Łańcuch Spiskowców
bot-coppersmith = { card-coppersmith } i pieniądze
bot-council_room = { card-council_room } i pieniądze
bot-courtier = { card-courtier } i pieniądze
bot-courtyard = { card-courtyard } i pieniądze
bot-double_witch = Dwie Wiedźmy
bot-duke = { card-duke } i { card-duchy }
bot-familiar = { card-familiar } i pieniądze
bot-feast = { card-feast } i pieniądze
bot-festival = { card-festival } i pieniądze
bot-festival_library = { card-festival } i { card-library }
bot-gardens_counter_council_room = { card-council_room } przeciw Ogrodom
bot-gardens_counter_smithy = { card-smithy } przeciw Ogrodom
bot-gardens_counter_witch = { card-witch } przeciw Ogrodom
bot-gardens_rush = Wyścig po Ogrody
bot-ghost_ship = { card-ghost_ship } i pieniądze
bot-goons = { card-goons } i pieniądze
bot-great_hall = { card-great_hall } i pieniądze
bot-harbinger = { card-harbinger } i pieniądze
bot-harem = { card-harem } i pieniądze
bot-hunting_party = { card-hunting_party } i pieniądze
bot-ironworks_gardens_rock = { card-ironworks } i { card-gardens }
bot-ironworks_great_hall = { card-ironworks } i { card-great_hall }
bot-lab_militia_chapel = { card-militia } i { card-laboratory }
bot-laboratory = { card-laboratory } i pieniądze
bot-library = { card-library } i pieniądze
bot-market = { card-market } i pieniądze
bot-masquerade = { card-masquerade } i pieniądze
bot-merchant = { card-merchant } i pieniądze
bot-militia = { card-militia } i pieniądze
bot-militia_smithy = { card-militia } i { card-smithy }
bot-mine = { card-mine } i pieniądze
bot-mining_village = { card-mining_village } i pieniądze
bot-minion = { card-minion } i pieniądze
bot-moat = { card-moat } i pieniądze
bot-moneylender = Wczesny Lichwiarz
bot-monument = { card-monument } i pieniądze
bot-mountebank = { card-mountebank } i pieniądze
bot-nobles = { card-nobles } i pieniądze
bot-pawn = { card-pawn } i pieniądze
bot-poacher = { card-poacher } i pieniądze
bot-remodel = { card-remodel } i pieniądze
bot-saboteur = { card-saboteur } i pieniądze
bot-scout = { card-scout } i pieniądze
bot-sea_hag = { card-sea_hag } i pieniądze
bot-secret_chamber = { card-secret_chamber } i pieniądze
bot-sentry = { card-sentry } i pieniądze
bot-sentry_witch = { card-sentry } i { card-witch }
bot-shanty_town = { card-shanty_town } i pieniądze
bot-single_witch = Jedna Wiedźma
bot-smithy = { card-smithy } i pieniądze
bot-spy = { card-spy } i pieniądze
bot-steward = { card-steward } i pieniądze
bot-swindler = { card-swindler } i pieniądze
bot-thief = { card-thief } i pieniądze
bot-throne_room_bridge = { card-throne_room } i { card-bridge }
bot-throne_room_council_room = { card-throne_room } i { card-council_room }
bot-torturer = { card-torturer } i pieniądze
bot-tournament = { card-tournament } i pieniądze
bot-trading_post = { card-trading_post } i pieniądze
bot-tribute = { card-tribute } i pieniądze
bot-upgrade = { card-upgrade } i pieniądze
bot-vassal = { card-vassal } i pieniądze
bot-vault = { card-vault } i pieniądze
bot-village_smithy = { card-village } i { card-smithy }
bot-village_torturer = { card-village } i { card-torturer }
bot-wishing_well = { card-wishing_well } i pieniądze
bot-witch = { card-witch } i pieniądze
bot-woodcutter = { card-woodcutter } i pieniądze
bot-workshop_gardens = { card-workshop } i { card-gardens }

## Co pokazują komunikatory przy linku

preview-title = Crownlands
preview-text = Graj w Dominion, Kingdomino, Queendomino i Królewskie wesele w przeglądarce, ze znajomymi i z botami.
preview-no-table = Tego stołu już nie ma. Otwórz inny w kilka sekund.
preview-open-title = Wolne miejsce: { $game }
preview-open =
    { $n ->
        [0] Gra { $game } czeka na graczy: otwórz link i usiądź do stołu.
        [one] { $names } zaprasza cię do gry { $game }: otwórz link i usiądź do stołu.
       *[other] { $names } zapraszają cię do gry { $game }: otwórz link i usiądź do stołu.
    }
preview-running-title = Trwa gra { $game }
preview-running =
    { $n ->
        [0] Otwórz link i oglądaj.
        [one] { $names } gra w { $game }: otwórz link i oglądaj.
       *[other] { $names } grają w { $game }: otwórz link i oglądaj.
    }
preview-over-title = Gra { $game }
preview-over =
    { $n ->
        [0] Przejdź grę krok po kroku albo graj dalej od dowolnego miejsca.
       *[other] Gracze: { $names }. Przejdź ich grę krok po kroku albo graj dalej od dowolnego miejsca.
    }
preview-unreadable-title = { $game }
preview-unreadable = Ta wersja nie umie odczytać zapisu tej gry.

## Gry, które nie są nowe

origin-import = Tę grę wczytano z innego miejsca: kto to zrobił, może znać karty.
origin-fork = Ta gra jest dalszym ciągiem zakończonej: kto tamtą oglądał, może znać karty.
origin-lesson = Lekcja z przygotowanym rozdaniem.
origin-day = Rozdanie dnia: te same karty dla wszystkich.
origin-shuffles = Powraca tasowanie z wcześniejszej gry: kto w nią grał, zna karty.

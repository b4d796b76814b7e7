### Who plays

game-dominion = Dominion
you = you
person = You
bot-random = Random
bot-big_money = Big Money
bot-lookahead = Look-Ahead
bot-evolved = Evolved
bot-full_greedy = Full Greedy
bot-greedy = Greedy
bot-beginner = Pip
bot-steady = Marta
bot-expert = Aldous
bot-strongest = Sibylla
level-beginner = beginner
level-steady = steady
level-expert = expert
level-strongest = strongest
idea-random = { $name } chooses anything with equal chance.
idea-evolved = { $name } plays what was evolved for this kingdom.
idea-big_money = { $name } buys Provinces, Gold and Silver, and late a few Duchies.
idea-lookahead = { $name } plays on in its head, with the cards that it cannot see dealt anew each time.
idea-full_greedy = { $name } tries every place for its domino with every claim, and takes what gives it most points.
idea-greedy = { $name } places its domino where that gives most points, and claims at random.
idea-beginner = { $name } has just learned it: likes what looks good now, and does not look far ahead.
idea-steady = { $name } plays as she keeps her mill: with a plan that fits the table, and a slip now and then.
idea-expert = { $name } has read every book about it: knows what wins at this table, and how a game is ended.
idea-strongest = { $name } foresees a thousand games before each choice, and takes what wins most.
idea-and-author = { $idea } By { $name }.

## Strategies: one card among money, or what goes with what

bot-adventurer = Adventurer Money
bot-artisan = Artisan Money
bot-bandit = Bandit Money
bot-baron = Baron Money
bot-basic_big_money = Basic Big Money
bot-big_money_ultimate = Big Money Ultimate
bot-bridge = Bridge Money
bot-bureaucrat = Bureaucrat Money
bot-caravan = Caravan Money
bot-cellar = Cellar Money
bot-chancellor = Chancellor Money
bot-chapel_laboratory = Chapel with Laboratory
bot-chapel_witch = Chapel with Witch
bot-colony_money = Colony Money
bot-conspirator = Conspirator Chain
bot-coppersmith = Coppersmith Money
bot-council_room = Council Room Money
bot-courtier = Courtier Money
bot-courtyard = Courtyard Money
bot-double_witch = Double Witch
bot-duke = Duke with Duchy
bot-familiar = Familiar Money
bot-feast = Feast Money
bot-festival = Festival Money
bot-festival_library = Festival with Library
bot-gardens_counter_council_room = Council Room against Gardens
bot-gardens_counter_smithy = Smithy against Gardens
bot-gardens_counter_witch = Witch against Gardens
bot-gardens_rush = Gardens Rush
bot-ghost_ship = Ghost Ship Money
bot-goons = Goons Money
bot-great_hall = Great Hall Money
bot-harbinger = Harbinger Money
bot-harem = Harem Money
bot-hunting_party = Hunting Party Money
bot-ironworks_gardens_rock = Ironworks with Gardens
bot-ironworks_great_hall = Ironworks with Great Hall
bot-lab_militia_chapel = Militia with Laboratory
bot-laboratory = Laboratory Money
bot-library = Library Money
bot-market = Market Money
bot-masquerade = Masquerade Money
bot-merchant = Merchant Money
bot-militia = Militia Money
bot-militia_smithy = Militia with Smithy
bot-mine = Mine Money
bot-mining_village = Mining Village Money
bot-minion = Minion Money
bot-moat = Moat Money
bot-moneylender = Early Moneylender
bot-monument = Monument Money
bot-mountebank = Mountebank Money
bot-nobles = Nobles Money
bot-pawn = Pawn Money
bot-poacher = Poacher Money
bot-remodel = Remodel Money
bot-saboteur = Saboteur Money
bot-scout = Scout Money
bot-sea_hag = Sea Hag Money
bot-secret_chamber = Secret Chamber Money
bot-sentry = Sentry Money
bot-sentry_witch = Sentry with Witch
bot-shanty_town = Shanty Town Money
bot-single_witch = Single Witch
bot-smithy = Smithy Money
bot-spy = Spy Money
bot-steward = Steward Money
bot-swindler = Swindler Money
bot-thief = Thief Money
bot-throne_room_bridge = Throne Room with Bridge
bot-throne_room_council_room = Throne Room with Council Room
bot-torturer = Torturer Money
bot-tournament = Tournament Money
bot-trading_post = Trading Post Money
bot-tribute = Tribute Money
bot-upgrade = Upgrade Money
bot-vassal = Vassal Money
bot-vault = Vault Money
bot-village_smithy = Village with Smithy
bot-village_torturer = Village with Torturer
bot-wishing_well = Wishing Well Money
bot-witch = Witch Money
bot-woodcutter = Woodcutter Money
bot-workshop_gardens = Workshop with Gardens

## What messengers show of a link

preview-title = Crownlands
preview-text = Play Dominion, Kingdomino, Queendomino and Royal Wedding in the browser, against friends and bots.
preview-no-table = There is no such table any more. Open another one within seconds.
preview-open-title = A seat is free at { $game }
preview-open =
    { $n ->
        [0] A game of { $game } waits for players: open the link and sit down.
        [one] { $names } invites you to a game of { $game }: open the link and sit down.
       *[other] { $names } invite you to a game of { $game }: open the link and sit down.
    }
preview-running-title = { $game } is being played
preview-running =
    { $n ->
        [0] Open the link and watch.
        [one] { $names } is playing { $game }: open the link and watch.
       *[other] { $names } are playing { $game }: open the link and watch.
    }
preview-over-title = A game of { $game }
preview-over =
    { $n ->
        [0] Step through the game, or go on from any point.
       *[other] Step through what { $names } played, or go on from any point.
    }
preview-unreadable-title = { $game }
preview-unreadable = The record of this game cannot be read by this version.

## Games that are not new

origin-import = This game was brought along from elsewhere: who brought it may know the cards.
origin-fork = This game goes on from one that is over: who looked at that one may know the cards.
origin-lesson = A lesson with a prepared deal.
origin-day = The deal of the day: the same cards for everybody here.
origin-shuffles = The shuffles of an earlier game come again: who played it knows the cards.

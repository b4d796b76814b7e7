### The start page, new tables, the kingdom chooser, the waiting room, replays

## People

guest-names = Willow, Robin, Ash, Hazel, Rowan, Sage, Wren, Linden, Briar, Juniper, Clover, Alder
level-of =
    { $n ->
        [one] { $name }, { $level }
       *[other] { $n } × { $name }, { $level }
    }

## Start

start-tagline = Build a deck, build a kingdom: with friends, against bots, here and now.
start-free = No account, nothing to install.
start-name = Your name
start-play = Play now
start-friends = Play with friends
start-friends-game = Play { $game } with friends
start-against = Opponent
start-with-friends = With friends
start-players = { $least } to { $most }{ $more ->
        [0] { "" }
       *[other] { " " }or { $more }
    } players
start-dominion = Everybody begins with the same ten cards. Who makes the better deck?
start-kingdomino = Lay dominoes, join lands, count crowns. Learned in a minute.
start-queendomino = Kingdomino with towns, taxes, knights, a queen and a dragon.
start-royal_wedding = Two boxes in one game, for up to eight, alone or in teams.
start-choose-kingdom = Choose the kingdom
start-boxes = My boxes
start-boxes-text = “Play now” deals from these after your first game.
today-title = Today
today-text = The same deal for everybody here, against the same opponent. The first try counts.
today-cards = Kingdom of the day: { $name }
today-dominoes = Domino deal of the day: { $name }
today-results = Results
today-nobody = Nobody has played it yet.
today-score = { $points } : { $opponent }
today-won = won
room-local = Friends cannot open this address: it is only for this machine. To play in the house, start Crownlands with
room-code = QR code
room-code-of = The link as a QR code
start-opening = The table is being laid …
start-continue = Go on playing
start-join = Join a game
start-join-empty = No table is waiting for players right now.
start-join-link = Somebody sent you a link or a code?
start-join-link-hint = Paste it here
start-join-go = Go there
start-join-bad = That is neither a link to a table nor its code.
start-watch = Watch a game
start-watch-empty = Nobody is playing in public right now.
start-replays = Replays
start-replays-text = Step through finished games, yours and others’.
start-rules = Rules
start-more = More
start-art = A hand of cards above a small kingdom of fields, woods and lakes
lists-away = The lists cannot be loaded: the server is away.

table-nobody = nobody yet
table-origin = { $origin ->
    [import] brought along from elsewhere
    [day] the deal of the day
    [lesson] a lesson
    [fork] goes on from a game that is over
   *[shuffles] with the shuffles of an earlier game
}
table-forget = Forget this table
table-status-open =
    { $n ->
        [one] waiting for 1 player
       *[other] waiting for { $n } players
    }
table-status-running = running
table-status-over = over
table-status-unreadable = cannot be read by this version
table-sit = Sit down
table-watch = Watch
table-go-on = Go on
table-see = See the replay

## New table

new-title = A new table
new-game = Game
new-players = Players
new-seats = Who sits where
new-seat = Seat { $n }
new-seat-name = Name for seat { $n }
new-seat-bot = Bot for seat { $n }
new-seat-me = Me
new-seat-here = Somebody else on this device
new-seat-open = A friend with the link
new-seat-bot-kind = A bot
new-seat-open-text = Open for whoever gets the link first.
new-person = Player { $n }
new-bot-level = Choose a level instead
new-bot-strategy = For strategists: choose a strategy instead
new-advice = Players may ask the expert for hints
new-bots-fit = Made for this kingdom
new-bots-any = At home anywhere
new-bots-miss = Would miss cards here
new-bot-misses = { $name } was made for kingdoms with { $cards }, and does its best without.
new-nobody-waits = Nobody is waited for: the game begins at once.
new-waits =
    { $n ->
        [one] You get a link for 1 friend. The game begins when everybody sits.
       *[other] You get a link for { $n } friends. The game begins when everybody sits.
    }
new-nobody-here = You only open the table, and may sit down later or watch.
new-kingdom = Kingdom
new-house = House rules
new-house-usual = as the rulebook has it
new-house-changed =
    { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
new-teams-of-eight = Eight players always play in teams of two.
new-table = Table
new-time = Time for each choice
new-time-none = As long as you like
new-time-seconds = { $n } seconds
new-time-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
new-time-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
new-time-text = Whoever lets it run out has resigned.
new-chat = Players can chat
new-watchers-chat = Those who watch can chat as well
new-public = Public: on the start page anybody can join or watch
new-unknown-game = There is no game “{ $name }” here. Choose one of these.
new-unknown-kingdom = There is no kingdom “{ $name }” here. The cards below are those for a first game.
new-open = Open the table
new-begin = Begin
new-kingdom-missing = Choose ten kingdom cards first.

house-throne_room_optional = Throne Room
    .is-false = must double an Action
    .is-true = may double an Action
house-mine_optional = Mine
    .is-false = must trash a Treasure
    .is-true = may trash a Treasure
house-moneylender_optional = Moneylender
    .is-false = must trash a Copper
    .is-true = may trash a Copper
house-treasures_after_buy = Treasures after the first buy
    .is-false = cannot be played any more
    .is-true = can still be played
house-counts_visible = Decks and discard piles
    .is-strict = only the size of your own deck is shown
    .is-relaxed = all sizes are shown, and your own discard pile
house-cleanup_top_card = On top of the discard pile after Clean-up
    .is-hand_card = lies a card from the hand
    .is-free = lies any card that was discarded
house-choose_top_card = The card on top after Clean-up and Minion
    .is-false = is the last one played, of a hand the cheapest
    .is-true = is chosen by its owner
house-masquerade_empty_hand = Masquerade, for a player without cards in hand
    .is-receive = a card is received all the same
    .is-skip = the passing goes past them
house-empty_piles_to_end = The game ends with
    .is-3 = three empty piles
    .is-4 = four empty piles
house-treasure_boxes = Copper, Silver and Gold
    .is-1 = of one box
    .is-2 = of two boxes
house-colonies = Platinum and Colony
    .is-false = are left out
    .is-true = are in the Supply
    .is-random = are drawn for, as likely as cards of Prosperity are in the kingdom
house-throne_stays = A Throne Room that played a Throne Room that played Durations
    .is-direct = is discarded in Clean-up
    .is-tracking = stays in play if there are two or more of them
house-outpost_wording = Outpost
    .is-first = draws 3 cards even if no extra turn follows
    .is-2017 = does nothing if no extra turn follows (2017)
    .is-2023 = brings its turn only if no other extra turn is waiting (2023)
house-possession_tokens = Tokens taken in a possessed turn
    .is-debt_only = stay with the player whose turn it is
    .is-all = go to the player who decides
house-possession_wording = Possessed turns
    .is-first = may follow each other in any number
    .is-2023 = are never the third turn in a row (2023)
house-nested_possession = The turn from a Possession played in a possessed turn
    .is-before = comes at once
    .is-after = comes after the next turn in order
house-treasury_wording = Treasury goes onto the deck
    .is-first = in Clean-up, if no Victory card was bought
    .is-2022 = after buying, if no Victory card was gained meanwhile (2022)
house-alchemist_wording = Alchemist goes onto the deck
    .is-first = when it is discarded, if a Potion is still in play
    .is-2022 = before anything is discarded, if a Potion is in play (2022)
house-herbalist_wording = Herbalist saves a Treasure
    .is-first = once for each Herbalist in play
    .is-2022 = once for each time it was played (2022)
house-mint_wording = Mint trashes your Treasures in play
    .is-first = when you buy it
    .is-2022 = when you gain it in any way (2022)
house-hoard_wording = Hoard
    .is-first = counts for each Hoard in play when you buy a Victory card
    .is-2022 = counts for each time it was played; the Gold comes after the Victory card (2022)
house-princess_wording = Princess makes cards cheaper
    .is-first = while she is in play
    .is-2022 = for the rest of the turn, each time she is played (2022)
house-rabble_order = What Rabble lets a player put back
    .is-public = is seen by all, in its order
    .is-hidden = is seen, but not in which order
house-highway_wording = Highway makes cards cheaper
    .is-first = while it is in play
    .is-2022 = for the rest of the turn, each time it is played (2022)
house-merchant_guild_wording = Merchant Guild gives its coin tokens
    .is-first = for each card bought, at once
    .is-2022 = at the end of the Buy phase, for each card gained in it (2022)
house-farmland_wording = Farmland trashes a card
    .is-first = when you buy it
    .is-2022 = when you gain it in any way, and never for another Farmland (2022)
house-soothsayer_draws = The cards that Soothsayer gives for Curses
    .is-after_all = are drawn when all have gained their Curse
    .is-at_once = are drawn by each player right after the Curse
house-overpay_timing = What you overpaid for a card
    .is-before_gain = shows before you gain it
    .is-with_gain = shows when you have gained it (2022)
house-coin_tokens_any_time = Coin tokens
    .is-false = are spent in the Buy phase, before you buy anything
    .is-true = can be spent at any time in your turn (2022)
house-enchantress_turns = Enchantress replaces the first Action
    .is-next = of the others’ next turn
    .is-each = of each turn they take until your next one (2018)
house-forum_wording = Forum gives a Buy
    .is-first = when you buy it
    .is-2022 = when you gain it in any way (2022)
house-groundskeeper_wording = Groundskeeper gives points
    .is-first = while it is in play
    .is-2022 = for the rest of the turn, each time it is played (2022)
house-bonfire_wording = Bonfire trashes
    .is-first = any cards you have in play
    .is-2022 = Coppers only (2022)
house-hovel_wording = Hovel may be trashed
    .is-first = when you buy a Victory card
    .is-2022 = when you gain one in any way (2022)
house-debt_any_time = Debt
    .is-false = is paid off while you buy
    .is-true = can be paid off at any time in your turn
house-charm_wording = A Charm that waits
    .is-first = answers the next card you buy, before you gain it
    .is-2022 = answers the next card you gain, after that (2022)
house-messenger_wording = Messenger gives everybody a card
    .is-first = as the first purchase of a turn
    .is-2022 = as the first card you gain in your Buy phase (2022)
house-hermit_wording = Hermit becomes a Madman
    .is-first = when it is discarded from play, if you bought no card
    .is-2022 = at the end of the Buy phase, if you gained no card in it (2022)
house-overlord_wording = Overlord
    .is-first = becomes an Action of the Supply until it leaves play
    .is-2019 = plays an Action of the Supply, chosen anew each time, which stays there (2019)
house-lose_track = A gained card that another covers in the discard pile
    .is-covered = is lost: it cannot be put onto the deck any more
    .is-moved = can still be put onto the deck (2019)
house-shelters = Each player starts with
    .is-false = seven Coppers and three Estates
    .is-true = seven Coppers and three Shelters
    .is-random = Shelters instead of Estates, if the draw says so; the likelier, the more cards of Dark Ages are in the kingdom
house-usual = by the rulebook
house-group-table = At every table
house-group-cards = How cards are meant

## Kingdom chooser

chooser-ten = The ten cards
chooser-own = A kingdom of your own
chooser-cost = costs { $n }{ $potion ->
        [yes] { " " }and a Potion
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }and { $debt } debt
    }
chooser-extras = With these cards come
chooser-landscapes = Events and Landmarks
chooser-shelters = Shelters instead of Estates
chooser-colonies = Platinum and Colony
chooser-colonies-no = leave out
chooser-colonies-yes = play with them
chooser-colonies-random = let chance decide
chooser-bane = Bane, an eleventh pile that Young Witch spares
chooser-bane-random = any that fits, by chance
chooser-lock = Keep { $card }
chooser-swap = Another card instead of { $card }
chooser-read = Read { $card }
chooser-free = free
chooser-surprise = Surprise me
chooser-copy-names = Copy names
chooser-copy-link = Copy link
chooser-lab = What wins here?
chooser-ways = How to choose
chooser-way-sets = Recommended
chooser-way-chance = By chance
chooser-way-hand = By hand
chooser-way-text = From text
chooser-sets =
    { $n ->
        [one] 1 set
       *[other] { $n } sets
    }
chooser-take = Choose
chooser-chosen = Chosen
chooser-boxes = Cards from
chooser-wishes = Wishes
chooser-any = any
chooser-mostAttacks =
    { $n ->
        [0] none
        [one] 1 at most
       *[other] { $n } at most
    }
chooser-leastCosts = { $n } or more
chooser-mostOfOneCost = { $n } at most
wish-mostAttacks = Attacks
wish-village = a card with +2 Actions
wish-buy = a card with +1 Buy
wish-trasher = a card that trashes
wish-leastCosts = Different costs
wish-mostOfOneCost = Cards of the same cost
chooser-deal = Deal ten cards
chooser-locked =
    { $n ->
        [0] Cards that you lock stay.
        [one] 1 card is locked and stays.
       *[other] { $n } cards are locked and stay.
    }
chooser-search = Name or type
chooser-count = { $n } of { $all } cards
chooser-clear = Take all out
chooser-none-found = No card of these boxes is called that.
chooser-full = Ten cards are chosen. Take one out first.
chooser-missing =
    { $n ->
        [one] 1 card is missing.
       *[other] { $n } cards are missing.
    }
chooser-fill = Fill up by chance
chooser-paste = Ten names with commas or line by line, or a link to a kingdom
chooser-use = Use these cards
chooser-read-done =
    { $n ->
        [one] 1 card is chosen.
       *[other] { $n } cards are chosen.
    }
chooser-unknown =
    { $n ->
        [one] There is no card { $names } here. The kingdom is as it was.
       *[other] There are no cards { $names } here. The kingdom is as it was.
    }
chooser-no-names = There is no card’s name in this text. The kingdom is as it was.
chooser-too-many = These are { $n } cards, and a kingdom has ten. The kingdom is as it was.
chooser-few-cards = There are not ten cards to choose from. Choose more boxes.
chooser-impossible = These boxes, wishes and locked cards do not go together. Take back more than one of them.
chooser-without =
    { $n ->
        [one] These boxes and locked cards cannot meet all wishes. Without this one they could: { $wishes }.
       *[other] These boxes and locked cards cannot meet all wishes. Without any one of these they could: { $wishes }.
    }

## Waiting room

room-title-mine =
    { $n ->
        [one] Waiting for 1 more: send them this link
       *[other] Waiting for { $n } more: send them this link
    }
room-title-other =
    { $n ->
        [one] 1 seat is free
       *[other] { $n } seats are free
    }
room-link = The address of this table
room-send = Send the link
room-send-text = Play { $game } with me
room-begins = The game begins by itself as soon as nobody is missing. You can leave this page open, or come back later from the start page.
room-seats = At the table
room-you = you
room-seat-free = free
room-seat-for = free for { $name }
room-sit = Sit here
room-sit-seat = Sit on seat { $n }
room-sit-down = Sit down
room-sit-big = Sit down and play
room-sit-also = Somebody else here
room-name = Name
room-bot = Seat a bot
room-bot-choose = Which bot?
room-all-bots = Fill the seats with bots
room-stand-up = Stand up
room-stand-up-seat = { $name } stands up
room-time = Each choice has its time: { $time }.
room-random-kingdom = The ten kingdom cards are drawn when the game begins.
room-bane = Bane
room-changed = { $what }: { $how }

## For programs

start-programs = For programs:
start-protocol = live play
start-requests = requests
start-health = health

## Replays

replays-own = Games you played
replays-own-empty = The games you finish are kept here, on this device.
replays-public = Finished in public
replays-public-empty = No game has been finished in public yet.
replays-import = Open a record
replays-import-text = A file that was saved from a replay or in the terminal. Drop it here, or choose it.
replays-import-choose = Choose a file
replays-import-reading = Reading { $name } …
replays-import-not-json = { $name } is damaged, or not a record: it cannot be read as JSON. Nothing was changed.
replays-import-no-record = { $name } is not a record of a game: it has no game and no steps. Nothing was changed.
replays-import-refused = { $name } cannot be opened: { $why }
copy-failed = Select it and copy it yourself

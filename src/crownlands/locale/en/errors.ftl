# What is wrong with a word of the command line, a file, a strategy, a position: told in one line, without a full stop. Quoted
# words, options (--kingdom) and names with _ are what is typed, and stay as they are.

## Parts of the sentences below

wrong-near = : did you mean { $near }?
wrong-or = { $first } or { $rest }
wrong-and = { $first } and { $rest }
wrong-plus = { $first } + { $rest }
wrong-nothing = nothing
wrong-none = none
wrong-empty = empty
wrong-in-file = { $file }, { $why }

## What was typed after crownlands

wrong-no-command = there is no command { $word }{ $near } (commands: { $commands })
wrong-word-too-many = { $word } is a word too many: { $command } --help shows what there is
wrong-no-such-option = there is no option { $option }{ $near } ({ $command } --help shows what there is)
wrong-value-missing = after { $option } something is missing: { $command } --help shows what
wrong-word-missing = { $name } is missing: { $command } --help shows what it is
wrong-value-unfit = { $name } cannot be { $value }{ $near } (it is one of { $known })
wrong-no-number =
    { $kind ->
        [whole] { $name } is a whole number, not { $value }
        [any] { $name } is a number, not { $value }
       *[other] { $name } cannot be { $value }
    }
wrong-misread = the words after { $command } cannot be understood: { $detail }
wrong-output-not-written = the output cannot be written: { $why }
wrong-no-words = there are no words in { $language }: languages are { $languages }
wrong-no-game = there is no game { $name }{ $near } (games: { $games })
wrong-hands-option = --hands is for new games of dominion and one of { $known }, not { $hands }
wrong-position-options = --position has its table and its options already: leave out --kingdom, --piles, --boxes and --option
wrong-wedding-teams = two players of royal_wedding are teams of two: leave out --option teams=false
wrong-kingdoms-option = --kingdoms takes a number from 1 on, for dominion, and of the other words about the table only --boxes
wrong-check-needs = check needs at least one game and one job
wrong-figures-tables = figures have tables of their own: --kingdom, --piles and --boxes are for games
wrong-players-option = --players is for kingdoms: random games have random players
wrong-kingdoms-recommended = kingdoms are the recommended ones: --kingdom may name one of them
wrong-landscapes-option = { $name } cannot be { $wish }: it is { $wishes }
wrong-no-box = there is no box { $box }{ $near } (boxes: { $boxes })
wrong-box-not-here = the cards of { $box } are not here: the boxes here are { $boxes }
wrong-no-kingdom = there is no recommended kingdom { $id }{ $near }
wrong-comparison-needs = a comparison needs at least one kingdom, and an even number of games in each: every deal is played twice
wrong-resume-csv = --resume goes on writing its own file: leave out --csv
wrong-until-option = --until is a half-width between 0 and 0.5, such as 0.02, or settled; not { $text }
wrong-held-out-option = --held-out is { $pools }, for dominion and without --boxes; not { $pool }
wrong-held-out-number = there are { $held_out } held-out kingdoms of { $pool }, not { $kingdoms }
wrong-evolve-needs = lab evolve needs some time, at least one game and at least one job
wrong-not-written = { $path } cannot be written: { $why }
wrong-study-needs = lab kingdom needs some time: --seconds 60
wrong-cards-or-piles = name the cards or give --piles, not both
wrong-nobody-meets = nobody meets anybody: at no table are the cards of two of these players
wrong-playouts-option = --playouts is not negative
wrong-no-record-in = { $path } holds no record: crownlands play --save and the page's replays write them
wrong-html-option = --html is for one game: crownlands match --chart draws many
wrong-match-players = a match needs 2 players or more, not { $n }: crownlands match smithy witch
wrong-match-games = a match needs at least one game, not { $games }
wrong-match-jobs = a match needs at least one job, not { $jobs }
wrong-is-folder = { $path } is a folder: give the name of a file
wrong-no-folder = { $path } cannot be written: there is no folder { $folder }
wrong-tables-of-dominion = --kingdom, --piles and --boxes are for dominion, not for { $game }
wrong-one-table = give one of --kingdom, --piles and --boxes, not several
wrong-several-kingdoms = there is more than one kingdom { $text }: say which of { $named }
wrong-option-form = an option is name=value, such as treasures_after_buy=true, not { $text }
wrong-option-twice = the option { $name } is given twice
wrong-one-beginning = give one of --kingdom, --piles, --boxes, --resume and --position, not several
wrong-option-new-game = --option is for a new game: a saved game or a position has its options already
wrong-another-game = this is a game of { $name }, not of { $wanted }: leave --game out
wrong-saved-players = the saved game has { $seats } seats, but tells of { $n } players
wrong-bots-besides-you = { $seats } seats need { $bots } bots besides you, not { $n }: give one for all, or one for each
wrong-names-number = there are { $seats } seats, but { $n } names
wrong-no-file = there is no file { $path }
wrong-no-utf8 = { $path } is not a text file in UTF-8
wrong-not-read = { $path } cannot be read: { $why }
wrong-one-queen = the queen is with one player only, and line { $line } says with whom
wrong-log-level-option = --log-level is { $levels }, not { $given }
wrong-serve-needs = bots need a worker, some seconds and 100 megabytes; records need a worker, the lab none or more
wrong-serve-negative = a pace, a rate and a number of processes are not negative
wrong-own-bots-option = --own-bots is name=module:Class,...
wrong-no-strategy = there is no strategy { $name }{ $near } (crownlands strategies lists them; or a strategy file: my_idea.txt)
wrong-csv-needs-games = --csv needs --games: how many games to play for each strategy
wrong-tournament-players = a tournament needs at least 2 players: crownlands tournament smithy witch big_money
wrong-no-strategy-in = there is no strategy (.txt) in the folder { $name }
wrong-named-twice = { $name } is named twice: in a tournament everybody takes part once
wrong-words-option = give one of --missing, --card-texts and --help-texts
wrong-no-language = there is no language { $language }: they are { $languages } (docs/translate.md says how to add one)

## Bots and strategies

wrong-in-strategy = { $name }, line { $line }, column { $column }: { $why }
wrong-no-bot = there is no bot { $name } for { $game }{ $near }{ $listed }
# with a blank before it
wrong-bots-here =
    { $game ->
        [dominion] { " " }(bots: { $names }; or a strategy file: my_idea.txt)
       *[other] { " " }(bots: { $names })
    }
wrong-heading = { $why } (sections: { $sections }, or a card)
wrong-no-section = there is no section { $name }{ $near }
wrong-under-its-name = what a card asks stands under its name: { $card }:
wrong-nothing-after-sign = after = something is missing: { $word } = money / cards > 2
wrong-nothing-after-if = after if a condition is missing: { $example }
wrong-no-answer = { $text } is no answer to { $card }{ $near } ({ $offers }a card, done, yes or no; also what to do with a card: trash estate)
wrong-if-missing = between { $card } and its condition the word if is missing: { $card } if { $rest }
wrong-never-holds = this condition can never hold
wrong-never-holds-then = when it is time to buy, this condition cannot hold: Treasures have been played by then
wrong-count-of-card =
    { $name ->
        [cost] { $name } is that of one card: { $name }(smithy)
        [points] { $name } is that of one pile: { $name }(smithy)
        [trained] { $name } is that of one pile: { $name }(smithy)
       *[other] { $name } counts one card: { $name }(smithy)
    }
wrong-right-call =
    { $name ->
        [abs] abs takes one number: abs(vp - 20)
        [chance] chance takes a number from 0 to 100, the share of games in per cent: chance(40)
       *[other] { $name } takes two numbers or more: { $name }(own(gold), 3)
    }
wrong-no-value = there is no { $name }{ $near } ({ $known })
wrong-no-call = there is no { $name }(){ $near } ({ $known })
wrong-there-are = there are { $values }, { $counts }, min(a, b), max(a, b), abs(a), chance(percent)
wrong-nothing-to-advise = the game is over: there is nothing to advise
wrong-bots-needed = { $seats } seats need { $seats } bots, not { $n }
wrong-foreign-sign = write { $right } instead of { $sign }
wrong-condition-deep = the condition is nested more than { $deepest } deep
wrong-no-condition = '{ $text }' is not a condition ({ $detail })
wrong-condition-long = the condition is too long, or a number in it too large
wrong-condition-grows = the condition is too long: names that stand for other names grow
wrong-no-card = there is no card { $card }{ $near }
wrong-compare-two = { $text }: compare two numbers with < <= > >= == !=
wrong-not-in-condition = { $text } does not belong in a condition: it is made of numbers, + - * / %, comparisons, and, or, not
wrong-strategy-no-text = { $path } cannot be read as a strategy: it is not a text file
wrong-nothing-to-buy = { $name } has no rule that says what to buy, such as: province
wrong-name-taken = { $word } has a meaning already: choose another name
wrong-strategy-unread = { $path } cannot be read as a strategy: { $why }
wrong-not-a-bot = { $name } is not a bot: module:Class names a class that is derived from crownlands.bots.bot.Bot
wrong-bot-not-loaded = { $name } cannot be loaded: { $kind }: { $why }

## Files

wrong-no-mapping =
    { $kind ->
        [nothing] { $path } should hold a mapping (names and values, as in {"{"}"seats": 2{"}"}), but holds nothing
       *[other] { $path } should hold a mapping (names and values, as in {"{"}"seats": 2{"}"}), but holds a { $kind }
    }
wrong-not-written-unchanged = { $path } cannot be written: { $why }; what was there before is unchanged
wrong-wrong-json = { $path } is not right JSON in line { $line }, column { $column }: { $detail }
wrong-wrong-yaml = { $path } is not right YAML: { $detail }
wrong-wrong-yaml-at = { $path } is not right YAML in line { $line }, column { $column }: { $detail }
wrong-permission-denied = permission denied
wrong-not-permitted = operation not permitted
wrong-no-such-file = no such file or directory
wrong-not-a-folder = not a directory
wrong-a-folder = is a directory
wrong-disk-full = no space left on device
wrong-read-only = read-only file system
wrong-name-too-long = file name too long
wrong-no-such-address = cannot assign requested address
wrong-no-text = it is no text
wrong-player-in-save =
    { $seat ->
        [0] { $path }: player { $seat } should have a name and no bot
       *[other] { $path }: player { $seat } should have a name and a bot
    }
wrong-suffix = { $path } should end in { $some } or { $last }
wrong-folder-not-file = { $path } is a folder, not a file
wrong-no-text-file = { $path } is not a text file: it should be { $kind } in UTF-8
wrong-json-deep = { $path } is not right JSON: too deeply nested, or with a number too long
wrong-cannot-hold = { $path } cannot hold this: { $why }
wrong-who-plays = { $path } does not tell who plays: `players` should be a list of names and bots
wrong-not-saved-game = { $path } is not a saved game: it has no record

## Cards, kingdoms, boxes and options of a game

wrong-most-piles = a game can have { $most } kingdom piles at most, not { $n }
wrong-not-in-game = { $id } is not in this game: its cards are { $cards }
wrong-missing-cards = { $kingdom } needs { $cards } from { $others }, and the boxes here are { $boxes }
wrong-ten-cards = a kingdom is { $size } different kingdom cards, not { $n }: { $cards } (for any other number of piles use piles=[...])
wrong-choose-box = choose at least one box of { $boxes }
wrong-bane-missing = Young Witch needs a bane: a kingdom card of { $boxes } that costs 2 or 3, no Potion, and is not in the kingdom; name one with bane=
wrong-card-twice = { $id } is named twice
wrong-bane-option = the bane cannot be { $value }: it is a kingdom card that costs 2 or 3, and no Potion
wrong-no-option = there is no option { $name }{ $near } (options: { $options })
wrong-option-value = { $name } cannot be { $value }: it is { $right }
wrong-dominoes-players = { $game } is for { $some } or { $last } players, not { $seats }
wrong-duel-players = The Mighty Duel is for 2 players, not { $seats }
wrong-lines-of-four-players = lines_of_four is for 3 players, not { $seats }
wrong-teams-players = teams of two are for 4, 6 or 8 players, not { $seats }
wrong-partners-option = partners can sit opposite each other only where teams is True
wrong-wedding-of-eight = eight players of Royal Wedding play in teams of two: teams cannot be False
wrong-position-of-game = this is a position of { $game }, not of { $wanted }
wrong-game-has-no-option = { $game } has no option { $name }{ $near } (options: { $known })

## Positions of Dominion: `where` is one of the first, or seat 0’s hand

wrong-a-position = a position
wrong-a-turn = a turn
wrong-an-extra-turn = an extra turn
wrong-banned = what is banned
wrong-pile-points = pile_points
wrong-the-supply = the supply
wrong-mixed-piles = the mixed piles
wrong-a-decision = a decision
wrong-a-seat = seat { $seat }
wrong-piles = `piles`
wrong-the-trash = the trash
wrong-the-pile = the pile { $pile }
wrong-zone-of = { $where }'s { $key }
wrong-of-a-player = a player's { $key }
wrong-tokens-of = the tokens of { $where }
wrong-a-pending-effect = a pending effect
wrong-a-pending = a pending { $effect }
wrong-x-of = the x of { $where }
wrong-card-of-type = a card of type { $type }
wrong-from-zero = { $name } (0 to { $most })
wrong-from-zero-asking = { $name } (0 to { $most }, 0 while it waits)
wrong-no-mat = { $where } has no mat { $name }: the mats of this game are { $mats }
wrong-cannot-wait-with =
    { $asking ->
        [yes] a pending { $effect } cannot ask with x { $x }: it is { $right }
       *[no] a pending { $effect } cannot wait with x { $x }: it is { $right }
    }
wrong-right-below =
    { $seats ->
        [same] right below a pending { $effect } waits { $below } of the same seat
       *[any] right below a pending { $effect } waits { $below }
    }
wrong-pending-not-fitting =
    { $asking ->
        [yes] the pending effects do not fit the rest of the position: there is nothing for { $effect } of seat { $seat } to ask about
       *[no] the pending effects do not fit the rest of the position: there is nothing for { $effect } of seat { $seat } to wait for
    }
wrong-dominion-players = Dominion is for 2 to 6 players, not { $seats }
wrong-options-dict = the options of a position are a dict
wrong-decision-dict = a decision is a dict with seat and prompt, not { $decision }
wrong-nothing-to-choose = nothing can be chosen in the decision that the position has open
wrong-asks-otherwise = the position says that it asks { $given }, but it asks seat { $seat }: { $prompt }
wrong-start-without-first = the start of the record does not say which seat begins
wrong-kingdom-or-piles = give a kingdom or piles, not both
wrong-no-first-seat = there is no seat { $seat } to start: seats are 0 to { $last }
wrong-last-game-players = the last game had { $before } players, this one has { $n }
wrong-first-player-option = first_player cannot be { $given }: it is 'random', a seat that you agree on, or the result of the last game for a rematch
wrong-position-kingdom-or-piles = a position has a kingdom or piles, not both
wrong-start-unknown = the start of the record has an unknown { $key }
wrong-start-lacks = the start of the record has no { $key }
wrong-position-kingdom = the kingdom of a position is the id of a recommended one, not { $kingdom }
wrong-no-part-of-card = { $value } is not a part of any card
wrong-no-voice = { $value } is not what any card of this game says about a moment
wrong-pending-list = the pending effects of a position are a list of { $most } at most
wrong-pending-dict = a pending effect is a dict
wrong-no-effect = there is no effect { $name }{ $near }
wrong-immune-seats = the immune of { $where } are a list of seats, 0 to { $last }, not { $immune }
wrong-it-is = { $where } cannot have { $key } { $value }: it is { $right }
wrong-pending-needs = a pending { $effect } needs what no card of this game brings
wrong-mat-not-waiting = seat { $seat } cannot have cards on { $mat }: no take_back of it waits for them
wrong-later-list = what waits for a player's next turn is a list of { $most } effects at most
wrong-nothing-later = nothing can wait for the next turn of seat { $seat }: no card of this game does that
wrong-cards-aside = seat { $seat } cannot have cards aside: the pending effect on top lays none of this kind there
wrong-it-is-zero = { $where } cannot have x { $x }: it is 0
wrong-not-play-found = the cards of seat { $seat } that wait to be played are not those of the pending play_found
wrong-cannot-wait = { $effect } cannot wait for the next turn of seat { $seat }
wrong-it-is-by-name = { $where } cannot have x { $x }: it is { $right }, by name
wrong-players-list = the players of a position are a list of dicts, one a seat
wrong-described-players = the position has { $seats } seats but describes { $n } players
wrong-supply-dict = the supply of a position is a dict: card id -> cards in the pile
wrong-pile-points-dict = the pile_points of a position are a dict, card -> points, in a game that has such
wrong-mixed-dict = the mixed piles of a position are a dict: pile -> {"{"}top, bag{"}"}
wrong-laid-at-once = { $where } cannot have cards { $zones } at once
wrong-most-in-play = { $where } has { $n } cards in play: { $most } are the most
wrong-stays-list = the stays of { $where } are a list of places in play, the keepers one number a card
wrong-no-stays = no card of { $where } can stay in play: there is no Duration in this game
wrong-overlords-list = the overlords of { $where } are a list of places in play, in a game with Overlord
wrong-mats-dict = the mats of { $where } are a dict: mat -> cards
wrong-tokens-dict = the tokens of { $where } are a dict: token -> how many
wrong-buried-list = the buried of { $where } are a list of cards with the cards of the bag beneath them
wrong-no-buried = { $where } cannot know cards inside the deck: no card of this game brings them there
wrong-turn-dict = the turn of a position is a dict
wrong-no-phase = there is no phase { $phase }: it is { $phases }
wrong-not-out-of-order = a turn of this game cannot be out of order: no card of it gives such turns
wrong-extra-turn = a turn of seat { $seat } is extra if that of seat { $last } came last in the normal order
wrong-extra-turns-list = the extra turns of a position are a list of { $most } at most
wrong-nothing-at-place = { $where } has no card in play at place { $place }
wrong-no-overlord-at = { $where } has no Action in play at place { $place } that an Overlord could be
wrong-keeper-place = a keeper of { $where } is the place of another card in play + 1, or 0, not { $keeper }
wrong-no-tokens = { $where } cannot have { $token } tokens: no card of this game gives any
wrong-not-trained = { $where } cannot have a pile trained: there is no Training in this game
wrong-not-enchanted = { $where } cannot be enchanted by { $seat }: it is the seat of another player, in a game with Enchantress
wrong-no-smugglers = what { $where } gained is not remembered in this game: there are no Smugglers
wrong-buried-card = a buried card of { $where } is [card, cards of the bag beneath it: { $lowest } to { $most }], not { $entry }
wrong-cannot-decide = seat { $controller } cannot decide for seat { $seat }
wrong-no-tally = a turn of this game cannot have { $name } { $value }: no card of it counts that
wrong-extra-turn-dict = an extra turn is a dict with its seat, in a game that has such turns
wrong-top-open = the top card of { $pile } lies open: name it in its top
wrong-pile-holds = the pile { $pile } cannot hold { $n } { $card }: it has { $copies } at the start
wrong-not-in-pile = { $card } does not belong to the pile { $pile }
wrong-cannot-decide-extra = seat { $controller } cannot decide in an extra turn of seat { $seat }
wrong-number-to = { $where } cannot have { $key } { $value }: it is a number from 0 to { $most }
wrong-true-or-false = { $where } cannot have { $key } { $value }: it is True or False
wrong-card-list = { $where } is a list of card ids, not { $cards }
wrong-most-cards = { $where } holds { $n } cards: { $most } are the most
wrong-not-among-piles = { $where } holds { $id }, which is not among the piles: { $piles }
wrong-unknown-key = { $where } has no { $key }{ $near } (it may have { $known })

## Positions of the dominoes: `where` is one of the first

wrong-a-dynasty = a Dynasty
wrong-dynasty-game = the game of a Dynasty
wrong-points-before = the points of the games before
wrong-domino-number = the number of a domino
wrong-a-kingdom = a kingdom
wrong-kingdom-domino = a domino of a kingdom
wrong-discarded = the discarded dominoes
wrong-the-coins = the coins
wrong-kingdom-building = a building of a kingdom
wrong-the-towers = the towers
wrong-knights-in-reserve = the knights in reserve
wrong-a-coordinate = a coordinate, counted from the castle,
wrong-a-seat-number = a seat
wrong-choices-made = the number of choices made
wrong-the-round = the round
wrong-at = `at`
wrong-turns-of-seat = the turns of a seat
wrong-turn-seat = the seat of the turn
wrong-kings-of-seat = the kings of a seat
wrong-the-board = the board
wrong-burned-tiles = the burned tiles
wrong-dragons-slot = the dragon's slot
wrong-queens-kingdom = the queen's kingdom
wrong-line-domino = a domino of the { $of }
wrong-tiles-in-stack = the number of { $of } in the stack
wrong-bag-lacks = the bag of { $box } has { $n } dominoes; the lines to come after round { $round } need { $needed }
wrong-kingdoms-number = there are { $kingdoms } kingdoms, not { $n }
wrong-whole-number = { $where } is a whole number from { $least } to { $most }, not { $value }
wrong-no-dominoes-of = { $game } has no dominoes of the box { $box }
wrong-domino-twice = domino { $number } of { $box } is in two places
wrong-kingdom-dominoes = kingdom { $kingdom } has { $n } dominoes; { $most } are the most
wrong-no-direction = a direction is one of { $directions }, not { $direction }
wrong-cannot-lie = domino { $number } cannot lie at { $x },{ $y },{ $direction } in kingdom { $kingdom }: it must touch the castle or its own terrain, on free squares within the limit of { $limit }x{ $limit }
wrong-no-square = kingdom { $kingdom } has no square at { $x },{ $y }
wrong-no-building = there is no building { $id }{ $near } (buildings: { $buildings })
wrong-line-dominoes = the { $where } has { $most } dominoes at most, not { $n }
wrong-one-box = the { $where } is of one box, not of both
wrong-no-turn-phase = the phase of a turn is one of { $phases }, not { $phase }
wrong-offer-size = the offer has { $free } free dominoes for { $kings } kings; in the last round, { $rounds }, there is none
wrong-no-offer-left = in the last round, { $rounds }, there is no offer to claim from
wrong-kingdomino-phase = Kingdomino has no phase { $phase }
wrong-taxes-need = taxes need a domino that was placed
wrong-before-first = before the first round every king claims one domino of the offer
wrong-only-knights = there are only { $knights } knights and { $towers } towers
wrong-builders-board = the builders' board has { $slots } slots, by price from 0 to { $last }
wrong-dragon-slot = the dragon sits on an empty slot
wrong-unknown-key-of = { $where } has no { $key }{ $near } (it has: { $known })
wrong-no-open-town = kingdom { $kingdom } has no open town square at { $x },{ $y }
wrong-two-knights = kingdom { $kingdom } has two knights at { $x },{ $y }
wrong-line-kings = every domino of the line has the seat of its king
wrong-too-many-kings = seat { $seat } has more kings on the { $where } than { $kings }
wrong-only-claim = before the first round kings only claim: the phase is claim, not { $phase }
wrong-nobody-on-line = the line tells which domino each king stands on: it has no king whose turn it is
wrong-kings-to-claim = seat { $seat } has more kings on the offer and still to claim than { $kings }
wrong-kings-to-draw = the kings still to be drawn are { $kings }, not { $given }
wrong-top-hidden = the top of the stack is hidden: stack_top_visible is False
wrong-only-tiles = there are only { $n } tiles of { $building }
wrong-turn-of-king = it is the turn of seat { $seat }, whose king stands there in the line

## Choices and records

wrong-another-result = the record says that it ends with { $told }, but replaying it gives { $found }
wrong-outcomes-left =
    { $n ->
        [0] outcomes of chance are left over: { $more }; needed was none
       *[other] outcomes of chance are left over: { $more }; needed were { $needed }
    }
wrong-no-outcome = { $text } is not a domino, a king or a building
wrong-seed = a seed is a whole number, not { $seed }
wrong-position-dict = a position is a dict, not a { $kind }
wrong-record-dict = a record is a dict, not a { $kind }
wrong-record-format = the record has format { $format }; this version reads 1 to { $newest }
wrong-record-of-game = this is a record of { $game }, not of { $wanted }
wrong-steps-list = the steps of a record are a list of texts
wrong-record-short = the record is cut short: it holds { $n } of { $choices } choices
wrong-start-dict = the start of a record is a dict, its deal a text
wrong-no-position = the description does not have the form of a position: { $why }
wrong-deal-not-fitting = the deal of the record does not fit: { $why }
wrong-record-lacks = the record has no { $key }
wrong-start-wrong = the record's start is not right: { $why }
wrong-cannot-choose = { $choice } cannot be chosen now (seat { $seat }, { $prompt }); legal: { $legal }
wrong-cannot-draw = { $drawn } cannot be drawn as outcome { $place } of chance; what can: { $possible }
wrong-cannot-choose-over = { $choice } cannot be chosen: the game is over
wrong-outcomes-list = the outcomes of chance are a list of words, not the text { $outcomes }
wrong-outcome-missing = outcomes of chance are missing: after { $place } of them comes one of { $possible }
wrong-no-record = this state keeps no record: start it with record=True
wrong-nothing-to-undo = there is no choice to take back
wrong-step-empty = step { $number } of the record is empty
wrong-step-wrong = step { $number } of the record, { $step }, does not fit: { $why }

## Kingdoms that are typed as a drawing, for `crownlands score`

wrong-in-drawing = line { $line }, column { $column }: { $why }
wrong-drawn-number = { $key } is a number such as 11, not { $value }
wrong-building-on-town = { $text }: a building stands on a town square, such as T:{ $building }
wrong-letters = { $terrains }, { $castle } for the castle, or . for nothing
wrong-kingdom-of = { $name }'s kingdom
wrong-the-kingdom = the kingdom
wrong-no-drawing = there is no kingdom: draw its rows, such as `W1 W . C L2`, with C for the castle
wrong-no-drawn-line = there is no line `{ $key }`{ $near } (lines: { $known })
wrong-drawn-twice = { $key } is given twice; the next kingdom begins with a line like `player: Anna`
wrong-could-be = { $text } could be { $buildings }
wrong-no-drawn-square = { $text } is no square: a letter with its crowns, such as W or W2 ({ $letters })
wrong-no-terrain = { $text } is no square: there is no terrain { $letter } ({ $letters })
wrong-crowns-at-most = { $text }: a square has { $most } crowns at most, a castle none
wrong-town-without-crowns = { $text }: a town has no crowns of its own, only those of a Queen's Tower: T:queens_tower
wrong-kingdomino-has-no-towns = Kingdomino has no towns, coins, knights, towers or queen: write `game: queendomino`, or leave the game out
wrong-no-castle = { $whose } has no castle: type { $letter } where it stands
wrong-second-castle = { $whose } has a second castle; the first is in line { $line }
wrong-too-wide = { $whose } is { $columns } squares wide and { $rows } high; the limit is { $limit }x{ $limit }
wrong-which-building = which building is this? Name it here, T:church, or in a line `buildings: church, statue`
wrong-too-many-knights = { $drawn } knights are drawn in { $whose }, but there are { $knights }: knights is all of them, also those at home
wrong-no-drawing-of = there is no drawing of { $name }'s kingdom: rows such as `W1 W . C L2`
wrong-drawn-size = a kingdom has the size 5x5 or 7x7, not { $value }
wrong-yes-or-no = { $key } is yes or no, not { $value }
wrong-not-together = this square does not hang together with the castle of { $whose }: is a . missing?
wrong-no-town-for = { $whose } has no open town square for { $id }: draw one, T:{ $id }
wrong-draw-queens-tower = draw the Queen's Tower on its town square, TQ: its crown counts for that town
wrong-second-drawing = a second drawing: the next kingdom begins with a line like `player: Anna`

## The lab

wrong-ledger-differs = { $path } is of another comparison: in line { $line } { $name } is { $found }, and would be { $wanted }
wrong-installed =
    { $compiled ->
        [yes] crownlands { $version }, compiled
       *[no] crownlands { $version }, not compiled
    }
wrong-chart-suffix = { $path } should end in .html, .svg or .png
wrong-charts-missing = charts need two more packages: pip install 'crownlands[charts]'
wrong-cluster-versions = a machine of the cluster has { $theirs }, and this one { $ours }: install the same on all of them
wrong-ray-address = --ray is the address of the cluster's head as host:port, such as 10.0.0.1:6379, or auto on a machine that belongs to it; not { $address }
wrong-no-cluster = what answers at { $address } is no Ray cluster
wrong-no-answer-cluster = no Ray cluster answers at { $address }: { $why }
wrong-ray-missing = --ray needs one more package: pip install 'crownlands[cluster]'
wrong-machines-lost = machines of the cluster were lost over the same games, one after the other: { $why }
wrong-no-core = no core of the cluster was free within { $seconds } seconds: see `ray status`
wrong-ray-files = with --ray strategy files lie in this folder or below it, so that other machines can have them at the same place: not { $name }
wrong-ledger-other = { $path } is not of a comparison of { $players }: its first line should be { $columns }
wrong-ledger-twice = { $path } has games twice
wrong-nothing-to-resume = there is no file { $path } to resume: begin with --csv { $path }
wrong-ledger-line = line { $line } of { $path } is no game of a comparison
wrong-position-players = the position is for { $seats } players, not { $n }
wrong-worker-ended = a process that played games was ended from outside (is there enough memory?): try fewer with --jobs
wrong-no-seat = there is no seat { $seat }: seats are 0 to { $last }

## The server

wrong-redis-missing = redis is missing: pip install 'crownlands[site]'
wrong-no-redis = Redis cannot be reached: { $why }
wrong-no-port = there is no port { $port }: ports are 0 to 65535
wrong-cannot-listen = cannot listen on { $host }, port { $port }: { $why }
wrong-port-in-use = port { $port } is in use, perhaps by another Crownlands: open http://{ $host }:{ $port }, or give another with --port
wrong-port-not-allowed = port { $port } is not allowed for you: give one above 1023 with --port
wrong-no-database = there is no database { $kind }: it is sqlite:///file or postgresql://user:password@host/name
wrong-database-url = the database URL cannot be read: write postgresql://user:password@host/name, or the path of a file
wrong-database-not-written = the database { $path } cannot be written ({ $why }): give another with --database
wrong-database-in-use = another Crownlands uses the database { $path }: stop it, give this one another with --database, or give both the same --redis
wrong-package-missing = { $package } is missing: pip install 'crownlands[site]'
wrong-database-unusable = the database { $database } cannot be used: { $why }
wrong-database-newer = the database was written by a newer version of Crownlands (schema { $here }; this version knows up to { $known }): upgrade Crownlands, or give another --database
wrong-record-keys = a record has { $keys }, nothing else
wrong-record-steps = a record has a list of steps, at most { $most }
wrong-record-start = the start of a record has at most { $most } letters
wrong-no-rule-option = { $name } is not an option of the rules
wrong-no-kingdom-to-choose = { $game } has no kingdom to choose: kingdom, piles and boxes are for dominion
wrong-no-step = the game has { $n } steps, so none with number { $step }
wrong-cannot-play-on = this game cannot be played on: what is asked in it does not follow from its start
wrong-study-piles = a study is about 1 to { $most } piles, not { $n }
wrong-record-seats = the record is of a game with { $seats } seats, not { $n }
wrong-bot-by-name = a bot is called by its name: strategy files are not read here

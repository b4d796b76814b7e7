### The help of the commands. Made by: crownlands words --help-texts

help-commands = Commands
help-parameters = Parameters
help-arguments = Arguments
help-usage = Usage
help-command = COMMAND
help-options = OPTIONS
help-args = ARGS
help-default = default
help-variable = env var
help-choices = choices
help-required = required
help-flag-help = Display this message and exit.
help-flag-version = Display application version.
help-lab = Ask the lab: which bot is better, how a game goes, what wins a kingdom.
help-language = The language: en, pl, pl-games_factory, cs or he. For every command; else it is that of CROWNLANDS_LANG or of the system.
help-any = –
    .keep_open = Days until a table that never began is removed; 0: never.
    .keep_unfinished = Days until a game that nobody touches is removed.
    .keep_finished = Days until a finished game is removed; 0: never.
    .kingdom = A recommended set by its id (see `crownlands kingdoms`), or ten cards: smithy,village,...
    .piles = Any number of kingdom cards: smithy,village.
    .boxes = Ten random cards of these boxes: base2e,seaside; or all.
    .option = A rule option, name=value; may be given again.
    .json_ = Print JSON.
    .ray = Play on a Ray cluster: the address of its head (host:port), or auto.
    .suicide = Strategies may end a game that they lose by it.
help-serve = Start the server and open the table in the browser. Without a command, this is what happens.
    .host = The address to listen on.
    .lan = For everybody in the house: says where, with a QR code.
    .port = The port; 0 takes any that is free.
    .database = A SQLite file, or postgresql://user:password@host/name. Else a file in your data folder.
    .redis = redis://host, if several servers share the database.
    .names = Names of this host in the internet: play.example.org,...; *: any.
    .browser = Open the browser.
    .pace = Seconds that a bot takes for a choice.
    .bot_workers = Processes for bots.
    .bot_seconds = Most for one choice.
    .bot_megabytes = Most memory of a bot.
    .record_workers = Processes for replays and imports.
    .advice_workers = Processes for hints and reviews; 0: there are none.
    .lab_workers = Processes for studies of kingdoms; 0: no lab.
    .own_bots = Bots of your own: name=module:Class,...
    .patience = Seconds until the seat of a silent player may be given away.
    .quiet = Seconds until a game that does not go on leaves the lobby.
    .tables_an_hour = Tables made from one address; 0: any number.
    .most_tables = Tables whose games are not over; 0: any number.
    .tables_of_one = Of these, made from one address; 0: any number.
    .reviews_an_hour = Reviews begun for one address; 0: any number.
    .requests_a_minute = HTTP requests of one address; 0: any number.
    .connections = Connections of one address; 0: any number.
    .messages_a_second = Messages of one WebSocket.
    .log_level = debug, info, warning or error.
    .seed = Fixed chance, for tests: whoever knows it knows all cards.
    .examples =
        Examples:

            crownlands                                    play in the browser on this machine
            crownlands --lan                              for everybody in the house, with a QR code for phones
            crownlands --database postgresql://crown:secret@db/crownlands --redis redis://db --no-browser
            crownlands play --kingdom b2_first_game       in the terminal instead
help-play = Play Dominion, Kingdomino, Queendomino or Royal Wedding in the terminal against bots.
    .game = dominion, kingdomino, queendomino or royal_wedding.
    .seats = Players; you are one of them.
    .bots = Who plays against you: a level (beginner, steady, expert, strongest), or for strategists a bot or a strategy by name. One for all, or one for each seat: steady,expert.
    .seed = The same seed gives the same game: shuffles and draws.
    .resume = Go on with a saved game or a record.
    .save = Save here after each of your choices (.json or .yaml).
    .position = Begin from a position (.json or .yaml).
    .names = Names of the players, yours first: Anna,Bob.
    .examples =
        Examples:

            crownlands play                               Dominion, a random kingdom against a beginner
            crownlands play --bots expert                 beginner, steady, expert or strongest
            crownlands play --kingdom b2_first_game --seed 7
            crownlands play --boxes base1e,intrigue1e --bots steady,expert --names Anna
            crownlands play --game queendomino
            crownlands play --game kingdomino --seats 4 --bots beginner,steady,expert --option harmony=true
            crownlands play --game royal_wedding --seats 6 --option teams=true
            crownlands play --save evening.json           saved after each choice
            crownlands play --resume evening.json
help-kingdoms = List the recommended kingdoms, one of them with its cards, or all cards.
    .id = Show this set with the text of its ten cards.
    .cards = List all cards by box.
    .box = Only what is in, or needs, this box.
    .examples =
        Examples:

            crownlands kingdoms
            crownlands kingdoms b2_first_game
            crownlands kingdoms --cards --box intrigue1e
            crownlands kingdoms --json
help-strategies = List the strategies that come with the program: idea, author and share of games won; or one with its text.
    .name = Show this strategy, or strategy file, with its text.
    .games = Play so many games against big_money_ultimate for each, instead of showing the shares that come with the program.
    .seed = The series of games; the same seed plays the same games.
    .jobs = How many games at once; all cores if not given.
    .csv_ = With --games: write the counts here.
    .examples =
        Examples:

            crownlands strategies
            crownlands strategies witch
            crownlands strategies my_idea.txt --games 4000
            crownlands strategies --json
            crownlands strategies --games 2000 --csv shares.csv
help-match = Play many games between bots or strategies, and see who wins. They take turns to start. If nothing is said about the table, only the piles that the players name are on it.
    .players = Bots or strategies by name, strategy files (.txt), or bot classes of your own (module:Class); one a seat.
    .game = Which game.
    .games = How many games to play.
    .seed = The series of games; the same seed plays the same games.
    .kingdoms = Share the games among so many random kingdoms, of all boxes or of --boxes.
    .position = Begin each game from a position (.json or .yaml).
    .hands = Coppers in the first two hands: 5/2, 4/3, 3/4 or 2/5.
    .by_turn = Show points, coins and cards turn by turn.
    .jobs = How many games at once; all cores if not given.
    .csv_ = Write a row for each game here.
    .chart = Draw a chart here (.html, .svg or .png).
    .examples =
        Examples:

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
help-tournament = Let every player meet every other: win shares, ratings, and results that go in a circle. If nothing is said about the table, each pair plays with the piles that the two name.
    .players = Bots or strategies by name, strategy files, or folders of them; all strategies that come with the program if not given.
    .game = Which game.
    .games = How many games each pair plays.
    .seed = The series of games; the same seed plays the same games.
    .jobs = How many games at once; all cores if not given.
    .examples =
        Examples:

            crownlands tournament big_money_ultimate smithy witch militia
            crownlands tournament strategies/ smithy --games 4000
            crownlands tournament                         every strategy that comes with the program
            crownlands tournament smithy witch my_idea.txt --kingdom b1_first_game --json
help-score = Score kingdoms of Kingdomino, Queendomino or Royal Wedding that you type as a drawing, and see who wins.
    .file = The drawing, or - for the standard input.
    .examples =
        The file is a drawing, a row a line, with spaces between the squares:

            player: Anna
            W    L1   L    T#   T#
            W1   M    L1   F    S1
            W    M2   C    T#   T#
            T#   M2   T#   G    F1
            F1   G    G1   G2   F
            buildings: church, big tavern, statue, guardtower, sawmill, travelling castle
            coins: 11
            queen: yes

        W wheat, F forest, L lake, G grassland, S swamp, M mine, T town, C castle, . nothing. A digit is crowns; # a building,
        Q a Queen's Tower, k a knight. Further lines: towers, knights (all of them), game, size, middle_kingdom, harmony.
        The next kingdom begins with its `player:`.

        Examples:

            crownlands score anna.txt
            crownlands score evening.txt --json
help-check = Play random games of any size with any cards and options, and check every rule of the engine after every choice; play what other people's engines have played, and compare; or let every bot play every recommended kingdom.
    .what = Random games, other people's figures, or every recommended kingdom with every bot.
    .games = How many games to play: 1000; for figures 8000 each of Dominion, 20000 of Kingdomino; for kingdoms 1 of each bot with each number of players.
    .seed = The series of games; the same seed plays the same games.
    .jobs = How many games at once; all cores if not given.
    .game = Which game.
    .players = For kingdoms: bots by name, with commas; or all, also those that search.
    .examples =
        Examples:

            crownlands check --games 2000
            crownlands check --games 1000000 --seed 7 --jobs 2
            crownlands check --boxes all --games 2000
            crownlands check --kingdom b2_alchemy_forbidden_arts
            crownlands check --games 500 --json
            crownlands check --game queendomino --games 100000
            crownlands check figures
            crownlands check kingdoms --games 10
            crownlands check kingdoms --kingdom b2_guilds_clean_living --players lookahead,evolved
help-tidy = Remove tables that never began and games that nobody has touched for long. The server does so every hour by itself; it may run meanwhile.
    .database = As for the server: a SQLite file, or a URL.
    .dry_run = Remove nothing, only count.
    .examples =
        Examples:

            crownlands tidy --dry-run                     only count what would be removed
            crownlands tidy --keep-finished 365           finished games, too, after a year
            crownlands tidy --database postgresql://crown:secret@db/crownlands
help-words = For translators: what a language lacks, and what cards say in all languages.
    .missing = List what this language lacks: pl, cs, he, ...
    .card_texts = Write the texts of all cards and buildings in all languages to this file (.md).
    .help_texts = Write the English help of all commands to this file (.ftl), for translators.
    .examples =
        Examples:

            crownlands words --missing pl
            crownlands words --card-texts docs/card-texts.md
help-lab-compare = Compare two bots over many kingdoms: every deal is played twice, with swapped seats. Shows the share of wins, CPU time, and the kingdoms that suit them best and worst.
    .first = A bot or a strategy by name, a strategy file (.txt), or a bot class of your own (module:Class).
    .second = The one to compare it with.
    .game = Which game.
    .kingdoms = How many random kingdoms; in the dominoes, deals.
    .games = Games in each kingdom, an even number: 10; in the dominoes 2.
    .seed = Kingdoms and games; the same seed plays the same games.
    .held_out_ = The kingdoms that bots are measured on and never tuned on: base1e+intrigue1e or base2e.
    .until = Stop early: when the interval is at most so wide to both sides (0.02), or when it is `settled` which is better.
    .jobs = How many games at once; all cores if not given.
    .csv_ = Write a row for each game here, as it is played.
    .resume = Go on with a comparison that wrote this file.
    .examples =
        Examples:

            crownlands lab compare lookahead big_money_ultimate --kingdoms 50 --csv games.csv
            crownlands lab compare lookahead big_money_ultimate --kingdoms 200 --resume games.csv
            crownlands lab compare evolved big_money_ultimate --held-out base1e+intrigue1e --until settled
            crownlands lab compare smithy witch --boxes base2e --games 20 --until 0.02 --json
            crownlands lab compare expert full_greedy --game kingdomino --kingdoms 500
            crownlands lab compare strongest big_money_ultimate --ray 10.0.0.1:6379 --csv games.csv
help-lab-evolve = Evolve a strategy for a kingdom, see what each of its lines is worth, and keep it: the bot `evolved` plays it from then on. Without a table it is a random kingdom.
    .seconds = How long, on all jobs at once.
    .games = How many games in all, instead of seconds: the same seed then gives the same strategy.
    .seed = The series of games, and the random kingdom if none is named.
    .jobs = How many cores; two are used at the most.
    .out = Write the strategy here (.txt).
    .examples =
        Examples:

            crownlands lab evolve --kingdom b2_first_game
            crownlands lab evolve --kingdom b1_size_distortion --seconds 10 --out rush.txt
            crownlands lab evolve --boxes base2e,seaside --seed 7 --json
            crownlands lab evolve --piles witch,chapel,village --games 200000 --jobs 1
help-lab-kingdom = Study a kingdom: which strategies win it, how sure that is, how long games last, what an evolved strategy buys when, and what each card is worth. Without a table it is a random kingdom.
    .cards = Kingdom cards, any number of them.
    .seconds = About how long, on all jobs at once.
    .games = About how many games in all, instead of seconds: the same seed then finds the same.
    .seed = The series of games, and the random kingdom if none is named.
    .jobs = How many cores; all if not given.
    .html = Write the findings as a page here (.html).
    .examples =
        Examples:

            crownlands lab kingdom --kingdom b2_first_game
            crownlands lab kingdom chapel witch village smithy --html witch.html
            crownlands lab kingdom --boxes base2e,seaside --seed 7 --seconds 120
            crownlands lab kingdom --kingdom b1_size_distortion --games 200000 --json
help-lab-ratings = Rate all bots of a game: every pair meets at the same tables, each deal twice with swapped seats. A strategy sits out where its cards are not on the table.
    .players = Bots or strategies by name, strategy files, folders of them, or bot classes of your own (module:Class); all bots of the game if not given.
    .game = Which game.
    .tables = At how many tables each pair meets: random kingdoms; in the dominoes, deals. Two games at each.
    .seed = Tables and games; the same seed plays the same games.
    .jobs = How many games at once; all cores if not given.
    .csv_ = Write a row for each game here, as it is played.
    .resume = Go on with ratings that wrote this file.
    .chart = Draw the ratings here (.html, .svg or .png).
    .markdown = Write the tables here, for a page (.md).
    .examples =
        Examples:

            crownlands lab ratings --game kingdomino --tables 50 --csv ratings.csv
            crownlands lab ratings --game kingdomino --tables 200 --resume ratings.csv --chart ratings.svg
            crownlands lab ratings beginner steady expert smithy witch militia --boxes base2e --tables 100
            crownlands lab ratings --game queendomino --tables 500 --ray 10.0.0.1:6379 --csv ratings.csv --markdown ratings.md
help-lab-review = See what an expert would have chosen in a game, how often each choice wins, and the largest mistakes.
    .record = A record or a saved game (.json or .yaml).
    .seat = Whose decisions; the first seat is 0.
    .playouts = Of each decision; 0: as many as a sixth of a second allows.
    .seed = The same seed gives the same review.
    .examples =
        Examples:

            crownlands lab review game.json
            crownlands lab review game.json --seat 1 --playouts 5000
            crownlands lab review evening.yaml --json
help-lab-sample = Read a game of Dominion between two strategies: a log with money, points and deck after every turn.
    .first = A bot or a strategy by name, a strategy file (.txt), or a bot class of your own (module:Class). It begins.
    .second = The other player.
    .seed = Which game; the same seed plays the same.
    .html = Write the game as a page here (.html).
    .games = Instead of a game, what so many are like: points, coins and cards turn by turn, and how many have ended.
    .jobs = How many games at once; all cores if not given.
    .examples =
        Examples:

            crownlands lab sample smithy witch
            crownlands lab sample my_idea.txt big_money_ultimate --kingdom b2_first_game --seed 7 --html game.html
            crownlands lab sample smithy witch --games 4000

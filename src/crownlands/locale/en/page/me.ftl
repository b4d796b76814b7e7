### My record

me-title = My record
me-empty = Nothing yet: every game that you finish is noted here.
me-games =
    { $n ->
        [one] game
       *[other] games
    }
me-wins =
    { $n ->
        [one] won
       *[other] won
    }
me-streak = wins in a row now
me-longest = longest row of wins
me-rating = Rating
me-rating-of = Rating in which game
me-deviation = ± { $n }
me-curve = The rating after { $n } games: { $rating }
me-rating-text = By Glicko, from new games against the four levels, whose own ratings stay as they are (the lines), and against people if all of them wish it. The number after ± says how sure it is.
me-by-game = By game
me-by-level = By opponent
me-by-kingdom = By kingdom
me-bests = Best scores
me-share = { $percent } % of { $games }
me-all = All games
me-won = Won
me-shared = Shared
me-lost = Lost
me-gave-up = Given up
me-against = against { $names }
me-score = { $mine } : { $theirs }
me-length =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
me-more = Show more
me-somebody = somebody
me-others = Other players
me-rated = My games with people who wish it too count for the rating
me-shown = All players of this server may see my record, under my name
me-rename = Change the name
me-page = The page of { $name }
players-title = Players of this server
players-nobody = Nobody shows a record yet.
players-join = Show mine
player-title = The record of { $name }
player-empty = { $name } has not finished a game yet.
player-unknown = Nobody at this server shows a record as { $name }.
me-keeping = Where it is kept
me-keeping-text =
    { $n ->
        [0] This device has a key of its own; nobody else can see your record.
        [one] This device has a key of its own; nobody else can see your record.
       *[other] { $n } devices share this record; nobody else can see it.
    }
me-move = Use it on another device
me-link = Link for the other device
me-link-text = Open this link on the other device within a quarter of an hour. It works once. What was played there comes into the same record.
me-link-code = The link as a QR code
me-export = Save as a file
me-delete = Delete the record
me-delete-sure = Yes, delete all of it, on all my devices
me-delete-no = Keep it
me-take-text = This link brings your record to this device. What was played here comes into it.
me-take = Bring it here

## At the end of a game

records-first = Your first victory in { $game }!
records-best = Your best { $game }: { $n } points
records-streak = { $n } wins in a row

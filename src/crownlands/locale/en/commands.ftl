### What the commands say

## crownlands check

check-title = Checking { $game }
check-interrupted = Interrupted: { $n } of { $wanted } games were played.
check-games = { $n } games of seed { $seed } in { $seconds } s ({ $rate } a second)
check-size = { $choices } choices in { $turns } turns; copies, records, undo and secrecy tried in { $laws } of the games
check-seats = games by number of players: { $seats }
check-limited = { $n } games ended by the limit of { $limit } turns a player
check-violations = { $n ->
    [0] no violation
    [one] 1 violation:
   *[other] { $n } violations:
}

## crownlands check kingdoms

kingdoms-title = Playing every kingdom
kingdoms-played = kingdoms: { $kingdoms }, bots in each: { $bots }
kingdoms-limited = { $bot }: { $n } of { $games } games ended by the limit
kingdoms-errors = { $n ->
    [0] every game could be played
    [one] 1 error:
   *[other] { $n } errors:
}

## crownlands check figures

figures-title = Playing what others have played
figures-what = figure
figures-theirs = theirs
figures-ours = ours
figures-tolerance = may differ
figures-agrees = agrees?
figures-source = source
figures-yes = yes
figures-explained = explained
figures-no = NO
figures-limits = ± allows for chance and rounding, − for chance only: that figure depends on how well a card is played, so ours may be any better. Fewer games allow for more chance.
figures-why-duke = an independent program, written from the rules, plays this list as ours does and wins as often as ours.
figures-why-moves = theirs is the mean of one player in 1,000 games, with an error of 1.4 to 3 %; an independent program, written from the rules, counts what ours counts.
figures-interrupted = Interrupted after { $n } figures.
figures-summary = { $n } figures, { $games } games each ({ $dominoes } of Kingdomino), seed { $seed }; { $wrong ->
    [0] all agree
    [one] 1 does not agree
   *[other] { $wrong } do not agree
}{ $explained ->
    [0] {""}
   *[other] , { $explained } explained
}

## crownlands lab compare

compare-title = Comparing
compare-games = { $name } against { $other }: { $n } games of seed { $seed } in { $kingdoms ->
    [one] one { $what ->
        [deal] deal
       *[kingdom] kingdom
    }
   *[other] { $kingdoms } { $what ->
        [deal] deals
       *[kingdom] kingdoms
    }
}, in pairs with swapped seats
compare-nothing = Interrupted before a pair of games was played.
compare-all = Stopped because all is played that was asked for.
compare-width = Stopped because the interval is no wider than { $until } to both sides.
compare-settled = Stopped because it is settled which is better: an interval that allows for looking often, { $low } to { $high } %, leaves out 50 %.
compare-interrupted = Interrupted: { $n } of { $wanted } games were played.
compare-resume = Go on with --resume { $path }
compare-result = { $name } has a share of { $share } % (95 % interval { $low } to { $high } %, by bootstrap over { $what ->
    [deal] deals
   *[kingdom] kingdoms
}; a tie is half a win).
compare-better = { $name } is better than { $other } beyond chance.
compare-unsure = Which is better may be chance.
compare-player = player
compare-win = win %
compare-tie = tie %
compare-points = points
compare-cpu = CPU ms a choice
compare-setup = set-up ms
compare-best = Best for { $name }:
compare-worst = Worst for { $name }:
compare-deal = deal { $n }

# ---- lab ratings
ratings-title = Rating { $n } players
ratings-games = { $game }: { $n } games of seed { $seed } between { $players } players, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, in pairs with swapped seats
ratings-nothing = Interrupted before a pair of games was played.
ratings-interrupted = Interrupted: { $n } of { $wanted } games were played.
ratings-player = player
ratings-rating = rating
ratings-interval = 95 % interval
ratings-share = won %
ratings-played = games
ratings-cpu = CPU ms a choice
ratings-explained = Ratings are the strengths that make the results likeliest (Bradley-Terry); 400 points are odds of 10 to 1, and the mean is 1500. Intervals come from the tables, by bootstrap. A tie is half a win.
ratings-cross = How many % each player won against the player of each rank:
ratings-absent = { $n ->
    [one] One player has
   *[other] { $n } players have
} no game, because { $n ->
    [one] its
   *[other] their
} cards are on no table: { $names }

## crownlands lab evolve

evolved-for = Evolved for { $cards }.
evolved-worths = After each line: how many of 100 wins are lost without it.
evolve-title = Evolving
evolve-interrupted = Interrupted: this is the best of { $n } games.
evolve-games = { $n } games in { $seconds } s; results of { $exam } fresh games against each:
evolve-opponent = opponent
evolve-share = share %
evolve-menu = a menu, number { $n }
evolve-past = its own past, or an answer to it, number { $n }
evolve-kept = Kept at { $path }: crownlands match evolved ... plays it at this table.
evolve-nothing = Interrupted before there was anything to keep.

## crownlands lab kingdom

kingdom-title = Studying the kingdom

## crownlands lab sample

sample-title = { $name } against { $other }, a game of seed { $seed }
sample-after = Coins { $coins }, points { $points }; { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $deck }
sample-won = { $name } won { $score }.
sample-tied = { $name } share the win, { $score }.
sample-points-curve = Points after each turn
sample-coins-curve = Coins in each turn
sample-ended = ended by then, %

## crownlands match

match-share = { $share } ({ $low }–{ $high })
match-title = Playing { $game }
match-interrupted = Interrupted: { $n } of { $wanted } games were played.
match-games = { $n ->
    [one] 1 game of seed { $seed } in { $seconds } s
   *[other] { $n } games of seed { $seed } in { $seconds } s
}
match-piles = On the table besides the basic cards: { $piles }
match-no-piles = On the table: the basic cards only
match-absent = { $name } also names what is not on the table: { $cards }
match-kingdoms = On the table: { $n } random kingdoms, each with an equal share of the games
match-first = Whoever began won { $share } % of the games.
match-turn-games = had it, %
match-turn-points = points
match-turn-coins = coins
match-turn-cards = cards
match-turn-explained = Points after the turn, of all games: one that has ended counts with its last points. Coins to spend in the turn, and cards after it, of the games that had it.
match-player = player
match-win = win %
match-loss = loss %
match-tie = tie %
match-points = points
match-length = In brackets 95 % intervals. A game took { $turns } turns on average.
match-end-provinces = { $share } % of the games ended with the last Province.
match-end-colonies = { $share } % of the games ended with the last Colony.
match-end-piles = { $share } % of the games ended with empty piles.
match-end-last_round = { $share } % of the games ended after their last round.
match-end-limit = { $n ->
    [one] 1 game was stopped after too many turns, with the points as they were.
   *[other] { $n } games were stopped after too many turns, with the points as they were.
}
match-ahead = { $name } is ahead of { $other } beyond chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %).
match-maybe-ahead = { $name } is ahead of { $other }, but that may be chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %). About { $needed } games would tell.
match-perhaps-ahead = { $name } is ahead of { $other }, but that may be chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %).
match-same = { $name } and { $other } play the same: any difference between them is chance.
match-level = { $name } and { $other } are level: both won the same number of games.

chart-title = { $names }: { $n } games
chart-turn = turn
chart-points-so-far = mean points after the turn, all games
chart-coins-so-far = mean coins to spend in the turn
chart-cards-so-far = mean cards after the turn
chart-win = games won alone (line: 95 % interval)
chart-points = points at the end
chart-turns = turns taken
chart-rating = rating (line: 95 % interval; 400 points are odds of 10 to 1)

## crownlands strategies

strategies-title = Playing
strategies-name = strategy
strategies-idea = idea
strategies-author = by { $name }
strategies-share = wins { $share } % of { $n } games of seed { $seed } against { $opponent }
strategies-shares = Games won against { $opponent }: { $n } each of seed { $seed }, with the piles that the two name. `crownlands strategies NAME` shows a text.

## crownlands tournament

tournament-title = Tournament of { $n } players
tournament-interrupted = Interrupted: { $n } of { $wanted } games were played.
tournament-games = { $players } players, { $games } games for each of the { $pairs } pairs, seed { $seed }, in { $seconds } s
tournament-rank = rank
tournament-player = player
tournament-rating = rating
tournament-share = won % of all games
tournament-explained = Ties count as half a win; in brackets 95 % intervals. 400 points of rating are odds of 10 to 1.
tournament-cross = Below: how many % each player won against the player of each rank; what may be chance has a question mark.
tournament-too-wide = A table of all pairs would be wider than the screen; --json has them.
tournament-no-circles = No results go in a circle.
tournament-circles = { $n ->
    [one] Results that go in a circle, each beyond chance:
   *[other] Results that go in { $n } circles, each beyond chance:
}
tournament-circle = { $names }, who beats { $first }
tournament-beats = { $name } beats { $rest }
tournament-more-circles = and { $n } more (--json has them all)

# ---- tidy
tidy-removed = { $n ->
    [0] There was nothing to remove.
    [one] One table was removed:
   *[other] { $n } tables were removed:
}
tidy-would-remove = { $n ->
    [0] There is nothing to remove.
    [one] One table would be removed:
   *[other] { $n } tables would be removed:
}
tidy-open = { $n } that never began
tidy-running = { $n } whose game nobody went on with
tidy-over = { $n } whose game was over

## What an expert thinks of a recorded game

lab-review-title = Decisions
lab-review-turn = Turn
lab-review-step = Step
lab-review-chosen = Chosen
lab-review-chance = wins
lab-review-expert = The expert
lab-review-best = wins
lab-review-none = No mistake that could be told from luck.
lab-review-mistake = Turn { $turn }: { $chosen } instead of { $choice } cost { $n } % of a victory.

## crownlands words

words-missing = { $n ->
    [0] Nothing is missing in { $language }.
    [one] 1 thing is missing in { $language }.
   *[other] { $n } things are missing in { $language }.
}

## crownlands

serve-at = Crownlands is at { $address } (Ctrl-C stops it)
serve-lan = Everybody in the house finds it at { $address }

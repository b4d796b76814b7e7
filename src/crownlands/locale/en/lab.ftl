### What the lab finds out about a kingdom: in the terminal, as a page of its own, and in the browser

study-title = What wins with { $cards }
study-games = { $n } games of seed { $seed } in { $seconds } s
study-interrupted = Interrupted: this is what was found by then.
study-nothing = Interrupted before there was anything to tell.
study-wins = What wins here
study-player = player
study-between = { $share } ({ $low } to { $high })
study-share = won %
study-rating = rating
study-explained = Share of all its games here, a tie as half a win; 95 % intervals. 400 points of rating are odds of 10 to 1.
study-unbeaten = Nobody here beats { $name } beyond chance.
study-beaten = { $name } is beaten beyond chance by { $others }.
study-matrix = Who wins how often against whom, in %
study-matrix-explained = With half of the 95 % interval (±), from { $n } games a pair or more; what may be chance has a question mark.
study-matrix-best = The { $n } best; --json and --html have all.
study-no-circle = There is no circle: nobody beats somebody who beats somebody who beats them.
study-circle = A circle: { $names }, who beats { $first }.
study-beats = { $name } beats { $rest }
study-evolved = The evolved strategy
study-mixed = This kingdom is a circle: when a game begins, one of several strategies is drawn.
study-mixed-part = { $name }, in { $share } of 100 games
study-line = buy
study-line-worth = worth
study-line-explained = The first line that fits is bought. Worth: how many of 100 wins are lost without the line.
study-lengths = How long games last
study-against = { $name } against
study-itself = itself
study-turns = turns
study-range = 8 in 10 games
study-ends = they end with
study-range-value = { $short }–{ $long }
study-end-provinces = last Province { $share } %
study-end-colonies = last Colony { $share } %
study-end-piles = empty piles { $share } %
study-end-limit = not at all { $share } %
study-lengths-curve = Games that are still on in a turn, in %
study-buys = What it buys when
study-buys-of = { $name } against { $other }, { $n } games
study-turn = turn
study-had = had it, %
study-bought = copies bought in the turn, in the mean
study-copies = { $card } { $n }
study-worths = What each card is worth here
study-card = card
study-without = won % without it
study-cut = only left out
study-worth = worth
study-free = any card
study-worths-explained = A player who may not buy the card, with the best strategy that was found for that, against the evolved one. Worth is what that share lacks to the one with any card. “Only left out” is the evolved strategy without the card’s lines.
study-worths-noise = Worths whose interval holds zero may be nothing.
study-not-bought = { $card } (not in the evolved strategy)
study-idle = Nobody misses { $cards }: neither the evolved strategy nor its best answer buys { $n ->
    [one] it
   *[other] them
}.

## Why the evolved strategy wins

evolved-lives-on = It lives on { $card }: { $n } of 100 wins hang on it.
evolved-lives-too = { $n } hang on { $card }.
evolved-lives-on-money = It lives on money.
evolved-beats-money = It wins { $share } % of { $games } games against plain money.
evolved-beats-lists = It wins { $share } % or more of { $games } games against each strategy that fits; the hardest is { $hardest }.
evolved-turns =
    { $n ->
        [one] A game takes it 1 turn.
       *[other] A game takes it { $n } turns.
    }
evolved-early = Its making was ended early.

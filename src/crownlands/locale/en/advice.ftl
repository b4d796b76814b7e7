### Why an expert chooses so: facts that can be checked at the table

## Dominion. $cards is the card with its number: 2 Smithies

reason-wins-now =
    { $n ->
        [0] It ends the game, and you win it by fewer turns.
        [one] It ends the game, and you win it by a point.
       *[other] It ends the game, and you win it by { $n } points.
    }
reason-provinces-left =
    { $n ->
        [one] A single Province is left: points count more than money now.
       *[other] Only { $n } Provinces are left: points count more than money now.
    }
reason-points = Its { $n } points stay yours to the end.
reason-money = Five of your cards give { $whole }.{ $tenths } coins on average.
reason-first = You have no { $card } yet.
reason-keeps-going = { $card } gives you the Action back, so that another can follow.
reason-nothing = Every card that you could take would make your deck weaker.
reason-would-lose = { $card } would end the game, and you would lose it.
reason-gives-away = After the next to last { $card } somebody else may take the last one and win.
reason-have-already = You have { $cards } already.
reason-enough-terminals = You have { $n } Actions already after which no other can follow.
reason-draws = { $card } brings { $n } more cards into your hand first.
reason-coins-now =
    { $n ->
        [one] { $card } gives you a coin more to spend now.
       *[other] { $card } gives you { $n } coins more to spend now.
    }
reason-thinner = Without { $card } in the way, your better cards come sooner.

## Dominoes

reason-points-now =
    { $n ->
        [one] It brings a point at once; the next best brings { $less }.
       *[other] It brings { $n } points at once; the next best brings { $less }.
    }
reason-later = It brings fewer points at once ({ $n } instead of { $more }), but leaves more room for later ones.
reason-then-claim = Then claim domino { $number }.
reason-crowns =
    { $n ->
        [one] It has a crown.
       *[other] It has { $n } crowns.
    }
reason-fits =
    { $n ->
        [one] In your kingdom it brings a point at once.
       *[other] In your kingdom it brings { $n } points at once.
    }

## Both

reason-close = The best options are so near each other that it hardly matters.

### The table of Kingdomino, Queendomino and Royal Wedding

## Squares, dominoes, places

dominoes-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } with 1 crown
       *[other] { $terrain } with { $crowns } crowns
    }
dominoes-domino = { $first }, { $second }
dominoes-where =
    { $across ->
        [none] { $rows } { $down }
       *[other]
            { $down ->
                [none] { $columns } { $across }
               *[other] { $columns } { $across } and { $rows } { $down }
            }
    } of the castle
dominoes-square-at = { $square } { $place }
dominoes-laid = { $first } { $place }, { $second } to its { $direction }
dominoes-spot = { $place }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
dominoes-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
dominoes-points-word =
    { $n ->
        [one] point
       *[other] points
    }
dominoes-kingdom = The kingdom of { $name }
dominoes-look = Look at the kingdom of { $name }
dominoes-show = Show the kingdom of { $name } large
dominoes-others = The other kingdoms
dominoes-score-of = { $name }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }. Show how they came about.

## The lines

dominoes-offer = Next round
dominoes-offer-first = First round
dominoes-offer-none = The last round: nothing more to claim.
dominoes-free = { $domino }: nobody has claimed it yet
dominoes-entry = { $domino }: { $who ->
        [you] yours
       *[other] { $name }
    }{ $state ->
        [played] , played
        [now] , playing now
       *[other] { "" }
    }

## What is asked

dominoes-prompt = What happens now
dominoes-why = What is this about?
dominoes-phases = Steps of a turn
dominoes-phase-place = Place
dominoes-phase-tax = Taxes
dominoes-phase-build = Build
dominoes-phase-burn = Dragon
dominoes-phase-claim = Claim
dominoes-ask =
    { $prompt ->
        [place] Place your domino on a lit spot.
        [build] Build? Choose a lit building, or drag it to a town.
        [burn] Send the dragon for 1 coin? Choose what it burns.
       *[claim]
            { $first ->
                [yes] Claim your first domino.
                [of-two] Two play: each has two kings. Claim a domino for your first king.
                [second] Claim a domino for your second king.
               *[no] Claim a domino for the next round.
            }
    }
dominoes-waiting =
    { $prompt ->
        [place] { $name } is placing a domino.
        [tax] { $name } may collect taxes.
        [build] { $name } may build.
        [burn] { $name } may send the dragon.
       *[claim] { $name } is claiming a domino.
    }
dominoes-over = The game is over.
dominoes-in-hand = It is { $domino }.
dominoes-hand = Turn { $domino }
dominoes-turn-left = Turn to the left
dominoes-turn-right = Turn to the right
dominoes-key-move = Another spot
dominoes-key-place = Place it here
dominoes-key-confirm = Do it
dominoes-place-here = Place: { $worth }
dominoes-claim-number = Claim { $n }
dominoes-tax = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the { $terrain }
dominoes-tax-side = { $terrain } in the { $side }
dominoes-build =
    { $price ->
        [0] Build for free
        [one] Build for 1 coin
       *[other] Build for { $price } coins
    }{ $known ->
        [yes] { " " }({ $worth })
       *[no] { "" }
    }
dominoes-build-here = Build { $place }
dominoes-build-where = Choose the town where it goes.
dominoes-burn = Burn it for 1 coin
dominoes-building = { $building }: { $text }
dominoes-about = About { $building }

## The builders’ board and the purse

dominoes-board = Builders’ board
dominoes-slot = { $building }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }{ $known ->
        [yes] , { $worth } points
       *[no] { "" }
    }
dominoes-slot-empty = Empty
dominoes-dragon-cave = The dragon is in its cave
dominoes-dragon-out = The dragon is out until the next round
dominoes-queen-away = The queen is with nobody yet
dominoes-queen-with = The queen is with { $who ->
        [you] you
       *[other] { $name }
    }
dominoes-hosts-queen = Hosts the queen
dominoes-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
dominoes-reserve =
    { $n ->
        [one] 1 knight in reserve
       *[other] { $n } knights in reserve
    }

## The log

page-news-place =
    { $who ->
        [you] You place
       *[other] { $name } places
    } { $domino }.
page-news-tax =
    { $who ->
        [you] You send
       *[other] { $name } sends
    } a knight to the { $terrain }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
page-news-build =
    { $who ->
        [you] You build
       *[other] { $name } builds
    } { $building } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }{ $knights ->
        [0] { "" }
        [one] , with 1 knight
       *[other] , with { $knights } knights
    }{ $towers ->
        [0] { "" }
        [one] , with 1 tower
       *[other] , with { $towers } towers
    }.

## The end

dominoes-part = Part of the score
dominoes-winner = Winner

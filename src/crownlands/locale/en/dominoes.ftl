### Dominoes: Kingdomino, Queendomino, Royal Wedding

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal_wedding = Royal Wedding

## What a table plays by, where it is not the usual

rule-dynasty = Dynasty: three games, their points added up.
rule-middle_kingdom = Middle Kingdom: 10 points for a castle with no square of its kingdom more than two columns or rows away, in 7 by 7 three.
rule-harmony = Harmony: 5 points for a kingdom where every domino found its place.
rule-mighty_duel = The Mighty Duel: all dominoes for two players, kingdoms of 7 by 7.
rule-lines_of_four = Three players use all dominoes, in lines of four; the one that nobody claims leaves the game.
rule-middle_kingdom_incomplete = A Middle Kingdom must also be as wide and as high as its limit.
rule-two_full_turns = Both kings of a player may collect taxes, build and call the dragon, not one of them a round.
rule-tax_boxes = A Safe pays for each knight that is sent, not once a turn.
rule-free_slot_refund = Whoever hosts the queen is paid a coin for building at the price of 0.
rule-burned_tiles_return = When the stack is empty, the tiles that the dragon burned become a new one.
rule-limited_pieces = There are only 22 knights and 15 towers.
rule-stack_top_visible = Nobody sees which building comes next.
rule-actions_after_discard = Whoever could not place the domino may not build or call the dragon this turn.
rule-build_on_knights = No building goes on a square with a knight.
rule-teams = Teams of two: partners share a kingdom, its coins and its knights.
rule-partners = Partners sit opposite each other, not side by side.

## Terrains, dominoes, places

terrain-wheat = wheat
    .title = Wheat
terrain-forest = forest
    .title = Forest
terrain-lake = lake
    .title = Lake
terrain-grassland = grassland
    .title = Grassland
terrain-swamp = swamp
    .title = Swamp
terrain-mine = mine
    .title = Mine
terrain-town = town
    .title = Town
domino = { $first }–{ $second }
domino-numbered = { $n } ({ $domino })
place = { $x },{ $y } { $direction }
direction-east = east
direction-south = south
direction-west = west
direction-north = north
signed = { $sign }{ $n }

## Buildings

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-weaving_shop = Weaving Shop
building-magic_school = Magic School
building-foundry = Foundry
building-church = Church
building-safe_knight = Knights’ Safe
building-safe_tower = Towers’ Safe
building-small_tavern = Small Tavern
building-big_tavern = Big Tavern
building-guardtower = Guardtower
building-fortified_castle = Fortified Castle
building-travelling_castle = Travelling Castle
building-training_camp = Training Camp
building-statue = Statue
building-queens_tower = Queen’s Tower

building-join = { $first }, { $rest }
building-knights =
    { $n ->
        [one] 1 knight
       *[other] { $n } knights
    }
building-towers =
    { $n ->
        [one] 1 tower
       *[other] { $n } towers
    }
building-crown = 1 crown for the town it stands in
building-tax-knight = when you collect taxes: +1 coin for each of your knights
building-tax-tower = when you collect taxes: +1 coin for each of your towers
building-per-terrain = { $n } points for each { $terrain } territory
building-per-tower =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each of your towers
building-per-knight =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } for each of your knights
building-tiles =
    { $n ->
        [one] 1 tile in the box
       *[other] { $n } tiles in the box
    }
building-worth = It would be worth { $points } to you now.
building-value-knights = knights
building-value-towers = towers
building-reconstructed = Not certain: no source at hand shows how many { $what } it gives; these are reconstructed.

## Questions

prompt-claim = Claim a domino by its number.
prompt-place = Place
prompt-place-how = 1 0 east, or 1,0,e: { $first } on 1,0 and { $second } east of it. Small letters: choice 1.
prompt-place-more = { $shown } of { $n } places, by points now, then by size of territory. Type all for the rest.
prompt-no-place = { $domino } fits nowhere.
prompt-tax =
    { $n ->
        [one] Send your knight to collect taxes?
       *[other] Send a knight to collect taxes? You have { $n }.
    }
prompt-tax-safe = Your { $building } adds { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }{ $often ->
        [per_knight] { " " }for each knight that you send
       *[per_action] { " " }to what you collect this turn
    }.
prompt-build = Build? Points are what it changes now, its price included.
prompt-build-where = Once for each town. Another square of it: { $building } { $x } { $y }
prompt-burn = Send the dragon for 1 coin? The building it burns { $returns ->
        [yes] comes back when the stack is used up
       *[no] leaves the game
    }.

option-claim = Claim { $domino }
option-place = { $domino } at { $place }
place-worth = { $place } { $worth }
option-tax = { $x },{ $y }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the { $terrain }
option-build = { $building } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } on { $x },{ $y }
option-burn = { $building }, price { $slot }
option-discard-domino = Put it back into the box
option-done-tax =
    { $again ->
        [yes] No more taxes
       *[no] No taxes
    }
option-done-build = Build nothing
option-done-burn = Leave the dragon in its cave
claim-best = { "  " }up to { $worth } now
claim-nowhere = { "  " }fits nowhere now

refused-place = It cannot lie at { $place }: it needs two free squares marked +, within the limit, and one of its squares beside the castle or its own terrain.
refused-direction = { $word }: add the side on which the second square lies, as in 1 0 east (or e, s, w, n).
refused-building-dear = { $building } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and you have { $coins }.
refused-not-on-board = There is no { $building } on the builders’ board now.
refused-no-buildings = { $game } has no buildings.

## The table

table-welcome-dominoes = { $game }: { $team ->
        [yes] you and { $partner } play against
       *[no] you play against
    } { $names }. Kingdoms grow to { $limit } by { $limit }, in { $rounds } rounds. Type ? for help.
table-rule = { "  " }{ $rule }
table-first-claims = The first claims
table-round = Round { $n } of { $rounds }
table-round-own = { $round }: your turn
table-round-king = { $round }: your { $n ->
        [1] first
       *[2] second
    } king
table-round-other = { $round }: { $name }
table-dynasty = Game { $n } of { $games }, { $heading }
table-points-before = and { $n } before
table-purse = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } · { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    } · knights { $reserve }/{ $knights }
table-hosts-queen = Queen
table-discarded =
    { $n ->
        [one] 1 domino found no place
       *[other] { $n } dominoes found no place
    }
table-line = This round
table-offer = Next round: to claim
table-line-played = done
table-board = Builders’ board, prices for you
table-price =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
table-slot-empty = –
table-dragon-here = the dragon
table-stack-top = Next: { $building } ({ $n } more)
table-stack = { $n } tiles in the stack
table-stack-empty = The stack is empty
table-dragon-cave = dragon in its cave
table-dragon-out = dragon out
table-queen-away = no queen yet
table-queen-with = queen with { $who ->
        [you] you
       *[other] { $name }
    }
legend-terrain = { $letter } { $terrain }
legend-kingdom = C castle · digits are crowns
legend-town = C castle · digits are crowns · # building, Q Queen’s Tower, k knight · knights 1/3: one of three is still at home

## The log

news-round =
    { $n ->
        [0] First claims
       *[other] Round { $n }
    }
news-line = A line: { $dominoes }
news-board = On the builders’ board: { $buildings }.
news-remove =
    { $n ->
        [one] Nobody claimed { $dominoes }: it leaves the game.
       *[other] Nobody claimed { $dominoes }: they leave the game.
    }
news-king =
    { $who ->
        [you] A king of yours is drawn.
       *[other] A king of { $name } is drawn.
    }
news-claim =
    { $who ->
        [you] You claim { $domino }.
       *[other] { $name } claims { $domino }.
    }
news-place =
    { $who ->
        [you] You place { $domino } at { $place }.
       *[other] { $name } places { $domino } at { $place }.
    }
news-discard =
    { $who ->
        [you] { $domino } fits nowhere in your kingdom: it leaves the game.
       *[other] { $domino } fits nowhere in the kingdom of { $name }: it leaves the game.
    }
news-tax =
    { $who ->
        [you] You send
       *[other] { $name } sends
    } a knight to { $x },{ $y }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
news-safe =
    { $who ->
        [you] Your { $building } adds
       *[other] The { $building } of { $name } adds
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
news-build =
    { $who ->
        [you] You build
       *[other] { $name } builds
    } { $building } on { $x },{ $y } for { $price ->
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
news-queen =
    { $who ->
        [you] The queen comes to you.
       *[other] The queen goes to { $name }.
    }
news-burn =
    { $who ->
        [you] You send
       *[other] { $name } sends
    } the dragon for 1 coin: { $building } burns.
news-game_over = A game of the Dynasty is over. Points so far: { $points }

## The notepad

sheet-coins = Coins
sheet-buildings = Buildings
sheet-queen = Queen
sheet-middle_kingdom = Middle Kingdom
sheet-harmony = Harmony
sheet-before = Games before
sheet-total = Total
sheet-none = –
sheet-queen-counted = ✓
sheet-queen-in = +{ $points }, counted with { $terrain }
sheet-queen-adds = queen { $points }
sheet-building = { $building } { $points }
end-larger-territory = Points are equal; the larger largest territory decides.
end-more-crowns = Points and largest territories are equal; more crowns decide.

help-dominoes =
    At a question, type
      a number, or the beginning of a building’s name, to choose
      1 0 east       where the first square of a domino goes, seen from the castle
                     (x to the east, y to the south), and on which side the second
                     one lies; 1,0,e will do
      Enter or d     no (more) taxes, nothing to build, no dragon
    At any time
      building NAME  what a building gives, and what it would be worth to you now
      points         the notepad, with the points so far
      table          the whole table again
      all            all choices, where the list is cut short
      log            everything that has happened
      hint           what an expert would do, and why
      undo           back to your last choice
      save [FILE]    save; go on later with: crownlands play --resume FILE
      quit           leave; you are asked whether to save
      ?              this help

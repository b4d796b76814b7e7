### Every sentence of Crownlands in English.
### who: you, or other(s). A card's name has the attribute .counted: "a Copper", "3 Coppers".

### Lists

list-two = { $first } and { $last }
list-more = { $first }, { $rest }

### Text of cards: what each effect says

plus-cards =
    { $who ->
        [others] { $n ->
            [one] Each other player draws a card.
           *[other] Each other player draws { $n } cards.
        }
       *[you] { $n ->
            [one] +1 Card
           *[other] +{ $n } Cards
        }
    }
plus-actions =
    { $n ->
        [one] +1 Action
       *[other] +{ $n } Actions
    }
plus-buys =
    { $n ->
        [one] +1 Buy
       *[other] +{ $n } Buys
    }
plus-coins = +${ $n }

choose-one =
    { $who ->
        [others] Each other player chooses one:
       *[you] Choose one:
    }
choose-two =
    { $who ->
        [others] Each other player chooses two different ones:
       *[you] Choose two different ones:
    }
choice-line = • { $text }

discard-down-to =
    { $who ->
        [others] Each other player discards until they have only { $n } cards in hand.
       *[you] Discard until you have only { $n } cards in hand.
    }
discard =
    { $who ->
        [others] { $n ->
            [one] Each other player discards a card from their hand.
           *[other] Each other player discards { $n } cards from their hand.
        }
       *[you] { $n ->
            [one] Discard a card from your hand.
           *[other] Discard { $n } cards from your hand.
        }
    }
discard-any-for-cards = Discard as many cards from your hand as you like, then draw the same number.
discard-any-for-coins = Discard as many cards from your hand as you like, for +$1 each.
discard-hand =
    { $who ->
        [others] Each other player discards their whole hand.
       *[you] Discard your whole hand.
    }
discard-estate-or-gain-one = You may discard an Estate from your hand for +${ $n }. If you don't, gain an Estate.
discard-top-may-play = Discard the top card of your deck. If it is an Action, you may play it.
discard-per-empty-pile = Discard a card from your hand for each empty Supply pile.
may-discard-deck = You may put your whole deck into your discard pile at once.

put-back =
    { $who ->
        [others] { $n ->
            [one] Each other player puts a card from their hand onto their deck.
           *[other] Each other player puts { $n } cards from their hand onto their deck, in any order.
        }
       *[you] { $n ->
            [one] Put a card from your hand onto your deck.
           *[other] Put { $n } cards from your hand onto your deck, in any order.
        }
    }
put-back-victory =
    { $who ->
        [others] Each other player shows a Victory card from their hand and puts it onto their deck; whoever has none shows the hand.
       *[you] Show a Victory card from your hand and put it onto your deck; if you have none, show your hand.
    }
may-put-back-discarded = Look through your discard pile. You may put one card from it onto your deck.

trash =
    { $who ->
        [others] { $n ->
            [one] Each other player trashes a card from their hand.
           *[other] Each other player trashes { $n } cards from their hand.
        }
       *[you] { $n ->
            [one] Trash a card from your hand.
           *[other] Trash { $n } cards from your hand.
        }
    }
trash-up-to =
    { $n ->
        [one] You may trash a card from your hand.
       *[other] Trash up to { $n } cards from your hand.
    }
trash-copper =
    { $may ->
        [True] You may trash a Copper from your hand for +${ $n }.
       *[False] Trash a Copper from your hand if you have one; if you did, +${ $n }.
    }
trash-this = Trash this card.
may-trash-this = You may trash this card at once for +${ $n }.
trash-two-for-silver = Trash 2 cards from your hand. If you trashed 2, gain a Silver to your hand.
trash-revealed-treasure =
    { $who ->
        [others] Each other player reveals the top 2 cards of their deck, trashes one Treasure among them that is not a Copper (if there are two, they pick), and discards the rest.
       *[you] Reveal the top 2 cards of your deck, trash one Treasure among them that is not a Copper, and discard the rest.
    }

gain =
    { $who ->
        [others] { $to ->
            [hand] Each other player gains { $card } to their hand.
            [deck] Each other player gains { $card } onto their deck.
           *[discard] Each other player gains { $card }.
        }
       *[you] { $to ->
            [hand] Gain { $card } to your hand.
            [deck] Gain { $card } onto your deck.
           *[discard] Gain { $card }.
        }
    }
gain-up-to =
    { $to ->
        [hand] Gain a card costing up to ${ $n } to your hand.
        [deck] Gain a card costing up to ${ $n } onto your deck.
       *[discard] Gain a card costing up to ${ $n }.
    }
gain-exactly = Gain a card costing exactly ${ $n }.
gain-treasure-up-to = Gain a Treasure costing up to ${ $n } to your hand.
gain-for-bonus = Gain a card costing up to ${ $n }. If it is an Action: +1 Action. If it is a Treasure: +$1. If it is a Victory card: +1 Card.
trash-to-gain =
    { $exactly ->
        [True] Trash a card from your hand, and gain one that costs exactly ${ $n } more.
       *[False] Trash a card from your hand, and gain one that costs up to ${ $n } more.
    }
trash-treasure-to-gain =
    { $may ->
        [True] You may trash a Treasure from your hand; if you do, gain a Treasure to your hand that costs up to ${ $n } more.
       *[False] Trash a Treasure from your hand, and gain a Treasure to your hand that costs up to ${ $n } more.
    }

play-action-twice =
    { $may ->
        [True] You may pick an Action from your hand and play it twice.
       *[False] Pick an Action from your hand and play it twice.
    }
costs-less = For the rest of this turn every card, wherever it is, costs ${ $n } less (never less than $0).
copper-gives-more = Each Copper you play later this turn gives ${ $n } more.
first-silver = The first Silver you play this turn gives ${ $n } more.
bonus-after-actions = If you have played { $n } or more Actions this turn, this one included: +1 Card, +1 Action.
draw-to-seven = Draw until you have 7 cards in hand. Any Action you draw on the way you may set aside instead; those are discarded at the end.
reveal-treasures =
    { $n ->
        [one] Reveal cards from your deck until a Treasure appears. It goes to your hand; discard the others.
       *[other] Reveal cards from your deck until { $n } Treasures have appeared. They go to your hand; discard the others.
    }
reveal-for-victories = Reveal the top { $n } cards of your deck. The Victory cards among them go to your hand; put the others back in any order.
show-hand-for-cards = Reveal your hand. If there is no Action in it: +{ $n } Cards.
sentry = Look at the top { $n } cards of your deck. Trash any of them, discard any of them, and put the rest back in any order.
name-and-reveal = Name a card, then reveal the top card of your deck. If it is the one you named, it goes to your hand; if not, it stays on top.
neighbour-reveals = The player to your left reveals and discards the top 2 cards of their deck. For each different card among them: an Action gives +{ $n } Actions, a Treasure +${ $n }, a Victory card +{ $n } Cards.
pass-left = Everybody chooses a card from their hand; then all of these are passed to the left at the same time.

spy = Everybody, you too, reveals the top card of their deck; for each, you decide whether it is discarded or put back.
steal = Each other player reveals the top 2 cards of their deck. From each player's two, one Treasure that you pick (if there is any) is trashed; the rest is discarded. You may gain any of the Treasures trashed like this.
swindle = Each other player trashes the top card of their deck, and gains a card of the same cost that you pick.
new-hand =
    { $who ->
        [others] Each other player who has 5 or more cards in hand discards the hand and draws { $n } cards.
       *[you] If you have 5 or more cards in hand, discard the hand and draw { $n } cards.
    }
sabotage =
    { $who ->
        [others] Each other player reveals cards from their deck until one costs $3 or more. That one is trashed, and they may gain a card that costs at least $2 less. They discard the others.
       *[you] Reveal cards from your deck until one costs $3 or more. Trash that one; you may gain a card that costs at least $2 less. Discard the others.
    }

reaction-intro = Reaction: when another player plays an Attack, you may first reveal this from your hand.
be-unaffected = That Attack does not affect you.

points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
points-per-ten-cards = 1 victory point for every 10 cards you own at the end, rounded down
points-per-duchy = 1 victory point for every Duchy you own at the end

### Types and boxes

type-action = Action
type-treasure = Treasure
type-attack = Attack
type-reaction = Reaction
type-victory = Victory
type-curse = Curse
types-join = { $first } – { $rest }

box-basic = Basic cards
box-base1e = Base 1E
box-base2e = Base 2E
box-intrigue1e = Intrigue 1E
box-intrigue2e = Intrigue 2E
box-seaside = Seaside
box-alchemy = Alchemy
box-prosperity = Prosperity
box-cornucopia = Cornucopia
box-guilds = Guilds
box-hinterlands = Hinterlands
box-dark_ages = Dark Ages
box-adventures = Adventures
box-empires = Empires

extra-event = { $card } (Event)
extra-landmark = { $card } (Landmark)
extra-bane = { $card } (Bane pile)

### Prompts: what a decision asks. about: the one card it is about.

prompt-action = Play an Action?
prompt-treasure = Play your Treasures.
prompt-buy = Buy a card?
prompt-top = Choose the card that goes on top of your discard pile.
prompt-react = You are being attacked. Reveal a Reaction?
prompt-play_twice = Choose an Action to play twice.
prompt-play_it = You discarded { $about }. Play it?
prompt-discard = Choose a card to discard.
prompt-discard_any = Choose a card to discard.
prompt-discard_for_coins = Choose a card to discard for +$1.
prompt-discard_estate = Discard an Estate?
prompt-discard_deck = Put your whole deck into your discard pile?
prompt-discard_looked = Choose a card to discard.
prompt-spy = { $about } is on top of { $owner ->
        [you] your deck
       *[other] { $name }’s deck
    }. Discard it, or put it back?
prompt-trash = Choose a card to trash.
prompt-may_trash = You may trash a card.
prompt-trash_looked = Choose a card to trash.
prompt-trash_revealed = Choose a revealed Treasure to trash.
prompt-trash_this = Trash this card?
prompt-gain = Choose a card to gain.
prompt-may_gain = You may gain a card.
prompt-gain_trashed = Choose a trashed Treasure to gain.
prompt-swindle = Choose the card that { $name } gains.
prompt-put_back = Choose a card to put onto your deck.
prompt-put_back_victory = Choose a Victory card to show and put onto your deck.
prompt-put_back_discarded = Choose a card from your discard pile to put onto your deck.
prompt-order = Choose the card to put back next. The last one will be on top.
prompt-pass = Choose a card to pass to the left.
prompt-name = Name a card.
prompt-name-any = These are in this game; any other card can be typed as well.
prompt-set_aside = You draw { $about }. Keep it, or set it aside?
prompt-choose = Choose one.

### Options: a verb and a card, or a word

option-play = Play { $card }
option-play-treasures = Play all Treasures
option-enter = { $option } (Enter)
option-buy = Buy { $card }
option-top = { $card } on top
option-reveal = Reveal { $card }
option-discard = Discard { $card }
option-trash = Trash { $card }
option-gain = Gain { $card }
option-put_back = Put back { $card }
option-pass = Pass { $card }
option-name = { $card }
option-keep = Keep { $card }
option-set_aside = Set { $card } aside
option-yes = Yes
option-no = No
option-done = Done
option-done-action = No more Actions
option-done-treasure = No more Treasures
option-done-buy = End your turn
option-done-react = No (more) Reactions
option-done-may_trash = Trash nothing (more)
option-done-may_gain = Gain nothing
option-done-trash_looked = Trash nothing (more)
option-done-discard_looked = Discard nothing (more)
option-done-gain_trashed = Gain nothing (more)
option-done-play_twice = Play nothing twice
option-done-put_back_discarded = Put nothing back
option-choose-cards = More Cards
option-choose-actions = More Actions
option-choose-buys = More Buys
option-choose-coins = More coins
option-choose-trash = Trash cards
option-choose-discard = Discard cards
option-choose-curse = Gain a Curse

### The log. Whoever may not see the cards gets the -count form.

log-turn =
    { $who ->
        [you] Your turn { $n }
       *[other] { $name }, turn { $n }
    }
log-play =
    { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
log-play-count =
    { $who ->
        [you] You play { $things }.
       *[other] { $name } plays { $things }.
    }
log-buy =
    { $who ->
        [you] You buy { $cards }.
       *[other] { $name } buys { $cards }.
    }
log-draw =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-draw-count =
    { $who ->
        [you] You draw { $things }.
       *[other] { $name } draws { $things }.
    }
log-gain =
    { $who ->
        [you] { $from ->
            [trash] You gain { $cards } from the trash.
           *[supply] { $to ->
                [hand] You gain { $cards } to your hand.
                [deck] You gain { $cards } onto your deck.
               *[discard] You gain { $cards }.
            }
        }
       *[other] { $from ->
            [trash] { $name } gains { $cards } from the trash.
           *[supply] { $to ->
                [hand] { $name } gains { $cards } to the hand.
                [deck] { $name } gains { $cards } onto the deck.
               *[discard] { $name } gains { $cards }.
            }
        }
    }
log-trash =
    { $who ->
        [you] You trash { $cards }.
       *[other] { $name } trashes { $cards }.
    }
log-discard =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
log-discard-count =
    { $who ->
        [you] You discard { $things }; { $top } is on top.
       *[other] { $name } discards { $things }; { $top } is on top.
    }
log-discard_deck =
    { $who ->
        [you] You put your deck into your discard pile; { $top } is on top.
       *[other] { $name } puts the deck into the discard pile; { $top } is on top.
    }
log-put_back =
    { $who ->
        [you] You put { $cards } onto your deck.
       *[other] { $name } puts { $cards } onto the deck.
    }
log-put_back-count =
    { $who ->
        [you] You put { $things } onto your deck.
       *[other] { $name } puts { $things } onto the deck.
    }
log-reveal =
    { $who ->
        [you] You reveal { $cards }.
       *[other] { $name } reveals { $cards }.
    }
log-look =
    { $who ->
        [you] You look at { $cards }.
       *[other] { $name } looks at { $cards }.
    }
log-look-count =
    { $who ->
        [you] You look at { $things }.
       *[other] { $name } looks at { $things } of the deck.
    }
log-look_through =
    { $who ->
        [you] You look through your discard pile: { $cards }.
       *[other] { $name } looks through the discard pile.
    }
log-pick =
    { $who ->
        [you] You pick { $cards } to pass.
       *[other] { $name } picks { $cards } to pass.
    }
log-pick-count =
    { $who ->
        [you] You pick { $things } to pass.
       *[other] { $name } picks { $things } to pass.
    }
log-pass =
    { $who ->
        [you] You pass { $cards } to { $target }.
       *[other] { $name } passes { $cards } to you.
    }
log-pass-count =
    { $who ->
        [you] You pass { $things } to { $target }.
       *[other] { $name } passes { $things } to { $target }.
    }
log-shuffle =
    { $who ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { $name } shuffles the discard pile into a new deck.
    }
log-clean_up =
    { $who ->
        [you] You discard { $cards } from your { $from ->
            [hand] hand
           *[play] play area
        }.
       *[other] { $name } discards { $cards } from the play area.
    }
log-clean_up-count =
    { $who ->
        [you] You discard { $things } from your hand.
       *[other] { $name } discards { $things } from the hand.
    }
log-set_aside =
    { $who ->
        [you] You set { $cards } aside.
       *[other] { $name } sets { $cards } aside.
    }
log-take =
    { $who ->
        [you] You take { $cards } into your hand.
       *[other] { $name } takes { $cards } into the hand.
    }
log-take-count =
    { $who ->
        [you] You take { $things } into your hand.
       *[other] { $name } takes { $things } into the hand.
    }
log-name =
    { $who ->
        [you] You name { $card }.
       *[other] { $name } names { $card }.
    }
log-choose =
    { $who ->
        [you] You choose: { $choice }.
       *[other] { $name } chooses: { $choice }.
    }
log-top =
    { $who ->
        [you] { $card } is now on top of your discard pile.
       *[other] { $card } is now on top of { $name }’s discard pile.
    }
log-end = The game is over.

things =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
nothing = nothing

### Who plays

you = you
person = You
bot-random = Random
bot-big_money = Big Money
bot-full_greedy = Full Greedy
bot-greedy = Greedy
idea-random = { $name } chooses anything with equal chance.
idea-big_money = { $name } buys Provinces, Gold and Silver, and late a few Duchies.
idea-full_greedy = { $name } tries every place for its domino with every claim, and takes what gives it most points.
idea-greedy = { $name } places its domino where that gives most points, and claims at random.

### The table in the terminal

table-welcome = Crownlands: you play against { $names }. Type ? for help.
table-position = Crownlands: a position from { $file }. You play against { $names }. Type ? for help.
table-resumed = The game from { $file } goes on. Type ? for help.
table-autosave = It is saved to { $file } after each of your choices.
table-your-turn = Your turn { $n }
table-others-turn = { $name }, turn { $n }
table-kingdom = Kingdom
table-basic = Basic cards
table-hand = Hand
table-hand-empty = no cards
table-play = In play
table-aside = Set aside
table-picked = Picked
table-looked_at = Looking at
table-discard = Discard pile
table-discard-top = { $card } on top
table-deck =
    { $n ->
        [0] empty
        [one] 1 card
       *[other] { $n } cards
    }
table-deck-label = Deck
table-trash = Trash
table-actions =
    { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    }
table-buys =
    { $n ->
        [one] 1 Buy
       *[other] { $n } Buys
    }
table-coins = ${ $n }
table-opponent =
    { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
table-opponent-discard = { $card } on the discard pile
table-cost = ${ $n }
table-left =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
table-empty = gone
table-several = { $card } ×{ $n }
table-pile = { $card }, ${ $cost }, { $left }

numbers-up-to = a number from 1 to { $n }
numbers-of = one of the numbers { $numbers }
refused-nothing = Type { $numbers }, or ? for help.
refused-number = There is no { $word } here: type { $numbers }.
refused-several = { $word } could be { $options }. Type more of it, or the number.
refused-unknown = { $word } is not one of the choices. Type { $numbers }, the beginning of a name, or ? for help.
refused-near = { $word } is not one of the choices. Did you mean { $near }?
refused-not-now = { $card } cannot be chosen now.
refused-dear = { $card } costs ${ $cost }, and you have ${ $coins }.
refused-name = There is no { $kind } { $word }.
refused-name-near = There is no { $kind } { $word }. Did you mean { $near }?
refused-which = Which { $kind }? Type for example: { $kind } { $example }

undone = Taken back: { $choice }.
undone-information = Taken back: { $choice }. { $game ->
        [dominion] Cards were drawn or shown since then, and you have seen them
       *[other] Since then the game went on, and you have seen how
    }: among people you would ask first.
undo-nothing = You have not chosen anything yet.

saved = Saved to { $file }.
saved-how = Go on with: crownlands play --resume { $file }
quit-ask = Save the game? Enter or yes saves to { $file }; no leaves without; or type another file name.
quit-unsaved = Left without saving.
quit-bye = Bye.
stopped = Stopped.

log-empty = Nothing has happened yet.

end-title = The game is over
end-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
end-worth = { $cards } { $points }
end-no-points = no card that counts
end-you-win = You win!
end-wins = { $name } wins.
end-share = { $names } share the victory.
end-fewer-turns = Points are equal; fewer turns decide.
end-seed = Seed { $seed }. The same { $game ->
        [dominion] shuffles
       *[other] draws
    } again: { $command }

help =
    At a question, type
      a number, or the beginning of a card’s name, to choose
      Enter or t     play all Treasures
      done or d      the last choice, where there is one: no more, end your turn
      yes, no        y and n will do
    At any time
      card NAME      what a card does, its cost and types
      supply         the whole table again
      all            all choices, where the list is cut short
      log            everything that has happened
      undo           back to your last choice
      save [FILE]    save; go on later with: crownlands play --resume FILE
      quit           leave; you are asked whether to save
      ?              this help

### Dominoes: Kingdomino, Queendomino, Royal Wedding

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal_wedding = Royal Wedding

## What a table plays by, where it is not the usual

rule-dynasty = Dynasty: three games, their points added up.
rule-middle_kingdom = Middle Kingdom: 10 points for a castle in the middle of its kingdom.
rule-harmony = Harmony: 5 points for a kingdom where every domino found its place.
rule-mighty_duel = The Mighty Duel: all dominoes for two players, kingdoms of 7 by 7.
rule-lines_of_four = Three players draw lines of four; the domino left over leaves the game.
rule-middle_kingdom_incomplete = Only a kingdom that reaches its limit on all sides can be a Middle Kingdom.
rule-two_full_turns = Each player may collect taxes, build and call the dragon once a round, not once with each king.
rule-tax_boxes = A Safe pays for each knight that is sent, not once a turn.
rule-free_slot_refund = Whoever hosts the queen is paid a coin for building at the price of 0.
rule-burned_tiles_return = When the stack is empty, the tiles that the dragon burned become a new one.
rule-limited_pieces = There are only 22 knights and 15 towers.
rule-stack_top_visible = Nobody sees which building comes next.
rule-actions_after_discard = Whoever could not place the domino may not build or call the dragon this turn.
rule-build_on_knights = No building goes on a square with a knight.
rule-teams = Teams of two: partners share a kingdom, its coins and its knights.

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
points-gained = { $sign }{ $n }

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
building-tax-knight = taxes: +1 coin for each knight
building-tax-tower = taxes: +1 coin for each tower
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
    } to what you collect this turn.
prompt-build = Build? Points are what it changes now, its price included.
prompt-build-where = Only the town of a Queen’s Tower matters. Another square: { $building } { $x } { $y }
prompt-burn = Send the dragon for 1 coin? The building it burns leaves the game.

option-claim = Claim { $domino }
option-place = { $domino } at { $place }
place-gained = { $place } { $gain }
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
claim-best = { "  " }up to { $gain } now
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
      undo           back to your last choice
      save [FILE]    save; go on later with: crownlands play --resume FILE
      quit           leave; you are asked whether to save
      ?              this help

### crownlands score

score-unnamed = The kingdom
score-nobody = Kingdom { $n }
score-note-towers = { $name }: no line “towers:”, so the { $n ->
        [one] 1 tower
       *[other] { $n } towers
    } of the buildings count.
score-note-knights = { $name }: no line “knights:”, so { $n ->
        [one] 1 knight counts
       *[other] { $n } knights count
    }: the one of the beginning, and those of the buildings.
score-note-coins = { $name }: no line “coins:”, so none count.
score-note-odd = { $name }: an odd number of squares besides the castle, but a domino has two. Is one missing?
score-wins = { $name } wins.

### Listing kingdoms and cards

kingdoms-playable = Recommended kingdoms
kingdoms-unplayable = These need boxes that are not here yet
kingdoms-missing = Not playable here: { $cards } from { $boxes } are missing.
kingdoms-start = Play it: crownlands play --kingdom { $id }
kingdoms-hint = One of them with its cards: crownlands kingdoms { $id }
kingdoms-not-here = not here yet
kingdoms-none = No recommended kingdom uses { $box }.

### Names of cards

## The basic cards

card-copper = Copper
    .counted =
        { $n ->
            [one] a Copper
           *[other] { $n } Coppers
        }
card-silver = Silver
    .counted =
        { $n ->
            [one] a Silver
           *[other] { $n } Silvers
        }
card-gold = Gold
    .counted =
        { $n ->
            [one] a Gold
           *[other] { $n } Golds
        }
card-estate = Estate
    .counted =
        { $n ->
            [one] an Estate
           *[other] { $n } Estates
        }
card-duchy = Duchy
    .counted =
        { $n ->
            [one] a Duchy
           *[other] { $n } Duchies
        }
card-province = Province
    .counted =
        { $n ->
            [one] a Province
           *[other] { $n } Provinces
        }
card-curse = Curse
    .counted =
        { $n ->
            [one] a Curse
           *[other] { $n } Curses
        }

## Base, first edition

card-cellar = Cellar
    .counted =
        { $n ->
            [one] a Cellar
           *[other] { $n } Cellars
        }
card-chapel = Chapel
    .counted =
        { $n ->
            [one] a Chapel
           *[other] { $n } Chapels
        }
card-moat = Moat
    .counted =
        { $n ->
            [one] a Moat
           *[other] { $n } Moats
        }
card-chancellor = Chancellor
    .counted =
        { $n ->
            [one] a Chancellor
           *[other] { $n } Chancellors
        }
card-village = Village
    .counted =
        { $n ->
            [one] a Village
           *[other] { $n } Villages
        }
card-woodcutter = Woodcutter
    .counted =
        { $n ->
            [one] a Woodcutter
           *[other] { $n } Woodcutters
        }
card-workshop = Workshop
    .counted =
        { $n ->
            [one] a Workshop
           *[other] { $n } Workshops
        }
card-bureaucrat = Bureaucrat
    .counted =
        { $n ->
            [one] a Bureaucrat
           *[other] { $n } Bureaucrats
        }
card-feast = Feast
    .counted =
        { $n ->
            [one] a Feast
           *[other] { $n } Feasts
        }
card-gardens = Gardens
    .counted =
        { $n ->
            [one] a Gardens
           *[other] { $n } Gardens
        }
card-militia = Militia
    .counted =
        { $n ->
            [one] a Militia
           *[other] { $n } Militias
        }
card-moneylender = Moneylender
    .counted =
        { $n ->
            [one] a Moneylender
           *[other] { $n } Moneylenders
        }
card-remodel = Remodel
    .counted =
        { $n ->
            [one] a Remodel
           *[other] { $n } Remodels
        }
card-smithy = Smithy
    .counted =
        { $n ->
            [one] a Smithy
           *[other] { $n } Smithies
        }
card-spy = Spy
    .counted =
        { $n ->
            [one] a Spy
           *[other] { $n } Spies
        }
card-thief = Thief
    .counted =
        { $n ->
            [one] a Thief
           *[other] { $n } Thieves
        }
card-throne_room = Throne Room
    .counted =
        { $n ->
            [one] a Throne Room
           *[other] { $n } Throne Rooms
        }
card-council_room = Council Room
    .counted =
        { $n ->
            [one] a Council Room
           *[other] { $n } Council Rooms
        }
card-festival = Festival
    .counted =
        { $n ->
            [one] a Festival
           *[other] { $n } Festivals
        }
card-laboratory = Laboratory
    .counted =
        { $n ->
            [one] a Laboratory
           *[other] { $n } Laboratories
        }
card-library = Library
    .counted =
        { $n ->
            [one] a Library
           *[other] { $n } Libraries
        }
card-market = Market
    .counted =
        { $n ->
            [one] a Market
           *[other] { $n } Markets
        }
card-mine = Mine
    .counted =
        { $n ->
            [one] a Mine
           *[other] { $n } Mines
        }
card-witch = Witch
    .counted =
        { $n ->
            [one] a Witch
           *[other] { $n } Witches
        }
card-adventurer = Adventurer
    .counted =
        { $n ->
            [one] an Adventurer
           *[other] { $n } Adventurers
        }

## Base, second edition: what is new

card-harbinger = Harbinger
    .counted =
        { $n ->
            [one] a Harbinger
           *[other] { $n } Harbingers
        }
card-merchant = Merchant
    .counted =
        { $n ->
            [one] a Merchant
           *[other] { $n } Merchants
        }
card-vassal = Vassal
    .counted =
        { $n ->
            [one] a Vassal
           *[other] { $n } Vassals
        }
card-poacher = Poacher
    .counted =
        { $n ->
            [one] a Poacher
           *[other] { $n } Poachers
        }
card-bandit = Bandit
    .counted =
        { $n ->
            [one] a Bandit
           *[other] { $n } Bandits
        }
card-sentry = Sentry
    .counted =
        { $n ->
            [one] a Sentry
           *[other] { $n } Sentries
        }
card-artisan = Artisan
    .counted =
        { $n ->
            [one] an Artisan
           *[other] { $n } Artisans
        }

## Intrigue, first edition

card-courtyard = Courtyard
    .counted =
        { $n ->
            [one] a Courtyard
           *[other] { $n } Courtyards
        }
card-pawn = Pawn
    .counted =
        { $n ->
            [one] a Pawn
           *[other] { $n } Pawns
        }
card-secret_chamber = Secret Chamber
    .counted =
        { $n ->
            [one] a Secret Chamber
           *[other] { $n } Secret Chambers
        }
card-great_hall = Great Hall
    .counted =
        { $n ->
            [one] a Great Hall
           *[other] { $n } Great Halls
        }
card-masquerade = Masquerade
    .counted =
        { $n ->
            [one] a Masquerade
           *[other] { $n } Masquerades
        }
card-shanty_town = Shanty Town
    .counted =
        { $n ->
            [one] a Shanty Town
           *[other] { $n } Shanty Towns
        }
card-steward = Steward
    .counted =
        { $n ->
            [one] a Steward
           *[other] { $n } Stewards
        }
card-swindler = Swindler
    .counted =
        { $n ->
            [one] a Swindler
           *[other] { $n } Swindlers
        }
card-wishing_well = Wishing Well
    .counted =
        { $n ->
            [one] a Wishing Well
           *[other] { $n } Wishing Wells
        }
card-baron = Baron
    .counted =
        { $n ->
            [one] a Baron
           *[other] { $n } Barons
        }
card-bridge = Bridge
    .counted =
        { $n ->
            [one] a Bridge
           *[other] { $n } Bridges
        }
card-conspirator = Conspirator
    .counted =
        { $n ->
            [one] a Conspirator
           *[other] { $n } Conspirators
        }
card-coppersmith = Coppersmith
    .counted =
        { $n ->
            [one] a Coppersmith
           *[other] { $n } Coppersmiths
        }
card-ironworks = Ironworks
    .counted =
        { $n ->
            [one] an Ironworks
           *[other] { $n } Ironworks
        }
card-mining_village = Mining Village
    .counted =
        { $n ->
            [one] a Mining Village
           *[other] { $n } Mining Villages
        }
card-scout = Scout
    .counted =
        { $n ->
            [one] a Scout
           *[other] { $n } Scouts
        }
card-duke = Duke
    .counted =
        { $n ->
            [one] a Duke
           *[other] { $n } Dukes
        }
card-minion = Minion
    .counted =
        { $n ->
            [one] a Minion
           *[other] { $n } Minions
        }
card-saboteur = Saboteur
    .counted =
        { $n ->
            [one] a Saboteur
           *[other] { $n } Saboteurs
        }
card-torturer = Torturer
    .counted =
        { $n ->
            [one] a Torturer
           *[other] { $n } Torturers
        }
card-trading_post = Trading Post
    .counted =
        { $n ->
            [one] a Trading Post
           *[other] { $n } Trading Posts
        }
card-tribute = Tribute
    .counted =
        { $n ->
            [one] a Tribute
           *[other] { $n } Tributes
        }
card-upgrade = Upgrade
    .counted =
        { $n ->
            [one] an Upgrade
           *[other] { $n } Upgrades
        }
card-harem = Harem
    .counted =
        { $n ->
            [one] a Harem
           *[other] { $n } Harems
        }
card-nobles = Nobles
    .counted =
        { $n ->
            [one] a Nobles
           *[other] { $n } Nobles
        }

## Cards of boxes that are not here yet, named by recommended kingdoms

card-courtier = Courtier
card-diplomat = Diplomat
card-mill = Mill
card-patrol = Patrol
card-lurker = Lurker
card-replace = Replace
card-cutpurse = Cutpurse
card-ghost_ship = Ghost Ship
card-lookout = Lookout
card-sea_hag = Sea Hag
card-treasure_map = Treasure Map
card-caravan = Caravan
card-explorer = Explorer
card-outpost = Outpost
card-pearl_diver = Pearl Diver
card-pirate_ship = Pirate Ship
card-treasury = Treasury
card-ambassador = Ambassador
card-fishing_village = Fishing Village
card-haven = Haven
card-island = Island
card-salvager = Salvager
card-smugglers = Smugglers
card-apprentice = Apprentice
card-familiar = Familiar
card-possession = Possession
card-university = University
card-alchemist = Alchemist
card-apothecary = Apothecary
card-golem = Golem
card-herbalist = Herbalist
card-transmute = Transmute
card-philosophers_stone = Philosopher's Stone
card-bank = Bank
card-grand_market = Grand Market
card-mint = Mint
card-royal_seal = Royal Seal
card-venture = Venture
card-expand = Expand
card-goons = Goons
card-kings_court = King's Court
card-rabble = Rabble
card-vault = Vault
card-contraband = Contraband
card-counting_house = Counting House
card-hoard = Hoard
card-monument = Monument
card-mountebank = Mountebank
card-harvest = Harvest
card-horn_of_plenty = Horn of Plenty
card-hunting_party = Hunting Party
card-menagerie = Menagerie
card-tournament = Tournament
card-fortune_teller = Fortune Teller
card-hamlet = Hamlet
card-jester = Jester
card-remake = Remake
card-fairgrounds = Fairgrounds
card-farming_village = Farming Village
card-horse_traders = Horse Traders
card-young_witch = Young Witch
card-stonemason = Stonemason
card-advisor = Advisor
card-baker = Baker
card-journeyman = Journeyman
card-merchant_guild = Merchant Guild
card-butcher = Butcher
card-candlestick_maker = Candlestick Maker
card-doctor = Doctor
card-soothsayer = Soothsayer
card-plaza = Plaza
card-masterpiece = Masterpiece
card-taxman = Taxman
card-herald = Herald
card-highway = Highway
card-inn = Inn
card-margrave = Margrave
card-noble_brigand = Noble Brigand
card-oasis = Oasis
card-crossroads = Crossroads
card-farmland = Farmland
card-fools_gold = Fool's Gold
card-oracle = Oracle
card-spice_merchant = Spice Merchant
card-hermit = Hermit
card-hunting_grounds = Hunting Grounds
card-mystic = Mystic
card-poor_house = Poor House
card-wandering_minstrel = Wandering Minstrel
card-altar = Altar
card-knights = Knights
card-rats = Rats
card-scavenger = Scavenger
card-squire = Squire
card-dungeon = Dungeon
card-gear = Gear
card-guide = Guide
card-lost_city = Lost City
card-miser = Miser
card-training = Training
card-amulet = Amulet
card-duplicate = Duplicate
card-giant = Giant
card-messenger = Messenger
card-treasure_trove = Treasure Trove
card-bonfire = Bonfire
card-raid = Raid
card-enchantress = Enchantress
card-forum = Forum
card-legionary = Legionary
card-overlord = Overlord
card-temple = Temple
card-orchard = Orchard
card-windfall = Windfall
card-catapult_rocks = Catapult/Rocks
card-charm = Charm
card-farmers_market = Farmers' Market
card-groundskeeper = Groundskeeper
card-patrician_emporium = Patrician/Emporium
card-aqueduct = Aqueduct
card-conquest = Conquest

### Kingdoms

kingdom-b1_first_game = First Game
kingdom-b1_big_money = Big Money
kingdom-b1_interaction = Interaction
kingdom-b1_size_distortion = Size Distortion
kingdom-b1_village_square = Village Square
kingdom-i1_victory_dance = Victory Dance
kingdom-i1_secret_schemes = Secret Schemes
kingdom-i1_best_wishes = Best Wishes
kingdom-bi1_deconstruction = Deconstruction
kingdom-bi1_hand_madness = Hand Madness
kingdom-bi1_underlings = Underlings
kingdom-b2_first_game = First Game
kingdom-b2_size_distortion = Size Distortion
kingdom-b2_deck_top = Deck Top
kingdom-b2_sleight_of_hand = Sleight of Hand
kingdom-b2_improvements = Improvements
kingdom-b2_silver_and_gold = Silver & Gold
kingdom-b2_intrigue_underlings = Underlings
kingdom-b2_intrigue_grand_scheme = Grand Scheme
kingdom-b2_intrigue_deconstruction = Deconstruction
kingdom-b2_seaside_reach_for_tomorrow = Reach for Tomorrow
kingdom-b2_seaside_repetition = Repetition
kingdom-b2_seaside_give_and_take = Give and Take
kingdom-b2_alchemy_forbidden_arts = Forbidden Arts
kingdom-b2_alchemy_potion_mixers = Potion Mixers
kingdom-b2_alchemy_chemistry_lesson = Chemistry Lesson
kingdom-b2_prosperity_biggest_money = Biggest Money
kingdom-b2_prosperity_the_kings_army = The King's Army
kingdom-b2_prosperity_the_good_life = The Good Life
kingdom-b2_cornucopia_bounty_of_the_hunt = Bounty of the Hunt
kingdom-b2_cornucopia_bad_omens = Bad Omens
kingdom-b2_cornucopia_the_jesters_workshop = The Jester's Workshop
kingdom-b2_guilds_arts_and_crafts = Arts and Crafts
kingdom-b2_guilds_clean_living = Clean Living
kingdom-b2_guilds_gilding_the_lily = Gilding the Lily
kingdom-b2_hinterlands_highway_robbery = Highway Robbery
kingdom-b2_hinterlands_adventures_abroad = Adventures Abroad
kingdom-b2_dark_ages_high_and_low = High and Low
kingdom-b2_dark_ages_chivalry_and_revelry = Chivalry and Revelry
kingdom-b2_adventures_level_up = Level Up
kingdom-b2_adventures_son_of_size_distortion = Son of Size Distortion
kingdom-b2_empires_everything_in_moderation = Everything in Moderation
kingdom-b2_empires_silver_bullets = Silver Bullets

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

## crownlands check figures

figures-what = figure
figures-theirs = theirs
figures-ours = ours
figures-tolerance = may differ
figures-agrees = agrees?
figures-yes = yes
figures-no = NO
figures-interrupted = Interrupted after { $n } figures.
figures-summary = { $n } figures, { $games } games each ({ $dominoes } of Kingdomino), seed { $seed }; { $wrong ->
    [0] all agree
   *[other] { $wrong } do not agree
}

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
match-player = player
match-win = win %
match-loss = loss %
match-tie = tie %
match-points = points
match-length = In brackets 95 % intervals. A game took { $turns } turns on average.
match-end-provinces = { $share } % of the games ended with the last Province.
match-end-piles = { $share } % of the games ended with empty piles.
match-end-last_round = { $share } % of the games ended after their last round.
match-end-limit = { $n ->
    [one] 1 game was stopped after too many turns, with the points as they were.
   *[other] { $n } games were stopped after too many turns, with the points as they were.
}
match-ahead = { $name } is ahead of { $other } beyond chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %).
match-maybe-ahead = { $name } is ahead of { $other }, but that may be chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %). About { $needed } games would tell.
match-perhaps-ahead = { $name } is ahead of { $other }, but that may be chance: of the games that one of the two won it won { $share } % (95 % interval { $low } to { $high } %).
match-level = { $name } and { $other } are level: both won the same number of games.

chart-title = { $names }: { $n } games
chart-turn = turn
chart-points-so-far = mean points after the turn
chart-win = games won alone (line: 95 % interval)
chart-points = points at the end
chart-turns = turns taken
chart-share = share of games

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

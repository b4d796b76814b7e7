### Dominion: lists, the text of cards, prompts, options, the log.
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
        [they] { $n ->
            [one] They draw a card.
           *[other] They draw { $n } cards.
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
plus-potions =
    { $n ->
        [one] +1 Potion to pay with
       *[other] +{ $n } Potions to pay with
    }
plus-vp-tokens =
    { $n ->
        [one] +1 victory point token
       *[other] +{ $n } victory point tokens
    }
plus-coffers =
    { $n ->
        [one] +1 coin token
       *[other] +{ $n } coin tokens
    }
coffers-for-gains = At the end of your Buy phase this turn, +1 coin token for each card you gained in it.
first-coffers = Each player starts the game with a coin token.
actions-for-small-hand = If you then have 5 or fewer cards in hand: +{ $n } Actions.
actions-once = If this is the first Crossroads you play this turn: +{ $n } Actions.
cards-per-victory = +1 Card for each Victory card in it.
coins-again = If it is not the first Fool’s Gold you play this turn, +${ $n } more.
coins-less-treasures = −$1 for each Treasure in it, but never below $0.
coins-per-copper = +$1 for each Copper on your Tavern mat.
turn-journey = Turn your Journey token over. If it is face down then, { $then }; if it is face up, { $otherwise }.
grow-market = If { $n } or more victory point tokens lie on its pile, take them all and trash this. Otherwise put one there, and +$1 for each that lies there.
point-on-pile = Put a victory point token on its pile.
points-from-pile =
    { $at ->
        [aqueduct] Take all victory point tokens from this.
       *[pile] Take all victory point tokens from its pile.
    }
points-for-crowd = If you have { $crowd } or more Actions in play, +{ $n } victory point tokens.
point-per-silver = +1 victory point token for each Silver you have gained this turn.
point-to-aqueduct = A victory point token goes from its pile to this.
first-pile-points = At the start { $n } victory point tokens lie on the Silvers and { $n } on the Golds.
points-per-action = At the end, { $n } victory points for each Action of which you have 3 or more copies.
coins-per-token = +$1 for each Pirate Ship token you have.
coins-per-treasure = +$1 for each Treasure you have in play, this one included.
coins-per-action = +$1 for each Action you have left unused.
coins-for-deck = +$1 for every { $n } cards in your deck and discard pile together, rounded down.

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
choose-three = Choose three different ones:
choose-four = Choose four different ones:
choose-by-types = Reveal a card from your hand. For each of its types choose a different one:
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
may-discard =
    { $who ->
        [others] { $n ->
            [one] Each other player may discard a card from their hand; if they do, { $then }.
           *[other] Each other player may discard { $n } cards from their hand; if they do, { $then }.
        }
       *[you] { $n ->
            [one] You may discard a card from your hand for { $then }.
           *[other] You may discard { $n } cards from your hand for { $then }.
        }
    }
may-discard-treasure = You may discard a Treasure from your hand for { $then }.
may-discard-estate = You may discard an Estate from your hand for { $then }. If you don't, { $otherwise }.
may-discard-curse =
    { $who ->
        [others] Each other player may discard a Curse from their hand. If they don't, { $otherwise }.
       *[you] You may discard a Curse from your hand. If you don't, { $otherwise }.
    }
discard-copper =
    { $who ->
        [others] Each other player discards a Copper from their hand; whoever has none shows the hand.
       *[you] Discard a Copper from your hand; if you have none, show your hand.
    }
discard-top =
    { $who ->
        [others] Each other player discards the top card of their deck.
       *[you] Discard the top card of your deck.
    }
discard-top-may-play = Discard the top card of your deck. If it is an Action, you may play it.
discard-per-empty-pile = Discard a card from your hand for each empty Supply pile.
may-discard-deck = You may turn your whole deck over onto your discard pile at once.
discard-deck = Turn your whole deck over onto your discard pile.

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
put-back-down-to =
    { $who ->
        [others] Each other player puts cards from their hand onto their deck, in any order, until they have only { $n } in hand.
       *[you] Put cards from your hand onto your deck, in any order, until you have only { $n } in hand.
    }
put-back-victory =
    { $who ->
        [others] Each other player shows a Victory card from their hand and puts it onto their deck; whoever has none shows the hand.
       *[you] Show a Victory card from your hand and put it onto your deck; if you have none, show your hand.
    }
may-put-back-discarded = Look through your discard pile. You may put one card from it onto your deck.
may-take-bottom = Look at the bottom card of your deck. You may put it on top.
bury = Put a card from your hand anywhere into your deck.
put-back-overpaid = For each $1 you overpaid, look through your discard pile and put a card from it onto your deck.
shuffle-actions-in = Look through your discard pile. Show as many Actions from it as you like, and shuffle them into your deck.
put-back-discarded = Look through your discard pile, and put a card from it onto your deck.
take-coppers = Look through your discard pile. Take as many Coppers from it into your hand as you like.
return-to-pile = Reveal a card from your hand, and return up to 2 copies of it from your hand to the Supply. Then each other player gains a copy of it.

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
choose-for-treasure = You may trash a Treasure from your hand. If you do, choose one:
may-trash-from-hand = You may trash this from your hand. If you do, { $then }.
trash-to-tax = You may trash a Treasure from your hand. If you do, each other player with { $hand } or more cards in hand discards a copy of it, or shows a hand without one; and you gain a Treasure onto your deck that costs up to ${ $n } more.
trash-to-pay = You may trash a card from your hand. If you do, pay any number of your coin tokens, and gain a card that costs up to $1 more for each token you paid.
pay-coffers = The card you gain may cost $1 more than the trashed one for each coin token you pay.
may-trash-held = You may trash this from your hand.
trash-found-or-held = Look through your discard pile. You may trash a card that is no Treasure from it or from your hand.
exchange-this = At the end of your Buy phase, if you have gained no card in it, exchange this for { $cards }.
trash-other = Trash a card from your hand that is not { $cards }; if you have no other, show your hand.
trash-this-unless-bought = If you have bought no card this turn, trash it and gain { $cards }.
return-this = Return this to its pile. If you did, draw as many cards as you have in hand.
trash-coppers-in-play = Trash up to { $n } Coppers you have in play.
trash-in-play = Trash up to { $n } cards you have in play.
trash-different = Trash 1 to { $n } different cards from your hand.
trash-this = Trash this card.
may-trash-this = You may trash this card at once for +${ $n }.
trash-for = Trash a card from your hand: { $then }.
coins-for-cost = +$1 for each $1 it costs.
cards-for-cost = +1 Card for each $1 it costs, and +2 Cards if it costs a Potion.
gain-for-types = If it is an Action, gain a Duchy; if a Treasure, gain a Transmute; if a Victory card, gain a Gold.
trash-both-maps = Trash this and another Treasure Map from your hand. If you trashed 2, gain { $n } Golds onto your deck.
trash-treasures-in-play = Trash all Treasures you have in play.
trash-from-supply = Trash an Action from the Supply.
trash-two-for-silver = Trash 2 cards from your hand. If you trashed 2, gain a Silver to your hand.
trash-revealed-treasure =
    { $who ->
        [others] Each other player reveals the top 2 cards of their deck, trashes one Treasure among them that is not a Copper (if there are two, they pick), and discards the rest.
       *[you] Reveal the top 2 cards of your deck, trash one Treasure among them that is not a Copper, and discard the rest.
    }

gain =
    { $who ->
        [others] { $to ->
            [hand] Each other player gains { $cards } to their hand.
            [deck] Each other player gains { $cards } onto their deck.
           *[discard] Each other player gains { $cards }.
        }
        [they] { $to ->
            [hand] They gain { $cards } to their hand.
            [deck] They gain { $cards } onto their deck.
           *[discard] They gain { $cards }.
        }
       *[you] { $to ->
            [hand] Gain { $cards } to your hand.
            [deck] Gain { $cards } onto your deck.
           *[discard] Gain { $cards }.
        }
    }
gain-up-to =
    { $potion ->
        [True] Gain a card costing up to ${ $n } and a Potion
       *[False] Gain a card costing up to ${ $n }
    }{ $to ->
        [hand] {" "}to your hand.
        [deck] {" "}onto your deck.
       *[discard] .
    }
gain-exactly =
    { $potion ->
        [True] Gain a card costing exactly ${ $n } and a Potion.
       *[False] Gain a card costing exactly ${ $n }.
    }
gain-treasure-up-to =
    { $potion ->
        [True] Gain a Treasure costing up to ${ $n } and a Potion to your hand.
       *[False] Gain a Treasure costing up to ${ $n } to your hand.
    }
may-gain-action-up-to = You may gain an Action costing up to ${ $n }.
gain-by-names = Gain a card costing up to $1 for each different card you have in play, this one included. If it is a Victory card, trash this.
may-gain-up-to = You may gain a card costing up to ${ $n }.
gain-attack = Gain an Attack card.
gain-for-all-later = If it is the first card you gain in your Buy phase, gain a card costing up to ${ $n }, and each other player gains a copy of it.
gain-for-all = If it is your first purchase this turn, gain a card costing up to ${ $n }, and each other player gains a copy of it.
silver-per-silver = Gain a Silver for each Silver you have in play.
may-duplicate = If it costs up to ${ $n }, you may call this from your Tavern mat and gain a copy of it.
golds-for-nothing = If your deck and your discard pile are empty, gain { $n } Golds.
silver-at-hand = Gain a Silver, onto your deck in your Buy phase, otherwise to your hand.
wait-for-purchase = The next time you buy a card this turn, you may also gain another card of the same cost.
wait-for-gain = The next time you gain a card this turn, you may also gain another card of the same cost.
gain-also = You may also gain a card with another name that costs exactly the same.
gain-two-cheaper = Gain 2 cards, one after the other, each costing less than it.
gain-actions-overpaid = Gain 2 Actions, each costing exactly the amount you overpaid.
gain-silvers-overpaid = Gain a Silver for each $1 you overpaid.
gain-no-farmland = Gain a card other than Farmland that costs exactly $2 more.
each-other-gains = Each other player gains { $cards }. If they did, { $then }.
gain-from-trash = Gain an Action from the trash.
gain-prize = Gain a Prize onto your deck.
smuggle = Gain a copy of a card costing up to ${ $n } that the player to your right gained in their last turn.
show-to-copy = You may reveal a Treasure from your hand; if you do, gain a copy of it.
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

trash-to-replace = Trash a card from your hand, and gain one that costs up to ${ $n } more; an Action or a Treasure onto your deck.
if-victory = If it is a Victory card, { $then }.

play-action-twice =
    { $may ->
        [True] You may pick an Action from your hand and play it twice.
       *[False] Pick an Action from your hand and play it twice.
    }
play-action-thrice = You may pick an Action from your hand and play it three times.
twice = Do this twice: { $then }.
costs-less = For the rest of this turn every card, wherever it is, costs ${ $n } less (never less than $0).
copper-gives-more = Each Copper you play later this turn gives ${ $n } more.
first-silver = The first Silver you play this turn gives ${ $n } more.
bonus-after-actions = If you have played { $n } or more Actions this turn, this one included: +1 Card, +1 Action.
draw-to-seven = Draw until you have 7 cards in hand. Any Action you draw on the way you may set aside instead; those are discarded at the end.
reveal =
    { $who ->
        [others] Each other player reveals the top { $n } cards of their deck.
       *[you] Reveal the top { $n } cards of your deck.
    }{ $to ->
        [hand] {" "}The { $kind ->
            [victory] Victory cards
            [victory_or_curse] Victory cards and Curses
           *[copper_or_potion] Coppers and Potions
        } among them go to your hand; put the others back in any order.
        [discard] {" "}{ $kind ->
            [no_action] Put the Actions among them back in any order, and discard the others.
           *[action_or_treasure] { $who ->
                [others] They discard the Actions and Treasures among them and put the others back in any order.
               *[you] Discard the Actions and Treasures among them and put the others back in any order.
            }
        }
       *[aside] {""}
    }
reveal-until =
    { $who ->
        [others] Each other player reveals cards from their deck
       *[you] Reveal cards from your deck
    } until { $kind ->
        [treasure] { $n ->
            [one] a Treasure appears
           *[other] { $n } Treasures have appeared
        }
        [victory_or_curse] a Victory card or a Curse appears
        [action_or_treasure] an Action or a Treasure appears
        [no_golem] { $n } Actions other than Golem have appeared
       *[new_name] one appears that you have none of in hand
    }. { $to ->
        [deck] { $who ->
            [others] They put that one back and discard the others.
           *[you] Put that one back; discard the others.
        }
        [play] { $n ->
            [one] Discard the others, and play it.
           *[other] Discard the others, and play these in any order.
        }
       *[hand] { $n ->
            [one] It goes to your hand; discard the others.
           *[other] They go to your hand; discard the others.
        }
    }
reveal-to-play = Reveal the top card of your deck. If it is an Action, play it; if not, it stays on top.
neighbour-discards-one = The player to your left picks one of them, which you discard. The others go to your hand.
reveal-dear = Reveal the top card of your deck. If it costs ${ $n } or more, it goes to your hand; if not, it stays on top.
coins-per-name = +$1 for each different card among them. Then discard them.
show-hand = Reveal your hand.
cards-for-different-hand = Reveal your hand. If no two cards in it are the same: +3 Cards. Otherwise: +1 Card.
show-hand-for-cards = Reveal your hand. If there is no Action in it: +{ $n } Cards.
lookout = Look at the top { $n } cards of your deck. Trash one of them, discard one, and put the last one back.
sentry = Look at the top { $n } cards of your deck. Trash any of them, discard any of them, and put the rest back in any order.
name-and-reveal = Name a card, then reveal the top card of your deck. If it is the one you named, it goes to your hand; if not, it stays on top.
name-and-trash = Name a card, then reveal the top { $n } cards of your deck. Trash those you named; put the others back in any order.
name-and-skip = Name a card, then reveal cards from your deck until { $n } others have appeared. These go to your hand; discard the ones you named.
examine-overpaid = For each $1 you overpaid, look at the top card of your deck: trash it, discard it or put it back.
neighbour-reveals = The player to your left reveals and discards the top 2 cards of their deck. For each different card among them: an Action gives +{ $n } Actions, a Treasure +${ $n }, a Victory card +{ $n } Cards.
neighbour-bans = The player to your left names a card; you cannot buy it this turn.
pass-left = Everybody chooses a card from their hand; then all of these are passed to the left at the same time.

spy = Everybody, you too, reveals the top card of their deck; for each, you decide whether it is discarded or put back.
judge = Everybody, you too, reveals the top 2 cards of their deck; for each player, you decide whether both are discarded or both go back, in an order that their owner chooses.
raid = Each other player reveals the top 2 cards of their deck, trashes a Silver or Gold among them that you pick, and discards the rest. Whoever revealed no Treasure gains a Copper. You gain the trashed cards.
steal = Each other player reveals the top 2 cards of their deck. From each player's two, one Treasure that you pick (if there is any) is trashed. You may gain any of the Treasures trashed like this. Then the rest is discarded.
plunder = Each other player reveals the top 2 cards of their deck, trashes one Treasure among them that you pick, and discards the rest. If any was trashed, you take a Pirate Ship token.
jest = Each other player discards the top card of their deck. If it is a Victory card, they gain a Curse; if not, you decide whether they or you gain a copy of it.
raid-too = Each other player suffers the same.
joust =
    { $who ->
        [others] Each other player reveals the top 2 cards of their deck, trashes one of them costing from ${ $least } to ${ $most }, and discards the rest.
       *[you] Reveal the top 2 cards of your deck, trash one of them costing from ${ $least } to ${ $most }, and discard the rest.
    }
fall = If a Knight was trashed by this, trash this.
trample =
    { $who ->
        [others] each other player reveals the top card of their deck, and trashes it if it costs from $3 to $6; if not, they discard it and gain a Curse.
        [they] they reveal the top card of their deck, and trash it if it costs from $3 to $6; if not, they discard it and gain a Curse.
       *[you] Reveal the top card of your deck, and trash it if it costs from $3 to $6; if not, discard it and gain a Curse.
    }
draw-one-less =
    { $who ->
        [others] Each other player puts their −1 Card token onto their deck.
       *[you] Put your −1 Card token onto your deck.
    }
curse-if-dear = If it costs $3 or more, each other player gains a Curse.
discard-if-treasure = If it is a Treasure, each other player discards until they have only 3 cards in hand.
enchant = Until your next turn, the first time each other player plays an Action in their turn, they get +1 Card and +1 Action instead of what it says.
become = Choose an Action of the Supply costing up to ${ $n }: this is that card until it leaves play.
play-from-supply = Play an Action of the Supply costing up to ${ $n }, leaving it there.
may-show-gold = You may reveal a Gold from your hand. If you do, { $then }.
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

may-show-province = You may reveal a Province from your hand. If you do, { $then }; if not, { $otherwise }.
may-show-bane =
    { $who ->
        [others] Each other player may reveal a Bane card from their hand. If they don't, { $otherwise }.
       *[you] You may reveal a Bane card from your hand. If you don't, { $otherwise }.
    }
tournament = Each player may reveal a Province from their hand.
choose-for-own-province = If you did, discard it and choose one:
if-no-other-province = If no other player did: { $then }.

next-turn = At the start of your next turn: { $then }.
choose-next-turn = At the start of your next turn choose one:
save-several = Set up to { $n } cards from your hand aside, face down. At the start of your next turn they go back to your hand.
this-to-tavern = Put this onto your Tavern mat.
copper-to-tavern = Put a Copper from your hand onto your Tavern mat.
train = Move your +$1 token to an Action pile of the Supply: whenever you play a card from that pile, +$1 first.
save-for-next-turn = Set a card from your hand aside, face down. At the start of your next turn it goes back to your hand.
this-to-mat = Put this and a card from your hand onto your Island mat, where they lie until the end of the game.
extra-turn = At the end of this turn draw only 3 cards; then take an extra turn, unless it would be your third in a row.
extra-turn-2017 = If this is the first Outpost you play this turn, and the turn before was another player's, draw only 3 cards at the end of this turn; then take an extra turn.
extra-turn-2023 = At the end of this turn draw only 3 cards; then take an extra turn, unless it would be your third in a row. Of several extra turns that wait for you, you take only one.
possess =
    After this turn the player to your left takes an extra turn{ $limited ->
        [True] , unless it is their third in a row; in it
       *[False] {" "}in which
    } you see their cards and decide everything for them. What they would gain, you gain. Cards of theirs that are trashed go to their discard pile at the end of that turn.
may-save-treasure = Once this turn, when you discard a Treasure from play, you may put it onto your deck.
gold-for-victory = For the rest of this turn, when you buy a Victory card, gain a Gold.
when-buy-this = When you buy this, { $then }.
when-gain-this = When you gain this, { $then }.
when-overpay-this = When you buy this, you may overpay for it. If you do, { $then }.
when-trash-this = When you trash this, { $then }.
when-leave-this = When you discard this from play: { $then }.
when-victory-buy-in-hand = When you buy a Victory card: { $then }.
when-start-on-mat = At the start of your turn: { $then }.
when-gain-on-mat = When you gain a card: { $then }.
may-call = You may call this from your Tavern mat. If you do, { $then }.
when-victory-gain-in-hand = When you gain a Victory card: { $then }.
vp-for-victories = For the rest of this turn, when you gain a Victory card, +1 victory point token.
when-victory-gain-in-play = While this is in play, when you gain a Victory card, { $then }.
when-treasure-gain-lying = When you gain a Treasure: { $then }.
when-victory-gain-lying = When you gain a Victory card: { $then }.
when-buy-in-play = While this is in play, when you buy a card, { $then }.
when-victory-buy-in-play = While this is in play, when you buy a Victory card, { $then }.
when-gain-in-play = While this is in play, when you gain a card, { $then }.
when-others-gain-in-hand = When another player gains { $cards }: { $then }.
may-put-on-deck = You may put it onto your deck.
discount-in-play = While this is in play, every card, wherever it is, costs ${ $n } less (never less than $0).
costs-debt = This costs { $n } debt: when you buy it, take { $n } debt tokens. With debt you cannot buy anything: pay it off with $1 each in your Buy phase.
not-with = You cannot buy this while you have { $cards } in play.
back-no-victory =
    { $early ->
        [True] At the end of your Buy phase, you may put this onto your deck if you have gained no Victory card in it.
       *[False] When you discard this from play, you may put it onto your deck if you have bought no Victory card this turn.
    }
back-with-potion =
    { $early ->
        [True] At the start of Clean-up, you may put this onto your deck if you have a Potion in play.
       *[False] When you discard this from play, you may put it onto your deck if you have a Potion in play.
    }
saves-treasure = When you discard this from play, you may put a Treasure you have in play onto your deck.

reaction-intro = Reaction: when another player plays an Attack, you may first reveal this from your hand. If you do:
be-unaffected = That Attack does not affect you.
set-this-aside = Set this aside until the start of your next turn, when it goes back to your hand.
hand-to-react = You can do this only while you have { $n } or more cards in hand.

pile-of-two = { $cards }, in this order. Only what lies on top can be bought or gained.
pile-of-all = { $n } different cards, shuffled. Only the top one is seen, and can be bought or gained.
points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
points-per-ten-cards = 1 victory point for every 10 cards you own at the end, rounded down
points-per-duchy = 1 victory point for every Duchy you own at the end
points-per-five-names = 2 victory points for every 5 different cards you own at the end, rounded down

### Types and boxes

type-action = Action
type-treasure = Treasure
type-attack = Attack
type-reaction = Reaction
type-victory = Victory
type-curse = Curse
type-duration = Duration
type-prize = Prize
type-reserve = Reserve
type-knight = Knight
type-shelter = Shelter
type-gathering = Gathering
type-event = Event
type-landmark = Landmark
types-join = { $first } – { $rest }

# what lies on the table because of a card
comes-potion = Potion, a Treasure for cards that cost one
comes-prizes = five Prizes, one of each, beside the Supply
comes-madman = ten Madmen beside the Supply
comes-coffers = coin tokens
comes-debt = debt tokens
comes-points = point tokens
comes-pirate_ship = tokens for Pirate Ship
comes-tavern = a Tavern mat for each player
comes-island = an Island mat for each player
comes-journey = a Journey token for each player
comes-trained = a +$1 token for each player
comes-minus_card = a −1 Card token for each player

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
prompt-clean_up = You may put a card you have in play onto your deck.
prompt-turn = You have an extra turn, and another player decides in a turn of yours. Which one comes first?
prompt-next = Several things happen at once. Choose the card that comes next.
prompt-react = You are being attacked. Reveal a Reaction?
prompt-play_twice = Choose an Action to play twice.
prompt-play_thrice = Choose an Action to play three times.
prompt-play_first = Choose the card to play first.
prompt-become = Choose the Action that it becomes.
prompt-play_from_supply = Choose the Action of the Supply that it plays.
prompt-call = Call { $about }?
prompt-play_it = You discarded { $about }. Play it?
prompt-discard = Choose a card to discard.
prompt-discard_any = Choose a card to discard.
prompt-discard_for_coins = Choose a card to discard for +$1.
prompt-may_discard = You may discard a card.
prompt-discard_curse = Discard a Curse?
prompt-discard_estate = Discard an Estate?
prompt-discard_deck = Turn your whole deck over onto your discard pile?
prompt-discard_looked = Choose a card to discard.
prompt-discard_one_looked = Choose the card to discard.
prompt-discard_revealed = Choose the card that { $name } discards.
prompt-oracle = { $owner ->
        [you] Your own cards
       *[other] { $name }’s cards
    }: are they discarded, or put back?
prompt-examine = { $about } is on top of your deck. Trash it, discard it, or put it back?
prompt-spy = { $about } is on top of { $owner ->
        [you] your deck
       *[other] { $name }’s deck
    }. Discard it, or put it back?
prompt-trash = Choose a card to trash.
prompt-may_trash = You may trash a card.
prompt-trash_looked = Choose a card to trash.
prompt-trash_one_looked = Choose the card to trash.
prompt-trash_from_supply = Choose an Action in the Supply to trash.
prompt-trash_revealed = Choose a revealed Treasure to trash.
prompt-trash_in_play = You may trash a card you have in play.
prompt-trash_discarded = You may trash a card from your discard pile.
prompt-may_use = You may trash a card from your hand for what it says.
prompt-trash_this = Trash this card?
prompt-gain = Choose a card to gain.
prompt-may_gain = You may gain a card.
prompt-gain_also = You may also gain another card of the same cost.
prompt-overpay = How much more do you pay for { $about }?
prompt-overpay_potions = How many Potions more do you pay for { $about }?
prompt-pay = How many coin tokens do you pay?
prompt-train = Choose the Action pile that your +$1 token goes to.
prompt-gain_trashed = Choose a trashed Treasure to gain.
prompt-gain_from_trash = Choose an Action in the trash to gain.
prompt-smuggle = Choose the card to gain a copy of.
prompt-prize = Choose the Prize to gain.
prompt-put_on_deck = You gained { $about }. Put it onto your deck?
prompt-jest = { $name } discarded { $about }. Who gains a copy of it?
prompt-show = Choose a card to reveal.
prompt-may_show = You may reveal a Treasure.
prompt-show_province = Reveal a Province?
prompt-show_gold = Reveal a Gold?
prompt-show_bane = Reveal the Bane?
prompt-return = You may return a card to the Supply.
prompt-swindle = Choose the card that { $name } gains.
prompt-put_back = Choose a card to put onto your deck.
prompt-put_back_victory = Choose a Victory card to show and put onto your deck.
prompt-put_back_discarded = Choose a card from your discard pile to put onto your deck.
prompt-put_on_top = Choose a card from your discard pile to put onto your deck.
prompt-shuffle_in = You may shuffle an Action from your discard pile into your deck.
prompt-may_save = You may set a card aside for your next turn.
prompt-save = Choose a card to set aside for your next turn.
prompt-to_mat = Choose a card to put onto your Island mat.
prompt-bury = Choose a card to put into your deck.
prompt-depth = Choose its place in your deck.
prompt-take_bottom = { $about } is at the bottom of your deck. Put it on top?
prompt-take_discarded = You may take a Copper into your hand.
prompt-order = Choose the card to put back next. The last one will be on top.
prompt-pass = Choose a card to pass to the left.
prompt-name = Name a card.
prompt-ban = Name a card that cannot be bought this turn.
prompt-name-any = These are in this game; any other card can be typed as well.
prompt-set_aside = You draw { $about }. Keep it, or set it aside?
prompt-choose =
    { $two ->
        [first] Choose two different ones, one after the other.
        [three] Choose three different ones, one after the other.
        [four] Choose four different ones, one after the other.
        [second] Choose the second one.
        [next] Choose the next one.
       *[no] Choose one.
    }

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
option-next = { $card } next
option-turn-own = Your own extra turn
option-turn-possessed = The turn that another player decides
option-return = Return { $card }
option-put_on_mat = Put { $card } onto the mat
option-bury = Put { $card } into the deck
option-depth =
    { $place ->
        [1] On top
        [bottom] At the bottom
       *[other] Card { $place } from the top
    }
option-take = Take { $card }
option-take-jest = You gain { $card }
option-give = They gain { $card }
option-shuffle_in = Shuffle { $card } in
option-become = Become { $card }
option-train = The pile of { $card }
option-back = Put them back
option-away = Discard them
option-overpay =
    { $n ->
        [0] Pay no more
       *[other] Pay ${ $n } more
    }
option-overpay-overpay_potions =
    { $n ->
        [0] No Potion
        [one] A Potion
       *[other] { $n } Potions
    }
option-pay =
    { $n ->
        [0] Pay no token
        [one] Pay 1 token
       *[other] Pay { $n } tokens
    }
option-spend-coffers = Spend a coin token
option-repay-all = Pay off debt
option-repay-one = Pay off 1 debt
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
option-done-clean_up = Put nothing (more) back
option-done-may_discard = Discard nothing
option-done-may_show = Reveal nothing
option-done-return = Return nothing (more)
option-done-take_discarded = Take nothing (more)
option-done-play_thrice = Play nothing three times
option-done-play_twice = Play nothing twice
option-done-put_back_discarded = Put nothing back
option-done-may_use = Trash nothing (more)
option-done-shuffle_in = Shuffle nothing (more) in
option-done-gain_also = Gain nothing more
option-done-trash_in_play = Trash nothing (more)
option-done-trash_discarded = Trash nothing
option-done-may_save = Set nothing (more) aside
option-choose-cards = More Cards
option-choose-actions = More Actions
option-choose-buys = More Buys
option-choose-coins = More coins
option-choose-trash = Trash cards
option-choose-discard = Discard cards
option-choose-curse = Gain a Curse
option-choose-gain = Gain a card
option-choose-gold = Gain a Gold
option-choose-attack = Attack
option-choose-prize = Gain a Prize
option-choose-duchy = Gain a Duchy
option-choose-silvers = Gain Silvers
option-choose-silver = Gain a Silver
option-choose-estates = Gain Estates
option-choose-wait = Wait for the next purchase
option-choose-mat = Put a Copper onto the mat

### The log. Whoever may not see the cards gets the -count form.

log-turn =
    { $who ->
        [you] Your turn { $n }
       *[other] { $name }, turn { $n }
    }
log-turn-extra =
    { $who ->
        [you] Your extra turn
       *[other] { $name }, extra turn
    }
log-turn-possessed =
    { $who ->
        [you] Your extra turn, decided by { $controller }
       *[other] { $decides ->
            [you] { $name }, extra turn: you decide
           *[other] { $name }, extra turn, decided by { $controller }
        }
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
log-again =
    { $who ->
        [you] You play { $card } again.
       *[other] { $name } plays { $card } again.
    }
log-sums =
    In all ${ $coins }{ $drawn ->
        [0] { "" }
        [one] , 1 card drawn
       *[other] , { $drawn } cards drawn
    }{ $gained ->
        [0] { "" }
        [one] , 1 gained
       *[other] , { $gained } gained
    }{ $trashed ->
        [0] { "" }
        [one] , 1 trashed
       *[other] , { $trashed } trashed
    }.
log-buy =
    { $who ->
        [you] You buy { $cards }.
       *[other] { $name } buys { $cards }.
    }
log-bought =
    { $who ->
        [you] You buy { $card }.
       *[other] { $name } buys { $card }.
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
log-exchange =
    { $who ->
        [you] You get { $cards } in exchange.
       *[other] { $name } gets { $cards } in exchange.
    }
log-return =
    { $who ->
        [you] You return { $cards } to the Supply.
       *[other] { $name } returns { $cards } to the Supply.
    }
log-token =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $token ->
        [vp] { $n ->
            [one] a victory point token
           *[other] { $n } victory point tokens
        }
        [coffers] { $n ->
            [one] a coin token
           *[other] { $n } coin tokens
        }
        [debt] { $n ->
            [one] a debt token
           *[other] { $n } debt tokens
        }
        [minus_card] the −1 Card token
       *[pirate_ship] a Pirate Ship token
    }.
log-spend =
    { $token ->
        [debt] { $who ->
            [you] You pay off { $n } debt.
           *[other] { $name } pays off { $n } debt.
        }
       *[coffers] { $who ->
            [you] You spend
           *[other] { $name } spends
        } { $n ->
            [one] a coin token
           *[other] { $n } coin tokens
        }.
    }
log-overpay =
    { $who ->
        [you] You overpay by
       *[other] { $name } overpays by
    } ${ $n }{ $potions ->
        [0] {""}
        [one] {" "}and a Potion
       *[other] {" "}and { $potions } Potions
    }.
log-event =
    { $who ->
        [you] You buy the Event { $card }.
       *[other] { $name } buys the Event { $card }.
    }
log-call =
    { $who ->
        [you] You call { $cards } from your Tavern mat.
       *[other] { $name } calls { $cards } from the Tavern mat.
    }
log-train =
    { $who ->
        [you] You put your +$1 token on the pile of { $card }.
       *[other] { $name } puts the +$1 token on the pile of { $card }.
    }
log-become =
    { $who ->
        [you] Your Overlord is { $card } now.
       *[other] { $name }’s Overlord is { $card } now.
    }
log-play_from_supply =
    { $who ->
        [you] You play { $card }, which stays in the Supply.
       *[other] { $name } plays { $card }, which stays in the Supply.
    }
log-journey =
    { $who ->
        [you] You turn your Journey token face
       *[other] { $name } turns the Journey token face
    } { $to ->
        [down] down
       *[up] up
    }.
log-pile_points =
    { $who ->
        [you] You leave
       *[other] { $name } leaves
    } { $n ->
        [0] no victory point token
        [one] 1 victory point token
       *[other] { $n } victory point tokens
    } on { $card }.
log-turn_up =
    { $who ->
        [you] You turn up { $card }.
       *[other] { $name } turns up { $card }.
    }
log-shuffle_in =
    { $who ->
        [you] You shuffle your deck.
       *[other] { $name } shuffles the deck.
    }
log-discard =
    { $from ->
        [possessed] { $who ->
            [you] You get back { $cards }, to your discard pile.
           *[other] { $name } gets back { $cards }, to the discard pile.
        }
       *[other] { $who ->
            [you] You discard { $cards }.
           *[other] { $name } discards { $cards }.
        }
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
log-bury =
    { $who ->
        [you] You put { $cards } into your deck
       *[other] { $name } puts { $cards } into the deck
    }{ $above ->
        [0] , on top.
        [one] , under 1 card.
       *[other] , under { $above } cards.
    }
log-bury-count =
    { $who ->
        [you] You put { $things } into your deck
       *[other] { $name } puts { $things } into the deck
    }{ $above ->
        [0] , on top.
        [one] , under 1 card.
       *[other] , under { $above } cards.
    }
log-put_on_top =
    { $who ->
        [you] You put { $cards } from the bottom of your deck on top.
       *[other] { $name } puts { $cards } from the bottom of the deck on top.
    }
log-put_on_top-count =
    { $who ->
        [you] You put the bottom card of your deck on top.
       *[other] { $name } puts the bottom card of the deck on top.
    }
log-look_below =
    { $who ->
        [you] You look at the bottom card of your deck: { $cards }.
       *[other] { $name } looks at the bottom card of the deck: { $cards }.
    }
log-look_below-count =
    { $who ->
        [you] You look at the bottom card of your deck.
       *[other] { $name } looks at the bottom card of the deck.
    }
log-reveal =
    { $who ->
        [you] You reveal { $cards }.
       *[other] { $name } reveals { $cards }.
    }
log-look =
    { $from ->
        [hand] { $who ->
            [you] Your hand is seen: { $cards }.
           *[other] You see { $name }’s hand: { $cards }.
        }
        [haven] { $who ->
            [you] What you set aside is seen: { $cards }.
           *[other] You see what { $name } set aside: { $cards }.
        }
       *[deck] { $who ->
            [you] You look at { $cards }.
           *[other] { $name } looks at { $cards }.
        }
    }
log-look-count =
    { $from ->
        [hand] { $name }’s hand is seen by the player who decides.
        [haven] What { $name } set aside is seen by the player who decides.
       *[deck] { $who ->
            [you] You look at { $things }.
           *[other] { $name } looks at { $things } of the deck.
        }
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
       *[other] { $name } passes { $cards } to { $target }.
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
    { $to ->
        [island] { $who ->
            [you] You put { $cards } onto your Island mat.
           *[other] { $name } puts { $cards } onto the Island mat.
        }
        [possessed] { $who ->
            [you] You trash { $cards }, for this turn only.
           *[other] { $name } trashes { $cards }, for this turn only.
        }
       *[aside] { $who ->
            [you] You set { $cards } aside.
           *[other] { $name } sets { $cards } aside.
        }
    }
log-set_aside-count =
    { $who ->
        [you] You set { $things } aside.
       *[other] { $name } sets { $things } aside.
    }
log-take =
    { $from ->
        [discard] { $who ->
            [you] You take { $cards } from your discard pile into your hand.
           *[other] { $name } takes { $cards } from the discard pile into the hand.
        }
       *[aside] { $who ->
            [you] You take { $cards } into your hand.
           *[other] { $name } takes { $cards } into the hand.
        }
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

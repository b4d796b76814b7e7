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
may-discard-deck = You may turn your whole deck over onto your discard pile at once.

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
steal = Each other player reveals the top 2 cards of their deck. From each player's two, one Treasure that you pick (if there is any) is trashed. You may gain any of the Treasures trashed like this. Then the rest is discarded.
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

reaction-intro = Reaction: when another player plays an Attack, you may first reveal this from your hand. If you do:
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
prompt-discard_deck = Turn your whole deck over onto your discard pile?
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
prompt-choose =
    { $two ->
        [first] Choose two different ones, one after the other.
        [second] Choose the second one.
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

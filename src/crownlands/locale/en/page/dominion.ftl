### The table of Dominion

## Cards

number = { $n }
bonus = +{ $n }
times = ×{ $n }
points-short-ten-cards = per 10
points-short-duchy = per Duchy
points-short-five-names = 2 per 5
# debt tokens that a card costs, as short as can be
cost-debt = { $n }D
read-card = Read { $card }
read-cost = Costs { $potion ->
        [yes] { $n ->
            [0] a Potion
           *[other] ${ $n } and a Potion
        }
       *[no] ${ $n }
    }
read-prize = Has no price: it is won with Tournament
read-boxes = From { $boxes }
read-rulings = What players ask
read-more =
    { $n ->
        [one] One more answer: press I, or the right button.
       *[other] { $n } more answers: press I, or the right button.
    }
keys-read = Read the card that is pointed at or chosen with Tab

## The Supply

supply = Supply
# verb: what happens when it is tapped; mark: what is special about the pile
pile-label = { $card }, costs { $cost }{ $potion ->
        [yes] { " " }and a Potion
       *[no] {""}
    }{ $debt ->
        [0] {""}
       *[other] { " " }and { $debt } debt
    }, { $n ->
        [0] none left
       *[other] { $n } left
    }{ $mark ->
        [bane] , the bane
        [mixed] , on top of a pile of several kinds
        [banned] , cannot be bought this turn: Contraband
       *[none] {""}
    }{ $verb ->
        [buy] , buy it
        [gain] , gain it
        [give] , let them gain it
        [trash] , trash one
        [train] , put your token there
        [become] , let it be that
        [play] , play it from there
       *[none] {""}
    }
# an event or a landmark
landscape-label = { $card }{ $event ->
        [yes] , costs { $cost }
       *[no] {""}
    }{ $verb ->
        [buy] , buy it
       *[none] {""}
    }
supply-landscapes = Events and Landmarks
supply-landscapes-why = They are no cards: an Event is bought for what it does, as often as you have Buys, and a Landmark works by itself.
pile-bane = Bane
pile-bane-why = The bane: whoever reveals one from the hand is spared by Young Witch.
pile-mixed = on top
pile-mixed-why = The top card of a pile of several kinds: only this one can be bought or gained.
pile-banned = banned
pile-banned-why = Contraband: your neighbour named it, so it cannot be bought this turn.
supply-beside = Beside the Supply
supply-beside-why = Not in the Supply, so nobody can buy it: Prizes are won with Tournament, a Madman comes for a Hermit
pile-label-own = { $label }; you own { $n }
pile-label-points = { $label }; { $n ->
        [one] 1 point token
       *[other] { $n } point tokens
    } on it
pile-own = { $n } in your deck
pile-points =
    { $n ->
        [one] 1 point token
       *[other] { $n } point tokens
    }
pile-nothing = No cards.
trash-pile = Trash
trash-title = The trash

## Players

opponents = Opponents
opponent-turn = playing
opponent-asked = choosing
opponent-you = { $name } (you)
opponent-possessed = { $name } decides
opponent-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
opponent-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
opponent-turns =
    { $n ->
        [one] 1 turn played
       *[other] { $n } turns played
    }
zone-play = Your cards in play
zone-aside = Aside
zone-looked = Looked at
zone-picked = Picked
# of somebody for whom one decides
zone-play-of = { $name }’s cards in play
zone-later = Next turn:
stays-label = { $card }, stays in play
stays-why = It stays in play until the Clean-up of { $who ->
        [you] your
       *[other] { $name }’s
    } next turn.
mat-island = Island mat
mat-haven = With Haven
mat-horse_traders = Back next turn
mat-waiting = Set aside
mat-gear = With Gear
mat-tavern = Tavern mat
mat-possessed = Back after this turn
mat-face-down =
    { $n ->
        [one] 1 card face down
       *[other] { $n } cards face down
    }
token-vp =
    { $n ->
        [one] 1 point token
       *[other] { $n } point tokens
    }
token-pirate_ship =
    { $n ->
        [one] 1 Pirate Ship token
       *[other] { $n } Pirate Ship tokens
    }
token-coffers =
    { $n ->
        [one] 1 coin token
       *[other] { $n } coin tokens
    }
token-trained = +$1 token on { $card }
token-debt = { $n } debt
token-journey = Journey token face down
token-minus_card = −1 Card token on the deck
deck-count =
    { $n ->
        [0] Deck empty
       *[other] Deck: { $n }
    }
discard-pile = Discard pile
discard-count = Discards: { $n }
discard-title = Your discard pile, the top card first
discard-empty = The discard pile is empty
discard-top-label = { $card }, on top of the discard pile

## The hand

hand = Hand
# of somebody for whom one decides
hand-of = { $name }’s hand
hand-empty =
    { $who ->
        [you] Your hand is empty.
       *[other] This hand is empty.
    }
# order: which of the chosen cards it is
hand-label = { $card }{ $order ->
        [0] { $verb ->
            [play] , play it
            [discard] , discard it
            [trash] , trash it
            [put_back] , put it back
            [pass] , pass it
            [reveal] , reveal it
            [gain] , gain it
            [top] , put it on top
            [set_aside] , set it aside
            [put_on_mat] , put it on the mat
            [return] , return it
            [bury] , put it into the deck
            [take] , take it
            [next] , do it next
            [shuffle_in] , shuffle it in
           *[none] {""}
        }
       *[other] , chosen as number { $order }
    }

## The turn

turn-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
turn-buys =
    { $n ->
        [one] Buy
       *[other] Buys
    }
turn-points = Points
turn-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
turn-potions =
    { $n ->
        [one] Potion
       *[other] Potions
    }

# extra turns that come next
turn-then = { $turn } · then { $next }
turn-next-extra =
    { $who ->
        [you] you have an extra turn
       *[other] { $name } has an extra turn
    }
turn-next-possessed =
    { $decides ->
        [you] you decide in a turn of { $name }
       *[other] { $who ->
            [you] { $controller } decides in a turn of yours
           *[other] { $controller } decides in a turn of { $name }
        }
    }
# which card is being played
turn-card = { $turn } · { $card }

## What is asked

prompt = What is asked
prompt-why = Why?
prompt-over = The game is over.
# one decides for another player
prompt-for = You decide for { $name }.
prompt-for-you = { $name } decides for you.
prompt-for-other = { $name } decides for { $whom }.
prompt-held = Your choice waits until the offer is answered.
ask-exactly =
    { $verb ->
        [discard] Choose { $n } cards to discard.
        [trash] Choose { $n } cards to trash.
        [put_back] Choose { $n } cards to put onto your deck. The last one will be on top.
       *[other] Choose { $n } cards.
    }
ask-up-to =
    { $verb ->
        [discard] Choose up to { $n } cards to discard.
        [trash] Choose up to { $n } cards to trash.
        [set_aside] Choose up to { $n } cards to set aside.
        [return] Choose up to { $n } cards to return to the Supply.
       *[other] Choose up to { $n } cards.
    }
ask-order = Put these { $n } cards back in any order. The last one will be on top of your deck.
pick-exactly =
    { $verb ->
        [discard] Discard { $n } of { $of }
        [trash] Trash { $n } of { $of }
        [put_back] Put back { $n } of { $of }
       *[other] Choose { $n } of { $of }
    }
pick-up-to =
    { $verb ->
        [discard] { $n ->
            [0] Discard nothing
           *[other] Discard { $n }
        }
        [trash] { $n ->
            [0] Trash nothing
           *[other] Trash { $n }
        }
        [return] { $n ->
            [0] Return nothing
           *[other] Return { $n }
        }
       *[other] { $n ->
            [0] Choose nothing
           *[other] Choose { $n }
        }
    }
pick-clear = Clear
pick-confirm = Confirm the chosen cards
# what an answer does, at that prompt
answer-yes-play_it = Play it
answer-no-play_it = Leave it there
answer-yes-discard_estate = Discard an Estate
answer-no-discard_estate = Gain an Estate
answer-yes-discard_deck = Discard the deck
answer-no-discard_deck = Keep the deck
answer-yes-trash_this = Trash it
answer-no-trash_this = Keep it
answer-done-discard_any = Discard nothing
answer-done-discard_for_coins = Discard nothing
answer-done-may_trash = Trash nothing
answer-done-trash_looked = Trash nothing
answer-done-discard_looked = Discard nothing
answer-done-gain_trashed = Gain none of these
answer-done-react = Reveal nothing
answer-done-clean_up = Discard them all
answer-done-play_thrice = Play nothing three times
answer-done-may_discard = Discard nothing
answer-done-may_show = Reveal nothing
answer-done-return = Return nothing
answer-done-take_discarded = Take no more
answer-done-may_use = Trash nothing
answer-done-shuffle_in = Shuffle no more in
answer-done-gain_also = Gain nothing more
answer-done-trash_in_play = Trash nothing more
answer-done-trash_discarded = Trash nothing
answer-done-may_save = Set nothing aside
answer-yes-show_gold = Reveal a Gold
answer-no-show_gold = Reveal nothing
answer-yes-call = Call it
answer-no-call = Leave it on the mat
answer-yes-discard_curse = Discard a Curse
answer-no-discard_curse = Gain a Curse and a Copper
answer-yes-show_province = Reveal a Province
answer-no-show_province = Reveal nothing
answer-yes-show_bane = Reveal the bane
answer-no-show_bane = Gain a Curse
answer-yes-take_bottom = Put it on top
answer-no-take_bottom = Leave it at the bottom
answer-yes-put_on_deck = Onto the deck
answer-no-put_on_deck = To the discard pile
# where in the deck, as short as can be
place-at = { $at ->
        [top] On top
        [bottom] At the bottom
       *[within] { $n }
    }
end-turn-sure = End your turn? You still have ${ $n } and { $buys ->
        [one] 1 Buy
       *[other] { $buys } Buys
    }.
end-turn-yes = End it
end-turn-back = Go on buying
name-search = Find a card
name-label = Name { $card }
name-none = There is no such card.

## For whom all wait

wait-action = { $name } may play an Action.
wait-treasure = { $name } is playing Treasures.
wait-buy = { $name } may buy a card.
wait-top = { $name } chooses the card on top of the discard pile.
wait-react = { $name } is attacked and may reveal a Reaction.
wait-play_twice = { $name } chooses an Action to play twice.
wait-play_it = { $name } may play the discarded Action.
wait-discard = { $name } chooses what to discard.
wait-discard_any = { $name } chooses what to discard.
wait-discard_for_coins = { $name } chooses what to discard for coins.
wait-discard_estate = { $name } may discard an Estate.
wait-discard_deck = { $name } may turn the deck over onto the discard pile.
wait-discard_looked = { $name } chooses what to discard of the cards looked at.
wait-spy = { $name } decides about a revealed card.
wait-trash = { $name } chooses what to trash.
wait-may_trash = { $name } may trash cards.
wait-trash_looked = { $name } chooses what to trash of the cards looked at.
wait-trash_revealed = { $name } chooses a revealed Treasure to trash.
wait-trash_this = { $name } may trash the card just played.
wait-gain = { $name } chooses a card to gain.
wait-may_gain = { $name } may gain a card.
wait-gain_trashed = { $name } may gain trashed Treasures.
wait-swindle = { $name } chooses the card that the victim gains.
wait-put_back = { $name } chooses what to put onto the deck.
wait-put_back_victory = { $name } chooses a Victory card to put onto the deck.
wait-put_back_discarded = { $name } may put a discarded card onto the deck.
wait-order = { $name } puts cards back onto the deck.
wait-pass = { $name } chooses a card to pass.
wait-name = { $name } names a card.
wait-set_aside = { $name } draws cards one by one and may set Actions aside.
wait-choose = { $name } chooses what the card does.
wait-next = { $name } chooses what happens first.
wait-turn = { $name } chooses which extra turn comes first.
wait-clean_up = { $name } may put cards from play onto the deck.
wait-play_thrice = { $name } chooses an Action to play three times.
wait-play_first = { $name } chooses which revealed Action is played first.
wait-may_discard = { $name } may discard cards.
wait-discard_curse = { $name } may discard a Curse.
wait-discard_one_looked = { $name } chooses what to discard of the cards looked at.
wait-trash_one_looked = { $name } chooses what to trash of the cards looked at.
wait-trash_from_supply = { $name } chooses an Action of the Supply to trash.
wait-gain_from_trash = { $name } chooses an Action to gain from the trash.
wait-smuggle = { $name } chooses a card to gain of those gained next door.
wait-prize = { $name } chooses a Prize.
wait-show = { $name } chooses a card to reveal.
wait-may_show = { $name } may reveal a Treasure.
wait-show_province = { $name } may reveal a Province.
wait-show_bane = { $name } may reveal the bane.
wait-return = { $name } may return cards to the Supply.
wait-save = { $name } sets a card aside for the next turn.
wait-to_mat = { $name } chooses a card for the Island mat.
wait-bury = { $name } chooses a card to put into the deck.
wait-depth = { $name } chooses where in the deck a card goes.
wait-take_bottom = { $name } may put the bottom card of the deck on top.
wait-put_on_deck = { $name } may put the gained card onto the deck.
wait-take_discarded = { $name } takes Coppers from the discard pile.
wait-ban = { $name } names a card that cannot be bought this turn.
wait-overpay = { $name } may pay more than the price.
wait-overpay_potions = { $name } may pay more Potions than the price.
wait-examine = { $name } decides about the top card of the deck.
wait-may_use = { $name } may trash a card from the hand for what it says.
wait-oracle = { $name } decides whether revealed cards are discarded.
wait-pay = { $name } chooses how many coin tokens to pay.
wait-discard_revealed = { $name } chooses a revealed card to be discarded.
wait-put_on_top = { $name } puts discarded cards onto the deck.
wait-trash_discarded = { $name } may trash a card from the discard pile.
wait-shuffle_in = { $name } may shuffle discarded Actions into the deck.
wait-may_save = { $name } may set cards aside for the next turn.
wait-call = { $name } may call a card from the Tavern mat.
wait-train = { $name } chooses a pile for the +$1 token.
wait-trash_in_play = { $name } may trash cards in play.
wait-show_gold = { $name } may reveal a Gold.
wait-become = { $name } chooses the Action that a card becomes.
wait-play_from_supply = { $name } chooses an Action of the Supply to play.
wait-gain_also = { $name } may gain another card of the same cost.
wait-jest = { $name } decides who gains a copy of a discarded card.

## The end

ends-win = Buying the last { $card } ends the game: you would win { $mine } to { $theirs }.
ends-share = Buying the last { $card } ends the game: you would share the victory with { $mine } points.
ends-lose = Buying the last { $card } ends the game: you would lose { $mine } to { $theirs }.
ends-turns = Buying the last { $card } ends the game: with { $mine } points each you would lose, after more turns.
ends-some-way = Buying the last { $card } ends the game.
points-won = Winner
points-fewer-turns = Points are equal; fewer turns decide.
points-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }, { $cards } cards
points-none = No card that counts
points-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
curve-title = Points after each round
curve-round = Round { $n }
curve-start = Start
curve-name = { $name } { $n }

## Since the own turn

since-turn = { $name }: { $what }
since-bought = bought { $cards }
since-gained = gained { $cards }
since-nothing = nothing played, nothing bought
since-hit = { $card } of { $name }: { $what }

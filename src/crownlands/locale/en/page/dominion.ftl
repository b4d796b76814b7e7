### The table of Dominion

## Cards

number = { $n }
bonus = +{ $n }
times = ×{ $n }
points-short-ten-cards = per 10
points-short-duchy = per Duchy
read-card = Read { $card }
read-cost = Costs ${ $n }
read-boxes = From { $boxes }
read-rulings = What players ask

## The Supply

supply = Supply
# verb: what happens when it is tapped
pile-label = { $card }, costs { $cost }, { $n ->
        [0] none left
       *[other] { $n } left
    }{ $verb ->
        [buy] , buy it
        [gain] , gain it
        [give] , let them gain it
       *[none] {""}
    }
pile-label-own = { $label }; you own { $n }
pile-own = { $n } yours
pile-nothing = No cards.
trash-pile = Trash
trash-title = The trash

## Players

opponents = Opponents
opponent-turn = playing
opponent-asked = choosing
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
hand-empty = Your hand is empty.
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
turn-coins =
    { $n ->
        [one] coin
       *[other] coins
    }

# which card is being played
turn-card = { $turn } · { $card }

## What is asked

prompt = What is asked
prompt-why = Why?
prompt-over = The game is over.
prompt-held = Your choice waits until the offer is answered.
ask-exactly =
    { $verb ->
        [discard] Choose { $n } cards to discard.
        [trash] Choose { $n } cards to trash.
       *[put_back] Choose { $n } cards to put onto your deck. The last one will be on top.
    }
ask-up-to =
    { $verb ->
        [discard] Choose up to { $n } cards to discard.
       *[trash] Choose up to { $n } cards to trash.
    }
ask-order = Put these { $n } cards back in any order. The last one will be on top of your deck.
pick-exactly =
    { $verb ->
        [discard] Discard { $n } of { $of }
        [trash] Trash { $n } of { $of }
       *[put_back] Put back { $n } of { $of }
    }
pick-up-to =
    { $verb ->
        [discard] { $n ->
            [0] Discard nothing
           *[other] Discard { $n }
        }
       *[trash] { $n ->
            [0] Trash nothing
           *[other] Trash { $n }
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

## The end

points-won = Winner
points-fewer-turns = Points are equal; fewer turns decide.
points-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }, { $cards } cards
points-none = No card that counts
curve-title = Points after each round
curve-round = Round { $n }
curve-start = Start
curve-name = { $name } { $n }

### The table in the terminal

table-welcome = Crownlands: you play against { $names }. Type ? for help.
table-position = Crownlands: a position from { $file }. You play against { $names }. Type ? for help.
table-resumed = The game from { $file } goes on. Type ? for help.
table-autosave = It is saved to { $file } after each of your choices.
table-kingdom = Kingdom
table-basic = Basic cards
table-hand = Hand
table-hand-empty = no cards
table-for = For { $name }: { $prompt }
table-whose = { $name }’s cards
table-play = In play
table-stays = Stays in play
table-later = Next turn
table-mat-island = Island mat
table-mat-haven = Set aside (Haven)
table-mat-horse_traders = Set aside (Horse Traders)
table-mat-gear = Set aside (Gear)
table-mat-tavern = Tavern mat
table-mat-waiting = Still to be played
table-mat-possessed = Trashed for this turn
table-tokens = Tokens
table-tokens-vp =
    { $n ->
        [one] 1 victory point token
       *[other] { $n } victory point tokens
    }
table-tokens-pirate_ship =
    { $n ->
        [one] 1 Pirate Ship token
       *[other] { $n } Pirate Ship tokens
    }
table-tokens-coffers =
    { $n ->
        [one] 1 coin token
       *[other] { $n } coin tokens
    }
table-tokens-debt = { $n } debt
table-tokens-journey = Journey token face down
table-tokens-minus_card = −1 Card token on the deck
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
table-beside = Beside it
table-landscapes = Landscapes
table-pile-points = Tokens
table-points = { $n } on { $card }
table-trained = +$1 token on
table-banned = Not to be bought
table-extra = To come
table-extra-own =
    { $who ->
        [you] your extra turn
       *[other] { $name }’s extra turn
    }
table-extra-possessed =
    { $who ->
        [you] your extra turn, decided by { $controller }
       *[other] { $decides ->
            [you] { $name }’s extra turn, decided by you
           *[other] { $name }’s extra turn, decided by { $controller }
        }
    }
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
table-potions =
    { $n ->
        [one] 1 Potion
       *[other] { $n } Potions
    }
table-opponent =
    { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
table-opponent-discard = { $card } on the discard pile
table-cost =
    { $potion ->
        [True] ${ $n }P
       *[False] ${ $n }
    }
table-cost-debt = { $n }D
table-cost-potion = P in a cost: and a Potion.
table-card-price =
    { $potion ->
        [True] ${ $n } and a Potion
       *[False] ${ $n }
    }
table-card-debt = { $n } debt
table-bane = { $card } (Bane)
table-left =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
table-empty = gone
table-several = { $card } ×{ $n }
table-pile = { $card }, { $price }, { $left }
table-event = { $card }, ${ $price }, an Event

numbers-up-to = a number from 1 to { $n }
numbers-of = one of the numbers { $numbers }
refused-nothing = Type { $numbers }, or ? for help.
refused-number = There is no { $word } here: type { $numbers }.
refused-several = { $word } could be { $options }. Type more of it, or the number.
refused-unknown = { $word } is not one of the choices. Type { $numbers }, the beginning of a name, or ? for help.
refused-near = { $word } is not one of the choices. Did you mean { $near }?
refused-not-now = { $card } cannot be chosen now.
refused-dear = { $card } costs { $price }, and you have ${ $coins }.
refused-potion = { $card } costs { $price }, and you have no Potion to pay with.
refused-banned = { $card } cannot be bought this turn: it was named.
refused-not-with = { $card } cannot be bought while you have { $other } in play.
refused-name = There is no { $kind } { $word }.
refused-name-near = There is no { $kind } { $word }. Did you mean { $near }?
refused-which = Which { $kind }? Type for example: { $kind } { $example }

table-hint-would = The expert would: { $option }
table-hint-chances = So often each wins, if all play well: { $options }.
table-hint-option = { $option } { $n } %
table-hint-usual = That is simply what one does here.

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
      hint           what an expert would do, and why
      undo           back to your last choice
      save [FILE]    save; go on later with: crownlands play --resume FILE
      quit           leave; you are asked whether to save
      ?              this help

# words that may be typed; the English ones are understood in every language
typed = –
    .help = help
    .table = table
    .log = log
    .hint = hint
    .undo = undo
    .save = save
    .quit = quit
    .all = all
    .card = card
    .supply = supply
    .building = building
    .points = points
    .done = done
    .yes = yes
    .no = no

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
kingdoms-extras = With it: { $extras }
kingdoms-hint = One of them with its cards: crownlands kingdoms { $id }
kingdoms-not-here = not here yet
kingdoms-none = No recommended kingdom uses { $box }.

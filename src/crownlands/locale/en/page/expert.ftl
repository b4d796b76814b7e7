### Hints at the table, and what an expert thinks of a finished game

percent = { $n } %

## Hints

advice = Hint
advice-ask = What would the expert do?
advice-thinking = The expert is thinking …
advice-title = What the expert would do
advice-would = The expert would: { $option }
advice-chances = So often each of these wins, if all play well:
advice-option = { $option }: { $n } %.
advice-usual = That is simply what one does here.
advice-thanks = Thanks

## What an option of dominoes means

choice-place = { $place }, toward the { $direction }
choice-claim = Claim domino { $n }
choice-tax =
    { $half ->
        [first] Tax the first square’s territory
       *[second] Tax the second square’s territory
    }
choice-build =
    { $named ->
        [no] Build { $place }
       *[yes] Build { $building } { $place }
    }
choice-burn =
    { $named ->
        [no] Let the dragon burn a building
       *[yes] Let the dragon burn { $building }
    }
choice-discard = Put the domino back into the box
choice-done =
    { $prompt ->
        [tax] Take no taxes
        [build] Build nothing
       *[burn] Leave the dragon in its cave
    }

## After the game

end-review = What did the expert think?
review = What did the expert think?
review-title = What did the expert think? · { $game }
review-text = Each decision once more, from what could be known at that moment.
review-whose = The decisions of
review-progress = How far the review is
review-asking = The expert is being asked …
review-waiting =
    { $n ->
        [one] One other review comes first.
       *[other] { $n } other reviews come first.
    }
review-working = The expert is playing the game through.
review-cancelled = The review has stopped here.
review-cancel = Cancel
review-go-on = Go on
review-curve = The chance of winning, decision by decision
review-end = End
review-mistakes =
    { $n ->
        [one] The largest mistake
       *[other] The { $n } largest mistakes
    }
review-mistake = Turn { $turn }: { $n } % less chance to win
review-yours = chosen
review-see = See it in the replay
review-fork = Play on from here
review-none = No mistake that could be told from luck. Well played!
review-all = All decisions
review-turn = Turn
review-chosen = What was chosen
review-expert = The expert
review-same = the same
review-how = The cards that nobody could see were dealt again and again, and the game was played out with each option. Small differences are luck.

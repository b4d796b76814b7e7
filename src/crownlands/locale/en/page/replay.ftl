### Stepping through a finished game

replay-title = { $game }, step by step
replay-loading = The game is being fetched
replay-missing = This game cannot be shown
replay-others = Other games
replay-running = This game is still being played
replay-running-text = Its steps can be seen when it is over; until then everybody’s cards stay hidden.
replay-watch = Watch the game
replay-eyes = Seen by
replay-next-eyes = See it with the next player’s eyes
replay-controls = Steps
replay-slider = Step
replay-step = Step { $n } of { $m }
replay-where = { $step } · { $turn }
replay-at = { $step }. { $happened }
replay-beginning = The game begins.
replay-chose = { $name }: { $choice }.
replay-start = To the start
replay-back = A step back
replay-forward = A step forward
replay-back-turn = A turn back
replay-forward-turn = A turn forward
replay-end = To the end
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed
replay-times = { $n }×
replay-copy = Copy the link to this step
replay-copied = The link is copied
replay-not-copied = The link could not be copied; it is the address of this page.
replay-download = Download the record

## Playing on from a step

fork = Play on from here
fork-text = A new table begins after step { $n }. The finished game stays as it is.
fork-over = The game is over at this step. Go back a little, and play on from there.
fork-seat = Which seat is yours?
fork-you = You
fork-bot = Who plays for { $name }?
fork-start = Play on

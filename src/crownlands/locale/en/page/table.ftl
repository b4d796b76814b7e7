### Around the table of every game

table-missing = This table cannot be shown
table-unreadable = This version cannot read the game
table-gone = This table is not there any more.
try-again = Try again
table-opening = The table is being laid …
undo = Take back
log = Log
origin-look = Look at that game
side-empty = Nothing has happened yet.
chat = Chat
chat-unread = Chat: something new
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
side = Log and chat
menu = Menu
result = Result
watching = You are watching
time-left = Time left: { $time }
title-you = Your turn – { $game }
title-other = { $name }’s turn – { $game }
title-over = { $game } is over

## People on one device

curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Nobody’s cards are shown until then.
curtain-lift = I am { $name }

## Notices

server-away = The server is away. Nothing is lost: the game goes on as soon as it is back.
offer-undo = { $name } would like to take back a choice.
offer-seat = { $to } would take over for { $seat }.
offer-accept = Agree
offer-decline = Decline
offer-withdraw = Withdraw
offer-declined = Not everybody agreed: it stays as it was.
offer-waiting =
    { $n ->
        [one] Waiting for { $name } to agree.
       *[other] Waiting for { $name } and others to agree.
    }
seat-left = { $name } has left.
seat-silent = { $name } has not answered for a while.
seat-failed = The bot of { $name } has failed.
seat-give-bot = Let a bot play on
seat-take = Take this seat
seat-bot-for-now = a bot plays for now
seat-away = connection lost
seat-kept = { $name }, a bot plays for now
seat-yours = This is your seat. Come back whenever you like.
seat-take-back = Take my seat back
seat-take-as = I am { $name }
watched-by =
    { $n ->
        [one] { $names } watches
       *[other] { $names } watch
    }
watched-by-nameless =
    { $n ->
        [one] somebody
       *[other] { $n } others
    }

## The menu

menu-rules = Rules
menu-automatic = What happens by itself
auto-treasures = Play all my Treasures as soon as my Actions are over
auto-end = End my turn when only Coppers and Curses can be bought
auto-moat = Show my Moat to every Attack
auto-confirm = Ask before I end a turn with useful coins left
auto-forced = Ask me even where there is only one choice
auto-text = Whatever happens by itself is in the record like any other choice.
show-scores = Show the points of every kingdom
show-points = Count everybody’s points for me, as far as they can be known
show-hints = Explain new things as they come up
menu-senses = Sound and touch
sound = Sound
sense-vibrate = Vibrate when it is my turn
sense-notify = Tell me in another tab when it is my turn
sense-notify-refused = Your browser does not allow it for this page.
menu-look = Colours
theme-system = As the system
theme-light = Day
theme-dark = Night
menu-link = Watching
menu-link-send = A game of { $game }: open the link and watch.
menu-link-text = Whoever opens it can watch; cards in hand stay hidden.
share-copy = Copy
share-copied = Copied
menu-end = Leaving
resign = Resign
resign-sure = Yes, resign
resign-no = Play on
resign-text = Against one opponent you lose. Among more, a bot plays on for you, but cannot win.
leave = Leave the table
leave-sure = Yes, leave
leave-text = Your seat stays free: you can come back to it, and somebody else can take it if the others agree.
leave-alone = If you leave, the game waits for you on the start page.

## The end

over-you-win = You win!
over-you-share = You share the victory!
over-team-wins = { $names } win together
over-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-resigned = { $name } resigned.
end-out-of-time = { $name } ran out of time.
moment-points = { $points }
turning-always =
    { $n ->
        [one] { $name } was never behind
       *[other] { $name } and the others were never behind
    }, and ahead for good from { $unit } { $turn } on.
turning-ahead =
    { $n ->
        [one] { $name } took
       *[other] { $name } and the others took
    } the lead for good in { $unit } { $turn }.
turning-last = Decided in the last { $unit }.
turning-best = { $name } gained most at once: { $points } points in { $unit } { $turn }.
deck-of = The deck of { $name }
end-rematch = Play again
end-new-kingdom = Play again, new kingdom
end-same-shuffles = Same shuffles again
end-to-same-shuffles = To the same shuffles
end-other-shuffles = Play again with new shuffles
end-to-rematch = To the next game
end-replay = Step through the game
end-tell = Copy the result
end-told-score = { $name } { $n }
end-told = { $game } at Crownlands: { $result }. Step through it: { $address }
end-told-day = { $game }, the deal of the day at Crownlands: { $result }. Your turn: { $address }
end-look = Look at the table

## Following the others

menu-pace = The turns of the others
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-at_once = At once
pace-text = At this pace you see what they do. Whenever you like, a tap anywhere on the table skips to your turn.
follow-skip = Skip
since = Since your turn

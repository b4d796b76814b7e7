### The page: what all its parts share

app-name = Crownlands
close = Close
page-not-found = There is nothing here
page-unloaded = This page did not come
page-home = To the start
keys-title = Keys
keys-help = Show or hide this list
language = Language
language-now = This page speaks English now.
name-numbered = { $name } { $n }
seat-open = Seat { $n }
error-server-away = The server cannot be reached. Nothing is lost: try again in a moment.
error-unknown = Something went wrong, and nothing was changed. Try again.
error-missing = There is no such table here. Perhaps the address is not complete.
error-too-big = That is more than the server takes.
error-too-fast = That was too much at once. Wait a moment, then try again.
error-not-sent = The server was away and did not get your choice. Please make it once more.

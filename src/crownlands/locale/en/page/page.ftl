### The page: what all its parts share

app-name = Crownlands
close = Close
page-not-found = There is nothing here
page-unloaded = This page did not come
page-home = To the start
keys-title = Keys
keys-help = Show or hide this list
name-numbered = { $name } { $n }
seat-open = Seat { $n }
error-server-away = The server cannot be reached. Nothing is lost: try again in a moment.
error-unknown = Something went wrong, and nothing was changed. Try again.
error-not-sent = The server was away and did not get your choice. Please make it once more.

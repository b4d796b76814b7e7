### The page: what all its parts share

app-name = Crownlands
close = Close
page-not-found = There is nothing here
page-home = To the start
keys-title = Keys
keys-help = Show or hide this list
name-numbered = { $name } { $n }
seat-open = Seat { $n }
error-server-away = The server cannot be reached. Nothing is lost: try again in a moment.
error-unknown = Something went wrong, and nothing was changed. Try again.
error-not-sent = The server is away. Your choice was not sent; it will be asked again when the server is back.

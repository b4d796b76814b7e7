"""A game at the terminal. What all games share is here; how a game is drawn and worded is in a folder of its own."""

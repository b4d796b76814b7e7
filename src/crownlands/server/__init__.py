"""Tables, lobby, live play, replays, storage: the games served to browsers and bots. See docs/protocol.md."""

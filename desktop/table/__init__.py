"""The table of a running game, neutral of the game: session, people and bots, hand-over, autosave."""

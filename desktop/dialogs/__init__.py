"""Dialogs of the client, game-neutral: they get plain data and return plain data."""

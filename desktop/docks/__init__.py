"""Docks that all games share: the journal and the history."""

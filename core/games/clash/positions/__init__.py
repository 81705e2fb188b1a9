"""Finished four-player games of the greedy bot for `ecumene bench`, one of them made rich; see tests/games/record.py."""

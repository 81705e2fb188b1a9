"""Clash of Cultures in the client."""

from desktop.games.clash.client import ClashClient

VIEWS = ClashClient()
"""What the game adds to the client (desktop.games.registry)."""

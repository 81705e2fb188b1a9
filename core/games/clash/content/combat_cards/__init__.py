"""The combat halves of the Action cards, in a module for each time at which they take effect. Importing this declares all."""

from core.games.clash.content.combat_cards import after, reveal, roll

__all__ = ["after", "reveal", "roll"]

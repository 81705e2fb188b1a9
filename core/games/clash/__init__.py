"""Clash of Cultures: Monumental Edition: the base game."""

from core.games.clash.game import GAME

__all__ = ["GAME"]

"""All civil halves: importing this module declares them."""

from core.games.clash.content.action_cards import cities, knowledge, politics, secrets, war

__all__ = ["cities", "knowledge", "politics", "secrets", "war"]

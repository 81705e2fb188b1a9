"""The Objective cards: the deck, and the objectives in a module for each theme. Importing the package declares them all."""

from core.games.clash.content.objectives import advances as _advances  # noqa: F401
from core.games.clash.content.objectives import battles as _battles  # noqa: F401
from core.games.clash.content.objectives import cities as _cities  # noqa: F401
from core.games.clash.content.objectives import forces as _forces  # noqa: F401
from core.games.clash.content.objectives import stocks as _stocks  # noqa: F401

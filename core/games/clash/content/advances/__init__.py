"""The Advances of the Player board, a module for each category; importing the package declares them all, in order."""

from core.games.clash.content.advances import (  # noqa: I001  (the order gives the bits)
    agriculture,
    construction,
    maritime,
    education,
    warfare,
    spirituality,
    economics,
    culture,
    science,
    democracy,
    autocracy,
    theocracy,
)

__all__ = [
    "agriculture", "autocracy", "construction", "culture", "democracy", "economics", "education", "maritime", "science",
    "spirituality", "theocracy", "warfare",
]  # fmt: skip

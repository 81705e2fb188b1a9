"""Land battles that a player has won this turn, for cards that follow one: each serves a civil half once (Action Cards).

A city that was captured counts with its battle (rules/battle_end.py).
"""

from __future__ import annotations

import msgspec

from core.games.clash.state import Player

LAND_BATTLE = "land_battle"


def victory(player: Player, half: str) -> int:
    """Return the place in `deeds` of the first land battle won that the half has not used yet, -1 if there is none."""
    for place, deed in enumerate(player.deeds):
        if deed.won and deed.kind == LAND_BATTLE and half not in deed.claimed:
            return place
    return -1


def claim(player: Player, half: str) -> None:
    """Note that the half has used the first victory left for it."""
    place = victory(player, half)
    deed = player.deeds[place]
    used = msgspec.structs.replace(deed, claimed=(*deed.claimed, half))
    player.deeds = (*player.deeds[:place], used, *player.deeds[place + 1 :])

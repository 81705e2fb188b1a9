"""A city changes hands (Capturing Cities, Running out of City-pieces, Barbarians Capturing Cities)."""

from __future__ import annotations

import msgspec

from core.engine.flow import FrameRule
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.powers import WONDERS
from core.games.clash.content.unit_types import BARBARIAN_SETTLEMENTS, SETTLEMENTS
from core.games.clash.content.wonders import STAYS_WITH_BUILDER
from core.games.clash.frames import CaptureFrame
from core.games.clash.goods import GOLD, one
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove
from core.games.clash.rules.found import next_name
from core.games.clash.rules.payment import gain
from core.games.clash.rules.place import place_in_city
from core.games.clash.state import ANGRY, HAPPY, City, Deck, State, pieces_used, settlements_used
from core.games.clash.units import BARBARIANS, SETTLER

replace = msgspec.structs.replace


def capture_gold(city: City) -> int:
    """Return the Gold for capturing a city: its size, 1 more if Happy, 1 if Angry; 1 from Barbarians."""
    if city.owner == BARBARIANS or city.mood == ANGRY:
        return 1
    return city.size + (1 if city.mood == HAPPY else 0)


def exchanged(state: State, city: City, seat: int) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """Return the buildings as they are when `seat` has captured the city, and those for which he has no piece left.

    Only pieces of the former owner's colour are exchanged, none in a Barbarian city and none by Barbarians.
    """
    if BARBARIANS in (city.owner, seat):
        return city.buildings, ()
    kept, missing = [], []
    for kind, colour in city.buildings:
        if colour != city.owner or BUILDINGS[kind].immune:
            kept.append((kind, colour))
        elif pieces_used(state, seat, kind) < SUPPLY:
            kept.append((kind, seat))
        else:
            missing.append(kind)
    return tuple(kept), tuple(missing)


class CaptureRule(FrameRule[State, AnyMove, CaptureFrame]):
    """Carries a capture out; the former owner is then asked where to put his Settler."""

    def run(self, step: ClashStep, frame: CaptureFrame) -> None:
        step.pop()
        state = step.state
        seat, space, loser = frame.seat, frame.space, frame.loser
        city = state.cities[space]
        limit = BARBARIAN_SETTLEMENTS if seat == BARBARIANS else SETTLEMENTS
        destroyed = settlements_used(state, seat) >= limit
        buildings, missing = exchanged(state, city, seat)
        step.write(
            "city_captured", seat, loser=loser, space=space, city=city.name, size=city.size, mood=city.mood,
            missing=missing, destroyed=int(destroyed),
        )  # fmt: skip
        if destroyed:
            self._destroy(step, city, space)
        else:
            self._wonders(step, city, seat)
            name = city.name or (next_name(state, seat) if seat != BARBARIANS else "")
            state.cities[space] = City(
                seat, ANGRY, name, buildings, city.wonders,
                city.port if any(BUILDINGS[kind].at_sea for kind, _ in buildings) else -1,
            )  # fmt: skip
        if seat != BARBARIANS:
            gain(step, seat, one(GOLD, capture_gold(city)), "capture")
            lost = city.size if destroyed else len(missing)
            if lost:
                gain(step, seat, one(GOLD, lost), "missing_pieces")
        if loser != BARBARIANS:
            settler = place_in_city(state, loser, SETTLER, "capture")
            if settler is not None:
                step.push(replace(settler, lost=space, captor=seat))

    def _wonders(self, step: ClashStep, city: City, seat: int) -> None:
        """The cards go to the new owner; Barbarians' ones are set aside."""
        players = step.state.players
        for wonder in city.wonders:
            if wonder in STAYS_WITH_BUILDER:
                continue
            mask = WONDERS[wonder].mask
            for player in players:
                player.wonders &= ~mask
            if seat != BARBARIANS:
                players[seat].wonders |= mask
            step.write("wonder_captured", seat, wonder=wonder, builder=step.state.builders[wonder])

    def _destroy(self, step: ClashStep, city: City, space: int) -> None:
        """The city is removed; its Wonders and their points are lost."""
        state = step.state
        del state.cities[space]
        for wonder in city.wonders:
            for player in state.players:
                player.wonders &= ~WONDERS[wonder].mask
            state.builders.pop(wonder, None)
            state.wonder_deck = Deck(state.wonder_deck.draw, (wonder, *state.wonder_deck.discard))
            step.write("wonder_destroyed", wonder=wonder)

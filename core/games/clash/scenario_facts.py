"""The facts of a state in the words of scenarios, for expectations."""

from __future__ import annotations

from typing import Any

from core.engine.flow import FrameGame
from core.engine.scenario import Data
from core.games.clash.board import Board
from core.games.clash.content.powers import ADVANCES, NAMES, WONDERS
from core.games.clash.frames import BattleFrame, ExploreFrame, InfluenceFrame, MoveFrame, OfferFrame
from core.games.clash.goods import NAMES as GOODS
from core.games.clash.moves import AnyMove
from core.games.clash.rules.battle_value import dice_number
from core.games.clash.scenario_moves import MARKS
from core.games.clash.scenario_shape import space_name
from core.games.clash.setup import START_ADVANCES
from core.games.clash.state import MOODS, Card, City, State
from core.games.clash.units import BARBARIANS

FIRST_TILE = 5
"""The number printed on the first regular tile."""


def facts_of(game: FrameGame[State, AnyMove], state: State) -> Data:
    """Return what expectations may name.

    Besides the words of the position: `asks` (the kind of question), `asked` (the seats), `source`; for each seat `points`,
    `score` by source, `owns` (Advance -> true) and `known` (card in hand -> the seats that know it); for each city its `size`;
    `battle`, `influence`, `offer` and `moves_left` while there is one; `terrain`; `ended` and `winners`.
    """
    board = state.geometry()
    decision = game.decision(state)
    scores = game.scores(state)
    facts: dict[str, Any] = {
        "age": state.age,
        "round": state.round,
        "first": state.first,
        "ended": state.ended,
        "asks": decision.kind if decision is not None else "",
        "asked": list(decision.seats) if decision is not None else [],
        "source": decision.source if decision is not None else "",
        "exhausted": [space_name(board, space) for space in state.exhausted],
        "terrain": {space_name(board, space): kind for space, kind in enumerate(state.terrain)},
        "event_discard": list(state.events.discard),
        "events_left": len(state.events.draw),
        "wonders_left": len(state.wonder_deck.draw),
        "builders": dict(state.builders),
        "action_discard": list(state.action_deck.discard),
        "actions_left": len(state.action_deck.draw),
        "objective_discard": list(state.objective_deck.discard),
        "objectives_left": len(state.objective_deck.draw),
        "lasting": list(state.lasting),
        "open_wonders": list(state.open_wonders),
        "last_round": state.last_round,
        "lost_pieces": [f"{kind}:{seat}" for kind, seat in state.lost_pieces],
        "ruins": dict(state.ruins),
        "round_marks": [f"{what}:{seat}" for what, seat in state.round_marks],
        "barbarians": _pieces(state, board, BARBARIANS),
        "seats": {
            str(seat): {
                **dict(zip(GOODS, player.goods, strict=True)),
                **_pieces(state, board, seat),
                "advances": [a.id for a in ADVANCES.values() if player.advances & a.mask and a.id not in START_ADVANCES],
                "owns": {card.id: True for card in ADVANCES.values() if player.advances & card.mask},
                "actions": player.actions,
                "cubes": player.cubes,
                "hand": [card.id for card in player.hand],
                "known": {card.id: _knowing(state, card) for card in player.hand},
                "completed": dict(player.completed),
                "lasting": dict(player.lasting),
                "offers": player.offers,
                "deeds": [
                    {
                        "kind": deed.kind, "space": space_name(board, deed.space) if deed.space >= 0 else "", "enemy": deed.enemy,
                        "won": deed.won, "claimed": list(deed.claimed),
                    }
                    for deed in player.deeds
                ],
                "wonders": [card.id for card in WONDERS.values() if player.wonders & card.mask],
                "event_points": player.event_halves / 2,
                "used": [power for power in NAMES if power in player.used],
                "lent": next((card.id for card in ADVANCES.values() if player.borrowed & card.mask), ""),
                "collects": player.collects,
                "influenced": player.influenced,
                "points": scores[seat].total,
                "score": {source: halves / 2 for source, halves in scores[seat].sources},
            }
            for seat, player in enumerate(state.players)
        },
    }
    if state.ended:
        facts["winners"] = list(game.winners(state))
    if state.regions:
        facts["regions"] = {
            f"R{slot + 1}": {"tile": region.tile + FIRST_TILE, "half_turn": region.half_turn, "revealed": region.revealed}
            for slot, region in enumerate(state.regions)
        }
    _pending(state, board, facts)
    return facts


def _knowing(state: State, card: Card) -> list[int]:
    return [seat for seat in range(len(state.players)) if card.known >> seat & 1]


def _pending(state: State, board: Board, facts: dict[str, Any]) -> None:
    for frame in state.frames:
        if isinstance(frame, MoveFrame):
            facts["moves_left"] = frame.left
        elif isinstance(frame, InfluenceFrame):
            facts["influence"] = {"result": frame.result}
        elif isinstance(frame, OfferFrame):
            facts["offer"] = {"by": frame.seat, "to": list(frame.seats), "counters": frame.depth}
        elif isinstance(frame, ExploreFrame):
            facts["orientations"] = ["half_turn" if turn else "base" for turn in frame.orientations]
        elif isinstance(frame, BattleFrame):
            facts["battle"] = {
                "space": space_name(board, frame.space),
                "round": frame.round,
                "attacker": frame.attacker,
                "defender": frame.defender,
                "values": [side.value for side in frame.sides],
                "hits": [side.hits for side in frame.sides],
                "cancels": [side.cancels for side in frame.sides],
                "cards": list(frame.cards),
                "dice": [dice_number(frame, index) for index in (0, 1)],
            }


def _pieces(state: State, board: Board, owner: int) -> dict[str, Any]:
    units: dict[str, dict[str, int]] = {}
    marks: dict[str, dict[str, dict[str, int]]] = {}
    for space, groups in sorted(state.units.items()):
        name = space_name(board, space)
        for whose, kind, mask, count in groups:
            if whose != owner:
                continue
            here = units.setdefault(name, {})
            here[kind] = here.get(kind, 0) + count
            for mark, bit in MARKS.items():
                if mask & bit:
                    marked = marks.setdefault(name, {}).setdefault(kind, {})
                    marked[mark] = marked.get(mark, 0) + count
    cities = {space_name(board, space): _city(board, city) for space, city in sorted(state.cities.items()) if city.owner == owner}
    return {"cities": cities, "units": units, "marks": marks}


def _city(board: Board, city: City) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "mood": MOODS[city.mood],
        "size": city.size,
        "buildings": [kind if colour == city.owner else f"{kind}:{colour}" for kind, colour in city.buildings],
        "wonders": list(city.wonders),
        "activated": city.activated,
        "spent": city.spent,
        "name": city.name,
    }
    if city.port >= 0:
        facts["port"] = space_name(board, city.port)
    return facts

"""Positions for the tests of movement: a board with some regions revealed, units and cities on it, and moves made on it.

Spaces are named by their hexes; regions by slot and tile as in the rulebook's map: `{6: (11, BASE)}`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.engine.decision import Decision, Entry, Refusal
from core.engine.flow import FrameRule, Step
from core.engine.game import Config, SeatConfig
from core.games.clash.board import UNREVEALED, BoardSpec, board_of
from core.games.clash.content import advances, wonders
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import CargoFrame, ExploreFrame, MoveFrame, PayFrame
from core.games.clash.goods import goods
from core.games.clash.moves import DONE, Move, MoveUnits, Moving
from core.games.clash.rules.exploration import ExploreRule, turned
from core.games.clash.rules.movement import MoveRule, begin_moves, move_refusal, normal_move, unit_moves
from core.games.clash.rules.payment import PayRule
from core.games.clash.rules.ships import CargoRule
from core.games.clash.state import City, Player, Region, State
from core.games.clash.units import Groups, add

assert advances
assert wonders

BASE, HALF_TURN = False, True
Hex = tuple[int, int]
RED, BLUE = 0, 1
RULES: dict[type, FrameRule[Any, Any, Any]] = {
    MoveFrame: MoveRule(), ExploreFrame: ExploreRule(), CargoFrame: CargoRule(), PayFrame: PayRule()
}  # fmt: skip


class Expedition:
    """A position in which a seat moves its units."""

    def __init__(
        self,
        revealed: dict[int, tuple[int, bool]] | None = None,
        hidden: dict[int, int] | None = None,
        *,
        layout: int = 2,
        advances: Iterable[str] = ("tactics",),
        amounts: dict[str, int] | None = None,
        hexes: dict[Hex, str] | None = None,
    ) -> None:
        revealed = revealed or {}
        spec = BoardSpec(0, tuple(sorted(hexes))) if hexes else BoardSpec(layout)
        self.board = board_of(spec)
        terrain = [UNREVEALED] * self.board.size
        regions = [Region(0)] * len(self.board.slots)
        for home in self.board.homes:
            for space, kind in zip(home.spaces, home.terrain, strict=True):
                terrain[self.board.index[space]] = kind
        for hex_, kind in (hexes or {}).items():
            terrain[self.board.index[hex_]] = kind
        for slot, number in (hidden or {}).items():
            regions[slot - 1] = Region(number - 5)
        for slot, (number, half) in revealed.items():
            regions[slot - 1] = Region(number - 5, half, True)
            for place, kind in zip(self.board.slots[slot - 1], turned(TILES[number - 5], half), strict=True):
                terrain[place] = kind
        mask = 0
        for advance in advances:
            mask |= ADVANCES[advance].mask
        players = [Player(goods=goods(**(amounts or {})), advances=mask), *(Player() for _ in range(3))]
        config = Config(seats=tuple(SeatConfig() for _ in range(4)))
        self.state = State(config, spec, 1, tuple(terrain), tuple(regions), players, {}, {}, [])
        self.journal: list[Entry] = []
        self.revealed = False

    def at(self, hex_: Hex) -> int:
        """Return the space of a hex."""
        return self.board.index[hex_]

    def put(self, hex_: Hex, kind: str, count: int = 1, seat: int = RED, marks: int = 0) -> None:
        """Put units on a space."""
        space = self.at(hex_)
        self.state.units[space] = add(self.state.units.get(space, ()), seat, kind, marks, count)

    def city(self, hex_: Hex, seat: int = RED, **fields: Any) -> None:
        """Put a city on a space."""
        self.state.cities[self.at(hex_)] = City(seat, **fields)

    def terrain(self, hex_: Hex) -> str:
        """Return the terrain of a space."""
        return self.state.terrain[self.at(hex_)]

    def units(self, hex_: Hex) -> Groups:
        """Return the groups on a space."""
        return self.state.units.get(self.at(hex_), ())

    def move(self, *path: Hex, units: Moving, roads: bool = False) -> MoveUnits:
        """Return a move along these hexes."""
        return MoveUnits(tuple(self.at(hex_) for hex_ in path), units, roads)

    def why(self, *path: Hex, units: Moving, roads: bool = False) -> str:
        """Return the key with which a move is refused, "" if it is allowed; checks that the list agrees."""
        move = self.move(*path, units=units, roads=roads)
        refusal = move_refusal(self.state, RED, move)
        assert (normal_move(self.state, RED, move) in list(unit_moves(self.state, RED))) == (refusal is None)
        return refusal.key if refusal else ""

    def ends(self, start: Hex, units: Moving, roads: bool = False) -> set[Hex]:
        """Return the hexes where exactly these units can move in one move."""
        return {
            self.board.hexes[move.path[-1]]
            for move in unit_moves(self.state, RED)
            if move.path[0] == self.at(start) and move.units == units and move.roads == roads
        }

    # ---- making moves
    def go(self, *path: Hex, units: Moving, roads: bool = False) -> Decision | None:
        """Make a move, in the running Move action or a new one; return the question that follows."""
        move = self.move(*path, units=units, roads=roads)
        frames = self.state.frames
        if frames:
            return self.answer(move)
        refusal = move_refusal(self.state, RED, move)
        assert refusal is None, refusal
        step = Step(self.state)
        begin_moves(step, RED, normal_move(self.state, RED, move))
        return self._settle(step)

    def answer(self, move: Move) -> Decision | None:
        """Answer the question of the top frame; return the one that follows."""
        frame = self.state.frames[-1]
        rule = RULES[type(frame)]
        refusal = rule.refusal(self.state, frame, RED, move)
        assert refusal is None, refusal
        step = Step(self.state)
        rule.answer(step, frame, RED, rule.normal(self.state, frame, RED, move))
        return self._settle(step)

    def refused(self, move: Move) -> Refusal | None:
        """Return why the answer to the top frame is refused."""
        frame = self.state.frames[-1]
        return RULES[type(frame)].refusal(self.state, frame, RED, move)

    def options(self) -> list[Move]:
        """Return the answers to the top frame."""
        frame = self.state.frames[-1]
        return list(RULES[type(frame)].moves(self.state, frame, RED))

    def done(self) -> None:
        """End the Move action if it goes on."""
        if self.state.frames:
            self.answer(DONE)
        assert not self.state.frames

    def left(self) -> int:
        """Return the moves left in the running Move action; 0 if it has ended."""
        frames = self.state.frames
        return frames[-1].left if frames and isinstance(frames[-1], MoveFrame) else 0

    def _settle(self, step: Step[State]) -> Decision | None:
        """Run the frames of movement until one asks; a battle is left as it stands."""
        frames = self.state.frames
        decision = None
        while frames and type(frames[-1]) in RULES:
            frame = frames[-1]
            rule = RULES[type(frame)]
            decision = rule.decision(self.state, frame)
            if decision is not None:
                break
            rule.run(step, frame)
        self.journal += step.entries
        self.revealed = self.revealed or step.revealed
        return decision


def infantry(count: int = 1, marks: int = 0) -> Moving:
    """Return a group of Infantry."""
    return (("infantry", marks, count),)


def settlers(count: int = 1, marks: int = 0) -> Moving:
    """Return a group of Settlers."""
    return (("settler", marks, count),)


def fleet(count: int = 1, *cargo: tuple[str, int, int]) -> Moving:
    """Return a group of Ships with cargo."""
    return tuple(sorted((*cargo, ("ship", 0, count))))

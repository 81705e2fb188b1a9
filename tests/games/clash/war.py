"""Positions for the tests of battles, captures and Events: an own board, pieces on it, dice queued, questions answered.

Spaces are named by hexes; the turn is Red's. Every answer goes through the game; at every question the listed moves must be in
normal form, different and not refused, and the state must survive being stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.engine.chance import QueuedChance
from core.engine.decision import Decision, Entry
from core.engine.flow import Step
from core.engine.game import Config, SeatConfig
from core.games.clash.board import BoardSpec, board_of
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import BattleFrame, CourseFrame, TurnFrame
from core.games.clash.game import GAME
from core.games.clash.goods import NAMES, goods, plus
from core.games.clash.moves import Choose
from core.games.clash.rules.combat import start_battle
from core.games.clash.rules.events import event_due
from core.games.clash.state import Card, City, Deck, Player, State
from core.games.clash.units import BARBARIANS, Groups, add

Hex = tuple[int, int]
RED, BLUE, GREEN = 0, 1, 2
GREY = BARBARIANS
PLAIN_BOARD = {(q, r): "plains" for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
"""Nine hexes across, all Plains."""
# Faces of the die by value and icon.
L1, C2, E2, E3, I3, C4, E4, C5, I5, I6 = 1, 3, 4, 5, 6, 7, 8, 9, 10, 11


class War:
    """A position; `chance` holds what will be rolled."""

    def __init__(self, hexes: dict[Hex, str] | None = None, *, players: int = 3, full: bool = False) -> None:
        hexes = hexes if hexes is not None else PLAIN_BOARD
        spec = BoardSpec(0, tuple(sorted(hexes)))
        self.board = board_of(spec)
        terrain = tuple(hexes[hex_] for hex_ in self.board.hexes)
        config = Config(seats=tuple(SeatConfig() for _ in range(players)), options={"mode": "full" if full else "learning"})
        self.state = State(
            config, spec, 1, terrain, (), [Player() for _ in range(players)], {}, {}, [CourseFrame(1), TurnFrame(RED, 1)],
            names_used=(0,) * players,
        )  # fmt: skip
        self.state.players[RED].actions = 3
        self.chance = QueuedChance({})
        self.journal: list[Entry] = []
        self.revealed = False

    # ---- the position
    def at(self, hex_: Hex) -> int:
        """Return the space of a hex."""
        return self.board.index[hex_]

    def player(self, seat: int, *powers: str, **amounts: int) -> Player:
        """Give Advances, Wonders and goods to a player."""
        player = self.state.players[seat]
        for power in powers:
            if power in ADVANCES:
                player.advances |= ADVANCES[power].mask
            else:
                player.wonders |= WONDERS[power].mask
                self.state.builders.setdefault(power, seat)
        player.goods = plus(player.goods, goods(**amounts))
        return player

    def hand(self, seat: int, *cards: str, known: tuple[int, ...] = ()) -> None:
        """Give cards to a player, which these seats know too, and Tactics. The game must be a full one."""
        player = self.player(seat, "tactics")
        mask = 1 << seat
        for other in known:
            mask |= 1 << other
        player.hand = (*player.hand, *(Card(card, mask) for card in cards))

    def goods(self, seat: int) -> dict[str, int]:
        """Return what a player has, zeros left out."""
        return {name: amount for name, amount in zip(NAMES, self.state.players[seat].goods, strict=True) if amount}

    def put(self, hex_: Hex, seat: int, marks: int = 0, **units: int) -> None:
        """Put units on a space."""
        space = self.at(hex_)
        for kind, number in units.items():
            self.state.units[space] = add(self.state.units.get(space, ()), seat, kind, marks, number)

    def city(self, hex_: Hex, seat: int, *buildings: str | tuple[str, int], **fields: Any) -> None:
        """Put a city on a space; a building may name its colour."""
        pieces = tuple(sorted((piece, seat) if isinstance(piece, str) else piece for piece in buildings))
        self.state.cities[self.at(hex_)] = City(seat, buildings=pieces, **fields)

    def units(self, hex_: Hex, seat: int | None = None) -> dict[str, int]:
        """Return the units on a space by kind (of one owner)."""
        found: dict[str, int] = {}
        for owner, kind, _, number in self.groups(hex_):
            if seat is None or owner == seat:
                found[kind] = found.get(kind, 0) + number
        return found

    def groups(self, hex_: Hex) -> Groups:
        """Return the groups on a space."""
        return self.state.units.get(self.at(hex_), ())

    def held(self, hex_: Hex) -> City:
        """Return the city on a space."""
        return self.state.cities[self.at(hex_)]

    def events(self, *draw: str, discard: Iterable[str] = ()) -> None:
        """Stack the Event deck."""
        self.state.events = Deck(draw, tuple(discard))

    # ---- what happens
    def dice(self, attacker: Iterable[int] = (), defender: Iterable[int] = ()) -> None:
        """Queue faces for both sides."""
        self.chance.queue.setdefault("attacker_dice", []).extend(attacker)
        self.chance.queue.setdefault("defender_dice", []).extend(defender)

    def attack(
        self, hex_: Hex, attacker: int, defender: int, origin: Hex | None = None, *, naval: bool = False, landing: bool = False
    ) -> Decision | None:
        """Start the battle of units that stand on a space and run until a question."""
        step = Step(self.state, self.chance)
        start_battle(step, self.at(hex_), attacker, defender, self.at(origin) if origin else -1, naval, landing)
        return self._settle(step)

    def event(self, seat: int = RED) -> Decision | None:
        """Draw an Event and run until a question."""
        step = Step(self.state, self.chance)
        event_due(step, seat)
        return self._settle(step)

    def push(self, frame: Any) -> Decision | None:
        """Push a frame and run until a question."""
        step = Step(self.state, self.chance)
        step.push(frame)
        return self._settle(step)

    def _settle(self, step: Step[State]) -> Decision | None:
        decision = GAME.settle(step)
        self.journal += step.entries
        self.revealed = self.revealed or step.revealed
        return self._checked(decision)

    def answer(self, move: Any) -> Decision | None:
        """Answer the question; return the next one."""
        decision = GAME.decision(self.state)
        assert decision is not None
        applied = GAME.apply(self.state, decision.seats[0], move if not isinstance(move, str) else Choose(move), self.chance)
        self.journal += applied.entries
        self.revealed = self.revealed or applied.revealed
        return self._checked(GAME.decision(self.state))

    def _checked(self, decision: Decision | None) -> Decision | None:
        """Check the law of moves and refusals, and that the position can be stored here."""
        assert decision is not None
        if decision.kind != "turn":
            moves = self.options()
            assert moves
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert GAME.refusal(self.state, decision.seats[0], move) is None
                assert GAME.normal(self.state, decision.seats[0], move) == move
            assert GAME.decode_state(GAME.encode_state(self.state)) == self.state
        return decision

    def options(self) -> list[Any]:
        """Return the answers that are offered."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return list(GAME.moves(self.state, decision.seats[0]))

    def why(self, move: Any) -> str:
        """Return why an answer is refused, "" if it is not."""
        decision = GAME.decision(self.state)
        assert decision is not None
        refusal = GAME.refusal(self.state, decision.seats[0], move)
        return refusal.key if refusal else ""

    def asked(self) -> str:
        """Return the kind of the question."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision.kind

    @property
    def frame(self) -> BattleFrame:
        """Return the battle on top."""
        frame = self.state.frames[-1]
        assert isinstance(frame, BattleFrame)
        return frame

    def entries(self, key: str) -> list[dict[str, Any]]:
        """Return the values of the journal's lines with a key."""
        return [entry.values for entry in self.journal if entry.key == key]

    def outcome(self) -> str:
        """Return how the last battle ended."""
        return str(self.entries("battle_ended")[-1]["outcome"])

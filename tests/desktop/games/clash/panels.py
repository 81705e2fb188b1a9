"""What the tests of the panels share: a link to the rules over a scenario's position, and ready positions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize

from core.engine.decision import Entry, Odds, Part, Refusal, Value
from core.games.clash.game import GAME
from core.games.clash.scenario import SCENARIOS
from core.games.clash.state import State
from desktop.games.clash.dialogs.choices import panel_for
from desktop.games.clash.words.speaker import Speaker
from desktop.theme.palette import PLAYERS, PlayerColour

NAMES = ("Mira", "Bot", "Jonas", "Ada")


class RulesLink:
    """A link that asks the rules about a position, as the table does; remembers what is lit."""

    def __init__(self, state: State, entries: tuple[Entry, ...] = ()) -> None:
        self.state = state
        self.entries = list(entries)
        self.lit: frozenset[int] = frozenset()
        self.ranges: Any = ()
        self.speaker = Speaker(NAMES[: len(state.players)])
        self.speaker.view = self.view

    @property
    def decision(self) -> Any:
        return GAME.decision(self.state)

    @property
    def seat(self) -> int:
        return self.decision.seats[0]

    @property
    def view(self) -> State:
        return GAME.view(self.state, self.seat)

    def legal(self) -> list[Any]:
        return list(GAME.moves(self.state, self.seat))

    def colour(self, seat: int) -> PlayerColour:
        return PLAYERS[seat]

    def moves(self, kind: type) -> list[Any]:
        return [move for move in self.legal() if isinstance(move, kind)]

    def refusal(self, move: Any) -> Refusal | None:
        return GAME.refusal(self.state, self.seat, move)

    def odds(self, move: Any) -> Odds | None:
        return GAME.odds(self.view, self.seat, move, 0.1)

    def explain(self, number: str, **of: Value) -> tuple[Part, ...]:
        return GAME.explain(self.view, number, **of)

    def journal(self) -> list[Entry]:
        return self.entries

    def highlight(self, spaces: frozenset[int]) -> None:
        self.lit = spaces

    def show_reach(self, ranges: Any) -> None:
        self.ranges = ranges

    def play(self, *moves: Any) -> RulesLink:
        """Make moves and return itself."""
        for move in moves:
            self.entries += GAME.apply(self.state, self.seat, move).entries
            self.speaker.view = self.view if self.decision is not None else self.state
        return self


def link_of(data: dict[str, Any]) -> RulesLink:
    """Return a link to a position in the words of a scenario."""
    return RulesLink(SCENARIOS.build(data))


def space(link: RulesLink, q: int, r: int) -> int:
    """Return the space at coordinates."""
    return link.view.geometry().index[q, r]


def rich_city(**changes: Any) -> dict[str, Any]:
    """Return a position at a turn: three own cities with much around, a neighbour with buildings, all goods."""
    seat: dict[str, Any] = {
        "advances": ["fishing", "storage", "irrigation", "husbandry", "engineering", "sanitation", "writing", "tactics",
                     "draft", "myths", "rituals", "state_religion", "philosophy", "voting", "economic_liberty", "arts",
                     "circus_and_sports", "drama_and_music", "metallurgy"],
        "food": 5, "ore": 4, "wood": 6, "idea": 2, "gold": 3, "mood": 6, "culture": 5, "actions": 3,
        "hand": ["great_gardens", "great_arena"],
        "cities": {
            "0,0": {"mood": "happy", "name": "Ur", "buildings": ["academy", "temple:1"], "activated": 1, "port": "0,1"},
            "2,-1": {"name": "Nippur", "buildings": ["fortress"]},
            "-1,2": {"mood": "angry", "name": "Eridu"},
            "3,-3": {"name": "Lagash"},
        },
        "units": {"0,0": {"infantry": 2}},
    }  # fmt: skip
    seat.update(changes)
    return {
        "board": {"radius": 3, "ground": "plains", "1,0": "mountain", "0,-1": "forest", "-1,0": "forest", "0,1": "sea",
                  "1,-1": "barren", "-1,1": "sea", "2,0": "mountain", "0,2": "sea"},
        "exhausted": ["-1,0"],
        "seats": {
            "0": seat,
            "1": {
                "advances": ["monuments"],
                "cities": {
                    "-2,0": {"name": "Rome", "mood": "happy", "buildings": ["academy", "temple"]},
                    "3,0": {"name": "Capua", "buildings": ["port"], "wonders": ["great_wall"]},
                    "-3,3": {"name": "Ostia", "buildings": ["fortress"]},
                },
            },
        },
    }  # fmt: skip


def asked(link: RulesLink) -> Any:
    """Return the panel of the question that the position asks."""
    panel = panel_for(link, link.decision, link.legal())
    assert panel is not None
    return panel


def present(qtbot: Any, panel: Any, size: QSize) -> None:
    """Show a panel at a size as the board does; its answers are collected in `panel.answers`."""
    panel.resize(size)
    panel.answers = []
    panel.chosen.connect(panel.answers.append)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.first_focus().setFocus()

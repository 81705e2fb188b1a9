"""Turns lines of the journal into what the board shows on the way (moves, dice, gains, banners); the others' last moves."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import replace
from typing import Any

from core.engine.decision import Entry
from core.engine.session import Changes
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.content.dice import FACES
from core.games.clash.state import MOODS, State
from desktop.board.model import Act, BannerPicture, DicePicture, MovePicture, Owner, RisePicture, TrailPicture
from desktop.games.clash.icons import icon_of
from desktop.games.clash.picture import move_picture, owner_of
from desktop.games.clash.words.names import ROMAN, tr

DICE = tuple((str(face.value), face.icon) for face in FACES)
"""The faces of the combat die, as the board shows them, in the order of their numbers."""
PLAIN_DICE = tuple((str(value), "") for value in range(1, 7))
"""A die of which only the value counts."""


class Happenings:
    """Follows the steps of one table. `trails` are the last moves of others since the person at the machine acted."""

    def __init__(self) -> None:
        self._battle = -1
        """The space of the battle that was begun last."""
        self._trails: dict[Owner, tuple[int, ...]] = {}
        self._explorers: MovePicture | None = None
        """Who set out into a region that lies open only in a later step."""

    @property
    def trails(self) -> tuple[TrailPicture, ...]:
        """The last way that each of the others went."""
        return tuple(TrailPicture(owner, spaces) for owner, spaces in self._trails.items())

    def reset(self) -> None:
        """The position is another one: nothing led to it."""
        self._trails.clear()
        self._explorers, self._battle = None, -1

    def follow(self, changes: Changes[Any, Any], viewer: int | None, view: State, persons: Container[object]) -> tuple[Act, ...]:
        """Return what to show of new steps, in order."""
        if all(node.seat in persons for node in changes.steps):
            self._trails.clear()
        acts = acts_of(changes.entries(viewer), view, self)
        for act in acts:
            if isinstance(act, MovePicture) and act.owner not in persons:
                self._extend(act)
        return acts

    def _extend(self, move: MovePicture) -> None:
        before = self._trails.pop(move.owner, ())
        # A group that went on draws one line; another group begins a new one.
        joined = before and before[-1] == move.spaces[0]
        self._trails[move.owner] = (*before, *move.spaces[1:]) if joined else move.spaces

    def arrival(self, move: MovePicture, view: State, explored: bool) -> MovePicture | None:
        """Return a move as it is shown now; None if the units still wait at the rim of an unrevealed region."""
        end = move.spaces[-1]
        there = any(owner_of(group[0]) == move.owner for group in view.units.get(end, ()))
        if view.terrain[end] == UNREVEALED or (explored and not there):
            self._explorers = move
            return None
        return move

    def waits_at_sea(self, view: State) -> bool:
        """Return whether those who wait are Ships: where they enter is told by a line of its own."""
        return self._explorers is not None and view.terrain[self._explorers.spaces[0]] == SEA

    def entering(self, space: int | None) -> MovePicture | None:
        """Return the move of the explorers who waited, now that they enter the region (None: where they meant to)."""
        move, self._explorers = self._explorers, None
        return replace(move, spaces=(*move.spaces[:-1], space)) if move is not None and space is not None else move

    def battle_at(self, entry: Entry) -> int:
        """Return where the battle is that an entry of the journal is about, -1 if that is not known."""
        if entry.key == "battle_started":
            self._battle = int(entry.values["space"])  # type: ignore[arg-type]
        return self._battle


def acts_of(entries: Iterable[Entry], view: State, happenings: Happenings | None = None) -> tuple[Act, ...]:
    """Return the animations of lines of the journal, in order."""
    happenings = happenings or Happenings()
    acts: list[Act] = []
    lines = tuple(entries)
    explored = any(entry.key == "explored" for entry in lines)
    for entry in lines:
        move = move_picture(entry, view)
        if move is not None:
            move = happenings.arrival(move, view, explored)
        elif entry.key == "ship_entered":
            move = happenings.entering(_number(entry, "space"))
        elif entry.key == "ship_stays":
            happenings.entering(None)
        elif entry.key == "explored" and not happenings.waits_at_sea(view):
            move = happenings.entering(None)
        if move is not None:
            acts.append(move)
        elif entry.key == "battle_started":
            happenings.battle_at(entry)
        elif entry.key in ("battle_roll", "combat_card_dice"):
            faces = tuple(DICE[number - 1] for number in _numbers(entry.values["faces"]))
            space = happenings.battle_at(entry)
            if faces and space >= 0:
                acts.append(DicePicture(owner_of(entry.seat), space, faces, DICE, _number(entry, "round")))
        elif entry.key == "influence_rolled":
            face = (str(entry.values["die"]), "")
            acts.append(DicePicture(owner_of(entry.seat), _number(entry, "target"), (face,), PLAIN_DICE))
        elif entry.key == "collected":
            acts += [RisePicture(space, icon_of(goods), "+1") for space, goods in _pairs(entry.values["spaces"])]
        elif entry.key in ("mood_rose", "mood_fell", "event_mood_fell"):
            tone = "ok" if entry.key == "mood_rose" else "danger"
            acts.append(RisePicture(_number(entry, "city"), f"mood_{MOODS[_number(entry, 'mood')]}", "", tone))
        elif entry.key == "age_started":
            acts.append(BannerPicture(tr("Age {age}").replace("{age}", ROMAN[_number(entry, "age") - 1])))
        elif entry.key == "status_phase":
            acts.append(BannerPicture(tr("Status Phase")))
    return tuple(acts)


def _number(entry: Entry, field: str) -> int:
    value = entry.values[field]
    assert isinstance(value, int)
    return value


def _numbers(value: object) -> list[int]:
    assert isinstance(value, tuple | list)
    return [int(item) for item in value]


def _pairs(value: object) -> list[tuple[int, str]]:
    assert isinstance(value, tuple | list)
    return [(int(space), str(name)) for space, name in value]

"""What came and went between two pictures of a board: piece by piece, as far as no move explains it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import replace

from desktop.board.arrange import Place
from desktop.board.model import BoardPicture, MovePicture

StackKey = tuple[int, str, bool]


def stack_keys(*pictures: BoardPicture) -> dict[tuple[int, str], StackKey]:
    """The key of the stack of an owner (as text) on a space, in any of the pictures."""
    return {stack.key[:2]: stack.key for picture in pictures for stack in picture.stacks}


def counts_after(before: BoardPicture, after: BoardPicture, moves: Iterable[MovePicture]) -> dict[StackKey, Counter[str]]:
    """How many pieces of each kind would be in each stack if nothing but the moves had happened."""
    counts = {stack.key: Counter(dict(stack.tokens)) for stack in before.stacks}
    keys = stack_keys(before, after)
    for move in moves:
        gone, come = keys.get((move.spaces[0], str(move.owner))), keys.get((move.spaces[-1], str(move.owner)))
        for icon, number in move.tokens:
            if gone is not None:
                counts.setdefault(gone, Counter())[icon] -= number
            if come is not None:
                counts.setdefault(come, Counter())[icon] += number
    return counts


def stack_changes(
    before: BoardPicture, after: BoardPicture, moves: Iterable[MovePicture]
) -> dict[StackKey, tuple[Counter[str], Counter[str]]]:
    """The kinds that were placed in and taken from each stack besides the moves; only stacks in which there are some."""
    expected = counts_after(before, after, moves)
    found = {stack.key: Counter(dict(stack.tokens)) for stack in after.stacks}
    changes = {}
    for key in expected.keys() | found.keys():
        have, want = found.get(key, Counter()), +expected.get(key, Counter())
        # What the moves took from a stack that did not have it is no piece that has to go.
        placed, taken = have - want, want - have
        if placed or taken:
            changes[key] = placed, taken
    return changes


def split_stack(places: list[Place], changed: Counter[str]) -> tuple[list[Place], list[Place]]:
    """The places of a stack without the changed pieces, and those pieces (each once, where its kind stands)."""
    rest, moved = [], []
    for place in places:
        number = min(changed[place.icon], place.count)
        if number:
            moved.append(replace(place, count=number, numbered=False))
        if place.count > number:
            rest.append(replace(place, count=place.count - number))
    return rest, moved


def split_city(places: list[Place], others: list[Place]) -> tuple[list[Place], list[Place]]:
    """The pieces of a city that it has on both sides of a change, and those that are only in `places`."""
    have: Counter[Hashable] = Counter((place.icon, place.owner) for place in others)
    both, only = [], []
    for place in places:
        kind = (place.icon, place.owner)
        if have[kind]:
            have[kind] -= 1
            both.append(place)
        else:
            only.append(place)
    return both, only

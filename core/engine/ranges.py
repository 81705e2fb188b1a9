"""Distances on a board from plain neighbour tuples: what search asks thousands of times a second.

The board's graph (networkx) is built and checked once; these tables are made from it on demand and shared.
"""

from __future__ import annotations

from collections.abc import Sequence

UNREACHABLE = -1


def distances(neighbours: Sequence[tuple[int, ...]], source: int, allowed: Sequence[bool]) -> tuple[int, ...]:
    """Return the steps from `source` to every space over allowed spaces; UNREACHABLE where there is no way.

    >>> distances([(1,), (0, 2), (1,)], 0, [True, True, False])
    (0, 1, -1)
    """
    result = [UNREACHABLE] * len(neighbours)
    if not allowed[source]:
        return tuple(result)
    result[source] = 0
    front = [source]
    steps = 0
    while front:
        steps += 1
        following = []
        for space in front:
            for other in neighbours[space]:
                if result[other] < 0 and allowed[other]:
                    result[other] = steps
                    following.append(other)
        front = following
    return tuple(result)


def groups(neighbours: Sequence[tuple[int, ...]], allowed: Sequence[bool]) -> tuple[int, ...]:
    """Return for every space the number of its connected group of allowed spaces; UNREACHABLE for others."""
    result = [UNREACHABLE] * len(neighbours)
    number = 0
    for start in range(len(neighbours)):
        if allowed[start] and result[start] < 0:
            result[start] = number
            stack = [start]
            while stack:
                for other in neighbours[stack.pop()]:
                    if allowed[other] and result[other] < 0:
                        result[other] = number
                        stack.append(other)
            number += 1
    return tuple(result)

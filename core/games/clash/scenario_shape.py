"""Reads the tables of a scenario: every key is known, every value has its kind, or one sentence says what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from core.engine.scenario import ScenarioError
from core.games.clash.board import Board
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.goods import INDEX, NAMES, Goods, goods

NOWHERE = "nowhere"
"""In a move: a space that is not on the board."""
OFF_BOARD = 9999

_MISSING: Any = object()


class Table:
    """A table whose keys are taken one by one; `close` complains about what is left. All methods raise ScenarioError."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, Mapping):
            raise ScenarioError(f"`{where}` must be a table.")
        self.rest: dict[str, Any] = {str(key): value for key, value in data.items()}
        self.where = where

    def _path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def take(self, key: str, default: Any = _MISSING) -> Any:
        """Return the value of a key as it stands."""
        value = self.rest.pop(key, default)
        if value is _MISSING:
            raise ScenarioError(f"`{self._path(key)}` is missing.")
        return value

    def number(self, key: str, default: Any = _MISSING, least: int = 0) -> int:
        """Return a whole number of at least `least`."""
        return number(self.take(key, default), self._path(key), least)

    def flag(self, key: str) -> bool:
        """Return true or false (the default)."""
        value = self.take(key, False)
        if not isinstance(value, bool):
            raise ScenarioError(f"`{self._path(key)}` must be true or false.")
        return value

    def text(self, key: str, default: Any = _MISSING) -> str:
        """Return a string."""
        return text(self.take(key, default), self._path(key))

    def one_of(self, key: str, known: Collection[str], default: Any = _MISSING) -> str:
        """Return one of the known words."""
        return one_of(self.take(key, default), known, self._path(key))

    def words(self, key: str, known: Collection[str]) -> list[str]:
        """Return an array of known words; empty without the key."""
        values = self.take(key, [])
        if not isinstance(values, list):
            raise ScenarioError(f"`{self._path(key)}` must be an array.")
        return [one_of(value, known, self._path(key)) for value in values]

    def array(self, key: str) -> list[Any]:
        """Return an array; empty without the key."""
        values = self.take(key, [])
        if not isinstance(values, list):
            raise ScenarioError(f"`{self._path(key)}` must be an array.")
        return values

    def table(self, key: str) -> Table:
        """Return an inner table; empty without the key."""
        return Table(self.take(key, {}), self._path(key))

    def items(self) -> list[tuple[str, Any, str]]:
        """Take all that is left: (key, value, path)."""
        result = [(key, value, self._path(key)) for key, value in self.rest.items()]
        self.rest = {}
        return result

    def close(self) -> None:
        """Complain about a key that nothing has taken."""
        for key in self.rest:
            raise ScenarioError(f"`{self._path(key)}` is not known.")


def number(value: Any, where: str, least: int = 0) -> int:
    """Return the value if it is a whole number of at least `least`. Raises ScenarioError."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ScenarioError(f"`{where}` must be a whole number of at least {least}.")
    return value


def text(value: Any, where: str) -> str:
    """Return the value if it is a string. Raises ScenarioError."""
    if not isinstance(value, str):
        raise ScenarioError(f"`{where}` must be a string.")
    return value


def one_of(value: Any, known: Collection[str], where: str) -> str:
    """Return the value if it is one of the known words. Raises ScenarioError."""
    if value not in known:
        raise ScenarioError(f"`{where}`: {value!r} is none of: {', '.join(sorted(known))}.")
    return str(value)


def hex_of(value: Any, where: str) -> tuple[int, int]:
    """Return the coordinates of "q,r". Raises ScenarioError."""
    parts = value.split(",") if isinstance(value, str) else ()
    try:
        q, r = (int(part) for part in parts)
    except ValueError:
        raise ScenarioError(f'`{where}`: {value!r} is no space, write it as "q,r".') from None
    return q, r


def space_of(board: Board, value: Any, where: str) -> int:
    """Return the space "q,r" of the board. Raises ScenarioError."""
    space = board.index.get(hex_of(value, where))
    if space is None:
        raise ScenarioError(f"`{where}`: the board has no space {value}.")
    return space


def space_name(board: Board, space: int) -> str:
    """Return a space as "q,r"."""
    q, r = board.hexes[space]
    return f"{q},{r}"


def goods_of(value: Any, where: str, signed: bool = False) -> Goods:
    """Return amounts by name; negative ones only if `signed`. Raises ScenarioError."""
    table = Table(value, where)
    amounts = {}
    for key, amount, path in table.items():
        one_of(key, INDEX, path)
        amounts[key] = number(amount, path, -99 if signed else 0)
    return goods(**amounts)


def goods_left(table: Table) -> Goods:
    """Take the amounts out of a table that holds other things as well."""
    return goods(**{name: table.number(name, 0) for name in NAMES})


def counts_of(value: Any, where: str, any_kind: bool = False) -> list[tuple[str, int]]:
    """Return (kind of unit, count). Raises ScenarioError; `any_kind` lets unknown kinds pass, for refusals."""
    result = []
    for kind, amount, path in Table(value, where).items():
        if not any_kind:
            one_of(kind, UNIT_TYPES, path)
        result.append((kind, number(amount, path, -99 if any_kind else 1)))
    return result

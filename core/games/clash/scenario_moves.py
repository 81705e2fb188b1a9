"""The moves of scenarios in words: one key names the kind of move, its value says which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.engine.scenario import Data, ScenarioError
from core.games.clash import moves as m
from core.games.clash.content.cards import CARD_KINDS, FACE_DOWN
from core.games.clash.rules.trade import TO_ALL
from core.games.clash.scenario_shape import (
    NOWHERE,
    OFF_BOARD,
    Table,
    counts_of,
    goods_of,
    number,
    one_of,
    space_of,
    text,
)
from core.games.clash.state import MOODS, State
from core.games.clash.units import FOREST, FOUGHT, MOVED, PLAINS, STUCK

MARKS = {"moved": MOVED, "forest": FOREST, "mountain": STUCK, "fought": FOUGHT, "plains": PLAINS}
"""The marks of units by name."""


def move_of(data: Data, state: State) -> m.AnyMove:
    """Return the move that the table describes. Raises ScenarioError."""
    kinds = [key for key in data if key != "seat"]
    if len(kinds) != 1:
        raise ScenarioError(f"a move needs one kind of move, found: {', '.join(kinds) or 'none'}.")
    kind = kinds[0]
    one_of(kind, READERS, "moves")
    return READERS[kind](state, data["seat"], data[kind], kind)


def _space(state: State, value: Any, where: str) -> int:
    return OFF_BOARD if value == NOWHERE else space_of(state.geometry(), value, where)


def _advance(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.TakeAdvance(text(value, where))


def _found(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Found(_space(state, value, where))


def _collect(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    city = _space(state, table.take("city"), f"{where}.city")
    using = table.text("using", "")
    card = table.text("card", "")
    spaces = table.take("spaces")
    table.close()
    # An array of pairs can name a space twice.
    rows = spaces if isinstance(spaces, list) else list(Table(spaces, f"{where}.spaces").rest.items())
    if not all(len(row) == 2 for row in rows):
        raise ScenarioError(f"`{where}.spaces` must name a space and what it gives.")
    return m.Collect(
        city,
        tuple((_space(state, space, f"{where}.spaces"), text(resource, f"{where}.spaces")) for space, resource in rows),
        using,
        card,
    )


def _construct(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    city = _space(state, table.take("city"), f"{where}.city")
    building = table.text("building")
    port = table.take("port", None)
    table.close()
    return m.Construct(city, building, -1 if port is None else _space(state, port, f"{where}.port"))


def _recruit(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    city = _space(state, table.take("city"), f"{where}.city")
    units = counts_of(table.take("units"), f"{where}.units", any_kind=True)
    table.close()
    return m.Recruit(city, tuple(units))


def _wonder(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    move = m.BuildWonder(_space(state, table.take("city"), f"{where}.city"), table.text("wonder"))
    table.close()
    return move


def _move(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    """`from` and `to`, or `path`; units by kind, "infantry:forest" for those with exactly these marks."""
    table = Table(value, where)
    spaces = table.take("path", None)
    if spaces is None:
        spaces = [table.take("from"), table.take("to")]
    if not isinstance(spaces, list):
        raise ScenarioError(f"`{where}.path` must be an array of spaces.")
    path = tuple(_space(state, space, f"{where}.path") for space in spaces)
    roads = table.flag("roads")
    units: list[tuple[str, int, int]] = []
    for key, amount, at in table.table("units").items():
        kind, _, names = key.partition(":")
        total = number(amount, at)
        if names or not path:
            units.append((kind, marks_of(names, at), total))
            continue
        there = sorted((g[2], g[3]) for g in state.units.get(path[0], ()) if g[0] == seat and g[1] == kind)
        for marks, count in there:
            taken = min(count, total)
            if taken:
                units.append((kind, marks, taken))
            total -= taken
        if total:
            # More than there are: to be refused.
            units.append((kind, 0, total))
    table.close()
    return m.MoveUnits(path, tuple(sorted(units)), roads)


def marks_of(names: str, where: str) -> int:
    """Return the mask of marks named "forest+moved". Raises ScenarioError."""
    mask = 0
    for name in names.split("+") if names else ():
        one_of(name, MARKS, where)
        mask |= MARKS[name]
    return mask


def _raise(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    city = _space(state, table.take("city"), f"{where}.city")
    mood = MOODS.index(table.one_of("mood", MOODS))
    using = table.text("using", "")
    table.close()
    return m.Raise(city, mood, using)


def _influence(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    city = _space(state, table.take("city"), f"{where}.city")
    target = _space(state, table.take("target"), f"{where}.target")
    using = table.text("using", "")
    card = table.text("card", "")
    table.close()
    return m.Influence(city, target, using, card)


def _use(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    if isinstance(value, str):
        return m.Use(value)
    table = Table(value, where)
    power = table.text("power")
    city = table.take("city", None)
    move = m.Use(
        power,
        -1 if city is None else _space(state, city, f"{where}.city"),
        table.number("number", 0),
        table.text("name", ""),
    )
    table.close()
    return move


def _play(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Play(text(value, where))


def _complete(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    move = m.Complete(table.text("card"), table.text("objective"))
    table.close()
    return move


def _offer(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    """`to`: a seat or "all"; `cards`: ids, "A05:shown" for one that is shown; `wanted`: kinds of cards ("action") or ids."""
    table = Table(value, where)
    to = table.take("to")
    cards = [text(card, f"{where}.cards").partition(":") for card in table.array("cards")]
    wanted = [text(card, f"{where}.wanted") for card in table.array("wanted")]
    move = m.Offer(
        TO_ALL if to == "all" else number(to, f"{where}.to"),
        goods_of(table.take("give", {}), f"{where}.give", signed=True),
        tuple((card, one_of(how, ("", "shown"), f"{where}.cards") == "shown") for card, _, how in cards),
        goods_of(table.take("want", {}), f"{where}.want", signed=True),
        tuple(FACE_DOWN[card] if card in CARD_KINDS else card for card in wanted),
    )
    table.close()
    return move


def _accept(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    """true, or the cards that are handed over."""
    if value is True:
        return m.Accept()
    if not isinstance(value, list):
        raise ScenarioError(f"`{where}` must be true or an array of cards.")
    return m.Accept(tuple(text(card, where) for card in value))


def _plain(move: m.AnyMove) -> Reader:
    def read(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
        if value is not True:
            raise ScenarioError(f"`{where}` must be true.")
        return move

    return read


def _pay(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Pay(goods_of(value, where))


def _gain(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Gain(goods_of(value, where, signed=True))


def _pick(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Pick(_space(state, value, where))


def _orient(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Orient(one_of(value, ("base", "half_turn"), where) == "half_turn")


def _march(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    table = Table(value, where)
    start = _space(state, table.take("from"), f"{where}.from")
    end = _space(state, table.take("to"), f"{where}.to")
    table.close()
    return m.March(start, end)


def _remove(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Remove(tuple(counts_of(value, where, any_kind=True)))


def _choose(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    return m.Choose(text(value, where))


def _government(state: State, seat: int, value: Any, where: str) -> m.AnyMove:
    if not isinstance(value, list):
        raise ScenarioError(f"`{where}` must be an array of Advances.")
    return m.ChangeGovernment(tuple(text(advance, where) for advance in value))


Reader = Callable[[State, int, Any, str], m.AnyMove]
READERS: dict[str, Reader] = {
    "advance": _advance,
    "found": _found,
    "collect": _collect,
    "construct": _construct,
    "recruit": _recruit,
    "wonder": _wonder,
    "move": _move,
    "raise": _raise,
    "influence": _influence,
    "use": _use,
    "end_turn": _plain(m.END_TURN),
    "done": _plain(m.DONE),
    "cancel": _plain(m.CANCEL),
    "pay": _pay,
    "gain": _gain,
    "pick": _pick,
    "orient": _orient,
    "march": _march,
    "remove": _remove,
    "choose": _choose,
    "government": _government,
    "play": _play,
    "complete": _complete,
    "offer": _offer,
    "accept": _accept,
}
"""Key of a move's table -> what reads its value."""

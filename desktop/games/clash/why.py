"""Explanations in words: the parts that the engine gives for a number, a price, a refusal, with the sections of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from core.engine.decision import Odds, Part, Refusal, Value
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import GainFrame, PayFrame
from core.games.clash.goods import GOLD, NAMES, Goods, named
from core.games.clash.moves import (
    AnyMove,
    BuildWonder,
    ChangeGovernment,
    Construct,
    Gain,
    Influence,
    Pay,
    Raise,
    Recruit,
    TakeAdvance,
)
from core.games.clash.rules.advance import owns
from core.games.clash.rules.construct import discounts
from core.games.clash.rules.influence import SUCCESS
from core.games.clash.rules.recruit import prices
from core.games.clash.scoring import SOURCES
from core.games.clash.state import State
from desktop.games.clash.words.names import goods_list, goods_name, piece_name, tr
from desktop.games.clash.words.phrases import decimal, percent
from desktop.games.clash.words.sections import section_name
from desktop.games.clash.words.speaker import Speaker
from desktop.games.clash.words.texts import text_of
from desktop.widgets.explained import ExplainedPart, Explanation, explain_by

TRADE_ROUTES = "trade_routes"


class Asked(Protocol):
    """What is asked for explanations: a table, or a panel's link."""

    @property
    def view(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def speaker(self) -> Speaker: ...
    def explain(self, number: str, **of: Value) -> tuple[Part, ...]: ...
    def refusal(self, move: AnyMove) -> Refusal | None: ...


def signed(value: int) -> str:
    """Return a number with its sign; 0 is "±0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "±0"


def points_text(halves: int) -> str:
    """Return points given in halves ("23½", "½")."""
    whole, half = divmod(abs(halves), 2)
    words = f"{whole or ''}½" if half else str(whole)
    return f"−{words}" if halves < 0 else words


def number_of(parts: Iterable[Part]) -> int:
    """Return the number that these parts make."""
    return sum(part.value for part in parts)


def explanation(title: str, parts: Sequence[Part], *, unit: str = "", total: str = "", halves: bool = False) -> Explanation:
    """Return parts of the engine in words: the first as it is, others with their sign; `unit` follows each amount."""
    shown = []
    for place, part in enumerate(parts):
        amount = points_text(part.value) if halves else str(part.value) if not place and part.value >= 0 else signed(part.value)
        words = f"{amount} {unit}" if unit else amount
        shown.append(ExplainedPart(_capital(piece_name(part.source)), words, section_name(part.section)))
    whole = number_of(parts)
    usual = points_text(whole) if halves else str(whole)
    return Explanation(title, tuple(shown), total or (f"{usual} {unit}" if unit else usual))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def explain_number(asked: Asked, title: str, number: str, *, halves: bool = False, **of: Value) -> Explanation | None:
    """Return the explanation of a named number; None if it has no parts."""
    parts = asked.explain(number, **of)
    return explanation(title, parts, halves=halves) if parts else None


# ---------------------------------------------------------------- the player board
def resource(asked: Asked, seat: int, kind: str) -> Explanation:
    """Explain how much of a resource can be held."""
    parts = asked.explain("resource_limit", seat=seat, resource=kind)
    have = asked.view.players[seat].goods[NAMES.index(kind)]
    title = tr("Limit of {goods}").replace("{goods}", goods_name(kind))
    found = explanation(title, parts)
    total = tr("{have} of {limit}").replace("{have}", str(have)).replace("{limit}", str(number_of(parts)))
    return Explanation(title, found.parts, total)


def collected(asked: Asked, city: int, space: int, kind: str) -> Explanation | None:
    """Explain what lets a city collect a good from a space."""
    title = " · ".join((goods_name(kind), asked.speaker.space(space)))
    parts = asked.explain("collect_yield", city=city, space=space, kind=kind)
    lines = (ExplainedPart(_capital(piece_name(part.source)), "", section_name(part.section)) for part in parts)
    return Explanation(title, tuple(lines)) if parts else None


def token(seat_goods: Goods, kind: str) -> Explanation:
    """Explain that tokens have no limit."""
    title = tr("Limit of {goods}").replace("{goods}", goods_name(kind))
    section = section_name("Gaining / Spending Resources")
    return Explanation(title, (ExplainedPart(tr("Tokens have no limit."), "", section),), str(seat_goods[NAMES.index(kind)]))


def points(asked: Asked, seat: int) -> Explanation:
    """Explain the victory points of a seat by source."""
    title = tr("Points of {name}").replace("{name}", asked.speaker.player(seat))
    return explanation(title, asked.explain("points_in_halves", seat=seat), halves=True)


def points_from(asked: Asked, seat: int, source: str) -> Explanation:
    """Explain the points of a seat from one source, piece by piece."""
    title = f"{asked.speaker.player(seat)} · {piece_name(source)}"
    parts = asked.explain("points_from", seat=seat, source=source)
    if not parts:
        return Explanation(title, (ExplainedPart(tr("Nothing yet."), "", section_name("Winning the Game")),), "0")
    return explanation(title, parts, halves=True)


def trade_limit(asked: Asked, seat: int, *, answering: bool) -> Explanation:
    """Explain how many offers a seat may still make, or counter-offers may still follow."""
    parts = asked.explain("counter_offers") if answering else asked.explain("trade_offers", seat=seat)
    found = explanation(tr("Counter-offers left") if answering else tr("Offers left this turn"), parts)
    # Ruling DEAL-R3.
    house = ExplainedPart(tr("The rules leave it to the players; so much is allowed here, so that a game goes on."))
    return Explanation(found.title, (*found.parts, house), found.total)


def event_track(asked: Asked, seat: int) -> Explanation:
    """Explain after how many Advances an Event is drawn."""
    parts = asked.explain("event_track", seat=seat)
    return explanation(tr("Advances until an Event"), parts)


def supply(asked: Asked, seat: int, piece: str) -> Explanation:
    """Explain what is left of a piece."""
    title = tr("{piece} in the supply").replace("{piece}", piece_name(piece))
    return explanation(title, asked.explain("supply", seat=seat, piece=piece))


def all_points(asked: Asked, seat: int) -> list[Explanation]:
    """Return the explanations of all points of a seat, source by source."""
    return [points_from(asked, seat, source) for source in SOURCES]


# ---------------------------------------------------------------- prices and refusals
def price_parts(asked: Asked, number: str, **of: Value) -> list[ExplainedPart]:
    """Return the lines of a price of several kinds, source by source."""
    amounts: dict[tuple[str, str], list[str]] = {}
    for kind in NAMES:
        for part in asked.explain(number, resource=kind, **of):
            words = f"{abs(part.value)} {goods_name(kind, abs(part.value))}"
            amounts.setdefault((part.source, part.section), []).append(words if part.value > 0 else f"−{words}")
    return [
        ExplainedPart(_capital(piece_name(source)), ", ".join(words), section_name(section))
        for (source, section), words in amounts.items()
    ]


def refused(asked: Asked, move: AnyMove) -> ExplainedPart | None:
    """Return the line that says why a move is not allowed, None if it is."""
    refusal = asked.refusal(move)
    if refusal is None:
        return None
    return ExplainedPart(asked.speaker.refusal(refusal), "", section_name(refusal.section))


def explain_move(asked: Asked, move: object) -> Explanation | None:
    """Explain what a move costs, source by source, and why it is not allowed; None for moves without either."""
    if _asks_of_routes(asked, move):
        return trade_routes(asked, asked.seat)
    if isinstance(move, ChangeGovernment) and refused(asked, move) is None:
        return government(move)
    title, lines = _price_of(asked, move)
    why = refused(asked, move) if isinstance(move, msgspec.Struct) else None
    if not title and why is None:
        return None
    title = title or tr("Not allowed")
    if why is not None:
        lines = [*lines, why]
    return Explanation(title, tuple(lines), refused=why is not None) if lines else None


def _asks_of_routes(asked: Asked, move: object) -> bool:
    """Whether a move takes what trade routes give, or would buy the Advance by which the seat makes them already."""
    frame = asked.view.frames[-1] if asked.view.frames else None
    if isinstance(move, Gain):
        return isinstance(frame, GainFrame) and frame.source == TRADE_ROUTES
    return isinstance(move, TakeAdvance) and move.advance == TRADE_ROUTES and owns(asked.view.players[asked.seat], TRADE_ROUTES)


def government(move: ChangeGovernment) -> Explanation:
    """Explain what the Advances of another government do."""
    lines = (ExplainedPart(words, "", section_name("Appendix: Advances")) for words in advances_say(move.advances))
    return Explanation(_capital(piece_name(ADVANCES[move.advances[0]].category)), tuple(lines))


def advances_say(advances: Sequence[str]) -> tuple[str, ...]:
    """Return what each of these Advances does, its name before it."""
    return tuple(f"{piece_name(advance)}: {text_of(advance)}" for advance in advances)


def trade_routes(asked: Asked, seat: int) -> Explanation:
    """Explain how many trade routes a seat can make now."""
    found = explanation(tr("Trade routes"), asked.explain("trade_routes", seat=seat))
    each = ExplainedPart(tr("Each gives 1 Food at the start of the turn"), "", section_name("Appendix: Advances"))
    return Explanation(found.title, (*found.parts, each), found.total)


def _price_of(asked: Asked, move: object) -> tuple[str, list[ExplainedPart]]:
    view, seat = asked.view, asked.seat
    if isinstance(move, Construct):
        lines = price_parts(asked, "building_price", seat=seat, building=move.building)
        for power, _ in discounts(view.players[seat], move.building):
            lines.append(ExplainedPart(tr("or with {power}").replace("{power}", piece_name(power))))
            other = price_parts(asked, "building_price", seat=seat, building=move.building, power=power)
            lines += [line for line in other if line not in lines]
        return _price_title(move.building), lines
    if isinstance(move, BuildWonder):
        return _price_title(move.wonder), price_parts(asked, "wonder_price", wonder=move.wonder)
    if isinstance(move, Recruit):
        return _recruit(asked, move)
    if isinstance(move, Influence):
        parts = asked.explain("influence_fee", city=move.city, target=move.target, using=move.using)
        lines = _lines(parts, "culture") or [_free("Action: Influence Culture")]
        for part in asked.explain("influence_bonus", seat=seat):
            words = tr("{source}: added to the die").replace("{source}", piece_name(part.source))
            lines.append(ExplainedPart(words, signed(part.value), section_name(part.section)))
        words = tr("Succeeds with {number} or more; each Culture token paid after the roll adds 1")
        lines.append(ExplainedPart(words.replace("{number}", str(SUCCESS)), "", section_name("Action: Influence Culture")))
        return tr("Fee of Influence Culture"), lines
    if isinstance(move, Raise):
        parts = asked.explain("happiness_price", city=move.city, mood=move.mood, using=move.using)
        return tr("Price of Increase Happiness"), _lines(parts, "mood")
    if isinstance(move, Pay):
        return _payment(asked, move)
    if isinstance(move, TakeAdvance):
        card = ADVANCES[move.advance]
        parts = asked.explain("advance_price", seat=seat, advance=move.advance)
        lines = _lines(parts, "food")
        lines.append(ExplainedPart(tr("Ideas and Gold pay as well as Food."), "", section_name("Action: Advance")))
        if card.requires:
            words = tr("Needs {advance}").replace("{advance}", piece_name(card.requires))
            lines.append(ExplainedPart(words, "", section_name("Action: Advance")))
        return _price_title(move.advance), lines
    return "", []


def _payment(asked: Asked, move: Pay) -> tuple[str, list[ExplainedPart]]:
    """Explain a payment: what is paid for, source by source where that is known, and what stands in for what."""
    frame = asked.view.frames[-1] if asked.view.frames else None
    if not isinstance(frame, PayFrame):
        return "", []
    source, section = frame.source, section_name("Gaining / Spending Resources")
    if source == "roads":
        lines = price_parts(asked, "roads_price", seat=frame.seat)
    elif source in BUILDINGS:
        lines = price_parts(asked, "building_price", seat=frame.seat, building=source)
    elif source in WONDERS:
        lines = price_parts(asked, "wonder_price", wonder=source)
    elif source in ADVANCES and not asked.view.players[frame.seat].advances & ADVANCES[source].mask:
        lines = _lines(asked.explain("advance_price", seat=frame.seat, advance=source), "food")
    else:
        lines = []
    lines.append(ExplainedPart(tr("You pay"), in_words(move.goods) or tr("nothing"), section))
    if move.goods[GOLD]:
        lines.append(ExplainedPart(tr("Gold pays for any resource."), "", section))
    return _price_title(source), lines


def _price_title(piece: str) -> str:
    return tr("Price of {piece}").replace("{piece}", piece_name(piece))


def _free(section: str) -> ExplainedPart:
    return ExplainedPart(tr("In range: nothing to pay"), "0", section_name(section))


def _lines(parts: Sequence[Part], kind: str) -> list[ExplainedPart]:
    return list(explanation("", parts, unit=goods_name(kind)).parts)


def _recruit(asked: Asked, move: Recruit) -> tuple[str, list[ExplainedPart]]:
    seat = asked.seat
    if not move.units:
        return "", []
    lines = price_parts(asked, "recruit_price", seat=seat, units=move.units)
    if len(prices(asked.view.players[seat], move.units)) > 1:
        for power in ("draft", "sanitation"):
            other = [line for line in price_parts(asked, "recruit_price", seat=seat, units=move.units, power=power)
                     if line not in lines]  # fmt: skip
            if other:
                lines.append(ExplainedPart(tr("or with {power}").replace("{power}", piece_name(power))))
                lines += other
    return tr("Price of the units"), lines


def explain_odds(title: str, odds: Odds) -> Explanation:
    """Explain the chances of a battle: what they are, how they were found, what they assume."""
    section = section_name("Combat")
    lines = [
        ExplainedPart(_capital(tr("win")), percent(odds.win), section),
        ExplainedPart(_capital(tr("both fall")), percent(odds.neither)),
        ExplainedPart(_capital(tr("lose")), percent(odds.lose)),
        ExplainedPart(tr("Expected losses"), f"{decimal(odds.own_losses)} : {decimal(odds.enemy_losses)}"),
        ExplainedPart(how_exact(odds)),
        *(ExplainedPart(_capital(words)) for words in (if_paid(odds),) if words),
        ExplainedPart(assumed()),
    ]  # fmt: skip
    return Explanation(title, tuple(lines))


def if_paid(odds: Odds) -> str:
    """Return what the chances suppose to be paid for, "" for nothing."""
    names = ", ".join(piece_name(power) for power in odds.bought)
    return tr("if paid for: {powers}").replace("{powers}", names) if names else ""


def supposed(odds: Odds) -> str:
    """Return how exact chances are and what they suppose, in a short line."""
    return ", ".join(part for part in (how_exact(odds), if_paid(odds), tr("enemy cards not counted")) if part)


def assumed() -> str:
    """Return what the chances of a battle assume."""
    return tr("The attacker fights on to the end, both sides buy what helps them, and the least useful units fall "
              "first. Cards in hands are not counted.")  # fmt: skip


def in_words(amounts: Goods) -> str:
    """Return amounts in words."""
    return goods_list(named(amounts))


def how_exact(odds: Odds) -> str:
    """Return whether chances are exact or sampled, with their error."""
    if odds.error <= 0:
        return tr("exact")
    return tr("± {error} %").replace("{error}", decimal(odds.error * 100))


# ---------------------------------------------------------------- to a widget
def explains(widget: QWidget, made: Callable[[], Explanation | None]) -> None:
    """Let a widget with one number explain it, wherever it is asked."""

    def explainer(_at: QPoint | None) -> Explanation | None:
        return made()

    explain_by(widget, explainer)


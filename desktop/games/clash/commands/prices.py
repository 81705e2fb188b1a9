"""What a move costs and what it gives, apart from each other and in words; which powers make it free or cheaper."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from core.engine.decision import Entry, IllegalMove
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.buildings import PRICE as BUILDING
from core.games.clash.content.powers import BY_BIT
from core.games.clash.frames import ActivationFrame, PayFrame
from core.games.clash.game import GAME
from core.games.clash.goods import CULTURE, INDEX, MOOD, NONE, RESOURCES, Goods, named
from core.games.clash.moments import RECRUIT_SUBSTITUTE, RESOURCES_AS_MOOD, TOKENS_ALIKE
from core.games.clash.moves import AnyMove, Collect, Construct, Influence, Raise, Recruit
from core.games.clash.preview import Outlook, look_ahead
from core.games.clash.rules.construct import discounts
from core.games.clash.rules.payment import demands, ways
from core.games.clash.rules.recruit import prices
from core.games.clash.state import Player, State
from desktop.games.clash.words import names
from desktop.games.clash.words.names import goods_list, piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.speaker import Speaker


class Cost(NamedTuple):
    """What moves take and bring before chance, something hidden or a choice decides."""

    actions: int
    paid: Goods
    more_ways: bool
    """Whether `paid` is only the usual one of several payments."""
    no_action: str
    """The power by which it takes no action, "" if none does."""
    no_goods: str
    """The power by which nothing is paid, "" if none does."""
    cheaper: tuple[str, ...]
    """The powers by which something else is paid than usual."""
    gains: tuple[tuple[str, Goods], ...]
    """What is gained, by its source."""
    calmed: tuple[tuple[int, int], ...]
    """Cities whose mood falls, with the mood that they get."""
    lost: Goods
    """What of the gains goes above the limits."""


def ahead(view: State, seat: int, moves: Sequence[AnyMove]) -> Outlook | None:
    """Return what comes of moves; None if they are legal only by what this view does not show."""
    try:
        return look_ahead(GAME, view, seat, moves)
    except IllegalMove:
        return None


def cost_of(view: State, seat: int, row: Sequence[AnyMove], outlook: Outlook, more_ways: bool = False) -> Cost:
    """Return what comes of a row of moves that belong to one gesture, as an outlook of their last ones tells it."""
    own = [entry for entry in outlook.entries if entry.seat == seat]
    paid, gains = _balance(own)
    free = next((str(entry.values["power"]) for entry in own if entry.key == "advance_costs_nothing"), "")
    using = next((str(move.using) for move in row if isinstance(move, Collect | Raise | Influence)), "")
    cheaper = tuple(paid_with(view.players[seat], row[-1], paid))
    calmed = tuple((int(str(entry.values["city"])), int(str(entry.values["mood"]))) for entry in own if entry.key == "mood_fell")
    return Cost(outlook.actions, paid, more_ways, using, free, cheaper, gains, calmed, _lost(view, seat, gains, paid))


def _balance(entries: Iterable[Entry]) -> tuple[Goods, tuple[tuple[str, Goods], ...]]:
    """Return what these lines say is paid, and gained from which source; what is given in exchange is paid."""
    paid = list(NONE)
    gains: dict[str, list[int]] = {}
    for entry in entries:
        if entry.key not in ("paid", "gained"):
            continue
        for name, number in entry.values["goods"]:  # type: ignore[union-attr]
            if entry.key == "paid" or number < 0:
                paid[INDEX[name]] += abs(number)
            else:
                gains.setdefault(str(entry.values["source"]), list(NONE))[INDEX[name]] += number
    return tuple(paid), tuple((source, tuple(goods)) for source, goods in gains.items())  # type: ignore[return-value]


def _lost(view: State, seat: int, gains: Sequence[tuple[str, Goods]], paid: Goods) -> Goods:
    lost = list(NONE)
    have = view.players[seat].goods
    for index, name in enumerate(RESOURCES):
        gained = sum(goods[index] for _, goods in gains)
        if gained:
            limit = sum(part.value for part in GAME.explain(view, "resource_limit", seat=seat, resource=name))
            lost[index] = max(0, min(gained, have[index] - paid[index] + gained - limit))
    return tuple(lost)  # type: ignore[return-value]


# ---------------------------------------------------------------- powers that change a price
def paid_with(player: Player, what: object, paid: Goods) -> list[str]:
    """Return the powers without which these goods would not pay for units or a building."""
    if isinstance(what, Recruit):
        hooks = [(BY_BIT[bit], hook(player)[0]) for bit, hook in RECRUIT_SUBSTITUTE.sources(player.powers)]
        asked = prices(player, what.units)
        if paid == NONE or not hooks or _fits(player, asked[0], paid):
            return []
        # The prices come in the order of the powers: with the first one, the second one, both of them.
        kinds = [power for power, kind in hooks if dict(what.units).get(kind)]
        for number, price in enumerate(asked):
            if _fits(player, price, paid):
                return [power for bit, power in enumerate(kinds) if number >> bit & 1]
    if isinstance(what, Construct) and paid != NONE and not _fits(player, BUILDING, paid):
        return [power for power, price in discounts(player, what.building) if _fits(player, price, paid)][:1]
    return []


def _fits(player: Player, price: Goods, paid: Goods) -> bool:
    return sum(price) == sum(paid) and bool(ways(paid, demands(player, price)))


def payment_note(view: State, goods: Goods) -> str:
    """Return by which powers these goods pay what is asked in a view; "" if they are what anybody would pay."""
    frame = view.frames[-1]
    if not isinstance(frame, PayFrame):
        return ""
    player = view.players[frame.seat]
    below = view.frames[-2] if len(view.frames) > 1 else None
    what: object = below.what if isinstance(below, ActivationFrame) else None
    if what is None and frame.source in BUILDINGS:
        what = Construct(-1, frame.source)
    powers = paid_with(player, what, goods)
    if frame.source == "increase_happiness" and any(goods[:MOOD]):
        powers += [BY_BIT[bit] for bit, _ in RESOURCES_AS_MOOD.sources(player.powers)]
    other = {"increase_happiness": CULTURE, "influence_culture": MOOD}.get(frame.source)
    if other is not None and goods[other]:
        powers += [BY_BIT[bit] for bit, _ in TOKENS_ALIKE.sources(player.powers)]
    return tr("with {power}").replace("{power}", ", ".join(piece_name(power) for power in powers)) if powers else ""


# ---------------------------------------------------------------- words
def price_words(cost: Cost) -> str:
    """Return what is taken, and which powers make it so ("costs 1 action, 2 Food", "costs 1 Culture, no action: Arts")."""
    parts = []
    if cost.actions > 0:
        parts.append(tr("1 action") if cost.actions == 1 else tr("{number} actions").replace("{number}", str(cost.actions)))
    if cost.paid != NONE:
        parts.append(goods_list(named(cost.paid)))
    if cost.no_goods:
        parts.append(tr("no goods"))
    if cost.no_action:
        parts.append(tr("no action"))
    if not parts:
        return ""
    words = tr("costs {goods}").replace("{goods}", ", ".join(parts))
    powers = ", ".join(piece_name(power) for power in (cost.no_goods, cost.no_action, *cost.cheaper) if power)
    words = f"{words}: {powers}" if powers else words
    return tr("{price} (other ways follow)").replace("{price}", words) if cost.more_ways and cost.paid != NONE else words


def gain_words(cost: Cost, speaker: Speaker, itself: Container[str] = ()) -> str:
    """Return what is given, with its source where that is not the thing `itself`; what is lost; which mood falls."""
    parts = []
    for source, goods in cost.gains:
        amount = goods_list(named(goods))
        parts.append(amount if source in itself else f"{amount} ({piece_name(source)})")
    found = [tr("gives {goods}").replace("{goods}", ", ".join(parts))] if parts else []
    if cost.lost != NONE:
        found.append(phrase("lost", goods=goods_list(named(cost.lost))).rstrip("."))
    found += [phrase("raise_city", city=speaker.space(city), mood=tr(names.MOODS[mood])) for city, mood in cost.calmed]
    return " · ".join(found)

"""The cards of the game as pictures: their names, texts and icons, and how objectives stand now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, EVENT, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import WONDERS
from core.games.clash.goods import NONE, Goods, named
from core.games.clash.rules.combat_halves import ATTACKER, COMBAT_HALVES, DEFENDER
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.objectives import OBJECTIVES, Progress, progress
from core.games.clash.rules.play import AS_ACTION, CAPTURED, CIVIL_HALVES, FREE, WITH_COLLECT, WITH_INFLUENCE
from core.games.clash.rules.survey import Survey
from core.games.clash.state import State
from desktop.games.clash import cardart
from desktop.games.clash.icons import icon_of
from desktop.games.clash.words.cards import BANDS, card_name, half_name, kind_name, objective_name
from desktop.games.clash.words.names import EVENT_ICONS, goods_list, piece_name, tr
from desktop.widgets.cardface import CardPart, CardPicture

Live = Callable[[str], Progress]
"""Objective -> how far its holder has come."""

GREAT_PERSON = QT_TRANSLATE_NOOP("Clash", "Great Person")
TIMINGS: dict[str, str] = {
    AS_ACTION: QT_TRANSLATE_NOOP("Clash", "As an action"),
    FREE: QT_TRANSLATE_NOOP("Clash", "Free action"),
    CAPTURED: QT_TRANSLATE_NOOP("Clash", "After capturing a city"),
    WITH_COLLECT: QT_TRANSLATE_NOOP("Clash", "With Collect"),
    WITH_INFLUENCE: QT_TRANSLATE_NOOP("Clash", "With Influence Culture"),
}
"""Timing of a civil half -> words."""
ROLES: dict[str, str] = {
    ATTACKER: QT_TRANSLATE_NOOP("Clash", "Attacker"),
    DEFENDER: QT_TRANSLATE_NOOP("Clash", "Defender"),
}
TRIGGERS: dict[str, str] = {
    "battle": QT_TRANSLATE_NOOP("Clash", "Right after a battle"),
    "founded": QT_TRANSLATE_NOOP("Clash", "When a city is founded"),
    "recruited": QT_TRANSLATE_NOOP("Clash", "When Draft paid"),
    "wonder_built": QT_TRANSLATE_NOOP("Clash", "When a Wonder is built"),
    "action": QT_TRANSLATE_NOOP("Clash", "After an action"),
}
"""What fulfils an objective at once -> words."""
IN_STATUS_PHASE = QT_TRANSLATE_NOOP("Clash", "Status Phase")
PRESENCE = {"army": "infantry", "ship": "ship", "fortress": "fortress"}
"""What a combat half needs -> icon."""


def live(view: State, seat: int) -> Live:
    """Return what tells how far a seat has come with an objective; the table is surveyed once."""
    survey = Survey(view)
    return lambda objective: progress(view, seat, objective, survey)


def card_picture(card: str, standing: Live | None = None) -> CardPicture:
    """Return a card, or the back of one that is not known. `standing` tells how its objectives stand; None: it is not asked."""
    kind = KINDS[card]
    if is_hidden(card):
        return CardPicture(kind, kind_name(kind), back=True)
    if kind == ACTION:
        return _action(card)
    if kind == OBJECTIVE:
        return _objective(card, standing)
    return _wonder(card) if kind == WONDER else _event(card)


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _price(goods: Goods) -> str:
    return goods_list(named(goods)) if goods != NONE else ""


def _civil(half: str) -> CardPart:
    civil = CIVIL_HALVES.get(half)
    if civil is None:
        return CardPart(half_name(half))
    price = _price(civil.price)
    timing = tr(TIMINGS[civil.timing])
    line = tr("Costs {goods}").replace("{goods}", price) if price else ""
    if civil.timing == FREE:  # The other texts begin with the timing.
        line = tr("Free action, costs {goods}").replace("{goods}", price) if price else timing
    return CardPart(tr(civil.name), tr(civil.text), _joined(timing, price), line)


def _action(card: str) -> CardPicture:
    halves = ACTION_CARDS[card]
    combat = COMBAT_HALVES.get(halves.combat)
    parts = [_civil(halves.civil)]
    if combat is not None:
        icons = tuple(PRESENCE[icon] for icon in combat.icons)
        role = tr(ROLES[combat.role]) if combat.role else ""
        parts.append(CardPart(tr(combat.name), tr(combat.text), role, "", icons, combat=True))
    art = cardart.CIVIL.get(halves.civil, ())
    return CardPicture(ACTION, tr(BANDS[ACTION]), card_name(card), tuple(parts), art)


def _objective(card: str, standing: Live | None) -> CardPicture:
    halves = OBJECTIVE_CARDS[card].halves
    parts = tuple(objective_part(half, standing) for half in halves)
    art = tuple(dict.fromkeys(cardart.OBJECTIVE.get(half, "card_objective") for half in halves))
    return CardPicture(OBJECTIVE, tr(BANDS[OBJECTIVE]), card_name(card), parts, art)


def objective_part(id: str, standing: Live | None) -> CardPart:
    """Return an objective as a part of its card, with how it stands."""
    objective = OBJECTIVES.get(id)
    if objective is None:
        return CardPart(objective_name(id), done=False)
    whens = [tr(IN_STATUS_PHASE)] if objective.status is not None else []
    if objective.trigger:
        whens.append(tr(TRIGGERS[objective.trigger]))
    price = _price(objective.price)
    line = _joined(" / ".join(whens), tr("takes {goods}").replace("{goods}", price) if price else "")
    state = standing(id) if standing is not None else None
    mark, short = marks(state) if state is not None else ("", "")
    done = state is not None and state.fulfilled
    return CardPart(tr(objective.name), tr(objective.text), line, mark=mark, short=short, done=done)


def marks(state: Progress) -> tuple[str, str]:
    """Return how far somebody has come, in words and in short; both "" where nothing can be counted."""
    if state.counted is None:
        return (tr("fulfilled"), "") if state.fulfilled else ("", "")
    have, need = state.counted
    if state.rival is not None:
        words = tr("you {have}, others at most {rival}") if state.fulfilled else tr("you {have}, needs {need} (others {rival})")
        words = words.replace("{have}", str(have)).replace("{need}", str(need)).replace("{rival}", str(state.rival))
        return words, f"{have}/{need}"
    words = tr("{have} of {need}").replace("{have}", str(have)).replace("{need}", str(need))
    return words, f"{have}/{need}"


def _wonder(card: str) -> CardPicture:
    wonder = WONDERS[card]
    needs = tr("Needs {advance}, Happy city").replace("{advance}", piece_name(wonder.requires))
    foot = tuple((icon_of(kind), str(number)) for kind, number in named(wonder.price))
    part = CardPart(tr(wonder.name), tr(wonder.text), needs)
    return CardPicture(WONDER, tr(BANDS[WONDER]), tr(wonder.name), (part,), (card,), foot)


def _event(card: str) -> CardPicture:
    event = EVENTS[card]
    art = cardart.EVENT.get(event.name, ())
    icon = tr(EVENT_ICONS[event.icon]) if event.icon else ""
    foot = ((f"event_{event.icon}", icon),) if event.icon else ()
    if card in CIVIL_HALVES:
        # In a hand: its icon was resolved when it was drawn. Its text does not begin with when it is played.
        return CardPicture(EVENT, tr(GREAT_PERSON), tr(event.name), (replace(_civil(card), line=None),), art)
    text = EVENT_TEXTS.get(card)
    part = CardPart(tr(event.name), tr(text.text) if text is not None else "")
    return CardPicture(EVENT, tr(BANDS[EVENT]), tr(event.name), (part,), art, foot)

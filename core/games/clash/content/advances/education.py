"""Education: Writing, Public Education, Free Education, Philosophy."""

from __future__ import annotations

from core.games.clash.content.powers import AdvanceCard, declare
from core.games.clash.frames import GainFrame
from core.games.clash.goods import GOLD, IDEA, NONE, Goods, goods, minus
from core.games.clash.moments import ADVANCE_BOUGHT, ADVANCE_GAINED, COLLECTED, ClashStep
from core.games.clash.rules.advance import IMMEDIATE
from core.games.clash.rules.cards import draw_actions, draw_objectives, with_cards
from core.games.clash.rules.payment import gain, gain_choice, payments
from core.games.clash.state import State

WRITING = declare(
    "education", "writing", "Writing",
    "At once: draw an Action card and an Objective card.", bonus="culture",
)  # fmt: skip
PUBLIC_EDUCATION = declare(
    "education", "public_education", "Public Education",
    "Once per turn: gain 1 Idea when you collect in a city with an Academy.", bonus="mood",
)  # fmt: skip
FREE_EDUCATION = declare(
    "education", "free_education", "Free Education",
    "After you buy an Advance with at least 1 Idea or Gold, you may pay 1 more Idea to gain 1 Mood token.", bonus="mood",
)  # fmt: skip
PHILOSOPHY = declare(
    "education", "philosophy", "Philosophy",
    "At once, and whenever you get a Science Advance: gain 1 Idea.", bonus="mood",
)  # fmt: skip


def _draw_cards(step: ClashStep, seat: int) -> None:
    if with_cards(step.state):
        draw_actions(step, seat, 1, WRITING.id)
        draw_objectives(step, seat, 1, WRITING.id)
    else:
        step.write("no_cards_in_learning_game", seat, source=WRITING.id)


def _philosophy_at_once(step: ClashStep, seat: int) -> None:
    gain(step, seat, goods(idea=1), PHILOSOPHY.id)


def _philosophy(step: ClashStep, seat: int, card: AdvanceCard) -> None:
    if card.category == "science":
        gain(step, seat, goods(idea=1), PHILOSOPHY.id)


def _public_education(step: ClashStep, seat: int, city: int) -> Goods:
    player = step.state.players[seat]
    if PUBLIC_EDUCATION.id in player.used or not step.state.cities[city].has("academy"):
        return NONE
    player.used = (*player.used, PUBLIC_EDUCATION.id)
    return goods(idea=1)


def _free_education(state: State, seat: int, card: AdvanceCard, paid: Goods) -> GainFrame | None:
    if card.id == FREE_EDUCATION.id or not (paid[IDEA] or paid[GOLD]):
        return None
    options = tuple(minus(goods(mood=1), price) for price in payments(state, seat, goods(idea=1)))
    return gain_choice(seat, FREE_EDUCATION.id, (*options, NONE)) if options else None


IMMEDIATE[WRITING.id] = _draw_cards
IMMEDIATE[PHILOSOPHY.id] = _philosophy_at_once
ADVANCE_GAINED.add(PHILOSOPHY.bit, _philosophy)
COLLECTED.add(PUBLIC_EDUCATION.bit, _public_education)
ADVANCE_BOUGHT.add(FREE_EDUCATION.bit, _free_education)

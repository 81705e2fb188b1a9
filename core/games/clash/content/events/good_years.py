"""Good, awesome and fantastic years: 1, 2 or 3 Food for everybody, for the drawer, or for the drawer and others (E09-E17)."""

from __future__ import annotations

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.goods import FOOD, one
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import EffectStep
from core.games.clash.rules.event_steps import choose_player, repeat
from core.games.clash.rules.event_texts import SECTION, card_of, declare_event
from core.games.clash.rules.payment import gain, limits
from core.games.clash.rules.questions import DECLINED, REASONS
from core.games.clash.state import State


def harvest(food: int) -> EffectStep:
    """Return the step that gains so much Food; `count` is then what others are to get."""

    def reap(step: ClashStep, frame: EffectFrame) -> None:
        gain(step, frame.seat, one(FOOD, food), card_of(frame))
        step.replace(replace(frame, count=food))

    return reap


def _has_room(state: State, seat: int) -> bool:
    player = state.players[seat]
    return player.goods[FOOD] < limits(player.powers)[0]


def _share(step: ClashStep, frame: EffectFrame) -> None:
    seat = frame.answers[-1]
    if seat != DECLINED:
        gain(step, int(seat), one(FOOD), card_of(frame))


def _no_room(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("no_room_for_food", SECTION, {"seat": int(answer)})


for _food, _what, _all, _own, _split in (
    (1, "good_year", "E09", "E10", "E11"), (2, "awesome_year", "E13", "E12", "E14"), (3, "fantastic_year", "E15", "E17", "E16"),
):  # fmt: skip
    declare_event((_all,), f"{_what}_for_all", f"Everybody gains {_food} Food.", everybody=True, steps=(harvest(_food),))
    declare_event((_own,), _what, f"You gain {_food} Food.", steps=(harvest(_food),))
    declare_event(
        (_split,), f"{_what}_shared",
        f"You gain {_food} Food. Give {_food} Food from the supply to other players as you like: all to one, or to several."
        if _food > 1 else "You gain 1 Food. Another player of your choice gains 1 Food.",
        steps=(harvest(_food), choose_player(_has_room), _share, repeat(2)),
    )  # fmt: skip
    REASONS[f"{_what}_shared"] = _no_room

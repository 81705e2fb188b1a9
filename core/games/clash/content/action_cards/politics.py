"""Civil halves about the course of turns: Leadership, Assassination, Negotiations."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.frames import FRESH, EffectFrame, QuestionFrame, TurnFrame
from core.games.clash.goods import goods
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import ask
from core.games.clash.rules.groups import NEGOTIATIONS
from core.games.clash.rules.lasting import ACTIONS_LOST, add_lasting
from core.games.clash.rules.play import FREE, SECTION, declare_civil
from core.games.clash.rules.questions import REASONS
from core.games.clash.state import Player, State

PLAYER = "choose_player"
PRICE = goods(culture=1)


def _lead(step: ClashStep, frame: EffectFrame) -> None:
    step.state.players[frame.seat].actions += 1
    step.write("action_won", frame.seat, source=frame.effect)


declare_civil("leadership", "Leadership", "You have 1 more action this turn.", timing=FREE, price=PRICE, steps=(_lead,))


# ---------------------------------------------------------------- Assassination
ASSASSINATION = "assassination"
ACTIONS_LOST[ASSASSINATION] = 1


def _spared(state: State, seat: int) -> tuple[str, ...]:
    """Return the other seats that are not under Assassination."""
    return tuple(
        [
            str(other)
            for other, player in enumerate(state.players)
            if other != seat and not any(source == ASSASSINATION for source, _ in player.lasting)
        ]
    )


def _all_marked(state: State, seat: int) -> Refusal | None:
    return None if _spared(state, seat) else Refusal("all_assassinated", SECTION)


def _ask_victim(step: ClashStep, frame: EffectFrame) -> None:
    ask(step, frame, PLAYER, _spared(step.state, frame.seat), section=SECTION)


def _assassinate(step: ClashStep, frame: EffectFrame) -> None:
    add_lasting(step.state.players[int(frame.answers[0])], ASSASSINATION, frame.seat)
    step.write("assassinated", int(frame.answers[0]), by=frame.seat)


def _marked(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    others = [str(other) for other in range(len(state.players)) if other != frame.seat]
    return Refusal("assassinated_already", SECTION, {"seat": int(answer)}) if answer in others else None


declare_civil(
    ASSASSINATION, "Assassination",
    "Choose another player: their next turn has 1 action less. Each player can suffer this only once at a time.",
    timing=FREE, price=PRICE, refusal=_all_marked, steps=(_ask_victim, _assassinate),
)  # fmt: skip
REASONS[ASSASSINATION] = _marked


# ---------------------------------------------------------------- Negotiations
def _not_fresh(state: State, seat: int) -> Refusal | None:
    frame = state.frames[-1]
    return None if isinstance(frame, TurnFrame) and frame.step == FRESH else Refusal("only_at_start_of_turn", SECTION)


def _ask_other(step: ClashStep, frame: EffectFrame) -> None:
    others = [str(other) for other in range(len(step.state.players)) if other != frame.seat]
    ask(step, frame, PLAYER, tuple(others), section=SECTION)


def _negotiate(step: ClashStep, frame: EffectFrame) -> None:
    players, seat, other = step.state.players, frame.seat, int(frame.answers[0])
    _bind(players[seat], other)
    _bind(players[other], seat)
    step.write("negotiated", seat, partner=other)


def _bind(player: Player, other: int) -> None:
    if (NEGOTIATIONS, other) not in player.lasting:
        add_lasting(player, NEGOTIATIONS, other)


declare_civil(
    NEGOTIATIONS, "Negotiations",
    "At the start of your turn, before anything else: choose another player. You can't attack them this turn, and they can't "
    "attack you in their next turn.",
    timing=FREE, price=PRICE, refusal=_not_fresh, steps=(_ask_other, _negotiate),
)  # fmt: skip

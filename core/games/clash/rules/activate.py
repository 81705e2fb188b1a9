"""Activate City: which cities may be activated, and what happens around the action (Action: Activate City)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.frames import ActivationFrame
from core.games.clash.moments import ACTIVATED, ANGRY_WORKS, ClashStep
from core.games.clash.moves import AnyMove
from core.games.clash.state import ANGRY, HAPPY, State

if TYPE_CHECKING:
    from core.games.clash.state import City, Player

replace = msgspec.structs.replace
SECTION = "Action: Activate City"

PAY, PREPARE, CARRY_OUT, REACT, FIGHT, CALM_DOWN = range(1, 7)
"""The steps of an activation after its start."""


def city_refusal(state: State, seat: int, space: int) -> Refusal | None:
    """Return why the seat may not activate the city on a space, or None."""
    city = state.cities.get(space)
    if city is None or city.owner != seat:
        return Refusal("not_your_city", SECTION, {"space": space})
    if city.spent:
        return Refusal("city_spent", SECTION, {"city": space})
    return None


def works_angry(player: Player) -> bool:
    """Return whether the player's Angry cities act as Neutral this turn (Forced Labor)."""
    return any(hook(player) for hook in ANGRY_WORKS.of(player.powers))


def effective_size(player: Player, city: City) -> int:
    """Return how much a city collects or recruits: its size, one more if Happy, 1 if Angry (City Moods)."""
    if city.mood == HAPPY:
        return city.size + 1
    if city.mood == ANGRY and not works_angry(player):
        return 1
    return city.size


def mood_after(mood: int, before: int) -> int:
    """Return the mood of a city after an activation, `before` others this turn (City Moods): a step lower from the second on."""
    return mood - 1 if before and mood > ANGRY else mood


def activate(step: ClashStep, seat: int, what: Any, main: bool, free: bool = False) -> None:
    """Mark the city as activated and push the frame of the action. `main`: it costs a main action; `free`: nothing is paid."""
    state = step.state
    if main:
        state.players[seat].actions -= 1
    city = state.cities[what.city]
    state.cities[what.city] = replace(city, activated=city.activated + 1, spent=city.mood == ANGRY)
    step.push(ActivationFrame(seat, what, before=city.activated, free=free))


class ActivationRule(FrameRule[State, AnyMove, ActivationFrame]):
    """Runs an activation: powers of the city, payment, the action itself, reactions, a battle of new Ships, the mood.

    Each kind of action brings an `Action`.
    """

    def __init__(self, actions: dict[type, Action]) -> None:
        self.actions = actions

    def decision(self, state: State, frame: ActivationFrame) -> Decision | None:
        return None

    def run(self, step: ClashStep, frame: ActivationFrame) -> None:
        frames = step.state.frames
        action = self.actions[type(frame.what)]
        while True:
            following = ActivationFrame(frame.seat, frame.what, frame.step + 1, frame.paid, frame.before, frame.free)
            frames[-1] = following
            self._step(step, frame, action)
            top = frames[-1] if frames else None
            if top is not following and not (isinstance(top, ActivationFrame) and top.step == following.step):
                return  # something is asked first, or the activation is over
            frame = top

    def _step(self, step: ClashStep, frame: ActivationFrame, action: Action) -> None:
        at = frame.step
        if at == 0:
            for hook in ACTIVATED.of(step.state.players[frame.seat].powers):
                question = hook(step.state, frame.seat, frame.what.city)
                if question is not None:
                    step.push(question)
        elif at == PAY:
            if not frame.free:
                action.pay(step, frame)
        elif at == PREPARE:
            action.prepare(step, frame)
        elif at == CARRY_OUT:
            action.carry_out(step, frame)
        elif at == REACT:
            for question in reversed(action.react(step, frame)):
                step.push(question)
        elif at == FIGHT:
            action.fight(step, frame)
        else:
            step.pop()
            self._calm_down(step, frame)

    def _calm_down(self, step: ClashStep, frame: ActivationFrame) -> None:
        """Lower the mood by a step if this was not the city's first activation this turn."""
        city = step.state.cities.get(frame.what.city)
        if city is None or city.owner != frame.seat:
            return
        mood = mood_after(city.mood, frame.before)
        if mood != city.mood:
            step.state.cities[frame.what.city] = replace(city, mood=mood)
            step.write("mood_fell", frame.seat, city=frame.what.city, mood=mood, source="activation")


class Action:
    """What an activated city does; subclasses override what they need."""

    def pay(self, step: ClashStep, frame: ActivationFrame) -> None:
        """Ask for the price; the payment comes in the frame's `paid`."""

    def prepare(self, step: ClashStep, frame: ActivationFrame) -> None:
        """Ask what must be settled before."""

    def carry_out(self, step: ClashStep, frame: ActivationFrame) -> None:
        """Do it."""

    def react(self, step: ClashStep, frame: ActivationFrame) -> list[Any]:
        """Return the frames of what powers do afterwards, in order."""
        return []

    def fight(self, step: ClashStep, frame: ActivationFrame) -> None:
        """Start a battle that the action causes."""

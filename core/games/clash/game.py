"""The rules of Clash of Cultures as a `Game`: puts the modules of the rules together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.engine.decision import Entry, Odds, Part, Preview, Refusal, Score, Value
from core.engine.flow import FrameGame, FrameRule, Step
from core.engine.game import Config, Option
from core.engine.rng import Generator
from core.games.clash import contents, frames, invariants, labels, scoring, setup
from core.games.clash import explain as explaining
from core.games.clash import preview as previews
from core.games.clash import view as views
from core.games.clash.content import advances as _advances  # noqa: F401  (declares them)
from core.games.clash.content import combat_cards as _combat_cards  # noqa: F401
from core.games.clash.content import events as _events  # noqa: F401
from core.games.clash.content import objectives as _objectives  # noqa: F401
from core.games.clash.content.action_cards import civil as _civil_halves  # noqa: F401
from core.games.clash.moves import (
    Accept,
    AnyMove,
    BuildWonder,
    Choose,
    Collect,
    Construct,
    EndTurn,
    Offer,
    Pick,
    Recruit,
)
from core.games.clash.rules import (
    advance,
    barbarians,
    capture,
    cards,
    combat,
    effects,
    events,
    exploration,
    government,
    happiness,
    influence,
    movement,
    objectives,
    payment,
    place,
    play,
    questions,
    recruit,
    ships,
    trade,
)
from core.games.clash.rules.activate import ActivationRule
from core.games.clash.rules.collect import CollectAction
from core.games.clash.rules.construct import ConstructAction
from core.games.clash.rules.recruit import RecruitAction
from core.games.clash.rules.wonder import WonderAction
from core.games.clash.state import State, city_count, copy_state
from core.games.clash.status_phase import StatusRule
from core.games.clash.turn import CourseRule, TurnRule
from core.games.clash.variants import first_end


class Clash(FrameGame[State, AnyMove]):
    """Clash of Cultures: Monumental Edition."""

    id = "clash"
    version = 1
    seats = (2, 3, 4)
    state_type = State
    move_type = AnyMove
    rules: Mapping[type, FrameRule[Any, Any, Any]] = {
        frames.CourseFrame: CourseRule(),
        frames.TurnFrame: TurnRule(),
        frames.ActivationFrame: ActivationRule(
            {Collect: CollectAction(), Construct: ConstructAction(), Recruit: RecruitAction(), BuildWonder: WonderAction()}
        ),
        frames.GainAdvanceFrame: advance.GainAdvanceRule(),
        frames.ChooseAdvanceFrame: advance.ChooseAdvanceRule(),
        frames.HappinessFrame: happiness.HappinessRule(),
        frames.InfluenceFrame: influence.InfluenceRule(),
        frames.PayFrame: payment.PayRule(),
        frames.GainFrame: payment.GainRule(),
        frames.PlaceFrame: place.PlaceRule(),
        frames.ReplaceFrame: recruit.ReplaceRule(),
        frames.CargoFrame: ships.CargoRule(),
        frames.MoveFrame: movement.MoveRule(),
        frames.ExploreFrame: exploration.ExploreRule(),
        frames.BattleFrame: combat.BattleRule(),
        frames.CaptureFrame: capture.CaptureRule(),
        frames.EventFrame: events.EventRule(),
        frames.ExhaustFrame: events.ExhaustRule(),
        frames.SpawnFrame: barbarians.SpawnRule(),
        frames.MarchFrame: barbarians.MarchRule(),
        frames.StatusFrame: StatusRule(),
        frames.GovernmentFrame: government.GovernmentRule(),
        frames.QuestionFrame: questions.QuestionRule(),
        frames.EffectFrame: effects.EffectRule(),
        frames.DrawFrame: cards.DrawRule(),
        frames.TriggerFrame: play.TriggerRule(),
        frames.ClaimFrame: objectives.ClaimRule(),
        frames.OfferFrame: trade.OfferRule(),
    }

    def options(self) -> tuple[Option, ...]:
        return setup.OPTIONS

    def problem(self, config: Config) -> Refusal | None:
        return setup.problem(config)

    def new(self, config: Config, seed: int) -> State:
        state = setup.new_state(config, seed)
        self.settle(Step(state))
        return state

    def copy(self, state: State) -> State:
        return copy_state(state)

    def view(self, state: State, seat: int | None) -> State:
        return views.view_of(state, seat)

    def determinize(self, view: State, generator: Generator) -> State:
        return views.determinize(view, generator)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(scoring.score(state, seat) for seat in range(len(state.players)))

    def winners(self, state: State) -> tuple[int, ...]:
        return scoring.winners(state)

    def ended(self, state: State) -> str:
        return state.ended

    def broken(self, state: State) -> tuple[str, ...]:
        return invariants.broken(state)

    def preview(self, view: State, seat: int, move: AnyMove) -> Preview:
        return previews.preview(self, view, seat, move)

    def odds(self, view: State, seat: int, move: AnyMove, budget: float) -> Odds | None:
        from core.games.clash.rules import odds

        return odds.move_odds(view, seat, move)

    def odds_are_slow(self, view: State, seat: int, move: AnyMove) -> bool:
        from core.games.clash.rules import odds

        return odds.odds_are_slow(view, move)

    def explain(self, view: State, number: str, **of: Value) -> tuple[Part, ...]:
        return explaining.explain(view, number, of)

    def label(self, state: State, seat: int, move: AnyMove) -> Entry:
        return labels.label(state, seat, move, self.decision(state) if isinstance(move, Choose) else None)

    def progress(self, state: State) -> tuple[int, ...]:
        return (state.age, state.round)

    def final_stage(self, config: Config) -> int:
        return first_end(config)

    def is_reluctant(self, state: State, seat: int, move: AnyMove) -> bool:
        if isinstance(move, EndTurn):
            return state.players[seat].actions > 0
        if isinstance(move, Pick) and isinstance(state.frames[-1], frames.StatusFrame):
            return city_count(state, seat) == 1
        if isinstance(move, Offer):
            # Whoever knows nothing better haggles no more than once a turn.
            return state.players[seat].offers > 0 or isinstance(state.frames[-1], frames.OfferFrame)
        return False

    def is_open(self, state: State, seat: int, move: AnyMove) -> bool:
        return isinstance(move, Offer | Accept)

    def content(self) -> tuple[tuple[str, dict[str, str]], ...]:
        return contents.groups()


GAME = Clash()

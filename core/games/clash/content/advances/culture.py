"""Culture: Arts, Circus & Sports, Monuments, Drama & Music."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.content.powers import declare
from core.games.clash.goods import goods
from core.games.clash.moments import INFLUENCE_IMMUNE, USES, ClashStep, UseRule
from core.games.clash.moves import Move, Use
from core.games.clash.rules.advance import IMMEDIATE
from core.games.clash.rules.happiness import raise_mood
from core.games.clash.rules.influence import FREE_INFLUENCE
from core.games.clash.rules.payment import ask_payment, can_pay, gain, payments
from core.games.clash.rules.wonder import draw_wonder
from core.games.clash.state import HAPPY, City, State, cities_of

ARTS = declare(
    "culture", "arts", "Arts",
    "Once per turn, free: pay 1 Culture token to Influence Culture.", bonus="culture",
)  # fmt: skip
CIRCUS_AND_SPORTS = declare(
    "culture", "circus_and_sports", "Circus & Sports",
    "As an action: pay 1 or 2 Culture tokens to raise the mood of one city by as many steps, whatever its size.", bonus="mood",
)  # fmt: skip
MONUMENTS = declare(
    "culture", "monuments", "Monuments",
    "At once: draw a Wonder card. Enemies can't Influence Culture in your cities with a Wonder.", bonus="culture",
)  # fmt: skip
DRAMA_AND_MUSIC = declare(
    "culture", "drama_and_music", "Drama & Music",
    "Once per turn, free: change 1 Culture token into 1 Mood token or the reverse.", bonus="mood",
)  # fmt: skip


class CircusAndSports(UseRule):
    """Circus & Sports: Culture tokens raise one city."""

    main = True
    fields = ("city", "number")

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        player = state.players[seat]
        for number in (1, 2):
            if can_pay(player, goods(culture=number)):
                for city in cities_of(state, seat):
                    if state.cities[city].mood + number <= HAPPY:
                        yield Use(CIRCUS_AND_SPORTS.id, city, number)

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        section = "Appendix: Circus & Sports"
        city = state.cities.get(move.city)
        if city is None or city.owner != seat:
            return Refusal("not_your_city", section, {"space": move.city})
        if move.number not in (1, 2):
            return Refusal("one_or_two_steps", section)
        if city.mood + move.number > HAPPY:
            return Refusal("already_happy", section, {"city": move.city})
        if not can_pay(state.players[seat], goods(culture=move.number)):
            return Refusal("price", section, {"power": CIRCUS_AND_SPORTS.id, "culture": move.number})
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        price = payments(step.state, seat, goods(culture=move.number))
        raise_mood(step, move.city, move.number)
        ask_payment(step, seat, CIRCUS_AND_SPORTS.id, price)


class DramaAndMusic(UseRule):
    """Drama & Music: one token for the other; `name` says which is given."""

    fields = ("name",)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        for token in ("culture", "mood"):
            move = Use(DRAMA_AND_MUSIC.id, name=token)
            if self.refusal(state, seat, move) is None:
                yield move

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        section = "Action: Advance"
        if DRAMA_AND_MUSIC.id in state.players[seat].used:
            return Refusal("once_per_turn", section, {"power": DRAMA_AND_MUSIC.id})
        if move.name not in ("culture", "mood"):
            return Refusal("name_a_token", section)
        if not can_pay(state.players[seat], goods(**{move.name: 1})):
            return Refusal("price", section, {"power": DRAMA_AND_MUSIC.id, move.name: 1})
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        player = step.state.players[seat]
        player.used = (*player.used, DRAMA_AND_MUSIC.id)
        price = payments(step.state, seat, goods(**{move.name: 1}))
        gain(step, seat, goods(mood=1) if move.name == "culture" else goods(culture=1), DRAMA_AND_MUSIC.id)
        ask_payment(step, seat, DRAMA_AND_MUSIC.id, price)


def _immune(city: City) -> bool:
    return bool(city.wonders)


IMMEDIATE[MONUMENTS.id] = draw_wonder
INFLUENCE_IMMUNE.add(MONUMENTS.bit, _immune)
FREE_INFLUENCE[ARTS.id] = goods(culture=1)
USES[CIRCUS_AND_SPORTS.id] = CircusAndSports()
USES[DRAMA_AND_MUSIC.id] = DramaAndMusic()

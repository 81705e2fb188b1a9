"""What is carried from a dock to the board, and what letting go of it would mean: pieces of the supply, tokens, cards.

A load asks the engine: which moves it stands for, why another space takes none of them, what they cost and what is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.engine.decision import Refusal
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.goods import INDEX, NAMES, NONE, RESOURCES, Goods, named
from core.games.clash.moves import AnyMove, Construct, Found, Influence, Raise, Recruit
from core.games.clash.rules.activate import mood_after
from core.games.clash.rules.happiness import FREE_HAPPINESS
from core.games.clash.rules.happiness import price as mood_price
from core.games.clash.rules.influence import FREE_INFLUENCE, fee
from core.games.clash.rules.odds import success_chances
from core.games.clash.state import HAPPY, cities_of
from core.games.clash.units import BARBARIANS, SHIP
from desktop.board.model import NotePicture, OddsPicture, RangePicture
from desktop.games.clash.dialogs.influence import influence_ranges
from desktop.games.clash.gestures.prospect import Prospect
from desktop.games.clash.words import names
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import goods_list, piece_name
from desktop.games.clash.words.phrases import percent, phrase
from desktop.games.clash.words.sections import section_name

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

SETTLEMENT, MOOD, CULTURE, CUBE = "settlement", "mood", "culture", "cube"
TOKENS = {MOOD: QT_TRANSLATE_NOOP("Clash", "Mood token"), CULTURE: QT_TRANSLATE_NOOP("Clash", "Culture token")}


class Load:
    """Something in the hand that does not come from the board."""

    def __init__(self, table: ClashTable, ahead: Prospect, kind: str) -> None:
        self._table = table
        self._ahead = ahead
        self.kind = kind
        self.name = tr(TOKENS[kind]) if kind in TOKENS else names.goods_name(kind, 1) if kind in RESOURCES else piece_name(kind)
        self.targets: dict[int, Any] = {}
        """Space that takes it -> the move, or the moves, that it would mean."""
        self.find()

    def find(self) -> None:
        """Fill `targets`."""

    def attempt(self, space: int) -> AnyMove | None:
        """Return the move that letting go over a space that takes nothing would mean, None for none."""
        return None

    def refusal(self, space: int) -> Refusal | None:
        """Return why a space does not take it; None if it does, or if there is nothing to say."""
        move = self.attempt(space) if space not in self.targets else None
        return self._ahead.refusal(move) if move is not None else None

    def why_not(self, space: int) -> tuple[str, str]:
        """Return why a space does not take it, in a sentence, and the rule's section; ("", "") if there is nothing to say."""
        refusal = self.refusal(space)
        return ("", "") if refusal is None else (self._table.speaker.refusal(refusal), section_name(refusal.section))

    def badge(self, space: int) -> NotePicture | OddsPicture | None:
        """Return what is said at a space that takes it."""
        return None

    def ranges(self, space: int) -> tuple[RangePicture, ...]:
        """Return the rings to draw while it is over a space (-1 for none)."""
        return ()

    def drop(self, space: int) -> bool:
        """Let go over a space that takes it. Returns whether something came of it."""
        return self._table.submit(self._ahead.row(self.targets[space]))

    def _price_note(self, space: int, title: str, price: Goods, *more: tuple[str, str]) -> NotePicture:
        """Return a note with a price, what is left of what it takes, and the actions left."""
        lines: list[tuple[str, str]] = []
        if price != NONE:
            left = self._ahead.left(price)
            kept = tuple((kind, left[INDEX[kind]]) for kind in NAMES if price[INDEX[kind]])
            lines = [(phrase("price"), goods_list(named(price))), (phrase("left_after"), goods_list(kept))]
        return NotePicture(space, title, (*lines, *more))

    def _actions_line(self) -> tuple[str, str]:
        return tr("Actions left"), str(max(0, self._ahead.actions - 1))


def mood_note(table: ClashTable, space: int) -> tuple[tuple[str, str], ...]:
    """Return a line about what one more activation does to the mood of a city."""
    city = table.view.cities[space]
    after = mood_after(city.mood, city.activated)
    return () if after == city.mood else ((tr("Mood falls"), tr(names.MOODS[after])),)


class BuildingLoad(Load):
    """A building: dropped on a city it is constructed there; a Port on its Sea space or on the city."""

    def find(self) -> None:
        at_sea: dict[int, list[Construct]] = {}
        for move in self._ahead.moves(Construct):
            if move.building != self.kind:
                continue
            self.targets.setdefault(move.city, []).append(move)
            if move.port >= 0:
                at_sea.setdefault(move.port, []).append(move)
        for sea, moves in at_sea.items():
            self.targets.setdefault(sea, moves)

    def attempt(self, space: int) -> AnyMove:
        seas = self._ahead.state.geometry().ways(self._ahead.state.terrain).sea_neighbours[space]
        return Construct(space, self.kind, seas[0] if BUILDINGS[self.kind].at_sea and seas else -1)

    def badge(self, space: int) -> NotePicture:
        move = self.targets[space][0]
        title = tr("{building} in {city}").format(building=self.name, city=self._table.speaker.space(move.city))
        price = self._ahead.price(move)
        return self._price_note(space, title, price, *mood_note(self._table, move.city), self._actions_line())

    def drop(self, space: int) -> bool:
        moves = self.targets[space]
        if len(moves) == 1:
            return self._table.submit(self._ahead.row(moves[0]))
        # A Port that could lie in several Sea spaces, or belong to several cities.
        self._table.hands.ask_which(self._ahead, moves, tr("Where does the {building} go?").format(building=self.name))
        return True


class UnitLoad(Load):
    """A unit: dropped on a city it goes into the basket of what is recruited there. A Ship may be dropped on the Port."""

    def find(self) -> None:
        state = self._ahead.state
        for city in cities_of(state, self._ahead.seat):
            if self._ahead.refusal(self._basket(city)) is None:
                self.targets[city] = city
                port = state.cities[city].port
                if self.kind == SHIP and port >= 0:
                    self.targets.setdefault(port, city)

    def _basket(self, city: int) -> Recruit:
        """Return what would be recruited in a city: what its basket holds, and one more."""
        counts = dict(self._table.hands.basket(city))
        counts[self.kind] = counts.get(self.kind, 0) + 1
        return Recruit(city, tuple(sorted(counts.items())))

    def attempt(self, space: int) -> AnyMove:
        return self._basket(space)

    def badge(self, space: int) -> NotePicture:
        city = self.targets[space]
        move = self._basket(city)
        title = tr("{units} in {city}").format(units=names.unit_list(move.units), city=self._table.speaker.space(city))
        return self._price_note(space, title, self._ahead.price(move), *mood_note(self._table, city), self._actions_line())

    def drop(self, space: int) -> bool:
        self._table.hands.put_into_basket(self.targets[space], self.kind)
        return True


class SettlementLoad(Load):
    """A Settlement: dropped on a Settler it founds a city."""

    def find(self) -> None:
        self.targets = {move.space: move for move in self._ahead.moves(Found)}

    def attempt(self, space: int) -> AnyMove:
        return Found(space)

    def badge(self, space: int) -> NotePicture:
        return self._price_note(space, tr("Found a city"), NONE, self._actions_line())


class MoodLoad(Load):
    """A Mood token: dropped on an own city it raises its mood by a step; several cities in one action."""

    def find(self) -> None:
        for city in cities_of(self._ahead.state, self._ahead.seat):
            move = self._step(city)
            if move is not None and self._ahead.refusal(move) is None:
                self.targets[city] = move

    def _step(self, city: int) -> Raise | None:
        """Return the move that raises a city by one step more; None for a city of others."""
        state, seat = self._ahead.state, self._ahead.seat
        if city not in state.cities or state.cities[city].owner != seat:
            return None
        frame = state.frames[-1]
        raised, using = dict(getattr(frame, "raised", ())), getattr(frame, "using", None)
        mood = min(HAPPY, raised.get(city, state.cities[city].mood) + 1)
        if using is None:
            found = (Raise(city, mood, using) for using in ("", *FREE_HAPPINESS))
            return next((move for move in found if self._ahead.refusal(move) is None), Raise(city, mood))
        return Raise(city, mood, using)

    def attempt(self, space: int) -> AnyMove:
        return self._step(space) or Raise(space, HAPPY)

    def badge(self, space: int) -> NotePicture:
        move = self.targets[space]
        state = self._ahead.state
        raised = dict(getattr(state.frames[-1], "raised", ())) | {move.city: move.mood}
        cost = mood_price(state, tuple(raised.items()), move.using)
        words = names.goods_list((("mood", cost),))
        title = tr("{city} becomes {mood}").format(city=self._table.speaker.space(space), mood=tr(names.MOODS[move.mood]))
        have = self._ahead.goods[INDEX["mood"]]
        lines = [(phrase("price"), words), (phrase("left_after"), names.goods_list((("mood", max(0, have - cost)),)))]
        return NotePicture(space, title, tuple(lines))


class CultureLoad(Load):
    """A Culture token: dropped on a city with a building of another colour it tries to influence it."""

    def find(self) -> None:
        best: dict[int, tuple[tuple[int, bool, float], Influence]] = {}
        for move in self._ahead.moves(Influence):
            if move.card:
                continue
            rank = (fee(self._ahead.state, self._ahead.seat, move), bool(move.using), -self._chance(move))
            if move.target not in best or rank < best[move.target][0]:
                best[move.target] = (rank, move)
        self.targets = {target: move for target, (_, move) in best.items()}

    def _chance(self, move: Influence) -> float:
        odds = self._ahead.odds(move)
        return odds.win if odds is not None else 0.0

    def attempt(self, space: int) -> AnyMove | None:
        """The attempt from the nearest own city, by the cheapest means."""
        state, seat = self._ahead.state, self._ahead.seat
        cities = cities_of(state, seat)
        if not cities:
            return None
        ways = state.geometry().ways(state.terrain)
        near = sorted(cities, key=lambda city: (ways.distances(city)[space] < 0, ways.distances(city)[space]))
        tries = [Influence(city, space, using) for city in near for using in ("", *FREE_INFLUENCE)]
        return next((move for move in tries if self._ahead.refusal(move) is None), tries[0])

    def badge(self, space: int) -> OddsPicture:
        move = self.targets[space]
        state, seat = self._ahead.state, self._ahead.seat
        win = round(self._chance(move) * 100)
        lines = [(tr("From {city}").format(city=self._table.speaker.space(move.city)), self._cost(move))]
        for tokens, chance in success_chances(state, seat, move):
            words = tr("without more tokens") if not tokens else tr("with {number} more").format(number=tokens)
            lines.append((words, percent(chance)))
        return OddsPicture(
            space, tr("to influence it"), win, 0, 100 - win, (phrase("influence_won"), "", phrase("influence_lost")), tuple(lines)
        )

    def _cost(self, move: Influence) -> str:
        cost = fee(self._ahead.state, self._ahead.seat, move)
        return names.goods_list((("culture", cost),)) if cost else tr("in range")

    def ranges(self, space: int) -> tuple[RangePicture, ...]:
        move = self.targets.get(space) or (self.attempt(space) if space >= 0 else None)
        return influence_ranges(self._ahead.state, self._ahead.seat, move.city) if isinstance(move, Influence) else ()


class GoodsLoad(Load):
    """A resource: dropped on another player, or on a city of theirs, it is offered in a trade."""

    def find(self) -> None:
        if self._table.with_cards:
            nobody = (BARBARIANS, self._ahead.seat)
            owners = {space: city.owner for space, city in self._ahead.state.cities.items()}
            self.targets = {space: owner for space, owner in owners.items() if owner not in nobody}

    def badge(self, space: int) -> NotePicture:
        return NotePicture(space, offer_words(self._table, self.targets[space], self.kind))

    def drop(self, space: int) -> bool:
        self._table.panels.open_trade(self.targets[space], self.kind)
        return True


def offer_words(table: ClashTable, seat: int, kind: str) -> str:
    """Return what letting go of a resource or token over a player means."""
    words = tr("Offer {player} {goods} in a trade")
    return words.replace("{player}", table.player_name(seat)).replace("{goods}", names.goods_name(kind, 1))


class CardLoad(Load):
    """A card of the hand. Who plays it knows what it does where; `reason` says why it can't be played ("" if it can)."""

    def __init__(self, table: ClashTable, name: str, spaces: frozenset[int], reason: str) -> None:
        self._table = table
        self.kind = "card"
        self.name = name
        self.targets = dict.fromkeys(spaces)
        self._reason = reason

    def why_not(self, space: int) -> tuple[str, str]:
        return self._reason, ""


def load_of(table: ClashTable, ahead: Prospect, kind: str) -> Load:
    """Return what a piece or token of a kind stands for."""
    if kind in BUILDINGS:
        return BuildingLoad(table, ahead, kind)
    if kind in UNIT_TYPES:
        return UnitLoad(table, ahead, kind)
    if kind in RESOURCES:
        return GoodsLoad(table, ahead, kind)
    return {SETTLEMENT: SettlementLoad, MOOD: MoodLoad, CULTURE: CultureLoad}[kind](table, ahead, kind)

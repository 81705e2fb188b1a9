"""Drawing and resolving Event cards: first the icon, for the drawer, then the text (Events, Event Icons).

The Learning game and a variant resolve the icon only.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.board import BARREN, SEA, UNREVEALED
from core.games.clash.content.events.deck import EVENTS, EXHAUSTED_LAND, GOLD_MINE, MOVE, SPAWN
from core.games.clash.content.unit_types import EXHAUSTED_MARKERS
from core.games.clash.frames import EventFrame, ExhaustFrame, MarchFrame, SpawnFrame
from core.games.clash.goods import goods
from core.games.clash.moments import EVENT_FROM_DISCARD, ClashStep
from core.games.clash.moves import AnyMove, Choose, Pick
from core.games.clash.rules.cards import FROM_DECK, FROM_DISCARD, discard
from core.games.clash.rules.event_texts import push_text
from core.games.clash.rules.payment import gain
from core.games.clash.state import Deck, State, cities_of

SECTION = "Events"
DRAW, CHOOSE, ICON, TEXT, DISCARD, ANNOUNCE = range(6)
WHOLE_CARD, ICON_ONLY = Choose("whole_card"), Choose("icon_only")
"""What the drawer may announce (Variants: Optional Events)."""
MINED = goods(gold=2)


def event_due(step: ClashStep, seat: int) -> None:
    """An Event is to be drawn and resolved by this seat, before the frame below goes on."""
    step.push(event_frame(step.state, seat))


def event_frame(state: State, seat: int) -> EventFrame:
    """Return the frame that draws an Event for this seat, as the options of the game want it."""
    options = state.config.options
    full, events = options.get("mode") == "full", options.get("events")
    return EventFrame(seat, step=ANNOUNCE if full and events == "optional" else DRAW, icon_only=not full or events == "icons")


def is_kept(state: State, card: str) -> bool:
    """Return whether an Event card stays out of the discard pile: in a hand, or on the table with a lasting effect."""
    return card in state.lasting or any(held.id == card for player in state.players for held in player.hand)


class EventRule(FrameRule[State, AnyMove, EventFrame]):
    """Draws an Event (or takes the discarded one: Great Mausoleum), resolves its icon for the drawer and discards it."""

    def decision(self, state: State, frame: EventFrame) -> Decision | None:
        if frame.step == ANNOUNCE and (state.events.draw or state.events.discard):
            return Decision((frame.seat,), "announce_event", "", SECTION)
        if frame.step != CHOOSE:
            return None
        return Decision((frame.seat,), "draw_event", "great_mausoleum", SECTION, {"top": state.events.discard[0]})

    def run(self, step: ClashStep, frame: EventFrame) -> None:
        state = step.state
        if frame.step in (DRAW, ANNOUNCE):
            if state.events.discard and EVENT_FROM_DISCARD.of(state.players[frame.seat].powers):
                step.replace(replace(frame, step=CHOOSE))
            else:
                self._draw(step, frame)
        elif frame.step == ICON:
            step.replace(replace(frame, step=TEXT))
            self._icon(step, frame)
        elif frame.step == TEXT:
            step.replace(replace(frame, step=DISCARD))
            if not frame.icon_only:
                push_text(step, frame.seat, frame.card)
        else:
            step.pop()
            if not is_kept(state, frame.card):
                discard(step, frame.seat, frame.card)

    def moves(self, state: State, frame: EventFrame, seat: int) -> Iterator[AnyMove]:
        yield from (WHOLE_CARD, ICON_ONLY) if frame.step == ANNOUNCE else (FROM_DECK, FROM_DISCARD)

    def refusal(self, state: State, frame: EventFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.step == ANNOUNCE:
            return None if move in (WHOLE_CARD, ICON_ONLY) else Refusal("announce_event", "Variants")
        return None if move in (FROM_DECK, FROM_DISCARD) else Refusal("choose_the_pile", "Great Mausoleum")

    def answer(self, step: ClashStep, frame: EventFrame, seat: int, move: AnyMove) -> None:
        if frame.step == ANNOUNCE:
            step.write("event_announced", seat, option=move.option if isinstance(move, Choose) else "")
            step.replace(replace(frame, step=DRAW, icon_only=move == ICON_ONLY))
            return
        if move == FROM_DECK:
            self._draw(step, frame)
            return
        deck = step.state.events
        step.state.events = Deck(deck.draw, deck.discard[1:])
        self._resolve(step, frame, deck.discard[0], True)

    def _draw(self, step: ClashStep, frame: EventFrame) -> None:
        """Take the top of the deck, which the discard pile renews; without any card there is no Event."""
        state = step.state
        deck = state.events
        if not deck.draw:
            if not deck.discard:
                step.write("no_event_left", frame.seat)
                step.pop()
                return
            order = step.chance.shuffle(state, "events", len(deck.discard))
            deck = Deck(tuple(deck.discard[place] for place in order))
            step.write("events_shuffled", cards=len(order))
        state.events = Deck(deck.draw[1:], deck.discard)
        step.reveal()
        self._resolve(step, frame, deck.draw[0], False)

    def _resolve(self, step: ClashStep, frame: EventFrame, card: str, from_discard: bool) -> None:
        step.write("event_drawn", frame.seat, card=card, icon=EVENTS[card].icon, from_discard=int(from_discard))
        step.replace(EventFrame(frame.seat, card, ICON, from_discard, frame.icon_only))

    def _icon(self, step: ClashStep, frame: EventFrame) -> None:
        seat = frame.seat
        icon = EVENTS[frame.card].icon
        if icon == GOLD_MINE:
            gain(step, seat, MINED, GOLD_MINE)
        elif icon == EXHAUSTED_LAND:
            step.push(ExhaustFrame(seat, exhaustible(step.state, seat)))
        elif icon == SPAWN:
            step.push(SpawnFrame(seat, True))
        elif icon == MOVE:
            step.push(MarchFrame(seat))


def exhaustible(state: State, seat: int) -> tuple[int, ...]:
    """Return the spaces that may get an Exhausted Land marker: empty, not Barren Land beside a city of the seat."""
    if len(state.exhausted) >= EXHAUSTED_MARKERS:
        return ()
    neighbours = state.geometry().neighbours
    beside = {space for city in cities_of(state, seat) for space in neighbours[city]}
    return tuple(space for space in sorted(beside) if is_open_land(state, space))


def is_open_land(state: State, space: int) -> bool:
    """Return whether this is revealed Land, not Barren, without marker, units and city."""
    return (
        state.terrain[space] not in (UNREVEALED, SEA, BARREN)
        and space not in state.exhausted
        and space not in state.cities
        and space not in state.units
    )


class ExhaustRule(FrameRule[State, AnyMove, ExhaustFrame]):
    """Asks for the space of the Exhausted Land marker; the only one is taken at once."""

    def decision(self, state: State, frame: ExhaustFrame) -> Decision | None:
        if len(frame.spaces) < 2:
            return None
        return Decision((frame.seat,), "exhaust", EXHAUSTED_LAND, "Event Icons")

    def run(self, step: ClashStep, frame: ExhaustFrame) -> None:
        if frame.spaces:
            self._place(step, frame, frame.spaces[0])
        else:
            step.pop()
            step.write("nothing_exhausted", frame.seat)

    def moves(self, state: State, frame: ExhaustFrame, seat: int) -> Iterator[AnyMove]:
        return (Pick(space) for space in frame.spaces)

    def refusal(self, state: State, frame: ExhaustFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Pick) and move.space in frame.spaces:
            return None
        return Refusal("empty_land_beside_your_city", "Event Icons")

    def answer(self, step: ClashStep, frame: ExhaustFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Pick)
        self._place(step, frame, move.space)

    def _place(self, step: ClashStep, frame: ExhaustFrame, space: int) -> None:
        step.pop()
        state = step.state
        state.exhausted = tuple(sorted((*state.exhausted, space)))
        step.write("land_exhausted", frame.seat, space=space)

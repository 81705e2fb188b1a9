"""Playing the cards of the hand: what each can do now, dragging it to the board, what is asked next.

The hand shows cards and reports gestures (desktop/widgets/cardhand.py); which moves a card stands for, and why it can't be
played, comes from the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QPoint

from core.engine.decision import Refusal
from core.games.clash.content.cards import CARD_KINDS, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.game import GAME
from core.games.clash.moves import AnyMove, BuildWonder, Choose, Collect, Complete, Influence, Pick, Play
from core.games.clash.preview import foresee
from core.games.clash.rules.play import WITH_COLLECT, WITH_INFLUENCE, half_of, modifier_refusal
from core.games.clash.state import State, cities_of
from desktop.app.actions import ActionDef, Scope
from desktop.dialogs.choice import ChoiceOption, ChoiceSpec
from desktop.games.clash.cardpictures import card_picture, live, objective_part
from desktop.games.clash.dialogs.decision import DecisionPanel
from desktop.games.clash.gestures.loads import CardLoad
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.language import tr
from desktop.robust import guarded
from desktop.widgets.cardhand import CardHand
from desktop.widgets.handcard import CardItem

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

SECTIONS = {Collect: "collect", Influence: "influence", BuildWonder: "wonder"}
"""Moves that are put together in the city panel -> its section."""
CARD_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef("hand", QT_TRANSLATE_NOOP("Clash", "Your hand"), "mdi6.cards-outline", ("H",),
              QT_TRANSLATE_NOOP("Clash", "Go to the cards in your hand; arrows walk, Enter plays, Esc comes back"),
              ("at_table",), "turn", Scope.BOARD, context="Clash"),
    ActionDef("discard_piles", QT_TRANSLATE_NOOP("Clash", "Discard piles…"), "mdi6.cards-outline", ("Ctrl+D",),
              QT_TRANSLATE_NOOP("Clash", "Look through the discarded cards"), ("at_table",), "view", context="Clash"),
)  # fmt: skip
Uses = dict[str, list[AnyMove]]


def card_of(move: AnyMove) -> str:
    """Return the card that a move plays, "" if it plays none."""
    if isinstance(move, Play | Complete | Collect | Influence):
        return move.card
    if isinstance(move, BuildWonder):
        return move.wonder
    return move.option if isinstance(move, Choose) and move.option in KINDS else ""


def uses_of(moves: list[AnyMove]) -> Uses:
    """Return card -> the moves that play it."""
    found: Uses = {}
    for move in moves:
        card = card_of(move)
        if card:
            found.setdefault(card, []).append(move)
    return found


class HandPlay(QObject):
    """Stands between the hand and the table."""

    def __init__(self, table: ClashTable, hand: CardHand) -> None:
        super().__init__(table)
        self._table = table
        self._hand = hand
        self._uses: Uses = {}
        self._targets: dict[int, AnyMove] = {}
        """While a card is dragged: space -> the move that it stands for, or the answer to what playing it asks."""
        self._seats: dict[int, AnyMove] = {}
        """The same for other players."""
        self.seen: dict[int, set[str]] = {}
        """Seat -> the cards that were looked at; for a seat that is not in it, cards are new from the first look on."""
        if table.session.history.current.parent is not None:
            self.seen = {
                seat: {card.id for card in player.hand} for seat, player in enumerate(table.session.state.players)
            }
        hand.played.connect(self._on_played)
        hand.looked.connect(self._on_looked)
        hand.left.connect(self._on_left)
        hand.drag_started.connect(self._on_drag_started)
        hand.drag_moved.connect(self._on_drag_moved)
        hand.drag_dropped.connect(self._on_dropped)
        hand.drag_cancelled.connect(self._on_cancelled)
        hand.drag_wheel.connect(lambda event: table.hands.carrying.zoom_board(event))

    # ---- what is shown
    @property
    def seat(self) -> int:
        """Whose hand is shown: that of the person who looks."""
        return self._table.viewer if self._table.viewer is not None else self._table.looking()

    def show(self, view: State) -> None:
        """Show the hand, and what can be done with each card now."""
        seat = self.seat
        hand = view.players[seat].hand
        known = any(not is_hidden(card.id) for card in hand)
        asked = self._table.asked == seat and known and self._table.viewer == seat
        self._uses = uses_of(self._table.legal()) if asked else {}
        standing = live(view, seat) if known else None
        seen = self.seen.setdefault(seat, set()) if known else set()
        items = []
        for kind in CARD_KINDS:
            for number, card in enumerate(card.id for card in hand if KINDS[card.id] == kind):
                if is_hidden(card):
                    items.append(CardItem(f"{card}{number}", card_picture(card), group=kind))
                    continue
                playable = card in self._uses
                reason = "" if playable else self._reason(view, seat, card, asked)
                picture = card_picture(card, standing)
                items.append(CardItem(card, picture, playable, reason, self._label(card), card not in seen, kind))
        self._hand.show_cards(items, self._empty(seat))
        count = len(hand)
        self._table.dock_note_changed.emit("hand", tr("{number} cards").replace("{number}", str(count)) if count else "")

    def _empty(self, seat: int) -> str:
        if seat == self._table.viewer:
            return tr("No cards in your hand.")
        return tr("No cards in the hand of {name}.").replace("{name}", self._table.player_name(seat))

    def _label(self, card: str) -> str:
        """Return the label of the button that plays a card."""
        moves = self._uses.get(card, ())
        first = moves[0] if moves else None
        if isinstance(first, Complete):
            return tr("Complete")
        if isinstance(first, BuildWonder):
            return tr("Build")
        if isinstance(first, Choose):
            return tr("Choose")
        if isinstance(first, Play) and self.is_asked_in_battle:
            return tr("Play face down")
        return tr("Collect with it") if isinstance(first, Collect) else tr("Play")

    @property
    def is_asked_in_battle(self) -> bool:
        """Whether a card of the hand is asked for a battle."""
        return self._kind() == "combat_card"

    def _kind(self) -> str:
        decision = self._table.decision
        return decision.kind if decision is not None else ""

    # ---- commands
    def trigger(self, command: str) -> bool:
        """Run a command of CARD_ACTIONS. Returns whether it was one."""
        if command == "hand":
            self._table.show_hand()
            if self._table.asked is None or self._table.asks:  # else a curtain covers it
                self._hand.focus_hand()
        elif command == "discard_piles":
            from desktop.games.clash.dialogs.piles import PilesDialog

            self._table.host.show_dialog(PilesDialog(self._table.view))
        else:
            return False
        return True

    def show_named(self, dialog: str) -> bool:
        """Show "discard-piles", or "card:ID" for a card of the hand large. Returns whether there is one."""
        if dialog == "discard-piles":
            return self.trigger("discard_piles")
        return dialog.startswith("card:") and self._hand.show_large(dialog.removeprefix("card:"))

    # ---- why not
    def _reason(self, view: State, seat: int, card: str, asked: bool) -> str:
        """Return why a card can't be played now, in a sentence."""
        kind = KINDS[card]
        if kind == OBJECTIVE and not (asked and self._kind() == "objectives"):
            return tr("Completed in the Status Phase or right after what fulfils it; you are asked then.")
        if not asked:
            return tr("It is not your turn.")
        if kind == WONDER and not cities_of(view, seat):
            return tr("You have no city to build it in.")
        refusal = self._refusal(view, seat, card, kind)
        return self._table.speaker.refusal(refusal) if refusal is not None else ""

    def _refusal(self, view: State, seat: int, card: str, kind: str) -> Refusal | None:
        table = self._table
        if kind == WONDER:
            return next(filter(None, (table.refusal(BuildWonder(city, card)) for city in cities_of(view, seat))), None)
        if kind == OBJECTIVE:
            halves = [table.refusal(Complete(card, half)) for half in self._halves(card)]
            return next(filter(None, halves), None)
        half = half_of(card)
        if self._kind() == "turn" and half is not None and half.timing in (WITH_COLLECT, WITH_INFLUENCE):
            # Why no such action can take it, before what is said of playing it alone.
            return modifier_refusal(view, seat, card, half.timing) or table.refusal(Play(card))
        return table.refusal(Play(card))

    def _halves(self, card: str) -> tuple[str, ...]:
        from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS

        return OBJECTIVE_CARDS[card].halves

    # ---- playing
    @guarded()
    def _on_played(self, card: str) -> None:
        self.play(card)

    def play(self, card: str, space: int = -1) -> None:
        """Play a card: make its move, or ask what is still open. `space`: the city that it is played on."""
        moves = self._uses.get(card, [])
        if not moves:
            return
        first = moves[0]
        if type(first) in SECTIONS:
            self._open_city(card, moves, space)
        elif len(moves) == 1:
            self._table.submit(first)
        else:
            self._ask_which(card, moves)

    def _ask_which(self, card: str, moves: list[AnyMove]) -> None:
        """Ask which of the objectives of a card is completed."""
        standing = live(self._table.view, self.seat)
        options = []
        for move in moves:
            if isinstance(move, Complete):
                part = objective_part(move.objective, standing)
                options.append(ChoiceOption(move, part.title, part.text, "card_objective"))
            else:
                label = self._table.speaker.label(GAME.label(self._table.view, self.seat, move))
                options.append(ChoiceOption(move, label))
        title = tr("Which half of the card?")
        spec = ChoiceSpec(title, "", card_name(card), "card_objective", tuple(options), decline=tr("Close"))
        self._table.panels.show_side(DecisionPanel(self._table, spec))

    def _open_city(self, card: str, moves: list[AnyMove], space: int) -> None:
        """Open the panel of the city in which the card is used; ask for the city if it could be several."""
        cities = sorted({move.city for move in moves if isinstance(move, Collect | Influence | BuildWonder)})
        section = SECTIONS[type(moves[0])]
        if space in cities or len(cities) == 1:
            self._table.panels.open_city(space if space in cities else cities[0], section, card)
            return
        picks: dict[int, AnyMove] = {city: Pick(city) for city in cities}
        speaker = self._table.speaker
        options = tuple(ChoiceOption(pick, speaker.space(city), "", "settlement") for city, pick in picks.items())
        titles = {
            "collect": tr("Collect with {card} in which city?"),
            "influence": tr("Influence Culture with {card} from which city?"),
            "wonder": tr("In which city do you build it?"),
        }  # fmt: skip
        title = titles[section].replace("{card}", self._name(card))
        panel = DecisionPanel(
            self._table, ChoiceSpec(title, "", card_name(card), "card_action", options, decline=tr("Close")), spaces=picks
        )
        self._table.panels.show_side(panel, lambda pick: self._table.panels.open_city(pick.space, section, card))

    def _name(self, card: str) -> str:
        """Return the name of what is played: of an Action card its civil half."""
        half = half_of(card)
        return tr(half.name) if half is not None else card_name(card)

    # ---- dragging
    @guarded()
    def _on_drag_started(self, card: str) -> None:
        self._targets, self._seats = {}, {}
        for move in self._uses.get(card, ()):
            if isinstance(move, BuildWonder | Collect | Influence):
                self._targets.setdefault(move.city, move)
        moves = self._uses.get(card, [])
        if len(moves) == 1 and isinstance(moves[0], Play) and not self.is_asked_in_battle:
            self._foresee(moves[0])
        lit = frozenset(self._targets) | frozenset(self._spaces_of_seats())
        reason = "" if card in self._uses else self._reason_of(card)
        self._table.play.hold_load(CardLoad(self._table, self._name(card), lit, reason))

    def _foresee(self, move: Play) -> None:
        """Find out what playing a card asks next: spaces and players that it can be dropped on."""
        seat = self.seat
        state = foresee(GAME, self._table.view, seat, move)
        decision = GAME.decision(state) if state is not None else None
        if state is None or decision is None or decision.seats != (seat,):
            return
        for answer in GAME.moves(state, seat):
            if isinstance(answer, Pick):
                self._targets[answer.space] = answer
            elif isinstance(answer, Choose) and answer.option.isdigit():
                self._seats[int(answer.option)] = answer

    def _spaces_of_seats(self) -> dict[int, AnyMove]:
        """Return the cities that stand for players."""
        cities = self._table.view.cities if self._seats else {}
        return {space: self._seats[city.owner] for space, city in cities.items() if city.owner in self._seats}

    @guarded()
    def _on_drag_moved(self, card: str, at: QPoint) -> None:
        space = self._table.hands.carrying.space_at(at)
        self._table.play.carry(-1 if space is None else space)

    def _reason_of(self, card: str) -> str:
        shown = self._hand.card(card)
        return shown.item.reason if shown is not None else ""

    @guarded()
    def _on_dropped(self, card: str, at: QPoint) -> None:
        space = self._table.hands.carrying.space_at(at)
        targets = {**self._spaces_of_seats(), **self._targets}
        seats = self._seats
        self._let_go()
        if card not in self._uses:
            if space is not None:
                self._table.play.show_reason(self._reason_of(card), space)
            return
        other = self._table.opponent_at(at)
        answer = seats.get(other) if other is not None else targets.get(space) if space is not None else None
        if isinstance(answer, BuildWonder):
            self._table.submit(answer)
        elif isinstance(answer, Pick | Choose):
            # As it was lit while the card was dragged: played there in one gesture.
            self._table.submit([self._uses[card][0], answer])
        elif space is not None or other is not None:
            self.play(card, -1 if space is None else space)

    @guarded()
    def _on_cancelled(self, _card: str) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self._targets, self._seats = {}, {}
        self._table.play.release()

    # ---- looking
    @guarded()
    def _on_looked(self, card: str) -> None:
        seen = self.seen.setdefault(self.seat, set())
        if card not in seen and not is_hidden(card):
            seen.add(card)
            shown = self._hand.card(card)
            if shown is not None:
                self._hand.mark_seen(card)

    @guarded()
    def _on_left(self) -> None:
        self._table.panels.take_keyboard()

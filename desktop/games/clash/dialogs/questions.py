"""Options of any question of the rules: spaces, players, Advances, cards, goods, pieces and words, each with what it means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.events.great_people import claim_price
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import EffectFrame
from core.games.clash.goods import INDEX, NONE
from core.games.clash.moves import NO, YES, AnyMove, Choose, Complete, Pick, Play, TakeAdvance
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import half_of
from core.games.clash.units import BARBARIANS
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.games.clash.dialogs.asking import asking_frame
from desktop.games.clash.dialogs.decision import DecisionPanel, question_spec
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.hands import region_spaces
from desktop.games.clash.words import names
from desktop.games.clash.words.cards import card_name, is_card, objective_name
from desktop.games.clash.words.names import goods_name, piece_name, tr, unit_list
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.sentences import CHOICES
from desktop.games.clash.words.texts import kind_of, text_of
from desktop.theme.heraldry import paint_crest
from desktop.theme.palette import CARD_KINDS, PlayerColour

DECLINES = {"objectives": "keep_cards", "trigger": "play_none"}
"""Kind of question -> the words of the button that chooses nothing, where they are not the usual ones."""


@dataclass(frozen=True, slots=True)
class PlayerOption(ChoiceOption):
    """A player to choose."""

    colour: PlayerColour | None = None


class PlayerRow(OptionRow):
    """The row of a `PlayerOption`, with the crest."""

    option: PlayerOption

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        if self.option.colour is not None:
            paint_crest(painter, self.option.colour, box.center(), box.height())


class QuestionPanel(DecisionPanel):
    """A question whose rows may have a crest or amounts."""

    def make_row(self, option: ChoiceOption, number: int) -> OptionRow:
        if isinstance(option, PlayerOption):
            return PlayerRow(option, number, False)
        return PricedRow(option, number) if isinstance(option, PricedOption) else super().make_row(option, number)


def ask_any(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Return the panel of a question without one of its own: an option for each move, a button for declining."""
    options = tuple(option_of(link, move) for move in moves if move != NO)
    decline = ""
    if NO in moves:
        decline = tr(CHOICES["no"]) if YES in moves else phrase(DECLINES.get(decision.kind, "no_thanks"))
    words = phrase("nothing_to_play") if decision.kind == "trigger" and not options else None
    spaces = {move.space: move for move in moves if isinstance(move, Pick)}
    spec = question_spec(link, decision, options, decline=decline, sentence=words)
    return QuestionPanel(link, spec, decline=NO, spaces=spaces)


def ask_claim(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Return the panel that offers a Great Person: the card, and what it costs this seat."""
    frame = asking_frame(link.view)
    price = claim_price(frame.count) if isinstance(frame, EffectFrame) else NONE
    option = PricedOption(YES, phrase("take_person"), "", CARD_KINDS["event"][1], goods=price)
    words = phrase("person_price_drawer" if isinstance(frame, EffectFrame) and not frame.count else "person_price_other")
    spec = question_spec(link, decision, (option,), decline=phrase("no_thanks"), sentence=words)
    return QuestionPanel(link, spec, decline=NO)


def ask_region(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Return the panel that asks for a region to explore: any of its spaces can be clicked."""
    picks = [move for move in moves if isinstance(move, Pick)]
    options = []
    spaces: dict[int, AnyMove] = {}
    for number, move in enumerate(picks, 1):
        region = region_spaces(link.view, move.space)
        spaces.update(dict.fromkeys(region, move))
        names_ = ", ".join(link.speaker.space(space) for space in region)
        options.append(ChoiceOption(move, phrase("region_number", number=number), names_, "terrain_unrevealed"))
    decline = phrase("no_thanks") if NO in moves else ""
    return QuestionPanel(link, question_spec(link, decision, tuple(options), decline=decline), decline=NO, spaces=spaces)


def ask_objectives(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Return the panel that asks for an objective to complete: each with its condition, price, and what the card loses."""
    options: list[ChoiceOption] = []
    for move in moves:
        if isinstance(move, Complete):
            objective = OBJECTIVES[move.objective]
            others = [half for half in OBJECTIVE_CARDS[move.card].halves if half != move.objective]
            given_up = phrase("objective_lost", objective=objective_name(others[0])) if others else ""
            note = "\n".join(part for part in (tr(objective.text), given_up) if part)
            icon = CARD_KINDS["objective"][1]
            options.append(PricedOption(move, tr(objective.name), note, icon, goods=objective.price))
    words = phrase("objective_worth" if options else "objective_none")
    spec = question_spec(link, decision, tuple(options), decline=phrase("keep_cards"), sentence=words)
    return QuestionPanel(link, spec, decline=NO)


# ---------------------------------------------------------------- options
def option_of(link: Link, move: AnyMove) -> ChoiceOption:
    """Return a move as an option of a question."""
    if isinstance(move, Pick):
        return ChoiceOption(move, link.speaker.space(move.space), space_note(link, move.space), space_icon(link, move.space))
    if isinstance(move, TakeAdvance):
        return advance_option(move)
    if isinstance(move, Play):
        return play_option(move)
    if isinstance(move, Choose):
        return choose_option(link, move)
    from core.games.clash.game import GAME

    return ChoiceOption(move, link.speaker.label(GAME.label(link.view, link.seat, move)))


def advance_option(move: TakeAdvance) -> ChoiceOption:
    """Return an Advance to choose, with what it does."""
    card = ADVANCES[move.advance]
    note = tr(card.text)
    if card.bonus:
        note = f"{note} {phrase('token_mood' if card.bonus == 'mood' else 'token_culture')}."
    return ChoiceOption(move, piece_name(card.id), note, icon_of(card.id))


def play_option(move: Play) -> ChoiceOption:
    """Return a card to play outside battle, with what its civil half does and costs."""
    half = half_of(move.card)
    if half is None:
        return ChoiceOption(move, card_name(move.card), "", CARD_KINDS[kind_of(move.card) or "action"][1])
    icon = CARD_KINDS[kind_of(half.id) or "action"][1]
    return PricedOption(move, tr(half.name), tr(half.text), icon, goods=half.price)


def choose_option(link: Link, move: Choose) -> ChoiceOption:
    """Return what a word of the rules stands for: a player, a card, goods, a piece, or an answer."""
    option = move.option
    if option.isdigit():
        seat = int(option)
        name = link.speaker.player(seat)
        text = phrase("you_named", player=name) if seat == link.seat else name
        return PlayerOption(move, text, "", link.colour(seat).emblem, colour=link.colour(seat))
    if is_card(option):
        return card_option(move, option)
    if option in INDEX:
        return ChoiceOption(move, goods_name(option), "", icon_of(option))
    text = link.speaker.choice(option)
    return ChoiceOption(move, text, text_of(option), icon_of(option))


def card_option(move: Choose, card: str) -> ChoiceOption:
    """Return a card to choose, with what stands on it."""
    icon = CARD_KINDS[kind_of(card)][1] if kind_of(card) in CARD_KINDS else ""
    halves: tuple[str, ...] = ()
    if card in ACTION_CARDS:
        halves = (ACTION_CARDS[card].civil, ACTION_CARDS[card].combat)
    elif card in OBJECTIVE_CARDS:
        halves = OBJECTIVE_CARDS[card].halves
    if halves:
        notes = (f"{piece_name(half)}: {text_of(half)}" for half in dict.fromkeys(halves) if text_of(half))
        return ChoiceOption(move, card_name(card), "\n".join(notes), icon)
    return ChoiceOption(move, card_name(card), text_of(card), icon)


# ---------------------------------------------------------------- spaces
def space_note(link: Link, space: int) -> str:
    """Return what is on a space, in a line."""
    view = link.view
    parts = [tr(names.TERRAIN[view.terrain[space]])]
    city = view.cities.get(space)
    if city is not None:
        words = phrase("size_mood", size=city.size, mood=tr(names.MOODS[city.mood]))
        parts = [phrase("city_of", city=piece_name("settlement"), player=link.speaker.player(city.owner)), words]
        if city.owner == BARBARIANS:
            parts[1] = phrase("size_only", size=city.size)
        elif city.owner == link.seat:
            parts = [words]
    for owner in sorted({group[0] for group in view.units.get(space, ())}):
        units: dict[str, int] = {}
        for whose, kind, _, number in view.units[space]:
            if whose == owner:
                units[kind] = units.get(kind, 0) + number
        words = unit_list(tuple(units.items()))
        parts.append(words if owner == link.seat else f"{link.speaker.player(owner)}: {words}")
    return "; ".join(parts)


def space_icon(link: Link, space: int) -> str:
    """Return the icon of a space: its city's, else its terrain's."""
    return "settlement" if space in link.view.cities else f"terrain_{link.view.terrain[space]}"


"""One panel for every question of the rules: `panel_for`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import MarchFrame, OfferFrame
from core.games.clash.goods import named
from core.games.clash.moves import NO, AnyMove, ChangeGovernment, Choose, March, Pick, Remove
from core.games.clash.rules.advance import government_of
from core.games.clash.units import BARBARIANS
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.games.clash.dialogs.battle import BATTLE_KINDS, BattleDialog
from desktop.games.clash.dialogs.decision import DecisionPanel, question_spec
from desktop.games.clash.dialogs.explore import OrientPanel
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow, goods_panel
from desktop.games.clash.dialogs.happiness import HappinessPanel
from desktop.games.clash.dialogs.link import Link, balance
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.dialogs.questions import ask_any, ask_claim, ask_objectives, ask_region
from desktop.games.clash.dialogs.trade import answer_dialog
from desktop.games.clash.why import advances_say
from desktop.games.clash.words import names
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import goods_list, piece_name, tr, unit_list
from desktop.games.clash.words.phrases import percent, phrase

WITHOUT_PANEL = frozenset({"turn", "move"})
"""Questions that are answered on the board and with the buttons of the window."""


class PricedPanel(DecisionPanel):
    """A question whose options have amounts at their right."""

    def make_row(self, option: ChoiceOption, number: int) -> OptionRow:
        return PricedRow(option, number) if isinstance(option, PricedOption) else super().make_row(option, number)


def panel_for(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget | None:
    """Return the panel that asks a question; None for those of the board (`WITHOUT_PANEL`).

    Every panel has the signal `chosen(object)` with a move or a tuple of moves. One with the attribute `modal` set belongs in
    the middle of the window (battles), the others beside the board. `toggle_space(space)`, where a panel has it, takes clicks
    on the board and returns whether they meant something.
    """
    kind = decision.kind
    if kind in WITHOUT_PANEL or not moves:
        return None
    if kind in ("pay", "gain"):
        return goods_panel(link, decision, moves)  # type: ignore[arg-type]
    if kind == "orient":
        return OrientPanel(link, decision, moves)
    if kind == "happiness":
        return HappinessPanel(link, decision, moves)
    offer = link.view.frames[-1] if link.view.frames else None
    if kind == "offer" and isinstance(offer, OfferFrame):
        return answer_dialog(link, offer)
    if kind in BATTLE_KINDS:
        return BattleDialog(link, decision, moves)
    build = _BUILDERS.get(kind, ask_any)
    return build(link, decision, moves)


# ---------------------------------------------------------------- spaces
def _raze(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """A city of size 1 to give up."""
    options = []
    for move in moves:
        if isinstance(move, Pick):
            brings = balance(link, move)
            goods = brings.gained if brings is not None else (0,) * 7
            text = link.speaker.space(move.space)
            options.append(PricedOption(move, text, phrase("brings", goods=goods_list(named(goods))), "settlement", goods=goods))
    spec = question_spec(link, decision, tuple(options), decline=phrase("keep_all") if NO in moves else "")
    spaces = {move.space: move for move in moves if isinstance(move, Pick)}
    return PricedPanel(link, spec, decline=NO, spaces=spaces)


def _march(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """A Barbarian army and where it marches."""
    frame = link.view.frames[-1]
    waiting = dict(frame.waiting) if isinstance(frame, MarchFrame) else {}
    options = []
    for move in moves:
        if not isinstance(move, March):
            continue
        units = unit_list(waiting.get(move.start, ()))
        text = phrase("march", start=link.speaker.space(move.start), end=link.speaker.space(move.end))
        odds = link.odds(move)
        if odds is None:
            note = phrase("march_moves", units=units)
        else:
            city = link.view.cities.get(move.end)
            defender = city.owner if city is not None else link.view.units[move.end][0][0]
            key = "march_attacks" if defender == link.seat else "march_attacks_other"
            who = link.speaker.space(move.end) if city is not None else link.speaker.player(defender)
            note = phrase(key, units=units, defender=who, win=percent(odds.win))
        options.append(ChoiceOption(move, text, note, "emblem_barbarian"))
    # A space stands for a march only if no other march ends there.
    ends = [move.end for move in moves if isinstance(move, March)]
    spaces = {move.end: move for move in moves if isinstance(move, March) and ends.count(move.end) == 1}
    return DecisionPanel(link, question_spec(link, decision, tuple(options)), spaces=spaces)


# ---------------------------------------------------------------- units, buildings, tokens
def _remove(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Units that are lost."""
    options = tuple(
        ChoiceOption(move, unit_list(move.units), "", move.units[0][0]) for move in moves if isinstance(move, Remove)
    )
    return DecisionPanel(link, question_spec(link, decision, options))


def _exchange(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """A building that becomes a piece of one's own colour."""
    target = decision.values.get("target")
    city = link.view.cities.get(target) if isinstance(target, int) else None
    owners = dict(city.buildings) if city is not None else {}
    options = tuple(
        ChoiceOption(
            move, piece_name(move.option), phrase("now_of", player=link.speaker.player(owners.get(move.option, BARBARIANS))),
            icon_of(move.option),
        )
        for move in moves
        if isinstance(move, Choose)
    )  # fmt: skip
    return DecisionPanel(link, question_spec(link, decision, options))


def _boost(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Pay Culture tokens for a roll that fell short."""
    tokens = decision.values["tokens"]
    assert isinstance(tokens, int)
    price = (0, 0, 0, 0, 0, 0, tokens)
    options = (
        PricedOption(Choose("yes"), phrase("boost_yes"), "", "culture", goods=price),
        PricedOption(NO, phrase("boost_no"), phrase("boost_no_note"), "mood_neutral"),
    )
    return PricedPanel(link, question_spec(link, decision, options))


# ---------------------------------------------------------------- Advances and governments
def _government(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """Another government with as many Advances."""
    player = link.view.players[link.seat]
    now = government_of(player)
    given = [card.id for card in ADVANCES.values() if card.category == now and player.advances & card.mask]
    instead = phrase("government_kept", advances=", ".join(piece_name(advance) for advance in given))
    options = []
    told: set[str] = set()
    for move in moves:
        if isinstance(move, ChangeGovernment):
            category = piece_name(ADVANCES[move.advances[0]].category)
            text = f"{category}: {', '.join(piece_name(advance) for advance in move.advances)}"
            # Rows of one government share Advances: each row says what those do that no row above has told of.
            new = [advance for advance in move.advances if advance not in told]
            told.update(new)
            options.append(ChoiceOption(move, text, "\n".join(advances_say(new)), icon_of(move.advances[0])))
    keep = phrase("keep_government", government=piece_name(now)) if NO in moves else ""
    spec = question_spec(link, decision, tuple(options), decline=keep)
    panel = DecisionPanel(link, replace(spec, sentence=" · ".join(part for part in (spec.sentence, instead) if part)), decline=NO)
    for row in panel.rows:
        row.setToolTip("\n".join(advances_say(row.option.id.advances)))
    return panel


def _draw_event(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """An Event from the deck or the top of the discard pile (Great Mausoleum)."""
    card = EVENTS.get(str(decision.values.get("top")))
    notes = {"deck": phrase("unknown_card", number=len(link.view.events.draw))}
    if card is not None:
        notes["discard"] = phrase("top_discard", card=tr(card.name), icon=tr(names.EVENT_ICONS[card.icon]))
    icons = {"deck": "card_event", "discard": f"event_{card.icon}" if card is not None and card.icon else "card_event"}
    options = tuple(
        ChoiceOption(move, link.speaker.choice(move.option), notes.get(move.option, ""), icons.get(move.option, ""))
        for move in moves
        if isinstance(move, Choose)
    )
    return DecisionPanel(link, question_spec(link, decision, options))


def _draw_action(link: Link, decision: Decision, moves: Sequence[AnyMove]) -> QWidget:
    """An Action card from the deck or the top of the discard pile (Great Mausoleum)."""
    top = str(decision.values.get("top"))
    notes = {
        "deck": phrase("unknown_card", number=len(link.view.action_deck.draw)),
        "discard": phrase("top_card", card=card_name(top)),
    }
    options = tuple(
        ChoiceOption(move, link.speaker.choice(move.option), notes.get(move.option, ""), "card_action")
        for move in moves
        if isinstance(move, Choose)
    )
    return DecisionPanel(link, question_spec(link, decision, options))


_BUILDERS: dict[str, Callable[[Link, Decision, Sequence[Any]], QWidget]] = {
    "raze": _raze,
    "march": _march,
    "cargo": _remove,
    "exchange": _exchange,
    "boost": _boost,
    "government": _government,
    "draw_event": _draw_event,
    "draw_action": _draw_action,
    "objectives": ask_objectives,
    "claim_person": ask_claim,
    "explore_region": ask_region,
    "new_government": _government,
}

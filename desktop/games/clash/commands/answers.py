"""The answers to any question of the rules, as the panels word them."""

from __future__ import annotations

from functools import partial

from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import OfferFrame
from core.games.clash.goods import named
from core.games.clash.moves import (
    CANCEL,
    DONE,
    NO,
    YES,
    Accept,
    AnyMove,
    ChangeGovernment,
    Choose,
    Complete,
    Gain,
    March,
    Offer,
    Orient,
    Pay,
    Pick,
    Play,
    Raise,
    Remove,
    TakeAdvance,
)
from core.games.clash.rules.exploration import turned
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.trade import given
from desktop.games.clash.commands.position import Position
from desktop.games.clash.commands.prices import payment_note
from desktop.games.clash.commands.trading import counter_offer
from desktop.games.clash.commands.turn import other
from desktop.games.clash.dialogs.pictures import MOOD_ICONS, icon_of
from desktop.games.clash.dialogs.questions import DECLINES, option_of
from desktop.games.clash.words import names
from desktop.games.clash.words.cards import card_name, half_name
from desktop.games.clash.words.names import goods_list, piece_name, tr, unit_list
from desktop.games.clash.words.phrases import percent, phrase
from desktop.games.clash.words.sentences import CHOICES
from desktop.games.clash.words.texts import text_of
from desktop.palette.tree import Completion

PRICED = (Play, Complete, TakeAdvance, Choose)
"""Answers that may have a price."""


def answers(position: Position) -> list[Completion]:
    """Return the answers to what is asked: all legal ones in the order of the panels, then what is refused and why."""
    group = position.speaker.question(position.decision)[0]
    found = [answer(position, move, group) for move in position.legal]
    counter = counter_offer(position, group)
    return found + ([counter] if counter is not None else []) + _refused(position, group)


def answer(position: Position, move: AnyMove, group: str) -> Completion:
    """Return one answer."""
    text, note, icon, also = _words(position, move)
    if not text:
        return other(position, move, group)
    explain = partial(_odds, position, move) if isinstance(move, March | Choose) else None
    return position.end(move, text, note, icon, also=also, group=group, explain=explain, priced=isinstance(move, PRICED))


def _odds(position: Position, move: AnyMove) -> str:
    odds = position.odds(move)
    return phrase("battle_follows", win=percent(odds.win), lose=percent(odds.lose)) if odds is not None else ""


def _words(position: Position, move: AnyMove) -> tuple[str, str, str, str]:
    """Return text, note, icon and other words of an answer; "" as the text where the history's name will do."""
    speaker, view = position.speaker, position.view
    if isinstance(move, Pay):
        words = goods_list(named(move.goods)) or tr("nothing")
        return tr("pay {goods}").replace("{goods}", words), payment_note(view, move.goods), _first(move.goods), ""
    if isinstance(move, Gain):
        words = goods_list(named(move.goods))
        return (tr("take {goods}").replace("{goods}", words) if words else tr("Take nothing")), "", _first(move.goods), ""
    if isinstance(move, Remove):
        return tr("lose {units}").replace("{units}", unit_list(move.units)), "", move.units[0][0] if move.units else "", ""
    if isinstance(move, March):
        text = phrase("march", start=speaker.space(move.start), end=speaker.space(move.end))
        return text, "", "emblem_barbarian", ""
    if isinstance(move, Orient):
        return phrase("way_2" if move.half_turn else "way_1"), _region(position, move), "mdi6.rotate-3d-variant", ""
    if isinstance(move, Raise):
        now = view.cities[move.city].mood
        words = phrase("take_out" if move.mood == now else "become", mood=tr(names.MOODS[move.mood]))
        return f"{speaker.space(move.city)}: {words}", "", MOOD_ICONS[move.mood], ""
    if isinstance(move, Complete):
        name, about = tr(OBJECTIVES[move.objective].name), tr(OBJECTIVES[move.objective].text)
        return tr("complete {objective}").replace("{objective}", name), about, "card_objective", card_name(move.card)
    if isinstance(move, ChangeGovernment):
        category = piece_name(ADVANCES[move.advances[0]].category)
        advances = ", ".join(piece_name(advance) for advance in move.advances)
        return f"{category}: {advances}", "", icon_of(move.advances[0]), ""
    if isinstance(move, Accept):
        notes = [card_name(card) for card in move.cards]
        frame = view.frames[-1]
        if isinstance(frame, OfferFrame) and not given(frame.offer):
            notes.append(phrase("give_for_nothing"))
        return phrase("accept"), ", ".join(notes), "mdi6.handshake", ""
    if isinstance(move, Offer):
        return "", "", "", ""
    if isinstance(move, Play) and position.decision.kind == "combat_card" and move.card in ACTION_CARDS:
        combat = ACTION_CARDS[move.card].combat
        return half_name(combat), text_of(combat), "card_action", card_name(move.card)
    if move == NO:
        return _no(position), "", "mdi6.close", tr(CHOICES["no"])
    if move in (DONE, CANCEL):
        return phrase("finish" if move == DONE else "cancel"), "", "mdi6.check" if move == DONE else "mdi6.close", ""
    if isinstance(move, Pick | TakeAdvance | Play | Choose):
        option = option_of(position, move)
        return option.text, option.note.split("\n")[0], option.icon, ""
    return "", "", "", ""


def _no(position: Position) -> str:
    """Return what the button says that chooses nothing."""
    kind = position.decision.kind
    if kind == "combat_card":
        return phrase("no_card")
    if kind == "offer":
        return phrase("refuse")
    if kind == "raze":
        return phrase("keep_all")
    return tr(CHOICES["no"]) if YES in position.legal else phrase(DECLINES.get(kind, "no_thanks"))


def _first(goods: tuple[int, ...]) -> str:
    amounts = named(goods)  # type: ignore[arg-type]
    return icon_of(amounts[0][0]) if amounts else "mdi6.close"


def _region(position: Position, move: Orient) -> str:
    """Return how the terrain of a region would lie."""
    slot = position.decision.values.get("slot")
    if not isinstance(slot, int):
        return ""
    board = position.view.geometry()
    spaces = zip(board.slots[slot], turned(TILES[position.view.regions[slot].tile], move.half_turn), strict=True)
    return ", ".join(phrase("terrain_at", space=board.name(space), terrain=tr(names.TERRAIN[kind])) for space, kind in spaces)


def _refused(position: Position, group: str) -> list[Completion]:
    """Return what is no answer and why, where the answers are spaces or Advances."""
    legal = set(position.legal)
    found = []
    if any(isinstance(move, TakeAdvance) for move in legal):
        for card in ADVANCES.values():
            refusal = position.refusal(TakeAdvance(card.id)) if TakeAdvance(card.id) not in legal else None
            if refusal is not None:
                found.append(position.barred(refusal, piece_name(card.id), icon_of(card.id), group))
    if any(isinstance(move, Pick) for move in legal) and position.decision.kind != "explore_region":
        for space in range(position.view.geometry().size):
            refusal = position.refusal(Pick(space)) if Pick(space) not in legal else None
            if refusal is not None:
                found.append(position.barred(refusal, position.speaker.space(space), "", group, only_named=True))
    return found

"""Words the keys and values of the rules for one table: knows the players' names, the cities and the spaces of the view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from core.engine.decision import Decision, Entry, Refusal
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import KINDS, is_hidden
from core.games.clash.frames import StatusFrame
from core.games.clash.state import State
from desktop.games.clash.icons import icon_of
from desktop.games.clash.words import names
from desktop.games.clash.words.cards import CARDS, card_name, half_name, is_card, kind_name, objective_name
from desktop.games.clash.words.names import goods_list, piece_name, terms_list, tr, unit_list, unit_name
from desktop.games.clash.words.refusals import REFUSALS
from desktop.games.clash.words.sentences import CHOICES, ENDINGS, JOURNAL, MOVES, OUTCOMES, QUESTIONS
from desktop.games.clash.words.texts import text_of
from desktop.games.clash.words.told import told
from desktop.games.clash.words.topics import TOPICS
from desktop.table.policies import remark

PLAYED = frozenset({"card_played", "combat_card_revealed"})
"""Lines that say which half of a card was played."""
HARVEST = "collected.harvest"
"""The sentence of a harvest with what it was."""
Values = Mapping[str, Any]
Words = dict[str, str]


class Speaker:
    """Turns entries, refusals, decisions and labels into sentences of the current language."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.view: State | None = None

    # ---- values
    def player(self, seat: int) -> str:
        """Return the name of a player, or of the Barbarians."""
        return self.players[seat] if 0 <= seat < len(self.players) else tr("Barbarians")

    def space(self, space: int) -> str:
        """Return the name of the city on a space, else the label of the space."""
        if self.view is None or not 0 <= space < self.view.geometry().size:
            return str(space)
        city = self.view.cities.get(space)
        if city is not None and city.name:
            return city.name
        return self.view.geometry().name(space)

    def _value(self, field: str, value: Any) -> str:
        if field in ("city", "space", "target", "start", "end", "to", "lost") and isinstance(value, int):
            return self.space(value)
        if field in ("seat", "by", "loser", "defender", "attacker", "builder", "captor") and isinstance(value, int):
            return self.player(value)
        if field == "partner" and isinstance(value, int):
            return tr("all players") if value < 0 else self.player(value)
        if field in ("given", "wanted"):
            return terms_list(tuple((kind, number) for kind, number in value))
        if field == "age" and isinstance(value, int):
            return names.ROMAN[value - 1]
        if field == "path":
            return self.space(value[-1])
        if field in ("advance", "power", "source", "requires", "building", "wonder", "category", "government"):
            # What asks or brings something outside battle is the civil half of an Action card.
            return half_name(ACTION_CARDS[value].civil) if value in ACTION_CARDS else piece_name(str(value))
        if field in ("card", "half", "top"):
            return card_name(str(value))
        if field == "icons":
            return ", ".join(tr(names.PRESENT.get(icon, icon)) for icon in value)
        if field in ("objective", "other"):
            return objective_name(str(value))
        if field == "cards" and isinstance(value, tuple | list):
            return ", ".join(card_name(str(card)) for card in value)
        if field == "kind":
            return kind_name(str(value))
        if field == "advances":
            return ", ".join(piece_name(advance) for advance in value)
        if field == "unit":
            return unit_name(str(value))
        if field == "units" and isinstance(value, tuple | list):
            return unit_list(tuple((kind, number) for kind, number in value))
        if field in ("goods", "gained", "paid"):
            return goods_list(tuple((kind, number) for kind, number in value))
        if field == "mood" and isinstance(value, int):
            return tr(names.MOODS[value])
        if field == "resource":
            return names.goods_name(str(value))
        if field == "icon":
            return tr(names.EVENT_ICONS.get(str(value), str(value)))
        if field == "outcome":
            return tr(OUTCOMES.get(str(value), str(value)))
        if field == "reason":
            return tr(ENDINGS.get(str(value), str(value)))
        if field == "dice":
            return ", ".join(str(die[0] if isinstance(die, tuple | list) else die) for die in value)
        if field == "terrain":
            return self._terrain(value)
        if field == "option":
            return self.choice(str(value))
        if field == "tokens":
            return str(value)
        return str(value)

    def _terrain(self, value: Any) -> str:
        kinds = value if isinstance(value, tuple | list) else (value,)
        return ", ".join(tr(names.TERRAIN.get(kind, kind)) for kind in kinds)

    def words(self, values: Values) -> Words:
        """Return the values in words. A city that a label names keeps that name."""
        result = {field: self._value(field, value) for field, value in values.items()}
        for field in ("city", "target"):
            if values.get(f"{field}_name"):
                result[field] = str(values[f"{field}_name"])
        if result.get("city") == "" and "space" in result:
            # A city of the Barbarians has no name.
            result["city"] = result["space"]
        return result

    def choice(self, option: str) -> str:
        """Return an option of a choice in words."""
        if option.isdigit():
            return self.player(int(option))
        return tr(CHOICES[option]) if option in CHOICES else piece_name(option)

    # ---- sentences
    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is not allowed."""
        template = REFUSALS.get(refusal.key)
        if template is None:
            return refusal.key
        words = self.words(refusal.values)
        if "price" in refusal.values:
            words["amount"] = str(refusal.values["price"])
        words["price"] = self._price(refusal.values)
        return tr(template).format_map(_Lenient(words))

    def _price(self, values: Values) -> str:
        if "goods" in values:
            return goods_list(values["goods"])
        return goods_list(tuple((kind, values[kind]) for kind in names.GOODS if isinstance(values.get(kind), int)))

    def entry(self, entry: Entry) -> tuple[str, str]:
        """Return (icon, sentence) of a line of the journal; the icon may be ""."""
        said = remark(entry, self.player)
        if said is not None:
            return said
        values: dict[str, Any] = {**entry.values, **entry.private}
        key = f"{entry.key}.private" if entry.private and f"{entry.key}.private" in JOURNAL else entry.key
        key = _variant(key, entry.seat, values)
        icon, template = JOURNAL.get(key, ("", entry.key))
        words = self.words(values)
        words["who"] = self.player(entry.seat)
        if entry.key == "building_constructed":
            words["building"] = names.a_building(str(values["building"]))
        # What is called "Food!" needs no full stop.
        text = tr(template).format_map(_Lenient(words)).replace("!.", "!")
        return self._icon(icon, values), text + self._balance(key, values)

    def told(self, entries: Sequence[Entry]) -> list[Entry]:
        """Return the lines of a step as they are told: those that belong together made one."""
        return told(entries)

    def note(self, entry: Entry) -> str:
        """Return what is told of a line besides: what the card that was played says; "" for most lines."""
        return text_of(str(entry.values["half"])) if entry.key in PLAYED else ""

    @staticmethod
    def _balance(key: str, values: Values) -> str:
        """Return the sentences that say what was paid and gained in a line (see told.py)."""
        found = ""
        if values.get("using"):
            found += " " + tr("Free action: {power}.").replace("{power}", piece_name(str(values["using"])))
        if "free" in values:
            found += " " + tr("Paid: nothing ({power}).").replace("{power}", piece_name(str(values["free"])))
        elif "paid" in values:
            found += " " + tr("Paid: {goods}.").replace("{goods}", goods_list(values["paid"]) or tr(names.NOTHING))
        if "gained" in values and key != HARVEST:
            found += " " + tr("Gained: {goods}.").replace("{goods}", goods_list(values["gained"]))
        return found

    def _icon(self, icon: str, values: Values) -> str:
        if icon == "building":
            return str(values["building"])
        if icon == "wonder":
            return str(values["wonder"])
        if icon == "card":
            return f"card_{_kind_of_cards(values)}"
        if icon == "" and values.get("goods"):
            return icon_of(str(values["goods"][0][0]))
        if icon in ("infantry", "settler") and values.get("unit"):
            return str(values["unit"])
        if icon == "infantry" and values.get("units"):
            return str(values["units"][0][0])
        general = {
            "advance": "academy", "move": "infantry", "first_player": "action_pip", "trade": "mdi6.handshake",
        }  # fmt: skip
        return general.get(icon, icon)

    def entry_of_ending(self, reason: str) -> str:
        """Return why the game ended, as a sentence."""
        return self.entry(Entry("game_ended", -1, {"reason": reason}))[1]

    def question(self, decision: Decision) -> tuple[str, str]:
        """Return (title, hint) of a decision for the one who is asked."""
        kind = decision.kind
        if kind == "turn" and not decision.values.get("actions"):
            kind = "turn.over"
        if kind == "raze" and decision.values.get("only"):
            kind = "raze.only"
        if kind == "first_player" and decision.values.get("power"):
            kind = "first_player.power"
        if f"{kind}.{decision.source}" in QUESTIONS:
            kind = f"{kind}.{decision.source}"
        title, hint = QUESTIONS.get(kind, (kind, ""))
        words = _Lenient(self.words({"source": decision.source, **decision.values}))
        title, hint = tr(title).format_map(words), tr(hint).format_map(words)
        if kind != "offer" and "by" in words:
            # Another player's card asks.
            hint = tr("{hint}, played by {by}").format(hint=hint, by=words["by"])
        return title, hint

    def _topic(self, decision: Decision) -> str:
        """Return what a decision is about, in words that address nobody."""
        if decision.kind not in TOPICS:
            return self.question(decision)[0]
        return tr(TOPICS[decision.kind]).format_map(_Lenient(self.words({"source": decision.source, **decision.values})))

    def chapter(self, state: State) -> str:
        """Return the Age and the round of a state, or that it is in a Status Phase."""
        age = names.ROMAN[state.age - 1]
        if any(isinstance(frame, StatusFrame) for frame in state.frames):
            return tr("Age {age} · Status Phase").replace("{age}", age)
        return tr("Age {age} · Round {round}").replace("{age}", age).replace("{round}", str(state.round))

    def label(self, entry: Entry) -> str:
        """Return the name of a move."""
        key, values = entry.key, entry.values
        words = self.words(values)
        if key == "move.gain" and not values.get("goods"):
            return tr("Take nothing")
        if key == "move.play":
            card = str(values.get("card"))
            key = "move.play.hidden" if is_hidden(card) else key
            words["half"] = half_name(ACTION_CARDS[card].civil) if card in ACTION_CARDS else card_name(card)
        elif key == "move.choose" and values.get("asked") == "event_which_piece":
            key = "move.choose.lost_piece"
        elif key == "move.choose" and is_card(str(values.get("option"))):
            return tr("Choose a card")  # all may read it, but not which one
        elif key == "move.choose" and values.get("asked") in QUESTIONS:
            key = "move.choose.asked"
            asked = {field: value for field, value in values.items() if field not in ("asked", "option")}
            words["question"] = self._topic(Decision((), str(values["asked"]), str(values["source"]), "", asked))
        return tr(MOVES.get(key, key)).format_map(_Lenient(words))


def _variant(key: str, seat: int, values: Values) -> str:
    """Return the key of the sentence that fits the values of a line."""
    if key == "event_drawn" and not values.get("icon"):
        return "event_drawn.plain"
    if key == "unit_placed" and values.get("source") == "capture":
        return "unit_placed.lost"
    if key == "collected" and values.get("gained"):
        return HARVEST
    if key in ("actions_lost", "actions_unused") and values.get("actions") == 1:
        return f"{key}.one"
    if key == "first_player" and values.get("by") == seat:
        return "first_player.self"
    return key


def _kind_of_cards(values: Values) -> str:
    """Return the kind of the cards that a line is about: of the first one where they differ."""
    cards = (values.get("card"), *(values.get("cards") or ()))
    terms = [kind for kind, _ in values.get("given") or () if kind in CARDS]
    known = [KINDS[str(card)] for card in cards if str(card) in KINDS]
    return str(values.get("kind") or next(iter(known + terms), "action"))


class _Lenient(dict[str, str]):
    """A value that a template names and nobody gave stays visible as its name."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"

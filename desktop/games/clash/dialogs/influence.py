"""The section of the city panel for Influence Culture: targets with distance, fee and chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from core.games.clash.content.powers import in_force
from core.games.clash.game import GAME
from core.games.clash.goods import CULTURE, goods
from core.games.clash.moves import Influence
from core.games.clash.rules.influence import FREE_INFLUENCE, fee
from core.games.clash.rules.odds import success_chances
from core.games.clash.rules.play import WITH_INFLUENCE, half_of, modifiers
from core.games.clash.state import State
from desktop.board.model import RangePicture
from desktop.games.clash.dialogs.goods import PricedOption
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.sections import RowsSection
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import percent, phrase
from desktop.widgets.inputs import Toggle

RINGS = 3
"""How many rings beyond its free range are drawn round a city that influences."""
UNSUITABLE = frozenset({"nothing_to_influence", "no_city_there", "only_a_barbarian_settlement"})
"""Refusals of cities that are no targets at all; they are not listed."""


def influence_ranges(view: State, seat: int, city: int) -> tuple[RangePicture, ...]:
    """Return the rings round a city: how far it influences for nothing, and for each Culture token more that can be paid."""
    reach = sum(part.value for part in GAME.explain(view, "influence_range", city=city))
    distances = view.geometry().ways(view.terrain).distances(city)
    most = min(RINGS, view.players[seat].goods[CULTURE])
    rings: list[RangePicture] = []
    for tokens in range(most + 1):
        spaces = frozenset(space for space, far in enumerate(distances) if 0 <= far <= reach + tokens)
        if rings and spaces == rings[-1].spaces:
            break
        rings.append(RangePicture(spaces, f"+{tokens}" if tokens else ""))
    return tuple(rings)


def chances_words(view: State, seat: int, move: Influence) -> str:
    """Return how likely an attempt succeeds with each number of Culture tokens spent after the roll; "" if none can be."""
    found = success_chances(view, seat, move)
    if len(found) < 2:
        return ""
    # A line breaks between two chances, not within one.
    pairs = (f"{tokens}: {percent(chance)}".replace(" ", "\u00a0") for tokens, chance in found)
    return phrase("chances_by_tokens", chances="\u00a0· ".join(pairs))


def _any_open(options: Sequence[PricedOption]) -> bool:
    return any(not option.refused for option in options)


class InfluenceSection(RowsSection):
    """Every city with a building of another colour, legal targets first; free attempts (Arts) in a group of their own,
    above the others if only they are possible.

    With Cultural Awe switched on: the Barbarian cities that it may win over.
    """

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        self._reach = sum(part.value for part in link.explain("influence_range", city=city))
        self._near = lights(link.view.geometry().ways(link.view.terrain).within(city, self._reach))
        self.card = ""
        """The Action card that is switched on."""
        self.toggle: Toggle | None = None
        cards = modifiers(link.view.players[link.seat], WITH_INFLUENCE)
        half = half_of(cards[0]) if cards else None
        if half is not None:
            self.toggle = Toggle(phrase("with_card", card=tr(half.name)), tr(half.text))
            self.toggle.toggled.connect(lambda on: self._on_card(cards[0] if on else ""))
            self.box.addWidget(self.toggle)
        self._list()

    def _list(self) -> None:
        link = self.link
        powers = link.view.players[link.seat].powers
        usings = ("", *(using for using in FREE_INFLUENCE if in_force(powers, using)))
        # What can be done stands above what can't: with no actions left a free attempt would be below the fold.
        groups = sorted(((using, self._options(using)) for using in usings), key=lambda group: not _any_open(group[1]))
        for using, found in groups:
            if not found:
                continue
            if len(usings) > 1:
                self.add_words(phrase("with_power", power=piece_name(using)) if using else phrase("as_action"), title=True)
            for option in found:
                self.add_row(option)
        if self.rows:
            self.add_words(phrase("influence_range", range=self._reach))
        else:
            self.add_nothing("culture", phrase("no_targets"))
        self.box.addStretch(1)

    def _on_card(self, card: str) -> None:
        self.card = card
        self.rows.clear()
        while self.box.count() > 1:  # the switch stays
            item = self.box.takeAt(1)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._list()
        self.announce()
        self.changed.emit()

    def use_card(self, card: str) -> None:
        if self.toggle is not None:
            self.toggle.setChecked(True)

    def _options(self, using: str) -> list[PricedOption]:
        link = self.link
        distances = link.view.geometry().ways(link.view.terrain).distances(self.city)
        found = []
        for target, city in sorted(link.view.cities.items(), key=lambda item: (distances[item[0]] < 0, distances[item[0]])):
            move = Influence(self.city, target, using, self.card)
            refusal = link.refusal(move)
            foreign = [kind for kind, colour in city.buildings if colour != link.seat]
            if not (foreign or self.card) or (refusal and refusal.key in UNSUITABLE) or (self.card and city.owner >= 0):
                continue
            icon = foreign[0] if foreign and not self.card else "settlement"
            name = link.speaker.space(target)
            owner = link.speaker.player(city.owner)
            if refusal is not None:
                found.append(PricedOption(move, name, owner, icon, link.speaker.refusal(refusal)))
                continue
            odds = link.odds(move)
            chance = percent(odds.win) if odds is not None else "–"
            cost = goods(culture=fee(link.view, link.seat, move))
            near = target in self._near
            words = phrase(
                "influence_near" if near else "influence_target", player=owner, distance=distances[target], chance=chance
            )
            words = f"{words}\n{chances_words(link.view, link.seat, move)}".rstrip()
            found.append(PricedOption(move, name, words, icon, goods=cost))
        return sorted(found, key=lambda option: bool(option.refused))

    def reach(self) -> tuple[RangePicture, ...]:
        return influence_ranges(self.link.view, self.link.seat, self.city)

    def spaces(self) -> frozenset[int]:
        return lights(row.option.id.target for row in self.rows if row.isEnabled())  # type: ignore[attr-defined]

    def toggle_space(self, space: int) -> bool:
        for row in self.rows:
            move = row.option.id
            if isinstance(move, Influence) and move.target == space and row.isEnabled():
                row.click()
                return True
        return False

"""The section of the city panel for Influence Culture: targets with distance, fee and chance."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from core.games.clash.content.powers import in_force
from core.games.clash.goods import goods
from core.games.clash.moves import Influence
from core.games.clash.rules.influence import FREE_INFLUENCE, fee
from desktop.games.clash.dialogs.goods import PricedOption
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.sections import RowsSection
from desktop.games.clash.words.names import piece_name
from desktop.games.clash.words.phrases import percent, phrase

UNSUITABLE = frozenset({"nothing_to_influence", "no_city_there"})
"""Refusals of cities that are no targets at all; they are not listed."""


class InfluenceSection(RowsSection):
    """Every city with a building of another colour, legal targets first; free attempts (Arts) in a group of their own."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        reach = sum(part.value for part in link.explain("influence_range", city=city))
        self._near = lights(link.view.geometry().ways(link.view.terrain).within(city, reach))
        powers = link.view.players[link.seat].powers
        usings = ("", *(using for using in FREE_INFLUENCE if in_force(powers, using)))
        for using in usings:
            found = self._options(using)
            if not found:
                continue
            if len(usings) > 1:
                self.add_words(phrase("with_power", power=piece_name(using)) if using else phrase("as_action"), title=True)
            for option in found:
                self.add_row(option)
        if self.rows:
            self.add_words(phrase("influence_range", range=reach))
        else:
            self.add_nothing("culture", phrase("no_targets"))
        self.box.addStretch(1)

    def _options(self, using: str) -> list[PricedOption]:
        link = self.link
        distances = link.view.geometry().ways(link.view.terrain).distances(self.city)
        found = []
        for target, city in sorted(link.view.cities.items(), key=lambda item: (distances[item[0]] < 0, distances[item[0]])):
            move = Influence(self.city, target, using)
            refusal = link.refusal(move)
            if not any(colour != link.seat for _, colour in city.buildings) or (refusal and refusal.key in UNSUITABLE):
                continue
            icon = next(kind for kind, colour in city.buildings if colour != link.seat)
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
            found.append(PricedOption(move, name, words, icon, goods=cost))
        return sorted(found, key=lambda option: bool(option.refused))

    def spaces(self) -> frozenset[int]:
        return lights(row.option.id.target for row in self.rows if row.isEnabled())  # type: ignore[attr-defined]

    def toggle_space(self, space: int) -> bool:
        for row in self.rows:
            move = row.option.id
            if isinstance(move, Influence) and move.target == space and row.isEnabled():
                row.click()
                return True
        return False

"""The sections of the city panel for buildings and Wonders."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games.clash.content.buildings import BUILDINGS, PRICE
from core.games.clash.content.powers import WONDERS, in_force
from core.games.clash.goods import NONE, named
from core.games.clash.moments import USES
from core.games.clash.moves import BuildWonder, Construct
from core.games.clash.rules.construct import discounts
from core.games.clash.rules.wonder import constructible
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.sections import RowsSection
from desktop.games.clash.dialogs.uses import use_options, use_refusal
from desktop.games.clash.words.names import goods_list, piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.theme.fonts import Role
from desktop.widgets.labels import Label


class ConstructSection(RowsSection):
    """A row for each kind of building. A Port with several Sea spaces to extend into asks for one, here or on the board."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        self._seas = link.view.geometry().ways(link.view.terrain).sea_neighbours[city]
        self._ports = QWidget()
        self._port_box = QVBoxLayout(self._ports)
        self._port_box.setContentsMargins(24, 0, 0, 4)
        self._port_box.setSpacing(2)
        self._ports.hide()
        self.port_rows: list[PricedRow] = []
        for building in BUILDINGS.values():
            move = Construct(city, building.id, self._seas[0] if building.at_sea and self._seas else -1)
            note = tr(building.text)
            for power, price in discounts(link.view.players[link.seat], building.id):
                words = goods_list(named(price)) if price != NONE else phrase("nothing")
                note = f"{note} {phrase('cheaper_with', power=piece_name(power), price=words)}."
            why = self.why(move)
            note = " ".join(part for part in (note, self.paid_for(move, PRICE, why)) if part)
            self.add_row(PricedOption(move, piece_name(building.id), note, building.id, why, goods=PRICE))
            if building.at_sea:
                self.box.addWidget(self._ports)
        self.box.addStretch(1)

    def on_row(self, id: object) -> None:
        assert isinstance(id, Construct)
        if BUILDINGS[id.building].at_sea and len(self._seas) > 1 and not self.port_rows:
            self._ask_sea(id)
        elif not (BUILDINGS[id.building].at_sea and len(self._seas) > 1):
            self.chosen.emit(id)

    def _ask_sea(self, port: Construct) -> None:
        self._port_box.addWidget(Label(phrase("port_choose"), Role.SMALL, "ink2", wrap=True))
        for number, sea in enumerate(self._seas, len(self.rows) + 1):
            move = Construct(self.city, port.building, sea)
            words = phrase("port_where", space=self.link.speaker.space(sea))
            row = PricedRow(PricedOption(move, words, "", "terrain_sea", self.why(move)), number)
            row.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
            row.hovered.connect(lambda on, sea=sea: self.link.highlight(lights((sea,)) if on else self.spaces()))
            self._port_box.addWidget(row)
            self.port_rows.append(row)
        self._ports.show()
        self.changed.emit()
        self.port_rows[0].setFocus()

    def take_back_draft(self) -> bool:
        if not self.port_rows:
            return False
        self.port_rows.clear()
        while self._port_box.count():
            widget = self._port_box.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._ports.hide()
        self.changed.emit()
        return True

    def buttons(self) -> list:
        return [*self.rows, *self.port_rows]

    def spaces(self) -> frozenset[int]:
        return lights(self._seas) if self.port_rows else frozenset()

    def toggle_space(self, space: int) -> bool:
        for row in self.port_rows:
            if isinstance(row.option.id, Construct) and row.option.id.port == space:
                row.click()
                return True
        return False


class WonderSection(RowsSection):
    """The Wonders that could be constructed, and what those of the city can be used for."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        for wonder in constructible(link.view, link.seat):
            card = WONDERS[wonder]
            move = BuildWonder(city, card.id)
            why = self.why(move)
            notes = (tr(card.text), phrase("requires", advance=piece_name(card.requires)), self.paid_for(move, card.price, why))
            note = " ".join(note for note in notes if note)
            self.add_row(PricedOption(move, piece_name(card.id), note, card.id, why, goods=card.price))
        standing = link.view.cities[city].wonders
        if not self.rows and not standing:
            self.add_nothing("card_wonder", phrase("no_wonders"))
            return
        for wonder in standing:
            self._add_standing(wonder)
        self.box.addStretch(1)

    def _add_standing(self, wonder: str) -> None:
        """Say what a Wonder of the city does, and offer its uses."""
        self.add_words(piece_name(wonder), title=True)
        self.add_words(tr(WONDERS[wonder].text))
        if wonder not in USES or not in_force(self.link.view.players[self.link.seat].powers, wonder):
            return
        options = use_options(self.link, wonder)
        for option in options:
            if isinstance(option, PricedOption):
                self.add_row(option)
        if not options:
            refusal = use_refusal(self.link, wonder)
            if refusal is not None:
                self.box.addWidget(Label(self.link.speaker.refusal(refusal), Role.SMALL, "danger", wrap=True))

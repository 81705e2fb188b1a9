"""The own player board: banner with points, resources with their limits, tokens, Event tracker."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.games.clash.goods import FOOD, IDEA, MAXIMUM, NAMES, RESOURCES
from core.games.clash.rules.payment import limits
from core.games.clash.scoring import score
from core.games.clash.state import State, city_count
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.words.names import goods_name
from desktop.theme.palette import PlayerColour
from desktop.widgets.counters import Boxes, Counter
from desktop.widgets.heraldry import Banner


def points_text(halves: int) -> str:
    """Return points given in halves ("23½")."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


class OwnBoard(QWidget):
    """The top of the player board of the one who looks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = Banner()
        self.counters = {
            name: Counter(icon_of(name), goods_name(name), colour_of(name), limit=MAXIMUM if name in RESOURCES else None,
                          labelled=name not in RESOURCES)
            for name in NAMES
        }  # fmt: skip
        self.tracker = Boxes(self.tr("Event in"), 3)
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 4)
        box.setSpacing(6)
        box.addWidget(self.banner)
        top = QGridLayout()
        top.setSpacing(6)
        for column, name in enumerate(RESOURCES):
            top.addWidget(self.counters[name], 0, column)
            top.setColumnStretch(column, 1)
        box.addLayout(top)
        tokens = QHBoxLayout()
        tokens.setSpacing(6)
        for name in ("mood", "culture"):
            tokens.addWidget(self.counters[name], 3)
        tokens.addWidget(self.tracker, 4)
        box.addLayout(tokens)
        self._seat = -1

    def show_player(self, view: State, seat: int, name: str, people: str, colour: PlayerColour) -> None:
        """Show the board of a seat."""
        player = view.players[seat]
        food, idea = limits(player.powers)
        same = seat == self._seat
        self._seat = seat
        for index, kind in enumerate(NAMES):
            counter = self.counters[kind]
            if kind in RESOURCES:
                counter.set_limit(food if index == FOOD else idea if index == IDEA else MAXIMUM)
            counter.set_value(player.goods[index], animate=same)
        cities = city_count(view, seat)
        note = self.tr("%n cities", "", cities)
        self.banner.set_content(colour, people or name, f"{name}  ·  {note}" if people and people != name else note,
                                points_text(score(view, seat).total_halves))  # fmt: skip
        described = self.tr("An Event comes after %n more Advances", "", player.cubes)
        self.tracker.set_filled(player.cubes, colour.colour, described)

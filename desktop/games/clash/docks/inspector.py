"""What lies under the hand: a space, its city with pieces and mood, its units and their marks, in words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from core.games.clash.board import FOREST, MOUNTAIN
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import WONDERS
from core.games.clash.goods import named
from core.games.clash.rules.activate import effective_size
from core.games.clash.rules.collect import harvests_of
from core.games.clash.state import City, State
from core.games.clash.units import FOREST as FOREST_MARK
from core.games.clash.units import FOUGHT, MOVED, STUCK
from desktop.games.clash.words import names
from desktop.games.clash.words.names import goods_list, piece_name, tr, unit_name
from desktop.games.clash.words.speaker import Speaker
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Themed

MARKS = (
    (MOVED, QT_TRANSLATE_NOOP("Clash", "has moved in this action")),
    (FOREST_MARK, QT_TRANSLATE_NOOP("Clash", "came through a Forest: can't attack this turn")),
    (STUCK, QT_TRANSLATE_NOOP("Clash", "entered a Mountain: can't move again this turn")),
    (FOUGHT, QT_TRANSLATE_NOOP("Clash", "was in a battle: can't move again this turn")),
)


def describe_space(view: State, space: int, speaker: Speaker) -> str:
    """Return a space in words (rich text)."""
    board = view.geometry()
    terrain = view.terrain[space]
    kind = tr(names.TERRAIN[terrain])
    lines = [f"<b>{board.name(space)}</b> · {kind}"]
    if space in view.exhausted:
        lines[0] += " · " + tr("exhausted: gives nothing, no city can be founded")
    elif terrain == MOUNTAIN:
        lines.append(tr("Units that enter can't move again this turn."))
    elif terrain == FOREST:
        lines.append(tr("Units that enter can't attack this turn."))
    city = view.cities.get(space)
    if city is not None:
        lines += _city(view, space, city, speaker)
    for owner, unit, marks, number in view.units.get(space, ()):
        line = f"{speaker.player(owner)}: {number} {unit_name(unit, number)}"
        notes = [tr(words) for mark, words in MARKS if marks & mark]
        lines.append(line + (f" <i>({'; '.join(notes)})</i>" if notes else ""))
    return "<br>".join(lines)


def _city(view: State, space: int, city: City, speaker: Speaker) -> list[str]:
    name = city.name or tr("Barbarian city")
    facts = [f"<b>{name}</b>", speaker.player(city.owner), tr("size {size}").replace("{size}", str(city.size))]
    if city.owner >= 0:
        facts.append(tr(names.MOODS[city.mood]))
    lines = [" · ".join(facts)]
    if city.owner >= 0:
        player = view.players[city.owner]
        if city.activated:
            lines.append(tr("Activated this turn: {number}").replace("{number}", str(city.activated)))
        lines.append(tr("Collects and recruits: {number}").replace("{number}", str(effective_size(player, city))))
        best = max(harvests_of(view, city.owner, space), key=lambda h: (sum(h), sum(map(bool, h))), default=None)
        if best is not None:
            lines.append(tr("Best harvest: {goods}").replace("{goods}", goods_list(named(best))))
    for kind, colour in city.buildings:
        own = "" if colour == city.owner else f" ({speaker.player(colour)})"
        text = tr(BUILDINGS[kind].text)
        lines.append(f"<b>{piece_name(kind)}{own}</b>: {text}")
    for wonder in city.wonders:
        text = tr(WONDERS[wonder].text)
        lines.append(f"<b>{piece_name(wonder)}</b>: {text}")
    return lines


class InspectorDock(Themed, QWidget):
    """Shows the space that the hand or the keyboard is at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._label.setMargin(10)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.viewport().setAutoFillBackground(False)
        self._label.setAutoFillBackground(False)
        area.setWidget(self._label)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 4)
        box.addWidget(area)
        self.follow_theme()
        self.theme_changed()
        self.show_text("")

    def show_text(self, text: str) -> None:
        """Show rich text; "" shows what the dock is for."""
        hint = tr("Point at a space to see what is there.")
        self._label.setText(text or f"<i>{hint}</i>")

    @property
    def text(self) -> str:
        """The text shown."""
        return self._label.text()

    def theme_changed(self) -> None:
        super().theme_changed()
        self._label.setFont(theme().font(Role.BODY))

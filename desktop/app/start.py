"""The start screen: go on with the last game, quick start, new game, open a save, settings."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QLinearGradient, QPainter, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.app.chart import chart_pixmap, compass
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.palette import PLAYERS, PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, CommandRow, Kind
from desktop.widgets.heraldry import ColourBand
from desktop.widgets.inputs import Segments
from desktop.widgets.labels import FitLabel, Label
from desktop.widgets.panel import Panel, Rule, Sheet

_NARROW = 380
"""Width of the column at 100 % below which two buttons have no room side by side."""

Picture = Callable[[QSize, float], QPixmap]


@dataclass(frozen=True, slots=True)
class ContinueCard:
    """The saved game to go on with: title ("Babylonia"), lines below it, whose colour it shows, whether it is over.

    `file_name` is what a copy of it could be called, without a suffix.
    """

    title: str
    lines: tuple[str, ...]
    player: PlayerColour = PLAYERS[0]
    over: bool = False
    file_name: str = ""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game that can be played: id, its name, what quick start would begin, and how it is learnt ("" without such a game)."""

    id: str
    name: str
    quick_note: str
    learn_note: str = ""


class Brand(Painted):
    """Compass rose, name and motto. The name grows less than other text, as it is large anyway."""

    def _part(self) -> float:
        return min(1.0, 1.15 / theme().scale)

    def wanted_size(self) -> QSize:
        t = theme()
        name, motto = t.metrics(Role.BIG_TITLE, 66 * self._part()), t.metrics(Role.SUBTITLE, 19 * self._part())
        return QSize(round(t.px(96) * self._part() + name.horizontalAdvance("Ecumene")),
                     round(name.height() * .92 + motto.height()))

    def least_size(self) -> QSize:
        return QSize(theme().px(220), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        part = self._part()
        high = t.metrics(Role.BIG_TITLE, 66 * part).height() * .92
        radius = t.px(34) * part
        compass(painter, QPointF(radius + t.px(7) * part, self.height() * .52), radius)
        x = t.px(96) * part
        paint.text(painter, QRectF(x, -t.px(4), self.width() - x, high), "Ecumene", Role.BIG_TITLE, px=66 * part)
        low = t.metrics(Role.SUBTITLE, 19 * part).height()
        paint.text(painter, QRectF(x + 3, high - t.px(8) * part, self.width() - x, low),
                   self.tr("the inhabited world, at your table"), Role.SUBTITLE, "ink2", px=19 * part)


class StartCard(Panel):
    """The first card: a strip in a player's colour, title, lines, and the one gold button.

    Signals: `triggered`.
    """

    triggered = Signal()

    def __init__(self, title: str, lines: Sequence[str], player: PlayerColour, label: str, icon: str, key: str,
                 parent: QWidget | None = None) -> None:
        super().__init__(ground="raised", parent=parent)
        self.body.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(16)
        self.band = ColourBand(player, crest=54, step=15)
        row.addWidget(self.band)
        texts = QVBoxLayout()
        texts.setContentsMargins(0, 10, 0, 6)
        texts.setSpacing(1)
        texts.addWidget(FitLabel(title, Role.CARD_TITLE))
        for line in lines:
            texts.addWidget(Label(line, Role.BODY, "ink2", wrap=True))
        texts.addStretch(1)
        foot = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setSpacing(4)
        foot.addStretch(1)
        self.button = Button(label, Kind.PRIMARY, icon=icon, key=key)
        self.button.clicked.connect(self.triggered)
        foot.addWidget(self.button)
        texts.addLayout(foot)
        row.addLayout(texts, 1)
        self.body.addLayout(row)
        self.setAccessibleName(title)

    def add_button(self, label: str, icon: str, key: str) -> Button:
        """Add a quiet button at the left of the gold one, and return it."""
        button = Button(label, Kind.QUIET, icon=icon, key=key)
        self._foot.insertWidget(0, button)
        return button

    def set_narrow(self, narrow: bool) -> None:
        """Let the buttons lie below each other, where they have no room side by side."""
        self._foot.setDirection(QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight)

    def _set_margins(self) -> None:
        m = self._margin
        self.body.setContentsMargins(m + 1, round(m * .5) + 1, m + 1, m + 1)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = theme().px(74) if self.width() > theme().px(300) else theme().px(58)
        self.band.setFixedWidth(wide)


class StartScreen(Sheet):
    """The first screen.

    Signals: `continue_requested`, `quick_start_requested(str)`, `learn_requested(str)` and `new_game_requested(str)` with the
    id of the game, `open_requested`, `earlier_requested` for the list of saved games, `settings_requested`.
    """

    continue_requested = Signal()
    quick_start_requested = Signal(str)
    learn_requested = Signal(str)
    new_game_requested = Signal(str)
    open_requested = Signal()
    earlier_requested = Signal()
    settings_requested = Signal()

    def __init__(self, games: Sequence[GameChoice], version: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = tuple(games)
        self._game = self._games[0] if self._games else None
        self._version = version
        self._continue: ContinueCard | None = None
        self._earlier = ""
        self._make_picture: Picture = chart_pixmap
        self._picture: QPixmap | None = None
        self._picture_key: tuple[object, ...] = ()
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shortcuts: list[QShortcut] = []
        self.primary: Button | None = None
        self._rebuild()

    # ---- content
    def set_games(self, games: Sequence[GameChoice]) -> None:
        """Show these games; the one that was chosen stays so if it is among them."""
        self._games = tuple(games)
        chosen = self.game()
        self._game = next((game for game in self._games if game.id == chosen), self._games[0] if self._games else None)
        self._rebuild()

    def set_continue(self, card: ContinueCard | None, earlier: str = "") -> None:
        """Show or hide the card of the saved game, and the way to other saved games with this note ("" for none)."""
        if (card, earlier) == (self._continue, self._earlier):
            return
        self._continue, self._earlier = card, earlier
        self._rebuild()

    def set_picture(self, picture: Picture | None) -> None:
        """Show a board at the right: a function of extent (logical pixels) and device pixel ratio."""
        self._make_picture = picture or chart_pixmap
        self._picture_key = ()
        self.update()

    def game(self) -> str:
        """Return the id of the game chosen, "" if there is none."""
        return self._game.id if self._game else ""

    def _choose_game(self, id: object) -> None:
        self._game = next(game for game in self._games if game.id == id)
        self._rebuild()

    def _rebuild(self) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(6)
        layout.addStretch(2)
        layout.addWidget(Brand())
        layout.addSpacing(4)
        layout.addWidget(Rule())
        layout.addSpacing(8)
        game = self._game
        quick = self.tr("Quick start")
        if self._continue is not None:
            over = self._continue.over
            words = self.tr("Finished: {title}") if over else self.tr("Continue: {title}")
            card = StartCard(words.format(title=self._continue.title), self._continue.lines, self._continue.player,
                             self.tr("See the result") if over else self.tr("Continue"),
                             "mdi6.trophy-outline" if over else "mdi6.play", "Return")
            card.triggered.connect(self.continue_requested)
            if self._earlier:
                earlier = card.add_button(self.tr("Earlier games"), "mdi6.history", "E")
                earlier.setToolTip(self._earlier)
                earlier.clicked.connect(self.earlier_requested)
                self._bind("E", self.earlier_requested.emit)
            layout.addWidget(card)
            self.primary = card.button
        elif game is not None:
            lines = (self.tr("{game}: {note}").format(game=game.name, note=game.quick_note),)
            card = StartCard(quick, lines, PLAYERS[0], self.tr("Play now"), "mdi6.play", "Return")
            card.triggered.connect(self._on_quick_start)
            layout.addWidget(card)
            self.primary = card.button
        else:
            self.primary = None
        layout.addSpacing(6)
        rows: list[tuple[str, str, str, str, Callable[[], None]]] = []
        if self._earlier and self._continue is None:
            rows.append(("mdi6.history", self.tr("Earlier games"), self._earlier, "E", self.earlier_requested.emit))
        if game is not None:
            if self._continue is not None:
                rows.append(("mdi6.lightning-bolt-outline", quick, game.quick_note, "Q", self._on_quick_start))
            if game.learn_note:
                rows.append(("mdi6.school-outline", self.tr("Learn the game"), game.learn_note, "L", self._on_learn))
            rows.append(("mdi6.plus-circle-outline", self.tr("New game"), self.tr("players, bots, variants, seed"), "N",
                         self._on_new_game))
        rows.append(("mdi6.folder-open-outline", self.tr("Open a save"), self.tr("or drop a file on the window"), "O",
                     self.open_requested.emit))
        rows.append(("mdi6.cog-outline", self.tr("Settings"), self.tr("text size, colours, language, motion"), ",",
                     self.settings_requested.emit))
        for icon, title, note, key, slot in rows:
            row = CommandRow(icon, title, note, key=key, prominent=key == "Q")
            row.clicked.connect(lambda _checked=False, slot=slot: slot())
            layout.addWidget(row)
            self._bind(key, slot)
        if len(self._games) > 1:
            layout.addSpacing(8)
            layout.addWidget(Rule())
            switch = Segments([(g.id, g.name) for g in self._games], self.game(), name=self.tr("Game"))
            switch.value_changed.connect(self._choose_game)
            layout.addWidget(switch)
        layout.addStretch(3)
        foot = " · ".join(part for part in (f"Ecumene {self._version}".strip(), self.tr("MIT licence")) if part)
        layout.addWidget(Label(foot, Role.SMALL, "ink2"))
        if self.primary is not None:
            self._bind("Return", self.primary.click)
            self._bind("Enter", self.primary.click)
        old = self._scroll.takeWidget()
        if old is not None:
            old.deleteLater()
        self._scroll.setWidget(column)
        self._place()
        if self.primary is not None:
            self.primary.setFocus()

    def _bind(self, key: str, slot: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)
        self._shortcuts.append(shortcut)

    def _on_quick_start(self) -> None:
        if self._game is not None:
            self.quick_start_requested.emit(self._game.id)

    def _on_learn(self) -> None:
        if self._game is not None:
            self.learn_requested.emit(self._game.id)

    def _on_new_game(self) -> None:
        if self._game is not None:
            self.new_game_requested.emit(self._game.id)

    # ---- place
    def _column(self) -> QRectF:
        t = theme()
        wide = self.width() >= t.px(450) + 300
        left = min(70, max(40, self.width() // 18))
        width = min(t.px(450), self.width() - 2 * left) if wide else self.width() - 2 * left
        return QRectF(left, 40, width, self.height() - 80)

    def theme_changed(self) -> None:
        super().theme_changed()
        self._place()

    def _place(self) -> None:
        column = self._column()
        self._scroll.setGeometry(column.toRect())
        for card in self._scroll.findChildren(StartCard):
            card.set_narrow(column.width() < theme().px(_NARROW))

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.primary is not None:
            self.primary.setFocus()

    @guarded()
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()
        super().changeEvent(event)

    def paint_below(self, painter: QPainter, rect: QRectF) -> None:
        column = self._column()
        left = column.right() + 10
        if rect.width() - left < 160:
            return
        area = QRectF(left - 60, 0, rect.width() - left + 60, rect.height())
        dpr = self.devicePixelRatioF()
        key = (theme().palette.name, area.size().toSize().toTuple(), dpr, self._make_picture)
        if key != self._picture_key or self._picture is None:
            self._picture = self._make_picture(area.size().toSize(), dpr)
            self._picture_key = key
        painter.drawPixmap(area.topLeft(), self._picture)
        fade = QLinearGradient(area.left(), 0, area.left() + 150, 0)
        fade.setColorAt(0, theme().colour("sheet"))
        fade.setColorAt(.3, theme().colour("sheet", .92))
        fade.setColorAt(1, theme().colour("sheet", .001))
        painter.fillRect(QRectF(area.left(), 0, 150, rect.height()), fade)

"""The end screen: the winner, the table of points by source, stacked bars, and the course of the game."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.bars import SERIES, Part, StackBar, Swatch
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.charts import ChartLine, ChartMark, PointsChart
from desktop.widgets.explained import Explanation, explain_by
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import FitLabel, IconLabel, Label
from desktop.widgets.panel import Panel, Sheet

_RANKS = ("I", "II", "III", "IV", "V", "VI")


@dataclass(frozen=True, slots=True)
class PointSource:
    """A column of the table: where points came from, with its icon."""

    name: str
    icon: str


@dataclass(frozen=True, slots=True)
class FinalRow:
    """A player's result; `values` are points by source in the order of the sources. `won` marks winners.

    `explained` says what each value is made of, in the same order, and last what the total is; () for nothing.
    """

    player: PlayerColour
    title: str
    note: str
    values: tuple[float, ...]
    rank: int
    won: bool = False
    details: tuple[str, ...] = ()
    explained: tuple[Explanation, ...] = ()

    @property
    def total(self) -> float:
        return sum(self.values)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """All that the end screen shows. `rows` from the first to the last; `sections` are names and numbers of rounds."""

    headline: str
    sentence: str
    sources: tuple[PointSource, ...]
    rows: tuple[FinalRow, ...]
    lines: tuple[ChartLine, ...] = ()
    sections: tuple[tuple[str, int], ...] = ()
    marks: tuple[ChartMark, ...] = ()
    can_replay: bool = False
    taken_back: tuple[str, ...] = ()
    """What was taken back in the game and who took it back, a sentence each; () for nothing that counts."""


def points_text(value: float) -> str:
    """Return points as text: halves as ½, none as a dash."""
    whole, half = divmod(round(value * 2), 2)
    if not half:
        return str(whole) if whole else "–"
    return f"{whole}½" if whole else "½"


def total_text(value: float) -> str:
    """Return a sum of points as text; none is 0."""
    return points_text(value) if value else "0"


LOW = 740
"""Below this height (pixels at 100 %) everything stands closer, so that the course of the game is in sight."""


class _Laurel(Painted):
    """The winner's crest in a laurel wreath; a small one where there is little room."""

    def __init__(self, player: PlayerColour, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._small = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        side = theme().px(58 if self._small else 96)
        return QSize(side, side)

    def make_small(self, small: bool) -> None:
        """Take less room, or the usual one."""
        if small != self._small:
            self._small = small
            self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect())
        paint_icon(painter, "victory_point", face, theme().hex("gold"))
        paint_crest(painter, self._player, QPointF(face.center().x(), face.center().y() + 2), face.height() * .48, "#3A2708")


class _RowGround(Painted):
    """The box behind a row of the table; golden for winners."""

    def __init__(self, won: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won = won

    def paint(self, painter: QPainter) -> None:
        t = theme()
        fill = mix(t.hex("gold_hi"), t.hex("raised"), .62 if not t.palette.dark else .8) if self._won else "raised"
        paint.box(painter, QRectF(self.rect()), fill, "gold" if self._won else "line", 6, 1.6 if self._won else 1)


class _Figure(Painted):
    """A figure of the table; the best of a column is bold and underlined."""

    def __init__(self, text: str, best: bool, *, total: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._best, self._total = text, best, total
        self.setAccessibleName(text)

    def _role(self) -> Role:
        return Role.CIVILIZATION if self._total else Role.PROMPT if self._best else Role.LEAD

    def wanted_size(self) -> QSize:
        metrics = theme().metrics(self._role())
        return QSize(round(metrics.horizontalAdvance(self._text)) + 8, round(metrics.height()) + theme().px(8))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        faint = self._text == "–"
        paint.text(painter, face, self._text, self._role(), "ink3" if faint else "ink",
                   paint.RIGHT if self._total else paint.CENTRE)
        if self._best and not self._total:
            half = t.px(12)
            y = face.center().y() + t.metrics(self._role()).height() * .5
            painter.setPen(QPen(t.colour("gold"), 2))
            painter.drawLine(QPointF(face.center().x() - half, y), QPointF(face.center().x() + half, y))


class _ColumnHead(Painted):
    """Icon and name of a source of points."""

    def __init__(self, source: PointSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self.setAccessibleName(source.name)
        self.setToolTip(source.name)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(72), round(t.px(26) + 2 * t.metrics(Role.SMALL).height()))

    def least_size(self) -> QSize:
        return QSize(theme().px(44), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        side = t.px(22)
        paint_icon(painter, self._source.icon, QRectF(self.width() / 2 - side / 2, 0, side, side), t.hex("ink2"))
        box = QRectF(0, side + 2, self.width(), self.height() - side)
        words = self._source.name.split()
        widest = max(t.metrics(Role.SMALL).horizontalAdvance(word) for word in words) if words else 0
        fits = widest <= self.width() and paint.text_height(self._source.name, self.width(), Role.SMALL) <= box.height() + 2
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        paint.text(painter, box, self._source.name, Role.SMALL, "ink2", align, wrap=fits)


def _explain(widget: QWidget, row: FinalRow, place: int) -> None:
    """Let a widget explain one of a row's figures, -1 for the total."""
    if row.explained:
        found = row.explained[place]
        explain_by(widget, lambda _at: found)


class EndScreen(Sheet):
    """Shows the result of a game.

    Signals: `board_requested`, `replay_requested`, `save_requested`, `again_requested`, `start_requested`,
    `round_clicked(int)`.
    """

    board_requested = Signal()
    replay_requested = Signal()
    save_requested = Signal()
    again_requested = Signal()
    start_requested = Signal()
    round_clicked = Signal(int)

    def __init__(self, score: FinalScore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.score = score
        self._laurel: _Laurel | None = None
        self._names: list[QVBoxLayout] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 30, 32, 30)
        outer.setSpacing(2)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        layout = QVBoxLayout(inner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        scroll.setWidget(inner)
        outer.addWidget(scroll, 1)
        layout.addLayout(self._make_head())
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(2)
        self._pair.addWidget(self._make_table(), 5)
        self._pair.addWidget(self._make_bars(), 3)
        layout.addLayout(self._pair)
        if any(len(line.values) > 1 for line in score.lines):
            layout.addWidget(self._make_chart(), 1)
        else:
            layout.addStretch(1)
        outer.addLayout(self._make_buttons())
        self.setAccessibleName(score.headline)

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(12, 0, 12, 0)
        head.setSpacing(18)
        winner = next((row for row in self.score.rows if row.won), None)
        if winner is not None:
            self._laurel = _Laurel(winner.player)
            head.addWidget(self._laurel)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(FitLabel(self.score.headline, Role.TITLE))
        texts.addWidget(FitLabel(self.score.sentence, Role.LEAD, "ink2"))
        if self.score.taken_back:
            line = QHBoxLayout()
            line.setSpacing(6)
            line.addWidget(IconLabel("mdi6.history", 18, "gold_text"))
            said = FitLabel("  ".join(self.score.taken_back), Role.BODY, "ink2")
            said.setToolTip("\n".join(self.score.taken_back))
            line.addWidget(said, 1)
            texts.addSpacing(4)
            texts.addLayout(line)
        texts.addStretch(1)
        head.addLayout(texts, 1)
        return head

    def _make_table(self) -> Panel:
        panel = Panel(self.tr("Score"), icon="mdi6.podium-gold")
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(6)
        sources, rows = self.score.sources, self.score.rows
        first = 3
        for column, source in enumerate(sources):
            grid.addWidget(_ColumnHead(source), 0, first + column)
            grid.setColumnStretch(first + column, 2)
        total = first + len(sources)
        grid.addWidget(Label(self.tr("Total"), Role.HEADING), 0, total, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(2, 4)
        grid.setColumnStretch(total, 2)
        grid.setColumnMinimumWidth(total + 1, 4)
        best = [max((row.values[k] for row in rows), default=0) for k in range(len(sources))]
        for line, row in enumerate(rows, 1):
            ground = _RowGround(row.won)
            grid.addWidget(ground, line, 0, 1, total + 2)
            rank = Label(_RANKS[row.rank - 1] if row.rank <= len(_RANKS) else str(row.rank), Role.PROMPT, "ink2")
            rank.setContentsMargins(10, 0, 4, 0)
            grid.addWidget(rank, line, 0)
            grid.addWidget(Crest(row.player, 38), line, 1)
            names = QVBoxLayout()
            names.setContentsMargins(6, 5, 0, 5)
            names.setSpacing(0)
            self._names.append(names)
            names.addWidget(FitLabel(row.title, Role.NAME))
            names.addWidget(FitLabel(row.note, Role.SMALL, "ink2"))
            grid.addLayout(names, line, 2)
            for column, value in enumerate(row.values):
                figure = _Figure(points_text(value), bool(value) and value == best[column])
                if column < len(row.details) and row.details[column]:
                    figure.setToolTip(row.details[column])
                _explain(figure, row, column)
                grid.addWidget(figure, line, first + column)
            sum_of_all = _Figure(total_text(row.total), False, total=True)
            _explain(sum_of_all, row, -1)
            grid.addWidget(sum_of_all, line, total)
        panel.body.addLayout(grid)
        panel.body.addStretch(1)
        if any(row.explained for row in rows):
            panel.set_title(self.tr("Score"), self.tr("right click on a figure: what it is made of"))
        elif any(any(row.details) for row in rows):
            panel.set_title(self.tr("Score"), self.tr("hover for the pieces behind a figure"))
        return panel

    def _make_bars(self) -> Panel:
        panel = Panel(self.tr("Where the points came from"), icon="mdi6.chart-bar-stacked")
        rows = self.score.rows
        scale = max((row.total for row in rows), default=1) * 1.02 or 1
        for row in rows:
            line = QHBoxLayout()
            line.setSpacing(10)
            line.addWidget(Crest(row.player, 30))
            parts = [Part(value, *SERIES[k % len(SERIES)][:2], points_text(value), SERIES[k % len(SERIES)][2])
                     for k, value in enumerate(row.values)]
            bar = StackBar(parts, scale, total_text(row.total))
            _explain(bar, row, -1)
            line.addWidget(bar, 1)
            panel.body.addLayout(line)
        panel.body.addStretch(1)
        legend = QGridLayout()
        legend.setHorizontalSpacing(12)
        legend.setVerticalSpacing(2)
        for k, source in enumerate(self.score.sources):
            legend.addWidget(Swatch(Part(1, *SERIES[k % len(SERIES)][:2], source.name)), k // 2, k % 2)
        panel.body.addLayout(legend)
        return panel

    def _make_chart(self) -> Panel:
        panel = Panel(self.tr("The course of the game"), icon="mdi6.chart-line", note=self.tr("points by round"))
        chart = PointsChart(self.score.lines, self.score.sections, self.score.marks)
        chart.index_clicked.connect(self.round_clicked)
        panel.body.addWidget(chart, 1)
        return panel

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addStretch(1)
        entries = [(self.tr("Start screen"), "mdi6.home-outline", self.start_requested, Kind.SECONDARY),
                   (self.tr("Look at the board"), "mdi6.map-outline", self.board_requested, Kind.SECONDARY)]
        if self.score.can_replay:
            entries.append((self.tr("Watch again"), "mdi6.play-box-outline", self.replay_requested, Kind.SECONDARY))
        entries.append((self.tr("Save the record"), "mdi6.content-save-outline", self.save_requested, Kind.SECONDARY))
        entries.append((self.tr("Play again"), "mdi6.restart", self.again_requested, Kind.PRIMARY))
        for text, icon, signal, kind in entries:
            button = Button(text, kind, icon=icon)
            button.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
            row.addWidget(button)
        self.primary = button
        return row

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.primary

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme().px(1000)
        self._pair.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        low = self.height() < theme().px(LOW)
        if self._laurel is not None:
            self._laurel.make_small(low)
        edge = 0 if low else 5
        for names in self._names:
            names.setContentsMargins(6, edge, 0, edge)
        self._grid.setVerticalSpacing(2 if low else 6)
        outer = self.layout()
        if outer is not None:
            outer.setContentsMargins(32, *((22, 32, 24) if low else (30, 32, 30)))

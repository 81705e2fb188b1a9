"""The palette itself: a field to type in with the steps taken so far, the list, and what is told of the chosen row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.palette.rows import SHOWN, RowsList
from desktop.palette.search import Search
from desktop.palette.tree import Completion, Found
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted, Themed
from desktop.widgets.labels import IconLabel, KeyHints, Label
from desktop.widgets.panel import Rule

WIDTH = 560
"""At 100 %, in pixels."""
TIGHT = 300
"""Room in pixels at 100 %, below which there are no hints."""
EXPLAIN_MS = 140
"""How long a row is chosen before something is worked out about it."""
SLICE = 0.006
"""Seconds for which what lies below is worked out at a time."""
AGAIN = 0.15
"""Seconds after which the list shows what was found meanwhile."""

_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_OWN = (*_TABS, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown, Qt.Key.Key_Backspace)  # fmt: skip
"""Keys that are the palette's while it is typed into."""


class Crumbs(Painted):
    """The steps that were taken, one chip each; the first ones give way where there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_steps(self, steps: Sequence[str]) -> None:
        """Show these steps."""
        self._steps = tuple(steps)
        self.setAccessibleName(", ".join(steps))
        self.setToolTip(" › ".join(steps))
        self.setVisible(bool(steps))
        self.updateGeometry()
        self.update()

    def _width(self, step: str) -> float:
        return min(theme().metrics(Role.BODY_BOLD).horizontalAdvance(step), theme().px(150)) + theme().px(18)

    def _shown(self) -> tuple[str, ...]:
        room, shown = theme().px(WIDTH) * .55, list(self._steps)
        while len(shown) > 1 and sum(self._width(step) for step in shown) > room:
            shown.pop(0)
        return tuple(shown) if len(shown) == len(self._steps) else ("…", *shown)

    def wanted_size(self) -> QSize:
        t = theme()
        width = sum(self._width(step) + t.px(4) for step in self._shown())
        return QSize(round(width), round(t.metrics(Role.BODY_BOLD).height()) + t.px(8))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        x = 0.0
        high = t.metrics(Role.BODY_BOLD).height() + t.px(8)
        for step in self._shown():
            box = QRectF(x, (self.height() - high) / 2, self._width(step), high)
            paint.box(painter, box, mix(t.hex("gold_hi"), t.hex("raised"), .62 if not t.palette.dark else .76), "gold", 5)
            paint.text(painter, box.adjusted(t.px(8), 0, -t.px(8), 0), step, Role.BODY_BOLD, "ink", paint.CENTRE)
            x += box.width() + t.px(4)


class Field(Themed, QLineEdit):
    """The field. Keys that mean something to the palette go to `handle_key`."""

    def __init__(self, handle_key: Callable[[QKeyEvent], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._handle_key = handle_key
        self.setFrame(False)
        self.follow_theme()
        self.theme_changed()

    def theme_changed(self) -> None:
        super().theme_changed()
        self.setFont(theme().font(Role.LEAD))
        self.setStyleSheet("QLineEdit { background: transparent; border: none; padding: 4px 2px; "
                           f"color: {theme().hex('ink')}; }}")  # fmt: skip

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._handle_key(event):
            super().keyPressEvent(event)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _OWN:
            event.accept()  # What Enter or Esc mean elsewhere in the window, they don't mean here.
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _TABS:
            self._handle_key(event)  # Tab completes; it does not leave the field.
            return True
        return super().event(event)


class PaletteBox(Painted):
    """The palette. `roots` gives the first level anew whenever it is asked for.

    Signals: `done(object)` with the completion at whose end the player arrived (to be run by whoever shows the palette),
    `dismissed` when it is to go, `spoke(str)` with what the chosen row says.
    """

    done = Signal(object)
    dismissed = Signal()
    spoke = Signal(str)
    resized = Signal()

    def __init__(self, roots: Callable[[], Sequence[Completion]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roots = roots
        self._taken: list[tuple[Completion, str]] = []
        """The steps taken, each with what was typed before it."""
        self.search = Search(())
        self._found: list[Found] = []
        self._build()
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._on_idle)
        self._shown_at = 0.0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(EXPLAIN_MS)
        self._later.timeout.connect(self._on_explain)
        self._open(self._roots())

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(IconLabel("mdi6.console-line", 20, "gold_text"))
        self.crumbs = Crumbs()
        top.addWidget(self.crumbs)
        self.field = Field(self._take_key)
        self.field.textChanged.connect(self._on_typed)
        top.addWidget(self.field, 1)
        self._count = Label("", Role.SMALL, "ink3")
        top.addWidget(self._count)
        column.addLayout(top)
        column.addWidget(Rule(plain=True))
        self.list = RowsList()
        self.list.moved.connect(self._on_moved)
        self.list.taken.connect(self.take)
        column.addWidget(self.list, 1)
        self.nothing = Label("", Role.BODY, "ink2", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.nothing)
        self._rule = Rule(plain=True)
        column.addWidget(self._rule)
        self.told = Label("", Role.SMALL, "ink2", wrap=True)
        column.addWidget(self.told)
        self._hints = KeyHints(one_line=True)
        column.addWidget(self._hints)

    # ---- levels
    @property
    def steps(self) -> tuple[str, ...]:
        """The steps taken so far, in words."""
        return tuple(step.text for step, _ in self._taken)

    @property
    def found(self) -> list[Found]:
        """The rows that fit what was typed, the shown ones first."""
        return self._found

    def _open(self, level: Sequence[Completion]) -> None:
        self.search = Search(level)
        self.crumbs.show_steps(self.steps)
        asked = self.tr("Type or choose what follows") if self._taken else self.tr("What do you want to do?")
        self.field.setPlaceholderText(asked)
        self.field.setAccessibleName(", ".join((self.tr("Command palette"), *self.steps)))
        hints = [("Return", self.tr("choose")), ("Down", self.tr("walk"))]
        hints += [("Backspace", self.tr("a step back"))] if self._taken else []
        self._hints.set_hints((*hints, ("Escape", self.tr("close"))))
        if self.field.text():
            self.field.clear()
        else:
            self._on_typed()

    def renew(self) -> None:
        """What can be done may have changed: take the same steps anew, as far as they still lead on."""
        typed, taken = self.field.text(), self._taken
        level = self._roots()
        self._taken = []
        for step, words in taken:
            again = next((entry for entry in level if entry.text == step.text and entry.is_step), None)
            following = again.next_steps() if again is not None else ()
            if again is None or not following:
                typed = ""
                break
            self._taken.append((again, words))
            level = following
        self._open(level)
        self.field.setText(typed)

    def take(self, number: int) -> None:
        """Complete a row: go on to its next steps, or do it."""
        if not 0 <= number < len(self.list.rows.rows):
            return
        found = self.list.rows.rows[number]
        entry = found.completion
        if entry.refusal:
            self.spoke.emit(self.list.rows.spoken(number))
            self._tell(" · ".join(part for part in (entry.refusal, entry.section) if part))
            return
        level = entry.next_steps()
        if not level:
            if entry.run is not None:
                self.done.emit(entry)
            else:
                self.spoke.emit(self.tr("There is nothing to choose."))
                self._tell(self.tr("There is nothing to choose."))
            return
        typed = self.field.text()
        for step in found.steps:
            self._taken.append((step, typed))
            typed = ""
        self._open(level)

    def back(self) -> bool:
        """Go a step back, with what was typed there. Returns whether there was one."""
        if not self._taken:
            return False
        _, typed = self._taken.pop()
        self._open(self._taken[-1][0].next_steps() if self._taken else self._roots())
        self.field.setText(typed)
        self.field.selectAll()
        return True

    def _tell(self, words: str) -> None:
        """Say why Enter did nothing."""
        self.told.set_colour("danger")
        self.told.setText(words)
        self._fit()

    # ---- typing
    @guarded()
    def _on_typed(self, _text: str = "") -> None:
        self._show(0)
        if not self.search.is_grown:
            self._idle.start()

    def _show(self, chosen: int) -> None:
        self._shown_at = perf_counter()
        typed = self.field.text()
        self._found = self.search.find(typed)
        more = len(self._found) - SHOWN
        self._count.setText(self.tr("{number} more: keep typing").format(number=more) if more > 0 else "")
        nothing = not self._found and self.search.is_grown
        self.nothing.setText(self.tr("Nothing here is called “{typed}”.").format(typed=typed.strip()) if nothing else "")
        self.nothing.setVisible(nothing)
        self.list.setVisible(bool(self._found))
        self.list.show_rows(self._found, headed=not typed.strip(), chosen=chosen)
        self._fit()

    @guarded()
    def _on_idle(self) -> None:
        self.search.grow(SLICE)
        if self.search.is_grown:
            self._idle.stop()
        typed = self.field.text().strip()
        if len(typed) > 1 and (self.search.is_grown or perf_counter() - self._shown_at > AGAIN):
            before = [row.completion for row in self._found]
            found = self.search.find(typed)
            if [row.completion for row in found] != before or not found:
                # What the player walked to stays chosen.
                kept = self.list.chosen if self.list.chosen > 0 else 0
                self._show(kept)

    @guarded()
    def _on_moved(self, number: int) -> None:
        self.told.setText("")
        self.told.set_colour("ink2")
        self._later.stop()
        if number >= 0:
            entry = self.list.rows.rows[number].completion
            self.spoke.emit(self.list.rows.spoken(number))
            if entry.explain is not None:
                self._later.start()
        self.told.setVisible(False)
        self._rule.setVisible(True)

    @guarded()
    def _on_explain(self) -> None:
        number = self.list.chosen
        if not 0 <= number < len(self.list.rows.rows):
            return
        entry = self.list.rows.rows[number].completion
        words = entry.explain() if entry.explain is not None else ""
        if words:
            self.told.setText(words)
            self._fit()

    # ---- keys
    def _take_key(self, event: QKeyEvent) -> bool:
        key, typed = event.key(), self.field.text()
        moves = {
            Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -self.list.page(), Qt.Key.Key_PageDown: self.list.page(),
        }  # fmt: skip
        if key in moves:
            self._walk(moves[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take(self.list.chosen)
        elif key == Qt.Key.Key_Tab:
            number = self.list.chosen
            if 0 <= number < len(self.list.rows.rows) and self.list.rows.rows[number].completion.is_step:
                self.take(number)
        elif key == Qt.Key.Key_Backspace and not typed:
            self.back()
        elif key == Qt.Key.Key_Escape:
            self.dismissed.emit()
        else:
            return False
        return True

    def _walk(self, step: int) -> None:
        count = len(self.list.rows.rows)
        if not count:
            return
        at = self.list.chosen + step
        if abs(step) == 1:
            at %= count
        self.list.choose(max(0, min(count - 1, at)))

    # ---- place
    def _fit(self) -> None:
        self.told.setVisible(bool(self.told.text()))
        self.resized.emit()

    def wished_height(self, room: int) -> int:
        """Return how high it is to be in so much room (pixels). Where that is little, the list takes the place of the hints."""
        self._hints.setVisible(room >= theme().px(TIGHT))
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        others = margins.top() + margins.bottom()
        for index in range(layout.count()):
            item = layout.itemAt(index)
            widget = item.widget()
            if widget is self.list or (widget is not None and widget.isHidden()):
                continue
            others += (item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()) + layout.spacing()
        rows = 0 if self.list.isHidden() else self.list.full_height(max(60, room - others)) + layout.spacing()
        return min(room, others + rows)

    def theme_changed(self) -> None:
        super().theme_changed()
        self._show(max(0, self.list.chosen))

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect())
        painter.save()
        painter.setClipPath(paint.rounded(face, 8))
        paint.paper(painter, face, "panel")
        painter.restore()
        paint.box(painter, face, None, "line2", 8, 1.2)
        paint.box(painter, face.adjusted(2.5, 2.5, -2.5, -2.5), None, "gold", 6, .8)

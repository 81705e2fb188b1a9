"""Own widgets: they paint in both themes and all text sizes, work by keyboard, and have accessible names."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolTip, QWidget

from desktop import robust
from desktop.theme import paint
from desktop.theme.palette import PLAYERS
from desktop.theme.style import Appearance, theme
from desktop.widgets.bars import SERIES, Part, ShareBar, StackBar, Swatch
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, CommandRow, Kind, ToolButton, key_text
from desktop.widgets.counters import ActionPips, Boxes, Counter, RoundTrack, Track
from desktop.widgets.heraldry import Banner, ColourBand, Crest
from desktop.widgets.inputs import Choice, Segments, Stepper, Toggle
from desktop.widgets.labels import Chip, FitLabel, IconLabel, KeyHints, Label
from desktop.widgets.notices import EmptyState, ErrorBanner
from desktop.widgets.panel import DockGround, DockTitleBar, Panel, Rule, Sheet


def banner() -> Banner:
    widget = Banner()
    widget.set_content(PLAYERS[0], "Babylonia", "Mira", "23½")
    return widget


def pips() -> ActionPips:
    widget = ActionPips()
    widget.set_actions(3, 1, "Actions", running=True)
    return widget


def track() -> RoundTrack:
    widget = RoundTrack()
    widget.set_track(Track("Age", "Round", ("I", "II", "III"), 3, 1, 1, "Age II, round 2"))
    return widget


def boxes() -> Boxes:
    widget = Boxes("Event in", 3)
    widget.set_filled(2, PLAYERS[1].colour)
    return widget


def counter() -> Counter:
    widget = Counter("food", "Food", lambda: "food", limit=7)
    widget.set_value(5)
    return widget


PARTS = [Part(14, *SERIES[0][:2], "14"), Part(8, *SERIES[1][:2], "8"), Part(0, *SERIES[2][:2])]
WIDGETS = {
    "button": lambda: Button("Begin", Kind.PRIMARY, icon="mdi6.play", key="Return"),
    "secondary": lambda: Button("Cancel", key="Esc"),
    "quiet": lambda: Button("More", Kind.QUIET),
    "danger": lambda: Button("Raze", Kind.DANGER),
    "tool": lambda: ToolButton("mdi6.undo-variant", "Undo"),
    "row": lambda: CommandRow("mdi6.play", "Quick start", "you against two bots", key="Q", prominent=True),
    "toggle": lambda: Toggle("Short game", "four Ages", checked=True),
    "stepper": lambda: Stepper(0, 9, 3, name="Food"),
    "choice": lambda: Choice([(1, "Human"), (2, "Bot")], 2, name="Who plays"),
    "segments": lambda: Segments([(1, "slow"), (2, "fast")], 2, name="Speed"),
    "counter": counter,
    "boxes": boxes,
    "pips": pips,
    "track": track,
    "banner": banner,
    "crest": lambda: Crest(PLAYERS[2], 40),
    "band": lambda: ColourBand(PLAYERS[3], crest=40),
    "label": lambda: Label("Some text"),
    "fit": lambda: FitLabel("Circus and Sports"),
    "chip": lambda: Chip("first player"),
    "hints": lambda: KeyHints((("Esc", "let go"), ("Tab", "next target"))),
    "icon": lambda: IconLabel("food", 24),
    "share": lambda: ShareBar(PARTS),
    "stack": lambda: StackBar(PARTS, 30, "22"),
    "swatch": lambda: Swatch(Part(1, *SERIES[3][:2], "Wonders")),
    "empty": lambda: EmptyState("card_objective", "No objectives yet.", "One comes at the end of the Age.", "See"),
    "panel": lambda: Panel("Score", icon="mdi6.podium-gold", note="hover"),
    "sheet": Sheet,
    "rule": Rule,
}


@pytest.fixture
def restored_theme(qapp):
    yield theme()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


@pytest.mark.parametrize("name", WIDGETS)
def test_widgets_paint_in_both_themes_and_all_sizes(qtbot, restored_theme, name: str):
    widget: QWidget = WIDGETS[name]()
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint().expandedTo(widget.minimumSizeHint()))
    widget.show()
    widget.setFocus()
    heights = []
    for appearance, scale in ((Appearance.LIGHT, .8), (Appearance.DARK, 1.0), (Appearance.LIGHT, 2.0)):
        restored_theme.configure(appearance=appearance, scale=scale)
        widget.resize(widget.sizeHint().expandedTo(QSize(40, 12)))
        image = widget.grab().toImage()
        assert not image.isNull()
        assert not robust.is_faulty(widget)
        heights.append(widget.sizeHint().height())
    if name not in ("sheet", "rule", "panel"):
        assert heights[0] <= heights[1] < heights[2]
    widget.setEnabled(False)
    widget.grab()
    assert not robust.is_faulty(widget)


@pytest.mark.parametrize("name", ["button", "tool", "row", "toggle", "stepper", "choice", "segments", "counter",
                                  "banner", "track", "pips", "boxes", "fit", "chip", "hints"])
def test_widgets_have_accessible_names(qtbot, name: str):
    widget = WIDGETS[name]()
    qtbot.addWidget(widget)
    assert widget.accessibleName()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("name", ["button", "tool", "row"])
def test_buttons_are_pressed_by_keyboard(qtbot, name: str, key: Qt.Key):
    widget = WIDGETS[name]()
    qtbot.addWidget(widget)
    widget.show()
    with qtbot.waitSignal(widget.clicked):
        QTest.keyClick(widget, key)


def test_a_bound_key_presses_the_button(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    button = Button("End turn", key="E", bind=True, parent=window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(window, Qt.Key.Key_E)


def test_key_names_are_short():
    assert key_text("Return") == "Enter"
    assert key_text("Esc") == "Esc"
    assert "K" in key_text("Ctrl+K")


def test_toggle_by_mouse_and_keyboard(qtbot):
    widget = Toggle("Short game")
    qtbot.addWidget(widget)
    widget.show()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert widget.isChecked()
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert not widget.isChecked()


def test_toggle_wraps_its_note(qtbot):
    widget = Toggle("Short game", "four Ages, two settlers, faster advances, and a rather long explanation of them")
    qtbot.addWidget(widget)
    assert widget.heightForWidth(150) > widget.heightForWidth(600)


def test_stepper_stays_within_its_range(qtbot):
    widget = Stepper(0, 3, 2)
    qtbot.addWidget(widget)
    widget.show()
    seen = []
    widget.value_changed.connect(seen.append)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_End):
        QTest.keyClick(widget, key)
    assert seen == [3, 0, 1, 3]
    widget.set_range(0, 1)
    assert widget.value == 1
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    less, more = widget.findChildren(ToolButton)
    assert less.isEnabled()
    assert not more.isEnabled()


def test_segments_by_mouse_and_keyboard(qtbot):
    widget = Segments([(.5, "0.5×"), (1, "1×"), (2, "2×")], 1)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    QTest.keyClick(widget, Qt.Key.Key_Right)
    assert widget.value() == 2
    QTest.keyClick(widget, Qt.Key.Key_Right)
    assert widget.value() == 2
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(8, widget.height() // 2))
    assert widget.value() == .5


def test_choice_gives_values(qtbot):
    widget = Choice([("a", "First"), ("b", "Second")], "b")
    qtbot.addWidget(widget)
    widget.show()
    assert widget.value() == "b"
    with qtbot.waitSignal(widget.chosen) as caught:
        QTest.keyClick(widget, Qt.Key.Key_Up)
    assert caught.args == ["a"]


def test_counter_floats_a_change_and_ends_at_once(qtbot, restored_theme):
    restored_theme.configure(appearance=Appearance.LIGHT, scale=1.0)
    widget = counter()
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    resting = widget.grab().toImage()
    widget.set_value(7)
    assert widget.grab().toImage() != resting
    assert "7 of 7" in widget.accessibleName()
    widget.finish()
    full = widget.grab().toImage()
    restored_theme.configure(animation_speed=0)
    widget.set_value(6)
    widget.set_value(7)
    assert widget.grab().toImage() == full


def test_fit_label_tells_what_was_cut(qtbot):
    widget = FitLabel("A rather long name of a wonder")
    qtbot.addWidget(widget)
    widget.resize(40, 20)
    assert widget.minimumSizeHint().width() < widget.sizeHint().width()
    widget.set_text("A")
    assert widget.accessibleName() == "A"


def test_error_banner_offers_actions(qtbot):
    widget = ErrorBanner()
    qtbot.addWidget(widget)
    widget.resize(900, 60)
    widget.show_notice("The autosave could not be written.", "Your game is safe up to Age IV.",
                       (("folder", "Choose a folder"), ("details", "Details")))
    assert widget.isVisible()
    button = next(b for b in widget.findChildren(Button) if b.text() == "Details")
    with qtbot.waitSignal(widget.action_triggered) as caught:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert caught.args == ["details"]
    widget.show_notice("Something else.")
    assert not [b for b in widget.findChildren(Button) if b.isVisible()]
    with qtbot.waitSignal(widget.dismissed):
        widget.dismiss()
    assert widget.isHidden()


def test_dock_title_bar_shows_title_and_closes(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("Journal", window)
    dock.setTitleBarWidget(DockTitleBar(dock, "mdi6.script-text-outline", "this round"))
    dock.setWidget(DockGround(Label("text")))
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    bar = dock.titleBarWidget()
    bar.grab()
    assert not robust.is_faulty(bar)
    close = bar.findChildren(ToolButton)[1]
    close.click()
    assert dock.isHidden()


def test_a_fault_while_painting_is_shown_and_survived(qtbot):
    class Broken(Painted):
        def paint(self, painter: QPainter) -> None:
            raise ValueError("on purpose")

        def wanted_size(self):
            raise ValueError("on purpose")

    parent = QWidget()
    qtbot.addWidget(parent)
    widgets = [Broken(parent), Broken(parent)]
    for k, widget in enumerate(widgets):
        widget.setGeometry(20 * k, 0, 20, 20)
    parent.show()
    for _ in range(3):
        parent.grab()
    assert all(robust.is_faulty(widget) for widget in widgets)
    assert widgets[0].sizeHint().isValid()


@pytest.mark.parametrize("width", [44, 50, 82])
@pytest.mark.parametrize("scale", [1.0, 1.7])
def test_a_figure_stays_in_its_box(qtbot, monkeypatch, width, scale):
    theme().configure(scale=scale)
    widget = Counter("food", "Food", lambda: "food", limit=7)
    qtbot.addWidget(widget)
    widget.set_value(17, animate=False)
    widget.resize(width, widget.wanted_size().height())
    boxes = []
    monkeypatch.setattr(paint, "text", lambda painter, box, *rest, **named: boxes.append(box))
    widget.grab()
    theme().configure(scale=1.0)
    assert boxes
    assert all(box.right() <= width for box in boxes)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_title_that_is_too_long_for_a_line_takes_more(qapp, scale):
    theme().configure(scale=scale)
    panel = Panel("Influence Culture with Cultural Awe from which city?", icon="mdi6.help-circle-outline")
    try:
        wide, narrow = theme().px(800), theme().px(330)
        panel.resize(wide, 200)
        panel.fit_title(wide)
        top = panel.body.contentsMargins().top()
        high = panel.strip()
        panel.resize(narrow, 200)
        assert panel.fit_title(narrow) or panel.strip() > high
        assert panel.body.contentsMargins().top() - top == panel.strip() - high > 0
        assert not panel.fit_title(narrow)
        assert panel.fit_title(wide)
        assert panel.body.contentsMargins().top() == top
    finally:
        panel.deleteLater()
        theme().configure(scale=1.0)


def test_a_panel_says_whom_it_asks(qapp):
    panel = Panel("Choose casualties", icon="mdi6.help-circle-outline")
    panel.resize(360, 200)
    panel.set_asked(PLAYERS[1], "Jonas")
    assert panel.accessibleName() == "Jonas: Choose casualties"
    strip = panel.grab().toImage().pixelColor(panel.width() // 2, 10)
    lapis = QColor(PLAYERS[1].colour)
    assert abs(strip.hue() - lapis.hue()) < 12
    assert not robust.is_faulty(panel)
    panel.deleteLater()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_the_list_of_a_choice_marks_the_chosen_row_in_the_colours_of_the_theme(qtbot, appearance):
    theme().configure(appearance=appearance)
    choice = Choice([(1, "Human"), (2, "Bot"), (3, "Nobody")], 2, name="Who plays")
    qtbot.addWidget(choice)
    choice.show()
    choice.showPopup()
    view = choice.view()
    qtbot.waitUntil(view.isVisible)
    seen = view.viewport().grab().toImage()
    rows = [view.visualRect(choice.model().index(row, 0)) for row in range(3)]
    plain, chosen, _ = (seen.pixelColor(row.right() - 6, row.center().y()) for row in rows)
    assert plain == QColor(theme().palette.raised)
    assert chosen.name() != plain.name()
    hue, _, _, _ = chosen.getHsl()
    assert abs(hue - QColor(theme().palette.gold).hslHue()) < 20  # never the blue of the system
    choice.hidePopup()


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_a_tip_is_a_small_piece_of_paper(qtbot, appearance):
    theme().configure(appearance=appearance)
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    QToolTip.showText(QPoint(10, 10), "Mali: 2 points", widget)
    tip = next(top for top in QApplication.topLevelWidgets() if top.metaObject().className() == "QTipLabel" and top.isVisible())
    words = tip.fontMetrics()
    assert tip.width() <= words.horizontalAdvance("Mali: 2 points") + 24
    assert tip.height() <= words.height() + 20
    seen = tip.grab().toImage()
    assert seen.pixelColor(3, 3) == QColor(theme().palette.panel)
    QToolTip.hideText()

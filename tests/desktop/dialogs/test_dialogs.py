"""Each dialog: open, accept, cancel, by keyboard only, in all text sizes."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from desktop import robust
from desktop.app.settings import Settings
from desktop.dialogs.base import DialogPanel, show_over
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.dialogs.end import EndScreen, FinalRow, FinalScore, PointSource, points_text, total_text
from desktop.dialogs.handover import Handover, HandoverCurtain, NewsLine, ShowHandDialog
from desktop.dialogs.refusal import RefusalBadge, RefusalText
from desktop.dialogs.settings import SettingsDialog
from desktop.theme.palette import PLAYERS
from desktop.theme.style import Appearance, theme
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.charts import ChartLine, ChartMark, PointsChart
from desktop.widgets.labels import FitLabel, Label

NEWS = (NewsLine(PLAYERS[3], "China sailed to C6."), NewsLine(PLAYERS[1], "Rome influenced Corinth.", True))
HANDOVER = Handover(PLAYERS[2], "Jonas", "Jonas, it is your turn", ("Greece", "Age IV"), "You choose casualties.", NEWS)
SOURCES = (PointSource("Cities and buildings", "settlement"), PointSource("Advances", "idea"))
ROWS = (FinalRow(PLAYERS[0], "Babylonia", "Mira", (14, 11.5), 1, True), FinalRow(PLAYERS[1], "Rome", "Bot", (9, 0), 2))
LINES = (ChartLine(PLAYERS[0], "Babylonia 25½", (3, 10, 25.5)), ChartLine(PLAYERS[1], "Rome 9", (3, 6, 9)))
SCORE = FinalScore("Babylonia wins", "Mira, with 25½ points", SOURCES, ROWS, LINES, (("Age I", 2),),
                   (ChartMark(1, "Capua falls"),))


@pytest.fixture
def host(qtbot):
    host = QWidget()
    host.setLayout(QVBoxLayout())
    host.field = QLineEdit("below")
    host.layout().addWidget(host.field)
    qtbot.addWidget(host)
    host.resize(1280, 640)
    host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    host.field.setFocus()
    return host


@pytest.fixture
def restored_theme(qapp):
    yield theme()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


# ---- the overlay
def make_dialog() -> DialogPanel:
    dialog = DialogPanel("Title", icon="mdi6.cog-outline", note="note")
    dialog.field = QLineEdit()
    dialog.content.addWidget(dialog.field)
    cancel = dialog.add_button("Cancel", key="Esc")
    cancel.clicked.connect(dialog.reject)
    done = dialog.add_button("Done", Kind.PRIMARY, key="Return")
    done.clicked.connect(dialog.accept)
    return dialog


def test_enter_accepts_and_the_focus_goes_back(host, qtbot):
    dialog = make_dialog()
    show_over(host, dialog)
    assert QApplication.focusWidget() is dialog.primary
    dialog.field.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is host.field


def test_esc_rejects(host, qtbot):
    dialog = make_dialog()
    overlay = show_over(host, dialog)
    with qtbot.waitSignals([dialog.rejected, overlay.closed]):
        QTest.keyClick(dialog.field, Qt.Key.Key_Escape)


def test_tab_stays_inside_the_dialog(host):
    dialog = make_dialog()
    show_over(host, dialog)
    seen = set()
    for _ in range(8):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.isAncestorOf(QApplication.focusWidget())
        seen.add(QApplication.focusWidget())
    assert dialog.field in seen
    assert dialog.primary in seen
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert dialog.isAncestorOf(QApplication.focusWidget())
    dialog.reject()


def test_the_overlay_follows_the_window(host, qtbot):
    dialog = make_dialog()
    overlay = show_over(host, dialog)
    host.resize(900, 500)
    qtbot.waitUntil(lambda: overlay.size() == QSize(900, 500))
    assert overlay.rect().contains(dialog.geometry())
    overlay.grab()
    assert not robust.is_faulty(overlay)
    dialog.reject()


# ---- settings
def test_settings_act_at_once_and_cancel_puts_them_back(host, tmp_path: Path):
    settings = Settings(tmp_path)
    dialog = SettingsDialog(settings)
    show_over(host, dialog)
    assert QApplication.focusWidget() is dialog.appearance
    QTest.keyClick(dialog.appearance, Qt.Key.Key_Right)
    QTest.keyClick(dialog.appearance, Qt.Key.Key_Right)
    assert settings.appearance is Appearance.DARK
    dialog.text_scale.setFocus()
    QTest.keyClick(dialog.text_scale, Qt.Key.Key_Right)
    assert settings.text_scale == 1.05
    QTest.keyClick(dialog.reduced_motion, Qt.Key.Key_Space)
    assert settings.reduced_motion
    dialog.language.setCurrentIndex(2)
    dialog.language.activated.emit(2)
    assert settings.language == "de"
    QTest.keyClick(dialog.appearance, Qt.Key.Key_Escape)
    assert settings.appearance is Appearance.SYSTEM
    assert settings.text_scale == 1.0
    assert not settings.reduced_motion
    assert settings.language == ""


def test_settings_are_kept_by_enter(host, tmp_path: Path):
    settings = Settings(tmp_path)
    dialog = SettingsDialog(settings)
    show_over(host, dialog)
    QTest.keyClick(dialog.confirm_losses, Qt.Key.Key_Space)
    dialog.animation_speed.setFocus()
    QTest.keyClick(dialog.animation_speed, Qt.Key.Key_Right)
    QTest.keyClick(dialog.animation_speed, Qt.Key.Key_Return)
    assert not settings.confirm_losses
    assert settings.animation_speed == 2.0
    assert not dialog.isVisible()


# ---- hand-over
def test_the_curtain_hides_all_and_opens_with_enter(host, qtbot):
    curtain = HandoverCurtain(HANDOVER)
    overlay = show_over(host, curtain, fill=True)
    assert curtain.geometry() == host.rect()
    image = host.grab().toImage()
    host.field.setText("a secret below the curtain")
    assert host.grab().toImage() == image
    texts = [label.text() for label in curtain.findChildren(FitLabel)]
    assert "Jonas, it is your turn" in texts
    assert "You choose casualties." in texts
    QTest.keyClick(curtain, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    with qtbot.waitSignal(curtain.accepted):
        QTest.keyClick(curtain, Qt.Key.Key_Return)


def test_as_many_news_are_told_as_have_room_and_the_others_counted(host, qtbot):
    news = tuple(NewsLine(PLAYERS[1], f"Line {number}.", number < 3) for number in range(20))
    curtain = HandoverCurtain(Handover(PLAYERS[0], "Mira", "Mira", news=news, more=4))
    overlay = show_over(host, curtain, fill=True)

    def told(height: int) -> tuple[list[str], list[str]]:
        host.resize(1200, height)
        overlay.fit()
        qtbot.waitUntil(lambda: curtain.height() == height)
        QApplication.processEvents()
        lines = [label for label in curtain.findChildren(FitLabel) if label.text().startswith("Line") and label.isVisible()]
        lines.sort(key=lambda label: label.mapTo(curtain, label.rect().topLeft()).y())
        assert all(label.height() >= label.least_size().height() for label in lines)
        more = [label.text() for label in curtain.findChildren(Label) if "more in" in label.text() and label.isVisible()]
        return [label.text() for label in lines], more

    first = ["Line 2.", "Line 1.", "Line 0."]
    lines, more = told(640)
    assert lines[:3] == first
    assert lines[3:] == [f"Line {number}." for number in range(len(lines) - 1, 2, -1)]
    assert more == [f"and {24 - len(lines)} more in the journal"]
    high, _ = told(1000)
    assert 20 > len(high) > len(lines) >= 5
    lines, more = told(1600)
    assert len(lines) == 20
    assert more == ["and 4 more in the journal"]
    curtain.accepted.emit()


# ---- choice
OPTIONS = (ChoiceOption("a", "1 food", "leaves 4", "food"), ChoiceOption("b", "1 gold", "", "gold"),
           ChoiceOption("c", "2 gold", "", "gold", refused="You have only 1 gold."))


def make_choice(qtbot, **spec) -> ChoicePanel:
    panel = ChoicePanel(ChoiceSpec("Pay", "Choose how to pay.", "Construct", "academy", OPTIONS, **spec))
    qtbot.addWidget(panel)
    panel.resize(panel.wished_size(QSize(800, 600)))
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.first_focus().setFocus()
    return panel


def test_a_number_chooses(qtbot):
    panel = make_choice(qtbot)
    with qtbot.waitSignal(panel.chosen) as caught:
        QTest.keyClick(panel, Qt.Key.Key_2)
    assert caught.args == [("b",)]


def test_arrows_and_enter_choose(qtbot):
    panel = make_choice(qtbot)
    hovered: list[object] = []
    panel.option_hovered.connect(hovered.append)
    QTest.keyClick(panel.rows[0], Qt.Key.Key_Down)
    assert panel.rows[1].hasFocus()
    with qtbot.waitSignal(panel.chosen) as caught:
        QTest.keyClick(panel.rows[1], Qt.Key.Key_Return)
    assert caught.args == [("b",)]
    assert hovered[-1] == "b"


def test_a_refused_option_says_why_and_can_not_be_chosen(qtbot):
    panel = make_choice(qtbot)
    assert panel.rows[2].accessibleDescription() == "You have only 1 gold."
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.keyClick(panel, Qt.Key.Key_3)
        panel.choose("c")
        panel.choose("unknown")


def test_a_space_of_the_board_answers_too(qtbot):
    panel = make_choice(qtbot)
    with qtbot.waitSignal(panel.chosen) as caught:
        panel.choose("a")
    assert caught.args == [("a",)]


def test_declining_needs_a_button_for_it(qtbot):
    panel = make_choice(qtbot)
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.keyClick(panel.rows[0], Qt.Key.Key_Escape)
    panel.close()
    panel = make_choice(qtbot, decline="Not now")
    with qtbot.waitSignal(panel.chosen) as caught:
        QTest.keyClick(panel.rows[0], Qt.Key.Key_Escape)
    assert caught.args == [()]


def test_several_are_ticked_and_confirmed(qtbot):
    panel = make_choice(qtbot, least=2, most=2)
    assert not panel.confirm.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.selection() == ("a", "b")
    with qtbot.waitSignal(panel.chosen) as caught:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert caught.args == [("a", "b")]


def test_many_options_stand_in_two_columns_where_there_is_room(qtbot):
    options = tuple(ChoiceOption(number, f"Option {number}", "What it does, in a line or two of words.") for number in range(20))
    panel = ChoicePanel(ChoiceSpec("Choose", options=options))
    qtbot.addWidget(panel)
    panel.show()

    def shown(width: int) -> int:
        panel.resize(panel.wished_size(QSize(width, 540)))
        QApplication.processEvents()
        port = panel._scroll.viewport()
        return sum(port.rect().contains(QRect(row.mapTo(port, QPoint(0, 0)), row.size())) for row in panel.rows)

    narrow, wide = shown(420), shown(840)
    assert wide >= 2 * narrow > 0
    tops = [row.y() for row in panel.rows]
    assert tops[:10] == sorted(tops[:10]) == tops[10:]
    panel.rows[9].setFocus()
    QTest.keyClick(panel.rows[9], Qt.Key.Key_Down)
    assert panel.rows[10].hasFocus()
    assert shown(420) == narrow


def test_no_more_than_allowed_are_ticked(qtbot):
    options = tuple(ChoiceOption(k, f"Unit {k}") for k in range(12))
    panel = ChoicePanel(ChoiceSpec("Casualties", options=options, least=0, most=2))
    qtbot.addWidget(panel)
    for row in panel.rows[:4]:
        row.click()
    assert panel.selection() == (0, 1)


def test_numbers_work_from_the_board_until_released(host, qtbot):
    panel = ChoicePanel(ChoiceSpec("Pay", options=OPTIONS), host)
    panel.bind_keys(host)
    panel.show()
    with qtbot.waitSignal(panel.chosen):
        QTest.keyClick(host, Qt.Key.Key_1)
    panel.release_keys()
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.keyClick(host, Qt.Key.Key_1)


def test_the_panel_can_be_pushed_aside(host):
    panel = ChoicePanel(ChoiceSpec("Pay", options=OPTIONS), host)
    panel.setGeometry(100, 100, 360, 300)
    panel.show()
    QTest.mousePress(panel, Qt.MouseButton.LeftButton, pos=QPoint(60, 14))
    QTest.mouseMove(panel, QPoint(160, 44))
    QTest.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=QPoint(60, 14))
    assert panel.pos() != QPoint(100, 100)
    assert host.rect().contains(panel.geometry())


# ---- refusal
@pytest.mark.parametrize("near", [QRect(10, 10, 80, 80), QRect(1200, 560, 60, 60), QRect(0, 0, 1280, 640)])
def test_the_badge_stays_in_the_window_and_off_the_focus(host, near: QRect):
    badge = RefusalBadge(host)
    badge.show_refusal(RefusalText("Not possible: F4 to D4", "D4 is two spaces away. " * 4, "Land Movement"), near)
    assert badge.isVisible()
    assert host.rect().contains(badge.geometry())
    if near.width() < 1000:
        assert not badge.geometry().intersects(near)
    assert QApplication.focusWidget() is host.field
    badge.grab()
    assert not robust.is_faulty(badge)


def test_a_click_opens_the_section(host, qtbot):
    badge = RefusalBadge(host)
    badge.show_refusal(RefusalText("No", "Because.", "Construct"), QPoint(300, 300))
    with qtbot.waitSignal(badge.section_requested) as caught:
        QTest.mouseClick(badge, Qt.MouseButton.LeftButton)
    assert caught.args == ["Construct"]
    assert badge.isHidden()


# ---- end
@pytest.mark.parametrize(("value", "text"), [(0, "–"), (.5, "½"), (4, "4"), (11.5, "11½")])
def test_points_as_text(value: float, text: str):
    assert points_text(value) == text


def test_a_sum_of_nothing_is_zero():
    assert total_text(0) == "0"
    assert total_text(38.5) == "38½"


def test_the_end_screen_offers_what_there_is(host, qtbot):
    screen = EndScreen(SCORE)
    show_over(host, screen, fill=True)
    texts = [button.text() for button in screen.findChildren(Button)]
    assert texts == ["Start screen", "Look at the board", "Save the record", "Play again"]
    with qtbot.waitSignal(screen.again_requested):
        QTest.keyClick(screen.primary, Qt.Key.Key_Return)
    signals = (screen.start_requested, screen.board_requested, screen.save_requested)
    for button, signal in zip(screen.findChildren(Button), signals, strict=False):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_replay_is_offered_when_it_exists(qtbot):
    from dataclasses import replace

    screen = EndScreen(replace(SCORE, can_replay=True, lines=()))
    qtbot.addWidget(screen)
    button = next(b for b in screen.findChildren(Button) if b.text() == "Watch again")
    with qtbot.waitSignal(screen.replay_requested):
        button.click()


def test_a_click_in_the_chart_names_the_round(qtbot):
    chart = PointsChart(LINES, (("Age I", 2),))
    qtbot.addWidget(chart)
    chart.resize(600, 200)
    chart.show()
    plot = chart._plot()
    with qtbot.waitSignal(chart.index_clicked) as caught:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=plot.center().toPoint())
    assert caught.args == [1]


def test_marks_say_their_words_where_they_cover_no_others_and_always_under_the_mouse(qtbot):
    marks = (ChartMark(1, "Uruk falls"), ChartMark(1, "Ur falls"), ChartMark(1, "Eridu falls"))
    chart = PointsChart(LINES, (("Age I", 2),), marks)
    qtbot.addWidget(chart)
    chart.resize(600, 200)
    shown = [box for box in chart.mark_boxes() if not box.isEmpty()]
    assert len(shown) == 2, "two rows, and no third one over them"
    assert not shown[0].intersects(shown[1])
    chart.resize(600, 60)
    assert all(box.isEmpty() for box in chart.mark_boxes()), "the lines are all that there is room for"
    at = chart._plot().center()
    assert chart.marks_at(at) == "Uruk falls\nUr falls\nEridu falls"
    assert chart.marks_at(chart._plot().topLeft()) == ""


def test_a_chart_of_nothing_paints(qtbot):
    chart = PointsChart((ChartLine(PLAYERS[0], "nobody", ()),))
    qtbot.addWidget(chart)
    chart.resize(300, 100)
    chart.grab()
    assert not robust.is_faulty(chart)


# ---- all together
SCREENS = {
    "settings": lambda path: (SettingsDialog(Settings(path)), False),
    "handover": lambda path: (HandoverCurtain(HANDOVER), True),
    "show_hand": lambda path: (ShowHandDialog(PLAYERS[1], "Mira", "Which objectives do you complete?"), False),
    "end": lambda path: (EndScreen(SCORE), True),
}


@pytest.mark.parametrize("scale", [.8, 1.5, 2.0])
@pytest.mark.parametrize("name", SCREENS)
def test_screens_hold_at_the_smallest_window(host, restored_theme, tmp_path: Path, name: str, scale: float):
    restored_theme.configure(appearance=Appearance.DARK, scale=scale)
    content, fill = SCREENS[name](tmp_path)
    overlay = show_over(host, content, fill=fill)
    host.grab()
    assert not robust.is_faulty(content)
    for child in content.findChildren(QWidget):
        assert not robust.is_faulty(child), child
    primary = content.primary
    place = QRect(primary.mapTo(host, QPoint(0, 0)), primary.size())
    assert host.rect().contains(place), "the main button can't be reached"
    overlay.close_dialog()

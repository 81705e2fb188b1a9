"""The main window with a toy game: start screen and table, commands, docks, dialogs, saves, faults."""
from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget

from desktop import robust
from desktop.app.crash import CrashReport
from desktop.app.gameview import Notice
from desktop.app.look import apply_look
from desktop.app.settings import Folders
from desktop.app.window import MainWindow
from desktop.dialogs.base import DialogPanel, Overlay
from desktop.dialogs.earlier import EarlierDialog
from desktop.dialogs.end import EndScreen, FinalRow, FinalScore, PointSource
from desktop.dialogs.handover import Handover, HandoverCurtain
from desktop.dialogs.help import AboutDialog, KeysDialog
from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.settings import SettingsDialog
from desktop.theme.palette import PLAYERS
from desktop.theme.style import Appearance, theme
from desktop.widgets.buttons import Button
from tests.desktop.app.toy import ToyClients, ToyTable

SCORE = FinalScore("Mira wins", "with 3 points", (PointSource("Cities", "settlement"),),
                   (FinalRow(PLAYERS[0], "Mira", "", (3,), 1, True),))


def overlay_of(window: MainWindow, kind: type):
    found = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    return found[-1] if found else None


def test_from_a_first_start_two_clicks_lead_to_the_first_move(window: MainWindow):
    QTest.mouseClick(window.start_screen.primary, Qt.MouseButton.LeftButton)
    assert isinstance(window.table, ToyTable)
    assert window.bar.text.text() == "Choose an action"
    QTest.mouseClick(window.bar.end_turn, Qt.MouseButton.LeftButton)
    assert window.table.commands == ["end_turn"]


def test_the_bar_shows_what_the_table_tells(window: MainWindow, table: ToyTable):
    assert window.bar.note.text() == "3 actions left"
    assert window.bar.crest.player is PLAYERS[0]
    assert window.bar.track.accessibleName() == "Age IV, round 2"
    assert window.windowTitle() == "Toy – Ecumene"
    table.end_turn_changed.emit("Done", False)
    assert window.bar.end_turn.text() == "Done"
    assert window.bar.tools["undo"].isEnabled()
    assert not window.bar.tools["redo"].isEnabled()
    assert "nothing to bring back" in window.bar.tools["redo"].toolTip()


def test_in_a_narrow_bar_commands_without_a_button_are_behind_one(window: MainWindow, table: ToyTable):
    bar = window.bar
    assert bar.tools["redo"].isVisible()
    assert not bar.more.isVisible()
    window.settings.text_scale = 2.0
    QApplication.processEvents()
    hidden = {command for command, tool in bar.tools.items() if not tool.isVisible()}
    assert "redo" in hidden
    assert bar.rect().contains(bar.more.geometry())
    assert bar.more.isVisible()
    QTest.mouseClick(bar.more, Qt.MouseButton.LeftButton)
    shown = bar.overflow.actions()
    assert bar.overflow.isVisible()
    assert shown == [window.actions_table.action(command) for command in bar.tools if command in hidden]
    bar.overflow.close()
    window.settings.text_scale = 1.0
    QApplication.processEvents()
    assert bar.tools["redo"].isVisible()
    assert not bar.more.isVisible()


def test_keys_reach_the_table(window: MainWindow, table: ToyTable):
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table.board().setFocus()
    QTest.keyClick(table.board(), Qt.Key.Key_C)
    QTest.keyClick(table.board(), Qt.Key.Key_E)
    assert table.commands == ["undo", "collect", "end_turn"]


def test_leaving_saves_and_continue_comes_back(window: MainWindow, table: ToyTable):
    window.run("end_turn")
    window.run("start_screen")
    assert table.closed
    assert window.table is None
    assert not window.bar.isVisible()
    assert window.windowTitle() == "Ecumene"
    assert window.start_screen.primary.text() == "Continue"
    assert not window.actions_table.action("undo").isEnabled()
    QTest.keyClick(window.start_screen, Qt.Key.Key_Return)
    assert isinstance(window.table, ToyTable)
    assert window.table.number == 1


def test_closing_saves_without_asking(make_window, folders: Folders):
    window = make_window()
    window.games.quick_start("toy")
    window.run("end_turn")
    window.close()
    assert json.loads(window.slot.path.read_text())["number"] == 1
    again = make_window()
    assert again.slot.path == window.slot.path
    assert again.start_screen.primary.text() == "Continue"


def test_a_second_window_has_an_autosave_of_its_own(make_window):
    first = make_window()
    first.games.quick_start("toy")
    second = make_window()
    second.games.quick_start("toy")
    assert first.autosave_path() != second.autosave_path()
    second.run("end_turn")
    first.table.flush()
    assert json.loads(first.slot.path.read_text())["number"] == 0
    assert json.loads(second.slot.path.read_text())["number"] == 1


def test_another_game_sets_the_last_one_aside(window: MainWindow, table: ToyTable, folders: Folders):
    window.run("end_turn")
    window.games.quick_start("toy")
    kept = list(folders.saves.glob("earlier game *.ecumene"))
    assert len(kept) == 1
    assert json.loads(kept[0].read_text())["number"] == 1
    assert json.loads(window.slot.path.read_text())["number"] == 0
    assert kept[0].stem.endswith(" Babylonia number 1")  # no colon: not every system takes it


def test_an_earlier_game_is_opened_from_the_start_screen(window: MainWindow, table: ToyTable, folders: Folders):
    window.run("end_turn")
    window.run("start_screen")
    assert window.games.earlier_note() == ""
    window.games.quick_start("toy")
    window.run("start_screen")
    assert "the newest" in window.games.earlier_note()
    (folders.saves / "broken.ecumene").write_text("not json")
    os.utime(folders.saves / "broken.ecumene", (1, 1))
    (folders.saves / "empty.ecumene").touch()
    QTest.keyClick(window.start_screen, Qt.Key.Key_E)
    dialog = overlay_of(window, EarlierDialog)
    assert [row.isEnabled() for row in dialog.rows] == [True, False]
    assert [row.text() for row in dialog.rows] == ["Babylonia", "broken"]
    QTest.keyClick(dialog, Qt.Key.Key_1)
    assert isinstance(window.table, ToyTable)
    assert window.table.number == 1


def test_the_list_of_earlier_games_may_be_left(window: MainWindow, table: ToyTable):
    window.games.quick_start("toy")
    window.run("start_screen")
    window.games.ask_earlier()
    QTest.keyClick(overlay_of(window, EarlierDialog), Qt.Key.Key_Escape)
    assert window.table is None


def test_a_copy_is_proposed_a_name(window: MainWindow, table: ToyTable):
    window.run("end_turn")
    window.files.ask_save_copy()
    (dialog,) = window.findChildren(QFileDialog)
    assert [Path(file).name for file in dialog.selectedFiles()] == ["Babylonia number 1.ecumene"]
    dialog.reject()


def test_new_game_by_keyboard(window: MainWindow):
    QTest.keyClick(window.start_screen, Qt.Key.Key_N)
    dialog = overlay_of(window, NewGameDialog)
    QTest.keyClick(dialog.primary, Qt.Key.Key_Return)
    assert isinstance(window.table, ToyTable)
    assert window.settings.last_game()["game"] == "toy"


def test_new_game_cancelled(window: MainWindow):
    window.run("new_game")
    QTest.keyClick(overlay_of(window, NewGameDialog), Qt.Key.Key_Escape)
    assert window.table is None


def test_commands_rest_while_a_dialog_is_open(window: MainWindow, table: ToyTable):
    window.run("settings")
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.commands == []
    assert window.actions_table.action("fullscreen").isEnabled()
    overlay_of(window, SettingsDialog).reject()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.commands == ["undo"]


@pytest.mark.parametrize(("command", "kind"), [("settings", SettingsDialog), ("keys", KeysDialog), ("about", AboutDialog)])
def test_dialogs_of_the_shell_open_and_close(window: MainWindow, command: str, kind: type):
    window.run(command)
    dialog = overlay_of(window, kind)
    window.grab()
    assert not [child for child in dialog.findChildren(QWidget) if robust.is_faulty(child)]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert overlay_of(window, kind) is None


def test_the_table_behind_the_settings_shows_the_look_that_is_tried(window: MainWindow, table: ToyTable, qtbot):
    window.settings.appearance = Appearance.LIGHT
    window.run("settings")
    dialog = overlay_of(window, SettingsDialog)
    overlay = overlay_of(window, Overlay)
    fresh = overlay._backdrop.cacheKey()

    def light() -> int:
        picture = overlay._backdrop.toImage()
        return picture.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightness()

    before = light()
    dialog.appearance.value_changed.emit(Appearance.DARK)
    qtbot.waitUntil(lambda: light() < before - 30)
    assert overlay._backdrop.cacheKey() != fresh
    assert dialog.isVisible()
    assert dialog.foot_note.text() == "Changes are shown at once; Cancel puts everything back."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not theme().palette.dark
    assert window.settings.appearance is Appearance.LIGHT


def test_settings_act_on_the_look(window: MainWindow):
    window.run("toggle_theme")
    assert theme().palette.dark
    window.run("text_larger")
    assert theme().scale == pytest.approx(1.1)
    window.run("text_smaller")
    window.settings.reduced_motion = True
    assert theme().reduced_motion


def test_a_spoilt_save_is_told_and_changes_nothing(window: MainWindow, table: ToyTable, tmp_path: Path):
    broken = tmp_path / "broken.ecumene"
    broken.write_text("not json")
    assert not window.games.open(broken)
    assert window.table is table
    assert "broken.ecumene can't be opened" in window.banner.accessibleName()
    assert "The file can't be read." in window.banner.accessibleName()
    strange = tmp_path / "strange.ecumene"
    strange.write_text('{"game": "chess"}')
    assert not window.games.open(strange)


def test_a_spoilt_autosave_does_not_stop_the_start(make_window, folders: Folders):
    folders.saves.mkdir(parents=True)
    (folders.saves / "autosave-1.ecumene").write_text("garbage")
    window = make_window()
    assert window.start_screen.primary.text() == "Play now"


def test_without_a_folder_for_saves_the_window_says_so_and_goes_on(make_window, folders: Folders):
    folders.saves.write_text("a file where the folder should be")
    window = make_window()
    assert window.start_screen.isVisible()
    assert window.banner.isVisible()
    assert f"the folder {folders.saves} can't be made (File exists)" in window.banner.accessibleName()
    assert folders.saves.read_text() == "a file where the folder should be"


def test_a_game_that_the_rules_refuse_is_told(window: MainWindow):

    game = ToyClients().load("toy").quick_start("Mira", 1)
    assert not window.games.begin(replace(game, options={"impossible": True}))
    assert "This can't be played." in window.banner.accessibleName()


def drop(window: MainWindow, path: Path) -> bool:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
                            Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
                       Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def test_a_dropped_save_is_opened(window: MainWindow, tmp_path: Path):
    save = tmp_path / "mine.ecumene"
    save.write_text('{"game": "toy", "number": 7}')
    assert drop(window, save)
    assert window.table.number == 7
    assert not drop(window, tmp_path / "picture.png")


def test_a_copy_is_written(window: MainWindow, table: ToyTable, tmp_path: Path):
    assert window.files.save_copy(str(tmp_path / "copy.ecumene"))
    assert json.loads((tmp_path / "copy.ecumene").read_text())["number"] == 0
    assert not window.files.save_copy(str(tmp_path / "no folder" / "copy.ecumene"))
    assert "could not be written" in window.banner.accessibleName()


def test_notes_of_docks_and_hints_of_keys(window: MainWindow, table: ToyTable):
    table.dock_note_changed.emit("journal", "this round")
    table.hints_changed.emit((("Esc", "let go"),))
    assert window.frame.hints.isVisible()
    assert "let go" in window.frame.hints.accessibleName()
    table.hints_changed.emit(())
    assert not window.frame.hints.isVisible()


def test_fullscreen_and_back(window: MainWindow):
    window.run("fullscreen")
    assert window.isFullScreen()
    assert window.actions_table.action("fullscreen").isChecked()
    window.run("fullscreen")
    assert not window.isFullScreen()


# ---- over the table
def test_the_curtain_hides_floating_docks_and_the_title(window: MainWindow, table: ToyTable):
    dock = window._docking.docks["supply"]
    dock.setFloating(True)
    dock.show()
    curtain = HandoverCurtain(Handover(PLAYERS[1], "Jonas", "Jonas, it is your turn"))
    window.show_curtain(curtain)
    assert dock.isHidden()
    assert window.windowTitle() == "Ecumene"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.commands == []
    picture = window.grab().toImage()
    for label in window.findChildren(QLabel):
        if not curtain.isAncestorOf(label):
            label.setText("a secret")
    assert window.grab().toImage() == picture
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert dock.isVisible()
    assert window.windowTitle() == "Toy – Ecumene"


def test_after_a_curtain_the_title_is_that_of_now(window: MainWindow, table: ToyTable, monkeypatch):
    curtains = [HandoverCurtain(Handover(PLAYERS[seat], "Jonas", "Jonas, it is your turn")) for seat in (1, 2)]
    for curtain in curtains:
        window.show_curtain(curtain)
    monkeypatch.setattr(table, "title", lambda: "Toy II")
    for curtain in reversed(curtains):
        curtain.accepted.emit()
    assert window.windowTitle() == "Toy II – Ecumene"


def test_the_end_leads_on(window: MainWindow, table: ToyTable):
    table.ended.emit(SCORE)
    screen = overlay_of(window, EndScreen)
    screen.board_requested.emit()
    assert overlay_of(window, EndScreen) is None
    assert window.table is table
    table.ended.emit(SCORE)
    overlay_of(window, EndScreen).again_requested.emit()
    assert isinstance(window.table, ToyTable)
    assert window.table is not table
    window.table.ended.emit(SCORE)
    overlay_of(window, EndScreen).start_requested.emit()
    assert window.table is None
    assert window.actions_table.action("new_game").isEnabled()


# ---- faults
def test_a_fault_is_told_with_both_places(window: MainWindow, table: ToyTable, tmp_path: Path):
    report = CrashReport("ValueError: oops", "the whole report", tmp_path / "crash.txt", window.slot.path)
    window.faults.tell_crash(report)
    said = window.banner.accessibleName()
    assert "ValueError: oops" in said
    assert str(window.slot.path) in said
    assert str(tmp_path / "crash.txt") in said
    buttons = {button.text(): button for button in window.banner.findChildren(Button)}
    QApplication.processEvents()
    for child in window.banner.findChildren(QWidget):
        assert window.banner.rect().contains(child.geometry()), child
    assert window.banner.height() <= 110
    assert list(buttons) == ["Save game copy", "Copy report", "Continue"]
    buttons["Copy report"].click()
    assert QApplication.clipboard().text() == "the whole report"
    buttons["Continue"].click()
    assert window.banner.isHidden()


def test_a_first_notice_on_the_start_screen_has_its_right_height(window: MainWindow, tmp_path: Path):
    window.faults.tell_crash(CrashReport("KeyError: 'x'", "report", tmp_path / "crash.txt", None))
    QApplication.processEvents()
    for child in window.banner.findChildren(QWidget):
        assert window.banner.rect().contains(child.geometry()), child


def test_buttons_of_a_notice_reach_the_table(window: MainWindow, table: ToyTable):
    window.show_notice(Notice("A step revealed a card.", actions=(("undo", "Take back"),), tone="warn"))
    window.banner.findChildren(Button)[0].click()
    assert table.commands == ["undo"]
    assert window.banner.isHidden()


def test_everything_is_painted_in_the_dark_too(make_window):
    window = make_window()
    window.settings.appearance = Appearance.DARK
    apply_look(window.settings)
    window.games.quick_start("toy")
    window.grab()
    assert not [child for child in window.findChildren(QWidget) if robust.is_faulty(child)]


def test_commands_rest_under_a_dialog_but_for_those_that_it_names(window: MainWindow, table: ToyTable):
    undo, new = (window.actions_table.action(command) for command in ("undo", "new_game"))
    dialog = DialogPanel("A question")
    window.show_dialog(dialog)
    assert not undo.isEnabled()
    dialog.reject()
    assert undo.isEnabled()
    dialog = DialogPanel("A battle")
    dialog.commands = ("undo",)
    window.show_dialog(dialog)
    assert undo.isEnabled()
    assert not new.isEnabled()
    dialog.reject()

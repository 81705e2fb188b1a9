"""The settings in force in a window: theme, text size, motion, language; and the commands that change them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.app.language import install_language
from desktop.app.settings import Settings
from desktop.robust import guarded
from desktop.theme.heraldry import set_strong_patterns
from desktop.theme.style import Appearance, theme

if TYPE_CHECKING:
    from desktop.app.window import MainWindow


class Look(QObject):
    """Puts a changed setting in force at once."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self._retranslate = QTimer(self)
        self._retranslate.setSingleShot(True)
        self._retranslate.setInterval(0)
        self._retranslate.timeout.connect(self._on_language)
        self._settings.changed.connect(self._on_setting)

    def toggle_theme(self) -> None:
        """Show light what is dark, dark what is light."""
        self._settings.appearance = Appearance.LIGHT if theme().palette.dark else Appearance.DARK

    def scale_text(self, step: float) -> None:
        """Make the text larger, or smaller."""
        self._settings.text_scale = min(2.0, max(.8, round((self._settings.text_scale + step) * 20) / 20))

    def stop(self) -> None:
        """Change nothing any more: the window closes."""
        self._retranslate.stop()

    def _on_setting(self, name: str) -> None:
        if name == "language":
            install_language(self._settings.language)
            # Later: the list in which the language was chosen goes away with its dialog.
            self._retranslate.start()
        elif name in ("appearance", "text_scale", "animation_speed", "reduced_motion", "strong_patterns"):
            apply_look(self._settings)

    @guarded()
    def _on_language(self) -> None:
        """Make anew what took its texts when it was made: the start screen, the table, and the settings if they are open."""
        from desktop.dialogs.settings import SettingsDialog

        window = self._window
        window.start_screen.set_games(window.games.choices())
        window.start_screen.set_continue(window.games.continue_card(), window.games.earlier_note())
        asking = [overlay for overlay in window.overlays if isinstance(overlay.content, SettingsDialog)]
        before = asking[0].content.before if asking else None
        if window.table is not None:
            window.set_table(window.table.renewed())
        for overlay in asking:
            overlay.close_dialog()
        if before is not None:
            window.show_dialog(SettingsDialog(self._settings, before))


def apply_look(settings: Settings) -> None:
    """Put the settings' theme, text size and motion in force."""
    set_strong_patterns(settings.strong_patterns)
    theme().configure(appearance=settings.appearance, scale=settings.text_scale,
                      animation_speed=settings.animation_speed, reduced_motion=settings.reduced_motion)

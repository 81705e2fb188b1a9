"""Where files lie, and the player's settings (an ini file in the settings folder)."""
from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from desktop.theme.style import Appearance

APP = "ecumene"
LANGUAGES: tuple[str, ...] = ("", "en", "de")
NEWS_ALWAYS, NEWS_CONCERNS, NEWS_NEVER = NEWS = ("always", "concerns", "never")
"""When it is told at the beginning of one's turn what the others did."""
SPEEDS: tuple[float, ...] = (0.5, 1.0, 2.0, 0.0)


STACK_HINTS = 3
"""How often a stack under the mouse says how it is divided, until the player has done it once."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of the program. They are made when something is written there."""

    config: Path
    saves: Path
    reports: Path
    cache: Path | None = None
    """Where drawn ground is kept between games; None: nowhere."""

    @classmethod
    def default(cls) -> Folders:
        """Return the system's usual places."""
        import platformdirs

        data = platformdirs.user_data_path(APP, appauthor=False)
        cache = platformdirs.user_cache_path(APP, appauthor=False)
        return cls(platformdirs.user_config_path(APP, appauthor=False), data / "saves", data / "reports", cache)

    @classmethod
    def under(cls, folder: Path) -> Folders:
        """Return places that all lie in one folder."""
        return cls(folder / "config", folder / "saves", folder / "reports")


def system_text_scale(points: float, platform: str = sys.platform) -> float:
    """Return the text scale that a system's font size in points stands for: 1.0 around the platform's usual size."""
    usual = {"win32": 9.0, "darwin": 13.0}.get(platform, 10.5)
    ratio = points / usual if points > 0 else 1.0
    return 1.0 if .85 <= ratio <= 1.15 else min(2.0, max(.8, round(ratio * 20) / 20))


class Settings(QObject):
    """The player's settings; each is read and written at once.

    Signals: `changed(str)` with the name of the setting.
    """

    changed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / f"{APP}.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat, self)
        self.default_text_scale = 1.0
        """The text size until the player chooses one: the system's (see `system_text_scale`)."""

    def sync(self) -> bool:
        """Write to the file now. Returns whether that worked."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._store.sync()
        return self._store.status() == QSettings.Status.NoError

    def _set(self, name: str, value: Any) -> None:
        if self._store.value(name) != value:
            self._store.setValue(name, value)
            self.changed.emit(name.rpartition("/")[2])

    def _number(self, name: str, default: float, low: float, high: float) -> float:
        # The file may have been edited by hand: what is no number counts as not set.
        try:
            value = float(self._store.value(name, default))  # type: ignore[arg-type]
        except (TypeError, ValueError):
            return default
        return min(high, max(low, value)) if value == value else default

    def _flag(self, name: str, default: bool) -> bool:
        value = self._store.value(name, default)
        return value if isinstance(value, bool) else str(value).lower() in ("true", "1", "yes")

    def _text(self, name: str, default: str = "") -> str:
        value = self._store.value(name, default)
        return value if isinstance(value, str) else default

    # ---- look
    @property
    def appearance(self) -> Appearance:
        try:
            return Appearance(self._text("look/appearance", Appearance.SYSTEM.value))
        except ValueError:
            return Appearance.SYSTEM

    @appearance.setter
    def appearance(self, value: Appearance) -> None:
        self._set("look/appearance", value.value)

    @property
    def text_scale(self) -> float:
        """Text size, 0.8-2.0."""
        return self._number("look/text_scale", self.default_text_scale, 0.8, 2.0)

    @text_scale.setter
    def text_scale(self, value: float) -> None:
        self._set("look/text_scale", float(value))

    @property
    def language(self) -> str:
        """A code of LANGUAGES; "" for the system's."""
        value = self._text("look/language")
        return value if value in LANGUAGES else ""

    @language.setter
    def language(self, value: str) -> None:
        self._set("look/language", value)

    @property
    def strong_patterns(self) -> bool:
        return self._flag("look/strong_patterns", False)

    @strong_patterns.setter
    def strong_patterns(self, value: bool) -> None:
        self._set("look/strong_patterns", value)

    # ---- motion
    @property
    def animation_speed(self) -> float:
        """One of SPEEDS; 0 for none."""
        value = self._number("motion/animation_speed", 1.0, 0.0, 2.0)
        return value if value in SPEEDS else 1.0

    @animation_speed.setter
    def animation_speed(self, value: float) -> None:
        self._set("motion/animation_speed", float(value))

    @property
    def reduced_motion(self) -> bool:
        return self._flag("motion/reduced_motion", False)

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._set("motion/reduced_motion", value)

    # ---- the table
    @property
    def confirm_end_turn(self) -> bool:
        """Ask before a turn with actions left is ended."""
        return self._flag("table/confirm_end_turn", True)

    @confirm_end_turn.setter
    def confirm_end_turn(self, value: bool) -> None:
        self._set("table/confirm_end_turn", value)

    @property
    def confirm_chance(self) -> bool:
        """Ask before what can't be taken back: dice, exploring, drawing."""
        return self._flag("table/confirm_chance", True)

    @confirm_chance.setter
    def confirm_chance(self, value: bool) -> None:
        self._set("table/confirm_chance", value)

    @property
    def confirm_losses(self) -> bool:
        """Ask before pieces are given up (a razed city, disbanded units)."""
        return self._flag("table/confirm_losses", True)

    @confirm_losses.setter
    def confirm_losses(self, value: bool) -> None:
        self._set("table/confirm_losses", value)

    @property
    def news(self) -> str:
        """One of NEWS: whether one's turn begins with an account of what the others did."""
        value = self._text("table/news", NEWS_CONCERNS)
        return value if value in NEWS else NEWS_CONCERNS

    @news.setter
    def news(self, value: str) -> None:
        self._set("table/news", value)

    @property
    def stack_hints(self) -> int:
        """How often it was shown how a stack is divided; STACK_HINTS at most, also when the player has done it once."""
        return int(self._number("table/stack_hints", 0, 0, STACK_HINTS))

    @stack_hints.setter
    def stack_hints(self, value: int) -> None:
        self._set("table/stack_hints", min(STACK_HINTS, value))

    @property
    def player_name(self) -> str:
        return self._text("table/player_name")

    @player_name.setter
    def player_name(self, value: str) -> None:
        self._set("table/player_name", value)

    @property
    def last_folder(self) -> str:
        """The folder of the last save that was opened or written by hand."""
        return self._text("table/last_folder")

    @last_folder.setter
    def last_folder(self, value: str) -> None:
        self._set("table/last_folder", value)

    def last_game(self) -> dict[str, Any]:
        """Return the plain data of the last new game, {} if there was none."""
        try:
            data = json.loads(self._text("table/last_game", "{}"))
        except (ValueError, RecursionError):
            return {}
        return data if isinstance(data, dict) else {}

    def set_last_game(self, data: dict[str, Any]) -> None:
        """Remember the plain data of a new game as the next one's default."""
        self._set("table/last_game", json.dumps(data, sort_keys=True))

    # ---- layouts
    def layout(self, key: str) -> QByteArray | None:
        """Return the remembered layout of a game and screen, or None."""
        value = self._store.value(f"layouts/{key}")
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def forget_layouts(self) -> None:
        """Forget the layouts of all games and screens."""
        self._store.remove("layouts")

    def set_layout(self, key: str, layout: QByteArray | None) -> None:
        """Remember a layout; None forgets it."""
        if layout is None:
            self._store.remove(f"layouts/{key}")
        else:
            self._store.setValue(f"layouts/{key}", layout)

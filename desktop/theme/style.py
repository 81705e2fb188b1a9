"""The theme in force: palette, text scale and motion of the running client, switched live.

`theme()` returns the one `Theme` object. Widgets of our own read it while painting and repaint on `changed`; Qt's own
widgets follow the palette and the style sheet that `Theme.apply` sets on the application.
"""
from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from desktop.theme.fonts import SCALE_MAX, SCALE_MIN, Role, load_fonts, make_font
from desktop.theme.palette import DARK, LIGHT, Palette
from desktop.theme.sheet import style_sheet


class Appearance(Enum):
    """The player's choice of theme."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Palette, fonts, scale and motion in force.

    Signals: `changed` after palette, text scale or motion changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.palette: Palette = LIGHT
        self.appearance = Appearance.SYSTEM
        self.scale = 1.0
        self.animation_speed = 1.0  # 0 switches animations off
        self.reduced_motion = False
        self._colours: dict[tuple[str, float], QColor] = {}
        self._fonts: dict[tuple[Role, float | None], QFont] = {}
        self._metrics: dict[tuple[Role, float | None], QFontMetricsF] = {}
        self._applied: tuple[str, float] | None = None
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._on_system_changed)

    def configure(self, *, appearance: Appearance | None = None, scale: float | None = None,
                  animation_speed: float | None = None, reduced_motion: bool | None = None) -> None:
        """Change what is given and apply all of it. `scale` is kept within 0.8-2.0."""
        if appearance is not None:
            self.appearance = appearance
        if scale is not None:
            self.scale = min(SCALE_MAX, max(SCALE_MIN, scale))
        if animation_speed is not None:
            self.animation_speed = max(0.0, animation_speed)
        if reduced_motion is not None:
            self.reduced_motion = reduced_motion
        self.apply()

    def apply(self) -> None:
        """Put palette, font and style sheet in force on the application, then emit `changed`."""
        self.palette = self._wanted()
        wanted = (self.palette.name, self.scale)
        if wanted != self._applied:
            self._applied = wanted
            self._colours.clear()
            self._fonts.clear()
            self._metrics.clear()
            app = QApplication.instance()
            if isinstance(app, QApplication):
                load_fonts()
                app.setStyle("Fusion")
                app.setPalette(_qt_palette(self.palette))
                app.setFont(self.font(Role.BODY))
                app.setStyleSheet(style_sheet(self.palette, self.scale))
        self.changed.emit()

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """Return the colour of a token (a field of Palette) or of a ``#RRGGBB``, with an opacity of 0-1."""
        key = (token, alpha)
        found = self._colours.get(key)
        if found is None:
            found = QColor(token if token.startswith("#") else getattr(self.palette, token))
            if alpha < 1:
                found.setAlphaF(alpha)
            self._colours[key] = found
        return found

    def hex(self, token: str) -> str:
        """Return a token's colour as ``#RRGGBB`` (a ``#RRGGBB`` is returned as it is)."""
        return token if token.startswith("#") else getattr(self.palette, token)

    def font(self, role: Role, px: float | None = None) -> QFont:
        """Return the font of a role at the text scale in force. `px` replaces the role's size at 100 %."""
        key = (role, px)
        found = self._fonts.get(key)
        if found is None:
            load_fonts()
            found = self._fonts[key] = make_font(role, self.scale, px)
        return found

    def metrics(self, role: Role, px: float | None = None) -> QFontMetricsF:
        """Return the metrics of `font(role, px)`."""
        key = (role, px)
        found = self._metrics.get(key)
        if found is None:
            found = self._metrics[key] = QFontMetricsF(self.font(role, px))
        return found

    def px(self, length: float) -> int:
        """Return a length at 100 % multiplied with the text scale, in whole pixels."""
        return round(length * self.scale)

    def duration(self, milliseconds: int) -> int:
        """Return how long an animation takes now: 0 when off, at most 80 ms with reduced motion."""
        if self.animation_speed <= 0:
            return 0
        if self.reduced_motion:
            return min(80, milliseconds)
        return round(milliseconds / self.animation_speed)

    def _wanted(self) -> Palette:
        if self.appearance is Appearance.SYSTEM:
            hints = QGuiApplication.styleHints()
            dark = hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self.appearance is Appearance.DARK else LIGHT

    def _on_system_changed(self) -> None:
        if self.appearance is Appearance.SYSTEM:
            self.apply()


_theme: Theme | None = None


def theme() -> Theme:
    """Return the theme in force; made at the first call, which needs a QGuiApplication."""
    global _theme
    if _theme is None:
        _theme = Theme()
    return _theme


def _qt_palette(palette: Palette) -> QPalette:
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: palette.panel,
        QPalette.ColorRole.WindowText: palette.ink,
        QPalette.ColorRole.Base: palette.raised,
        QPalette.ColorRole.AlternateBase: palette.panel,
        QPalette.ColorRole.Text: palette.ink,
        QPalette.ColorRole.Button: palette.raised,
        QPalette.ColorRole.ButtonText: palette.ink,
        QPalette.ColorRole.BrightText: palette.danger,
        QPalette.ColorRole.ToolTipBase: palette.raised,
        QPalette.ColorRole.ToolTipText: palette.ink,
        QPalette.ColorRole.PlaceholderText: palette.ink3,
        QPalette.ColorRole.Highlight: palette.accent,
        QPalette.ColorRole.HighlightedText: palette.raised,
        QPalette.ColorRole.Link: palette.accent,
        QPalette.ColorRole.LinkVisited: palette.accent,
        QPalette.ColorRole.Mid: palette.line,
        QPalette.ColorRole.Dark: palette.line2,
        QPalette.ColorRole.Light: palette.raised,
        QPalette.ColorRole.Midlight: palette.line,
        QPalette.ColorRole.Shadow: palette.shadow,
    }
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(palette.ink3))
    return result

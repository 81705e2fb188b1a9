"""The settings dialog. Every change is shown at once, so that it can be judged; Cancel puts everything back."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSlider, QWidget

from desktop.app.settings import NEWS_ALWAYS, NEWS_CONCERNS, NEWS_NEVER, Settings
from desktop.dialogs.base import DialogPanel
from desktop.theme.fonts import SCALE_MAX, SCALE_MIN, Role
from desktop.theme.style import Appearance
from desktop.widgets.buttons import Kind
from desktop.widgets.inputs import Choice, Segments, Toggle
from desktop.widgets.labels import Label
from desktop.widgets.panel import Rule

_NAMES = ("appearance", "text_scale", "language", "strong_patterns", "animation_speed", "reduced_motion",
          "confirm_end_turn", "confirm_chance", "confirm_losses", "news")


class SettingsDialog(DialogPanel):
    """Look, motion and confirmations. `accepted` keeps the changes, `rejected` has put them back."""

    def __init__(self, settings: Settings, before: Mapping[str, Any] | None = None, parent: QWidget | None = None) -> None:
        """`before` are the values that Cancel puts back, if they are not those of now: the dialog is made anew when it
        changes the language.
        """
        super().__init__("", icon="mdi6.cog-outline", width=600, parent=parent)
        self.set_title(self.tr("Settings"))
        self._set_margins()
        self._settings = settings
        self._renewed = before is not None
        self.before = dict(before) if before is not None else {name: getattr(settings, name) for name in _NAMES}
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(Label(self.tr("Look"), Role.HEADING))
        self.content.addLayout(grid)
        self.appearance = Segments([(Appearance.SYSTEM, self.tr("System")), (Appearance.LIGHT, self.tr("Light")),
                                    (Appearance.DARK, self.tr("Dark"))], settings.appearance, name=self.tr("Colours"))
        self.appearance.value_changed.connect(lambda value: self._set("appearance", value))
        self._row(grid, self.tr("Colours"), self.appearance)
        self._row(grid, self.tr("Text size"), self._make_scale())
        self.language = Choice([("", self.tr("System language")), ("en", "English"), ("de", "Deutsch")],
                               settings.language, name=self.tr("Language"))
        self.language.chosen.connect(lambda value: self._set("language", value))
        self._row(grid, self.tr("Language"), self.language)
        self.strong_patterns = self._toggle("strong_patterns", self.tr("Strong patterns"),
                                            self.tr("players' patterns show more, for eyes that see fewer colours"))
        self.content.addWidget(Rule(plain=True))
        self.content.addWidget(Label(self.tr("Motion"), Role.HEADING))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        speeds = [(speed, f"{QLocale().toString(speed, 'g', 2)}×") for speed in (0.5, 1.0, 2.0)]
        self.animation_speed = Segments([*speeds, (0.0, self.tr("Off"))],
                                        settings.animation_speed, name=self.tr("Animation speed"))
        self.animation_speed.value_changed.connect(lambda value: self._set("animation_speed", value))
        self._row(grid, self.tr("Animation speed"), self.animation_speed)
        self.reduced_motion = self._toggle("reduced_motion", self.tr("Reduced motion"),
                                           self.tr("short cross-fades; nothing slides, shakes or breathes"))
        self.content.addWidget(Rule(plain=True))
        self.content.addWidget(Label(self.tr("As your turn begins"), Role.HEADING))
        # Beside the choices the words would have no room in some languages.
        self.content.addWidget(Label(self.tr("Tell what the others did"), Role.BODY_BOLD, wrap=True))
        self.news = Segments([(NEWS_ALWAYS, self.tr("Always")), (NEWS_CONCERNS, self.tr("If it concerns you")),
                              (NEWS_NEVER, self.tr("Never"))], settings.news, name=self.tr("Tell what the others did"))
        self.news.value_changed.connect(lambda value: self._set("news", value))
        self.content.addWidget(self.news, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(Rule(plain=True))
        self.content.addWidget(Label(self.tr("Ask before"), Role.HEADING))
        self.confirm_end_turn = self._toggle("confirm_end_turn", self.tr("Ending a turn early"),
                                             self.tr("when actions are left"))
        self.confirm_chance = self._toggle("confirm_chance", self.tr("What can't be taken back"),
                                           self.tr("dice, exploring, drawing, at tables where such steps stay"))
        self.confirm_losses = self._toggle("confirm_losses", self.tr("Giving up pieces"),
                                           self.tr("when a city or units would be lost by your own choice"))
        self.content.addStretch(1)
        cancel = self.add_button(self.tr("Cancel"), key="Esc")
        cancel.clicked.connect(self.reject)
        done = self.add_button(self.tr("Done"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        done.clicked.connect(self.accept)
        self.foot_note.setText(self.tr("Changes are shown at once; Cancel puts everything back."))

    def _make_scale(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(3, 0, 3, 0)
        self.text_scale = QSlider(Qt.Orientation.Horizontal)
        self.text_scale.setAccessibleName(self.tr("Text size"))
        self.text_scale.setRange(round(SCALE_MIN * 20), round(SCALE_MAX * 20))  # steps of 5 %
        self.text_scale.setPageStep(2)
        self.text_scale.setValue(round(self._settings.text_scale * 20))
        self._percent = Label("", Role.FIGURE)
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("200 %") + 4)
        self._show_percent()
        self.text_scale.valueChanged.connect(self._on_scale)
        # While the handle is held the window would jump under the hand: the size acts on release.
        self.text_scale.sliderReleased.connect(self._apply_scale)
        row.addWidget(self.text_scale, 1)
        row.addWidget(self._percent)
        return holder

    def _show_percent(self) -> None:
        self._percent.setText(f"{self.text_scale.value() * 5} %")

    def _on_scale(self) -> None:
        self._show_percent()
        if not self.text_scale.isSliderDown():
            self._apply_scale()

    def _apply_scale(self) -> None:
        self._set("text_scale", self.text_scale.value() / 20)

    def _row(self, grid: QGridLayout, text: str, field: QWidget) -> None:
        line = grid.rowCount()
        grid.addWidget(Label(text, Role.BODY_BOLD, wrap=True), line, 0)
        expand = isinstance(field, Segments | Choice)
        grid.addWidget(field, line, 1, Qt.AlignmentFlag.AlignLeft if expand else Qt.AlignmentFlag(0))

    def _toggle(self, name: str, text: str, note: str) -> Toggle:
        toggle = Toggle(text, note, checked=getattr(self._settings, name))
        toggle.toggled.connect(lambda value: self._set(name, value))
        self.content.addWidget(toggle)
        return toggle

    def _set(self, name: str, value: Any) -> None:
        setattr(self._settings, name, value)

    def reject(self) -> None:
        for name, value in self.before.items():
            setattr(self._settings, name, value)
        super().reject()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.language if self._renewed else self.appearance



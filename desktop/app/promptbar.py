"""The dark bar at the top: menu, where the game is, what is asked, actions, undo, and the end of the turn."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop.app.actions import ActionTable
from desktop.app.gameview import Pace, Pips, Prompt, Question
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import LIGHT_EDGE, paint_banner
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind, ToolButton
from desktop.widgets.counters import ActionPips, RoundTrack, Track
from desktop.widgets.heraldry import Crest, NamePlate
from desktop.widgets.labels import FitLabel

_SPARED = ("redo", "palette", "settings")
"""Commands that have no button of their own in a narrow bar, but a place in a menu at theirs."""


class _Name(Painted):
    """The program's name."""

    def wanted_size(self) -> QSize:
        metrics = theme().metrics(Role.NAME, 22)
        return QSize(round(metrics.horizontalAdvance("Ecumene")) + 2, round(metrics.height()))

    def paint(self, painter: QPainter) -> None:
        paint.text(painter, QRectF(self.rect()), "Ecumene", Role.NAME, "bar_gold", px=22)


class PromptBar(Painted):
    """The bar. Its buttons trigger commands of the table of actions."""

    def __init__(self, actions: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 10, 5)
        row.setSpacing(8)
        self.menu = QMenu(self)
        self._panels: list[QMenu] = []
        self.menu_button = ToolButton("mdi6.menu", self.tr("Menu"), bar=True)
        self.menu_button.clicked.connect(self.open_menu)
        self._name = _Name()
        self._name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.track = RoundTrack()
        self.crest = Crest(size=36, edge=LIGHT_EDGE)
        self.who = NamePlate()
        self.who.hide()
        self.text = FitLabel("", Role.PROMPT, "bar_text")
        self.note = FitLabel("", Role.SMALL, "bar_text2")
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self.text)
        texts.addWidget(self.note)
        texts.addStretch(1)
        for label in (self.text, self.note):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_hand = Button(actions.text("show_hand"), Kind.SECONDARY, icon="mdi6.eye-outline")
        self.show_hand.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_hand.clicked.connect(actions.action("show_hand").trigger)
        self.show_hand.hide()
        actions.action("show_hand").changed.connect(self._on_hand)
        self.pips = ActionPips()
        self.tools: dict[str, ToolButton] = {}
        self.pace_tools: dict[str, ToolButton] = {}
        row.addWidget(self.menu_button)
        row.addWidget(self._name)
        row.addSpacing(8)
        row.addWidget(self.track)
        row.addSpacing(8)
        row.addWidget(self.crest)
        row.addWidget(self.who)
        row.addLayout(texts, 1)
        row.addWidget(self.show_hand)
        row.addWidget(self.pips)
        for command in ("undo", "redo", "palette", "settings"):
            button = ToolButton(actions.definition(command).icon, actions.text(command), bar=True)
            action = actions.action(command)
            button.clicked.connect(action.trigger)
            action.changed.connect(self.refresh)
            self.tools[command] = button
            row.addWidget(button)
        # What has no room in the bar is behind this button.
        self.more = ToolButton("mdi6.dots-horizontal", self.tr("More"), bar=True)
        self.more.clicked.connect(self.open_more)
        self.overflow = QMenu(self)
        self.overflow.setToolTipsVisible(True)
        for command in _SPARED:
            self.overflow.addAction(actions.action(command))
        row.addWidget(self.more)
        row.addSpacing(4)
        self.end_turn = Button(actions.text("end_turn"), Kind.PRIMARY, icon="mdi6.flag-checkered", key="E")
        self.end_turn.clicked.connect(actions.action("end_turn").trigger)
        actions.action("end_turn").changed.connect(self.refresh)
        row.addWidget(self.end_turn)
        self._pace = Pace()
        for command in ("pause", "step"):
            tool = ToolButton(actions.definition(command).icon, actions.text(command), bar=True)
            tool.clicked.connect(actions.action(command).trigger)
            self.pace_tools[command] = tool
            row.addWidget(tool)
        self.skip = Button(self.tr("Skip"), Kind.SECONDARY, icon="mdi6.fast-forward", key="Space")
        self.skip.clicked.connect(actions.action("skip").trigger)
        for control in (*self.pace_tools.values(), self.skip):
            # The keys stay with the board, where Space, comma and full stop do the same.
            control.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            control.hide()
        row.addWidget(self.skip)
        self.yes = Button(actions.text("confirm"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.yes.clicked.connect(actions.action("confirm").trigger)
        self.no = Button(actions.text("decline"), Kind.SECONDARY, key="Escape")
        self.no.clicked.connect(actions.action("decline").trigger)
        for button in (self.no, self.yes):
            # The keys stay with the board; Enter and Esc answer wherever the focus is.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.hide()
            row.addWidget(button)
        self._prompt = Prompt("")
        self._question: Question | None = None
        self._label = ""
        self._asked: PlayerColour | None = None
        self.set_track(None)
        self.set_pips(Pips())
        self.refresh()

    # ---- what is shown
    def set_prompt(self, prompt: Prompt) -> None:
        """Show what is asked of whom."""
        self._prompt = prompt
        self._show_words()
        self.crest.set_player(prompt.player)
        self.crest.setVisible(prompt.player is not None)
        self.who.show_name(prompt.player, prompt.who)
        asked = prompt.player if prompt.who else None
        if asked != self._asked:
            # The bar takes its colour: with it, all that stands in it is drawn anew.
            self._asked = asked
            self.update()

    def set_question(self, question: Question | None) -> None:
        """Ask something before it is done, with two answers, in the place of the prompt; None: the prompt comes back."""
        if question is None and self._question is None:
            return
        # The bar keeps its height, so that the board below does not move.
        self.setMinimumHeight(self.height() if question is not None else 0)
        self._question = question
        if question is not None:
            self.yes.set_label(question.yes or self._actions.text("confirm"))
            self.no.set_label(question.no or self._actions.text("decline"))
        self._show_words()
        self._fit()
        self.update()

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return self._question

    def _show_words(self) -> None:
        words = self._question or self._prompt
        self.text.set_text(words.text)
        self.note.set_text(words.note)
        self.note.setVisible(bool(words.note))

    def set_pace(self, pace: Pace) -> None:
        """Show the buttons that stop, step and skip while bots play, in the place of the button that ends a turn."""
        self._pace = pace
        pause = self.pace_tools["pause"]
        pause.set_icon("mdi6.play" if pace.paused else "mdi6.pause")
        pause.setCheckable(True)
        pause.setChecked(pace.paused)
        self.skip.setEnabled(pace.active and not pace.skipping)
        self.refresh()
        self._fit()

    def set_track(self, track: Track | None) -> None:
        """Show ages and rounds, None for nothing."""
        self.track.set_track(track)

    def set_pips(self, pips: Pips) -> None:
        """Show the actions of the turn."""
        self.pips.set_actions(pips.total, pips.spent, self.tr("Actions"), running=pips.running,
                              description=pips.description)
        self._fit()

    def set_end_turn(self, label: str, primary: bool) -> None:
        """Name the button at the right ("" for the usual name); it is gold when ending is what remains to do."""
        self._label = label
        self.end_turn.set_kind(Kind.PRIMARY if primary else Kind.SECONDARY)
        self.refresh()

    def refresh(self) -> None:
        """Follow the state of the commands."""
        self.menu_button.set_name(self.tr("Menu"))
        self.more.set_name(self.tr("More"))
        for command, button in self.tools.items():
            button.setAccessibleName(self._actions.text(command))
            button.setEnabled(self._actions.action(command).isEnabled())
            button.setToolTip(self._actions.tooltip(command))
        for command, tool in self.pace_tools.items():
            name = self.tr("Let the bots go on") if command == "pause" and self._pace.paused else self._actions.text(command)
            tool.set_name(name, self._actions.key(command))
        self.skip.set_label(self.tr("Skip"))
        self.skip.setToolTip(self._actions.tooltip("skip"))
        self.end_turn.set_label(self._label or self._actions.text("end_turn"))
        self.end_turn.setEnabled(self._actions.action("end_turn").isEnabled())
        self.end_turn.setToolTip(self._actions.tooltip("end_turn"))

    def fill_menu(self, panels: list[QMenu]) -> None:
        """Make the menu anew; `panels` are further menus, such as the list of docks."""
        self.menu.clear()
        # Clearing a menu only takes its parts out.
        for old in (*self.menu.findChildren(QMenu), *self._panels):
            old.deleteLater()
        self._panels = panels
        self._actions.fill_menu(self.menu)
        for menu in panels:
            self.menu.addMenu(menu)

    def open_menu(self) -> None:
        """Open the menu below its button."""
        self.menu.popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    def open_more(self) -> None:
        """Open the menu of what has no room in the bar."""
        self.overflow.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    @guarded()
    def _on_hand(self) -> None:
        self.show_hand.set_label(self._actions.text("show_hand"))
        self.show_hand.setToolTip(self._actions.tooltip("show_hand"))
        self._fit()

    # ---- place
    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        # The window may be narrower than all parts together: the prompt gives way first.
        return QSize(320, QWidget.minimumSizeHint(self).height())

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def theme_changed(self) -> None:
        super().theme_changed()
        self._fit()

    def _fit(self) -> None:
        t = theme()
        width = self.width()
        self.track.set_compact(width < t.px(1440))
        has_track = bool(self.track.sizeHint().width())
        asks = self._question is not None
        # A question takes the room of what is not needed to answer it.
        hand = self._actions.action("show_hand").isEnabled() and not asks
        tight = hand and width < t.px(1440)
        self._name.setVisible((width >= t.px(1180) and not asks and not tight) or not has_track)
        self.track.setVisible(has_track and width >= t.px(960) and not asks)
        for button in (self.yes, self.no):
            button.setVisible(asks)
        self.show_hand.setVisible(hand)
        plays = self._pace.active and not asks
        self.end_turn.setVisible(not asks and not plays)
        for control in (*self.pace_tools.values(), self.skip):
            control.setVisible(plays)
        narrow = width < t.px(1000) or tight
        for command, tool in self.tools.items():
            tool.setVisible(not asks and not (narrow and command in _SPARED))
        self.more.setVisible(narrow and not asks)
        self.pips.setVisible(self.pips.sizeHint().width() > 0 and width >= t.px(700) and not asks)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        painter.fillRect(face, paint.vertical(face, "bar2", "bar"))
        if self._question is not None:  # a light from the right, where the answers are
            glow = paint.vertical(face, "gold", "gold_hi")
            painter.setOpacity(.16)
            painter.fillRect(face, glow)
            painter.setOpacity(1)
        if self._asked is not None:
            # Somebody else than the one at the machine is asked: all of the bar is theirs.
            painter.setOpacity(.32)
            paint_banner(painter, face, self._asked)
            painter.setOpacity(1.0)
            painter.fillRect(QRectF(face.left(), face.bottom() - 5, face.width(), 5), t.colour(self._asked.colour))
        painter.setPen(QPen(t.colour(mix(t.hex("bar"), t.hex("gold"), .45)), .8))
        painter.drawLine(face.bottomLeft() - QPointF(0, 3), face.bottomRight() - QPointF(0, 3))
        painter.setPen(QPen(t.colour("gold"), 1.4))
        painter.drawLine(face.bottomLeft() - QPointF(0, 1), face.bottomRight() - QPointF(0, 1))



"""Increase Happiness: a city's steps in the city panel, and the panel in which more cities are added until it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.games.clash.content.powers import in_force
from core.games.clash.frames import HappinessFrame
from core.games.clash.goods import goods
from core.games.clash.moves import CANCEL, DONE, AnyMove, Raise
from core.games.clash.rules.happiness import FREE_HAPPINESS, price
from core.games.clash.state import HAPPY, cities_of
from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.games.clash.dialogs.decision import DecisionPanel, question_spec
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.pictures import MOOD_ICONS
from desktop.games.clash.dialogs.sections import RowsSection
from desktop.games.clash.words import names
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.inputs import Toggle


class HappinessSection(RowsSection):
    """The moods that a city can be given, as an action and free.

    Answers with the step and the end of the action, or only with the step when more cities are to follow.
    """

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        now = link.view.cities[city].mood
        powers = link.view.players[link.seat].powers
        usings = ("", *(using for using in FREE_HAPPINESS if in_force(powers, using)))
        self.more = Toggle(phrase("several_cities"), parent=self)
        self.more.setVisible(now < HAPPY)
        if now == HAPPY:
            self.add_nothing("mood_happy", phrase("is_happy"))
            return
        moves = {using: [Raise(city, mood, using) for mood in range(now + 1, HAPPY + 1)] for using in usings}
        # What can be done stands above what can't, as in the section for Influence Culture.
        for using in sorted(usings, key=lambda using: all(link.refusal(move) for move in moves[using])):
            if len(usings) > 1:
                self.add_words(phrase("with_power", power=piece_name(using)) if using else phrase("as_action"), title=True)
            for move in moves[using]:
                mood = move.mood
                words = phrase("become", mood=tr(names.MOODS[mood]))
                note = "" if using else phrase("costs_action")
                cost = goods(mood=price(link.view, ((city, mood),), using))
                self.add_row(PricedOption(move, words, note, MOOD_ICONS[mood], self.why(move), goods=cost))
        self.more.setEnabled(self.is_open() and len(cities_of(link.view, link.seat)) > 1)
        self.box.addWidget(self.more)
        self.box.addStretch(1)

    def on_row(self, id: object) -> None:
        self.chosen.emit((id,) if self.more.isChecked() else (id, DONE))


class HappinessPanel(DecisionPanel):
    """Increase Happiness is being put together: add cities, take them out, finish or cancel."""

    def __init__(self, link: Link, decision: Decision, moves: Sequence[AnyMove], parent: QWidget | None = None) -> None:
        frame = link.view.frames[-1]
        raised = dict(frame.raised) if isinstance(frame, HappinessFrame) else {}
        using = frame.using if isinstance(frame, HappinessFrame) else ""
        options: list[ChoiceOption] = []
        for space in cities_of(link.view, link.seat):
            now = link.view.cities[space].mood
            for mood in range(now, HAPPY + 1):
                move = Raise(space, mood, using)
                chosen = raised.get(space, now)
                if mood == chosen:
                    continue
                refusal = link.refusal(move)
                words = phrase("take_out" if mood == now else "become", mood=tr(names.MOODS[mood]))
                note = phrase("raised_to", mood=tr(names.MOODS[chosen])) if space in raised else ""
                options.append(
                    PricedOption(
                        move, f"{link.speaker.space(space)}: {words}", note, MOOD_ICONS[mood],
                        link.speaker.refusal(refusal) if refusal is not None else "",
                        goods=goods(mood=price(link.view, ((space, mood),), "")),
                    )
                )  # fmt: skip
        spec = question_spec(link, decision, tuple(options), decline=phrase("cancel"))
        super().__init__(link, spec, decline=CANCEL, parent=parent)
        self.finish = Button(phrase("finish"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.finish.setEnabled(DONE in moves)
        self.finish.clicked.connect(lambda: self.chosen.emit((DONE,)))
        self.foot.addWidget(self.finish)
        link.highlight(lights(option.id.city for option in options if not option.refused))  # type: ignore[attr-defined]

    def make_row(self, option: ChoiceOption, number: int) -> OptionRow:
        return PricedRow(option, number) if isinstance(option, PricedOption) else super().make_row(option, number)

    def toggle_space(self, space: int) -> bool:
        """Take the first step that is possible for a city that was clicked."""
        for row in self.rows:
            move = row.option.id
            if isinstance(move, Raise) and move.city == space and row.isEnabled():
                row.click()
                return True
        return False

    def first_focus(self) -> QWidget:
        """Return what has the focus at first: Enter finishes."""
        return self.finish if self.finish.isEnabled() else super().first_focus()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.finish.isEnabled():
            self.finish.click()
        else:
            super().keyPressEvent(event)

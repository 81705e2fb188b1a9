"""Question panels of the game: the shared choice panel, answering with moves and tied to the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.games.clash.moves import AnyMove
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.games.clash.dialogs.asking import Asking, AskingStrip, asking_of, event_in_progress
from desktop.games.clash.dialogs.happened import event_lines
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.why import explain_move, explains
from desktop.games.clash.words.names import tr
from desktop.robust import guarded

LINES_OF_EVENT = 4
"""The newest lines of what an Event has done that its strip shows."""
SOURCE_ONLY = ("From {source}", "For {source}", "{source}")


@dataclass(frozen=True, slots=True)
class QuestionSpec(ChoiceSpec):
    """A question of the rules: `asking` is what asks it, `lines` what has come of that so far."""

    asking: Asking | None = None
    lines: tuple[str, ...] = ()


def question_spec(
    link: Link, decision: Decision, options: tuple[ChoiceOption, ...], *, decline: str = "", sentence: str | None = None
) -> QuestionSpec:
    """Return a question as the speaker words it, with what asks for it. `sentence` replaces the hint."""
    title, hint = link.speaker.question(decision)
    if sentence is not None:
        hint = sentence
    asking = asking_of(link.view, decision)
    if asking is not None and not asking.kind and asking.name.casefold() in hint.casefold():
        asking = None  # the hint says it already
    if asking is not None and hint in _only_source(link, decision):
        hint = ""  # the strip says it
    if asking is not None and hint.startswith(asking.name):
        rest = hint[len(asking.name) :].lstrip(":, ")
        hint = rest[:1].upper() + rest[1:]  # the strip names it
    lines: tuple[str, ...] = ()
    if asking is not None and asking.kind == "event" and event_in_progress(link.view) == asking.id:
        lines = event_lines(link.speaker, link.journal(), asking.id)[-LINES_OF_EVENT:]
    return QuestionSpec(title, hint, options=options, decline=decline, asking=asking, lines=lines)


def _only_source(link: Link, decision: Decision) -> tuple[str, ...]:
    """Return the hints that would say of a question no more than what asks it."""
    source = link.speaker.words({"source": decision.source})["source"]
    return tuple(tr(hint).format(source=source) for hint in SOURCE_ONLY)


def source_of(spec: ChoiceSpec) -> AskingStrip | None:
    """Return the strip that says what asks a question, None if the question says it itself."""
    return AskingStrip(spec.asking, spec.lines) if isinstance(spec, QuestionSpec) and spec.asking is not None else None


class DecisionPanel(ChoicePanel):
    """Asks a question of the rules. The ids of its options are moves.

    Signals: `chosen(object)` with a tuple of one move. `spaces` are the spaces that stand for options: they are lit, and
    `toggle_space` answers for a click on one.
    """

    def __init__(
        self, link: Link, spec: ChoiceSpec, *, decline: AnyMove | None = None, spaces: Mapping[int, AnyMove] | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(spec, parent)
        self._link = link
        self._spaces = dict(spaces or {})
        if self.decline is not None and decline is not None:
            self.decline.clicked.disconnect()
            self.decline.clicked.connect(lambda: self.chosen.emit((decline,)))
        self.option_hovered.connect(self._on_hovered)
        for row in self.rows:
            explains(row, lambda row=row: explain_move(link, row.option.id))
        if self._spaces:
            link.highlight(lights(self._spaces))

    def make_source(self) -> QWidget | None:
        return source_of(self.spec) or super().make_source()

    def toggle_space(self, space: int) -> bool:
        """Answer with the option that a space of the board stands for. Returns whether there is one."""
        move = self._spaces.get(space)
        if move is None:
            return False
        self.choose(move)
        return True

    def first_focus(self) -> QWidget:
        """Return what has the focus at first: no option where spaces are to choose from, so that all of them stay lit."""
        return self if self._spaces else super().first_focus()

    @guarded()
    def _on_hovered(self, id: object) -> None:
        if self._spaces:
            self._link.highlight(self._lit_by(id) or lights(self._spaces))

    def _lit_by(self, id: object) -> frozenset[int]:
        """Return the spaces that stand for an option."""
        return lights(space for space, move in self._spaces.items() if move == id)

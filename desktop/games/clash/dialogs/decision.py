"""Question panels of the game: the shared choice panel, answering with moves and tied to the board."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.games.clash.moves import AnyMove
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.words.names import piece_name
from desktop.robust import guarded


def question_spec(
    link: Link, decision: Decision, options: tuple[ChoiceOption, ...], *, decline: str = "", sentence: str | None = None
) -> ChoiceSpec:
    """Return a question as the speaker words it, with what asks for it. `sentence` replaces the hint."""
    title, hint = link.speaker.question(decision)
    source = piece_name(decision.source) if decision.source else ""
    if source and source in hint:
        # The line of the source says it already.
        source = ""
    return ChoiceSpec(
        title, hint if sentence is None else sentence, source, icon_of(decision.source) if source else "", options,
        decline=decline,
    )  # fmt: skip


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
        self._space_of = {move: space for space, move in self._spaces.items()}
        if self.decline is not None and decline is not None:
            self.decline.clicked.disconnect()
            self.decline.clicked.connect(lambda: self.chosen.emit((decline,)))
        self.option_hovered.connect(self._on_hovered)
        if self._spaces:
            link.highlight(lights(self._spaces))

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
        if not self._spaces:
            return
        space = self._space_of.get(id)
        self._link.highlight(lights(self._spaces) if space is None else lights((space,)))

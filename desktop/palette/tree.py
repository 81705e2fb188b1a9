"""What the palette completes: a tree whose branches are worked out when they are opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Completion:
    """One step of a command (a verb, a place, what, the payment), or its end. All texts are translated.

    `children` are the next steps; with `run` as well, `run` is done where `children` gives none. One with a `refusal` can't
    be done now: it stays listed and says why, with the `section` of the rules.
    """

    text: str
    note: str = ""
    """A line below it, which is searched as well."""
    icon: str = ""
    key: str = ""
    """The portable key sequence that does the same."""
    refusal: str = ""
    section: str = ""
    group: str = ""
    """Heading under which it stands; the same for neighbours."""
    also: str = ""
    """Other words by which it is found."""
    run: Callable[[], object] | None = None
    children: Callable[[], Sequence[Completion]] | None = None
    only_named: bool = False
    """Whether it is listed only when what is typed names it: one of many that can't be done, for those who ask why."""
    apart: bool = False
    """Whether its next steps are looked through only once it is taken: there are too many, or no end of them."""
    explain: Callable[[], str] | None = None
    """What is told of it while it is chosen, such as odds or a card's text; worked out a moment later."""

    @property
    def is_step(self) -> bool:
        """Whether other steps follow, or may follow."""
        return self.children is not None and not self.refusal

    def next_steps(self) -> Sequence[Completion]:
        """Return what follows; nothing for an end."""
        return self.children() if self.children is not None and not self.refusal else ()


@dataclass(frozen=True, slots=True)
class Found:
    """A completion as it stands in the list: the steps that lead to it from the level that is shown, and what of it matched.

    `places` are the letters of `text` to be marked.
    """

    steps: tuple[Completion, ...]
    text: str
    places: tuple[int, ...] = ()
    score: float = 0.0
    near: bool = False
    """Whether it only fits if something was mistyped."""

    @property
    def completion(self) -> Completion:
        """The completion itself: the last step."""
        return self.steps[-1]

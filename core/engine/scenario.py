"""Rules scenarios as data: a position, what chance gives, moves, expectations.

A TOML file holds one scenario, or several as `[[scenario]]`. These keys are the runner's, all others the game's::

    name = "construct: an Angry city refuses a building"
    section = "Activate City: Construct"     # of the rulebook
    game = "clash"                           # default
    note = "why this reading"                # optional
    chance = {dice = [5, 11]}                # values by kind of chance, used before the generator
    ...                                      # the position: read by the game's builder
    [[moves]]
    seat = 0
    construct = {...}                        # the move: read by the game's builder
    chance = {dice = [3]}                    # queued before this move
    refused = "city_angry"                   # the move must be refused with this key; nothing changes
    section = "..."                          # optional: the refusal's section must be this
    values = {city = "0,0"}                  # optional: the refusal's values must contain these
    entries = ["city.built"]                 # optional: these journal keys appear in this order (others may lie between)
    listed = false                           # the move is legal but of an open family and not in the list
    expect = {...}                           # facts after the move; a table without a move only checks
    [expect]                                 # facts after the last move
    ...

An expectation is compared with the game's facts part by part: a table matches if each of its keys matches, all else
must be equal; `"absent"` matches a key that is not there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

Data = Mapping[str, Any]


class ScenarioError(ValueError):
    """A scenario's data has a wrong shape; the message says in one sentence what and where."""


class ScenarioBuilder(Protocol):
    """What a game adds to the runner (`SCENARIOS` in its package)."""

    def build(self, data: Data) -> Any:
        """Return the state at its first decision. `data` holds the scenario's keys that the runner does not know.

        Irregular positions are fine: only the shape is checked. Raises ScenarioError.
        """

    def move(self, data: Data, state: Any) -> Any:
        """Return a move. `data` holds `seat` and the keys that the runner does not know. Raises ScenarioError."""

    def facts(self, state: Any) -> Data:
        """Return what expectations may name: nested tables with string keys, numbers, strings, booleans, lists.

        Use the words of the position (`build`), so that a scenario reads alike before and after.
        """

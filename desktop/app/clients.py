"""The table of games as the window uses it: games are imported when they are asked for."""
from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.app.gameview import GameClient, SaveProblem

log = logging.getLogger("ecumene.clients")


class RegisteredClients:
    """The games of desktop.games.registry."""

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all games that have views."""
        from desktop.games.registry import VIEWS

        return tuple(VIEWS)

    def load(self, game_id: str) -> GameClient:
        """Return a game's client. Raises SaveProblem for an id that has none."""
        from desktop.games.registry import VIEWS, game_views

        if game_id not in VIEWS:
            words = QCoreApplication.translate("Clients", "The game {game} is not known to this version of Ecumene.")
            raise SaveProblem(words.format(game=repr(game_id)))
        try:
            client: GameClient = game_views(game_id)
        except (ImportError, AttributeError) as error:
            # One game that can't be loaded must not keep the others from being played.
            log.exception("the views of %s can't be loaded", game_id)
            words = QCoreApplication.translate("Clients", "The game {game} can't be shown: {reason}.")
            raise SaveProblem(words.format(game=repr(game_id), reason=error)) from error
        return client

    def of_save(self, path: Path) -> str:
        """Return the id of the game that a save holds. Raises SaveProblem."""
        from core.engine.saves import SaveError, header, read_bytes
        from desktop.table.problems import save_problem

        try:
            return header(read_bytes(path)).game
        except SaveError as error:
            raise SaveProblem(save_problem(error)) from error

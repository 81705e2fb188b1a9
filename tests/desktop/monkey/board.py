"""Gestures on the board and with the hand below it."""

from __future__ import annotations

from shiboken6 import isValid

from core.games.clash.moves import MoveUnits, Pick
from tests.desktop.monkey.body import ALT, CONTROL, SHIFT
from tests.desktop.monkey.hands import LEFT, MIDDLE, NO_KEYS, RIGHT
from tests.desktop.monkey.touch import Touch


class BoardGestures(Touch):
    """Each gesture returns what it did."""

    def drag_legally(self) -> str:
        """Drag what the engine lets move to where it may go, or choose a space that is asked for."""
        table = self.table
        if table is None:
            return self.start_again()
        moves = table.legal()
        drags = [move for move in moves if isinstance(move, MoveUnits)]
        picks = [move for move in moves if isinstance(move, Pick)]
        if drags:
            move = self.luck.choice(drags)
            keys = self.luck.choice((NO_KEYS, NO_KEYS, SHIFT, CONTROL))
            said = self._drag([self._at(space) for space in (move.path[0], move.path[-1])], keys=keys)
            return f"{move}{said}"
        if picks:
            pick = self.luck.choice(picks)
            self.hands.click(self._at(pick.space))
            return f"{pick}"
        return self.click_question()

    def drag_anyhow(self) -> str:
        """Drag from anywhere on the board to anywhere."""
        if self.table is None:
            return self.start_again()
        spaces = [self._space() for _ in range(self.luck.choice((2, 2, 3, 5)))]
        button = self.luck.choices((LEFT, RIGHT, MIDDLE), (6, 1, 1))[0]
        keys = self._keys()
        said = self._drag([self._at(space) for space in spaces], button, keys)
        return f"{spaces} {button.name} {keys.value}{said}"

    def click_board(self) -> str:
        """Click anywhere on the board."""
        if self.table is None:
            return self.start_again()
        space = self._space()
        button = self.luck.choices((LEFT, RIGHT, MIDDLE), (6, 2, 1))[0]
        keys, twice = self._keys(), self.luck.random() < 0.1
        self.hands.click(self._at(space), button, keys, twice)
        return f"{space} {button.name} {keys.value}{' twice' if twice else ''}"

    def carry_by_clicks(self) -> str:
        """Click units, perhaps some of them, and then where they go."""
        table = self.table
        if table is None:
            return self.start_again()
        moves = [move for move in table.legal() if isinstance(move, MoveUnits)]
        if not moves:
            return self.click_board()
        move = self.luck.choice(moves)
        for _ in range(self.luck.choice((1, 1, 2))):
            self.hands.click(self._at(move.path[0]), LEFT, self.luck.choice((NO_KEYS, SHIFT)))
        end = self.luck.choice((move.path[-1], move.path[-1], self._space()))
        self.hands.move(self._at(end))
        self.hands.click(self._at(end), LEFT, self.luck.choice((NO_KEYS, NO_KEYS, CONTROL)))
        return f"{move} to {end}"

    def turn_wheel(self) -> str:
        """Zoom, or scroll what is under the mouse."""
        at = self._point_in(self.window)
        notches, keys = self.luck.choice((-4, -1, 1, 2, 5)), self._keys()
        self.hands.wheel(at, notches, keys)
        return f"{notches} at {at.x()},{at.y()}"

    def pan(self) -> str:
        """Drag the board itself."""
        table = self.table
        if table is None:
            return self.start_again()
        port = table.view_widget.viewport()
        self._drag([self._point_in(port), self._point_in(port)], self.luck.choice((MIDDLE, RIGHT)))
        return ""

    def use_hand(self) -> str:
        """Look at a card, click it, double click it, or drag it somewhere."""
        table = self.table
        cards = [card for card in table.hand.cards if not card.visibleRegion().isEmpty()] if table is not None else []
        if table is None or not cards:
            return self.click_anywhere()
        card = self.luck.choice(cards)
        at = self._point_in(card)
        way = self.luck.choice(("look", "click", "twice", "right", "board", "board", "players", "anywhere"))
        if way == "look":
            self.hands.move(at, ALT)
        elif way in ("click", "twice", "right"):
            self.hands.click(at, RIGHT if way == "right" else LEFT, NO_KEYS, way == "twice")
        elif way == "board":
            self._drag([at, self._at(self._space())])
        elif way == "players":
            self._drag([at, self._point_in(table.boards.opponents)])
        else:
            self._drag([at, self._point_in(self.window)])
        return f"{card.item.id if isValid(card) else ''} {way}"

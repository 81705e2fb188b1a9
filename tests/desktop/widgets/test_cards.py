"""A hand of cards, for any game: what is painted at each size, looking, choosing, dragging, keys, and room for many."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from desktop import robust
from desktop.theme import paint
from desktop.theme.style import Appearance, theme
from desktop.widgets import cardface
from desktop.widgets.cardface import CardPart, CardPicture, card_pixmap, card_size, is_whole
from desktop.widgets.cardhand import CardHand
from desktop.widgets.cardpaint import lines_of, needed_height
from desktop.widgets.cardwall import CardWall
from desktop.widgets.handcard import CardItem, HandCard

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
TEXT = "With a Collect action: the city collects from two more spaces than it could."
ACTION = CardPicture(
    "action", "Action", "Mass Collection",
    (CardPart("Mass Collection", TEXT, "With Collect", ""),
     CardPart("High Ground", "The enemy's clash icons don't count.", icons=("infantry", "fortress"), combat=True)),
    ("wood", "food"),
)  # fmt: skip
OBJECTIVE = CardPicture(
    "objective", "Objective", "Seafarer / Aggressor",
    (CardPart("Seafarer", "You own all four Advances of Maritime.", "Status Phase", mark="1 of 4", short="1/4", done=False),
     CardPart("Aggressor", "You attacked and won; 2 Army units fell.", "Right after a battle", mark="fulfilled", done=True)),
    ("ship", "hit"),
)  # fmt: skip
WONDER = CardPicture(
    "wonder", "Wonder", "Great Wall", (CardPart("Great Wall", "Enemies have -2 Combat Value.", "Needs Siegecraft"),),
    ("great_wall",), (("food", "3"), ("ore", "7")),
)  # fmt: skip
BACK = CardPicture("action", "Action card", back=True)


@pytest.fixture(autouse=True)
def restored_theme(qapp):
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=0.0)
    cardface.forget_pixmaps()
    yield
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


@pytest.fixture
def painted(monkeypatch) -> list[str]:
    """The texts that are painted, as far as they can be read: an elided one ends with an ellipsis."""
    found: list[str] = []
    original = paint.fitted

    def fitted(font: Any, text: str, width: float) -> Any:
        result = original(font, text, width)
        found.append(result[1])
        return result

    monkeypatch.setattr(paint, "fitted", fitted)
    return found


class Seat:
    """A window with a hand at its bottom, and what came out of it."""

    def __init__(self, qtbot: Any, items: list[CardItem], height: int = 110, width: int = 900) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.hand = CardHand()
        self.window.setCentralWidget(self.hand)
        # The room above the hand, as the board would take it.
        self.window.setContentsMargins(0, 600, 0, 0)
        self.window.resize(width, 600 + height)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.hand.show_cards(items)
        self.heard: list[tuple[Any, ...]] = []
        for name in ("played", "looked", "drag_started", "drag_cancelled"):
            getattr(self.hand, name).connect(lambda id, name=name: self.heard.append((name, id)))
        self.hand.drag_dropped.connect(lambda id, at: self.heard.append(("dropped", id)))
        self.hand.left.connect(lambda: self.heard.append(("left",)))

    def card(self, id: str) -> HandCard:
        card = self.hand.card(id)
        assert card is not None
        return card

    def played(self) -> list[str]:
        return [entry[1] for entry in self.heard if entry[0] == "played"]


def items(**playable: bool) -> list[CardItem]:
    pictures = {"a": ACTION, "o": OBJECTIVE, "w": WONDER}
    return [
        CardItem(id, picture, playable.get(id, False), "" if playable.get(id) else f"not {id}", group=picture.kind)
        for id, picture in pictures.items()
    ]


def many(number: int) -> list[CardItem]:
    return [CardItem(f"c{i}", ACTION, True, group="action") for i in range(number)]


def drag_to(card: HandCard, at: QPoint, *, drop: bool = True) -> None:
    """Press on a card, move to a place of the screen, and let go there."""
    start = card.rect().center()
    QTest.mousePress(card, LEFT, pos=start)
    for step in (start + QPoint(8, -8), start + QPoint(16, -16), card.mapFromGlobal(at)):
        move(card, step)
    if drop:
        QTest.mouseRelease(card, LEFT, pos=card.mapFromGlobal(at))


def move(card: HandCard, at: QPoint) -> None:
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(card.mapToGlobal(at)), Qt.MouseButton.NoButton, LEFT,
                        Qt.KeyboardModifier.NoModifier)  # fmt: skip
    QApplication.sendEvent(card, event)


# ---------------------------------------------------------------- pictures
def test_a_card_has_the_ratio_of_the_direction():
    size = card_size(292)
    assert size.width() == pytest.approx(200, abs=1)
    assert is_whole(292)
    assert not is_whole(90)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("height", [84, 110, 206, 292])
@pytest.mark.parametrize("picture", [ACTION, OBJECTIVE, WONDER], ids=lambda picture: picture.kind)
def test_names_and_state_can_be_read_at_every_size(picture, height, scale, painted):
    theme().configure(scale=scale)
    card_pixmap(picture, card_size(height * scale))
    for part in picture.parts:
        assert part.title in painted
    if picture is OBJECTIVE:
        assert "1/4" in painted or "1 of 4" in painted
    if picture is WONDER:
        assert {"3", "7"} <= set(painted)


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_all_of_the_text_is_on_a_large_card(scale, painted):
    theme().configure(scale=scale)
    width = theme().px(280)
    card_pixmap(ACTION, QSize(width, round(needed_height(ACTION, width))))
    words = " ".join(painted)
    for word in TEXT.split():
        assert word in words
    assert not any(text.endswith("…") for text in painted)


def test_text_that_does_not_fit_ends_with_an_ellipsis(painted):
    long = CardPicture("action", "Action", "Long", (CardPart("Long", "word " * 200),))
    card_pixmap(long, card_size(200))
    assert any(text.endswith("…") for text in painted)


def test_lines_are_no_wider_than_asked():
    metrics = theme().metrics(paint.Role.BODY, 13)
    lines = lines_of(TEXT, 120, 13)
    assert " ".join(lines) == TEXT
    assert all(metrics.horizontalAdvance(line) <= 121 for line in lines)


def test_a_picture_is_drawn_once_for_a_size_and_a_theme():
    size = card_size(200)
    first = card_pixmap(ACTION, size)
    assert card_pixmap(ACTION, size) is first
    theme().configure(appearance=Appearance.DARK)
    assert card_pixmap(ACTION, size) is not first
    theme().configure(appearance=Appearance.LIGHT)
    assert card_pixmap(ACTION, size) is first


def test_pictures_are_kept_within_bounds(monkeypatch):
    monkeypatch.setattr(cardface, "_KEPT_BYTES", 500_000)
    for height in range(200, 260):
        card_pixmap(ACTION, card_size(height))
    kept = cardface._pixmaps.values()
    assert sum(pixmap.width() * pixmap.height() * 4 for pixmap in kept) <= 500_000


def test_painting_a_hand_draws_no_card_anew(qtbot, monkeypatch):
    seat = Seat(qtbot, items(a=True))
    seat.hand.grab()
    from desktop.widgets import cardpaint

    monkeypatch.setattr(cardpaint, "paint_card", lambda *_: pytest.fail("drawn again"))
    seat.hand.grab()
    assert not any(robust.is_faulty(card) for card in seat.hand.cards)


def test_a_back_shows_its_kind_only(painted):
    card_pixmap(BACK, card_size(200))
    assert painted == ["Action card"]


# ---------------------------------------------------------------- the row
def test_cards_say_their_name_state_and_text(qtbot):
    seat = Seat(qtbot, items(a=True))
    card = seat.card("o")
    assert card.accessibleName() == "Objective: Seafarer / Aggressor"
    for words in ("all four Advances", "1 of 4", "fulfilled", "Status Phase", "not o"):
        assert words in card.accessibleDescription()
    assert card.toolTip() == "not o"
    assert seat.card("a").toolTip() == ""
    assert "can be played" in seat.card("a").accessibleDescription()


def test_kinds_are_set_apart(qtbot):
    seat = Seat(qtbot, [*many(2), CardItem("w", WONDER, group="wonder")])
    first, second, other = seat.hand.cards
    assert other.x() - second.geometry().right() > second.x() - first.geometry().right()


def test_cards_lie_over_each_other_before_they_scroll(qtbot):
    seat = Seat(qtbot, many(8), height=60, width=930)
    hand = seat.hand
    boxes = [card.geometry() for card in hand.cards]
    assert any(a.intersects(b) for a, b in pairwise(boxes))
    assert not hand._on.isVisible()
    assert boxes[0].left() >= 0
    assert boxes[-1].right() < hand.width()
    hand.stack(hand.cards[2])
    row = hand._row.children()
    assert max(hand.cards, key=row.index) is hand.cards[2]


@pytest.mark.parametrize(("scale", "height", "width"), [(1.0, 206, 1061), (1.1, 228, 976)])
def test_the_tops_of_nine_cards_lie_in_two_rows_rather_than_over_each_other(qtbot, scale, height, width):
    theme().configure(scale=scale)
    hand = Seat(qtbot, many(9), height=height, width=width).hand
    boxes = [card.geometry() for card in hand.cards]
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
    assert all(hand.rect().contains(box) for box in boxes)
    assert all(box.width() >= cardface.least_width() for box in boxes)
    assert not hand.overlaps
    assert not hand._on.isVisible()


def test_few_cards_are_whole(qtbot):
    hand = Seat(qtbot, many(5), height=206, width=1061).hand
    assert all(is_whole(card.face().height()) for card in hand.cards)
    assert len({card.y() for card in hand.cards}) == 1


def test_a_card_that_is_cut_off_comes_into_sight_whole_when_the_mouse_comes_to_it(qtbot):
    hand = Seat(qtbot, many(20), height=96, width=700).hand
    port = hand._area.viewport()

    def box(card: HandCard) -> QRect:
        return QRect(card.mapTo(port, QPoint(0, 0)), card.size())

    cut = next(card for card in hand.cards if port.rect().intersects(box(card)) and not port.rect().contains(box(card)))
    hand.look_soon(cut)
    assert port.rect().contains(box(cut))
    hand.look_away(cut)


def test_the_buttons_that_scroll_do_not_lie_on_cards(qtbot):
    hand = Seat(qtbot, many(20)).hand
    assert hand._on.isVisible()
    assert not hand._on.geometry().intersects(hand._area.geometry())


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize(("height", "number"), [(96, 6), (96, 20), (220, 20)])
def test_every_card_of_a_large_hand_can_be_reached(qtbot, scale, height, number):
    theme().configure(scale=scale)
    seat = Seat(qtbot, many(number), height=round(height * scale), width=930)
    boxes = [card.geometry() for card in seat.hand.cards]
    assert all(box.width() >= cardface.least_width() or is_whole(box.height() - 7) for box in boxes)
    # They may overlap like a fan, but more than half of each is seen, and the buttons that scroll stand beside them.
    assert all(b.left() - a.left() >= a.width() // 2 for a, b in pairwise(boxes) if a.y() == b.y())
    last = seat.hand.cards[-1]
    seat.hand.cards[0].setFocus()
    seat.hand.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(seat.hand.cards[0], Qt.Key.Key_End)
    assert last.hasFocus()
    area = seat.hand._area
    left = last.mapTo(area.viewport(), QPoint(0, 0)).x()
    assert left >= 0
    assert left + last.width() <= area.viewport().width() + 1


def test_the_wheel_and_the_buttons_scroll(qtbot):
    seat = Seat(qtbot, many(20))
    bar = seat.hand._area.horizontalScrollBar()
    assert not seat.hand._back.isVisible()
    QTest.mouseClick(seat.hand._on, LEFT)
    there = bar.value()
    assert there > 0
    assert seat.hand._back.isVisible()
    turn = QWheelEvent(QPointF(10, 10), QPointF(10, 10), QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton,
                       Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(seat.hand.cards[5], turn)
    assert bar.value() < there


def test_an_empty_hand_says_so(qtbot, painted):
    seat = Seat(qtbot, [])
    seat.hand.show_cards([], "No cards in your hand.")
    seat.hand.grab()
    assert "No cards in your hand." in painted
    assert seat.hand._row.accessibleName() == "No cards in your hand."
    assert not seat.hand.focus_hand()


def test_a_new_card_is_marked_until_it_is_looked_at(qtbot):
    new = CardItem("n", ACTION, True, new=True, group="action")
    seat = Seat(qtbot, [new])
    assert "new" in seat.card("n").accessibleName()
    seat.hand.mark_seen("n")
    assert "new" not in seat.card("n").accessibleName()


# ---------------------------------------------------------------- looking
def test_the_focus_shows_a_card_large_within_the_window(qtbot):
    seat = Seat(qtbot, items())
    seat.card("w").setFocus(Qt.FocusReason.TabFocusReason)
    assert seat.hand.preview.shows("w")
    assert seat.window.rect().contains(seat.hand.preview.geometry())
    assert not seat.hand.preview.geometry().intersects(
        seat.card("w").rect().translated(seat.card("w").mapTo(seat.window, QPoint(0, 0)))
    )
    QTest.keyClick(seat.card("w"), Qt.Key.Key_Left)
    assert seat.hand.preview.shows("o")
    assert ("looked", "o") in seat.heard
    QTest.keyClick(seat.card("o"), Qt.Key.Key_Escape)
    assert seat.hand.preview.item is None
    assert ("left",) in seat.heard


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(930, 540), (1280, 660), (1920, 900)])
def test_the_large_card_stays_in_the_window_and_shows_or_scrolls_all(qtbot, scale, size):
    theme().configure(scale=scale)
    long = CardPicture("objective", "Objective", "Long", tuple(CardPart(f"Part {i}", TEXT * 4, done=False) for i in range(2)))
    seat = Seat(qtbot, [CardItem("x", long, reason="It is not your turn.")])
    seat.window.setContentsMargins(0, size[1] - round(100 * scale), 0, 0)
    seat.window.resize(*size)
    seat.card("x").setFocus(Qt.FocusReason.TabFocusReason)
    preview = seat.hand.preview
    assert seat.window.rect().contains(preview.geometry())
    if preview.can_scroll:
        QTest.keyClick(seat.card("x"), Qt.Key.Key_Down)
        assert preview._offset > 0
    preview.grab()
    assert not robust.is_faulty(preview)


def test_the_mouse_shows_a_card_after_a_moment_and_alt_at_once(qtbot):
    seat = Seat(qtbot, items())
    card = seat.card("o")
    QTest.mouseMove(card)
    assert seat.hand.preview.item is None
    qtbot.waitUntil(lambda: seat.hand.preview.shows("o"))
    QTest.mouseMove(seat.window, QPoint(5, 5))
    qtbot.waitUntil(lambda: seat.hand.preview.item is None)
    qtbot.wait(450)
    QTest.mouseMove(seat.card("w"))
    qtbot.waitUntil(lambda: seat.card("w").underMouse())
    QTest.keyPress(seat.window, Qt.Key.Key_Alt)
    assert seat.hand.preview.shows("w")
    QTest.keyRelease(seat.window, Qt.Key.Key_Alt)


def test_a_back_is_not_shown_large(qtbot):
    seat = Seat(qtbot, [CardItem("b", BACK, group="action")])
    card = seat.card("b")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(card, LEFT)
    QTest.mouseDClick(card, LEFT)
    assert seat.hand.preview.item is None
    assert seat.heard == []


def test_the_large_card_goes_when_its_card_is_turned_over(qtbot):
    seat = Seat(qtbot, items())
    QTest.mouseClick(seat.card("o"), LEFT)
    assert seat.hand.preview.is_pinned
    seat.hand.show_cards([CardItem("?0", BACK, group="objective")])
    preview = seat.hand.preview
    assert preview.isHidden()
    assert preview.accessibleName() == preview.accessibleDescription() == ""
    assert preview.item is None


# ---------------------------------------------------------------- playing
def test_a_click_shows_the_button_and_the_button_plays(qtbot):
    seat = Seat(qtbot, items(a=True))
    QTest.mouseClick(seat.card("a"), LEFT)
    preview = seat.hand.preview
    assert preview.is_pinned
    assert preview.button.isVisible()
    assert preview.button.text() == "Play"
    QTest.mouseClick(preview.button, LEFT)
    assert seat.played() == ["a"]
    assert preview.item is None


def test_a_click_on_a_card_that_cannot_be_played_says_why(qtbot, painted):
    seat = Seat(qtbot, items(a=True))
    QTest.mouseClick(seat.card("o"), LEFT)
    preview = seat.hand.preview
    assert not preview.button.isVisible()
    preview.grab()
    assert "not o" in painted
    QTest.mouseDClick(seat.card("o"), LEFT)
    QTest.keyClick(seat.card("o"), Qt.Key.Key_Return)
    assert seat.played() == []
    assert preview.is_pinned


def test_double_click_and_enter_play(qtbot):
    seat = Seat(qtbot, items(a=True, w=True))
    QTest.mouseDClick(seat.card("w"), LEFT)
    assert seat.played() == ["w"]
    seat.card("a").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(seat.card("a"), Qt.Key.Key_Return)
    assert seat.played() == ["w", "a"]
    assert seat.heard[-2:] == [("left",), ("played", "a")]


def test_only_one_card_is_in_the_tab_order_and_arrows_walk(qtbot):
    seat = Seat(qtbot, items())
    tab = [card for card in seat.hand.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert tab == [seat.card("a")]
    assert seat.hand.focus_hand()
    QTest.keyClick(seat.card("a"), Qt.Key.Key_Right)
    QTest.keyClick(seat.card("o"), Qt.Key.Key_Space)
    assert seat.hand.preview.is_pinned
    tab = [card for card in seat.hand.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert tab == [seat.card("o")]


# ---------------------------------------------------------------- dragging
def test_a_card_is_dragged_out_of_the_hand(qtbot):
    seat = Seat(qtbot, items(a=True))
    board = seat.window.mapToGlobal(QPoint(400, 200))
    drag_to(seat.card("a"), board, drop=False)
    assert seat.hand.dragging == "a"
    assert seat.hand._ghost is not None
    assert seat.hand._ghost.isVisible()
    QTest.mouseRelease(seat.card("a"), LEFT, pos=seat.card("a").mapFromGlobal(board))
    assert seat.hand._ghost is None
    assert ("drag_started", "a") in seat.heard
    assert ("dropped", "a") in seat.heard


def test_escape_and_the_right_button_put_a_dragged_card_back(qtbot):
    seat = Seat(qtbot, items(a=True))
    board = seat.window.mapToGlobal(QPoint(400, 200))
    card = seat.card("a")
    drag_to(card, board, drop=False)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert seat.heard[-2:] == [("left",), ("drag_cancelled", "a")]
    QTest.mouseRelease(card, LEFT)
    drag_to(card, board, drop=False)
    QTest.mousePress(card, RIGHT)
    QTest.mouseRelease(card, LEFT, pos=card.mapFromGlobal(board))
    assert seat.hand._ghost is None
    assert not [entry for entry in seat.heard if entry[0] == "dropped"]


def test_a_card_let_go_over_the_hand_stays_there(qtbot):
    seat = Seat(qtbot, items(a=True))
    drag_to(seat.card("a"), seat.card("w").mapToGlobal(QPoint(20, 20)))
    assert seat.heard[-2:] == [("left",), ("drag_cancelled", "a")]


def test_a_back_is_not_dragged(qtbot):
    seat = Seat(qtbot, [CardItem("b", BACK)])
    drag_to(seat.card("b"), seat.window.mapToGlobal(QPoint(400, 200)))
    assert seat.heard == []


# ---------------------------------------------------------------- the wall
def test_a_wall_shows_all_cards_and_arrows_walk(qtbot):
    wall = CardWall()
    qtbot.addWidget(wall)
    wall.resize(640, 400)
    wall.show_cards([ACTION, OBJECTIVE, WONDER, ACTION, ACTION], [f"{i} of 5" for i in range(1, 6)])
    wall.show()
    wall.activateWindow()
    qtbot.waitUntil(wall.isActiveWindow)
    assert wall.cards[0].accessibleName() == "Action: Mass Collection, 1 of 5"
    wall.cards[0].setFocus()
    QTest.keyClick(wall.cards[0], Qt.Key.Key_Right)
    QTest.keyClick(wall.cards[1], Qt.Key.Key_Down)
    assert wall.cards[4].hasFocus()
    assert wall.minimumHeight() >= wall.cards[4].geometry().bottom()
    wall.grab()
    assert not any(robust.is_faulty(card) for card in wall.cards)

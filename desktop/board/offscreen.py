"""Pictures of the board without a window on a screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop.board.model import BoardPicture, HighlightPicture
from desktop.board.view import BoardView
from desktop.theme.palette import LIGHT, Palette


def widget_image(widget: QWidget, ratio: float = 1.0) -> QImage:
    """A widget as an image of `ratio` device pixels a logical pixel. Board views in it must have been told `set_device_ratio`."""
    image = QImage(round(widget.width() * ratio), round(widget.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    # The widget's own method: a graphics view's `render` would scale its whole scene.
    QWidget.render(widget, painter, QPoint(0, 0))
    painter.end()
    return image


def render_board(
    picture: BoardPicture,
    width: int,
    height: int,
    palette: Palette = LIGHT,
    highlights: HighlightPicture | None = None,
    size: int | None = None,
    ratio: float = 1.0,
    centre: int | None = None,
    cache: Path | None = None,
    strong_patterns: bool = False,
) -> QImage:
    """The board as an image of width by height logical pixels; drawn completely before it returns.

    `size` is the hex size in logical pixels (None: the whole board fits), `centre` the space in the middle. Needs a QApplication.
    """
    view = BoardView(palette, cache=cache, synchronous=True)
    try:
        view.set_motion(0)
        # Layout and resize events come with being shown.
        view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        view.resize(width, height)
        view.show()
        view.set_device_ratio(ratio)
        view.set_look(palette, strong_patterns=strong_patterns)
        view.set_picture(picture)
        if size is not None:
            view.zoom.to_level(size, animated=False)
        if centre is not None:
            view.centre_on(centre)
        if highlights is not None:
            view.set_highlights(highlights)
        view.finish()
        return widget_image(view, ratio)
    finally:
        view.shut_down()
        view.deleteLater()

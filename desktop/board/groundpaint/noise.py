"""Arrays for washes: noise that is the same on every machine, blur, and the way between arrays and images."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

#: Noise repeats after so many device pixels in both directions, so that neighbouring patches fit.
PERIOD = 768

Array = NDArray[np.float32]


@lru_cache(maxsize=8)
def fractal(beta: float, seed: int) -> Array:
    """1/f noise between 0 and 1 that repeats seamlessly."""
    rng = np.random.default_rng(seed)
    waves = np.fft.rfft2(rng.standard_normal((PERIOD, PERIOD)))
    fy, fx = np.fft.fftfreq(PERIOD)[:, None], np.fft.rfftfreq(PERIOD)[None, :]
    k = np.sqrt(fy * fy + fx * fx)
    k[0, 0] = 1
    n = np.fft.irfft2(waves / k**beta, (PERIOD, PERIOD))
    n -= n.mean()
    n /= n.std() * 2.6
    return np.clip(n * 0.5 + 0.5, 0, 1).astype(np.float32)


#: All noise that is used: exponent and seed.
LAND, GRAIN, SWELL, OLD, OLD_GRAIN, PAPER, PAPER_GRAIN = (
    (1.5, 11), (0.7, 12), (1.35, 21), (1.55, 31), (0.55, 32), (1.55, 5), (0.55, 6),
)  # fmt: skip


def warm_noise() -> None:
    """Make the noise of the board before it is needed."""
    for kind in (LAND, GRAIN, SWELL, OLD, OLD_GRAIN):
        fractal(*kind)


def noise_at(kind: tuple[float, int], x: int, y: int, width: int, height: int) -> Array:
    """A window of the noise; (x, y) is its corner on the board in device pixels."""
    rows = np.arange(y, y + height) % PERIOD
    columns = np.arange(x, x + width) % PERIOD
    return fractal(*kind)[np.ix_(rows, columns)]


def blur(a: Array, radius: int, passes: int = 3) -> Array:
    """Box blur in both directions; the edges are continued."""
    out: Array = a.astype(np.float32)
    for _ in range(passes):
        for axis in (0, 1):
            pad = [(0, 0)] * out.ndim
            pad[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = out.shape[axis]
            if axis == 0:
                out = ((sums[2 * radius + 1 :][:n] - sums[:n]) / (2 * radius + 1)).astype(np.float32)
            else:
                out = ((sums[:, 2 * radius + 1 :][:, :n] - sums[:, :n]) / (2 * radius + 1)).astype(np.float32)
    return out


def rgb(colour: str) -> Array:
    """A colour as three numbers from 0 to 255."""
    return np.array(QColor(colour).getRgb()[:3], np.float32)


def canvas(width: int, height: int, fill: str | None = None) -> QImage:
    """An image to paint on: clear, or filled."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(fill) if fill is not None else QColor(0, 0, 0, 0))
    return image


def channels(image: QImage) -> NDArray[np.uint8]:
    """An image's bytes as rows, columns, and blue, green, red, alpha."""
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width()]


def colours(image: QImage) -> Array:
    """An opaque image as rows, columns, and red, green, blue from 0 to 255."""
    return channels(image)[..., 2::-1].astype(np.float32)


def coverage(image: QImage) -> Array:
    """An image's alpha from 0 to 1."""
    return channels(image)[..., 3].astype(np.float32) / 255


def enlarged(a: Array, factor: int, width: int, height: int) -> Array:
    """An array drawn `factor` times smaller, smoothly enlarged and cut to a size."""
    if factor == 1:
        return a[:height, :width]
    out = a
    for axis, length in ((0, height), (1, width)):
        # Samples stand for the middles of their blocks.
        at = np.clip((np.arange(length, dtype=np.float32) + 0.5) / factor - 0.5, 0, out.shape[axis] - 1)
        low = at.astype(np.int32)
        high = np.minimum(low + 1, out.shape[axis] - 1)
        part = (at - low).reshape([-1 if d == axis else 1 for d in range(out.ndim)])
        out = np.take(out, low, axis) * (1 - part) + np.take(out, high, axis) * part
    return out.astype(np.float32)


def image_of(values: Array, alpha: Array | None = None) -> QImage:
    """An image from red, green, blue (0 to 255) and, if given, alpha (0 to 1)."""
    height, width = values.shape[:2]
    out = np.empty((height, width, 4), np.uint8)
    colour = np.clip(values, 0, 255)
    out[..., 3] = 255
    if alpha is not None:
        colour = colour * alpha[..., None]
        out[..., 3] = np.round(alpha * 255)
    out[..., 2::-1] = np.round(colour)
    # Premultiplied colours must not exceed their alpha.
    np.minimum(out[..., :3], out[..., 3:], out=out[..., :3])
    return QImage(out.data, width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()

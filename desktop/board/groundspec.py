"""What the ground worker is asked for and what it answers: plain data, no Qt.

A region patch is keyed by everything its picture depends on: the terrain of the region and of the ring round it, theme, hex size.
"""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from dataclasses import dataclass
from functools import cached_property

from desktop.board.geometry import Axial

#: Part of every key: raise it when the drawing of the ground changes.
VERSION = 1
_MAGIC = b"EG1\n"
_LIMIT = 256 << 20

Cell = tuple[int, int, str]


@dataclass(frozen=True)
class GroundSpec:
    """One region at one hex size (`px`, device pixels from centre to corner).

    `region` and `ring` are hexes with terrain; `beyond` are the board's other hexes near by, of which only the place matters.
    An empty region asks for the paper of the sheet, a seamless square tile.
    """

    theme: str
    px: float
    region: tuple[Cell, ...] = ()
    ring: tuple[Cell, ...] = ()
    beyond: tuple[Axial, ...] = ()

    @cached_property
    def key(self) -> str:
        """The same for equal pictures, on every machine."""
        text = repr((VERSION, self.theme, round(self.px, 3), self.region, self.ring, self.beyond))
        return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture in premultiplied ARGB32 of the machine's byte order; (x, y) is its corner in device pixels of the level.

    `kind` is "base", "open" or "cleared"; for the latter two (q, r) is the hex.
    """

    kind: str
    q: int
    r: int
    x: int
    y: int
    width: int
    height: int
    pixels: bytes


def pack(layers: list[Layer]) -> bytes:
    """Layers as one compressed document."""
    head = json.dumps([[d.kind, d.q, d.r, d.x, d.y, d.width, d.height] for d in layers]).encode()
    return _MAGIC + struct.pack("<I", len(head)) + head + zlib.compress(b"".join(d.pixels for d in layers), 1)


def unpack(document: bytes) -> list[Layer]:
    """The layers of a document. Raises ValueError when it is broken."""
    try:
        if document[:4] != _MAGIC:
            raise ValueError("not a ground picture")
        (size,) = struct.unpack("<I", document[4:8])
        heads = json.loads(document[8 : 8 + size])
        want = sum(4 * int(h[5]) * int(h[6]) for h in heads)
        if not 0 < want <= _LIMIT:
            raise ValueError("ground picture of impossible size")
        unzip = zlib.decompressobj()
        pixels = unzip.decompress(document[8 + size :], want)
        if len(pixels) != want:
            raise ValueError("ground picture cut short")
        layers, at = [], 0
        for kind, q, r, x, y, width, height in heads:
            length = 4 * width * height
            layers.append(Layer(kind, q, r, x, y, width, height, pixels[at : at + length]))
            at += length
        return layers
    except (struct.error, zlib.error, json.JSONDecodeError, TypeError, IndexError) as fault:
        raise ValueError(f"broken ground picture: {fault}") from fault

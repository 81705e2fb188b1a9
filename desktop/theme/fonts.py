"""Type: the two families that come as dependencies, and the named roles of text.

Sizes are pixels at 100 %; each is multiplied with the text setting (80-200 %). Nothing gets smaller than 11 px.
"""
from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QFont, QFontDatabase

SERIF = "Source Serif Pro"
SANS = "Source Sans Pro"
SMALLEST_PX = 11
SCALE_MIN, SCALE_MAX = 0.8, 2.0
# Source Sans is small on its body: its x-height is 49 % of the size, that of the system fonts 52-53 %.
_OPTICAL = 1.07

# Faces that are used, as suffixes of the names that the font packages export.
_FACES = ("", "It", "Semibold", "Bold")


@dataclass(frozen=True, slots=True)
class Face:
    """What a role of text looks like at 100 %: pixels, weight and cut."""

    px: int
    weight: QFont.Weight = QFont.Weight.Normal
    serif: bool = False
    italic: bool = False
    small_caps: bool = False
    spacing: float = 0.0
    figures: bool = False


class Role(Enum):
    """Named roles of text. Figures of counters and tables are tabular."""

    KEY_CAP = Face(11, QFont.Weight.DemiBold)
    SMALL = Face(12)
    SMALL_BOLD = Face(12, QFont.Weight.DemiBold)
    BODY = Face(13)
    BODY_BOLD = Face(13, QFont.Weight.DemiBold)
    BODY_ITALIC = Face(13, italic=True)
    BUTTON = Face(14, QFont.Weight.DemiBold)
    LEAD = Face(15)
    LEAD_BOLD = Face(15, QFont.Weight.Bold)
    HEADING = Face(16, QFont.Weight.Bold, serif=True)
    DOCK_TITLE = Face(16, QFont.Weight.Bold, serif=True, small_caps=True, spacing=.4)
    GROUP_TITLE = Face(13, QFont.Weight.Bold, serif=True, small_caps=True, spacing=.5)
    PROMPT = Face(17, QFont.Weight.Bold, serif=True)
    NAME = Face(18, QFont.Weight.Bold, serif=True)
    CARD_TITLE = Face(20, QFont.Weight.Bold, serif=True)
    FIGURE = Face(14, QFont.Weight.Bold, figures=True)
    COUNTER = Face(22, QFont.Weight.Bold, figures=True)
    CIVILIZATION = Face(26, QFont.Weight.Bold, serif=True)
    POINTS = Face(31, QFont.Weight.Bold, serif=True, figures=True)
    SUBTITLE = Face(19, serif=True, italic=True)
    CURTAIN = Face(24, QFont.Weight.Bold, serif=True, small_caps=True, spacing=3)
    TITLE = Face(46, QFont.Weight.Bold, serif=True)
    BIG_TITLE = Face(66, QFont.Weight.Bold, serif=True, spacing=1)


_loaded = False


def load_fonts() -> bool:
    """Register the faces with Qt, once a process. Needs a QGuiApplication. Returns whether both families are there."""
    global _loaded
    if not _loaded:
        import font_source_sans_pro
        import font_source_serif_pro

        for module, stem in ((font_source_sans_pro, "SourceSansPro"), (font_source_serif_pro, "SourceSerifPro")):
            files = module.font_files_ttf
            for face in _FACES:
                if (path := files.get(stem + face)) is not None:
                    QFontDatabase.addApplicationFont(path)
        _loaded = True
    families = QFontDatabase.families()
    return SERIF in families and SANS in families


def make_font(role: Role, scale: float = 1.0, px: float | None = None) -> QFont:
    """Return the font of a role at a text scale. `px` replaces the role's size at 100 %."""
    face = role.value
    # Scripts that the two families lack fall back to the generic ones.
    font = QFont([SERIF, "serif"] if face.serif else [SANS, "sans-serif"])
    size = (face.px if px is None else px) * scale * (1.0 if face.serif else _OPTICAL)
    font.setPixelSize(max(SMALLEST_PX, round(size)))
    font.setWeight(face.weight)
    font.setItalic(face.italic)
    if face.small_caps:
        font.setCapitalization(QFont.Capitalization.SmallCaps)
    if face.spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, face.spacing * scale)
    if face.figures:
        font.setFeature(QFont.Tag("tnum"), 1)
        font.setFeature(QFont.Tag("lnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font

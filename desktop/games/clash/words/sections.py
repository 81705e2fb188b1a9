"""The sections of the rulebook that refusals name."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SECTIONS: tuple[str, ...] = (
    QT_TRANSLATE_NOOP("ClashSections", "Action Cards"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Activate City"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Advance"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Found City"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Increase Happiness"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Influence Culture"),
    QT_TRANSLATE_NOOP("ClashSections", "Action: Move Units"),
    QT_TRANSLATE_NOOP("ClashSections", "Activate City: Collect"),
    QT_TRANSLATE_NOOP("ClashSections", "Activate City: Construct"),
    QT_TRANSLATE_NOOP("ClashSections", "Activate City: Recruit"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Advances"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Circus & Sports"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Conversion"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Metallurgy"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Monuments"),
    QT_TRANSLATE_NOOP("ClashSections", "Appendix: Taxation"),
    QT_TRANSLATE_NOOP("ClashSections", "Army Stacking Limit"),
    QT_TRANSLATE_NOOP("ClashSections", "Barbarians Move"),
    QT_TRANSLATE_NOOP("ClashSections", "Barbarians Spawn"),
    QT_TRANSLATE_NOOP("ClashSections", "City Moods"),
    QT_TRANSLATE_NOOP("ClashSections", "City Size"),
    QT_TRANSLATE_NOOP("ClashSections", "Combat"),
    QT_TRANSLATE_NOOP("ClashSections", "Combat Roll"),
    QT_TRANSLATE_NOOP("ClashSections", "Component Limits"),
    QT_TRANSLATE_NOOP("ClashSections", "End of Battle Check"),
    QT_TRANSLATE_NOOP("ClashSections", "Event Icons"),
    QT_TRANSLATE_NOOP("ClashSections", "Events"),
    QT_TRANSLATE_NOOP("ClashSections", "Exploration"),
    QT_TRANSLATE_NOOP("ClashSections", "Exploring with Ships"),
    QT_TRANSLATE_NOOP("ClashSections", "Fortress"),
    QT_TRANSLATE_NOOP("ClashSections", "Gaining / Spending Resources"),
    QT_TRANSLATE_NOOP("ClashSections", "Game Setup"),
    QT_TRANSLATE_NOOP("ClashSections", "Game Structure"),
    QT_TRANSLATE_NOOP("ClashSections", "Gameplay"),
    QT_TRANSLATE_NOOP("ClashSections", "Government Advances"),
    QT_TRANSLATE_NOOP("ClashSections", "Great Gardens"),
    QT_TRANSLATE_NOOP("ClashSections", "Great Library"),
    QT_TRANSLATE_NOOP("ClashSections", "Great Mausoleum"),
    QT_TRANSLATE_NOOP("ClashSections", "Great Statue"),
    QT_TRANSLATE_NOOP("ClashSections", "Land Movement"),
    QT_TRANSLATE_NOOP("ClashSections", "Objective Cards"),
    QT_TRANSLATE_NOOP("ClashSections", "Play Action Card"),
    QT_TRANSLATE_NOOP("ClashSections", "Player Trades"),
    QT_TRANSLATE_NOOP("ClashSections", "Ports"),
    QT_TRANSLATE_NOOP("ClashSections", "Remove Casualties"),
    QT_TRANSLATE_NOOP("ClashSections", "Reveal Action Card"),
    QT_TRANSLATE_NOOP("ClashSections", "Roads"),
    QT_TRANSLATE_NOOP("ClashSections", "Ship Movement"),
    QT_TRANSLATE_NOOP("ClashSections", "Status Phase"),
    QT_TRANSLATE_NOOP("ClashSections", "Transporting Units"),
    QT_TRANSLATE_NOOP("ClashSections", "Variants"),
    QT_TRANSLATE_NOOP("ClashSections", "Winning the Game"),
    QT_TRANSLATE_NOOP("ClashSections", "Wonders"),
)


def section_name(section: str) -> str:
    """Return the title of a section in the language of the program."""
    return QCoreApplication.translate("ClashSections", section)

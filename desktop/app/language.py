"""Translations: the program's own (translations/*.qm) and Qt's, for the language of the settings."""
from __future__ import annotations

from importlib import resources

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

_installed: list[QTranslator] = []


def language_of(setting: str) -> str:
    """Return the language code for a setting ("" means the system's)."""
    return setting or QLocale.system().name().split("_")[0]


def install_language(setting: str) -> str:
    """Put a language in force and return its code; "en" when there is no translation for it."""
    app = QCoreApplication.instance()
    if app is None:
        return "en"
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    code = language_of(setting)
    if code == "en":
        return code
    file = resources.files("translations").joinpath(f"ecumene_{code}.qm")
    if not file.is_file():
        return "en"
    own = QTranslator(app)
    if not own.load(file.read_bytes()):
        return "en"
    qt = QTranslator(app)
    if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
        _installed.append(qt)
    app.installTranslator(own)
    _installed.append(own)
    return code

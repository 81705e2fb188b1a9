"""Translations: the program's own (translations/*.qm) and Qt's, for the language of the settings."""
from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

SOURCE = "en"
"""The language of the texts in the code; its translation holds plurals only."""
_installed: list[tuple[QTranslator, bytes]] = []
"""Translators in force, with their content: Qt reads it where it lies."""


def _file(code: str) -> Traversable:
    return resources.files("translations").joinpath(f"ecumene_{code}.qm")


def language_of(setting: str) -> str:
    """Return the language code for a setting: "" means the first of the system's that there is a translation for, else "en"."""
    wishes = [setting] if setting else QLocale.system().uiLanguages()
    for wish in wishes:
        code = wish.replace("_", "-").split("-")[0].lower()
        if code == SOURCE or _file(code).is_file():
            return code
    return SOURCE


def install_language(setting: str) -> str:
    """Put a language in force and return its code."""
    app = QCoreApplication.instance()
    code = language_of(setting)
    if app is None:
        return code
    for translator, _ in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    qt = QTranslator(app)
    if code != SOURCE and qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
        _installed.append((qt, b""))
    own = QTranslator(app)
    content = _file(code).read_bytes() if _file(code).is_file() else b""
    if content and own.load(content):
        app.installTranslator(own)
        _installed.append((own, content))
    QLocale.setDefault(QLocale(code))
    return code

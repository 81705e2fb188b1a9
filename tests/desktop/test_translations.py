"""The translations are complete and up to date, and no text of the client escapes them."""

from __future__ import annotations

import ast
import shutil
import string
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QWidget

import core.games.clash
import desktop
from core.engine.saves import SENTENCES, SaveError
from desktop.app import language
from desktop.app.actions import ACTIONS, CONDITIONS, MENUS
from desktop.app.language import install_language, language_of
from desktop.app.settings import LANGUAGES as CHOICES_OF_SETTINGS
from desktop.games.clash.words import content, names, phrases, refusals, sections, sentences
from desktop.table.people import YOU, shown_name
from desktop.table.problems import save_problem
from translations.update import LANGUAGES, Text, collect, file_of, read, release, wanted

SOURCES = sorted(Path(desktop.__file__).parent.rglob("*.py"))
CALLS = ("tr", "translate", "QT_TRANSLATE_NOOP")


def placeholders(text: str) -> list[str]:
    """Return the fields in braces."""
    return sorted(field for _, field, _, _ in string.Formatter().parse(text) if field is not None)


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    """Every text of the program, found anew."""
    beside = Path(sys.executable).with_name("pyside6-lupdate")
    if not beside.exists() and shutil.which("pyside6-lupdate") is None:
        pytest.skip("pyside6-lupdate is not installed")
    return collect()


@pytest.fixture
def german(qapp) -> Iterator[None]:
    """The program speaks German."""
    assert install_language("de") == "de"
    yield
    install_language("en")


# ---- the files
@pytest.mark.parametrize("code", LANGUAGES)
def test_extracting_anew_finds_nothing_new_and_nothing_gone(code: str, texts: list[Text]) -> None:
    """If this fails: `python -m translations.update`, then translate what it names."""
    assert {(text.context, text.source) for text in wanted(code, texts)} == {(text.context, text.source) for text in read(code)}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_translated_with_the_same_placeholders(code: str) -> None:
    translations = read(code)
    assert [text.source for text, forms in translations.items() if not forms] == []
    for text, forms in translations.items():
        assert len(forms) == (2 if text.plural else 1)
        for form in forms:
            assert placeholders(form) == placeholders(text.source), text.source
            assert ("%n" in form) == text.plural, text.source
            assert form == form.strip() or text.source != text.source.strip(), text.source


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_file_is_up_to_date(code: str, tmp_path: Path, texts: list[Text]) -> None:
    assert release(code, tmp_path / "new.qm").read_bytes() == file_of(code).with_suffix(".qm").read_bytes()


def test_sentences_end_as_they_do_in_english() -> None:
    for text, forms in read("de").items():
        for form in forms:
            ends = [whole[-1] if whole[-1] in ".?:…" else "" for whole in (text.source, form)]
            assert ends[0] == ends[1], (text.source, form)


# ---- the code
def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that translate."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            if (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")) in CALLS:
                yield node


def literals(call: ast.Call) -> Iterator[str]:
    """Yield the texts of a call: those in its arguments that are the text to translate."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id  # type: ignore[attr-defined]
    text = call.args[0] if name == "tr" else call.args[1]
    if isinstance(text, ast.Constant):
        yield text.value


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(SOURCES[0].parent).as_posix())
def test_no_text_is_hidden_from_the_extraction(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    for call in calls(tree):
        assert not any(isinstance(part, ast.JoinedStr) for argument in call.args[:2] for part in ast.walk(argument)), (
            f"line {call.lineno}: an f-string can't be translated"
        )
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            assert [call.lineno for call in calls(node)] == [], "what is translated inside an f-string is not extracted"


def test_every_text_in_the_code_is_extracted(texts: list[Text]) -> None:
    """Lupdate passes over some forms of calls: each text that the code translates is among those found."""
    found = {text.source for text in texts}
    used = set()
    for file in SOURCES:
        for call in calls(ast.parse(file.read_text("utf-8"))):
            used |= set(literals(call))
    assert len(used) > 600
    assert used - found == set()


def test_plurals_are_in_the_class_that_translates_them() -> None:
    """`tr` looks for a plural only in the class of the object itself: a subclass would not find it."""
    kinds = [cls for cls in _subclasses(QWidget) if cls.__module__.startswith("desktop.")]
    contexts = {text.context for text in read("de") if text.plural}
    assert [cls.__name__ for cls in kinds if any(base.__name__ in contexts for base in cls.__mro__[1:])] == []


def _subclasses(cls: type) -> Iterator[type]:
    for subclass in cls.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)


# ---- the tables of words
def test_every_word_of_the_tables_has_a_german_text() -> None:
    known = {(text.context, text.source) for text in read("de")}
    clash = {text for text, _, _ in content.texts()}
    clash |= {*refusals.REFUSALS.values(), *phrases.PHRASES.values()}
    clash |= {text for _, text in sentences.JOURNAL.values()} | {text for both in sentences.QUESTIONS.values() for text in both}
    for table in (sentences.MOVES, sentences.CHOICES, sentences.OUTCOMES, sentences.ENDINGS):
        clash |= set(table.values())
    for table in (names.GOODS, names.BUILDINGS, names.TERRAIN, names.SOURCES, names.EVENT_ICONS):
        clash |= set(table.values())
    clash |= set(names.MOODS) | {name for both in names.UNITS.values() for name in both}
    wanted_here = {("Clash", text) for text in clash}
    wanted_here |= {("ClashSections", section) for section in sections.SECTIONS}
    wanted_here |= {("Saves", sentence) for sentence in SENTENCES.values()}
    wanted_here |= {("Actions", text) for text in (*CONDITIONS.values(), *MENUS.values())}
    wanted_here |= {(action.context, text) for action in ACTIONS for text in (action.text, action.tooltip)}
    assert len(wanted_here) > 700
    assert wanted_here - known == set()


def test_every_section_that_a_refusal_names_is_in_the_table() -> None:
    found = set()
    for file in [*Path(core.games.clash.__file__).parent.rglob("*.py"), *Path(core.__path__[0], "engine").glob("*.py")]:
        tree = ast.parse(file.read_text("utf-8"))
        constants: dict[str, set[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        constants.setdefault(target.id, set()).add(node.value.value)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) > 1:
                section = node.args[1]
                for choice in (section.body, section.orelse) if isinstance(section, ast.IfExp) else (section,):
                    if isinstance(choice, ast.Constant):
                        found.add(choice.value)
                    elif isinstance(choice, ast.Name):
                        found |= constants.get(choice.id, set())
    assert len(found) > 30
    assert found - set(sections.SECTIONS) == {""}  # where no rule is the reason


# ---- in force
def test_plurals_of_both_languages(qapp) -> None:
    def cities(number: int) -> str:
        return QCoreApplication.translate("OwnBoard", "%n cities", "", number)

    try:
        install_language("en")
        assert [cities(1), cities(2)] == ["1 city", "2 cities"]
        install_language("de")
        assert [cities(1), cities(0), cities(2)] == ["1 Stadt", "0 Städte", "2 Städte"]
    finally:
        install_language("en")


def test_the_systems_language_is_used_if_there_is_a_translation(monkeypatch: pytest.MonkeyPatch) -> None:
    def system(*wishes: str) -> None:
        monkeypatch.setattr(QLocale, "uiLanguages", lambda self: list(wishes))

    for wishes, expected in (
        (("de-AT", "en"), "de"), (("fr-FR", "de-DE"), "de"), (("en-GB", "de"), "en"), (("fr-FR",), "en"), (("C",), "en"),
        ((), "en"),
    ):  # fmt: skip
        system(*wishes)
        assert language_of("") == expected
    system("de-DE")
    assert language_of("en") == "en"


def test_what_can_be_chosen_can_be_shown() -> None:
    assert set(CHOICES_OF_SETTINGS) - {""} == set(LANGUAGES)


def test_qt_speaks_german_too(german) -> None:
    assert len([translator for translator, _ in language._installed if isinstance(translator, QTranslator)]) == 2
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_names_that_nobody_gave_are_translated(german) -> None:
    assert shown_name(YOU) == "Du"
    assert shown_name("Mira") == "Mira"
    assert names.player_name("Rome", "rome") == "Rom"
    assert names.player_name("Rome", "greece") == "Rome"
    assert save_problem(SaveError("save.empty")) == "Die Datei ist leer."
    assert "(x)" in save_problem(SaveError("save.damaged", part="x"))

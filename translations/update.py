"""Brings the translations up to date: `python -m translations.update` (needs pyside6-lupdate and pyside6-lrelease).

The texts of the client are found by lupdate, those of the games' content by importing the games. Translations of texts that
are still there are kept; new texts are marked as unfinished. `--check` writes nothing and says what would change.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LANGUAGES = {"de": False, "en": True}
"""Language -> whether only texts with a plural are in it (the source is English)."""
FORMS = 2
"""Plural forms of both languages."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text to translate. `plural` texts hold %n. `place` is the file it is in, `note` helps the translator."""

    context: str
    source: str
    plural: bool = False
    place: str = field(default="", compare=False)
    note: str = field(default="", compare=False)


Translations = dict[Text, tuple[str, ...]]
"""Text -> its translation, a form for each number if it is a plural; () while there is none."""


# ---- what is to be translated
def collect() -> list[Text]:
    """Return every text of the program, context by context. Raises RuntimeError if lupdate fails."""
    from core.engine.saves import SENTENCES
    from desktop.games.registry import VIEWS

    sources = sorted((ROOT / "desktop").rglob("*.py"))
    found = [Text("Saves", text, place="core/engine/saves.py") for text in SENTENCES.values()]
    for package in VIEWS.values():
        folder = ROOT.joinpath(*package.split("."))
        content = import_module(f"{package}.words.content")
        # A bare tr("...") of a game's module is a text of the game.
        found += _extracted([file for file in sources if file.is_relative_to(folder)], content.CONTEXT)
        found += [Text(content.CONTEXT, text, place=place, note=note) for text, place, note in content.texts()]
        sources = [file for file in sources if not file.is_relative_to(folder)]
    found += _extracted(sources, "")
    unique = {text: text for text in reversed(found)}
    order = {text: number for number, text in reversed(list(enumerate(found)))}
    return sorted(unique.values(), key=lambda text: (text.context, order[text]))


def _extracted(files: list[Path], context_of_bare: str) -> list[Text]:
    with tempfile.TemporaryDirectory() as folder:
        names = Path(folder) / "files"
        names.write_text("\n".join(map(str, files)), encoding="utf-8")
        template = Path(folder) / "template.ts"
        _run("pyside6-lupdate", "-silent", f"@{names}", "-ts", str(template))
        return list(_messages(ET.parse(template).getroot(), template, context_of_bare))


def _messages(root: ET.Element, template: Path, context_of_bare: str) -> Iterator[Text]:
    for context in root.iter("context"):
        name = context.findtext("name") or context_of_bare
        for message in context.iter("message"):
            location = message.find("location")
            place = ""
            if location is not None:
                path = (template.parent / location.get("filename", "")).resolve()
                place = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
            if not name:
                raise RuntimeError(f"{place}: tr() outside a class: {message.findtext('source')!r}")
            # Not numerus="yes": lupdate misses the number in a translate() of Python.
            source = message.findtext("source") or ""
            yield Text(name, source, "%n" in source, place)


def _run(*command: str) -> str:
    beside = Path(sys.executable).parent / command[0]
    program = str(beside) if beside.exists() else command[0]
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stdout}{done.stderr}")
    return done.stdout


def wanted(language: str, texts: Iterable[Text]) -> list[Text]:
    """Return the texts that a language translates."""
    return [text for text in texts if text.plural or not LANGUAGES[language]]


# ---- .ts files
def file_of(language: str) -> Path:
    """Return the file with the translations of a language."""
    return HERE / f"ecumene_{language}.ts"


def read(language: str) -> Translations:
    """Return the finished translations of a language; unfinished ones are empty."""
    file = file_of(language)
    found: Translations = {}
    if not file.exists():
        return found
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            text = Text(context.findtext("name") or "", message.findtext("source") or "", plural)
            translation = message.find("translation")
            forms: tuple[str, ...] = ()
            if translation is not None and translation.get("type") is None:
                forms = tuple(form.text or "" for form in (translation.iter("numerusform") if plural else [translation]))
            found[text] = forms if all(forms) else ()
    return found


def write(language: str, texts: Iterable[Text], translations: Translations) -> None:
    """Write the .ts file of a language, in the form of Qt Linguist."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for text in texts:
        if text.context not in contexts:
            contexts[text.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[text.context], "name").text = text.context
        message = ET.SubElement(contexts[text.context], "message", {"numerus": "yes"} if text.plural else {})
        if text.place:
            ET.SubElement(message, "location", filename=f"../{text.place}")
        ET.SubElement(message, "source").text = text.source
        if text.note:
            ET.SubElement(message, "extracomment").text = text.note
        forms = translations.get(text, ())
        translation = ET.SubElement(message, "translation", {} if forms else {"type": "unfinished"})
        if text.plural:
            for form in forms or ("",) * FORMS:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0] if forms else None
    ET.indent(root, "    ")
    body = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    document = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'
    file_of(language).write_text(document, encoding="utf-8", newline="\n")


def release(language: str, target: Path | None = None) -> Path:
    """Write the .qm file that the program loads (beside the .ts file), and return it."""
    file = target or file_of(language).with_suffix(".qm")
    _run("pyside6-lrelease", "-silent", str(file_of(language)), "-qm", str(file))
    return file


# ---- command
def main(arguments: list[str]) -> int:
    """Update all languages. Returns 0 if every text is translated (with --check: and nothing is to be updated), else 1."""
    check = arguments == ["--check"]
    if arguments and not check:
        print("usage: python -m translations.update [--check]", file=sys.stderr)
        return 2
    texts = collect()
    complete = True
    for language in LANGUAGES:
        before = read(language)
        here = wanted(language, texts)
        new = [text for text in here if text not in before]
        gone = len(before) - (len(here) - len(new))
        missing = [text for text in here if not before.get(text)]
        print(f"{language}: {len(here)} texts, {len(new)} new, {gone} gone, {len(missing)} to translate")
        for text in missing:
            print(f"  {text.context}: {text.source!r}")
        complete = complete and not missing and not (check and (new or gone))
        if not check:
            write(language, here, before)
            release(language)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

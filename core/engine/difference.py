"""What differs between two pieces of plain data, in lines that a person can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ABSENT = "absent"
PRESENT = "present"


def differences(expected: Any, found: Any, *, subset: bool = False, path: str = "") -> list[str]:
    """Return one line for each difference, "path: expected X, found Y".

    `subset`: keys that are not expected do not matter, but an empty table expects an empty one; "absent" expects that a key is
    not there, "present" only that it is.

    >>> differences({"a": 1, "b": {"c": 2}}, {"a": 1, "b": {"c": 3}, "d": 4}, subset=True)
    ['b.c: expected 2, found 3']
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        if subset and not expected and found and path:
            return [f"{path}: expected to be empty, found {_short(dict(found))}"]
        lines = []
        for key, value in expected.items():
            inner = f"{path}.{key}" if path else str(key)
            if key in found:
                if subset and isinstance(value, str) and value == ABSENT != found[key]:
                    lines.append(f"{inner}: expected to be absent, found {_short(found[key])}")
                elif not (subset and isinstance(value, str) and value == PRESENT):
                    lines.extend(differences(value, found[key], subset=subset, path=inner))
            elif not (subset and value == ABSENT):
                lines.append(f"{inner}: expected {_short(value)}, but it is absent{_names(found)}")
        if not subset:
            extra = [key for key in found if key not in expected]
            lines.extend(f"{path}.{key}: not expected, found {_short(found[key])}".lstrip(".") for key in extra)
        return lines
    if _is_row(expected) and _is_row(found):
        if len(expected) == len(found):
            lines = []
            for i, (value, other) in enumerate(zip(expected, found, strict=True)):
                lines.extend(differences(value, other, subset=subset, path=f"{path}[{i}]"))
            return lines
    elif expected == found and isinstance(expected, bool) == isinstance(found, bool):
        return []
    return [f"{path or 'all'}: expected {_short(expected)}, found {_short(found)}"]


def _is_row(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def _names(found: Mapping[str, Any]) -> str:
    names = sorted(str(key) for key in found)
    return f" (there is: {', '.join(names)})" if 0 < len(names) <= 12 else ""

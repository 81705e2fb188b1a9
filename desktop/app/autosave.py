"""Autosaves: each running window has one of its own, held by a lock file while it runs."""
from __future__ import annotations

import filecmp
import os
import re
import shutil
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile

_SLOTS = 16
_EARLIER = "earlier game"
_KEPT = 10
_LONGEST = 80
SUFFIX = ".ecumene"


def file_name(words: str) -> str:
    """Return words without what a file's name may not hold on some system."""
    return re.sub(r'[\x00-\x1f<>:"/\\|?*]', "", words).strip(" .")[:_LONGEST]


class AutosaveSlot:
    """The autosave file of one window. `path` need not exist yet."""

    def __init__(self, path: Path, lock: QLockFile | None) -> None:
        self.path = path
        self._lock = lock

    @classmethod
    def take(cls, folder: Path) -> AutosaveSlot:
        """Return a slot that no other running window holds: the newest free one that has a file, else an empty one.

        Raises OSError when the folder can't be made.
        """
        folder.mkdir(parents=True, exist_ok=True)
        paths = _paths(folder)
        for path in sorted(paths, key=lambda p: (-_written(p), p.name)):
            lock = QLockFile(str(path.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # a lock of a process that is gone is taken over, one of a living process never
            if lock.tryLock(0):
                return cls(path, lock)
        return cls.unheld(folder)

    @classmethod
    def unheld(cls, folder: Path) -> AutosaveSlot:
        """Return a slot in a folder in which none can be held."""
        return cls(_paths(folder)[-1], None)

    def has_game(self) -> bool:
        """Return whether there is a game to go on with."""
        try:
            return self.path.stat().st_size > 0
        except OSError:
            return False

    def others(self) -> list[Path]:
        """Return the other saved games of the folder, the newest first. Nothing is read but the folder."""
        found = []
        try:
            with os.scandir(self.path.parent) as files:
                for file in files:
                    if file.name.endswith(SUFFIX) and file.name != self.path.name and file.is_file():
                        facts = file.stat()
                        if facts.st_size:
                            found.append((-facts.st_mtime, file.name))
        except OSError:
            return []
        return [self.path.with_name(name) for _, name in sorted(found)]

    def set_aside(self, name: str = "", now: datetime | None = None) -> Path | None:
        """Keep a copy of the game under a name of its own, `name` in it, before another game takes the slot.

        Returns the copy, or the one that held the very same already; None when there was no game. The newest ten are kept.
        Raises OSError.
        """
        if not self.has_game():
            return None
        earlier = sorted(self.path.parent.glob(f"{_EARLIER} *{SUFFIX}"), key=_written)
        for old in earlier:
            if filecmp.cmp(old, self.path, shallow=False):
                return old
        stamp = f"{now or datetime.now():%Y-%m-%d %H-%M-%S}"
        copy = self.path.with_name(" ".join(part for part in (_EARLIER, stamp, name) if part) + SUFFIX)
        shutil.copy2(self.path, copy)
        for old in earlier[: 1 - _KEPT]:
            old.unlink(missing_ok=True)
        return copy

    def release(self) -> None:
        """Let other windows take this slot."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


def _paths(folder: Path) -> list[Path]:
    return [folder / f"autosave-{k}{SUFFIX}" for k in range(1, _SLOTS + 1)]


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

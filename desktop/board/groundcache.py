"""Drawn ground on disk, so that the second start shows the finished board at once."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import platformdirs

_LIMIT = 200 << 20


def default_folder() -> Path:
    """Where the ground is kept for this user."""
    return Path(platformdirs.user_cache_dir("ecumene", appauthor=False)) / "ground"


class GroundCache:
    """Files by key. Every failure of the disk is a miss, never an error: the cache can always be drawn anew."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def _file(self, key: str) -> Path | None:
        return None if self._folder is None else self._folder / f"{key}.ground"

    def has(self, key: str) -> bool:
        """Whether there is a file under a key."""
        file = self._file(key)
        return file is not None and file.exists()

    def read(self, key: str) -> bytes | None:
        """The document under a key, or None."""
        file = self._file(key)
        if file is None:
            return None
        try:
            document = file.read_bytes()
            os.utime(file)
            return document
        except OSError:
            return None

    def drop(self, key: str) -> None:
        """Remove a document that turned out to be broken."""
        file = self._file(key)
        if file is not None:
            with contextlib.suppress(OSError):
                file.unlink()

    def write(self, key: str, document: bytes) -> None:
        """Keep a document (temporary file, then rename)."""
        file = self._file(key)
        if file is None:
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
            with os.fdopen(handle, "wb") as out:
                out.write(document)
            os.replace(name, file)
        except OSError:
            return

    def prune(self, limit: int = _LIMIT) -> None:
        """Remove what was used longest ago, until at most `limit` bytes are left."""
        if self._folder is None:
            return
        with contextlib.suppress(OSError):
            files = sorted((f.stat().st_mtime, f.stat().st_size, f) for f in self._folder.iterdir())
            total = sum(size for _, size, _ in files)
            for _, size, file in files:
                if total <= limit:
                    break
                file.unlink(missing_ok=True)
                total -= size

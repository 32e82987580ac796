"""What everybody may have, small on the wire: the client's files, the words, what is printed on the cards.

Only what is the same for everybody is compressed here: the size of a compressed answer tells something about its
content, so nothing with a secret in it goes this way.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SMALL = 600
"""Bytes from which it is worth while."""
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
COMMENTS = re.compile(r"^(?:#.*)?\n", re.MULTILINE)


def packed(request: Request, body: bytes, media_type: str, cached: str) -> Response:
    """The answer, compressed for who takes it so."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    takes = re.search(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", request.headers.get("accept-encoding", ""))
    if takes and len(body) >= SMALL and media_type.startswith(PACKED):
        body = _gzip(body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(maxsize=256)
def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def contents(file: Path) -> bytes:
    """A file of the client. It is read again when it was built anew."""
    found = file.stat()
    return _read(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int, size: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=64)
def bare(catalogue: str) -> bytes:
    """A catalogue without what is there for translators only."""
    return COMMENTS.sub("", catalogue).encode()

"""The lines of a game file: one JSON object each, closed by a checksum of its own bytes.

Only the last line may be incomplete: it was being written when the power went, and is dropped. A bad line with good
ones after it means that the file was damaged later.
"""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

Json = dict[str, object]

_LINE = re.compile(rb'(\{.*),"sum":"([0-9a-f]{8})"\}', re.DOTALL)
_SUM = b'"sum":"'


@dataclass(frozen=True, slots=True)
class Lines:
    """``length`` is the number of bytes that the good lines fill; ``torn``: an incomplete line follows them."""

    values: list[Json]
    length: int
    torn: bool


class LineError(ValueError):
    """``number`` counts from 1."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number}")
        self.number = number


def canonical(value: Mapping[str, object]) -> bytes:
    """JSON in one way only: equal values, equal bytes. Plain ASCII, so that a name with a stray surrogate is safe."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def digest(position: Mapping[str, object]) -> str:
    """Short name of a position, to compare a replay with what was played."""
    return hashlib.sha256(canonical(position)).hexdigest()[:16]


def encode(value: Mapping[str, object]) -> bytes:
    """The line of a non-empty object, newline included. The keys keep their order."""
    body = json.dumps(value, separators=(",", ":")).encode("ascii")
    return body[:-1] + b',"sum":"%08x"}\n' % zlib.crc32(body)


def decode(line: bytes) -> Json | None:
    """The object of a line without its newline, ``None`` if it is not what ``encode`` wrote."""
    match = _LINE.fullmatch(line)
    if match is None:
        return None
    body = match[1] + b"}"
    if zlib.crc32(body) != int(match[2], 16):
        return None
    try:
        value: object = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def is_foreign(data: bytes, kind: str) -> bool:
    """Whether nothing in it looks like ours: not its beginning, which would be a line of this kind, and no checksum."""
    beginning = f'{{"kind":"{kind}"'.encode("ascii")[: len(data)]
    return not data.startswith(beginning) and _SUM not in data


def read_lines(data: bytes) -> Lines:
    """All good lines. Raises ``LineError`` if one is damaged that is not the last."""
    *whole, rest = data.split(b"\n")
    values: list[Json] = []
    length = 0
    for number, line in enumerate(whole, start=1):
        value = decode(line)
        if value is None:
            if number == len(whole) and not rest:
                return Lines(values, length, torn=True)
            raise LineError(number)
        values.append(value)
        length += len(line) + 1
    return Lines(values, length, torn=bool(rest))

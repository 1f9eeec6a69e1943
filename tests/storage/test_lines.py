"""Lines carry their own checksum; only the last may be incomplete."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_desktop.storage.lines import LineError, canonical, decode, digest, encode, read_lines

VALUE = {"kind": "decision", "action": "take envy", "name": "Zoë \udcff \u2028", "list": [1, None, True]}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), json_values, min_size=1))
def test_decode_is_the_inverse_of_encode(value: dict[str, object]) -> None:
    line = encode(value)
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    assert decode(line[:-1]) == value


@pytest.mark.parametrize("mask", [1, 2, 32, 128, 255])
def test_every_changed_byte_is_noticed(mask: int) -> None:
    line = encode(VALUE)[:-1]
    for place in range(len(line)):
        changed = bytearray(line)
        changed[place] ^= mask
        assert decode(bytes(changed)) is None


@pytest.mark.parametrize(
    "line",
    [b"", b"{}", b"[1]", b'"sum"', b'{"a":1}', b'{"a":1,"sum":"00000000"}', b"\0" * 512],
)
def test_other_lines_are_none_of_ours(line: bytes) -> None:
    assert decode(line) is None


def test_a_line_nested_without_end_is_none_of_ours() -> None:
    body = b'{"a":' + b"[" * 200_000 + b"]" * 200_000 + b"}"
    assert decode(body[:-1] + b',"sum":"%08x"}' % zlib.crc32(body)) is None


def test_a_file_cut_anywhere_keeps_every_whole_line() -> None:
    lines = [encode({"number": number}) for number in range(4)]
    data = b"".join(lines)
    for cut in range(len(data) + 1):
        read = read_lines(data[:cut])
        whole = data[:cut].count(b"\n")
        assert read.values == [{"number": number} for number in range(whole)]
        assert read.length == sum(map(len, lines[:whole]))
        assert read.torn == (cut != read.length)


@pytest.mark.parametrize("tail", [b"\0" * 300, b'{"half":', b"junk\n", b"\n"])
def test_a_bad_tail_is_torn(tail: bytes) -> None:
    line = encode(VALUE)
    read = read_lines(line + tail)
    assert (read.values, read.length, read.torn) == ([VALUE], len(line), True)


def test_a_bad_line_before_good_ones_is_damage() -> None:
    good = encode(VALUE)
    with pytest.raises(LineError) as caught:
        read_lines(good + b"junk\n" + good)
    assert caught.value.number == 2


def test_digest_is_the_same_for_equal_positions_only() -> None:
    assert digest({"a": 1, "b": (2, 3)}) == digest({"b": [2, 3], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert canonical({"b": 1, "a": "é"}) == b'{"a":"\\u00e9","b":1}'

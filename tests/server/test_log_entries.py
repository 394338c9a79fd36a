"""Law: entries of the log outlive other versions. What they hold besides is ignored, what they lack
has its default, no field is ever asked for that an entry of the first release has not."""

import json

import msgspec
import pytest

from ludotheque.server import entries
from ludotheque.server.entries import KINDS, Created, Unreadable, read_entry
from ludotheque.server.playing import ADDED
from ludotheque.server.store.reader import Entry

# What entries have had to hold since 93641f2. Never add to it: a new field has a default.
ASKED = {
    "created": "game rules content options seed seats clock owner invite",
    "seated": "seat sitter",
    "begun": "",
    "moved": "seat moves",
    "undone": "by made",
    "hinted": "seat",
    "keyed": "key",
    "asked": "by made",
    "answered": "seats yes",
    "resigned": "seat why",
    "mannered": "seat what",
    "ruled": "seat",
    "ended": "reason scores winners",
    "talked": "who name seat text",
    "followed": "match",
    "adopted": "guest account",
    "forgotten": "who",
}
SITTER = {"kind": "person", "who": "id", "name": "Ada", "ready": True}
LEAST = {
    "options": {"map": "strait"}, "seats": [SITTER], "sitter": SITTER, "clock": {"kind": "none"},
    "moves": [3], "seat": 0, "by": 0, "made": 2, "yes": True, "scores": [1.0, 0.0], "winners": [0],
}  # fmt: skip
NEWER = {"newer": {"deep": [1, {"deeper": None}]}, "other": 2.5}


def least(kind):
    """An entry with nothing but what is asked for."""
    values = {"seats": [0]} if kind == "answered" else {}
    return {name: values.get(name, LEAST.get(name, "text")) for name in ASKED[kind].split()}


def read(kind, value):
    """The struct of an entry that holds a value."""
    return read_entry(Entry(1, kind, 0.0, json.dumps(value).encode()))


def widened(value):
    """The same with more keys, in whatever it holds; but for options, which are the game's."""
    if isinstance(value, list):
        return [widened(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    return {**NEWER, **{k: v if k == "options" else widened(v) for k, v in value.items()}}


def test_every_kind_of_entry_is_known_here():
    assert set(ASKED) <= set(KINDS) and set(KINDS.values()) == set(ADDED)


@pytest.mark.parametrize("kind", ASKED)
def test_no_entry_is_asked_for_more_than_it_always_was(kind):
    fields = msgspec.structs.fields(KINDS[kind])
    assert {f.name for f in fields if f.required} <= set(ASKED[kind].split())
    assert set(ASKED[kind].split()) <= {f.name for f in fields}, "a field of the log was renamed"


@pytest.mark.parametrize("kind", ASKED)
def test_an_entry_of_another_version_is_read(kind):
    plain = read(kind, least(kind))
    assert plain == read(kind, widened(least(kind)))
    for f in msgspec.structs.fields(KINDS[kind]):
        if not f.required:
            default = f.default if f.default is not msgspec.NODEFAULT else f.default_factory()
            assert getattr(plain, f.name) == default


@pytest.mark.parametrize("kind", ASKED)
def test_an_entry_turned_round_is_the_same(kind):
    value = least(kind)
    assert read(kind, value) == read(kind, dict(reversed(value.items())))


def test_a_kind_of_a_newer_version_is_named():
    with pytest.raises(Unreadable, match="kind paused, written by a newer version"):
        read("paused", {})


@pytest.mark.parametrize("payload", [b"", b"{", b"\xff\xfe", b"[]", b"3", b'{"seat": "a"}'])
@pytest.mark.parametrize("kind", ["created", "moved", "seated"])
def test_an_entry_that_cant_be_read_is_named(kind, payload):
    entry = Entry(7, kind, 0.0, payload)
    with pytest.raises(Unreadable, match="Entry 7 of this match can't be read"):
        read_entry(entry)
    assert isinstance(entries.salvaged(entry), Created)


def test_what_is_left_of_a_first_entry_is_kept():
    told = {**least("created"), "seats": [SITTER, SITTER], "seed": 7, "clock": "never"}
    found = entries.salvaged(Entry(1, "created", 0.0, json.dumps(told).encode()))
    assert [seat.name for seat in found.seats] == ["Ada", "Ada"] and found.options == told[
        "options"
    ]

"""What a match keeps of the game it was begun with, so that it outlives every edit of the files and
every later version of the program.

Its identity is the values of its tables without advice, by the names of their fields, and the
labels of moves. These are kept by their digest, with the facts for a page and the words of the
things in play; sentences and advice are today's. A field that holds its default is not counted: a
match is the same before and after its tables got one that it does not use.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core import layouts
from ludotheque.core.complaints import OTHER_DIGEST, UNKNOWN_FIELDS, UNREADABLE_TABLES
from ludotheque.core.record import Layout
from ludotheque.core.words import UsageError, Words

if TYPE_CHECKING:
    from ludotheque.core.game import Content

Labels = Mapping[str, Sequence[str]]
LARGEST = 1 << 22  # bytes of one, so that a small file can't fill the memory


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """What lies in the store and in replays, before it is made small."""

    layout: str  # the field list of the tables as text (see `layouts`); once a digest of it
    tables: bytes  # the fields that rules read and that do not hold their default, by name
    labels: dict[str, list[str]]
    facts: dict[str, Any]
    names: dict[str, dict[str, Words]]
    prints: dict[str, dict[str, Words]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode


def digest(layout: Layout, t: Any, labels: Labels) -> str:
    """Forty digits that stand for tables without their advice, and for labels."""
    return _identity(_fields(layout, t), t, labels)


def digests_once(layout: Layout, t: Any, labels: Labels) -> frozenset[str]:
    """What stood for the same tables and labels before field lists were kept."""
    own = {f.name: f.shape for f in layouts.fields_of(_fields(layout, t))}
    values = {name: getattr(t, name) for name in own}
    told, found = {name: list(inside) for name, inside in labels.items()}, set()
    for signature, text in layouts.tables_once().items():
        fields = layouts.fields_of(text)
        if own.items() <= {f.name: f.shape for f in fields}.items():
            blank = {f.name: layouts.fresh(f) for f in fields}
            with suppress(struct.error):  # a number that did not fit then
                raw = layouts.pack(text, SimpleNamespace(**{**blank, **values}))
                found.add(_digest(signature, raw, told))
    return frozenset(found)


def keep(layout: Layout, content: Content) -> bytes:
    """What a match must keep of its content."""
    texts, fields = content.texts, _fields(layout, content.tables)
    made = Kept(
        fields,
        layouts.pack(fields, content.tables),
        {name: list(labels) for name, labels in content.labels.items()},
        dict(content.facts),
        {section: dict(texts[section]) for section in content.names},
        {section: dict(texts[section]) for section in content.prints},
    )
    return zlib.compress(_encode(made), 9)


def restore(raw: bytes, wanted: str, layout: Layout, today: Content) -> Content:
    """The content that was kept under a digest, in today's words; UsageError if it is not that."""
    kept = _unpacked(raw)
    fields = _fields_kept(kept)
    _check(kept, fields, wanted)
    t = layouts.record_of(layout, fields, kept.tables)
    for name in layout.advice:
        setattr(t, name, getattr(today.tables, name))
    texts = {section: dict(inside) for section, inside in today.texts.items()}
    for section, words in kept.names.items():
        texts[section] = {**words, **texts.get(section, {})}
    for section, words in kept.prints.items():
        texts[section] = {**texts.get(section, {}), **words}
    labels, facts = {**today.labels, **kept.labels}, {**today.facts, **kept.facts}
    return replace(today, tables=t, labels=labels, facts=facts, texts=texts)


def _unpacked(raw: bytes) -> Kept:
    opened = zlib.decompressobj()
    try:
        whole = opened.decompress(raw, LARGEST)
        if opened.eof:
            return _decode(whole)
    except (zlib.error, msgspec.MsgspecError):
        pass
    raise UsageError(UNREADABLE_TABLES)


def _fields(layout: Layout, t: Any) -> str:
    """The list of the fields that tables keep, by name."""
    kept = [f for f in layout.fields if not f.advice]
    used = [f for f in kept if not layouts.is_fresh(f, getattr(t, f.name))]
    return layouts.text_of(sorted(used, key=lambda f: f.name))


def _fields_kept(kept: Kept) -> str:
    """The field list that the bytes of kept tables fit."""
    if " " in kept.layout or ":" in kept.layout or not kept.layout:
        return kept.layout
    fields = layouts.tables_by(kept.layout)
    if fields is None:
        raise UsageError(UNKNOWN_FIELDS, signature=kept.layout)
    return fields


def _check(kept: Kept, fields: str, wanted: str) -> None:
    """UsageError if what is kept is not what a digest stands for."""
    if fields == kept.layout:
        t = SimpleNamespace(**layouts.unpack(fields, kept.tables))
        found = _identity(fields, t, kept.labels)
    else:  # from before field lists were kept
        found = _digest(kept.layout, kept.tables, kept.labels)
    if found != wanted:
        raise UsageError(OTHER_DIGEST, digest=wanted)


def _identity(fields: str, t: Any, labels: Labels) -> str:
    values = layouts.digest(fields, t, 20)
    return _digest(values, {name: list(inside) for name, inside in sorted(labels.items())})


def _digest(*parts: Any) -> str:
    return hashlib.blake2b(_encode(parts), digest_size=20).hexdigest()

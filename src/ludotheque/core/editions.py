"""What a match keeps of the game it was begun with, so that it outlives every edit of the files.

Its identity is the tables without advice, and the labels of moves. These are kept by their digest,
with the facts for a page and the words of the things in play; sentences and advice are today's.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.complaints import OTHER_DIGEST, OTHER_LAYOUT, UNREADABLE_TABLES
from ludotheque.core.record import Layout
from ludotheque.core.words import UsageError, Words

if TYPE_CHECKING:
    from ludotheque.core.game import Content

Labels = Mapping[str, Sequence[str]]
LARGEST = 1 << 22  # bytes of one, so that a small file can't fill the memory


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """What lies in the store and in replays, before it is made small."""

    layout: str  # what the bytes of the tables fit
    tables: bytes  # with the advice blank
    labels: dict[str, list[str]]
    facts: dict[str, Any]
    names: dict[str, dict[str, Words]]
    prints: dict[str, dict[str, Words]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode


def digest(layout: Layout, t: Any, labels: Labels) -> str:
    """Forty digits that stand for tables without their advice, and for labels."""
    return _digest(layout.signature, _bare(layout, t), {k: list(v) for k, v in labels.items()})


def keep(layout: Layout, content: Content) -> bytes:
    """What a match must keep of its content."""
    texts = content.texts
    made = Kept(
        layout.signature,
        _bare(layout, content.tables),
        {name: list(labels) for name, labels in content.labels.items()},
        dict(content.facts),
        {section: dict(texts[section]) for section in content.names},
        {section: dict(texts[section]) for section in content.prints},
    )
    return zlib.compress(_encode(made), 9)


def restore(raw: bytes, wanted: str, layout: Layout, today: Content) -> Content:
    """The content that was kept under a digest, in today's words; UsageError if it is not that."""
    kept = _unpacked(raw)
    if kept.layout != layout.signature:
        raise UsageError(OTHER_LAYOUT)
    t = layout.unpack(kept.tables)
    if _digest(kept.layout, _bare(layout, t), kept.labels) != wanted:
        raise UsageError(OTHER_DIGEST, digest=wanted)
    for name in layout.advice:
        setattr(t, name, getattr(today.tables, name))
    texts = {section: dict(inside) for section, inside in today.texts.items()}
    for section, words in kept.names.items():
        texts[section] = {**words, **texts.get(section, {})}
    for section, words in kept.prints.items():
        texts[section] = {**texts.get(section, {}), **words}
    return replace(today, tables=t, labels=kept.labels, facts=kept.facts, texts=texts)


def _unpacked(raw: bytes) -> Kept:
    opened = zlib.decompressobj()
    try:
        whole = opened.decompress(raw, LARGEST)
        if opened.eof:
            return _decode(whole)
    except (zlib.error, msgspec.MsgspecError):
        pass
    raise UsageError(UNREADABLE_TABLES)


def _bare(layout: Layout, t: Any) -> bytes:
    """The bytes of tables with their advice blank."""
    bare, blank = layout.copy(t), layout.new()
    for name in layout.advice:
        setattr(bare, name, getattr(blank, name))
    return layout.pack(bare)


def _digest(*parts: Any) -> str:
    return hashlib.blake2b(_encode(parts), digest_size=20).hexdigest()

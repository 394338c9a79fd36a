"""A match from disk and back: from its whole log, from a snapshot, and to one."""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.server import entries
from ludotheque.server.entries import Table
from ludotheque.server.playing import Playing
from ludotheque.server.store.reader import Entry, Snapshot


def first(match: str, what: entries.Created, at: float, edition: Any, why: Any) -> Playing:
    """A match that was just created."""
    table = Table(match, what, at, list(what.seats), shown_at=at)
    table.eyes = [entries.Eye() for _ in range(len(what.seats) + 1)]
    playing = Playing(table, edition, why)
    playing.add(what, at)
    return playing


def from_log(match: str, log: list[Entry], edition: Any, why: Any) -> Playing:
    """A match from its whole log."""
    playing = first(match, entries.read_entry(log[0]), log[0].at, edition, why)
    for entry in log[1:]:
        playing.add(entries.read_entry(entry), entry.at)
    return playing


def from_snapshot(kept: Snapshot, log: list[Entry], edition: Edition) -> Playing:
    """A match from a position that was kept and the entries after it."""
    table = entries.decode_table(kept.table)
    playing = Playing(table, edition, None)
    playing.base = table.made
    state = edition.rules.state.unpack(kept.state)
    playing.match = Match(edition, int(table.created.seed, 16), state)
    for entry in log:
        playing.add(entries.read_entry(entry), entry.at)
    return playing


def layout_digest(edition: Edition) -> str:
    """Sixteen digits that stand for the field lists: what was kept fits only the same lists."""
    layout = edition.rules.state
    text = repr([(f.name, f.type, f.shape) for f in layout.placed])
    text += repr([Table.__struct_fields__, entries.Eye.__struct_fields__])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def snapshot(playing: Playing) -> Snapshot | None:
    """The present position, to be kept."""
    if playing.match is None or playing.edition is None:
        return None
    state = playing.edition.rules.state.pack(playing.match.state)
    table = entries.encode_table(playing.table)
    return Snapshot(playing.table.seq, layout_digest(playing.edition), table, state)

"""A match from disk and back: from its whole log, from a snapshot, and to one.

Whatever the disk holds, a match opens: what can't be read is looked at, with the last position that
can be had, and says why.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core import layouts
from ludotheque.core.game import Edition
from ludotheque.core.match import Match
from ludotheque.core.record import Layout
from ludotheque.core.words import LudothequeError, Words
from ludotheque.server import entries
from ludotheque.server.catalogue import sentence
from ludotheque.server.entries import Created, Table
from ludotheque.server.playing import Playing, TooFarBack
from ludotheque.server.store.reader import Entry, Snapshot
from ludotheque.server.wire.view import Text

FindEdition = Callable[[Created], tuple[Edition | None, Text | None]]
OTHER_RULES = Words(
    "Le coup {number} de cette partie ne suit pas les règles d’aujourd’hui ({why}).",
    "Move {number} of this match does not follow the rules of today ({why}).",
)
NO_START = Words(
    "La première position de cette partie est illisible.",
    "The first position of this match can't be read.",
)
NO_PART = Words(
    "L’entrée {seq} de cette partie ne se comprend pas\u00a0: elle vient d’une autre version du"
    " programme, ou elle est endommagée.",
    "Entry {seq} of this match makes no sense: another version of this program wrote it, or it is"
    " damaged.",
)
FAULTS = (LookupError, ArithmeticError, AssertionError, ValueError, TypeError, AttributeError)
LOG = logging.getLogger("ludotheque.loading")


def first(match: str, what: Created, at: float, edition: Any, why: Any) -> Playing:
    """A match that was just created."""
    table = Table(match, what, at, list(what.seats), shown_at=at)
    table.eyes = [entries.Eye() for _ in range(len(what.seats) + 1)]
    playing = Playing(table, edition, why)
    playing.add(what, at)
    return playing


def from_log(match: str, log: list[Entry], find: FindEdition, kept: Snapshot | None) -> Playing:
    """A match from its whole log; if that can't be read, as far as it can."""
    try:
        created = entries.read_entry(log[0])
    except entries.Unreadable as error:
        return _readonly(match, entries.salvaged(log[0]), log, None, sentence(error.words))
    edition, why = find(created)
    reached: Playing | None = None
    if edition is not None and why is None:
        reached, why = _played(match, created, log, edition)
    if reached is not None and why is None:
        return reached
    return _with_last(_readonly(match, created, log, edition, why), reached, kept)


def _played(
    match: str, created: Created, log: list[Entry], edition: Edition
) -> tuple[Playing | None, Text | None]:
    """A match as far as its log can be read, and what is wrong with the rest, if anything is."""
    try:
        playing = first(match, created, log[0].at, edition, None)
    except (LudothequeError, *FAULTS):
        return None, sentence(NO_START)
    for entry in log[1:]:
        try:
            playing.add(entries.read_entry(entry), entry.at)
        except (LudothequeError, *FAULTS) as error:
            LOG.warning("match %s can only be looked at: entry %s: %r", match, entry.seq, error)
            return playing, sentence(_fault(playing, entry, error))
    return playing, None


def _fault(playing: Playing, entry: Entry, error: Exception) -> Words:
    """What is wrong with an entry."""
    if entry.kind == entries.KIND_OF[entries.Moved] and isinstance(error, LudothequeError):
        why = error.words
        if not isinstance(error, entries.Unreadable):
            return OTHER_RULES.filled(number=playing.table.made + 1, why=why)
    if isinstance(error, LudothequeError):
        return error.words
    return NO_PART.filled(seq=entry.seq)


def _readonly(
    match: str, created: Created, log: list[Entry], edition: Any, why: Text | None
) -> Playing:
    """The table of a match without its position: who sits, whether it is over, and how."""
    found = first(match, created, log[0].at, edition, why)
    for entry in log[1:]:
        try:
            found.add(entries.read_entry(entry), entry.at)
        except (LudothequeError, *FAULTS):
            LOG.debug("entry %s of %s is passed over", entry.seq, match)
        found.table.seq, found.table.at = entry.seq, entry.at
    return found


def _with_last(found: Playing, reached: Playing | None, kept: Snapshot | None) -> Playing:
    """A match that can't be played any more, with the last position that can be had: the one that
    was kept, or the one that its log leads to as far as it can be read."""
    best = [one for one in (_of_snapshot(found, kept), reached) if one is not None]
    best.sort(key=lambda one: -one.table.made)
    for one in best:
        if one.match is not None and _can_be_shown(one):
            found.match, table = one.match, found.table
            table.eyes, table.steps, table.made = one.table.eyes, one.table.steps, one.table.made
            break
    return found


def _of_snapshot(found: Playing, kept: Snapshot | None) -> Playing | None:
    """The position that was kept of a match, if it can be read."""
    if kept is None or found.edition is None:
        return None
    try:
        return _kept(kept, found.edition)
    except (LudothequeError, msgspec.MsgspecError, *FAULTS):
        return None


def _can_be_shown(one: Playing) -> bool:
    """Whether the game of today can look at a position of another day."""
    assert one.match is not None
    try:
        view = one.match.view()
        view.aside()
    except (LudothequeError, *FAULTS):
        return False
    return True


def from_snapshot(
    kept: Snapshot, log: list[Entry], find: FindEdition, alike: bool = True
) -> Playing | None:
    """A match from a position that was kept and the entries after it; None if that does not do.

    With `alike`, one of a version that kept other fields does not: what is new is told by the log.
    """
    try:
        created = entries.decode_table(kept.table).created
        edition, why = find(created)
        if edition is None or why is not None:
            return None
        if alike and kept.layout not in _digests(edition):
            return None
        playing = _kept(kept, edition)
        for entry in log:
            playing.add(entries.read_entry(entry), entry.at)
        return playing
    except TooFarBack:
        LOG.info("a snapshot is newer than an undo; reading the whole log")
    except (LudothequeError, msgspec.MsgspecError, *FAULTS) as error:
        LOG.info("a snapshot can't be read; reading the whole log: %r", error)
    return None


def _kept(kept: Snapshot, edition: Edition) -> Playing:
    """A match at a position that was kept."""
    table = entries.decode_table(kept.table)
    playing = Playing(table, edition, None)
    playing.base = table.made
    state = state_kept(kept, edition.rules.state)
    playing.match = Match(edition, int(table.created.seed, 16), state)
    return playing


def state_as_kept(layout: Layout, state: Any) -> bytes:
    """A position behind the list of its fields, as a snapshot keeps it."""
    fields = layouts.state_text(layout)
    return fields.encode() + b"\n" + layouts.pack(fields, state)


def state_kept(kept: Snapshot, layout: Layout) -> Any:
    """The position of a snapshot, in the fields of today."""
    fields, raw = layouts.state_by(kept.layout), kept.state
    if fields is None:  # else it is from before field lists were kept
        text, _, raw = kept.state.partition(b"\n")
        fields = text.decode()
    return layouts.record_of(layout, fields, raw)


def _digests(edition: Edition) -> tuple[str, str]:
    """What a snapshot is marked with that can be played on: sixteen digits that stand for the
    field lists of positions and tables, and those that stood for them once."""
    layout, tables = edition.rules.state, [Table.__struct_fields__, entries.Eye.__struct_fields__]
    before = repr([(f.name, f.type, f.shape) for f in layout.placed])
    texts = (f"{layouts.state_text(layout)} {tables!r}", f"{before}{tables!r}")
    now, then = (hashlib.blake2b(text.encode(), digest_size=8).hexdigest() for text in texts)
    return now, then


def snapshot(playing: Playing) -> Snapshot | None:
    """The present position, to be kept."""
    if playing.match is None or playing.edition is None or playing.readonly is not None:
        return None
    state = state_as_kept(playing.edition.rules.state, playing.match.state)
    table = entries.encode_table(playing.table)
    return Snapshot(playing.table.seq, _digests(playing.edition)[0], table, state)

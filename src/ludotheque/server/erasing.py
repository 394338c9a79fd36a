"""Taking somebody out of all that is kept, each match in one transaction.

Their name and words leave every log; what they did at a table stays, for the others whose matches
these are, under an identity that stands for nobody. What is worked out from a log goes with it:
snapshots are made anew, lists and records of others name nobody in their place.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.server import timing
from ludotheque.server.entries import (
    KIND_OF,
    Adopted,
    Created,
    Forgotten,
    Seated,
    Sitter,
    Talked,
    Unreadable,
    read_entry,
    write_row,
)
from ludotheque.server.naming import NAMELESS
from ludotheque.server.results import Rival, versus_of
from ludotheque.server.store.reader import Entry
from ludotheque.server.summaries import SummarySeat

NAMING = {Created, Seated, Talked, Adopted}  # entries that say who somebody is
_KINDS = ", ".join(f"'{KIND_OF[kind]}'" for kind in NAMING)
BOTS = "SELECT id FROM identity WHERE owner = ?"
FOUND = f'SELECT DISTINCT "match" FROM log WHERE kind IN ({_KINDS}) AND instr(payload, ?)'
ENTRIES = f'SELECT seq, kind, at, payload FROM log WHERE "match" = ? AND kind IN ({_KINDS})'
PUT = 'UPDATE log SET payload = ? WHERE "match" = ? AND seq = ?'
END = 'SELECT max(seq), max(at) FROM log WHERE "match" = ?'
SAID = 'INSERT INTO log ("match", seq, kind, at, payload) VALUES (?, ?, ?, ?, ?)'
OF_MATCH = (  # with :who and :match
    'UPDATE log SET "key" = NULL WHERE "match" = :match AND "key" LIKE :who || \':%\'',
    'UPDATE card SET owner = :gone WHERE "match" = :match AND owner = :who',
    'UPDATE card SET turn = NULL WHERE "match" = :match AND turn = :who',
)
OF_PERSON = (
    *(f"DELETE FROM {table} WHERE who = ?" for table in ("holder", "played", "keepsake")),
    *(f"DELETE FROM {table} WHERE who = ?" for table in ("learnt", "token")),
    "DELETE FROM identity WHERE id = ?",
)
ON = "SELECT 1 FROM card WHERE \"match\" = ? AND phase <> 'over'"
SEATS = 'SELECT seats FROM card WHERE "match" = ?'
PUT_SEATS = 'UPDATE card SET seats = ? WHERE "match" = ?'
RIVALS = 'SELECT who, rivals FROM played WHERE "match" = ?'
PUT_RIVALS = 'UPDATE played SET versus = ?, rivals = ? WHERE who = ? AND "match" = ?'
SNAPSHOT = 'DELETE FROM snapshot WHERE "match" = ?'
_seats = msgspec.json.Decoder(list[SummarySeat]).decode
_rivals = msgspec.json.Decoder(list[Rival]).decode

Gone = dict[str, str]  # identities to be forgotten, each with what stands for it afterwards


def find(connection: sqlite3.Connection, who: str) -> tuple[Gone, list[str]]:
    """All identities of somebody's (their bots, guests that became theirs), and where they are
    named. Reads the whole log: to be asked beside the writer."""
    known, looked = {who, *(row[0] for row in connection.execute(BOTS, (who,)))}, set[str]()
    matches: set[str] = set()
    while known - looked:
        fresh = matches_of(connection, known - looked)
        looked, matches = set(known), matches | fresh
        for match in fresh:
            for what in _entries(connection, match).values():
                known.update(_theirs(what, known))
    return {one: secrets.token_hex(8) for one in known}, sorted(matches)


def matches_of(connection: sqlite3.Connection, who: Iterable[str]) -> set[str]:
    """Matches whose logs name somebody."""
    return {row[0] for one in who for row in connection.execute(FOUND, (one.encode(),))}


def _entries(connection: sqlite3.Connection, match: str) -> dict[int, Any]:
    """The entries of a match that say who somebody is, as far as they can be read."""
    found = {}
    for row in connection.execute(ENTRIES, (match,)):
        entry = Entry(*row)
        with contextlib.suppress(Unreadable):
            found[entry.seq] = read_entry(entry)
    return found


def _empty_unreadable(connection: sqlite3.Connection, match: str, gone: Gone) -> None:
    """Empty what names them and can't be told anew."""
    for row in connection.execute(ENTRIES, (match,)).fetchall():
        entry = Entry(*row)
        try:
            read_entry(entry)
        except Unreadable:
            if any(one.encode() in entry.payload for one in gone):
                connection.execute(PUT, (b"{}", match, entry.seq))


def _theirs(what: Any, known: set[str]) -> Iterator[str]:
    """Further identities of the same person that an entry tells of."""
    if isinstance(what, Adopted) and what.account in known:
        yield what.guest
    yield from (s.who or s.away for s in _sitters(what) if s.owner in known and (s.who or s.away))


def _sitters(what: Any) -> list[Sitter]:
    if isinstance(what, Created):
        return what.seats
    return [what.sitter] if isinstance(what, Seated) else []


def running(connection: sqlite3.Connection, matches: list[str]) -> list[str]:
    """Those that are not over."""
    return [match for match in matches if connection.execute(ON, (match,)).fetchone()]


def erase_all(connection: sqlite3.Connection, gone: Gone) -> None:
    """Take out what is theirs alone, and themselves."""
    for who in gone:
        for text in OF_PERSON:
            connection.execute(text, (who,))


def erase_from(connection: sqlite3.Connection, match: str, gone: Gone) -> int:
    """Take them out of a match; the number of its last entry now."""
    sitters: dict[int, Sitter] = {}
    _empty_unreadable(connection, match, gone)
    for seq, what in sorted(_entries(connection, match).items()):
        told = _told_anew(what, gone)
        connection.execute(PUT, (write_row(told, 0.0).payload, match, seq))
        if isinstance(told, Created):
            sitters = dict(enumerate(told.seats))
        elif isinstance(told, Seated):
            sitters[told.seat] = told.sitter
    for who, stands in gone.items():
        for text in OF_MATCH:
            connection.execute(text, {"match": match, "who": who, "gone": stands})
    connection.execute(SNAPSHOT, (match,))
    _lists(connection, match, sitters)
    _records(connection, match, gone)
    last, at = connection.execute(END, (match,)).fetchone()
    row = write_row(Forgotten(next(iter(gone.values()))), max(at, timing.now()))
    connection.execute(SAID, (match, last + 1, row.kind, row.at, row.payload))
    return int(last) + 1


def _told_anew(what: Any, gone: Gone) -> Any:
    """An entry that names nobody who is gone."""
    if isinstance(what, Seated):
        return replace(what, sitter=_sitter(what.sitter, gone))
    if isinstance(what, Adopted):
        guest, account = gone.get(what.guest, what.guest), gone.get(what.account, what.account)
        return Adopted(guest, account, NAMELESS if what.account in gone else what.name)
    if isinstance(what, Talked):
        who = gone.get(what.who)
        return replace(what, who=who, name=NAMELESS, text="") if who else what
    assert isinstance(what, Created)
    own = (what.account or what.owner) in gone
    seats = [_unnamed(_sitter(s, gone)) if own else _sitter(s, gone) for s in what.seats]
    owner, account = gone.get(what.owner, what.owner), gone.get(what.account, what.account)
    return replace(what, seats=seats, owner=owner, account=account)


def _sitter(sitter: Sitter, gone: Gone) -> Sitter:
    """Who sits, without a name if they are gone or were somebody's bot who is."""
    known = {key: getattr(sitter, key) for key in ("who", "away", "owner")}
    changes = {key: gone[who] for key, who in known.items() if who in gone}
    for key in ("name", "away_name"):
        if changes and getattr(sitter, key):
            changes[key] = NAMELESS
    return replace(sitter, **changes)


def _unnamed(sitter: Sitter) -> Sitter:
    """A name that a file brought along, of nobody here, goes with the file's owner."""
    theirs = sitter.name and not (sitter.who or sitter.away)
    return replace(sitter, name=NAMELESS) if theirs else sitter


def _lists(connection: sqlite3.Connection, match: str, sitters: dict[int, Sitter]) -> None:
    """What lists say of who sits, as the log tells it now."""
    row = connection.execute(SEATS, (match,)).fetchone()
    if row is None:
        return
    seats = _seats(row[0])
    for number, sitter in sitters.items():
        if number < len(seats) and seats[number].kind != "level":
            seats[number].name = sitter.name
    connection.execute(PUT_SEATS, (msgspec.json.encode(seats), match))


def _records(connection: sqlite3.Connection, match: str, gone: Gone) -> None:
    """What others remember of whom they played."""
    for who, text in connection.execute(RIVALS, (match,)).fetchall():
        rivals = [
            Rival(one.kind, NAMELESS, gone[one.who]) if one.who in gone else one
            for one in _rivals(text)
        ]
        told = msgspec.json.encode(rivals).decode()
        connection.execute(PUT_RIVALS, (versus_of(rivals), told, who, match))

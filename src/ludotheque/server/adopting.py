"""A guest who logs in keeps what they had: an account takes over its seats, tables, things, bots.

The log of each match gets an entry that says so, all in one transaction. Only a guest can be
taken over, by who holds its token and the account's. A match that goes on with both of them in it
is left as it is: nobody comes by a second hand. What is left stays the guest's.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from ludotheque.server import timing
from ludotheque.server.entries import Adopted, write_row
from ludotheque.server.hall import Hall
from ludotheque.server.identity import Identity
from ludotheque.server.refusals import Denied

BOTS = "SELECT id FROM identity WHERE owner = ?"
SEATS = (
    'SELECT holder."match", holder.who, card.phase FROM holder'
    ' JOIN card ON card."match" = holder."match" WHERE holder.who IN ({})'
)
OWNED = 'SELECT "match" FROM card WHERE owner = ?'
END = 'SELECT max(seq), max(at) FROM log WHERE "match" = ?'
INSERT = 'INSERT INTO log ("match", seq, kind, at, payload) VALUES (?, ?, ?, ?, ?)'
MATCH_CHANGES = (
    'UPDATE holder SET who = :account WHERE "match" = :match AND who = :guest',
    'UPDATE card SET owner = :account WHERE "match" = :match AND owner = :guest',
    'UPDATE card SET turn = :account WHERE "match" = :match AND turn = :guest',
    'UPDATE OR REPLACE played SET who = :account WHERE "match" = :match AND who = :guest',
    "UPDATE played SET versus = replace(versus, :guest, :account),"
    ' rivals = replace(rivals, :guest, :account) WHERE "match" = :match',
    "UPDATE played SET why_not = 'alone' WHERE \"match\" = :match AND who = :account"
    " AND instr(rivals, :account)",
)
KEPT = 'SELECT game, "key", kind, name FROM keepsake WHERE who = ? ORDER BY updated'
HOW_MANY = "SELECT count(*) FROM keepsake WHERE who = ? AND game = ?"
TAKEN = 'SELECT 1 FROM keepsake WHERE who = ? AND game = ? AND "key" = ?'
NAMED = "SELECT 1 FROM keepsake WHERE who = ? AND game = ? AND kind = ? AND name = ?"
TAKE = (
    'UPDATE keepsake SET who = :account, "key" = :to, name = :name'
    ' WHERE who = :guest AND game = :game AND "key" = :key'
)
LEARNT = "UPDATE OR IGNORE learnt SET who = ? WHERE who = ?"  # what the account did stays


@dataclass
class Had:
    """What a guest has."""

    matches: list[str]  # that can be taken over
    running: int  # matches it sits at that are not over
    apart: list[str]  # matches in which the account plays too
    bots: list[str]  # that come along
    kept: int  # decks, maps and the like


@dataclass
class Took:
    """What became of it."""

    ends: dict[str, int]  # matches taken over, each with the number of its last entry now
    apart: list[str]
    kept: int = 0
    kept_left: int = 0


async def look(hall: Hall, guest: Identity, account: Identity) -> Had:
    """What a guest would bring along."""
    return await hall.store.read(_look, hall.store.engine, guest.id, account.id)


async def adopt(hall: Hall, guest: Identity, account: Identity) -> Took:
    """Make all that is a guest's an account's; the guest ends if nothing is left."""
    if guest.kind != "guest" or account.kind != "account":
        raise Denied("no_guest")
    most = hall.settings.limits.keepsakes_each
    how = Adopted(guest.id, account.id, account.name)
    took: Took = await hall.store.writer.write(lambda c: _adopt(c, how, most))
    if not took.apart and not took.kept_left:
        await hall.people.end(guest.id)
    for match, seq in took.ends.items():
        if match in hall.rooms:
            await hall.rooms[match].refresh(seq)
    return took


def _look(engine: Any, guest: str, account: str) -> Had:
    with engine.connect() as connection:
        return _had(connection.connection.driver_connection, guest, account)


def _had(connection: sqlite3.Connection, guest: str, account: str) -> Had:
    bots = [row[0] for row in connection.execute(BOTS, (guest,))]
    others = {account, *(row[0] for row in connection.execute(BOTS, (account,)))}
    seats = _seats(connection, [guest, *bots])
    theirs = {match for match, _, _ in _seats(connection, sorted(others))}
    both = {match for match, _, phase in seats if phase != "over" and match in theirs}
    stay = {who for match, who, _ in seats if match in both}
    owned = {row[0] for row in connection.execute(OWNED, (guest,))}
    found = {match for match, _, _ in seats} | owned
    return Had(
        matches=sorted(found - both),
        running=len({match for match, who, phase in seats if who == guest and phase != "over"}),
        apart=sorted(both),
        bots=[bot for bot in bots if bot not in stay],
        kept=len(connection.execute(KEPT, (guest,)).fetchall()),
    )


def _seats(connection: sqlite3.Connection, who: list[str]) -> list[tuple[str, str, str]]:
    return connection.execute(SEATS.format(", ".join("?" * len(who))), who).fetchall()


def _adopt(connection: sqlite3.Connection, how: Adopted, most: int) -> Took:
    had = _had(connection, how.guest, how.account)
    took = Took({match: _rename(connection, match, how) for match in had.matches}, had.apart)
    for bot in had.bots:
        connection.execute("UPDATE identity SET owner = ? WHERE id = ?", (how.account, bot))
    connection.execute(LEARNT, (how.account, how.guest))
    for row in connection.execute(KEPT, (how.guest,)).fetchall():
        if _take(connection, row, how, most):
            took.kept += 1
        else:
            took.kept_left += 1
    return took


def _rename(connection: sqlite3.Connection, match: str, how: Adopted) -> int:
    """Say it in the log of a match and in what is worked out from it; the entry's number."""
    last, at = connection.execute(END, (match,)).fetchone()
    row = write_row(how, max(at, timing.now()))
    connection.execute(INSERT, (match, last + 1, row.kind, row.at, row.payload))
    for text in MATCH_CHANGES:
        connection.execute(text, {"match": match, **structs.asdict(how)})
    return int(last) + 1


def _take(connection: sqlite3.Connection, row: Any, how: Adopted, most: int) -> bool:
    """Put one thing on the account's shelf, under a name that is free there; False if full."""
    game, key, kind, name = row

    def is_there(text: str, *values: str) -> bool:
        return connection.execute(text, (how.account, game, *values)).fetchone() is not None

    if connection.execute(HOW_MANY, (how.account, game)).fetchone()[0] >= most:
        return False
    put = {"game": game, "key": key, **structs.asdict(how)}
    put["to"] = _free(lambda free: is_there(TAKEN, free), key, "-")
    put["name"] = _free(lambda free: is_there(NAMED, kind, free), name, " ")
    connection.execute(TAKE, put)
    return True


def _free(taken: Callable[[str], bool], wanted: str, gap: str) -> str:
    """A name that nothing has: the one wanted, else with a number."""
    number, found = 1, wanted
    while taken(found):
        number += 1
        end = f"{gap}{number}"
        found = wanted[: 40 - len(end)] + end
    return found


def check_guest(found: Identity | None) -> Identity:
    """Whom a token proves to be a guest."""
    if found is None or found.kind != "guest":
        raise Denied("no_guest")
    return found

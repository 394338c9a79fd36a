"""How many tables one person may have open, and how many files they may bring.

Bots count with the person they belong to. Callers hold the person's lock (`hall.opening`), so that
tables opened at the same time are counted one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Edition
from ludotheque.server import summaries
from ludotheque.server.entries import Table
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.store.appends import Row
from ludotheque.server.store.schema import COMPUTERS


async def check_table(hall: Hall, me: Identity, fresh: Table) -> None:
    """Denied if somebody has too many tables to open this one too."""
    limits, reader, owner = hall.settings.limits, hall.store.reader, fresh.account
    if await hall.store.read(reader.running, me.id, owner) >= limits.matches_each:
        raise Denied("too_many")
    is_alone = summaries.players(fresh) == COMPUTERS
    if is_alone and await hall.store.read(reader.alone, owner) >= limits.computers_each:
        raise Denied("computers_many")
    is_waiting = fresh.created.public and not all(s.ready for s in fresh.seats)
    if is_waiting and await hall.store.read(reader.advertised, owner) >= limits.waiting_each:
        raise Denied("waiting_many")


async def check_kept(hall: Hall, me: Identity, edition: Edition, rows: Sequence[Row]) -> None:
    """Denied if too much was kept from where this request comes from; else what a new match adds
    to the database is counted: its entries, and its game if no match has kept it before."""
    known = await hall.store.read(hall.store.reader.edition, edition.digest)
    size = sum(len(row.payload) for row in rows) + (0 if known else len(edition.kept))
    hall.doors.check_kept(me.kind, size)


async def check_import(hall: Hall, owner: str) -> None:
    """Denied if somebody has brought too many files already."""
    most = hall.settings.limits.imports_each
    if await hall.store.read(hall.store.reader.imported, owner) >= most:
        raise Denied("imports_many")


async def check_bot(hall: Hall, owner: str) -> None:
    """Denied if somebody has too many bots to make one more."""
    if len(await hall.store.read(hall.people.bots, owner)) >= hall.settings.limits.bots_each:
        raise Denied("bots_many")

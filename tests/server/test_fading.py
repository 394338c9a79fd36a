"""Guests who never played and do not come back are forgotten, with what they kept."""

import asyncio

import pytest

from ludotheque.server import tables, timing
from ludotheque.server.hall import Hall
from ludotheque.server.settings import Settings
from ludotheque.server.store.schema import IDENTITY
from ludotheque.server.tokens import FADES
from ludotheque.server.wire.keepsakes import Keep
from ludotheque.server.wire.tables import NewMatch, SeatChoice

LONG_AGO = FADES + 1
DECK = Keep(kind="deck", name="Mine", value={})
LEARNT = "INSERT INTO learnt (who, game, mark, at, helped) VALUES (?, 'duel', 'first', 1, 0)"


async def sits(hall, me):
    await tables.open_new(hall, me, NewMatch(game="duel", seats=[SeatChoice(kind="me")]))


async def made_a_bot(hall, me):
    await hall.people.new_bot(me, "Robot", ("play",))


async def learnt(hall, me):
    await hall.store.run(LEARNT, me.id)


async def has_an_account(hall, me):
    await hall.people.keep(me, f"login{me.id}", "long enough")


async def came_lately(hall, me):
    await hall.people.tokens.new(me)


async def nothing(hall, me):
    pass


async def how_long_ago(hall, me, seconds):
    """Let somebody and their tokens be of another day."""
    at = timing.now() - seconds
    await hall.store.run("UPDATE identity SET created = ? WHERE id = ?", at, me.id)
    await hall.store.run("UPDATE token SET created = ?, used = ? WHERE who = ?", at, at, me.id)


@pytest.mark.parametrize(
    ("did", "since", "fades"),
    [
        (nothing, LONG_AGO, True),
        (nothing, FADES - 3600, False),
        (sits, LONG_AGO, False),
        (made_a_bot, LONG_AGO, False),
        (learnt, LONG_AGO, False),
        (has_an_account, LONG_AGO, False),
    ],
)
def test_a_guest_who_never_played_fades_and_nobody_else_does(tmp_path, did, since, fades):
    async def story():
        hall = Hall(Settings(data=tmp_path))
        me, token = await hall.people.guest("Ada")
        await hall.keepsakes.put(me, "duel", "k", DECK)
        await did(hall, me)
        await how_long_ago(hall, me, since)
        await hall.people.tokens.fade()
        found = await hall.store.read(hall.people._by, IDENTITY.c.id, me.id)
        kept = await hall.store.read(hall.keepsakes._select, me.id, "duel", None)
        known = await hall.people.tokens.find(token)
        await hall.stop()
        return found, kept, known

    found, kept, known = asyncio.run(story())
    assert (found is None, not kept) == (fades, fades)
    assert known is None or not fades


def test_a_guest_who_comes_back_in_time_stays(tmp_path):
    async def story():
        hall = Hall(Settings(data=tmp_path))
        me, _ = await hall.people.guest("Ada")
        await how_long_ago(hall, me, LONG_AGO)
        await came_lately(hall, me)
        await hall.people.tokens.fade()
        found = await hall.store.read(hall.people._by, IDENTITY.c.id, me.id)
        await hall.stop()
        return found

    assert asyncio.run(story()).name == "Ada"

"""Who you are: guests and bots."""

from __future__ import annotations

from litestar import Response

from ludotheque.server import allowance
from ludotheque.server.asking import address_of, deleting, getting, patching, posting
from ludotheque.server.callers import COOKIE, GUEST, cookie_in
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.routes.cookies import Asked, as_me, cookies, guest_before, with_cookie
from ludotheque.server.wire.tables import BotInfo, BotToken, Me, NewBot, NewGuest, Rename


@posting("/guest")
async def come_in(
    request: Asked, hall: Hall, viewer: Identity | None, data: NewGuest
) -> Response[Me]:
    """Become a guest, or hear who you are already."""
    token = cookie_in(request.headers, COOKIE)
    if viewer is not None:
        return with_cookie(request, hall, viewer, token) if token else Response(as_me(viewer))
    guest, token = await guest_before(request, hall)
    if guest is not None:  # logged out from elsewhere
        kept = {COOKIE: token, GUEST: ""}
        return Response(as_me(guest), cookies=cookies(request, hall, kept))
    if not hall.doors.guests.take(address_of(request)):
        raise Denied("too_fast")
    who, token = await hall.people.guest(data.name)
    return with_cookie(request, hall, who, token)


@getting("/me")
async def who_am_i(me: Identity) -> Me:
    """Who you are."""
    return as_me(me)


@patching("/me")
async def rename(hall: Hall, me: Identity, data: Rename) -> Me:
    """Take another name."""
    return as_me(await hall.people.rename(me, data.name))


@getting("/bots")
async def list_bots(hall: Hall, me: Identity) -> list[BotInfo]:
    """Your bots."""
    found = await hall.store.read(hall.people.bots, me.id)
    return [BotInfo(bot.id, bot.name, list(bot.scope)) for bot in found]


@posting("/bots")
async def make_bot(hall: Hall, me: Identity, data: NewBot) -> BotToken:
    """A new bot; its token is shown this once."""
    async with hall.opening.hold(me.account):
        await allowance.check_bot(hall, me.id)
        bot, token = await hall.people.new_bot(me, data.name, tuple(data.scope))
    return BotToken(bot.id, bot.name, list(bot.scope), token)


@deleting("/bots/{bot:str}")
async def drop_bot(hall: Hall, me: Identity, bot: str) -> None:
    """Take a bot's token away."""
    await hall.people.drop_bot(me, bot)


HANDLERS = [come_in, who_am_i, rename, list_bots, make_bot, drop_bot]

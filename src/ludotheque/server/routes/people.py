"""Who you are: guests, accounts, bots."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from ludotheque.server import allowance
from ludotheque.server.asking import (
    address_of,
    deleting,
    getting,
    patching,
    posting,
    token_of,
)
from ludotheque.server.callers import COOKIE, cookie_in
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.tables import (
    BotInfo,
    BotToken,
    Credentials,
    Me,
    NewBot,
    NewGuest,
    NewPassword,
    Rename,
)

LASTS = 400 * 86400  # seconds; browsers keep no cookie longer, each visit begins anew
Asked = Request[Any, Any, Any]


def _me(who: Identity) -> Me:
    return Me(who.id, who.name, who.kind, who.login)


def _cookie(request: Asked, hall: Hall, name: str, token: str) -> Cookie:
    """A cookie that keeps a token out of every script's reach; without one it ends."""
    secure = hall.settings.secure_cookie or request.scope["scheme"] == "https"
    lasts = LASTS if token else 0
    return Cookie(
        name, value=token, httponly=True, samesite="lax", max_age=lasts, path="/", secure=secure
    )


def _with_cookie(request: Asked, hall: Hall, who: Identity, token: str) -> Response[Me]:
    return Response(_me(who), cookies=[_cookie(request, hall, COOKIE, token)])


@posting("/guest")
async def come_in(
    request: Asked, hall: Hall, viewer: Identity | None, data: NewGuest
) -> Response[Me]:
    """Become a guest, or hear who you are already."""
    token = cookie_in(request.headers, COOKIE)
    if viewer is not None:
        return _with_cookie(request, hall, viewer, token) if token else Response(_me(viewer))
    if not hall.doors.guests.take(address_of(request)):
        raise Denied("too_fast")
    who, token = await hall.people.guest(data.name)
    return _with_cookie(request, hall, who, token)


@getting("/me")
async def who_am_i(me: Identity) -> Me:
    """Who you are."""
    return _me(me)


@patching("/me")
async def rename(hall: Hall, me: Identity, data: Rename) -> Me:
    """Take another name."""
    return _me(await hall.people.rename(me, data.name))


def _check_pace(request: Asked, hall: Hall, login: str) -> None:
    """Nobody tries many passwords or many logins: both are counted to the address."""
    address, doors = address_of(request), hall.doors
    if not doors.passwords.take(address) or not doors.logins.take(f"{address} {login.casefold()}"):
        raise Denied("too_fast")


@posting("/account")
async def keep_account(request: Asked, hall: Hall, me: Identity, data: Credentials) -> Response[Me]:
    """Keep this guest under a login and a password; the guest's token ends."""
    _check_pace(request, hall, data.login)
    who, token = await hall.people.keep(me, data.login, data.password)
    return _with_cookie(request, hall, who, token)


@posting("/login")
async def log_in(request: Asked, hall: Hall, data: Credentials) -> Response[Me]:
    """Be who you were on another device."""
    _check_pace(request, hall, data.login)
    who, token = await hall.people.log_in(data.login, data.password)
    return _with_cookie(request, hall, who, token)


@posting("/logout", status_code=204)
async def log_out(request: Asked, hall: Hall) -> Response[None]:
    """Forget this device."""
    token = token_of(request)
    if token:
        await hall.people.tokens.end(token)
    return _without_cookie(request, hall)


@posting("/logout/everywhere", status_code=204)
async def log_out_everywhere(request: Asked, hall: Hall, me: Identity) -> Response[None]:
    """Forget every device; bots keep their tokens."""
    await hall.people.log_out_everywhere(me)
    return _without_cookie(request, hall)


def _without_cookie(request: Asked, hall: Hall) -> Response[None]:
    return Response(None, status_code=204, cookies=[_cookie(request, hall, COOKIE, "")])


@posting("/password")
async def change_password(
    request: Asked, hall: Hall, me: Identity, data: NewPassword
) -> Response[Me]:
    """Take another password; every other device has to log in again."""
    _check_pace(request, hall, me.login or "")
    who, token = await hall.people.change_password(me, data.old, data.new)
    return _with_cookie(request, hall, who, token)


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


HANDLERS = [
    *(come_in, who_am_i, rename, keep_account, log_in),
    *(log_out, log_out_everywhere, change_password),
    *(list_bots, make_bot, drop_bot),
]

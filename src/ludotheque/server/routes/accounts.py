"""Accounts: a login and a password, and what a guest brings along."""

from __future__ import annotations

from litestar import Response

from ludotheque.server import adopting, forgetting
from ludotheque.server.asking import address_of, getting, posting, token_of
from ludotheque.server.callers import COOKIE, GUEST, cookie_in
from ludotheque.server.hall import Hall
from ludotheque.server.people import Identity
from ludotheque.server.refusals import Denied
from ludotheque.server.routes.cookies import Asked, as_me, cookies, guest_before, with_cookie
from ludotheque.server.wire.tables import (
    Credentials,
    Forget,
    GuestLeft,
    GuestTaken,
    Me,
    NewPassword,
)


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
    return with_cookie(request, hall, who, token)


@posting("/login")
async def log_in(
    request: Asked, hall: Hall, viewer: Identity | None, data: Credentials
) -> Response[Me]:
    """Be who you were on another device; the guest of this one can be found again."""
    _check_pace(request, hall, data.login)
    who, token = await hall.people.log_in(data.login, data.password)
    before, kept = cookie_in(request.headers, COOKIE), {COOKIE: token}
    if viewer is not None and before:
        if viewer.kind == "guest":
            kept[GUEST] = before
        else:
            await hall.people.tokens.end(before)
    return Response(as_me(who), cookies=cookies(request, hall, kept))


@posting("/logout", status_code=204)
async def log_out(request: Asked, hall: Hall) -> Response[None]:
    """Forget this device, and be the guest it was before, if any."""
    token = token_of(request)
    if token:
        await hall.people.tokens.end(token)
    return await _as_before(request, hall)


@posting("/logout/everywhere", status_code=204)
async def log_out_everywhere(request: Asked, hall: Hall, me: Identity) -> Response[None]:
    """Forget every device; bots keep their tokens."""
    await hall.people.log_out_everywhere(me)
    return await _as_before(request, hall)


async def _as_before(request: Asked, hall: Hall) -> Response[None]:
    _, guest = await guest_before(request, hall)
    kept = cookies(request, hall, {COOKIE: guest, GUEST: ""})
    return Response(None, status_code=204, cookies=kept)


@posting("/me/forget", status_code=204)
async def forget(request: Asked, hall: Hall, me: Identity, data: Forget) -> Response[None]:
    """Have all that is kept of you deleted, for good: seats, name, words, record, creations."""
    await forgetting.forget(hall, me, data.name)
    return await _as_before(request, hall)


@posting("/password")
async def change_password(
    request: Asked, hall: Hall, me: Identity, data: NewPassword
) -> Response[Me]:
    """Take another password; every other device has to log in again."""
    _check_pace(request, hall, me.login or "")
    who, token = await hall.people.change_password(me, data.old, data.new)
    return with_cookie(request, hall, who, token)


@getting("/me/guest")
async def guest_left(request: Asked, hall: Hall, me: Identity) -> GuestLeft:
    """Who this browser was before it logged in, and what they had."""
    guest, _ = await guest_before(request, hall)
    if guest is None or me.kind != "account":
        return GuestLeft()
    had = await adopting.look(hall, guest, me)
    matches = len(had.matches) + len(had.apart)
    return GuestLeft(guest.name, had.running, matches, had.kept, len(had.bots))


@posting("/me/guest")
async def take_guest(request: Asked, hall: Hall, me: Identity) -> Response[GuestTaken]:
    """Add all that the guest had to your account."""
    if not hall.doors.heavy.take(me.id):
        raise Denied("too_fast")
    guest, token = await guest_before(request, hall)
    took = await adopting.adopt(hall, adopting.check_guest(guest), me)
    taken = GuestTaken(len(took.ends), took.kept, took.apart, took.kept_left)
    rest = token if took.apart or took.kept_left else ""
    return Response(taken, cookies=cookies(request, hall, {GUEST: rest}))


HANDLERS = [
    *(keep_account, log_in, log_out, log_out_everywhere),
    *(change_password, guest_left, take_guest, forget),
]

"""Looking back, playing on from there, and files."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import Parameter

from ludotheque.server import acts, recent, replays, sending, tables
from ludotheque.server.asking import getting, posting
from ludotheque.server.hall import Hall
from ludotheque.server.packing import SQUEEZED, Packed
from ludotheque.server.people import Identity
from ludotheque.server.playing import TooFarBack
from ludotheque.server.refusals import Denied
from ludotheque.server.wire.tables import (
    Analysis,
    Curve,
    PlayFrom,
    ReplayFrame,
    ReplayIndex,
    SinceTurn,
    TableInfo,
)

FILE = "application/x-ndjson"
After = Annotated[int, Parameter(ge=0)]
Asked = Request[Any, Any, Any]


@getting("/matches/{match:str}/replay", opt={SQUEEZED: True})
async def get_replay(
    request: Asked,
    hall: Hall,
    viewer: Identity | None,
    match: str,
    eye: str | None = None,
    after: After = 0,
) -> Response[ReplayIndex]:
    """A match by steps, for the scrubber; `eye` is a seat's number, "watch", or "all" at once."""
    who = viewer.id if viewer else None
    found = await hall.whole(match, who)
    eyes = replays.choose_eyes(found, who, eye)
    page: Packed = await hall.indexes.page(found, who, eyes, after)
    return page.answer(request)


@getting("/matches/{match:str}/replay/{number:int}")
async def get_frame(
    hall: Hall,
    viewer: Identity | None,
    match: str,
    number: int,
    eye: str | None = None,
    against: int | None = None,
    drawn: bool = False,
) -> ReplayFrame:
    """The position after some steps; all at once may be held against what one seat knew."""
    who = viewer.id if viewer else None
    found = await hall.whole(match, who)
    chosen = replays.choose_eyes(found, who, eye, against)
    return await hall.desk.run(who, replays.frame, found, chosen, number, drawn)


@getting("/matches/{match:str}/since-my-turn")
async def get_since_turn(
    hall: Hall, me: Identity, match: str, seat: int | None = None
) -> SinceTurn:
    """What the others did since your last turn, as you saw it."""
    room = await hall.room(match)
    chosen = acts.seat_held(room.playing.table, me.id, seat)
    try:
        return await hall.bench.run(me.account, recent.since_turn, room.playing, chosen)
    except TooFarBack:
        found = await hall.whole(match, me.id)
        return await hall.bench.run(me.account, recent.since_turn, found, chosen)


@posting("/matches/{match:str}/from")
async def play_from(hall: Hall, me: Identity, match: str, data: PlayFrom) -> TableInfo:
    """A new match from any point of a finished one."""
    me.check("create")
    return sending.info_as_wire(await tables.play_from(hall, me, match, data), me.id)


@posting("/matches/{match:str}/curve")
async def draw_curve(hall: Hall, me: Identity, match: str) -> Curve:
    """Begin to work out the chances along a match, or hear how far that is."""
    if not hall.doors.heavy.take(me.id):
        raise Denied("too_fast")
    found: Curve = await hall.curves.get(match, me.id)
    return found


@getting("/matches/{match:str}/curve")
async def get_curve(hall: Hall, match: str) -> Curve:
    """The chances along a match, as far as they are worked out."""
    found: Curve = await hall.curves.get(match)
    return found


@posting("/matches/{match:str}/analysis")
async def analyse(hall: Hall, me: Identity, match: str) -> Analysis:
    """Begin to look for the turning points of a match, or hear how far that is."""
    if not hall.doors.heavy.take(me.id):
        raise Denied("too_fast")
    found: Analysis = await hall.analyses.get(match, me.id)
    return found


@getting("/matches/{match:str}/analysis")
async def get_analysis(hall: Hall, match: str) -> Analysis:
    """The turning points of a match, once they are found."""
    found: Analysis = await hall.analyses.get(match)
    return found


@getting("/matches/{match:str}/export", media_type=FILE)
async def export(hall: Hall, viewer: Identity | None, match: str) -> Response[str]:
    """The replay file of a finished match."""
    who = viewer.id if viewer else None
    found = await hall.whole(match, who)
    text = await hall.desk.run(who, replays.export, found)
    name = f'attachment; filename="{found.table.created.game}-{match}.jsonl"'
    return Response(text, media_type=FILE, headers={"content-disposition": name})


@posting("/import", request_max_body_size=None)
async def import_replay(request: Asked, hall: Hall, me: Identity) -> TableInfo:
    """A match from a replay file."""
    me.check("create")
    if not hall.doors.heavy.take(me.id):
        raise Denied("too_fast")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > hall.settings.limits.replay:
            raise Denied("too_big")
    text = body.decode("utf-8", errors="replace")
    return sending.info_as_wire(await tables.import_replay(hall, me, text), me.id)


HANDLERS = [
    get_replay,
    get_frame,
    get_since_turn,
    play_from,
    draw_curve,
    get_curve,
    analyse,
    get_analysis,
    export,
    import_replay,
]

"""All that is kept of somebody, for them to take away."""

from __future__ import annotations

import msgspec

from ludotheque.server.hall import Hall
from ludotheque.server.history import match_as_wire
from ludotheque.server.people import Identity
from ludotheque.server.wire.history import OwnData, OwnMark, OwnThing
from ludotheque.server.wire.tables import BotInfo, Me


async def export(hall: Hall, me: Identity) -> OwnData:
    """Gather it, as work that takes its turn."""
    hall.doors.check_heavy(me.id)
    return await hall.desk.run(me.account, _gather, hall, me)


def _gather(hall: Hall, me: Identity) -> OwnData:
    past, decode = hall.store.past, msgspec.json.decode
    return OwnData(
        me=Me(me.id, me.name, me.kind, me.login),
        since=past.since(me.id),
        matches=[match_as_wire(hall.catalogue, row) for row in past.all(me.id)],
        running=past.running(me.id),
        kept=[
            OwnThing(row.game, row.kind, row.name, decode(row.value), row.updated)
            for row in past.kept(me.id)
        ],
        learnt=[OwnMark(row.game, row.mark, row.at) for row in past.learnt(me.id)],
        bots=[BotInfo(bot.id, bot.name, list(bot.scope)) for bot in hall.people.bots(me.id)],
    )

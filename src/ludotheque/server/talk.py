"""What has been said at a table, by those who play and by those who watch."""

from __future__ import annotations

from ludotheque.server.entries import CHAT_KEPT, Table, Talked
from ludotheque.server.wire.view import ChatLine


def heard(table: Table, what: Talked, at: float) -> None:
    """One more line; the oldest of its kind gives way. Words taken back are counted, not shown."""
    table.lines += 1
    if not what.text:
        return
    line = ChatLine(table.lines, at, what.name, what.seat, what.text, what.who, what.gallery)
    alike = [one for one in table.chat if one.gallery == what.gallery]
    over = alike[: max(0, len(alike) + 1 - CHAT_KEPT)]
    table.chat = [one for one in table.chat if one not in over] + [line]

"""Thinkers that die are replaced; whoever asked is answered."""

import asyncio
import os
import signal

from ludotheque.core import library
from ludotheque.server.computers import Computers
from ludotheque.server.settings import Settings
from ludotheque.server.turns import Asker
from tests.server.helping import ROOT


def test_a_thinking_process_that_dies_is_replaced(tmp_path):
    game = library.load("connect-four", ROOT / "bench" / "fixtures")
    computers = Computers(Settings(data=tmp_path, thinkers=1), {game.id: game})
    computers._native[game.id] = False  # as where no native unit can be built
    view = game.new(1).view(0)

    async def ask_twice():
        first = await computers.worth(Asker("ada"), view, 20)
        for number in list(computers._processes._processes):
            os.kill(number, signal.SIGKILL)
        return first, await computers.worth(Asker("ada"), view, 20)

    try:
        first, second = asyncio.run(ask_twice())
    finally:
        computers.close()
    assert first == second
    assert 0 < first < 1

"""Work behind play that fails is told as a failure, and can be asked for again; none is begun
twice."""

import asyncio

import pytest

from ludotheque.core.library import load
from ludotheque.server.analyses import Analyses
from ludotheque.server.curves import Curves
from ludotheque.server.entries import Ended, Resigned
from ludotheque.server.refusals import Denied
from ludotheque.server.replays import Eyes, Indexes
from tests.server.tabling import playing


class Hall:
    """As much of one as such work needs; its computers are out of order."""

    def __init__(self):
        self.found = playing(load("duel"))
        self.found.add(Resigned(0, "resign"), 3.0)
        self.found.add(Ended("resign", [0.0, 1.0], [1]), 3.0)
        self.desk = self.computers = self
        self.tasks = []

    async def whole(self, match, by):
        await asyncio.sleep(0)  # it may have to be read
        return self.found

    def spawn(self, work):
        self.tasks.append(asyncio.get_running_loop().create_task(work))
        return self.tasks[-1]

    async def run(self, *_):
        raise ZeroDivisionError

    worth = weighed = run


@pytest.mark.parametrize("kind", ["curve", "analysis"])
def test_a_study_that_fails_is_no_match_without_turning_points(kind):
    async def story():
        hall = Hall()
        curves = Curves(hall)
        work = curves if kind == "curve" else Analyses(hall, curves)
        await work.get("M", "ada")
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        with pytest.raises(Denied, match="study_failed"):
            await work.get("M")
        before = len(hall.tasks)
        await work.get("M", "ada")
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        assert len(hall.tasks) > before, "it is tried again"

    asyncio.run(story())


def test_two_who_ask_at_once_for_a_curve_have_it_worked_out_once():
    async def story():
        hall = Hall()
        curves = Curves(hall)
        await asyncio.gather(curves.get("M", "ada"), curves.get("M", "bob"))
        begun = len(hall.tasks)
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        return begun

    assert asyncio.run(story()) == 1


def test_a_page_of_a_replay_that_failed_once_is_made_anew():
    class Desk:
        broken = True

        async def run(self, _who, work, *given):
            if self.broken:
                raise ZeroDivisionError
            return work(*given)

    async def story():
        desk = Desk()
        indexes, found = Indexes(desk), Hall().found
        with pytest.raises(ZeroDivisionError):
            await indexes.page(found, "ada", Eyes(None, True))
        desk.broken = False
        return await indexes.page(found, "ada", Eyes(None, True))

    assert b'"over":true' in asyncio.run(story()).raw

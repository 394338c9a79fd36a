"""Work behind play that fails is told as a failure, and can be asked for again."""

import asyncio

import pytest

from ludotheque.core.library import load
from ludotheque.server.analyses import Analyses
from ludotheque.server.curves import Curves
from ludotheque.server.entries import Ended, Resigned
from ludotheque.server.refusals import Denied
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

"""Games are printed off the loop, once for all who ask."""

import asyncio
import json
import threading
from types import SimpleNamespace

import pytest

from ludotheque.core.words import UsageError
from ludotheque.server.hall import Hall
from ludotheque.server.routes.learning import open_lesson
from ludotheque.server.settings import Settings


def in_a_hall(tmp_path, story):
    """What comes of a story in a hall, with the threads that told what games are."""

    async def play():
        hall, threads = Hall(Settings(data=tmp_path)), []
        told = hall.catalogue.info_of

        def info_of(edition):
            threads.append(threading.current_thread())
            return told(edition)

        hall.catalogue.info_of = info_of
        try:
            return await story(hall), threads
        finally:
            await hall.stop()

    return asyncio.run(play())


@pytest.mark.parametrize("options", [{}, {"hp": [7, 8]}], ids=["usual", "other"])
def test_a_game_is_printed_off_the_loop_once_for_all_who_ask(tmp_path, options):
    async def story(hall):
        ways = (hall.prints.info(None, "duel", options) for _ in range(5))
        return await asyncio.gather(*ways)

    packed, threads = in_a_hall(tmp_path, story)
    assert len(threads) == 1 and threads[0] is not threading.main_thread()
    assert json.loads(packed[0].raw)["chosen"]["hp"] == options.get("hp", [100, 100])


def test_the_tables_of_a_new_match_are_made_off_the_loop(tmp_path):
    async def story(hall):
        threads, make = [], hall.catalogue.edition

        def edition(*given):
            threads.append(threading.current_thread())
            return make(*given)

        hall.catalogue.edition = edition
        made = await hall.prints.edition("ada", "duel", {"hp": [9, 9]})
        again = await hall.prints.edition("ada", "duel", {"hp": [9, 9]})
        return made is again and threads

    (thread,), _ = in_a_hall(tmp_path, story)
    assert thread is not threading.main_thread()


def test_what_a_lesson_tells_of_its_game_is_made_off_the_loop(tmp_path):
    async def story(hall):
        me, _ = await hall.people.guest("Ada")
        guide = await hall.lessons.shelf.find(hall.catalogue.game("duel"))
        asked = SimpleNamespace(headers={})
        return await open_lesson.fn(asked, hall, me, "duel", guide.steps[0].id)

    answer, (thread,) = in_a_hall(tmp_path, story)
    assert json.loads(answer.content)["info"]["id"] == "duel"
    assert thread is not threading.main_thread()


def test_options_that_make_no_sense_are_told_each_time(tmp_path):
    async def story(hall):
        for _ in range(2):
            with pytest.raises(UsageError):
                await hall.prints.info(None, "duel", {"hp": "many"})

    in_a_hall(tmp_path, story)

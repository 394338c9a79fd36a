"""Long work is shared fairly: nobody's computers wait for another's hundred tables."""

import asyncio
import contextlib
import json
import statistics
import time
from types import SimpleNamespace

import pytest

from ludotheque.core import library
from ludotheque.server import windows
from ludotheque.server.settings import Settings
from ludotheque.server.turns import Asker, Turns
from tests.server.helping import ME, Person, level, table

FULL = 0.5  # seconds that thinking in full measure takes
PAUSE = 0.5  # seconds a computer seems to think at least: most of a usual answer
ORACLES = [level("oracle"), level("oracle")]


class Bench:
    """Work that ends when it is told to, in the order in which it was begun."""

    def __init__(self, workers, spare=0, apart=0):
        self.turns = Turns(workers, spare, apart)
        self.begun, self.measures, self._ends = [], [], {}

    def ask(self, owner, name, watched=True, address=""):
        """Ask for a piece of work; its task."""

        def start(measure):
            self.begun.append(name)
            self.measures.append(measure)
            self._ends[name] = asyncio.get_running_loop().create_future()
            return self._ends[name]

        return asyncio.ensure_future(self.turns.run(Asker(owner, lambda: watched, address), start))

    async def end(self, *names):
        """Some work is done."""
        for name in names:
            self._ends[name].set_result(None)
            await self.settle()

    async def settle(self):
        """Let all tasks come to rest."""
        for _ in range(5):
            await asyncio.sleep(0)


def test_a_hundred_guests_of_one_address_wait_in_one_line():
    async def story():
        bench = Bench(1)
        for n in range(100):
            bench.ask(f"guest {n}", f"m{n}", address="192.0.2.1")
        bench.ask("ada", "a0", address="192.0.2.2"), bench.ask("ada", "a1", address="192.0.2.2")
        await bench.settle()
        await bench.end("m0", "m1", "a0", "m2")
        return bench.begun

    assert asyncio.run(story()) == ["m0", "m1", "a0", "m2", "a1"]


def test_a_worker_is_kept_for_addresses_that_have_nothing_in_hand():
    async def story():
        bench = Bench(1, 1, 1)
        for n in range(5):
            bench.ask(f"guest {n}", f"m{n}", address="192.0.2.1")
        await bench.settle()
        assert bench.begun == ["m0", "m1"], "one for all, one for persons with nothing in hand"
        bench.ask("ada", "a0", address="192.0.2.2")
        await bench.settle()
        return bench.begun, bench.turns.busy, bench.turns.waiting

    assert asyncio.run(story()) == (["m0", "m1", "a0"], 3, 3)


def test_lines_are_served_in_turn():
    async def story():
        bench = Bench(1)
        for n in range(50):
            bench.ask("mallory", f"m{n}")
        bench.ask("ada", "a0"), bench.ask("ada", "a1"), bench.ask("bob", "b0")
        await bench.settle()
        await bench.end("m0", "m1", "a0", "b0", "m2")
        return bench.begun

    assert asyncio.run(story()) == ["m0", "m1", "a0", "b0", "m2", "a1"]


def test_who_is_watched_comes_first_and_nobody_has_more_than_two_in_hand():
    async def story():
        bench = Bench(3)
        for n in range(9):
            bench.ask("mallory", f"m{n}", watched=n == 8)
        await bench.settle()
        first = bench.begun[:]
        bench.ask("ada", "unseen", watched=False), bench.ask("bob", "b", watched=False)
        bench.ask("cid", "seen")
        await bench.settle()
        await bench.end("m0", "m1")
        return first, bench.begun

    first, begun = asyncio.run(story())
    assert first == ["m0", "m1"]  # both were begun before the watched one was asked for
    assert begun == ["m0", "m1", "unseen", "m8", "seen"]


def test_spare_workers_are_for_those_with_nothing_in_hand():
    async def story():
        bench = Bench(2, spare=2)
        for n in range(9):
            bench.ask("mallory", f"m{n}")
        bench.ask("ada", "a0"), bench.ask("ada", "a1"), bench.ask("eve", "e", watched=False)
        await bench.settle()
        return bench.begun

    assert asyncio.run(story()) == ["m0", "m1", "a0"]


def test_who_asks_for_much_gets_less_of_each():
    async def story():
        bench = Bench(1)
        for n in range(9):
            bench.ask("mallory", f"m{n}")
        bench.ask("ada", "a0")
        await bench.settle()
        await bench.end("m0", "m1", "a0")
        return bench.measures

    first, second, ada, _ = asyncio.run(story())
    assert first == 1.0 and second == 1 / 8 and ada == 1 / 2


def test_budgets_shrink_before_queues_grow():
    """Sixty tables of all levels ask at once, again and again: nobody waits for long."""
    waits, given = [], []

    async def table(turns, name):
        for _ in range(3):
            asked = time.monotonic()

            def start(measure):
                given.append(measure)
                waits.append(time.monotonic() - asked)  # noqa: B023 (called before the next round)
                return asyncio.ensure_future(asyncio.sleep(FULL * measure))

            await turns.run(Asker(name), start)

    async def story():
        turns = Turns(2, 2)
        await asyncio.gather(*(table(turns, f"table {n}") for n in range(60)))

    asyncio.run(story())
    assert len(given) == 180 and sorted(given)[90] <= 2 / 30
    assert max(waits) < 60 * FULL / 2 / 4  # a quarter of what full measures would make them wait


def test_a_seat_that_goes_on_with_its_turn_pauses_less():
    match = library.load("generals").new(1, {"map": "plain"})
    now = SimpleNamespace(match=match, edition=match.edition, seat=match.seat, window=False)
    pacer = windows.Pacer(Settings(pause=(1.0, 1.0)), now=lambda: 0.0)
    first = pacer.draw(now)
    match.push(next(move for move in match.legal() if str(move).startswith(("unit", "build"))))
    assert match.seat == now.seat
    assert pacer.draw(now) < first / 2


def test_work_that_is_given_up_waits_no_longer_but_a_thread_keeps_its_turn():
    async def story():
        bench = Bench(1)
        running, waiting = bench.ask("ada", "a0"), bench.ask("ada", "a1")
        bench.ask("ada", "a2")
        await bench.settle()
        running.cancel(), waiting.cancel()
        await bench.settle()
        assert (bench.begun, bench.turns.busy, bench.turns.waiting) == (["a0"], 1, 1)
        await bench.end("a0")
        return bench.begun

    assert asyncio.run(story()) == ["a0", "a2"]


def answer_times(person, count=5):
    """How long a beginner's answers take, one after the other."""
    times = []
    with person.page() as page:
        while len(times) < count:
            page.view = None
            page.watch(table(person, ME, level("apprenti")))
            for _ in range(2):
                view = page.until(lambda v: v["legal"] or v["outcome"])
                began, made = time.monotonic(), view["made"]
                assert page.move(view["legal"][0]["number"])["type"] == "done"
                page.until(lambda v, made=made: v["made"] >= made + 2)
                times.append(time.monotonic() - began)
    return times[:count]


@contextlib.contextmanager
def watching(person, matches):
    """Pages that watch many matches."""
    with contextlib.ExitStack() as pages:
        for start in range(0, len(matches), 50):
            page = pages.enter_context(person.page())
            for match in matches[start : start + 50]:
                page.socket.send(json.dumps({"type": "watch", "match": match}))
        yield


@pytest.mark.parametrize("lifted", [False, True], ids=["as many as allowed", "260 tables"])
def test_one_guest_with_260_oracle_tables_stops_nobody_elses_computer(start, lifted):
    """Half of twice the usual time is the pause that every answer takes: margin enough."""
    limits = {"computers_each": 1000, "matches_each": 1000} if lifted else {}
    server = start(scale=1.0, pause=[PAUSE, PAUSE], limits=limits)
    ada, mallory = Person(server), Person(server, "Mallory")
    usual = statistics.median(answer_times(ada))
    answers = [ask_for_oracles(mallory) for _ in range(260)]
    matches = [answer["match"] for answer in answers if "match" in answer]
    assert len(matches) == (260 if lifted else 4)
    with watching(mallory, matches):
        time.sleep(1)
        assert statistics.median(answer_times(ada)) <= 2 * usual


def ask_for_oracles(person):
    """A table where two oracles play, or why not."""
    body = {"game": "connect-four", "seats": ORACLES}
    answer = person.ask("POST", "/api/matches", body)
    assert answer.status_code == 200 or answer.json()["code"] == "computers_many", answer.text
    return answer.json()


def test_computers_alone_play_only_while_watched_also_after_a_restart(start):
    server = start(idle=0.2)
    ada = Person(server)
    match = ask_for_oracles(ada)["match"]
    time.sleep(0.6)
    assert ada.get(f"/api/matches/{match}/replay")["total"] == 0
    with ada.page() as page:
        page.watch(match)
        page.until(lambda v: v["made"] >= 2)
    server.restart()
    made = ada.get(f"/api/matches/{match}/replay")["total"]
    time.sleep(0.6)
    assert ada.get(f"/api/matches/{match}/replay")["total"] == made >= 2
    with ada.page() as page:
        page.watch(match)
        assert page.until(lambda v: v["made"] > made or v["outcome"])


def test_a_bots_tables_are_on_its_owners_account(start):
    server = start(limits={"matches_each": 3})
    ada = Person(server)
    token = ada.post("/api/bots", {"name": "Bot", "scope": ["play", "create"]})["token"]
    bot = Person(server, token=token)
    table(ada, ME), table(bot, ME), table(bot)
    for person in (ada, bot):
        body = {"game": "connect-four", "seats": []}
        assert person.refused("POST", "/api/matches", body) == (429, "too_many")

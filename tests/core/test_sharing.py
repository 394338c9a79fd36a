"""Tests that share something dear are had by one worker, whatever pytest calls them."""

from types import SimpleNamespace

from tests.laws.positions import found
from tests.sharing import group_of, scheduler

GAMES = [*found()]


class Worker:
    """One that notes what it is given."""

    shutting_down = False

    def __init__(self):
        self.given, self.gateway = [], SimpleNamespace(id=str(id(self)))

    def send_runtest_some(self, tests):
        self.given += tests

    def shutdown(self):
        self.shutting_down = True


def test_a_file_is_had_together_and_so_are_laws_of_a_game_and_canaries():
    groups = {
        "tests/laws/test_ends.py::test_a[eden]": "laws of eden",
        "tests/laws/test_fair_agents.py::test_b[eden-ismcts]": "laws of eden",
        "tests/laws/test_ends.py::test_a[night-dealer]": "laws of night-dealer",
        "tests/laws/test_fair_agents.py::test_c": "tests/laws/test_fair_agents.py",
        "tests/canaries/test_time.py::test_d": "canaries",
        "tests/rules/duel/test_end.py::test_e[a[1]-x@y]": "tests/rules/duel/test_end.py",
    }
    assert {test: group_of(test, GAMES) for test in groups} == groups
    for alone in ("tests/browser/test_browser.py::test_a[x]", "tests/native/test_million.py::b[1]"):
        assert group_of(alone, GAMES) == alone


def handing_out(tests):
    """A scheduler that has given two workers what they begin with, and the workers."""
    option = SimpleNamespace(loadscopereorder=False)
    config = SimpleNamespace(option=option, getvalue=lambda name: ["2*popen"])
    hands_out = scheduler(config, None, GAMES)
    workers = [Worker(), Worker()]
    for worker in workers:
        hands_out.add_node(worker)
        hands_out.add_node_collection(worker, tests)
    hands_out.schedule()
    return hands_out, workers


def test_every_test_of_a_group_is_given_to_one_worker():
    files = ("cards/test_piles", "core/test_box", "goldens/test_goldens", "lab/test_arena")
    tests = [f"tests/{file}.py::test_{n}" for n in range(4) for file in files]
    hands_out, workers = handing_out(tests)
    while busy := [w for w in workers if hands_out.assigned_work[w] and w.given]:
        for worker in busy:
            mine, worker.given = worker.given, []
            assert len(mine) % 4 == 0
            for file in {tests[n].partition("::")[0] for n in mine}:
                assert sum(tests[n].startswith(file) for n in mine) == 4, "a file is torn apart"
            for n in mine:
                hands_out.mark_test_complete(worker, n)
    assert hands_out.tests_finished


def test_every_other_worker_has_the_browsers_suites_first_and_all_help_in_the_end():
    suites = [f"tests/browser/test_browser.py::test_suite[{n}]" for n in range(9)]
    files = [f"tests/core/test_{n}.py::test_it" for n in range(4)]
    hands_out, workers = handing_out(files + suites)
    given = [[], []]
    while busy := [at for at, worker in enumerate(workers) if worker.given]:
        for at in busy:
            mine, workers[at].given = workers[at].given, []
            given[at] += [(files + suites)[n] for n in mine]
            for n in mine:
                hands_out.mark_test_complete(workers[at], n)
    assert given[0] == sorted(given[0]), "the first worker has suites alone, in their order"
    assert given[1][:4] == files and sorted(given[0] + given[1][4:]) == suites
    assert len(given[1]) > 4, "the second one helps when its own are done"

"""When to stop thinking: by the wall for whoever waits, by work where players get the same."""

import time

from ludotheque.agents.base import Budget, budget_for
from ludotheque.agents.deadline import Deadline, after
from ludotheque.core import library, native

VIEW = library.load("duel").new(1).view(0)


def test_a_budget_without_seconds_never_ends():
    end = Budget(iterations=5).deadline(VIEW)
    assert end.never and not end.passed


def test_people_wait_by_the_wall_and_contests_count_work():
    assert Budget(seconds=2).deadline(VIEW).clock is time.monotonic
    assert budget_for(2).deadline(VIEW).clock is time.process_time


def test_sleeping_is_no_work():
    worked, waited = after(5, worked=True), after(0.01)
    time.sleep(0.02)
    assert waited.passed and not worked.passed


def test_a_share_of_the_seconds():
    begun = time.monotonic()
    at = Budget(seconds=100).deadline(VIEW, share=10).at
    assert at is not None and begun + 10 <= at < begun + 50


def test_it_has_passed_from_its_moment_on():
    now = [3.0]
    end = Deadline(5.0, lambda: now[0])
    assert not end.passed
    now[0] = 5.0
    assert end.passed


def test_a_budget_for_plain_python_has_a_deadline_there_and_nowhere_else():
    budget = Budget(iterations=5, seconds=2, if_plain=True)
    assert budget.deadline(VIEW).never == (native.handle(VIEW.edition) is not None)
    with native.set_aside():
        assert not budget.deadline(VIEW).never

"""The desk: one for each thread, lent to rules, never part of a position."""

import threading

from ludotheque.core.desk import Desk
from ludotheque.core.record import Field

DESK = Desk([Field("total", "i4", (2,))])


def count(t, s, d, step):
    """Add to the desk's total."""
    d.total[0] += step
    return d


def test_a_rule_is_lent_the_same_desk_each_time():
    lent = DESK.lend(count)
    before = DESK.here.total[0]
    assert lent(None, None, 2) is lent(None, None, 3) is DESK.here
    assert DESK.here.total[0] == before + 5


def test_a_lent_rule_is_known_by_its_own_name():
    lent = DESK.lend(count)
    assert (lent.__module__, lent.__qualname__) == (__name__, "count")


def test_every_thread_has_a_desk_of_its_own():
    found = [DESK.here]
    threads = [threading.Thread(target=lambda: found.append(DESK.here)) for _ in range(3)]
    for thread in threads:
        thread.start()
        thread.join()
    assert len({id(d) for d in found}) == 4

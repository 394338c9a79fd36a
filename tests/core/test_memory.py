"""Memory: matches are cheap to keep, and nothing stays of those that are dropped."""

import gc
import tracemalloc
from contextlib import contextmanager


@contextmanager
def measured():
    """A list that gets the bytes added within; tracing makes what runs within ten times slower."""
    gc.collect()
    added = []
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        yield added
        gc.collect()
        added.append(tracemalloc.get_traced_memory()[0] - before)
    finally:
        tracemalloc.stop()


def finished(grenier, seed):
    """A match played to its end."""
    match = grenier.new(seed=seed, options={"seats": 3})
    while not match.over:
        match.push(match.edition.legal(match.state)[0])
    match.why_not("peek")
    return match


def test_a_thousand_finished_matches_take_less_than_fifty_megabytes(grenier):
    matches = [finished(grenier, seed) for seed in range(1000)]
    with measured() as added:
        kept = [match.clone() for match in matches]  # a clone holds all that a match holds
    assert len(kept) == 1000 and kept[0].version > 20
    assert 10**6 < added[0] < 50 * 2**20, f"{added[0] / 2**20:.1f} MB"


def test_nothing_stays_of_matches_that_are_dropped(grenier):
    finished(grenier, 0).view(0)
    with measured() as added:
        for seed in range(1, 61):
            finished(grenier, seed).view(0)
    assert added[0] < 50_000, f"{added[0]} bytes stay after 60 matches"

"""One numbering of a match: the log at the table, the lists and the replay count alike."""

import random
from types import SimpleNamespace

import pytest

from ludotheque.core.library import load
from ludotheque.server import acts, replays, results, summaries
from ludotheque.server.entries import Undone
from ludotheque.server.replays import Eyes
from ludotheque.server.store.appends import CARD_COLUMNS, PLAYING
from ludotheque.server.views import Look
from tests.server.tabling import playing

GAMES = ("night-dealer", "duel", "generals")


def played(game, count=120, resigns=True):
    """A match of moves drawn by chance, given up at the end."""
    found, chance = playing(load(game)), random.Random(7)
    for _ in range(count):
        legal = [m.number for m in found.match.legal() if m.notation != "resign"]
        if found.match.over or not legal:
            break
        acts.extend(found, acts.move(found, found.seat, [chance.choice(legal)]), 3.0, None)
    if resigns and not found.match.over:
        acts.extend(found, acts.resign(found, 0), 4.0, None)
    return found


def lines(steps):
    """What a log writes beside each number: one entry for each step that says anything."""
    texts = [(step.number, [event.fr for event in step.events if event.fr]) for step in steps]
    return [(number, said) for number, said in texts if said]


def marks_of(found, eyes):
    """The whole replay, page by page."""
    marks = replays._page(found, eyes, 0)
    while more := replays._page(found, eyes, marks[-1].number):
        marks += more
    return marks


@pytest.fixture(scope="module", params=GAMES)
def match(request):
    return played(request.param)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_of_the_table_and_of_the_replay_say_the_same_beside_the_same_numbers(match, seat):
    live = lines(Look(match, seat).steps(0))
    marks = marks_of(match, Eyes(seat))
    assert lines(marks) == live
    assert [mark.number for mark in marks] == list(range(len(marks)))


def test_the_list_says_the_number_that_the_log_ends_with(match):
    row = SimpleNamespace(**dict(zip(CARD_COLUMNS, summaries.summary(match, None), strict=True)))
    for seat in (0, 1):
        last = Look(match, seat).steps(0)[-1].number
        assert summaries.as_wire(row, [seat], "somebody").steps == last
    everything = marks_of(match, Eyes(None, all=True))
    assert summaries.as_wire(row, [], None).steps == everything[-1].number


def test_who_sat_nowhere_is_shown_as_many_steps_of_a_finished_match_as_the_list_says(match):
    row = SimpleNamespace(**dict(zip(CARD_COLUMNS, summaries.summary(match, None), strict=True)))
    shown = replays.choose_eyes(match, "stranger", None)
    assert marks_of(match, shown)[-1].number == summaries.as_wire(row, [], "stranger").steps


def test_the_history_says_the_number_that_ones_own_log_ends_with(match):
    for row in results.rows(match):
        own = replays.choose_eyes(match, row[0], None)
        assert own.seat is not None
        assert row[11] == marks_of(match, own)[-1].number


@pytest.mark.parametrize("game", GAMES)
def test_moves_change_of_a_row_of_the_list_only_what_is_written_after_moves(game):
    found, chance = playing(load(game)), random.Random(7)
    for _ in range(60):
        before = summaries.summary(found, None)
        move = chance.choice([m.number for m in found.match.legal() if m.notation != "resign"])
        rows = acts.extend(found, acts.move(found, found.seat, [move]), 3.0, None)
        if {row.kind for row in rows} != {"moved"}:
            break
        columns = zip(CARD_COLUMNS, before, summaries.summary(found, None), strict=True)
        assert {name for name, old, new in columns if old != new} <= set(PLAYING)
    assert found.table.made > 10


@pytest.mark.parametrize("eyes", [Eyes(0), Eyes(1), Eyes(None), Eyes(None, all=True)])
def test_every_step_of_a_replay_shows_something(match, eyes):
    """Dead steps: a tile prepared behind the screen, a unit taken in hand."""
    marks = marks_of(match, eyes)
    before = replays.frame(match, eyes, 0)
    for mark in marks[1:]:
        after = replays.frame(match, eyes, mark.number)
        passed = before.acting != after.acting
        assert passed or any(event.fr for event in mark.events), mark
        assert passed or after.state != before.state, mark
        before = after


def test_the_beginning_is_told_again_in_the_replay():
    """The first player, turn 1 and the first draw: a chart of the replay wants them too."""
    found = played("duel", 10)
    live, again = Look(found, 0).steps(0), marks_of(found, Eyes(0))
    assert live[0].number == again[0].number == 0 and again[0].events == live[0].events
    totals = [[event for step in steps for event in step.events] for steps in (live, again)]
    assert totals[0] == totals[1]


def test_what_is_taken_back_no_longer_counts():
    found = played("duel", 12, resigns=False)
    steps = [step.number for step in Look(found, 0).steps(0)]
    acts.extend(found, [Undone(found.seat, found.table.made - 3)], 5.0, None)
    assert Look(found, 0).steps(0)[-1].number == steps[-4] == found.table.eyes[0].steps


def test_while_it_is_on_a_step_behind_a_screen_moves_no_number():
    found, chance = playing(load("night-dealer")), random.Random(1)
    acting, hidden = found.seat, 0
    for _ in range(25):
        legal = [m.number for m in found.match.legal()]
        seen = found.table.eyes[1 - acting].steps
        acts.extend(found, acts.move(found, found.seat, [chance.choice(legal)]), 3.0, None)
        if not found.moves[-1].shown[1 - acting] and found.moves[-1].seat == acting:
            hidden += 1
            assert found.table.eyes[1 - acting].steps == seen
    assert hidden and marks_of(found, Eyes(1 - acting))[-1].made is None

"""Broken games that lose cards, lose count, or say more than there is room for."""

from ludotheque.core.kernel import EVERYONE, open_note
from tests.laws import test_census, test_counters, test_notes

from .broken import after_apply, broken, caught, spoken


def test_a_lost_card_is_caught():
    def snatched_cats_run_away(t, s, move):
        if move == 11:
            s.discard[t.cat] = max(0, s.discard[t.cat] - 1)

    caught(test_census.check, after_apply(snatched_cats_run_away), "where there was")


def test_a_card_out_of_nothing_is_caught():
    def a_fifth_lamp(t, s, move):
        s.shelf[0][0] += s.turns == 3

    caught(test_census.check, after_apply(a_fifth_lamp), "where there was")


def test_a_game_without_a_census_is_caught():
    caught(test_census.check, broken(census=None), "grenier has no census")


def test_a_counter_that_drifts_is_caught():
    def peeking_scores(t, s, move):
        s.points[0] += move == 10

    caught(test_counters.check, after_apply(peeking_scores), r"points\[0\] is .*, the shelf is")


def test_a_hand_size_that_drifts_is_caught():
    def a_cat_counts_no_more(t, s, move):
        if move == 11:
            s.held[0] += 1

    caught(test_counters.check, after_apply(a_cat_counts_no_more), r"held\[0\] is")


def test_a_game_without_an_audit_is_caught():
    caught(test_counters.check, broken(audit=None), "grenier has no audit")


def test_too_many_notes_are_caught():
    def chatter(t, s, move):
        for _ in range(40):
            spoken(s, "peeked", EVERYONE, 0)

    caught(test_notes.check, after_apply(chatter), "too many notes in one move")


def test_a_note_of_an_unknown_kind_is_caught():
    def mumble(t, s, move):
        open_note(s, 99, EVERYONE, 0)

    caught(test_notes.check, after_apply(mumble), "event kind 99 has no name")


def test_a_note_for_nobody_is_caught():
    def whisper(t, s, move):
        spoken(s, "peeked", 0, 0)

    caught(test_notes.check, after_apply(whisper), "told to nobody")


def test_a_note_for_a_seat_that_is_not_there_is_caught():
    def call_the_absent(t, s, move):
        spoken(s, "peeked", 1 << 7, 0)

    caught(test_notes.check, after_apply(call_the_absent), "told to no seat of this match")

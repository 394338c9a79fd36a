"""Broken games that let a seat know what it may not, or guess what it knows better."""

from ludotheque.core import changes, witness
from ludotheque.core.events import Events
from ludotheque.core.kernel import EVERYONE
from ludotheque.core.record import PUBLIC
from ludotheque.server import windows
from tests.laws import test_free_undo, test_guess, test_patches, test_skips, test_two_worlds
from tests.laws.positions import template

from .broken import RULES, SPOTS, after_apply, broken, caught, fails, noted, spoken, with_sight

NONE, PASS = -1, 12


def test_a_hidden_card_in_a_public_field_is_caught():
    def tell_the_top_card(t, s, move):
        s.points[2] = s.deck[max(s.deck_n - 1, 0)]

    game = after_apply(tell_the_top_card)
    caught(test_two_worlds.check, game, "views differ, and no event tells why")


def test_an_event_told_to_too_many_is_caught():
    def tell_all_who_drew_what(t, s, move):
        for at in noted(s, "drew"):
            s.event[at + 1] = EVERYONE

    game = after_apply(tell_all_who_drew_what)
    caught(test_two_worlds.check, game, "an event tells what no view shows")


def test_a_peek_that_lets_all_see_the_card_is_caught():
    def show_all(t, s, move):
        if move == 10 and s.deck_n > 0:
            s.known[s.deck_n - 1] |= 0b111

    game = after_apply(show_all)
    caught(test_two_worlds.check, game, "views differ, and no event tells why")


def test_a_hand_declared_public_is_caught():
    caught(test_two_worlds.check, with_sight(hand=PUBLIC), "views differ")
    caught(test_guess.check, with_sight(hand=PUBLIC), "a guess contradicts its view")


def test_a_secret_written_into_a_public_mask_is_caught():
    def mark_the_card_if_a_cat_is_held(t, s, move):
        s.known[0] |= 1 << 2 if s.hand[1][t.cat] else 0

    game = with_sight(known=PUBLIC, apply=after_apply(mark_the_card_if_a_cat_is_held).rules.apply)
    caught(test_two_worlds.check, game, "views differ, and no event tells why")


def test_a_board_that_is_not_made_from_the_view_alone_is_caught():
    class Show:
        """Draws the template's board with a number from elsewhere under it."""

        drawn = 0

        def __getattr__(self, name):
            return getattr(RULES.face.show, name)

        def board(self, view, lang):
            self.drawn += 1
            return f"{RULES.face.show.board(view, lang)} {self.drawn}"

    caught(test_two_worlds.check, broken(show=Show()), "eye .: board")


def test_a_public_field_that_shows_a_hidden_card_for_a_moment_is_caught():
    """Views and events are the same before and after; only the patches would tell."""

    def apply(t, s, move):
        held, s.points[2] = s.points[2], s.deck[max(s.deck_n - 1, 0)]
        spoken(s, "peeked", EVERYONE, 0)
        s.points[2] = held
        RULES.apply(t, s, move)

    caught(test_two_worlds.check, broken(apply=apply), "the same is shown in two ways")


def test_patches_that_show_more_than_the_views_do_are_caught(monkeypatch):
    monkeypatch.setattr(changes, "wide_bits", lambda mask, bits: EVERYONE)
    fails(test_patches.check, template(), "patches lead elsewhere")


def test_a_field_that_patches_leave_out_is_caught(monkeypatch):
    plan = witness._plan(RULES)
    cut = plan._replace(get=lambda s: [0, *plan.get(s)[1:]])
    monkeypatch.setattr(witness, "_plan", lambda rules: cut)
    fails(test_patches.check, template(), "patches lead elsewhere")


def test_a_guess_that_forgets_a_card_it_has_seen_is_caught():
    def guess(t, s, seat):
        for i in range(s.deck_n):
            s.deck[i] = NONE
        RULES.guess(t, s, seat)

    caught(test_guess.check, broken(guess=guess), "a guess contradicts its view")


def test_a_guess_that_forgets_a_hand_is_caught():
    def guess(t, s, seat):
        RULES.guess(t, s, seat)
        s.hand[(seat + 1) % 2] = [0] * 5 if seat < 2 else s.hand[0]

    caught(test_guess.check, broken(guess=guess), "a guessed world does not add up")


def test_a_guess_that_plays_on_is_caught():
    def guess(t, s, seat):
        RULES.guess(t, s, seat)
        s.laid = NONE

    caught(test_guess.check, broken(guess=guess), "a guess contradicts its view")


def test_a_suspicion_that_a_seat_sees_is_caught():
    def suspect(t, s, seat):
        s.hand[seat] = [0] * 5

    caught(test_guess.check, broken(suspect=suspect), "suspicion is seen")


def test_a_suspicion_that_loses_a_hand_is_caught():
    def suspect(t, s, seat):
        if seat < 2:
            s.hand[1 - seat] = [0] * 5

    caught(test_guess.check, broken(suspect=suspect), "a guessed world does not add up")


def lay_with(skips):
    """The template game where laying opens no window if `skips(t, s, answering seat)`."""

    def apply(t, s, move):
        RULES.apply(t, s, move)
        if move < 5 and s.laid != NONE and skips(t, s, s.seat):
            RULES.apply(t, s, PASS)

    return broken(apply=apply)


def test_a_window_skipped_for_want_of_a_hidden_card_is_caught():
    game = lay_with(lambda t, s, seat: s.hand[seat][t.cat] == 0)
    caught(test_skips.check, game, "seat . is asked, or answered for with 'pass'")


def test_a_window_skipped_by_the_unseen_top_card_is_caught():
    game = lay_with(lambda t, s, seat: s.deck_n > 0 and s.deck[s.deck_n - 1] == t.cat)
    caught(test_skips.check, game, "seat . is asked, or answered for with 'pass'")


def test_a_window_skipped_on_public_grounds_is_not_caught():
    game = lay_with(lambda t, s, seat: s.held[seat] == 1 or s.points[seat] > 3)
    for spot in SPOTS:
        test_skips.check(game, spot)


def test_another_turn_for_a_hidden_reason_is_caught():
    def again_if_a_cat_lies_on_top(t, s, move):
        if move == 10 and s.seat >= 0 and s.deck_n > 0 and s.deck[s.deck_n - 1] == t.cat:
            s.turn = s.seat = (s.turn - 1) % t.seats_n

    game = after_apply(again_if_a_cat_lies_on_top)
    caught(test_skips.check, game, "another pause, and nothing is told")


def test_a_skip_that_is_announced_is_caught_too():
    def apply(t, s, move):
        RULES.apply(t, s, move)
        if move < 5 and s.laid != NONE and s.hand[s.seat][t.cat] == 0:
            RULES.apply(t, s, PASS)
            spoken(s, "peeked", EVERYONE, 0)

    caught(test_skips.check, broken(apply=apply), "answered for with 'pass'")


def with_all_eyes(events, notes, start, end, who=None, read=Events.read):
    """The events that a seat may see, with the mask of all who saw them."""
    return (e for e in read(events, notes, start, end) if who is None or e.shown_to(who))


def test_a_view_that_tells_who_else_was_told_is_caught(monkeypatch):
    def whisper_to_holders_of_cats(t, s, move):
        for at in noted(s, "tossed"):
            s.event[at + 1] = 0b001 | (0b010 if s.hand[1][t.cat] else 0)

    game = after_apply(whisper_to_holders_of_cats)
    for spot in SPOTS:
        test_two_worlds.check(game, spot)  # that a seat was told is no secret of those it saw
    monkeypatch.setattr(Events, "read", with_all_eyes)
    fails(test_two_worlds.check, game, "the same is told in two ways")


def test_a_window_answered_for_want_of_a_card_is_caught(monkeypatch):
    game = broken(window=lambda t, s: s.laid != NONE, passing=PASS)
    for spot in SPOTS:
        test_two_worlds.check(game, spot)
    monkeypatch.setattr(windows, "_plays_computers_only", lambda table: True)
    fails(test_two_worlds.check, game, "a person's answer tells of its hand")


def test_a_computer_that_answers_at_once_where_it_has_no_choice_is_caught(monkeypatch):
    game = broken(window=lambda t, s: s.laid != NONE, passing=PASS)
    draw = windows.Pacer.draw

    def hasty(pacer, playing):
        return 0.0 if windows._has_no_choice(playing) else draw(pacer, playing)

    monkeypatch.setattr(windows.Pacer, "draw", hasty)
    fails(test_two_worlds.check, game, "answer tells of its hand")


def test_what_may_be_taken_back_telling_of_a_hidden_hand_is_caught():
    def tells(t, before, after, seat):
        return seat == before.seat and before.hand[1 - seat][t.cat] > 0

    caught(test_free_undo.check, broken(reveals=tells), "taking it back tells what is hidden")


def test_a_move_that_may_be_taken_back_though_it_tells_what_is_hidden_is_caught():
    """What was not met is told too: had a card lain there, the move would have shown it."""
    blind = broken(reveals=lambda t, before, after, seat: False)
    caught(test_free_undo.check, blind, "it tells what it did not meet, and is free")

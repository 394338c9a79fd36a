"""Broken games with two sources of legality, or whose legality tells what is hidden."""

from tests.laws import test_legal, test_legal_on_view, test_two_worlds

from .broken import RULES, broken, caught


def legal_changed(change):
    """The template game whose list of legal moves is changed."""

    def legal(t, s, out):
        listed = change(out[: RULES.legal(t, s, out)])
        out[: len(listed)] = listed
        return len(listed)

    return broken(legal=legal)


def why_not_changed(change):
    """The template game whose refusals are changed, in both sources of legality."""

    def why_not(t, s, move):
        return change(t, s, move, RULES.why_not(t, s, move))

    def legal(t, s, out):
        listed = [m for m in range(RULES.moves.count) if why_not(t, s, m) == 0]
        out[: len(listed)] = listed
        return len(listed)

    return broken(why_not=why_not, legal=legal)


def test_moves_out_of_order_are_caught():
    caught(test_legal.check, legal_changed(lambda moves: moves[::-1]), "not ascending")


def test_a_move_listed_twice_is_caught():
    caught(test_legal.check, legal_changed(lambda moves: [moves[0], *moves]), "not ascending")


def test_a_forgotten_move_is_caught():
    game = legal_changed(lambda moves: moves[:-1] if len(moves) > 1 else moves)
    caught(test_legal.check, game, "but why_not allows")


def test_a_listed_move_that_is_refused_is_caught():
    def why_not(t, s, move):
        return 1 if move == 0 else RULES.why_not(t, s, move)

    caught(test_legal.check, broken(why_not=why_not), "but why_not allows")


def test_a_position_without_any_move_is_caught():
    game = legal_changed(lambda moves: [] if moves == [12] else moves)
    caught(test_legal.check, game, "0 legal moves")


def test_more_moves_than_promised_are_caught():
    caught(test_legal.check, broken(width=2), "legal moves; width is 2")


def test_searching_an_illegal_move_is_caught():
    def worth(t, s, out):
        out[0] = 12 if s.laid < 0 else 0
        return 1

    caught(test_legal.check, broken(prune=worth), "moves prune: not all legal")
    caught(test_legal.check, broken(playout_moves=worth), "moves playout_moves: not all legal")


def test_drawing_an_illegal_move_at_random_is_caught():
    def usual(t, s, out):
        count = RULES.legal(t, s, out)
        out[count] = 12 if s.laid < 0 else 0
        return count + (s.turns > 3)

    caught(test_legal.check, broken(random_moves=usual), "moves random_moves: not all legal")


def refuse_if_a_cat_waits(t, s, move, code):
    """A refusal that looks into the next hand."""
    waits = s.laid < 0 and s.hand[(s.seat + 1) % t.seats_n][t.cat] > 0
    return 2 if move < 5 and code == 0 and waits else code


def test_a_refusal_that_reads_another_hand_is_caught_on_the_view():
    game = why_not_changed(refuse_if_a_cat_waits)
    caught(test_legal_on_view.check, game, "other moves are legal on the view")


def test_a_refusal_that_reads_another_hand_is_caught_by_two_worlds():
    game = why_not_changed(refuse_if_a_cat_waits)
    caught(test_two_worlds.check, game, "views differ|eye ., move")


def test_a_refusal_that_reads_an_unseen_card_is_caught():
    def refuse_to_show_cats(t, s, move, code):
        return 3 if move == 10 and code == 0 and s.deck[max(s.deck_n - 1, 0)] == t.cat else code

    game = why_not_changed(refuse_to_show_cats)
    caught(test_legal_on_view.check, game, "other moves are legal on the view")


def test_another_reason_for_the_same_refusal_is_caught():
    def say_why(t, s, move, code):
        waits = s.laid < 0 and s.hand[(s.seat + 1) % t.seats_n][t.cat] > 0
        return 2 if code == 1 and waits else code

    game = why_not_changed(say_why)
    caught(test_legal_on_view.check, game, "refusals differ on the view")
    caught(test_two_worlds.check, game, "eye ., move")

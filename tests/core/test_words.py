"""Words and refusals."""

import copy
import pickle

from ludotheque import LudothequeError, Refused
from ludotheque.core.words import Words, not_a_move


def test_words_go_by_language_and_english_is_the_rest():
    words = Words("Bonjour", "Hello")
    assert [words.get(lang) for lang in ("fr", "en", "de")] == ["Bonjour", "Hello", "Hello"]


def test_places_are_filled_in_both_languages():
    made = Words("{who} pose {what}", "{who} lays {what}").filled(
        who="A", what=Words("une lampe", "a lamp")
    )
    assert made == Words("A pose une lampe", "A lays a lamp")


def test_refusals_compare_by_rule_and_words_and_travel():
    refusal = Refused("X-1", Words("Non.", "No."))
    assert refusal == Refused("X-1", Words("Non.", "No.")) != Refused("X-2", Words("Non.", "No."))
    assert refusal != "X-1" and len({refusal, refusal.fresh()}) == 1
    assert refusal.fresh() is not refusal
    assert isinstance(refusal, LudothequeError)
    assert pickle.loads(pickle.dumps(refusal)) == refusal == copy.copy(refusal)
    assert (str(refusal), refusal.say("fr")) == ("No. [X-1]", "Non. [X-1]")


def test_a_long_wrong_move_is_shown_cut():
    refusal = not_a_move("x" * 500)
    assert len(refusal.words.en) < 110 and "…" in refusal.words.en

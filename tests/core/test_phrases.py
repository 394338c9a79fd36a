"""Sentences made from data: plurals and lists."""

import pytest

from ludotheque.core.phrases import joined, say, sentence, wrong_place
from ludotheque.core.words import Words

CARDS = Words("{n} {n:carte|cartes}", "{n} {n:card|cards}")
REST = Words("repos{n:|, un tour|, {n} tours}", "rest{n:|, one turn|, {n} turns}")
AND, THEN = Words(" et ", " and "), Words(", puis ", ", then ")


@pytest.mark.parametrize(
    ("n", "fr", "en"),
    [(0, "0 carte", "0 cards"), (1, "1 carte", "1 card"), (2, "2 cartes", "2 cards")],
)
def test_the_form_goes_with_the_number_as_each_language_counts(n, fr, en):
    assert say(CARDS, n=n) == Words(fr, en)


@pytest.mark.parametrize(
    ("n", "fr", "en"),
    [
        (None, "repos", "rest"),
        (0, "repos", "rest"),
        (1, "repos, un tour", "rest, one turn"),
        (3, "repos, 3 tours", "rest, 3 turns"),
    ],
)
def test_a_first_form_stands_for_none_and_forms_may_hold_places(n, fr, en):
    assert say(REST, n=n) == Words(fr, en)


def test_a_value_of_both_languages_goes_by_language():
    assert say(Words("{what} !", "{what}!"), what=Words("Loutre", "Otter")) == Words(
        "Loutre !", "Otter!"
    )


@pytest.mark.parametrize(
    ("count", "fr", "en"), [(1, "a", "a"), (2, "a et b", "a and b"), (3, "a, b et c", "a, b and c")]
)
def test_phrases_are_joined_as_people_do(count, fr, en):
    parts = [Words(letter, letter) for letter in "abc"[:count]]
    assert joined(parts, AND) == Words(fr, en)


def test_a_sentence_has_a_capital_and_a_full_stop():
    assert sentence(Words("éclabousse", "splash")) == Words("Éclabousse.", "Splash.")


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("{n} {n:carte|cartes}", ""),
        ("{n:|un tour|{n} tours}", ""),
        ("{m}", "the place {m} is not known; places: {n}"),
        ("{n:carte}", "the place {n:carte} is not known"),
        ("{n:a|b|c|d}", "the place {n:a|b|c|d} is not known"),
        ("{n:un|{m} tours}", "the place {m} is not known"),
        ("{n!r}", "the place {n!r} is not known"),
        ("{}", "the place {} is not known"),
        ("{n", "'{n': expected '}'"),
        ("{{n}}", "'{{n}}' holds a doubled brace"),
    ],
)
def test_a_place_that_nobody_fills_is_found(said, wrong):
    found = wrong_place(said, ["n"])
    assert found.startswith(wrong) and bool(found) == bool(wrong)

"""Broken games whose moves, records or rulebooks do not hold together."""

import shutil
from dataclasses import replace

import pytest

from ludotheque.core import replay
from ludotheque.core.kernel import OK
from ludotheque.core.library import Game
from ludotheque.core.record import Layout
from ludotheque.core.words import Refused, Words
from tests.laws import test_rulebook, test_save_load, test_three_forms
from tests.laws.positions import template

from .broken import RULES, SPOTS, broken, caught, fails, holds, reloaded


def labelled(*names):
    """The template game whose kinds go by other names."""
    return reloaded(lambda content: replace(content, labels={"kinds": names}))


def test_two_kinds_of_the_same_name_are_caught():
    game = labelled("lamp", "lamp", "clock", "mirror", "cat")
    caught(test_three_forms.check, game, "move 1: 'lay lamp'")


def test_a_name_that_is_two_words_is_refused_when_read_back():
    game = labelled("oil lamp", "book", "clock", "mirror", "cat")
    with pytest.raises(Refused, match="is not a move of this game"):
        test_three_forms.check(game, SPOTS[0])


class Forgetful(Layout):
    """A record that comes back without the count of turns."""

    def unpack(self, raw):
        """The record, less one number."""
        s = super().unpack(raw)
        s.turns = 0
        return s


def test_a_record_that_forgets_a_field_is_caught():
    names = ("event_n", "event")
    fields = [f for f in RULES.state.fields if f.name not in names]
    tail = [f for f in RULES.state.fields if f.name in names]
    game = broken(state=Forgetful("State", fields, tail))
    caught(test_save_load.check, game, "a record changes when saved and loaded")


def test_a_replay_that_forgets_a_move_is_caught(monkeypatch):
    holds(test_save_load.check)
    whole = replay.read

    def short(text, *, game=None):
        match = whole(text, game=game)
        return match.undo() if match.version > 3 else match

    monkeypatch.setattr(replay, "read", short)
    fails(test_save_load.check, template(), "a replay ends elsewhere")


def test_a_replay_that_forgets_the_seed_is_caught(monkeypatch):
    holds(test_save_load.check)
    whole = replay.read

    def unseeded(text, *, game=None):
        match = whole(text, game=game)
        match.seed = 0
        return match

    monkeypatch.setattr(replay, "read", unseeded)
    fails(test_save_load.check, template(), "a replay forgets something")


def check_book(game, spot=None):
    """The law of the rulebook, which needs no spot."""
    test_rulebook.check(game)


def cited(name, rule):
    """The template game where one refusal cites another rule."""
    return reloaded(lambda content: replace(content, rules={**content.rules, name: rule}))


def said(section, name, words):
    """The template game where one sentence is another."""

    def change(content):
        texts = {key: dict(inside) for key, inside in content.texts.items()}
        texts[section][name] = words
        return replace(content, texts=texts)

    return reloaded(change)


def test_a_refusal_that_cites_no_rule_of_the_book_is_caught():
    caught(check_book, cited("no_cat", "GRE-9.9"), r"GRE-9.9 \(of 6\) is not in the fr rulebook")


def test_a_rule_that_is_in_one_language_only_is_caught(tmp_path):
    folder = tmp_path / "grenier"
    shutil.copytree(template().folder, folder)
    book = folder / "rules.en.md"
    book.write_text(book.read_text(encoding="utf-8").replace("**[GRE-3.2]**", "(GRE-3.2)"))
    caught(check_book, Game(RULES, folder), "do not have the same rules")
    other = folder / "rules.fr.md"
    other.write_text(other.read_text(encoding="utf-8").replace("**[GRE-3.2]**", "(GRE-3.2)"))
    caught(check_book, Game(RULES, folder), r"GRE-3.2 \(of 6\) is not in the fr rulebook")


def test_a_missing_rulebook_is_caught(tmp_path):
    folder = tmp_path / "grenier"
    shutil.copytree(template().folder, folder)
    (folder / "rules.fr.md").unlink()
    caught(check_book, Game(RULES, folder), "there is no rulebook rules.fr.md")


@pytest.mark.parametrize(
    ("section", "name"), [("refusals", "no_cat"), ("reasons", "last_turn"), ("events", "took")]
)
def test_a_sentence_missing_in_one_language_is_caught(section, name):
    caught(check_book, said(section, name, Words("Bonjour", " ")), "is empty")


def test_a_refusal_with_a_place_left_to_fill_is_caught():
    game = said("refusals", "no_cat", Words("Il faut {kind}.", "It takes {kind}."))
    caught(check_book, game, "has a place left to fill")


def test_a_refusal_without_a_name_is_caught():
    named = {code: name for code, name in RULES.refusals.items() if name != "no_cat"}
    caught(test_rulebook.check_codes, broken(refusals=named), "which are no refusals")


def test_a_code_for_ok_among_the_refusals_is_caught():
    game = broken(refusals={**RULES.refusals, OK: "no_cat"})
    caught(check_book, game, "OK is among the refusals")

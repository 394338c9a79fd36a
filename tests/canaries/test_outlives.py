"""Games whose matches hang on today's files, caught by the law of edits."""

from dataclasses import replace

from ludotheque.core.library import Game
from ludotheque.core.record import Layout
from tests.laws import test_outlives
from tests.laws.positions import template

from .broken import RULES, broken, caught, fails, holds


def test_a_number_read_beside_the_tables_is_caught():
    edition = {}

    def load(folder, options):
        content = RULES.load(folder, options)
        edition["hand"] = content.tables.hand_size
        return content

    def apply(t, s, move):
        RULES.apply(t, s, move)
        s.points[0] += edition["hand"]
        return 0

    caught(test_outlives.check, broken(load=load, apply=apply), "goes wrong")


def test_a_rule_that_reads_advice_is_caught():
    fields = [replace(f, advice=f.name == "value") for f in RULES.tables.fields]
    marked = Layout("Tables", fields)

    def load(folder, options):
        content = RULES.load(folder, options)
        t = marked.new()
        for field in fields:
            setattr(t, field.name, getattr(content.tables, field.name))
        return replace(content, tables=t)

    caught(test_outlives.check, broken(load=load, tables=marked), "reads advice|goes wrong")


def test_a_digest_that_hangs_on_more_than_tables_is_caught(monkeypatch):
    """As when every file of the folder was hashed, and nothing was kept."""
    holds(test_outlives.check)
    begun = Game.as_begun
    monkeypatch.setattr(
        Game, "as_begun", lambda game, options, digest, kept, own=True: begun(
            game, options, digest, None, own))  # fmt: skip
    fails(test_outlives.check, template(), "not known here")

"""Games and stores that hang on where fields stand, caught by the law of other versions."""

import pytest

from ludotheque.core import editions, layouts
from tests.laws import test_other_fields

from .broken import RULES, broken, caught, fails, holds, template


@pytest.fixture(autouse=True)
def held():
    """The law holds for the template itself, as long as nothing is broken."""
    holds(test_other_fields.check)
    test_other_fields.other_version.cache_clear()  # with all that it has opened


def test_bytes_that_fit_one_list_alone_are_caught(monkeypatch):
    """As when a digest of the field list was kept in place of it: every match was dead (N1)."""

    def same_or_none(layout, text, raw):
        if sorted(text.split(" ")) != sorted(layouts.state_text(layout).split(" ")):
            raise layouts.UsageError(layouts.OTHER_FIELDS)
        return read(layout, text, raw)

    read = layouts.record_of
    monkeypatch.setattr(layouts, "record_of", same_or_none)
    fails(test_other_fields.check, template(), "goes wrong")


def test_fields_taken_by_their_place_are_caught(monkeypatch):
    def by_place(layout, text, raw):
        entries = text.split(" ")
        turned = " ".join([*entries[1:], entries[0]])  # as many bytes, other fields
        return read(layout, turned if "seat" in layout.by_name else text, raw)

    read = layouts.record_of
    monkeypatch.setattr(layouts, "record_of", by_place)
    fails(test_other_fields.check, template(), "goes wrong")


def test_new_fields_that_take_what_is_printed_today_are_caught(monkeypatch):
    """A match begun before has nothing there: numbers of today are of today's cards."""
    restore = editions.restore

    def with_todays(raw, wanted, layout, today):
        content = restore(raw, wanted, layout, today)
        new = test_other_fields.NEW_RULE.name
        if new in layout.by_name:
            setattr(content.tables, new, getattr(today.tables, new))
        return content

    monkeypatch.setattr(editions, "restore", with_todays)
    fails(test_other_fields.check, template(), "printed after it began")


def test_a_rule_that_hangs_on_the_number_of_fields_is_caught():
    def apply(t, s, move):
        RULES.apply(t, s, move)
        s.points[0] += len(type(s).__fields__) % 7
        return 0

    caught(test_other_fields.check, broken(apply=apply), "goes wrong")

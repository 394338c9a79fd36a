"""What a match keeps of its game, also as it was kept before field lists were."""

import hashlib
import zlib
from dataclasses import replace

import msgspec
import pytest

from ludotheque.core import editions, layouts
from ludotheque.core.library import Game
from ludotheque.core.words import UsageError

SIGNATURE = "0123456789abcdef"
packed = msgspec.msgpack.encode


@pytest.fixture
def grenier(grenier):
    """The template, with no edition at hand."""
    return Game(grenier.rules, grenier.folder)


@pytest.fixture
def once(grenier, monkeypatch):
    """The tables of the template as they were kept once, with a field of advice among them: their
    digest and what lay in the store."""
    content = grenier.edition().content
    text = f"old_weights:i4:3 {layouts.text_of(grenier.rules.tables.placed)}"
    known = {"tables": {SIGNATURE: text}, "states": {}, "snapshots": {}}
    monkeypatch.setattr(layouts, "_known", lambda: known)
    layout = grenier.rules.tables
    bare = layout.copy(content.tables)
    for name in layout.advice:
        setattr(bare, name, getattr(layout.new(), name))
    raw = bytes(12) + layout.pack(bare)
    labels = {name: list(inside) for name, inside in content.labels.items()}
    names = {section: dict(content.texts[section]) for section in content.names}
    parts = packed((SIGNATURE, raw, labels))
    digest = hashlib.blake2b(parts, digest_size=20).hexdigest()
    return digest, zlib.compress(packed([SIGNATURE, raw, labels, dict(content.facts), names, {}]))


def test_tables_that_were_kept_with_a_digest_of_their_fields_are_read(grenier, once):
    digest, kept = once
    begun = grenier.as_begun({}, digest, kept)
    assert begun is grenier.edition(), "today's tables are the same"


def test_they_are_known_for_todays_where_nothing_is_kept(grenier, once):
    """As when a file of an older version is brought to a new server."""
    assert grenier.as_begun({}, once[0], None) is grenier.edition()
    with pytest.raises(UsageError, match="are not known here"):
        grenier.as_begun({}, once[0][::-1], None)


def test_they_are_not_taken_for_others(grenier, once):
    digest, kept = once
    layout, today = grenier.rules.tables, grenier.edition().content
    with pytest.raises(UsageError, match="not those of its digest"):
        editions.restore(kept, digest[::-1], layout, today)


def test_a_field_list_that_nobody_knows_is_the_cause_that_is_told(grenier, once, monkeypatch):
    """It was said that the tables were missing."""
    digest, kept = once
    monkeypatch.setattr(layouts, "_known", lambda: {"tables": {}, "states": {}})
    layout, today = grenier.rules.tables, grenier.edition().content
    with pytest.raises(UsageError, match=f"another version of the program.*{SIGNATURE}"):
        editions.restore(kept, digest, layout, today)


def test_what_is_kept_is_kept_on_as_it_was(grenier, once, monkeypatch):
    """Under its own digest, so that its match and its file find it again."""
    edition = grenier.edition()
    content = edition.content
    monkeypatch.setattr(edition, "digest", "of other tables of today")
    made = editions.keep(grenier.rules.tables, content)
    digest = editions.digest(grenier.rules.tables, content.tables, content.labels)
    begun = grenier.as_begun({}, digest, made)
    assert begun is not edition and (begun.digest, begun.kept) == (digest, made)


def test_labels_and_facts_that_are_new_since_are_todays(grenier):
    edition = grenier.edition()
    content, layout = edition.content, grenier.rules.tables
    fewer = dict(list(content.facts.items())[1:])
    kept = editions.keep(layout, replace(content, facts=fewer))
    found = editions.restore(kept, edition.digest, layout, content)
    assert found.facts == dict(content.facts) and found.labels == dict(content.labels)

"""Law: a match goes on in another version of its game, whose tables and positions have fields that
are new, are gone or stand elsewhere; and one of that version goes on in this one."""

import functools
from dataclasses import replace

from ludotheque.core import layouts, replay
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.record import PUBLIC, SECRET, Field, Layout
from ludotheque.core.words import LudothequeError
from ludotheque.server import loading
from ludotheque.server.store.reader import Snapshot

from .positions import Spot, eyes, law, match_at, on_every_game, picks

ON = 8  # moves that a match goes on for
NEW_RULE = Field("newly_printed", "i2", (3,), default=-1)  # no rule of these reads it
NEW_ADVICE = Field("newly_weighed", "i4", (5,), advice=True)
NEW_PUBLIC = Field("newly_public", "u1", (2,), PUBLIC)
NEW_SECRET = Field("newly_hidden", "i8", (), SECRET)


@functools.cache
def other_version(game):
    """The same game with more fields, and those of before in another order."""
    rules = game.rules
    tables = Layout(rules.tables.name, [NEW_RULE, *reversed(rules.tables.fields), NEW_ADVICE])
    tail = [f for f in rules.state.fields if f.name in rules.state.tail]
    held = [f for f in rules.state.fields if f not in tail]
    shown, rest = [f for f in held if f.sight == PUBLIC], [f for f in held if f.sight != PUBLIC]
    fields = [NEW_SECRET, *reversed(shown), *rest, NEW_PUBLIC]
    state = Layout(rules.state.name, fields, tail)

    def load(folder, options):
        content = rules.load(folder, options)
        t = tables.new()
        for name in rules.tables.by_name:
            setattr(t, name, getattr(content.tables, name))
        t.newly_printed, t.newly_weighed = [4, 5, 6], [1] * 5
        return replace(content, tables=t)

    return Game(rules.changed(state=state, tables=tables, load=load), game.folder)


def check(game, spot):
    """A match at a spot goes on in the other version, and that one's in this."""
    other = other_version(game)
    here = match_at(game, spot)
    check_between(here, other)
    check_between(as_of(other, here), game)


def check_between(match, after):
    """A match, its file, and a position that was kept of it, opened by another version."""
    before = expected(match)
    try:
        opened, again = as_begun(after, match), replay.read(replay.dump(match), game=after)
        kept = from_kept(after, match)
    except LudothequeError as error:
        raise AssertionError(f"a match goes wrong: {error}") from None
    assert expected(opened) == before, "a match goes wrong"
    assert expected(again) == before, "a replay goes wrong"
    assert values(match, kept) == values(match, match.state), "a position that was kept goes wrong"
    new = getattr(opened.edition.t, NEW_RULE.name, [-1] * 3)
    assert new == [-1] * 3, "a match has got what was printed after it began"


def as_of(game, match):
    """The same match as another version plays it from the start."""
    start = None if match.start is None else from_start(game, match)
    twin = Match(game.edition(match.edition.options), match.seed, start)
    for number in match.numbers:
        twin.push(number)
    return twin


def as_begun(after, match):
    """A match opened from its log by another version."""
    edition = match.edition
    begun = after.as_begun(edition.options, edition.digest, edition.kept)
    start = None if match.start is None else from_start(after, match)
    again = Match(begun, match.seed, start)
    for number in match.numbers:
        again.push(number)
    return again


def from_start(after, match):
    """The first position of a match, as another version reads it from a log."""
    layout = match.edition.rules.state
    fields = layouts.state_text(layout)
    raw = layouts.pack(fields, layout.unpack(match.start))
    return layouts.record_of(after.rules.state, fields, raw)


def from_kept(after, match):
    """The position of a match out of a snapshot, as another version reads it."""
    raw = loading.state_as_kept(match.edition.rules.state, match.state)
    return loading.state_kept(Snapshot(0, "of another version", b"", raw), after.rules.state)


def values(match, s):
    """The fields of a position that every version knows, by name; without notes."""
    layout = match.edition.rules.state
    new = {NEW_PUBLIC.name, NEW_SECRET.name}
    return {n: getattr(s, n) for n in layout.by_name if n not in {*layout.tail, *new}}


def expected(match):
    """All that a match is, in words that hang on no layout, now and some moves later."""
    twin, found = match.clone(), []
    for n in range(ON):
        known = sorted(values(match, twin.state).items())
        found.append((known, [twin.events(eye) for eye in eyes(twin.edition)], twin.outcome()))
        found.append([str(move) for move in twin.legal()])
        if twin.over:
            break
        twin.push(twin.legal()[picks(match.seed, n, len(twin.legal()))])
    return found, match.seats, [str(move) for move in match.moves]


@law(4)
def test_a_match_goes_on_in_another_version(game, spot):
    check(game, spot)


@on_every_game
def test_kept_tables_hang_on_nothing_that_no_rule_reads(game):
    """Not on advice, which was a match's death (N1), nor on fields that hold their default."""
    rules, edition = game.rules, game.edition()
    advice = Layout("Tables", [NEW_ADVICE, *rules.tables.fields])
    unused = Layout("Tables", [*rules.tables.fields, NEW_RULE])
    new = ((advice, "newly_weighed", [3] * 5), (unused, "newly_printed", [-1] * 3))
    for layout, name, given in new:

        def load(folder, options, layout=layout, name=name, given=given):
            content = rules.load(folder, options)
            t = layout.new()
            for known in rules.tables.by_name:
                setattr(t, known, getattr(content.tables, known))
            setattr(t, name, given)
            return replace(content, tables=t)

        later = Game(rules.changed(tables=layout, load=load), game.folder).edition()
        assert (later.digest, later.kept) == (edition.digest, edition.kept)


@on_every_game
def test_a_position_with_its_past_goes_on_too(game):
    match = match_at(game, Spot(0, 5, 40))
    assert match.version
    check_between(match, other_version(game))

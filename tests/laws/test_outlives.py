"""Law: whatever becomes of the content files, a match goes on and its replay reads, to the byte."""

import json
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

from ludotheque.core import replay
from ludotheque.core.game import Edition
from ludotheque.core.library import Game
from ludotheque.core.match import Match
from ludotheque.core.words import LANGUAGES, LudothequeError

from .edits import edits_of
from .positions import (
    Spot,
    beginning,
    eyes,
    law,
    match_at,
    moves_after,
    moves_to,
    on_every_game,
    picks,
    position,
    printed_at,
)

ON = 12  # moves that a match goes on for, and that are put in words


def check(game, spot):
    """A match at a spot, and one edit that the spot picks among all; and advice that is gone."""
    edits = edits_of(game.folder / "content")
    check_edit(game, match_at(game, spot), edits[picks(spot.seed, 7, len(edits))])
    check_advice(game, spot)


def check_edit(game, match, edit, before=None):
    """A match and its replay after an edit; whether the game could be printed with that."""
    before = before or expected(match)  # before files are read again: nothing may hang on that
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(game.folder / "content", Path(folder) / "content")
        edit.make(Path(folder) / "content")
        after = Game(game.rules, Path(folder))
        try:
            after.edition()
        except LudothequeError:  # the game says what is wrong with it, and nothing is served
            return False
        text = replay.dump(match)
        try:
            opened, again = server_match(after, match), replay.read(text, game=after)
        except LudothequeError as error:
            raise AssertionError(f"after {edit} a match goes wrong: {error}") from None
        assert expected(opened) == before, f"after {edit} a match goes wrong"
        assert told(replay.dump(again)) == told(text), f"after {edit} a replay goes wrong"
        check_words(again)
        return True


def told(text):
    """What a replay tells, whatever words and pictures lie beside its tables."""
    rows = [json.loads(line) for line in text.splitlines()]
    return [{k: v for k, v in row.items() if k not in ("edition", "seal")} for row in rows]


def server_match(after, match):
    """The same match opened again as a server does: from its options as JSON, and what is kept."""
    edition = match.edition
    options = json.loads(json.dumps(edition.options))
    begun = after.as_begun(options, edition.digest, edition.kept)
    start = None if match.start is None else begun.rules.state.unpack(match.start)
    again = Match(begun, match.seed, start)
    for number in match.numbers:
        again.push(number)
    return again


def expected(match):
    """All that a match is to everybody, now and some moves later."""
    twin, found = match.clone(), []
    for n in range(ON):
        for eye in eyes(twin.edition):
            found.append((twin.view(eye).key(), twin.events(eye)))
        found.append([str(move) for move in twin.legal()])
        if twin.over:
            break
        twin.push(twin.legal()[picks(match.seed, n, len(twin.legal()))])
    past = [match.events(eye, since=0) for eye in eyes(match.edition)]
    return found, past, match.seats, [str(move) for move in match.moves]


def check_words(match):
    """There are words for all that is on the table and all that has happened."""
    show = match.edition.rules.face.show
    for eye in eyes(match.edition):
        view = match.view(eye)
        assert view.aside() == view.aside()
        for lang in LANGUAGES:
            assert view.board(lang) and view.svg(lang)
            for move in view.legal[:ON]:
                assert show.move(view, move.number, lang)
            for event in match.events(eye):
                show.event(match.edition, event, lang)


def check_advice(game, spot):
    """No rule reads a field that is marked as advice."""
    edition, layout = printed_at(game, spot), game.rules.tables
    bare = layout.copy(edition.t)
    for name in layout.advice:
        setattr(bare, name, getattr(layout.new(), name))
    other = Edition.of(
        game.rules, game.folder, edition.options, replace(edition.content, tables=bare), True
    )
    spot, copy, pack = beginning(edition, spot), game.rules.state.copy, game.rules.state.pack
    s = position(edition, spot.seed, len(moves_to(edition, spot)))
    for move in moves_after(edition, spot):
        w = copy(s)
        other.apply(w, move)
        edition.apply(s, move)
        assert pack(w) == pack(s), "a rule reads advice"
        assert other.legal(w) == edition.legal(s), "what is legal hangs on advice"


@law(8)
def test_a_match_outlives_an_edit(game, spot):
    check(game, spot)


@on_every_game
def test_every_kind_of_edit_is_outlived(game):
    match = match_at(game, Spot(0, 11, 25))
    edits = edits_of(game.folder / "content")
    before = expected(match)
    edition = [edit for edit in edits if check_edit(game, match, edit, before)]
    assert any("texts.toml: other words" in edit.name for edit in edition)
    assert any("is another" in edit.name for edit in edition)

"""Hidden units of an estimate: as content, and in whole numbers what they are in any others."""

import shutil
from math import log

import pytest

from ludotheque.core import outlook
from ludotheque.core.kernel import WIN
from ludotheque.core.library import Game, load
from ludotheque.core.match import Match
from ludotheque.core.words import ContentError

DUEL = load("duel")


def by_hand(edition, s) -> float:
    """The logit of whoever must act, added up in floats."""
    mover = s.active
    sides = [outlook.counted(edition, s, side) for side in (mover, 1 - mover)]
    t, row = edition.t, [*sides[0], *sides[1]]
    logit = sum(w * (a - b) for w, a, b in zip(t.factor, *sides, strict=True)) / 1e6
    for unit, worth in enumerate(t.unit_worth):
        found = t.unit_base[unit] + sum(
            f[unit] * x for f, x in zip(t.unit_factor, row, strict=True)
        )
        logit += worth * max(0, found) / 1e12
    return logit


def test_hidden_units_add_to_the_weights_what_they_add_by_hand():
    edition, out = DUEL.edition(), [0] * 16
    match = Match(edition, 5)
    for n in range(40):
        edition.rules.brain.estimate(edition.t, match.state, out)
        mine = out[match.state.active]
        if 0.01 < mine / WIN < 0.99:
            assert log(mine / (WIN - mine)) == pytest.approx(
                by_hand(edition, match.state), abs=0.01
            )
        match.push(match.view(match.seat).legal[n % 2 * -1])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[units.other]\nhp = [", "[units.other]\nlife = [", r"'hp' is missing"),
        ("[units.other]\nhp = [", "[units.other]\nhp = [1, ", r"hp = .* is not a list of 24 whole"),
        ("worth = [", "worth = [0.5, ", r"worth = .* is not a list of 24"),
        ("[units.mover]", "luck = 1\n[units.mover]", r"\[units\] the key 'luck' is not known"),
    ],
)
def test_units_that_do_not_fit_the_game_are_refused_by_name(tmp_path, old, new, said):
    shutil.copytree(DUEL.folder / "content", tmp_path / "content")
    path = tmp_path / "content" / outlook.FILE
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=rf"^weights\.toml: .*{said}"):
        Game(DUEL.rules, tmp_path).edition()

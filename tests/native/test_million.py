"""Very many native games of consecutive seeds, held against Python on a sample, to the byte."""

from __future__ import annotations

import pytest

from ludotheque.core import library, native
from ludotheque.core.native.reference import Reference

BOTH = 2  # games of a sample whose checksums are made in Python too

# Ten maps of Generals, each under other options
GENERALS: dict[str, dict[str, str]] = {
    "plain": {"generals": "takeda,moreau"},
    "pass": {"fog": "off", "generals": "volkov,nguyen"},
    "sand": {"generals": "adeyemi,benali", "untagged": "all"},
    "plateau": {"generals": "halvorsen,adeyemi", "cover": "patch"},
    "strait": {"generals": "carvalho,none", "balance": "adjusted"},
    "bay": {"generals": "carvalho,halvorsen", "capture": "any"},
    "archipelago": {"fog": "off", "generals": "benali,takeda"},
    "front": {"fire_after_move": "no_indirect", "generals": "nguyen,volkov"},
    "crossroads": {"teams": "0,1,0,1", "generals": "moreau"},
    "fourisles": {"generals": "takeda,volkov,benali,carvalho", "order": "2,0,3,1"},
}
# game, options, native games, how many of them Python plays too
RUNS = (
    ("night-dealer", {}, 1_000_000, 500),
    ("duel", {"classes": "mage,warrior"}, 20_000, 100),
    ("duel", {"classes": "rogue,warden"}, 20_000, 100),
    ("duel", {"classes": "warrior,rogue", "ramp": "shared"}, 20_000, 100),
    ("duel", {"classes": "warden,mage", "balance": "adjusted"}, 20_000, 100),
    ("duel", {"classes": "rogue,mage", "decks": "custom", "hp": "300"}, 20_000, 100),
    ("tactique", {"factions": "humans,aliens"}, 5_000, 25),
    ("tactique", {"factions": "robots,aliens", "decks": "lock,feast"}, 5_000, 25),
    ("tactique", {"factions": "aliens,robots", "victory_mode": "secret"}, 5_000, 25),
    ("tactique", {"factions": "humans", "decks": "strike,custom"}, 5_000, 25),
    *(("eden", {"seats": seats, "max_days": 4}, 300, 6) for seats in range(2, 7)),
    *(
        ("generals", {"map": name, "day_limit": 10, **more}, 1_000, 10)
        for name, more in GENERALS.items()
    ),
)


class Quick(Reference):
    """Plays in Python, and has the native twin sum up the bytes of each position."""

    def __init__(self, edition, twin):
        super().__init__(edition)
        self._twin = twin

    def fingerprint_of(self, s):
        return self._twin.fingerprint(self.layout.pack(s))


@pytest.fixture(autouse=True)
def own_folder():
    """The very units that people play with; none is built for this."""


@pytest.mark.parametrize(("name", "options", "games", "sample"), RUNS)
def test_native_games_agree_with_python_on_a_sample(name, options, games, sample):
    edition = library.load(name).edition(options)
    fast = native.handle(edition)
    if fast is None:
        pytest.skip("native code can't be built here: not so many games in plain Python")
    slow, quick = Reference(edition), Quick(edition, fast)
    moves, _ = fast.random_games(0, games)
    assert games <= moves <= games * slow.limit
    for n, seed in enumerate(range(0, games, games // sample)):
        python = slow if n < BOTH else quick
        assert fast.random_game(seed) == python.random_game(seed), f"seed {seed}"


@pytest.mark.parametrize("name", ["night-dealer", "duel", "generals"])
def test_the_sum_over_many_games_is_that_of_each_of_them(name):
    """So that the many games above are made of the very games that the sample looks at."""
    edition = library.load(name).edition()
    fast = native.handle(edition)
    if fast is None:
        pytest.skip("native code can't be built here")
    count = 40 if edition.rules.state.size < 4096 else 4
    assert fast.random_games(500, count) == Reference(edition).random_games(500, count)

"""The template game itself, where no law looks."""

import re
from collections import Counter
from pathlib import Path

from ludotheque.core.game import Edition
from ludotheque.core.kernel import WIN
from ludotheque.core.match import Match
from ludotheque.core.record import SPECTATOR
from tests.laws.positions import Spot, eyes, match_at, state_at, world_of

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_chance_names_who_begins(grenier):
    first = Counter(grenier.new(seed=s, options={"seats": 3}).seat for s in range(300))
    assert set(first) == {0, 1, 2} and min(first.values()) > 60


def test_an_aside_is_worked_out_of_what_its_eye_sees(grenier):
    edition, s = state_at(grenier, Spot(0, 12, 30))
    mine, theirs, nobody = (Match(edition, 0, s).view(eye).aside() for eye in (0, 1, None))
    assert mine["worth"][0] > 0 and mine["worth"][1:] == [0, 0]
    assert theirs["worth"][1] > 0 and theirs["worth"][0] == 0
    assert nobody == {"worth": [0, 0, 0]}
    silent = grenier.rules.changed(aside=None)
    edition = Edition(silent, grenier.folder, {})
    assert Match(edition, 0).view(0).aside() is None


def test_the_deck_is_renewed_in_the_course_of_most_games(grenier):
    games = [match_at(grenier, Spot(0, seed, 100)) for seed in range(20)]
    assert sum(any(e.kind == "renewed" for e in m.events(since=0)) for m in games) > 10


def test_a_guess_keeps_all_cards_and_deals_them_evenly(grenier):
    edition, s = state_at(grenier, Spot(0, 12, 30))
    seat, other = s.seat, 1 - s.seat
    held = Counter()
    for key in range(2000):
        world = world_of(edition, s, seat, key)
        assert grenier.rules.lab.census(edition.t, world) == grenier.rules.lab.census(edition.t, s)
        held.update({kind: n for kind, n in enumerate(world.hand[other]) if n})
    hidden = [s.hand[other][k] + hidden_in_deck(s, seat).count(k) for k in range(5)]
    for kind in range(5):
        wanted = 2000 * s.held[other] * hidden[kind] / sum(hidden)
        assert abs(held[kind] - wanted) < 5 * max(wanted, 1) ** 0.5


def hidden_in_deck(s, seat):
    """The cards of the deck that a seat has not seen."""
    return [s.deck[i] for i in range(s.deck_n) if not s.known[i] >> seat & 1]


def test_a_known_top_card_stays_in_every_guess(grenier):
    match = grenier.new(seed=8)
    seat = match.seat
    match.push("peek")
    top = match.state.deck_n - 1
    worlds = {eye: set() for eye in eyes(match.edition)}
    for eye, found in worlds.items():
        for key in range(60):
            found.add(world_of(match.edition, match.state, eye, key).deck[top])
    assert worlds[seat] == {match.state.deck[top]}
    assert len(worlds[1 - seat]) > 2 and len(worlds[SPECTATOR]) > 2


def test_more_points_are_worth_more(grenier):
    edition = grenier.edition()
    s = edition.first(1)
    s.points = [4, 1, 0]
    out = [0, 0, 0]
    grenier.rules.brain.estimate(edition.t, s, out)
    assert out[0] > out[1] > 0 and sum(out) <= WIN


def test_every_view_has_words_in_both_languages(grenier):
    match = match_at(grenier, Spot(0, 4, 60))
    show = grenier.rules.face.show
    for lang, hand in (("fr", "main"), ("en", "hand")):
        view = match.view(match.seat)
        assert hand in view.board(lang) and view.svg(lang).startswith("<svg")
        assert show.prompt(view, lang) != show.prompt(match.view(), lang) != ""
        assert all(show.move(view, m.number, lang) for m in view.legal)


def test_french_marks_have_a_no_break_space_before_them(grenier):
    texts = grenier.edition().texts
    french = [words.fr for section in texts.values() for words in section.values()]
    bare = [re.sub(r"\{\w+:", "{", text) for text in french]  # a place and its forms
    assert not [text for text in bare if re.search("[^\u00a0][:;?!]|'", text)]


def test_the_page_that_explains_it_names_every_file(grenier):
    page = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    for path in grenier.folder.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".toml", ".md") and path.stem != "__init__":
            shown = path.name.replace(".fr.", ".{fr,en}.").replace(".en.", ".{fr,en}.")
            assert f"`{shown}`" in page or f"/{shown}`" in page, f"{path.name} is not explained"


def test_its_rules_are_short(grenier):
    lines = (grenier.folder / "rules" / "turns.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 140

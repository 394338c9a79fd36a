"""The matrix: every pairing, sides exchanged, the same whoever works on it, honest sums."""

import dataclasses
import json
from collections import Counter
from xml.etree import ElementTree

import pytest

from ludotheque.core import native
from ludotheque.core.library import load
from ludotheque.core.match import Match
from ludotheque.core.words import UsageError
from ludotheque.lab import contest as contests
from ludotheque.lab import heatmap
from ludotheque.lab.arena import play_pair
from ludotheque.lab.by_match import play_one
from ludotheque.lab.contest import Contest
from ludotheque.lab.ladder import ladder
from ludotheque.lab.matrix import Matrix, Pairing, Share, option_of, pairs_of, play_matrix, share_of
from ludotheque.lab.meeting import seated
from ludotheque.lab.row import tally
from ludotheque.lab.seeds import derive
from ludotheque.lab.table import Table
from tests.lab import players


def without_seconds(matrix):
    """A matrix as far as it must not differ from run to run."""
    return json.dumps([pairing.as_dict() for pairing in matrix.pairings])


def test_every_value_meets_itself_and_every_other(veille):
    assert pairs_of(option_of(veille)) == [("oil", "oil"), ("oil", "wax"), ("wax", "wax")]
    assert pairs_of(option_of(veille, "weather")) == [("dry", "dry"), ("wet", "wet")]


def test_a_side_has_its_value_wherever_it_sits(veille):
    matrix = play_matrix(veille, players.lit, 40, seed=3, workers=1)
    same = play_pair(veille, players.first, players.last, 40, seed=matrix_seed(3), workers=1)
    row = matrix.pairing("oil", "wax").row
    assert (row.wins, row.draws, row.losses) == (same.wins, same.draws, same.losses)
    assert row.score != 0.5 and (row.a, row.b) == ("oil", "wax")


def matrix_seed(seed):
    """The seed of the pairing of oil and wax."""
    return derive(seed, "lamps", "oil", "wax")


def test_each_side_begins_equally_often(veille):
    contest = Contest(veille, "random", "random", 5, sides=("lamps", "oil", "wax"))
    begins = Counter()
    for number in range(60):
        edition = contest.edition(number)
        match = Match(edition, contest.deal(number))
        begins[edition.options["lamps"][match.seat]] += 1
    assert begins == {"oil": 30, "wax": 30}


@pytest.mark.parametrize("threads", [True, False])
def test_the_matrix_does_not_depend_on_the_workers(veille, monkeypatch, threads):
    alone = play_matrix(veille, players.dices, 9, seed=9, workers=1)
    monkeypatch.setattr(native, "handle", lambda edition: object() if threads else None)
    together = play_matrix(veille, players.dices, 9, seed=9, workers=3)
    assert without_seconds(together) == without_seconds(alone)
    other = play_matrix(veille, players.dices, 9, seed=10, workers=1)
    assert without_seconds(other) != without_seconds(alone)


def test_a_mirror_never_plays_a_deal_twice(veille, monkeypatch):
    deals = []

    def heard(contest, number, off, kept):
        deals.append((contest.sides, number // 2))
        return play_one(contest, number, off, kept)

    monkeypatch.setattr(contests, "play_one", heard)
    play_matrix(veille, players.first, 6, workers=1)
    of = {sides: [deal for s, deal in deals if s == sides] for sides, _ in deals}
    assert of["lamps", "oil", "oil"] == of["lamps", "wax", "wax"] == [0, 1, 2, 3, 4, 5]
    assert of["lamps", "oil", "wax"] == [0, 0, 1, 1, 2, 2]


def test_a_plain_option_is_played_with_each_of_its_values(veille, monkeypatch):
    seen = set()

    def heard(contest, number, off, kept):
        seen.add(contest.edition(number).options["weather"])
        return play_one(contest, number, off, kept)

    monkeypatch.setattr(contests, "play_one", heard)
    matrix = play_matrix(veille, players.first, 4, option="weather", workers=1)
    assert seen == {"dry", "wet"} and matrix.share("dry", "wet") is None


def test_lengths_first_player_and_draws_are_those_of_the_games(veille):
    heard = []
    matrix = play_matrix(veille, "random", 30, seed=1, workers=1, progress=heard.append)
    assert heard == sorted(set(heard)) and heard[-1] == matrix.games == 90
    for pairing in matrix.pairings:
        assert 1 <= pairing.turns <= 16 and pairing.decisions >= pairing.turns
        assert pairing.first.low < pairing.first.score < pairing.first.high
    assert matrix.draws == sum(p.row.draws for p in matrix.pairings)
    assert matrix.turns == pytest.approx(sum(p.turns for p in matrix.pairings) / 3)
    assert matrix.first.high - matrix.first.low < 0.25
    mirror = [p for p in matrix.pairings if p.is_mirror]
    assert [p.row.a for p in mirror] == ["oil", "wax"]


def test_whoever_acts_first_is_the_first_player(grenier):
    """The first seat and the first player are not the same where chance names who begins."""
    contest = Contest(grenier, "random", "random")
    matches = [Match(grenier.edition(), contest.deal(n)) for n in range(20)]
    assert {match.seat for match in matches} == {0, 1}
    for game, match in zip(contests.play(contest, 20), matches, strict=True):
        assert (game.began, game.begun) == (match.seat, game.scores[match.seat])
        assert 1 <= game.turns <= game.length  # a game without a count of its own: seats in turn


def test_a_share_from_the_other_side_is_the_rest():
    matrix = made(0.8, 0.7)
    there, back = matrix.share("x", "y"), matrix.share("y", "x")
    assert there.score == 0.8 and back.score == pytest.approx(0.2)
    assert (back.low, back.high) == pytest.approx((1 - there.high, 1 - there.low))
    assert share_of(10.000000001, 10).high == 1.0
    assert matrix.against_others("x").score == 0.8
    assert matrix.against_others("y").score == pytest.approx(0.2)
    assert matrix.against_others("y").high == pytest.approx(share_of(2, 10).high)


def made(share, first):
    """A matrix of two values with given shares, ten games each."""

    def pairing(a, b, points):
        games = Table(load("duel").rules, 10)
        for place in range(10):
            games.put(place, *players.row(games, 2 * (place < points)))
        return Pairing(tally(a, b, games), Share(first, first - 0.1, first + 0.1), 4, 8)

    found = (pairing("x", "x", 5), pairing("x", "y", 10 * share), pairing("y", "y", 5))
    return Matrix("o", ("x", "y"), found)


def test_the_picture_has_a_tile_a_pairing_and_escapes_names():
    text = heatmap.heatmap(
        made(0.8, 0.6), ["<X>", "Y&Z"], "A & B", "caption " * 30, "{:.0%}".format
    )
    root = ElementTree.fromstring(text)
    said = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert said[0] == "A & B" and said[1:5] == ["<X>", "Y&Z", "<X>", "Y&Z"]
    assert [word for word in said if word.endswith("%")] == ["60%", "80%", "20%", "60%"]
    assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) == 5


def test_the_picture_is_warm_ahead_and_cool_behind():
    assert heatmap.colour_of(0.5) == "#faf6ec"
    red = [int(heatmap.colour_of(n / 10)[1:3], 16) for n in range(6)]
    blue = [int(heatmap.colour_of(n / 10)[5:7], 16) for n in range(5, 11)]
    assert red == sorted(red) and blue == sorted(blue, reverse=True)
    assert heatmap.colour_of(0.0) != heatmap.colour_of(1.0)


def test_what_can_not_be_played_is_named(grenier, veille):
    with pytest.raises(UsageError, match="the game grenier offers no matrix"):
        play_matrix(grenier, "random", 2)
    with pytest.raises(UsageError, match="no matrix of 'wicks'; known: lamps, weather"):
        play_matrix(veille, "random", 2, option="wicks")
    with pytest.raises(UsageError, match="0 games"):
        play_matrix(veille, "random", 0)
    with pytest.raises(UsageError, match="option wicks"):
        pairs_of(next(o for o in veille.rules.options if o.name == "wicks"))


def test_the_ladder_takes_its_options_in_turn_a_deal_each(veille, monkeypatch):
    seen = []

    def heard(contest, number, off, kept):
        seen.append((number, contest.edition(number).options["lamps"]))
        return play_one(contest, number, off, kept)

    monkeypatch.setattr(contests, "play_one", heard)
    monkeypatch.setattr(contests, "groups_of", lambda *given: None)  # none in native code
    next(ladder(veille, 6, scale=0.01, workers=1))
    oil, wax = ("oil", "oil"), ("wax", "wax")
    assert seen == list(enumerate([oil, oil, wax, wax, oil, oil]))
    seen.clear()
    next(ladder(veille, 4, scale=0.01, workers=1, options={"lamps": "oil,wax"}))
    assert {lamps for _, lamps in seen} == {("oil", "wax")}  # what is asked for wins


def test_a_contest_reaches_another_process_whole(veille):
    import pickle

    contest = Contest(veille, "random", "greedy", 5, 0.5, {"wicks": 1}, 2, ({"lamps": "oil"},))
    again = pickle.loads(pickle.dumps(dataclasses.replace(contest, sides=("lamps", "oil", "wax"))))
    assert again.game.id == "veille" and again.sides == ("lamps", "oil", "wax")
    assert (again.options, again.variants) == ({"wicks": 1}, ({"lamps": "oil"},))


def test_values_may_be_chosen(veille):
    assert pairs_of(option_of(veille), ["wax"]) == [("wax", "wax")]
    chosen = play_matrix(veille, players.dices, 6, seed=2, values=["wax", "oil"], workers=1)
    assert chosen.values == ("oil", "wax"), "in the option's own order"
    alone = play_matrix(veille, players.dices, 6, seed=2, values=["wax"], workers=1)
    assert alone.values == ("wax",) and len(alone.pairings) == 1
    assert alone.pairings[0].as_dict() == chosen.pairing("wax", "wax").as_dict()
    with pytest.raises(UsageError, match="option lamps has no value 'gas'; known: oil, wax"):
        play_matrix(veille, "random", 2, values=["oil", "gas"])


def test_an_option_may_be_named_in_the_plural(veille):
    assert option_of(veille, "weathers").name == "weather"
    with pytest.raises(UsageError, match="no matrix of 'wicks'"):
        option_of(veille, "wicks")


def test_why_games_ended_is_counted(veille):
    matrix = play_matrix(veille, players.dices, 10, seed=2, workers=1)
    for found in (*matrix.pairings, matrix):
        assert sum(share.score for share in found.reasons.values()) == pytest.approx(1)
        assert set(found.reasons) <= set(veille.rules.reasons.values())
    assert not matrix.is_mirrored


def test_maps_are_compared_by_who_begins_and_how_it_ends():
    matrix = play_matrix(
        *(load("generals"), players.last, 3),
        option="maps",
        values=["plain", "crossroads"],
        workers=1,
    )
    assert matrix.option == "map" and matrix.is_mirrored
    for pairing, seats in zip(matrix.pairings, (2, 4), strict=True):
        assert pairing.even == 1 / seats and pairing.decisions == seats - 1
        assert pairing.first.score == 0, "this player gives up at once"
        assert list(pairing.reasons) == ["conquest"] and pairing.reasons["conquest"].score == 1


def test_generals_meet_each_other():
    generals = load("generals")
    names = option_of(generals, "generals").values.of[:3]
    matrix = play_matrix(
        *(generals, players.last, 4), option="generals", values=names[1:], workers=1
    )
    assert [(p.row.a, p.row.b) for p in matrix.pairings] == [
        (names[1], names[1]),
        (names[1], names[2]),
        (names[2], names[2]),
    ]
    assert matrix.pairing(*names[1:]).row.score == 0.5


def test_ready_decks_meet_each_with_its_own_faction():
    game = load("tactique")
    decks = option_of(game).values.of
    assert "custom" not in decks and len(decks) == 6
    assert seated(game, "decks", ["lock", "line"]) == {
        "decks": ["lock", "line"],
        "factions": ["robots", "humans"],
    }
    found = play_matrix(game, "random", 4, values=("line", "lock"), workers=1)
    assert [p.row.games for p in found.pairings] == [4, 4, 4]


@pytest.mark.parametrize("name", ["Mage", "Necropolis of Ossuary"])
def test_names_of_a_picture_have_room(name):
    sizes = {int(n.attrib["font-size"]) for n in heads([name])}
    assert len(sizes) == 1 and max(sizes) <= 16 and max(sizes) * 0.55 * len(name) <= 132


def heads(names):
    """The names of rows and columns of a picture."""
    return ElementTree.fromstring(f"<g>{''.join(heatmap._heads(names))}</g>")

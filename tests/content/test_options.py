"""The options of Generals: what fits, what is refused and how it is told, what they print."""

import pytest

from ludotheque.core.options import Named, PerSeat, read_options
from ludotheque.core.words import UsageError
from ludotheque.games.generals.edition.options import OPTIONS, options_of
from ludotheque.terminal import trouble

from .folder import CONTENT, GAME, usual
from .test_maps import MAPS, SOUND

NEWCOMER = '[newcomer]\nfr = "Une nouvelle"\nen = "A newcomer"\n\n'


def test_the_defaults():
    assert read_options(OPTIONS, {}) == {
        "map": next(iter(MAPS)), "fog": "on", "generals": ("none",) * 4, "teams": (0, 1, 2, 3),
        "capture": "ground", "order": "random", "day_limit": 0, "untagged": "ground",
        "cover": "adjacent", "fire_after_move": "seed", "balance": "seed",
    }  # fmt: skip


@pytest.mark.parametrize("name", MAPS)
def test_the_map_tells_how_many_play(name):
    edition = usual(map=name)
    chart = MAPS[name]
    assert edition.seats == chart.players == edition.t.seats
    assert edition.t.day_limit == chart.day_limit
    assert edition.facts["rows"] == list(chart.rows)
    sites = [letter for *_, letter in _cells(chart) if letter in "OBPA"]
    assert [edition.facts["kinds"][s["kind"]]["letter"] for s in edition.facts["sites"]] == sites
    owned = [edition.t.site_start[n] for n in range(edition.t.sites)]
    assert [owned.count(place) for place in range(chart.players)] == list(map(len, chart.owners))


def _cells(chart):
    return [(x, y, letter) for y, row in enumerate(chart.rows) for x, letter in enumerate(row)]


# -- maps


def test_a_drawn_map_is_an_option_and_is_kept_in_one_form():
    edition = usual(map=SOUND)
    assert edition.t.width == 7 and edition.facts["name"] == {"fr": "Essai", "en": "Essai"}
    loose = "\n" + SOUND.replace("players: 2", "players:   2")
    assert usual(map=loose) is edition, "the same map in other spaces is the same map"
    assert edition.options["map"] == SOUND


def test_a_map_that_is_no_map_is_refused():
    with pytest.raises(UsageError) as caught:
        usual(map="plane")
    told = f"option map: 'plane' is not one of {', '.join(MAPS)}, or a drawn map"
    assert str(caught.value) == told
    assert trouble.sentence(caught.value, "fr") == (
        "Option map\u00a0: «\u00a0plane\u00a0» n’est pas l’une des valeurs "
        f"{', '.join(MAPS)}, ni une carte dessinée"
    )
    for wrong in (3, None, ["plain"], ""):
        with pytest.raises(UsageError, match=r"option map: .* or a drawn map"):
            usual(map=wrong)


def test_a_drawn_map_with_faults_is_refused_with_all_of_them():
    with pytest.raises(UsageError) as caught:
        usual(map=SOUND.replace("day_limit: 20", "day_limit: 1").replace("(2,0)", "(9,9)"))
    assert str(caught.value).startswith("option map: The cell (9,9) of P1 is off the map.")
    assert "The day limit is 5 to 99, not 1. [GEN-MAP-10]" in str(caught.value)
    assert trouble.sentence(caught.value, "fr").startswith(
        "Option map\u00a0: La case (9,9) de P1 est hors de la carte. [GEN-MAP-06]"
    )


# -- values for each seat


def test_gen_c_07_options_are_by_seat_and_those_beyond_the_map_are_ignored():
    names = [general["id"] for general in usual().facts["generals"]]
    two = usual(map="plain", generals="takeda,benali", teams="1,0")
    assert [names[n] for n in two.t.general[:2]] == ["takeda", "benali"]
    assert two.t.team[:2] == [1, 0]
    more = usual(map="plain", generals="takeda,benali,moreau,volkov", teams=[1, 0, 3, 3])
    assert more.t_bytes == two.t_bytes
    four = usual(map="crossroads", generals="nguyen", teams="0,1,0,1")
    assert set(four.t.general[:4]) == {names.index("nguyen")}
    assert four.t.team[:4] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("options", "en", "fr"),
    [
        ({"map": "crossroads", "generals": "takeda,benali"},
         "option generals: takeda,benali for 4 players",
         "Option generals\u00a0: takeda,benali pour 4 joueurs"),
        ({"map": "crossroads", "teams": "0,1,0"}, "option teams: 0,1,0 for 4 players",
         "Option teams\u00a0: 0,1,0 pour 4 joueurs"),
        ({"map": "fourisles", "order": "1,0"}, "option order: 1,0 for 4 players",
         "Option order\u00a0: 1,0 pour 4 joueurs"),
        ({"teams": 2}, "option teams: there must be two teams at least among the map’s 2 players",
         "Option teams\u00a0: il faut au moins deux équipes parmi les 2 joueurs de la carte"),
        ({"teams": "1,1,2"},
         "option teams: there must be two teams at least among the map’s 2 players",
         "Option teams\u00a0: il faut au moins deux équipes parmi les 2 joueurs de la carte"),
    ],
)  # fmt: skip
def test_what_does_not_go_with_the_map_is_refused_in_words(options, en, fr):
    with pytest.raises(UsageError) as caught:
        usual(**options)
    assert str(caught.value) == en and trouble.sentence(caught.value, "fr") == fr


@pytest.mark.parametrize(
    ("name", "value"),
    [("generals", "takeda,nobody"), ("generals", "takeda,takeda,takeda,takeda,takeda"),
     ("teams", "0,4"), ("teams", "0,x"), ("order", "0"), ("order", "0,0"), ("order", "1,2"),
     ("order", "0,1,2,3,4,5,6"), ("order", "backwards"), ("day_limit", 100), ("day_limit", -1),
     ("fog", "maybe"), ("capture", "all"), ("balance", "fair")],
)  # fmt: skip
def test_other_values_are_refused(name, value):
    with pytest.raises(UsageError, match=f"option {name}: .* is not "):
        usual(**{name: value})


# -- order and days


def test_gen_flow_01_the_order_is_by_lot_or_agreed():
    assert usual().t.random_order == 1
    agreed = usual(order=" 1, 0 ")
    assert agreed.t.random_order == 0 and agreed.t.order[:4] == [1, 0, 2, 3]
    assert usual(order="3,1,0,2").t.order[:4] == [1, 0, 2, 3], (
        "seats the map does not have are left"
    )
    assert usual(map="crossroads", order="3,1,0,2").t.order[:4] == [3, 1, 0, 2]
    assert list(agreed.first(1).order[:2]) == [1, 0]


def test_the_day_limit_may_be_agreed():
    assert usual(map="plain", day_limit=7).t.day_limit == 7
    assert usual(map="plain", day_limit=0).t.day_limit == MAPS["plain"].day_limit


# -- words


def test_every_value_of_every_option_has_words():
    said = usual().texts["options"]
    for option in OPTIONS:
        of = option.values.of if isinstance(option.values, PerSeat) else option.values
        if isinstance(of, tuple):
            for value in of:
                assert all(said[f"{option.name}.{value}"]), (option.name, value)
        assert all(option.words)


def test_maps_and_orders_are_names_with_other_texts():
    named = {option.name: option.values for option in OPTIONS if isinstance(option.values, Named)}
    assert {name: values.other.en for name, values in named.items()} == {
        "map": "a drawn map", "order": "an order of the seats such as 1,0",
    }  # fmt: skip
    assert sorted(named["map"]) == sorted(path.stem for path in (CONTENT / "maps").glob("*"))


def test_a_map_that_changes_is_another_game_and_every_other_map_stays_the_same(tmp_path):
    from .folder import copied, edited, edition

    folder = edited(copied(tmp_path), "maps/plain.txt", "30", "31")
    assert edition(folder, map="plain").digest != GAME.edition({"map": "plain"}).digest
    assert edition(folder, map="pass").digest == GAME.edition({"map": "pass"}).digest


def test_a_new_map_or_general_changes_no_default(tmp_path):
    from .folder import copied

    folder = copied(tmp_path)
    small = (folder / "maps" / "plain.txt").read_text(encoding="utf-8")
    (folder / "maps" / "aaa.txt").write_text(small, encoding="utf-8")
    path = folder / "generals.toml"
    raw = path.read_text(encoding="utf-8")
    first = raw.index("[")
    path.write_text(raw[:first] + NEWCOMER + raw[first:], encoding="utf-8")
    before, after = ({o.name: o.default for o in options_of(f)} for f in (CONTENT, folder))
    assert after == before

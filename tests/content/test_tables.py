"""The tables that content and options print: ticks, generals by seat and power, readings."""

import pytest

from .folder import usual

TYPES = usual().labels["types"]
GROUNDS = [terrain["id"] for terrain in usual().facts["terrains"]]
GROUNDS += [kind["id"] for kind in usual().facts["kinds"]]
TICKS = {  # D-01 to D-03
    "infantry": "2772 2772 4620 3465 3960 0 0 2772 2772 2772 2772",
    "tank": "2772 2772 3080 3465 4620 0 0 2772 2772 2772 2772",
    "recon": "2772 2520 3465 3465 3465 0 0 2520 2520 2520 2520",
    "barge": "0 0 0 0 0 3696 2772 0 0 2772 0",
    "ulm": "2772 2772 2772 2772 2772 2772 2772 2772 2772 2772 2772",
}


def of(table, name, general="none", power=0, seat=0, **options):
    """A number of a type in the hands of a general."""
    seats = ["none", "none"]
    seats[seat] = general
    t = usual(generals=seats, **options).t
    return getattr(t, table)[seat][power][TYPES.index(name)]


@pytest.mark.parametrize("name", TICKS)
def test_d_01_ticks_to_enter_each_ground(name):
    assert of("cost", name)[: len(GROUNDS)] == list(map(int, TICKS[name].split()))


@pytest.mark.parametrize(
    ("general", "name", "table", "without", "passive", "active"),
    [
        ("takeda", "tank", "reply_dead", 25, 50, 100),
        ("takeda", "tank", "reply_alive", 50, 50, 100),
        ("moreau", "infantry", "price", 15, 14, 14),  # 13.5, rounded up
        ("moreau", "recon", "price", 20, 18, 18),
        ("volkov", "dca", "attack", 0, 10, 30),
        ("volkov", "recon", "attack", 0, 0, 0),
        ("volkov", "tank", "budget", 3 * 2772, 3 * 2772, 4 * 2772),
        ("volkov", "infantry", "budget", 4 * 2772, 4 * 2772, 4 * 2772),
        ("adeyemi", "bomber", "tank", 7, 9, 9),
        ("adeyemi", "bomber", "budget", 6 * 2772, 6 * 2772, 8 * 2772),
        ("adeyemi", "bomber", "thrifty", 0, 0, 1),
        ("adeyemi", "infantry", "tank", 0, 0, 0),
        ("carvalho", "battleship", "range_max", 3, 3, 4),
        ("carvalho", "destroyer", "range_max", 1, 1, 1),
        ("carvalho", "destroyer", "attack", 0, 0, 25),
        ("benali", "recon", "vision", 6, 7, 7),
        ("benali", "recon", "budget", 8 * 2772, 9 * 2772, 9 * 2772),
        ("benali", "tank", "attack", 0, 0, 10),
        ("halvorsen", "artillery", "steady", 1, 1, 0),
        ("halvorsen", "missiles", "range_max", 6, 6, 7),
        ("halvorsen", "missiles", "attack", 0, 10, 20),
        ("halvorsen", "tank", "range_max", 1, 1, 1),
        ("nguyen", "tank", "heal", 50, 75, 75),
        ("nguyen", "tank", "defence", 0, 0, 10),
        ("nguyen", "artillery", "attack", 0, 0, 20),
        ("halvorsen", "vtb", "range_max", 0, 0, 0),
    ],
)
def test_a_general_changes_what_the_modifiers_say(general, name, table, without, passive, active):
    assert of(table, name) == of(table, name, power=1) == without
    assert of(table, name, general) == passive
    assert of(table, name, general, power=1) == active
    assert of(table, name, general, power=1, seat=1) == active
    assert of(table, name, "none", power=1, seat=0, teams="1,0") == without


def test_terrain_is_raised_only_where_one_may_go():
    ground = GROUNDS.index
    slow, fast = of("cost", "recon", "volkov"), of("cost", "recon", "volkov", power=1)
    assert slow[ground("sand")] == 3465 and fast[ground("sand")] == 2772
    assert fast[ground("road")] == 2520 and fast[ground("deep")] == 0
    ship = of("cost", "barge", "carvalho")
    assert ship[ground("shallow")] == 2772 and ship[ground("meadow")] == 0


def test_what_concerns_a_player():
    t = usual(generals="moreau,benali").t
    assert [t.creations[seat] for seat in range(2)] == [[1, 2], [1, 1]]
    assert [t.sees_all[seat] for seat in range(2)] == [[0, 0], [0, 1]]
    assert usual(generals="nguyen,none").t.heal_all[:2] == [30, 0]
    assert usual(generals="nguyen,none").t.power_cost[1] == 0


def test_fire_after_move_no_indirect_holds_all_that_reach_far():
    steady = {name for name in TYPES[:17] if of("steady", name, fire_after_move="no_indirect")}
    assert steady == {"artillery", "missiles", "battleship", "carrier"}
    assert {name for name in TYPES[:17] if of("steady", name)} == {"artillery"}
    freed = of("steady", "missiles", "halvorsen", power=1, fire_after_move="no_indirect")
    assert freed == 0


def test_untagged_profiles_and_captures():
    t, wide = usual().t, usual(untagged="all", capture="any").t
    tank, fighter = TYPES.index("tank"), TYPES.index("fighter")
    assert t.profile[tank] == [[80, 100, 80], [0, 0, 0], [0, 0, 0]]
    assert wide.profile[tank] == [[80, 100, 80]] * 3
    assert t.profile[fighter] == wide.profile[fighter] == [[0, 0, 0], [0, 0, 0], [90, 100, 90]]
    assert (t.captures[tank], t.captures[fighter]) == (1, 0)
    assert all(wide.captures[n] for n in range(wide.types))


def test_the_page_is_told_what_a_type_does_and_works_out_nothing():
    def told(**options):
        return usual(**options).facts["types"][TYPES.index("tank")]["damage"]

    assert told() == {"ground": [32, 40, 32]}
    assert told(untagged="all") == {key: [32, 40, 32] for key in ("ground", "water", "air")}


def test_adjusted_balance_gives_four_types_their_ground_figures_at_sea():
    t, adjusted = usual().t, usual(balance="adjusted").t
    changed = [n for n in range(t.types) if t.profile[n] != adjusted.profile[n]]
    assert [TYPES[n] for n in changed] == ["artillery", "missiles", "helicopter", "bomber"]
    for n in changed:
        ground, water, air = adjusted.profile[n]
        assert ground == water == t.profile[n][0] and air == t.profile[n][2]


def test_cover_patches_hang_together():
    t = usual(map="plain", cover="patch").t
    assert all(t.patch[cell] == -1 for cell in range(1024) if not t.cover[cell])
    at = {(x, y): t.patch[y * 32 + x] for y in range(10) for x in range(10)}
    assert at[6, 2] == at[7, 2] != -1, "two mountains side by side"
    assert at[6, 1] not in (-1, at[6, 2]), "a wood beside a mountain is another patch"
    assert set(usual(map="plain").t.patch) == {-1}


def test_neighbours_and_grounds_lie_in_the_corner():
    t = usual(map="plain").t
    assert t.near[0] == [-1, 1, 32, -1] and t.near[9 * 32 + 9] == [8 * 32 + 9, -1, -1, 9 * 32 + 8]
    assert sum(t.inside) == t.cells == 100 and t.near[10] == [-1] * 4
    assert [GROUNDS[t.ground[x]] for x in range(3)] == ["meadow", "meadow", "forest"]
    assert GROUNDS[t.ground[32 + 1]] == "barracks" and t.site[32 + 1] >= 0

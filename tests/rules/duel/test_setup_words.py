"""Set-up lines of scenarios: what can't be is refused with a word why, what can be is laid out."""

import pytest

from ludotheque import UsageError
from ludotheque.core.scenario import Line

from .table import GAME, mage, sit, warrior

A, B = "class=warrior", "class=mage"
IMPOSSIBLE = [
    (dict(a="hp=50"), "class"),
    (dict(a="class=paladin"), "paladin"),
    (dict(a=f"{A} class=mage"), "twice"),
    (dict(a=f"{A} hp=0"), "hp=0"),
    (dict(a=f"{A} hp=many"), "many"),
    (dict(a=f"{A} mana=-1"), "-1"),
    (dict(a=f"{A} discarded=121"), "121"),
    (dict(a=f"{A} mana=99999999999999999999"), "is not a number"),
    (dict(a=f"{A} hand=[parri]"), "parri"),
    (dict(a=f"{A} hand=parry"), "brackets"),
    (dict(a=f"{A} hand=[axe]"), "axe"),
    (dict(a=f"{A} hand=[parry*x]"), "x"),
    (dict(a=f"{A} hand=[parry*]"), "number"),
    (dict(a=f"{A} hand=[parry*121]"), "121"),
    (dict(a=f"{A} hand=[parry*61] deck=[parry*60]"), "121"),
    (dict(a=f"{A} frozen=[catalyst]"), "catalyst"),
    (dict(a=f"{A} struck=maybe"), "struck"),
    (dict(a=f"{A} weather=fine"), "weather"),
    (dict(a=f"{A} and more"), "and more"),
    (dict(turn="0 active=A"), "turn"),
    (dict(turn="5"), "5"),
    (dict(turn="5 active=C"), "active=C"),
    (dict(turn="101 active=A"), "turn_limit"),
    (dict(options="turn_limit=4"), "turn_limit"),
    (dict(options="ramp=steep"), "ramp"),
    (dict(options="start=later"), "start"),
    (dict(options="weather=fine"), "weather"),
]


@pytest.mark.parametrize(("said", "word"), IMPOSSIBLE)
def test_a_set_up_that_can_not_be_is_refused(said, word):
    with pytest.raises(UsageError) as caught:
        sit(**{"a": A, "b": B, **said})
    assert word in str(caught.value) and len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "lines",
    [
        [("turn", "5 active=A")],
        [("weather", "fine")],
        [("player C", A)],
        [("turn", "5 active=A"), ("turn", "6 active=B"), ("player A", A), ("player B", B)],
    ],
)
def test_lines_that_are_missing_or_strange_are_refused(lines):
    with pytest.raises(UsageError):
        GAME.rules.face.script(GAME, {}, [Line(at, *line) for at, line in enumerate(lines, 1)])


def test_what_is_not_said_is_nothing():
    table = sit("class=rogue", "class=warden")
    for player in "AB":
        table.shows(f"{player}.hp=100; {player}.mana=0; {player}.shield=0; {player}.hand=[]")
        table.shows(f"{player}.deck=[]; {player}.grave=[]; {player}.removed=[]")
        table.shows(f"{player}.frozen=[]; {player}.chilled=[]; {player}.struck=no")
        table.shows(f"{player}.invincible=no; {player}.weapon_bonus=0; {player}.discarded=0")
    table.shows("turn 5; tomove A; phase play; over no")


def test_all_that_is_said_lies_there():
    table = warrior(
        "hp=50 shield=7 mana=2 force=+2 resistance=+1 weapon_bonus=3 discarded=4 struck=yes "
        "invincible=yes frozen=[axe rune_endurance] hand=[parry*2 guillotine] "
        "deck=[parry light_attack] grave=[heavy_attack] removed=[solid_footing] "
        "played=[eternal_discipline]"
    )
    table.shows("A.hp=50; A.shield=7; A.mana=2; A.force=3; A.resistance=2; A.weapon_bonus=3")
    table.shows("A.discarded=4; A.struck=yes; A.invincible=yes; A.frozen=[axe rune_endurance]")
    table.shows("A.hand=[guillotine parry*2]; A.deck=[parry light_attack]; A.grave=[heavy_attack]")
    table.shows("A.removed=[solid_footing]; A.active=[rune_protection]")
    assert table.match.edition.rules.lab.audit(table.match.edition.t, table.state) == []


def test_what_is_wrong_names_its_line_and_its_player():
    lines = [Line(3, "turn", "5 active=A"), Line(4, "player A", A)]
    for wrong in (f"{B} hand=[parri]", f"{B} mana=-1", f"{B} weather=fine", "class=paladin"):
        with pytest.raises(UsageError, match=r"^line 9: player B: .*(parri|-1|weather|paladin)"):
            GAME.rules.face.script(GAME, {}, [*lines, Line(9, "player B", wrong)])


def test_spaces_and_commas_do_not_matter():
    table = sit(f"{A} hp = 50 hand = [ parry,guillotine ]", B, turn="5,  active = B")
    table.shows("A.hp = 050; A.hand=[guillotine, parry]; tomove  B; A.force=+1; turn=5")


def test_a_new_game_without_a_turn_line_begins_with_turn_one():
    lines = [Line(3, "player A", f"{A} deck=[parry*5]"), Line(4, "player B", f"{B} deck=[attack]")]
    for first, hand in (("0", "A.hand=[parry*3]"), ("1", "B.hand=[attack]")):
        script = GAME.rules.face.script(GAME, {"start": "new", "first": first}, lines)
        assert script.expect("turn 1") is None and script.expect(hand) is None


def test_a_scenario_may_lay_out_more_cards_than_a_deck_holds():
    table = warrior("hand=[parry*50] deck=[light_attack*40] grave=[guillotine*30]")
    table.play("A end; B end").shows("A.discarded=50; A.hand=[light_attack*5]; turn 7")
    table.shows("A.grave=[guillotine*30 parry*50]; A.deck=[light_attack*35]")


def test_a_frozen_equipment_may_be_named_among_the_active_ones_or_left_out():
    table = warrior("frozen=[rune_endurance rune_aggression]")
    table.shows("A.active=[axe rune_protection]")
    table.shows("A.active=[axe rune_endurance rune_protection]")
    assert table.script.expect("A.active=[axe rune_protection rune_aggression]")
    assert table.script.expect("A.active=[axe rune_endurance]")


def test_cards_that_are_chilled_still_work():
    table = mage("mana=1 hand=[local_ice]", turn="3 active=A")
    table.play("A play local_ice; A freeze rune_endurance")
    table.shows("B.chilled=[rune_endurance]; B.active=[axe rune_endurance]")


@pytest.mark.parametrize(
    "item", ["A.hp", "A.luck=3", "C.hp=3", "weather fine", "A.hp=", "turn", ""]
)
def test_what_nobody_can_expect_is_refused(item):
    with pytest.raises(UsageError):
        warrior().script.expect(item)


def test_an_expectation_that_fails_says_what_was_found():
    table = warrior("hp=50 hand=[parry]")
    for item, found in (
        ("A.hp=51", "50"),
        ("A.hand=[]", "[parry]"),
        ("tomove B", "A"),
        ("turn 6", "5"),
    ):
        assert table.script.expect(item) == found

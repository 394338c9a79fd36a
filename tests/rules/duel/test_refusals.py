"""Bad input: every refusal, the rule it cites, and moves that are none."""

import pytest

from ludotheque import Refused
from ludotheque.core.kernel import OK
from ludotheque.games.duel.codes import MOVE_STRIKE, WEAPON_ASLEEP

from .table import BOOK, GAME, mage, new, sit, warrior

FOUR = "axe rune_endurance rune_protection rune_aggression"


def struck():
    """B must answer A's strike."""
    return sit("class=warrior", "class=warrior mana=1 hand=[parry parry heavy_attack]").say(
        "A strike"
    )


def divined():
    """A must put a card back."""
    return mage("mana=2 hand=[divination attack] deck=[fireball defense]").say("A play divination")


def iced():
    """A must choose what to freeze; the axe is frozen already."""
    table = mage("mana=2 hand=[local_ice]", "class=warrior frozen=[axe]")
    return table.say("A play local_ice")


def full():
    """A has played forty cards this turn."""
    table = warrior("mana=3 hand=[heavy_defense]")
    table.state.plays[0] = 40
    return table


CASES = {
    "not_now": (warrior, "A return parry", "DUEL-STEP-07"),
    "not_in_hand": (lambda: warrior("mana=3"), "A play heavy_defense", "DUEL-STEP-07"),
    "rapid_in_own_turn": (
        lambda: warrior("mana=3 hand=[parry]"), "A play parry", "DUEL-RAPID-01",
    ),
    "not_a_rapid": (struck, "B rapid heavy_attack", "DUEL-RAPID-01"),
    "too_dear": (
        lambda: warrior("mana=1 hand=[heavy_attack]"), "A play heavy_attack", "DUEL-VAL-06",
    ),
    "no_target": (
        lambda: mage("mana=3 hand=[local_ice]", f"class=warrior frozen=[{FOUR}]"),
        "A play local_ice", "E-06",
    ),
    "too_many_plays": (full, "A play heavy_defense", "E-25"),
    "struck_already": (lambda: warrior("struck=yes"), "A strike", "E-05"),
    "already_cancelled": (
        lambda: sit("class=warrior", "class=warrior mana=1 hand=[parry counterattack]")
        .say("A strike")
        .say("B rapid parry"),
        "B rapid counterattack", "E-10",
    ),
    "not_just_drawn": (divined, "A return attack", "E-22"),
    "not_their_gear": (iced, "A freeze catalyst", "E-06"),
    "already_frozen": (iced, "A freeze axe", "E-06"),
    "nothing_announced": (warrior, "A pass", "DUEL-STEP-06"),
    "no_such_card": (warrior, "A play spare-119", "DUEL-STEP-07"),
    "gear_not_played": (lambda: warrior("mana=3"), "A play axe", "DUEL-EQUIP-02"),
    "react_first": (struck, "B strike", "E-10"),
    "freeze_first": (iced, "A end", "E-06"),
    "return_first": (divined, "A play attack", "E-22"),
}  # fmt: skip
BUILDING = {"other_class", "too_many_copies", "too_many_neutral_copies", "too_many_neutrals"}
BUILDING |= {"too_many_ephemerals", "too_many_rapids", "gear_twice", "gear_full", "deck_full"}
BUILDING |= {"deck_begun"}


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_is_met_and_cites_its_rule(name):
    table, move, rule = CASES[name]
    refusal = table().refuses(move, rule)
    assert refusal.words == GAME.edition().texts["refusals"][name]


def test_every_refusal_has_its_case():
    """Those of building are met below; a printed weapon is always awake."""
    assert {*CASES, *BUILDING, "weapon_asleep", "game_over"} == set(GAME.rules.refusals.values())


def test_a_weapon_that_sleeps_would_not_strike():
    table = warrior(turn="1 active=A")
    t = GAME.rules.tables.copy(table.match.edition.t)
    assert GAME.rules.why_not(t, table.state, MOVE_STRIKE) == OK
    t.cost[table.card("axe")] = 1
    assert GAME.rules.why_not(t, table.state, MOVE_STRIKE) == WEAPON_ASLEEP


@pytest.mark.parametrize(
    ("name", "moves", "last"),
    [
        ("other_class", "", "add parry"),
        ("too_many_copies", "add attack*3", "add attack"),
        ("too_many_neutral_copies", "add study*2", "add study"),
        (
            "too_many_neutrals",
            "add study*2;add patience*2;add makeshift_guard*2;add opportune_blow*2",
            "add mana_vial",
        ),
        (
            "too_many_ephemerals",
            "add fireball*3;add psychic_armor*3;add evaluation*3;add local_ice*3;add mana_vial*2",
            "add concentration",
        ),
        ("gear_twice", "add amulet", "add amulet"),
        ("gear_full", "add amulet;add bracer;add notebook", "add rune_force"),
        ("deck_begun", "add attack", "standard"),
        ("not_now", "", "end"),
        ("no_such_card", "", "add spare-119"),
    ],
)
def test_a_refusal_of_building_is_the_right_one(name, moves, last):
    match = new(decks="custom")
    for move in filter(None, moves.split(";")):
        card, _, count = move.partition("*")
        match.push(*[card] * int(count or 1))
    with pytest.raises(Refused) as caught:
        match.push(last)
    assert caught.value.words == GAME.edition().texts["refusals"][name]


def test_too_many_rapides_and_a_full_deck_are_named():
    match = new(classes="warrior", decks="custom")
    match.push(*["add parry"] * 3, *["add counterattack"] * 3)
    assert match.why_not("add reflex").words == GAME.edition().texts["refusals"]["too_many_rapids"]
    normal = ("repositioning", "heavy_defense", "guillotine", "heavy_attack", "light_attack")
    match.push(*[f"add {name}" for name in (*normal, "tactical_attack") for _ in range(3)])
    match.push(*["add offensive_stance"] * 3, *["add solid_footing"] * 3)
    assert (
        match.why_not("add eternal_breath").words == GAME.edition().texts["refusals"]["deck_full"]
    )


@pytest.mark.parametrize(
    "move",
    [
        *("", "play", "play nothing", "play parry parry", "strike axe", "end now", "Play parry"),
        *("freeze", "rapid", "resign", "play 3", "add", "parry", "play\x00parry", "return"),
        *("pass pass", "standard x", -1, 604, 10**9, None, True, 1.5, [], {}, ("play", "parry")),
        *({"verb": "play"}, {"verb": "play", "card": "parri"}, {"card": "parry"}),
        *({"verb": "strike", "card": "axe"}, {"verb": None}),
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(move):
    match = warrior("mana=3 hand=[heavy_defense]").match
    before = GAME.rules.state.pack(match.state)
    with pytest.raises(Refused) as caught:
        match.push(move)
    assert caught.value.rule == "LUD-3"
    assert GAME.rules.state.pack(match.state) == before


def test_the_wrong_seat_is_refused():
    table = struck()
    for move in ("A end", "A rapid parry", "A pass"):
        table.refuses(move, "LUD-1")
    warrior().refuses("B end", "LUD-1")


def test_the_first_name_behind_the_last_card_is_no_card():
    spare = f"spare-{len(BOOK.cards)}"
    assert warrior().refuses(f"A play {spare}").words == told("no_such_card")
    assert warrior().refuses(f"A rapid {spare}").words == told("no_such_card")
    assert struck().refuses(f"B rapid {spare}").words == told("no_such_card")
    assert divined().refuses(f"A return {spare}").words == told("no_such_card")
    assert iced().refuses(f"A freeze {spare}").words == told("no_such_card")
    assert new(decks="custom").why_not(f"add {spare}").words == told("no_such_card")


def test_every_card_that_is_no_rapide_answers_nothing():
    table = warrior()
    for name, card in BOOK.cards.items():
        wanted = "rapid_in_own_turn" if card["type"] == "rapid" else "nothing_announced"
        assert table.refuses(f"A rapid {name}").words == told(wanted)


def told(name):
    """The sentence of a refusal."""
    return GAME.edition().texts["refusals"][name]


def test_after_the_end_every_move_is_refused():
    table = warrior("mana=1 hand=[heavy_defense]", "class=mage hp=1").play("A strike")
    for move in ("A end", "A strike", "A play heavy_defense", "B pass"):
        table.refuses(move, "LUD-2")


def test_after_the_end_the_rules_themselves_allow_nothing():
    table = warrior("", "class=mage hp=1").play("A strike")
    rules, edition = GAME.rules, table.match.edition
    codes = {rules.why_not(edition.t, table.state, move) for move in range(rules.moves.count)}
    assert {rules.refusals[code] for code in codes} == {"game_over"}

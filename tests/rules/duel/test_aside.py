"""What the page is told beside the state: computed values, reasons, sources; nothing hidden."""

import json

import pytest

from ludotheque.core.record import SPECTATOR

from .table import GAME, new, sit


def aside(table, seat):
    """The aside of a seat's view."""
    return table.match.view(seat).aside()


def test_cards_show_their_numbers_with_force_and_resistance():
    table = sit("class=warrior mana=3 force=1 hand=[light_attack guillotine]", "class=mage")
    hand = aside(table, 0)["hand"]
    assert [(v["verb"], v["base"], v["now"]) for v in hand["light_attack"]["values"]] == [
        ("damage", 3, 9),
        ("shield", 2, 4),
    ]
    assert hand["guillotine"]["values"][0] | {"hits": 1} == {
        "verb": "weapon_attack", "base": 5, "now": 25, "hits": 1,
    }  # fmt: skip


def test_a_card_that_counts_the_hand_does_not_count_itself():
    table = sit("class=mage mana=3 hand=[galvanize attack defense]", "class=warrior")
    (value,) = aside(table, 0)["hand"]["galvanize"]["values"]
    assert value["now"] == 2
    table.say("A play galvanize").shows("A.force=2")


@pytest.mark.parametrize(
    ("hand", "card", "rule"),
    [
        ("[fireball]", "fireball", "DUEL-VAL-06"),
        ("[parry]", "parry", "DUEL-RAPID-01"),
        ("[attack]", "attack", None),
    ],
)
def test_an_unplayable_card_says_why(hand, card, rule):
    table = sit(f"class=mage mana=2 hand={hand}", "class=warrior")
    why = aside(table, 0)["hand"][card]["why"]
    assert (why and why["rule"]) == rule and (why is None or (why["fr"] and why["en"]))


def test_the_weapon_and_the_announced_attack_show_their_damage():
    table = sit(
        "class=warrior mana=1 weapon_bonus=1 hand=[light_attack]", "class=warrior hand=[parry]"
    )
    assert aside(table, 0)["weapon"][0] | {"why": None} == {
        "card": "axe", "base": 5, "bonus": 1, "now": 12, "why": None,
    }  # fmt: skip
    table.say("A strike")
    announced = {"card": "strike", "seat": 0, "damage": 12, "cancelled": False}
    for seat in (0, 1, SPECTATOR):
        assert aside(table, seat)["announced"] == announced
    assert aside(table, 1)["hand"]["parry"]["why"]["rule"]  # no mana left to pay it
    table.say("B pass")
    assert aside(table, 0)["weapon"][0]["why"]["rule"]


def test_equipments_tell_their_state_and_the_rounds_they_wait():
    table = sit(
        "class=warrior frozen=[axe] chilled=[rune_endurance]", "class=mage", turn="4 active=A"
    )
    found = [(gear["state"], gear["rounds"]) for gear in aside(table, 0)["gear"][0]]
    assert found == [("frozen", 0), ("chilled", 0), ("waiting", 1), ("waiting", 4)]


def test_force_and_resistance_tell_where_they_come_from():
    table = sit("class=mage mana=3 force=1 hand=[concentration]", "class=warrior")
    table.say("A play concentration")
    stats = aside(table, 1)["stats"]
    assert stats[0]["force"] == [
        {"card": None, "amount": 1, "left": "forever"},
        {"card": "concentration", "amount": 3, "left": "turn"},
    ]
    assert stats[0]["resistance"] == [{"card": "concentration", "amount": 3, "left": "next"}]
    assert stats[1]["force"] == [{"card": None, "amount": 1, "left": "class"}]


def test_only_the_chooser_sees_the_cards_to_choose_from():
    table = sit("class=mage mana=1 hand=[divination] deck=[attack fireball]", "class=warrior")
    table.say("A play divination")
    assert aside(table, 0)["pick"] == ["attack", "fireball"]
    for seat in (1, SPECTATOR):
        assert aside(table, seat)["pick"] == [] and "fireball" not in json.dumps(aside(table, seat))


def test_there_is_nothing_to_say_while_decks_are_built():
    match = GAME.new(1, options={"decks": "custom"})
    assert [match.view(seat).aside() for seat in (0, 1, SPECTATOR)] == [{}, {}, {}]
    assert new(classes="mage").view(0).aside()["announced"] is None

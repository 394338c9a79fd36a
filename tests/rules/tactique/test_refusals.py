"""Every refusal of §4.6 is reached, in the order of its tests."""

import pytest

from ludotheque.games.tactique.events import REFUSALS

from .table import GAME, sit

UNITS = ("grid P0: 1.2:H07 1.3:H08(attacked) 1.4:H03(stunned) 2.2:H01 2.3:H07(fresh,stunned)",)
FOES = ("grid P1: 1.1:A01 1.3:A08 3.3:A01",)
HAND = "player P0: echoes=4 hand=[H01 H17 H22 H23 H24 H25 H29 H30] persistent=[H30]"


def building():
    """P1 builds a deck of Robots."""
    return sit(factions="humans robots", start="new", decks="starter,custom")


def picking():
    """P0 picks a condition."""
    return sit(factions="humans robots", start="new", victory_mode="chosen")


def over():
    """The game is over."""
    return sit().play("concede P0")


def playing():
    """A hand and some units."""
    return sit(HAND, "grid P0: 1.2:H01", "grid P1: 2.3:A01")


def fighting():
    """Units in all conditions."""
    return sit(*UNITS, *FOES, "grid P0: 3.3:H18")


def crowded():
    """No cell is free."""
    cells = " ".join(f"{row}.{column}:H01" for row in (1, 2, 3) for column in (2, 3, 4))
    return sit("player P0: hand=[H01 H29]", f"grid P0: {cells}")


def able():
    """Units with abilities, used or not."""
    return sit(
        "player P0: echoes=1 hand=[R25 R27] discard=[R16 R20]",
        "grid P0: 1.1:R06(used) 1.3:R06(stunned) 1.5:A11 2.2:R10(moved) 2.3:R10 2.4:R06",
        "grid P1: 1.2:H18 1.3:H07",
        factions="robots humans",
    )


def veiled():
    """A unit is veiled, and a cell is covered."""
    table = sit(
        "player P0: echoes=2 hand=[R23]",
        "player P1: echoes=9 hand=[H23 H24]",
        "grid P0: 1.1:R13 1.3:R13",
        "terrain P1: 1.2:cover",
        factions="robots humans",
    )
    return table.play("play R23 P0@1.1", "end")


def boxed():
    """A Mobile unit without a free cell beside it."""
    return sit("grid P0: 1.2:H02 1.3:H01 2.2:H01", "grid P1: 1.1:A01")


CASES = [
    (over, "end", "game_over"),
    (over, "play H01 1.2", "game_over"),
    (building, "add P0 H01", "not_your_turn"),
    (building, "end", "not_now"),
    (building, "add P1 TR1", "deck_unknown_card"),
    (building, "add P1 Z99", "deck_unknown_card"),
    (building, "add P1 H01", "deck_faction"),
    (building, "add P1 R01*4", "deck_copies"),
    (building, "preset P1 line", "deck_faction"),
    (picking, "pick P0 R-V1", "not_your_condition"),
    (picking, "pick P1 R-V1", "not_your_turn"),
    (playing, "pick P0 H-V1", "not_now"),
    (playing, "play H02 1.3", "not_in_hand"),
    (playing, "play Z99 1.3", "not_in_hand"),
    (playing, "play H17 1.3", "too_dear"),
    (playing, "play H30", "persistent_twice"),
    (crowded, "play H01 1.2", "no_room"),
    (crowded, "play H29 1.2 skip", "no_room"),
    (lambda: sit("player P0: hand=[H23]"), "play H23 P1@1.1", "no_target"),
    (playing, "play H01 1.1", "not_playable_cell"),
    (playing, "play H01 1.2", "occupied"),
    (playing, "play H01", "incomplete"),
    (playing, "play H01 1.3 1.4", "incomplete"),
    (playing, "play H01 P1@2.3", "not_now"),
    (playing, "play H22 P0@1.2 1.2", "chosen_twice"),
    (playing, "play H22 P1@2.3 1.3", "not_a_target"),
    (playing, "play H22 P0@1.2 1.1", "not_playable_cell"),
    (playing, "play H25 row1", "empty_row"),
    (playing, "play H24 skip skip", "cannot_skip"),
    (playing, "play H24 1.3 1.3", "chosen_twice"),
    (fighting, "attack 3.2 1.3", "no_unit"),
    (fighting, "attack 2.3 1.3", "fresh"),
    (fighting, "attack 1.4 1.3", "stunned"),
    (fighting, "attack 1.3 1.3", "has_attacked"),
    (fighting, "attack 2.2 1.3", "nothing_in_range"),
    (fighting, "attack 3.3 2.3", "not_a_target"),
    (fighting, "attack 3.3 3.3", "out_of_range"),
    (fighting, "attack 1.2 1.1", "guarded"),
    (fighting, "attack 1.2 skip", "cannot_skip"),
    (able, "activate 3.2 0", "no_unit"),
    (able, "activate 2.2 0", "no_ability"),
    (able, "activate 1.1 1 P0@1.1", "no_ability"),
    (able, "activate 1.3 0 P0@1.1", "stunned"),
    (able, "activate 1.1 0 P0@1.1", "used_up"),
    (able, "activate 1.5 0", "too_dear"),
    (able, "activate 2.4 0 P0@1.1", "no_target"),
    (able, "move 3.2 3.3", "no_unit"),
    (able, "move 1.5 2.4", "not_mobile"),
    (able, "move 2.2 3.2", "has_moved"),
    (able, "move 2.3 2.1", "not_playable_cell"),
    (able, "move 2.3 2.2", "occupied"),
    (able, "move 2.3 3.4", "not_adjacent"),
    (boxed, "move 1.2 1.3", "nowhere_to_go"),
    (veiled, "play H23 P0@1.1", "veiled"),
    (veiled, "play H24 1.2 skip", "terrain_there"),
    (veiled, "play H24 1.1 skip", "not_playable_cell"),
]


@pytest.mark.parametrize(("table", "action", "code"), CASES)
def test_a_refusal_names_its_rule_and_changes_nothing(table, action, code):
    table().refuses(action, code)


def test_a_deck_refuses_the_forty_first_card_a_sixth_core_and_a_preset_once_begun():
    table = building().play("add P1 R03*3", "add P1 R14*2")
    table.refuses("add P1 R18", "deck_cores").refuses("preset P1 lock", "deck_begun")
    for card in ("R01", "R02", "R04", "R05", "R06", "R07", "R08", "R09", "R10", "R11", "R12"):
        table.play(f"add P1 {card}*3")
    table.refuses("add P1 R13*3", "deck_size")


def test_a_card_of_the_discard_pile_must_be_a_unit_that_fits():
    table = sit("player P0: echoes=3 hand=[R25] discard=[R13 R16 R20]", factions="robots humans")
    for card in ("R16", "R20", "R01", "Z99"):
        table.refuses(f"play R25 {card} 1.1", "not_in_discard")


def test_every_refusal_is_reached():
    reached = {code for _, _, code in CASES}
    reached |= {"deck_cores", "deck_begun", "deck_size", "not_in_discard"}
    assert reached == set(REFUSALS.values()) and len(reached) == 38


def test_the_first_rule_that_is_broken_is_the_one_that_is_told():
    table = sit("player P0: echoes=0 hand=[H01]", "grid P0: 1.2:H07(fresh,stunned,attacked)")
    table.refuses("attack 1.2 1.1", "fresh").refuses("play H01 1.1", "too_dear")
    assert GAME.rules.refusals[1] == "game_over"

"""Chapter 1.3: whose turn it is, what it brings, and its steps."""

import pytest

from .table import GAME, mage, new, pile, sit, warrior


def openings(turns, **options):
    """Cards drawn and mana at the start of each of the first turns of a match, as it goes."""
    match = new(first="0", **options)
    found = []
    for _ in range(turns):
        seat = match.seat
        found.append((seat, match.state.hand_n[seat], match.state.mana[seat]))
        match.push("end")
    return found


def test_duel_turn_01_a_first_turn_has_3_cards_and_1_mana():
    assert openings(2) == [(0, 3, 1), (1, 3, 1)]


def test_duel_turn_02_a_second_turn_has_4_cards_and_2_mana():
    assert openings(4)[2:] == [(0, 4, 2), (1, 4, 2)]


def test_duel_turn_03_a_third_turn_has_5_cards_and_3_mana():
    assert openings(6)[4:] == [(0, 5, 3), (1, 5, 3)]


def test_duel_turn_04_later_turns_have_always_5_cards_and_3_mana():
    # a deck of 30 lasts 3 + 4 + 5 x 4, then 3 are left; the runes that draw sleep until turn 13
    assert openings(12, classes="warrior")[6:] == [(0, 5, 3), (1, 5, 3)] * 3


def test_duel_turn_05_one_turn_is_one_players():
    match = new(first="1")
    seats = []
    for turn in range(1, 11):
        assert match.state.turn == turn
        seats.append(match.seat)
        match.push("end")
    assert seats == [1, 0] * 5


def test_duel_turn_06_the_first_player_is_drawn_by_lot():
    first = [new(seed=seed).seat for seed in range(200)]
    assert 70 <= sum(first) <= 130
    assert {new(seed=seed, first="0").seat for seed in range(20)} == {0}
    assert {new(seed=seed, first="1").seat for seed in range(20)} == {1}


def test_duel_dur_01_every_game_turn_counts_whoever_plays_it():
    table = mage("mana=3 hand=[karmic_link]", "class=warrior").play("A play karmic_link")
    table.shows("A.resistance=3").play("A end").shows("A.resistance=3")
    table.play("B end").shows("A.resistance=3").play("A end").shows("A.resistance=0")


def test_duel_step_01_the_whole_hand_is_discarded_at_the_start_of_the_turn():
    table = warrior("hand=[parry guillotine parry] deck=[light_attack*5] grave=[heavy_attack]")
    table.play("A end").shows("A.hand=[parry guillotine parry]").play("B end")
    table.shows("A.hand=[light_attack*5]; A.discarded=3")
    table.shows("A.grave=[heavy_attack parry guillotine parry]")


def test_duel_step_02_then_the_shield_is_reset():
    table = sit("class=warden shield=9", "class=warrior shield=4", turn="4 active=B")
    table.play("B end").shows("A.shield=0; B.shield=4")


def test_duel_step_03_start_effects_come_before_the_draw():
    """The Energy rune empties the deck, so that the draw itself brings the graveyard back."""
    grave = "divination*3 defense*2 attack_plus*2"
    table = sit("class=warrior", f"class=mage deck=[attack*2] grave=[{grave}]", "12 active=A")
    table.play("A end").shows("B.hand=[attack*2 divination*3 defense*2]; B.grave=[]")
    table.shows("B.deck=[attack_plus*2]")


def test_duel_step_04_a_short_deck_gives_only_what_it_holds():
    table = warrior("deck=[parry*2] grave=[guillotine*2]", "class=mage").play("A end; B end")
    table.shows("A.hand=[parry*2]; A.deck=[]; A.grave=[guillotine*2]")


def test_duel_step_05_an_empty_deck_is_made_of_the_graveyard_when_a_draw_is_due():
    table = warrior("hand=[parry] grave=[guillotine*2 light_attack*3]", "class=mage")
    table.play("A end").shows("A.deck=[]; A.grave=[guillotine*2 light_attack*3]")
    table.play("B end").shows("A.hand=[guillotine*2 light_attack*3]; A.deck=[parry]; A.grave=[]")


def test_duel_step_05_the_graveyard_is_really_shuffled():
    tops = set()
    for seed in range(12):
        match = new(seed=seed, classes="warrior", first="0")
        while match.state.turn < 15:  # 27 cards drawn by turn 11, three at 13, then a reshuffle
            match.push("end")
        tops.add(tuple(pile(match, 0, "hand")))
    assert len(tops) == 12


def test_duel_step_06_an_attack_is_announced_and_answered_before_its_damage():
    table = mage("mana=3 hand=[fireball]", "class=warrior hand=[heavy_attack]")
    table.say("A play fireball").shows("phase react; tomove B; B.hp=100; A.mana=0")
    assert table.events("announced", seat=1) == [(0, table.card("fireball"), 15)]
    table.say("B pass").shows("phase play; tomove A; B.hp=85")
    strike = warrior("", "class=warrior hand=[heavy_attack]").say("A strike")
    strike.shows("phase react; tomove B; B.hp=100").say("B pass").shows("B.hp=90")


def test_duel_step_07_cards_and_strikes_are_played_freely_until_the_turn_is_ended():
    table = warrior("mana=3 hand=[light_attack heavy_defense tactical_attack]")
    assert table.moves == {
        "play light_attack", "play heavy_defense", "play tactical_attack", "strike", "end",
    }  # fmt: skip
    table.play("A play heavy_defense; A strike; A play tactical_attack; A play light_attack")
    table.shows("tomove A; phase play; turn 5; A.hand=[]; B.hp=80").play("A end")
    table.shows("tomove B; turn 6")


def test_duel_step_07_one_may_end_the_turn_without_doing_anything():
    warrior("mana=3 hand=[light_attack]").play("A end").shows("tomove B; A.hand=[light_attack]")


def test_duel_step_08_end_effects_of_equipments_and_cards_resolve_and_the_turn_ends():
    table = mage("mana=1 hand=[defense]", turn="3 active=A").play("A play defense")
    table.shows("A.shield=4").play("A end").shows("A.shield=13; turn 4; tomove B")  # 4 + 5 + 4


def test_duel_step_08_end_effects_are_those_of_the_player_whose_turn_ends():
    table = sit("class=warden", "class=warden").play("A end").shows("A.shield=6; B.shield=0")
    table.play("B end").shows("A.shield=0; B.shield=6")


def test_duel_hand_01_there_is_no_hand_limit():
    table = mage("mana=1 hand=[evaluation attack*10] deck=[defense*3]").play("A play evaluation")
    table.shows("A.hand=[attack*10 defense*3]").play("A end").shows("A.hand=[attack*10 defense*3]")


def test_duel_hand_02_used_cards_go_to_the_graveyard_except_ephemerals():
    table = sit("class=warrior", "class=warrior mana=1 hand=[parry]")
    table.play("A strike; B rapid parry").shows("B.grave=[parry]; B.removed=[]")
    both = mage("mana=4 hand=[attack fireball]").play("A play attack; A play fireball")
    both.shows("A.grave=[attack]; A.removed=[fireball]")


@pytest.mark.parametrize("active", "AB")
def test_duel_win_01_whoever_brings_the_opponent_to_0_hp_wins(active):
    sides = {"A": "class=warrior", "B": "class=warrior"}
    other = "AB".replace(active, "")
    sides[other] += " hp=10"
    table = sit(sides["A"], sides["B"], turn=f"5 active={active}").play(f"{active} strike")
    table.shows(f"{other}.hp=0; over {active}")
    outcome = table.match.outcome()
    assert outcome.winners == ("AB".index(active),) and max(outcome.scores) == 1
    assert GAME.rules.reasons[table.state.ended] == outcome.reason
    assert table.match.over and table.match.legal() == []

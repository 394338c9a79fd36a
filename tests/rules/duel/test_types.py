"""Chapter 1.1: what becomes of Normal, Ephemeral and Quick cards."""

from .table import sit, warrior


def test_duel_normal_01_a_normal_card_goes_to_the_graveyard_after_use():
    table = warrior("mana=1 hand=[heavy_defense] grave=[parry]").play("A play heavy_defense")
    table.shows("A.grave=[parry heavy_defense]; A.removed=[]; A.hand=[]")


def test_duel_normal_01_a_normal_card_comes_back_with_the_next_reshuffle():
    table = warrior("mana=1 hand=[heavy_defense]", turn="6 active=A")
    table.play("A play heavy_defense; A end; B end").shows("A.hand=[heavy_defense]; A.grave=[]")


def test_duel_eph_01_an_ephemeral_copy_never_comes_back_once_used():
    table = warrior("mana=3 hand=[offensive_stance] grave=[parry]").play("A play offensive_stance")
    for _ in range(3):
        table.play("A end; B end").shows("A.hand=[parry]; A.removed=[offensive_stance]")
    table.refuses("A play offensive_stance")


def test_duel_eph_02_a_used_ephemeral_is_removed_and_not_in_the_graveyard():
    table = sit("class=mage mana=3 hand=[fireball] grave=[attack]", "class=warrior")
    table.play("A play fireball").shows("A.removed=[fireball]; A.grave=[attack]")


def test_duel_eph_02_a_discarded_ephemeral_was_not_used_and_goes_to_the_graveyard():
    table = sit("class=mage hand=[fireball] deck=[attack*5]", "class=warrior")
    table.play("A end; B end").shows("A.grave=[fireball]; A.removed=[]")


def test_duel_eph_03_the_card_it_names_played_before_sends_it_to_the_graveyard():
    table = warrior("hp=50 mana=3 hand=[eternal_discipline eternal_breath]")
    table.play("A play eternal_discipline; A play eternal_breath")
    table.shows("A.grave=[eternal_discipline eternal_breath]; A.removed=[]; A.hp=65")


def test_duel_eph_03_the_opponent_having_played_it_does_not_count():
    both = "class=warrior hp=50 played=[eternal_discipline]"
    table = sit("class=warrior hp=50 mana=3 hand=[eternal_breath]", both)
    table.play("A play eternal_breath").shows("A.removed=[eternal_breath]; A.grave=[]")


def test_duel_rapid_01_a_rapide_is_played_only_in_reaction_in_the_opponents_turn():
    table = sit("class=warrior mana=3 hand=[parry]", "class=warrior mana=3 hand=[parry parry]")
    table.refuses("A play parry", "DUEL-RAPID-01")
    table.refuses("A rapid parry")  # nobody attacks A
    assert table.moves == {"strike", "end"}
    table.say("A strike").shows("phase react; tomove B; B.hp=100")
    table.say("B rapid parry").say("B pass").shows("B.hp=100; phase play; tomove A")


def test_duel_rapid_01_no_rapide_answers_a_card_that_attacks_nobody():
    table = sit("class=warrior mana=3 hand=[heavy_defense]", "class=rogue hand=[smoke_bomb dodge]")
    table.say("A play heavy_defense").shows("phase play; tomove A; A.shield=20")


def test_duel_rapid_02_rapides_are_combined_in_one_reaction():
    table = sit("class=warrior force=+1", "class=rogue hand=[smoke_bomb*2 dodge]")
    table.say("A strike").say("B rapid smoke_bomb").shows("B.shield=10; phase react; tomove B")
    table.say("B rapid smoke_bomb").shows("B.shield=20; phase react")
    table.say("B rapid dodge").shows("B.hp=100; B.shield=20; B.grave=[smoke_bomb*2 dodge]")
    table.shows("phase play; tomove A")  # with an empty hand the window closes


def test_duel_rapid_03_a_rapide_is_paid_with_the_mana_left_at_the_end_of_ones_turn():
    table = sit(
        "class=mage deck=[attack*9]", "class=warrior mana=3 hand=[heavy_defense*2 parry*2]",
        turn="6 active=B",
    )  # fmt: skip
    table.play("B play heavy_defense; B play heavy_defense; B end").shows("B.mana=1; A.mana=3")
    table.play("A play attack; B rapid parry").shows("B.mana=0; B.shield=40; A.mana=2")
    table.say("A play attack").refuses("B rapid parry")  # one mana too little
    assert table.moves == {"pass"}


def test_duel_rapid_04_mana_is_set_anew_and_what_was_not_spent_is_lost():
    table = sit("class=warrior mana=3 hand=[parry]", "class=warrior mana=2 hand=[parry]")
    table.play("A end").shows("A.mana=3; B.mana=3")
    table.play("B end").shows("A.mana=3; B.mana=3")  # 3, not 6
    rich = sit("class=warrior mana=9", "class=mage").play("A end").shows("A.mana=9")
    rich.play("B end").shows("A.mana=3")

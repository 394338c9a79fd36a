"""The wheels: ND-R. Readings about them (ND-Q7 to ND-Q9) are in test_readings."""

from ludotheque.games.night_dealer.codes import ECLIPSE

from .table import GAME, fresh, sit

PLAIN = "AHW AHW AHW AHW AHW"
WITH_MOON = "AHW AHW AHW AHWE AHWE"


def rolled(seed, options=None):
    """The faces of a first roll that chance gives, and who rolled."""
    match = GAME.new(seed=seed, options=options)
    seat = match.seat
    return match.push("roll").state.wheel[seat]


def test_nd_r_a_each_player_has_five_wheels():
    table = fresh().shows("wheels P1=[? ? ? ? ?] P2=[? ? ? ? ?]")
    table.play("P1 roll = A H W A H").shows("wheels P1=[A H W A H] P2=[? ? ? ? ?]")


def test_nd_r_b_their_faces_are_claw_hex_and_ward():
    fresh().shows(f"faces P1=[{WITH_MOON}]")
    seen = [{rolled(seed)[wheel] for seed in range(60)} for wheel in range(5)]
    assert seen == [{0, 1, 2}] * 3 + [{0, 1, 2, ECLIPSE}] * 2


def test_nd_r_c_each_player_is_entitled_to_the_eclipse_once_a_round():
    table = fresh().play("P1 roll = A H W E A").shows("eclipse P1=drawn P2=no")
    table.shows(f"faces P1=[{PLAIN}] P2=[{WITH_MOON}]")
    table.play("P1 tile 1 1; P1 stop; P2 roll = A H W A E").shows("eclipse P2=drawn")


def test_nd_r_d_some_wheels_carry_the_eclipse_and_others_do_not():
    table = fresh()
    table.refuses("P1 roll = E H W A A", "ND-R-d")
    table.play("P1 roll = A H W A E").shows("wheels P1=[A H W A E]")


def test_nd_r_e_once_used_later_rolls_no_longer_give_it():
    table = sit("", "turn: 3 roll", "wheels P1: A H W E A", "wheels P2: A A A A A")
    table.shows(f"faces P1=[{PLAIN}]")
    table.refuses("P1 reroll 4 = E", "ND-R-e")
    table.refuses("P1 reroll 5 = E", "ND-R-e")
    spun = [table.match.branch(seed).push("reroll 4,5").state.wheel[0] for seed in range(60)]
    assert not any(ECLIPSE in faces for faces in spun)


def test_nd_r_f_one_roll_never_shows_two_eclipses():
    fresh().refuses("P1 roll = A H W E E", "ND-R-f")
    every = {"eclipse_wheels": [1, 2, 3, 4, 5]}
    counts = {rolled(seed, every).count(ECLIPSE) for seed in range(80)}
    assert counts == {0, 1}

"""Every refusal: when it is met, which rule it cites, and a sentence that is true there."""

import pytest

from ludotheque.core.kernel import OK
from ludotheque.games.night_dealer.codes import ENDED
from ludotheque.games.night_dealer.events import REFUSALS

from .table import GAME, fresh, sit

CENTRE = ". . . / . 2H . / . . ."
FULL = "1A 1A 1A / 1A 1A 2A / 2A 2A 2A"


def hex_on_4(board=CENTRE):
    """P1 is asked what the Hex on 4 does."""
    return sit(board).play("P1 tile 2 4; P1 stop")


def ward_on_4(board="1A . . / . . . / 1A . 2A"):
    """P1 is asked whom the Ward on 4 protects."""
    return sit(board).play("P1 tile 3 4; P1 stop")


def offered():
    """P2 is asked about Omen: the Hex on 1 is about to be lost, and so is P1's Claw on 2."""
    return sit("2H . 2W / . . . / . . .").play("P1 tile 1 2; P1 stop")


CASES = {
    "roll_first": (fresh, "P1 tile 1 1", "ND-T1-a"),
    "rolled_already": (sit, "P1 roll", "ND-T1-a"),
    "reroll_first_on_t2": (lambda: sit("", "turn: 3 roll"), "P1 tile 1 1", "ND-T2-a"),
    "reroll_first_on_t3": (lambda: sit("", "turn: 5 roll"), "P1 tile 1 1", "ND-T3-a"),
    "no_reroll_on_t1": (lambda: sit("", "turn: 1"), "P1 reroll 1", "ND-Q3"),
    "rerolled_on_t2": (lambda: sit("", "turn: 4"), "P2 reroll 1", "ND-T2-a"),
    "rerolled_on_t3": (lambda: sit("", "turn: 6"), "P2 reroll 1", "ND-T3-a"),
    "wheel_spent": (lambda: sit("", "wheels P1: - H W A H"), "P1 tile 1 1", "ND-T-b"),
    "wheel_unrolled": (lambda: sit("", "wheels P1: ? H W A H"), "P1 tile 1 1", "ND-T1-a"),
    "wheel_laid": (lambda: sit().play("P1 tile 1 1"), "P1 tile 1 2", "ND-T-b"),
    "cell_taken": (lambda: sit(CENTRE), "P1 tile 1 5", "ND-Q5"),
    "cell_laid": (lambda: sit().play("P1 tile 1 1"), "P1 tile 2 1", "ND-Q5"),
    "cell_apart": (lambda: sit().play("P1 tile 1 1"), "P1 tile 2 5", "ND-Q5"),
    "kind_missing": (lambda: sit("", "wheels P1: A H W E H"), "P1 tile 4 1", "ND-ECL-a"),
    "kind_given": (sit, "P1 tile 1 1 W", "ND-ECL-a"),
    "tile_first": (sit, "P1 trap 1", "ND-Q6"),
    "tile_needed": (sit, "P1 stop", "ND-Q6"),
    "no_pass": (sit, "P1 pass", "ND-Q6"),
    "more_or_stop": (lambda: sit().play("P1 tile 2 1"), "P1 curse none", "ND-C-d"),
    "one_tile_on_t3": (
        lambda: sit(CENTRE, "turn: 5").play("P1 tile 2 4"), "P1 tile 1 1", "ND-T3-b",
    ),
    "ally_asked": (ward_on_4, "P1 tile 1 5", "ND-WARD-b"),
    "hex_asked": (hex_on_4, "P1 tile 1 1", "ND-HEX-a"),
    "ally_apart": (ward_on_4, "P1 ally 9", "ND-Q23"),
    "ally_not_own": (ward_on_4, "P1 ally 5", "ND-Q23"),
    "curse_apart": (hex_on_4, "P1 curse 9", "ND-HEX-c"),
    "curse_not_enemy": (hex_on_4, "P1 curse 1", "ND-HEX-c"),
    "curse_beside_ward": (lambda: hex_on_4("2A . . / . 2W . / . . ."), "P1 curse 1", "ND-Q14"),
    "curse_needs_mark": (hex_on_4, "P1 curse none", "ND-HEX-c"),
    "trap_apart": (hex_on_4, "P1 trap 9", "ND-HEX-f"),
    "trap_not_empty": (hex_on_4, "P1 trap 5", "ND-HEX-f"),
    "no_omen": (sit, "P1 keep", "ND-Q21"),
    "omen_asked": (offered, "P2 reroll none", "ND-Q21"),
    "not_threatened": (offered, "P2 cancel 3", "ND-Q22"),
    "not_p2_tile": (offered, "P2 cancel 2", "ND-Q22"),
    "pass_only": (lambda: sit(FULL, "turn: 6"), "P2 tile 1 1", "ND-Q6"),
    "no_such_face": (fresh, "P1 roll = E H W A H", "ND-R-d"),
    "eclipse_drawn_before": (
        lambda: sit("", "turn: 3 roll", "wheels P1: A H W E H"), "P1 reroll 5 = E", "ND-R-e",
    ),
    "eclipse_twice": (fresh, "P1 roll = A H W E E", "ND-R-f"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_is_met_and_cites_its_rule(name):
    table, move, rule = CASES[name]
    refusal = table().refuses(move, rule)
    assert refusal.words == GAME.edition().texts["refusals"][name]


def test_every_refusal_has_its_case():
    assert {*CASES, REFUSALS[ENDED]} == set(REFUSALS.values())


def test_after_the_end_the_rules_themselves_refuse_every_move():
    table = sit(FULL, "turn: 6", options="max_rounds=1").play("P2 pass").shows("over A")
    t, s, rules = table.match.edition.t, table.state, GAME.rules
    codes = {rules.why_not(t, s, move) for move in range(rules.moves.count)}
    assert OK not in codes and ENDED in codes
    refusal = table.match.edition.refusal(ENDED)
    assert refusal.rule == "ND-Q24" and refusal.words.en == "The match is over."


def test_passing_while_a_tile_is_being_laid_is_told_what_is_asked():
    """With the second tile the board would be full: no word of an empty cell that is left."""
    last_two = sit("1A 1A 1A / 1A 2A 2A / 2A . .").play("P1 tile 2 8")
    assert "second tile" in last_two.refuses("P1 pass", "ND-C-d").words.en
    last_two.play("P1 tile 1 9").shows("decision EFFECT P1")
    for move in ("P1 pass", "P1 stop", "P1 tile 3 8"):
        said = last_two.refuses(move, "ND-HEX-a").words
        assert "empty" not in said.en and "vide" not in said.fr
        assert "first" not in said.en and "d’abord" not in said.fr  # no tile may follow


def test_a_kind_given_to_a_plain_wheel_is_refused_in_the_words_of_the_book():
    said = sit().refuses("P1 tile 1 5 W", "ND-ECL-a").say("fr")
    assert said == (
        "La sorte ne se choisit que pour une Éclipse\u00a0; cette roue garde sa face. [ND-ECL-a]"
    )


def test_sentences_do_not_promise_what_other_content_may_change():
    said = GAME.edition().texts["refusals"]
    assert "3" not in said["one_tile_on_t3"].en + said["one_tile_on_t3"].fr
    assert "Ward" not in said["curse_beside_ward"].en
    assert "Talisman" not in said["curse_beside_ward"].fr

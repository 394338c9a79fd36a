"""What the game says of itself, where it said something else than its rules."""

from tests.rules.eden.battles import combat
from tests.rules.eden.table import script

FORK = """
    map: M2
    troops P0: (4,0) (3,0) (2,0)x2 (1,0)x5
    troops P1: (-4,0) (-3,0) (-2,0) (-1,0) (0,0)x2 (1,-1)x2 (0,1)
    player P0: hand=[TST-3 TST-2 TST-1]
    player P1: hand=[TST-2 TST-4]
"""


def asked(match, lang="fr"):
    """What whoever must act is asked."""
    view = match.view(match.state.seat)
    return view.edition.rules.face.show.prompt(view, lang)


def test_eden_gap_07_the_last_day_counts_more_than_territories():
    """It said that territories are counted."""
    edition = script(FORK).match.edition
    reason = edition.texts["reasons"]["days"]
    for word in ("portails", "Cœur", "reliés", "riches"):
        assert word in reason.fr
    for word in ("portals", "Heart", "connected", "rich"):
        assert word in reason.en


def test_a_second_front_is_asked_for_as_such():
    """The same question was put again: nobody knew that it was about another front."""
    match = script(FORK).match
    match.push("done")
    assert asked(match).startswith("Quel territoire attaquez-vous")
    match.push("at 0,0")
    assert asked(match).startswith("Un second front")
    assert asked(match, "en").startswith("A second front?")


def test_a_hand_is_prepared_for_an_attack_until_there_was_one():
    match = script(FORK).match
    assert asked(match).endswith("Puis attaquez.")
    for move in ("done", "at 1,-1", "done", "number 1", "pick TST-1"):
        match.push(move)
    while match.state.fighting:
        match.push(match.legal()[-1])
    assert "attaquez" not in asked(match)


def test_the_log_gives_no_unit_a_gender_and_no_sentence_two_colons():
    """« Cogneur … est neutralisée », « : La partie est finie : Suprématie : … »"""
    kinds = set()
    for seed in range(40):
        for match, _, _ in combat(seed):
            for event in match.noted:
                show = match.edition.rules.face.show
                said = show.event(match.edition, event, "fr")
                kinds.add(event.kind)
                assert " est neutralisée" not in said and " est détruite" not in said, said
                assert said.count("\u00a0:") < 2 or event.kind == "drew", said
    assert {"unit_neutralised", "unit_destroyed", "game_ended"} <= kinds

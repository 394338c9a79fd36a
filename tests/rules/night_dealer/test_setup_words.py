"""Set-up lines of scenarios: what can't occur is refused, with a word why."""

import pytest

from ludotheque import UsageError

from .table import GAME, sit

IMPOSSIBLE = [
    (["match: round=2 points=2-0"], "scoring=rounds", "points '2' is not a whole number from 0 to"),
    (["match: round=3 points=2-1"], "scoring=rounds", "points 2-1 are more than 2 rounds give"),
    (["match: round=3 points=2-0"], "scoring=rounds", "points 2-0 ended it after round 2"),
    (["match: round=1 points=1-0"], "", "points '1' is not a whole number from 0 to 0"),
    (["match: round=2 points=5-5"], "", "points 5-5 are more than 1 rounds give"),
    (["match: round=2 points=9-0"], "", "points 9-0 ended it after round 1"),
    (["match: round=3 points=10-8"], "", "points 10-8 ended it after round 2"),
    (["match: round=3 points=9-9"], "tie_at_target=draw", "points 9-9 ended it after round 2"),
    (["match: round=4"], "", "round '4' is not a whole number from 1 to 3"),
    (["match: round=1 round=2"], "", "match: round is said twice"),
    (["match: starter=B"], "starter=A", "starter B is not the one the option names"),
    (["match: starter=AB"], "", "starter 'AB' is neither A nor B"),
    (["match: starter="], "", "starter '' is neither A nor B"),
    (["match: weather=fine"], "", "'weather=fine' is not round=…, starter=… or points=…"),
    (["match: points=3"], "", "points '3' are not of the form a-b"),
    (["wheels P1: A H W E E"], "", "E comes up once a round for each player"),
    (["wheels P1: E H W A H"], "", "wheel 1 carries no E"),
    (["wheels P2: A H W E H"], "eclipse_wheels=none", "wheel 4 carries no E"),
    (["wheels P2: A H W"], "", "are not five of A H W E - ?"),
    (["wheels P1: A H W E H", "eclipse: P1=no"], "", "P1 shows E, which has come up then"),
    (["eclipse: P1=drawn"], "eclipse_wheels=none", "no wheel carries E"),
    (["eclipse: P1=soon"], "", "'soon' is neither drawn nor no"),
    (["board: . . . / . . . / . . .", "board: . . . / . . . / . . ."], "", "'board' is said twice"),
    (["turn: 3", "turn: 4"], "", "'turn' is said twice"),
    (["trap: P1=3 P1=4"], "", "says something twice of the same player"),
    (["trap: P1=0"], "", "trap cell '0' is not a whole number from 1 to 9"),
    (["board: 1A . . / . . . / . . .", "trap: P1=1"], "", "trap: cell 1 is not empty"),
    (["marks: 5<P1"], "", "marks: cell 5 has no tile"),
    (["turn: 0"], "", "turn '0' is not a whole number from 1 to 6"),
    (["turn: 7"], "", "turn '7' is not a whole number from 1 to 6"),
    (["turn: " + "9" * 5000], "", "is not a whole number from 1 to 6"),
    (["turn: ٣"], "", "turn '٣' is not a whole number from 1 to 6"),
    (["turn: 3 now"], "", "is not a number, maybe followed by roll"),
    (["omen: maybe"], "", "'maybe' is neither available nor used"),
    (["weather: fine"], "", "'weather' is not a set-up line"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "options", "said"), IMPOSSIBLE)
def test_a_set_up_that_can_not_occur_is_refused(lines, options, said):
    with pytest.raises(UsageError) as caught:
        sit("", *lines, options=options)
    assert said in str(caught.value) and len(str(caught.value)) < 200


def test_a_set_up_that_can_occur_is_not():
    sit("", "match: round=3 points=9-9").shows("round 3; points 9-9")
    sit("", "match: round=3 points=1-1", options="scoring=rounds").shows("points 1-1")
    sit("", "match: starter=B", options="starter=B").shows("first B")
    sit("", "wheels P1: A H W A E", "eclipse: P1=drawn P2=no").shows("eclipse P1=drawn P2=no")


def test_the_opening_of_a_match_is_told_and_that_of_a_scenario_is_not():
    match = GAME.new(seed=4, options={"starter": "B"})
    opening = match.events(since=0)
    assert [e.kind for e in opening] == ["round_began"]
    said = GAME.rules.face.show.event(match.edition, opening[0], "en")
    assert said.startswith("Round 1: B opens, A holds Omen. Midnight strikes.")
    assert match.push("roll").events(since=0)[0] == opening[0]
    assert sit().match.events(since=0) == []

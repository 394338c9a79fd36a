"""Guides: what is read, how a learner is judged, and what is refused with its file and step."""

import pytest

from ludotheque import load
from ludotheque.core.learn import reading
from ludotheque.core.learn.checking import check_file, checked_guide
from ludotheque.core.learn.judging import ASKED, MISSED, PASSED, Attempt, model_answer
from ludotheque.core.learn.kinds import Step
from ludotheque.core.learn.occasions import read_occasion
from ludotheque.core.learn.patterns import Pattern
from ludotheque.core.library import every
from ludotheque.core.words import ContentError, Refused
from tests.laws.positions import TEMPLATE
from tests.laws.test_rulebook import rule_ids, rulebook

NIGHT = load("night-dealer")
GUIDE = reading.path_of(NIGHT)
TAUGHT = [game for game in every() if reading.path_of(game).exists()]


def attempt(guide, id):
    """A try at a task."""
    return Attempt(next(task for task in guide.tasks if task.id == id), NIGHT)


@pytest.fixture(scope="module")
def guide():
    """Night Dealer's."""
    return reading.read_guide(GUIDE, NIGHT)


def numbers(*moves):
    """Moves of Night Dealer by number."""
    edition = NIGHT.edition()
    return [edition.number(move) for move in moves]


def play(attempt, *moves):
    """Let the learner play."""
    for number in numbers(*moves):
        attempt.play(number)
    return attempt


# -- what games bring


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_task_of_a_guide_is_judged_as_it_says(game):
    found = check_file(reading.path_of(game), [game])
    assert [f"{r.block.id}: {r.wrong}" for r in found if r.wrong] == []
    steps, puzzles = reading.counts(reading.path_of(game))
    assert 8 <= steps <= 14 and puzzles >= 8 and len(found) == steps + puzzles


def test_the_guide_of_the_template_is_sound():
    game = load("grenier", TEMPLATE)
    guide = checked_guide(reading.path_of(game), game)
    assert [len(part) for part in (guide.steps, guide.remarks, guide.puzzles)] == [3, 1, 1]


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_what_a_guide_cites_is_in_the_rulebook(game):
    guide = reading.read_guide(reading.path_of(game), game)
    steps = [task for task in guide.tasks if isinstance(task, Step)]
    cited = {answer.rule for step in steps for answer in step.refused}
    cited |= {remark.rule for remark in guide.remarks}
    cited |= {rule for task in guide.tasks for rule in task.block.rules}
    assert cited - set(rule_ids(rulebook(game, "fr"))) == set()


# -- patterns


@pytest.mark.parametrize(
    ("pattern", "moves", "fits"),
    [
        ("P1 tile 1 3|6", ["P1 tile 1 6"], True),
        ("P1 tile 1 3|6", ["P1 tile 1 4"], False),
        ("P1 tile 1 3|6", ["P1 tile 1 6", "P1 stop"], False),
        ("P1 tile 1 3|6 ; *", ["P1 tile 1 6", "P1 stop"], True),
        ("P1 tile 1 3|6 ; *", ["P1 tile 1 6"], True),
        ("* ; A end", ["A strike", "A play axe", "A end"], True),
        ("* ; A end", ["A end"], True),
        ("* ; A end", ["A end", "A pass"], False),
        ("P1 reroll * ; P1 tile * *", ["P1 reroll 1 2 3", "P1 tile 1 2 W"], True),
        ("move a * ; attack b", ["move a (3,0)", "attack b"], True),
        ("move a (3,0)", ["move a (300)"], False),
    ],
)
def test_a_pattern_fits_moves(pattern, moves, fits):
    assert Pattern(pattern).fits(moves) is fits


@pytest.mark.parametrize("text", ["", "A end ;", "; A end", "A play |axe"])
def test_a_pattern_that_says_nothing_is_refused(text):
    with pytest.raises(ValueError):
        Pattern(text)


# -- judging


def test_the_goal_counts_and_not_the_path(guide):
    for moves in (["tile 1 2"], ["tile 1 4"]):
        assert play(attempt(guide, "ND-LEARN-02"), *moves).status == PASSED


def test_a_poor_move_is_played_and_answered_with_its_sentence(guide):
    tried = play(attempt(guide, "ND-LEARN-02"), "tile 1 5")
    assert tried.status == MISSED and tried.way.words.en.startswith("Diagonally")
    with pytest.raises(Refused):
        play(tried, "tile 1 2")


def test_a_refused_move_changes_nothing(guide):
    tried = attempt(guide, "ND-LEARN-02")
    with pytest.raises(Refused) as caught:
        play(tried, "tile 1 1")
    assert caught.value.rule == "ND-Q5" and tried.made == [] and tried.status == ASKED


def test_chance_shows_what_is_written_down(guide):
    tried = play(attempt(guide, "ND-LEARN-01"), "roll")
    assert tried.script.match.state.wheel[0] == [0] * 5
    assert play(tried, "tile 4 9", "stop").status == PASSED
    rerolled = play(attempt(guide, "ND-LEARN-10"), "reroll 2", "tile 2 5")
    assert rerolled.status == PASSED


def test_the_guide_attacks_first_and_shows_what_comes_of_it(guide):
    omen = attempt(guide, "ND-LEARN-11")
    assert [played.seat for played in omen.made] == [1 - omen.seat]
    ward = play(attempt(guide, "ND-LEARN-06"), "tile 3 9", "stop")
    assert ward.status == MISSED and len(ward.made) > 2
    assert ward.script.expect("board 2H 2A . / . . . / . . 1W*") is None


def test_a_turn_that_leads_into_the_next_round_is_over(guide):
    assert play(attempt(guide, "ND-LEARN-11"), "keep", "pass").status == MISSED


def test_an_attempt_is_copied_whole(guide):
    tried = play(attempt(guide, "ND-LEARN-05"), "tile 1 2")
    twin = play(tried.twin(), "tile 2 3")
    assert (twin.status, tried.status) == (PASSED, ASKED) and len(tried.made) == 1


def test_the_model_answer_is_what_the_block_plays(guide):
    for task in guide.tasks:
        assert model_answer(task, NIGHT).status == PASSED


# -- what is refused


def small(tmp_path, *changes):
    """A guide of one step, with something changed."""
    text = GUIDE.read_text(encoding="utf-8")
    head = text[text.index("```toml\nguide") : text.index("A newcomer in a hurry")]
    step = text[text.index("### 2.") : text.index("### 3.")]
    made = head + step
    for old, new in changes:
        assert old in made, old
        made = made.replace(old, new, 1)
    path = tmp_path / "learn.md"
    path.write_text(made, encoding="utf-8")
    return path


STEP = r"learn\.md: \[ND-LEARN-02"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (("do: P1 tile 1 2", "do: P1 tile 1 1"), STEP + r"\] its moves can't be played: .*ND-Q5"),
        (("do: P1 tile 1 2\n", "do: P1 tile 1 3\n"), STEP + r"\] .*expected"),
        (('ask.en = "Lay your Claw against it, edge to edge."\n', ""), STEP + r"\.ask\] .*'en'"),
        (('before.fr = "La case 1', 'befor.fr = "La case 1'), STEP + r"\.before\] .*'fr'"),
        (("slow.fr", 'widget = "lever"\nslow.fr'), STEP + r"\] the key 'widget' is not known"),
        (('shown = "ND-LEARN-02-a"', 'shown = "ND-LEARN-2"'), STEP + " also 1.*no such scenario"),
        (('move = "P1 tile 1 5"', 'move = "P1 tile 1 5 ;"'), STEP + " poor 1.*a move is empty"),
        (('move = "P1 tile 1 5"', 'move = "P1 tile 9 5"'), STEP + ".*does not fit its block"),
        (('move = "P1 tile 1 5"', 'move = "P1 tile 1 *"'), STEP + ".*comes behind one that fits"),
        (('goal = ["board 1H 1A', 'goal = ["omen used", "board 1H 1A'), STEP + ".*at the start"),
        (('goal = ["board 1H 1A .', 'goal = ["board 1H 1A 1A'), STEP + ".*does not reach"),
        (('goal = ["board', 'goal = ["plank'), STEP + ".*plank"),
        (('seat = "P1"', 'seat = "P3"'), STEP + ".*P3"),
        (('step = "ND-LEARN-02"', 'stp = "ND-LEARN-02"'), r"learn\.md:\d+: .*guide, step"),
        (('step = "ND-LEARN-02"', 'step = "ND-LEARN-03"'), r"\[ND-LEARN-03\] .*no such scenario"),
        (("goal = [", "goal = ["[:-1]), r"learn\.md:\d+: not readable as TOML"),
        (('guide = "night-dealer"', 'remark = "X"'), r"learn\.md: \[X\]"),
    ],
)
def test_what_is_wrong_is_named_with_its_file_and_step(tmp_path, change, wrong):
    path = small(tmp_path, change)
    with pytest.raises(ContentError, match=wrong):
        checked_guide(path, NIGHT)


@pytest.mark.parametrize(
    ("when", "wrong"),
    [
        ("flipped", "neither event nor asked"),
        ("event flopped", "no event 'flopped'"),
        ("event flipped seat=me", "flipped has no 'seat'"),
        ("event flipped owner=us", "nothing is called 'us'"),
        ("asked dance", "no move 'dance'"),
        ("asked reroll wheel=1", "'wheel' has 2 dimensions, not 0"),
        ("asked reroll luck=1", "reroll has no 'luck'"),
        ("asked reroll points[us]=1", "is not a condition"),
        ("asked reroll turn[me]=1", "'turn' has 0 dimensions, not 1"),
        ("asked reroll owner#nobody=2", "nothing is called 'nobody'"),
    ],
)
def test_a_remark_for_what_never_comes_is_refused(tmp_path, when, wrong):
    path = small(tmp_path)
    said = f'remark = "ND-COACH-01"\nwhen = "{when}"\nrule = "ND-Q1"\nfr = "Hé."\nen = "Hey."'
    path.write_text(f"{path.read_text(encoding='utf-8')}\n```toml\n{said}\n```\n")
    with pytest.raises(ContentError, match=rf"\[ND-COACH-01\] when.*{wrong}"):
        checked_guide(path, NIGHT)


def test_a_condition_may_name_what_an_event_tells_of():
    game = load("tactique")
    when = read_occasion("event placed seat=me card=H14", game)
    number = game.edition({}).labels["cards"].index("H14")
    assert when.conditions[1] == ("card", "", None, "=", str(number))


def test_what_is_wanted_goes_on_where_an_action_was_begun():
    game = load("tactique")
    step = reading.read_guide(reading.path_of(game), game).steps[0]
    tried = Attempt(step, game)
    card, cell = tried.wanted()
    tried.play(card)
    assert tried.wanted() == [cell] and tried.said == []
    tried.play(cell)
    assert tried.status == PASSED and tried.said == ["play H03 1.3"]


def test_a_condition_may_ask_for_a_seat_and_count_what_is_alike():
    when = read_occasion("asked play mana[me]=0 hand[me]#parry>=1 hp[other]<=15", load("duel"))
    parry = load("duel").edition({}).labels["cards"].index("parry")
    assert when.conditions == (
        ("mana", "me", None, "=", "0"),
        ("hand", "me", parry, ">=", "1"),
        ("hp", "other", None, "<=", "15"),
    )


def test_a_small_guide_is_sound(tmp_path):
    assert len(checked_guide(small(tmp_path), NIGHT).steps) == 1

"""The house rules, LUD-1 to LUD-7, on Night Dealer and on the template game."""

import dataclasses
import shutil

import pytest

from ludotheque import Refused, ReplayError, load
from ludotheque.core import replay
from ludotheque.core.library import Game
from ludotheque.core.scenario import Line
from ludotheque.core.undo import free_undo

NIGHT = load("night-dealer")


def opened(*moves):
    """A match of Night Dealer that A opens, after some moves."""
    match = NIGHT.new(seed=11, options={"starter": "A"})
    for move in moves:
        match.push(move)
    return match


def finished(seed=3):
    """A whole match, always the middle one of the legal moves."""
    match = NIGHT.new(seed=seed)
    while not match.over:
        legal = match.legal()
        match.push(legal[len(legal) // 2])
    return match


def raw(match):
    """All that lies on the table, and how it came about."""
    return match.edition.rules.state.pack(match.state), list(match.numbers)


def attic(grenier, mine, theirs):
    """A position of the template game: A is to act."""
    deck = Line(3, "deck", "[lamp*3 book*2 mirror]")
    lines = [Line(1, "player A", f"hand=[{mine}]"), Line(2, "player B", f"hand=[{theirs}]"), deck]
    return grenier.rules.face.script(grenier, {"seats": "2"}, lines)


def test_lud_1_you_act_only_when_the_game_is_waiting_for_you():
    match = opened()
    before = raw(match)
    with pytest.raises(Refused) as caught:
        match.push("roll", seat=1)
    assert caught.value.rule == "LUD-1" and raw(match) == before
    assert match.push("roll", seat=0).version == 1


def test_lud_2_a_finished_match_takes_no_more_moves():
    match = finished()
    before = raw(match)
    for seat in (None, 0, 1):
        assert match.why_not("roll", seat).rule == "LUD-2"
    with pytest.raises(Refused, match="LUD-2"):
        match.push("pass")
    assert raw(match) == before


def test_lud_2_it_can_be_watched_again_and_a_moment_of_it_starts_a_new_match():
    match = finished()
    assert raw(replay.read(replay.dump(match))) == raw(match)
    moment = match.at(match.version // 2).branch(seed=5)
    assert not moment.over and moment.push(moment.legal()[0]).version == match.version // 2 + 1
    assert match.over


def test_lud_3_a_move_is_written_in_three_ways_that_say_the_same():
    for text in ("roll", "tile 2 5", "stop"):
        match = opened(*{"roll": (), "tile 2 5": ("roll",), "stop": ("roll", "tile 2 5")}[text])
        number = match.edition.number(text)
        told = NIGHT.rules.moves.as_object(number, match.edition.labels)
        ends = [raw(match.clone().push(form)) for form in (text, number, told)]
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("thing", ["fly", "tile 6 1", "tile 1 10", "", "roll twice", 10_000, -1])
def test_lud_3_any_other_text_is_refused(thing):
    match = opened()
    assert match.why_not(thing).rule == "LUD-3"
    with pytest.raises(Refused):
        match.push(thing)
    assert match.version == 0


def test_lud_3_a_move_must_answer_the_question_put():
    refusal = opened().why_not("keep")
    assert refusal is not None and refusal.rule != "LUD-3"  # a move, but not of this moment


def test_lud_4_several_moves_are_played_all_or_none():
    match = opened("roll")
    before = raw(match)
    with pytest.raises(Refused):
        match.push("tile 1 1", "tile 2 9")  # the second is not beside the first
    assert raw(match) == before
    assert raw(match.push("tile 1 1", "stop")) == raw(opened("roll", "tile 1 1", "stop"))


def test_lud_5_one_takes_back_freely_as_far_as_chance_has_spoken():
    moves = ("roll", "tile 1 5", "tile 2 4")
    counts = [free_undo(opened(*moves[:n])) for n in range(4)]
    assert counts == [0, 0, 1, 2]  # the roll stands; tiles laid after it are taken back
    rolled = opened("roll")
    assert raw(opened("roll", "tile 1 5").undo()) == raw(rolled)


def test_lud_5_once_the_turn_has_passed_nothing_is_free():
    match = opened("roll", "tile 1 5", "stop")
    while match.seat == 0:
        match.push(match.legal()[0])
    assert match.state.turn == 2 and free_undo(match) == 0


def test_lud_5_what_was_shown_is_not_taken_back(grenier):
    script = attic(grenier, "clock book cat", "mirror cat lamp")
    script.do("A peek")
    assert free_undo(script.match) == 0


def test_lud_6_a_match_keeps_the_content_with_which_it_began(grenier, tmp_path):
    folder = tmp_path / "grenier"
    shutil.copytree(grenier.folder, folder)
    before = Game(grenier.rules, folder)
    match = before.new(seed=2)
    value = list(match.edition.t.value)
    cards = folder / "content" / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("value = 1", "value = 9"))
    after = Game(grenier.rules, folder)
    assert match.edition.t.value == value != after.new(seed=2).edition.t.value
    told = replay.dump(match)
    for game in (before, after):
        again = replay.read(told, game=game)
        assert raw(again) == raw(match) and again.edition.t.value == value


def test_lud_6_and_the_version_of_the_rules():
    told = replay.dump(finished())
    mended = Game(dataclasses.replace(NIGHT.rules, version="1.2"), NIGHT.folder)
    with pytest.raises(ReplayError, match=r"played under rules 1\.1, this is 1\.2"):
        replay.read(told, game=mended)


def test_lud_7_the_question_is_put_even_if_one_can_only_pass(grenier):
    for theirs in ("cat lamp", "lamp lamp"):  # with a cat to answer with, and without
        script = attic(grenier, "clock", theirs)
        script.do("A lay clock")
        assert script.match.seat == 1
        legal = [str(move) for move in script.match.legal()]
        assert legal == (["snatch", "pass"] if "cat" in theirs else ["pass"])
    assert script.match.view(0).state.seat == 1  # and the other sees no difference


def test_lud_7_it_is_skipped_where_all_can_see_that_there_is_no_choice(grenier):
    script = attic(grenier, "clock", "")
    script.do("A lay clock")
    assert script.match.state.points[0] > 0  # an empty hand is public: nobody was asked

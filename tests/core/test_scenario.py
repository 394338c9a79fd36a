"""The scenario frame: reading blocks of any grammar, running them, saying what is wrong."""

import textwrap
from pathlib import Path

import pytest

from ludotheque import UsageError
from ludotheque.core import scenario
from ludotheque.core.library import Game
from ludotheque.core.pairs import read_turn, reader
from ludotheque.core.scenario import read_blocks, run_file
from ludotheque.core.words import ScenarioError
from tests.laws.test_rulebook import rule_ids, rulebook

# One small block in the manner of each game's grammar.
WHEELS = """
    scenario ND-T01 A tile beside a tile
    rules: ND-RPS-a Q11
    options: starter=A eclipse_wheels=4,5
    board: . . . / . 2H . / 1A* . .
    wheels P1: A H W A E
    do: P1 tile 1 2
    expect: decision MORE P1; cells [1 3]; board . 1A . / . 2H . / 1A* . .
    illegal: P1 tile 1 2
"""
CARDS = """
    scenario DUEL-T01 Two sides with hands and decks
    rules: DUEL-VAL-02 E-15
    turn: 3 active=A
    player A: class=warrior mana=2 hand=[light_attack heavy_attack*2] resistance=+1
    player B: class=mage shield=4 deck=[attack*5]
    do: A play light_attack
    expect: B.hp=94; A.grave=[light_attack]; phase play
"""
MAP = """
    scenario GEN-T01 A map of indented rows
    rules: GEN-TURN-02
    options: fog=on generals=a,b
    map:
      ....
      B~^B
    owner P1: (0,1)
    unit: a P1 tank (0,0) hp=30 fuel=5
    money: P1=1000 P2=0
    do: move a (1,0) via (0,0)
    expect: a.hp=30; reach a has (1,1) (2,1); building (0,1) P1 hp=100
"""
GRIDS = """
    scenario TAC-T01 Grids with cells and modifiers
    rules: TAC-6.3-ex H-V1 §3.4
    factions: humans robots
    grid P0: 1.2:H07(hp=2,fresh) 1.4:H05
    grid P1: 3.3:R12
    terrain P0: 1.1:wall
    do: end *2
    expect: grid P0=[1.2:H07:3/2]; P0@1.2.attacked=yes; deckcheck humans [starter, +H01*2]=[]
"""


def fenced(*blocks):
    """A Markdown page with such blocks."""
    inside = "\n".join(textwrap.dedent(block).strip("\n") + "\n" for block in blocks)
    return f"# A page\n\nWords: before.\n\n```scenario\n{inside}```\n\nWords after.\n"


@pytest.fixture
def page(tmp_path):
    """Write a page and return its path."""

    def write(text):
        path = tmp_path / "page.md"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_the_grammars_of_four_games_are_read_line_by_line(page):
    blocks = read_blocks(page(fenced(WHEELS, CARDS, MAP, GRIDS)))
    assert [b.id for b in blocks] == ["ND-T01", "DUEL-T01", "GEN-T01", "TAC-T01"]
    assert blocks[0].title == "A tile beside a tile" and blocks[0].rules == ["ND-RPS-a", "Q11"]
    assert [n.word for n in blocks[0].lines] == [
        "rules", "options", "board", "wheels P1", "do", "expect", "illegal",
    ]  # fmt: skip
    assert blocks[1].lines[2].word == "player A"
    assert blocks[1].lines[2].rest.startswith("class=warrior mana=2 hand=[")
    rows = [n for n in blocks[2].lines if n.word == "map"]
    assert rows[0].rest == "" and rows[0].rows == ["  ....", "  B~^B"]
    assert blocks[3].lines[2].rest == "1.2:H07(hp=2,fresh) 1.4:H05"
    assert blocks[0].at == 6 and blocks[0].lines[0].at == 7


def test_fences_of_other_kinds_are_not_scenarios(page):
    text = "```\nscenario X-1 no\n```\n```python\nscenario X-2 no\n```\n" + fenced(CARDS)
    assert [b.id for b in read_blocks(page(text))] == ["DUEL-T01"]
    assert read_blocks(page("# nothing\n")) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("```scenario\ndo: A pass\n```\n", r"page.md:2: a block must begin with `scenario ID"),
        (fenced(CARDS) + "```scenario\ndo: A pass\n```\n", r"page.md:\d+: a block must begin"),
        ("```scenario\nscenario\n```\n", r"page.md:2: a block must begin"),
        ("```scenario\nscenario  \n```\n", r"page.md:2: a block must begin"),
        ("```scenario\nscenario X-1 t\n", r"page.md:1: this fence is never closed"),
    ],
)
def test_a_page_that_is_not_in_order_is_named_with_its_line(page, text, said):
    with pytest.raises(UsageError, match=said):
        read_blocks(page(text))


def test_a_page_that_is_not_there_is_named(tmp_path):
    with pytest.raises(UsageError, match=r"none\.md: can't be read"):
        read_blocks(tmp_path / "none.md")
    (tmp_path / "bytes.md").write_bytes(b"\xff\xfe")
    with pytest.raises(UsageError, match=r"bytes\.md: can't be read"):
        read_blocks(tmp_path / "bytes.md")


def test_a_block_of_no_known_game_fails_alone(page, grenier):
    strange, right = run_file(page(fenced(CARDS, POSITION + "    expect: tomove A\n")), [grenier])
    assert strange.wrong.endswith("page.md:6: no game has scenarios named DUEL-T01")
    assert right.wrong == ""


def test_a_block_may_have_any_name_if_it_says_which_rules_it_is_about(page, grenier):
    block = POSITION.replace("GRE-T01", "MINE-1") + "    expect: tomove A\n"
    assert run_file(page(fenced(block)), [grenier])[0].wrong == ""


def test_a_line_that_is_no_line_fails_its_own_block(page, grenier):
    bad = POSITION + "    hello\n    expect: tomove A\n"
    broken, right = run_file(page(fenced(bad, POSITION + "    expect: tomove A\n")), [grenier])
    assert broken.wrong.endswith("page.md:11: 'hello' is not of the form `word: …`")
    assert right.wrong == ""


def test_remarks_and_wrapped_lines(page, grenier):
    assert run(page, grenier, "# a remark", "expect: tomove A;", "  A.points=2") == ""
    assert "found '2'" in run(page, grenier, "expect: tomove A;", "  A.points=3")
    assert run(page, grenier, "expect: A.points=2  # as set up", "#", "  # and more") == ""
    wrong = run(page, grenier, "options: seats=3", "  chairs=2", "expect: tomove A")
    assert "unknown option 'chairs'" in wrong
    assert run(page, grenier, "do: A lay", "  clock", "expect: tomove B") == ""
    wrong = run(page, grenier, "do: A lay", "  mirror")
    assert "page.md:11: do: A lay mirror: refused: You do not hold that card." in wrong


def test_a_fence_may_be_indented_and_spaced(page, grenier):
    text = fenced(POSITION + "    expect: A.points=3").replace("```scenario", "``` scenario")
    assert "found '2'" in run_file(page(text), [grenier])[0].wrong
    assert "found '2'" in run_file(page(textwrap.indent(text, "  ")), [grenier])[0].wrong


def test_values_of_options_may_be_quoted(page, grenier):
    assert run(page, grenier, 'options: seats="2"', "expect: tomove A") == ""
    assert "'9' is not" in run(page, grenier, "options: seats='9'", "expect: tomove A")


POSITION = """
    scenario GRE-T01 A position
    rules: GRE-2.2
    player A: hand=[clock lamp] shelf=[book]
    player B: hand=[cat book]
    deck: [mirror lamp]
"""


def run(page, game, *lines):
    """What is wrong with the position followed by some lines."""
    block = textwrap.dedent(POSITION).strip() + "\n" + "\n".join(lines)
    return run_file(page(fenced(block)), [game])[0].wrong


def test_a_scenario_that_is_right_passes(page, grenier):
    assert run(page, grenier, "do: A lay clock", "expect: tomove B", "do: B pass",
               "expect: A.points=5; A.shelf=[book clock]", "illegal: A peek") == ""  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["expect: A.points=3"], "page.md:11: expect: A.points=3: expected 'A.points=3',"),
        (["expect: A.points=3"], "expected 'A.points=3', found '2'"),
        (["expect: tomove A; A.points=2; B.points=1"], "expected 'B.points=1', found '0'"),
        (["do: A lay mirror"], "page.md:11: do: A lay mirror: refused: You do not hold that card."),
        (["do: B lay book"], "refused: It is not this seat’s turn. [LUD-1]"),
        (["do: A fly"], "refused: “fly” is not a move of this game. [LUD-3]"),
        (["illegal: A toss lamp"], "expected a refusal, but it was allowed"),
        (["expect: weather=fine"], "'weather' is nothing one can expect"),
        (["expect: A.hand=[moon]"], "'moon' is not a card; cards: lamp, book"),
        (["expect:"], "page.md:11: expect: : a step says something"),
        (
            ["weather: fine", "expect: tomove A"],
            "page.md:6: set-up: 'weather' is not a word of this game",
        ),
        (["turns: soon", "expect: tomove A"], "set-up: 'soon' is not a number"),
        (
            ["options: seats", "expect: tomove A"],
            "set-up: option 'seats' is not of the form key=value",
        ),
        (
            ["options: seats=9", "expect: tomove A"],
            "set-up: option seats: '9' is not a whole number from 2 to 3",
        ),
        (["options: chairs=2", "expect: tomove A"], "set-up: unknown option 'chairs'"),
        ([], "set-up: there is no `do:`, `illegal:` or `expect:` line"),
        (["expect: tomove A", "deck: []"], "`deck:` must stand above the first step"),
        (["options: seats=2 seats=3", "expect: tomove A"], "option 'seats' is given twice"),
        (["illegal: A tos lamp"], "an illegal move must still be a move"),
        (["expect: ; ;"], "a step says something"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(page, grenier, lines, said):
    wrong = run(page, grenier, *lines)
    assert said in wrong and "page.md:" in wrong


def test_steps_run_in_the_order_they_stand_in(page, grenier):
    wrong = run(page, grenier, "expect: A.points=2", "do: A lay lamp", "do: B pass",
                "expect: A.points=2", "expect: A.points=9")  # fmt: skip
    assert "expected 'A.points=2', found '3'" in wrong


def test_an_illegal_move_that_changes_something_is_found(page, grenier):
    class Careless(grenier.rules.face.script):
        """Changes the position, then refuses."""

        def do(self, text):
            """Spoil, then refuse."""
            self.match.state.turns += 1
            super().do(text)

    game = with_words(grenier, Careless)
    assert "refused, but something changed" in run(page, game, "illegal: A lay mirror")


def with_words(grenier, words):
    """The template with other scenario words."""
    return Game(grenier.rules.changed(script=words), grenier.folder)


NO_CAT = """
    scenario GRE-T02 The next seat holds no cat
    player A: hand=[clock lamp]
    player B: hand=[book]
    deck: [lamp*4]
    do: A lay clock
"""


def test_the_runner_answers_a_window_where_passing_is_all_one_can(page, grenier):
    text = fenced(NO_CAT + "    expect: A.points=3; tomove B\n    do: B lay book\n")
    assert run_file(page(text), [grenier])[0].wrong == ""


def test_the_runner_waits_if_the_next_do_answers_the_window(page, grenier):
    text = fenced(NO_CAT + "    expect: A.points=0; tomove B\n    do: B pass\n"
                  "    expect: A.points=3; tomove B\n")  # fmt: skip
    assert run_file(page(text), [grenier])[0].wrong == ""


def test_the_runner_never_answers_where_there_is_a_choice(page, grenier):
    with_cat = NO_CAT.replace("hand=[book]", "hand=[cat]")
    text = fenced(with_cat + "    expect: A.points=0; tomove B\n")
    assert run_file(page(text), [grenier])[0].wrong == ""


def test_the_templates_own_scenarios_pass(grenier):
    results = run_file(Path(grenier.folder) / "scenarios.md", [grenier])
    assert [r.wrong for r in results] == [""] * 9


def test_the_templates_scenarios_exercise_every_rule_but_the_set_up(grenier):
    blocks = read_blocks(Path(grenier.folder) / "scenarios.md")
    exercised = {rule for block in blocks for rule in block.rules}
    known = set(rule_ids(rulebook(grenier, "en")))
    assert exercised <= known
    assert known - exercised == {"GRE-1.1", "GRE-1.2", "GRE-1.3"}


def test_a_script_must_say_how_it_prepares_plays_and_compares(grenier):
    with pytest.raises(NotImplementedError):
        scenario.Script(grenier, {}, [])


def test_names_are_read_by_their_place_and_turns_with_their_player():
    seat_of = reader("player", ("A", "B"))
    assert seat_of("B") == 1
    with pytest.raises(ScenarioError, match="'C' is not a player; players: A, B"):
        seat_of("C")
    assert read_turn(" 5 active=B ", ("A", "B")) == (5, 1)
    for wrong in ("0 active=A", "5 active=C", "5"):
        with pytest.raises(ScenarioError, match="is not of the form `5 active=A`"):
            read_turn(wrong, ("A", "B"))

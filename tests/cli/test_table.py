"""The table, with scripted input: playing, asking, taking back, keeping, leaving."""

import re

import pytest

from ludotheque.core.match import Match
from ludotheque.terminal import rulebook
from ludotheque.terminal.inputs import match_of
from ludotheque.terminal.table import has_secrets
from tests.cli.conftest import TEMPLATE


@pytest.fixture
def sit(run):
    """Sit down as A against chance and type some lines."""

    def call(*lines, args=("--seed", 4), lang="en", **env):
        typed = "".join(line + "\n" for line in lines)
        result = run("play", "grenier", "--vs", "random", *args, typed=typed, lang=lang, **env)
        assert result.exit_code == 0, result.stderr
        return result.stdout

    return call


def only_dealt(shown):
    """Whether the log, asked for last, tells of the deal and of nothing played."""
    log = re.findall(r"(?:^(?:› )?· .*\n)+", shown, re.M)[-1]
    return "draw" in log and not re.search(r"\b(lays?|look|toss|shel)", log)


def test_the_table_shows_title_seats_prompt_and_moves(sit):
    for lang, words in (
        ("en", ("The Attic", "▶ A you", "B Chance", "1  lay clock", "your turn")),
        ("fr", ("Le Grenier", "▶ A vous", "B Hasard", "1  lay clock", "à vous")),
    ):
        shown = sit(lang=lang)
        assert all(word.lower() in shown.lower() for word in words), shown


def test_the_end_of_input_is_an_end_like_any_other(sit):
    assert sit().endswith("End of input.\n")
    assert "The match was not kept." in sit("1")
    assert sit("quit").endswith("Goodbye.\n")
    assert "Au revoir." in sit("quitter", lang="fr")


def test_moves_by_notation_beginning_or_number(sit):
    by_notation, by_beginning, by_number = (
        sit(typed, "log", "q").replace(f"› {typed}\n", "› …\n", 1)
        for typed in ("lay clock", "l c", "1")
    )
    assert by_notation == by_beginning == by_number
    assert "You lay" in by_notation


def test_a_refused_move_says_why_and_changes_nothing(sit):
    shown = sit("lay cat", "log", "q")
    assert "Refused: " in shown and re.search(r"\[GRE-[\d.]+\]", shown)
    assert only_dealt(shown)


def test_a_question_mark_explains(sit):
    shown = sit("? lay cat", "? 2", "?", "help", "q")
    assert re.search(r"“lay cat” is refused: .+\[GRE-", " ".join(shown.split()))
    assert "“lay mirror” is allowed: " in shown
    assert shown.count("why a move is refused") == 2
    assert "pourquoi un coup est refusé" in sit("?", "q", lang="fr")


def test_several_moves_are_all_or_nothing(sit):
    shown = sit("toss clock; lay cat", "log", "q")
    assert "Refused: " in shown
    assert "Nothing was played." in shown or "chance has spoken" in shown
    shown = sit("lay clock; lay mirror", "log", "q")  # the second belongs to the next decision
    assert "[LUD-1]" in shown and "Nothing was played." in shown
    assert only_dealt(shown)


def test_what_has_come_to_light_is_not_taken_back(sit):
    shown = " ".join(sit("peek; lay cat", "log", "q").split())
    assert "Played up to “peek”: chance has spoken or something has come to light" in shown
    assert "You look at the top card" in shown.rpartition("log")[2]


def test_numbers_in_a_row_of_moves_are_those_of_the_list_shown(run):
    typed = "2; 1\nlog\n"  # the list shows lay clock, lay mirror: nobody saw the list after it
    shown = run("play", "grenier", "--two", "--seed", 4, typed=typed).stdout
    assert "[LUD-1]" in shown or "[GRE-" in shown
    assert "Nothing was played." in shown and only_dealt(shown)


def test_hint_gives_moves_with_a_chance(sit):
    shown = sit("hint", "q")
    chances = [int(n) for n in re.findall(r"^ +(\d+)%  [█░]{20}  (?:lay|toss|peek)", shown, re.M)]
    assert chances and all(0 <= n <= 100 for n in chances)


def test_undo_goes_back_to_ones_last_decision(sit):
    shown = sit("1", "undo", "log", "undo", "q")
    assert "Taken back to before “lay clock”." in shown
    assert only_dealt(shown)
    assert "There is nothing to take back yet." in shown
    assert "Repris avant «\u00a0lay clock\u00a0»." in sit("1", "annuler", "q", lang="fr")


def test_the_same_seed_gives_the_same_match(sit):
    lines = ("1", "1", "1", "log", "q")
    assert sit(*lines) == sit(*lines)


def test_enter_plays_only_when_there_is_nothing_to_choose(run, sit):
    assert only_dealt(sit("", "log", "q"))
    shown = run("play", "grenier", "--two", "--seed", 4, typed="lay clock\n\nlog\n").stdout
    assert "Enter: pass › " in shown and "A shelves" in shown


def test_after_the_end_nothing_can_be_played(sit):
    shown = play_to_the_end(sit, "hint", "q")
    assert shown.count("The match is over. [LUD-2]") >= 2


def test_save_then_load_is_the_same_match(sit, run, attic, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "kept.jsonl"
    shown = sit("1", "1", "save kept.jsonl", "q")
    assert "Match kept in kept.jsonl." in shown
    assert "The match was not kept." not in shown
    before = match_of(path, attic)
    result = run("play", "--two", "--load", path, typed="q\n")
    assert result.exit_code == 0 and before.version >= 2
    board = before.view(before.seat).board("en").splitlines()
    shown = re.sub(" {3}.*", "", result.stdout).splitlines()
    assert re.sub(r"\[/?b\]", "", board[0]) in shown


def test_save_never_writes_over_a_file(sit, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "mine"
    path.write_text("precious")
    shown = sit("1", "save mine", "save", "save no/where", "q")
    assert "exists already" in shown and "Say where" in shown and "Can't write" in shown
    assert path.read_text() == "precious" and list(tmp_path.iterdir()) == [path]


def play_to_the_end(sit, *after, **given):
    return sit(*["1"] * 60, *after, **given)


def test_the_end_names_the_winner_and_how_to_keep_the_match(sit):
    shown = play_to_the_end(sit, "q")
    assert re.search(r"You win!|Chance \(B\) wins\.|The match is drawn\.", shown)
    assert "ludotheque replay" in shown
    assert re.search("Vous gagnez|gagne|nulle", play_to_the_end(sit, "q", lang="fr"))


def test_after_the_end_one_may_play_again(sit):
    over, _, fresh = play_to_the_end(sit, "again", "q").partition("› again")
    assert "ludotheque replay" in over and "ludotheque replay" not in fresh
    assert "▶ A you" in fresh and "Goodbye." in fresh
    assert "The match is not over yet." in sit("again", "q")


def test_rules_at_the_table(sit, tmp_path, monkeypatch):
    assert "not part of this installation" in sit("rules", "q")
    shelf = TEMPLATE / "grenier"
    for lang in ("en", "fr"):
        text = (shelf / f"rules.{lang}.md").read_text(encoding="utf-8")
        (tmp_path / f"grenier.{lang}.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(rulebook, "SHELVES", (tmp_path,))
    shown = sit("rules", "rules GRE-3.1", "rules nonsense", "q")
    assert "GRE-3.1" in shown and "GRE-3.2" not in shown.split("rules GRE-3.1")[1].split("› ")[0]
    assert "No paragraph mentions “nonsense”." in shown


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_wider_than_the_screen(sit, width, lang):
    shown = sit("?", "hint", "? lay cat", "1", "1", "log", "q", lang=lang, COLUMNS=str(width))
    assert max(len(line) for line in shown.splitlines()) <= width


def test_seats_and_players_are_named(run):
    result = run("play", "grenier", "--vs", "random,greedy", "--set", "seats=3", "--seat", "b")
    assert "A Chance" in result.stdout and "B you" in result.stdout
    assert "C Greedy" in result.stdout


# -- two people


def test_a_curtain_falls_where_hands_are_hidden(run):
    typed = "lay clock\n1\n"
    result = run("play", "grenier", "--two", "--seed", 4, typed=typed)
    assert result.exit_code == 0
    curtain = "Pass the keyboard to player B, then press Enter."
    before, _, after = result.stdout.partition(curtain)
    assert "A player A" in before and after
    hands = re.findall(r"hand ([^×\n]*?)  shelf", after.split("▶ B")[1])
    assert hands, "B's own hand is shown to B"


def test_secrets_are_what_a_spectator_does_not_know(attic):
    assert has_secrets(Match(attic.edition(), 1), (0, 1))


def test_between_people_undo_needs_consent(run):
    refused = run("play", "grenier", "--two", "--seed", 4, typed="lay clock\nundo\nn\nlog\n")
    assert "may “lay clock” be taken back?" in refused.stdout
    assert "The move stands." in refused.stdout
    agreed = run("play", "grenier", "--two", "--seed", 4, typed="lay clock\nundo\ny\nlog\n")
    assert "Taken back to before “lay clock”." in agreed.stdout
    assert only_dealt(agreed.stdout) and not only_dealt(refused.stdout)

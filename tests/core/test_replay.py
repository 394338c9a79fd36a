"""Replay files: a truncated, edited or foreign one is refused with its line."""

import json
import shutil

import pytest

from ludotheque import Match, ReplayError
from ludotheque.core import layouts, native, replay
from ludotheque.core.library import Game
from tests.laws.positions import Spot, match_at


@pytest.fixture
def text(grenier):
    """The replay of a whole match."""
    return replay.dump(match_at(grenier, Spot(1, 42, 100)))


def refused(text, game, because):
    """Reading fails for that reason."""
    with pytest.raises(ReplayError, match=because) as caught:
        replay.read(text, game=game)
    assert "\n" not in str(caught.value)


def edited(text, line, **changes):
    """The text with some keys of a line changed; None takes a key away."""
    lines = text.splitlines()
    row = {**json.loads(lines[line]), **changes}
    lines[line] = json.dumps({k: v for k, v in row.items() if v is not None})
    return "\n".join(lines) + "\n"


def test_a_replay_is_lines_of_json_that_name_all_that_is_needed(grenier, text):
    rows = [json.loads(line) for line in text.splitlines()]
    assert rows[0] == {
        "format": replay.FORMAT, "game": "grenier", "rules": "1",
        "content": rows[0]["content"], "edition": rows[0]["edition"],
        "options": {"seats": rows[0]["options"]["seats"]}, "seed": f"{42:032x}",
        "state": layouts.state_text(grenier.rules.state),
    }  # fmt: skip
    assert all(set(row) == {"n", "seat", "move"} for row in rows[1:-1])
    assert rows[-1]["end"] == len(rows) - 2 and rows[-1]["reason"]


def test_every_cut_is_found(grenier, text):
    for end in range(len(text) - 1):
        refused(text[:end], grenier, r"^line \d+: ")


def test_a_file_without_its_last_newline_is_whole(grenier, text):
    assert replay.read(text[:-1], game=grenier).over


@pytest.mark.parametrize("end", ["\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_a_line_ends_with_a_line_feed_and_with_nothing_else(grenier, text, end):
    """Or a server that counts line feeds takes 15 000 moves for none (N3)."""
    joined = end.join(text.splitlines())
    assert replay.count_moves(joined) == 0
    refused(joined, grenier, "^line 1: ")
    head, rest = text.split("\n", 1)
    refused(head + "\n" + rest.replace("\n", end), grenier, "^line 2: ")


def test_a_file_with_carriage_returns_before_its_line_feeds_is_whole(grenier, text):
    again = replay.read(text.replace("\n", "\r\n"), game=grenier)
    assert again.over


def test_moves_are_counted_as_they_are_read(grenier, text):
    made = replay.read(text, game=grenier).version
    assert replay.count_moves(text) == replay.count_moves(text[:-1]) == made
    assert replay.count_moves("") == replay.count_moves("{}") == 0


def test_a_lone_surrogate_is_refused_with_its_line(grenier, text):
    """It can't be encoded, which was a UnicodeEncodeError (N17)."""
    for at in range(0, len(text), 97):
        refused(text[:at] + "\ud800" + text[at:], grenier, r"^line \d+: ")
    for cut in (text[:-3], text.split("\n")[0], "{}"):
        refused(cut + "\udfff", grenier, r"^line \d+: ")


def test_every_changed_letter_is_found(grenier, text):
    for at in range(0, len(text) - 1, 7):
        other = "0" if text[at] != "0" else "1"
        refused(text[:at] + other + text[at + 1 :], grenier, r"^line \d+: ")


def test_every_changed_digit_of_a_first_position_is_found(grenier):
    match = match_at(grenier, Spot(0, 3, 50))
    text = replay.dump(Match(match.edition, 1, state=match.state).push(match.legal()[0]))
    start = text.index('"start":"') + 9
    for at in range(start, text.index('"', start)):
        other = "f" if text[at] != "f" else "7"
        refused(text[:at] + other + text[at + 1 :], grenier, r"^line \d+: ")


def test_a_line_taken_away_or_doubled_is_found(grenier, text):
    lines = text.splitlines(keepends=True)
    refused("".join(lines[:3] + lines[4:]), grenier, "^line 4: move 4 where 3 must stand")
    refused("".join(lines[:3] + lines[2:]), grenier, "^line 4: move 2 where 3 must stand")
    refused("".join([*lines, lines[-1]]), grenier, r"^line \d+: ")
    refused("".join([*lines, "\n"]), grenier, r"^line \d+: ")


@pytest.mark.parametrize("other", ["", "a letter", "[1, 2]", "\x00\xff"])
def test_a_file_that_is_no_match_is_called_so_without_words_of_programmers(other):
    with pytest.raises(ReplayError) as caught:
        replay.read_head(other)
    assert str(caught.value) == "line 1: this is not a saved match"


def test_another_game_version_or_content_is_named(grenier, text):
    refused(edited(text, 0, game="chess"), grenier, "line 1: .*chess")
    refused(edited(text, 0, rules="2"), grenier, "line 1: played under rules 2, this is 1")
    refused(edited(text, 0, content="00"), grenier, "line 1: .* not those of its digest 00")
    refused(edited(text, 0, format="x"), grenier, "line 1: format 'x' is not")
    newer = "line 1: format 'ludotheque-replay-5' was written by a newer version of this program"
    refused(edited(text, 0, format="ludotheque-replay-5", extra=1), grenier, newer)
    for older in replay.OLDER:
        refused(edited(text, 0, format=older), grenier, f"line 1: .* older format '{older}'")
    refused(edited(text, 0, seed="xyz"), grenier, "line 1: seed 'xyz' is not a whole number")
    strange = edited(text, 0, game="other", options={"colour": "red"})
    refused(strange, grenier, "line 1: played of the game other, this is grenier")
    refused(edited(text, 0, seed=None), grenier, "line 1: .*seed")
    refused(edited(text, 0, seed="-1"), grenier, "line 1: ")
    refused(edited(text, 0, extra=1), grenier, "line 1: .*extra")


def test_an_unknown_game_is_named_when_none_is_given(text):
    refused(text, None, "line 1: unknown game 'grenier'")


def test_a_move_that_is_refused_is_named_with_its_rule(grenier, text):
    row = json.loads(text.splitlines()[1])
    refused(edited(text, 1, move="fly"), grenier, r"line 2: .*LUD-3")
    refused(edited(text, 1, move="pass"), grenier, r"line 2: .*GRE-3.1")
    refused(edited(text, 1, seat=1 - row["seat"]), grenier, "line 2: seat")
    refused(edited(text, 1, move=7), grenier, "line 2: ")


def test_a_wrong_promise_of_the_last_line_is_named(grenier, text):
    refused(edited(text, -1, end=3), grenier, "moves read, 3 promised")
    refused(edited(text, -1, position="0" * 16), grenier, "do not lead to the position promised")
    refused(edited(text, -1, scores=[0.0, 0.0]), grenier, "the outcome told is not the one played")
    refused(edited(text, -1, seal="0" * 16), grenier, "the seal does not fit")


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]\n[]\n", "\x00", "nul\nnul", "{}\n{}\n"])
def test_what_is_no_replay_at_all_is_refused(grenier, text):
    refused(text, grenier, "^line ")


def test_an_unfinished_match_is_a_replay_too(grenier):
    match = match_at(grenier, Spot(0, 9, 40))
    again = replay.read(replay.dump(match), game=grenier)
    assert not again.over and again.version == match.version
    again.push(again.legal()[0])


def with_another_goal(grenier, tmp_path):
    """The same game with a number of its content changed."""
    folder = tmp_path / "grenier"
    shutil.copytree(grenier.folder, folder)
    path = folder / "content" / "table.toml"
    path.write_text(path.read_text().replace("goal = 9", "goal = 10"))
    return Game(grenier.rules, folder)


def test_a_file_is_played_with_its_own_tables_and_native_code_is_not_trusted_with_them(
    grenier, text, tmp_path
):
    changed = with_another_goal(grenier, tmp_path)
    match = replay.read(text, game=changed)
    assert match.edition.t.goal == 9 and changed.edition().t.goal == 10
    assert not match.edition.own and native.handle(match.edition) is None
    assert replay.read(text, game=grenier).edition.own
    assert replay.dump(match) == text


def test_tables_in_a_file_that_are_not_what_it_names_are_refused(grenier, text, tmp_path):
    changed = with_another_goal(grenier, tmp_path)
    other = replay.dump(match_at(changed, Spot(1, 42, 100)))
    strange = json.loads(other.splitlines()[0])["edition"]
    refused(edited(text, 0, edition=strange), changed, "line 1: .* not those of its digest")
    refused(edited(text, 0, edition="AAAA"), changed, "line 1: the tables .* can't be read")
    refused(edited(text, 0, edition="?"), changed, "line 1: ")
    refused(edited(text, 0, edition=None), changed, "line 1: the tables .* can't be read")


def test_where_tables_are_looked_up_those_of_the_file_are_not_taken(grenier, text, tmp_path):
    changed = with_another_goal(grenier, tmp_path)
    content = json.loads(text.splitlines()[0])["content"]
    with pytest.raises(ReplayError, match=f"^line 1: the tables {content} of this match are not"):
        replay.read(text, game=changed, known=lambda digest: None)
    kept = {content: grenier.edition(json.loads(text.splitlines()[0])["options"]).kept}
    assert replay.read(text, game=changed, known=kept.get).edition.own


def keyed(grenier):
    """A match whose chance was keyed anew on the way and again at its end."""
    match = grenier.new(7)
    for n in range(5):
        match.push(match.legal()[0])
        if n in (2, 4):
            match.key_anew(1000 + n)
    return match


def test_a_file_tells_where_chance_was_keyed_anew(grenier):
    match = keyed(grenier)
    text = replay.dump(match)
    rows = [json.loads(line) for line in text.splitlines()]
    assert [row.get("key") for row in rows[1:]] == [
        *[None] * 3,
        f"{1002:032x}",
        None,
        f"{1004:032x}",
    ]
    again = replay.read(text, game=grenier)
    assert again.keys == match.keys == {3: 1002, 5: 1004}
    assert grenier.rules.state.pack(again.state) == grenier.rules.state.pack(match.state)


def test_a_key_that_is_none_is_named_with_its_line(grenier):
    text = replay.dump(keyed(grenier))
    refused(edited(text, 4, key="soon"), grenier, r"^line 5: seed 'soon' is not a whole number")
    refused(edited(text, 4, key="f" * 33), grenier, r"^line 5: seed .* is not a whole number")
    last = f"{1004:032x}"
    refused(text.replace(last, "-1"), grenier, r"^line 7: seed -1 is not a whole number")
    refused(text.replace(last, f"{3:032x}"), grenier, r"^line 7: the moves do not lead")

"""Bad input: one sentence that names what is wrong, exit code 2, nothing on the other stream."""

import errno
import json

import pytest

from ludotheque.terminal import trouble

BAD = [
    (("play", "chess"), "chess"),
    (("games", "--lang", "de"), "de"),
    (("play", "grenier", "--vs", "titan"), "titan"),
    (("play", "grenier", "--vs", "oracle,oracle"), "2"),
    (("play", "grenier", "--seat", "z"), "z"),
    (("play", "grenier", "--seat", "c"), "c"),
    (("play", "grenier", "--set", "seats=9"), "9"),
    (("play", "grenier", "--set", "colour=red"), "colour"),
    (("play", "grenier", "--set", "seats"), "seats"),
    (("play", "grenier", "--set", "seats=2", "--set", "seats=3"), "seats"),
    (("play", "grenier", "--two", "--vs", "oracle"), "--vs"),
    (("play", "grenier", "--two", "--seat", "a"), "--seat"),
    (("play", "grenier", "--seed", "-1"), "-1"),
    (("play", "grenier", "--seed", "soon"), "soon"),
    (("play", "grenier", "--load", "absent.jsonl"), "absent.jsonl"),
    (("watch", "grenier", "random"), "1"),
    (("watch", "grenier", "random", "titan"), "titan"),
    (("watch", "grenier", "random", "random", "--delay", "-2"), "-2"),
    (("arena", "grenier", "--agents", "random", "--games", "2"), "random"),
    (("arena", "grenier", "--agents", "random,titan"), "titan"),
    (("arena", "grenier", "--agents", "random,random", "--games", "0"), "--games"),
    (("arena", "grenier", "--agents", "random,random", "--scale", "0"), "--scale"),
    (("arena", "grenier", "--agents", "random,random", "--scale", "nan"), "--scale"),
    (("arena", "grenier", "--agents", "random,random", "--workers", "0"), "--workers"),
    (("arena", "grenier", "--agents", "random,random", "--games", "many"), "many"),
    (("arena", "grenier", "--agents", "random,random", "--equal-time", "0"), "--equal-time"),
    (("arena", "grenier", "--agents", "random,random", "--equal-time", "-1"), "--equal-time"),
    (("arena", "grenier", "--agents", "random,random", "--equal-time", "nan"), "--equal-time"),
    (("arena", "grenier", "--matrix", "", "--equal-time", "0.1"), "--equal-time"),
    (("arena", "grenier", "--agents", "seer,random"), "seer"),
    (("arena", "grenier", "--agents", "absent.toml,random"), "absent.toml"),
    (("arena", "grenier"), "--agents maitre,adepte"),
    (("lab", "compare"), "compare"),
    (("lab", "puzzles", "grenier", "--count", "0"), "--count"),
    (("lab", "ceiling", "chess"), "chess"),
    (("lab", "ceiling", "grenier", "--games", "0"), "--games"),
    (("lab", "ceiling", "grenier", "--workers", "0"), "--workers"),
    (("lab", "ceiling", "grenier", "--scale", "0"), "--scale"),
    (("arena", "chess", "--agents", "random,random", "--json"), "chess"),
    (("ladder", "grenier", "--games", "-4"), "-4"),
    (("ladder",), "GAME"),
    (("perft", "grenier", "--depth", "0"), "--depth"),
    (("perft", "grenier"), "--depth"),
    (("perft", "grenier", "--depth", "2", "extra"), "extra"),
    (("check", "absent.md"), "absent.md"),
    (("check",), "FILE"),
    (("replay", "absent.jsonl"), "absent.jsonl"),
    (("serve", "--host", "", "--port", "0", "--data", "/dev/null"), "--host"),
    (("serve", "--proxy", "the proxy", "--port", "0"), "--proxy"),
    (("serve", "--allow-host", "http://x/", "--port", "0"), "--allow-host"),
    (("serve", "--host", "203.0.113.7", "--port", "0", "--data", "/dev/null"), "203.0.113.7"),
    (("dance",), "dance"),
    (("games", "--loud"), "--loud"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("args", "named"), BAD, ids=lambda v: " ".join(v) if v else "")
def test_one_sentence_names_it(run, args, named, lang, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(*args, lang=lang)
    assert result.exit_code == 2
    first, *more = result.stderr.splitlines()
    assert named in first and not first[0].islower()
    assert all("--help" in line for line in more) and len(more) <= 1
    assert result.stdout == "" and list(tmp_path.iterdir()) == []


def test_the_two_languages_differ(run):
    for args, _ in BAD:
        if "--lang" not in args:
            assert run(*args).stderr != run(*args, lang="fr").stderr, args


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_data_folder_that_is_none(run, tmp_path, lang):
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "noise").mkdir()
    (tmp_path / "noise" / "ludotheque.db").write_text("not a database" * 99, encoding="utf-8")
    for name in ("file", "noise"):
        result = run("serve", "--port", 0, "--data", tmp_path / name, lang=lang)
        assert result.exit_code == 2 and result.stdout == ""
        assert result.stderr.count("\n") == 1 and str(tmp_path / name) in result.stderr
        assert ("dossier" in result.stderr) == (lang == "fr")


def test_the_name_of_a_file_is_told_as_it_was_typed(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, command in (("cut.jsonl", "replay"), ("open.md", "check")):
        (tmp_path / name).write_text("```scenario\n", encoding="utf-8")
        assert run(command, name).stderr.startswith(name)


@pytest.mark.parametrize(("lang", "said"), [("en", "it is a folder"), ("fr", "c’est un dossier")])
def test_a_folder_where_a_file_was_meant(run, tmp_path, lang, said):
    assert said in run("replay", tmp_path, lang=lang).stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "no room left"), ("fr", "plus de place")])
def test_what_the_system_says_of_a_full_disk(lang, said):
    assert said in trouble.why_of(OSError(errno.ENOSPC, "No space left on device")).get(lang)
    assert trouble.why_of(OSError(errno.EMFILE, "Too many open files")) == "Too many open files"


def edited(kept, change):
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(change(lines)), encoding="utf-8")


def another_key(name, value):
    def change(lines):
        head = json.loads(lines[0]) | {name: value}
        return [json.dumps(head) + "\n", *lines[1:]]

    return change


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (lambda lines: lines[:-1], None, "cut short"),
        (lambda lines: [*lines[:-1], lines[-1][:20]], None, "truncated"),
        (lambda lines: [lines[0], *lines[2:]], 2, "must stand"),
        (lambda lines: [lines[0], lines[1].replace('"n":1', '"n": 1'), *lines[2:]], None, "edited"),
        (another_key("rules", "0"), 1, "rules 0"),
        (another_key("content", "00"), 1, "digest 00"),
        (another_key("game", "chess"), 1, "chess"),
        (another_key("options", {"seats": 9}), None, "edited"),
        (lambda lines: [], None, "cut short"),
    ],
)
def test_a_replay_that_was_cut_or_edited_is_not_believed(run, kept, change, line, said):
    edited(kept, change)
    before = kept.read_bytes()
    for command in (("replay", kept), ("replay", kept, "--json"), ("play", "--load", kept)):
        result = run(*command)
        assert result.exit_code == 2 and result.stdout == ""
        assert str(kept) in result.stderr and said in result.stderr
        assert f"line {line or ''}" in result.stderr
        french = run(*command, lang="fr").stderr
        assert "ligne" in french and french.count("\n") == 1
    assert kept.read_bytes() == before


def test_a_replay_at_a_move_that_was_never_made(run, kept):
    result = run("replay", kept, "--at", 999)
    assert result.exit_code == 2 and "--at: 999" in result.stderr


def test_load_brings_its_own_seed(run, kept):
    result = run("play", "grenier", "--load", kept, "--seed", 3)
    assert result.exit_code == 2 and "--seed" in result.stderr


def test_files_that_are_not_text_or_not_scenarios(run, tmp_path):
    noise, empty, open_ = (tmp_path / name for name in ("noise.md", "empty.md", "open.md"))
    noise.write_bytes(b"\xff\xfe\x00\x01")
    empty.write_text("# Nothing here\n", encoding="utf-8")
    open_.write_text("```scenario\nscenario GRE-1 x\n", encoding="utf-8")
    for path, said in ((noise, "UTF-8"), (empty, "no scenario block"), (open_, "never closed")):
        result = run("check", path)
        assert result.exit_code == 2 and result.stdout == ""
        assert str(path) in result.stderr and said in result.stderr
    assert run("check", tmp_path).exit_code == 2


def test_a_line_that_says_nothing_fails_its_scenario(run, tmp_path):
    wrong = tmp_path / "wrong.md"
    wrong.write_text("```scenario\nscenario GRE-1 x\nhello there\n```\n", encoding="utf-8")
    result = run("check", wrong, COLUMNS="999")
    assert result.exit_code == 1 and ":3: 'hello there' is not of the form" in result.stdout


def test_one_missing_file_among_several_runs_none(run, tmp_path):
    good = tmp_path / "good.md"
    good.write_text("```scenario\nscenario GRE-1 x\n```\n", encoding="utf-8")
    result = run("check", good, tmp_path / "absent.md")
    assert result.exit_code == 2 and result.stdout == ""

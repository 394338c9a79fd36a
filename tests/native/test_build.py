"""Building: when, where, and what is said when it can't be done."""

import os
import re
import subprocess
import sys
import types
import warnings

import pytest

from ludotheque.core import native
from ludotheque.core.native import cache
from ludotheque.core.native.__main__ import main
from ludotheque.core.native.compiler import NoCompiler, compile_unit
from ludotheque.core.record import PUBLIC, Field
from ludotheque.core.state import state_layout

from .games import changed
from .mini import PROBE_LINE, mini, mini_rules, write_game

OTHER = "def probe(t, s, n):\n    return n + 1\n"


COMMAND = """import sys
from ludotheque.core import carried, native
from ludotheque.core.native.__main__ import main
carried._found.clear()
native.FLAGS = ("-O0", "-w")
sys.exit(main(sys.argv[1:]))
"""  # as `small` has it, in a process of its own
_compiled = {}  # what a text was compiled to, in this process


@pytest.fixture(autouse=True)
def small(monkeypatch, alone):
    """Leave the search and the optimiser out, which take most of the time; and a text that was
    compiled for one test is not compiled again for another: they are about what is kept where."""
    monkeypatch.setattr(native, "FLAGS", ("-O0", "-w"))
    monkeypatch.setattr(native, "compile_unit", compiled_once)


def compiled_once(files, name, flags):
    """The unit of a text, whatever its digest."""
    text = re.sub('DIGEST = ".*"', "", repr((files, name, flags)))
    if text not in _compiled:
        _compiled[text] = compile_unit(files, name, flags)
    return _compiled[text]


@pytest.fixture
def empty(tmp_path, monkeypatch):
    """A folder for units with nothing in it."""
    folder = tmp_path / "units"
    monkeypatch.setenv("LUDOTHEQUE_NATIVE_FOLDER", str(folder))
    return folder


@pytest.fixture
def bare(monkeypatch, empty):
    """A machine without a C compiler."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(native, "_said", set())


def units(folder):
    return sorted(path.name for path in folder.glob("*.so"))


def test_the_digest_follows_text_numbers_fields_and_contract(tmp_path):
    rules = mini_rules(tmp_path)
    other = mini_rules(tmp_path, OTHER)
    wider = state_layout([Field("seat", "i1", (), PUBLIC), Field("n", "i8", (), PUBLIC)])
    digests = {
        native.digest(other),
        native.digest(changed(rules, state=wider)),
        native.digest(changed(rules, width=3)),
        native.digest(changed(rules, prune=rules.legal)),
    }
    before = native.digest(rules)
    assert len(digests) == 4 and before not in digests
    assert native.digest(rules) == before
    rules.modules[0].LIMIT = 7
    after = native.digest(rules)
    assert after != before
    rules.modules[0].others = types.SimpleNamespace(HIGH=1)
    assert native.digest(rules) == after
    rules.modules[0].others = types.ModuleType("others")
    rules.modules[0].others.HIGH = 1
    assert native.digest(rules) != after


def test_another_source_is_another_file_and_the_old_one_goes(tmp_path, empty, compiler):
    first = mini(tmp_path)
    native.build(first.rules)
    before = units(empty)
    made = (empty / before[0]).stat()
    native.build(first.rules)
    assert units(empty) == before and (empty / before[0]).stat().st_ino == made.st_ino
    rules = first.folder / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("return n", "return 2 * n"), "utf-8")
    native.build(first.rules)
    assert len(units(empty)) == 1 and units(empty) != before


def test_a_change_of_rules_changes_native_play(tmp_path, empty, compiler):
    ends = set()
    for probe in (OTHER, OTHER.replace("n + 1", "n + 2")):
        ends.add(native.handle(mini(tmp_path, probe).edition()).random_game(1)[1])
    assert len(ends) == 2


def test_a_unit_without_players_says_so(tmp_path, compiler):
    twin = native.handle(mini(tmp_path).edition())
    row = bytearray(8)
    with pytest.raises(NotImplementedError, match="built without players"):
        twin.search(bytearray(twin.first(1, 0)), row, row, row)


def test_a_file_that_was_cut_off_is_built_again(tmp_path, empty, compiler):
    rules = mini_rules(tmp_path)
    path = native.build(rules)
    path.write_bytes(path.read_bytes()[:1000])
    assert native.available(rules)


def test_a_file_for_another_machine_is_built_again(tmp_path, empty, compiler):
    rules = mini_rules(tmp_path)
    path = native.build(rules)
    path.write_bytes(bytes(path.stat().st_size))
    assert native.available(rules)


def test_two_processes_at_once_build_once(tmp_path, empty, compiler):
    home = write_game(tmp_path)
    command = [sys.executable, "-c", COMMAND, "--folder", str(home)]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate()[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert sorted(said) == ["", "building the native engine of mini …\n"]
    assert len(units(empty)) == 1


def test_without_a_compiler_python_plays_and_one_warning_says_so(tmp_path, bare):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for game_id in ("one", "two"):
            assert native.handle(mini(tmp_path, game_id=game_id).edition()) is None
    said = [str(w.message) for w in caught]
    assert said == [
        "games run in plain Python, which is slower: no C compiler was found (cc, gcc or clang)"
    ]


@pytest.mark.parametrize("lang, sentence", [
    ("fr", "Les jeux tournent en Python, plus lentement\u00a0: aucun compilateur C n’a été trouvé"
           " (cc, gcc ou clang).\n"),
    ("en", "Games run in plain Python, which is slower: no C compiler was found"
           " (cc, gcc or clang).\n"),
])  # fmt: skip
def test_the_command_line_says_so_once_in_one_sentence(empty, lang, sentence):
    """No Python warning with a line of source, in no language."""
    program = "from ludotheque.cli import main; main()"
    words = ["watch", "night-dealer", "greedy", "greedy", "--lang", lang]
    bare = {**os.environ, "PATH": "", "CC": "", "LUDOTHEQUE_NATIVE_FOLDER": str(empty)}
    bare.pop("LUDOTHEQUE_NATIVE", None)
    ran = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, env=bare
    )
    assert ran.returncode == 0 and ran.stderr == sentence


def test_a_unit_built_before_is_used_without_a_compiler(tmp_path, empty, compiler, monkeypatch):
    rules = mini_rules(tmp_path)
    native.build(rules)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert native.available(rules)


def test_a_unit_built_before_is_used_without_cython(tmp_path, empty, compiler, monkeypatch):
    rules = mini_rules(tmp_path)
    path = native.build(rules)
    monkeypatch.setattr(cache, "cython_version", lambda: "")
    assert native.build(rules) == path


def test_required_native_code_is_an_error_where_it_is_missing(tmp_path, bare, monkeypatch):
    monkeypatch.setenv(native.SETTING, "require")
    with pytest.raises(NoCompiler, match="no C compiler was found"):
        native.handle(mini(tmp_path).edition())


def test_native_code_can_be_switched_off_quietly(tmp_path, monkeypatch, recwarn, compiler):
    edition = mini(tmp_path).edition()
    with native.set_aside():
        assert native.handle(edition) is None
    assert native.handle(edition) is not None
    monkeypatch.setenv(native.SETTING, "0")
    assert native.handle(edition) is None and not native.available(edition.rules)
    assert not recwarn.list


def test_a_rule_that_is_not_record_style_plays_in_python_and_is_named(tmp_path, empty, compiler):
    edition = mini(tmp_path, "def probe(t, s, n):\n    return [n][0]\n").edition()
    with pytest.warns(UserWarning, match=rf"mini/rules.py:{PROBE_LINE + 1}: probe: List is not"):
        assert native.handle(edition) is None
    with pytest.raises(native.NativeError, match="List is not record style"):
        native.build(edition.rules)


def test_what_only_cython_refuses_is_told_with_file_and_line(tmp_path, empty, compiler):
    probe = "def probe(t, s, n):\n    for i in range(0, 9, n + 1):\n        n += i\n    return n\n"
    with pytest.raises(native.NativeError, match=rf"mini/rules.py:{PROBE_LINE + 1}: .*gil"):
        native.build(mini_rules(tmp_path, probe))


def test_where_the_package_can_t_be_written_the_user_s_cache_serves(
    tmp_path, monkeypatch, compiler
):
    monkeypatch.delenv("LUDOTHEQUE_NATIVE_FOLDER")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "package").write_text("a file, so that no folder can be made in it")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path / "package")
    path = native.build(mini_rules(tmp_path))
    assert path.parent == tmp_path / "cache" / "ludotheque" / "native"
    assert (path.parent / ".gitignore").read_text() == "*\n"


def test_the_command_builds_all_games_of_a_folder(tmp_path, empty, compiler, capsys):
    home = write_game(tmp_path, game_id="all-of-it")
    assert main(["--all", "--folder", str(home)]) == 0
    assert len(units(empty)) == 1 and units(empty)[0].startswith("all_of_it.")
    assert "building the native engine of all-of-it …" in capsys.readouterr().err


def test_the_command_tells_what_is_wrong(tmp_path, empty, compiler, capsys):
    assert main(["nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
    home = write_game(tmp_path, "def probe(t, s, n):\n    return 'n'\n")
    assert main(["--folder", str(home)]) == 1
    assert "str values are not record style" in capsys.readouterr().err


def test_the_command_is_content_with_python_unless_native_is_required(
    tmp_path, bare, monkeypatch, capsys
):
    home = write_game(tmp_path)
    assert main(["--all", "--folder", str(home)]) == 0
    assert "plain Python" in capsys.readouterr().err
    monkeypatch.setenv(native.SETTING, "require")
    assert main(["--all", "--folder", str(home)]) == 1

"""What the lint must name, each with its file, line and function; and what it must let pass."""

import pytest

from ludotheque.core import carried
from ludotheque.core.native.lint import lint
from ludotheque.core.native.scope import reach
from ludotheque.core.native.unit import Unit

from .games import CONNECT_FOUR, TOY
from .mini import HEAD, PROBE_LINE, RIGHT, mini_rules

WRONG = {
    "s.row[-1]": "index -1 of a row of 4",
    "s.row[MINUS]": "index -1 of a row of 4",
    "s.row[4]": "index 4 of a row of 4",
    "s.row[find(t, s, n)]": "the index 'find(t, s, n)' may be negative",
    "s.row[HELD.find(s, n)]": "the index 'HELD.find(s, n)' may be negative",
    "HELD.pull(s, n)": "calls 'HELD.pull': not a plain function of Rules.modules",
    "HELD.push(s)": "push() takes 2 arguments",
    "HELD.drop(s, 0)": "drop() gives no value to use",
    "d.unused": "'d' is not known here",
    "s.row[1:2]": "Slice is not record style",
    "s.grid[1, 2]": "one index at a time",
    "s.n[0]": "'s.n' is not a row",
    "s.nothing": "no field 'nothing' in State",
    "t.row[0]": "no field 'row' in Tables",
    "n.row": "'n' has no fields",
    "nothing": "'nothing' is not known here",
    "WORDS": "'WORDS' is a tuple: it belongs in the tables",
    "nothing(n)": "calls 'nothing': not a plain function of Rules.modules",
    "sorted(n)": "calls 'sorted' of builtins: not a plain function",
    "math.floor(n)": "calls 'math.floor' of math: not a plain function",
    "find(t, s)": "find() takes 3 arguments",
    "find(t, s, n=n)": "arguments go by place",
    "find(s, t, n)": "find(): 's' does not fit 't'",
    "find(t, s, s.row)": "find(): 's.row' does not fit 'n'",
    "clear(s.row, n)": "clear() gives no value to use",
    "len(n)": "len() of a row that came as an argument",
    "range(n)": "range() only heads a loop",
    "max(n)": "max() needs two numbers or more",
    "[n]": "List is not record style",
    "{n: n}": "Dict is not record style",
    "'text'": "str values are not record style",
    "lambda: n": "Lambda is not record style",
    "[i for i in s.row]": "ListComp is not record style",
    "(m := n)": "NamedExpr is not record style",
    "n and any(s.row[i] for i in range(n))": "GeneratorExp is not record style",
    "max(s.row[i] for i in range(n))": "GeneratorExp is not record style",
    "n << 64": "a shift by 64",
    "1 << 70": "a shift by 70",
    "(n > 1) << 40": "a truth value is shifted",
    "n ** 2": "powers are for constants",
    "2 ** 64": "18446744073709551616 does not fit 64 bits",
    "99999999999999999999": "99999999999999999999 does not fit 64 bits",
    "s.row == s.row": "'s.row' is not a number",
    "s.row and n": "'s.row' is not a number",
    "n in s.row": "`in` asks a tuple of numbers",
    "s.word": "an unsigned word goes into the result",
    "s.word < n": "'n' is signed and compared with an unsigned word",
    "s.word == -1": "'-1' is signed and compared with an unsigned word",
    "open_note(s, s.word, 1, 1)": "an unsigned word goes into 'kind'",
}  # fmt: skip
WRONG_LINES = {
    "    t.size = n\n    return n\n": (1, "tables are read-only"),
    "    t.step[0] += n\n    return n\n": (1, "tables are read-only"),
    "    steps = t.step\n    steps[0] = n\n    return n\n": (2, "tables are read-only"),
    "    clear(t.step, n)\n    return n\n": (1, "clear() writes 'row', but tables are read-only"),
    "    s.row = s.row\n    return n\n": (1, "a whole row can't be assigned"),
    "    s.grid[0] = s.grid[1]\n    return n\n": (1, "a whole row can't be assigned"),
    "    a = b = n\n    return a + b\n": (1, "one target at a time"),
    "    s = n\n    return n\n": (1, "'s' is a record"),
    "    if n > 1:\n        return n\n": (0, "returns a value on some paths only"),
    "    if n > 1:\n        return\n    return n\n": (2, "returns a value on some paths only"),
    "    for i in range(n):\n        return i\n": (0, "returns a value on some paths only"),
    "    if n > 1:\n        a = 1\n    return a\n": (3, "'a' may be read before it is set"),
    "    for i in range(n):\n        a = i\n    return a\n": (3, "'a' may be read before"),
    "    for i in range(n):\n        pass\n    return i\n": (3, "'i' may be read before"),
    "    a += n\n    return a\n": (1, "'a' may be read before it is set"),
    "    a: u64\n    s.word = a\n    return n\n": (2, "'a' may be read before it is set"),
    "    word = s.word\n    return n + word\n": (1, "an unsigned word goes into word"),
    "    n += s.word\n    return n\n": (1, "an unsigned word goes into n"),
    "    at = find(t, s, n)\n    return s.row[at]\n": (2, "the index 'at' may be negative"),
    "    at = -1\n    return s.row[at]\n": (2, "the index 'at' may be negative"),
    "    short = n\n    return short\n": (0, "'short' is a word of C or Cython"),
    "    word: Any = n\n    return n\n": (1, "'Any' is no kind of core/types.py"),
    "    for row in s.grid:\n        n += row[0]\n    return n\n": (1, "one row of known length"),
    "    for a, b in s.grid:\n        n += a\n    return n\n": (1, "a loop sets one local"),
    "    def inner():\n        return n\n    return n\n": (1, "FunctionDef is not record style"),
    "    import math\n    return n\n": (1, "Import is not record style"),
    "    global LIMIT\n    return n\n": (1, "Global is not record style"),
    "    try:\n        return n\n    finally:\n        n = 1\n": (1, "Try is not record style"),
    "    raise n\n": (1, "Raise is not record style"),
    "    del n\n    return n\n": (1, "Delete is not record style"),
    "    assert n, f'{n}'\n    return n\n": (1, "JoinedStr is not record style"),
}  # fmt: skip
WRONG_HEADS = {
    "def probe(t, s, n=1):\n": "plain positional parameters only",
    "def probe(t, s, *n):\n": "plain positional parameters only",
    "def probe(t, s, n: Any):\n": "say which kind 'n' is",
    "def probe(t, s, n: list):\n": "say which kind 'n' is",
    "def probe(t, s, n) -> str:\n": "the result can't be 'str' in C",
    "def probe(t, s, n) -> None:\n": "is said to give None, but returns a value",
    "@no_type_check\ndef probe(t, s, n):\n": "a decorator changes what Python does",
    "PROBE = 1\ndef probe(t, s, n):\n": "leave a blank line above",
}


def found_in(folder, probe):
    """What is found in a game with this `probe`; the players are looked at once, below."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(carried, "_found", [])
        return lint(reach(Unit(mini_rules(folder, probe))))


@pytest.mark.parametrize(("expression", "what"), WRONG.items())
def test_an_expression_that_means_something_else_is_named(tmp_path, expression, what):
    found = found_in(tmp_path, f"{HEAD}    return {expression}\n")
    assert any(what in line for line in found), found
    assert all(line.startswith(f"mini/rules.py:{PROBE_LINE + 1}: probe: ") for line in found), found


@pytest.mark.parametrize(("body", "where"), WRONG_LINES.items())
def test_a_statement_that_means_something_else_is_named_with_its_line(tmp_path, body, where):
    after, what = where
    found = found_in(tmp_path, HEAD + body)
    wanted = f"mini/rules.py:{PROBE_LINE + after}: probe: "
    assert any(line.startswith(wanted) and what in line for line in found), found


@pytest.mark.parametrize(("head", "what"), WRONG_HEADS.items())
def test_a_signature_that_native_code_can_t_have_is_named(tmp_path, head, what):
    found = found_in(tmp_path, f"{head}    return 1\n")
    assert any(": probe: " in line and what in line for line in found), found


@pytest.mark.parametrize("body", RIGHT)
def test_record_style_passes(tmp_path, body):
    assert found_in(tmp_path, HEAD + body) == []


def test_a_function_without_a_value_may_hand_over_to_another(tmp_path):
    over = "def over(s, n) -> None:\n    if n > 1:\n        return clear(s.row, n)\n    s.n = 1\n"
    assert found_in(tmp_path, f"{HEAD}    over(s, n)\n    return n\n\n\n{over}") == []
    found = found_in(tmp_path, f"{HEAD}    return over(s, n)\n\n\n{over}")
    assert any("over() gives no value to use" in line for line in found), found


def test_what_the_contract_does_not_reach_may_be_any_python(tmp_path):
    probe = f"{HEAD}    return n\n\n\ndef aside(*many):\n    return [str(m) for m in many]\n"
    assert found_in(tmp_path, probe) == []


def test_the_kernels_and_the_search_pass_on_the_made_up_games():
    assert lint(reach(Unit(TOY))) == []
    assert lint(reach(Unit(CONNECT_FOUR))) == []

"""The text of a unit: every line where it was, every name what Python means by it."""

import ast

import pytest

from ludotheque.core import native
from ludotheque.core.native.generate import generate
from ludotheque.core.native.reference import Reference
from ludotheque.core.native.scope import reach
from ludotheque.core.native.unit import NativeError, Unit

from .games import CONNECT_FOUR, CREW, TOY, changed, edition
from .mini import HEAD, PROBE_LINE, RIGHT, mini_rules


def probe_lines(folder, body):
    """The rewritten lines of `probe`, its signature first."""
    text = generate(mini_rules(folder, HEAD + body))["mini/rules.pxi"]
    return text.split("\n")[PROBE_LINE - 1 :]


@pytest.mark.parametrize("rules", [TOY, CONNECT_FOUR, CREW], ids=lambda r: r.id)
def test_every_function_stays_on_its_line(rules):
    unit = Unit(rules)
    files = generate(rules)
    for function in reach(unit):
        label = function.source.label.removesuffix(".py") + ".pxi"
        lines = files[label].split("\n")
        assert len(lines) == len(function.source.text.split("\n"))
        head = lines[function.node.lineno - 1]
        assert head.startswith("cdef inline ") and f" {function.c_name}(" in head
        kept = ast.get_docstring(function.node, clean=False)
        assert kept in files[label]


def test_annotations_vanish_and_columns_stay(tmp_path):
    lines = probe_lines(tmp_path, "    part: f64 = sqrt(n)\n    word: u64\n    return int(part)\n")
    assert lines[1:4] == ["    part      = sqrt(n)", "    pass", "    return <long long>(part)"]


def test_constants_are_put_in_place_with_all_their_bits(tmp_path):
    lines = probe_lines(tmp_path, "    s.word = MASK64\n    return LIMIT * (1 << 40) + MINUS + n\n")
    assert lines[1] == "    s.word = 18446744073709551615ULL"
    assert lines[2] == "    return 6597069766655LL + n"


def test_sums_products_and_shifts_of_narrow_numbers_are_widened(tmp_path):
    body = "    a = s.n * s.n - s.row[0]\n    b = 1 << n\n    c = s.count - s.count\n"
    lines = probe_lines(tmp_path, f"{body}    return a + b + c\n")
    assert lines[1] == "    a = <long long>s.n * s.n - s.row[0]"
    assert lines[2] == "    b = <long long>1 << n"
    assert lines[3] == "    c = <long long>s.count - <long long>s.count"


def test_functions_that_can_t_fail_say_so(tmp_path):
    safe = probe_lines(tmp_path, "    return n // 3\n")[0]
    assert safe == "cdef inline long long probe(Tables* t, State* s, long long n) noexcept nogil:"
    for body in ("    return 3 // n\n", "    assert n\n    return n\n", "    return below(s, n)\n"):
        assert " except? " in probe_lines(tmp_path, body)[0]


def test_a_signature_over_several_lines_takes_as_many(tmp_path):
    probe = "def probe(\n    t,\n    s,  # the state: a record\n    n,\n):\n    return n\n"
    text = generate(mini_rules(tmp_path, probe))["mini/rules.pxi"].split("\n")
    assert text[PROBE_LINE - 1].startswith("cdef inline long long probe(")
    assert text[PROBE_LINE : PROBE_LINE + 4] == [""] * 4
    assert text[PROBE_LINE + 4] == "    return n"


def test_the_desk_is_handed_on_where_python_hands_on_the_contract():
    playing = generate(TOY)["core/playing.pxi"]
    assert "random_step(Desk* g, Tables* t, State* s, long long* out, " in playing
    assert "game_random_moves(g, t, s, out)" in playing
    assert "random_step(g, t, s, out, word)" in playing
    assert "g." not in playing


def test_only_a_rule_that_is_lent_the_desk_gets_it():
    glue = generate(CREW)["unit.pyx"]
    assert "    return apply(t, s, g, move)" in glue
    assert "    return why_not(t, s, move)" in glue
    assert "    int total[2]" in glue.split("cdef struct Desk:")[1].split("cdef struct")[0]


def test_what_nobody_reaches_is_left_out():
    assert "shuffle_wide" not in generate(TOY)["core/kernel.pxi"]


def test_a_contract_function_of_the_wrong_shape_is_named(tmp_path):
    rules = mini_rules(tmp_path)
    with pytest.raises(NativeError, match=r"legal: as why_not it must take"):
        generate(changed(rules, why_not=rules.legal))


def test_a_contract_function_from_elsewhere_is_named(tmp_path):
    with pytest.raises(NativeError, match=r"Rules.setup is .* not a plain function"):
        generate(changed(mini_rules(tmp_path), setup=lambda t, s: 0))


CLASHES = '''def probe(t, s, n):
    """Names that the unit uses itself, or twice."""
    return time(n) + memcpy(n) + free(n) + game_apply(n) + note_(n) + below(s, 5) + fold(n)


def time(n):
    return n + 1


def memcpy(n):
    return n * 2


def free(n):
    return n * 3


def game_apply(n):
    return n * 5


def note_(n):
    changed = n * 7
    return changed


def fold(n):
    return n * 11
'''


def agree(rules):
    """Both twins play the same games to the same bytes."""
    game = edition(rules)
    twin, reference = native.handle(game), Reference(game)
    assert twin is not None
    for seed in range(20):
        assert twin.random_game(seed) == reference.random_game(seed)
    return twin


def test_names_of_c_and_of_the_unit_may_be_used_by_a_game(tmp_path, compiler):
    agree(mini_rules(tmp_path, CLASHES, "clashes"))


def test_all_that_passes_the_lint_compiles_and_means_the_same(tmp_path, compiler, alone):
    parts = [f"def probe_{i}(t, s, n):\n{body}" for i, body in enumerate(RIGHT)]
    total = " + ".join(f"probe_{i}(t, s, n)" for i in range(len(RIGHT)))
    probe = "\n\n".join([f"{HEAD}    return {total}\n", *parts])
    probe = probe.replace("assert False, 'never'", "assert n < 2, 'never'\n    return 5")
    agree(mini_rules(tmp_path, probe, "right"))


ARITHMETIC = [
    "(s.n - 5) // 3", "(s.n - 9) % 4", "-7 // (n + 1)", "-7 % (n + 2)", "s.n // (n - 3)",
    "abs(s.n - 8) - 9", "(s.n + 70000) * (s.n + 70000)", "(s.n << 33) - 1", "(1 << 62) // (n + 3)",
    "s.count - 5 + (s.count - s.n)", "-s.count", "~s.count", "~s.n", "min(s.count, n - 4)",
    "(s.n > 3) * 5 + (not n)", "(s.n & 6) << 40", "(n or 3) + (n and 5)", "s.row[0] * s.row[1]",
    "1 if 0 < s.n < 5 else -1", "(2147483647 + s.n) * 3", "2 ** 40 - s.n", "int(-7 / (n + 2))",
    "int(sqrt(s.n + 2) * 1000000.0)", "s.big >> 3", "max(s.big, -5, n)", "float(n) > 0.5",
]  # fmt: skip


def test_arithmetic_means_what_python_means(tmp_path, compiler, alone):
    lines = "".join(f"    s.big = (s.big * 31 + ({a})) & 0xFFFFFFFFFFFF\n" for a in ARITHMETIC)
    start = "    s.count = s.n * 3\n    s.row[0] = 100 - s.n\n    s.row[1] = -100 + n\n"
    probe = f"{HEAD}{start}{lines}    return s.big\n"
    agree(mini_rules(tmp_path, probe, "arithmetic"))

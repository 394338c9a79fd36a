"""Generators that gather are written out as loops, which do the same in Python."""

import ast

import pytest

from ludotheque.core.native.gather import expanded

TAKES = [
    "    return sum(row[i] for i in range(n))\n",
    "    return sum(row[i] == 2 for i in range(n) if i > 0) + n\n",
    "    return 1 if any(row[i] == 5 for i in range(n)) else 0\n",
    "    return 1 if all(row[n] for n in range(4)) else n\n",
    "    return 1 if any(a * b == 6 for a in row if a > 1 for b in range(n) if b > 1) else 0\n",
    "    places = range(1, n)\n    return sum(row[i] for i in places)\n",
    "    if n > 2:\n        return 7\n    elif any(row[i] == n for i in range(n)):\n"
    "        return 8\n    return 9\n",
    "    n += sum(row[i] for i in range(n)) - sum(row[i] * i for i in range(n))\n    return n\n",
]
HEAD = "def f(row, n):\n"


def made(text):
    space = {}
    exec(text, space)
    return space["f"]


@pytest.mark.parametrize("body", TAKES)
def test_loops_do_what_the_generator_did(body):
    text, _ = expanded(HEAD + body)
    assert not any(isinstance(node, ast.GeneratorExp) for node in ast.walk(ast.parse(text)))
    for n in range(5):
        row = [3, 0, 2, 5, 1]
        assert made(text)(row, n) == made(HEAD + body)(row, n), n


def test_what_is_not_asked_for_in_any_case_is_left():
    body = "    return n and any(row[i] for i in range(n))\n"
    text, _ = expanded(HEAD + body)
    assert "any(" in text


def test_lines_of_the_file_are_known_and_functions_without_generators_stay():
    before = "def g(n):\n    return n\n\n\n"
    text, lines = expanded(before + HEAD + TAKES[0] + "\n\n" + before)
    assert text.startswith(before) and text.endswith(before)
    at = text.split("\n").index("def f(row, n):")
    assert lines[at] == 5 and lines[at + 2] == 5 and lines[-5] == 9

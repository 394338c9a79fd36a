"""Lines that fit the screen and break where French allows it."""

import io

import pytest
from rich.console import Console

from ludotheque.terminal.screen import Screen, fit, wrap


def screen(width, lang="fr"):
    out = io.StringIO()
    return Screen(lang, console=Console(file=out, width=width, highlight=False)), out


def test_no_line_begins_with_punctuation():
    text = "Voulez-vous vraiment tout reprendre\u00a0? Vraiment tout\u00a0!"
    for width in range(20, 60):
        lines = wrap(text, width)
        assert all(len(line) <= width for line in lines)
        assert not any(line.startswith(("?", "!", "\u00a0")) for line in lines)


@pytest.mark.parametrize("width", [60, 80])
def test_columns_fit_the_screen(width):
    shown, out = screen(width)
    row = ("1–99", "tile 1 {1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17}", "mot " * 30)
    shown.columns([row, ("100", "stop", "fini")], ("dim", "bold", ""))
    lines = out.getvalue().splitlines()
    assert max(len(line) for line in lines) <= width
    assert "100" in lines[-1] and lines[-1].endswith("fini")


def test_brackets_of_rule_ids_are_not_taken_for_markup():
    shown, out = screen(60)
    shown.say("Refusé [ND-T-b] [bold]")
    assert out.getvalue() == "Refusé [ND-T-b] [bold]\n"


def test_wide_columns_give_way_first():
    assert fit([3, 40, 40], 60) == [3, 26, 25] or sum(fit([3, 40, 40], 60)) == 54
    assert fit([3, 10, 10], 60) == [3, 10, 10]

"""The goldens are what the rules give now; see telling.py for how to write them anew."""

import pytest

from .telling import FOLDER, every

TEXTS = every()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_golden_is_what_the_rules_give_now(path):
    assert path.read_text(encoding="utf-8").splitlines() == TEXTS[path].splitlines()


def test_no_golden_is_left_behind():
    assert sorted(FOLDER.rglob("*.txt")) == sorted(TEXTS)

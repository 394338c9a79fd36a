"""The records of every game as types are what their layouts say."""

import pytest

from ludotheque.core.desk import BARE
from ludotheque.core.library import every
from ludotheque.core.shapes import shapes_of


@pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
def test_the_types_of_the_records_are_those_of_the_layouts(game):
    rules = game.rules
    layouts = [rules.state, rules.tables, *([rules.desk] if rules.desk is not BARE else [])]
    written = (game.folder / "records.py").read_text(encoding="utf-8")
    assert written.endswith(shapes_of(*layouts)), "run python -m ludotheque.core.derive"

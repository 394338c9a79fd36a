"""Law: every move's three forms (number, object, one-line notation) round-trip."""

import json

from .positions import law, printed_at


def check(game, spot):
    """All moves, one by one; no two share a form."""
    edition = printed_at(game, spot)
    moves, labels = game.rules.moves, edition.labels
    lines = set()
    for number in range(moves.count):
        line, told = moves.notation(number, labels), moves.as_object(number, labels)
        lines.add(line)
        wired = json.loads(json.dumps(told))
        forms = [edition.number(number), edition.number(line), edition.number(wired)]
        assert forms == [number] * 3, f"move {number}: {line!r} and {told} lead to {forms}"
        assert line == line.strip() and "\n" not in line, f"move {number}: {line!r}"
    assert len(lines) == moves.count, "two moves have the same notation"


@law(3)
def test_every_move_round_trips_in_its_three_forms(game, spot):
    check(game, spot)

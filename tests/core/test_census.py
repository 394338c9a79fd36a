"""How many files name an event: four at most, so that a new one is added in few places."""

import pytest

from ludotheque.core.library import load

from .census import named_in

MOST = 4
STILL = {"duel": 0, "generals": 20, "night-dealer": 0}  # events of Généraux: they may become fewer


@pytest.mark.parametrize("id", STILL)
def test_no_event_is_named_in_more_than_four_files(id):
    counts = named_in(load(id))
    over = {name: files for name, files in counts.items() if len(files) > MOST}
    assert len(over) <= STILL[id], f"{len(over)} events are named in more than {MOST}: {over}"


@pytest.mark.parametrize("id", STILL)
def test_every_event_is_named_where_it_is_declared_and_where_it_is_noted(id):
    for name, files in named_in(load(id)).items():
        assert "events.py" in files and len(files) > 1, f"{name} is named in {files}"

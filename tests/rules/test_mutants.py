"""Mutants are data about the rules as they stand: each still applies (see bench/mutants.py)."""

from collections import Counter

from bench.mutants import mutants


def test_every_mutant_changes_one_place_of_the_rules_as_they_stand():
    names = [mutant.id for mutant in mutants([])]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    for mutant in mutants([]):
        assert mutant.old != mutant.new
        mutant.text()  # or it says what does not apply

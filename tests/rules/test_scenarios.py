"""Every scenario that is shipped passes, and one that is wrong is told with what was found."""

from pathlib import Path

import pytest

from ludotheque.core.library import GAMES, every
from ludotheque.core.scenario import read_blocks, run_among, run_file

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "scenarios").glob("*/*.md"))
WRONG = """# A copy

```scenario
scenario ND-Z01 A line that is not right
board: . . . / . 2H . / . . .
do: P1 tile 1 2
do: P1 stop
{line}
```
"""


BLOCKS = [block for path in FILES for block in read_blocks(path)]


@pytest.fixture(scope="module")
def games():
    """Those that scenarios may be of."""
    return list(every(GAMES))


@pytest.mark.parametrize("block", BLOCKS, ids=[block.id for block in BLOCKS])
def test_a_scenario_passes(games, block):
    assert run_among(games, block).wrong == ""


def test_scenarios_have_names_of_their_own_and_say_which_rules_they_try():
    names = [block.id for block in BLOCKS]
    assert len(set(names)) == len(names) >= 126
    assert [block.id for block in BLOCKS if not block.rules] == []


def test_the_examples_of_the_rulebooks_have_titles_in_both_languages():
    shown = [block for block in BLOCKS if Path(block.file).name.startswith("examples")]
    assert len(shown) >= 120
    assert [block.id for block in shown if block.words.fr == block.words.en] == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("expect: offer 4=[5]; omen used", "expected 'omen used', found 'available'"),
        (
            "expect: board . 1A . / . 1H . / . . .",
            "expected 'board . 1A . / . 1H . / . . .', found '. 1A . / . 2H . / . . .'",
        ),
        ("expect: decision OMEN P1", "expected 'decision OMEN P1', found 'OMEN P2'"),
        ("illegal: P2 keep", "expected a refusal, but it was allowed"),
        ("do: P2 cancel 2", "refused: No attempt that would succeed threatens this cell. [ND-Q22]"),
    ],
)
def test_a_wrong_copy_fails_with_expected_and_found(tmp_path, line, said):
    path = tmp_path / "copy.md"
    path.write_text(WRONG.format(line=line), encoding="utf-8")
    (result,) = run_file(path)
    assert result.wrong.startswith(f"{path}:8: ") and said in result.wrong

"""The steps of `make play` and `make test`: one line each, and all that was said if one fails."""

import re
import subprocess
import sys
from pathlib import Path

STEP = Path(__file__).resolve().parents[2] / "scripts" / "step.py"


def step(code: str) -> subprocess.CompletedProcess:
    command = [sys.executable, STEP, "page", sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_step_that_works_prints_one_line_with_its_time_whatever_it_says():
    done = step("print('240 lines of chunk sizes')")
    assert done.returncode == 0
    assert re.fullmatch(r"page \.+ \d+\.\d s\n", done.stdout)


def test_a_step_that_fails_prints_what_it_said_and_its_exit_code():
    done = step(
        "import sys; print('no space left'); print('on device', file=sys.stderr); sys.exit(3)"
    )
    assert done.returncode == 3
    assert re.search(r"page \.+ failed\n", done.stdout)
    assert "no space left" in done.stdout and "on device" in done.stdout

"""Run one step of a set-up quietly: one line with how long it took, all of its output if it fails.

    python scripts/step.py TITLE COMMAND [ARGUMENT …]

With LUDOTHEQUE_VERBOSE=1 the output is shown as it comes. Only the standard library is used here:
this runs before anything is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

WIDTH = 44  # columns of a title


def main(title: str, *command: str) -> int:
    """The exit code of the command."""
    if os.environ.get("LUDOTHEQUE_VERBOSE") == "1":
        return subprocess.run(command, check=False).returncode
    print(f"{title} ".ljust(WIDTH, "."), end=" ", flush=True)
    start = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    print(f"{time.monotonic() - start:.1f} s" if done.returncode == 0 else "failed", flush=True)
    if done.returncode != 0:
        sys.stdout.buffer.write(done.stdout)
    return done.returncode


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))

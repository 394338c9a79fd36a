"""Runs a program and waits for all that it started, also for what it left behind.

A browser's processes are nobody's when it has gone, and what they did would be seen by nobody:
`python whole.py COMMAND …` takes them in, so that who waits for it hears of their work too.
"""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time

TAKE_IN = 36  # PR_SET_CHILD_SUBREAPER
LEFT = 10.0  # seconds that what is left behind may take to end


def main() -> int:
    """Run the command; its exit code."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(TAKE_IN, 1)
    code = subprocess.run(sys.argv[1:], check=False).returncode
    until = time.monotonic() + LEFT
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < until:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.01)
    return 128 + abs(code) if code < 0 else code


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command hears it too, and is waited for
    sys.exit(main())

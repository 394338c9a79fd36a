"""Forks servers from one warm process: what all of them import and load is there already.

Each line on stdin holds settings and the file for errors as JSON; the server's process id and
address come on stdout (the id alone if it did not start), and its exit code, once it has one, in a
file of the folder on the command line. Servers die with this process, and it when stdin ends.
"""

import ctypes
import gc
import json
import os
import signal
import sys
import traceback
from pathlib import Path

from runner import settings_from

from ludotheque.server.app import make_app
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
from ludotheque.server.store.opening import open_folder

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
FOLDER = Path(sys.argv[1])


def main() -> None:
    """Warm up, then fork a server a line."""
    games = tuple(map(Path, sys.argv[2:]))
    Catalogue(games)
    open_folder(FOLDER / "data").dispose()
    make_app(Settings(data=FOLDER, games=games))  # what these import and make is there for all
    gc.collect()
    gc.freeze()  # no server looks through it again: that would copy all of it
    signal.signal(signal.SIGCHLD, _bury)
    for line in sys.stdin:
        asked = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
            _serve(**asked)


def _bury(*_: object) -> None:
    """Write down how those who ended did."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        half = FOLDER / f"{pid}.half"
        half.write_text(str(os.waitstatus_to_exitcode(status)))
        half.rename(FOLDER / str(pid))


def _serve(settings: dict[str, object], errors: str) -> None:
    """Serve in this process, and end with it."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_APPEND), 2)
    code = 1
    try:
        port, chosen = settings_from(settings)
        serve(port=port, settings=chosen, announce=lambda url: print(os.getpid(), url, flush=True))
        code = 0
    except BaseException:
        traceback.print_exc()
        print(os.getpid(), flush=True)
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()

"""Forks servers from one warm process, so that a hundred can be killed in a minute.

Reads settings as JSON on the command line; for each line on stdin forks a server and prints its
process id and address. Its children die with it.
"""

import ctypes
import json
import os
import signal
import sys
from pathlib import Path

from ludotheque.server.app import make_app
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.run import serve
from ludotheque.server.settings import Limits, Rate, Settings

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


def main() -> None:
    """Fork a server a line."""
    given = json.loads(sys.argv[1])
    limits = given["limits"].items()
    given["limits"] = Limits(**{k: Rate(*v) if isinstance(v, list) else v for k, v in limits})
    given["data"], given["games"] = Path(given["data"]), tuple(map(Path, given["games"]))
    settings = Settings(**given)
    Catalogue(settings.games)
    make_app(settings)  # once, so that what it imports and makes is there for every child
    for _ in sys.stdin:
        if os.fork() == 0:
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
            serve(port=0, settings=settings, announce=_announce)
            os._exit(0)
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial


def _announce(url: str) -> None:
    print(os.getpid(), url, flush=True)


if __name__ == "__main__":
    main()

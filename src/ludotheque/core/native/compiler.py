"""From the text of a unit to a file that Python can import: Cython, then the C compiler."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ludotheque.core.complaints import NO_COMPILER, NO_CYTHON
from ludotheque.core.native.unit import NativeError
from ludotheque.core.words import LudothequeError, Words

FLAGS = ("-O2", "-g0", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-w")
SANITIZED = ("-O1", "-g", "-ffp-contract=off", "-fno-omit-frame-pointer", "-fno-wrapv", "-w",
             "-fsanitize=address,undefined", "-fno-sanitize-recover=all")  # fmt: skip
CYTHON = """import gc
from Cython.Compiler.Main import main
gc.disable()  # it makes a great many nodes and lets go of few: a third of its time
main(command_line=1)
"""
WRONG = re.compile(r"^(\S+)\.(pxi|pyx):(\d+):(\d+): (.*)$")


class NoCompiler(NativeError):
    """This machine can't build: says what is missing."""

    def __init__(self, words: Words) -> None:
        LudothequeError.__init__(self, words)


def c_compiler() -> list[str]:
    """The command of the C compiler: $CC, cc, gcc or clang."""
    named = shlex.split(os.environ.get("CC", ""))
    for command in ([named] if named else []) + [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(command[0]):
            return command
    raise NoCompiler(NO_COMPILER)


def check_tools() -> None:
    """NoCompiler, unless Cython and a C compiler are there."""
    if importlib.util.find_spec("Cython") is None:
        raise NoCompiler(NO_CYTHON)
    c_compiler()


def compile_unit(files: Mapping[str, str], name: str, flags: tuple[str, ...] = FLAGS) -> bytes:
    """Compile `unit.pyx` as the module `name`; returns the bytes of the file to import."""
    check_tools()
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
        for file, text in files.items():
            path = Path(folder, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        command = [sys.executable, "-c", CYTHON, "--module-name", name, "unit.pyx", "-o", "unit.c"]
        _run(command, folder, "Cython")
        built = f"{name}{sysconfig.get_config_var('EXT_SUFFIX') or '.so'}"
        _run(_c_command(flags, built), folder, "the C compiler")
        return Path(folder, built).read_bytes()


def _c_command(flags: tuple[str, ...], built: str) -> list[str]:
    shared = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")[1:]
    position = shlex.split(sysconfig.get_config_var("CCSHARED") or "-fPIC")
    include = [f"-I{sysconfig.get_path(place)}" for place in ("include", "platinclude")]
    # ours come last: what Python was linked with may hold others, as Debian's -fwrapv
    return [*c_compiler(), *position, *include, "unit.c", "-o", built, *shared, *flags]


def _run(command: list[str], folder: str, who: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NativeError(f"{who} failed:\n{_shortened(done.stderr or done.stdout)}")


def _shortened(output: str) -> str:
    """The errors with the file and line of the rules; Cython's excerpts are left out."""
    found: dict[str, None] = {}
    for line in output.splitlines():
        wrong = WRONG.match(line)
        if wrong:
            found[f"{wrong[1]}.{'py' if wrong[2] == 'pxi' else 'pyx'}:{wrong[3]}: {wrong[5]}"] = (
                None
            )
    return "\n".join(list(found)[:10]) or output[-2000:].strip()

"""What distributions carry besides Python.

A wheel has the built page, rulebooks, scenarios and native engines. A source distribution has the
built page too, so that it installs without Node. Building the page needs Node, which `web/build.py`
installs from PyPI where there is none; the engines need a C compiler, and without one the wheel is
pure Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.dist import Distribution

HERE = Path(__file__).resolve().parent
COPIED = {  # folder here -> folder in the package
    "docs/rules": "docs/rules",
    "scenarios": "scenarios",
    "web/dist": "server/static",
}


def build_page() -> None:
    """Write web/dist unless it is that of the sources here."""
    subprocess.run([sys.executable, str(HERE / "web" / "build.py")], check=True)


class BuildSource(sdist):
    """Builds the page first: MANIFEST.in takes web/dist along."""

    def run(self) -> None:
        """Build the page, then pack as usual."""
        build_page()
        super().run()


class BuildWhole(build_py):
    """Copies the package, then adds page, texts and native engines."""

    def run(self) -> None:
        """Build as usual, then page, texts and engines."""
        super().run()
        if self.editable_mode:
            return  # an editable install finds all this beside the sources
        package = Path(self.build_lib) / "ludotheque"
        build_page()
        for here, there in COPIED.items():
            shutil.copytree(HERE / here, package / there, dirs_exist_ok=True)
        os.environ["LUDOTHEQUE_NATIVE_FOLDER"] = str((package / "_native").resolve())
        sys.path.insert(0, str(HERE / "src"))
        from ludotheque.core.native.__main__ import main

        if main(["--all"]) != 0:
            raise SystemExit("the native engines could not be built; the reason is above")


class MaybeNative(Distribution):
    """A wheel for this machine, since it may carry native engines."""

    def has_ext_modules(self) -> bool:
        """Always, so that the wheel is named for its platform."""
        return True


setup(cmdclass={"build_py": BuildWhole, "sdist": BuildSource}, distclass=MaybeNative)

"""Builds the native engines at install where a C compiler is there; else the package is pure."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

HERE = Path(__file__).resolve().parent


class BuildWithEngines(build_py):
    """Copies the package, then lets its own builder write the native units into it."""

    def run(self) -> None:
        """Build as usual, then the engines."""
        super().run()
        if self.editable_mode:
            return  # an editable install builds its engines where they are first needed
        sys.path.insert(0, str(HERE / "src"))
        from ludotheque.core import native

        native.build_all(Path(self.build_lib) / "ludotheque" / "_native")


class MaybeNative(Distribution):
    """A wheel for this machine, since it may carry native engines."""

    def has_ext_modules(self) -> bool:
        """Always, so that the wheel is named for its platform."""
        return True


setup(cmdclass={"build_py": BuildWithEngines}, distclass=MaybeNative)

"""Compile every module of a kernel folder; without a compiler the same modules run interpreted."""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError


class KernelBuild(build_ext):
    """Build all kernels or none: half a group cannot be imported."""

    def run(self) -> None:
        """Compile, and leave the kernels interpreted where that is not possible."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            self.extensions = []
            self.warn(f"kernels stay interpreted: {error}")


def kernels() -> list[str]:
    """Name the kernel modules."""
    files = Path("src/paiju").rglob("kernel/**/*.py")
    return sorted(str(file) for file in files if file.name != "__init__.py")


def extensions() -> list[Extension]:
    """Translate the kernels to C, unless PAIJU_PURE asks for a pure Python package."""
    if os.environ.get("PAIJU_PURE") or not kernels():
        return []
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(kernels(), opt_level="3", debug_level="0", group_name="paiju")
    if os.name == "posix":
        for extension in made:
            # Kernels call each other directly and may be inlined: half as fast again. Extensions
            # share one list of arguments.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
            ]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": KernelBuild})

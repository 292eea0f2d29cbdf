"""Compile every module of a kernel folder, and pack the page that `make page` has built.

Without a compiler the same modules run interpreted.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
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


class PageBuild(build_py):
    """Put the built page into the package, where the server looks for it."""

    def run(self) -> None:
        """Copy what is there; a checkout that is linked to serves its own."""
        super().run()
        if self.editable_mode:
            return
        page = Path("web/dist")
        packed = Path(self.build_lib) / "paiju" / "page"
        shutil.rmtree(packed, ignore_errors=True)
        if (page / "index.html").is_file():
            shutil.copytree(page, packed)
        else:
            self.warn("the package has no page: run `make page` first")


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


def addresses() -> dict[str, str]:
    """Name the pages of the repository whose workflow builds; a checkout does not know its own."""
    host, repository = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    if not host or not repository:
        return {}
    home = f"{host}/{repository}"
    return {
        "Repository": home,
        "Documentation": f"{home}/tree/HEAD/docs",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": KernelBuild, "build_py": PageBuild},
    project_urls=addresses(),
)

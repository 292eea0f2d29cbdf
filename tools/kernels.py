"""Compile the kernels in place when their sources changed; go on interpreted where that fails.

python tools/kernels.py           compile what is stale
python tools/kernels.py --check   only tell, by the exit status, whether all is compiled and fresh
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "kernels"
STAMP = BUILD / "stamp"
LOG = BUILD / "log"


def sources() -> list[Path]:
    """List the modules that are compiled; they import nothing of the package but each other."""
    files = (SOURCE / "paiju").rglob("kernel/**/*.py")
    return sorted(file for file in files if file.name != "__init__.py")


def binaries() -> list[Path]:
    """List what builds have left, of sources that are gone too."""
    return sorted([*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")])


def missing() -> str:
    """Name what this machine lacks for compiling, or nothing."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")
    if compiler and shutil.which(compiler.split()[0]) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return ""


def state() -> str:
    """Describe all that a build depends on and all that it left."""
    facts = [sys.version, version("mypy"), version("librt"), os.environ.get("CC", ""), missing()]
    total = hashlib.sha256("\n".join(facts).encode())
    for file in [ROOT / "setup.py", *sources()]:
        total.update(f"\n{file.relative_to(ROOT)}\n".encode())
        total.update(file.read_bytes())
    return "\n".join([total.hexdigest(), *(str(file.relative_to(ROOT)) for file in binaries())])


def fresh() -> bool:
    """Return whether the last build was of these sources, and its binaries are all there is."""
    return STAMP.exists() and STAMP.read_text() == state()


def compiled() -> bool:
    """Return whether every kernel has a binary for this interpreter."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return all(file.with_name(file.stem + suffix).exists() for file in sources())


def build() -> None:
    """Remove every binary, then compile if this machine can."""
    for file in binaries():
        file.unlink()
    BUILD.mkdir(parents=True, exist_ok=True)
    LOG.write_text(missing())
    if not missing():
        folders = ["--build-lib", str(BUILD / "lib"), "--build-temp", str(BUILD / "objects")]
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "--force", *folders]
        with LOG.open("w") as log:
            subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    STAMP.write_text(state())


def main() -> int:
    """Build what is stale, or only tell."""
    if "--check" in sys.argv[1:]:
        return 0 if fresh() and compiled() else 1
    if not fresh():
        build()
    if not compiled():
        reason = missing() or f"compiling failed, see {LOG.relative_to(ROOT)}"
        print(f"kernels: {reason}; the interpreted ones are used")
    return 0


if __name__ == "__main__":
    sys.exit(main())

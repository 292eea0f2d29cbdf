"""The files of the project, as its checks see them."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def project_files() -> list[Path]:
    """List what is, or would be, committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return sorted({path for path in paths if path.is_file()})


def python_files() -> list[Path]:
    """List the Python sources."""
    return [path for path in project_files() if path.suffix == ".py"]


def name(path: Path) -> str:
    """Name a file as seen from the root."""
    return path.relative_to(ROOT).as_posix()

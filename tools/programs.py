"""Programs of the system that tests and measurements need: found here, or installed by apt.

    python -m tools.programs

What is missing where there is no apt, or no right to use it, is named; whatever needs it fails.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

_POSTGRESQL: Final = Path("/usr/lib/postgresql")
_FONTS: Final = Path("/usr/share/fonts")


def postgresql_programs() -> Path | None:
    """Find the newest PostgreSQL; Debian keeps its programs off the path."""
    found = sorted(_POSTGRESQL.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return found[-1].parent if found else None


def _on_path(program: str) -> Callable[[], bool]:
    """Return a check whether a program is there."""
    return lambda: shutil.which(program) is not None


PACKAGES: Final[dict[str, Callable[[], bool]]] = {
    "postgresql": lambda: postgresql_programs() is not None,
    "nats-server": _on_path("nats-server"),
    "chromium": _on_path("chromium"),
    "fonts-noto-cjk": lambda: any(_FONTS.rglob("NotoSansCJK*")),
    "caddy": _on_path("caddy"),
    "nginx": _on_path("nginx"),
    "iproute2": _on_path("ip"),
    "systemd": _on_path("systemd-analyze"),
}


def install(*names: str) -> None:
    """Install those of some packages that are missing."""
    missing = [name for name in names if not PACKAGES[name]()]
    if not missing:
        return
    if shutil.which("apt-get") is None or os.getuid() != 0:
        print(f"missing, and not to be installed here: {', '.join(missing)}", file=sys.stderr)
        return
    # Debian starts servers when it installs them, save in a system that is being repaired.
    environment = os.environ | {"RUNLEVEL": "1", "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
        subprocess.run([*apt, *words], check=True, stdout=subprocess.DEVNULL, env=environment)


if __name__ == "__main__":
    install(*PACKAGES)

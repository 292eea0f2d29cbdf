"""Where the built page lies."""

from importlib.resources import files
from pathlib import Path


def built_page() -> Path:
    """Return the page that an installed package brings, else that of the checkout."""
    package = Path(str(files("paiju")))
    packed = package / "page"
    return packed if packed.is_dir() else package.parents[1] / "web" / "dist"

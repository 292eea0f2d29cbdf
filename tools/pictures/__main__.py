"""Write the pictures and their pages below a folder: `python -m tools.pictures docs`."""

import sys
from pathlib import Path

from tools.pictures.files import all_files


def main(folder: Path) -> None:
    """Write every file, and remove pictures that nothing makes any more."""
    made = all_files()
    for name, text in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in (folder / "pictures").glob("*.svg"):
        if f"pictures/{path.name}" not in made:
            path.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Build the documents site: `make docs` writes it to build/site, Chinese pages in build/site/zh.

Pages are the Markdown files of docs/ and a few from elsewhere, each shown from where it lies: the
rule books of the games, README, CONTRIBUTING, CHANGELOG. They are gathered in a tree for each
language, their links turned to where the pages are there, and built by zensical. A link that
leads nowhere stops the build.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
WORK: Final = ROOT / "build/docs"
SITE: Final = ROOT / "build/site"
_ELSEWHERE: Final = {
    "bench.md": "bench/README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
}
LANGUAGES: Final = {"en": "English", "zh": "中文"}
_LINK: Final = re.compile(
    r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)|\b(src|href)=\"([^\"]+)\""
)
_FENCE: Final = re.compile(r"^ *(```|~~~)")
_ENGLISH_ONLY: Final = '!!! note "这一页只有英文 · This page is in English only"\n\n'


class Broken(Exception):
    """A link that leads nowhere, or a page that no section names."""


def page_files(language: str) -> dict[Path, PurePosixPath]:
    """Return where every page of a language lies in the project, and where in the site.

    A page without a Chinese form is shown in English.
    """
    found: dict[PurePosixPath, Path] = {}
    for path in sorted(DOCS.rglob("*.md")):
        place = PurePosixPath(path.relative_to(DOCS).as_posix())
        stem, _, mark = place.stem.rpartition(".")
        if place.name == "README.md":
            place = place.with_name("index.md")
        if mark not in LANGUAGES:
            found.setdefault(place, path)
        elif mark == language:
            found[place.with_name(stem + ".md")] = path
    for path in sorted((ROOT / "src/paiju/games").glob(f"*/rulebook/{language}.md")):
        found[PurePosixPath("rules", path.parts[-3] + ".md")] = path
    found[PurePosixPath("index.md")] = same_page(ROOT / "README.md", language)
    for name, source in _ELSEWHERE.items():
        found[PurePosixPath(name)] = ROOT / source
    return {path: place for place, path in found.items()}


def same_page(target: Path, language: str) -> Path:
    """Return the page of this language for one of another: README.zh.md for README.md."""
    for other in LANGUAGES:
        if target.name == f"{other}.md" and target.parent.name == "rulebook":
            return target.with_name(f"{language}.md")
        target = target.with_name(re.sub(rf"\.{other}\.md$", ".md", target.name))
    own = target.with_name(target.name.removesuffix(".md") + f".{language}.md")
    return own if own.exists() else target


def turned(
    text: str, path: Path, pages: Mapping[Path, PurePosixPath], language: str, assets: set[Path]
) -> str:
    """Turn the links of a page to where their targets lie in the site."""
    place = pages[path]

    def turn(link: str) -> str | None:
        """Return the link in the site, None where the target is a file that it does not show."""
        target, mark, anchor = link.partition("#")
        if "://" in link or not target or target.startswith("mailto:"):
            return link
        meant = Path(os.path.normpath(path.parent / target))
        if not meant.exists():
            raise Broken(f"{path.relative_to(ROOT)}: no file at {link}")
        page = same_page(meant, language)
        if page in pages:
            found = pages[page]
        elif meant.is_file() and meant.suffix != ".md" and meant.is_relative_to(DOCS):
            assets.add(meant)
            found = PurePosixPath(meant.relative_to(DOCS).as_posix())
        else:
            return None
        return os.path.relpath(found, place.parent) + mark + anchor

    def replace(match: re.Match[str]) -> str:
        picture, label, link, attribute, value = match.groups()
        if attribute:
            return f'{attribute}="{turn(value) or value}"'
        there = turn(link)
        return f"{picture}[{label}]({there})" if there is not None else label

    lines, fenced = [], False
    for line in text.splitlines():
        fenced ^= bool(_FENCE.match(line))
        lines.append(line if fenced else _LINK.sub(replace, line))
    return "\n".join(lines) + "\n"


def navigation(language: str, places: set[PurePosixPath]) -> str:
    """Return the sections of docs/site.toml as zensical reads them; they name each page once."""
    sections: list[str] = []
    left = sorted(places)
    for section in tomllib.loads((DOCS / "site.toml").read_text("utf-8"))["section"]:
        shown: list[str] = []
        for pattern in section["pages"]:
            found = [place for place in left if fnmatchcase(str(place), f"{pattern}.md")]
            if not found:
                raise Broken(f"docs/site.toml: there is no page {pattern}, or it is named before")
            left = [place for place in left if place not in found]
            shown += map(str, found)
        sections.append(f"{{'{section[language]}' = {shown}}}")
    if left:
        raise Broken(f"docs/site.toml names no section for {', '.join(map(str, left))}")
    return f"[{', '.join(sections)}]"


def gather(language: str, folder: Path) -> int:
    """Write the tree of a language into a folder; return how many pages it has."""
    pages = page_files(language)
    assets: set[Path] = set()
    nav = navigation(language, set(pages.values()))
    for path, place in pages.items():
        text = turned(path.read_text("utf-8"), path, pages, language, assets)
        if language == "zh" and not path.name.endswith("zh.md"):
            text = _ENGLISH_ONLY + text
        written = folder / "pages" / place
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(text, "utf-8")
    for asset in assets:
        copied = folder / "pages" / asset.relative_to(DOCS)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(asset, copied)
    settings = (DOCS / "zensical.toml").read_text("utf-8")
    words = {
        "NAVIGATION": nav,
        "LANGUAGE": f'"{language}"',
        "SOURCES": f'"{ROOT}/src"',
        "ENGLISH": '"."' if language == "en" else '".."',
        "CHINESE": '"zh"' if language == "en" else '"."',
    }
    for word, value in words.items():
        settings = settings.replace(f'"{word}"', value)
    (folder / "zensical.toml").write_text(settings, "utf-8")
    return len(pages)


def build(zensical: str) -> None:
    """Gather and build both languages."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    for language in LANGUAGES:
        folder = WORK / language
        count = gather(language, folder)
        print(f"docs: {count} pages in {LANGUAGES[language]}", flush=True)
        command = [zensical, "build", "--strict", "--config-file", "zensical.toml"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        shutil.copytree(folder / "site", SITE if language == "en" else SITE / language)
    print(f"docs: open {(SITE / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    try:
        build(sys.argv[1])
    except (Broken, subprocess.CalledProcessError) as error:
        sys.exit(f"docs: {error}")

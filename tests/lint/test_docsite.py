"""Every page of the documents site is found, and every link in it leads somewhere."""

import re
from pathlib import Path, PurePosixPath

import pytest

from tools.docsite import DOCS, LANGUAGES, Broken, gather, navigation, page_files, turned

LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")
FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
JUDGE = DOCS / "judge.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_pages_and_pictures(language: str, tmp_path: Path) -> None:
    count = gather(language, tmp_path)
    pages = sorted(tmp_path.rglob("*.md"))
    assert count == len(pages) > 30
    links = 0
    for page in pages:
        prose = FENCED.sub("", page.read_text("utf-8"))
        for match in LINK.finditer(re.sub(r"`[^`\n]*`", "", prose)):
            target = (match[1] or match[2]).partition("#")[0]
            if target and "://" not in target:
                links += 1
                assert (page.parent / target).is_file(), (page, target)
    assert links > 200


def test_a_link_to_nowhere_is_refused() -> None:
    with pytest.raises(Broken, match=r"docs/judge\.md: no file at none\.md"):
        turned("[x](none.md)", JUDGE, page_files("en"), "en", set())


def test_links_are_turned_to_the_language_and_other_files_are_named() -> None:
    assets: set[Path] = set()
    text = (
        "[a](../src/paiju/games/guandan/rulebook/zh.md#x) [b](combinations.zh.md) "
        "[c](../pyproject.toml) ![d](pictures/overview.svg) [e](#f)\n```\n[g](none.md)\n```"
    )
    assert turned(text, JUDGE, page_files("en"), "en", assets) == (
        "[a](rules/guandan.md#x) [b](combinations.md) "
        "c ![d](pictures/overview.svg) [e](#f)\n```\n[g](none.md)\n```\n"
    )
    assert assets == {DOCS / "pictures/overview.svg"}


def test_each_page_has_one_section() -> None:
    places = set(page_files("en").values())
    assert "judge.md" in navigation("en", places)
    with pytest.raises(Broken, match="no page judge"):
        navigation("en", {place for place in places if place.stem != "judge"})
    with pytest.raises(Broken, match=r"no section for other\.md"):
        navigation("en", {*places, PurePosixPath("other.md")})

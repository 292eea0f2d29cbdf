"""The committed pictures are those that the engine makes, and every browser may show them."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from paiju.game import games
from paiju.pictures.examples import books
from tools.pictures.clauses import anchor
from tools.pictures.files import all_files

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"
MADE = all_files()
PICTURES = sorted(name for name in MADE if name.endswith(".svg"))
PAGES = sorted(name for name in MADE if name.endswith(".md"))
ELEMENTS = {"svg", "title", "desc", "defs", "radialGradient", "stop", "g", "path", "rect", "use"}
ELEMENTS |= {"circle", "text"}
TYPES = {
    "xiaoer": "single throw true_gang false_gang",
    "gandengyan": "single pair straight bomb joker_bomb",
    "guandan": "single pair triple triple_with_pair straight pair_straight triple_straight"
    " straight_flush bomb joker_bomb",
    "shandong": "single pair pair_tractor flash thunder rain throw",
    "friends": "single pair triple pair_tractor triple_tractor throw",
}


def test_committed_files_are_fresh() -> None:
    stale = [name for name, text in MADE.items() if (DOCS / name).read_text("utf-8") != text]
    assert stale == [], "run make pictures"


def test_no_picture_is_left_over() -> None:
    kept = {f"pictures/{path.name}" for path in (DOCS / "pictures").iterdir()}
    assert kept == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_sound(name: str) -> None:
    root = ElementTree.fromstring(MADE[name])
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            assert ":" not in key
            if key == "href":
                assert value.removeprefix("#") in ids
            assert all(part in ids for part in re.findall(r"url\(#?([^)]*)\)", value))
            assert "//" not in value


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_accessible(name: str) -> None:
    root = ElementTree.fromstring(MADE[name])
    assert root.get("role") == "img"
    named = [root.find(f"{SVG}{tag}") for tag in ("title", "desc")]
    assert all(one is not None and one.text for one in named)
    ids = [one.get("id") for one in named if one is not None]
    assert (root.get("aria-labelledby") or "").split() == ids


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_small(name: str) -> None:
    root = ElementTree.fromstring(MADE[name])
    assert float(root.get("width") or "inf") <= 1000
    assert len(MADE[name].encode()) < 40_000


def test_ids_are_of_one_picture_only() -> None:
    seen: dict[str, str] = {}
    for name in PICTURES:
        for element in ElementTree.fromstring(MADE[name]).iter():
            if found := element.get("id"):
                assert seen.setdefault(found, name) == name


@pytest.mark.parametrize("page", PAGES)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)]*)\)", MADE[page])
    assert len(links) > 20
    for link in links:
        file, _, fragment = link.partition("#")
        text = MADE.get(file or page) or (DOCS / file).read_text("utf-8")
        headings = [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]
        assert not fragment or [anchor(heading) for heading in headings].count(fragment) == 1


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_is_on_the_page(page: str) -> None:
    shown = set(re.findall(r"\]\((pictures/[^)]*)\)", MADE[page]))
    assert shown == set(PICTURES) - {"pictures/overview.svg"}


def test_every_game_shows_every_type_and_its_order() -> None:
    shown = {
        book.game: {named.type for example in book.reads for named in example.readings}
        for book in books()
    }
    assert set(shown) == set(TYPES) == set(games())
    for game, types in TYPES.items():
        assert shown[game] - {None} == set(types.split())
    assert all(book.orders and book.beats for book in books())

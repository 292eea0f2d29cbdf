"""Both rule books have the same clauses; every clause has a test, every refusal a clause."""

import re
from pathlib import Path

from paiju.game.rules import switches
from paiju.games.guandan.rules import PRESETS, Rules

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / f"docs/rules/guandan.{language}.md" for language in ("zh", "en")]
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
NAMED = re.compile(r"(?:guandan|\{GAME\})\.(\d+\.\d+)")


def clauses(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def test_both_languages_have_the_same_clauses() -> None:
    chinese, english = map(clauses, PAGES)
    assert chinese == english
    assert len(set(chinese)) == len(chinese) > 50


def test_every_named_clause_exists() -> None:
    package = ROOT / "src/paiju/games/guandan"
    named = {n for path in package.glob("*.py") for n in NAMED.findall(path.read_text())}
    assert len(named) > 15
    assert named <= set(clauses(PAGES[0]))


def test_every_clause_has_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_0*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    # 8 only names words, which every other test uses.
    assert {clause for clause in clauses(PAGES[0]) if not clause.startswith("8.")} <= tested


def test_every_switch_is_in_both_books() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name in switches(Rules):
            values = [getattr(PRESETS[preset], name) for preset in ("house", "official")]
            house, official = (str(getattr(value, "value", value)) for value in values)
            assert re.search(rf"\[{name}[:：] ?{house}[;；] ?{official}\]", text), (page.name, name)

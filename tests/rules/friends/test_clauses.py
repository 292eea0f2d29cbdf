"""Both rule books have the same clauses; every clause has a test, every refusal a clause."""

import re
from pathlib import Path

from paiju.game.rules import switches
from paiju.games.friends.rules import Rules

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / f"docs/rules/friends.{language}.md" for language in ("zh", "en")]
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
NAMED = re.compile(r'"(?:friends\.)?(\d+\.\d+)"')


def clauses(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def test_both_languages_have_the_same_clauses() -> None:
    chinese, english = map(clauses, PAGES)
    assert chinese == english
    assert len(set(chinese)) == len(chinese) > 60


def test_every_named_clause_exists() -> None:
    package = ROOT / "src/paiju/games/friends"
    named = {n for path in package.glob("*.py") for n in NAMED.findall(path.read_text())}
    assert len(named) > 15
    assert named <= set(clauses(PAGES[0]))


def test_every_clause_has_a_test() -> None:
    folder = Path(__file__).parent
    tests = "".join(path.read_text() for path in folder.glob("test_[01]*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"test_(\d+)_(\d+)_", tests)}
    tested |= {f"{a}.{b}" for a, b in re.findall(r"_and_(\d+)_(\d+)_", tests)}
    assert set(clauses(PAGES[0])) - tested == set()


def test_every_switch_is_in_both_books() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name, switch in switches(Rules).items():
            clause = switch.clause.removeprefix("friends.")
            assert re.search(rf"^\*\*{re.escape(clause)}\*\* [\[［]`{name}`[\]］]", text, re.M), (
                name
            )

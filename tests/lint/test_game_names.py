"""No game is known by name outside its package: what others need to know it declares."""

import ast
import re

from paiju.game import games
from tests.lint.tree import name, project_files, python_files

GAMES = "|".join(games())
WORD = re.compile(rf"(?<![\w-])(?:{GAMES})(?![\w-])")
# In scripts a name is text in quotes or the key of an object.
QUOTED = re.compile(rf"""["'`](?:{GAMES})["'`]|^\s*(?:{GAMES}):""", re.MULTILINE)
HOMES = ("src/paiju/games/", "src/paiju/testing/")
ALLOWED = {
    "web/src/screens/shared/games/GamePicture.tsx": "the lobby has no pictures from games yet",
    "web/src/screens/tournament/Make.tsx": "the form has a default until it takes the first game",
}
"""Scripts that still name games, with the reason."""


def named_in_python(source: str) -> list[str]:
    """List the strings that name a game; docstrings show examples and may."""
    tree = ast.parse(source)
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in told and WORD.search(node.value)
    ]


def named_in_script(source: str) -> list[str]:
    """List the places of a script that name a game."""
    return [found.strip() for found in QUOTED.findall(source)]


def test_names_are_found() -> None:
    assert named_in_python('TELLERS = {"guandan": 1}\n') == ["guandan"]
    assert named_in_python('x = "friends.5.2"\n') == ["friends.5.2"]
    assert named_in_python('"""As in guandan."""\nx = "befriends", "xiaoer_2", f(guandan=1)') == []
    assert named_in_script('useState("guandan");\n  friends: 5,\n') == ['"guandan"', "friends:"]
    assert named_in_script('// call friends: here\nsay("event.friends")\n') == []


def test_no_game_is_known_by_name() -> None:
    found = {
        name(path): named_in_python(path.read_text())
        for path in python_files()
        if name(path).startswith("src/") and not name(path).startswith(HOMES)
    }
    assert {path: parts for path, parts in found.items() if parts} == {}


def test_the_page_knows_no_game_by_name() -> None:
    scripts = [
        path
        for path in project_files()
        if name(path).startswith("web/src/")
        and path.suffix in (".ts", ".tsx")
        and ".test." not in path.name
    ]
    found = {name(path) for path in scripts if named_in_script(path.read_text())}
    assert found <= set(ALLOWED)

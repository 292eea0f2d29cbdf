"""A package that does not work is named and left out, and everything else goes on."""

import pytest

from paiju.game import Refusal, Refused, find
from paiju.game.registry import faults, games
from paiju.text import render
from tests.strangers import TOY, Strangers

OURS = ["friends", "gandengyan", "guandan", "shandong", "xiaoer"]


def fault(name: str) -> Refusal:
    """Return what is wrong with a game: everybody is told the same."""
    (found,) = faults()
    assert list(games()) == OURS
    assert name not in games()
    with pytest.raises(Refused) as refused:
        find(name)
    assert refused.value.refusal == found
    return found


def test_a_game_of_a_stranger_is_found(strangers: Strangers) -> None:
    strangers.install("stranger-toy", toy="book:game")
    assert list(games()) == sorted([*OURS, "toy"])
    assert find("toy").name == "toy"
    assert faults() == ()


def test_a_package_that_raises_is_left_out(strangers: Strangers) -> None:
    strangers.install("rude", {"__init__.py": "raise RuntimeError('no')"}, gone="book:game")
    found = fault("gone")
    assert found.code == "package_fails"
    assert found.facts == {"name": "gone", "package": "rude", "error": "RuntimeError: no"}
    assert "“rude”" in render(found, "en")
    assert "“rude”" in render(found, "zh")


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("import sys\nsys.exit(3)", "SystemExit: 3"),
        ("import nobody_has_this", "ModuleNotFoundError"),
        ("this is no Python", "SyntaxError"),
        ("", "AttributeError"),
    ],
)
def test_whatever_a_package_does_when_it_is_loaded(
    strangers: Strangers, source: str, error: str
) -> None:
    strangers.install("rude", {"__init__.py": "", "book.py": source}, gone="book:game")
    assert error in str(fault("gone").facts["error"])


def test_a_game_without_what_the_contract_asks_for_is_left_out(strangers: Strangers) -> None:
    source = "class Game:\n    name = 'half'\n    presets = {}\ngame = Game()\n"
    strangers.install("halfway", {"__init__.py": "", "book.py": source}, half="book:game")
    found = fault("half")
    assert (found.code, found.facts["package"]) == ("package_incomplete", "halfway")
    missing = found.facts["missing"]
    assert isinstance(missing, tuple)
    assert {"legal", "apply", "codes"} <= {*missing}
    assert not {"name", "presets"} & {*missing}


@pytest.mark.parametrize(
    ("changes", "missing"),
    [("game.name = 'other'", ("name",)), ("game.presets = {}", ("presets",))],
)
def test_a_game_is_called_what_it_is_registered_as_and_can_be_played(
    strangers: Strangers, changes: str, missing: tuple[str, ...]
) -> None:
    source = f"from tests.toy import Toy\ngame = Toy()\n{changes}\n"
    strangers.install("odd", {"__init__.py": "", "book.py": source}, toy="book:game")
    found = fault("toy")
    assert (found.code, found.facts["missing"]) == ("package_incomplete", missing)


def test_a_game_whose_preset_nobody_can_play_is_left_out(strangers: Strangers) -> None:
    source = "from tests.toy import Toy\ngame = Toy()\ngame.presets = {'plain': 7}\n"
    strangers.install("odd", {"__init__.py": "", "book.py": source}, toy="book:game")
    assert fault("toy").code == "package_fails"


def test_texts_that_cannot_be_read_are_found_before_anybody_reads_them(
    strangers: Strangers,
) -> None:
    strangers.install("mumbling", {**TOY, "text/zh.toml": "[refusal"}, toy="book:game")
    found = fault("toy")
    assert (found.code, found.facts["package"]) == ("package_fails", "mumbling")
    assert "TOMLDecodeError" in str(found.facts["error"])


def test_two_packages_cannot_bring_one_name(strangers: Strangers) -> None:
    strangers.install("second", toy="book:game")
    strangers.install("first", toy="book:game")
    assert list(games()) == sorted([*OURS, "toy"])
    (found,) = faults()
    assert found == Refusal(
        "package_twice", facts={"name": "toy", "package": "second", "kept": "first"}
    )


def test_nobody_takes_the_place_of_a_game_of_ours(strangers: Strangers) -> None:
    strangers.install("aaa", xiaoer="book:game")
    (found,) = faults()
    assert found.facts == {"name": "xiaoer", "package": "aaa", "kept": "paiju"}
    assert find("xiaoer").name == "xiaoer"


def test_a_lone_module_is_a_game_without_texts(strangers: Strangers) -> None:
    home = strangers.install("alone", {}, toy="book:game")
    assert not home.exists()
    (strangers.folder / "alone.py").write_text(TOY["book.py"])
    (strangers.folder / "alone-1.0.dist-info" / "entry_points.txt").write_text(
        "[paiju.games]\ntoy = alone:game\n"
    )
    assert find("toy").name == "toy"

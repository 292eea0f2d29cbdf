"""A sample is drawn by its seed, where it was asked for, without what is known to be no change."""

from pathlib import Path

import pytest

from tools.mutate.changes import Change
from tools.mutate.equivalents import Equivalent, read_equivalents
from tools.mutate.sampling import file_edits, is_in, package, sample, sources
from tools.mutate.tree import ROOT


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of two packages and a catalogue."""
    folder = tmp_path / "src" / "paiju"
    for name in ("server", "store", "text"):
        (folder / name).mkdir(parents=True)
    (folder / "server" / "a.py").write_text("".join(f"x{n} = {n}\n" for n in range(50)))
    (folder / "store" / "b.py").write_text("y = a < b\nz = a < b\n")
    (folder / "text" / "zh.toml").write_text('[a]\nb = "{c}{d}"\n')
    return tmp_path


def test_a_seed_draws_the_same_again(root: Path) -> None:
    first = sample(10, [], 1, [], root)
    assert sample(10, [], 1, [], root) == first
    assert sample(10, [], 2, [], root) != first
    assert len({(change.file, change.lines[0]) for change in first}) == 10


def test_wanted_packages_get_the_same_number(root: Path) -> None:
    drawn = sample(4, ["server", "store"], 1, [], root)
    assert sorted(package(change.file) for change in drawn) == [
        "server",
        "server",
        "store",
        "store",
    ]


def test_a_small_package_gives_what_it_has(root: Path) -> None:
    drawn = sample(10, ["store", "text"], 1, [], root)
    assert sorted(package(change.file) for change in drawn) == ["store", "store", "text"]
    assert sample(10, ["none"], 1, [], root) == []


def test_an_equivalent_change_is_never_drawn(root: Path) -> None:
    known = Equivalent("src/paiju/store/b.py", "", "y = a < b", "y = a <= b", "never equal")
    drawn = sample(10, ["store"], 1, [known], root)
    assert [change.after for change in drawn] == ["z = a <= b"]


def test_an_equivalent_change_is_known_where_it_moved(root: Path) -> None:
    known = Equivalent("src/paiju/store/b.py", "", "y = a < b", "y = a <= b", "never equal")
    path = root / "src" / "paiju" / "store" / "b.py"
    path.write_text("# moved\n" + path.read_text())
    assert [change.after for change in sample(10, ["store"], 1, [known], root)] == ["z = a <= b"]


def test_an_equivalent_change_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    entry = '[[equivalent]]\nfile = "a"\nwithin = ""\nbefore = "b"\nafter = "c"\nreason = "{}"\n'
    path.write_text(entry.format("never equal"))
    assert read_equivalents(path) == [Equivalent("a", "", "b", "c", "never equal")]
    path.write_text(entry.format(" "))
    with pytest.raises(ValueError, match="needs a reason"):
        read_equivalents(path)


def test_every_kept_equivalent_is_still_a_change() -> None:
    for known in read_equivalents():
        source = (ROOT / known.file).read_bytes()
        changes = (Change(known.file, source, edit) for edit in file_edits(known.file, source))
        assert any(known.is_of(change) for change in changes), known


@pytest.mark.parametrize(
    ("wanted", "inside"),
    [
        ("server", True),
        ("server.rooms", True),
        ("server/rooms/hub.py", True),
        ("server/*/hub.py", True),
        ("serve", False),
        ("store", False),
        ("*", True),
    ],
)
def test_packages_are_named_in_several_ways(wanted: str, inside: bool) -> None:
    assert is_in("src/paiju/server/rooms/hub.py", wanted) is inside


def test_every_source_of_the_project_can_be_read() -> None:
    files = sources()
    assert {"src/paiju/text/zh.toml", "src/paiju/games/xiaoer/text/zh.toml"} < {*files}
    for file in files:
        source = (ROOT / file).read_bytes()
        for edit in file_edits(file, source):
            assert 0 <= edit.start <= edit.end <= len(source)
            assert source[edit.start : edit.end] != edit.new

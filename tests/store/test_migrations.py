"""Data of every older version are brought to the newest one, and nothing of them is lost."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from paiju.store import migrations
from paiju.store.contract import Store, Unavailable
from paiju.store.opening import make_store
from paiju.store.queries import Sought
from paiju.store.schema import REVISIONS
from paiju.store.sqlite.files import FILE, bring_up
from paiju.store.tables import META
from tests.store.stories import tell

KEPT = sorted(Path(__file__).with_name("kept").glob("*.sql"))


def test_every_step_is_listed_and_every_older_version_is_kept() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    steps = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(reversed([step.revision for step in steps])) == REVISIONS
    assert [path.stem for path in KEPT] == list(REVISIONS[:-1])


def test_the_steps_lead_to_the_tables(tmp_path: Path) -> None:
    bring_up(tmp_path / FILE)
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def _described(file: Path) -> dict[str, object]:
    """Describe all tables as SQLite knows them: columns with keys and defaults, and indexes."""
    connection = sqlite3.connect(file)
    try:
        names = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not name.startswith(("sqlite_", "alembic_"))
        ]
        found: dict[str, object] = {}
        for name in names:
            columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
            # Columns that came later stand last.
            found[name] = {column[1]: column[2:] for column in columns}
            for _, index, *kind in connection.execute(f"PRAGMA index_list({name})").fetchall():
                places = connection.execute(f"PRAGMA index_info({index})").fetchall()
                found[f"{name} {index}"] = (kind, [place[2] for place in places])
        return found
    finally:
        connection.close()


def test_the_steps_make_all_keys_and_defaults_that_the_tables_have(tmp_path: Path) -> None:
    """Alembic compares neither."""
    bring_up(tmp_path / FILE)
    engine = create_engine(f"sqlite:///{tmp_path / 'declared'}")
    META.create_all(engine)
    engine.dispose()
    assert _described(tmp_path / "declared") == _described(tmp_path / FILE)


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_kept_data_are_brought_up(kept: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.executescript(kept.read_text())
    connection.close()

    async def story(store: Store) -> None:
        assert [one.seq for one in await store.rows("ROOM01", after=0)] == [1, 2, 3]
        assert [one.events for one in await store.rows("ROOM01")] == [b'[{"type":"moved"}]']
        player = await store.player_of(bytes(32))
        assert player is not None
        assert (player.name, player.login) == ("安娜", "Anna")
        hands = {one.id: one for one in await store.seek_hands(player.id, Sought(), None, 9)}
        assert "H1" in hands
        for hand in hands.values():
            # Penalties of old hands count against whoever has them.
            sign = -1 if hand.game == "gandengyan" else 1
            assert [part.gain for part in hand.parts] == [sign * part.score for part in hand.parts]
        assert [one.text for one in await store.chat("ROOM01", 9)] == ["你好"]
        assert (await store.health()).writable

    tell(lambda: make_store(tmp_path), story)


def test_a_step_that_fails_leaves_the_data_as_they_were(tmp_path: Path) -> None:
    bring_up(tmp_path / FILE, REVISIONS[0])
    with sqlite3.connect(tmp_path / FILE) as connection:
        # The second table of the step is in the way, so the first one must not stay.
        connection.execute("CREATE TABLE owners (x)")
    with pytest.raises(Unavailable, match="broken"):
        bring_up(tmp_path / FILE)
    with connection:
        names = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master")}
        version = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    assert "nodes" not in names
    assert version == [(REVISIONS[0],)]

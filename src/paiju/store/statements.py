"""Statements that both databases understand.

They are plain text with `:name` for values: a server that was killed must be back at once, and
loading a toolkit to write the same few lines anew would take most of that time.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeAlias

Fields: TypeAlias = tuple[Any, ...]
"""The values of a row."""

_NAME: Final = re.compile(r":([a-z_0-9]+)")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement and its values by name."""

    sql: str
    values: Mapping[str, object] = field(default_factory=dict)


@lru_cache(512)
def _numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """Write numbers for names, and tell the names in their order."""
    names = tuple(dict.fromkeys(_NAME.findall(sql)))
    return _NAME.sub(lambda found: f"${names.index(found[1]) + 1}", sql), names


def numbered(statement: Statement) -> tuple[str, tuple[object, ...]]:
    """Write a statement as PostgreSQL takes it."""
    sql, names = _numbered(statement.sql)
    return sql, tuple(statement.values[name] for name in names)


def insert(table: str, **values: object) -> Statement:
    """Add a row."""
    places = ", ".join(f":{name}" for name in values)
    return Statement(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})", values)


def upsert(table: str, *key: str, **values: object) -> Statement:
    """Add a row, or change the one with the same key."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    added = insert(table, **values)
    return Statement(f"{added.sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}", values)

"""Statements that both dialects understand, and their form for each."""

from typing import Any, Final, TypeAlias

from sqlalchemy import Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import ClauseElement, TextClause

Fields: TypeAlias = tuple[Any, ...]
"""The values of a row."""

SQLITE: Final[Dialect] = sqlite.dialect(paramstyle="qmark")
POSTGRESQL: Final[Dialect] = postgresql.dialect(paramstyle="numeric_dollar")  # type: ignore[no-untyped-call]  # as above


def bind(statement: ClauseElement, dialect: Dialect) -> tuple[str, tuple[object, ...]]:
    """Write a statement in a dialect; its values stay apart, in the order of their places."""
    compiled = statement.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
    values = compiled.params
    places = getattr(compiled, "positiontup", None) or ()
    return compiled.string, tuple(values[place] for place in places)


def upsert(table: Table, **values: object) -> TextClause:
    """Insert a row, or change the one with the same key."""
    keys = ", ".join(column.name for column in table.primary_key)
    own = ", ".join(values)
    places = ", ".join(f":{name}" for name in values)
    changes = ", ".join(
        f"{name} = excluded.{name}" for name in values if not table.columns[name].primary_key
    )
    sql = f"INSERT INTO {table.name} ({own}) VALUES ({places}) ON CONFLICT ({keys}) "
    return text(sql + (f"DO UPDATE SET {changes}" if changes else "DO NOTHING")).bindparams(
        **values
    )

"""Rooms, players, hands, chat and notices of a server that is alone."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def _text(name: str, *, key: bool = False, null: bool = False) -> "sa.Column[str]":
    """Declare a text."""
    return sa.Column(name, sa.Text, primary_key=key, nullable=null)


def _number(name: str, *, key: bool = False, null: bool = False) -> "sa.Column[int]":
    """Declare a large number."""
    return sa.Column(name, sa.BigInteger, primary_key=key, nullable=null, autoincrement=False)


def _small(name: str, *, key: bool = False, null: bool = False) -> "sa.Column[int]":
    """Declare a small number."""
    return sa.Column(name, sa.Integer, primary_key=key, nullable=null, autoincrement=False)


def _truth(name: str) -> "sa.Column[bool]":
    """Declare a yes or no."""
    return sa.Column(name, sa.Boolean, nullable=False)


def _bytes(name: str, *, key: bool = False, null: bool = False) -> "sa.Column[bytes]":
    """Declare bytes."""
    return sa.Column(name, sa.LargeBinary, primary_key=key, nullable=null)


def _rooms() -> None:
    """Make what rooms need."""
    op.create_table(
        "log",
        _text("room", key=True),
        _number("seq", key=True),
        _text("command", null=True),
        _bytes("events"),
        _text("fingerprint", null=True),
        _number("at"),
        _number("due", null=True),
        _truth("snapshot"),
    )
    given = sa.text("command IS NOT NULL")
    op.create_index(
        "log_command",
        "log",
        ["room", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.create_table("rooms", _text("code", key=True), _truth("open"), _bytes("listed", null=True))
    op.create_index("rooms_open", "rooms", ["open"])
    op.create_table("seated", _text("room", key=True), _text("player", key=True))
    op.create_index("seated_player", "seated", ["player"])


def _players() -> None:
    """Make what players need."""
    op.create_table("players", _text("id", key=True), _text("name"), _number("at"))
    op.create_table("tokens", _bytes("sha256", key=True), _text("player"))
    op.create_index("tokens_player", "tokens", ["player"])
    op.create_table(
        "accounts",
        _text("folded", key=True),
        _text("login"),
        _text("player"),
        _text("password"),
        sa.UniqueConstraint("player", name="accounts_player"),
    )


def _hands() -> None:
    """Make what finished hands need."""
    op.create_table(
        "hands",
        _text("id", key=True),
        _text("room"),
        _text("game"),
        _small("number"),
        _number("at"),
        _text("record"),
    )
    op.create_table(
        "parts",
        _text("hand", key=True),
        _small("seat", key=True),
        _text("player", null=True),
        _text("name"),
        _small("score"),
        _truth("won"),
        _number("at"),
    )
    op.create_index("parts_player", "parts", ["player", "at"])
    op.create_table(
        "ratings",
        _text("player", key=True),
        _text("game", key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        _small("hands"),
    )


def _talk() -> None:
    """Make what chat and notices need, and the server's secrets."""
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        _text("room"),
        _text("player"),
        _text("name"),
        _small("seat", null=True),
        _text("text", null=True),
        _text("phrase", null=True),
        _number("at"),
    )
    op.create_index("chat_room", "chat", ["room", "id"])
    op.create_index("chat_player", "chat", ["player"])
    op.create_index("chat_at", "chat", ["at"])
    op.create_table(
        "subscriptions",
        _text("endpoint", key=True),
        _text("player"),
        _text("p256dh"),
        _text("auth"),
        _text("lang"),
    )
    op.create_index("subscriptions_player", "subscriptions", ["player"])
    op.create_table("secrets", _text("name", key=True), _bytes("value"))


def upgrade() -> None:
    """Make all of it."""
    _rooms()
    _players()
    _hands()
    _talk()

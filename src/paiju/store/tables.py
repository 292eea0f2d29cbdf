"""All tables, for both databases: what migrations lead to."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

META: Final = MetaData()


def _key(name: str) -> Column[str]:
    """Declare a text that is (part of) the primary key."""
    return Column(name, Text, primary_key=True, nullable=False)


def _need(name: str, kind: type[Text] | type[BigInteger] | type[LargeBinary]) -> Column[object]:
    """Declare a column that always has a value."""
    return Column(name, kind, nullable=False)


LOG: Final = Table(
    "log",
    META,
    _key("room"),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("command", Text),
    _need("events", LargeBinary),
    Column("fingerprint", Text),
    _need("at", BigInteger),
    Column("due", BigInteger),
    Column("snapshot", Boolean, nullable=False),
    # A room takes each id of a command once; nothing is asked of rows without one.
    Index(
        "log_command",
        "room",
        "command",
        unique=True,
        sqlite_where=text("command IS NOT NULL"),
        postgresql_where=text("command IS NOT NULL"),
    ),
)
"""The rooms' events: the truth that all else follows from.

SQLite keeps rows in the order of their coming, so that a commit for many rooms writes few pages;
kept by room it writes a page or two a room and takes three times as long.
"""

ROOMS: Final = Table(
    "rooms",
    META,
    _key("code"),
    Column("open", Boolean, nullable=False),
    Column("listed", LargeBinary),
    Index("rooms_open", "open"),
)

SEATED: Final = Table(
    "seated", META, _key("room"), _key("player"), Index("seated_player", "player")
)
"""Who has a seat in which room."""

PLAYERS: Final = Table("players", META, _key("id"), _need("name", Text), _need("at", BigInteger))

TOKENS: Final = Table(
    "tokens",
    META,
    Column("sha256", LargeBinary, primary_key=True, nullable=False),
    _need("player", Text),
    Index("tokens_player", "player"),
)

ACCOUNTS: Final = Table(
    "accounts",
    META,
    _key("folded"),
    _need("login", Text),
    _need("player", Text),
    _need("password", Text),
    UniqueConstraint("player", name="accounts_player"),
)
"""Accounts by their login name, folded: `Li` and `li` are one."""

HANDS: Final = Table(
    "hands",
    META,
    _key("id"),
    _need("room", Text),
    _need("game", Text),
    Column("number", Integer, nullable=False),
    _need("at", BigInteger),
    _need("record", Text),
    Column("event", Text),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Index("hands_event", "event", "number"),
)

PARTS: Final = Table(
    "parts",
    META,
    _key("hand"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    _need("name", Text),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    _need("at", BigInteger),
    Column("side", Integer),
    Column("gain", Integer, nullable=False, server_default="0"),
    Column("early", Integer),
    Column("middle", Integer),
    Column("late", Integer),
    Index("parts_player", "player", "at"),
)
"""Who had which seat in a hand; the time is repeated so that an index can sort by it."""

RATINGS: Final = Table(
    "ratings",
    META,
    _key("player"),
    _key("game"),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("hands", Integer, nullable=False),
)

RATED: Final = Table(
    "rated",
    META,
    _key("player"),
    _key("hand"),
    _need("game", Text),
    _need("at", BigInteger),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("rated_player", "player", "game", "at"),
)
"""Ratings as they were after each hand."""

EVENTS: Final = Table(
    "events",
    META,
    _key("code"),
    _need("name", Text),
    _need("game", Text),
    _need("preset", Text),
    _need("rules", Text),
    Column("hands", Integer, nullable=False),
    _need("pace", Text),
    Column("maker", Text),
    _need("seed", LargeBinary),
    _need("at", BigInteger),
    _need("closes", BigInteger),
    Index("events_maker", "maker"),
)
"""Duplicate events: the deals of all tables follow from the seed."""

ENTRANTS: Final = Table(
    "entrants",
    META,
    _key("event"),
    _key("player"),
    _need("room", Text),
    Column("hands", Integer, nullable=False),
    Index("entrants_player", "player"),
)
"""At which table somebody plays an event, and how many of its deals were dealt to them."""

CHAT: Final = Table(
    "chat",
    META,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    _need("room", Text),
    _need("player", Text),
    _need("name", Text),
    Column("seat", Integer),
    Column("text", Text),
    Column("phrase", Text),
    _need("at", BigInteger),
    Index("chat_room", "room", "id"),
    Index("chat_player", "player"),
    Index("chat_at", "at"),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    META,
    _key("endpoint"),
    _need("player", Text),
    _need("p256dh", Text),
    _need("auth", Text),
    _need("lang", Text),
    Index("subscriptions_player", "player"),
)

SECRETS: Final = Table("secrets", META, _key("name"), _need("value", LargeBinary))

NODES: Final = Table("nodes", META, _key("id"), _need("until", BigInteger))
"""Until when a node of a cluster is taken to be alive, by the clock of the database."""

OWNERS: Final = Table(
    "owners",
    META,
    _key("room"),
    _need("node", Text),
    _need("epoch", BigInteger),
    Index("owners_node", "node"),
)
"""Which node writes to a room; the epoch rises with every change, and old epochs are refused."""

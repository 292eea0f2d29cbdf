"""What statistics need of a hand, ratings as they were, and duplicate events."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"

# Points count for the winners, or against the losers: what is kept tells which.
_PENALTIES: Final = """
UPDATE parts SET gain = -score WHERE hand IN (
    SELECT id FROM hands WHERE game IN (
        SELECT h.game FROM parts p JOIN hands h ON h.id = p.hand GROUP BY h.game
        HAVING avg(CASE WHEN p.won THEN p.score END) < avg(CASE WHEN NOT p.won THEN p.score END)
    )
)
"""


def _text(name: str, *, key: bool = False, null: bool = False) -> "sa.Column[str]":
    """Declare a text."""
    return sa.Column(name, sa.Text, primary_key=key, nullable=null)


def _history() -> None:
    """Keep more of hands, and ratings as they were."""
    for name in ("side", "early", "middle", "late"):
        op.add_column("parts", sa.Column(name, sa.Integer))
    op.add_column("parts", sa.Column("gain", sa.Integer, nullable=False, server_default="0"))
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("hands", rated)
    op.execute("UPDATE parts SET gain = score")
    op.execute(_PENALTIES)
    op.create_table(
        "rated",
        _text("player", key=True),
        _text("hand", key=True),
        _text("game"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index("rated_player", "rated", ["player", "game", "at"])


def _events() -> None:
    """Keep events and who plays in them."""
    op.add_column("hands", sa.Column("event", sa.Text))
    op.create_index("hands_event", "hands", ["event", "number"])
    op.create_table(
        "events",
        _text("code", key=True),
        _text("name"),
        _text("game"),
        _text("preset"),
        _text("rules"),
        sa.Column("hands", sa.Integer, nullable=False),
        _text("pace"),
        _text("maker", null=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
    )
    op.create_index("events_maker", "events", ["maker"])
    op.create_table(
        "entrants",
        _text("event", key=True),
        _text("player", key=True),
        _text("room"),
        sa.Column("hands", sa.Integer, nullable=False),
    )
    op.create_index("entrants_player", "entrants", ["player"])


def upgrade() -> None:
    """Make all of it; what old hands do not tell stays empty."""
    _history()
    _events()

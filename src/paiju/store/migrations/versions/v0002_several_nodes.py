"""Nodes and which of them writes to a room."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Make the leases; a server that is alone leaves them empty."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("room", sa.Text, primary_key=True, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("owners_node", "owners", ["node"])

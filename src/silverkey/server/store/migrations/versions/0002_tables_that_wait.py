"""Tables that wait for people, clocks, and passwords that were changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("wish", sa.JSON(), nullable=False, server_default="{}"))
        game.add_column(sa.Column("clock", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("invite_hash", sa.String(length=64), nullable=False, server_default=""))
        seat.add_column(sa.Column("decks", sa.JSON(), nullable=False, server_default='[""]'))
    with op.batch_alter_table("account") as account:
        account.add_column(sa.Column("turned", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    for table, columns in {"game": ("wish", "clock"), "seat": ("invite_hash", "decks"), "account": ("turned",)}.items():
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)

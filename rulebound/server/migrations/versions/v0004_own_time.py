"""For how long the house has run, and since when what nobody uses waits to be removed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "people"):
        with op.batch_alter_table(table) as batch:
            batch.add_column(sa.Column("marked", sa.Float(), nullable=True))
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ran", sa.Float(), nullable=False),
        sa.Column("clock", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("house")
    for table in ("people", "tables"):
        with op.batch_alter_table(table) as batch:
            batch.drop_column("marked")

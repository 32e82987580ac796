"""Each table has a secret from which its decisions get their names: not from the luck of its game."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    there = [column["name"] for column in sa.inspect(connection).get_columns("tables")]
    if "naming" not in there:  # a version that stopped half-way may have left it there
        with op.batch_alter_table("tables") as batch:
            batch.add_column(sa.Column("naming", sa.String(length=64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("naming", sa.String))
    for id in connection.scalars(sa.select(tables.c.id)).all():
        connection.execute(sa.update(tables).where(tables.c.id == id).values(naming=secrets.token_hex(16)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("naming")

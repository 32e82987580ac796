"""What is told to everybody for good, who shares a table, which seats were held, who may only listen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(flag("shared"))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(flag("held"))
    with op.batch_alter_table("watchers") as batch:
        batch.add_column(flag("muted"))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=60), nullable=False),
        sa.Column("args", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("notices") as batch:
        batch.create_index("notices_by_table", ["table", "id"], unique=False)
    # Tables that are there already: whoever might have looked counts as one who has.
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("host", sa.String), sa.column("shared", sa.Boolean)
    )
    seats = sa.table(
        "seats", sa.column("table", sa.String), sa.column("kind", sa.String), sa.column("person", sa.String),
        sa.column("held", sa.Boolean),
    )  # fmt: skip
    others = sa.select(seats.c.table).where(
        seats.c.table == tables.c.id, (seats.c.kind == "open") | (seats.c.person != tables.c.host)
    )
    op.execute(sa.update(tables).where(sa.exists(others)).values(shared=True))
    op.execute(sa.update(seats).where(seats.c.kind != "open").values(held=True))


def downgrade() -> None:
    op.drop_table("notices")
    for table, column in (("watchers", "muted"), ("seats", "held"), ("tables", "shared")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)

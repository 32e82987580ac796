"""What is kept, as tables of a database. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("ran", Float, nullable=False),  # seconds it has run, in all
    Column("clock", Float, nullable=False),  # how late it was when this was written
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # a hash: who reads the database cannot be anybody
    Column("name", String(40), nullable=False),
    Column("expires", Float, nullable=False),
    Column("marked", Float, nullable=True),  # as below
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("undo", String(16), nullable=False),
    Column("absent", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("covers", Integer, nullable=False),  # the checkpoint holds the entries up to this sequence number
    Column("checkpoint", Text, nullable=False),  # a save
    Column("naming", String(64), nullable=False, server_default=""),  # what the names of its decisions are made with
    Column("shared", Boolean, nullable=False, server_default=false()),  # not one person's alone, now or ever
    Column("marked", Float, nullable=True),  # nobody uses it: how long the house had run when that was found
    Index("tables_by_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, person, bot
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("wishes", Text, nullable=False),
    Column("held", Boolean, nullable=False, server_default=false()),  # somebody, or a bot, has looked through it
    Index("seats_by_person", "person"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", Boolean, nullable=False, server_default=false()),
)

invites = Table(
    "invites",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    UniqueConstraint("table", "seat", name="one_invite_a_seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),  # two answers to one decision: the database lets one in
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("hash", String(24), nullable=False),
    Column("person", String(32), nullable=True),  # nobody: a bot, or somebody's standing wish
    Column("request", String(100), nullable=False),  # the person and the client's id: what is sent twice counts once
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "request", name="one_entry_a_request"),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Index("messages_by_table", "table", "id"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("place", Integer, nullable=False),  # so many lines of the game's own log come before it
    Column("text", String(60), nullable=False),
    Column("args", Text, nullable=False),
    Index("notices_by_table", "table", "id"),
)

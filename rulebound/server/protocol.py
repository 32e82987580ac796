"""What goes over the wire between a table and those who sit at it: JSON objects, told apart by `t`.

A connection belongs to a person, who may hold several seats; what a seat may know comes as that seat's own stream, and
every message of a stream has its number `v`. A client that comes back names the last ones it has and gets the rest, or
a fresh `state`. `docs/protocol.md` tells it with examples, `schema.json` for programs.

Seats are counted from 0; -1 is a spectator. Words are keys with arguments: `["w", key, [[name, value], ...]]`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION = 1
"""Of the protocol: a client that speaks another is told so."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for each request: one that comes twice is done once."""
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Seat: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


# ------------------------------------------------------------------ from the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: which seats' streams are wanted (none named: all of one's own, or a spectator's)."""

    version: int = VERSION
    seats: Annotated[tuple[Seat, ...], Meta(max_length=16)] | None = None
    epoch: Annotated[str, Meta(max_length=64)] = ""
    """The epoch in which the streams below were received; in another one there is nothing to go on from."""
    since: dict[Seat, Number] = {}


class Answer(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """The answer of a seat to the decision it was shown: the keys of options."""

    id: Id
    seat: Seat
    decision: Id
    keys: Annotated[tuple[Key, ...], Meta(max_length=400)]


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Takes back what a person answered last, if the table's policy lets it; by consent, it asks the others."""

    id: Id
    seat: Seat


class Consent(Struct, tag_field="t", tag="consent", forbid_unknown_fields=True):
    """What a person says to somebody's wish to take back an answer."""

    id: Id
    wish: Id
    yes: bool


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can't I? Answered by `denied`."""

    id: Id
    seat: Seat


class Odds(Struct, tag_field="t", tag="odds", forbid_unknown_fields=True):
    """The chance that what is being tried succeeds with this answer, and with each option added to it: `odds-are`."""

    id: Id
    seat: Seat
    keys: Annotated[tuple[Key, ...], Meta(max_length=400)] = ()


class Explain(Struct, tag_field="t", tag="explain", forbid_unknown_fields=True):
    """Why is this 5? The numbers of a thing on the table, each with its sources: `reasons`."""

    id: Id
    seat: Seat
    entity: Number


class Moment(Struct, tag_field="t", tag="moment", forbid_unknown_fields=True):
    """The table as it was when so many lines of the seat's log had been told: `then`."""

    id: Id
    seat: Seat
    line: Number


class Older(Struct, tag_field="t", tag="older", forbid_unknown_fields=True):
    """Lines of the log before those the client has: `lines`."""

    id: Id
    seat: Seat
    before: Number


class Prefer(Struct, tag_field="t", tag="prefer", forbid_unknown_fields=True):
    """What need not be asked any more: an ability used `never`, `ask`, `always` (of the option `key`, or named as in
    `wishes`); passing until one's `turn`, until there is `news`, or no more (`stop`)."""

    id: Id
    seat: Seat
    what: Annotated[str, Meta(pattern="^(never|ask|always|turn|news|stop)$")]
    key: Annotated[str, Meta(max_length=200)] = ""


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """Says something to everybody at the table, where the rules let one talk freely."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Struct, tag_field="t", tag="phrase", forbid_unknown_fields=True):
    """One of the game's ready phrases, said by a seat; some are about another seat."""

    id: Id
    seat: Seat
    key: Key
    about: Seat | None = None


class Point(Struct, tag_field="t", tag="point", forbid_unknown_fields=True):
    """Points at a thing on the table, for everybody who can see it."""

    id: Id
    seat: Seat
    entity: Number


class Arrange(Struct, tag_field="t", tag="arrange", forbid_unknown_fields=True):
    """The host puts something right by hand, with one of the game's arranging steps."""

    id: Id
    step: Key
    args: Annotated[dict[Key, Annotated[str, Meta(max_length=500)]], Meta(max_length=16)] = {}


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by `pong`."""

    id: Id


FromClient: TypeAlias = (
    Hello
    | Answer
    | Undo
    | Consent
    | Why
    | Odds
    | Explain
    | Moment
    | Older
    | Prefer
    | Chat
    | Phrase
    | Point
    | Arrange
    | Ping
)


# ------------------------------------------------------------------ from the table


class SeatInfo(Struct):
    """Who sits where. `word` is what the game calls the seat."""

    seat: int
    word: Any
    kind: str
    """open, person or bot"""
    name: str = ""
    online: bool = False
    yours: bool = False


class StepInfo(Struct):
    """An arranging step the host may take: what it is called, which arguments it needs, what it does."""

    name: str
    args: tuple[str, ...]
    optional: tuple[str, ...]
    about: str


class WatcherInfo(Struct):
    """Somebody who watches."""

    name: str
    muted: bool


class TableInfo(Struct):
    """What everybody at the table may know about it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    undo: str
    """free, information or consent"""
    absent: str
    """wait or bot: what becomes of the seat of a player who is gone"""
    kind: str
    """table, example or fork"""
    seats: tuple[SeatInfo, ...]
    host: str
    """The host's name."""
    hosting: bool
    """Is the reader the host?"""
    spectators: int
    changed: str = ""
    """What became of the table when it was opened under other rules."""
    shared: bool = False
    """Is it, or was it ever, more than one person's? Then saves and forks wait for the end of the game."""
    watching: tuple[WatcherInfo, ...] = ()
    """Who may watch: told to the host only."""


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The first message of a table: who is there, and what the client may ask for."""

    version: int
    epoch: str
    table: TableInfo
    streams: tuple[int, ...]
    """The seats whose streams follow."""
    phrases: tuple[str, ...]
    """Ready phrases; where the rules restrict talk they are all that may be said."""
    named: tuple[str, ...]
    """The phrases that are about another seat."""
    free_talk: bool
    steps: tuple[StepInfo, ...]
    """For the host only."""


class People(Struct, tag_field="t", tag="people"):
    """Somebody came, left, sat down or stood up."""

    table: TableInfo


class Back(Struct):
    """The answer that undo would take back: how it reads, and what is in the way ("" if nothing)."""

    text: str
    args: Any
    blocked: str
    """"", revealed, or consent: the others are asked"""


class Head(Struct):
    """Where the game stands: the parts of a view that are not things on the table."""

    round: int
    phase: str
    turn: int
    lead: int
    decision: dict[str, Any] | None
    """Who is asked (`seats`, `mode`, `prompt`); with `id`, `options`, `least`, `most`, `cite`, `args`, `window`,
    `odds`, `answered` for a seat that is asked itself; `settled` if its answer will come by itself, so that nobody need
    ask."""
    outcome: Any
    back: Back | None = None
    wishes: dict[str, str] = {}
    """Abilities that are used never or always, by their message keys."""
    passing: str = ""


class LineInfo(Struct):
    """A line of the log."""

    text: str
    args: Any
    cite: tuple[str, ...] = ()


class State(Struct, tag_field="t", tag="state"):
    """A fresh view of one seat. `lines` are the last of the log, the first of them being number `first`."""

    seat: int
    v: int
    head: Head
    entities: dict[int, dict[str, Any]]
    first: int
    lines: tuple[LineInfo, ...]


class Update(Struct, tag_field="t", tag="update", omit_defaults=True):
    """What changed in the view of one seat."""

    seat: int
    v: int
    head: Head
    changed: dict[int, dict[str, Any]] = {}
    gone: tuple[int, ...] = ()
    first: int = 0
    """The number of the first new line; the log is cut there (an answer was taken back) before they are added."""
    lines: tuple[LineInfo, ...] = ()


class Done(Struct, tag_field="t", tag="done"):
    """A request was carried out; an answer is kept for good."""

    id: str


class Refused(Struct, tag_field="t", tag="refused"):
    """A request was not carried out, and nothing changed. `code` is for programs, `why` for people."""

    id: str
    code: str
    why: str
    clauses: tuple[str, ...] = ()


class DenialInfo(Struct):
    """What might be expected but may not be done: how the option would read, the reason, the clause."""

    key: str
    text: str
    reason: str
    args: Any
    clause: str
    about: tuple[int, ...]


class Denied(Struct, tag_field="t", tag="denied"):
    """What might be expected but may not be done, with the clause that forbids it."""

    id: str
    denials: tuple[DenialInfo, ...]


class OddsAre(Struct, tag_field="t", tag="odds-are"):
    """Chances between 0 and 1; `now` is None where nothing is at stake. Where a chance cannot be told exactly, it is at
    least that, and at most what `most` says: by key, and under no key for how it stands now."""

    id: str
    now: float | None
    each: dict[str, float]
    most: dict[str, float] = {}


class ReasonInfo(Struct):
    """One source of a number: `base`, `add`, `times`, `set`, `floor` (`add/2`: half, rounded up) and by how much."""

    op: str
    amount: int
    source: Any
    cite: tuple[str, ...]


class NumberInfo(Struct):
    stat: str
    total: int
    reasons: tuple[ReasonInfo, ...]


class Reasons(Struct, tag_field="t", tag="reasons"):
    """The numbers of a thing, each with its sources."""

    id: str
    entity: int
    numbers: tuple[NumberInfo, ...]


class Then(Struct, tag_field="t", tag="then"):
    """An earlier moment, as the seat saw it."""

    id: str
    seat: int
    line: int
    head: Head
    entities: dict[int, dict[str, Any]]


class Lines(Struct, tag_field="t", tag="lines"):
    """Older lines of the log, the first of them being number `first`."""

    id: str
    seat: int
    first: int
    lines: tuple[LineInfo, ...]


class Said(Struct, tag_field="t", tag="said"):
    """Somebody spoke: free text, or a phrase of the game (a word)."""

    at: float
    name: str
    seat: int
    text: str = ""
    phrase: Any = None


class Pointed(Struct, tag_field="t", tag="pointed"):
    """Somebody points at a thing on the table."""

    name: str
    seat: int
    entity: int


class Wished(Struct, tag_field="t", tag="wished"):
    """Somebody wants something to which all others have to agree: to take back an answer, to put something right by
    hand, to take a seat. Each of `missing` (names) has yet to agree. Over when `over` says how."""

    wish: str
    name: str
    missing: tuple[str, ...]
    over: str = ""
    """"", agreed, refused, overtaken, or failed: all agreed, but it cannot be done"""
    text: str = "core-wish-undo"
    """What is wished, as a word with arguments."""
    args: Any = ()


class Farewell(Struct, tag_field="t", tag="farewell"):
    """The connection ends: `why` is kicked, moved, closed, restart, stopping, busy or fault. After a restart the client
    comes back at once; who was moved comes back to other seats; where the server is being stopped, the client tries
    until it is there again; where it is busy, or cannot keep what is played, the client comes back after a while."""

    why: str


class Pong(Struct, tag_field="t", tag="pong"):
    """Here I am."""

    id: str


FromServer: TypeAlias = (
    Welcome
    | People
    | State
    | Update
    | Done
    | Refused
    | Denied
    | OddsAre
    | Reasons
    | Then
    | Lines
    | Said
    | Pointed
    | Wished
    | Farewell
    | Pong
)

read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    (sent, received), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rulebound table protocol {VERSION}",
        "properties": {"fromClient": sent, "fromServer": received},
        "$defs": parts,
    }

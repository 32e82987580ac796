"""A canary for every face: wherever a card is named, its own mark goes with it, so that any leak can be found in bytes.

The mark of a card is made of its id and its face. Whoever receives it must have been allowed to see that face at some
time before: when it was shown to a seat of theirs, or to everybody.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from rulebound.core.game.decision import ALL
from rulebound.core.game.game import Game
from rulebound.core.knowing import view as core_view
from rulebound.core.material.cards import Card, CardDefinition, sees
from rulebound.core.state.entities import PUBLIC, Entity, Term
from rulebound.play.translate import Speech
from rulebound.server.connection import Connection
from rulebound.server.room import Room
from rulebound.server.streams import Stream
from rulebound.server.undoing import UNDO, pending
from tests.server.at_table import Server

MARK = re.compile(rb"zq([0-9]+)_([a-z0-9-]+)qz")
HANDLE = re.compile(rb"([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9]+)")


def mark(card: Card) -> str:
    return f"zq{card.id}_{card.code}qz"


def plant(patch: pytest.MonkeyPatch) -> None:
    """Marks every card wherever it is named: in words, in views, in sentences."""
    entity_view, value, word = core_view.entity_view, Speech._value, Card.word

    def marked_word(card: Card, g: Game, seat: int = PUBLIC) -> Term:
        plain = word(card, g, seat)
        return (
            Term(plain.term, (*plain.args, ("canary", Term(mark(card))))) if sees(card, seat) and card.code else plain
        )

    def marked_view(g: Game, entity: Entity, seat: int, numbers: dict[int, int] | None = None) -> dict[str, Any]:
        out = entity_view(g, entity, seat, numbers)
        if isinstance(entity, Card) and out.get("code"):
            out["canary"] = mark(entity)
        return out

    def marked_value(speech: Speech, thing: object, case: str) -> str | int | float:
        said = value(speech, thing, case)
        args = getattr(thing, "args", ())
        return f"{said} {dict(args)['canary'].term}" if args and "canary" in dict(args) else said

    patch.setattr(Card, "word", marked_word)
    patch.setattr(core_view, "entity_view", marked_view)
    patch.setattr(Speech, "_value", marked_value)


@dataclass
class Ear:
    """Listens to every byte that leaves the server, and knows who may know what."""

    server: Server
    leaks: list[str] = field(default_factory=list)
    told: dict[tuple[str, int], set[tuple[int, str]]] = field(default_factory=lambda: defaultdict(set))
    """By table and seat (PUBLIC: everybody), the faces that were shown so far."""
    named: dict[tuple[str, int], set[tuple[int, str]]] = field(default_factory=lambda: defaultdict(set))
    """The same by the numbers that the cards went by."""
    bytes_heard: int = 0
    marks_heard: int = 0
    kinds: set[str] = field(default_factory=set)

    def listen(self, patch: pytest.MonkeyPatch) -> None:
        send, publish, advance, keep = Connection.send, Room.publish, Stream.advance, Room.keep
        ear = self
        speaking: list[Room] = []
        noted: dict[str, str] = {}

        def heard_send(connection: Connection, message: bytes | msgspec.Struct) -> None:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            for room in ear.server.house.rooms.values():
                if connection in room.connections:
                    ear.hear(room, connection.person.id, data)
            send(connection, message)

        async def noted_keep(room: Room, seat: int, text: str, person: str | None, request: str) -> None:
            noted[room.row.id] = text
            await keep(room, seat, text, person, request)

        def learning_publish(room: Room) -> None:
            ear.learn(room)
            if noted.pop(room.row.id, UNDO).startswith(UNDO):  # what is taken back is asked again, for all to see
                publish(room)
                return
            speaking.append(room)
            publish(room)
            speaking.pop()

        def quiet_advance(stream: Stream, *args: Any, **named: Any) -> bytes | None:
            message = advance(stream, *args, **named)
            if message is not None and speaking:
                ear.judge_silence(speaking[-1], stream.seat)
            return message

        patch.setattr(Connection, "send", heard_send)
        patch.setattr(Room, "publish", learning_publish)
        patch.setattr(Room, "keep", noted_keep)
        patch.setattr(Stream, "advance", quiet_advance)

    def learn(self, room: Room) -> None:
        """Writes down who has seen which faces by now."""
        g, id = room.table.game, room.row.id
        for seat in range(PUBLIC, len(g.seats)):
            known = self.told[id, seat]
            known |= {(c.id, c.code) for c in g.all(Card) if c.code and sees(c, seat)}
            known |= {(card, code) for card, code, mask in g.shown if (mask >> (seat + 1)) & 1}
            self.named[id, seat] |= {(core_view.number(c), c.code) for c in g.all(Card) if c.code and sees(c, seat)}

    def hear(self, room: Room, person: str, data: bytes, where: str = "") -> None:
        """Everything in it must be known to one of the person's seats, or to everybody."""
        self.bytes_heard += len(data)
        if not where:
            where = str(msgspec.json.decode(data)["t"])
        self.kinds.add(where)
        g, id = room.table.game, room.row.id
        if g.outcome is not None:
            return
        if (id, PUBLIC) not in self.told:
            self.learn(room)
        eyes = (PUBLIC, *room.seats_of(person))
        known, named = (set().union(*[told[id, seat] for seat in eyes]) for told in (self.told, self.named))
        found = [(int(card), code.decode()) for card, code in MARK.findall(data)]
        self.marks_heard += len(found)
        numbers = {core_view.number(card) for card in g.all(Card)}
        handles = [(int(n), code.decode()) for code, n in HANDLE.findall(data)]
        for n, code in handles if where != "welcome" else ():  # which shows how steps are written
            face = g.registry.definitions.get(code)
            if isinstance(face, CardDefinition) and n in numbers and (n, code) not in named:
                self.leaks.append(f"{where} to seats {eyes[1:]}: card {n} is {code}")
        for card, code in found:
            if (card, code) not in known:
                self.leaks.append(f"{where} to seats {eyes[1:]}: card {card} is {code}")

    def judge_silence(self, room: Room, seat: int) -> None:
        """While answers are given in secret, nobody is sent anything but those who have answered."""
        decision = room.table.decision
        if decision is None or decision.mode != ALL or not decision.secret or not pending(room.table):
            return
        last = room.table.answers[-1].seat
        assert last is not None
        if seat != last and seat not in room.seats_of(room.made[-1].person or "nobody"):
            self.leaks.append(f"seat {seat} was told something when seat {last} answered in secret")

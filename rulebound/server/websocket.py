"""The WebSocket: a person at a table. Every message is answered; a wrong one changes nothing."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulebound.core.knowing.view import thing_called
from rulebound.core.state.entities import PUBLIC, Term
from rulebound.core.state.errors import IllegalAnswer, RuleboundError
from rulebound.play.preferences import ALWAYS, ANSWERS, NEVER, PAUSES
from rulebound.server import consent, metrics, questions
from rulebound.server.arranging import arrange
from rulebound.server.connection import Connection
from rulebound.server.open_tables import House
from rulebound.server.protocol import (
    VERSION,
    Answer,
    Arrange,
    Chat,
    Consent,
    Done,
    Explain,
    Farewell,
    FromClient,
    Hello,
    Moment,
    Odds,
    Older,
    Phrase,
    Ping,
    Point,
    Pointed,
    Pong,
    Prefer,
    Refused,
    Said,
    Undo,
    Why,
    read,
    write,
)
from rulebound.server.refusal import FAULT, FAULTS, NOTHING, Lost, Refusal
from rulebound.server.room import Room
from rulebound.server.store import Person
from rulebound.server.talk import silenced, talk_of
from rulebound.server.watch import refusing

SILENCE = 60.0
"""Seconds after which somebody who says nothing, not even ping, is taken to be gone."""
LARGEST = 64 * 1024
DEAF, PAUSE = 20, 0.25
"""So many messages in a row that came too fast; from then on each costs so many seconds."""
TOO_MANY = 200
"""Refused messages after which a connection is closed."""

UNWRITTEN = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""U+0000 as JSON has it: after an even number of backslashes."""
COSTLY = (Hello, Moment, Odds, Explain, Why, Older)
"""What takes the server longer than an answer."""

log = logging.getLogger("rulebound.server")


async def play(socket: WebSocket, house: House, person: Person, table: str) -> None:
    """One connection, from its first message to its last."""
    address = socket.client.host if socket.client else ""
    try:
        with house.quotas.holding("connections", person.id, address):
            room = await house.room(table, person.id)
            if not room.may_enter(person.id):
                raise Refusal("no-table", "there is no such table")
            await _sit(socket, house, room, Connection(person, address))
    except Refusal as error:
        if error.code == "busy":
            await turn_away(socket, 4429, "busy")
        elif error.code == "stopping":
            await turn_away(socket, 1012, "stopping")
        else:
            await turn_away(socket, 4404)  # of other people's tables nobody is told whether they exist
    except FAULTS:
        log.exception("table %s: what is kept cannot be read", table)
        await turn_away(socket, 4503, "fault")
    except RuleboundError:
        await turn_away(socket, 4404)


async def _sit(socket: WebSocket, house: House, room: Room, connection: Connection) -> None:
    await socket.accept()
    house.present.add(connection)
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _receive(socket, house, room, connection)
    except (WebSocketDisconnect, RuntimeError) as error:
        if isinstance(error, RuntimeError) and not connection.closing and socket.client_state.name != "DISCONNECTED":
            raise
        error.__traceback__ = None  # it holds this frame, and with it the room, until the garbage collector comes by
    finally:
        room.part(connection)
        connection.leave("closed")
        await asyncio.wait([sender], timeout=5)
        sender.cancel()
        house.present.discard(connection)


async def turn_away(socket: WebSocket, code: int, why: str = "closed") -> None:
    """Says goodbye at once. Browsers are told the code only of a connection that was accepted."""
    refusing(why if why != "closed" else "who" if code == 4401 else "no-table")
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.send_text(write(Farewell(why)).decode())
        await socket.close(code, why)


async def _send(socket: WebSocket, connection: Connection) -> None:
    try:
        while (message := await connection.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close()
    except (WebSocketDisconnect, RuntimeError):
        connection.closing = True


async def _receive(socket: WebSocket, house: House, room: Room, connection: Connection) -> None:
    wrong = slow = 0
    while not connection.closing:
        try:
            text = await asyncio.wait_for(socket.receive_text(), SILENCE)
        except TimeoutError:
            connection.leave("restart")
            return
        except KeyError:  # a binary frame
            text = ""
        if room.lost:
            connection.leave("restart")
        if not room.may_enter(connection.person.id):
            connection.leave("kicked")  # this connection may not have said hello yet when its holder was sent away
        if connection.closing:
            return  # who was sent away has nothing more to say
        refused = await _handle(house, room, connection, text)
        slow = slow + 1 if refused is not None and refused.code == "slow" else 0
        if refused is not None:
            metrics.refused(refused.code)
            connection.send(refused)
            wrong += refused.code != "slow"
            if slow > DEAF:  # who does not wait when told to is not heard for a moment
                await asyncio.sleep(PAUSE)
            if wrong > TOO_MANY:
                connection.leave("closed")


async def _handle(house: House, room: Room, connection: Connection, text: str) -> Refused | None:
    """Carries out one message; what is wrong with it is told."""
    if len(text) > LARGEST:
        return Refused("", "too-large", "a message has at most 64 kB")
    try:
        if UNWRITTEN.search(text):
            return Refused(_id_in(text), "malformed", f"this is not a message: {NOTHING}")
        message = read(text)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        return Refused(_id_in(text), "malformed", f"this is not a message: {error}")
    id = getattr(message, "id", "")
    who = connection.person.id, connection.address
    if not house.quotas.take("messages", *who) or (
        isinstance(message, COSTLY) and not house.quotas.take("costly", *who)
    ):
        return Refused(id, "slow", "too many messages: wait a moment")
    try:
        await obey(house, room, connection, message)
    except Refusal as error:
        return Refused(id, error.code, str(error))
    except IllegalAnswer as error:
        return Refused(id, "illegal", str(error))
    except RuleboundError as error:
        return Refused(id, "refused", str(error))
    except Lost:
        return None  # everybody has been told to come back
    except FAULTS:
        log.exception("table %s: nothing can be kept", room.row.id)
        return Refused(id, "fault", FAULT)
    except Exception:  # a rule that fails changes nothing; the others play on
        log.exception("table %s: a message failed", room.row.id)
        return Refused(id, "failed", "the program failed here, and nothing changed: report it, or choose another way")
    return None


def _id_in(text: str) -> str:
    """The request's id, if that much can be read."""
    try:
        found = msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("id", msgspec.Raw(b'""'))
        return msgspec.json.decode(found, type=str)[:64]
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError):
        return ""


async def obey(house: House, room: Room, connection: Connection, message: FromClient) -> None:
    person = connection.person.id
    if isinstance(message, Ping):
        connection.send(Pong(message.id))
        return
    if isinstance(message, Hello):
        if message.version != VERSION:
            raise Refusal("version", f"this server speaks version {VERSION} of the protocol, not {message.version}")
        async with room.turn():  # what is not kept yet is shown to nobody
            room.join(connection, message)
        for said in await room.store.said(room.row.id):
            phrase = msgspec.json.decode(said.phrase) if said.phrase else None
            connection.send(Said(said.at, said.name, said.seat, said.text, phrase))
        return
    if not connection.streams:
        raise Refusal("hello", "the first message is hello")
    if isinstance(message, Answer):
        came = time.perf_counter()
        await room.answer(person, message.seat, message.decision, message.keys, message.id)
        metrics.ANSWERED.observe(time.perf_counter() - came)
    elif isinstance(message, Undo):
        await consent.undo(room, person, message.seat, message.id)
    elif isinstance(message, Consent):
        await consent.consent(room, person, message.wish, message.yes)
    elif isinstance(message, Arrange):
        await arrange(room, person, message.step, message.args, message.id)
    elif isinstance(message, Prefer):
        await _prefer(room, person, message)
    elif isinstance(message, Chat | Phrase):
        await _say(house, room, connection, message)
    elif isinstance(message, Point):
        async with room.turn():
            _point(room, connection, message)
    elif isinstance(message, Moment):
        connection.send(await questions.moment(room, person, message, house.replays))
        return
    else:
        async with room.turn():
            connection.send(_asked(room, person, message))
        return
    connection.send(Done(message.id))


def _asked(room: Room, person: str, message: Why | Odds | Explain | Older) -> msgspec.Struct:
    """The answer to a question, for whoever may see through that seat's eyes."""
    questions.may_look(room, person, message.seat)
    if isinstance(message, Older):
        return questions.older(room, message)
    if isinstance(message, Explain):
        return questions.explain(room, message)
    if message.seat == PUBLIC:
        raise Refusal("spectator", "a spectator is not asked")
    return questions.why_not(room, message) if isinstance(message, Why) else questions.odds(room, message)


async def _prefer(room: Room, person: str, message: Prefer) -> None:
    async with room.turn():
        room.may_answer(person, message.seat)
        wishes, decision = room.automatic.wishes[message.seat], room.table.decision
        if message.what == "stop":
            wishes.passing = ""
        elif message.what in PAUSES:
            wishes.pass_until(message.what, room.table)
        elif message.what in ANSWERS:
            option = None
            if decision is not None and message.seat in decision.seats:
                option = next((o for o in decision.options_for(message.seat) if o.key == message.key), None)
            if option is not None:
                wishes.wish(option, message.what)
            elif message.key in wishes.abilities:
                wishes.abilities.pop(message.key)
                if message.what in (NEVER, ALWAYS):
                    wishes.abilities[message.key] = message.what
            else:
                raise Refusal("unknown", "only an ability that is offered now, or was settled before, can be settled")
        row = room.seats[message.seat]
        row.wishes = dict(wishes.abilities)
        await room.store.set_seat(room.row.id, row)
        room.publish()
        room.drive()


async def _say(house: House, room: Room, connection: Connection, message: Chat | Phrase) -> None:
    person, talk = connection.person, talk_of(room.row.game)
    if person.id in room.watchers and room.watchers[person.id].muted and not room.seats_of(person.id):
        raise Refusal("muted", "the host lets you only listen")
    over = room.table.outcome is not None
    own = room.seats_of(person.id)
    seat = message.seat if isinstance(message, Phrase) else (own[0] if own else PUBLIC)
    for held in own or (PUBLIC,):
        clause = silenced(room.table.game, held)
        if clause:
            raise Refusal("silence", f"the rules let you say nothing now ({clause})")
    said = Said(room.store.clock.now(), room.names.get(person.id, person.name), seat)
    if isinstance(message, Chat):
        if not talk.free and not over:
            raise Refusal("phrases-only", "the rules restrict what may be said: choose one of the phrases")
        said.text = message.text
    else:
        room.may_answer(person.id, seat)
        if message.key not in talk.phrases:
            raise Refusal("unknown", f"there is no phrase {message.key!r}")
        about: tuple[tuple[str, Term], ...] = ()
        if message.key in talk.named:
            if message.about is None or not 0 <= message.about < len(room.seats):
                raise Refusal("about", "this phrase is about another player: say who")
            about = (("seat", room.table.game.word(room.table.game.seat(message.about))),)
        said.phrase = msgspec.to_builtins(Term(message.key, about))
    phrase = "" if said.phrase is None else msgspec.json.encode(said.phrase).decode()
    request = f"{person.id} {message.id}"
    if request in room.spoken:
        return
    if not house.quotas.take("talk", person.id):
        raise Refusal("slow", "you say a lot: wait a moment")
    room.spoken.append(request)
    await room.store.say(room.row.id, said.at, said.name, said.seat, said.text, phrase)
    room.tell(said)


def _point(room: Room, connection: Connection, message: Point) -> None:
    """Everybody who can see the thing too is shown it."""
    room.may_answer(connection.person.id, message.seat)
    g = room.table.game
    thing = thing_called(g, message.entity, message.seat)
    if thing is None:
        raise Refusal("unknown", "there is no such thing on the table")
    pointed = Pointed(room.names.get(connection.person.id, ""), message.seat, message.entity)
    for other in room.connections:  # whoever can tell it from others calls it by the same number
        if any(thing_called(g, message.entity, seat) is thing for seat in other.streams):
            other.send(pointed)

"""A table: one game with its log, its record and its way back. What every client, bot and test uses.

>>> import rulebound
>>> table = rulebound.new("lantern", {"seats": "1"}, seed=3)
>>> table.decision.keys()[:4]
('move harbour', 'move chapel', 'move cliff', 'fetch')
>>> table.choose("fetch")
>>> table.undo().entry.text
'fetch'

Seats are counted from 0; PUBLIC (-1) is a spectator. In sentences and in saves they are counted from 1.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar
from weakref import ref

from rulebound.core.game.decision import SEPARATOR, Decision, Denial
from rulebound.core.game.game import Game, Line, Outcome
from rulebound.core.game.values import Modifier, Reason, Stat
from rulebound.core.knowing.odds import chances, odds
from rulebound.core.knowing.view import denials_for, lines_for, view
from rulebound.core.proving.arrange import find, restore, written
from rulebound.core.state.chance import Seed
from rulebound.core.state.entities import PUBLIC, Entity
from rulebound.core.state.errors import ArrangeError, IllegalAnswer, RuleboundError, SaveError
from rulebound.play import seeds
from rulebound.play.packing import pack, unpack
from rulebound.play.record import ARRANGE, Entry, offered, perform
from rulebound.play.saves import Checkpoint, Save, content_hash, write
from rulebound.play.undo import Known, Undone, UndoRefused, fresh_luck, known, news

T = TypeVar("T")
SNAPSHOT_EVERY = 16
"""Entries of the record between two snapshots: going back plays at most one fewer again."""
KEPT = 128
"""Snapshots, and positions at the start of a round, that are kept: those long past lie further apart."""


class Table:
    """One game that is being played."""

    game: Game
    """The position and the rules at work."""
    options: dict[str, str]
    seed: Seed
    """What its luck began with: chosen by hand, or a key that was drawn (bytes)."""
    log: list[Line]
    """Everything that happened, for all eyes: show a seat only `lines(seat)`."""
    changed: str
    """What became of an old or damaged save when it was opened; "" if it is as it was."""

    def __init__(self, kind: type[Game], options: Mapping[str, str] | None = None, seed: Seed | None = None) -> None:
        self._empty(kind.book.check_options(dict(options or {})), seeds.checked(seed))
        self.game = kind.new(self.options, self.seed, sink=self.log.append, on_round=_noting(self))
        self._snapshots[0] = self._packed()

    def _empty(self, options: dict[str, str], seed: Seed) -> None:
        self.options, self.seed = options, seed
        self.log = []
        self.changed = ""
        self._record: list[Entry] = []
        self._past: list[tuple[Known, str]] = []
        """For each entry: what was known before it, and what it told."""
        self._older = 0
        """So many entries are a record only: they were played under other rules."""
        self._resumed = False
        """Did it start at a checkpoint?"""
        self._snapshots: dict[int, bytes] = {}
        self._checkpoints: list[Checkpoint] = []
        self._before: Game | None = None
        """The position before the last entry, if it is still at hand."""

    @classmethod
    def resume(
        cls, kind: type[Game], options: dict[str, str], seed: Seed, start: bytes, older: Sequence[Entry]
    ) -> Table:
        """A table that starts at a checkpoint. What was answered before it is a record only."""
        table = cls.__new__(cls)
        table._empty(options, seed)
        table._record = list(older)
        table._older, table._resumed = len(older), True
        table.game = kind.decode(start)
        table._past = [(known(table.game, 0), "")] * len(older)
        table._listen()
        table._checkpoints = [Checkpoint(len(older), pack(start, kind.book.game))]  # until a round begins
        table.game.begin()
        table._snapshots[len(older)] = table._packed()
        return table

    def _packed(self) -> bytes:
        return pack(self.game.encode(), self.name)

    def _listen(self) -> None:
        self.game.sink, self.game.on_round = self.log.append, _noting(self)

    def _round_begins(self, g: Game) -> None:
        self._checkpoints.append(Checkpoint(len(self._record), pack(g.encode(frames=False), g.book.game)))
        if len(self._checkpoints) > KEPT:
            self._checkpoints = thinned(self._checkpoints, [c.at for c in self._checkpoints])

    # -------------------------------------------------------------- what there is

    @property
    def name(self) -> str:
        """The game that is played."""
        return self.game.book.game

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over."""
        return self.game.decision

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing."""
        return self.game.waiting

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome

    @property
    def answers(self) -> tuple[Entry, ...]:
        """The record: every answer and directive, oldest first."""
        return tuple(self._record)

    @property
    def round_began(self) -> int:
        """How many entries of the record lie before the start of the last round; -1 before the first one."""
        return self._checkpoints[-1].at if self._checkpoints else -1

    def view(self, seat: int = PUBLIC) -> dict[str, Any]:
        """The position as this seat sees it, as plain data.

        >>> import rulebound
        >>> rulebound.new("lantern", seed=3).view()["round"]
        1
        """
        return view(self.game, self._seat(seat))

    def lines(self, seat: int = PUBLIC) -> list[Line]:
        """The log as this seat may read it."""
        return lines_for(self.log, self._seat(seat))

    def why_not(self, seat: int | None = None) -> tuple[Denial, ...]:
        """What the asked seat might expect but may not do, each with the clause that forbids it.

        >>> import rulebound
        >>> table = rulebound.new("lantern", {"seats": "1"}, seed=3)
        >>> table.choose("move harbour")
        >>> [(d.key, d.clause) for d in table.why_not() if d.key == "kindle"]
        [('kindle', 'lantern/10')]
        """
        decision = self.decision
        if decision is None:
            return ()
        return denials_for(self.game, decision.seat if seat is None else self._seat(seat))

    def odds(self, answer: str | Sequence[str] = (), seat: int | None = None) -> Fraction | None:
        """The exact chance that what is being tried succeeds with this answer, if nobody does anything more.

        None where nothing is at stake, or where the game has no such moment.
        """
        decision = self.game.decision
        if decision is None or self.game.book.stakes is None:
            return None
        who = decision.seat if seat is None else self._seat(seat)
        return odds(self.game, who, _keys(answer))

    def chances(self, answer: str | Sequence[str] = (), seat: int | None = None) -> tuple[Fraction, Fraction] | None:
        """The same chance where it cannot be told exactly: at least so much, at most so much."""
        decision = self.game.decision
        if decision is None or self.game.book.stakes is None:
            return None
        return chances(self.game, decision.seat if seat is None else self._seat(seat), _keys(answer))

    def explain(self, entity: Entity | str, stat: Stat | str) -> tuple[Reason, ...]:
        """Why a number is what it is: each source with its clause. Things and stats may be given by name."""
        if isinstance(stat, str):
            stats = {m.stat.key: m.stat for m in self.game.registry.of(Modifier)}
            if stat not in stats:
                raise RuleboundError(f"nothing in {self.name} changes {stat!r}. There are: {', '.join(sorted(stats))}")
            stat = stats[stat]
        found = find(self.game, entity) if isinstance(entity, str) else self.game.entity(entity.id)
        return self.game.explain(found, stat)

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not PUBLIC <= seat < len(self.game.seats):
            raise RuleboundError(f"this table has the seats 0 to {len(self.game.seats) - 1}, not {seat!r}")
        return seat

    # -------------------------------------------------------------- playing

    def choose(self, answer: str | Sequence[str], seat: int | None = None) -> None:
        """Answers the pending decision with an option's key, or with several: "oil-34, flint-12" or a list.

        An answer that is not legal is refused with the reason and changes nothing. A rule that fails changes nothing
        either: the table stands as before, and the error tells which rules were at work.
        """
        if not isinstance(answer, str) and not (
            isinstance(answer, Sequence) and all(isinstance(key, str) for key in answer)
        ):
            raise IllegalAnswer(f"an answer is the key of an option, or a list of keys, not {answer!r}")
        if seat is not None and self._seat(seat) == PUBLIC:
            raise IllegalAnswer("a spectator is not asked")
        picked, who = self.game.legal(answer, seat)
        decision = self.game.decision
        assert decision is not None
        several = len(decision.seats) > 1
        self.enter(Entry(SEPARATOR.join(o.key for o in picked), offered(decision, who), who if several else None))

    def arrange(self, step: str, /, **args: str | int) -> str:
        """Sets the table up by hand, with checked steps; what cannot be is refused with the reason.

        The names of what was placed come back.

        >>> import rulebound
        >>> table = rulebound.new("lantern", {"seats": "1"}, seed=3)
        >>> table.arrange("dice", results="6 6")
        ''
        >>> str(table.answers[-1])
        "!arrange dice results='6 6'"
        """
        line = written(step, args)
        if not line.isprintable():
            raise ArrangeError(f"an arranging step is one line of text, not {line!r}")
        return self.enter(Entry(ARRANGE + line))

    def enter(self, entry: Entry, keep: bool = True) -> str:
        """Does what an entry says and adds it to the record; if that fails, nothing has changed.

        `keep` has the position before it at hand for undo; without, a long record is played again more quickly.
        """
        n = len(self._record)
        self._before = self.game.clone() if keep else None
        facts = known(self.game, len(self.log))
        self._past.append((facts, ""))
        self._record.append(entry)
        try:
            placed = perform(self.game, entry)
            self._past[n] = (facts, news(facts, self.game))
            if (n + 1) % SNAPSHOT_EVERY == 0:
                self._snapshots[n + 1] = self._packed()
                if len(self._snapshots) > KEPT:
                    self._snapshots = dict(thinned(list(self._snapshots.items()), list(self._snapshots)))
        except BaseException:
            self._go_back(n, self._position(n))
            raise
        return placed

    # -------------------------------------------------------------- going back

    def told(self, at: int) -> str:
        """What an entry of the record told that could not be known before it; "" if nothing."""
        return self._past[at][1]

    def entries_before(self, lines: int, seat: int) -> int:
        """How many entries of the record had been made when this seat had read so many lines of its log: between two
        decisions, as many as at the first of them."""
        seen = [n for n, line in enumerate(self.log, 1) if line.seats is None or self._seat(seat) in line.seats]
        if lines >= len(seen):
            return len(self._record)
        upto = seen[lines - 1] if lines > 0 else 0
        past = [at for at, (facts, _) in enumerate(self._past) if at >= self._older and facts.log <= upto]
        return past[-1] if past and lines > 0 else self._older

    def can_undo(self) -> str:
        """Why the last answer cannot be taken back freely; "" if it can."""
        last = self._last()
        if last < 0:
            return "nothing has been answered yet"
        if last < self._older:
            return "what came before was played under other rules"
        return self._past[last][1]

    def undo(self, force: bool = False) -> Undone:
        """Takes back the last answer (or arranging step), if it told nobody anything new.

        With `force` it is taken back even so; then all luck ahead is drawn anew, so that nothing was gained by looking.
        """
        why = self.can_undo()
        last = self._last()
        if last < self._older or (why and not force):
            raise UndoRefused(f"the last answer cannot be taken back: {why}" if last >= 0 else why)
        entry = self._record[last]
        # Luck that an earlier undo drew anew stays so, however far one goes back from there.
        luck = fresh_luck(self.game) if why else self._record[-1] if last < len(self._record) - 1 else None
        if luck is not None:
            while last > self._older and self._record[last - 1].reseeds:
                last -= 1
        self._go_back(last, self._position(last))
        if luck is not None:
            self.enter(luck)
        return Undone(entry, bool(why))

    def way_to(self, upto: int) -> int:
        """How many entries are played again to get to an earlier moment."""
        return upto - max([k for k in self._snapshots if k <= upto], default=0)

    def replay(self, upto: int, step: Callable[[], None] = lambda: None) -> Table:
        """Another table, as this one was after so many entries of the record (0: as it began).

        `step` is called before each entry that is played again.

        >>> import rulebound
        >>> table = rulebound.new("lantern", {"seats": "1"}, seed=3)
        >>> table.choose("fetch")
        >>> table.replay(0).decision == table.decision
        False
        """
        if not isinstance(upto, int) or not self._older <= upto <= len(self._record):
            raise RuleboundError(f"this table can go to the moments {self._older} to {len(self._record)}, not {upto!r}")
        other = self.clone()
        if upto < len(self._record):
            other._go_back(upto, self._position(upto, step))
        return other

    def clone(self) -> Table:
        """An independent table in the same position, with the same past."""
        other = type(self).__new__(type(self))
        other._empty(self.options.copy(), self.seed)
        other.changed = self.changed
        other.log = self.log.copy()
        other._record, other._past = self._record.copy(), self._past.copy()
        other._older, other._resumed = self._older, self._resumed
        other._snapshots, other._checkpoints = self._snapshots.copy(), self._checkpoints.copy()
        other.game = self.game.clone()
        other._listen()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """All that makes the table, for another process of the same program."""
        kept = ("options", "seed", "log", "changed", "_record", "_past", "_older", "_resumed", "_checkpoints")
        state = {name: getattr(self, name) for name in kept}
        return {"kind": type(self.game), "game": self.game.encode(), "_snapshots": self._snapshots, **state}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._empty(state["options"], state["seed"])
        for name, value in state.items():
            if name not in ("kind", "game"):
                setattr(self, name, value)
        self.game = state["kind"].decode(state["game"])
        self._listen()

    def _last(self) -> int:
        """The index of the last entry that can be taken back: a reseeding only follows from taking back."""
        last = len(self._record) - 1
        while last >= 0 and self._record[last].reseeds:
            last -= 1
        return last

    def _position(self, n: int, step: Callable[[], None] = lambda: None) -> Game:
        """The position after so many entries, played again from the snapshot before it; whoever goes on back from
        there finds nearer ones."""
        if self._before is not None and n == len(self._record) - 1:
            return self._before.clone()
        start = max(k for k in self._snapshots if k <= n)
        g = type(self.game).decode(unpack(self._snapshots[start]))
        for at, entry in enumerate(self._record[start:n], start + 1):
            step()
            perform(g, entry)
            if at % SNAPSHOT_EVERY == 0:
                self._snapshots[at] = pack(g.encode(), self.name)
        return g

    def _go_back(self, n: int, position: Game) -> None:
        restore(self.game, position)
        del self.log[self._past[n][0].log :]
        del self._record[n:], self._past[n:]
        self._snapshots = {k: self._snapshots[k] for k in sorted(self._snapshots) if k <= n}
        self._checkpoints = [c for c in self._checkpoints if c.at <= n]
        self._before = None

    # -------------------------------------------------------------- keeping

    def text(self) -> str:
        """The save as text. It holds every secret: it belongs to the host."""
        kind = type(self.game)
        older = self._older if self._resumed else None
        checkpoint = self._checkpoints[-1] if self._checkpoints else None
        return write(
            Save(
                self.name, self.options, self.seed, kind.book.version, content_hash(kind), older, checkpoint,
                tuple(self._record),
            )
        )  # fmt: skip

    def save(self, path: str | Path) -> None:
        """Writes the save, all of it or nothing."""
        half = Path(f"{path}.part")
        try:
            half.write_text(self.text(), encoding="utf-8", newline="\n")
            os.replace(half, path)
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):
                half.unlink()
            raise SaveError(f"the game cannot be saved in {path}: {error}") from None

    def report(self, seat: int = PUBLIC, language: str = "en") -> str:
        """What one seat knows, as text: its log and its view, without the seed or the others' answers."""
        from rulebound.play.report import report

        return report(self, self._seat(seat), language)


def thinned(kept: list[T], places: list[int]) -> list[T]:
    """The newest, and of the others as many as lie at even distances: no way back is much longer than another."""
    newest = len(kept) - KEPT // 4
    apart = (places[newest] - places[0]) / (KEPT // 2)
    out, last = kept[:1], places[0]
    for one, place in zip(kept[1:newest], places[1:newest], strict=True):
        if place - last >= apart:
            out.append(one)
            last = place
    return out + kept[newest:]


def _keys(answer: str | Sequence[str]) -> tuple[str, ...]:
    """The options of an answer, which may be written as one line."""
    return tuple(k for k in answer.split(SEPARATOR) if k) if isinstance(answer, str) else tuple(answer)


def _noting(table: Table) -> Callable[[Game], None]:
    """Tells the table of each round. The game does not hold its table: both are gone as soon as nobody needs them."""
    kept = ref(table)

    def begins(g: Game) -> None:
        there = kept()
        if there is not None:
            there._round_begins(g)

    return begins

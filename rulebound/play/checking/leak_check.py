"""The proof of secrecy: nothing that a seat receives depends on what it may not know.

Take a game at a decision, deal anew everything that one seat may not know, and give both games in lock-step the same
answers, as far as the seat can tell: where somebody else picks a hidden card, any other that the seat cannot tell from
it is picked in the other game. So identities are dealt anew as faces are. All that the seat receives must be the same,
byte for byte: its view, its options and denials, the log, what can be undone, what a number is made of, what a bot in
that seat would do, and the games it can imagine. A sample ends without a verdict where the games must part: when an
answer is not possible with the redrawn cards, when the seat is rightly shown a card that is another one there, when a
rule says that it goes by one openly, when answers given in secret take effect, or when luck is not the same any more.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from rulebound.core.game.decision import SEPARATOR
from rulebound.core.game.game import Game, Line
from rulebound.core.knowing.redraw import redrawn
from rulebound.core.knowing.view import denials_for, imagine, lines_for, number, number_for, view
from rulebound.core.material.cards import MIXED, OPEN, OWNER, Card, Pile, Pool, apart_in, bit, cards_in, pile_of, told
from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import PUBLIC, Option, Transient
from rulebound.core.timing.timing import Event

Chooser = Callable[[Game, int], Sequence[str]]
"""What a bot would answer in a seat: the keys of options. It must look at no more than the seat may know."""

STEPS = 4
SAME_FACES = 0.5
"""How often somebody else picks a card with the same face in the other game, if there is one."""
HIDDEN = "card"
NUMBERS = re.compile(r"(?<=[ #-])\d+")


@dataclass(frozen=True)
class Leak:
    """Something a seat received that depends on what it may not know."""

    seat: int
    where: str
    """The path in what was received: `view/entities/12/cards/0`."""
    real: str
    otherwise: str
    """What it would have been with other hidden cards."""
    answers: tuple[str, ...]
    """What was answered since the cards were redrawn."""
    redrawn: tuple[str, ...]

    def __str__(self) -> str:
        who = "a spectator" if self.seat == PUBLIC else f"seat {self.seat + 1}"
        after = f" after {'; '.join(self.answers)}" if self.answers else ""
        return (
            f"{who} can tell hidden cards apart{after}: {self.where} is {self.real}, "
            f"but with other cards {self.otherwise} (redrawn: {', '.join(self.redrawn) or 'answers given in secret'})"
        )


@dataclass(frozen=True)
class Sample:
    """One try: how many answers both games took, and the leak if there was one."""

    steps: int
    leak: Leak | None = None


def from_view(g: Game, seat: int) -> Sequence[str]:
    """A bot without any sense that looks at its whole view: a difference anywhere makes it answer otherwise."""
    return _from_view(view(g, seat))


def _from_view(seen: dict[str, Any]) -> Sequence[str]:
    decision = seen["decision"]
    keys = [option["key"] for option in decision["options"]]
    random = Random(zlib.crc32(msgspec.json.encode(seen)))
    return random.sample(keys, random.randint(decision["least"], decision["most"]))


def sample(g: Game, seat: int, seed: int, steps: int = STEPS, bot: Chooser = from_view) -> Sample:
    """Tries one redraw of a durable game at a decision; `g` itself is left as it is."""
    return _LockStep(g, seat, seed, bot).run(steps)


class _LockStep:
    """The real game and the redrawn one, side by side."""

    def __init__(self, g: Game, seat: int, seed: int, bot: Chooser) -> None:
        self.seat, self.seed, self.bot = seat, seed, bot
        self.random = Random(seed)
        self.real, self.other = g.clone(), redrawn(g, seat, seed)
        self.fresh_luck = seed % 2 == 1
        if self.fresh_luck:  # then the sample ends at the first use of luck, but a rule that peeks ahead is found
            self.other.luck.key = key_of(seed, "other")
        self.answered_otherwise = self._redraw_answers()
        self.logs: tuple[list[Line], list[Line]] = ([], [])
        self.real.sink, self.other.sink = self.logs[0].append, self.logs[1].append
        self.answers: list[str] = []
        self.own: tuple[Sequence[str], Sequence[str]] = ((), ())
        """What the bot in the seat would answer now, in both games."""
        self.redrawn = self._difference_in_cards()

    def _redraw_answers(self) -> bool:
        """Answers that others have given already to a decision of all seats are secrets as well."""
        decision, given = self.other.decision, self.other.given
        if decision is None or all(s == self.seat for s, _ in given):
            return False
        self.other.given = tuple([
            (s, keys if s == self.seat else tuple([o.key for o in self._any(self.other, s)])) for s, keys in given
        ])  # fmt: skip
        return True

    def _any(self, g: Game, seat: int) -> tuple[Option, ...]:
        """Any legal answer of a seat."""
        assert g.decision is not None
        options = g.decision.options_for(seat)
        n = self.random.randint(g.decision.least, g.decision.most)
        return tuple([options[i] for i in sorted(self.random.sample(range(len(options)), n))])

    def run(self, steps: int) -> Sample:
        leak = self.compare()
        midway = self.seed // 2 % steps
        for done in range(steps):
            if leak is None and done == midway:  # what waits for an answer is another thing after each
                leak = self.compare_imagined()
            if leak is not None or self.real.decision is None:
                return Sample(done, leak)
            if not self.step():
                return Sample(done + 1)
            leak = self.compare()
        return Sample(steps, leak or self.compare_imagined())

    # -------------------------------------------------------------- one answer for both

    def step(self) -> bool:
        """Gives both games the same answer. False if they must part now."""
        real, other, before = self.real, self.other, self.real.decision
        asked = self.random.choice(real.waiting)
        picked = self.own_answer() if asked == self.seat else self._any(real, asked)
        self.answers.append(f"seat {asked + 1}: {SEPARATOR.join([o.key for o in picked]) or '(nothing)'}")
        likewise = self.likewise(picked, asked)
        if likewise is None:
            return False
        count = real.luck.count
        real.submit(picked, asked)
        other.submit(likewise, asked)
        if self.sees_otherwise(picked, likewise):
            return False
        if self.answered_otherwise and real.decision is not before:
            return False
        if self.fresh_luck and real.luck.count != count:
            return False
        return not self.learned()

    def likewise(self, picked: tuple[Option, ...], asked: int) -> tuple[Option, ...] | None:
        """An answer in the other game that looks the same to the seat; None if there is none.

        Its own answer is the same one. Where somebody else picks hidden cards, these are any that the seat cannot tell
        from them: now and then cards with the same faces, so that not every sample ends when they come to light.
        """
        decision = self.other.decision
        if decision is None:
            return None
        offered = list(decision.options_for(asked))
        own, same_faces = asked == self.seat, self.random.random() < SAME_FACES
        eyes = PUBLIC if decision.secret else self.seat  # of what is done in secret, who knows the cards sees no more
        chosen: list[Option] = []
        for option in picked:
            looks = option.key if own else said(self.real, option, asked, eyes)
            fitting = [o for o in offered if (o.key if own else said(self.other, o, asked, eyes)) == looks]
            if same_faces:
                faces = _faces(self.real, option)
                fitting = [o for o in fitting if _faces(self.other, o) == faces] or fitting
            if not fitting:
                return None
            chosen.append(self.random.choice(fitting))
            offered.remove(chosen[-1])
        order = decision.options_for(asked)
        return tuple(sorted(chosen, key=order.index))

    def sees_otherwise(self, picked: tuple[Option, ...], likewise: tuple[Option, ...]) -> bool:
        """Is one of the cards that was picked where the seat sees it, and another one there?"""
        for one, two in zip(picked, likewise, strict=True):
            for id, twin in zip(one.about, two.about, strict=True):
                card, other = self.real.entities.get(id), self.other.entities.get(twin)
                if isinstance(card, Card) and isinstance(other, Card) and card.code != other.code and card.pile:
                    pile = pile_of(self.real, card)
                    if pile.sight == OPEN or (pile.sight == OWNER and pile.owner == self.seat):
                        return True
        return False

    def own_answer(self) -> tuple[Option, ...]:
        """What the bot in the seat does: the same in both games, if it does not peek."""
        decision = self.real.decision
        assert decision is not None
        keys, otherwise = self.own
        return decision.parse(keys if list(keys) == list(otherwise) else [], self.seat)

    def learned(self) -> bool:
        """Has the seat been shown a card that is another one there, or has a rule gone by one for all to see?

        It may lie hidden again by now: discarded, say, and shuffled back into its deck in the same step.
        """
        return any(one != two for one, two in zip(self._shown(self.real), self._shown(self.other), strict=False))

    def _shown(self, g: Game) -> list[str]:
        return [code for _, code, mask in g.shown if mask & bit(self.seat)]

    # -------------------------------------------------------------- comparing

    def compare(self) -> Leak | None:
        real, other = self.real, self.other
        one, two = received(real, self.seat, self.logs[0]), received(other, self.seat, self.logs[1])
        leak = self.differ(one, two)
        if leak is None and self.seat in real.waiting:
            if self.bot is from_view:  # it knows the view and nothing else, and that is the same
                keys = _from_view(one["view"])
                self.own = (keys, keys)
            else:
                self.own = (self.bot(real, self.seat), self.bot(other, self.seat))
                leak = self.differ({"bot": list(self.own[0])}, {"bot": list(self.own[1])})
        return leak

    def compare_imagined(self) -> Leak | None:
        """What the seat can imagine must not depend on what it may not know: else a bot that searches could peek."""
        if self.real.decision is None or self.real.luck.count != self.other.luck.count:
            return None
        one, two = (imagine(g, self.seat, self.seed + 1) for g in (self.real, self.other))
        if one.encode() == two.encode():
            return None
        seen = self.seat
        return self.differ({"imagined": _position(one, seen)}, {"imagined": _position(two, seen)})

    def differ(self, real: dict[str, Any], other: dict[str, Any]) -> Leak | None:
        one, two = msgspec.json.encode(real), msgspec.json.encode(other)
        if one == two:
            return None
        where, a, b = first_difference(msgspec.json.decode(one), msgspec.json.decode(two))
        return Leak(self.seat, where, _short(a), _short(b), tuple(self.answers), self.redrawn)

    def _difference_in_cards(self) -> tuple[str, ...]:
        out = []
        for card in self.real.all(Card):
            twin = self.other.entities[card.id]
            if isinstance(twin, Card) and card.code != twin.code:
                out.append(f"card-{card.id} {card.code} as {twin.code}")
        return tuple(out)


def received(g: Game, seat: int, log: list[Line]) -> dict[str, Any]:
    """All that a seat gets to know, from its view to what can be taken back."""
    working = [
        (stat, number_for(g, id, seat), modifier.key)
        for stat, entries in sorted(g.modifiers.items())
        for id, modifier in entries
        if id < 0 or g.policy.working(g, g.entities[id], modifier)
    ]
    return {
        "view": view(g, seat),
        "denials": denials_for(g, seat) if seat in g.waiting else (),
        "log": lines_for(log, seat),
        "explanations": working,
        "undo": g.reveals,
    }


def said(g: Game, option: Option, seat: int, eyes: int) -> str:
    """An answer of a seat as another one sees it: cards that it cannot tell apart are cards like any other."""
    key = option.key
    for id in option.about:
        entity = g.entity(id)
        followed = not isinstance(entity, Card) or told(g, entity, eyes)
        key = key.replace(entity.handle(g, seat), entity.handle(g, eyes) if followed else HIDDEN)
    return key


def _faces(g: Game, option: Option) -> list[str]:
    return [g.entity(id).code for id in option.about if isinstance(g.entity(id), Card)]


def first_difference(a: Any, b: Any, path: str = "") -> tuple[str, Any, Any]:
    """Where two pieces of plain data first differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b or a[key] != b[key]:
                return first_difference(a.get(key), b.get(key), f"{path}/{key}" if path else str(key))
    if isinstance(a, list) and isinstance(b, list):
        for i, (one, two) in enumerate(zip(a, b, strict=False)):
            if one != two:
                return first_difference(one, two, f"{path}/{i}")
        return f"{path}/{min(len(a), len(b))}", a[len(b) :] or None, b[len(a) :] or None
    return path, a, b


def _position(g: Game, seat: int) -> dict[str, Any]:
    """The state with its parts named, so that a difference can be found.

    A hidden card goes by its place, for which of those that lie there is which the seat cannot tell: by its pool where
    cards lie mixed. What the others could answer is compared without the numbers of their cards.
    """
    state = g.state()
    places: dict[int, str] = {}
    for pile in g.all(Pile):
        cards = cards_in(g, pile)
        if apart_in(pile) == MIXED:
            cards = tuple(sorted(cards, key=lambda card: card.pool))
        places |= {card.id: f"{pile.id}/{at}" for at, card in enumerate(cards)}
    places |= {card.id: f"card {number(card)}" for card in g.all(Card) if told(g, card, seat)}
    pools = {c.pool for c in g.all(Card)}
    named: dict[str, Any] = {name: getattr(state, name) for name in ("scopes", "ending", "luck", "given", "reveals")}
    named["things"] = {}
    for entity in (*state.entities, *state.transients):
        if isinstance(entity, Pool) and entity.id not in pools:
            continue  # no card is of it any more
        fields = dict(zip(entity.__struct_fields__, msgspec.to_builtins(entity)[1:], strict=True))
        if isinstance(entity, Card):
            del fields["tag"], fields["stay"]
            if entity.id not in places:
                continue  # out of the game, and nobody could say which one it was
        if isinstance(entity, Event):
            fields["heard"] = sorted(fields["heard"], key=lambda heard: (places.get(heard[0], ""), heard))
        if isinstance(entity, Pile) and apart_in(entity) == MIXED:
            fields["cards"] = sorted(fields["cards"], key=places.__getitem__)
        if isinstance(entity, Transient):
            fields = _placed(fields, places)
        else:  # a count or a mask may be the same number as some card's id
            pointing = ("id", "cards", *entity.POINTS) if isinstance(entity, Pile) else ("id", *entity.POINTS)
            fields |= {name: _placed(fields[name], places) for name in pointing}
        named["things"][places.get(entity.id, str(entity.id))] = fields
    named["things"] = dict(sorted(named["things"].items()))
    named["frames"] = {
        f"{i} {f.flow}": _placed(msgspec.to_builtins(f.vars), places) for i, f in enumerate(state.frames)
    }
    if g.decision is not None:
        named["answers"] = {s: sorted(said(g, o, s, seat) for o in g.decision.options_for(s)) for s in g.decision.seats}
    return named


def _placed(value: Any, places: dict[int, str]) -> Any:
    """Plain data in which the ids of hidden cards are where these lie; in text, such as a key, they are left out."""
    if isinstance(value, dict):
        return {key: _placed(part, places) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_placed(part, places) for part in value]
    if isinstance(value, str):
        return NUMBERS.sub("#", value)
    return places.get(value, value) if type(value) is int else value


def _short(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."

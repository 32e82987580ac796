"""Cards, piles and what nobody has seen yet.

A card's id is a thing on the table, not a face. A face that nobody has seen is not in the state at all: it lies in a
**pool**, and is drawn from it when somebody may look. So shuffling costs no luck (the faces go back into the pool),
odds are counts, and there is nothing to leak. Who knows a face is written on the card: bit 0 for everybody and for
spectators, bit n + 1 for seat n.

Identity is information, too: a card can be followed only as far as by eye. Each place says how far that is
(`Pile.apart`), and outside the rules a card goes by a number (`tag`) that is a new one whenever it was where not all
could follow it. Where somebody cannot tell which card went, all that it may be are one pool from then on (`confuse`).
What a seat can make of all this is in redraw.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from rulebound.core.game.abilities import Ability
from rulebound.core.game.values import Modifier, end_lasting_on
from rulebound.core.state.chance import draw_one, secretly
from rulebound.core.state.clauses import cited
from rulebound.core.state.entities import PUBLIC, Definition, Entity, Look, Registry, Term, copy_struct
from rulebound.core.state.errors import ContentError
from rulebound.core.state.index import (
    Name,
    Said,
    delist,
    enlist,
    enter_alike,
    enter_index,
    leave_index,
    share_in,
    without,
)

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

C = TypeVar("C", bound="Card")

EVERYBODY = -1
"""All bits: the face lies open."""

OPEN, OWNER, NOBODY = "open", "owner", "nobody"
PLAY, HAND, DECK, DISCARD, ASIDE = "play", "hand", "deck", "discard", "aside"
ROW, STACK, MIXED = "row", "stack", "mixed"
"""How cards that one does not see can be told apart: each by itself; by its place in the pile; not at all."""
LAST = -1
"""At the bottom of a pile, or at the end of a hand or a row."""

SILENCE: Said = ((), ())


def bit(seat: int) -> int:
    return 1 << (seat + 1)


class CardDefinition(Definition):
    """A face: its facts, its abilities by the zones in which they work, its modifiers while in play."""

    __slots__ = ("__dict__", "abilities", "by_kind", "facts", "granting", "listening", "modifiers", "other", "speaking")

    def __init__(
        self, code: str, facts: Mapping[str, Any], abilities: tuple[Ability, ...], modifiers: tuple[Modifier, ...]
    ) -> None:
        super().__init__(code)
        vars(self).update(facts)
        self.facts, self.abilities, self.modifiers = facts, abilities, modifiers
        self.other: str = facts.get("other", "")
        self.listening: dict[str, tuple[tuple[Any, int, Ability], ...]] = {}
        for ability in abilities:
            on, timing = ability.trigger if ability.trigger else (ability.kind, 0)
            for zone in ability.zones:
                self.listening[zone] = (*self.listening.get(zone, ()), (on, timing, ability))
        self.granting = tuple((m.stat.key, m) for m in modifiers)
        heard_in = {*self.listening, *((PLAY,) if modifiers else ())}
        self.speaking = {z: (self.listening.get(z, ()), self.granting if z == PLAY else ()) for z in heard_in}
        """By zone, where it listens to something or changes something: what it listens to, and what it changes."""
        self.by_kind = {a.kind: a for a in reversed(abilities)}

    if TYPE_CHECKING:  # its facts are attributes, too

        def __getattr__(self, fact: str) -> Any: ...

    def ability(self, kind: str) -> Ability | None:
        """The first ability of a kind, e.g. its revelation."""
        return self.by_kind.get(kind)


def define(registry: Registry, code: str, body: type | None = None, **facts: Any) -> CardDefinition:
    """Registers a face. Abilities and `constant` modifiers are read from the class it is written as."""
    abilities, modifiers = [], []
    for name, value in vars(body).items() if body else ():
        if isinstance(value, Ability):
            value.key, value.card = f"{code}.{name}", code
            abilities.append(value)
            registry.add(value)
            cited(value.cite, value)
            if value.trigger is not None and HAND in value.zones:
                registry.secret_triggers.setdefault(value.trigger.event, set()).add(value.trigger.timing)
        elif name == "constant":
            modifiers += list(value)
    for i, modifier in enumerate(modifiers):
        if modifier.key:
            raise ContentError(f"{code} and {modifier.key} share one modifier: write one for each card")
        modifier.key = f"{code}+{i}"
        registry.add(modifier)
        cited(modifier.cite, modifier)
    made = CardDefinition(code, facts, tuple(abilities), tuple(modifiers))
    registry.add(made)
    if body is not None:
        name = f"{body.__module__}.{body.__qualname__}"
        registry.written[name] = "" if name in registry.written else code
    return made


# ------------------------------------------------------------------ entities


class Pool(Entity):
    """Faces that nobody has seen: as many as there are cards of this pool without a face. Not a thing on the table."""

    faces: tuple[str, ...] = ()
    sure: tuple[str, ...] = ()
    """Faces that lay open when they were shuffled in, and have not come to light since: everybody counts on them."""
    family: int = 0
    """Pools between which faces were shuffled unseen: a hidden card of one may show what lies in another."""
    backs: tuple[tuple[str, int], ...] = ()
    """How many cards of each back can be among its cards, as far as everybody knows; none said: any."""
    recalled: tuple[tuple[str, int], ...] = ()
    """Faces that some (a mask) know to be among its cards, without knowing which card it is."""


class Pile(Entity):
    """Where cards lie, the top one first: a deck, a hand, a discard pile, a play area."""

    code: str = ""
    zone: str = ""
    owner: int = -1
    cards: tuple[int, ...] = ()
    sight: str = OPEN
    """Who sees the face of a card that comes here: everybody, its owner, or nobody new."""
    apart: str = ""
    """How those who do not see its cards can tell them apart: ROW, STACK or MIXED; by default as `apart_in` says."""

    NAME: ClassVar[tuple[str, ...]] = ("code", "owner")

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code if self.owner < 0 else f"{self.code}-{self.owner + 1}"

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term(f"{g.book.game}-pile-{self.code}")


class Card(Entity):
    code: str = ""
    """Its face; "" while nobody has seen it."""
    pool: int = 0
    """Where its face came from or will come from; 0 once it lies open, for then nobody needs to wonder."""
    pile: int = 0
    owner: int = -1
    known: int = 0
    stay: int = 0
    """How often it has entered play: what was limited or lasting for an earlier stay is over."""
    exhausted: bool = False
    tag: int = 0
    """The number it goes by in views, answers and messages, since it was last where not everybody could follow it; 0:
    its id. What is told by ids inside the rules would tell where a card has been."""

    SHARE: ClassVar[str] = "pool"

    SECRET: ClassVar[Mapping[str, Any]] = {
        "code": lambda g, card, seat: sees(card, seat),
        "pool": lambda g, card, seat: False,
        "stay": lambda g, card, seat: False,
        "tag": lambda g, card, seat: False,
    }

    @classmethod
    def voices(cls, g: Game, alike: list[Any]) -> list[Any]:
        """Those with a face that says something."""
        faces: Any = g.registry.definitions
        return [card for card in alike if card.code and faces[card.code].speaking]

    def speaking(self, g: Game) -> Said:
        """What it says as it lies. What a card counts as may silence it, but never makes it say more than its face."""
        if not self.code:
            return SILENCE
        made: Any = g.registry.definitions[self.code]
        pile = self.pile
        zone = g.entities[pile].zone if pile else ASIDE  # type: ignore[attr-defined]
        return made.speaking.get(zone, SILENCE)  # type: ignore[no-any-return]

    def listening(self, g: Game) -> tuple[tuple[Any, int, Any], ...]:
        return self.speaking(g)[0]

    def granting(self, g: Game) -> tuple[tuple[str, Any], ...]:
        return self.speaking(g)[1]

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return f"{self.code if sees(self, seat) and self.code else 'card'}-{self.tag or self.id}"

    def look(self, seat: int) -> Look:
        return (self.code, self.tag) if (self.known >> (seat + 1)) & 1 and self.code else ""

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term(f"{g.book.game}-{self.code}" if sees(self, seat) and self.code else "core-card")


_code_of = attrgetter("code")


def sees(card: Card, seat: int) -> bool:
    """May this seat (PUBLIC: everybody) know the card's face?"""
    return bool((card.known >> (seat + 1)) & 1)


def apart_in(pile: Pile) -> str:
    """How those who do not see the cards of a pile can tell them apart: in play each by itself, in somebody's hand (or
    wherever only the owner looks) not at all, in any other pile by their place in it."""
    if pile.apart:
        return pile.apart
    if pile.sight == OPEN or pile.zone == PLAY:
        return ROW
    return MIXED if pile.sight == OWNER else STACK


def told(g: Game, card: Card, seat: int) -> bool:
    """Can this seat tell the card from all others? Then its number may go out."""
    return sees(card, seat) or (card.pile != 0 and apart_in(pile_of(g, card)) == ROW)


def face(g: Game, card: Card) -> CardDefinition:
    return g.registry.definitions[card.code]  # type: ignore[return-value]


def zone(g: Game, card: Card) -> str:
    pile = card.pile
    return g.entities[pile].zone if pile else ASIDE  # type: ignore[attr-defined]


def pile_of(g: Game, card: Card) -> Pile:
    return g.entities[card.pile]  # type: ignore[return-value]


def cards_in(g: Game, pile: Pile) -> tuple[Any, ...]:
    return tuple(map(g.entities.__getitem__, pile.cards))


class PilesById:
    """For a game that keeps the ids of its piles in its entities: `class Table(PilesById, Game)`."""

    __slots__ = ()

    entities: dict[int, Entity]

    def pile(self, id: int) -> Pile:
        return self.entities[id]  # type: ignore[return-value]

    def cards(self, id: int) -> tuple[Any, ...]:
        """The cards of a pile. Asked for all the time: most piles are empty."""
        entities: Any = self.entities
        found = []
        for card in entities[id].cards:
            found.append(entities[card])
        return tuple(found)


class PilesByName:
    """For a game that calls its piles by their names: `class Table(PilesByName, Game)`."""

    __slots__ = ()

    entities: dict[int, Entity]
    names: dict[type[Entity], dict[Name, int]]

    def pile(self, code: str, owner: int = -1) -> Pile:
        try:
            return self.entities[self.names[Pile][code if owner < 0 else (code, owner)]]  # type: ignore[return-value]
        except KeyError:
            raise ContentError(f"there is no pile {code!r}" + (f" of seat {owner + 1}" if owner >= 0 else "")) from None

    def cards(self, pile: Pile | str | int) -> tuple[Any, ...]:
        """The cards of a pile, given as one, by its id or by its name. Asked for all the time: most piles are empty."""
        entities: Any = self.entities
        if isinstance(pile, str):
            pile = self.pile(pile)
        found = []
        for id in entities[pile].cards if isinstance(pile, int) else pile.cards:
            found.append(entities[id])
        return tuple(found)


# ------------------------------------------------------------------ atoms


def new_card(g: Game, kind: type[C], code: str, pile: Pile, owner: int = -1) -> C:
    """A card whose face lies open to those who see its pile."""
    return new_cards(g, kind, (code,), pile, owner)[0]


def new_cards(g: Game, kind: type[C], codes: Sequence[str], pile: Pile, owner: int = -1) -> list[C]:
    """Cards whose faces lie open to those who see their pile, each below the one before."""
    cards = []
    defined: Any = g.registry.definitions
    for id, code in zip(_new_ids(g, kind, len(codes), pile), codes, strict=True):
        card = g.entities[id] = kind(id=id, code=code, pile=pile.id, owner=owner)
        if pile.zone in defined[code].speaking:
            enter_index(g, card)
        show(g, card, pile)
        cards.append(card)
    return cards


def new_deck(g: Game, kind: type[Card], codes: Iterable[str], pile: Pile, owner: int = -1) -> Pool:
    """A shuffled face-down deck."""
    pool = g.add(Pool(faces=tuple(sorted(codes)), family=new_family(g)))
    pool.backs = _counted(Counter([g.book.back(code) for code in pool.faces])) if g.book.back is not None else ()
    entities, defined = g.entities, g.registry.definitions
    unknown = {*pool.faces}.difference(defined)
    if unknown:
        raise ContentError(f"{g.book.game}: the deck {pile.code} holds {min(unknown)!r}, which is not defined")
    pattern = kind(pool=pool.id, owner=owner, pile=pile.id)
    for id in _new_ids(g, kind, len(pool.faces), pile):
        pattern.id = id
        entities[id] = copy_struct(pattern)
    share_in(g, pool.id, len(pool.faces))
    return pool


def _new_ids(g: Game, kind: type[Card], n: int, pile: Pile) -> tuple[int, ...]:
    """The ids of so many cards, which are about to lie at the bottom of a pile."""
    ids = tuple(range(g.next_id, g.next_id + n))
    if ids:
        g.next_id += n
        enter_alike(g, kind, ids)
        pile.cards += ids
        g.version += 1
        if pile.zone == PLAY:
            g.layout += 1
    return ids


def learn(g: Game, card: Card, mask: int, at: int = -1) -> None:
    """Those in the mask see the card's face; if nobody had, it is drawn from its pool now, unless `at` says already
    which of its pool's faces it is."""
    entities: dict[int, Any] = g.entities
    id, code, lies, known = card.id, card.code, card.pile, card.known
    if not code:
        pool = entities[card.pool]
        faces = pool.faces
        if at < 0:
            at = draw_one(g, faces, "face")
        card.code = code = faces[at]
        pool.faces = faces[:at] + faces[at + 1 :]
        found_in: str = entities[lies].zone if lies else ASIDE
        if found_in in g.registry.definitions[code].speaking:  # type: ignore[attr-defined]
            enlist(g, id, card.speaking(g))  # if it says anything: it may count as something else there
        if found_in == PLAY:
            g.layout += 1
    elif known | mask != known:
        if lies:
            pile = entities[lies]
            if pile.sight == OWNER and mask != bit(pile.owner) and apart_in(pile) == MIXED:
                _stand_out(g, pile, card, mask & everybody(g))
                card.tag = g.next_id  # when it came there is nobody's business
                g.next_id += 1
    else:
        return
    card.known = known = known | mask
    shares = card.pool
    if shares:
        pool = entities[shares]
        if pool.recalled:
            _recognize(card, pool, mask)
        if known == EVERYBODY:
            if code in pool.sure:
                pool.sure = without(pool.sure, code)
            if pool.backs and g.book.back is not None:
                pool.backs = _counted(Counter(dict(pool.backs)) - Counter([g.book.back(code)]))
            share_in(g, shares, -1)
            card.pool = 0
    g.shown.append((id, code, mask))
    g.reveals += 1
    g.version += 1


def _recognize(card: Card, pool: Pool, mask: int) -> None:
    """Those who wondered where among the cards of a pool a face is that they know of see it now."""
    if card.code not in dict(pool.recalled):
        return
    left = []
    for code, eyes in pool.recalled:  # each of those who see it was sure of it once
        found = eyes & mask if code == card.code else 0
        mask &= ~found
        if eyes & ~found:
            left.append((code, eyes & ~found))
    pool.recalled = tuple(left)


def reveal(g: Game, card: Card) -> None:
    if card.known != EVERYBODY or not card.code:
        learn(g, card, EVERYBODY)


def look(g: Game, card: Card, seat: int) -> None:
    learn(g, card, bit(seat))


def show_back(g: Game, card: Card) -> str:
    """Everybody sees the back of a card that lies face down, but not its face: which back it has. It is drawn now,
    unless all cards of its pool have the same one.

    From then on all know the card by it: it is of a pool of its own, in one family with those it came from.
    """
    back = g.book.back
    assert back is not None
    pool: Any = g.entities.get(card.pool)
    if pool is None:
        return back(card.code)
    if len(pool.backs) == 1:
        return str(pool.backs[0][0])
    code = card.code
    if not code:
        at = draw_one(g, pool.faces, "back")
        code = pool.faces[at]
        pool.faces = pool.faces[:at] + pool.faces[at + 1 :]
    kind = back(code)
    own = _one_pool(g, {card.pool}, set())
    own.faces, own.backs, own.recalled = (() if card.code else (code,)), ((kind, 1),), ()
    own.sure = _only_one(g, pool, kind)
    pool.sure = tuple([face for face in pool.sure if back(face) != kind])
    pool.recalled = tuple([(face, eyes) for face, eyes in pool.recalled if back(face) != kind])
    pool.backs = _counted(Counter(dict(pool.backs)) - Counter([kind]))
    join(g, (card,), own.id)
    g.shown.append((card.id, kind, EVERYBODY))
    g.reveals += 1
    g.version += 1
    return kind


def _only_one(g: Game, pool: Pool, kind: str) -> tuple[str, ...]:
    """The face that a card of this back must have, if everybody counts on the only one there can be in its pool."""
    alike = tuple([face for face in pool.sure if g.book.back is not None and g.book.back(face) == kind])
    return alike if len(alike) == 1 and dict(pool.backs).get(kind) == 1 else ()


def openly(g: Game, card: Card) -> None:
    """A rule goes by a face that not all have seen, and all may see what comes of it: the rule itself gives that away.

    To be said where the reference makes a hidden card decide something, and nowhere else (play/checking/leak_check.py).
    """
    g.shown.append((card.id, card.code, EVERYBODY))


def move(g: Game, card: Card, pile: Pile | None, at: int = 0) -> None:
    """Puts a card into a pile: 0 is the top, LAST the bottom. Without a pile it is out of the game."""
    id, code, lies, came_from, goes_to = card.id, card.code, card.pile, ASIDE, ASIDE
    speaks: Any = g.registry.definitions[code].speaking if code else ()  # type: ignore[attr-defined]
    said, one = SILENCE, (id,)
    arrives = ROW if pile is None or pile.sight == OPEN else apart_in(pile)
    if lies:
        source: Any = g.entities[lies]
        lay, came_from = source.cards, source.zone
        if came_from in speaks:
            said = card.speaking(g)
        source.cards = lay[1:] if lay[0] == id else without(lay, id)
        leaves = ROW if source.sight == OPEN else apart_in(source)
        if leaves == MIXED:
            _part(g, source, card, pile)
        if pile is not None and not _followed(leaves, arrives):
            card.tag = g.next_id
            g.next_id += 1
    elif ASIDE in speaks:
        said = card.speaking(g)
    if pile is None:
        card.pile = 0
    else:
        goes_to, there = pile.zone, pile.cards
        card.pile = pile.id
        if at < 0:
            pile.cards = there + one
        else:
            pile.cards = there[:at] + one + there[at:] if at else one + there
    if came_from != goes_to:
        if came_from == PLAY:
            _leave_play(g, card)
        elif goes_to == PLAY:
            card.stay += 1
            g.touch(card)
    if came_from in speaks or goes_to in speaks:
        speak(g, card, said)  # even where it says the same as before: it may be somebody else's now
    if pile is not None:
        if card.known != EVERYBODY or not code:
            show(g, card, pile)
        elif arrives == MIXED:
            card.known = everybody(g)  # all know it, but it does not lie open any more
    g.version += 1
    if came_from == PLAY or goes_to == PLAY:
        g.layout += 1


def _followed(leaves: str, arrives: str) -> bool:
    """Can everybody follow a card that goes from cards told apart in one way to such in another?"""
    return leaves == arrives == ROW


def _part(g: Game, source: Pile, card: Card, pile: Pile | None) -> None:
    """A card leaves others from which not everybody could tell it: who does not see which one it is knows from now on
    only what is among all of them."""
    if card.known == EVERYBODY:
        return  # it lay open already
    if pile is not None and pile.sight == OPEN:
        _stand_out(g, source, card, everybody(g))
        return
    watching = bit(source.owner) if source.owner >= 0 else 0
    if pile is not None and pile.sight == OWNER:
        watching |= bit(pile.owner)
    confuse(g, (card, *_hidden_in(g, source)), everybody(g) & ~watching)
    _stand_out(g, source, card, watching)


def _hidden_in(g: Game, pile: Pile) -> list[Card]:
    return [c for c in cards_in(g, pile) if c.known != EVERYBODY]


def _stand_out(g: Game, source: Pile, card: Card, eyes: int) -> None:
    """Those in the mask see the face of one card out of several that they could not tell apart.

    They cannot say of which deck it is, if it may be of several; and who knew of another one with the same face cannot
    say whether this is it.
    """
    others = [c for c in _hidden_in(g, source) if c is not card]
    if card.pool:
        confuse(g, (card, *(c for c in others if c.pool and _may_hold(g, c.pool, card.code))), 0)
    surprised = eyes & ~card.known
    for other in others if surprised else ():
        gone = other.known & surprised if other.code == card.code and other.id != card.id else 0
        if source.owner >= 0:
            gone &= ~bit(source.owner)
        if gone:
            other.known &= ~gone
            surprised &= ~gone


def _may_hold(g: Game, pool: int, code: str) -> bool:
    """Could a card of this pool have this face, as far as everybody knows?"""
    backs = cast(Pool, g.entities[pool]).backs
    return not backs or g.book.back is None or g.book.back(code) in dict(backs)


def everybody(g: Game) -> int:
    """The bits of all at this table, spectators among them."""
    return (2 << len(g.seats)) - 1


def confuse(g: Game, cards: Sequence[Card], eyes: int) -> None:
    """Those in the mask can no longer tell these cards apart: what they knew of one, they know of all together.

    To be said where somebody takes up cards and sorts them unseen. Cards that leave a hand are seen to by `move`.
    """
    held = [c.pool for c in cards]
    pools = {*held}
    if len(cards) < 2 or (len(pools) == 1 and not any(c.known & eyes for c in cards)):
        return
    spent = _spent(g, held)
    unseen = [c.pool for c in cards if not c.code]
    backs = _backs_of(g, cards)
    faces = [f for id in sorted({*unseen}) for f in _take(g, cast(Pool, g.entities[id]), unseen.count(id))]
    sure, recalled = _kept(g, pools, spent)
    for card in cards:
        if card.known & eyes:
            recalled.append((card.code, card.known & eyes))
            card.known &= everybody(g) & ~eyes
    target = _one_pool(g, pools, spent)
    target.faces, target.sure = tuple(sorted(faces)), tuple(sorted(sure))
    target.recalled, target.backs = tuple(sorted(recalled)), backs
    join(g, cards, target.id)
    g.version += 1


def join(g: Game, cards: Sequence[Card], pool: int) -> None:
    """These cards are of this pool from now on; 0: of none."""
    before = [card.pool for card in cards]
    for id in {*before} - {pool}:
        share_in(g, id, -before.count(id))
    share_in(g, pool, len(before) - before.count(pool))
    for card in cards:
        card.pool = pool


def _spent(g: Game, held: list[int]) -> set[int]:
    """Those of the pools of some cards, named once for each card, of which there is no other card."""
    spent = set()
    for id in {*held}:
        if id and held.count(id) == g.shares[id]:
            spent.add(id)
    return spent


def _backs_of(g: Game, cards: Sequence[Card]) -> tuple[tuple[str, int], ...]:
    """How many cards of each back can be among these, as far as everybody knows."""
    back = g.book.back
    if back is None:
        return ()
    count: Counter[str] = Counter([back(c.code) for c in cards if not c.pool])
    for id, n in Counter([c.pool for c in cards if c.pool]).items():
        known = cast(Pool, g.entities[id]).backs
        if not known:
            return ()
        for kind, most in known:
            count[kind] += min(n, most)
    return _counted(count)


def _counted(count: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted([(kind, n) for kind, n in count.items() if n > 0]))


def _kept(g: Game, pools: set[int], spent: set[int]) -> tuple[list[str], list[tuple[str, int]]]:
    """What was counted on in pools that are used up now; of others nobody can say any more in which part it is."""
    sure: list[str] = []
    recalled: list[tuple[str, int]] = []
    for id in sorted(pools - {0}):
        pool = cast(Pool, g.entities[id])
        if id in spent:
            sure += pool.sure
            recalled += pool.recalled
        pool.sure = pool.recalled = ()
    return sure, recalled


def _one_pool(g: Game, pools: set[int], spent: set[int]) -> Pool:
    """A pool for cards of all of these, in one family with what is left of them."""
    entities: dict[int, Any] = g.entities
    there = g.kinds.get(Pool, ())
    free = min(spent) if spent else next((id for id in there if id not in g.shares), 0)
    target: Pool = entities[free] if free else g.add(Pool())
    families = {entities[id].family for id in pools if id}
    if spent and len(families) == 1:
        return target  # it is in that family already
    target.family = 0
    known = [entities[id].family for id in there]
    target.family = family = 1 + max(known, default=0)
    if not families.isdisjoint(known):
        for id in g.shares.keys() - spent:
            if entities[id].family in families:
                entities[id].family = family
    return target


def remove_card(g: Game, card: Card) -> None:
    """The card is out of the game: it lies nowhere."""
    move(g, card, None)


def _leave_play(g: Game, card: Card) -> None:
    """What lasted on it ends."""
    card.exhausted = False
    end_lasting_on(g, card)
    g.left_play(card)
    g.touch(card)


def speak(g: Game, card: Card, said: Said) -> None:
    """A card lies elsewhere: what it said before no longer counts, what it says now does. It is listed anew, so what
    goes by whose cards listen may be kept for as long as a list is the same one."""
    delist(g, card.id, said)
    enlist(g, card.id, card.speaking(g))


def _carry(g: Game, cards: Sequence[Card], pile: Pile) -> None:
    """These cards lie in another pile from now on: some of what they say counts there, some did where they come from.

    In which order they lie there is left to the caller.
    """
    defined: Any = g.registry.definitions
    for card in cards:
        if card.code and defined[card.code].speaking:
            said = card.speaking(g)
            card.pile = pile.id
            speak(g, card, said)
        else:
            card.pile = pile.id


def show(g: Game, card: Card, pile: Pile) -> None:
    """Those who see what comes to a pile see this card."""
    sight = pile.sight
    if sight == OPEN:
        learn(g, card, EVERYBODY)
    elif sight == OWNER:
        learn(g, card, bit(pile.owner))


def pour(g: Game, source: Pile, pile: Pile) -> None:
    """All cards of a pile go onto another one, the top one first. Neither is in play."""
    cards, came_apart = cards_in(g, source), ROW if source.sight == OPEN else apart_in(source)
    if pile.sight == OWNER or (pile.sight == OPEN and came_apart == MIXED):  # it matters which one goes when
        for card in cards:
            move(g, card, pile)
        return
    if pile.sight == OPEN and came_apart == STACK:
        _renumber(g, cards)
    _carry(g, cards, pile)
    pile.cards = source.cards[::-1] + pile.cards
    source.cards = ()
    if pile.sight == OPEN:
        for card in cards:
            reveal(g, card)
    g.version += 1


def deal(g: Game, source: Pile, pile: Pile, most: int | None = None) -> None:
    """Cards from the top of a pile, all or at most so many, are moved onto another one by one."""
    if not source.cards:
        return
    cards = cards_in(g, source)[:most]
    if any(map(_code_of, cards)) or not (_unseen_stack(source) and _unseen_stack(pile)):
        for card in cards:
            move(g, card, pile)
        return
    # a card without a face comes from stack to stack: nothing is new about it but the number it goes by
    _renumber(g, cards)
    for card in cards:
        card.pile = pile.id
    n = len(cards)
    pile.cards = source.cards[:n][::-1] + pile.cards
    source.cards = source.cards[n:]
    g.version += 1


def _renumber(g: Game, cards: Sequence[Card]) -> None:
    """From now on they go by other numbers."""
    for tag, card in enumerate(cards, g.next_id):
        card.tag = tag
    g.next_id += len(cards)


def _unseen_stack(pile: Pile) -> bool:
    return pile.sight == NOBODY and pile.zone != PLAY and apart_in(pile) == STACK


def shuffle(g: Game, pile: Pile) -> None:
    """All faces of the pile go back into one pool: nobody knows any of them now."""
    cards = cards_in(g, pile)
    held, seen = [], []
    for card in cards:
        held.append(card.pool)
        if card.code:
            seen.append(card)
    if seen or len({*held}) > 1:
        _pour_together(g, pile, cards, held, seen)
    g.version += 1


def _pour_together(g: Game, pile: Pile, cards: tuple[Card, ...], held: list[int], seen: list[Card]) -> None:
    """The faces of these cards, drawn and undrawn, become one pool; other cards keep what is theirs.

    `held` are their pools, and `seen` those of them that have a face.
    """
    pools, spent = {*held}, _spent(g, held)
    drawn = [c.pool for c in seen]
    backs = _backs_of(g, cards) if g.book.back is not None else ()
    faces: list[str] = []
    for id in sorted(pools - {0}):
        faces += _take(g, cast(Pool, g.entities[id]), held.count(id) - drawn.count(id))
    sure, recalled = _kept(g, pools, spent)
    looked = []
    for card in seen:
        faces.append(card.code)  # after those of a pool, which are in order already
        if card.known == EVERYBODY:
            sure.append(card.code)
        elif card.known:
            looked.append((card.code, card.known))
    if looked:  # who looked through them may have taken one out: the numbers left must not tell from where
        _renumber(g, cards)
        recalled += looked
    target = _one_pool(g, pools, spent)
    target.faces, target.sure = tuple(sorted(faces)), tuple(sorted(sure))
    target.recalled, target.backs = tuple(sorted(recalled)), backs
    lies_in, defined = pile.zone, g.registry.definitions
    for card in seen:
        if lies_in in defined[card.code].speaking:  # type: ignore[attr-defined]
            delist(g, card.id, card.speaking(g))
        card.code, card.known = "", 0
    id = target.id
    others = seen if pools <= {0, id} else cards  # of no pool is only what lay open
    join(g, [card for card in others if card.pool != id], id)


def _take(g: Game, pool: Pool, n: int) -> list[str]:
    """So many faces out of a pool whose other cards are not to be shuffled. Nobody sees which."""
    left = list(pool.faces)
    if n == len(left):
        pool.faces = ()
        return left
    moving = n <= len(left) - n  # the smaller part is picked by lot
    picked = [left.pop(secretly(g, len(left))) for _ in range(n if moving else len(left) - n)]
    pool.faces = tuple(sorted(left if moving else picked))
    return picked if moving else left


def new_family(g: Game) -> int:
    return 1 + max([p.family for p in g.all(Pool)], default=0)


def refill(g: Game, deck: Pile, discard: Pile) -> None:
    """The discard pile becomes the new deck, shuffled."""
    _carry(g, cards_in(g, discard), deck)
    deck.cards += discard.cards
    discard.cards = ()
    g.version += 1
    shuffle(g, deck)


def refill_under(g: Game, deck: Pile, discard: Pile) -> None:
    """The discard pile, shuffled by itself, goes under what is left of the deck."""
    left, deck.cards = deck.cards, ()
    refill(g, deck, discard)
    deck.cards = left + deck.cards


def search(g: Game, pile: Pile, seat: int, top: int | None = None) -> tuple[Any, ...]:
    """The seat looks through the pile, or through its top cards, in order."""
    found = cards_in(g, pile)[:top]
    for card in found:
        look(g, card, seat)
    return found


def seek(g: Game, pile: Pile, wanted: Container[str]) -> Any:
    """Everybody sees a pile looked through from its bottom for one of these faces. None: there is none.

    For a pile that is shuffled at once, so that it makes no difference what lay before the card that is found: where
    the rest lies unseen in one piece, only that card's face is drawn.
    """
    cards = cards_in(g, pile)[::-1]
    unseen: list[Any] = []
    for card in cards:
        if card.code or (unseen and card.pool != unseen[0].pool):
            break
        unseen.append(card)
    rest = cards[len(unseen) :]
    if unseen and not [card for card in rest if not card.code]:
        faces = cast(Pool, g.entities[unseen[0].pool]).faces
        if len(faces) == len(unseen):
            fitting = [at for at, face in enumerate(faces) if face in wanted]
            if fitting:
                one = draw_one(g, [faces[at] for at in fitting], "face")
                learn(g, unseen[0], EVERYBODY, fitting[one])
                return unseen[0]
            cards = rest
    for card in cards:
        reveal(g, card)
        if card.code in wanted:
            return card
    return None


def take_up(g: Game, cards: Sequence[Card], seat: int) -> None:
    """The seat looks at cards to put them back as it likes: nobody else can tell them apart from now on."""
    for card in cards:
        look(g, card, seat)
    confuse(g, cards, everybody(g) & ~bit(seat))


def flip(g: Game, card: Card) -> None:
    """A two-sided card shows its other side."""
    if not card.code or not face(g, card).other:
        raise ContentError(f"{card.handle(g)} cannot be flipped: nobody has seen it, or it has one side only")
    leave_index(g, card)
    card.code = face(g, card).other
    enter_index(g, card)
    g.version += 1
    g.layout += 1


def exhaust(g: Game, card: Card) -> None:
    g.change(card, exhausted=True)


def ready_card(g: Game, card: Card) -> None:
    g.change(card, exhausted=False)

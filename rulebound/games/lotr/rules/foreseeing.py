"""How a quest may go: what the cards that staging still reveals can come to, counted instead of tried one by one.

A card comes to so much threat, to further cards (surge), and to what it does to those on the quest. Of cards that
come to the same only the number matters, so the sets of cards are counted, kind by kind, and not the ways in which they
can lie.

Where a card reveals others the order does matter: the step ends as soon as nothing is left to be revealed. Of all
orders of a set of t cards that answers for its own length, just `first` in t do not end earlier (every order can be
turned round in t ways, and of these so many hold out).

What depends on more than a count is bounded from both sides: the chance is at least so much, and at most so much.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import comb, lcm
from typing import Any, NamedTuple

from rulebound.core.game.values import Stat, forbidden
from rulebound.core.knowing.redraw import unseen
from rulebound.core.material.cards import CardDefinition, sees
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import PhaseBegins, PhaseEnds, RoundEnds
from rulebound.games.lotr.cards import (
    APPROACHING,
    ATTACHING,
    ATTACK,
    CONTRIBUTING,
    DAMAGING,
    DRAWING,
    HIT_POINTS,
    IMMUNE,
    MUST_TRAVEL,
    SHADOW,
    THREAT,
    TIRES,
    WILLPOWER,
)
from rulebound.games.lotr.rules.attacks import Attacked, Attacks, ShadowEffect, ShadowTurned
from rulebound.games.lotr.rules.damage import Damaged, Destroyed, can_take
from rulebound.games.lotr.rules.engagement import Engaged, Travelled
from rulebound.games.lotr.rules.framework import Quested, cards_to_stage, staging_threat
from rulebound.games.lotr.rules.moves import LeavesPlay
from rulebound.games.lotr.rules.progress import Explored
from rulebound.games.lotr.rules.threat import ELIMINATION_LEVEL
from rulebound.games.lotr.state import (
    ENEMY,
    LOCATION,
    OBJECTIVE,
    OBJECTIVE_ALLY,
    all_characters,
    attachments_of,
    characters,
    heroes,
    kind,
)

LATER = (
    Travelled, Explored, Engaged, Attacks, Attacked, ShadowTurned, ShadowEffect, Damaged, Destroyed, LeavesPlay,
    Quested, PhaseBegins, PhaseEnds, RoundEnds,
)  # fmt: skip
"""What cannot happen to a card that is staged, or because of it, before the quest is resolved."""
ELSEWHERE: tuple[Stat, ...] = (ATTACK, APPROACHING, MUST_TRAVEL, DRAWING, TIRES, ATTACHING, IMMUNE, DAMAGING)
"""Numbers and bans that are nothing to a quest."""
STORM = 35
"""The threat from which an Evil Storm reaches a player."""
LONGEST = 9
"""So many cards are reckoned with at most; that there are more is left open."""
THALIN, SCARRED = "01006", "rc138"


def silent(made: CardDefinition) -> bool:
    """Does a card say nothing that matters before the quest is resolved, except by its numbers and keywords?"""
    return all(m.stat in ELSEWHERE for m in made.modifiers) and all(
        a.kind in (SHADOW, "action") or (a.trigger and a.trigger.event in LATER) for a in made.abilities
    )


# ------------------------------------------------------------------ what cards come to


class Comes(NamedTuple):
    """What a card, or several together, come to as they are revealed."""

    threat: int = 0
    more: int = 0
    """Further cards to reveal."""
    staged: int = 0
    """Enemies and locations among them,"""
    places: int = 0
    """and locations alone."""
    wounds: int = 0
    """1 damage to each exhausted character."""
    storms: int = 0
    """1 damage to each character of players with a high threat."""
    blows: int = 0
    """2 damage to a committed character of one's choice."""
    gloom: int = 0
    """Less willpower for each who is committed."""
    bats: int = 0
    """A character of each player leaves the quest."""
    fog: int = 0
    """1 more threat on each location that is staged in the end."""
    driven: int = 0
    """1 more threat on each card that is staged already."""
    open: int = 0
    """Something that cannot be told beforehand."""


OPEN = Comes(open=1)
SAID: dict[str, Comes] = {
    "01074": Comes(), "01079": Comes(), "01080": Comes(), "01086": Comes(), "01105": Comes(), "ptmn-6": Comes(),
    "ptmn-9": Comes(), "efdgn-6": Comes(), "01076": Comes(gloom=1), "01089": Comes(blows=1), "01092": Comes(driven=1),
    "01093": Comes(wounds=1), "01098": Comes(bats=1), "01116": Comes(storms=1), "01118": Comes(fog=1),
}  # fmt: skip
"""What the texts of cards that are not silent come to, their numbers aside."""
PER_PLAYER = {"01104": Comes(threat=1), "01112": Comes(more=1), "efdgn-7": Comes(threat=2)}
"""The same, for each player."""
FRIGHTENING = ("01117",)
"""Cards that raise the players' threat, besides those with doomed."""


def plus(one: Comes, other: Comes, times: int = 1) -> Comes:
    return Comes(*[a + b * times for a, b in zip(one, other, strict=True)])


@cite("lotr/staging.4 /surge.1 /guarded.1 /doomed.1 /step-3.4.1")
def comes_to(g: Any, code: str, thalin: bool, safe: bool) -> Comes:
    """What one card comes to. `safe`: no threat that encounter cards add now eliminates anybody."""
    made: CardDefinition = g.registry[code]
    facts = made.facts
    if not safe and (facts.get("doomed") or code in FRIGHTENING):
        return OPEN
    if thalin and made.type == ENEMY and (facts.get("hit_points") or 9) <= 1:
        return OPEN
    if code == "01092" and not g.staging:
        return OPEN
    said = SAID.get(code)
    if code in PER_PLAYER:
        said = plus(Comes(), PER_PLAYER[code], len(g.players))
    elif said is None and (silent(made) or code in FRIGHTENING or made.type == OBJECTIVE):
        said = Comes()
    if said is None:
        return OPEN
    more = (facts.get("surge") or 0) + ("guarded" in facts["keywords"])
    staged, place = made.type in (ENEMY, LOCATION), made.type == LOCATION
    return plus(said, Comes(facts.get("threat") or 0, more, int(staged), int(place)))


# ------------------------------------------------------------------ counting

Cards = tuple[tuple[Comes, int], ...]
"""What cards come to, and how many of each there are."""


def plain(comes: Comes) -> bool:
    """Does a card bring nothing but its threat?"""
    return not any(comes[4:]) and not comes.more


@lru_cache(maxsize=64)
def sets_of(cards: Cards, longest: int) -> dict[tuple[int, Comes], int]:
    """How many sets there are of so many of these cards, by what they come to together."""
    ways: dict[tuple[int, Comes], int] = {(0, Comes()): 1}
    for comes, copies in cards:
        grown: dict[tuple[int, Comes], int] = defaultdict(int)
        for (drawn, sofar), n_ways in ways.items():
            for n in range(min(copies, longest - drawn) + 1):
                grown[drawn + n, plus(sofar, comes, n) if n else sofar] += n_ways * comb(copies, n)
        ways = grown
    return ways


@lru_cache(maxsize=64)
def plain_sets(cards: Cards, longest: int) -> tuple[Rest, ...]:
    """Of plain cards, for each size of a set: how many come to this threat, so many staged, so many locations of these;
    and how many come to less threat than 0, 1, 2 ..."""
    by_size: list[dict[tuple[int, int, int], int]] = [defaultdict(int) for _ in range(longest + 1)]
    for (drawn, all_), n in sets_of(cards, longest).items():
        by_size[drawn][all_.threat, all_.staged, all_.places] += n
    found = []
    for sets in by_size:
        top = max([threat for threat, *_ in sets], default=0)
        exactly = [sum(n for (threat, *_), n in sets.items() if threat == t) for t in range(top + 1)]
        found.append((sets, tuple(accumulate(exactly, initial=0))))
    return tuple(found)


@lru_cache(maxsize=64)
def followed(lengths: tuple[tuple[int, int], ...], first: int, longest: int) -> Fraction:
    """The chance that no more cards are revealed than that. `lengths`: how many cards there are that reveal so many."""
    cards = tuple([(Comes(more=more), copies) for more, copies in lengths])
    total = sum(copies for _, copies in lengths)
    ending = [(drawn, n) for (drawn, sofar), n in sets_of(cards, longest).items() if drawn == first + sofar.more]
    return sum([Fraction(first * n, drawn * comb(total, drawn)) for drawn, n in ending], Fraction(0))


# ------------------------------------------------------------------ the quest

PARTS = lcm(*range(1, LONGEST + 2))
"""So that a share of any number of cards is a whole number."""
Rest = tuple[dict[tuple[int, int, int], int], tuple[int, ...]]
ALONE: Rest = ({(0, 0, 0): 1}, (0, 1))
"""No plain cards: one set, that is empty."""


@dataclass(frozen=True)
class Character:
    """Who is on the quest, or may fall during it."""

    seat: int
    will: int
    life: int
    """99 for who cannot take damage."""
    hero: bool
    needed: bool
    """All is lost with it."""
    committed: bool


class Foresight:
    """A quest as it stands once these characters are committed."""

    def __init__(self, g: Any, going: Iterable[int]) -> None:
        self.g = g
        going = set(going)
        self.those = tuple([_character(g, you, c, going) for you in g.players for c in characters(g, you)])
        staged = [c for c in g.staging if kind(c) in (ENEMY, LOCATION) and forbidden(g, c, CONTRIBUTING) is None]
        self.threat = staging_threat(g)
        self.cards = (sum(g.value(c, THREAT) > 0 for c in staged), len(staged))
        """So many staged cards at least, and at most, add whatever more threat they get: one may be below 0."""
        places = [c for c in staged if kind(c) == LOCATION]
        self.places = (sum(g.value(c, THREAT) > 0 for c in places), len(places))
        self.thalin = any(c.code == THALIN and (c.committed or c.id in going) for c in all_characters(g))
        self.full = sum(c.will for c in self.those if c.committed)
        self.wills: dict[tuple[Comes, tuple[int, ...]], tuple[int, int]] = {}
        """What has been worked out. (A cache of functools would hold this, and this the cache: no game would go.)"""

    @cite("lotr/player-elimination.1 /threat-elimination-level.1")
    def safe(self, bag: Iterable[str]) -> bool:
        """Is nobody so near to elimination that the threat which these cards add could do it?"""
        return all(you.threat + self.fright(you, bag) < ELIMINATION_LEVEL for you in self.g.players)

    def matters(self, comes: Comes, fright: tuple[int, ...]) -> Comes:
        """What a card comes to, without what can do nothing here: fewer kinds are counted more quickly."""
        if not any(you.threat + more >= STORM for you, more in zip(self.g.players, fright, strict=True)):
            comes = comes._replace(storms=0)
        return comes

    def fright(self, you: Any, bag: Iterable[str]) -> int:
        """By how much all of these cards together raise a player's threat."""
        idle = sum(c.seat == you.index and not c.committed for c in self.those)
        return sum((self.g.registry[code].facts.get("doomed") or 0) + idle * (code in FRIGHTENING) for code in bag)

    @cite("lotr/willpower.1 /modifiers.4 /damage.1 /destroy.1 /player-elimination.1")
    def _will(self, tally: Comes, fright: tuple[int, ...]) -> tuple[int, int]:
        """The willpower that is left at least and at most. Nothing that is revealed makes it more."""
        far = zip(self.g.players, fright, strict=True)
        worst = self._left(tally, tuple([you.threat + more >= STORM for you, more in far]))
        best = self._left(tally, tuple([you.threat >= STORM for you in self.g.players]))
        return (0 if worst is None else worst[0]), (self.full if best is None else best[1])

    def _left(self, tally: Comes, stormy: tuple[bool, ...]) -> tuple[int, int] | None:
        """The same, if storms reach just these players; None if all may be lost."""
        hurt = {you.index: tally.wounds + tally.storms * wet for you, wet in zip(self.g.players, stormy, strict=True)}
        for seat in hurt:
            if all(c.life <= hurt[seat] + 2 * tally.blows for c in self.those if c.hero and c.seat == seat):
                return None
        if any(c.needed and c.life <= hurt[c.seat] + 2 * tally.blows for c in self.those):
            return None
        on_quest = sorted([c for c in self.those if c.committed], key=lambda c: c.will)
        alive = [c for c in on_quest if c.life > hurt[c.seat]]
        full = sum(max(0, c.will - tally.gloom) for c in alive)
        least, most = full, full
        stay = on_quest
        for seat in hurt if tally.bats else ():
            own = [c for c in on_quest if c.seat == seat]
            least -= sum(max(0, c.will - tally.gloom) for c in own[: tally.bats])
            dead = sum(c not in alive for c in own)
            left = [c for c in own if c in alive]
            most -= sum(max(0, c.will - tally.gloom) for c in left[: max(0, tally.bats - dead)])
            stay = [c for c in stay if c not in own[: tally.bats]]
        if tally.blows and on_quest:  # one character can take them all, or it is open who falls
            if not any(c.life > hurt[c.seat] + 2 * tally.blows for c in stay):
                least = 0
        return max(0, least), most

    @cite("lotr/step-3.4.1 .2")
    def succeeds(self, tally: Comes, fright: tuple[int, ...], in_order: bool, rest: Rest = ALONE) -> tuple[int, int]:
        """Of the sets of plain cards that may come besides, with how many the quest succeeds, at least and at most; in
        `PARTS`.

        `in_order`: each order of the cards is as likely as any other.
        """
        key = tally._replace(threat=0, more=0, staged=0, places=0, fog=0, driven=0, open=0), fright
        will = self.wills.get(key)
        if will is None:
            will = self.wills[key] = self._will(*key)
        if tally.open:
            will = 0, will[1]
        low, high = [
            self.threat + tally.threat + tally.fog * (places + tally.places) + tally.driven * cards
            for places, cards in zip(self.places, self.cards, strict=True)
        ]
        sets, less = rest
        if not tally.fog and not tally.driven:
            top = len(less) - 1
            return PARTS * less[max(0, min(will[0] - high, top))], PARTS * less[max(0, min(will[1] - low, top))]
        least = most = 0
        for (threat, staged, places), n in sets.items():
            more, after = threat + tally.fog * places, tally.staged + staged
            if tally.driven == 1 and in_order:  # it comes after none of the others, after one, ... just as likely
                share = n * PARTS // (after + 1)
                least += share * min(after + 1, max(0, will[0] - high - more))
                most += share * min(after + 1, max(0, will[1] - low - more))
            else:
                least += n * PARTS * (will[0] > high + more + tally.driven * after)
                most += n * PARTS * (will[1] > low + more)
        return least, most


def _character(g: Any, you: Any, card: Any, going: set[int]) -> Character:
    life = g.value(card, HIT_POINTS) - card.damage if can_take(g, card) else 99
    return Character(
        you.index, g.value(card, WILLPOWER), life, card in heroes(g, you), kind(card) == OBJECTIVE_ALLY,
        card.committed or card.id in going,
    )  # fmt: skip


@cite("lotr/step-3.3.1 /step-3.4.1 .2")
def foresee(g: Any, seat: int, answer: tuple[str, ...]) -> tuple[Fraction, Fraction] | None:
    """The chance that the quest succeeds if this seat commits so and nobody does anything more: at least, at most."""
    if any(a.code == SCARRED for c in all_characters(g) for a in attachments_of(g, c)):
        return None
    going = [option.about[0] for option in g.decision.options_for(seat) if option.key in answer]
    quest = Foresight(g, going)
    deck = g.cards(g.scenario.encounter)
    pool = next((g.entities[card.pool] for card in deck if card.pool), None)
    bag = () if pool is None else unseen(g, pool, seat)
    seen = [card.code if card.code and sees(card, seat) else "" for card in deck]
    safe = quest.safe((*bag, *seen[: seen.index("")])) if "" in seen else quest.safe((*bag, *seen))
    fright = tuple([quest.fright(you, (*bag, *filter(None, seen))) for you in g.players])
    sofar, left = Comes(), cards_to_stage(g)
    while left and seen and seen[0]:  # what lies on top is known
        comes = comes_to(g, seen.pop(0), quest.thalin, safe)
        sofar = plus(sofar, comes)
        if comes.driven:
            sofar = sofar._replace(driven=sofar.driven - 1, threat=sofar.threat + quest.cards[0] + sofar.staged)
        left += comes.more - 1
    if left == 0:
        low, high = quest.succeeds(sofar, fright, False)
        return Fraction(low, PARTS), Fraction(high, PARTS)
    known = next((i for i, code in enumerate(seen) if code), len(seen))
    cards = Counter([quest.matters(comes_to(g, code, quest.thalin, safe), fright) for code in bag])
    if quest.full <= quest.threat + sofar.threat:
        return Fraction(0), Fraction(0)
    return over_all(quest, sofar, fright, tuple(sorted(cards.items())), left, min(LONGEST, known))


def over_all(
    quest: Foresight, sofar: Comes, fright: tuple[int, ...], cards: Cards, first: int, longest: int
) -> tuple[Fraction, Fraction]:
    """Over all sets of cards that may come after those that are known."""
    lengths: Counter[int] = Counter()
    for comes, copies in cards:
        lengths[comes.more] += copies
    others = plain_sets(tuple([card for card in cards if plain(card[0])]), longest)
    sums: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for (drawn, tally), n in sets_of(tuple([card for card in cards if not plain(card[0])]), longest).items():
        whole = first + tally.more
        if not drawn <= whole <= longest:
            continue
        with_it = plus(tally, sofar._replace(threat=sofar.threat + tally.driven * sofar.staged, staged=0))
        low, high = quest.succeeds(with_it, fright, whole == first, others[whole - drawn])
        sums[whole][0] += n * low
        sums[whole][1] += n * high
    least, most = Fraction(0), 1 - followed(tuple(sorted(lengths.items())), first, longest)
    for drawn, (low, high) in sums.items():
        share = Fraction(first, PARTS * drawn * comb(lengths.total(), drawn))
        least, most = least + share * low, most + share * high
    return least, most

"""Dealing damage and horror: assign, then place; healing (ahlcg/dealing-damage-horror)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, heeded, occur, occur_together
from rulebound.games.ahlcg.cards import HEALTH, SANITY
from rulebound.games.ahlcg.rules.moves import place_tokens, remove_tokens
from rulebound.games.ahlcg.state import DEFINITIONS, NO_ONE, ArkhamHorror, Investigator, assets_of, in_play, you_of

Share = tuple[int, int, int]
"""Who gets how much: (id, damage, horror)."""


class Dealt(Event):
    """Damage and horror are assigned and about to be placed."""

    who: int = -1
    attack: int = 0
    """The enemy whose attack deals it."""
    shares: tuple[int, ...] = ()
    """id, damage, horror, id, damage, horror ..."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        shares = triples(self.shares)
        return (("damage", sum([d for _, d, _ in shares])), ("horror", sum([h for _, _, h in shares])))

    @staticmethod
    @cite("ahlcg/dealing-damage-horror.7")
    def consists_of(g: ArkhamHorror, e: Dealt) -> tuple[Placed, ...]:
        return placings(g, e.shares, e.by, e.attack, e.cite)


@flow(cite="ahlcg/dealing-damage-horror.7 ahlcg/trigger-order.1 ahlcg/when.1")
def place_shares(g: ArkhamHorror, flat: tuple[int, ...], by: int, attack: int, cite: str = "") -> Steps[None]:
    """All of it is placed at the same time; where none is left, nothing is placed."""
    if len(flat) == 3:
        id, damage, horror = flat
        if damage + horror > 0:
            yield from place_on(g, g.entities[id], damage, horror, by, attack, cite)
        return
    placed = placings(g, flat, by, attack, cite)
    if placed:
        yield from occur_together(g, placed)


def placings(g: ArkhamHorror, flat: tuple[int, ...], by: int, attack: int, cite: str = "") -> tuple[Placed, ...]:
    """What is placed on which card, wherever anything is."""
    shares = [(g.entities[id], d, h) for id, d, h in triples(flat) if d + h > 0]
    return tuple([placing(g, target, d, h, by, attack, cite) for target, d, h in shares if is_there(g, target)])


def triples(flat: tuple[int, ...]) -> tuple[Share, ...]:
    return tuple([(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)])


class Placed(Event):
    """Damage and horror are placed on one card."""

    who: int = -1
    damage: int = 0
    horror: int = 0
    attack: int = 0

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("damage", self.damage), ("horror", self.horror))

    @staticmethod
    @flow(cite="ahlcg/dealing-damage-horror.1 .7 ahlcg/health-and-damage.2 ahlcg/sanity-and-horror.2")
    def happens(g: ArkhamHorror, e: Placed) -> Any:
        target: Any = g.entities[e.about]
        if not is_there(g, target):
            return  # an answer to this has taken it away
        place_tokens(g, target, "damage", e.damage)
        place_tokens(g, target, "horror", e.horror)
        if type(target) is not Investigator:
            g.change(target, hit_by=e.who)
        by = e.cite or "ahlcg/dealing-damage-horror.7"
        g.tell("ahlcg-log-damage", by, card=target, damage=e.damage, horror=e.horror)


def is_there(g: ArkhamHorror, target: Any) -> bool:
    """Can tokens be placed on it: an investigator who is not eliminated, a card in play?"""
    return not target.out if type(target) is Investigator else in_play(g, target)


@flow
def place_on(
    g: ArkhamHorror, target: Any, damage: int, horror: int, by: int, attack: int, cite: str = ""
) -> Steps[None]:
    """Places without assigning: direct, or assigned already."""
    if is_there(g, target):
        yield from occur(g, placing(g, target, damage, horror, by, attack, cite))


def placing(g: ArkhamHorror, target: Any, damage: int, horror: int, by: int, attack: int = 0, cite: str = "") -> Placed:
    if type(target) is Investigator:
        who = target.index
    else:
        source = g.entities.get(by)
        who = NO_ONE if source is None else you_of(g, source)
    return Placed(about=target.id, by=by, who=who, damage=damage, horror=horror, attack=attack, cite=cite)


@flow(cite="ahlcg/dealing-damage-horror.2 .3 ahlcg/taking-damage-horror.1 .2 ahlcg/ability.forced.6")
def deal(
    g: ArkhamHorror,
    you: Investigator,
    damage: int = 0,
    horror: int = 0,
    by: int = 0,
    attack: int = 0,
    direct: bool = False,
    cite: str = "",
) -> Steps[bool]:
    """Deals to an investigator, who assigns it to his or her own cards. True if all of it was placed."""
    if you.out or damage + horror <= 0:
        return False
    shares: tuple[int, ...] = (you.id, damage, horror)
    if not direct:
        shares = yield from assign(g, you, damage, horror)
    if not heeded(g, Dealt):
        yield from place_shares(g, shares, by, attack, cite)
        return True
    dealt = Dealt(about=you.id, by=by, who=you.index, attack=attack, shares=shares, cite=cite)
    yield from occur_together(g, (dealt,))  # what answers it and what answers its placing is one moment
    return sum([d + h for _, d, h in triples(dealt.shares)]) >= damage + horror


@flow(cite="ahlcg/priority-of-simultaneous-resolution.1")
def deal_to_each(
    g: ArkhamHorror, victims: tuple[Investigator, ...], damage: int, horror: int, by: int, foes: tuple[Any, ...] = (),
) -> Steps[None]:  # fmt: skip
    """Deals to several at once: all assign, in player order, before anything is placed anywhere, on enemies too."""
    assigned: tuple[tuple[int, ...], ...] = ()
    for you in victims:
        shares = yield from assign(g, you, damage, horror)
        assigned += (shares,)
    dealt = [
        Dealt(about=you.id, by=by, who=you.index, shares=shares) for you, shares in zip(victims, assigned, strict=True)
    ]
    yield from occur_together(g, (*dealt, *[placing(g, foe, damage, horror, by) for foe in foes]))


@flow
def deal_to_card(
    g: ArkhamHorror, card: Any, damage: int = 0, horror: int = 0, by: int = 0, cite: str = ""
) -> Steps[None]:
    """Deals to an enemy or an asset: there is nothing to assign."""
    if damage + horror > 0:
        yield from place_on(g, card, damage, horror, by, 0, cite)


@flow(cite="ahlcg/dealing-damage-horror.4 .5 .6")
def assign(g: ArkhamHorror, you: Investigator, damage: int, horror: int) -> Steps[tuple[int, ...]]:
    """How much goes to which of your assets; the rest is yours. All in one answer."""
    if not soakers(g, you):
        return (you.id, damage, horror)
    shared = yield from choose_share(g, you, damage, 0)
    frights = yield from choose_share(g, you, 0, horror)
    totals: dict[int, list[int]] = {}
    for id, d, h in (*triples(shared), *triples(frights)):
        entry = totals.setdefault(id, [0, 0])
        entry[0] += d
        entry[1] += h
    return tuple([n for id, (d, h) in totals.items() for n in (id, d, h)])


@cite("ahlcg/dealing-damage-horror.4 ahlcg/health-and-damage.8 ahlcg/sanity-and-horror.6")
def room(g: ArkhamHorror, card: Any, kind: str) -> int:
    """How much more damage or horror can be assigned to an asset: only with printed health or sanity, up to it."""
    fact, stat, held = ("health", HEALTH, card.damage) if kind == "damage" else ("sanity", SANITY, card.horror)
    if not DEFINITIONS[card.code].facts.get(fact):
        return 0
    return max(0, g.value(card, stat) - int(held))


@cite("ahlcg/asset-cards.3")
def soakers(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    """The assets with printed health or sanity that can take more damage or horror."""
    found: tuple[Any, ...] = ()
    for card in assets_of(g, you):
        facts = DEFINITIONS[card.code].facts
        if (facts.get("health") and room(g, card, "damage")) or (facts.get("sanity") and room(g, card, "horror")):
            found += (card,)
    return found


@flow(cite="ahlcg/dealing-damage-horror.4")
def choose_share(g: ArkhamHorror, you: Investigator, damage: int, horror: int) -> Steps[tuple[int, ...]]:
    """Every way to split it, as one answer: `take 1 damage, guard-dog-12 1`."""
    kind, n = ("damage", damage) if damage else ("horror", horror)
    if n == 0:
        return ()
    cards = tuple([c for c in soakers(g, you) if room(g, c, kind)])
    ways = tuple(splits(n, tuple([room(g, c, kind) for c in cards])))
    options = tuple([
        share_option(g, you, kind, n, cards, way, i) for i, way in enumerate(ways)
    ])  # fmt: skip
    picked = yield from choose(
        g, you.index, options, f"ahlcg-prompt-assign-{kind}", (("n", n),), "ahlcg/dealing-damage-horror.4"
    )
    way = ways[picked.value]
    flat: tuple[int, ...] = (you.id, n - sum(way), 0) if kind == "damage" else (you.id, 0, n - sum(way))
    for k, card in zip(way, cards, strict=True):
        flat += (card.id, k, 0) if kind == "damage" else (card.id, 0, k)
    return flat


def share_option(
    g: ArkhamHorror, you: Investigator, kind: str, n: int, cards: tuple[Any, ...], way: tuple[int, ...], at: int
) -> Option:
    """One way to split it: which card takes how much."""
    parts = [f"{k} {c.handle(g, you.index)}" for k, c in zip(way, cards, strict=True) if k]
    words = (("n", n - sum(way)), ("others", sum(way)), ("cards", shares(g, you, cards, way)))
    about = tuple([c.id for k, c in zip(way, cards, strict=True) if k])
    return Option(f"{kind} {' '.join(parts or ['yours'])}", f"ahlcg-option-assign-{kind}", words, about, value=at)


def shares(g: ArkhamHorror, you: Investigator, cards: tuple[Any, ...], way: tuple[int, ...]) -> Term:
    """Which card takes how much, in words."""
    told = [
        Term("ahlcg-share", (("n", k), ("card", g.word(c, you.index)))) for k, c in zip(way, cards, strict=True) if k
    ]
    out = told[0] if told else Term("core-list-empty")
    for one in told[1:]:
        out = Term("core-list-more", (("list", out), ("item", one)))
    return out


def splits(n: int, rooms: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to give up to n points to cards with so much room each, none first."""
    if not rooms:
        yield ()
        return
    for k in range(min(n, rooms[0]) + 1):
        for rest in splits(n - k, rooms[1:]):
            yield (k, *rest)


@cite("ahlcg/heal.1 .2")
def heal(g: ArkhamHorror, target: Any, damage: int = 0, horror: int = 0) -> None:
    """Takes damage and horror off a card, as much as there is."""
    damage = remove_tokens(g, target, "damage", damage)
    horror = remove_tokens(g, target, "horror", horror)
    if damage + horror:
        g.tell("ahlcg-log-heal", "ahlcg/heal.1", card=target, damage=damage, horror=horror)
    else:
        g.tell("ahlcg-log-nothing-to-heal", "ahlcg/heal.2", card=target)

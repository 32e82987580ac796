"""Damage and horror, onto investigators and their assets; recovering; being delayed (chapters "damage", "horror",
"prevent", "health", "sanity", "delayed")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import count_use, is_left
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ROUND
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import Event, occur
from rulebound.games.ah3.rules.group import next_to_go, playing
from rulebound.games.ah3.rules.parts import mark_used
from rulebound.games.ah3.state import (
    ALLY,
    FEED,
    ArkhamHorror,
    Investigator,
    Monster,
    Paper,
    assets,
    at_hand,
    definition,
    fact,
    has_keyword,
    investigators_at,
    of_kind,
)

DAMAGE, HORROR = "damage", "horror"
LIMITS = {DAMAGE: "health", HORROR: "sanity"}
CLAUSES = {DAMAGE: "ah3/475.7", HORROR: "ah3/431.7"}


class Suffering(Event):
    """Somebody is about to suffer damage, horror or both: what prevents some of it answers "when" and lowers `damage`
    or `horror`. Afterwards the fields say how much was suffered, in all and by the investigator alone."""

    damage: int = 0
    horror: int = 0
    direct: bool = False
    casting: bool = False
    """It is the price of casting a spell."""
    monster: int = 0
    """The monster that deals it, if one does."""
    own_damage: int = 0
    own_horror: int = 0
    hit: tuple[int, ...] = ()
    """The assets that took damage."""
    shaken: tuple[int, ...] = ()
    """The assets that took horror."""

    @staticmethod
    @flow(cite="ah3/475.3 .4 .7 .8 .9 .12 /431.3 .4 .7 .8 .9 .12 /401.7 .9 /437.1")
    def happens(g: ArkhamHorror, e: Suffering) -> Steps[None]:
        you = g.entity(e.about)
        damage, horror = e.damage, e.horror
        taken = yield from take(g, you, DAMAGE, damage, e)
        felt = yield from take(g, you, HORROR, horror, e)
        g.change(e, damage=taken[0], own_damage=taken[1], horror=felt[0], own_horror=felt[1])
        g.tell("ah3-log-suffers", e.cite, seat=you, damage=e.own_damage, horror=e.own_horror)
        feed(g, e)
        for card in tuple([g.entity(id) for id in dict.fromkeys((*e.hit, *e.shaken))]):
            struck = fact(g, card, "struck", None)
            if struck is not None and not broken(g, you):  # who falls does not live to see what it does
                yield from within(g, Scope(kind="struck", cite=("ah3/400.1a",)), struck.later(card, you, e))


@cite("ah3/471.1 .2 .3")
def feed(g: ArkhamHorror, e: Suffering) -> None:
    """A monster that feeds recovers by what it has bitten off an investigator or an ally, with the bite itself; on an
    item nothing feeds."""
    if e.monster and has_keyword(g, g.entity(e.monster), FEED):
        on_ally = any(definition(g, g.entity(id)).kind == ALLY for id in e.hit)
        heal(g, g.entity(e.monster), e.damage if on_ally else e.own_damage, "ah3/471.2")


@cite("ah3/475.14")
def heal(g: ArkhamHorror, monster: Monster, n: int, cite: str = "ah3/475.14") -> None:
    """A monster recovers, as far as it is hurt."""
    healed = min(n, monster.damage)
    if healed > 0:
        g.change(monster, damage=monster.damage - healed)
        g.tell("ah3-log-heals", cite, monster=monster, n=healed)


@flow(cite="ah3/475.7 .8 .9 .12 /431.7 .8 .9 .12 /401.7 .9 /437.1")
def take(g: ArkhamHorror, you: Investigator, kind: str, n: int, e: Suffering) -> Steps[tuple[int, int]]:
    """Damage (or horror) goes to the sheet, and as far as one likes to one asset. How much was suffered in all, and how
    much of it by the investigator."""
    if n <= 0:
        return 0, 0
    card, moved = None, 0
    if not e.direct:
        picked = yield from redirect(g, you, kind, n, e.monster)
        if picked is not None:
            card, moved = picked
    own = n - moved
    if own:
        g.change(you, **{kind: getattr(you, kind) + own})
        g.touch(you)
    if card is None:
        return own, own
    mark_used(g, you, card)
    prevented = softened(g, card, kind, moved)
    g.change(card, **{kind: getattr(card, kind) + moved - prevented})
    if kind == DAMAGE:
        g.change(e, hit=(*e.hit, card.id))
    else:
        g.change(e, shaken=(*e.shaken, card.id))
    g.touch(card)
    g.tell(f"ah3-log-asset-{kind}", CLAUSES[kind], card=card, n=moved - prevented)
    return own + moved - prevented, own


@cite("ah3/437.1")
def softened(g: ArkhamHorror, card: Paper, kind: str, n: int) -> int:
    """What an asset prevents of two or more that hit it together: 1, once a round, if it does so at all."""
    key = f"softens {card.id}"
    if fact(g, card, "softens", "") != kind or n < 2 or not is_left(g, ROUND, key):
        return 0
    count_use(g, ROUND, key)
    g.tell("ah3-log-prevented", "ah3/437.1", card=card, n=1)
    return 1


@cite("ah3/401.9 /475.12 /431.12 /442.1 /482.1")
def room(g: ArkhamHorror, card: Paper, kind: str) -> int:
    """How much damage (or horror) an asset can still be given."""
    return max(0, int(fact(g, card, LIMITS[kind])) - int(getattr(card, kind)))


@flow(cite="ah3/475.7 /431.7 /401.7 .9 /424.4")
def redirect(g: ArkhamHorror, you: Investigator, kind: str, n: int, monster: int = 0) -> Steps[Any]:
    """Which asset takes how much of it: the pair, or None if nothing is redirected."""
    options: list[Option] = []
    for card in assets(g, you):
        if not at_hand(card, you):
            continue
        for k in range(min(n, room(g, card, kind)), 0, -1):
            options.append(
                Option(f"redirect {k} {card.handle(g)}", f"ah3-option-redirect-{kind}",
                       (("thing", g.word(card)), ("n", k)), (card.id,), (CLAUSES[kind],), value=k)
            )  # fmt: skip
    if not options:
        return None
    keep = Option("keep", f"ah3-option-keep-{kind}", (("n", n),))
    words = (("n", n), *((("asks", g.word(g.entity(monster))),) if monster else ()))
    picked = yield from choose(g, you.index, (keep, *options), f"ah3-prompt-redirect-{kind}", words, CLAUSES[kind])
    return None if picked.key == "keep" else (g.entity(picked.about[0]), picked.value)


@flow(cite="ah3/475.3 .4 /431.3 .4")
def suffer(
    g: ArkhamHorror, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False,
    monster: Monster | None = None, casting: bool = False, cite: str = "",
) -> Steps[Any]:  # fmt: skip
    """Damage and horror of one effect; the event, which tells how much was really suffered. Who is out suffers none."""
    made = Suffering(about=you.id, damage=max(0, damage), horror=max(0, horror), direct=direct, casting=casting,
                     monster=monster.id if monster else 0, cite=cite)  # fmt: skip
    if not you.code or you.leaving or (damage <= 0 and horror <= 0):
        g.change(made, damage=0, horror=0)
        if you.code and not you.leaving:
            g.tell("ah3-log-suffers", cite, seat=you, damage=0, horror=0)
        return made
    yield from occur(g, made)
    if made.cancelled:
        g.change(made, damage=0, horror=0, own_damage=0, own_horror=0)
    return made


PER_DOOM = -1
"""As much horror as there is doom in somebody's space."""


@flow(cite="ah3/004 /475.3 /431.3")
def everybody_suffers(g: ArkhamHorror, damage: int, horror: int, cite: str) -> Steps[None]:
    """Each investigator suffers so much, in the order the group likes wherever it can matter."""
    left, asking = tuple([i for i in g.investigators if damage or felt_by(g, i, horror)]), True
    while left:
        you = left[0]
        if asking and order_counts(g, left, damage, horror):
            picked = yield from next_to_go(g, left, "ah3-prompt-suffers-next", "suffers", "ah3/004")
            you, asking = picked
        left = tuple([i for i in left if i is not you])
        yield from suffer(g, you, damage, felt_by(g, you, horror), cite=cite)
        left = playing(left)


def felt_by(g: ArkhamHorror, you: Investigator, horror: int) -> int:
    return g.here(you).doom if horror == PER_DOOM else horror


@cite("ah3/004")
def order_counts(g: ArkhamHorror, people: tuple[Investigator, ...], damage: int, horror: int) -> bool:
    """Could it come out differently who suffers first? Not where it all just lies there: nobody has a card that answers
    it, and nobody, and nothing that they have, can break under it."""
    if len(people) < 2:
        return False
    if Suffering in g.listeners:
        return True
    return any(breaks(g, t, damage, felt_by(g, i, horror)) for i in people for t in (i, *assets(g, i)))


def breaks(g: ArkhamHorror, thing: Any, damage: int, horror: int) -> bool:
    """Would so much more be too much for it?"""
    health, sanity = most(g, thing)
    return bool((health and thing.damage + damage >= health) or (sanity and thing.horror + horror >= sanity))


@flow(cite="ah3/400.1d /437.1")
def pay(g: ArkhamHorror, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Steps[bool]:
    """Damage and horror as a price: paid only if all of it was suffered, and none prevented."""
    if not damage and not horror:
        return True
    felt = yield from suffer(g, you, damage, horror, direct, cite="ah3/400.1d")
    paid = True
    if felt.damage + felt.horror < damage + horror:
        paid = False
    return paid


# ------------------------------------------------------------------ recovering


@cite("ah3/475.5 .10 /431.5 .10")
def can_recover(thing: Investigator | Paper, health: int, sanity: int) -> bool:
    """Has it any of the damage or horror that would be removed?"""
    return bool((health and thing.damage) or (sanity and thing.horror))


@flow(cite="ah3/475.5 .10 /431.5 .10 /484.4 /003")
def recover(g: ArkhamHorror, thing: Any, health: int = 0, sanity: int = 0) -> Any:
    """Damage and horror are removed from an investigator or an asset, as much as there is."""
    healed, calmed = min(health, thing.damage), min(sanity, thing.horror)
    if healed or calmed:
        g.change(thing, damage=thing.damage - healed, horror=thing.horror - calmed)
        g.tell("ah3-log-recovers", thing=thing, health=healed, sanity=calmed)
    else:
        g.tell("ah3-log-no-recovery", "ah3/003", thing=thing)


@cite("ah3/484.4")
def patients(g: ArkhamHorror, you: Investigator, health: int, sanity: int) -> tuple[Any, ...]:
    """Oneself and one's own allies, as far as they have anything to recover from."""
    return tuple([p for p in (you, *of_kind(g, you, ALLY)) if can_recover(p, health, sanity)])


@cite("ah3/484.4")
def patients_here(g: ArkhamHorror, you: Investigator, health: int, sanity: int) -> tuple[Any, ...]:
    """Everybody in one's space and their allies, as far as they have anything to recover from."""
    found = [p for i in investigators_at(g, g.here(you)) for p in (i, *of_kind(g, i, ALLY))]
    return tuple([p for p in found if can_recover(p, health, sanity)])


@flow(cite="ah3/484.4 /475.10 /431.10")
def recover_somebody(g: ArkhamHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    """An investigator or an ally in one's space recovers."""
    who = yield from choose_entity(
        g, you.index, patients_here(g, you, health, sanity), "ah3-prompt-recover", "recover", "ah3/484.4"
    )
    yield from recover(g, you if who is None else who, health, sanity)


@flow(cite="ah3/484.4 /475.10 /431.10")
def recover_one(g: ArkhamHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    """The investigator or one of their allies recovers; all of it goes to one of them."""
    who = yield from choose_entity(
        g, you.index, patients(g, you, health, sanity), "ah3-prompt-recover", "recover", "ah3/484.4"
    )
    yield from recover(g, you if who is None else who, health, sanity)


# ------------------------------------------------------------------ delayed


@cite("ah3/438.5 /400.1g")
def can_be_delayed(you: Investigator) -> bool:
    """As a price: who is delayed already cannot choose it."""
    free = True
    if you.delayed:
        free = False
    return free


@flow(cite="ah3/438.1 .4")
def delay(g: ArkhamHorror, you: Investigator) -> Any:
    """The figure is laid on its side; once is enough."""
    if you.code and you.delayed:
        g.tell("ah3-log-still-delayed", "ah3/438.4", seat=you)
    elif you.code:
        g.change(you, delayed=True)
        g.tell("ah3-log-delayed", "ah3/438.1", seat=you)


# ------------------------------------------------------------------ how much somebody can bear


def most(g: ArkhamHorror, thing: Any) -> tuple[int, int]:
    """Health and sanity as printed."""
    facts = definition(g, thing).facts
    return int(facts.get("health", 0)), int(facts.get("sanity", 0))


@cite("ah3/401.8 /475.11 /431.11 /429.6a .2e /475.6 /431.6")
def broken(g: ArkhamHorror, thing: Any) -> bool:
    """Has it as much damage as health, or as much horror as sanity? What has no health cannot run out of it."""
    health, sanity = most(g, thing)
    return bool((health and thing.damage >= health) or (sanity and thing.horror >= sanity))

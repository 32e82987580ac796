"""How components are written.

The name becomes the code (`slug`); facts stand in the head, what a card does in its body:
- an investigator has skills, a focus limit, money, starting cards, and abilities;
- an asset (item, spell, ally, special card, starting card, condition) has `bonuses`, `dice` (Reroll, Nudge), abilities,
  and the hooks `gained(g, this, you)`, `struck(g, this, you, suffering)` (it took some),
  `reckoning(g, this)`; the back of a dark pact has `turned(g, card, you)`;
- a monster has its numbers, where it appears and what it is after; a lurker has `lurks(g, this)`; the rest are
  abilities that answer events (`after(Disengaged)`, `after(MonsterDefeated)` …);
- an encounter, an event or an anomaly card is a table of effects (effects.py), a part for each place;
- a headline is an effect, or has `read(g, this, you)`; a rumor stays in the codex and has `reckoning(g, this)`;
- each side of an archive card has `joins(g, this)`, thresholds (`objective`, `doomed`), abilities, `reckoning`;
- a scenario has its map, lists, `reckoning(g, this)` and `finishes(g, this)`, the last step of its set-up.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulebound.core.card_language.forms import Effect
from rulebound.core.flows.flow import Steps, flow, make_flow
from rulebound.core.game.abilities import ACTION_ABILITY, EACH, Ability, Cost, Limit, Trigger, reaction
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, Stat, adds, cannot
from rulebound.core.material.cards import PLAY, define
from rulebound.games.ah3.board import MAPS
from rulebound.games.ah3.rules.buying import DISCOUNT
from rulebound.games.ah3.rules.gaining import pay, spend_remnants
from rulebound.games.ah3.rules.parts import Nudge, Reroll
from rulebound.games.ah3.rules.piles import discard
from rulebound.games.ah3.rules.skill_tests import DICE, POOL, applies, nudge_die, reroll_dice
from rulebound.games.ah3.state import (
    ALLY,
    CONDITION,
    ITEM,
    REGISTRY,
    SPELL,
    ArkhamHorror,
    Investigator,
    asset,
)

HOOKS = ("gained", "struck", "reckoning", "turned", "lurks", "read", "joins", "finishes")
"""Flows of a component that are not abilities: the rules run them at their moment."""
HOOK_CLAUSES = {
    "gained": "ah3/401.2", "struck": "ah3/475.9 /431.9", "reckoning": "ah3/204.12a .12b",
    "turned": "ah3/488.7", "lurks": "ah3/440.2",
    "read": "ah3/435.1d .2", "joins": "ah3/403.5b", "finishes": "ah3/111.4a",
}  # fmt: skip
DECKS: dict[str, dict[str, int]] = {}
"""Deck -> code -> copies."""
STARTING: list[str] = []
"""Every starting card."""
ONCE_A_ROUND = Limit(1, ROUND)


def slug(name: str) -> str:
    dropped = re.sub(r"['’.\"“”]", "", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", dropped).strip("-")


def register(code: str, body: type | None, cite: str, **facts: Any) -> str:
    """The common part: hooks and thresholds become facts, ready-made dice parts become abilities."""
    for hook in HOOKS:
        found = vars(body).get(hook) if body else None
        if found is not None:
            facts[hook] = make_flow(found, HOOK_CLAUSES[hook])
    thresholds = [t for t in vars(body).values() if isinstance(t, Threshold)] if body else []
    if thresholds:
        facts["thresholds"] = tuple(thresholds)
    part = vars(body).get("dice") if body else None
    if part is not None:
        facts["dice"] = part
        body.ability_of_dice = dice_part(part)  # type: ignore[union-attr]
    for name in ("traits", "keywords"):
        if isinstance(facts.get(name), str):
            facts[name] = tuple(facts[name].split())
    define(REGISTRY, code, body, **facts)
    return code


def in_deck(deck: str, code: str, copies: int = 1) -> None:
    DECKS.setdefault(deck, {})[code] = copies


def copies(deck: str) -> list[str]:
    return [code for code, n in DECKS.get(deck, {}).items() for _ in range(n)]


# ------------------------------------------------------------------ assets


def item(name: str, price: int, traits: str, **facts: Any) -> Callable[[type], type]:
    """hands, health, sanity, bonuses; `doubles`: each 6 counts twice; `softens`: of damage (or horror) that hits it it
    prevents 1, once a round; `alone`: it is better without anything else in hand; `lifts`: a bonus to every die;
    `familiar`: successes more for a spell whose horror it takes."""

    def make(body: type) -> type:
        in_deck(
            "items", register(slug(name), body, "ah3/478.1", kind=ITEM, name=name, price=price, traits=traits, **facts)
        )
        return body

    return make


def spell(name: str, price: int, trait: str, horror: int, **facts: Any) -> Callable[[type], type]:
    """hands; `horror` is what casting it costs; `during`: in which tests it may want its hands."""

    def make(body: type) -> type:
        code = register(slug(name), body, "ah3/436.1", kind=SPELL, name=name, price=price, traits=trait,
                        cast_horror=horror, **facts)  # fmt: skip
        in_deck("spells", code)
        return body

    return make


def ally(name: str, traits: str, health: int, sanity: int, **facts: Any) -> Callable[[type], type]:
    def make(body: type) -> type:
        code = register(slug(name), body, "ah3/484.1", kind=ALLY, name=name, traits=traits, health=health,
                        sanity=sanity, **facts)  # fmt: skip
        in_deck("allies", code)
        return body

    return make


def special(name: str, kind: str, traits: str, **facts: Any) -> Callable[[type], type]:
    """A special card: an item, a spell, an ally or a talent."""

    def make(body: type) -> type:
        in_deck("special", register(slug(name), body, "ah3/463.1", kind=kind, name=name, traits=traits, **facts))
        return body

    return make


def starting(name: str, kind: str, traits: str, **facts: Any) -> Callable[[type], type]:
    """A starting card; `horror` for a spell is written cast_horror."""

    def make(body: type) -> type:
        STARTING.append(register(slug(name), body, "ah3/477.1", kind=kind, name=name, traits=traits, **facts))
        return body

    return make


def starts_too(name: str) -> None:
    """A spell of the deck of which there is a copy among the starting cards."""
    STARTING.append(slug(name))


def condition(name: str, copies: int = 6, **facts: Any) -> Callable[[type], type]:
    """`copies=0`: the other side of another condition."""

    def make(body: type) -> type:
        code = register(slug(name), body, "ah3/488.1", kind=CONDITION, name=name, traits="", **facts)
        if copies:
            in_deck("conditions", code, copies)
        return body

    return make


def back(n: int, title: str) -> Callable[[type], type]:
    """The hidden side of a dark pact: `turned(g, card, you)`."""

    def make(body: type) -> type:
        in_deck("backs", register(f"dark-pact-{n}", body, "ah3/488.7", kind="back", name=title))
        return body

    return make


# ------------------------------------------------------------------ people and monsters


def investigator(name: str, **facts: Any) -> Callable[[type], type]:
    """health, sanity, the five skills, focus (the limit; None: none), money, fixed and choice (starting cards); `keen`:
    dice more for a spell on which damage was suffered or remnants were spent."""

    def make(body: type) -> type:
        for part in ("fixed", "choice"):
            facts[part] = tuple([slug(n) for n in facts[part]])
        register(slug(name), body, "ah3/429.2d", kind="investigator", name=name, **facts)
        return body

    return make


def monster(name: str, copies: int = 1, **facts: Any) -> Callable[[type], type]:
    """traits, speed (0: does not move; None: directly), spawn, hunter or patrol with prey, health, elite, attack,
    evade, damage, horror, keywords, remnant.

    spawn: most-doom, unstable, nearest-street, street-near-leader, "" (a card says where).
    hunter / prey: "lowest strength", "highest lore", "most clues", "most remnants", "most spells", "nearest".
    patrol: most-doom, unstable.
    """

    def make(body: type) -> type:
        code = register(slug(name), body, "ah3/459.1", kind="monster", name=name, **facts)
        in_deck("monsters", code, copies)
        return body

    return make


def epic(number: int, name: str, **facts: Any) -> Callable[[type], type]:
    """An archive card that is a monster: the same facts, its archive number instead of copies."""

    def make(body: type) -> type:
        code = register(f"archive-{number}", body, "ah3/403.5e", kind="monster", name=name, epic=True, **facts)
        in_deck("epic", code)
        return body

    return make


# ------------------------------------------------------------------ encounters


def parts_of(parts: dict[str, Effect | None]) -> dict[str, Effect | None]:
    return {name.replace("_", "-"): effect for name, effect in parts.items()}


def encounter(deck: str, n: int, **parts: Effect | None) -> None:
    """A card of a neighbourhood, a part for each of its three spaces; or of the street deck, one for each kind."""
    code = f"{deck}-{n}"
    register(code, None, "", kind="encounter", deck=deck, **parts_of(parts))
    in_deck(deck, code)


def event(scenario: str, n: int, hood: str, doom: str, **parts: Effect | None) -> None:
    """An event card: its neighbourhood, the spaces of its doom signs (one twice: two signs), an encounter each."""
    code = f"event-{scenario}-{n}"
    register(code, None, "", kind="event", hood=hood, doom=tuple(doom.split()), **parts_of(parts))
    in_deck(f"events-{scenario}", code)


def anomaly(
    scenario: str, n: int, bounds: tuple[int, int], low: Effect | None, middle: Effect | None, high: Effect | None
) -> None:
    """An anomaly card: read low up to the first bound of doom in one's space, middle up to the second, high above."""
    code = f"anomaly-{scenario}-{n}"
    register(code, None, "", kind="anomaly", bounds=bounds, low=low, middle=middle, high=high)
    in_deck(f"anomalies-{scenario}", code)


def hunt(n: int, hood: str, monster: str, where: str, **parts: Effect | None) -> None:
    """An archive card that goes into a neighbourhood deck: its encounters, then a worshiper appears (`where`: a space,
    or "" engaged with whoever has the encounter)."""
    code = f"archive-{n}"
    register(code, None, "", kind="hunt", hood=hood, monster=slug(monster), where=where, **parts_of(parts))
    in_deck("hunts", code)


SANFORD: set[tuple[str, str]] = set()
"""The encounters (card, part) that name Carl Sanford."""


def sanford(code: str, part: str) -> None:
    SANFORD.add((code, part))


def headline(name: str, effect: Effect) -> None:
    """A headline that an effect says all about."""
    code = f"headline-{slug(name)}"
    register(code, None, "ah3/435.2", kind="headline", name=name, effect=effect, rumor=False, others=False,
             outlasts=False)  # fmt: skip
    in_deck("headlines", code)


def told_headline(
    name: str, rumor: bool = False, others: bool = False, outlasts: bool = False
) -> Callable[[type], type]:
    """A headline with a rule of its own: `read(g, this, you)`; a rumor: `reckoning(g, this)` and abilities. `others`:
    it is about other investigators than who draws it. `outlasts`: it goes on though who draws it falls by it."""

    def make(body: type) -> type:
        code = f"headline-{slug(name)}"
        register(code, body, "ah3/435.2", kind="headline", name=name, effect=None, rumor=rumor, others=others,
                 outlasts=outlasts)  # fmt: skip
        in_deck("headlines", code)
        return body

    return make


# ------------------------------------------------------------------ the archive and the scenarios


@dataclass(frozen=True)
class Threshold:
    """A line of an archive card that happens as soon as something is so: `holds(g, this)`, `body(g, this)`."""

    name: str
    sign: str
    """clue or doom: which symbol stands before it."""
    holds: Callable[[Any, Any], bool]
    body: Any
    once: bool
    """It happens once a game, although the card stays."""


def _threshold(sign: str, cite: str) -> Callable[..., Callable[[Callable[..., Any]], Any]]:
    def line(holds: Callable[[Any, Any], bool], once: bool = False) -> Callable[[Callable[..., Any]], Any]:
        def make(body: Callable[..., Any]) -> Threshold:
            return Threshold(body.__name__.replace("_", "-"), sign, holds, make_flow(body, cite), once)

        return make

    return line


objective = _threshold("clue", "ah3/403.5c")
doomed = _threshold("doom", "ah3/403.5d")


def front(n: int, **facts: Any) -> Callable[[type], type]:
    """The side of an archive card that lies up when it joins the codex."""

    def make(body: type) -> type:
        sides = {"other": f"archive-{n}-back", **facts}
        code = register(f"archive-{n}", body, "ah3/403.5a", kind="archive", number=n, **sides)
        in_deck("archive", code)
        return body

    return make


def reverse(n: int, **facts: Any) -> Callable[[type], type]:
    """Its other side: `joins` says what happens when it is turned."""

    def make(body: type) -> type:
        register(f"archive-{n}-back", body, "ah3/403.5a", kind="archive", number=n, other=f"archive-{n}", **facts)
        return body

    return make


def scenario(code: str, **facts: Any) -> Callable[[type], type]:
    """start, doom, board (space -> monster), monsters, aside, codex, anomalies; the map is that of its name."""

    def make(body: type) -> type:
        plan = MAPS[code]
        register(
            f"scenario-{code}", body, "ah3/490.1", kind="scenario", hoods=plan.hoods, streets=plan.streets, **facts
        )
        return body

    return make


# ------------------------------------------------------------------ abilities


@flow(cite="ah3/418.1 /423.2")
def spend_action(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    g.change(you, actions=you.actions - n)


@flow(cite="ah3/401.10")
def discard_it(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    discard(g, this)


@flow(cite="ah3/411.1")
def spend_remnant(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    yield from spend_remnants(g, you, n)


@flow(cite="ah3/411.1")
def spend_coins(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    pay(g, you, n, "ah3/411.1")


ACTION_COST = Cost("action", 1, spend_action)
"""One action, which who is engaged does not have for this."""
ANY_ACTION = Cost("engaged-action", 1, spend_action)
"""One action, engaged or not."""
discard_this = Cost("card", 1, discard_it)


def remnants(n: int) -> Cost:
    return Cost("remnants", n, spend_remnant)


def coins(n: int) -> Cost:
    return Cost("money", n, spend_coins)


def component_action(
    *, cost: tuple[Cost, ...] = (), if_: Callable[..., bool] | None = None, engaged: bool = False,
    everybody: bool = False, unless: str = "", cite: str = "ah3/423.1 .2 .3",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """An action of a component, once a round: body(g, this, you). `engaged`: also while engaged. `everybody`: a card of
    the codex, whose action each investigator may perform once a round. `unless`: what is said (`ah3-denied-...`) where
    `if_` does not hold."""

    def make(body: Callable[..., Any]) -> Ability:
        limit = Limit(1, ROUND, EACH) if everybody else ONCE_A_ROUND
        costs = (ANY_ACTION if engaged else ACTION_COST, *cost)
        clauses = f"ah3/423.2a {cite.removeprefix('ah3')}" if everybody else cite
        return Ability(
            ACTION_ABILITY, None, make_flow(body, clauses), costs, limit, if_, None, (PLAY,), clauses, unless
        )

    return make


def answers(
    trigger: Trigger, *, cost: tuple[Cost, ...] = (), limit: Limit | None = None,
    if_: Callable[..., bool] | None = None, cite: str = "ah3/400.1a",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """May be used when something happens: body(g, this, you, event)."""
    return reaction(trigger, cost=cost, limit=limit, if_=if_, cite=cite)


def in_test(
    *, cost: tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    cite: str = "ah3/466.4b .4d",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """May be used once the dice lie, to change them or to add successes: body(g, this, you); the test is g.test."""

    def make(body: Callable[..., Any]) -> Ability:
        return Ability(DICE, None, make_flow(body, cite), cost, limit, if_, None, (PLAY,), cite)

    return make


def before_roll(
    *, cost: tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    cite: str = "ah3/466.2d",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """May be used before the dice are rolled, for more of them: body(g, this, you); the test is g.test."""

    def make(body: Callable[..., Any]) -> Ability:
        return Ability(POOL, None, make_flow(body, cite), cost, limit, if_, None, (PLAY,), cite)

    return make


@flow(cite="ah3/454.2")
def halve(g: ArkhamHorror, this: Any, you: Investigator) -> Any:
    g.tell("ah3-log-half-price", "ah3/454.2", seat=you, card=this)


def half_price() -> Ability:
    """The ability of a card that halves the price of an item, once a round: the buying rules use it."""
    return Ability(DISCOUNT, None, halve, (), ONCE_A_ROUND, None, None, (PLAY,), "ah3/454.2", quiet=True)


def dice_part(part: Reroll | Nudge) -> Ability:
    """The ability of a card that lets dice be rolled again, or adds 1 to one."""
    does = reroll_dice if isinstance(part, Reroll) else nudge_die
    limit = ONCE_A_ROUND if part.once else None
    return Ability(DICE, None, does, (), limit, lambda g, this, you: applies(g, this, you, part), None, (PLAY,),
                   "ah3/466.4b")  # fmt: skip


# ------------------------------------------------------------------ standing effects


def is_yours(g: Any, this: Any, you: Any) -> bool:
    """For a modifier of a card: somebody is its owner."""
    return bool(getattr(you, "index", -1) == this.owner)


def you_cannot(what: Stat, cite: str) -> Modifier:
    """Something that the owner of this card cannot do, or that cannot be done to them."""
    return cannot(what, is_yours, cite)


def yours(stat: Stat, n: int, cite: str = "ah3/400.1a") -> Modifier:
    """So much more of a number of the owner of this card."""
    return adds(stat, n, is_yours, cite)


def has(g: Any, you: Any, code: str) -> bool:
    return asset(g, you, code) is not None

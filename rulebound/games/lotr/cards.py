"""How cards are written: the head is data, the class holds its abilities.

    @ally("01014", "Faramir", LEADERSHIP, cost=4, willpower=2, attack=1, defense=2, hit_points=3, unique=True,
          traits="Gondor Noble Ranger")
    class Faramir:
        @action(cost=exhaust_this, cite="lotr/action.2")
        def inspire(g, this, you): ...

- a hero, ally or attachment has `@action`, `@response(after(...))`, `@forced(...)` abilities and `constant = [...]`;
- an attachment says in its head what it can be attached to: `attach="hero"` (see `HOSTS` in rules/play.py);
- an event's class has `effect(g, this, you)`, with the event as a fourth if it answers one (`play=after(...)`);
- an encounter card has `@when_revealed def revealed`, `@shadow def shadow` (its body gets the attack as a fourth), and
  forced abilities;
- a location may have `can_travel(g, this)` and the flow `travel(g, this)`: what must be paid to go there;
- a quest card has the flow `side_a(g, this)` (read before it is turned), `@when_revealed`, `wins(g, this)` (won as soon
  as it holds) and the flow `onward(g, this)`, which says which stage comes next where that is not the next number.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any

from rulebound.core.flows.flow import make_flow
from rulebound.core.game.abilities import ACTION_ABILITY, FORCED, REACTION, REVELATION, Ability, Cost, Limit, Trigger
from rulebound.core.game.values import Modifier, Stat, adds, cannot, sets, value_of
from rulebound.core.material.cards import HAND, PLAY, define
from rulebound.core.state.clauses import cite as cites
from rulebound.core.state.clauses import cited
from rulebound.core.state.entities import Definition
from rulebound.games.lotr.state import (
    ALLY,
    ATTACHMENT,
    ENEMY,
    EVENT,
    HERO,
    LIMBO,
    LOCATION,
    OBJECTIVE,
    OBJECTIVE_ALLY,
    QUEST,
    REGISTRY,
    TREACHERY,
    Player,
    facts,
    kind,
    you_of,
)

PLAN, SHADOW = "plan", "shadow"
"""Kinds of ability: playing an ally or attachment in the planning phase; the shadow effect of an encounter card."""

ANYBODY = "anybody"
"""The tag of an ability that every player may use, whoever controls its card."""

HOOKS = {
    "effect": "lotr/event-cards.3", "travel": "lotr/travel.1", "side_a": "lotr/setup.8", "onward": "", "resolution": "",
    "setting_up": "",
}  # fmt: skip
"""Flows of a card that are not abilities: the rules run them at their moment."""
FUNCTIONS = ("can_travel", "wins", "x_values", "host")
"""Hooks that only look and say: ordinary functions, no flows."""


# ------------------------------------------------------------------ numbers


def _printed(fact: str) -> Callable[[Any, Any], int]:
    def base(g: Any, card: Any) -> int:
        printed = facts(card).get(fact)
        return printed if type(printed) is int else 0  # an X is 0 until somebody says what it is

    return base


def _stat(key: str, fact: str = "", floor: int | None = 0) -> Stat:
    return Stat(key, base=_printed(fact or key), printed=True, floor=floor)


WILLPOWER, ATTACK, DEFENSE, HIT_POINTS = (_stat(k) for k in ("willpower", "attack", "defense", "hit_points"))
THREAT = _stat("threat")
"""The threat an enemy or location adds in the staging area; the threat cost of a hero."""
ENGAGEMENT = _stat("engagement")
POINTS = _stat("points")
"""The quest points of a location or of a stage."""
COST = _stat("cost", floor=None)
"""Modifiers may bring it below 0: what is paid then is nothing, but for an X they are taken off what was chosen."""
DOOMED, SURGE = _stat("doomed"), _stat("surge")
COLLECTS = Stat("collects", base=1)
"""How many resources a hero gets in the resource phase."""
TIRES = Stat("tires", base=1)
"""By how much a player's threat rises in the refresh phase."""
DEFENDERS = Stat("defenders", base=1)
"""How many defenders a player may declare against one attack."""
REVEALS = Stat("reveals")
"""How many cards more are revealed in the staging step (asked of the quest)."""
MENACE = Stat("menace")
"""What is added to the total threat in the staging area (asked of the quest)."""
BLANK = Stat("blank")

DAMAGING = Stat("damaging")
"""Forbidden: dealing damage to a card."""
ATTACKING = Stat("attacking")
"""Forbidden: that a card attacks (asked of the enemy, or of the character)."""
DEFENDING = Stat("defending")
READYING = Stat("readying")
DRAWING = Stat("drawing")
"""Forbidden: drawing cards (asked of the player)."""
ATTACHING = Stat("attaching")
"""Forbidden: having attachments."""
CONTRIBUTING = Stat("contributing")
"""Forbidden: adding one's threat in the staging area."""
ADVANCING = Stat("advancing")
"""Forbidden: completing a stage (asked of the quest)."""
TRAVELLING = Stat("travelling")
"""Forbidden: travelling to a location."""
APPROACHING = Stat("approaching")
"""Forbidden: engaging an enemy by choice in the encounter phase."""
CHECKING = Stat("checking")
"""Forbidden: engagement checks (asked of the quest)."""
STAGING = Stat("staging")
"""Forbidden: the staging step (asked of the quest)."""
CANCELLING = Stat("cancelling")
"""Forbidden: cancelling the effects of a card."""
PLAYING = Stat("playing")
"""Forbidden: playing a card."""
IMMUNE = Stat("immune")
"""Forbidden: that effects of player cards choose or touch a card."""
KEPT_OFF = Stat("kept-off")
"""Forbidden: that an enemy attacks one player (a lasting effect names both)."""
READY_PRICE = Stat("ready-price")
"""What must be paid from a hero's pool so that the hero readies in the refresh phase."""
RESHUFFLES = Stat("reshuffles")
"""Above 0: an empty encounter deck is made anew in every phase (asked of the quest)."""
FALTERING = Stat("faltering")
"""Above 0: a character is discarded as soon as it has no willpower."""
MUST_TRAVEL = Stat("must-travel")
"""Above 0: if the players can travel, it must be to this location."""


@cache
def trait_stat(trait: str) -> Stat:
    """Above 0: a card has gained this trait."""
    return Stat(f"trait-{trait.lower().replace(' ', '-')}")


@cache
def sphere_stat(sphere: str) -> Stat:
    """Above 0: a hero has gained this resource icon."""
    return Stat(f"sphere-{sphere}")


@cache
def keyword_stat(keyword: str) -> Stat:
    """Above 0: a card has gained this keyword."""
    return Stat(f"keyword-{keyword}")


@cites("lotr/traits.1 .2 /gains.1 .3 /printed.1 /blank.1 .2")
def has_trait(g: Any, card: Any, trait: str) -> bool:
    """Printed, unless the text box is blank; gained; or what a treachery that became an attachment counts as."""
    stat = trait_stat(trait)
    if stat.key in g.modifiers and value_of(g, card, stat) > 0:
        return True
    printed = facts(card)
    if trait in printed["traits"]:
        return not blank(g, card)
    return card.role == ATTACHMENT and trait in printed.get("counts_as", ())


@cites("lotr/keywords.1 /gains.3 /blank.1 .2")
def has(g: Any, card: Any, keyword: str) -> bool:
    """Does a card have a keyword now: printed, unless the text box is blank, or gained?"""
    stat = keyword_stat(keyword)
    if stat.key in g.modifiers and value_of(g, card, stat) > 0:
        return True
    return keyword in facts(card)["keywords"] and not blank(g, card)


@cites("lotr/spheres.1 /resource-match.1")
def has_sphere(g: Any, card: Any, sphere: str) -> bool:
    """Does a card belong to a sphere, or has a hero gained its resource icon?"""
    if facts(card).get("sphere") == sphere:
        return True
    stat = sphere_stat(sphere)
    return stat.key in g.modifiers and value_of(g, card, stat) > 0


@cites("lotr/blank.1")
def blank(g: Any, card: Any) -> bool:
    return BLANK.key in g.modifiers and value_of(g, card, BLANK) > 0


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    """What everybody may read off a card in play, with whatever changes it counted in."""
    if type(entity).__name__ != "RingsCard" or not entity.pile or g.entities[entity.pile].zone != PLAY:
        return ()
    return NUMBERS.get(kind(entity), ()) if entity.code or entity.role else ()


NUMBERS: dict[str, tuple[Stat, ...]] = {
    HERO: (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS),
    ALLY: (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS),
    OBJECTIVE_ALLY: (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS),
    ENEMY: (ENGAGEMENT, THREAT, ATTACK, DEFENSE, HIT_POINTS),
    LOCATION: (THREAT, POINTS),
    QUEST: (POINTS,),
}


# ------------------------------------------------------------------ constant abilities

CONSTANT = "lotr/constant-ability.1"


def this_gets(
    stat: Stat, amount: int | Callable[[Any, Any], int], if_: Callable[[Any, Any], bool] | None = None,
    cite: str = CONSTANT,
) -> Modifier:  # fmt: skip
    """A number of the card itself, while `if_(g, this)` holds."""
    return adds(stat, amount, lambda g, this, e: e.id == this.id and (if_ is None or if_(g, this)), cite)


def attached_gets(
    stat: Stat, amount: int | Callable[[Any, Any], int], if_: Callable[[Any, Any], bool] | None = None,
    cite: str = CONSTANT,
) -> Modifier:  # fmt: skip
    """A number of what the card is attached to."""
    return adds(stat, amount, lambda g, this, e: e.id == this.attached and (if_ is None or if_(g, this)), cite)


def quest_gets(
    stat: Stat, amount: int | Callable[[Any, Any], int], if_: Callable[[Any, Any], bool] | None = None,
    cite: str = CONSTANT,
) -> Modifier:  # fmt: skip
    """A number of the current quest."""
    return adds(stat, amount, lambda g, this, e: e is g.quest and (if_ is None or if_(g, this)), cite)


def players_get(
    stat: Stat, amount: int | Callable[[Any, Any], int], if_: Callable[[Any, Any], bool] | None = None,
    cite: str = CONSTANT,
) -> Modifier:  # fmt: skip
    """A number of every player."""
    return adds(stat, amount, lambda g, this, e: type(e) is Player and (if_ is None or if_(g, this)), cite)


def this_cannot(what: Stat, if_: Callable[[Any, Any], bool] | None = None, cite: str = "lotr/cannot.1") -> Modifier:
    return cannot(what, lambda g, this, e: e.id == this.id and (if_ is None or if_(g, this)), cite)


def attached_cannot(what: Stat, cite: str = "lotr/cannot.1") -> Modifier:
    return cannot(what, lambda g, this, e: e.id == this.attached, cite)


def players_cannot(what: Stat, if_: Callable[[Any, Any], bool] | None = None, cite: str = "lotr/cannot.1") -> Modifier:
    return cannot(what, lambda g, this, e: type(e) is Player and (if_ is None or if_(g, this)), cite)


def you_cannot(what: Stat, if_: Callable[[Any, Any], bool] | None = None, cite: str = "lotr/cannot.1") -> Modifier:
    """A prohibition for the player the card calls "you"."""
    return cannot(
        what,
        lambda g, this, e: type(e) is Player and e.index == you_of(g, this) and (if_ is None or if_(g, this)),
        cite,
    )


def quest_cannot(what: Stat, if_: Callable[[Any, Any], bool] | None = None, cite: str = "lotr/cannot.1") -> Modifier:
    return cannot(what, lambda g, this, e: e is g.quest and (if_ is None or if_(g, this)), cite)


def always(g: Any, source: Any, entity: Any) -> bool:
    """For modifiers that are made to last with a list of targets: the list says for whom."""
    return True


def passing(key: str, modifier: Modifier) -> Modifier:
    """A modifier that is no constant ability: an effect makes it last for a time (core/game/values.py)."""
    modifier.key = key
    REGISTRY.add(modifier)
    cited(modifier.cite, modifier)
    return modifier


LASTS = "lotr/lasting-effects.1"
BY = {
    (stat.key, n): passing(f"{stat.key}{n:+d}", adds(stat, n, always, LASTS))
    for stat in (WILLPOWER, ATTACK, DEFENSE, THREAT, SURGE, HIT_POINTS)
    for n in range(-9, 10)
    if n
}
"""Changes by a number, ready to last: `BY[ATTACK.key, 2]`. Use `for_a_while` in effects.py."""
NO_DEFENSE = passing("no-defense", sets(DEFENSE, 0, always, "lotr/modifiers.3"))
NO_THREAT = passing("no-threat", cannot(CONTRIBUTING, always, LASTS))
NO_ATTACK = passing("no-attack", cannot(ATTACKING, always, "lotr/cannot.1"))
NO_DAMAGE = passing("no-damage", cannot(DAMAGING, always, "lotr/cannot-take-damage.1"))
FALTERS = passing("falters", adds(FALTERING, 1, always, LASTS))
NO_ATTACK_ON = passing("no-attack-on", cannot(KEPT_OFF, always, "lotr/cannot.1"))


# ------------------------------------------------------------------ abilities

Body = Callable[..., Any]
Costs = Cost | tuple[Cost, ...]


def _costs(cost: Costs) -> tuple[Cost, ...]:
    return cost if isinstance(cost, tuple) else (cost,)


def action(
    *, cost: Costs = (), phase: str = "", limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, anybody: bool = False, cite: str = "lotr/action.1",
) -> Callable[[Body], Any]:  # fmt: skip
    """Usable in any action window, or only in those of one phase ("Combat Action"), by its controller or anybody."""
    condition = in_phase(phase, if_) if phase else if_

    def make(body: Body) -> Ability:
        flow = make_flow(body, cite)
        tag = ANYBODY if anybody else ""
        return Ability(ACTION_ABILITY, None, flow, _costs(cost), limit, condition, useful, (PLAY,), cite, tag)

    return make


@cites("lotr/action.1")
def in_phase(phase: str, if_: Callable[..., bool] | None) -> Callable[..., bool]:
    """The name of a phase before "Action": only in the windows of that phase."""
    return lambda g, this, you: g.clock.phase == phase and (if_ is None or if_(g, this, you))


def response(
    trigger: Trigger, *, cost: Costs = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, zones: tuple[str, ...] = (PLAY,), cite: str = "lotr/response.1",
    quiet: bool = False,
) -> Callable[[Body], Any]:  # fmt: skip
    """May be used when its trigger has come: `@response(after(Committed), if_=...)`. If quiet, its body tells of it."""

    def make(body: Body) -> Ability:
        flow = make_flow(body, cite)
        return Ability(REACTION, trigger, flow, _costs(cost), limit, if_, useful, zones, cite, quiet=quiet)

    return make


def forced(
    trigger: Trigger, *, if_: Callable[..., bool] | None = None, limit: Limit | None = None,
    zones: tuple[str, ...] = (PLAY,), cite: str = "lotr/forced.1",
) -> Callable[[Body], Any]:  # fmt: skip
    """Happens by itself when its trigger has come."""

    def make(body: Body) -> Ability:
        return Ability(FORCED, trigger, make_flow(body, cite), (), limit, if_, None, zones, cite)

    return make


def when_revealed(body: Body) -> Ability:
    """What an encounter card or a quest stage does on being revealed."""
    return Ability(REVELATION, None, make_flow(body, "lotr/staging.3"), (), None, None, None, (), "lotr/staging.3")


def shadow(body: Body) -> Ability:
    """The shadow effect: `body(g, this, you, attack)`, "you" being the defending player."""
    return Ability(
        SHADOW, None, make_flow(body, "lotr/shadow-effect.2"), (), None, None, None, (), "lotr/shadow-effect.2"
    )


# ------------------------------------------------------------------ the kinds of card


@cache
def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def _register(type_: str, code: str, name: str, body: type, **given: Any) -> type:
    hooks: dict[str, Any] = {}
    for hook in HOOKS:
        found = vars(body).get(hook)
        if found is not None:
            hooks[hook] = found if hasattr(found, "flow") else make_flow(found, given.get("cite", HOOKS[hook]))
    for hook in FUNCTIONS:
        found = vars(body).get(hook)
        if found is not None:
            hooks[hook] = found
    keywords = given.pop("keywords", "").split()
    every = {  # what every card has comes first, in this order: so it is found quickest
        "type": type_,
        "name": name,
        "slug": given.pop("slug", slug(name)),
        "quantity": given.pop("quantity", 1),
        "traits": frozenset(t.replace("-", " ") for t in given.pop("traits", "").split()),
        "counts_as": frozenset(given.pop("counts_as", "").split()),
        "keywords": frozenset(k for k in keywords if not k.startswith("doomed-")),
        "doomed": sum(int(k.removeprefix("doomed-")) for k in keywords if k.startswith("doomed-")),
        "surge": keywords.count("surge"),
    }
    made = define(REGISTRY, code, body, **{**every, **given, **hooks})
    if made.modifiers and "set" in given:  # what an encounter card says holds while it is being revealed, too
        made.speaking[LIMBO] = (made.listening.get(LIMBO, ()), made.granting)
    return body


def hero(code: str, name: str, sphere: str, **given: Any) -> Callable[[type], type]:
    """threat (its threat cost), willpower, attack, defense, hit_points, traits, keywords."""
    return lambda body: _register(HERO, code, name, body, sphere=sphere, unique=True, **given)


def ally(code: str, name: str, sphere: str, **given: Any) -> Callable[[type], type]:
    """cost, willpower, attack, defense, hit_points, traits, keywords, unique."""

    def register(body: type) -> type:
        from rulebound.games.lotr.rules.play import playing

        body.play = playing(ALLY)  # type: ignore[attr-defined]
        return _register(ALLY, code, name, body, sphere=sphere, **{"quantity": 3, **given})

    return register


def attachment(code: str, name: str, sphere: str | None, **given: Any) -> Callable[[type], type]:
    """cost, attach ("hero", "character", "location", "engaged-enemy"), traits, keywords, unique."""

    def register(body: type) -> type:
        from rulebound.games.lotr.rules.play import playing

        body.play = playing(ATTACHMENT)  # type: ignore[attr-defined]
        return _register(ATTACHMENT, code, name, body, sphere=sphere, **{"quantity": 3, **given})

    return register


def event(
    code: str, name: str, sphere: str | None, *, play: Trigger | None = None, phase: str = "", cost_also: Costs = (),
    if_: Callable[..., bool] | None = None, useful: Callable[..., bool] | None = None, limit: Limit | None = None,
    **given: Any,
) -> Callable[[type], type]:  # fmt: skip
    """cost (a number or "X"); `play` is what it answers if it is a response, `phase` where an action is bound to one;
    `cost_also` what must be paid besides resources, `if_` when it may be played, `useful` whether it would change
    anything (a target is there)."""

    def register(body: type) -> type:
        from rulebound.games.lotr.rules.play import playing

        condition = in_phase(phase, if_) if phase else if_
        body.play = playing(EVENT, play, condition, useful, _costs(cost_also), limit, given)  # type: ignore[attr-defined]
        return _register(EVENT, code, name, body, sphere=sphere, phase=phase, **{"quantity": 3, **given})

    return register


def _encounter_card(type_: str) -> Callable[..., Callable[[type], type]]:
    def make(code: str, name: str, set_: str | None, **given: Any) -> Callable[[type], type]:
        return lambda body: _register(type_, code, name, body, set=set_, **given)

    return make


enemy = _encounter_card(ENEMY)
"""engagement, threat, attack, defense, hit_points, traits, keywords, victory, quantity, easy (copies in easy mode)."""
location = _encounter_card(LOCATION)
"""threat, points, traits, keywords, victory, quantity, easy."""
treachery = _encounter_card(TREACHERY)
"""keywords, quantity, easy, counts_as (the traits it has once it is attached)."""
objective = _encounter_card(OBJECTIVE)
objective_ally = _encounter_card(OBJECTIVE_ALLY)


def quest(code: str, name: str, scenario: str, *, stage: int, **given: Any) -> Callable[[type], type]:
    """points (None: no goal), name_a (side A, if it is called differently), last (nothing comes after it)."""
    return lambda body: _register(QUEST, code, name, body, scenario=scenario, stage=stage, **given)


def campaign_card(code: str, name: str, scenario: str, **given: Any) -> Callable[[type], type]:
    return lambda body: _register("campaign", code, name, body, scenario=scenario, **given)


def nightmare_card(code: str, scenario: str) -> Callable[[type], type]:
    """The card that says what nightmare mode changes for a scenario, as long as it lies there."""
    return lambda body: _register("nightmare", code, f"{scenario} (Nightmare)", body, scenario=scenario)


def in_hand(g: Any, card: Any) -> bool:
    return bool(card.pile and g.entities[card.pile].zone == HAND)


# ------------------------------------------------------------------ scenarios


class ScenarioDefinition(Definition):
    """A scenario: the encounter sets its deck is made of, and what nightmare mode takes out and puts in."""

    __slots__ = ("name", "nightmare_in", "nightmare_out", "order", "sets")

    def __init__(
        self, key: str, name: str, order: int, sets: tuple[str, ...], nightmare_out: dict[str, int],
        nightmare_in: dict[str, int],
    ) -> None:  # fmt: skip
        super().__init__(key)
        self.name, self.order, self.sets = name, order, sets
        self.nightmare_out, self.nightmare_in = nightmare_out, nightmare_in


def scenario(
    key: str, name: str, order: int, sets: tuple[str, ...], nightmare_out: dict[str, int], nightmare_in: dict[str, int]
) -> None:
    """Registers a scenario under its slug. Cards are named by code, with how many copies."""
    REGISTRY.add(ScenarioDefinition(key, name, order, sets, nightmare_out, nightmare_in))

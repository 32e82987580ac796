"""How cards are written: the head is data, the class holds its abilities.

    @asset("01018", "Beat Cop", GUARDIAN, cost=4, icons="combat", slots="ally", health=2, sanity=2, traits="Ally")
    class BeatCop:
        constant = [you_get(COMBAT_SKILL, +1)]

        @fast_ability(cost=discard_this)
        def step_in(g, this, you): ...

- an event's class has `effect(g, this, you)`, with the event as a fourth if it answers one (`play=when(...)`);
- a skill's class may have `success(g, this, you, test)` (applied at ST.7, "you" being who committed it),
  `improves(g, this, you, test)` (a success counts for more) and other hooks named in `HOOKS`;
- a treachery has `@revelation`, an enemy its numbers, an act or agenda `advance(g, this)`, a location its two sides;
- a scenario card has one flow for each chaos symbol; an investigator has `elder_sign(g, you, test)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rulebound.core.flows.flow import make_flow
from rulebound.core.game.abilities import ACTION_ABILITY, FAST, Ability, Cost, Limit, Trigger
from rulebound.core.game.values import Modifier, Stat, adds, cannot
from rulebound.core.material.cards import PLAY, define
from rulebound.core.state.clauses import cite, cited
from rulebound.games.ahlcg.state import DEFINITIONS, REGISTRY, SKILLS, Investigator, definition, you_of

GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR, NEUTRAL, MYTHOS = (
    "guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos",
)  # fmt: skip

HOOKS = ("effect", "success", "failure", "improves", "commit", "elder_sign", "advance", "skull", "cultist", "tablet",
         "elder_thing", "setup", "objective", "spawn_at", "prey_of", "returns", "modifier")  # fmt: skip
"""Flows and functions of a card that are not abilities: the rules run them at their moment."""

FUNCTIONS = ("objective", "spawn_at", "prey_of", "returns", "commit", "modifier")
"""Those of the hooks that only look and say: ordinary functions, no flows."""


# ------------------------------------------------------------------ numbers


@cite("ahlcg/per-investigator.1 .2")
def printed_health(g: Any, entity: Any) -> int:
    """As printed; where it counts per investigator, those who began the scenario are counted."""
    facts = DEFINITIONS[entity.code].facts
    n: int = facts.get("health") or 0
    return n * int(g.scenario.started) if facts.get("health_per_investigator") else n


SKILL = {name: Stat(name, fact=name) for name in SKILLS}
HEALTH = Stat("health", base=printed_health, printed=True)
SANITY = Stat("sanity", fact="sanity")
FIGHT_VALUE = Stat("fight", fact="fight")
EVADE_VALUE = Stat("evade", fact="evade")
DAMAGE = Stat("attack-damage", fact="damage")
HORROR = Stat("attack-horror", fact="horror")
SHROUD = Stat("shroud", fact="shroud")
COST = Stat("cost", fact="cost")
HAND_SIZE = Stat("hand-size", base=8)
THREE = 3
"""Actions in a turn, if nothing gives more."""
ACTIONS = Stat("actions", base=THREE)
TOME_ACTIONS = Stat("tome-actions")
BLANK = Stat("blank")
SLOTS = {
    "accessory": Stat("accessory-slots", base=1), "body": Stat("body-slots", base=1),
    "ally": Stat("ally-slots", base=1), "hand": Stat("hand-slots", base=2),
    "arcane": Stat("arcane-slots", base=2),
}  # fmt: skip
TOME_HANDS = Stat("tome-hand-slots")
"""Additional hand slots that hold Tomes only."""


def _test_skill(g: Any, test: Any) -> int:
    from rulebound.games.ahlcg.rules.skill_tests import raw_skill

    return raw_skill(g, test)


def _test_difficulty(g: Any, test: Any) -> int:
    from rulebound.games.ahlcg.rules.skill_tests import difficulty_of

    return difficulty_of(g, test)


TESTED = (Stat("test-skill", base=_test_skill), Stat("test-difficulty", base=_test_difficulty))
"""What a skill test compares, but for the tokens."""


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    """What everybody may read off a card in play, with whatever changes it counted in."""
    kind = type(entity).__name__
    if kind == "Investigator":
        return (*SKILL.values(), HEALTH, SANITY)
    if kind == "SkillTest":
        return TESTED
    if kind != "Arkham" or not entity.code or not entity.pile or g.entities[entity.pile].zone != PLAY:
        return ()
    facts = definition(g, entity).facts
    if facts["type"] == "enemy":
        return (FIGHT_VALUE, HEALTH, EVADE_VALUE, DAMAGE, HORROR)
    if facts["type"] == "location":
        return (SHROUD,) if entity.revealed else ()
    return (HEALTH, SANITY) if facts.get("health") or facts.get("sanity") else ()


RECYCLING = Stat("recycling")
"""Above 0: the topmost event of the discard pile can be played."""
ENTERING = Stat("entering")
"""Forbidden: moving into a location (asked of the location)."""
BARRED = Stat("barred")
"""Forbidden: non-Elite enemies moving into a location (asked of the location)."""
INVESTIGATING = Stat("investigating")
"""Forbidden: investigating a location (asked of the location)."""
PLAYING = Stat("playing")
"""Forbidden: playing assets and events (asked of the investigator)."""
CLUES = Stat("clues")
"""Forbidden: discovering and spending clues (asked of the investigator)."""
ATTACKING = Stat("attacking")
"""Forbidden: non-Elite enemies attacking an investigator (asked of the investigator)."""
LEAVING = Stat("leaving")
"""Forbidden: leaving play (asked of the card)."""


def is_yours(g: Any, this: Any, entity: Any) -> bool:
    """The entity is the investigator who controls the card, or in whose threat area it lies."""
    return type(entity) is Investigator and entity.index == you_of(g, this)


def you_get(
    stat: Stat, amount: int, if_: Callable[[Any, Any], bool] | None = None, cite: str = "ahlcg/ability.constant.1"
) -> Modifier:
    """A number of "you", while `if_(g, this)` holds."""
    return adds(stat, amount, lambda g, this, e: is_yours(g, this, e) and (if_ is None or if_(g, this)), cite)


def attached_gets(stat: Stat, amount: int, cite: str = "ahlcg/ability.constant.1") -> Modifier:
    """A number of what the card is attached to."""
    return adds(stat, amount, lambda g, this, e: e.id == this.attached, cite)


def this_gets(stat: Stat, amount: int | Callable[[Any, Any], int], if_: Callable[[Any, Any], bool] | None = None,
              cite: str = "ahlcg/ability.constant.1") -> Modifier:  # fmt: skip
    """A number of the card itself."""
    return adds(stat, amount, lambda g, this, e: e.id == this.id and (if_ is None or if_(g, this)), cite)


def you_cannot(what: Stat, cite: str = "ahlcg/cannot.1") -> Modifier:
    return cannot(what, is_yours, cite)


def this_cannot(what: Stat, if_: Callable[[Any, Any], bool] | None = None, cite: str = "ahlcg/cannot.1") -> Modifier:
    return cannot(what, lambda g, this, e: e.id == this.id and (if_ is None or if_(g, this)), cite)


def passing(key: str, modifier: Modifier) -> Modifier:
    """A modifier that is no constant ability: an effect makes it last for a time (core/game/values.py)."""
    modifier.key = key
    REGISTRY.add(modifier)
    cited(modifier.cite, modifier)
    return modifier


# ------------------------------------------------------------------ abilities


def activate(
    *, cost: Cost | tuple[Cost, ...] = (), actions: int = 1, tag: str = "", limit: Limit | None = None,
    if_: Callable[..., bool] | None = None, useful: Callable[..., bool] | None = None, zones: tuple[str, ...] = (PLAY,),
    provokes: bool = True, cite: str = "ahlcg/activate-action.2",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """An action ability. `tag` is its bold word: fight, evade, investigate, parley, resign."""
    from rulebound.games.ahlcg.rules.costs import spend_actions

    costs = (spend_actions(actions, tag), *(cost if isinstance(cost, tuple) else (cost,)))

    def make(body: Callable[..., Any]) -> Ability:
        word = tag if provokes else f"{tag} quietly".strip()
        return Ability(ACTION_ABILITY, None, make_flow(body, cite), costs, limit, if_, useful, zones, cite, word)

    return make


def fast_ability(
    *, cost: Cost | tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, zones: tuple[str, ...] = (PLAY,),
    cite: str = "ahlcg/ability.triggered.2",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """A free ability: usable in any player window."""

    def make(body: Callable[..., Any]) -> Ability:
        costs = cost if isinstance(cost, tuple) else (cost,)
        return Ability(FAST, None, make_flow(body, cite), costs, limit, if_, useful, zones, cite)

    return make


# ------------------------------------------------------------------ the kinds of card


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("ô", "o")).strip("-")


def _register(type_: str, code: str, name: str, body: type, **facts: Any) -> Any:
    hooks: dict[str, Any] = {}
    for hook in HOOKS:
        found = vars(body).get(hook)
        if found is not None:
            hooks[hook] = (
                found
                if hook in FUNCTIONS or isinstance(found, Ability) or hasattr(found, "flow")
                else make_flow(found, facts.get("cite", ""))
            )
    every = {  # what every card has comes first, in this order: so it is found quickest
        "type": type_,
        "name": name,
        "slug": facts.pop("slug", slug(name)),
        "quantity": facts.pop("quantity", 1),
        "traits": frozenset(t.replace("-", " ") for t in facts.pop("traits", "").split()),
        "keywords": frozenset(facts.pop("keywords", "").split()),
        "icons": tuple(facts.pop("icons", "").split()),
        "slots": tuple(facts.pop("slots", "").split()),
    }
    return define(REGISTRY, code, body, **{**every, **facts, **hooks})


def _player_card(type_: str, code: str, name: str, cls: str, body: type, facts: dict[str, Any]) -> type:
    facts.setdefault("level", 0)
    _register(type_, code, name, body, cls=cls, **facts)
    return body


def asset(code: str, name: str, cls: str, **facts: Any) -> Callable[[type], type]:
    """cost, level, icons, slots, health, sanity, uses=(4, "ammo"), traits, unique, fast, permanent, subtype."""

    def register(body: type) -> type:
        from rulebound.games.ahlcg.rules.play import playing

        if facts.get("cost") is not None or facts.get("fast"):
            body.play = playing("asset", facts)  # type: ignore[attr-defined]
        return _player_card("asset", code, name, cls, body, facts)

    return register


def event(code: str, name: str, cls: str, *, play: Trigger | None = None, if_: Callable[..., bool] | None = None,
          useful: Callable[..., bool] | None = None, tag: str = "",
          **facts: Any) -> Callable[[type], type]:  # fmt: skip
    """cost, level, icons, traits, fast; `play` is what a fast event answers, `if_` when it may be played."""

    def register(body: type) -> type:
        from rulebound.games.ahlcg.rules.play import playing

        body.play = playing("event", facts, play, if_, useful, tag)  # type: ignore[attr-defined]
        return _player_card("event", code, name, cls, body, facts)

    return register


def skill(code: str, name: str, cls: str, **facts: Any) -> Callable[[type], type]:
    """icons, level, traits, max_committed, only_yours."""
    return lambda body: _player_card("skill", code, name, cls, body, facts)


def investigator(code: str, name: str, cls: str, **facts: Any) -> Callable[[type], type]:
    """willpower, intellect, combat, agility, health, sanity, traits, second (class), signatures."""
    facts = {"unique": True, "cite": "ahlcg/chaos-tokens.4", **facts}
    return lambda body: _player_card("investigator", code, name, cls, body, facts)


def _encounter_card(type_: str) -> Callable[..., Callable[[type], type]]:
    def kind(code: str, name: str, set_: str = "", **facts: Any) -> Callable[[type], type]:
        def register(body: type) -> type:
            _register(type_, code, name, body, set=set_, cls=facts.pop("cls", MYTHOS), **facts)
            return body

        return register

    return kind


enemy = _encounter_card("enemy")
"""fight, health (health_per_investigator), evade, damage, horror, prey, spawn, keywords, traits, victory."""
treachery = _encounter_card("treachery")
location = _encounter_card("location")
"""shroud, clues (clues_per_investigator), symbol, connects, victory, traits, hidden_symbol, hidden_connects."""
act = _encounter_card("act")
agenda = _encounter_card("agenda")
scenario = _encounter_card("scenario")


def story(code: str, name: str, set_: str = "", **facts: Any) -> Callable[[type], type]:
    """A story asset: it belongs to an encounter set, and is played like any asset once it is in a deck."""

    def register(body: type) -> type:
        from rulebound.games.ahlcg.rules.play import playing

        body.play = playing("asset", facts)  # type: ignore[attr-defined]
        _register("asset", code, name, body, set=set_, **facts)
        return body

    return register

"""How components are written: the head is data, the class holds what they do.

    @asset("Axe", value=2, traits="item weapon", bonuses=(Bonus(STRENGTH, 2, COMBAT),), reroll=Reroll(...))
    class Axe: ...

- an asset, an artifact has `bonuses`, `reroll`, `nudge`, `doubles` (rules/dice.py) in its head, its abilities in its
  class, and perhaps `gained(g, this, you)`: what happens when it is gained, or `drawn`: only when it comes from its
  deck;
- a spell has abilities; each of its backs is a table, result -> what happens, written with `spell_back`;
- a condition has `reckoning(g, this)`, abilities, and backs with `turned(g, card, you, result)`;
- `only_gives` says of a card or monster that what follows by itself gives something and takes nothing: whatever else of
  that sort happens at the same time, all orders come out the same;
- a monster has its numbers, and hooks of its combat: `spawned`, `begins`, `faced`, `before`, `spares`, `struck`,
  `beaten`, `gone`, `reckoning`;
- a mythos card has `effect(g, this)`, or, if it stays, `enters(g, this)`, `reckoning(g, this)` and `as_encounter`;
- a mystery has `enters(g, this)`, `solved(g, this)`, abilities, `as_encounter`;
- an encounter card is a table of effects (effects.py): its places, or initial, pass, fail.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulebound.core.card_language.forms import Effect
from rulebound.core.flows.flow import flow, make_flow
from rulebound.core.game.abilities import ACTION_ABILITY, EACH, FAST, Ability, Cost, Limit, Trigger, reaction
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, Stat, adds, cannot
from rulebound.core.material.cards import PLAY, define
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.state import REGISTRY, EldritchHorror, Investigator

HOOKS = ("gained", "drawn", "turned", "reckoning", "awake_reckoning", "spawned", "begins", "faced", "before", "spares",
         "struck", "beaten", "gone", "effect", "enters", "awakens", "instead_of_doom", "token_placed", "final_begins",
)  # fmt: skip
"""Flows of a component that are not abilities: the rules run them at their moment."""

IN_COMBAT = ("begins", "faced", "before", "spares", "struck")
HOOK_CLAUSES = {
    ("monster", "reckoning"): "eldritch/reckoning.2",
    ("monster", "beaten"): "eldritch/monsters.5",
    ("monster", "gone"): "eldritch/monsters.5 /final-mystery.1",
    ("ancient-one", "reckoning"): "eldritch/reckoning.3",
    ("ancient-one", "awake_reckoning"): "eldritch/reckoning.3 /ancient-one.6",
    ("ancient-one", "awakens"): "eldritch/ancient-one.5",
    ("ancient-one", "instead_of_doom"): "eldritch/doom-awake.1",
    ("ancient-one", "final_begins"): "eldritch/final-mystery.1",
    ("ancient-one", "token_placed"): "eldritch/final-mystery.1",
    ("mythos", "reckoning"): "eldritch/reckoning.4",
    ("condition", "reckoning"): "eldritch/reckoning.5",
} | {("monster", hook): "eldritch/combat-encounters.2" for hook in IN_COMBAT}
"""The clause by which such a flow runs, where it is not that of the kind of component."""

DECKS: dict[str, dict[str, int]] = {}
"""Deck -> code -> copies."""
BACKS: dict[str, tuple[str, ...]] = {}
"""Two-sided card -> its backs."""
LOCAL = "local"
ONCE_A_ROUND = Limit(1, ROUND)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def register(code: str, body: type | None, cite: str, **facts: Any) -> str:
    for hook in HOOKS:
        found = vars(body).get(hook) if body else None
        if found is not None:
            facts[hook] = make_flow(found, HOOK_CLAUSES.get((facts["kind"], hook), cite))
    if isinstance(facts.get("traits"), str):
        facts["traits"] = tuple(facts["traits"].split())
    define(REGISTRY, code, body, **facts)
    return code


def in_deck(deck: str, code: str, copies: int = 1) -> None:
    DECKS.setdefault(deck, {})[code] = copies


# ------------------------------------------------------------------ possessions


def _possession(kind: str, deck: str) -> Callable[..., Callable[[type], type]]:
    def declare(name: str, **facts: Any) -> Callable[[type], type]:
        def make(body: type) -> type:
            facts.setdefault("value", 0)
            code = register(slug(name), body, "eldritch/possessions.2", kind=kind, name=name, **facts)
            in_deck(deck, code)
            return body

        return make

    return declare


asset = _possession("asset", "assets")
"""value, traits, bonuses, reroll, nudge, doubles."""
artifact = _possession("artifact", "artifacts")


def spell(name: str, trait: str) -> Callable[[type], type]:
    """Two copies, each with a back of its own."""

    def make(body: type) -> type:
        in_deck("spells", register(slug(name), body, "eldritch/spells.2", kind="spell", name=name, traits=trait), 2)
        return body

    return make


def condition(name: str, traits: str, copies: int = 3, **facts: Any) -> Callable[[type], type]:
    """lowest: the lowest result that is a success, where it is not 5; opposite: the condition that it undoes."""

    def make(body: type) -> type:
        code = register(slug(name), body, "eldritch/conditions.1", kind="condition", name=name, traits=traits, **facts)
        in_deck("conditions", code, copies)
        return body

    return make


def back(front: str, title: str) -> Callable[[type], type]:
    """The other side of a card: `turned(g, card, you, result)`."""

    def make(body: type) -> type:
        code = f"{slug(front)}-{slug(title)}"
        register(code, body, "eldritch/flipping.1", kind="back", name=title, front=slug(front))
        BACKS[slug(front)] = (*BACKS.get(slug(front), ()), code)
        return body

    return make


# ------------------------------------------------------------------ monsters, mythos, mysteries, sheets


def monster(name: str, copies: int = 1, **facts: Any) -> Callable[[type], type]:
    """will, horror, strength, damage (None where there is no such test), toughness; epic, per_player, last,
    keeps_sanity."""

    def make(body: type) -> type:
        code = register(facts.pop("code", slug(name)), body, "eldritch/monsters.3", kind="monster", name=name, **facts)
        if copies:
            in_deck("epic" if facts.get("epic") else "monsters", code, copies)
        return body

    return make


GREEN, YELLOW, BLUE = "green", "yellow", "blue"
SIGNS = {GREEN: ("omen", "surge", "clues"), YELLOW: ("omen", "reckoning", "gates"), BLUE: ("clues",)}
"""The signs of a mythos card, by its colour."""


def mythos(name: str, colour: str, difficulty: str, *, ongoing: bool = False, **facts: Any) -> Callable[[type], type]:
    """rumor, rumor_space, tokens, epic, as_encounter."""

    def make(body: type) -> type:
        register(
            slug(name), body, "eldritch/phase-mythos.13", kind="mythos", name=name, colour=colour,
            difficulty=difficulty,
            deck="mythos", ongoing=ongoing or bool(facts.get("rumor")), signs=SIGNS[colour], **facts,
        )  # fmt: skip
        in_deck("mythos", slug(name))
        return body

    return make


def mystery(name: str, of: str, **facts: Any) -> Callable[[type], type]:
    """`solved(g, this)` says whether it is; own_tokens: the eldritch tokens on the board are its own."""

    def make(body: type) -> type:
        solved = vars(body)["solved"]
        register(slug(name), body, "eldritch/mysteries.3", kind="mystery", name=name, of=of, solved=solved, **facts)
        in_deck(f"mysteries-{of}", slug(name))
        return body

    return make


@dataclass(frozen=True)
class AsEncounter:
    """What a card lets one do as an encounter: where, and what (a flow (g, this, you))."""

    at: Callable[[Any, Any, Any], bool]
    does: Any
    clause: str = "rumors.2"


def ancient_one(name: str, **facts: Any) -> Callable[[type], type]:
    """doom, mythos (by stage and colour), takes_gates (those that would advance doom), and the hooks of both sides."""

    def make(body: type) -> type:
        register(slug(name), body, "eldritch/ancient-one.6", kind="ancient-one", name=name, **facts)
        return body

    return make


def investigator(name: str, **facts: Any) -> Callable[[type], type]:
    """health, sanity, the five skills, start, possessions, crippled, insane."""

    def make(body: type) -> type:
        register(slug(name), body, "eldritch/investigators.3", kind="investigator", name=name, **facts)
        return body

    return make


# ------------------------------------------------------------------ encounters


def pile_of(deck: str) -> str:
    """The pile of a deck: research and special encounters are those of one Ancient One at a time."""
    return next((pile for pile in ("research", "special") if deck.startswith(f"{pile}-")), deck)


def encounter(deck: str, n: int, **parts: Effect | None) -> None:
    """A card of a deck of encounters, read for the place where one is."""
    code = f"{deck}-{n}"
    places = {name.replace("_", "-"): effect for name, effect in parts.items()}
    register(code, None, "", kind="encounter", deck=pile_of(deck), **places)
    in_deck(deck, code)


def complex_encounter(
    deck: str, n: int, title: str, initial: Effect, pass_: Effect | None, fail: Effect | None
) -> None:
    """A card of several parts: the situation, and what it leads to."""
    code = f"{deck}-{n}"
    register(
        code,
        None,
        "",
        kind="encounter",
        deck=pile_of(deck),
        title=title,
        initial=initial,
        **{"pass": pass_, "fail": fail},
    )
    in_deck(deck, code)


# ------------------------------------------------------------------ abilities


@flow(cite="eldritch/component-action.1")
def spend_action(g: EldritchHorror, this: Any, you: Investigator, n: int) -> Any:
    g.change(you, actions=you.actions - n)


@flow(cite="eldritch/discarding.3")
def discard_it(g: EldritchHorror, this: Any, you: Investigator, n: int) -> Any:
    discard(g, this)


ACTION_COST = Cost("action", 1, spend_action)
discard_this = Cost("card", 1, discard_it)


def component_action(
    *, cost: tuple[Cost, ...] = (), if_: Callable[..., bool] | None = None, lacks: str = "", local: bool = False,
    cite: str = "eldritch/component-action.1 .2",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """An action of a component, once a round; a local one once a round for everybody who is there.

    `lacks` names the sentence that says why it cannot be done where `if_` does not hold.
    """

    def make(body: Callable[..., Any]) -> Ability:
        limit = Limit(1, ROUND, EACH) if local else ONCE_A_ROUND
        costs = (ACTION_COST, *cost)
        tag = LOCAL if local else lacks
        return Ability(ACTION_ABILITY, None, make_flow(body, cite), costs, limit, if_, None, (PLAY,), cite, tag)

    return make


def at_any_time(
    *, cost: tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None, lacks: str = "",
    cite: str = "eldritch/possessions.2",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """Something that is done beside the actions of one's turn."""

    def make(body: Callable[..., Any]) -> Ability:
        return Ability(FAST, None, make_flow(body, cite), cost, limit, if_, None, (PLAY,), cite, lacks)

    return make


def answers(
    trigger: Trigger, *, cost: tuple[Cost, ...] = (), limit: Limit | None = None,
    if_: Callable[..., bool] | None = None, cite: str = "eldritch/possessions.3",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """May be used when something happens."""
    return reaction(trigger, cost=cost, limit=limit, if_=if_, cite=cite)


# ------------------------------------------------------------------ standing effects


def you_cannot(what: Stat, cite: str) -> Modifier:
    """Something that the owner of this card cannot do, or that cannot be done to them."""
    return cannot(what, lambda g, this, e: getattr(e, "index", -1) == this.owner, cite)


def nobody_can(what: Stat, cite: str = "eldritch/golden.3") -> Modifier:
    """Something that nobody can do: asked of the Ancient One."""
    return cannot(what, lambda g, this, e: e is g.ancient, cite)


def extra_die(stat: Stat, fits: Callable[[Any, Any, Any], bool], cite: str = "eldritch/tests.7") -> Modifier:
    """An additional die for tests that fit: `fits(g, this, test)`."""
    return adds(stat, 1, fits, cite)

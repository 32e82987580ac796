"""How cards and characters are written: the head is data, the class holds what they do.

    @crisis("11", "Deep One Feint", check=11, skills="observation will", activation="deep-ones", track="choice")
    class DeepOneFeint:
        def fails(g, this, you): yield from activate(g, DEEP_ONES)

- a crisis has `passes`, `partly`, `fails` (a check) and `first`, `second` (a choice; of a combination `second` is the
  way round the check), each a flow (g, this, you), "you" being who resolves it; `can_first(g, you)` and
  `can_second(g, you)` say whether an option may be chosen. One that stays in play has abilities besides;
- a waypoint, a spell has `effect(g, this, you)`;
- skill cards, items, feats and titles have abilities (core/game/abilities.py); a character has its own, and `reveals`:
  what it does when it declares its betrayal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rulebound.core.flows.flow import flow, make_flow
from rulebound.core.game.abilities import ACTION_ABILITY, PLAYER, Ability, Cost, Limit, Trigger, reaction
from rulebound.core.game.game import ROUND
from rulebound.core.material.cards import HAND, PLAY, define, remove_card
from rulebound.games.unfathomable.state import REGISTRY, Character, Unfathomable, definition

HOOKS = ("passes", "partly", "fails", "first", "second", "effect", "reveals", "strike")
FUNCTIONS = ("can_first", "can_second", "aims")

SKILL_DECKS: dict[str, dict[str, int]] = {}
"""Type -> code -> copies."""
COPIES: dict[str, dict[str, int]] = {
    "mythos": {}, "items": {}, "spells": {}, "waypoints": {}, "damage": {}, "passengers": {},
}  # fmt: skip
"""Deck -> code -> copies."""

ATTACK = "attack"
"""The tag of abilities that are attacks: who cannot attack cannot use them."""
ONCE_A_TURN = Limit(1, ROUND)
"""Once in each turn, whoever's it is: a round of the kernel is a player's turn here."""
ONCE_A_TURN_FOR_YOU = Limit(1, ROUND, PLAYER)
"""The same of a card that is discarded when it is used: another copy of it does not get around the limit."""


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def _register(code: str, body: type, cite: str, **facts: Any) -> type:
    for hook in HOOKS:
        found = vars(body).get(hook)
        if found is not None:
            facts[hook] = make_flow(found, cite)
    for name in FUNCTIONS:
        if name in vars(body):
            facts[name] = vars(body)[name]
    define(REGISTRY, code, body, **facts)
    return body


# ------------------------------------------------------------------ abilities


@flow(cite="unfathomable/8 /12.7 /12.13 /18.4-1 /23.3-1 /24.4-2")
def spend_action(g: Unfathomable, this: Any, you: Character, n: int) -> Any:
    g.change(you, actions=max(0, you.actions - n))


@flow(cite="unfathomable/8.2-1 /12.7-2 /12.13-1 /24.4 /24.4-3")
def discard_after(g: Unfathomable, this: Any, you: Character, n: int) -> Any:
    """A skill card that is used is shown and laid aside; it is discarded when its ability is resolved."""
    from rulebound.core.material.cards import move

    move(g, this, g.pile("limbo"))


@flow(cite="unfathomable/3 /18.3 /23.2")
def remove_after(g: Unfathomable, this: Any, you: Character, n: int) -> Any:
    """A card that is used up leaves the game."""
    remove_card(g, this)
    g.tell("unfathomable-log-card-gone", GONE[definition(g, this).kind], card=this)


GONE = {"feat": "unfathomable/18.3", "item": "unfathomable/23.2", "spell": "unfathomable/17.1-2"}
"""The clause by which a card that is used up leaves the game."""
ACTION_COST = Cost("action", 1, spend_action)
discard_this = Cost("card", 1, discard_after)
remove_this = Cost("card", 1, remove_after)


def act(
    *, cost: Cost | tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, zones: tuple[str, ...] = (PLAY,), cite: str = "unfathomable/8",
    tag: str = "",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """An "Action" ability: it costs one of the turn's actions. Tagged `ATTACK` it is one for whoever may attack."""
    costs = (ACTION_COST, *(cost if isinstance(cost, tuple) else (cost,)))
    return lambda body: Ability(
        ACTION_ABILITY, None, make_flow(body, cite), costs, limit, if_, useful, zones, cite, tag
    )


def act_from_hand(
    *, cost: Cost | tuple[Cost, ...] = (), limit: Limit | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, cite: str = "unfathomable/8.2 /24.4-2", tag: str = "",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """The "Action" ability of a skill card in hand, which is discarded afterwards."""
    costs = (discard_this, *(cost if isinstance(cost, tuple) else (cost,)))
    return act(cost=costs, limit=limit, if_=if_, useful=useful, zones=(HAND,), cite=cite, tag=tag)


def answer_from_hand(
    trigger: Trigger, *, if_: Callable[..., bool] | None = None, useful: Callable[..., bool] | None = None,
    limit: Limit | None = None, cite: str = "unfathomable/24.4-1",
) -> Callable[[Callable[..., Any]], Any]:  # fmt: skip
    """A skill card's ability that answers something, in anybody's turn."""
    return reaction(trigger, cost=discard_this, if_=if_, useful=useful, limit=limit, zones=(HAND,), cite=cite)


# ------------------------------------------------------------------ the kinds of card


def skill_card(skill: str, name: str, **copies: int) -> Callable[[type], type]:
    """A skill card in its values: `skill_card("will", "Determination", v3=4, v4=3)` is 4 cards of 3 and 3 of 4."""

    def register(body: type) -> type:
        for mark, n in copies.items():
            value = int(mark[1:])
            code = f"{slug(name)}-{value}"
            each = type(body.__name__, (), {k: _copy(v) for k, v in vars(body).items() if not k.startswith("__")})
            _register(code, each, "unfathomable/24.4", kind="skill", name=name, skill=skill, value=value)
            SKILL_DECKS.setdefault(skill, {})[code] = n
        return body

    return register


def _copy(value: Any) -> Any:
    """Each card needs abilities of its own."""
    if not isinstance(value, Ability):
        return value
    made = Ability(value.kind, value.trigger, value.body, value.costs, value.limit, value.if_, value.useful,
                   value.zones, " ".join(value.cite))  # fmt: skip
    made.name, made.quiet, made.tag = value.name, value.quiet, value.tag
    return made


def crisis(
    code: str, name: str, *, activation: str, track: str, chooser: str = "", check: int = 0, partial: int = 0,
    skills: str = "", character: str = "", by_hand: bool = False,
) -> Callable[[type], type]:  # fmt: skip
    """A mythos card. `chooser`: current, captain, keeper or a character; `track`: travel, ritual or choice; `by_hand`:
    what is in a hand decides which options there are, so that nobody may see whether there is but one."""

    def register(body: type) -> type:
        COPIES["mythos"][slug(name)] = 1
        return _register(
            slug(name), body, "unfathomable/22.7 /7.2-1", kind="mythos", name=name, number=int(code),
            activation=activation,
            track=track, chooser=chooser, check=check, partial=partial, skills=tuple(skills.split()),
            character=character, by_hand=by_hand,
        )  # fmt: skip

    return register


def item(
    name: str, *, category: str, improves: str = "", start: str = "", weapon: bool = False
) -> Callable[[type], type]:
    """An item. `improves` is the skill of an improvement, `start` the character who begins with it."""

    def register(body: type) -> type:
        COPIES["items"][slug(name)] = 1
        return _register(
            slug(name), body, "unfathomable/23.3", kind="item", name=name, category=category, improves=improves,
            start=start, weapon=weapon,
        )  # fmt: skip

    return register


def _plain(kind: str, deck: str, cite: str) -> Callable[..., Callable[[type], type]]:
    def make(name: str, *, copies: int = 1, **facts: Any) -> Callable[[type], type]:
        def register(body: type) -> type:
            COPIES[deck][slug(name)] = copies
            return _register(slug(name), body, cite, kind=kind, name=name, **facts)

        return register

    return make


spell = _plain("spell", "spells", "unfathomable/17 /17.1-1")
_waypoint = _plain("waypoint", "waypoints", "unfathomable/20 /20.1 /50.8-3")


def waypoint(name: str, *, distance: int) -> Callable[[type], type]:
    """A waypoint; the further it lies, the more fuel it burns."""
    made: Callable[[type], type] = _waypoint(name, distance=distance, fuel=distance - 2)
    return made


def feat(name: str, owner: str) -> Callable[[type], type]:
    """A character's feat, used once in a game."""
    return lambda body: _register(slug(name), body, "unfathomable/18", kind="feat", name=name, owner=owner)


def title(code: str) -> Callable[[type], type]:
    return lambda body: _register(code, body, "unfathomable/43", kind="title", name=code)


def character(
    name: str,
    *,
    skills: dict[str, int],
    start: str,
    item: str,
    feat: str,
    captain: int,
    keeper: int,
    chooses_mythos: bool = False,
) -> Callable[[type], type]:
    """A character: skill set, where it begins, with what, its places in the two lines of succession."""
    return lambda body: _register(
        slug(name), body, "unfathomable/6 /36.2", kind="character", name=name, skill_set=skills, start=start,
        start_item=slug(item), feat=slug(feat), captain_order=captain, keeper_order=keeper,
        chooses_mythos=chooses_mythos,
    )  # fmt: skip


def simple(kind: str, deck: str, code: str, copies: int, **facts: Any) -> None:
    """A card without a text of its own: damage, passengers, loyalty."""
    if deck:
        COPIES[deck][code] = copies
    define(REGISTRY, code, None, kind=kind, name=code, **facts)

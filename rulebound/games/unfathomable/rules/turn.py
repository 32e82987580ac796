"""The four steps of a turn (chapter 48)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, choose_some
from rulebound.core.game.game import ACTION
from rulebound.core.state.entities import Option, Term
from rulebound.games.unfathomable.rules.items import choose_improvement, improvements
from rulebound.games.unfathomable.rules.mythos import mythos_step
from rulebound.games.unfathomable.rules.skills import choose_types, draw_skills, keep_ten, skill_set
from rulebound.games.unfathomable.rules.tracks import deal_to_all
from rulebound.games.unfathomable.state import (
    REGISTRY,
    TREACHERY,
    Character,
    Space,
    Unfathomable,
    in_sick_bay,
)

ACTIONS = 2
ABILITY = "core-option-ability"
"""How options that are abilities are worded: these pay for themselves."""


@flow(cite="unfathomable/48.4 /48.10 /48.1 /48.2 /48.3 /48.9 /23.8 /23.10-1 /34 /34.1 /25.12 /28.2-1")
def receive_skills(g: Unfathomable) -> Steps[None]:
    """Step 1: the current player draws the cards of the skill set."""
    you = g.current
    g.change(g.clock, seat=you.index)
    g.tell("core-log-turn", "unfathomable/48.1", seat=you)
    for space in g.all(Space):
        if space.used:
            g.change(space, used=False)
    g.change(g.ship, barricaded=False)
    if len(improvements(g, you)) > 1:
        yield from choose_improvement(g, you)
    if in_sick_bay(g, you):
        yield from receive_one(g, you)
    elif you.traitor:
        yield from receive_as_traitor(g, you)
    else:
        draw_skills(g, you, skill_set(g, you), "unfathomable/48.4")


@flow(cite="unfathomable/28.1 /28.1-1 /34.1-1 /48.4-1 /48.10-1")
def receive_one(g: Unfathomable, you: Character) -> Steps[None]:
    """From the Sick Bay only one card, of a type of one's set; a revealed traitor may take treachery in its place."""
    among = (*skill_set(g, you), *((TREACHERY,) if you.traitor else ()))
    types = yield from choose_types(g, you, 1, 1, among, cite="unfathomable/28.1")
    draw_skills(g, you, types, "unfathomable/48.10-1" if TREACHERY in types else "unfathomable/28.1")


@flow(cite="unfathomable/48.10-1 /48.10-2 /19 /5.4")
def receive_as_traitor(g: Unfathomable, you: Character) -> Steps[None]:
    """A revealed traitor may take treachery in place of any of the cards, decided before the first is drawn."""
    types = skill_set(g, you)
    options = tuple([
        Option(f"swap {i + 1} {s}", "unfathomable-option-swap", (("skill", Term(f"unfathomable-{s}")),), value=i)
        for i, s in enumerate(types)
    ])  # fmt: skip
    picked = yield from choose_some(
        g, you.index, options, 0, len(options), "unfathomable-prompt-swap", cite="unfathomable/48.10-1"
    )
    swapped = [o.value for o in picked]
    drawn = tuple([TREACHERY if i in swapped else s for i, s in enumerate(types)])
    draw_skills(g, you, drawn, "unfathomable/48.10-1" if swapped else "unfathomable/48.10")


@flow(cite="unfathomable/48.5 /48.11 /12 /12.2 /12.9")
def perform_actions(g: Unfathomable) -> Steps[None]:
    """Step 2: two actions."""
    you = g.current
    if not you.actions:  # otherwise the step is under way, in a game that takes up again in the midst of it
        g.change(you, actions=ACTIONS, acted=False)
    while you.actions > 0:
        (options,) = yield from things_to_do(g, you)
        picked = yield from choose(
            g, you.index, options, "unfathomable-prompt-actions", (("n", you.actions),),
            "unfathomable/48.11" if you.traitor else "unfathomable/48.5", menu="turn", again=things_to_do.later(you),
        )  # fmt: skip
        if picked.call is None:
            break
        g.change(you, acted=True)
        yield from within(g, Scope(kind=ACTION, owner=you.index, cite=picked.cite[:1]), picked.call)
        if picked.text != ABILITY:  # an act of the rules
            g.change(you, actions=max(0, you.actions - 1))
    g.change(you, actions=0)


@flow
def things_to_do(g: Unfathomable, you: Character) -> Any:
    """All that can be done in the step now."""
    return (REGISTRY["turn"].options(g, you.index),)


@flow(cite="unfathomable/19.2")
def end_actions(g: Unfathomable, you: Character) -> Any:
    """The rest of the Perform Actions step is lost."""
    g.change(you, actions=0)


@flow(cite="unfathomable/48.6 /36.8-1 /48.9")
def resolve_mythos(g: Unfathomable) -> Steps[None]:
    """Step 3: humans only."""
    if g.current.traitor:
        g.tell("unfathomable-log-no-mythos", "unfathomable/48.9", seat=g.current)
    else:
        yield from mythos_step(g)


@flow(cite="unfathomable/48.7 /48.8 /48.12 /48.13")
def discard_cards(g: Unfathomable) -> Steps[None]:
    """Step 4: hands go down to ten, and the next player's turn comes."""
    yield from keep_ten(g)
    if g.ship.learning and g.clock.round == len(g.seats):
        yield from first_loyalty(g)
    g.change(g.clock, lead=(g.clock.lead + 1) % len(g.seats), seat=-1)


@flow(cite="unfathomable/setup-17")
def first_loyalty(g: Unfathomable) -> Steps[None]:
    """In a first game nobody has a side before everybody has had a turn: until then all are on the same."""
    g.tell("unfathomable-log-first-loyalty", "unfathomable/setup-17")
    yield from deal_to_all(g)

"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.cards import CardDefinition, Pile, Pool
from rulebound.core.game import Choice, Rulebook
from rulebound.core.state import Entity
from rulebound.core.timing import EVENTS
from rulebound.games.lotr import content
from rulebound.games.lotr.arranging import STEPS
from rulebound.games.lotr.cards import ScenarioDefinition, numbers
from rulebound.games.lotr.course import set_up
from rulebound.games.lotr.decks import check_decks, decks_named, ready_decks
from rulebound.games.lotr.possible import possible
from rulebound.games.lotr.rules.checks import state_checks
from rulebound.games.lotr.rules.framework import (
    combat_phase,
    encounter_phase,
    planning_phase,
    quest_phase,
    refresh_phase,
    resource_phase,
    travel_phase,
)
from rulebound.games.lotr.rules.policy import RingsPolicy
from rulebound.games.lotr.state import REGISTRY, Attack, Campaign, Player, Rings, RingsCard, Scenario
from rulebound.games.lotr.tables import DIFFICULTIES, NORMAL, create_table, lay_out_scenario, seat_player

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

SCENARIOS = tuple(s.key for s in sorted(REGISTRY.of(ScenarioDefinition), key=lambda s: s.order))
NAMES = ready_decks()


def create(g: Rings, options: dict[str, str]) -> None:
    decks = decks_named(options["decks"])
    create_table(g, options["quest"], options["difficulty"])
    for index, deck in enumerate(decks):
        seat_player(g, index, deck)
    lay_out_scenario(g)


KINDS: tuple[type[Entity], ...] = (Player, RingsCard, Scenario, Campaign, Attack, Pile, Pool)
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.lotr."))

BOOK = Rulebook(
    game="lotr",
    version="1",
    title="lotr-title",
    registry=REGISTRY,
    policy=RingsPolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("decks", NAMES, "leadership", "lotr-choice-decks", check_decks, per_seat=True,
               sample=lambda luck: " ".join(luck.sample(NAMES, luck.randint(1, len(NAMES))))),
        Choice("quest", SCENARIOS, SCENARIOS[0], "lotr-choice-quest"),
        Choice("difficulty", DIFFICULTIES, NORMAL, "lotr-choice-difficulty"),
    ),
    seats=(1, 4),
    create=create,
    setup=set_up,
    phases=(
        ("resource", resource_phase),
        ("planning", planning_phase),
        ("quest", quest_phase),
        ("travel", travel_phase),
        ("encounter", encounter_phase),
        ("combat", combat_phase),
        ("refresh", refresh_phase),
    ),
    settle=state_checks,
    unsettling=frozenset(("damage", "progress")),
    steps=STEPS,
    tokens=("damage", "progress", "resources", "threat"),
    possible=possible,
    numbers=numbers,
    grounds=("lotr-prompt-planning", "lotr-prompt-window"),
    windows=("core-prompt-react", "lotr-prompt-window", "lotr-prompt-planning"),
)  # fmt: skip
Rings.book = BOOK


def cards() -> tuple[CardDefinition, ...]:
    """Every card there is."""
    return tuple(REGISTRY.of(CardDefinition))

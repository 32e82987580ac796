"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.cards import CardDefinition, Pile, Pool
from rulebound.core.errors import BadOption
from rulebound.core.game import Choice, Rulebook
from rulebound.core.state import Entity
from rulebound.core.timing import EVENTS
from rulebound.core.tokens import Bag, Supply
from rulebound.games.ahlcg import content
from rulebound.games.ahlcg.arranging import STEPS
from rulebound.games.ahlcg.course import between, set_up
from rulebound.games.ahlcg.rules.elimination import state_checks
from rulebound.games.ahlcg.rules.framework import enemy_phase, investigation_phase, mythos_phase, upkeep_phase
from rulebound.games.ahlcg.rules.policy import ArkhamPolicy
from rulebound.games.ahlcg.state import REGISTRY, Arkham, ArkhamHorror, Campaign, Investigator, Scenario, SkillTest
from rulebound.games.ahlcg.tables import BAGS, create_table, seat_investigator

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

SCENARIOS = {"the-gathering": "01104", "the-midnight-masks": "01120", "the-devourer-below": "01142"}


def investigators_named(text: str) -> tuple[str, ...]:
    """The codes of the investigators in an option: their names as slugs, separated by spaces."""
    known = {d.slug: d.key for d in REGISTRY.of(CardDefinition) if d.type == "investigator"}
    names = text.split()
    for name in names:
        if name not in known:
            raise BadOption(f"there is no investigator {name!r}. There are: {', '.join(sorted(known))}")
    if not 1 <= len(names) <= 4:
        raise BadOption(f"1 to 4 investigators can play, not {len(names)} (ahlcg/setup.1)")
    if len(set(names)) != len(names):
        raise BadOption("each investigator is unique: nobody can be chosen twice (ahlcg/unique.1)")
    return tuple(known[n] for n in names)


def check_investigators(text: str) -> None:
    investigators_named(text)


def create(g: ArkhamHorror, options: dict[str, str]) -> None:
    codes = investigators_named(options["investigators"])
    create_table(g, options["difficulty"], "campaign", len(codes))
    g.change(g.scenario, code=SCENARIOS[options["scenario"]])
    for index, code in enumerate(codes):
        seat_investigator(g, index, code, ())


KINDS: tuple[type[Entity], ...] = (Investigator, Arkham, Scenario, Campaign, SkillTest, Pile, Pool, Bag, Supply)
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.ahlcg."))

BOOK = Rulebook(
    game="ahlcg",
    version="1",
    title="ahlcg-title",
    registry=REGISTRY,
    policy=ArkhamPolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("investigators", ("roland-banks",), "roland-banks", "ahlcg-choice-investigators", check_investigators),
        Choice("scenario", tuple(SCENARIOS), "the-gathering", "ahlcg-choice-scenario"),
        Choice("difficulty", tuple(BAGS), "standard", "ahlcg-choice-difficulty"),
    ),
    seats=(1, 4),
    create=create,
    setup=set_up,
    phases=(
        ("mythos", mythos_phase),
        ("investigation", investigation_phase),
        ("enemy", enemy_phase),
        ("upkeep", upkeep_phase),
    ),
    between=between,
    settle=state_checks,
    steps=STEPS,
)
ArkhamHorror.book = BOOK

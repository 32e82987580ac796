"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.knowing.odds import Foretold
from rulebound.core.material.cards import Pile, Pool
from rulebound.core.material.people import WAYS, sample_people
from rulebound.core.material.tokens import Bag
from rulebound.core.state.clauses import cited
from rulebound.core.state.entities import Entity
from rulebound.core.timing.timing import EVENTS
from rulebound.games.ah3 import content
from rulebound.games.ah3.board import SCENARIOS
from rulebound.games.ah3.state import (
    REGISTRY,
    ArkhamHorror,
    Contact,
    Deed,
    Investigator,
    Marker,
    Monster,
    Neighbourhood,
    Paper,
    Sheet,
    Space,
    Test,
    deck_of,
)

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

from rulebound.games.ah3.arranging import STEPS  # noqa: E402  (after the content, which defines what is arranged)
from rulebound.games.ah3.numbers import numbers  # noqa: E402
from rulebound.games.ah3.possible import possible  # noqa: E402
from rulebound.games.ah3.preparing import (  # noqa: E402
    check_investigators,
    create,
    lay_down,
    set_up,
)
from rulebound.games.ah3.rules.actions import action_phase  # noqa: E402
from rulebound.games.ah3.rules.checks import state_checks  # noqa: E402
from rulebound.games.ah3.rules.defeat import replace_all  # noqa: E402
from rulebound.games.ah3.rules.encounters import encounter_phase  # noqa: E402
from rulebound.games.ah3.rules.monsters import monster_phase  # noqa: E402
from rulebound.games.ah3.rules.mythos import mythos_phase  # noqa: E402
from rulebound.games.ah3.rules.policy import ArkhamPolicy  # noqa: E402
from rulebound.games.ah3.rules.skill_tests import told_chance  # noqa: E402

KINDS: tuple[type[Entity], ...] = (
    Sheet, Bag, Space, Neighbourhood, Investigator, Paper, Monster, Marker, Pile, Pool, Deed, Contact, Test,
)  # fmt: skip
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.ah3."))

BOOK = Rulebook(
    game="ah3",
    version="1",
    title="ah3-title",
    registry=REGISTRY,
    policy=ArkhamPolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("seats", tuple([str(n) for n in range(1, 7)]), "1", "ah3-choice-seats"),
        Choice("scenario", SCENARIOS, "azathoth", "ah3-choice-scenario"),
        Choice("investigators", WAYS, "choose", "ah3-choice-investigators", check_investigators,
               sample=sample_people),
    ),
    seats=(1, 6),
    create=create,
    setup=set_up,
    phases=(("action", action_phase), ("monster", monster_phase), ("encounter", encounter_phase),
            ("mythos", mythos_phase)),
    between=replace_all,
    settle=state_checks,
    unsettling=frozenset(),
    steps=STEPS,
    tokens=("damage", "horror", "money", "clues", "remnants", "doom", "markers"),
    possible=possible,
    numbers=numbers,
    stakes=Foretold(told_chance, (
        "ah3-prompt-action", "ah3-prompt-pool", "ah3-prompt-truckers", "core-prompt-react", "core-prompt-form",
        "core-prompt-one-of", "core-prompt-unless",
    ), through=("ah3-prompt-pool", "core-prompt-react")),
    lay_down=lay_down,
    back=deck_of,
    grounds=("ah3-prompt-action", "ah3-prompt-turn", "ah3-prompt-encounter-turn"),
    windows=("core-prompt-react", "ah3-prompt-reroll", "ah3-prompt-pool"),
)  # fmt: skip
ArkhamHorror.book = BOOK
cited(("ah3/200",), BOOK)

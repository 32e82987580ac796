"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.knowing.odds import Foretold
from rulebound.core.material.cards import Pile, Pool
from rulebound.core.material.people import WAYS, sample_people
from rulebound.core.state.entities import Entity
from rulebound.core.timing.timing import EVENTS
from rulebound.games.eldritch import content
from rulebound.games.eldritch.state import (
    REGISTRY,
    AncientOne,
    Body,
    Casting,
    Clue,
    Contact,
    EldritchHorror,
    Gate,
    Investigator,
    Monster,
    Paper,
    Space,
    Test,
    Turned,
)

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

from rulebound.games.eldritch.arranging import STEPS  # noqa: E402  (after the content, which defines what is arranged)
from rulebound.games.eldritch.numbers import numbers, told_chance  # noqa: E402
from rulebound.games.eldritch.possible import possible  # noqa: E402
from rulebound.games.eldritch.preparing import (  # noqa: E402
    ANCIENT_ONES,
    DIFFICULTIES,
    check_difficulty,
    check_investigators,
    create,
    lay_down,
    set_up,
)
from rulebound.games.eldritch.rules.actions import action_phase  # noqa: E402
from rulebound.games.eldritch.rules.defeat import state_checks  # noqa: E402
from rulebound.games.eldritch.rules.encounters import encounter_phase  # noqa: E402
from rulebound.games.eldritch.rules.mythos import mythos_phase  # noqa: E402
from rulebound.games.eldritch.rules.policy import EldritchPolicy  # noqa: E402

KINDS: tuple[type[Entity], ...] = (
    AncientOne, Space, Investigator, Body, Paper, Monster, Gate, Clue, Pile, Pool, Contact, Test, Casting,
    Turned,
)  # fmt: skip
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.eldritch."))

BOOK = Rulebook(
    game="eldritch",
    version="1",
    title="eldritch-title",
    registry=REGISTRY,
    policy=EldritchPolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("seats", tuple([str(n) for n in range(1, 9)]), "1", "eldritch-choice-seats"),
        Choice("ancient-one", ANCIENT_ONES, "azathoth", "eldritch-choice-ancient-one"),
        Choice("investigators", WAYS, "choose", "eldritch-choice-investigators", check_investigators,
               sample=sample_people),
        Choice("difficulty", DIFFICULTIES, "standard", "eldritch-choice-difficulty", check_difficulty),
        Choice("starting-rumor", ("no", "yes"), "no", "eldritch-choice-starting-rumor"),
        Choice("reference", ("usual", "easier", "harder"), "usual", "eldritch-choice-reference"),
        Choice("fights", ("any", "epic-last"), "any", "eldritch-choice-fights"),
    ),
    seats=(1, 8),
    create=create,
    setup=set_up,
    phases=(("action", action_phase), ("encounter", encounter_phase), ("mythos", mythos_phase)),
    settle=state_checks,
    unsettling=frozenset(),
    steps=STEPS,
    tokens=("tokens", "hurt", "train", "ship", "health", "sanity", "doom"),
    possible=possible,
    numbers=numbers,
    stakes=Foretold(told_chance, (
        "eldritch-prompt-action", "eldritch-prompt-encounter", "core-prompt-react", "core-prompt-form",
        "core-prompt-one-of", "core-prompt-unless", "eldritch-prompt-riot", "eldritch-prompt-bless",
        "eldritch-prompt-void-whom", "eldritch-prompt-see",
    ), through=("core-prompt-react",)),
    lay_down=lay_down,
    grounds=("eldritch-prompt-action",),
    windows=("core-prompt-react", "eldritch-prompt-reroll"),
)  # fmt: skip
EldritchHorror.book = BOOK

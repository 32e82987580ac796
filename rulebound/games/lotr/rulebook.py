"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil
from functools import partial
from random import Random

from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.knowing.odds import Stakes
from rulebound.core.material.cards import CardDefinition, Pile, Pool
from rulebound.core.state.entities import Entity
from rulebound.core.timing.timing import EVENTS
from rulebound.games.lotr import content
from rulebound.games.lotr.arranging import STEPS
from rulebound.games.lotr.campaign import begin_with_earlier
from rulebound.games.lotr.course import between, set_up
from rulebound.games.lotr.decks import NAMES, NO_LISTS, OWN, check_decks, check_lists, decks_named
from rulebound.games.lotr.possible import possible
from rulebound.games.lotr.rules.checks import state_checks
from rulebound.games.lotr.rules.foreseeing import foresee
from rulebound.games.lotr.rules.framework import (
    cards_to_stage,
    combat_phase,
    encounter_phase,
    planning_phase,
    quest_phase,
    refresh_phase,
    resource_phase,
    travel_phase,
)
from rulebound.games.lotr.rules.moves import PutAway
from rulebound.games.lotr.rules.option_notes import comes_to, numbers, succeeds, unrevealed
from rulebound.games.lotr.rules.policy import RingsPolicy
from rulebound.games.lotr.state import (
    ATTACHMENT,
    FACEDOWN,
    REGISTRY,
    Attack,
    Campaign,
    Player,
    Rings,
    RingsCard,
    Scenario,
    set_role,
)
from rulebound.games.lotr.tables import (
    DIFFICULTIES,
    GRACE,
    NORMAL,
    create_table,
    equip_player,
    lay_out_scenario,
    scenarios,
    seat_player,
)

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

MODES = ("quest", "campaign", "expert")


def create(g: Rings, options: dict[str, str]) -> None:
    """A single quest is laid out at once. A campaign begins with the first one, and sets up from its log."""
    decks = decks_named(options["decks"], options["lists"])
    alone = options["mode"] == "quest"
    code, mode = (options["quest"], "") if alone else (scenarios()[0], options["mode"])
    create_table(g, code, options["difficulty"], mode, len(decks), int(options["grace"]))
    players = [seat_player(g, index, deck) for index, deck in enumerate(decks)]
    if alone:
        for you in players:
            equip_player(g, you)
        lay_out_scenario(g)
    elif options["earlier"] == "mendor":
        begin_with_earlier(g)


def some_decks(luck: Random) -> str:
    """Learning decks and decks by chance."""
    return " ".join([luck.choice((name, OWN)) for name in luck.sample(NAMES, luck.randint(1, len(NAMES)))])


KINDS: tuple[type[Entity], ...] = (Player, RingsCard, Scenario, Campaign, Attack, PutAway, Pile, Pool)
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.lotr."))

BOOK = Rulebook(
    game="lotr",
    version="1",
    title="lotr-title",
    registry=REGISTRY,
    policy=RingsPolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("decks", (*NAMES, OWN), NAMES[0], "lotr-choice-decks", check_decks, per_seat=True, sample=some_decks),
        Choice("mode", MODES, MODES[0], "lotr-choice-mode"),
        Choice("quest", scenarios(), scenarios()[0], "lotr-choice-quest"),
        Choice("difficulty", DIFFICULTIES, NORMAL, "lotr-choice-difficulty"),
        Choice("grace", GRACE, GRACE[0], "lotr-choice-grace"),
        Choice("earlier", ("none", "mendor"), "none", "lotr-choice-earlier"),
        Choice("lists", (NO_LISTS, "random:1"), NO_LISTS, "lotr-choice-lists", check_lists,
               sample=lambda luck: f"random:{luck.randrange(1 << 16)}"),
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
    between=between,
    shapes=tuple([partial(set_role, role=role) for role in ("", ATTACHMENT, *FACEDOWN)]),
    chapter=lambda g: g.campaign.chapter,
    settle=state_checks,
    unsettling=frozenset(("damage", "progress")),
    steps=STEPS,
    tokens=("damage", "progress", "resources", "threat"),
    possible=possible,
    numbers=numbers,
    stakes=Stakes("face", unrevealed, "lotr-log-revealed", succeeds, ("lotr-prompt-commit",), cards_to_stage, comes_to,
                  foresee),
    grounds=("lotr-prompt-planning", "lotr-prompt-window"),
    windows=("core-prompt-react", "lotr-prompt-window", "lotr-prompt-planning"),
)  # fmt: skip
Rings.book = BOOK


def cards() -> tuple[CardDefinition, ...]:
    """Every card there is."""
    return tuple(REGISTRY.of(CardDefinition))

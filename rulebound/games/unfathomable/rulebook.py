"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.game.game import Choice, Rulebook
from rulebound.core.material.cards import Pile, Pool
from rulebound.core.material.people import sample_people
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.state.entities import Entity
from rulebound.core.timing.timing import EVENTS
from rulebound.games.unfathomable import content
from rulebound.games.unfathomable.arranging import STEPS, lay_down
from rulebound.games.unfathomable.possible import possible
from rulebound.games.unfathomable.preparing import SHIFT, WAYS, check_characters, create, set_up
from rulebound.games.unfathomable.rules.policy import UnfathomablePolicy
from rulebound.games.unfathomable.rules.turn import discard_cards, perform_actions, receive_skills, resolve_mythos
from rulebound.games.unfathomable.state import (
    REGISTRY,
    Character,
    Check,
    DiscardPile,
    Monarch,
    Ship,
    Space,
    Token,
    Unfathomable,
    deck_of,
)

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

KINDS: tuple[type[Entity], ...] = (
    Ship, Check, Space, Monarch, Character, Token, Pile, DiscardPile, Pool, Supply, Bag,
)  # fmt: skip
OWN_EVENTS = tuple(e for e in EVENTS.values() if e.__module__.startswith("rulebound.games.unfathomable."))

BOOK = Rulebook(
    game="unfathomable",
    version="1",
    title="unfathomable-title",
    registry=REGISTRY,
    policy=UnfathomablePolicy(),
    kinds=(*KINDS, *OWN_EVENTS),
    choices=(
        Choice("seats", ("3", "4", "5", "6"), "3", "unfathomable-choice-seats"),
        Choice("characters", WAYS, "choose", "unfathomable-choice-characters",
               check_characters, sample=sample_people),
        Choice("cultist", ("with", "without"), "with", "unfathomable-choice-cultist"),
        Choice("difficulty", tuple(SHIFT), "standard", "unfathomable-choice-difficulty"),
        Choice("start", ("standard", "learning"), "standard", "unfathomable-choice-start"),
    ),
    seats=(3, 6),
    create=create,
    setup=set_up,
    phases=(
        ("receive-skills", receive_skills),
        ("actions", perform_actions),
        ("mythos", resolve_mythos),
        ("discard", discard_cards),
    ),
    steps=STEPS,
    possible=possible,
    tokens=(),
    grounds=("unfathomable-prompt-actions",),
    lay_down=lay_down,
    back=deck_of,
)  # fmt: skip
Unfathomable.book = BOOK

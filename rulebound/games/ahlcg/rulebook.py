"""The rulebook as the kernel needs it."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.core.game.game import Choice, Line, Rulebook
from rulebound.core.knowing.odds import Stakes
from rulebound.core.material.cards import CardDefinition, Pile, Pool
from rulebound.core.material.tokens import Bag, Supply
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Entity
from rulebound.core.state.errors import BadOption
from rulebound.core.timing.timing import EVENTS
from rulebound.games.ahlcg import content
from rulebound.games.ahlcg.arranging import STEPS, lay_down
from rulebound.games.ahlcg.campaign import check_earlier, earlier_scenarios
from rulebound.games.ahlcg.cards import numbers
from rulebound.games.ahlcg.course import between, set_up
from rulebound.games.ahlcg.deckbuilding import (
    READY_DECKS,
    basic_weaknesses,
    deck_of,
    experience_in,
    extra_weaknesses,
    read_deck,
)
from rulebound.games.ahlcg.possible import possible
from rulebound.games.ahlcg.rules.collection import add_weakness
from rulebound.games.ahlcg.rules.elimination import state_checks
from rulebound.games.ahlcg.rules.framework import enemy_phase, investigation_phase, mythos_phase, upkeep_phase
from rulebound.games.ahlcg.rules.policy import ArkhamPolicy
from rulebound.games.ahlcg.state import REGISTRY, Arkham, ArkhamHorror, Campaign, Investigator, Scenario, SkillTest
from rulebound.games.ahlcg.tables import BAGS, create_table, seat_investigator

for module in pkgutil.iter_modules(content.__path__, f"{content.__name__}."):
    importlib.import_module(module.name)

INVESTIGATORS = tuple(d for d in REGISTRY.of(CardDefinition) if d.type == "investigator")
NAMES = tuple(d.slug for d in INVESTIGATORS)
MODES = {"campaign": "01104", "the-gathering": "01104", "the-midnight-masks": "01120", "the-devourer-below": "01142"}
MOST_EXPERIENCE = 49
TOKENS_ON_CARDS = (
    "damage", "horror", "clues", "doom", "uses", "resources", "physical_trauma", "mental_trauma", "experience",
)  # fmt: skip


@cite("ahlcg/setup.1 ahlcg/unique.1")
def investigators_named(text: str) -> tuple[str, ...]:
    """The codes of the investigators in an option: their names as slugs, separated by spaces."""
    known = {d.slug: d.key for d in INVESTIGATORS}
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


def decks_named(text: str, investigators: tuple[str, ...], experience: int) -> tuple[tuple[str, ...], ...]:
    """The decks in an option, one for each investigator, separated by |; a single word is for all of them."""
    parts = [p.strip() for p in text.split("|")]
    if len(parts) == 1:
        parts *= len(investigators)
    if len(parts) != len(investigators):
        raise BadOption(f"{len(parts)} decks for {len(investigators)} investigators: separate them by |")
    return tuple(deck_of(who, part, experience) for who, part in zip(investigators, parts, strict=True))


def check_decks(text: str) -> None:
    """What can be said about decks without knowing whose they are."""
    for part in text.split("|"):
        if part.strip() not in ("", *READY_DECKS) and not part.strip().startswith("random:"):
            read_deck(part)


def create(g: ArkhamHorror, options: dict[str, str]) -> None:
    codes = investigators_named(options["investigators"])
    alone = options["mode"] != "campaign"
    decks = decks_named(options["decks"], codes, MOST_EXPERIENCE if alone else 0)
    create_table(g, options["difficulty"], "standalone" if alone else "campaign", len(codes))
    g.change(g.scenario, code=MODES[options["mode"]])
    for index, (code, deck) in enumerate(zip(codes, decks, strict=True)):
        seat_investigator(g, index, code, deck)
    if alone:
        earlier_scenarios(g, options["mode"], options["earlier"])


def draw_weaknesses(g: ArkhamHorror) -> None:
    """Random basic weaknesses for the decks everybody has brought."""
    alone = g.scenario.mode != "campaign"
    for you in g.all(Investigator):
        deck = you.list
        due = 1 + (extra_weaknesses(experience_in(deck)) if alone else 0)
        for _ in range(due - len(basic_weaknesses(deck))):  # a list may name those drawn before
            add_weakness(g, you)


def tester_is_gone(g: ArkhamHorror, line: Line) -> bool:
    """Does a line tell that the investigator who makes the test is eliminated? Then the test comes to nothing."""
    return (
        line.text == "ahlcg-log-eliminated" and g.test is not None
        and dict(line.args)["seat"] == g.word(g.seat(g.test.who))
    )  # fmt: skip


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
        Choice("investigators", NAMES, "roland-banks", "ahlcg-choice-investigators", check_investigators,
               per_seat=True, sample=lambda luck: " ".join(luck.sample(NAMES, luck.randint(1, 4)))),
        Choice("mode", tuple(MODES), "campaign", "ahlcg-choice-mode"),
        Choice("earlier", ("R1", "R2", "R3", "none"), "R1", "ahlcg-choice-earlier", check_earlier),
        Choice("difficulty", tuple(BAGS), "standard", "ahlcg-choice-difficulty"),
        Choice("decks", (*READY_DECKS, "random:1"), "starter", "ahlcg-choice-decks", check_decks,
               sample=lambda luck: f"random:{luck.randrange(1 << 16)}"),
    ),
    seats=(1, 4),
    create=create,
    lots=draw_weaknesses,
    setup=set_up,
    phases=(
        ("mythos", mythos_phase),
        ("investigation", investigation_phase),
        ("enemy", enemy_phase),
        ("upkeep", upkeep_phase),
    ),
    between=between,
    chapter=lambda g: g.campaign.chapter,
    settle=state_checks,
    unsettling=frozenset(("damage", "horror", "uses")),
    steps=STEPS,
    tokens=TOKENS_ON_CARDS,
    grounds=("ahlcg-prompt-action", "ahlcg-prompt-turn"),
    lay_down=lay_down,
    possible=possible,
    numbers=numbers,
    stakes=Stakes(
        "token", lambda g, seat: g.bag.inside, "ahlcg-log-token",
        lambda line: {"ahlcg-log-success": True, "ahlcg-log-failure": False}.get(line.text), ("ahlcg-prompt-commit",),
        lost=tester_is_gone,
    ),
    windows=("core-prompt-react", "ahlcg-prompt-window"),
)  # fmt: skip
ArkhamHorror.book = BOOK

"""What the examples look at, and how they begin. Seats are counted from 1; cards are named by slug or code."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleFailed, ExampleTable, probe
from rulebound.games.lotr.cards import ATTACK, DEFENSE, ENGAGEMENT, HIT_POINTS, POINTS, THREAT, WILLPOWER, has_trait
from rulebound.games.lotr.rules.framework import staging_threat, willpower
from rulebound.games.lotr.state import Rings, attachments_of, controller_of, facts

NUMBERS = {s.key: s for s in (WILLPOWER, ATTACK, DEFENSE, HIT_POINTS, THREAT, ENGAGEMENT, POINTS)}
DEAD_END = "01099"
"""A location without any effect on being revealed: what is staged where an example does not care."""


def called(card: Any) -> str:
    """The slug of a card; what it counts as if it lies face down; "" if nobody has seen it."""
    return str(facts(card)["slug"]) if card.code or card.role else ""


def named(g: Rings, name: str) -> Any:
    """The first card in play called so."""
    piles = [g.scenario.quest, g.scenario.active, g.scenario.staging, g.scenario.there]
    piles += [p for s in range(len(g.seats)) for p in (g.seat(s).area, g.seat(s).engaged)]
    for pile in piles:
        for card in g.cards(pile):
            if name in (called(card), card.code):
                return card
    return None


def _field(name: str) -> Any:
    def read(g: Rings, who: str) -> Any:
        found = named(g, who)
        return getattr(found, name) if found is not None else None

    read.__name__ = name
    return probe(read)


damage, resources, progress = (_field(f) for f in ("damage", "resources", "progress"))
exhausted, committed, attacked = (_field(f) for f in ("exhausted", "committed", "attacked"))


@probe
def threat(g: Rings, seat: int) -> int:
    return int(g.seat(seat - 1).threat)


@probe
def out(g: Rings, seat: int) -> bool:
    return bool(g.seat(seat - 1).out)


def _pile(name: str) -> Any:
    def read(g: Rings, seat: int) -> tuple[str, ...]:
        return tuple(called(c) for c in g.cards(getattr(g.seat(seat - 1), name)))

    read.__name__ = name
    return probe(read)


hand, discard, area, engaged = (_pile(p) for p in ("hand", "discard", "area", "engaged"))


@probe
def deck_size(g: Rings, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).deck))


@probe
def hand_size(g: Rings, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).hand))


def _shared(name: str) -> Any:
    def read(g: Rings) -> tuple[str, ...]:
        return tuple(called(c) for c in g.cards(getattr(g.scenario, name)))

    read.__name__ = name
    return probe(read)


staging, active, encounter_discard, victory, removed, aside = (
    _shared(p) for p in ("staging", "active", "encounter_discard", "victory", "removed", "aside")
)


@probe
def encounter_size(g: Rings) -> int:
    return len(g.cards(g.scenario.encounter))


@probe
def encounter_top(g: Rings) -> str:
    """The face of the top card of the encounter deck, if anybody has seen it."""
    cards = g.cards(g.scenario.encounter)
    return called(cards[0]) if cards else ""


@probe
def shadows(g: Rings, enemy: str) -> int:
    """How many shadow cards an enemy has."""
    found = named(g, enemy)
    return sum(c.shadow_of == found.id for c in g.cards(g.scenario.shadows)) if found is not None else 0


@probe
def quest_card(g: Rings) -> str:
    """The stage the players are at; "" while the scenario is set up."""
    return called(g.quest) if g.quest is not None else ""


@probe
def in_play(g: Rings, name: str) -> bool:
    return named(g, name) is not None


@probe
def controller(g: Rings, name: str) -> int:
    """The seat that controls a card; 0 if the scenario does."""
    found = named(g, name)
    return controller_of(g, found) + 1 if found is not None else -1


@probe
def attached(g: Rings, name: str) -> tuple[str, ...]:
    """What is attached to a card."""
    return tuple(called(c) for c in attachments_of(g, named(g, name)))


@probe
def value(g: Rings, who: str, stat: Any) -> int | None:
    """A number of a card as it stands now: "attack", "willpower", "threat" ..."""
    if isinstance(stat, str):
        if stat not in NUMBERS:
            raise ExampleFailed(f"no number is called {stat!r}. There are: {', '.join(NUMBERS)}")
        stat = NUMBERS[stat]
    found = named(g, who)
    return None if found is None else g.value(found, stat)


@probe
def trait(g: Rings, who: str, name: str) -> bool:
    return has_trait(g, named(g, who), name)


@probe
def total_threat(g: Rings) -> int:
    return staging_threat(g)


@probe
def total_willpower(g: Rings) -> int:
    return willpower(g)


@probe
def phase(g: Rings) -> str:
    return g.clock.phase


@probe
def round_(g: Rings) -> int:
    return g.clock.round


@probe
def first(g: Rings) -> int:
    return g.clock.lead + 1


@probe
def active_player(g: Rings) -> int:
    return g.clock.seat + 1


@probe
def score(g: Rings) -> int:
    return g.scenario.score


@probe
def ways(g: Rings) -> int:
    """How many answers the decision that is being asked has."""
    return 0 if g.decision is None else len(g.decision.options_for(g.decision.seats[0]))


# ------------------------------------------------------------------ beginnings


def quest(t: ExampleTable, decks: str = "leadership", **options: str) -> None:
    """A quest after set-up: no cards in hand, no resources, nothing in the staging area, and on top of the encounter
    deck only locations that do nothing on being revealed."""
    t.start(decks=decks, **options)
    seated(t)
    set_up(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("encounter", cards=" ".join([DEAD_END] * 4))


def seated(t: ExampleTable) -> None:
    """The first seat is the first player, everybody keeps the opening hand."""
    t.play()
    if t.g.decision is not None and t.g.decision.prompt == "lotr-prompt-first":
        t.choose("first seat-1")
    while t.g.decision is not None and t.g.decision.prompt == "lotr-prompt-mulligan":
        t.choose("keep")
    objectives(t)


def objectives(t: ExampleTable) -> None:
    """The first player reveals the objectives as they are listed."""
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "lotr-prompt-reveal-order":
        t.choose(t.g.decision.keys()[0])


def set_up(t: ExampleTable) -> None:
    """Whatever is asked while the scenario is set up gets the first answer that is as good as none."""
    t.play()
    while not t.g.clock.round and t.g.decision is not None:
        seat = t.g.waiting[0]
        keys = t.g.decision.keys(seat)
        t.choose("pass" if "pass" in keys else ", ".join(keys[: t.g.decision.least]), seat=seat + 1)


def at_phase(t: ExampleTable, name: str) -> None:
    """The game stands at the beginning of a phase of the second round."""
    t.arrange("round", n=2)
    t.arrange("phase", name=name)


def watch(t: ExampleTable) -> None:
    """The first seat can play For Gondor!, so that every action window is asked about."""
    t.arrange("hand", seat=1, cards="for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)


def passes(t: ExampleTable, n: int = 1) -> None:
    """So many windows are passed in."""
    for _ in range(n):
        t.choose("pass")


def handle(t: ExampleTable, name: str) -> str:
    """The handle of the first card in play that is called so."""
    g: Any = t.g
    return str(named(g, name).handle(g))


def fighting(t: ExampleTable, enemy: str, shadow: str = DEAD_END, decks: str = "leadership", **options: str) -> None:
    """One enemy is engaged with the first seat, and this will be its shadow card."""
    quest(t, decks, **options)
    t.arrange("engage", card=enemy, seat=1)
    t.arrange("encounter", cards=shadow)


def funded(t: ExampleTable, cards: str, hero: str, n: int, phase: str, seat: int = 1) -> None:
    """These cards in hand, resources on a hero, and the phase begins."""
    t.arrange("hand", seat=seat, cards=cards)
    t.arrange("tokens", on=hero, kind="resources", n=n)
    at_phase(t, phase)


@probe
def known_shadow(g: Rings, enemy: str) -> tuple[str, ...]:
    """The shadow cards of an enemy that somebody has seen."""
    found = named(g, enemy)
    return tuple(called(c) for c in g.cards(g.scenario.shadows) if c.shadow_of == found.id and c.known)

"""What the examples look at, and how they begin. Seats are counted from 1; cards are named by slug or code."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import sees
from rulebound.core.proving.example import ExampleTable, Name, Names, probe
from rulebound.games.ahlcg.state import REGISTRY, ArkhamHorror, definition, engaged_with, where

ZEROES = "0 0 0 0 0 0 0 0"


def named(g: ArkhamHorror, name: str | int) -> Any:
    """The one thing in play called so: an investigator, a location, an enemy, an asset, the act or the agenda.

    A number is a seat: `experience(1)` is that of whoever sits there.
    """
    if isinstance(name, int):
        return g.seat(name - 1)
    for seat in range(len(g.seats)):
        if definition(g, g.seat(seat)).slug == name:
            return g.seat(seat)
    piles = [g.scenario.map, g.scenario.there, g.scenario.act, g.scenario.agenda]
    piles += [p for s in range(len(g.seats)) for p in (g.seat(s).area, g.seat(s).threat)]
    for pile in piles:
        for card in g.cards(pile):
            if card.code and name in (definition(g, card).slug, card.code):
                return card
    return None


def called(codes: Any) -> Names:
    """The names of these faces: each is its slug, and its code as well."""
    return Names([Name(str(REGISTRY[code].slug), code) for code in codes])


def _field(name: str) -> Any:
    def read(g: ArkhamHorror, who: str | int) -> Any:
        found = named(g, who)
        return getattr(found, name) if found is not None else None

    read.__name__ = name
    return probe(read)


damage, horror, clues, doom, uses = (_field(f) for f in ("damage", "horror", "clues", "doom", "uses"))
resources, actions, exhausted, out, fate = (_field(f) for f in ("resources", "actions", "exhausted", "out", "fate"))
physical_trauma, mental_trauma, revealed = (_field(f) for f in ("physical_trauma", "mental_trauma", "revealed"))
experience, tome_actions = _field("experience"), _field("tome_actions")


@probe
def at(g: ArkhamHorror, who: str) -> str:
    """The slug of the location an investigator, an enemy or an asset is at; "" if nowhere."""
    found = named(g, who)
    place = g.entities.get(where(g, found)) if found is not None else None
    return "" if place is None else str(definition(g, place).slug)


@probe
def engaged(g: ArkhamHorror, seat: int) -> Names:
    return called(e.code for e in engaged_with(g, g.seat(seat - 1)))


def _pile(name: str) -> Any:
    def read(g: ArkhamHorror, seat: int) -> Names:
        return called(c.code for c in g.cards(getattr(g.seat(seat - 1), name)) if c.code)

    read.__name__ = name
    return probe(read)


hand, discard, area, threat = (_pile(p) for p in ("hand", "discard", "area", "threat"))


@probe
def deck_size(g: ArkhamHorror, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).deck))


@probe
def hand_size(g: ArkhamHorror, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).hand))


def _scenario_pile(name: str) -> Any:
    def read(g: ArkhamHorror) -> Names:
        return called(c.code for c in g.cards(getattr(g.scenario, name)) if c.code)

    read.__name__ = name
    return probe(read)


victory, encounter_discard, removed = (_scenario_pile(p) for p in ("victory", "encounter_discard", "removed"))


@probe
def encounter_size(g: ArkhamHorror) -> int:
    return len(g.cards(g.scenario.encounter))


@probe
def seen_encounters(g: ArkhamHorror, seat: int) -> int:
    """How many cards of the encounter deck a player can see."""
    return sum(sees(c, seat - 1) for c in g.cards(g.scenario.encounter))


@probe
def announced_by(g: ArkhamHorror, key: str) -> int:
    """How many enemies are named as those who answer what the player who is asked could do."""
    (option,) = [o for o in g.decision.options_for(g.waiting[0]) if o.key == key] if g.decision else []
    warning = g.policy.warns(g, option, g.waiting[0])
    return 0 if warning is None else _listed(dict(warning.args)["cards"])


def _listed(said: Any) -> int:
    return 1 + _listed(dict(said.args)["list"]) if said.term == "core-list-more" else 1


@probe
def in_play(g: ArkhamHorror, name: str) -> bool:
    return named(g, name) is not None


@probe
def act(g: ArkhamHorror) -> str:
    return "" if g.act is None else str(definition(g, g.act).slug)


@probe
def agenda(g: ArkhamHorror) -> str:
    return "" if g.agenda is None else str(definition(g, g.agenda).slug)


@probe
def phase(g: ArkhamHorror) -> str:
    return g.clock.phase


@probe
def round_(g: ArkhamHorror) -> int:
    return g.clock.round


@probe
def lead(g: ArkhamHorror) -> int:
    return g.clock.lead + 1


@probe
def scenario(g: ArkhamHorror) -> str:
    """Which scenario is being played."""
    return str(REGISTRY[g.scenario.code].slug)


@probe
def resolution(g: ArkhamHorror) -> str:
    return g.scenario.resolution


@probe
def deck_list(g: ArkhamHorror, seat: int) -> Names:
    """The cards that make up a deck."""
    return called(g.seat(seat - 1).list)


@probe
def list_size(g: ArkhamHorror, seat: int) -> int:
    """How many cards make up a deck."""
    return len(g.seat(seat - 1).list)


@probe
def basic_weaknesses(g: ArkhamHorror, seat: int) -> int:
    """How many there are in a deck."""
    return sum(REGISTRY[c].facts.get("subtype") == "basicweakness" for c in g.seat(seat - 1).list)


@probe
def notes(g: ArkhamHorror) -> tuple[str, ...]:
    """What is written in the campaign log."""
    return g.campaign.notes


@probe
def got_away(g: ArkhamHorror) -> Names:
    return called(sorted(g.campaign.got_away, key=lambda c: str(REGISTRY[c].slug)))


@probe
def interrogated(g: ArkhamHorror) -> Names:
    return called(sorted(g.campaign.interrogated, key=lambda c: str(REGISTRY[c].slug)))


@probe
def bag(g: ArkhamHorror) -> tuple[str, ...]:
    return g.bag.inside


@probe
def tokens(g: ArkhamHorror) -> tuple[str, ...]:
    """The chaos tokens that count in the test under way."""
    return () if g.test is None else g.test.tokens


@probe
def value(g: ArkhamHorror, who: str, stat: Any) -> int | None:
    found = named(g, who)
    return None if found is None else g.value(found, stat)


# ------------------------------------------------------------------ beginnings


def gathering(
    t: ExampleTable, investigators: str = "roland-banks", act: int = 1, tokens: str = ZEROES, **options: str
) -> None:
    """The Gathering after set-up, hands empty, at the first investigation phase; from act 2 on the house is open.

    The chaos bag holds only the tokens given, so tests come out as the skill says unless an example rigs them.
    """
    t.start(investigators=investigators, mode=options.pop("mode", "campaign"), **options)
    seated(t, investigators)
    seats = range(1, len(investigators.split()) + 1)
    if act > 1:
        for code in ("01112", "01113", "01114", "01115"):
            t.arrange("add-location", code=code)
        t.arrange("act", stage=act)
        for seat in seats:
            t.arrange("stand", seat=seat, place="hallway")
        t.arrange("card", code="01111", to="removed")
    for seat in seats:
        t.arrange("hand", seat=seat)
    t.arrange("bag", tokens=tokens)
    t.arrange("phase", name="investigation")


def seated(t: ExampleTable, investigators: str) -> None:
    """The first investigator leads, everybody keeps the opening hand."""
    t.play()
    if t.g.decision is not None and t.g.decision.prompt == "ahlcg-prompt-lead":
        t.choose(f"lead {investigators.split()[0]}")
    while t.g.decision is not None and t.g.decision.prompt == "ahlcg-prompt-mulligan":
        t.choose("")


def midnight(t: ExampleTable, investigators: str = "roland-banks", tokens: str = ZEROES, **options: str) -> None:
    """The Midnight Masks alone, the house burned: all in Rivertown, hands empty, at the first investigation phase.

    Southside is the Historical Society, Downtown the First Bank of Arkham.
    """
    _alone(t, "the-midnight-masks", investigators, tokens, **options)


def devourer(t: ExampleTable, investigators: str = "roland-banks", tokens: str = ZEROES, **options: str) -> None:
    """The Devourer Below alone, with the Agents of Yog-Sothoth: all on the Main Path, hands empty."""
    _alone(t, "the-devourer-below", investigators, tokens, **options)


def _alone(t: ExampleTable, mode: str, investigators: str, tokens: str, **options: str) -> None:
    """One scenario in standalone mode; what it draws by lot is the first of what is possible."""
    t.start(investigators=investigators, mode=mode, **options)
    t.arrange("dice", results="1 1")
    seated(t, investigators)
    for seat in range(1, len(investigators.split()) + 1):
        t.arrange("hand", seat=seat)
    t.arrange("bag", tokens=tokens)
    t.arrange("phase", name="investigation")


def turn_of(t: ExampleTable, seat: int = 1, actions: int = 3) -> None:
    """It is this investigator's turn."""
    t.arrange("actions", seat=seat, n=actions)


def mythos(t: ExampleTable, cards: str) -> None:
    """The mythos phase of the second round begins, with these cards on top of the encounter deck."""
    t.arrange("encounter", cards=cards)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")

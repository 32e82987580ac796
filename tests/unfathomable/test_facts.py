"""Every card has the numbers and names that are printed on it, and no card of the box is missing.

`facts.json` lists them card by card, with the board and the numbers of the set-up: no texts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.core.material.cards import CardDefinition
from rulebound.core.proving.example import ExampleTable
from rulebound.games.unfathomable.cards import COPIES, SKILL_DECKS, slug
from rulebound.games.unfathomable.examples.probes import calm
from rulebound.games.unfathomable.preparing import LOYALTY
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.rules.actions import BREAK_OUT
from rulebound.games.unfathomable.rules.damage import room_to_damage
from rulebound.games.unfathomable.rules.skills import HAND_LIMIT
from rulebound.games.unfathomable.rules.supplies import MOST
from rulebound.games.unfathomable.state import (
    ARROWS,
    ATLANTICA,
    AWAKENING,
    PORT,
    RESOURCES,
    ROOM_BY_DIE,
    ROOMS,
    Space,
    Unfathomable,
    passengers_on,
)

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text())
TABLE: dict[str, Any] = FACTS["table"]
BOARD: dict[str, Any] = FACTS["board"]
DEFINED = {d.key: d for d in BOOK.registry.of(CardDefinition)}


def of_kind(kind: str) -> dict[str, CardDefinition]:
    return {k: d for k, d in DEFINED.items() if d.kind == kind}


def named(card: dict[str, Any]) -> str:
    return str(card["name"])


def without_nothing(card: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in card.items() if v not in ("", 0, [], False, None)}


# ------------------------------------------------------------------ the cards


def test_the_decks_are_as_large_as_printed() -> None:
    decks = {deck: sum(COPIES[deck].values()) for deck in ("mythos", "items", "spells", "waypoints", "damage")}
    skills = sum(n for deck in SKILL_DECKS.values() for n in deck.values())
    cards = decks | {"skill": skills, "feats": len(of_kind("feat")), "titles": len(of_kind("title"))}
    assert cards == TABLE["decks"]


def test_skill_cards() -> None:
    made = [
        {"type": skill, "name": DEFINED[code].name, "value": DEFINED[code].value, "copies": n}
        for skill, deck in SKILL_DECKS.items() for code, n in deck.items()
    ]  # fmt: skip
    assert sorted(made, key=str) == sorted(FACTS["skills"], key=str)
    assert {c["skill"] for c in (d.facts for d in of_kind("skill").values())} == set(SKILL_DECKS)


def test_items() -> None:
    made = [
        without_nothing({
            "name": d.name, "copies": COPIES["items"][k], "start": d.facts["start"], "improves": d.facts["improves"],
        })
        for k, d in of_kind("item").items()
    ]  # fmt: skip
    assert sorted(made, key=str) == sorted(FACTS["items"], key=str)


def test_spells() -> None:
    assert COPIES["spells"] == {slug(named(c)): c["copies"] for c in FACTS["spells"]}
    assert set(COPIES["spells"]) == set(of_kind("spell"))


def test_waypoints() -> None:
    made = [
        {"name": d.name, "copies": COPIES["waypoints"][k], "distance": d.distance, "fuel": d.fuel}
        for k, d in of_kind("waypoint").items()
    ]
    assert sorted(made, key=named) == sorted(FACTS["waypoints"], key=named)


@pytest.mark.parametrize("card", FACTS["damage"], ids=lambda c: c["code"])
def test_damage_cards(card: dict[str, Any]) -> None:
    made = DEFINED[card["code"]]
    assert COPIES["damage"][card["code"]] == card["copies"]
    assert (made.kind, made.facts.get("loses")) == (card["kind"], card.get("loses"))
    assert (made.facts.get("skill"), made.facts.get("value")) == (card.get("skill"), card.get("value"))


@pytest.mark.parametrize("card", FACTS["characters"], ids=named)
def test_characters(card: dict[str, Any]) -> None:
    facts = DEFINED[slug(card["name"])].facts
    for name in ("name", "skill_set", "start", "start_item", "captain_order", "keeper_order"):
        assert facts[name] == card[name], name
    feat = DEFINED[facts["feat"]]
    assert (feat.name, feat.owner) == (card["feat"], slug(card["name"]))
    assert sum(facts["skill_set"].values()) == 5
    assert DEFINED[facts["start_item"]].facts["start"] == slug(card["name"])


def test_there_are_no_other_characters() -> None:
    assert set(of_kind("character")) == {slug(named(c)) for c in FACTS["characters"]}


@pytest.mark.parametrize("card", FACTS["mythos"], ids=named)
def test_mythos_cards(card: dict[str, Any]) -> None:
    facts = DEFINED[slug(card["name"])].facts
    kind = "check" if "second" not in facts else "combination" if facts["check"] else "choice"
    numbers = ("number", "name", "activation", "track", "chooser", "check", "partial", "character")
    made = {k: facts[k] for k in numbers} | {"kind": kind, "skills": sorted(facts["skills"])}
    assert without_nothing(made) == card | ({"skills": sorted(card["skills"])} if "skills" in card else {})
    assert ("first" in facts) == (kind == "choice")
    assert ("partly" in facts) <= bool(facts["partial"])
    assert ("fails" in facts) == (kind != "choice")


def test_there_are_no_other_mythos_cards() -> None:
    assert set(of_kind("mythos")) == {slug(named(c)) for c in FACTS["mythos"]}


def test_passengers() -> None:
    made = [(n, {r: DEFINED[k].facts.get(r, 0) for r in RESOURCES}) for k, n in COPIES["passengers"].items()]
    printed = [(n, {r: loss.get(r, 0) for r in RESOURCES}) for n, loss in TABLE["passengers"]]
    assert sorted(made, key=str) == sorted(printed, key=str)


# ------------------------------------------------------------------ the board and the set-up


def table(**options: str) -> Unfathomable:
    t = ExampleTable(Unfathomable)
    t.start(**options)
    assert isinstance(t.g, Unfathomable)
    return t.g


def test_which_spaces_are_adjacent() -> None:
    assert {s: sorted(ATLANTICA.neighbours(s)) for s in BOARD["adjacent"]} == BOARD["adjacent"]
    assert set(ATLANTICA.places) == set(BOARD["adjacent"])
    assert BOARD["arrows"] == ARROWS


def test_the_numbers_of_the_rooms() -> None:
    assert {r: [n for n, room in enumerate(ROOM_BY_DIE, 1) if room == r] for r in ROOMS} == BOARD["rooms_by_die"]


@pytest.mark.parametrize("room", ROOMS)
def test_the_order_in_which_rooms_are_damaged(room: str) -> None:
    t = ExampleTable(Unfathomable)
    calm(t)
    assert isinstance(t.g, Unfathomable)
    hit = []
    for card in ("any", "influence", "lore", "observation", "strength"):
        hit.append(room_to_damage(t.g, t.g.space(room)).code)
        t.arrange("damage", room=hit[-1], card=f"structural-damage-{card}")
    hit.append(room_to_damage(t.g, t.g.space(room)).code)  # with this one the game would be over
    assert hit == BOARD["damage_order"][room]


def test_the_table_as_set_up() -> None:
    g = table(seats="3", characters="choose")
    assert {r: getattr(g.ship, r) for r in RESOURCES} == TABLE["dials"]
    assert {s.code: s.deep_ones for s in g.all(Space) if s.deep_ones} == TABLE["deep_ones_on_board"]
    assert {s.code: len(passengers_on(g, s)) for s in g.all(Space) if passengers_on(g, s)} == (
        TABLE["passengers_on_board"]
    )
    assert g.reserve + sum(TABLE["deep_ones_on_board"].values()) == TABLE["deep_ones"]


def test_the_dials_of_the_variants() -> None:
    without = table(seats="4", characters="choose", cultist="without")
    assert {r: getattr(without.ship, r) for r in RESOURCES} == TABLE["no_cultist_dials"]
    shift = TABLE["difficulty_shift"]
    for difficulty, by in (("easier-for-humans", shift), ("easier-for-traitors", -shift)):
        g = table(seats="3", characters="choose", difficulty=difficulty)
        assert {r: getattr(g.ship, r) for r in RESOURCES} == {r: n + by for r, n in TABLE["dials"].items()}


def test_numbers_of_the_rules() -> None:
    assert {str(n): list(cards) for n, cards in LOYALTY.items()} == TABLE["loyalty"]
    assert (TABLE["dial_max"], TABLE["break_out"], TABLE["hand_limit"]) == (MOST, BREAK_OUT, HAND_LIMIT)
    assert (TABLE["awakening"], TABLE["port"]) == (AWAKENING, PORT)

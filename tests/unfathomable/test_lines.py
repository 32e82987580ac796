"""What the log says, and the clause it cites: the one that decides the case, not that of who moves the piece."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebound.core.example import ExampleTable
from rulebound.core.game import Line
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    JAMIE,
    JEANNE,
    KEILANI,
    SVETLANA,
    WILLIAM,
    calm,
    crisis,
    in_any_order,
    nobody_adds,
    nobody_answers,
    turn_begins,
    turn_of,
)
from rulebound.games.unfathomable.state import Unfathomable

Play = Callable[[ExampleTable], None]
ELEVEN = "rampage-3 rampage-3 rampage-3 rampage-3 rampage-4 rampage-4 rampage-4 persistence-1 persistence-1 "
ELEVEN += "persistence-2 persistence-2"


def lines(play: Play) -> list[tuple[str, str]]:
    """Each line that was told, as a message and its clauses."""
    t = ExampleTable(Unfathomable)
    play(t)
    told = [line for kind, line in t.story if kind == "log" and isinstance(line, Line)]
    return [(w.text.removeprefix("unfathomable-"), " ".join([c.partition("/")[2] for c in w.cite])) for w in told]


def travel(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-3", n=1)
    t.arrange("deep-ones", space="water-8", n=1)
    t.arrange("monarch", who="father-dagon", space="water-4")
    crisis(t, "missing-jewelry")  # Mother Hydra, in the Deep
    t.choose("first")


def hydra_rises(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=2)
    crisis(t, "missing-jewelry")
    t.choose("first")


def dagon_acts(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who="father-dagon", space="water-5")
    crisis(t, "incoming-sos")
    t.choose("second")


def all_rise(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=3)
    crisis(t, "infection")
    t.choose("first")


def inside(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("deep-ones", space="deck-5", n=1)
    crisis(t, "infection")
    t.choose("first", "any")


def ends_in_the_brig(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {JAMIE}")
    t.arrange("stand", seat=1, space="captains-cabin")
    t.arrange("top", pile="chaos", codes="preparation-5 inspiring-speech-5")
    t.choose("captains-cabin", "arrest william-bowleg")


def defeated(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("dice", results="6")
    crisis(t, "infection")
    t.choose("first")


def traitors_turn(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="deck-3")
    turn_of(t, 3)
    t.arrange("remove", card="medical-intervention")
    t.choose("slay", "move galley")


def broken_out(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="true-grit-5 shrug-it-off-5 rampage-3")
    turn_of(t, 3)
    t.choose("break-out", "discard true-grit-5", "discard shrug-it-off-5", "discard rampage-3", "move galley")


def mended(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="boiler-room", card="structural-damage-will")
    t.arrange("hand", seat=1, cards="determination-3")
    t.choose("repair", "discard determination-3")


def too_many_cards(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards=ELEVEN)
    t.arrange("phase", name="discard")
    t.choose("discard persistence-1")


def boilers(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="2")
    t.choose("boiler-room", "discard combat-training-1")
    nobody_answers(t)


def prayer(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="8")
    t.choose("chapel", "on", "discard shrivelling-1")


def struck(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="damage", codes="structural-damage-will structural-damage-lore")
    for card in ("missing-jewelry", "the-captains-banquet"):
        t.arrange("monarch", who="mother-hydra", space="water-1")
        crisis(t, card)
        t.choose("first")
        while t.g.decision is not None and t.g.decision.prompt == "unfathomable-prompt-banquet":
            t.choose("no")


def leaking(t: ExampleTable) -> None:
    calm(t, CREW)
    codes = "structural-damage-will structural-damage-lore structural-damage-strength"
    t.arrange("top", pile="damage", codes=codes)
    t.arrange("dice", results="5 5 1")
    crisis(t, "shipboard-fire", chaos="watch-and-learn-1 shrivelling-1")
    t.play()


def wrecked(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="damage", codes="structural-damage-will")
    crisis(t, "looming-breakdown", chaos="true-grit-5 shrivelling-1")
    t.choose("check")


def arrived(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="fog-bank calm-waters reef")
    t.arrange("dice", results="4 5")
    crisis(t, "class-struggle")
    t.choose("first", "waypoint fog-bank")


def at_start(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "e-o-t-failure", chaos="true-grit-5 shrivelling-1")
    t.play()


def banished(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-8", n=1)
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("track", which="ritual", n=3)
    crisis(t, "missing-parents")
    t.choose("second")
    in_any_order(t)


def trade(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade", "give svetlana-gedroits tool-kit", "yes")


def sunk(t: ExampleTable) -> None:
    """Four players: a Hybrid, a Cultist before his time, and two who stayed loyal."""
    calm(t, f"{KEILANI} {WILLIAM} {JEANNE} {ARJUN}")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.arrange("loyalty", seat=2, codes="cultist")
    t.arrange("dial", resource="sanity", n=1)
    t.choose("declare")


def in_port(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=3)
    t.arrange("loyalty", seat=2, codes="hybrid")
    crisis(t, "class-struggle")
    t.choose("first")


def counted(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="determination-3 nothing-to-hide-3")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    nobody_answers(t)
    nobody_adds(t)
    t.choose("insist determination-3", "less")
    nobody_answers(t)


def named(t: ExampleTable) -> None:
    calm(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="chapel", n=1)
    t.choose("attack chapel", "calculate perfect-number", "8")


def full_dial(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dial", resource="sanity", n=10)
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="8")
    t.choose("inspire inspiring-speech-5")


def unlucky(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment", chaos="true-grit-5 shrivelling-1")
    t.choose("pass", "rub lucky-ring")


def experienced(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="determination-3")
    crisis(t, "flooding-compartment", chaos="true-grit-5 shrivelling-1")
    t.choose("pass", "")
    t.choose("experienced keilani-tatupu", "add determination-3")
    nobody_answers(t)


def stolen(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "stolen-ritual-components", chaos="true-grit-5 shrug-it-off-5")
    t.play()


def deep_turn(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("dice", results="5")
    t.choose("bridge", "waypoints")


def rounds(t: ExampleTable) -> None:
    calm(t)
    turn_begins(t, 1)
    t.play()


CASES: dict[Play, tuple[tuple[str, str], ...]] = {
    travel: (("log-travel", "50.5"), ("log-deep-ones-move", "50.7"), ("log-deep-ones-move", "50.7-1"),
             ("log-monarch", "50.7"), ("log-activate-mother-hydra", "22.24-3"), ("log-lose", "22.9")),
    hydra_rises: (("log-deep-ones", "1.8"), ("log-roll", "1.8"), ("log-deep-ones-move", "1.8"), ("log-monarch", "1.8")),
    dagon_acts: (("log-deep-ones", "1.10"), ("log-monarch", "1.11")),
    all_rise: (("log-deep-ones", "1.18"), ("log-deep-ones-move", "1.18"), ("log-monarch", "1.18")),
    inside: (("log-deep-ones-move", "1.17-2"), ("log-deep-ones-move", "1.17-1")),
    ends_in_the_brig: (("log-space", "25.1"), ("log-accused", "25.1"), ("log-move", "25.1"), ("log-title-lost", "25.2"),
                       ("log-title", "43.4"), ("core-log-discard", "38.9")),
    defeated: (("log-roll", "2.7"), ("log-defeated", "2.9-1"), ("log-move", "39.3")),
    traitors_turn: (("log-slays", "12.12"), ("log-passenger", "12.12"), ("log-move", "12.10")),
    broken_out: (("log-break-out", "12.10-1"), ("log-discards", "12.10-2"), ("log-move", "12.10-1")),
    mended: (("log-discards", "45.1"), ("log-repaired", "45.1")),
    too_many_cards: (("log-discards", "29.2"),),
    boilers: (("log-space", "50.6"), ("log-lose", "50.6"), ("log-travel", "50.6")),
    prayer: (("log-space", "50.11"), ("log-ritual", "50.11")),
    struck: (("log-damage-card", "1.6"), ("log-damaged", "1.6"), ("log-damaged", "1.6-2"),
             ("log-monarch-stays", "1.7-1")),
    leaking: (("log-damage-card", "44.1"), ("log-roll", "44.1-1"), ("log-damaged", "44.1-1"), ("log-damaged", "44.5"),
              ("log-check-fail", "38.8-6"), ("log-total", "38.8")),
    wrecked: (("log-damage-card", "44.2"), ("log-damaged", "44.2-1"), ("log-lose", "38.8-7"), ("log-decided", "22.18")),
    arrived: (("log-waypoint", "50.8-3"), ("log-row-gone", "50.8-3"), ("log-lose", "50.8-3"), ("log-looks", "7.7"),
              ("log-to-start-travel", "50.8-4")),
    at_start: (("log-start-travel", "50.2-1"), ("log-lose", "38.8-7")),
    banished: (("log-deep-ones-gone", "50.12-1"), ("log-passenger", "50.12-4"), ("log-defeated", "50.12-5"),
               ("log-to-start-ritual", "50.12-8")),
    trade: (("log-trade", "12.6"), ("log-item", "12.6-1")),
    sunk: (("log-lose", "36.2"), ("log-end-wins", "14.1-2"), ("log-end-loses", "31.12"), ("log-end-loses", "14.1-2")),
    in_port: (("log-end-wins", "14.1-1"), ("log-end-loses", "14.1-1"), ("log-humans-win", "14-1")),
    counted: (("log-total", "38.8"), ("log-chosen", "38.8"), ("log-discards", "24.4-3")),
    named: (("log-chosen", "7.6"), ("log-roll-set", "7.6"), ("log-card-gone", "18.3")),
    full_dial: (("log-full", "46.1-2"),),
    experienced: (("core-log-own-ability", "7"), ("log-joins", "7")),
    stolen: (("log-top-gone", "38.8-7"),),
    deep_turn: (("log-space", "12.8"), ("log-risk", "37.4"), ("log-looks", "7.7")),
    rounds: (("core-log-turn", "48.1"), ("core-log-draw", "48.4")),
}  # fmt: skip


@pytest.mark.parametrize("play", CASES, ids=[play.__name__ for play in CASES])
def test_a_line_cites_what_decides(play: Play) -> None:
    told = lines(play)
    assert [line for line in CASES[play] if line not in told] == [], told


@pytest.mark.parametrize("play", CASES, ids=[play.__name__ for play in CASES])
def test_no_line_is_without_a_clause(play: Play) -> None:
    assert [line for line in lines(play) if not line[1] and line[0] != "core-log-arranged"] == []


def test_what_did_not_happen_is_not_told() -> None:
    """A full dial does not go up, a token on Start does not go back, a ring is not paid for a check that fails."""
    assert "log-gain" not in [text for text, _ in lines(full_dial)]
    assert "log-back-travel" not in [text for text, _ in lines(at_start)]
    assert "log-ring" not in [text for text, _ in lines(unlucky)]
    assert "log-treachery" not in [text for text, _ in lines(unlucky)]
    assert "log-roll" not in [text for text, _ in lines(named)]


def test_who_cannot_attack_is_denied_by_that() -> None:
    """The Peacemaker forbids weapons, too, and the clause says so; a traitor in the Brig is held by another one."""
    t = ExampleTable(Unfathomable)
    calm(t, f"{ARJUN} {WILLIAM} {JAMIE}")
    t.arrange("deep-ones", space="bridge", n=1)
    t.arrange("item", seat=1, code="the-peacemaker")
    t.arrange("hand", seat=1, cards="rampage-3")
    t.refused("fire six-shooter", "unfathomable/7.3")
    t.refused("rage rampage-3", "unfathomable/7.3")
    t.refused("attack bridge", "unfathomable/7.3")
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="reinforcements-1")
    turn_of(t, 3)
    t.refused("move galley", "unfathomable/12.10-1")
    t.refused("brig", "unfathomable/12.13-2")


def test_a_betrayal_is_told_in_its_steps() -> None:
    def declares(t: ExampleTable) -> None:
        hidden_traitor(t, characters=f"{SVETLANA} {WILLIAM} {JEANNE}")
        t.arrange("title", which="captain", seat=1)
        t.arrange("item", seat=1, code="barricade-the-hatches")
        t.arrange("hand", seat=1, cards="rampage-3")
        t.choose("declare", "supply", "pass", "discard rampage-3")

    told = lines(declares)
    expected = ("log-betrayal", "36"), ("log-passenger", "36.2"), ("log-title-lost", "36.4"), ("log-card-gone", "36.5")
    exchanged = ("core-log-discard", "36.5"), ("log-discards", "36.6"), ("core-log-draw", "36.6")
    assert [line for line in (*expected, *exchanged) if line not in told] == []

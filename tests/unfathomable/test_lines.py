"""What the log does not say. What it says, and by which clause, the examples show."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.core.game.game import Line
from rulebound.core.proving.example import ExampleTable
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    JAMIE,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    turn_of,
)
from rulebound.games.unfathomable.state import Unfathomable

Play = Callable[[ExampleTable], None]


def lines(play: Play) -> list[tuple[str, str]]:
    """Each line that was told, as a message and its clauses."""
    t = ExampleTable(Unfathomable)
    play(t)
    told = [line for kind, line in t.story if kind == "log" and isinstance(line, Line)]
    return [(w.text.removeprefix("unfathomable-"), " ".join([c.partition("/")[2] for c in w.cite])) for w in told]


def full_dial(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dial", resource="sanity", n=10)
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="8")
    t.choose("inspire inspiring-speech-5")


def at_start(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "e-o-t-failure", chaos="true-grit-5 shrivelling-1")
    t.play()


def unlucky(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment", chaos="true-grit-5 shrivelling-1")
    t.choose("pass", "rub lucky-ring")


def named(t: ExampleTable) -> None:
    calm(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="chapel", n=1)
    t.choose("attack chapel", "calculate perfect-number", "8")


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

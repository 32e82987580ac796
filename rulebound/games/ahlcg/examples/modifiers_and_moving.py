"""Modifiers, and moving from one place to another."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    clues,
    damage,
    engaged,
    gathering,
    horror,
    in_play,
    midnight,
    mythos,
    resources,
    revealed,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"
YES, NO = True, False


# ------------------------------------------------------------------ modifiers


@example("ahlcg/modifiers.2", "A bonus that comes late is counted in as if it had been there from the beginning")
def counted_from_the_beginning(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-2 -2")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("hand", seat=1, cards="lucky")
    turn_of(t)
    t.choose("fight flesh-eater", "play lucky")
    t.expect(damage("flesh-eater") == 1)


@example("ahlcg/modifiers.2", "When a modifier goes, the value is worked out without it")
def without_it(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.expect(value(ROLAND, SKILL["combat"]) == 5)
    t.choose("step-in beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 4)


@example("ahlcg/modifiers.3", "What is added counts before what doubles")
def doubled_last(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("skill", seat=1, name="combat", by="doubled")
    t.arrange("hand", seat=1, cards="beat-cop")
    turn_of(t)
    t.expect(value(ROLAND, SKILL["combat"]) == 8)
    t.choose("play beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 10)


@example("ahlcg/modifiers.4", "A fraction is rounded up")
def rounded_up(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("skill", seat=1, name="combat", by="halved")
    t.arrange("hand", seat=1, cards="beat-cop")
    turn_of(t)
    t.expect(value(ROLAND, SKILL["combat"]) == 2)
    t.choose("play beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 3)


@example("ahlcg/modifiers.5", "A skill value never falls below 0")
def not_below_zero(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2, tokens="-8 -8")
    mythos(t, "grasping-hands")
    t.expect(damage(SKIDS) == 3)


@example("ahlcg/modifiers.5", "Lucky!: 4 - 8 + 2 is still 0, not 2")
def lifted_only_at_the_end(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2, tokens="-8 -8")
    t.arrange("hand", seat=1, cards="lucky")
    mythos(t, "grasping-hands")
    t.choose("play lucky")
    t.expect(damage(SKIDS) == 3)


# ------------------------------------------------------------------ moving


@example("ahlcg/move.1", "An investigator moves, and an enemy that hunts")
def from_here_to_there(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="swarm-of-rats", place="cellar")
    turn_of(t, actions=1)
    t.choose("move attic")
    t.expect(at(ROLAND) == "attic", at("swarm-of-rats") == "hallway")


@example("ahlcg/move.2", "Only connected locations can be reached by a move")
def connected_locations(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    turn_of(t)
    t.offered("move hallway")
    t.not_offered("move cellar", "move parlor")


@example("ahlcg/move.3", "Leaving one location and entering the other is one moment")
def leaving_is_entering(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("attach", code="barricade", to="hallway")
    t.arrange("enemy", code="ghoul-minion", place="attic")
    turn_of(t)
    t.choose("move attic")
    t.expect(in_play("barricade") == NO, at(ROLAND) == "attic", horror(ROLAND) == 1, engaged(1) == ("ghoul-minion",))


@example("ahlcg/move.4", "Elusive: straight to the chosen location, without entering the one between")
def a_jump(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("show-location", place="cellar")
    t.arrange("enemy", code="ghoul-minion", place="hallway")
    t.arrange("hand", seat=1, cards="elusive")
    turn_of(t)
    t.choose("play elusive")
    t.expect(at(ROLAND) == "cellar", engaged(1) == (), at("ghoul-minion") == "hallway")


@example("ahlcg/move.6", "An enemy does not reveal a location by moving there")
def enemies_reveal_nothing(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("enemy", code="swarm-of-rats", place="northside")
    turn_of(t)
    t.choose("pass")
    t.expect(at("swarm-of-rats") == "miskatonic-university", revealed("miskatonic-university") == NO)


@example("ahlcg/move.7", "Hospital Debts: a resource moves from a pool onto a card")
def tokens_move(t: ExampleTable) -> None:
    gathering(t, SKIDS)
    t.arrange("threat", code="hospital-debts", seat=1)
    turn_of(t)
    t.choose("pay-off hospital-debts")
    t.expect(uses("hospital-debts") == 1, resources(SKIDS) == 4)


@example("ahlcg/move.8", "On Wings of Darkness: who is at the only Central location already does not move")
def nowhere_else_to_go(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("attach", code="barricade", to="rivertown")
    mythos(t, "on-wings-of-darkness")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(damage(ROLAND) == 1, at(ROLAND) == "rivertown", in_play("barricade") == YES)


@example("ahlcg/move-action.2", "The move action: one step to any connected location")
def move_action(t: ExampleTable) -> None:
    gathering(t, act=2)
    turn_of(t)
    t.offered("move attic", "move cellar")
    t.choose("move cellar")
    t.expect(at(ROLAND) == "cellar", actions(ROLAND) == 2, clues("cellar") == 2)

"""Who says what comes first, where several things happen at the same time and it can matter."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    damage,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    resources,
    turn_of,
)  # fmt: skip

ROLAND, DAISY, AGNES, SKIDS = "roland-banks", "daisy-walker", "agnes-baker", "skids-otoole"


def two_hunters(t: ExampleTable, other: str = "swarm-of-rats", who: str = f"{DAISY} {AGNES}") -> None:
    """The last investigator is in the Hallway, the others are far away; hunters come from the Attic and the Cellar."""
    gathering(t, who, act=2)
    for seat in range(1, len(who.split())):
        t.arrange("stand", seat=seat, place="parlor")
    t.arrange("enemy", code="young-deep-one", place="attic")
    t.arrange("enemy", code=other, place="cellar")
    t.arrange("phase", name="enemy")


@example(
    "ahlcg/lead-investigator.2 ahlcg/hunter.2",
    "Two hunters, and one gives horror that Agnes pays back: the lead says which of them comes first",
)
def the_rats_come_first(t: ExampleTable) -> None:
    two_hunters(t)
    t.asked(1, "ahlcg-prompt-hunter-order")
    t.choose("hunt swarm-of-rats")
    t.choose("lash-out agnes-baker", "hit swarm-of-rats", seat=2)
    t.expect(engaged(2) == ("young-deep-one",), in_play("swarm-of-rats") == False)  # noqa: E712


@example(
    "ahlcg/lead-investigator.2 ahlcg/hunter.2",
    "The other way round: Agnes strikes back before the rats have come",
)
def the_rats_come_last(t: ExampleTable) -> None:
    two_hunters(t)
    t.choose("hunt young-deep-one")
    t.choose("lash-out agnes-baker", seat=2)
    t.expect(damage("young-deep-one") == 1, engaged(2) == ("young-deep-one", "swarm-of-rats"))


@example(
    "ahlcg/priority-of-simultaneous-resolution.2 ahlcg/framework-3.2",
    "Who does not mind says so once: three hunters move, and nobody is asked again",
)
def in_any_order(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    t.arrange("enemy", code="swarm-of-rats", place="cellar")
    t.arrange("enemy", code="hunting-nightgaunt", place="attic")
    t.arrange("enemy", code="young-deep-one", place="attic")
    t.arrange("phase", name="enemy")
    t.choose("any-order")
    t.asked(1, "core-prompt-react")
    t.choose("pass")
    t.asked(1, "ahlcg-prompt-attackers")
    t.expect(at("swarm-of-rats") == "hallway", at("hunting-nightgaunt") == "hallway", unchanged=True)


@example("ahlcg/hunter.2", "Two hunters that do nothing but come: their order cannot matter, so nobody is asked")
def nothing_to_order(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    t.arrange("enemy", code="hunting-nightgaunt", place="attic")
    t.arrange("enemy", code="swarm-of-rats", place="cellar")
    t.arrange("phase", name="enemy")
    t.asked(1, "ahlcg-prompt-attackers")


@example("ahlcg/hunter.4", "A hunter whose only way is barred stays where it is, and that is said")
def no_way_through(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("attach", code="barricade", to="hallway")
    t.arrange("enemy", code="swarm-of-rats", place="attic")
    t.arrange("phase", name="enemy")
    t.heard("ahlcg-log-blocked", "ahlcg/hunter.4")
    t.expect(at("swarm-of-rats") == "attic")


@example(
    "ahlcg/priority-of-simultaneous-resolution.2 ahlcg/enemy-engagement.7",
    "Two enemies beside Agnes are readied together: the lead says which of them engages first",
)
def readied_together(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {AGNES}", act=2)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("enemy", code="young-deep-one", place="hallway", exhausted=1)
    t.arrange("enemy", code="swarm-of-rats", place="hallway", exhausted=1)
    t.arrange("phase", name="upkeep")
    t.asked(1, "ahlcg-prompt-engage-order")
    t.choose("engage young-deep-one")
    t.choose("lash-out agnes-baker", "hit swarm-of-rats", seat=2)
    t.expect(engaged(2) == ("young-deep-one",), in_play("swarm-of-rats") == False)  # noqa: E712


@example(
    "ahlcg/delayed-effects.2 ahlcg/priority-of-simultaneous-resolution.2",
    "Hard, a skull and a miss at the Ghoul Priest: the lead says whether he strikes back before the Ghoul comes",
)
def after_the_test(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=2, tokens="skull skull", difficulty="hard")
    t.arrange("threat", code="ghoul-priest", seat=2)
    t.arrange("encounter", cards="ghoul-minion", only=1)
    turn_of(t, seat=2)
    t.choose("fight ghoul-priest", seat=2)
    t.asked(1, "ahlcg-prompt-afterwards")
    t.choose("next the-gathering")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 2, engaged(2) == ("ghoul-priest", "ghoul-minion"))


@example(
    "ahlcg/priority-of-simultaneous-resolution.2 ahlcg/weakness.2",
    "Two weaknesses in one draw: the lead says which comes first, and Amnesia takes what the other left",
)
def two_weaknesses(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}")
    t.arrange("hand", seat=2, cards="cryptic-research knife")
    t.arrange("deck", seat=2, cards="amnesia paranoia guts")
    turn_of(t, seat=2)
    t.choose("play cryptic-research", "choose roland-banks", seat=2)
    t.asked(1, "ahlcg-prompt-weakness-order")
    t.expect(resources(2) == 5, unchanged=True)
    t.choose("next paranoia")
    t.asked(2, "ahlcg-prompt-discard")
    t.expect(resources(2) == 0, unchanged=True)
    t.choose("discard knife", seat=2)
    t.expect(hand(2) == ("guts",))


@example(
    "ahlcg/priority-of-simultaneous-resolution.2 ahlcg/spawn.6",
    "The cultists come back at once, and a Disc of Itzamna can meet one of them: the lead says who comes next",
)
def who_comes_back_first(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below", earlier="R1 R2")
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "ahlcg-prompt-mulligan":
        t.choose("")
    t.arrange("asset", code="disc-of-itzamna", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    turn_of(t)
    t.choose("advance", "spawn ruth-turner", "banish disc-of-itzamna")
    t.choose("any-order")
    t.expect(in_play("ruth-turner") == False, at("herman-collins") == "main-path")  # noqa: E712

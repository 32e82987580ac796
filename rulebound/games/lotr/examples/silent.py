"""What comes to nothing says so, and why."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active,
    aside,
    at_phase,
    discard,
    encounter_discard,
    engaged,
    fighting,
    funded,
    in_play,
    out,
    progress,
    quest,
    staging,
    threat,
    watch,
)

ESCAPE, ANDUIN, MIRKWOOD = "escape-from-dol-guldur", "journey-along-the-anduin", "flies-and-spiders"
JAILOR, MAP, ROAD, WEB, GOBLINS, GLADDEN = (
    "dungeon-jailor", "gandalfs-map", "old-forest-road", "great-forest-web", "misty-mountain-goblins", "gladden-fields",
)  # fmt: skip
GUARD = "orc-guard"


@example("lotr/step-3.4.2", "Willpower and threat are equal: no progress, no threat, and the log says so")
def a_tie(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=ROAD)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-quest", "lotr/step-3.4.1", will=2, threat=2)
    t.heard("lotr-log-quest-tied", "lotr/step-3.4.2")
    t.not_heard("lotr-log-progress")
    t.not_heard("lotr-log-threat-up")
    t.expect(progress(MIRKWOOD) == 0, threat(1) == 29, unchanged=True)


@example("lotr/step-3.4.2", "Dungeon Jailor: a tied quest has not failed, and the objective stays")
def a_tie_and_the_jailor(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("staging", cards=f"{JAILOR} {MAP}")
    at_phase(t, "quest")
    t.choose("pass", "commit gloin", "pass", "pass")
    t.heard("lotr-log-quest", will=2, threat=2)
    t.heard("lotr-log-quest-tied")
    t.expect(staging() == (JAILOR, MAP, ROAD), unchanged=True)


@example("lotr/step-3.4.2", "Sentinel of Shadow: a tied quest has not failed, and the Nazgûl stays where it is")
def a_tie_and_the_sentinel(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, difficulty="nightmare", seed="3")
    t.arrange("encounter", cards="sentinel-of-shadow")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-quest", will=2, threat=2)
    t.heard("lotr-log-quest-tied")
    t.expect(aside().has("nazgul-of-dol-guldur"), engaged(1) == (), unchanged=True)


@example("lotr/effects.4", "Misty Mountain Goblins: with no progress on the quest there is none to lose")
def nothing_to_plunder(t: ExampleTable) -> None:
    fighting(t, GOBLINS, quest=ANDUIN)
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.heard("lotr-log-no-progress", "lotr/effects.4")
    t.asked(1, "lotr-prompt-attack")


@example("lotr/travel.1", "Only places whose price nobody can pay: the log says that there is nowhere to travel")
def nowhere_to_go(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=WEB)
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    watch(t)
    at_phase(t, "travel")
    t.heard("lotr-log-no-way", "lotr/travel.1")
    t.asked(1, "lotr-prompt-window")
    t.expect(active() == (), staging() == (WEB,), unchanged=True)


@example("lotr/constant-ability.1 lotr/step-7.3.1", "Gladden Fields: what makes the threat rise faster is named")
def what_tires(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN)
    watch(t)
    t.arrange("active", card=GLADDEN)
    at_phase(t, "refresh")
    t.heard("lotr-log-tires", "lotr/constant-ability.1", n=1)
    t.heard("lotr-log-threat-up", "lotr/step-7.3.1", n=2)
    t.asked(1, "lotr-prompt-window")


def with_a_guard(t: ExampleTable) -> None:
    """The second player has an Orc Guard, whose face is a Gondorian Spearman, and something worse."""
    quest(t, "spirit tactics", quest=ESCAPE, seed="3")
    t.arrange("deck", seat=1)
    t.arrange("deck", seat=2, cards="gondorian-spearman")
    t.arrange("staging", cards="tower-gate")
    at_phase(t, "travel")
    t.choose("travel tower-gate")
    t.arrange("phase", name="encounter")


@example(
    "lotr/player-elimination.2", "A player is out: the Orc Guard leaves play, and the log says that it does, and why"
)
def a_guard_leaves(t: ExampleTable) -> None:
    with_a_guard(t)
    t.arrange("engage", card="marsh-adder", seat=2)
    t.arrange("threat", seat=2, n=49)
    t.arrange("encounter", cards=f"{ROAD} {ROAD}")
    at_phase(t, "combat")
    t.choose("resolve marsh-adder", seat=2)
    t.heard("lotr-log-guard-leaves", "lotr/player-elimination.2")
    t.expect(out(2) == True, engaged(2) == (), discard(2).has("gondorian-spearman"), staging() == ("marsh-adder",))  # noqa: E712


@example("lotr/in-play-and-out-of-play.5", "An Orc Guard that leaves play takes its shadow card with it")
def a_guard_and_its_shadow(t: ExampleTable) -> None:
    with_a_guard(t)
    t.arrange("encounter", cards=ROAD)
    funded(t, "a-light-in-the-dark", "eowyn", 2, "combat")
    t.expect(in_play(GUARD) == True, unchanged=True)  # noqa: E712
    t.choose("play a-light-in-the-dark")
    t.heard("lotr-log-guard-leaves", "lotr/discard-and-victory.3")
    t.expect(in_play(GUARD) == False, encounter_discard() == (ROAD, ROAD), discard(2).has("gondorian-spearman"))  # noqa: E712

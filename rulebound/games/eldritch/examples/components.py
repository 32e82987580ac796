"""What was settled by playing every component in a scene of its own."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ENCOUNTER,
    JACQUELINE,
    LEO,
    LILY,
    MARK,
    begin,
    clues,
    conditions,
    delayed,
    draw,
    encounters,
    gates_open,
    health,
    lost,
    meet,
    monsters_on,
    mythos,
    on_mystery,
    size,
    space,
    tokens_on,
)

SHUB, YOG = "shub-niggurath", "yog-sothoth"
QUIET = "perplexing-stars"
RECKONING, REACT, UNLESS = "eldritch-prompt-reckoning", "core-prompt-react", "core-prompt-unless"


# ------------------------------------------------------------------ unless


def no_gate_can_be_closed(t: ExampleTable, card: str) -> None:
    """Lily Chen, who has passed the first test beyond a gate that cannot be closed."""
    meet(t, LILY, "istanbul")
    t.arrange("gate", space="istanbul")
    t.arrange("ongoing", code="mysterious-lights")
    draw(t, "artifacts", "pallid-mask")
    draw(t, "other-world", card)
    encounters(t)
    t.arrange("dice", results="6 6")


@example("eldritch/faq-8", "The Dreamlands: who spends Health is not delayed, though the gate cannot be closed")
def health_averts_it(t: ExampleTable) -> None:
    no_gate_can_be_closed(t, "other-world-21")
    t.choose("other-world")
    t.asked(1, UNLESS)
    t.choose("paid-with spend health 1 close")
    t.heard("eldritch-log-cannot-close", "eldritch/faq-14")
    t.asked(2, ENCOUNTER)
    t.expect(health(1) == 5, clues(1) == 2)
    t.expect(delayed(1) == False, gates_open() == ("istanbul",), unchanged=True)  # noqa: E712


@example("eldritch/faq-8", "Lost Carcosa: nor who spends two clues")
def clues_avert_it(t: ExampleTable) -> None:
    no_gate_can_be_closed(t, "other-world-24")
    t.arrange("sheet", seat=1, clues=2)
    t.choose("other-world", "pass", "paid-with spend-clues 2 close")
    t.asked(2, ENCOUNTER)
    t.expect(clues(1) == 0)
    t.expect(delayed(1) == False, gates_open() == ("istanbul",), unchanged=True)  # noqa: E712


# ------------------------------------------------------------------ monsters of one name


@example("eldritch/conflicts.1", "Two cultists, one Dark Young set aside: the lead says where it comes")
def which_cultist(t: ExampleTable) -> None:
    begin(t, LILY, LEO, ancient=SHUB, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="cultist", space="rome")
    second = t.arrange("monster", code="cultist", space="tokyo")
    t.arrange("monster", code="goat-spawn", space="sydney")
    t.arrange("monster", code="goat-spawn", space="sydney")
    draw(t, "clues", "clue-london")
    draw(t, "cup", "gug skeleton")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.asked(1, RECKONING)
    t.choose(f"reckon {second}")
    t.expect(monsters_on("tokyo") == ("dark-young",))
    t.expect(monsters_on("rome") == ("cultist",), unchanged=True)


# ------------------------------------------------------------------ what comes meanwhile


@example("eldritch/reckoning.8", "Tied to a Dark Purpose: a curse that came of another's pact has no reckoning yet")
def cursed_meanwhile(t: ExampleTable) -> None:
    begin(t, LILY, LEO, MARK, JACQUELINE, space="space-5")
    t.arrange("tracks", doom=12, omen=1)
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-the-dark-man")
    t.arrange("has", seat=2, card="dark-pact", back="pact-with-yog-sothoth")
    t.arrange("has", seat=2, card="wither", back="a")
    draw(t, "cup", "gug wraith")
    draw(t, "gate-stack", "gate-sydney gate-rome")
    mythos(t, "tied-to-a-dark-purpose")
    t.choose("rest", "lead mark-harrigan")
    t.asked(4, REACT)
    t.choose("pass")
    t.not_heard("eldritch-log-reckons")
    t.expect(conditions(3) == ("cursed",), unchanged=True)


# ------------------------------------------------------------------ what the log says


@example("eldritch/conflicts.4", "Nightgaunt: whom it cannot carry away, it only delays, and that is told")
def not_carried(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="nightgaunt", space="arkham")
    t.arrange("has", seat=1, card="detained", back="starvation")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.play()
    t.heard("eldritch-log-cannot-move", "eldritch/conflicts.4")
    t.heard("eldritch-log-delayed", "eldritch/delayed.1")
    t.expect(space(1) == "arkham", monsters_on("arkham") == ("nightgaunt",), unchanged=True)


@example("eldritch/component-limits.6", "Zombie: no second Horde comes, and that is told")
def no_second_horde(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("tracks", doom=10, omen=1)
    t.arrange("monster", code="zombie", space="rome")
    t.arrange("monster", code="zombie-horde", space="tokyo")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-sydney")
    mythos(t, QUIET)
    t.arrange("dice", results="6")
    t.choose("rest")
    t.heard("eldritch-log-none-to-come", "eldritch/component-limits.6")
    t.expect(monsters_on("rome") == ("zombie",), monsters_on("tokyo") == ("zombie-horde",), unchanged=True)


@example("eldritch/combat-encounters.2", "Vampire: it recovers by what is printed on it")
def by_its_own_words(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="vampire", space="arkham", lost=1)
    encounters(t)
    t.arrange("dice", results="6 6 6 1 1")
    t.play()
    t.heard("eldritch-log-monster-recovers", "eldritch/combat-encounters.2")
    t.expect(lost("vampire") == 0)


@example("eldritch/reckoning.3", "Yog-Sothoth awake: what his reckoning lays on the sheet is laid there by it")
def laid_by_the_reckoning(t: ExampleTable) -> None:
    begin(t, LILY, ancient=YOG, space="rome")
    t.arrange("tracks", awake=1, omen=1)
    t.arrange("gate", space="rome")
    draw(t, "gate-stack", "gate-sydney")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.play()
    t.heard("eldritch-log-gate-gone", "eldritch/reckoning.3")
    t.heard("eldritch-log-sheet-gate", "eldritch/reckoning.3")
    t.expect(size("sheet-gates") == 1)


@example("eldritch/doom-awake.1", "Yog-Sothoth awake: without any gate left doom lays none on the sheet")
def no_gate_for_the_sheet(t: ExampleTable) -> None:
    begin(t, LILY, ancient=YOG, space="space-5")
    t.arrange("tracks", awake=1, omen=1)
    t.arrange("gone", pile="gate-stack")
    mythos(t, "all-for-nothing")
    t.play()
    t.heard("eldritch-log-no-sheet-gate", "eldritch/doom-awake.1")
    t.expect(size("sheet-gates") == 0, unchanged=True)


@example("eldritch/eldritch-tokens.2", "Rituals in the Wild: a token that goes to the card is told to leave its space")
def token_taken(t: ExampleTable) -> None:
    meet(t, LILY, "space-4", ancient=SHUB)
    t.arrange("mystery", code="rituals-in-the-wild")
    t.arrange("tokens-at", space="space-4", n=1)
    t.arrange("sheet", seat=1, clues=2)
    encounters(t)
    t.arrange("dice", results="6 6")
    t.choose("special rituals-in-the-wild", "pass", "yes")
    t.heard("eldritch-log-token-off", "eldritch/eldritch-tokens.2")
    t.heard("eldritch-log-tokens-on", "eldritch/eldritch-tokens.1")
    t.expect(tokens_on("space-4") == 0, on_mystery() == 1)


# ------------------------------------------------------------------ the end of the game


@example("eldritch/winning-and-losing.1", "Return of the Ancient Ones: when Azathoth wakes, nothing is solved any more")
def nothing_after_the_end(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("tracks", doom=2, omen=1)
    t.arrange("ongoing", code="return-of-the-ancient-ones")
    for code in ("riot", "maniac", "skeleton"):
        t.arrange("monster", code=code, space="space-19")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.play()
    t.ended(won=False, why="eldritch-end-azathoth")
    t.not_heard("eldritch-log-rumor-solved")


@example("eldritch/winning-and-losing.1", "Fractured Reality: nor there")
def nothing_after_the_last_gate(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space="space-5")
    t.arrange("tracks", doom=1, omen=1)
    t.arrange("ongoing", code="fractured-reality", tokens=1)
    t.arrange("gate", space="rome")
    draw(t, "cup", "gug")
    mythos(t, QUIET)
    t.play()
    t.ended(won=False, why="eldritch-end-azathoth")
    t.not_heard("eldritch-log-rumor-solved")

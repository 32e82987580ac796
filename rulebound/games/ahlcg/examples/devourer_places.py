"""The Devourer Below: the Main Path, the parts of the woods, and the Ritual Site."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    clues,
    damage,
    devourer,
    engaged,
    horror,
    out,
    turn_of,
)

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


def deep_in_the_woods(t: ExampleTable, place: str, investigator: str = ROLAND, tokens: str = "0 0") -> None:
    """One investigator at a part of the woods, alone; his or her turn."""
    devourer(t, investigator, tokens=tokens)
    t.arrange("add-location", code=place)
    t.arrange("stand", seat=1, place=place)
    turn_of(t)


@example("ahlcg/resign.1", "Main Path: the way home")
def main_path(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    turn_of(t)
    t.choose("give-up main-path")
    t.heard("core-log-ability", "ahlcg/resign.1")
    t.expect(out(ROLAND) == "resigned")


@example("ahlcg/move.2", "Main Path: it leads to every part of the woods, whatever symbol it shows once revealed")
def main_path_leads_everywhere(t: ExampleTable) -> None:
    devourer(t)
    for place in ("old-house", "quiet-glade"):
        t.arrange("add-location", code=place)
        t.arrange("show-location", place=place)
    turn_of(t)
    t.offered("move old-house", "move quiet-glade", "move card")


@example("ahlcg/move.2", "Arkham Woods: a revealed part leads to a revealed neighbour, and back to the Main Path")
def neighbours(t: ExampleTable) -> None:
    deep_in_the_woods(t, "unhallowed-ground")
    for place in ("cliffside", "tangled-thicket"):
        t.arrange("add-location", code=place)
        t.arrange("show-location", place=place)
    t.offered("move cliffside", "move main-path")
    t.not_offered("move tangled-thicket")


@example("ahlcg/move.2", "Arkham Woods: to what nobody has seen yet only the Main Path leads")
def unseen_neighbours(t: ExampleTable) -> None:
    deep_in_the_woods(t, "unhallowed-ground")
    t.not_offered("move card")
    t.offered("move main-path")


@example("ahlcg/location-cards.5", "Arkham Woods: nobody knows which part it is before somebody is there")
def revealing(t: ExampleTable) -> None:
    devourer(t)
    turn_of(t)
    t.arrange("faces", codes="01152")
    t.choose("move card")
    t.expect(at(ROLAND) == "old-house", clues("old-house") == 1)


@example("ahlcg/ability.forced.5", "Unhallowed Ground: whoever enters tests willpower against 4, or is hurt")
def unhallowed_ground(t: ExampleTable) -> None:
    devourer(t)
    turn_of(t)
    t.arrange("faces", codes="01150")
    t.choose("move card")
    t.expect(at(ROLAND) == "unhallowed-ground", damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/ability.forced.4", "Twisting Paths: a failure against 3 cancels the move, and the action is lost")
def twisting_paths(t: ExampleTable) -> None:
    deep_in_the_woods(t, "twisting-paths", tokens="-1 -1")
    t.choose("move main-path")
    t.heard("core-log-forced", "ahlcg/ability.forced.4")
    t.expect(at(ROLAND) == "twisting-paths", actions(ROLAND) == 2)


@example("ahlcg/cancel.1", "Twisting Paths: a move that is cancelled is none, and enemies elsewhere do not notice")
def lost_in_the_woods(t: ExampleTable) -> None:
    deep_in_the_woods(t, "twisting-paths", tokens="-1 -1")
    t.arrange("enemy", code="ghoul-minion", place="main-path")
    t.choose("move main-path")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(at(ROLAND) == "twisting-paths", engaged(1) == (), actions(ROLAND) == 2)


@example("ahlcg/skill-test-nested", "Twisting Paths: left in the middle of another test, they ask too late")
def too_late_to_get_lost(t: ExampleTable) -> None:
    deep_in_the_woods(t, "twisting-paths", WENDY, tokens="-1 -1")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.choose("evade ghoul-minion", "commit survival-instinct", "result 2 ghoul-minion", "move main-path")
    t.expect(at(WENDY) == "main-path", actions(WENDY) == 2)


@example("ahlcg/move.1", "Twisting Paths: whoever keeps the way in mind gets out")
def out_of_the_woods(t: ExampleTable) -> None:
    deep_in_the_woods(t, "twisting-paths")
    t.choose("move main-path")
    t.expect(at(ROLAND) == "main-path")


@example("ahlcg/investigate-action.2", "Old House: it is investigated with willpower")
def old_house(t: ExampleTable) -> None:
    deep_in_the_woods(t, "old-house", AGNES, tokens="-3 -3")
    t.choose("investigate")
    t.expect(clues(AGNES) == 1)


@example("ahlcg/investigate-action.2", "Cliffside: it is investigated with agility")
def cliffside(t: ExampleTable) -> None:
    deep_in_the_woods(t, "cliffside", AGNES, tokens="-1 -1")
    t.choose("investigate")
    t.expect(clues(AGNES) == 1)


@example("ahlcg/investigate-action.2", "Tangled Thicket: it is investigated with combat")
def tangled_thicket(t: ExampleTable) -> None:
    deep_in_the_woods(t, "tangled-thicket", tokens="-2 -2")
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/heal.1", "Quiet Glade: 1 damage or 1 horror healed")
def quiet_glade(t: ExampleTable) -> None:
    deep_in_the_woods(t, "quiet-glade")
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=2)
    t.choose("rest quiet-glade", "horror")
    t.expect(horror(ROLAND) == 1, damage(ROLAND) == 2, actions(ROLAND) == 2)


@example("ahlcg/heal.1", "Quiet Glade: it heals one of the two, not both")
def quiet_glade_damage(t: ExampleTable) -> None:
    deep_in_the_woods(t, "quiet-glade")
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    t.arrange("tokens", on=ROLAND, kind="horror", n=1)
    t.choose("rest quiet-glade", "damage")
    t.expect(damage(ROLAND) == 0, horror(ROLAND) == 1)


@example("ahlcg/heal.1", "Quiet Glade: whoever is neither hurt nor frightened cannot use it; one of both is enough")
def no_need_to_rest(t: ExampleTable) -> None:
    deep_in_the_woods(t, "quiet-glade")
    t.refused("rest quiet-glade", "ahlcg/costs.9")
    t.arrange("tokens", on=ROLAND, kind="horror", n=1)
    t.choose("rest quiet-glade", "horror")
    t.expect(horror(ROLAND) == 0)


@example("ahlcg/limits-and-maximums.1", "Quiet Glade: once a turn")
def quiet_glade_once(t: ExampleTable) -> None:
    deep_in_the_woods(t, "quiet-glade")
    t.arrange("tokens", on=ROLAND, kind="damage", n=2)
    t.choose("rest quiet-glade", "damage")
    t.expect(damage(ROLAND) == 1)
    t.refused("rest quiet-glade", "ahlcg/limits-and-maximums.1")


@example("ahlcg/per-investigator.3", "Ritual Site: at the end of the round there are 2 clues per investigator again")
def ritual_site(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("act", stage=3)
    t.arrange("add-location", code="ritual-site")
    t.arrange("stand", seat=1, place="ritual-site")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.arrange("tokens", on="ritual-site", kind="clues", n=1)
    t.choose("pass")
    t.expect(clues("ritual-site") == 2)

"""Where enemies come into play, surge, and what becomes of a drawn treachery."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    clues,
    doom,
    encounter_discard,
    engaged,
    gathering,
    horror,
    in_play,
    midnight,
    seated,
    threat,
    turn_of,
)  # fmt: skip

ROLAND, DAISY = "roland-banks", "daisy-walker"


def mythos(t: ExampleTable, cards: str) -> None:
    """The mythos phase of the second round begins, with these cards on top of the encounter deck."""
    t.arrange("encounter", cards=cards)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")


# ------------------------------------------------------------------ spawning


@example("ahlcg/spawn.1", "A Flesh-Eater spawns in the Attic, wherever it is drawn")
def where_its_text_says(t: ExampleTable) -> None:
    gathering(t, act=2)
    mythos(t, "flesh-eater")
    t.expect(at("flesh-eater") == "attic", engaged(1) == ())


@example("ahlcg/spawn.2", "A cultist who is searched for, not drawn from the top, still looks for an empty place")
def however_it_comes(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "mysterious-chanting")
    t.choose("draw acolyte", "spawn easttown")
    t.expect(at("acolyte") == "easttown", doom("acolyte") == 1)


@example("ahlcg/spawn.3", "An enemy without a spawn text is engaged with who drew it")
def engaged_with_who_drew_it(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    mythos(t, "ancient-evils ghoul-minion")
    t.expect(engaged(2) == ("ghoul-minion",), engaged(1) == ())
    t.heard("ahlcg-log-engage", "ahlcg/spawn.3")


@example("ahlcg/spawn.4", "The Attic is not in play yet: the Flesh-Eater is discarded")
def no_such_place(t: ExampleTable) -> None:
    gathering(t)
    mythos(t, "flesh-eater")
    t.expect(encounter_discard() == ("flesh-eater",), in_play("flesh-eater") == False)  # noqa: E712
    t.heard("ahlcg-log-put-away", "ahlcg/spawn.4")


@example("ahlcg/spawn.4", "No location is empty: an Acolyte is discarded, and brings no doom")
def nowhere_is_empty(t: ExampleTable) -> None:
    gathering(t)
    mythos(t, "acolyte")
    t.expect(encounter_discard() == ("acolyte",), in_play("acolyte") == False)  # noqa: E712


@example("ahlcg/spawn.5", "Several locations are empty: who drew the Acolyte chooses, and only among these")
def a_choice_of_places(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("enemy", code="ghoul-minion", place="attic")
    mythos(t, "ancient-evils acolyte")
    t.asked(2, "ahlcg-prompt-spawn")
    t.not_offered("spawn hallway", "spawn attic", seat=2)
    t.choose("spawn parlor", seat=2)
    t.heard("ahlcg-log-spawn", "ahlcg/spawn.5")
    t.expect(at("acolyte") == "parlor")


@example("ahlcg/spawn.6", "Cultists who got away spawn on the Main Path, though they name places in town")
def an_effect_says_where(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below", earlier="R1 R2")
    seated(t, ROLAND)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("enemy", code="ghoul-minion", place="main-path", exhausted=1)
    turn_of(t)
    t.choose("advance")
    t.heard("ahlcg-log-spawn", "ahlcg/spawn.6")
    t.expect(at("herman-collins") == "main-path", at("ruth-turner") == "main-path")


# ------------------------------------------------------------------ surge and treacheries


@example("ahlcg/surge.2", "A card with surge is followed by another one")
def surge(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "false-lead hunting-nightgaunt locked-door")
    t.expect(encounter_discard() == ("false-lead",), engaged(1) == ("hunting-nightgaunt",))


@example("ahlcg/surge.2", "With clues False Lead has no surge: it is tested and that is all")
def no_surge(t: ExampleTable) -> None:
    midnight(t, tokens="-1 -1")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    mythos(t, "false-lead hunting-nightgaunt")
    t.expect(clues(ROLAND) == 1, engaged(1) == (), encounter_discard() == ("false-lead",))


@example("ahlcg/treachery-cards.2", "A treachery is resolved at once, then discarded")
def a_treachery_is_resolved(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-2 -2")
    mythos(t, "rotting-remains")
    t.expect(horror(ROLAND) == 2, encounter_discard() == ("rotting-remains",))
    t.heard("ahlcg-log-put-away", "ahlcg/treachery-cards.2")


@example("ahlcg/treachery-cards.2 ahlcg/threat-area.1", "One that goes to the threat area is not discarded")
def a_treachery_that_stays(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    mythos(t, "ancient-evils frozen-in-fear")
    t.expect(threat(2) == ("frozen-in-fear",), threat(1) == (), encounter_discard() == ("ancient-evils",))
    t.heard("ahlcg-log-threat", "ahlcg/threat-area.1")

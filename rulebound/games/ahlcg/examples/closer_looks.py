"""Who is meant and who is not, and lines of the log that tell what happened."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    clues,
    damage,
    doom,
    encounter_size,
    engaged,
    gathering,
    mental_trauma,
    mythos,
    physical_trauma,
    threat,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"

# ------------------------------------------------------------------ who is meant


@example("ahlcg/you-your.1", "Stubborn Detective: while he is engaged with Roland, Roland is meant, not his bearer")
def whom_he_follows(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("enemy", code="stubborn-detective", place="hallway", exhausted=1, seat=2)
    t.arrange("tokens", on="hallway", kind="clues", n=1)
    turn_of(t, 1)
    t.choose("engage stubborn-detective")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("fight swarm-of-rats")  # his reaction is blank
    t.expect(engaged(1) == ("stubborn-detective",), clues(ROLAND) == 0)
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/cannot.1", "Dissonant Voices: who hears them cannot play assets, everybody else can")
def only_who_hears_them(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="dissonant-voices", seat=1)
    for seat in (1, 2):
        t.arrange("hand", seat=seat, cards="flashlight")
    turn_of(t, 1)
    t.not_offered("play flashlight")
    turn_of(t, 2)
    t.offered("play flashlight")
    t.expect(threat(1) == ("dissonant-voices",), unchanged=True)


# ------------------------------------------------------------------ what is told


@example("ahlcg/framework-1.2", "The doom that a round brings is told")
def doom_is_told(t: ExampleTable) -> None:
    gathering(t)
    mythos(t, "ancient-evils")
    t.play()
    t.heard("ahlcg-log-doom", "ahlcg/framework-1.2")
    t.expect(doom("whats-going-on") == 2)


@example("ahlcg/framework-1.4", "Who draws which encounter card is told")
def an_encounter_is_told(t: ExampleTable) -> None:
    gathering(t)
    mythos(t, "ancient-evils")
    t.play()
    t.heard("ahlcg-log-encounter", "ahlcg/framework-1.4")
    t.heard("ahlcg-log-encounter", "ahlcg/framework-1.4")


@example("ahlcg/skill-test-st.6", "A success is told, and by how much")
def a_success_is_told(t: ExampleTable) -> None:
    gathering(t)
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6")
    t.expect(clues(ROLAND) == 1, damage(ROLAND) == 0, mental_trauma(ROLAND) == 0, physical_trauma(ROLAND) == 0)


@example("ahlcg/campaign-play.trauma.3", "Who is defeated by damage bears it from then on, and that is told")
def a_trauma_is_told(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t, 1)
    t.choose("resource")
    t.heard("ahlcg-log-physical-trauma")
    t.expect(physical_trauma(ROLAND) == 1)


@example("ahlcg/encounter-deck.1", "A new encounter deck is told")
def a_new_deck_is_told(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("card", code="grasping-hands", to="encounter-discard")
    t.arrange("encounter", cards="ancient-evils", only=1)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.play()
    t.heard("ahlcg-log-renew", "ahlcg/encounter-deck.1")
    t.expect(encounter_size() == 1)


@example("ahlcg/activate-action.2", "Haunted: that it is discarded is told")
def what_is_put_away_is_told(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("threat", code="haunted", seat=1)
    turn_of(t)
    t.choose("exorcise haunted")
    t.heard("ahlcg-log-put-away")
    t.expect(threat(1) == ())

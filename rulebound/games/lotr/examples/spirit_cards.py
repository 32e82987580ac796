"""Spirit cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import THREAT, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    controller,
    damage,
    discard,
    encounter_discard,
    exhausted,
    fighting,
    funded,
    hand,
    in_play,
    progress,
    quest,
    resources,
    staging,
    threat,
    total_threat,
    value,
)

ORCS, UFTHAK, SPIDER, BATS = "dol-guldur-orcs", "chieftain-ufthak", "forest-spider", "black-forest-bats"
ROAD, GATE, STREAM, REACH = "old-forest-road", "forest-gate", "enchanted-stream", "the-necromancers-reach"
GUIDE, TRACKER, TOOK = "lorien-guide", "northern-tracker", "wandering-took"


@example("lotr/response.1", "Lórien Guide: committed, 1 progress on the active location")
def guide(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("ally", code=GUIDE, seat=1)
    t.arrange("active", card=GATE)
    at_phase(t, "quest")
    t.choose(f"commit {GUIDE}", f"guide {GUIDE}")
    t.expect(progress(GATE) == 1)


@example("lotr/response.1", "Northern Tracker: committed, 1 progress on each location in the staging area")
def tracker(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("ally", code=TRACKER, seat=1)
    t.arrange("active", card=ROAD)
    t.arrange("staging", cards=f"{GATE} {STREAM}")
    at_phase(t, "quest")
    t.choose(f"commit {TRACKER}", f"track {TRACKER}")
    t.expect(progress(GATE) == 1, progress(STREAM) == 1, progress(ROAD) == 0)


@example("lotr/event-cards.3 lotr/threat.1", "The Galadhrim's Greeting: 6 less threat for a player of one's choice")
def greeting_for_one(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    funded(t, "the-galadhrims-greeting", "eowyn", 3, "quest")
    t.choose("play the-galadhrims-greeting", "one", "choose seat-2")
    t.expect(threat(1) == 24, threat(2) == 23, resources("eowyn") == 0)


@example("lotr/event-cards.3 lotr/threat.1", "The Galadhrim's Greeting: or 2 less for each")
def greeting_for_all(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    funded(t, "the-galadhrims-greeting", "eowyn", 3, "quest")
    t.choose("play the-galadhrims-greeting", "all")
    t.expect(threat(1) == 22, threat(2) == 27, resources("eowyn") == 0)


@example("lotr/event-cards.3", "Strength of Will: after travelling a Spirit character exhausts for 2 progress there")
def strength_of_will(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("hand", seat=1, cards="strength-of-will")
    t.arrange("staging", cards=GATE)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}", "play strength-of-will", "choose dunhere")
    t.expect(progress(GATE) == 2, exhausted("dunhere") == True)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/event-cards.3 lotr/cancel.1", "A Test of Will: what a card does on being revealed does not happen")
def test_of_will(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("encounter", cards=ORCS)
    t.arrange("deck", seat=1, cards="")
    funded(t, "a-test-of-will", "eowyn", 1, "quest")
    t.choose("pass", "commit eowyn", "pass", "play a-test-of-will")
    t.expect(staging() == (ORCS,), damage("eowyn") == 0, discard(1) == ("a-test-of-will",))


@example("lotr/event-cards.3", "Dwarven Tomb: a Spirit card comes back from one's own discard pile")
def tomb(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("discards", seat=1, cards=f"gandalf {TOOK} {GUIDE}")
    t.arrange("discards", seat=2, cards=TRACKER)
    funded(t, "dwarven-tomb", "eowyn", 1, "quest")
    t.choose("play dwarven-tomb")
    t.not_offered("choose gandalf", f"choose {TRACKER}")
    t.choose(f"choose {TOOK}")
    t.expect(hand(1) == (TOOK,), discard(1) == ("dwarven-tomb", "gandalf", GUIDE))


@example("lotr/event-cards.3", "Fortune or Fate: a fallen hero comes back to the player who owns the hero")
def fortune_or_fate(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("heroes", seat=2, cards="aragorn theodred")
    t.arrange("discards", seat=2, cards="gloin")
    funded(t, "fortune-or-fate", "eowyn", 5, "quest")
    t.choose("play fortune-or-fate")
    t.expect(area(2).has("gloin"), controller("gloin") == 2, discard(2) == (), resources("eowyn") == 0)


@example("lotr/action.1 lotr/ready.2", "Unexpected Courage: exhausted, it readies its hero")
def courage(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("attach", code="unexpected-courage", to="eowyn")
    t.arrange("exhaust", card="eowyn")
    at_phase(t, "quest")
    t.choose("rise unexpected-courage")
    t.expect(exhausted("eowyn") == False, exhausted("unexpected-courage") == True)  # noqa: E712


@example("lotr/action.1", "Wandering Took: to another player, 3 threat from the one to the other")
def took(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("ally", code=TOOK, seat=1)
    at_phase(t, "quest")
    t.choose(f"wander-off {TOOK}")
    t.expect(controller(TOOK) == 2, threat(1) == 21, threat(2) == 32)
    t.asked(1, "lotr-prompt-commit")


@example("lotr/ownership-and-control.5", "Wandering Took: destroyed with another player, he goes to his owner's pile")
def took_comes_home(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("ally", code=TOOK, seat=1)
    t.arrange("engage", card=UFTHAK, seat=2)
    at_phase(t, "travel")
    t.choose(f"wander-off {TOOK}", seat=1)
    t.pass_until("lotr-prompt-defend", seat=2)
    t.choose(f"defend {TOOK}", seat=2)
    t.expect(discard(1) == (TOOK,), discard(2) == (), in_play(TOOK) == False)  # noqa: E712


@example("lotr/constant-ability.1", "The Favor of the Lady: +1 willpower")
def favor(t: ExampleTable) -> None:
    quest(t, "spirit")
    funded(t, "the-favor-of-the-lady", "eowyn", 2, "planning")
    t.choose("play the-favor-of-the-lady", "attach dunhere")
    t.expect(value("dunhere", WILLPOWER) == 2)


@example("lotr/constant-ability.1", "Power in the Earth: 1 less threat of its location")
def power_in_the_earth(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=GATE)
    funded(t, "power-in-the-earth", "eowyn", 1, "planning")
    t.choose("play power-in-the-earth")
    t.expect(value(GATE, THREAT) == 1, total_threat() == 1)


@example("lotr/constant-ability.1", "Dúnhere: +1 attack against an enemy in the staging area")
def dunhere(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=UFTHAK)
    t.arrange("attach", code="dwarven-axe", to="dunhere")
    t.arrange("attach", code="dwarven-axe", to="dunhere")
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}")
    t.expect(damage(UFTHAK) == 2)
    t.asked(1, "lotr-prompt-window")


@example("lotr/cancel.1", "Eleanor: the treachery does nothing, and the next card comes in its place")
def eleanor(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("encounter", cards=f"{REACH} {GATE}")
    at_phase(t, "quest")
    t.choose("commit eowyn", "forestall eleanor")
    t.expect(damage("eowyn") == 0, encounter_discard() == (REACH,), staging() == (GATE,))


@example("lotr/event-cards.3", "Hasty Stroke: a shadow effect does not happen")
def hasty_stroke(t: ExampleTable) -> None:
    fighting(t, ORCS, "hummerhorns", "spirit")
    funded(t, "hasty-stroke", "eowyn", 1, "combat")
    t.choose("pass", "pass", "defend eleanor", "pass", "play hasty-stroke")
    t.expect(damage("eowyn") == 0, damage("eleanor") == 0, discard(1) == ("hasty-stroke",), resources("eowyn") == 0)
    t.asked(1, "lotr-prompt-attack")

"""The round, step by step (lotr/step-0.0 to 7.5), for one player."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active,
    at_phase,
    attacked,
    committed,
    damage,
    discard,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    first,
    hand,
    hand_size,
    in_play,
    passes,
    phase,
    progress,
    quest,
    quest_card,
    resources,
    round_,
    shadows,
    staging,
    threat,
    total_threat,
    total_willpower,
    watch,
)

SPIDER, ORCS, BATS, PATROL, UFTHAK = (
    "forest-spider",
    "dol-guldur-orcs",
    "black-forest-bats",
    "east-bight-patrol",
    "chieftain-ufthak",
)
ROAD, GATE, WEB, STREAM = "old-forest-road", "forest-gate", "great-forest-web", "enchanted-stream"
HEROES = "commit aragorn, commit gloin, commit theodred"


# ------------------------------------------------------------------ the round and its phases


@example("lotr/step-0.0.1", "What waits for the beginning of a round comes before its first phase")
def round_begins(t: ExampleTable) -> None:
    quest(t)
    t.arrange("alarm", when="round-begins")
    t.arrange("threat", seat=1, n=49)
    at_phase(t, "resource")
    t.ended(False, "lotr-loss-eliminated")


@example("lotr/step-0.1.1", "What waits for the end of a round comes after the refresh phase, before the next round")
def round_ends(t: ExampleTable) -> None:
    quest(t)
    t.arrange("alarm", when="round-ends", n=3)
    at_phase(t, "refresh")
    t.expect(threat(1) == 33, round_() == 3)


def beginning(t: ExampleTable, name: str) -> None:
    """With 45 threat, what waits for the beginning of a phase ends the game there, before anything else of it."""
    quest(t)
    t.arrange("alarm", when="phase-begins", phase=name, n=5)
    t.arrange("threat", seat=1, n=45)
    at_phase(t, name)


def ending(t: ExampleTable, name: str) -> None:
    """What waits for the end of a phase raises the threat by 5."""
    quest(t)
    t.arrange("alarm", when="phase-ends", phase=name, n=5)
    at_phase(t, name)


@example("lotr/step-1.1.1", "What waits for the beginning of the resource phase comes first in it")
def resource_begins(t: ExampleTable) -> None:
    beginning(t, "resource")
    t.ended(False, "lotr-loss-eliminated")


@example("lotr/step-1.2.1", "Every hero gets a resource")
def resources_for_all(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "resource")
    t.expect(resources("aragorn") == 1, resources("gloin") == 1, resources("theodred") == 1)


@example("lotr/step-1.3.1", "Each player draws one card")
def a_card_each(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "resource")
    t.expect(hand_size(1) == 1)


@example("lotr/chart.1", "After drawing there is an action window")
def window_of_resources(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "resource")
    t.asked(1, "lotr-prompt-window")
    t.expect(hand_size(1) == 2, phase() == "resource", resources("gloin") == 1)


@example("lotr/step-1.4.1", "What waits for the end of the resource phase comes before planning")
def resource_ends(t: ExampleTable) -> None:
    ending(t, "resource")
    t.expect(threat(1) == 34, phase() != "resource")


@example("lotr/step-2.1.1", "What waits for the beginning of the planning phase comes first in it")
def planning_begins(t: ExampleTable) -> None:
    beginning(t, "planning")
    t.ended(False, "lotr-loss-eliminated")


@example(
    "lotr/step-2.2.1 lotr/chart.2", "In the planning phase the active player may play allies, and take actions too"
)
def planning_window(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards="for-gondor snowbourn-scout")
    at_phase(t, "planning")
    t.asked(1, "lotr-prompt-planning")
    t.offered("play for-gondor", "play snowbourn-scout")
    t.choose("play snowbourn-scout")
    t.expect(in_play("snowbourn-scout") == True)  # noqa: E712


@example("lotr/step-2.2.2", "As many cards as the player can afford; the resources are gone then")
def several_cards(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="snowbourn-scout guard-of-the-citadel snowbourn-scout")
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose("play snowbourn-scout")
    t.choose("play guard-of-the-citadel")
    t.expect(resources("aragorn") == 0, hand(1) == ("snowbourn-scout",), in_play("guard-of-the-citadel") == True)  # noqa: E712


@example("lotr/step-2.4.1", "What waits for the end of the planning phase comes before the quest phase")
def planning_ends(t: ExampleTable) -> None:
    ending(t, "planning")
    t.expect(threat(1) == 34, phase() == "quest")


@example("lotr/step-3.1.1", "What waits for the beginning of the quest phase comes first in it")
def quest_begins(t: ExampleTable) -> None:
    beginning(t, "quest")
    t.ended(False, "lotr-loss-eliminated")


@example("lotr/step-3.2.1", "Those who commit are exhausted; how many, the player decides")
def commitment(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.choose("pass", "commit gloin")
    t.expect(committed("gloin") == True, exhausted("gloin") == True, exhausted("theodred") == False)  # noqa: E712


@example("lotr/chart.3", "Windows after the beginning, after commitment, after staging and after the resolution")
def windows_of_quest(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.asked(1, "lotr-prompt-window")
    t.expect(committed("gloin") == False, staging() == (), unchanged=True)  # noqa: E712
    t.choose("pass", "commit gloin")
    t.asked(1, "lotr-prompt-window")
    t.expect(committed("gloin") == True, staging() == ())  # noqa: E712
    t.choose("pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(staging() == (ROAD,), progress("flies-and-spiders") == 0)
    t.choose("pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(progress("flies-and-spiders") == 1, phase() == "quest")


@example("lotr/step-3.3.1", "One card for the player is revealed, and put into the staging area")
def one_card(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{SPIDER} {ROAD}")
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging() == (SPIDER,))


@example(
    "lotr/step-3.3.1 lotr/running-out-of-cards.1", "The last card is staged, then the discard pile becomes the deck"
)
def deck_runs_out(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=SPIDER, only=1)
    t.arrange("encounter-discards", cards=f"{BATS} {ORCS}", only=1)
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging() == (SPIDER,), encounter_size() == 2, encounter_discard() == ())


@example("lotr/step-3.4.1 lotr/willpower.1", "The willpower of the committed stands against the threat in staging")
def comparison(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=SPIDER)
    at_phase(t, "quest")
    t.choose("pass", "commit gloin", "pass")
    t.expect(total_willpower() == 2, total_threat() == 3)


@example("lotr/step-3.4.2", "More willpower: the difference is progress")
def success(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "quest")
    t.choose(HEROES, "pass")
    t.expect(progress("flies-and-spiders") == 4, threat(1) == 29)


@example("lotr/step-3.4.2", "More threat: the difference is added to the player's threat")
def failure(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=PATROL)
    at_phase(t, "quest")
    t.choose("commit theodred", "pass")
    t.expect(threat(1) == 32, progress("flies-and-spiders") == 0)


@example("lotr/step-3.4.2", "Both alike: neither progress nor threat; those committed stay exhausted")
def neither(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.choose("pass", "commit theodred", "pass", "pass", "pass")
    t.expect(threat(1) == 29, progress("flies-and-spiders") == 0, committed("theodred") == True, unchanged=True)  # noqa: E712
    t.choose("pass")
    t.expect(committed("theodred") == False, exhausted("theodred") == True)  # noqa: E712


@example("lotr/step-3.4.1", "Without anybody committed, nothing stands against the threat")
def nobody_quests(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=SPIDER)
    at_phase(t, "quest")
    t.choose("")
    t.expect(threat(1) == 32)


@example("lotr/step-3.5.1", "What waits for the end of the quest phase comes before the travel phase")
def quest_ends(t: ExampleTable) -> None:
    ending(t, "quest")
    t.choose("")
    t.expect(threat(1) == 35, phase() == "travel")


@example("lotr/step-4.1.1", "What waits for the beginning of the travel phase comes first in it")
def travel_begins(t: ExampleTable) -> None:
    beginning(t, "travel")
    t.ended(False, "lotr-loss-eliminated")


@example("lotr/step-4.2.1 lotr/active-location.1", "The location travelled to is the active one")
def travelling(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{STREAM} {SPIDER}")
    at_phase(t, "travel")
    t.offered("stay")
    t.choose(f"travel {STREAM}")
    t.expect(active() == (STREAM,), staging() == (SPIDER,))


@example("lotr/step-4.2.1 lotr/active-location.2", "No travelling while a location is active")
def no_second_journey(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=STREAM)
    t.arrange("active", card=GATE)
    at_phase(t, "travel")
    t.expect(phase() != "travel", active() == (GATE,), staging() == (STREAM,))


@example("lotr/chart.4", "After the chance to travel there is a window")
def window_of_travel(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=STREAM)
    at_phase(t, "travel")
    t.choose("stay")
    t.asked(1, "lotr-prompt-window")
    t.expect(phase() == "travel", staging() == (STREAM,), unchanged=True)


@example("lotr/step-4.3.1", "What waits for the end of the travel phase comes before the encounter phase")
def travel_ends(t: ExampleTable) -> None:
    ending(t, "travel")
    t.expect(threat(1) == 35)


@example("lotr/step-5.1.1", "What waits for the beginning of the encounter phase comes first in it")
def encounter_begins(t: ExampleTable) -> None:
    beginning(t, "encounter")
    t.ended(False, "lotr-loss-eliminated")


@example(
    "lotr/step-5.2.1 lotr/optional-engagement.1 lotr/optional-engagement.3", "An enemy is engaged whatever its cost"
)
def engage_by_choice(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{UFTHAK} {STREAM}")
    at_phase(t, "encounter")
    t.choose(f"engage {UFTHAK}")
    t.expect(engaged(1) == (UFTHAK,), staging() == (STREAM,))


@example("lotr/optional-engagement.2", "One chance only: the second enemy stays where it is")
def engage_one(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{UFTHAK} dol-guldur-beastmaster")
    at_phase(t, "encounter")
    t.choose(f"engage {UFTHAK}")
    t.expect(engaged(1) == (UFTHAK,), staging() == ("dol-guldur-beastmaster",), phase() == "combat")


@example("lotr/chart.5", "Windows after optional engagement and after the engagement checks")
def windows_of_encounter(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=SPIDER)
    at_phase(t, "encounter")
    t.choose("decline")
    t.asked(1, "lotr-prompt-window")
    t.expect(staging() == (SPIDER,), unchanged=True)
    t.choose("pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(engaged(1) == (SPIDER,), phase() == "encounter")


@example("lotr/step-5.3.1 lotr/engagement-checks.1", "Enemies whose cost is not above the threat engage, others do not")
def checks(t: ExampleTable) -> None:
    quest(t)
    t.arrange("threat", seat=1, n=25)
    t.arrange("staging", cards=f"{SPIDER} {UFTHAK} {BATS}")
    at_phase(t, "encounter")
    t.choose("decline")
    t.expect(engaged(1) == (SPIDER, BATS), staging() == (UFTHAK,))


@example("lotr/step-5.4.1", "What waits for the end of the encounter phase comes before combat")
def encounter_ends(t: ExampleTable) -> None:
    ending(t, "encounter")
    t.expect(threat(1) == 35)


@example("lotr/step-6.1.1", "What waits for the beginning of the combat phase comes first in it")
def combat_begins(t: ExampleTable) -> None:
    beginning(t, "combat")
    t.ended(False, "lotr-loss-eliminated")


@example("lotr/step-6.2.1", "Each engaged enemy is dealt a shadow card, none in the staging area")
def shadow_cards(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("staging", cards=BATS)
    at_phase(t, "combat")
    t.expect(shadows(SPIDER) == 1, shadows(BATS) == 0)


@example("lotr/step-6.2.1", "The highest engagement cost first; who comes when the deck is empty gets none")
def shadows_run_out(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("encounter", cards=ROAD, only=1)
    t.arrange("encounter-discards", cards=ORCS)
    at_phase(t, "combat")
    t.expect(shadows(SPIDER) == 1, shadows(BATS) == 0, encounter_size() == 0)


@example("lotr/step-6.3.1 lotr/step-6.4a.1 lotr/step-6.4b.1", "Every engaged enemy attacks once, in the player's order")
def each_attacks(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("engage", card=SPIDER, seat=1)
    at_phase(t, "combat")
    t.offered(f"resolve {BATS}", f"resolve {SPIDER}")
    t.choose(f"resolve {SPIDER}", "defend aragorn", "undefended", "hurt gloin")
    t.expect(damage("gloin") == 1, attacked(SPIDER) == True, attacked(BATS) == True)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/chart.6", "Windows in the combat phase: four in an enemy's attack, three in a player's")
def windows_of_combat(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=BATS, seat=1)
    at_phase(t, "combat")
    t.expect(shadows(BATS) == 1)
    passes(t)  # 6.2
    t.asked(1, "lotr-prompt-window")
    t.expect(attacked(BATS) == True)  # noqa: E712
    passes(t)  # 6.4b
    t.choose("defend gloin")
    t.asked(1, "lotr-prompt-window")
    t.expect(exhausted("gloin") == True)  # noqa: E712
    passes(t)  # 6.4.1
    t.asked(1, "lotr-prompt-window")
    passes(t)  # 6.4.2
    t.asked(1, "lotr-prompt-window")
    passes(t)  # 6.4.3
    t.choose(f"attack {BATS}", "attacker theodred")
    t.asked(1, "lotr-prompt-window")
    t.expect(exhausted("theodred") == True)  # noqa: E712
    passes(t)  # 6.8.1
    t.asked(1, "lotr-prompt-window")
    t.expect(damage(BATS) == 0, unchanged=True)
    passes(t)  # 6.8.2
    t.asked(1, "lotr-prompt-window")
    t.expect(encounter_discard() == (BATS, ROAD), phase() == "combat")
    passes(t)  # 6.8.3
    t.expect(phase() != "combat")


@example("lotr/chart.6", "After the damage of a player's attack there is a window, before the next attack")
def window_after_the_blow(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=SPIDER, seat=1)
    at_phase(t, "combat")
    passes(t, 2)
    t.choose("defend aragorn")
    passes(t, 3)
    t.choose(f"attack {SPIDER}", "attacker gloin, attacker theodred", "pass", "pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(damage(SPIDER) == 3, phase() == "combat")


@example("lotr/step-6.11.1", "At the end of the phase the shadow cards are discarded, read or not")
def shadows_go(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=SPIDER, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn", "done")
    t.expect(encounter_discard() == (ROAD,), shadows(SPIDER) == 0)


@example("lotr/step-7.1.1", "What waits for the beginning of the refresh phase comes first in it")
def refresh_begins(t: ExampleTable) -> None:
    beginning(t, "refresh")
    t.expect(threat(1) == 50)


@example("lotr/step-7.2.1", "All exhausted cards ready")
def readying(t: ExampleTable) -> None:
    quest(t)
    t.arrange("exhaust", card="aragorn")
    t.arrange("attach", code="steward-of-gondor", to="gloin")
    t.arrange("exhaust", card="01026")
    at_phase(t, "refresh")
    t.expect(exhausted("aragorn") == False, exhausted("steward-of-gondor") == False)  # noqa: E712
    t.heard("lotr-log-all-ready", "lotr/step-7.2.1")


@example("lotr/step-7.3.1", "The player's threat rises by 1")
def tiring(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "refresh")
    t.expect(threat(1) == 30)


@example("lotr/chart.7", "In the refresh phase there is a window at its end")
def window_of_refresh(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "refresh")
    t.asked(1, "lotr-prompt-window")
    t.expect(threat(1) == 30, phase() == "refresh", first() == 1)


@example("lotr/step-7.5.1", "What waits for the end of the refresh phase comes before the next round")
def refresh_ends(t: ExampleTable) -> None:
    ending(t, "refresh")
    t.expect(threat(1) == 35, round_() == 3)


@example(
    "lotr/framework-steps.1 lotr/framework.1", "The phases follow one another, whether anything can be done or not"
)
def one_phase_after_another(t: ExampleTable) -> None:
    quest(t)
    at_phase(t, "travel")
    t.expect(round_() == 3, phase() == "planning", quest_card() == "flies-and-spiders", discard(1) == ())

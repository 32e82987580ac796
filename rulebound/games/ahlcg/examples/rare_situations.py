"""Rare situations: tests that break off, drawers who fall, enemies that find nobody, ends that come together."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    area,
    bag,
    clues,
    damage,
    deck_list,
    discard,
    encounter_discard,
    engaged,
    fate,
    gathering,
    hand_size,
    horror,
    in_play,
    lead,
    midnight,
    out,
    resolution,
    resources,
    threat,
    turn_of,
)  # fmt: skip
from rulebound.games.ahlcg.state import ArkhamHorror

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def mythos(t: ExampleTable, cards: str) -> None:
    """The mythos phase of the second round begins, with these cards on top of the encounter deck."""
    t.arrange("encounter", cards=cards)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")


# ------------------------------------------------------------------ drawing and spawning


@example("ahlcg/spawn.1", "A Flesh-Eater that spawns where you stand engages you at once")
def spawned_beside_you(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    mythos(t, "flesh-eater")
    t.expect(engaged(1) == ("flesh-eater",))


@example("ahlcg/surge.2", "Surge after surge: False Lead, False Lead, then an enemy")
def surge_after_surge(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "false-lead false-lead hunting-nightgaunt locked-door")
    t.expect(encounter_discard() == ("false-lead", "false-lead"), engaged(1) == ("hunting-nightgaunt",))


@example("ahlcg/framework-1.4", "Who falls while drawing draws no more; the others do")
def who_falls_draws_no_more(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-4 -4")
    t.arrange("tokens", on=ROLAND, kind="damage", n=7)
    mythos(t, "grasping-hands frozen-in-fear")
    t.expect(out(ROLAND) == "defeated", threat(2) == ("frozen-in-fear",), lead() == 2)


@example("ahlcg/framework-1.4", "An agenda that advances between two draws changes nothing about the second")
def the_agenda_between(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=1)
    mythos(t, "ancient-evils frozen-in-fear")
    t.expect(agenda() == "rise-of-the-ghouls", threat(2) == ("frozen-in-fear",), horror(ROLAND) == 2)


# ------------------------------------------------------------------ tests that break off


@example(
    "ahlcg/skill-test-st.8",
    "The tester is defeated by the token: the test is over, cards and tokens go where they belong",
)
def defeated_in_a_test(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="tablet tablet")
    t.arrange("hand", seat=2, cards="overpower")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    turn_of(t)
    t.choose("fight ghoul-minion", seat=1)
    t.choose("commit overpower", seat=2)
    t.expect(out(ROLAND) == "defeated", damage("ghoul-minion") == 0, discard(2) == ("overpower",))
    t.expect(bag() == ("tablet", "tablet"), engaged(2) == ("ghoul-minion",))


@example("ahlcg/framework-2.2.2", "Defeated in his own turn: the turn is over, and the next investigator goes")
def defeated_in_the_turn(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    turn_of(t)
    t.choose("resource", seat=1)
    t.expect(out(ROLAND) == "defeated", actions(DAISY) == 3, engaged(2) == ("swarm-of-rats",))


@example("ahlcg/enemy-engagement.7", "Daisy falls, and her Tote Bag with its slots is gone: the rats turn to Roland")
def the_bag_is_gone(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=2)
    t.arrange("asset", code="01008", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    turn_of(t)
    t.choose("resource", seat=1)
    t.expect(out(DAISY) == "defeated", engaged(2) == ("swarm-of-rats",))


@example(
    "ahlcg/evade-evade-action.6", "Agnes runs first and strikes the rats dead on the way: nobody is left to be evaded"
)
def nobody_to_evade(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("evade swarm-of-rats", "commit survival-instinct", "result 1 survival-instinct", "move attic")
    t.choose("lash-out agnes-baker")
    t.expect(encounter_discard() == ("swarm-of-rats",), discard(1) == ("survival-instinct",))
    t.asked(1, "ahlcg-prompt-action")


@probe
def damage_in_discard(g: ArkhamHorror, seat: int) -> int:
    return sum(c.damage for c in g.cards(g.seat(seat - 1).discard))


@example(
    "ahlcg/dealing-damage-horror.7", "Guard Dog bites a Goat Spawn dead, whose horror kills it: the damage finds no dog"
)
def gone_before_the_damage(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="goat-spawn", seat=1)
    t.arrange("tokens", on="01180", kind="damage", n=2)
    turn_of(t)
    t.choose("resource", "damage 1 guard-dog", "bite guard-dog", "horror 1 guard-dog")
    t.expect(area(1) == (), discard(1) == ("guard-dog",), damage_in_discard(1) == 0, damage(ROLAND) == 0)


@example(
    "ahlcg/then.1", "On Wings of Darkness: who is defeated by its damage is carried nowhere, and drops the clues here"
)
def not_carried_off(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=1, place="easttown")
    t.arrange("attach", code="barricade", to="easttown")
    t.arrange("tokens", on="easttown", kind="clues", n=0)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    mythos(t, "on-wings-of-darkness locked-door")
    t.expect(out(ROLAND) == "defeated", clues("easttown") == 2, in_play("barricade") == True)  # noqa: E712


# ------------------------------------------------------------------ weaknesses


@example("ahlcg/discard-piles.1", "A Stubborn Detective goes to its bearer's discard pile, whoever defeats it")
def back_to_its_bearer(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01016", seat=1)
    t.arrange("deck", seat=2, cards="stubborn-detective guts")
    turn_of(t, seat=2)
    t.choose("draw", "pass", seat=2)
    t.choose("shoot 45-automatic", seat=1)
    t.expect(discard(2) == ("stubborn-detective",), encounter_discard() == ())


@example("ahlcg/weakness.2", "A weakness drawn in the upkeep phase is resolved there, before anybody gains a resource")
def drawn_in_the_upkeep(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("deck", seat=1, cards="mob-enforcer guts")
    t.arrange("encounter", cards="ancient-evils frozen-in-fear")
    t.arrange("phase", name="upkeep")
    t.expect(engaged(1) == ("mob-enforcer",), hand_size(1) == 0, resources(ROLAND) == 6)


# ------------------------------------------------------------------ ends


@example("ahlcg/winning-and-losing.4", "One resigns, the other is defeated: nobody is left, no resolution is reached")
def one_by_one(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("threat", code="swarm-of-rats", seat=2)
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    turn_of(t)
    t.choose("flee parlor", seat=1)
    t.expect(out(ROLAND) == "resigned", lead() == 2)
    t.choose("resource", seat=2)
    t.expect(resolution() == "none", out(DAISY) == "defeated")


@example("ahlcg/winning-and-losing.3", "Resolution 3: who has resigned survives, and takes Lita Chantler along")
def the_one_who_got_out(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.arrange("show-location", place="parlor")
    t.arrange("stand", seat=2, place="parlor")
    turn_of(t, seat=2)
    t.choose("flee parlor", seat=2)
    t.choose("pass", seat=1)
    t.expect(resolution() == "R3", fate(ROLAND) == "killed", fate(DAISY) == "", deck_list(2).has("01117"))

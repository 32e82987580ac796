"""Defeat and elimination: how investigators leave a scenario, and what they leave behind."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    agenda,
    area,
    at,
    clues,
    damage,
    deck_size,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand_size,
    horror,
    in_play,
    lead,
    mental_trauma,
    out,
    physical_trauma,
    removed,
    resolution,
    resources,
    threat,
    turn_of,
)

ROLAND, DAISY, SKIDS = "roland-banks", "daisy-walker", "skids-otoole"


def last_legs(t: ExampleTable, investigators: str = f"{ROLAND} {DAISY}") -> None:
    """Everybody in the Hallway. Roland can take 1 damage more, and a Swarm of Rats waits for its chance."""
    gathering(t, investigators, act=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)


def fall(t: ExampleTable) -> None:
    """Roland lets the rats attack, and is defeated."""
    t.choose("resource")


# ------------------------------------------------------------------ defeat


@example("ahlcg/defeat.2", "Damage that reaches the health of an investigator defeats him")
def defeated_by_damage(t: ExampleTable) -> None:
    last_legs(t)
    fall(t)
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 1, mental_trauma(ROLAND) == 0)


@example("ahlcg/defeat.2", "One point less does not")
def barely_alive(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("tokens", on=ROLAND, kind="damage", n=7)
    fall(t)
    t.expect(out(ROLAND) == "", damage(ROLAND) == 8, resources(ROLAND) == 6)


@example("ahlcg/defeat.2", "Horror that reaches the sanity of an investigator defeats him")
def defeated_by_horror(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    turn_of(t)
    t.choose("move attic")
    t.heard("ahlcg-log-eliminated", "ahlcg/defeat.2")
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 0, mental_trauma(ROLAND) == 1)


@example(
    "ahlcg/defeat.2", "By damage and horror at once it is one defeat, and the player chooses which trauma it leaves"
)
def defeated_twice_over(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("resource", "attack ghoul-minion", "mental")
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 0, mental_trauma(ROLAND) == 1)


@example("ahlcg/defeat.2", "Less sanity by Dreams of R'lyeh is enough to be defeated by the horror already there")
def defeated_by_dreams(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    t.arrange("encounter", cards="dreams-of-rlyeh")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.expect(out(ROLAND) == "defeated", encounter_discard() == ("dreams-of-rlyeh",), threat(1) == ())


@example("ahlcg/defeat.6", "An asset whose damage reaches its health goes to its owner's discard pile")
def asset_defeated_by_damage(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("tokens", on="01018", kind="damage", n=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource", "damage 1 beat-cop")
    t.heard("ahlcg-log-put-away", "ahlcg/defeat.6")
    t.expect(area(1) == (), discard(1) == ("beat-cop",), damage(ROLAND) == 0)


@example("ahlcg/defeat.6", "An asset whose horror reaches its sanity, too")
def asset_defeated_by_horror(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("tokens", on="01018", kind="horror", n=1)
    turn_of(t)
    t.choose("move attic", "horror 1 beat-cop")
    t.heard("ahlcg-log-defeated", "ahlcg/defeat.6")
    t.expect(area(1) == (), discard(1) == ("beat-cop",), horror(ROLAND) == 0)


# ------------------------------------------------------------------ elimination, step by step


@example("ahlcg/elimination.1", "Who is defeated is out at once: the others go on alone")
def out_at_once(t: ExampleTable) -> None:
    last_legs(t)
    fall(t)
    t.expect(out(ROLAND) == "defeated")
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/elimination.1", "Who resigns is out as well, without trauma")
def out_by_resigning(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("stand", seat=1, place="parlor")
    t.choose("flee parlor")
    t.expect(out(ROLAND) == "resigned", physical_trauma(ROLAND) == 0, at("swarm-of-rats") == "parlor")


@example("ahlcg/elimination.1", "Numbers per investigator still count who is out: 4 clues in the Attic, not 2")
def still_counted(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("exhaust", card="01159")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated")
    t.arrange("exhaust", card="01160")
    t.choose("move attic")
    t.expect(clues("attic") == 4)


@example("ahlcg/elimination.2", "Hand, deck, discard pile and everything in play under his control leave the game")
def cards_leave_the_game(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("asset", code="machete", seat=1)
    t.arrange("hand", seat=1, cards="knife")
    fall(t)
    t.expect(area(1) == (), hand_size(1) == 0, deck_size(1) == 0, discard(1) == ())
    t.expect(removed().has("machete"), removed().has("knife"))


@example(
    "ahlcg/elimination.2", "Before that, what waits for the end of the game resolves: Cover Up costs a mental trauma"
)
def the_end_of_the_game(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("threat", code="cover-up", seat=1)
    t.arrange("tokens", on="01007", kind="clues", n=2)
    fall(t)
    t.expect(physical_trauma(ROLAND) == 1, mental_trauma(ROLAND) == 1, removed().has("cover-up"))


@example("ahlcg/elimination.2", "An event that defeats the one who plays it leaves the game, too")
def blown_up(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("exhaust", card="01159")
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("stand", seat=2, place="attic")
    t.choose("play dynamite-blast", "blast hallway")
    t.heard("ahlcg-log-put-away", "ahlcg/elimination.2")
    t.expect(out(ROLAND) == "defeated", removed().has("dynamite-blast"), encounter_discard() == ("swarm-of-rats",))


@example(
    "ahlcg/elimination.3", "Mob Enforcer: Roland's weakness, which nobody controls, stays until it leaves the game"
)
def what_stays_behind(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("exhaust", card="01101")
    fall(t)
    t.expect(out(ROLAND) == "defeated", at("mob-enforcer") == "hallway")
    t.choose("pay-him mob-enforcer")
    t.expect(in_play("mob-enforcer") == False, removed().has("mob-enforcer"), discard(1) == ())  # noqa: E712


@example("ahlcg/elimination.4", "Clues stay at the location, resources go back to the token pool")
def clues_stay(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    fall(t)
    t.expect(clues("hallway") == 3, clues(ROLAND) == 0, resources(ROLAND) == 0)


@example("ahlcg/elimination.5", "An exhausted enemy stays where it is, exhausted and hurt as it was")
def enemies_stay_as_they_are(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("exhaust", card="01118")
    t.arrange("tokens", on="01118", kind="damage", n=2)
    fall(t)
    t.expect(at("flesh-eater") == "hallway", threat(1) == (), engaged(2) == ("swarm-of-rats",))
    t.expect(exhausted("flesh-eater") == True, damage("flesh-eater") == 2, unchanged=True)  # noqa: E712


@example("ahlcg/elimination.5", "A ready enemy goes for somebody else there")
def enemies_go_on(t: ExampleTable) -> None:
    last_legs(t)
    fall(t)
    t.expect(engaged(2) == ("swarm-of-rats",))


@example("ahlcg/elimination.5", "A Mob Enforcer, who wants only his bearer, stays at the location and engages nobody")
def the_mob_stays(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.choose("resource", "attack swarm-of-rats")
    t.heard("ahlcg-log-disengage", "ahlcg/elimination.5")
    t.expect(at("mob-enforcer") == "hallway", threat(1) == (), engaged(2) == ("swarm-of-rats",))


@example("ahlcg/elimination.6", "Other cards of the threat area are discarded: encounter cards to their own pile")
def threat_area_is_emptied(t: ExampleTable) -> None:
    last_legs(t)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    fall(t)
    t.expect(encounter_discard() == ("frozen-in-fear",), threat(1) == ())


@example("ahlcg/elimination.7", "Those who are left choose a new lead investigator")
def a_new_lead(t: ExampleTable) -> None:
    last_legs(t, f"{ROLAND} {DAISY} {SKIDS}")
    fall(t)
    t.choose("lead skids-otoole", seat=2)
    t.heard("ahlcg-log-lead", "ahlcg/elimination.7")
    t.expect(lead() == 3)


@example("ahlcg/elimination.7", "The new lead decides at once: whom the enemy of the eliminated goes for")
def the_new_lead_decides(t: ExampleTable) -> None:
    last_legs(t, f"{ROLAND} {DAISY} {SKIDS}")
    fall(t)
    t.choose("lead skids-otoole", seat=2)
    t.asked(3, "ahlcg-prompt-prey")
    t.choose("prey daisy-walker")
    t.expect(engaged(2) == ("swarm-of-rats",))


@example("ahlcg/elimination.7", "Who falls at the same time does not become the lead: with one left there is no choice")
def two_fall(t: ExampleTable) -> None:
    last_legs(t, f"{ROLAND} {DAISY} {SKIDS}")
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    t.arrange("hand", seat=3, cards="dynamite-blast")
    t.arrange("stand", seat=3, place="attic")
    turn_of(t, seat=3)
    t.choose("play dynamite-blast", "blast hallway")
    t.expect(
        out(ROLAND) == "defeated", out(DAISY) == "defeated", lead() == 3, encounter_discard() == ("swarm-of-rats",)
    )


@example("ahlcg/elimination.7", "The lead stays if somebody else is eliminated")
def the_lead_stays(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND} {SKIDS}", act=2)
    t.arrange("lead", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    turn_of(t, seat=2)
    t.choose("resource")
    t.expect(out(ROLAND) == "defeated")
    t.expect(lead() == 1, unchanged=True)


@example("ahlcg/elimination.8", "With nobody left the scenario ends without a resolution")
def nobody_left(t: ExampleTable) -> None:
    last_legs(t, ROLAND)
    fall(t)
    t.expect(resolution() == "none")
    t.asked(1, "ahlcg-prompt-lita")


@example("ahlcg/elimination.8 ahlcg/defeat.2", "The last agenda defeats everybody, which ends the scenario")
def everybody_falls(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="01107", kind="doom", n=9)
    t.arrange("phase", name="mythos")
    t.arrange("round", n=2)
    t.expect(agenda() == "theyre-getting-out", out(ROLAND) == "defeated", out(DAISY) == "defeated")
    t.expect(physical_trauma(ROLAND) == 1, physical_trauma(DAISY) == 1, resolution() == "none")

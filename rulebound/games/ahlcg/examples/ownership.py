"""Whose a card is and who controls it; parley; numbers per investigator."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import HEALTH
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    encounter_discard,
    engaged,
    gathering,
    in_play,
    midnight,
    out,
    removed,
    resources,
    turn_of,
    value,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
YES, NO = True, False


def together(t: ExampleTable, tokens: str = "0 0 0") -> None:
    """Roland and Daisy in the Hallway, Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens=tokens)
    turn_of(t)


# ------------------------------------------------------------------ ownership and control


@example("ahlcg/ownership-and-control.1", "A card from Daisy's deck is Daisy's, whoever it has helped")
def daisys_card(t: ExampleTable) -> None:
    together(t)
    t.arrange("hand", seat=2, cards="unexpected-courage")
    t.choose("investigate")
    t.choose("commit unexpected-courage", seat=2)
    t.expect(discard(2) == ("unexpected-courage",), discard(1) == ())


@example("ahlcg/ownership-and-control.2", "Each player plays the cards of his or her own hand")
def hands_of_their_own(t: ExampleTable) -> None:
    together(t)
    t.arrange("hand", seat=1, cards="emergency-cache")
    t.arrange("hand", seat=2, cards="knife")
    t.offered("play emergency-cache")
    t.not_offered("play knife")


@example("ahlcg/ownership-and-control.3", "A defeated encounter enemy goes to the encounter discard pile")
def the_games_card(t: ExampleTable) -> None:
    together(t)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("fight swarm-of-rats")
    t.expect(encounter_discard() == ("swarm-of-rats",), discard(1) == (), discard(2) == ())


@example("ahlcg/ownership-and-control.4", "Lita Chantler: a parley brings her under an investigator's control")
def control_changes(t: ExampleTable) -> None:
    together(t)
    t.arrange("lies", code="lita-chantler", place="parlor")
    t.arrange("stand", seat=2, place="parlor")
    t.arrange("actions", seat=2, n=1)
    t.choose("persuade parlor")
    t.heard("ahlcg-log-control", "ahlcg/ownership-and-control.4")
    t.expect(area(2) == ("lita-chantler",))


@example("ahlcg/ownership-and-control.4", "Barricade: attached, it is still under Daisy's control, and goes with her")
def attached_but_hers(t: ExampleTable) -> None:
    together(t)
    t.arrange("hand", seat=2, cards="barricade")
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    t.arrange("actions", seat=2, n=3)
    t.choose("play barricade")
    t.expect(in_play("barricade") == YES)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    t.choose("resource")
    t.expect(out(DAISY) == "defeated", in_play("barricade") == NO, removed().has("barricade"))


@example("ahlcg/ownership-and-control.5", "Daisy's weakness, defeated by Roland, goes to Daisy's discard pile")
def home_to_its_owner(t: ExampleTable) -> None:
    together(t)
    t.arrange("threat", code="mob-enforcer", seat=2)
    t.arrange("tokens", on="01101", kind="damage", n=2)
    t.choose("engage mob-enforcer")
    t.expect(engaged(1) == ("mob-enforcer",), engaged(2) == ())
    t.choose("fight mob-enforcer")
    t.expect(discard(2) == ("mob-enforcer",), discard(1) == (), encounter_discard() == ())


@example("ahlcg/ownership-and-control.5", "Magnifying Glass (1): it returns to its owner's hand")
def back_to_its_owners_hand(t: ExampleTable) -> None:
    together(t)
    t.arrange("asset", code="01040", seat=1)
    t.choose("put-away magnifying-glass")
    t.expect(area(1) == (), in_play("magnifying-glass") == NO)
    t.offered("play magnifying-glass")


# ------------------------------------------------------------------ parley


@example("ahlcg/parley.1", "Mob Enforcer: the parley is an action, and provokes no attack of opportunity")
def pay_the_mob(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="mob-enforcer", seat=1)
    turn_of(t)
    t.choose("pay-him mob-enforcer")
    t.expect(discard(1) == ("mob-enforcer",), resources(ROLAND) == 1, actions(ROLAND) == 2, damage(ROLAND) == 0)


@example("ahlcg/parley.1", "Without an action left there is no parley")
def parley_is_an_action(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("asset", code="01040", seat=1)
    turn_of(t, actions=0)
    t.offered("put-away magnifying-glass")
    t.refused("pay-him mob-enforcer", "ahlcg/action.1")


# ------------------------------------------------------------------ per investigator


@example("ahlcg/per-investigator.1", "Attic: 2 clues per investigator are 6 for three")
def clues_for_three(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {WENDY}", act=2)
    turn_of(t)
    t.choose("move attic")
    t.expect(clues("attic") == 6)


@example("ahlcg/per-investigator.2", "Ghoul Priest: 5 health per investigator are a printed health of 10 for two")
def health_for_two(t: ExampleTable) -> None:
    together(t)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=8)
    t.choose("fight ghoul-priest")
    t.expect(damage("ghoul-priest") == 9, value("ghoul-priest", HEALTH) == 10)
    t.choose("fight ghoul-priest")
    t.expect(in_play("ghoul-priest") == NO)


@example("ahlcg/per-investigator.3", "The Masked Hunter: words work like the symbol, 4 health and 2 per investigator")
def more_health_for_two(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("threat", code="01121b", seat=1)
    t.arrange("tokens", on="01121b", kind="damage", n=6)
    turn_of(t)
    t.choose("fight the-masked-hunter")
    t.expect(damage("the-masked-hunter") == 7, value("the-masked-hunter", HEALTH) == 8)
    t.choose("fight the-masked-hunter")
    t.expect(in_play("the-masked-hunter") == NO)
    t.asked(1, "core-prompt-react")


@example("ahlcg/per-investigator.4", "An eliminated investigator goes on counting")
def the_eliminated_count(t: ExampleTable) -> None:
    together(t)
    t.arrange("tokens", on=DAISY, kind="horror", n=8)
    t.arrange("actions", seat=2, n=1)
    t.choose("move attic")
    t.expect(out(DAISY) == "defeated")
    t.arrange("actions", seat=1, n=1)
    t.choose("move cellar")
    t.expect(clues("cellar") == 4)

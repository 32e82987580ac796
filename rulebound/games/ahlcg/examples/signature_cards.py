"""The cards that belong to one investigator each: assets, events and weaknesses."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.examples.investigator_cards import AGNES, DAISY, ROLAND, SKIDS, alone, reading
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    clues,
    damage,
    discard,
    gathering,
    hand,
    hand_size,
    horror,
    mental_trauma,
    named,
    out,
    physical_trauma,
    resources,
    round_,
    threat,
    turn_of,
    uses,
)
from rulebound.games.ahlcg.state import ArkhamHorror


@probe
def less_experience(g: ArkhamHorror, who: str) -> int:
    return int(named(g, who).fewer)


def dying(t: ExampleTable, first: str, second: str = AGNES) -> None:
    """Two in the Hallway; a Ghoul Minion is about to defeat the first one, whose turn it is."""
    gathering(t, f"{first} {second}", act=2)
    health = {ROLAND: 9, SKIDS: 8}[first]
    t.arrange("tokens", on=first, kind="damage", n=health - 1)
    t.arrange("tokens", on=first, kind="resources", n=0)
    t.arrange("tokens", on=second, kind="resources", n=0)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)


# ------------------------------------------------------------------ Roland Banks


@example("ahlcg/ability.action-designators.1", "Roland's .38 Special: +3 combat and +1 damage where clues lie")
def special_with_clues(t: ExampleTable) -> None:
    alone(t, ROLAND, "flesh-eater", tokens="-3 -4")
    t.arrange("asset", code="rolands-38-special", seat=1)
    t.arrange("draws", tokens="-3 -4")
    t.choose("shoot rolands-38-special")
    t.expect(damage("flesh-eater") == 2, uses("rolands-38-special") == 3)
    t.choose("shoot rolands-38-special")
    t.expect(damage("flesh-eater") == 2, uses("rolands-38-special") == 2)


@example("ahlcg/ability.action-designators.1", "Roland's .38 Special: +1 combat where none lies")
def special_without_clues(t: ExampleTable) -> None:
    alone(t, ROLAND, "flesh-eater", act=2, tokens="-1 -2")
    t.arrange("asset", code="rolands-38-special", seat=1)
    t.arrange("draws", tokens="-1 -2")
    t.choose("shoot rolands-38-special")
    t.expect(damage("flesh-eater") == 2, uses("rolands-38-special") == 3)
    t.choose("shoot rolands-38-special")
    t.expect(damage("flesh-eater") == 2, uses("rolands-38-special") == 2)


def covering_up(t: ExampleTable, who: str = ROLAND, hand: str = "") -> None:
    """Roland in the Study with Cover Up in his threat area, 3 clues on it."""
    gathering(t, who, tokens="0 0")
    t.arrange("threat", code="cover-up", seat=1)
    t.arrange("tokens", on="01007", kind="clues", n=3)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


@example("ahlcg/weakness.2", "Cover Up: into the threat area with 3 clues as soon as it is drawn")
def cover_up_is_drawn(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("deck", seat=1, cards="cover-up")
    t.choose("draw")
    t.expect(threat(1) == ("cover-up",), clues("cover-up") == 3, hand(1) == ())


@example("ahlcg/instead.1", "Cover Up: a clue leaves it instead of the location")
def cover_up_instead(t: ExampleTable) -> None:
    covering_up(t)
    t.choose("investigate", "own-up cover-up")
    t.heard("core-log-instead", "ahlcg/instead.1")
    t.expect(clues("cover-up") == 2, clues("study") == 2, clues(ROLAND) == 0)


@example("ahlcg/instead.1", "Cover Up: as many as would have been discovered at once")
def cover_up_two_at_once(t: ExampleTable) -> None:
    covering_up(t, hand="deduction")
    t.choose("investigate", "commit deduction", "own-up cover-up")
    t.heard("core-log-ability", "ahlcg/ability.triggered.4")
    t.expect(clues("cover-up") == 1, clues("study") == 2, clues(ROLAND) == 0)


@example("ahlcg/instead.1", "Cover Up: its last clue can stand for two that would have been discovered")
def cover_up_the_last_clue(t: ExampleTable) -> None:
    covering_up(t, hand="deduction")
    t.arrange("tokens", on="01007", kind="clues", n=1)
    t.choose("investigate", "commit deduction", "own-up cover-up")
    t.expect(clues("cover-up") == 0, clues("study") == 2, clues(ROLAND) == 0)


@example("ahlcg/clues.3", "Cover Up: Roland may keep the clue for himself")
def cover_up_declined(t: ExampleTable) -> None:
    covering_up(t)
    t.choose("investigate", "pass")
    t.expect(clues("cover-up") == 3, clues(ROLAND) == 1)


@example("ahlcg/instead.1", "Cover Up: once it is empty, clues are discovered as usual")
def cover_up_is_empty(t: ExampleTable) -> None:
    covering_up(t)
    t.arrange("tokens", on="01007", kind="clues", n=0)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/you-your.3", "Cover Up: a friend at Roland's location may give up clues for it, too")
def cover_up_with_a_friend(t: ExampleTable) -> None:
    covering_up(t, f"{ROLAND} {DAISY}")
    turn_of(t, seat=2)
    t.choose("investigate", "own-up cover-up", seat=2)
    t.expect(clues("cover-up") == 2, clues("study") == 4, clues(DAISY) == 0)


@example("ahlcg/you-your.3", "Cover Up: nobody can help from another location")
def cover_up_elsewhere(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="0 0")
    t.arrange("threat", code="cover-up", seat=1)
    t.arrange("tokens", on="01007", kind="clues", n=3)
    t.arrange("stand", seat=2, place="attic")
    turn_of(t, seat=2)
    t.choose("investigate")
    t.expect(clues(DAISY) == 1, clues("cover-up") == 3)


@example("ahlcg/elimination.2", "Cover Up: with clues on it, elimination costs a mental trauma more")
def cover_up_comes_out(t: ExampleTable) -> None:
    dying(t, ROLAND)
    t.arrange("threat", code="cover-up", seat=1)
    t.arrange("tokens", on="01007", kind="clues", n=1)
    t.choose("resource")
    t.heard("ahlcg-log-mental-trauma", "ahlcg/ability.forced.4", n=1)
    t.heard("core-log-forced", "ahlcg/ability.forced.4")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 1, physical_trauma(ROLAND) == 1)


@example("ahlcg/elimination.2", "Cover Up: without clues it does no harm")
def cover_up_is_forgotten(t: ExampleTable) -> None:
    dying(t, ROLAND)
    t.arrange("threat", code="cover-up", seat=1)
    t.choose("resource")
    t.heard("ahlcg-log-cards-gone", "ahlcg/elimination.2")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 0, physical_trauma(ROLAND) == 1)


# ------------------------------------------------------------------ Daisy Walker


@example("ahlcg/slots.6", "Daisy's Tote Bag: two more hands, for Tomes")
def tote_bag(t: ExampleTable) -> None:
    reading(t, "daisys-tote-bag", "knife", "flashlight", "medical-texts")
    t.arrange("hand", seat=1, cards="old-book-of-lore")
    t.choose("play old-book-of-lore")
    t.expect(area(1) == ("daisys-tote-bag", "knife", "flashlight", "medical-texts", "old-book-of-lore"))


@example("ahlcg/slots.6", "Daisy's Tote Bag: no room in it for anything else")
def tote_bag_holds_tomes(t: ExampleTable) -> None:
    reading(t, "daisys-tote-bag", "knife", "flashlight")
    t.arrange("hand", seat=1, cards="magnifying-glass")
    t.choose("play magnifying-glass", "discard knife")
    t.expect(area(1) == ("daisys-tote-bag", "flashlight", "magnifying-glass"), discard(1) == ("knife",))


@example("ahlcg/slots.6", "Daisy's Tote Bag: a fifth thing in her hands is too much, Tome or not")
def tote_bag_is_full(t: ExampleTable) -> None:
    reading(t, "daisys-tote-bag", "knife", "flashlight", "medical-texts", "old-book-of-lore")
    t.arrange("hand", seat=1, cards="encyclopedia")
    t.choose("play encyclopedia", "discard medical-texts")
    t.expect(area(1) == ("daisys-tote-bag", "knife", "flashlight", "old-book-of-lore", "encyclopedia"))


@example("ahlcg/weakness.3", "The Necronomicon: into the threat area with 3 horror as soon as it is drawn")
def necronomicon_is_drawn(t: ExampleTable) -> None:
    reading(t)
    t.arrange("deck", seat=1, cards="the-necronomicon")
    t.choose("draw")
    t.expect(threat(1) == ("the-necronomicon",), horror("the-necronomicon") == 3, hand(1) == ())


@example("ahlcg/slots.1", "The Necronomicon: it takes a hand, and what was there is discarded")
def necronomicon_needs_a_hand(t: ExampleTable) -> None:
    reading(t, "knife", "flashlight")
    t.arrange("deck", seat=1, cards="the-necronomicon")
    t.choose("draw", "discard knife")
    t.expect(threat(1) == ("the-necronomicon",), area(1) == ("flashlight",), discard(1) == ("knife",))


def burdened(t: ExampleTable, *assets: str, pages: int = 3, tokens: str = "0 0") -> None:
    """Daisy's turn in the Study, the Necronomicon in her threat area with so much horror on it."""
    reading(t, *assets, tokens=tokens)
    t.arrange("deck", seat=1, cards="the-necronomicon emergency-cache emergency-cache")
    t.choose("draw")
    t.arrange("tokens", on="01009", kind="horror", n=pages)
    turn_of(t)


@example("ahlcg/slots.1 ahlcg/slots.9", "The Necronomicon: it fills its hand and cannot be discarded for another asset")
def necronomicon_fills_a_hand(t: ExampleTable) -> None:
    burdened(t, "knife")
    t.arrange("hand", seat=1, cards="flashlight")
    t.choose("play flashlight")
    t.heard("ahlcg-log-put-away", "ahlcg/slots.9")
    t.expect(area(1) == ("flashlight",), threat(1) == ("the-necronomicon",), discard(1) == ("knife",))


@example("ahlcg/skill-test-st.4", "The Necronomicon: an elder sign counts as an automatic failure")
def necronomicon_darkens_signs(t: ExampleTable) -> None:
    burdened(t, tokens="elder_sign elder_sign")
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(DAISY) == 0, hand_size(1) == 0, actions(DAISY) == 2)


@example("ahlcg/then.1", "The Necronomicon: read with the action for Tomes, 1 horror goes to Daisy and to nobody else")
def necronomicon_is_read(t: ExampleTable) -> None:
    burdened(t, "research-librarian")
    t.choose("read the-necronomicon")
    t.expect(horror(DAISY) == 1, horror("the-necronomicon") == 2, actions(DAISY) == 3)
    t.choose("read the-necronomicon")
    t.expect(horror(DAISY) == 2, horror("the-necronomicon") == 1, actions(DAISY) == 2)


@example("ahlcg/move.7", "The Necronomicon: its horror is moved, not dealt, so Psychosis does not answer")
def necronomicon_and_psychosis(t: ExampleTable) -> None:
    burdened(t)
    t.arrange("threat", code="psychosis", seat=1)
    t.choose("read the-necronomicon")
    t.expect(horror(DAISY) == 1, damage(DAISY) == 0)


@example("ahlcg/dealing-damage-horror.9", "The Necronomicon: its horror can defeat Daisy all the same")
def necronomicon_defeats(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}")
    t.arrange("deck", seat=1, cards="the-necronomicon")
    turn_of(t)
    t.choose("draw")
    t.arrange("tokens", on=DAISY, kind="horror", n=8)
    t.choose("read the-necronomicon")
    t.expect(out(DAISY) == "defeated", mental_trauma(DAISY) == 1)


@example("ahlcg/then.1", "The Necronomicon: discarded with its last horror")
def necronomicon_is_closed(t: ExampleTable) -> None:
    burdened(t, pages=1)
    t.choose("read the-necronomicon")
    t.expect(horror(DAISY) == 1, threat(1) == (), discard(1) == ("the-necronomicon",))


@example("ahlcg/chaos-tokens.4", "The Necronomicon: gone, its power over elder signs is gone too")
def necronomicon_is_forgotten(t: ExampleTable) -> None:
    burdened(t, pages=1, tokens="elder_sign elder_sign")
    t.choose("read the-necronomicon", "investigate")
    t.expect(clues(DAISY) == 1)


# ------------------------------------------------------------------ "Skids" O'Toole


def on_the_lam(t: ExampleTable, enemy: str) -> None:
    """Roland's turn is over; Skids (seat 2), with an enemy engaged, begins his and plays On the Lam."""
    gathering(t, f"{ROLAND} {SKIDS}", act=2)
    t.arrange("threat", code=enemy, seat=2)
    t.arrange("hand", seat=2, cards="on-the-lam")
    t.arrange("deck", seat=1, cards="emergency-cache")
    t.arrange("deck", seat=2, cards="emergency-cache")
    t.arrange("encounter", cards="swarm-of-rats ancient-evils")
    turn_of(t, actions=0)
    t.choose("play on-the-lam", seat=2)
    t.expect(resources(SKIDS) == 4, discard(2) == ("on-the-lam",))


@example("ahlcg/cannot.1", "On the Lam: enemies cannot attack Skids, not even by opportunity")
def lam_against_opportunity(t: ExampleTable) -> None:
    on_the_lam(t, "ghoul-minion")
    t.choose("resource")
    t.expect(damage(SKIDS) == 0, horror(SKIDS) == 0, resources(SKIDS) == 5)


@example("ahlcg/lasting-effects.2", "On the Lam: it lasts through the enemy phase, to the end of the round")
def lam_to_the_end_of_the_round(t: ExampleTable) -> None:
    on_the_lam(t, "ghoul-minion")
    t.choose("pass")
    t.expect(round_() == 2, damage(SKIDS) == 0)
    t.choose("turn skids-otoole", "resource", seat=2)
    t.expect(damage(SKIDS) == 1)


@example("ahlcg/attack-of-opportunity.1", "On the Lam: an Elite enemy attacks all the same")
def lam_against_the_elite(t: ExampleTable) -> None:
    on_the_lam(t, "ghoul-priest")
    t.choose("resource")
    t.expect(damage(SKIDS) == 2, horror(SKIDS) == 2)


@example("ahlcg/fast.2", "On the Lam: not when somebody else's turn begins")
def lam_in_anothers_turn(t: ExampleTable) -> None:
    gathering(t, f"{SKIDS} {ROLAND}", act=2)
    t.arrange("hand", seat=1, cards="on-the-lam")
    t.arrange("tokens", on=SKIDS, kind="resources", n=1)
    turn_of(t, actions=0)
    t.asked(2, "ahlcg-prompt-action")


def in_debt(t: ExampleTable, who: str = SKIDS) -> None:
    """Skids (seat 1) in the Hallway with Hospital Debts in his threat area, his turn."""
    gathering(t, who, act=2)
    t.arrange("threat", code="hospital-debts", seat=1)
    turn_of(t)


@example("ahlcg/weakness.2", "Hospital Debts: into the threat area as soon as they are drawn")
def debts_are_drawn(t: ExampleTable) -> None:
    alone(t, SKIDS)
    t.arrange("deck", seat=1, cards="hospital-debts")
    t.choose("draw")
    t.expect(threat(1) == ("hospital-debts",), uses("hospital-debts") == 0)


@example("ahlcg/limits-and-maximums.1", "Hospital Debts: 1 resource at a time, twice a round")
def debts_are_paid(t: ExampleTable) -> None:
    in_debt(t)
    t.choose("pay-off hospital-debts", "pay-off hospital-debts")
    t.heard("ahlcg-log-uses", "ahlcg/ability.triggered.2", n=1)
    t.expect(uses("hospital-debts") == 2, resources(SKIDS) == 3, actions(SKIDS) == 3)
    t.refused("pay-off hospital-debts", "ahlcg/limits-and-maximums.1")


@example("ahlcg/limits-and-maximums.3 ahlcg/you-your.3", "Hospital Debts: who is there may pay too, each twice a round")
def debts_are_paid_by_a_friend(t: ExampleTable) -> None:
    in_debt(t, f"{SKIDS} {ROLAND}")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    t.choose("pay-off hospital-debts", "pay-off hospital-debts", seat=2)
    t.choose("pay-off hospital-debts", "pay-off hospital-debts", seat=1)
    t.expect(uses("hospital-debts") == 4, resources(SKIDS) == 3, resources(ROLAND) == 0)


@example("ahlcg/activate-action.5", "Hospital Debts: not to be paid from another location")
def debts_elsewhere(t: ExampleTable) -> None:
    in_debt(t, f"{SKIDS} {ROLAND}")
    t.arrange("stand", seat=2, place="attic")
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/elimination.2", "Hospital Debts: with fewer than 6 resources on them, 2 less experience")
def debts_are_due(t: ExampleTable) -> None:
    dying(t, SKIDS)
    t.arrange("threat", code="hospital-debts", seat=1)
    t.arrange("tokens", on="01011", kind="uses", n=5)
    t.choose("resource")
    t.heard("ahlcg-log-put-away", "ahlcg/elimination.6")
    t.expect(out(SKIDS) == "defeated", less_experience(SKIDS) == 2)


@example("ahlcg/elimination.2", "Hospital Debts: 6 resources settle them")
def debts_are_settled(t: ExampleTable) -> None:
    dying(t, SKIDS)
    t.arrange("threat", code="hospital-debts", seat=1)
    t.arrange("tokens", on="01011", kind="uses", n=6)
    t.choose("resource")
    t.expect(out(SKIDS) == "defeated", less_experience(SKIDS) == 0)

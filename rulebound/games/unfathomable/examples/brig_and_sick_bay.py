"""Brig and Sick Bay: how one gets in and out, and what can be done there (chapters 25, 28, 39)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    KEILANI,
    WILLIAM,
    actions,
    added,
    calm,
    captain,
    crisis,
    deck_size,
    deep_ones,
    dial,
    discard_top,
    hand,
    hand_size,
    nobody_answers,
    skills_in_hand,
    track,
    turn_begins,
    turn_of,
    where,
)


def accuse(t: ExampleTable, seat: int, suspect: str, good: bool = True) -> None:
    """A player in the Captain's Cabin accuses somebody; chaos cards alone decide."""
    t.arrange("stand", seat=seat, space="captains-cabin")
    turn_of(t, seat)
    t.arrange("top", pile="chaos", codes="inspiring-speech-5 nothing-to-hide-4" if good else "rampage-3 rampage-4")
    t.choose("captains-cabin", f"arrest {suspect}")


# ------------------------------------------------------------------ into the Brig


@example(
    "unfathomable/25.1", "In the Captain's Cabin a human accuses another, who goes to the Brig if the check passes"
)
def accused(t: ExampleTable) -> None:
    calm(t)
    accuse(t, 1, "william-bowleg")
    t.expect(where(3) == "brig", actions(1) == 1)


@example("unfathomable/25.1", "If the check fails the accused stays free")
def acquitted(t: ExampleTable) -> None:
    calm(t)
    accuse(t, 1, "william-bowleg", good=False)
    t.expect(where(3) == "chapel", actions(1) == 1)


@example("unfathomable/25.1-1", "All players may add cards to that check: the accused, a revealed traitor, the accuser")
def all_may_judge(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {KEILANI} {JAMIE}")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="galley")
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("hand", seat=2, cards="shrivelling-1")
    t.arrange("hand", seat=3, cards="siren-song-3")
    accuse(t, 1, "william-bowleg")
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.choose("add shrivelling-1")
    t.asked(3, "unfathomable-prompt-add")
    t.choose("add siren-song-3")
    t.asked(1, "unfathomable-prompt-add")
    t.choose("add inspiring-speech-5")
    nobody_answers(t)
    t.expect(where(2) == "brig")  # 5 + 4 + 5 against 1 and 3


@example("unfathomable/25.2", "A captain who goes to the Brig is captain no more")
def titles_are_lost(t: ExampleTable) -> None:
    calm(t)
    t.expect(captain() == 1, unchanged=True)
    accuse(t, 2, "jeanne-lafarge")
    t.expect(where(1) == "brig", captain() == 2)


# ------------------------------------------------------------------ out of the Brig


@example("unfathomable/25.4", "From the Brig nobody simply walks away")
def no_walking_out(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.refused("move galley", "unfathomable/12.3-1")
    t.offered("brig")


@example("unfathomable/25.4-1", "A human leaves the Brig by its action, if the check passes")
def set_free(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("top", pile="chaos", codes="forced-learning-5 rampage-3")  # 8 of lore and strength are needed
    t.choose("brig", "move deck-6")
    t.expect(where(1) == "deck-6", actions(1) == 1)


@example("unfathomable/25.4-1", "If that check fails the prisoner stays")
def kept_in(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("top", pile="chaos", codes="forced-learning-5 combat-training-2")
    t.choose("brig")
    t.expect(where(1) == "brig", discard_top("lore") == "forced-learning-5")


@example("unfathomable/25.4-2", "A revealed traitor in the Brig does not keep a human from its action")
def traitor_beside(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("top", pile="chaos", codes="forced-learning-5 rampage-3")
    t.choose("brig", "move galley")
    t.expect(where(1) == "galley", where(3) == "brig")


@example("unfathomable/25.4-3", "All players may add cards to the check of the Brig")
def all_may_help(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("hand", seat=2, cards="shrivelling-1")
    t.arrange("hand", seat=3, cards="persistence-1")
    t.arrange("top", pile="chaos", codes="forced-learning-5 combat-training-2")
    t.choose("brig")
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.choose("add shrivelling-1")
    t.asked(3, "unfathomable-prompt-add")
    t.choose("")  # will would hinder
    nobody_answers(t)
    t.asked(1, "unfathomable-prompt-move")


@example("unfathomable/25.4-5", "A traitor who breaks out discards all cards at once, right before moving")
def all_at_once(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="inspiring-speech-5 forced-learning-5 siren-song-3")
    turn_of(t, 3)
    t.choose("break-out", "discard inspiring-speech-5", "discard siren-song-3", "discard forced-learning-5")
    t.expect(hand_size(3) == 3, unchanged=True)
    t.choose("move bridge")
    t.expect(hand(3) == (), where(3) == "bridge")


@example("unfathomable/25.4-6", "What moves characters cannot reach into the Brig unless it names it: Astral Travel")
def no_travel_out(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("top", pile="spells", codes="astral-travel foresee")
    turn_of(t, 3)
    t.choose("cast keeper", "cast astral-travel")
    t.offered("from boiler-room", "from chapel")
    t.not_offered("from brig")


# ------------------------------------------------------------------ in the Brig


@example("unfathomable/25.5", "From the Brig only one card can be added to a check")
def one_card_only(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("hand", seat=2, cards="combat-training-1 watch-and-learn-1")
    crisis(t, "hull-leak", chaos="combat-training-2 watch-and-learn-2")
    nobody_answers(t)
    t.not_accepted("add combat-training-1, add watch-and-learn-1")
    t.choose("add combat-training-1")
    t.expect(added(2) == 1, hand(2) == ("watch-and-learn-1",))
    t.asked(2, "core-prompt-react")


@example("unfathomable/25.6", "In the Brig no item can be used")
def no_items(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.offered("throw jam-tin-grenade")
    t.arrange("stand", seat=1, space="brig")
    t.not_offered("throw jam-tin-grenade")


@example("unfathomable/25.7", "The mythos card of a human in the Brig: its symbols, not its crisis")
def no_crisis(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("deep-ones", space="deck-5", n=1)
    crisis(t, "hull-leak")
    t.expect(deck_size("chaos") == 10, deep_ones("cargo-hold") == 1, track("travel") == 1)


@example("unfathomable/25.12", "In the Brig a player receives the full skill set")
def full_skill_set(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    turn_begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", "strength", "strength"))


@example("unfathomable/25.13", "In the Brig the abilities of skill cards can be used")
def skill_cards_work(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="3")
    t.choose("inspire inspiring-speech-5")
    t.expect(dial("sanity") == 9, discard_top("influence") == "inspiring-speech-5")


# ------------------------------------------------------------------ the Sick Bay


@example("unfathomable/28.1", "In the Sick Bay a player receives one card only, of a type of the skill set")
def one_card(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="sick-bay")
    turn_begins(t, 1)
    t.not_offered("lore", "will")
    t.choose("strength")
    t.expect(skills_in_hand(1) == ("strength",))


@example("unfathomable/28.1-1", "With an active improvement that one card can be of its type")
def one_card_of_an_improvement(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="mystical-text")
    t.arrange("stand", seat=1, space="sick-bay")
    turn_begins(t, 1)
    t.choose("lore")
    t.expect(skills_in_hand(1) == ("lore",))


@example("unfathomable/28.2", "Out of the Sick Bay one moves as from anywhere")
def walking_out(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="sick-bay")
    t.choose("move deck-8")
    t.expect(where(1) == "deck-8", actions(1) == 1)


@example("unfathomable/28.2-1", "Who leaves the Sick Bay before the own turn begins receives the full skill set")
def out_in_time(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="sick-bay")
    t.arrange("hand", seat=1, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose svetlana-gedroits", "move galley")
    turn_begins(t, 2)
    t.expect(
        where(2) == "galley", skills_in_hand(2) == ("influence", "influence", "lore", "observation", "observation")
    )


@example("unfathomable/39.3", "A defeated human goes to the Sick Bay")
def defeated(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {KEILANI}")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="chapel")
    turn_of(t, 3)
    t.arrange("dice", results="6")
    t.choose("attack william-bowleg")
    t.expect(where(2) == "sick-bay")

"""Improvements change hands, and which one lies face up (chapter 23)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    area,
    calm,
    crisis,
    face_up,
    hand_size,
    items,
    skills_in_hand,
    turn_begins,
)


def two_improvements(t: ExampleTable, seat: int = 1) -> None:
    """A player has Binoculars face up and Fine Clothes face down; the Tool Kit and the like are out of the way."""
    calm(t)
    t.arrange("item", seat=seat, code="binoculars")
    t.arrange("item", seat=seat, code="fine-clothes", active=0)


@example("unfathomable/23.7-4", "An improvement that lies face down is traded like any item")
def face_down_in_a_trade(t: ExampleTable) -> None:
    two_improvements(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade", "give svetlana-gedroits fine-clothes", "yes")
    t.expect(items(1) == ("tool-kit", "binoculars"), items(2) == ("travel-pharmacy", "fine-clothes"))


@example("unfathomable/23.8", "At the start of one's turn another improvement can be turned up")
def change_at_the_start(t: ExampleTable) -> None:
    two_improvements(t)
    turn_begins(t, 1)
    t.asked(1, "unfathomable-prompt-improvement")
    t.choose("improve fine-clothes")
    t.expect(face_up(1, "fine-clothes") == True, face_up(1, "binoculars") == False)  # noqa: E712


@example("unfathomable/23.8", "In the middle of a turn nobody changes improvements without gaining or losing one")
def no_change_in_between(t: ExampleTable) -> None:
    two_improvements(t)
    t.asked(1, "unfathomable-prompt-actions")
    t.not_offered("improve fine-clothes")
    turn_begins(t, 1)
    t.offered("improve fine-clothes")


@example("unfathomable/23.8-1", "An improvement taken from the item deck lets its new owner choose again")
def gained_from_the_deck(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="fine-clothes plimsolls")
    t.choose("cargo-hold", "take fine-clothes")
    t.asked(1, "unfathomable-prompt-improvement")
    t.choose("improve fine-clothes")
    t.expect(face_up(1, "fine-clothes") == True, face_up(1, "binoculars") == False)  # noqa: E712


@example("unfathomable/23.8-1", "An improvement received in a trade is one gained as well")
def gained_in_a_trade(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("item", seat=2, code="fine-clothes")
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade", "give svetlana-gedroits binoculars", "yes")
    t.asked(2, "unfathomable-prompt-improvement")
    t.choose("improve binoculars")
    t.expect(face_up(2, "binoculars") == True, face_up(2, "fine-clothes") == False)  # noqa: E712


@example("unfathomable/23.8-2", "Who gives the active improvement away turns up another of those left")
def lost_in_a_trade(t: ExampleTable) -> None:
    two_improvements(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade", "give svetlana-gedroits binoculars", "yes")
    t.expect(items(1) == ("tool-kit", "fine-clothes"), face_up(1, "fine-clothes") == True)  # noqa: E712


@example("unfathomable/23.8-2", "An improvement that a crisis takes away is lost: another is turned up")
def lost_by_an_effect(t: ExampleTable) -> None:
    two_improvements(t)
    crisis(t, "criminal-activity")
    t.choose("second", "lose binoculars")
    t.expect(area(1).lacks("binoculars"), face_up(1, "fine-clothes") == True)  # noqa: E712


@example("unfathomable/23.9", "One of three improvements is turned up, the other two lie face down")
def one_face_up(t: ExampleTable) -> None:
    two_improvements(t)
    t.arrange("item", seat=1, code="mystical-text", active=0)
    turn_begins(t, 1)
    t.choose("improve mystical-text")
    t.expect(face_up(1, "mystical-text") == True)  # noqa: E712
    t.expect(face_up(1, "binoculars") == False, face_up(1, "fine-clothes") == False)  # noqa: E712


@example("unfathomable/23.10", "An active improvement brings one card of its type more, every turn")
def one_card_more(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="mystical-text")
    turn_begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "lore", "observation", "observation", "strength", "strength"))


@example("unfathomable/23.10-1", "The improvement turned up at the start of the turn counts for the cards received")
def changed_before_the_cards(t: ExampleTable) -> None:
    two_improvements(t)
    turn_begins(t, 1)
    t.expect(hand_size(1) == 0, unchanged=True)
    t.choose("improve fine-clothes")
    t.expect(skills_in_hand(1) == ("influence", "influence", "observation", "observation", "strength", "strength"))


@example("unfathomable/23.10-2", "In the Brig an improvement adds nothing to the skill set")
def not_in_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="mystical-text")
    t.arrange("stand", seat=1, space="brig")
    turn_begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", "strength", "strength"))

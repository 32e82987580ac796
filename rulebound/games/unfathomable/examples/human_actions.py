"""What humans do with their actions (chapter 12): rescue, trade, abilities, the spaces of the ship."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    actions,
    calm,
    damaged,
    dial,
    discard_top,
    hand,
    items,
    passenger_supply,
    passengers,
    track,
)


@example("unfathomable/12.5", "A passenger in one's space is rescued: the token goes back to the supply")
def rescue(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="deck-3")
    t.choose("rescue")
    t.expect(passengers("deck-3") == 0, passenger_supply() == 8, actions(1) == 1)


@example("unfathomable/12.5", "Where there is no passenger nobody can be rescued")
def nobody_to_rescue(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="deck-3")
    t.choose("rescue")
    t.refused("rescue", "unfathomable/12.5")


@example("unfathomable/12.6", "Two players in one space trade items")
def trade(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade", "give svetlana-gedroits tool-kit", "yes")
    t.expect(items(1) == (), items(2) == ("travel-pharmacy", "tool-kit"))
    t.choose("give jeanne-lafarge travel-pharmacy", "yes")
    t.expect(items(1) == ("travel-pharmacy",), items(2) == ("tool-kit",))
    t.choose("done", "done")
    t.expect(actions(1) == 1)


@example("unfathomable/12.6", "Nobody trades alone")
def no_trade_alone(t: ExampleTable) -> None:
    calm(t)
    t.refused("trade", "unfathomable/12.6")
    t.arrange("stand", seat=2, space="boiler-room")
    t.offered("trade")


@example("unfathomable/12.6-1", "Who begins a trade need not take part in it")
def trade_of_others(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.arrange("stand", seat=3, space="boiler-room")
    t.choose("trade", "done")
    t.asked(2, "unfathomable-prompt-trade")
    t.choose("give william-bowleg travel-pharmacy", "yes")
    t.expect(items(1) == ("tool-kit",), items(2) == (), items(3) == ("elder-sign-amulet", "travel-pharmacy"))


@example("unfathomable/12.7", "The action of a skill card in hand: it takes an action, and the card is discarded")
def action_of_a_skill_card(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="3")
    t.choose("inspire inspiring-speech-5")
    t.expect(dial("sanity") == 9, actions(1) == 1, hand(1) == (), discard_top("influence") == "inspiring-speech-5")


@example("unfathomable/12.8-1", "With a Deep One in the room its action cannot be used")
def enemy_in_the_room(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.offered("galley")
    t.arrange("deep-ones", space="galley", n=1)
    t.refused("galley", "unfathomable/12.8-1")


@example("unfathomable/12.8-1", "A revealed traitor in the room is in the way as well, but not in the Brig")
def traitor_in_the_room(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="galley")
    t.refused("galley", "unfathomable/12.8-1")
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="brig")
    t.offered("brig")


@example("unfathomable/12.8-2", "The action of the damage card repairs a room, for cards of its type")
def repair(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards="determination-3 determination-4")
    t.choose("repair", "discard determination-3")
    t.expect(damaged("galley") == False, hand(1) == ("determination-4",), actions(1) == 1)  # noqa: E712


@example("unfathomable/12.8-3", "A room's own action waits until the room is repaired")
def whole_rooms_only(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("stand", seat=1, space="galley")
    t.refused("galley", "unfathomable/44.4")
    t.choose("mend tool-kit")
    t.offered("galley")


@example("unfathomable/12.8-4", "The action of a space is used once a turn")
def once_a_turn(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="ritual", n=3)
    t.arrange("stand", seat=1, space="chapel")
    t.choose("chapel", "back")
    t.expect(track("ritual") == 2)
    t.refused("chapel", "unfathomable/12.8-4")

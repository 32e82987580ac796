"""Actions: abilities that cost one, two in a turn, moving, attacking; the Deep; players (chapters 8 and 10 to 12)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, hydra_acts
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    WILLIAM,
    actions,
    area,
    calm,
    character,
    deep_ones,
    dial,
    discard_top,
    hand,
    hand_size,
    in_any_order,
    monarch,
    passengers,
    phase,
    track,
    turn_of,
    used,
    voyage,
    where,
)

# ------------------------------------------------------------------ abilities that cost an action


@example("unfathomable/8", "An ability marked as an action costs one: Full Steam Ahead")
def it_costs_an_action(t: ExampleTable) -> None:
    calm(t)
    t.choose("full-steam full-steam-ahead")
    t.expect(actions(1) == 1, dial("fuel") == 7, track("travel") == 2, area(1).lacks("full-steam-ahead"))


@example("unfathomable/8.1", "Actions are found on the sheet, the feat, items and whatever else lies before a player")
def where_actions_are_found(t: ExampleTable) -> None:
    voyage(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("item", seat=1, code="shotgun")
    t.offered("occult-training william-bowleg", "quick-cast quick-cast", "blast shotgun", "cast keeper")


@example("unfathomable/8.2", "Skill cards in hand have actions as well: Coordinated Effort lets another player act")
def actions_in_hand(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose jamie-snell", "move galley")
    t.expect(where(3) == "galley", hand(1) == (), actions(1) == 1)


@example("unfathomable/8.2-1", "A skill card is discarded once its ability has been resolved, not before")
def discarded_afterwards(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1")
    t.choose("learn watch-and-learn-1", "will")
    t.expect(discard_top("observation") != "watch-and-learn-1", unchanged=True)
    t.choose("will")
    t.expect(discard_top("observation") == "watch-and-learn-1", hand_size(1) == 2)


@example("unfathomable/8.2-2", "A human holds treachery to no use")
def no_treachery_for_humans(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="reinforcements-1")
    t.refused("reinforce reinforcements-1", "unfathomable/8.2-2")
    t.arrange("traitor", seat=1)
    turn_of(t, 1)
    t.offered("reinforce reinforcements-1")


@example("unfathomable/8.3", "A human uses the action of the space he or she is in: the Bridge risks a passenger")
def the_action_of_a_space(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.not_offered("galley")
    t.arrange("dice", results="7")
    t.choose("bridge")
    t.expect(passengers("deck-7") == 1, used("bridge") == True)  # noqa: E712
    t.asked(1, "unfathomable-prompt-deck")


# ------------------------------------------------------------------ the Deep, and players


@example("unfathomable/10.1", "Monarchs that would leave the board go to the Deep: the great banishment")
def monarchs_leave_the_board(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who="mother-hydra", space="water-5")
    t.arrange("monarch", who="father-dagon", space="water-2")
    t.arrange("track", which="ritual", n=3)
    t.arrange("top", pile="damage", codes="fuel-leak")
    hydra_acts(t)
    in_any_order(t)
    t.expect(monarch("mother-hydra") == "the-deep", monarch("father-dagon") == "the-deep", track("ritual") == 0)


@example("unfathomable/10.3", "The Deep is no space: a spell for a space with Deep Ones does not reach them there")
def the_deep_is_no_space(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="the-deep", n=3)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("deep-ones", space="water-3", n=1)
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.choose("drive-off lesser-banishment-3")
    t.offered("from deck-5", "from water-3")
    t.not_offered("from the-deep")


@example("unfathomable/11", "Every player has a character, and is where that character is")
def players_and_characters(t: ExampleTable) -> None:
    t.start(seats=3, characters="choose")
    t.arrange("dice", results="1")
    t.choose("play jamie-snell", "play samira-dualeh", "play edmund-mallory")
    t.expect(character(1) == "jamie-snell", character(3) == "edmund-mallory", where(3) == "galley")


# ------------------------------------------------------------------ two actions


@example("unfathomable/12", "The current player has two actions; then comes the mythos card")
def two_actions(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="mythos", codes="food-rationing")
    t.choose("move galley")
    t.expect(actions(1) == 1, phase() == "actions")
    t.choose("move bridge")
    t.expect(actions(1) == 0, phase() == "mythos", where(1) == "bridge")


@example("unfathomable/12.1", "True Grit is one action and brings two: three moves in a turn")
def more_than_two(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="true-grit-5")
    t.choose("hold-on true-grit-5", "move deck-1")
    t.expect(where(1) == "deck-1")
    t.choose("move deck-2")
    t.expect(where(1) == "deck-2", actions(1) == 1)
    t.choose("move deck-3")
    t.expect(where(1) == "deck-3")


@example("unfathomable/12.3", "A human moves to any deck space or room, however far")
def moving(t: ExampleTable) -> None:
    calm(t)
    t.expect(where(1) == "boiler-room", unchanged=True)
    t.choose("move deck-1")
    t.expect(where(1) == "deck-1", actions(1) == 1)
    t.offered("move bridge", "move chapel", "move captains-cabin", "move cargo-hold", "move galley", "move deck-8")


@example("unfathomable/12.3-1", "Nobody walks out of the Brig")
def not_out_of_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.offered("move galley")
    t.arrange("stand", seat=1, space="brig")
    t.refused("move galley", "unfathomable/12.3-1")


@example("unfathomable/12.3-2", "Nobody moves into the water or the Deep")
def not_into_the_water(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.offered("move deck-2")
    t.not_offered("move water-1", "move water-2", "move the-deep")


@example("unfathomable/12.3-3", "Nobody moves into Sick Bay or Brig of his or her own accord")
def not_into_the_cells(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.offered("move chapel", "move cargo-hold")
    t.not_offered("move sick-bay", "move brig")


@example("unfathomable/12.4", "A human attacks a Deep One or a revealed traitor where he or she is")
def attacking(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="deck-2")
    t.arrange("dice", results="4 6")
    t.choose("attack deck-2")
    t.expect(deep_ones("deck-2") == 0, actions(1) == 1)
    t.choose("attack jamie-snell")
    t.expect(where(3) == "brig")

"""Items: drawing, using, losing them (chapter 23)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    SAMIRA,
    SVETLANA,
    actions,
    calm,
    crisis,
    damaged,
    deck_size,
    deep_ones,
    face_up,
    items,
    only,
    pile,
    sees_top,
    shown_to_all,
    skills_in_hand,
    total,
    turn_of,
)

SEARCHERS = f"{JEANNE} {SVETLANA} {SAMIRA}"


@example("unfathomable/23.1", "An item is drawn from the top of the deck and lies open in the play area")
def drawn(t: ExampleTable) -> None:
    calm(t, SEARCHERS)
    t.arrange("top", pile="items", codes="plimsolls shotgun")
    turn_of(t, 3)
    t.choose("scavenger samira-dualeh")
    t.expect(items(3) == ("starbuck", "plimsolls"), shown_to_all("plimsolls") == True)  # noqa: E712


@example("unfathomable/23.2", "A discarded item leaves the game: items have no discard pile")
def discarded(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="plimsolls")
    crisis(t, "criminal-activity")
    t.choose("second", "lose plimsolls")
    t.expect(items(1) == ("tool-kit",), pile("removed").has("plimsolls"))


@example("unfathomable/23.3", "An item does what it says: the Tool Kit repairs a room without cards")
def used(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("stand", seat=1, space="galley")
    t.choose("mend tool-kit")
    t.expect(damaged("galley") == False, items(1) == ("tool-kit",))  # noqa: E712


@example("unfathomable/23.3-1", "An item with an action ability takes an action, here a Jam Tin Grenade")
def takes_an_action(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("deep-ones", space="deck-6", n=3)
    t.choose("throw jam-tin-grenade", "throw deck-6")
    t.expect(actions(1) == 1, deep_ones("deck-6") == 0, items(1) == ("tool-kit",))


@example("unfathomable/23.4", "From an empty deck nobody takes items")
def none_left(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.offered("cargo-hold")
    only(t, "items", 0)
    t.refused("cargo-hold", "unfathomable/23.4")


@example("unfathomable/23.4-1", "The last item: one looks at it in the Cargo Hold and may put it back")
def last_item_put_back(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="plimsolls")
    only(t, "items", 1)
    t.choose("cargo-hold")
    t.offered("take plimsolls", "leave")
    t.expect(sees_top(1, "items") == True, sees_top(2, "items") == False)  # noqa: E712
    t.choose("leave")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(items(1) == ("tool-kit",), deck_size("items") == 1, unchanged=True)


@example("unfathomable/23.4-1", "Or takes it")
def last_item_taken(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="plimsolls")
    only(t, "items", 1)
    t.choose("cargo-hold", "take plimsolls")
    t.expect(items(1) == ("tool-kit", "plimsolls"), deck_size("items") == 0)


@example("unfathomable/23.5-1", "Categories matter to some cards: Rampage can be made with a weapon, not with a tool")
def categories(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="shotgun")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("deep-ones", space="galley", n=2)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("rage rampage-3")
    t.offered("bare", "weapon shotgun")
    t.not_offered("weapon tool-kit")


@example("unfathomable/23.7", "Only one improvement is active: with a second one, one of both is turned down")
def one_active(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="medicine-ball shotgun")
    t.choose("cargo-hold", "take medicine-ball", "improve medicine-ball")
    t.expect(face_up(1, "medicine-ball") == True, face_up(1, "binoculars") == False)  # noqa: E712


@example("unfathomable/23.7-1", "Face up it is active: one card more")
def active(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="mystical-text")
    t.arrange("phase", name="receive-skills")
    t.expect(skills_in_hand(1) == ("influence", "lore", "observation", "observation", "strength", "strength"))


@example("unfathomable/23.7-2", "Face down it is not: of two improvements one counts")
def inactive(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="mystical-text")
    t.arrange("item", seat=1, code="treasured-memento", active=0)
    t.arrange("phase", name="receive-skills")
    t.choose("improve treasured-memento")
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", "strength", "strength", "will"))


@example("unfathomable/23.7-3", "Face down it is an item all the same: Well Equipped counts it")
def still_an_item(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {JAMIE} {SAMIRA}")
    t.arrange("item", seat=3, code="mystical-text")
    t.arrange("item", seat=3, code="binoculars", active=0)
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 determination-3")
    t.choose("unpack well-equipped")
    t.offered("3", "-3")
    t.not_offered("4")
    t.choose("3")
    t.expect(total() == 11)

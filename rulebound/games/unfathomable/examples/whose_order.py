"""What happens to several at once, and who says in which order; what leaves together, leaves together."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    area,
    calm,
    crisis,
    deep_ones,
    face_up,
    hand_size,
    items,
    skills_in_hand,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option
from rulebound.games.unfathomable.examples.spell_effects import casts, keeper

BARRICADE = "barricade-the-hatches"
ELEVEN = "rampage-3 rampage-3 rampage-3 rampage-3 rampage-4 rampage-4 rampage-4 persistence-1 persistence-1"


# ------------------------------------------------------------------ several players decide at once


@example("unfathomable/7.16", "Every human draws a card: the current player says who chooses before whom")
def who_draws_first(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "voice-of-ra", "next jamie-snell", "next jeanne-lafarge", dice="5")
    t.asked(3, "unfathomable-prompt-skill-type")
    t.choose("influence")
    t.asked(2, "unfathomable-prompt-skill-type")
    t.choose("will", "lore")
    t.expect(skills_in_hand(3) == ("influence",), skills_in_hand(2) == ("will",), skills_in_hand(1) == ("lore",))
    for seat in (1, 2, 3):
        t.choose("pass", seat=seat)


@example("unfathomable/7.16", "Every human draws a card of their own: if nobody minds, they come round the table")
def any_order_of_drawing(t: ExampleTable) -> None:
    check(t, "identity-crisis", "influence lore", 11)
    t.asked(1, "unfathomable-prompt-who-next")
    t.choose("any")
    t.asked(1, "unfathomable-prompt-skill-type")
    t.choose("strength", "lore")
    t.asked(3, "unfathomable-prompt-skill-type")
    t.expect(skills_in_hand(1) == ("strength",), skills_in_hand(2) == ("lore",))


@example("unfathomable/7.16", "Several leave the Brig at once: the current player says who goes first")
def who_leaves_first(t: ExampleTable) -> None:
    calm(t)
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="brig")
    check(t, "jail-break", "lore strength", 8, fresh=False)
    t.choose("next william-bowleg")
    t.asked(3, "unfathomable-prompt-move")
    t.choose("move galley", "move bridge")
    t.expect(where(3) == "galley", where(2) == "bridge")


@example("unfathomable/7.16", "At the banquet, too, and when all discard: the current player says whose turn it is")
def who_dines_first(t: ExampleTable) -> None:
    calm(t)
    option(t, "the-captains-banquet", "first", fresh=False)
    t.choose("next william-bowleg", "next svetlana-gedroits")
    t.asked(3, "unfathomable-prompt-banquet")
    t.choose("yes", "no", "yes")
    t.expect(where(3) == "galley", where(2) == "captains-cabin", where(1) == "galley")


@example("unfathomable/7.16", "Every human discards: only those who hold cards are put in order")
def who_discards_first(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM} {SAMIRA}")
    for seat in (2, 4):
        t.arrange("hand", seat=seat, cards="rampage-3 rampage-4 keen-insight-3")
    check(t, "rally-the-crew", "influence will", 9, fresh=False)
    t.asked(1, "unfathomable-prompt-who-next")
    t.not_offered("next jeanne-lafarge", "next william-bowleg")
    t.choose("next samira-dualeh")
    t.asked(4, "unfathomable-prompt-discard")
    t.choose("discard rampage-3, discard rampage-4", "discard rampage-3, discard rampage-4")
    t.expect(hand_size(2) == 1, hand_size(4) == 1)


@example("unfathomable/29.2", "All who hold more than ten discard at once: the current player says who does first")
def who_comes_down_to_ten_first(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=f"{ELEVEN} persistence-2 persistence-2")
    t.arrange("hand", seat=2, cards=" ".join(["keen-insight-3", *["watch-and-learn-1"] * 5, *["shrivelling-1"] * 5]))
    t.arrange("phase", name="discard")
    t.asked(1, "unfathomable-prompt-who-next")
    t.choose("next svetlana-gedroits")
    t.asked(2, "unfathomable-prompt-hand-limit")
    t.choose("discard keen-insight-3")
    t.asked(1, "unfathomable-prompt-hand-limit")
    t.expect(hand_size(1) == 11, hand_size(2) == 10)


@example("unfathomable/7.16", "Every human keeps one item: the current player says who chooses first")
def who_keeps_first(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="kitchen-knife")
    t.arrange("item", seat=3, code="shotgun")
    check(t, "criminal-activity", "influence observation", 10, fresh=False)
    t.choose("next william-bowleg", "keep shotgun", "keep tool-kit")
    t.expect(items(3) == ("shotgun",), items(1) == ("tool-kit",), items(2) == ("travel-pharmacy",))


@example("unfathomable/7.16", "Heal, too: whoever leaves the Sick Bay or draws does so in the order that is said")
def who_is_healed_first(t: ExampleTable) -> None:
    keeper(t)
    t.arrange("stand", seat=2, space="sick-bay")
    casts(t, "heal", "next jamie-snell", "next jeanne-lafarge", dice="8")
    t.asked(3, "unfathomable-prompt-skill-type")
    t.choose("will", "move galley", "lore")
    t.expect(where(2) == "galley", skills_in_hand(3) == ("will",), skills_in_hand(1) == ("lore",))
    for seat in (1, 3):
        t.choose("pass", seat=seat)


@example("unfathomable/7.16", "Two traitors fall to the Beast at once: the current player says which one first")
def who_falls_first(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE} {KEILANI} {ISHMAEL}")
    for seat in (4, 5):
        t.arrange("traitor", seat=seat)
        t.arrange("stand", seat=seat, space="galley")
    casts(t, "summon-the-beast-within", "move galley", dice="8")
    t.asked(1, "unfathomable-prompt-defeat-order")
    t.choose("defeat ishmael-marsh")
    t.heard("unfathomable-log-defeated", "unfathomable/17.1-1")
    t.expect(where(4) == "brig", where(5) == "brig", where(1) == "galley")
    t.choose("pass")  # two have fallen: a die is rolled


# ------------------------------------------------------------------ the hatches


def manned(t: ExampleTable, *deep: str, characters: str) -> None:
    """The last seat can still bar the hatches; Deep Ones are in these spaces."""
    calm(t, characters)
    for space in sorted(set(deep)):
        t.arrange("deep-ones", space=space, n=deep.count(space))
    t.arrange("item", seat=len(characters.split()), code=BARRICADE)


@example("unfathomable/7.3", "Hatches barred against the Book of Dagon: the Deep Ones go another way")
def the_book_finds_another_way(t: ExampleTable) -> None:
    manned(t, "deck-6", "deck-6", characters=f"{ISHMAEL} {WILLIAM} {JEANNE}")
    t.arrange("stand", seat=1, space="deck-6")
    t.choose("command book-of-dagon", "to galley")
    t.choose(f"bar {BARRICADE}")
    t.heard("unfathomable-log-hatches-hold", "unfathomable/7.3")
    t.asked(1, "unfathomable-prompt-drive")
    t.not_offered("to galley")
    t.choose("to water-6")
    t.expect(deep_ones("water-6") == 2, deep_ones("deck-6") == 0, deep_ones("galley") == 0)
    t.asked(1, "unfathomable-prompt-action")


@example("unfathomable/7.3", "Hatches barred against Astral Travel: the Deep One can still be carried elsewhere")
def astral_travel_finds_another_way(t: ExampleTable) -> None:
    manned(t, "deck-6", characters=f"{WILLIAM} {JEANNE} {JAMIE}")
    casts(t, "astral-travel", "from deck-6", "deep-one", "to bridge", dice="8")
    t.choose(f"bar {BARRICADE}")
    t.offered("deep-one")
    t.choose("deep-one", "to deck-1")
    t.expect(deep_ones("deck-1") == 1, deep_ones("deck-6") == 0, area(3).lacks(BARRICADE))


@example("unfathomable/7.16", "While the hatches can be barred, the current player says which Deep One is moved next")
def the_order_of_the_herd(t: ExampleTable) -> None:
    manned(t, "deck-1", "galley", characters=f"{WILLIAM} {JEANNE} {JAMIE}")
    check(t, "on-the-offensive", "lore strength", 10, fresh=False)
    t.asked(1, "unfathomable-prompt-herd-order")
    t.choose("leave galley", "to cargo-hold", "pass", "to water-1")
    t.expect(deep_ones("cargo-hold") == 1, deep_ones("water-1") == 1)


@example("unfathomable/7.16", "Where nobody can bar the hatches the order changes nothing, and nobody is asked")
def the_herd_in_any_order(t: ExampleTable) -> None:
    calm(t)
    for space in ("deck-1", "galley"):
        t.arrange("deep-ones", space=space, n=1)
    check(t, "on-the-offensive", "lore strength", 10, fresh=False)
    t.asked(1, "unfathomable-prompt-herd")
    t.choose("to water-1", "to cargo-hold")
    t.expect(deep_ones("cargo-hold") == 1, deep_ones("water-1") == 1)


# ------------------------------------------------------------------ items that leave together


def three_improvements(t: ExampleTable) -> None:
    """Jeanne has Binoculars face up, Fine Clothes and a Treasured Memento face down."""
    calm(t)
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("item", seat=1, code="fine-clothes", active=0)
    t.arrange("item", seat=1, code="treasured-memento", active=0)


@example("unfathomable/23.8", "All items but one leave together: nothing is chosen among those that leave")
def nothing_to_choose_in_between(t: ExampleTable) -> None:
    three_improvements(t)
    check(t, "criminal-activity", "influence observation", 10, fresh=False)
    t.choose("keep treasured-memento")
    t.expect(items(1) == ("treasured-memento",), face_up(1, "treasured-memento") == True)  # noqa: E712


@example("unfathomable/23.8-2", "Samira loses all her items at once: no improvement is chosen on the way")
def all_at_once(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("item", seat=1, code="fine-clothes", active=0)
    t.arrange("item", seat=1, code="treasured-memento", active=0)
    t.arrange("dice", results="5")
    crisis(t, "ticket-please")
    t.choose("second")
    t.expect(items(1) == (), where(1) == "deck-5")

"""What a question says: how many, of what, and what the answer will do. The same words never ask opposite things."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    calm,
    damaged,
    deep_ones,
    dial,
    hand,
    hand_size,
    items,
    nobody_answers,
    skills_in_hand,
    total,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option
from rulebound.games.unfathomable.examples.spell_effects import casts, keeper

THREE = "rampage-3 keen-insight-3 determination-3"

# ------------------------------------------------------------------ how many


@example("unfathomable/38.8-7", "Firemen Strike: exactly three cards are discarded, not three at most")
def exactly_three(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=f"{THREE} rampage-4")
    t.arrange("top", pile="chaos", codes="shrivelling-1 coordinated-effort-1")
    option(t, "firemen-strike", "check", fresh=False)
    nobody_answers(t)
    t.choose("")
    nobody_answers(t)
    t.asked(1, "unfathomable-prompt-discard", n=3)
    t.not_accepted("discard rampage-3, discard keen-insight-3")
    t.choose("discard rampage-3, discard keen-insight-3, discard determination-3")
    t.expect(hand(1) == ("rampage-4",), where(1) == "sick-bay")


@example("unfathomable/29.2", "Above the hand limit it is said how many cards have to go")
def above_the_limit(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=" ".join([*["watch-and-learn-1"] * 6, *["shrivelling-1"] * 6]))
    t.arrange("phase", name="discard")
    t.asked(1, "unfathomable-prompt-hand-limit", n=2)
    t.not_accepted("discard shrivelling-1")
    t.expect(hand_size(1) == 12, unchanged=True)


@example("unfathomable/36.6", "A traitor may exchange any number of cards, none as well: the question says exchange")
def the_exchange(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-exchange")
    t.choose("")
    t.expect(hand(1) == ("rampage-3",), unchanged=True)
    hidden_traitor(t)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("declare", "discard rampage-3")
    t.expect(skills_in_hand(1) == ("treachery",))


@example("unfathomable/8.2", "Persistence: 1 to 5 cards, and then it is asked of which type as many are drawn")
def persistence_asks(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=f"persistence-1 {THREE}")
    t.choose("persist persistence-1")
    t.asked(1, "unfathomable-prompt-persist", n=3)
    t.choose("discard rampage-3, discard keen-insight-3")
    t.asked(1, "unfathomable-prompt-skill", n=2)
    t.choose("lore")
    t.expect(skills_in_hand(1) == ("lore", "lore", "will"))


# ------------------------------------------------------------------ opposite things


@example("unfathomable/18.4", "Which resource is lost, which gained: a Leader and a Pact ask apart")
def up_or_down(t: ExampleTable) -> None:
    keeper(t)
    casts(t, "dark-pact")
    t.asked(1, "unfathomable-prompt-resource-gained")
    t.choose("food")
    t.expect(dial("food") == 9)
    calm(t, f"{KEILANI} {JEANNE} {WILLIAM}")
    t.arrange("top", pile="mythos", codes="class-struggle")
    t.arrange("phase", name="mythos")
    t.choose("lead unconventional-leader")
    t.asked(1, "unfathomable-prompt-resource-lost")
    t.choose("food")
    t.expect(dial("food") == 7)


@example("unfathomable/36.2", "Which item is robbed, and from whom; which is given up; which is taken")
def whose_item(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{SAMIRA} {JEANNE} {JAMIE}")
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="cargo-hold")
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-item-rob")
    t.choose("take tool-kit")
    t.expect(items(1) == ("starbuck", "tool-kit"), items(2) == ())
    calm(t)
    t.arrange("item", seat=1, code="kitchen-knife")
    option(t, "criminal-activity", "second", fresh=False)
    t.asked(1, "unfathomable-prompt-item-lost")
    t.choose("lose tool-kit")
    t.expect(items(1) == ("kitchen-knife",))
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    t.choose("cargo-hold")
    t.asked(1, "unfathomable-prompt-item-take")


@example("unfathomable/36.2", "Which room is damaged; in which one Deep Ones fall; which one they fill")
def which_room(t: ExampleTable) -> None:
    hidden_traitor(t, characters=f"{JEANNE} {SVETLANA} {WILLIAM}")
    t.arrange("top", pile="damage", codes="structural-damage-any")
    t.choose("declare")
    t.asked(1, "unfathomable-prompt-room-damaged")
    t.choose("damage galley")
    t.expect(damaged("galley") == True)  # noqa: E712
    calm(t, f"{JAMIE} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="galley", n=2)
    t.arrange("deep-ones", space="bridge", n=1)
    check(t, "the-game-is-afoot", "observation strength", 13, fresh=False)
    t.asked(1, "unfathomable-prompt-room-cleared")
    t.choose("clear galley")
    t.expect(deep_ones("galley") == 0, deep_ones("bridge") == 1)
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="sick-bay")
    option(t, "family-ties", "second", fresh=False)
    t.asked(1, "unfathomable-prompt-room-filled")
    t.choose("fill chapel")
    t.expect(deep_ones("chapel") == 4)


@example("unfathomable/38.8", "What a total has come to is said where it can be changed; a die is asked for as a die")
def a_number_of_what(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {WILLIAM}")
    t.arrange("top", pile="chaos", codes="shrivelling-1 true-grit-5")
    t.arrange("top", pile="mythos", codes="flooding-compartment")
    t.arrange("phase", name="mythos")
    t.choose("unpack well-equipped")
    t.asked(1, "unfathomable-prompt-total", n=4, target=9)
    t.choose("1")
    t.heard("unfathomable-log-total", "unfathomable/18.4", n=5)
    t.expect(total() == 5)
    calm(t, f"{BEATRICE} {EDMUND} {WILLIAM}")
    t.arrange("deep-ones", space="chapel", n=1)
    t.choose("attack chapel", "calculate perfect-number")
    t.asked(1, "unfathomable-prompt-die")
    t.choose("4")
    t.expect(deep_ones("chapel") == 0)

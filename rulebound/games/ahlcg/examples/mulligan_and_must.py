"""The mulligan, and what an investigator must do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    damage,
    deck_size,
    devourer,
    gathering,
    hand,
    hand_size,
    horror,
    midnight,
    mythos,
    turn_of,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


# ------------------------------------------------------------------ the mulligan


def dealt(t: ExampleTable) -> tuple[str, str]:
    """Roland has drawn his opening hand. Two of its cards, as the mulligan names them."""
    t.start(investigators=ROLAND)
    t.asked(1, "ahlcg-prompt-mulligan")
    assert t.g.decision is not None
    first, second, *_ = t.g.decision.keys(0)
    return first, second


@example("ahlcg/mulligan.1", "Any cards of the opening hand are put aside, as many are drawn, and those shuffled in")
def exchanged_once(t: ExampleTable) -> None:
    first, second = dealt(t)
    t.arrange("faces", codes="01016 01020")
    t.choose(f"{first}, {second}")
    t.expect(hand(1).has("45-automatic"), hand(1).has("machete"), hand_size(1) == 5, deck_size(1) == 28)
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/mulligan.1", "A weakness among the new cards is replaced as well")
def no_weakness_by_mulligan(t: ExampleTable) -> None:
    first, _ = dealt(t)
    t.arrange("faces", codes="01007 01020")
    t.choose(first)
    t.expect(hand(1).has("machete"), hand(1).lacks("cover-up"), hand_size(1) == 5, deck_size(1) == 28)


@example("ahlcg/mulligan.2", "The players take or decline their mulligan in player order")
def in_player_order(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}")
    t.choose("lead daisy-walker")
    t.asked(2, "ahlcg-prompt-mulligan")
    t.choose("")
    t.asked(1, "ahlcg-prompt-mulligan")


# ------------------------------------------------------------------ must


@example("ahlcg/must.1", "Graveyard: who must choose cannot decline")
def no_way_around(t: ExampleTable) -> None:
    midnight(t, tokens="-1 -1")
    turn_of(t)
    t.choose("move graveyard")
    t.offered("horror", "rivertown")
    t.not_offered("pass", "no")
    t.choose("rivertown")
    t.expect(at(ROLAND) == "rivertown", horror(ROLAND) == 0)


@example("ahlcg/must.2", "Hunting Shadow: without a clue to spend only the damage can be chosen")
def what_can_be_chosen(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "hunting-shadow")
    t.expect(damage(ROLAND) == 2)


@example("ahlcg/must.2", "Quiet Glade: where nobody must, an idle choice can be made")
def an_idle_choice(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("add-location", code="quiet-glade")
    t.arrange("stand", seat=1, place="quiet-glade")
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    turn_of(t)
    t.choose("rest quiet-glade")
    t.offered("damage", "horror")
    t.choose("horror")
    t.expect(damage(ROLAND) == 1, actions(ROLAND) == 2, unchanged=True)
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/must.2", "What's Going On?!: while all hands are empty nobody can choose that cards are discarded")
def no_idle_choice(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on="01105", kind="doom", n=2)
    mythos(t, "ghoul-minion")
    t.expect(agenda() == "rise-of-the-ghouls", horror(ROLAND) == 2)


@example("ahlcg/must.2", "What's Going On?!: with a card in somebody's hand both can be chosen")
def a_choice_that_counts(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on="01105", kind="doom", n=2)
    t.arrange("hand", seat=1, cards="knife")
    mythos(t, "ghoul-minion")
    t.offered("cards", "horror")
    t.choose("cards")
    t.expect(hand_size(1) == 0, horror(ROLAND) == 0)

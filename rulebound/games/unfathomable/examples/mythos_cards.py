"""Mythos cards: drawing, showing, the order of their parts, the deck (chapter 22)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    deck_size,
    deep_ones,
    dial,
    discard_size,
    discard_top,
    only,
    pile,
    shown_to_all,
    total,
    track,
    where,
)


@example("unfathomable/22.1", "First the crisis: nothing else of the card has happened when it is decided")
def crisis_first(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.asked(1, "unfathomable-prompt-crisis")
    t.expect(deep_ones("the-deep") == 0, track("travel") == 0, unchanged=True)
    t.choose("first")
    t.expect(dial("sanity") == 6)


@example("unfathomable/22.2", "After the crisis the activation symbol: here Father Dagon's, who stirs in the Deep")
def activation_second(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "sewage-backup", chaos="inspiring-speech-5 rampage-4")
    t.arrange("dice", results="6")
    t.expect(dial("sanity") == 7, deep_ones("the-deep") == 2)
    t.asked(1, "unfathomable-prompt-track")


@example("unfathomable/22.3", "Last the track symbol")
def track_last(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.choose("first")
    t.expect(deep_ones("the-deep") == 2, track("travel") == 1)


@example("unfathomable/22.4", "A drawn card lies before everybody while it is resolved; then it is discarded")
def drawn_and_discarded(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.expect(pile("limbo") == ("class-struggle",), discard_size("mythos") == 0)
    t.choose("first")
    t.expect(pile("limbo") == (), discard_top("mythos") == "class-struggle")


@example("unfathomable/22.4-1", "Everybody may read the card that has been drawn")
def open_to_all(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle", seat=2)
    t.expect(shown_to_all("class-struggle") == True)  # noqa: E712


@example("unfathomable/22.4-2", "Who drew the card hands it to whoever has to decide: here the captain")
def handed_on(t: ExampleTable) -> None:
    calm(t)
    t.arrange("title", which="captain", seat=3)
    crisis(t, "class-struggle", seat=2)
    t.asked(3, "unfathomable-prompt-crisis")


@example("unfathomable/22.4-3", "A green card belongs to a character: Signs of Life is Jeanne's")
def card_of_a_character(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "signs-of-life", seat=2)
    t.asked(1, "unfathomable-prompt-crisis")
    t.expect(pile("limbo") == ("signs-of-life",))


@example("unfathomable/22.4-5", "The card of a character who does not play is discarded, and another is drawn")
def character_not_in_the_game(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "history-repeats class-struggle")
    t.expect(pile("limbo") == ("class-struggle",), discard_top("mythos") == "history-repeats")


@example("unfathomable/22.4-5", "So is the card of a character in the Brig")
def character_in_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="brig")
    crisis(t, "signs-of-life missing-parents", seat=2)
    t.expect(pile("limbo") == ("missing-parents",), discard_top("mythos") == "signs-of-life")


@example("unfathomable/22.4-5", "And that of a revealed traitor")
def character_who_is_a_traitor(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=1)
    crisis(t, "signs-of-life missing-parents", seat=2)
    t.expect(pile("limbo") == ("missing-parents",), discard_top("mythos") == "signs-of-life")


@example("unfathomable/22.4-6", "Who looks at mythos cards shows those nobody can use, and looks at others instead")
def looked_at_and_replaced(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("top", pile="mythos", codes="class-struggle history-repeats infection")
    t.arrange("dice", results="5")
    t.choose("bridge", "mythos")
    t.offered("top class-struggle", "top infection")
    t.not_offered("top history-repeats")
    t.expect(discard_top("mythos") == "history-repeats", shown_to_all("history-repeats") == True)  # noqa: E712


@example("unfathomable/22.5", "Mythos cards have a discard pile of their own, face up")
def own_discard_pile(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.choose("first")
    t.expect(discard_size("mythos") == 1, shown_to_all("class-struggle") == True)  # noqa: E712


@example("unfathomable/22.6", "When the last mythos card has been resolved, the discard pile is shuffled: a new deck")
def new_deck(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="mythos", codes="class-struggle")
    only(t, "mythos", 1, "mythos-discard")
    crisis(t, "class-struggle")
    t.expect(deck_size("mythos") == 0, discard_size("mythos") == 69)
    t.choose("first")
    t.expect(deck_size("mythos") == 70, discard_size("mythos") == 0)


@example("unfathomable/22.9", 'What the card says to "you" is said to whoever resolves it')
def you_means_the_resolver(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="deck-1")
    crisis(t, "missing-parents", seat=3)
    t.arrange("dice", results="5")
    t.choose("first")
    t.expect(where(3) == "captains-cabin")


@example("unfathomable/22.9-1", "A choice is made by whom the card names, also in another player's turn")
def resolved_by_whom_the_card_names(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle", seat=3)
    t.asked(1, "unfathomable-prompt-crisis")


@example("unfathomable/22.9-1", "Without a choice it is the current player's crisis")
def others_by_the_current_player(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "adrift-fishing-boat", seat=3, chaos="inspiring-speech-5 preparation-5")
    t.arrange("hand", seat=3, cards="shrug-it-off-5 combat-training-1")
    t.arrange("dice", results="5")
    t.choose("pass")  # nothing is done before cards are added
    t.choose("add shrug-it-off-5, add combat-training-1")
    t.expect(total() == 16)
    t.asked(3, "unfathomable-prompt-venture")

"""What players may tell one another about secrets, as ready phrases (unfathomable/secrecy-6 to secrecy-29).

Each is vague on purpose, so that truth and lies sound alike: much or little, never "middling"; no type, no value, no
name of a card; nothing that points out one's own cards in a check; no question about loyalty itself. A client can offer
them; none has to be true (secrecy-4).
"""

from __future__ import annotations

PHRASES = tuple([
    f"unfathomable-phrase-{name}"
    for name in (
        # a check: secrecy-7, secrecy-10, secrecy-12 to secrecy-18
        "help-a-lot", "help-a-little", "cannot-help", "rather-not-add", "not-me", "only-me",
        # questions that yes or no can answer, and answers: secrecy-8, secrecy-25
        "can-you-help", "can-you-stop-it", "can-you-roll", "yes", "no",
        # promises without names of cards: secrecy-26, secrecy-27
        "can-help-roll", "can-help-check", "can-save", "have-action",
        # decks that one has looked into: secrecy-29
        "top-good", "top-bad",
        # suspicion, and what one says of loyalty cards one has seen: secrecy-9, secrecy-28
        "suspect", "accuse", "trust", "is-human", "is-traitor", "defend",
    )
])  # fmt: skip
"""The keys of the phrases; $seat is the player some of them name."""
ABOUT_A_PLAYER = frozenset(
    f"unfathomable-phrase-{name}"
    for name in (
        "can-you-help", "can-you-stop-it", "can-you-roll", "suspect", "accuse", "trust", "is-human", "is-traitor",
    )
)  # fmt: skip
"""Those that need a $seat."""
FREE_TALK = False
"""While the game is on, players say nothing about it but these: whatever else is written could give secrets away."""

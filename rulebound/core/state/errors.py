"""What can go wrong, in sentences a player or an author can act on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentence:
    """What is wrong, as a message of the catalogues: players read it in their own language."""

    term: str
    args: tuple[tuple[str, object], ...] = ()


class RuleboundError(Exception):
    """Bad input of any kind: the sentence names what is wrong, and nothing was changed.

    `said` is the same for players, where what they typed led to it.
    """

    def __init__(self, why: str = "", said: Sentence | None = None) -> None:
        super().__init__(why)
        self.said = said


class IllegalAnswer(RuleboundError):
    """An answer that the pending decision does not offer, or from a seat that is not asked."""


class BadOption(RuleboundError):
    """A set-up option that does not exist, or a value it does not allow."""


class SaveError(RuleboundError):
    """A save that is broken, truncated, edited or made for another game."""


class ArrangeError(RuleboundError):
    """An arranging step that would make an impossible situation."""


class EndlessRules(RuleboundError):
    """What was chosen leads into a loop of rules that never comes to a decision: names what goes round."""


class FlowError(Exception):
    """A rule written in a form that cannot be suspended: says where, and what to write instead."""


class ContentError(Exception):
    """A card, map or ledger that contradicts itself: found when the game is loaded."""

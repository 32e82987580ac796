"""Secrets where cards come to light and are hidden again before anybody is asked."""

from __future__ import annotations

from rulebound.core.material.cards import cards_in, move
from rulebound.core.proving.arrange import prepare
from rulebound.core.state.entities import PUBLIC
from rulebound.games.unfathomable.state import SKILLS, Unfathomable
from rulebound.play.checking.leak_check import sample

TRIO = "jeanne-lafarge svetlana-gedroits william-bowleg"
TWELVE = (
    "shrivelling-1 shrivelling-2 lesser-banishment-3 watch-and-learn-1 watch-and-learn-2 keen-insight-3 "
    "combat-training-1 combat-training-2 rampage-3 persistence-1 persistence-2 determination-3"
)


def short_decks() -> Unfathomable:
    """The first player must discard two cards; then the next one draws the last card of every deck."""
    g = Unfathomable.new({"seats": "3", "characters": TRIO}, 1)
    prepare(g, "phase", name="discard")
    prepare(g, "hand", seat=1, cards=TWELVE)
    for skill in SKILLS:
        for card in cards_in(g, g.pile(skill))[1:]:
            move(g, card, g.pile(f"{skill}-discard"))
    g.change(g.clock, lead=0, seat=0, phase="discard", round=1)
    g.restart()
    return g


def test_a_deck_made_anew_of_what_was_just_discarded_tells_nothing_new() -> None:
    g = short_decks()
    decks = [g.pile(skill).id for skill in SKILLS]
    assert g.decision is not None
    assert g.decision.prompt == "unfathomable-prompt-hand-limit"
    remade = g.clone()
    remade.submit(remade.decision.options[:2], 0)  # type: ignore[union-attr]
    assert any(len(remade.pile_at(deck).cards) > 1 for deck in decks), "a deck is made anew in the same step"
    for seat in (PUBLIC, 1, 2):
        for seed in range(60):
            assert sample(g, seat, seed, steps=1).leak is None

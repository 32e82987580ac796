"""The collection: basic weaknesses of the box that no deck uses (ahlcg/collection)."""

from __future__ import annotations

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import new_card
from rulebound.core.state.chance import draw_one
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.deckbuilding import BASIC_WEAKNESSES, basic_weaknesses, card
from rulebound.games.ahlcg.rules.decks import if_weakness
from rulebound.games.ahlcg.state import Arkham, ArkhamHorror, Investigator, word_of


@cite("ahlcg/collection.1 ahlcg/weakness.9")
def left_in_the_box(g: ArkhamHorror, trait: str = "") -> list[str]:
    """The basic weaknesses (with a trait, if one is asked for) that nobody has yet, one entry for each copy."""
    used: list[str] = []
    for you in g.all(Investigator):
        used += basic_weaknesses(you.list)
    left: list[str] = []
    for code in BASIC_WEAKNESSES:
        made = card(code)
        if not trait or trait in made.traits:
            left += [code] * max(0, made.quantity - used.count(code))
    return left


@cite("ahlcg/deckbuilding.7 ahlcg/weakness.6")
def add_weakness(g: ArkhamHorror, you: Investigator, trait: str = "", cite: str = "ahlcg/deckbuilding.7") -> str:
    """One of them by lot joins a deck; "" if none is left."""
    left = left_in_the_box(g, trait)
    if not left:
        return ""
    chosen = left[draw_one(g, left, "weakness")]
    g.change(you, list=(*you.list, chosen))
    g.tell("ahlcg-log-weakness", cite, seat=you, card=word_of(chosen))
    return chosen


@flow(cite="ahlcg/weakness.4 .6")
def weakness_to_hand(g: ArkhamHorror, you: Investigator, trait: str = "") -> Steps[None]:
    """A random basic weakness comes to the hand, is resolved at once, and stays in the deck from now on."""
    code = add_weakness(g, you, trait, "ahlcg/weakness.6")
    if code:
        found = new_card(g, Arkham, code, g.pile(you.hand), you.index)
        yield from if_weakness(g, you, found)

"""The collection: basic weaknesses of the box that no deck uses (ahlcg/collection)."""

from __future__ import annotations

from rulebound.core.cards import CardDefinition, new_card
from rulebound.core.chance import draw_one
from rulebound.core.flow import Steps, flow
from rulebound.core.rules import cite
from rulebound.games.ahlcg.rules.decks import if_weakness
from rulebound.games.ahlcg.state import REGISTRY, Arkham, ArkhamHorror, Investigator


@cite("ahlcg/collection.1 ahlcg/weakness.9")
def basic_weaknesses(g: ArkhamHorror, trait: str = "") -> tuple[str, ...]:
    """The basic weaknesses (with a trait) that are left in the box, one entry for each copy."""
    used = [code for seat in range(len(g.seats)) for code in g.seat(seat).list]
    out: list[str] = []
    for made in REGISTRY.of(CardDefinition):
        if made.facts.get("subtype") == "basicweakness" and (not trait or trait in made.traits):
            out += [made.key] * max(0, made.quantity - used.count(made.key))
    return tuple(sorted(out))


def random_weakness(g: ArkhamHorror, trait: str = "") -> str:
    """One of them by lot; "" if none is left."""
    left = basic_weaknesses(g, trait)
    return left[draw_one(g, left, "weakness")] if left else ""


@flow(cite="ahlcg/weakness.4 .6")
def weakness_to_hand(g: ArkhamHorror, you: Investigator, trait: str = "") -> Steps[None]:
    """A random basic weakness comes to the hand, is resolved at once, and stays in the deck from now on."""
    code = random_weakness(g, trait)
    if code:
        g.change(you, list=(*you.list, code))
        card = new_card(g, Arkham, code, g.pile(you.hand), you.index)
        g.tell("ahlcg-log-weakness", "ahlcg/weakness.6", seat=you, card=card)
        yield from if_weakness(g, you, card)

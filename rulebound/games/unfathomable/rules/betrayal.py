"""Loyalty, declaring one's betrayal, who wins (chapters 14, 16, 21, 31, 36)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, move, remove_card, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.unfathomable.rules.clauses import under
from rulebound.games.unfathomable.rules.defeat import lose_titles
from rulebound.games.unfathomable.rules.mythos import discard_mythos
from rulebound.games.unfathomable.rules.skill_checks import listed
from rulebound.games.unfathomable.rules.skills import discard_chosen, draw_skills
from rulebound.games.unfathomable.rules.tracks import give_loyalty
from rulebound.games.unfathomable.state import (
    PORT,
    TREACHERY,
    Character,
    Unfathomable,
    definition,
    in_brig,
    tell_declines,
    tell_nothing,
)

HUMAN, HYBRID, CULTIST = "human", "hybrid", "cultist"


@cite("unfathomable/16 /21 /21.7")
def traitor_cards(g: Unfathomable, you: Character) -> tuple[Any, ...]:
    """A player's own Hybrid and Cultist cards."""
    return tuple([c for c in g.cards(you.loyalty) if c.code in (HYBRID, CULTIST)])


@flow
def confessions(g: Unfathomable, you: Character) -> Any:
    """The cards a traitor can show. Who imagines other loyalties for one that declares, imagines any of them shown."""
    return (options_for(g, traitor_cards(g, you) or g.cards(you.loyalty), "show", seat=you.index),)


@flow(cite="unfathomable/36 /36.1 /36.1-1 /36.2 /36.3 /36.4 /36.5 /36.6 /36.7 /36.8 /36.8-1 /5 /5.1 /6 /21.6")
def declare(g: Unfathomable, you: Character) -> Steps[None]:
    """A traitor shows one card, strikes, hands on the rest, gives up titles and feat, and may exchange cards."""
    (options,) = yield from confessions(g, you)
    picked = yield from choose(
        g, you.index, options, "unfathomable-prompt-loyalty", cite="unfathomable/36.1-1",
        secret=len(g.cards(you.loyalty)) > 1, again=confessions.later(you),  # being asked must not tell of a second one
    )  # fmt: skip
    shown = meant(g, picked)
    reveal(g, shown)
    g.tell("unfathomable-log-betrayal", "unfathomable/36", seat=you, card=shown)
    g.change(you, traitor=True)  # by the open card (5): Deep Ones that are called now do not attack their caller
    if in_brig(g, you):
        tell_nothing(g, "betrayal", "unfathomable/36.2")
    else:
        yield from under(g, "unfathomable/36.2", definition(g, you).reveals.later(you))
    move(g, shown, g.pile("area", you.index), LAST)
    if not g.cards(you.loyalty):
        tell_nothing(g, "loyalty", "unfathomable/36.3")
    elif g.ship.distance < PORT:
        yield from hand_on(g, you)
    else:
        g.tell("unfathomable-log-loyalty-kept", "unfathomable/36.3", seat=you)
    lose_titles(g, you, "unfathomable/36.4")
    for card in g.cards(you.area):
        kind = definition(g, card).kind
        if kind == "mythos":
            discard_mythos(g, card, "unfathomable/36.5")
        elif kind == "feat":
            remove_card(g, card)
            g.tell("unfathomable-log-card-gone", "unfathomable/36.5", card=card)
    if in_brig(g, you) or not g.hand(you):
        tell_nothing(g, "exchange-brig" if in_brig(g, you) else "exchange", "unfathomable/36.6")
    else:
        ids = yield from discard_chosen(
            g, you, 0, len(g.hand(you)), "unfathomable/36.6", "unfathomable-prompt-exchange"
        )
        if ids:
            draw_skills(g, you, (TREACHERY,) * len(ids), "unfathomable/36.6")
        else:
            tell_declines(g, you)


@flow(cite="unfathomable/36.3")
def hand_on(g: Unfathomable, you: Character) -> Steps[None]:
    """All hidden loyalty cards go to one other player."""
    to = yield from choose_entity(
        g, you.index, g.others(you), "unfathomable-prompt-loyalty-to", "give", "unfathomable/36.3"
    )
    cards = g.cards(you.loyalty)
    for card in cards:
        give_loyalty(g, card, to)
    g.tell("unfathomable-log-loyalty-to", "unfathomable/36.3", seat=you, other=to, n=len(cards))


@cite(
    "unfathomable/14.1 /14.1-1 /14.1-2 /14.1-3 /14.1-4 /21.2 /21.3 /21.4 /21.5 /31 /31.4 /31.9 /31.9-1 /31.11 /31.12"
    " /31.13"
)
def winners(g: Unfathomable, arrived: bool) -> tuple[int, ...]:
    """All loyalty is shown. In port those win who are only human; else Hybrids, and a Cultist if port was near."""
    out = []
    for you in g.characters:
        cards = (*g.cards(you.loyalty), *[c for c in g.cards(you.area) if definition(g, c).kind == "loyalty"])
        for card in cards:
            reveal(g, card)
        held = {c.code for c in cards}
        wins = held <= {HUMAN} if arrived else HYBRID in held or (CULTIST in held and g.ship.distance >= PORT)
        if wins:
            out.append(you.index)
        words = tuple([g.word(c) for c in cards]) or (Term("unfathomable-no-loyalty"),)
        g.tell(f"unfathomable-log-end-{'wins' if wins else 'loses'}", why_it_ends(held, arrived, wins), seat=you,
               cards=listed(words))  # fmt: skip
    return tuple(sorted(out))


def why_it_ends(held: set[str], arrived: bool, wins: bool) -> str:
    """The clause by which who holds these loyalty cards wins or loses."""
    if arrived:
        return "unfathomable/14.1-1"
    if HYBRID in held:
        return "unfathomable/14.1-4" if CULTIST in held else "unfathomable/14.1-2"
    if CULTIST in held:
        return "unfathomable/14.1-3" if wins else "unfathomable/31.12"
    return "unfathomable/14.1-2"

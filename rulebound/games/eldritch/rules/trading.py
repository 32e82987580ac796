"""Trading: what two agree on changes hands (chapter "trade")."""

from __future__ import annotations

from typing import cast

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some
from rulebound.core.material.cards import move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.eldritch.rules.piles import held
from rulebound.games.eldritch.rules.travelling import drop_ticket
from rulebound.games.eldritch.state import (
    LAST,
    MOST_TICKETS,
    SHIP,
    TRAIN,
    EldritchHorror,
    Investigator,
    definition,
    possessions,
)


@flow(cite="eldritch/trade.1 .2 /phase-action.6")
def trade(g: EldritchHorror, you: Investigator, other: Investigator) -> Steps[None]:
    """What one gives and what one would have for it; it changes hands if the other one agrees."""
    yield from exchange(g, you, other, False)


@flow(cite="eldritch/trade.1 .2 /spells.4")
def exchange(
    g: EldritchHorror, you: Investigator, other: Investigator, clues_only: bool, cite: str = "eldritch/trade.1"
) -> Steps[None]:
    options = (*goods(g, you, other, "give", clues_only), *goods(g, other, you, "take", clues_only))
    picked = yield from choose_some(
        g, you.index, options, 0, len(options), "eldritch-prompt-trade", (("seat", g.word(other)),), cite=cite
    )
    if not picked:
        return
    yes = Option("agree", "eldritch-option-agree", (), tuple([i for o in picked for i in o.about]))
    words = (("seat", g.word(you)), ("gives", offered(picked, "give")), ("takes", offered(picked, "take")))
    answer = yield from choose(
        g, other.index, (yes, Option("refuse", "eldritch-option-refuse")), "eldritch-prompt-agree", words, cite
    )
    if answer.key != "agree":
        g.tell("eldritch-log-no-trade", cite, seat=other)
        return
    for option in picked:
        giver, taker = (you, other) if option.key.startswith("give ") else (other, you)
        hand_over(g, giver, taker, option, cite)
    for who in (you, other):
        while who.train + who.ship > MOST_TICKETS:
            yield from drop_ticket(g, who)


def offered(picked: tuple[Option, ...], verb: str) -> Term:
    """All that goes one way, as a list for whoever is asked."""
    things = [cast(Term, dict(o.args)["thing"]) for o in picked if o.key.startswith(f"{verb} ")]
    if not things:
        return Term("core-list-empty")
    out = things[0]
    for thing in things[1:]:
        out = Term("core-list-more", (("list", out), ("item", thing)))
    return out


@cite("eldritch/possessions.1 /trade.1 .2 /spells.4")
def goods(
    g: EldritchHorror, owner: Investigator, taker: Investigator, verb: str, clues_only: bool
) -> tuple[Option, ...]:
    """All that one of them could hand over: possessions, clues, tickets; not a Spell the other has already."""
    out: list[Option] = []
    for clue in g.cards(owner.clues):
        out.append(
            Option(f"{verb} {clue.handle(g)}", f"eldritch-option-{verb}", (("thing", g.word(clue)),), (clue.id,))
        )
    if clues_only:
        return tuple(out)
    for card in possessions(g, owner):
        if definition(g, card).kind != "spell" or not held(g, taker, card.code):
            out.append(
                Option(f"{verb} {card.handle(g)}", f"eldritch-option-{verb}", (("thing", g.word(card)),), (card.id,))
            )
    for way in (TRAIN, SHIP):
        for n in range(getattr(owner, way)):
            word = (("thing", Term(f"eldritch-ticket-{way}")),)
            out.append(Option(f"{verb} {way}-ticket-{n + 1}", f"eldritch-option-{verb}", word))
    return tuple(out)


@cite("eldritch/trade.1")
def hand_over(g: EldritchHorror, giver: Investigator, taker: Investigator, option: Option, cite: str) -> None:
    """One thing changes hands. That is not gaining it."""
    if option.about:
        thing = g.entity(option.about[0])
        pile = taker.clues if thing.pile == giver.clues else taker.possessions
        g.change(thing, owner=taker.index)
        move(g, thing, g.entity(pile), LAST)
    else:
        way = option.key.split()[1].partition("-")[0]
        g.change(giver, **{way: getattr(giver, way) - 1})
        g.change(taker, **{way: getattr(taker, way) + 1})
    g.tell("eldritch-log-hands-over", cite, seat=giver, other=taker, thing=dict(option.args)["thing"])

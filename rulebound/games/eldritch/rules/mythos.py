"""The mythos phase: one card, its signs in their order, the end of the round (chapters "mythos", "monster surge",
"rumors")."""

from __future__ import annotations

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose
from rulebound.core.material.cards import move, reveal
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import carry_out, settle
from rulebound.games.eldritch.rules.doom import advance_omen
from rulebound.games.eldritch.rules.monsters import spawn_on_each
from rulebound.games.eldritch.rules.mysteries import check_mystery
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.reckoning import reckoning
from rulebound.games.eldritch.rules.reference import reference
from rulebound.games.eldritch.rules.replacing import available, replace_defeated
from rulebound.games.eldritch.rules.stories import read_out
from rulebound.games.eldritch.rules.tokens import spawn_clue, spawn_gate
from rulebound.games.eldritch.state import LAST, NOBODY, EldritchHorror, Paper, definition, matching

MYTHOS, TEXT = "mythos", "text"
TEXT_CLAUSE = ("eldritch/phase-mythos.13",)


# ------------------------------------------------------------------ the phase


@flow(cite="eldritch/phase-mythos.1 /mythos.1 /winning-and-losing.5 /lead-investigator.3")
def mythos_phase(g: EldritchHorror) -> Steps[None]:
    """One mythos card. Without one the phase is over, and unless the last mystery is solved with it, so is the game."""
    g.change(g.clock, seat=NOBODY)
    deck = g.pile(MYTHOS)
    if deck.cards:
        card = g.entity(deck.cards[0])
        reveal(g, card)
        yield from within(g, Scope(kind=MYTHOS, cite=("eldritch/phase-mythos.1",)), resolve_mythos, card)
        yield from settle(g)
        yield from end_of_phase(g)
        return
    g.tell("eldritch-log-mythos-empty", "eldritch/mythos.1")
    yield from check_mystery(g)
    g.verdict(False, "eldritch-end-mythos", "eldritch/winning-and-losing.5")


@flow(cite="eldritch/mystery-check.1 /faq-7 /lead-investigator.4")
def end_of_phase(g: EldritchHorror) -> Steps[None]:
    """The mystery is looked at; then new investigators come and the lead may pass, in the order the lead likes."""
    yield from check_mystery(g)
    waiting = [you for you in g.around() if not you.code and not you.out]
    if waiting and g.investigators and available(g):  # with nobody to come, or to take the token, there is no order
        options = (
            Option("replace-first", "eldritch-option-replace-first"),
            Option("lead-first", "eldritch-option-lead-first"),
        )
        first = yield from choose(g, g.clock.lead, options, "eldritch-prompt-order", cite="eldritch/faq-7")
        if first.key == "lead-first":
            yield from pass_token(g)
            yield from replace_defeated(g)
            return
    yield from replace_defeated(g)
    yield from pass_token(g)


@flow(cite="eldritch/lead-investigator.1 .4")
def pass_token(g: EldritchHorror) -> Steps[None]:
    """The lead may give the token to anybody."""
    here = g.investigators
    if len(here) < 2:
        if here and here[0].index != g.clock.lead:
            g.change(g.clock, lead=here[0].index)
            g.tell("eldritch-log-lead", "eldritch/lead-investigator.1", seat=here[0])
        return
    chosen = yield from choose_entity(
        g, g.clock.lead, here, "eldritch-prompt-lead", "lead", "eldritch/lead-investigator.4"
    )
    if chosen.index != g.clock.lead:
        g.change(g.clock, lead=chosen.index)
        g.tell("eldritch-log-lead", "eldritch/lead-investigator.4", seat=chosen)


# ------------------------------------------------------------------ one card


@flow(cite="eldritch/phase-mythos.1 .2 .3 .8 .9 .10 .11 .12 .13 /mythos.2 .4")
def resolve_mythos(g: EldritchHorror, card: Paper) -> Steps[None]:
    """Its signs from top to bottom, then its text. An ongoing card stays in play, another one is discarded."""
    made = definition(g, card)
    g.tell("eldritch-log-mythos", "eldritch/phase-mythos.1", card=card)
    read_out(g, "eldritch/phase-mythos.1", card.code)
    move(g, card, g.pile("reading"))
    for sign in made.facts["signs"]:
        yield from resolve_sign(g, sign)
        g.check()  # a game that is over has no next sign
    yield from enter(g, card)


@flow(cite="eldritch/phase-mythos.11 .12 .13 /rumors.1 /mythos.2 .3")
def enter(g: EldritchHorror, card: Paper) -> Steps[None]:
    """A rumor's token, tokens on the card, its text; then it is discarded, or stays."""
    made = definition(g, card)
    if made.facts["ongoing"]:
        move(g, card, g.pile("mythos-in-play"), LAST)
        g.tell("eldritch-log-stays", "eldritch/mythos.2", card=card)
        if made.facts.get("rumor_space"):
            g.change(card, space=g.space(made.facts["rumor_space"]).id)
            g.tell("eldritch-log-rumor", "eldritch/phase-mythos.11", card=card, space=g.here(card))
        if made.facts.get("tokens"):
            g.change(card, tokens=made.facts["tokens"])
            g.tell("eldritch-log-tokens-on", "eldritch/phase-mythos.12", card=card, n=made.facts["tokens"])
        if made.facts.get("enters") is not None:
            yield from within(g, Scope(kind=TEXT, cite=TEXT_CLAUSE), carry_out, card, made.facts["enters"].later(card))
        return
    yield from within(g, Scope(kind=TEXT, cite=TEXT_CLAUSE), carry_out, card, made.facts["effect"].later(card))
    if card.pile == g.pile("reading").id:
        discard(g, card)


@flow(cite="eldritch/phase-mythos.2 .3 .8 .9 .10")
def resolve_sign(g: EldritchHorror, sign: str) -> Steps[None]:
    gates, clues, _ = reference(g)
    if sign == "omen":
        yield from advance_omen(g, 1)
    elif sign == "reckoning":
        yield from reckoning(g)
    elif sign == "gates":
        for _n in range(gates):
            yield from spawn_gate(g)
    elif sign == "surge":
        yield from surge(g)
    elif sign == "clues":
        for _n in range(clues):
            spawn_clue(g)


@flow(cite="eldritch/monster-surge.1 .5 /phase-mythos.9")
def surge(g: EldritchHorror) -> Steps[None]:
    """Monsters come through every gate of the omen; if there is none, one gate opens."""
    here = matching(g)
    if not here:
        g.tell("eldritch-log-no-surge", "eldritch/monster-surge.5")
        yield from spawn_gate(g)
        return
    yield from spawn_on_each(g, tuple([g.here(gate) for gate in here]), reference(g)[2])


@flow(cite="eldritch/mythos.4 /returned-to-box.1 /difficulty.2")
def rumor_from_box(g: EldritchHorror, signs: bool = True, clause: str = "eldritch/mythos.4") -> Steps[None]:
    """A rumor that is not in this game's deck is drawn and resolved with all its signs. All blue cards are rumors, so
    those left over of that colour lie by themselves, and nobody sees another card of the box."""
    left = g.cards("rumor-box")
    if not left:
        return
    card = left[0]
    reveal(g, card)
    g.tell("eldritch-log-mythos", clause, card=card)
    read_out(g, clause, card.code)
    if signs:
        for sign in definition(g, card).signs:
            yield from resolve_sign(g, sign)
    yield from enter(g, card)

"""The mythos phase: one card, its signs in their order, the end of the round (chapters "mythos", "reckoning",
"monster surge", "rumors")."""

from __future__ import annotations

from typing import Any

from rulebound.core.cards import move, reveal
from rulebound.core.decision import choose
from rulebound.core.flow import Scope, Steps, flow, within
from rulebound.core.rules import cite
from rulebound.core.state import Option
from rulebound.core.timing import settle
from rulebound.core.words import choose_entity
from rulebound.games.eldritch.rules.doom import advance_omen
from rulebound.games.eldritch.rules.encounters import tidy
from rulebound.games.eldritch.rules.monsters import profile, spawn_on_each
from rulebound.games.eldritch.rules.mysteries import check_mystery
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.replacing import available, replace_defeated
from rulebound.games.eldritch.rules.stories import read_out
from rulebound.games.eldritch.rules.tokens import spawn_clue, spawn_gate
from rulebound.games.eldritch.state import (
    EldritchHorror,
    Investigator,
    Monster,
    Paper,
    conditions,
    definition,
    matching,
    monsters,
    possessions,
)

EASIER = {1: (1, 2, 1), 5: (2, 3, 1)}
HARDER = {4: (2, 2, 1), 7: (3, 4, 1), 8: (3, 4, 1)}
VARIANTS = {"easier": EASIER, "harder": HARDER}
MYTHOS, TEXT = "mythos", "text"
TEXT_CLAUSE = ("eldritch/phase-mythos.13",)


@cite("eldritch/reference-card.1 .2 /monster-surge.2 .3 .4 /phase-mythos.8 .9 .10")
def printed(players: int) -> tuple[int, int, int]:
    """The reference card for so many players: gates, clues, monsters of a surge."""
    if players <= 2:
        return 1, 1, 1
    if players <= 4:
        return 1, 2, 2
    return (2, 3, 2) if players <= 6 else (2, 4, 3)


@cite("eldritch/reference-card.1 .2")
def reference(g: EldritchHorror) -> tuple[int, int, int]:
    """The reference card: how many gates, clues, monsters."""
    n = g.ancient.players
    return VARIANTS.get(g.ancient.variant, {}).get(n) or printed(n)


# ------------------------------------------------------------------ the phase


@flow(cite="eldritch/phase-mythos.1 /mythos.1 /winning-and-losing.5 /lead-investigator.3")
def mythos_phase(g: EldritchHorror) -> Steps[None]:
    """One mythos card. Without one the phase is over, and unless the last mystery is solved with it, so is the game."""
    g.change(g.clock, seat=-1)
    deck = g.pile(MYTHOS)
    if deck.cards:
        card = g.entity(deck.cards[0])
        reveal(g, card)
        yield from within(g, Scope(kind=MYTHOS, cite=("eldritch/phase-mythos.1",)), resolve_mythos, card)
        tidy(g)
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
        if g.unsettled:
            yield from settle(g)
        g.check()  # a game that is over has no next sign
    yield from enter(g, card)


@flow(cite="eldritch/phase-mythos.11 .12 .13 /rumors.1 /mythos.2 .3")
def enter(g: EldritchHorror, card: Paper) -> Steps[None]:
    """A rumor's token, tokens on the card, its text; then it is discarded, or stays."""
    made = definition(g, card)
    if made.facts["ongoing"]:
        move(g, card, g.pile("mythos-in-play"), -1)
        g.tell("eldritch-log-stays", "eldritch/mythos.2", card=card)
        if made.facts.get("rumor_space"):
            g.change(card, space=g.space(made.facts["rumor_space"]).id)
            g.tell("eldritch-log-rumor", "eldritch/phase-mythos.11", card=card, space=g.here(card))
        if made.facts.get("tokens"):
            g.change(card, tokens=made.facts["tokens"])
            g.tell("eldritch-log-tokens-on", "eldritch/phase-mythos.12", card=card, n=made.facts["tokens"])
        if made.facts.get("enters") is not None:
            yield from within(g, Scope(kind=TEXT, cite=TEXT_CLAUSE), made.facts["enters"], card)
        return
    yield from within(g, Scope(kind=TEXT, cite=TEXT_CLAUSE), made.facts["effect"], card)
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


# ------------------------------------------------------------------ reckoning


def reckons(g: EldritchHorror, thing: Any) -> Any:
    """What a thing does at a reckoning, or None."""
    if thing is g.ancient:
        return definition(g, thing).facts.get("awake_reckoning" if thing.awake else "reckoning")
    made = profile(g, thing) if type(thing) is Monster else definition(g, thing)
    return made.facts.get("reckoning")


@flow(cite="eldritch/reckoning.1 .2 .3 .4 .5 .6 .7 .8 /phase-mythos.3 .4 .5 .6 .7")
def reckoning(g: EldritchHorror) -> Steps[None]:
    """Monsters, the Ancient One, mythos cards, then everybody's cards. What comes meanwhile does not take part."""
    first = tuple([m for m in monsters(g) if reckons(g, m)])
    third = tuple([c for c in g.cards("mythos-in-play") if reckons(g, c)])
    last = tuple([c for i in g.investigators for c in (*possessions(g, i), *conditions(g, i)) if reckons(g, c)])
    since = stays(last)
    g.tell("eldritch-log-reckoning", "eldritch/reckoning.1")
    yield from reckon_all(g, first, "eldritch/reckoning.2")
    if reckons(g, g.ancient):
        yield from reckon(g, g.ancient, "eldritch/reckoning.3")
    yield from reckon_all(g, third, "eldritch/reckoning.4")
    for you in g.investigators:  # from whoever leads by then
        mine = tuple([c for c, n in zip(last, since, strict=True) if c.owner == you.index and c.stay == n])
        yield from reckon_all(g, mine, "eldritch/reckoning.5", you)


def stays(things: tuple[Any, ...]) -> tuple[int, ...]:
    """How often each has come into play: what leaves and comes back has come once more."""
    return tuple([t.stay for t in things])


REST = Option("rest", "eldritch-option-rest-in-order", (), (), ("eldritch/conflicts.1",))


@flow(cite="eldritch/conflicts.1 /reckoning.5 .8 /lead-passing.1")
def reckon_all(
    g: EldritchHorror, things: tuple[Any, ...], clause: str, you: Investigator | None = None, times: int = 1
) -> Steps[None]:
    """All of these, in the order that their owner likes, or whoever is lead by then; what has left does nothing.

    Monsters of one kind on different spaces are told apart: there may be enough set aside for some of them only.
    """
    left, ordered = tuple([(t, t.stay) for t in things]), False
    while left:
        left = tuple([(t, stay) for t, stay in left if t.stay == stay and still_there(g, t, you)])
        if not left:
            return
        at = 0
        if not ordered and len({(t.code, t.space) for t, _ in left}) > 1:
            options = tuple([
                Option(f"reckon {t.handle(g)}", "core-option-thing", (("thing", g.word(t)),), (t.id,), (clause,),
                       value=i)
                for i, (t, _) in enumerate(left)
            ])  # fmt: skip
            seat = g.clock.lead if you is None else you.index
            picked = yield from choose(
                g, seat, (*options, REST), "eldritch-prompt-reckoning", cite="eldritch/conflicts.1"
            )
            ordered = picked.key == REST.key
            at = 0 if ordered else picked.value
        thing, stay = left[at]
        left = (*left[:at], *left[at + 1 :])
        for _ in range(times):
            if thing.stay == stay and still_there(g, thing, you):
                yield from reckon(g, thing, clause)


def still_there(g: EldritchHorror, thing: Any, you: Investigator | None) -> bool:
    if type(thing) is Monster:
        return bool(thing.space)
    if you is not None:
        return bool(you.code) and thing.pile in (you.possessions, you.conditions)
    return bool(thing.pile == g.pile("mythos-in-play").id)


@flow(cite="eldritch/reckoning.6")
def reckon(g: EldritchHorror, thing: Any, clause: str) -> Steps[None]:
    g.tell("eldritch-log-reckons", clause, thing=thing)
    yield from within(g, Scope(kind="reckoning", cite=(clause,)), reckons(g, thing), thing)
    tidy(g)
    if g.unsettled:
        yield from settle(g)

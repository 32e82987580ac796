"""Dusk, vigil and dawn (clauses 4, 15, 17 and 18)."""

from __future__ import annotations

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import ask_all, choose_some, option_for, options_for
from rulebound.core.material.cards import cards_in, face, move, ready_card, reveal, shuffle
from rulebound.core.state.chance import roll
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import carry_out
from rulebound.games.lantern.cards import discard
from rulebound.games.lantern.rules.lamps import lose_light
from rulebound.games.lantern.state import Keeper, Lantern, Paper

NOTHING = Option("nothing", "lantern-option-nothing")
NIGHT = "night card"


@flow(cite="lantern/4")
def dusk(g: Lantern) -> Steps[None]:
    """In player order, one night card for each keeper is drawn and takes effect."""
    deck = g.pile("nights")
    for seat in g.order():
        if not deck.cards:
            g.verdict(False, "lantern-lost-nights", "lantern/19")
            g.check()
        card = g.entity(deck.cards[0])
        reveal(g, card)
        g.tell("lantern-log-night", "lantern/4", seat=g.seat(seat), card=card)
        yield from within(g, Scope(kind=NIGHT, cite=("lantern/4",)), arrive, card, g.seat(seat))


@flow(cite="lantern/4")
def arrive(g: Lantern, card: Paper, keeper: Keeper) -> Steps[None]:
    if face(g, card).hazard:
        move(g, card, g.pile("hazards"), -1)
        g.change(card, place=keeper.place)
    revelation = face(g, card).ability("revelation")
    if revelation is not None:
        yield from carry_out(g, card, revelation.body.later(card, keeper))
    if not face(g, card).hazard:
        discard(g, card)


@flow(cite="lantern/15")
def vigil(g: Lantern) -> Steps[None]:
    """All lay a card at once; together with a die they must reach 3 plus the number of keepers."""
    seats = g.order()
    offered = tuple([
        (*[option_for(g, c, "lay", "lantern-option-lay", seat=s) for c in g.hand(g.seat(s))], NOTHING) for s in seats
    ])  # fmt: skip
    chosen = yield from ask_all(g, seats, offered, prompt="lantern-prompt-vigil", cite="lantern/15")
    laid = tuple([g.entity(o.about[0]) for one in chosen for o in one if o.about])
    glow = sum([face(g, c).glow for c in laid])
    mix_and_discard(g, laid)
    die = roll(g, 1)[0]
    needed = 3 + len(seats)
    g.tell("lantern-log-vigil", "lantern/15", glow=glow, die=die, needed=needed)
    if glow + die < needed:
        most = max(p.light for p in g.places)
        brightest = tuple([p for p in g.places if p.light == most])
        place = yield from choose_entity(g, g.clock.lead, brightest, "lantern-prompt-storm", "storm", "lantern/15")
        yield from lose_light(g, place, cite="lantern/15")


def mix_and_discard(g: Lantern, laid: tuple[Paper, ...]) -> None:
    """The cards are mixed before they are shown: which one came from whom is nobody's business."""
    basket = g.pile("basket")
    for card in laid:
        g.change(card, owner=-1)
        move(g, card, basket)
    shuffle(g, basket)
    for card in cards_in(g, basket):
        move(g, card, g.pile("tool-discard"))
        g.tell("core-log-discard", "lantern/15", card=card)


@flow(cite="lantern/17 lantern/18")
def dawn(g: Lantern) -> Steps[None]:
    for keeper in g.keepers:
        for tool in g.tools(keeper):
            if tool.exhausted:
                ready_card(g, tool)
    for seat in g.order():
        yield from keep_five(g, g.seat(seat))
    g.change(g.clock, lead=(g.clock.lead + 1) % len(g.seats))


@flow(cite="lantern/18")
def keep_five(g: Lantern, keeper: Keeper) -> Steps[None]:
    hand = g.hand(keeper)
    over = len(hand) - 5
    if over > 0:
        picked = yield from choose_some(
            g, keeper.index, options_for(g, hand, "discard", seat=keeper.index), over, over, "lantern-prompt-discard",
            (("n", over),), "lantern/18",
        )  # fmt: skip
        for option in picked:
            discard(g, g.entity(option.about[0]), "lantern/18")

"""Buying items from the display and spells that are revealed (chapters "buy", "display", "half")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose, choose_some, options_for
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import LAST, move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import Event, heeded, occur
from rulebound.games.ah3.rules.gaining import pay, restock, suits, take
from rulebound.games.ah3.rules.piles import put_back
from rulebound.games.ah3.state import ITEM, ArkhamHorror, Investigator, definition

PRICE = Stat("price", fact="price")
"""What a card costs (asked of the card)."""
SURCHARGE = Stat("surcharge")
"""How much more the items of the display cost somebody (asked of the investigator)."""
DISCOUNT = "discount"
"""A kind of ability: something may be bought at half price."""


class Buying(Event):
    """Somebody may buy something now."""


@cite("ah3/454.1 .2 .3 /474.1 .2")
def price_of(g: ArkhamHorror, you: Investigator, card: Any, halved: bool) -> int:
    """Half of it is rounded up, and halved once only; what makes the display dearer counts before that."""
    n = g.value(card, PRICE)
    if card.pile == g.pile("display").id:
        n += g.value(you, SURCHARGE)
    return half(n) if halved else n


def discounts(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    """Cards that still halve the price of one item in this round, each with its ability."""
    return tuple([
        (this, a) for this, a in g.policy.usable(g, DISCOUNT, you.index) if not a.checks(g, this, you, None)
    ])  # fmt: skip


def offers(g: ArkhamHorror, you: Investigator, cards: tuple[Any, ...], halved: bool) -> tuple[Option, ...]:
    """What they can pay for: at the price, and if a card halves it, at half."""
    out = []
    cheaper = discounts(g, you)
    for card in cards:
        n = price_of(g, you, card, halved)
        if n <= you.money:
            words = (("thing", g.word(card)), ("n", n))
            out.append(Option(f"buy {card.handle(g)}", "ah3-option-buy", words, (card.id,), ("ah3/454.1",), value=n))
        for this, ability in cheaper if not halved and definition(g, card).kind == ITEM else ():
            n = price_of(g, you, card, True)
            if n <= you.money:
                out.append(Option(f"buy-with {this.code} {card.handle(g)}", "ah3-option-buy-with",
                                  (("thing", g.word(card)), ("n", n), ("card", g.word(this))), (card.id, this.id),
                                  (*ability.cite[:1], "ah3/454.2"), value=n))  # fmt: skip
    return tuple(out)


@flow(cite="ah3/454.1 .2 .4 /478.2 /414.2 .3 .4 .5 /478.7")
def buy_from_display(
    g: ArkhamHorror, you: Investigator, trait: str = "", most: int = 0, halved: bool = False
) -> Steps[int]:
    """Items of a trait from the display, one or any number (0), all at once: the display is filled up afterwards. Who
    buys nothing may discard up to two cards of the display. How many were bought."""
    if heeded(g, Buying):
        yield from occur(g, Buying(about=you.id))
    bought = yield from purchase(g, you, tuple([c for c in g.cards("display") if suits(g, c, trait)]), most, halved)
    if not bought:
        yield from clear_display(g, you)
    restock(g)
    return bought


@flow(cite="ah3/454.1 .2 .3 /414.5 /400.1f")
def purchase(g: ArkhamHorror, you: Investigator, cards: tuple[Any, ...], most: int, halved: bool) -> Steps[int]:
    """Some of these cards are paid for and taken."""
    bought = 0
    while not most or bought < most:
        options = offers(g, you, cards, halved)
        if not options:
            if not bought:
                g.tell("ah3-log-buys-nothing", "ah3/400.1f", seat=you)
            break
        picked = yield from choose(g, you.index, (*options, PASS), "ah3-prompt-buy", (("n", you.money),), "ah3/454.1")
        if picked.key == PASS.key:
            break
        card = g.entity(picked.about[0])
        cards = tuple([c for c in cards if c is not card])
        if len(picked.about) > 1:
            this = g.entity(picked.about[1])
            yield from use_discount(g, this, you)
        g.change(you, money=you.money - picked.value)
        g.tell("ah3-log-buys", "ah3/454.2" if len(picked.about) > 1 or halved else "ah3/454.1", seat=you, card=card,
               n=picked.value)  # fmt: skip
        yield from take(g, you, card, "ah3/454.1")
        bought += 1
    return bought


@flow(cite="ah3/454.2")
def use_discount(g: ArkhamHorror, this: Any, you: Investigator) -> Steps[None]:
    """A card halves the price: it is used for this round."""
    ability = next(a for card, a in discounts(g, you) if card is this)
    option = ability.option(g, this, you)
    yield from option.call(g)


@flow(cite="ah3/414.3 .4 /454.4")
def clear_display(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Up to two cards of the display go under the deck."""
    options = options_for(g, g.cards("display"), "discard", seat=you.index)
    picked = yield from choose_some(g, you.index, options, 0, 2, "ah3-prompt-clear-display", cite="ah3/414.3")
    for option in picked:
        card = g.entity(option.about[0])
        g.tell("core-log-discard", "ah3/414.3", card=card)
        put_back(g, card)


@flow(cite="ah3/454.1 .2 /436.2")
def buy_spells(g: ArkhamHorror, you: Investigator, shown: int, most: int = 0, halved: bool = False) -> Steps[int]:
    """The top cards of the spell deck are revealed and may be bought; the others go under the deck."""
    cards = lay_out(g, shown)
    bought = yield from purchase(g, you, cards, most, halved)
    clear_laid_out(g)
    return bought


def lay_out(g: ArkhamHorror, n: int) -> tuple[Any, ...]:
    """The top spells lie open."""
    for card in g.cards("spells")[:n]:
        reveal(g, card)
        g.tell("ah3-log-revealed", "ah3/436.2", card=card)
        move(g, card, g.pile("laid-out"), LAST)
    return g.cards("laid-out")


def clear_laid_out(g: ArkhamHorror) -> None:
    for card in g.cards("laid-out"):
        assert definition(g, card).kind == "spell"
        move(g, card, g.pile("spells"), LAST)
        g.tell("ah3-log-under", "ah3/401.10", card=card)


@flow(cite="ah3/436.2 /400.1d .1f")
def spell_for(g: ArkhamHorror, you: Investigator, shown: int, price: int) -> Steps[int]:
    """The top cards of the spell deck are revealed; one of them can be had for a fixed price."""
    cards = lay_out(g, shown)
    got = 0
    if you.money >= price and cards:
        options = options_for(g, cards, "take", seat=you.index)
        picked = yield from choose(
            g, you.index, (*options, PASS), "ah3-prompt-spell-for", (("n", price),), "ah3/400.1d"
        )
        if picked.key != PASS.key:
            pay(g, you, price, "ah3/400.1d")
            yield from take(g, you, g.entity(picked.about[0]), "ah3/400.1d")
            got = 1
    else:
        g.tell("ah3-log-buys-nothing", "ah3/400.1f", seat=you)
    clear_laid_out(g)
    return got

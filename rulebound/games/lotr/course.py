"""Before the first round: the first player, the opening hands, the first stage (lotr/setup)."""

from __future__ import annotations

from rulebound.core.cards import cards_in, move, shuffle
from rulebound.core.chance import roll
from rulebound.core.decision import choose, choose_together, options_for
from rulebound.core.flow import Steps, flow
from rulebound.core.state import Option
from rulebound.core.timing import settle
from rulebound.games.lotr.rules.decks import opening_hand
from rulebound.games.lotr.rules.progress import come_to_stage
from rulebound.games.lotr.state import Player, Rings, definition

KEEP = Option("keep", "lotr-option-keep")
MULLIGAN = Option("mulligan", "lotr-option-mulligan")


@flow(cite="lotr/setup.1 .5 .6 .7 .8 .9")
def set_up(g: Rings) -> Steps[None]:
    """The first player is chosen, hands are drawn, the first stage is followed and turned."""
    yield from choose_first_player(g)
    for you in g.players:
        opening_hand(g, you)
    for you in g.players:
        yield from mulligan(g, you)
    yield from come_to_stage(g, cards_in(g, g.pile(g.scenario.quests))[0])
    yield from begin_nightmare(g)
    yield from settle(g)


@flow(cite="lotr/encounter-deck.3 /setup.9")
def begin_nightmare(g: Rings) -> Steps[None]:
    """What the card of the nightmare mode says of setting up; the rest of it counts for the whole game."""
    for card in g.cards(g.scenario.there):
        setting_up = definition(card).facts.get("setting_up")
        if setting_up is not None:
            yield from setting_up(g, card)


@flow(cite="lotr/setup.5 /first-player.1")
def choose_first_player(g: Rings) -> Steps[None]:
    """The players agree on a first player, or leave it to chance."""
    able = g.players
    if len(able) == 1:
        return
    options = (*options_for(g, able, "first", "lotr-option-first"), Option("lot", "lotr-option-lot"))
    seats = tuple([p.index for p in able])
    picked = yield from choose_together(g, seats, options, "lotr-prompt-first", "lotr/setup.5")
    first = able[roll(g, 1, len(able))[0] - 1] if picked.key == "lot" else g.entity(picked.about[0])
    g.change(g.clock, lead=first.index)


@flow(cite="lotr/mulligan.1 /setup.6")
def mulligan(g: Rings, you: Player) -> Steps[None]:
    """Once, all cards or none: they are shuffled into the deck, and as many are drawn."""
    if not g.pile(you.hand).cards:
        return
    picked = yield from choose(g, you.index, (KEEP, MULLIGAN), "lotr-prompt-mulligan", cite="lotr/mulligan.1")
    if picked.key == "mulligan":
        for card in g.cards(you.hand):
            move(g, card, g.pile(you.deck))
        shuffle(g, g.pile(you.deck))
        opening_hand(g, you)

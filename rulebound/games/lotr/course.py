"""Before the first round: the first player, the opening hands, the first stage; and from game to game of a campaign
(lotr/setup, lotr/campaign)."""

from __future__ import annotations

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, choose_together, options_for
from rulebound.core.game.game import GAME
from rulebound.core.material.cards import cards_in, move, shuffle
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.lotr.campaign import (
    burdens,
    campaign_card_of,
    change_decks,
    offer_swaps,
    once_more,
    replace_fallen,
    take_over,
    write_log,
)
from rulebound.games.lotr.rules.decks import can_draw, draw_cards, opening_hand
from rulebound.games.lotr.rules.ending import SETUP, WON
from rulebound.games.lotr.rules.moves import gain_resources
from rulebound.games.lotr.rules.progress import come_to_stage
from rulebound.games.lotr.state import Player, Rings, definition, heroes
from rulebound.games.lotr.tables import clear_table, lay_out_scenario, scenarios

KEEP = Option("keep", "lotr-option-keep")
MULLIGAN = Option("mulligan", "lotr-option-mulligan")


@flow(cite="lotr/setup.1")
def set_up(g: Rings) -> Steps[None]:
    """Everything up to the first round. In a campaign it can end early: with a loss, before it has begun."""
    yield from within(g, Scope(kind=SETUP, cite=("lotr/setup.1",)), prepare)


@flow(cite="lotr/setup.1 .5 .6 .7 .8 .9 /campaign-setup.2")
def prepare(g: Rings) -> Steps[None]:
    """The first player is chosen, hands are drawn, the first stage is followed and turned."""
    yield from choose_first_player(g)
    if g.scenario.campaign:
        yield from take_over(g)
        lay_out_scenario(g, burdens(g))
        g.tell(f"lotr-{campaign_card_of(g).code}-story", "lotr/campaign-card-types.1")
    for you in g.players:
        opening_hand(g, you)
    for you in g.players:
        yield from mulligan(g, you)
    yield from follow_cards(g, "campaign")
    yield from come_to_stage(g, cards_in(g, g.pile(g.scenario.quests))[0])
    yield from follow_cards(g, "nightmare")
    yield from settle(g)
    yield from spend_grace(g)


@flow(cite="lotr/setup.1 /drawing-cards.1 /gains.2")
def spend_grace(g: Rings) -> Steps[None]:
    """A handicap of ours, if it was asked for: token by token, the first player says who draws a card, or which hero
    gets a resource. The fewer it takes to win, the better."""
    for left in range(g.scenario.grace, 0, -1):
        drawing = tuple([you for you in g.players if can_draw(g, you)])
        gaining = tuple([hero for you in g.players for hero in heroes(g, you)])
        options = (
            *options_for(g, drawing, "draw", "lotr-option-grace-draw"),
            *options_for(g, gaining, "resource", "lotr-option-grace-resource"),
        )
        picked = yield from choose(g, g.clock.lead, options, "lotr-prompt-grace", (("n", left),), "lotr/setup.1")
        chosen = g.entity(picked.about[0])
        if isinstance(chosen, Player):
            yield from draw_cards(g, chosen, 1)
        else:
            gain_resources(g, chosen)
        yield from settle(g)


@flow(cite="lotr/encounter-deck.3 /setup.9 /campaign-card-types.1")
def follow_cards(g: Rings, what: str) -> Steps[None]:
    """What the card of the campaign or of the nightmare mode says of setting up; the rest of it counts all along."""
    for card in g.cards(g.scenario.there):
        setting_up = definition(card).facts.get("setting_up")
        if setting_up is not None and definition(card).type == what:
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
    g.tell("lotr-log-first-player", "lotr/setup.5", seat=first)


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
        g.tell("lotr-log-mulligan", "lotr/mulligan.1", seat=you)


# ------------------------------------------------------------------ from game to game of a campaign


@flow(cite="lotr/campaign.1")
def between(g: Rings) -> Steps[None]:
    """After a win the log is written and the next scenario comes; after a loss the same again, the log as it was."""
    while g.scenario.resolution:
        code = g.scenario.code
        if g.scenario.resolution == WON:
            yield from write_log(g)
            if code == scenarios()[-1]:
                g.verdict(True, "lotr-win-campaign", "lotr/campaign.1")
                g.check()
            yield from replace_fallen(g)
            yield from offer_swaps(g)
            code = scenarios()[scenarios().index(code) + 1]
        elif not (yield from once_more(g)):
            g.verdict(False, "lotr-loss-campaign", "lotr/campaign.1")
            g.check()
        yield from change_decks(g)
        yield from begin_scenario(g, code)


@flow(cite="lotr/campaign.1 /setup.1")
def begin_scenario(g: Rings, code: str) -> Steps[None]:
    """A new game: nothing of the last one is left but the log."""
    end_the_last(g)
    g.change(g.scenario, code=code)
    yield from set_up(g)
    g.change(g.clock, round=1, phase=g.book.phases[0][0])


@cite("lotr/limit.1 /lasting-effects.5")
def end_the_last(g: Rings) -> None:
    """Limits per game and effects until its end are over, the table is cleared, the first seat begins."""
    scope = g.scope(GAME)
    if scope is not None:
        g.change(scope, used=())
    clear_table(g)
    g.change(g.campaign, chapter=g.campaign.chapter + 1)
    g.change(g.clock, round=0, phase="", seat=-1, lead=0)

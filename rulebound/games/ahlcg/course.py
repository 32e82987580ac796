"""From one scenario to the next: set-up, rounds, the end, the log, the next one (ahlcg/campaign-play, ahlcg/setup)."""

from __future__ import annotations

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose_together, options_for
from rulebound.core.game.game import GAME
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import occur
from rulebound.games.ahlcg.campaign import ENDINGS, ORDER, come_and_go, replace_lost
from rulebound.games.ahlcg.purchases import buy_cards
from rulebound.games.ahlcg.rules.elimination import GameEnds
from rulebound.games.ahlcg.state import ArkhamHorror, definition, word_of
from rulebound.games.ahlcg.tables import clear_table, set_up_investigators

SETUP = "setup"


@flow(cite="ahlcg/setup.4 ahlcg/framework-1.1")
def set_up(g: ArkhamHorror) -> Steps[None]:
    """The investigators are made ready, then the scenario is laid out; no player window opens."""
    yield from choose_lead(g)
    yield from set_up_investigators(g)
    g.tell("ahlcg-log-scenario", "ahlcg/setup.4", card=word_of(g.scenario.code))
    yield from within(g, Scope(kind=SETUP, cite=("ahlcg/setup.4",)), definition(g, g.scenario).facts["setup"])
    g.change(g.clock, phase="investigation")  # the first round has no mythos phase


@flow(cite="ahlcg/lead-investigator.1 ahlcg/setup.1")
def choose_lead(g: ArkhamHorror) -> Steps[None]:
    """The players agree on a lead investigator, or leave it to chance."""
    able = g.investigators
    if len(able) == 1:
        g.change(g.clock, lead=able[0].index)
        return  # alone, nobody else could lead
    options = (*options_for(g, able, "lead", "ahlcg-option-lead"), Option("lot", "ahlcg-option-lot"))
    seats = tuple([i.index for i in able])
    picked = yield from choose_together(g, seats, options, "ahlcg-prompt-lead", "ahlcg/lead-investigator.1")
    lead = able[roll(g, 1, len(able))[0] - 1] if picked.key == "lot" else g.entity(picked.about[0])
    g.change(g.clock, lead=lead.index)
    g.tell("ahlcg-log-lead", "ahlcg/lead-investigator.1", seat=lead)


@flow(
    cite="ahlcg/campaign-play.next-scenario.1 ahlcg/campaign-play.2 ahlcg/winning-and-losing.5"
    " ahlcg/killed-insane-investigators.5"
)
def between(g: ArkhamHorror) -> Steps[None]:
    """When a scenario is over: its resolution and, in a campaign, everything up to the set-up of the next."""
    how = g.scenario.resolution
    if not how:
        return
    for you in g.investigators:
        yield from occur(g, GameEnds(about=you.id, who=you.index))
    yield from ENDINGS[g.scenario.code](g, how)
    if g.scenario.mode != "campaign":
        finish_standalone(g, how)
        g.check()
    if g.campaign.over or g.scenario.code == ORDER[-1]:
        finish_campaign(g, "ahlcg/campaign-end.1")
        g.check()
    yield from replace_lost(g)
    if g.campaign.over:
        finish_campaign(g, "ahlcg/campaign-play.trauma.6")
        g.check()
    for seat in range(len(g.seats)):
        if g.seat(seat).out != "away":
            yield from buy_cards(g, g.seat(seat))
    yield from come_and_go(g)
    g.change(g.campaign, chapter=g.campaign.chapter + 1)
    yield from begin_scenario(g, ORDER[ORDER.index(g.scenario.code) + 1])


@flow(cite="ahlcg/game.1 ahlcg/setup.1")
def begin_scenario(g: ArkhamHorror, code: str) -> Steps[None]:
    """A new scenario is a new game: limits per game and effects until its end are over."""
    scope = g.scope(GAME)
    if scope is not None:
        g.change(scope, used=())
    clear_table(g)
    g.change(g.scenario, code=code)
    g.change(g.clock, round=1, seat=-1, lead=next(i.index for i in g.investigators))
    yield from set_up(g)


@cite("ahlcg/winning-and-losing.6")
def finish_standalone(g: ArkhamHorror, how: str) -> None:
    """Alone, a scenario is won through a resolution on an act (ahlcg/winning-and-losing.6)."""
    won = (g.scenario.code, how) in {
        ("01104", "R1"),
        ("01104", "R2"),
        ("01120", "R1"),
        ("01142", "R1"),
        ("01142", "R2"),
    }
    g.verdict(won, f"ahlcg-{g.scenario.code}-{how.lower()}", "ahlcg/winning-and-losing.6")


@cite("ahlcg/winning-and-losing.5")
def finish_campaign(g: ArkhamHorror, cite: str) -> None:
    over = g.campaign.over or "lost"
    g.verdict(over == "won", f"ahlcg-campaign-{over}", cite)

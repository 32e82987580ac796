"""From one scenario to the next: set-up, rounds, the end (ahlcg/campaign-play)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flow import Steps, flow
from rulebound.games.ahlcg.state import ArkhamHorror, definition
from rulebound.games.ahlcg.tables import set_up_investigators


@flow(cite="ahlcg/setup.4")
def set_up(g: ArkhamHorror) -> Steps[None]:
    """The scenario is laid out, then the investigators are made ready."""
    yield from definition(g, g.scenario).facts["setup"](g)
    yield from set_up_investigators(g)


@flow(cite="ahlcg/winning-and-losing.6")
def between(g: ArkhamHorror) -> Any:
    if g.scenario.resolution:
        won = g.scenario.resolution in ("R1", "R2")
        g.verdict(won, f"ahlcg-{g.scenario.code}-{g.scenario.resolution}", "ahlcg/winning-and-losing.6")
        g.check()

"""The archive cards that several scenarios share: 1, outbreaks, and 2, anomalies (their rules: rules/doom.py)."""

from __future__ import annotations

from rulebound.core.flows.flow import Steps
from rulebound.games.ah3.cards import front
from rulebound.games.ah3.rules.doom import check_anomaly
from rulebound.games.ah3.state import ArkhamHorror, Neighbourhood, Paper


@front(1, other="")
class Outbreak:
    """While it lies in the codex, a space with 4 doom breaks out."""


@front(2, other="")
class Anomalies:
    """While it lies in the codex, doom brings anomalies: also the doom that lay there before."""

    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        for hood in g.all(Neighbourhood):
            yield from check_anomaly(g, hood)
        if not any(hood.anomaly for hood in g.all(Neighbourhood)):
            g.tell("ah3-log-no-anomaly", "ah3/402.3a")

"""Light and dark, and how the game ends (clauses 16 and 19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.game import Outcome
from rulebound.core.material.cards import Card, cards_in, reveal
from rulebound.core.material.tokens import place as place_tokens
from rulebound.core.material.tokens import remove
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, Policy, occur
from rulebound.games.lantern.state import Beacon, Lantern, Place


class LightLost(Event):
    """A lamp loses light."""

    n: int = 1

    @staticmethod
    @flow(cite="lantern/16")
    def happens(g: Lantern, e: LightLost) -> Any:
        place = g.entity(e.about)
        remove(g, place, "light", e.n)
        if place.light:
            g.tell("lantern-log-lost", e.cite, place=place, n=place.light)
        else:
            g.tell("lantern-log-dark", "lantern/16", place=place)


@flow(cite="lantern/16")
def lose_light(g: Lantern, place: Place, n: int = 1, by: int = 0, cite: str = "") -> Steps[bool]:
    """Something takes light from a lamp. A dark lamp has none to lose."""
    if place.light == 0:
        g.tell("lantern-log-no-light", "lantern/16", place=place)
        return False
    return (yield from occur(g, LightLost(about=place.id, by=by, n=n, cite=cite)))


def add_light(g: Lantern, place: Place, n: int = 1) -> None:
    place_tokens(g, place, "light", min(n, 3 - place.light))
    g.tell("lantern-log-light", place=place, n=place.light)


@cite("lantern/19")
def judge_lamps(g: Lantern, touched: tuple[int, ...]) -> tuple[Any, ...]:
    """The state checks: has the ship seen the beacon, is the coast dark?"""
    for id in touched:
        entity = g.entities[id]
        if isinstance(entity, Beacon) and entity.flames >= 3 + len(g.seats):
            g.verdict(True, "lantern-won-beacon", "lantern/19")
        if isinstance(entity, Place) and sum(p.light == 0 for p in g.places) >= 4:
            g.verdict(False, "lantern-lost-dark", "lantern/19")
    return ()


class LanternPolicy(Policy):
    """Who orders what, and which clause stands behind the kernel's reasons."""

    clauses: ClassVar[Mapping[str, str]] = {
        "ability": "lantern/14", "cost": "lantern/14", "limit": "lantern/13", "working": "lantern/13",
        "no-effect": "lantern/14", "order": "lantern/16", "react": "lantern/16", "round": "lantern/3",
    }  # fmt: skip

    def available(self, g: Any, this: Any, you: Any, kind: str) -> int:
        if kind == "oil":
            return int(you.oil)
        if kind == "ready":
            return ready_to_use(g, this)
        return 1  # the card itself

    def hidden_hand(self, g: Any, seat: int) -> bool:
        return bool(g.pile("hand", seat).sight == "owner" and g.pile("hand", seat).cards)

    def show(self, g: Any, entity: Any) -> None:
        if isinstance(entity, Card):
            reveal(g, entity)

    def judge(self, g: Any, verdicts: tuple[str, ...]) -> Outcome:
        outcome = super().judge(g, verdicts)
        return Outcome(outcome.won, outcome.why, outcome.cite, winners(g, outcome.won))

    def closing(self, g: Any, outcome: Outcome) -> str:
        """Where there may be a wrecker, the players are not all on one side."""
        if not g.pile("role", 0).cards:
            return super().closing(g, outcome)
        if outcome.won:
            return "lantern-log-keepers-win"
        return "lantern-log-wrecker-wins" if outcome.winners else "lantern-log-keepers-lose"


@cite("lantern/20")
def winners(g: Lantern, won: bool) -> tuple[int, ...]:
    """The roles are shown. The keepers win together; the wrecker wins when they lose, and only then."""
    roles = [card for keeper in g.keepers for card in cards_in(g, g.pile("role", keeper.index))]
    for role in roles:
        reveal(g, role)
    traitors = tuple([role.owner for role in roles if role.code == "wrecker"])
    return tuple([k.index for k in g.keepers if k.index not in traitors]) if won else traitors


@cite("lantern/13")
def ready_to_use(g: Lantern, this: Any) -> int:
    """An exhausted tool has nothing to pay with."""
    return 0 if this.exhausted else 1

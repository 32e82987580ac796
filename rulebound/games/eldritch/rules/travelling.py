"""Travelling, by train and ship too, and their tickets (chapters "travel", "prepare for travel")."""

from __future__ import annotations

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.rules.losing import can_move, go_to
from rulebound.games.eldritch.state import MOST_TICKETS, SHIP, TRAIN, EldritchHorror, Investigator, Space, adjacent


@flow(cite="eldritch/travel.1 /phase-action.2 /actions.4")
def travel(g: EldritchHorror, you: Investigator, to: Space) -> Steps[None]:
    """To an adjacent space, then on by train and ship, a ticket for each path."""
    yield from go_to(g, you, to)
    yield from settle(g)
    while you.code and can_move(g, you):
        options = tickets_to_use(g, you)
        if not options:
            return
        picked = yield from choose(g, you.index, (*options, PASS), "eldritch-prompt-ticket", cite="eldritch/travel.1")
        if picked.call is None:
            return
        yield from picked.call(g)
        yield from settle(g)


def tickets_to_use(g: EldritchHorror, you: Investigator) -> tuple[Option, ...]:
    return tuple([
        Option(f"{way} {s.code}", f"eldritch-option-{way}", (("thing", g.word(s)),), (s.id,), ("eldritch/travel.1",),
               ride.later(you, s, way))
        for way in (TRAIN, SHIP) if getattr(you, way) for s in adjacent(g, g.here(you), way)
    ])  # fmt: skip


@flow(cite="eldritch/travel.1 /spend.1")
def ride(g: EldritchHorror, you: Investigator, to: Space, way: str) -> Steps[None]:
    g.change(you, **{way: getattr(you, way) - 1})
    g.tell("eldritch-log-rides", "eldritch/travel.1", seat=you, way=Term(f"eldritch-ticket-{way}"))
    yield from go_to(g, you, to)


@flow(cite="eldritch/prepare-for-travel.1 .2 .4")
def prepare_train(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gain_ticket(g, you, TRAIN)


@flow(cite="eldritch/prepare-for-travel.1 .3 .4")
def prepare_ship(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gain_ticket(g, you, SHIP)


@flow(cite="eldritch/prepare-for-travel.4")
def gain_ticket(g: EldritchHorror, you: Investigator, way: str) -> Steps[None]:
    """A ticket; who has two discards one first."""
    if you.train + you.ship >= MOST_TICKETS:
        yield from drop_ticket(g, you)
    g.change(you, **{way: getattr(you, way) + 1})
    clause = "eldritch/prepare-for-travel.2" if way == TRAIN else "eldritch/prepare-for-travel.3"
    g.tell("eldritch-log-ticket", clause, seat=you, way=Term(f"eldritch-ticket-{way}"))


@flow(cite="eldritch/prepare-for-travel.4")
def drop_ticket(g: EldritchHorror, you: Investigator) -> Steps[None]:
    options = tuple([
        Option(f"drop {way}", f"eldritch-option-drop-{way}") for way in (TRAIN, SHIP) if getattr(you, way)
    ])  # fmt: skip
    picked = yield from choose(
        g, you.index, options, "eldritch-prompt-drop-ticket", cite="eldritch/prepare-for-travel.4"
    )
    way = picked.key.split()[1]
    g.change(you, **{way: getattr(you, way) - 1})
    g.tell("core-log-discard", "eldritch/prepare-for-travel.4", card=Term(f"eldritch-ticket-{way}"))

"""Who should have the clues: handing them over where the mystery is worked on, and gathering them."""

from __future__ import annotations

from typing import NamedTuple

from rulebound.games.eldritch.bots.sight import Thing, away
from rulebound.games.eldritch.bots.travelling import near
from rulebound.games.eldritch.bots.wanted import Outlook

SNOOP, CARRIER = "trish-scarborough", "jacqueline-fine"
FAR = 99


class Wish(NamedTuple):
    """So many clues to give to somebody, or to take."""

    verb: str = ""
    n: int = 0
    worth: float = 0.0


NOTHING = Wish()


def steps_to_work(sight: Outlook, who: Thing) -> int:
    """How far somebody is from where clues are paid for the mystery; what can be reached this round is one step."""
    places = sight.sites or {code for code in sight.gates if sight.seals(code)}
    here = away(sight.code_of(who["space"]))
    least = min([here[place] for place in places], default=FAR)
    return 1 if least > 1 and not near(sight, who).isdisjoint(places) else least


def wish(sight: Outlook, other: Thing) -> Wish:
    """What one would like to change hands between oneself and another."""
    you = sight.you
    mine, theirs = sight.clues(you), sight.clues(other)
    if sight.price:
        way, far = steps_to_work(sight, other), steps_to_work(sight, you)
        if way <= 1 and way < far and theirs < sight.price <= mine + theirs:
            return Wish("give", sight.price - theirs, 7.0)
        if far <= 1 and far <= way and mine < sight.price <= mine + theirs:
            return Wish("take", sight.price - mine, 7.0)
    if you["code"] == CARRIER and other["code"] == SNOOP and theirs and steps_to_work(sight, other) > 1:
        return Wish("take", theirs, 4.2)
    at_gate = sight.code_of(other["space"]) in sight.gates
    if you["code"] == CARRIER and at_gate and not theirs and sight.all_clues >= sight.clues_wanted + 2 and mine > 2:
        return Wish("give", 2, 3.6)
    return NOTHING


def best_partner(sight: Outlook) -> tuple[Thing | None, Wish]:
    """With whom clues are best exchanged, wherever they are."""
    found = [(p, wish(sight, p)) for p in sight.people if p is not sight.you]
    return max(found, key=lambda pair: pair[1].worth, default=(None, NOTHING))


def chosen(sight: Outlook, options: list[Thing]) -> list[Thing]:
    """What is offered in a trade, or asked for; clues only."""
    theirs = [o for o in options if o["key"].startswith("take ")]
    partner = partner_of(sight, theirs)
    wanted = wish(sight, partner) if partner is not None else best_partner(sight)[1]
    clues = [o for o in options if o["key"].startswith(f"{wanted.verb} ") and sight.about(o).get("kind") == "Clue"]
    return clues[: wanted.n]


def partner_of(sight: Outlook, theirs: list[Thing]) -> Thing | None:
    owner = next((sight.about(o).get("owner") for o in theirs if sight.about(o)), None)
    return next((p for p in sight.people if p["index"] == owner), None)

"""Arranging steps of this game's own: who stands where, which enemy is there, what is in hand, which act it is."""

from __future__ import annotations

from typing import Any

from rulebound.core.arrange import Step, fetch, find, step
from rulebound.core.cards import HAND, PLAY, CardDefinition, move, new_card
from rulebound.core.errors import ArrangeError
from rulebound.core.flow import flow
from rulebound.core.game import GAME
from rulebound.core.index import CANCEL, enter_index, leave_index
from rulebound.core.timing import Event, Used, cancel, delay
from rulebound.core.values import lasting, times
from rulebound.games.ahlcg.cards import ACTIONS, SKILL, TOME_ACTIONS, passing
from rulebound.games.ahlcg.rules.encounter import Revealed
from rulebound.games.ahlcg.rules.enemies import Attacks
from rulebound.games.ahlcg.rules.locations import Moved, lay_out
from rulebound.games.ahlcg.rules.moves import place_tokens
from rulebound.games.ahlcg.rules.play import Played
from rulebound.games.ahlcg.state import REGISTRY, SKILLS, Arkham, ArkhamHorror, Investigator, definition

STEPS: dict[str, Step] = {}


def seat_of(g: ArkhamHorror, seat: int) -> Investigator:
    if not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"there is no seat {seat}: this table has 1 to {len(g.seats)}")
    found: Investigator = g.seat(seat - 1)
    return found


def location_of(g: ArkhamHorror, name: str) -> Arkham:
    found = g.location(name)
    if found is None:
        here = ", ".join(c.handle(g) for c in g.locations)
        raise ArrangeError(f"no location {name!r} is in play. There are: {here}")
    return found


def known(code: str) -> str:
    """A card by its code, or by its name as a slug (the lowest level of that name)."""
    if code in REGISTRY and isinstance(REGISTRY[code], CardDefinition):
        return code
    named = sorted((d.facts.get("level", 0), d.key) for d in REGISTRY.of(CardDefinition) if d.facts.get("slug") == code)
    if not named:
        raise ArrangeError(f"no card is called {code!r}")
    return str(named[0][1])


def take(g: ArkhamHorror, name: str, pile: int, owner: int = -1) -> Arkham:
    """A card of this face: one in the game that nobody misses, else another from the box.

    What is in hand stays there, and so does a player's card in play; an enemy in play can be put elsewhere in play.
    """
    code = known(name)
    target = g.pile(pile)
    try:
        card = fetch(g, code, target)
    except ArrangeError:
        return new_card(g, Arkham, code, target, owner)
    assert isinstance(card, Arkham)
    zone = g.pile(card.pile).zone if card.pile else ""
    if zone == HAND or (zone == PLAY and (target.zone != PLAY or card.controller >= 0)):
        return new_card(g, Arkham, code, target, owner)
    leave_index(g, card)
    g.change(card, owner=owner if owner >= 0 else card.owner)
    enter_index(g, card)
    move(g, card, target, -1)
    return card


@step("stand", STEPS)
def stand(g: ArkhamHorror, seat: int, place: str) -> None:
    """An investigator stands at a location, which is revealed."""
    location = location_of(g, place)
    g.change(seat_of(g, seat), location=location.id)
    show(g, place)


@step("show-location", STEPS)
def show(g: ArkhamHorror, place: str) -> None:
    """A location is revealed, with its clues on it."""
    location = location_of(g, place)
    if not location.revealed:
        leave_index(g, location)
        g.change(location, revealed=True, known=-1)
        enter_index(g, location)
        facts = definition(g, location).facts
        n = int(facts.get("clues") or 0) * (g.scenario.started if facts.get("clues_per_investigator") else 1)
        place_tokens(g, location, "clues", n)


@step("add-location", STEPS)
def add(g: ArkhamHorror, code: str) -> None:
    """A location that is set aside (or in the box) comes into play, unrevealed."""
    lay_out(g, take(g, code, g.scenario.map))


@step("hand", STEPS)
def hand(g: ArkhamHorror, seat: int, cards: str = "") -> None:
    """Exactly these cards are in hand; what was there goes under the deck."""
    you = seat_of(g, seat)
    for card in g.cards(you.hand):
        move(g, card, g.pile(you.deck), -1)
    for name in cards.split():
        take(g, name, you.hand, you.index)


@step("deck", STEPS)
def deck(g: ArkhamHorror, seat: int, cards: str = "") -> None:
    """Exactly these cards are the deck, the first on top."""
    you = seat_of(g, seat)
    for card in g.cards(you.deck):
        move(g, card, g.pile(g.scenario.removed), -1)
    for name in cards.split():
        card = new_card(g, Arkham, known(name), g.pile(you.deck), you.index)
        g.change(card, known=0)


@step("asset", STEPS)
def asset(g: ArkhamHorror, code: str, seat: int) -> None:
    """An asset is in an investigator's play area, with its uses on it."""
    you = seat_of(g, seat)
    card = take(g, code, you.area, you.index)
    uses = definition(g, card).facts.get("uses")
    leave_index(g, card)
    g.change(card, controller=you.index, uses=uses[0] if uses else 0)
    enter_index(g, card)


@step("threat", STEPS)
def threat(g: ArkhamHorror, code: str, seat: int) -> None:
    """A card lies in an investigator's threat area; an enemy is engaged with him or her."""
    you = seat_of(g, seat)
    card = take(g, code, you.threat)
    leave_index(g, card)
    if definition(g, card).facts.get("subtype"):
        g.change(card, owner=you.index)
    g.change(card, engaged=you.index if definition(g, card).type == "enemy" else -1, at=0)
    enter_index(g, card)


@step("enemy", STEPS)
def enemy(g: ArkhamHorror, code: str, place: str, exhausted: int = 0, seat: int = 0) -> None:
    """An enemy is at a location, engaged with nobody (the rules may change that at once, unless it is exhausted).

    A weakness is that of the investigator in `seat`.
    """
    card = take(g, code, g.scenario.there, seat_of(g, seat).index if seat else -1)
    leave_index(g, card)
    g.change(card, at=location_of(g, place).id, engaged=-1, exhausted=bool(exhausted))
    enter_index(g, card)
    g.touch(card)


@step("lies", STEPS)
def lies(g: ArkhamHorror, code: str, place: str) -> None:
    """A card that nobody controls is in play at a location."""
    card = take(g, code, g.scenario.there)
    leave_index(g, card)
    g.change(card, at=location_of(g, place).id, controller=-1)
    enter_index(g, card)


@step("attach", STEPS)
def attach(g: ArkhamHorror, code: str, to: str) -> None:
    """A card is attached to something."""
    card = take(g, code, g.scenario.there)
    leave_index(g, card)
    g.change(card, attached=find(g, to).id)
    enter_index(g, card)


@step("gains", STEPS)
def gains(g: ArkhamHorror, card: str, keyword: str) -> None:
    """A card has gained a keyword by some effect."""
    found = find(g, card)
    g.change(found, gained=(*found.gained, keyword))
    g.touch(found)


FACTORS = {
    (skill, by): passing(f"{skill}-{by}", times(SKILL[skill], n, lambda g, source, entity: True, divide=part))
    for skill in SKILLS for by, n, part in (("doubled", 2, 1), ("halved", 1, 2))
}  # fmt: skip


@step("skill", STEPS)
def skill(g: ArkhamHorror, seat: int, name: str, by: str) -> None:
    """An effect that lasts has doubled or halved a skill of an investigator."""
    if (name, by) not in FACTORS:
        raise ArrangeError(f"{name!r} cannot be {by!r}: write a skill, and doubled or halved")
    lasting(g, FACTORS[name, by], seat_of(g, seat), GAME, (seat_of(g, seat),))


@flow
def cancel_it(g: ArkhamHorror, kind: str) -> Any:
    """What is under way is cancelled."""
    cancel(g, [t for t in g.transients.values() if isinstance(t, CANCELLABLE[kind])][-1])


CANCELLABLE: dict[str, type[Event]] = {
    "play": Played, "ability": Used, "revelation": Revealed, "attack": Attacks, "move": Moved,
}  # fmt: skip


@step("cancel-next", STEPS)
def cancel_next(g: ArkhamHorror, what: str) -> None:
    """An effect lies in wait that cancels the next play, ability, revelation, attack or move."""
    if what not in CANCELLABLE:
        raise ArrangeError(f"{what!r} cannot be cancelled. There are: {', '.join(CANCELLABLE)}")
    delay(g, CANCELLABLE[what], CANCEL, cancel_it.later(what))


@step("outcome", STEPS, restarts=False)
def outcome(g: ArkhamHorror, result: str) -> None:
    """Some effect makes the test under way a "success" or a "failure" automatically."""
    if g.test is None or result not in ("success", "failure"):
        raise ArrangeError("a test must be under way, and its outcome can be success or failure")
    g.change(g.test, automatic=result)


@step("deck-list", STEPS)
def deck_list(g: ArkhamHorror, seat: int, cards: str) -> None:
    """What an investigator's deck will be made of from the next scenario on."""
    g.change(seat_of(g, seat), list=tuple([known(name) for name in cards.split()]))


@step("act", STEPS)
def act(g: ArkhamHorror, stage: int) -> None:
    """This act is current."""
    _current(g, stage, g.scenario.act, g.scenario.acts)


@step("agenda", STEPS)
def agenda(g: ArkhamHorror, stage: int) -> None:
    """This agenda is current."""
    _current(g, stage, g.scenario.agenda, g.scenario.agendas)


def _current(g: ArkhamHorror, stage: int, current: int, rest: int) -> None:
    while g.cards(current) and definition(g, g.cards(current)[0]).stage < stage:
        move(g, g.cards(current)[0], g.pile(g.scenario.removed))
        if not g.cards(rest):
            raise ArrangeError(f"there is no stage {stage}")
        move(g, g.cards(rest)[0], g.pile(current))


@step("encounter", STEPS)
def encounter(g: ArkhamHorror, cards: str, only: int = 0) -> None:
    """These are the top cards of the encounter deck, unseen, the first on top (with only=1: there are no others)."""
    pile = g.pile(g.scenario.encounter)
    for card in g.cards(pile.id) if only else ():
        move(g, card, g.pile(g.scenario.removed), -1)
    for name in reversed(cards.split()):
        card = take(g, name, g.scenario.limbo)
        move(g, card, pile, 0)
        g.change(card, known=0)


@step("log", STEPS)
def log(g: ArkhamHorror, notes: str = "", away: str = "", caught: str = "") -> None:
    """What the campaign log says: its notes, the cultists who got away, those who were interrogated."""
    g.change(
        g.campaign, notes=tuple(notes.split()), got_away=tuple([known(c) for c in away.split()]),
        interrogated=tuple([known(c) for c in caught.split()]),
    )  # fmt: skip


@step("bag", STEPS)
def bag(g: ArkhamHorror, tokens: str) -> None:
    """Exactly these tokens are in the chaos bag."""
    g.change(g.bag, inside=tuple(sorted(tokens.split())), drawn=())


@step("actions", STEPS)
def actions(g: ArkhamHorror, seat: int, n: int) -> None:
    """It is this investigator's turn, with so many actions left."""
    you = seat_of(g, seat)
    g.change(g.clock, phase="investigation", seat=you.index, round=max(1, g.clock.round))
    tomes = g.value(you, TOME_ACTIONS)
    g.change(you, actions=n, allowance=g.value(you, ACTIONS), tome_actions=tomes, tome_allowance=tomes, had_turn=False)

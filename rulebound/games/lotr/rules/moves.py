"""Entering and leaving play, attaching, discarding, control, unique and restricted cards."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import DECK, HAND, LAST, exhaust, move
from rulebound.core.material.tokens import add, remove
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Transient
from rulebound.core.timing.timing import Event, occur, together
from rulebound.games.lotr.cards import ATTACHING, IMMUNE, has
from rulebound.games.lotr.state import (
    ATTACHMENT,
    CHARACTERS,
    DEFINITIONS,
    HERO,
    NOBODY,
    OBJECTIVE,
    ORC_GUARD,
    Player,
    Rings,
    RingsCard,
    attachments_of,
    controller_of,
    definition,
    facts,
    in_play,
    kind,
    set_role,
    shadows_of,
)

ANY_ORDER = Option("any", "lotr-option-any-order")


@cite("lotr/running-out-of-tokens.1")
def place_tokens(g: Rings, entity: Any, kind: str, n: int = 1) -> None:
    """Tokens never run out: there is no supply to ask."""
    add(g, entity, kind, n)


def remove_tokens(g: Rings, entity: Any, kind: str, n: int = 1) -> int:
    return remove(g, entity, kind, n)


@cite("lotr/gains.2 /resources.1")
def gain_resources(g: Rings, card: Any, n: int = 1) -> int:
    """Resources from the supply go to a hero's pool, or as tokens onto another card."""
    if n > 0:
        place_tokens(g, card, "resources", n)
        g.tell("lotr-log-resources", "lotr/gains.2" if kind(card) == HERO else "", card=card, n=n)
    else:
        g.tell("lotr-log-no-resources", "lotr/effects.4", card=card)
    return n


@cite("lotr/resources.1")
def spend_resources(g: Rings, card: Any, n: int, clause: str = "") -> None:
    """Resources go from a hero's pool back to the supply."""
    if remove_tokens(g, card, "resources", n):
        g.tell("lotr-log-spends", clause, card=card, n=n)


@cite("lotr/exhausted.1 .2")
def exhaust_card(g: Rings, card: Any, clause: str = "") -> bool:
    """An effect or a cost exhausts a card; one that is exhausted already cannot be."""
    if card.exhausted:
        return False
    exhaust(g, card)
    g.tell("lotr-log-exhausts", clause, card=card)
    return True


@cite("lotr/exhausted.1 .2 /effects.3")
def exhaust_all(g: Rings, you: Player, cards: tuple[Any, ...]) -> bool:
    """An effect exhausts all of these cards of a player. Was there one to exhaust?"""
    done = [card for card in cards if exhaust_card(g, card)]
    if not done:
        g.tell("lotr-log-none-ready", "lotr/effects.3", seat=you)
    return bool(done)


# ------------------------------------------------------------------ entering play


class EntersPlay(Event):
    """A card comes from out of play into play."""

    pile: int = 0
    attach: int = 0
    who: int = NOBODY
    """Who has played it, or under whose control it comes."""
    played: bool = False
    engage: int = NOBODY

    @staticmethod
    @flow(cite="lotr/enters-play.1 /ready.1 /character-cards.2 /unique-cards.3 /in-play-and-out-of-play.4")
    def happens(g: Rings, e: EntersPlay) -> Steps[None]:
        """It comes in ready; a player's copy of a unique encounter card makes way for it."""
        card: Any = g.entities[e.about]
        if card.owner == NOBODY and DEFINITIONS[card.code].facts.get("unique"):
            for twin in namesakes(g, card):
                yield from discard(g, twin)
        move(g, card, g.pile(e.pile), LAST)
        g.change(card, attached=e.attach, engaged=e.engage, shadow_of=0)
        host = g.entities.get(e.attach)
        if type(host) is RingsCard:
            g.tell("lotr-log-attached", "lotr/attachment-cards.1", card=card, host=host)
        else:
            g.tell("lotr-log-enters", "lotr/enters-play.1", card=card)
        if host is not None:
            g.touch(host)
            yield from keep_two(g, host)


@cite("lotr/unique-cards.1 .2 /copy.1")
def namesakes(g: Rings, card: Any) -> tuple[Any, ...]:
    """The copies of a unique card that players have in play: cards with the same title."""
    name = definition(card).name
    found: tuple[Any, ...] = ()
    for seat in g.seats:
        for other in g.cards(g.entities[seat].area):  # type: ignore[attr-defined]
            if other is not card and other.code and definition(other).name == name:
                found += (other,)
    return found


@cite("lotr/unique-cards.1 .2")
def may_enter(g: Rings, card: Any) -> bool:
    """A unique card cannot enter play while a copy of it is there."""
    return not DEFINITIONS[card.code].facts.get("unique") or not namesakes(g, card)


@flow(cite="lotr/play-and-put-into-play.1 .2 .4 .5 /event-cards.6 /ownership-and-control.2")
def put_into_play(
    g: Rings, card: Any, pile: int, attach: int = 0, who: int = -1, played: bool = False, engage: int = NOBODY
) -> Steps[bool]:
    """Into play: nothing is paid here. It counts as played only if it was."""
    return (
        yield from occur(g, EntersPlay(about=card.id, pile=pile, attach=attach, who=who, played=played, engage=engage))
    )


@flow(cite="lotr/staging-area.2")
def add_to_staging(g: Rings, card: Any) -> Steps[bool]:
    """An encounter card comes to the staging area without being revealed."""
    if in_play(g, card):
        move(g, card, g.pile(g.scenario.staging), LAST)
        g.change(card, engaged=NOBODY, attached=0)
        return True
    return (yield from put_into_play(g, card, g.scenario.staging))


# ------------------------------------------------------------------ attachments


@cite("lotr/cannot-have-attachments.1 .2 /immune.1")
def can_hold(g: Rings, host: Any, card: Any) -> bool:
    """May this card be attached to that one?"""
    immune = card.owner != NOBODY and forbidden(g, host, IMMUNE) is not None
    return not immune and forbidden(g, host, ATTACHING) is None


@flow(cite="lotr/attachment-cards.1 .3 .6 /ownership-and-control.2")
def attach(g: Rings, card: Any, host: Any, who: int, played: bool = False) -> Steps[bool]:
    """On another player's character it is under that player's control, on any other card under that of who plays it.

    A treachery that becomes an attachment is the scenario's.
    """
    owner = controller_of(g, host) if kind(host) in CHARACTERS else who
    pile = g.scenario.there if card.owner == NOBODY else g.seat(owner).area
    return (yield from put_into_play(g, card, pile, attach=host.id, who=who, played=played))


@flow(cite="lotr/card-types.2 /attachment-cards.6")
def attach_encounter(g: Rings, card: Any, host: Any) -> Steps[bool]:
    """A treachery counts as an attachment from now on, under nobody's control."""
    set_role(g, card, ATTACHMENT)
    return (yield from put_into_play(g, card, g.scenario.there, attach=host.id))


@flow(cite="lotr/restricted.1")
def keep_two(g: Rings, host: Any) -> Steps[None]:
    """A third restricted attachment: one of the three goes, as the host's controller chooses."""
    held = tuple([c for c in attachments_of(g, host) if has(g, c, "restricted")])
    if len(held) > 2 and kind(host) in CHARACTERS:
        seat = controller_of(g, host)
        options = options_for(g, held, "discard", "lotr-option-discard")
        picked = yield from choose(
            g, seat if seat != NOBODY else g.clock.lead, options, "lotr-prompt-restricted", cite="lotr/restricted.1"
        )
        yield from discard(g, meant(g, picked), how="restricted")


# ------------------------------------------------------------------ leaving play


class LeavesPlay(Event):
    """A card leaves play."""

    to: int = 0
    """The pile it goes to."""
    how: str = ""
    """destroyed, explored, discarded, detached, returned, eliminated, removed, restricted."""
    who: int = NOBODY
    """Who controlled it."""
    what: str = ""
    """The type it had."""

    @staticmethod
    @flow(cite="lotr/in-play-and-out-of-play.5 /attachment-cards.4 /ownership-and-control.5")
    def happens(g: Rings, e: LeavesPlay) -> Any:
        card: Any = g.entities[e.about]
        for shadow in shadows_of(g, card) if card.engaged != NOBODY else ():
            put_down(g, shadow, home(g, shadow), clause="lotr/step-6.11.1")
        host = g.entities.get(card.attached)
        if e.who != NOBODY:
            g.touch(g.seat(e.who))
        if card.role == ORC_GUARD:  # where it goes its face is told of: that the guard is gone is told before
            g.tell("lotr-log-guard-leaves", LEAVING[e.how], card=card)
        put_down(g, card, e.to, clause="lotr/victory.1" if e.to == g.scenario.victory else LEAVING[e.how])
        if host is not None:
            g.touch(host)


LEAVING = {
    "destroyed": "lotr/destroy.1", "explored": "lotr/explored.1", "discarded": "lotr/discard-and-victory.3",
    "detached": "lotr/attachment-cards.4", "returned": "lotr/ownership-and-control.5",
    "eliminated": "lotr/player-elimination.2", "removed": "lotr/removed-from-game.1", "restricted": "lotr/restricted.1",
}  # fmt: skip
"""Which clause says where a card goes that leaves play in such a way."""


@cite("lotr/discard-and-victory.2 .3 /ownership-and-control.1 .5 /destroy.1")
def home(g: Rings, card: Any) -> int:
    """The discard pile of a card's owner; encounter cards have their own."""
    return g.scenario.encounter_discard if card.owner == NOBODY else g.seat(card.owner).discard


def clear(g: Rings, card: Any) -> None:
    """What lay on a card, and what it was bound to, is gone."""
    if card.role:
        set_role(g, card, "")
    g.change(
        card, damage=0, resources=0, progress=0, attached=0, engaged=NOBODY, committed=False, shadow_of=0, guards=0,
        attacked=False, x=0, leaving=False, hurt_by=0, struck=False,
    )  # fmt: skip


@cite("lotr/discard-and-victory.5 /in-play-and-out-of-play.5")
def put_down(g: Rings, card: Any, pile: int, clause: str = "lotr/discard-and-victory.3") -> None:
    """A card lies on top of an out-of-play pile, without anything on it; of several that go there together, at the
    place that was chosen for it."""
    clear(g, card)
    to = g.pile(pile)
    seen = g.word(card) if in_play(g, card) and to.zone in (DECK, HAND) else card  # all have seen what goes there
    move(g, card, to, place_in(g, card, to))
    g.tell("lotr-log-put-away", clause, card=seen, pile=to)


def take_back(g: Rings, card: Any) -> None:
    """A card of a discard pile goes to its owner's hand, and all have seen which."""
    hand = g.pile(g.seat(card.owner).hand)
    seen = g.word(card)
    move(g, card, hand, LAST)
    g.tell("lotr-log-put-away", card=seen, pile=hand)


@flow(cite="lotr/in-play-and-out-of-play.5 /attachment-cards.4")
def leave_play(g: Rings, card: Any, pile: int, how: str = "discarded") -> Steps[None]:
    """A card leaves play for a pile. What is attached to it is discarded at the same time."""
    attached = attachments_of(g, card)
    if attached or card.engaged != NOBODY:
        calls: tuple[Call[Any], ...] = tuple([detach.later(a) for a in attached])
        yield from leave_together(g, (card,), (leave_alone.later(card, pile, how), *calls))
    else:
        yield from leave_alone(g, card, pile, how)


@flow
def leave_alone(g: Rings, card: Any, pile: int, how: str) -> Steps[None]:
    yield from occur(g, LeavesPlay(about=card.id, to=pile, how=how, who=controller_of(g, card), what=kind(card)))


@flow(cite="lotr/attachment-cards.4 /permanent.1")
def detach(g: Rings, card: Any) -> Steps[None]:
    """What it was attached to is gone: a permanent card is out of the game, an objective goes back to staging."""
    if not in_play(g, card):
        return
    if has(g, card, "permanent"):
        yield from leave_play(g, card, g.scenario.removed, "removed")
    elif card.code and definition(card).type == OBJECTIVE:
        set_role(g, card, "")
        move(g, card, g.pile(g.scenario.staging), LAST)
        g.change(card, attached=0)
        g.tell("lotr-log-to-staging", "lotr/objective-cards.3", card=card)
    else:
        yield from leave_play(g, card, home(g, card), "detached")


@cite("lotr/permanent.1")
def can_be_discarded(g: Rings, card: Any) -> bool:
    """May an effect discard it from play? Permanent cards stay."""
    return not has(g, card, "permanent")


@flow(cite="lotr/discard-and-victory.1 .3 /permanent.1 /cannot-take-damage.3")
def discard(g: Rings, card: Any, clause: str = "lotr/discard-and-victory.3", how: str = "discarded") -> Steps[bool]:
    """A card goes to the top of its owner's discard pile. Permanent cards do not; objectives return to staging."""
    if not in_play(g, card):
        if card.pile != home(g, card):  # what it was attached to may have taken it along
            put_down(g, card, home(g, card), clause=clause)
        return True
    if not can_be_discarded(g, card):
        return False
    if card.role == ATTACHMENT and definition(card).type == OBJECTIVE:
        yield from detach(g, card)
    else:
        yield from leave_play(g, card, home(g, card), how)
    return True


class PutAway(Transient):
    """In which order cards are put away that leave play at the same time: what comes last lies on top."""

    order: tuple[int, ...] = ()

    POINTS: ClassVar[tuple[str, ...]] = ("order",)


@cite("lotr/discard-and-victory.6")
def place_in(g: Rings, card: Any, pile: Any) -> int:
    """The place of a card in the pile that it goes to: under those that were chosen to lie above it."""
    found = putting_away(g, card)
    above = () if found is None else found.order[found.order.index(card.id) + 1 :]
    place = 0
    while place < len(pile.cards) and pile.cards[place] in above:
        place += 1
    return place


def putting_away(g: Rings, card: Any) -> PutAway | None:
    """The order that a card is put away in, if it goes together with others."""
    if g.only_scopes():
        return None
    return next((t for t in g.transients.values() if type(t) is PutAway and card.id in t.order), None)


@flow(cite="lotr/discard-and-victory.6 /attachment-cards.4 /step-6.11.1")
def leave_together(g: Rings, cards: tuple[Any, ...], calls: tuple[Call[Any], ...]) -> Steps[None]:
    """Cards leave play at the same time, with all that lies on them. The order is asked for before they do, once."""
    going = dict.fromkeys([c.id for card in cards for c in (*shadows_of(g, card), card, *attachments_of(g, card))])
    put = tuple([c for c in map(g.entity, going) if is_put_away(g, c)])
    if len(put) < 2 or any(putting_away(g, c) for c in put):
        yield from all_of_them(g, calls)
        return
    ordered = yield from in_any_order(g, put)
    order = g.transient(PutAway(order=tuple([c.id for c in ordered])))
    yield from together(g, (*calls, forget.later(order.id)))


@flow(cite="lotr/simultaneous-timing.1")
def all_of_them(g: Rings, calls: tuple[Call[Any], ...]) -> Steps[None]:
    """Several things at the same time, or only one."""
    if len(calls) == 1:
        yield from calls[0](g)
    elif calls:
        yield from together(g, calls)


@flow
def forget(g: Rings, order: int) -> Any:
    """All that belonged together is put away."""
    g.drop(g.entity(order))


def is_put_away(g: Rings, card: Any) -> bool:
    """Does it go onto a discard pile when it leaves play? The permanent is removed, what has points is displayed."""
    return not in_play(g, card) or (not worth(card) and not has(g, card, "permanent"))


@flow(cite="lotr/first-player.4 /ability-priority.5")
def next_one(g: Rings, left: tuple[Any, ...], prompt: str = "lotr-prompt-order", verb: str = "resolve") -> Steps[Any]:
    """Which of several things comes next is for the first player to say."""
    return (yield from choose_entity(g, g.clock.lead, left, prompt, verb, "lotr/first-player.4"))


@flow(cite="lotr/discard-and-victory.6 /first-player.4")
def in_any_order(g: Rings, cards: tuple[Any, ...]) -> Steps[tuple[Any, ...]]:
    """Cards that go onto discard piles together: each owner, for encounter cards the first player, orders them, or
    says that any order will do."""
    out: tuple[Any, ...] = ()
    for pile in tuple(dict.fromkeys([home(g, c) for c in cards])):
        left = tuple([c for c in cards if home(g, c) == pile])
        owner = g.pile(pile).owner
        seat = g.clock.lead if owner == NOBODY else owner
        while order_counts(g, left) and not g.seat(seat).out:
            options = (*options_for(g, left, "discard", "lotr-option-discard", seat), ANY_ORDER)
            picked = yield from choose(g, seat, options, "lotr-prompt-discard-order", cite="lotr/discard-and-victory.6")
            if not picked.about:
                break
            out += (meant(g, picked),)
            left = tuple([c for c in left if c.id != picked.about[0]])
        out += left
    return out


def order_counts(g: Rings, cards: tuple[Any, ...]) -> bool:
    """Does it matter which of the cards lies higher? Of player cards only the topmost attachment is ever asked for,
    of encounter cards none, unless a card of the scenario's does (its head says `topmost`)."""
    if len(cards) < 2:
        return False
    if cards[0].owner == NOBODY:
        return topmost_matters(g.scenario.code, g.scenario.difficulty) and len({c.code or c.id for c in cards}) > 1
    return len({c.code for c in cards if c.code and definition(c).type == ATTACHMENT}) > 1


@cache
def topmost_matters(code: str, difficulty: str) -> bool:
    from rulebound.games.lotr.tables import encounter_cards

    return any(DEFINITIONS[card].facts.get("topmost") for card in encounter_cards(code, difficulty))


@flow(cite="lotr/discard-and-victory.6")
def discard_together(g: Rings, cards: tuple[Any, ...], clause: str = "lotr/discard-and-victory.3") -> Steps[None]:
    """Several cards are discarded at the same time."""
    if not cards:
        g.tell("lotr-log-nothing-discarded", "lotr/effects.4")
    yield from leave_together(g, cards, tuple([discard.later(c, clause) for c in cards]))


@flow(cite="lotr/ownership-and-control.5")
def return_to_hand(g: Rings, card: Any) -> Steps[None]:
    """A card in play goes back to its owner's hand; whoever is eliminated has only a discard pile."""
    owner: Player = g.seat(card.owner)
    yield from leave_play(g, card, owner.discard if owner.out else owner.hand, "returned")


@flow(cite="lotr/removed-from-game.1")
def remove_from_game(g: Rings, card: Any) -> Steps[None]:
    if in_play(g, card):
        yield from leave_play(g, card, g.scenario.removed, "removed")
    else:
        put_down(g, card, g.scenario.removed, clause="lotr/removed-from-game.1")


# ------------------------------------------------------------------ control


@cite("lotr/ownership-and-control.3 .6 .7 .8")
def take_control(g: Rings, card: Any, you: Player) -> None:
    """A card in play comes under a player's control, as it is, and what is attached to it with it."""
    if controller_of(g, card) == you.index:
        return
    move(g, card, g.pile(you.area), LAST)
    for other in attachments_of(g, card):
        move(g, other, g.pile(you.area), LAST)
    g.tell("lotr-log-control", "lotr/ownership-and-control.3", card=card, seat=you)


def worth(card: Any) -> int:
    """The victory points of a card."""
    return int(facts(card).get("victory") or 0)

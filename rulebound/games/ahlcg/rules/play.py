"""Playing cards: price, slots, assets into play, events resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import ACTION_ABILITY, FAST, REACTION, Ability, Trigger
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import DISCARD, HAND, LAST, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, carry_out, occur
from rulebound.games.ahlcg.cards import PLAYING, SLOTS, TOME_HANDS
from rulebound.games.ahlcg.rules.costs import pay_the_price, price, spend_actions
from rulebound.games.ahlcg.rules.moves import discard, put_into_play, remove_tokens, to_bottom_of_deck, under_the_deck
from rulebound.games.ahlcg.rules.reasons import as_well
from rulebound.games.ahlcg.state import DEFINITIONS, ArkhamHorror, Investigator, assets_of, definition, is_a


def playing(
    kind: str, facts: dict[str, Any], trigger: Trigger | None = None, if_: Callable[..., bool] | None = None,
    useful: Callable[..., bool] | None = None, tag: str = "",
) -> Ability:  # fmt: skip
    """The ability to play a card from the hand: as an action, in a window if it is fast, or as an answer."""
    how = REACTION if trigger else FAST if facts.get("fast") else ACTION_ABILITY
    costs = (pay_the_price,) if facts.get("fast") else (spend_actions(1, tag), pay_the_price)
    condition = (
        (may_play_answer if if_ is None else _both_answer(if_))
        if trigger
        else (may_play if if_ is None else _both(if_))
    )
    zones = (HAND, DISCARD) if kind == "event" else (HAND,)
    cite = "ahlcg/play.1 ahlcg/initiation.1"
    if facts.get("fast"):
        cite += " ahlcg/fast.1 ahlcg/play.2 ahlcg/play-action.3"
    else:
        cite += " ahlcg/play-action.2 ahlcg/event-cards.2" if kind == "event" else " ahlcg/play-action.2"
    return Ability(how, trigger, play, costs, None, condition, useful, zones, cite, tag or "play", quiet=True)


def _both(if_: Callable[..., bool]) -> Callable[..., bool]:
    return as_well(lambda g, this, you: if_(g, this, you) and may_play(g, this, you), if_)


def _both_answer(if_: Callable[..., bool]) -> Callable[..., bool]:
    def both(g: ArkhamHorror, this: Any, you: Investigator, event: Any) -> bool:
        if not if_(g, this, you, event):
            return False
        return may_play_answer(g, this, you, event)

    return both


FREE = ("", "")


@cite("ahlcg/cannot.1 ahlcg/fast.3 ahlcg/play.2 ahlcg/unique.2")
def forbids(g: ArkhamHorror, this: Any, you: Investigator) -> tuple[str, str]:
    """The clause by which a card cannot be played now, and how that is said: something forbids it, a fast asset waits
    for your turn, a unique card is in play, or no slot can be made free."""
    if PLAYING.key in g.modifiers and forbidden(g, you, PLAYING) is not None:
        return "ahlcg/cannot.1", "core-denied-cannot"
    facts = DEFINITIONS[this.code].facts
    if facts["type"] == "asset":
        if facts.get("fast") and g.clock.seat != you.index:
            return "ahlcg/fast.3", "core-denied-not-your-turn"
        if facts.get("unique") and in_play_by_name(g, facts["name"]):
            return "ahlcg/unique.2", "ahlcg-denied-unique"
        if not room_can_be_made(g, this, you):
            return "ahlcg/slots.9", "ahlcg-denied-slot"
    return FREE


def may_play(g: ArkhamHorror, this: Any, you: Investigator) -> bool:
    return forbids(g, this, you) is FREE


def may_play_answer(g: ArkhamHorror, this: Any, you: Investigator, event: Any) -> bool:
    return may_play(g, this, you)


@cite("ahlcg/unique.1 ahlcg/copy.1 ahlcg/in-play-and-out-of-play.1 .3")
def in_play_by_name(g: ArkhamHorror, name: str) -> bool:
    entities: Any = g.entities
    cards: tuple[int, ...] = entities[g.scenario.there].cards
    for you in g.investigators:
        cards += entities[you.area].cards + entities[you.threat].cards
    faces = [DEFINITIONS[entities[id].code] for id in cards]
    return any(face.name == name and face.facts.get("unique") for face in faces)


class Played(Event):
    """A player plays a card: it has been paid for."""

    who: int = -1
    answers: int = 0
    """The event that a fast card was played in answer to."""

    @staticmethod
    @flow(cite="ahlcg/play.3 .4 ahlcg/initiation.3 ahlcg/asset-cards.2")
    def happens(g: ArkhamHorror, e: Played) -> Steps[None]:
        """An asset enters play; an event's effect is resolved, and the card is discarded."""
        card, you = g.entity(e.about), g.seat(e.who)
        if definition(g, card).type == "asset":
            yield from enter_area(g, card, you)
            return
        g.goes_by("ahlcg/play.3")
        effect = definition(g, card).facts["effect"]
        answered = (g.entity(e.answers),) if e.answers else ()
        yield from carry_out(g, card, effect.later(card, you, *answered))
        if card.pile == g.scenario.limbo:
            yield from after_event(g, card, you)


@flow(cite="ahlcg/play.1 ahlcg/initiation.2 .3 ahlcg/cancel.3 ahlcg/event-cards.4")
def play(g: ArkhamHorror, this: Any, you: Investigator, event: Any = None) -> Steps[None]:
    """The price is paid; now the card is played. An event lies in no zone while it resolves."""
    g.tell("ahlcg-log-play", "ahlcg/play.1", seat=you, card=this)
    if definition(g, this).type == "event" and this.pile != g.scenario.limbo:
        move(g, this, g.pile(g.scenario.limbo))
    yield from occur(g, Played(about=this.id, who=you.index, answers=event.id if event is not None else 0))
    if this.pile == g.scenario.limbo:  # its effect was cancelled
        yield from after_event(g, this, you)


@cite("ahlcg/play-restrictions-permissions-and-instructions.2 ahlcg/initiation.1")
def can_play_now(g: ArkhamHorror, card: Any, you: Investigator, discount: int = 0) -> bool:
    """Can an effect let a card be played at once? Its conditions hold; what answers something waits for it."""
    ability = next((a for a in definition(g, card).abilities if a.body is play), None)
    if ability is None or ability.trigger is not None or you.resources < price(g, card, you) - discount:
        return False
    may: Any = ability.if_
    return bool(may(g, card, you) and (ability.useful is None or ability.useful(g, card, you)))


@flow(cite="ahlcg/play-restrictions-permissions-and-instructions.2 ahlcg/costs.2")
def play_now(g: ArkhamHorror, card: Any, you: Investigator, discount: int = 0) -> Steps[None]:
    """An effect lets a card be played without an action, for less."""
    remove_tokens(g, you, "resources", max(0, price(g, card, you) - discount))
    yield from play(g, card, you)


@flow(cite="ahlcg/event-cards.4 .5")
def after_event(g: ArkhamHorror, this: Any, you: Investigator) -> Steps[None]:
    """A played event is discarded, whether its effect was cancelled or not."""
    if to_bottom_of_deck(g, you):
        under_the_deck(g, this)
    else:
        yield from discard(g, this, "ahlcg/event-cards.4")


@cite("ahlcg/ability.2")
def playable_from_discard(g: ArkhamHorror, card: Any) -> bool:
    """Wendy's Amulet: the topmost event of the discard pile counts as if it were in hand."""
    owner = g.pile(card.pile).owner
    if owner < 0 or g.seat(owner).out or not to_bottom_of_deck(g, g.seat(owner)):
        return False
    events = [c for c in g.cards(card.pile) if definition(g, c).type == "event"]
    return bool(events) and events[0].id == card.id


# ------------------------------------------------------------------ slots


@flow(cite="ahlcg/slots.9 ahlcg/play.4")
def enter_area(g: ArkhamHorror, card: Any, you: Investigator, pile: int = 0) -> Steps[bool]:
    """An asset comes under a player's control; what must make room for it is discarded at the same time."""
    for id in (yield from make_room(g, card, you)):
        yield from discard(g, g.entity(id), "ahlcg/slots.9")
    return (yield from put_into_play(g, card, pile or you.area))


@flow(cite="ahlcg/slots.9")
def make_room(g: ArkhamHorror, card: Any, you: Investigator) -> Steps[tuple[int, ...]]:
    """Which assets leave, slot by slot, for a card that comes; None: for none, but a slot was lost."""
    leaving: tuple[int, ...] = ()
    for slot in tuple(SLOTS):
        over = overfull(g, card, you, slot, leaving)
        while over > 0:
            holders = tuple([c for c in assets_of(g, you) if frees(g, c, card, you, slot, leaving, over)])
            if not holders:
                break
            options = options_for(g, holders, "discard", "ahlcg-option-discard", you.index)
            picked = yield from choose(
                g, you.index, options, "ahlcg-prompt-slot", (("slot", Term(f"ahlcg-slot-{slot}")),),
                "ahlcg/slots.9",
            )  # fmt: skip
            leaving += (meant(g, picked).id,)
            over = overfull(g, card, you, slot, leaving)
    return leaving


@cite("ahlcg/slots.9")
def frees(
    g: ArkhamHorror, asset: Any, card: Any, you: Investigator, slot: str, leaving: tuple[int, ...], over: int
) -> bool:
    """Would an asset make room in a kind of slot by leaving? One that lies in an additional slot would not."""
    return overfull(g, card, you, slot, (*leaving, asset.id)) < over


@cite("ahlcg/slots.1 .3 .4 .5 .6 .7 .8")
def overfull(g: ArkhamHorror, card: Any, you: Investigator, slot: str, leaving: tuple[int, ...]) -> int:
    """By how many a kind of slot is exceeded, or would be by a card that needs it."""
    if card is not None and slot not in definition(g, card).slots:
        return 0
    held = [c for c in (*assets_of(g, you), *weak_assets(g, you)) if c.id not in leaving and c is not card]
    if card is not None:
        held.append(card)
    used = sum([definition(g, c).slots.count(slot) for c in held])
    room = g.value(you, SLOTS[slot])
    if slot == "hand":
        tomes = sum([definition(g, c).slots.count("hand") for c in held if is_a(g, c, "Tome")])
        room += min(tomes, g.value(you, TOME_HANDS))
    return int(used - room)


@cite("ahlcg/slots.9")
def room_can_be_made(g: ArkhamHorror, card: Any, you: Investigator) -> bool:
    """Would there be a slot if every asset left that can? Only assets in the threat area can take it all up."""
    if not weak_assets(g, you):
        return True
    leaving = tuple([c.id for c in assets_of(g, you)])
    return all(overfull(g, card, you, slot, leaving) <= 0 for slot in set(definition(g, card).slots))


@cite("ahlcg/slots.1")
def took_slots_along(g: ArkhamHorror, card: Any) -> bool:
    """Has a card that left play given slots to the investigator who had it, and do assets still need them?"""
    if card.owner < 0 or not any(m.stat in (*SLOTS.values(), TOME_HANDS) for m in definition(g, card).modifiers):
        return False
    you = g.seat(card.owner)
    filled = {slot for c in assets_of(g, you) for slot in definition(g, c).slots}
    return any(overfull(g, None, you, slot, ()) > 0 for slot in filled)


@flow(cite="ahlcg/slots.1")
def shed(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Slots were lost: assets that are too many now are chosen and discarded."""
    for id in (yield from make_room(g, None, you)):
        yield from discard(g, g.entity(id), "ahlcg/slots.1")


def weak_assets(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    """Assets in the threat area fill slots too."""
    entities: Any = g.entities
    threat = entities[you.threat].cards
    return tuple([entities[id] for id in threat if DEFINITIONS[entities[id].code].type == "asset"]) if threat else ()


@flow(cite="ahlcg/ownership-and-control.4")
def take_control(g: ArkhamHorror, card: Any, you: Investigator) -> Steps[None]:
    """An asset that is in play comes under a player's control."""
    for id in (yield from make_room(g, card, you)):
        yield from discard(g, g.entity(id), "ahlcg/slots.9")
    move(g, card, g.pile(you.area), LAST)
    g.change(card, controller=you.index)
    g.tell("ahlcg-log-control", "ahlcg/ownership-and-control.4", seat=you, card=card)

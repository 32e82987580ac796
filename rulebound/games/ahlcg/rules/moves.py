"""The atoms: tokens placed and removed, cards discarded, set aside, put into play and taken out of it."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, move
from rulebound.core.material.tokens import add, remove
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur
from rulebound.games.ahlcg.cards import LEAVING, RECYCLING
from rulebound.games.ahlcg.state import DEFINITIONS, NO_ONE, ArkhamHorror, Investigator, definition, in_play

NO_USES = 0, ""


@cite("ahlcg/tokens-running-out-of.1")
def place_tokens(g: ArkhamHorror, entity: Any, kind: str, n: int = 1) -> int:
    """Tokens never run out: there is no supply to ask."""
    return add(g, entity, kind, n) if n > 0 else 0


def add_uses(g: ArkhamHorror, card: Any, n: int) -> None:
    """More uses on a card."""
    place_tokens(g, card, "uses", n)
    g.tell("ahlcg-log-uses", card=card, n=n)


@cite("ahlcg/uses.6")
def kind_of_uses(g: ArkhamHorror, card: Any) -> str:
    """What a card's uses are, and so the only kind that can be added to it; "" if it has none."""
    _, kind = definition(g, card).facts.get("uses") or NO_USES
    return str(kind)


def lose_uses(g: ArkhamHorror, card: Any, n: int) -> None:
    """Uses of a card are gone without having been spent as a cost."""
    n = remove_tokens(g, card, "uses", n)
    g.tell("ahlcg-log-uses-gone", "ahlcg/uses.4", card=card, n=n)


def remove_tokens(g: ArkhamHorror, entity: Any, kind: str, n: int = 1) -> int:
    return remove(g, entity, kind, n)


def gain_resources(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> None:
    if n > 0:
        place_tokens(g, you, "resources", n)
        g.tell("ahlcg-log-resources", cite, seat=you, n=n)


def lose_resources(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> None:
    """So many go back to the supply, as many as there are, and nothing is had for them."""
    n = remove_tokens(g, you, "resources", n)
    g.tell("ahlcg-log-lose-resources", cite, seat=you, n=n)


class LeftPlay(Event):
    """A card leaves play."""

    to: int = 0
    """The pile it goes to."""

    @staticmethod
    @flow(cite="ahlcg/leaves-play.2 .3 .4 ahlcg/attach-to.3")
    def happens(g: ArkhamHorror, e: LeftPlay) -> Steps[None]:
        """Its attachments are discarded, its tokens go back to the supply."""
        card: Any = g.entities[e.about]
        others = attachments(g, card)
        if others:
            yield from discard_together(g, others, "ahlcg/leaves-play.4")
        put_down(g, card, e.to, e.cite)


def attachments(g: ArkhamHorror, card: Any) -> tuple[Any, ...]:
    there = g.cards(g.scenario.there)
    return tuple([c for c in there if c.attached == card.id]) if there else ()


@cite("ahlcg/leaves-play.3 ahlcg/act-deck-and-agenda-deck.6")
def clear(g: ArkhamHorror, card: Any) -> None:
    """What lay on a card, and what it was bound to, is gone."""
    if (
        card.damage or card.horror or card.clues or card.doom or card.uses or card.at or card.attached or card.gained
        or card.engaged >= 0 or card.controller >= 0 or card.hit_by >= 0 or card.leaving
    ):  # fmt: skip
        g.change(
            card, damage=0, horror=0, clues=0, doom=0, uses=0, at=0, engaged=NO_ONE, attached=0, controller=NO_ONE,
            hit_by=NO_ONE, gained=(), leaving=False,
        )  # fmt: skip


@cite("ahlcg/discard-piles.1 .3 ahlcg/elimination.3")
@cite("ahlcg/ownership-and-control.1 .3 .5")
def home(g: ArkhamHorror, card: Any) -> int:
    """The discard pile of a card's owner; encounter cards have their own."""
    if card.owner < 0:
        return g.scenario.encounter_discard
    owner: Investigator = g.seat(card.owner)
    return g.scenario.removed if owner.out else owner.discard


@flow(cite="ahlcg/discard-piles.1 .5 ahlcg/elimination.3")
def discard(g: ArkhamHorror, card: Any, cite: str = "") -> Steps[bool]:
    """A card goes to the top of its owner's discard pile, unless it cannot leave play."""
    recycled = in_play(g, card) and definition(g, card).type == "event" and to_bottom_of_deck(g, g.seat(card.owner))
    done = yield from put_away(g, card, home(g, card), cite)
    if done and recycled:
        under_the_deck(g, card)
    return done


def under_the_deck(g: ArkhamHorror, card: Any) -> None:
    """An event goes to the bottom of its owner's deck, where the discard pile would have been."""
    g.tell("ahlcg-log-put-under", "ahlcg/instead.1", card=card)
    move(g, card, g.pile(g.seat(card.owner).deck), LAST)


@cite("ahlcg/instead.1")
def to_bottom_of_deck(g: ArkhamHorror, you: Investigator) -> bool:
    """Wendy's Amulet: played events, and events discarded from play, go under the deck, not to the discard pile."""
    return g.value(you, RECYCLING) > 0


@cite("ahlcg/permanent.5")
def can_leave_play(g: ArkhamHorror, card: Any) -> bool:
    """Not if something forbids it, and permanent cards never."""
    return not DEFINITIONS[card.code].facts.get("permanent") and forbidden(g, card, LEAVING) is None


@flow(cite="ahlcg/discard-piles.6")
def in_any_order(g: ArkhamHorror, cards: tuple[Any, ...]) -> Steps[tuple[Any, ...]]:
    """Cards that go onto discard piles together: each owner, for encounter cards the lead investigator, orders them."""
    out: tuple[Any, ...] = ()
    for pile in tuple(dict.fromkeys([home(g, c) for c in cards])):
        left = tuple([c for c in cards if home(g, c) == pile])
        seat = orderer(g, pile)
        while seat >= 0 and order_counts(g, left):
            options = options_for(g, left, "discard", "ahlcg-option-discard")
            picked = yield from choose(g, seat, options, "ahlcg-prompt-discard-order", cite="ahlcg/discard-piles.6")
            out += (meant(g, picked),)
            left = tuple([c for c in left if c is not meant(g, picked)])
        out += left
    return out


def order_counts(g: ArkhamHorror, cards: tuple[Any, ...]) -> bool:
    """Encounter cards that differ; of player cards only events, since nothing asks which of the others lies higher."""
    return len({c.code for c in cards if c.owner < 0 or definition(g, c).type == "event"}) > 1


def orderer(g: ArkhamHorror, pile: int) -> int:
    """Who orders the cards that go onto a pile; NO_ONE if it is none that anybody will look at."""
    if pile == g.scenario.removed or not g.investigators:
        return NO_ONE
    owner = g.pile(pile).owner
    seat = int(g.clock.lead if owner < 0 else owner)
    return g.investigators[0].index if g.seat(seat).out else seat


@flow(cite="ahlcg/discard-piles.6")
def discard_together(g: ArkhamHorror, cards: tuple[Any, ...], cite: str = "") -> Steps[None]:
    """Several cards are discarded at the same time."""
    for card in (yield from in_any_order(g, cards)):
        yield from discard(g, card, cite)


@flow(cite="ahlcg/leaves-play.1 ahlcg/permanent.5")
def put_away(g: ArkhamHorror, card: Any, pile: int, cite: str = "") -> Steps[bool]:
    """A card leaves where it is for an out-of-play pile."""
    if in_play(g, card):
        if not can_leave_play(g, card):
            return False
        yield from occur(g, LeftPlay(about=card.id, to=pile, cite=cite))
    else:
        put_down(g, card, pile, cite)
    return True


def put_down(g: ArkhamHorror, card: Any, pile: int, cite: str = "") -> None:
    """A card lies on an out-of-play pile, without anything on it."""
    clear(g, card)
    to: Any = g.entities[pile]
    move(g, card, to)
    g.tell("ahlcg-log-put-away", cite, card=card, pile=to)


@flow(cite="ahlcg/ownership-and-control.5")
def return_to_hand(g: ArkhamHorror, card: Any) -> Steps[None]:
    """A card in play goes back to its owner's hand."""
    yield from put_away(g, card, g.seat(card.owner).hand)


@flow(cite="ahlcg/removed-from-game.1")
def remove_from_game(g: ArkhamHorror, card: Any, cite: str = "") -> Steps[None]:
    yield from put_away(g, card, g.scenario.removed, cite)


class EntersDisplay(Event):
    """A card goes to the victory display."""

    @staticmethod
    @flow(cite="ahlcg/victory-display-victory-points.3")
    def happens(g: ArkhamHorror, e: EntersDisplay) -> Steps[None]:
        yield from put_away(g, g.entity(e.about), g.scenario.victory, e.cite)


@flow(cite="ahlcg/victory-display-victory-points.3")
def to_victory_display(g: ArkhamHorror, card: Any, cite: str = "") -> Steps[bool]:
    return (yield from occur(g, EntersDisplay(about=card.id, cite=cite)))


class EntersPlay(Event):
    """A card comes from out of play into play."""

    pile: int = 0
    where: int = 0
    engage: int = -1
    attach: int = 0

    @staticmethod
    @flow(cite="ahlcg/enters-play.1 ahlcg/uses.2 ahlcg/ready.2 ahlcg/unique.3 ahlcg/weakness.8")
    def happens(g: ArkhamHorror, e: EntersPlay) -> Steps[None]:
        """It comes in ready, with its uses on it; a player's copy of a unique encounter card makes way."""
        card: Any = g.entities[e.about]
        if card.owner < 0 and DEFINITIONS[card.code].facts.get("unique"):
            for twin in namesakes(g, card):
                yield from discard(g, twin, "ahlcg/unique.3")
        facts = DEFINITIONS[card.code].facts
        uses = facts.get("uses")
        pile: Any = g.entities[e.pile]
        move(g, card, pile, LAST)
        g.change(card, at=e.where, engaged=e.engage, attached=e.attach,
                 controller=controls(card, facts["type"], pile.owner),
                 uses=uses[0] if uses else 0)  # fmt: skip


@cite("ahlcg/ownership-and-control.4")
def controls(card: Any, kind: str, owner: int) -> int:
    """Who controls a card that enters play: an asset whoever's area it comes to, an event its owner, others nobody."""
    return owner if kind == "asset" else int(card.owner) if kind == "event" else NO_ONE


@cite("ahlcg/unique.3")
def namesakes(g: ArkhamHorror, card: Any) -> tuple[Any, ...]:
    """The player cards in play with the title of a unique encounter card that enters play."""
    name = definition(g, card).name
    return tuple(
        [c for i in g.investigators for c in g.cards(i.area) if c.owner >= 0 and definition(g, c).name == name]
    )


@flow(cite="ahlcg/put-into-play.1 .2 .4")
def put_into_play(
    g: ArkhamHorror, card: Any, pile: int, where: int = 0, engage: int = -1, attach: int = 0
) -> Steps[bool]:
    """Directly into play: nothing is paid, and it counts neither as played nor as drawn."""
    return (yield from occur(g, EntersPlay(about=card.id, pile=pile, where=where, engage=engage, attach=attach)))


@flow(cite="ahlcg/attach-to.1 ahlcg/enters-play.2")
def attach(g: ArkhamHorror, card: Any, to: Any) -> Steps[bool]:
    g.tell("ahlcg-log-attach", "ahlcg/attach-to.1", card=card, thing=to)
    return (yield from put_into_play(g, card, g.scenario.there, attach=to.id))


@flow(cite="ahlcg/threat-area.1 ahlcg/enters-play.2")
def into_threat_area(g: ArkhamHorror, card: Any, you: Investigator) -> Steps[bool]:
    g.tell("ahlcg-log-threat", "ahlcg/threat-area.1", card=card, seat=you)
    return (yield from put_into_play(g, card, you.threat))

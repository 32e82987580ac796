"""Arranging steps of this game's own: who stands where, which enemy is there, what is in hand, which act it is."""

from __future__ import annotations

from typing import Any, cast

from rulebound.core.flows.flow import flow
from rulebound.core.game.game import GAME, ROUND
from rulebound.core.game.values import lasting, times
from rulebound.core.material.cards import PLAY, CardDefinition, move, new_card
from rulebound.core.proving.arrange import Step, codes_called, find, name_of, seat_of, step, turn_up
from rulebound.core.state.chance import rig
from rulebound.core.state.errors import ArrangeError
from rulebound.core.state.index import CANCEL, enter_index, leave_index
from rulebound.core.timing.timing import Event, Used, cancel, delay
from rulebound.games.ahlcg.campaign import CULTISTS, MASKED_HUNTER, NOTES, ORDER
from rulebound.games.ahlcg.cards import ACTIONS, SKILL, TOME_ACTIONS, passing
from rulebound.games.ahlcg.deckbuilding import basic_weaknesses
from rulebound.games.ahlcg.rules.collection import left_in_the_box
from rulebound.games.ahlcg.rules.encounter import Revealed
from rulebound.games.ahlcg.rules.enemies import Attacks
from rulebound.games.ahlcg.rules.locations import Moved, lay_out
from rulebound.games.ahlcg.rules.moves import place_tokens
from rulebound.games.ahlcg.rules.play import Played
from rulebound.games.ahlcg.state import REGISTRY, SKILLS, Arkham, ArkhamHorror, definition
from rulebound.games.ahlcg.tables import BAGS, clear_table

STEPS: dict[str, Step] = {}
IN_DECKS = ("asset", "event", "skill", "treachery", "enemy")
TOKENS = tuple(sorted({"elder_thing", *[token for bag in BAGS.values() for token in bag.split()]}))
OPENING = 5
KEYWORDS = ("aloof", "hunter", "massive", "peril", "retaliate", "surge")


def location_of(g: ArkhamHorror, name: str) -> Arkham:
    found = g.location(name) or next((c for c in g.locations if c.handle(g) == name), None)
    if found is None:
        here = ", ".join(c.handle(g) for c in g.locations)
        raise ArrangeError(f"no location {name!r} is in play. There are: {here}")
    return found


def known(g: ArkhamHorror, name: str, *types: str) -> str:
    """A card by its code, or by its name as a slug (the lowest level of that name), of one of these types."""
    code = codes_called(g, name)[0]
    if types and definition_of(code).type not in types:
        raise ArrangeError(f"{name} is a card of the type {definition_of(code).type}, not {' or '.join(types)}")
    return code


def definition_of(code: str) -> CardDefinition:
    found = REGISTRY[code]
    assert isinstance(found, CardDefinition)
    return found


def take(g: ArkhamHorror, name: str, pile: int, owner: int = -1, chosen: tuple[Arkham, ...] = ()) -> Arkham:
    """A card called so: of a player's own deck or discard pile, or one that belongs to nobody; else another of the box.

    What is in hand stays there, and so does a player's card in play; an enemy in play can be put elsewhere in play.
    """
    target = g.pile(pile)
    exact = next((c for c in g.all(Arkham) if name.endswith(f"-{c.id}") and name_of(g, c) == name), None)
    if exact is not None:
        code, card = exact.code, exact
    else:
        code = known(g, name)
        piles = sources(g, owner, target.zone == PLAY)
        mine = [c for p in piles for c in g.cards(p) if c not in chosen and c.pile != pile]
        seen = [c for c in mine if c.code == code and not (c.controller >= 0 and g.pile(c.pile).zone == PLAY)]
        unseen = [c for c in mine if not c.code and code in g.entity(c.pool).faces]
        if unseen:
            card = cast(Arkham, turn_up(g, unseen[-1], code))
        elif seen:
            card = seen[0]
        else:
            return new_card(g, Arkham, code, target, owner)
    leave_index(g, card)
    g.change(card, owner=owner if owner >= 0 else card.owner)
    enter_index(g, card)
    move(g, card, target, -1)
    return card


def sources(g: ArkhamHorror, owner: int, into_play: bool) -> tuple[int, ...]:
    """The piles whose cards nobody misses; for something that comes into play, those in play too."""
    there = g.scenario
    in_play = tuple([p for s in range(len(g.seats)) for p in (g.seat(s).threat, g.seat(s).area)])
    common = (there.aside, there.removed, *((there.there, *in_play) if into_play else ()))
    if owner >= 0:
        return (g.seat(owner).deck, g.seat(owner).discard, *common)
    return (there.encounter, there.encounter_discard, there.cultists, *common)


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
def add(g: ArkhamHorror, code: str) -> Arkham:
    """A location that is set aside (or in the box) comes into play, unrevealed."""
    code = known(g, code, "location")
    if any(c.code == code for c in g.locations):
        raise ArrangeError(f"{definition_of(code).name} is in play already")
    card = take(g, code, g.scenario.map)
    lay_out(g, card)
    return card


@step("hand", STEPS)
def hand(g: ArkhamHorror, seat: int, cards: str = "") -> tuple[Arkham, ...]:
    """Exactly these cards are in hand, from the deck, the discard pile or the box; the others go under the deck."""
    you = seat_of(g, seat)
    for card in g.cards(you.hand):
        move(g, card, g.pile(you.deck), -1)
    for name in cards.split():
        take(g, of_a_deck(g, name), you.hand, you.index)
    return g.cards(you.hand)


def of_a_deck(g: ArkhamHorror, name: str) -> str:
    """A card that can be in a player's deck."""
    code = known(g, name, *IN_DECKS)
    if definition_of(code).facts.get("permanent"):
        raise ArrangeError(f"{name} is permanent: it is never in a hand or a deck (ahlcg/permanent.4)")
    return code


@step("deck", STEPS)
def deck(g: ArkhamHorror, seat: int, cards: str = "") -> tuple[Arkham, ...]:
    """Exactly these cards are the deck, the first on top. (For a deck of any n cards: size pile=deck-1 n=3.)"""
    you = seat_of(g, seat)
    for card in g.cards(you.deck):
        move(g, card, g.pile(g.scenario.removed), -1)
    for name in cards.split():
        card = new_card(g, Arkham, of_a_deck(g, name), g.pile(you.deck), you.index)
        g.change(card, known=0)
    return g.cards(you.deck)


@step("asset", STEPS)
def asset(g: ArkhamHorror, code: str, seat: int) -> Arkham:
    """An asset is in an investigator's play area, with its uses on it."""
    you = seat_of(g, seat)
    code = known(g, code, "asset")
    card = take(g, code, you.area, you.index)
    uses = definition(g, card).facts.get("uses")
    leave_index(g, card)
    g.change(card, controller=you.index, uses=uses[0] if uses else 0)
    enter_index(g, card)
    return card


@step("threat", STEPS)
def threat(g: ArkhamHorror, code: str, seat: int) -> Arkham:
    """A card lies in an investigator's threat area; an enemy is engaged with him or her."""
    you = seat_of(g, seat)
    card = take(g, code, you.threat)
    leave_index(g, card)
    if definition(g, card).facts.get("subtype"):
        g.change(card, owner=you.index)
    g.change(card, engaged=you.index if definition(g, card).type == "enemy" else -1, at=0)
    enter_index(g, card)
    return card


@step("enemy", STEPS)
def enemy(g: ArkhamHorror, code: str, place: str, exhausted: int = 0, seat: int = 0) -> Arkham:
    """An enemy is at a location, engaged with nobody (the rules may change that at once, unless it is exhausted).

    A weakness is that of the investigator in `seat`; if none is named, of the first.
    """
    bearer = seat or (1 if definition_of(known(g, code)).facts.get("subtype") else 0)
    card = take(g, code, g.scenario.there, seat_of(g, bearer).index if bearer else -1)
    if definition(g, card).type != "enemy":
        raise ArrangeError(f"{code} is no enemy, but of the type {definition(g, card).type}")
    leave_index(g, card)
    g.change(card, at=location_of(g, place).id, engaged=-1, exhausted=bool(exhausted))
    enter_index(g, card)
    g.touch(card)
    return card


@step("lies", STEPS)
def lies(g: ArkhamHorror, code: str, place: str) -> Arkham:
    """A card that nobody controls is in play at a location."""
    card = take(g, code, g.scenario.there)
    leave_index(g, card)
    g.change(card, at=location_of(g, place).id, controller=-1)
    enter_index(g, card)
    return card


@step("attach", STEPS)
def attach(g: ArkhamHorror, code: str, to: str) -> Arkham:
    """A card is attached to something."""
    target = find(g, to)
    if not isinstance(target, Arkham):
        raise ArrangeError(f"nothing can be attached to {to}: write a card in play")
    card = take(g, code, g.scenario.there)
    leave_index(g, card)
    g.change(card, attached=target.id)
    enter_index(g, card)
    return card


@step("gains", STEPS)
def gains(g: ArkhamHorror, card: str, keyword: str) -> None:
    """A card has gained a keyword by some effect."""
    found = find(g, card)
    if not isinstance(found, Arkham) or not keyword.split():
        raise ArrangeError(f"{card!r} cannot gain {keyword!r}: write a card and a keyword")
    if keyword not in KEYWORDS and not (keyword.startswith("victory-") and keyword[8:].isdigit()):
        raise ArrangeError(f"{keyword!r} is no keyword that can be gained. There are: {', '.join(KEYWORDS)}, victory-2")
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
    g.change(seat_of(g, seat), list=tuple([known(g, name, *IN_DECKS) for name in cards.split()]))


@step("act", STEPS)
def act(g: ArkhamHorror, stage: int) -> None:
    """This act is current."""
    _current(g, stage, g.scenario.act, g.scenario.acts)


@step("agenda", STEPS)
def agenda(g: ArkhamHorror, stage: int) -> None:
    """This agenda is current."""
    _current(g, stage, g.scenario.agenda, g.scenario.agendas)


def _current(g: ArkhamHorror, stage: int, current: int, rest: int) -> None:
    if not g.cards(current):
        raise ArrangeError("there is none in play: the scenario is not set up yet")
    if definition(g, g.cards(current)[0]).stage > stage:
        raise ArrangeError(f"stage {stage} is past already")
    while g.cards(current) and definition(g, g.cards(current)[0]).stage < stage:
        move(g, g.cards(current)[0], g.pile(g.scenario.removed))
        if not g.cards(rest):
            raise ArrangeError(f"there is no stage {stage}")
        move(g, g.cards(rest)[0], g.pile(current))


@step("encounter", STEPS)
def encounter(g: ArkhamHorror, cards: str, only: int = 0) -> tuple[Arkham, ...]:
    """These are the top cards of the encounter deck, unseen, the first on top (with only=1: there are no others)."""
    pile = g.pile(g.scenario.encounter)
    for card in g.cards(pile.id) if only else ():
        move(g, card, g.pile(g.scenario.removed), -1)
    chosen: tuple[Arkham, ...] = ()
    for name in reversed(cards.split()):
        code = known(g, name, "enemy", "treachery")
        card = take(g, code, g.scenario.limbo, chosen=chosen)
        move(g, card, pile, 0)
        g.change(card, known=0)
        chosen += (card,)
    return chosen[::-1]


@step("log", STEPS)
def log(g: ArkhamHorror, notes: str = "", away: str = "", caught: str = "") -> None:
    """What the campaign log says: its notes, the cultists who got away, those who were interrogated."""
    for noted in notes.split():
        if noted not in NOTES:
            raise ArrangeError(f"nobody writes {noted!r} into the log. There are: {', '.join(NOTES)}")
    g.change(
        g.campaign, notes=tuple(notes.split()), got_away=tuple([cultist(g, c) for c in away.split()]),
        interrogated=tuple([cultist(g, c) for c in caught.split()]),
    )  # fmt: skip


def cultist(g: ArkhamHorror, name: str) -> str:
    """One of those whom the campaign log is kept about."""
    code = known(g, name, "enemy")
    if code not in (*CULTISTS, MASKED_HUNTER):
        there_are = ", ".join(str(definition_of(c).slug) for c in (*CULTISTS, MASKED_HUNTER))
        raise ArrangeError(f"the log is not kept about {name}. There are: {there_are}")
    return code


@step("bag", STEPS)
def bag(g: ArkhamHorror, tokens: str) -> None:
    """Exactly these tokens are in the chaos bag."""
    unknown = [t for t in tokens.split() if t not in TOKENS]
    if unknown:
        raise ArrangeError(f"there is no chaos token {unknown[0]!r}. There are: {', '.join(TOKENS)}")
    g.change(g.bag, inside=tuple(sorted(tokens.split())), drawn=())


@step("actions", STEPS, moves=True)
def actions(g: ArkhamHorror, seat: int, n: int) -> None:
    """It is this investigator's turn, with so many actions left."""
    you = seat_of(g, seat)
    if n < 0 or you.out:
        raise ArrangeError(f"seat {seat} cannot have {n} actions left" + (f": {you.out}" if you.out else ""))
    lay_down(g)
    g.change(g.clock, phase="investigation", seat=you.index, round=max(1, g.clock.round))
    tomes = g.value(you, TOME_ACTIONS)
    g.change(you, actions=n, allowance=g.value(you, ACTIONS), tome_actions=tomes, tome_allowance=tomes, had_turn=False)


@step("turn", STEPS, moves=True)
def turn(g: ArkhamHorror, seat: int) -> None:
    """It is this investigator's turn, with all actions."""
    actions(g, seat, g.value(seat_of(g, seat), ACTIONS))


def lay_down(g: ArkhamHorror) -> None:
    """A phase begins: nobody's turn is under way; before the enemy phase is over everybody has had one."""
    if g.cards(g.scenario.limbo) or g.cards(g.scenario.committed):
        raise ArrangeError("a card is being resolved: answer that first (ahlcg/initiation)")
    g.change(g.clock, seat=-1)
    for you in g.investigators:
        g.change(you, actions=0, tome_actions=0, had_turn=g.clock.phase in ("enemy", "upkeep"))


@step("campaign", STEPS, moves=True)
def campaign(g: ArkhamHorror, scenario: str) -> None:
    """The campaign stands before a scenario: it is set up next. What came before is said by log, tokens, deck-list."""
    code = known(g, scenario, "scenario")
    if g.scenario.mode != "campaign" or code not in ORDER:
        raise ArrangeError(f"{scenario!r} is no scenario of a campaign played here (ahlcg/campaign-play.1)")
    if g.clock.round:
        g.leave(ROUND)
        clear_table(g)
    g.change(g.scenario, code=code)
    g.change(g.campaign, chapter=ORDER.index(code))
    g.change(g.clock, round=0, phase="", seat=-1)


@step("weakness", STEPS)
def weakness(g: ArkhamHorror, seat: int, code: str) -> None:
    """The random basic weakness of a deck is this one."""
    you = seat_of(g, seat)
    code = known(g, code)
    old = next(iter(basic_weaknesses(you.list)), "")
    if not old:
        raise ArrangeError(f"seat {seat} has no basic weakness to be another (ahlcg/deckbuilding.7)")
    g.change(you, list=tuple([c for c in you.list if c != old]))
    if code not in left_in_the_box(g):
        raise ArrangeError(f"{definition_of(code).name} is no basic weakness that is left (ahlcg/collection.1)")
    g.change(you, list=(*you.list, code))
    if g.clock.round:
        hidden = [g.entity(c.pool) for c in g.cards(you.deck) if not c.code and old in g.entity(c.pool).faces]
        if not hidden:
            raise ArrangeError(f"{definition_of(old).name} has come out of the deck already")
        left = list(hidden[0].faces)
        left[left.index(old)] = code
        g.change(hidden[0], faces=tuple(sorted(left)))


@step("opening-hand", STEPS, restarts=False)
def opening_hand(g: ArkhamHorror, seat: int, cards: str) -> None:
    """The five cards an investigator will draw before the mulligan. To be said before the table is set up."""
    you = seat_of(g, seat)
    codes = [of_a_deck(g, name) for name in cards.split()]
    if g.clock.round or g.decision is not None:
        raise ArrangeError("the opening hands are drawn already: say what is in hand with the step hand")
    if len(codes) != OPENING or any(definition_of(c).facts.get("subtype") for c in codes):
        raise ArrangeError(f"an opening hand is {OPENING} cards without a weakness (ahlcg/setup.3)")
    lacking = [c for c in codes if codes.count(c) > you.list.count(c)]
    if lacking:
        raise ArrangeError(f"{definition_of(lacking[0]).name} is not so often in the deck of seat {seat}")
    said = len([1 for stream, _ in g.luck.rigged if stream == "face"])
    before = [s for s in range(you.index) if set(g.seat(s).list) & set(codes)]
    if before and said < OPENING * you.index:
        raise ArrangeError("somebody who draws before has some of these too: say the hands in the order of the seats")
    rig(g, "face", *codes)

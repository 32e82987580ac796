"""Arranging steps of this game's own: hands, decks, characters, enemies, locations, quest stages, threat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulebound.core.flows.flow import flow
from rulebound.core.game.game import GAME
from rulebound.core.game.values import ADD, SET, TIMES, Modifier, adds, cannot, lasting
from rulebound.core.material.cards import HAND, PLAY, CardDefinition, move, new_card
from rulebound.core.proving.arrange import Step, fetch, find, seat_of, step
from rulebound.core.state.errors import ArrangeError
from rulebound.core.state.index import AT, CANCEL, WOULD, enter_index, leave_index
from rulebound.core.timing.timing import (
    Event,
    PhaseBegins,
    PhaseEnds,
    RoundBegins,
    RoundEnds,
    Used,
    cancel,
    delay,
    replace,
)
from rulebound.games.lotr.cards import (
    ATTACHING,
    ATTACK,
    ATTACKING,
    BLANK,
    CANCELLING,
    COST,
    DAMAGING,
    DEFENDING,
    DEFENSE,
    DOOMED,
    DRAWING,
    IMMUNE,
    PLAYING,
    READYING,
    SURGE,
    TRAVELLING,
    WILLPOWER,
    always,
    keyword_stat,
    passing,
    sphere_stat,
    trait_stat,
)
from rulebound.games.lotr.content.escape_from_dol_guldur import capture, set_free
from rulebound.games.lotr.rules.attacks import ShadowEffect
from rulebound.games.lotr.rules.decks import Draws
from rulebound.games.lotr.rules.encounter import WhenRevealed
from rulebound.games.lotr.rules.play import Played
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    ATTACHMENT,
    CHARACTERS,
    ENEMY,
    HERO,
    LOCATION,
    OBJECTIVE,
    PRISONER,
    REGISTRY,
    Rings,
    RingsCard,
    controller_of,
    definition,
    kind,
    set_role,
)
from rulebound.games.lotr.tables import encounter_cards

STEPS: dict[str, Step] = {}
BLANKED = passing("arranged-blank", adds(BLANK, 1, always, "lotr/blank.1"))


def known(code: str) -> str:
    """A card by its code, or by its name as a slug."""
    if code in REGISTRY and isinstance(REGISTRY[code], CardDefinition):
        return code
    named = sorted(d.key for d in REGISTRY.of(CardDefinition) if d.facts.get("slug") == code)
    if not named:
        raise ArrangeError(f"no card is called {code!r}")
    return named[0]


def face(g: Rings, name: str) -> str:
    """The card of this name that the game is played with: the nightmare cards have a namesake among the others."""
    code = known(name)
    slug = REGISTRY[code].facts.get("slug")
    played = encounter_cards(g.scenario.code, g.scenario.difficulty) if name == slug else ()
    return next((other for other in played if REGISTRY[other].facts.get("slug") == slug), code)


def take(g: Rings, name: str, pile: int, owner: int = -1, but: Iterable[RingsCard] = ()) -> RingsCard:
    """A card of this face: one in the game that nobody misses, else another from the box.

    What is in hand or in play stays there, and so do those of `but`, which have been taken already.
    """
    code = face(g, name)
    target = g.pile(pile)
    try:
        card = fetch(g, code, target)
    except ArrangeError:
        return new_card(g, RingsCard, code, target, owner)
    assert isinstance(card, RingsCard)
    zone = g.pile(card.pile).zone if card.pile else ""
    if zone in (HAND, PLAY) or card.owner != owner or card in but:
        return new_card(g, RingsCard, code, target, owner)
    move(g, card, target, -1)
    return card


def lay(g: Rings, names: str, pile: int, owner: int = -1) -> list[RingsCard]:
    """These cards lie on top of a pile, the first on top. A name that stands there twice is two cards."""
    laid: list[RingsCard] = []
    for name in reversed(names.split()):
        laid.append(take(g, name, g.scenario.limbo, owner, laid))
        move(g, laid[-1], g.pile(pile))
    return laid[::-1]


def heard(g: Rings, card: Any, **fields: Any) -> None:
    """Changes a card in play: what listens to it is looked at again."""
    leave_index(g, card)
    g.change(card, **fields)
    enter_index(g, card)
    g.touch(card)


@step("fresh", STEPS)
def fresh(g: Rings) -> None:
    """Nobody has cards in hand or resources, everybody is ready, nothing is in the staging area."""
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for card in g.cards(you.hand):
            move(g, card, g.pile(you.deck), -1)
        for card in g.cards(you.area):
            g.change(card, resources=0, exhausted=False, committed=False)
    staging(g, only=1)
    g.change(g.clock, seat=-1)


@step("hand", STEPS)
def hand(g: Rings, seat: int, cards: str = "") -> None:
    """Exactly these cards are in hand; what was there goes under the deck."""
    you = seat_of(g, seat)
    for card in g.cards(you.hand):
        move(g, card, g.pile(you.deck), -1)
    for name in cards.split():
        take(g, name, you.hand, you.index)


@step("deck", STEPS)
def deck(g: Rings, seat: int, cards: str = "") -> None:
    """Exactly these cards are the deck, the first on top."""
    you = seat_of(g, seat)
    for card in g.cards(you.deck):
        move(g, card, g.pile(g.scenario.removed), -1)
    for name in cards.split():
        card = new_card(g, RingsCard, known(name), g.pile(you.deck), you.index)
        g.change(card, known=0)


@step("discards", STEPS)
def discards(g: Rings, seat: int, cards: str) -> tuple[RingsCard, ...]:
    """These cards lie in a player's discard pile, the first on top."""
    you = seat_of(g, seat)
    return tuple(lay(g, cards, you.discard, you.index))


@step("heroes", STEPS)
def heroes(g: Rings, seat: int, cards: str) -> None:
    """Exactly these are a player's heroes."""
    you = seat_of(g, seat)
    wanted = [known(n) for n in cards.split()]
    strangers = [n for n, code in zip(cards.split(), wanted, strict=True) if REGISTRY[code].type != "hero"]
    if strangers:
        raise ArrangeError(f"{strangers[0]} is no hero")
    if not 1 <= len(wanted) <= 3 or len(set(wanted)) < len(wanted):
        raise ArrangeError("a player has 1 to 3 heroes, each of them once (lotr/hero-cards.2)")
    for card in g.cards(you.area):
        if kind(card) == "hero" and card.code not in wanted:
            move(g, card, g.pile(g.scenario.removed))
    here = [c.code for c in g.cards(you.area)]
    for code in wanted:
        if code not in here:
            new_card(g, RingsCard, code, g.pile(you.area), you.index)
    g.change(you, heroes=tuple(wanted))


@step("ally", STEPS)
def ally(g: Rings, code: str, seat: int, exhausted: int = 0) -> RingsCard:
    """An ally is in play under a player's control."""
    you = seat_of(g, seat)
    card = take(g, code, you.area, you.index)
    if kind(card) not in CHARACTERS:
        raise ArrangeError(f"{code} is no ally")
    heard(g, card, exhausted=bool(exhausted))
    return card


@step("attach", STEPS)
def attach(g: Rings, code: str, to: str, seat: int = 0) -> RingsCard:
    """A card is attached to something; `seat` says who played it on an enemy or a location."""
    host = find(g, to)
    owner = controller_of(g, host)
    owner = owner if owner >= 0 else seat - 1
    made = REGISTRY[known(code)]
    mine = made.type == ATTACHMENT
    theirs = (mine or made.type == OBJECTIVE) and owner >= 0  # an objective that was claimed is controlled by a player
    pile = g.seat(owner).area if theirs else g.scenario.there
    card = take(g, code, pile, owner if mine else -1)
    if not mine:
        set_role(g, card, ATTACHMENT)
    heard(g, card, attached=host.id)
    return card


@step("staging", STEPS)
def staging(g: Rings, cards: str = "", only: int = 0) -> tuple[RingsCard, ...]:
    """These cards are in the staging area (with only=1: no others)."""
    for card in g.staging if only else ():
        move(g, card, g.pile(g.scenario.removed))
    return tuple([take(g, name, g.scenario.staging) for name in cards.split()])


@step("active", STEPS)
def active(g: Rings, card: str) -> RingsCard:
    """A location is the active one."""
    made = REGISTRY[known(card)]
    if made.type != LOCATION:
        raise ArrangeError(f"{card} is no location")
    return take(g, card, g.scenario.active)


@step("engage", STEPS)
def engage(g: Rings, card: str, seat: int) -> RingsCard:
    """An enemy is engaged with a player."""
    you = seat_of(g, seat)
    if REGISTRY[known(card)].type != ENEMY:
        raise ArrangeError(f"{card} is no enemy")
    found = take(g, card, you.engaged)
    g.change(found, known=-1)
    heard(g, found, engaged=you.index)
    return found


@step("threat", STEPS)
def threat(g: Rings, seat: int, n: int) -> None:
    """A player's threat."""
    g.change(seat_of(g, seat), threat=n)


@step("encounter", STEPS)
def encounter(g: Rings, cards: str = "", only: int = 0) -> tuple[RingsCard, ...]:
    """These are the top cards of the encounter deck, unseen, the first on top (with only=1: there are no others)."""
    pile = g.pile(g.scenario.encounter)
    for card in g.cards(pile.id) if only else ():
        move(g, card, g.pile(g.scenario.removed), -1)
    laid = tuple(lay(g, cards, pile.id))
    for card in laid:
        g.change(card, known=0)
    return laid


@step("encounter-discards", STEPS)
def encounter_discards(g: Rings, cards: str = "", only: int = 0) -> tuple[RingsCard, ...]:
    """These cards lie in the encounter discard pile, the first on top (with only=1: no others)."""
    pile = g.pile(g.scenario.encounter_discard)
    for card in g.cards(pile.id) if only else ():
        move(g, card, g.pile(g.scenario.removed), -1)
    return tuple(lay(g, cards, pile.id))


@step("stage", STEPS)
def stage(g: Rings, code: str) -> None:
    """The players are at this quest card, without what it says on being revealed."""
    wanted = known(code)
    for card in g.cards(g.scenario.quest):
        move(g, card, g.pile(g.scenario.removed))
    while g.cards(g.scenario.quests):
        card = g.cards(g.scenario.quests)[0]
        move(g, card, g.pile(g.scenario.quest if card.code == wanted else g.scenario.removed))
        if card.code == wanted:
            g.change(g.scenario, stage=definition(card).stage, card=card.code)
            return
    raise ArrangeError(f"{code} is no later stage of this quest")


@step("committed", STEPS)
def committed(g: Rings, card: str) -> None:
    """A character is committed to the quest."""
    g.change(find(g, card), committed=True, exhausted=True)


@step("guards", STEPS)
def guards(g: Rings, card: str, objective: str) -> None:
    """An encounter card in play guards an objective."""
    g.change(find(g, card), guards=find(g, objective).id)


@step("prisoner", STEPS)
def prisoner(g: Rings, cards: str = "") -> tuple[RingsCard, ...]:
    """These heroes are the prisoner, face down, and nobody else is (with no cards: everybody is free)."""
    areas = [c for seat in range(len(g.seats)) for c in g.cards(g.seat(seat).area)]
    for card in areas:
        if card.role == PRISONER:
            set_free(g, card)
    wanted = [known(name) for name in cards.split()]
    caught = tuple([c for c in areas if c.code in wanted and kind(c) == HERO])
    if len(caught) < len(wanted):
        raise ArrangeError(f"only heroes in play can be captured, not {cards}")
    for card in caught:
        capture(g, card)
    return caught


@step("blank", STEPS)
def blank(g: Rings, card: str) -> None:
    """The text box of a card is blank for the rest of the game."""
    found = find(g, card)
    lasting(g, BLANKED, found, GAME, (found,))


# ------------------------------------------------------------------ effects that lie in wait or last


NUMBERS = {"attack": ATTACK, "defense": DEFENSE, "willpower": WILLPOWER, "cost": COST}
ALTERED = {
    f"{name}-{how}": passing(f"arranged-{name}-{how}", Modifier(stat, op, n, always, f"lotr/modifiers.{rule}", divide))
    for name, stat in NUMBERS.items()
    for how, op, n, divide, rule in (
        ("doubled", TIMES, 2, 1, 2), ("halved", TIMES, 1, 2, 5), ("set-to-1", SET, 1, 1, 3), ("set-to-4", SET, 4, 1, 3),
        ("plus-1", ADD, 1, 1, 1), ("minus-1", ADD, -1, 1, 1), ("minus-9", ADD, -9, 1, 4),
    )
}  # fmt: skip
"""Changes of a number that some effect has made."""


@step("altered", STEPS)
def altered(g: Rings, card: str, how: str, until: str = GAME) -> None:
    """Some effect has changed a number of a card: attack-doubled, cost-plus-1, defense-set-to-4 ..."""
    if how not in ALTERED:
        raise ArrangeError(f"nothing is {how!r}. There are: {', '.join(ALTERED)}")
    found = find(g, card)
    lasting(g, ALTERED[how], found, until, (found,))


FORBIDDEN = {
    stat.key: passing(f"arranged-{stat.key}", cannot(stat, always, "lotr/cannot.1"))
    for stat in (ATTACKING, DEFENDING, READYING, ATTACHING, DAMAGING, TRAVELLING, PLAYING, IMMUNE, DRAWING, CANCELLING)
}


@step("forbidden", STEPS)
def forbidden(g: Rings, what: str, card: str) -> None:
    """Something cannot be done by, or to, a card: attacking, damaging, attaching, readying ..."""
    if what not in FORBIDDEN:
        raise ArrangeError(f"{what!r} cannot be forbidden. There are: {', '.join(FORBIDDEN)}")
    found = find(g, card)
    lasting(g, FORBIDDEN[what], found, GAME, (found,))


GAINED = {
    "sentinel": keyword_stat("sentinel"), "ranged": keyword_stat("ranged"), "restricted": keyword_stat("restricted"),
    "doomed": DOOMED, "surge": SURGE, "Gondor": trait_stat("Gondor"), "Dwarf": trait_stat("Dwarf"),
    "spirit": sphere_stat("spirit"), "tactics": sphere_stat("tactics"),
}  # fmt: skip
GAINS = {word: passing(f"arranged-gain-{word}", adds(stat, 1, always, "lotr/gains.3")) for word, stat in GAINED.items()}


@step("gains", STEPS)
def gains(g: Rings, card: str, what: str) -> None:
    """A card has gained a keyword, a trait or a resource icon; all copies of it that are not seen yet as well."""
    if what not in GAINS:
        raise ArrangeError(f"nothing can gain {what!r} here. There is: {', '.join(GAINS)}")
    found = find(g, card)
    lasting(g, GAINS[what], found, GAME, (found,))


CANCELLABLE: dict[str, type[Event]] = {
    "event": Played, "ability": Used, "when-revealed": WhenRevealed, "shadow": ShadowEffect,
}  # fmt: skip


@flow
def cancel_it(g: Rings, what: str) -> Any:
    """What is under way is cancelled."""
    cancel(g, [t for t in g.transients.values() if isinstance(t, CANCELLABLE[what])][-1])


@step("cancel-next", STEPS)
def cancel_next(g: Rings, what: str) -> None:
    """An effect lies in wait that cancels the next event, ability, effect on being revealed or shadow effect."""
    if what not in CANCELLABLE:
        raise ArrangeError(f"{what!r} cannot be cancelled. There are: {', '.join(CANCELLABLE)}")
    delay(g, CANCELLABLE[what], CANCEL, cancel_it.later(what))


MOMENTS: dict[str, type[Event]] = {
    "phase-begins": PhaseBegins, "phase-ends": PhaseEnds, "round-begins": RoundBegins, "round-ends": RoundEnds,
}  # fmt: skip


@step("alarm", STEPS)
def alarm(g: Rings, when: str, n: int = 1, phase: str = "") -> None:
    """An effect lies in wait: the first seat's threat will rise by n when a phase or a round begins or ends."""
    if when not in MOMENTS:
        raise ArrangeError(f"there is no moment {when!r}. There are: {', '.join(MOMENTS)}")
    rises = raise_threat.later(g.seat(0), n)
    if phase:
        delay(g, MOMENTS[when], AT, rises, phase=phase)
    else:
        delay(g, MOMENTS[when], AT, rises)


@flow
def draw_less(g: Rings, n: int) -> Any:
    """The first seat's threat changes instead of the draw under way."""
    replace(g, [t for t in g.transients.values() if isinstance(t, Draws)][-1], raise_threat.later(g.seat(0), n))


@step("instead-of-drawing", STEPS)
def instead_of_drawing(g: Rings, n: int) -> None:
    """An effect lies in wait: instead of the next draw, the first seat's threat rises by n."""
    delay(g, Draws, WOULD, draw_less.later(n))


# ------------------------------------------------------------------ the campaign


@step("log", STEPS)
def log(
    g: Rings, scenario: str = "", fallen: str = "", pool: str = "", attached: str = "", damage: str = "",
    prisoner: str = "", penalty: int = 0, heroes: str = "",
) -> None:  # fmt: skip
    """The campaign log says this, before a game of it is set up: `attached="valor:aragorn" damage="gloin:2"`.

    `heroes` are those of the first seat. `scenario` is the one that comes.
    """
    if not g.scenario.campaign or g.clock.round:
        raise ArrangeError("there is a log only in a campaign, and it is written before a game begins")
    if scenario:
        g.change(g.scenario, code=scenario)
    if heroes:
        g.change(g.seat(0), heroes=tuple(map(known, heroes.split())))
    pairs = [pair.split(":") for pair in attached.split()]
    hurt = [pair.split(":") for pair in damage.split()]
    bound = tuple((known(card), known(hero)) for card, hero in pairs)
    g.change(
        g.campaign,
        fallen=tuple(map(known, fallen.split())),
        pool=(*map(known, pool.split()), *[card for card, _ in bound]),
        attached=bound,
        damage=tuple((known(hero), int(n)) for hero, n in hurt),
        prisoner=known(prisoner) if prisoner else "",
        penalty=penalty,
    )


@step("heroes-of-the-log", STEPS)
def heroes_of_the_log(g: Rings, seat: int, cards: str) -> None:
    """A player has begun with these heroes, wherever they are now."""
    g.change(seat_of(g, seat), heroes=tuple(map(known, cards.split())))

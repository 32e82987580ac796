"""Setting up (setup-1 to setup-17, the variants), and the options of a table."""

from __future__ import annotations

from collections.abc import Iterable

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.material import people
from rulebound.core.material.cards import (
    ASIDE,
    DECK,
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PLAY,
    CardDefinition,
    Pile,
    move,
    new_card,
    new_deck,
)
from rulebound.core.material.people import check_number, check_people
from rulebound.core.material.tokens import Supply
from rulebound.core.state.chance import roll, shuffled
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.games.unfathomable.cards import COPIES, SKILL_DECKS
from rulebound.games.unfathomable.rules.items import take_item
from rulebound.games.unfathomable.rules.skills import build_chaos, draw_chosen, draw_skills, skill_set
from rulebound.games.unfathomable.rules.tracks import deal_loyalty
from rulebound.games.unfathomable.state import (
    BRIG,
    CELL,
    DECK_SPACE,
    DECK_SPACES,
    DECKS,
    DEEP,
    FOOD,
    FUEL,
    REGISTRY,
    RESOURCES,
    ROOM,
    ROOMS,
    SANITY,
    SICK_BAY,
    SOULS,
    WATER,
    WATERS,
    Character,
    Check,
    DiscardPile,
    Monarch,
    Ship,
    Space,
    Token,
    Unfathomable,
    definition,
)

LOYALTY = {3: (1, 0, 5), 4: (1, 1, 6), 5: (2, 0, 8), 6: (2, 1, 9)}
"""Players -> hybrids, cultists, humans."""
NO_CULTIST = {FUEL: 7, FOOD: 6, SANITY: 6, SOULS: 7}
WAYS = (*people.WAYS, "suggested")
"""How seats come by a character."""
SHIFT = {"standard": 0, "easier-for-humans": 2, "easier-for-traitors": -2}
DEEP_ONES, ON_BOARD = 20, {"water-1": 2, "water-2": 2, "deck-1": 1, "deck-2": 1}
PASSENGERS_ON = ("deck-3", "deck-4")
START_CARDS = 3
LEARNING = "learning"
SUGGESTED = {
    3: "jeanne-lafarge svetlana-gedroits william-bowleg",
    4: "arjun-singh jeanne-lafarge samira-dualeh william-bowleg",
    5: "arjun-singh jamie-snell samira-dualeh svetlana-gedroits william-bowleg",
    6: "arjun-singh jeanne-lafarge jamie-snell samira-dualeh svetlana-gedroits william-bowleg",
}


def characters() -> tuple[str, ...]:
    return tuple([d.key for d in REGISTRY.of(CardDefinition) if d.kind == "character"])


def check_characters(text: str) -> None:
    """`choose`, `random`, `suggested`, or the names of those who play, in seat order."""
    check_people(text, characters(), "character", "unfathomable/setup-9", WAYS)


# ------------------------------------------------------------------ before anybody does anything


def create(g: Unfathomable, options: dict[str, str]) -> None:
    """The table with everything on it but the characters."""
    seats = int(options["seats"])
    check_number(options["characters"], seats, "character", "unfathomable/setup-9", WAYS)
    dials = start_dials(options, seats)
    ship = g.add(Ship(
        characters=options["characters"], cultist=options["cultist"] == "with", learning=options["start"] == LEARNING
    ))  # fmt: skip
    g.change(ship, **dials)
    lay_tracks(g)
    g.add(Check())
    make_board(g)
    for i in range(seats):
        hand = g.add(Pile(code="hand", zone=HAND, owner=i, sight=OWNER))
        area = g.add(Pile(code="area", zone=PLAY, owner=i, sight=OPEN))
        loyalty = g.add(Pile(code="loyalty", zone=ASIDE, owner=i, sight=OWNER))
        g.add(Character(index=i, space=g.space(SICK_BAY).id, hand=hand.id, area=area.id, loyalty=loyalty.id))
    make_decks(g)
    make_passengers(g)


@cite("unfathomable/setup-3 /no-cultist /difficulty")
def start_dials(options: dict[str, str], seats: int) -> dict[str, int]:
    """8 each; fewer without a Cultist; both shifted by the difficulty."""
    without = options["cultist"] == "without" and LOYALTY[seats][1]
    shift = SHIFT[options["difficulty"]]
    return {r: (NO_CULTIST[r] if without else 8) + shift for r in RESOURCES}


@cite("unfathomable/setup-2")
def lay_tracks(g: Unfathomable) -> None:
    """Both tokens on Start."""
    g.change(g.ship, travel=0, ritual=0)


@cite("unfathomable/setup-1 /setup-4 /setup-7 /15 /15.2 /15.8 /15.12 /15.17 /26")
def make_board(g: Unfathomable) -> None:
    """Spaces, monsters and passengers as the picture shows them."""
    left = DEEP_ONES - sum(ON_BOARD.values())
    g.add(Supply(code="deep_ones", left=left))
    for codes, kind in ((WATERS, WATER), (DECK_SPACES, DECK_SPACE), (ROOMS, ROOM), ((BRIG, SICK_BAY), CELL)):
        for code in codes:
            space = g.add(Space(code=code, sort=kind, deep_ones=ON_BOARD.get(code, 0)))
            if kind == DECK_SPACE:
                pile = g.add(Pile(code=f"passengers-{code}", zone=PLAY, sight=NOBODY))
                g.change(space, passengers=pile.id)
            if kind == ROOM:
                pile = g.add(Pile(code=f"damage-{code}", zone=PLAY, sight=OPEN))
                g.change(space, damage=pile.id)
    deep = g.add(Space(code=DEEP, sort="deep"))
    for code in ("father-dagon", "mother-hydra"):
        g.add(Monarch(code=code, space=deep.id))


@cite("unfathomable/setup-5 /setup-6 /setup-8 /setup-14 /setup-15 /24.1 /24.2")
def make_decks(g: Unfathomable) -> None:
    """Every deck shuffled, face down; the chaos deck of two cards of each skill."""
    for name, sight in (("limbo", OPEN), ("check", NOBODY), ("chaos", NOBODY), ("row", OPEN),
                        ("loyalties", NOBODY)):  # fmt: skip
        g.add(Pile(code=name, zone=DECK if name == "chaos" else ASIDE, sight=sight))
    for skill in DECKS:
        deck = g.add(Pile(code=skill, zone=DECK, sight=NOBODY))
        g.add(DiscardPile(code=f"{skill}-discard", zone="discard"))
        new_deck(g, Token, copies(SKILL_DECKS[skill]), deck)
    g.add(DiscardPile(code="mythos-discard", zone="discard"))
    for name in ("mythos", "spells", "waypoints", "damage"):
        deck = g.add(Pile(code=name, zone=DECK, sight=NOBODY))
        new_deck(g, Token, copies(COPIES[name]), deck)
    g.add(Pile(code="items", zone=DECK, sight=NOBODY))
    build_chaos(g)


@cite("unfathomable/setup-4 /setup-7")
def make_passengers(g: Unfathomable) -> None:
    """All tokens mixed, face down; one on each side of the deck, the others in the supply."""
    supply = g.add(Pile(code="passengers", zone=DECK, sight=NOBODY))
    new_deck(g, Token, copies(COPIES["passengers"]), supply)
    for code in PASSENGERS_ON:
        move(g, g.cards("passengers")[0], g.pile_at(g.space(code).passengers))


def copies(counts: dict[str, int]) -> Iterable[str]:
    return [code for code, n in counts.items() for _ in range(n)]


# ------------------------------------------------------------------ what the players do


@flow(cite="unfathomable/setup-9 /setup-13 /setup-17 /48.1")
def set_up(g: Unfathomable) -> Steps[None]:
    """A first player by lot, characters, items, cards, titles, loyalty."""
    first = roll(g, 1, len(g.seats))[0] - 1
    g.change(g.clock, lead=first)
    yield from choose_characters(g, g.ship.characters)
    yield from equip(g)
    if g.ship.learning:
        for you in g.characters:
            draw_skills(g, you, skill_set(g, you), "unfathomable/setup-13")
    else:
        for you in g.characters[1:]:
            yield from draw_chosen(g, you, START_CARDS, START_CARDS, skill_set(g, you), True, "unfathomable/setup-13")
    give_titles(g)
    make_loyalty(g, not g.ship.cultist or g.ship.learning)  # a first game has no Cultist, at full dials
    if not g.ship.learning:  # else when everybody has had a turn
        for you in g.characters:
            deal_loyalty(g, you)
        g.tell("unfathomable-log-loyalty-dealt", "unfathomable/setup-17")


@flow(cite="unfathomable/setup-9 /11")
def choose_characters(g: Unfathomable, how: str) -> Steps[None]:
    """From the first player round the table, each one of those left."""
    left = characters()
    if how == "random":
        named = shuffled(g, left)
    elif how == "suggested":
        named = tuple(SUGGESTED[len(g.seats)].split())
    else:
        named = () if how == "choose" else tuple(how.split())
    for you in g.characters:
        if named:
            code = named[you.index]
        else:
            options = tuple([Option(f"play {c}", f"unfathomable-{c}") for c in left])
            picked = yield from choose(
                g, you.index, options, "unfathomable-prompt-character", cite="unfathomable/setup-9"
            )
            code = picked.key.partition(" ")[2]
        left = tuple([c for c in left if c != code])
        become(g, you, code)


@cite("unfathomable/setup-10 /setup-12 /18.1 /18.2")
def become(g: Unfathomable, you: Character, code: str) -> None:
    """A player takes a character: sheet, feat, starting space."""
    from rulebound.core.state.index import enter_index, leave_index

    leave_index(g, you)
    g.change(you, code=code)
    g.change(you, space=g.space(definition(g, you).start).id)
    enter_index(g, you)
    new_card(g, Token, definition(g, you).feat, g.pile("area", you.index), you.index)
    g.tell("unfathomable-log-character", "unfathomable/setup-9", n=you.index + 1, card=Term(f"unfathomable-{code}"))


@flow(cite="unfathomable/setup-11")
def equip(g: Unfathomable) -> Steps[None]:
    """Each character begins with its item; the others are the item deck."""
    started = tuple([definition(g, you).start_item for you in g.characters])
    for you, code in zip(g.characters, started, strict=True):
        card = new_card(g, Token, code, g.pile("limbo"))
        yield from take_item(g, card, you, "unfathomable/setup-11")
    new_deck(g, Token, [c for c in COPIES["items"] if c not in started], g.pile("items"))


@cite("unfathomable/setup-14 /setup-15 /43.2 /43.1 /43.7 /43.12 /43 /43.5 /43.10")
def give_titles(g: Unfathomable) -> None:
    """Captain and Keeper of the Tome are the first in each line of succession."""
    for title in ("captain", "keeper"):
        first = min(g.characters, key=lambda c: definition(g, c).facts[f"{title}_order"])
        card = new_card(g, Token, title, g.pile("area", first.index), first.index)
        g.tell("unfathomable-log-title", "unfathomable/43.2", seat=first, card=card)


@cite("unfathomable/setup-16 /setup-17 /no-cultist /21 /21.1 /31.10")
def make_loyalty(g: Unfathomable, without_cultist: bool) -> None:
    """The loyalty deck for this number of players: two cards for each."""
    hybrids, cultists, humans = LOYALTY[len(g.seats)]
    if without_cultist:
        cultists, humans = 0, humans + cultists
    cards = ["hybrid"] * hybrids + ["cultist"] * cultists + ["human"] * humans
    new_deck(g, Token, cards, g.pile("loyalties"))

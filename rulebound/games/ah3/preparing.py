"""Setting up (chapter 1), the options of a table."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import (
    ASIDE,
    DECK,
    DISCARD,
    NOBODY,
    OPEN,
    PLAY,
    ROW,
    Pile,
    define,
    move,
    new_card,
    new_deck,
)
from rulebound.core.material.people import check_number, check_people
from rulebound.core.material.tokens import Bag
from rulebound.core.state.chance import shuffled
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import settle
from rulebound.games.ah3.board import MAPS, NEIGHBOURHOODS
from rulebound.games.ah3.cards import DECKS, STARTING, copies
from rulebound.games.ah3.rules.codex import add_to_codex
from rulebound.games.ah3.rules.defeat import arrive, choose_investigator, everybody
from rulebound.games.ah3.rules.doom import place_doom, show_next, spawn_clue, spread_doom
from rulebound.games.ah3.rules.gaining import restock
from rulebound.games.ah3.rules.spawning import show_top
from rulebound.games.ah3.state import (
    REGISTRY,
    ArkhamHorror,
    Investigator,
    Marker,
    Monster,
    Neighbourhood,
    Paper,
    Sheet,
    Space,
    monsters,
    scenario,
)

CUP = {"doom": 3, "monster": 2, "headline": 2, "clue": 2, "burst": 1, "reckoning": 1, "blank": 3}
"""The mythos tokens of every scenario."""
HEADLINES = 13
FIRST_CLUES = 3
OPEN_PILES = (
    "display",
    "special",
    "starting",
    "conditions",
    "set-aside",
    "box",
    "reading",
    "laid-out",
)
SHUT_PILES = ("archive", "epic")
"""What lies there is sorted by number, and read when a text asks for it."""
HIDDEN_PILES = ("items", "spells", "allies", "street", "events", "anomalies", "monster-deck", "headlines", "mixing",
                "headline-box", "marker-box", "backs", "backs-unused", "luggage")  # fmt: skip

for _colour in ("blue", "red", "white"):
    define(REGISTRY, f"marker-{_colour}", None, kind="marker")


@cite("ah3/110.1")
def check_investigators(text: str) -> None:
    """`choose`, `random`, or the names of those who play, in seat order."""
    check_people(text, everybody(), "investigator", "ah3/110.1")


# ------------------------------------------------------------------ before anybody does anything


@cite("ah3/100 /102.1 .3 .4 /103.1 /104.1 /107.1 .3 /108.1 /109.1 /111.5 /490.1 /494.1")
def create(g: ArkhamHorror, options: dict[str, str]) -> None:
    """Everything on the table but the investigators."""
    seats = int(options["seats"])
    check_number(options["investigators"], seats, "investigator", "ah3/110.1")
    code = options["scenario"]
    g.sheet = g.add(Sheet(code=code, players=seats, setup=options["investigators"]))
    fill_cup(g)
    for i in range(seats):
        pile = g.add(Pile(code="assets", zone=PLAY, owner=i))
        g.add(Investigator(index=i, assets=pile.id))
    make_city(g, code)
    make_piles(g, code)
    make_decks(g, code)


@cite("ah3/105.1")
def fill_cup(g: ArkhamHorror) -> None:
    inside: list[str] = []
    for token, n in CUP.items():
        inside += [token] * n
    g.cup = g.add(Bag(code="cup", inside=tuple(sorted(inside))))


@cite("ah3/102.1 /444.1 .2 /473.1 /480.1 .2")
def make_city(g: ArkhamHorror, code: str) -> None:
    """The neighbourhoods of the scenario with their spaces, and the streets between them."""
    for hood in MAPS[code].hoods:
        made = g.add(Neighbourhood(code=hood))
        for space in NEIGHBOURHOODS[hood]:
            g.add(Space(code=space, hood=made.id))
    for street in MAPS[code].streets:
        g.add(Space(code=street.code, street=street.kind))


def make_piles(g: ArkhamHorror, code: str) -> None:
    for name in ("monsters", "codex", "attached"):
        g.add(Pile(code=name, zone=PLAY))
    for name in OPEN_PILES:
        g.add(Pile(code=name, zone=ASIDE, sight=OPEN))
    for name in SHUT_PILES:
        g.add(Pile(code=name, zone=ASIDE, sight=NOBODY))
    for name in (*HIDDEN_PILES, *MAPS[code].hoods):
        g.add(Pile(code=name, zone=DECK, sight=NOBODY))
    g.add(Pile(code="hidden-markers", zone=ASIDE, sight=NOBODY, apart=ROW))
    g.add(Pile(code="markers", zone=ASIDE))
    for name in ("events-discard", "headlines-discard"):
        g.add(Pile(code=name, zone=DISCARD))


@cite("ah3/102.3 .4 /103.1 /104.1 .2 /107.1 .3 /109.1 /111.5 /412.1 /402.2 .4 /463.2 /470.2 .3 /477.3 /490.4b")
def make_decks(g: ArkhamHorror, code: str) -> None:
    """Every deck of the scenario, shuffled; what lies sorted beside the board; what is set aside."""
    made = REGISTRY[f"scenario-{code}"]
    for name in ("items", "spells", "allies", "street", *MAPS[code].hoods):
        new_deck(g, Paper, copies(name), g.pile(name))
    new_deck(g, Paper, copies(f"events-{code}"), g.pile("events"))
    new_deck(g, Paper, copies(f"anomalies-{made.anomalies}"), g.pile("anomalies"))
    new_deck(g, Paper, copies("headlines"), g.pile("headline-box"))
    new_deck(g, Paper, copies("backs"), g.pile("backs-unused"))
    for name in ("special", "conditions"):
        for card in copies(name):
            g.change(new_card(g, Paper, card, g.pile(name)), home=name)
    for card in STARTING:
        g.change(new_card(g, Paper, card, g.pile("starting")), home="starting")
    for card in (*copies("archive"), *copies("hunts")):
        new_card(g, Paper, card, g.pile("archive"))
    deck = [m for m, n in made.monsters.items() for _ in range(n)]
    for space, name in made.board:
        deck.remove(name)
        g.change(new_card(g, Monster, name, g.pile("monsters")), space=g.space(space).id)
    new_deck(g, Monster, deck, g.pile("monster-deck"))
    for name in made.aside:
        new_card(g, Monster, name, g.pile("set-aside"))
    for name in DECKS.get("epic", ()):
        new_card(g, Monster, name, g.pile("epic"))
    make_markers(g, made)


@cite("ah3/456.1 .2")
def make_markers(g: ArkhamHorror, made: Any) -> None:
    """Markers that will be mixed lie unseen in the box; those that are all alike lie open."""
    colours = [f"marker-{c}" for c in made.markers.split()]
    if len(set(colours)) == 1:
        for colour in colours:
            new_card(g, Marker, colour, g.pile("markers"))
    else:
        new_deck(g, Marker, colours, g.pile("marker-box"))


# ------------------------------------------------------------------ what players do, and luck


@flow(cite="ah3/101.1 /102.2 /106.1 /107.2 /110.1 .2 .6a /111.1 .2a .3a .4a .4b /428.3 /490.2")
def set_up(g: ArkhamHorror) -> Steps[None]:
    """Doom and monsters of the map, headlines, the display, investigators, the first clues and doom, the codex."""
    made = scenario(g)
    show_top(g)
    for space in made.doom:
        yield from place_doom(g, g.space(space), 1, "ah3/102.2")
    for monster in monsters(g):
        g.tell("ah3-log-on-the-map", "ah3/102.2", monster=monster, space=g.here(monster))
    show_next(g)
    choose_headlines(g)
    restock(g, "ah3/107.2")
    for you, code in zip([g.seat(s) for s in range(len(g.seats))], chosen(g), strict=True):
        if code:
            yield from arrive(g, you, code)
        else:
            yield from choose_investigator(g, you)
    for _ in range(FIRST_CLUES):
        yield from spawn_clue(g)
    yield from spread_doom(g)
    if made.facts.get("finishes") is not None:
        yield from made.facts["finishes"](g, g.sheet)
    for n in made.codex:
        yield from add_to_codex(g, n)
    yield from settle(g)


def chosen(g: ArkhamHorror) -> tuple[str, ...]:
    """Who plays whom, as far as the table's options say."""
    said = g.sheet.setup
    if said == "choose":
        return ("",) * len(g.seats)
    if said == "random":
        return shuffled(g, everybody())[: len(g.seats)]
    return tuple(said.split())


@cite("ah3/106.1")
def choose_headlines(g: ArkhamHorror) -> None:
    """Thirteen at random; what is left over goes back unseen."""
    for card in g.cards("headline-box")[:HEADLINES]:
        move(g, card, g.pile("headlines"))


def lay_down(g: ArkhamHorror) -> None:
    """A phase begins: nobody's turn is under way."""
    g.change(g.clock, seat=-1)
    for seat in range(len(g.seats)):
        g.change(g.seat(seat), actions=0, acted=False)

"""Setting up (setup.1 to .9), the options of a table."""

from __future__ import annotations

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.game import bad_value
from rulebound.core.material.cards import (
    ASIDE,
    DECK,
    DISCARD,
    NOBODY,
    OPEN,
    PLAY,
    Pile,
    deal,
    define,
    new_card,
    new_deck,
    shuffle,
)
from rulebound.core.material.people import check_number, check_people
from rulebound.core.state.chance import shuffled
from rulebound.core.state.clauses import cite
from rulebound.core.state.errors import BadOption, Sentence
from rulebound.games.eldritch.cards import BACKS, DECKS
from rulebound.games.eldritch.rules.expeditions import show_expedition
from rulebound.games.eldritch.rules.gaining import restock
from rulebound.games.eldritch.rules.mysteries import draw_mystery
from rulebound.games.eldritch.rules.mythos import rumor_from_box
from rulebound.games.eldritch.rules.piles import shuffle_two_sided
from rulebound.games.eldritch.rules.reference import reference
from rulebound.games.eldritch.rules.replacing import arrive, choose_investigator, everybody
from rulebound.games.eldritch.rules.tokens import spawn_clue, spawn_gate
from rulebound.games.eldritch.state import (
    CITIES,
    EXPEDITIONS,
    REGISTRY,
    SPACES,
    AncientOne,
    Clue,
    EldritchHorror,
    Gate,
    Investigator,
    Monster,
    Paper,
    Space,
)

ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
DIFFICULTIES = ("standard", "easier", "harder", "staged")
AMBUSHERS = ("cultist", "deep-one", "star-spawn", "goat-spawn", "dark-young")
"""Those who ambush by name: a stand-in each, which is no token."""
COLOURS = ("green", "yellow", "blue")
STAGES = ("easy", "normal", "hard")
"""With the staged deck, what each stage is made of."""
HEAPS = {"standard": (STAGES,), "easier": (STAGES[:2],), "harder": (STAGES[1:],), "staged": tuple((k,) for k in STAGES)}
"""The difficulties that lie together when the mythos deck is built: all that are played, or those of a stage."""
PILES = ("assets", "artifacts", "spells", "conditions", "general", "america", "europe", "asia-australia", "research",
         "other-world", "special")  # fmt: skip
"""The decks that are made anew from what was discarded."""
ASIDES = ("reading", "defeated", "expedition-drawn", "backs", "set-aside", "phantom", "epic", "box", "solved",
          "mystery-clues", "mystery-gates", "mystery-monsters", "rumor-monsters", "sheet-gates")  # fmt: skip

for _city, _omen in CITIES.items():
    define(REGISTRY, f"gate-{_city}", None, kind="gate", omen=_omen)
for _space in SPACES:
    define(REGISTRY, f"clue-{_space}", None, kind="clue")
for _place in EXPEDITIONS:
    define(REGISTRY, f"expedition-{_place}", None, kind="expedition", deck="expedition")


@cite("eldritch/setup.2")
def check_investigators(text: str) -> None:
    """`choose`, `random`, or the names of those who play, in seat order."""
    check_people(text, everybody(), "investigator", "eldritch/setup.2")


def check_difficulty(text: str) -> None:
    if text == "insane":
        raise BadOption(
            "the base box has too few hard mythos cards for a deck of nothing else, whichever Ancient One it is for"
            " (eldritch/difficulty.1)",
            Sentence("eldritch-bad-insane"),
        )
    if text not in DIFFICULTIES:
        raise bad_value("difficulty", text, DIFFICULTIES)


# ------------------------------------------------------------------ before anybody does anything


@cite("eldritch/ancient-one.1 /setup.3 .7")
def create(g: EldritchHorror, options: dict[str, str]) -> None:
    """Everything on the table but the investigators."""
    seats = int(options["seats"])
    check_number(options["investigators"], seats, "investigator", "eldritch/setup.2")
    made = REGISTRY[options["ancient-one"]].facts
    g.ancient = g.add(AncientOne(code=options["ancient-one"], doom=made["doom"], players=seats,
                     variant=options["reference"], setup=options["investigators"],
                     rumor=options["starting-rumor"] == "yes", epic_last=options["fights"] == "epic-last",
                     difficulty=options["difficulty"]))  # fmt: skip
    if made.get("green_token"):
        g.change(g.ancient, omen_tokens=1)
    for code, sort in SPACES.items():
        g.add(Space(code=code, sort=sort))
    for i in range(seats):
        things = g.add(Pile(code="possessions", zone=PLAY, owner=i))
        conditions = g.add(Pile(code="conditions", zone=PLAY, owner=i))
        clues = g.add(Pile(code="clues-of", zone=ASIDE, owner=i))
        g.add(Investigator(index=i, possessions=things.id, conditions=conditions.id, clues=clues.id))
    make_piles(g)
    make_decks(g, seats)
    make_tokens(g)


def make_piles(g: EldritchHorror) -> None:
    for code in ("monsters", "ambush", "gates", "mystery", "mythos-in-play"):
        g.add(Pile(code=code, zone=PLAY))
    g.add(Pile(code="reserve", zone=ASIDE))
    g.add(Pile(code="clues-on-board", zone=ASIDE))
    for code in ASIDES:
        g.add(Pile(code=code, zone=ASIDE, sight=NOBODY if code in ("backs", "box") else OPEN))
    for code in PILES:
        g.add(Pile(code=code, zone=DECK, sight=NOBODY))
        g.add(Pile(code=f"{code}-discard", zone=DISCARD))
    for code in ("mythos", "mysteries", "cup", "gate-stack", "clues", "expedition", "mythos-box", "rumor-box"):
        g.add(Pile(code=code, zone=DECK, sight=NOBODY))
    for code in ("mythos-discard", "gate-discard", "clues-discard", "expedition-discard", "expedition-read"):
        g.add(Pile(code=code, zone=DISCARD))


def copies(deck: str) -> list[str]:
    return [code for code, n in DECKS.get(deck, {}).items() for _ in range(n)]


@cite("eldritch/setup.5 /solo.1 /ancient-one.2 /set-aside.2 /expeditions.3")
def make_decks(g: EldritchHorror, seats: int) -> None:
    """Every deck, those of the Ancient One alone; for one investigator without what needs others."""
    of = g.ancient.code
    solo = seats == 1
    for deck in PILES:
        source = f"{deck}-{of}" if deck in ("research", "special") else deck
        cards = [c for c in copies(source) if not (solo and "teamwork" in REGISTRY[c].facts.get("traits", ()))]
        new_deck(g, Paper, cards, g.pile(deck))
    new_deck(g, Paper, copies(f"mysteries-{of}"), g.pile("mysteries"))
    for front, backs in BACKS.items():
        pile = g.add(Pile(code=f"backs-{front}", zone=ASIDE, sight=NOBODY))
        new_deck(g, Paper, backs, pile)
    new_deck(g, Paper, [f"expedition-{p}" for p in EXPEDITIONS for _ in range(3)], g.pile("expedition"))
    for place in EXPEDITIONS:
        pile = g.add(Pile(code=f"expedition-{place}", zone=ASIDE, sight=NOBODY))
        new_deck(g, Paper, copies(place), pile)
    make_heaps(g)


@cite("eldritch/setup.6 /difficulty.1")
def make_heaps(g: EldritchHorror) -> None:
    """The mythos cards that the deck is built from, by colour; those of a difficulty that is not played stay in the
    box."""
    for n in range(len(STAGES)):
        g.add(Pile(code=f"stage-{n + 1}", zone=ASIDE, sight=NOBODY))
    for colour in COLOURS:
        left = [c for c in copies("mythos") if REGISTRY[c].colour == colour]
        for n, kinds in enumerate(HEAPS[g.ancient.difficulty]):
            heap = [c for c in left if REGISTRY[c].difficulty in kinds]
            left = [c for c in left if c not in heap]
            new_deck(g, Paper, heap, g.add(Pile(code=f"{colour}-{n + 1}", zone=ASIDE, sight=NOBODY)))
        if left:
            new_deck(g, Paper, left, box_of(g, colour))


def box_of(g: EldritchHorror, colour: str) -> Pile:
    """Where the mythos cards of a colour lie that are not in this game: the rumors, all blue, by themselves."""
    return g.pile("rumor-box" if colour == "blue" else "mythos-box")


@cite("eldritch/setup.1 .3 .4 /ancient-one.3 /set-aside.1 /epic-monsters.5")
def make_tokens(g: EldritchHorror) -> None:
    """Clues, gates, the cup; what the sheet sets aside stays out of it."""
    new_deck(g, Clue, [f"clue-{s}" for s in SPACES], g.pile("clues"))
    new_deck(g, Gate, [f"gate-{c}" for c in CITIES], g.pile("gate-stack"))
    cup = copies("monsters")
    for code in REGISTRY[g.ancient.code].aside:
        cup.remove(code)
        g.change(new_card(g, Monster, code, g.pile("set-aside")), aside=True)
    new_deck(g, Monster, cup, g.pile("cup"))
    for code in DECKS["epic"]:
        new_card(g, Monster, code, g.pile("epic"))
    for code in AMBUSHERS:
        g.change(new_card(g, Monster, code, g.pile("phantom")), phantom=True)


# ------------------------------------------------------------------ what players do, and luck


@flow(cite="eldritch/setup.2 .6 .7 .8 .9 /difficulty.2 /reserve.1")
def set_up(g: EldritchHorror) -> Steps[None]:
    """Investigators, the mythos deck, the reserve, gates and clues, the first expedition and the first mystery."""
    for code in ("spells", "conditions"):
        shuffle_two_sided(g, g.pile(code))
    for you, code in zip([g.seat(s) for s in range(len(g.seats))], chosen(g), strict=True):
        if code:
            yield from arrive(g, you, code)
        else:
            yield from choose_investigator(g, you)
    build_mythos(g)
    g.tell("eldritch-log-sleeps", "eldritch/setup.7", who=g.ancient, n=g.ancient.doom)
    if g.ancient.omen_tokens:
        g.tell("eldritch-log-green-token", "eldritch/setup.3", n=g.ancient.omen_tokens)
    restock(g, "eldritch/reserve.1")
    gates, clues, _ = reference(g)
    for _n in range(gates):
        yield from spawn_gate(g)
    show_expedition(g)
    for _n in range(clues):
        spawn_clue(g)
    yield from draw_mystery(g)
    if g.ancient.rumor:
        yield from rumor_from_box(g, False, "eldritch/difficulty.2")


def chosen(g: EldritchHorror) -> tuple[str, ...]:
    """Who plays whom, as far as the table's options say."""
    said = g.ancient.setup
    if said == "choose":
        return ("",) * len(g.seats)
    if said == "random":
        return shuffled(g, everybody())[: len(g.seats)]
    return tuple(said.split())


@cite("eldritch/setup.6 /difficulty.1 /hidden-information.5")
def build_mythos(g: EldritchHorror) -> None:
    """Stage by stage as many of each colour as the sheet says, at random; what is left over goes back unseen."""
    heaps = len(HEAPS[g.ancient.difficulty])
    for n in (2, 1, 0):
        stage = g.pile(f"stage-{n + 1}")
        for colour, wanted in zip(COLOURS, REGISTRY[g.ancient.code].mythos[n], strict=True):
            deal(g, g.pile(f"{colour}-{min(n + 1, heaps)}"), stage, wanted)
        shuffle(g, stage)
        deal(g, stage, g.pile("mythos"))
    for colour in COLOURS:
        for n in range(heaps):
            deal(g, g.pile(f"{colour}-{n + 1}"), box_of(g, colour))
    shuffle(g, g.pile("rumor-box"))


def lay_down(g: EldritchHorror) -> None:
    """A phase begins: nobody's turn is under way."""
    g.change(g.clock, seat=-1)
    for seat in range(len(g.seats)):
        g.change(g.seat(seat), actions=0, acted=False)

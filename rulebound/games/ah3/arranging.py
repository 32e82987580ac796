"""Arranging steps of this game's own: sheets, assets, monsters, doom, clues, the codex, what comes next."""

from __future__ import annotations

from typing import Any

from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, flip, move, new_card, reveal, shuffle
from rulebound.core.proving.arrange import Step, fetch_from, find_pile, on_top, seat_of, step
from rulebound.core.state.errors import ArrangeError
from rulebound.games.ah3.board import FUTURE
from rulebound.games.ah3.possible import BREACHES
from rulebound.games.ah3.rules.codex import return_card
from rulebound.games.ah3.rules.defeat import everybody
from rulebound.games.ah3.rules.doom import show_next
from rulebound.games.ah3.rules.engaging import HEALTH, put_away
from rulebound.games.ah3.rules.gaining import FOCUS_EACH
from rulebound.games.ah3.rules.losing import broken
from rulebound.games.ah3.rules.piles import DECK_OF, DISCARDING, link, put_back
from rulebound.games.ah3.state import (
    CURSED,
    DARK_PACT,
    DISPLAY,
    KINDS,
    MASSIVE,
    REGISTRY,
    SKILLS,
    ArkhamHorror,
    Investigator,
    Marker,
    Monster,
    Neighbourhood,
    Paper,
    Space,
    definition,
    has_keyword,
    monsters,
)

STEPS: dict[str, Step] = {}
AS_IT_IS = -(10**9)
"""A number that nobody writes."""
SHEET = "sheet"
FUTURE_CARD = "archive-9"
COLOURS = ("blue", "red", "white")
SCAR = "marker-white"
LODGE = "veil"
"""The scenario with scars, and with a Lodge to join."""


def space_of(g: ArkhamHorror, code: str) -> Space:
    found = next((s for s in g.all(Space) if s.code == code), None)
    if found is None:
        raise ArrangeError(f"there is no space {code!r}. There are: {', '.join(s.code for s in g.all(Space))}")
    return found


def hood_called(g: ArkhamHorror, code: str) -> Neighbourhood:
    found = next((h for h in g.all(Neighbourhood) if h.code == code), None)
    if found is None:
        raise ArrangeError(f"there is no {code!r} here. There are: {', '.join(h.code for h in g.all(Neighbourhood))}")
    return found


def player(g: ArkhamHorror, seat: int) -> Investigator:
    you: Investigator = seat_of(g, seat)
    if not you.code:
        raise ArrangeError(f"seat {seat} has no investigator now")
    return you


def kind_of(code: str) -> str:
    if code not in REGISTRY or not hasattr(REGISTRY[code], "facts"):
        raise ArrangeError(f"no card is called {code!r}")
    return str(REGISTRY[code].facts["kind"])


# ------------------------------------------------------------------ everything away


@step("fresh", STEPS)
def fresh(g: ArkhamHorror) -> None:
    """Nothing lies on the board or in the codex, nobody has anything or is hurt, the round begins."""
    for monster in monsters(g):
        put_away(g, monster)
    shuffle(g, g.pile("monster-deck"))
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        for card in g.cards(you.assets):
            put_back(g, card)
        g.change(you, damage=0, horror=0, money=0, clues=0, remnants=0, delayed=False, done=(), acted=False, actions=0,
                 loyal=False, **dict.fromkeys(SKILLS, 0))  # fmt: skip
    for space in g.all(Space):
        g.change(space, doom=0)
    for hood in g.all(Neighbourhood):
        g.change(hood, clues=0, anomaly=False, marker=False)
        for card in g.cards(hood.code):
            reveal(g, card)
            if definition(g, card).kind == "event":
                move(g, card, g.pile("events"))
        shuffle(g, g.pile(hood.code))
    for card in g.cards("events-discard"):
        move(g, card, g.pile("events"))
    shuffle(g, g.pile("events"))
    show_next(g)
    for marker in g.all(Marker):
        g.change(marker, space=0, mended=False)
    for card in g.cards("codex"):
        if definition(g, card).kind == "headline":
            move(g, card, g.pile("headlines-discard"))
        else:
            return_card(g, card)
    g.change(g.sheet, doom=0, clues=0, markers=0, fired=())


# ------------------------------------------------------------------ investigators


@step("sheet", STEPS)
def sheet(
    g: ArkhamHorror, seat: int, space: str = "", damage: int = AS_IT_IS, horror: int = AS_IT_IS,
    money: int = AS_IT_IS, clues: int = AS_IT_IS, remnants: int = AS_IT_IS, focus: str = "", delayed: int = AS_IT_IS,
    loyal: int = AS_IT_IS,
) -> None:  # fmt: skip
    """An investigator: where, with how much damage and horror, money, clues, remnants, which focus tokens
    (`focus="lore will"`), delayed or not, loyal to the Lodge or not."""
    you = player(g, seat)
    if space:
        g.change(you, space=space_of(g, space).id)
    numbers = {"damage": damage, "horror": horror, "money": money, "clues": clues, "remnants": remnants}
    g.change(you, **{name: n for name, n in numbers.items() if n != AS_IT_IS})
    for skill in focus.split():
        if skill not in SKILLS:
            raise ArrangeError(f"{skill!r} is no skill. There are: {', '.join(SKILLS)}")
        g.change(you, **{skill: getattr(you, skill) + 1})
        if getattr(you, skill) > g.value(you, FOCUS_EACH):
            raise ArrangeError(f"{you.code} cannot focus {skill} that often (ah3/445.5)")
    if broken(g, you):
        raise ArrangeError(f"{you.code} cannot have so much damage or horror and still be in play (ah3/429.6a)")
    if loyal not in (AS_IT_IS, 0, 1) or (loyal == 1 and g.sheet.code != LODGE):
        raise ArrangeError(f"loyal is 0 or 1, and somebody can be so only in the scenario {LODGE}")
    if loyal != AS_IT_IS:
        g.change(you, loyal=bool(loyal))
    if delayed not in (AS_IT_IS, 0, 1):
        raise ArrangeError(f"delayed is 0 or 1, not {delayed}: it does not add up (ah3/438.4)")
    if delayed != AS_IT_IS:
        g.change(you, delayed=bool(delayed))


@step("has", STEPS)
def has(g: ArkhamHorror, seat: int, card: str, back: str = "", damage: int = 0, horror: int = 0) -> Paper:
    """Somebody has an asset, perhaps with damage or horror on it; `back` says what a dark pact hides."""
    you = player(g, seat)
    kind = kind_of(card)
    if kind not in KINDS:
        raise ArrangeError(f"{card} is nothing that an investigator has")
    if back and card != DARK_PACT:
        raise ArrangeError(f"only a {DARK_PACT} hides its other side, {card} has none that could be chosen (ah3/488.7)")
    sorted_piles = [g.pile(p) for p in ("special", "starting", "conditions")]
    decks = (g.pile(DECK_OF[kind]), *((g.pile("display"),) if kind == "item" else ())) if kind in DECK_OF else ()
    wanted = "blessed" if card == CURSED else card
    found: Any = fetch_from(g, wanted, (*decks, *sorted_piles), [])
    if card == CURSED:
        flip(g, found)
    if card == DARK_PACT:
        if back:
            on_top(g, "backs-unused", back)
        link(g, found)
    reveal(g, found)
    g.change(found, owner=you.index, damage=damage, horror=horror)
    move(g, found, g.entity(you.assets), LAST)
    if broken(g, found) and forbidden(g, found, DISCARDING) is None:
        raise ArrangeError(f"{card} cannot have so much damage or horror and still lie there (ah3/401.8)")
    made: Paper = found
    return made


@step("actions", STEPS)
def actions(g: ArkhamHorror, seat: int, n: int) -> None:
    """It is somebody's turn in the action phase, with so many actions left."""
    you = player(g, seat)
    if n < 1:
        raise ArrangeError(f"a turn with {n} actions is over already")
    for other in range(len(g.seats)):
        g.change(g.seat(other), actions=0)
    g.change(you, actions=n, acted=False)
    g.change(g.clock, phase="action", seat=you.index)


@step("fallen", STEPS)
def fallen(g: ArkhamHorror, codes: str) -> None:
    """These investigators (or all whom nobody plays: everybody) have left the game before."""
    playing = [g.seat(s).code for s in range(len(g.seats))]
    others = [c for c in everybody() if c not in playing]
    for name in () if codes == "everybody" else codes.split():
        if name not in others:
            raise ArrangeError(f"{name!r} is nobody who could have left before. There are: {', '.join(others)}")
    g.change(g.sheet, gone=tuple([c for c in others if codes == "everybody" or c in codes.split()]))


# ------------------------------------------------------------------ the board


@step("monster", STEPS)
def monster(
    g: ArkhamHorror, code: str, space: str = "", status: str = "ready", seat: int = 0, damage: int = 0
) -> Monster:
    """A monster on the board: ready, exhausted, or engaged with a seat (a massive one with everybody in that space). It
    does nothing by coming there."""
    if kind_of(code) != "monster":
        raise ArrangeError(f"{code} is no monster")
    if status not in ("ready", "exhausted", "engaged"):
        raise ArrangeError(f"a monster is ready, exhausted or engaged, not {status!r} (ah3/459.2)")
    if (status == "engaged") != bool(seat):
        raise ArrangeError("write seat=... where status=engaged, and only there (ah3/465.8)")
    piles = tuple([g.pile(p) for p in ("monster-deck", "set-aside", "epic")])
    try:
        found: Any = fetch_from(g, code, piles, [])
    except ArrangeError:  # of another scenario: it comes from the box
        found = new_card(g, Monster, code, g.pile("box"))
    reveal(g, found)
    move(g, found, g.pile("monsters"), LAST)
    where = g.here(player(g, seat)) if status == "engaged" else space_of(g, space)
    met: tuple[int, ...] = (seat - 1,) if seat else ()
    if seat and has_keyword(g, found, MASSIVE):
        met = tuple(sorted([you.index for you in g.investigators if you.space == where.id]))
    g.change(found, space=where.id, exhausted=status == "exhausted", damage=damage, engaged=met)
    if found.exhausted and has_keyword(g, found, MASSIVE):
        raise ArrangeError(f"{code} is massive and cannot be exhausted (ah3/405.5)")
    if damage >= g.value(found, HEALTH):
        raise ArrangeError(
            f"{code} has {g.value(found, HEALTH)} health: with {damage} damage it is defeated (ah3/459.9)"
        )
    made: Monster = found
    return made


@step("doom", STEPS)
def doom(g: ArkhamHorror, space: str, n: int) -> None:
    """So much doom lies in a space, or with space=sheet on the sheet. Nothing follows from it now."""
    if space == SHEET:
        g.change(g.sheet, doom=n)
    else:
        g.change(space_of(g, space), doom=n)


@step("clues", STEPS)
def clues(g: ArkhamHorror, hood: str, n: int) -> None:
    """So many clues lie in a neighbourhood, or with hood=sheet on the sheet."""
    if hood == SHEET:
        g.change(g.sheet, clues=n)
    else:
        g.change(hood_called(g, hood), clues=n)


@step("anomaly", STEPS)
def anomaly(g: ArkhamHorror, hood: str) -> None:
    """There is an anomaly in a neighbourhood."""
    g.change(hood_called(g, hood), anomaly=True)


@step("codex", STEPS)
def codex(g: ArkhamHorror, cards: str) -> None:
    """Exactly these archive cards (`2 3`, `6-back`) and headlines lie in the codex. What they do on
    joining is not done; but the card that is a space is one."""
    for card in g.cards("codex"):
        if definition(g, card).kind == "headline":
            move(g, card, g.pile("headlines-discard"))
        else:
            return_card(g, card)
    for name in cards.split():
        number, _, side = name.partition("-")
        code = f"archive-{number}" if number.isdecimal() else name
        found: Any = fetch_from(g, code, (g.pile("archive"), g.pile("headlines"), g.pile("headline-box")), [])
        reveal(g, found)
        if number.isdecimal() and side:
            if side != "back" or not definition(g, found).other:
                raise ArrangeError(f"archive card {number} has no side {side!r}")
            flip(g, found)
        move(g, found, g.pile("codex"), LAST)
        if code == FUTURE_CARD and not any(s.code == FUTURE for s in g.all(Space)):
            g.add(Space(code=FUTURE))


@step("markers", STEPS)
def markers(g: ArkhamHorror, n: int) -> None:
    """So many markers lie on the sheet."""
    g.change(g.sheet, markers=n)


@step("attach", STEPS)
def attach(g: ArkhamHorror, number: int) -> None:
    """An archive card lies attached to the deck of its neighbourhood."""
    if f"archive-{number}" not in BREACHES:
        raise ArrangeError(f"archive card {number} is never attached to a deck (ah3/403.5h)")
    found: Any = fetch_from(g, f"archive-{number}", tuple([g.pile(p) for p in ("archive", "set-aside")]), [])
    g.change(found, hood=hood_called(g, definition(g, found).hood).id)
    move(g, found, g.pile("attached"), LAST)


@step("marker", STEPS)
def marker(g: ArkhamHorror, colour: str, space: str) -> None:
    """A marker of a colour lies open on a space."""
    if colour not in COLOURS:
        raise ArrangeError(f"no marker is {colour!r}. There are: {', '.join(COLOURS)}")
    found: Any = fetch_from(g, f"marker-{colour}", tuple([g.pile(p) for p in ("marker-box", "hidden-markers")]), [])
    reveal(g, found)
    g.change(found, space=space_of(g, space).id)
    move(g, found, g.pile("markers"))


@step("scar", STEPS)
def scar(g: ArkhamHorror, space: str, mended: int = 0) -> None:
    """An open scar lies on a space, or with mended=1 a mended one."""
    found = next((m for m in g.all(Marker) if not m.space and m.code == SCAR), None)
    if found is None:
        raise ArrangeError(f"there is no scar left: scars are the white markers of the scenario {LODGE}")
    g.change(found, space=space_of(g, space).id, mended=bool(mended))


@step("display", STEPS)
def display(g: ArkhamHorror, cards: str) -> None:
    """These cards are the display; what is missing to five comes from the deck."""
    pile = g.pile("display")
    for card in g.cards(pile):
        move(g, card, g.pile("items"))
    shuffle(g, g.pile("items"))
    for name in cards.split():
        card = fetch_from(g, name, (g.pile("items"),), [])
        reveal(g, card)
        move(g, card, pile, LAST)
    if len(pile.cards) > DISPLAY:
        raise ArrangeError(f"the display has {DISPLAY} cards (ah3/414.1)")
    while len(pile.cards) < DISPLAY and g.pile("items").cards:
        card = g.entity(g.pile("items").cards[0])
        reveal(g, card)
        move(g, card, pile, LAST)


@step("next", STEPS)
def next_(g: ArkhamHorror, pile: str, codes: str) -> None:
    """The next cards of a pile, unseen, the first on top; of the monster deck, and of `events-bottom`, the lowest ones,
    the first lowest."""
    if pile in ("monster-deck", "events-bottom"):
        lowest(g, pile.removesuffix("-bottom"), codes)
    else:
        find_pile(g, pile)
        on_top(g, pile, codes)
    show_next(g)


def lowest(g: ArkhamHorror, pile: str, codes: str) -> None:
    """These lie at the bottom of a deck, the first lowest."""
    deck = g.pile(pile)
    chosen: list[Any] = []
    for code in codes.split():
        chosen.append(fetch_from(g, code, (deck,), chosen))
    for card in reversed(chosen):
        move(g, card, deck, LAST)


@step("cup", STEPS)
def cup(g: ArkhamHorror, inside: str = "") -> None:
    """Exactly these tokens are left in the cup; the others lie beside it."""
    every = left = sorted((*g.cup.inside, *g.cup.drawn))
    wanted = inside.split()
    for token in wanted:
        if token not in left:
            raise ArrangeError(f"there is no more {token!r} for the cup. There are: {' '.join(every)}")
        left = [*left]
        left.remove(token)
    g.change(g.cup, inside=tuple(sorted(wanted)), drawn=tuple(left))


@step("gone", STEPS)
def out_of_the_game(g: ArkhamHorror, pile: str, n: int = 0) -> None:
    """A pile has only so many cards left; the others are in the box."""
    cards = g.cards(find_pile(g, pile))
    if not 0 <= n <= len(cards):
        raise ArrangeError(f"{pile} has {len(cards)} cards: {n} of them cannot be left")
    for card in cards[n:]:
        move(g, card, g.pile("box"))
    show_next(g)

"""Arranging steps of this game's own: sheets, possessions, monsters, gates, clues, the tracks, what comes next."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import ASIDE, CardDefinition, Pile, move, reveal, shuffle
from rulebound.core.proving.arrange import Step, fetch, fetch_from, find_pile, on_top, seat_of, step
from rulebound.core.state.errors import ArrangeError
from rulebound.core.state.index import enter_index, leave_index
from rulebound.games.eldritch.rules.defeat import gone
from rulebound.games.eldritch.rules.expeditions import show_expedition
from rulebound.games.eldritch.rules.monsters import put_away
from rulebound.games.eldritch.rules.piles import DECKS, TWO_SIDED, link, shuffle_two_sided, unlink
from rulebound.games.eldritch.state import (
    HEALTH,
    REGISTRY,
    SANITY,
    SKILLS,
    SPACES,
    Body,
    EldritchHorror,
    Gate,
    Monster,
    Paper,
    Space,
    definition,
    gates,
    monsters,
)

STEPS: dict[str, Step] = {}
AS_IT_IS = -1


def space_of(g: EldritchHorror, code: str) -> Space:
    code = f"space-{code}" if code.isdecimal() else code
    if code not in SPACES:
        raise ArrangeError(f"there is no space {code!r}. There are: {', '.join(SPACES)}")
    return g.space(code)


def investigator_of(g: EldritchHorror, seat: int) -> Any:
    you = seat_of(g, seat)
    if not you.code:
        raise ArrangeError(f"seat {seat} has no investigator now")
    return you


def named(kind: str, place: str) -> None:
    """There is a gate or an expedition for this place."""
    known = [made.key.removeprefix(f"{kind}-") for made in REGISTRY.of(CardDefinition) if made.facts["kind"] == kind]
    if place not in known:
        raise ArrangeError(f"there is no {kind} for {place!r}, only for: {', '.join(known)}")


def from_the_bank(g: EldritchHorror, n: int) -> tuple[Any, ...]:
    """So many clues, face up."""
    bank = g.cards("clues")
    if not 0 <= n <= len(bank):
        raise ArrangeError(f"{len(bank)} clues are in the bank: {n} of them cannot be taken")
    for clue in bank[:n]:
        reveal(g, clue)
    return bank[:n]


def kind_of(code: str) -> str:
    if code not in REGISTRY or not hasattr(REGISTRY[code], "facts"):
        raise ArrangeError(f"no card is called {code!r}")
    return str(REGISTRY[code].facts["kind"])


def back_to_deck(g: EldritchHorror, card: Paper) -> None:
    """A possession or condition goes where it came from."""
    kind = definition(g, card).kind
    g.change(card, owner=-1, tokens=0, hurt=0)
    deck = g.pile(DECKS[kind])
    if kind in TWO_SIDED:
        unlink(g, card)
    move(g, card, deck)
    if kind in TWO_SIDED:
        shuffle_two_sided(g, deck)
    else:
        shuffle(g, deck)


# ------------------------------------------------------------------ everything away


@step("fresh", STEPS)
def fresh(g: EldritchHorror) -> None:
    """Nothing lies on the board, nobody has anything, everybody is unhurt and has two actions."""
    for monster in monsters(g):
        if monster.code in [m.code for m in g.cards("epic")] or definition(g, monster).facts.get("epic"):
            g.change(monster, space=0, lost=0)
            move(g, monster, g.pile("epic"))
        else:
            put_away(g, monster)
    for gate in (*gates(g), *g.cards("sheet-gates"), *g.cards("mystery-gates")):
        g.change(gate, space=0)
        move(g, gate, g.pile("gate-stack"))
    shuffle(g, g.pile("gate-stack"))
    clues = [*g.cards("clues-on-board"), *g.cards("clues-discard"), *g.cards("mystery-clues")]
    for seat in range(len(g.seats)):
        you = g.seat(seat)
        clues += g.cards(you.clues)
        for card in (*g.cards(you.possessions), *g.cards(you.conditions)):
            back_to_deck(g, card)
        g.change(you, train=0, ship=0, delayed=False, done=(), acted=False, actions=0, **dict.fromkeys(SKILLS, 0))
        if you.code:
            made = g.registry[you.code]
            g.change(you, health=made.health, sanity=made.sanity)
    for clue in clues:
        g.change(clue, space=0, owner=-1)
        move(g, clue, g.pile("clues"))
    shuffle(g, g.pile("clues"))
    for card in (*g.cards("reserve"), *g.cards("assets-discard")):
        move(g, card, g.pile("assets"))
    shuffle(g, g.pile("assets"))
    for space in g.all(Space):
        g.change(space, tokens=0, mystery=False)
    for card in g.cards("mythos-in-play"):
        move(g, card, g.pile("mythos-box"))
    g.change(g.ancient, omen=0, omen_tokens=0, tokens=0)


# ------------------------------------------------------------------ investigators


@step("sheet", STEPS)
def sheet(
    g: EldritchHorror, seat: int, space: str = "", health: int = AS_IT_IS, sanity: int = AS_IT_IS,
    train: int = AS_IT_IS, ship: int = AS_IT_IS, clues: int = AS_IT_IS, improved: str = "", delayed: int = AS_IT_IS,
) -> None:  # fmt: skip
    """An investigator: where, with how much Health and Sanity, how many tickets and clues, which improvements
    (`improved="will:2 lore:1"`), delayed or not."""
    you = investigator_of(g, seat)
    if space:
        g.change(you, space=space_of(g, space).id)
    for name, n in ((HEALTH, health), (SANITY, sanity), ("train", train), ("ship", ship)):
        if n != AS_IT_IS:
            g.change(you, **{name: n})
    if delayed != AS_IT_IS:
        g.change(you, delayed=bool(delayed))
    for part in improved.split():
        skill, _, n_text = part.partition(":")
        if skill not in SKILLS or n_text not in ("1", "2"):
            raise ArrangeError(f"{part!r} is no improvement: write lore:1 or will:2")
        g.change(you, **{skill: int(n_text)})
    if clues != AS_IT_IS:
        for clue in g.cards(you.clues):
            g.change(clue, owner=-1)
            move(g, clue, g.pile("clues"))
        shuffle(g, g.pile("clues"))
        for clue in from_the_bank(g, clues):
            move(g, clue, g.entity(you.clues), -1)
            g.change(clue, owner=you.index)


@step("has", STEPS)
def has(g: EldritchHorror, seat: int, card: str, back: str = "") -> Paper:
    """Somebody has a possession or a condition; of a two-sided one `back` says what waits on its other side."""
    you = investigator_of(g, seat)
    kind = kind_of(card)
    if kind not in DECKS:
        raise ArrangeError(f"{card} is nothing that an investigator has")
    if back and kind not in TWO_SIDED:
        raise ArrangeError(f"{card} has no other side: only spells and conditions have")
    pile: Any = g.entity(you.conditions if kind == "condition" else you.possessions)
    deck = g.pile(DECKS[kind])
    found = fetch_from(g, card, (deck, *(() if kind in TWO_SIDED else (g.pile("reserve"),))), [])
    assert isinstance(found, Paper)
    g.change(found, owner=you.index)
    reveal(g, found)
    move(g, found, pile, -1)
    if kind in TWO_SIDED:
        backs = g.pile(f"backs-{card}")
        if back:
            code = back if back in REGISTRY else f"{card}-{back}"
            move(g, fetch_from(g, code, (backs,), []), backs)
        link(g, found)
        shuffle_two_sided(g, deck)
    return found


@step("actions", STEPS)
def actions(g: EldritchHorror, seat: int, n: int) -> None:
    """It is somebody's turn in the action phase, with so many actions left."""
    you = investigator_of(g, seat)
    for other in range(len(g.seats)):
        g.change(g.seat(other), actions=0)
    g.change(you, actions=n, acted=False)
    g.change(g.clock, phase="action", seat=you.index)


@step("body", STEPS)
def body(g: EldritchHorror, code: str, space: str, by: str = HEALTH, has: str = "", train: int = 0, ship: int = 0,
         clues: int = 0) -> Body:  # fmt: skip
    """An investigator whom nobody plays has fallen: where, for want of what (health, sanity), with which
    assets, artifacts, Spells and clues."""
    played = [g.seat(s).code for s in range(len(g.seats))]
    if kind_of(code) != "investigator" or code in (*played, *[b.code for b in g.all(Body)]):
        raise ArrangeError(f"{code} is no investigator who could lie there")
    things = g.add(Pile(code=f"{code}-possessions", zone=ASIDE))
    held = g.add(Pile(code=f"{code}-clues", zone=ASIDE))
    for name in has.split():
        if kind_of(name) not in ("asset", "artifact", "spell"):
            raise ArrangeError(f"{name} is nothing that the fallen keep (eldritch/defeated.4)")
        card = fetch_from(g, name, (g.pile(DECKS[kind_of(name)]),), [])
        assert isinstance(card, Paper)
        reveal(g, card)
        if kind_of(name) in TWO_SIDED:
            link(g, card)
        move(g, card, things, -1)
    for clue in from_the_bank(g, clues):
        move(g, clue, held, -1)
    return g.add(
        Body(code=code, space=space_of(g, space).id, by=by, train=train, ship=ship, possessions=things.id,
             clues=held.id)
    )  # fmt: skip


@step("fallen", STEPS)
def fallen(g: EldritchHorror, seat: int, out: int = 0) -> None:
    """A seat has lost its investigator, and waits for another; or is out of the game."""
    you = investigator_of(g, seat)
    made = g.registry[you.code].key
    things = g.add(Pile(code=f"{made}-possessions", zone=ASIDE))
    held = g.add(Pile(code=f"{made}-clues", zone=ASIDE))
    g.add(Body(code=made, possessions=things.id, clues=held.id))
    gone(g, you)
    g.change(you, out=bool(out), acted=True)


# ------------------------------------------------------------------ the board


@step("monster", STEPS)
def monster(g: EldritchHorror, code: str, space: str, lost: int = 0) -> Monster:
    """A monster is on a space, and may have lost Health. It does nothing by coming there."""
    if kind_of(code) != "monster":
        raise ArrangeError(f"{code} is no monster")
    found = fetch_from(g, code, (g.pile("cup"), g.pile("set-aside"), g.pile("epic")), [])
    assert isinstance(found, Monster)
    reveal(g, found)
    move(g, found, g.pile("monsters"), -1)
    g.change(found, space=space_of(g, space).id, lost=lost)
    return found


@step("gate", STEPS)
def gate(g: EldritchHorror, space: str) -> Gate:
    """A gate is open."""
    named("gate", space)
    found = fetch_from(g, f"gate-{space}", (g.pile("gate-stack"), g.pile("gate-discard")), [])
    assert isinstance(found, Gate)
    reveal(g, found)
    move(g, found, g.pile("gates"), -1)
    g.change(found, space=space_of(g, space).id)
    return found


@step("clue", STEPS)
def clue(g: EldritchHorror, space: str) -> Any:
    """A clue lies on a space: the one that names it, or another."""
    where = space_of(g, space)
    bank = g.pile("clues")
    try:
        found: Any = fetch_from(g, f"clue-{where.code}", (bank,), [])
    except ArrangeError:
        if not bank.cards:
            raise
        found = g.entity(bank.cards[0])
    reveal(g, found)
    move(g, found, g.pile("clues-on-board"), -1)
    g.change(found, space=where.id, owner=-1)
    return found


@step("tokens-at", STEPS)
def eldritch_tokens(g: EldritchHorror, space: str, n: int) -> None:
    """So many eldritch tokens lie on a space, or with space=omen on the green space of the omen track, or with
    space=sheet on the sheet of the Ancient One."""
    if space == "omen":
        g.change(g.ancient, omen_tokens=n)
    elif space == "sheet":
        g.change(g.ancient, tokens=n)
    else:
        g.change(space_of(g, space), tokens=n)


@step("mystery-token", STEPS)
def mystery_token(g: EldritchHorror, space: str) -> None:
    """The mystery token lies on a space."""
    g.change(space_of(g, space), mystery=True)


@step("tracks", STEPS)
def tracks(g: EldritchHorror, doom: int = AS_IT_IS, omen: int = AS_IT_IS, awake: int = AS_IT_IS) -> None:
    """Where doom and the omen (1 to 4, clockwise from green) are; whether the Ancient One is awake."""
    if omen != AS_IT_IS and not 1 <= omen <= 4:
        raise ArrangeError("the omen track has four spaces, counted from 1")
    if awake > 0 and doom > 0:
        raise ArrangeError("once the Ancient One is awake, doom stays at 0 (eldritch/doom.5)")
    if doom != AS_IT_IS:
        g.change(g.ancient, doom=doom)
    if omen != AS_IT_IS:
        g.change(g.ancient, omen=omen - 1)
    if awake != AS_IT_IS:
        leave_index(g, g.ancient)
        g.change(g.ancient, awake=bool(awake), doom=0 if awake else g.ancient.doom)
        enter_index(g, g.ancient)


@step("reserve", STEPS)
def reserve(g: EldritchHorror, cards: str = "") -> None:
    """Exactly these cards are the reserve."""
    pile = g.pile("reserve")
    for card in g.cards(pile):
        move(g, card, g.pile("assets"))
    for name in cards.split():
        card = fetch_from(g, name, (g.pile("assets"), g.pile("assets-discard")), [])
        reveal(g, card)
        move(g, card, pile, -1)
    shuffle(g, g.pile("assets"))


# ------------------------------------------------------------------ mysteries and mythos


@step("mystery", STEPS)
def mystery(g: EldritchHorror, code: str = "", tokens: int = 0, solved: int = AS_IT_IS) -> None:
    """This is the current mystery (without a code there is none), with tokens on it; so many others are solved. What it
    does when it comes into play is not done."""
    deck = g.pile("mysteries")
    for card in (*g.cards("mystery"), *(g.cards("solved") if solved != AS_IT_IS else ())):
        g.change(card, tokens=0, hurt=0)
        move(g, card, deck)
    shuffle(g, deck)
    if code:
        found = fetch_from(g, code, (deck,), [])
        reveal(g, found)
        move(g, found, g.pile("mystery"))
        g.change(found, tokens=tokens)
    if solved > len(g.cards(deck)):
        raise ArrangeError(f"only {len(g.cards(deck))} other mysteries can be solved, not {solved}")
    for card in g.cards(deck)[: max(0, solved)]:
        reveal(g, card)
        move(g, card, g.pile("solved"))


@step("ongoing", STEPS)
def ongoing(g: EldritchHorror, code: str, tokens: int = AS_IT_IS) -> Paper:
    """A mythos card is in play, with its token where it belongs, and so many tokens on it (Spreading Sickness: of
    Health). What it does on coming there is not done."""
    made = definition(g, Paper(code=code)) if kind_of(code) == "mythos" else None
    if made is None or not made.facts["ongoing"]:
        raise ArrangeError(f"{code} is no card that stays in play")
    found = fetch(g, code, g.pile("mythos-in-play"))
    assert isinstance(found, Paper)
    reveal(g, found)
    move(g, found, g.pile("mythos-in-play"), -1)
    where, sick = made.facts.get("rumor_space"), bool(made.facts.get("health_tokens"))
    given = int(made.facts.get("tokens") or 0) if tokens == AS_IT_IS else tokens
    g.change(found, space=g.space(where).id if where else 0, tokens=0 if sick else given, hurt=given if sick else 0)
    return found


@step("next", STEPS)
def next_(g: EldritchHorror, pile: str, codes: str) -> None:
    """The next cards or tokens of a pile, unseen, the first on top: mythos, general, america, research, other-world,
    special, clues, gate-stack, cup, assets, artifacts, mysteries; of spells and conditions the last ones count."""
    find_pile(g, pile)
    if pile in ("spells", "conditions"):
        bottom(g, pile, codes)
    else:
        on_top(g, pile, codes)


def bottom(g: EldritchHorror, pile: str, codes: str) -> None:
    """These lie at the bottom of a two-sided deck, the first lowest."""
    deck = g.pile(pile)
    chosen: list[Any] = []
    for code in codes.split():
        chosen.append(fetch_from(g, code, (deck,), chosen))
    for card in reversed(chosen):
        move(g, card, deck, -1)


@step("expedition", STEPS)
def expedition(g: EldritchHorror, place: str, n: int = 0) -> None:
    """The active expedition is there; with n, the next card of it is this one."""
    named("expedition", place)
    on_top(g, "expedition", f"expedition-{place}")
    if n:
        if f"{place}-{n}" not in REGISTRY:
            raise ArrangeError(f"the cards of {place} are 1 to 3, not {n}")
        on_top(g, f"expedition-{place}", f"{place}-{n}")
    show_expedition(g)


@step("gone", STEPS)
def out_of_the_game(g: EldritchHorror, pile: str, n: int = 0) -> None:
    """A pile has only so many cards or tokens left; the others are in the box."""
    target = find_pile(g, pile)
    if not 0 <= n <= len(g.cards(target)):
        raise ArrangeError(f"{pile} has {len(g.cards(target))} cards: {n} of them cannot be left")
    for card in g.cards(target)[n:]:
        move(g, card, g.pile("box"))

"""Gaining and losing cards, money, clues, remnants and focus (chapters "asset", "item", "spell", "ally", "special
cards", "starting card", "condition", "money", "clue", "remnant", "focus")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some, options_for
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import LAST, flip, move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, carry_out, heeded, occur, settle
from rulebound.games.ah3.rules.parts import EXTRA_ACTIONS, mark_used
from rulebound.games.ah3.rules.piles import discard, link, reveal_until
from rulebound.games.ah3.state import (
    ALLY,
    BLESSED,
    CURSED,
    DARK_PACT,
    DISPLAY,
    ITEM,
    SKILLS,
    SPELL,
    ArkhamHorror,
    Investigator,
    Neighbourhood,
    Paper,
    asset,
    assets,
    definition,
    has_trait,
    hood_of,
)

DECKS = {ITEM: "items", SPELL: "spells", ALLY: "allies"}
OPPOSITE = {BLESSED: CURSED, CURSED: BLESSED}
FATED = Stat("fated")
"""Forbidden: being blessed or cursed (asked of the investigator)."""
UNLIMITED = 99
FOCUS_EACH = Stat("focus-each", base=1)
"""How often one can focus one skill (asked of the investigator)."""


class Gained(Event):
    """Somebody has gained a card: `about` the investigator, `card` the asset, from the deck or not."""

    card: int = 0
    deck: bool = False


class ClueGained(Event):
    """Somebody has gained clues from a neighbourhood."""

    n: int = 0


class RemnantsSpent(Event):
    """Somebody has spent remnants, on whatever."""

    n: int = 0


# ------------------------------------------------------------------ taking a card


@flow(cite="ah3/401.1 /436.5 /478.5 /484.3")
def take(g: ArkhamHorror, you: Investigator, card: Paper, cite: str = "", deck: bool = False) -> Steps[None]:
    """A card comes to somebody."""
    reveal(g, card)
    g.change(card, owner=you.index)
    if card.code == DARK_PACT:
        link(g, card)
    move(g, card, g.entity(you.assets), LAST)
    g.tell("ah3-log-gains", cite, seat=you, card=card)
    hasten(g, you, card)
    gained = definition(g, card).facts.get("gained")
    if gained is not None:
        yield from carry_out(g, card, gained.later(card, you))
    if heeded(g, Gained):
        yield from occur(g, Gained(about=you.id, card=card.id, deck=deck))


@cite("ah3/201.3 /418.3 /424.4")
def hasten(g: ArkhamHorror, you: Investigator, card: Paper) -> None:
    """Who comes by a card that gives an action more in their own turn has that action still, unless somebody has used
    the card already."""
    if g.clock.phase == "action" and g.clock.seat == you.index and card.user < 0:
        n = sum([m.by(g, card) for stat, m in definition(g, card).granting if stat == EXTRA_ACTIONS.key])
        if n:
            g.change(you, actions=you.actions + n)
            mark_used(g, you, card)
            g.tell("ah3-log-hastened", "ah3/418.3", seat=you, card=card)


@flow(cite="ah3/436.5 .6 /484.3 /462.3 .3a /005.2")
def gain_from_deck(g: ArkhamHorror, you: Investigator, kind: str, trait: str = "") -> Steps[bool]:
    """The top ally or spell, or the first with a trait. False if there is none."""
    deck = g.pile(DECKS[kind])
    found = reveal_until(g, deck, lambda c: not trait or has_trait(g, c, trait))
    if not found:
        g.tell("ah3-log-none", "ah3/005.2", seat=you, kind=Term(f"ah3-kind-{kind}"))
        return False
    clause = "ah3/462.3" if trait else "ah3/436.5" if kind == SPELL else "ah3/484.3"
    yield from take(g, you, found[0], clause, True)
    return True


@cite("ah3/478.5 .6")
def suits(g: ArkhamHorror, card: Any, trait: str, least: int = 0, most: int = 0) -> bool:
    """Is it an item of this trait, and of a price between these?"""
    return (not trait or has_trait(g, card, trait)) and least <= definition(g, card).price <= (most or UNLIMITED)


@flow(cite="ah3/478.5 .6 /414.2 .4 /005.2")
def gain_item(g: ArkhamHorror, you: Investigator, trait: str = "", least: int = 0, most: int = 0) -> Steps[bool]:
    """An item: one of those in the display that fit, or the first of the deck that does."""
    shown = tuple([c for c in g.cards("display") if suits(g, c, trait, least, most)])
    deck = g.pile("items")
    options = options_for(g, shown, "take", seat=you.index)
    if deck.cards:
        options = (*options, Option("from-deck", "ah3-option-from-deck", (), (), ("ah3/478.6",)))
    if not options:
        g.tell("ah3-log-none", "ah3/005.2", seat=you, kind=Term("ah3-kind-item"))
        return False
    picked = yield from choose(
        g, you.index, options, "ah3-prompt-gain-item", cite="ah3/478.6" if trait else "ah3/478.5"
    )
    if picked.key != "from-deck":
        yield from take(g, you, g.entity(picked.about[0]), "ah3/478.6" if trait else "ah3/478.5")
        restock(g)
        return True
    found = reveal_until(g, deck, lambda c: suits(g, c, trait, least, most))
    if not found:
        g.tell("ah3-log-none", "ah3/005.2", seat=you, kind=Term("ah3-kind-item"))
        return False
    yield from take(g, you, found[0], "ah3/478.6" if trait else "ah3/478.5", True)
    return True


@cite("ah3/414.1 .4 /107.2")
def restock(g: ArkhamHorror, cite: str = "ah3/414.4") -> None:
    """The display is filled up to five from the deck of items."""
    display, deck = g.pile("display"), g.pile("items")
    while len(display.cards) < DISPLAY and deck.cards:
        card = g.entity(deck.cards[0])
        reveal(g, card)
        move(g, card, display, LAST)
        g.tell("ah3-log-display", cite, card=card)


@cite("ah3/463.5 /005.2")
def special_left(g: ArkhamHorror, code: str) -> Any:
    """The special (or starting) card of this name, if nobody has it."""
    return next((c for pile in ("special", "starting") for c in g.cards(pile) if c.code == code), None)


@flow(cite="ah3/463.3 .4 .5 /005.2")
def gain_special(g: ArkhamHorror, you: Investigator, code: str) -> Steps[bool]:
    """A special card by its name."""
    card = next((c for c in g.cards("special") if c.code == code), None)
    if card is None:
        g.tell("ah3-log-not-there", "ah3/005.2", seat=you, thing=Term(f"ah3-{code}"))
        return False
    yield from take(g, you, card, "ah3/463.5")
    return True


# ------------------------------------------------------------------ conditions


@cite("ah3/488.4 .5 /400.1h /005.2 /002")
def can_become(g: ArkhamHorror, you: Investigator, code: str) -> bool:
    """Could it be gained, or chosen as a price? Not by who has it; a blessing or curse can always answer its
    opposite."""
    if code in OPPOSITE:
        if forbidden(g, you, FATED) is not None:
            return False
        if asset(g, you, OPPOSITE[code]) is not None:
            return True
    if asset(g, you, code) is not None:
        return False
    return unused_condition(g, code) is not None


def why_not(g: ArkhamHorror, you: Investigator, code: str) -> str:
    """The clause by which somebody cannot gain a condition: a card forbids it, they have it, or no card is left."""
    clauses = forbidden(g, you, FATED) if code in OPPOSITE else None
    if clauses is not None:
        return " ".join(clauses)
    return "ah3/488.4" if asset(g, you, code) is not None else "ah3/005.2"


def unused_condition(g: ArkhamHorror, code: str) -> Any:
    """A card for a condition: blessed and cursed are two sides of the same cards."""
    side = BLESSED if code == CURSED else code
    return next((c for c in g.cards("conditions") if c.code == side), None)


@flow(cite="ah3/488.2 .3 .4 .6")
def become(g: ArkhamHorror, you: Investigator, code: str) -> Steps[bool]:
    """Somebody gains a condition, if they do not have it; its opposite is discarded instead."""
    if not you.code or not can_become(g, you, code):
        if you.code:
            g.tell("ah3-log-no-condition", why_not(g, you, code), seat=you, thing=Term(f"ah3-{code}"))
        return False
    opposite = asset(g, you, OPPOSITE.get(code, ""))
    if opposite is not None:
        discard(g, opposite)
        return False
    card = unused_condition(g, code)
    if code == CURSED:
        flip(g, card)
    yield from take(g, you, card, "ah3/488.6")
    return True


# ------------------------------------------------------------------ money, remnants, clues


@flow(cite="ah3/417.1 .2 /005.3")
def gain_money(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> Any:
    if you.code and n > 0:
        g.change(you, money=you.money + n)
        g.tell("ah3-log-money", cite, seat=you, n=n)


@cite("ah3/411.1 /417.1")
def pay(g: ArkhamHorror, you: Investigator, n: int, cite: str) -> None:
    """So many dollars, which they have, for something."""
    g.change(you, money=you.money - n)
    g.tell("ah3-log-pays", cite, seat=you, n=n)


@flow(cite="ah3/417.1 /003")
def lose_money(g: ArkhamHorror, you: Investigator, n: int) -> Any:
    """As much as there is."""
    n = min(n, you.money)
    if n:
        g.change(you, money=you.money - n)
        g.tell("ah3-log-loses-money", seat=you, n=n)
    elif you.code:
        g.tell("ah3-log-no-money", "ah3/003", seat=you)


@flow(cite="ah3/434.1 .4")
def gain_remnants(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> Any:
    if you.code and n > 0:
        g.change(you, remnants=you.remnants + n)
        g.tell("ah3-log-remnant", cite, seat=you, n=n)


@flow(cite="ah3/411.1 /434.3")
def spend_remnants(g: ArkhamHorror, you: Investigator, n: int, cite: str = "ah3/434.3") -> Steps[None]:
    """So many remnants go back to the supply, for something."""
    if n > 0:
        g.change(you, remnants=you.remnants - n)
        g.tell("ah3-log-remnants-spent", cite, seat=you, n=n)
        if heeded(g, RemnantsSpent):
            yield from occur(g, RemnantsSpent(about=you.id, n=n))


@flow(cite="ah3/428.5 .6 /470.6")
def gain_clue(g: ArkhamHorror, you: Investigator, hood: Neighbourhood | None = None) -> Steps[bool]:
    """A clue from one's neighbourhood (or that of the encounter), if there is one."""
    where = hood or hood_of(g, you)
    if where is None or not where.clues:
        g.tell("ah3-log-no-clue", "ah3/428.5", seat=you)
        return False
    g.change(where, clues=where.clues - 1)
    g.change(you, clues=you.clues + 1)
    g.tell("ah3-log-clue-gained", "ah3/428.6", seat=you, hood=where)
    contact = g.contact
    if contact is not None and contact.who == you.index and contact.hood == where.id:
        g.change(g.entity(contact.card), clues=1)  # an event card that has given its clue
    if heeded(g, ClueGained):
        yield from occur(g, ClueGained(about=you.id, n=1))
    return True


@flow(cite="ah3/406.1 .2 /301.2 /428.7")
def research_clues(g: ArkhamHorror, you: Investigator, n: int) -> Steps[int]:
    """So many of one's own clues go to the sheet together."""
    n = min(n, you.clues)
    if n > 0:
        g.change(you, clues=you.clues - n)
        yield from clues_to_sheet(g, n, "ah3/406.1", you)
    return n


@flow(cite="ah3/406.1 /301.2")
def clues_to_sheet(g: ArkhamHorror, n: int = 1, cite: str = "", you: Investigator | None = None) -> Steps[None]:
    """Clues come to the sheet; then the codex is looked at."""
    g.change(g.sheet, clues=g.sheet.clues + n)
    g.touch(g.sheet)
    g.tell("ah3-log-sheet-clues", cite, n=n, all=g.sheet.clues)
    yield from settle(g)


@cite("ah3/411.1")
def spend_sheet_clues(g: ArkhamHorror, n: int, cite: str = "") -> None:
    """Clues leave the sheet for the supply."""
    g.change(g.sheet, clues=g.sheet.clues - n)
    g.touch(g.sheet)
    g.tell("ah3-log-sheet-clues-spent", cite, n=n, all=g.sheet.clues)


# ------------------------------------------------------------------ focus


@cite("ah3/445.8 .11 /429.2c")
def printed_limit(g: ArkhamHorror, you: Investigator) -> int:
    """The focus limit of the sheet; without one there is none."""
    said = definition(g, you).facts["focus"]
    if said is None:
        return UNLIMITED
    return int(said) if isinstance(said, int) else int(said(g, you))


FOCUS_LIMIT = Stat("focus-limit", base=printed_limit)
"""How many focus tokens one can have (asked of the investigator)."""


def focus_count(you: Investigator) -> int:
    return you.lore + you.influence + you.observation + you.strength + you.will


@cite("ah3/422.3 /445.2 .5 .10 /492.1")
def can_focus(g: ArkhamHorror, you: Investigator, skill: str = "") -> bool:
    """Is there a skill (or this one) that is not focused as often as it can be?"""
    most = g.value(you, FOCUS_EACH)
    return any(int(getattr(you, s)) < most for s in ((skill,) if skill else SKILLS))


@flow(cite="ah3/445.3 .4 .5 .9 .10 .12 /422.3 .4 /001")
def focus(g: ArkhamHorror, you: Investigator, skill: str = "", beyond: bool = False) -> Steps[bool]:
    """One skill is focused, that one or one of one's choice. Above the limit a token is discarded, unless the effect
    goes beyond it."""
    if not you.code:
        return False
    if not can_focus(g, you, skill):
        if skill:
            g.tell("ah3-log-focused", "ah3/445.5", seat=you, skill=Term(f"ah3-{skill}"))
        else:
            g.tell("ah3-log-all-focused", "ah3/445.5", seat=you)
        return False
    if not skill:
        options = tuple([
            Option(f"focus {s}", "ah3-option-skill", (("skill", Term(f"ah3-{s}")),)) for s in SKILLS
            if can_focus(g, you, s)
        ])  # fmt: skip
        picked = yield from choose(g, you.index, options, "ah3-prompt-focus", cite="ah3/445.3")
        skill = picked.key.split()[1]
    g.change(you, **{skill: getattr(you, skill) + 1})
    g.tell("ah3-log-focus", "ah3/445.4", seat=you, skill=Term(f"ah3-{skill}"))
    if not beyond and focus_count(you) > g.value(you, FOCUS_LIMIT):
        yield from drop_focus(g, you, 1, "ah3/445.9")
    return True


@flow(cite="ah3/445.9 /422.4 /003")
def drop_focus(g: ArkhamHorror, you: Investigator, n: int, cite: str) -> Steps[int]:
    """So many focus tokens are discarded, of one's choice; all if there are fewer."""
    if not focus_count(you):
        g.tell("ah3-log-no-focus", "ah3/003", seat=you)
    options = tuple([
        Option(f"drop {s} {k + 1}" if k else f"drop {s}", "ah3-option-drop-focus", (("skill", Term(f"ah3-{s}")),),
               value=0)
        for s in SKILLS for k in range(getattr(you, s))
    ])  # fmt: skip
    picked = yield from choose_some(g, you.index, options, n, n, "ah3-prompt-drop-focus", (("n", n),), cite)
    for option in picked:
        skill = option.key.split()[1]
        g.change(you, **{skill: getattr(you, skill) - 1})
        g.tell("ah3-log-focus-gone", cite, seat=you, skill=Term(f"ah3-{skill}"))
    return len(picked)


# ------------------------------------------------------------------ losing cards


@flow(cite="ah3/401.10")
def discard_some(g: ArkhamHorror, you: Investigator, cards: tuple[Paper, ...], n: int) -> Steps[int]:
    """So many of these are discarded, whichever one likes; all of them if there are fewer."""
    if not cards:
        g.tell("ah3-log-nothing-to-discard", "ah3/003", seat=you)
    options = options_for(g, cards, "discard", seat=you.index)
    picked = yield from choose_some(g, you.index, options, n, n, "ah3-prompt-discard", (("n", n),), cite="ah3/401.10")
    for option in picked:
        discard(g, g.entity(option.about[0]))
    return len(picked)


def items_of(g: ArkhamHorror, you: Investigator, trait: str = "") -> tuple[Any, ...]:
    return tuple([
        c for c in assets(g, you) if definition(g, c).kind == ITEM and (not trait or has_trait(g, c, trait))
    ])  # fmt: skip

"""Tests: the dice pool, hands, rolling, changing the roll, the result (chapters "test", "skill", "focus", "roll")."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import PASS, choose, choose_some
from rulebound.core.game.game import TEST, Line, seats_from
from rulebound.core.game.values import Stat
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, heeded, occur, use_freely
from rulebound.games.ah3.rules.losing import pay
from rulebound.games.ah3.rules.parts import (
    ANY,
    CAST,
    EXTRA,
    ONE_OR_ALL,
    Bonus,
    Nudge,
    Reroll,
    amount,
    fits,
    hands_of,
    mark_used,
)
from rulebound.games.ah3.state import (
    LORE,
    SKILLS,
    TRADED,
    ArkhamHorror,
    Deed,
    Investigator,
    Paper,
    Test,
    assets,
    at_hand,
    definition,
)

DICE, POOL = "dice", "pool"
"""Kinds of ability: what changes dice that lie, and what gives more before they are rolled."""
HANDS = 2
SUCCESS = 5
REROLL = "ah3-prompt-reroll"


def _skill(skill: str) -> Stat:
    return Stat(skill, base=lambda g, you: printed_skill(g, you, skill))


@cite("ah3/466.2a /445.6 /429.2f /492.2")
def printed_skill(g: ArkhamHorror, you: Investigator, skill: str) -> int:
    """As printed on the sheet, and the focus tokens on it."""
    n = int(definition(g, you).facts[skill])
    n += int(getattr(you, skill))
    return n


SKILL = {skill: _skill(skill) for skill in SKILLS}
"""The value of each skill (asked of the investigator)."""
REROLLED = Stat("rerolled-by-focus", base=1)
"""How many dice a focus token lets one roll again (asked of the investigator)."""
ALL_DICE = 99
BY_TOKEN, BY_CARD = "ah3/466.4a", "ah3/466.4b"
"""By which clause dice are rolled again or changed: for a focus or clue token, or by a card."""


class Testing(Event):
    """A test is about to be rolled: the last moment before the dice are counted."""

    test: int = 0


class FocusSpent(Event):
    """A focus token was spent to roll dice again."""

    skill: str = ""


class Tested(Event):
    """A test is over."""

    test: int = 0
    result: int = 0


class SpellCast(Event):
    """A spell was cast: `about` the caster, `card` the spell, `result` of its test."""

    card: int = 0
    result: int = 0


# ------------------------------------------------------------------ how many dice


@cite("ah3/466.2c /436.10")
def hands_left(g: ArkhamHorror, it: Test) -> int:
    """Two hands for a test, of which a spell that is cast by it takes its own; during an action two over all of it."""
    deed = g.deed
    if deed is not None and deed.who == it.who:
        return HANDS - deed.hands
    full = it.held
    if CAST in it.sorts:
        full = (*full, it.card)
    return HANDS - sum([hands_of(g, g.entity(c)) for c in full])


@cite("ah3/466.2c")
def in_hand(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[int, ...]:
    """The cards that are held in the test, or have been held since the action began."""
    deed = g.deed
    return (*it.held, *deed.held) if deed is not None and deed.who == you.index else it.held


def bonuses_of(g: ArkhamHorror, you: Investigator, it: Test, card: Any) -> int:
    """What one card adds to the test."""
    found: tuple[Bonus, ...] = definition(g, card).facts.get("bonuses", ())
    return sum([amount(g, b.n, card, you) for b in found if fits(it, b)])


@cite("ah3/466.2c .2d /436.10")
def bonus(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """What assets add: those without hands by themselves, those with hands if they are held."""
    held = in_hand(g, you, it)
    return sum([
        bonuses_of(g, you, it, c) for c in assets(g, you)
        if at_hand(c, you) and (c.id in held if hands_of(g, c) else c.id not in it.spared)
    ])  # fmt: skip


@cite("ah3/466.2a .2b .2c .2d /492.2")
def pool_of(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """Skill with focus, the modifier of the test, what assets and other effects add."""
    return g.value(you, SKILL[it.skill]) + it.modifier + bonus(g, you, it) + it.more + g.value(it, EXTRA)


@cite("ah3/466.3b")
def dice_for(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """The pool, but never less than one die."""
    return max(1, pool_of(g, you, it))


@cite("ah3/466.5a /002")
def success_from(g: ArkhamHorror, you: Investigator) -> int:
    """The lowest result that is a success: 5, unless a card or the sheet says otherwise. Who only succeeds with a 6
    does so whatever else they have."""
    said = [n for n in (definition(g, t).facts.get("succeeds", 0) for t in (you, *assets(g, you))) if n]
    return SUCCESS if not said else max(said)


@cache
def chance(dice: int, lowest: int) -> Fraction:
    """The chance of at least one success."""
    return 1 - Fraction(lowest - 1, 6) ** dice


def told_chance(line: Line) -> Fraction | None:
    """What a line of the log says about a test that is about to be rolled."""
    if line.text != "ah3-log-test":
        return None
    told: Any = dict(line.args)
    return chance(told["n"], told["lowest"])


# ------------------------------------------------------------------ the result


@cite("ah3/466.5a .4d")
def successes(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """How many there are as the dice lie, with what was added."""
    lowest, lift = success_from(g, you), lifted(g, you, it)
    twice = doubles(g, you, it)
    return sum(2 if d + lift >= 6 and twice else 1 for d in it.dice if d + lift >= lowest) + it.added


@cite("ah3/466.4b")
def lifted(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """What is added to every die; a die counts as no more than a 6."""
    parts = [definition(g, c).facts.get("lifts") for c in assets(g, you)]
    return sum([int(p.n) for p in parts if p is not None and fits(it, p)])


def lowest_success(g: ArkhamHorror, you: Investigator, it: Test) -> int:
    """The lowest number on a die that makes the test passed; with a success that no die shows, any does."""
    return 1 if it.added else max(1, success_from(g, you) - lifted(g, you, it))


def doubles(g: ArkhamHorror, you: Investigator, it: Test) -> bool:
    """Is something held by which each 6 counts twice?"""
    held = [c for c in assets(g, you) if c.id in it.held and definition(g, c).facts.get("doubles")]
    return bool(held)


@flow(cite="ah3/466.1 .5a .5b .5c /492.3")
def test(
    g: ArkhamHorror, you: Investigator, skill: str, modifier: int = 0, sorts: tuple[str, ...] = (), more: int = 0,
    card: Any = None, monster: Any = None, added: int = 0,
) -> Steps[int]:  # fmt: skip
    """A test to its end. The number of successes: with one or more it is passed."""
    made = Test(who=you.index, skill=skill, modifier=modifier, sorts=sorts, more=more, card=card.id if card else 0,
                monster=monster.id if monster else 0, added=added)  # fmt: skip
    _, result = yield from within(g, Scope(kind=TEST, owner=you.index), testing, you, g.transient(made))
    return int(result or 0)


@flow(cite="ah3/466.2a .2b .2c .2d .3a .3b .3c .4e .5a .5b /453.1")
def testing(g: ArkhamHorror, you: Investigator, it: Test) -> Steps[int]:
    """The four steps: the pool, the roll, what changes it, the result."""
    if heeded(g, Testing):
        yield from occur(g, Testing(about=you.id, test=it.id))
    yield from take_up(g, you, it)
    mark_bonuses(g, you, it)
    dice, lowest = dice_for(g, you, it), lowest_success(g, you, it)
    clause = "ah3/466.2a" if pool_of(g, you, it) > 0 else "ah3/466.3b"
    g.tell("ah3-log-test", clause, seat=you, skill=Term(f"ah3-{it.skill}"), n=dice, lowest=lowest,
           chance=round(100 * chance(dice, lowest)))  # fmt: skip
    g.change(it, dice=roll(g, dice))
    g.tell("ah3-log-roll", "ah3/466.3a", seat=you, dice=shown(it.dice), n=successes(g, you, it))
    yield from reconsider(g, you, it)
    result = successes(g, you, it)
    g.tell("ah3-log-passed" if result else "ah3-log-failed", "ah3/466.5b", seat=you, n=result)
    yield from occur(g, Tested(about=you.id, test=it.id, result=result))
    if CAST in it.sorts and heeded(g, SpellCast):
        yield from occur(g, SpellCast(about=you.id, card=it.card, result=result))
    return result


def shown(dice: tuple[int, ...]) -> str:
    return " ".join([str(d) for d in sorted(dice, reverse=True)])


def the_test(g: ArkhamHorror) -> Test:
    """The test that is going on, for whatever is used in it."""
    it = g.test
    assert it is not None
    return it


# ------------------------------------------------------------------ the pool


@flow(cite="ah3/466.2c .2d")
def take_up(g: ArkhamHorror, you: Investigator, it: Test) -> Steps[None]:
    """What is held in the test, and what else gives dice. It is held unasked where nobody could wish otherwise: it
    all fits into two hands, and nothing of it could be of use to somebody else in this phase."""
    offered = to_hold(g, you, it)
    if fits_together(g, you, it, offered) and not lends(g, you):
        for card in offered:
            hold(g, you, it, card)
    while True:
        options = (*holding(g, you, it), *sparing(g, you, it), *pool_abilities(g, you.index))
        if not options:
            break
        words = (("n", dice_for(g, you, it)), ("skill", Term(f"ah3-{it.skill}")))
        picked = yield from choose(g, you.index, (*options, PASS), "ah3-prompt-pool", words, "ah3/466.2c")
        if picked.key == PASS.key:
            break
        if picked.call is not None:
            yield from use_freely(g, picked, you)
        elif picked.key.startswith("spare "):
            g.change(it, spared=(*it.spared, *picked.about))
        else:
            for id in picked.about:
                hold(g, you, it, g.entity(id))


def to_hold(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[Any, ...]:
    """Cards with hands that could be held for this test, and would add to it."""
    left, held = hands_left(g, it), in_hand(g, you, it)
    return tuple([
        c for c in assets(g, you)
        if 0 < hands_of(g, c) <= left and c.id not in held and at_hand(c, you) and helps(g, you, it, c)
    ])  # fmt: skip


def helps(g: ArkhamHorror, you: Investigator, it: Test, card: Any) -> bool:
    facts = definition(g, card).facts
    part = facts.get("dice")
    if part is not None and fits(it, part):
        return not isinstance(part, Reroll) or isinstance(part.n, int | str) or part.n(g, card, you) > 0
    return any(fits(it, b) for b in facts.get("bonuses", ()))


@cite("ah3/466.2c /436.10")
def fits_together(g: ArkhamHorror, you: Investigator, it: Test, cards: tuple[Any, ...]) -> bool:
    """Can all of these be held, whatever spells may want hands during the same action, and what helps to cast them? A
    card that is better without the others does not fit with any."""
    if len(cards) > 1 and any(definition(g, c).facts.get("alone") for c in cards):
        return False
    more = [c for c in wanted_later(g, you, it) if c not in cards]
    return sum([hands_of(g, c) for c in (*cards, *more)]) <= hands_left(g, it)


@cite("ah3/436.10")
def wanted_later(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[Any, ...]:
    """Spells with hands that may be cast during such an action, and the cards with hands that help to cast them."""
    held = in_hand(g, you, it)
    mine = [c for c in assets(g, you) if hands_of(g, c) and c.id not in held and at_hand(c, you)]
    spells = [c for c in mine if any(sort in it.sorts for sort in definition(g, c).facts.get("during", "").split())]
    casting = Test(who=you.index, skill=LORE, sorts=(CAST,))
    return (*spells, *[c for c in mine if spells and c not in spells and helps(g, you, casting, c)])


@cite("ah3/424.4")
def lends(g: ArkhamHorror, you: Investigator) -> bool:
    """Could somebody else have what they use now, and use it in this phase? Who has had their turn could not."""
    deed = g.deed
    if g.clock.phase != "action" or deed is None or deed.who != you.index:
        return False
    return any(i is not you and not i.acted for i in g.investigators)


def holding(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[Option, ...]:
    """Each card that could be held, and all of them, if they fit."""
    cards = to_hold(g, you, it)
    options = [
        Option(f"hold {c.handle(g)}", "ah3-option-hold", (("thing", g.word(c)), ("n", hands_of(g, c))), (c.id,),
               ("ah3/466.2c",))
        for c in cards
    ]  # fmt: skip
    if len(cards) > 1 and fits_together(g, you, it, cards):
        together = Option("hold-all", "ah3-option-hold-all", (), tuple([c.id for c in cards]), ("ah3/466.2c",))
        options = [together, *options]
    return tuple(options)


@cite("ah3/466.2c /424.4")
def sparing(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[Option, ...]:
    """What helps by lying there can be left out, where somebody else could use it in this phase."""
    if not lends(g, you):
        return ()
    return tuple([
        Option(f"spare {c.handle(g)}", "ah3-option-spare", (("thing", g.word(c)),), (c.id,), ("ah3/424.4",))
        for c in helpers(g, you, it) if definition(g, c).kind in TRADED
    ])  # fmt: skip


def helpers(g: ArkhamHorror, you: Investigator, it: Test) -> tuple[Any, ...]:
    """What helps in the test by lying there, unless it is left out."""
    return tuple([
        c for c in assets(g, you)
        if at_hand(c, you) and not hands_of(g, c) and c.id not in it.spared and bonuses_of(g, you, it, c)
    ])  # fmt: skip


@cite("ah3/466.2c /424.4")
def hold(g: ArkhamHorror, you: Investigator, it: Test, card: Any) -> None:
    """A card is in hand from now on: for the test, or for the whole action."""
    g.change(it, held=(*it.held, card.id))
    mark_used(g, you, card)
    fill_hands(g, you, card)
    g.tell("ah3-log-holds", "ah3/466.2c", seat=you, card=card)


@cite("ah3/466.2c /436.10")
def fill_hands(g: ArkhamHorror, you: Investigator, card: Any) -> None:
    """Its hands are full for the rest of the action."""
    deed: Deed | None = g.deed
    if deed is not None and deed.who == you.index and card.id not in deed.held:
        g.change(deed, hands=deed.hands + hands_of(g, card), held=(*deed.held, card.id))


@cite("ah3/424.4")
def mark_standing(g: ArkhamHorror, you: Investigator, *stats: Stat) -> None:
    """The same for what counts by lying there: whatever changes one of these numbers."""
    keys = [s.key for s in stats]
    for card in assets(g, you):
        if any(stat in keys for stat, _ in definition(g, card).granting):
            mark_used(g, you, card)


@cite("ah3/424.4")
def mark_bonuses(g: ArkhamHorror, you: Investigator, it: Test) -> None:
    """And for what adds to a test without being held."""
    for card in helpers(g, you, it):
        mark_used(g, you, card)


def pool_abilities(g: ArkhamHorror, seat: int) -> tuple[Option, ...]:
    you = g.seat(seat)
    return tuple([
        a.option(g, this, you) for this, a in g.policy.usable(g, POOL, seat) if not a.checks(g, this, you, None)
    ])  # fmt: skip


# ------------------------------------------------------------------ changing the roll


@flow(cite="ah3/466.4a .4b .4d .4e /445.7 /428.7")
def reconsider(g: ArkhamHorror, you: Investigator, it: Test) -> Steps[None]:
    """Dice are rolled again and changed, and successes added, in any order, until all pass in a row; the new result
    counts."""
    left = seats_from(len(g.seats), you.index)
    while left:
        seat = left[0]
        options = ways_to_change(g, g.seat(seat), you, it)
        if not options:
            left = left[1:]
            continue
        words = (("dice", shown(it.dice)), ("n", successes(g, you, it)))
        picked = yield from choose(g, seat, (*options, PASS), REROLL, words, "ah3/466.4e")
        if picked.call is None:
            left = left[1:]
        else:
            yield from use_freely(g, picked, g.seat(seat))
            left = seats_from(len(g.seats), seat)


@cite("ah3/466.4a .4b")
def ways_to_change(g: ArkhamHorror, by: Investigator, you: Investigator, it: Test) -> tuple[Option, ...]:
    """What can still be used: cards, and for whoever tests focus and clues, as many as there are. Nothing says that
    a die has to have failed: what is spent on rolling it again may be worth more than its success."""
    out: list[Option] = [
        a.option(g, this, by) for this, a in g.policy.usable(g, DICE, by.index) if not a.checks(g, this, by, None)
    ]
    if by is not you:
        return tuple(out)
    for skill in SKILLS:
        if getattr(you, skill):
            n = min(g.value(you, REROLLED), ALL_DICE)
            said = "ah3-option-reroll-focus-any" if n == ALL_DICE else "ah3-option-reroll-focus"
            words = (("skill", Term(f"ah3-{skill}")), *((("n", n),) if n < ALL_DICE else ()))
            out.append(Option(f"spend-focus {skill}", said, words, (), ("ah3/466.4a", "ah3/445.7"),
                              reroll_with_focus.later(you, it, skill)))  # fmt: skip
    if you.clues:
        out.append(Option("spend-clue", "ah3-option-reroll-clue", (("n", you.clues),), (), ("ah3/466.4a",),
                          reroll_with_clue.later(you, it)))  # fmt: skip
    return tuple(out)


@flow(cite="ah3/466.4a /445.7 /411.1")
def reroll_with_focus(g: ArkhamHorror, you: Investigator, it: Test, skill: str) -> Steps[None]:
    """A focus token is spent to roll one die again, or as many as a card says."""
    g.change(you, **{skill: getattr(you, skill) - 1})
    mark_standing(g, you, REROLLED)
    g.tell("ah3-log-focus-spent", "ah3/466.4a", seat=you, skill=Term(f"ah3-{skill}"))
    yield from roll_again(g, you, it, 1, g.value(you, REROLLED))
    if heeded(g, FocusSpent):
        yield from occur(g, FocusSpent(about=you.id, skill=skill))


@flow(cite="ah3/466.4a /428.7 /411.1")
def reroll_with_clue(g: ArkhamHorror, you: Investigator, it: Test) -> Steps[None]:
    """A clue is spent to roll one die again."""
    g.change(you, clues=you.clues - 1)
    g.tell("ah3-log-clues-spent", "ah3/466.4a", seat=you, n=1)
    yield from roll_again(g, you, it, 1, 1)


def applies(g: ArkhamHorror, this: Any, by: Investigator, part: Reroll | Nudge) -> bool:
    """May this card (or sheet) change the dice that lie?"""
    it = g.test
    if it is None or not it.dice or this.id in it.used or not fits(it, part):
        return False
    you: Investigator = g.seat(it.who)
    if by is not you and not (isinstance(part, Reroll) and part.neighbours and by.space == you.space):
        return False
    if type(this) is Paper:
        if not at_hand(this, by) or (hands_of(g, this) and this.id not in in_hand(g, you, it)):
            return False
    if isinstance(part, Nudge):
        return any(d < 6 for d in it.dice)
    return isinstance(part.n, int | str) or part.n(g, this, by) > 0


@flow(cite="ah3/466.4b .4c")
def reroll_dice(g: ArkhamHorror, this: Any, by: Investigator) -> Steps[None]:
    """A card lets dice be rolled again."""
    yield from reroll_with(g, this, by, *how_many_dice(g, this, by))


def how_many_dice(g: ArkhamHorror, this: Any, by: Investigator) -> tuple[int | str, int, int]:
    """What the card of a reroll says: how many dice, for how much damage and horror."""
    part: Reroll = definition(g, this).facts["dice"]
    n = part.n if isinstance(part.n, int | str) else part.n(g, this, by)
    return n, part.damage, part.horror


@flow(cite="ah3/466.4b .4c")
def reroll_with(
    g: ArkhamHorror, this: Any, by: Investigator, n: int | str, damage: int = 0, horror: int = 0
) -> Steps[None]:
    """The price, then the dice that it is about: so many, any, or one or all."""
    it = g.test
    assert it is not None
    note_use(g, by, it, this)
    if not (yield from pay(g, by, damage, horror)):
        return
    you: Investigator = g.seat(it.who)
    if n == ANY:
        yield from roll_again(g, you, it, 1, ALL_DICE, by.index, BY_CARD)
    elif n == ONE_OR_ALL:
        yield from one_or_all(g, you, it, by.index)
    else:
        yield from roll_again(g, you, it, 1, int(n), by.index, BY_CARD)


@flow(cite="ah3/466.4b")
def one_or_all(g: ArkhamHorror, you: Investigator, it: Test, by: int) -> Steps[None]:
    """One die, or all of them."""
    options = (Option("one", "ah3-option-one-die"), Option("all", "ah3-option-all-dice"))
    if len(it.dice) > 1:
        picked = yield from choose(g, by, options, "ah3-prompt-one-or-all", cite="ah3/466.4b")
        if picked.key == "all":
            for at in range(len(it.dice)):
                throw_again(g, you, it, at, BY_CARD)
            return
    yield from roll_again(g, you, it, 1, 1, by, BY_CARD)


@flow(cite="ah3/466.4b")
def nudge_die(g: ArkhamHorror, this: Any, by: Investigator) -> Steps[None]:
    """A card adds 1 to a die; a die shows no more than a 6."""
    it = g.test
    assert it is not None
    note_use(g, by, it, this)
    picked = yield from pick_dice(g, by.index, it, 1, 1, "ah3-prompt-nudge", BY_CARD, 5)
    raise_die(g, it, picked[0].value)
    g.tell("ah3-log-nudge", "ah3/466.4b", seat=by, card=this, dice=shown(it.dice))


def raise_die(g: ArkhamHorror, it: Test, at: int) -> None:
    g.change(it, dice=(*it.dice[:at], min(6, it.dice[at] + 1), *it.dice[at + 1 :]))


def note_use(g: ArkhamHorror, you: Investigator, it: Test, card: Any) -> None:
    g.change(it, used=(*it.used, card.id))
    mark_used(g, you, card)


@flow(cite="ah3/466.4a .4b .4c")
def roll_again(
    g: ArkhamHorror, you: Investigator, it: Test, least: int, most: int, by: int = -1, cite: str = BY_TOKEN
) -> Steps[None]:
    """Some of the dice are rolled again, all if there are fewer, whatever comes of it."""
    picked = yield from pick_dice(g, by if by >= 0 else you.index, it, least, most, "ah3-prompt-dice", cite)
    for option in picked:
        throw_again(g, you, it, option.value, cite)


def throw_again(g: ArkhamHorror, you: Investigator, it: Test, at: int, cite: str) -> None:
    (new,) = roll(g, 1)
    g.tell("ah3-log-reroll", cite, seat=you, old=it.dice[at], n=new)
    g.change(it, dice=(*it.dice[:at], new, *it.dice[at + 1 :]))


@flow(cite="ah3/466.4c")
def pick_dice(
    g: ArkhamHorror, seat: int, it: Test, least: int, most: int, prompt: str, cite: str, below: int = 6
) -> Steps[tuple[Option, ...]]:
    """Dice are named by what they show; of those alike it does not matter which."""
    order = [i for i in sorted(range(len(it.dice)), key=lambda i: it.dice[i]) if it.dice[i] <= below]
    options = tuple([
        Option(f"die {it.dice[i]} {nth}", "ah3-option-die", (("n", it.dice[i]),), value=i)
        for nth, i in enumerate(order, 1)
        if most > 1 or it.dice[i] not in [it.dice[j] for j in order[: nth - 1]]
    ])  # fmt: skip
    clauses = f"{cite} ah3/466.4c" if most > len(order) else cite
    return (yield from choose_some(g, seat, options, least, most, prompt, cite=clauses))

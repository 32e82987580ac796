"""Tests: how many dice, the roll, what may be done about it, the result (chapters "tests", "reroll")."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from rulebound.core.abilities import count_use, is_left
from rulebound.core.chance import roll
from rulebound.core.decision import PASS, choose, choose_some
from rulebound.core.flow import Scope, Steps, flow, within
from rulebound.core.game import ROUND, TEST, Line
from rulebound.core.rules import cite
from rulebound.core.state import Option, Term
from rulebound.core.timing import Event, heeded, occur
from rulebound.core.values import Stat
from rulebound.games.eldritch.rules.losing import spend
from rulebound.games.eldritch.rules.paying import clues_to_spend, pay_clues
from rulebound.games.eldritch.state import (
    SKILLS,
    STRENGTH,
    Casting,
    EldritchHorror,
    Investigator,
    Test,
    clue_count,
    conditions,
    definition,
    possessions,
)

COMBAT, SPELL, ACQUIRE, OTHER_WORLD, RESEARCH = "combat", "spell", "acquire", "other-world", "research"
"""What a test can be part of, where a card goes by it."""
COUNTED = (COMBAT, SPELL, ACQUIRE)
"""Those in which every success counts; in others one is as good as many."""
EXTRA = Stat("extra-dice")
"""Additional dice (asked of the test)."""
CLUE = "clue"
NO_CLUE = "investigator-norman-withers.1"
"""The clause by which somebody without a clue pays for a die."""
ANY_DICE = 99
HIGHEST = 6
"""What a die shows at most."""


@dataclass(frozen=True)
class Bonus:
    """+n to a skill; of all there are only the highest counts."""

    skills: str
    n: int
    sort: str = ""


@dataclass(frozen=True)
class Reroll:
    """Dice of a test may be rolled again, once a test: so many, of these skills, in tests of a sort."""

    skills: str = " ".join(SKILLS)
    n: int = 1
    sort: str = ""
    once: bool = False
    """Once a round."""
    sanity: int = 0
    """The price."""


@dataclass(frozen=True)
class Nudge:
    """1 is added to the result of a die."""

    skills: str = " ".join(SKILLS)
    sort: str = ""
    once: bool = False


def fits(test: Test, part: Bonus | Reroll | Nudge) -> bool:
    return (not part.sort or part_of(test, part.sort)) and test.skill in apart(part.skills)


def part_of(test: Test, sort: str) -> bool:
    """Is it a test of this sort, or that of a Spell cast in the middle of one?"""
    return sort in (test.sort, test.during)


@cache
def apart(skills: str) -> tuple[str, ...]:
    return tuple(skills.split())


class Testing(Event):
    """A test is about to be rolled: the last moment for bonuses and additional dice."""

    test: int = 0

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        you, it = g.entity(self.about), g.entity(self.test)
        return odds(g, it, dice_for(g, you, it), success_from(g, you))


class Tested(Event):
    """A test is over."""

    test: int = 0
    result: int = 0


# ------------------------------------------------------------------ how many dice


@cite("eldritch/tests.3 .5 /skills.7")
def skill_of(g: EldritchHorror, you: Investigator, skill: str) -> int:
    """As printed on the sheet, and the improvement."""
    n = int(definition(g, you).facts[skill])
    n += int(getattr(you, skill))
    return n


@cite("eldritch/tests.6 /faq-2 /faq-9 /faq-13")
def best_bonus(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """The highest of the bonuses that cards give by themselves."""
    best = 0
    for card in possessions(g, you):
        for bonus in definition(g, card).facts.get("bonuses", ()):
            if bonus.n > best and fits(test, bonus):
                best = bonus.n
    if (test.sort, test.skill) == (COMBAT, STRENGTH):
        contact = g.contact
        if contact is not None and contact.who == you.index:
            best = max(best, contact.strength)
    return best


@cite("eldritch/tests.2 .3 .4 .7 .9 /skills.1")
def dice_for(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """Skill, improvement, modifier, the one bonus, all additional dice; never less than one die."""
    n = skill_of(g, you, test.skill) + test.modifier + test.bonus + test.more + g.value(test, EXTRA)
    if you.insight and part_of(test, RESEARCH):
        contact = g.contact
        if contact is not None and contact.clue == you.insight:
            n += 1
    return max(1, n)


@cite("eldritch/tests.11")
def success_from(g: EldritchHorror, you: Investigator) -> int:
    """The lowest result that is a success: 5, unless a condition says another."""
    lowest = [n for c in conditions(g, you) if (n := definition(g, c).facts.get("lowest"))]
    return int(lowest[0]) if lowest else 5


@cache
def chance(dice: int, lowest: int) -> Fraction:
    """The chance of at least one success."""
    return 1 - Fraction(lowest - 1, 6) ** dice


@cache
def percent(dice: int, lowest: int) -> int:
    """As players read it: what may go either way is never called certain."""
    return min(99, round(100 * chance(dice, lowest)))


def odds(g: EldritchHorror, it: Test, dice: int, lowest: int) -> tuple[tuple[str, int | Term], ...]:
    """A test in words before it is rolled: the skill, how many dice, from which result on, the chance."""
    chances = 0 if g.ancient.ones else percent(dice, lowest)
    return (("skill", Term(f"eldritch-{it.skill}")), ("n", dice), ("lowest", lowest), ("chance", chances))


def told_chance(line: Line) -> Fraction | None:
    """What a line of the log says about a test that is about to be rolled."""
    if line.text != "eldritch-log-test":
        return None
    told: Any = dict(line.args)
    return chance(told["n"], told["lowest"]) if told["chance"] else Fraction(0)


# ------------------------------------------------------------------ the result


@cite("eldritch/tests.11")
def successes(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """How many there are as the dice lie."""
    lowest, found = success_from(g, you), test.added
    for die in test.dice:
        if die >= lowest:
            found += 2 if die == 6 and doubled(g, you, test) else 1
    return found


def doubled(g: EldritchHorror, you: Investigator, test: Test) -> bool:
    """Does a six count twice?"""
    for card in possessions(g, you):
        for which in definition(g, card).facts.get("doubles", ()):
            if fits(test, which):
                return True
    return False


@flow(cite="eldritch/tests.1 .8 .11 .12")
def test(
    g: EldritchHorror,
    you: Investigator,
    skill: str,
    modifier: int = 0,
    sort: str = "",
    more: int = 0,
    card: Any = None,
    counted: bool = False,
) -> Steps[int]:
    """A test to its end. The number of successes: with one or more it is passed. `counted`: more of them do more."""
    contact = g.contact if sort == SPELL else None
    during = contact.sort if contact is not None and contact.who == you.index else ""
    made = Test(who=you.index, skill=skill, modifier=modifier, sort=sort, during=during, more=more,
                card=card.id if card else 0, counted=counted or sort in COUNTED)  # fmt: skip
    _, result = yield from within(g, Scope(kind=TEST, owner=you.index), testing, you, g.transient(made))
    return int(result or 0)


@flow(cite="eldritch/tests.2 .8 .11 /faq-5")
def testing(g: EldritchHorror, you: Investigator, it: Test) -> Steps[int]:
    g.change(it, bonus=best_bonus(g, you, it))
    if heeded(g, Testing):
        yield from occur(g, Testing(about=you.id, test=it.id))
    dice, lowest = dice_for(g, you, it), success_from(g, you)
    if g.sink is not None:
        told: dict[str, Any] = dict(odds(g, it, dice, lowest))
        g.tell("eldritch-log-test", "eldritch/tests.2", seat=you, **told)
    g.change(it, dice=(1,) * dice if g.ancient.ones else roll(g, dice))
    if g.sink is not None:
        g.tell("eldritch-log-roll", "eldritch/tests.8", seat=you, dice=shown(it.dice), n=successes(g, you, it))
    if not g.ancient.ones:
        yield from reconsider(g, you, it)
    result = successes(g, you, it)
    casting = g.latest(Casting) if it.sort == SPELL else None
    if casting is not None:
        g.change(casting, dice=it.dice, result=result)
    g.tell("eldritch-log-passed" if result else "eldritch-log-failed", "eldritch/tests.11", seat=you, n=result)
    if heeded(g, Tested):
        yield from occur(g, Tested(about=you.id, test=it.id, result=result))
    return result


def shown(dice: tuple[int, ...]) -> str:
    return " ".join([str(d) for d in sorted(dice, reverse=True)])


@flow(cite="eldritch/reroll.1 .2 /clues.6")
def reconsider(g: EldritchHorror, you: Investigator, it: Test) -> Steps[None]:
    """Dice are rolled again, as often as anybody has the means; the new result counts, even if it is worse.

    No clause wants a die that has failed: who would rather fail may roll a success again.
    """
    while True:
        options = ways_to_change(g, you, it)
        if not options:
            return
        words = (("dice", shown(it.dice)), ("n", successes(g, you, it)))
        picked = yield from choose(g, you.index, (*options, PASS), "eldritch-prompt-reroll", words, "eldritch/reroll.2")
        if picked.call is None:
            return
        yield from picked.call(g)


def ways_to_change(g: EldritchHorror, you: Investigator, it: Test) -> tuple[Option, ...]:
    """What can still be used: cards, each once a test, and clues, as many as there are."""
    out: list[Option] = []
    for card in possessions(g, you):
        facts = definition(g, card).facts
        for kind in ("reroll", "nudge"):
            part = facts.get(kind)
            if part is not None and fits(it, part) and usable(g, you, it, card, part):
                rule = reroll_with if kind == "reroll" else nudge_with
                words = (("card", g.word(card)), ("ability", NEEDLESS_CARD if needless(g, you, it) else g.word(card)))
                clause = "eldritch/reroll.2" if kind == "reroll" else "eldritch/possessions.3"
                out.append(Option(f"{kind} {card.handle(g)}", f"eldritch-option-{kind}", words, (card.id,), (clause,),
                                  rule.later(you, it, card)))  # fmt: skip
    contact = g.contact if (it.sort, it.skill) == (COMBAT, STRENGTH) else None
    if contact is not None and contact.again:
        wish = NEEDLESS_CARD if needless(g, you, it) else REROLL_SPELL
        out.append(Option("reroll spell", "eldritch-option-reroll-spell", (("ability", wish),), (),
                          ("eldritch/reroll.2",), reroll_by_spell.later(you, it)))  # fmt: skip
    if can_spend_clue(g, you, it):
        n = clue_count(g, you)
        text, clause = ("clue", "clues.6") if n else ("sanity", NO_CLUE)
        wish = NEEDLESS_CLUE if needless(g, you, it) else Term(f"eldritch-wish-{text}")
        out.append(Option("reroll clue", f"eldritch-option-reroll-{text}", (("n", n), ("ability", wish)), (),
                          (f"eldritch/{clause}",), reroll_with_clue.later(you, it)))  # fmt: skip
    return tuple(out)


REROLL_SPELL = Term("eldritch-wish-spell")
NEEDLESS_CLUE, NEEDLESS_CARD = Term("eldritch-wish-clue-needless"), Term("eldritch-wish-card-needless")
"""What a player may settle in advance: apart from one another where dice want changing, and where they do not."""


def needless(g: EldritchHorror, you: Investigator, it: Test) -> bool:
    """Is there nothing to gain: passed where that is all that counts, or no die that could bring more?"""
    if not it.counted and successes(g, you, it):
        return True
    return min(it.dice) >= (6 if doubled(g, you, it) else success_from(g, you))


def usable(g: EldritchHorror, you: Investigator, it: Test, card: Any, part: Reroll | Nudge) -> bool:
    if card.code in it.used or (isinstance(part, Reroll) and you.sanity <= part.sanity):
        return False
    if isinstance(part, Nudge) and min(it.dice) >= HIGHEST:  # no die could show more
        return False
    return not part.once or is_left(g, ROUND, mark(card))


def mark(card: Any) -> str:
    return f"dice#{card.id}.{card.stay}"


def can_spend_clue(g: EldritchHorror, you: Investigator, it: Test) -> bool:
    if clues_to_spend(g, you) <= 0:
        return False
    contact = g.contact
    monster = g.entity(contact.monster) if contact is not None and contact.sort == COMBAT else None
    mine = contact is not None and contact.who == you.index  # it forbids nothing to somebody who casts from outside
    there = mine and monster is not None and bool(monster.space)  # nor once it is defeated, when it may have no face
    return not (there and definition(g, monster).facts.get("no_clues"))


def note_use(g: EldritchHorror, it: Test, card: Any, once: bool) -> None:
    g.change(it, used=(*it.used, card.code))
    if once:
        count_use(g, ROUND, mark(card))


@flow(cite="eldritch/reroll.1 .2 .3 /possessions.3")
def reroll_with(g: EldritchHorror, you: Investigator, it: Test, card: Any) -> Steps[None]:
    """A card lets dice be rolled again."""
    part = definition(g, card).facts["reroll"]
    note_use(g, it, card, part.once)
    g.tell("eldritch-log-reroll-by", "eldritch/reroll.2", seat=you, card=card)
    if part.sanity:
        yield from spend(g, you, sanity=part.sanity)
    yield from roll_again(g, you, it, 0 if part.n == ANY_DICE else 1, part.n)


@flow(cite="eldritch/reroll.2")
def reroll_by_spell(g: EldritchHorror, you: Investigator, it: Test) -> Steps[None]:
    """A Spell that was cast on this combat lets a die be rolled again."""
    g.change(g.contact, again=False)  # type: ignore[arg-type]
    yield from roll_again(g, you, it, 1, 1)


@flow(cite="eldritch/possessions.3")
def nudge_with(g: EldritchHorror, you: Investigator, it: Test, card: Any) -> Steps[None]:
    """A card adds 1 to a die."""
    part = definition(g, card).facts["nudge"]
    note_use(g, it, card, part.once)
    picked = yield from pick_dice(g, you, it, 1, 1, "eldritch-prompt-nudge", HIGHEST - 1)
    at = picked[0].value
    g.change(it, dice=(*it.dice[:at], it.dice[at] + 1, *it.dice[at + 1 :]))
    g.tell("eldritch-log-nudge", "eldritch/possessions.3", seat=you, card=card, n=it.dice[at])


@flow(cite="eldritch/clues.6 /spend.1")
def reroll_with_clue(g: EldritchHorror, you: Investigator, it: Test) -> Steps[None]:
    """A clue is spent to roll one die again."""
    yield from pay_clues(g, you, 1)
    at_most = 1 + g.value(you, MORE_DICE)
    yield from roll_again(g, you, it, 1, at_most if len(it.dice) > 1 else 1)


MORE_DICE = Stat("more-dice")
"""How many dice more a clue rolls again (asked of the investigator)."""


@flow(cite="eldritch/reroll.1")
def roll_again(g: EldritchHorror, you: Investigator, it: Test, least: int, most: int) -> Steps[None]:
    """Some of the dice are rolled again, whatever comes of it."""
    picked = yield from pick_dice(g, you, it, least, most, "eldritch-prompt-dice")
    for option in picked:
        at = option.value
        (new,) = roll(g, 1)
        g.tell("eldritch-log-reroll", "eldritch/reroll.1", seat=you, old=it.dice[at], n=new)
        g.change(it, dice=(*it.dice[:at], new, *it.dice[at + 1 :]))


@flow
def pick_dice(
    g: EldritchHorror, you: Investigator, it: Test, least: int, most: int, prompt: str, up_to: int = HIGHEST
) -> Steps[tuple[Option, ...]]:
    """Dice are named by what they show, no more than `up_to`; of those alike it does not matter which."""
    order = sorted([i for i, n in enumerate(it.dice) if n <= up_to], key=lambda i: it.dice[i])
    options = tuple([
        Option(f"die {it.dice[i]} {nth}", "eldritch-option-die", (("n", it.dice[i]),), value=i)
        for nth, i in enumerate(order, 1)
        if most > 1 or it.dice[i] not in [it.dice[j] for j in order[: nth - 1]]
    ])  # fmt: skip
    clause = "eldritch/reroll.1" if up_to == HIGHEST else "eldritch/possessions.3"
    return (yield from choose_some(g, you.index, options, least, most, prompt, cite=clause))

"""Changing dice that lie: by cards, by a Spell, by clues (chapter "reroll")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import count_use, is_left
from rulebound.core.game.decision import PASS, choose, choose_some
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Stat
from rulebound.core.state.chance import roll
from rulebound.core.state.entities import Option, Term
from rulebound.games.eldritch.rules.dice import (
    ANY_DICE,
    COMBAT,
    Nudge,
    Reroll,
    doubled,
    fits,
    shown,
    success_from,
    successes,
)
from rulebound.games.eldritch.rules.losing import spend
from rulebound.games.eldritch.rules.paying import clues_to_spend, pay_clues
from rulebound.games.eldritch.state import (
    STRENGTH,
    EldritchHorror,
    Investigator,
    Test,
    clue_count,
    definition,
    possessions,
)

NO_CLUE = "investigator-norman-withers.1"
"""The clause by which somebody without a clue pays for a die."""
HIGHEST = 6
"""What a die shows at most."""
MORE_DICE = Stat("more-dice")
"""How many dice more a clue rolls again (asked of the investigator)."""


@flow(cite="eldritch/reroll.1 .2 /clues.6")
def reconsider(g: EldritchHorror, you: Investigator, it: Test) -> Steps[None]:
    """Dice are rolled again, as often as anybody has the means; the new result counts, even if it is worse.

    No clause wants a die that has failed: who would rather fail may roll a success again.
    """
    while True:
        options = ways_to_change(g, you, it)
        if not options:
            return
        words = (("skill", Term(f"eldritch-{it.skill}")), ("dice", shown(it.dice)), ("n", successes(g, you, it)))
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
    least = 0 if part.n == ANY_DICE else 1
    yield from roll_again(g, you, it, least, part.n if least else len(it.dice))


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


@flow(cite="eldritch/reroll.1")
def roll_again(g: EldritchHorror, you: Investigator, it: Test, least: int, most: int) -> Steps[None]:
    """Some of the dice are rolled again, whatever comes of it."""
    prompt = "eldritch-prompt-dice" if least else "eldritch-prompt-any-dice"
    picked = yield from pick_dice(g, you, it, least, most, prompt)
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

"""Skill checks, in seven steps (chapters 38, 51, 52, 54)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose_some, meant, options_for
from rulebound.core.material.cards import LAST, cards_in, move, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.rules.skills import discard_skill, renew, take_chaos, top_of, value_of
from rulebound.games.unfathomable.state import (
    NOBODYS,
    TREACHERY,
    Character,
    Unfathomable,
    definition,
    in_brig,
    tell_empty,
)

PASS, PARTIAL, FAIL = "pass", "partial", "fail"
DECIDES = {PASS: "unfathomable/38.8-1", PARTIAL: "unfathomable/38.8-4", FAIL: "unfathomable/38.8-6"}
"""The clauses by which a total is a result."""
CHAOS_CARDS = 2
CHECK = "check"
"""The scope of a check: what waits for its result is over with it."""


class CheckBegins(Event):
    """Target and skills are announced; what is done before cards are added answers it."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return announced(g)


class CardsAdded(Event):
    """A character has added cards to the check."""

    who: int = -1
    n: int = 0


class ChaosAdded(Event):
    """The chaos cards have been added."""


class Totalled(Event):
    """The total has been counted; what still changes it answers it."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (*announced(g), ("total", g.check_now.total))


class CheckDone(Event):
    """The result is there, and what it brings has not yet been resolved."""

    result: str = ""


def announced(g: Any) -> tuple[tuple[str, int | Term], ...]:
    """Which check it is: what it must reach, and with which skills."""
    check = g.check_now
    skills = listed(tuple([Term(f"unfathomable-{s}") for s in check.skills]))
    return (("n", check.target), ("partial", check.partial), ("skills", skills))


@flow(cite="unfathomable/38 /38.1 /38.2 /38.3 /38.3-1 /7.15 /22.15 /22.15-1 /22.15-2 /38.4 /54.1 /54.1-1")
def skill_check(
    g: Unfathomable, target: int, skills: tuple[str, ...], partial: int = 0, mythos: bool = False
) -> Steps[str]:
    """A check from the announcement to its result: pass, partial or fail.

    Whoever makes it resolves what the result brings, and then puts the cards away: step 7 comes after that.
    """
    _, outcome = yield from within(g, Scope(kind=CHECK), check_steps, target, skills, partial, mythos)
    return outcome or FAIL


@flow(cite="unfathomable/38.1 /38.2 /38.3 /38.3-1 /7.15 /22.15 /22.15-1 /22.15-2 /38.4 /54.1 /54.1-1")
def check_steps(g: Unfathomable, target: int, skills: tuple[str, ...], partial: int, mythos: bool) -> Steps[str]:
    """Steps 1 to 6."""
    check = g.check_now
    g.change(
        check, running=True, target=target, partial=partial, skills=skills, added=(0,) * len(g.seats), chaos=True,
        face_up=False, total=0, mythos=mythos, decided="",
    )  # fmt: skip
    words = tuple([Term(f"unfathomable-{s}") for s in skills])
    g.tell("unfathomable-log-check", "unfathomable/38.3", n=target, skills=listed(words))
    yield from occur(g, CheckBegins(about=g.current.id))
    if not check.decided:
        if check.chaos:
            for card in take_chaos(g, CHAOS_CARDS):  # step 2
                if check.face_up:
                    reveal(g, card)
                    g.tell("unfathomable-log-turned-up", "unfathomable/38.4", card=card)
        yield from occur(g, ChaosAdded(about=g.current.id))
        yield from add_cards(g)  # step 3
        turn_up(g)  # steps 4 and 5
        count(g)  # step 6
        yield from occur(g, Totalled(about=g.current.id))
    outcome = check.decided or verdict(g)
    if check.decided:
        g.tell("unfathomable-log-check-named", "unfathomable/18.4", result=Term(f"unfathomable-option-{outcome}"))
    else:
        g.tell(f"unfathomable-log-check-{outcome}", DECIDES[outcome], n=check.total, target=target)
    yield from occur(g, CheckDone(about=g.current.id, result=outcome))
    return outcome


def listed(words: tuple[Term, ...]) -> Term:
    out = words[0]
    for word in words[1:]:
        out = Term("core-list-more", (("list", out), ("item", word)))
    return out


@flow(cite="unfathomable/38.5 /38.5-1 /38.5-2 /5.6 /25.5 /4.7 /4.8 /25.1-1 /25.4-3")
def add_cards(g: Unfathomable) -> Steps[None]:
    """From the left of the current player round to him or her, each once; one card only in the Brig or as a traitor."""
    first, *others = g.characters
    for you in (*others, first):
        cards = g.hand(you)
        if not cards:
            g.tell("unfathomable-log-added", "unfathomable/38.5-1", seat=you, n=0)
            continue
        most = 1 if you.traitor or in_brig(g, you) else len(cards)
        options = options_for(g, cards, "add", "unfathomable-option-add", you.index)
        check = g.check_now
        picked = yield from choose_some(
            g, you.index, options, 0, most, "unfathomable-prompt-add",
            (("target", check.target), ("skills", listed(tuple([Term(f"unfathomable-{s}") for s in check.skills])))),
            "unfathomable/38.5", secret=True,
        )  # fmt: skip
        g.tell("unfathomable-log-added", "unfathomable/38.5", seat=you, n=len(picked))
        for option in picked:
            card = meant(g, option)
            add_card(g, card, you)
            if check.face_up:
                g.tell("unfathomable-log-joins", "unfathomable/38.5", seat=you, card=card)
        if picked:
            yield from occur(g, CardsAdded(about=you.id, who=you.index, n=len(picked)))


@cite("unfathomable/golden.2")
def add_card(g: Unfathomable, card: Any, you: Character | None = None) -> None:
    """A card joins the pile of the check, face down unless everything is added openly."""
    check = g.check_now
    g.change(card, owner=NOBODYS)
    move(g, card, g.pile("check"), LAST)
    if you is not None:
        g.change(check, added=tuple([n + (i == you.index) for i, n in enumerate(check.added)]))
    if check.face_up:
        reveal(g, card)


def add_top(g: Unfathomable, skill: str = TREACHERY) -> None:
    """The top card of a skill deck joins the check."""
    card = top_of(g, skill)
    if card is None:
        tell_empty(g, skill)
    else:
        add_card(g, card)
        renew(g, skill)
        if g.check_now.face_up:
            g.tell("unfathomable-log-turned-up", card=card)
        else:
            g.tell("unfathomable-log-unseen", skill=Term(f"unfathomable-{skill}"))


@cite("unfathomable/38.6 /38.7")
def turn_up(g: Unfathomable) -> None:
    """The cards are mixed, so that nobody knows whose they are, and turned up."""
    pile = g.pile("check")
    if not g.check_now.face_up:
        shuffle(g, pile)
    for card in cards_in(g, pile):
        reveal(g, card)
    if pile.cards:
        g.tell("unfathomable-log-cards", "unfathomable/38.7", cards=listed(tuple([g.word(c) for c in g.cards(pile)])))


@cite("unfathomable/38.8 /51 /51.1 /52 /52.1 /19.3 /24.1")
def counts_for(g: Unfathomable, card: Any) -> int:
    """What a card adds to the total: its value, for or against; treachery is always against."""
    skill = definition(g, card).skill
    return value_of(g, card) if skill in g.check_now.skills and skill != TREACHERY else -value_of(g, card)


@cite("unfathomable/38.8")
def count(g: Unfathomable) -> None:
    set_total(g, sum(counts_for(g, c) for c in g.cards("check")), "unfathomable/38.8")


def set_total(g: Unfathomable, total: int, cite: str = "") -> None:
    """What a check comes to now: everybody who may still change it has to know."""
    g.change(g.check_now, total=total)
    g.tell("unfathomable-log-total", cite, n=total, target=g.check_now.target)


@cite("unfathomable/38.8-1 /38.8-3 /38.8-4 /38.8-5 /38.8-6 /22.17 /22.17-1 /22.17-2 /54 /54.1")
def verdict(g: Unfathomable) -> str:
    """At least the target passes; at least the partial value, where there is one, is neither; less fails."""
    check = g.check_now
    if check.total >= check.target:
        return PASS
    return PARTIAL if check.partial and check.total >= check.partial else FAIL


@cite("unfathomable/38.9")
def put_away(g: Unfathomable) -> None:
    """Step 7, when the result has been resolved: all cards of the check go to their discard piles."""
    for card in g.cards("check"):
        discard_skill(g, card, "unfathomable/38.9")
    g.change(g.check_now, running=False)

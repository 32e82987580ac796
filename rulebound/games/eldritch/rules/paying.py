"""Paying with clues: one's own, those of the group, and what may stand for them (chapter "spend")."""

from __future__ import annotations

from rulebound.core.card_language.words import agrees
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import count_use, is_left
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ROUND
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.games.eldritch.rules.tokens import discard_clue
from rulebound.games.eldritch.state import EldritchHorror, Investigator, clue_count, definition, possessions


@cite("eldritch/investigator-norman-withers.1")
def stand_ins(g: EldritchHorror, you: Investigator) -> int:
    """Clues that somebody may pay with Sanity: once a round, and never the last of it."""
    facts = definition(g, you).facts
    return int(
        bool(facts.get("sanity_for_clue")) and you.sanity > 1 and is_left(g, ROUND, f"sanity for clue {you.code}")
    )


def discount(g: EldritchHorror, you: Investigator) -> int:
    """What somebody may pay less for an effect, once a round."""
    for card in possessions(g, you):
        if definition(g, card).facts.get("cheaper") and is_left(g, ROUND, f"cheaper#{card.id}.{card.stay}"):
            return 1
    return 0


@cite("eldritch/spend.2")
def clues_to_spend(g: EldritchHorror, you: Investigator) -> int:
    """How many clues somebody could pay now."""
    return clue_count(g, you) + stand_ins(g, you)


@cite("eldritch/spend.2")
def can_pay_clues(g: EldritchHorror, you: Investigator, n: int) -> bool:
    return clues_to_spend(g, you) + discount(g, you) >= n


@flow(cite="eldritch/spend.1 .2 /clues.2")
def pay_clues(g: EldritchHorror, you: Investigator, n: int, effect: bool = False) -> Steps[None]:
    """So many clues are spent; `effect` if they pay for an effect of a card, and not for a die."""
    if effect and n and discount(g, you):
        must = clues_to_spend(g, you) < n
        card = next(c for c in possessions(g, you) if definition(g, c).facts.get("cheaper"))
        asks = (("asks", g.word(card)),)
        if must or (yield from agrees(g, you.index, "eldritch-prompt-cheaper", asks, "eldritch/spend.3")):
            count_use(g, ROUND, f"cheaper#{card.id}.{card.stay}")
            g.tell("eldritch-log-cheaper", "eldritch/possessions.3", seat=you, card=card)
            n -= 1
    if n and stand_ins(g, you):
        must, own = clue_count(g, you) < n, (("asks", g.word(you)),)
        if must or (yield from agrees(g, you.index, "eldritch-prompt-sanity-for-clue", own, "eldritch/spend.3")):
            count_use(g, ROUND, f"sanity for clue {you.code}")
            g.change(you, sanity=you.sanity - 1)
            g.tell("eldritch-log-spends", "eldritch/investigator-norman-withers.1", seat=you, health=0, sanity=1)
            n -= 1
    for clue in g.cards(you.clues)[:n]:
        discard_clue(g, clue)
    if n:
        g.tell("eldritch-log-spends-clues", "eldritch/spend.1", seat=you, n=n)


@flow(cite="eldritch/spend.1 .2")
def may_pay_clues(g: EldritchHorror, you: Investigator, n: int, prompt: str, cite: str) -> Steps[bool]:
    """So many clues may be spent for an effect of a card. True if they were."""
    paid = False
    if not can_pay_clues(g, you, n):
        g.tell("eldritch-log-too-few-clues", "eldritch/spend.2", seat=you, n=n)
    elif (yield from agrees(g, you.index, prompt, (("n", n),), cite)):
        yield from pay_clues(g, you, n, True)
        paid = True
    return paid


# ------------------------------------------------------------------ the group


def group_clues(g: EldritchHorror) -> int:
    return sum(clues_to_spend(g, i) for i in g.investigators)


@flow(cite="eldritch/lead-investigator.5 /conflicts.2 /spend.2 .3")
def group_pays(g: EldritchHorror, n: int, prompt: str = "eldritch-prompt-group-pays") -> Steps[bool]:
    """The group may pay so many clues: the lead decides whether, and everybody gives what they like.

    What is still missing when all have been asked is not paid, and nobody has paid anything.
    """
    if group_clues(g) < n:
        g.tell("eldritch-log-group-cannot", "eldritch/spend.2", n=n)
        return False
    if n == 0:
        return True
    if not (yield from agrees(g, g.clock.lead, prompt, (("n", n),), "eldritch/lead-investigator.5")):
        return False
    shares: tuple[int, ...] = ()
    payers = g.investigators
    for at, who in enumerate(payers):
        open_ = n - sum(shares)
        later = sum(clues_to_spend(g, p) for p in payers[at + 1 :])
        given = yield from share(g, who, open_, later)
        shares += (given,)
    if sum(shares) < n:
        g.tell("eldritch-log-group-fails", "eldritch/spend.3")
        return False
    for who, given in zip(payers, shares, strict=True):
        yield from pay_clues(g, who, given)
    return True


@flow(cite="eldritch/spend.3")
def share(g: EldritchHorror, you: Investigator, n: int, later: int) -> Steps[int]:
    """How many of the missing clues somebody gives; with nobody else to ask it is all or nothing."""
    can = min(n, clues_to_spend(g, you))
    if can == 0:
        return 0
    if len(g.investigators) == 1:
        return can
    options = tuple([
        Option(f"give {k}", "eldritch-option-give-clues", (("n", k),), value=k) for k in range(can, -1, -1)
        if k + later >= n or k == 0
    ])  # fmt: skip
    picked = yield from choose(g, you.index, options, "eldritch-prompt-share", (("n", n),), "eldritch/spend.3")
    return picked.value

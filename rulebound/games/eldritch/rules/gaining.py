"""Gaining and losing cards, and improvements (chapters "gaining", "possessions", "conditions", "reserve",
"improve skill")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some, options_for
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, carry_out, heeded, occur
from rulebound.games.eldritch.rules.piles import (
    DECKS,
    TWO_SIDED,
    after_search,
    back_of,
    discard,
    draw_top,
    find,
    held,
    link,
    renew,
    to_be_had,
)
from rulebound.games.eldritch.rules.stories import read_out
from rulebound.games.eldritch.state import (
    DETAINED,
    LAST,
    RESERVE,
    SKILLS,
    EldritchHorror,
    Investigator,
    Paper,
    Turned,
    condition,
    definition,
    has_trait,
    standing,
)

RESTOCKING = Stat("restocking")
"""Forbidden: putting cards into the reserve (asked of the Ancient One)."""
DETAINING = Stat("detaining")
"""Forbidden: being detained without having chosen it (asked of the investigator)."""
SERVICE = "service"


class ConditionGained(Event):
    """Somebody has gained a condition: `about` the investigator, `card` the condition."""

    card: int = 0

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("card", g.word(g.entity(self.card))),)


# ------------------------------------------------------------------ taking a card


@flow(cite="eldritch/possessions.1 /gaining.1 /double-sided-cards.1 /spells.4")
def take(g: EldritchHorror, you: Investigator, card: Paper, cite: str = "") -> Steps[None]:
    """A card comes to somebody. A service is resolved and discarded at once, and never lies among what they have."""
    kind = definition(g, card).kind
    service = has_trait(g, card, SERVICE)
    g.change(card, owner=you.index)
    if kind in ("spell", "condition"):
        link(g, card)
    mine = g.entity(you.conditions if kind == "condition" else you.possessions)
    move(g, card, g.pile("reading") if service else mine, LAST)
    g.tell("eldritch-log-gains", cite, seat=you, card=card)
    gained = definition(g, card).facts.get("gained")
    if gained is not None:
        yield from carry_out(g, card, gained.later(card, you))
    if service:
        discard(g, card)


@cite("eldritch/reserve.3 /delayed.3 /defeated-other.5")
def put_in_order(g: EldritchHorror) -> None:
    """Somebody was cut short over a service: it is discarded all the same, and the reserve is filled up."""
    for card in g.cards("reading"):
        if has_trait(g, card, SERVICE):
            discard(g, card)
            restock(g)


@flow(cite="eldritch/gaining.1 .2 .4 .5 .6 .8 /component-limits.1 /defeated-other.4")
def gain(g: EldritchHorror, you: Investigator, kind: str, code: str = "", trait: str = "") -> Steps[None]:
    """Somebody gains a card of a kind: any, of a name or of a trait."""
    if not you.code:
        return
    offered = on_offer(g, code) if kind == "asset" and code else None
    if offered is not None:
        yield from take(g, you, offered, "eldritch/gaining.7")
        restock(g)
        return
    deck = g.pile(DECKS[kind])
    card = find(g, you, kind, code, trait)
    mixed = bool(code or trait) or (kind in TWO_SIDED and (card is None or card.id != deck.cards[-1]))
    drawn = card is not None and card.pile == deck.id
    if card is not None:
        reveal(g, card)
        move(g, card, g.entity(you.possessions), LAST)
    if mixed:
        after_search(g, kind)
    if card is None:
        tell_none(g, you, kind, code)
        return
    if kind not in TWO_SIDED:
        renew(g, deck)
    yield from take(g, you, card, gained_by(kind, code, trait))
    brings = definition(g, card).facts.get("drawn")
    if brings is not None and drawn:
        yield from brings(g, card, you)
    elif brings is not None:
        g.tell("eldritch-log-not-drawn", "eldritch/discarding.5", card=card)


@cite("eldritch/gaining.8")
def tell_none(g: EldritchHorror, you: Investigator, kind: str, code: str) -> None:
    """What was to be gained cannot be found: a card of that name, or any of that sort."""
    if code:
        g.tell("eldritch-log-none-named", "eldritch/gaining.8", seat=you, card=Term(f"eldritch-{code}"))
    else:
        g.tell("eldritch-log-none", "eldritch/gaining.8", seat=you, kind=Term(f"eldritch-kind-{kind}"))


@cite("eldritch/gaining.7")
def on_offer(g: EldritchHorror, code: str) -> Any:
    """The card of this name in the reserve, or None: it needs no search."""
    return next((c for c in g.cards("reserve") if c.code == code), None)


def gained_by(kind: str, code: str, trait: str) -> str:
    """The clause by which somebody gains a card: at random, of a trait, by its name."""
    if trait:
        return "eldritch/gaining.5" if kind in TWO_SIDED else "eldritch/gaining.4"
    return "eldritch/gaining.6" if code else "eldritch/gaining.3" if kind in TWO_SIDED else "eldritch/gaining.1"


def opposite(g: EldritchHorror, code: str) -> str:
    """The condition that one of this name undoes, and that undoes it; "" if there is none."""
    return str(g.registry[code].facts.get("opposite", "")) if code else ""


@cite("eldritch/conditions.3 /component-limits.1 /golden.2")
def can_gain_condition(g: EldritchHorror, you: Investigator, code: str) -> bool:
    """May they choose to gain it? Nobody has the same condition twice; but a blessing or curse answers another one."""
    other = opposite(g, code)
    if other and (held(g, you, code) or held(g, you, other)):
        return True
    return to_be_had(g, you, "condition", code)


@flow(cite="eldritch/conditions.3 /gaining.5 .6 .8 /defeated-other.4 /golden.2")
def gain_condition(g: EldritchHorror, you: Investigator, code: str = "", trait: str = "") -> Steps[None]:
    """A condition by name or trait: not one they have already. Blessed and Cursed undo one another."""
    if not standing(g, you):  # fallen by what came just before
        return
    clauses = forbidden(g, you, DETAINING) if code == DETAINED else None
    if clauses is not None:
        g.tell("eldritch-log-not-detained", " ".join(clauses), seat=you)
        return
    other = opposite(g, code)
    undone = condition(g, you, other) if other else None
    if undone is not None:
        g.tell("eldritch-log-undone", "eldritch/golden.2", seat=you, card=undone, other=Term(f"eldritch-{code}"))
        discard(g, undone)
        return
    same = condition(g, you, code) if code else None
    if same is not None:
        if other and not turned(g, same):
            yield from turn(g, you, same)
        else:
            g.tell("eldritch-log-has-already", "eldritch/conditions.3", seat=you, card=same)
        return
    card = find(g, you, "condition", code, trait)
    if card is not None:
        move(g, card, g.entity(you.conditions), LAST)
    after_search(g, "condition")
    if card is None:
        tell_none(g, you, "condition", code)
        return
    yield from take(g, you, card, gained_by("condition", code, trait))
    if heeded(g, ConditionGained):
        yield from occur(g, ConditionGained(about=you.id, card=card.id))


@flow(cite="eldritch/flipping.1 .2")
def turn(g: EldritchHorror, you: Investigator, card: Paper, result: int = 0) -> Steps[None]:
    """A card is turned: what its other side says happens at once, and there it says whether it is turned back."""
    back = back_of(g, card)
    g.tell("eldritch-log-turned", "eldritch/flipping.1", seat=you, card=card, back=back)
    read_out(g, "eldritch/flipping.1", back.code)
    lies_turned = Turned(card=card.id)
    g.transient(lies_turned)
    yield from carry_out(g, card, definition(g, back).turned.later(card, you, result))
    g.drop(lies_turned)


@cite("eldritch/flipping.1 /conditions.3")
def turned(g: EldritchHorror, card: Paper) -> bool:
    """Is its back being resolved? Then its front does not turn it for the same condition that would come again."""
    return any(type(thing) is Turned and thing.card == card.id for thing in g.transients.values())


# ------------------------------------------------------------------ the reserve


@cite("eldritch/reserve.1 .3")
def restock(g: EldritchHorror, clause: str = "eldritch/reserve.3") -> None:
    """Free places of the reserve are filled from the deck of assets."""
    reserve = g.pile("reserve")
    if forbidden(g, g.ancient, RESTOCKING) is not None:
        return
    for _ in range(RESERVE - len(reserve.cards)):
        card = draw_top(g, g.pile("assets"), reserve)
        if card is None:
            return
        g.tell("eldritch-log-reserve", clause, card=card)


def in_reserve(g: EldritchHorror, *traits: str, most: int = 99) -> tuple[Any, ...]:
    """The cards of the reserve with one of these traits (or any), up to a value."""
    return tuple([
        c for c in g.cards("reserve")
        if (not traits or any(has_trait(g, c, t) for t in traits)) and definition(g, c).value <= most
    ])  # fmt: skip


@flow(cite="eldritch/gaining.9 /reserve.3")
def gain_from_reserve(g: EldritchHorror, you: Investigator, traits: str = "", most: int = 99) -> Steps[None]:
    """A card of one's choice from the reserve, of one of these traits."""
    card = yield from choose_entity(
        g, you.index, in_reserve(g, *traits.split(), most=most), "eldritch-prompt-reserve", "take", "eldritch/gaining.9"
    )
    if card is None:
        tell_none(g, you, "asset", "")
        return
    yield from take(g, you, card, "eldritch/gaining.9")
    restock(g)


# ------------------------------------------------------------------ losing cards


@flow(cite="eldritch/discarding.1 .12")
def discard_some(g: EldritchHorror, you: Investigator, cards: tuple[Paper, ...], n: int) -> Steps[None]:
    """So many of these are discarded, whichever one likes; all of them if there are fewer."""
    if not cards:
        g.tell("eldritch-log-nothing-to-discard", "eldritch/discarding.12", seat=you)
    options = options_for(g, cards, "discard", seat=you.index)
    picked = yield from choose_some(
        g, you.index, options, n, n, "eldritch-prompt-discard", (("n", n),), cite="eldritch/discarding.12"
    )
    for option in picked:
        discard(g, g.entity(option.about[0]))


# ------------------------------------------------------------------ skills


@cite("eldritch/improve-skill.1 .2")
def can_improve(you: Investigator, skill: str) -> bool:
    return int(getattr(you, skill)) < 2


@flow(cite="eldritch/improve-skill.1 .2")
def improve(g: EldritchHorror, you: Investigator, skill: str) -> Steps[None]:
    """The improvement token of a skill: +1, then +2, no more."""
    if not can_improve(you, skill):
        g.tell("eldritch-log-no-improvement", "eldritch/improve-skill.2", seat=you, skill=Term(f"eldritch-{skill}"))
        return
    g.change(you, **{skill: getattr(you, skill) + 1})
    n = int(getattr(you, skill))
    g.tell("eldritch-log-improves", "eldritch/improve-skill.1", seat=you, skill=Term(f"eldritch-{skill}"), n=n)
    if n == 1:
        yield from occur(g, Improved(about=you.id, skill=skill))


class Improved(Event):
    """A skill was improved for the first time."""

    skill: str = ""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("skill", Term(f"eldritch-{self.skill}")),)


@flow(cite="eldritch/improve-skill.1")
def improve_any(g: EldritchHorror, you: Investigator, args: tuple[tuple[str, Any], ...] = ()) -> Steps[None]:
    """A skill of one's choice."""
    options = tuple([
        Option(f"improve {s}", "eldritch-option-improve", (("skill", Term(f"eldritch-{s}")),))
        for s in SKILLS if can_improve(you, s)
    ])  # fmt: skip
    if not options:
        g.tell("eldritch-log-all-improved", "eldritch/improve-skill.2", seat=you)
        return
    picked = yield from choose(g, you.index, options, "eldritch-prompt-improve", args, "eldritch/improve-skill.1")
    yield from improve(g, you, picked.key.split()[1])

"""Mythos cards: crisis, activation, track (chapter 22)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.cards import LAST, look, move, openly, refill, reveal, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.rules.clauses import under
from rulebound.games.unfathomable.rules.monsters import DAGON, DEEP_ONES, HYDRA, activate
from rulebound.games.unfathomable.rules.skill_checks import FAIL, PARTIAL, PASS, put_away, skill_check
from rulebound.games.unfathomable.rules.tracks import advance_ritual, advance_travel
from rulebound.games.unfathomable.state import (
    NOBODYS,
    Character,
    Unfathomable,
    definition,
    in_brig,
    tell_looks,
    tell_renewed,
)

FIRST, SECOND, CHECK = "first", "second", "check"
SYMBOL = {DEEP_ONES: "unfathomable/22.24-1", DAGON: "unfathomable/22.24-2", HYDRA: "unfathomable/22.24-3"}
"""The clauses of the activation symbols."""
RESULT = {PASS: "unfathomable/38.8-2", PARTIAL: "unfathomable/38.8-4", FAIL: "unfathomable/38.8-7"}
"""The clauses by which the effects of a check are resolved."""
EFFECTS = {PASS: "passes", PARTIAL: "partly", FAIL: "fails"}


class MythosDrawn(Event):
    """A mythos card has been drawn; one ability can have it discarded unresolved."""


class ChoiceFaced(Event):
    """A player has to decide a crisis; one ability gets around it."""

    who: int = -1

    @staticmethod
    @flow(cite="unfathomable/22.11 /22.13")
    def happens(g: Unfathomable, e: ChoiceFaced) -> Steps[None]:
        yield from decide(g, g.entity(e.about), g.seat(e.who))


@flow(cite="unfathomable/48.6 /22 /22.1 /22.2 /22.3 /22.4 /25.7")
def mythos_step(g: Unfathomable) -> Steps[None]:
    """The current player draws a card; crisis (not in the Brig), activation, track, in this order."""
    card = yield from turn_up_mythos(g, g.current)
    if in_brig(g, g.current):
        g.tell("unfathomable-log-no-crisis", "unfathomable/25.7", seat=g.current)
    else:
        yield from face_crisis(g, card)
    yield from resolve_icons(g, card)
    done_with(g, card, "unfathomable/22.4")


@flow(cite="unfathomable/22.22 /22.26 /22.21 /22.25")
def resolve_icons(g: Unfathomable, card: Any) -> Steps[None]:
    """The card's two symbols, unless it has been discarded meanwhile."""
    if card.pile == g.pile("mythos-discard").id:
        return
    yield from activate(g, definition(g, card).activation, SYMBOL[definition(g, card).activation])
    yield from resolve_track(g, definition(g, card).track)


# ------------------------------------------------------------------ drawing


@cite("unfathomable/22.4-5 /22.4-3 /25.7-2")
def must_be_replaced(g: Unfathomable, card: Any) -> bool:
    """A character's card, while that character is not in the game, in the Brig or a revealed traitor."""
    name = definition(g, card).character
    if not name:
        return False
    there = [c for c in g.characters if c.code == name]
    return not there or there[0].traitor or in_brig(g, there[0])


@cite("unfathomable/22.4-5 /22.4-6")
def top_mythos(g: Unfathomable, n: int, you: Character) -> tuple[int, ...]:
    """The ids of the top n cards a player looks at; character cards that cannot be used are shown and replaced."""
    found: tuple[int, ...] = ()
    while len(found) < n:
        renew_mythos(g)
        cards = [c for c in g.cards("mythos") if c.id not in found]
        if not cards:
            break  # the deck is made anew only when its last card is done with: until then there are no more
        look(g, cards[0], you.index)
        openly(g, cards[0])  # that it is not replaced tells all that it can be used
        if must_be_replaced(g, cards[0]):
            discard_mythos(g, cards[0], "unfathomable/22.4-5" if n == 1 else "unfathomable/22.4-6")
        else:
            found += (cards[0].id,)
    return found


@flow(cite="unfathomable/18.4 /22.4")
def turn_up_mythos(g: Unfathomable, you: Character) -> Steps[Any]:
    """A card is drawn, and another one as long as an ability has it discarded unresolved."""
    card = yield from draw_mythos(g, you)
    while not (yield from occur(g, MythosDrawn(about=card.id))):
        discard_mythos(g, card, "unfathomable/18.4")
        card = yield from draw_mythos(g, you)
    return card


@flow(cite="unfathomable/22.4 /22.4-1 /48.6")
def draw_mythos(g: Unfathomable, you: Character) -> Steps[Any]:
    """The top usable card, for all to see; some characters choose among more."""
    n = 2 if chooses_mythos(g, you) else 1
    ids = top_mythos(g, n, you)
    card = g.entity(ids[0])
    if n > 1:
        tell_looks(g, you, "mythos", len(ids))
    if len(ids) > 1:
        cards = tuple([g.entity(i) for i in ids])
        take_up(g, cards, you.index)
        picked = yield from choose(
            g, you.index, options_for(g, cards, "mythos", seat=you.index), "unfathomable-prompt-mythos",
            cite="unfathomable/22.4", secret=True,
        )  # fmt: skip
        card = meant(g, picked)
        for other in cards:
            if other.id != card.id:
                move(g, other, g.pile("mythos"), LAST)
    move(g, card, g.pile("limbo"))
    reveal(g, card)
    g.tell("unfathomable-log-mythos", "unfathomable/22.4", seat=you, card=card)
    return card


def chooses_mythos(g: Unfathomable, you: Character) -> bool:
    return bool(definition(g, you).facts.get("chooses_mythos")) and not you.traitor and not in_brig(g, you)


@cite("unfathomable/22.4")
def done_with(g: Unfathomable, card: Any, cite: str) -> None:
    """A mythos card has been resolved: it is discarded, unless somebody keeps it or it is gone already."""
    if card.pile == g.pile("limbo").id:
        discard_mythos(g, card, cite)
    renew_mythos(g)


@cite("unfathomable/22.6")
def renew_mythos(g: Unfathomable) -> None:
    """When the last card has been taken and is done with, the discard pile is the new deck. Not before: what is being
    resolved does not come into it, whoever looks at the deck or draws from it meanwhile."""
    deck, discard = g.pile("mythos"), g.pile("mythos-discard")
    resolving = any(definition(g, c).kind == "mythos" for c in g.cards("limbo"))
    if not deck.cards and discard.cards and not resolving:
        refill(g, deck, discard)
        tell_renewed(g, "mythos", "unfathomable/22.6")


@cite("unfathomable/22.5")
def discard_mythos(g: Unfathomable, card: Any, cite: str = "") -> None:
    g.change(card, owner=NOBODYS)
    move(g, card, g.pile("mythos-discard"))
    g.tell("core-log-discard", cite, card=card)


# ------------------------------------------------------------------ the crisis


@cite("unfathomable/22.9-1 /22.12 /22.12-1 /22.12-2 /22.12-3 /22.12-4 /22.4-2 /22.4-4 /43.9 /43.14 /7.2-1 /43.6 /43.11")
def who_decides(g: Unfathomable, card: Any) -> Character:
    """The current player, the captain, the keeper, or the character the card names."""
    chooser = definition(g, card).chooser
    if chooser in ("captain", "keeper"):
        return g.holder(chooser)
    named = [c for c in g.characters if c.code == chooser]
    if not named:
        return g.current
    return named[0]


@flow(cite="unfathomable/22.7 /22.8 /22.9 /22.9-1 /22.10 /22.12-1 /22.14 /22.16 /22.18")
def face_crisis(g: Unfathomable, card: Any) -> Steps[None]:
    """A check is made; anything with a choice is decided by whoever the card names."""
    made = definition(g, card)
    if "second" in made.facts:
        yield from occur(g, ChoiceFaced(about=card.id, who=who_decides(g, card).index))
    else:
        yield from make_check(g, card, g.current)


@flow(cite="unfathomable/22.13-1")
def ways(g: Unfathomable, card: Any, you: Character) -> Any:
    """The options of a choice that may be chosen; if none may, the first one as far as it goes."""
    made = definition(g, card)
    first = CHECK if made.check else FIRST
    options = tuple([
        Option(key, f"unfathomable-{card.code}-{key}")
        for key, may in ((first, made.facts.get("can_first")), (SECOND, made.facts.get("can_second")))
        if may is None or may(g, you)
    ])  # fmt: skip
    return (options or (Option(first, f"unfathomable-{card.code}-{first}"),),)


@flow(cite="unfathomable/22.9 /22.11 /22.13 /22.13-1 /22.18 /22.19 /22.20 /7.2")
def decide(g: Unfathomable, card: Any, you: Character, fails: bool = False) -> Steps[None]:
    """One of two options; of a combination the first is the check (which `fails` at once by an ability)."""
    made = definition(g, card)
    if made.by_hand and you.id != g.keeper.id:
        for held in g.hand(g.keeper):
            openly(g, held)  # whether the keeper can pay decides what can be chosen: everybody has to know it
    clause = "unfathomable/22.18" if made.check else "unfathomable/22.13"
    (options,) = yield from ways(g, card, you)
    picked = yield from choose(
        g, you.index, options, "unfathomable-prompt-crisis", (("card", g.word(card)),), clause,
        secret=made.by_hand, again=ways.later(card, you),
    )  # fmt: skip
    g.tell("unfathomable-log-decided", clause, seat=you, card=card, what=Term(picked.text))
    if picked.key == CHECK and not fails:
        yield from make_check(g, card, you)
    elif picked.key == CHECK:
        yield from fail_at_once(g, card, you)
    else:
        yield from under(g, "unfathomable/22.9", made.facts[picked.key].later(card, you))


@flow(cite="unfathomable/36.2 /22.16")
def fail_at_once(g: Unfathomable, card: Any, you: Character) -> Steps[None]:
    """The card's check is not made: an ability says that it has failed."""
    g.tell("unfathomable-log-fails-at-once", "unfathomable/36.2", card=card)
    yield from under(g, RESULT[FAIL], definition(g, card).facts[EFFECTS[FAIL]].later(card, you))


@flow(cite="unfathomable/22.14 /22.16 /22.17 /38.8-2 /38.8-7 /38.9")
def make_check(g: Unfathomable, card: Any, you: Character) -> Steps[None]:
    """The card's check, and what its result brings."""
    made = definition(g, card)
    result = yield from skill_check(g, made.check, made.skills, made.partial, mythos=True)
    effect = made.facts.get(EFFECTS[result])
    if effect is not None:
        yield from under(g, RESULT[result], effect.later(card, you))
    put_away(g)


# ------------------------------------------------------------------ the track symbol


@flow(cite="unfathomable/22.27 /22.27-1 /22.27-2 /22.27-3 /22.27-4 /25.7-1")
def resolve_track(g: Unfathomable, track: str) -> Steps[None]:
    """Travel, ritual, or whichever the current player likes; from the Brig the captain chooses."""
    clause = {"travel": "unfathomable/50.5", "ritual": "unfathomable/50.10", "choice": "unfathomable/22.27-3"}[track]
    if track == "choice":
        you = g.current
        if in_brig(g, you):
            you, clause = g.captain, "unfathomable/22.27-4"
        options = tuple([Option(t, f"unfathomable-option-{t}") for t in ("travel", "ritual")])
        picked = yield from choose(g, you.index, options, "unfathomable-prompt-track", cite=clause)
        track = picked.key
    if track == "travel":
        yield from advance_travel(g, 1, clause)
    else:
        yield from advance_ritual(g, 1, clause)

"""Mysteries and rumors: drawing, solving, winning (chapters "mysteries", "rumors", "winning and losing")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import move, reveal, shuffle
from rulebound.core.state.chance import below
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import carry_out
from rulebound.games.eldritch.rules.monsters import MonsterDefeated, is_epic, put_away
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.tokens import discard_clue
from rulebound.games.eldritch.state import EldritchHorror, Paper, Space, definition, monsters

NEEDED = 3


def solved(g: EldritchHorror) -> int:
    return len(g.pile("solved").cards)


def current_mystery(g: EldritchHorror) -> Any:
    return next(iter(g.cards("mystery")), None)


@flow(cite="eldritch/mysteries.3 .4 /setup.8")
def draw_mystery(g: EldritchHorror) -> Steps[None]:
    """The next mystery, with what it does when it comes into play."""
    deck = g.pile("mysteries")
    if not deck.cards:
        return
    card = g.entity(deck.cards[0])
    reveal(g, card)
    move(g, card, g.pile("mystery"))
    g.tell("eldritch-log-mystery", "eldritch/mysteries.3", card=card)
    enters = definition(g, card).facts.get("enters")
    if enters is not None:
        yield from carry_out(g, card, enters.later(card))


@flow(cite="eldritch/mystery-check.1 /mysteries.1 .4 .6 /winning-and-losing.3 /final-mystery.1 /ancient-one.7")
def check_mystery(g: EldritchHorror) -> Steps[None]:
    """Once a round: is the mystery solved? With enough of them the game is won, or the last one is left."""
    card = current_mystery(g)
    if card is not None and definition(g, card).facts["solved"](g, card):
        yield from solve(g, card)
    elif card is None and solved(g) < NEEDED:
        yield from draw_mystery(g)


@flow(cite="eldritch/mysteries.1 .4 .6 /winning-and-losing.3 /final-mystery.1")
def solve(g: EldritchHorror, card: Paper) -> Steps[None]:
    g.tell("eldritch-log-solved", "eldritch/mysteries.4", card=card)
    clear(g, card)
    move(g, card, g.pile("solved"))
    if solved(g) < NEEDED:
        yield from draw_mystery(g)
    elif g.ancient.awake:
        yield from last_mystery(g)
    else:
        g.verdict(True, "eldritch-end-solved", "eldritch/winning-and-losing.3")


@flow(cite="eldritch/final-mystery.1 /ancient-one.7")
def last_mystery(g: EldritchHorror) -> Steps[None]:
    """Enough mysteries are solved, and the Ancient One is awake: what its sheet says is all that is left."""
    g.tell("eldritch-log-final", "eldritch/final-mystery.1", who=g.ancient)
    begins = definition(g, g.ancient).facts.get("final_begins")
    if begins is not None:
        yield from begins(g)


@cite("eldritch/mysteries.4 /golden.2 /returned-to-box.1")
def clear(g: EldritchHorror, card: Paper) -> None:
    """Tokens on the card, and those it put on the board, are discarded; so are clues and gates that lie on it."""
    clues = g.cards("mystery-clues")
    for clue in clues:
        discard_clue(g, clue)
    if clues:
        g.tell("eldritch-log-clues-discarded", "eldritch/mysteries.4", n=len(clues))
    for gate in g.cards("mystery-gates"):
        move(g, gate, g.pile("box"))
        g.tell("eldritch-log-to-box", "eldritch/returned-to-box.1", card=gate)
    for monster in g.cards("mystery-monsters"):
        g.tell("eldritch-log-discarded-monster", "eldritch/mysteries.4", monster=monster)
        put_away(g, monster)  # in the cup it is one of many
    g.change(card, tokens=0, hurt=0)
    own = definition(g, card).facts.get("own_tokens")
    for space in g.all(Space):
        if space.mystery:
            g.change(space, mystery=False)
            g.tell("eldritch-log-mystery-token-gone", "eldritch/mysteries.4", space=space)
        if own and space.tokens:
            g.tell("eldritch-log-tokens-gone", "eldritch/mysteries.4", space=space, n=space.tokens)
            g.change(space, tokens=0)


@flow(cite="eldritch/mysteries.5")
def unsolve(g: EldritchHorror) -> Any:
    """A solved mystery, chosen by lot, goes back into the deck."""
    cards = g.cards("solved")
    card = cards[below(g, len(cards))]
    g.tell("eldritch-log-unsolved", "eldritch/mysteries.5", card=card)
    move(g, card, g.pile("mysteries"))
    shuffle(g, g.pile("mysteries"))


# ------------------------------------------------------------------ trophies


def is_trophy(g: EldritchHorror, e: MonsterDefeated) -> bool:
    """May a mystery or a rumor keep the defeated monster: one of the cup or set aside, that nothing else has kept?"""
    monster = g.entity(e.about)
    unclaimed = monster.pile == g.pile("defeated").id
    return unclaimed and not is_epic(g, monster) and not monster.phantom


@cite("eldritch/spend.1")
def keep_trophy(g: EldritchHorror, this: Paper, e: MonsterDefeated, pile: str) -> None:
    """The defeated monster lies on the card, where its toughness counts."""
    monster = g.entity(e.about)
    move(g, monster, g.pile(pile))
    g.change(this, hurt=this.hurt + e.worth)
    g.tell("eldritch-log-trophy", "eldritch/spend.1", card=this, monster=monster, n=this.hurt)


# ------------------------------------------------------------------ rumors


def rumors(g: EldritchHorror) -> tuple[Any, ...]:
    return tuple([c for c in g.cards("mythos-in-play") if definition(g, c).facts.get("rumor")])


@flow(cite="eldritch/rumors.3")
def solve_rumor(g: EldritchHorror, card: Paper) -> Any:
    """The rumor is over: its card, its tokens and the epic monster it brought are gone."""
    g.tell("eldritch-log-rumor-solved", "eldritch/rumors.3", card=card)
    epic = definition(g, card).facts.get("epic")
    for monster in monsters(g):
        if monster.code == epic:
            g.tell("eldritch-log-monster-gone", "eldritch/rumors.3", monster=monster)
            put_away(g, monster)
    for monster in g.cards("rumor-monsters"):
        g.tell("eldritch-log-discarded-monster", "eldritch/rumors.3", monster=monster)
        put_away(g, monster)  # in the cup it is one of many
    g.change(card, tokens=0, hurt=0, space=0)
    discard(g, card)

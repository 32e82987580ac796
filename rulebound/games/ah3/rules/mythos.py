"""The mythos phase: tokens from the cup, headlines, reckoning (chapters "mythos phase", "mythos cup", "mythos tokens",
"headline")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import perform
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.material.cards import LAST, move
from rulebound.core.material.tokens import draw, put_back
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import carry_out, settle
from rulebound.games.ah3.rules.defeat import HEADLINE
from rulebound.games.ah3.rules.doom import gate_burst, sheet_doom, spawn_clue, spread_doom
from rulebound.games.ah3.rules.group import next_of
from rulebound.games.ah3.rules.piles import draw_top
from rulebound.games.ah3.rules.spawning import spawn_monster
from rulebound.games.ah3.rules.stories import story_of
from rulebound.games.ah3.state import ArkhamHorror, Investigator, Paper, Sheet, assets, definition, scenario

EACH = 2
"""So many tokens everybody draws."""


@flow(cite="ah3/204.1 .2 .4 /455.2 /476.1")
def mythos_phase(g: ArkhamHorror) -> Steps[None]:
    """Everybody draws two tokens, from the leader on, also who has no investigator."""
    for seat in g.order():
        for _ in range(EACH):
            yield from draw_token(g, g.seat(seat))


@flow(cite="ah3/204.1 .3 .5 /433.1 /494.1")
def draw_token(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """A token is drawn and resolved. It stays out until the cup is empty and another one is wanted."""
    if not g.cup.inside:
        put_back(g, g.cup)
        g.tell("ah3-log-cup-filled", "ah3/204.5", n=len(g.cup.inside))
    token = draw(g, g.cup, True)
    g.tell("ah3-log-token", "ah3/204.1", seat=you, token=Term(f"ah3-token-{token}"))
    yield from resolve_token(g, you, token)
    yield from settle(g)


@flow(cite="ah3/204.6 .7a .8a .9a .10a .11a .12a .13a /433.2")
def resolve_token(g: ArkhamHorror, you: Investigator, token: str) -> Steps[None]:
    if token == "doom":
        yield from spread_doom(g)
    elif token == "monster":
        yield from spawn_monster(g)
    elif token == "clue":
        yield from spawn_clue(g)
    elif token == "headline":
        yield from read_headline(g, you)
    elif token == "burst":
        yield from gate_burst(g)
    elif token == "reckoning":
        yield from reckoning(g)
    else:
        g.tell("ah3-log-blank", "ah3/204.13a")


# ------------------------------------------------------------------ headlines


@flow(cite="ah3/204.10a .4 /435.1d .2 .3 .4 .6 .7")
def read_headline(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The top headline happens to whoever drew the token, and is discarded; a rumor joins the codex. To who has no
    investigator nothing happens, but to others it does. Without a headline left, doom comes to the sheet."""
    card = draw_top(g, g.pile("headlines"), g.pile("reading"))
    if card is None:
        g.tell("ah3-log-headlines-empty", "ah3/435.6")
        yield from sheet_doom(g, 1, "ah3/435.6")
        return
    made = definition(g, card)
    g.tell("ah3-log-headline", "ah3/435.2", seat=you, card=card, story=story_of(card.code, ""))
    if made.rumor:
        spread_rumor(g, card)
        return
    if you.code or made.others:
        whose = -1 if made.outlasts else you.index
        yield from within(g, Scope(kind=HEADLINE, owner=whose, cite=("ah3/435.2",)), read, you, card)
    discard_headline(g, card)
    yield from settle(g)


@flow(cite="ah3/435.1d .2 .3")
def read(g: ArkhamHorror, you: Investigator, card: Paper) -> Steps[None]:
    """What a headline says: an effect, or a rule of its own."""
    made = definition(g, card)
    if made.effect is not None:
        yield from perform(g, you, made.effect)
    else:
        yield from carry_out(g, card, made.facts["read"].later(card, you))


@cite("ah3/435.4 .5")
def discard_headline(g: ArkhamHorror, card: Paper) -> None:
    """Face up beside the deck."""
    g.change(card, doom=0)
    move(g, card, g.pile("headlines-discard"))


@cite("ah3/435.7 .8")
def spread_rumor(g: ArkhamHorror, card: Paper) -> None:
    """A rumor joins the codex; the one before it goes."""
    for other in g.cards("codex"):
        if definition(g, other).kind == "headline":
            discard_headline(g, other)
            g.tell("ah3-log-rumor-gone", "ah3/435.7", card=other)
    move(g, card, g.pile("codex"), LAST)
    g.tell("ah3-log-rumor", "ah3/435.7", card=card)


# ------------------------------------------------------------------ reckoning


@flow(cite="ah3/204.12a .12b .12c .12d .12e /490.3c")
def reckoning(g: ArkhamHorror) -> Steps[None]:
    """Every reckoning effect there is at this moment, one after the other, in the order the group likes."""
    left = with_reckoning(g)
    asking = True
    while left:
        thing = left[0]
        if asking:
            picked = yield from next_of(g, left, "ah3-prompt-reckoning", "reckons", "ah3/204.12c")
            thing, asking = picked
        if is_there(g, thing):
            g.tell("ah3-log-reckoning", "ah3/204.12d", thing=thing)
            scope = Scope(kind="reckoning", cite=("ah3/204.12d",))
            yield from within(g, scope, carry_out, thing, reckoning_of(g, thing).later(thing))
            yield from settle(g)
        left = tuple([t for t in left if t is not thing and is_there(g, t)])


@cite("ah3/204.12a .12e")
def with_reckoning(g: ArkhamHorror) -> tuple[Any, ...]:
    """The sheet, the codex, and what investigators have."""
    things = (g.sheet, *g.cards("codex"), *[c for i in g.investigators for c in assets(g, i)])
    return tuple([t for t in things if reckoning_of(g, t) is not None])


def reckoning_of(g: ArkhamHorror, thing: Any) -> Any:
    made = scenario(g) if type(thing) is Sheet else definition(g, thing)
    return made.facts.get("reckoning")


def is_there(g: ArkhamHorror, thing: Any) -> bool:
    """Does it still lie where its text counts?"""
    if type(thing) is Sheet:
        return True
    return bool(thing.owner >= 0 or thing.pile == g.pile("codex").id)

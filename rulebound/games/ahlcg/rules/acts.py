"""Acts, agendas and doom (ahlcg/act-deck-and-agenda-deck, ahlcg/doom)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow
from rulebound.core.game.game import AFTERMATH, ROUND
from rulebound.core.material.cards import move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.actions import Act, Law
from rulebound.core.timing.timing import Event, occur
from rulebound.games.ahlcg.rules.costs import barred_spenders, has_declined, spend_together, spenders
from rulebound.games.ahlcg.rules.moves import clear, place_tokens, remove_from_game, remove_tokens
from rulebound.games.ahlcg.state import DEFINITIONS, ArkhamHorror, Investigator, definition


def threshold(g: ArkhamHorror, card: Any) -> int:
    """The doom or clues a card asks for; 0 if it asks for none."""
    facts = DEFINITIONS[card.code].facts
    n: int = facts.get("threshold") or 0
    return n * g.scenario.started if facts.get("threshold_per_investigator") else n


# ------------------------------------------------------------------ doom


@cite("ahlcg/doom.4 ahlcg/framework-1.3 ahlcg/in-play-and-out-of-play.2 .6")
def total_doom(g: ArkhamHorror) -> int:
    """All doom in play, on whatever card."""
    entities: Any = g.entities
    return sum([entities[id].doom for id in ids_in_play(g)])


def ids_in_play(g: ArkhamHorror) -> list[int]:
    """The cards in play: the current agenda and act, what is at locations, the locations, what is in players' areas."""
    entities: Any = g.entities
    scenario = g.scenario
    ids = [
        *entities[scenario.agenda].cards, *entities[scenario.act].cards, *entities[scenario.there].cards,
        *entities[scenario.map].cards,
    ]  # fmt: skip
    for you in g.investigators:
        ids += entities[you.area].cards
        ids += entities[you.threat].cards
    return ids


def place_doom(g: ArkhamHorror, card: Any, n: int = 1, cite: str = "") -> None:
    if n > 0:
        place_tokens(g, card, "doom", n)
        g.tell("ahlcg-log-doom", cite, card=card, n=n)


@cite("ahlcg/framework-1.2 ahlcg/doom.2")
def doom_on_agenda(g: ArkhamHorror, n: int = 1, cite: str = "") -> None:
    agenda = g.agenda
    if agenda is not None:
        place_doom(g, agenda, n, cite)


@cite("ahlcg/framework-1.3 ahlcg/doom.3 ahlcg/act-deck-and-agenda-deck.3")
def is_doomed(g: ArkhamHorror) -> bool:
    """Enough doom in play advances the agenda, unless an objective says otherwise."""
    agenda = g.agenda
    if agenda is None or definition(g, agenda).facts.get("has_objective"):
        return False
    return threshold(g, agenda) <= total_doom(g)


@flow
def doom_that_may_advance(g: ArkhamHorror, n: int) -> Steps[None]:
    """Doom on the agenda by an effect that can cause it to advance."""
    doom_on_agenda(g, n)
    if is_doomed(g):
        yield from advance_agenda(g)


# ------------------------------------------------------------------ advancing


class AgendaAdvances(Event):
    """The current agenda advances."""

    @staticmethod
    @flow(cite="ahlcg/act-deck-and-agenda-deck.5 .6 .7 .9")
    def happens(g: ArkhamHorror, e: AgendaAdvances) -> Steps[None]:
        """Its tokens and all doom in play are removed, it is turned over, the next one becomes current."""
        agenda = g.entity(e.about)
        gone = total_doom(g)
        for card in everything_with_doom(g):
            remove_tokens(g, card, "doom", card.doom)
        clear(g, agenda)
        if gone:
            g.tell("ahlcg-log-doom-cleared", "ahlcg/act-deck-and-agenda-deck.6", n=gone)
        back = Term(f"ahlcg-{agenda.code}-back")
        g.tell("ahlcg-log-agenda", "ahlcg/act-deck-and-agenda-deck.7", card=agenda, what=back)
        yield from turn_over(g, agenda, g.scenario.agenda, g.scenario.agendas)


@flow(cite="ahlcg/act-deck-and-agenda-deck.7 .9")
def turn_over(g: ArkhamHorror, card: Any, current: int, deck: int) -> Steps[None]:
    """What its back says, then the next card: to the end, even if that eliminates who made it advance."""
    whole = g.open(Scope(kind=AFTERMATH, cite=("ahlcg/act-deck-and-agenda-deck.7",)))
    yield from definition(g, card).facts["advance"](g, card)
    yield from next_card(g, card, current, deck)
    g.close(whole)


def everything_with_doom(g: ArkhamHorror) -> tuple[Any, ...]:
    entities: Any = g.entities
    return tuple([entities[id] for id in ids_in_play(g) if entities[id].doom])


@flow(cite="ahlcg/act-deck-and-agenda-deck.9 .4")
def next_card(g: ArkhamHorror, old: Any, current: int, deck: int) -> Steps[None]:
    """The advanced card is removed from the game, unless it went elsewhere; the next one becomes current."""
    if g.scenario.resolution:
        return  # the scenario ended with it
    if old.pile == current and not definition(g, old).facts.get("stays"):
        yield from remove_from_game(g, old, "ahlcg/act-deck-and-agenda-deck.9")
    if not g.cards(current) and g.cards(deck):
        card = g.cards(deck)[0]
        move(g, card, g.pile(current))
        reveal(g, card)
        g.tell("ahlcg-log-next", "ahlcg/act-deck-and-agenda-deck.9", card=card, pile=g.pile(current))


@flow(cite="ahlcg/act-deck-and-agenda-deck.5")
def advance_agenda(g: ArkhamHorror) -> Steps[None]:
    if not g.scenario.resolution:
        yield from occur(g, AgendaAdvances(about=g.agenda.id))


class ActAdvances(Event):
    """The current act advances."""

    @staticmethod
    @flow(cite="ahlcg/act-deck-and-agenda-deck.5 .6 .7 .9")
    def happens(g: ArkhamHorror, e: ActAdvances) -> Steps[None]:
        act = g.entity(e.about)
        clear(g, act)
        g.tell("ahlcg-log-act", "ahlcg/act-deck-and-agenda-deck.7", card=act, what=Term(f"ahlcg-{act.code}-back"))
        yield from turn_over(g, act, g.scenario.act, g.scenario.acts)


@flow(cite="ahlcg/act-deck-and-agenda-deck.5")
def advance_act(g: ArkhamHorror) -> Steps[None]:
    if g.act is not None and not g.scenario.resolution:  # nothing advances once the scenario is over
        yield from occur(g, ActAdvances(about=g.act.id))


def no_objective(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    """Where the act has an objective, that decides; without an act there is nothing to advance."""
    act = g.act
    return act is not None and not definition(g, act).facts.get("has_objective")


def somebodys_turn(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return g.clock.seat >= 0


def clues_suffice(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    """The group has the clues the act asks for."""
    act = g.act
    return act is not None and threshold(g, act) <= sum([i.clues for i in spenders(g)])


def not_barred(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    """Not for want of clues, but because those who have them cannot spend them."""
    act, held = g.act, sum([i.clues for i in barred_spenders(g)])
    return act is None or not held or clues_suffice(g, you, target) or not clues_would_suffice(g, held)


def clues_would_suffice(g: ArkhamHorror, more: int) -> bool:
    return threshold(g, g.act) <= more + sum([i.clues for i in spenders(g)])


def not_declined(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return not has_declined(g)


def clues_there_are(g: ArkhamHorror, you: Investigator, target: Any) -> tuple[tuple[str, int], ...]:
    """How many clues the act takes, and how many those have who may spend them."""
    need = threshold(g, g.act) if g.act is not None else 0
    return (("need", need), ("n", sum([i.clues for i in spenders(g)])))


@flow(cite="ahlcg/clues.4 ahlcg/act-deck-and-agenda-deck.2")
def spend_and_advance(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The investigators spend clues together, as a free ability of the group."""
    if (yield from spend_together(g, you, threshold(g, g.act))):
        yield from advance_act(g)


def may_spend(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you not in barred_spenders(g)


def gives_clues(g: ArkhamHorror, you: Investigator, target: Any) -> bool:
    return you in spenders(g)


LAWS = (
    Law("ahlcg/clues.4", somebodys_turn, "ahlcg-denied-turn"),
    Law("ahlcg/act-deck-and-agenda-deck.2", no_objective, "ahlcg-denied-objective"),
    Law("ahlcg/cannot.1", not_barred, "ahlcg-denied-clues-barred"),
    Law("ahlcg/act-deck-and-agenda-deck.2", clues_suffice, "ahlcg-denied-clues", numbers=clues_there_are),
    Law("ahlcg/clues.4", not_declined, "ahlcg-denied-declined"),
)
ADVANCE = Act("advance", spend_and_advance, LAWS, cite="ahlcg/clues.4", free=True)
"""In one's own turn."""
ADVANCE_IN_A_WINDOW = Act(
    "advance", spend_and_advance,
    (*LAWS, Law("ahlcg/cannot.1", may_spend, "ahlcg-denied-clues-barred"),
     Law("ahlcg/clues.4", gives_clues, "ahlcg-denied-own-clues")),
    cite="ahlcg/clues.4", free=True,
)  # fmt: skip
"""In a window only who gives some of the clues is asked."""


@cite("ahlcg/clues.4 ahlcg/ability.triggered.2")
def may_advance(g: ArkhamHorror, you: Investigator) -> bool:
    """In a window of anybody's turn, who could give clues for it may have the group advance the act."""
    return bool(you.clues) and group_may_advance(g) and you in spenders(g)


def group_may_advance(g: ArkhamHorror) -> bool:
    """Asked in every window: do all its laws hold? Mostly the clues are missing; where they suffice, none is barred."""
    if g.clock.seat < 0 or not [i for i in g.investigators if i.clues]:
        return False
    lead = g.lead
    return no_objective(g, lead, None) and clues_suffice(g, lead, None) and not_declined(g, lead, None)


# ------------------------------------------------------------------ the end of a scenario


@cite("ahlcg/act-deck-and-agenda-deck.10 ahlcg/winning-and-losing.2")
def resolve(g: ArkhamHorror, resolution: str) -> None:
    """A resolution is reached: the scenario ends at once."""
    if not g.scenario.resolution:
        g.change(g.scenario, resolution=resolution)
        by = "ahlcg/winning-and-losing.4" if resolution == "none" else "ahlcg/act-deck-and-agenda-deck.10"
        g.tell("ahlcg-log-resolution", by, n=resolution)
        g.end("resolution", kind=ROUND)

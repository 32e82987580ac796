"""The round, step by step (lotr/step-1.1 to 7.5), with every action window of the chart."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import agrees
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose_some, meant, options_for
from rulebound.core.game.values import explain, forbidden
from rulebound.core.material.cards import exhaust
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call
from rulebound.core.timing.timing import Event, heeded, occur, occur_together, settle, together
from rulebound.games.lotr.cards import (
    COLLECTS,
    CONTRIBUTING,
    MENACE,
    READY_PRICE,
    READYING,
    REVEALS,
    STAGING,
    THREAT,
    TIRES,
    WILLPOWER,
)
from rulebound.games.lotr.rules.attacks import deal_shadows, discard_shadows, enemy_attacks, player_attacks
from rulebound.games.lotr.rules.decks import draw_cards
from rulebound.games.lotr.rules.encounter import reveal_top
from rulebound.games.lotr.rules.engagement import chance_to_travel, engagement_checks, optional_engagement
from rulebound.games.lotr.rules.moves import all_of_them, place_tokens, spend_resources
from rulebound.games.lotr.rules.progress import progress_on_quest
from rulebound.games.lotr.rules.threat import pass_token, raise_each, raise_threat
from rulebound.games.lotr.rules.windows import action_window, planning_window
from rulebound.games.lotr.state import (
    ENEMY,
    HERO,
    LOCATION,
    NOBODY,
    Rings,
    all_characters,
    characters,
    enemies_in_play,
    heroes,
    in_play,
    kind,
)

PLAN_SCOPE = "plan"


# ------------------------------------------------------------------ 1. resources


@flow(cite="lotr/step-1.2.1 /step-1.3.1 /chart.1")
def resource_phase(g: Rings) -> Steps[None]:
    """A resource for every hero, a card for every player, a window."""
    g.change(g.scenario, allies=0)
    for you in g.players:  # 1.2
        for hero in heroes(g, you):
            place_tokens(g, hero, "resources", g.value(hero, COLLECTS))
    g.tell("lotr-log-collect", "lotr/step-1.2.1")
    for hero in all_characters(g) if COLLECTS.key in g.modifiers else ():
        if kind(hero) == HERO and g.value(hero, COLLECTS) != 1:
            g.tell("lotr-log-collects", "lotr/constant-ability.1", card=hero, n=g.value(hero, COLLECTS))
    for you in g.players:  # 1.3
        yield from draw_cards(g, you, 1)
    yield from action_window(g)


# ------------------------------------------------------------------ 2. planning


@flow(cite="lotr/step-2.2.1 /step-2.3.1 /chart.2 /active-player.1 /player-order.1")
def planning_phase(g: Rings) -> Steps[None]:
    """Each player in turn is the active one, in a window of his or her own."""
    for you in g.players:
        if not you.out:
            g.change(g.clock, seat=you.index)
            yield from within(g, Scope(kind=PLAN_SCOPE, owner=you.index), planning_window, you)
            yield from settle(g)
    g.change(g.clock, seat=NOBODY)


# ------------------------------------------------------------------ 3. quest


class Committed(Event):
    """A character commits to the quest."""

    who: int = NOBODY


class Quested(Event):
    """The quest is resolved: successfully, unsuccessfully, or neither."""

    by_how_much: int = 0
    """Willpower less threat."""
    failed: bool = False
    """Unsuccessfully: the threat was greater."""


@flow(cite="lotr/step-3.2.1 /step-3.3.1 /step-3.4.1 .2 /step-3.5.1 /chart.3")
def quest_phase(g: Rings) -> Steps[None]:
    """Commit, stage, resolve; a window after the beginning and after each of these."""
    yield from action_window(g)
    yield from commit_characters(g)  # 3.2
    yield from action_window(g)
    yield from staging_step(g)  # 3.3
    yield from action_window(g)
    yield from resolve_quest(g)  # 3.4
    yield from action_window(g)
    for card in all_characters(g):
        if card.committed:
            g.change(card, committed=False)


@flow(cite="lotr/step-3.2.1 /player-order.1 /willpower.1")
def commit_characters(g: Rings) -> Steps[None]:
    """Each player in turn commits any number of ready characters, all at once, by exhausting them."""
    for you in g.players:
        if you.out:
            continue
        able = tuple([c for c in characters(g, you) if not c.exhausted])
        options = options_for(g, able, "commit", "lotr-option-commit")
        picked = yield from choose_some(
            g, you.index, options, 0, len(able), "lotr-prompt-commit", cite="lotr/step-3.2.1"
        )
        going = tuple([meant(g, o) for o in picked])
        for card in going:
            commit(g, card)
        if going and heeded(g, Committed):
            yield from occur_together(g, tuple([Committed(about=c.id, who=you.index) for c in going]))


@cite("lotr/step-3.2.1 /exhausted.1")
def commit(g: Rings, card: Any) -> None:
    exhaust(g, card)
    g.change(card, committed=True)
    g.tell("lotr-log-commit", "lotr/step-3.2.1", card=card)


@flow(cite="lotr/step-3.3.1 /staging.1 /player-elimination.3")
def staging_step(g: Rings) -> Steps[None]:
    """A card for each player who is in the game as the step begins, one at a time."""
    for _ in range(cards_to_stage(g)):
        yield from reveal_top(g)
        yield from settle(g)


@cite("lotr/step-3.3.1 /staging.1 /player-elimination.3")
def cards_to_stage(g: Rings) -> int:
    """How many cards the staging step reveals."""
    return 0 if forbidden(g, g.quest, STAGING) is not None else len(g.players) + g.value(g.quest, REVEALS)


@cite("lotr/step-3.4.1 /willpower.1")
def willpower(g: Rings) -> int:
    """The willpower of all committed characters."""
    return sum([g.value(c, WILLPOWER) for c in all_characters(g) if c.committed])


@cite("lotr/step-3.4.1 /staging-area.3 .4 /active-location.3 /engaged.2 /guarded.1")
def staging_threat(g: Rings) -> int:
    """The threat of all enemies and locations in the staging area, and what effects add to it."""
    total = g.value(g.quest, MENACE)
    for card in g.staging:
        if kind(card) in (ENEMY, LOCATION) and forbidden(g, card, CONTRIBUTING) is None:
            total += g.value(card, THREAT)
    return total


@flow(cite="lotr/step-3.4.1 .2 /explored.3")
def resolve_quest(g: Rings) -> Steps[None]:
    """More willpower than threat: progress. More threat: every player's threat rises. Neither: nothing."""
    will, against = willpower(g), staging_threat(g)
    g.tell("lotr-log-quest", "lotr/step-3.4.1", will=will, threat=against)
    if heeded(g, Quested):
        yield from occur(g, Quested(by_how_much=will - against, failed=will < against))
    if will > against:
        yield from progress_on_quest(g, will - against)
    elif against > will:
        yield from raise_each(g, against - will, clause="lotr/step-3.4.2")
    else:
        g.tell("lotr-log-quest-tied", "lotr/step-3.4.2")


# ------------------------------------------------------------------ 4. travel, 5. encounter


@flow(cite="lotr/step-4.2.1 /chart.4")
def travel_phase(g: Rings) -> Steps[None]:
    yield from chance_to_travel(g)
    yield from action_window(g)


@flow(cite="lotr/step-5.2.1 /step-5.3.1 /chart.5")
def encounter_phase(g: Rings) -> Steps[None]:
    yield from optional_engagement(g)
    yield from action_window(g)
    yield from engagement_checks(g)
    yield from action_window(g)


# ------------------------------------------------------------------ 6. combat


@flow(cite="lotr/step-6.2.1 /step-6.3.1 /step-6.6.1 /step-6.10.1 /step-6.11.1 /chart.6")
def combat_phase(g: Rings) -> Steps[None]:
    """Shadow cards, the attacks of the enemies, the attacks of the players."""
    for enemy in enemies_in_play(g):
        if enemy.attacked:
            g.change(enemy, attacked=False)
    for you in g.players:
        if you.attacks:
            g.change(you, attacks=())
    yield from deal_shadows(g)
    yield from action_window(g)
    yield from enemy_attacks(g)
    yield from player_attacks(g)
    yield from discard_shadows(g)


# ------------------------------------------------------------------ 7. refresh


class Readies(Event):
    """A card readies."""

    told: bool = True
    """Does the log say so for this card alone?"""

    @staticmethod
    @flow(cite="lotr/ready.2")
    def happens(g: Rings, e: Readies) -> Any:
        card: Any = g.entities[e.about]
        if in_play(g, card):
            g.change(card, exhausted=False)
            if e.told:
                g.tell("lotr-log-readies", "", card=card)

    barred_by = READYING


@flow(cite="lotr/ready.2 /exhausted.2")
def make_ready(g: Rings, card: Any, told: bool = True) -> Steps[bool]:
    """An exhausted card readies, unless something forbids it."""
    if not card.exhausted:
        return False
    if not heeded(g, Readies) and READYING.key not in g.modifiers:
        g.change(card, exhausted=False)
        if told:
            g.tell("lotr-log-readies", card=card)
        return True
    return (yield from occur(g, Readies(about=card.id, told=told)))


@flow(cite="lotr/step-7.2.1 /step-7.3.1 /step-7.4.1 /chart.7")
def refresh_phase(g: Rings) -> Steps[None]:
    """Everything readies, threat rises, the token passes, a window."""
    yield from ready_all(g)  # 7.2
    yield from tire(g)  # 7.3
    if len(g.players) > 1:
        pass_token(g)  # 7.4
    yield from action_window(g)


@flow(cite="lotr/step-7.2.1 /attachment-cards.7")
def ready_all(g: Rings) -> Steps[None]:
    """All exhausted cards ready at the same time; where that has a price, the hero's player may pay it first."""
    calls: tuple[Call[Any], ...] = ()
    for pile in (*[p.area for p in g.players], g.scenario.there):
        for card in g.cards(pile):
            if card.exhausted and (yield from pays_to_ready(g, card)):
                calls += (make_ready.later(card, False),)
    if calls:
        g.tell("lotr-log-all-ready", "lotr/step-7.2.1")
    yield from all_of_them(g, calls)


@flow
def pays_to_ready(g: Rings, card: Any) -> Steps[bool]:
    """Does a card ready in the refresh phase? If that costs resources of its own pool, its player may pay them."""
    due = g.value(card, READY_PRICE) if READY_PRICE.key in g.modifiers else 0
    if due == 0:
        return True
    if card.resources < due:
        return False
    words = (("card", g.word(card)), ("n", due))
    owner = g.pile(card.pile).owner
    if not (yield from agrees(g, owner, "lotr-prompt-ready-price", words, "lotr/constant-ability.2")):
        return False
    spend_resources(g, card, due, "lotr/constant-ability.2")
    return True


@flow(cite="lotr/step-7.3.1")
def tire(g: Rings) -> Steps[None]:
    """Every player's threat rises by 1, at the same time; what makes it more is named."""
    if TIRES.key not in g.modifiers:
        yield from raise_each(g, 1, clause="lotr/step-7.3.1")
        return
    more = {(why.source, why.amount): why for you in g.players for why in explain(g, you, TIRES)[1:]}
    for why in more.values():
        g.tell("lotr-log-tires", " ".join(why.cite), card=g.entity(why.source), n=why.amount)
    rises = [raise_threat.later(you, g.value(you, TIRES), 0, "lotr/step-7.3.1") for you in g.players]
    yield from together(g, tuple(rises))

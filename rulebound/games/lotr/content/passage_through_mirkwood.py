"""Passage through Mirkwood: the quest and its encounter set."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import may
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.game.game import ROUND
from rulebound.core.material.cards import cards_in
from rulebound.core.state.chance import below
from rulebound.core.state.entities import Call
from rulebound.games.lotr.cards import (
    ADVANCING,
    ATTACK,
    enemy,
    forced,
    location,
    quest,
    quest_cannot,
    response,
    scenario,
    shadow,
    when_revealed,
)
from rulebound.games.lotr.content.leadership import can_ready
from rulebound.games.lotr.effects import choose_target, for_a_while
from rulebound.games.lotr.rules.attacks import is_undefended
from rulebound.games.lotr.rules.damage import Destroyed
from rulebound.games.lotr.rules.decks import can_draw, draw_cards
from rulebound.games.lotr.rules.encounter import fetch_named, search_encounter
from rulebound.games.lotr.rules.engagement import Engaged, Travelled
from rulebound.games.lotr.rules.framework import make_ready
from rulebound.games.lotr.rules.moves import can_be_discarded, discard
from rulebound.games.lotr.rules.progress import win
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    Attack,
    Player,
    Rings,
    RingsCard,
    attachments_controlled,
    characters,
    definition,
    enemies_in_play,
)

SET = SCENARIO = "Passage through Mirkwood"
SPAWN = "Ungoliant's Spawn"

scenario(
    "passage-through-mirkwood", SCENARIO, 1, (SET, "Spiders of Mirkwood", "Dol Guldur Orcs"),
    {"01076": 1, "01089": 3, "01096": 3, "01098": 1, "01078": 3, "01099": 1, "01100": 2, "01080": 2},
    {"ptmn-8": 3, "ptmn-7": 2, "ptmn-4": 3, "ptmn-9": 2, "ptmn-5": 2, "ptmn-6": 3, "ptmn-3": 3, "ptmn-2": 1},
)  # fmt: skip


# ------------------------------------------------------------------ the quest


@quest("01119", "Flies and Spiders", SCENARIO, stage=1, points=8)
class FliesAndSpiders:
    def side_a(g: Rings, this: RingsCard) -> Steps[None]:
        """A Forest Spider and an Old Forest Road are fetched into the staging area."""
        yield from fetch_named(g, g.first, ("Forest Spider", "Old Forest Road"))


@quest("01120", "A Fork in the Road", SCENARIO, stage=2, points=2)
class AForkInTheRoad:
    def onward(g: Rings, this: RingsCard) -> Any:
        """One of the two last stages, at random."""
        paths = cards_in(g, g.pile(g.scenario.quests))
        return paths[below(g, len(paths))]


@quest("01121", "Don't Leave the Path!", SCENARIO, stage=3, points=None)
class DontLeaveThePath:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player fetches a Spider of his or her choice."""
        for player in g.players:
            yield from search_encounter(g, player, trait="Spider", discards=True)

    @forced(after(Destroyed), if_=lambda g, this, you, event: definition(g.entity(event.about)).name == SPAWN,
            cite="lotr/winning-the-game.2")  # fmt: skip
    def spawn_defeated(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> None:
        """Ungoliant's Spawn is defeated: the players win."""
        win(g, "lotr-win-spawn", "lotr/winning-the-game.2")


@quest("01122", "Beorn's Path", SCENARIO, stage=3, points=10, last=True)
class BeornsPath:
    constant = [quest_cannot(ADVANCING, lambda g, this: any(definition(e).name == SPAWN for e in named_enemies(g)))]


def named_enemies(g: Rings) -> tuple[Any, ...]:
    return tuple([e for e in enemies_in_play(g) if e.code])


# ------------------------------------------------------------------ the encounter set


@enemy("01096", "Forest Spider", SET, engagement=25, threat=2, attack=2, defense=1, hit_points=4,
       traits="Creature Spider", quantity=4, easy=4)  # fmt: skip
class ForestSpider:
    @forced(after(Engaged), if_=lambda g, this, you, event: event.about == this.id)
    def leap(g: Rings, this: RingsCard, you: Player, event: Engaged) -> None:
        """It engages a player: +1 attack until the end of the round."""
        for_a_while(g, this, (this,), ATTACK, 1, ROUND)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The defending player discards an attachment."""
        mine = tuple([a for a in attachments_controlled(g, you) if can_be_discarded(g, a)])
        chosen = yield from choose_target(g, you, mine, "lotr-prompt-discard-attachment")
        if chosen is not None:
            yield from discard(g, chosen)


@enemy("01097", "East Bight Patrol", SET, engagement=5, threat=3, attack=3, defense=1, hit_points=2,
       traits="Goblin Orc", quantity=1, easy=1)  # fmt: skip
class EastBightPatrol:
    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The attacker gets +1 attack; if undefended, your threat rises by 3 as well."""
        for_a_while(g, this, (g.entity(attack.enemy),), ATTACK, 1, "attack")
        if is_undefended(g, attack):
            yield from raise_threat(g, you, 3, this.id)


@enemy("01098", "Black Forest Bats", SET, engagement=15, threat=1, attack=1, defense=0, hit_points=2,
       traits="Creature", quantity=1, easy=1)  # fmt: skip
class BlackForestBats:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player removes a committed character of his or hers from the quest."""
        for player in g.players:
            questing = tuple([c for c in characters(g, player) if c.committed])
            chosen = yield from choose_target(g, player, questing, "lotr-prompt-remove-from-quest")
            if chosen is not None:
                g.change(chosen, committed=False)
                g.tell("lotr-log-leaves-quest", card=chosen)


@flow(cite="lotr/may.1")
def first_player_may(g: Rings, you: Player, call: Call[Any]) -> Steps[None]:
    """Anybody may use the response, but what it offers is for the first player to take: whoever uses it says yes."""
    if you is g.first:
        yield from call(g)
    else:
        yield from may(g, g.clock.lead, call, "lotr-prompt-first-may", cite="lotr/may.1")


@flow
def ready_one(g: Rings) -> Steps[None]:
    chosen = yield from choose_target(g, g.first, tired_of_first(g), "lotr-prompt-readies")
    yield from make_ready(g, chosen)


def tired_of_first(g: Rings) -> tuple[Any, ...]:
    return tuple([c for c in characters(g, g.first) if can_ready(g, c)])


@location("01099", "Old Forest Road", SET, threat=1, points=3, traits="Forest", quantity=2, easy=2)
class OldForestRoad:
    @response(after(Travelled), if_=lambda g, this, you, event: event.about == this.id,
              useful=lambda g, this, you, event: bool(tired_of_first(g)))  # fmt: skip
    def rest(g: Rings, this: RingsCard, you: Player, event: Travelled) -> Steps[None]:
        """The players travel here: the first player may ready a character."""
        yield from first_player_may(g, you, ready_one.later())


@location("01100", "Forest Gate", SET, threat=2, points=4, traits="Forest", quantity=2, easy=2)
class ForestGate:
    @response(after(Travelled), if_=lambda g, this, you, event: event.about == this.id,
              useful=lambda g, this, you, event: can_draw(g, g.first))  # fmt: skip
    def rest(g: Rings, this: RingsCard, you: Player, event: Travelled) -> Steps[None]:
        """The players travel here: the first player may draw 2 cards."""
        yield from first_player_may(g, you, draw_cards.later(g.first, 2, this.id))

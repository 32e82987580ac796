"""Encounter set: Spiders of Mirkwood."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import may
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.game.decision import choose_some, meant, options_for
from rulebound.games.lotr.cards import (
    READY_PRICE,
    WILLPOWER,
    attached_gets,
    enemy,
    forced,
    location,
    response,
    shadow,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, first_player_chooses, for_a_while
from rulebound.games.lotr.rules.attacks import is_undefended
from rulebound.games.lotr.rules.damage import deal_damage, deal_to_each
from rulebound.games.lotr.rules.decks import search_deck
from rulebound.games.lotr.rules.encounter import reveal_top, top_of_encounter
from rulebound.games.lotr.rules.engagement import Engaged
from rulebound.games.lotr.rules.moves import LeavesPlay, attach_encounter, discard_together, exhaust_all, exhaust_card
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    EVENT,
    Attack,
    Player,
    Rings,
    RingsCard,
    all_characters,
    characters,
    definition,
    heroes,
)

SET = "Spiders of Mirkwood"


@flow(cite="lotr/choose.2 /effects.4")
def exhaust_some(g: Rings, you: Player, n: int = 1) -> Steps[None]:
    """The player chooses and exhausts so many characters, as many as are ready."""
    ready = tuple([c for c in characters(g, you) if not c.exhausted])
    options = options_for(g, ready, "exhaust", "lotr-option-exhaust")
    picked = yield from choose_some(g, you.index, options, n, n, "lotr-prompt-exhaust", cite="lotr/choose.2")
    exhaust_all(g, you, tuple([meant(g, option) for option in picked]))


@enemy("01074", "King Spider", SET, engagement=20, threat=2, attack=3, defense=1, hit_points=3,
       traits="Creature Spider", quantity=2, easy=2)  # fmt: skip
class KingSpider:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player exhausts a character."""
        for player in g.players:
            yield from exhaust_some(g, player)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The defending player exhausts a character, 2 if the attack is undefended."""
        yield from exhaust_some(g, you, 2 if is_undefended(g, attack) else 1)


@enemy("01075", "Hummerhorns", SET, engagement=40, threat=1, attack=2, defense=0, hit_points=3, victory=5,
       traits="Creature Insect", quantity=1, easy=0)  # fmt: skip
class Hummerhorns:
    @forced(after(Engaged), if_=lambda g, this, you, event: event.about == this.id)
    def swarm(g: Rings, this: RingsCard, you: Player, event: Engaged) -> Steps[None]:
        """It engages you: 5 damage to one hero of yours."""
        hero = yield from choose_target(g, you, heroes(g, you), "lotr-prompt-hurt")
        if hero is not None:
            yield from deal_damage(g, hero, 5, this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """1 damage to each character of the defending player, 2 if undefended."""
        yield from deal_to_each(g, characters(g, you), 2 if is_undefended(g, attack) else 1, this.id)


@enemy("01076", "Ungoliant's Spawn", SET, engagement=32, threat=3, attack=5, defense=2, hit_points=9,
       traits="Creature Spider", quantity=1, easy=1)  # fmt: skip
class UngoliantsSpawn:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """Committed characters get -1 willpower until the end of the phase."""
        for_a_while(g, this, tuple([c for c in all_characters(g) if c.committed]), WILLPOWER, -1)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The defending player's threat rises by 4, by 8 if undefended."""
        yield from raise_threat(g, you, 8 if is_undefended(g, attack) else 4, this.id)


def everybody_has_a_ready_hero(g: Rings, this: RingsCard) -> bool:
    return all(any(not h.exhausted for h in heroes(g, p)) for p in g.players)


@location("01077", "Great Forest Web", SET, threat=2, points=2, traits="Forest", quantity=2, easy=2)
class GreatForestWeb:
    can_travel = everybody_has_a_ready_hero

    def travel(g: Rings, this: RingsCard) -> Steps[None]:
        """Each player exhausts a hero."""
        for player in g.players:
            ready = tuple([h for h in heroes(g, player) if not h.exhausted])
            hero = yield from choose_target(g, player, ready, "lotr-prompt-exhaust")
            exhaust_card(g, hero)


@location("01078", "Mountains of Mirkwood", SET, threat=2, points=3, traits="Forest Mountain", quantity=3, easy=3)
class MountainsOfMirkwood:
    def can_travel(g: Any, this: Any) -> bool:
        return top_of_encounter(g) is not None

    def travel(g: Rings, this: RingsCard) -> Steps[None]:
        """The top card of the encounter deck is revealed."""
        yield from reveal_top(g)

    @response(after(LeavesPlay), if_=lambda g, this, you, event: event.about == this.id and event.how == "explored",
              useful=lambda g, this, you, event: any(g.cards(p.deck) for p in g.players))  # fmt: skip
    def look_round(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> Steps[None]:
        """Explored: each player may search the top 5 cards of the deck for a card, and shuffles it then."""
        for player in g.players:
            if g.cards(player.deck):
                yield from may(
                    g, player.index, search_deck.later(player, 5), "lotr-prompt-may-search", cite="lotr/may.1"
                )


@treachery("01079", "Eyes of the Forest", SET, quantity=1, easy=0)
class EyesOfTheForest:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player discards all events in hand."""
        for player in g.players:
            yield from discard_together(g, tuple([c for c in g.cards(player.hand) if definition(c).type == EVENT]))


@treachery("01080", "Caught in a Web", SET, quantity=2, easy=0, counts_as="Condition")
class CaughtInAWeb:
    constant = [attached_gets(READY_PRICE, 2)]

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Who has the highest threat attaches it to a hero, who then readies in the refresh phase only for 2."""
        top = max(p.threat for p in g.players)
        player = yield from first_player_chooses(
            g, tuple([p for p in g.players if p.threat == top]), "lotr-prompt-player"
        )
        hero = yield from choose_target(g, player, heroes(g, player), "lotr-prompt-attach")
        if hero is not None:
            yield from attach_encounter(g, this, hero)

"""Encounter set: Sauron's Reach."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.game.values import adds
from rulebound.core.material.cards import move, shuffle
from rulebound.core.timing.timing import then
from rulebound.games.lotr.cards import (
    ATTACK,
    THREAT,
    enemy,
    forced,
    passing,
    shadow,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, for_a_while, lasts_for_all
from rulebound.games.lotr.rules.damage import Destroyed, deal_to_each
from rulebound.games.lotr.rules.decks import choose_and_discard
from rulebound.games.lotr.rules.moves import all_of_them, return_to_hand
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    LOCATION,
    Attack,
    Player,
    Rings,
    RingsCard,
    allies,
    characters,
    kind,
)

SET = "Sauron's Reach"
SHADOWED = 35
"""The threat from which the Eye is upon a player."""


@enemy("01115", "Eastern Crows", SET, engagement=30, threat=1, attack=1, defense=0, hit_points=1, traits="Creature",
       keywords="surge", quantity=3, easy=1)  # fmt: skip
class EasternCrows:
    @forced(after(Destroyed), if_=lambda g, this, you, event: event.about == this.id)
    def go_back(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Any:
        """Defeated, it is shuffled into the encounter deck."""
        deck = g.pile(g.scenario.encounter)
        g.tell("lotr-log-put-away", card=this, pile=deck)
        move(g, this, deck)
        shuffle(g, deck)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attacker gets +1 attack, +2 if the defending player's threat is 35 or more."""
        for_a_while(g, this, (g.entity(attack.enemy),), ATTACK, 2 if you.threat >= SHADOWED else 1, "attack")


@treachery("01116", "Evil Storm", SET, quantity=3, easy=2)
class EvilStorm:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """1 damage to each character of the players with a threat of 35 or more."""
        struck = tuple([c for p in g.players if p.threat >= SHADOWED for c in characters(g, p)])
        yield from deal_to_each(g, struck, 1, this.id)


@treachery("01117", "Pursued by Shadow", SET, quantity=2, easy=2)
class PursuedByShadow:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player's threat rises by 1 for each of their characters that is not committed."""
        behind = [len([c for c in characters(g, p) if not c.committed]) for p in g.players]
        rises = [raise_threat.later(p, n, this.id) for p, n in zip(g.players, behind, strict=True)]
        yield from all_of_them(g, tuple(rises))

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """An exhausted ally of yours goes back to its owner's hand; without one your threat rises by 3."""
        tired = tuple([c for c in allies(g, you) if c.exhausted])
        chosen = yield from choose_target(g, you, tired, "lotr-prompt-to-hand")
        if chosen is None:
            yield from raise_threat(g, you, 3, this.id)
        else:
            yield from return_to_hand(g, chosen)


def staged_location(g: Any, this: Any, e: Any) -> bool:
    return e.pile == g.scenario.staging and kind(e) == LOCATION


FOG = passing("fog", adds(THREAT, 1, staged_location, "lotr/lasting-effects.4"))


@flow
def thicken(g: Rings, this: RingsCard) -> Any:
    lasts_for_all(g, FOG, this)
    g.tell("lotr-log-fog")
    return True


@flow
def lose_the_way(g: Rings) -> Steps[None]:
    for player in g.players:
        if player.threat >= SHADOWED:
            yield from choose_and_discard(g, player, 1)


@treachery("01118", "Treacherous Fog", SET, quantity=2, easy=2)
class TreacherousFog:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Locations in the staging area get +1 threat this phase; then who has 35 threat or more discards a card."""
        yield from then(g, thicken.later(this), lose_the_way.later())

"""Passage through Mirkwood, nightmare mode."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, cannot
from rulebound.core.material.cards import LAST, cards_in, move, reveal
from rulebound.core.timing.timing import then
from rulebound.games.lotr.cards import (
    ATTACK,
    FALTERS,
    IMMUNE,
    READYING,
    WILLPOWER,
    enemy,
    forced,
    has_trait,
    location,
    nightmare_card,
    passing,
    shadow,
    this_cannot,
    this_gets,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.content.spiders_of_mirkwood import exhaust_some
from rulebound.games.lotr.effects import choose_target, first_player_chooses, for_a_while, lasts, lasts_for_all
from rulebound.games.lotr.rules.attacks import deal_shadow, harms_undefended, has_shadow_effect, is_undefended
from rulebound.games.lotr.rules.damage import deal_damage, deal_to_each
from rulebound.games.lotr.rules.encounter import reveal_top
from rulebound.games.lotr.rules.engagement import Engaged
from rulebound.games.lotr.rules.framework import Readies
from rulebound.games.lotr.rules.moves import (
    EntersPlay,
    LeavesPlay,
    attach_encounter,
    discard_together,
    exhaust_all,
    exhaust_card,
    put_into_play,
)
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    ENEMY,
    LOCATION,
    NOBODY,
    Attack,
    Player,
    Rings,
    RingsCard,
    all_characters,
    attachments_controlled,
    characters,
    controller_of,
    definition,
    heroes,
    kind,
)

SCENARIO = "Passage through Mirkwood"
SET = "Passage through Mirkwood (Nightmare)"


@nightmare_card("ptmn-1", SCENARIO)
class NightmareMirkwood:
    def setting_up(g: Rings, this: RingsCard) -> Steps[None]:
        """Each player reveals a card more before the first round."""
        for _ in g.players:
            yield from reveal_top(g)


def engages_you(g: Rings, this: RingsCard, you: Player, event: Engaged) -> bool:
    return event.about == this.id


@enemy("ptmn-2", "Ungoliant's Spawn", SET, engagement=32, threat=3, attack=5, defense=3, hit_points=9,
       traits="Creature Spider", quantity=1)  # fmt: skip
class UngoliantsSpawn:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """Characters committed now get -2 willpower this phase; who has none left then, now or later, is discarded."""
        questing = tuple([c for c in all_characters(g) if c.committed])
        for_a_while(g, this, questing, WILLPOWER, -2)
        lasts(g, FALTERS, this, questing)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The defending player's threat rises by 5, by 10 if undefended."""
        yield from raise_threat(g, you, 10 if is_undefended(g, attack) else 5, this.id)


def bound(seat: int) -> Modifier:
    """The cards of one player, those as well that come later in the round."""
    theirs = cannot(READYING, lambda g, this, e: controller_of(g, e) == seat, "lotr/lasting-effects.4")
    return passing(f"bound-{seat}", theirs)


BOUND = tuple([bound(seat) for seat in range(4)])


@enemy("ptmn-3", "Ungoliant's Brood", SET, engagement=31, threat=2, attack=3, defense=2, hit_points=5,
       traits="Creature Spider", quantity=3)  # fmt: skip
class UngoliantsBrood:
    @forced(after(Engaged), if_=engages_you)
    def bind(g: Rings, this: RingsCard, you: Player, event: Engaged) -> None:
        """It engages you: your cards cannot ready for the rest of the round."""
        lasts_for_all(g, BOUND[you.index], this, ROUND)
        g.tell("lotr-log-bound", seat=you)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """If undefended, all your characters are exhausted."""
        if harms_undefended(g, attack):
            exhaust_all(g, you, characters(g, you))


@enemy("ptmn-4", "Forest Flies", SET, engagement=27, threat=4, attack=1, defense=0, hit_points=3,
       traits="Creature Insect", quantity=3)  # fmt: skip
class ForestFlies:
    @forced(after(Engaged), if_=engages_you)
    def sting(g: Rings, this: RingsCard, you: Player, event: Engaged) -> Steps[None]:
        """They engage you: 1 damage to each exhausted character of yours."""
        yield from deal_to_each(g, tuple([c for c in characters(g, you) if c.exhausted]), 1, this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """An attacking Insect is dealt 2 more shadow cards."""
        attacker = g.entity(attack.enemy)
        if has_trait(g, attacker, "Insect"):
            for _ in range(2):
                yield from deal_shadow(g, attacker)
        else:
            g.tell("lotr-log-not-meant", "lotr/effects.3", card=attacker)


def tired_of_foe(g: Any, this: Any) -> int:
    return sum(c.exhausted for c in characters(g, g.seat(this.engaged))) if this.engaged != NOBODY else 0


@enemy("ptmn-5", "Spiders of Mirkwood", SET, engagement=18, threat=3, attack=2, defense=2, hit_points=4,
       traits="Spider", quantity=2)  # fmt: skip
class SpidersOfMirkwood:
    constant = [this_gets(ATTACK, tired_of_foe)]

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """You exhaust a character, which takes 2 damage as well if undefended."""
        ready = tuple([c for c in characters(g, you) if not c.exhausted])
        chosen = yield from choose_target(g, you, ready, "lotr-prompt-exhaust")
        if chosen is not None:
            exhaust_card(g, chosen)
            if is_undefended(g, attack):
                yield from deal_damage(g, chosen, 2, this.id)


@flow(cite="lotr/then.3")
def tire_heroes(g: Rings, you: Player) -> Any:
    """All heroes of a player are exhausted. Was there one to exhaust?"""
    return exhaust_all(g, you, heroes(g, you))


@flow(cite="lotr/then.1 .2")
def wrap_hero(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
    chosen = yield from choose_target(g, you, heroes(g, you), "lotr-prompt-attach")
    if chosen is not None:
        yield from attach_encounter(g, this, chosen)


@treachery("ptmn-6", "The Spider's Web", SET, quantity=3, counts_as="Condition")
class TheSpidersWeb:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Who has the highest threat exhausts all heroes; it is attached to one of them."""
        top = max(p.threat for p in g.players)
        player = yield from first_player_chooses(
            g, tuple([p for p in g.players if p.threat == top]), "lotr-prompt-player"
        )
        yield from then(g, tire_heroes.later(player), wrap_hero.later(this, player))

    @forced(after(Readies), if_=lambda g, this, you, event: event.about == this.attached)
    def tear_free(g: Rings, this: RingsCard, you: Player, event: Readies) -> Steps[None]:
        """Its hero readies: 1 damage."""
        yield from deal_damage(g, g.entity(this.attached), 1, this.id)


@treachery("ptmn-7", "Backtrack!", SET, keywords="surge", quantity=2, topmost=True)
class Backtrack:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """The topmost enemy or location of the discard pile comes back to the staging area."""
        pile = cards_in(g, g.pile(g.scenario.encounter_discard))
        card = next((c for c in pile if definition(c).type in (ENEMY, LOCATION)), None)
        if card is None:
            g.tell("lotr-log-not-found", "lotr/effects.4")
        else:
            yield from put_into_play(g, card, g.scenario.staging)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The topmost card of the discard pile with a shadow effect is dealt to this attack and resolved."""
        pile = cards_in(g, g.pile(g.scenario.encounter_discard))
        card = next((c for c in pile if has_shadow_effect(c)), None)
        if card is None:
            g.tell("lotr-log-not-found", "lotr/effects.4")
        else:
            attacker = g.entity(attack.enemy)
            move(g, card, g.pile(g.scenario.shadows), LAST)
            g.change(card, shadow_of=attacker.id)
            reveal(g, card)
            g.tell("lotr-log-shadow-dealt", card=attacker)


@location("ptmn-8", "Abandoned Camp", SET, threat=2, points=2, traits="Mirkwood", quantity=3)
class AbandonedCamp:
    constant = [this_cannot(IMMUNE, cite="lotr/immune.1")]

    @forced(after(LeavesPlay), if_=lambda g, this, you, event: event.about == this.id)
    def embers(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> Steps[None]:
        """It leaves play: 2 damage to each exhausted character."""
        yield from deal_to_each(g, tuple([c for c in all_characters(g) if c.exhausted]), 2, this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """If undefended, all attachments that players control are discarded."""
        if harms_undefended(g, attack):
            yield from discard_together(g, tuple([c for p in g.players for c in attachments_controlled(g, p)]))


def a_spider_comes(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> bool:
    card = g.entity(event.about)
    return g.active is this and kind(card) == ENEMY and has_trait(g, card, "Spider")


@location("ptmn-9", "Glade of the Spawn", SET, threat=4, points=4, traits="Mirkwood", quantity=2)
class GladeOfTheSpawn:
    @forced(after(EntersPlay), if_=a_spider_comes)
    def rustle(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """While the players are here: a Spider enters play, and each of them exhausts a character."""
        for player in g.players:
            yield from exhaust_some(g, player)

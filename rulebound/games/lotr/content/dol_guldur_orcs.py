"""Encounter set: Dol Guldur Orcs."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, when
from rulebound.core.state.clauses import cite
from rulebound.games.lotr.cards import (
    ATTACK,
    DRAWING,
    THREAT,
    enemy,
    forced,
    location,
    players_cannot,
    shadow,
    this_gets,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, first_player_chooses, for_a_while
from rulebound.games.lotr.rules.attacks import Attacked, Attacks, deal_shadow, defenders_of, is_undefended
from rulebound.games.lotr.rules.damage import deal_damage, deal_to_each
from rulebound.games.lotr.rules.decks import discard_at_random
from rulebound.games.lotr.rules.encounter import gain_surge
from rulebound.games.lotr.rules.moves import can_be_discarded, discard, discard_together, gain_resources
from rulebound.games.lotr.state import (
    ENEMY,
    LOCATION,
    Attack,
    Player,
    Rings,
    RingsCard,
    all_characters,
    attachments_controlled,
    attachments_of,
    kind,
)

SET = "Dol Guldur Orcs"


@enemy("01089", "Dol Guldur Orcs", SET, engagement=10, threat=2, attack=2, defense=0, hit_points=3,
       traits="Dol-Guldur Orc", quantity=3, easy=3)  # fmt: skip
class DolGuldurOrcs:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """2 damage to a committed character, whom the first player chooses."""
        questing = tuple([c for c in all_characters(g) if c.committed])
        chosen = yield from first_player_chooses(g, questing, "lotr-prompt-hurt")
        if chosen is not None:
            yield from deal_damage(g, chosen, 2, this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attacker gets +1 attack, +3 if undefended."""
        for_a_while(g, this, (g.entity(attack.enemy),), ATTACK, 3 if is_undefended(g, attack) else 1, "attack")


@enemy("01090", "Chieftain Ufthak", SET, engagement=35, threat=2, attack=3, defense=3, hit_points=6, victory=4,
       traits="Dol-Guldur Orc", quantity=1, easy=0)  # fmt: skip
class ChieftainUfthak:
    constant = [this_gets(ATTACK, lambda g, this: 2 * this.resources)]

    @forced(after(Attacked), if_=lambda g, this, you, event: event.about == this.id)
    def rage(g: Rings, this: RingsCard, you: Player, event: Attacked) -> None:
        """After he attacks, a resource token goes on him."""
        gain_resources(g, this, 1)


@enemy("01091", "Dol Guldur Beastmaster", SET, engagement=35, threat=2, attack=3, defense=1, hit_points=5,
       traits="Dol-Guldur Orc", quantity=2, easy=1)  # fmt: skip
class DolGuldurBeastmaster:
    @forced(when(Attacks), if_=lambda g, this, you, event: event.about == this.id)
    def loose_the_beast(g: Rings, this: RingsCard, you: Player, event: Attacks) -> Steps[None]:
        """When it attacks, it is dealt another shadow card."""
        yield from deal_shadow(g, this)


@cite("lotr/qualifiers.1 /lasting-effects.4")
def enemies_and_locations(g: Rings) -> tuple[Any, ...]:
    """Those in the staging area at this moment: what comes later is not meant."""
    return tuple([c for c in g.staging if kind(c) in (ENEMY, LOCATION)])


@treachery("01092", "Driven by Shadow", SET, quantity=1, easy=1)
class DrivenByShadow:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """Enemies and locations that are in the staging area now get +1 threat this phase; surge if it is empty."""
        for_a_while(g, this, enemies_and_locations(g), THREAT, 1)
        if not g.staging:
            gain_surge(g, this)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """An attachment of the defender is discarded; if undefended, all attachments you control."""
        if is_undefended(g, attack):
            yield from discard_together(g, attachments_controlled(g, you))
            return
        on_them = tuple([a for c in defenders_of(g, attack) for a in attachments_of(g, c) if can_be_discarded(g, a)])
        chosen = yield from choose_target(g, you, on_them, "lotr-prompt-discard-attachment")
        if chosen is not None:
            yield from discard(g, chosen)


@treachery("01093", "The Necromancer's Reach", SET, quantity=3, easy=1)
class TheNecromancersReach:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """1 damage to each exhausted character."""
        yield from deal_to_each(g, tuple([c for c in all_characters(g) if c.exhausted]), 1, this.id)


@location("01094", "Necromancer's Pass", SET, threat=3, points=2, traits="Stronghold Dol-Guldur", quantity=2, easy=1)
class NecromancersPass:
    def can_travel(g: Any, this: Any) -> bool:
        return len(g.pile(g.first.hand).cards) >= 2

    def travel(g: Rings, this: RingsCard) -> Steps[None]:
        """The first player discards 2 cards at random."""
        yield from discard_at_random(g, g.first, 2)


@location("01095", "Enchanted Stream", SET, threat=2, points=2, traits="Forest", quantity=2, easy=2)
class EnchantedStream:
    constant = [players_cannot(DRAWING, lambda g, this: g.active is this)]

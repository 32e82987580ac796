"""Lore."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import either
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Limit, after
from rulebound.core.game.decision import choose, meant, option_for
from rulebound.core.game.game import PHASE, ROUND
from rulebound.core.material.cards import LAST, look, move, take_up
from rulebound.core.state.entities import Option
from rulebound.games.lotr.cards import (
    ATTACKING,
    DEFENSE,
    NO_THREAT,
    WILLPOWER,
    action,
    ally,
    attached_cannot,
    attached_gets,
    attachment,
    event,
    has_trait,
    hero,
    response,
)
from rulebound.games.lotr.content.leadership import comes
from rulebound.games.lotr.effects import choosable, choose_player, choose_target, for_a_while, lasts
from rulebound.games.lotr.rules.attacks import ShadowDealt
from rulebound.games.lotr.rules.costs import discard_from_hand, exhaust_this, spend
from rulebound.games.lotr.rules.damage import heal
from rulebound.games.lotr.rules.decks import can_draw, draw_cards
from rulebound.games.lotr.rules.encounter import top_of_encounter
from rulebound.games.lotr.rules.moves import EntersPlay, can_be_discarded, discard, take_back
from rulebound.games.lotr.state import (
    ATTACHMENT,
    ENEMY,
    LOCATION,
    LORE,
    Player,
    Rings,
    RingsCard,
    all_characters,
    definition,
    heroes,
    kind,
    staged,
)


def hurt(g: Rings) -> tuple[Any, ...]:
    return tuple([c for c in choosable(g, all_characters(g)) if c.damage])


def hurt_heroes(g: Rings) -> tuple[Any, ...]:
    return tuple([h for p in g.players for h in heroes(g, p) if h.damage])


def drawers(g: Rings) -> tuple[Player, ...]:
    return tuple([p for p in g.players if can_draw(g, p)])


# ------------------------------------------------------------------ heroes


def something_to_see(g: Rings, this: RingsCard, you: Player) -> bool:
    return top_of_encounter(g) is not None


@hero("01010", "Denethor", LORE, threat=8, willpower=1, attack=1, defense=3, hit_points=3,
      traits="Gondor Noble Steward")  # fmt: skip
class Denethor:
    @action(cost=exhaust_this, useful=something_to_see)
    def look_ahead(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust him: look at the top card of the encounter deck, which may go to the bottom."""
        card = top_of_encounter(g)
        look(g, card, you.index)
        g.tell("lotr-log-looks", "lotr/may.1", seat=you)
        options = (Option("keep", "lotr-01010-keep"), Option("bury", "lotr-01010-bury"))
        words = (("card", g.word(card, you.index)),)
        picked = yield from choose(g, you.index, options, "lotr-prompt-look", words, "lotr/may.1", secret=True)
        if picked.key == "bury":
            move(g, card, g.pile(g.scenario.encounter), LAST)
            g.tell("lotr-log-buried")


@hero("01011", "Glorfindel", LORE, threat=12, willpower=3, attack=3, defense=1, hit_points=5,
      traits="Noble Noldor Warrior")  # fmt: skip
class Glorfindel:
    @action(cost=spend(1), limit=Limit(1, per=ROUND), useful=lambda g, this, you: bool(hurt(g)))
    def heal(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """1 resource from his pool: heal 1 damage on a character, once a round."""
        chosen = yield from choose_target(g, you, hurt(g), "lotr-prompt-healed")
        heal(g, chosen, 1)


@hero("01012", "Beravor", LORE, threat=10, willpower=2, attack=2, defense=2, hit_points=4, traits="Dúnedain Ranger")
class Beravor:
    @action(cost=exhaust_this, limit=Limit(1, per=ROUND), useful=lambda g, this, you: bool(drawers(g)))
    def bring_news(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust her: a player draws 2 cards, once a round."""
        who = yield from choose_player(g, you, drawers(g))
        yield from draw_cards(g, who, 2, this.id)


# ------------------------------------------------------------------ allies


@ally(
    "01058", "Daughter of the Nimrodel", LORE, cost=3, willpower=1, attack=0, defense=0, hit_points=1, traits="Silvan"
)
class DaughterOfTheNimrodel:
    @action(cost=exhaust_this, useful=lambda g, this, you: bool(hurt_heroes(g)))
    def tend(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust her: heal up to 2 damage on a hero."""
        chosen = yield from choose_target(g, you, hurt_heroes(g), "lotr-prompt-healed")
        n = yield from how_much(g, you, min(2, chosen.damage))
        heal(g, chosen, n)


@flow(cite="lotr/choose.2")
def how_much(g: Rings, you: Player, most: int) -> Steps[int]:
    """ "Up to" so much: the player says how much."""
    options = tuple([Option(f"heal {n}", "lotr-option-heal", (("n", n),), value=n) for n in range(most, 0, -1)])
    picked = yield from choose(g, you.index, options, "lotr-prompt-heal", cite="lotr/choose.2")
    return picked.value


def topmost_attachments(g: Rings) -> tuple[Any, ...]:
    """Of each discard pile the attachment that lies highest."""
    found: tuple[Any, ...] = ()
    for player in g.players:
        found += tuple([c for c in g.cards(player.discard) if definition(c).type == ATTACHMENT][:1])
    return found


def you_played_it(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> bool:
    return event.about == this.id and event.played


@ally("01059", "Erebor Hammersmith", LORE, cost=2, willpower=1, attack=1, defense=1, hit_points=3,
      traits="Craftsman Dwarf")  # fmt: skip
class EreborHammersmith:
    @response(after(EntersPlay), if_=you_played_it,
              useful=lambda g, this, you, event: bool(topmost_attachments(g)))  # fmt: skip
    def mend(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """The topmost attachment of a discard pile goes to the hand of its owner."""
        chosen = yield from choose_target(g, you, topmost_attachments(g), "lotr-prompt-take")
        take_back(g, chosen)


@ally("01060", "Henamarth Riversong", LORE, cost=1, willpower=1, attack=1, defense=0, hit_points=1, unique=True,
      traits="Silvan")  # fmt: skip
class HenamarthRiversong:
    @action(cost=exhaust_this, useful=something_to_see)
    def listen(g: Rings, this: RingsCard, you: Player) -> None:
        """Exhaust him: look at the top card of the encounter deck."""
        look(g, top_of_encounter(g), you.index)
        g.tell("lotr-log-looks", seat=you)


def discardable_conditions(g: Rings) -> tuple[Any, ...]:
    """Condition attachments in play, whoever has them, that can be discarded."""
    piles = (*[p.area for p in g.players], g.scenario.there)
    return tuple([
        c for pile in piles for c in g.cards(pile)
        if kind(c) == ATTACHMENT and has_trait(g, c, "Condition") and can_be_discarded(g, c)
    ])  # fmt: skip


@ally("01061", "Miner of the Iron Hills", LORE, cost=2, willpower=0, attack=1, defense=1, hit_points=2, traits="Dwarf")
class MinerOfTheIronHills:
    @response(after(EntersPlay), if_=comes, useful=lambda g, this, you, event: bool(discardable_conditions(g)))
    def dig_out(g: Rings, this: RingsCard, you: Player, event: EntersPlay) -> Steps[None]:
        """A Condition attachment is discarded."""
        chosen = yield from choose_target(g, you, discardable_conditions(g), "lotr-prompt-condition")
        yield from discard(g, chosen)


@ally("01062", "Gléowine", LORE, cost=2, willpower=1, attack=0, defense=0, hit_points=2, unique=True,
      traits="Minstrel Rohan")  # fmt: skip
class Gleowine:
    @action(cost=exhaust_this, useful=lambda g, this, you: bool(drawers(g)))
    def sing(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Exhaust him: a player draws a card."""
        who = yield from choose_player(g, you, drawers(g))
        yield from draw_cards(g, who, 1, this.id)


# ------------------------------------------------------------------ events


@event("01063", "Lore of Imladris", LORE, cost=2, useful=lambda g, this, you: bool(hurt(g)))
class LoreOfImladris:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """All damage on a character is healed."""
        chosen = yield from choose_target(g, you, hurt(g), "lotr-prompt-healed")
        heal(g, chosen, chosen.damage)


@event("01064", "Lórien's Wealth", LORE, cost=3, useful=lambda g, this, you: bool(drawers(g)))
class LoriensWealth:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A player draws 3 cards."""
        who = yield from choose_player(g, you, drawers(g))
        yield from draw_cards(g, who, 3, this.id)


@event("01065", "Radagast's Cunning", LORE, cost=1, phase="quest",
       useful=lambda g, this, you: bool(choosable(g, staged(g, ENEMY))))  # fmt: skip
class RadagastsCunning:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """An enemy in the staging area does not add its threat until the end of the phase."""
        chosen = yield from choose_target(g, you, staged(g, ENEMY), "lotr-prompt-uncounted")
        lasts(g, NO_THREAT, this, (chosen,))


@event("01066", "Secret Paths", LORE, cost=1, phase="quest",
       useful=lambda g, this, you: bool(choosable(g, staged(g, LOCATION))))  # fmt: skip
class SecretPaths:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A location in the staging area does not add its threat until the end of the phase."""
        chosen = yield from choose_target(g, you, staged(g, LOCATION), "lotr-prompt-uncounted")
        lasts(g, NO_THREAT, this, (chosen,))


@flow(cite="lotr/search.1")
def looked_at(g: Rings, you: Player, cards: tuple[Any, ...]) -> Any:
    return (tuple([option_for(g, c, "take", "lotr-option-take", seat=you.index) for c in cards]),)


def with_decks(g: Rings) -> tuple[Player, ...]:
    return tuple([p for p in g.players if g.cards(p.deck)])


@event("01067", "Gandalf's Search", LORE, cost="X", useful=lambda g, this, you: bool(with_decks(g)))
class GandalfsSearch:
    def x_values(g: Rings, this: RingsCard, you: Player) -> tuple[int, ...]:
        return tuple(range(1, 1 + max(len(g.cards(p.deck)) for p in g.players)))

    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Of the top X cards of a deck one goes to its owner's hand, the others back on top in any order."""
        who = yield from choose_player(g, you, with_decks(g))
        left = g.cards(who.deck)[: this.x]
        take_up(g, left, you.index)
        offered = yield from looked_at(g, you, left)
        picked = yield from choose(
            g, you.index, offered[0], "lotr-prompt-search", cite="lotr/search.1", secret=True,
            again=looked_at.later(you, left),
        )  # fmt: skip
        taken = meant(g, picked)
        move(g, taken, g.pile(who.hand), LAST)
        g.tell("lotr-log-takes", "lotr/search.1", seat=who)
        left = tuple([c for c in left if c is not taken])
        while left:
            offered = yield from looked_at(g, you, left)
            picked = yield from choose(
                g, you.index, offered[0], "lotr-prompt-bottom-first", cite="lotr/search.1", secret=True,
                again=looked_at.later(you, left),
            )  # fmt: skip
            card = meant(g, picked)
            move(g, card, g.pile(who.deck))
            left = tuple([c for c in left if c is not card])


@event("01068", "Beorn's Hospitality", LORE, cost=5, useful=lambda g, this, you: bool(hurt_heroes(g)))
class BeornsHospitality:
    def effect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """All damage on each hero of a player is healed."""
        who = yield from choose_player(g, you, tuple([p for p in g.players if any(h.damage for h in heroes(g, p))]))
        for hurt_hero in [h for h in heroes(g, who) if h.damage]:
            heal(g, hurt_hero, hurt_hero.damage)


# ------------------------------------------------------------------ attachments


@attachment("01069", "Forest Snare", LORE, cost=3, attach="engaged-enemy", traits="Item Trap")
class ForestSnare:
    constant = [attached_cannot(ATTACKING)]


@flow
def more_defence(g: Rings, this: RingsCard) -> Any:
    for_a_while(g, this, (g.entity(this.attached),), DEFENSE, 1)


@flow
def more_willpower(g: Rings, this: RingsCard) -> Any:
    for_a_while(g, this, (g.entity(this.attached),), WILLPOWER, 1)


@attachment("01070", "Protector of Lórien", LORE, cost=1, attach="hero", traits="Title")
class ProtectorOfLorien:
    @action(cost=discard_from_hand(1), limit=Limit(3, per=PHASE))
    def protect(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Discard a card: +1 defence or +1 willpower for its hero until the end of the phase, thrice a phase."""
        ways = (
            Option("defense", "lotr-01070-defense", call=more_defence.later(this)),
            Option("willpower", "lotr-01070-willpower", call=more_willpower.later(this)),
        )
        yield from either(g, you.index, ways, "lotr-prompt-choose", "lotr/effects.6")


def dealt_to_your_enemy(g: Rings, this: RingsCard, you: Player, event: ShadowDealt) -> bool:
    return bool(g.entity(event.about).engaged == you.index)


@attachment("01071", "Dark Knowledge", LORE, cost=1, attach="hero", traits="Condition")
class DarkKnowledge:
    constant = [attached_gets(WILLPOWER, -1)]

    @response(after(ShadowDealt), cost=exhaust_this, if_=dealt_to_your_enemy)
    def read(g: Rings, this: RingsCard, you: Player, event: ShadowDealt) -> None:
        """Exhaust it: look at a shadow card just dealt to an enemy that is engaged with you."""
        look(g, g.entity(event.card), you.index)
        g.tell("lotr-log-looks-shadow", seat=you, card=g.entity(event.about))


@attachment("01072", "Self Preservation", LORE, cost=3, attach="character", traits="Skill")
class SelfPreservation:
    @action(cost=exhaust_this, useful=lambda g, this, you: g.entity(this.attached).damage > 0)
    def heal(g: Rings, this: RingsCard, you: Player) -> None:
        """Exhaust it: heal 2 damage on the character that has it."""
        heal(g, g.entity(this.attached), 2)

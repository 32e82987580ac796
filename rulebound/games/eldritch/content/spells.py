"""The ten Spells: their fronts, and two backs each, read by the result of the test."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, can, choices, may, offer, perform, unless, worded
from rulebound.core.card_language.words import agrees, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import when
from rulebound.core.game.decision import PASS, choose
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.cards import ONCE_A_ROUND, answers, back, component_action, spell
from rulebound.games.eldritch.effects import (
    INCANTATION,
    ITEM,
    RITUAL,
    discard_asset,
    from_reserve,
    gain,
    gain_clues,
    improve_any,
    lose,
)
from rulebound.games.eldritch.rules.acquiring import buying
from rulebound.games.eldritch.rules.combat import CombatBegins
from rulebound.games.eldritch.rules.encounters import EncounterBegins
from rulebound.games.eldritch.rules.gaining import gain_condition, gain_from_reserve, in_reserve, restock, take
from rulebound.games.eldritch.rules.losing import Loss, can_move, go_to, prevent
from rulebound.games.eldritch.rules.losing import lose as lose_some
from rulebound.games.eldritch.rules.monsters import hurt
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.spells import cast, casting, fumbled
from rulebound.games.eldritch.rules.tokens import discard_from_board
from rulebound.games.eldritch.state import (
    EldritchHorror,
    Investigator,
    Paper,
    Space,
    condition,
    definition,
    investigators_at,
    monsters_at,
)

FOUND = ITEM + " trinket"


# ------------------------------------------------------------------ what backs often do


@flow(cite="eldritch/health-and-sanity.4")
def costs(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    """What the Spell takes from its caster."""
    yield from lose_some(g, you, health, sanity, True)
    yield from settle(g)


def fades_if_fumbled(g: EldritchHorror, card: Paper) -> None:
    """The card is discarded unless a die shows a four."""
    if fumbled(g):
        discard(g, card)


@flow(cite="eldritch/faq-8")
def fades_unless(g: EldritchHorror, card: Paper, you: Investigator, way_out: Effect) -> Steps[None]:
    """The card is discarded unless its caster bears something else."""
    if can(g, you, way_out):
        fade = Option("discard", "eldritch-option-fades", (("thing", g.word(card)),), (card.id,))
        picked = yield from choose(
            g, you.index, (*choices(g, (way_out,)), fade), "core-prompt-unless", cite="eldritch/faq-8"
        )
        if picked.key != "discard":
            yield from perform(g, you, way_out)
            return
    else:
        g.tell("eldritch-log-cannot-pay", "eldritch/faq-8", seat=you, price=worded("eldritch", way_out))
    discard(g, card)


# ------------------------------------------------------------------ Blessing of Isis


def unblessed(g: EldritchHorror, you: Investigator) -> tuple[Investigator, ...]:
    return tuple([i for i in investigators_at(g, g.here(you)) if condition(g, i, "blessed") is None])


def somebody_unblessed(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return bool(unblessed(g, you))


@flow(cite="eldritch/gaining.6")
def target_gains(g: EldritchHorror, code: str) -> Steps[None]:
    yield from gain_condition(g, g.entity(casting(g).target), code)


@spell("Blessing of Isis", RITUAL)
class BlessingOfIsis:
    @component_action(if_=somebody_unblessed, lacks="all-blessed", cite="eldritch/spells.2 /component-action.2 /faq-12")
    def cast(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Somebody here without a blessing is chosen before the test."""
        who = yield from choose_entity(
            g, you.index, unblessed(g, you), "eldritch-prompt-bless", "bless", "eldritch/faq-12"
        )
        yield from cast(g, you, this, -1, target_gains.later("blessed"), who)


@back("Blessing of Isis", "a")
class IsisTurns:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: the chosen one is cursed. 1: 1 Sanity."""
        if result == 0:
            yield from target_gains(g, "cursed")
        elif result == 1:
            yield from costs(g, you, 0, 1)


@back("Blessing of Isis", "b")
class IsisSmiles:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 2: 1 Health. From 3: everybody here is blessed who is not."""
        if result <= 2:
            yield from costs(g, you, 1)
        else:
            yield from one_by_one(g, tuple([(who, take_blessing.later(who)) for who in unblessed(g, you)]))


@flow(cite="eldritch/flipping.1 /gaining.6")
def take_blessing(g: EldritchHorror, who: Investigator) -> Steps[None]:
    yield from gain_condition(g, who, "blessed")


# ------------------------------------------------------------------ Clairvoyance


def your_encounter(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> bool:
    return e.about == you.id


def a_clue_to_see(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> bool:
    return e.about == you.id and not e.clue and bool(g.cards("clues-on-board"))


@flow(cite="eldritch/spells.3")
def see_clue(g: EldritchHorror, e: EncounterBegins) -> Any:
    """The chosen clue may be encountered as if one were there."""
    g.change(e, clue=casting(g).target)


@spell("Clairvoyance", INCANTATION)
class Clairvoyance:
    @answers(when(EncounterBegins), if_=a_clue_to_see, cite="eldritch/spells.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> Steps[None]:
        """A clue on any space is chosen before the test; passed, it may be encountered."""
        options = tuple([
            Option(f"see {c.handle(g)}", "eldritch-option-see", (("thing", g.word(g.here(c))),), (c.id,))
            for c in g.cards("clues-on-board")
        ])  # fmt: skip
        picked = yield from choose(g, you.index, options, "eldritch-prompt-see", cite="eldritch/spells.3")
        yield from cast(g, you, this, 0, see_clue.later(e), g.entity(picked.about[0]))


@back("Clairvoyance", "a")
class EyesBehindEyes:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: the Spell fades, or Paranoia. From 3: a die more in that encounter."""
        if result == 0:
            yield from fades_unless(g, card, you, gain("paranoia"))
        elif result >= 3:
            g.change(you, insight=casting(g).target)
            g.tell("eldritch-log-die-more", "eldritch/tests.7", seat=you)


@back("Clairvoyance", "b")
class AGlassDarkly:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: the chosen clue is lost. 1 or 2: 1 Sanity. From 3: a clue."""
        if result == 0:
            discard_from_board(g, g.entity(casting(g).target))
        elif result <= 2:
            yield from costs(g, you, 0, 1)
        else:
            yield from perform(g, you, gain_clues(1))


# ------------------------------------------------------------------ Conjuration


@flow(cite="eldritch/gaining.9")
def conjure(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """An Item or Trinket of the reserve that is not worth more than the result."""
    result = casting(g).result
    if in_reserve(g, *FOUND.split(), most=result) and (yield from offer(g, you, from_reserve(FOUND))):
        yield from gain_from_reserve(g, you, FOUND, result)


@spell("Conjuration", RITUAL)
class Conjuration:
    @component_action(cite="eldritch/spells.2 /component-action.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Passed, an Item or Trinket may be taken from the reserve, worth no more than the result."""
        yield from cast(g, you, this, 1, conjure.later(you))


@back("Conjuration", "a")
class FullHands:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades unless a four was rolled. 1 to 3: 1 Sanity. From 4: another Item or Trinket."""
        if result == 0:
            fades_if_fumbled(g, card)
        elif result <= 3:
            yield from costs(g, you, 0, 1)
        elif in_reserve(g, *FOUND.split()):
            yield from gain_from_reserve(g, you, FOUND)


@back("Conjuration", "b")
class TheBill:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades, or an Item. 1: 1 Sanity. From 2: as many Items and Trinkets as the result pays for."""
        if result == 0:
            yield from fades_unless(g, card, you, discard_asset(ITEM))
        elif result == 1:
            yield from costs(g, you, 0, 1)
        else:
            yield from conjure_many(g, you, result)


@flow(cite="eldritch/gaining.9 /reserve.3")
def conjure_many(g: EldritchHorror, you: Investigator, left: int) -> Steps[None]:
    while in_reserve(g, *FOUND.split(), most=left):
        cards = in_reserve(g, *FOUND.split(), most=left)
        options = (*buying(g, cards, "gaining.9"), PASS)
        picked = yield from choose(
            g, you.index, options, "eldritch-prompt-acquire", (("n", left),), "eldritch/gaining.9"
        )
        if not picked.about:
            break
        card = g.entity(picked.about[0])
        left -= definition(g, card).value
        yield from take(g, you, card, "eldritch/gaining.9")
    restock(g)


# ------------------------------------------------------------------ Feed the Mind


@flow(cite="eldritch/improve-skill.1")
def feed(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Somebody here, chosen once it is known to work, improves a skill."""
    here = investigators_at(g, g.here(you))
    who = yield from choose_entity(g, you.index, here, "eldritch-prompt-feed", "feed", "eldritch/spells.3")
    g.change(casting(g), target=who.id)
    yield from perform(g, who, improve_any())


@spell("Feed the Mind", RITUAL)
class FeedTheMind:
    @component_action(cite="eldritch/spells.2 /component-action.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Passed, somebody here improves a skill they choose."""
        yield from cast(g, you, this, -1, feed.later(you))


@back("Feed the Mind", "a")
class Overfed:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 2: it fades, or 2 Sanity. From 3: the chosen one may improve another skill."""
        if result <= 2:
            yield from fades_unless(g, card, you, lose(sanity=2))
        else:
            yield from perform(g, g.entity(casting(g).target), may(improve_any()))


@back("Feed the Mind", "b")
class Crumbs:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades unless a four was rolled. Else 1 Sanity."""
        if result == 0:
            fades_if_fumbled(g, card)
        else:
            yield from costs(g, you, 0, 1)


# ------------------------------------------------------------------ Flesh Ward and Instill Bravery


def health_at_stake(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> bool:
    return e.health > 0


def sanity_at_stake(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> bool:
    return e.sanity > 0


@flow(cite="eldritch/spells.3")
def ward(g: EldritchHorror, what: str, n: int) -> Any:
    """Some of the loss is prevented."""
    prevent(g, g.entity(casting(g).loss), what, n)


@spell("Flesh Ward", INCANTATION)
class FleshWard:
    @answers(when(Loss), limit=ONCE_A_ROUND, if_=health_at_stake, cite="eldritch/spells.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Steps[None]:
        """Passed, somebody loses up to 2 Health less."""
        yield from cast(g, you, this, 0, ward.later("health", 2), g.entity(e.about), e.id)


@back("Flesh Ward", "a")
class BorrowedSkin:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades unless a four was rolled. Else 1 Sanity."""
        if result == 0:
            fades_if_fumbled(g, card)
        else:
            yield from costs(g, you, 0, 1)


@back("Flesh Ward", "b")
class SecondSkin:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: 1 Health of the chosen one, or an Internal Injury. From 3: the result is prevented instead of 2."""
        aim = casting(g)
        if result == 0:
            yield from perform(g, g.entity(aim.target), unless(lose(health=1), gain("internal-injury")))
        elif result >= 3:
            prevent(g, g.entity(aim.loss), "health", result - 2)


@spell("Instill Bravery", INCANTATION)
class InstillBravery:
    @answers(when(Loss), limit=ONCE_A_ROUND, if_=sanity_at_stake, cite="eldritch/spells.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Steps[None]:
        """Passed, somebody loses up to 2 Sanity less."""
        yield from cast(g, you, this, 0, ward.later("sanity", 2), g.entity(e.about), e.id)


@back("Instill Bravery", "a")
class Bravado:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades unless a four was rolled. Else 1 Health."""
        if result == 0:
            fades_if_fumbled(g, card)
        else:
            yield from costs(g, you, 1)


@back("Instill Bravery", "b")
class LionsHeart:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: 1 Sanity of the chosen one, or Hallucinations. From 3: the result is prevented instead of 2."""
        aim = casting(g)
        if result == 0:
            yield from perform(g, g.entity(aim.target), unless(lose(sanity=1), gain("hallucinations")))
        elif result >= 3:
            prevent(g, g.entity(aim.loss), "sanity", result - 2)


# ------------------------------------------------------------------ Mists of Releh


@flow(cite="eldritch/faq-10 /faq-11")
def veil(g: EldritchHorror, you: Investigator, e: EncounterBegins) -> Steps[None]:
    """One may choose an encounter as if no monsters were there: all of them, or none. Without any nobody is asked."""
    if not monsters_at(g, g.here(you)):
        return
    if (yield from agrees(g, you.index, "eldritch-prompt-veil", cite="eldritch/faq-11")):
        g.change(e, unseen=True)


@spell("Mists of Releh", INCANTATION)
class MistsOfReleh:
    @answers(when(EncounterBegins), if_=your_encounter, cite="eldritch/spells.2 /faq-10")
    def cast(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> Steps[None]:
        """Passed, the monsters here may be passed by."""
        yield from cast(g, you, this, 0, veil.later(you, e))


@back("Mists of Releh", "a")
class LostInMist:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 1: 1 Health and 1 Sanity."""
        if result <= 1:
            yield from costs(g, you, 1, 1)


@back("Mists of Releh", "b")
class ShapesInMist:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades, or Hallucinations. Else 1 Sanity."""
        if result == 0:
            yield from fades_unless(g, card, you, gain("hallucinations"))
        else:
            yield from costs(g, you, 0, 1)


# ------------------------------------------------------------------ Plumb the Void


@flow(cite="eldritch/spells.3 /conflicts.4")
def send_away(g: EldritchHorror) -> Steps[None]:
    """The chosen one may go to any space at once; who cannot move is not asked where to."""
    who = g.entity(casting(g).target)
    here = g.here(who)
    others = [s for s in g.all(Space) if s is not here] if can_move(g, who) else ()
    space = yield from choose_entity(g, who.index, (here, *others), "eldritch-prompt-void", "move", "eldritch/spells.3")
    yield from go_to(g, who, space)


@spell("Plumb the Void", RITUAL)
class PlumbTheVoid:
    @component_action(cite="eldritch/spells.2 /component-action.2 /faq-12")
    def cast(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Somebody is chosen before the test; passed, they may move to any space."""
        who = yield from choose_entity(
            g, you.index, g.investigators, "eldritch-prompt-void-whom", "send", "eldritch/faq-12"
        )
        yield from cast(g, you, this, -1, send_away.later(), who)


@back("Plumb the Void", "a")
class TornThrough:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: 3 Health of the chosen one. 1 or 2: 1 Sanity. From 3: another action."""
        if result == 0:
            yield from perform(g, g.entity(casting(g).target), lose(health=3))
        elif result <= 2:
            yield from costs(g, you, 0, 1)
        else:
            g.change(you, actions=you.actions + 1)
            g.tell("eldritch-log-another-action", "eldritch/flipping.1", seat=you)


@back("Plumb the Void", "b")
class NowhereLong:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 1: it fades, or Amnesia."""
        if result <= 1:
            yield from fades_unless(g, card, you, gain("amnesia"))


# ------------------------------------------------------------------ Shriveling


@flow(cite="eldritch/spells.3 /faq-4")
def shrivel(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A monster here loses 2 Health."""
    here = monsters_at(g, g.here(you))
    monster = yield from choose_entity(
        g, you.index, here, "eldritch-prompt-hurt-monster", "monster", "eldritch/spells.3", (("n", 2),)
    )
    if monster is not None:
        g.change(casting(g), target=monster.id)
        yield from hurt(g, monster, 2, you)


@spell("Shriveling", RITUAL)
class Shriveling:
    @component_action(cite="eldritch/spells.2 /component-action.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Passed, a monster here loses 2 Health."""
        yield from cast(g, you, this, 0, shrivel.later(you))


@back("Shriveling", "a")
class Withered:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 1: it fades, or 2 Sanity. From 3: the monster loses the result instead of 2."""
        if result <= 1:
            yield from fades_unless(g, card, you, lose(sanity=2))
        elif result >= 3 and casting(g).target:
            yield from hurt(g, g.entity(casting(g).target), result - 2, you)


@back("Shriveling", "b")
class SpreadingRot:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: 2 Health. 1: 1 Sanity. From 2: each other monster here loses 2 Health, too."""
        if result == 0:
            yield from costs(g, you, 2)
        elif result == 1:
            yield from costs(g, you, 0, 1)
        else:
            for monster in monsters_at(g, g.here(you)):
                if monster.id != casting(g).target:
                    yield from hurt(g, monster, 2, you)


# ------------------------------------------------------------------ Wither


def your_fight(g: EldritchHorror, this: Paper, you: Investigator, e: CombatBegins) -> bool:
    return e.about == you.id


@flow(cite="eldritch/tests.6 /faq-13")
def strengthen(g: EldritchHorror, n: int) -> Any:
    """A bonus to strength for the combat that is going on."""
    contact: Any = g.contact
    if n > contact.strength:
        g.change(contact, strength=n)
        g.tell("eldritch-log-strength", "eldritch/tests.6", seat=g.seat(contact.who), n=n)


@spell("Wither", INCANTATION)
class Wither:
    @answers(when(CombatBegins), if_=your_fight, cite="eldritch/spells.2")
    def cast(g: EldritchHorror, this: Paper, you: Investigator, e: CombatBegins) -> Steps[None]:
        """Passed, +3 strength in this combat."""
        yield from cast(g, you, this, 0, strengthen.later(3))


@back("Wither", "a")
class BlackenedHand:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """Up to 1: it fades, or 2 Sanity. From 2: 1 Sanity, and +5 instead of +3."""
        if result <= 1:
            yield from fades_unless(g, card, you, lose(sanity=2))
        else:
            yield from costs(g, you, 0, 1)
            yield from strengthen(g, 5)


@back("Wither", "b")
class Recoil:
    def turned(g: EldritchHorror, card: Paper, you: Investigator, result: int) -> Steps[None]:
        """0: it fades, or an Internal Injury. 1: 1 Sanity. From 2: a die of the strength test may be rolled again."""
        if result == 0:
            yield from fades_unless(g, card, you, gain("internal-injury"))
        elif result == 1:
            yield from costs(g, you, 0, 1)
        else:
            contact = g.contact
            if contact is not None:
                g.change(contact, again=True)
                g.tell("eldritch-log-die-again", "eldritch/reroll.2", seat=you)

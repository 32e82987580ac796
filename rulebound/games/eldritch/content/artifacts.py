"""The fourteen artifacts."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, may, perform, to
from rulebound.core.card_language.words import agrees, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, when
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.cards import ONCE_A_ROUND, answers, artifact, at_any_time, component_action, extra_die
from rulebound.games.eldritch.content.assets import you_won
from rulebound.games.eldritch.effects import L, gain_clues, gain_spell, hurt_a_monster_here, improve_any, spend
from rulebound.games.eldritch.rules.dice import COMBAT, EXTRA, OTHER_WORLD, SPELL, Bonus, Reroll, part_of
from rulebound.games.eldritch.rules.encounters import EncounterBegins
from rulebound.games.eldritch.rules.losing import Loss, can_move, can_recover, can_spend, go_to, lose, prevent, recover
from rulebound.games.eldritch.rules.losing import spend as spend_now
from rulebound.games.eldritch.rules.monsters import MonsterDefeated, defeat, fall_together, hurt, ordinary
from rulebound.games.eldritch.rules.paying import can_pay_clues, pay_clues
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.tokens import GateClosed
from rulebound.games.eldritch.rules.tokens import gain_clues as take_clues
from rulebound.games.eldritch.rules.trading import exchange
from rulebound.games.eldritch.state import LORE, STRENGTH, WILL, EldritchHorror, Investigator, Paper, monsters_at

# ------------------------------------------------------------------ tomes


@flow(cite="eldritch/component-action.1 /spend.4")
def study(g: EldritchHorror, you: Investigator, effect: Effect) -> Steps[None]:
    """A test of lore; passed, 1 Sanity may be spent for what the book holds."""
    if (yield from test(g, you, L)):
        yield from perform(g, you, may(to(spend(sanity=1), effect)))


@artifact("Cultes des Goules", traits="item tome")
class CultesDesGoules:
    @component_action()
    def read(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """2 clues."""
        yield from study(g, you, gain_clues(2))


@artifact("De Vermis Mysteriis", traits="item tome")
class DeVermisMysteriis:
    @component_action()
    def read(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A skill is improved."""
        yield from study(g, you, improve_any())


@artifact("Necronomicon", traits="item tome")
class Necronomicon:
    @component_action()
    def read(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """2 Spells."""
        yield from study(g, you, gain_spell(2))


@artifact("T'tka Halot", traits="item tome")
class TtkaHalot:
    @component_action()
    def read(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A monster here loses 3 Health."""
        yield from study(g, you, hurt_a_monster_here(3))


# ------------------------------------------------------------------ weapons


@artifact("Lightning Gun", traits="item weapon magical", bonuses=(Bonus(STRENGTH, 6, COMBAT),))
class LightningGun:
    @component_action()
    def discharge(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Oneself and each monster here lose 1 Health."""
        for monster in monsters_at(g, g.here(you)):
            yield from hurt(g, monster, 1, you)
        yield from lose(g, you, 1)
        yield from settle(g)


def you_won_uneasy(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> bool:
    """And some Sanity is missing."""
    return you_won(g, this, you, e) and can_recover(g, you, 0, 1)


@artifact("Sword of Saint Jerome", traits="item weapon magical", only_gives=True,
          bonuses=(Bonus(WILL, 2, COMBAT), Bonus(STRENGTH, 5, COMBAT)))  # fmt: skip
class SwordOfSaintJerome:
    @forced(after(MonsterDefeated), if_=you_won_uneasy, cite="eldritch/possessions.3")
    def give_heart(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """1 Sanity for a monster defeated in combat."""
        yield from recover(g, you, 0, 1)


@cite("eldritch/spend.1 .4 /epic-monsters.2")
def can_play(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return can_spend(you, 2, 2) and any(m.space == you.space for m in ordinary(g))


@artifact("Flute of the Outer Gods", traits="item magical")
class FluteOfTheOuterGods:
    @component_action(if_=can_play, lacks="no-tune")
    def play(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """2 Health and 2 Sanity, and every monster here is defeated; epic ones are not."""
        yield from spend_now(g, you, 2, 2)
        here = tuple([m for m in ordinary(g) if m.space == you.space])
        yield from fall_together(g, tuple([defeat.later(m, you.index, False) for m in here]), here)


# ------------------------------------------------------------------ gates and other worlds


def in_another_world(g: Any, this: Any, test: Any) -> bool:
    return part_of(test, OTHER_WORLD) and bool(g.seat(test.who).space == g.seat(this.owner).space)


def you_closed_it(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> bool:
    """In another world: nowhere else is a gate closed."""
    return e.who == you.index


@artifact("Gate Box", traits="item magical")
class GateBox:
    constant = [extra_die(EXTRA, in_another_world)]

    @forced(after(GateClosed), if_=you_closed_it, cite="eldritch/possessions.3")
    def remember(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> Any:
        """A clue for a gate closed in another world."""
        take_clues(g, you, 1)


@artifact("The Silver Key", traits="item magical", cheaper=True, reroll=Reroll(n=1, sort=OTHER_WORLD))
class TheSilverKey: ...


# ------------------------------------------------------------------ the rest


def your_spell_hurts(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> bool:
    return e.about == you.id and e.spell and e.sanity > 0


@artifact("Glass of Mortlan", traits="item magical", doubles=(Bonus(LORE, 0, SPELL),))
class GlassOfMortlan:
    @answers(when(Loss), if_=your_spell_hurts)
    def clear_the_mind(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Any:
        """1 Sanity less is lost to one's own Spell."""
        prevent(g, e, "sanity", 1)


def you_lose_sanity(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> bool:
    return e.about == you.id and e.sanity > 0 and can_pay_clues(g, you, 1)


@artifact("Grotesque Statue", traits="item")
class GrotesqueStatue:
    def drawn(g: EldritchHorror, this: Paper, you: Investigator) -> Any:
        """5 clues come with it out of the deck."""
        take_clues(g, you, 5)

    @answers(when(Loss), limit=ONCE_A_ROUND, if_=you_lose_sanity)
    def stare_back(g: EldritchHorror, this: Paper, you: Investigator, e: Loss) -> Steps[None]:
        """A clue is spent, and no Sanity is lost to this."""
        yield from pay_clues(g, you, 1, True)
        prevent(g, e, "sanity", e.sanity)


def not_alone(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return len(g.investigators) > 1


@artifact("Mi-go Brain Case", traits="item magical teamwork")
class MigoBrainCase:
    @component_action(if_=not_alone, lacks="alone")
    def connect(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Trade with somebody anywhere, and both may change places."""
        others = tuple([i for i in g.investigators if i is not you])
        who = yield from choose_entity(g, you.index, others, "eldritch-prompt-trade-with", "with", "eldritch/trade.1")
        yield from exchange(g, you, who, False)
        if not can_move(g, who) or who.space == you.space:
            return
        if (yield from agrees(g, who.index, "eldritch-prompt-swap", (("seat", g.word(you)),))):
            mine, theirs = g.here(you), g.here(who)
            yield from go_to(g, who, mine)
            yield from go_to(g, you, theirs)


def your_encounter(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> bool:
    return e.about == you.id and bool(monsters_at(g, g.here(you))) and not e.unseen


@artifact("Pallid Mask", traits="item magical")
class PallidMask:
    @answers(when(EncounterBegins), if_=your_encounter, cite="eldritch/possessions.3")
    def put_on(g: EldritchHorror, this: Paper, you: Investigator, e: EncounterBegins) -> Any:
        """An encounter as if no monsters were here."""
        g.change(e, unseen=True)


def some_sanity(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return can_spend(you, 0, 1) and g.clock.phase == "action" and g.clock.seat == you.index


@artifact("Ruby of R'lyeh", traits="item magical")
class RubyOfRlyeh:
    @at_any_time(limit=ONCE_A_ROUND, if_=some_sanity, lacks="no-sanity")
    def gaze(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
        """1 Sanity for another action, once a round."""
        yield from spend_now(g, you, 0, 1)
        g.change(you, actions=you.actions + 1)

"""The yellow mythos cards, by their difficulty."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, one_of, perform, seq, to, unless
from rulebound.core.card_language.words import agrees, choose_entity, half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose_some, options_for
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.cards import YELLOW, mythos
from rulebound.games.eldritch.effects import (
    ALLY,
    ITEM,
    MADNESS,
    I,
    become_delayed,
    delayed,
    discard_a_monster_here,
    discard_any_condition,
    discard_condition,
    doom,
    each,
    gain,
    gain_a,
    gain_asset,
    gain_clues,
    gain_random,
    gain_spell,
    lose,
    recover,
    spend_clues,
    to_lead,
)
from rulebound.games.eldritch.rules.combat import ambush, combat
from rulebound.games.eldritch.rules.dice import die
from rulebound.games.eldritch.rules.doom import advance_doom, set_omen, turn_omen
from rulebound.games.eldritch.rules.expeditions import active_expedition, remove_expedition
from rulebound.games.eldritch.rules.gaining import discard_some, gain_condition
from rulebound.games.eldritch.rules.losing import delay, go_to, losses_cross
from rulebound.games.eldritch.rules.losing import lose as lose_some
from rulebound.games.eldritch.rules.monsters import heal, spawn_monster
from rulebound.games.eldritch.rules.mysteries import rumors, solved, unsolve
from rulebound.games.eldritch.rules.mythos import rumor_from_box
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.paying import group_pays
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.tokens import lose_clues
from rulebound.games.eldritch.state import (
    CITY,
    EldritchHorror,
    Investigator,
    Paper,
    adjacent,
    conditions,
    has_trait,
    leader,
    monsters,
    monsters_at,
    players,
    spells,
    with_trait,
)

# ------------------------------------------------------------------ easy


@mythos("Everyone Has a Price", YELLOW, "easy")
class EveryoneHasAPrice:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody may take a Debt to be rid of a condition."""
        yield from each(g, may(to(gain("debt"), discard_any_condition())))


@mythos("Omen of Good Fortune", YELLOW, "easy")
class OmenOfGoodFortune:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead may move the omen anywhere."""
        you = g.lead
        if (yield from agrees(g, you.index, "eldritch-prompt-move-omen", cite="eldritch/faq-8")):
            yield from set_omen(g, you)


@mythos("Rally the People", YELLOW, "easy")
class RallyThePeople:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead gains an Ally from the deck."""
        yield from to_lead(g, gain_random(ALLY))


@mythos("Silver Twilight Aid", YELLOW, "easy")
class SilverTwilightAid:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody may gain a clue, an asset or a Spell."""
        yield from each(g, may(one_of(gain_clues(1), gain_asset(), gain_spell(1))))


@mythos("The World Fights Back", YELLOW, "easy")
class TheWorldFightsBack:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody may recover 2 Health, or 2 Sanity, or discard a monster from their space."""
        yield from each(g, may(one_of(recover(health=2), recover(sanity=2), discard_a_monster_here())))


# ------------------------------------------------------------------ normal


@mythos("A Dark Power", YELLOW, "normal")
class ADarkPower:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every monster recovers; then everybody fights each monster on their space."""
        for monster in monsters(g):
            heal(g, monster)
        yield from one_by_one(g, tuple([(who, face_them.later(who)) for who in beset(g)]))


def beset(g: EldritchHorror) -> tuple[Investigator, ...]:
    """Those who have a monster on their space."""
    return tuple([who for who in g.investigators if monsters_at(g, g.here(who))])


@flow(cite="eldritch/mythos.4 /encounters.2")
def face_them(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """Somebody fights each monster on their space, in the order they like."""
    left = monsters_at(g, g.here(who))
    while left and who.code:
        foe = yield from choose_entity(g, who.index, left, "eldritch-prompt-fight", "fight", "eldritch/encounters.2")
        yield from combat(g, who, foe)
        left = tuple([m for m in left if m is not foe and m.space == who.space])


@mythos("Ancient Guardians", YELLOW, "normal")
class AncientGuardians:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """2 monsters come to the active expedition."""
        space = active_expedition(g)
        if space is not None:
            for _ in range(2):
                yield from spawn_monster(g, space)


@mythos("Arrests Made in Murder Case!", YELLOW, "normal")
class ArrestsMade:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Who is in a city with a Weapon tests influence, or loses it and is detained."""
        armed = [i for i in g.investigators if g.here(i).sort == CITY and with_trait(g, i, "weapon")]
        yield from one_by_one(g, tuple([(who, talk_or_walk.later(who)) for who in armed]))


@flow(cite="eldritch/mythos.4")
def talk_or_walk(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """Somebody armed tests influence, or loses the Weapon and is detained."""
    if not (yield from test(g, who, I)):
        yield from discard_some(g, who, with_trait(g, who, "weapon"), 1)
        yield from gain_condition(g, who, "detained")


@mythos("Burden of Greed", YELLOW, "normal")
class BurdenOfGreed:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody may discard Items, then loses 1 Health for each they still have."""
        greedy = [who for who in g.investigators if with_trait(g, who, ITEM)]
        yield from one_by_one(g, tuple([(who, carry_less.later(who)) for who in greedy]))


@flow(cite="eldritch/mythos.4")
def carry_less(g: EldritchHorror, who: Investigator) -> Steps[None]:
    yield from shed(g, who, with_trait(g, who, ITEM))
    yield from lose_some(g, who, len(with_trait(g, who, ITEM)))


@flow(cite="eldritch/faq-8 /discarding.1")
def shed(g: EldritchHorror, who: Investigator, cards: tuple[Any, ...]) -> Steps[None]:
    """Any number of these may be discarded."""
    options = options_for(g, cards, "discard", seat=who.index)
    picked = yield from choose_some(
        g, who.index, options, 0, len(options), "eldritch-prompt-shed", cite="eldritch/faq-8"
    )
    for option in picked:
        discard(g, g.entity(option.about[0]))


@mythos("From Bad to Worse", YELLOW, "normal")
class FromBadToWorse:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """1 Health for each injury, 1 Sanity for each madness, a clue for each deal."""
        people = g.investigators
        shares = tuple([(who, with_conditions(g, who, "injury"), with_conditions(g, who, MADNESS)) for who in people])
        yield from one_by_one(g, tuple([(w, worse.later(w)) for w in people]), losses_cross(g, shares))


def with_conditions(g: EldritchHorror, who: Investigator, trait: str) -> int:
    """How many conditions of a trait somebody has."""
    return sum(has_trait(g, c, trait) for c in conditions(g, who))


@flow(cite="eldritch/mythos.4")
def worse(g: EldritchHorror, who: Investigator) -> Steps[None]:
    deals = with_conditions(g, who, "deal")
    yield from lose_some(g, who, with_conditions(g, who, "injury"), with_conditions(g, who, MADNESS))
    yield from settle(g)
    if who.code:
        lose_clues(g, who, deals)


@mythos("Haunting Nightmares", YELLOW, "normal")
class HauntingNightmares:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """2 Sanity and a madness, or a clue."""
        yield from each(g, unless(seq(lose(sanity=2), gain_a(MADNESS)), spend_clues(1)))


@mythos("Heat Wave Singes the Globe", YELLOW, "normal")
class HeatWave:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """3 Health, or one becomes delayed."""
        yield from each(g, unless(lose(health=3), become_delayed()))


@mythos("The Bermuda Triangle", YELLOW, "normal")
class TheBermudaTriangle:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die for everybody: on 1 or 2 they find themselves on space 8, delayed."""
        waits_there = bool(g.space("space-8").tokens)  # else nobody who comes there does anything to another
        yield from one_by_one(g, tuple([(who, vanish.later(who)) for who in g.investigators]), waits_there)


@flow(cite="eldritch/mythos.4")
def vanish(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """A die: on 1 or 2 somebody finds themselves on space 8, delayed."""
    if (yield from die(g, who)) <= 2:
        yield from go_to(g, who, g.space("space-8"))
        yield from delay(g, who)


@mythos("The World Shakes", YELLOW, "normal")
class TheWorldShakes:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """On and beside the active expedition 2 Health are lost and all are delayed; that expedition is no more."""
        space = active_expedition(g)
        if space is None:
            return
        near = [s.id for s in (space, *adjacent(g, space))]
        shaken = [i for i in g.investigators if i.space in near]
        due = tuple([(who, perform.later(who, seq(lose(health=2), delayed()))) for who in shaken])
        yield from one_by_one(g, due, losses_cross(g, tuple([(who, 2, 0) for who in shaken])))
        remove_expedition(g)


@mythos("Tide of Despair", YELLOW, "normal")
class TideOfDespair:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """2 Health and 2 Sanity, or a blessing."""
        yield from each(g, unless(lose(2, 2), discard_condition("blessed")))


@mythos("Treacherous Magic", YELLOW, "normal")
class TreacherousMagic:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Spells may be discarded; each that is kept costs 1 Sanity, and who loses any gains a madness."""
        casters = [who for who in g.investigators if spells(g, who)]
        yield from one_by_one(g, tuple([(who, betrayed_by_magic.later(who)) for who in casters]))


@flow(cite="eldritch/mythos.4")
def betrayed_by_magic(g: EldritchHorror, who: Investigator) -> Steps[None]:
    yield from shed(g, who, spells(g, who))
    lost = yield from lose_some(g, who, 0, len(spells(g, who)))
    if lost and who.code:
        yield from gain_condition(g, who, "", MADNESS)


# ------------------------------------------------------------------ hard


@mythos("All For Nothing", YELLOW, "hard")
class AllForNothing:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A solved mystery goes back, unless the group pays; if none was solved, doom."""
        if not solved(g):
            yield from advance_doom(g, 1)
        elif not (yield from group_pays(g, half(players(g)))):
            yield from unsolve(g)


@mythos("Desperate Times", YELLOW, "hard")
class DesperateTimes:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Doom comes closer by 2, unless the lead makes a Dark Pact."""
        you = leader(g)
        if you is None:
            yield from advance_doom(g, 2)
        else:
            yield from perform(g, you, unless(doom(2), gain("dark-pact")))


@mythos("Eyes Everywhere", YELLOW, "hard")
class EyesEverywhere:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die for everybody: 1 or 2 costs 2 Health and 2 Sanity, 3 to 5 brings an ambush."""
        yield from one_by_one(g, tuple([(who, be_seen.later(who)) for who in g.investigators]))


@flow(cite="eldritch/mythos.4")
def be_seen(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """A die: 1 or 2 costs 2 Health and 2 Sanity, 3 to 5 brings an ambush."""
    n = yield from die(g, who)
    if n <= 2:
        yield from lose_some(g, who, 2, 2)
    elif n <= 5:
        yield from ambush(g, who)


@mythos("Perplexing Stars", YELLOW, "hard")
class PerplexingStars:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The omen goes back a space, and doom comes closer for each gate of it."""
        yield from turn_omen(g, -1)


@mythos("The Storm", YELLOW, "hard")
class TheStorm:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody loses a clue for each rumor; if there is none, one comes from the box."""
        told = rumors(g)
        if told:
            for who in g.investigators:
                lose_clues(g, who, len(told))
            return
        yield from rumor_from_box(g)

"""The fifty-one mythos cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.abilities import after
from rulebound.core.cards import move, reveal, shuffle
from rulebound.core.decision import choose_some, options_for
from rulebound.core.flow import Steps, flow
from rulebound.core.forms import Effect, may, one_of, perform, seq, to, unless
from rulebound.core.state import Term
from rulebound.core.timing import settle
from rulebound.core.words import agrees, choose_entity, half
from rulebound.games.eldritch.cards import BLUE, GREEN, YELLOW, AsEncounter, answers, mythos, nobody_can
from rulebound.games.eldritch.effects import (
    ALLY,
    ITEM,
    MADNESS,
    I,
    O,
    become_delayed,
    discard_a_monster_here,
    discard_any_condition,
    discard_asset,
    discard_condition,
    doom,
    gain,
    gain_a,
    gain_asset,
    gain_clues,
    gain_random,
    gain_spell,
    lose,
    recover,
    solve_a_rumor,
    spend_clues,
)
from rulebound.games.eldritch.rules.actions import RESTING
from rulebound.games.eldritch.rules.combat import ambush, combat
from rulebound.games.eldritch.rules.dice import die
from rulebound.games.eldritch.rules.doom import advance_doom, advance_omen, set_omen, turn_omen
from rulebound.games.eldritch.rules.encounters import EXPLORING, other_world
from rulebound.games.eldritch.rules.expeditions import active_expedition, remove_expedition
from rulebound.games.eldritch.rules.gaining import RESTOCKING, discard_some, gain_condition, in_reserve, restock
from rulebound.games.eldritch.rules.gaining import gain as gain_card
from rulebound.games.eldritch.rules.losing import delay, go_to
from rulebound.games.eldritch.rules.losing import lose as lose_some
from rulebound.games.eldritch.rules.monsters import (
    MonsterDefeated,
    discard_monster,
    heal,
    ordinary,
    spawn_epic,
    spawn_monster,
    spawn_on_each,
    toughness,
)
from rulebound.games.eldritch.rules.mysteries import is_trophy, keep_trophy, rumors, solve_rumor, solved, unsolve
from rulebound.games.eldritch.rules.mythos import enter, resolve_sign
from rulebound.games.eldritch.rules.paying import can_pay_clues, group_pays, may_pay_clues, pay_clues
from rulebound.games.eldritch.rules.piles import discard, renew
from rulebound.games.eldritch.rules.reckoning import reckon, reckon_all, reckons
from rulebound.games.eldritch.rules.stories import read_out
from rulebound.games.eldritch.rules.tests import test
from rulebound.games.eldritch.rules.tokens import CLOSING, discard_clue, discard_from_board, discard_gate, lose_clues
from rulebound.games.eldritch.state import (
    CITY,
    SHIP,
    TRAIN,
    Body,
    EldritchHorror,
    Investigator,
    Paper,
    adjacent,
    conditions,
    definition,
    gates,
    has_trait,
    matching,
    monsters,
    monsters_at,
    players,
    spells,
    with_trait,
)


def here(g: EldritchHorror) -> Investigator | None:
    """The lead, if there is an investigator to lead."""
    return g.lead if g.lead.code else None


@flow(cite="eldritch/defeated-other.4")
def each(g: EldritchHorror, effect: Effect) -> Steps[None]:
    """It happens to everybody in turn; whoever falls before it is their turn is no investigator any more."""
    for who in g.investigators:
        if who.code:
            yield from perform(g, who, effect)


# ------------------------------------------------------------------ green, easy


@mythos("A Proposition", GREEN, "easy")
class AProposition:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead may make a Dark Pact to have a rumor solved."""
        you = here(g)
        if you is not None:
            yield from perform(g, you, may(to(gain("dark-pact"), solve_a_rumor())))


@mythos("Buying Information", GREEN, "easy")
class BuyingInformation:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead tests influence, and gains a clue for each success."""
        you = here(g)
        if you is not None:
            found = yield from test(g, you, I, counted=True)
            if found:
                yield from perform(g, you, gain_clues(found))


@mythos("Heart of Corruption", GREEN, "easy")
class HeartOfCorruption:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead gains an artifact; then a die, and on 1 or 2 it costs 2 Health and 2 Sanity."""
        you = here(g)
        if you is None:
            return
        yield from gain_card(g, you, "artifact")
        n = yield from die(g, you)
        if n <= 2:
            yield from lose_some(g, you, 2, 2)


@mythos("Support of the Church", GREEN, "easy")
class SupportOfTheChurch:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead is blessed."""
        you = here(g)
        if you is not None:
            yield from gain_condition(g, you, "blessed")


@mythos("That Which Consumes", GREEN, "easy")
class ThatWhichConsumes:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The group discards a gate; if it is not of the omen, doom comes closer."""
        gate = yield from choose_entity(
            g, g.clock.lead, gates(g), "eldritch-prompt-gate", "gate", "eldritch/conflicts.2"
        )
        if gate is None:
            return
        fits = gate in matching(g)
        discard_gate(g, gate)
        if not fits:
            yield from advance_doom(g, 1)


# ------------------------------------------------------------------ green, normal


@mythos("Blood Flows", GREEN, "normal")
class BloodFlows:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead discards a monster, and loses as much Health as it is tough."""
        you = here(g)
        if you is None:
            return
        monster = yield from choose_entity(
            g, you.index, ordinary(g), "eldritch-prompt-monster", "monster", "eldritch/discarding.9"
        )
        if monster is not None:
            price = toughness(g, monster)
            discard_monster(g, monster)
            yield from lose_some(g, you, price)


@mythos("Calling the Elder Things", GREEN, "normal")
class CallingTheElderThings:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A monster comes to each space with a cultist."""
        yield from spawn_on_each(g, tuple(dict.fromkeys([g.here(m) for m in monsters(g) if m.code == "cultist"])), 1)


@mythos("Dimensional Instability", GREEN, "normal")
class DimensionalInstability:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Each gate of the omen is discarded, and doom comes closer for each."""
        gone = matching(g)
        for gate in gone:
            discard_gate(g, gate)
        yield from advance_doom(g, len(gone))


@mythos("Driven to Bankruptcy", GREEN, "normal", ongoing=True)
class DrivenToBankruptcy:
    constant = [nobody_can(RESTOCKING)]

    def enters(g: EldritchHorror, this: Paper) -> Any:
        """The reserve is discarded, and stays empty."""
        for card in in_reserve(g):
            discard(g, card)

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """It is over, and the reserve is filled."""
        discard(g, this)
        restock(g)


@mythos("Legitimate Banking", GREEN, "normal")
class LegitimateBanking:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead is in Debt; who was already, faces its reckoning."""
        you = here(g)
        if you is None:
            return
        debt = next((c for c in conditions(g, you) if c.code == "debt"), None)
        if debt is None:
            yield from gain_condition(g, you, "debt")
            return
        g.change(g.ancient, ones=True)
        yield from reckon(g, debt, "eldritch/mythos.4")
        g.change(g.ancient, ones=False)


@mythos("No Peace For the Fallen", GREEN, "normal")
class NoPeaceForTheFallen:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """All that the fallen left is lost, and they are gone; then the lead is cursed."""
        for body in g.all(Body):
            if body.space:
                for card in g.cards(body.possessions):
                    discard(g, card)
                clues = g.cards(body.clues)
                for clue in clues:
                    discard_clue(g, clue)
                if clues:
                    g.tell("eldritch-log-clues-discarded", "eldritch/clues.2", n=len(clues))
                for way in (TRAIN, SHIP):
                    for _ in range(getattr(body, way)):
                        g.tell("core-log-discard", "eldritch/discarding.11", card=Term(f"eldritch-ticket-{way}"))
                g.change(body, space=0, train=0, ship=0)
                g.tell("eldritch-log-body-gone", "eldritch/returned-to-box.1", body=body)
        you = here(g)
        if you is not None:
            yield from gain_condition(g, you, "cursed")


@mythos("Patrolling the Border", GREEN, "normal", ongoing=True)
class PatrollingTheBorder:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead chooses somebody who is delayed."""
        who = yield from choose_entity(
            g, g.clock.lead, g.investigators, "eldritch-prompt-delay", "who", "eldritch/lead-investigator.3"
        )
        if who is not None:
            yield from delay(g, who)

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Who is in a city tests observation, or is delayed and detained. Then it is over."""
        for who in tuple([i for i in g.investigators if g.here(i).sort == CITY]):
            if who.code and not (yield from test(g, who, O)):
                yield from delay(g, who)
                yield from gain_condition(g, who, "detained")
        discard(g, this)


@mythos("Unexpected Betrayal", GREEN, "normal")
class UnexpectedBetrayal:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Who has an Ally loses 3 Health and an Ally; who falls by it takes the Ally along."""
        for who in tuple([i for i in g.investigators if with_trait(g, i, ALLY, "asset")]):
            yield from perform(g, who, lose(health=3))
            yield from perform(g, who, discard_asset(ALLY))


# ------------------------------------------------------------------ green, hard


@mythos("From Beyond", GREEN, "hard")
class FromBeyond:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every mythos card in play has its reckoning twice, unless the group pays; if none has one, doom."""
        cards = tuple([c for c in g.cards("mythos-in-play") if reckons(g, c)])
        if not cards:
            yield from advance_doom(g, 1)
            return
        if (yield from group_pays(g, half(players(g)))):
            return
        yield from reckon_all(g, cards, "eldritch/mythos.4", times=2)


@mythos("Rising Terror", GREEN, "hard")
class RisingTerror:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every monster on the board has its reckoning twice; if none has one, doom."""
        here = tuple([m for m in monsters(g) if reckons(g, m)])
        if not here:
            yield from advance_doom(g, 1)
        yield from reckon_all(g, here, "eldritch/mythos.4", times=2)


@mythos("Strange Sightings", GREEN, "hard", ongoing=True)
class StrangeSightings:
    constant = [nobody_can(RESTING)]

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """It is over."""
        discard(g, this)


@mythos("Tied to a Dark Purpose", GREEN, "hard")
class TiedToADarkPurpose:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every condition has its reckoning, and every die counts as a 1. What comes meanwhile does not take part."""
        people = g.investigators
        all_cards = tuple([tuple([c for c in conditions(g, i) if reckons(g, c)]) for i in people])
        g.change(g.ancient, ones=True)
        for who, cards in zip(people, all_cards, strict=True):
            yield from reckon_all(g, cards, "eldritch/mythos.4", who)
        g.change(g.ancient, ones=False)


@mythos("Torn Asunder", GREEN, "hard")
class TornAsunder:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody loses Health for each gate of the omen; if there is none, the omen advances."""
        n = len(matching(g))
        if not n:
            yield from advance_omen(g, 1)
        for who in g.investigators:
            yield from lose_some(g, who, n)


# ------------------------------------------------------------------ yellow, easy


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
        you = here(g)
        if you is not None:
            yield from perform(g, you, gain_random(ALLY))


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


# ------------------------------------------------------------------ yellow, normal


@mythos("A Dark Power", YELLOW, "normal")
class ADarkPower:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every monster recovers; then everybody fights each monster on their space."""
        for monster in monsters(g):
            heal(g, monster)
        for who in g.investigators:
            left = monsters_at(g, g.here(who)) if who.code else ()
            while left and who.code:
                foe = yield from choose_entity(
                    g, who.index, left, "eldritch-prompt-fight", "fight", "eldritch/encounters.2"
                )
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
        for who in tuple([i for i in g.investigators if g.here(i).sort == CITY and with_trait(g, i, "weapon")]):
            if who.code and not (yield from test(g, who, I)):
                yield from discard_some(g, who, with_trait(g, who, "weapon"), 1)
                yield from gain_condition(g, who, "detained")


@mythos("Burden of Greed", YELLOW, "normal")
class BurdenOfGreed:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody may discard Items, then loses 1 Health for each they still have."""
        for who in g.investigators:
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
        for who in g.investigators:
            mine = conditions(g, who)
            yield from lose_some(
                g, who, sum(has_trait(g, c, "injury") for c in mine), sum(has_trait(g, c, MADNESS) for c in mine)
            )
            yield from settle(g)
            if who.code:
                lose_clues(g, who, sum(has_trait(g, c, "deal") for c in mine))


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
        for who in g.investigators:
            if who.code and (yield from die(g, who)) <= 2:
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
        for who in tuple([i for i in g.investigators if i.space in near]):
            yield from lose_some(g, who, 2)
            yield from delay(g, who)
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
        for who in g.investigators:
            yield from shed(g, who, spells(g, who))
            _, lost = yield from lose_some(g, who, 0, len(spells(g, who)))
            if lost and who.code and who.sanity > 0:
                yield from gain_condition(g, who, "", MADNESS)


# ------------------------------------------------------------------ yellow, hard


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
        you = here(g)
        if you is None:
            yield from advance_doom(g, 2)
        else:
            yield from perform(g, you, unless(doom(2), gain("dark-pact")))


@mythos("Eyes Everywhere", YELLOW, "hard")
class EyesEverywhere:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A die for everybody: 1 or 2 costs 2 Health and 2 Sanity, 3 to 5 brings an ambush."""
        for who in g.investigators:
            if not who.code:
                continue
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


@flow(cite="eldritch/mythos.4 /returned-to-box.1 /difficulty.2")
def rumor_from_box(g: EldritchHorror, signs: bool = True, clause: str = "eldritch/mythos.4") -> Steps[None]:
    """A rumor that is not in this game's deck is drawn and resolved with all its signs. All blue cards are rumors, so
    those left over of that colour lie by themselves, and nobody sees another card of the box."""
    left = g.cards("rumor-box")
    if not left:
        return
    card = left[0]
    reveal(g, card)
    g.tell("eldritch-log-mythos", clause, card=card)
    read_out(g, clause, card.code)
    if signs:
        for sign in definition(g, card).signs:
            yield from resolve_sign(g, sign)
    yield from enter(g, card)


# ------------------------------------------------------------------ rumors


@flow(cite="eldritch/rumors.2")
def look_into(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Observation; passed, clues for half the players may be spent to end it."""
    if (yield from test(g, you, O)):
        yield from may_solve(g, this, you, half(players(g)))


@flow(cite="eldritch/rumors.2")
def may_solve(g: EldritchHorror, this: Paper, you: Investigator, price: int) -> Steps[None]:
    """So many clues may be spent to end the rumor."""
    if (yield from may_pay_clues(g, you, price, "eldritch-prompt-solve", "eldritch/rumors.2")):
        yield from solve_rumor(g, this)


def on_its_space(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return bool(this.space) and you.space == this.space


LOOK_INTO = AsEncounter(on_its_space, look_into)


@flow(cite="eldritch/reckoning.4 /mythos.3 /eldritch-tokens.1")
def runs_down(g: EldritchHorror, this: Paper, n: int = 1) -> Any:
    """Tokens go from the card. True if none is left."""
    g.change(this, tokens=max(0, this.tokens - n))
    g.tell("eldritch-log-tokens-left", "eldritch/reckoning.4", card=this, n=this.tokens)
    return this.tokens == 0


@flow(cite="eldritch/rumors.2 /other-world-encounters.1")
def through_the_crack(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Another world without a gate: where a card closes one, the rumor is solved instead."""
    yield from other_world(g, you, None, this)


@mythos("Fractured Reality", BLUE, "easy", rumor=True, rumor_space="space-2", tokens=4,
        as_encounter=AsEncounter(on_its_space, through_the_crack))  # fmt: skip
class FracturedReality:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, doom for each gate, and it is over."""
        if (yield from runs_down(g, this)):
            yield from advance_doom(g, len(gates(g)))
            g.check()  # a game that is over has nothing more to solve
            yield from solve_rumor(g, this)


@mythos("Growing Madness", BLUE, "easy", rumor=True, rumor_space="space-8", tokens=4, as_encounter=LOOK_INTO)
class GrowingMadness:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead gains a madness, and a token goes for each that the lead has; without any, 3 Sanity for all."""
        you = here(g)
        if you is None:
            return
        yield from gain_condition(g, you, "", MADNESS)
        mad = sum(has_trait(g, c, MADNESS) for c in conditions(g, you))
        if (yield from runs_down(g, this, mad)):
            for who in g.investigators:
                yield from lose_some(g, who, 0, 3)
            yield from solve_rumor(g, this)


@mythos("Lost Knowledge", BLUE, "easy", rumor=True, tokens=3, epic="tick-tock-men")
class LostKnowledge:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Tick Tock Men come to space 21."""
        yield from spawn_epic(g, "tick-tock-men", g.space("space-21"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, all clues are lost, those on the board, too."""
        if (yield from runs_down(g, this)):
            for who in g.investigators:
                lose_clues(g, who, 99)
            for clue in g.cards("clues-on-board"):
                discard_from_board(g, clue)
            yield from solve_rumor(g, this)


def on_expedition(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return g.here(you).expedition


@mythos("Secrets of the Past", BLUE, "easy", rumor=True, as_encounter=AsEncounter(on_expedition, look_into))
class SecretsOfThePast:
    constant = [nobody_can(EXPLORING)]

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """The active expedition is no more; when none is left, all is lost."""
        remove_expedition(g)
        if not g.pile("expedition").cards:
            g.verdict(False, "eldritch-end-secrets", "eldritch/winning-and-losing.1")


@mythos("Faded From Society", BLUE, "normal", rumor=True, rumor_space="space-16", tokens=4, as_encounter=LOOK_INTO)
class FadedFromSociety:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Assets worth as much as there are tokens, or more, leave the game; then a token less."""
        for card in (*g.cards("assets"), *g.cards("assets-discard"), *g.cards("reserve")):
            reveal(g, card)
            if definition(g, card).value >= this.tokens:
                move(g, card, g.pile("box"))
                g.tell("eldritch-log-to-box", "eldritch/returned-to-box.1", card=card)
        shuffle(g, g.pile("assets"))
        renew(g, g.pile("assets"))
        restock(g)
        if (yield from runs_down(g, this)):
            yield from solve_rumor(g, this)


def defeated_there(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> bool:
    return e.who == you.index and you.space == this.space and is_trophy(g, e) and can_pay_clues(g, you, 1)


@mythos("Return of the Ancient Ones", BLUE, "normal", rumor=True, rumor_space="space-19")
class ReturnOfTheAncientOnes:
    @answers(after(MonsterDefeated), if_=defeated_there, cite="eldritch/rumors.1")
    def bind(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """A clue binds a monster defeated there to this card; enough toughness ends it."""
        yield from pay_clues(g, you, 1, True)
        keep_trophy(g, this, e, "rumor-monsters")
        if this.hurt >= players(g):
            yield from solve_rumor(g, this)

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A monster comes to space 19; with four there, doom comes to its end, and it is over."""
        space = g.space("space-19")
        yield from spawn_monster(g, space)
        if len(monsters_at(g, space)) >= 4:
            yield from advance_doom(g, g.ancient.doom)
            g.check()  # a game that is over has nothing more to solve
            yield from solve_rumor(g, this)


@mythos("Stars Aligned", BLUE, "normal", rumor=True, rumor_space="space-7", as_encounter=LOOK_INTO)
class StarsAligned:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The omen advances."""
        yield from advance_omen(g, 1)


@mythos("The Wind-Walker", BLUE, "normal", rumor=True, tokens=4, epic="wind-walker")
class TheWindWalker:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Wind-Walker comes to space 4."""
        yield from spawn_epic(g, "wind-walker", g.space("space-4"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, everybody is delayed and loses 6 Health."""
        if (yield from runs_down(g, this)):
            for who in g.investigators:
                yield from delay(g, who)
                yield from lose_some(g, who, 6)
            yield from solve_rumor(g, this)


@mythos("Dimensions Collide", BLUE, "hard", rumor=True, rumor_space="space-11", tokens=8, as_encounter=LOOK_INTO)
class DimensionsCollide:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Half as many tokens go as there are gates; without any, all is lost."""
        if (yield from runs_down(g, this, half(len(gates(g))))):
            g.verdict(False, "eldritch-end-dimensions", "eldritch/winning-and-losing.1")


@mythos("Mysterious Lights", BLUE, "hard", rumor=True, rumor_space="space-13", as_encounter=LOOK_INTO)
class MysteriousLights:
    constant = [nobody_can(CLOSING, "eldritch/faq-14")]


@flow(cite="eldritch/rumors.2")
def find_the_cure(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Clues for all the players, one less for each Health token here."""
    yield from may_solve(g, this, you, max(0, players(g) - this.hurt))


@mythos("Spreading Sickness", BLUE, "hard", rumor=True, rumor_space="space-17", health_tokens=True,
        as_encounter=AsEncounter(on_its_space, find_the_cure))  # fmt: skip
class SpreadingSickness:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A Health token, then everybody loses 1 Health for each."""
        g.change(this, hurt=this.hurt + 1)
        g.tell("eldritch-log-health-on", "eldritch/reckoning.4", card=this, n=this.hurt)
        for who in g.investigators:
            yield from lose_some(g, who, this.hurt)


@mythos("Web Between Worlds", BLUE, "hard", rumor=True, tokens=3, epic="spinner-of-webs")
class WebBetweenWorlds:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Spinner of Webs comes to space 9."""
        yield from spawn_epic(g, "spinner-of-webs", g.space("space-9"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less, unless the group pays; without any, all is lost."""
        if not (yield from group_pays(g, half(players(g)))) and (yield from runs_down(g, this)):
            g.verdict(False, "eldritch-end-web", "eldritch/winning-and-losing.1")

"""Scenario I: The Gathering."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at, forced, reaction, when
from rulebound.core.game.decision import choose
from rulebound.core.game.values import adds, cannot
from rulebound.core.material.cards import cards_in, new_card
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import PhaseEnds, RoundEnds
from rulebound.games.ahlcg.cards import (
    ENTERING,
    NEUTRAL,
    SKILL,
    act,
    activate,
    agenda,
    enemy,
    location,
    scenario,
    story,
)
from rulebound.games.ahlcg.content.sets import suffer
from rulebound.games.ahlcg.rules.acts import advance_act, place_doom, resolve, threshold
from rulebound.games.ahlcg.rules.costs import has_declined, spend_together
from rulebound.games.ahlcg.rules.damage import deal
from rulebound.games.ahlcg.rules.decks import discard_at_random
from rulebound.games.ahlcg.rules.elimination import defeat_by_effect, resign
from rulebound.games.ahlcg.rules.encounter import dig_for_enemy, fetch_encounter, resolve_encounter
from rulebound.games.ahlcg.rules.enemies import Defeated, spawn, step_towards
from rulebound.games.ahlcg.rules.locations import Entered, add_location, move_to, reveal_location
from rulebound.games.ahlcg.rules.moves import discard_together, put_into_play, remove_from_game
from rulebound.games.ahlcg.rules.play import take_control
from rulebound.games.ahlcg.rules.reasons import because
from rulebound.games.ahlcg.rules.skill_tests import (
    TestSucceeds,
    after_test,
    idle_when,
    if_fails,
    reveal_another,
    skill_test,
)
from rulebound.games.ahlcg.state import (
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    definition,
    enemies_at,
    in_play,
    is_a,
    where,
)
from rulebound.games.ahlcg.tables import encounter_deck, hard, put_aside, set_aside_card, stack

SET = "the_gathering"


EASIER = {"cultist": -1, "tablet": -2}
HARDER = {"skull": -2, "tablet": -4}
NOTHING = 0
"""What the symbols add, where the card has a number for it."""


@cite("ahlcg/the-letter-x.1")
def ghouls_at(g: ArkhamHorror, place: int) -> int:
    return sum(is_a(g, e, "Ghoul") for e in enemies_at(g, place))


def token_value(g: ArkhamHorror, you: Investigator, token: str) -> int:
    """What a symbol adds to a test now."""
    if token == "skull" and not hard(g):
        return -ghouls_at(g, you.location)
    return (HARDER if hard(g) else EASIER).get(token, NOTHING)


@scenario("01104", "The Gathering", SET)
class TheGathering:
    modifier = token_value

    def setup(g: ArkhamHorror) -> Steps[None]:
        """Everybody begins in the Study; the rest of the house is set aside."""
        encounter_deck(g, (SET, "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"), ("01116",))
        stack(g, ("01105", "01106", "01107"), g.scenario.agendas, g.scenario.agenda)
        stack(g, ("01108", "01109", "01110"), g.scenario.acts, g.scenario.act)
        put_aside(g, "01112", "01113", "01114", "01115", "01116", "01117")
        study = new_card(g, Arkham, "01111", g.pile(g.scenario.map))
        g.change(study, at=study.id)
        yield from reveal_location(g, study)
        for you in g.investigators:
            g.change(you, location=study.id)

    def skull(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Any:
        """Easy: minus the Ghouls where you are. Hard: -2, and a failure brings a Ghoul after the test."""
        if hard(g):
            if_fails(g, test, call_ghoul.later(you))
        return token_value(g, you, "skull")

    def cultist(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """Easy: -1, a failure costs 1 horror. Hard: another token, a failure costs 2 horror."""
        if_fails(g, test, suffer.later(you, 0, 2 if hard(g) else 1))
        if hard(g):
            reveal_another(g, test)
        return token_value(g, you, "cultist")

    def tablet(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Steps[int]:
        """-2 (hard: -4); with a Ghoul where you are 1 damage (hard: and 1 horror)."""
        if ghouls_at(g, you.location):
            yield from deal(g, you, 1, 1 if hard(g) else 0)
        return token_value(g, you, "tablet")


@idle_when(lambda g, you: True)
@flow
def call_ghoul(g: ArkhamHorror, you: Investigator) -> Any:
    """After the test a Ghoul is fetched from the encounter deck or its discard pile."""
    test = g.the_test
    after_test(g, test, fetch_encounter.later(you, "Ghoul", g.scenario))


# ------------------------------------------------------------------ agendas


@agenda("01105", "What's Going On?!", SET, stage=1, threshold=3, cite="ahlcg/must.1 .2")
class WhatsGoingOn:
    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The lead investigator decides: everybody loses a card at random, or he or she takes 2 horror."""
        options: tuple[Option, ...] = (Option("horror", "ahlcg-01105-horror"),)
        if any(g.cards(i.hand) for i in g.investigators):  # who must choose cannot choose what does nothing
            options = (Option("cards", "ahlcg-01105-cards"), *options)
        else:
            g.tell("ahlcg-log-nobody-has-a-card", "ahlcg/must.2")
        picked = yield from choose(g, g.clock.lead, options, "ahlcg-prompt-choose-one", cite="ahlcg/must.2")
        if picked.key == "horror":
            yield from deal(g, g.lead, horror=2)
        else:
            for you in g.investigators:
                yield from discard_at_random(g, you)


@agenda("01106", "Rise of the Ghouls", SET, stage=2, threshold=7)
class RiseOfTheGhouls:
    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The discard pile is shuffled in; the first Ghoul that comes up is drawn by the lead investigator."""
        ghoul = yield from dig_for_enemy(g, "Ghoul")
        if ghoul is not None:
            yield from resolve_encounter(g, g.lead, ghoul)


def crawlers(g: ArkhamHorror) -> tuple[Arkham, ...]:
    """The unengaged Ghouls that are not in the Parlor yet."""
    parlor = g.location("parlor")
    return tuple([e for e in g.enemies if is_a(g, e, "Ghoul") and e.engaged < 0 and parlor and e.at != parlor.id])


@cite("ahlcg/ability.forced.2")
def enemy_phase_ends(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseEnds) -> bool:
    return event.phase == "enemy" and bool(crawlers(g))


def at_the_door(g: ArkhamHorror) -> int:
    """How many Ghouls are in the Hallway or the Parlor."""
    return sum([ghouls_at(g, c.id) for c in (g.location("hallway"), g.location("parlor")) if c is not None])


@cite("ahlcg/ability.forced.2")
def ghouls_are_at_the_door(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> bool:
    return at_the_door(g) > 0


@agenda("01107", "They're Getting Out!", SET, stage=3, threshold=10)
class TheyreGettingOut:
    @forced(at(PhaseEnds), if_=enemy_phase_ends, cite="ahlcg/ability.forced.1")
    def crawl(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseEnds) -> Steps[None]:
        """When the enemy phase ends, Ghouls that are engaged with nobody come one step nearer to the Parlor."""
        parlor = g.location("parlor")
        for ghoul in crawlers(g):
            if parlor is not None:
                yield from step_towards(g, ghoul, parlor.id)

    @forced(at(RoundEnds), if_=ghouls_are_at_the_door, cite="ahlcg/ability.forced.1 ahlcg/self-referential-text.2")
    def gather(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> Any:
        """At the end of the round 1 doom for each Ghoul in the Hallway or the Parlor."""
        place_doom(g, this, at_the_door(g))

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """Before the last act resolution 3; in it, everybody still there is defeated, with a physical trauma."""
        if definition(g, g.act).stage < 3:
            resolve(g, "R3")
        else:
            yield from defeat_by_effect(g, g.investigators, physical=1)


# ------------------------------------------------------------------ acts


@act("01108", "Trapped", SET, stage=1, threshold=2, threshold_per_investigator=True)
class Trapped:
    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The house opens: four locations enter play, everybody is in the Hallway, the Study is gone."""
        for code in ("01112", "01114", "01113", "01115"):
            yield from add_location(g, set_aside_card(g, code))
        study, hallway = g.location("study"), g.location("hallway")
        assert study is not None
        assert hallway is not None
        yield from discard_together(g, enemies_at(g, study.id))
        for you in g.investigators:
            yield from move_to(g, you, hallway)
        yield from remove_from_game(g, study)


def in_hallway(g: ArkhamHorror) -> tuple[int, ...]:
    hallway = g.location("hallway")
    return tuple([i.index for i in g.investigators if hallway is not None and i.location == hallway.id and i.clues])


@cite("ahlcg/costs.8")
@cite("ahlcg/may.1")
def hallway_can_pay(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> bool:
    able = in_hallway(g)
    return you.index in able and not has_declined(g) and bool(sum(g.seat(s).clues for s in able) >= threshold(g, this))


@act("01109", "The Barrier", SET, stage=2, threshold=3, threshold_per_investigator=True, has_objective=True)
class TheBarrier:
    @reaction(when(RoundEnds), if_=hallway_can_pay, cite="ahlcg/act-deck-and-agenda-deck.2")
    def break_the_barrier(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> Steps[None]:
        """Only as the round ends, and only by those in the Hallway together, can the clues be spent to advance."""
        if (yield from spend_together(g, you, threshold(g, this), in_hallway(g))):
            yield from advance_act(g)

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The Parlor is revealed, Lita Chantler is there, the Ghoul Priest spawns in the Hallway."""
        parlor, hallway = g.location("parlor"), g.location("hallway")
        assert parlor is not None
        assert hallway is not None
        yield from reveal_location(g, parlor)
        lita = set_aside_card(g, "01117")
        g.tell("ahlcg-log-enters-at", "ahlcg/put-into-play.1", card=lita, place=parlor)
        yield from put_into_play(g, lita, g.scenario.there, where=parlor.id)
        yield from spawn(g, set_aside_card(g, "01116"), g.lead, hallway)


def priest_is_defeated(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> bool:
    return bool(g.entity(event.about).code == "01116")


@act("01110", "What Have You Done?", SET, stage=3, has_objective=True)
class WhatHaveYouDone:
    @forced(at(Defeated), if_=priest_is_defeated, cite="ahlcg/act-deck-and-agenda-deck.2")
    def over(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> Steps[None]:
        """When the Ghoul Priest is defeated, the act advances."""
        yield from advance_act(g)

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The lead investigator decides whether the house burns."""
        options = (Option("burn", "ahlcg-01110-burn"), Option("keep", "ahlcg-01110-keep"))
        picked = yield from choose(g, g.clock.lead, options, "ahlcg-prompt-choose-one", cite="ahlcg/must.1")
        resolve(g, "R1" if picked.key == "burn" else "R2")


# ------------------------------------------------------------------ locations


def you_entered(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> bool:
    return event.to == this.id


@location("01111", "Study", SET, shroud=2, clues=2, clues_per_investigator=True, symbol="circle", connects=())
class Study:
    """Nothing leads out of it."""


@location("01112", "Hallway", SET, shroud=1, clues=0, symbol="square", connects=("triangle", "plus", "diamond"))
class Hallway:
    """The way to everywhere else."""


@location(
    "01113",
    "Attic",
    SET,
    shroud=1,
    clues=2,
    clues_per_investigator=True,
    victory=1,
    symbol="triangle",
    connects=("square",),
)
class Attic:
    @forced(after(Entered), if_=you_entered, cite="ahlcg/ability.forced.5")
    def smell(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> Steps[None]:
        """Whoever comes in takes 1 horror."""
        yield from deal(g, you, horror=1, by=this.id)


@location(
    "01114",
    "Cellar",
    SET,
    shroud=4,
    clues=2,
    clues_per_investigator=True,
    victory=1,
    symbol="plus",
    connects=("square",),
)
class Cellar:
    @forced(after(Entered), if_=you_entered, cite="ahlcg/ability.forced.5")
    def cold(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> Steps[None]:
        """Whoever comes in takes 1 damage."""
        yield from deal(g, you, damage=1, by=this.id)


@because("ahlcg/parley.1", "ahlcg-denied-lita")
def lita_is_alone(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return any(c.code == "01117" and c.at == this.id for c in cards_in(g, g.pile(g.scenario.there)))


@location("01115", "Parlor", SET, shroud=2, clues=0, symbol="diamond", connects=("square",), barrier=True)
class Parlor:
    constant = [cannot(ENTERING, lambda g, this, e: e.id == this.id and not this.revealed, cite="ahlcg/cannot.1")]

    @activate(tag="resign", cite="ahlcg/resign.1")
    def flee(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Resign."""
        yield from resign(g, you)

    @activate(tag="parley", if_=lita_is_alone, cite="ahlcg/parley.1")
    def persuade(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """While nobody controls Lita Chantler: test intellect (4); success gives you control of her."""
        lita = next(c for c in cards_in(g, g.pile(g.scenario.there)) if c.code == "01117")
        yield from skill_test(g, you, "intellect", 4, this.id, success=take_control.later(lita, you))


# ------------------------------------------------------------------ enemies and Lita


@enemy(
    "01116",
    "Ghoul Priest",
    SET,
    fight=4,
    health=5,
    health_per_investigator=True,
    evade=4,
    damage=2,
    horror=2,
    prey="highest combat",
    keywords="hunter retaliate",
    victory=2,
    traits="Humanoid Monster Ghoul Elite",
)
class GhoulPriest:
    """Hunter, retaliate."""


@enemy("01118", "Flesh-Eater", SET, fight=4, health=4, evade=1, damage=1, horror=2, spawn="attic",
       traits="Humanoid Monster Ghoul", victory=1)  # fmt: skip
class FleshEater:
    """Spawns in the Attic."""


@enemy("01119", "Icy Ghoul", SET, fight=3, health=4, evade=4, damage=2, horror=1, spawn="cellar",
       traits="Humanoid Monster Ghoul", victory=1)  # fmt: skip
class IcyGhoul:
    """Spawns in the Cellar."""


@cite("ahlcg/ability.constant.1")
def with_lita(g: ArkhamHorror, this: Arkham, entity: Any) -> bool:
    return this.controller >= 0 and isinstance(entity, Investigator) and entity.location == where(g, this)


def monster_is_hit(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> bool:
    test = g.entity(event.test)
    if this.controller < 0 or test.kind != "fight" or g.seat(event.who).location != where(g, this):
        return False
    foe = g.entity(test.target)
    return in_play(g, foe) and is_a(g, foe, "Monster")


@story("01117", "Lita Chantler", SET, cls=NEUTRAL, unique=True, cost=0, slots="ally", health=3, sanity=3, traits="Ally")
class LitaChantler:
    constant = [adds(SKILL["combat"], 1, with_lita, cite="ahlcg/ability.constant.1")]

    @reaction(when(TestSucceeds), if_=monster_is_hit, cite="ahlcg/ability.triggered.4")
    def avenge(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> Any:
        """An attack on a Monster succeeds where you are: +1 damage."""
        test = g.entity(event.test)
        g.change(test, damage=test.damage + 1)

"""Seeker cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity, may
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, reaction, when
from rulebound.core.game.decision import choose
from rulebound.core.game.game import PHASE, ROUND
from rulebound.core.game.values import adds, cannot, lasting
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import cancel
from rulebound.games.ahlcg.cards import (
    BARRED,
    SEEKER,
    SKILL,
    activate,
    asset,
    event,
    fast_ability,
    passing,
    skill,
    you_get,
)
from rulebound.games.ahlcg.content.common import can_investigate, choose_investigator_here, clue_here, your_turn
from rulebound.games.ahlcg.rules.actions import investigate
from rulebound.games.ahlcg.rules.costs import discard_this, exhaust_this, spend_resources
from rulebound.games.ahlcg.rules.damage import deal, heal
from rulebound.games.ahlcg.rules.decks import draw_cards, search_deck
from rulebound.games.ahlcg.rules.enemies import Spawned
from rulebound.games.ahlcg.rules.locations import Moved, connected, discover
from rulebound.games.ahlcg.rules.moves import (
    EntersPlay,
    attach,
    discard,
    gain_resources,
    remove_tokens,
    return_to_hand,
)
from rulebound.games.ahlcg.rules.play import can_play_now, play_now
from rulebound.games.ahlcg.rules.skill_tests import (
    BOOSTS,
    SKILL_WORDS,
    SUBSTITUTE,
    TestSucceeds,
    for_this_test,
    idle_when,
    skill_test,
    you_test,
)
from rulebound.games.ahlcg.state import (
    INVESTIGATE,
    SKILLS,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    investigators_at,
    is_a,
    you_of,
)

# ------------------------------------------------------------------ tools and relics


@cite("ahlcg/ability.constant.1")
def while_investigating(g: ArkhamHorror, this: Arkham) -> bool:
    """Is the test being made an investigation by the one who controls the card?"""
    test = g.test
    return test is not None and test.kind == INVESTIGATE and test.who == you_of(g, this)


@asset("01030", "Magnifying Glass", SEEKER, cost=1, icons="intellect", slots="hand", traits="Item Tool", fast=True)
class MagnifyingGlass:
    constant = [you_get(SKILL["intellect"], +1, while_investigating)]


def no_clue_here(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    here = g.entities.get(you.location)
    return isinstance(here, Arkham) and here.clues == 0


@asset("01040", "Magnifying Glass", SEEKER, cost=0, level=1, icons="intellect", slots="hand", traits="Item Tool",
       fast=True)  # fmt: skip
class MagnifyingGlass1:
    constant = [you_get(SKILL["intellect"], +1, while_investigating)]

    @fast_ability(if_=no_clue_here)
    def put_away(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """With no clue left where you are, it can be taken back into the hand."""
        yield from return_to_hand(g, this)


def common_enemy_spawns_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Spawned) -> bool:
    return event.to == you.location and not is_a(g, g.entity(event.about), "Elite")


@asset("01041", "Disc of Itzamna", SEEKER, unique=True, cost=3, level=2, icons="willpower intellect combat",
       slots="accessory", traits="Item Relic")  # fmt: skip
class DiscOfItzamna:
    @reaction(
        when(Spawned), cost=discard_this, if_=common_enemy_spawns_here, cite="ahlcg/ability.triggered.4 ahlcg/when.1"
    )
    def banish(g: ArkhamHorror, this: Arkham, you: Investigator, event: Spawned) -> Steps[None]:
        """An enemy that is not Elite spawns where you are: it is discarded, and so is the disc."""
        enemy = g.entity(event.about)
        cancel(g, event)
        yield from discard(g, enemy)


# ------------------------------------------------------------------ tomes


@cite("ahlcg/search.3")
def readers(g: ArkhamHorror, you: Investigator) -> tuple[Investigator, ...]:
    """The investigators at your location who have cards in their deck to look through."""
    return tuple([i for i in investigators_at(g, you.location) if g.pile(i.deck).cards])


def somebody_can_search(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(readers(g, you))


@flow(cite="ahlcg/search.3")
def choose_reader(g: ArkhamHorror, you: Investigator) -> Steps[Any]:
    return (
        yield from choose_entity(g, you.index, readers(g, you), "ahlcg-prompt-investigator", "choose", "ahlcg/target.1")
    )


@asset("01031", "Old Book of Lore", SEEKER, cost=3, icons="willpower", slots="hand", traits="Item Tome")
class OldBookOfLore:
    @activate(cost=exhaust_this, useful=somebody_can_search)
    def read(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Exhaust: an investigator where you are picks one of the next three cards, draws it and shuffles the rest."""
        reader = yield from choose_reader(g, you)
        yield from search_deck(g, reader, top=3)


@flow(cite="ahlcg/uses.4")
def play_for_a_secret(g: ArkhamHorror, this: Arkham, card: Any, reader: Investigator) -> Steps[None]:
    remove_tokens(g, this, "uses", 1)
    yield from play_now(g, card, reader, 2)


@asset("06279", "Old Book of Lore", SEEKER, quantity=2, cost=2, level=3, icons="willpower intellect", slots="hand",
       uses=(2, "secrets"), traits="Item Tome")  # fmt: skip
class OldBookOfLore3:
    @activate(cost=exhaust_this, useful=somebody_can_search, cite="ahlcg/activate-action.2 ahlcg/may.1")
    def read(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """As Old Book of Lore; then for 1 secret the card may be played at once, at 2 less."""
        reader = yield from choose_reader(g, you)
        card = yield from search_deck(g, reader, top=3)
        if card is not None and card.pile == reader.hand and this.uses and can_play_now(g, card, reader, 2):
            words = (("card", g.word(card, you.index)),)
            yield from may(g, you.index, play_for_a_secret.later(this, card, reader), "ahlcg-prompt-play-now", words)


@idle_when(lambda g, who: not who.damage)
@flow(cite="ahlcg/heal.1")
def cure(g: ArkhamHorror, who: Investigator) -> Any:
    heal(g, who, damage=1)


@flow
def botch(g: ArkhamHorror, who: Investigator, this: Arkham) -> Steps[None]:
    yield from deal(g, who, damage=1, by=this.id)


@asset("01035", "Medical Texts", SEEKER, cost=2, icons="combat", slots="hand", traits="Item Tome")
class MedicalTexts:
    @activate(cite="ahlcg/activate-action.2 ahlcg/difficulty-skill-test.5")
    def operate(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test intellect (2) for an investigator at your location: heal 1 damage, or deal 1 on a failure."""
        who = yield from choose_investigator_here(g, you)
        yield from skill_test(
            g, you, "intellect", 2, this.id, success=cure.later(who), failure=botch.later(who, this)
        )  # fmt: skip


@asset("01042", "Encyclopedia", SEEKER, cost=2, level=2, icons="wild", slots="hand", traits="Item Tome")
class Encyclopedia:
    @activate(cost=exhaust_this, cite="ahlcg/activate-action.2 ahlcg/lasting-effects.2")
    def look_up(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Exhaust: an investigator at your location gets +2 to a skill you choose until the end of the phase."""
        who = yield from choose_investigator_here(g, you)
        options = tuple([Option(s, f"ahlcg-option-use-{s}") for s in SKILLS])
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-skill", cite="ahlcg/target.1")
        lasting(g, BOOSTS[picked.key, 2], this, PHASE, (who,))
        g.tell("ahlcg-log-boost", "ahlcg/lasting-effects.2", seat=who, skill=SKILL_WORDS[picked.key], n=2)


# ------------------------------------------------------------------ allies and talents


def this_enters(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> bool:
    return event.about == this.id


def you_have_a_deck(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> bool:
    return bool(g.pile(you.deck).cards)


@asset("01032", "Research Librarian", SEEKER, cost=2, icons="agility", slots="ally", health=1, sanity=1,
       traits="Ally Miskatonic")  # fmt: skip
class ResearchLibrarian:
    @reaction(after(EntersPlay), if_=this_enters, useful=you_have_a_deck, cite="ahlcg/ability.triggered.5")
    def find_tome(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> Steps[None]:
        """He has come into play: an asset that is a Tome goes from your deck to your hand."""
        yield from search_deck(g, you, ("Tome",), "asset")


def you_investigated(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> bool:
    return event.who == you.index and g.entity(event.test).kind == INVESTIGATE


@asset("01033", "Dr. Milan Christopher", SEEKER, unique=True, cost=4, icons="intellect", slots="ally", health=1,
       sanity=2, traits="Ally Miskatonic")  # fmt: skip
class DrMilanChristopher:
    constant = [you_get(SKILL["intellect"], +1)]

    @reaction(after(TestSucceeds), if_=you_investigated, cite="ahlcg/ability.triggered.5 ahlcg/skill-test-st.6")
    def publish(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> Any:
        """After you successfully investigate: gain 1 resource."""
        gain_resources(g, you, 1)


@asset("01034", "Hyperawareness", SEEKER, cost=2, icons="intellect agility", traits="Talent")
class Hyperawareness:
    @fast_ability(cost=spend_resources(1), if_=you_test("intellect"))
    def think(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Spend 1 resource: +1 intellect for this test."""
        for_this_test(g, this, you, "intellect")

    @fast_ability(cost=spend_resources(1), if_=you_test("agility"))
    def foresee(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Spend 1 resource: +1 agility for this test."""
        for_this_test(g, this, you, "agility")


# ------------------------------------------------------------------ events

MIND = {
    name: passing(f"01036+{name}", adds(SUBSTITUTE[name], 1, lambda g, source, entity: True, "ahlcg/lasting-effects.2"))
    for name in ("combat", "agility")
}


@event("01036", "Mind over Matter", SEEKER, cost=1, icons="combat agility", traits="Insight", fast=True, if_=your_turn,
       cite="ahlcg/lasting-effects.2 ahlcg/may.1")  # fmt: skip
class MindOverMatter:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """In your turn: intellect can stand in for combat and agility as long as the round lasts."""
        lasting(g, MIND["combat"], this, ROUND, (you,))
        lasting(g, MIND["agility"], this, ROUND, (you,))
        g.tell("ahlcg-log-lasts-round", "ahlcg/lasting-effects.2", card=this)


@event("01037", "Working a Hunch", SEEKER, cost=2, icons="intellect intellect", traits="Insight", fast=True,
       if_=your_turn, useful=clue_here, cite="ahlcg/clues.3 .5")  # fmt: skip
class WorkingAHunch:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """In your turn: a clue where you are is yours."""
        here = g.entity(you.location)
        yield from discover(g, you, here, 1)


def attached_is_left(g: ArkhamHorror, this: Arkham, you: Investigator, event: Moved) -> bool:
    return event.start == this.attached


@event("01038", "Barricade", SEEKER, cost=0, icons="willpower intellect agility", traits="Insight Tactic",
       cite="ahlcg/attach-to.1")  # fmt: skip
class Barricade:
    constant = [cannot(BARRED, lambda g, this, e: e.id == this.attached, "ahlcg/cannot.1 ahlcg/hunter.4")]

    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Attached where you are: only Elite enemies can move there."""
        here = g.entity(you.location)
        yield from attach(g, this, here)

    @forced(when(Moved), if_=attached_is_left, cite="ahlcg/ability.forced.4")
    def give_way(g: ArkhamHorror, this: Arkham, you: Investigator, event: Moved) -> Steps[None]:
        """When an investigator leaves the attached location, Barricade is discarded."""
        yield from discard(g, this)


@event("01043", "Cryptic Research", SEEKER, cost=0, level=4, traits="Insight", fast=True, if_=your_turn,
       cite="ahlcg/draw-action-drawing-cards.2 .4")  # fmt: skip
class CrypticResearch:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """In your turn: an investigator at your location draws 3 cards."""
        who = yield from choose_investigator_here(g, you)
        yield from draw_cards(g, who, 3)


def clue_sites(g: ArkhamHorror, you: Investigator, taken: tuple[int, ...]) -> tuple[Arkham, ...]:
    """Your location and those connected to it that hold more clues than are taken from them already."""
    here = g.entity(you.location)
    return tuple([p for p in (here, *connected(g, here)) if p.clues > taken.count(p.id)])


@flow(cite="ahlcg/instead.1 ahlcg/clues.3")
def find_answers(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """2 clues in all, from your location and those connected to it; what adds to the investigation still does."""
    test = g.the_test
    taken: tuple[int, ...] = ()
    for _ in range(2):
        places = clue_sites(g, you, taken)
        place = yield from choose_entity(g, you.index, places, "ahlcg-prompt-clue", "clue", "ahlcg/target.1")
        if place is not None:
            taken += (place.id,)
    for id in tuple(dict.fromkeys((*taken, test.target))):
        yield from discover(g, you, g.entity(id), taken.count(id) + (test.clues - 1 if id == test.target else 0))


@event("60227", "Seeking Answers", SEEKER, quantity=2, cost=1, level=2, icons="intellect agility agility",
       traits="Insight", tag=INVESTIGATE, if_=can_investigate, cite="ahlcg/ability.action-designators.1")  # fmt: skip
class SeekingAnswers:
    def effect(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Investigate; instead of a clue here, success discovers 2 from here and connected locations."""
        yield from investigate(g, you, this.id, success=find_answers.later(you))


# ------------------------------------------------------------------ skills


@skill("01039", "Deduction", SEEKER, icons="intellect", traits="Practiced", cite="ahlcg/skill-cards.3")
class Deduction:
    def improves(g: ArkhamHorror, this: Arkham, you: Investigator, test: SkillTest) -> Any:
        """A successful investigation discovers 1 clue more."""
        if test.kind == INVESTIGATE:
            g.change(test, clues=test.clues + 1)
            g.tell("ahlcg-log-more-clues", "ahlcg/skill-cards.3", card=this)
        else:
            g.tell("ahlcg-log-other-test", "ahlcg/skill-cards.3", card=this)

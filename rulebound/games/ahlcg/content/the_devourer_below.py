"""Scenario III: The Devourer Below."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import either, half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import EACH, Limit, after, at, forced, revelation, when
from rulebound.core.game.game import TURN
from rulebound.core.game.values import adds
from rulebound.core.material.cards import flip, new_card
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import RoundEnds, cancel
from rulebound.games.ahlcg.cards import (
    EVADE_VALUE,
    FIGHT_VALUE,
    HEALTH,
    act,
    activate,
    agenda,
    enemy,
    location,
    scenario,
    this_gets,
    treachery,
)
from rulebound.games.ahlcg.content.sets import nearest_enemy, per_investigator, suffer
from rulebound.games.ahlcg.rules.acts import AgendaAdvances, advance_act, place_doom, resolve
from rulebound.games.ahlcg.rules.collection import weakness_to_hand
from rulebound.games.ahlcg.rules.costs import spend_clues
from rulebound.games.ahlcg.rules.damage import deal, heal
from rulebound.games.ahlcg.rules.decks import choose_and_discard, discard_at_random, is_weakness
from rulebound.games.ahlcg.rules.elimination import resign
from rulebound.games.ahlcg.rules.encounter import dig_for_enemy, dig_on, fetch_encounter
from rulebound.games.ahlcg.rules.enemies import Defeated, make_ready, spawn, spawn_together
from rulebound.games.ahlcg.rules.framework import TurnEnds
from rulebound.games.ahlcg.rules.locations import Entered, Moved, add_location, reveal_location
from rulebound.games.ahlcg.rules.moves import discard_together, place_tokens, remove_from_game
from rulebound.games.ahlcg.rules.skill_tests import (
    after_test,
    idle_when,
    if_fails,
    reveal_another,
    skill_test,
    token_word,
)
from rulebound.games.ahlcg.state import (
    RESIGN,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    assets_of,
    definition,
    enemies_at,
    in_play,
    is_a,
)
from rulebound.games.ahlcg.tables import (
    encounter_deck,
    hard,
    lay,
    lay_unseen,
    one_of,
    put_aside,
    set_aside_card,
    stack,
)

SET = "the_devourer_below"
AGENTS = ("agents_of_yog", "agents_of_shub", "agents_of_cthulhu", "agents_of_hastur")
WOODS = ("01150", "01151", "01152", "01153", "01154", "01155")
LITA, GHOUL_PRIEST, RITUAL_SITE, UMORDHOTH = "01117", "01116", "01156", "01157"


EASIER = {"cultist": -2, "tablet": -3, "elder_thing": -5}
HARDER = {"skull": -3, "cultist": -4, "tablet": -5, "elder_thing": -7}
"""What the symbols add, where the card has a number for it."""


def monsters_at(g: ArkhamHorror, place: int) -> int:
    return sum(is_a(g, e, "Monster") for e in enemies_at(g, place))


def token_value(g: ArkhamHorror, you: Investigator, token: str) -> int:
    """What a symbol adds to a test now."""
    if token == "skull" and not hard(g):
        return -sum(is_a(g, e, "Monster") for e in g.enemies)
    return HARDER[token] if hard(g) else EASIER[token]


@scenario("01142", "The Devourer Below", SET)
class TheDevourerBelow:
    modifier = token_value

    def setup(g: ArkhamHorror) -> Steps[None]:
        """The woods at night. The log says who got away, whether it is past midnight, and whether the priest lives."""
        notes = g.campaign.notes
        sets = (SET, "ancient_evils", "striking_fear", "ghouls", "dark_cult", one_of(g, *AGENTS))
        priest = (GHOUL_PRIEST,) if "ghoul-priest-alive" in notes else ()
        encounter_deck(g, sets, (UMORDHOTH,), priest)
        stack(g, ("01143", "01144", "01145"), g.scenario.agendas, g.scenario.agenda)
        stack(g, ("01146", "01147", "01148"), g.scenario.acts, g.scenario.act)
        place_doom(g, g.agenda, half(len(g.campaign.got_away)))
        put_aside(g, RITUAL_SITE, UMORDHOTH)
        path = lay(g, "01149")
        lay_unseen(g, WOODS, 4)
        yield from reveal_location(g, path)
        for you in g.investigators:
            g.change(you, location=path.id)
        bag = g.bag
        g.change(bag, inside=tuple(sorted((*bag.inside, "elder_thing"))))
        g.tell("ahlcg-log-bag", token=token_word("elder_thing"))
        if "past-midnight" in notes:
            for you in g.investigators:
                yield from discard_at_random(g, you, 2)

    def skull(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Any:
        """Easy: minus the Monsters in play. Hard: -3, and a failure brings a Monster after the test."""
        if hard(g):
            if_fails(g, test, call_monster.later(you))
        return token_value(g, you, "skull")

    def cultist(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Steps[int]:
        """-2 and 1 doom on the nearest enemy. Hard: -4 and 2 doom."""
        foe = yield from nearest_enemy(g, you)
        if foe is not None:
            place_doom(g, foe, 2 if hard(g) else 1)
        else:
            g.tell("ahlcg-log-no-enemy", "ahlcg/nearest.1")
        return token_value(g, you, "cultist")

    def tablet(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Steps[int]:
        """-3 (hard: -5); with a Monster where you are 1 damage (hard: and 1 horror)."""
        if monsters_at(g, you.location):
            yield from deal(g, you, 1, 1 if hard(g) else 0)
        return token_value(g, you, "tablet")

    def elder_thing(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """-5 (hard: -7); with an Ancient One in play another token."""
        if any(is_a(g, e, "Ancient One") for e in g.enemies):
            reveal_another(g, test)
        return token_value(g, you, "elder_thing")


@idle_when(lambda g, you: True)
@flow
def call_monster(g: ArkhamHorror, you: Investigator) -> Any:
    """After the test a Monster is fetched from the encounter deck or its discard pile."""
    test = g.the_test
    after_test(g, test, fetch_encounter.later(you, "Monster", g.scenario))


# ------------------------------------------------------------------ agendas


@agenda("01143", "The Arkham Woods", SET, stage=1, threshold=4)
class TheArkhamWoods:
    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The discard pile is shuffled in; the first Monster that comes up spawns on the Main Path with 1 doom."""
        monster = yield from dig_for_enemy(g, "Monster")
        if monster is not None:
            yield from spawn(g, monster, g.lead, g.location("main-path"))
            if in_play(g, monster):
                place_doom(g, monster, 1)


def is_enemy(g: ArkhamHorror, this: Arkham, entity: Any) -> bool:
    return bool(definition(g, entity).type == "enemy")


@agenda("01144", "The Ritual Begins", SET, stage=2, threshold=5)
class TheRitualBegins:
    constant = [
        adds(FIGHT_VALUE, 1, is_enemy, cite="ahlcg/ability.constant.1"),
        adds(EVADE_VALUE, 1, is_enemy, cite="ahlcg/ability.constant.1"),
    ]

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """In player order, everybody tests willpower (6); failure brings a random basic Madness to the hand."""
        for you in g.investigators:
            if not you.out:
                yield from skill_test(
                    g, you, "willpower", 6, this.id, failure=weakness_to_hand.later(you, "Madness")
                )  # fmt: skip


@agenda("01145", "Vengeance Awaits", SET, stage=3, threshold=5, other="01145b")
class VengeanceAwaits:
    @forced(when(AgendaAdvances), cite="ahlcg/ability.forced.4")
    def awaken(g: ArkhamHorror, this: Arkham, you: Investigator, event: AgendaAdvances) -> Steps[None]:
        """When it advances: Umôrdhoth spawns at the Ritual Site, which is laid out or cleared of enemies for him."""
        site = g.location("ritual-site")
        if site is None:
            site = set_aside_card(g, RITUAL_SITE)
            yield from add_location(g, site)
        else:
            yield from discard_together(g, enemies_at(g, site.id))
        yield from spawn(g, set_aside_card(g, UMORDHOTH), g.lead, site)

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """Its back is the act and the agenda from now on."""
        yield from become_both(g, this)


@flow(cite="ahlcg/act-deck-and-agenda-deck.9")
def become_both(g: ArkhamHorror, this: Arkham) -> Steps[None]:
    """The card is turned over and stays; the act, and what was to follow it, is out of the game."""
    flip(g, this)
    for old in (*g.cards(g.scenario.act), *g.cards(g.scenario.acts)):
        yield from remove_from_game(g, old)


def umordhoth_falls(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> bool:
    return bool(g.entity(event.about).code == UMORDHOTH)


@agenda("01145b", "The Devourer Below", SET, stage=4, has_objective=True, is_act=True, stays=True, other="01145")
class TheDevourerBelowItself:
    @forced(at(Defeated), if_=umordhoth_falls, cite="ahlcg/act-deck-and-agenda-deck.10")
    def prevail(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> Any:
        """If Umôrdhoth is defeated: resolution 2."""
        resolve(g, "R2")


# ------------------------------------------------------------------ acts


@act("01146", "Investigating the Trail", SET, stage=1, threshold=3, threshold_per_investigator=True)
class InvestigatingTheTrail:
    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The Ritual Site comes into play, and every cultist who got away spawns on the Main Path."""
        if g.location("ritual-site") is None:
            yield from add_location(g, set_aside_card(g, RITUAL_SITE))
        limbo = g.pile(g.scenario.limbo)
        back = tuple([new_card(g, Arkham, code, limbo) for code in g.campaign.got_away])
        yield from spawn_together(g, back, g.lead, g.location("main-path"))


def site_is_entered(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> bool:
    return bool(g.entity(event.to).code == RITUAL_SITE)


@act("01147", "Into the Darkness", SET, stage=2, has_objective=True)
class IntoTheDarkness:
    @forced(at(Entered), if_=site_is_entered, cite="ahlcg/act-deck-and-agenda-deck.2")
    def find_them(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> Steps[None]:
        """If an investigator enters the Ritual Site, the act advances."""
        yield from advance_act(g)

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The discard pile is shuffled in; 1 enemy (2 with 3 or more players) is dug up for the Ritual Site."""
        found: tuple[Any, ...] = ((yield from dig_for_enemy(g)),)
        if len(g.investigators) >= 3:
            found += ((yield from dig_on(g)),)
        foes = tuple([foe for foe in found if foe is not None])
        yield from spawn_together(g, foes, g.lead, g.location("ritual-site"))


@flow(cite="ahlcg/act-deck-and-agenda-deck.2")
def disrupt(g: ArkhamHorror, this: Arkham) -> Steps[None]:
    """1 clue on the act; with 2 per investigator it advances."""
    if in_play(g, this):
        place_tokens(g, this, "clues", 1)
        g.tell("ahlcg-log-clues-placed", "ahlcg/skill-test-st.7", card=this, n=1)
        if this.clues >= 2 * g.scenario.started:
            yield from advance_act(g)


@act("01148", "Disrupting the Ritual", SET, stage=3, has_objective=True)
class DisruptingTheRitual:
    @activate(cost=spend_clues(1), cite="ahlcg/activate-action.6")
    def break_the_spell(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """1 clue: test willpower (3); success puts a clue on the act."""
        yield from skill_test(g, you, "willpower", 3, this.id, success=disrupt.later(this))

    @activate(cost=spend_clues(1), cite="ahlcg/activate-action.6")
    def spoil_the_circle(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """1 clue: test agility (3); success puts a clue on the act."""
        yield from skill_test(g, you, "agility", 3, this.id, success=disrupt.later(this))

    def advance(g: ArkhamHorror, this: Arkham) -> Any:
        """Resolution 1."""
        resolve(g, "R1")


# ------------------------------------------------------------------ locations


@location("01149", "Main Path", SET, shroud=2, clues=0, symbol="squiggle", connects=("square", "plus"),
          connects_trait="Woods", traits="Woods")  # fmt: skip
class MainPath:
    """Connected to every other part of the Woods, whatever symbol it shows."""

    @activate(tag=RESIGN, cite="ahlcg/resign.1")
    def give_up(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Resign."""
        yield from resign(g, you)


HIDDEN: dict[str, Any] = {"hidden_symbol": "square", "hidden_connects": ("squiggle",), "traits": "Woods"}
"""All six look alike until they are revealed: only the Main Path leads there."""


def entered_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> bool:
    return event.to == this.id


def left_here(g: ArkhamHorror, this: Arkham, you: Investigator, event: Moved) -> bool:
    return event.start == this.id


@location("01150", "Arkham Woods", SET, slug="unhallowed-ground", subname="Unhallowed Ground", shroud=4, clues=1,
          clues_per_investigator=True, symbol="triangle", connects=("squiggle", "hourglass", "diamond"),
          **HIDDEN)  # fmt: skip
class UnhallowedGround:
    @forced(after(Entered), if_=entered_here, cite="ahlcg/ability.forced.5")
    def tremble(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> Steps[None]:
        """After you enter: test willpower (4); failure costs 1 damage and 1 horror."""
        yield from skill_test(g, you, "willpower", 4, this.id, failure=suffer.later(you, 1, 1))


@flow(cite="ahlcg/cancel.1")
def walk_in_circles(g: ArkhamHorror, event: int) -> Any:
    """The move is cancelled, unless the test had to wait and it is long over."""
    moving = g.transients.get(event)
    if isinstance(moving, Moved):
        cancel(g, moving)
    else:
        g.tell("ahlcg-log-move-is-over", "ahlcg/skill-test-nested")


@location("01151", "Arkham Woods", SET, slug="twisting-paths", subname="Twisting Paths", shroud=3, clues=1,
          clues_per_investigator=True, symbol="t", connects=("squiggle", "diamond", "equals"), **HIDDEN)  # fmt: skip
class TwistingPaths:
    @forced(when(Moved), if_=left_here, cite="ahlcg/ability.forced.4")
    def lose_the_way(g: ArkhamHorror, this: Arkham, you: Investigator, event: Moved) -> Steps[None]:
        """When you move out: test intellect (3); failure cancels the move."""
        yield from skill_test(g, you, "intellect", 3, this.id, failure=walk_in_circles.later(event.id))


@location("01152", "Arkham Woods", SET, slug="old-house", subname="Old House", shroud=2, clues=1,
          clues_per_investigator=True, symbol="diamond", connects=("squiggle", "triangle", "t"),
          investigated_with="willpower", **HIDDEN)  # fmt: skip
class OldHouse:
    """Investigated with willpower."""


@location("01153", "Arkham Woods", SET, slug="cliffside", subname="Cliffside", shroud=2, clues=1,
          clues_per_investigator=True, symbol="hourglass", connects=("squiggle", "moon", "triangle"),
          investigated_with="agility", **HIDDEN)  # fmt: skip
class Cliffside:
    """Investigated with agility."""


@location("01154", "Arkham Woods", SET, slug="tangled-thicket", subname="Tangled Thicket", shroud=2, clues=1,
          clues_per_investigator=True, symbol="equals", connects=("squiggle", "t", "moon"),
          investigated_with="combat", **HIDDEN)  # fmt: skip
class TangledThicket:
    """Investigated with combat."""


def you_need_rest(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return you.damage > 0 or you.horror > 0


@flow
def mend(g: ArkhamHorror, you: Investigator, damage: int = 0, horror: int = 0) -> Any:
    heal(g, you, damage, horror)


@location("01155", "Arkham Woods", SET, slug="quiet-glade", subname="Quiet Glade", shroud=1, clues=0, symbol="moon",
          connects=("squiggle", "equals", "hourglass"), **HIDDEN)  # fmt: skip
class QuietGlade:
    @activate(
        limit=Limit(1, per=TURN, by=EACH),
        useful=you_need_rest,
        cite="ahlcg/activate-action.5 ahlcg/heal.1 ahlcg/must.2",
    )
    def rest(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Heal 1 damage or 1 horror, once a turn. Nothing says "must": even what heals nothing may be chosen."""
        options = (
            Option("damage", "ahlcg-01155-damage", call=mend.later(you, damage=1)),
            Option("horror", "ahlcg-01155-horror", call=mend.later(you, horror=1)),
        )
        yield from either(g, you.index, options, "ahlcg-prompt-choose-one", "ahlcg/heal.1")


def clues_are_missing(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> bool:
    return this.clues < 2 * g.scenario.started


@location("01156", "Ritual Site", SET, shroud=3, clues=2, clues_per_investigator=True, symbol="plus",
          connects=("squiggle",), traits="Cave")  # fmt: skip
class RitualSite:
    @forced(at(RoundEnds), if_=clues_are_missing, cite="ahlcg/ability.forced.1 ahlcg/per-investigator.3")
    def chant_on(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> Any:
        """At the end of the round: clues are added until there are 2 per investigator."""
        n = place_tokens(g, this, "clues", 2 * g.scenario.started - this.clues)
        g.tell("ahlcg-log-clues-placed", "ahlcg/ability.forced.1", card=this, n=n)


# ------------------------------------------------------------------ Umôrdhoth


@cite("ahlcg/ready.4")
def umordhoth_sleeps(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> bool:
    return bool(this.exhausted)


def you_have_lita(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return any(c.code == LITA for c in assets_of(g, you))


@enemy("01157", "Umôrdhoth", SET, subname="The Devourer Below", fight=5, health=6, evade=6, damage=3, horror=3,
       unique=True, keywords="hunter massive", traits="Ancient-One Elite")  # fmt: skip
class Umordhoth:
    """Hunter, massive, +4 health per investigator."""

    constant = [this_gets(HEALTH, per_investigator(4), cite="ahlcg/per-investigator.3")]

    @forced(at(TurnEnds), if_=umordhoth_sleeps, cite="ahlcg/ability.forced.1")
    def stir(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> Steps[None]:
        """At the end of each investigator's turn he is made ready."""
        yield from make_ready(g, this)

    @activate(if_=you_have_lita, cite="ahlcg/act-deck-and-agenda-deck.10")
    def sacrifice_lita(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """If you control Lita Chantler: she is left to him. Resolution 3."""
        resolve(g, "R3")


@flow
def lose_a_card(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from choose_and_discard(g, you)


@flow(cite="ahlcg/must.1")
def feel_the_wrath(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """For each point the test failed by: a card of the hand, or 1 damage and 1 horror."""
    for _ in range(g.the_test.margin):
        options: tuple[Option, ...] = (Option("suffer", "ahlcg-01158-suffer", call=suffer.later(you, 1, 1)),)
        if any(not is_weakness(g, c) for c in g.cards(you.hand)):
            options = (Option("discard", "ahlcg-01158-discard", call=lose_a_card.later(you)), *options)
        else:
            g.tell("ahlcg-log-no-card", "ahlcg/must.2", seat=you)
        yield from either(g, you.index, options, "ahlcg-prompt-choose-one", "ahlcg/must.1")


@treachery("01158", "Umôrdhoth's Wrath", SET, quantity=2, traits="Curse")
class UmordhothsWrath:
    @revelation(cite="ahlcg/must.1")
    def rage(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test willpower (5): every point short costs a card, or 1 damage and 1 horror."""
        yield from skill_test(g, you, "willpower", 5, this.id, failure=feel_the_wrath.later(you))

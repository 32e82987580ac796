"""Encounter sets that several scenarios share."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity, either, nearest
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at, forced, revelation, when
from rulebound.core.game.decision import choose, meant, option_for
from rulebound.core.game.values import cannot
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import PhaseEnds, RoundEnds, then
from rulebound.games.ahlcg.cards import (
    EVADE_VALUE,
    FIGHT_VALUE,
    INVESTIGATING,
    PLAYING,
    SANITY,
    SHROUD,
    SKILL,
    activate,
    attached_gets,
    enemy,
    this_gets,
    treachery,
    you_cannot,
    you_get,
)
from rulebound.games.ahlcg.rules.acts import doom_that_may_advance, place_doom
from rulebound.games.ahlcg.rules.costs import EXTRA, discard_from_hand, spend_clues, spend_resources
from rulebound.games.ahlcg.rules.damage import deal, deal_to_each, heal
from rulebound.games.ahlcg.rules.decks import discard_at_random, draw_cards, search_deck
from rulebound.games.ahlcg.rules.encounter import fetch_encounter
from rulebound.games.ahlcg.rules.enemies import Attacks, Defeated, Engaged, Evaded, withdraw
from rulebound.games.ahlcg.rules.framework import TurnEnds
from rulebound.games.ahlcg.rules.locations import steps_from
from rulebound.games.ahlcg.rules.moves import (
    EntersPlay,
    attach,
    attachments,
    can_leave_play,
    discard,
    into_threat_area,
    to_victory_display,
)
from rulebound.games.ahlcg.rules.skill_tests import NEGATIVE, TestSucceeds, skill_test
from rulebound.games.ahlcg.state import (
    PARLEY,
    Arkham,
    ArkhamHorror,
    Investigator,
    assets_of,
    definition,
    engaged_with,
    investigators_at,
    is_a,
    where,
    you_of,
)


@flow
def suffer(g: ArkhamHorror, you: Investigator, damage: int, horror: int) -> Steps[bool]:
    """Damage and horror as what a test or a card brings. True if all of it was placed."""
    return (yield from deal(g, you, damage, horror))


@flow(cite="ahlcg/nearest.1 ahlcg/lead-investigator.2")
def nearest_enemy(g: ArkhamHorror, you: Investigator, trait: str = "") -> Steps[Any]:
    """The enemy (with a trait) fewest steps away, None if there is none; the lead investigator breaks ties."""
    near = nearest_enemies(g, you, trait)
    return (yield from choose_entity(g, g.clock.lead, near, "ahlcg-prompt-nearest", "doom", "ahlcg/nearest.1"))


@cite("ahlcg/nearest.1")
def nearest_enemies(g: ArkhamHorror, you: Investigator, trait: str) -> tuple[Arkham, ...]:
    enemies = [e for e in g.enemies if not trait or is_a(g, e, trait)]
    return nearest(enemies, lambda e: where(g, e), you.location, steps_from(g))


def it_is_this(g: ArkhamHorror, this: Arkham, you: Investigator, event: Any) -> bool:
    """The event is about the card itself."""
    return bool(event.about == this.id)


def it_is_hurt(g: ArkhamHorror, this: Arkham, you: Investigator, event: Any) -> bool:
    return this.damage > 0


def per_investigator(n: int) -> Any:
    """So many for each investigator who began the scenario."""
    return lambda g, this: n * g.scenario.started


# ------------------------------------------------------------------ Rats and Ghouls


@enemy(
    "01159",
    "Swarm of Rats",
    "rats",
    quantity=3,
    fight=1,
    health=1,
    evade=3,
    damage=1,
    keywords="hunter",
    traits="Creature",
)
class SwarmOfRats:
    """Hunter."""


@enemy(
    "01160",
    "Ghoul Minion",
    "ghouls",
    quantity=3,
    fight=2,
    health=2,
    evade=2,
    damage=1,
    horror=1,
    traits="Humanoid Monster Ghoul",
)
class GhoulMinion:
    """No text."""


@enemy("01161", "Ravenous Ghoul", "ghouls", fight=3, health=3, evade=3, damage=1, horror=1,
       prey="lowest remaining health", traits="Humanoid Monster Ghoul")  # fmt: skip
class RavenousGhoul:
    """Prey: lowest remaining health."""


@flow
def margin_damage(g: ArkhamHorror, you: Investigator, this: Arkham) -> Steps[None]:
    yield from deal(g, you, damage=g.the_test.margin, by=this.id)


@flow
def margin_horror(g: ArkhamHorror, you: Investigator, this: Arkham) -> Steps[None]:
    yield from deal(g, you, horror=g.the_test.margin, by=this.id)


@treachery("01162", "Grasping Hands", "ghouls", quantity=3, traits="Hazard")
class GraspingHands:
    @revelation(cite="ahlcg/revelation.2")
    def grasp(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test agility (3): as much damage as you fall short."""
        yield from skill_test(g, you, "agility", 3, this.id, failure=margin_damage.later(you, this))


# ------------------------------------------------------------------ Striking Fear


@treachery("01163", "Rotting Remains", "striking_fear", quantity=3, traits="Terror")
class RottingRemains:
    @revelation(cite="ahlcg/revelation.2")
    def rot(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test willpower (3): 1 horror for each point you fail by."""
        yield from skill_test(g, you, "willpower", 3, this.id, failure=margin_horror.later(you, this))


def your_turn_ends(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> bool:
    return event.who == you_of(g, this)


@flow
def shake_off(g: ArkhamHorror, this: Arkham) -> Steps[None]:
    yield from discard(g, this)


@treachery("01164", "Frozen in Fear", "striking_fear", quantity=2, traits="Terror")
class FrozenInFear:
    constant = [you_get(EXTRA, 1, cite="ahlcg/action.1")]

    @revelation(cite="ahlcg/revelation.2")
    def freeze(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area: the first move, fight or evade each round costs one action more."""
        yield from into_threat_area(g, this, you)

    @forced(at(TurnEnds), if_=your_turn_ends, cite="ahlcg/ability.forced.1")
    def recover(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> Steps[None]:
        """When your turn ends, willpower (3) gets rid of it."""
        yield from skill_test(g, you, "willpower", 3, this.id, success=shake_off.later(this))


@treachery("01165", "Dissonant Voices", "striking_fear", quantity=2, traits="Terror")
class DissonantVoices:
    constant = [you_cannot(PLAYING)]

    @revelation(cite="ahlcg/revelation.2")
    def whisper(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """It lies in your threat area, and you play neither assets nor events."""
        yield from into_threat_area(g, this, you)

    @forced(at(RoundEnds), cite="ahlcg/ability.forced.1")
    def fade(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> Steps[None]:
        """At the end of the round it is discarded."""
        yield from discard(g, this)


# ------------------------------------------------------------------ Ancient Evils and Chilling Cold


@treachery("01166", "Ancient Evils", "ancient_evils", quantity=3, traits="Omen")
class AncientEvils:
    @revelation(cite="ahlcg/revelation.2")
    def stir(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """1 doom on the agenda, which may advance by it."""
        yield from doom_that_may_advance(g, 1)


@flow(cite="ahlcg/permanent.5")
def lose_asset(g: ArkhamHorror, you: Investigator, this: Arkham) -> Steps[None]:
    assets = tuple([c for c in assets_of(g, you) if can_leave_play(g, c)])
    if not assets:
        g.tell("ahlcg-log-no-asset", "ahlcg/target.2", seat=you)
        yield from deal(g, you, damage=2, by=this.id)
        return
    options = tuple([option_for(g, c, "discard", "ahlcg-option-discard", seat=you.index) for c in assets])
    picked = yield from choose(g, you.index, options, "ahlcg-prompt-discard", (("n", 1),), "ahlcg/target.1")
    yield from discard(g, meant(g, picked))


@treachery("01167", "Crypt Chill", "chilling_cold", quantity=2, traits="Hazard")
class CryptChill:
    @revelation(cite="ahlcg/revelation.2")
    def chill(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test willpower (4): failure costs an asset you control, or 2 damage if you have none."""
        yield from skill_test(g, you, "willpower", 4, this.id, failure=lose_asset.later(you, this))


def attached_is_investigated(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> bool:
    test = g.entity(event.test)
    return bool(test.kind == "investigate" and test.target == this.attached)


@treachery("01168", "Obscuring Fog", "chilling_cold", quantity=2, traits="Hazard")
class ObscuringFog:
    constant = [attached_gets(SHROUD, +2)]

    @revelation(cite="ahlcg/attach-to.1 .2 ahlcg/limits-and-maximums.2")
    def roll_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Attach to your location, one to a location."""
        here = g.entity(you.location)
        if any(definition(g, c).name == "Obscuring Fog" for c in attachments(g, here)):
            g.tell("ahlcg-log-one-is-there", "ahlcg/limits-and-maximums.2", card=this, place=here)
        else:
            yield from attach(g, this, here)

    @forced(after(TestSucceeds), if_=attached_is_investigated, cite="ahlcg/ability.forced.5")
    def lift(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> Any:
        """After the location is successfully investigated it is discarded."""
        yield from discard(g, this)


# ------------------------------------------------------------------ Dark Cult


@enemy("01169", "Acolyte", "dark_cult", quantity=3, fight=3, health=1, evade=2, damage=1, spawn="empty",
       traits="Humanoid Cultist")  # fmt: skip
class Acolyte:
    @forced(after(EntersPlay), if_=it_is_this, cite="ahlcg/ability.forced.5 ahlcg/enters-play.1")
    def prepare(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersPlay) -> Any:
        """After it enters play: 1 doom on it."""
        place_doom(g, this, 1)


def mythos_phase_ends(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseEnds) -> bool:
    return event.phase == "mythos"


@enemy("01170", "Wizard of the Order", "dark_cult", fight=4, health=2, evade=2, damage=1, spawn="empty",
       keywords="retaliate", traits="Humanoid Cultist")  # fmt: skip
class WizardOfTheOrder:
    @forced(at(PhaseEnds), if_=mythos_phase_ends, cite="ahlcg/ability.forced.1 ahlcg/framework-1.5")
    def chant(g: ArkhamHorror, this: Arkham, you: Investigator, event: PhaseEnds) -> Any:
        """At the end of the mythos phase: 1 doom on it."""
        place_doom(g, this, 1)


@treachery("01171", "Mysterious Chanting", "dark_cult", quantity=2, traits="Hex")
class MysteriousChanting:
    @revelation(cite="ahlcg/nearest.1")
    def rise(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """2 doom on the nearest Cultist; if none is in play, one is fetched and drawn."""
        cultist = yield from nearest_enemy(g, you, "Cultist")
        if cultist is not None:
            place_doom(g, cultist, 2)
        else:
            yield from fetch_encounter(g, you, "Cultist", this)


# ------------------------------------------------------------------ Nightgaunts


@enemy("01172", "Hunting Nightgaunt", "nightgaunts", quantity=2, fight=3, health=4, evade=1, damage=1, horror=1,
       keywords="hunter", traits="Monster Nightgaunt")  # fmt: skip
class HuntingNightgaunt:
    """Hunter. While you try to evade it, negative modifiers of chaos tokens count twice."""

    constant = [this_gets(NEGATIVE, +1, cite="ahlcg/modifiers.3")]


@flow(cite="ahlcg/move.8")
def be_carried_off(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Everything but Nightgaunts lets go, and you are at a Central location."""
    others = tuple([e for e in engaged_with(g, you) if not is_a(g, e, "Nightgaunt")])
    places = tuple([c for c in g.locations if c.code and is_a(g, c, "Central") and c.id != you.location])
    to = yield from choose_entity(g, you.index, places, "ahlcg-prompt-move", "move", "ahlcg/target.1")
    if to is None and not others:
        g.tell("ahlcg-log-stays", "ahlcg/move.8", seat=you)
    yield from withdraw(g, you, others, to)


@flow
def wings(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from then(g, suffer.later(you, 1, 1), be_carried_off.later(you))


@treachery("01173", "On Wings of Darkness", "nightgaunts", quantity=2)
class OnWingsOfDarkness:
    @revelation(cite="ahlcg/then.1")
    def swoop(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test agility (4): failure costs 1 damage and 1 horror, and you are carried to a Central location."""
        yield from skill_test(g, you, "agility", 4, this.id, failure=wings.later(you))


# ------------------------------------------------------------------ Locked Doors


def has_locked_door(g: ArkhamHorror, place: Arkham) -> bool:
    return any(definition(g, c).name == "Locked Door" for c in attachments(g, place))


@treachery("01174", "Locked Door", "locked_doors", quantity=2, traits="Obstacle")
class LockedDoor:
    constant = [cannot(INVESTIGATING, lambda g, this, place: place.id == this.attached, cite="ahlcg/cannot.1")]

    @revelation(cite="ahlcg/attach-to.1 .2")
    def lock(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Attach to the location with the most clues that has no Locked Door."""
        places = tuple([c for c in g.locations if not has_locked_door(g, c)])
        most = max([c.clues for c in places])
        best = tuple([c for c in places if c.clues == most])
        place = yield from choose_entity(
            g, g.clock.lead, best, "ahlcg-prompt-attach", "lock", "ahlcg/lead-investigator.2"
        )
        yield from attach(g, this, place)

    @activate(cite="ahlcg/activate-action.5")
    def break_down(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test combat (4): success discards it."""
        yield from skill_test(g, you, "combat", 4, this.id, success=shake_off.later(this))

    @activate(cite="ahlcg/activate-action.5")
    def pick_the_lock(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test agility (4): success discards it."""
        yield from skill_test(g, you, "agility", 4, this.id, success=shake_off.later(this))


# ------------------------------------------------------------------ Cult of Umordhoth

CULT = "cult_of_umordhoth"


@enemy("01137", '"Wolf-Man" Drew', CULT, fight=4, health=4, evade=2, damage=2, spawn="downtown", victory=1, unique=True,
       traits="Humanoid Cultist")  # fmt: skip
class WolfManDrew:
    @forced(when(Attacks), if_=lambda g, this, you, event: event.about == this.id and this.damage > 0,
            cite="ahlcg/ability.forced.4")  # fmt: skip
    def feed(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Any:
        """When he attacks: heal 1 damage from him."""
        heal(g, this, damage=1)


@enemy("01138", "Herman Collins", CULT, fight=3, health=4, evade=4, damage=1, horror=1, spawn="graveyard", victory=1,
       unique=True, traits="Humanoid Cultist")  # fmt: skip
class HermanCollins:
    @activate(cost=discard_from_hand(4), tag=PARLEY, cite="ahlcg/parley.1")
    def talk(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Discard 4 cards of your hand: he goes to the victory display."""
        yield from to_victory_display(g, this)


@enemy("01139", "Peter Warren", CULT, fight=2, health=3, evade=3, damage=1, spawn="miskatonic-university", victory=1,
       unique=True, traits="Humanoid Cultist")  # fmt: skip
class PeterWarren:
    @activate(cost=spend_clues(2), tag=PARLEY, cite="ahlcg/parley.1")
    def talk(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 2 clues: he goes to the victory display."""
        yield from to_victory_display(g, this)


@enemy("01140", "Victoria Devereux", CULT, fight=3, health=3, evade=2, damage=1, spawn="northside", victory=1,
       unique=True, traits="Humanoid Cultist")  # fmt: skip
class VictoriaDevereux:
    @activate(cost=spend_resources(5), tag=PARLEY, cite="ahlcg/parley.1")
    def talk(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 5 resources: she goes to the victory display."""
        yield from to_victory_display(g, this)


@enemy("01141", "Ruth Turner", CULT, fight=2, health=4, evade=5, damage=1, spawn="st-marys-hospital", victory=1,
       unique=True, traits="Humanoid Cultist")  # fmt: skip
class RuthTurner:
    @forced(after(Evaded), if_=it_is_this, cite="ahlcg/ability.forced.5")
    def give_in(g: ArkhamHorror, this: Arkham, you: Investigator, event: Evaded) -> Steps[None]:
        """After she is evaded: she goes to the victory display."""
        yield from to_victory_display(g, this)


# ------------------------------------------------------------------ Agents of Hastur


def its_victim_falters(g: ArkhamHorror, this: Arkham) -> bool:
    if this.engaged < 0:
        return False
    you = g.seat(this.engaged)
    return g.value(you, SANITY) - int(you.horror) <= 4


@enemy("01175", "Screeching Byakhee", "agents_of_hastur", quantity=2, fight=3, health=4, evade=3, damage=1, horror=2,
       prey="lowest remaining sanity", keywords="hunter", victory=1, traits="Monster Byakhee")  # fmt: skip
class ScreechingByakhee:
    """Hunter. Engaged with somebody who has 4 or less sanity left: +1 fight, +1 evade."""

    constant = [
        this_gets(FIGHT_VALUE, +1, its_victim_falters, cite="ahlcg/sanity-and-horror.7"),
        this_gets(EVADE_VALUE, +1, its_victim_falters, cite="ahlcg/sanity-and-horror.7"),
    ]


@flow
def see_the_sign(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from deal(g, you, horror=2)
    yield from search_deck(g, you, ("Madness",))


@treachery("01176", "The Yellow Sign", "agents_of_hastur", quantity=2, traits="Omen")
class TheYellowSign:
    @revelation(cite="ahlcg/search.3")
    def look_up(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test willpower (4): failure costs 2 horror, and a Madness of your deck is drawn."""
        yield from skill_test(g, you, "willpower", 4, this.id, failure=see_the_sign.later(you))


# ------------------------------------------------------------------ Agents of Yog-Sothoth


@enemy("01177", "Yithian Observer", "agents_of_yog", quantity=2, fight=4, health=4, evade=3, damage=1, horror=1,
       prey="fewest cards in hand", victory=1, traits="Monster Yithian")  # fmt: skip
class YithianObserver:
    @forced(when(Attacks), if_=it_is_this, cite="ahlcg/ability.forced.4")
    def study(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Steps[None]:
        """When it attacks you: a random card of your hand is discarded; without one, +1 damage and +1 horror."""
        if not (yield from discard_at_random(g, g.seat(event.who))):
            g.change(event, damage=event.damage + 1, horror=event.horror + 1)


@flow
def accept(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from draw_cards(g, you, 2)
    yield from doom_that_may_advance(g, 2)


@treachery("01178", "Offer of Power", "agents_of_yog", quantity=2, keywords="peril", traits="Pact")
class OfferOfPower:
    @revelation(cite="ahlcg/must.1")
    def whisper(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """2 cards and 2 doom on the agenda, which may advance by it, or 2 horror."""
        options = (
            Option("accept", "ahlcg-01178-accept", call=accept.later(you)),
            Option("refuse", "ahlcg-01178-refuse", call=suffer.later(you, 0, 2)),
        )
        yield from either(g, you.index, options, "ahlcg-prompt-choose-one", "ahlcg/must.1")


# ------------------------------------------------------------------ Agents of Shub-Niggurath


@enemy("01179", "Relentless Dark Young", "agents_of_shub", fight=4, health=5, evade=2, damage=2, horror=1,
       prey="lowest agility", victory=1, traits="Monster Dark-Young")  # fmt: skip
class RelentlessDarkYoung:
    @forced(at(RoundEnds), if_=it_is_hurt, cite="ahlcg/ability.forced.1 ahlcg/heal.2 ahlcg/ability.forced.2")
    def regrow(g: ArkhamHorror, this: Arkham, you: Investigator, event: RoundEnds) -> Any:
        """When the round ends, it loses 2 damage."""
        heal(g, this, damage=2)


@enemy("01180", "Goat Spawn", "agents_of_shub", quantity=3, fight=3, health=3, evade=2, damage=1,
       keywords="hunter retaliate", traits="Humanoid Monster")  # fmt: skip
class GoatSpawn:
    @forced(when(Defeated), if_=it_is_this, cite="ahlcg/ability.forced.4")
    def burst(g: ArkhamHorror, this: Arkham, you: Investigator, event: Defeated) -> Steps[None]:
        """When it is defeated: 1 horror for each investigator where it is."""
        yield from deal_to_each(g, investigators_at(g, where(g, this)), 0, 1, this.id)


# ------------------------------------------------------------------ Agents of Cthulhu


@enemy("01181", "Young Deep One", "agents_of_cthulhu", quantity=2, fight=3, health=3, evade=3, damage=1, horror=1,
       prey="lowest combat", keywords="hunter", traits="Humanoid Monster Deep-One")  # fmt: skip
class YoungDeepOne:
    @forced(after(Engaged), if_=it_is_this, cite="ahlcg/ability.forced.5 ahlcg/enemy-engagement.2")
    def stare(g: ArkhamHorror, this: Arkham, you: Investigator, event: Engaged) -> Steps[None]:
        """After it engages you: 1 horror."""
        yield from deal(g, g.seat(event.who), horror=1, by=this.id)


@treachery("01182", "Dreams of R'lyeh", "agents_of_cthulhu", quantity=2, traits="Omen")
class DreamsOfRlyeh:
    constant = [you_get(SKILL["willpower"], -1), you_get(SANITY, -1)]

    @revelation(cite="ahlcg/revelation.2")
    def dream(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area: -1 willpower and -1 sanity."""
        yield from into_threat_area(g, this, you)
        g.touch(you)  # less sanity may be too little at once

    @activate(cite="ahlcg/activate-action.5")
    def wake(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Test willpower (3): success discards it."""
        yield from skill_test(g, you, "willpower", 3, this.id, success=shake_off.later(this))

"""Encounter sets that several scenarios share."""

from __future__ import annotations

from typing import Any

from rulebound.core.abilities import after, at, forced, revelation
from rulebound.core.decision import choose, option_for
from rulebound.core.flow import Steps, flow
from rulebound.core.timing import RoundEnds
from rulebound.core.values import adds
from rulebound.games.ahlcg.cards import PLAYING, SHROUD, attached_gets, enemy, treachery, you_cannot
from rulebound.games.ahlcg.rules.actions import EXTRA
from rulebound.games.ahlcg.rules.acts import doom_that_may_advance
from rulebound.games.ahlcg.rules.control import you_of
from rulebound.games.ahlcg.rules.damage import deal
from rulebound.games.ahlcg.rules.framework import TurnEnds
from rulebound.games.ahlcg.rules.moves import attach, attachments, discard, into_threat_area
from rulebound.games.ahlcg.rules.skill_test import TestSucceeds, skill_test
from rulebound.games.ahlcg.state import Arkham, ArkhamHorror, Investigator, assets_of, definition

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
        """Test agility (3): 1 damage for each point you fail by."""
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
    constant = [adds(EXTRA, 1, lambda g, this, e: getattr(e, "index", -1) == you_of(g, this), cite="ahlcg/action.1")]

    @revelation(cite="ahlcg/revelation.2")
    def freeze(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area: the first move, fight or evade each round costs one action more."""
        yield from into_threat_area(g, this, you)

    @forced(at(TurnEnds), if_=your_turn_ends, cite="ahlcg/ability.forced.1")
    def recover(g: ArkhamHorror, this: Arkham, you: Investigator, event: TurnEnds) -> Steps[None]:
        """At the end of your turn test willpower (3): success discards it."""
        yield from skill_test(g, you, "willpower", 3, this.id, success=shake_off.later(this))


@treachery("01165", "Dissonant Voices", "striking_fear", quantity=2, traits="Terror")
class DissonantVoices:
    constant = [you_cannot(PLAYING)]

    @revelation(cite="ahlcg/revelation.2")
    def whisper(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area: you cannot play assets or events."""
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


@flow
def lose_asset(g: ArkhamHorror, you: Investigator, this: Arkham) -> Steps[None]:
    assets = assets_of(g, you)
    if not assets:
        yield from deal(g, you, damage=2, by=this.id)
        return
    options = tuple([option_for(g, c, "discard", "ahlcg-option-discard", seat=you.index) for c in assets])
    picked = yield from choose(g, you.index, options, "ahlcg-prompt-discard", (("n", 1),))
    yield from discard(g, g.entity(picked.about[0]))


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

    @revelation(cite="ahlcg/attach-to.1 ahlcg/limits-and-maximums.2")
    def roll_in(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Attach to your location, one to a location."""
        here = g.entity(you.location)
        if not any(definition(g, c).name == "Obscuring Fog" for c in attachments(g, here)):
            yield from attach(g, this, here)

    @forced(after(TestSucceeds), if_=attached_is_investigated, cite="ahlcg/ability.forced.5")
    def lift(g: ArkhamHorror, this: Arkham, you: Investigator, event: TestSucceeds) -> Any:
        """After the location is successfully investigated it is discarded."""
        yield from discard(g, this)

"""Basic weaknesses."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, forced, revelation
from rulebound.core.game.decision import choose_some, meant, options_for
from rulebound.core.game.values import adds
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.cards import BLANK, NEUTRAL, SKILL, activate, enemy, treachery, you_get
from rulebound.games.ahlcg.rules.acts import doom_on_agenda
from rulebound.games.ahlcg.rules.costs import choosable, spend_resources
from rulebound.games.ahlcg.rules.damage import Dealt, deal, triples
from rulebound.games.ahlcg.rules.enemies import Attacks
from rulebound.games.ahlcg.rules.moves import discard, discard_together, into_threat_area, lose_resources
from rulebound.games.ahlcg.state import PARLEY, SKILLS, Arkham, ArkhamHorror, Investigator, where, you_of

BASIC = "basicweakness"


@treachery("01096", "Amnesia", cls=NEUTRAL, quantity=2, subtype=BASIC, traits="Madness")
class Amnesia:
    @revelation(cite="ahlcg/weakness.2 ahlcg/weakness.7")
    def forget(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Choose and discard all cards of your hand but 1; a weakness cannot be chosen."""
        options = options_for(g, choosable(g, you, this), "discard", "ahlcg-option-discard", you.index)
        n = min(len(options), len(g.cards(you.hand)) - 1)
        if n > 0:
            picked = yield from choose_some(
                g, you.index, options, n, n, "ahlcg-prompt-discard", (("n", n),), "ahlcg/weakness.7"
            )
            yield from discard_together(g, tuple([meant(g, option) for option in picked]))
        else:
            g.tell("ahlcg-log-no-card", "ahlcg/weakness.7", seat=you)


@treachery("01097", "Paranoia", cls=NEUTRAL, quantity=2, subtype=BASIC, traits="Madness")
class Paranoia:
    @revelation(cite="ahlcg/weakness.2")
    def hide_everything(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Discard all your resources."""
        lose_resources(g, you, you.resources)


@treachery("01098", "Haunted", cls=NEUTRAL, subtype=BASIC, traits="Curse")
class Haunted:
    constant = [you_get(SKILL[name], -1) for name in SKILLS]

    @revelation(cite="ahlcg/weakness.2")
    def follow(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area: -1 to each of your skills."""
        yield from into_threat_area(g, this, you)

    @activate(actions=2, cite="ahlcg/activate-action.5")
    def exorcise(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Two actions: discard it."""
        yield from discard(g, this)


@cite("ahlcg/taking-damage-horror.2")
def you_take_horror(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> bool:
    """What is dealt to you counts, even if you assign it to your assets."""
    return event.who == you_of(g, this) and sum([horror for _, _, horror in triples(event.shares)]) > 0


@treachery("01099", "Psychosis", cls=NEUTRAL, subtype=BASIC, traits="Madness")
class Psychosis:
    @revelation(cite="ahlcg/weakness.2")
    def snap(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area."""
        yield from into_threat_area(g, this, you)

    @forced(after(Dealt), if_=you_take_horror, cite="ahlcg/ability.forced.5")
    def hurt_yourself(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> Steps[None]:
        """After you take horror: 1 direct damage."""
        yield from deal(g, you, damage=1, by=this.id, direct=True)

    @activate(actions=2, cite="ahlcg/activate-action.5")
    def calm_down(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Two actions: discard it."""
        yield from discard(g, this)


@cite("ahlcg/taking-damage-horror.1")
def you_take_damage(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> bool:
    """What is dealt to you counts, even if you assign it to your assets."""
    return event.who == you_of(g, this) and sum([damage for _, damage, _ in triples(event.shares)]) > 0


@treachery("01100", "Hypochondria", cls=NEUTRAL, subtype=BASIC, traits="Madness")
class Hypochondria:
    @revelation(cite="ahlcg/weakness.2")
    def worry(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Into your threat area."""
        yield from into_threat_area(g, this, you)

    @forced(after(Dealt), if_=you_take_damage, cite="ahlcg/ability.forced.5")
    def fear_the_worst(g: ArkhamHorror, this: Arkham, you: Investigator, event: Dealt) -> Steps[None]:
        """After you take damage: 1 direct horror."""
        yield from deal(g, you, horror=1, by=this.id, direct=True)

    @activate(actions=2, cite="ahlcg/activate-action.5")
    def calm_down(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Two actions: discard it."""
        yield from discard(g, this)


@enemy("01101", "Mob Enforcer", cls=NEUTRAL, subtype=BASIC, fight=4, health=3, evade=3, damage=1, prey="bearer only",
       keywords="hunter", traits="Humanoid Criminal")  # fmt: skip
class MobEnforcer:
    @activate(cost=spend_resources(4), tag=PARLEY, cite="ahlcg/parley.1")
    def pay_him(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """4 resources: discard it."""
        yield from discard(g, this)


def this_attacked(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> bool:
    return event.about == this.id


@enemy("01102", "Silver Twilight Acolyte", cls=NEUTRAL, subtype=BASIC, fight=2, health=3, evade=3, damage=1,
       prey="bearer only", keywords="hunter", traits="Humanoid Cultist Silver-Twilight")  # fmt: skip
class SilverTwilightAcolyte:
    @forced(after(Attacks), if_=this_attacked, cite="ahlcg/ability.forced.5")
    def report(g: ArkhamHorror, this: Arkham, you: Investigator, event: Attacks) -> Any:
        """After it attacks: 1 doom on the agenda."""
        doom_on_agenda(g)


@cite("ahlcg/blank.1 ahlcg/you-your.1")
def stands_with_it(g: ArkhamHorror, this: Arkham, entity: Any) -> bool:
    """You are whom it is engaged with; while that is nobody, its bearer."""
    you = this.engaged if this.engaged >= 0 else this.owner
    return isinstance(entity, Investigator) and entity.index == you and entity.location == where(g, this)


@enemy("01103", "Stubborn Detective", cls=NEUTRAL, subtype=BASIC, fight=3, health=2, evade=2, damage=1,
       prey="bearer only", keywords="hunter", traits="Humanoid Detective")  # fmt: skip
class StubbornDetective:
    """Hunter. While it is where you are, the text of your investigator card counts as empty."""

    constant = [adds(BLANK, 1, stands_with_it, cite="ahlcg/blank.1")]

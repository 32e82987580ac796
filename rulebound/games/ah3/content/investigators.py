"""The twelve investigators."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import one_of, perform
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import ACTION_ABILITY, after, count_use, forced, is_left, when
from rulebound.core.game.decision import choose
from rulebound.core.game.game import ACTION
from rulebound.core.game.values import cannot
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.ah3.cards import ONCE_A_ROUND, answers, component_action, has, investigator
from rulebound.games.ah3.content.allies import beaten_by, clues_nearby
from rulebound.games.ah3.effects import focus as focuses
from rulebound.games.ah3.effects import recover as recovers
from rulebound.games.ah3.rules.actions import STANDARD, ActionDone, Freed, actions_of, extra_action
from rulebound.games.ah3.rules.doom import DoomRemoved
from rulebound.games.ah3.rules.engaging import Engaging, MonsterDefeated
from rulebound.games.ah3.rules.gaining import FATED, can_focus, clues_to_sheet, focus, gain_money
from rulebound.games.ah3.rules.losing import most, pay
from rulebound.games.ah3.rules.moving import walk
from rulebound.games.ah3.rules.parts import ATTACK, GATHER, ONE_OR_ALL, Reroll
from rulebound.games.ah3.rules.skill_tests import Tested
from rulebound.games.ah3.rules.spells import Casting
from rulebound.games.ah3.state import (
    ALLY,
    LORE,
    SPELL,
    ArkhamHorror,
    Investigator,
    hampered,
    of_kind,
)

# ------------------------------------------------------------------ Agnes Baker


@investigator("Agnes Baker", health=6, sanity=6, lore=4, influence=2, observation=2, strength=2, will=3, focus=2,
              money=3, fixed=("Heirloom of Hyperborea",), choice=("Storm of Spirits", "Flesh Ward"),
              keen=2)  # fmt: skip
class AgnesBaker:
    """`keen`: the dice she has more for a spell on which she has spent blood or remnants."""

    @answers(when(Casting), if_=lambda g, this, you, e: e.about == you.id and e.horror > 0, cite="ah3/429.2d /436.7")
    def bleed(g: ArkhamHorror, this: Investigator, you: Investigator, e: Casting) -> Steps[None]:
        """Damage instead of horror, as much of it as she likes."""
        options = tuple([
            Option(str(n), "ah3-option-bleed", (("n", n), ("left", e.horror - n)), value=n)
            for n in range(1, e.horror + 1)
        ])  # fmt: skip
        picked = yield from choose(g, you.index, options, "ah3-prompt-bleed", cite="ah3/429.2d")
        n = picked.value
        g.change(e, horror=e.horror - n, damage=e.damage + n)


# ------------------------------------------------------------------ Calvin Wright


def sufferers(g: ArkhamHorror, you: Investigator) -> tuple[Any, ...]:
    """All others, and all allies, with whom there is anything to exchange."""
    everybody = [t for i in g.investigators for t in (i, *of_kind(g, i, ALLY)) if t is not you]
    return tuple([t for t in everybody if you.damage or you.horror or t.damage or t.horror])


@flow(cite="ah3/429.2d /442.1 /482.1")
def exchange(g: ArkhamHorror, you: Investigator, other: Any, kind: str, can_bear: int) -> Steps[None]:
    """What of their damage (or horror) together stays with him; the other one has the rest."""
    together = int(getattr(you, kind)) + int(getattr(other, kind))
    if together:
        least = 0 if type(other) is Investigator else max(0, together - can_bear)
        options = tuple([
            Option(str(n), f"ah3-option-exchange-{kind}", (("n", n), ("left", together - n), ("thing", g.word(other))),
                   value=n)
            for n in range(least, together + 1)
        ])  # fmt: skip
        picked = yield from choose(g, you.index, options, f"ah3-prompt-exchange-{kind}", cite="ah3/429.2d")
        n = picked.value
        g.change(you, **{kind: n})
        g.change(other, **{kind: together - n})
        g.tell(f"ah3-log-exchange-{kind}", "ah3/429.2d", seat=you, thing=other, n=n, left=together - n)


@investigator("Calvin Wright", health=6, sanity=6, lore=3, influence=3, observation=3, strength=3, will=1, focus=2,
              money=3, fixed=("Spirit Dagger", "Until the End of Time"), choice=("Voice of the Messenger",),
              may_decline=True)  # fmt: skip
class CalvinWright:
    @component_action(if_=lambda g, this, you: bool(sufferers(g, you)))
    def share_pain(g: ArkhamHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Any amount of damage and horror changes places with another's: it is moved, not suffered."""
        other = yield from choose_entity(g, you.index, sufferers(g, you), "ah3-prompt-exchange", "with", "ah3/429.2d")
        health, sanity = most(g, other)
        yield from exchange(g, you, other, "damage", health)
        yield from exchange(g, you, other, "horror", sanity)
        g.touch(you)
        g.touch(other)
        yield from settle(g)


# ------------------------------------------------------------------ Daniela Reyes


@investigator("Daniela Reyes", health=7, sanity=5, lore=3, influence=3, observation=1, strength=3, will=3, focus=3,
              money=3, fixed=("Gabriel",), choice=("Ace of Swords", "Wrench"))  # fmt: skip
class DanielaReyes:
    @answers(after(ActionDone), cite="ah3/429.2d /421.2 /445.3",
             if_=lambda g, this, you, e: e.about == you.id and e.act == GATHER and can_focus(g, you))  # fmt: skip
    def tinker(g: ArkhamHorror, this: Investigator, you: Investigator, e: ActionDone) -> Steps[None]:
        yield from focus(g, you)


# ------------------------------------------------------------------ Dexter Drake


@investigator("Dexter Drake", health=5, sanity=7, lore=4, influence=3, observation=2, strength=2, will=2,
              focus=lambda g, you: len(of_kind(g, you, SPELL)), money=2, fixed=("Mists of R'lyeh",),
              choice=("Astral Travel", "Magician's Cane"))  # fmt: skip
class DexterDrake:
    dice = Reroll(ONE_OR_ALL, LORE)


# ------------------------------------------------------------------ Jenny Barnes


@investigator("Jenny Barnes", health=7, sanity=5, lore=1, influence=4, observation=2, strength=3, will=3, focus=1,
              money=5, fixed=("Search for Izzie",), choice=("Dressed to the Nines", "Jenny's Twin .45s"))  # fmt: skip
class JennyBarnes:
    @component_action(if_=lambda g, this, you: you.money < 3, unless="rich")
    def trust_fund(g: ArkhamHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """$3, and $2 more if she is dressed for it."""
        yield from gain_money(g, you, 5 if has(g, you, "dressed-to-the-nines") else 3)


# ------------------------------------------------------------------ Marie Lambeau


def could(g: ArkhamHorror, you: Investigator, act: str) -> bool:
    """Could somebody perform this action now, if they had one to perform? Who is delayed could stand up."""
    if you.delayed:
        return True
    if act in STANDARD:
        return len(actions_of(g, you, (act,))) > 1
    return not hampered(g, you) and any(
        a.option_key(g, this, you) == act
        and (a.limit is None or a.limit.left(g, a, this, you))
        and (a.if_ is None or a.if_(g, this, you))
        for this, a in g.policy.usable(g, ACTION_ABILITY, you.index)
    )


def imitators(g: ArkhamHorror, you: Investigator, act: str) -> tuple[Investigator, ...]:
    return tuple([i for i in g.investigators if i is not you and could(g, i, act)])


@investigator("Marie Lambeau", health=5, sanity=7, lore=3, influence=4, observation=2, strength=2, will=2, focus=2,
              money=4, fixed=("Intervene",), choice=("Witch Blood", "Grand-mere's Knife"))  # fmt: skip
class MarieLambeau:
    @answers(after(ActionDone), limit=ONCE_A_ROUND, cite="ah3/429.2d /418.3 .4 /438.2",
             if_=lambda g, this, you, e: e.about == you.id and bool(imitators(g, you, e.act)))  # fmt: skip
    def inspire(g: ArkhamHorror, this: Investigator, you: Investigator, e: ActionDone) -> Steps[None]:
        """Another investigator may perform the same action; one who is delayed may stand up with it."""
        other = yield from choose_entity(
            g, you.index, imitators(g, you, e.act), "ah3-prompt-inspire", "inspire", "ah3/418.3"
        )
        if other.delayed:
            options = (Option("stand-up", "ah3-option-stand-up"), Option("leave", "core-option-leave"))
            picked = yield from choose(g, other.index, options, "ah3-prompt-stand-up", cite="ah3/438.2")
            if picked.key != "stand-up":
                return
        yield from extra_action(g, other, (e.act,))


# ------------------------------------------------------------------ Michael McGlen


@investigator("Michael McGlen", health=8, sanity=4, lore=2, influence=3, observation=1, strength=4, will=3, focus=1,
              money=3, fixed=("Chicago Typewriter",), choice=("O'Bannion Member", "Ol' Boiler"))  # fmt: skip
class MichaelMcGlen:
    @forced(after(MonsterDefeated), if_=lambda g, this, you, e: beaten_by(e, you), cite="ah3/429.2d /419.7")
    def get_even(g: ArkhamHorror, this: Investigator, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        yield from perform(g, you, one_of(recovers(sanity=1), focuses()))


# ------------------------------------------------------------------ Minh Thi Phan


@investigator("Minh Thi Phan", health=6, sanity=6, lore=3, influence=3, observation=3, strength=2, will=2, focus=2,
              money=3, fixed=("The King in Yellow",), choice=("Analytical Mind", "Synergy"))  # fmt: skip
class MinhThiPhan:
    dice = Reroll(clues_nearby, neighbours=True)


# ------------------------------------------------------------------ Norman Withers


@investigator("Norman Withers", health=5, sanity=7, lore=3, influence=1, observation=3, strength=2, will=4, focus=2,
              money=1, fixed=("Find Gate",), choice=("Astronomy Book", "Precious Memento"))  # fmt: skip
class NormanWithers:
    @answers(after(DoomRemoved), cite="ah3/429.2d /406.1",
             if_=lambda g, this, you, e: e.who == you.index and e.about == you.space and e.n >= 2)  # fmt: skip
    def read_the_stars(g: ArkhamHorror, this: Investigator, you: Investigator, e: DoomRemoved) -> Steps[None]:
        if (yield from pay(g, you, 0, 1)):
            yield from clues_to_sheet(g, 1, "ah3/406.1", you)


# ------------------------------------------------------------------ Rex Murphy


@investigator("Rex Murphy", health=7, sanity=7, lore=3, influence=3, observation=3, strength=2, will=2, focus=None,
              money=3, fixed=("Search for the Truth", "The Tower"),
              choice=("It All Comes Together", "Overcome All Odds"), succeeds=6)  # fmt: skip
class RexMurphy:
    constant = (cannot(FATED, lambda g, this, you: you is this, "ah3/002"),)

    @forced(
        after(Tested), if_=lambda g, this, you, e: e.about == you.id and not e.result, cite="ah3/429.2d /466.5b /445.3"
    )
    def never_give_up(g: ArkhamHorror, this: Investigator, you: Investigator, e: Tested) -> Steps[None]:
        yield from focus(g, you)


# ------------------------------------------------------------------ Tommy Muldoon


def steps_in(g: ArkhamHorror, this: Any, you: Investigator, e: Engaging) -> bool:
    """A monster goes for another in his space, and not because that one attacks it."""
    deed = g.deed
    attacked = deed is not None and deed.act == ATTACK and deed.who == e.who
    monster = g.entity(e.about)
    return e.who != you.index and not attacked and g.seat(e.who).space == you.space and you.index not in monster.engaged


@investigator("Tommy Muldoon", health=7, sanity=5, lore=2, influence=2, observation=3, strength=3, will=3, focus=2,
              money=2, fixed=("Becky",), choice=("Handcuffs", "Motorcycle"))  # fmt: skip
class TommyMuldoon:
    @answers(when(Engaging), if_=steps_in, cite="ah3/429.2d /415.1")
    def shield(g: ArkhamHorror, this: Investigator, you: Investigator, e: Engaging) -> Any:
        g.change(e, who=you.index)


# ------------------------------------------------------------------ Wendy Adams

SHORTCUT = "shortcut"


def gets_away(g: ArkhamHorror, this: Any, you: Investigator, e: Freed) -> bool:
    """She is free, and has not moved for this evade action yet."""
    return e.about == you.id and is_left(g, ACTION, SHORTCUT) and not hampered(g, you)


@flow(cite="ah3/427.2 /467.3")
def slip(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    count_use(g, ACTION, SHORTCUT)
    yield from walk(g, you, 2)


@investigator("Wendy Adams", health=5, sanity=7, lore=3, influence=1, observation=4, strength=2, will=3, focus=3,
              money=1, fixed=("Mama's Amulet",), choice=("Mysterious Photograph", "Mr. Pawterson"))  # fmt: skip
class WendyAdams:
    @answers(when(Freed), if_=gets_away, cite="ah3/429.2d /427.2 /467.3")
    def slip_away(g: ArkhamHorror, this: Investigator, you: Investigator, e: Freed) -> Steps[None]:
        """Before the action for evading."""
        yield from slip(g, you)

    @answers(after(Freed), if_=gets_away, cite="ah3/429.2d /427.2 /467.3")
    def run_off(g: ArkhamHorror, this: Investigator, you: Investigator, e: Freed) -> Steps[None]:
        """After it."""
        yield from slip(g, you)

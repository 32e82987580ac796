"""The twelve investigators."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, when
from rulebound.core.game.decision import choose, choose_some
from rulebound.core.game.values import Modifier, Stat, adds, cannot, sets
from rulebound.core.material.cards import move, refill_under, take_up
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.cards import ONCE_A_ROUND, answers, component_action, investigator
from rulebound.games.eldritch.rules.actions import additional_action
from rulebound.games.eldritch.rules.combat import HORROR
from rulebound.games.eldritch.rules.dice import COMBAT, EXTRA, part_of
from rulebound.games.eldritch.rules.gaining import (
    DETAINING,
    ConditionGained,
    Improved,
    can_improve,
    improve,
    improve_any,
    in_reserve,
    restock,
    take,
)
from rulebound.games.eldritch.rules.losing import DELAYING, can_move, go_to, lose, most, recover, spend
from rulebound.games.eldritch.rules.monsters import CULTIST, discard_monster, hurt, move_monster, ordinary, profile
from rulebound.games.eldritch.rules.paying import can_pay_clues, pay_clues
from rulebound.games.eldritch.rules.piles import peek
from rulebound.games.eldritch.rules.rerolls import MORE_DICE
from rulebound.games.eldritch.rules.skill_tests import Testing, test
from rulebound.games.eldritch.rules.tokens import GateClosed, gain_clues
from rulebound.games.eldritch.rules.trading import exchange
from rulebound.games.eldritch.state import (
    HEALTH,
    INFLUENCE,
    LAST,
    SANITY,
    SEA,
    SHIP,
    SKILLS,
    WILDERNESS,
    EldritchHorror,
    Investigator,
    Space,
    adjacent,
    beside,
    clue_count,
    counted_at,
    gate_at,
    gates,
    has_trait,
    investigators_at,
    monsters_at,
    standing,
)


def with_you(stat: Stat, fits: Any, cite: str) -> Modifier:
    """A die more for whoever is on the same space, in tests that fit (g, you, test)."""

    def who(g: Any, you: Any, it: Any) -> bool:
        return beside(g, g.seat(it.who), you) and bool(fits(g, you, it))

    return adds(stat, 1, who, cite)


# ------------------------------------------------------------------ Akachi Onyele


def gates_to_see(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return bool(g.pile("gate-stack").cards or g.pile("gate-discard").cards)


def closed_beyond(g: EldritchHorror, this: Any, you: Investigator, e: GateClosed) -> bool:
    """From another world: nowhere else is a gate closed."""
    return e.who == you.index and can_move(g, you) and bool(refuges(g))


def refuges(g: EldritchHorror) -> tuple[Any, ...]:
    """The spaces with a clue or a gate."""
    return tuple(dict.fromkeys([*[g.here(c) for c in g.cards("clues-on-board")], *[g.here(t) for t in gates(g)]]))


@investigator("Akachi Onyele", health=5, sanity=7, lore=3, influence=2, observation=2, strength=2, will=4,
              start="space-15", possessions=(("spell", "mists-of-releh"), ("clue", "1")),
              crippled="influence", insane="will")  # fmt: skip
class AkachiOnyele:
    @component_action(if_=gates_to_see, lacks="no-gates", cite="eldritch/investigator-akachi-onyele.1 .2")
    def listen(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """The top two gates are looked at; one goes on top, the other to the bottom."""
        stack = g.pile("gate-stack")
        if len(stack.cards) < 2 and g.pile("gate-discard").cards:
            refill_under(g, stack, g.pile("gate-discard"))
            g.tell("eldritch-log-gates-under", "eldritch/investigator-akachi-onyele.2")
        top = g.cards("gate-stack")[:2]
        take_up(g, top, you.index)
        g.tell("eldritch-log-gates-seen", "eldritch/investigator-akachi-onyele.1", seat=you, n=len(top))
        if len(top) < 2:
            return
        kept = yield from choose(
            g, you.index,
            tuple([Option(f"top {t.handle(g, you.index)}", "eldritch-option-gate-top",
                          (("thing", g.word(t, you.index)),), (t.id,)) for t in top]),
            "eldritch-prompt-gates", cite="eldritch/investigator-akachi-onyele.1", secret=True,
        )  # fmt: skip
        for gate in top:
            if gate.id != kept.about[0]:
                move(g, gate, stack, LAST)
        g.tell("eldritch-log-gate-below", "eldritch/investigator-akachi-onyele.1")

    @answers(after(GateClosed), if_=closed_beyond, cite="eldritch/investigator-akachi-onyele.3")
    def walk_between(g: EldritchHorror, this: Investigator, you: Investigator, e: GateClosed) -> Steps[None]:
        """From another world to any space with a clue or a gate."""
        space = yield from choose_entity(
            g, you.index, refuges(g), "eldritch-prompt-walk-between", "move", "eldritch/investigator-akachi-onyele.3"
        )
        yield from go_to(g, you, space)


# ------------------------------------------------------------------ Charlie Kane


def somebody_to_help(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return any(i is not you and not i.delayed for i in g.investigators)


@investigator("Charlie Kane", health=4, sanity=8, lore=2, influence=4, observation=3, strength=2, will=2,
              start="san-francisco", possessions=(("asset", "personal-assistant"),), crippled="influence",
              insane="influence", buys_for_all=True)  # fmt: skip
class CharlieKane:
    @component_action(if_=somebody_to_help, lacks="nobody-to-help", cite="eldritch/investigator-charlie-kane.1")
    def pull_strings(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Another investigator may do an additional action at once."""
        others = tuple([i for i in g.investigators if i is not you and not i.delayed])
        who = yield from choose_entity(
            g, you.index, others, "eldritch-prompt-help", "help", "eldritch/investigator-charlie-kane.1"
        )
        g.tell("eldritch-log-another-action", "eldritch/investigator-charlie-kane.1", seat=who)
        yield from additional_action(g, who)


# ------------------------------------------------------------------ Diana Stanley


def cultist_here(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return any(m.code == CULTIST for m in monsters_at(g, g.here(you)))


@cite("eldritch/investigator-diana-stanley.2")
def fought_by(g: Any, this: Any, monster: Any) -> bool:
    """A monster with some horror that she is fighting: less than 1 it never becomes, nor more than it was."""
    contact = g.contact
    mine = contact is not None and contact.monster == monster.id and contact.who == this.index
    return mine and bool(profile(g, monster).facts.get("horror"))


@investigator("Diana Stanley", health=7, sanity=5, lore=4, influence=2, observation=3, strength=3, will=1,
              start="space-7", possessions=(("asset", "arcane-manuscripts"), ("spell", "wither")),
              crippled="lore", insane="influence")  # fmt: skip
class DianaStanley:
    constant = [sets(HORROR, 1, fought_by, "eldritch/investigator-diana-stanley.2")]

    @component_action(if_=cultist_here, lacks="no-cultist", cite="eldritch/investigator-diana-stanley.1")
    def infiltrate(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Every monster here is discarded, or a cultist is sent to any other space."""
        options = (Option("discard-all", "eldritch-option-discard-all"), Option("send", "eldritch-option-send-cultist"))
        picked = yield from choose(
            g, you.index, options, "eldritch-prompt-infiltrate", cite="eldritch/investigator-diana-stanley.1"
        )
        here = monsters_at(g, g.here(you))
        if picked.key == "discard-all":
            for monster in here:
                discard_monster(g, monster)
            return
        cultist = next(m for m in here if m.code == CULTIST)
        others = tuple([s for s in g.all(Space) if s.id != you.space])
        space = yield from choose_entity(
            g,
            you.index,
            others,
            "eldritch-prompt-monster-goes",
            "space",
            "eldritch/investigator-diana-stanley.1",
            (("mover", g.word(cultist)),),
        )
        move_monster(g, cultist, space)


# ------------------------------------------------------------------ Jacqueline Fine


def another_is_struck(g: EldritchHorror, this: Any, you: Investigator, e: ConditionGained) -> bool:
    card = g.entity(e.card)
    return e.about != you.id and standing(g, you) and not has_trait(g, card, "common") and bool(card.back)


@cite("eldritch/spend.1 /investigator-jacqueline-fine.1")
def partners(g: EldritchHorror, you: Investigator) -> tuple[Investigator, ...]:
    """All with whom there is a clue to trade."""
    return tuple([i for i in g.investigators if i is not you and clue_count(g, i) + clue_count(g, you)])


def others(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return bool(partners(g, you))


@investigator("Jacqueline Fine", health=4, sanity=8, lore=4, influence=2, observation=3, strength=1, will=3,
              start="space-5", possessions=(("spell", "flesh-ward"), ("clue", "1")),
              crippled="influence", insane="lore")  # fmt: skip
class JacquelineFine:
    @component_action(if_=others, lacks="no-clues-to-trade", cite="eldritch/investigator-jacqueline-fine.1")
    def commune(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Clues are traded with somebody anywhere."""
        who = yield from choose_entity(
            g, you.index, partners(g, you), "eldritch-prompt-trade-with", "with",
            "eldritch/investigator-jacqueline-fine.1",
        )  # fmt: skip
        yield from exchange(g, you, who, True, "eldritch/investigator-jacqueline-fine.1")

    @answers(
        after(ConditionGained),
        limit=ONCE_A_ROUND,
        if_=another_is_struck,
        cite="eldritch/investigator-jacqueline-fine.2 .3",
    )
    def foresee(g: EldritchHorror, this: Investigator, you: Investigator, e: ConditionGained) -> Any:
        """The back of another's condition is looked at, and a clue gained."""
        peek(g, g.entity(e.card), you.index)
        gain_clues(g, you, 1)


# ------------------------------------------------------------------ Jim Culver


@investigator("Jim Culver", health=7, sanity=5, lore=3, influence=3, observation=2, strength=2, will=3, start="space-6",
              possessions=(("spell", "shriveling"), ("clue", "1")), crippled="influence", insane="will")  # fmt: skip
class JimCulver:
    constant = [with_you(EXTRA, lambda g, you, it: part_of(it, COMBAT), "eldritch/tests.7")]

    @component_action(cite="eldritch/investigator-jim-culver.1")
    def play(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Everybody here recovers 1 Sanity."""
        for who in investigators_at(g, g.here(you)):
            yield from recover(g, who, 0, 1)


# ------------------------------------------------------------------ Leo Anderson


@flow(cite="eldritch/investigator-leo-anderson.1")
def hire(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """An Ally of one's choice, from the reserve or among the discarded."""
    allies = (*in_reserve(g, "ally"), *[c for c in g.cards("assets-discard") if has_trait(g, c, "ally")])
    card = yield from choose_entity(
        g, you.index, allies, "eldritch-prompt-ally", "hire", "eldritch/investigator-leo-anderson.1"
    )
    if card is None:
        g.tell("eldritch-log-none", "eldritch/gaining.8", seat=you, kind=Term("eldritch-kind-asset"))
        return
    yield from take(g, you, card, "eldritch/investigator-leo-anderson.1")
    restock(g)


@investigator("Leo Anderson", health=6, sanity=6, lore=2, influence=2, observation=3, strength=3, will=3,
              start="buenos-aires", possessions=(("asset", "hired-muscle"),),
              crippled="influence", insane="strength")  # fmt: skip
class LeoAnderson:
    constant = [with_you(EXTRA, lambda g, you, it: counted_at(g, you).sort == WILDERNESS, "eldritch/tests.7")]

    @component_action(cite="eldritch/investigator-leo-anderson.1")
    def recruit(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Influence; passed, an Ally."""
        if (yield from test(g, you, INFLUENCE)):
            yield from hire(g, you)


# ------------------------------------------------------------------ Lily Chen


@cite("eldritch/investigator-lily-chen.1")
def to_shift(g: EldritchHorror, you: Investigator) -> tuple[tuple[str, int], ...]:
    """What she could spend, and how much of it: nobody pays for what is not missing."""
    health, sanity = most(g, you)
    spent = ((HEALTH, you.health, sanity - you.sanity), (SANITY, you.sanity, health - you.health))
    return tuple([(what, n) for what, have, missing in spent if missing for n in range(1, have)])


def something_to_shift(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return bool(to_shift(g, you))


def again_possible(g: EldritchHorror, this: Any, you: Investigator, e: Improved) -> bool:
    return e.about == you.id and can_improve(you, e.skill)


@investigator("Lily Chen", health=6, sanity=6, lore=2, influence=2, observation=2, strength=4, will=3, start="shanghai",
              possessions=(("asset", "protective-amulet"), ("asset", "lucky-rabbits-foot")), crippled="strength",
              insane="influence")  # fmt: skip
class LilyChen:
    @component_action(if_=something_to_shift, lacks="nothing-to-shift", cite="eldritch/investigator-lily-chen.1")
    def balance(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Health is spent for Sanity, or the other way round."""
        options = tuple([
            Option(f"{what} {n}", f"eldritch-option-shift-{what}", (("n", n),), value=n)
            for what, n in to_shift(g, you)
        ])  # fmt: skip
        picked = yield from choose(
            g, you.index, options, "eldritch-prompt-balance", cite="eldritch/investigator-lily-chen.1"
        )
        if picked.key.startswith("health"):
            yield from spend(g, you, picked.value)
            yield from recover(g, you, sanity=picked.value)
        else:
            yield from spend(g, you, sanity=picked.value)
            yield from recover(g, you, picked.value)

    @answers(after(Improved), if_=again_possible, cite="eldritch/investigator-lily-chen.2")
    def train(g: EldritchHorror, this: Investigator, you: Investigator, e: Improved) -> Steps[None]:
        """The same skill again."""
        yield from improve(g, you, e.skill)


# ------------------------------------------------------------------ Lola Hayes


def has_tokens(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return any(getattr(you, s) for s in SKILLS)


def tested_here(g: EldritchHorror, this: Any, you: Investigator, e: Testing) -> bool:
    return beside(g, g.entity(e.about), you)


@investigator("Lola Hayes", health=5, sanity=7, lore=2, influence=4, observation=2, strength=2, will=3, start="tokyo",
              possessions=(("asset", "18-derringer"), ("improve", "1")),
              crippled="influence", insane="influence")  # fmt: skip
class LolaHayes:
    @component_action(if_=has_tokens, lacks="no-improvements", cite="eldritch/investigator-lola-hayes.1")
    def rehearse(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """Improvements are given up for as many others."""
        options = tuple([
            Option(f"drop {s}", "eldritch-option-drop-skill",
                   (("skill", Term(f"eldritch-{s}")), ("n", getattr(you, s))))
            for s in SKILLS if getattr(you, s)
        ])  # fmt: skip
        picked = yield from choose_some(
            g,
            you.index,
            options,
            0,
            len(options),
            "eldritch-prompt-rehearse",
            cite="eldritch/investigator-lola-hayes.1",
        )
        n = sum(int(getattr(you, o.key.split()[1])) for o in picked)
        for skill in [o.key.split()[1] for o in picked]:
            word = Term(f"eldritch-{skill}")
            g.tell(
                "eldritch-log-gives-up", "eldritch/investigator-lola-hayes.1", seat=you, skill=word,
                n=getattr(you, skill),
            )  # fmt: skip
            g.change(you, **{skill: 0})
        for _ in range(n):
            yield from improve_any(g, you)

    @answers(when(Testing), limit=ONCE_A_ROUND, if_=tested_here, cite="eldritch/investigator-lola-hayes.2")
    def encourage(g: EldritchHorror, this: Investigator, you: Investigator, e: Testing) -> Any:
        """A die more for somebody here, before the roll."""
        it = g.entity(e.test)
        g.change(it, more=it.more + 1)


# ------------------------------------------------------------------ Mark Harrigan


def yourself(g: Any, this: Any, e: Any) -> bool:
    return bool(e is this)


def monster_here(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return bool(monsters_at(g, g.here(you)))


@investigator("Mark Harrigan", health=8, sanity=4, lore=1, influence=2, observation=2, strength=4, will=4,
              start="space-14", possessions=(("asset", "38-revolver"), ("asset", "kerosene")),
              crippled="strength", insane="influence")  # fmt: skip
class MarkHarrigan:
    constant = [
        cannot(DELAYING, yourself, "eldritch/investigator-mark-harrigan.2"),
        cannot(DETAINING, yourself, "eldritch/investigator-mark-harrigan.2"),
    ]

    @component_action(if_=monster_here, lacks="no-monster", cite="eldritch/investigator-mark-harrigan.1")
    def brawl(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """He and a monster here lose 1 Health each."""
        here = monsters_at(g, g.here(you))
        foe = yield from choose_entity(
            g,
            you.index,
            here,
            "eldritch-prompt-hurt-monster",
            "monster",
            "eldritch/investigator-mark-harrigan.1",
            (("n", 1),),
        )
        yield from hurt(g, foe, 1, you)
        yield from lose(g, you, 1)
        yield from settle(g)


# ------------------------------------------------------------------ Norman Withers


def gated(g: EldritchHorror) -> tuple[Any, ...]:
    return tuple([m for m in ordinary(g) if gate_at(g, g.here(m)) is not None])


def can_banish(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return can_pay_clues(g, you, 2) and bool(gated(g))


@investigator("Norman Withers", health=5, sanity=7, lore=3, influence=1, observation=3, strength=2, will=4,
              start="arkham", possessions=(("spell", "feed-the-mind"),),
              crippled="will", insane="influence", sanity_for_clue=True)  # fmt: skip
class NormanWithers:
    @component_action(if_=can_banish, lacks="not-banished")
    def banish(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """2 clues: a monster on a space with a gate is discarded."""
        yield from pay_clues(g, you, 2, True)
        foe = yield from choose_entity(
            g, you.index, gated(g), "eldritch-prompt-discard-monster", "monster", "eldritch/component-action.3"
        )
        discard_monster(g, foe)


# ------------------------------------------------------------------ Silas Marsh


def can_sail(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return can_move(g, you) and bool(adjacent(g, g.here(you), SHIP))


@investigator("Silas Marsh", health=8, sanity=4, lore=1, influence=3, observation=3, strength=3, will=3, start="sydney",
              possessions=(("asset", "fishing-net"),), crippled="observation", insane="influence")  # fmt: skip
class SilasMarsh:
    constant = [with_you(EXTRA, lambda g, you, it: counted_at(g, you).sort == SEA, "eldritch/tests.7")]

    @component_action(if_=can_sail, lacks="no-ship", cite="eldritch/investigator-silas-marsh.1")
    def sail(g: EldritchHorror, this: Investigator, you: Investigator) -> Steps[None]:
        """A space along a ship's path, then an additional action."""
        ways = adjacent(g, g.here(you), SHIP)
        space = yield from choose_entity(
            g, you.index, ways, "eldritch-prompt-sail", "move", "eldritch/investigator-silas-marsh.1"
        )
        g.change(you, actions=you.actions + 1)
        yield from go_to(g, you, space)


# ------------------------------------------------------------------ Trish Scarborough


def no_clues(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return clue_count(g, you) == 0


def with_her(g: Any, this: Any, e: Any) -> bool:
    return type(e) is Investigator and beside(g, e, this)


@investigator("Trish Scarborough", health=7, sanity=5, lore=1, influence=3, observation=4, strength=3, will=2,
              start="space-16", possessions=(("asset", "45-automatic"),),
              crippled="influence", insane="observation")  # fmt: skip
class TrishScarborough:
    constant = [adds(MORE_DICE, 1, with_her, "eldritch/investigator-trish-scarborough.1")]

    @component_action(if_=no_clues, lacks="has-clues")
    def snoop(g: EldritchHorror, this: Investigator, you: Investigator) -> Any:
        """A clue, for who has none."""
        gain_clues(g, you, 1)

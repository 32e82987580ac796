"""The headlines: an effect each, or a few lines; the four rumors stay in the codex."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, one_of, perform, seq
from rulebound.core.card_language.words import agrees, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import count_use, forced, is_left, when
from rulebound.core.game.decision import choose, options_for
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import adds
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.ah3.cards import headline, told_headline
from rulebound.games.ah3.effects import (
    BLESSED,
    CURIO,
    CURSED,
    DARK_PACT,
    I,
    W,
    ally,
    become,
    by_result,
    discard_item,
    doom_here,
    item,
    money,
    monster_at_unstable,
    monster_here,
    remnant,
    spend_clues,
    suffer,
    suffer_less,
    test,
)
from rulebound.games.ah3.rules import losing
from rulebound.games.ah3.rules.buying import SURCHARGE, Buying
from rulebound.games.ah3.rules.doom import gate_burst
from rulebound.games.ah3.rules.engaging import HEALTH, defeat_monster, disengage_all, is_epic
from rulebound.games.ah3.rules.group import agree_on, next_to_go, playing
from rulebound.games.ah3.rules.moving import go_to, left_behind
from rulebound.games.ah3.rules.mythos import discard_headline
from rulebound.games.ah3.rules.piles import discard
from rulebound.games.ah3.rules.skill_tests import test as try_skill
from rulebound.games.ah3.rules.spawning import spawn_monster
from rulebound.games.ah3.state import (
    INFLUENCE,
    ITEM,
    SPELL,
    ArkhamHorror,
    Investigator,
    Paper,
    engaged_with,
    hood_of,
    monsters,
    of_kind,
    unstable,
)

TEXT = "ah3/435.1d"

# ------------------------------------------------------------------ effects

headline("Break-In at Historical Society", one_of(suffer(damage=2, horror=2), doom_here(1)))
headline(
    "Church Leaders Bless City", by_result(W, monster_here(), seq(become(BLESSED), monster_here()), become(BLESSED))
)
headline("Concerned Citizens Congregate", by_result(I, doom_here(), seq(ally(), doom_here()), ally()))
headline("Cursed Treasure Brings Money Problems", by_result(W, become(CURSED), seq(money(3), become(CURSED)), money(3)))
headline("Dream Expert Found Dead", suffer_less(W, horror=3))
headline("Foul Footprints Found", by_result(W, monster_at_unstable(), seq(remnant(), monster_at_unstable()), remnant()))
headline("It's Curtains for Arkham", one_of(suffer(horror=3), doom_here(2)))
headline("Miskatonic Museum Mystery", by_result(W, become(CURSED), seq(item(CURIO), become(CURSED)), item(CURIO)))
headline("Mysticism Malfeasance", test(W, -1, failed=doom_here(1)))
headline("Night Terrors Terrify Nightly", suffer_less(W, damage=3))
headline("Northside Vigilante Apprehended", one_of(suffer(damage=2, horror=2), become(CURSED)))
headline("Occult Activity Threatens City", one_of(doom_here(1), monster_here()))
headline("Purse Snatchers Pursued", one_of(suffer(damage=2), discard_item()))
headline("So-Called Pharaoh Speaks in Cambridge", one_of(suffer(damage=3, horror=3), become(DARK_PACT)))
headline("We Have No One to Blame but Ourselves", one_of(doom_here(2), become(DARK_PACT)))


# ------------------------------------------------------------------ so much for each of something


@told_headline("Asylum Overflowing")
class AsylumOverflowing:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """1 horror for each doom in one's space."""
        if not g.here(you).doom:
            g.tell("ah3-log-no-doom", "ah3/003", space=g.here(you))
            return
        yield from losing.suffer(g, you, 0, g.here(you).doom, cite=TEXT)


@told_headline("Unexplained Sightings Near River")
class UnexplainedSightings:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """1 damage for each doom in one's space."""
        if not g.here(you).doom:
            g.tell("ah3-log-no-doom", "ah3/003", space=g.here(you))
            return
        yield from losing.suffer(g, you, g.here(you).doom, 0, cite=TEXT)


def monsters_about(g: ArkhamHorror, you: Investigator) -> int:
    """How many monsters there are in somebody's neighbourhood."""
    hood = hood_of(g, you)
    return sum(1 for m in monsters(g) if hood is not None and hood_of(g, m) is hood)


@told_headline("Curfew Established")
class CurfewEstablished:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """1 damage for each monster in one's neighbourhood."""
        if not monsters_about(g, you):
            g.tell("ah3-log-no-monsters-about", "ah3/003", seat=you)
            return
        yield from losing.suffer(g, you, monsters_about(g, you), 0, cite=TEXT)


@told_headline("Unscheduled Parade Shuts Down Main St.")
class UnscheduledParade:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """1 horror for each monster in one's neighbourhood."""
        if not monsters_about(g, you):
            g.tell("ah3-log-no-monsters-about", "ah3/003", seat=you)
            return
        yield from losing.suffer(g, you, 0, monsters_about(g, you), cite=TEXT)


@told_headline("Banned Books Bandied About")
class BannedBooks:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """For each clue one has: 1 horror, or it goes."""
        if not you.clues:
            g.tell("ah3-log-has-no-clues", "ah3/003", seat=you)
        for _ in range(you.clues):
            yield from perform(g, you, one_of(suffer(horror=1), spend_clues(1)))


@told_headline("Police, Do Your Jobs!")
class PoliceDoYourJobs:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """For each clue in one's neighbourhood: 1 damage or 1 horror."""
        hood = hood_of(g, you)
        if hood is None or not hood.clues:
            g.tell("ah3-log-no-clue", "ah3/003", seat=you)
        for _ in range(hood.clues if hood is not None else 0):
            yield from perform(g, you, one_of(suffer(damage=1), suffer(horror=1)))


@told_headline("Big City Burglars Busted")
class BigCityBurglars:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """For each item: 1 damage, or it is discarded."""
        yield from keep_or_lose(g, you, ITEM, suffer(damage=1))


@told_headline("Starstruck Scientists Stumped")
class StarstruckScientists:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """For each spell: 1 horror, or it is discarded."""
        yield from keep_or_lose(g, you, SPELL, suffer(horror=1))


@flow(cite="ah3/435.1d /401.10")
def keep_or_lose(g: ArkhamHorror, you: Investigator, kind: str, price: Effect) -> Steps[None]:
    """Each card of a kind is paid for or discarded, in whatever order one likes."""
    left = of_kind(g, you, kind)
    if not left:
        g.tell("ah3-log-nothing-to-discard", "ah3/003", seat=you)
    while left:
        keep = options_for(g, left, "keep", "ah3-option-keep", you.index)
        drop = options_for(g, left, "discard", "ah3-option-discard", you.index)
        picked = yield from choose(g, you.index, (*keep, *drop), f"ah3-prompt-keep-{kind}", cite=TEXT)
        card = g.entity(picked.about[0])
        left = tuple([c for c in left if c is not card and c.owner == you.index])
        if picked.key.startswith("keep "):
            yield from perform(g, you, price)
        else:
            discard(g, card)


# ------------------------------------------------------------------ of single cards


@told_headline("Symposium Snafu")
class SymposiumSnafu:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Who has a clue is cursed."""
        if you.clues:
            yield from perform(g, you, become(CURSED))
        else:
            g.tell("ah3-log-has-no-clues", "ah3/003", seat=you)


@told_headline("Magician Vanishes Rabbit, Self")
class MagicianVanishes:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """One leaves everything behind, ready, and is in the unstable space."""
        left = engaged_with(g, you)
        yield from disengage_all(g, left, you, False)
        space = yield from agree_on(g, unstable(g), "ah3-prompt-unstable", "goes-to", "ah3/460.2")
        if space is not None:
            yield from go_to(g, you, space, False, TEXT)
        yield from left_behind(g, left)
        yield from settle(g)


@told_headline("Masked Man Mystery", others=True)
class MaskedManMystery:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A monster appears where another investigator is."""
        others = tuple([i for i in g.investigators if i is not you])
        other = yield from choose_entity(g, you.index, others, "ah3-prompt-other", "other", TEXT)
        if other is not None:
            yield from spawn_monster(g, g.here(other))
        else:
            g.tell("ah3-log-nobody-else", "ah3/003")


@told_headline("Why Even Go On Anymore?")
class WhyEvenGoOn:
    @cite("ah3/450.1")
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A die: so much damage and horror, shared out as one likes."""
        (n,) = roll(g, 1)
        g.tell("ah3-log-dice", "ah3/450.1", seat=you, n=n)
        options = tuple([
            Option(f"damage {k}", "ah3-option-split", (("damage", k), ("horror", n - k)), value=k)
            for k in range(n, -1, -1)
        ])  # fmt: skip
        picked = yield from choose(g, you.index, options, "ah3-prompt-split", (("n", n),), TEXT)
        yield from losing.suffer(g, you, picked.value, n - picked.value, cite=TEXT)


@told_headline("Wild Animal Attacks Spike", outlasts=True)
class WildAnimalAttacks:
    def read(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """A monster that is not epic is defeated, for as much damage as it had health left: also if that is the end of
        who reads it."""
        found = tuple([m for m in monsters(g) if not is_epic(g, m)])
        monster = yield from choose_entity(g, you.index, found, "ah3-prompt-wild-animal", "monster", TEXT)
        if monster is None:
            g.tell("ah3-log-no-monster-to-choose", "ah3/003")
        else:
            yield from losing.suffer(g, you, g.value(monster, HEALTH) - monster.damage, 0, cite=TEXT)
            yield from defeat_monster(g, monster, you.index)


# ------------------------------------------------------------------ rumors


@cite("ah3/435.5")
def end_rumor(g: ArkhamHorror, this: Paper) -> None:
    """A rumor leaves the codex for the discard."""
    discard_headline(g, this)
    g.tell("ah3-log-rumor-gone", "ah3/435.5", card=this)


@flow(cite="ah3/435.8 .8a /411.1")
def spend_to_end(g: ArkhamHorror, this: Paper) -> Steps[bool]:
    """Anybody may spend a clue to have done with a rumor."""
    for you in g.investigators:
        if you.clues:
            words = (("card", g.word(this)),)
            options = (Option("end-rumor", "ah3-option-end-rumor"), Option("leave", "core-option-leave"))
            picked = yield from choose(g, you.index, options, "ah3-prompt-end-rumor", words, "ah3/435.8a")
            if picked.key == "end-rumor":
                yield from perform(g, you, spend_clues(1))
                end_rumor(g, this)
                return True
    if not any(i.clues for i in g.investigators):
        g.tell("ah3-log-rumor-stays", "ah3/400.1f", card=this)
    return False


@flow(cite="ah3/435.8a /004")
def everybody_tests_will(g: ArkhamHorror, failed: Effect) -> Steps[None]:
    """Everybody, in the order the group likes."""
    left, asking = g.investigators, True
    while left:
        you = left[0]
        if asking:
            picked = yield from next_to_go(g, left, "ah3-prompt-tests-next", "tests", "ah3/004")
            you, asking = picked
        left = tuple([i for i in left if i is not you])
        yield from perform(g, you, test(W, failed=failed))
        left = playing(left)


@told_headline("Astronomers Chuffed as Stars Align", rumor=True)
class StarsAlign:
    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Everybody tests will, or 1 doom comes to their space; then a clue may end it."""
        yield from everybody_tests_will(g, doom_here(1))
        yield from spend_to_end(g, this)


@told_headline("Full Moon Linked to Aberrant Behavior", rumor=True)
class FullMoon:
    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Everybody tests will, or suffers 2 horror; then a clue may end it."""
        yield from everybody_tests_will(g, suffer(horror=2))
        yield from spend_to_end(g, this)


@told_headline("Rogue Comet Approaches", rumor=True)
class RogueComet:
    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """A clue ends it, otherwise 1 doom comes on it; with the third a gate bursts."""
        if (yield from spend_to_end(g, this)):
            return
        g.change(this, doom=this.doom + 1)
        g.tell("ah3-log-rumor-doom", TEXT, card=this, n=this.doom)
        if this.doom >= 3:
            yield from gate_burst(g)
            end_rumor(g, this)


TRIED, IGNORED = "truckers-tried", "truckers-ignored"


def has_to_pay(g: ArkhamHorror, this: Paper, you: Any) -> bool:
    """Everybody who has not got round the strike in this round."""
    return type(you) is Investigator and is_left(g, ROUND, f"{IGNORED} {you.index}")


@told_headline("Truckers' Strike Leads to Shortages", rumor=True)
class TruckersStrike:
    constant = (adds(SURCHARGE, 2, has_to_pay, TEXT),)

    @forced(
        when(Buying), if_=lambda g, this, you, e: is_left(g, ROUND, f"{TRIED} {g.entity(e.about).index}"), cite=TEXT
    )
    def haggle(g: ArkhamHorror, this: Paper, you: Investigator, e: Buying) -> Steps[None]:
        """Once a round a buyer may test influence -1 to pay no more than usual."""
        buyer = g.entity(e.about)
        if not (yield from agrees(g, buyer.index, "ah3-prompt-truckers", cite=TEXT)):
            return
        count_use(g, ROUND, f"{TRIED} {buyer.index}")
        if (yield from try_skill(g, buyer, INFLUENCE, -1, (), 0, this)):
            count_use(g, ROUND, f"{IGNORED} {buyer.index}")

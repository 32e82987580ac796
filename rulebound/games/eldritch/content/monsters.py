"""The monsters of the cup, the epic ones, and the cultists of the four sheets."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, perform, seq, to, unless
from rulebound.core.card_language.words import agrees, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import cannot
from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.cards import monster
from rulebound.games.eldritch.effects import (
    discard_a_monster,
    discard_asset,
    discard_condition,
    gain,
    lose,
    move,
    spend_clues,
)
from rulebound.games.eldritch.rules.combat import ambush, combat, no_strength
from rulebound.games.eldritch.rules.dice import COMBAT, die
from rulebound.games.eldritch.rules.doom import advance_doom
from rulebound.games.eldritch.rules.gaining import discard_some, gain_condition
from rulebound.games.eldritch.rules.gaining import gain as gain_card
from rulebound.games.eldritch.rules.losing import can_move, choose_nearest, delay, each_loses, go_to, recover
from rulebound.games.eldritch.rules.monsters import (
    HURTING,
    defeat_monster,
    discard_monster,
    heal,
    hurt,
    move_monster,
    none_aside,
    spawn_epic,
    spawn_monster,
    step_towards,
)
from rulebound.games.eldritch.rules.mysteries import NEEDED, solve_rumor, solved
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.tokens import discard_from_board, spawn_gate
from rulebound.games.eldritch.state import (
    INFLUENCE,
    WORLD,
    Contact,
    EldritchHorror,
    Investigator,
    Monster,
    adjacent,
    condition,
    investigators_at,
    leader,
    monsters_at,
    on_board,
    players,
    spells,
    with_trait,
)


@flow(cite="eldritch/nearest.1 .2")
def nearest_investigator(g: EldritchHorror, this: Monster) -> Steps[Any]:
    """The nearest one; where several are equally near, the active player says whom. None if there is nobody."""
    away = WORLD.distances(g.here(this).code)
    people = g.investigators
    least = min([away[g.here(i).code] for i in people], default=0)
    near = tuple([i for i in people if away[g.here(i).code] == least])
    return (
        yield from choose_entity(
            g, g.policy.orderer(g), near, "eldritch-prompt-nearest-one", "who", "eldritch/nearest.2"
        )
    )


@flow(cite="eldritch/nearest.1 .2")
def nearest_people(g: EldritchHorror, this: Monster) -> Steps[Any]:
    """The nearest space with somebody on it: whom of those there makes no difference. None if there is nobody."""
    places = tuple(dict.fromkeys([g.here(i) for i in g.investigators]))
    return (yield from choose_nearest(g, g.here(this), places, "eldritch-prompt-nearest-people", this))


@cite("eldritch/faq-6")
def doom_on_low(g: EldritchHorror, this: Monster) -> Steps[None]:
    """A die: on 1 or 2 doom comes closer."""
    n = yield from die(g, g.active)
    if n <= 2:
        yield from advance_doom(g, 1)


def will_or_no_strength(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Any:
    """Who fails the test of will has no test of strength."""
    if not result:
        no_strength(g)


def solves_the_last(g: EldritchHorror, this: Monster) -> Any:
    """The last mystery is solved."""
    g.verdict(True, "eldritch-end-final", "eldritch/final-mystery.1")


@cite("eldritch/encounters.3 /ambush.6")
def another_follows(g: EldritchHorror, you: Investigator) -> bool:
    """Is this the combat after which one may have another encounter: in the encounter phase, with the last monster
    there, in no other encounter?"""
    alone = sum(type(t) is Contact for t in g.transients.values()) == 1
    return g.clock.phase == "encounter" and alone and not monsters_at(g, g.here(you))


@monster("Byakhee", will=0, horror=1, strength=0, damage=2, toughness=2)
class Byakhee:
    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Sanity may be lost to ride it three spaces, in place of another encounter."""
        if not (another_follows(g, you) and can_move(g, you)):
            g.tell("eldritch-log-no-ride", "eldritch/encounters.3", monster=this, seat=you)
            return
        if (yield from perform(g, you, may(seq(lose(sanity=1), move(3))))):
            g.end("rode away", kind="encounter", owner=you.index)


@monster("Colour Out of Space", will=0, horror=2, strength=None, damage=None, toughness=2)
class ColourOutOfSpace:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """It goes to Tunguska."""
        move_monster(g, this, g.space("tunguska"))

    def faced(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Steps[None]:
        """A die: on 5 or 6 it is defeated."""
        n = yield from die(g, you)
        if n >= 5:
            yield from defeat_monster(g, this, you.index, True)


@monster("Cthonian", will=-1, horror=2, strength=-2, damage=3, toughness=4)
class Cthonian:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """It goes to the Heart of Africa."""
        move_monster(g, this, g.space("the-heart-of-africa"))


@monster("Cultist", 5)
class Cultist: ...


@monster("Dark Young", will=-1, horror=3, strength=-3, damage=3, toughness=5)
class DarkYoung:
    reckoning = doom_on_low


@monster("Deep One", will=0, horror=2, strength=-1, damage=1, toughness=2)
class DeepOne:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """Each investigator here loses 1 Sanity."""
        yield from each_loses(g, tuple([(who, 0, 1) for who in investigators_at(g, g.here(this))]))


@monster("Elder Thing", will=0, horror=3, strength=-1, damage=2, toughness=3)
class ElderThing:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """It goes to Antarctica."""
        move_monster(g, this, g.space("antarctica"))


@monster("Ghost", will=-1, horror=2, strength=None, damage=None, toughness=2)
class Ghost:
    def faced(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Steps[None]:
        """The test of will takes as much Health from it as it had successes."""
        yield from hurt(g, this, result, you, True)


@monster("Ghoul", 2, will=1, horror=1, strength=0, damage=2, toughness=1)
class Ghoul:
    def struck(g: EldritchHorror, this: Monster, you: Investigator, lost: int) -> Steps[None]:
        """Who loses Health to it becomes paranoid."""
        if lost and you.code:
            yield from gain_condition(g, you, "paranoia")


@monster("Gnoph-Keh", will=0, horror=1, strength=-2, damage=2, toughness=3)
class GnophKeh:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """It goes to the Himalayas."""
        move_monster(g, this, g.space("the-himalayas"))

    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """Each investigator here loses 1 Health."""
        yield from each_loses(g, tuple([(who, 1, 0) for who in investigators_at(g, g.here(this))]))


@monster("Goat Spawn", 2, will=0, horror=1, strength=-2, damage=2, toughness=2)
class GoatSpawn:
    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """A Dark Pact may be made to discard a monster anywhere."""
        yield from perform(g, you, may(to(gain("dark-pact"), discard_a_monster())))


@monster("Gug", will=0, horror=2, strength=-2, damage=3, toughness=4, last=True)
class Gug: ...


@monster("Hound of Tindalos", will=0, horror=2, strength=-1, damage=3, toughness=3)
class HoundOfTindalos:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """It goes to the nearest investigator, and one of those there fights it."""
        space = yield from nearest_people(g, this)
        if space is None:
            return
        move_monster(g, this, space)
        here = investigators_at(g, space)
        who = yield from choose_entity(
            g, g.clock.lead, here, "eldritch-prompt-who-fights", "who", "eldritch/conflicts.2"
        )
        yield from combat(g, who, this)


@monster("Lloigor", will=0, horror=2, strength=-2, damage=3, toughness=4)
class Lloigor:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """Each investigator here or next to it loses 1 Health and 1 Sanity."""
        near = [s.id for s in (g.here(this), *adjacent(g, g.here(this)))]
        yield from each_loses(g, tuple([(i, 1, 1) for i in g.investigators if i.space in near]))


@monster("Maniac", will=1, horror=1, strength=-1, damage=2, toughness=1, only_gives=True)
class Maniac:
    def spares(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[bool]:
        """Who fails may discard an Ally in place of losing Health."""
        return (yield from perform(g, you, may(discard_asset("ally"))))  # type: ignore[no-any-return]

    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """His Axe is yours."""
        yield from gain_card(g, you, "asset", "axe")


@monster("Mi-go", will=0, horror=1, strength=-2, damage=2, toughness=3, only_gives=True)
class Migo:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The nearest clue is discarded, and it goes there."""
        clues = g.cards("clues-on-board")
        places = tuple(dict.fromkeys([g.here(c) for c in clues]))
        space = yield from choose_nearest(g, g.here(this), places, "eldritch-prompt-nearest-clue", this)
        if space is None:
            return
        discard_from_board(g, next(c for c in clues if c.space == space.id))
        move_monster(g, this, space)

    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """An artifact."""
        yield from gain_card(g, you, "artifact")


@monster("Mummy", will=0, horror=2, strength=-2, damage=2, toughness=3)
class Mummy:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """It goes to the Pyramids."""
        move_monster(g, this, g.space("the-pyramids"))


@monster("Nightgaunt", will=0, horror=2, strength=-2, damage=1, toughness=2)
class Nightgaunt:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """It carries somebody here one space away, who is delayed; or it comes two spaces nearer to somebody."""
        here = investigators_at(g, g.here(this))
        if not here:
            space = yield from nearest_people(g, this)
            if space is not None:
                yield from step_towards(g, this, space, 2)
            return
        who = yield from choose_entity(
            g, g.clock.lead, here, "eldritch-prompt-who-is-carried", "who", "eldritch/conflicts.2"
        )
        if can_move(g, who):
            ways = adjacent(g, g.here(this))
            space = yield from choose_entity(
                g,
                g.clock.lead,
                ways,
                "eldritch-prompt-carried-where",
                "space",
                "eldritch/conflicts.2",
                (("mover", g.word(who)),),
            )
            yield from go_to(g, who, space)
            move_monster(g, this, space)
        else:
            g.tell("eldritch-log-cannot-move", "eldritch/conflicts.4", seat=who)
        yield from delay(g, who)


@monster("Riot", will=None, horror=None, strength=-3, damage=3, toughness=3)
class Riot:
    def before(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """Influence may be tried first; passed, the riot is over."""
        talks = yield from agrees(g, you.index, "eldritch-prompt-riot", cite="eldritch/combat-encounters.2")
        if talks and (yield from test(g, you, INFLUENCE, -1, COMBAT, card=this)):
            yield from defeat_monster(g, this, you.index, True)


@monster("Serpent People", will=0, horror=2, strength=-1, damage=3, toughness=2)
class SerpentPeople:
    def spawned(g: EldritchHorror, this: Monster) -> Any:
        """They go to the Amazon."""
        move_monster(g, this, g.space("the-amazon"))

    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A die: on 1 or 2 the nearest investigator comes a space nearer."""
        n = yield from die(g, g.active)
        if n > 2:
            return
        who = yield from nearest_investigator(g, this)
        if who is not None:
            yield from drawn_to(g, who, this)


@flow(cite="eldritch/nearest.2 /conflicts.4")
def drawn_to(g: EldritchHorror, who: Investigator, this: Monster) -> Steps[None]:
    codes = WORLD.towards(g.here(who).code, g.here(this).code)
    goal = (("goal", g.word(g.here(this))),)
    ways = tuple([g.space(c) for c in dict.fromkeys(codes)])
    if not can_move(g, who):
        ways = ways[:1]  # which way it would have been is not asked
    space = yield from choose_entity(g, who.index, ways, "eldritch-prompt-way", "move", "eldritch/nearest.2", goal)
    if space is not None:
        yield from go_to(g, who, space)


@monster("Shoggoth", will=0, horror=3, strength=-2, damage=2, toughness=4)
class Shoggoth:
    def reckoning(g: EldritchHorror, this: Monster) -> Any:
        """It recovers all its Health."""
        heal(g, this)


@monster("Skeleton", will=0, horror=2, strength=-2, damage=1, toughness=2, only_gives=True)
class Skeleton:
    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Sanity."""
        yield from recover(g, you, 0, 1)


@monster("Star Spawn", will=-1, horror=3, strength=-3, damage=3, toughness=5)
class StarSpawn:
    reckoning = doom_on_low


@monster("Vampire", will=0, horror=1, strength=-2, damage=2, toughness=3)
class Vampire:
    faced = will_or_no_strength

    def struck(g: EldritchHorror, this: Monster, you: Investigator, lost: int) -> Any:
        """Blood gives it 2 Health back, if it still stands."""
        if lost and this.space:
            heal(g, this, 2, "eldritch/combat-encounters.2")


@monster("Warlock", will=0, horror=1, strength=-1, damage=1, toughness=1)
class Warlock:
    def faced(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Steps[None]:
        """Who fails the test of will loses 1 Health."""
        if not result:
            yield from perform(g, you, lose(health=1))

    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A die: on 1 or 2 the nearest investigator is cursed."""
        n = yield from die(g, g.active)
        if n <= 2:
            who = yield from nearest_investigator(g, this)
            if who is not None:
                yield from gain_condition(g, who, "cursed")


@monster("Witch", will=-1, horror=0, strength=-1, damage=1, toughness=1)
class Witch:
    def faced(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Steps[None]:
        """Who fails the test of will is cursed."""
        if not result:
            yield from gain_condition(g, you, "cursed")

    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """Whoever is cursed loses 1 Health."""
        cursed = [i for i in g.investigators if condition(g, i, "cursed") is not None]
        yield from each_loses(g, tuple([(i, 1, 0) for i in cursed]))


@monster("Wraith", will=-1, horror=2, strength=-1, damage=2, toughness=3)
class Wraith:
    def spawned(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The lead is cursed."""
        you = leader(g)
        if you is not None:
            yield from gain_condition(g, you, "cursed")

    def gone(g: EldritchHorror, this: Monster) -> Steps[None]:
        """Somebody may be rid of a curse."""
        cursed = tuple([i for i in g.investigators if condition(g, i, "cursed") is not None])
        who = yield from choose_entity(
            g, g.policy.orderer(g), cursed, "eldritch-prompt-uncurse", "who", "eldritch/faq-1"
        )
        if who is not None:
            yield from perform(g, who, may(discard_condition("cursed")))


@monster("Zombie", will=0, horror=1, strength=-1, damage=2, toughness=2)
class Zombie:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """It becomes the Zombie Horde, unless that is in the game already."""
        horde = yield from spawn_epic(g, "zombie-horde", g.here(this))
        if horde is not None:
            discard_monster(g, this)


# ------------------------------------------------------------------ epic monsters


@monster(
    "Cthulhu",
    code="epic-cthulhu",
    epic=True,
    per_player=True,
    will=-2,
    horror=5,
    strength=-2,
    damage=4,
    toughness=3,
    keeps_sanity=True,
)
class EpicCthulhu:
    """The Sanity lost to him lies on his sheet, the last of it, too."""

    gone = solves_the_last


@monster("Cthylla", epic=True, per_player=True, will=-1, horror=4, strength=-2, damage=2, toughness=2)
class Cthylla:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A Deep One ambushes the nearest investigator."""
        who = yield from nearest_investigator(g, this)
        if who is not None:
            yield from ambush(g, who, "deep-one")


@monster("Dunwich Horror", epic=True, per_player=True, will=-1, horror=3, strength=-2, damage=3, toughness=2)
class DunwichHorror:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A die: up to the number of players, a gate opens."""
        n = yield from die(g, g.active)
        if n <= players(g):
            yield from spawn_gate(g)


@monster("Nug", epic=True, per_player=True, will=-1, horror=2, strength=-2, damage=4, toughness=2)
class Nug:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A Ghoul that was set aside comes here."""
        yield from spawn_monster(g, g.here(this), "ghoul")


def unfinished(g: Any, this: Any, e: Any) -> bool:
    return bool(e is this and solved(g) < NEEDED)


@monster("Shub-Niggurath", code="epic-shub-niggurath", epic=True, per_player=True, will=-1, horror=4, strength=-3,
         damage=5, toughness=3)  # fmt: skip
class EpicShubNiggurath:
    constant = [cannot(HURTING, unfinished, "eldritch/golden.3")]

    gone = solves_the_last


@flow(cite="eldritch/rumors.3")
def ends_rumor(g: EldritchHorror, rumor: str) -> Steps[None]:
    """The rumor that brought it is over."""
    card = next((c for c in g.cards("mythos-in-play") if c.code == rumor), None)
    if card is not None:
        yield from solve_rumor(g, card)


@monster("Spinner of Webs", epic=True, per_player=True, will=0, horror=2, strength=-2, damage=2, toughness=2)
class SpinnerOfWebs:
    faced = will_or_no_strength

    def gone(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The rumor is over."""
        yield from ends_rumor(g, "web-between-worlds")


@monster("Tick Tock Men", epic=True, per_player=True, will=None, horror=None, strength=-2, damage=3, toughness=2,
         no_clues=True)  # fmt: skip
class TickTockMen:
    def gone(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The rumor is over."""
        yield from ends_rumor(g, "lost-knowledge")


@monster("Wind-Walker", epic=True, per_player=True, will=0, horror=2, strength=-2, damage=2, toughness=2)
class WindWalker:
    def begins(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Health and 1 Sanity, unless a clue is spent."""
        yield from perform(g, you, unless(lose(1, 1), spend_clues(1)))

    def gone(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The rumor is over."""
        yield from ends_rumor(g, "the-wind-walker")


@monster("Zombie Horde", epic=True, will=0, horror=2, strength=-3, damage=3, toughness=5)
class ZombieHorde:
    def struck(g: EldritchHorror, this: Monster, you: Investigator, lost: int) -> Steps[None]:
        """Who loses Health to it loses an Ally."""
        if lost and you.code:
            yield from discard_some(g, you, with_trait(g, you, "ally", "asset"), 1)

    reckoning = doom_on_low


# ------------------------------------------------------------------ cultists, by the sheets


@monster("Cultist of Azathoth", 0, code="cultist-azathoth", will=0, horror=1, strength=None, damage=None, toughness=1)
class CultistOfAzathoth:
    def faced(g: EldritchHorror, this: Monster, you: Investigator, result: int, lost: int) -> Steps[None]:
        """1 Health is lost, and the cultist is defeated."""
        yield from perform(g, you, lose(health=1))
        yield from defeat_monster(g, this, you.index, True)


@monster("Cultist of Cthulhu", 0, code="cultist-cthulhu", will=None, horror=None, strength=0, damage=1, toughness=1)
class CultistOfCthulhu:
    def before(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Sanity is lost."""
        yield from perform(g, you, lose(sanity=1))


@monster(
    "Cultist of Cthulhu awake",
    0,
    code="cultist-cthulhu-awake",
    will=None,
    horror=None,
    strength=0,
    damage=1,
    toughness=2,
)
class CultistOfCthulhuAwake:
    def before(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """2 Sanity are lost."""
        yield from perform(g, you, lose(sanity=2))


@monster(
    "Cultist of Shub-Niggurath",
    0,
    code="cultist-shub-niggurath",
    will=None,
    horror=None,
    strength=-1,
    damage=1,
    toughness=1,
)
class CultistOfShubNiggurath:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """A Goat Spawn or Dark Young that was set aside takes the place of the cultist."""
        kinds = tuple(dict.fromkeys([m for m in g.cards("set-aside") if m.code in ("goat-spawn", "dark-young")]))
        first = tuple([m for m in kinds if m is next(k for k in kinds if k.code == m.code)])
        chosen = yield from choose_entity(
            g, g.policy.orderer(g), first, "eldritch-prompt-takes-its-place", "monster", "eldritch/faq-8"
        )
        if chosen is None:
            none_aside(g, "goat-spawn", "dark-young")
            return
        yield from spawn_monster(g, g.here(this), chosen.code)
        discard_monster(g, this)


@monster("Cultist of Shub-Niggurath awake", 0, code="cultist-shub-niggurath-awake", will=None, horror=None, strength=-2,
         damage=1, toughness=2)  # fmt: skip
class CultistOfShubNiggurathAwake:
    def reckoning(g: EldritchHorror, this: Monster) -> Steps[None]:
        """The cultist comes a space nearer to her."""
        her = on_board(g, "epic-shub-niggurath")
        if her is not None:
            yield from step_towards(g, this, g.here(her), 1)


@monster(
    "Cultist of Yog-Sothoth", 0, code="cultist-yog-sothoth", will=None, horror=None, strength=0, damage=1, toughness=1
)
class CultistOfYogSothoth:
    def beaten(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Sanity is lost, and a Spell gained."""
        yield from perform(g, you, lose(sanity=1))
        if you.code:
            yield from gain_card(g, you, "spell")


@monster(
    "Cultist of Yog-Sothoth awake",
    0,
    code="cultist-yog-sothoth-awake",
    will=None,
    horror=None,
    strength=-1,
    damage=1,
    toughness=1,
)
class CultistOfYogSothothAwake:
    def before(g: EldritchHorror, this: Monster, you: Investigator) -> Steps[None]:
        """1 Sanity is lost for each Spell one has."""
        if spells(g, you):
            yield from perform(g, you, lose(sanity=len(spells(g, you))))

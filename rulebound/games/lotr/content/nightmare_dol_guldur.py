"""Escape from Dol Guldur, nightmare mode."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at
from rulebound.core.game.game import PHASE
from rulebound.core.material.cards import move
from rulebound.core.state.index import AFTER, AT
from rulebound.core.timing.timing import PhaseEnds, RoundEnds, delay, revoke
from rulebound.games.lotr.cards import (
    ATTACK,
    CANCELLING,
    POINTS,
    SURGE,
    THREAT,
    enemy,
    forced,
    has_trait,
    location,
    nightmare_card,
    shadow,
    this_cannot,
    this_gets,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.content.escape_from_dol_guldur import NAZGUL, capture, darken, unclaimed
from rulebound.games.lotr.effects import for_a_while
from rulebound.games.lotr.rules.attacks import Attacked, is_undefended
from rulebound.games.lotr.rules.damage import Destroyed
from rulebound.games.lotr.rules.decks import choose_and_discard
from rulebound.games.lotr.rules.encounter import reveal_top
from rulebound.games.lotr.rules.ending import lose
from rulebound.games.lotr.rules.engagement import engage
from rulebound.games.lotr.rules.framework import Quested
from rulebound.games.lotr.rules.moves import discard_together, gain_resources, next_one, spend_resources
from rulebound.games.lotr.rules.progress import come_to_stage
from rulebound.games.lotr.rules.threat import raise_each, raise_threat
from rulebound.games.lotr.state import (
    HERO,
    Attack,
    Player,
    Rings,
    RingsCard,
    definition,
    heroes,
    in_play,
    kind,
    locations_in_play,
)

SCENARIO = "Escape from Dol Guldur"
SET = "Escape from Dol Guldur (Nightmare)"
DEADLY = 4
"""So many resources on the Torture Chamber, and the prisoners are dead."""


@nightmare_card("efdgn-1", SCENARIO)
class NightmareDolGuldur:
    """How many are captured is asked where they are (escape_from_dol_guldur.py: how_many)."""


def dungeons(g: Rings) -> tuple[Any, ...]:
    return tuple([c for c in locations_in_play(g) if has_trait(g, c, "Dol Guldur")])


def tighten(g: Rings, n: int = 1) -> None:
    """Resources on each Dol Guldur location in play."""
    for place in dungeons(g):
        gain_resources(g, place, n)
    if not dungeons(g):
        g.tell("lotr-log-nobody", "lotr/effects.3")
    look_in_chamber(g)


def look_in_chamber(g: Rings) -> None:
    """With enough resources on a Torture Chamber the prisoners are dead, and the players lose."""
    if any(c.code == "efdgn-5" and c.resources >= DEADLY for c in locations_in_play(g)):
        lose(g, "lotr-loss-tortured", "lotr/winning-the-game.2")


@enemy("efdgn-2", "Torture Master", SET, engagement=45, threat=5, attack=1, defense=2, hit_points=4,
       traits="Dol-Guldur Orc", quantity=3)  # fmt: skip
class TortureMaster:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """Each Dol Guldur location gets a resource."""
        tighten(g)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """A hero whom this attack damages but does not destroy is taken prisoner; from stage 3 it is back to 2."""
        delay(g, Attacked, AFTER, drag_away.later(), about=attack.enemy)
        g.tell("lotr-log-will-drag", "lotr/delayed-effects.1")


@flow(cite="lotr/delayed-effects.1 /then.1")
def drag_away(g: Rings) -> Steps[None]:
    victim: Any = g.entities.get(g.attack.struck) if g.attack is not None else None
    if victim is None or not in_play(g, victim) or kind(victim) != HERO:
        g.tell("lotr-log-spared", "lotr/delayed-effects.1")
        return
    capture(g, victim)
    if g.scenario.stage == 3:
        old = g.quest
        back = next(c for c in g.cards(g.scenario.removed) if c.code == "01124")
        move(g, old, g.pile(g.scenario.quests))
        g.change(old, progress=0)
        yield from come_to_stage(g, back)


@enemy("efdgn-3", "Crazed Captive", SET, engagement=13, threat=2, attack=1, defense=3, hit_points=1, traits="Captive",
       keywords="doomed-1", quantity=2)  # fmt: skip
class CrazedCaptive:
    @forced(after(Destroyed), if_=lambda g, this, you, event: event.about == this.id)
    def cry_out(g: Rings, this: RingsCard, you: Player, event: Destroyed) -> Steps[None]:
        """Defeated: 7 more threat for each player."""
        yield from raise_each(g, 7, this.id)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """Unless the attacker is defeated in this phase, your threat rises by 7 at its end."""
        blamed = delay(g, PhaseEnds, AT, blame.later(you), source=this, phase=g.clock.phase)
        if blamed is not None:
            delay(g, Destroyed, AFTER, forgive.later(blamed.id), until=PHASE, about=attack.enemy)
            g.tell("lotr-log-will-blame", "lotr/delayed-effects.1", seat=you, card=g.entity(attack.enemy))


@flow(cite="lotr/delayed-effects.1")
def blame(g: Rings, you: Player) -> Steps[None]:
    yield from raise_threat(g, you, 7)


@flow(cite="lotr/delayed-effects.1")
def forgive(g: Rings, blamed: int) -> Any:
    """The attacker is defeated: what would have happened at the end of the phase will not."""
    revoke(g, blamed)
    g.tell("lotr-log-forgiven", "lotr/delayed-effects.1")


@enemy("efdgn-4", "Spider of Dol Guldur", SET, engagement=28, threat=3, attack=3, defense=3, hit_points=6,
       traits="Creature Spider Dol-Guldur", quantity=3)  # fmt: skip
class SpiderOfDolGuldur:
    constant = [this_gets(SURGE, 1, lambda g, this: bool(unclaimed(g)))]

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attacker gets +3 attack for each unclaimed objective."""
        n = len(unclaimed(g))
        if n:
            for_a_while(g, this, (g.entity(attack.enemy),), ATTACK, 3 * n, "attack")
        else:
            g.tell("lotr-log-nobody", "lotr/effects.3")


@location("efdgn-5", "Torture Chamber", SET, threat=3, points=6, traits="Dol-Guldur", quantity=2)
class TortureChamber:
    @forced(at(RoundEnds))
    def turn_the_screw(g: Rings, this: RingsCard, you: Player, event: RoundEnds) -> None:
        """At the end of the round each Dol Guldur location gets a resource; with four here, all is lost."""
        tighten(g)


@location("efdgn-6", "Dungeon Labyrinth", SET, threat=1, points=4, traits="Dol-Guldur", quantity=3)
class DungeonLabyrinth:
    constant = [this_gets(THREAT, lambda g, this: this.resources), this_gets(POINTS, lambda g, this: this.resources)]

    @forced(at(RoundEnds))
    def wind_on(g: Rings, this: RingsCard, you: Player, event: RoundEnds) -> None:
        """At the end of the round a resource for each player on it."""
        gain_resources(g, this, len(g.players))


def nazgul(g: Rings) -> Any:
    """The Nazgûl wherever it is out of play, or None."""
    piles = (g.scenario.aside, g.scenario.encounter_discard, g.scenario.victory, g.scenario.encounter)
    return next((c for p in piles for c in g.cards(p) if c.code and definition(c).name == NAZGUL), None)


@flow(cite="lotr/delayed-effects.1")
def it_comes(g: Rings) -> Steps[None]:
    card = nazgul(g)
    if card is None:
        g.tell("lotr-log-not-found", "lotr/delayed-effects.1")
    else:
        yield from engage(g, card, g.first)


@treachery("efdgn-7", "Sentinel of Shadow", SET, quantity=2)
class SentinelOfShadow:
    constant = [this_cannot(CANCELLING)]

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """2 more threat for each player in the staging area this phase; a failed quest brings the Nazgûl."""
        darken(g, this, 2 * len(g.players))
        delay(g, Quested, AFTER, it_comes.later(), until="phase", failed=True)
        g.tell("lotr-log-will-come", "lotr/delayed-effects.1")


@treachery("efdgn-8", "Catacomb Inspection", SET, keywords="surge", quantity=2)
class CatacombInspection:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """Each Dol Guldur location gets a resource."""
        tighten(g)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """Each Dol Guldur location in the staging area takes a resource from each of your heroes. Where these have too
        few, the first player says which location comes first."""
        left = tuple([c for c in g.staging if c in dungeons(g)])
        if not left:
            g.tell("lotr-log-nobody", "lotr/effects.3")
        while left:
            short = any(0 < h.resources < len(left) for h in heroes(g, you))
            among = left if short else left[:1]
            place = yield from next_one(g, among)
            left = tuple([c for c in left if c is not place])
            giving = tuple([h for h in heroes(g, you) if h.resources])
            for hero in giving:
                spend_resources(g, hero, 1)
            gain_resources(g, place, len(giving))
        look_in_chamber(g)


@treachery("efdgn-9", "Dark Interrogation", SET, quantity=2)
class DarkInterrogation:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Each player discards down to 2 cards; who has 2 or fewer reveals an encounter card. That may change a hand:
        the first player says whose turn comes next."""
        left = g.players
        few = tuple([p.index for p in left if len(g.cards(p.hand)) <= 2])
        while left:
            mixed = len({p.index in few for p in left}) > 1
            player = yield from next_one(g, left if mixed else left[:1])
            left = tuple([p for p in left if p is not player])
            if player.index in few:
                yield from reveal_top(g)
            else:
                yield from choose_and_discard(g, player, max(0, len(g.cards(player.hand)) - 2))

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """You discard every card you control that has a copy in your discard pile; undefended, each player does."""
        going: tuple[RingsCard, ...] = ()
        for player in g.players if is_undefended(g, attack) else (you,):
            lost = {definition(c).name for c in g.cards(player.discard)}
            going += tuple([c for c in g.cards(player.area) if not c.role and definition(c).name in lost])
        yield from discard_together(g, going)

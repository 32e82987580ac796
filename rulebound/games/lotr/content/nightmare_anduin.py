"""Journey along the Anduin, nightmare mode."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at
from rulebound.core.game.game import ROUND
from rulebound.core.game.values import Modifier, adds, cannot
from rulebound.core.state.entities import Call
from rulebound.core.state.index import AFTER
from rulebound.core.timing.timing import PhaseBegins, delay
from rulebound.games.lotr.cards import (
    ATTACHING,
    ATTACK,
    CANCELLING,
    DAMAGING,
    DOOMED,
    NO_DAMAGE,
    RESHUFFLES,
    SURGE,
    THREAT,
    action,
    enemy,
    forced,
    has_trait,
    location,
    nightmare_card,
    passing,
    quest_gets,
    shadow,
    this_cannot,
    this_gets,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, first_player_chooses, for_a_while, lasts, lasts_for_all
from rulebound.games.lotr.rules.attacks import (
    Attacked,
    attack_each,
    defenders_of,
    harms_undefended,
    is_undefended,
)
from rulebound.games.lotr.rules.costs import choosing
from rulebound.games.lotr.rules.damage import can_take, deal_damage, heal
from rulebound.games.lotr.rules.encounter import gain_surge
from rulebound.games.lotr.rules.engagement import engage
from rulebound.games.lotr.rules.moves import (
    LeavesPlay,
    all_of_them,
    discard,
    place_tokens,
    put_into_play,
    remove_tokens,
)
from rulebound.games.lotr.rules.progress import StageRevealed
from rulebound.games.lotr.rules.threat import raise_threat
from rulebound.games.lotr.state import (
    ENEMY,
    NOBODY,
    Attack,
    Player,
    Rings,
    RingsCard,
    definition,
    enemies_in_play,
    enemies_of,
    engaged_enemies,
    facts,
    heroes,
    in_play,
    kind,
)

SCENARIO = "Journey along the Anduin"
SET = "Journey along the Anduin (Nightmare)"
OUTLAWS, TROLL = "Marshland Outlaws", "Hill Troll"


def a_troll(g: Any, this: Any, e: Any) -> bool:
    return type(e) is RingsCard and bool(e.code) and kind(e) == ENEMY and has_trait(g, e, "Troll")


@nightmare_card("jatan-1", SCENARIO)
class NightmareAnduin:
    constant = [cannot(ATTACHING, a_troll, "lotr/cannot-have-attachments.1"), quest_gets(RESHUFFLES, 1)]


def not_outlaws(g: Any, this: Any, enemy: Any) -> bool:
    """An enemy with another title cannot be attacked by who is engaged with these."""
    return not enemy.code or definition(enemy).name != OUTLAWS


@enemy("jatan-2", OUTLAWS, SET, engagement=21, threat=2, attack=2, defense=2, hit_points=8, traits="Marshland",
       quantity=2, blocks=not_outlaws)  # fmt: skip
class MarshlandOutlaws:
    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """Your threat rises by the damage that this attack deals."""
        delay(g, Attacked, AFTER, pay_for_it.later(you, this), about=attack.enemy)
        g.tell("lotr-log-will-pay", "lotr/delayed-effects.1", seat=you)


@flow(cite="lotr/delayed-effects.1")
def pay_for_it(g: Rings, you: Player, card: RingsCard) -> Steps[None]:
    attack = g.attack
    if attack is not None:
        yield from raise_threat(g, you, attack.dealt, card.id)


def trolls(g: Rings) -> tuple[Any, ...]:
    return tuple([e for e in enemies_in_play(g) if e.code and definition(e).name == TROLL])


@enemy("jatan-3", "Anduin Troll Spawn", SET, engagement=26, threat=2, attack=4, defense=3, hit_points=5, traits="Troll",
       quantity=3)  # fmt: skip
class AnduinTrollSpawn:
    constant = [this_gets(SURGE, 1, lambda g, this: not trolls(g))]

    @forced(at(PhaseBegins), if_=lambda g, this, you, event: event.phase == "combat" and bool(beside_trolls(g, this)))
    def join(g: Rings, this: RingsCard, you: Player, event: PhaseBegins) -> Steps[None]:
        """As combat begins it engages a player who is engaged with a Hill Troll."""
        who = yield from first_player_chooses(g, beside_trolls(g, this), "lotr-prompt-player")
        yield from engage(g, this, who)


def beside_trolls(g: Rings, this: RingsCard) -> tuple[Any, ...]:
    facing = {t.engaged for t in trolls(g) if t.engaged != NOBODY}
    return tuple([p for p in g.players if p.index in facing and this.engaged not in facing])


def only_rats(g: Rings) -> bool:
    return g.scenario.stage == 3 and all("Rat" in facts(e)["traits"] for e in enemies_in_play(g))


@enemy("jatan-4", "Brown Water Rats", SET, engagement=1, threat=1, attack=1, defense=1, hit_points=None,
       traits="Creature Rat", quantity=3)  # fmt: skip
class BrownWaterRats:
    constant = [this_cannot(DAMAGING, cite="lotr/cannot-take-damage.1")]

    @forced(after(LeavesPlay), if_=lambda g, this, you, event: event.about != this.id and only_rats(g))
    def scatter(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> Steps[None]:
        """At the last stage, with nothing but Rats left, they are discarded."""
        yield from discard(g, this)

    @forced(after(StageRevealed), if_=lambda g, this, you, event: only_rats(g))
    def slip_away(g: Rings, this: RingsCard, you: Player, event: StageRevealed) -> Steps[None]:
        """The last stage finds nothing but Rats: they are discarded."""
        yield from discard(g, this)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attacker cannot be damaged in this round."""
        lasts(g, NO_DAMAGE, this, (g.entity(attack.enemy),), ROUND)


def being_revealed(g: Any, this: Any, e: Any) -> bool:
    return type(e) is RingsCard and e.pile == g.scenario.limbo and e.owner == NOBODY


@location("jatan-5", "A Flooded Ford", SET, threat=3, points=6, traits="Riverland", quantity=2)
class AFloodedFord:
    constant = [adds(DOOMED, lambda g, this: this.progress, being_revealed, "lotr/gains.3")]

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """If undefended, it goes to the staging area with 1 progress on it."""
        if harms_undefended(g, attack):
            yield from put_into_play(g, this, g.scenario.staging)
            place_tokens(g, this, "progress", 1)


def able_heroes(g: Rings, this: RingsCard, you: Player) -> tuple[Any, ...]:
    return tuple([h for h in heroes(g, you) if can_take(g, h)])


@flow(cite="lotr/cost.1 /damage.1")
def pay_blood(g: Rings, this: RingsCard, you: Player, n: int) -> Steps[None]:
    chosen = yield from choose_target(g, you, able_heroes(g, this, you), "lotr-prompt-hurt")
    yield from deal_damage(g, chosen, 1, this.id)


blood = choosing("hero-to-hurt", able_heroes, pay_blood)


def fiercer(seat: int, n: int) -> Modifier:
    """Enemies engaged with this player, those as well that engage later in the phase."""
    facing = adds(ATTACK, n, lambda g, this, e: e.engaged == seat, "lotr/lasting-effects.4")
    return passing(f"fiercer-{seat}+{n}", facing)


FIERCER = {(seat, n): fiercer(seat, n) for seat in range(4) for n in (1, 2)}


@location("jatan-6", "Gladden Marshlands", SET, threat=10, points=10, traits="Marshland", quantity=3)
class GladdenMarshlands:
    @action(cost=blood, cite="lotr/action.5")
    def wade(g: Rings, this: RingsCard, you: Player) -> None:
        """1 damage to a hero of yours: 1 less threat here until the end of the phase."""
        for_a_while(g, this, (this,), THREAT, -1)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """Each enemy engaged with the defending player gets +1 attack this phase, +2 if undefended."""
        n = 2 if is_undefended(g, attack) else 1
        lasts_for_all(g, FIERCER[you.index, n], this)
        g.tell("lotr-log-fiercer", seat=you, n=n)


def toughest(g: Rings) -> tuple[Any, ...]:
    """The enemies with the most hit points among those defeated and discarded."""
    piles = (g.scenario.victory, g.scenario.encounter_discard)
    fallen = [c for p in piles for c in g.cards(p) if facts(c).get("hit_points")]
    most = max([facts(c)["hit_points"] for c in fallen], default=0)
    return tuple([c for c in fallen if facts(c)["hit_points"] == most])


@treachery("jatan-7", "Pursuit on the Shore", SET, quantity=2)
class PursuitOnTheShore:
    constant = [this_cannot(CANCELLING)]

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """The toughest enemy of the victory display and the discard pile comes back; without one, surge."""
        card = yield from first_player_chooses(g, toughest(g), "lotr-prompt-returns")
        if card is None:
            gain_surge(g, this)
        else:
            yield from put_into_play(g, card, g.scenario.staging)


def engaged_trolls(g: Rings) -> tuple[Any, ...]:
    return tuple([e for e in engaged_enemies(g) if has_trait(g, e, "Troll")])


@treachery("jatan-8", "Troll Attack", SET, quantity=2)
class TrollAttack:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """Every engaged Troll attacks; without one, surge."""
        if engaged_trolls(g):
            yield from attack_each(g, engaged_trolls(g))
        else:
            gain_surge(g, this)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """The attack of a Troll counts against each other player as well, undefended."""
        attacker = g.entity(attack.enemy)
        if has_trait(g, attacker, "Troll"):
            delay(g, Attacked, AFTER, trample.later(attacker, attack.who), about=attacker.id)
            g.tell("lotr-log-tramples", "lotr/delayed-effects.1", card=attacker)
        else:
            g.tell("lotr-log-not-meant", "lotr/effects.3", card=attacker)


@flow(cite="lotr/step-6.4.3.1")
def trample(g: Rings, attacker: RingsCard, who: int) -> Steps[None]:
    """What the attack deals to a hero of each player but the one it was made against, at the same time."""
    blows: tuple[Call[Any], ...] = ()
    for player in g.players:
        able = tuple([h for h in heroes(g, player) if can_take(g, h)])
        if player.index != who and able and in_play(g, attacker):
            victim = yield from choose_target(g, player, able, "lotr-prompt-undefended")
            blows += (deal_damage.later(victim, g.value(attacker, ATTACK), attacker.id, True),)
    if not blows:
        g.tell("lotr-log-nobody", "lotr/effects.3")
    yield from all_of_them(g, blows)


@treachery("jatan-9", "Smoking Blood", SET, quantity=2)
class SmokingBlood:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """All enemies are healed, and each player's threat rises by what was healed of theirs; without any, surge."""
        healed = {e.id: heal(g, e, e.damage) for e in enemies_in_play(g) if e.damage}
        if not healed:
            gain_surge(g, this)
            return
        shares = tuple([sum(healed.get(e.id, 0) for e in enemies_of(g, p)) for p in g.players])
        rises = [raise_threat.later(p, n, this.id) for p, n in zip(g.players, shares, strict=True)]
        yield from all_of_them(g, tuple(rises))

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """All damage on the attacker moves to the defender or, undefended, to the hero whom it strikes."""
        attacker = g.entity(attack.enemy)
        defending = defenders_of(g, attack)
        if not defending:
            delay(g, Attacked, AFTER, strike_too.later(attacker), about=attacker.id)
            g.tell("lotr-log-will-move", "lotr/delayed-effects.1", card=attacker)
        elif attacker.damage:
            victim = yield from choose_target(g, you, defending, "lotr-prompt-hurt")
            yield from hand_over(g, attacker, victim)
        else:
            g.tell("lotr-log-no-heal", "lotr/effects.3", card=attacker)


@flow(cite="lotr/delayed-effects.1")
def strike_too(g: Rings, attacker: RingsCard) -> Steps[None]:
    """Nobody hurt, nothing moved: the damage stays where it is."""
    attack = g.attack
    if attack is not None and attack.struck and in_play(g, g.entity(attack.struck)):
        yield from hand_over(g, attacker, g.entity(attack.struck))
    else:
        g.tell("lotr-log-nobody", "lotr/effects.3")


@flow(cite="lotr/move.1")
def hand_over(g: Rings, attacker: RingsCard, victim: RingsCard) -> Steps[None]:
    """All damage on the attacker moves to a character."""
    n = remove_tokens(g, attacker, "damage", attacker.damage)
    g.tell("lotr-log-damage-moves", "lotr/move.1", card=attacker, to=victim, n=n)
    yield from deal_damage(g, victim, n, attacker.id)

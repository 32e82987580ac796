"""Attacks: of enemies (steps 6.4a to 6.4.4) and of players (6.8a to 6.8.4), shadow cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.game.values import forbidden
from rulebound.core.material.cards import LAST, exhaust, move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import Event, carry_out, heeded, occur, occur_together, settle
from rulebound.games.lotr.cards import (
    ATTACK,
    ATTACKING,
    DEFENDERS,
    DEFENDING,
    DEFENSE,
    ENGAGEMENT,
    KEPT_OFF,
    SHADOW,
    has,
)
from rulebound.games.lotr.rules.damage import can_take, deal_damage, may_harm
from rulebound.games.lotr.rules.encounter import renew_encounter_deck
from rulebound.games.lotr.rules.moves import discard_together, next_one
from rulebound.games.lotr.rules.windows import action_window
from rulebound.games.lotr.state import (
    ENEMY,
    NOBODY,
    Attack,
    Player,
    Rings,
    alike,
    characters,
    controller_of,
    definition,
    enemies_of,
    facts,
    heroes,
    in_play,
    shadows_of,
    staged,
)

ATTACK_SCOPE, BLOW = "attack", "blow"
UNDEFENDED = Option("undefended", "lotr-option-undefended")
NO_ATTACK = Option("done", "lotr-option-no-attack")


# ------------------------------------------------------------------ shadow cards


class ShadowDealt(Event):
    """A shadow card is dealt to an enemy, face down. `about` is the enemy."""

    card: int = 0

    @staticmethod
    @flow(cite="lotr/step-6.2.1 /shadow-effect.1")
    def happens(g: Rings, e: ShadowDealt) -> Any:
        card: Any = g.entities[e.card]
        move(g, card, g.pile(g.scenario.shadows), LAST)
        g.change(card, shadow_of=e.about)


@flow(cite="lotr/step-6.2.1 /running-out-of-cards.1")
def deal_shadow(g: Rings, enemy: Any, clause: str = "") -> Steps[bool]:
    """The top card of the encounter deck, face down; none if the deck is empty."""
    deck = renew_encounter_deck(g)
    if not deck.cards:
        g.tell("lotr-log-no-shadow", "lotr/step-6.2.1", card=enemy)
        return False
    g.tell("lotr-log-shadow-dealt", clause, card=enemy)
    yield from occur(g, ShadowDealt(about=enemy.id, card=deck.cards[0]))
    return True


@flow(cite="lotr/step-6.2.1 /first-player.3")
def deal_shadows(g: Rings) -> Steps[None]:
    """To every engaged enemy, player by player, the highest engagement cost first."""
    for you in g.players:
        left = tuple([e.id for e in enemies_of(g, you)])
        while left:
            costs = [g.value(g.entity(i), ENGAGEMENT) for i in left]
            top = tuple([g.entity(i) for i, cost in zip(left, costs, strict=True) if cost == max(costs)])
            enemy = top[0]
            if g.pile(g.scenario.encounter).cards and not alike(g, top):
                enemy = yield from choose_entity(
                    g, g.clock.lead, top, "lotr-prompt-shadow-order", "deal", "lotr/first-player.3"
                )
            left = tuple([i for i in left if i != enemy.id])
            yield from deal_shadow(g, enemy, "lotr/step-6.2.1")


class ShadowEffect(Event):
    """A shadow effect resolves. `about` is the shadow card, `enemy` the attacker."""

    enemy: int = 0
    who: int = NOBODY

    @staticmethod
    @flow(cite="lotr/step-6.4.2.1 /shadow-effect.2")
    def happens(g: Rings, e: ShadowEffect) -> Steps[None]:
        card: Any = g.entities[e.about]
        ability: Any = definition(card).ability(SHADOW)
        scope = Scope(kind=SHADOW, cite=("lotr/shadow-effect.2",))
        yield from within(g, scope, carry_out, card, ability.body.later(card, g.seat(e.who), g.attack))


@cite("lotr/shadow-effect.1")
def has_shadow_effect(card: Any) -> bool:
    return definition(card).ability(SHADOW) is not None


@flow(cite="lotr/step-6.4.2.1 /first-player.4")
def resolve_shadows(g: Rings, attack: Attack, enemy: Any, you: Player) -> Steps[None]:
    """One after the other; what they deal besides is resolved as well. Where somebody knows one of several, the first
    player says which comes next: otherwise they are all the same to everybody."""
    done: tuple[int, ...] = ()
    while True:
        left = tuple([c for c in shadows_of(g, enemy) if c.id not in done])
        if not left:
            return
        among = left if any(c.known for c in left) else left[:1]
        card = yield from next_one(g, among, "lotr-prompt-turn-up", "resolve")
        done += (card.id,)
        reveal(g, card)
        g.tell("lotr-log-shadow", "lotr/step-6.4.2.1", card=card, enemy=enemy)
        if heeded(g, ShadowTurned):
            yield from occur(g, ShadowTurned(about=card.id, enemy=enemy.id))
        yield from resolve_shadow(g, card, enemy, you)


class ShadowTurned(Event):
    """A shadow card is turned face up. `about` is the shadow card."""

    enemy: int = 0


@flow(cite="lotr/shadow-effect.2 /step-6.4.2.1 /defending-player.1")
def resolve_shadow(g: Rings, card: Any, enemy: Any, you: Player) -> Steps[None]:
    if has_shadow_effect(card):
        yield from occur(g, ShadowEffect(about=card.id, enemy=enemy.id, who=you.index))
        yield from settle(g)


@flow(cite="lotr/step-6.11.1")
def discard_shadows(g: Rings) -> Steps[None]:
    """All shadow cards are discarded, those that were never turned up as well."""
    cards = g.cards(g.scenario.shadows)
    if cards:
        yield from discard_together(g, cards, "lotr/step-6.11.1")


# ------------------------------------------------------------------ attacks of enemies


class Attacks(Event):
    """An enemy makes an attack against a player (6.4b)."""

    who: int = NOBODY


class Defends(Event):
    """A character is declared as a defender. `enemy` attacks."""

    enemy: int = 0
    who: int = NOBODY


class Attacked(Event):
    """An enemy has made its attack: the damage is dealt."""

    who: int = NOBODY
    damage: int = 0


@cite("lotr/step-6.4a.1 /cannot.1")
def can_attack(g: Rings, enemy: Any, you: Player) -> bool:
    """Engaged with the player, has not attacked in this round, and nothing forbids it."""
    able = enemy.engaged == you.index and not enemy.attacked and forbidden(g, enemy, ATTACKING) is None
    return able and not kept_off(g, enemy, you)


@cite("lotr/cannot.1")
def kept_off(g: Rings, enemy: Any, you: Player) -> bool:
    """Does something keep this enemy from attacking this player, whoever else it may attack?"""
    for id, _ in g.modifiers.get(KEPT_OFF.key, ()):
        targets = getattr(g.transients.get(id), "targets", None) or ()
        if enemy.id in targets and you.id in targets:
            return True
    return False


@flow(cite="lotr/step-6.4a.1 /step-6.4b.1 /step-6.5.1")
def enemy_attacks(g: Rings) -> Steps[None]:
    """Player by player, every engaged enemy attacks once, in an order that player chooses."""
    for you in g.players:
        g.change(g.clock, seat=you.index)
        while not you.out:
            able = tuple([e for e in enemies_of(g, you) if can_attack(g, e, you)])
            enemy = yield from choose_entity(
                g, you.index, able, "lotr-prompt-enemy-attack", "resolve", "lotr/step-6.4b.1"
            )
            if enemy is None:
                break
            yield from enemy_attack(g, enemy, you)
            yield from settle(g)
    g.change(g.clock, seat=NOBODY)


@flow(cite="lotr/attacks-outside-combat-phase.1 /step-6.4b.1")
def attack_now(g: Rings, enemy: Any, you: Player) -> Steps[None]:
    """An enemy attacks by an effect: outside the combat phase, or once more, it gets a new shadow card for it, which
    does not stay for the next attack."""
    yield from drop_shadows(g, enemy)
    yield from deal_shadow(g, enemy, "lotr/attacks-outside-combat-phase.1")
    yield from enemy_attack(g, enemy, you, False)
    yield from drop_shadows(g, enemy)


@flow(cite="lotr/attacks-outside-combat-phase.1")
def drop_shadows(g: Rings, enemy: Any) -> Steps[None]:
    """The shadow cards of one enemy are discarded."""
    cards = shadows_of(g, enemy)
    if cards:
        yield from discard_together(g, cards, "lotr/attacks-outside-combat-phase.1")


@flow(cite="lotr/step-6.4b.1 /step-6.4.4.1 /defending-player.1")
def enemy_attack(g: Rings, enemy: Any, you: Player, counts: bool = True) -> Steps[None]:
    """One attack of an enemy. If the attacker leaves play, it is over after the step that is being resolved."""
    if counts:
        g.change(enemy, attacked=True)
    g.tell("lotr-log-enemy-attack", "lotr/step-6.4b.1", card=enemy, seat=you)
    scope = Scope(kind=ATTACK_SCOPE, owner=you.index, needs=(enemy.id,))
    yield from within(g, scope, enemy_attack_steps, enemy, you)


@flow(cite="lotr/step-6.4b.1 /step-6.4.1.1 /step-6.4.2.1 /step-6.4.3.1 /step-6.4.4.1 /chart.6")
def enemy_attack_steps(g: Rings, enemy: Any, you: Player) -> Steps[None]:
    attack = g.transient(Attack(enemy=enemy.id, who=you.index))
    if heeded(g, Attacks):
        yield from occur(g, Attacks(about=enemy.id, who=you.index))
    yield from action_window(g)  # 6.4b
    yield from declare_defenders(g, attack, enemy, you)  # 6.4.1
    yield from action_window(g)
    yield from resolve_shadows(g, attack, enemy, you)  # 6.4.2
    yield from action_window(g)
    yield from attack_damage(g, attack, enemy, you)  # 6.4.3
    if heeded(g, Attacked):
        yield from occur(g, Attacked(about=enemy.id, who=you.index, damage=attack.dealt))
    yield from action_window(g)


@cite("lotr/step-6.4.1.1 /exhausted.2 /cannot.1")
def can_defend(g: Rings, character: Any) -> bool:
    """Ready, and nothing forbids it."""
    return not character.exhausted and forbidden(g, character, DEFENDING) is None


@flow(cite="lotr/step-6.4.1.1 /sentinel.1 /multiple-defenders.1 /defending-player.2")
def declare_defenders(g: Rings, attack: Attack, enemy: Any, you: Player) -> Steps[None]:
    """The defending player exhausts a character, or declares the attack undefended; then sentinels of others may."""
    able = tuple([c for c in characters(g, you) if can_defend(g, c)])
    most = g.value(you, DEFENDERS)
    chosen: tuple[Any, ...] = ()
    if able and most == 1:
        options = (*options_for(g, able, "defend", "lotr-option-defend"), UNDEFENDED)
        words = (("card", g.word(enemy)),)
        picked = yield from choose(g, you.index, options, "lotr-prompt-defend", words, "lotr/step-6.4.1.1")
        chosen = tuple([g.entity(i) for i in picked.about])
    elif able:
        options = options_for(g, able, "defend", "lotr-option-defend")
        several = yield from choose_some(
            g,
            you.index,
            options,
            0,
            most,
            "lotr-prompt-defend",
            (("card", g.word(enemy)),),
            "lotr/multiple-defenders.1",
        )
        chosen = tuple([meant(g, o) for o in several])
    if not chosen:
        chosen = yield from ask_sentinels(g, enemy, you)
    g.change(attack, declared=True, defenders=tuple([c.id for c in chosen]))
    if not chosen:
        g.tell("lotr-log-undefended", "lotr/step-6.4.1.1", card=enemy)
        return
    for card in chosen:
        exhaust(g, card)
        mine = "lotr/step-6.4.1.1" if len(chosen) == 1 else "lotr/multiple-defenders.1"
        clause = mine if controller_of(g, card) == you.index else "lotr/sentinel.1"
        g.tell("lotr-log-defends", clause, card=card, enemy=enemy)
    if heeded(g, Defends):
        yield from occur_together(g, tuple([Defends(about=c.id, enemy=enemy.id, who=you.index) for c in chosen]))


@flow(cite="lotr/sentinel.1 /ability.4")
def ask_sentinels(g: Rings, enemy: Any, you: Player) -> Steps[tuple[Any, ...]]:
    """After an attack is declared undefended, other players may declare a character with sentinel."""
    for other in g.players:
        if other is not you:
            able = tuple([c for c in characters(g, other) if can_defend(g, c) and has(g, c, "sentinel")])
            if able:
                options = (*options_for(g, able, "defend", "lotr-option-defend"), UNDEFENDED)
                words = (("card", g.word(enemy)),)
                picked = yield from choose(g, other.index, options, "lotr-prompt-sentinel", words, "lotr/sentinel.1")
                if picked.about:
                    return (meant(g, picked),)
    return ()


@cite("lotr/step-6.4.3.1")
def defenders_of(g: Rings, attack: Attack) -> tuple[Any, ...]:
    """Those who still defend. Without any the attack is undefended."""
    return tuple([c for c in map(g.entity, attack.defenders) if in_play(g, c)])


def is_undefended(g: Rings, attack: Attack) -> bool:
    return not defenders_of(g, attack)


@cite("lotr/shadow-effect.2")
def harms_undefended(g: Rings, attack: Attack) -> bool:
    """For an effect that does nothing in an attack that is defended: is this one undefended?"""
    undefended = is_undefended(g, attack)
    if not undefended:
        g.tell("lotr-log-defended", "lotr/shadow-effect.2")
    return undefended


@flow(
    cite="lotr/step-6.4.3.1 /attack-strength.1 /defense-strength.1 /multiple-defenders.2 .3 /modifiers.1"
    " /defending-player.2"
)
def attack_damage(g: Rings, attack: Attack, enemy: Any, you: Player) -> Steps[None]:
    """Attack less defence to the defender; undefended, all of it to one hero of the defending player."""
    strength = g.value(enemy, ATTACK)
    defenders = defenders_of(g, attack)
    if defenders:
        strength -= sum([g.value(c, DEFENSE) for c in defenders])
        victims = defenders
    else:
        victims = tuple([h for h in heroes(g, you) if can_take(g, h)])
    if strength <= 0 or not victims:
        g.tell("lotr-log-deals-none", "lotr/step-6.4.3.1", card=enemy)
        return
    prompt = "lotr-prompt-defender-damage" if defenders else "lotr-prompt-undefended"
    victim = yield from choose_entity(g, you.index, victims, prompt, "hurt", "lotr/step-6.4.3.1")
    g.change(attack, dealt=strength, struck=victim.id)
    yield from deal_damage(g, victim, strength, enemy.id, True)


# ------------------------------------------------------------------ attacks of players


class DeclaredAttackers(Event):
    """A character is declared as an attacker against an enemy."""

    enemy: int = 0
    who: int = NOBODY


@cite("lotr/step-6.8b.1 /exhausted.2 /cannot.1")
def can_strike(g: Rings, character: Any) -> bool:
    return not character.exhausted and forbidden(g, character, ATTACKING) is None


@cite("lotr/step-6.8b.1 /ranged.1 /attack-once.1 /golden.1 /play-restrictions.3")
def possible_attackers(g: Rings, you: Player, enemy: Any) -> tuple[Any, ...]:
    """Who could be declared against an enemy: of another player only characters with ranged."""
    able = tuple([c for c in characters(g, you) if can_strike(g, c)])
    if enemy.engaged == you.index:
        return able
    if enemy.engaged != NOBODY:
        return tuple([c for c in able if has(g, c, "ranged")])
    return tuple([c for c in able if facts(c).get("reaches_staging")])


@cite("lotr/step-6.8a.1 /step-6.8b.1 /attack-once.1 /ranged.1")
def possible_targets(g: Rings, you: Player) -> tuple[Any, ...]:
    """The enemies a player can still declare an attack against in this phase."""
    found: tuple[Any, ...] = ()
    enemies = enemies_of(g, you)
    for other in g.players:
        if other is not you:
            enemies += enemies_of(g, other)
    for enemy in (*enemies, *staged(g, ENEMY)):
        if enemy.id not in you.attacks and may_harm(g, you, enemy) and possible_attackers(g, you, enemy):
            found += (enemy,)
    return found


@flow(cite="lotr/step-6.8a.1 /step-6.9.1 /step-6.7.1")
def player_attacks(g: Rings) -> Steps[None]:
    """Player by player, as many attacks as each can and will declare."""
    for you in g.players:
        g.change(g.clock, seat=you.index)
        while not you.out:
            targets = possible_targets(g, you)
            if not targets:
                break
            options = (*options_for(g, targets, "attack", "lotr-option-attack"), NO_ATTACK)
            picked = yield from choose(g, you.index, options, "lotr-prompt-attack", cite="lotr/step-6.8a.1")
            if not picked.about:
                break
            enemy = meant(g, picked)
            g.change(you, attacks=(*you.attacks, enemy.id))
            yield from declare_attack(g, you, enemy)
            yield from settle(g)
    g.change(g.clock, seat=NOBODY)


@flow(cite="lotr/step-6.8b.1")
def declare_attack(g: Rings, you: Player, enemy: Any) -> Steps[None]:
    able = possible_attackers(g, you, enemy)
    alone = enemy.engaged == NOBODY
    options = options_for(g, able, "attacker", "lotr-option-attacker")
    words = (("card", g.word(enemy)),)
    picked = yield from choose_some(
        g, you.index, options, 1, 1 if alone else len(able), "lotr-prompt-attackers", words, "lotr/step-6.8b.1"
    )
    yield from player_attack(g, you, enemy, tuple([meant(g, o) for o in picked]), alone)


@flow(cite="lotr/step-6.8b.1 /step-6.8.4.1 /attacks-outside-combat-phase.1")
def player_attack(g: Rings, you: Player, enemy: Any, attackers: tuple[Any, ...], alone: bool = False) -> Steps[None]:
    """One attack against an enemy."""
    scope = Scope(kind=ATTACK_SCOPE, owner=you.index)
    yield from within(g, scope, player_attack_steps, you, enemy, attackers, alone)


@flow(cite="lotr/step-6.8.3.1 /step-6.8.4.1 /chart.6")
def player_attack_steps(g: Rings, you: Player, enemy: Any, attackers: tuple[Any, ...], alone: bool) -> Steps[None]:
    """If the enemy leaves play before it is struck, the attack is over; the window after the blow opens, even if that
    was deadly."""
    attack = g.transient(Attack(enemy=enemy.id, who=you.index, by_enemy=False, alone=alone))
    aimed = Scope(kind=BLOW, owner=you.index, needs=(enemy.id,))
    yield from within(g, aimed, up_to_the_blow, attack, you, enemy, attackers)
    if attack.struck:
        yield from action_window(g)


@flow(cite="lotr/step-6.8.1.1 /step-6.8.2.1 /step-6.8.3.1 /chart.6")
def up_to_the_blow(g: Rings, attack: Attack, you: Player, enemy: Any, attackers: tuple[Any, ...]) -> Steps[None]:
    yield from send(g, attack, enemy, attackers, you)
    if not attack.alone:
        yield from join_attack(g, attack, enemy, you)  # 6.8.1
    yield from action_window(g)
    g.tell("lotr-log-strength", "lotr/step-6.8.2.1", card=enemy, n=strength_of(g, attack))  # 6.8.2
    yield from action_window(g)
    yield from strike(g, attack, enemy)  # 6.8.3


@flow(cite="lotr/step-6.8b.1")
def send(
    g: Rings, attack: Attack, enemy: Any, who: tuple[Any, ...], you: Player, clause: str = "lotr/step-6.8b.1"
) -> Steps[None]:
    """Characters are exhausted and declared as attackers."""
    for card in who:
        exhaust(g, card)
        g.tell("lotr-log-attacker", clause, card=card, enemy=enemy)
    g.change(attack, attackers=(*attack.attackers, *[c.id for c in who]), declared=True)
    if heeded(g, DeclaredAttackers):
        yield from occur_together(g, tuple([DeclaredAttackers(about=c.id, enemy=enemy.id, who=you.index) for c in who]))


@flow(cite="lotr/step-6.8.1.1 /ranged.1")
def join_attack(g: Rings, attack: Attack, enemy: Any, you: Player) -> Steps[None]:
    """The other players may add characters with ranged."""
    for other in g.players:
        if other is not you and may_harm(g, other, enemy):
            able = tuple([c for c in characters(g, other) if can_strike(g, c) and has(g, c, "ranged")])
            options = options_for(g, able, "attacker", "lotr-option-attacker")
            picked = yield from choose_some(
                g, other.index, options, 0, len(able), "lotr-prompt-join", (("card", g.word(enemy)),),
                "lotr/step-6.8.1.1",
            )  # fmt: skip
            if picked:
                joining = tuple([meant(g, o) for o in picked])
                yield from send(g, attack, enemy, joining, other, "lotr/step-6.8.1.1")


@cite("lotr/step-6.8.2.1 /attack-strength.1 /modifiers.1")
def strength_of(g: Rings, attack: Attack) -> int:
    """The attack strength of all characters that are attacking at this moment."""
    return sum([g.value(c, ATTACK) for c in map(g.entity, attack.attackers) if in_play(g, c)])


@flow(cite="lotr/step-6.8.3.1 /defense-strength.1")
def strike(g: Rings, attack: Attack, enemy: Any) -> Steps[None]:
    n = max(0, strength_of(g, attack) - g.value(enemy, DEFENSE))
    g.change(attack, dealt=n, struck=enemy.id)
    yield from deal_damage(g, enemy, n, attack.attackers[0], True)


@flow
def attack_each(g: Rings, enemies: tuple[Any, ...]) -> Steps[None]:
    """Engaged enemies attack by an effect, each the player it is engaged with, in an order the first player chooses."""
    left = enemies
    while left:
        enemy = yield from next_one(g, left)
        left = tuple([e for e in left if e is not enemy])
        if in_play(g, enemy) and enemy.engaged != NOBODY:
            yield from attack_now(g, enemy, g.seat(enemy.engaged))
            yield from settle(g)

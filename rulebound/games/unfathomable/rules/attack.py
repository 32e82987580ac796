"""Attacks, in seven steps (chapter 2)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import Stat
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.unfathomable.rules.defeat import defeat
from rulebound.games.unfathomable.rules.dice import roll_die
from rulebound.games.unfathomable.rules.supplies import take_deep_ones
from rulebound.games.unfathomable.state import Character, Space, Unfathomable, at

BASIC = Stat("basic-attack")
"""What is added to a character's attacks without a weapon."""
ATTACKING = Stat("attacking")
"""Forbidden: attacking."""


@cite("unfathomable/2.5 /2.5-1 /2.5-2 /54.2 /54.2-1 /54.2-2")
def attack_target(target: Any) -> int:
    """What the die must reach: 4 against a Deep One, 6 against a character."""
    return 4 if isinstance(target, Space) else 6


@cite("unfathomable/2.4 /2.4-1 /2.4-2 /2.4-3 /9.1 /9.2 /1.14-2 /5.3 /32.1")
def targets(g: Unfathomable, you: Character, space: Space) -> tuple[Any, ...]:
    """The enemies in a space: for humans Deep Ones (named by their space) and revealed traitors, for these humans."""
    if you.traitor:
        return tuple([c for c in at(g, space) if not c.traitor])
    return (*((space,) if space.deep_ones else ()), *[c for c in at(g, space) if c.traitor])


@flow(cite="unfathomable/2 /2.2 /2.3 /2.9 /2.9-1 /2.9-2 /2.9-5")
def attack(g: Unfathomable, you: Character, target: Any, bonus: int = 0, aimed: bool = True) -> Steps[None]:
    """A character attacks a Deep One (its space) or a character. What only works alike is not `aimed`."""
    tell_aim(g, you, target, aimed)
    face = yield from roll_die(g, you, to_hit(g, target), aimed, bonus)
    if face < attack_target(target):
        line = "unfathomable-log-attack-fails" if aimed else "unfathomable-log-withstands"
        g.tell(line, "unfathomable/2.9-5" if aimed else "", n=face, target=attack_target(target))
    elif isinstance(target, Space):
        take_deep_ones(g, target, cite="unfathomable/2.9-2" if aimed else "")
    else:
        yield from defeat(g, target, you.id, "unfathomable/2.9-1" if aimed else "")


def to_hit(g: Unfathomable, target: Any) -> Term:
    """What the die of an attack decides: a Deep One (its space) or a character falls to so much."""
    what = "deep-one" if isinstance(target, Space) else "character"
    return Term(f"unfathomable-roll-hit-{what}", (("n", attack_target(target)), ("target", g.word(target))))


@cite("unfathomable/2.3")
def tell_aim(g: Unfathomable, you: Character, target: Any, aimed: bool) -> None:
    """Who strikes at whom: an attack, or what only works alike."""
    verb, clause = ("attack", "unfathomable/2.3") if aimed else ("strikes", "")
    if isinstance(target, Space):
        g.tell(f"unfathomable-log-{verb}-deep-one", clause, seat=you, place=target)
    else:
        g.tell(f"unfathomable-log-{verb}", clause, seat=you, thing=target)


@flow(cite="unfathomable/1.14 /1.14-1 /1.14-2 /2.4 /2.4-3 /2.9-5")
def deep_one_attacks(g: Unfathomable, space: Space) -> Steps[None]:
    """A Deep One attacks a human in its space; the current player chooses among several and rolls."""
    victims = tuple([c for c in at(g, space) if not c.traitor])
    victim = yield from choose_entity(
        g, g.clock.lead, victims, "unfathomable-prompt-victim", "victim", "unfathomable/1.14-1"
    )
    g.tell("unfathomable-log-deep-one-attacks", "unfathomable/1.14", seat=victim)
    face = yield from roll_die(g, g.current, to_hit(g, victim), True)
    if face < attack_target(victim):
        g.tell("unfathomable-log-attack-fails", "unfathomable/2.9-5", n=face, target=attack_target(victim))
    else:
        yield from defeat(g, victim, space.id, "unfathomable/2.9-1")


@flow(cite="unfathomable/12.4 /12.11 /2.1-1")
def basic_attack(g: Unfathomable, you: Character, target: Any) -> Steps[None]:
    yield from attack(g, you, target, g.value(you, BASIC))

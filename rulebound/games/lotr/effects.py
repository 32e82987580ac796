"""The words cards are written in, beside those of the rules: choose, for a while, until."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.game import PHASE
from rulebound.core.game.values import Modifier, Stat, forbidden, lasting
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.lotr.cards import BY, IMMUNE, NO_ATTACK_ON
from rulebound.games.lotr.state import Player, Rings


@cite("lotr/lasting-effects.1 .2 .3 /event-cards.4 /effects.3")
def for_a_while(g: Rings, source: Any, targets: tuple[Any, ...], stat: Stat, n: int, until: str = PHASE) -> None:
    """A change that lasts, for exactly these cards: those that come later are not touched by it."""
    if targets:
        lasting(g, BY[stat.key, n], source, until, targets)
        said = "lotr-log-more" if n > 0 else "lotr-log-less"
        g.tell(said, cards=targets, number=Term(f"lotr-{stat.key}"), n=abs(n), until=Term(f"lotr-until-{until}"))
    else:
        g.tell("lotr-log-nobody", "lotr/effects.3")


@cite("lotr/lasting-effects.1 .3")
def lasts(g: Rings, modifier: Modifier, source: Any, targets: tuple[Any, ...], until: str = PHASE) -> None:
    """A modifier written with `passing` lasts for these cards; the log calls it by its key."""
    if targets:
        lasting(g, modifier, source, until, targets)
        g.tell(f"lotr-log-{modifier.key}", cards=targets)
    else:
        g.tell("lotr-log-nobody", "lotr/effects.3")


@cite("lotr/cannot.1 /lasting-effects.3")
def keep_off(g: Rings, source: Any, enemies: tuple[Any, ...], you: Player, until: str = PHASE) -> None:
    """These enemies cannot attack this player, also if they are engaged with somebody else meanwhile."""
    for enemy in enemies:
        lasting(g, NO_ATTACK_ON, source, until, (enemy, you))
    g.tell("lotr-log-no-attack-on", cards=enemies, seat=you)


@cite("lotr/lasting-effects.4")
def lasts_for_all(g: Rings, modifier: Modifier, source: Any, until: str = PHASE) -> None:
    """A modifier of an encounter card lasts for whatever fits at the time, also for what comes later."""
    lasting(g, modifier, source, until, None)


@cite("lotr/immune.1 /choose.1 .3")
def choosable(g: Rings, cards: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those of the cards that an effect of a player card may choose."""
    return tuple([c for c in cards if forbidden(g, c, IMMUNE) is None])


@flow(cite="lotr/choose.1 .2 /playing-a-card.6 /effects.3")
def choose_target(g: Rings, you: Player, cards: tuple[Any, ...], prompt: str) -> Steps[Any]:
    """The player chooses one of the cards; None if there is none."""
    among = choosable(g, cards)
    if not among:
        g.tell("lotr-log-no-choice", "lotr/effects.3", seat=you)
    return (yield from choose_entity(g, you.index, among, prompt, "choose", "lotr/choose.2"))


@flow(cite="lotr/choose.1 .2")
def choose_player(g: Rings, you: Player, among: tuple[Player, ...] = ()) -> Steps[Any]:
    return (yield from choose_entity(g, you.index, among or g.players, "lotr-prompt-player", "choose", "lotr/choose.2"))


@flow(cite="lotr/first-player.3 /effects.3")
def first_player_chooses(g: Rings, cards: tuple[Any, ...], prompt: str) -> Steps[Any]:
    """The target of an encounter effect that names no player; None if there is none."""
    if not cards:
        g.tell("lotr-log-no-choice", "lotr/effects.3", seat=g.first)
    return (yield from choose_entity(g, g.clock.lead, cards, prompt, "choose", "lotr/first-player.3"))

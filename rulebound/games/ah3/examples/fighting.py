"""Attacking, evading, engaging: what is done to monsters."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    TOMMY,
    begin,
    dice,
    health,
    horror,
    hurt,
    monsters_in,
    remnants,
    space,
    status,
    top,
    turn,
)


@example("ah3/419.2 ah3/475.13 ah3/465.2", "Attacking a ready monster engages it; a damage for each success")
def attacking(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    dice(t, 5, 2)
    t.choose("attack abyssal-servant")
    t.expect(status("abyssal-servant") == "engaged 1", hurt("abyssal-servant") == 1)


@example("ah3/419.4 ah3/459.8f", "The monster's attack modifier changes the number of dice")
def attack_modifier(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 5, 5)
    t.choose("attack abyssal-servant")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(hurt("abyssal-servant") == 2)


@example("ah3/419.5", "Of several monsters one is attacked, with its own modifier only")
def attack_one(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 5, 1)
    t.choose("attack eyeless-watcher")
    t.heard("ah3-log-test", "ah3/466.2a", n=3)
    t.expect(hurt("abyssal-servant") == 0, hurt("eyeless-watcher") == 2)


@example("ah3/419.3 ah3/465.9 ah3/465.11", "Attacking what is engaged with another takes it over")
def taking_over(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=2)
    turn(t)
    dice(t, 1, 1)
    t.choose("attack abyssal-servant")
    t.heard("ah3-log-engages", "ah3/419.3")
    t.expect(status("abyssal-servant") == "engaged 1")


@example("ah3/419.6", "An exhausted monster stays exhausted, and is hurt")
def attacking_exhausted(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    turn(t)
    dice(t, 6, 1)
    t.choose("attack abyssal-servant")
    t.expect(status("abyssal-servant") == "exhausted", hurt("abyssal-servant") == 1)


@example("ah3/459.9 ah3/475.15 ah3/459.11", "As much damage as health defeats it: its card goes on top of the deck")
def defeating(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 6)
    t.choose("attack robed-figure")
    t.expect(status("robed-figure") == "", top("monster-deck") == "robed-figure", remnants(1) == 0)


@example("ah3/419.7 ah3/459.8c", "A remnant is left of some, for whoever defeats them in an attack")
def remnant_of_it(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1, damage=2)
    turn(t)
    dice(t, 1, 1, 6)
    t.choose("attack eyeless-watcher")
    t.expect(remnants(1) == 1, status("eyeless-watcher") == "")


@example("ah3/430.2 ah3/430.3", "The elite have more health for each investigator there was at the start")
def elite(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, AGNES, space="train-station")
    t.arrange("monster", code="wake-titan", space="black-cave", damage=0)
    turn(t)
    t.expect(health("wake-titan") == 5)


# ------------------------------------------------------------------ evading


@example("ah3/427.2 ah3/410.2", "A success frees from one monster, which is exhausted; free of all, one more action")
def evading(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t, 1, 1)
    dice(t, 5, 1, 1)
    t.choose("evade")
    t.asked(1, ACTION, n=1)
    t.expect(status("robed-figure") == "exhausted")


@example("ah3/427.2", "With fewer successes than monsters one chooses, and has no action for it")
def evading_some(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t, 1, 1)
    dice(t, 5)
    t.choose("evade")
    t.choose("evade abyssal-servant")
    t.asked(2, ACTION, n=2)
    t.expect(status("robed-figure") == "engaged 1", status("abyssal-servant") == "exhausted")


@example("ah3/427.2", "A success may be left unused: from whom one gets away one chooses, also none of them")
def evading_fewer(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="veil", space="graveyard")
    t.arrange("monster", code="altered-servant", status="engaged", seat=1)
    t.arrange("monster", code="lodge-enforcer", status="engaged", seat=1)
    turn(t, 1, 1)
    dice(t, 5, 5)
    t.choose("evade")
    t.asked(1, "ah3-prompt-evade", n=2)
    t.choose("evade altered-servant")
    t.expect(status("altered-servant") == "exhausted", status("lodge-enforcer") == "engaged 1", horror(1) == 0)


@example("ah3/427.3 ah3/459.8g", "The evade modifier changes the number of dice")
def evade_modifier(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("evade")
    t.heard("ah3-log-test", "ah3/466.2a", n=1)


@example("ah3/427.4", "Of several monsters the worst modifier alone counts")
def worst_modifier(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("sheet", seat=1, focus="observation")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("evade")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.pass_until(ACTION)


@example("ah3/405.5", "A massive monster is not exhausted, and is there again after the action for evading it")
def evading_the_massive(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="wake-titan", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1)
    t.choose("evade")
    t.expect(status("wake-titan") == "ready")
    t.choose("gather")
    t.expect(status("wake-titan") == "engaged 1")


@example("ah3/405.2 ah3/405.3", "A massive monster engages everybody in its space")
def massive(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=2, space="curiositie-shoppe")
    t.arrange("monster", code="wake-titan", status="engaged", seat=1)
    turn(t, 2)
    t.choose("move train-station")
    t.expect(status("wake-titan") == "engaged 1 2")


@example("ah3/465.8 ah3/465.3.1", "An engaged monster is where its investigator is")
def same_space(t: ExampleTable) -> None:
    begin(t, TOMMY, space="curiositie-shoppe")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.choose("move train-station")
    t.asked(1, "ah3-prompt-move-on")
    t.expect(monsters_in("train-station").has("eyeless-watcher"))


@example("ah3/465.10", "Engaged with any number of monsters")
def many_monsters(t: ExampleTable) -> None:
    begin(t, TOMMY, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.expect(status("robed-figure") == "engaged 1", status("abyssal-servant") == "engaged 1")


@example("ah3/459.8e", "Less damage than health defeats nothing")
def not_enough(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1, damage=1)
    turn(t)
    dice(t, 6, 6)
    t.choose("attack abyssal-servant")
    t.expect(hurt("abyssal-servant") == 3)


@example("ah3/407.2", "One gets away only from what one is engaged with")
def only_from_these(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    t.arrange("monster", code="occult-ritualist", space="train-station")
    turn(t)
    dice(t, 5)
    t.choose("evade")
    t.offered("evade robed-figure", "evade eyeless-watcher")
    t.not_offered("evade occult-ritualist")
    t.choose("evade robed-figure")
    t.expect(status("robed-figure") == "exhausted", status("eyeless-watcher") == "engaged 1")


@example("ah3/465.4 ah3/459.2", "An engaged monster is not ready: it takes no notice of who comes")
def not_ready(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=1, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    turn(t)
    t.choose("move train-station")
    t.asked(1, "ah3-prompt-move-on")
    t.expect(space(1) == "train-station", status("robed-figure") == "engaged 2")

"""Actions, activating abilities, what comes after, attacks of opportunity."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    discard,
    doom,
    engaged,
    exhausted,
    gathering,
    hand,
    hand_size,
    horror,
    in_play,
    midnight,
    out,
    resources,
    threat,
    turn_of,
)

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "", actions: int = 3) -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t, actions=actions)


def with_daisy(t: ExampleTable, hand: str = "") -> None:
    """Roland and Daisy in the Hallway; Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="0 0")
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)


# ------------------------------------------------------------------ actions


@example("ahlcg/action.1", "Three actions a turn, and no fourth")
def three_actions(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.choose("resource", "resource", "resource")
    t.expect(resources(SKIDS) == 8, actions(SKIDS) == 0)
    t.refused("resource", "ahlcg/action.1")


@example("ahlcg/action.1", "Frozen in Fear: the first move of the round costs two actions, the next one a single one")
def a_dearer_action(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.choose("move attic")
    t.expect(at(ROLAND) == "attic", actions(ROLAND) == 1)
    t.choose("move hallway")
    t.expect(at(ROLAND) == "hallway")


@example("ahlcg/action.1", "An action whose whole cost cannot be paid cannot be taken")
def too_dear(t: ExampleTable) -> None:
    alone(t, actions=1)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.refused("move attic", "ahlcg/action.1")
    t.offered("investigate")


@example("ahlcg/action.2", "Blinding Light: a symbol costs one of the actions that are left")
def a_lost_action(t: ExampleTable) -> None:
    alone(t, AGNES, tokens="skull skull", hand="01066")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("play blinding-light")
    t.expect(actions(AGNES) == 1, damage("ghoul-minion") == 1, engaged(1) == ())


# ------------------------------------------------------------------ activating abilities


@example("ahlcg/activate-action.1", "Old Book of Lore: only in the turn of the one who controls it")
def in_your_own_turn(t: ExampleTable) -> None:
    with_daisy(t)
    t.arrange("asset", code="01031", seat=2)
    t.asked(1, "ahlcg-prompt-action")
    t.choose("pass")
    t.asked(2, "ahlcg-prompt-action")
    t.offered("read old-book-of-lore", seat=2)


@example(
    "ahlcg/activate-action.2 ahlcg/attack-of-opportunity.3",
    "Haunted: both actions are spent first, the enemy attacks once, then it is discarded",
)
def two_actions_at_once(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="haunted", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("exorcise haunted")
    t.asked(1, "ahlcg-prompt-assign-damage")
    t.expect(actions(ROLAND) == 1)
    t.choose("damage yours")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(damage(ROLAND) == 1, threat(1) == ("swarm-of-rats",))


@example("ahlcg/activate-action.4", "Old Book of Lore: the one who controls it can use it, nobody else")
def your_own_cards(t: ExampleTable) -> None:
    with_daisy(t)
    t.arrange("asset", code="01031", seat=2)
    t.arrange("deck", seat=2, cards="knife")
    t.not_offered("read old-book-of-lore")
    t.choose("pass")
    t.choose("read old-book-of-lore", "choose daisy-walker", "take knife", seat=2)
    t.expect(hand(2) == ("knife",))


@example("ahlcg/activate-action.5", "Southside: an ability of the location where you are")
def the_location_itself(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("stand", seat=1, place="southside")
    turn_of(t)
    t.choose("look-things-up southside")
    t.heard("ahlcg-log-draw", "ahlcg/activate-action.5", n=3)
    t.expect(hand_size(1) == 3, actions(ROLAND) == 2)


@example("ahlcg/activate-action.5", "Haunted: anybody at the same location can get rid of it")
def anothers_threat_area(t: ExampleTable) -> None:
    with_daisy(t)
    t.arrange("threat", code="haunted", seat=2)
    t.choose("exorcise haunted")
    t.heard("ahlcg-log-put-away", "ahlcg/activate-action.5")
    t.expect(threat(2) == (), discard(2) == ("haunted",), actions(ROLAND) == 1)


@example("ahlcg/activate-action.5", "Haunted: nobody elsewhere can")
def a_threat_area_elsewhere(t: ExampleTable) -> None:
    with_daisy(t)
    t.arrange("threat", code="haunted", seat=2)
    t.offered("exorcise haunted")
    t.choose("move cellar")
    t.not_offered("exorcise haunted")


@example("ahlcg/activate-action.6", "Uncovering the Conspiracy: an ability of the current act, from anywhere")
def the_current_act(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("top", pile="cultists", codes="01138")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy")
    t.heard("ahlcg-log-encounter", "ahlcg/activate-action.6")
    t.expect(at("herman-collins") == "graveyard", clues(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/activate-action.6", "Predator or Prey?: an ability of the current agenda, from anywhere")
def the_current_agenda(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    turn_of(t)
    t.choose("go-home predator-or-prey")
    t.heard("ahlcg-log-eliminated", "ahlcg/resign.2")
    t.expect(out(ROLAND) == "resigned")


@example("ahlcg/active-player.1", "Working a Hunch: the active player is the one whose turn it is")
def the_active_player(t: ExampleTable) -> None:
    with_daisy(t, hand="working-a-hunch")
    t.arrange("stand", seat=1, place="attic")
    turn_of(t, seat=2)
    t.choose("pass", seat=2)
    t.asked(1, "ahlcg-prompt-action")
    t.choose("play working-a-hunch")
    t.expect(clues(ROLAND) == 1, actions(ROLAND) == 3)


# ------------------------------------------------------------------ after


@example("ahlcg/after.1", "Research Librarian: she answers her own entering when she is there")
def after_it_is_complete(t: ExampleTable) -> None:
    alone(t, DAISY, hand="research-librarian")
    t.arrange("deck", seat=1, cards="knife 01031")
    t.choose("play research-librarian")
    t.expect(area(1) == ("research-librarian",))
    t.choose("find-tome research-librarian", "take old-book-of-lore")
    t.expect(hand(1) == ("old-book-of-lore",))


@example("ahlcg/after.2", "Acolyte: it is drawn, spawns where the players say, and only then gets its doom")
def after_all_that_belongs_to_it(t: ExampleTable) -> None:
    alone(t, AGNES, hand="drawn-to-the-flame")
    t.arrange("encounter", cards="acolyte")
    t.choose("play drawn-to-the-flame")
    t.expect(in_play("acolyte") == False, unchanged=True)  # noqa: E712
    t.choose("spawn cellar")
    t.expect(at("acolyte") == "cellar", doom("acolyte") == 1)


# ------------------------------------------------------------------ attacks of opportunity


@example("ahlcg/attack-of-opportunity.1", "Every ready enemy attacks, in the order the investigator chooses")
def each_of_them(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("resource")
    t.asked(1, "ahlcg-prompt-opportunity")
    t.choose("attack icy-ghoul")
    t.expect(damage(ROLAND) == 3, horror(ROLAND) == 2, resources(ROLAND) == 6)


@example("ahlcg/attack-of-opportunity.1", "Whoever fights, evades, parleys or resigns is not attacked for it")
def quiet_actions(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3, tokens="-1 -1")
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("fight flesh-eater", "evade flesh-eater")
    t.expect(engaged(1) == (), horror(ROLAND) == 0)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("flee parlor")
    t.expect(out(ROLAND) == "resigned", horror(ROLAND) == 0)


@example(
    "ahlcg/attack-of-opportunity.2 ahlcg/attack-of-opportunity.5",
    "The costs of playing a card come before the attack, the card itself after it",
)
def between_cost_and_effect(t: ExampleTable) -> None:
    alone(t, hand="knife")
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("play knife")
    t.asked(1, "ahlcg-prompt-assign-damage")
    t.expect(resources(ROLAND) == 4, actions(ROLAND) == 2, area(1) == ("guard-dog",))
    t.choose("damage yours")
    t.expect(area(1) == ("guard-dog", "knife"), damage(ROLAND) == 1)


@example("ahlcg/attack-of-opportunity.4", "The enemy stays ready, and attacks again at the next such action")
def it_stays_ready(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("resource", "resource")
    t.expect(damage(ROLAND) == 2, exhausted("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/attack-of-opportunity.5", "Whoever is defeated by the attack loses the action as well")
def the_action_is_lost(t: ExampleTable) -> None:
    with_daisy(t)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("investigate")
    t.expect(out(ROLAND) == "defeated", clues("attic") == 4)


@example("ahlcg/attack-of-opportunity.6", "Dodge: an attack of opportunity is an attack that can be cancelled")
def it_is_an_attack(t: ExampleTable) -> None:
    alone(t, hand="dodge")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("draw", "play dodge")
    t.expect(damage(ROLAND) == 0, discard(1) == ("dodge",), hand_size(1) == 1)


@example("ahlcg/attacker-attacked.1", "Guard Dog: it bites the attacker, not another enemy engaged with you")
def the_attacker(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.choose("draw", "attack icy-ghoul", "damage 2 guard-dog", "horror yours", "bite guard-dog")
    t.expect(damage("icy-ghoul") == 1, damage("flesh-eater") == 0)

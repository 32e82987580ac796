"""Basic weaknesses at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.investigator_cards import AGNES, DAISY, ROLAND, alone, reading
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    clues,
    damage,
    discard,
    doom,
    engaged,
    gathering,
    hand,
    horror,
    resources,
    threat,
    turn_of,
    value,
)


def draws(t: ExampleTable, weakness: str, who: str = ROLAND, hand: str = "") -> None:
    """An investigator, alone in the Study, draws a weakness."""
    alone(t, who, hand=hand)
    t.arrange("deck", seat=1, cards=f"{weakness} emergency-cache emergency-cache")
    t.choose("draw")


@example("ahlcg/weakness.2", "Amnesia: all cards of the hand but one are discarded")
def amnesia(t: ExampleTable) -> None:
    draws(t, "amnesia", hand="knife machete flashlight")
    t.choose("discard knife, discard flashlight")
    t.heard("ahlcg-log-put-away", "ahlcg/revelation.2")
    t.expect(hand(1) == ("machete",), discard(1).has("knife"), discard(1).has("amnesia"))


@example("ahlcg/weakness.7", "Amnesia: a weakness in hand cannot be chosen, so it is what remains")
def amnesia_and_a_weakness(t: ExampleTable) -> None:
    draws(t, "amnesia", AGNES, hand="dark-memory knife machete")
    t.expect(hand(1) == ("dark-memory",))


@example("ahlcg/weakness.2", "Paranoia: all resources are lost")
def paranoia(t: ExampleTable) -> None:
    draws(t, "paranoia")
    t.expect(resources(ROLAND) == 0, discard(1) == ("paranoia",), hand(1) == ())


# ------------------------------------------------------------------ weaknesses that stay


@example("ahlcg/weakness.2 ahlcg/ability.constant.1", "Haunted: -1 to each skill while it is in the threat area")
def haunted(t: ExampleTable) -> None:
    draws(t, "haunted")
    t.expect(
        threat(1) == ("haunted",),
        value(ROLAND, SKILL["willpower"]) == 2,
        value(ROLAND, SKILL["intellect"]) == 2,
        value(ROLAND, SKILL["combat"]) == 3,
        value(ROLAND, SKILL["agility"]) == 1,
    )


@example("ahlcg/activate-action.2", "Haunted: two actions of one turn discard it")
def haunted_no_more(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="haunted", seat=1)
    t.choose("exorcise haunted")
    t.expect(threat(1) == (), actions(ROLAND) == 1, value(ROLAND, SKILL["combat"]) == 4, discard(1) == ("haunted",))


@example("ahlcg/activate-action.2", "Haunted: one action is not enough")
def haunted_needs_two_actions(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="haunted", seat=1)
    turn_of(t, actions=1)
    t.refused("exorcise haunted", "ahlcg/action.1")


@example("ahlcg/attack-of-opportunity.3", "Haunted: the two actions provoke one attack, not two")
def haunted_and_hunted(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("threat", code="haunted", seat=1)
    t.choose("exorcise haunted")
    t.expect(threat(1) == ("swarm-of-rats",), damage(ROLAND) == 1)


@example("ahlcg/activate-action.5 ahlcg/you-your.3", "Haunted: another investigator there may spend the actions")
def haunted_has_friends(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("threat", code="haunted", seat=1)
    turn_of(t, seat=2)
    t.choose("exorcise haunted")
    t.expect(threat(1) == (), actions(DAISY) == 1, discard(1) == ("haunted",))


@example("ahlcg/ability.forced.5", "Psychosis: horror brings 1 direct damage")
def psychosis(t: ExampleTable) -> None:
    alone(t, ROLAND, "ghoul-priest")
    t.arrange("threat", code="psychosis", seat=1)
    t.choose("resource")
    t.expect(horror(ROLAND) == 2, damage(ROLAND) == 3)


@example(
    "ahlcg/taking-damage-horror.2", "Psychosis: also if an ally bears the horror; the direct damage is Roland's own"
)
def psychosis_and_an_ally(t: ExampleTable) -> None:
    alone(t, ROLAND, "ghoul-minion")
    t.arrange("threat", code="psychosis", seat=1)
    t.arrange("asset", code="beat-cop", seat=1)
    t.choose("resource", "damage yours", "horror 1 beat-cop")
    t.expect(horror("beat-cop") == 1, damage(ROLAND) == 2, damage("beat-cop") == 0)


@example("ahlcg/taking-damage-horror.2", "Psychosis: damage alone does not wake it")
def psychosis_and_damage(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("threat", code="psychosis", seat=1)
    t.choose("resource")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 0)


@example("ahlcg/weakness.2", "Psychosis: drawn, it stays in the threat area")
def psychosis_is_drawn(t: ExampleTable) -> None:
    draws(t, "psychosis")
    t.expect(threat(1) == ("psychosis",))


@example("ahlcg/activate-action.2", "Psychosis: two actions discard it")
def psychosis_no_more(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="psychosis", seat=1)
    t.choose("calm-down psychosis")
    t.heard("ahlcg-log-put-away", "ahlcg/activate-action.5")
    t.expect(threat(1) == (), actions(ROLAND) == 1)


@example("ahlcg/ability.forced.5", "Hypochondria: damage brings 1 direct horror")
def hypochondria(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("threat", code="hypochondria", seat=1)
    t.choose("resource")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1)


@example(
    "ahlcg/ability.forced.5", "Psychosis and Hypochondria together: each answers the other, until one defeats Roland"
)
def vicious_circle(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("threat", code="psychosis", seat=1)
    t.arrange("threat", code="hypochondria", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.expect(horror(ROLAND) == 5, damage(ROLAND) == 5, threat(1) == ())


@example("ahlcg/taking-damage-horror.1", "Hypochondria: also if an ally bears the damage")
def hypochondria_and_an_ally(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("threat", code="hypochondria", seat=1)
    t.arrange("asset", code="beat-cop", seat=1)
    t.choose("resource", "damage 1 beat-cop")
    t.expect(damage("beat-cop") == 1, horror(ROLAND) == 1, horror("beat-cop") == 0)


@example("ahlcg/weakness.2", "Hypochondria: drawn, it stays in the threat area")
def hypochondria_is_drawn(t: ExampleTable) -> None:
    draws(t, "hypochondria")
    t.expect(threat(1) == ("hypochondria",))


@example("ahlcg/activate-action.2", "Hypochondria: two actions discard it")
def hypochondria_no_more(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="hypochondria", seat=1)
    t.choose("calm-down hypochondria")
    t.heard("core-log-ability", "ahlcg/activate-action.5")
    t.expect(threat(1) == (), actions(ROLAND) == 1)


# ------------------------------------------------------------------ enemies


@example("ahlcg/weakness.2 ahlcg/spawn.3", "Mob Enforcer: drawn, he is engaged with who drew him")
def enforcer_comes(t: ExampleTable) -> None:
    draws(t, "mob-enforcer")
    t.expect(engaged(1) == ("mob-enforcer",))


@example("ahlcg/parley.1", "Mob Enforcer: 4 resources and a parley send him away, without an attack")
def enforcer_is_paid(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.choose("pay-him mob-enforcer")
    t.expect(resources(ROLAND) == 1, engaged(1) == (), damage(ROLAND) == 0, discard(1) == ("mob-enforcer",))


@example("ahlcg/costs.4", "Mob Enforcer: not for less")
def enforcer_wants_four(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("tokens", on=ROLAND, kind="resources", n=3)
    t.refused("pay-him mob-enforcer", "ahlcg/resources.2")


def passes_by(t: ExampleTable, enemy: str) -> None:
    """A weakness of Roland's stands in the Hallway beside Daisy, Roland is in the Attic: it goes for him alone."""
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code=enemy, seat=1)
    t.arrange("enemy", code=enemy, place="hallway")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("encounter", cards="swarm-of-rats ancient-evils")
    turn_of(t, actions=0)
    t.expect(engaged(1) == (), engaged(2) == (), at(enemy) == "hallway")
    t.choose("pass", seat=2)
    t.expect(engaged(1).has(enemy), at(enemy) == "attic", damage(ROLAND) == 1, damage(DAISY) == 0)


@example("ahlcg/prey.4 ahlcg/hunter.2", "Mob Enforcer: hunts his bearer, and passes by everybody else")
def enforcer_hunts_his_bearer(t: ExampleTable) -> None:
    passes_by(t, "mob-enforcer")


@example("ahlcg/prey.4 ahlcg/hunter.2", "Silver Twilight Acolyte: hunts its bearer, and passes by everybody else")
def acolyte_hunts_its_bearer(t: ExampleTable) -> None:
    passes_by(t, "silver-twilight-acolyte")


@example("ahlcg/prey.4 ahlcg/hunter.2", "Stubborn Detective: hunts his bearer, and passes by everybody else")
def detective_hunts_his_bearer(t: ExampleTable) -> None:
    passes_by(t, "stubborn-detective")


@example("ahlcg/ability.forced.5", "Silver Twilight Acolyte: 1 doom on the agenda after it attacks")
def acolyte_reports(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    t.choose("resource")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(damage(ROLAND) == 1, doom("whats-going-on") == 1)


@example("ahlcg/ability.forced.5", "Silver Twilight Acolyte: its doom does not make the agenda advance by itself")
def acolyte_is_patient(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=2)
    t.choose("resource")
    t.expect(doom("whats-going-on") == 3, agenda() == "whats-going-on")


@example("ahlcg/ability.forced.5", "Silver Twilight Acolyte: no doom for the attacks of others")
def acolyte_watches(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("enemy", code="silver-twilight-acolyte", place="study", exhausted=1, seat=1)
    t.choose("resource")
    t.expect(damage(ROLAND) == 1, doom("whats-going-on") == 0)


@example("ahlcg/cancel.1", "Silver Twilight Acolyte: no doom after an attack that was cancelled")
def acolyte_is_dodged(t: ExampleTable) -> None:
    alone(t, ROLAND, hand="dodge")
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    t.choose("resource", "play dodge")
    t.expect(doom("whats-going-on") == 0, damage(ROLAND) == 0, discard(1) == ("dodge",))


@example("ahlcg/blank.1", "Stubborn Detective: with him around, Roland finds no evidence")
def detective_and_roland(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, engaged(1) == ("stubborn-detective",))


@example(
    "ahlcg/ability.triggered.5", "Stubborn Detective: he is gone once Roland has defeated him, and evidence is found"
)
def detective_is_defeated(t: ExampleTable) -> None:
    alone(t, ROLAND)
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.arrange("asset", code="45-automatic", seat=1)
    t.choose("shoot 45-automatic", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1, engaged(1) == ())


@example("ahlcg/you-your.1 ahlcg/blank.1", "Stubborn Detective: it is your text, nobody else's at his location")
def detective_and_a_friend(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}")
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    turn_of(t, seat=2)
    t.choose("fight swarm-of-rats")
    t.asked(2, "core-prompt-react")
    t.choose("find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1, engaged(2) == ())


@example("ahlcg/blank.1", "Stubborn Detective: the elder sign means nothing then")
def detective_and_the_elder_sign(t: ExampleTable) -> None:
    alone(t, ROLAND, "ghoul-priest", tokens="elder_sign elder_sign")
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.choose("evade ghoul-priest")
    t.expect(engaged(1) == ("ghoul-priest", "stubborn-detective"), actions(ROLAND) == 2)


@example("ahlcg/blank.1", "Stubborn Detective: Daisy has no additional action for Tomes")
def detective_and_daisy(t: ExampleTable) -> None:
    reading(t, "medical-texts")
    t.arrange("threat", code="stubborn-detective", seat=1)
    turn_of(t, actions=2)
    t.choose("operate medical-texts")
    t.expect(actions(DAISY) == 1)


@example("ahlcg/gains.3", "Stubborn Detective: once he is defeated, Daisy's action for Tomes is back in the same turn")
def daisy_without_the_detective(t: ExampleTable) -> None:
    reading(t, "daisys-tote-bag", "medical-texts", "shotgun", tokens="+1 +1")
    t.arrange("threat", code="stubborn-detective", seat=1)
    turn_of(t, actions=3)
    t.choose("operate medical-texts", "shoot shotgun")
    t.expect(engaged(1) == (), actions(DAISY) == 1)
    t.arrange("tokens", on=DAISY, kind="damage", n=2)
    t.choose("operate medical-texts")
    t.expect(damage(DAISY) == 1, actions(DAISY) == 1)


@example("ahlcg/blank.1", "Stubborn Detective: elsewhere he disturbs nobody")
def detective_elsewhere(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="stubborn-detective", place="cellar", exhausted=1, seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("fight swarm-of-rats", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1)

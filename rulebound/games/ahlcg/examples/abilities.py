"""What cards do: constant, forced, revelation and triggered abilities (ahlcg/golden, ahlcg/ability)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    at,
    clues,
    damage,
    deck_size,
    discard,
    doom,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    resources,
    threat,
    turn_of,
    value,
)

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


def alone(t: ExampleTable, who: str = ROLAND, tokens: str = "0 0", hand: str = "", actions: int = 3) -> None:
    """One investigator in the Hallway, at the beginning of a turn."""
    gathering(t, who, act=2, tokens=tokens)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t, actions=actions)


# ------------------------------------------------------------------ the golden rule, and where abilities work


@example("ahlcg/golden.2", "Cat Burglar: an action that provokes nothing, because the card says so")
def a_card_beats_the_rules(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="cat-burglar", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("over-the-roofs cat-burglar", "move cellar")
    t.heard("ahlcg-log-disengage", "ahlcg/activate-action.2")
    t.heard("ahlcg-log-move", "ahlcg/activate-action.2")
    t.expect(at(ROLAND) == "cellar", engaged(1) == (), horror(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/ability.2", "Beat Cop: neither his +1 combat nor his ability counts before he is in play")
def nothing_from_the_hand(t: ExampleTable) -> None:
    alone(t, hand="01018")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    t.expect(value(ROLAND, SKILL["combat"]) == 4, unchanged=True)
    t.not_offered("step-in beat-cop")
    t.choose("play beat-cop")
    t.expect(value(ROLAND, SKILL["combat"]) == 5)
    t.offered("step-in beat-cop")


@example("ahlcg/ability.2", "Dark Memory: works from the hand, because it says so")
def from_the_hand(t: ExampleTable) -> None:
    alone(t, AGNES, hand="dark-memory")
    t.choose("pass")
    t.expect(horror(AGNES) == 2, hand(1).has("dark-memory"))


@example("ahlcg/ability.3", "Beat Cop: an enemy that has left play cannot be hit any more")
def only_cards_in_play(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("enemy", code="swarm-of-rats", place="hallway", exhausted=1)
    t.offered("step-in beat-cop")
    t.choose("fight swarm-of-rats", "pass", "pass")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712
    t.not_offered("step-in beat-cop")


@example("ahlcg/ability.3", "Scavenging: reaches a card in the discard pile, because it names that place")
def cards_out_of_play(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="scavenging", seat=1)
    t.arrange("card", code="01086", to="discard-1")
    t.arrange("stand", seat=1, place="attic")
    t.choose("investigate", "rummage scavenging")
    t.expect(hand(1) == ("knife",), discard(1) == ())


@example("ahlcg/ability.4", "Two copies of Magnifying Glass: +2 intellect while investigating")
def two_constant_copies(t: ExampleTable) -> None:
    alone(t, tokens="-1 -1")
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("asset", code="01030", seat=1)
    t.arrange("asset", code="01030", seat=1)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/ability.4", "Two copies of Pickpocketing: both may answer the same evasion")
def two_reactions(t: ExampleTable) -> None:
    alone(t, WENDY)
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("deck", seat=1, cards="knife knife knife")
    t.choose("evade ghoul-minion", "pick-a-pocket pickpocketing", "pick-a-pocket pickpocketing")
    t.expect(hand(1) == ("knife", "knife"))


@example("ahlcg/ability.constant.1", "Magnifying Glass: counts exactly as long as you investigate")
def while_it_holds(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="01030", seat=1)
    t.arrange("asset", code="hyperawareness", seat=1)
    t.expect(value(ROLAND, SKILL["intellect"]) == 3, unchanged=True)
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-window")
    t.expect(value(ROLAND, SKILL["intellect"]) == 4)


# ------------------------------------------------------------------ forced and revelation abilities


@example("ahlcg/ability.forced.1", "Dissonant Voices: goes by itself at the end of the round")
def by_itself(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass")
    t.expect(threat(1) == ())


@example("ahlcg/ability.forced.2", "Relentless Dark Young: nothing to heal, so there is nothing to put in order")
def without_effect(t: ExampleTable) -> None:
    alone(t)
    t.arrange("enemy", code="relentless-dark-young", place="cellar")
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(threat(1) == ())


@example("ahlcg/ability.forced.2", "Relentless Dark Young: once it is hurt, the lead investigator orders both effects")
def with_effect(t: ExampleTable) -> None:
    alone(t)
    t.arrange("enemy", code="relentless-dark-young", place="cellar")
    t.arrange("tokens", on="01179", kind="damage", n=3)
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass")
    t.asked(1, "core-prompt-order")
    t.choose("regrow relentless-dark-young")
    t.expect(damage("relentless-dark-young") == 1)


@example("ahlcg/ability.forced.3", "Attic: 1 horror every time you enter; nobody is asked")
def every_time(t: ExampleTable) -> None:
    alone(t)
    t.choose("move attic")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(horror(ROLAND) == 1)
    t.choose("move hallway", "move attic")
    t.expect(horror(ROLAND) == 2)


@example("ahlcg/ability.forced.4", "Yithian Observer: what it does when it attacks comes before the attack's damage")
def before_the_attack(t: ExampleTable) -> None:
    alone(t)
    t.arrange("threat", code="yithian-observer", seat=1)
    t.choose("resource")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 2)


@example("ahlcg/ability.forced.5", "Silver Twilight Acolyte: 1 doom on the agenda directly after its attack")
def after_the_attack(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="guard-dog", seat=1)
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    t.choose("resource")
    t.expect(doom("whats-going-on") == 0, unchanged=True)
    t.choose("damage yours")
    t.expect(doom("whats-going-on") == 1, damage(ROLAND) == 1)


@example("ahlcg/ability.forced.6", "Obscuring Fog: it is gone before anybody may react to the same success")
def forced_first(t: ExampleTable) -> None:
    alone(t, DAISY)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("attach", code="obscuring-fog", to="attic")
    t.arrange("asset", code="dr-milan-christopher", seat=1)
    t.choose("investigate")
    t.offered("publish dr-milan-christopher")
    t.expect(in_play("obscuring-fog") == False)  # noqa: E712


@example("ahlcg/ability.revelation.1", "Paranoia: takes effect the moment it is drawn")
def when_drawn(t: ExampleTable) -> None:
    alone(t)
    t.arrange("deck", seat=1, cards="paranoia knife")
    t.choose("draw")
    t.expect(resources(ROLAND) == 0, discard(1) == ("paranoia",), hand(1) == ())


# ------------------------------------------------------------------ triggered abilities


@example("ahlcg/ability.triggered.1", ".45 Automatic: needs somebody to fight, and ammo to spend")
def conditions(t: ExampleTable) -> None:
    alone(t)
    t.arrange("asset", code="01016", seat=1)
    t.arrange("tokens", on="01016", kind="uses", n=1)
    t.refused("shoot 45-automatic", "ahlcg/fight-action.5")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("shoot 45-automatic")
    t.expect(damage("flesh-eater") == 2)
    t.refused("shoot 45-automatic", "ahlcg/uses.4")


@example("ahlcg/ability.triggered.3", "Pickpocketing: only an evasion that succeeds can be answered")
def only_its_moment(t: ExampleTable) -> None:
    alone(t, WENDY, tokens="-3 0")
    t.arrange("asset", code="pickpocketing", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("draws", tokens="-3 0")
    t.choose("evade ghoul-minion")
    t.asked(1, "ahlcg-prompt-action")
    t.choose("evade ghoul-minion")
    t.asked(1, "core-prompt-react")


@example("ahlcg/ability.triggered.5", "Roland: his clue comes when the enemy is defeated and gone")
def when_all_is_done(t: ExampleTable) -> None:
    alone(t)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("fight swarm-of-rats")
    t.expect(in_play("swarm-of-rats") == False, clues(ROLAND) == 0)  # noqa: E712
    t.choose("find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/ability.triggered.6", "Dr. Milan Christopher: once for each successful investigation")
def once_each_time(t: ExampleTable) -> None:
    alone(t, DAISY)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("asset", code="dr-milan-christopher", seat=1)
    t.choose("investigate", "publish dr-milan-christopher")
    t.expect(resources(DAISY) == 6, clues(DAISY) == 1)
    t.asked(1, "ahlcg-prompt-action")
    t.choose("investigate", "publish dr-milan-christopher")
    t.expect(resources(DAISY) == 7)


@example("ahlcg/ability.triggered.8", "Haunted: two action symbols are two actions")
def two_symbols(t: ExampleTable) -> None:
    alone(t, actions=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    t.arrange("threat", code="haunted", seat=1)
    t.choose("exorcise haunted")
    t.expect(threat(1) == (), actions(ROLAND) == 0)


@example("ahlcg/ability.triggered.8", "Haunted: with one action left it cannot be discarded")
def one_action_is_not_enough(t: ExampleTable) -> None:
    alone(t, actions=1)
    t.arrange("threat", code="haunted", seat=1)
    t.refused("exorcise haunted", "ahlcg/action.1")


@example("ahlcg/ability.triggered.10", "Dr. Milan Christopher: his controller decides, and may decide against it")
def the_controller_decides(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="0 0")
    t.arrange("asset", code="dr-milan-christopher", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, place="attic")
    turn_of(t, actions=1)
    t.choose("investigate")
    t.choose("investigate", seat=2)
    t.asked(2, "core-prompt-react")
    t.choose("pass", seat=2)
    t.expect(resources(DAISY) == 5, clues(ROLAND) == 1, clues(DAISY) == 1, unchanged=True)


@example("ahlcg/ability.triggered.11", "Old Book of Lore: not without a card to look at")
def no_effect(t: ExampleTable) -> None:
    alone(t, DAISY)
    t.arrange("asset", code="01031", seat=1)
    t.arrange("deck", seat=1, cards="")
    t.refused("read old-book-of-lore", "ahlcg/costs.9")
    t.arrange("deck", seat=1, cards="knife")
    t.choose("read old-book-of-lore", "take knife")
    t.expect(hand(1) == ("knife",), deck_size(1) == 0)


@example("ahlcg/ability.triggered.11", "Forbidden Knowledge: an exhausted card cannot pay with exhausting")
def cost_cannot_be_paid(t: ExampleTable) -> None:
    alone(t, AGNES)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    t.choose("trade forbidden-knowledge")
    t.expect(resources(AGNES) == 6, horror(AGNES) == 1)
    t.refused("trade forbidden-knowledge", "ahlcg/exhaust-exhausted.2")


@example("ahlcg/ability.triggered.12", "Drawn to the Flame: as many clues as there are, if there are not enough")
def as_far_as_possible(t: ExampleTable) -> None:
    alone(t, AGNES, hand="drawn-to-the-flame")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("tokens", on="attic", kind="clues", n=1)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("play drawn-to-the-flame")
    t.expect(clues(AGNES) == 1, clues("attic") == 0)


# ------------------------------------------------------------------ spawn and prey


@example("ahlcg/ability.spawn-and-prey.1", "Flesh-Eater: spawns in the Attic, wherever the one who drew it is")
def spawn_line(t: ExampleTable) -> None:
    alone(t, AGNES, hand="drawn-to-the-flame")
    t.arrange("encounter", cards="flesh-eater")
    t.choose("play drawn-to-the-flame")
    t.expect(at("flesh-eater") == "attic", engaged(1) == ())


@example("ahlcg/ability.spawn-and-prey.1", "Ravenous Ghoul: engages whoever has the least health left")
def prey_line(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="0 0")
    t.arrange("tokens", on=ROLAND, kind="damage", n=5)
    t.arrange("enemy", code="ravenous-ghoul", place="hallway", exhausted=1)
    t.arrange("encounter", cards="ancient-evils rotting-remains")
    turn_of(t)
    t.choose("pass")
    t.choose("pass", seat=2)
    t.expect(engaged(1) == ("ravenous-ghoul",), engaged(2) == ())

"""Targets, "then", traits, triggered abilities and their conditions, the order of triggers."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    discard,
    encounter_discard,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    midnight,
    phase,
    resources,
    threat,
    turn_of,
    victory,
)  # fmt: skip

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


def mythos(t: ExampleTable, cards: str) -> None:
    """The mythos phase of the second round begins, with these cards on top of the encounter deck."""
    t.arrange("encounter", cards=cards)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")


# ------------------------------------------------------------------ targets


@example("ahlcg/target.2", "Sneak Attack needs an exhausted enemy: a ready one is no target")
def no_target(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("hand", seat=1, cards="sneak-attack")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.not_offered("play sneak-attack")


@example("ahlcg/target.3", "Four cards to be discarded are chosen in one go")
def several_targets(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("hand", seat=1, cards="knife flashlight guts perception overpower")
    t.arrange("threat", code="herman-collins", seat=1)
    turn_of(t)
    t.choose("talk herman-collins", "discard knife, discard flashlight, discard guts, discard perception")
    t.expect(hand(1) == ("overpower",), victory() == ("herman-collins",))


@example("ahlcg/target.4", '"I\'ve had worse…" cancels any number up to 5, but at least 1')
def any_number(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="02261")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("resource", "play ive-had-worse")
    t.offered("cancel 1 damage 0 horror", "cancel 1 damage 1 horror")
    t.not_offered("cancel 0 damage 0 horror")


# ------------------------------------------------------------------ then


@example("ahlcg/then.1", "The last horror moves from the Necronomicon to Daisy; then the book is discarded")
def one_part_then_the_other(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("threat", code="the-necronomicon", seat=1)
    t.arrange("tokens", on="01009", kind="horror", n=1)
    turn_of(t)
    t.choose("read the-necronomicon")
    t.expect(horror(DAISY) == 1, threat(1) == (), discard(1) == ("the-necronomicon",))


@example("ahlcg/then.2", "On Wings of Darkness: who takes the damage and the horror is carried off, like it or not")
def then_it_must_happen(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("stand", seat=1, place="easttown")
    mythos(t, "on-wings-of-darkness")
    t.expect(damage(ROLAND) == 1, horror(ROLAND) == 1, at(ROLAND) == "rivertown")


@example("ahlcg/then.3", "Agnes answers her horror only after she was carried off, and hits somebody there")
def then_before_answers(t: ExampleTable) -> None:
    midnight(t, AGNES)
    t.arrange("stand", seat=1, place="easttown")
    t.arrange("threat", code="acolyte", seat=1)
    t.arrange("enemy", code="ghoul-priest", place="rivertown", exhausted=1)
    mythos(t, "on-wings-of-darkness")
    t.expect(at(AGNES) == "rivertown", engaged(1) == ())
    t.choose("lash-out agnes-baker")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.5")
    t.expect(damage("ghoul-priest") == 1, at("acolyte") == "easttown", damage("acolyte") == 0)


@example("ahlcg/then.4", "If the harm is cancelled, nobody is carried off")
def the_first_part_fails(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("stand", seat=1, place="easttown")
    t.arrange("hand", seat=1, cards="02261")
    mythos(t, "on-wings-of-darkness")
    t.choose("", "play ive-had-worse", "cancel 1 damage 1 horror")
    t.expect(at(ROLAND) == "easttown", damage(ROLAND) == 0, resources(ROLAND) == 7)


# ------------------------------------------------------------------ damage, horror, tokens, traits, X


@example("ahlcg/taking-damage-horror.1", "Damage you take is dealt to your investigator; an asset may take some of it")
def taking_damage(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-1 -1")
    t.arrange("asset", code="01018", seat=1)
    mythos(t, "grasping-hands")
    t.choose("damage 1 beat-cop")
    t.expect(damage(ROLAND) == 1, damage("beat-cop") == 1)


@example("ahlcg/taking-damage-horror.2", "Horror you take is dealt in the same way")
def taking_horror(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-2 -2")
    t.arrange("asset", code="01018", seat=1)
    mythos(t, "rotting-remains")
    t.choose("horror 1 beat-cop")
    t.expect(horror(ROLAND) == 1, horror("beat-cop") == 1)


@example("ahlcg/tokens-running-out-of.1", "However many resources lie about, there is another one")
def tokens_never_run_out(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on=ROLAND, kind="resources", n=500)
    turn_of(t)
    t.choose("resource")
    t.expect(resources(ROLAND) == 501)


@example("ahlcg/traits.2", "Rats do nothing to a skull token; only Ghouls count")
def traits_are_referred_to(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="skull skull")
    t.arrange("threat", code="ravenous-ghoul", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 1)


@example("ahlcg/the-letter-x.1", "The skull is -X, and X is the number of Ghouls where you are")
def x_is_counted(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="skull skull")
    t.arrange("threat", code="ravenous-ghoul", seat=1)
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("fight ravenous-ghoul")
    t.expect(damage("ravenous-ghoul") == 0, actions(ROLAND) == 2)


@example("ahlcg/the-letter-x.1", "Without a Ghoul X is 0")
def x_is_nothing(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="skull skull")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    t.arrange("attach", code="obscuring-fog", to="attic")
    turn_of(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 1)


# ------------------------------------------------------------------ triggered abilities


def rats(t: ExampleTable, investigators: str = ROLAND) -> None:
    """In the Study, where clues lie; rats are engaged with the first investigator, whose turn it is."""
    gathering(t, investigators)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)


@example("ahlcg/triggered-abilities.1", "Roland may find a clue after he defeats an enemy, and may leave it")
def optional(t: ExampleTable) -> None:
    rats(t)
    t.choose("fight swarm-of-rats")
    t.offered("find-evidence roland-banks", "pass")
    t.choose("pass")
    t.expect(clues(ROLAND) == 0, clues("study") == 2, unchanged=True)


@example("ahlcg/triggered-abilities.3", "Beat Cop steps in just before an attack in the enemy phase, for no action")
def free_in_any_window(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01018", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("phase", name="enemy")
    t.choose("step-in beat-cop")
    t.expect(in_play("swarm-of-rats") == False, area(1) == (), damage(ROLAND) == 0)  # noqa: E712


@example("ahlcg/triggered-abilities.4", "A reaction is used the moment its condition is met, and takes no action")
def reaction(t: ExampleTable) -> None:
    rats(t)
    t.choose("fight swarm-of-rats", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1, actions(ROLAND) == 2)


@example("ahlcg/triggering-condition.1", "Roland's ability waits for an enemy that he defeats himself")
def the_condition_is_not_met(t: ExampleTable) -> None:
    rats(t, f"{DAISY} {ROLAND}")
    t.choose("fight swarm-of-rats")
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712
    t.asked(1, "ahlcg-prompt-action")


@example("ahlcg/triggering-condition.2", "Dr. Milan Christopher: 1 resource for each success, no more and no less")
def once_for_each_time(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("asset", code="dr-milan-christopher", seat=1)
    turn_of(t)
    t.choose("investigate", "publish dr-milan-christopher")
    t.expect(resources(ROLAND) == 6)
    t.choose("investigate", "publish dr-milan-christopher")
    t.expect(resources(ROLAND) == 7, clues(ROLAND) == 2)


@example("ahlcg/triggering-condition.3", "Two copies of Frozen in Fear: each is tested once at the end of the turn")
def each_copy_once(t: ExampleTable) -> None:
    gathering(t, f"{AGNES} {DAISY}", act=2)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    turn_of(t)
    t.choose("pass", "recover frozen-in-fear")
    t.expect(threat(1) == (), encounter_discard() == ("frozen-in-fear", "frozen-in-fear"))


@example("ahlcg/when.1", "Disc of Itzamna interrupts a spawning: the enemy never gets there")
def when_interrupts(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="01041", seat=2)
    mythos(t, "ancient-evils ghoul-minion")
    t.choose("banish disc-of-itzamna", seat=2)
    t.heard("ahlcg-log-put-away", "ahlcg/ability.triggered.4")
    t.expect(engaged(2) == (), in_play("ghoul-minion") == False, encounter_discard().has("ghoul-minion"))  # noqa: E712


# ------------------------------------------------------------------ the order of triggers


@example("ahlcg/trigger-order.1", "Goat Spawn bursts when it is defeated; Roland's reaction comes after it is gone")
def when_then_after(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("threat", code="goat-spawn", seat=1)
    t.arrange("tokens", on="01180", kind="damage", n=2)
    turn_of(t)
    t.choose("fight goat-spawn")
    t.asked(1, "core-prompt-react")
    t.expect(horror(ROLAND) == 1, in_play("goat-spawn") == False)  # noqa: E712
    t.choose("find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/trigger-order.2", "The defeat is answered within the attack: the committed card is still on the table")
def nested(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="vicious-blow")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("fight ghoul-minion", "commit vicious-blow")
    t.asked(1, "core-prompt-react")
    t.expect(hand(1) == (), discard(1) == (), in_play("ghoul-minion") == False)  # noqa: E712
    t.choose("find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1, discard(1) == ("vicious-blow",))


@example("ahlcg/trigger-order.3", "Who passed is asked again when somebody after him or her did something")
def round_the_table(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {AGNES}", act=2)
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.arrange("hand", seat=2, cards="mind-wipe")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("threat", code="ravenous-ghoul", seat=2)
    t.arrange("phase", name="upkeep")
    t.asked(1, "core-prompt-react")
    t.choose("pass")
    t.asked(2, "core-prompt-react")
    t.choose("play mind-wipe", "wipe swarm-of-rats", seat=2)
    t.asked(1, "core-prompt-react")
    t.choose("pass")
    t.expect(phase() == "mythos")
    t.asked(1, "core-prompt-react")

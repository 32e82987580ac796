"""Encounter sets that several scenarios share: rats, ghouls, fear, cold, the dark cult, nightgaunts, locked doors."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SHROUD
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    area,
    at,
    clues,
    damage,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    midnight,
    mythos,
    round_,
    threat,
    turn_of,
    value,
)

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


def afraid(t: ExampleTable, treachery: str, tokens: str = "0 0", n: int = 3) -> None:
    """Roland in the Hallway with something in his threat area, Daisy beside him; his turn."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens=tokens)
    t.arrange("threat", code=treachery, seat=1)
    turn_of(t, actions=n)


def hunted(t: ExampleTable, enemy: str, tokens: str) -> None:
    """Roland in Rivertown, engaged with an enemy; his turn."""
    midnight(t, tokens=tokens)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


# ------------------------------------------------------------------ Rats and Ghouls


@example("ahlcg/hunter.2", "Swarm of Rats: it comes after you, engages and attacks")
def rats(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="swarm-of-rats", place="attic")
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)
    t.choose("pass")
    t.expect(engaged(1) == ("swarm-of-rats",), damage(ROLAND) == 1)


@example("ahlcg/hunter.2", "Ghoul Minion: no hunter, so it stays where it is")
def minions_wait(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("enemy", code="ghoul-minion", place="attic")
    t.arrange("enemy", code="swarm-of-rats", place="cellar")
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)
    t.choose("pass")
    t.expect(at("ghoul-minion") == "attic", engaged(1) == ("swarm-of-rats",))


@example("ahlcg/revelation.2", "Grasping Hands: agility against 3, and 1 damage for each point you miss it by")
def grasping_hands(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-1 -1")
    mythos(t, "grasping-hands")
    t.expect(damage(ROLAND) == 2, encounter_discard() == ("grasping-hands",))


@example("ahlcg/revelation.2", "Grasping Hands: whoever reaches 3 gets away unhurt")
def grasping_hands_miss(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="+1 +1")
    mythos(t, "grasping-hands")
    t.expect(damage(ROLAND) == 0, encounter_discard() == ("grasping-hands",))


# ------------------------------------------------------------------ Striking Fear


@example("ahlcg/revelation.2", "Rotting Remains: an automatic failure counts as 0, so it costs 3 horror")
def rotting_remains(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="auto_fail auto_fail")
    mythos(t, "rotting-remains")
    t.expect(horror(ROLAND) == 3)


@example("ahlcg/action.1", "Frozen in Fear: the first fight of the round costs two actions, too")
def frozen_fight(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.choose("fight flesh-eater")
    t.expect(actions(ROLAND) == 1, damage("flesh-eater") == 1)


@example("ahlcg/action.1", "Frozen in Fear: the first evasion of the round costs two actions, the next one only one")
def frozen_evasion(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear")
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("evade flesh-eater")
    t.expect(actions(ROLAND) == 1, exhausted("flesh-eater") == True)  # noqa: E712
    t.choose("evade ghoul-minion")
    t.expect(exhausted("ghoul-minion") == True)  # noqa: E712


@example("ahlcg/action.1", "Frozen in Fear: whoever investigates first still pays for the first move")
def frozen_move_after_other_actions(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear")
    t.choose("draw")
    t.expect(actions(ROLAND) == 2)
    t.choose("move attic")
    t.expect(actions(ROLAND) == 0, at(ROLAND) == "attic")


@example("ahlcg/action.1", "Frozen in Fear: with one action left nobody can move")
def frozen_stiff(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear", n=1)
    t.refused("move attic", "ahlcg/action.1")


@example("ahlcg/ability.forced.1", "Frozen in Fear: willpower against 3 at the end of your turn shakes it off")
def frozen_no_more(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear")
    t.choose("pass")
    t.heard("core-log-forced", "ahlcg/ability.forced.1")
    t.expect(threat(1) == (), encounter_discard() == ("frozen-in-fear",))


@example("ahlcg/ability.forced.1", "Frozen in Fear: a failure leaves it where it is")
def frozen_on(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear", tokens="-1 -1")
    t.choose("pass")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(threat(1) == ("frozen-in-fear",), unchanged=True)


@example("ahlcg/ability.forced.1", "Frozen in Fear: the end of somebody else's turn is not the end of yours")
def frozen_through_her_turn(t: ExampleTable) -> None:
    afraid(t, "frozen-in-fear")
    turn_of(t, seat=2)
    t.choose("pass", seat=2)
    t.asked(1, "ahlcg-prompt-action")
    t.expect(threat(1) == ("frozen-in-fear",), unchanged=True)


@example("ahlcg/cannot.1", "Dissonant Voices: neither assets nor events can be played")
def dissonant_voices(t: ExampleTable) -> None:
    afraid(t, "dissonant-voices")
    t.arrange("hand", seat=1, cards="knife emergency-cache")
    t.not_offered("play knife", "play emergency-cache")


@example("ahlcg/skill-test-st.2", "Dissonant Voices: cards can still be committed to tests")
def dissonant_voices_commit(t: ExampleTable) -> None:
    afraid(t, "dissonant-voices", tokens="-2 -2")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("hand", seat=1, cards="knife")
    t.choose("fight ghoul-minion", "commit knife")
    t.expect(damage("ghoul-minion") == 1, hand(1) == ())


@example("ahlcg/ability.forced.1", "Dissonant Voices: they fade at the end of the round")
def dissonant_voices_fade(t: ExampleTable) -> None:
    gathering(t, act=2)
    mythos(t, "dissonant-voices obscuring-fog")
    t.choose("pass")
    t.heard("ahlcg-log-put-away", "ahlcg/ability.forced.1")
    t.expect(threat(1) == (), round_() == 3)


# ------------------------------------------------------------------ Ancient Evils and Chilling Cold


@example("ahlcg/doom.3", "Ancient Evils: its doom can advance the agenda at once")
def ancient_evils(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("tokens", on="whats-going-on", kind="doom", n=1)
    mythos(t, "ancient-evils")
    t.choose("cards")
    t.expect(agenda() == "rise-of-the-ghouls", doom("rise-of-the-ghouls") == 0)


@example("ahlcg/doom.2", "Ancient Evils: 1 doom more on the agenda")
def ancient_evils_only(t: ExampleTable) -> None:
    gathering(t, act=2)
    mythos(t, "ancient-evils")
    t.expect(doom("whats-going-on") == 2, agenda() == "whats-going-on")


@example("ahlcg/revelation.2", "Crypt Chill: a failure costs an asset, which you choose")
def crypt_chill(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="knife", seat=1)
    t.arrange("asset", code="flashlight", seat=1)
    mythos(t, "crypt-chill")
    t.choose("discard knife")
    t.expect(area(1) == ("flashlight",), damage(ROLAND) == 0)


@example("ahlcg/revelation.2", "Crypt Chill: 2 damage for whoever has no asset")
def crypt_chill_without_assets(t: ExampleTable) -> None:
    gathering(t, act=2)
    mythos(t, "crypt-chill")
    t.expect(damage(ROLAND) == 2)


@example("ahlcg/attach-to.1", "Obscuring Fog: it attaches to your location, whose shroud grows by 2")
def obscuring_fog(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    mythos(t, "obscuring-fog")
    t.expect(value("attic", SHROUD) == 3, value("cellar", SHROUD) == 4, encounter_discard() == ())


@example("ahlcg/limits-and-maximums.2", "Obscuring Fog: a second one at the same location is discarded")
def one_fog_to_a_location(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    mythos(t, "obscuring-fog obscuring-fog")
    t.expect(value("hallway", SHROUD) == 3, encounter_discard() == ("obscuring-fog",))


@example("ahlcg/limits-and-maximums.2", "Obscuring Fog: one at each of two locations is within the limit")
def two_fogs(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=2, place="attic")
    mythos(t, "obscuring-fog obscuring-fog")
    t.expect(value("hallway", SHROUD) == 3, value("attic", SHROUD) == 3)


@example("ahlcg/ability.forced.5", "Obscuring Fog: a successful investigation lifts it, and still finds its clue")
def fog_lifts(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("attach", code="obscuring-fog", to="attic")
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-put-away", "ahlcg/ability.forced.5")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(clues(ROLAND) == 1, value("attic", SHROUD) == 1, encounter_discard() == ("obscuring-fog",))


@example("ahlcg/ability.forced.5", "Obscuring Fog: investigating another location does not lift it")
def fog_stays(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="attic")
    t.arrange("attach", code="obscuring-fog", to="attic")
    turn_of(t)
    t.choose("investigate")
    t.expect(value("attic", SHROUD) == 3, actions(ROLAND) == 2)


# ------------------------------------------------------------------ Dark Cult


@example("ahlcg/enters-play.1", "Acolyte: 1 doom comes with it")
def acolyte(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "acolyte")
    t.choose("spawn easttown")
    t.expect(doom("acolyte") == 1, at("acolyte") == "easttown")


@example("ahlcg/doom.4", "Acolyte: its doom counts towards the agenda, and goes with it when the agenda advances")
def acolytes_bring_midnight(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("agenda", stage=2)
    t.arrange("enemy", code="acolyte", place="easttown")
    t.arrange("tokens", on="01169", kind="doom", n=1)
    t.arrange("tokens", on="time-is-running-short", kind="doom", n=6)
    mythos(t, "locked-door")
    t.ended(False, "ahlcg-01120-r2")


@example("ahlcg/framework-1.5", "Wizard of the Order: 1 doom at the end of each mythos phase")
def wizard(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("enemy", code="wizard-of-the-order", place="easttown")
    mythos(t, "locked-door")
    t.expect(doom("wizard-of-the-order") == 1)


@example("ahlcg/retaliate.2", "Wizard of the Order: a failed attack against it is answered")
def wizard_strikes_back(t: ExampleTable) -> None:
    hunted(t, "wizard-of-the-order", "-1 -1")
    t.choose("fight wizard-of-the-order")
    t.heard("ahlcg-log-attack", "ahlcg/retaliate.2")
    t.expect(damage(ROLAND) == 1, exhausted("wizard-of-the-order") == False)  # noqa: E712


@example("ahlcg/nearest.1", "Mysterious Chanting: 2 doom on the nearest Cultist")
def mysterious_chanting(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("enemy", code="acolyte", place="northside")
    t.arrange("enemy", code="wizard-of-the-order", place="southside")
    mythos(t, "mysterious-chanting")
    t.expect(doom("wizard-of-the-order") == 3, doom("acolyte") == 0)


@example("ahlcg/nearest.1", "Mysterious Chanting: between Cultists equally near the lead investigator decides")
def mysterious_chanting_tie(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=2, place="rivertown")
    t.arrange("enemy", code="acolyte", place="southside")
    t.arrange("enemy", code="wizard-of-the-order", place="easttown")
    mythos(t, "locked-door mysterious-chanting")
    t.asked(1, "ahlcg-prompt-nearest")
    t.choose("doom wizard-of-the-order")
    t.expect(doom("wizard-of-the-order") == 3)


# ------------------------------------------------------------------ Nightgaunts and Locked Doors


@example("ahlcg/modifiers.3", "Hunting Nightgaunt: a -1 counts as -2 while you try to evade it")
def nightgaunt(t: ExampleTable) -> None:
    hunted(t, "hunting-nightgaunt", "-1 -1")
    t.choose("evade hunting-nightgaunt")
    t.expect(exhausted("hunting-nightgaunt") == False, actions(ROLAND) == 2)  # noqa: E712


@example("ahlcg/modifiers.3", "Hunting Nightgaunt: what a symbol counts is doubled, too")
def nightgaunt_and_symbols(t: ExampleTable) -> None:
    hunted(t, "hunting-nightgaunt", "skull skull")
    t.arrange("enemy", code="acolyte", place="easttown")
    t.arrange("tokens", on="01169", kind="doom", n=1)
    t.choose("evade hunting-nightgaunt")
    t.expect(exhausted("hunting-nightgaunt") == False, actions(ROLAND) == 2)  # noqa: E712


@example("ahlcg/modifiers.3", "Hunting Nightgaunt: in a fight a -1 is just a -1")
def fighting_a_nightgaunt(t: ExampleTable) -> None:
    hunted(t, "hunting-nightgaunt", "-1 -1")
    t.choose("fight hunting-nightgaunt")
    t.expect(damage("hunting-nightgaunt") == 1)


def carried_off(t: ExampleTable) -> None:
    """Roland in Northside with an Acolyte and a Nightgaunt when the wings come."""
    midnight(t)
    t.arrange("stand", seat=1, place="northside")
    t.arrange("threat", code="acolyte", seat=1)
    t.arrange("threat", code="hunting-nightgaunt", seat=1)
    mythos(t, "on-wings-of-darkness")


@example("ahlcg/then.1", "On Wings of Darkness: hurt, you are carried to Rivertown, and only Nightgaunts come along")
def on_wings(t: ExampleTable) -> None:
    carried_off(t)
    t.expect(
        at(ROLAND) == "rivertown", damage(ROLAND) == 1, horror(ROLAND) == 1, engaged(1) == ("hunting-nightgaunt",),
        at("acolyte") == "northside",
    )  # fmt: skip


@example("ahlcg/then.1", "On Wings of Darkness: whoever is in Rivertown already is not carried anywhere")
def on_wings_at_home(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "on-wings-of-darkness")
    t.expect(at(ROLAND) == "rivertown", damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/attach-to.1", "Locked Door: it closes the location with the most clues")
def locked_door(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("show-location", place="graveyard")
    t.arrange("stand", seat=1, place="graveyard")
    mythos(t, "locked-door")
    t.refused("investigate", "ahlcg/cannot.1")


@example("ahlcg/attach-to.1", "Locked Door: a second one closes another location")
def two_locked_doors(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("show-location", place="graveyard")
    mythos(t, "locked-door locked-door")
    t.choose(f"turn {ROLAND}")
    t.refused("investigate", "ahlcg/cannot.1")


@example("ahlcg/activate-action.5", "Locked Door: combat against 4 breaks it down")
def break_it_down(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.choose("break-down locked-door")
    t.expect(encounter_discard() == ("locked-door",), actions(ROLAND) == 2)


@example("ahlcg/activate-action.5", "Locked Door: agility against 4 picks the lock; Roland is too clumsy")
def pick_the_lock(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.choose("pick-the-lock locked-door")
    t.expect(in_play("locked-door") == True, actions(ROLAND) == 2)  # noqa: E712


# ------------------------------------------------------------------ the encounter deck itself


@example("ahlcg/encounter-deck.1", "The deck runs out before everybody has drawn: the discard pile is shuffled in")
def the_deck_runs_out(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("encounter", cards="ancient-evils crypt-chill", only=1)
    t.arrange("card", code="01162", to="encounter-discard")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(damage(DAISY) == 2, encounter_size() == 2, encounter_discard() == ("crypt-chill",))

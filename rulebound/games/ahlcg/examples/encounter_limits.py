"""Encounter cards up to their limits: the number that is just enough, and what they leave alone."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import FIGHT_VALUE
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    area,
    at,
    clues,
    damage,
    devourer,
    doom,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    midnight,
    mythos,
    resources,
    threat,
    turn_of,
    value,
)

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"


def beside(t: ExampleTable, cultist: str, other: str) -> None:
    """Roland in Rivertown with two enemies; the first is exhausted. His turn."""
    midnight(t)
    t.arrange("threat", code=cultist, seat=1)
    t.arrange("exhaust", card=cultist)
    t.arrange("threat", code=other, seat=1)
    turn_of(t)


# ------------------------------------------------------------------ just enough, or just not


@example("ahlcg/skill-test-st.6", "Crypt Chill: willpower 4 is enough")
def crypt_chill(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="+1 +1")
    t.arrange("asset", code="knife", seat=1)
    mythos(t, "crypt-chill")
    t.expect(area(1) == ("knife",), encounter_discard() == ("crypt-chill",))


@example("ahlcg/skill-test-st.6", "On Wings of Darkness: agility 4 gets away")
def on_wings(t: ExampleTable) -> None:
    midnight(t, WENDY)
    t.arrange("stand", seat=1, place="northside")
    mythos(t, "on-wings-of-darkness")
    t.expect(at(WENDY) == "northside", damage(WENDY) == 0, encounter_discard() == ("on-wings-of-darkness",))


@example("ahlcg/skill-test-st.6", "The Yellow Sign: willpower 4 can look away")
def yellow_sign(t: ExampleTable) -> None:
    devourer(t, tokens="+1 +1")
    mythos(t, "the-yellow-sign")
    t.expect(horror(ROLAND) == 0, encounter_discard() == ("the-yellow-sign",))


@example("ahlcg/activate-action.5", "Locked Door: combat 3 does not break it down")
def door_holds(t: ExampleTable) -> None:
    midnight(t, tokens="-1 -1")
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.choose("break-down locked-door")
    t.expect(in_play("locked-door") == True, actions(ROLAND) == 2)  # noqa: E712


@example("ahlcg/activate-action.5", "Locked Door: agility 4 picks the lock")
def lock_picked(t: ExampleTable) -> None:
    midnight(t, WENDY)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.choose("pick-the-lock locked-door")
    t.expect(encounter_discard() == ("locked-door",), actions(WENDY) == 2)


@example("ahlcg/activate-action.5", "Locked Door: agility 3 does not")
def lock_not_picked(t: ExampleTable) -> None:
    midnight(t, AGNES)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.choose("pick-the-lock locked-door")
    t.expect(in_play("locked-door") == True, actions(AGNES) == 2)  # noqa: E712


@example("ahlcg/modifiers.3", "Hunting Nightgaunt: twice, not three times: with agility 3 a -1 still leaves 1")
def nightgaunt(t: ExampleTable) -> None:
    midnight(t, AGNES, tokens="-1 -1")
    t.arrange("threat", code="hunting-nightgaunt", seat=1)
    turn_of(t)
    t.choose("evade hunting-nightgaunt")
    t.expect(exhausted("hunting-nightgaunt") == True)  # noqa: E712


@example("ahlcg/must.1", "Offer of Power: to refuse costs horror and nothing else")
def offer_of_power(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "offer-of-power")
    t.choose("refuse")
    t.expect(horror(ROLAND) == 2, damage(ROLAND) == 0)


@example("ahlcg/ability.forced.5", "Unhallowed Ground: willpower 4 is enough")
def unhallowed_ground(t: ExampleTable) -> None:
    devourer(t, tokens="+1 +1")
    turn_of(t)
    t.arrange("faces", codes="01150")
    t.choose("move card")
    t.expect(at(ROLAND) == "unhallowed-ground", damage(ROLAND) == 0, horror(ROLAND) == 0)


# ------------------------------------------------------------------ what they leave alone


@example("ahlcg/framework-1.5", "Wizard of the Order: once a round, not after every phase")
def wizard(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("enemy", code="wizard-of-the-order", place="easttown")
    mythos(t, "locked-door ancient-evils")
    t.choose("pass")
    t.expect(doom("wizard-of-the-order") == 2)


@example("ahlcg/ability.forced.4", '"Wolf-Man" Drew: the attack of somebody else does not heal him')
def drew(t: ExampleTable) -> None:
    beside(t, "01137", "swarm-of-rats")
    t.arrange("tokens", on="01137", kind="damage", n=2)
    t.choose("draw")
    t.expect(damage("01137") == 2, damage(ROLAND) == 1)


@example("ahlcg/ability.forced.5", "Ruth Turner: evading somebody else does not impress her")
def ruth(t: ExampleTable) -> None:
    beside(t, "01141", "acolyte")
    t.choose("evade acolyte")
    t.expect(in_play("ruth-turner") == True, exhausted("acolyte") == True)  # noqa: E712


@example("ahlcg/ability.forced.4", "Yithian Observer: the attack of another enemy costs no card")
def yithian(t: ExampleTable) -> None:
    beside(t, "01177", "swarm-of-rats")
    t.arrange("hand", seat=1, cards="guts")
    t.choose("resource")
    t.expect(hand(1) == ("guts",), damage(ROLAND) == 1)


@example("ahlcg/ability.forced.4", "Goat Spawn: the defeat of another enemy frightens nobody")
def goat_spawn(t: ExampleTable) -> None:
    beside(t, "01180", "acolyte")
    t.choose("fight acolyte")
    t.heard("ahlcg-log-put-away", "ahlcg/defeat.5")
    t.choose("pass")
    t.expect(horror(ROLAND) == 0, engaged(1) == ("goat-spawn",), unchanged=True)


@example("ahlcg/enemy-engagement.2", "Young Deep One: it is only its own engaging that counts")
def deep_one(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("threat", code="young-deep-one", seat=1)
    t.arrange("exhaust", card="01181")
    mythos(t, "hunting-nightgaunt")
    t.expect(horror(ROLAND) == 0, engaged(1) == ("young-deep-one", "hunting-nightgaunt"))


@example("ahlcg/sanity-and-horror.7", "Screeching Byakhee: engaged with nobody it has its printed values")
def byakhee(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on=ROLAND, kind="horror", n=2)
    t.arrange("threat", code="screeching-byakhee", seat=1)
    t.arrange("bag", tokens="+1 +1")
    turn_of(t)
    t.choose("fight screeching-byakhee")
    t.expect(damage("screeching-byakhee") == 1, value("screeching-byakhee", FIGHT_VALUE) == 4)
    t.arrange("enemy", code="screeching-byakhee", place="main-path", exhausted=1)
    t.choose("draw")
    t.expect(value("screeching-byakhee", FIGHT_VALUE) == 3, unchanged=True)


@example("ahlcg/ability.forced.5", "Attic: whoever enters it is not hurt by the Cellar")
def attic(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="cellar")
    turn_of(t)
    t.choose("move attic")
    t.expect(horror(ROLAND) == 1, damage(ROLAND) == 0)


@example("ahlcg/spawn.3", "Your House: other enemies do not go there")
def your_house(t: ExampleTable) -> None:
    midnight(t, earlier="none")
    t.arrange("stand", seat=1, place="northside")
    mythos(t, "hunting-nightgaunt")
    t.expect(engaged(1) == ("hunting-nightgaunt",))
    t.heard("ahlcg-log-spawn", "ahlcg/spawn.3")


@example("ahlcg/ability.forced.5", "Unhallowed Ground: entering another part of the woods means no test there")
def other_ground(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("add-location", code="unhallowed-ground")
    t.arrange("show-location", place="unhallowed-ground")
    turn_of(t)
    t.arrange("faces", codes="01152")
    t.choose("move card")
    t.expect(at(ROLAND) == "old-house", damage(ROLAND) == 0, horror(ROLAND) == 0)


@example("ahlcg/ability.forced.4", "Twisting Paths: they do not hold those who leave other places")
def other_paths(t: ExampleTable) -> None:
    devourer(t, tokens="-1 -1")
    for place in ("twisting-paths", "old-house"):
        t.arrange("add-location", code=place)
        t.arrange("show-location", place=place)
    turn_of(t)
    t.choose("move old-house")
    t.expect(at(ROLAND) == "old-house")


@example("ahlcg/act-deck-and-agenda-deck.2", "Into the Darkness: entering another place changes nothing")
def another_place(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("act", stage=2)
    t.arrange("add-location", code="old-house")
    t.arrange("show-location", place="old-house")
    turn_of(t)
    t.choose("move old-house")
    t.expect(act() == "into-the-darkness", at(ROLAND) == "old-house")


@example("ahlcg/act-deck-and-agenda-deck.10", "The Devourer Below: the defeat of lesser enemies does not end it")
def lesser_enemies(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="vengeance-awaits", kind="doom", n=4)
    mythos(t, "swarm-of-rats")
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(in_play("swarm-of-rats") == False, act() == "the-devourer-below")  # noqa: E712


@example("ahlcg/initiation.2", "Easttown: whoever is elsewhere pays the full price for an Ally")
def easttown(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("show-location", place="easttown")
    t.arrange("stand", seat=2, place="easttown")
    t.arrange("hand", seat=1, cards="beat-cop")
    turn_of(t)
    t.choose("play beat-cop")
    t.expect(resources(ROLAND) == 1, area(1) == ("beat-cop",))


@example("ahlcg/revelation.2", "Dissonant Voices: they settle in your threat area")
def dissonant_voices(t: ExampleTable) -> None:
    gathering(t, act=2)
    mythos(t, "dissonant-voices")
    t.expect(threat(1) == ("dissonant-voices",), clues(ROLAND) == 0)

"""Prey, what printed means, things that happen at the same time, putting into play, qualifiers."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    at,
    damage,
    devourer,
    engaged,
    fate,
    gathering,
    hand,
    horror,
    in_play,
    mental_trauma,
    midnight,
    mythos,
    out,
    resources,
    revealed,
    threat,
    turn_of,
)

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"
YES, NO = True, False


# ------------------------------------------------------------------ prey


@example("ahlcg/prey.3", "Ghoul Priest: of two who are equally near he hunts the one with the highest combat")
def hunts_its_prey(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("stand", seat=2, place="cellar")
    t.arrange("enemy", code="ghoul-priest", place="hallway")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    t.arrange("phase", name="enemy")
    t.expect(at("ghoul-priest") == "cellar", engaged(2) == ("ghoul-priest",), damage(ROLAND) == 2)


@example("ahlcg/prey.3", "Swarm of Rats: without prey the lead investigator decides between those equally near")
def lead_names_the_prey(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("stand", seat=2, place="cellar")
    t.arrange("enemy", code="swarm-of-rats", place="hallway")
    t.arrange("phase", name="enemy")
    t.asked(1, "ahlcg-prompt-prey")
    t.choose("prey roland-banks")
    t.expect(engaged(2) == ("swarm-of-rats",))


@example("ahlcg/prey.5", "Ravenous Ghoul: it spawns with who drew it, even if its prey stands beside")
def spawns_without_prey(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    mythos(t, "ravenous-ghoul ancient-evils")
    t.expect(engaged(1) == ("ravenous-ghoul",), engaged(2) == ())


# ------------------------------------------------------------------ printed


@example("ahlcg/printed.1", "Trauma drives insane by the printed sanity, not by what Dreams of R'lyeh have left of it")
def printed_sanity(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="dreams-of-rlyeh", seat=1)
    t.arrange("tokens", on=ROLAND, kind="mental_trauma", n=3)
    t.arrange("tokens", on=ROLAND, kind="horror", n=3)
    turn_of(t)
    t.choose("move attic")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 4, fate(ROLAND) == "")


# ------------------------------------------------------------------ at the same time


@example("ahlcg/priority-of-simultaneous-resolution.2", "The lead investigator orders what is forced at one moment")
def lead_orders(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    for seat in (1, 2):
        t.arrange("threat", code="dissonant-voices", seat=seat)
        t.arrange("deck", seat=seat, cards="knife knife")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    t.arrange("lead", seat=2)
    t.arrange("phase", name="upkeep")
    t.asked(2, "core-prompt-order")
    t.choose("fade dissonant-voices")
    t.expect(threat(1) == (), threat(2) == ())


@example(
    "ahlcg/priority-of-simultaneous-resolution.1",
    "Goat Spawn: all assign their horror, in player order, before any is placed",
)
def all_choose_first(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="goat-spawn", seat=1)
    t.arrange("tokens", on="01180", kind="damage", n=2)
    t.arrange("asset", code="elder-sign-amulet", seat=1)
    t.arrange("asset", code="holy-rosary", seat=2)
    turn_of(t)
    t.choose("fight goat-spawn", "horror yours")
    t.asked(2, "ahlcg-prompt-assign-horror")
    t.expect(horror(ROLAND) == 0, unchanged=True)
    t.choose("horror 1 holy-rosary", seat=2)
    t.expect(horror(ROLAND) == 1, horror(DAISY) == 0)


# ------------------------------------------------------------------ put into play


@example(
    "ahlcg/put-into-play.1 ahlcg/put-into-play.2", "The Necronomicon: straight from the hand into play, for nothing"
)
def for_nothing(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("deck", seat=1, cards="the-necronomicon knife")
    turn_of(t)
    t.choose("draw")
    t.expect(threat(1) == ("the-necronomicon",), hand(1) == (), resources(DAISY) == 5)


@example("ahlcg/put-into-play.3", "A location that is put into play joins the map, as locations do")
def to_its_place(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    turn_of(t)
    t.choose("advance")
    t.expect(in_play("ritual-site") == YES, revealed("ritual-site") == NO)
    t.offered("move ritual-site")


@example("ahlcg/put-into-play.4", "Dissonant Voices: who cannot play assets can still put one into play")
def not_played(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("deck", seat=1, cards="the-necronomicon knife")
    turn_of(t)
    t.refused("play knife", "ahlcg/cannot.1")
    t.choose("draw")
    t.expect(threat(1) == ("dissonant-voices", "the-necronomicon"))


# ------------------------------------------------------------------ qualifiers


@example("ahlcg/qualifiers.1", "Mysterious Chanting: the encounter deck and the encounter discard pile, not a player's")
def encounter_deck_and_discard_pile(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("card", code="01170", to="encounter-discard")
    t.arrange("hand", seat=1, cards="silver-twilight-acolyte")
    t.arrange("card", code="01102", to="discard-1")
    mythos(t, "mysterious-chanting")
    t.offered("draw wizard-of-the-order", "draw acolyte")
    t.not_offered("draw silver-twilight-acolyte")
    t.choose("draw wizard-of-the-order", "spawn downtown")
    t.expect(at("wizard-of-the-order") == "downtown")

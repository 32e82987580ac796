"""The act deck and the agenda deck, clues spent on the act, cards that change their type."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    agenda,
    at,
    clues,
    damage,
    doom,
    engaged,
    gathering,
    horror,
    in_play,
    midnight,
    removed,
    resolution,
    turn_of,
)

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def in_the_study(t: ExampleTable, mine: int, hers: int) -> None:
    """Roland and Daisy in the Study with so many clues each; Roland's turn."""
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=mine)
    t.arrange("tokens", on=DAISY, kind="clues", n=hers)
    turn_of(t)


def doom_comes(t: ExampleTable) -> None:
    """Agnes with an Arcane Initiate: 1 doom on him, 1 on the agenda, and the next round brings the third."""
    gathering(t, AGNES, act=2)
    t.arrange("asset", code="arcane-initiate", seat=1)
    t.arrange("exhaust", card="01063")
    t.arrange("tokens", on="01063", kind="doom", n=1)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=1)
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)


def with_the_priest(t: ExampleTable) -> None:
    """The last act, the Ghoul Priest close to defeat; Roland's turn."""
    gathering(t, act=3)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)


# ------------------------------------------------------------------ acts


@example(
    "ahlcg/act-deck-and-agenda-deck.2 ahlcg/clues.4",
    "The group spends 2 clues per investigator, as everybody likes, without an action",
)
def spending_clues(t: ExampleTable) -> None:
    in_the_study(t, 3, 2)
    t.choose("advance", "spend 2", "spend 2")
    t.heard("ahlcg-log-spend-clues", "ahlcg/clues.4", n=2)
    t.expect(act() == "the-barrier", clues(ROLAND) == 1, clues(DAISY) == 0, actions(ROLAND) == 3)


@example("ahlcg/act-deck-and-agenda-deck.2", "Fewer clues than the act asks for do not advance it")
def too_few_clues(t: ExampleTable) -> None:
    in_the_study(t, 2, 1)
    t.refused("advance", "ahlcg/act-deck-and-agenda-deck.2")


@example("ahlcg/clues.4", "Clues can be spent in anybody's turn, also by those who are not active")
def in_anybodys_turn(t: ExampleTable) -> None:
    in_the_study(t, 4, 0)
    turn_of(t, seat=2)
    t.choose("pass", seat=1)
    t.choose("advance", seat=2)
    t.choose("spend 4", seat=1)
    t.expect(act() == "the-barrier", clues(ROLAND) == 0)


@example(
    "ahlcg/act-deck-and-agenda-deck.2 ahlcg/clues.4",
    "The Barrier: an act with an objective advances by that alone, here at the end of the round",
)
def an_objective(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)
    t.refused("advance", "ahlcg/act-deck-and-agenda-deck.2")
    t.choose("pass", "break-the-barrier the-barrier")
    t.expect(act() == "what-have-you-done", clues(ROLAND) == 0)


@example("ahlcg/act-deck-and-agenda-deck.4", "The top card of the deck is the current act, and it alone counts")
def the_current_act(t: ExampleTable) -> None:
    in_the_study(t, 4, 0)
    t.expect(act() == "trapped", unchanged=True)
    t.choose("advance")
    t.expect(act() == "the-barrier", in_play("trapped") == False)  # noqa: E712


# ------------------------------------------------------------------ agendas


@example("ahlcg/act-deck-and-agenda-deck.3", "Doom on other cards counts towards the agenda, too")
def doom_everywhere(t: ExampleTable) -> None:
    doom_comes(t)
    t.choose("pass", "cards")
    t.expect(agenda() == "rise-of-the-ghouls")
    t.asked(1, "ahlcg-prompt-window")


@example("ahlcg/act-deck-and-agenda-deck.3", "With less doom than its number the agenda stays")
def not_enough_doom(t: ExampleTable) -> None:
    doom_comes(t)
    t.arrange("tokens", on="01063", kind="doom", n=0)
    t.choose("pass")
    t.expect(agenda() == "whats-going-on", doom("whats-going-on") == 2)
    t.asked(1, "ahlcg-prompt-window")


@example(
    "ahlcg/act-deck-and-agenda-deck.6",
    "All doom in play is removed before the back of the agenda is read",
)
def doom_is_removed(t: ExampleTable) -> None:
    doom_comes(t)
    t.choose("pass")
    t.heard("ahlcg-log-doom-cleared", "ahlcg/act-deck-and-agenda-deck.6", n=3)
    t.asked(1, "ahlcg-prompt-choose-one")
    t.expect(doom("arcane-initiate") == 0, doom("whats-going-on") == 0)


@example("ahlcg/act-deck-and-agenda-deck.7", "The back of the agenda is carried out")
def the_back(t: ExampleTable) -> None:
    doom_comes(t)
    t.choose("pass", "horror", "horror yours")
    t.expect(horror(AGNES) == 2)
    t.asked(1, "ahlcg-prompt-window")


@example(
    "ahlcg/act-deck-and-agenda-deck.8 ahlcg/cardtypes.2",
    "The Masked Hunter: an agenda that becomes an enemy spawns like one, and is an agenda no longer",
)
def the_back_is_an_enemy(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("tokens", on="predator-or-prey", kind="doom", n=5)
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)
    t.choose("pass")
    t.heard("ahlcg-log-spawn", "ahlcg/ability.spawn-and-prey.1")
    t.expect(engaged(1) == ("the-masked-hunter",), agenda() == "time-is-running-short")
    t.choose("fight the-masked-hunter")
    t.expect(damage("the-masked-hunter") == 1)


@example("ahlcg/act-deck-and-agenda-deck.9", "The next agenda becomes current, the old one is out of the game")
def the_next_one(t: ExampleTable) -> None:
    doom_comes(t)
    t.choose("pass", "cards")
    t.heard("ahlcg-log-next", "ahlcg/act-deck-and-agenda-deck.9")
    t.expect(agenda() == "rise-of-the-ghouls", removed().has("whats-going-on"))
    t.asked(1, "ahlcg-prompt-window")


# ------------------------------------------------------------------ resolutions


@example("ahlcg/act-deck-and-agenda-deck.10", "What Have You Done?: the scenario ends with the resolution it names")
def a_resolution(t: ExampleTable) -> None:
    with_the_priest(t)
    t.choose("fight ghoul-priest", "burn")
    t.expect(resolution() == "R1")
    t.asked(1, "ahlcg-prompt-lita")


@example("ahlcg/act-deck-and-agenda-deck.10", "The other choice on the same card names another resolution")
def the_other_resolution(t: ExampleTable) -> None:
    with_the_priest(t)
    t.choose("fight ghoul-priest", "keep")
    t.heard("ahlcg-log-resolution", "ahlcg/act-deck-and-agenda-deck.10")
    t.expect(resolution() == "R2", at(ROLAND) == "hallway")

"""Peril, and permanent cards."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SLOTS
from rulebound.games.ahlcg.deckbuilding import starter_deck
from rulebound.games.ahlcg.examples.probes import (
    area,
    deck_size,
    engaged,
    gathering,
    hand,
    horror,
    in_play,
    mythos,
    out,
    turn_of,
    value,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"
CHARISMA, KNIFE = "02158", "01086"
YES, NO = True, False


# ------------------------------------------------------------------ peril


def rotting(t: ExampleTable, peril: bool) -> None:
    """Roland draws Rotting Remains while Daisy, beside him, holds Guts. It may have peril by some effect."""
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-2 -2")
    t.arrange("hand", seat=2, cards="guts")
    mythos(t, "rotting-remains ancient-evils")
    if peril:
        t.arrange("gains", card="01163", keyword="peril")


@example("ahlcg/peril.2", "Others cannot commit cards while a card with peril is resolved")
def nobody_commits(t: ExampleTable) -> None:
    rotting(t, peril=True)
    t.expect(horror(ROLAND) == 2, hand(2) == ("guts",))


@example("ahlcg/peril.2", "Without peril they can")
def somebody_commits(t: ExampleTable) -> None:
    rotting(t, peril=False)
    t.asked(2, "ahlcg-prompt-commit")
    t.choose("commit guts", seat=2)
    t.expect(horror(ROLAND) == 0, hand(2).lacks("guts"))


@example("ahlcg/peril.2", "Offer of Power: nor trigger abilities, even if it brings another card that is no peril")
def nobody_helps(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="disc-of-itzamna", seat=2)
    t.arrange("deck", seat=1, cards="mob-enforcer knife knife")
    mythos(t, "offer-of-power ancient-evils")
    t.choose("accept")
    t.expect(engaged(1) == ("mob-enforcer",), area(2) == ("disc-of-itzamna",))


@example("ahlcg/peril.2", "The same enemy, drawn in another way, can be answered by anybody there")
def somebody_helps(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="disc-of-itzamna", seat=2)
    t.arrange("deck", seat=1, cards="mob-enforcer knife knife")
    turn_of(t)
    t.choose("draw")
    t.choose("banish disc-of-itzamna", seat=2)
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(engaged(1) == (), in_play("mob-enforcer") == NO, area(2) == ())


@example("ahlcg/peril.2", "Peril is over with the card, even if who drew it is eliminated by it")
def peril_is_over(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    t.arrange("tokens", on=ROLAND, kind="damage", n=7)
    t.arrange("encounter", cards="hunting-shadow")
    t.arrange("hand", seat=2, cards="perception")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-put-away", "ahlcg/discard-piles.1")
    t.expect(out(ROLAND) == "defeated")
    t.choose("investigate")
    t.asked(2, "ahlcg-prompt-commit")


# ------------------------------------------------------------------ permanent cards


def rolands(*more: str, without: str = "") -> str:
    """Roland's starter deck with some cards more, and perhaps one less."""
    cards = [*starter_deck("01001"), *more]
    if without:
        cards.remove(without)
    return "\n".join(cards)


ALONE = {"investigators": ROLAND, "mode": "the-gathering"}


@example("ahlcg/permanent.2", "Charisma comes on top of the 30 cards of a deck")
def beside_the_deck(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.3", **ALONE, decks=rolands(CHARISMA, without=KNIFE))
    t.start(**ALONE, decks=rolands(CHARISMA))
    t.choose("")
    t.expect(area(1) == ("charisma",), unchanged=True)


@example("ahlcg/permanent.3", "Charisma still belongs to the deck: two copies at most")
def within_the_deck(t: ExampleTable) -> None:
    t.start_refused("ahlcg/deckbuilding.4", **ALONE, decks=rolands(CHARISMA, CHARISMA, CHARISMA))
    t.start(**ALONE, decks=rolands(CHARISMA, CHARISMA))


@example("ahlcg/permanent.4", "Charisma is in play when the scenario begins, and not in the deck")
def in_play_from_the_beginning(t: ExampleTable) -> None:
    t.start(**ALONE, decks=rolands(CHARISMA))
    t.choose("")
    t.expect(area(1) == ("charisma",), value(ROLAND, SLOTS["ally"]) == 2, deck_size(1) == 28, unchanged=True)

"""Location cards, and massive enemies."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    clues,
    damage,
    devourer,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    resources,
    revealed,
    round_,
    threat,
    turn_of,
    uses,
    value,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


# ------------------------------------------------------------------ locations


@example("ahlcg/location-cards.3", "Assets and cards in the threat area are where their investigator is")
def all_at_one_place(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="lita-chantler", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("exhaust", card="01159")
    t.arrange("stand", seat=1, place="attic")
    turn_of(t)
    t.choose("move hallway")
    t.expect(at("lita-chantler") == "hallway", at("swarm-of-rats") == "hallway", value(DAISY, SKILL["combat"]) == 3)


@example("ahlcg/location-cards.4", "A location enters play unrevealed: what its other side says does not count yet")
def unrevealed(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("advance")
    t.expect(in_play("ritual-site") == True, revealed("ritual-site") == False)  # noqa: E712
    t.choose("pass")
    t.expect(round_() == 2, clues("ritual-site") == 0)


@example("ahlcg/location-cards.5", "The first investigator to enter a location reveals it, and its clues are put on it")
def revealed_on_entering(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    turn_of(t)
    t.choose("move cellar")
    t.heard("ahlcg-log-reveal", "ahlcg/location-cards.5", n=4)
    t.expect(revealed("cellar") == True, clues("cellar") == 4, revealed("attic") == False)  # noqa: E712


@example("ahlcg/location-cards.5", "Only once: clues that were taken do not come back")
def revealed_only_once(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="cellar")
    t.arrange("tokens", on="cellar", kind="clues", n=1)
    turn_of(t)
    t.choose("move cellar")
    t.expect(at(ROLAND) == "cellar", clues("cellar") == 1)


@example("ahlcg/location-cards.6", "Elusive: only a location whose other side is up is a revealed one")
def only_revealed_locations(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="attic")
    t.arrange("show-location", place="parlor")
    t.arrange("hand", seat=1, cards="elusive")
    turn_of(t)
    t.choose("play elusive")
    t.offered("move attic", "move parlor")
    t.not_offered("move cellar")


# ------------------------------------------------------------------ massive enemies


def umordhoth(t: ExampleTable, place: str = "main-path", exhausted: int = 0) -> None:
    """Roland and Daisy on the Main Path, Umôrdhoth there or at the Ritual Site; Roland's turn."""
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("add-location", code="01156")
    t.arrange("enemy", code="01157", place=place, exhausted=exhausted)
    turn_of(t)


@example("ahlcg/massive.1", "A massive enemy that becomes ready is engaged with everybody at its location")
def engaged_with_all(t: ExampleTable) -> None:
    umordhoth(t, exhausted=1)
    t.choose("pass")
    t.expect(engaged(1) == ("umordhoth",), engaged(2) == ("umordhoth",), threat(1) == (), threat(2) == ())


@example("ahlcg/massive.2", "An exhausted massive enemy is engaged with nobody")
def engaged_with_nobody(t: ExampleTable) -> None:
    umordhoth(t, exhausted=1)
    t.refused("evade umordhoth", "ahlcg/evade-evade-action.7")
    t.choose("resource")
    t.expect(resources(ROLAND) == 6, damage(ROLAND) == 0, engaged(1) == ())


@example("ahlcg/massive.3", "A massive enemy cannot be brought into a threat area")
def never_in_a_threat_area(t: ExampleTable) -> None:
    umordhoth(t)
    t.refused("engage umordhoth", "ahlcg/massive.3")


@example("ahlcg/massive.3 ahlcg/massive.4", "A massive hunter comes, stays in no threat area, and attacks everybody")
def massive_hunter(t: ExampleTable) -> None:
    umordhoth(t, place="ritual-site")
    t.arrange("asset", code="leather-coat", seat=1)
    t.arrange("lead", seat=2)
    t.arrange("phase", name="enemy")
    t.asked(2, "ahlcg-prompt-massive")
    t.choose("attack daisy-walker")
    t.expect(
        damage(DAISY) == 3, horror(DAISY) == 3, threat(1) == (), threat(2) == (), exhausted("umordhoth") == 0
    )  # fmt: skip
    t.choose("damage yours")
    t.expect(damage(ROLAND) == 3, damage(DAISY) == 3)


@example("ahlcg/massive.5", "An attack of opportunity of a massive enemy is for the one who provoked it")
def provoked_by_one(t: ExampleTable) -> None:
    umordhoth(t)
    t.choose("resource")
    t.heard("ahlcg-log-opportunity", "ahlcg/massive.5")
    t.expect(damage(ROLAND) == 3, horror(ROLAND) == 3, damage(DAISY) == 0)


@example("ahlcg/massive.6", "A massive enemy does not follow who moves away")
def stays_behind(t: ExampleTable) -> None:
    umordhoth(t)
    t.choose("move ritual-site")
    t.expect(
        at(ROLAND) == "ritual-site", at("umordhoth") == "main-path", engaged(1) == (), engaged(2) == ("umordhoth",)
    )


@example("ahlcg/massive.7", "A failed attack against a massive enemy hits nobody else")
def misses_harmlessly(t: ExampleTable) -> None:
    umordhoth(t)
    t.choose("fight umordhoth")
    t.expect(actions(ROLAND) == 2, damage(DAISY) == 0, damage(ROLAND) == 0, damage("umordhoth") == 0)


# ------------------------------------------------------------------ may


def reading_for_roland(t: ExampleTable) -> None:
    """Daisy reads Old Book of Lore (3) for Roland, who finds a Machete."""
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="06279", seat=2)
    t.arrange("deck", seat=1, cards="machete vicious-blow knife")
    turn_of(t, seat=2)
    t.choose("read old-book-of-lore", "choose roland-banks")
    t.choose("take machete", seat=1)


@example("ahlcg/may.1", "Old Book of Lore (3): who controls the book may pay for playing the card, or not")
def may_leave_it(t: ExampleTable) -> None:
    reading_for_roland(t)
    t.choose("no", seat=2)
    t.expect(hand(1) == ("machete",), uses("old-book-of-lore") == 2, unchanged=True)
    t.asked(2, "ahlcg-prompt-action")


@example("ahlcg/may.1", "The Barrier: those in the Hallway may advance the act, nobody else")
def those_who_may(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    for who in (ROLAND, DAISY):
        t.arrange("tokens", on=who, kind="clues", n=6)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("phase", name="upkeep")
    t.asked(2, "core-prompt-react")
    t.choose("break-the-barrier the-barrier")
    t.expect(clues(DAISY) == 0, clues(ROLAND) == 6, revealed("parlor") == 1)


@example("ahlcg/may.1", "Old Book of Lore (3): if its controller wants to, the card is played at once")
def may_do_it(t: ExampleTable) -> None:
    reading_for_roland(t)
    t.choose("yes", seat=2)
    t.expect(area(1) == ("machete",), uses("old-book-of-lore") == 1, resources(ROLAND) == 4)

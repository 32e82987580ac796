"""What spells do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    DEXTER,
    JENNY,
    MARIE,
    TOMMY,
    begin,
    damage,
    dice,
    doom,
    horror,
    hurt,
    money,
    phase,
    space,
    status,
    turn,
    with_card,
)


def with_spell(t: ExampleTable, card: str, *who: str, at: str = "train-station") -> None:
    """Dexter (lore 4) or others, the first of whom has the spell."""
    with_card(t, card, *(who or (DEXTER,)), at=at)


@example("ah3/436.7", "Alchemical Process: 1 horror, and a dollar for each success")
def alchemical_process(t: ExampleTable) -> None:
    with_spell(t, "alchemical-process", MARIE)
    turn(t)
    dice(t, 5, 6, 1)
    t.choose("transmute alchemical-process")
    t.expect(money(1) == 2, horror(1) == 1)


@example("ah3/426.2 ah3/418.4", "Astral Travel: instead of moving, as many spaces as successes and two more")
def astral_travel(t: ExampleTable) -> None:
    with_spell(t, "astral-travel", MARIE)
    turn(t)
    dice(t, 5, 1, 1)
    t.choose("move astral-travel")
    t.choose("move street-northside-merchant-district", "move unvisited-isle", "move tick-tock-club")
    t.expect(space(1) == "tick-tock-club")
    t.not_offered("move river-docks", "move astral-travel")


@example("ah3/410.1 ah3/409.2", "Binding: a monster anywhere, with its evade modifier, is exhausted")
def binding(t: ExampleTable) -> None:
    with_spell(t, "binding", MARIE)
    t.arrange("monster", code="abyssal-servant", space="black-cave")
    turn(t)
    dice(t, 5)
    t.choose("bind binding")
    t.heard("ah3-log-test", "ah3/466.2a", n=1)
    t.expect(status("abyssal-servant") == "exhausted", horror(1) == 1)


@example("ah3/467.4", "Find Gate: 2 horror, and to any space with doom")
def find_gate(t: ExampleTable) -> None:
    with_spell(t, "find-gate", MARIE)
    t.arrange("doom", space="graveyard", n=1)
    t.arrange("doom", space="velmas-diner", n=1)
    turn(t)
    dice(t, 5, 1, 1)
    t.choose("find find-gate")
    t.choose("move graveyard")
    t.expect(space(1) == "graveyard", horror(1) == 2)


@example("ah3/437.1", "Flesh Ward: each success prevents 1 damage of another's, wherever they are")
def flesh_ward(t: ExampleTable) -> None:
    with_spell(t, "flesh-ward", MARIE, TOMMY)
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("monster", code="wake-titan", status="engaged", seat=2)
    phase(t, "monster")
    dice(t, 5, 1, 1)
    t.choose("ward flesh-ward", seat=1)
    t.expect(damage(2) == 1, horror(2) == 2, horror(1) == 1)


@example("ah3/475.5", "Healing Words: somebody in the space recovers as much health as there are successes")
def healing_words(t: ExampleTable) -> None:
    with_spell(t, "healing-words", MARIE, TOMMY)
    t.arrange("sheet", seat=2, damage=4)
    turn(t)
    dice(t, 5, 6)
    t.choose("heal healing-words")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(damage(2) == 2, horror(1) == 1)


@example("ah3/466.4d", "Intervene: its result is added to another's, anywhere")
def intervene(t: ExampleTable) -> None:
    with_spell(t, "intervene", MARIE, TOMMY)
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("doom", space="black-cave", n=3)
    turn(t, 2)
    dice(t, 5, 1, 6, 6)
    t.choose("ward", seat=2)
    t.choose("help-out intervene", seat=1)
    t.expect(doom("black-cave") == 0, horror(1) == 2)


@example("ah3/427.2", "Mists of R'lyeh: evading with lore, the monster's modifier counts")
def mists_of_rlyeh(t: ExampleTable) -> None:
    with_spell(t, "mists-of-rlyeh", AGNES)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1)
    t.choose("evade")
    t.choose("vanish mists-of-rlyeh")
    t.choose("pass")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(status("abyssal-servant") == "exhausted", horror(1) == 1)


@example("ah3/475.13 ah3/465.5", "Shriveling: also while engaged, damage for each success to a monster nearby")
def shriveling(t: ExampleTable) -> None:
    with_spell(t, "shriveling", MARIE)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="creeping-ghoul", space="curiositie-shoppe")
    turn(t)
    dice(t, 5, 6)
    t.choose("shrivel shriveling")
    t.choose("shrivel creeping-ghoul")
    t.expect(hurt("creeping-ghoul") == 2, hurt("abyssal-servant") == 0, horror(1) == 1)


@example("ah3/466.4d", "Wither: in an attack its own test is added, without the monster's modifier")
def wither(t: ExampleTable) -> None:
    with_spell(t, "wither", MARIE)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 6, 6)
    t.choose("attack abyssal-servant")
    t.choose("wither wither")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(hurt("abyssal-servant") == 3, horror(1) == 1)


@example("ah3/466.2c", "Who would rather have a hand for Wither, and one for the tome, leaves the revolver")
def no_revolver(t: ExampleTable) -> None:
    with_spell(t, "wither", MARIE)
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("has", seat=1, card="mystic-tome")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("attack abyssal-servant")
    t.asked(1, "ah3-prompt-pool")
    dice(t, 5, 1, 1, 1, 1, 5)
    t.choose("pass", "wither wither")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)
    t.expect(hurt("abyssal-servant") == 2)


@example("ah3/466.2c ah3/436.10", "Wither cannot be cast beside a weapon for both hands")
def two_hands(t: ExampleTable) -> None:
    with_spell(t, "wither", JENNY)
    t.arrange("has", seat=1, card="45-thompson")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("attack abyssal-servant")
    t.asked(1, "ah3-prompt-pool")
    dice(t, 1, 1, 1, 1, 1, 1, 1)
    t.choose("hold 45-thompson")
    t.expect(hurt("abyssal-servant") == 0, unchanged=True)
    t.not_offered("wither wither")


@example("ah3/436.10 ah3/466.2c", "Outside an action, too, a spell leaves only the other hand for a tome")
def one_hand_left(t: ExampleTable) -> None:
    with_spell(t, "flesh-ward", MARIE)
    t.arrange("has", seat=1, card="mystic-tome")
    t.arrange("has", seat=1, card="grand-meres-knife")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("ward flesh-ward")
    t.choose("hold mystic-tome")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)


@example("ah3/436.3", "A spell that takes a hand cannot be cast with both hands full")
def hands_full(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="45-thompson")
    t.arrange("has", seat=1, card="wither")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("attack abyssal-servant")
    dice(t, 1, 1, 1, 1, 1, 1)
    t.choose("hold 45-thompson")
    t.asked(1, "ah3-prompt-reroll")
    t.not_offered("wither wither")

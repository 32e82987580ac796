"""Leadership cards and Gandalf at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    damage,
    discard,
    exhausted,
    fighting,
    funded,
    hand,
    in_play,
    quest,
    resources,
    value,
)

ORCS, UFTHAK, SPIDER, PATROL = "dol-guldur-orcs", "chieftain-ufthak", "forest-spider", "east-bight-patrol"
SLAYER, GUARD, FARAMIR, BROK = "longbeard-orc-slayer", "guard-of-the-citadel", "faramir", "brok-ironfist"


@example("lotr/response.1", "Longbeard Orc Slayer: 1 damage to each Orc, engaged or in the staging area")
def orc_slayer(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{ORCS} {SPIDER}")
    t.arrange("engage", card=UFTHAK, seat=1)
    funded(t, SLAYER, "aragorn", 4, "planning")
    t.choose(f"play {SLAYER}", f"slay {SLAYER}")
    t.expect(damage(ORCS) == 1, damage(UFTHAK) == 1, damage(SPIDER) == 0)


@example("lotr/event-cards.3 lotr/ready.2", "Grim Resolve: all characters of all players ready")
def grim_resolve(t: ExampleTable) -> None:
    quest(t, "leadership tactics")
    t.arrange("ally", code=GUARD, seat=2, exhausted=1)
    for hero in ("aragorn", "gimli"):
        t.arrange("exhaust", card=hero)
    funded(t, "grim-resolve", "aragorn", 5, "quest")
    t.choose("play grim-resolve")
    t.expect(exhausted("aragorn") == False, exhausted("gimli") == False, exhausted(GUARD) == False)  # noqa: E712
    t.expect(resources("aragorn") == 0, discard(1) == ("grim-resolve",))


@example("lotr/event-cards.3 lotr/lasting-effects.1", "For Gondor!: two of them add up")
def gondor_twice(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=GUARD, seat=1)
    funded(t, "for-gondor for-gondor", "aragorn", 4, "quest")
    t.choose("play for-gondor", "play for-gondor")
    t.expect(value(GUARD, ATTACK) == 3, value(GUARD, DEFENSE) == 2, value("aragorn", DEFENSE) == 2)


@example("lotr/lasting-effects.3", "Faramir: who comes later in the phase gets no willpower from it")
def faramir_and_later_arrivals(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    funded(t, f"sneak-attack {GUARD}", "aragorn", 1, "quest")
    t.choose(f"hearten {FARAMIR}", "play sneak-attack")
    t.expect(value(GUARD, WILLPOWER) == 1, value("aragorn", WILLPOWER) == 3)


@example("lotr/response.1", "Brok Ironfist: a Dwarf hero of yours is destroyed, and he comes from your hand")
def brok(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("hand", seat=1, cards=BROK)
    t.arrange("tokens", on="gloin", kind="damage", n=3)
    at_phase(t, "combat")
    t.choose("undefended", "hurt gloin", f"avenge {BROK}")
    t.expect(area(1).has(BROK), hand(1) == (), in_play("gloin") == False)  # noqa: E712


@example("lotr/response.1", "Brok Ironfist: not for a hero who is no Dwarf, nor for another player's")
def brok_stays(t: ExampleTable) -> None:
    quest(t, "leadership tactics")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("hand", seat=1, cards=BROK)
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    t.arrange("tokens", on="gimli", kind="damage", n=4)
    at_phase(t, "combat")
    t.choose("undefended", "hurt theodred", seat=1)
    t.choose("defend gimli", seat=2)
    t.expect(hand(1) == (BROK,), discard(1) == ("theodred",), discard(2) == ("gimli",))
    t.asked(1, "lotr-prompt-attack")


@example(
    "lotr/delayed-effects.1",
    "Sneak Attack and Beorn: the first player says which of the two comes first at the end of the phase",
)
def sneak_attack_and_beorn(t: ExampleTable) -> None:
    quest(t)
    t.arrange("deck", seat=1, cards=GUARD)
    funded(t, "sneak-attack beorn", "aragorn", 1, "travel")
    t.choose("play sneak-attack", "change-shape beorn")
    t.asked(1, "core-prompt-order")
    t.choose("delayed sneak-attack")
    t.expect(hand(1).has("beorn"), in_play("beorn") == False)  # noqa: E712

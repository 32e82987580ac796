"""The encounter sets of Mirkwood at work: its Spiders, the Orcs of Dol Guldur, the forest."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK
from rulebound.games.lotr.examples.probes import (
    active,
    at_phase,
    attached,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    hand,
    hand_size,
    quest,
    resources,
    staging,
    threat,
    total_threat,
    total_willpower,
    value,
    watch,
)

ORCS, UFTHAK, SPIDER, BATS = "dol-guldur-orcs", "chieftain-ufthak", "forest-spider", "black-forest-bats"
KING, HUMMERHORNS, SPAWN, EYES, WEB = (
    "king-spider", "hummerhorns", "01076", "eyes-of-the-forest", "caught-in-a-web",
)  # fmt: skip
ROAD, GATE, STREAM, DRIVEN, MOUNTAINS, GREAT_WEB = (
    "old-forest-road", "forest-gate", "enchanted-stream", "driven-by-shadow", "mountains-of-mirkwood",
    "great-forest-web",
)  # fmt: skip
TWO = "leadership tactics"


@example("lotr/forced.1", "Hummerhorns: they engage a player, and one hero takes 5 damage")
def hummerhorns(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=HUMMERHORNS)
    at_phase(t, "encounter")
    t.choose(f"engage {HUMMERHORNS}", "choose theodred")
    t.expect(discard(1) == ("theodred",), engaged(1) == (HUMMERHORNS,))
    t.asked(1, "lotr-prompt-defend")


@example("lotr/shadow-effect.2", "Hummerhorns: as a shadow card 1 damage to each character, 2 if nobody defends")
def hummerhorns_undefended(t: ExampleTable) -> None:
    fighting(t, ORCS, HUMMERHORNS, "spirit")
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(damage("eowyn") == 2, damage("eleanor") == 2, damage("dunhere") == 2)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/staging.3", "Ungoliant's Spawn: revealed, each committed character has 1 willpower less")
def spawn(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("encounter", cards=SPAWN)
    at_phase(t, "quest")
    t.choose("pass", "commit gloin, commit theodred", "pass", "pass")
    t.expect(total_willpower() == 1)
    t.asked(1, "lotr-prompt-window")


@example("lotr/shadow-effect.2", "Ungoliant's Spawn: as a shadow card 8 threat if nobody defends")
def spawn_undefended(t: ExampleTable) -> None:
    fighting(t, ORCS, SPAWN)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(threat(1) == 29 + 8)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/shadow-effect.2", "King Spider: as a shadow card 2 characters exhaust if nobody defends")
def king_undefended(t: ExampleTable) -> None:
    fighting(t, ORCS, KING)
    at_phase(t, "combat")
    t.choose("undefended", "exhaust gloin, exhaust theodred")
    t.expect(exhausted("gloin") == True, exhausted("theodred") == True, exhausted("aragorn") == False)  # noqa: E712
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/staging.3", "Eyes of the Forest: all events in hand are discarded")
def eyes(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="grim-resolve faramir for-gondor")
    t.arrange("encounter", cards=EYES)
    at_phase(t, "quest")
    t.choose("")
    t.expect(hand(1).has("faramir"), discard(1).has("grim-resolve"), discard(1).has("for-gondor"))


@example("lotr/step-7.2.1", "Caught in a Web: two of them are paid for with 4, or the hero does not ready")
def double_web(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=WEB, to="aragorn")
    t.arrange("attach", code=WEB, to="aragorn")
    t.arrange("exhaust", card="aragorn")
    t.arrange("exhaust", card="gloin")
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "refresh")
    t.expect(exhausted("aragorn") == True, exhausted("gloin") == False, resources("aragorn") == 4)  # noqa: E712


@example("lotr/step-7.2.1", "Caught in a Web: 4 resources free a hero from two of them")
def double_web_paid(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=WEB, to="aragorn")
    t.arrange("attach", code=WEB, to="aragorn")
    t.arrange("exhaust", card="aragorn")
    t.arrange("tokens", on="aragorn", kind="resources", n=5)
    at_phase(t, "refresh")
    t.asked(1, "lotr-prompt-ready-price")
    t.choose("yes")
    t.expect(exhausted("aragorn") == False, resources("aragorn") == 2)  # noqa: E712


@example("lotr/shadow-effect.2", "Dol Guldur Orcs: as a shadow card +1 attack, +3 if nobody defends")
def orcs_as_shadow(t: ExampleTable) -> None:
    fighting(t, BATS, ORCS)
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.expect(damage("aragorn") == 1 + 3)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Dol Guldur Orcs: as a shadow card +1 attack where somebody defends")
def orcs_as_shadow_defended(t: ExampleTable) -> None:
    fighting(t, ORCS, ORCS)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(damage("theodred") == 2)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Driven by Shadow: as a shadow card it may take a Condition from the defender")
def driven_takes_a_web(t: ExampleTable) -> None:
    fighting(t, ORCS, DRIVEN)
    t.arrange("attach", code=WEB, to="aragorn")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(attached("aragorn") == (), encounter_discard().has(WEB))
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Driven by Shadow: undefended, all attachments one controls, not the encounter's")
def driven_undefended(t: ExampleTable) -> None:
    fighting(t, ORCS, DRIVEN)
    t.arrange("attach", code=WEB, to="aragorn")
    t.arrange("attach", code="steward-of-gondor", to="gloin")
    t.arrange("exhaust", card="steward-of-gondor")
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(attached("aragorn") == (WEB,), attached("gloin") == (), discard(1) == ("steward-of-gondor",))
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/lasting-effects.4", "Driven by Shadow: what comes to the staging area later is not meant")
def driven_and_later(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("staging", cards=GATE)
    t.arrange("encounter", cards=f"{DRIVEN} {STREAM}")
    at_phase(t, "quest")
    t.choose("pass", "", seat=1)
    t.choose("", seat=2)
    t.choose("pass", seat=1)
    t.expect(total_threat() == 2 + 1 + 2)
    t.asked(1, "lotr-prompt-window")


@example("lotr/travel.1", "Mountains of Mirkwood: the cost, a card revealed, is paid before the players are there")
def mountains(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=MOUNTAINS)
    t.arrange("encounter", cards=DRIVEN)
    at_phase(t, "travel")
    t.choose(f"travel {MOUNTAINS}")
    t.expect(active() == (MOUNTAINS,), encounter_discard() == (DRIVEN,))


@example("lotr/may.1", "Mountains of Mirkwood: whoever does not search keeps the deck in its order")
def mountains_left_alone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=MOUNTAINS)
    t.arrange("deck", seat=1, cards="gandalf faramir brok-ironfist snowbourn-scout sneak-attack grim-resolve")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", f"look-round {MOUNTAINS}")
    t.asked(1, "lotr-prompt-may-search")
    t.choose("no", "stay")
    t.expect(hand(1) == ("gandalf",))


@example("lotr/travel.1", "Great Forest Web: each player exhausts a hero to travel there")
def great_web(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=GREAT_WEB)
    at_phase(t, "travel")
    t.choose(f"travel {GREAT_WEB}", "choose gloin", seat=1)
    t.expect(active() == (), staging() == (GREAT_WEB,), unchanged=True)
    t.choose("choose thalin", seat=2)
    t.expect(active() == (GREAT_WEB,))


@example("lotr/response.1", "Old Forest Road: travelled to, the first player readies a character")
def old_forest_road(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=ROAD)
    t.arrange("exhaust", card="gloin")
    t.arrange("exhaust", card="aragorn")
    at_phase(t, "travel")
    t.choose(f"travel {ROAD}", f"rest {ROAD}")
    t.asked(1, "lotr-prompt-readies")
    t.choose("choose gloin")
    t.expect(exhausted("gloin") == False)  # noqa: E712


@example("lotr/response.1", "Forest Gate: travelled to, the first player draws 2 cards")
def forest_gate(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{GATE} {UFTHAK}")
    at_phase(t, "travel")
    t.choose(f"travel {GATE}", f"rest {GATE}")
    t.expect(hand_size(1) == 2, active() == (GATE,))


@example("lotr/forced.1", "Forest Spider: it engages a player, +1 attack until the end of the round")
def forest_spider(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=SPIDER)
    at_phase(t, "encounter")
    t.choose(f"engage {SPIDER}")
    t.expect(value(SPIDER, ATTACK) == 3, engaged(1) == (SPIDER,))
    t.asked(1, "lotr-prompt-defend")


@example("lotr/shadow-effect.2", "Forest Spider: as a shadow card it costs the defending player an attachment")
def spider_as_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, SPIDER)
    t.arrange("attach", code="steward-of-gondor", to="gloin")
    t.arrange("exhaust", card="steward-of-gondor")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(attached("gloin") == (), discard(1) == ("steward-of-gondor",), hand(1) == ())
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "East Bight Patrol: as a shadow card also 3 threat if nobody defends")
def patrol_undefended(t: ExampleTable) -> None:
    fighting(t, BATS, "east-bight-patrol")
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.expect(threat(1) == 29 + 3, damage("aragorn") == 2)
    t.asked(1, "lotr-prompt-attack")

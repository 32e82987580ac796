"""Several things at once: who says which comes first, and what really happens at the same time."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.campaign_cards import anduin
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    controller,
    damage,
    discard,
    encounter_discard,
    engaged,
    fighting,
    first,
    funded,
    hand,
    hand_size,
    in_play,
    out,
    quest,
    resources,
    shadows,
    staging,
    threat,
    value,
    watch,
)

ORCS, TROLL, UFTHAK, BATS, SPIDER = (
    "dol-guldur-orcs", "hill-troll", "chieftain-ufthak", "black-forest-bats", "forest-spider",
)  # fmt: skip
ROAD, LABYRINTH, CHAMBER = "old-forest-road", "dungeon-labyrinth", "torture-chamber"
MAP, TORCH, KEY = "gandalfs-map", "dungeon-torch", "shadow-key"
AXE, HORN, STONE, STEWARD = "dwarven-axe", "horn-of-gondor", "celebrians-stone", "steward-of-gondor"
GUARD, AXEHAND = "guard-of-the-citadel", "veteran-axehand"
TWO, THREE = "leadership tactics", "leadership tactics spirit"
ESCAPE = "escape-from-dol-guldur"


# ------------------------------------------------------------------ everybody at the same time


@example("lotr/simultaneous-timing.1", "Lingering Venom: all players say what they bear, then all bear it at once")
def venom_at_once(t: ExampleTable) -> None:
    quest(t, TWO, mode="campaign")
    t.arrange("encounter", cards=f"lingering-venom {ROAD} {ROAD}")
    t.arrange("tokens", on="theodred", kind="damage", n=1)
    t.arrange("tokens", on="gimli", kind="damage", n=1)
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.choose("suffer", seat=1)
    t.asked(2, "lotr-prompt-venom")
    t.expect(damage("theodred") == 1, unchanged=True)
    t.choose("suffer", seat=2)
    t.expect(damage("theodred") == 3, damage("gimli") == 3)


@example("lotr/simultaneous-timing.1", "Goblin Sniper: each player says who is hit, then all are hit at once")
def sniper_at_once(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards="goblin-sniper")
    at_phase(t, "combat")
    t.choose("choose theodred", seat=1)
    t.asked(2, "lotr-prompt-hurt")
    t.expect(damage("theodred") == 0, unchanged=True)
    t.choose("choose legolas", seat=2)
    t.expect(damage("theodred") == 1, damage("legolas") == 1)


@example(
    "lotr/simultaneous-timing.1 lotr/first-player.1",
    "Pursued by Shadow: it counts for all at once, and Mendor, who changes sides then, counts only once",
)
def pursued_at_once(t: ExampleTable) -> None:
    quest(t, TWO, mode="campaign")
    t.arrange("encounter", cards=f"pursued-by-shadow {ROAD}")
    t.arrange("threat", seat=1, n=47)
    t.arrange("threat", seat=2, n=20)
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.expect(out(1) == True, controller("mendor") == 2)  # noqa: E712
    t.heard("lotr-log-threat-up", n=4, now=51)
    t.heard("lotr-log-threat-up", n=3, now=23)


@example("lotr/step-6.4.3.1", "Troll Attack: as a shadow card it strikes all the other players at the same time")
def trampled_at_once(t: ExampleTable) -> None:
    quest(t, THREE)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("encounter", cards="troll-attack")
    at_phase(t, "combat")
    t.choose("defend aragorn", seat=1)
    t.choose("choose gimli", seat=2)
    t.asked(3, "lotr-prompt-undefended")
    t.expect(damage("gimli") == 0, in_play("gimli") == True, unchanged=True)  # noqa: E712
    t.choose("choose eowyn", seat=3)
    t.expect(in_play("gimli") == False, in_play("eowyn") == False)  # noqa: E712
    t.asked(1, "core-prompt-order")


@example(
    "lotr/simultaneous-timing.1", "Dark Interrogation: what goes by it does not make more go, in whosever discard pile"
)
def interrogated_at_once(t: ExampleTable) -> None:
    fighting(t, ORCS, "dark-interrogation", decks=TWO)
    t.arrange("hand", seat=2, cards=AXE)
    t.arrange("tokens", on="gimli", kind="resources", n=2)
    at_phase(t, "planning")
    t.choose(f"play {AXE}", "attach aragorn", seat=2)
    at_phase(t, "combat")
    t.arrange("attach", code=AXE, to="gimli")
    t.arrange("discards", seat=1, cards=AXE)
    t.choose("undefended", seat=1)
    t.expect(attached("aragorn") == (), discard(2) == (AXE,), attached("gimli") == (AXE,))
    t.asked(1, "lotr-prompt-undefended")


@example(
    "lotr/first-player.1 lotr/player-elimination.2",
    "Two of three players are eliminated at once: the token goes to the one who is left, and to nobody before",
)
def out_at_once(t: ExampleTable) -> None:
    quest(t, THREE, mode="campaign")
    t.arrange("threat", seat=1, n=49)
    t.arrange("threat", seat=2, n=49)
    at_phase(t, "refresh")
    t.play()
    t.expect(out(1) == True, out(2) == True, first() == 3, controller("mendor") == 3)  # noqa: E712


# ------------------------------------------------------------------ who says what comes first


@example("lotr/setup.8", "The Necromancer's Tower: the first player says which objective is revealed next")
def objectives_in_order(t: ExampleTable) -> None:
    t.start(decks="leadership", quest=ESCAPE, seed=3)
    t.choose("keep")
    t.asked(1, "lotr-prompt-reveal-order")
    t.choose(f"reveal {KEY}")
    t.offered(f"reveal {MAP}", f"reveal {TORCH}")
    t.expect(staging().has(KEY), staging().lacks(MAP), staging().lacks(TORCH))


@example(
    "lotr/first-player.4", "Dark Interrogation: the first player says whether one discards first or another reveals"
)
def interrogated_in_order(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor sneak-attack faramir gandalf")
    t.arrange("hand", seat=2, cards=AXEHAND)
    t.arrange("encounter", cards=f"dark-interrogation eyes-of-the-forest {ROAD} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.asked(1, "lotr-prompt-order")
    t.choose("resolve seat-2")
    t.expect(hand(1) == ("faramir", "gandalf"), hand_size(2) == 1)


@example(
    "lotr/first-player.4",
    "Catacomb Inspection: where the heroes have too few resources, the first player says which location comes first",
)
def inspected_in_order(t: ExampleTable) -> None:
    fighting(t, ORCS, "catacomb-inspection")
    t.arrange("staging", cards=f"{LABYRINTH} {CHAMBER}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("tokens", on="gloin", kind="resources", n=2)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.asked(1, "lotr-prompt-order")
    t.choose(f"resolve {CHAMBER}")
    t.expect(resources(CHAMBER) == 2, resources(LABYRINTH) == 1)


@example("lotr/first-player.3", "Valor: if there are fewer copies than players, the first player says who gets one")
def too_few(t: ExampleTable) -> None:
    anduin(t, TWO)
    for hero in ("aragorn", "theodred", "gimli"):
        t.arrange("attach", code="valor", to=hero)
    g: Any = t.g
    for card in g.cards(g.scenario.aside)[1:4]:
        t.arrange("remove", card=card.handle(g))
    t.arrange("engage", card=TROLL, seat=1)
    at_phase(t, "travel")
    t.arrange("tokens", on=TROLL, kind="damage", n=9)
    t.choose("valor journey-along-the-anduin")
    t.asked(1, "lotr-prompt-takers", n=1)
    t.choose("choose seat-2", seat=1)
    t.choose("attach legolas", seat=2)
    t.expect(attached("legolas") == ("valor",), attached("gloin") == ())


# ------------------------------------------------------------------ shadow cards


def one_is_known(t: ExampleTable) -> None:
    """Two shadow cards on one enemy, of which the player has seen the second, are to be turned up."""
    quest(t, "lore")
    t.arrange("attach", code="dark-knowledge", to="denethor")
    t.arrange("engage", card="dol-guldur-beastmaster", seat=1)
    t.arrange("encounter", cards=f"01076 {ORCS}")
    at_phase(t, "combat")
    t.choose("pass", "pass", "read dark-knowledge", "pass")
    t.choose("undefended", "pass")


@example(
    "lotr/first-player.4 lotr/step-6.4.2.1",
    "Two shadow cards, of which one is known: the first player says which is turned up first",
)
def shadows_one_by_one(t: ExampleTable) -> None:
    one_is_known(t)
    t.asked(1, "lotr-prompt-turn-up")
    t.expect(value("dol-guldur-beastmaster", "attack") == 3, unchanged=True)
    t.choose(f"resolve {ORCS}")
    t.expect(value("dol-guldur-beastmaster", "attack") == 6, threat(1) == 30 + 8)


@example("lotr/step-6.2.1", "Enemies of one name, one of them wounded: the first player says who is dealt a card first")
def unlike_spiders(t: ExampleTable) -> None:
    quest(t)
    one = t.arrange("engage", card=SPIDER, seat=1)
    other = t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("tokens", on=other, kind="damage", n=1)
    t.arrange("encounter", cards=ROAD, only=1)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-shadow-order")
    t.offered(f"deal {other}")
    t.choose(f"deal {one}")
    t.asked(1, "lotr-prompt-enemy-attack")
    t.expect(shadows(SPIDER) == 1)


@example("lotr/step-6.2.1", "Enemies that are alike in everything are dealt their cards without a question")
def like_spiders(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("engage", card=SPIDER, seat=1)
    watch(t)
    at_phase(t, "encounter")
    t.choose("pass", "pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(shadows(SPIDER) == 1)


# ------------------------------------------------------------------ into the discard pile


def a_hero_falls(t: ExampleTable) -> None:
    """Aragorn falls, with two attachments of the first player."""
    quest(t, TWO)
    t.arrange("attach", code=STEWARD, to="aragorn")
    t.arrange("attach", code=STONE, to="aragorn")
    t.arrange("exhaust", card=STEWARD)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="aragorn", kind="damage", n=4)
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn", seat=1)


@example(
    "lotr/discard-and-victory.6 lotr/attachment-cards.4",
    "A hero falls: the owner says in which order the attachments are put away",
)
def the_stone_on_top(t: ExampleTable) -> None:
    a_hero_falls(t)
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {STEWARD}")
    t.expect(discard(1) == (STONE, "aragorn", STEWARD))


@example("lotr/discard-and-victory.6", "A hero falls: where nobody cares, one answer says that any order will do")
def any_order(t: ExampleTable) -> None:
    a_hero_falls(t)
    t.choose("any")
    t.expect(discard(1).has(STEWARD), discard(1).has(STONE), discard(1).has("aragorn"))


@example("lotr/discard-and-victory.6", "Two characters fall at once, each with an attachment: one order for all of it")
def two_fall(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    t.arrange("attach", code=STONE, to="theodred")
    t.arrange("exhaust", card=STEWARD)
    for hero in ("gloin", "theodred"):
        t.arrange("tokens", on=hero, kind="damage", n=3)
        t.arrange("exhaust", card=hero)
    t.arrange("encounter", cards="the-necromancers-reach")
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {STONE}")
    t.expect(discard(1) == ("theodred", STEWARD, "gloin", STONE))


@example(
    "lotr/discard-and-victory.6 lotr/player-elimination.2",
    "A player is eliminated: whoever owns several of the cards that go says in which order they are put away",
)
def anothers_cards(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=2, cards=f"{AXE} {HORN}")
    t.arrange("tokens", on="gimli", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose(f"play {AXE}", "attach aragorn", f"play {HORN}", "attach aragorn", seat=2)
    at_phase(t, "refresh")
    t.arrange("threat", seat=1, n=49)
    t.asked(2, "lotr-prompt-discard-order")
    t.choose(f"discard {HORN}", seat=2)
    t.expect(out(1) == True, discard(2) == (AXE, HORN))  # noqa: E712


@example(
    "lotr/discard-and-victory.6 lotr/first-player.4",
    "Two enemies fall at once where the topmost matters: the first player says which lies on top, Backtrack! finds it",
)
def topmost_enemy(t: ExampleTable) -> None:
    quest(t, "tactics", difficulty="nightmare")
    t.arrange("staging", only=1)
    orcs, bats = t.arrange("engage", card=ORCS, seat=1), t.arrange("engage", card=BATS, seat=1)
    t.arrange("tokens", on=orcs, kind="damage", n=2)
    t.arrange("tokens", on=bats, kind="damage", n=1)
    t.arrange("encounter", cards=f"backtrack {ROAD} {ROAD}")
    t.arrange("encounter-discards", only=1, cards=ROAD)
    funded(t, "rain-of-arrows", "gimli", 1, "quest")
    t.choose("play rain-of-arrows")
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {bats}")
    t.expect(encounter_discard() == (ORCS, BATS, ROAD), engaged(1) == ())
    t.choose("")
    t.expect(staging().has(ORCS))

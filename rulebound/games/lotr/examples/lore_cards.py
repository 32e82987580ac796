"""Lore cards at work."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import WILLPOWER
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    deck_size,
    discard,
    encounter_discard,
    encounter_top,
    exhausted,
    fighting,
    funded,
    hand,
    hand_size,
    handle,
    in_play,
    known_shadow,
    quest,
    resources,
    staging,
    threat,
    total_threat,
    value,
)

ORCS, UFTHAK, SPIDER, BATS = "dol-guldur-orcs", "chieftain-ufthak", "forest-spider", "black-forest-bats"
ROAD, GATE, STREAM = "old-forest-road", "forest-gate", "enchanted-stream"
NIMRODEL, SMITH, RIVERSONG, MINER, GLEOWINE = (
    "daughter-of-the-nimrodel", "erebor-hammersmith", "henamarth-riversong", "miner-of-the-iron-hills", "gleowine",
)  # fmt: skip
TWO = "lore leadership"


@example("lotr/action.1", "Denethor: he looks at the top card of the encounter deck and puts it at the bottom")
def denethor(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("encounter", cards=f"{UFTHAK} {GATE}", only=1)
    t.arrange("exhaust", card="beravor")
    at_phase(t, "quest")
    t.choose("look-ahead denethor")
    t.asked(1, "lotr-prompt-look")
    t.expect(encounter_top() == UFTHAK, exhausted("denethor") == True)  # noqa: E712
    t.choose("bury")
    t.pass_until("lotr-prompt-commit")
    t.choose("")
    t.expect(staging() == (GATE,))


@example("lotr/action.1", "Denethor: or he leaves it on top")
def denethor_keeps(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("encounter", cards=f"{GATE} {STREAM}", only=1)
    t.arrange("exhaust", card="beravor")
    at_phase(t, "quest")
    t.choose("look-ahead denethor", "keep")
    t.pass_until("lotr-prompt-commit")
    t.choose("")
    t.expect(staging() == (GATE,), exhausted("denethor") == True)  # noqa: E712


@example("lotr/action.1 lotr/drawing-cards.1", "Beravor: exhausted, a player draws 2 cards, once a round")
def beravor(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("attach", code="unexpected-courage", to="beravor")
    at_phase(t, "quest")
    t.choose("bring-news beravor", "choose seat-2")
    t.expect(hand_size(2) == 2, hand_size(1) == 0, exhausted("beravor") == True)  # noqa: E712
    t.choose("rise unexpected-courage")
    t.refused("bring-news beravor", "lotr/limit.1")


@example("lotr/action.1", "Daughter of the Nimrodel: up to 2 damage healed on a hero, not on an ally")
def nimrodel(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code=NIMRODEL, seat=1)
    t.arrange("ally", code=SMITH, seat=1)
    t.arrange("tokens", on="beravor", kind="damage", n=3)
    t.arrange("tokens", on="glorfindel", kind="damage", n=1)
    t.arrange("tokens", on=SMITH, kind="damage", n=1)
    at_phase(t, "quest")
    t.choose(f"tend {NIMRODEL}")
    t.not_offered(f"choose {SMITH}")
    t.choose("choose beravor")
    t.offered("heal 2", "heal 1")
    t.choose("heal 2")
    t.expect(damage("beravor") == 1, exhausted(NIMRODEL) == True)  # noqa: E712


@example("lotr/choose.2", "Daughter of the Nimrodel: the player says how much she heals, and no more than there is")
def nimrodel_heals_less(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code=NIMRODEL, seat=1)
    t.arrange("tokens", on="beravor", kind="damage", n=2)
    at_phase(t, "quest")
    t.choose(f"tend {NIMRODEL}")
    t.asked(1, "lotr-prompt-heal")
    t.not_offered("heal 3")
    t.choose("heal 1")
    t.expect(damage("beravor") == 1)


@example("lotr/response.1", "Erebor Hammersmith: the topmost attachment of a discard pile goes to its owner's hand")
def hammersmith(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("discards", seat=2, cards="faramir steward-of-gondor celebrians-stone")
    funded(t, SMITH, "denethor", 2, "planning")
    t.choose(f"play {SMITH}", f"mend {SMITH}")
    t.expect(hand(2) == ("steward-of-gondor",), discard(2) == ("faramir", "celebrians-stone"))


@example("lotr/response.1", "Erebor Hammersmith: not when he is put into play")
def hammersmith_not_played(t: ExampleTable) -> None:
    quest(t, "leadership")
    t.arrange("discards", seat=1, cards="steward-of-gondor")
    funded(t, f"sneak-attack {SMITH}", "aragorn", 1, "quest")
    t.choose("play sneak-attack")
    t.asked(1, "lotr-prompt-commit")
    t.expect(in_play(SMITH) == True, discard(1).has("steward-of-gondor"))  # noqa: E712


@example("lotr/action.1", "Henamarth Riversong: exhausted, the top card of the encounter deck is looked at")
def riversong(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code=RIVERSONG, seat=1)
    t.arrange("encounter", cards=UFTHAK)
    at_phase(t, "quest")
    t.choose(f"listen {RIVERSONG}")
    t.expect(encounter_top() == UFTHAK, exhausted(RIVERSONG) == True)  # noqa: E712


@example("lotr/response.1", "Miner of the Iron Hills: a Condition is discarded, whoever it belongs to")
def miner(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("attach", code="caught-in-a-web", to="aragorn")
    t.arrange("attach", code="steward-of-gondor", to="aragorn")
    funded(t, MINER, "denethor", 2, "planning")
    t.choose(f"play {MINER}", f"dig-out {MINER}")
    t.expect(attached("aragorn") == ("steward-of-gondor",), encounter_discard() == ("caught-in-a-web",))


@example("lotr/response.1", "Miner of the Iron Hills: Iron Shackles go as well, once")
def miner_and_shackles(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("encounter", cards="iron-shackles")
    for hero in ("beravor", "denethor"):
        t.arrange("exhaust", card=hero)
    t.arrange("hand", seat=1, cards=MINER)
    t.arrange("tokens", on="denethor", kind="resources", n=2)
    at_phase(t, "quest")
    t.pass_until("lotr-prompt-commit")
    t.choose("")
    at_phase(t, "planning")
    t.choose(f"play {MINER}", f"dig-out {MINER}")
    t.expect(encounter_discard() == ("iron-shackles",), in_play("iron-shackles") == False)  # noqa: E712


@example("lotr/action.1 lotr/drawing-cards.1", "Gléowine: exhausted, a player draws a card")
def gleowine(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("ally", code=GLEOWINE, seat=1)
    at_phase(t, "quest")
    t.choose(f"sing {GLEOWINE}", "choose seat-2")
    t.expect(hand_size(2) == 1, hand_size(1) == 0, exhausted(GLEOWINE) == True)  # noqa: E712


@example("lotr/event-cards.3", "Lore of Imladris: all damage on a character is healed")
def imladris(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code=SMITH, seat=1)
    t.arrange("tokens", on=SMITH, kind="damage", n=2)
    t.arrange("tokens", on="glorfindel", kind="damage", n=4)
    funded(t, "lore-of-imladris", "denethor", 2, "quest")
    t.choose("play lore-of-imladris", "choose glorfindel")
    t.expect(damage("glorfindel") == 0, damage(SMITH) == 2, resources("denethor") == 0)


@example("lotr/event-cards.3 lotr/drawing-cards.1", "Lórien's Wealth: a player draws 3 cards")
def wealth(t: ExampleTable) -> None:
    quest(t, TWO)
    funded(t, "loriens-wealth", "denethor", 3, "quest")
    t.choose("play loriens-wealth", "choose seat-2")
    t.expect(hand_size(2) == 3, hand_size(1) == 0, resources("denethor") == 0)


@example("lotr/event-cards.3", "Radagast's Cunning: an enemy in the staging area adds no threat in this phase")
def cunning(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("staging", cards=f"{UFTHAK} {BATS} {GATE}")
    funded(t, "radagasts-cunning", "denethor", 1, "quest")
    t.choose("play radagasts-cunning")
    t.not_offered(f"choose {GATE}")
    t.choose(f"choose {UFTHAK}")
    t.expect(total_threat() == 1 + 2, resources("denethor") == 0)


@example("lotr/event-cards.3", "Secret Paths: a location in the staging area adds no threat in this phase")
def secret_paths(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("staging", cards=f"{UFTHAK} {ROAD} {GATE}")
    funded(t, "secret-paths", "denethor", 1, "quest")
    t.choose("play secret-paths")
    t.not_offered(f"choose {UFTHAK}")
    t.choose(f"choose {GATE}")
    t.expect(total_threat() == 2 + 1, resources("denethor") == 0)


@example("lotr/event-cards.2", "Secret Paths: only in the quest phase")
def not_secret_elsewhere(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("staging", cards=GATE)
    t.arrange("tokens", on="glorfindel", kind="damage", n=1)
    funded(t, "secret-paths lore-of-imladris", "denethor", 3, "encounter")
    t.offered("play lore-of-imladris")
    t.refused("play secret-paths", "lotr/event-cards.2")


@example("lotr/event-cards.3", "Gandalf's Search: 1 of the top X cards to the hand, the rest back on top")
def gandalfs_search(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("deck", seat=1, cards=f"{SMITH} {MINER} {GLEOWINE} {NIMRODEL}")
    funded(t, "gandalfs-search", "denethor", 3, "quest")
    t.choose("play gandalfs-search", "x 3")
    t.not_offered(f"take {NIMRODEL}")
    t.choose(f"take {MINER}", f"take {SMITH}", f"take {GLEOWINE}")
    at_phase(t, "resource")
    t.expect(hand(1) == (MINER, GLEOWINE), deck_size(1) == 2)


@example("lotr/event-cards.3", "Beorn's Hospitality: all damage on each hero of a player is healed")
def hospitality(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("tokens", on="aragorn", kind="damage", n=4)
    t.arrange("tokens", on="gloin", kind="damage", n=2)
    t.arrange("tokens", on="beravor", kind="damage", n=1)
    funded(t, "beorns-hospitality", "denethor", 5, "quest")
    t.choose("play beorns-hospitality", "choose seat-2")
    t.expect(damage("aragorn") == 0, damage("gloin") == 0, damage("beravor") == 1, resources("denethor") == 0)


@example("lotr/cannot.1", "Forest Snare: the enemy that has it cannot attack")
def snare(t: ExampleTable) -> None:
    fighting(t, UFTHAK, decks="lore")
    t.arrange("attach", code="forest-snare", to=handle(t, UFTHAK), seat=1)
    for hero in ("beravor", "denethor"):
        t.arrange("exhaust", card=hero)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-attack")
    t.expect(resources(UFTHAK) == 0)


@example("lotr/response.1", "Dark Knowledge: the shadow card just dealt to your enemy is looked at")
def dark_knowledge(t: ExampleTable) -> None:
    fighting(t, ORCS, SPIDER, "lore")
    t.arrange("attach", code="dark-knowledge", to="denethor")
    at_phase(t, "combat")
    t.choose("read dark-knowledge")
    t.expect(known_shadow(ORCS) == (SPIDER,), exhausted("dark-knowledge") == True)  # noqa: E712
    t.expect(value("denethor", WILLPOWER) == 0, threat(1) == 30, unchanged=True)
    t.asked(1, "lotr-prompt-window")


@example("lotr/action.1", "Self Preservation: exhausted, 2 damage healed on the character that has it")
def self_preservation(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code=SMITH, seat=1)
    t.arrange("attach", code="self-preservation", to=SMITH)
    t.arrange("tokens", on=SMITH, kind="damage", n=2)
    at_phase(t, "quest")
    t.choose("heal self-preservation")
    t.expect(damage(SMITH) == 0, exhausted("self-preservation") == True)  # noqa: E712

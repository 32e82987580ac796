"""Cards that lie face down say nothing, wherever they go, also where somebody knows their faces."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    controller,
    discard,
    engaged,
    funded,
    hand,
    in_play,
    quest,
    resources,
    staging,
)

ESCAPE, GUARD, STEWARD = "escape-from-dol-guldur", "orc-guard", "steward-of-gondor"


def a_known_guard(t: ExampleTable) -> None:
    """The second player has looked at Gléowine on top of the deck, who is an Orc Guard now."""
    quest(t, "leadership lore", quest=ESCAPE, seed="3")
    t.arrange("prisoner", cards="theodred")
    t.arrange("deck", seat=1)
    t.arrange("deck", seat=2, cards="gleowine henamarth-riversong")
    funded(t, "gandalfs-search", "denethor", 2, "planning", seat=2)
    t.choose("play gandalfs-search", "x 2", seat=2)
    t.choose("take henamarth-riversong", "take gleowine", seat=2)
    at_phase(t, "travel")
    t.arrange("staging", cards="tower-gate")
    t.choose("travel tower-gate")


@example(
    "lotr/engaged.1 lotr/card-types.2",
    "Son of Arnor: he calls out an Orc Guard whose face somebody knows, and it engages him as any enemy",
)
def called_out(t: ExampleTable) -> None:
    a_known_guard(t)
    t.expect(engaged(2) == (GUARD,), hand(2) == ("henamarth-riversong",), unchanged=True)
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor", seat=1)
    t.expect(engaged(1) == (GUARD,), engaged(2) == ())


@example(
    "lotr/card-types.2",
    "An Orc Guard whose face somebody knows is of no use to its owner, and keeps that wherever it goes",
)
def no_minstrel(t: ExampleTable) -> None:
    a_known_guard(t)
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor", seat=1)
    t.not_offered("sing gleowine", seat=2)
    t.expect(engaged(1) == (GUARD,), in_play("gleowine") == False)  # noqa: E712


@example(
    "lotr/in-play-and-out-of-play.5 lotr/destroy.1",
    "An Orc Guard whose face somebody knows is destroyed: it lies in its owner’s discard pile as what it was",
)
def fallen_guard(t: ExampleTable) -> None:
    a_known_guard(t)
    for hero in ("denethor", "beravor"):
        t.arrange("exhaust", card=hero)
    at_phase(t, "combat")
    t.choose("undefended", seat=2)
    t.choose("undefended", seat=1)
    t.choose("hurt beravor", f"attack {GUARD}", seat=2)
    t.expect(engaged(2) == (), discard(2) == ("gleowine", "gandalfs-search"))


@example(
    "lotr/in-play-and-out-of-play.1",
    "The prisoner’s attachments lie face down, and come back with the hero",
)
def hidden_and_back(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("prisoner")
    t.arrange("attach", code=STEWARD, to="theodred")
    t.arrange("prisoner", cards="theodred")
    t.arrange("stage", code="through-the-caverns")
    t.expect(area(1).lacks(STEWARD), unchanged=True)
    at_phase(t, "quest")
    t.choose("commit gloin", "free through-the-caverns")
    t.expect(area(1).has(STEWARD), staging().has("nazgul-of-dol-guldur"))
    t.choose(f"raise-taxes {STEWARD}")
    t.expect(resources("theodred") == 2, attached("theodred") == (STEWARD,), controller(STEWARD) == 1)

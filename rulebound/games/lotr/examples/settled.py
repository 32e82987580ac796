"""What must follow follows at once, whatever made it so."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    engaged,
    quest,
    quest_card,
    removed,
)

ESCAPE, MAP, TORCH, KEY = "escape-from-dol-guldur", "gandalfs-map", "dungeon-torch", "shadow-key"
TOWER, CAVERNS, OUT = "the-necromancers-tower", "through-the-caverns", "out-of-the-dungeons"


@example("lotr/quest-advance.1", "The Necromancer's Tower: all progress is there, and the first objective completes it")
def claimed_and_on(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("staging", cards=MAP)
    t.arrange("tokens", on=TOWER, kind="progress", n=9)
    at_phase(t, "travel")
    t.expect(quest_card() == TOWER, unchanged=True)
    t.choose(f"claim {MAP}", "choose gloin")
    t.expect(attached("gloin") == (MAP,), quest_card() == CAVERNS, removed().has(TOWER))


@example(
    "lotr/quest-advance.1", "Through the Caverns: the third objective completes it, and the next quest brings guards"
)
def the_last_objective(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("stage", code=CAVERNS)
    t.arrange("prisoner")
    for held, hero in ((MAP, "aragorn"), (TORCH, "gloin")):
        t.arrange("attach", code=held, to=hero)
    t.arrange("staging", cards=KEY)
    t.arrange("tokens", on=CAVERNS, kind="progress", n=15)
    at_phase(t, "resource")
    t.choose(f"claim {KEY}", "choose aragorn")
    t.expect(quest_card() == OUT)
    t.pass_until("lotr-prompt-commit")
    t.expect(engaged(1) == ("orc-guard",))

"""What may not be done, and by which rule."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import area, damage, gathering, resources, turn_of

ROLAND, DAISY = "roland-banks", "daisy-walker"


@example("ahlcg/target.5", "First Aid: no supply is spent where nobody is hurt")
def nobody_is_hurt(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("asset", code="01019", seat=1)
    turn_of(t)
    t.refused("bandage first-aid", "ahlcg/costs.9")
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    t.choose("bandage first-aid")
    t.expect(damage(ROLAND) == 0)


@example("ahlcg/fast.3", "Magnifying Glass: it has to wait for your own turn")
def in_your_own_turn(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("asset", code="beat-cop", seat=2)
    t.arrange("enemy", code="swarm-of-rats", place="study", exhausted=1)
    t.arrange("hand", seat=2, cards="magnifying-glass")
    turn_of(t, 1)
    t.asked(2, "ahlcg-prompt-window")
    t.refused("play magnifying-glass", "ahlcg/fast.3")
    turn_of(t, 2)
    t.choose("play magnifying-glass")
    t.expect(area(2).has("magnifying-glass"), resources(2) == 4)

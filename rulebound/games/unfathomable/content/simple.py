"""Cards and tokens without a text of their own: damage, passengers, loyalty."""

from __future__ import annotations

from rulebound.games.unfathomable.cards import simple
from rulebound.games.unfathomable.state import FOOD, FUEL, SKILLS

for skill in SKILLS:
    simple("structural", "damage", f"structural-damage-{skill}", 1, skill=skill, value=3)
simple("structural", "damage", "structural-damage-any", 1, skill="", value=5)
simple("one-shot", "damage", "fuel-leak", 1, loses=FUEL)
simple("one-shot", "damage", "flooded-food-stores", 1, loses=FOOD)
simple("recycling", "damage", "fleeing-passengers", 1, loses="")

simple("passenger", "passengers", "passenger-nothing", 2)
simple("passenger", "passengers", "passenger-soul", 5, souls=1)
simple("passenger", "passengers", "passenger-two-souls", 1, souls=2)
simple("passenger", "passengers", "passenger-soul-and-sanity", 1, souls=1, sanity=1)

for loyalty in ("human", "hybrid", "cultist"):
    simple("loyalty", "", loyalty, 0)

"""What a bot expects of cards: each outcome as amounts of what it costs. Less than nothing is a gain.

The amounts are rules of thumb (a loss on 4 or less of the die is half a loss); the rules are with the cards.
"""

from __future__ import annotations

Evil = dict[str, float]


def parse(text: str) -> dict[str, dict[str, Evil]]:
    """`code | outcome amount thing, amount thing | …` -> code -> outcome -> thing -> amount."""
    out: dict[str, dict[str, Evil]] = {}
    for line in text.strip().splitlines():
        code, *outcomes = [part.strip() for part in line.split("|")]
        out[code] = {}
        for outcome in outcomes:
            name, _, things = outcome.partition(" ")
            pairs = [pair.split() for pair in things.split(",")]
            out[code][name] = {thing: float(n) for n, thing in pairs}
    return out


CRISES = parse("""
accusation | first 1 arrest | second 4 cards, 2 treachery
adrift-fishing-boat | passes 2 risk, -1 souls, -1 food | partly 2 risk, -1 souls | fails 1 sanity, 1 souls
barricade-the-hatches | passes -1 cards | fails 1 deep-ones
bucket-brigade | passes 2 risk, -1 travel | fails 1 fuel, 2 risk | second 0.75 fuel
class-struggle | first 2 sanity | second 4 risk
coal-bunker-fire | passes -1 travel | fails 1 fuel, 1 souls | second 1.5 fuel
collision-course | partly 1 damage, 1 travel, 1 monarchs | fails 2 damage, 2 travel, 1 monarchs
coordinated-assault | passes -1 travel | fails 1 mother-hydra, 1 father-dagon, 1 deep-ones, 1 monarchs
criminal-activity | passes -1 item | fails 1 sanity, 2 item | second 1 item, 4 treachery
damaged-evaporator | partly 1 food | fails 1 food, 1 travel
deep-one-feint | fails 1 deep-ones
deep-one-swarm | partly 1 deep-ones | fails 2 deep-ones
dinghy-launch | first 1 risk, 0.5 sanity | second 1 souls
disturbing-dreams | passes -1 sanity | partly 1 sanity | fails 2 sanity
e-o-t-failure | passes -1 travel | fails 1 travel
fear-of-the-unknown | fails 6 cards, 1 defeat
firemen-strike | fails 1 defeat, 3 cards | second 1 travel, 2 treachery
flooding-compartment | fails 1 souls
food-rationing | first 1 food, 0.75 sanity | second 2 food
food-stores-raid | partly 1 food | fails 2 food
horrific-visions | fails 1 sanity
hull-leak | fails 1 damage
hypnotic-melody | partly 1 risk | fails 1 souls
identity-crisis | passes -4 cards | fails 1 souls, 1 boarders | second 1 souls, 3 cards
improvised-fuel-source | first 3 risk, -1 fuel | second 1 fuel
incoming-sos | first 4 risk, -1 food, -1 fuel, -1 souls | second 1 sanity
infection | first 1 food | second 1.1 souls
infiltrator | partly 1 boarders | fails 1 damage, 1 boarders
jail-break | fails 1 sanity, 1 escape
just-desserts | first 2 food, -1 item | second 4 treachery
kitty-litter | passes -1 sanity | fails 1 sanity | second 0.5 food
looming-breakdown | fails 1 souls, 1 damage | second 2 travel
lure-of-yha-nthlei | fails 4 risk
missing-jewelry | first 1 sanity | second 4 treachery
missing-munitions | passes -1 boarders | partly 1 damage | fails 2 damage
missing-parents | first 0.5 souls, 0.5 boarders | second 1 sanity
mysterious-lifeboat | first 1 risk, 1 boarders | second 1 sanity
on-the-offensive | passes -1 spawn | fails 1 deep-ones
open-the-gate | passes -3 travel | fails 1 sanity, 1 souls, 2 damage | second 1 sanity
passenger-overboard | fails 1 souls
passenger-riot | passes -1 item | partly 1 sanity | fails 1 sanity, 1 souls
poisoned-food | first 1 cards, 0.5 souls | second 1 food
power-to-the-people | passes 2 treachery | fails 1 souls, 1 brig | second 1 brig
rally-the-crew | passes -1 sanity | partly 1 sanity | fails 2 sanity, 8 cards
rat-infestation | passes -0.1 food | partly 1 food | fails 2 food
ritual-coordination | passes -1.5 ritual | fails 1 sanity, 1 damage | second 1 deep-ones
ritual-support | first 1 cards, -0.6 ritual, 0.4 sanity, 0.4 souls | second 1 ritual, 2 cards
sacrifice-deep-one | first 1 sanity, -0.5 ritual | second 2 ritual, 4 cards
sewage-backup | fails 1 sanity, 0.7 defeat
shipboard-fire | passes 1 damage | partly 2 damage | fails 3 damage
stolen-ritual-components | passes -1 spell | fails 2 ritual, 2 spell
strange-vision | first 1 brig | second 8 boarders
the-anarcho-individualist | first 1 sanity, -1 item | second 2 cards, 2 treachery
the-captains-banquet | first 2 food, -1 sanity | second 1 food, 0.75 sanity
the-fathers-favor | partly 1 father-dagon | fails 2 father-dagon
the-mothers-wrath | partly 1 mother-hydra | fails 2 mother-hydra
too-many-bodies | first 1 food | second 1 risk, 0.4 sanity
transformation | first 0.75 souls, 0.75 boarders | second 1 souls, 0.5 sanity
volunteer-army | first 2 risk, -2 boarders | second 1 deep-ones
hold-the-line | passes -1 spawn | partly 7 spawn | fails 8 boarders
history-repeats | passes -1 sanity | fails 1 souls, 2 brig | second 1 sanity, 1 brig
the-peacemaker | passes -6 spawn | fails 6 boarders | second 1 cards
do-no-harm | passes 1 sanity, 1 defeat | fails 1 sanity, 1 damage, 1 defeat | second 1 brig, 1 damage
signs-of-life | passes -1 sanity | fails 2 souls | second 1 risk, 1 damage, 1 defeat
the-game-is-afoot | passes -1 boarders | fails 4 boarders | second 1 damage, 4 boarders
memory-of-the-deep | passes -1 cards | fails 1 sanity, 4 treachery | second 4 treachery
miscalculation | passes -1 cards | fails 2 travel | second 1.75 travel
family-ties | first -8 spawn, 6 treachery | second 4 boarders
gift-of-the-mother | passes -3 treachery | fails 1 defeat, 1 item, 6 treachery | second 1 item, 6 treachery
ticket-please | passes -1 item | fails 1 brig, 2 item | second 2 item
""")

SPELLS = parse("""
alchemical-transmutation | cast 1 food, -2 fuel
astral-travel | cast 0.5 sanity
call-down-the-storm | cast -3 spawn, 0.4 damage
call-friends | cast -2 risk, 0.2 deep-ones
cloud-memory | cast -1 sanity, 3 cards
conjuration | cast -1.5 item, 0.5 sanity
dark-pact | cast -1 scarcest, 4 treachery
feed-the-mind | cast 1 food, -2 sanity
flesh-ward | cast -0.5 defeat
foresee | cast 0.5 sanity, -2 cards
greater-banishment | cast -2 ritual, 0.5 sanity
heal | cast -4 cards, 0.5 sanity
lure-monster | cast -1.5 monarchs, 0.5 sanity
plague-of-locusts | cast -4 spawn, 0.5 food
raise-the-dead | cast 1 sanity, -2 souls
revelation-of-script | cast -2 cards
summon-fire | cast -1.4 travel, 0.4 damage
summon-the-beast-within | cast -2 spawn
voice-of-ra | cast -3 cards
""")

WAYPOINTS = parse("""
abandoned-depot | sail -0.3 fuel
deserted-island | sail -0.3 food
hurricane | sail 1 fuel
iceberg | sail 0 food
reef | sail 0.5 damage
shipwreck-survivors | sail -0.3 souls
wrecked-ship | sail -0.3 fuel
deep-one-city | sail 6 spawn, 1 monarchs
fog-bank | sail 1 travel
maelstrom | sail 1 fuel
rainstorm | sail -0.3 food
rogue-wave | sail 2 slain
rolling-seas | sail 1 slain
sea-smoke | sail 6 spawn
seaweed-patch | sail 2 risk
smooth-sailing | sail 1 food
calm-waters | sail 1 food
deep-one-ambush | sail 8 boarders
rough-water | sail 1 sanity
stormy-seas | sail 1 damage
""")

ITEMS = {
    "medicine-ball": 1.0, "shotgun": 0.9, "binoculars": 0.8, "fine-clothes": 0.8, "mystical-text": 0.8,
    "treasured-memento": 0.8, "plimsolls": 0.8, "tool-kit": 0.8, "pocket-pistol": 0.7, "kitchen-knife": 0.5,
}  # fmt: skip
"""How useful items are; others are about half as good as the best."""

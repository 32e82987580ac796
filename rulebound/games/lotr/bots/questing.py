"""Who quests: what the quest is worth against what those who go are missed for in the fight."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.lotr.bots.battle import Fighter, Foe, fight
from rulebound.games.lotr.bots.sight import ARAGORN, NAZGUL, SPAWN, Sight, Thing

PROGRESS = 1.7
"""What a point of progress on the quest is worth,"""
CLEARED = 1.3
"""and one on the active location,"""
BEYOND = 0.1
"""and one that is more than was needed."""
VICTORY = 80.0
THREAT_LIMIT = 50
TYPICAL = Foe(0, 3, 1, 3, 2, 8.0, 0, False, 0.0)
"""An enemy that may come."""
LAST_STAGES = {"01122": SPAWN, "01125": NAZGUL}
"""The stages after which the game is won, and the enemy that must not be in play then."""
PASSAGE = "01127"
"""The stage that reveals a card more, and at which enemies engage nobody by themselves."""
STAGED = 2.2
"""What a point of threat costs that stays in the staging area after a round."""


def threat_cost(threat: int, more: int) -> float:
    """What it costs a player to have more threat."""
    after = threat + more
    if after >= THREAT_LIMIT:
        return 60.0 + more
    return sum(0.9 + max(0, t - 28) * 0.07 for t in range(threat, after))


def outcome(sight: Sight, by: int) -> float:
    """What a quest is worth that is won or lost by so much."""
    if by < 0:
        return -sum(threat_cost(p["threat"], -by) for p in sight.players)
    gain = 0.0
    if sight.active:
        needed = sight.number(sight.active, "points") - int(sight.active["progress"])
        gain += CLEARED * min(by, needed) + (1.0 if by >= needed else 0.0)
        by = max(0, by - needed)
    points = sight.number(sight.quest, "points")
    if not points:
        return gain + BEYOND * by
    needed = max(0, points - int(sight.quest.get("progress", 0)))
    gain += PROGRESS * min(by, needed) + BEYOND * max(0, by - needed)
    if by >= needed > 0:
        gain += VICTORY if last_stage(sight) else 2.0
    return gain


def last_stage(sight: Sight) -> bool:
    """Would progress alone end the game now?"""
    keeper = LAST_STAGES.get(sight.quest.get("code", ""))
    here = [e for e in sight.entities.values() if e.get("code") == keeper and e.get("pile") in places(sight)]
    return keeper is not None and not here


def places(sight: Sight) -> set[int]:
    return {sight.scenario["staging"], *[p["engaged"] for p in sight.players]}


def staging_chances(sight: Sight, cards: int) -> list[float]:
    """The chances that so many encounter cards add 0, 1, 2 ... threat."""
    total = [1.0]
    for _ in range(cards):
        longer = [0.0] * (len(total) + len(sight.menace) - 1)
        for a, p in enumerate(total):
            for b, q in enumerate(sight.menace):
                longer[a + b] += p * q
        total = longer
    return total


def quest_value(sight: Sight, willpower: int, chances: list[float]) -> float:
    left = willpower - sight.staged_threat
    return sum(p * outcome(sight, left - more) for more, p in enumerate(chances) if p)


# ------------------------------------------------------------------ whom the enemies engage


def engaged_after_checks(sight: Sight) -> tuple[dict[int, list[Foe]], list[Foe]]:
    """The enemies each player will have to fight, by seat, and those that stay in the staging area."""
    return checked(
        sight, {p["index"]: [sight.foe(c) for c in sight.foes_of(p)] for p in sight.players}, sight.staged_foes
    )


def checked(sight: Sight, foes: dict[int, list[Foe]], staged: list[Foe]) -> tuple[dict[int, list[Foe]], list[Foe]]:
    """Engagement checks, round after round."""
    foes = {seat: list(those) for seat, those in foes.items()}
    staged = sorted(staged, key=lambda e: -e.engagement)
    met = sight.quest.get("code") != PASSAGE
    while met:
        met = False
        for player in sight.players:
            near = next((e for e in staged if e.engagement <= player["threat"]), None)
            if near is not None:
                staged.remove(near)
                foes[player["index"]].append(near)
                met = True
    return foes, staged


# ------------------------------------------------------------------ the choice


class Ranks:
    """A player's characters, of whom some quest; the others fight."""

    def __init__(self, sight: Sight, player: Thing, foes: list[Foe], fixed: bool) -> None:
        self.sight, self.foes, self.fixed = sight, foes, fixed
        cards = sight.characters(player)
        self.heroes = [sight.fighter(c) for c in sight.heroes(player)]
        self.ready = [sight.fighter(c) for c in cards if not c["exhausted"]]
        self.stays = {c["id"] for c in cards if c.get("code") == ARAGORN and c["resources"] > 0}
        """Who can quest and fight as well."""
        self.risk = 0.0 if sight.quest.get("code") == PASSAGE else sight.risk(player)
        self.going: set[int] = set()
        self.known: dict[frozenset[int], float] = {}

    @property
    def will(self) -> int:
        return sum(f.will for f in self.ready if f.id in self.going)

    def cost(self) -> float:
        """What the fight costs if those go that are going."""
        key = frozenset(self.going)
        if key not in self.known:
            left = [f for f in self.ready if f.id not in key or f.id in self.stays]
            price = sum(1.0 for f in self.ready if f.id in key and f.id in self.stays)
            tired = sum(0.35 for f in self.ready if f.id in key)
            calm = fight(self.foes, left, self.heroes, self.sight.shadows)
            worse = fight([*self.foes, TYPICAL], left, self.heroes, self.sight.shadows)
            self.known[key] = price + tired + calm * (1 - self.risk) + worse * self.risk
        return self.known[key]

    def candidates(self) -> list[Fighter]:
        return [] if self.fixed else [f for f in self.ready if f.will > 0]


def commit(sight: Sight, options: list[Thing]) -> list[str]:
    """Those who add most. All who have not committed yet are thought of together, for all quest as one."""
    foes, _ = engaged_after_checks(sight)
    order = [p["index"] for p in sight.players]
    done = set(order[: order.index(sight.seat)])
    ranks = {p["index"]: Ranks(sight, p, foes[p["index"]], p["index"] in done) for p in sight.players}
    chances = staging_chances(sight, len(sight.players) + (sight.quest.get("code") == PASSAGE))
    committed = sight.committed

    def total() -> float:
        will = committed + sum(r.will for r in ranks.values())
        return quest_value(sight, will, chances) - sum(r.cost() for r in ranks.values())

    best: tuple[float, set[int]] = (-1e9, set())
    for everybody in (True, False):
        for rank in ranks.values():
            rank.going = {f.id for f in rank.candidates()} if everybody else set()
        value = climb(ranks, total)
        if value > best[0]:
            best = (value, set(ranks[sight.seat].going))
    return [o["key"] for o in options if o["about"][0] in best[1]]


def climb(ranks: dict[int, Ranks], total: Callable[[], float]) -> float:
    """One more goes, or one fewer, as long as that is better."""
    value = total()
    while True:
        found: tuple[float, Ranks | None, int] = (value, None, 0)
        for rank in ranks.values():
            for fighter in rank.candidates():
                rank.going ^= {fighter.id}
                now = total()
                if now > found[0] + 1e-9:
                    found = (now, rank, fighter.id)
                rank.going ^= {fighter.id}
        if found[1] is None:
            return value
        found[1].going ^= {found[2]}
        value = found[0]

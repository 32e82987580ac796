"""The rest of one's turn: everything that can be done in it, and what it comes to on average."""

from __future__ import annotations

from functools import cached_property

from rulebound.games.ah3.bots.encounters import encounter
from rulebound.games.ah3.bots.fighting import WEARING, at_least, beats, blow, harm, hunted, meets, menace
from rulebound.games.ah3.bots.sight import VOICE, Thing, away, beside, facts
from rulebound.games.ah3.bots.wanted import Outlook
from rulebound.games.ah3.state import ELUSIVE, WATCHER

FREE, PAID = 2, 2
"""Spaces a move action goes for nothing, and for money."""
LATER = 0.55
"""What can be done only in a later round is worth less."""
HELD = 5.0
"""What it costs to be held when the next turn begins."""
SHOULDER = 6.0
"""What it is worth to free somebody else of a monster."""
TESTED = ("ward", "attack", "evade", "research")
NOWHERE = -999.0

Done = frozenset[str]
Ids = frozenset[int]


class Plan:
    """What the rest of the turn is worth, wherever one is, with so many actions left."""

    def __init__(self, sight: Outlook) -> None:
        self.sight = sight
        self.best_known: dict[tuple[str, int, Done, Ids, str], float] = {}
        self.ends: dict[tuple[str, Ids, bool, Done], float] = {}
        self.foes: dict[str, Ids] = {}

    @cached_property
    def done(self) -> Done:
        return frozenset(self.sight.you["done"])

    @cached_property
    def held(self) -> Ids:
        return frozenset(m["id"] for m in self.sight.engaged)

    # -------------------------------------------------------------- what there is to do

    def best(self, at: str, acts: int, done: Done, foes: Ids, tired: str = "") -> float:
        """The best of it. `foes`: who holds one; `tired`: where those lie whom one has evaded."""
        key = (at, acts, done, foes, tired)
        if key not in self.best_known:
            self.best_known[key] = self._best(at, acts, done, foes, tired)
        return self.best_known[key]

    def _best(self, at: str, acts: int, done: Done, foes: Ids, tired: str) -> float:
        values = [self.end(at, foes, tired == at, done)]
        if acts <= 0:
            return values[0]
        if "attack" not in done:
            values += [self.attacking(m, at, acts, done, foes, tired) for m in self.targets(at, foes)]
        if foes and "evade" not in done:
            values.append(self.evading(at, acts, done, foes, tired))
        if not self.blocked(foes):
            for name, gain in self.chores(at, done).items():
                values.append(gain + self.noticed(name, done) + self.best(at, acts - 1, done | {name}, foes, tired))
            if "move" not in done:
                values.append(self.travelling(at, acts, done, foes, tired)[0])
        elif "focus" not in done:
            values.append(self.sight.focusing + self.best(at, acts - 1, done | {"focus"}, foes, tired))
        return max(values)

    def blocked(self, foes: Ids) -> bool:
        """Is one held by something that does not only watch?"""
        return any(WATCHER not in facts(self.sight.entities[m]).get("keywords", ()) for m in foes)

    def noticed(self, name: str, done: Done) -> float:
        """A test in which the voice brings horror, and the book makes a clue of it."""
        if name not in TESTED or not done.isdisjoint(TESTED):
            return 0.0
        return self.sight.insight if self.sight.has(VOICE) else 0.0

    def chores(self, at: str, done: Done) -> dict[str, float]:
        """What the actions of a space bring."""
        sight = self.sight
        out = {"ward": sight.warding(sight.spaces[at]), "research": sight.researching, "focus": sight.focusing,
               "gather": sight.gathering, "site": sight.sites.get(at, 0.0)}  # fmt: skip
        return {name: gain for name, gain in out.items() if gain > 0 and name not in done}

    def targets(self, at: str, foes: Ids) -> list[Thing]:
        """The monsters that could be attacked, and are worth it."""
        return [m for m in self.sight.monsters_at(at) if m["id"] in foes or not meets(m) or at != self.sight.here]

    def attacking(self, m: Thing, at: str, acts: int, done: Done, foes: Ids, tired: str) -> float:
        sight, then = self.sight, done | {"attack"}
        won = beats(sight, m)
        other = SHOULDER if m["engaged"] and sight.seat not in m["engaged"] else 0.0
        lost = foes if m["exhausted"] else foes | {m["id"]}
        lasting = facts(m).get("epic") or m["code"] in WEARING
        value = harm(sight, m) if lasting else won * menace(sight, m)
        value += won * (other + self.best(at, acts - 1, then, foes - {m["id"]}, tired))
        return value + (1 - won) * self.best(at, acts - 1, then, lost, tired) + self.noticed("attack", done)

    def evading(self, at: str, acts: int, done: Done, foes: Ids, tired: str) -> float:
        """Free one has an action more; who stays is caught again."""
        sight, then = self.sight, done | {"evade"}
        held = [sight.entities[m] for m in foes]
        worst = min(int(m["numbers"]["monster-evade"]) for m in held)
        free = at_least(sight, sight.dice("observation", "evade", worst), len(held))
        value = free * self.best(at, acts, then, frozenset(), at)
        return value + (1 - free) * self.best(at, acts - 1, then, foes, tired) + self.noticed("evade", done)

    # -------------------------------------------------------------- where to go

    def reach(self) -> tuple[int, int]:
        """How far one move action goes for nothing, and for money."""
        vehicle = any("vehicle" in facts(c).get("traits", ()) and not facts(c).get("health") for c in self.sight.held)
        free, paid = (FREE + 1, PAID - 1) if vehicle else (FREE, PAID)
        return free, min(paid, int(self.sight.you["money"]))

    def travelling(
        self, at: str, acts: int, done: Done, foes: Ids = frozenset(), tired: str = "", free: int = -1, paid: int = -1
    ) -> tuple[float, str]:
        """What the best goal is worth that a move leads to, and which it is."""
        most, money = self.reach() if free < 0 else (free, paid)
        found, then = (NOWHERE, at), done | {"move"}
        for code, steps in self.ways(at).items():
            if code != at and steps <= most + money:
                value = self.best(code, acts - 1, then, foes | self.meeting(code), tired)
                found = max(found, (value - self.sight.fare * max(0, steps - most), code))
        return found

    def ways(self, at: str) -> dict[str, int]:
        """How many steps every space is away, round the monsters that would stop one."""
        sight = self.sight
        if at not in sight.ways:
            known, border = {at: 0}, [at]
            while border:
                found = [n for s in border if s == at or not self.meeting(s) for n in beside(sight.scenario, s)]
                step = known[border[0]] + 1
                border = []
                for n in found:
                    if n not in known and n not in sight.barred:
                        known[n] = step
                        border.append(n)
            sight.ways[at] = known
        return sight.ways[at]

    def meeting(self, code: str) -> Ids:
        """Who would engage whoever comes there."""
        if code not in self.foes:
            self.foes[code] = frozenset(m["id"] for m in self.sight.monsters_at(code) if meets(m))
        return self.foes[code]

    # -------------------------------------------------------------- and when it is over

    def end(self, at: str, foes: Ids, tired: bool, done: Done) -> float:
        """The monsters' blows, the encounter, and what there will be to do from there."""
        key = (at, foes, tired, done)
        if key not in self.ends:
            self.ends[key] = self._end(at, foes, tired, done)
        return self.ends[key]

    def _end(self, at: str, foes: Ids, tired: bool, done: Done) -> float:
        sight = self.sight
        total, free = self.pull(at, done), not self.blocked(foes)
        for id in foes:
            total -= blow(sight, sight.entities[id]) + HELD
        for monster in sight.monsters:
            if monster["id"] not in foes and hunted(sight, monster, at):
                total -= blow(sight, monster) + HELD
                free = False
        lying = [m for m in sight.monsters_at(at) if m["exhausted"] and ELUSIVE not in facts(m).get("keywords", ())]
        if tired or lying:
            total, free = total - HELD, False
        return total + (0.9 * encounter(sight, sight.spaces[at]) if free else 0.0)

    def pull(self, at: str, done: Done) -> float:
        """The best of what a later turn could bring from there."""
        sight, best = self.sight, 0.0
        for code, steps in away(sight.scenario, at).items():
            wants = sight.sites.get(code, 0.0) if "site" not in done or code != at else 0.0
            wants = max(wants, sight.quarry.get(code, 0.0))
            if "ward" not in done or code != at:
                wants = max(wants, sight.warding(sight.spaces[code]))
            if wants:
                best = max(best, wants * LATER ** (1 + max(0, steps - 1) // (FREE + 1)) - 0.2 * steps)
        return best

"""What an action is worth to a bot of Unfathomable that plays a human."""

from __future__ import annotations

from rulebound.games.unfathomable.bots.sight import HIDDEN, OPEN, Thing, facts
from rulebound.games.unfathomable.bots.treason import DOUBTFUL, HIT, HIT_HUMAN, Treason
from rulebound.games.unfathomable.state import (
    ARROWS,
    ATLANTICA,
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECK_SPACES,
    GALLEY,
    LORE,
    ROOMS,
    SICK_BAY,
    STRENGTH,
    WATERS,
)

CAPTURE = 4.0
"""What it is worth to have a traitor in the Brig, whom it costs a handful of cards to break out."""
RESCUE = 1.0
"""How eagerly passengers are rescued."""
SHIELD, DANGER = 0.25, 0.05
"""What it is worth to stand between Deep Ones and a room, and what it costs to stand among them."""
BANISHED = (0.0, 0.0, 0.2, 0.9)
"""What it costs to stand on deck, by how far the ritual is."""
ON_THE_WAY, STAY, NEXT_TURN = 0.9, 0.5, 0.3
"""What is left of an action's worth if one has to go there first, if one leaves it, if it is for the next turn."""
CARD, CHOSEN = 0.3, 0.1
"""What a skill card is worth, and how much better one is that one has chosen."""
WEAK = 0.4
"""How much somebody without strength wants it."""
HELPING = 0.55
"""What it is worth to let somebody else act."""


class Deeds(Treason):
    """The worth of everything a character can do now."""

    def worth(self, option: Thing) -> float:
        verb, _, rest = option["key"].partition(" ")
        if verb == "pass":
            return 0.01
        if verb == "declare":
            return 5.0 if self.time_has_come() else -1.0
        if self.sight.stance == OPEN:
            return self.treason(verb, rest, option)
        fair = self.fair(verb, rest, option)
        return self.sabotage(verb, rest, fair) if self.sight.stance == HIDDEN else fair

    # -------------------------------------------------------------- humans

    def fair(self, verb: str, rest: str, option: Thing) -> float:
        sight = self.sight
        if verb == "move":
            return self.go(rest)
        if verb == "attack":
            return self.kill(sight.here, HIT) if option["about"][0] == sight.you["space"] else CAPTURE * HIT_HUMAN
        if verb == "rescue":
            return self.rescue(sight.here)
        if verb == "repair":
            return self.repair(sight.here)
        if verb in (BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM):
            return self.room(verb)
        if verb == BRIG:
            return 1.2
        return self.ability(verb, sight.about(option))

    def go(self, code: str) -> float:
        """With another action left one does there what is best; else it is about where one stands."""
        sight = self.sight
        if sight.you["actions"] > 1:
            return ON_THE_WAY * self.there(code) + self.stand(code) - STAY * self.there(sight.here)
        return NEXT_TURN * self.there(code) + self.stand(code) - self.stand(sight.here)

    def stand(self, code: str) -> float:
        """What it is worth to end a turn in a space: between Deep Ones and a room, not where the banishment strikes."""
        exposed = BANISHED[self.sight.ship["ritual"]] if code in DECK_SPACES else 0.0
        return self.shield(code) - DANGER * min(4, self.sight.deep_ones(code)) - exposed

    def there(self, code: str) -> float:
        """The best one could do in a space with one action."""
        sight = self.sight
        space = sight.spaces[code]
        best = 0.0
        if space["deep_ones"]:
            best = self.kill(code, HIT)
        if sight.traitors_at(code):
            best = max(best, CAPTURE * HIT_HUMAN)
        if code in DECK_SPACES:
            return max(best, self.rescue(code))
        if code in ROOMS and not space["deep_ones"] and not sight.traitors_at(code):
            if sight.damaged(code):
                return max(best, self.repair(code) if self.can_repair(code) else 0.0)
            if not space["used"] or sight.here != code:
                return max(best, self.room(code))
        return best

    def shield(self, code: str) -> float:
        """Deep Ones that find a human in a room turn on him or her and leave the room alone."""
        sight = self.sight
        others = [p for p in sight.humans_at(code) if p is not sight.you]
        alone = code in ROOMS and not sight.damaged(code) and not others
        return SHIELD * sight.wreck if alone else 0.0

    def kill(self, code: str, chance: float) -> float:
        """What it is worth to strike at a Deep One of a space."""
        sight = self.sight
        worth = 0.55
        if code in ROOMS:
            worth = 0.8 + sight.wreck * (0.3 if sight.damaged(code) else 0.6)
        elif code in DECK_SPACES:
            worth = 1.3 if sight.passengers(code) else 0.9
        few = 2.0 if sight.reserve < 4 else 1.0 if sight.reserve < 7 else 0.3 if sight.reserve < 10 else 0.0
        return chance * (worth + few)

    def rescue(self, code: str) -> float:
        sight = self.sight
        n = sight.passengers(code)
        if not n:
            return 0.0
        water = next(w for w in WATERS if ARROWS[w] == code)
        near = sight.deep_ones(code) * 2 + sight.deep_ones(water)
        risk = RESCUE * (0.9 if near else 0.6)
        if sight.ship["ritual"] >= 2:
            risk = 1.2 if sight.ship["ritual"] == 3 else max(risk, 0.8)  # the banishment spares nobody on deck
        return risk * sight.cost("souls", 1) * 0.85 + (0.1 if n > 1 else 0.0)

    def repair(self, code: str) -> float:
        return -self.sight.cost("damage", -1) + (0.25 if code in (BOILER_ROOM, CHAPEL, GALLEY) else 0.0)

    def can_repair(self, code: str) -> bool:
        sight = self.sight
        if any(c.get("code") == "tool-kit" for c in sight.cards(sight.you["area"])):
            return True
        needed = facts(sight.cards(sight.spaces[code]["damage"])[0])
        fitting = [facts(c) for c in sight.hand]
        return sum(int(f["value"]) for f in fitting if needed["skill"] in ("", f["skill"])) >= int(needed["value"])

    def room(self, code: str) -> float:
        sight = self.sight
        if code == BOILER_ROOM:
            cards = sight.of(STRENGTH)
            if not cards:
                return -1.0
            value = max(int(facts(c)["value"]) for c in cards)
            return self.sight.travel - (6 - value) / 8 * sight.cost("fuel", 1) - 0.1
        if code == CHAPEL:
            return self.chapel()
        if code == GALLEY:
            return self.supper()
        if code == CARGO_HOLD:
            items = sum(facts(c).get("kind") == "item" for c in sight.cards(sight.you["area"]))
            return 0.5 - 0.1 * items if sight.size("items") else -1.0
        if code == CABIN:
            _, doubt = self.beliefs.suspect(sight)
            return 0.3 * min(doubt, 4.0) if doubt >= 2 * DOUBTFUL else -1.0
        return 0.05

    def supper(self) -> float:
        """Up to five cards; each after the first makes it likelier that food runs short."""
        sight = self.sight
        dear = sight.cost("food", 1) / 8
        room = max(0, 10 - len(sight.hand))
        best = max([min(n, room) * (CARD - CHOSEN) + n * CHOSEN - (n - 1) * dear for n in range(1, 6)])
        return best + self.want_of_strength()

    def want_of_strength(self) -> float:
        return 0.0 if self.sight.of(STRENGTH) else WEAK

    def persist(self) -> float:
        """Low cards exchanged for others of a kind."""
        low = [c for c in self.sight.hand if facts(c)["value"] <= 2 and facts(c)["skill"] != STRENGTH]
        return CHOSEN * min(5, max(0, len(low) - 1)) + self.want_of_strength() - 0.2

    def chapel(self) -> float:
        """A step of the ritual, the more the worse the water looks; nobody prays without need."""
        sight = self.sight
        cards = sight.of(LORE)
        if not cards:
            return -1.0
        value = max(int(facts(c)["value"]) for c in cards)
        gain = sight.banishment * (0.9 if sight.ship["ritual"] == 3 else 0.25)
        return gain - (6 - value) / 8 * sight.cost("sanity", 1) - 0.1

    def ability(self, verb: str, card: Thing) -> float:
        sight = self.sight
        code = str(card.get("code", ""))
        here = sight.here
        if verb == "cast":
            return 0.95
        if verb in ("fire", "blast"):
            aims = [c for c in (here, *self.near()) if sight.deep_ones(c)]
            traitor = CAPTURE * (HIT_HUMAN + 0.15) if any(sight.traitors_at(c) for c in (here, *self.near())) else 0.2
            return max([self.kill(c, HIT + 0.15) for c in aims] + [traitor]) + 0.1
        if verb in ("bite", "quick_draw", "quick-draw"):
            return 0.7
        if verb == "call" and code == "speaking-trumpet":
            return sum(self.rescue(c) for c in (here, *self.near()) if c in DECK_SPACES)
        if verb in ("scavenger", "occult_training", "occult-training", "command"):
            return {"scavenger": 0.6, "command": 0.8}.get(verb, 0.02)
        if verb in ("hold_on", "hold-on"):
            return 0.9 if here != BRIG else -1.0
        if verb in ("quick_cast", "quick-cast"):
            return 0.9
        if verb == "mend":
            return self.repair(here) + 0.2
        if verb == "inspire":
            return 0.5 * sight.cost("sanity", 1) if sight.ship["sanity"] < 9 else 0.0
        if verb == "wither":
            best = max([self.kill(c, HIT) for c in self.infested()], default=0.0)
            if any(p["traitor"] and sight.place(p) != BRIG for p in sight.people):
                best = max(best, CAPTURE * HIT_HUMAN)
            return best * self.amulet() - 0.05
        if verb in ("drive_off", "drive-off"):
            on_board = [c for c in self.infested() if c not in WATERS]
            most = max([(0.3 if c in ROOMS else 0.22) * sight.deep_ones(c) for c in on_board], default=0.0)
            return most * self.amulet()
        if verb == "rage":
            return min(3.0, sight.deep_ones(here)) * self.kill(here, HIT) if sight.deep_ones(here) else 0.3
        if verb == "coordinate":
            return max(0.9 * self.helper(), HELPING if any(self.trusty()) else 0.0)
        if verb == "learn":
            return (CARD if len(sight.hand) < 9 else 0.0) + CHOSEN + 0.5 * self.want_of_strength()
        if verb == "persist":
            return self.persist()
        if verb in ("full_steam", "full-steam"):
            return 2 * self.sight.travel - sight.cost("fuel", 1)
        if verb in ("deck_chief", "deck-chief"):
            return max(self.there(c) for c in DECK_SPACES) * 0.95
        if verb == "dash":
            return max([self.there(c) for c in self.near() if c in (*DECK_SPACES, *ROOMS)], default=0.0) * 0.95
        if verb in ("first_oath", "first-oath"):
            return 0.6
        if verb == "sacrifice":
            return 0.4 * (1 + sight.cost("ritual", 2))
        if verb in ("sense_kin", "sense-kin"):
            return 0.6 if sight.ship["awakened"] else 0.1
        if verb == "arrest":
            return 1.2 if any(self.beliefs.of(p["index"]) >= DOUBTFUL for p in self.company()) else -1.0
        if verb == "barricade":
            return 0.05 if any(sight.deep_ones(c) for c in DECK_SPACES) else -1.0
        if verb == "forget":
            return 0.3
        return -0.5

    def helper(self) -> float:
        """What somebody else could do at once: above all, whoever stands in the Boiler Room."""
        sight = self.sight
        stokers = [p for p in sight.humans_at(BOILER_ROOM) if p is not sight.you and len(sight.cards(p["hand"])) > 3]
        ready = (
            not sight.spaces[BOILER_ROOM]["used"]
            and not sight.damaged(BOILER_ROOM)
            and not sight.deep_ones(BOILER_ROOM)
        )
        trusted = [p for p in stokers if self.beliefs.of(p["index"]) < DOUBTFUL]
        return 0.7 * (self.sight.travel - 0.4 * sight.cost("fuel", 1)) if ready and trusted else 0.0

    def trusty(self) -> list[Thing]:
        """The others who are free, and not suspect."""
        free = [p for p in self.sight.humans if self.sight.place(p) not in (BRIG, SICK_BAY)]
        return [p for p in free if p is not self.sight.you and self.beliefs.of(p["index"]) < DOUBTFUL]

    def company(self) -> list[Thing]:
        return [p for p in self.sight.people if p is not self.sight.you and p["space"] == self.sight.you["space"]]

    def near(self) -> tuple[str, ...]:
        return tuple([c for c in ATLANTICA.neighbours(self.sight.here) if c not in (BRIG, SICK_BAY)])

    def amulet(self) -> float:
        items = self.sight.cards(self.sight.you["area"])
        return 1.8 if any(c.get("code") == "elder-sign-amulet" for c in items) else 1.0

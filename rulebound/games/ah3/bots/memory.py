"""What a bot remembers of the table, where its view shows only the present: which event cards went under the deck, how
long a clue has lain in a neighbourhood, whether the book was read in this round."""

from __future__ import annotations

from rulebound.games.ah3.bots.sight import Sight


class Memory:
    """Seen from one seat, kept from question to question."""

    def __init__(self) -> None:
        self.read = 0
        """The round in which horror was last made a clue."""
        self.discard: tuple[str, ...] = ()
        self.bottom: tuple[str, ...] = ()
        """The event cards that lie under the deck since a gate burst: doom comes from there."""
        self.searched: dict[str, tuple[int, int]] = {}
        """For each neighbourhood: its clues, and how many of the encounters in its deck were known when they came."""

    def look(self, sight: Sight) -> None:
        """Compares what lies there with what lay there before."""
        now = tuple([c["code"] for c in sight.cards("events-discard")])
        gone = tuple([c for c in self.discard if c not in now])
        if gone:
            self.bottom = gone
        self.bottom = tuple([c for c in self.bottom if c not in now])
        self.discard = now
        for hood in sight.all("Neighbourhood"):
            known = sum(1 for id in sight.piles[hood["code"], -1]["cards"] if id)
            before, base = self.searched.get(hood["code"], (0, known))
            self.searched[hood["code"]] = (int(hood["clues"]), known if hood["clues"] > before else base)

    def drawn(self, sight: Sight, hood: str) -> int:
        """How many cards were drawn in a neighbourhood since its last clue came."""
        known = sum(1 for id in sight.piles[hood, -1]["cards"] if id)
        return max(0, known - self.searched.get(hood, (0, known))[1])

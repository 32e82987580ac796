"""What lies on the table."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rulebound.core.game.game import Game, Seat
from rulebound.core.material.board import Board
from rulebound.core.material.cards import Card, Pile, cards_in
from rulebound.core.state.entities import PUBLIC, Entity, Registry, Term

REGISTRY = Registry("lantern")

COAST = Board(
    "coast",
    ("lighthouse", "harbour", "chapel", "cliff", "marsh", "wreck"),
    {
        "path": (("lighthouse", "harbour"), ("lighthouse", "chapel"), ("lighthouse", "cliff"),
                 ("harbour", "marsh"), ("chapel", "marsh")),
        "causeway": (("cliff", "wreck"), ("marsh", "wreck")),
    },
)  # fmt: skip
REGISTRY.add(COAST)


class Keeper(Seat):
    """A player."""

    oil: int = 0
    place: int = 0
    actions: int = 0
    """Actions left in this watch."""


class Place(Entity):
    """A place on the coast with its lamp."""

    code: str = ""
    light: int = 0

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term(f"lantern-{self.code}")


class Beacon(Entity):
    """The great light the ship is looking for."""

    flames: int = 0

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return "beacon"


class Paper(Card):
    """A card: a tool, a night, a role. Hazards lie at a place."""

    place: int = 0


class Lantern(Game):
    """One table of Lantern, with the names the rules use."""

    __slots__ = ()

    @property
    def keepers(self) -> tuple[Keeper, ...]:
        return tuple([self.seat(i) for i in range(len(self.seats))])

    @property
    def places(self) -> tuple[Place, ...]:
        return self.all(Place)

    @property
    def beacon(self) -> Beacon:
        return self.all(Beacon)[0]

    def place(self, code: str) -> Place:
        return self.named(Place, code)

    def here(self, keeper: Keeper) -> Place:
        return cast(Place, self.entities[keeper.place])

    def pile(self, code: str, owner: int = -1) -> Pile:
        return self.named(Pile, code, owner)

    def hand(self, keeper: Keeper) -> tuple[Any, ...]:
        return cards_in(self, self.pile("hand", keeper.index))

    def tools(self, keeper: Keeper) -> tuple[Any, ...]:
        return cards_in(self, self.pile("tools-in-play", keeper.index))

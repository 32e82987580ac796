"""The city: neighbourhoods of three spaces, the streets between them, and the four maps they make."""

from __future__ import annotations

from typing import NamedTuple

from rulebound.core.material.board import Board

RESIDENTIAL, BRIDGE, PARK = STREETS = ("residential", "bridge", "park")

NEIGHBOURHOODS = {
    "easttown": ("velmas-diner", "hibbs-roadhouse", "police-station"),
    "downtown": ("independence-square", "la-bella-luna", "arkham-asylum"),
    "northside": ("arkham-advertiser", "train-station", "curiositie-shoppe"),
    "rivertown": ("black-cave", "graveyard", "general-store"),
    "merchant-district": ("unvisited-isle", "tick-tock-club", "river-docks"),
    "miskatonic-university": ("observatory", "science-building", "orne-library"),
    "uptown": ("hangmans-hill", "st-marys-hospital", "ye-olde-magick-shoppe"),
    "southside": ("mas-boarding-house", "historical-society", "south-church"),
}
"""Every neighbourhood of the box with its three spaces."""
HOOD_OF = {space: hood for hood, spaces in NEIGHBOURHOODS.items() for space in spaces}
SYMBOLS = {
    "arkham-asylum": ("money", "sanity"),
    "independence-square": ("money will", "curio common"),
    "la-bella-luna": ("influence observation", "money"),
    "hibbs-roadhouse": ("money", "sanity"),
    "police-station": ("influence observation", "common"),
    "velmas-diner": ("money", "health"),
    "river-docks": ("remnant", "money common"),
    "tick-tock-club": ("money", "health sanity"),
    "unvisited-isle": ("will lore", "curio remnant"),
    "observatory": ("observation lore", "remnant doom"),
    "orne-library": ("lore", "spell"),
    "science-building": ("remnant", "money"),
    "arkham-advertiser": ("remnant", "money"),
    "curiositie-shoppe": ("money", "curio"),
    "train-station": ("influence will", "ally common"),
    "black-cave": ("lore will", "spell curio"),
    "general-store": ("money", "common"),
    "graveyard": ("strength will", "money remnant"),
    "historical-society": ("influence remnant", "curio ally"),
    "mas-boarding-house": ("money", "health"),
    "south-church": ("money", "sanity"),
    "hangmans-hill": ("will strength", "remnant common"),
    "st-marys-hospital": ("money", "health"),
    "ye-olde-magick-shoppe": ("money", "spell"),
}
"""The symbols of a space: what its encounters mostly ask for, and what they mostly give."""
FUTURE = "the-future"
"""A space that an archive card brings: it borders on nothing."""


class Street(NamedTuple):
    """A street: its kind, the two neighbourhoods it joins, the spaces it borders on."""

    kind: str
    first: str
    second: str
    touches: tuple[str, ...]

    @property
    def code(self) -> str:
        return f"street-{self.first}-{self.second}"


def street(kind: str, first: str, second: str, touches: str) -> Street:
    return Street(kind, first, second, tuple(touches.split()))


class Map(NamedTuple):
    """Which neighbourhoods a scenario uses, and how streets join them."""

    hoods: tuple[str, ...]
    streets: tuple[Street, ...]


MAPS = {
    "azathoth": Map(
        ("northside", "downtown", "easttown", "merchant-district", "rivertown"),
        (
            street(PARK, "northside", "downtown", "arkham-advertiser train-station arkham-asylum"),
            street(PARK, "northside", "merchant-district", "train-station river-docks unvisited-isle"),
            street(RESIDENTIAL, "downtown", "merchant-district", "la-bella-luna arkham-asylum unvisited-isle"),
            street(BRIDGE, "downtown", "rivertown", "la-bella-luna black-cave"),
            street(RESIDENTIAL, "downtown", "easttown",
                   "independence-square la-bella-luna police-station velmas-diner"),
            street(RESIDENTIAL, "merchant-district", "rivertown",
                   "unvisited-isle tick-tock-club general-store black-cave"),
            street(BRIDGE, "rivertown", "easttown", "black-cave graveyard police-station"),
        ),
    ),
    "umordhoth": Map(
        ("downtown", "easttown", "rivertown", "uptown", "southside"),
        (
            street(RESIDENTIAL, "downtown", "easttown",
                   "independence-square la-bella-luna police-station velmas-diner"),
            street(BRIDGE, "downtown", "rivertown", "la-bella-luna black-cave"),
            street(BRIDGE, "easttown", "rivertown", "police-station black-cave graveyard"),
            street(PARK, "rivertown", "uptown", "general-store hangmans-hill st-marys-hospital"),
            street(RESIDENTIAL, "rivertown", "southside", "graveyard general-store south-church mas-boarding-house"),
            street(PARK, "uptown", "southside", "st-marys-hospital south-church"),
        ),
    ),
    "veil": Map(
        ("northside", "miskatonic-university", "rivertown", "uptown", "southside"),
        (
            street(BRIDGE, "northside", "rivertown", "train-station black-cave"),
            street(PARK, "miskatonic-university", "rivertown",
                   "observatory science-building general-store black-cave"),
            street(PARK, "miskatonic-university", "uptown", "science-building hangmans-hill"),
            street(RESIDENTIAL, "rivertown", "southside", "graveyard general-store south-church mas-boarding-house"),
            street(RESIDENTIAL, "uptown", "southside", "st-marys-hospital south-church"),
        ),
    ),
    "echoes": Map(
        ("northside", "downtown", "merchant-district", "rivertown", "miskatonic-university"),
        (
            street(RESIDENTIAL, "northside", "downtown", "arkham-advertiser train-station arkham-asylum"),
            street(RESIDENTIAL, "northside", "merchant-district", "train-station river-docks unvisited-isle"),
            street(BRIDGE, "downtown", "rivertown", "la-bella-luna black-cave"),
            street(RESIDENTIAL, "merchant-district", "rivertown",
                   "unvisited-isle tick-tock-club general-store black-cave"),
            street(PARK, "merchant-district", "miskatonic-university", "tick-tock-club orne-library observatory"),
            street(PARK, "rivertown", "miskatonic-university", "general-store observatory"),
        ),
    ),
}  # fmt: skip
SCENARIOS = tuple(MAPS)


def _drawn(scenario: str, plan: Map) -> Board:
    """The map as a graph: the three spaces of a neighbourhood border on one another, a street on what it touches."""
    places = [s for hood in plan.hoods for s in NEIGHBOURHOODS[hood]] + [s.code for s in plan.streets]
    inside = [(a, b) for hood in plan.hoods for a in NEIGHBOURHOODS[hood] for b in NEIGHBOURHOODS[hood] if a < b]
    return Board(
        f"map-{scenario}",
        places,
        {"inside": inside, "street": [(s.code, space) for s in plan.streets for space in s.touches]},
    )


BOARDS = {scenario: _drawn(scenario, plan) for scenario, plan in MAPS.items()}

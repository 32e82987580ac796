"""Setting up: the board, decks, cup, investigators, the first clues and doom."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    clues_on_board,
    codex,
    doom,
    doom_on_board,
    in_cup,
    markers_in,
    money,
    monsters_in,
    size,
    spaces,
    spaces_of,
)


def table(t: ExampleTable, *people: str, scenario: str = "azathoth") -> None:
    """A table at the first decision after the set-up."""
    t.start(seed=3, seats=len(people) or 1, investigators=" ".join(people or (JENNY,)), scenario=scenario)
    t.play()
    while t.g.decision is not None and t.g.decision.prompt == "ah3-prompt-starting":
        t.choose(t.g.decision.keys(t.g.waiting[0])[0])


@example(
    "ah3/102.1 ah3/473.1 ah3/444.1 ah3/444.2 ah3/480.1 ah3/480.2",
    "The city of the scenario: five neighbourhoods of three spaces, and its streets",
)
def city(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators=JENNY, scenario="azathoth")
    t.arrange("phase", name="action")
    t.expect(spaces() == 22, unchanged=True)
    t.expect(spaces_of("rivertown") == ("black-cave", "graveyard", "general-store"), unchanged=True)
    t.expect(spaces_of("").has("street-downtown-rivertown"), unchanged=True)


@example("ah3/102.2", "Doom and monsters where the map shows them")
def first_doom(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(
        monsters_in("independence-square") == ("robed-figure",), monsters_in("black-cave") == ("robed-figure",),
        doom("arkham-advertiser") > 0, doom("unvisited-isle") > 0,
        unchanged=True,
    )  # fmt: skip


@example("ah3/102.2 ah3/100", "It lies there before anybody chooses an investigator")
def doom_comes_first(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators="choose", scenario="azathoth")
    t.asked(1, "ah3-prompt-investigator")
    t.expect(doom("arkham-advertiser") == 1, doom("unvisited-isle") == 1, doom_on_board() == 5, unchanged=True)


@example("ah3/104.1 ah3/104.2", "The monster deck of the scenario, without those on the board")
def monster_deck(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(size("monster-deck") == 12, unchanged=True)


@example("ah3/105.1", "The tokens of the cup")
def cup(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(in_cup() == 14, in_cup("doom") == 3, in_cup("blank") == 3, in_cup("reckoning") == 1, unchanged=True)


@example("ah3/106.1", "Thirteen headlines")
def headlines(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(size("headlines") == 13, unchanged=True)


@example("ah3/107.2", "Five items in the display")
def display(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators="choose", scenario="azathoth")
    t.asked(1, "ah3-prompt-investigator")
    t.heard("ah3-log-display", "ah3/107.2")
    t.expect(size("display") == 5, unchanged=True)


@example("ah3/101.1 ah3/490.2", "Another scenario is another city")
def another_city(t: ExampleTable) -> None:
    table(t, JENNY, scenario="veil")
    t.expect(spaces() == 20, codex() == ("archive-2", "archive-20", "archive-21"), unchanged=True)


@example("ah3/102.3 ah3/102.4 ah3/470.3 ah3/109.1", "Street cards, and a deck for each of the five neighbourhoods")
def decks(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators=JENNY, scenario="azathoth")
    t.arrange("phase", name="action")
    t.expect(size("street") == 8, size("downtown") == 8, size("northside") == 8, size("events") == 24,
             size("archive") == 36, unchanged=True)  # fmt: skip


@example("ah3/107.1 ah3/107.3", "A deck each of items, allies and spells; special cards and conditions lie sorted")
def asset_decks(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators=JENNY, scenario="azathoth")
    t.arrange("phase", name="action")
    t.expect(
        size("items") == 28, size("allies") == 12, size("spells") == 10, size("special") == 26,
        size("conditions") == 12, unchanged=True,
    )  # fmt: skip


@example("ah3/111.5 ah3/402.2 ah3/402.4", "The anomaly deck of the scenario")
def anomaly_deck(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators=JENNY, scenario="azathoth")
    t.arrange("phase", name="action")
    t.expect(size("anomalies") == 12, unchanged=True)


@example("ah3/111.2a ah3/103.1", "Three clues, each with an event card")
def first_clues(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(clues_on_board() == 3, size("events") == 20, unchanged=True)


@example("ah3/111.3a", "Doom spreads once")
def first_spread(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(doom_on_board() == 6, doom("sheet") == 0, size("events-discard") == 1, unchanged=True)


@example("ah3/111.4b ah3/452.1 ah3/452.2 ah3/403.5", "The first cards of the codex")
def first_codex(t: ExampleTable) -> None:
    table(t, JENNY)
    t.expect(codex() == ("archive-2", "archive-3"), unchanged=True)


@example("ah3/110.1", "Nobody is played twice")
def not_twice(t: ExampleTable) -> None:
    t.start_refused("ah3/110.1", seats=2, investigators=f"{JENNY} {JENNY}")


@example("ah3/110.5a", "The printed money and cards, and one of those there is a choice of")
def possessions(t: ExampleTable) -> None:
    t.start(seed=3, seats=1, investigators=AGNES, scenario="azathoth")
    t.asked(1, "ah3-prompt-starting")
    t.offered("start-with storm-of-spirits", "start-with flesh-ward")
    t.expect(money(1) == 3, unchanged=True)


@example("ah3/111.4a", "The last step of the scenario: the Veil begins with a scar")
def last_step(t: ExampleTable) -> None:
    table(t, JENNY, scenario="veil")
    t.expect(markers_in("black-cave") == 1, unchanged=True)

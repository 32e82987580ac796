"""The clauses, in the order of the rulebook."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lantern.examples.probes import (
    active,
    at,
    exhausted,
    flames,
    hand,
    hazards,
    lead,
    light,
    lights,
    night,
    night_discard,
    oil,
    phase,
    quiet_night,
    tools,
    watch,
    winners,
)  # fmt: skip


@example("lantern/1", "Six lamps with 2 light, a beacon without flame")
def lamps_at_the_start(t: ExampleTable) -> None:
    t.start(seats=1)
    t.expect(lights() == (2, 2, 2, 2, 2, 2), flames() == 0, unchanged=True)


@example("lantern/2", "Two oil, two tools, in the lighthouse")
def keepers_at_the_start(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("faces", codes="lens shutter matches oil-flask embers embers")
    t.expect(oil(1) == 2, oil(2) == 2, at(1) == "lighthouse", at(2) == "lighthouse")
    t.expect(hand(1) == ("lens", "shutter"), hand(2) == ("matches", "oil-flask"))


@example("lantern/3 lantern/5", "Dusk, then the watch, then the vigil, then dawn")
def the_order_of_a_night(t: ExampleTable) -> None:
    quiet_night(t, nights="embers embers")
    t.arrange("dice", results="6")
    t.expect(phase() == "watch", hazards() == ("embers",))
    t.choose("fetch", "fetch")
    t.expect(phase() == "vigil", night() == 1)
    t.choose("nothing")
    t.expect(phase() == "watch", night() == 2)


@example("lantern/4", "A night card for each keeper; hazards stay, the others are discarded")
def dusk_draws_for_everybody(t: ExampleTable) -> None:
    quiet_night(t, 3, "moths driftwood fog")
    t.expect(hazards() == ("moths", "fog"), night_discard() == ("driftwood",), oil(2) == 3, oil(1) == 2)


@example("lantern/5", "Two actions each, in player order from the lead")
def two_actions_each(t: ExampleTable) -> None:
    watch(t, seats=2)
    t.arrange("lead", seat=2)
    t.expect(active() == 2)
    t.choose("fetch")
    t.expect(active() == 2, oil(2) == 3)
    t.choose("fetch")
    t.expect(active() == 1, oil(2) == 4)
    t.choose("pass")
    t.expect(phase() == "vigil")


@example("lantern/6", "A move leads to a neighbouring place")
def moving(t: ExampleTable) -> None:
    watch(t)
    t.offered("move harbour", "move chapel", "move cliff")
    t.not_offered("move wreck", "move marsh")
    t.choose("move harbour")
    t.expect(at(1) == "harbour")


@example("lantern/7", "The causeways are under water on even nights")
def the_tide(t: ExampleTable) -> None:
    watch(t)
    t.choose("move cliff")
    t.offered("move wreck")
    t.arrange("round", n=2)
    t.refused("move wreck", "lantern/7")
    t.offered("move lighthouse")


@example("lantern/8", "One oil, two in the harbour, five at most")
def fetching(t: ExampleTable) -> None:
    watch(t, seats=2)
    t.choose("fetch")
    t.expect(oil(1) == 3)
    t.choose("move harbour", "move harbour")
    t.choose("fetch")
    t.expect(oil(2) == 4)


@example("lantern/8", "Nobody can hold more than five")
def a_full_can(t: ExampleTable) -> None:
    watch(t)
    t.arrange("tokens", on="seat-1", kind="oil", n=4)
    t.choose("move harbour", "fetch")
    t.expect(oil(1) == 5)
    t.arrange("phase", name="watch")
    t.refused("fetch", "lantern/8")


@example("lantern/9", "One oil becomes one light")
def pouring(t: ExampleTable) -> None:
    watch(t)
    t.choose("pour")
    t.expect(light("lighthouse") == 3, oil(1) == 1)
    t.refused("pour", "lantern/9")


@example("lantern/9", "Without oil there is nothing to pour")
def an_empty_can(t: ExampleTable) -> None:
    watch(t)
    t.arrange("tokens", on="seat-1", kind="oil", n=0)
    t.refused("pour", "lantern/9")


@example("lantern/10", "Each 5 or 6 is a flame")
def kindling(t: ExampleTable) -> None:
    watch(t)
    t.arrange("dice", results="5 4")
    t.choose("kindle")
    t.expect(flames() == 1, oil(1) == 0)
    t.refused("kindle", "lantern/10")


@example("lantern/10", "Only in the lighthouse")
def kindling_elsewhere(t: ExampleTable) -> None:
    watch(t)
    t.offered("kindle")
    t.choose("move harbour")
    t.refused("kindle", "lantern/10")


@example("lantern/11", "A tool from the deck")
def drawing(t: ExampleTable) -> None:
    watch(t)
    t.arrange("top", pile="tools", codes="lens")
    t.choose("draw")
    t.expect(hand(1) == ("lens",))


@example("lantern/12", "A tool goes from the hand into play, two at most")
def equipping(t: ExampleTable) -> None:
    watch(t)
    for code in ("lens", "log-book", "matches"):
        t.arrange("card", code=code, to="hand-1", at=-1)
    t.arrange("card", code="guide-rope", to="tools-in-play-1")
    t.choose("equip lens")
    t.expect(tools(1) == ("guide-rope", "lens"), hand(1) == ("log-book", "matches"))
    t.refused("equip matches", "lantern/12")


@example("lantern/12", "Not everything can be equipped")
def equipping_a_flask(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="oil-flask", to="hand-1")
    t.refused("equip oil-flask", "lantern/12")


@example("lantern/13 lantern/14", "An exhausted lens cannot be used again")
def an_exhausted_tool(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="lens", to="tools-in-play-1")
    t.arrange("tokens", on="lighthouse", kind="light", n=0)
    t.choose("focus lens")
    t.expect(light("lighthouse") == 2, oil(1) == 1, exhausted("lens") == True)  # noqa: E712
    t.refused("focus lens", "lantern/14")


@example("lantern/14", "Half a cost is no cost")
def a_cost_in_full(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="lens", to="tools-in-play-1")
    t.offered("focus lens")
    t.arrange("tokens", on="seat-1", kind="oil", n=0)
    t.refused("focus lens", "lantern/14")


@example("lantern/15", "Glow and a die against the storm")
def a_calm_vigil(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("phase", name="vigil")
    t.arrange("card", code="log-book", to="hand-1")
    t.arrange("tokens", on="wreck", kind="light", n=3)
    t.arrange("dice", results="1")
    t.choose("lay log-book", seat=1)
    t.choose("nothing", seat=2)
    t.expect(light("wreck") == 2, hand(1) == ())


@example("lantern/15", "Three plus the number of keepers is enough")
def a_calm_night(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("phase", name="vigil")
    t.arrange("card", code="log-book", to="hand-1")
    t.arrange("tokens", on="wreck", kind="light", n=3)
    t.arrange("dice", results="2")
    t.choose("lay log-book", seat=1)
    t.choose("nothing", seat=2)
    t.expect(light("wreck") == 3, unchanged=True)


@example("lantern/16", "The lead keeper orders what must happen")
def moths_and_fog(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("phase", name="dawn")
    t.arrange("lead", seat=1)
    t.arrange("hazard", code="moths", place="cliff")
    t.arrange("hazard", code="fog", place="cliff")
    t.asked(2, "core-prompt-order")
    t.choose("swarm moths")
    t.expect(light("cliff") == 1)


@example("lantern/16", "A lamp that loses its last light is dark")
def a_lamp_goes_out(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("tokens", on="lighthouse", kind="light", n=1)
    t.choose("suffer")
    t.expect(light("lighthouse") == 0)


@example("lantern/17", "Dawn makes tools ready")
def tools_become_ready(t: ExampleTable) -> None:
    t.start(seats=1)
    t.arrange("phase", name="vigil")
    t.arrange("card", code="lens", to="tools-in-play-1")
    t.arrange("exhaust", card="lens")
    t.arrange("top", pile="nights", codes="embers")
    t.arrange("dice", results="6")
    t.choose("nothing")
    t.expect(exhausted("lens") == False, night() == 2)  # noqa: E712


@example("lantern/18", "Five cards, and the lead moves on")
def hands_shrink(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("phase", name="dawn")
    t.arrange("top", pile="nights", codes="embers embers")
    for code in ("lens", "lens", "shutter", "shutter", "log-book", "matches", "matches"):
        t.arrange("card", code=code, to="hand-1", at=-1)
    t.asked(1, "lantern-prompt-discard")
    t.choose("discard log-book, discard matches")
    t.expect(hand(1) == ("lens", "lens", "shutter", "shutter", "matches"), lead() == 2)


@example("lantern/19", "Three flames and one for each keeper bring the ship in")
def the_ship_comes_in(t: ExampleTable) -> None:
    watch(t)
    t.arrange("tokens", on="beacon", kind="flames", n=3)
    t.arrange("dice", results="5 1")
    t.choose("kindle")
    t.ended(True, "lantern-won-beacon")


@example("lantern/19", "One flame short is not enough")
def one_flame_short(t: ExampleTable) -> None:
    watch(t, seats=2)
    t.arrange("tokens", on="beacon", kind="flames", n=3)
    t.arrange("dice", results="5 1")
    t.choose("kindle")
    t.expect(flames() == 4, active() == 1)
    t.arrange("dice", results="6 1")
    t.arrange("tokens", on="seat-1", kind="oil", n=2)
    t.choose("kindle")
    t.ended(True, "lantern-won-beacon")


@example("lantern/19", "Four dark lamps lose")
def the_coast_goes_dark(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    for place in ("harbour", "chapel", "cliff"):
        t.arrange("tokens", on=place, kind="light", n=0)
    t.arrange("tokens", on="lighthouse", kind="light", n=1)
    t.choose("suffer")
    t.ended(False, "lantern-lost-dark")


@example("lantern/4", "No night card to draw: lost")
def the_nights_run_out(t: ExampleTable) -> None:
    t.start(seats=1)
    t.arrange("phase", name="dusk")
    t.arrange("no-nights")
    t.ended(False, "lantern-lost-nights")


@example("lantern/20", "The wrecker wins when the keepers lose")
def the_wrecker_wins(t: ExampleTable) -> None:
    t.start(seats=2, roles="secret")
    t.arrange("wrecker", seat=2)
    t.arrange("phase", name="dusk")
    t.arrange("no-nights")
    t.ended(False, "lantern-lost-nights")
    t.expect(winners() == (2,))


@example("lantern/20", "The keepers win without the wrecker")
def the_keepers_win(t: ExampleTable) -> None:
    t.start(seats=2, roles="secret")
    t.arrange("wrecker", seat=2)
    t.arrange("phase", name="watch")
    t.arrange("tokens", on="beacon", kind="flames", n=4)
    t.arrange("dice", results="5 1")
    t.choose("kindle")
    t.ended(True, "lantern-won-beacon")
    t.expect(winners() == (1,))

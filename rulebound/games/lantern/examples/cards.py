"""What every card does."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lantern.examples.probes import (
    at,
    flames,
    hand,
    hazards,
    knows_top_night,
    light,
    lights,
    night_discard,
    oil,
    phase,
    quiet_night,
    tools,
    watch,
)  # fmt: skip


@example("lantern/14", "Oil flask: two oil, beside the actions")
def oil_flask(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="oil-flask", to="hand-1")
    t.choose("empty oil-flask")
    t.expect(oil(1) == 4, hand(1) == ())
    t.choose("fetch", "pour")
    t.expect(phase() == "vigil")


@example("lantern/10", "Lens: one die more")
def lens(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="lens", to="tools-in-play-1")
    t.arrange("dice", results="6 6 6")
    t.choose("kindle")
    t.expect(flames() == 3)


@example("lantern/13", "Guide rope: one move more, once a night")
def guide_rope(t: ExampleTable) -> None:
    watch(t)
    t.arrange("card", code="guide-rope", to="tools-in-play-1")
    t.choose("move harbour")
    t.asked(1, "core-prompt-react")
    t.choose("follow guide-rope", "move marsh")
    t.expect(at(1) == "marsh")
    t.choose("move chapel")
    t.expect(at(1) == "chapel", phase() == "vigil")


@example("lantern/16", "Shutter: the lamp keeps its light")
def shutter(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("card", code="shutter", to="hand-1")
    t.choose("suffer")
    t.asked(1, "core-prompt-react")
    t.choose("shut shutter")
    t.expect(hand(1) == (), phase() == "watch", light("lighthouse") == 2)


@example("lantern/16", "Matches: oil instead of the last light")
def matches(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("card", code="matches", to="tools-in-play-1")
    t.arrange("tokens", on="lighthouse", kind="light", n=1)
    t.choose("suffer", "strike matches")
    t.expect(tools(1) == (), oil(1) == 1, light("lighthouse") == 1)


@example("lantern/16", "Matches are only for the last light")
def matches_kept(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("card", code="matches", to="tools-in-play-1")
    t.choose("suffer")
    t.expect(light("lighthouse") == 1, tools(1) == ("matches",))


@example("lantern/13", "Log-book: a look at the next night")
def log_book(t: ExampleTable) -> None:
    watch(t, seats=2)
    t.arrange("card", code="log-book", to="tools-in-play-1")
    t.arrange("top", pile="nights", codes="gale")
    t.choose("consult log-book")
    t.expect(knows_top_night(1) == "gale", knows_top_night(2) == "")


@example("lantern/16", "Storm candle: it takes light after the vigil")
def storm_candle(t: ExampleTable) -> None:
    t.start(seats=1)
    t.arrange("phase", name="vigil")
    t.arrange("card", code="storm-candle", to="tools-in-play-1")
    t.arrange("top", pile="nights", codes="embers")
    t.arrange("dice", results="6")
    t.choose("nothing")
    t.expect(light("lighthouse") == 1)
    t.choose("flare storm-candle")
    t.expect(light("lighthouse") == 2)


@example("lantern/4", "Gust: the nearest lit lamp")
def gust(t: ExampleTable) -> None:
    quiet_night(t, nights="gust")
    t.arrange("tokens", on="lighthouse", kind="light", n=0)
    t.asked(1, "lantern-prompt-gust")
    t.not_offered("gust wreck", "gust lighthouse")
    t.choose("gust cliff")
    t.expect(light("cliff") == 1)


@example("lantern/4", "Gale: every bright lamp at once")
def gale(t: ExampleTable) -> None:
    t.start(seats=2)
    t.arrange("phase", name="dusk")
    t.arrange("top", pile="nights", codes="toll gale")
    t.arrange("tokens", on="cliff", kind="light", n=1)
    t.choose("pay")
    t.expect(lights() == (1, 1, 1, 1, 1, 1))


@example("lantern/4", "Gale: no lamp is bright, nothing is lost, and the log says so")
def calm(t: ExampleTable) -> None:
    t.start(seats=1)
    for place in ("lighthouse", "harbour", "chapel", "cliff", "marsh", "wreck"):
        t.arrange("tokens", on=place, kind="light", n=1)
    t.arrange("phase", name="dusk")
    t.arrange("top", pile="nights", codes="gale")
    t.play()
    t.heard("lantern-log-calm", "lantern/4")
    t.expect(lights() == (1, 1, 1, 1, 1, 1), unchanged=True)


@example("lantern/16", "Toll: a dark lamp has no light to lose, and the log says so")
def dark_already(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("tokens", on="lighthouse", kind="light", n=0)
    t.choose("suffer")
    t.heard("lantern-log-no-light", "lantern/16")
    t.expect(light("lighthouse") == 0, oil(1) == 2, unchanged=True)


@example("lantern/6", "Fog: nobody in it can move, until the night is over")
def fog(t: ExampleTable) -> None:
    quiet_night(t, nights="fog embers")
    t.arrange("dice", results="6")
    t.refused("move harbour", "lantern/6")
    t.choose("pass", "nothing")
    t.offered("move harbour")
    t.expect(night_discard() == ("fog",))


@example("lantern/5", "Moths: a keeper may chase them off")
def moths(t: ExampleTable) -> None:
    watch(t, seats=2)
    t.arrange("hazard", code="moths", place="harbour")
    t.arrange("stand", seat=2, place="harbour")
    t.not_offered("chase moths")
    t.choose("pass")
    t.choose("chase moths")
    t.expect(hazards() == ())


@example("lantern/4", "Driftwood: an oil now, an oil after the watch")
def driftwood(t: ExampleTable) -> None:
    quiet_night(t, nights="driftwood")
    t.expect(oil(1) == 3)
    t.choose("pass")
    t.expect(oil(1) == 4)


@example("lantern/4", "Toll: light, unless oil is paid")
def toll(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.choose("pay")
    t.heard("lantern-log-oil", n=1)
    t.expect(oil(1) == 1, light("lighthouse") == 2, night_discard() == ("toll",))


@example("lantern/6", "Spring tide: nobody moves this night")
def spring_tide(t: ExampleTable) -> None:
    quiet_night(t, nights="spring-tide embers")
    t.arrange("dice", results="6")
    t.refused("move harbour", "lantern/6")
    t.choose("pass", "nothing")
    t.offered("move harbour")


@example("lantern/16", "Embers: the lamp regains what it lost")
def embers(t: ExampleTable) -> None:
    quiet_night(t, nights="toll")
    t.arrange("hazard", code="embers", place="lighthouse")
    t.choose("suffer")
    t.expect(light("lighthouse") == 2, hazards() == ())

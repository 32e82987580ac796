"""Doom, the event deck, clues on the board, the unstable space, anomalies and outbreaks."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    TOMMY,
    anomaly,
    begin,
    clues_in,
    dice,
    doom,
    draw,
    events_near_top,
    monsters_in,
    next_event,
    phase,
    pile,
    size,
    top,
    turn,
)


def token(t: ExampleTable, *kinds: str) -> None:
    """The mythos phase begins, and the next tokens are these."""
    t.arrange("cup", inside=" ".join(kinds))
    phase(t, "mythos")


@example(
    "ah3/479.2 ah3/204.7a ah3/470.8 ah3/481.1",
    "Spreading doom: the bottom event card is discarded, doom comes to its space",
)
def spreading(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events-bottom", "event-azathoth-2")
    token(t, "doom", "blank")
    t.expect(doom("black-cave") == 1, top("events-discard") == "event-azathoth-2", unchanged=True)


@example("ah3/479.3", "A doom for each sign on the card")
def two_signs(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="veil")
    draw(t, "events-bottom", "event-veil-3")
    token(t, "doom", "blank")
    t.expect(doom("orne-library") == 2, unchanged=True)


@example("ah3/460.2", "The space on the top card of the event discard is unstable")
def unstable_space(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events-bottom", "event-azathoth-2")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("draws", tokens="doom monster")
    token(t, "doom", "monster")
    t.expect(monsters_in("black-cave").has("robed-figure"), unchanged=True)


@example("ah3/460.3", "Without a card there it is the starting space")
def unstable_start(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    token(t, "monster", "blank")
    t.expect(monsters_in("train-station").has("robed-figure"), unchanged=True)


@example("ah3/204.11a ah3/470.9 ah3/468.1", "A gate burst: doom in all three spaces, the discard goes under the deck")
def bursting(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events", "event-azathoth-2")
    draw(t, "events-bottom", "event-azathoth-1")
    t.arrange("draws", tokens="doom burst")
    token(t, "doom", "burst")
    t.expect(
        doom("black-cave") == 1, doom("graveyard") == 1, doom("general-store") == 1, size("events-discard") == 0,
        size("events") == 24, pile("events").lacks("event-azathoth-2"), unchanged=True,
    )  # fmt: skip


@example("ah3/004 ah3/402.3a", "Which of several doom tokens comes first, the group says: it may open an anomaly")
def order_of_doom(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("doom", space="graveyard", n=2)
    draw(t, "events", "event-azathoth-2")
    token(t, "burst", "blank")
    t.choose("doom graveyard")
    t.expect(doom("graveyard") == 3, doom("black-cave") == 0, doom("general-store") == 0, doom("sheet") == 2)


@example("ah3/402.3a", "Where all of it lies there before the anomaly opens there is nothing to choose, either")
def all_on_the_board(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("doom", space="graveyard", n=1)
    t.arrange("doom", space="black-cave", n=1)
    draw(t, "events", "event-azathoth-2")
    token(t, "burst", "blank")
    t.expect(anomaly("rivertown") == True, doom("graveyard") == 2, doom("sheet") == 0, unchanged=True)  # noqa: E712


@example("ah3/402.3b", "Where all of it goes to the sheet there is nothing to choose")
def all_to_the_sheet(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("doom", space="graveyard", n=1)
    t.arrange("anomaly", hood="rivertown")
    draw(t, "events", "event-azathoth-2")
    token(t, "burst", "blank")
    t.expect(doom("sheet") == 3, doom("graveyard") == 1, unchanged=True)


@example("ah3/428.3 ah3/204.9a ah3/470.5", "A clue: in the neighbourhood of the top event card, which joins its deck")
def a_clue(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events", "event-azathoth-2")
    token(t, "clue", "blank")
    t.expect(clues_in("rivertown") == 1, size("rivertown") == 9, size("events") == 23, unchanged=True)


@example("ah3/428.4", "So one of the three top cards there is an event card; its face nobody has seen")
def near_the_top(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events", "event-azathoth-2 event-azathoth-1")
    t.expect(next_event() == "rivertown", unchanged=True)
    token(t, "clue", "blank")
    t.expect(events_near_top("rivertown") == 1, next_event() == "easttown", unchanged=True)


@example("ah3/470.11", "Without an event card doom comes to the sheet, and the discard becomes the deck")
def no_event(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("gone", pile="events", n=1)
    t.arrange("draws", tokens="doom clue")
    token(t, "doom", "clue")
    t.expect(doom("sheet") == 1, size("events") == 1, unchanged=True)


@example("ah3/416.3 ah3/490.3c", "Doom for a street goes to a neighbourhood space beside it, whichever the players say")
def street_doom(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="street-downtown-rivertown")
    token(t, "reckoning", "blank")
    t.offered("doom la-bella-luna", "doom black-cave")
    t.choose("doom black-cave")
    t.expect(doom("black-cave") == 1)


# ------------------------------------------------------------------ anomalies


@example("ah3/402.3a", "Three doom in a space bring an anomaly")
def third_doom(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("doom", space="black-cave", n=2)
    draw(t, "events-bottom", "event-azathoth-2")
    token(t, "doom", "blank")
    t.expect(anomaly("rivertown") == True, doom("black-cave") == 3, unchanged=True)  # noqa: E712


@example("ah3/402.3a", "So do five in a neighbourhood")
def fifth_doom(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("doom", space="general-store", n=2)
    t.arrange("doom", space="graveyard", n=2)
    draw(t, "events-bottom", "event-azathoth-2")
    token(t, "doom", "blank")
    t.expect(anomaly("rivertown") == True, unchanged=True)  # noqa: E712


@example("ah3/402.3a", "Only while the card that says so lies in the codex")
def no_anomaly(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="umordhoth")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-umordhoth-10")
    token(t, "doom", "blank")
    t.expect(anomaly("rivertown") == False, unchanged=True)  # noqa: E712


@example("ah3/402.3b", "Further doom for a neighbourhood with an anomaly goes to the sheet")
def to_the_sheet(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-azathoth-2")
    token(t, "doom", "blank")
    t.expect(doom("sheet") == 1, doom("black-cave") == 3, unchanged=True)


@example("ah3/402.3e", "Without doom the anomaly is gone")
def anomaly_ends(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("ward")
    t.expect(anomaly("rivertown") == False, doom("black-cave") == 0)  # noqa: E712


@example("ah3/402.3e", "With doom left anywhere in the neighbourhood it stays")
def anomaly_stays(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=1)
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("ward")
    t.expect(anomaly("rivertown") == True, doom("black-cave") == 0)  # noqa: E712


# ------------------------------------------------------------------ outbreaks


@example("ah3/485.1a", "The fourth doom: three go, one comes to each other space, one to the sheet")
def outbreak(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="arkham-asylum")
    t.arrange("codex", cards="1")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-umordhoth-10")
    token(t, "doom", "blank")
    t.expect(
        doom("black-cave") == 1, doom("graveyard") == 1, doom("general-store") == 1, doom("sheet") == 1, unchanged=True
    )


@example("ah3/485.1a ah3/004", "One outbreak may lead to another")
def chained(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="black-cave")
    t.arrange("codex", cards="1")
    t.arrange("doom", space="black-cave", n=3)
    t.arrange("doom", space="graveyard", n=3)
    draw(t, "events-bottom", "event-umordhoth-10")
    token(t, "doom", "blank")
    t.choose("doom graveyard")
    t.expect(doom("black-cave") == 2, doom("graveyard") == 1, doom("general-store") == 2, doom("sheet") == 2)


@example("ah3/470.10", "A discarded event card lies open")
def discarded_openly(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events-bottom", "event-azathoth-2")
    token(t, "doom", "blank")
    t.expect(pile("events-discard") == ("event-azathoth-2",), unchanged=True)


@example("ah3/480.4", "What is placed in a neighbourhood lies in its centre, in none of its spaces")
def in_the_centre(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events", "event-azathoth-1")
    t.arrange("cup", inside="clue blank")
    phase(t, "mythos")
    t.expect(clues_in("easttown") == 1, unchanged=True)


@example("ah3/485.1", "No outbreak without its card in the codex")
def no_outbreak(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-umordhoth-10")
    t.arrange("cup", inside="doom blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 4, unchanged=True)


@example("ah3/402.3", "No anomaly without its card in the codex")
def no_anomaly_card(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-azathoth-2")
    t.arrange("cup", inside="doom blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 4, unchanged=True)

"""The mythos phase: tokens, who draws them, the cup; reckoning; where cards of the codex go."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    NORMAN,
    begin,
    clues_on_board,
    codex,
    dice,
    doom,
    doom_on_board,
    draw,
    health,
    horror,
    in_cup,
    markers,
    phase,
    pile,
    size,
    status,
    turn,
)

HERE = "graveyard"


def tokens(t: ExampleTable, drawn: str, left: str = "") -> None:
    """The mythos phase begins; these tokens are drawn, in this order."""
    t.arrange("cup", inside=f"{drawn} {left}".strip())
    t.arrange("draws", tokens=drawn)
    phase(t, "mythos")


@example("ah3/204.1 ah3/494.1", "Everybody draws two tokens")
def two_each(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    tokens(t, "blank blank blank clue", "doom")
    t.expect(in_cup() == 1, clues_on_board() == 1, unchanged=True)


@example("ah3/204.2 ah3/476.1", "The leader draws first, then the others in player order")
def in_order(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("doom", space=HERE, n=1)
    draw(t, "headlines", "headline-asylum-overflowing headline-unexplained-sightings-near-river")
    tokens(t, "headline blank headline blank")
    t.expect(horror(1) == 1, horror(2) == 0, unchanged=True)


@example("ah3/204.3", "A drawn token stays out of the cup")
def stays_out(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    tokens(t, "blank blank", "doom monster")
    t.expect(in_cup("blank") == 0, in_cup() == 2, unchanged=True)


@example("ah3/204.5", "When a token is wanted and the cup is empty, all go back first")
def filled_again(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("cup", inside="blank")
    t.arrange("draws", tokens="blank blank")
    phase(t, "mythos")
    t.heard("ah3-log-cup-filled", "ah3/204.5", n=14)
    t.expect(in_cup() == 13, unchanged=True)


@example("ah3/204.10a", "A headline token: the top headline is read")
def headline_token(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    draw(t, "headlines", "headline-symposium-snafu")
    tokens(t, "headline blank")
    t.heard("ah3-log-headline", "ah3/435.2")
    t.expect(size("headlines-discard") == 1, unchanged=True)


@example("ah3/204.13a", "A blank token does nothing")
def blank(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    tokens(t, "blank blank")
    t.heard("ah3-log-blank", "ah3/204.13a")
    t.expect(doom_on_board() == 0, doom("sheet") == 0, unchanged=True)


@example("ah3/204.12a ah3/490.3c", "Reckoning of Azathoth: a doom where each cultist is")
def azathoth_reckons(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("monster", code="high-priest", space="train-station")
    t.arrange("monster", code="abyssal-servant", space="black-cave")
    tokens(t, "reckoning blank")
    t.expect(doom("train-station") == 1, doom("black-cave") == 0, unchanged=True)


@example("ah3/490.3c ah3/204.12b", "Reckoning of Umordhoth: a doom on the sheet")
def umordhoth_reckons(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth", space=HERE)
    tokens(t, "reckoning blank")
    t.expect(doom("sheet") == 1, unchanged=True)


@example("ah3/490.3c", "Reckoning of the Veil: a doom at every open scar")
def veil_reckons(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="veil", space=HERE)
    t.arrange("scar", space="black-cave")
    tokens(t, "reckoning blank")
    t.expect(doom("black-cave") == 1, unchanged=True)


@example("ah3/490.3c ah3/431.3", "Reckoning of the Deep: horror by the doom in one's space")
def echoes_reckon(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="echoes", space="black-cave")
    t.arrange("doom", space="black-cave", n=2)
    tokens(t, "reckoning blank")
    t.expect(horror(1) == 2, unchanged=True)


@example("ah3/204.12c ah3/204.12d", "Reckoning effects happen one after the other, in the order the players like")
def reckoning_order(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth", space=HERE)
    t.arrange("codex", cards="1 headline-rogue-comet-approaches")
    tokens(t, "reckoning blank")
    t.asked(1, "ah3-prompt-reckoning")
    t.choose("reckons headline-rogue-comet-approaches")
    t.heard("ah3-log-rumor-doom", "ah3/435.1d", n=1)
    t.expect(doom("sheet") == 1)


@example("ah3/204.12e", "What comes into play meanwhile waits for the next reckoning")
def comes_too_late(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-5")
    draw(t, "headlines", "headline-full-moon-linked-to-aberrant-behavior")
    t.arrange("cup", inside="reckoning headline blank blank blank clue clue monster")
    t.arrange("draws", tokens="reckoning headline blank blank blank clue clue monster")
    dice(t, 1, 1, 1, 1, 1)
    phase(t, "mythos")
    t.choose("reckons dark-pact")
    t.expect(codex().has("headline-full-moon-linked-to-aberrant-behavior"), horror(1) == 0)


@example("ah3/403.5i", "A breach may be sealed after an encounter of its neighbourhood")
def sealing(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="echoes", space="black-cave")
    t.arrange("codex", cards="2 31")
    t.arrange("attach", number=32)
    draw(t, "rivertown", "rivertown-1")
    dice(t, 6, 6, 6, 6)
    phase(t, "encounter")
    t.choose("seal archive-32")
    t.expect(markers() == 1, pile("archive").has("archive-32"))


@example("ah3/403.5g", "A defeated epic monster goes back to the archive")
def epic_again(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="echoes", space="black-cave")
    t.arrange("monster", code="archive-39", status="engaged", seat=1, damage=5)
    t.expect(health("archive-39") == 6, unchanged=True)
    turn(t)
    dice(t, 6)
    t.choose("attack archive-39")
    t.expect(status("archive-39") == "", pile("epic").has("archive-39"))


@example("ah3/459.8b ah3/462.1", "Traits mark whom a text means: only cultists bring doom at the reckoning of Azathoth")
def by_trait(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="black-cave", status="exhausted")
    t.arrange("monster", code="eyeless-watcher", space="graveyard", status="exhausted")
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 1, doom("graveyard") == 0, unchanged=True)

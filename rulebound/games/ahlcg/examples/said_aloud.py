"""What changes is told, and what comes to nothing is told, too, with the clause that decides."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    clues,
    damage,
    deck_size,
    devourer,
    doom,
    encounter_discard,
    gathering,
    horror,
    midnight,
    mythos,
    out,
    resources,
    turn_of,
    victory,
)  # fmt: skip

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"
SKIDS = "skids-otoole"

# ------------------------------------------------------------------ chaos tokens


@example("ahlcg/chaos-tokens.2", "A symbol that Wendy has drawn instead: its doom comes by the symbol, not by her")
def by_the_symbol(t: ExampleTable) -> None:
    midnight(t, WENDY, tokens="0 cultist")
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("enemy", code="acolyte", place="downtown")
    t.arrange("draws", tokens="0 cultist")
    turn_of(t)
    t.choose("investigate", "try-again wendy-adams")
    t.heard("ahlcg-log-doom", "ahlcg/chaos-tokens.2", n=1)
    t.expect(doom("acolyte") == 1)


@example("ahlcg/ability.constant.1", "The Necronomicon: that her elder sign counts as the tentacles is said")
def no_sign_at_all(t: ExampleTable) -> None:
    gathering(t, DAISY, tokens="elder_sign elder_sign")
    t.arrange("deck", seat=1, cards="the-necronomicon")
    turn_of(t)
    t.choose("draw")
    t.heard("ahlcg-log-horror-placed", "ahlcg/weakness.3", n=3)
    t.choose("investigate")
    t.heard("ahlcg-log-token-counts-as", "ahlcg/ability.constant.1")
    t.heard("ahlcg-log-failure", "ahlcg/skill-test-st.6", n=2)


@example("ahlcg/then.1", "The Necronomicon: the horror that goes over to Daisy is told")
def a_page_is_read(t: ExampleTable) -> None:
    gathering(t, DAISY)
    t.arrange("deck", seat=1, cards="the-necronomicon")
    turn_of(t)
    t.choose("draw", "read the-necronomicon")
    t.heard("ahlcg-log-horror-moves", "ahlcg/move.7", n=1)
    t.expect(horror(DAISY) == 1, horror("the-necronomicon") == 2)


@example("ahlcg/modifiers.3", "Hunting Nightgaunt: what a number counts, twice as much, is told")
def twice_as_much(t: ExampleTable) -> None:
    midnight(t, WENDY, tokens="-1 -1")
    t.arrange("threat", code="hunting-nightgaunt", seat=1)
    turn_of(t)
    t.choose("evade hunting-nightgaunt")
    t.heard("ahlcg-log-token-doubled", "ahlcg/modifiers.3", n=-2)


# ------------------------------------------------------------------ what comes to nothing


@example("ahlcg/limits-and-maximums.2", "A second Obscuring Fog at a location: why it is not attached is said")
def one_fog_is_enough(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("attach", code="obscuring-fog", to="rivertown")
    mythos(t, "obscuring-fog")
    t.heard("ahlcg-log-one-is-there", "ahlcg/limits-and-maximums.2")
    t.expect(encounter_discard() == ("obscuring-fog",))


@example(
    "ahlcg/skill-test-nested",
    "Survival Instinct out of the Twisting Paths: their test waits, and then there is no move left to cancel",
)
def gone_already(t: ExampleTable) -> None:
    devourer(t, WENDY, tokens="0 -8")
    t.arrange("add-location", code="01151")
    t.arrange("stand", seat=1, place="twisting-paths")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("draws", tokens="0 -8")
    turn_of(t)
    t.choose("evade swarm-of-rats", "commit survival-instinct", "result 1 survival-instinct", "move main-path")
    t.heard("ahlcg-log-move-is-over", "ahlcg/skill-test-nested")


@example("ahlcg/weakness.7", "Amnesia with an empty hand: that there is nothing to discard is said")
def nothing_to_forget(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("deck", seat=1, cards="amnesia")
    turn_of(t)
    t.choose("draw")
    t.heard("ahlcg-log-no-card", "ahlcg/weakness.7")
    t.expect(deck_size(1) == 0)


@example("ahlcg/skill-cards.3", "Deduction in another test: its icon counts, and nothing else")
def icons_and_nothing_else(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="deduction")
    t.arrange("asset", code="medical-texts", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    turn_of(t)
    t.choose("operate medical-texts", "commit deduction")
    t.heard("ahlcg-log-other-test", "ahlcg/skill-cards.3")
    t.expect(damage(ROLAND) == 0)


@example("ahlcg/clues.5", "An investigation where no clue is left succeeds and finds nothing, and says so")
def nothing_left_to_find(t: ExampleTable) -> None:
    gathering(t, act=2)
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-no-clue-left", "ahlcg/clues.5")
    t.expect(clues(ROLAND) == 0, unchanged=True)


@example("ahlcg/cannot.1", "Beside the Masked Hunter an investigation finds nothing, though clues lie there")
def not_beside_the_hunter(t: ExampleTable) -> None:
    midnight(t, tokens="+1 +1")
    t.arrange("threat", code="the-masked-hunter", seat=1)
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-no-clues-for", "ahlcg/cannot.1")
    t.expect(clues(ROLAND) == 0, clues("rivertown") == 1, unchanged=True)


@example("ahlcg/heal.2", "Fearless without any horror: there is nothing to heal")
def fearless_all_along(t: ExampleTable) -> None:
    gathering(t, AGNES)
    t.arrange("hand", seat=1, cards="fearless")
    mythos(t, "rotting-remains")
    t.choose("commit fearless")
    t.heard("ahlcg-log-nothing-to-heal", "ahlcg/heal.2")
    t.expect(horror(AGNES) == 0, unchanged=True)


# ------------------------------------------------------------------ at the end, and between


@example("ahlcg/victory-display-victory-points.5", "A location that joins the victory display at the end is told")
def worth_something(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("show-location", place="parlor")
    t.arrange("tokens", on="attic", kind="clues", n=0)
    t.arrange("stand", seat=1, place="parlor")
    turn_of(t)
    t.choose("flee parlor")
    t.heard("ahlcg-log-put-away", "ahlcg/victory-display-victory-points.5")
    t.expect(victory().has("attic"))


@example(
    "ahlcg/killed-insane-investigators.1",
    "Nobody is asked whether Lita joins the deck of a lead who has just been killed",
)
def no_deck_to_join(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("tokens", on=ROLAND, kind="physical_trauma", n=8)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.heard("ahlcg-log-nobody-to-join", "ahlcg/killed-insane-investigators.1")
    t.asked(1, "ahlcg-prompt-replace")
    t.expect(out(ROLAND) == "defeated", unchanged=True)


@example("ahlcg/ready.3 ahlcg/framework-4.3", "What is readied in the upkeep phase is told")
def told_when_ready(t: ExampleTable) -> None:
    gathering(t, SKIDS)
    t.arrange("asset", code="burglary", seat=1)
    turn_of(t)
    t.choose("break-in burglary", "pass", "pass")
    t.expect(resources(1) == 8)
    t.arrange("phase", name="upkeep")
    t.play()
    t.heard("ahlcg-log-ready", "ahlcg/framework-4.3")


@example("ahlcg/modifiers.2", "Lucky!: what it adds is told")
def told_how_lucky(t: ExampleTable) -> None:
    gathering(t, WENDY, tokens="-2 -2")
    t.arrange("hand", seat=1, cards="01080")
    turn_of(t)
    t.choose("investigate", "pass", "play lucky")
    t.heard("ahlcg-log-luck", "ahlcg/modifiers.2", n=2)
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=1)


@example("ahlcg/must.2", "Hunting Shadow: who has no clue to give is told so, and hurt")
def no_clue_to_give(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "hunting-shadow")
    t.heard("ahlcg-log-cannot-pay", "ahlcg/must.2")
    t.expect(damage(ROLAND) == 2)

"""What the log says, and the clause each line cites: the one that decides this case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebound.core.game.game import Line
from rulebound.core.proving.example import ExampleTable
from rulebound.games.ahlcg import ArkhamHorror
from rulebound.games.ahlcg.examples.campaign_play import last_blow, near_the_end, won
from rulebound.games.ahlcg.examples.dealing_damage import attacked
from rulebound.games.ahlcg.examples.probes import devourer, gathering, midnight, mythos, turn_of
from rulebound.play.translate import Speech

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
WORDS = Speech("en", ("ahlcg",))


def lines(t: ExampleTable) -> list[Line]:
    t.play()
    return [what for kind, what in t.story if kind == "log"]


def said(t: ExampleTable, text: str) -> list[str]:
    """Every line with this message, in words, with its clauses."""
    return [
        f"{WORDS.say(line.text, line.args)} {' '.join(c.removeprefix('ahlcg/') for c in line.cite)}"
        for line in lines(t)
        if line.text == f"ahlcg-log-{text}" or line.text == text
    ]


def provoked(t: ExampleTable) -> None:
    attacked(t, "ghoul-minion")
    t.choose("resource")


def retaliated(t: ExampleTable) -> None:
    attacked(t, "ghoul-priest")
    t.arrange("bag", tokens="-8")
    t.choose("fight ghoul-priest")


def massive(t: ExampleTable) -> None:
    devourer(t, ROLAND)
    t.arrange("enemy", code="umordhoth", place="main-path")
    turn_of(t)
    t.choose("resource")


def enemy_phase(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t, actions=0)


def hunted(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="ghoul-priest", place="cellar")
    turn_of(t, actions=0)


def dog_dies(t: ExampleTable) -> None:
    attacked(t, "ghoul-minion", "leather-coat")
    t.arrange("tokens", on="leather-coat", kind="damage", n=1)
    t.choose("resource", "damage 1 leather-coat")


def engaged(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t)
    t.choose("engage ghoul-minion")


def weakness_drawn(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    t.arrange("deck", seat=1, cards="paranoia")
    turn_of(t)
    t.choose("draw")


def cultist_drawn(t: ExampleTable) -> None:
    midnight(t, ROLAND)
    t.arrange("top", pile="cultists", codes="01138")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy")


def events_and_skills(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    t.arrange("hand", seat=1, cards="emergency-cache guts perception")
    t.arrange("deck", seat=1, cards="knife")
    turn_of(t)
    t.choose("play emergency-cache", "investigate", "commit perception", "result 2 study")


def upkeep(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    t.arrange("deck", seat=1, cards="knife")
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t, actions=0)


def missed(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="-8")
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t)
    t.choose("fight ghoul-minion")


def struck(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("fight ghoul-minion")


CITED: list[tuple[Callable[[ExampleTable], None], str, str]] = [
    (provoked, "opportunity",
     "Ghoul Minion makes an attack of opportunity against Roland Banks. attack-of-opportunity.1"),
    (retaliated, "attack", "Ghoul Priest attacks Roland Banks. retaliate.2"),
    (massive, "opportunity", "Umôrdhoth makes an attack of opportunity against Roland Banks. massive.5"),
    (enemy_phase, "attack", "Ghoul Minion attacks Roland Banks. framework-3.3"),
    (hunted, "enemy-moves", "Ghoul Priest moves to Hallway. hunter.2"),
    (dog_dies, "defeated", "Leather Coat is defeated. defeat.6"),
    (dog_dies, "put-away", "Now in the discard pile: Leather Coat. defeat.6"),
    (missed, "damage", "Daisy Walker takes 1 damage. fight-action.4"),
    (struck, "damage", "Ghoul Minion takes 1 damage. fight-action.3"),
    (provoked, "damage", "Roland Banks takes 1 damage and 1 horror. dealing-damage-horror.7"),
    (engaged, "engage", "Ghoul Minion engages Roland Banks. engage-action.2"),
    (weakness_drawn, "draw", "Roland Banks draws 1 card. draw-action-drawing-cards.1"),
    (weakness_drawn, "encounter", "Roland Banks draws Paranoia. weakness.2"),
    (weakness_drawn, "put-away", "Now in the discard pile: Paranoia. treachery-cards.2"),
    (cultist_drawn, "encounter", "Roland Banks draws Herman Collins. activate-action.6"),
    (cultist_drawn, "spawn", "Herman Collins appears at Graveyard. spawn.1"),
    (cultist_drawn, "spend-clues", "Roland Banks spends 2 clues. costs.8"),
    (events_and_skills, "put-away", "Now in the discard pile: Emergency Cache. event-cards.4"),
    (events_and_skills, "put-away", "Now in the discard pile: Perception. skill-test-st.8"),
    (events_and_skills, "resources", "Roland Banks gains 3 resources. play.3"),
    (upkeep, "draw", "Roland Banks draws 1 card. framework-4.4"),
    (upkeep, "resources", "Roland Banks gains 1 resource. framework-4.4"),
    (upkeep, "doom", "Put on What’s Going On?!: 1 doom. framework-1.2"),
    (upkeep, "encounter", "Roland Banks draws Obscuring Fog. framework-1.4"),
    (upkeep, "attach", "Obscuring Fog is attached to Study. attach-to.1"),
    (upkeep, "core-log-round", "Round 2. framework-1.1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("play", "text", "line"), CITED, ids=[line.rpartition(" ")[2] + " " + t for _, t, line in CITED]
)
def test_a_line_cites_what_decides_it(play: Callable[[ExampleTable], None], text: str, line: str) -> None:
    t = ExampleTable(ArkhamHorror)
    play(t)
    assert line in said(t, text)


def healed(t: ExampleTable) -> None:
    midnight(t, ROLAND)
    t.arrange("stand", seat=1, place="st-marys-hospital")
    t.arrange("tokens", on=ROLAND, kind="damage", n=1)
    turn_of(t)
    t.choose("be-treated st-marys-hospital")


def trauma(t: ExampleTable) -> None:
    near_the_end(t, damage=8)
    t.choose("resource")


def killed(t: ExampleTable) -> None:
    near_the_end(t, damage=8)
    t.arrange("tokens", on=ROLAND, kind="physical_trauma", n=8)
    t.choose("resource")


def burned(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn", "yes")


def bought(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 01027", "remove 01016")


def upgraded(t: ExampleTable) -> None:
    won(t)
    t.choose("upgrade 01028")


def lead_falls(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {AGNES}", act=2)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("threat", code="dissonant-voices", seat=1)
    turn_of(t)
    t.choose("resource", "lead agnes-baker")


def lita_persuaded(t: ExampleTable) -> None:
    gathering(t, DAISY, act=3)
    t.arrange("lies", code="lita-chantler", place="parlor")
    t.arrange("stand", seat=1, place="parlor")
    turn_of(t)
    t.choose("persuade parlor")


def searched(t: ExampleTable) -> None:
    midnight(t, ROLAND)
    t.arrange("stand", seat=1, place="miskatonic-university")
    t.arrange("deck", seat=1, cards="old-book-of-lore knife")
    turn_of(t)
    t.choose("study miskatonic-university", "take old-book-of-lore")


def renewed(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    t.arrange("deck", seat=1)
    t.arrange("card", code="knife", to="discard-1")
    turn_of(t)
    t.choose("draw")


def agenda(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=2)
    mythos(t, "obscuring-fog")


def symbol(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2, tokens="cultist")
    t.arrange("stand", seat=1, place="attic")
    turn_of(t)
    t.choose("investigate")


def token_cancelled(t: ExampleTable) -> None:
    gathering(t, WENDY, tokens="-4 0")
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("draws", tokens="-4")
    turn_of(t)
    t.choose("investigate", "try-again wendy-adams")


SAID: list[tuple[Callable[[ExampleTable], None], str, str]] = [
    (healed, "heal", "Roland Banks heals 1 damage. heal.1"),
    (trauma, "physical-trauma", "Roland Banks suffers 1 physical trauma. campaign-play.trauma.3"),
    (killed, "fate", "Roland Banks is killed. killed-insane-investigators.2"),
    (burned, "mental-trauma", "Roland Banks suffers 1 mental trauma. campaign-end.1"),
    (burned, "note", "Written into the campaign log: The house burned down. campaign-play.2"),
    (burned, "joins", "Lita Chantler joins the deck of Roland Banks. asset-cards.5"),
    (bought, "buy", "Roland Banks buys Police Badge (level 2) for 2 experience. .45 Automatic leaves the deck."
                    " campaign-play.experience.4"),
    (upgraded, "upgrade", "Roland Banks upgrades Beat Cop to level 2 for 2 experience. campaign-play.experience.6"),
    (lead_falls, "lead", "Agnes Baker is the lead investigator. elimination.7"),
    (lead_falls, "cards-gone", "All cards of Roland Banks leave the game. elimination.2"),
    (lead_falls, "disengage", "Ghoul Minion is no longer engaged with Roland Banks. elimination.5"),
    (lead_falls, "drop-clues", "Roland Banks leaves 2 clues at Hallway. elimination.4"),
    (lead_falls, "put-away", "Now in the encounter discard pile: Dissonant Voices. elimination.6"),
    (lead_falls, "eliminated", "Roland Banks is defeated. defeat.2"),
    (lita_persuaded, "control", "Daisy Walker takes control of Lita Chantler. ownership-and-control.4"),
    (searched, "search", "Roland Banks finds Old Book of Lore and takes it. search.3"),
    (renewed, "renew", "The discard pile is shuffled back: the investigator deck. draw-action-drawing-cards.6"),
    (agenda, "doom-cleared", "All doom is removed: 3. act-deck-and-agenda-deck.6"),
    (symbol, "symbol", "cultist counts as -1. chaos-tokens.2"),
    (token_cancelled, "core-log-cancelled", "Cancelled: Wendy Adams has revealed a chaos token: -4. cancel.1"),
]  # fmt: skip


@pytest.mark.parametrize(("play", "text", "line"), SAID, ids=[t for _, t, _ in SAID])
def test_what_happens_is_said(play: Callable[[ExampleTable], None], text: str, line: str) -> None:
    t = ExampleTable(ArkhamHorror)
    play(t)
    assert line in said(t, text)


def test_an_elder_sign_is_the_investigators_not_the_scenarios() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, DAISY, tokens="elder_sign")
    t.arrange("asset", code="old-book-of-lore", seat=1)
    turn_of(t)
    t.choose("investigate")
    assert t.g.decision is not None
    assert {WORDS.say(o.text, o.args) for o in t.g.decision.options} == {"Daisy Walker", "Study"}


def test_an_objective_is_what_denies_the_barrier() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, ROLAND, act=2)
    turn_of(t)
    t.play()
    assert [d.reason for d in t.g.why_not(0) if d.key == "advance"] == ["ahlcg-denied-objective"]


def test_nothing_is_said_of_no_doom_at_all() -> None:
    t = ExampleTable(ArkhamHorror)
    devourer(t, ROLAND)
    assert not [line for line in said(t, "doom") if " 0 doom" in line]


def test_the_clock_stays_where_a_scenario_ends() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, ROLAND, act=2, mode="the-gathering")
    t.arrange("stand", seat=1, place="hallway")
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("resource")
    assert t.g.outcome is not None
    assert (t.g.clock.round, t.g.clock.phase) == (1, "investigation")

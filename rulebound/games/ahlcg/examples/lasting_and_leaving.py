"""Lasting effects, and what happens to a card that leaves play."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    damage,
    discard,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    gathering,
    in_play,
    lead,
    midnight,
    phase,
    turn_of,
    value,
)
from rulebound.games.ahlcg.state import ArkhamHorror, definition

ROLAND, DAISY, WENDY = "roland-banks", "daisy-walker", "wendy-adams"


@probe
def left_on(g: ArkhamHorror, name: str) -> int:
    """The uses that still lie on a card in the first investigator's discard pile."""
    return sum(c.uses for c in g.cards(g.seat(0).discard) if definition(g, c).slug == name)


# ------------------------------------------------------------------ lasting effects


@example("ahlcg/lasting-effects.2", "Encyclopedia: the bonus stays when the book has left play")
def bonus_outlives_its_book(t: ExampleTable) -> None:
    gathering(t, act=2)
    for code in ("encyclopedia", "flashlight"):
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards="machete")
    turn_of(t)
    t.choose("look-up encyclopedia", "combat", "play machete", "discard encyclopedia")
    t.expect(area(1) == ("flashlight", "machete"), value(ROLAND, SKILL["combat"]) == 6)


@example("ahlcg/lasting-effects.2", "Encyclopedia: the bonus is over with the phase")
def bonus_ends_with_its_phase(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="encyclopedia", seat=1)
    turn_of(t)
    t.choose("look-up encyclopedia", "combat")
    t.expect(value(ROLAND, SKILL["combat"]) == 6)
    t.choose("pass")
    t.expect(value(ROLAND, SKILL["combat"]) == 4)


def wiping(t: ExampleTable, enemy: str, at: str, hand: str = "mind-wipe", tokens: str = "-1 -1 -1") -> None:
    """Daisy in Rivertown with Mind Wipe, an enemy engaged with her, a phase about to begin."""
    midnight(t, DAISY, tokens)
    t.arrange("threat", code=enemy, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("phase", name=at)


@example("ahlcg/lasting-effects.3", "Mind Wipe: the chosen enemy has no text for the phase")
def wiped_enemy(t: ExampleTable) -> None:
    wiping(t, "hunting-nightgaunt", "investigation")
    t.choose("play mind-wipe", "evade hunting-nightgaunt")
    t.expect(engaged(1) == (), exhausted("hunting-nightgaunt") == True)  # noqa: E712


@example("ahlcg/lasting-effects.3", "Mind Wipe: an enemy that comes later keeps its text, even under the same name")
def later_enemy_is_not_wiped(t: ExampleTable) -> None:
    wiping(t, "hunting-nightgaunt", "investigation", "mind-wipe drawn-to-the-flame")
    t.arrange("encounter", cards="hunting-nightgaunt")
    t.arrange("asset", code="leo-de-luca", seat=1)
    t.choose("play mind-wipe", "play drawn-to-the-flame", "damage yours", "horror yours", "evade hunting-nightgaunt")
    t.expect(engaged(1) == ("hunting-nightgaunt",))
    t.choose("evade hunting-nightgaunt")
    t.expect(engaged(1) == ("hunting-nightgaunt",), actions(DAISY) == 1)


@example("ahlcg/lasting-effects.4", "Mind Wipe: it is over before what happens at the end of the phase")
def wiped_until_the_end(t: ExampleTable) -> None:
    wiping(t, "wizard-of-the-order", "mythos")
    t.arrange("round", n=2)
    t.arrange("encounter", cards="false-lead obscuring-fog")
    t.choose("play mind-wipe")
    t.expect(phase() == "investigation", doom("wizard-of-the-order") == 1)


@example("ahlcg/lasting-effects.5", "Will to Survive: what lasts until the end of your turn is begun in your turn")
def begun_in_its_time(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {WENDY}", act=2)
    t.arrange("hand", seat=2, cards="will-to-survive")
    turn_of(t)
    t.asked(1, "ahlcg-prompt-action")
    t.arrange("actions", seat=2, n=1)
    t.offered("play will-to-survive", seat=2)


# ------------------------------------------------------------------ the lead investigator


@example("ahlcg/lead-investigator.1", "The players agree on a lead investigator when a scenario begins")
def lead_is_chosen(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY}")
    t.choose("lead daisy-walker")
    t.expect(lead() == 2)
    t.asked(2, "ahlcg-prompt-mulligan")


@example("ahlcg/lead-investigator.1", "Without an agreement the lead investigator is found by lot")
def lead_by_lot(t: ExampleTable) -> None:
    t.start(investigators=f"{ROLAND} {DAISY} {WENDY}")
    t.arrange("dice", results="3")
    t.choose("lot")
    t.expect(lead() == 3)


@example("ahlcg/lead-investigator.2", "A hunter with two ways to go takes the one the lead investigator chooses")
def lead_shows_the_way(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=1, place="st-marys-hospital")
    t.arrange("stand", seat=2, place="st-marys-hospital")
    t.arrange("enemy", code="swarm-of-rats", place="rivertown")
    t.arrange("lead", seat=2)
    t.arrange("phase", name="enemy")
    t.asked(2, "ahlcg-prompt-hunter")
    t.choose("move miskatonic-university")
    t.expect(at("swarm-of-rats") == "miskatonic-university")


# ------------------------------------------------------------------ leaving play


@example(
    "ahlcg/leaves-play.1 ahlcg/leaves-play.3",
    "Close Call: an enemy leaves play for the encounter deck, and its tokens go",
)
def into_the_encounter_deck(t: ExampleTable) -> None:
    gathering(t, DAISY, act=2)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("tokens", on="01118", kind="damage", n=2)
    t.arrange("hand", seat=1, cards="close-call drawn-to-the-flame")
    turn_of(t)
    t.choose("evade flesh-eater", "", "play close-call")
    t.expect(in_play("flesh-eater") == False, encounter_size() == 26)  # noqa: E712
    t.arrange("faces", codes="01118")
    t.choose("play drawn-to-the-flame")
    t.expect(at("flesh-eater") == "attic", damage("flesh-eater") == 0)


@example("ahlcg/leaves-play.3", "A card that is played again has its uses anew, and no damage from before")
def tokens_go_back(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="magnifying-glass", seat=1)
    t.arrange("asset", code="41-derringer", seat=1)
    t.arrange("tokens", on="01047", kind="uses", n=1)
    t.arrange("hand", seat=1, cards="baseball-bat")
    turn_of(t)
    t.choose("play baseball-bat", "discard 41-derringer")
    t.expect(area(1) == ("baseball-bat",), discard(1).has("41-derringer"), left_on("41-derringer") == 0)


@example("ahlcg/leaves-play.4", "What is attached to a location is discarded when the location leaves play")
def attachments_go_too(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("attach", code="obscuring-fog", to="study")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("advance")
    t.heard("ahlcg-log-put-away", "ahlcg/leaves-play.4")
    t.expect(in_play("study") == False, encounter_discard().has("obscuring-fog"), in_play("obscuring-fog") == False)  # noqa: E712


@example("ahlcg/leaves-play.5", "Mind Wipe: an enemy that has left play and comes back has its text again")
def wiped_no_longer(t: ExampleTable) -> None:
    wiping(t, "hunting-nightgaunt", "investigation", "mind-wipe close-call drawn-to-the-flame")
    t.arrange("asset", code="leo-de-luca", seat=1)
    t.choose("play mind-wipe", "evade hunting-nightgaunt", "", "play close-call")
    t.expect(engaged(1) == (), in_play("hunting-nightgaunt") == False)  # noqa: E712
    t.arrange("faces", codes="01172")
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(1) == ("hunting-nightgaunt",))
    t.choose("evade hunting-nightgaunt")
    t.expect(engaged(1) == ("hunting-nightgaunt",), actions(DAISY) == 1)

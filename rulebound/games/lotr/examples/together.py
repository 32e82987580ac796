"""Several players: the first player, player order, sentinel, ranged, control, elimination."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK
from rulebound.games.lotr.examples.probes import (
    active_player,
    area,
    at_phase,
    attached,
    controller,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    first,
    hand,
    hand_size,
    handle,
    out,
    phase,
    progress,
    quest,
    resources,
    score,
    shadows,
    staging,
    threat,
    value,
)

SPIDER, ORCS, BATS, KING, UFTHAK = (
    "forest-spider", "dol-guldur-orcs", "black-forest-bats", "king-spider", "chieftain-ufthak",
)  # fmt: skip
SPAWN, BEASTMASTER = "ungoliants-spawn", "dol-guldur-beastmaster"
ROAD, GATE, STREAM = "old-forest-road", "forest-gate", "enchanted-stream"
TWO, THREE = "leadership tactics", "leadership tactics spirit"
FIRST, BEORN = "flies-and-spiders", "beorns-path"


# ------------------------------------------------------------------ the first player, player order


@example("lotr/setup.5 lotr/first-player.1", "The players agree on a first player")
def agreed(t: ExampleTable) -> None:
    t.start(decks=TWO)
    t.asked(1, "lotr-prompt-first")
    t.asked(2, "lotr-prompt-first")
    t.choose("first seat-2")
    t.expect(first() == 2)
    t.asked(2, "lotr-prompt-mulligan")


@example("lotr/first-player.1 lotr/step-7.4.1 lotr/next-player.1", "In the refresh phase the token passes clockwise")
def token_passes(t: ExampleTable) -> None:
    quest(t, THREE)
    at_phase(t, "refresh")
    t.expect(first() == 2)


@example(
    "lotr/step-2.3.1 lotr/active-player.1 lotr/player-order.1", "One after the other, each player is the active one"
)
def active_in_turn(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=2)
    t.arrange("hand", seat=1, cards="snowbourn-scout snowbourn-scout")
    t.arrange("hand", seat=2, cards="veteran-axehand veteran-axehand")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("tokens", on="gimli", kind="resources", n=2)
    at_phase(t, "planning")
    t.asked(2, "lotr-prompt-planning")
    t.expect(active_player() == 2)
    t.choose("play veteran-axehand")
    t.asked(1, "lotr-prompt-planning")
    t.expect(active_player() == 1)


@example("lotr/action-windows.1 lotr/first-player.6", "The first player first; who passed may act again until all pass")
def windows_go_round(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor for-gondor")
    t.arrange("hand", seat=2, cards="blade-mastery")
    t.arrange("tokens", on="aragorn", kind="resources", n=4)
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    at_phase(t, "travel")
    t.asked(1, "lotr-prompt-window")
    t.choose("pass")
    t.asked(2, "lotr-prompt-window")
    t.choose("play blade-mastery", "choose gimli", seat=2)
    t.asked(1, "lotr-prompt-window")
    t.expect(phase() == "travel", value("gimli", ATTACK) == 3)


@example("lotr/player-order.2", "What is not over after everybody's turn goes round again")
def round_again(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=f"{SPIDER} {BATS} {KING}")
    at_phase(t, "encounter")
    t.choose("decline", "decline")
    t.expect(engaged(1) == (SPIDER, BATS), engaged(2) == (KING,))


@example("lotr/first-player.7 lotr/response.4", "The first player has the first chance to respond, then the next")
def responses_go_round(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("ally", code="snowbourn-scout", seat=1)
    t.arrange("attach", code="horn-of-gondor", to="gimli")
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("defend snowbourn-scout")
    t.asked(1, "core-prompt-react")
    t.choose("pass")
    t.asked(2, "core-prompt-react")
    t.choose("sound horn-of-gondor")
    t.expect(resources("gimli") == 1)
    t.asked(1, "core-prompt-react")


@example("lotr/response.4", "A response on a location is open to any player, the first player asked first")
def anybody_responds(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=GATE)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}")
    t.asked(1, "core-prompt-react")
    t.choose("pass")
    t.asked(2, "core-prompt-react")
    t.choose(f"rest {GATE}")
    t.asked(1, "lotr-prompt-first-may")
    t.choose("yes")
    t.expect(hand_size(1) == 2, hand_size(2) == 0)


@example("lotr/may.1", "What the first player may do is left to the first player, whoever uses the response")
def first_player_may_not(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=ROAD)
    t.arrange("exhaust", card="aragorn")
    t.arrange("exhaust", card="gloin")
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "travel")
    t.choose(f"travel {ROAD}", "pass")
    t.choose(f"rest {ROAD}", seat=2)
    t.asked(1, "lotr-prompt-first-may")
    t.choose("no")
    t.asked(1, "lotr-prompt-defend")
    t.expect(exhausted("aragorn") == True, exhausted("gloin") == True, unchanged=True)  # noqa: E712


@example("lotr/first-player.3", "Of several that an encounter card could mean, the first player chooses")
def first_player_chooses(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=2)
    t.arrange("encounter", cards=f"{ORCS} {ROAD}")
    at_phase(t, "quest")
    t.choose("commit gimli", "commit aragorn")
    t.asked(2, "lotr-prompt-hurt")
    t.choose("choose aragorn")
    t.expect(damage("aragorn") == 2)


@example(
    "lotr/forced.3 lotr/simultaneous-timing.1 lotr/first-player.4 lotr/ability-priority.5",
    "What must happen at the same time, the first player orders, whose cards they may be",
)
def first_player_orders(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=1)
    t.arrange("ally", code="gandalf", seat=1)
    t.arrange("alarm", when="round-ends", n=2)
    at_phase(t, "refresh")
    t.asked(2, "core-prompt-order")
    t.choose("leave gandalf")
    t.expect(discard(1) == ("gandalf",), threat(1) == 32)


@example("lotr/step-5.3.1", "Of two enemies with the same cost, the first player chooses which engages")
def equal_costs(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=1, n=36)
    t.arrange("lead", seat=2)
    t.arrange("staging", cards=f"{UFTHAK} {BEASTMASTER}")
    at_phase(t, "encounter")
    t.choose("decline", "decline")
    t.asked(2, "lotr-prompt-check")
    t.choose(f"engage {BEASTMASTER}")
    t.expect(engaged(1) == (BEASTMASTER, UFTHAK), engaged(2) == ())


@example("lotr/step-6.2.1", "Shadow cards in player order: the first player's enemies first")
def shadows_in_order(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=2)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("engage", card=BATS, seat=2)
    t.arrange("encounter", cards=ROAD, only=1)
    at_phase(t, "combat")
    t.expect(shadows(BATS) == 1, shadows(SPIDER) == 0)
    t.asked(2, "lotr-prompt-defend")


@example("lotr/step-3.3.1", "One card for each player")
def a_card_for_each(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"{ROAD} {GATE} {STREAM}")
    at_phase(t, "quest")
    t.choose("", "")
    t.expect(staging() == (ROAD, GATE))


@example("lotr/step-5.2.1 lotr/optional-engagement.2", "Each player in turn may engage one enemy")
def each_engages_one(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=f"{UFTHAK} {BEASTMASTER}")
    at_phase(t, "encounter")
    t.choose(f"engage {UFTHAK}", f"engage {BEASTMASTER}")
    t.expect(engaged(1) == (UFTHAK,), engaged(2) == (BEASTMASTER,))


# ------------------------------------------------------------------ sentinel and ranged


@example(
    "lotr/sentinel.1 lotr/ability.4", "A sentinel may defend another player, once that one has let it go undefended"
)
def sentinel(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=ORCS, seat=2)
    at_phase(t, "combat")
    t.asked(2, "lotr-prompt-defend")
    t.choose("undefended")
    t.asked(1, "lotr-prompt-sentinel")
    t.not_offered("defend gloin")
    t.choose("defend aragorn")
    t.expect(exhausted("aragorn") == True, damage("aragorn") == 0, damage("gimli") == 0)  # noqa: E712


@example(
    "lotr/defending-player.2", "The attacked player is still the one who defends: the shadow effect is for that one"
)
def still_defending(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=ORCS, seat=2)
    t.arrange("encounter", cards=SPAWN)
    at_phase(t, "combat")
    t.choose("undefended", "defend aragorn")
    t.expect(threat(2) == 33, threat(1) == 29)


@example("lotr/step-6.4.1.1", "Without sentinel nobody defends against another player's enemy")
def only_ones_own(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("exhaust", card="aragorn")
    t.arrange("engage", card=ORCS, seat=2)
    at_phase(t, "combat")
    t.choose("undefended")
    t.asked(2, "lotr-prompt-undefended")
    t.choose("hurt gimli")
    t.expect(damage("gimli") == 2)


@example("lotr/ranged.1 lotr/step-6.8b.1", "All attackers have ranged: the enemy may be another player's")
def ranged_attack(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("forbidden", what="attacking", card=handle(t, UFTHAK))
    at_phase(t, "combat")
    t.choose("done")
    t.asked(2, "lotr-prompt-attack")
    t.choose(f"attack {UFTHAK}")
    t.not_offered("attacker gimli")
    t.expect(phase() != "combat", damage(UFTHAK) == 0)


@example("lotr/step-6.8.1.1 lotr/ranged.1", "Other players may join with ranged characters")
def joining(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("forbidden", what="attacking", card=handle(t, UFTHAK))
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}", "attacker aragorn")
    t.asked(2, "lotr-prompt-join")
    t.not_offered("attacker gimli")
    t.choose("attacker legolas")
    t.expect(damage(UFTHAK) == 3)


@example(
    "lotr/multiple-defenders.2 lotr/multiple-defenders.3", "Several defenders add up; one of them takes all damage"
)
def several_defenders(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=2, cards="stand-together")
    t.arrange("engage", card=SPAWN, seat=2)
    at_phase(t, "combat")
    t.choose("play stand-together", "choose seat-2", seat=2)
    t.choose("defend gimli, defend thalin", seat=2)
    t.asked(2, "lotr-prompt-defender-damage")
    t.choose("hurt thalin")
    t.expect(damage("thalin") == 1, damage("gimli") == 0)


# ------------------------------------------------------------------ engagement, control, ownership


@example("lotr/engaged.1 lotr/move.1", "An enemy that comes to another player engages that one")
def taken_over(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("hand", seat=1, cards="son-of-arnor")
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor")
    t.expect(engaged(1) == (UFTHAK,), engaged(2) == ())


@example(
    "lotr/attachment-cards.6 lotr/ownership-and-control.3", "An attachment on another player's hero is that player's"
)
def on_another_hero(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="steward-of-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    at_phase(t, "planning")
    t.choose("play steward-of-gondor", "attach gimli")
    t.expect(controller("steward-of-gondor") == 2, attached("gimli") == ("steward-of-gondor",))
    t.asked(2, "lotr-prompt-window")


@example(
    "lotr/ownership-and-control.1 lotr/ownership-and-control.5", "It goes to its owner's discard pile all the same"
)
def to_its_owner(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="celebrians-stone")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("engage", card=ORCS, seat=2)
    t.arrange("encounter", cards=f"{ROAD} {GATE} {SPIDER}")
    at_phase(t, "planning")
    t.choose("play celebrians-stone", "attach gimli")
    t.choose("", "", "stay") if t.g.decision is not None else None
    t.pass_until("lotr-prompt-defend")
    t.choose("defend gimli")
    t.expect(discard(1) == ("celebrians-stone",), discard(2) == ())


@example(
    "lotr/ownership-and-control.6 lotr/ownership-and-control.7 lotr/ownership-and-control.8",
    "A character that changes hands stays as it is, with its attachments, for as long as it is in play",
)
def changing_hands(t: ExampleTable) -> None:
    quest(t, "spirit leadership lore")
    t.arrange("ally", code="wandering-took", seat=1, exhausted=1)
    t.arrange("tokens", on=handle(t, "wandering-took"), kind="damage", n=1)
    t.arrange("attach", code="self-preservation", to=handle(t, "wandering-took"))
    t.arrange("exhaust", card="01072")
    at_phase(t, "travel")
    t.choose("wander-off wandering-took", "choose seat-2")
    t.expect(controller("wandering-took") == 2, controller("self-preservation") == 2)
    t.expect(exhausted("wandering-took") == True, damage("wandering-took") == 1, unchanged=True)  # noqa: E712


@example("lotr/cost.2", "Only one's own heroes pay")
def own_heroes_pay(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="gandalf snowbourn-scout")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("tokens", on="gimli", kind="resources", n=5)
    at_phase(t, "planning")
    t.refused("play gandalf", "lotr/ability.7")


@example("lotr/ownership-and-control.4", "One's hand is one's own: nobody else plays from it")
def own_hand(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor")
    t.arrange("hand", seat=2, cards="blade-mastery")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    at_phase(t, "travel")
    t.offered("play for-gondor")
    t.not_offered("play blade-mastery")


# ------------------------------------------------------------------ elimination


def eliminating(t: ExampleTable, seat: int) -> None:
    """A player of two reaches 50 threat in the refresh phase."""
    quest(t, TWO)
    t.arrange("deck", seat=1, cards="brok-ironfist brok-ironfist")
    t.arrange("threat", seat=seat, n=49)


@example(
    "lotr/player-elimination.2 lotr/player-elimination.1",
    "Cards go to their owners' discard piles, enemies back to the staging area with their damage",
)
def eliminated(t: ExampleTable) -> None:
    eliminating(t, 2)
    t.arrange("hand", seat=2, cards="feint")
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("tokens", on=handle(t, UFTHAK), kind="damage", n=2)
    at_phase(t, "refresh")
    t.expect(out(2) == True, area(2) == (), hand(2) == (), staging() == (UFTHAK,), damage(UFTHAK) == 2)  # noqa: E712
    t.expect(discard(2).has("gimli"), discard(2).has("feint"), out(1) == False)  # noqa: E712


@example("lotr/player-elimination.3", "The others play on, with one card less in staging")
def playing_on(t: ExampleTable) -> None:
    eliminating(t, 2)
    t.arrange("encounter", cards=f"{ROAD} {GATE}")
    at_phase(t, "refresh")
    t.pass_until("lotr-prompt-commit")
    t.choose("")
    t.expect(staging() == (ROAD,), out(2) == True)  # noqa: E712


@example("lotr/first-player.1 lotr/player-elimination.2", "If the first player is eliminated, the token passes at once")
def first_player_out(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=1, n=46)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=SPAWN)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(out(1) == True, first() == 2, staging() == (ORCS,))  # noqa: E712


@example("lotr/scoring.5", "An eliminated player counts with 50 threat and all heroes defeated")
def score_of_the_eliminated(t: ExampleTable) -> None:
    eliminating(t, 2)
    t.arrange("stage", code=BEORN)
    t.arrange("tokens", on=BEORN, kind="progress", n=9)
    at_phase(t, "refresh")
    t.pass_until("lotr-prompt-commit")
    t.choose("commit gloin")
    t.ended(True, "lotr-win-quest")
    t.expect(score() == 20 + 30 + 50 + 29)


@example("lotr/winning-the-game.1", "Those who were eliminated win with the others")
def won_by_the_rest(t: ExampleTable) -> None:
    eliminating(t, 2)
    t.arrange("stage", code=BEORN)
    t.arrange("tokens", on=BEORN, kind="progress", n=9)
    at_phase(t, "refresh")
    t.pass_until("lotr-prompt-commit")
    t.choose("commit gloin")
    t.ended(True, "lotr-win-quest")


@example("lotr/active-location.5", "An effect that explores the active location: what is left over is for the quest")
def left_over(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("active", card=STREAM)
    t.arrange("tokens", on=handle(t, STREAM), kind="progress", n=1)
    t.arrange("engage", card=BATS, seat=2)
    t.arrange("forbidden", what="attacking", card=handle(t, BATS))
    at_phase(t, "combat")
    t.choose(f"attack {BATS}", "attacker legolas", "press-on legolas")
    t.expect(progress(FIRST) == 1, encounter_discard().has(STREAM))


@example("lotr/attacks-outside-combat-phase.1", "A player's attack outside the combat phase goes through every step")
def attack_in_another_phase(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=2, cards="quick-strike")
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    t.arrange("engage", card=UFTHAK, seat=2)
    t.arrange("tokens", on="gimli", kind="damage", n=3)
    at_phase(t, "travel")
    t.choose("play quick-strike", "choose gimli", seat=2)
    t.expect(damage(UFTHAK) == 2, exhausted("gimli") == True, discard(2) == ("quick-strike",))  # noqa: E712


@example(
    "lotr/golden.1 lotr/play-restrictions.3",
    "A card that contradicts the rules is right: Dúnhere reaches into the staging area",
)
def card_over_rules(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=UFTHAK)
    t.arrange("altered", card=handle(t, UFTHAK), how="defense-minus-9")
    at_phase(t, "combat")
    t.choose(f"attack {UFTHAK}")
    t.expect(damage(UFTHAK) == 3)

"""Rulings: cases about which a close reader of the reference asks."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.campaign_play import won
from rulebound.games.ahlcg.examples.dealing_damage import attacked
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    area,
    at,
    clues,
    damage,
    deck_size,
    devourer,
    exhausted,
    gathering,
    hand_size,
    horror,
    lead,
    midnight,
    mythos,
    out,
    phase,
    turn_of,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


# ------------------------------------------------------------------ at the same time


@example(
    "ahlcg/trigger-order.1 ahlcg/when.1",
    "Of damage placed together, what answers any of it comes before all of it: the dog bites while Roland still stands",
)
def bites_before_anybody_falls(t: ExampleTable) -> None:
    attacked(t, "icy-ghoul", "guard-dog", damage=8)
    t.choose("resource", "damage 1 guard-dog", "horror yours")
    t.asked(1, "core-prompt-react")
    t.expect(damage(ROLAND) == 8, damage("guard-dog") == 0, unchanged=True)
    t.choose("bite guard-dog")
    t.expect(damage("icy-ghoul") == 1, out(ROLAND) == "defeated")


@example(
    "ahlcg/trigger-order.1",
    "Dynamite: the one who has had worse says so before anything is placed, on enemies too",
)
def answered_before_the_blast(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("hand", seat=2, cards="02261")
    t.arrange("tokens", on=ROLAND, kind="resources", n=5)
    t.arrange("enemy", code="icy-ghoul", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("play dynamite-blast")
    t.asked(2, "core-prompt-react")
    t.expect(damage(ROLAND) == 0, damage("icy-ghoul") == 0, unchanged=True)
    t.choose("pass")
    t.expect(damage(ROLAND) == 3, damage("icy-ghoul") == 3, damage(DAISY) == 3)


@example(
    "ahlcg/priority-of-simultaneous-resolution.1 ahlcg/elimination.7",
    "All fall at once by the last agenda: nobody is left to choose a lead, and Lita is for the one who led",
)
def all_fall_at_once(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {AGNES}", act=3)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    mythos(t, "")
    t.asked(1, "ahlcg-prompt-lita")
    t.expect(out(ROLAND) == "defeated", out(DAISY) == "defeated", out(AGNES) == "defeated", lead() == 1, unchanged=True)


# ------------------------------------------------------------------ cannot, and the end of a turn


@example("ahlcg/framework-3.3 ahlcg/cannot.1", "An enemy that cannot attack does not, and is not exhausted by it")
def cannot_attack(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {SKIDS}", act=2)
    t.arrange("threat", code="ghoul-minion", seat=2)
    t.arrange("threat", code="flesh-eater", seat=2)
    t.arrange("hand", seat=2, cards="on-the-lam")
    t.arrange("asset", code="beat-cop", seat=2)
    turn_of(t, actions=0)
    t.choose("pass", "play on-the-lam", "pass", "pass", "pass")
    t.asked(2, "ahlcg-prompt-window")
    t.expect(phase() == "enemy", exhausted("ghoul-minion") == False, exhausted("flesh-eater") == False, unchanged=True)  # noqa: E712


@example("ahlcg/lasting-effects.5 ahlcg/lasting-effects.4", "Nothing that ends with your turn begins at its end")
def over_at_its_end(t: ExampleTable) -> None:
    gathering(t, WENDY)
    t.arrange("hand", seat=1, cards="will-to-survive elusive")
    t.arrange("threat", code="frozen-in-fear", seat=1)
    turn_of(t)
    t.offered("play will-to-survive")
    t.choose("pass")
    t.asked(1, "ahlcg-prompt-commit")


# ------------------------------------------------------------------ slots, hunters, the opening hand


@example(
    "ahlcg/slots.9 ahlcg/slots.8", "Only what frees a needed slot makes room: no Tome out of the Tote Bag for a Knife"
)
def frees_a_needed_slot(t: ExampleTable) -> None:
    gathering(t, DAISY)
    for code in ("daisys-tote-bag", "old-book-of-lore", "medical-texts", "flashlight", "magnifying-glass"):
        t.arrange("asset", code=code, seat=1)
    t.arrange("hand", seat=1, cards="knife")
    turn_of(t)
    t.choose("play knife")
    t.offered("discard flashlight", "discard magnifying-glass")
    t.not_offered("discard old-book-of-lore", "discard medical-texts")
    t.choose("discard flashlight")
    t.expect(area(1).has("knife"), area(1).lacks("flashlight"))


@example("ahlcg/hunter.2 ahlcg/hunter.4", "Of two ways that are as short a hunter takes the one that is open")
def takes_the_open_way(t: ExampleTable) -> None:
    midnight(t, ROLAND)
    t.arrange("stand", seat=1, place="rivertown")
    t.arrange("enemy", code="hunting-nightgaunt", place="st-marys-hospital", exhausted=0)
    t.arrange("attach", code="barricade", to="miskatonic-university")
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t, actions=0)
    t.expect(at("hunting-nightgaunt") == "southside", unchanged=True)


@example("ahlcg/setup.3", "Weaknesses of the opening hand stay aside until the mulligan is over")
def aside_until_after_the_mulligan(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-gathering")
    t.arrange("deck-list", seat=1, cards="cover-up knife knife flashlight guts")
    t.asked(1, "ahlcg-prompt-mulligan")
    t.expect(deck_size(1) == 0, hand_size(1) == 4, unchanged=True)
    t.choose("mulligan guts")
    t.expect(hand_size(1) == 3, deck_size(1) == 2)


# ------------------------------------------------------------------ additional actions


@example("ahlcg/gains.3", "Additional actions are used first: who has acted loses none when Leo De Luca leaves")
def additional_actions_first(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("asset", code="leo-de-luca", seat=1)
    t.arrange("hand", seat=1, cards="beat-cop")
    t.arrange("tokens", on=SKIDS, kind="resources", n=9)
    t.choose("resource")
    t.expect(actions(SKIDS) == 3)
    t.choose("play beat-cop")
    t.expect(area(1).has("beat-cop"), actions(SKIDS) == 2)


@example("ahlcg/gains.3", "Unused, the additional action goes with Leo De Luca")
def additional_action_unused(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("asset", code="leo-de-luca", seat=1)
    t.arrange("hand", seat=1, cards="stray-cat")
    turn_of(t, actions=4)
    t.arrange("card", code="01048", to="removed")
    t.choose("resource")
    t.expect(actions(SKIDS) == 2)


# ------------------------------------------------------------------ clues of the group


@example("ahlcg/clues.4 ahlcg/costs.8", "Each gives as many clues as they like; if that is too few, none is spent")
def nobody_is_made_to_give(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("tokens", on=DAISY, kind="clues", n=3)
    turn_of(t)
    t.choose("advance", "spend 1")
    t.asked(2, "ahlcg-prompt-spend-clues")
    t.offered("spend 0", "spend 3")
    t.choose("spend 2")
    t.heard("ahlcg-log-too-few-clues", "ahlcg/clues.4", n=1)
    t.expect(act() == "trapped", clues(ROLAND) == 3, clues(DAISY) == 3, unchanged=True)
    t.choose("resource", "advance", "spend 1", "spend 3")
    t.expect(act() == "the-barrier", clues(ROLAND) == 2, clues(DAISY) == 0)


@example("ahlcg/clues.4 ahlcg/ability.triggered.2", "The act can be advanced in any window of anybody's turn")
def advance_in_any_window(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=DAISY, kind="clues", n=4)
    turn_of(t)
    t.asked(2, "ahlcg-prompt-window")
    t.choose("advance", seat=2)
    t.expect(act() == "the-barrier", clues(DAISY) == 0)


@example("ahlcg/act-deck-and-agenda-deck.2", "The Barrier is denied for its objective, not for clues")
def objective_decides(t: ExampleTable) -> None:
    gathering(t, ROLAND, act=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=9)
    turn_of(t)
    t.refused("advance", "ahlcg/act-deck-and-agenda-deck.2")


# ------------------------------------------------------------------ words of cards


@example("ahlcg/ability.action-designators.1", "What a card adds, it adds to the skill it names, not to combat")
def adds_to_the_skill_it_names(t: ExampleTable) -> None:
    devourer(t, AGNES, tokens="-1")
    t.arrange("add-location", code="01154")
    t.arrange("stand", seat=1, place="tangled-thicket")
    t.arrange("asset", code="51007", seat=1)
    turn_of(t)
    t.choose("seek rite-of-seeking")
    t.expect(clues(AGNES) == 0, actions(AGNES) == 2)


# ------------------------------------------------------------------ purchases that are not possible


@example(
    "ahlcg/campaign-play.experience.4 ahlcg/deckbuilding.classes.8",
    "What an investigator may not have cannot be bought, and the clause says so",
)
def not_for_roland(t: ExampleTable) -> None:
    won(t)
    t.refused("buy 01060", "ahlcg/deckbuilding.classes.8")
    t.choose("buy 01027")
    t.refused("remove 01007", "ahlcg/campaign-play.experience.4")


@example(
    "ahlcg/campaign-play.experience.5 ahlcg/campaign-play.experience.6 ahlcg/deckbuilding.4",
    "Too dear, too many copies, nothing to upgrade: each is denied by its clause",
)
def denied_purchases(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 01029", "remove 01016")
    t.refused("buy 01027", "ahlcg/campaign-play.experience.5")
    t.refused("upgrade 01027", "ahlcg/campaign-play.experience.6")
    t.refused("buy 01088", "ahlcg/deckbuilding.4")


@example(
    "ahlcg/ability.forced.6",
    "Psychosis and Agnes answer the same horror: what is forced comes first, though one speaks of taking it",
)
def forced_before_her_reaction(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2)
    t.arrange("threat", code="psychosis", seat=1)
    t.arrange("enemy", code="icy-ghoul", place="attic", exhausted=1)
    turn_of(t)
    t.choose("move attic")
    t.asked(1, "core-prompt-react")
    t.expect(horror(AGNES) == 1, damage(AGNES) == 1, damage("icy-ghoul") == 0)

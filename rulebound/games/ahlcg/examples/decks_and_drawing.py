"""Decks and discard piles: drawing, running out of cards, what lies where; the doom check."""

from __future__ import annotations

from rulebound.core.material.cards import sees
from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    clues,
    damage,
    deck_size,
    discard,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    gathering,
    hand,
    hand_size,
    horror,
    mythos,
    turn_of,
)
from rulebound.games.ahlcg.state import ArkhamHorror, definition

ROLAND, DAISY, WENDY, AGNES = "roland-banks", "daisy-walker", "wendy-adams", "agnes-baker"


@probe
def seen_discards(g: ArkhamHorror, seat: int) -> tuple[str, ...]:
    """What a player can read in the encounter discard pile, from the top."""
    pile = g.cards(g.scenario.encounter_discard)
    return tuple([str(definition(g, c).slug) if sees(c, seat - 1) else "?" for c in pile])


def with_deck(t: ExampleTable, cards: str, thrown: str = "", investigators: str = ROLAND) -> None:
    """The first investigator's deck holds these cards, the discard pile those (the last on top); it is the turn."""
    gathering(t, investigators, act=2)
    t.arrange("deck", seat=1, cards=cards)
    for code in thrown.split():
        t.arrange("card", code=code, to="discard-1")
    turn_of(t)


# ------------------------------------------------------------------ drawing


@example("ahlcg/draw-action-drawing-cards.1", "The draw action: one card of your deck")
def draw_action(t: ExampleTable) -> None:
    with_deck(t, "knife guts")
    t.choose("draw")
    t.heard("ahlcg-log-draw", "ahlcg/draw-action-drawing-cards.1", n=1)
    t.expect(hand(1) == ("knife",), deck_size(1) == 1, actions(ROLAND) == 2)


@example("ahlcg/draw-action-drawing-cards.2 ahlcg/draw-action-drawing-cards.4", "Three cards at once, from the top")
def draw_three(t: ExampleTable) -> None:
    with_deck(t, "knife guts flashlight machete")
    t.arrange("hand", seat=1, cards="cryptic-research")
    t.choose("play cryptic-research")
    t.expect(hand(1) == ("knife", "guts", "flashlight"), deck_size(1) == 1)


@example(
    "ahlcg/draw-action-drawing-cards.4",
    "All are drawn before a weakness among them is resolved: Amnesia takes the rest",
)
def drawn_together(t: ExampleTable) -> None:
    with_deck(t, "amnesia knife guts")
    t.arrange("hand", seat=1, cards="cryptic-research")
    t.choose("play cryptic-research", "discard knife")
    t.expect(hand(1) == ("guts",), discard(1) == ("cryptic-research", "amnesia", "knife"))


@example("ahlcg/draw-action-drawing-cards.4", "The deck runs out on the way: it is made anew, and the draw goes on")
def draw_across_the_end(t: ExampleTable) -> None:
    with_deck(t, "knife", thrown="01017 01018 01019 01020")
    t.arrange("hand", seat=1, cards="cryptic-research")
    t.choose("play cryptic-research")
    t.expect(hand_size(1) == 3, deck_size(1) == 2, discard(1) == ("cryptic-research",), horror(ROLAND) == 1)


@example("ahlcg/draw-action-drawing-cards.5", "As many cards in a round as you have actions for")
def draw_and_draw(t: ExampleTable) -> None:
    with_deck(t, "knife guts flashlight machete")
    t.choose("draw", "draw", "draw")
    t.expect(hand(1).has("flashlight"), hand_size(1) == 4)


@example("ahlcg/draw-action-drawing-cards.6", "The discard pile becomes the deck; after the draw it costs 1 horror")
def empty_deck(t: ExampleTable) -> None:
    with_deck(t, "", thrown="01017 01018 01019")
    t.choose("draw")
    t.heard("ahlcg-log-renew", "ahlcg/draw-action-drawing-cards.6")
    t.expect(hand_size(1) == 1, deck_size(1) == 2, discard(1) == (), horror(ROLAND) == 1)


@example("ahlcg/draw-action-drawing-cards.6", "Drawing the last card costs nothing yet")
def last_card(t: ExampleTable) -> None:
    with_deck(t, "knife", thrown="01017")
    t.choose("draw")
    t.expect(hand(1) == ("knife",), deck_size(1) == 0, horror(ROLAND) == 0, discard(1) == ("physical-training",))


@example(
    "ahlcg/draw-action-drawing-cards.6", "With no card anywhere nothing is drawn, and the horror comes all the same"
)
def no_cards_at_all(t: ExampleTable) -> None:
    with_deck(t, "")
    t.choose("draw")
    t.expect(hand_size(1) == 0, horror(ROLAND) == 1)


@example("ahlcg/investigator-deck.1", "Cards come from the deck of the one who draws: Daisy draws from hers")
def whose_deck(t: ExampleTable) -> None:
    with_deck(t, "knife guts", investigators=f"{ROLAND} {DAISY}")
    t.arrange("deck", seat=2, cards="machete flashlight perception evidence")
    t.arrange("hand", seat=1, cards="cryptic-research")
    t.choose("play cryptic-research", "choose daisy-walker")
    t.expect(hand(2) == ("machete", "flashlight", "perception"), deck_size(2) == 1)
    t.expect(deck_size(1) == 2, unchanged=True)


# ------------------------------------------------------------------ the order of a deck


@example("ahlcg/deck.2", "Scrying may change the order of the top cards")
def order_changed_by_an_effect(t: ExampleTable) -> None:
    with_deck(t, "knife guts flashlight machete")
    t.arrange("asset", code="scrying", seat=1)
    turn_of(t, actions=4)
    t.choose("gaze scrying", "look deck-1", "top flashlight", "top knife", "draw", "draw")
    t.expect(hand(1) == ("flashlight", "knife"))


# ------------------------------------------------------------------ discard piles


@example(
    "ahlcg/discard-piles.1 ahlcg/discard-piles.5", "A discarded card goes on top of its owner's pile; the others stay"
)
def on_top(t: ExampleTable) -> None:
    with_deck(t, "knife", thrown="01017 01019")
    t.arrange("hand", seat=1, cards="emergency-cache")
    t.choose("play emergency-cache")
    t.expect(discard(1) == ("emergency-cache", "first-aid", "physical-training"))


@example("ahlcg/discard-piles.1", "An encounter card goes on top of the encounter discard pile")
def encounter_cards_on_top(t: ExampleTable) -> None:
    with_deck(t, "knife")
    t.arrange("card", code="01162", to="encounter-discard")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("fight swarm-of-rats")
    t.expect(encounter_discard() == ("swarm-of-rats", "grasping-hands"))


@example("ahlcg/discard-piles.3", "Everybody has a pile: a card Daisy lends to Roland's test goes to hers")
def piles_of_ones_own(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=1, cards="deduction")
    t.arrange("hand", seat=2, cards="perception")
    turn_of(t)
    t.choose("investigate", "commit deduction")
    t.choose("commit perception", seat=2)
    t.choose("result 2 study")
    t.expect(discard(1) == ("deduction",), discard(2) == ("perception",))


@example("ahlcg/discard-piles.4", "Whatever is discarded can be read by all, even straight from the top of a deck")
def open_piles(t: ExampleTable) -> None:
    digging(t, "rotting-remains ghoul-minion")
    t.expect(seen_discards(1) == ("rotting-remains",), seen_discards(2) == ("rotting-remains",))


def digging(t: ExampleTable, cards: str) -> None:
    """The second agenda advances: cards leave the encounter deck, which begins with these, until a Ghoul turns up."""
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("agenda", stage=2)
    t.arrange("tokens", on="01106", kind="doom", n=6)
    mythos(t, f"{cards} swarm-of-rats swarm-of-rats")
    t.play()


@example("ahlcg/discard-piles.6", "Two enemies die at once: the lead investigator decides which lies higher")
def order_of_encounter_cards(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("enemy", code="ghoul-minion", place="attic")
    t.arrange("enemy", code="swarm-of-rats", place="attic")
    t.arrange("hand", seat=2, cards="dynamite-blast")
    turn_of(t, seat=2)
    t.choose("play dynamite-blast", "blast attic")
    t.asked(1, "ahlcg-prompt-discard-order")
    t.choose("discard swarm-of-rats")
    t.expect(encounter_discard() == ("ghoul-minion", "swarm-of-rats"))


@example("ahlcg/discard-piles.6", "Of her own cards Wendy decides: the event she wants to find again goes on top")
def order_of_ones_own_cards(t: ExampleTable) -> None:
    gathering(t, WENDY)
    t.arrange("hand", seat=1, cards="barricade drawn-to-the-flame")
    turn_of(t)
    t.choose("investigate", "commit barricade, commit drawn-to-the-flame", "discard drawn-to-the-flame")
    t.expect(discard(1) == ("barricade", "drawn-to-the-flame"), clues(WENDY) == 1)


@example("ahlcg/discard-piles.7", "Without a discard pile to shuffle in, the deck stays as it lies")
def nothing_to_shuffle(t: ExampleTable) -> None:
    digging(t, "rotting-remains crypt-chill ravenous-ghoul")
    t.expect(
        encounter_discard() == ("crypt-chill", "rotting-remains"), engaged(1) == ("ravenous-ghoul", "swarm-of-rats")
    )


# ------------------------------------------------------------------ the encounter deck


def flame(t: ExampleTable, deck: str, thrown: str = "", investigators: str = AGNES) -> None:
    """Agnes in the Hallway may draw an encounter card; these are all that are in the deck."""
    gathering(t, investigators, act=2)
    t.arrange("encounter", cards=deck, only=1)
    for code in thrown.split():
        t.arrange("card", code=code, to="encounter-discard")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    turn_of(t)


@example("ahlcg/draw-action-drawing-cards.3", "An encounter card drawn by an effect is resolved like any other")
def encounter_card_by_an_effect(t: ExampleTable) -> None:
    flame(t, "ghoul-minion ancient-evils")
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-encounter", "ahlcg/draw-action-drawing-cards.3")
    t.expect(engaged(1) == ("ghoul-minion",), encounter_size() == 1)


@example("ahlcg/draw-action-drawing-cards.3", "Its surge counts, too: a False Lead without clues brings another card")
def surge_by_an_effect(t: ExampleTable) -> None:
    flame(t, "false-lead ghoul-minion ancient-evils")
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(1) == ("ghoul-minion",), encounter_discard() == ("false-lead",))


@example(
    "ahlcg/encounter-deck.1",
    "As the last card is drawn, the discard pile becomes the deck; that card is not part of it",
)
def encounter_deck_runs_out(t: ExampleTable) -> None:
    flame(t, "ancient-evils", thrown="01162 01163")
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-doom", "ahlcg/revelation.2", n=1)
    t.expect(encounter_size() == 2, encounter_discard() == ("ancient-evils",), doom("whats-going-on") == 1)


@example("ahlcg/encounter-deck.1", "It runs out in the middle of a draw: the surge draws from the new deck")
def encounter_deck_runs_out_in_a_surge(t: ExampleTable) -> None:
    flame(t, "false-lead", thrown="01159")
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-renew", "ahlcg/encounter-deck.1")
    t.expect(engaged(1) == ("swarm-of-rats",), encounter_discard() == (), encounter_size() == 1)


@example("ahlcg/encounter-set.1", "The Gathering: 26 cards of six encounter sets, the Ghoul Priest set aside")
def encounter_sets(t: ExampleTable) -> None:
    t.start(investigators=ROLAND)
    t.choose("")
    t.expect(encounter_size() == 26)


@example("ahlcg/enemy-cards.2", "An enemy without a place to spawn is engaged with who drew it")
def drawn_enemy(t: ExampleTable) -> None:
    flame(t, "ghoul-minion ancient-evils")
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(1) == ("ghoul-minion",))


@example("ahlcg/enemy-cards.2", "An Icy Ghoul goes to the Cellar, whoever drew it")
def drawn_enemy_with_a_place(t: ExampleTable) -> None:
    flame(t, "icy-ghoul ancient-evils")
    t.choose("play drawn-to-the-flame")
    t.expect(at("icy-ghoul") == "cellar", engaged(1) == ())


@example("ahlcg/empty-location.1", "An Acolyte spawns where neither investigators nor enemies are")
def empty_locations(t: ExampleTable) -> None:
    flame(t, "acolyte ancient-evils")
    t.arrange("enemy", code="flesh-eater", place="attic")
    t.choose("play drawn-to-the-flame")
    t.offered("spawn cellar", "spawn parlor")
    t.not_offered("spawn attic", "spawn hallway")


# ------------------------------------------------------------------ the doom check


@example("ahlcg/doom.3", "In the mythos phase all doom in play counts: 1 on the agenda, 1 new, 1 on an Acolyte make 3")
def doom_check(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on="01105", kind="doom", n=1)
    t.arrange("enemy", code="acolyte", place="cellar")
    t.arrange("tokens", on="01169", kind="doom", n=1)
    mythos(t, "ancient-evils ancient-evils")
    t.expect(agenda() == "rise-of-the-ghouls", horror(ROLAND) == 2)


@example("ahlcg/doom.3", "At any other time the agenda stays, however much doom there is; the next doom check sees it")
def doom_at_another_time(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("tokens", on="01105", kind="doom", n=2)
    t.arrange("threat", code="silver-twilight-acolyte", seat=1)
    turn_of(t)
    t.choose("resource")
    t.expect(doom("whats-going-on") == 3, agenda() == "whats-going-on", damage(ROLAND) == 1)
    t.choose("pass")
    t.asked(1, "ahlcg-prompt-choose-one")

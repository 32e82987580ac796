"""Encounter cards, locations, progress and stages: staging, keywords, travelling, exploring, winning."""

from __future__ import annotations

from typing import Any

from rulebound.core.knowing.view import number
from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import THREAT, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    active,
    area,
    at_phase,
    attached,
    committed,
    controller,
    damage,
    deck_size,
    discard,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    hand,
    hand_size,
    phase,
    progress,
    quest,
    quest_card,
    removed,
    resources,
    round_,
    score,
    seated,
    staging,
    threat,
    total_threat,
    trait,
    value,
    victory,
    watch,
)

SPIDER, ORCS, BATS, KING = "forest-spider", "dol-guldur-orcs", "black-forest-bats", "king-spider"
PATROL, UFTHAK, SPAWN = "east-bight-patrol", "chieftain-ufthak", "ungoliants-spawn"
ROAD, GATE, WEB, STREAM, PASS = (
    "old-forest-road", "forest-gate", "great-forest-web", "enchanted-stream", "necromancers-pass",
)  # fmt: skip
MOUNTAINS = "mountains-of-mirkwood"
REACH, EYES, CAUGHT, DRIVEN = "the-necromancers-reach", "eyes-of-the-forest", "caught-in-a-web", "driven-by-shadow"
FIRST, FORK, PATH, BEORN = "flies-and-spiders", "a-fork-in-the-road", "dont-leave-the-path", "beorns-path"
ALL = "commit aragorn, commit gloin, commit theodred"


def staged(t: ExampleTable, cards: str, *before: str) -> None:
    """These encounter cards come next; the player stands at commitment."""
    quest(t)
    t.arrange("encounter", cards=cards)
    at_phase(t, "quest")


def top(t: ExampleTable) -> str:
    """The handle of the top card of the encounter deck."""
    g: Any = t.g
    return f"card-{number(g.cards(g.scenario.encounter)[0])}"


# ------------------------------------------------------------------ staging


@example(
    "lotr/staging.2 lotr/reveal.1 lotr/staging.4 lotr/staging-area.4", "An enemy is revealed into the staging area"
)
def an_enemy(t: ExampleTable) -> None:
    staged(t, SPIDER)
    t.choose("")
    t.expect(staging() == (SPIDER,), engaged(1) == (), threat(1) == 31)


@example("lotr/staging.3 lotr/treachery-cards.1 lotr/staging.4", "A treachery resolves and goes to the discard pile")
def a_treachery(t: ExampleTable) -> None:
    staged(t, REACH)
    t.choose("commit gloin", "pass")
    t.expect(damage("gloin") == 1, encounter_discard() == (REACH,), staging() == ())


@example("lotr/ability.3 lotr/triggered-ability.5", "What a card does on being revealed is not optional")
def mandatory(t: ExampleTable) -> None:
    staged(t, ORCS)
    t.choose("commit aragorn")
    t.expect(damage("aragorn") == 2, staging() == (ORCS,))


@example("lotr/reveal.1 lotr/search.1", "A card that is only fetched into the staging area is not revealed")
def fetched_not_revealed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=FORK)
    t.arrange("tokens", on=FORK, kind="progress", n=1)
    t.arrange("card", code="01122", to="removed")
    at_phase(t, "quest")
    t.choose("commit aragorn", f"take {KING}")
    t.expect(quest_card() == PATH, staging() == (ROAD, KING), exhausted("gloin") == False)  # noqa: E712


@example("lotr/choose.2 lotr/effects.4", "Who is told to choose a character chooses it among his or her own")
def who_chooses(t: ExampleTable) -> None:
    staged(t, KING)
    t.choose("commit aragorn", "exhaust gloin")
    t.expect(exhausted("gloin") == True, exhausted("theodred") == False, staging() == (KING,))  # noqa: E712


@example("lotr/doomed.1 lotr/keywords.3", "Doomed raises the threat by its number; several are added")
def doomed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=ROAD)
    t.arrange("gains", card=top(t), what="doomed")
    t.arrange("gains", card=top(t), what="doomed")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(threat(1) == 31)


@example("lotr/surge.1", "Surge reveals another card, after the first one is in its place")
def surge(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"{ROAD} {REACH}")
    t.arrange("gains", card=top(t), what="surge")
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.expect(staging() == (ROAD,), encounter_discard() == (REACH,), damage("aragorn") == 1)


@example("lotr/surge.1", "A treachery may gain surge itself")
def gained_surge(t: ExampleTable) -> None:
    staged(t, f"{DRIVEN} {ROAD}")
    t.choose("commit gloin")
    t.expect(staging() == (ROAD,), encounter_discard() == (DRIVEN,))


@example("lotr/lasting-effects.4 lotr/qualifiers.1", "Cards that are in staging now, and only these, get the threat")
def currently(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=f"{STREAM} {UFTHAK}")
    t.arrange("encounter", cards=DRIVEN)
    at_phase(t, "quest")
    t.choose("pass", "", "pass")
    t.expect(value(STREAM, THREAT) == 3, value(UFTHAK, THREAT) == 3, total_threat() == 6)


@example("lotr/cancel.5 lotr/cancel.1", "A treachery whose effect is cancelled is discarded all the same")
def cancelled_treachery(t: ExampleTable) -> None:
    quest(t)
    t.arrange("cancel-next", what="when-revealed")
    t.arrange("encounter", cards=REACH)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(damage("gloin") == 0, encounter_discard() == (REACH,))


@example("lotr/player-elimination.3", "One card for each player who is in the game as staging begins")
def one_for_each(t: ExampleTable) -> None:
    staged(t, f"{ROAD} {GATE}")
    t.choose("")
    t.expect(staging() == (ROAD,))


@example("lotr/card-types.2", "A treachery that becomes an attachment is one, of the kind it says")
def web_on_hero(t: ExampleTable) -> None:
    staged(t, CAUGHT)
    t.choose("", "choose gloin")
    t.expect(attached("gloin") == (CAUGHT,), trait(CAUGHT, "Condition") == True, controller(CAUGHT) == 0)  # noqa: E712


@example("lotr/constant-ability.3", "Two webs: 4 resources, or the hero does not ready")
def two_webs(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=CAUGHT, to="gloin")
    t.arrange("attach", code=CAUGHT, to="gloin")
    t.arrange("tokens", on="gloin", kind="resources", n=4)
    t.arrange("exhaust", card="gloin")
    at_phase(t, "refresh")
    t.choose("yes")
    t.expect(exhausted("gloin") == False)  # noqa: E712


@example("lotr/constant-ability.3", "With 3 resources, two webs hold")
def two_webs_hold(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=CAUGHT, to="gloin")
    t.arrange("attach", code=CAUGHT, to="gloin")
    t.arrange("tokens", on="gloin", kind="resources", n=3)
    t.arrange("exhaust", card="gloin")
    at_phase(t, "refresh")
    t.expect(exhausted("gloin") == True)  # noqa: E712


@example("lotr/running-out-of-cards.1", "Outside the quest phase an empty encounter deck stays empty")
def empty_in_combat(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("encounter", only=1)
    t.arrange("encounter-discards", cards=ORCS, only=1)
    at_phase(t, "combat")
    t.expect(encounter_size() == 0, encounter_discard() == (ORCS,))


@example("lotr/running-out-of-cards.1 lotr/effects.4", "An empty player deck stays empty: the draw takes what there is")
def empty_player_deck(t: ExampleTable) -> None:
    quest(t)
    t.arrange("deck", seat=1, cards="faramir")
    t.arrange("discards", seat=1, cards="guard-of-the-citadel")
    t.arrange("staging", cards=GATE)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}", f"rest {GATE}")
    t.expect(deck_size(1) == 0, hand(1) == ("faramir",), discard(1) == ("guard-of-the-citadel",))


@example(
    "lotr/drawing-cards.1 lotr/player-deck.1", "Cards come from the top of the deck; there is no limit to the hand"
)
def drawing(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="grim-resolve " * 9)
    t.arrange("deck", seat=1, cards="faramir snowbourn-scout")
    at_phase(t, "resource")
    t.expect(hand_size(1) == 10, hand(1).has("faramir"), deck_size(1) == 1)


@example("lotr/cannot.1", "Players cannot draw while the Enchanted Stream is the active location")
def no_drawing(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=STREAM)
    at_phase(t, "resource")
    t.expect(hand_size(1) == 0)


# ------------------------------------------------------------------ travelling, locations


@example("lotr/travel.1", "What the journey costs is paid, then the location is active")
def travel_cost(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=WEB)
    at_phase(t, "travel")
    t.choose(f"travel {WEB}")
    t.choose("choose theodred")
    t.expect(exhausted("theodred") == True, active() == (WEB,))  # noqa: E712


@example("lotr/travel.1", "Who cannot pay cannot go")
def cannot_pay_for_travel(t: ExampleTable) -> None:
    quest(t)
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    t.arrange("staging", cards=f"{WEB} {STREAM}")
    at_phase(t, "travel")
    t.offered(f"travel {STREAM}")
    t.not_offered(f"travel {WEB}")


@example("lotr/travel.1", "It is paid while the location is still in the staging area")
def paid_in_staging(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=MOUNTAINS)
    t.arrange("encounter", cards=EYES)
    t.arrange("hand", seat=1, cards="sneak-attack")
    at_phase(t, "travel")
    t.choose(f"travel {MOUNTAINS}")
    t.expect(active() == (MOUNTAINS,), discard(1) == ("sneak-attack",), encounter_discard() == (EYES,))


@example("lotr/first-player.2", "The first player decides where to go, and whether")
def first_decides(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{STREAM} {GATE}")
    at_phase(t, "travel")
    t.asked(1, "lotr-prompt-travel")
    t.choose("stay")
    t.expect(active() == (), phase() != "travel")


@example("lotr/staging-area.3 lotr/step-3.4.1", "The threat of a location in the staging area counts")
def location_threat(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=GATE)
    at_phase(t, "quest")
    t.choose("")
    t.expect(threat(1) == 32)


@example("lotr/active-location.3", "The threat of the active location does not count")
def active_threat(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("active", card=GATE)
    at_phase(t, "quest")
    t.choose("pass", "", "pass", "pass")
    t.expect(threat(1) == 30)


@example("lotr/engaged.2", "The threat of an engaged enemy does not count")
def engaged_threat(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=UFTHAK, seat=1)
    at_phase(t, "quest")
    t.choose("")
    t.expect(threat(1) == 30)


@example("lotr/active-location.4", "Progress goes on the active location, as much as it has room for")
def buffer(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=GATE)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin")
    t.expect(progress(GATE) == 3, progress(FIRST) == 0)


@example(
    "lotr/explored.1 lotr/explored.3 lotr/location-cards.3 lotr/step-3.4.2", "It is explored; the rest is for the quest"
)
def explored(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=STREAM)
    at_phase(t, "quest")
    t.choose(ALL, "pass")
    t.expect(active() == (), encounter_discard() == (STREAM,), progress(FIRST) == 2)


@example("lotr/explored.2", "What answers an explored location comes, though it was not discarded")
def explored_is_not_discarded(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card=MOUNTAINS)
    t.arrange("deck", seat=1, cards="faramir gandalf")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin")
    t.asked(1, "core-prompt-react")
    t.choose("look-round mountains-of-mirkwood", "yes", "take gandalf")
    t.expect(hand(1) == ("gandalf",), deck_size(1) == 1)


@example("lotr/quest-advance.1 lotr/quest-cards.1 lotr/current-quest.1", "Enough progress: the next stage, at once")
def next_stage(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on=FIRST, kind="progress", n=7)
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.expect(quest_card() == FORK, removed().has(FIRST))


@example("lotr/quest-advance.2", "What was too much is lost")
def no_carrying_over(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on=FIRST, kind="progress", n=7)
    at_phase(t, "quest")
    t.choose(ALL, "pass")
    t.expect(quest_card() == FORK, progress(FORK) == 0, removed().has(FIRST))


@example("lotr/quest-advance.1 lotr/cannot.1", "A stage that cannot be completed yet keeps its progress above the goal")
def blocked_stage(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=BEORN)
    t.arrange("engage", card=SPAWN, seat=1)
    t.arrange("tokens", on=BEORN, kind="progress", n=9)
    at_phase(t, "quest")
    t.choose(ALL, "pass")
    t.expect(progress(BEORN) == 13, quest_card() == BEORN)


@example("lotr/quest-advance.1 lotr/winning-the-game.1", "It is completed as soon as nothing forbids it any more")
def unblocked_stage(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=BEORN)
    t.arrange("engage", card=SPAWN, seat=1)
    t.arrange("tokens", on=BEORN, kind="progress", n=12)
    t.arrange("tokens", on=spawn(t), kind="damage", n=8)
    at_phase(t, "combat")
    t.choose("defend aragorn", f"attack {SPAWN}", "attacker gloin, attacker theodred")
    t.ended(True, "lotr-win-quest")


@example("lotr/winning-the-game.1", "The last stage is completed: the players have won")
def won(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=BEORN)
    t.arrange("tokens", on=BEORN, kind="progress", n=9)
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.ended(True, "lotr-win-quest")


@example("lotr/winning-the-game.2", "A stage with a condition of its own ends the game when it is met")
def won_by_defeat(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=PATH)
    t.arrange("engage", card=SPAWN, seat=1)
    t.arrange("altered", card=spawn(t), how="defense-minus-9")
    t.arrange("ally", code="gandalf", seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn", f"attack {SPAWN}", "attacker gloin, attacker theodred, attacker gandalf")
    t.expect(damage(SPAWN) == 8)
    t.arrange("tokens", on=spawn(t), kind="damage", n=8)
    t.arrange("ready", card="gloin")
    at_phase(t, "combat")
    t.choose("undefended", "hurt theodred", f"attack {SPAWN}", "attacker gloin")
    t.ended(True, "lotr-win-spawn")


def spawn(t: ExampleTable) -> str:
    g: Any = t.g
    return str(next(c.handle(g) for c in g.cards(g.seat(0).engaged)))


@example("lotr/scoring.2 lotr/scoring.3 lotr/scoring.4", "Threat, damage, fallen heroes and 10 a round, less victory")
def scoring(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=BEORN)
    t.arrange("tokens", on=BEORN, kind="progress", n=9)
    t.arrange("tokens", on="aragorn", kind="damage", n=2)
    t.arrange("heroes", seat=1, cards="aragorn gloin")
    t.arrange("discards", seat=1, cards="theodred")
    t.arrange("card", code="01090", to="victory")
    t.arrange("round", n=3)
    t.arrange("phase", name="quest")
    t.choose("commit aragorn")
    t.expect(score() == 29 + 8 + 2 + 20 - 4)


@example("lotr/willpower.1", "Only who is committed adds willpower; who is taken off the quest does not")
def taken_off(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("encounter", cards=BATS)
    at_phase(t, "quest")
    t.choose("pass", "commit gloin, commit theodred", "pass", "pass", "choose gloin")
    t.expect(committed("gloin") == False, exhausted("gloin") == True, value("gloin", WILLPOWER) == 2)  # noqa: E712


# ------------------------------------------------------------------ set-up


@example("lotr/setup.1 lotr/setup.8 lotr/quest-sides.1", "Side A is followed before the card is turned")
def side_a(t: ExampleTable) -> None:
    t.start()
    seated(t)
    t.expect(staging() == (SPIDER, ROAD), encounter_size() == 34, quest_card() == FIRST)


@example("lotr/setup.3 lotr/starting-threat.1 lotr/hero-cards.1", "The heroes are in play, their threat is on the dial")
def heroes_at_the_start(t: ExampleTable) -> None:
    t.start()
    t.expect(threat(1) == 29, area(1) == ("aragorn", "gloin", "theodred"))


@example("lotr/setup.6 lotr/mulligan.1", "Six cards; once, all of them for six others")
def opening(t: ExampleTable) -> None:
    t.start()
    t.asked(1, "lotr-prompt-mulligan")
    t.expect(hand_size(1) == 6, deck_size(1) == 24)
    t.choose("mulligan")
    t.expect(hand_size(1) == 7, deck_size(1) == 23)


@example(
    "lotr/setup.1 lotr/gains.2 lotr/drawing-cards.1",
    "Grace of the Valar: token by token, a card for a player or a resource for a hero",
)
def grace(t: ExampleTable) -> None:
    t.start(decks="leadership", grace="2")
    t.choose("keep")
    t.asked(1, "lotr-prompt-grace", n=2)
    t.choose("draw seat-1")
    t.asked(1, "lotr-prompt-grace", n=1)
    t.expect(hand_size(1) == 7)
    t.choose("resource gloin")
    t.expect(resources("gloin") == 2, resources("aragorn") == 1, hand_size(1) == 8)  # the first resource phase is over


@example("lotr/setup.7", "The stages come in the order of their numbers")
def stages_in_order(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on=FIRST, kind="progress", n=7)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(quest_card() == FORK)


@example("lotr/setup.9", "After set-up the first round begins")
def first_round(t: ExampleTable) -> None:
    t.start()
    t.choose("keep")
    t.expect(round_() == 1, hand_size(1) == 7, quest_card() == FIRST)


@example(
    "lotr/encounter-deck.2 lotr/encounter-deck.3 lotr/setup.2", "The scenario says which cards its deck is made of"
)
def the_deck(t: ExampleTable) -> None:
    t.start()
    t.expect(encounter_size() == 36)


@example("lotr/quest-cards.1", "Of two cards for one stage, one is played, and no other stage follows it")
def other_path(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code=FORK)
    t.arrange("tokens", on=FORK, kind="progress", n=1)
    t.arrange("card", code="01121", to="removed")
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.expect(quest_card() == BEORN, removed().has(FORK), victory() == ())

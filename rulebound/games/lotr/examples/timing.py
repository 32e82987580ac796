"""Responses, forced and delayed effects, lasting effects, cancelling, replacing, what is in play."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    damage,
    deck_size,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    hand,
    hand_size,
    in_play,
    phase,
    progress,
    quest,
    resources,
    staging,
    threat,
    value,
    watch,
)

SPIDER, ORCS, BATS, KING = "forest-spider", "dol-guldur-orcs", "black-forest-bats", "king-spider"
UFTHAK, SPAWN, HUMMERHORNS, PATROL = "chieftain-ufthak", "ungoliants-spawn", "hummerhorns", "east-bight-patrol"
ROAD, GATE, STREAM, REACH = "old-forest-road", "forest-gate", "enchanted-stream", "the-necromancers-reach"
GUARD, SCOUT, FARAMIR, GANDALF, SON = (
    "guard-of-the-citadel", "snowbourn-scout", "faramir", "gandalf", "son-of-arnor",
)  # fmt: skip
STEWARD, STONE, BROK = "steward-of-gondor", "celebrians-stone", "brok-ironfist"
FIRST = "flies-and-spiders"


# ------------------------------------------------------------------ responses


@example("lotr/response.1 lotr/triggering-condition.1 lotr/ability.2", "A response may follow its condition, or not")
def a_response(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.offered("ready aragorn", "pass")
    t.choose("ready aragorn")
    t.expect(exhausted("aragorn") == False, resources("aragorn") == 0)  # noqa: E712


@example("lotr/response.2 lotr/triggering-condition.2", "Several responses to one event, in the order the player likes")
def several_responses(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit theodred")
    t.offered("ready aragorn", "share theodred")
    t.choose("share theodred", "choose aragorn", "ready aragorn")
    t.expect(resources("aragorn") == 1, exhausted("aragorn") == False)  # noqa: E712


@example("lotr/response-once.1", "Each response once for each occurrence")
def once_each(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.choose("pass", "commit theodred", "share theodred")
    t.asked(1, "lotr-prompt-window")
    t.expect(resources("theodred") == 1)


@example("lotr/response.5", "Who has passed does not get another chance for the same event")
def passed_is_passed(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.choose("pass", "commit theodred", "pass")
    t.asked(1, "lotr-prompt-window")
    t.not_offered("share theodred")
    t.expect(resources("theodred") == 0, unchanged=True)


@example("lotr/triggering-condition.2", "An attack that hurts and destroys: one window for the damage and the death")
def one_window(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("encounter", cards=HUMMERHORNS)
    at_phase(t, "combat")
    t.choose("undefended")
    t.offered("play valiant-sacrifice", "earn gloin")
    t.choose("earn gloin", "play valiant-sacrifice", "pay 1 aragorn")
    t.expect(resources("gloin") == 2, hand_size(1) == 2, discard(1) == ("valiant-sacrifice", SCOUT))
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/playing-a-card.8", "Playing a card may itself be answered, as soon as its condition is met")
def answered_while_playing(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=SCOUT)
    t.arrange("staging", cards=STREAM)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "planning")
    t.choose(f"play {SCOUT}", f"scout {SCOUT}")
    t.expect(progress(STREAM) == 1)


@example("lotr/play-and-put-into-play.2 lotr/enters-play.1", "Put into play is not played, but it enters play")
def enters_by_effect(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"sneak-attack {SCOUT}")
    t.arrange("staging", cards=STREAM)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "travel")
    t.choose("stay", "play sneak-attack", f"scout {SCOUT}")
    t.expect(progress(STREAM) == 1)


@example("lotr/self-referential.1", "What a card says of itself is not about its copies")
def only_itself(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("hand", seat=1, cards=SCOUT)
    t.arrange("staging", cards=STREAM)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "planning")
    t.choose(f"play {SCOUT}", f"scout {SCOUT}")
    t.asked(1, "lotr-prompt-commit")
    t.expect(progress(STREAM) == 1)


@example("lotr/in-play-and-out-of-play.5 lotr/ability.5", "A card that works from the hand says so")
def from_the_hand(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=BROK)
    t.arrange("tokens", on="gloin", kind="damage", n=3)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("undefended", "hurt gloin", f"avenge {BROK}")
    t.expect(area(1).has(BROK), discard(1) == ("gloin",))


# ------------------------------------------------------------------ forced effects


@example("lotr/forced.1", "A forced effect happens by itself")
def forced(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("staging", cards=SPIDER)
    at_phase(t, "encounter")
    t.choose(f"engage {SPIDER}")
    t.expect(value(SPIDER, ATTACK) == 3)


@example("lotr/forced.2 lotr/ability-priority.3 lotr/ability-priority.4", "Forced effects come before responses")
def forced_first(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=SON)
    t.arrange("staging", cards=SPIDER)
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose(f"play {SON}", f"challenge {SON}")
    t.expect(engaged(1) == (SPIDER,), value(SPIDER, ATTACK) == 3)


@example(
    "lotr/forced.4",
    "The first player orders what must happen at once, and each is resolved completely before the next",
)
def ordering(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("ally", code=GANDALF, seat=1)
    t.arrange("alarm", when="round-ends", n=2)
    at_phase(t, "refresh")
    t.asked(1, "core-prompt-order")
    t.choose(f"leave {GANDALF}")
    t.asked(1, "core-prompt-react")
    t.expect(threat(1) == 30, discard(1) == (GANDALF,))


@example("lotr/forced.5", "A forced effect works only if its card was in play when its condition came")
def not_yet_in_play(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"sneak-attack {GANDALF}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "refresh")
    t.choose("play sneak-attack", "pass")
    t.expect(hand(1).has(GANDALF), discard(1) == ("sneak-attack",))


# ------------------------------------------------------------------ delayed and lasting effects


@example("lotr/delayed-effects.1 lotr/delayed-effects.2", "A delayed effect comes by itself at its moment")
def delayed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"sneak-attack {GUARD}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("play sneak-attack", f"commit {GUARD}")
    t.expect(hand(1) == (GUARD,), in_play(GUARD) == False, phase() == "travel")  # noqa: E712


@example("lotr/delayed-effects.3", "What a delayed effect does is no use of an ability, which could be cancelled")
def no_new_use(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"sneak-attack {GUARD} for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "travel")
    t.choose("play sneak-attack")
    t.arrange("cancel-next", what="ability")
    t.choose("pass")
    t.expect(hand(1).has(GUARD), phase() == "encounter")


@example("lotr/lasting-effects.1", "Until the end of the phase, and not beyond it")
def until_the_end(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    at_phase(t, "quest")
    t.choose(f"hearten {FARAMIR}")
    t.expect(value("gloin", WILLPOWER) == 3)
    t.choose("commit gloin")
    t.expect(progress(FIRST) == 2, value("gloin", WILLPOWER) == 2, phase() != "quest")


@example("lotr/lasting-effects.5", "What lasts until the end of the round is over before what happens at its end")
def over_before_the_end(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("ally", code=GANDALF, seat=1)
    t.arrange("staging", cards=SPIDER)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "encounter")
    t.choose(f"engage {SPIDER}")
    t.expect(value(SPIDER, ATTACK) == 3)
    t.choose(f"defend {GANDALF}", "done")
    t.asked(1, "core-prompt-react")
    t.expect(value(SPIDER, ATTACK) == 2, discard(1) == (GANDALF,))


@example("lotr/lasting-effects.2", "It lasts though the card that made it has left play")
def outlives_its_card(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    t.arrange("tokens", on=faramir(t), kind="damage", n=2)
    t.arrange("encounter", cards=REACH)
    at_phase(t, "quest")
    t.choose(f"hearten {FARAMIR}", "commit gloin")
    t.asked(1, "core-prompt-react")
    t.expect(in_play(FARAMIR) == False, value("gloin", WILLPOWER) == 3)  # noqa: E712


def faramir(t: ExampleTable) -> str:
    g: Any = t.g
    return str(g.cards(g.seat(0).area)[-1].handle(g))


@example("lotr/lasting-effects.3", "Who comes later is not touched by an effect of a player card")
def later_arrivals(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    t.arrange("hand", seat=1, cards=f"sneak-attack {GUARD}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose(f"hearten {FARAMIR}", "play sneak-attack")
    t.expect(value(GUARD, WILLPOWER) == 1, value("gloin", WILLPOWER) == 3)


@example("lotr/lasting-effects.6", "In the next phase it can be begun anew")
def begun_anew(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="for-gondor for-gondor for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=6)
    at_phase(t, "travel")
    t.choose("play for-gondor")
    t.expect(value("gloin", ATTACK) == 3)
    t.choose("pass")
    t.expect(value("gloin", ATTACK) == 2, phase() == "encounter")
    t.choose("play for-gondor")
    t.expect(value("gloin", ATTACK) == 3)


@example("lotr/constant-ability.3 lotr/modifiers.1", "Two of the same count twice, and each ends on its own")
def twice(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="for-gondor for-gondor for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=6)
    at_phase(t, "travel")
    t.choose("play for-gondor")
    t.choose("play for-gondor")
    t.expect(value("gloin", ATTACK) == 4)


# ------------------------------------------------------------------ cancel, instead


@example("lotr/replacement-effects.1", "Something else happens in place of what was about to")
def instead(t: ExampleTable) -> None:
    quest(t)
    t.arrange("instead-of-drawing", n=4)
    at_phase(t, "resource")
    t.expect(threat(1) == 33, hand_size(1) == 0)


@example("lotr/replacement-effects.2", "Of several replacements the last one counts")
def last_replacement(t: ExampleTable) -> None:
    quest(t)
    t.arrange("instead-of-drawing", n=4)
    t.arrange("instead-of-drawing", n=7)
    at_phase(t, "resource")
    t.expect(threat(1) == 36, hand_size(1) == 0)


@example("lotr/cancel.3 lotr/limit.2", "A cancelled ability was used, and its cost is paid")
def cancelled_ability(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    t.arrange("cancel-next", what="ability")
    at_phase(t, "quest")
    t.choose(f"raise-taxes {STEWARD}")
    t.expect(resources("gloin") == 0, exhausted(STEWARD) == True)  # noqa: E712


@example("lotr/immune.1", "What is immune to player cards cannot be chosen by them")
def immune(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=SCOUT)
    t.arrange("staging", cards=f"{STREAM} {GATE}")
    t.arrange("forbidden", what="immune", card=in_staging(t, 0))
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "planning")
    t.choose(f"play {SCOUT}", f"scout {SCOUT}")
    t.expect(progress(GATE) == 1, progress(STREAM) == 0)


def in_staging(t: ExampleTable, at: int) -> str:
    g: Any = t.g
    return str(g.staging[at].handle(g))


# ------------------------------------------------------------------ in play, leaving play


@example("lotr/character-cards.1", "Heroes and allies in play are characters; hands are not")
def characters_in_play(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(value(GUARD, ATTACK) == 2, value("gloin", ATTACK) == 3)


@example(
    "lotr/character-cards.3 lotr/ownership-and-control.5", "A character stays until something takes it out of play"
)
def until_destroyed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose(f"defend {SCOUT}")
    t.expect(discard(1) == (SCOUT,), area(1).lacks(SCOUT))


@example("lotr/destroy.1", "Destroyed is not discarded, but both leave play")
def gandalf_is_discarded(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose(f"defend {SCOUT}", "play valiant-sacrifice")
    t.expect(hand_size(1) == 2, discard(1) == ("valiant-sacrifice", SCOUT))


@example("lotr/modifiers.1 lotr/attachment-cards.4", "With the card that gave it, what was given goes")
def bonus_gone(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STONE, to="gloin")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=SPIDER)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(attached("gloin") == (), value("gloin", WILLPOWER) == 2, discard(1) == (STONE,))


@example("lotr/discard-and-victory.4 lotr/discard-and-victory.5", "Discard piles lie open, the last card on top")
def open_piles(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="for-gondor for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("discards", seat=1, cards="grim-resolve")
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(discard(1) == ("for-gondor", "grim-resolve"))


@example("lotr/discard-and-victory.6", "Several attachments at once: their owner orders them")
def order_of_discards(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STONE, to="gloin")
    t.arrange("attach", code=STEWARD, to="gloin")
    t.arrange("exhaust", card="01026")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards="driven-by-shadow")
    at_phase(t, "combat")
    t.choose("undefended")
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {STEWARD}")
    t.expect(discard(1) == (STONE, STEWARD))
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/search.1 lotr/search.2", "A search looks at the cards, may take one, and the rest has not left the deck")
def searching(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card="mountains-of-mirkwood")
    t.arrange("deck", seat=1, cards=f"{GUARD} {SCOUT} {GANDALF} {BROK} {FARAMIR} grim-resolve")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", "look-round mountains-of-mirkwood", "yes")
    t.offered(f"take {FARAMIR}", "pass")
    t.not_offered("take grim-resolve")
    t.choose(f"take {FARAMIR}")
    t.expect(hand(1) == (FARAMIR,), deck_size(1) == 5)


@example("lotr/may.1", "What a card says one may do can be left undone")
def may_be_left(t: ExampleTable) -> None:
    quest(t)
    t.arrange("active", card="mountains-of-mirkwood")
    t.arrange("deck", seat=1, cards=f"{GUARD} {SCOUT}")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", "look-round mountains-of-mirkwood", "yes", "pass")
    t.expect(hand(1) == (), deck_size(1) == 2, encounter_discard().has("mountains-of-mirkwood"), unchanged=True)
    t.expect(staging() == (ROAD,), damage("gloin") == 0, value("gloin", DEFENSE) == 1, unchanged=True)


@example("lotr/threat.1 lotr/threat.2", "A player's threat rises and falls, but not below 0")
def not_below_zero(t: ExampleTable) -> None:
    quest(t)
    t.arrange("threat", seat=1, n=3)
    t.arrange("hand", seat=1, cards=GANDALF)
    t.arrange("tokens", on="aragorn", kind="resources", n=5)
    at_phase(t, "planning")
    t.choose(f"play {GANDALF}", f"aid {GANDALF}", "threat")
    t.expect(threat(1) == 0)


@example("lotr/threat-elimination-level.1 lotr/player-elimination.1", "At 50 threat the player is out at once")
def fifty(t: ExampleTable) -> None:
    quest(t)
    t.arrange("threat", seat=1, n=46)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=SPAWN)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.ended(False, "lotr-loss-eliminated")

"""Playing cards: costs, resource match, allies, attachments, events, unique and restricted cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.knowing.view import number
from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    controller,
    damage,
    deck_size,
    discard,
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
    trait,
    value,
    watch,
)

ROAD, STREAM, SPIDER = "old-forest-road", "enchanted-stream", "forest-spider"
GUARD, SCOUT, FARAMIR, GANDALF, ARCHER = (
    "guard-of-the-citadel", "snowbourn-scout", "faramir", "gandalf", "silverlode-archer",
)  # fmt: skip
STEWARD, STONE = "steward-of-gondor", "celebrians-stone"


def planning(t: ExampleTable, cards: str, aragorn: int = 0, gloin: int = 0, theodred: int = 0) -> None:
    """The planning phase begins with this hand and these resources."""
    quest(t)
    t.arrange("hand", seat=1, cards=cards)
    for hero, n in (("aragorn", aragorn), ("gloin", gloin), ("theodred", theodred)):
        t.arrange("tokens", on=hero, kind="resources", n=n)
    at_phase(t, "planning")


# ------------------------------------------------------------------ what it costs


@example("lotr/cost.1 lotr/playing-a-card.3 lotr/playing-a-card.5 lotr/resources.1", "The cost is paid in resources")
def the_cost(t: ExampleTable) -> None:
    planning(t, GUARD, aragorn=3)
    t.choose(f"play {GUARD}")
    t.expect(resources("aragorn") == 1, in_play(GUARD) == True)  # noqa: E712


@example("lotr/step-2.2.2 lotr/resource-match.1", "It may come from several heroes with the right icon")
def from_several(t: ExampleTable) -> None:
    planning(t, GUARD, aragorn=1, gloin=2)
    t.choose(f"play {GUARD}", "pay 1 aragorn 1 gloin")
    t.expect(resources("aragorn") == 0, resources("gloin") == 1)


@example("lotr/ability.7 lotr/playing-a-card.2", "A card that cannot be paid for cannot be played")
def too_dear(t: ExampleTable) -> None:
    planning(t, f"{GUARD} {SCOUT}", aragorn=1)
    t.offered(f"play {SCOUT}")
    t.refused(f"play {GUARD}", "lotr/ability.7")


@example("lotr/playing-a-card.4", "What changes the cost is counted in before it is paid")
def cost_changed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=GUARD)
    t.arrange("altered", card=in_hand(t), how="cost-plus-1")
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose(f"play {GUARD}")
    t.expect(resources("aragorn") == 0)


def in_hand(t: ExampleTable) -> str:
    g: Any = t.g
    return f"card-{number(g.cards(g.seat(0).hand)[0])}"


@example("lotr/resource-match.1 lotr/spheres.1", "A card of a sphere is paid for by heroes with its icon only")
def matching(t: ExampleTable) -> None:
    planning(t, STONE, aragorn=2)
    t.choose(f"play {STONE}", "attach aragorn")
    t.expect(attached("aragorn") == (STONE,), resources("aragorn") == 0)


@example(
    "lotr/neutral-cards.1 lotr/neutral-cards.2 lotr/neutral-cards.3", "Any hero pays for a neutral card, also together"
)
def neutral(t: ExampleTable) -> None:
    planning(t, GANDALF, aragorn=2, gloin=2, theodred=1)
    t.choose(f"play {GANDALF}")
    t.expect(in_play(GANDALF) == True, resources("aragorn") == 0, resources("theodred") == 0)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/cost.4 lotr/cost.6 lotr/in-order-to.2", "Resources and exhausting are one cost, paid before the effect")
def both_costs(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="common-cause")
    t.arrange("exhaust", card="gloin")
    at_phase(t, "quest")
    t.choose("play common-cause", "choose theodred")
    t.expect(exhausted("theodred") == True, exhausted("gloin") == False, discard(1) == ("common-cause",))  # noqa: E712


@example("lotr/in-order-to.2 lotr/ability.7", "Without a hero to exhaust, the effect is not to be had")
def cost_unpayable(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards="common-cause for-gondor")
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    at_phase(t, "quest")
    t.refused("play common-cause", "lotr/ability.7")


@example("lotr/cost.5 lotr/ability.6 lotr/triggered-ability.3", "Nothing to ready: the cost cannot be paid")
def no_effect(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards="common-cause for-gondor")
    at_phase(t, "quest")
    t.refused("play common-cause", "lotr/ability.6")


@example("lotr/choose.3 lotr/ability.6", "Without a target it cannot be played")
def no_target(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards="ever-vigilant for-gondor")
    at_phase(t, "quest")
    t.refused("play ever-vigilant", "lotr/ability.6")


@example("lotr/playing-a-card.6 lotr/choose.1", "After paying, the player chooses the target")
def target_after_cost(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="ever-vigilant")
    t.arrange("ally", code=GUARD, seat=1, exhausted=1)
    t.arrange("ally", code=FARAMIR, seat=1, exhausted=1)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("play ever-vigilant")
    t.expect(resources("aragorn") == 0, hand(1) == ())
    t.choose(f"choose {GUARD}")
    t.expect(exhausted(GUARD) == False, exhausted(FARAMIR) == True)  # noqa: E712


@example(
    "lotr/playing-a-card.7 lotr/play-and-put-into-play.6 lotr/event-cards.3", "An event takes effect and is discarded"
)
def an_event(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(discard(1) == ("for-gondor",), value("aragorn", ATTACK) == 4)


@example("lotr/cancel.4 lotr/cancel.3 lotr/event-cards.5", "A cancelled event was played all the same")
def cancelled_event(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("cancel-next", what="event")
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(discard(1) == ("for-gondor",), resources("aragorn") == 0, value("aragorn", ATTACK) == 3)


@example("lotr/event-cards.2 lotr/action.3", "An event that is an action is played in any action window")
def event_as_action(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    at_phase(t, "travel")
    t.asked(1, "lotr-prompt-window")
    t.choose("play for-gondor")
    t.expect(discard(1) == ("for-gondor",))


@example("lotr/event-cards.2 lotr/response.1", "An event that is a response only when its condition has come")
def event_as_response(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="valiant-sacrifice")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card="dol-guldur-orcs", seat=1)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-defend")
    t.choose(f"defend {SCOUT}", "play valiant-sacrifice")
    t.expect(hand_size(1) == 2, discard(1) == ("valiant-sacrifice", SCOUT))


# ------------------------------------------------------------------ allies and attachments


@example(
    "lotr/ally-cards.1 lotr/character-cards.2 lotr/ready.1 lotr/enters-play.1", "An ally comes in ready, under control"
)
def an_ally(t: ExampleTable) -> None:
    planning(t, GUARD, aragorn=2)
    t.choose(f"play {GUARD}")
    t.expect(area(1).has(GUARD), exhausted(GUARD) == False, controller(GUARD) == 1)  # noqa: E712


@example("lotr/action.1", "Allies are played in the planning phase only")
def not_in_other_phases(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards=f"for-gondor {SCOUT}")
    at_phase(t, "quest")
    t.offered("play for-gondor")
    t.not_offered(f"play {SCOUT}")


@example("lotr/attachment-cards.1 lotr/ownership-and-control.2", "An attachment is attached to what its player chooses")
def an_attachment(t: ExampleTable) -> None:
    planning(t, STEWARD, aragorn=2)
    t.choose(f"play {STEWARD}", "attach theodred")
    t.expect(attached("theodred") == (STEWARD,), controller(STEWARD) == 1)


@example(
    "lotr/attachment-cards.2 lotr/cannot-have-attachments.1", "Without anything to attach it to, it cannot be played"
)
def nothing_to_attach_to(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"{STEWARD} {SCOUT}")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("forbidden", what="attaching", card=hero)
    at_phase(t, "planning")
    t.refused(f"play {STEWARD}", "lotr/attachment-cards.2")


@example("lotr/cannot-have-attachments.1", "What cannot have attachments is not among the choices")
def no_attachments_there(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=STEWARD)
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.arrange("forbidden", what="attaching", card="aragorn")
    at_phase(t, "planning")
    t.choose(f"play {STEWARD}")
    t.not_offered("attach aragorn")
    t.choose("attach gloin")
    t.expect(attached("gloin") == (STEWARD,))


@example("lotr/attachment-cards.3", "Any number of attachments can be on one card")
def many_attachments(t: ExampleTable) -> None:
    quest(t)
    for code in (STONE, "caught-in-a-web", "caught-in-a-web"):
        t.arrange("attach", code=code, to="aragorn")
    t.arrange("hand", seat=1, cards=STEWARD)
    t.arrange("tokens", on="gloin", kind="resources", n=2)
    at_phase(t, "planning")
    t.choose(f"play {STEWARD}", "attach aragorn")
    t.expect(attached("aragorn") == (STONE, STEWARD, "caught-in-a-web", "caught-in-a-web"))


@example("lotr/attachment-cards.7", "An attachment is exhausted and readied on its own")
def on_its_own(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    at_phase(t, "quest")
    t.choose(f"raise-taxes {STEWARD}")
    t.expect(exhausted(STEWARD) == True, exhausted("gloin") == False, resources("gloin") == 2)  # noqa: E712


@example(
    "lotr/restricted.1 lotr/keywords.1", "A third restricted attachment: one of the three goes, the player chooses"
)
def third_restricted(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    t.arrange("gains", card="01026", what="restricted")
    t.arrange("attach", code="caught-in-a-web", to="gloin")
    t.arrange("gains", card=web(t), what="restricted")
    t.arrange("hand", seat=1, cards=STONE)
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    at_phase(t, "planning")
    t.choose(f"play {STONE}")
    t.choose("attach gloin")
    t.asked(1, "lotr-prompt-restricted")
    t.choose(f"discard {STEWARD}")
    t.expect(attached("gloin") == (STONE, "caught-in-a-web"), discard(1) == (STEWARD,))


def web(t: ExampleTable) -> str:
    g: Any = t.g
    return str(g.cards(g.scenario.there)[-1].handle(g))


@example("lotr/unique-cards.1 lotr/unique-cards.2 lotr/copy.1", "A second copy of a unique card cannot be played")
def unique(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    t.arrange("hand", seat=1, cards=f"{FARAMIR} {SCOUT}")
    t.arrange("tokens", on="aragorn", kind="resources", n=4)
    at_phase(t, "planning")
    t.refused(f"play {FARAMIR}", "lotr/unique-cards.2")


@example("lotr/unique-cards.2 lotr/play-and-put-into-play.1", "Nor can it be put into play")
def unique_put_into_play(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    t.arrange("hand", seat=1, cards=f"sneak-attack {FARAMIR} {SCOUT} {GUARD}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("play sneak-attack")
    t.offered(f"choose {SCOUT}", f"choose {GUARD}")
    t.not_offered(f"choose {FARAMIR}")


@example(
    "lotr/play-and-put-into-play.1 lotr/play-and-put-into-play.5", "Put into play: no cost, in its controller's area"
)
def put_into_play(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=f"sneak-attack {GUARD}")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("play sneak-attack")
    t.expect(area(1).has(GUARD), resources("aragorn") == 0, exhausted(GUARD) == False)  # noqa: E712


@example("lotr/event-cards.6", "An event cannot be put into play")
def no_event_into_play(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards="sneak-attack for-gondor")
    at_phase(t, "quest")
    t.refused("play sneak-attack", "lotr/ability.6")


@example("lotr/exhausted.3", "An exhausted card works on, but its own exhaustion cannot be paid with again")
def exhausted_works(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    t.arrange("exhaust", card="01026")
    at_phase(t, "quest")
    t.expect(trait("gloin", "Gondor") == True)  # noqa: E712
    t.refused(f"raise-taxes {STEWARD}", "lotr/ability.7")


@example("lotr/action.2 lotr/ability.2", "Actions of one's own cards in play may be used, or not")
def own_action(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=FARAMIR, seat=1)
    at_phase(t, "quest")
    t.offered(f"hearten {FARAMIR}", "pass")
    t.choose(f"hearten {FARAMIR}")
    t.expect(value("gloin", WILLPOWER) == 3, exhausted(FARAMIR) == True)  # noqa: E712


@example("lotr/ability.5 lotr/in-play-and-out-of-play.3", "An ally's action works from play, not from the hand")
def not_from_hand(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("hand", seat=1, cards=f"for-gondor {FARAMIR}")
    at_phase(t, "quest")
    t.offered("play for-gondor")
    t.not_offered(f"hearten {FARAMIR}")


@example("lotr/ability.8 lotr/effects.3", "Sentence after sentence, as fully as possible")
def two_sentences(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(value(GUARD, ATTACK) == 2, value(GUARD, DEFENSE) == 1, value("gloin", DEFENSE) == 1)


@example("lotr/effects.6", "Of several effects one must be chosen that changes something")
def a_choice_that_counts(t: ExampleTable) -> None:
    planning(t, GANDALF, aragorn=5)
    t.choose(f"play {GANDALF}", f"aid {GANDALF}")
    t.offered("cards", "threat")
    t.not_offered("damage")
    t.choose("threat")
    t.expect(threat(1) == 24)


@example("lotr/ready.2", "Readied, an exhausted card is ready again")
def readied(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="ever-vigilant")
    t.arrange("ally", code=GUARD, seat=1, exhausted=1)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("play ever-vigilant")
    t.expect(exhausted(GUARD) == False)  # noqa: E712


@example("lotr/cannot.1", "What cannot ready does not, whatever readies it")
def cannot_ready(t: ExampleTable) -> None:
    quest(t)
    t.arrange("exhaust", card="gloin")
    t.arrange("exhaust", card="aragorn")
    t.arrange("forbidden", what="readying", card="gloin")
    at_phase(t, "refresh")
    t.expect(exhausted("gloin") == True, exhausted("aragorn") == False)  # noqa: E712


@example("lotr/play-restrictions.2 lotr/cannot.1", "A card that cannot be played is not offered")
def forbidden_to_play(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=SCOUT)
    t.arrange("forbidden", what="playing", card=in_hand(t))
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("attach", code=STEWARD, to="gloin")
    at_phase(t, "planning")
    t.refused(f"play {SCOUT}", "lotr/cannot.1")


@example("lotr/gains.2", "Resources gained come to the pool of the hero named")
def gaining(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code=STEWARD, to="theodred")
    at_phase(t, "quest")
    t.choose(f"raise-taxes {STEWARD}")
    t.expect(resources("theodred") == 2, resources("gloin") == 0)


@example("lotr/gains.3 lotr/traits.2", "A gained trait counts like a printed one")
def gained_trait(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("attach", code=STEWARD, to="gloin")
    at_phase(t, "quest")
    t.choose("play for-gondor")
    t.expect(value("gloin", DEFENSE) == 2, value("theodred", DEFENSE) == 1)


@example("lotr/gains.3 lotr/printed.1", "What is gained is not printed: it stays when the text box is blank")
def gained_not_printed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("gains", card="aragorn", what="Gondor")
    t.arrange("blank", card="aragorn")
    at_phase(t, "quest")
    t.expect(trait("aragorn", "Gondor") == True, trait("aragorn", "Noble") == False)  # noqa: E712


@example("lotr/blank.1 lotr/blank.2", "A blank card has no abilities, keywords or traits")
def blank(t: ExampleTable) -> None:
    quest(t)
    t.arrange("blank", card="aragorn")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.expect(trait("aragorn", "Ranger") == False, exhausted("aragorn") == True, phase() != "quest")  # noqa: E712


@example("lotr/constant-ability.1 lotr/constant-ability.2", "A constant ability works while its card is in play")
def constant(t: ExampleTable) -> None:
    planning(t, STONE, aragorn=2)
    t.choose(f"play {STONE}", "attach gloin")
    t.expect(value("gloin", WILLPOWER) == 4, progress("flies-and-spiders") == 0, staging() == (), damage("gloin") == 0)


@example("lotr/discard-and-victory.2 lotr/discard-and-victory.3", "A discarded card goes to the pile of its own deck")
def own_pile(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="sneak-attack for-gondor")
    t.arrange("staging", cards="necromancers-pass")
    at_phase(t, "travel")
    t.choose("travel necromancers-pass")
    t.expect(discard(1).has("sneak-attack"), discard(1).has("for-gondor"), deck_size(1) < 30)

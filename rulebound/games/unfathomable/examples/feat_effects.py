"""What each feat does, once in a game. Full Steam Ahead and Unconventional Leader are shown in feats.py."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    actions,
    area,
    calm,
    captain,
    crisis,
    current,
    deep_ones,
    dial,
    discard_size,
    discard_top,
    keeper,
    knows_loyalty,
    passengers,
    pile,
    total,
    track,
    turn_of,
    where,
)


def sailing_with(t: ExampleTable, who: str, space: str = "") -> None:
    """This character has the first turn; two others are aboard."""
    calm(t, f"{who} {WILLIAM if who != WILLIAM else JAMIE} {JEANNE if who != JEANNE else JAMIE}")
    if space:
        t.arrange("stand", seat=1, space=space)


@example("unfathomable/18.4", "Unconventional Leader: only when Keilani has to decide, not when the keeper does")
def unconventional_leader(t: ExampleTable) -> None:
    sailing_with(t, KEILANI)
    crisis(t, "mysterious-lifeboat")
    t.asked(2, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(dial("sanity") == 7)
    crisis(t, "class-struggle")
    t.choose("lead unconventional-leader", "souls")
    t.expect(dial("souls") == 7, dial("sanity") == 7, area(1).lacks("unconventional-leader"))
    t.asked(2, "core-prompt-react")


@example("unfathomable/18.4", "Self Sacrifice: Arjun is defeated, and the check of a mythos card ends as he says")
def self_sacrifice(t: ExampleTable) -> None:
    sailing_with(t, ARJUN)
    crisis(t, "disturbing-dreams")
    t.choose("sacrifice self-sacrifice")
    t.offered("pass", "partial", "fail")
    t.choose("pass")
    t.expect(where(1) == "sick-bay", dial("sanity") == 9, area(1).lacks("self-sacrifice"))


@example("unfathomable/18.4", "Self Sacrifice: partial success only where the card has it")
def self_sacrifice_without_partial(t: ExampleTable) -> None:
    sailing_with(t, ARJUN)
    crisis(t, "horrific-visions")
    t.choose("sacrifice self-sacrifice")
    t.offered("pass", "fail")
    t.not_offered("partial")
    t.choose("fail")
    t.expect(dial("sanity") == 7)


@example("unfathomable/18.4", "Medical Intervention: a character who would be defeated is not")
def medical_intervention(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM}")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="6")
    crisis(t, "food-rationing")
    t.choose("second", "operate medical-intervention")
    t.expect(where(1) == "boiler-room", area(2).lacks("medical-intervention"), current() == 2)


@example("unfathomable/18.4", "Medical Intervention: nor a passenger, who stays on deck")
def medical_intervention_for_passengers(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM}")
    t.arrange("deep-ones", space="deck-3", n=1)
    crisis(t, "food-rationing")
    t.choose("second", "resuscitate medical-intervention")
    t.expect(passengers("deck-3") == 1, dial("souls") == 8, area(2).lacks("medical-intervention"))


@example("unfathomable/18.4", "Full Steam Ahead: in the Boiler Room only, 1 fuel for 2 spaces")
def full_steam_ahead(t: ExampleTable) -> None:
    sailing_with(t, JEANNE, "galley")
    t.not_offered("full-steam full-steam-ahead")
    t.choose("move boiler-room", "full-steam full-steam-ahead")
    t.expect(dial("fuel") == 7, track("travel") == 2)


@example("unfathomable/18.4", "Arrest Order: another character where Jamie is goes to the Brig, without a check")
def arrest_order(t: ExampleTable) -> None:
    sailing_with(t, JAMIE, "galley")
    t.not_offered("arrest arrest-order")  # nobody else is there
    t.arrange("stand", seat=1, space="chapel")
    t.choose("arrest arrest-order")
    t.expect(where(2) == "brig", keeper() == 1, where(3) == "boiler-room", actions(1) == 1)
    t.expect(captain() == 3, unchanged=True)


@example("unfathomable/18.4", "Quick Cast: the keeper resolves the top spell, and there is an action besides")
def quick_cast(t: ExampleTable) -> None:
    sailing_with(t, WILLIAM)
    t.arrange("top", pile="spells", codes="raise-the-dead feed-the-mind")
    t.choose("quick-cast quick-cast")
    t.expect(dial("souls") == 10, dial("sanity") == 7, pile("removed").has("raise-the-dead"))
    t.choose("move galley")
    t.expect(where(1) == "galley", actions(1) == 1)


@example("unfathomable/18.4", "Quick Cast: only for the keeper")
def quick_cast_for_keepers(t: ExampleTable) -> None:
    sailing_with(t, WILLIAM)
    t.offered("quick-cast quick-cast")
    t.arrange("title", which="keeper", seat=2)
    t.not_offered("quick-cast quick-cast")
    turn_of(t, 2)
    t.offered("cast keeper")


@example("unfathomable/18.4", "Perfect Number: any number, whatever the die would have shown; it is not rolled again")
def perfect_number(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {EDMUND} {BEATRICE}")
    t.arrange("hand", seat=2, cards="persistence-1")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("deep-ones", space="galley", n=1)
    t.choose("attack galley")
    t.choose("calculate perfect-number", seat=3)
    t.choose("pass", seat=2)
    t.offered("1", "8")
    t.not_offered("0", "9")
    t.choose("4", "pass")  # nothing more before the roll, and then Edmund is not asked any more
    t.expect(deep_ones("galley") == 0, area(3).lacks("perfect-number"), actions(1) == 1)


@example("unfathomable/18.4", "Deep One Ancestry: Ishmael looks at all loyalty cards of another human")
def deep_one_ancestry(t: ExampleTable) -> None:
    sailing_with(t, ISHMAEL)
    t.choose("sense-kin deep-one-ancestry", "look jeanne-lafarge")
    t.expect(knows_loyalty(1, 3) == True, area(1).lacks("deep-one-ancestry"))  # noqa: E712
    t.expect(knows_loyalty(1, 2) == False, knows_loyalty(2, 3) == False, unchanged=True)  # noqa: E712


@example("unfathomable/18.4", "Uncanny Fortune: a mythos card is discarded unresolved, and another is drawn")
def uncanny_fortune(t: ExampleTable) -> None:
    sailing_with(t, EDMUND)
    crisis(t, "class-struggle food-rationing")
    t.choose("dodge-fate uncanny-fortune")
    t.asked(3, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(dial("food") == 6, dial("sanity") == 8, discard_top("mythos") == "food-rationing")
    t.expect(discard_size("mythos") == 2, track("travel") == 0, unchanged=True)


@example("unfathomable/18.4", "Well Equipped: the total can be made less, too, by as many as Samira has items")
def well_equipped(t: ExampleTable) -> None:
    sailing_with(t, SAMIRA)
    t.arrange("item", seat=1, code="plimsolls")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 rampage-4")
    t.choose("unpack well-equipped")
    t.not_offered("3", "-3")
    t.choose("-2")
    t.expect(total() == 7, dial("souls") == 7, area(1).lacks("well-equipped"))

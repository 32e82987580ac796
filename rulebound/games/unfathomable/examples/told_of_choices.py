"""Who leaves something be says so; what is asked one after another says which one it is; who does what is named."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.fine_print import misfortune
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    ISHMAEL,
    JAMIE,
    JEANNE,
    SAMIRA,
    WILLIAM,
    actions,
    area,
    calm,
    captain,
    crisis,
    damaged,
    deck_size,
    deep_ones,
    dial,
    distance,
    face_up,
    items,
    loyalty_cards,
    monarch,
    nobody_answers,
    only,
    passengers,
    pile,
    sees_bottom,
    track,
    traitor,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option, ready
from rulebound.games.unfathomable.examples.spell_effects import casts, keeper

LEFT = ("unfathomable-log-declines", "unfathomable/7.4")


@example("unfathomable/7.4", "Disrupt Ritual, the First Oath: who leaves the token or the monarch where it is says so")
def left_where_it_is(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("monarch", who="father-dagon", space="water-3")
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="1")
    t.choose("first-oath ishmael-marsh", "discard shrivelling-1")
    t.asked(1, "unfathomable-prompt-monarch-to")
    t.choose("stay")
    t.heard(*LEFT)
    t.expect(actions(1) == 1, monarch("father-dagon") == "water-3", unchanged=True)
    hidden_traitor(t, characters=f"{WILLIAM} {JEANNE} {JAMIE}")
    t.choose("declare", "stay")
    t.heard(*LEFT)
    t.expect(area(1).has("hybrid"), track("ritual") == 0)


@example("unfathomable/7.4", "Scavenger, the last item, the last spell: who keeps it or leaves it in the deck says so")
def left_in_the_deck(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    t.arrange("stand", seat=2, space="cargo-hold")
    t.arrange("top", pile="items", codes="shotgun")
    t.choose("scavenger samira-dualeh", "keep")
    t.heard(*LEFT)
    t.expect(items(1) == ("starbuck", "shotgun"), unchanged=True)
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    only(t, "items", 1)
    t.choose("cargo-hold", "leave")
    t.heard(*LEFT)
    t.expect(deck_size("items") == 1, unchanged=True)
    keeper(t)
    only(t, "spells", 1)
    t.choose("cast keeper", "leave")
    t.heard(*LEFT)
    t.expect(deck_size("spells") == 1, unchanged=True)


@example("unfathomable/7.4", "Astral Travel that carries nobody, a Deep One that is not moved: that is told")
def nobody_is_moved(t: ExampleTable) -> None:
    keeper(t, "deck-5")
    casts(t, "astral-travel", "from deck-5", dice="8")
    t.choose("done")
    t.heard(*LEFT)
    t.expect(pile("removed").has("astral-travel"))
    keeper(t, "deck-5")
    casts(t, "astral-travel", "from deck-5", "deep-one", "to deck-1", dice="8")
    t.not_heard("unfathomable-log-declines")
    t.expect(deep_ones("deck-1") == 1)
    calm(t)
    t.arrange("deep-ones", space="galley", n=1)
    check(t, "hold-the-line", "lore strength will", 15, fresh=False)
    t.choose("to galley")
    t.heard("unfathomable-log-deep-one-stays", "unfathomable/7.4")
    t.expect(deep_ones("galley") == 1, unchanged=True)


@example("unfathomable/25.2", "A captain who is in the Brig already stays there, and that is told")
def already_there(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("title", which="captain", seat=2)
    option(t, "power-to-the-people", "second", fresh=False)
    t.heard("unfathomable-log-stays", "unfathomable/22.9")
    t.expect(captain() == 3, where(2) == "brig")


@example("unfathomable/35.1", "Fog Bank with no further waypoint: that none is left is told")
def fog_over_nothing(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="waypoints", codes="fog-bank")
    only(t, "waypoints", 1)
    t.arrange("track", which="travel", n=3)
    t.arrange("dice", results="1")
    t.choose("full-steam full-steam-ahead", "waypoint fog-bank")
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.expect(distance() == 0, track("travel") == 1)


@example("unfathomable/1.16", "Which room a Deep One damages is told before the damage card")
def told_which_room(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("top", pile="damage", codes="structural-damage-any")
    crisis(t, "infection")
    t.choose("first")
    t.heard("unfathomable-log-deep-one-damages", "unfathomable/1.16")
    t.expect(damaged("galley") == True)  # noqa: E712


@example("unfathomable/22.13", "Volunteers and locusts: each Deep One that falls is counted where it is asked for")
def counted_one_by_one(t: ExampleTable) -> None:
    calm(t)
    for space in ("galley", "bridge", "chapel"):
        t.arrange("deep-ones", space=space, n=1)
    option(t, "volunteer-army", "first", fresh=False)
    t.arrange("dice", results="1 2")
    t.choose("2")
    t.asked(1, "unfathomable-prompt-defeat-several", n=1, of=2)
    t.choose("defeat galley")
    t.asked(1, "unfathomable-prompt-defeat-several", n=2, of=2)
    t.choose("defeat bridge")
    t.expect(deep_ones("bridge") == 0)
    keeper(t, "galley", "bridge", "chapel")
    casts(t, "plague-of-locusts", dice="2")
    t.asked(1, "unfathomable-prompt-defeat-several", n=1, of=2)
    t.choose("defeat galley")
    t.asked(1, "unfathomable-prompt-defeat-several", n=2, of=2)
    t.choose("defeat bridge")
    t.expect(deep_ones("bridge") == 0, deep_ones("chapel") == 1)


@example("unfathomable/36.3", "How many loyalty cards are handed on is told")
def told_how_many(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human")
    t.choose("declare", "show hybrid", "give jeanne-lafarge")
    t.heard("unfathomable-log-loyalty-to", "unfathomable/36.3", n=1)
    t.expect(loyalty_cards(3) == 2)


@example("unfathomable/7.11", "Sacrifice Deep One on less than 6: it survives, the card stays, and that is told")
def told_of_a_survivor(t: ExampleTable) -> None:
    ready(t, "sacrifice-deep-one")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("dice", results="5")
    t.choose("sacrifice sacrifice-deep-one")
    t.heard("unfathomable-log-survives", "unfathomable/7.11")
    t.expect(actions(1) == 1, deep_ones("galley") == 1, area(1).has("sacrifice-deep-one"))


@example("unfathomable/7.8", "A grenade into a deserted space: that nobody is there is told")
def told_of_a_deserted_deck(t: ExampleTable) -> None:
    calm(t, f"{BEATRICE} {JEANNE} {JAMIE}")
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="deck-5")
    turn_of(t, 1)
    t.choose("throw jam-tin-grenade", "throw deck-7")
    t.heard("unfathomable-log-nothing", "unfathomable/7.8")
    t.expect(items(1) == ("almanac",), unchanged=True)
    nobody_answers(t)


# ------------------------------------------------------------------ nothing to take, nobody to move


@example("unfathomable/7.8", "Volunteers without a Deep One aboard, Call Friends that calls nobody: it is told")
def nobody_falls_nobody_is_called(t: ExampleTable) -> None:
    calm(t)
    t.arrange("dice", results="1 2")
    option(t, "volunteer-army", "first", fresh=False)
    t.choose("2")
    t.heard("unfathomable-log-nothing", "unfathomable/7.8")
    t.expect(passengers("deck-1") == 1, passengers("deck-2") == 1)
    keeper(t)
    casts(t, "call-friends", "done")
    t.heard("unfathomable-log-nothing", "unfathomable/7.8")
    t.expect(pile("removed").has("call-friends"))


@example("unfathomable/50.11", "The Chapel: 6 or less for card and die costs 1 sanity, 7 does not")
def a_weak_prayer(t: ExampleTable) -> None:
    for die, sanity in (("4", 7), ("5", 8)):
        calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
        t.arrange("hand", seat=1, cards="shrivelling-2")
        t.arrange("dice", results=die)
        t.choose("chapel", "on", "discard shrivelling-2")
        t.expect(track("ritual") == 1, dial("sanity") == sanity)


@example("unfathomable/25.4-6", "Kitty Litter by Spread Misfortune: who is in the Brig does not go to the Galley")
def held_in_the_brig(t: ExampleTable) -> None:
    misfortune(t, "kitty-litter", f"{JEANNE} {WILLIAM}")
    turn_of(t, 2)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.arrange("dice", results="4")
    t.choose("coordinate coordinated-effort-1", "choose edmund-mallory", "declare", "second")
    t.heard("unfathomable-log-stays", "unfathomable/25.4-6")
    t.expect(where(2) == "brig", dial("food") == 7)


@example("unfathomable/7.8", "Accusation by Spread Misfortune, with everybody else in the Brig: nobody is taken there")
def nobody_to_accuse(t: ExampleTable) -> None:
    misfortune(t, "accusation", f"{JEANNE} {WILLIAM}")
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.choose("declare", "first")
    t.heard("unfathomable-log-nothing", "unfathomable/7.8")
    t.expect(area(1).has("hybrid"), traitor(1) == True)  # noqa: E712


@example("unfathomable/35.1", "Stolen Ritual Components, failed: from an empty spell deck nothing leaves the game")
def nothing_left_to_steal(t: ExampleTable) -> None:
    calm(t)
    only(t, "spells", 0)
    t.arrange("track", which="ritual", n=3)
    check(t, "stolen-ritual-components", "lore observation", 9, fresh=False)
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.expect(track("ritual") == 1)


@example("unfathomable/24.2-3", "Family Ties without a treachery card left: nothing joins the check, and that is told")
def no_treachery_left(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="family-ties")
    only(t, "treachery", 0)
    crisis(t, "flooding-compartment", chaos="shrivelling-1 true-grit-5")
    t.play()
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.expect(dial("souls") == 7)


@example("unfathomable/35.1", "From an empty damage deck nothing is drawn: the ship takes no damage")
def no_damage_left(t: ExampleTable) -> None:
    calm(t)
    only(t, "damage", 0)
    check(t, "hull-leak", "observation strength", 8, fresh=False)
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.expect(track("travel") == 1)


# ------------------------------------------------------------------ what is chosen is told


@example("unfathomable/23.9", "Which improvement is turned face up is told; of one that is taken alone it is not")
def told_of_an_improvement(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="binoculars")
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="fine-clothes plimsolls")
    t.choose("cargo-hold", "take fine-clothes", "improve fine-clothes")
    t.heard("unfathomable-log-improvement", "unfathomable/23.9")
    t.expect(face_up(1, "fine-clothes") == True, face_up(1, "binoculars") == False)  # noqa: E712
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="fine-clothes plimsolls")
    t.choose("cargo-hold", "take fine-clothes")
    t.not_heard("unfathomable-log-improvement")
    t.expect(face_up(1, "fine-clothes") == True)  # noqa: E712


@example("unfathomable/7.7", "That cards are put back, on top and at the bottom, is told, not which")
def told_of_sorting(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("top", pile="waypoints", codes="reef iceberg")
    t.arrange("dice", results="5")
    t.choose("bridge", "waypoints", "top iceberg")
    t.heard("unfathomable-log-on-top", "unfathomable/7.7")
    t.choose("under reef")
    t.heard("unfathomable-log-to-bottom", "unfathomable/7.7")
    t.expect(sees_bottom(1, "waypoints") == True)  # noqa: E712


@example("unfathomable/18.4", "The result that Arjun names is told at once")
def told_of_a_named_result(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment")
    t.choose("sacrifice self-sacrifice", "pass")
    t.heard("unfathomable-log-chosen", "unfathomable/18.4")
    t.expect(where(1) == "sick-bay", dial("souls") == 8, unchanged=True)


@example("unfathomable/45", "The Tool Kit: nothing to repair in a whole room")
def nothing_to_repair(t: ExampleTable) -> None:
    calm(t)
    t.not_offered("mend tool-kit")
    t.arrange("damage", room="boiler-room", card="structural-damage-any")
    t.offered("mend tool-kit")
    t.choose("mend tool-kit")
    t.expect(damaged("boiler-room") == False)  # noqa: E712


@example("unfathomable/2.8", "The Pocket Pistol rolls its own attack again, not the next one without it")
def not_with_bare_hands(t: ExampleTable) -> None:
    calm(t, f"{JAMIE} {JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="pocket-pistol")
    t.arrange("deep-ones", space="bridge", n=2)
    t.arrange("dice", results="1 4 2")
    t.choose("quick-draw jamie-snell", "steady pocket-pistol")
    t.expect(deep_ones("bridge") == 1)
    t.choose("attack bridge")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("bridge") == 1, unchanged=True)

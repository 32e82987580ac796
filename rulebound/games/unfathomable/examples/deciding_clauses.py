"""Which clause decides just this case, and what the table is told about it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, HYDRA, hydra_acts, next_damage
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    ISHMAEL,
    JAMIE,
    JEANNE,
    SAMIRA,
    WILLIAM,
    area,
    asked_by,
    calm,
    crisis,
    current,
    deck_size,
    dial,
    hand_size,
    items,
    laid_out,
    nobody_adds,
    nobody_answers,
    only,
    shown_to_all,
    starting_hands,
    total,
    track,
    turn_begins,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option

FACE_UP = "nothing-to-hide-3"


@example("unfathomable/22.27-4", "From the Brig the captain picks the token, and that clause is named")
def the_captain_picks_for_a_prisoner(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=3, space="brig")
    crisis(t, "sewage-backup", seat=3)
    t.asked(1, "unfathomable-prompt-track")
    t.choose("ritual")
    t.heard("unfathomable-log-ritual", "unfathomable/22.27-4")
    t.expect(track("ritual") == 1)


@example("unfathomable/22.27-3", "Outside the Brig the current player picks it, whoever is captain")
def the_current_player_picks(t: ExampleTable) -> None:
    check(t, "sewage-backup", "strength will", 9)
    t.asked(1, "unfathomable-prompt-track")
    t.choose("travel")
    t.heard("unfathomable-log-travel", "unfathomable/22.27-3")
    t.expect(track("travel") == 1)


@example("unfathomable/38.5", "Nothing to Hide: whose card is which, and what the chaos deck gives, is told at once")
def told_card_by_card(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards=FACE_UP)
    t.arrange("hand", seat=2, cards="persistence-1 shrivelling-2")
    crisis(t, "flooding-compartment", chaos="rampage-3 true-grit-5")
    t.choose(f"lay-open {FACE_UP}", seat=1)
    t.choose("pass", seat=2)
    nobody_answers(t)
    t.heard("unfathomable-log-turned-up", "unfathomable/38.4")
    t.choose("add persistence-1, add shrivelling-2")
    t.heard("unfathomable-log-joins", "unfathomable/38.5")
    t.expect(shown_to_all("persistence-1") == True, shown_to_all("shrivelling-2") == True)  # noqa: E712
    nobody_answers(t)


@example("unfathomable/7.11", "Family Ties: the treachery card that joins each check is told, unseen")
def the_family_card_is_told(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="family-ties")
    crisis(t, "flooding-compartment", seat=2, chaos="rampage-3 true-grit-5")
    nobody_answers(t)
    t.heard("unfathomable-log-unseen", "unfathomable/7.11")
    t.expect(current() == 3)


@example("unfathomable/7.11", "Family Ties with Nothing to Hide: the treachery card comes face up")
def the_family_card_face_up(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="family-ties")
    t.arrange("top", pile="treachery", codes="siren-song-3")
    t.arrange("hand", seat=2, cards=FACE_UP)
    crisis(t, "flooding-compartment", seat=2, chaos="rampage-3 true-grit-5")
    t.choose(f"lay-open {FACE_UP}", seat=2)
    t.heard("unfathomable-log-turned-up", "unfathomable/7.11")
    t.expect(shown_to_all("siren-song-3") == True)  # noqa: E712


@example("unfathomable/28.1", "The one card in the Sick Bay is picked by the clause of the Sick Bay")
def one_card_by_its_clause(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="sick-bay")
    turn_begins(t, 1)
    t.asked(1, "unfathomable-prompt-skill-type")
    t.expect(asked_by() == "unfathomable/28.1")
    t.choose("strength")
    t.heard("core-log-draw", "unfathomable/28.1")
    t.expect(hand_size(1) == 1)


@example("unfathomable/44.2", "Who is in a room that is damaged falls by what the damage card says")
def defeated_by_damage_to_a_room(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t)
    t.arrange("monarch", who=HYDRA, space="water-1")
    hydra_acts(t)
    t.heard("unfathomable-log-defeated", "unfathomable/44.2")
    t.expect(where(3) == "sick-bay")


@example("unfathomable/44.1", "So does who is in a room that a die names for damage to the ship")
def defeated_by_damage_to_the_ship(t: ExampleTable) -> None:
    calm(t, CREW)
    next_damage(t)
    crisis(t, "hull-leak", chaos="shrivelling-1 coordinated-effort-1")
    t.arrange("dice", results="1")
    t.play()
    t.heard("unfathomable-log-defeated", "unfathomable/44.1")
    t.expect(where(3) == "sick-bay")


@example("unfathomable/18.4", "Self Sacrifice: Arjun falls by the text of his feat")
def defeated_by_a_feat(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {JAMIE}")
    crisis(t, "flooding-compartment")
    t.choose("sacrifice self-sacrifice")
    nobody_answers(t)
    t.heard("unfathomable-log-defeated", "unfathomable/18.4")
    t.choose("pass")
    t.heard("unfathomable-log-check-named", "unfathomable/18.4")
    t.expect(current() == 2)


@example("unfathomable/setup-14", "Titles are given when the starting hands are drawn, not before")
def titles_after_hands(t: ExampleTable) -> None:
    laid_out(t, CREW)
    t.asked(2, "unfathomable-prompt-skill-type")
    t.expect(area(1).lacks("captain"), area(2).lacks("keeper"))
    starting_hands(t)
    t.expect(area(1).has("captain"), area(2).has("keeper"))


@example("unfathomable/22.9", "Kitty Litter: who is in the Galley already stays there, and so it is told")
def nobody_goes_where_they_are(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    option(t, "kitty-litter", "second", dice="8", fresh=False)
    t.heard("unfathomable-log-stays", "unfathomable/22.9")
    t.expect(where(1) == "galley", unchanged=True)


@example("unfathomable/38.8-7", "Sewage Backup: the room that the die names is told, even if nobody is in it")
def an_empty_room_is_named(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dice", results="6")
    crisis(t, "sewage-backup", chaos="shrivelling-1 coordinated-effort-1")
    t.play()
    t.heard("unfathomable-log-room", "unfathomable/38.8-7")
    t.expect(where(1) == "boiler-room", unchanged=True)
    t.choose("travel")


@example("unfathomable/12.8", "Of two items in the Cargo Hold one is picked by the action of the space")
def two_items_by_the_space(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    t.arrange("top", pile="items", codes="shotgun plimsolls")
    t.choose("cargo-hold")
    t.expect(asked_by() == "unfathomable/12.8")
    t.choose("take plimsolls")
    t.heard("unfathomable-log-item", "unfathomable/12.8")


@example("unfathomable/23.4-1", "The last item of the deck is picked or put back by the clause about it")
def the_last_item_by_its_clause(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    only(t, "items", 1)
    t.choose("cargo-hold")
    t.expect(asked_by() == "unfathomable/23.4-1")
    t.choose("leave")
    t.expect(deck_size("items") == 1, items(1) == ("starbuck",), unchanged=True)


@example("unfathomable/17.1-1", "Revelation of Script: what it adds and what it costs is by the text of the spell")
def a_kept_spell_by_its_text(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=2, code="revelation-of-script")
    t.arrange("top", pile="lore", codes="lesser-banishment-4")
    t.arrange("dice", results="4 8")
    crisis(t, "horrific-visions", chaos="shrivelling-1 persistence-1")
    t.choose("read revelation-of-script", "lore")
    t.heard("unfathomable-log-joins", "unfathomable/17.1-1")
    t.heard("unfathomable-log-lose", "unfathomable/17.1-1")
    t.heard("unfathomable-log-total", "unfathomable/17.1-1")
    t.expect(dial("sanity") == 6)  # one for the spell, one for the crisis


@example("unfathomable/7.16-3", "Whoever could use something may let it be: that is the clause by which they are asked")
def letting_it_be(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="determination-3")
    t.arrange("hand", seat=3, cards="determination-4")
    crisis(t, "flooding-compartment", chaos="rampage-3 true-grit-5")
    nobody_answers(t)
    nobody_adds(t)
    t.asked(2, "core-prompt-react")
    t.expect(asked_by() == "unfathomable/7.16-3")
    t.choose("insist determination-3", seat=2)
    t.choose("insist determination-4", seat=3)
    t.asked(1, "core-prompt-order")
    t.expect(asked_by() == "unfathomable/7.16-1")  # two at once: the current player says who is first
    t.choose("first jamie-snell", "insist determination-4", "more")
    t.expect(total() == 10)
    nobody_answers(t)


@example("unfathomable/22.9", "What the chosen option brings is done because the crisis says so")
def carried_out(t: ExampleTable) -> None:
    option(t, "food-rationing", "second")
    t.heard("unfathomable-log-decided", "unfathomable/22.13")
    t.heard("unfathomable-log-lose", "unfathomable/22.9")
    t.expect(dial("food") == 6)


@example("unfathomable/22.9", "So is what the way round a check brings")
def carried_out_instead_of_a_check(t: ExampleTable) -> None:
    option(t, "coal-bunker-fire", "second", dice="5")
    t.heard("unfathomable-log-decided", "unfathomable/22.18")
    t.heard("unfathomable-log-lose", "unfathomable/22.9")
    t.expect(dial("fuel") == 7)


@example("unfathomable/17.2-1", "The last spell of the deck is cast or put back by the clause about it")
def the_last_spell_by_its_clause(t: ExampleTable) -> None:
    calm(t, CREW)
    only(t, "spells", 1)
    turn_of(t, 2)
    t.choose("cast keeper")
    t.expect(asked_by() == "unfathomable/17.2-1")
    t.choose("leave")
    t.expect(deck_size("spells") == 1, unchanged=True)

"""The event cards of Echoes of the Deep: neighbourhood, doom signs, and what happens in its spaces."""

from rulebound.core.card_language.forms import may, seq, to
from rulebound.games.ah3.cards import event
from rulebound.games.ah3.effects import (
    ANY_SPACE,
    COMMON,
    CURIO,
    CURSED,
    I,
    L,
    O,
    S,
    W,
    ally,
    become,
    buy,
    clue,
    delayed,
    item,
    money,
    recover_one,
    remnant,
    remove_doom,
    spawn_clue,
    spell,
    spend_money,
    spend_remnants,
    suffer,
    test,
)

event(
    "echoes", 1, "downtown", "arkham-asylum",
    arkham_asylum=seq(recover_one(sanity=2), test(O, passed=clue())),
    independence_square=seq(clue(), buy(CURIO, 1)),
    la_bella_luna=seq(money(2), test(I, passed=clue())),
)  # fmt: skip
event(
    "echoes", 2, "downtown", "arkham-asylum",
    arkham_asylum=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    independence_square=seq(item(CURIO), test(W, passed=clue(), failed=suffer(horror=2))),
    la_bella_luna=seq(clue(), test(O, passed=money(3))),
)  # fmt: skip
event(
    "echoes", 3, "downtown", "independence-square",
    arkham_asylum=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    independence_square=test(W, passed=seq(item(COMMON), clue()), failed=suffer(horror=1)),
    la_bella_luna=test(O, passed=seq(money(3), clue()), failed=suffer(damage=2)),
)  # fmt: skip
event(
    "echoes", 4, "downtown", "independence-square",
    arkham_asylum=may(to(spend_money(1), seq(recover_one(sanity=2), clue()))),
    independence_square=buy(COMMON, 1, bought=clue()),
    la_bella_luna=seq(clue(), test(I, passed=money(3))),
)  # fmt: skip
event(
    "echoes", 5, "merchant-district", "river-docks river-docks",
    river_docks=test(O, passed=seq(money(3), clue())),
    tick_tock_club=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    unvisited_isle=seq(clue(), test(L, passed=remnant())),
)  # fmt: skip
event(
    "echoes", 6, "merchant-district", "river-docks",
    river_docks=may(to(spend_remnants(1), seq(money(3), clue()))),
    tick_tock_club=may(to(spend_money(1), seq(recover_one(sanity=2), clue()))),
    unvisited_isle=seq(clue(), test(W, passed=item(CURIO), failed=become(CURSED))),
)  # fmt: skip
event(
    "echoes", 7, "merchant-district", "river-docks unvisited-isle",
    river_docks=seq(money(2), may(to(spend_remnants(1), clue()))),
    tick_tock_club=seq(clue(), may(to(spend_money(1), recover_one(health=2, sanity=2)))),
    unvisited_isle=seq(remnant(), test(W, passed=clue())),
)  # fmt: skip
event(
    "echoes", 8, "merchant-district", "unvisited-isle",
    river_docks=seq(clue(), may(to(spend_remnants(1), item(COMMON)))),
    tick_tock_club=seq(may(to(spend_money(1), recover_one(health=3))), test(O, passed=clue())),
    unvisited_isle=test(L, passed=seq(item(CURIO), clue()), failed=suffer(horror=2)),
)  # fmt: skip
event(
    "echoes", 9, "merchant-district", "unvisited-isle",
    river_docks=may(to(spend_remnants(1), seq(item(COMMON), clue()))),
    tick_tock_club=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    unvisited_isle=test(W, passed=seq(remnant(), clue()), failed=suffer(damage=1)),
)  # fmt: skip
event(
    "echoes", 10, "merchant-district", "unvisited-isle",
    river_docks=seq(clue(), may(to(spend_remnants(1), money(3)))),
    tick_tock_club=seq(recover_one(sanity=2), test(O, passed=clue())),
    unvisited_isle=test(W, passed=seq(remnant(), clue()), failed=delayed()),
)  # fmt: skip
event(
    "echoes", 11, "miskatonic-university", "observatory",
    observatory=test(L, passed=seq(remnant(), clue()), failed=delayed()),
    orne_library=test(L, passed=seq(spell(), clue()), failed=suffer(horror=1)),
    science_building=seq(clue(), may(to(spend_remnants(1), money(3)))),
)  # fmt: skip
event(
    "echoes", 12, "miskatonic-university", "observatory science-building",
    observatory=test(O, passed=seq(clue(), remove_doom(1, ANY_SPACE))),
    orne_library=seq(clue(), test(L, passed=spell())),
    science_building=seq(money(2), test(O, passed=clue())),
)  # fmt: skip
event(
    "echoes", 13, "miskatonic-university", "science-building",
    observatory=seq(remove_doom(1, ANY_SPACE), test(O, passed=seq(clue(), spawn_clue()))),
    orne_library=seq(clue(), test(L, passed=spell())),
    science_building=may(to(spend_remnants(1), seq(money(3), clue()))),
)  # fmt: skip
event(
    "echoes", 14, "miskatonic-university", "orne-library",
    observatory=seq(clue(), test(O, passed=remnant())),
    orne_library=seq(spell(), test(O, passed=clue())),
    science_building=may(to(spend_remnants(1), seq(money(3), clue()))),
)  # fmt: skip
event(
    "echoes", 15, "miskatonic-university", "orne-library",
    observatory=seq(clue(), test(L, passed=remove_doom(1, ANY_SPACE))),
    orne_library=test(L, passed=seq(spell(), clue())),
    science_building=may(to(spend_remnants(1), seq(money(3), clue()))),
)  # fmt: skip
event(
    "echoes", 16, "northside", "arkham-advertiser",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=seq(clue(), buy(CURIO)),
    train_station=seq(ally(), test(O, passed=clue())),
)  # fmt: skip
event(
    "echoes", 17, "northside", "curiositie-shoppe curiositie-shoppe",
    arkham_advertiser=seq(clue(), may(to(spend_remnants(1), money(3)))),
    curiositie_shoppe=seq(item(CURIO), test(O, passed=clue())),
    train_station=test(I, passed=seq(ally(), clue()), failed=suffer(horror=2)),
)  # fmt: skip
event(
    "echoes", 18, "northside", "train-station",
    arkham_advertiser=seq(money(2), test(O, passed=clue())),
    curiositie_shoppe=buy(CURIO, 1, half=True, bought=clue()),
    train_station=seq(clue(), test(W, passed=item(COMMON))),
)  # fmt: skip
event(
    "echoes", 19, "northside", "train-station",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=buy(CURIO, 1, half=True, bought=clue()),
    train_station=seq(clue(), test(I, passed=item(COMMON))),
)  # fmt: skip
event(
    "echoes", 20, "rivertown", "black-cave",
    black_cave=test(L, passed=seq(spell(), clue()), failed=suffer(horror=2)),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=test(S, passed=seq(remnant(), clue()), failed=suffer(horror=1)),
)  # fmt: skip
event(
    "echoes", 21, "rivertown", "black-cave",
    black_cave=test(W, passed=seq(spell(), clue()), failed=suffer(damage=1)),
    general_store=seq(item(COMMON), test(O, passed=clue())),
    graveyard=seq(clue(), test(S, passed=remnant())),
)  # fmt: skip
event(
    "echoes", 22, "rivertown", "black-cave",
    black_cave=seq(clue(), test(W, passed=spell(), failed=suffer(horror=1))),
    general_store=buy(COMMON, 1, half=True, bought=clue()),
    graveyard=seq(money(2), test(O, passed=clue())),
)  # fmt: skip
event(
    "echoes", 23, "rivertown", "general-store general-store",
    black_cave=seq(item(CURIO), test(O, passed=clue())),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=test(W, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "echoes", 24, "rivertown", "general-store",
    black_cave=test(L, passed=seq(item(CURIO), clue()), failed=suffer(horror=1)),
    general_store=buy(COMMON, 1, half=True, bought=clue()),
    graveyard=seq(clue(), test(W, passed=money(3))),
)  # fmt: skip

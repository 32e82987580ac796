"""The event cards of Approach of Azathoth: neighbourhood, doom signs, and what happens in its spaces."""

from rulebound.core.card_language.forms import may, one_of, seq, to
from rulebound.games.ah3.cards import event
from rulebound.games.ah3.effects import (
    COMMON,
    CURIO,
    I,
    L,
    O,
    S,
    W,
    ally,
    become_delayed,
    buy,
    clue,
    item,
    money,
    money_per_success,
    recover,
    recover_one,
    remnant,
    spell,
    spend_money,
    spend_remnants,
    suffer,
    test,
)

event(
    "azathoth", 1, "easttown", "hibbs-roadhouse",
    hibbs_roadhouse=seq(recover_one(sanity=2), test(O, passed=clue())),
    police_station=test(O, passed=clue()),
    velmas_diner=seq(recover_one(health=2), may(to(spend_money(1), seq(recover_one(health=2), clue())))),
)  # fmt: skip
event(
    "azathoth", 2, "rivertown", "black-cave",
    black_cave=test(L, passed=seq(spell(), clue())),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=test(S, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "azathoth", 3, "rivertown", "graveyard",
    black_cave=seq(clue(), test(L, passed=spell())),
    general_store=buy(COMMON, bought=clue()),
    graveyard=one_of(test(S, passed=seq(money(3), clue())), to(become_delayed(), seq(money(3), clue()))),
)  # fmt: skip
event(
    "azathoth", 4, "easttown", "velmas-diner",
    hibbs_roadhouse=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    police_station=one_of(test(I, passed=seq(item(COMMON), clue())), to(spend_remnants(1), seq(item(COMMON), clue()))),
    velmas_diner=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
)  # fmt: skip
event(
    "azathoth", 5, "downtown", "independence-square",
    arkham_asylum=seq(recover_one(sanity=2), test(O, passed=clue())),
    independence_square=seq(clue(), test(W, passed=item(CURIO))),
    la_bella_luna=test(I, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "azathoth", 6, "northside", "curiositie-shoppe",
    arkham_advertiser=seq(money(2), test(O, passed=clue())),
    curiositie_shoppe=seq(clue(), buy(CURIO)),
    train_station=seq(ally(), test(I, passed=clue())),
)  # fmt: skip
event(
    "azathoth", 7, "easttown", "velmas-diner",
    hibbs_roadhouse=seq(may(to(spend_money(1), recover_one(sanity=3))), test(O, passed=clue())),
    police_station=test(O, passed=seq(item(COMMON), clue())),
    velmas_diner=seq(clue(), may(to(spend_money(5), recover_one(health=3)))),
)  # fmt: skip
event(
    "azathoth", 8, "merchant-district", "unvisited-isle",
    river_docks=may(to(spend_remnants(1), seq(money(3), clue()))),
    tick_tock_club=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    unvisited_isle=test(W, passed=seq(item(CURIO), clue())),
)  # fmt: skip
event(
    "azathoth", 9, "northside", "arkham-advertiser",
    arkham_advertiser=seq(clue(), may(to(spend_remnants(1), money(3)))),
    curiositie_shoppe=seq(buy(CURIO), test(L, passed=clue())),
    train_station=test(I, passed=seq(ally(), clue())),
)  # fmt: skip
event(
    "azathoth", 10, "merchant-district", "unvisited-isle",
    river_docks=seq(clue(), may(to(spend_remnants(1), money(3)))),
    tick_tock_club=one_of(
        test(I, passed=seq(recover_one(sanity=3), clue())),
        to(spend_money(1), seq(recover_one(sanity=3), clue())),
    ),
    unvisited_isle=may(to(become_delayed(), seq(clue(), remnant()))),
)  # fmt: skip
event(
    "azathoth", 11, "downtown", "la-bella-luna",
    arkham_asylum=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    independence_square=seq(clue(), buy(COMMON, 1)),
    la_bella_luna=seq(money(2), test(O, passed=clue())),
)  # fmt: skip
event(
    "azathoth", 12, "merchant-district", "tick-tock-club",
    river_docks=seq(item(COMMON), test(O, passed=clue())),
    tick_tock_club=seq(recover_one(health=1, sanity=1), test(L, passed=clue())),
    unvisited_isle=seq(clue(), test(W, passed=item(CURIO))),
)  # fmt: skip
event(
    "azathoth", 13, "northside", "curiositie-shoppe",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=buy(CURIO, 1, half=True, bought=clue()),
    train_station=seq(clue(), test(I, passed=ally())),
)  # fmt: skip
event(
    "azathoth", 14, "merchant-district", "river-docks",
    river_docks=seq(clue(), may(to(spend_remnants(1), money(3)))),
    tick_tock_club=seq(may(to(spend_money(1), recover_one(health=3))), test(O, passed=clue())),
    unvisited_isle=test(L, passed=seq(item(CURIO), clue()), failed=suffer(horror=1)),
)  # fmt: skip
event(
    "azathoth", 15, "northside", "train-station",
    arkham_advertiser=may(to(become_delayed(), seq(clue(), money(3)))),
    curiositie_shoppe=seq(clue(), buy(CURIO)),
    train_station=test(I, passed=seq(ally(), clue())),
)  # fmt: skip
event(
    "azathoth", 16, "downtown", "la-bella-luna",
    arkham_asylum=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    independence_square=seq(buy(CURIO), test(O, passed=clue())),
    la_bella_luna=test(O, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "azathoth", 17, "northside", "train-station",
    arkham_advertiser=seq(clue(), may(to(spend_remnants(1), money(3)))),
    curiositie_shoppe=buy(CURIO, bought=clue()),
    train_station=test(I, passed=seq(ally(), clue())),
)  # fmt: skip
event(
    "azathoth", 18, "rivertown", "black-cave",
    black_cave=seq(test(W, passed=clue()), may(to(become_delayed(), spell()))),
    general_store=buy(COMMON, bought=clue()),
    graveyard=seq(clue(), money_per_success(S)),
)  # fmt: skip
event(
    "azathoth", 19, "easttown", "hibbs-roadhouse",
    hibbs_roadhouse=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    police_station=seq(clue(), one_of(test(I, passed=item(COMMON)), to(spend_remnants(1), item(COMMON)))),
    velmas_diner=seq(may(to(spend_money(1), recover_one(health=3))), test(O, passed=clue())),
)  # fmt: skip
event(
    "azathoth", 20, "merchant-district", "tick-tock-club",
    river_docks=may(to(spend_remnants(1), seq(item(COMMON), clue()))),
    tick_tock_club=may(to(spend_money(1), seq(recover_one(health=2, sanity=2), clue()))),
    unvisited_isle=seq(clue(), test(W, passed=item(CURIO))),
)  # fmt: skip
event(
    "azathoth", 21, "rivertown", "graveyard",
    black_cave=seq(spell(), test(W, passed=clue())),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=seq(money(2), test(W, passed=clue())),
)  # fmt: skip
event(
    "azathoth", 22, "merchant-district", "river-docks",
    river_docks=one_of(test(L, passed=seq(money(3), clue())), to(spend_remnants(1), seq(money(3), clue()))),
    tick_tock_club=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
    unvisited_isle=seq(item(CURIO), test(L, passed=clue())),
)  # fmt: skip
event(
    "azathoth", 23, "downtown", "independence-square",
    arkham_asylum=may(to(spend_money(1), seq(recover(sanity=2), clue()))),
    independence_square=may(to(spend_money(1), seq(item(CURIO), clue()))),
    la_bella_luna=seq(clue(), test(O, passed=money(3))),
)  # fmt: skip
event(
    "azathoth", 24, "northside", "arkham-advertiser",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=seq(buy(CURIO), test(O, passed=clue())),
    train_station=seq(clue(), test(I, passed=ally())),
)  # fmt: skip

"""The event cards of Feast for Umordhoth: neighbourhood, doom signs, and what happens in its spaces."""

from rulebound.core.card_language.forms import may, seq, to
from rulebound.games.ah3.cards import event
from rulebound.games.ah3.effects import (
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
    buy_spells,
    clue,
    delayed,
    item,
    money,
    recover_one,
    remnant,
    spell,
    spend_money,
    spend_remnants,
    suffer,
    test,
)

event(
    "umordhoth", 1, "downtown", "arkham-asylum",
    arkham_asylum=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    independence_square=seq(item(CURIO), test(W, passed=clue(), failed=suffer(damage=1))),
    la_bella_luna=test(I, passed=seq(money(3), clue()), failed=suffer(damage=1)),
)  # fmt: skip
event(
    "umordhoth", 2, "downtown", "arkham-asylum",
    arkham_asylum=seq(recover_one(sanity=2), test(O, passed=clue())),
    independence_square=seq(clue(), buy(COMMON, 1)),
    la_bella_luna=seq(money(2), test(O, passed=clue(), failed=suffer(damage=2))),
)  # fmt: skip
event(
    "umordhoth", 3, "downtown", "independence-square",
    arkham_asylum=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    independence_square=seq(buy(COMMON), test(O, passed=clue())),
    la_bella_luna=seq(clue(), test(I, passed=money(3), failed=become(CURSED))),
)  # fmt: skip
event(
    "umordhoth", 4, "downtown", "independence-square",
    arkham_asylum=seq(may(to(spend_money(1), recover_one(sanity=3))), clue()),
    independence_square=test(W, passed=seq(item(CURIO), clue()), failed=suffer(damage=1)),
    la_bella_luna=test(O, passed=seq(money(3), clue()), failed=become(CURSED)),
)  # fmt: skip
event(
    "umordhoth", 5, "easttown", "hibbs-roadhouse",
    hibbs_roadhouse=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
    police_station=test(O, passed=seq(item(COMMON), clue()), failed=delayed()),
    velmas_diner=seq(recover_one(health=2), test(O, passed=clue())),
)  # fmt: skip
event(
    "umordhoth", 6, "easttown", "hibbs-roadhouse",
    hibbs_roadhouse=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
    police_station=seq(clue(), test(I, passed=item(COMMON), failed=suffer(horror=1))),
    velmas_diner=seq(may(to(spend_money(1), recover_one(health=3))), test(O, passed=clue(), failed=become(CURSED))),
)  # fmt: skip
event(
    "umordhoth", 7, "easttown", "hibbs-roadhouse police-station",
    hibbs_roadhouse=seq(recover_one(sanity=2), test(O, passed=clue(), failed=delayed())),
    police_station=seq(item(COMMON, most=3), test(O, passed=clue(), failed=become(CURSED))),
    velmas_diner=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
)  # fmt: skip
event(
    "umordhoth", 8, "easttown", "police-station",
    hibbs_roadhouse=seq(may(to(spend_money(1), recover_one(sanity=3))), clue()),
    police_station=test(I, passed=seq(item(COMMON), clue()), failed=suffer(horror=1)),
    velmas_diner=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
)  # fmt: skip
event(
    "umordhoth", 9, "rivertown", "black-cave",
    black_cave=seq(clue(), test(L, passed=spell(), failed=suffer(damage=2))),
    general_store=seq(item(COMMON), test(O, passed=clue(), failed=suffer(horror=1))),
    graveyard=test(S, passed=seq(money(3), clue()), failed=suffer(damage=2)),
)  # fmt: skip
event(
    "umordhoth", 10, "rivertown", "black-cave",
    black_cave=test(W, passed=seq(spell(), clue()), failed=suffer(horror=1)),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=seq(money(2), test(W, passed=clue(), failed=suffer(horror=1))),
)  # fmt: skip
event(
    "umordhoth", 11, "rivertown", "general-store",
    black_cave=test(L, passed=seq(spell(), clue()), failed=suffer(horror=2)),
    general_store=buy(COMMON, 1, half=True, bought=clue()),
    graveyard=seq(clue(), test(S, passed=money(3), failed=delayed())),
)  # fmt: skip
event(
    "umordhoth", 12, "rivertown", "general-store graveyard",
    black_cave=seq(clue(), test(W, passed=item(CURIO), failed=become(CURSED))),
    general_store=may(to(spend_money(3), seq(item(COMMON, most=4), clue()))),
    graveyard=test(W, passed=seq(money(3), clue()), failed=suffer(horror=1)),
)  # fmt: skip
event(
    "umordhoth", 13, "rivertown", "graveyard",
    black_cave=seq(item(CURIO), test(L, passed=clue())),
    general_store=seq(buy(COMMON), clue()),
    graveyard=test(S, passed=seq(remnant(), clue()), failed=suffer(damage=1)),
)  # fmt: skip
event(
    "umordhoth", 14, "rivertown", "graveyard",
    black_cave=test(W, passed=seq(item(CURIO), clue()), failed=suffer(horror=1)),
    general_store=seq(buy(COMMON), test(O, passed=clue())),
    graveyard=seq(clue(), test(W, passed=remnant(), failed=suffer(horror=1))),
)  # fmt: skip
event(
    "umordhoth", 15, "southside", "historical-society",
    historical_society=seq(clue(), test(I, passed=item(CURIO), failed=suffer(horror=1))),
    mas_boarding_house=seq(recover_one(health=2), test(O, passed=clue(), failed=suffer(horror=1))),
    south_church=seq(may(to(spend_money(1), recover_one(sanity=3))), test(O, passed=clue(), failed=delayed())),
)  # fmt: skip
event(
    "umordhoth", 16, "southside", "historical-society mas-boarding-house",
    historical_society=may(to(spend_remnants(1), seq(item(CURIO), clue()))),
    mas_boarding_house=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
    south_church=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
)  # fmt: skip
event(
    "umordhoth", 17, "southside", "mas-boarding-house",
    historical_society=seq(ally(), may(to(spend_remnants(1), clue()))),
    mas_boarding_house=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
    south_church=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
)  # fmt: skip
event(
    "umordhoth", 18, "southside", "mas-boarding-house",
    historical_society=test(I, passed=seq(ally(), clue()), failed=suffer(horror=1)),
    mas_boarding_house=seq(may(to(spend_money(1), recover_one(health=3))), clue()),
    south_church=seq(recover_one(sanity=2), test(O, passed=clue(), failed=delayed())),
)  # fmt: skip
event(
    "umordhoth", 19, "uptown", "hangmans-hill",
    hangmans_hill=seq(clue(), test(S, passed=item(COMMON), failed=delayed())),
    st_marys_hospital=seq(recover_one(health=2), test(O, passed=clue())),
    ye_olde_magick_shoppe=may(to(spend_money(3), seq(spell(), clue()))),
)  # fmt: skip
event(
    "umordhoth", 20, "uptown", "hangmans-hill",
    hangmans_hill=test(W, passed=seq(item(COMMON), clue()), failed=suffer(damage=2)),
    st_marys_hospital=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
    ye_olde_magick_shoppe=seq(buy_spells(3), test(I, passed=clue())),
)  # fmt: skip
event(
    "umordhoth", 21, "uptown", "hangmans-hill ye-olde-magick-shoppe",
    hangmans_hill=seq(item(COMMON), test(S, passed=clue(), failed=suffer(damage=1, horror=1))),
    st_marys_hospital=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
    ye_olde_magick_shoppe=seq(clue(), buy_spells(3)),
)  # fmt: skip
event(
    "umordhoth", 22, "uptown", "ye-olde-magick-shoppe",
    hangmans_hill=seq(clue(), test(W, passed=remnant(), failed=suffer(horror=2))),
    st_marys_hospital=seq(may(to(spend_money(1), recover_one(health=3))), test(O, passed=clue())),
    ye_olde_magick_shoppe=seq(spell(), test(O, passed=clue(), failed=become(CURSED))),
)  # fmt: skip
event(
    "umordhoth", 23, "uptown", "st-marys-hospital",
    hangmans_hill=test(S, passed=seq(remnant(), clue()), failed=suffer(damage=1)),
    st_marys_hospital=seq(may(to(spend_money(1), recover_one(health=3))), clue()),
    ye_olde_magick_shoppe=may(to(spend_money(3), seq(spell(), clue()))),
)  # fmt: skip
event(
    "umordhoth", 24, "uptown", "st-marys-hospital",
    hangmans_hill=seq(remnant(), test(W, passed=clue(), failed=suffer(horror=2))),
    st_marys_hospital=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
    ye_olde_magick_shoppe=seq(clue(), buy_spells(4)),
)  # fmt: skip

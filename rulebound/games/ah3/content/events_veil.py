"""The event cards of The Veil of Twilight: neighbourhood, doom signs, and what happens in its spaces."""

from rulebound.core.card_language.forms import may, one_of, seq, to
from rulebound.games.ah3.cards import event, sanford
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
    become_delayed,
    buy,
    buy_spells,
    clue,
    delayed,
    focus_beyond,
    item,
    money,
    recover,
    recover_one,
    remnant,
    remove_doom,
    remove_doom_from,
    spawn_clue,
    spell,
    spend_money,
    spend_remnants,
    suffer,
    test,
)

event(
    "veil", 1, "miskatonic-university", "observatory",
    observatory=test(O, passed=seq(clue(), remove_doom(1, ANY_SPACE))),
    orne_library=test(I, passed=seq(spell(), clue()), failed=seq(suffer(horror=1), delayed())),
    science_building=seq(clue(), may(to(spend_remnants(1), money(3)))),
)  # fmt: skip
event(
    "veil", 2, "miskatonic-university", "observatory",
    observatory=may(to(become_delayed(), seq(clue(), spawn_clue()))),
    orne_library=seq(clue(), test(O, passed=spell(), failed=become(CURSED))),
    science_building=may(to(become_delayed(), seq(clue(), focus_beyond(2)))),
)  # fmt: skip
event(
    "veil", 3, "miskatonic-university", "orne-library orne-library",
    observatory=seq(remove_doom_from(1, 2), test(O, passed=clue())),
    orne_library=seq(spell(), clue(), suffer(horror=1)),
    science_building=seq(money(2), test(O, passed=clue(), failed=suffer(horror=1))),
)  # fmt: skip
event(
    "veil", 4, "miskatonic-university", "orne-library",
    observatory=may(to(spend_money(2), seq(clue(), remnant()))),
    orne_library=seq(spell(), test(O, passed=clue())),
    science_building=seq(may(to(spend_remnants(1), money(3))), test(O, passed=clue())),
)  # fmt: skip
event(
    "veil", 5, "miskatonic-university", "science-building",
    observatory=seq(clue(), test(L, passed=remnant())),
    orne_library=test(L, passed=seq(spell(), clue()), failed=become(CURSED)),
    science_building=may(to(spend_remnants(1), seq(money(3), clue()))),
)  # fmt: skip
event(
    "veil", 6, "northside", "arkham-advertiser",
    arkham_advertiser=seq(money(2), test(O, passed=clue())),
    curiositie_shoppe=buy(CURIO, bought=clue()),
    train_station=seq(clue(), test(I, passed=ally(), failed=suffer(horror=1))),
)  # fmt: skip
event(
    "veil", 7, "northside", "arkham-advertiser",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=buy(CURIO, 1, half=True, bought=clue()),
    train_station=seq(clue(), test(W, passed=item(COMMON))),
)  # fmt: skip
event(
    "veil", 8, "northside", "curiositie-shoppe curiositie-shoppe",
    arkham_advertiser=seq(clue(), may(to(spend_remnants(1), money(3)))),
    curiositie_shoppe=seq(clue(), buy(CURIO)),
    train_station=seq(item(COMMON), test(I, passed=clue())),
)  # fmt: skip
event(
    "veil", 9, "northside", "curiositie-shoppe",
    arkham_advertiser=seq(clue(), may(to(spend_remnants(1), money(3)))),
    curiositie_shoppe=seq(test(O, passed=clue()), item(CURIO)),
    train_station=test(I, passed=seq(ally(), clue()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
event(
    "veil", 10, "northside", "train-station",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=buy(CURIO, 1, half=True, bought=clue()),
    train_station=test(W, passed=seq(item(COMMON), clue())),
)  # fmt: skip
event(
    "veil", 11, "northside", "train-station",
    arkham_advertiser=may(to(spend_remnants(1), seq(money(3), clue()))),
    curiositie_shoppe=seq(clue(), buy(CURIO, 1)),
    train_station=one_of(test(W, passed=seq(ally(), clue())), to(become_delayed(), seq(ally(), clue()))),
)  # fmt: skip
event(
    "veil", 12, "rivertown", "black-cave black-cave",
    black_cave=test(L, passed=seq(spell(), clue()), failed=suffer(horror=2)),
    general_store=buy(COMMON, bought=clue()),
    graveyard=seq(clue(), test(S, passed=remnant())),
)  # fmt: skip
event(
    "veil", 13, "rivertown", "black-cave",
    black_cave=seq(clue(), test(W, passed=spell())),
    general_store=buy(COMMON, 1, half=True, bought=clue()),
    graveyard=test(S, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "veil", 14, "rivertown", "black-cave",
    black_cave=seq(spell(), test(L, passed=clue())),
    general_store=seq(clue(), buy(COMMON)),
    graveyard=seq(clue(), test(W, passed=money(3))),
)  # fmt: skip
event(
    "veil", 15, "rivertown", "graveyard",
    black_cave=test(W, passed=seq(remnant(), clue())),
    general_store=seq(item(COMMON, most=3), test(O, passed=clue())),
    graveyard=test(S, passed=seq(money(3), clue())),
)  # fmt: skip
event(
    "veil", 16, "rivertown", "graveyard",
    black_cave=seq(clue(), test(L, passed=item(CURIO))),
    general_store=buy(COMMON, 1, bought=clue()),
    graveyard=seq(remnant(), test(W, passed=clue(), failed=suffer(horror=1))),
)  # fmt: skip
event(
    "veil", 17, "southside", "historical-society",
    historical_society=test(I, passed=seq(item(CURIO), clue()), failed=suffer(damage=2)),
    mas_boarding_house=may(to(spend_money(1), seq(recover(health=3), clue()))),
    south_church=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
)  # fmt: skip
event(
    "veil", 18, "southside", "historical-society",
    historical_society=may(to(spend_remnants(1), seq(item(CURIO), clue()))),
    mas_boarding_house=seq(recover_one(health=2), test(O, passed=clue())),
    south_church=seq(clue(), may(to(spend_money(1), recover_one(sanity=3)))),
)  # fmt: skip
event(
    "veil", 19, "southside", "mas-boarding-house",
    historical_society=seq(clue(), test(I, passed=ally())),
    mas_boarding_house=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
    south_church=seq(recover_one(sanity=2), test(O, passed=clue())),
)  # fmt: skip
event(
    "veil", 20, "southside", "mas-boarding-house",
    historical_society=seq(ally(), may(to(spend_remnants(1), clue()))),
    mas_boarding_house=seq(may(to(spend_money(1), recover_one(health=3))), clue()),
    south_church=may(to(spend_money(1), seq(recover_one(sanity=3), clue()))),
)  # fmt: skip
event(
    "veil", 21, "uptown", "hangmans-hill",
    hangmans_hill=test(S, passed=seq(item(COMMON), clue()), failed=suffer(damage=2)),
    st_marys_hospital=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
    ye_olde_magick_shoppe=seq(clue(), buy_spells(3)),
)  # fmt: skip
event(
    "veil", 22, "uptown", "hangmans-hill",
    hangmans_hill=seq(clue(), test(W, passed=item(COMMON), failed=suffer(horror=1))),
    st_marys_hospital=may(to(spend_money(1), seq(recover_one(health=3), clue()))),
    ye_olde_magick_shoppe=seq(spell(), test(O, passed=clue())),
)  # fmt: skip
event(
    "veil", 23, "uptown", "ye-olde-magick-shoppe ye-olde-magick-shoppe",
    hangmans_hill=test(S, passed=seq(remnant(), clue())),
    st_marys_hospital=seq(clue(), may(to(spend_money(1), recover_one(health=3)))),
    ye_olde_magick_shoppe=buy_spells(1, 1, bought=clue()),
)  # fmt: skip
event(
    "veil", 24, "uptown", "ye-olde-magick-shoppe",
    hangmans_hill=seq(remnant(), test(W, passed=clue())),
    st_marys_hospital=seq(recover_one(health=2), test(O, passed=clue())),
    ye_olde_magick_shoppe=seq(clue(), buy_spells(3)),
)  # fmt: skip

sanford("event-veil-22", "ye-olde-magick-shoppe")
sanford("event-veil-23", "ye-olde-magick-shoppe")

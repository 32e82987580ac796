"""Encounters in the eight neighbourhoods, eight cards each."""

from rulebound.core.card_language.forms import may, one_of, seq, to
from rulebound.games.ah3.cards import encounter, sanford
from rulebound.games.ah3.effects import (
    ANY_SPACE,
    BLESSED,
    COMMON,
    CURIO,
    CURSED,
    DARK_PACT,
    HOOD,
    TOME,
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
    clue_to_sheet,
    delayed,
    discard_focus,
    focus,
    focus_beyond,
    focus_every,
    focus_skill,
    gamble,
    item,
    lose_money,
    money,
    money_per_success,
    move,
    move_to_street,
    recover,
    recover_one,
    remnant,
    remove_doom,
    retires,
    sell_remnants,
    spawn_clue,
    special,
    spell,
    spend_clues,
    spend_focus,
    spend_money,
    spend_remnants,
    suffer,
    take_condition,
    test,
)

# ------------------------------------------------------------------ Downtown

encounter(
    "downtown", 1,
    arkham_asylum=seq(recover(sanity=2), test(O, passed=special("daniel-chesterfield"))),
    independence_square=special("ace-of-rods"),
    la_bella_luna=gamble(),
)  # fmt: skip
encounter(
    "downtown", 2,
    arkham_asylum=may(to(spend_money(1), recover_one(sanity=3))),
    independence_square=test(W, passed=item(CURIO), failed=suffer(horror=1)),
    la_bella_luna=seq(suffer(damage=2), ally()),
)  # fmt: skip
encounter(
    "downtown", 3,
    arkham_asylum=may(to(spend_money(1), recover_one(sanity=3))),
    independence_square=buy(COMMON),
    la_bella_luna=test(I, passed=money(3), failed=suffer(damage=1)),
)  # fmt: skip
encounter(
    "downtown", 4,
    arkham_asylum=may(to(spend_money(1), focus_beyond(2))),
    independence_square=test(W, passed=item(COMMON), failed=suffer(horror=1)),
    la_bella_luna=test(O, passed=money(3), failed=suffer(damage=2)),
)  # fmt: skip
encounter(
    "downtown", 5,
    arkham_asylum=seq(
        recover_one(sanity=2),
        one_of(test(I, passed=recover_one(sanity=2)), to(spend_money(1), recover_one(sanity=2))),
    ),
    independence_square=buy(CURIO, 1, half=True),
    la_bella_luna=seq(money(3), test(O, failed=suffer(damage=2))),
)  # fmt: skip
encounter(
    "downtown", 6,
    arkham_asylum=may(to(spend_money(1), recover_one(sanity=3))),
    independence_square=may(to(spend_money(1), special("the-moon"))),
    la_bella_luna=test(I, passed=seq(money(3), become(BLESSED)), failed=lose_money(2)),
)  # fmt: skip
encounter(
    "downtown", 7,
    arkham_asylum=may(to(spend_money(2), seq(recover(sanity=3), become(BLESSED)))),
    independence_square=buy(COMMON, 1, half=True),
    la_bella_luna=test(I, passed=money(3), failed=suffer(damage=2)),
)  # fmt: skip
encounter(
    "downtown", 8,
    arkham_asylum=seq(recover_one(sanity=2), may(to(spend_money(1), recover_one(sanity=2)))),
    independence_square=test(W, passed=become(BLESSED), failed=suffer(horror=1)),
    la_bella_luna=seq(special("clover-club-member"), test(I, passed=money(3))),
)  # fmt: skip

# ------------------------------------------------------------------ Easttown

encounter(
    "easttown", 1,
    hibbs_roadhouse=recover_one(sanity=2),
    police_station=one_of(
        test(I, passed=seq(special("deputy-of-arkham"), special("service-piece"))),
        to(spend_remnants(1), seq(special("deputy-of-arkham"), special("service-piece"))),
    ),
    velmas_diner=seq(recover_one(health=2), buy(COMMON, 1, half=True)),
)  # fmt: skip
encounter(
    "easttown", 2,
    hibbs_roadhouse=buy(COMMON, 1, half=True),
    police_station=item(COMMON, most=3),
    velmas_diner=seq(recover_one(health=2), test(I, passed=special("server-at-velmas"))),
)  # fmt: skip
encounter(
    "easttown", 3,
    hibbs_roadhouse=may(to(spend_money(1), seq(recover_one(sanity=2), special("stray-dog")))),
    police_station=one_of(test(O, passed=item(COMMON, least=4)), to(spend_clues(1), item(COMMON, least=4))),
    velmas_diner=may(to(spend_money(1), recover_one(health=3))),
)  # fmt: skip
encounter(
    "easttown", 4,
    hibbs_roadhouse=may(to(spend_money(1), recover_one(sanity=3))),
    police_station=test(O, passed=become(BLESSED), failed=delayed()),
    velmas_diner=may(to(spend_money(1), recover_one(health=3))),
)  # fmt: skip
encounter(
    "easttown", 5,
    hibbs_roadhouse=one_of(
        test(S, passed=recover_one(sanity=3), failed=suffer(damage=1)),
        to(spend_money(1), recover_one(sanity=3)),
    ),
    police_station=test(I, passed=item(COMMON)),
    velmas_diner=one_of(test(O, passed=become(BLESSED)), to(spend_money(1), become(BLESSED))),
)  # fmt: skip
encounter(
    "easttown", 6,
    hibbs_roadhouse=seq(recover_one(sanity=2), may(to(spend_money(1), become(BLESSED)))),
    police_station=item(COMMON, most=3),
    velmas_diner=seq(recover_one(health=2), may(to(spend_money(1), recover_one(health=2)))),
)  # fmt: skip
encounter(
    "easttown", 7,
    hibbs_roadhouse=may(to(spend_money(1), recover_one(sanity=3))),
    police_station=test(I, passed=item(COMMON, least=4)),
    velmas_diner=may(to(spend_money(1), recover_one(health=3))),
)  # fmt: skip
encounter(
    "easttown", 8,
    hibbs_roadhouse=seq(recover_one(sanity=2), may(to(spend_money(1), recover_one(sanity=2)))),
    police_station=seq(spawn_clue(), test(O, passed=item(COMMON), failed=delayed())),
    velmas_diner=may(to(spend_money(1), recover_one(health=3))),
)  # fmt: skip

# ------------------------------------------------------------------ Merchant District

encounter(
    "merchant-district", 1,
    river_docks=may(one_of(to(spend_money(3), become(BLESSED)), to(spend_remnants(1), become(BLESSED)))),
    tick_tock_club=may(to(spend_money(1), recover_one(health=2, sanity=2))),
    unvisited_isle=test(L, passed=remnant(), failed=suffer(horror=1)),
)  # fmt: skip
encounter(
    "merchant-district", 2,
    river_docks=may(to(become_delayed(), item(COMMON))),
    tick_tock_club=test(O, passed=recover_one(health=3), failed=may(to(spend_money(1), recover_one(health=3)))),
    unvisited_isle=test(W, passed=become(BLESSED), failed=suffer(horror=1)),
)  # fmt: skip
encounter(
    "merchant-district", 3,
    river_docks=sell_remnants(2),
    tick_tock_club=may(to(spend_money(1), recover_one(health=2, sanity=2))),
    unvisited_isle=may(to(take_condition(DARK_PACT), seq(item(CURIO), focus_beyond(2)))),
)  # fmt: skip
encounter(
    "merchant-district", 4,
    river_docks=seq(money_per_success(S), special("stevedore")),
    tick_tock_club=seq(recover_one(sanity=2), may(to(spend_money(1), seq(recover(sanity=2), discard_focus())))),
    unvisited_isle=one_of(test(L, passed=item(CURIO)), to(spend_remnants(1), item(CURIO))),
)  # fmt: skip
encounter(
    "merchant-district", 5,
    river_docks=one_of(test(S, passed=item(COMMON), failed=suffer(damage=2)), to(spend_remnants(1), item(COMMON))),
    tick_tock_club=seq(recover_one(health=1, sanity=1), may(to(spend_money(2), become(BLESSED)))),
    unvisited_isle=test(W, passed=remnant(), failed=suffer(horror=2)),
)  # fmt: skip
encounter(
    "merchant-district", 6,
    river_docks=seq(money_per_success(S), item(COMMON)),
    tick_tock_club=test(I, passed=seq(money(2), special("performer")), failed=money(1)),
    unvisited_isle=seq(remnant(), test(L, passed=focus(2), failed=suffer(horror=2))),
)  # fmt: skip
encounter(
    "merchant-district", 7,
    river_docks=may(to(spend_remnants(1), money(3))),
    tick_tock_club=may(to(spend_money(1), seq(recover(sanity=3), focus()))),
    unvisited_isle=test(W, passed=item(CURIO), failed=seq(suffer(horror=1), delayed())),
)  # fmt: skip
encounter(
    "merchant-district", 8,
    river_docks=may(one_of(to(spend_money(3), item(COMMON)), to(spend_remnants(1), item(COMMON)))),
    tick_tock_club=seq(recover_one(health=3), one_of(test(I, failed=suffer(damage=2)), spend_money(1))),
    unvisited_isle=seq(item(CURIO), test(W, failed=delayed())),
)  # fmt: skip

# ------------------------------------------------------------------ Miskatonic University

encounter(
    "miskatonic-university", 1,
    observatory=test(L, passed=remnant()),
    orne_library=test(L, passed=spell()),
    science_building=seq(money(2), focus_every()),
)  # fmt: skip
encounter(
    "miskatonic-university", 2,
    observatory=test(O, passed=remove_doom(1, ANY_SPACE), failed=delayed()),
    orne_library=test(W, passed=seq(spell(), special("rare-books-access"))),
    science_building=may(to(spend_remnants(1), become(BLESSED))),
)  # fmt: skip
encounter(
    "miskatonic-university", 3,
    observatory=test(O, passed=remnant(), failed=recover_one(sanity=1)),
    orne_library=may(to(take_condition(DARK_PACT), seq(spell(3), remnant(2), item(TOME)))),
    science_building=seq(money(2), test(S, failed=suffer(damage=2))),
)  # fmt: skip
encounter(
    "miskatonic-university", 4,
    observatory=test(L, passed=become(BLESSED), failed=suffer(horror=1)),
    orne_library=test(W, passed=spell(), failed=suffer(horror=1)),
    science_building=may(one_of(to(spend_clues(1), money(3)), to(spend_remnants(1), money(3)))),
)  # fmt: skip
encounter(
    "miskatonic-university", 5,
    observatory=may(to(take_condition(DARK_PACT), seq(remove_doom(3, ANY_SPACE), remnant()))),
    orne_library=test(L, passed=spell(), failed=suffer(horror=1)),
    science_building=may(to(spend_remnants(1), money(3))),
)  # fmt: skip
encounter(
    "miskatonic-university", 6,
    observatory=test(L, passed=remove_doom(1, ANY_SPACE), failed=suffer(horror=1)),
    orne_library=may(to(become_delayed(), become(BLESSED))),
    science_building=may(to(spend_remnants(1), money(3))),
)  # fmt: skip
encounter(
    "miskatonic-university", 7,
    observatory=test(O, passed=remnant()),
    orne_library=test(L, passed=spell()),
    science_building=seq(money(2), test(W, passed=special("ezra-graves"), failed=suffer(horror=1))),
)  # fmt: skip
encounter(
    "miskatonic-university", 8,
    observatory=special("astrolabe"),
    orne_library=seq(spell(), test(W, failed=suffer(horror=2))),
    science_building=may(to(spend_remnants(1), money(3))),
)  # fmt: skip

# ------------------------------------------------------------------ Northside

encounter(
    "northside", 1,
    arkham_advertiser=may(one_of(to(spend_clues(1), money(3)), to(spend_remnants(1), money(3)))),
    curiositie_shoppe=one_of(
        test(L, passed=special("wooden-homunculus")),
        to(spend_money(3), special("wooden-homunculus")),
    ),
    train_station=test(I, passed=special("abandoned-luggage")),
)  # fmt: skip
encounter(
    "northside", 2,
    arkham_advertiser=one_of(test(O, passed=money(3)), to(spend_remnants(1), money(3))),
    curiositie_shoppe=buy(CURIO),
    train_station=test(W, passed=ally(), failed=suffer(damage=2)),
)  # fmt: skip
encounter(
    "northside", 3,
    arkham_advertiser=special("reporting-gig"),
    curiositie_shoppe=may(to(spend_money(3), become(BLESSED))),
    train_station=may(to(become_delayed(), ally())),
)  # fmt: skip
encounter(
    "northside", 4,
    arkham_advertiser=seq(money(2), one_of(test(I, passed=money(2)), to(spend_remnants(1), money(2)))),
    curiositie_shoppe=buy(CURIO),
    train_station=one_of(buy(COMMON, 1), test(W, passed=item(COMMON))),
)  # fmt: skip
encounter(
    "northside", 5,
    arkham_advertiser=may(to(spend_remnants(1), money(3))),
    curiositie_shoppe=seq(buy(CURIO), test(L, passed=spell())),
    train_station=test(W, passed=become(BLESSED)),
)  # fmt: skip
encounter(
    "northside", 6,
    arkham_advertiser=may(to(spend_remnants(1), become(BLESSED))),
    curiositie_shoppe=buy(CURIO, 1, half=True),
    train_station=test(I, passed=ally()),
)  # fmt: skip
encounter(
    "northside", 7,
    arkham_advertiser=seq(spawn_clue(), one_of(test(I, passed=money(3)), to(spend_remnants(1), money(3)))),
    curiositie_shoppe=test(W, passed=item(CURIO), failed=suffer(horror=1)),
    train_station=one_of(retires(), ally()),
)  # fmt: skip
encounter(
    "northside", 8,
    arkham_advertiser=one_of(test(L, passed=money(3)), to(spend_remnants(1), money(3))),
    curiositie_shoppe=buy(CURIO),
    train_station=test(I, passed=item(COMMON)),
)  # fmt: skip

# ------------------------------------------------------------------ Rivertown

encounter(
    "rivertown", 1,
    black_cave=test(L, passed=spell(), failed=suffer(horror=1)),
    general_store=buy(COMMON),
    graveyard=become(BLESSED),
)  # fmt: skip
encounter(
    "rivertown", 2,
    black_cave=seq(spell(), test(W, failed=suffer(damage=2))),
    general_store=one_of(test(I, passed=special("stray-cat")), to(spend_money(1), special("stray-cat"))),
    graveyard=test(S, passed=remnant(), failed=suffer(damage=1)),
)  # fmt: skip
encounter(
    "rivertown", 3,
    black_cave=seq(spell(), test(W, passed=remove_doom(1, HOOD), failed=become(CURSED))),
    general_store=seq(buy(COMMON), move(3)),
    graveyard=test(S, passed=money(3), failed=suffer(horror=1)),
)  # fmt: skip
encounter(
    "rivertown", 4,
    black_cave=test(L, passed=special("contraband-whiskey")),
    general_store=buy(COMMON),
    graveyard=one_of(test(S, passed=seq(remnant(), money(3))), to(become_delayed(), seq(remnant(), money(3)))),
)  # fmt: skip
encounter(
    "rivertown", 5,
    black_cave=test(W, passed=item(CURIO), failed=suffer(horror=1)),
    general_store=seq(become(BLESSED), buy(COMMON, 1, half=True)),
    graveyard=test(W, passed=money(3), failed=suffer(horror=2)),
)  # fmt: skip
encounter(
    "rivertown", 6,
    black_cave=may(to(become_delayed(), become(BLESSED))),
    general_store=buy(COMMON),
    graveyard=test(W, passed=money(3), failed=suffer(horror=1)),
)  # fmt: skip
encounter(
    "rivertown", 7,
    black_cave=one_of(test(W, passed=spell()), to(spend_remnants(1), spell())),
    general_store=buy(COMMON),
    graveyard=test(W, passed=remnant(), failed=suffer(horror=1)),
)  # fmt: skip
encounter(
    "rivertown", 8,
    black_cave=one_of(test(L, passed=item(CURIO)), to(spend_clues(1), item(CURIO))),
    general_store=buy(COMMON, 1, half=True),
    graveyard=one_of(special("gravedigger"), recover_one(sanity=1)),
)  # fmt: skip

# ------------------------------------------------------------------ Southside

encounter(
    "southside", 1,
    historical_society=may(to(spend_remnants(1), seq(suffer(horror=1, direct=True), special("innsmouth-look")))),
    mas_boarding_house=seq(recover_one(health=2), move_to_street(), delayed()),
    south_church=may(to(spend_money(1), recover_one(sanity=3))),
)  # fmt: skip
encounter(
    "southside", 2,
    historical_society=one_of(test(I, passed=ally()), to(spend_remnants(1), ally())),
    mas_boarding_house=seq(recover_one(health=2), may(to(spend_money(1), recover_one(health=2)))),
    south_church=seq(recover(sanity=2), become(BLESSED)),
)  # fmt: skip
encounter(
    "southside", 3,
    historical_society=item(CURIO),
    mas_boarding_house=may(to(spend_money(1), recover_one(health=3))),
    south_church=may(to(take_condition(DARK_PACT), special("dark-blessing"))),
)  # fmt: skip
encounter(
    "southside", 4,
    historical_society=test(I, passed=item(CURIO)),
    mas_boarding_house=seq(may(to(spend_money(1), recover_one(health=3))), special("hunting-dog")),
    south_church=recover_one(sanity=2),
)  # fmt: skip
encounter(
    "southside", 5,
    historical_society=seq(become(BLESSED), may(to(spend_remnants(1), ally()))),
    mas_boarding_house=seq(recover_one(health=2), may(to(spend_money(1), recover_one(health=2)))),
    south_church=may(to(spend_money(1), recover_one(sanity=3))),
)  # fmt: skip
encounter(
    "southside", 6,
    historical_society=test(I, passed=ally()),
    mas_boarding_house=one_of(test(I, passed=ally(), failed=move_to_street()), to(spend_money(3), ally())),
    south_church=may(to(spend_money(1), recover_one(sanity=3))),
)  # fmt: skip
encounter(
    "southside", 7,
    historical_society=may(to(spend_remnants(1), seq(item(CURIO), spawn_clue()))),
    mas_boarding_house=may(to(spend_money(1), recover_one(health=3))),
    south_church=seq(recover(sanity=4), delayed(), test(W, passed=focus())),
)  # fmt: skip
encounter(
    "southside", 8,
    historical_society=one_of(test(I, passed=item(CURIO)), to(spend_money(3), item(CURIO))),
    mas_boarding_house=may(to(spend_money(2), seq(recover(health=3), become(BLESSED)))),
    south_church=may(to(spend_money(1), recover_one(sanity=3))),
)  # fmt: skip

# ------------------------------------------------------------------ Uptown

encounter(
    "uptown", 1,
    hangmans_hill=test(W, passed=seq(special("dayana-esperence"), remnant())),
    st_marys_hospital=seq(recover_one(health=2), may(to(spend_money(1), recover_one(health=2)))),
    ye_olde_magick_shoppe=buy_spells(3, 1, half=True),
)  # fmt: skip
encounter(
    "uptown", 2,
    hangmans_hill=test(S, passed=remnant()),
    st_marys_hospital=one_of(test(I, passed=recover_one(health=3)), to(spend_money(1), recover_one(health=3))),
    ye_olde_magick_shoppe=may(to(spend_money(3), become(BLESSED))),
)  # fmt: skip
encounter(
    "uptown", 3,
    hangmans_hill=test(W, passed=seq(spell(), remnant()), failed=become(CURSED)),
    st_marys_hospital=seq(
        recover_one(health=2),
        one_of(test(I, passed=recover_one(health=2)), to(spend_money(1), recover_one(health=2))),
    ),
    ye_olde_magick_shoppe=seq(special("black-cat"), one_of(test(L, passed=spell()), to(spend_money(2), spell()))),
)  # fmt: skip
encounter(
    "uptown", 4,
    hangmans_hill=one_of(test(S, passed=item(COMMON), failed=suffer(damage=1)), to(spend_money(3), item(COMMON))),
    st_marys_hospital=seq(
        recover_one(health=2),
        may(one_of(to(spend_clues(1), clue_to_sheet()), to(spend_remnants(1), clue_to_sheet()))),
    ),
    ye_olde_magick_shoppe=buy_spells(4),
)  # fmt: skip
encounter(
    "uptown", 5,
    hangmans_hill=test(W, passed=seq(item(COMMON), remnant()), failed=suffer(horror=1)),
    st_marys_hospital=may(to(spend_money(1), recover_one(health=3))),
    ye_olde_magick_shoppe=seq(focus_skill(L), buy_spells(3, 1)),
)  # fmt: skip
encounter(
    "uptown", 6,
    hangmans_hill=seq(item(COMMON), test(W, passed=remnant())),
    st_marys_hospital=may(to(spend_money(2), become(BLESSED))),
    ye_olde_magick_shoppe=buy_spells(4),
)  # fmt: skip
encounter(
    "uptown", 7,
    hangmans_hill=test(S, passed=item(COMMON), failed=suffer(damage=2)),
    st_marys_hospital=may(to(spend_money(1), recover_one(health=3))),
    ye_olde_magick_shoppe=buy_spells(3),
)  # fmt: skip
encounter(
    "uptown", 8,
    hangmans_hill=may(to(spend_focus(1), become(BLESSED))),
    st_marys_hospital=may(to(spend_money(2), special("mysterious-serum"))),
    ye_olde_magick_shoppe=seq(spell(), test(W, failed=suffer(horror=2))),
)  # fmt: skip

sanford("southside-5", "historical-society")

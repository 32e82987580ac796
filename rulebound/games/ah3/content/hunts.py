"""The hunt cards of the archive: they go into a neighbourhood deck, and a worshiper comes with them."""

from rulebound.core.card_language.forms import may, to
from rulebound.games.ah3.cards import hunt
from rulebound.games.ah3.effects import (
    COMMON,
    CURIO,
    I,
    L,
    O,
    S,
    W,
    buy,
    item,
    money,
    recover,
    spell,
    spell_for,
    spend_money,
    test,
)

hunt(
    13, "downtown", '"Wolf-Man" Drew', "",
    arkham_asylum=may(to(spend_money(1), recover(sanity=3))),
    independence_square=buy(CURIO, 1),
    la_bella_luna=test(O, passed=money(3)),
)  # fmt: skip
hunt(
    14, "easttown", "Billy Cooper", "police-station",
    hibbs_roadhouse=may(to(spend_money(1), recover(sanity=3))),
    police_station=test(I, passed=item(COMMON)),
    velmas_diner=may(to(spend_money(1), recover(health=3))),
)  # fmt: skip
hunt(
    15, "rivertown", "Herman Collins", "graveyard",
    black_cave=test(L, passed=spell()),
    general_store=buy(COMMON),
    graveyard=test(S, passed=money(3)),
)  # fmt: skip
hunt(
    16, "uptown", "Ruth Turner", "st-marys-hospital",
    hangmans_hill=test(W, passed=item(COMMON)),
    st_marys_hospital=may(to(spend_money(1), recover(health=3))),
    ye_olde_magick_shoppe=spell_for(3, 3),
)  # fmt: skip
hunt(
    17, "southside", "Alma Hill", "historical-society",
    historical_society=test(I, passed=item(CURIO)),
    mas_boarding_house=may(to(spend_money(1), recover(health=3))),
    south_church=may(to(spend_money(1), recover(sanity=3))),
)  # fmt: skip

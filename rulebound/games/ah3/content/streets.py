"""Encounters in the streets: residential, bridge, park."""

from rulebound.core.card_language.forms import may, one_of, seq, to
from rulebound.games.ah3.cards import encounter
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
    become_delayed,
    buy,
    delayed,
    focus,
    item,
    lose_money,
    money,
    monster_here,
    move,
    recover,
    recover_one,
    remnant,
    spawn_clue,
    spell,
    spend_money,
    test,
)

encounter(
    "street", 1,
    residential=buy(COMMON, 1, half=True),
    bridge=may(to(become_delayed(), recover_one(sanity=2))),
    park=test(W, passed=recover_one(sanity=3)),
)  # fmt: skip
encounter(
    "street", 2,
    residential=may(to(become_delayed(), item(CURIO))),
    bridge=one_of(seq(money(1), recover(health=1, sanity=1)), item(COMMON)),
    park=recover_one(health=1, sanity=1),
)  # fmt: skip
encounter(
    "street", 3,
    residential=test(I, passed=money(2), failed=lose_money(2)),
    bridge=test(I, passed=item(COMMON)),
    park=test(O, passed=money(2)),
)  # fmt: skip
encounter(
    "street", 4,
    residential=money(1),
    bridge=buy(COMMON, 1, half=True),
    park=test(S, passed=ally()),
)  # fmt: skip
encounter(
    "street", 5,
    residential=seq(recover_one(sanity=1), focus()),
    bridge=test(O, passed=remnant()),
    park=recover_one(health=2),
)  # fmt: skip
encounter(
    "street", 6,
    residential=test(O, passed=move(2, unseen=True), failed=monster_here(exhausted=True)),
    bridge=test(O, passed=spawn_clue()),
    park=test(L, passed=recover_one(sanity=2)),
)  # fmt: skip
encounter(
    "street", 7,
    residential=test(O, passed=item(COMMON), failed=delayed()),
    bridge=may(to(spend_money(1), recover_one(health=3))),
    park=move(1),
)  # fmt: skip
encounter(
    "street", 8,
    residential=test(L, passed=spell()),
    bridge=money(2),
    park=may(seq(recover(health=2), one_of(spend_money(1), become(CURSED)))),
)  # fmt: skip

"""General encounters: for any city, wilderness or sea."""

from rulebound.core.card_language.forms import may, one_of, seq, to
from rulebound.games.eldritch.cards import encounter
from rulebound.games.eldritch.effects import (
    ALLY,
    ITEM,
    MADNESS,
    SERVICE,
    TOME,
    WEAPON,
    I,
    L,
    O,
    S,
    W,
    become_delayed,
    delayed,
    discard_condition,
    discard_possession,
    from_reserve,
    gain,
    gain_a,
    gain_artifact,
    gain_artifact_of,
    gain_clues,
    gain_random,
    gain_spell,
    improve,
    lose,
    move,
    recover,
    spawn_clues,
    spend_clues,
    test,
)

encounter(
    "general", 1,
    city=test(O, 0, one_of(from_reserve(ITEM), gain_random(ITEM)), gain("detained")),
    wilderness=seq(gain_random(ITEM), lose(sanity=1)),
    sea=test(O, 0, gain_artifact(), delayed()),
)  # fmt: skip
encounter(
    "general", 2,
    city=test(I, 0, spawn_clues(1), gain("debt")),
    wilderness=test(W, 0, one_of(gain_clues(1), improve(L)), gain("cursed")),
    sea=seq(move(1), lose(sanity=1)),
)  # fmt: skip
encounter(
    "general", 3,
    city=test(S, 0, one_of(from_reserve(ITEM), gain_random(ITEM)), seq(lose(health=1), discard_possession(ITEM))),
    wilderness=test(L, 0, one_of(gain_clues(1), gain_spell())),
    sea=test(L, -1, seq(gain("blessed"), recover(1, 1))),
)  # fmt: skip
encounter(
    "general", 4,
    city=test(I, 0, None, gain("leg-injury")),
    wilderness=test(O, 0, move(1), seq(lose(health=1), gain("leg-injury"))),
    sea=test(O, 0, seq(gain_clues(1), gain_random(ALLY)), gain("paranoia")),
)  # fmt: skip
encounter(
    "general", 5,
    city=test(I, 0, gain_random(WEAPON), gain("detained")),
    wilderness=may(to(spend_clues(1), gain_artifact())),
    sea=may(to(become_delayed(), gain_artifact())),
)  # fmt: skip
encounter(
    "general", 6,
    city=test(L, -1, gain_artifact_of(TOME)),
    wilderness=test(O, 0, gain_artifact_of(TOME)),
    sea=test(L, 0, one_of(gain_clues(1), improve(W)), gain("cursed")),
)  # fmt: skip
encounter(
    "general", 7,
    city=test(I, 0, gain_random(ALLY), gain("debt")),
    wilderness=test(O, 0, move(1), seq(delayed(), gain_a(MADNESS))),
    sea=seq(lose(sanity=1), gain("back-injury")),
)  # fmt: skip
encounter(
    "general", 8,
    city=seq(recover(sanity=2), test(O, 0, None, discard_possession(ITEM))),
    wilderness=test(L, 0, one_of(gain_clues(1), improve(I)), gain("cursed")),
    sea=test(I, 0, gain_clues(1)),
)  # fmt: skip
encounter(
    "general", 9,
    city=test(S, 0, gain_random(ALLY), lose(health=1)),
    wilderness=test(S, 0, improve(W), seq(lose(health=1), gain("leg-injury"))),
    sea=test(I, 0, spawn_clues(1)),
)  # fmt: skip
encounter(
    "general", 10,
    city=test(W, 0, spawn_clues(1), lose(sanity=2)),
    wilderness=test(S, 0, None, gain("hallucinations")),
    sea=test(S, 0, None, delayed()),
)  # fmt: skip
encounter(
    "general", 11,
    city=test(W, 0, recover(sanity=2), gain("paranoia")),
    wilderness=may(to(become_delayed(), one_of(recover(sanity=3), discard_condition(MADNESS)))),
    sea=test(L, 0, gain_spell(), gain("cursed")),
)  # fmt: skip
encounter(
    "general", 12,
    city=test(I, 0, one_of(from_reserve(SERVICE), gain_random(SERVICE))),
    wilderness=test(W, -1, gain_artifact(), lose(sanity=2)),
    sea=test(W, 0, None, discard_possession(ITEM)),
)  # fmt: skip

"""Encounters in the nine named cities: America, Europe, Asia and Australia."""

from rulebound.core.card_language.forms import may, seq, to
from rulebound.games.eldritch.cards import encounter
from rulebound.games.eldritch.effects import (
    INCANTATION,
    MADNESS,
    RITUAL,
    WEAPON,
    I,
    L,
    O,
    S,
    W,
    become_delayed,
    call_a_monster,
    delayed,
    discard_a_monster,
    discard_condition,
    gain,
    gain_a,
    gain_clues,
    gain_random,
    gain_spell,
    gain_spell_of,
    hurt_a_monster,
    hurt_all_on_a_space,
    improve,
    improve_any,
    lose,
    move_a_monster,
    paid_with,
    spawn_clue_anywhere,
    spawn_clues,
    spend_clues,
    test,
)

# ------------------------------------------------------------------ America

encounter(
    "america", 1,
    arkham=seq(gain_spell_of(INCANTATION), test(L, 0, None, gain("hallucinations"))),
    san_francisco=may(to(spend_clues(1), improve(O))),
    buenos_aires=test(L, 0, gain("blessed"), lose(sanity=2)),
)  # fmt: skip
encounter(
    "america", 2,
    arkham=seq(gain_spell_of(INCANTATION), test(W, 1, None, gain("paranoia"))),
    san_francisco=test(W, -1, improve_any(), gain("leg-injury")),
    buenos_aires=test(L, 0, gain_spell_of(RITUAL), lose(sanity=1)),
)  # fmt: skip
encounter(
    "america", 3,
    arkham=test(L, 1, gain_spell()),
    san_francisco=test(I, 0, improve(O), gain("debt")),
    buenos_aires=test(L, 1, gain_spell(), gain("debt")),
)  # fmt: skip
encounter(
    "america", 4,
    arkham=may(to(spend_clues(1), gain_spell_of(INCANTATION))),
    san_francisco=test(W, 0, gain("blessed"), gain("detained")),
    buenos_aires=may(to(spend_clues(1), gain_spell_of(RITUAL))),
)  # fmt: skip
encounter(
    "america", 5,
    arkham=test(O, 0, gain_spell_of(INCANTATION), lose(health=1)),
    san_francisco=may(to(become_delayed(), improve_any())),
    buenos_aires=seq(gain_spell_of(RITUAL), test(W, 0, None, gain("detained"))),
)  # fmt: skip
encounter(
    "america", 6,
    arkham=test(L, 0, gain_spell_of(INCANTATION), gain("amnesia")),
    san_francisco=seq(improve(O), test(L, 0, None, lose(1, 1))),
    buenos_aires=seq(gain_spell_of(RITUAL), test(L, 0, None, gain("paranoia"))),
)  # fmt: skip
encounter(
    "america", 7,
    arkham=may(to(become_delayed(), gain_spell(2))),
    san_francisco=seq(improve(O), test(W, -1, None, lose(sanity=2))),
    buenos_aires=may(to(become_delayed(), gain_spell(2))),
)  # fmt: skip
encounter(
    "america", 8,
    arkham=test(L, 0, gain("blessed"), gain("paranoia")),
    san_francisco=test(W, 0, improve(O), gain_a(MADNESS)),
    buenos_aires=test(I, 0, gain_spell_of(RITUAL)),
)  # fmt: skip

# ------------------------------------------------------------------ Europe

encounter(
    "europe", 1,
    london=test(O, 0, gain("blessed"), delayed()),
    rome=test(I, 0, improve(W)),
    istanbul=test(I, -1, improve_any(), gain("debt")),
)  # fmt: skip
encounter(
    "europe", 2,
    london=test(O, 0, spawn_clues(2), gain("hallucinations")),
    rome=seq(improve(W), test(I, 0, None, lose(1, 1))),
    istanbul=may(to(become_delayed(), improve_any())),
)  # fmt: skip
encounter(
    "europe", 3,
    london=test(O, -1, gain_clues(1)),
    rome=test(I, -1, gain("blessed"), seq(lose(sanity=1), discard_condition("blessed"))),
    istanbul=test(L, 0, improve(I)),
)  # fmt: skip
encounter(
    "europe", 4,
    london=may(to(gain("debt"), gain_clues(2))),
    rome=may(to(become_delayed(), gain("blessed"))),
    istanbul=test(W, 0, improve(I), gain_a(MADNESS)),
)  # fmt: skip
encounter(
    "europe", 5,
    london=seq(spawn_clue_anywhere(), test(S, 0, None, gain("detained"))),
    rome=test(W, 0, improve(W), lose(sanity=1)),
    istanbul=may(to(spend_clues(1), improve(I))),
)  # fmt: skip
encounter(
    "europe", 6,
    london=test(O, 0, spawn_clue_anywhere(), lose(sanity=1)),
    rome=test(I, 0, gain("blessed"), gain("detained")),
    istanbul=seq(improve(I), test(W, 0, None, lose(health=2))),
)  # fmt: skip
encounter(
    "europe", 7,
    london=seq(spawn_clues(2), test(O, 0, None, gain("internal-injury"))),
    rome=may(paid_with(improve_any(), test(W, 0, None, gain("cursed")))),
    istanbul=seq(improve(I), test(W, 0, None, lose(sanity=2))),
)  # fmt: skip
encounter(
    "europe", 8,
    london=may(to(become_delayed(), spawn_clues(2))),
    rome=seq(improve(W), test(W, -1, None, gain("paranoia"))),
    istanbul=test(O, 0, gain("blessed"), gain("back-injury")),
)  # fmt: skip

# ------------------------------------------------------------------ Asia and Australia

encounter(
    "asia-australia", 1,
    shanghai=test(O, 0, improve(L), lose(sanity=1)),
    tokyo=test(I, 0, hurt_all_on_a_space(2), gain("back-injury")),
    sydney=test(W, 0, improve(S), lose(sanity=1)),
)  # fmt: skip
encounter(
    "asia-australia", 2,
    shanghai=test(I, 0, improve_any(), lose(health=1)),
    tokyo=may(to(become_delayed(), hurt_a_monster(3))),
    sydney=seq(improve(S), test(S, -1, None, lose(health=2))),
)  # fmt: skip
encounter(
    "asia-australia", 3,
    shanghai=seq(improve(L), test(W, 0, None, gain("hallucinations"))),
    tokyo=call_a_monster(),
    sydney=seq(improve(S), test(I, 0, None, gain("detained"))),
)  # fmt: skip
encounter(
    "asia-australia", 4,
    shanghai=test(I, 0, improve(L)),
    tokyo=test(I, 0, hurt_a_monster(2), gain("detained")),
    sydney=test(W, 0, improve(S), lose(sanity=1)),
)  # fmt: skip
encounter(
    "asia-australia", 5,
    shanghai=may(to(spend_clues(1), improve(L))),
    tokyo=test(I, -1, hurt_a_monster(3), gain("detained")),
    sydney=may(to(spend_clues(1), improve(S))),
)  # fmt: skip
encounter(
    "asia-australia", 6,
    shanghai=seq(improve(L), test(O, 0, None, delayed())),
    tokyo=test(W, 0, gain("blessed"), gain("hallucinations")),
    sydney=test(I, -1, gain_random(WEAPON), gain("debt")),
)  # fmt: skip
encounter(
    "asia-australia", 7,
    shanghai=may(to(become_delayed(), improve_any())),
    tokyo=may(to(spend_clues(1), discard_a_monster())),
    sydney=test(I, 0, gain("blessed"), gain("detained")),
)  # fmt: skip
encounter(
    "asia-australia", 8,
    shanghai=test(S, 0, gain("blessed"), gain("detained")),
    tokyo=test(I, 0, move_a_monster()),
    sydney=may(to(become_delayed(), gain_random(WEAPON))),
)  # fmt: skip

"""Other worlds, expeditions and special encounters: a situation, and what it leads to."""

from rulebound.core.card_language.forms import may, one_of, seq, to, unless
from rulebound.games.eldritch.cards import complex_encounter
from rulebound.games.eldritch.effects import (
    DIE_PER_CLUE,
    DIE_PER_SANITY,
    INJURY,
    ITEM,
    LESS_PER_CULTIST,
    LESS_PER_SPELL,
    MADNESS,
    SUCCESS_PER_CLUE,
    I,
    L,
    O,
    S,
    W,
    become_delayed,
    close,
    delayed,
    devoured,
    discard_possession,
    discard_spells,
    discard_that_monster,
    doom,
    fail_block,
    gain,
    gain_a,
    gain_artifact,
    gain_clues,
    gain_spell,
    if_has,
    improve,
    lose,
    paid_with,
    result_of_three,
    retreat,
    spawn_and_fight,
    spawn_here,
    spend,
    spend_clues,
    test,
    token_on_mystery,
    token_on_sheet,
    whether,
)

OTHER_WORLD, SPECIAL = "other-world", "special"
CELAENO, FUTURE, GREAT_RACE, CARCOSA = "great-hall-of-celaeno", "the-future", "city-of-the-great-race", "lost-carcosa"
PAST, DREAMLANDS, YUGGOTH, UNDERWORLD, ABYSS = "the-past", "the-dreamlands", "yuggoth", "the-underworld", "the-abyss"


def other_world(n: int, title: str, initial, pass_, fail) -> None:  # type: ignore[no-untyped-def]
    complex_encounter(OTHER_WORLD, n, title, initial, pass_, fail)


other_world(1, CELAENO, test(O, -1), seq(close(), test(L, 0, one_of(gain_clues(1), gain_spell()), lose(sanity=2))),
            unless(lose(sanity=3), spend_clues(1)))  # fmt: skip
other_world(2, FUTURE, test(W, -1), seq(close(), test(O, 0, gain_clues(2))), test(L, 0, None, lose(sanity=6)))
other_world(3, GREAT_RACE, test(L, -1), seq(close(), test(W, 0, gain_clues(1))),
            unless(seq(lose(sanity=2), gain("paranoia")), spend_clues(1)))  # fmt: skip
other_world(4, CARCOSA, test(L, -1), seq(close(), may(to(become_delayed(), gain_clues(2)))), test(I, 0, None, doom(1)))
other_world(
    5, PAST, test(I, -1), seq(may(to(become_delayed(), gain_clues(2))), close()), test(S, 0, None, lose(health=6))
)
other_world(6, PAST, test(L), seq(close(), may(to(become_delayed(), gain_spell()))), test(W, 0, None, lose(sanity=3)))
other_world(7, DREAMLANDS, test(W, -1, extra=DIE_PER_CLUE), test(S, 0, close(), seq(lose(health=2), delayed())),
            seq(delayed(), gain("hallucinations")))  # fmt: skip
other_world(8, FUTURE, test(W), test(L, 0, close(), lose(health=2)), test(S, 0, None, gain("amnesia")))
other_world(9, GREAT_RACE, test(W), test(L, 0, close(), lose(health=2)), unless(gain("hallucinations"), spend_clues(1)))
other_world(10, YUGGOTH, test(I), test(L, 0, close(), lose(sanity=1)), unless(lose(sanity=2), spend_clues(1)))
other_world(11, CELAENO, test(L), test(W, 0, close(), delayed()), unless(gain("amnesia"), spend_clues(1)))
other_world(12, CARCOSA, test(O), test(L, 0, close(), gain("paranoia")), unless(lose(sanity=2), become_delayed()))
other_world(13, YUGGOTH, test(W), test(L, 0, close(), delayed()), test(L, -1, close(), lose(sanity=3)))
other_world(
    14, GREAT_RACE, whether(spend_clues(1)), test(W, 0, close(), lose(sanity=1)), test(S, 0, close(), lose(1, 1))
)
other_world(15, YUGGOTH, whether(spend_clues(1)), test(L, 0, close(), gain("hallucinations")),
            test(W, 0, close(), lose(health=1)))  # fmt: skip
other_world(16, CELAENO, test(W), test(L, 0, close(), lose(sanity=1)), may(to(spend_clues(1), close()), delayed()))
other_world(17, CARCOSA, test(W), test(L, 0, close(), lose(sanity=1)), test(L, -1, close(), lose(health=2)))
other_world(18, UNDERWORLD, test(I), test(W, 0, close(), lose(sanity=1)),
            may(to(discard_possession(ITEM), close()), seq(lose(health=1), gain_a(INJURY))))  # fmt: skip
other_world(19, GREAT_RACE, test(I), seq(gain_clues(2), test(L, -1, close(), lose(sanity=1))),
            unless(seq(gain("paranoia"), lose(sanity=1)), become_delayed()))  # fmt: skip
other_world(20, CELAENO, test(L), seq(gain_spell(), test(I, -1, close(), delayed())),
            seq(gain("hallucinations"), test(W, 0, None, lose(health=2))))  # fmt: skip
other_world(21, DREAMLANDS, test(L), seq(gain_clues(2), unless(delayed(), paid_with(spend(health=1), close()))),
            seq(lose(health=1), test(O, 0, None, discard_possession(ITEM))))  # fmt: skip
other_world(
    22, YUGGOTH, test(W), seq(gain_artifact(), test(O, -1, close(), gain("amnesia"))), test(S, 0, None, lose(1, 1))
)
other_world(23, ABYSS, test(O), seq(improve(W), test(S, -1, close(), gain("back-injury"))),
            seq(gain("leg-injury"), test(W, 0, None, lose(1, 1))))  # fmt: skip
other_world(24, CARCOSA, test(I), seq(gain_artifact(), unless(delayed(), paid_with(spend_clues(2), close()))),
            seq(lose(sanity=1), test(W, 0, None, gain("paranoia"))))  # fmt: skip


# ------------------------------------------------------------------ expeditions


def expedition(place: str, n: int, initial, pass_, fail) -> None:  # type: ignore[no-untyped-def]
    complex_encounter(place, n, place, initial, pass_, fail)


def back_from(injury: str):  # type: ignore[no-untyped-def]
    """The way a failed search for something that holds doom back ends."""
    return seq(lose(health=1), gain(injury), test(O, -1, retreat(1)))


def limping_home(injury: str):  # type: ignore[no-untyped-def]
    return seq(gain(injury), test(I, 0, gain_artifact(), lose(health=2)))


AMAZON, PYRAMIDS, AFRICA, HIMALAYAS = "the-amazon", "the-pyramids", "the-heart-of-africa", "the-himalayas"
TUNGUSKA, ANTARCTICA = "tunguska", "antarctica"

expedition(ANTARCTICA, 1, test(S), seq(retreat(1), test(W, 0, None, gain("amnesia"))), back_from("back-injury"))
expedition(ANTARCTICA, 2, test(O), test(W, 0, gain_artifact(), gain("hallucinations")),
           test(S, -1, gain_clues(2), gain("leg-injury")))  # fmt: skip
expedition(ANTARCTICA, 3, test(S), seq(gain_artifact(), test(O, -1, None, lose(sanity=1))), limping_home("leg-injury"))
expedition(AMAZON, 1, test(S), seq(retreat(1), test(L, 0, None, gain("amnesia"))), back_from("internal-injury"))
expedition(AMAZON, 2, test(O), test(L, 0, gain_artifact(), lose(sanity=2)),
           test(S, -1, gain_clues(2), gain("back-injury")))  # fmt: skip
expedition(
    AMAZON, 3, test(S), seq(gain_artifact(), test(O, -1, gain_clues(1), lose(sanity=1))), limping_home("leg-injury")
)
expedition(AFRICA, 1, test(S), seq(retreat(1), test(L, 0, None, gain("amnesia"))), back_from("back-injury"))
expedition(AFRICA, 2, test(O), test(L, 0, gain_artifact(), gain("hallucinations")),
           test(S, -1, gain_clues(2), gain("detained")))  # fmt: skip
expedition(AFRICA, 3, test(S), seq(gain_artifact(), test(O, -1, None, lose(sanity=1))), limping_home("leg-injury"))
expedition(HIMALAYAS, 1, spawn_and_fight(), seq(retreat(1), test(L, 0, None, lose(sanity=2))),
           test(O, 0, seq(discard_that_monster(), retreat(1)), lose(sanity=1)))  # fmt: skip
expedition(HIMALAYAS, 2, test(O), test(W, 0, gain_artifact(), gain("paranoia")),
           test(S, -1, gain_clues(2), gain("internal-injury")))  # fmt: skip
expedition(HIMALAYAS, 3, test(S), seq(gain_artifact(), test(L, -1, None, lose(sanity=2))),
           test(I, 0, gain_artifact(), gain("paranoia")))  # fmt: skip
expedition(PYRAMIDS, 1, test(S), seq(retreat(1), test(L, 0, None, gain("amnesia"))), back_from("internal-injury"))
expedition(PYRAMIDS, 2, test(O), test(L, 0, gain_artifact(), lose(sanity=2)),
           test(S, -1, gain_clues(2), seq(lose(health=1), gain("internal-injury"))))  # fmt: skip
expedition(PYRAMIDS, 3, test(S), seq(gain_artifact(), test(O, -1, None, lose(health=1))), limping_home("leg-injury"))
expedition(TUNGUSKA, 1, test(S), test(L, 0, retreat(1), gain("amnesia")), back_from("leg-injury"))
expedition(TUNGUSKA, 2, test(O), test(W, 0, gain_artifact(), gain("paranoia")),
           test(S, -1, gain_clues(2), gain("back-injury")))  # fmt: skip
expedition(TUNGUSKA, 3, test(S), seq(gain_artifact(), test(O, -1, gain_clues(1), lose(sanity=1))),
           limping_home("internal-injury"))  # fmt: skip


# ------------------------------------------------------------------ special encounters


def special(of: str, n: int, title: str, initial, pass_, fail) -> None:  # type: ignore[no-untyped-def]
    complex_encounter(f"special-{of}", n, title, initial, pass_, fail)


RLYEH, KEY = "rlyeh-risen", "the-key-and-the-gate"
special("cthulhu", 1, RLYEH, test(L, -1), test(I, -1, token_on_mystery(), fail_block()), doom(1))
special("cthulhu", 2, RLYEH, test(S, -1), test(O, -1, token_on_mystery()), gain("detained"))
special("cthulhu", 3, RLYEH, test(W, -1), test(L, -1, token_on_mystery()), lose(sanity=3))
special("cthulhu", 4, RLYEH, test(S, -1), test(W, -1, token_on_mystery(), gain("hallucinations")), lose(health=3))
special("cthulhu", 5, RLYEH, test(O, -1), test(L, -1, token_on_mystery(), fail_block()), lose(health=3))
special("cthulhu", 6, RLYEH, seq(lose(sanity=1), test(O, -1)), test(L, -1, token_on_mystery(), gain("paranoia")),
        seq(gain("leg-injury"), spawn_here()))  # fmt: skip
special("yog-sothoth", 1, KEY, seq(if_has("dark-pact", devoured()), test(W, -1)),
        test(L, 0, may(to(discard_spells(1), token_on_sheet()), lose(sanity=3)), lose(sanity=3)),
        devoured())  # fmt: skip
special("yog-sothoth", 2, KEY, test(W, -1), result_of_three(I, SUCCESS_PER_CLUE, lose(sanity=3)), devoured())
special("yog-sothoth", 3, KEY, test(O, -1), result_of_three(S, DIE_PER_SANITY, gain("cursed")), devoured())
special("yog-sothoth", 4, KEY, test(S, -1),
        test(L, 0, may(to(gain("amnesia"), token_on_sheet()), lose(sanity=3)), lose(sanity=3)), devoured())  # fmt: skip
special("yog-sothoth", 5, KEY, test(L, -1), test(I, 0, token_on_sheet(), doom(1), LESS_PER_CULTIST),
        seq(gain("cursed"), gain_a(MADNESS), gain_a(INJURY)))  # fmt: skip
special("yog-sothoth", 6, KEY, test(L, -1), test(W, 0, token_on_sheet(), lose(sanity=3), LESS_PER_SPELL),
        seq(gain_spell(2), gain("dark-pact")))  # fmt: skip

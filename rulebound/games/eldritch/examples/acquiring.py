"""Assets, the reserve and the bank loan; gaining, searching, discarding; what runs out."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    ENCOUNTER,
    JIM,
    LEO,
    MARK,
    NORMAN,
    TRISH,
    begin,
    clues,
    clues_on_board,
    conditions,
    doom,
    draw,
    encounters,
    health,
    meet,
    mythos,
    pile,
    sanity,
    size,
    space,
    things,
)

LOAN = "eldritch-prompt-loan"
BUY = "eldritch-prompt-acquire"
CHEAP = "bandages whiskey kerosene axe"
"""Worth 1, 1, 1 and 2."""


def shop(t: ExampleTable, dice: str, reserve: str = CHEAP) -> None:
    """Trish, with three dice of influence, acquires assets in Arkham."""
    begin(t, TRISH, space="arkham")
    t.arrange("reserve", cards=reserve)
    t.arrange("dice", results=dice)
    t.choose("acquire")


# ------------------------------------------------------------------ acquiring assets


@example("eldritch/acquire-assets.1", "Any number of cards, worth no more than the successes")
def as_much_as_the_successes(t: ExampleTable) -> None:
    shop(t, "5 6 1")
    t.heard("eldritch-log-acquires", "eldritch/acquire-assets.1")
    t.choose("no-loan")
    t.asked(1, BUY, n=2)
    t.offered("buy axe", "buy bandages")
    t.choose("buy whiskey")
    t.asked(1, BUY, n=1)
    t.not_offered("buy axe")
    t.choose("buy kerosene")
    t.expect(things(1) == ("whiskey", "kerosene"))


@example("eldritch/acquire-assets.1", "Only in a city")
def only_in_a_city(t: ExampleTable) -> None:
    begin(t, TRISH, space="tunguska")
    t.arrange("reserve", cards=CHEAP)
    t.refused("acquire", "eldritch/acquire-assets.1")


@example("eldritch/acquire-assets.2", "Who takes nothing may discard a card of the reserve")
def discard_one(t: ExampleTable) -> None:
    shop(t, "1 1 1")
    t.choose("no-loan")
    t.not_offered("buy bandages")
    t.choose("discard axe")
    t.expect(pile("assets-discard") == ("axe",), size("reserve") == 4)


@example("eldritch/acquire-assets.2", "Not besides taking something")
def not_both(t: ExampleTable) -> None:
    shop(t, "5 6 1")
    t.choose("no-loan", "buy whiskey")
    t.offered("buy kerosene")
    t.not_offered("discard axe")


@example("eldritch/acquire-assets.3", "Not beside a monster")
def no_shopping_beside_monsters(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("monster", code="ghoul", space="arkham")
    t.refused("acquire", "eldritch/acquire-assets.3")


@example("eldritch/bank-loan.1", "A Debt for two successes more")
def borrowing(t: ExampleTable) -> None:
    shop(t, "5 1 1")
    t.asked(1, LOAN, n=1)
    t.choose("loan")
    t.expect(conditions(1) == ("debt",))
    t.heard("eldritch-log-loan", "eldritch/bank-loan.1")
    t.asked(1, BUY, n=3)


@example("eldritch/bank-loan.2", "Not for who has a Debt")
def no_second_loan(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("reserve", cards=CHEAP)
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="5 1 1")
    t.choose("acquire")
    t.asked(1, BUY, n=1)


@example("eldritch/reserve.3", "While assets are acquired no new card is laid out; afterwards the gaps are filled")
def filled_up_afterwards(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("reserve", cards=CHEAP)
    draw(t, "assets", "holy-cross fine-clothes")
    t.arrange("dice", results="5 6 1")
    t.choose("acquire", "no-loan", "buy whiskey")
    t.expect(pile("reserve") == ("bandages", "kerosene", "axe"))
    t.choose("pass")
    t.expect(pile("reserve") == ("bandages", "kerosene", "axe", "holy-cross"))


@example("eldritch/reserve.3", "Outside of that action a gap is filled at once")
def filled_up_at_once(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("reserve", cards=CHEAP)
    t.arrange("has", seat=1, card="cat-burglar")
    draw(t, "assets", "holy-cross")
    t.arrange("dice", results="5")
    t.choose("send cat-burglar", "take axe")
    t.expect(things(1) == ("cat-burglar", "axe"), pile("reserve") == ("bandages", "whiskey", "kerosene", "holy-cross"))


# ------------------------------------------------------------------ gaining


@example("eldritch/gaining.9", "From the reserve one takes what one likes of what fits")
def choose_from_the_reserve(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("reserve", cards="bandages vatican-missionary axe private-care")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("dice", results="6")
    t.choose("send cat-burglar")
    t.offered("take bandages", "take axe")
    t.not_offered("take vatican-missionary", "take private-care")
    t.choose("take bandages")
    t.expect(things(1) == ("cat-burglar", "bandages"))


@example("eldritch/gaining.1 eldritch/component-limits.1", "A card of a kind is the top card of its deck")
def the_top_card(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "artifacts", "ruby-of-rlyeh")
    mythos(t, "heart-of-corruption")
    t.arrange("dice", results="6")
    t.play()
    t.expect(things(1) == ("ruby-of-rlyeh",))


@example("eldritch/gaining.8 eldritch/component-limits.1", "What is not to be had is not gained")
def none_left(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("gone", pile="artifacts")
    mythos(t, "heart-of-corruption")
    t.arrange("dice", results="6")
    t.heard("eldritch-log-none", "eldritch/gaining.8")
    t.expect(things(1) == ())


@example("eldritch/gaining.4 eldritch/searching.1", "Of a trait: the first from the bottom of the deck that fits")
def of_a_trait(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    for code in ("bandages", "witch-doctor", "arcane-scholar", "axe"):
        t.arrange("card", code=code, to="assets", at=-1)
    mythos(t, "rally-the-people")
    t.play()
    t.expect(things(1) == ("arcane-scholar",))
    t.heard("eldritch-log-gains", "eldritch/gaining.4")


@example("eldritch/searching.3 eldritch/hidden-information.3", "A deck that was searched is shuffled")
def shuffled_after_the_search(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("size", pile="assets", n=0)
    for code in ("axe", "witch-doctor", "bandages"):
        t.arrange("card", code=code, to="assets", at=-1)
    mythos(t, "rally-the-people")
    t.play()
    t.expect(things(1) == ("witch-doctor",), pile("assets") == ("", ""))


@example("eldritch/gaining.6 eldritch/gaining.4", "What is not in the deck is looked for among the discarded")
def among_the_discarded(t: ExampleTable) -> None:
    meet(t)
    t.arrange("card", code="axe", to="assets-discard")
    t.arrange("monster", code="maniac", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    t.play()
    t.expect(things(1) == ("axe",), pile("assets-discard") == ())
    t.choose("pass")


@example("eldritch/gaining.6", "By name: that card and no other, from wherever it lies in the deck")
def by_name(t: ExampleTable) -> None:
    meet(t)
    t.arrange("monster", code="maniac", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    t.play()
    t.expect(things(1) == ("axe",))
    t.choose("pass")


@example("eldritch/gaining.7", "If it lies in the reserve it is taken from there")
def from_where_it_lies(t: ExampleTable) -> None:
    meet(t)
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    t.arrange("monster", code="maniac", space="arkham")
    draw(t, "assets", "holy-cross")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    t.play()
    t.expect(things(1) == ("axe",), pile("reserve") == ("bandages", "whiskey", "kerosene", "holy-cross"))
    t.choose("pass")


@example("eldritch/component-limits.2 eldritch/gaining.8", "What somebody has is not available to anybody else")
def somebody_has_it(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("sheet", seat=2, space="rome")
    t.arrange("has", seat=2, card="axe")
    t.arrange("monster", code="maniac", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    t.play()
    t.heard("eldritch-log-none-named", "eldritch/gaining.8")
    t.choose("pass")
    t.asked(2, "eldritch-prompt-encounter")
    t.expect(things(1) == (), things(2) == ("axe",), unchanged=True)


@example("eldritch/component-limits.3", "Nor is what lies with the fallen")
def with_the_fallen(t: ExampleTable) -> None:
    meet(t)
    t.arrange("body", code="lily-chen", space="rome", has="axe")
    t.arrange("monster", code="maniac", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 1 6 1 1")
    t.play()
    t.heard("eldritch-log-none-named", "eldritch/gaining.8")
    t.choose("pass")
    t.expect(things(1) == (), unchanged=True)


# ------------------------------------------------------------------ two-sided cards


@example("eldritch/double-sided-cards.3", "A Spell at random is the lowest of the deck")
def the_lowest_spell(t: ExampleTable) -> None:
    meet(t, JIM)
    draw(t, "spells", "wither shriveling")
    draw(t, "america", "america-7")
    encounters(t)
    t.choose("america", "do")
    t.expect(things(1) == ("wither", "shriveling"))


@example("eldritch/gaining.2", "One that one has already is put back, and the next one taken")
def not_one_i_have(t: ExampleTable) -> None:
    meet(t, JIM)
    t.arrange("has", seat=1, card="wither", back="a")
    draw(t, "spells", "wither shriveling")
    draw(t, "america", "america-3")
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    t.choose("america")
    t.expect(things(1) == ("wither", "shriveling"))


@example("eldritch/gaining.5", "Searching for a trait, too, passes by what one has")
def of_a_trait_but_new(t: ExampleTable) -> None:
    meet(t, JIM)
    t.arrange("has", seat=1, card="wither", back="a")
    draw(t, "spells", "shriveling wither flesh-ward")
    draw(t, "america", "america-1")
    encounters(t)
    t.arrange("dice", results="6 1 1")
    t.choose("america")
    t.expect(things(1) == ("wither", "flesh-ward"))
    t.heard("eldritch-log-gains", "eldritch/gaining.5")


@example("eldritch/double-sided-cards.2", "The front of the top card of a two-sided deck lies open")
def the_top_lies_open(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("gone", pile="conditions")
    t.arrange("dice", results="6 1")
    t.expect(pile("conditions") == ())
    t.choose("pay debt")
    t.expect(pile("conditions") == ("debt",))


@example("eldritch/double-sided-cards.4", "A two-sided card that is discarded is in its deck again")
def into_the_deck_at_once(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="6 1")
    t.choose("pay debt")
    t.expect(conditions(1) == (), size("conditions") == 36)
    t.heard("core-log-discard", "eldritch/double-sided-cards.4")


@example("eldritch/conditions.3", "Nobody has a condition twice")
def no_condition_twice(t: ExampleTable) -> None:
    meet(t, MARK, "space-5")
    t.arrange("has", seat=1, card="leg-injury", back="twisted-knee")
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.asked(2, ENCOUNTER)
    t.expect(conditions(1) == ("leg-injury",), size("conditions") == 35, unchanged=True)


@example("eldritch/conditions.3 eldritch/faq-8", "Nor may one choose to gain it as a way out")
def no_way_out(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-the-dark-man")
    t.arrange("tracks", doom=10)
    mythos(t, "desperate-times")
    t.arrange("dice", results="6")
    t.play()
    t.expect(doom() == 8)


@example("eldritch/faq-8", "What follows unless may be chosen")
def the_way_out(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("tracks", doom=10)
    mythos(t, "desperate-times")
    t.choose("gain dark-pact")
    t.expect(conditions(1).has("dark-pact"), doom() == 10)


# ------------------------------------------------------------------ discarding and what runs out


@example("eldritch/discarding.3 eldritch/hidden-information.8", "A discarded card lies face up on its pile")
def face_up(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("blow-up dynamite")
    t.expect(pile("assets-discard") == ("dynamite",))


@example("eldritch/discarding.1", "One discards only what is one's own")
def only_ones_own(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="space-5")
    t.arrange("has", seat=1, card="axe")
    t.arrange("has", seat=1, card="bandages")
    t.arrange("has", seat=2, card="holy-cross")
    draw(t, "general", "general-3")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.choose("pass")
    t.offered("discard axe", "discard bandages")
    t.not_offered("discard holy-cross")


@example("eldritch/discarding.12", "Who has fewer discards all of them")
def all_there_is(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("ongoing", code="mysterious-lights")
    mythos(t, "the-storm")
    t.play()
    t.expect(clues(1) == 0)


@example("eldritch/component-limits.8", "An empty deck is made anew at once from what was discarded")
def deck_made_anew(t: ExampleTable) -> None:
    meet(t, MARK, "tunguska")
    t.arrange("card", code="general-1", to="general-discard")
    t.arrange("card", code="general-2", to="general-discard")
    draw(t, "general", "general-10")
    t.arrange("size", pile="general", n=1)
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    t.play()
    t.heard("eldritch-log-renewed", "eldritch/component-limits.8")
    t.expect(pile("general") == ("", ""), pile("general-discard") == ("general-10",))


@example("eldritch/component-limits.4", "Without any clue none is gained or spawned")
def no_clues_left(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("gone", pile="clues")
    t.choose("snoop trish-scarborough")
    t.heard("eldritch-log-no-clue", "eldritch/component-limits.4")
    t.expect(clues(1) == 0, unchanged=True)
    t.expect(clues_on_board() == 0, unchanged=True)


@example("eldritch/spend.4", "The last Sanity cannot be spent")
def not_the_last(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("dice", results="6")
    t.choose("read cultes-des-goules")
    t.asked(1, ACTION)
    t.expect(sanity(1) == 1, clues(1) == 0, unchanged=True)


@example("eldritch/spend.1", "Sanity is spent for two clues")
def spent_for_clues(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("dice", results="6")
    t.choose("read cultes-des-goules", "do")
    t.expect(sanity(1) == 3, clues(1) == 2)


@example("eldritch/spend.3", "Nobody has to spend anything")
def nothing_spent(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="cultes-des-goules")
    t.arrange("dice", results="6")
    t.choose("read cultes-des-goules")
    t.offered("do", "leave")
    t.choose("leave")
    t.expect(sanity(1) == 4, clues(1) == 0, unchanged=True)


@example("eldritch/spend.2", "Nobody spends what they do not have")
def nothing_to_spend(t: ExampleTable) -> None:
    meet(t, MARK, "tunguska")
    draw(t, "general", "general-5")
    encounters(t)
    t.asked(2, ENCOUNTER)
    t.expect(things(1) == (), unchanged=True)
    t.expect(space(1) == "tunguska", health(1) == 8, unchanged=True)


@example("eldritch/investigator-leo-anderson.1", "Leo takes an Ally of the reserve or the discard pile")
def leo_recruits(t: ExampleTable) -> None:
    begin(t, LEO, space="arkham")
    t.arrange("reserve", cards="witch-doctor axe bandages whiskey")
    t.arrange("card", code="urban-guide", to="assets-discard")
    t.arrange("monster", code="gug", space="arkham")
    t.arrange("dice", results="5 1")
    t.choose("recruit leo-anderson")
    t.offered("hire witch-doctor", "hire urban-guide")
    t.not_offered("hire axe")
    t.choose("hire urban-guide")
    t.expect(things(1) == ("urban-guide",), pile("assets-discard") == ())

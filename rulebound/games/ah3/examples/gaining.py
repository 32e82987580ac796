"""Gaining and losing cards, tokens, conditions; buying; casting spells."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    TOMMY,
    assets,
    begin,
    dice,
    draw,
    focus_tokens,
    focused,
    go,
    horror,
    meet,
    money,
    phase,
    pick,
    pick_action,
    pile,
    remnants,
    size,
    top,
    turn,
    who,
)

# ------------------------------------------------------------------ items


@example("ah3/478.6 ah3/414.2 ah3/478.5", "An item of a trait: any that fits from the display")
def from_the_display(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-2", "police-station")
    t.arrange("display", cards="knife 45-thompson pain-killers rabbits-foot liquid-courage")
    go(t)
    t.offered("take knife", "take pain-killers", "from-deck", seat=1)
    t.not_offered("take 45-thompson", seat=1)
    t.choose("take knife", seat=1)
    t.expect(assets(1) == ("knife",), size("display") == 5)


@example("ah3/478.6 ah3/462.3a ah3/462.3", "Or the first of the deck that fits; the others revealed go under the deck")
def from_the_deck(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-2", "police-station")
    t.arrange("display", cards="45-thompson bulletproof-vest")
    draw(t, "items", "38-revolver")
    go(t)
    t.choose("from-deck", seat=1)
    t.expect(assets(1) == ("38-revolver",))


@example("ah3/414.4 ah3/414.1", "The display is filled up to five")
def filled_up(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-2", "police-station")
    t.arrange("display", cards="knife")
    go(t)
    t.choose("take knife", seat=1)
    t.expect(size("display") == 5, pile("display").lacks("knife"))


# ------------------------------------------------------------------ buying


@example("ah3/454.1 ah3/478.2", "The price is paid, the card is taken")
def buying(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-3", "independence-square")
    t.arrange("sheet", seat=1, money=4)
    t.arrange("display", cards="38-revolver knife 45-thompson")
    go(t)
    t.not_offered("buy 45-thompson", seat=1)
    t.choose("buy 38-revolver", seat=1)
    t.expect(money(1) == 1, assets(1) == ("38-revolver",))
    t.choose("buy knife", seat=1)
    t.expect(money(1) == 0, assets(1) == ("38-revolver", "knife"))


@example("ah3/414.5", "Several purchases are one: the display is filled up only afterwards")
def at_once(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-3", "independence-square")
    t.arrange("sheet", seat=1, money=9)
    t.arrange("display", cards="38-revolver knife 45-thompson pain-killers liquid-courage")
    go(t)
    t.choose("buy knife", seat=1)
    t.expect(size("display") == 4)
    t.asked(1, "ah3-prompt-buy", n=8)


@example("ah3/454.2 ah3/474.1", "Half the price, rounded up")
def half_price(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-7", "independence-square")
    t.arrange("sheet", seat=1, money=3)
    t.arrange("display", cards="45-thompson")
    go(t)
    t.choose("buy 45-thompson", seat=1)
    t.expect(money(1) == 0, assets(1) == ("45-thompson",))


@example("ah3/414.3 ah3/454.4", "Who buys nothing may discard up to two cards of the display")
def clearing(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-3", "independence-square")
    t.arrange("sheet", seat=1, money=9)
    t.arrange("display", cards="38-revolver knife 45-thompson pain-killers liquid-courage")
    go(t)
    t.choose("pass", seat=1)
    t.asked(1, "ah3-prompt-clear-display")
    t.choose("discard knife, discard 45-thompson", seat=1)
    t.expect(size("display") == 5, pile("display").lacks("knife"), pile("display").lacks("45-thompson"))


# ------------------------------------------------------------------ allies, spells, special cards


@example("ah3/484.3", "An ally: the top card of the deck")
def an_ally(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-2", "la-bella-luna")
    draw(t, "allies", "sachiko-higa")
    go(t)
    t.expect(assets(1) == ("sachiko-higa",))


@example("ah3/436.5", "A spell: the top card of the deck")
def a_spell(t: ExampleTable) -> None:
    meet(t, "rivertown", "event-azathoth-2", "black-cave", AGNES)
    draw(t, "spells", "alchemical-process")
    dice(t, 5, 1, 1, 1)
    go(t, AGNES)
    t.expect(assets(1) == ("alchemical-process",))


@example("ah3/463.5 ah3/463.4", "A special card by its name")
def by_name(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "independence-square")
    go(t)
    t.expect(assets(1) == ("ace-of-rods",), pile("special").lacks("ace-of-rods"))


@example("ah3/005.2", "What somebody has already nobody else gains")
def one_of_each(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "independence-square")
    t.arrange("has", seat=2, card="ace-of-rods")
    go(t)
    t.heard("ah3-log-not-there", "ah3/005.2")
    t.expect(assets(1) == (), unchanged=True)


# ------------------------------------------------------------------ conditions


@example("ah3/488.6 ah3/488.3", "A condition is gained by its name")
def condition(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-8", "independence-square")
    dice(t, 5, 1, 1)
    go(t)
    t.expect(assets(1) == ("blessed",))


@example("ah3/488.4", "Nobody has the same twice")
def not_twice(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-8", "independence-square")
    t.arrange("has", seat=1, card="blessed")
    dice(t, 5, 1, 1)
    go(t)
    t.heard("ah3-log-no-condition", "ah3/488.4")
    t.expect(assets(1) == ("blessed",), unchanged=True)


@example("ah3/488.2", "Blessed and cursed undo one another: they are two sides of one card")
def opposites(t: ExampleTable) -> None:
    meet(t, "northside", "northside-6", "arkham-advertiser")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("sheet", seat=1, remnants=1)
    go(t)
    t.choose("do", seat=1)
    t.expect(assets(1) == (), pile("conditions").lacks("cursed"))


# ------------------------------------------------------------------ focus beyond the limit


@example("ah3/445.10 ah3/001", "Some effects go beyond the focus limit; no skill is focused twice all the same")
def beyond(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-4", "arkham-asylum")
    t.arrange("sheet", seat=1, money=1, focus="will")
    go(t)
    t.choose("do", seat=1)
    t.not_offered("focus will", seat=1)
    t.choose("focus lore", "focus strength", seat=1)
    t.expect(focus_tokens(1) == 3, focused(1, "lore") == 1)


# ------------------------------------------------------------------ spells


@example("ah3/436.7 ah3/436.4", "Casting: the horror first, then the test")
def casting(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    dice(t, 5, 6)
    pick_action(t, "alchemical-process")
    t.asked(1, ACTION, n=1)
    t.expect(horror(1) == 1, money(1) == 2)


@example("ah3/436.9 ah3/434.2", "A remnant for each horror prevents it")
def with_remnants(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, remnants=2)
    turn(t)
    dice(t, 1, 6)
    pick_action(t, "alchemical-process")
    t.offered("spend 0", "spend 1")
    t.choose("spend 1")
    t.expect(horror(1) == 0, remnants(1) == 1, money(1) == 1)


@example("ah3/436.8", "Who is defeated by it does not finish casting")
def died_casting(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, horror=4)
    turn(t)
    pick_action(t, "alchemical-process")
    t.not_heard("ah3-log-test")
    t.expect(who(1) == "")


# ------------------------------------------------------------------ focus and its limit, prices, where cards go


@example("ah3/401.10 ah3/478.9", "A discarded item goes under its deck")
def under_the_deck(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("display", cards="knife 45-thompson rabbits-foot liquid-courage shotgun")
    t.arrange("has", seat=1, card="pain-killers", damage=1)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 1 pain-killers")
    t.expect(assets(1) == (), top("items") == "", size("items") == 23)


@example("ah3/445.11", "A card raises the focus limit")
def higher_limit(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="the-moon")
    t.arrange("sheet", seat=1, focus="will lore")
    turn(t)
    t.choose("focus", "focus strength")
    t.asked(1, ACTION, n=1)
    t.expect(focus_tokens(1) == 3)


@example("ah3/445.12", "Who has more focus than the limit keeps it: a new token costs one, no more")
def above_a_lowered_limit(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, focus="will lore influence")
    turn(t)
    t.choose("focus", "focus strength", "drop lore")
    t.asked(1, ACTION, n=1)
    t.expect(focus_tokens(1) == 3)


@example("ah3/474.2", "Halved is halved, not twice")
def halved_once(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-7", "independence-square")
    t.arrange("has", seat=1, card="fine-clothes")
    t.arrange("sheet", seat=1, money=5)
    t.arrange("display", cards="45-thompson")
    go(t)
    pick(t, "buy")
    t.expect(money(1) == 2)


@example("ah3/436.2", "Spells from the deck have a price: three are shown, and any can be bought")
def buying_spells(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="ye-olde-magick-shoppe")
    t.arrange("sheet", seat=1, money=3)
    draw(t, "uptown", "uptown-7")
    draw(t, "spells", "alchemical-process wither binding")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "buy alchemical-process", "buy wither", seat=1)
    t.expect(money(1) == 0, assets(1) == ("alchemical-process", "wither"), size("spells") == 8)

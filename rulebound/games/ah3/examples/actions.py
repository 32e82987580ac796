"""The action phase: turns, moving, gathering, focusing, warding, research, trading, being delayed."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    TOMMY,
    TURN,
    actions,
    assets,
    begin,
    clues,
    clues_in,
    damage,
    delayed,
    dice,
    doom,
    focus_tokens,
    focused,
    money,
    on_asset,
    phase,
    remnants,
    space,
    status,
    turn,
)

# ------------------------------------------------------------------ turns


@example("ah3/201.1 ah3/418.2", "Up to two actions in a turn")
def two_actions(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY)
    phase(t, "action")
    t.choose("turn jenny-barnes")
    t.asked(1, ACTION, n=2)
    t.choose("gather")
    t.asked(1, ACTION, n=1)
    t.choose("focus", "focus will")
    t.asked(2, ACTION, n=2)


@example("ah3/201.2 ah3/432.2 ah3/432.4b", "The players say who is next; nobody has a second turn")
def any_order(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES)
    phase(t, "action")
    t.asked(1, TURN)
    t.offered("turn jenny-barnes", "turn tommy-muldoon", "turn agnes-baker")
    t.choose("turn tommy-muldoon", seat=1)
    t.choose("pass", seat=2)
    t.asked(1, TURN)
    t.not_offered("turn tommy-muldoon")


@example("ah3/418.4", "Each action once a round")
def not_twice(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    t.choose("gather")
    t.refused("gather", "ah3/418.4")


@example("ah3/418.3 ah3/201.3", "An action that an effect gives does not count against the two")
def additional(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1)
    t.choose("evade", "gather")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 1)


# ------------------------------------------------------------------ moving


@example("ah3/426.2 ah3/467.3 ah3/467.1", "Two spaces, one after the other")
def two_spaces(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    turn(t)
    t.offered("move arkham-advertiser", "move train-station")
    t.not_offered("move arkham-asylum")
    t.choose("move train-station", "move street-northside-downtown")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "street-northside-downtown")


@example("ah3/426.2", "A dollar for each further space, and no more than two")
def paid_spaces(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("sheet", seat=1, money=3)
    turn(t)
    t.choose("move train-station", "move street-northside-downtown", "pay-move arkham-asylum", "pay-move la-bella-luna")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "la-bella-luna", money(1) == 1)


@example("ah3/426.2", "Without money two spaces are all")
def no_fare(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    turn(t)
    t.choose("move train-station", "move street-northside-downtown")
    t.asked(1, ACTION, n=1)


@example("ah3/489.2 ah3/444.3", "Spaces that share a border are adjacent: the street borders on both, the tiles do not")
def borders(t: ExampleTable) -> None:
    begin(t, JENNY, space="la-bella-luna")
    turn(t)
    t.offered("move street-downtown-rivertown", "move arkham-asylum", "move independence-square")
    t.not_offered("move black-cave")


@example("ah3/426.3 ah3/413.5", "A ready monster engages who comes, and ends the way")
def stopped(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.heard("ah3-log-engages", "ah3/426.3")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "train-station", status("robed-figure") == "engaged 1")


@example("ah3/426.3", "A watcher that engages who comes ends the way like any other monster")
def stopped_by_a_watcher(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("monster", code="eyeless-watcher", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "train-station", status("eyeless-watcher") == "engaged 1")


@example("ah3/461.2", "An elusive monster lets one pass")
def elusive(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("monster", code="occult-ritualist", space="train-station")
    turn(t)
    t.choose("move train-station", "move arkham-advertiser")
    t.expect(space(1) == "arkham-advertiser", status("occult-ritualist") == "ready")


@example("ah3/409.3", "Nor does an exhausted one engage anybody")
def exhausted_monster(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", space="train-station", status="exhausted")
    turn(t)
    t.choose("move train-station", "move arkham-advertiser")
    t.expect(space(1) == "arkham-advertiser", status("robed-figure") == "exhausted")


@example("ah3/486.4", "A watcher comes along")
def watcher_comes(t: ExampleTable) -> None:
    begin(t, JENNY, space="curiositie-shoppe")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.choose("move train-station")
    t.heard("ah3-log-comes-along", "ah3/486.4")
    t.asked(1, "ah3-prompt-move-on")
    t.expect(space(1) == "train-station", status("eyeless-watcher") == "engaged 1")


# ------------------------------------------------------------------ engaged


@example("ah3/465.5 ah3/418.5", "Engaged: attack, evade and focus, nothing else")
def hampered(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("doom", space="train-station", n=1)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    t.offered("evade", "focus")
    for key in ("gather", "ward", "research"):
        t.refused(key, "ah3/465.5")


@example("ah3/465.5.1", "Nor does one walk away from it")
def held_fast(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    t.refused("move arkham-advertiser", "ah3/465.5.1")


@example("ah3/486.2", "A watcher hinders nothing")
def only_watched(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.offered("gather", "move arkham-advertiser", "evade")


@example("ah3/486.3", "With another monster beside the watcher one is hindered")
def watched_and_held(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    t.refused("gather", "ah3/465.5")


@example("ah3/427.5", "Who is not engaged has nothing to evade")
def nothing_to_evade(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    t.refused("evade", "ah3/427.5")


# ------------------------------------------------------------------ gathering and focusing


@example("ah3/421.2", "Gathering resources brings a dollar")
def gathering(t: ExampleTable) -> None:
    begin(t, TOMMY)
    turn(t)
    t.choose("gather")
    t.expect(money(1) == 1)


@example("ah3/422.2 ah3/445.4 ah3/445.2 ah3/492.1", "A focus token on a skill of one's choice")
def focusing(t: ExampleTable) -> None:
    begin(t, TOMMY)
    turn(t)
    t.choose("focus")
    t.offered("focus lore", "focus influence", "focus observation", "focus strength", "focus will")
    t.choose("focus will")
    t.expect(focused(1, "will") == 1)


@example("ah3/422.3 ah3/445.5", "Each skill once")
def focused_once(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, focus="will")
    turn(t)
    t.choose("focus")
    t.not_offered("focus will")


@example("ah3/422.4 ah3/445.9 ah3/429.2c", "Above the limit a token is discarded, of one's choice")
def above_the_limit(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, focus="will lore")
    turn(t)
    t.choose("focus", "focus strength", "drop lore")
    t.expect(focus_tokens(1) == 2, focused(1, "lore") == 0, focused(1, "strength") == 1)


# ------------------------------------------------------------------ warding and research


@example("ah3/425.2", "A doom less for each success")
def warding(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 5, 1, 1, 2)
    t.choose("ward")
    t.expect(doom("black-cave") == 2, remnants(1) == 0)


@example("ah3/425.3", "Two doom or more bring a remnant, one only")
def warding_two(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=4)
    turn(t)
    dice(t, 5, 6, 5, 2)
    t.choose("ward")
    t.expect(doom("black-cave") == 1, remnants(1) == 1)


@example("ah3/425.3", "What is not there is not removed: one doom brings no remnant")
def warding_the_last(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 5, 6, 5, 2)
    t.choose("ward")
    t.expect(doom("black-cave") == 0, remnants(1) == 0)


@example("ah3/425.2", "Where no doom is, there is nothing to ward")
def nothing_to_ward(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    turn(t)
    t.refused("ward", "ah3/425.2")


@example("ah3/420.2 ah3/406.1", "For each success a clue may go to the sheet")
def researching(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, clues=3)
    turn(t)
    dice(t, 5, 6, 1)
    t.choose("research", "pass")
    t.offered("research 0", "research 1", "research 2")
    t.choose("research 2")
    t.expect(clues(1) == 1, clues_in("sheet") == 2)


@example("ah3/406.2", "Only one's own clues can be researched")
def only_own_clues(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("clues", hood="northside", n=2)
    turn(t)
    t.refused("research", "ah3/406.2")


# ------------------------------------------------------------------ trading


@example("ah3/424.2 ah3/417.3 ah3/428.10 ah3/434.5", "Money, clues and remnants change hands, both ways")
def trading_tokens(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("sheet", seat=1, money=2, clues=1)
    t.arrange("sheet", seat=2, remnants=1)
    turn(t)
    t.choose("trade", "with tommy-muldoon", "give money-1, give clues-1, take remnants-1")
    t.choose("agree", seat=2)
    t.asked(1, "ah3-prompt-trade-with")
    t.expect(money(1) == 1, clues(2) == 1, remnants(1) == 1, money(2) == 1)


@example("ah3/424.2 ah3/478.8", "Items, too; not if the other one will not")
def trading_items(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="knife")
    turn(t)
    t.choose("trade", "with tommy-muldoon")
    t.choose("give knife")
    t.choose("refuse", seat=2)
    t.choose("with tommy-muldoon", "give knife", seat=1)
    t.choose("agree", seat=2)
    t.expect(assets(2).has("knife"))
    t.choose("pass", seat=1)


@example("ah3/424.3", "Also with somebody who is engaged")
def trading_in_battle(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("sheet", seat=1, money=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    turn(t)
    t.choose("trade", "with tommy-muldoon", "give money-1")
    t.choose("agree", seat=2)
    t.asked(1, "ah3-prompt-trade-with")
    t.expect(money(2) == 1)


@example("ah3/424.2", "Nobody trades over a distance")
def nobody_there(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("sheet", seat=2, space="black-cave", money=3)
    turn(t)
    t.refused("trade", "ah3/424.2")


@example("ah3/445.13", "Focus is not traded")
def focus_stays(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("sheet", seat=1, focus="will")
    turn(t)
    t.refused("trade", "ah3/424.2")


@example("ah3/424.4", "What one has used in this phase is of no use to the other before the next")
def used_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    turn(t)
    dice(t, 1, 1, 1, 1)
    t.choose("attack abyssal-servant", "hold 38-revolver")
    t.choose("trade", "with tommy-muldoon", "give 38-revolver")
    t.choose("agree", seat=2)
    t.choose("pass", seat=1)
    t.choose("attack abyssal-servant", seat=2)
    t.heard("ah3-log-test", "ah3/466.2a", n=2)


def hand_on(t: ExampleTable, card: str) -> None:
    """Jenny gives it to Tommy, and then it is his turn."""
    t.choose("trade", "with tommy-muldoon", f"give {card}")
    t.choose("agree", seat=2)
    t.choose("pass", seat=1)


@example("ah3/424.4", "So with a vehicle that somebody has moved by")
def ridden_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="motorcycle")
    turn(t)
    t.choose("move arkham-advertiser", "move train-station", "pass")
    hand_on(t, "motorcycle")
    t.choose("move arkham-advertiser", "move train-station", seat=2)
    t.asked(2, ACTION, n=1)
    t.expect(space(2) == "train-station")


@example("ah3/424.4", "So with what adds to a test unasked")
def helped_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="grace-bechman")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("ward", "pass")
    hand_on(t, "grace-bechman")
    t.choose("ward", seat=2)
    t.heard("ah3-log-test", "ah3/466.2a", n=2)


@example("ah3/424.4 ah3/466.2c", "A weapon that one does not take up is of use to the other still")
def spared_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    turn(t)
    t.choose("attack abyssal-servant", "pass")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    hand_on(t, "38-revolver")
    t.choose("attack abyssal-servant", seat=2)
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/424.4 ah3/466.2d", "Nor is an ally used up whom one does without")
def left_out_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="grace-bechman")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    t.choose("ward", "spare grace-bechman")
    hand_on(t, "grace-bechman")
    t.choose("ward", seat=2)
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/424.4 ah3/475.7", "An ally who has fought for the one takes no damage for the other")
def fought_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="sachiko-higa")
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=2)
    turn(t)
    t.arrange("monster", code="abyssal-servant", space="black-cave", status="exhausted")
    t.choose("attack abyssal-servant", "pass")
    hand_on(t, "sachiko-higa")
    t.choose("pass", seat=2)
    t.expect(damage(2) == 1, on_asset(2, "sachiko-higa") == (0, 0))


@example("ah3/424.4", "So with what answers something")
def sold_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="arkham-asylum")
    t.arrange("has", seat=1, card="contraband-whiskey")
    turn(t)
    t.choose("gather", "sell contraband-whiskey")
    hand_on(t, "contraband-whiskey")
    t.choose("gather", seat=2)
    t.asked(2, ACTION, n=1)
    t.expect(money(1) == 3, money(2) == 1)


@example("ah3/424.4", "So with an action that it gives: not one for each who has it in turn")
def timed_and_traded(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="pocket-watch")
    t.choose("turn jenny-barnes", seat=1)
    hand_on(t, "pocket-watch")
    t.choose("pass", seat=1)
    t.asked(2, ACTION, n=2)


@example("ah3/201.3 ah3/418.3", "Who comes by such a card in their turn has the action still")
def timely_trade(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="train-station")
    t.arrange("has", seat=2, card="pocket-watch")
    turn(t)
    t.choose("trade", "with tommy-muldoon", "take pocket-watch")
    t.choose("agree", seat=2)
    t.choose("pass", seat=1)
    t.asked(1, ACTION, n=2)


# ------------------------------------------------------------------ delayed


@example("ah3/438.2", "The next action is lost, and the figure stands up")
def standing_up(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY)
    t.arrange("sheet", seat=1, delayed=1)
    phase(t, "action")
    t.choose("turn jenny-barnes")
    t.asked(1, ACTION, n=1)
    t.expect(delayed(1) == False, actions(1) == 1)  # noqa: E712

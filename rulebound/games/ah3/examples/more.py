"""Encounters that heal, cost and delay; new investigators; the small rules of monsters and assets."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.ah3.examples.gaining import STOP, go, meet, pick_action
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    TOMMY,
    assets,
    begin,
    clues_in,
    damage,
    delayed,
    dice,
    doom,
    draw,
    focus_tokens,
    horror,
    hurt,
    money,
    monsters_in,
    on_asset,
    phase,
    pick,
    pile,
    remnants,
    size,
    space,
    status,
    top,
    turn,
    who,
)

YES = True


# ------------------------------------------------------------------ recovering


@example("ah3/475.10 ah3/484.4 ah3/446.9", "They or an ally recover: whom, they say")
def healing_an_ally(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "velmas-diner")
    t.arrange("has", seat=1, card="sachiko-higa", damage=3)
    t.arrange("sheet", seat=1, damage=1)
    go(t)
    t.offered("recover jenny-barnes", "recover sachiko-higa", seat=1)
    t.choose("recover sachiko-higa", seat=1)
    t.expect(on_asset(1, "sachiko-higa") == (1, 0), damage(1) == 1)


@example("ah3/475.5", "Damage is taken off the sheet, no more than there is")
def healing(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "velmas-diner")
    t.arrange("sheet", seat=1, damage=1)
    go(t)
    t.expect(damage(1) == 0)


@example("ah3/431.5", "Horror likewise")
def calming(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "hibbs-roadhouse")
    t.arrange("sheet", seat=1, horror=3)
    go(t)
    t.expect(horror(1) == 1)


@example("ah3/431.10", "An ally's, too")
def calming_an_ally(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-1", "hibbs-roadhouse")
    t.arrange("has", seat=1, card="arthur-johnson", horror=2)
    go(t)
    t.expect(on_asset(1, "arthur-johnson") == (0, 0))


# ------------------------------------------------------------------ prices


@example("ah3/438.1", "Delayed by an encounter")
def delayed_there(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-4", "police-station")
    dice(t, 1, 1)
    go(t)
    t.expect(delayed(1) == YES)


@example("ah3/438.3", "To be delayed can be a price")
def delayed_by_choice(t: ExampleTable) -> None:
    meet(t, "northside", "northside-3", "train-station")
    draw(t, "allies", "sachiko-higa")
    go(t)
    t.choose("do", seat=1)
    t.expect(delayed(1) == YES, assets(1) == ("sachiko-higa",))


@example("ah3/400.1g ah3/438.5", "Not for who is delayed already")
def delayed_already(t: ExampleTable) -> None:
    meet(t, "northside", "northside-3", "train-station")
    t.arrange("sheet", seat=1, delayed=1)
    go(t)
    t.asked(1, STOP)
    t.expect(assets(1) == (), unchanged=True)


@example("ah3/400.1h ah3/488.5", "Who has a dark pact cannot pay with another")
def second_pact(t: ExampleTable) -> None:
    meet(t, "merchant-district", "merchant-district-3", "unvisited-isle")
    t.arrange("has", seat=1, card="dark-pact")
    go(t)
    t.asked(1, STOP)
    t.expect(assets(1) == ("dark-pact",), unchanged=True)


@example("ah3/434.3", "Remnants buy other things")
def remnant_for_money(t: ExampleTable) -> None:
    meet(t, "northside", "northside-5", "arkham-advertiser")
    t.arrange("sheet", seat=1, remnants=1)
    go(t)
    t.choose("do", seat=1)
    t.expect(remnants(1) == 0, money(1) == 3)


@example("ah3/411.1", "What is spent is gone")
def spent_focus(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="hangmans-hill")
    t.arrange("sheet", seat=1, focus="will")
    draw(t, "uptown", "uptown-8")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "do", seat=1)
    t.expect(focus_tokens(1) == 0, assets(1) == ("blessed",))


@example("ah3/431.8", "Direct horror cannot be redirected")
def direct_horror(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="historical-society")
    t.arrange("sheet", seat=1, remnants=1)
    t.arrange("has", seat=1, card="liquid-courage")
    draw(t, "southside", "southside-1")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "do", seat=1)
    t.expect(horror(1) == 1, on_asset(1, "liquid-courage") == (0, 0))


# ------------------------------------------------------------------ moving by effects


@example("ah3/467.3 ah3/416.1 ah3/467.2", "To a street beside, whichever one likes")
def to_a_street(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="mas-boarding-house")
    draw(t, "southside", "southside-1")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(space(1) == "street-rivertown-southside", delayed(1) == YES)


# ------------------------------------------------------------------ rolls that are no tests


@example("ah3/450.1", "Dice that are no test: 7 wins")
def gambling(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    dice(t, 3, 4)
    go(t)
    t.expect(money(1) == 5)


@example("ah3/450.2", "Nothing that changes tests changes them")
def no_reroll(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    t.arrange("sheet", seat=1, clues=1, money=4)
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 1)


# ------------------------------------------------------------------ leaving and arriving


@example("ah3/408.1", "Retiring: out of the game, and no doom for it")
def retiring(t: ExampleTable) -> None:
    meet(t, "northside", "northside-7", "train-station")
    go(t)
    t.offered("retires", "ally", seat=1)
    t.choose("retires", seat=1)
    t.expect(who(1) == "", doom("sheet") == 0)


@example("ah3/429.7c ah3/110.6a ah3/429.4", "The next one begins on the starting space")
def arrives(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.choose("play agnes-baker", seat=1)
    t.expect(space(1) == "train-station", who(1) == AGNES)


@example("ah3/429.7b ah3/477.5 ah3/429.3a ah3/477.4", "With the starting cards and money of the sheet")
def with_cards(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.choose("play agnes-baker", "start-with flesh-ward", seat=1)
    t.expect(money(1) == 3, assets(1) == ("heirloom-of-hyperborea", "flesh-ward"))


@example("ah3/204.4 ah3/429.6c", "Without an investigator one still draws tokens")
def still_draws(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside="blank blank clue blank")
    draw(t, "events", "event-azathoth-1")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.expect(clues_in("easttown") == 1, unchanged=True)


# ------------------------------------------------------------------ monsters


@example("ah3/459.5 ah3/204.8a ah3/459.3b", "The bottom monster of the deck appears where its card says")
def spawning(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(monsters_in("train-station") == ("robed-figure",), unchanged=True)


@example("ah3/459.7 ah3/413.3", "Ready, if nobody is there")
def spawned_ready(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "ready", unchanged=True)


@example("ah3/413.5", "It engages whoever is there")
def spawned_there(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "engaged 1", unchanged=True)


@example("ah3/413.6", "Of several it takes its prey: here the highest influence")
def takes_its_prey(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="train-station")
    draw(t, "monster-deck", "robed-figure")
    t.arrange("cup", inside="monster blank blank blank")
    phase(t, "mythos")
    t.expect(status("robed-figure") == "engaged 2", unchanged=True)


@example("ah3/465.10", "Engaged with any number of monsters")
def many_monsters(t: ExampleTable) -> None:
    begin(t, TOMMY, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.expect(status("robed-figure") == "engaged 1", status("abyssal-servant") == "engaged 1")


@example("ah3/465.9", "But it with one investigator only")
def one_at_a_time(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=2)
    turn(t)
    dice(t, 1, 1)
    t.choose("attack abyssal-servant")
    t.expect(status("abyssal-servant") == "engaged 1")


@example("ah3/459.8e", "Less damage than health defeats nothing")
def not_enough(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1, damage=1)
    turn(t)
    dice(t, 6, 6)
    t.choose("attack abyssal-servant")
    t.expect(hurt("abyssal-servant") == 3)


# ------------------------------------------------------------------ doom and clues


@example("ah3/480.4", "What is placed in a neighbourhood lies in its centre, in none of its spaces")
def in_the_centre(t: ExampleTable) -> None:
    begin(t, JENNY)
    draw(t, "events", "event-azathoth-1")
    t.arrange("cup", inside="clue blank")
    phase(t, "mythos")
    t.expect(clues_in("easttown") == 1, unchanged=True)


@example("ah3/485.1", "No outbreak without its card in the codex")
def no_outbreak(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-umordhoth-10")
    t.arrange("cup", inside="doom blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 4, unchanged=True)


@example("ah3/402.3", "No anomaly without its card in the codex")
def no_anomaly(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "events-bottom", "event-azathoth-2")
    t.arrange("cup", inside="doom blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 4, unchanged=True)


# ------------------------------------------------------------------ tests and assets


@example("ah3/466.2b", "The modifier of a test")
def modified(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, JENNY, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "anomalies", "anomaly-azathoth-1")
    phase(t, "encounter")
    dice(t, 1, 1)
    t.choose("encounter agnes-baker", seat=1)
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(assets(1) == ("cursed",))


@example("ah3/466.3a", "All dice of the pool are rolled")
def all_dice(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=4)
    turn(t)
    dice(t, 6, 6, 6, 6)
    t.choose("ward")
    t.expect(doom("black-cave") == 0)


@example("ah3/466.5c", "What a test brings says the effect that asked for it")
def what_it_brings(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-7", "la-bella-luna")
    dice(t, 1, 1, 1, 1)
    go(t)
    t.expect(damage(1) == 2, money(1) == 0)


@example("ah3/401.10 ah3/478.9", "A discarded item goes under its deck")
def under_the_deck(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="pain-killers", damage=1)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 1 pain-killers")
    t.expect(assets(1) == (), top("items") == "", size("items") == 23)


@example("ah3/488.8", "A discarded condition lies with the others again")
def condition_back(t: ExampleTable) -> None:
    meet(t, "northside", "northside-6", "arkham-advertiser")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("sheet", seat=1, remnants=1)
    go(t)
    t.choose("do", seat=1)
    t.expect(assets(1) == (), size("conditions") == 12)


@example("ah3/200 ah3/205.1", "Action, monster, encounter, mythos, and again")
def four_phases(t: ExampleTable) -> None:
    begin(t, JENNY, space="street-downtown-rivertown")
    draw(t, "street", "street-8")
    t.arrange("monster", code="abyssal-servant", space="street-downtown-rivertown", status="exhausted")
    t.arrange("cup", inside="blank blank")
    phase(t, "action")
    t.choose("pass")
    t.expect(status("abyssal-servant") == "engaged 1", money(1) == 0, size("monsters") == 1)


# ------------------------------------------------------------------ component actions


@example("ah3/423.2 ah3/423.1", "An action of one's own sheet")
def own_action(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    pick(t, "trust-fund")
    t.expect(money(1) == 3)


@example("ah3/423.3", "Each once a round")
def own_action_once(t: ExampleTable) -> None:
    begin(t, JENNY)
    turn(t)
    pick(t, "trust-fund")
    t.arrange("sheet", seat=1, money=0)
    t.refused("trust-fund jenny-barnes", "ah3/423.3")


@example("ah3/429.2d", "Of somebody else's sheet not")
def not_of_others(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY)
    turn(t)
    t.not_offered("trust-fund jenny-barnes")


# ------------------------------------------------------------------ what cannot be done is left out


@example("ah3/003", "Who has to lose more than there is loses what there is")
def loses_the_rest(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    t.arrange("sheet", seat=1, money=1)
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 0)


@example("ah3/005.3", "Tokens never run out")
def no_end_of_tokens(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, money=60)
    turn(t)
    t.choose("gather")
    t.expect(money(1) == 61)


@example("ah3/110.3", "Whom nobody chose can be chosen later")
def later(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("fallen", codes="agnes-baker")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.offered("play wendy-adams", "play rex-murphy", seat=1)
    t.not_offered("play agnes-baker", seat=1)


@example("ah3/408.2", "Who has retired is followed by another, too")
def after_retiring(t: ExampleTable) -> None:
    meet(t, "northside", "northside-7", "train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=3)
    t.arrange("cup", inside="blank blank blank clue clue reckoning")
    t.arrange("draws", tokens="blank blank blank clue clue reckoning")
    go(t)
    t.choose("retires", "encounter tommy-muldoon", seat=1)
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.not_offered("play jenny-barnes", seat=1)
    t.choose("play rex-murphy", seat=1)
    t.expect(who(1) == "rex-murphy")


# ------------------------------------------------------------------ conditions of a sentence, prices told as a story


@example("ah3/400.1i", "A condition holds for its sentence only: the money comes whether the test is passed or not")
def one_sentence(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-5", "la-bella-luna")
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 3, damage(1) == 2)


@example("ah3/400.1e", "A price that is a story is a price all the same")
def told_price(t: ExampleTable) -> None:
    meet(t, "merchant-district", "merchant-district-3", "unvisited-isle")
    t.arrange("display", cards="knife")
    go(t)
    t.choose("do", "take knife", "focus lore", "focus will", seat=1)
    t.expect(assets(1) == ("dark-pact", "knife"), focus_tokens(1) == 2)


@example("ah3/438.4", "Delayed twice is delayed once")
def delayed_twice(t: ExampleTable) -> None:
    meet(t, "easttown", "easttown-4", "police-station")
    t.arrange("sheet", seat=1, delayed=1)
    dice(t, 1, 1)
    go(t)
    t.not_heard("ah3-log-delayed")
    t.expect(delayed(1) == YES, unchanged=True)


# ------------------------------------------------------------------ evading, readying, the leader


@example("ah3/407.2", "One gets away only from what one is engaged with")
def only_from_these(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    t.arrange("monster", code="occult-ritualist", space="train-station")
    turn(t)
    dice(t, 5)
    t.choose("evade")
    t.offered("evade robed-figure", "evade eyeless-watcher")
    t.not_offered("evade occult-ritualist")
    t.choose("evade robed-figure")
    t.expect(status("robed-figure") == "exhausted", status("eyeless-watcher") == "engaged 1")


@example("ah3/413.2", "Readied, a monster is exhausted no longer")
def readied(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="black-cave", status="exhausted")
    phase(t, "monster")
    t.expect(status("robed-figure") == "ready", unchanged=True)


@example("ah3/455.3 ah3/110.2", "Where a card speaks of the leader: the street nearest to them")
def near_the_leader(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="hibbs-roadhouse")
    t.arrange("lead", seat=2)
    t.arrange("sheet", seat=2, space="graveyard")
    draw(t, "monster-deck", "occult-ritualist")
    t.arrange("cup", inside="monster blank blank blank")
    t.arrange("draws", tokens="monster blank blank blank")
    phase(t, "mythos")
    t.expect(monsters_in("street-rivertown-easttown") == ("occult-ritualist",), unchanged=True)


@example("ah3/475.14", "A monster that feeds recovers by the damage it deals")
def feeding(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="umordhoth", space="black-cave")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.expect(hurt("nightmarish-fiend") == 1, unchanged=True)


@example("ah3/437.1", "What is prevented is not suffered")
def prevented(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="bulletproof-vest")
    t.arrange("monster", code="keening-hound", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 bulletproof-vest", seat=1)
    t.expect(on_asset(1, "bulletproof-vest") == (1, 0), damage(1) == 0)


@example("ah3/443.1 ah3/488.7", "Devoured, however well one was: the hidden side of a pact")
def devoured(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-3")
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    dice(t, 1)
    phase(t, "mythos")
    pick_action(t, "dark-pact")
    t.expect(who(1) == "", doom("sheet") == 1)


@example("ah3/445.11", "A card raises the focus limit")
def higher_limit(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("has", seat=1, card="the-moon")
    t.arrange("sheet", seat=1, focus="will lore")
    turn(t)
    t.choose("focus", "focus strength")
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


@example("ah3/423.4", "An action that waits for something is not there before it is so")
def own_action_later(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("sheet", seat=1, money=3)
    turn(t)
    t.refused("trust-fund jenny-barnes", "ah3/423.4")


@example("ah3/465.4", "An engaged monster is not ready: it takes no notice of who comes")
def not_ready(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=1, space="curiositie-shoppe")
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    turn(t)
    t.choose("move train-station")
    t.asked(1, "ah3-prompt-move-on")
    t.expect(space(1) == "train-station", status("robed-figure") == "engaged 2")


@example("ah3/418.6 ah3/400.1a", "What a card adds to an action comes on top of it")
def added_to_an_action(t: ExampleTable) -> None:
    begin(t, "michael-mcglen")
    t.arrange("has", seat=1, card="obannion-member")
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("gather")
    pick(t, "collect")
    t.expect(money(1) == 3)


@example("ah3/412.2 ah3/459.8a", "What was set aside comes when a card says so")
def set_aside(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="velmas-diner")
    draw(t, "easttown", "archive-14")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(monsters_in("police-station").has("billy-cooper"), pile("archive").has("archive-14"))


@example("ah3/466.4c", "Of fewer dice than a card lets one roll again, all are")
def fewer_dice(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="hunting-dog")
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 6)
    t.choose("ward")
    pick(t, "reroll-dice")
    t.expect(doom("black-cave") == 0)


@example("ah3/412.3", "What was set aside is treated like any other once it is there: defeated, it goes on the deck")
def set_aside_and_defeated(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="police-station")
    t.arrange("monster", code="billy-cooper", status="engaged", seat=1, damage=2)
    turn(t)
    dice(t, 6, 1)
    t.choose("attack billy-cooper")
    t.expect(top("monster-deck") == "billy-cooper")


@example("ah3/459.8b", "Traits mark whom a text means: only cultists bring doom at the reckoning of Azathoth")
def by_trait(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="black-cave", status="exhausted")
    t.arrange("monster", code="eyeless-watcher", space="graveyard", status="exhausted")
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    t.expect(doom("black-cave") == 1, doom("graveyard") == 0, unchanged=True)


@example("ah3/445.12", "Who has more focus than the limit keeps it: a new token costs one, no more")
def above_a_lowered_limit(t: ExampleTable) -> None:
    begin(t, TOMMY)
    t.arrange("sheet", seat=1, focus="will lore influence")
    turn(t)
    t.choose("focus", "focus strength", "drop lore")
    t.asked(1, ACTION, n=1)
    t.expect(focus_tokens(1) == 3)


@example("ah3/436.3", "A spell that takes a hand cannot be cast with both hands full")
def hands_full(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="45-thompson")
    t.arrange("has", seat=1, card="wither")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("attack abyssal-servant")
    dice(t, 1, 1, 1, 1, 1, 1)
    t.choose("hold 45-thompson")
    t.asked(1, "ah3-prompt-reroll")
    t.not_offered("wither wither")

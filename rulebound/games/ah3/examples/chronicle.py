"""Whole passages line by line: what is told, in which order, with which numbers."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    CALVIN,
    DANIELA,
    JENNY,
    MICHAEL,
    MINH,
    NORMAN,
    REX,
    TOMMY,
    WENDY,
    begin,
    dice,
    draw,
    phase,
    told,
    turn,
)

HERE = "black-cave"


@example("ah3/425.2 ah3/425.3 ah3/466.4a", "A ward: focus spent, three successes, a remnant")
def a_ward(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, space=HERE)
    t.arrange("doom", space=HERE, n=4)
    t.arrange("sheet", seat=1, focus="lore will", clues=1)
    turn(t)
    dice(t, 5, 6, 4, 2, 1, 3, 5)
    t.choose("ward", "spend-focus lore", "die 1 1", "spend-clue", "die 2 1", "pass")
    told(
        t,
        "wards seat=agnes-baker space=black-cave",
        "test seat=agnes-baker skill=lore n=5 lowest=5 chance=87",
        "roll seat=agnes-baker dice=6 5 4 2 1 n=2",
        "focus-spent seat=agnes-baker skill=lore",
        "reroll seat=agnes-baker old=1 n=3",
        "clues-spent seat=agnes-baker n=1",
        "reroll seat=agnes-baker old=2 n=5",
        "passed seat=agnes-baker n=3",
        "doom-removed space=black-cave n=3",
        "remnant seat=agnes-baker n=1",
    )  # fmt: skip


@example("ah3/419.2 ah3/419.7 ah3/429.2d", "An attack with both hands: the monster falls, and leaves a remnant")
def an_attack(t: ExampleTable) -> None:
    begin(t, MICHAEL, space=HERE)
    t.arrange("has", seat=1, card="45-automatic")
    t.arrange("has", seat=1, card="sachiko-higa")
    t.arrange("monster", code="creeping-ghoul", space=HERE)
    t.arrange("sheet", seat=1, horror=2)
    turn(t)
    dice(t, 6, 5, 5, 4, 3, 2, 1, 1, 1)
    t.choose("attack creeping-ghoul", "recover sanity 1")
    told(
        t,
        "attacks seat=michael-mcglen monster=creeping-ghoul",
        "engages monster=creeping-ghoul seat=michael-mcglen",
        "holds seat=michael-mcglen card=45-automatic",
        "test seat=michael-mcglen skill=strength n=8 lowest=5 chance=96",
        "roll seat=michael-mcglen dice=6 5 5 4 3 2 1 1 n=3",
        "passed seat=michael-mcglen n=3",
        "hurt monster=creeping-ghoul n=3 left=0",
        "defeated monster=creeping-ghoul",
        "remnant seat=michael-mcglen n=1",
        "core-log-forced seat=michael-mcglen card=michael-mcglen ability=michael-mcglen-get-even",
        "recovers thing=michael-mcglen health=0 sanity=1",
    )  # fmt: skip


@example("ah3/427.2 ah3/427.4", "An evasion: of two the one, by the worse of their modifiers")
def an_evasion(t: ExampleTable) -> None:
    begin(t, WENDY, space=HERE)
    t.arrange("has", seat=1, card="leather-coat")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("evade", "evade abyssal-servant")
    told(
        t,
        "evades seat=wendy-adams",
        "test seat=wendy-adams skill=observation n=3 lowest=5 chance=70",
        "roll seat=wendy-adams dice=6 1 1 n=1",
        "passed seat=wendy-adams n=1",
        "disengages monster=abyssal-servant seat=wendy-adams",
    )  # fmt: skip


@example("ah3/427.2 ah3/418.3", "Free of all of them: one action more, and for Wendy two spaces before it")
def away_from_all(t: ExampleTable) -> None:
    begin(t, WENDY, space=HERE)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("evade", "slip-away wendy-adams", "move graveyard", "pass", "gather")
    told(
        t,
        "evades seat=wendy-adams",
        "test seat=wendy-adams skill=observation n=4 lowest=5 chance=80",
        "roll seat=wendy-adams dice=6 1 1 1 n=1",
        "passed seat=wendy-adams n=1",
        "disengages monster=robed-figure seat=wendy-adams",
        "core-log-own-ability seat=wendy-adams card=wendy-adams ability=wendy-adams-slip-away",
        "moves seat=wendy-adams space=graveyard",
        "freed seat=wendy-adams",
        "money seat=wendy-adams n=1",
    )  # fmt: skip


@example("ah3/420.2 ah3/406.1", "Research: of two clues one goes to the sheet")
def a_research(t: ExampleTable) -> None:
    begin(t, MINH, space=HERE)
    t.arrange("sheet", seat=1, clues=2, focus="lore will")
    t.arrange("has", seat=1, card="analytical-mind")
    t.arrange("has", seat=1, card="grotesque-statue")
    turn(t)
    dice(t, 6, 5, 1, 1)
    t.choose("research", "pass", "research 1", "stare grotesque-statue")
    told(
        t,
        "researches seat=minh-thi-phan",
        "test seat=minh-thi-phan skill=observation n=4 lowest=5 chance=80",
        "roll seat=minh-thi-phan dice=6 5 1 1 n=2",
        "passed seat=minh-thi-phan n=2",
        "sheet-clues n=1 all=1",
        "core-log-ability seat=minh-thi-phan card=grotesque-statue ability=grotesque-statue-stare",
        "suffers seat=minh-thi-phan damage=0 horror=1",
        "sheet-clues n=1 all=2",
    )  # fmt: skip


@example("ah3/424.2 ah3/424.3", "A trade: what is asked for, what is given, and one that is refused")
def a_trade(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space=HERE)
    t.arrange("sheet", seat=1, money=2, clues=1)
    t.arrange("sheet", seat=2, remnants=1)
    t.arrange("has", seat=2, card="arthur-johnson")
    turn(t)
    t.choose("trade", "with tommy-muldoon", "give money-1, give clues-1, take arthur-johnson")
    t.choose("agree", seat=2)
    t.choose("with tommy-muldoon", "take remnants-1", seat=1)
    t.choose("refuse", seat=2)
    t.choose("pass", seat=1)
    told(
        t,
        "hands-over seat=jenny-barnes other=tommy-muldoon thing=one-money",
        "hands-over seat=jenny-barnes other=tommy-muldoon thing=one-clues",
        "hands-over seat=tommy-muldoon other=jenny-barnes thing=arthur-johnson",
        "no-trade seat=tommy-muldoon",
    )  # fmt: skip


@example("ah3/426.2 ah3/426.3 ah3/486.4", "A move: two spaces, two for money, a watcher along, a monster at the end")
def a_move(t: ExampleTable) -> None:
    begin(t, JENNY, space="independence-square")
    t.arrange("sheet", seat=1, money=3)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    t.arrange("monster", code="high-priest", space=HERE)
    turn(t)
    t.choose("move la-bella-luna", "move street-downtown-rivertown", "pay-move black-cave")
    told(
        t,
        "moves seat=jenny-barnes space=la-bella-luna",
        "comes-along monster=eyeless-watcher",
        "moves seat=jenny-barnes space=street-bridge-between",
        "comes-along monster=eyeless-watcher",
        "pays seat=jenny-barnes n=1",
        "moves seat=jenny-barnes space=black-cave",
        "comes-along monster=eyeless-watcher",
        "engages monster=high-priest seat=jenny-barnes",
    )  # fmt: skip


@example("ah3/426.2", "A vehicle: three spaces, and one for a dollar, no more")
def a_drive(t: ExampleTable) -> None:
    begin(t, DANIELA, space="train-station")
    t.arrange("has", seat=1, card="gabriel")
    t.arrange("sheet", seat=1, money=3)
    turn(t)
    t.choose(
        "move street-northside-downtown", "move arkham-asylum", "move independence-square", "pay-move la-bella-luna"
    )
    told(
        t,
        "moves seat=daniela-reyes space=street-park-between",
        "moves seat=daniela-reyes space=arkham-asylum",
        "moves seat=daniela-reyes space=independence-square",
        "pays seat=daniela-reyes n=1",
        "moves seat=daniela-reyes space=la-bella-luna",
    )  # fmt: skip


@example("ah3/202.1 ah3/202.2a ah3/202.3a", "A monster phase: lurker, hunter, patrol, two attacks, one readied")
def a_monster_phase(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=2, space=HERE)
    t.arrange("monster", code="high-priest", space="graveyard")
    t.arrange("monster", code="hooded-stalker", space="arkham-asylum")
    t.arrange("monster", code="robed-figure", space="general-store")
    t.arrange("monster", code="abyssal-servant", space="arkham-advertiser", status="exhausted")
    t.arrange("monster", code="creeping-ghoul", status="engaged", seat=1)
    t.arrange("has", seat=1, card="becky")
    phase(t, "monster")
    t.choose("as-they-lie", "attacks creeping-ghoul", "redirect 1 becky", "keep", "keep", seat=1)
    told(
        t,
        "activates monster=high-priest",
        "doom space=graveyard n=1",
        "activates monster=hooded-stalker",
        "monster-moves monster=hooded-stalker space=street-park-between",
        "monster-moves monster=hooded-stalker space=train-station",
        "engages monster=hooded-stalker seat=tommy-muldoon",
        "activates monster=robed-figure",
        "monster-moves monster=robed-figure space=street-residential-between",
        "monster-moves monster=robed-figure space=unvisited-isle",
        "monster-attacks monster=creeping-ghoul seat=tommy-muldoon",
        "asset-damage card=becky n=1",
        "suffers seat=tommy-muldoon damage=1 horror=1",
        "monster-attacks monster=hooded-stalker seat=tommy-muldoon",
        "suffers seat=tommy-muldoon damage=1 horror=0",
        "ready monster=abyssal-servant",
    )  # fmt: skip


@example("ah3/203.1 ah3/446.7 ah3/470.6", "An encounter phase: an event with its clue, a street, one who is engaged")
def an_encounter_phase(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, REX, space="police-station")
    t.arrange("sheet", seat=2, space="street-northside-downtown")
    t.arrange("sheet", seat=1, money=2, horror=3)
    t.arrange("clues", hood="easttown", n=1)
    t.arrange("has", seat=1, card="reporting-gig")
    t.arrange("has", seat=1, card="precious-memento", horror=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=3)
    draw(t, "easttown", "event-azathoth-1")
    draw(t, "street", "street-1")
    draw(t, "events", "event-azathoth-5 event-azathoth-6")
    t.arrange("cup", inside="blank blank blank clue clue reckoning")
    t.arrange("draws", tokens="blank blank blank clue clue reckoning")
    phase(t, "encounter")
    dice(t, 5, 1, 6, 1, 1)
    t.choose("in-player-order", seat=1)
    told(
        t,
        "reads seat=jenny-barnes card=event-azathoth-1 part=police-station",
        "test seat=jenny-barnes skill=observation n=2 lowest=5 chance=56",
        "roll seat=jenny-barnes dice=5 1 n=1",
        "passed seat=jenny-barnes n=1",
        "clue-gained seat=jenny-barnes hood=easttown",
        "core-log-forced seat=jenny-barnes card=reporting-gig ability=reporting-gig-publish",
        "money seat=jenny-barnes n=2",
        "core-log-forced seat=jenny-barnes card=precious-memento ability=precious-memento-hope",
        "recovers thing=precious-memento health=0 sanity=1",
        "event-discarded card=event-azathoth-1",
        "reads seat=tommy-muldoon card=street-1 part=part-park",
        "test seat=tommy-muldoon skill=will n=3 lowest=5 chance=70",
        "roll seat=tommy-muldoon dice=6 1 1 n=1",
        "passed seat=tommy-muldoon n=1",
        "no-recovery thing=tommy-muldoon",
        "no-encounter seat=rex-murphy",
        "token seat=jenny-barnes token=token-blank",
        "blank",
        "token seat=jenny-barnes token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-clue",
        "clue hood=downtown n=1",
        "token seat=rex-murphy token=token-clue",
        "clue hood=northside n=1",
        "token seat=rex-murphy token=token-reckoning",
        "reckoning thing=azathoth",
        "doom space=police-station n=1",
    )  # fmt: skip


@example("ah3/204.1 ah3/204.7a ah3/204.8a ah3/204.11a", "A mythos phase: doom, a monster, a clue, a gate")
def a_mythos_phase(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, scenario="azathoth", space="train-station")
    t.arrange("codex", cards="2")
    t.arrange("draws", tokens="doom monster clue burst")
    t.arrange("cup", inside="doom monster clue burst")
    draw(t, "events-bottom", "event-azathoth-19 event-azathoth-7")
    draw(t, "events", "event-azathoth-1 event-azathoth-5")
    draw(t, "monster-deck", "robed-figure")
    phase(t, "mythos")
    told(
        t,
        "token seat=jenny-barnes token=token-doom",
        "spread card=event-azathoth-19",
        "doom space=hibbs-roadhouse n=1",
        "token seat=jenny-barnes token=token-monster",
        "spawns monster=robed-figure space=hibbs-roadhouse",
        "token seat=tommy-muldoon token=token-clue",
        "clue hood=easttown n=1",
        "token seat=tommy-muldoon token=token-burst",
        "burst hood=downtown",
        "doom space=independence-square n=1",
        "doom space=la-bella-luna n=1",
        "doom space=arkham-asylum n=1",
    )  # fmt: skip


@example("ah3/454.1 ah3/454.2 ah3/414.4", "Buying: two at once, one at half price, and the display is filled up")
def a_purchase(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="hibbs-roadhouse")
    t.arrange("sheet", seat=1, space="general-store", money=6)
    t.arrange("has", seat=1, card="fine-clothes")
    t.arrange("display", cards="45-automatic knife secret-page leather-coat rabbits-foot")
    draw(t, "items", "shotgun dynamite")
    draw(t, "rivertown", "event-azathoth-2")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "buy 45-automatic", "buy-with fine-clothes leather-coat", seat=1)
    told(
        t,
        "reads seat=jenny-barnes card=event-azathoth-2 part=general-store",
        "no-clue seat=jenny-barnes",
        "buys seat=jenny-barnes card=45-automatic n=4",
        "gains seat=jenny-barnes card=45-automatic",
        "half-price seat=jenny-barnes card=fine-clothes",
        "buys seat=jenny-barnes card=leather-coat n=2",
        "gains seat=jenny-barnes card=leather-coat",
        "display card=shotgun",
        "display card=dynamite",
        "event-back hood=rivertown",
    )  # fmt: skip


@example("ah3/436.7 ah3/436.9 ah3/429.2d", "A spell: remnants against its horror, blood for the rest, dice for both")
def a_spell(t: ExampleTable) -> None:
    begin(t, AGNES, space=HERE)
    t.arrange("has", seat=1, card="healing-words")
    t.arrange("has", seat=1, card="heirloom-of-hyperborea")
    t.arrange("has", seat=1, card="mystic-scroll")
    t.arrange("sheet", seat=1, remnants=1, damage=3)
    turn(t)
    dice(t, 6, 5, 1, 1, 1, 1, 1)
    t.choose("heal healing-words", "pass", "spend 1", "remember heirloom-of-hyperborea", "focus will")
    told(
        t,
        "core-log-ability seat=agnes-baker card=healing-words ability=healing-words-heal",
        "casts seat=agnes-baker card=healing-words",
        "remnants-spent seat=agnes-baker n=1",
        "test seat=agnes-baker skill=lore n=7 lowest=5 chance=94",
        "roll seat=agnes-baker dice=6 5 1 1 1 1 1 n=2",
        "passed seat=agnes-baker n=2",
        "core-log-ability seat=agnes-baker card=heirloom-of-hyperborea ability=heirloom-of-hyperborea-remember",
        "focus seat=agnes-baker skill=will",
        "recovers thing=agnes-baker health=2 sanity=0",
    )  # fmt: skip


@example("ah3/475.7 ah3/431.7 ah3/437.1", "Damage and horror of one attack, on two assets, of which one prevents")
def shared_out(t: ExampleTable) -> None:
    begin(t, WENDY, JENNY, space="train-station")
    t.arrange("has", seat=1, card="bulletproof-vest")
    t.arrange("has", seat=1, card="token-of-faith", horror=1)
    t.arrange("has", seat=1, card="mamas-amulet")
    t.arrange("sheet", seat=1, horror=2)
    t.arrange("monster", code="tindalos-alpha", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("protect mamas-amulet", "horror", "redirect 2 bulletproof-vest", "redirect 1 token-of-faith", seat=1)
    told(
        t,
        "monster-attacks monster=tindalos-alpha seat=wendy-adams",
        "core-log-ability seat=wendy-adams card=mamas-amulet ability=mamas-amulet-protect",
        "prevented card=bulletproof-vest n=1",
        "asset-damage card=bulletproof-vest n=1",
        "asset-horror card=token-of-faith n=1",
        "suffers seat=wendy-adams damage=0 horror=0",
        "recovers thing=wendy-adams health=0 sanity=1",
    )  # fmt: skip


@example("ah3/429.6a ah3/429.6b ah3/202.3c", "A defeat: monsters exhausted, all cards gone, doom on the sheet")
def a_defeat(t: ExampleTable) -> None:
    begin(t, CALVIN, JENNY, space="train-station")
    t.arrange("has", seat=1, card="until-the-end-of-time")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("has", seat=1, card="knife")
    t.arrange("has", seat=1, card="dark-pact")
    t.arrange("sheet", seat=1, damage=4, money=2, clues=1, remnants=1, focus="will", delayed=1)
    t.arrange("monster", code="keening-hound", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("cup", inside="blank blank blank clue")
    t.arrange("draws", tokens="blank blank blank clue")
    draw(t, "events", "event-azathoth-5")
    phase(t, "monster")
    t.choose("attacks keening-hound", "keep", "keep", seat=1)
    told(
        t,
        "monster-attacks monster=keening-hound seat=calvin-wright",
        "suffers seat=calvin-wright damage=2 horror=1",
        "is-defeated seat=calvin-wright",
        "disengages monster=keening-hound seat=calvin-wright",
        "disengages monster=robed-figure seat=calvin-wright",
        "all-lost seat=calvin-wright",
        "core-log-discard card=cursed",
        "core-log-discard card=knife",
        "core-log-discard card=dark-pact",
        "sheet-doom n=1",
        "ready monster=keening-hound",
        "engages monster=keening-hound seat=jenny-barnes",
        "ready monster=robed-figure",
        "engages monster=robed-figure seat=jenny-barnes",
        "no-encounter seat=jenny-barnes",
        "token seat=core-seat token=token-blank",
        "blank",
        "token seat=core-seat token=token-blank",
        "blank",
        "token seat=jenny-barnes token=token-blank",
        "blank",
        "token seat=jenny-barnes token=token-clue",
        "clue hood=downtown n=1",
    )  # fmt: skip


@example("ah3/485.1a ah3/402.3b", "An outbreak that brings another, and the doom on the sheet")
def outbreaks(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, scenario="umordhoth", space="general-store")
    t.arrange("codex", cards="1")
    t.arrange("doom", space=HERE, n=3)
    t.arrange("doom", space="graveyard", n=3)
    t.arrange("monster", code="high-priest", space=HERE)
    phase(t, "monster")
    t.choose("doom general-store", seat=1)
    told(
        t,
        "activates monster=high-priest",
        "doom space=black-cave n=4",
        "outbreak space=black-cave n=1",
        "doom space=general-store n=1",
        "doom space=graveyard n=4",
        "outbreak space=graveyard n=1",
        "doom space=black-cave n=2",
        "doom space=general-store n=2",
        "sheet-doom n=1",
        "sheet-doom n=2",
    )  # fmt: skip


# ------------------------------------------------------------------ the headlines


def headlines(t: ExampleTable, who: str, *names: str, **sheet: str | int) -> None:
    """One of two reads these headlines, the one after the other."""
    begin(t, who, TOMMY, space=HERE)
    t.arrange("sheet", seat=1, **sheet)
    t.arrange("sheet", seat=2, space="train-station")
    draw(t, "headlines", " ".join(f"headline-{name}" for name in names))
    t.arrange("cup", inside="headline headline blank blank")
    t.arrange("draws", tokens="headline headline blank blank")


@example("ah3/435.2 ah3/435.1d", "Two headlines: one by the doom, one by the monsters about")
def doom_and_monsters(t: ExampleTable) -> None:
    headlines(t, NORMAN, "unexplained-sightings-near-river", "unscheduled-parade-shuts-down-main-st")
    t.arrange("doom", space=HERE, n=2)
    for space in ("graveyard", "general-store", "train-station"):
        t.arrange("monster", code="robed-figure", space=space, status="exhausted")
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-unexplained-sightings-near-river",
        "suffers seat=norman-withers damage=2 horror=0",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-unscheduled-parade-shuts-down-main-st",
        "suffers seat=norman-withers damage=0 horror=2",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2", "Two headlines for who has neither doom nor monsters about")
def neither_of_them(t: ExampleTable) -> None:
    headlines(t, NORMAN, "unexplained-sightings-near-river", "curfew-established")
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-unexplained-sightings-near-river",
        "no-doom space=black-cave",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-curfew-established",
        "no-monsters-about seat=norman-withers",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2 ah3/446.9", "Two headlines: horror or clues, one each; damage or horror, for each clue about")
def for_each_clue(t: ExampleTable) -> None:
    headlines(t, NORMAN, "banned-books-bandied-about", "police-do-your-jobs", clues=2)
    t.arrange("clues", hood="rivertown", n=2)
    phase(t, "mythos")
    t.choose("suffer horror 1", "spend-clues 1", "suffer damage 1", "suffer horror 1", seat=1)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-banned-books-bandied-about",
        "suffers seat=norman-withers damage=0 horror=1",
        "clues-spent seat=norman-withers n=1",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-police-do-your-jobs",
        "suffers seat=norman-withers damage=1 horror=0",
        "suffers seat=norman-withers damage=0 horror=1",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2", "The same two for who has no clues, where there are none")
def for_no_clue(t: ExampleTable) -> None:
    headlines(t, NORMAN, "banned-books-bandied-about", "police-do-your-jobs")
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-banned-books-bandied-about",
        "has-no-clues seat=norman-withers",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-police-do-your-jobs",
        "no-clue seat=norman-withers",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2", "Two headlines about items and spells, for who has none")
def nothing_to_take(t: ExampleTable) -> None:
    headlines(t, NORMAN, "big-city-burglars-busted", "starstruck-scientists-stumped")
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-big-city-burglars-busted",
        "nothing-to-discard seat=norman-withers",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-starstruck-scientists-stumped",
        "nothing-to-discard seat=norman-withers",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2 ah3/450.1", "Two headlines: a die shared out, and a curse for who has a clue")
def a_die_and_a_curse(t: ExampleTable) -> None:
    headlines(t, NORMAN, "why-even-go-on-anymore", "symposium-snafu", clues=1)
    phase(t, "mythos")
    dice(t, 3)
    t.choose("damage 1", seat=1)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-why-even-go-on-anymore",
        "dice seat=norman-withers n=3",
        "suffers seat=norman-withers damage=1 horror=2",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-symposium-snafu",
        "gains seat=norman-withers card=cursed",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2 ah3/466.5a", "Two headlines: damage and horror, less one for each success")
def less_for_each(t: ExampleTable) -> None:
    headlines(t, NORMAN, "night-terrors-terrify-nightly", "dream-expert-found-dead")
    dice(t, 6, 1, 1, 1, 6, 5, 1, 1)
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-night-terrors-terrify-nightly",
        "test seat=norman-withers skill=will n=4 lowest=5 chance=80",
        "roll seat=norman-withers dice=6 1 1 1 n=1",
        "passed seat=norman-withers n=1",
        "suffers seat=norman-withers damage=2 horror=0",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-dream-expert-found-dead",
        "test seat=norman-withers skill=will n=4 lowest=5 chance=80",
        "roll seat=norman-withers dice=6 5 1 1 n=2",
        "passed seat=norman-withers n=2",
        "suffers seat=norman-withers damage=0 horror=1",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2 ah3/466.5c", "Two headlines that a test of will decides: 1 doom, and a curse or money")
def will_decides(t: ExampleTable) -> None:
    headlines(t, NORMAN, "mysticism-malfeasance", "cursed-treasure-brings-money-problems")
    dice(t, 1, 1, 1, 6, 1, 1, 1)
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-mysticism-malfeasance",
        "test seat=norman-withers skill=will n=3 lowest=5 chance=70",
        "roll seat=norman-withers dice=1 1 1 n=0",
        "failed seat=norman-withers n=0",
        "doom space=black-cave n=1",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-cursed-treasure-brings-money-problems",
        "test seat=norman-withers skill=will n=4 lowest=5 chance=80",
        "roll seat=norman-withers dice=6 1 1 1 n=1",
        "passed seat=norman-withers n=1",
        "money seat=norman-withers n=3",
        "gains seat=norman-withers card=cursed",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.2 ah3/460.2 ah3/407.1", "The magician leaves his monster, and lands in the unstable space")
def the_magician(t: ExampleTable) -> None:
    headlines(t, NORMAN, "magician-vanishes-rabbit-self", "masked-man-mystery")
    draw(t, "monster-deck", "high-priest")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("sheet", seat=2, space="graveyard")
    phase(t, "mythos")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-magician-vanishes-rabbit-self",
        "disengages monster=robed-figure seat=norman-withers",
        "moves seat=norman-withers space=train-station",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-masked-man-mystery",
        "spawns monster=high-priest space=graveyard",
        "engages monster=high-priest seat=tommy-muldoon",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/435.7 ah3/435.8 ah3/435.5", "A rumor, and another that ends it; its reckoning, and a clue that ends that")
def rumors(t: ExampleTable) -> None:
    headlines(t, NORMAN, "rogue-comet-approaches", "astronomers-chuffed-as-stars-align")
    t.arrange("sheet", seat=2, clues=1)
    t.arrange("cup", inside="headline headline reckoning blank")
    t.arrange("draws", tokens="headline headline reckoning blank")
    dice(t, 1, 1, 1, 1, 6, 1, 1)
    phase(t, "mythos")
    t.choose("reckons headline-astronomers-chuffed-as-stars-align", "tests norman-withers", seat=1)
    t.choose("pass", "end-rumor", seat=2)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-rogue-comet-approaches",
        "rumor card=headline-rogue-comet-approaches",
        "token seat=norman-withers token=token-headline",
        "headline seat=norman-withers card=headline-astronomers-chuffed-as-stars-align",
        "rumor-gone card=headline-rogue-comet-approaches",
        "rumor card=headline-astronomers-chuffed-as-stars-align",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-reckoning",
        "reckoning thing=headline-astronomers-chuffed-as-stars-align",
        "test seat=norman-withers skill=will n=4 lowest=5 chance=80",
        "roll seat=norman-withers dice=1 1 1 1 n=0",
        "failed seat=norman-withers n=0",
        "doom space=black-cave n=1",
        "test seat=tommy-muldoon skill=will n=3 lowest=5 chance=70",
        "roll seat=tommy-muldoon dice=6 1 1 n=1",
        "passed seat=tommy-muldoon n=1",
        "clues-spent seat=tommy-muldoon n=1",
        "rumor-gone card=headline-astronomers-chuffed-as-stars-align",
        "reckoning thing=azathoth",
        "core-log-no-effect card=azathoth",
    )  # fmt: skip


@example("ah3/435.8 ah3/204.11a", "Rogue Comet: nobody has a clue, and with the third doom on it a gate bursts")
def the_comet(t: ExampleTable) -> None:
    begin(t, NORMAN, TOMMY, space="train-station")
    t.arrange("codex", cards="headline-rogue-comet-approaches")
    t.arrange("tokens", on="headline-rogue-comet-approaches", kind="doom", n=2)
    draw(t, "events", "event-azathoth-1")
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    phase(t, "mythos")
    t.choose("reckons headline-rogue-comet-approaches", seat=1)
    told(
        t,
        "token seat=norman-withers token=token-reckoning",
        "reckoning thing=headline-rogue-comet-approaches",
        "rumor-stays card=headline-rogue-comet-approaches",
        "rumor-doom card=headline-rogue-comet-approaches n=3",
        "burst hood=easttown",
        "doom space=velmas-diner n=1",
        "doom space=hibbs-roadhouse n=1",
        "doom space=police-station n=1",
        "rumor-gone card=headline-rogue-comet-approaches",
        "reckoning thing=azathoth",
        "core-log-no-effect card=azathoth",
        "token seat=norman-withers token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip

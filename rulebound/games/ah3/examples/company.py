"""Whose card it is, and when: what answers the deeds of its owner only, and only the deed that it names."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    CALVIN,
    DANIELA,
    JENNY,
    MARIE,
    MICHAEL,
    MINH,
    NORMAN,
    REX,
    TOMMY,
    WENDY,
    actions,
    assets,
    begin,
    damage,
    dice,
    doom,
    draw,
    focused,
    horror,
    hurt,
    money,
    on_asset,
    phase,
    remnants,
    status,
    told,
    turn,
)

DOCKS = "river-docks"
GATHERING = ("obannion-member", "contraband-whiskey", "clover-club-member", "stevedore", "performer")
ANSWERS = (*GATHERING, "ace-of-swords", "grotesque-statue", "ol-boiler", "heirloom-of-hyperborea", "tetsuo-mori",
           "jenica-capra", "handcuffs", "the-king-in-yellow", "mamas-amulet", "stray-dog", "storm-of-spirits", "wither",
           "mists-of-rlyeh", "stray-cat", "dynamite", "alice-luxley", "witch-blood", "tattered-cloak")  # fmt: skip


def armed_friend(t: ExampleTable, who: str, *cards: str, space: str = DOCKS) -> None:
    """Tommy stands by, with all that could answer; the first seat has only these cards."""
    begin(t, who, DANIELA, scenario="azathoth", space=space)
    for card in ANSWERS:
        t.arrange("has", seat=2, card=card)
    for card in cards:
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=2, horror=1, damage=1, clues=1, remnants=2, money=5)


@example("ah3/423.2 ah3/421.2", "What answers gathering answers that of its owner: another gathers, and nothing comes")
def others_gather(t: ExampleTable) -> None:
    armed_friend(t, JENNY)
    turn(t)
    t.choose("gather")
    told(
        t,
        "money seat=jenny-barnes n=1",
    )  # fmt: skip


@example("ah3/423.2 ah3/466.4a", "Nor does it answer the tests, the focus and the research of another")
def others_research(t: ExampleTable) -> None:
    armed_friend(t, JENNY)
    t.arrange("sheet", seat=1, clues=2, focus="will")
    turn(t)
    dice(t, 6, 1, 5)
    t.choose("research", "spend-focus will", "die 1 1", "pass", "research 1")
    told(
        t,
        "researches seat=jenny-barnes",
        "test seat=jenny-barnes skill=observation n=2",
        "roll seat=jenny-barnes dice=6 1 n=1",
        "focus-spent seat=jenny-barnes skill=will",
        "reroll seat=jenny-barnes old=1 n=5",
        "passed seat=jenny-barnes n=2",
        "sheet-clues n=1 all=1",
    )  # fmt: skip


@example("ah3/423.2 ah3/419.7", "Nor the attack of another, and what is defeated in it")
def others_attack(t: ExampleTable) -> None:
    armed_friend(t, JENNY)
    t.arrange("doom", space=DOCKS, n=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("attack robed-figure")
    told(
        t,
        "attacks seat=jenny-barnes monster=robed-figure",
        "test seat=jenny-barnes skill=strength n=3",
        "roll seat=jenny-barnes dice=6 1 1 n=1",
        "passed seat=jenny-barnes n=1",
        "hurt monster=robed-figure n=1 left=0",
        "defeated monster=robed-figure",
    )  # fmt: skip


@example("ah3/423.2 ah3/427.2", "Nor the evasion of another, nor what it does to their monsters")
def others_evade(t: ExampleTable) -> None:
    armed_friend(t, JENNY)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    dice(t, 6)
    t.choose("evade", "gather")
    told(
        t,
        "evades seat=jenny-barnes",
        "test seat=jenny-barnes skill=observation n=1",
        "roll seat=jenny-barnes dice=6 n=1",
        "passed seat=jenny-barnes n=1",
        "disengages monster=hooded-stalker seat=jenny-barnes",
        "freed seat=jenny-barnes",
        "money seat=jenny-barnes n=1",
    )  # fmt: skip


@example("ah3/423.2 ah3/475.3", "Nor what another suffers from a monster")
def others_suffer(t: ExampleTable) -> None:
    armed_friend(t, JENNY)
    t.arrange("monster", code="flesh-eater", status="engaged", seat=1)
    phase(t, "monster")
    t.asked(1, "ah3-prompt-encounter-turn")
    told(
        t,
        "monster-attacks monster=flesh-eater seat=jenny-barnes",
        "suffers seat=jenny-barnes damage=1 horror=1",
    )  # fmt: skip


@example("ah3/423.2 ah3/436.7", "Nor the spells of another")
def others_cast(t: ExampleTable) -> None:
    armed_friend(t, AGNES, "alchemical-process")
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("transmute alchemical-process", "pass")
    told(
        t,
        "core-log-ability card=alchemical-process",
        "casts card=alchemical-process",
        "suffers damage=0 horror=1",
        "test skill=lore n=4",
        "roll n=1",
        "passed n=1",
        "money n=1",
    )  # fmt: skip


@example("ah3/423.2 ah3/428.6", "Nor the clue that another gains")
def others_find(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, space="police-station")
    for card in ("mysterious-photograph", "search-for-the-truth", "reporting-gig", "precious-memento", "blessed"):
        t.arrange("has", seat=2, card=card)
    t.arrange("sheet", seat=3, space="train-station")
    t.arrange("clues", hood="easttown", n=1)
    draw(t, "easttown", "event-azathoth-1")
    phase(t, "encounter")
    dice(t, 5, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(money(2) == 0, assets(2).has("blessed"), money(1) == 0, unchanged=True)


@example("ah3/466.5b ah3/488.8", "A failed test of another does not end one's blessing, nor a passed one one's curse")
def blessed_beside_a_failure(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, REX, space="black-cave")
    t.arrange("has", seat=2, card="blessed")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 1, 1, 1)
    t.choose("ward")
    t.expect(assets(2) == ("blessed",), focused(3, "lore") == 0, unchanged=True)


@example("ah3/423.4 ah3/421.2", "Its owner wards, focuses and moves: what answers gathering and research is silent")
def other_deeds(t: ExampleTable) -> None:
    begin(t, DANIELA, JENNY, space="unvisited-isle")
    for card in (*GATHERING, "grotesque-statue", "ol-boiler"):
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, clues=1, money=5)
    t.arrange("doom", space="unvisited-isle", n=1)
    turn(t, n=4)
    dice(t, 6, 1, 1)
    t.choose("ward", "pass", "focus", "focus will", "move river-docks", "pass")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 5, on_asset(1, "contraband-whiskey") == (0, 0), unchanged=True)


@example("ah3/423.4 ah3/421.2", "Gathered elsewhere, it brings no more than the dollar")
def gathered_elsewhere(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    for card in ("contraband-whiskey", "clover-club-member", "stevedore", "performer", "server-at-velmas"):
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, money=5)
    turn(t)
    t.choose("gather")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 6)


@example("ah3/423.4", "Gathered in a street, it brings no more than the dollar either")
def gathered_in_a_street(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="street-northside-downtown")
    for card in ("contraband-whiskey", "gravedigger", "stevedore"):
        t.arrange("has", seat=1, card=card)
    turn(t)
    t.choose("gather")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 1)


# ------------------------------------------------------------------ exact amounts


def patient(t: ExampleTable, *cards: str) -> None:
    """Norman has these; Calvin beside him has 2 damage and 2 horror."""
    begin(t, NORMAN, CALVIN, space="graveyard")
    for card in cards:
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=2, damage=3, horror=3)
    turn(t, n=3)


@example("ah3/475.5 ah3/431.5", "First Aid heals damage alone; the tales and Zora calm horror alone")
def each_its_own(t: ExampleTable) -> None:
    patient(t, "first-aid-kit", "grimms-fairy-tales", "zora-larson")
    t.choose("heal first-aid-kit", "read-aloud grimms-fairy-tales", "comfort zora-larson")
    t.expect(damage(2) == 2, horror(2) == 1)


@example("ah3/475.5 ah3/436.7", "Healing Words heal damage alone, as much as there are successes")
def words_heal(t: ExampleTable) -> None:
    patient(t, "healing-words")
    dice(t, 6, 5)
    t.choose("heal healing-words")
    t.expect(damage(2) == 1, horror(2) == 3, horror(1) == 1)


@example("ah3/436.7 ah3/466.5b", "Spells that fail: the horror is paid, and nothing comes of it")
def spells_fail(t: ExampleTable) -> None:
    begin(t, NORMAN, CALVIN, space="graveyard")
    for card in ("healing-words", "find-gate", "binding", "shriveling"):
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=2, damage=3)
    t.arrange("doom", space="train-station", n=1)
    t.arrange("monster", code="eyeless-watcher", space="black-cave")
    turn(t, n=4)
    dice(t, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    t.choose("heal healing-words", "find find-gate", "bind binding")
    t.expect(damage(2) == 3, horror(1) == 4, status("eyeless-watcher") == "ready", actions(1) == 1)


@example("ah3/436.7", "Shriveling that fails hurts nothing")
def nothing_shrivels(t: ExampleTable) -> None:
    begin(t, NORMAN, CALVIN, space="graveyard")
    t.arrange("has", seat=1, card="shriveling")
    t.arrange("monster", code="eyeless-watcher", space="black-cave")
    turn(t)
    dice(t, 1, 1)
    t.choose("shrivel shriveling")
    t.asked(1, ACTION, n=1)
    t.expect(hurt("eyeless-watcher") == 0, horror(1) == 1)


@example("ah3/418.6 ah3/475.13", "Dynamite deals 5 damage: 4 would not have been enough, 6 health are too many")
def five_damage(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="echoes", space="graveyard")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="rlyeh-guardian", status="engaged", seat=1)
    t.arrange("monster", code="shoreline-brute", status="engaged", seat=1)
    turn(t)
    dice(t, 1)
    t.choose("attack shoreline-brute", "blow-up dynamite")
    t.expect(hurt("rlyeh-guardian") == 5, status("shoreline-brute") == "")


@example("ah3/466.4b ah3/418.6", "Dynamite is for attacks: in an evasion it is not offered")
def no_dynamite(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("has", seat=1, card="wither")
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    dice(t, 1)
    t.choose("evade")
    t.offered("reroll-dice rabbits-foot")
    t.not_offered("blow-up dynamite", "wither wither")
    t.asked(1, "ah3-prompt-reroll")


@example("ah3/466.4d ah3/418.6", "A stray cat distracts in an evasion, with 2 successes; in an attack it is no help")
def a_cat_for_evading(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="stray-cat")
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("attack eyeless-watcher")
    t.asked(1, "ah3-prompt-reroll")
    t.not_offered("distract stray-cat")


@example("ah3/466.4d", "Two of three are got away from with the cat alone: that is 2 successes, no more")
def two_successes(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="stray-cat")
    for code in ("robed-figure", "hooded-stalker", "high-priest"):
        t.arrange("monster", code=code, status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("evade", "distract stray-cat")
    t.asked(1, "ah3-prompt-evade", n=2)


@example("ah3/459.10 ah3/418.6", "Handcuffs hold humans only, once a round, and nobody epic")
def handcuffs_for_humans(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="veil", space="graveyard")
    t.arrange("has", seat=1, card="handcuffs")
    t.arrange("monster", code="altered-beast", status="engaged", seat=1)
    t.arrange("monster", code="archive-28", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("attacks altered-beast", seat=1)
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(status("altered-beast") == "engaged 1", status("archive-28") == "engaged 1", damage(1) == 3)


@example("ah3/459.10 ah3/423.3", "Handcuffs once a round: the second human keeps hold")
def handcuffs_once(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="handcuffs")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("attacks robed-figure", "when-hurt handcuffs", seat=1)
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(status("robed-figure") == "", status("hooded-stalker") == "engaged 1")


@example("ah3/459.10 ah3/475.7", "Handcuffs wait for damage of one's own: what an ally takes, or mere horror, is none")
def handcuffs_unhurt(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="handcuffs")
    t.arrange("has", seat=1, card="sachiko-higa")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 1 sachiko-higa", seat=1)
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(status("robed-figure") == "engaged 1", on_asset(1, "sachiko-higa") == (1, 0))


@example("ah3/431.3 ah3/475.3", "The King in Yellow wants horror: damage alone is not read")
def damage_is_not_read(t: ExampleTable) -> None:
    begin(t, MINH, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="the-king-in-yellow")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    phase(t, "monster")
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(damage(1) == 1, unchanged=True)


@example("ah3/475.13", "A stray dog bites what has hurt its owner, or itself: not what only frightens")
def it_does_not_bite(t: ExampleTable) -> None:
    begin(t, MINH, JENNY, scenario="umordhoth", space="graveyard")
    t.arrange("has", seat=1, card="stray-dog")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("keep", seat=1)
    t.expect(hurt("eyeless-watcher") == 0, horror(1) == 1)


@example("ah3/466.4a", "The Ace of Swords steadies who has horror: without any it says nothing")
def ace_of_swords(t: ExampleTable) -> None:
    begin(t, DANIELA, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="ace-of-swords")
    t.arrange("sheet", seat=1, damage=2, focus="will")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1, 1, 6)
    t.choose("ward", "spend-focus will")
    t.asked(1, ACTION, n=1)
    t.expect(damage(1) == 2, doom("graveyard") == 0)


@example("ah3/466.4a ah3/445.7", "The Ace of Swords: of 2 damage and 2 horror 1 horror goes")
def steadied(t: ExampleTable) -> None:
    begin(t, DANIELA, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="ace-of-swords")
    t.arrange("sheet", seat=1, damage=2, horror=2, focus="will")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1, 1, 6)
    t.choose("ward", "spend-focus will", "steady ace-of-swords")
    t.expect(damage(1) == 2, horror(1) == 1)


@example("ah3/419.7", "Tetsuo and Jenica answer attacks only: what handcuffs defeat in the monster phase is none")
def no_attack_of_hers(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    for card in ("handcuffs", "tetsuo-mori", "jenica-capra"):
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("doom", space="graveyard", n=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("keep", "when-hurt handcuffs", seat=1)
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(doom("graveyard") == 1, status("robed-figure") == "")


@example("ah3/419.7 ah3/423.4", "Without a clue there is nothing to report, without doom nothing to cleanse")
def nothing_to_report(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    for card in ("tetsuo-mori", "jenica-capra"):
        t.arrange("has", seat=1, card=card)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("attack robed-figure")
    t.asked(1, ACTION, n=1)
    t.expect(status("robed-figure") == "")


@example("ah3/466.2d ah3/423.4", "Alice Luxley has nothing to go by without a clue, of one's own or about")
def no_clue_for_alice(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="alice-luxley")
    t.arrange("sheet", seat=2, clues=2)
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("ward")
    t.asked(1, ACTION, n=1)
    t.expect(doom("graveyard") == 1, unchanged=True)


@example("ah3/479.5", "Norman reads the stars for two doom, not for one")
def one_doom(t: ExampleTable) -> None:
    begin(t, NORMAN, JENNY, space="graveyard")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 6, 6, 1)
    t.choose("ward")
    t.asked(1, ACTION, n=1)
    t.expect(doom("graveyard") == 0)


@example("ah3/429.2d ah3/436.7", "Agnes bleeds for her own spells: 1 damage for each horror that she leaves out")
def she_bleeds(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="find-gate")
    t.arrange("doom", space="train-station", n=1)
    turn(t)
    dice(t, 1, 1, 1, 1, 1, 1)
    t.choose("find find-gate", "bleed agnes-baker", "1")
    t.expect(damage(1) == 1, horror(1) == 1)


@example("ah3/429.2d ah3/423.1", "Calvin gives and takes: of 3 damage and 1 horror together 1 and 0 stay with him")
def he_shares(t: ExampleTable) -> None:
    begin(t, CALVIN, JENNY, space="graveyard")
    t.arrange("sheet", seat=1, damage=2, horror=1)
    t.arrange("sheet", seat=2, damage=1, space="train-station")
    turn(t)
    t.choose("share-pain calvin-wright", "1", "0")
    t.expect(damage(1) == 1, damage(2) == 2, horror(1) == 0, horror(2) == 1)


@example("ah3/429.2d ah3/429.6a", "Calvin can bring another to their end, and himself: the state of both is looked at")
def shared_to_the_end(t: ExampleTable) -> None:
    begin(t, CALVIN, AGNES, JENNY, space="graveyard")
    t.arrange("sheet", seat=1, damage=3)
    t.arrange("sheet", seat=2, damage=3)
    turn(t)
    t.choose("share-pain calvin-wright", "with agnes-baker", "0")
    t.expect(assets(2) == (), doom("sheet") == 1)


@example("ah3/429.2d ah3/415.1", "Tommy steps in where a monster goes for another, not where another attacks it")
def he_does_not_step_in(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t, 2)
    dice(t, 1, 1, 1)
    t.choose("attack robed-figure", seat=2)
    t.asked(2, ACTION, n=1)
    t.expect(status("robed-figure") == "engaged 2")


@example("ah3/427.2", "Wendy slips away from all: not while a watcher's friend still holds her")
def she_is_held(t: ExampleTable) -> None:
    begin(t, WENDY, JENNY, space="graveyard")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("evade", "evade robed-figure")
    t.asked(1, ACTION, n=1)
    t.expect(status("robed-figure") == "exhausted", status("hooded-stalker") == "engaged 1")


@example("ah3/429.2d ah3/445.3", "Daniela with all her skills focused has nothing to tinker with")
def nothing_to_tinker(t: ExampleTable) -> None:
    begin(t, DANIELA, JENNY, space="graveyard")
    t.arrange("sheet", seat=1, focus="lore influence observation strength will")
    turn(t)
    t.choose("gather")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 1)


@example("ah3/429.2d ah3/418.3", "Marie inspires only whom could do the same")
def nobody_to_inspire(t: ExampleTable) -> None:
    begin(t, MARIE, JENNY, space="graveyard")
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    turn(t)
    t.choose("gather")
    t.asked(1, ACTION, n=1)
    t.expect(money(1) == 1)


@example("ah3/466.2a", "Synergy: others here have 1 more of what is focused; its owner, and others elsewhere, have not")
def synergy_elsewhere(t: ExampleTable) -> None:
    begin(t, TOMMY, MINH, space="graveyard")
    t.arrange("has", seat=2, card="synergy")
    t.arrange("sheet", seat=2, focus="lore", space="train-station")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)


@example("ah3/445.6 ah3/466.2a", "Synergy does not count twice for its owner")
def synergy_for_oneself(t: ExampleTable) -> None:
    begin(t, MINH, TOMMY, space="graveyard")
    t.arrange("has", seat=1, card="synergy")
    t.arrange("sheet", seat=1, focus="lore")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1, 1, 1)
    t.choose("ward", "pass")
    told(
        t,
        "wards",
        "test n=4",
        "roll n=0",
        "failed",
    )  # fmt: skip


@example("ah3/466.4a ah3/445.7", "Innsmouth Look: as many dice as there is horror, one at least")
def look_without_horror(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="innsmouth-look")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    dice(t, 1, 1, 1, 1, 6)
    t.choose("ward", "spend-focus will")
    t.expect(doom("graveyard") == 0)


@example("ah3/466.4a", "Innsmouth Look: with 3 horror three dice for one token")
def look_with_horror(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="innsmouth-look")
    t.arrange("sheet", seat=1, focus="will", horror=3)
    t.arrange("doom", space="graveyard", n=3)
    turn(t)
    dice(t, 1, 2, 3, 4, 6, 5, 6)
    t.choose("ward", "spend-focus will", "die 1 1, die 2 2, die 3 3")
    t.expect(doom("graveyard") == 0)


@example("ah3/203.1", "Rare Books: lent after an encounter in the University, nowhere else")
def no_books_elsewhere(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="veil", space="graveyard")
    t.arrange("has", seat=1, card="rare-books-access")
    draw(t, "rivertown", "rivertown-7")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.pass_until("ah3-prompt-encounter-turn")
    t.expect(assets(1).has("rare-books-access"), unchanged=True)


@example("ah3/204.12a ah3/475.10", "Until the End of Time recovers 1 damage and 1 horror a reckoning")
def time_heals(t: ExampleTable) -> None:
    begin(t, CALVIN, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="until-the-end-of-time", damage=2, horror=2)
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    phase(t, "mythos")
    t.choose("as-they-lie", seat=1)
    t.expect(on_asset(1, "until-the-end-of-time") == (1, 1))


@example("ah3/428.6 ah3/431.10", "A precious memento: of 3 horror 2 go with a clue")
def a_memento(t: ExampleTable) -> None:
    begin(t, NORMAN, TOMMY, AGNES, space="police-station")
    t.arrange("has", seat=1, card="the-moon", horror=1)
    t.arrange("has", seat=1, card="precious-memento", horror=2)
    t.arrange("clues", hood="easttown", n=1)
    draw(t, "easttown", "event-azathoth-1")
    phase(t, "encounter")
    dice(t, 5, 1, 1)
    t.choose("encounter norman-withers", seat=1)
    t.expect(on_asset(1, "precious-memento") == (0, 0), on_asset(1, "the-moon") == (0, 1))


@example("ah3/475.13", "Lita hurts what others hurt where she is, and nothing elsewhere")
def lita_is_elsewhere(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="umordhoth", space="graveyard")
    t.arrange("has", seat=2, card="lita-chantler")
    t.arrange("sheet", seat=2, space="police-station")
    t.arrange("monster", code="creeping-ghoul", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1)
    t.choose("attack creeping-ghoul")
    t.expect(hurt("creeping-ghoul") == 1)


@example("ah3/418.6 ah3/426.2", "Ol' Boiler wants somebody to run over: a move away from everything is only a move")
def nobody_to_run_over(t: ExampleTable) -> None:
    begin(t, MICHAEL, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="ol-boiler")
    turn(t)
    t.choose("move black-cave", "pass")
    t.asked(1, ACTION, n=1)
    t.expect(on_asset(1, "ol-boiler") == (0, 0), unchanged=True)


@example("ah3/401.8 ah3/475.11", "Ol' Boiler breaks down with its fifth damage")
def it_breaks_down(t: ExampleTable) -> None:
    begin(t, MICHAEL, JENNY, space="curiositie-shoppe")
    t.arrange("has", seat=1, card="ol-boiler", damage=3)
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    t.choose("move train-station", "run-over ol-boiler")
    t.expect(assets(1) == (), hurt("abyssal-servant") == 2)


@example("ah3/424.2", "Leland brings a curio along when he comes from the deck, not when he is handed over")
def leland_changes_hands(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="graveyard")
    t.arrange("has", seat=2, card="leland-williams")
    turn(t)
    t.choose("trade", "with tommy-muldoon", "take leland-williams", seat=1)
    t.choose("agree", seat=2)
    t.choose("pass", seat=1)
    t.expect(assets(1) == ("leland-williams",), unchanged=True)


@example("ah3/202.3a", "Mama's Amulet has nothing to prevent where nothing is suffered")
def nothing_to_prevent(t: ExampleTable) -> None:
    begin(t, WENDY, JENNY, scenario="veil", space="graveyard")
    t.arrange("has", seat=1, card="mamas-amulet")
    t.arrange("has", seat=1, card="flesh-ward")
    t.arrange("monster", code="whippoorwill", status="engaged", seat=1)
    phase(t, "monster")
    t.asked(1, "ah3-prompt-encounter-turn")
    told(
        t,
        "monster-attacks monster=whippoorwill",
        "suffers damage=0 horror=0",
    )  # fmt: skip


@example("ah3/437.1", "Flesh Ward is for damage: horror alone does not call for it")
def no_flesh_no_ward(t: ExampleTable) -> None:
    begin(t, WENDY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="flesh-ward")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    phase(t, "monster")
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(horror(1) == 1, unchanged=True)


@example("ah3/437.1 ah3/436.8", "Flesh Ward: one success, one damage less, and never more than there is")
def warded_flesh(t: ExampleTable) -> None:
    begin(t, WENDY, JENNY, space="graveyard")
    t.arrange("has", seat=2, card="flesh-ward")
    t.arrange("monster", code="keening-hound", status="engaged", seat=1)
    phase(t, "monster")
    dice(t, 6)
    t.choose("ward flesh-ward", seat=2)
    t.expect(damage(1) == 1, horror(1) == 1, horror(2) == 1)


@example("ah3/436.9", "More remnants than horror: no more are offered than there is horror")
def remnants_enough(t: ExampleTable) -> None:
    begin(t, NORMAN, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, remnants=3)
    turn(t)
    t.choose("transmute alchemical-process")
    t.offered("spend 0", "spend 1")
    t.not_offered("spend 2")
    t.asked(1, "ah3-prompt-remnants")


@example("ah3/436.9 ah3/466.2a", "Agnes has 2 dice more for a spell with blood or remnants, none more without")
def keen_or_not(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, remnants=1)
    turn(t)
    dice(t, 1, 1, 1, 1)
    t.choose("transmute alchemical-process", "pass", "spend 0")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)
    t.expect(remnants(1) == 1, horror(1) == 1)

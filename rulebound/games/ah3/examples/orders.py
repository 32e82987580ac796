"""Where several things happen at once: who says which comes first."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    MICHAEL,
    NORMAN,
    TOMMY,
    begin,
    clues_in,
    codex,
    damage,
    dice,
    doom,
    draw,
    horror,
    monsters_in,
    phase,
    space,
    status,
    turn,
    who,
)

ORDER = "core-prompt-order"
HERE = "black-cave"


def last_blow(t: ExampleTable) -> None:
    """Tommy, who can bear 1 horror more, has dynamite for Umordhoth and a Hybrid Thug; with one doom all is lost."""
    begin(t, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("codex", cards="12 18")
    t.arrange("doom", space="sheet", n=14)
    t.arrange("sheet", seat=1, horror=4)
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="archive-19", status="engaged", seat=1, damage=9)
    t.arrange("monster", code="hybrid-thug", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("attack archive-19", "blow-up dynamite")


@example("ah3/004 ah3/459.9", "Dynamite fells two at once: what is said of them comes in the order that is asked for")
def win_first(t: ExampleTable) -> None:
    last_blow(t)
    t.asked(1, ORDER)
    t.choose("starve archive-18")
    t.ended(True, "ah3-end-won-12")


@example("ah3/004 ah3/302.1", "The same two the other way round: the blow is the end of Tommy, and of the world")
def fall_first(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("show-its-face hybrid-thug")
    t.ended(False, "ah3-end-lost-18")


@example("ah3/004 ah3/419.7", "What an investigator does for a defeat and what the monster does are put in order")
def my_word_or_its(t: ExampleTable) -> None:
    begin(t, MICHAEL, scenario="echoes", space="graveyard")
    t.arrange("sheet", seat=1, horror=3)
    t.arrange("monster", code="hybrid-thug", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("attack hybrid-thug")
    t.asked(1, ORDER)
    t.choose("get-even michael-mcglen", "recover sanity 1")
    t.expect(horror(1) == 3, who(1) == MICHAEL, unchanged=True)


@example("ah3/004 ah3/406.1", "Whoever may react to a defeat may do so before the monster's last word")
def report_first(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="echoes", space="graveyard")
    t.arrange("has", seat=1, card="tetsuo-mori")
    t.arrange("sheet", seat=1, horror=4, clues=1)
    t.arrange("monster", code="hybrid-thug", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("attack hybrid-thug", "pass")
    t.asked(1, ORDER)
    t.choose("report tetsuo-mori", seat=1)
    t.choose("keep", seat=1)
    t.expect(clues_in("sheet") == 1, who(1) == "")


@example("ah3/004 ah3/407.1", "Two are evaded at once: what comes of the one and of the other is put in order")
def two_at_once(t: ExampleTable) -> None:
    begin(t, JENNY, AGNES, scenario="veil", space=HERE)
    t.arrange("monster", code="lodge-enforcer", status="engaged", seat=1)
    t.arrange("monster", code="lodge-loyalist", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 6)
    t.arrange("sheet", seat=1, focus="observation")
    t.choose("evade", "pass", "evade lodge-enforcer, evade lodge-loyalist")
    t.asked(1, ORDER)
    t.choose("leave-a-sign lodge-loyalist")
    t.expect(doom(HERE) == 1, horror(1) == 1)


@example("ah3/004 ah3/405.2", "Whom a massive monster engages first, the group says, if somebody could step in")
def stepping_in(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="echoes", space="observatory")
    t.arrange("monster", code="wake-titan", space="science-building")
    phase(t, "monster")
    t.choose("engages jenny-barnes", seat=1)
    t.choose("shield tommy-muldoon", seat=1)
    t.expect(status("wake-titan") == "engaged 1", damage(1) == 2, damage(2) == 0)


@example("ah3/004 ah3/459.6", "An Alliance of Evil: which space gets the next monster, and which attacks first")
def alliance_in_order(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space=HERE)
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-4")
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    draw(t, "monster-deck", "hooded-stalker swift-byakhee robed-figure")
    phase(t, "mythos")
    dice(t, 1)
    t.choose("reckons dark-pact", "space graveyard", "space black-cave", seat=1)
    t.choose("attacks swift-byakhee", seat=1)
    t.expect(
        monsters_in("graveyard") == ("hooded-stalker",), monsters_in(HERE) == ("swift-byakhee",),
        damage(1) == 1, horror(1) == 1, damage(2) == 1,
    )  # fmt: skip


@example("ah3/004 ah3/475.6", "Where somebody could fall, the group says who suffers first")
def suffering_in_order(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, scenario="echoes", space="graveyard")
    t.arrange("sheet", seat=1, horror=5)
    t.arrange("sheet", seat=2, horror=4)
    t.arrange("monster", code="void-touched", space="observatory")
    phase(t, "monster")
    t.choose("suffers jenny-barnes", seat=1)
    t.heard("ah3-log-is-defeated")
    t.expect(who(1) == "", who(2) == "", doom("sheet") == 2)


@example("ah3/004 ah3/431.3", "Where it all just lies there, nobody is asked")
def suffering_unasked(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, TOMMY, scenario="echoes", space="graveyard")
    t.arrange("monster", code="void-touched", space="observatory")
    phase(t, "monster")
    t.asked(1, "ah3-prompt-encounter-turn")
    t.expect(horror(1) == 1, horror(2) == 1, horror(3) == 1, unchanged=True)


@example("ah3/004 ah3/435.8a", "Stars Align: who tests first, the group says")
def testing_in_order(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("codex", cards="2 headline-astronomers-chuffed-as-stars-align")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("doom", space="graveyard", n=4)
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    dice(t, 1, 1, 1, 1, 1, 1, 1)
    phase(t, "mythos")
    t.choose("as-they-lie", seat=1)
    t.choose("tests agnes-baker", seat=1)
    t.expect(doom("graveyard") == 5, doom(HERE) == 0, doom("sheet") == 1)


@example("ah3/004 ah3/403.5b", "A Strange Barrier: who leaves the epicentre first, the group says")
def leaving_in_order(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space=HERE)
    t.arrange("codex", cards="2 3")
    t.arrange("clues", hood="sheet", n=2)
    draw(t, "marker-box", "marker-red")
    t.arrange("has", seat=1, card="handcuffs")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 6, 6)
    t.choose("research", "pass", "research 1")
    for seat in (1, 2):
        t.arrange("sheet", seat=seat, space="arkham-advertiser")
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=2)
    turn(t)
    t.choose("look-closer archive-4-back")
    t.choose("leaves jenny-barnes", seat=1)
    t.choose("move train-station", seat=2)
    t.choose("move curiositie-shoppe", "breaking-away handcuffs", seat=1)
    t.expect(space(2) == "train-station", space(1) == "curiositie-shoppe", status("hooded-stalker") == "")


@example("ah3/004 ah3/429.7a", "Of two who have lost their investigators the group says who chooses first")
def choosing_in_order(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="umordhoth", space=HERE)
    for seat, monster in ((1, "abyssal-servant"), (2, "flesh-eater")):
        t.arrange("sheet", seat=seat, damage=6)
        t.arrange("monster", code=monster, status="engaged", seat=seat)
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-chooses-next")
    t.choose("chooses seat-2", seat=1)
    t.asked(2, "ah3-prompt-investigator")


@example("ah3/004 ah3/403.5c ah3/403.5d", "Two lines of the codex hold at once: the group says which comes first")
def lines_in_order(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="veil", space=HERE)
    t.arrange("codex", cards="21-back 22")
    t.arrange("scar", space=HERE, mended=1)
    t.arrange("doom", space="sheet", n=6)
    turn(t)
    t.choose("line archive-22 eureka", "scar train-station", "scar observatory")
    t.expect(codex() == ("archive-21-back", "archive-23"), doom("sheet") == 6)

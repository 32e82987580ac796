"""The stories of the archive, passage by passage: what each card brings, line by line."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    JENNY,
    NORMAN,
    TOMMY,
    WENDY,
    begin,
    dice,
    draw,
    phase,
    told,
    turn,
)


def lying(t: ExampleTable, scenario: str, cards: str, *who: str, space: str, clues: int = 0, doom: int = 0) -> None:
    """These cards lie in the codex, and so much on the sheet."""
    begin(t, *(who or (NORMAN,)), scenario=scenario, space=space)
    t.arrange("codex", cards=cards)
    t.arrange("clues", hood="sheet", n=clues)
    t.arrange("doom", space="sheet", n=doom)


def doom_comes(t: ExampleTable) -> None:
    """One more doom reaches the sheet: a headline is to be read, and there is none."""
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank")
    t.arrange("draws", tokens="headline blank")
    phase(t, "mythos")


# ------------------------------------------------------------------ Approach of Azathoth


@example("ah3/403.5b ah3/456.1", "Azathoth: three clues bring five markers; a white one goes")
def a_white_marker(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3", space="arkham-advertiser", clues=2)
    draw(t, "marker-box", "marker-white")
    t.arrange("sheet", seat=1, clues=1)
    turn(t, n=3)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1", "look-closer archive-4-back")
    told(
        t,
        "researches seat=norman-withers",
        "test seat=norman-withers skill=observation n=3 lowest=5 chance=70",
        "roll seat=norman-withers dice=6 1 1 n=1",
        "passed seat=norman-withers n=1",
        "sheet-clues n=1 all=3",
        "codex card=archive-4",
        "story",
        "marker-placed marker=marker space=arkham-advertiser",
        "marker-placed marker=marker space=black-cave",
        "marker-placed marker=marker space=independence-square",
        "marker-placed marker=marker space=unvisited-isle",
        "marker-placed marker=marker space=velmas-diner",
        "turned card=archive-4",
        "story",
        "core-log-ability seat=norman-withers card=archive-4 ability=archive-4-back-look-closer",
        "marker seat=norman-withers marker=marker-white",
        "marker-gone marker=marker-white space=arkham-advertiser",
    )  # fmt: skip


@example(
    "ah3/403.5b ah3/459.5 ah3/462.3b", "Azathoth: the blue marker brings two cultists, from the bottom of the deck"
)
def two_cultists(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3", space="arkham-advertiser", clues=2)
    draw(t, "marker-box", "marker-blue")
    draw(t, "monster-deck", "swift-byakhee high-priest abyssal-servant hooded-stalker")
    t.arrange("sheet", seat=1, clues=1)
    turn(t, n=3)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1", "look-closer archive-4-back")
    told(
        t,
        "researches seat=norman-withers",
        "test seat=norman-withers skill=observation n=3 lowest=5 chance=70",
        "roll seat=norman-withers dice=6 1 1 n=1",
        "passed seat=norman-withers n=1",
        "sheet-clues n=1 all=3",
        "codex card=archive-4",
        "story",
        "marker-placed marker=marker space=arkham-advertiser",
        "marker-placed marker=marker space=black-cave",
        "marker-placed marker=marker space=independence-square",
        "marker-placed marker=marker space=unvisited-isle",
        "marker-placed marker=marker space=velmas-diner",
        "turned card=archive-4",
        "story",
        "core-log-ability seat=norman-withers card=archive-4 ability=archive-4-back-look-closer",
        "marker seat=norman-withers marker=marker-blue",
        "codex card=archive-6",
        "story",
        "revealed card=swift-byakhee",
        "revealed card=abyssal-servant",
        "shuffled-back n=2",
        "spawns monster=high-priest space=arkham-advertiser",
        "engages monster=high-priest seat=norman-withers",
        "spawns monster=hooded-stalker space=arkham-advertiser",
        "engages monster=hooded-stalker seat=norman-withers",
    )  # fmt: skip


@example("ah3/403.5b ah3/403.5c", "Azathoth: blue and red are found, and the other markers go")
def both_markers(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3", TOMMY, JENNY, space="arkham-advertiser", clues=2)
    draw(t, "marker-box", "marker-blue marker-red marker-white marker-white marker-white")
    t.arrange("gone", pile="monster-deck")
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1", "look-closer archive-4-back", seat=1)
    t.choose("look-closer archive-4-back", "move graveyard", seat=2)
    told(
        t,
        "researches seat=tommy-muldoon",
        "test seat=tommy-muldoon skill=observation n=3 lowest=5 chance=70",
        "roll seat=tommy-muldoon dice=6 1 1 n=1",
        "passed seat=tommy-muldoon n=1",
        "sheet-clues n=1 all=3",
        "codex card=archive-4",
        "story",
        "marker-placed marker=marker space=arkham-advertiser",
        "marker-placed marker=marker space=black-cave",
        "marker-placed marker=marker space=independence-square",
        "marker-placed marker=marker space=unvisited-isle",
        "marker-placed marker=marker space=velmas-diner",
        "turned card=archive-4",
        "story",
        "core-log-ability seat=tommy-muldoon card=archive-4 ability=archive-4-back-look-closer",
        "marker seat=tommy-muldoon marker=marker-blue",
        "codex card=archive-6",
        "story",
        "no-cultist",
        "core-log-ability seat=jenny-barnes card=archive-4 ability=archive-4-back-look-closer",
        "marker seat=jenny-barnes marker=marker-red",
        "codex card=archive-7",
        "story",
        "marker-gone marker=marker-white space=independence-square",
        "marker-gone marker=marker-white space=unvisited-isle",
        "marker-gone marker=marker-white space=velmas-diner",
        "returned card=archive-4",
        "moves seat=jenny-barnes space=graveyard",
    )  # fmt: skip


@example("ah3/403.5c ah3/423.2a", "Azathoth: 5 clues break the barrier, and card 7 turns with it")
def the_barrier_breaks(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5 6 7", space="black-cave", clues=6)
    t.arrange("marker", colour="blue", space="black-cave")
    t.arrange("marker", colour="red", space="graveyard")
    turn(t)
    t.choose("break-the-barrier archive-6")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-6 ability=archive-6-break-the-barrier",
        "sheet-clues-spent n=5 all=1",
        "marker-gone marker=marker-blue space=black-cave",
        "turned card=archive-6",
        "story",
        "turned card=archive-7",
        "story",
    )  # fmt: skip


@example("ah3/403.5d ah3/403.5b", "Azathoth awakens: cup, markers, cards and the future, one after the other")
def azathoth_awakens(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5 6 7", space="arkham-asylum", doom=6)
    t.arrange("marker", colour="blue", space="black-cave")
    t.arrange("marker", colour="red", space="graveyard")
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=7",
        "codex card=archive-8",
        "story",
        "cup-grows token=token-doom",
        "cup-grows token=token-burst",
        "marker-placed marker=marker-red space=graveyard",
        "marker-gone marker=marker-blue space=black-cave",
        "returned card=archive-6",
        "returned card=archive-7",
        "turned card=archive-8",
        "story",
        "codex card=archive-9",
        "story",
        "future space=the-future",
        "returned card=archive-5",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5d", "Azathoth awakens where no marker ever lay: the red one lies on the start space")
def awakens_unseen(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5", space="arkham-asylum", doom=6)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=7",
        "codex card=archive-8",
        "story",
        "cup-grows token=token-doom",
        "cup-grows token=token-burst",
        "marker-placed marker=marker-red space=train-station",
        "turned card=archive-8",
        "story",
        "codex card=archive-9",
        "story",
        "future space=the-future",
        "returned card=archive-5",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/423.2a", "The future: a step through, and a clue carried back")
def the_future(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", NORMAN, TOMMY, space="graveyard", clues=1)
    t.arrange("marker", colour="red", space="graveyard")
    t.arrange("sheet", seat=1, focus="lore")
    t.arrange("sheet", seat=2, space="train-station")
    turn(t)
    dice(t, 6, 1)
    t.choose("step-through archive-8-back", "carry-a-clue archive-9", "pass", seat=1)
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-8 ability=archive-8-back-step-through",
        "moves seat=norman-withers space=the-future",
        "core-log-ability seat=norman-withers card=archive-9 ability=archive-9-carry-a-clue",
        "test seat=norman-withers skill=lore n=2 lowest=5 chance=56",
        "roll seat=norman-withers dice=6 1 n=1",
        "passed seat=norman-withers n=1",
        "sheet-clues-spent n=1 all=0",
        "card-clues card=archive-8 n=1",
    )  # fmt: skip


@example("ah3/301.1 ah3/403.5c", "The fifth clue on card 8 wins")
def the_fifth(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", space="graveyard", clues=2)
    t.arrange("marker", colour="red", space="graveyard")
    t.arrange("tokens", on="archive-8-back", kind="clues", n=4)
    turn(t)
    dice(t, 6)
    t.choose("step-through archive-8-back", "carry-a-clue archive-9")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-8 ability=archive-8-back-step-through",
        "moves seat=norman-withers space=the-future",
        "core-log-ability seat=norman-withers card=archive-9 ability=archive-9-carry-a-clue",
        "test seat=norman-withers skill=lore n=1 lowest=5 chance=33",
        "roll seat=norman-withers dice=6 n=1",
        "passed seat=norman-withers n=1",
        "sheet-clues-spent n=1 all=1",
        "card-clues card=archive-8 n=5",
        "story",
        "core-log-win why=end-won-9",
    )  # fmt: skip


# ------------------------------------------------------------------ Feast for Umordhoth


@example("ah3/403.5b", "Umordhoth: three clues go, Lita comes, the hunt begins")
def the_hunt(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 10 11", JENNY, WENDY, space="graveyard", clues=2)
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("sheet", seat=2, space="velmas-diner")
    turn(t)
    dice(t, 6, 6)
    t.choose("research", "pass", "research 2", seat=1)
    told(
        t,
        "researches seat=jenny-barnes",
        "test seat=jenny-barnes skill=observation n=2 lowest=5 chance=56",
        "roll seat=jenny-barnes dice=6 6 n=2",
        "passed seat=jenny-barnes n=2",
        "sheet-clues n=2 all=4",
        "sheet-clues-spent n=4 all=0",
        "turned card=archive-10",
        "story",
        "gains seat=jenny-barnes card=lita-chantler",
        "spawns monster=masked-hunter space=graveyard",
        "engages monster=masked-hunter seat=jenny-barnes",
        "hunt-begins",
        "codex card=archive-12",
        "story",
        "returned card=archive-10",
    )  # fmt: skip


@example("ah3/456.2 ah3/403.5d", "Umordhoth: the fifth marker wakes him, two health weaker for each")
def the_fifth_marker(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 11 12", TOMMY, JENNY, space="graveyard")
    t.arrange("markers", n=4)
    t.arrange("monster", code="masked-hunter", status="engaged", seat=1, damage=3)
    turn(t)
    dice(t, 6)
    t.choose("attack masked-hunter", seat=1)
    told(
        t,
        "attacks seat=tommy-muldoon monster=masked-hunter",
        "test seat=tommy-muldoon skill=strength n=1 lowest=5 chance=33",
        "roll seat=tommy-muldoon dice=6 n=1",
        "passed seat=tommy-muldoon n=1",
        "hurt monster=masked-hunter n=1 left=0",
        "defeated monster=masked-hunter",
        "core-log-forced seat=tommy-muldoon card=archive-12 ability=archive-12-count-one",
        "sheet-marker n=5",
        "turned card=archive-11",
        "story",
        "spawns monster=archive-19 space=hangmans-hill",
        "codex card=archive-18",
        "story",
        "returned card=archive-11",
    )  # fmt: skip


@example("ah3/403.5d ah3/403.5b", "Umordhoth wakes by doom: card 10 is turned first")
def wakes_by_doom(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 10 11", TOMMY, space="graveyard", doom=7)
    doom_comes(t)
    told(
        t,
        "token seat=tommy-muldoon token=token-headline",
        "headlines-empty",
        "sheet-doom n=8",
        "turned card=archive-11",
        "story",
        "turned card=archive-10",
        "story",
        "gains seat=tommy-muldoon card=lita-chantler",
        "spawns monster=masked-hunter space=graveyard",
        "engages monster=masked-hunter seat=tommy-muldoon",
        "hunt-begins",
        "codex card=archive-12",
        "story",
        "returned card=archive-10",
        "spawns monster=archive-19 space=hangmans-hill",
        "codex card=archive-18",
        "story",
        "returned card=archive-11",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


# ------------------------------------------------------------------ Veil of Twilight


@example("ah3/403.5b ah3/400.1d", "Veil: the second token; one joins the Lodge, one does not")
def the_threshold(t: ExampleTable) -> None:
    lying(t, "veil", "2 20 21", JENNY, TOMMY, space="black-cave", doom=1)
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank blank blank")
    t.arrange("draws", tokens="headline blank blank blank")
    phase(t, "mythos")
    t.choose("join", seat=1)
    t.choose("no", seat=2)
    told(
        t,
        "token seat=jenny-barnes token=token-headline",
        "headlines-empty",
        "sheet-doom n=2",
        "turned card=archive-20",
        "story",
        "turned card=archive-21",
        "story",
        "gains seat=jenny-barnes card=dark-pact",
        "joins-lodge seat=jenny-barnes",
        "codex card=archive-24",
        "story",
        "codex card=archive-25",
        "story",
        "returned card=archive-20",
        "token seat=jenny-barnes token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
        "token seat=tommy-muldoon token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5b", "Veil: nobody joins, and the people of the Lodge are let loose")
def nobody_joins(t: ExampleTable) -> None:
    lying(t, "veil", "2 20 21", JENNY, space="black-cave", doom=1)
    doom_comes(t)
    t.choose("no")
    told(
        t,
        "token seat=jenny-barnes token=token-headline",
        "headlines-empty",
        "sheet-doom n=2",
        "turned card=archive-20",
        "story",
        "turned card=archive-21",
        "story",
        "lodge-loose",
        "cup-grows token=token-monster",
        "cup-grows token=token-burst",
        "codex card=archive-22",
        "story",
        "returned card=archive-20",
        "token seat=jenny-barnes token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5c ah3/456.2", "Veil: the first scar is mended: two new ones, and card 23")
def eureka(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 22", space="black-cave", clues=2)
    t.arrange("scar", space="black-cave")
    turn(t)
    t.choose("mend archive-21-back", "scar train-station", "scar observatory")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=0",
        "mended seat=norman-withers space=black-cave n=1",
        "turned card=archive-22",
        "story",
        "story",
        "scar space=train-station",
        "scar space=observatory",
        "codex card=archive-23",
        "story",
        "returned card=archive-22",
    )  # fmt: skip


@example("ah3/403.5d", "Veil: with 6 doom a crack, and the servitor comes")
def the_crack(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 22", space="black-cave", doom=5)
    t.arrange("scar", space="black-cave")
    doom_comes(t)
    t.choose("scar train-station")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=6",
        "turned card=archive-22",
        "story",
        "story",
        "scar space=train-station",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-22",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5c", "Veil: with the Lodge the first scar asks whether to stay; who stays has two more")
def staying(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24 25", space="black-cave", clues=3)
    t.arrange("sheet", seat=1, loyal=1)
    t.arrange("scar", space="black-cave")
    turn(t)
    t.choose("mend archive-21-back", "stay", "scar train-station", "scar observatory")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=1",
        "mended seat=norman-withers space=black-cave n=1",
        "turned card=archive-24",
        "story",
        "story",
        "codex card=archive-26",
        "story",
        "scar space=train-station",
        "scar space=observatory",
        "returned card=archive-24",
    )  # fmt: skip


@example("ah3/403.5c", "Veil: who leaves the Lodge has the servitor at once")
def leaving(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24 25", space="black-cave", clues=2)
    t.arrange("sheet", seat=1, loyal=1)
    t.arrange("scar", space="black-cave")
    turn(t)
    t.choose("mend archive-21-back", "leave")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=0",
        "mended seat=norman-withers space=black-cave n=1",
        "turned card=archive-24",
        "story",
        "story",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-24",
    )  # fmt: skip


@example("ah3/423.2a", "Veil: plumbing the void, passed: to any anomaly")
def plumbed(t: ExampleTable) -> None:
    lying(t, "veil", "2 24 25", space="black-cave")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("anomaly", hood="uptown")
    turn(t)
    dice(t, 6, 1)
    t.choose("plumb archive-25", "move hangmans-hill")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-25 ability=archive-25-plumb",
        "test seat=norman-withers skill=lore n=2 lowest=5 chance=56",
        "roll seat=norman-withers dice=6 1 n=1",
        "passed seat=norman-withers n=1",
        "moves seat=norman-withers space=hangmans-hill",
    )  # fmt: skip


@example("ah3/423.2a ah3/460.3", "Veil: plumbing the void, failed: to the unstable space, and 1 horror")
def lost_in_the_void(t: ExampleTable) -> None:
    lying(t, "veil", "2 24 25", space="black-cave")
    t.arrange("anomaly", hood="rivertown")
    turn(t)
    dice(t, 1, 1)
    t.choose("plumb archive-25")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-25 ability=archive-25-plumb",
        "test seat=norman-withers skill=lore n=2 lowest=5 chance=56",
        "roll seat=norman-withers dice=1 1 n=0",
        "failed seat=norman-withers n=0",
        "moves seat=norman-withers space=mas-boarding-house",
        "suffers seat=norman-withers damage=0 horror=1",
    )  # fmt: skip


@example("ah3/446.6 ah3/467.4", "Veil: whose encounter names Sanford meets the servitor instead")
def sanford(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 27", JENNY, TOMMY, WENDY, space="historical-society")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    t.arrange("monster", code="archive-28", space="graveyard", status="exhausted")
    draw(t, "southside", "southside-5")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    told(
        t,
        "reads seat=jenny-barnes card=southside-5 part=historical-society",
        "core-log-forced seat=jenny-barnes card=archive-27 ability=archive-27-sanford-comes",
        "core-log-instead what=event-reading",
        "monster-moves monster=archive-28 space=historical-society",
        "engages monster=archive-28 seat=jenny-barnes",
        "suffers seat=jenny-barnes damage=2 horror=2",
    )  # fmt: skip


# ------------------------------------------------------------------ Echoes of the Deep


@example("ah3/403.5b ah3/412.1", "Echoes: three clues set four breaches aside")
def the_stars(t: ExampleTable) -> None:
    lying(t, "echoes", "2 29 30", space="graveyard", clues=2)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
    told(
        t,
        "researches seat=norman-withers",
        "test seat=norman-withers skill=observation n=3 lowest=5 chance=70",
        "roll seat=norman-withers dice=6 1 1 n=1",
        "passed seat=norman-withers n=1",
        "sheet-clues n=1 all=3",
        "turned card=archive-29",
        "story",
        "codex card=archive-31",
        "story",
        "set-aside card=archive-32",
        "set-aside card=archive-33",
        "set-aside card=archive-34",
        "set-aside card=archive-35",
        "returned card=archive-29",
    )  # fmt: skip


@example("ah3/403.5i ah3/456.2", "Echoes: the fourth breach is sealed, with a remnant for a die, and card 36 comes")
def the_fourth_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31", TOMMY, JENNY, WENDY, space="graveyard")
    t.arrange("sheet", seat=2, space="train-station")
    t.arrange("sheet", seat=3, space="train-station")
    t.arrange("attach", number=32)
    t.arrange("markers", n=3)
    t.arrange("sheet", seat=1, remnants=2)
    draw(t, "rivertown", "rivertown-1")
    phase(t, "encounter")
    t.choose("encounter tommy-muldoon", seat=1)
    dice(t, 1, 6)
    t.choose("seal archive-32", "1", seat=1)
    told(
        t,
        "core-log-ability seat=tommy-muldoon card=archive-32 ability=archive-32-seal",
        "remnants-spent seat=tommy-muldoon n=1",
        "test seat=tommy-muldoon skill=strength n=2 lowest=4 chance=75",
        "roll seat=tommy-muldoon dice=6 1 n=1",
        "passed seat=tommy-muldoon n=1",
        "turned card=archive-32",
        "story",
        "sheet-marker n=4",
        "returned card=archive-32",
        "turned card=archive-31",
        "story",
        "story",
        "codex card=archive-36",
        "story",
        "returned card=archive-31",
    )  # fmt: skip


@example("ah3/403.5c", "Echoes: the fourth comes too late where the city has risen")
def too_late(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31 38", TOMMY, space="train-station")
    t.arrange("markers", n=4)
    turn(t)
    t.choose("gather")
    told(
        t,
        "turned card=archive-31",
        "story",
        "story",
        "returned card=archive-31",
        "money seat=tommy-muldoon n=1",
    )  # fmt: skip


@example("ah3/403.5d ah3/403.5b", "Echoes: 4 doom bring the servitor, 9 the lord of the city")
def from_the_deep(t: ExampleTable) -> None:
    lying(t, "echoes", "2 36 37", space="graveyard", doom=8)
    t.arrange("markers", n=2)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=9",
        "turned card=archive-37",
        "story",
        "returned card=archive-36",
        "spawns monster=archive-40 space=river-docks",
        "codex card=archive-38",
        "story",
        "returned card=archive-37",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/423.2a ah3/301.1", "Echoes: the rite at the docks, with a remnant for a die")
def the_rite(t: ExampleTable) -> None:
    lying(t, "echoes", "2 36 37", space="river-docks")
    t.arrange("sheet", seat=1, remnants=1)
    turn(t)
    dice(t, 1, 6)
    t.choose("close-it archive-36", "1")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-36 ability=archive-36-close-it",
        "remnants-spent seat=norman-withers n=1",
        "test seat=norman-withers skill=lore n=2 lowest=5 chance=56",
        "roll seat=norman-withers dice=6 1 n=1",
        "passed seat=norman-withers n=1",
        "story",
        "core-log-win why=end-won-36",
    )  # fmt: skip

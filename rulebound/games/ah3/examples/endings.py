"""The later cards of the archive: how stories turn for the worse, and how they end."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.passages import doom_comes, lying
from rulebound.games.ah3.examples.probes import (
    ACTION,
    JENNY,
    NORMAN,
    TOMMY,
    WENDY,
    clues_in,
    codex,
    dice,
    doom,
    draw,
    health,
    horror,
    hurt,
    markers_in,
    phase,
    space,
    status,
    told,
    turn,
)

# ------------------------------------------------------------------ Approach of Azathoth


@example("ah3/423.2a ah3/301.1", "Azathoth: 3 clues at the epicentre, and time is whole")
def time_is_mended(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5 6-back 7-back", space="black-cave", clues=4)
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.choose("mend-time archive-7-back")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-7 ability=archive-7-back-mend-time",
        "sheet-clues-spent n=3 all=1",
        "story",
        "core-log-win why=end-won-5",
    )  # fmt: skip


@example("ah3/403.5c ah3/403.5b", "Azathoth: card 5 brings the ritual, too, while no marker lies")
def ritual_after_all(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5", space="train-station", clues=2)
    t.arrange("sheet", seat=1, clues=1)
    turn(t, n=3)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
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
    )  # fmt: skip


@example("ah3/403.5d ah3/462.3", "Azathoth: 3 doom, and no cultist left in the deck: all the others go back")
def no_cultist_left(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3", space="train-station", doom=2)
    t.arrange("gone", pile="monster-deck")
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=3",
        "turned card=archive-3",
        "story",
        "no-cultist",
        "codex card=archive-5",
        "story",
        "returned card=archive-3",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/423.2a ah3/466.5b", "Azathoth: a failed test carries no clue out of the future")
def nothing_carried(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", NORMAN, TOMMY, space="graveyard", clues=1)
    t.arrange("marker", colour="red", space="graveyard")
    turn(t)
    dice(t, 1)
    t.choose("step-through archive-8-back", "carry-a-clue archive-9", seat=1)
    t.asked(2, ACTION)
    t.expect(clues_in("sheet") == 1, space(1) == "the-future", unchanged=True)


@example("ah3/446.6 ah3/431.3", "Azathoth: 2 horror in the future, and no damage")
def stared_at(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", NORMAN, TOMMY, JENNY, space="graveyard")
    t.arrange("marker", colour="red", space="graveyard")
    t.arrange("sheet", seat=1, damage=1)
    turn(t)
    t.choose("step-through archive-8-back", seat=1)
    phase(t, "encounter")
    t.choose("encounter norman-withers", seat=1)
    told(
        t,
        "core-log-forced seat=norman-withers card=archive-9 ability=archive-9-nothing-to-meet",
        "core-log-instead what=event-encounterbegins",
        "suffers seat=norman-withers damage=0 horror=2",
    )  # fmt: skip


# ------------------------------------------------------------------ Feast for Umordhoth


@example("ah3/466.4d", "Umordhoth's weakness: clues of the sheet are damage in an attack on him")
def his_weakness(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 12 18", TOMMY, space="graveyard", clues=2)
    t.arrange("monster", code="archive-19", status="engaged", seat=1)
    turn(t)
    dice(t, 1)
    t.choose("attack archive-19", "know-its-weakness archive-19", "know-its-weakness archive-19")
    told(
        t,
        "attacks seat=tommy-muldoon monster=archive-19",
        "test seat=tommy-muldoon skill=strength n=1 lowest=5 chance=33",
        "roll seat=tommy-muldoon dice=1 n=0",
        "core-log-ability seat=tommy-muldoon card=archive-19 ability=archive-19-know-its-weakness",
        "sheet-clues-spent n=1 all=1",
        "core-log-ability seat=tommy-muldoon card=archive-19 ability=archive-19-know-its-weakness",
        "sheet-clues-spent n=1 all=0",
        "failed seat=tommy-muldoon n=0",
        "hurt monster=archive-19 n=2 left=10",
    )  # fmt: skip


@example("ah3/466.4d", "In an attack on another, and in an evasion, nobody gets at his weakness")
def not_his_weakness(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 12 18", TOMMY, space="graveyard", clues=2)
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("monster", code="archive-19", status="engaged", seat=1)
    t.arrange("monster", code="flesh-eater", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1, 1, 1, 1)
    t.choose("attack flesh-eater")
    t.not_offered("know-its-weakness archive-19")
    t.choose("pass", "evade")
    t.not_offered("know-its-weakness archive-19")
    t.asked(1, "ah3-prompt-reroll")


@example("ah3/430.2 ah3/452.3", "Umordhoth: 8 and 4 for each investigator, 2 less for each marker")
def his_health(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 11 12", TOMMY, JENNY, space="graveyard", doom=7)
    t.arrange("markers", n=3)
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank blank blank")
    t.arrange("draws", tokens="headline blank blank blank")
    phase(t, "mythos")
    t.expect(health("archive-19") == 10, codex().has("archive-18"))


@example("ah3/456.2 ah3/459.9", "Umordhoth: the fourth worshiper beaten is a marker, and wakes nobody yet")
def the_fourth_marker(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 11 12", TOMMY, JENNY, space="graveyard")
    t.arrange("markers", n=3)
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
        "sheet-marker n=4",
    )  # fmt: skip


# ------------------------------------------------------------------ Veil of Twilight


@example("ah3/403.5c ah3/301.1", "Veil: the third scar mended on one's own closes the way")
def the_way_is_closed(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 23", space="black-cave", clues=2)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    t.arrange("scar", space="hangmans-hill", mended=1)
    turn(t)
    t.choose("mend archive-21-back")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=0",
        "mended seat=norman-withers space=black-cave n=3",
        "story",
        "core-log-win why=end-won-23",
    )  # fmt: skip


@example("ah3/403.5d ah3/403.5b", "Veil: card 23 with 8 doom brings the servitor")
def come_undone(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 23", space="black-cave", doom=7)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=8",
        "turned card=archive-23",
        "story",
        "story",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-23",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5d ah3/456.2", "Veil: card 24 with 6 doom: a scar, and the servitor")
def the_silver_key(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24 25", space="black-cave", doom=5)
    t.arrange("scar", space="black-cave")
    doom_comes(t)
    t.choose("scar train-station")
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=6",
        "turned card=archive-24",
        "story",
        "story",
        "scar space=train-station",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-24",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5d ah3/403.5b", "Veil: card 26 with 9 doom turns, and the servitor comes")
def like_a_god(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 25 26", space="black-cave", doom=8)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=9",
        "turned card=archive-26",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-26",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/403.5c ah3/301.1", "Veil: the third scar for the Lodge: who is loyal has won")
def the_lodge_wins(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 25 26", space="black-cave", clues=2)
    t.arrange("sheet", seat=1, loyal=1)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    t.arrange("scar", space="hangmans-hill", mended=1)
    turn(t)
    t.choose("mend archive-21-back")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=0",
        "mended seat=norman-withers space=black-cave n=3",
        "story",
        "core-log-win why=end-won-25",
    )  # fmt: skip


@example("ah3/403.5d ah3/302.1", "Veil: the third scar for the Lodge, and nobody loyal left: all have lost")
def nobody_loyal(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 25 26", space="black-cave", clues=2)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    t.arrange("scar", space="hangmans-hill", mended=1)
    turn(t)
    t.choose("mend archive-21-back")
    t.ended(False, "ah3-end-lost-25")


@example("ah3/403.5c ah3/459.9", "Veil: the servitor is mended away: 3 health less with the last scar, and it falls")
def mended_away(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 27", space="black-cave", clues=2)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    t.arrange("monster", code="archive-28", space="historical-society", damage=4)
    turn(t)
    t.choose("mend archive-21-back")
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-21 ability=archive-21-back-mend",
        "sheet-clues-spent n=2 all=0",
        "mended seat=norman-withers space=black-cave n=2",
        "defeated monster=archive-28",
        "core-log-forced seat=norman-withers card=archive-27 ability=archive-27-arkham-scarred",
        "story",
        "core-log-win why=end-won-27",
    )  # fmt: skip


@example("ah3/459.8e ah3/430.2", "Veil: the servitor has 2 and 2 for each investigator, and 3 for each open scar")
def its_health(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 23", JENNY, TOMMY, space="black-cave", doom=7)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank blank blank")
    t.arrange("draws", tokens="headline blank blank blank")
    phase(t, "mythos")
    t.expect(health("archive-28") == 9)


@example("ah3/440.2 ah3/479.1", "Veil: the servitor lurks: 1 doom where it is")
def it_lurks(t: ExampleTable) -> None:
    lying(t, "veil", "21-back 27", JENNY, TOMMY, space="black-cave")
    t.arrange("monster", code="archive-28", space="historical-society")
    phase(t, "monster")
    told(
        t,
        "activates monster=archive-28",
        "doom space=historical-society n=1",
    )  # fmt: skip


@example("ah3/403.5d ah3/402.3a", "Veil: an anomaly leaves a scar where its neighbourhood has most doom")
def torn_open(t: ExampleTable) -> None:
    lying(t, "veil", "2 21", JENNY, TOMMY, space="train-station")
    t.arrange("doom", space="graveyard", n=2)
    t.arrange("doom", space="black-cave", n=1)
    t.arrange("monster", code="twilight-supplicant", space="graveyard")
    phase(t, "monster")
    told(
        t,
        "activates monster=twilight-supplicant",
        "doom space=graveyard n=3",
        "anomaly hood=rivertown",
        "core-log-forced seat=jenny-barnes card=archive-21 ability=archive-21-tear",
        "scar space=graveyard",
    )  # fmt: skip


@example("ah3/403.5d ah3/456.2", "Veil: turned, card 21 does the same")
def torn_open_again(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back", JENNY, TOMMY, space="train-station")
    t.arrange("doom", space="graveyard", n=2)
    t.arrange("monster", code="twilight-supplicant", space="graveyard")
    phase(t, "monster")
    t.expect(markers_in("graveyard") == 1)


@example("ah3/403.5d ah3/402.3a", "Veil: where a scar was mended, an anomaly leaves no other")
def torn_once(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back", JENNY, TOMMY, space="train-station")
    t.arrange("scar", space="black-cave", mended=1)
    t.arrange("doom", space="graveyard", n=2)
    t.arrange("monster", code="twilight-supplicant", space="graveyard")
    phase(t, "monster")
    told(
        t,
        "activates monster=twilight-supplicant",
        "doom space=graveyard n=3",
        "anomaly hood=rivertown",
    )  # fmt: skip


@example("ah3/003 ah3/456.2", "Veil: with a scar in every neighbourhood there is no room for another")
def no_room(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24 25", space="black-cave", doom=5)
    for place in ("black-cave", "observatory", "hangmans-hill", "train-station", "south-church"):
        t.arrange("scar", space=place)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=6",
        "turned card=archive-24",
        "story",
        "story",
        "no-scar",
        "story",
        "spawns monster=archive-28 space=historical-society",
        "codex card=archive-27",
        "story",
        "returned card=archive-24",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip


@example("ah3/446.6 ah3/465.11", "Veil: named, the servitor leaves whom it held, without a fight")
def named(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 27", JENNY, TOMMY, WENDY, space="historical-society")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    t.arrange("monster", code="archive-28", status="engaged", seat=2)
    draw(t, "southside", "southside-5")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    t.expect(status("archive-28") == "engaged 1", doom("graveyard") == 0)


@example("ah3/446.6", "Veil: named before it has come, it does not")
def named_in_vain(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 27", JENNY, TOMMY, WENDY, space="historical-society")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    draw(t, "southside", "southside-5")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", seat=1)
    told(
        t,
        "reads seat=jenny-barnes card=southside-5 part=historical-society",
        "core-log-forced seat=jenny-barnes card=archive-27 ability=archive-27-sanford-comes",
        "core-log-instead what=event-reading",
    )  # fmt: skip


# ------------------------------------------------------------------ Echoes of the Deep


@example("ah3/423.2a ah3/403.5h", "Echoes: 2 clues, and the only breach left is found")
def a_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 29 30", space="observatory", clues=2)
    t.arrange("sheet", seat=1, clues=1)
    turn(t, n=3)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1", "find-a-breach archive-31")
    t.heard("ah3-log-attached", "ah3/403.5h")
    t.heard("ah3-log-sheet-clues-spent", "ah3/423.2a", n=2, all=1)


@example("ah3/403.5i", "Echoes: the breach of Northside is sealed with influence")
def northside_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31", JENNY, TOMMY, WENDY, space="train-station")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    t.arrange("attach", number=34)
    draw(t, "northside", "northside-8")
    phase(t, "encounter")
    t.choose("encounter jenny-barnes", "from-deck", seat=1)
    t.pass_until("core-prompt-react", seat=1)
    dice(t, 6, 1)
    t.choose("seal archive-34", seat=1)
    told(
        t,
        "core-log-ability seat=jenny-barnes card=archive-34 ability=archive-34-seal",
        "test seat=jenny-barnes skill=influence n=2 lowest=5 chance=56",
        "roll seat=jenny-barnes dice=6 1 n=1",
        "passed seat=jenny-barnes n=1",
        "turned card=archive-34",
        "story",
        "sheet-marker n=1",
        "returned card=archive-34",
    )  # fmt: skip


@example("ah3/403.5i ah3/466.2b", "Echoes: the breach of the University is sealed with will")
def university_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31", NORMAN, TOMMY, WENDY, space="observatory")
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("sheet", seat=3, space="graveyard")
    t.arrange("attach", number=35)
    draw(t, "miskatonic-university", "miskatonic-university-1")
    phase(t, "encounter")
    dice(t, 1, 1, 1, 6, 6, 6)
    t.choose("encounter norman-withers", seat=1)
    t.pass_until("core-prompt-react")
    dice(t, 6, 1)
    t.choose("seal archive-35", seat=1)
    told(
        t,
        "core-log-ability seat=norman-withers card=archive-35 ability=archive-35-seal",
        "test seat=norman-withers skill=will n=2 lowest=5 chance=56",
        "roll seat=norman-withers dice=6 6 n=2",
        "passed seat=norman-withers n=2",
        "turned card=archive-35",
        "story",
        "sheet-marker n=1",
        "returned card=archive-35",
    )  # fmt: skip


@example("ah3/447.3", "Echoes: elsewhere, or after the encounter of another, a breach asks nobody")
def nobody_at_the_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31", JENNY, TOMMY, WENDY, space="graveyard")
    t.arrange("sheet", seat=1, space="street-northside-downtown", remnants=1)
    t.arrange("sheet", seat=3, space="train-station")
    t.arrange("attach", number=32)
    draw(t, "street", "street-4")
    draw(t, "northside", "northside-1")
    phase(t, "encounter")
    dice(t, 1, 1, 1, 1, 1, 1)
    t.choose("encounter jenny-barnes", seat=1)
    t.pass_until("ah3-prompt-encounter-turn")
    t.choose("encounter wendy-adams", seat=1)
    t.pass_until("core-prompt-react", seat=2)
    t.asked(2, "core-prompt-react")


@example("ah3/440.2 ah3/431.3", "Echoes: the servitor of R'lyeh lurks: 1 horror for everybody, and no damage")
def deep_horror(t: ExampleTable) -> None:
    lying(t, "echoes", "2 37", JENNY, TOMMY, space="graveyard")
    t.arrange("monster", code="archive-39", space="unvisited-isle")
    phase(t, "monster")
    told(
        t,
        "activates monster=archive-39",
        "suffers seat=jenny-barnes damage=0 horror=1",
        "suffers seat=tommy-muldoon damage=0 horror=1",
    )  # fmt: skip


@example("ah3/440.2 ah3/431.4", "Echoes: Cthulhu lurks: 1 horror for everybody, and no damage")
def deeper_horror(t: ExampleTable) -> None:
    lying(t, "echoes", "2 38", JENNY, TOMMY, space="graveyard")
    t.arrange("monster", code="archive-40", space="river-docks")
    phase(t, "monster")
    t.expect(horror(1) == 1, horror(2) == 1, hurt("archive-40") == 0)


@example("ah3/430.2 ah3/452.3", "Echoes: Cthulhu has 8 and 4 for each investigator, 3 less for each marker")
def health_of_cthulhu(t: ExampleTable) -> None:
    lying(t, "echoes", "2 37", JENNY, TOMMY, space="graveyard", doom=8)
    t.arrange("markers", n=2)
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank blank blank")
    t.arrange("draws", tokens="headline blank blank blank")
    phase(t, "mythos")
    t.expect(health("archive-40") == 10)


@example("ah3/403.5d ah3/403.5b", "Echoes: with 4 doom the servitor is on the isle")
def louder(t: ExampleTable) -> None:
    lying(t, "echoes", "2 30", space="graveyard", doom=3)
    doom_comes(t)
    told(
        t,
        "token seat=norman-withers token=token-headline",
        "headlines-empty",
        "sheet-doom n=4",
        "turned card=archive-30",
        "story",
        "spawns monster=archive-39 space=unvisited-isle",
        "codex card=archive-37",
        "story",
        "returned card=archive-30",
        "token seat=norman-withers token=token-blank",
        "blank",
    )  # fmt: skip

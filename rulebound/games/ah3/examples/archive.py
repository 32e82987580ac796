"""The codex: what the cards of the archive do when they join, turn and wait for something, scenario by scenario."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    NORMAN,
    TOMMY,
    anomaly,
    assets,
    begin,
    clues_in,
    codex,
    damage,
    dice,
    doom,
    draw,
    go,
    health,
    horror,
    hurt,
    in_cup,
    markers,
    markers_in,
    monsters_in,
    phase,
    pile,
    size,
    space,
    status,
    turn,
)


def with_codex(
    t: ExampleTable, cards: str, *who: str, scenario: str = "azathoth", space: str = "", clues: int = 0, doom: int = 0
) -> None:
    """These cards lie in the codex, and so much on the sheet."""
    begin(t, *(who or (NORMAN,)), scenario=scenario, space=space)
    t.arrange("codex", cards=cards)
    t.arrange("clues", hood="sheet", n=clues)
    t.arrange("doom", space="sheet", n=doom)


def research(t: ExampleTable, n: int) -> None:
    """The first seat researches n clues."""
    t.arrange("sheet", seat=1, clues=n)
    turn(t)
    dice(t, *[6] * 6)
    t.choose("research", "pass", f"research {n}")


def more_doom(t: ExampleTable) -> None:
    """One more doom reaches the sheet: the mythos phase has a headline to read and there is none."""
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank")
    phase(t, "mythos")


# ------------------------------------------------------------------ Approach of Azathoth


@example("ah3/403.5c ah3/403.5a", "Card 3: with 3 clues on the sheet card 4 joins and turns; the clues stay")
def three_clues(t: ExampleTable) -> None:
    with_codex(t, "2 3", clues=2)
    research(t, 1)
    t.expect(codex() == ("archive-2", "archive-3", "archive-4-back"), clues_in("sheet") == 3)
    t.expect(size("hidden-markers") == 5)


@example("ah3/403.5d ah3/462.3b", "Card 3: with 3 doom a cultist appears near the leader, and card 5 takes its place")
def three_doom(t: ExampleTable) -> None:
    with_codex(t, "2 3", doom=2, space="graveyard")
    draw(t, "monster-deck", "swift-byakhee high-priest")
    more_doom(t)
    t.pass_until("ah3-prompt-action")
    t.expect(codex() == ("archive-2", "archive-5"), doom("sheet") == 3)
    t.expect(monsters_in("street-rivertown-easttown").has("high-priest"))


@example("ah3/423.2a ah3/456.1", "Card 4: the marker of one's space is revealed, without a test")
def a_marker(t: ExampleTable) -> None:
    with_codex(t, "2 3", clues=2, space="graveyard")
    draw(t, "marker-box", "marker-blue")
    research(t, 1)
    t.arrange("sheet", seat=1, space="arkham-advertiser")
    turn(t)
    t.choose("look-closer archive-4-back")
    t.expect(pile("hidden-markers") == ("",) * 4, codex().has("archive-6"))


@example("ah3/423.2a ah3/411.1", "Card 6: 5 clues of the sheet at the site of the ritual break the barrier")
def the_barrier(t: ExampleTable) -> None:
    with_codex(t, "2 4-back 6", clues=5, space="black-cave")
    t.arrange("marker", colour="blue", space="black-cave")
    turn(t)
    t.choose("break-the-barrier archive-6")
    t.heard("core-log-ability", "ah3/423.2a")
    t.expect(codex().has("archive-6-back"), clues_in("sheet") == 0)


@example("ah3/002 ah3/403.5a", "Card 7: nobody can enter the epicentre while the barrier stands")
def barred(t: ExampleTable) -> None:
    with_codex(t, "2 7", space="graveyard")
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.refused("move black-cave", "ah3/002")


@example("ah3/301.1 ah3/423.2a", "Card 7: 3 clues of the sheet at the epicentre, and the game is won")
def won_early(t: ExampleTable) -> None:
    with_codex(t, "2 5 6-back 7-back", clues=3, space="black-cave")
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.choose("mend-time archive-7-back")
    t.ended(True, "ah3-end-won-5")


@example("ah3/403.5d ah3/403.5b", "Card 5: with 7 doom cards 8 and 9 come, and the cup grows")
def awakening(t: ExampleTable) -> None:
    with_codex(t, "2 5 6", doom=6, space="graveyard")
    more_doom(t)
    t.expect(codex() == ("archive-2", "archive-8-back", "archive-9"), doom("sheet") == 7)


@example("ah3/302.1 ah3/403.5d", "Card 8: with 13 doom the game is lost")
def lost_to_chaos(t: ExampleTable) -> None:
    with_codex(t, "2 8-back 9", doom=12, space="graveyard")
    more_doom(t)
    t.ended(False, "ah3-end-lost-9")


@example("ah3/456.2", "Card 8: the red marker stays where it lies, the others go, and cards 6 and 7 with them")
def only_red_is_left(t: ExampleTable) -> None:
    with_codex(t, "2 5 6 7", doom=6, space="graveyard")
    t.arrange("marker", colour="red", space="black-cave")
    t.arrange("marker", colour="blue", space="velmas-diner")
    more_doom(t)
    t.expect(markers_in("black-cave") == 1, markers_in("velmas-diner") == 0, markers_in("train-station") == 0)
    t.expect(codex() == ("archive-2", "archive-8-back", "archive-9"))


def in_the_future(t: ExampleTable, *who: str, clues: int = 0) -> None:
    """The first seat has stepped through the epicentre."""
    with_codex(t, "2 8-back 9", *who, space="train-station", clues=clues)
    t.arrange("marker", colour="red", space="train-station")
    turn(t)
    t.choose("step-through archive-8-back")


@example("ah3/446.6 ah3/467.4", "Card 9: in the future 2 horror take the place of an encounter")
def nobody_there(t: ExampleTable) -> None:
    in_the_future(t)
    phase(t, "encounter")
    t.expect(space(1) == "the-future", horror(1) == 2, unchanged=True)


@example("ah3/403.5c", "Card 9: a clue is carried back from the sheet to card 8; with the fifth the game is won")
def carried_back(t: ExampleTable) -> None:
    in_the_future(t, clues=2)
    t.arrange("tokens", on="archive-8-back", kind="clues", n=4)
    dice(t, 5)
    t.choose("carry-a-clue archive-9")
    t.ended(True, "ah3-end-won-9")


@example("ah3/202.2g", "Whom no way reaches only a hound hunts: others go after the next one")
def out_of_reach(t: ExampleTable) -> None:
    in_the_future(t, NORMAN, AGNES)
    t.arrange("monster", code="shoreline-brute", space="curiositie-shoppe")
    phase(t, "monster")
    t.expect(status("shoreline-brute") == "engaged 2", unchanged=True)


# ------------------------------------------------------------------ Feast for Umordhoth


@example("ah3/403.5c", "Card 10: with 3 clues all go; Lita comes, the Masked Hunter engages the leader")
def fresh_meat(t: ExampleTable) -> None:
    with_codex(t, "1 10 11", scenario="umordhoth", clues=2, space="graveyard")
    research(t, 1)
    t.expect(clues_in("sheet") == 0, assets(1).has("lita-chantler"), status("masked-hunter") == "engaged 1")
    t.expect(codex() == ("archive-1", "archive-11", "archive-12"))


@example("ah3/403.5d ah3/403.5e", "Card 11: with 8 doom card 10 turns first, then Umordhoth appears")
def hunger(t: ExampleTable) -> None:
    with_codex(t, "1 10 11", scenario="umordhoth", doom=7, space="graveyard")
    more_doom(t)
    t.expect(monsters_in("hangmans-hill").has("archive-19"), health("archive-19") == 12)
    t.expect(codex() == ("archive-1", "archive-12", "archive-18"))


@example("ah3/456.2 ah3/452.3", "Card 12: a defeated worshiper is a marker, and leaves the game")
def worshiper(t: ExampleTable) -> None:
    with_codex(t, "1 11 12", JENNY, scenario="umordhoth", space="graveyard")
    t.arrange("monster", code="ruth-turner", status="engaged", seat=1)
    turn(t)
    dice(t, 6)
    t.choose("evade", "evade ruth-turner")
    t.expect(markers() == 1, pile("box").has("ruth-turner"))


@example("ah3/403.5 ah3/459.6", "Card 13: after its encounter Drew is there, engaged with who had it")
def hunt_downtown(t: ExampleTable) -> None:
    begin(t, JENNY, NORMAN, AGNES, scenario="umordhoth", space="la-bella-luna")
    draw(t, "downtown", "archive-13")
    dice(t, 1, 1)
    go(t)
    t.expect(status("wolf-man-drew") == "engaged 1", pile("archive").has("archive-13"))


@example("ah3/403.5 ah3/459.6", "Card 16: whatever comes of the encounter, Ruth Turner appears at the hospital")
def hunt_uptown(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="hangmans-hill")
    draw(t, "uptown", "archive-16")
    dice(t, 1, 1, 1)
    go(t)
    t.expect(monsters_in("st-marys-hospital").has("ruth-turner"))


@example("ah3/403.5", "Card 15: the worshiper comes even if who had the encounter does not live to see it")
def hunt_to_the_death(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, AGNES, scenario="umordhoth", space="hangmans-hill")
    t.arrange("sheet", seat=1, damage=6, space="graveyard")
    t.arrange("has", seat=1, card="search-for-izzie")
    draw(t, "rivertown", "archive-15")
    dice(t, 1, 1, 1, 1)
    go(t)
    t.choose("reroll-dice search-for-izzie", "keep", "keep")
    t.expect(monsters_in("graveyard").has("herman-collins"), pile("archive").has("archive-15"))


@example("ah3/452.3 ah3/459.9", "Card 18: each marker takes 2 health from Umordhoth")
def weaker(t: ExampleTable) -> None:
    with_codex(t, "1 12 18", scenario="umordhoth", space="graveyard")
    t.arrange("markers", n=3)
    t.arrange("monster", code="archive-19", space="hangmans-hill")
    t.expect(health("archive-19") == 6)


@example("ah3/301.1 ah3/466.4d", "Card 19: clues of the sheet are damage in an attack; its defeat wins the game")
def umordhoth_beaten(t: ExampleTable) -> None:
    with_codex(t, "1 12 18", JENNY, scenario="umordhoth", clues=1, space="graveyard")
    t.arrange("monster", code="archive-19", status="engaged", seat=1, damage=11)
    turn(t)
    dice(t, 1)
    t.choose("attack archive-19", "know-its-weakness archive-19")
    t.ended(True, "ah3-end-won-12")


@example("ah3/466.4d ah3/419.2", "Card 19: damage for clues is part of the attack: Lita adds to it once")
def umordhoth_and_lita(t: ExampleTable) -> None:
    with_codex(t, "1 12 18", JENNY, scenario="umordhoth", clues=2, space="graveyard")
    t.arrange("has", seat=1, card="lita-chantler")
    t.arrange("monster", code="archive-19", status="engaged", seat=1)
    turn(t)
    dice(t, 1)
    t.choose("attack archive-19", "know-its-weakness archive-19", "know-its-weakness archive-19")
    t.expect(hurt("archive-19") == 3)


@example("ah3/302.1 ah3/302.2", "Card 18: with 15 doom the game is lost")
def feast(t: ExampleTable) -> None:
    with_codex(t, "1 12 18", scenario="umordhoth", doom=14, space="graveyard")
    more_doom(t)
    t.ended(False, "ah3-end-lost-18")


# ------------------------------------------------------------------ The Veil of Twilight


@example("ah3/400.1d ah3/403.5c", "Card 20: who takes a dark pact joins the Lodge; cards 24 and 25 come")
def joining(t: ExampleTable) -> None:
    with_codex(t, "2 20 21", scenario="veil", clues=1, space="graveyard")
    research(t, 1)
    t.choose("join")
    t.expect(assets(1).has("dark-pact"), codex() == ("archive-2", "archive-21-back", "archive-24", "archive-25"))


@example("ah3/403.5c ah3/105.1", "Card 20: if nobody joins, the Lodge is among the monsters, and the cup grows")
def not_joining(t: ExampleTable) -> None:
    with_codex(t, "2 20 21", scenario="veil", clues=1, space="graveyard")
    research(t, 1)
    t.choose("no")
    t.expect(codex() == ("archive-2", "archive-21-back", "archive-22"), size("set-aside") == 0)
    t.expect(in_cup("monster") == 3, in_cup("burst") == 2)


@example("ah3/423.2a ah3/411.1", "Card 21: 2 clues of the sheet mend the scar of one's space; card 22 goes on")
def mending(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 22", scenario="veil", clues=2, space="black-cave")
    t.arrange("scar", space="black-cave")
    turn(t)
    t.choose("mend archive-21-back")
    t.choose("scar observatory", "scar hangmans-hill")
    t.expect(clues_in("sheet") == 0, codex() == ("archive-2", "archive-21-back", "archive-23"))


@example("ah3/403.5d ah3/459.6", "Card 23: with 8 doom the servitor comes to the Historical Society")
def undone(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 23", scenario="veil", doom=7, space="graveyard")
    more_doom(t)
    t.expect(monsters_in("historical-society").has("archive-28"), codex().has("archive-27"), health("archive-28") == 4)


@example("ah3/456.2", "Card 21: where a scar is, an anomaly leaves no other")
def scarred_already(t: ExampleTable) -> None:
    with_codex(t, "2 21", scenario="veil", space="graveyard")
    t.arrange("scar", space="black-cave")
    t.arrange("doom", space="graveyard", n=2)
    draw(t, "events-bottom", "event-veil-15")
    t.arrange("cup", inside="doom blank")
    phase(t, "mythos")
    t.not_heard("core-log-forced")
    t.expect(anomaly("rivertown") == True, markers_in("graveyard") == 0, unchanged=True)  # noqa: E712


@example("ah3/459.8h", "Card 28: 3 health more for each open scar")
def servitor(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 27", scenario="veil", space="graveyard")
    t.arrange("scar", space="black-cave")
    t.arrange("monster", code="archive-28", space="historical-society")
    t.expect(health("archive-28") == 7)


@example("ah3/302.1", "Card 27: with 13 doom the game is lost")
def key_and_gate(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 27", scenario="veil", doom=12, space="graveyard")
    more_doom(t)
    t.ended(False, "ah3-end-lost-27")


@example("ah3/446.6 ah3/467.4", "Card 27: where an encounter names Sanford, the servitor strikes instead")
def sanford(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 27", NORMAN, scenario="veil", space="historical-society")
    t.arrange("monster", code="archive-28", space="graveyard")
    draw(t, "southside", "southside-5")
    phase(t, "encounter")
    t.expect(status("archive-28") == "engaged 1", damage(1) == 2, horror(1) == 2, assets(1).lacks("blessed"))


@example("ah3/423.2a ah3/467.4", "Card 25: lore -1 in an anomaly: to any space with an anomaly around it")
def plumbing(t: ExampleTable) -> None:
    with_codex(t, "2 21-back 24 25", AGNES, scenario="veil", space="black-cave")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("plumb archive-25", "move graveyard")
    t.expect(space(1) == "graveyard")


# ------------------------------------------------------------------ Echoes of the Deep


@example("ah3/403.5c ah3/412.1", "Card 29: with 3 clues card 31 joins, and the four breaches are set aside")
def stars(t: ExampleTable) -> None:
    with_codex(t, "2 29 30", scenario="echoes", clues=2, space="observatory")
    research(t, 1)
    t.expect(codex() == ("archive-2", "archive-30", "archive-31"), size("set-aside") == 4, clues_in("sheet") == 3)


@example("ah3/403.5h ah3/423.2a", "Card 31: 2 clues of the sheet at the Observatory attach a breach to a deck")
def a_breach(t: ExampleTable) -> None:
    with_codex(t, "2 29 30", scenario="echoes", clues=2, space="observatory")
    research(t, 1)
    t.choose("find-a-breach archive-31")
    t.expect(size("attached") == 1, size("set-aside") == 3, clues_in("sheet") == 1)


@example("ah3/301.1 ah3/411.1", "Card 36: lore -2 at the River Docks, a die for each remnant, wins the game")
def into_the_breach(t: ExampleTable) -> None:
    with_codex(t, "2 30 36", AGNES, scenario="echoes", space="river-docks")
    t.arrange("sheet", seat=1, remnants=2)
    turn(t)
    dice(t, 1, 1, 1, 6)
    t.choose("close-it archive-36", "2")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)
    t.ended(True, "ah3-end-won-36")


@example("ah3/403.5d ah3/403.5e", "Card 30: with 4 doom its servitor is on the Unvisited Isle")
def echoes(t: ExampleTable) -> None:
    with_codex(t, "2 29 30", scenario="echoes", doom=3, space="observatory")
    more_doom(t)
    t.expect(monsters_in("unvisited-isle").has("archive-39"), health("archive-39") == 6, codex().has("archive-37"))


@example("ah3/403.5d", "Card 37: with 9 doom card 36 goes, and Cthulhu is at the River Docks")
def rising(t: ExampleTable) -> None:
    with_codex(t, "2 36 37", TOMMY, scenario="echoes", doom=8, space="observatory")
    more_doom(t)
    t.expect(monsters_in("river-docks").has("archive-40"), health("archive-40") == 12)
    t.expect(codex() == ("archive-2", "archive-38"))


@example("ah3/459.9 ah3/301.1", "Card 38: each marker takes 3 health from Cthulhu; with none left he is defeated")
def cthulhu(t: ExampleTable) -> None:
    with_codex(t, "2 37", TOMMY, scenario="echoes", doom=8, space="observatory")
    t.arrange("markers", n=4)
    more_doom(t)
    t.ended(True, "ah3-end-won-38")


@example("ah3/302.1", "Card 38: with 13 doom the game is lost")
def strange_aeons(t: ExampleTable) -> None:
    with_codex(t, "2 38", TOMMY, scenario="echoes", doom=12, space="observatory")
    more_doom(t)
    t.ended(False, "ah3-end-lost-38")

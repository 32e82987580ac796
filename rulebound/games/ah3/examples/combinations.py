"""What two or three cards do to one another."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    DEXTER,
    MARIE,
    MICHAEL,
    MINH,
    REROLL,
    TOMMY,
    WENDY,
    assets,
    begin,
    clues_in,
    damage,
    dice,
    dice_shown,
    doom,
    draw,
    events_near_top,
    focus_tokens,
    go,
    horror,
    markers,
    on_asset,
    phase,
    size,
    status,
    turn,
    winners,
)


@example("ah3/475.7 ah3/436.7", "Agnes has no dice more for damage that an ally takes in her place")
def agnes_behind_an_ally(t: ExampleTable) -> None:
    begin(t, AGNES, space="train-station")
    for card in ("tetsuo-mori", "shriveling", "arthur-johnson"):
        t.arrange("has", seat=1, card=card)
    t.arrange("monster", code="robed-figure", space="train-station", status="exhausted")
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("shrivel shriveling", "bleed agnes-baker", "redirect 1 tetsuo-mori")
    t.asked(1, REROLL)
    t.expect(dice_shown() == (1, 1, 1), on_asset(1, "tetsuo-mori") == (1, 0), damage(1) == 0)


@example("ah3/459.10 ah3/459.8h", "Who is handcuffed while getting away takes Billy Cooper along: he gives up")
def handcuffs_and_billy(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="police-station")
    t.arrange("has", seat=1, card="handcuffs")
    for code in ("hooded-stalker", "billy-cooper"):
        t.arrange("monster", code=code, status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1)
    t.choose("evade", "evade hooded-stalker", "breaking-away handcuffs")
    t.asked(1, ACTION)
    t.expect(status("hooded-stalker") == "", status("billy-cooper") == "")


@example("ah3/410.2 ah3/459.8h", "To bind Ruth Turner is to take her from whomever she fights, and defeats her")
def binding_and_ruth(t: ExampleTable) -> None:
    begin(t, DEXTER, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("codex", cards="1 12")
    t.arrange("has", seat=1, card="binding")
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("monster", code="ruth-turner", status="engaged", seat=2)
    turn(t)
    dice(t, 5, 1)
    t.choose("bind binding", "pass")
    t.asked(1, ACTION)
    t.expect(status("ruth-turner") == "", markers() == 1)


@example("ah3/429.6b", "Who falls to the servitor of card 28 leaves it, too: a doom in that space and one on the sheet")
def falling_to_the_servitor(t: ExampleTable) -> None:
    begin(t, MINH, TOMMY, scenario="veil", space="historical-society")
    t.arrange("codex", cards="2 21-back 27")
    t.arrange("sheet", seat=1, damage=5)
    t.arrange("sheet", seat=2, space="black-cave")
    t.arrange("monster", code="archive-28", status="engaged", seat=1)
    t.arrange("draws", tokens="blank blank blank blank")
    draw(t, "rivertown", "rivertown-8")
    dice(t, 1, 1)
    phase(t, "monster")
    t.asked(1, "ah3-prompt-investigator")
    t.expect(doom("historical-society") == 1, doom("sheet") == 1)


@example("ah3/470.7", "Card 27: an event card that names Sanford gives no clue, and goes back among the top cards")
def no_clue_from_sanford(t: ExampleTable) -> None:
    begin(t, MINH, TOMMY, AGNES, scenario="veil", space="black-cave")
    t.arrange("sheet", seat=1, space="ye-olde-magick-shoppe")
    t.arrange("codex", cards="2 21-back 27")
    t.arrange("monster", code="archive-28", space="graveyard", status="exhausted")
    t.arrange("clues", hood="uptown", n=1)
    draw(t, "uptown", "event-veil-22")
    go(t, MINH)
    t.expect(status("archive-28") == "engaged 1", clues_in("uptown") == 1, events_near_top("uptown") == 1)


@example("ah3/423.2a ah3/418.3", "Marie: the action of a card in the codex can be done again by another, too")
def marie_in_the_future(t: ExampleTable) -> None:
    begin(t, MARIE, TOMMY)
    t.arrange("codex", cards="2 8-back 9")
    for seat in (1, 2):
        t.arrange("sheet", seat=seat, space="the-future")
    t.arrange("clues", hood="sheet", n=2)
    phase(t, "action")
    t.choose("turn marie-lambeau", seat=1)
    dice(t, 5, 5)
    t.choose("carry-a-clue archive-9", "inspire marie-lambeau", "carry-a-clue archive-9")
    t.asked(1, ACTION, n=1)
    t.expect(clues_in("sheet") == 0)


@example("ah3/488.8 ah3/466.4d", "Intervene is a test of its own: who helps in vain is blessed no more")
def helping_in_vain(t: ExampleTable) -> None:
    begin(t, TOMMY, MARIE, space="train-station")
    t.arrange("sheet", seat=2, space="graveyard")
    for card in ("blessed", "intervene"):
        t.arrange("has", seat=2, card=card)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1, 1, 1)
    t.choose("attack robed-figure")
    t.choose("help-out intervene", seat=2)
    t.asked(1, ACTION)
    t.expect(assets(2) == ("intervene",), status("robed-figure") == "engaged 1")


@example("ah3/401.8 ah3/431.5", "The horror that breaks the Token of Faith still comforts its owner")
def last_comfort(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("sheet", seat=1, horror=2)
    t.arrange("has", seat=1, card="token-of-faith", horror=1)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 token-of-faith")
    t.expect(assets(1) == (), horror(1) == 1)


@example("ah3/459.9 ah3/301.1", "A worshiper defeated far away may take the last of Umordhoth's health")
def undone_from_afar(t: ExampleTable) -> None:
    begin(t, MINH, scenario="umordhoth", space="black-cave")
    t.arrange("codex", cards="1 12 18")
    t.arrange("markers", n=5)
    t.arrange("monster", code="archive-19", space="hangmans-hill")
    t.arrange("monster", code="billy-cooper", space="black-cave", status="exhausted", damage=2)
    turn(t)
    dice(t, 5)
    t.choose("attack billy-cooper")
    t.ended(won=True, why="ah3-end-won-12")


@example("ah3/465.5 ah3/413.5", "Wendy slips away to a ready monster: the action that evading brings is one in a fight")
def out_of_the_frying_pan(t: ExampleTable) -> None:
    begin(t, WENDY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", space="arkham-advertiser")
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("evade", "slip-away wendy-adams", "move arkham-advertiser")
    t.asked(1, ACTION, n=2)
    t.refused("gather", "ah3/465.5")
    t.offered("focus", "attack hooded-stalker")
    t.expect(status("hooded-stalker") == "engaged 1", status("robed-figure") == "exhausted")


@example("ah3/445.9 ah3/445.12", "Far above the limit, one token goes for the one that comes, and no more")
def one_for_one(t: ExampleTable) -> None:
    begin(t, MICHAEL, space="train-station")
    t.arrange("sheet", seat=1, focus="lore will strength")
    turn(t)
    t.choose("focus", "focus influence", "drop lore")
    t.asked(1, ACTION, n=1)
    t.expect(focus_tokens(1) == 3)


@example("ah3/403.5i ah3/402.3c", "A breach can be tried after an anomaly in its neighbourhood, too")
def breach_after_an_anomaly(t: ExampleTable) -> None:
    begin(t, TOMMY, MINH, AGNES, scenario="echoes", space="graveyard")
    t.arrange("sheet", seat=1, space="la-bella-luna")
    t.arrange("codex", cards="2 31")
    t.arrange("attach", number=33)
    t.arrange("doom", space="arkham-asylum", n=3)
    t.arrange("anomaly", hood="downtown")
    draw(t, "anomalies", "anomaly-echoes-2")
    dice(t, 1, 1, 5)
    go(t, TOMMY)
    t.choose("seal archive-33")
    t.expect(damage(1) == 1, markers() == 1, size("attached") == 0)


@example(
    "ah3/301.1 ah3/403.5c", "Card 26: when the third scar is mended the Lodge has won, and only those who are loyal"
)
def the_lodge_wins(t: ExampleTable) -> None:
    begin(t, MINH, TOMMY, scenario="veil", space="black-cave")
    t.arrange("codex", cards="2 21-back 25 26")
    t.arrange("sheet", seat=2, loyal=1)
    t.arrange("scar", space="arkham-advertiser", mended=1)
    t.arrange("scar", space="south-church", mended=1)
    t.arrange("scar", space="black-cave")
    t.arrange("clues", hood="sheet", n=2)
    turn(t)
    t.choose("mend archive-21-back")
    t.ended(won=True, why="ah3-end-won-25")
    t.expect(winners() == (2,))

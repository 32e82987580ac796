"""Investigators who leave the game, and those who come after them."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    CALVIN,
    JENNY,
    TOMMY,
    assets,
    begin,
    clues_in,
    doom,
    draw,
    go,
    meet,
    money,
    phase,
    pile,
    size,
    space,
    status,
    who,
)


def about_to_fall(t: ExampleTable, inside: str = "blank blank blank clue") -> None:
    """The monster that is engaged with the first of two will be too much; the other is busy, too."""
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    t.arrange("cup", inside=inside)


@example("ah3/408.1", "Retiring: out of the game, and no doom for it")
def retiring(t: ExampleTable) -> None:
    meet(t, "northside", "northside-7", "train-station")
    go(t)
    t.offered("retires", "ally", seat=1)
    t.choose("retires", seat=1)
    t.expect(who(1) == "", doom("sheet") == 0)


@example("ah3/429.6b", "What cannot be discarded goes with its owner all the same")
def goes_along(t: ExampleTable) -> None:
    begin(t, CALVIN, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="until-the-end-of-time")
    t.arrange("sheet", seat=1, damage=5)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("keep", "keep")
    t.not_heard("ah3-log-not-discarded")
    t.expect(who(1) == "", assets(1) == (), pile("starting").has("until-the-end-of-time"))


@example("ah3/429.7c ah3/110.6a ah3/429.4", "The next one begins on the starting space")
def arrives(t: ExampleTable) -> None:
    about_to_fall(t)
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.choose("play agnes-baker", seat=1)
    t.expect(space(1) == "train-station", who(1) == AGNES)


@example("ah3/205.2", "The next one is chosen before the next round begins")
def before_the_round(t: ExampleTable) -> None:
    about_to_fall(t)
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.choose("play agnes-baker", "start-with flesh-ward", seat=1)
    t.heard("core-log-round", "ah3/200", round=2)
    t.expect(who(1) == AGNES, unchanged=True)


@example("ah3/429.6c ah3/413.6", "They come into play together: whom a ready monster there engages, the group says")
def met_together(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    for seat in (1, 2):
        t.arrange("sheet", seat=seat, damage=6)
        t.arrange("monster", code="flesh-eater", status="engaged", seat=seat)
    t.arrange("monster", code="high-priest", space="train-station")
    t.arrange("cup", inside="blank blank blank clue")
    phase(t, "monster")
    t.pass_until("ah3-prompt-chooses-next", seat=1)
    t.choose("chooses seat-1", "play wendy-adams", "start-with mr-pawterson", seat=1)
    t.choose("play agnes-baker", "start-with flesh-ward", seat=2)
    t.choose("engages agnes-baker", seat=1)
    t.expect(status("high-priest") == "engaged 2")


@example("ah3/429.7b ah3/477.5 ah3/429.3a ah3/477.4", "With the starting cards and money of the sheet")
def with_cards(t: ExampleTable) -> None:
    about_to_fall(t)
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.choose("play agnes-baker", "start-with flesh-ward", seat=1)
    t.heard("ah3-log-gains", "ah3/429.7b")
    t.expect(money(1) == 3, assets(1) == ("heirloom-of-hyperborea", "flesh-ward"))


@example("ah3/204.4 ah3/429.6c", "Without an investigator one still draws tokens")
def still_draws(t: ExampleTable) -> None:
    about_to_fall(t, "blank blank clue blank")
    draw(t, "events", "event-azathoth-1")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.expect(clues_in("easttown") == 1, unchanged=True)


@example("ah3/204.4 ah3/435.3", "Their headline means nobody if it means them; whom else it means, it finds")
def headline_for_another(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("sheet", seat=2, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="high-priest", status="engaged", seat=2)
    t.arrange("cup", inside="headline headline")
    draw(t, "headlines", "headline-masked-man-mystery headline-its-curtains-for-arkham")
    draw(t, "monster-deck", "robed-figure")
    phase(t, "monster")
    t.pass_until("ah3-prompt-investigator", seat=1)
    t.expect(status("robed-figure") == "engaged 2", unchanged=True)


@example(
    "ah3/401.1 ah3/436.1 ah3/463.1 ah3/477.2 ah3/478.1 ah3/484.1 ah3/488.1 ah3/491.1",
    "Allies, conditions, items, spells, talents, special and starting cards: all are assets, and all are lost",
)
def loses_all_assets(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    for card in ["sachiko-higa", "cursed", "knife", "wither", "search-for-the-truth", "reporting-gig", "lita-chantler"]:
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=2)
    phase(t, "monster")
    t.choose("keep", "keep", seat=1)
    t.expect(who(1) == "", assets(1) == (), size("conditions") == 12, size("allies") == 12)


@example("ah3/110.3", "Whom nobody chose can be chosen later")
def later(t: ExampleTable) -> None:
    about_to_fall(t)
    t.arrange("fallen", codes="agnes-baker")
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

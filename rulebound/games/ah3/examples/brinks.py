"""One short of it: what cannot be done yet, and lines of the codex that do not hold yet."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    JENNY,
    NORMAN,
    TOMMY,
    WENDY,
    begin,
    clues_in,
    codex,
    dice,
    doom,
    phase,
    turn,
)

WAITS = "ah3/423.4"


def lying(t: ExampleTable, scenario: str, cards: str, space: str, clues: int = 0, on_sheet: int = 0) -> None:
    begin(t, NORMAN, scenario=scenario, space=space)
    t.arrange("codex", cards=cards)
    t.arrange("clues", hood="sheet", n=clues)
    t.arrange("doom", space="sheet", n=on_sheet)


def doom_comes(t: ExampleTable) -> None:
    """One more doom reaches the sheet: a headline is to be read, and there is none."""
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank")
    t.arrange("draws", tokens="headline blank")
    phase(t, "mythos")


# ------------------------------------------------------------------ actions of cards


CARDS = ("first-aid-kit", "grimms-fairy-tales", "zora-larson", "find-gate", "binding", "healing-words", "shriveling",
         "mysterious-serum")  # fmt: skip


@example("ah3/423.4", "Cards that heal, bind, hurt or travel cannot be used where there is nobody and nothing for it")
def nothing_to_use_them_on(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    for card in CARDS:
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, focus="lore influence observation strength will")
    t.arrange("sheet", seat=2, space="train-station", damage=1, horror=1)
    t.arrange("doom", space="graveyard", n=1)
    turn(t)
    for key in ("heal first-aid-kit", "read-aloud grimms-fairy-tales", "comfort zora-larson", "find find-gate",
                "bind binding", "heal healing-words", "shrivel shriveling", "drink mysterious-serum"):  # fmt: skip
        t.refused(key, WAITS)


@example("ah3/423.4 ah3/484.4", "With one damage, one horror, one doom and one monster about all of them can")
def just_enough_for_them(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    for card in CARDS:
        t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, focus="lore influence observation strength will")
    t.arrange("sheet", seat=2, damage=1, horror=1)
    t.arrange("sheet", seat=1, horror=1)
    t.arrange("doom", space="train-station", n=1)
    t.arrange("monster", code="eyeless-watcher", space="black-cave")
    turn(t)
    t.offered("heal first-aid-kit", "read-aloud grimms-fairy-tales", "comfort zora-larson", "find find-gate",
              "bind binding", "heal healing-words", "shrivel shriveling", "drink mysterious-serum")  # fmt: skip


@example("ah3/423.4 ah3/400.1f", "Actions that cost remnants, and what they are for: without either there are none")
def no_price_no_use(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="graveyard")
    t.arrange("has", seat=1, card="delphinia-bell")
    t.arrange("has", seat=1, card="ezra-graves")
    t.arrange("sheet", seat=1, remnants=1, money=3, focus="lore influence observation strength will")
    turn(t)
    t.refused("lecture delphinia-bell", WAITS)
    t.refused("raise-up ezra-graves", "ah3/400.1f")
    t.refused("trust-fund jenny-barnes", WAITS)


@example("ah3/423.4", "Ezra Graves raises nobody where no ally is left")
def nobody_to_raise(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY, space="graveyard")
    t.arrange("has", seat=1, card="ezra-graves")
    t.arrange("sheet", seat=1, remnants=2, money=2)
    t.arrange("gone", pile="allies")
    turn(t)
    t.refused("raise-up ezra-graves", WAITS)
    t.offered("trust-fund jenny-barnes")


@example("ah3/423.4 ah3/418.4", "Astral Travel stands in for the move: who has moved has had it")
def travelled_already(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="graveyard")
    t.arrange("has", seat=1, card="astral-travel")
    turn(t)
    t.offered("move astral-travel")
    t.choose("move black-cave", "pass")
    t.refused("move astral-travel", WAITS)


# ------------------------------------------------------------------ actions of the codex


@example("ah3/423.4 ah3/423.2a", "Azathoth: 4 clues do not break the barrier; where no marker lies none is found")
def one_clue_short_of_the_barrier(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 4-back 6", "black-cave", clues=4)
    t.arrange("marker", colour="blue", space="black-cave")
    turn(t)
    t.refused("break-the-barrier archive-6", WAITS)
    t.refused("look-closer archive-4-back", WAITS)


@example("ah3/423.4 ah3/423.2a", "Azathoth: 5 clues do not break it anywhere but at the site of the ritual")
def not_at_the_site(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 6", "graveyard", clues=5)
    t.arrange("marker", colour="blue", space="black-cave")
    turn(t)
    t.refused("break-the-barrier archive-6", WAITS)


@example("ah3/423.4 ah3/423.2a", "Azathoth: 2 clues do not mend time at the epicentre")
def one_clue_short_of_time(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 6-back 7-back", "black-cave", clues=2)
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.refused("mend-time archive-7-back", WAITS)


@example("ah3/423.4 ah3/423.2a", "Azathoth: elsewhere than at the epicentre nobody steps through, and nobody mends")
def not_at_the_epicentre(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 7-back 8-back 9", "graveyard", clues=3)
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.refused("step-through archive-8-back", WAITS)
    t.refused("mend-time archive-7-back", WAITS)
    t.refused("carry-a-clue archive-9", WAITS)


@example("ah3/423.4 ah3/423.2a", "Azathoth: in the future without a clue on the sheet there is nothing to carry")
def nothing_to_carry(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", "black-cave")
    t.arrange("marker", colour="red", space="black-cave")
    turn(t)
    t.choose("step-through archive-8-back")
    t.refused("carry-a-clue archive-9", WAITS)


@example("ah3/423.4 ah3/423.2a", "Veil: 1 clue mends no scar, and without an anomaly nobody plumbs the void")
def one_clue_short_of_a_scar(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24 25", "black-cave", clues=1)
    t.arrange("scar", space="black-cave")
    turn(t)
    t.refused("mend archive-21-back", WAITS)
    t.refused("plumb archive-25", WAITS)


@example("ah3/423.4 ah3/423.2a", "Veil: where no open scar is there is none to mend")
def no_scar_here(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 24", "black-cave", clues=2)
    t.arrange("scar", space="graveyard")
    turn(t)
    t.refused("mend archive-21-back", WAITS)


@example("ah3/423.4 ah3/423.2a", "Echoes: 1 clue finds no breach at the Observatory")
def one_clue_short_of_a_breach(t: ExampleTable) -> None:
    lying(t, "echoes", "2 29-back 31", "observatory", clues=1)
    turn(t)
    t.refused("find-a-breach archive-31", WAITS)


@example("ah3/423.4 ah3/412.1", "Echoes: with no breach set aside there is none to find, whatever is on the sheet")
def no_breach_left(t: ExampleTable) -> None:
    lying(t, "echoes", "2 31 36", "observatory", clues=2)
    turn(t)
    t.refused("find-a-breach archive-31", WAITS)
    t.refused("close-it archive-36", WAITS)


# ------------------------------------------------------------------ lines that do not hold yet


@example("ah3/403.5d", "Card 3: 2 doom are not enough")
def two_doom(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3", "graveyard", on_sheet=1)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-2", "archive-3"), doom("sheet") == 2, unchanged=True)


@example("ah3/403.5d", "Card 5: 6 doom are not enough")
def six_doom(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 5", "graveyard", on_sheet=5)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-2", "archive-5"), doom("sheet") == 6, unchanged=True)


@example("ah3/403.5d", "Card 8: the twelfth doom is not the end")
def twelve_doom(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", "graveyard", on_sheet=11)
    t.arrange("marker", colour="red", space="black-cave")
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-2", "archive-8-back", "archive-9"), doom("sheet") == 12, unchanged=True)


@example("ah3/302.2", "Card 27: the twelfth doom is not the end")
def twelve_against_the_wall(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 27", "graveyard", on_sheet=11)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-2", "archive-21-back", "archive-27"), doom("sheet") == 12, unchanged=True)


@example("ah3/302.2", "Card 38: the twelfth doom is not the end")
def twelve_as_it_rises(t: ExampleTable) -> None:
    lying(t, "echoes", "2 38", "graveyard", on_sheet=11)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-2", "archive-38"), doom("sheet") == 12, unchanged=True)


@example("ah3/302.2", "Card 11: 7 doom do not wake him")
def seven_doom(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 11", "graveyard", on_sheet=6)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-1", "archive-11"), doom("sheet") == 7, unchanged=True)


@example("ah3/302.2", "Card 18: 14 doom do not serve the feast")
def fourteen_doom(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 12 18", "graveyard", on_sheet=13)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(codex() == ("archive-1", "archive-12", "archive-18"), doom("sheet") == 14, unchanged=True)


@example("ah3/403.5d", "Cards 22 and 24: 5 doom are not enough")
def five_doom(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 22 24", "graveyard", on_sheet=4)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(
        doom("sheet") == 5, codex() == ("archive-2", "archive-21-back", "archive-22", "archive-24"), unchanged=True
    )


@example("ah3/403.5d", "Card 23: 7 doom are not enough")
def seven_on_the_way(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 23", "graveyard", on_sheet=6)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(doom("sheet") == 7, codex() == ("archive-2", "archive-21-back", "archive-23"), unchanged=True)


@example("ah3/403.5d", "Card 26: 8 doom are not enough, nor are two mended scars")
def eight_and_two(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 26", "graveyard", on_sheet=7)
    t.arrange("scar", space="black-cave", mended=1)
    t.arrange("scar", space="observatory", mended=1)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(doom("sheet") == 8, codex() == ("archive-2", "archive-21-back", "archive-26"), unchanged=True)


@example("ah3/302.2", "Card 30: 3 doom are not enough")
def three_doom(t: ExampleTable) -> None:
    lying(t, "echoes", "2 30", "graveyard", on_sheet=2)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(doom("sheet") == 3, codex() == ("archive-2", "archive-30"), unchanged=True)


@example("ah3/302.2", "Card 37: 8 doom are not enough")
def eight_doom(t: ExampleTable) -> None:
    lying(t, "echoes", "2 37", "graveyard", on_sheet=7)
    doom_comes(t)
    t.asked(1, ACTION)
    t.expect(doom("sheet") == 8, codex() == ("archive-2", "archive-37"), unchanged=True)


@example("ah3/403.5c", "Cards 3 and 5: 2 clues are not enough")
def two_clues(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 3 5", "graveyard", clues=1)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
    t.expect(codex() == ("archive-2", "archive-3", "archive-5"), unchanged=True)


@example("ah3/301.2", "Card 10: 2 clues are no trail")
def no_trail(t: ExampleTable) -> None:
    lying(t, "umordhoth", "1 10", "graveyard", clues=1)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
    t.expect(clues_in("sheet") == 2, codex() == ("archive-1", "archive-10"))


@example("ah3/301.2", "Card 29: 2 clues are not enough to read the stars")
def stars_unread(t: ExampleTable) -> None:
    lying(t, "echoes", "2 29", "graveyard", clues=1)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
    t.expect(clues_in("sheet") == 2, codex() == ("archive-2", "archive-29"))


@example("ah3/301.2", "Card 20: one token alone crosses no threshold")
def one_token(t: ExampleTable) -> None:
    lying(t, "veil", "2 20 21", "graveyard")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("research", "pass", "research 1")
    t.expect(clues_in("sheet") == 1, codex() == ("archive-2", "archive-20", "archive-21"))


@example("ah3/403.5c", "Card 23: two mended scars do not close the way")
def two_scars(t: ExampleTable) -> None:
    lying(t, "veil", "2 21-back 23", "black-cave", clues=2)
    t.arrange("scar", space="black-cave")
    t.arrange("scar", space="observatory", mended=1)
    turn(t)
    t.choose("mend archive-21-back")
    t.expect(codex() == ("archive-2", "archive-21-back", "archive-23"), unchanged=True)


@example("ah3/403.5c", "Card 8: 4 clues on it do not win")
def four_of_five(t: ExampleTable) -> None:
    lying(t, "azathoth", "2 8-back 9", "black-cave", clues=1)
    t.arrange("marker", colour="red", space="black-cave")
    t.arrange("tokens", on="archive-8-back", kind="clues", n=3)
    turn(t)
    dice(t, 6)
    t.choose("step-through archive-8-back", "carry-a-clue archive-9")
    t.heard("ah3-log-card-clues", "ah3/423.2a", n=4)


@example("ah3/456.2", "Card 31: the third breach does not seal the city")
def third_breach(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, WENDY, scenario="echoes", space="graveyard")
    t.arrange("sheet", seat=2, space="train-station")
    t.arrange("sheet", seat=3, space="train-station")
    t.arrange("codex", cards="2 31")
    t.arrange("attach", number=32)
    t.arrange("markers", n=2)
    t.arrange("next", pile="rivertown", codes="rivertown-1")
    phase(t, "encounter")
    dice(t, 6)
    t.choose("encounter tommy-muldoon", "seal archive-32", seat=1)
    t.expect(codex() == ("archive-2", "archive-31"), unchanged=True)

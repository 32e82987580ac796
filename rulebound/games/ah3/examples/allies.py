"""What allies do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    POOL,
    TOMMY,
    assets,
    begin,
    clues,
    clues_in,
    dice,
    doom,
    draw,
    focused,
    horror,
    money,
    on_asset,
    phase,
    remnants,
    turn,
    with_card,
)


def accompanied(t: ExampleTable, card: str, *who: str, at: str = "black-cave") -> None:
    """The first of these, Agnes (lore 4) if nobody is named, has the ally."""
    with_card(t, card, *(who or (AGNES,)), at=at)


@example("ah3/466.2d", "Alice Luxley: a die for each clue one has and each in the neighbourhood, once a round")
def alice_luxley(t: ExampleTable) -> None:
    accompanied(t, "alice-luxley")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    t.choose("ward")
    t.asked(1, POOL, n=4)
    dice(t, 6, 6, 6, 6, 6, 6, 6)
    t.choose("deduce alice-luxley")
    t.heard("ah3-log-test", "ah3/466.2a", n=7)
    t.choose("pass")
    t.expect(doom("black-cave") == 0)


@example("ah3/466.4b", "Arthur Johnson: a die is rolled again, once a round")
def arthur_johnson(t: ExampleTable) -> None:
    accompanied(t, "arthur-johnson")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 2, 2, 2, 6)
    t.choose("ward")
    t.choose("reroll-dice arthur-johnson")
    t.choose("die 1 1")
    t.expect(doom("black-cave") == 0)


@example("ah3/445.10", "Delphinia Bell: a remnant for a focus above the limit")
def delphinia_bell(t: ExampleTable) -> None:
    accompanied(t, "delphinia-bell", JENNY)
    t.arrange("sheet", seat=1, remnants=1, focus="will")
    turn(t)
    t.choose("lecture delphinia-bell")
    t.choose("focus lore")
    t.expect(focused(1, "lore") == 1, focused(1, "will") == 1, remnants(1) == 0)


@example("ah3/201.3 ah3/418.3", "Gabriel Carillo: three actions in a turn")
def gabriel_carillo(t: ExampleTable) -> None:
    accompanied(t, "gabriel-carillo", JENNY, TOMMY)
    t.choose("turn jenny-barnes", seat=1)
    t.asked(1, ACTION, n=3)


@example("ah3/466.2d", "Grace Bechman: +2 lore when warding")
def grace_bechman(t: ExampleTable) -> None:
    accompanied(t, "grace-bechman")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)


@example("ah3/454.2", "Henry Wan: an item at half price, once a round")
def henry_wan(t: ExampleTable) -> None:
    accompanied(t, "henry-wan", JENNY, at="general-store")
    t.arrange("sheet", seat=1, money=2)
    t.arrange("display", cards="45-automatic")
    t.arrange("clues", hood="rivertown", n=1)
    t.arrange("cup", inside="blank blank blank")
    draw(t, "rivertown", "event-azathoth-2")
    phase(t, "encounter")
    t.choose("buy-with henry-wan 45-automatic")
    t.expect(money(1) == 0, assets(1).has("45-automatic"))


@example("ah3/479.5", "Jenica Capra: a monster defeated in an attack takes 1 doom with it")
def jenica_capra(t: ExampleTable) -> None:
    accompanied(t, "jenica-capra", TOMMY)
    t.arrange("doom", space="black-cave", n=2)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("attack robed-figure")
    t.choose("cleanse jenica-capra")
    t.expect(doom("black-cave") == 1)


@example("ah3/484.3 ah3/478.6", "Leland Williams: coming from the deck, he brings a curio")
def leland_williams(t: ExampleTable) -> None:
    begin(t, AGNES, space="la-bella-luna")
    t.arrange("display", cards="knife")
    draw(t, "allies", "leland-williams")
    draw(t, "downtown", "downtown-2")
    phase(t, "encounter")
    t.choose("take knife")
    t.expect(assets(1) == ("leland-williams", "knife"))


@example("ah3/466.2d", "Lewis Hayes: +2 lore while casting")
def lewis_hayes(t: ExampleTable) -> None:
    accompanied(t, "lewis-hayes", JENNY)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    t.choose("keep")
    t.heard("ah3-log-test", "ah3/466.2a", n=3)


@example("ah3/466.2d", "Sachiko Higa: +2 strength in an attack")
def sachiko_higa(t: ExampleTable) -> None:
    accompanied(t, "sachiko-higa", TOMMY)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.choose("attack eyeless-watcher")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


@example("ah3/406.1", "Tetsuo Mori: a monster defeated in an attack, and a clue goes to the sheet")
def tetsuo_mori(t: ExampleTable) -> None:
    accompanied(t, "tetsuo-mori", TOMMY)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("attack robed-figure")
    t.choose("pass")
    t.choose("report tetsuo-mori")
    t.expect(clues(1) == 0, clues_in("sheet") == 1)


@example("ah3/431.10 ah3/484.4", "Zora Larson: somebody in the space recovers 1 sanity, an ally too")
def zora_larson(t: ExampleTable) -> None:
    accompanied(t, "zora-larson", TOMMY, JENNY)
    t.arrange("has", seat=2, card="arthur-johnson", horror=2)
    t.arrange("sheet", seat=1, horror=1)
    turn(t)
    t.choose("comfort zora-larson")
    t.choose("recover arthur-johnson")
    t.expect(on_asset(2, "arthur-johnson") == (0, 1), horror(1) == 1)

"""Blessed, cursed, and what a dark pact comes to."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    REX,
    TOMMY,
    assets,
    begin,
    clues,
    clues_in,
    damage,
    dice,
    doom,
    draw,
    go,
    hurt,
    meet,
    monsters_in,
    phase,
    pick_action,
    size,
    turn,
    who,
)


def wards(t: ExampleTable, card: str, *rolled: int) -> None:
    """Agnes (lore 4) wards where 3 doom are."""
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card=card)
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, *rolled)
    t.choose("ward")


@example("ah3/466.5a", "Blessed: a 4 is a success")
def blessed(t: ExampleTable) -> None:
    wards(t, "blessed", 4, 3, 3, 3)
    t.expect(doom("black-cave") == 2, assets(1) == ("blessed",))


@example("ah3/488.8 ah3/466.5b", "Blessed: a failed test ends it")
def blessing_ends(t: ExampleTable) -> None:
    wards(t, "blessed", 3, 3, 3, 3)
    t.expect(assets(1) == ())


@example("ah3/466.5a", "Cursed: only a 6 is a success")
def cursed(t: ExampleTable) -> None:
    wards(t, "cursed", 5, 5, 5, 6)
    t.expect(doom("black-cave") == 2, assets(1) == ())


@example("ah3/488.8 ah3/466.5b", "Cursed: a passed test ends it, a failed one does not")
def curse_stays(t: ExampleTable) -> None:
    wards(t, "cursed", 5, 5, 5, 5)
    t.expect(doom("black-cave") == 3, assets(1) == ("cursed",), unchanged=True)


# ------------------------------------------------------------------ the dark pact


def owes(t: ExampleTable, back: int, *people: str, at: str = "black-cave") -> None:
    """The first of these, Tommy if nobody is named, has a dark pact with this back; its reckoning comes."""
    begin(t, *(people or (TOMMY,)), space=at)
    t.arrange("has", seat=1, card="dark-pact", back=f"dark-pact-{back}")
    t.arrange("cup", inside="reckoning blank")


def comes_due(t: ExampleTable, *then: int) -> None:
    phase(t, "mythos")
    dice(t, 1, *then)
    t.choose("reckons dark-pact")


@example("ah3/204.12a", "Dark Pact: with anything but a 1 nothing happens")
def not_yet(t: ExampleTable) -> None:
    owes(t, 1)
    phase(t, "mythos")
    dice(t, 2)
    t.choose("reckons dark-pact")
    t.expect(doom("black-cave") == 0, assets(1) == ("dark-pact",), unchanged=True)


@example("ah3/488.7", "The World Undone: 3 doom where its owner is")
def the_world_undone(t: ExampleTable) -> None:
    owes(t, 1)
    comes_due(t)
    t.expect(doom("black-cave") == 3, assets(1) == ())


@example("ah3/488.7 ah3/443.1", "Pact of Sacrifice: another investigator is devoured")
def pact_of_sacrifice(t: ExampleTable) -> None:
    owes(t, 2, TOMMY, JENNY, AGNES)
    comes_due(t)
    t.choose("sacrifice agnes-baker", seat=1)
    t.expect(who(3) == "", who(1) == "tommy-muldoon", assets(1) == (), doom("sheet") == 1)


@example("ah3/488.7 ah3/443.1", "The Ultimate Price: its owner is devoured")
def the_ultimate_price(t: ExampleTable) -> None:
    owes(t, 3, TOMMY, JENNY)
    comes_due(t)
    t.expect(who(1) == "", doom("sheet") == 1)


@example("ah3/488.7 ah3/459.6", "An Alliance of Evil: a monster in each space here; those engaged attack at once")
def an_alliance_of_evil(t: ExampleTable) -> None:
    owes(t, 4)
    t.arrange("monster", code="abyssal-servant", space="train-station", damage=2)
    draw(t, "monster-deck", "robed-figure robed-figure robed-figure")
    comes_due(t)
    t.choose("as-they-lie")
    t.expect(
        monsters_in("black-cave") == ("robed-figure",), monsters_in("graveyard") == ("robed-figure",),
        monsters_in("general-store") == ("robed-figure",), damage(1) == 1, hurt("abyssal-servant") == 0,
        assets(1) == (),
    )  # fmt: skip


@example("ah3/488.7", "Dark Destiny: six mythos tokens are drawn and resolved")
def dark_destiny(t: ExampleTable) -> None:
    begin(t, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-5")
    t.arrange("draws", tokens="reckoning blank blank clue clue doom doom blank")
    comes_due(t)
    t.expect(size("events-discard") == 2, assets(1) == ())


@example("ah3/488.7 ah3/004", "Forbidden Knowledge: three clues go, from the sheet or from anybody")
def forbidden_knowledge(t: ExampleTable) -> None:
    owes(t, 6, TOMMY, JENNY)
    t.arrange("sheet", seat=2, clues=2)
    t.arrange("clues", hood="sheet", n=2)
    comes_due(t)
    t.choose("clue-of sheet", "clue-of jenny-barnes", "clue-of sheet")
    t.expect(clues_in("sheet") == 0, clues(2) == 1, doom("sheet") == 0, assets(1) == ())


@example("ah3/488.7", "Forbidden Knowledge: with fewer than two clues to lose, doom comes to the sheet")
def too_little_knowledge(t: ExampleTable) -> None:
    owes(t, 6)
    t.arrange("sheet", seat=1, clues=1)
    comes_due(t)
    t.expect(clues(1) == 0, doom("sheet") == 1, assets(1) == ())


# ------------------------------------------------------------------ who cannot have one


@example("ah3/002", "Rex cannot be blessed")
def rex_is_not_blessed(t: ExampleTable) -> None:
    begin(t, REX, TOMMY, space="unvisited-isle")
    draw(t, "merchant-district", "merchant-district-2")
    phase(t, "encounter")
    dice(t, 6, 6)
    t.choose("encounter rex-murphy", seat=1)
    t.expect(assets(1) == (), unchanged=True)


@example("ah3/488.8", "A discarded condition lies with the others again")
def condition_back(t: ExampleTable) -> None:
    meet(t, "northside", "northside-6", "arkham-advertiser")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("sheet", seat=1, remnants=1)
    go(t)
    t.choose("do", seat=1)
    t.expect(assets(1) == (), size("conditions") == 12)


@example("ah3/443.1 ah3/488.7", "Devoured, however well one was: the hidden side of a pact")
def devoured(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-3")
    t.arrange("cup", inside="reckoning blank blank blank")
    t.arrange("draws", tokens="reckoning blank blank blank")
    dice(t, 1)
    phase(t, "mythos")
    pick_action(t, "dark-pact")
    t.expect(who(1) == "", doom("sheet") == 1)

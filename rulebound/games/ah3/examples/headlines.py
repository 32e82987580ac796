"""Headlines: what each of them does to whoever drew the token; rumors in the codex."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    NORMAN,
    assets,
    begin,
    clues,
    codex,
    damage,
    dice,
    doom,
    draw,
    horror,
    money,
    monsters_in,
    phase,
    pile,
    remnants,
    size,
    space,
    status,
    who,
)

HERE = "graveyard"


def read(t: ExampleTable, *names: str) -> None:
    """The mythos phase begins, the first seat draws a headline, and this is it."""
    draw(t, "headlines", " ".join(f"headline-{name}" for name in names))
    t.arrange("cup", inside="headline blank")
    t.arrange("draws", tokens="headline blank")
    phase(t, "mythos")


def reckon(t: ExampleTable) -> None:
    t.arrange("cup", inside="reckoning blank")
    t.arrange("draws", tokens="reckoning blank")
    phase(t, "mythos")


@example("ah3/435.2 ah3/435.4 ah3/435.5", "A headline is read and lies open beside the deck")
def discarded(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "symposium-snafu")
    t.heard("ah3-log-headline", "ah3/435.2")
    t.expect(pile("headlines-discard").has("headline-symposium-snafu"), assets(1).lacks("cursed"))


@example("ah3/435.3", "It happens to whoever drew it, and to nobody else")
def only_you(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("sheet", seat=2, clues=1)
    read(t, "symposium-snafu")
    t.expect(assets(1).has("cursed"), assets(2).lacks("cursed"))


@example("ah3/435.6", "Without a headline left 1 doom comes to the sheet")
def none_left(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("gone", pile="headlines")
    t.arrange("cup", inside="headline blank")
    phase(t, "mythos")
    t.expect(doom("sheet") == 1)


@example("ah3/435.7 ah3/435.8", "A rumor joins the codex, and the one before it goes")
def rumors(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("codex", cards="2 headline-rogue-comet-approaches")
    read(t, "full-moon-linked-to-aberrant-behavior")
    t.expect(codex() == ("archive-2", "headline-full-moon-linked-to-aberrant-behavior"))
    t.expect(pile("headlines-discard").has("headline-rogue-comet-approaches"))


@example("ah3/435.1d", "Asylum Overflowing: 1 horror for each doom in one's space")
def asylum(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("doom", space=HERE, n=2)
    read(t, "asylum-overflowing")
    t.expect(horror(1) == 2)


@example("ah3/435.1d", "Unexplained Sightings: 1 damage for each doom in one's space")
def sightings(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("doom", space=HERE, n=2)
    read(t, "unexplained-sightings-near-river")
    t.expect(damage(1) == 2)


@example("ah3/435.1d", "Banned Books: each clue goes, or costs 1 horror")
def books(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("sheet", seat=1, clues=2)
    read(t, "banned-books-bandied-about")
    t.choose("spend-clues 1", "suffer horror 1")
    t.expect(clues(1) == 1, horror(1) == 1)


@example("ah3/435.1d ah3/401.10", "Big City Burglars: each item is discarded, or costs 1 damage")
def burglars(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("has", seat=1, card="knife")
    read(t, "big-city-burglars-busted")
    t.choose("keep 38-revolver", "discard knife")
    t.expect(assets(1) == ("38-revolver",), damage(1) == 1)


@example("ah3/435.1d ah3/401.10", "Big City Burglars: in any order: the coat pays for the knife, then it goes")
def burglars_in_order(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("has", seat=1, card="leather-coat")
    t.arrange("has", seat=1, card="knife")
    read(t, "big-city-burglars-busted")
    t.choose("keep knife", "redirect 1 leather-coat", "discard leather-coat")
    t.expect(assets(1) == ("knife",), damage(1) == 0)


@example("ah3/435.1d ah3/401.10", "Starstruck Scientists: each spell is discarded, or costs 1 horror")
def scientists(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("has", seat=1, card="flesh-ward")
    read(t, "starstruck-scientists-stumped")
    t.choose("discard flesh-ward")
    t.expect(assets(1) == (), horror(1) == 0)


@example("ah3/446.9 ah3/004", "Break-In: 2 damage and 2 horror, or a doom in one's space")
def break_in(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "break-in-at-historical-society")
    t.choose("doom-here 1")
    t.expect(doom(HERE) == 1, damage(1) == 0)


@example("ah3/466.5a ah3/488.6", "Church Leaders: with one success blessed, and a monster comes")
def church(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    draw(t, "monster-deck", "robed-figure")
    dice(t, 6, 1, 1, 1)
    read(t, "church-leaders-bless-city")
    t.expect(assets(1).has("blessed"), status("robed-figure") == "engaged 1")


@example("ah3/466.5a ah3/484.3", "Concerned Citizens: with three successes an ally and no doom")
def citizens(t: ExampleTable) -> None:
    begin(t, JENNY, space=HERE)
    dice(t, 6, 6, 6, 1)
    read(t, "concerned-citizens-congregate")
    t.expect(size("allies") == 11, doom(HERE) == 0)


@example("ah3/435.1d", "Curfew: 1 damage for each monster in one's neighbourhood")
def curfew(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("monster", code="robed-figure", space="black-cave")
    t.arrange("monster", code="high-priest", space="train-station")
    read(t, "curfew-established")
    t.expect(damage(1) == 1)


@example("ah3/435.1d", "Unscheduled Parade: 1 horror for each monster in one's neighbourhood")
def parade(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("monster", code="robed-figure", space="black-cave")
    read(t, "unscheduled-parade-shuts-down-main-st")
    t.expect(horror(1) == 1)


@example("ah3/466.5a", "Cursed Treasure: with no success cursed and nothing gained")
def treasure(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    dice(t, 1, 1, 1, 1)
    read(t, "cursed-treasure-brings-money-problems")
    t.expect(assets(1).has("cursed"), money(1) == 0)


@example("ah3/437.1 ah3/466.5a", "Dream Expert: 3 horror, one less for each success")
def dreams(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    dice(t, 6, 6, 1, 1)
    read(t, "dream-expert-found-dead")
    t.expect(horror(1) == 1)


@example("ah3/437.1 ah3/466.5a", "Night Terrors: 3 damage, one less for each success")
def terrors(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    dice(t, 6, 1, 1, 1)
    read(t, "night-terrors-terrify-nightly")
    t.expect(damage(1) == 2)


@example("ah3/434.1 ah3/460.2", "Foul Footprints: with one success a remnant, and a monster in the unstable space")
def footprints(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    draw(t, "monster-deck", "high-priest")
    dice(t, 6, 1, 1, 1)
    read(t, "foul-footprints-found")
    t.expect(remnants(1) == 1, monsters_in("train-station").has("high-priest"))


@example("ah3/479.1 ah3/446.9", "Curtains: 3 horror, or 2 doom in one's space")
def curtains(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "its-curtains-for-arkham")
    t.choose("doom-here 2")
    t.expect(doom(HERE) == 2, horror(1) == 0)


@example("ah3/407.1 ah3/467.4", "Magician: one leaves everything behind, ready, and is in the unstable space")
def magician(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("monster", code="high-priest", status="engaged", seat=1)
    read(t, "magician-vanishes-rabbit-self")
    t.expect(space(1) == "train-station", status("high-priest") == "ready")


@example("ah3/407.1 ah3/413.5", "Magician: what is left behind engages who stays there")
def magician_leaves_somebody(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("monster", code="high-priest", status="engaged", seat=1)
    read(t, "magician-vanishes-rabbit-self")
    t.expect(space(1) == "train-station", status("high-priest") == "engaged 2")


@example("ah3/459.6", "Masked Man: a monster appears where another investigator is")
def masked_man(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("sheet", seat=2, space="train-station")
    draw(t, "monster-deck", "robed-figure")
    read(t, "masked-man-mystery")
    t.heard("ah3-log-spawns", "ah3/459.6")
    t.expect(status("robed-figure") == "engaged 2")


@example("ah3/435.1d", "Masked Man: alone nothing happens")
def masked_man_alone(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "masked-man-mystery")
    t.expect(monsters_in(HERE) == (), size("headlines-discard") == 1)


@example("ah3/478.6 ah3/466.5a", "Miskatonic Museum: with three successes a curio and no curse")
def museum(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("display", cards="rabbits-foot")
    dice(t, 6, 6, 6, 1)
    read(t, "miskatonic-museum-mystery")
    t.choose("take rabbits-foot")
    t.expect(assets(1) == ("rabbits-foot",))


@example("ah3/466.2b ah3/479.1", "Mysticism Malfeasance: will -1, or a doom in one's space")
def mysticism(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    dice(t, 1, 1, 1)
    read(t, "mysticism-malfeasance")
    t.heard("ah3-log-test", "ah3/466.2a", n=3)
    t.expect(doom(HERE) == 1)


@example("ah3/400.1h ah3/003", "Northside Vigilante: who is cursed already cannot choose the curse")
def vigilante(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("has", seat=1, card="cursed")
    read(t, "northside-vigilante-apprehended")
    t.expect(damage(1) == 2, horror(1) == 2)


@example("ah3/446.9 ah3/459.6", "Occult Activity: a doom or a monster in one's space")
def occult(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    draw(t, "monster-deck", "robed-figure")
    read(t, "occult-activity-threatens-city")
    t.choose("monster-here")
    t.expect(status("robed-figure") == "engaged 1", doom(HERE) == 0)


@example("ah3/435.1d", "Police: 1 damage or 1 horror for each clue in one's neighbourhood")
def police(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("clues", hood="rivertown", n=2)
    read(t, "police-do-your-jobs")
    t.choose("suffer damage 1", "suffer horror 1")
    t.expect(damage(1) == 1, horror(1) == 1)


@example("ah3/003", "Purse Snatchers: without an item there is only the damage")
def snatchers(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "purse-snatchers-pursued")
    t.expect(damage(1) == 2)


@example("ah3/488.6 ah3/446.9", "Pharaoh: 3 damage and 3 horror, or a dark pact")
def pharaoh(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "so-called-pharaoh-speaks-in-cambridge")
    t.choose("become dark-pact")
    t.expect(assets(1) == ("dark-pact",), damage(1) == 0)


@example("ah3/479.1 ah3/446.9", "No One to Blame: 2 doom in one's space, or a dark pact")
def blame(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    read(t, "we-have-no-one-to-blame-but-ourselves")
    t.choose("doom-here 2")
    t.expect(doom(HERE) == 2, assets(1) == ())


@example("ah3/450.1", "Why Even Go On: a die of damage and horror, shared out as one likes")
def why(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    dice(t, 4)
    read(t, "why-even-go-on-anymore")
    t.choose("damage 1")
    t.expect(damage(1) == 1, horror(1) == 3)


@example("ah3/459.10 ah3/403.5f", "Wild Animal: a monster falls for as much damage as it had health left")
def wild_animal(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("monster", code="abyssal-servant", space="train-station", damage=1)
    read(t, "wild-animal-attacks-spike")
    t.expect(damage(1) == 3, status("abyssal-servant") == "")


@example("ah3/204.12a ah3/435.8a", "Stars Align: everybody tests will, or has a doom; a clue ends it")
def stars_align(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("codex", cards="headline-astronomers-chuffed-as-stars-align")
    dice(t, 1, 1, 1, 1)
    reckon(t)
    t.choose("reckons headline-astronomers-chuffed-as-stars-align", "pass", "end-rumor")
    t.expect(doom(HERE) == 1, codex() == (), clues(1) == 0)


@example("ah3/459.10", "Wild Animal: the monster is defeated, also if that is the end of who reads it")
def wild_animal_to_the_end(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("sheet", seat=1, damage=3)
    t.arrange("monster", code="abyssal-servant", space="train-station")
    t.arrange("monster", code="robed-figure", space="train-station")
    draw(t, "headlines", "headline-wild-animal-attacks-spike")
    t.arrange("cup", inside="headline blank blank blank")
    t.arrange("draws", tokens="headline blank blank blank")
    phase(t, "mythos")
    t.choose("monster abyssal-servant", seat=1)
    t.expect(who(1) == "", monsters_in("train-station") == ("robed-figure",))


@example("ah3/204.12a ah3/435.8a", "Full Moon: everybody tests will, or suffers 2 horror")
def full_moon(t: ExampleTable) -> None:
    begin(t, NORMAN, AGNES, space=HERE)
    t.arrange("codex", cards="headline-full-moon-linked-to-aberrant-behavior")
    dice(t, 1, 1, 1, 1, 1, 1, 6)
    reckon(t)
    t.choose("as-they-lie", "tests norman-withers")
    t.expect(horror(1) == 2, horror(2) == 0)


@example("ah3/204.11a ah3/435.5", "Rogue Comet: with the third doom on it a gate bursts, and it goes")
def comet(t: ExampleTable) -> None:
    begin(t, NORMAN, space=HERE)
    t.arrange("codex", cards="headline-rogue-comet-approaches")
    t.arrange("tokens", on="headline-rogue-comet-approaches", kind="doom", n=2)
    draw(t, "events", "event-azathoth-2")
    reckon(t)
    t.choose("as-they-lie")
    t.heard("ah3-log-rumor-gone", "ah3/435.5")
    t.expect(doom("black-cave") == 1, doom("graveyard") == 1, doom("general-store") == 1, codex() == ())

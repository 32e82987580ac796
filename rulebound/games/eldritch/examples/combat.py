"""Combat encounters, ambushes, monsters and what becomes of them."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    DIANA,
    ENCOUNTER,
    JIM,
    LILY,
    MARK,
    begin,
    clues,
    conditions,
    draw,
    encounters,
    health,
    lost,
    meet,
    monsters_everywhere,
    monsters_on,
    mythos,
    pick,
    pile,
    sanity,
    size,
    who,
)


def fight(t: ExampleTable, monster: str, dice: str, who: str = LILY, hurt: int = 0, ancient: str = "azathoth") -> None:
    """Lily (strength 4, will 3, Health and Sanity 6) fights a monster in Arkham; the dice are those of both tests."""
    meet(t, who, ancient=ancient)
    t.arrange("monster", code=monster, space="arkham", lost=hurt)
    encounters(t)
    t.arrange("dice", results=dice)
    t.play()


# ------------------------------------------------------------------ one combat


@example("eldritch/combat-encounters.1", "Every monster there is fought, in the order one likes")
def each_in_turn(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="skeleton", space="arkham")
    t.arrange("monster", code="zombie", space="arkham")
    t.arrange("monster", code="gug", space="tokyo")
    encounters(t)
    t.asked(1, "eldritch-prompt-fight")
    t.offered("fight skeleton", "fight zombie")
    t.not_offered("fight gug")
    t.arrange("dice", results="6 6 1 6 1 1 6 6 1 6 1")
    t.choose("fight zombie")
    t.expect(lost("zombie") == 1, lost("skeleton") == 1)


@example("eldritch/combat-encounters.1", "Of monsters alike it makes no difference which comes first")
def alike(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="ghoul", space="arkham")
    t.arrange("monster", code="ghoul", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 6 6 1 1 6 1 1 1 6 6 1 1")
    t.asked(1, ENCOUNTER)
    t.expect(monsters_on("arkham") == ())


@example("eldritch/combat-encounters.1", "Of two that fare differently one chooses, and sees which is which")
def told_apart(t: ExampleTable) -> None:
    meet(t, LILY)
    whole = t.arrange("monster", code="goat-spawn", space="arkham")
    hurt = t.arrange("monster", code="goat-spawn", space="arkham", lost=1)
    encounters(t)
    t.told_apart(f"fight {hurt}", "eldritch-note-lost")
    t.offered(f"fight {whole}")
    t.arrange("dice", results="6 1 1 6 1")
    t.choose(f"fight {hurt}")
    t.expect(monsters_on("arkham") == ("goat-spawn",), lost("goat-spawn") == 0)


@example("eldritch/combat-encounters.2", "What the monster says comes first: the Wind-Walker takes its toll")
def its_text_first(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="wind-walker", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6")
    t.play()
    t.expect(health(1) == 5, sanity(1) == 5)


@example("eldritch/combat-encounters.3 eldritch/combat-encounters.4", "Horror beyond the result is Sanity lost")
def horror(t: ExampleTable) -> None:
    fight(t, "elder-thing", "6 1 1 6 6 1")
    t.expect(sanity(1) == 4)


@example("eldritch/combat-encounters.5 eldritch/combat-encounters.6", "Damage beyond the result is Health lost")
def damage(t: ExampleTable) -> None:
    fight(t, "gug", "6 6 1 6 1")
    t.expect(health(1) == 4, sanity(1) == 6)


@example("eldritch/combat-encounters.7", "Each success takes 1 Health from the monster")
def successes_hurt(t: ExampleTable) -> None:
    fight(t, "gug", "6 6 1 6 6")
    t.expect(lost("gug") == 2)


@example("eldritch/combat-encounters.7", "Both at once: who falls in that moment still defeats the monster")
def both_at_once(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, health=1)
    t.arrange("monster", code="gug", space="arkham", lost=3)
    encounters(t)
    t.arrange("dice", results="6 6 1 6 1")
    t.play()
    t.expect(who(1) == "", monsters_on("arkham") == ())


@example("eldritch/combat-encounters.8 eldritch/monsters.5 eldritch/monsters.6", "Defeated, it goes back into the cup")
def back_into_the_cup(t: ExampleTable) -> None:
    fight(t, "skeleton", "6 6 1 6 6")
    t.expect(monsters_on("arkham") == (), size("cup") == 34)
    t.choose("pass")


@example("eldritch/combat-encounters.9", "No test of strength where the token shows none")
def no_strength_test(t: ExampleTable) -> None:
    fight(t, "ghost", "1 6")
    t.expect(health(1) == 6, sanity(1) == 5, lost("ghost") == 1)


@example("eldritch/combat-encounters.9", "No test of will where the token shows none")
def no_will_test(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="riot", space="arkham")
    encounters(t)
    t.arrange("dice", results="1")
    t.choose("no")
    t.expect(sanity(1) == 6, health(1) == 3)


@example("eldritch/combat-encounters.10 eldritch/encounters.3", "All monsters gone, one may have another encounter")
def another_encounter(t: ExampleTable) -> None:
    fight(t, "skeleton", "6 6 1 6 6")
    t.asked(1, ENCOUNTER)
    t.offered("general", "america", "pass")
    t.choose("pass")
    t.asked(2, ENCOUNTER)


@example("eldritch/encounters.3", "With one of them left there is none")
def one_is_left(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("monster", code="skeleton", space="arkham")
    t.arrange("monster", code="zombie", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6 6 6 6 1 1 1")
    t.choose("fight skeleton")
    t.asked(2, ENCOUNTER)
    t.expect(monsters_on("arkham") == ("zombie",))


@example("eldritch/golden.2", "A card wins over the rules: after a Gug there is no other encounter")
def no_encounter_after_a_gug(t: ExampleTable) -> None:
    fight(t, "gug", "6 6 1 6 6", hurt=3)
    t.asked(2, ENCOUNTER)
    t.expect(monsters_on("arkham") == ())


@example("eldritch/faq-3", "As an encounter only where no monster is left")
def not_beside_monsters(t: ExampleTable) -> None:
    meet(t, MARK, "space-7")
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("monster", code="skeleton", space="space-7")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1")
    t.asked(2, ENCOUNTER)
    t.expect(lost("skeleton") == 0, unchanged=True)


@example("eldritch/faq-3", "Once it is gone, at once")
def once_it_is_gone(t: ExampleTable) -> None:
    meet(t, MARK, "space-7")
    t.arrange("ongoing", code="stars-aligned")
    t.arrange("monster", code="skeleton", space="space-7")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 6 6")
    t.asked(1, ENCOUNTER)
    t.offered("special stars-aligned")


# ------------------------------------------------------------------ ambush


@example("eldritch/ambush.1 eldritch/ambush.6", "A monster from the cup is fought at once; no other encounter follows")
def ambushed(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska", ancient="shub-niggurath")
    t.arrange("clue", space="tunguska")
    draw(t, "cup", "skeleton")
    t.arrange("card", code="research-shub-niggurath-1", to="research")
    t.arrange("sheet", seat=1, space="space-3")
    t.arrange("clue", space="space-3")
    draw(t, "research", "research-shub-niggurath-1")
    encounters(t)
    t.arrange("dice", results="1 6 6 1 6 6")
    pick(t, "research")
    t.asked(2, ENCOUNTER)
    t.expect(health(1) == 6, sanity(1) == 6, unchanged=True)
    t.heard("eldritch-log-ambush", "eldritch/ambush.1")


@example("eldritch/ambush.4", "By name: as the token says, and the token stays where it is")
def ambush_by_name(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="cthulhu")
    t.arrange("clue", space="space-3")
    t.arrange("mystery", code="watching-the-stars")
    t.arrange("monster", code="deep-one", space="rome", lost=1)
    draw(t, "research", "research-cthulhu-7")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 6 1")
    pick(t, "research")
    t.expect(clues(1) == 2, monsters_on("rome") == ("deep-one",), lost("deep-one") == 1)
    t.heard("eldritch-log-ambush", "eldritch/ambush.4")


@example("eldritch/ambush.5", "A cultist is as the sheet says, and no token is drawn")
def ambush_by_a_cultist(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska", ancient="cthulhu")
    t.arrange("clue", space="tunguska")
    draw(t, "research", "research-cthulhu-1")
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    pick(t, "research")
    t.expect(sanity(1) == 5, clues(1) == 1, size("cup") == 32)
    t.heard("eldritch-log-ambush", "eldritch/ambush.5")


# ------------------------------------------------------------------ cultists


@example("eldritch/combat-encounters.2", "A cultist of Azathoth: 1 Health after the test of will, and it is defeated")
def cultist_of_azathoth(t: ExampleTable) -> None:
    fight(t, "cultist", "6 1 1")
    t.expect(health(1) == 5, sanity(1) == 6, monsters_on("arkham") == ())
    t.choose("pass")


@example("eldritch/cultists.2 eldritch/ancient-one.6", "Awake, the other side of the sheet says what a cultist is")
def cultist_awake(t: ExampleTable) -> None:
    meet(t, LILY, ancient="cthulhu")
    t.arrange("tracks", awake=1)
    t.arrange("monster", code="cultist", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1 1")
    t.play()
    t.expect(sanity(1) == 4, lost("cultist") == 1)


@example("eldritch/cultists.3", "At a reckoning cultists do what the sheet says: a Goat Spawn takes the place")
def cultists_reckon(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="arkham")
    t.arrange("monster", code="cultist", space="tokyo")
    t.arrange("monster", code="dark-young", space="space-1")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6 6 6")
    t.choose("rest")
    t.expect(monsters_on("tokyo") == ("goat-spawn",))


# ------------------------------------------------------------------ monsters coming and going


@example("eldritch/monsters.2 eldritch/gates.4", "A gate brings a monster from the cup")
def from_the_cup(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "cup", "gug")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("rome") == ("gug",))


@example("eldritch/monsters.3", "What it does on coming is done at once")
def on_coming(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "cup", "mummy")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(monsters_on("the-pyramids") == ("mummy",), monsters_on("rome") == ())


@example("eldritch/ambush.2", "A monster that ambushes does nothing by appearing, and never comes on the board")
def ambush_without_spawning(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "cup", "gug wraith")
    draw(t, "gate-stack", "gate-tokyo")
    mythos(t, "eyes-everywhere")
    t.arrange("dice", results="4 6 1 1 1 1 1")
    t.play()
    t.expect(monsters_everywhere() == 1, conditions(1) == (), health(1) == 6, sanity(1) == 3)


@example("eldritch/ambush.3", "Undefeated it is gone, too")
def ambush_over(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "cup", "gug zombie")
    draw(t, "gate-stack", "gate-tokyo")
    mythos(t, "eyes-everywhere")
    t.arrange("dice", results="4 6 1 1 1 1 1 1")
    t.play()
    t.heard("eldritch-log-discarded-monster", "eldritch/ambush.3")
    t.expect(monsters_everywhere() == 1, health(1) == 6, size("cup") == 33)


@example("eldritch/component-limits.6 eldritch/monsters.1", "With an empty cup no monster comes")
def empty_cup(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("gone", pile="cup")
    draw(t, "gate-stack", "gate-rome")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.play()
    t.expect(pile("gates") == ("gate-rome",), monsters_everywhere() == 0)
    t.heard("eldritch-log-cup-empty", "eldritch/component-limits.6")


@example("eldritch/set-aside.4 eldritch/component-limits.6", "One set aside comes only if named; with none left, none")
def none_aside(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space="arkham")
    t.arrange("monster", code="nug", space="the-amazon")
    t.arrange("monster", code="ghoul", space="tokyo")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6 6")
    t.expect(monsters_on("the-amazon") == ("nug", "ghoul"))


@example("eldritch/set-aside.3", "Discarded, it is set aside again")
def aside_again(t: ExampleTable) -> None:
    fight(t, "goat-spawn", "6 1 1 6 6", ancient="shub-niggurath")
    t.expect(pile("set-aside").has("goat-spawn"), size("set-aside") == 5)
    t.choose("pass")


# ------------------------------------------------------------------ epic monsters


@example("eldritch/epic-monsters.1 eldritch/epic-monsters.6", "Fought like others; defeated it goes to the box")
def epic_defeated(t: ExampleTable) -> None:
    fight(t, "nug", "6 6 6 6", ancient="shub-niggurath", hurt=2)
    t.expect(monsters_on("arkham") == (), pile("epic").has("nug"))
    t.choose("pass")


def three_on_a_space(t: ExampleTable, fights: str = "any") -> None:
    begin(t, MARK, JIM, space="rome", fights=fights)
    t.arrange("sheet", seat=1, space="arkham")
    for code in ("nug", "ghoul", "skeleton"):
        t.arrange("monster", code=code, space="arkham")
    encounters(t)


@example("eldritch/combat-encounters.1 eldritch/epic-monsters.1", "Among epic monsters and others one chooses, too")
def epic_in_any_order(t: ExampleTable) -> None:
    three_on_a_space(t)
    t.offered("fight nug", "fight ghoul", "fight skeleton")
    t.choose("fight nug")
    t.heard("eldritch-log-combat", "eldritch/combat-encounters.1")


@example("eldritch/combat-encounters.1 eldritch/epic-monsters.1", "Where the table plays so, epic monsters come last")
def epic_last(t: ExampleTable) -> None:
    three_on_a_space(t, fights="epic-last")
    t.offered("fight ghoul", "fight skeleton")
    t.not_offered("fight nug")


@example("eldritch/epic-monsters.3 eldritch/monsters.7", "It is not discarded")
def epic_not_discarded(t: ExampleTable) -> None:
    begin(t, DIANA, ancient="shub-niggurath", space="arkham")
    t.arrange("monster", code="nug", space="arkham")
    t.arrange("monster", code="cultist", space="arkham")
    t.arrange("monster", code="zombie", space="arkham")
    t.choose("infiltrate diana-stanley", "discard-all")
    t.expect(monsters_on("arkham") == ("nug",))


@example("eldritch/epic-monsters.2", "Nor defeated but by losing its Health")
def epic_not_just_defeated(t: ExampleTable) -> None:
    begin(t, MARK, ancient="shub-niggurath", space="arkham")
    t.arrange("has", seat=1, card="flute-of-the-outer-gods")
    t.arrange("monster", code="nug", space="arkham")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("play flute-of-the-outer-gods")
    t.expect(monsters_on("arkham") == ("nug",), health(1) == 6, sanity(1) == 2)


@example("eldritch/faq-4", "Outside of combat it loses Health like any other")
def epic_hurt_outside(t: ExampleTable) -> None:
    begin(t, MARK, ancient="shub-niggurath", space="arkham")
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="nug", space="arkham")
    t.choose("blow-up dynamite")
    t.heard("eldritch-log-defeated", "eldritch/monsters.5")
    t.expect(monsters_on("arkham") == ())


@example("eldritch/epic-monsters.4", "Others cannot move it")
def epic_not_moved(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo", ancient="shub-niggurath")
    t.arrange("monster", code="nug", space="the-amazon")
    t.arrange("monster", code="gug", space="rome")
    t.arrange("monster", code="zombie", space="rome")
    draw(t, "asia-australia", "asia-australia-8")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("asia-australia")
    t.offered("monster gug", "monster zombie")
    t.not_offered("monster nug")

"""The forms that encounters are written in."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    JIM,
    LILY,
    TRISH,
    begin,
    clues,
    clues_on,
    clues_on_board,
    conditions,
    delayed,
    doom,
    draw,
    encounters,
    gates_open,
    how_many_things,
    improved,
    lost,
    meet,
    monsters_on,
    omen,
    omen_tokens,
    pick,
    sanity,
    size,
    solved,
    space,
    things,
)


@example("eldritch/clues.3", "A clue is spawned")
def spawn_clues(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="azathoth")
    draw(t, "general", "general-9")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.play()
    t.expect(clues_on_board() == 1)


@example("eldritch/gaining.4", "An Ally from the deck")
def random_ally(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="azathoth")
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.play()
    t.expect(clues(1) == 1, how_many_things(1) == 1)


@example("eldritch/gaining.9", "An Item from the reserve, or one from the deck")
def reserve_or_deck(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="azathoth")
    t.arrange("reserve", cards="axe holy-cross private-care urban-guide")
    draw(t, "general", "general-1")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.play()
    t.choose("from-reserve item", "take axe")
    t.expect(things(1) == ("axe",))


@example("eldritch/adjacent.1", "One space further")
def move_one(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="azathoth")
    draw(t, "general", "general-2")
    encounters(t)
    t.play()
    t.choose("move sydney")
    t.expect(space(1) == "sydney", sanity(1) == 5)


@example("eldritch/improve-skill.1", "A clue or a better skill")
def clue_or_skill(t: ExampleTable) -> None:
    meet(t, JIM, "tunguska", ancient="azathoth")
    draw(t, "general", "general-2")
    encounters(t)
    t.arrange("dice", results="6 1 1")
    t.play()
    t.choose("improve lore")
    t.expect(improved(1, "lore") == 1)


@example("eldritch/gaining.4", "A Tome among the artifacts")
def tome(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="azathoth")
    draw(t, "general", "general-6")
    encounters(t)
    t.arrange("dice", results="6")
    t.play()
    t.expect(how_many_things(1) == 1)


@example("eldritch/health-and-sanity.2", "Delayed, to recover 3 Sanity")
def rest_in_the_wild(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska", ancient="azathoth")
    t.arrange("sheet", seat=1, sanity=2)
    t.arrange("has", seat=1, card="paranoia", back="agoraphobia")
    draw(t, "general", "general-11")
    encounters(t)
    t.play()
    t.choose("do", "recover sanity 3")
    t.expect(sanity(1) == 5, delayed(1) == True)  # noqa: E712


@example("eldritch/discarding.1", "A blessing is lost")
def blessing_lost(t: ExampleTable) -> None:
    meet(t, LILY, "rome", ancient="azathoth")
    t.arrange("has", seat=1, card="blessed", back="visions-of-hypnos")
    draw(t, "europe", "europe-3")
    encounters(t)
    t.arrange("dice", results="1")
    t.choose("europe")
    t.expect(sanity(1) == 5, conditions(1) == ())


@example("eldritch/faq-4", "A monster anywhere loses 3 Health")
def hurt_anywhere(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo", ancient="azathoth")
    t.arrange("monster", code="gug", space="sydney")
    draw(t, "asia-australia", "asia-australia-2")
    encounters(t)
    t.choose("asia-australia")
    t.choose("do")
    t.expect(lost("gug") == 3, delayed(1) == True)  # noqa: E712


@example("eldritch/faq-4", "Each monster of a space loses 2 Health")
def hurt_a_space(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo", ancient="azathoth")
    t.arrange("monster", code="gug", space="sydney")
    t.arrange("monster", code="cthonian", space="sydney")
    draw(t, "asia-australia", "asia-australia-1")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("asia-australia")
    t.expect(lost("gug") == 2, lost("cthonian") == 2)


@example("eldritch/combat-encounters.1", "A monster is called here and fought")
def called(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo", ancient="azathoth")
    t.arrange("monster", code="gug", space="sydney")
    draw(t, "asia-australia", "asia-australia-3")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 1")
    t.choose("asia-australia")
    t.expect(monsters_on("tokyo") == ("gug",), lost("gug") == 1)


@example("eldritch/epic-monsters.4", "A monster goes to another space")
def moved(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo", ancient="azathoth")
    t.arrange("monster", code="gug", space="sydney")
    draw(t, "asia-australia", "asia-australia-8")
    encounters(t)
    t.arrange("dice", results="6 1")
    t.choose("asia-australia")
    t.choose("space space-3")
    t.expect(monsters_on("space-3") == ("gug",))


@example("eldritch/omen.1", "The omen goes to any space, and doom does not stir")
def omen_moved(t: ExampleTable) -> None:
    meet(t, TRISH, "tunguska", ancient="azathoth")
    t.arrange("clue", space="tunguska")
    t.arrange("tracks", doom=10)
    t.arrange("gate", space="rome")
    draw(t, "research", "research-azathoth-1")
    encounters(t)
    t.arrange("dice", results="6 6 6")
    pick(t, "research")
    t.choose("omen 3")
    t.heard("eldritch-log-omen-set", "eldritch/omen.1")
    t.expect(omen() == "red", doom() == 10, clues(1) == 1)


@example("eldritch/omen.2", "The omen advances")
def omen_advanced(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="azathoth")
    t.arrange("clue", space="space-5")
    t.arrange("tracks", omen=1)
    draw(t, "research", "research-azathoth-6")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.heard("eldritch-log-omen", "eldritch/omen.2")
    t.expect(omen() == "blue")


@example("eldritch/research-encounters.1", "A token on the green space")
def green(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="azathoth")
    t.arrange("clue", space="space-5")
    draw(t, "research", "research-azathoth-2")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.heard("eldritch-log-green-token", "eldritch/eldritch-tokens.1")
    t.heard("eldritch-log-reads", "eldritch/research-encounters.1")
    t.expect(omen_tokens() == 1)


@example("eldritch/mysteries.5", "A solved mystery goes back")
def mystery_back(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="azathoth")
    t.arrange("clue", space="space-5")
    t.arrange("mystery", code="seed-of-the-daemon-sultan", solved=1)
    draw(t, "research", "research-azathoth-5")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.heard("eldritch-log-unsolved", "eldritch/mysteries.5")
    t.expect(solved() == 0)


@example("eldritch/gaining.6", "A Dark Pact for a clue and a named artifact")
def named_artifact(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="azathoth")
    t.arrange("clue", space="space-3")
    draw(t, "research", "research-azathoth-5")
    encounters(t)
    pick(t, "research")
    t.choose("do")
    t.heard("eldritch-log-this-clue", "eldritch/gaining.10")
    t.expect(things(1) == ("ttka-halot",), clues(1) == 1, conditions(1) == ("dark-pact",))


@example("eldritch/gaining.6", "A clue and a named Spell")
def named_spell(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="cthulhu")
    t.arrange("clue", space="space-5")
    draw(t, "research", "research-cthulhu-6")
    encounters(t)
    t.arrange("dice", results="6 1")
    pick(t, "research")
    t.expect(things(1) == ("mists-of-releh",), clues(1) == 1)


@example("eldritch/doom.2", "A clue, and doom retreats")
def retreats(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska", ancient="shub-niggurath")
    t.arrange("clue", space="tunguska")
    t.arrange("tracks", doom=10)
    draw(t, "research", "research-shub-niggurath-7")
    encounters(t)
    t.arrange("dice", results="6")
    pick(t, "research")
    t.expect(doom() == 11, clues(1) == 1)


@example("eldritch/doom.1", "Failed, doom advances")
def advances(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="shub-niggurath")
    t.arrange("clue", space="space-5")
    t.arrange("tracks", doom=10)
    draw(t, "research", "research-shub-niggurath-1")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.expect(doom() == 9)


@example("eldritch/monsters.2", "A monster comes and is fought")
def comes_and_fights(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska", ancient="shub-niggurath")
    t.arrange("clue", space="tunguska")
    draw(t, "research", "research-shub-niggurath-2")
    encounters(t)
    t.arrange("dice", results="1 6 6 1")
    pick(t, "research")
    t.expect(monsters_on("tunguska") == ("dark-young",))


@example("eldritch/gates.4", "Failed, a gate opens")
def gate_opens(t: ExampleTable) -> None:
    meet(t, LILY, "space-5", ancient="yog-sothoth")
    t.arrange("clue", space="space-5")
    t.arrange("next", pile="gate-stack", codes="gate-tokyo")
    draw(t, "research", "research-yog-sothoth-5")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.expect(gates_open() == ("tokyo",))


@example("eldritch/research-encounters.4", "This clue is discarded")
def clue_discarded(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="yog-sothoth")
    t.arrange("clue", space="space-3")
    draw(t, "research", "research-yog-sothoth-1")
    encounters(t)
    t.arrange("dice", results="1 1")
    pick(t, "research")
    t.heard("eldritch-log-clue-gone", "eldritch/clues.2")
    t.expect(clues_on("space-3") == 0, size("clues-discard") == 1)


@example("eldritch/faq-14", "A Spell discards a gate")
def gate_discarded(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="yog-sothoth")
    t.arrange("clue", space="space-3")
    t.arrange("gate", space="tokyo")
    t.arrange("has", seat=1, card="shriveling")
    draw(t, "research", "research-yog-sothoth-7")
    encounters(t)
    t.arrange("dice", results="6 6")
    pick(t, "research")
    t.choose("do")
    t.expect(gates_open() == (), things(1) == ())


@example("eldritch/research-encounters.1", "One space towards the nearest gate")
def towards_a_gate(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="yog-sothoth")
    t.arrange("clue", space="space-3")
    t.arrange("gate", space="sydney")
    t.arrange("has", seat=1, card="shriveling")
    draw(t, "research", "research-yog-sothoth-8")
    encounters(t)
    pick(t, "research")
    t.choose("lose sanity 2")
    t.expect(space(1) == "sydney", sanity(1) == 4)


@example("eldritch/complex-encounters.2", "Failed in the middle part: the lower one as well")
def fail_block(t: ExampleTable) -> None:
    meet(t, LILY, "space-3", ancient="cthulhu")
    t.arrange("mystery", code="rlyeh-risen")
    t.arrange("mystery-token", space="space-3")
    t.arrange("tracks", doom=10)
    draw(t, "special", "special-cthulhu-1")
    encounters(t)
    t.arrange("dice", results="6 1")
    pick(t, "special")
    t.expect(doom() == 9)


@example("eldritch/final-mystery.1", "Clues add successes where three are needed")
def three_with_clues(t: ExampleTable) -> None:
    begin(t, LILY, ancient="yog-sothoth", space="arkham")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("gate", space="arkham")
    t.arrange("sheet", seat=1, clues=2)
    draw(t, "special", "special-yog-sothoth-2")
    encounters(t)
    t.arrange("dice", results="6 6 6 1")
    pick(t, "special")
    t.choose("pass", "pass", "2")
    t.ended(True, "eldritch-end-final")


@example("eldritch/spend.1", "Sanity adds dice where three successes are needed")
def three_with_sanity(t: ExampleTable) -> None:
    meet(t, LILY, ancient="yog-sothoth")
    t.arrange("tracks", awake=1)
    t.arrange("mystery", code="", solved=3)
    t.arrange("gate", space="arkham")
    draw(t, "special", "special-yog-sothoth-3")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1 1")
    pick(t, "special")
    t.choose("2")
    t.expect(sanity(1) == 4, conditions(1) == ("cursed",))


@example("eldritch/combat-encounters.1", "An expedition that brings a monster: not defeated, the lower part")
def himalayas(t: ExampleTable) -> None:
    meet(t, LILY, "the-himalayas")
    t.arrange("expedition", place="the-himalayas", n=1)
    t.arrange("tracks", doom=10)
    draw(t, "cup", "gug")
    encounters(t)
    t.arrange("dice", results="6 6 1 6 1 6 1")
    t.choose("expedition")
    t.expect(monsters_on("the-himalayas") == (), doom() == 11)

"""Two or three cards meet, and one would not think of it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    DEAD_END,
    area,
    at_phase,
    attached,
    controller,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    first,
    funded,
    hand,
    out,
    progress,
    quest,
    resources,
    staging,
    threat,
)

ANDUIN, DOL_GULDUR = "journey-along-the-anduin", "escape-from-dol-guldur"
TOOK, ADDER, NAZGUL, SPIDER = "wandering-took", "marsh-adder", "nazgul-of-dol-guldur", "forest-spider"


@example("lotr/search.1", "A card in the deck and its copy in the discard pile are two choices")
def deck_or_discard(t: ExampleTable) -> None:
    quest(t, "tactics", seed="2")
    t.arrange("stage", code="a-fork-in-the-road")
    t.arrange("tokens", on="a-fork-in-the-road", kind="progress", n=1)
    t.arrange("encounter", cards=f"{DEAD_END} {SPIDER} {SPIDER}", only=1)
    (lying,) = t.arrange("encounter-discards", cards=SPIDER, only=1).split()
    at_phase(t, "quest")
    t.choose("commit gimli, commit thalin")
    t.told_apart(f"take {lying}", "lotr-pile-encounter-discard")
    t.choose(f"take {lying}")
    t.expect(staging() == ("old-forest-road", SPIDER), encounter_discard() == ())


@example("lotr/response.1", "Erebor Hammersmith: one is told whose discard pile an attachment lies in")
def whose_horn(t: ExampleTable) -> None:
    quest(t, "lore leadership")
    (mine,) = t.arrange("discards", seat=1, cards="horn-of-gondor").split()
    (theirs,) = t.arrange("discards", seat=2, cards="horn-of-gondor").split()
    funded(t, "erebor-hammersmith", "denethor", 2, "planning")
    t.choose("play erebor-hammersmith", "mend erebor-hammersmith")
    t.told_apart(f"choose {mine}", "lotr-note-of")
    t.told_apart(f"choose {theirs}", "lotr-note-of")
    t.choose(f"choose {theirs}")
    t.expect(discard(1) == ("horn-of-gondor",), hand(2).has("horn-of-gondor"))


@example("lotr/step-6.4a.1", "Driven by Shadow: an enemy whose snare is discarded in mid-combat attacks after all")
def out_of_the_snare(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("heroes", seat=1, cards="glorfindel")
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("engage", card="wargs", seat=1)
    t.arrange("attach", code="forest-snare", to="wargs", seat=1)
    t.arrange("encounter", cards=f"driven-by-shadow {DEAD_END}")
    at_phase(t, "combat")
    t.choose("undefended")
    t.asked(1, "lotr-prompt-defend")
    t.expect(discard(1) == ("forest-snare",), damage("glorfindel") == 2)
    t.choose("defend glorfindel")
    t.expect(damage("glorfindel") == 2 + (3 - 1))


@example("lotr/forced.1", "Two Jailors after one failed quest hide two objectives")
def two_jailors(t: ExampleTable) -> None:
    quest(t, "tactics", quest=DOL_GULDUR)
    one, _ = t.arrange("staging", cards="dungeon-jailor dungeon-jailor shadow-key dungeon-torch gandalfs-map").split()[
        :2
    ]
    at_phase(t, "quest")
    t.pass_until("core-prompt-order")
    t.choose(f"hide {one}", "choose shadow-key", "choose gandalfs-map")
    t.expect(staging() == ("dungeon-jailor", "dungeon-jailor", "dungeon-torch", "old-forest-road"))


@example(
    "lotr/player-elimination.2 lotr/threat-elimination-level.1", "Wandering Took frightens his host out of the game"
)
def a_costly_guest(t: ExampleTable) -> None:
    quest(t, "spirit tactics")
    t.arrange("ally", code=TOOK, seat=1)
    t.arrange("threat", seat=1, n=20)
    t.arrange("threat", seat=2, n=47)
    at_phase(t, "planning")
    t.choose(f"wander-off {TOOK}")
    t.expect(threat(1) == 17, out(2) == True, discard(1) == (TOOK,), area(2) == ())  # noqa: E712


@example("lotr/ability.7", "Wandering Took: who has less than 3 threat cannot pay with 3")
def too_safe_to_wander(t: ExampleTable) -> None:
    quest(t, "spirit tactics")
    t.arrange("ally", code=TOOK, seat=1)
    t.arrange("threat", seat=1, n=2)
    t.arrange("hand", seat=1, cards="the-galadhrims-greeting")
    t.arrange("tokens", on="eowyn", kind="resources", n=3)
    at_phase(t, "planning")
    t.refused(f"wander-off {TOOK}", "lotr/ability.7")


@example("lotr/response.1", "Son of Arnor engages a Goblin Sniper, though other enemies are staged")
def called_out(t: ExampleTable) -> None:
    quest(t, "leadership")
    t.arrange("staging", cards="goblin-sniper wargs")
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor", "choose goblin-sniper")
    t.expect(engaged(1) == ("goblin-sniper",), staging() == ("wargs",))


@example(
    "lotr/forced.1 lotr/engaged.1", "Son of Arnor: an enemy called out of the staging area engages, Hummerhorns sting"
)
def called_out_and_stung(t: ExampleTable) -> None:
    quest(t, "leadership")
    t.arrange("staging", cards="hummerhorns")
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor", "choose theodred")
    t.expect(engaged(1) == ("hummerhorns",), discard(1) == ("theodred",))


@example(
    "lotr/forced.1 lotr/modifiers.1", "Marsh Adder: the threat that its attack adds counts for Eastern Crows beneath it"
)
def bitten_and_seen(t: ExampleTable) -> None:
    fighting(t, ADDER, "eastern-crows", decks="tactics", quest=ANDUIN)
    t.arrange("threat", seat=1, n=34)
    at_phase(t, "combat")
    t.choose("defend gimli")
    t.expect(threat(1) == 35, damage("gimli") == (4 + 2) - 2)


@example(
    "lotr/forced.4 lotr/shadow-effect.2",
    "The Nazgûl of Dol Guldur: two shadow effects resolve, and two characters are lost",
)
def two_shadows_two_lost(t: ExampleTable) -> None:
    fighting(t, NAZGUL, "massing-at-night wargs", decks="tactics", quest=DOL_GULDUR)
    t.arrange("prisoner")
    t.arrange("ally", code="veteran-axehand", seat=1)
    t.arrange("ally", code="horseback-archer", seat=1)
    at_phase(t, "combat")
    t.choose("defend gimli", "choose veteran-axehand", "choose horseback-archer")
    t.expect(damage("gimli") == (4 + 1) - 2, discard(1) == ("horseback-archer", "veteran-axehand"))


@example("lotr/constant-ability.1", "Black Forest Bats take Thalin off the quest: the next enemy is not struck")
def thalin_off_the_quest(t: ExampleTable) -> None:
    quest(t, "tactics leadership")
    t.arrange("encounter", cards=f"black-forest-bats wargs {DEAD_END}")
    at_phase(t, "quest")
    t.choose("commit thalin")
    t.choose("", seat=2)
    t.expect(damage("black-forest-bats") == 1, damage("wargs") == 0)


@example(
    "lotr/response.1 lotr/triggering-condition.1",
    "Legolas slays an enemy, and his progress frees the prisoner in mid-combat",
)
def freed_by_an_arrow(t: ExampleTable) -> None:
    fighting(t, "dol-guldur-orcs", decks="tactics", quest=DOL_GULDUR)
    t.arrange("prisoner", cards="gimli")
    t.arrange("stage", code="through-the-caverns")
    t.arrange("tokens", on="dol-guldur-orcs", kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend thalin", "attack dol-guldur-orcs", "press-on legolas", "free through-the-caverns")
    t.expect(progress("through-the-caverns") == 2, damage("gimli") == 1, staging() == (NAZGUL,))


@example(
    "lotr/player-elimination.3 lotr/step-3.3.1",
    "Doomed removes the first player in mid-staging: the reveals go on under the next",
)
def gone_in_mid_staging(t: ExampleTable) -> None:
    quest(t, "tactics leadership", quest=DOL_GULDUR)
    t.arrange("prisoner", cards="gloin")
    t.arrange("threat", seat=1, n=49)
    t.arrange("encounter", cards="cavern-guardian the-necromancers-reach")
    at_phase(t, "quest")
    t.choose("commit gimli")
    t.choose("commit aragorn", seat=2)
    t.expect(out(1) == True, first() == 2, damage("aragorn") == 1)  # noqa: E712
    t.expect(encounter_discard().has("the-necromancers-reach"), staging() == ("cavern-guardian",))


@example("lotr/forced.1 lotr/ready.2", "The Spider's Web hurts whenever its hero readies, by Unexpected Courage too")
def torn_free_twice(t: ExampleTable) -> None:
    quest(t, "spirit", difficulty="nightmare")
    t.arrange("attach", code="the-spiders-web", to="dunhere")
    t.arrange("attach", code="unexpected-courage", to="dunhere")
    t.arrange("exhaust", card="dunhere")
    at_phase(t, "planning")
    t.choose("rise unexpected-courage")
    t.expect(damage("dunhere") == 1, exhausted("dunhere") == False)  # noqa: E712


@example(
    "lotr/shadow-effect.2",
    "Dark Interrogation: a second suit of armour among the discards costs the bearer's life",
)
def interrogated_without_armour(t: ExampleTable) -> None:
    fighting(t, "wargs", "dark-interrogation", decks="tactics", quest=DOL_GULDUR, difficulty="nightmare")
    t.arrange("prisoner", cards="thalin")
    t.arrange("attach", code="citadel-plate", to="gimli")
    t.arrange("tokens", on="gimli", kind="damage", n=6)
    t.arrange("discards", seat=1, cards="citadel-plate")
    at_phase(t, "combat")
    t.choose("defend legolas")
    t.expect(discard(1).has("gimli"), damage("legolas") == 3 - 1)


@example("lotr/immune.1", "Northern Tracker: no progress on Abandoned Camp, some on all others")
def tracker_and_camp(t: ExampleTable) -> None:
    quest(t, "spirit", difficulty="nightmare")
    t.arrange("staging", cards="abandoned-camp forest-gate")
    t.arrange("ally", code="northern-tracker", seat=1)
    at_phase(t, "quest")
    t.pass_until("lotr-prompt-commit")
    t.choose("commit northern-tracker", "track northern-tracker")
    t.expect(progress("abandoned-camp") == 0, progress("forest-gate") == 1)


@example(
    "lotr/ownership-and-control.7",
    "Wandering Took goes with what is attached: his new host may use it, he stays exhausted",
)
def with_all_he_has(t: ExampleTable) -> None:
    quest(t, "spirit lore")
    t.arrange("ally", code=TOOK, seat=1, exhausted=1)
    t.arrange("attach", code="self-preservation", to=TOOK)
    t.arrange("tokens", on=TOOK, kind="damage", n=1)
    at_phase(t, "planning")
    t.choose(f"wander-off {TOOK}")
    t.expect(controller(TOOK) == 2, controller("self-preservation") == 2, exhausted(TOOK) == True)  # noqa: E712
    t.offered("heal self-preservation", seat=2)


@example(
    "lotr/triggering-condition.2",
    "Evil Storm: damage and death at once, Glóin earns and the horn is sounded in one window",
)
def storm_in_one_window(t: ExampleTable) -> None:
    quest(t, "leadership", quest=ANDUIN)
    t.arrange("threat", seat=1, n=35)
    t.arrange("ally", code="snowbourn-scout", seat=1)
    t.arrange("attach", code="horn-of-gondor", to="theodred")
    t.arrange("encounter", cards="evil-storm")
    at_phase(t, "quest")
    t.choose("")
    t.offered("earn gloin", "sound horn-of-gondor")
    t.choose("sound horn-of-gondor", "earn gloin")
    t.expect(resources("theodred") == 1 + 1, resources("gloin") == 1 + 1)  # and a new round has begun


@example("lotr/shadow-effect.2", "Cavern Guardian: a claimed objective is an attachment one controls, a web is not")
def what_one_controls(t: ExampleTable) -> None:
    fighting(t, SPIDER, "cavern-guardian", decks="tactics", quest=DOL_GULDUR)
    t.arrange("prisoner")
    t.arrange("attach", code="shadow-key", to="gimli")
    t.arrange("attach", code="citadel-plate", to="thalin")
    t.arrange("attach", code="caught-in-a-web", to="legolas")
    at_phase(t, "combat")
    t.choose("defend gimli")
    t.offered("choose shadow-key", "choose citadel-plate")
    t.expect(attached("legolas") == ("caught-in-a-web",), unchanged=True)
    t.choose("choose shadow-key")
    t.expect(staging() == ("shadow-key",))


@example("lotr/staging.3", "A Flooded Ford dooms a surging card, and the card that comes by its surge as well")
def doomed_twice(t: ExampleTable) -> None:
    quest(t, "tactics", quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", cards="a-flooded-ford")
    t.arrange("tokens", on="a-flooded-ford", kind="progress", n=2)
    t.arrange("threat", seat=1, n=20)
    t.arrange("encounter", cards="eastern-crows wargs")
    at_phase(t, "quest")
    t.choose("")
    t.expect(threat(1) == 20 + 2 + 2 + (3 + 1 + 2))


@example("lotr/shadow-effect.2 lotr/cancel.2", "Hasty Stroke keeps a Wolf Rider in the shadows from attacking")
def rider_stopped(t: ExampleTable) -> None:
    fighting(t, SPIDER, f"wolf-rider {DEAD_END}", decks="spirit", quest=ANDUIN)
    funded(t, "hasty-stroke", "dunhere", 1, "combat")
    t.pass_until("lotr-prompt-defend")
    t.choose("defend dunhere")
    t.pass_until("core-prompt-react")
    t.choose("play hasty-stroke")
    t.asked(1, "lotr-prompt-attack")
    t.expect(damage("dunhere") == 2 - 1)


@example(
    "lotr/travel.1", "Great Forest Web: while somebody has no ready hero, nobody travels there, and one is told why"
)
def no_way_through_the_web(t: ExampleTable) -> None:
    quest(t, "tactics leadership")
    t.arrange("staging", cards="great-forest-web forest-gate")
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    at_phase(t, "travel")
    t.refused("travel great-forest-web", "lotr/travel.1")


@example("lotr/golden.1", "The East Bight: as long as it calls, nobody travels elsewhere, and one is told why")
def called_to_the_bight(t: ExampleTable) -> None:
    quest(t, "tactics", quest=ANDUIN)
    t.arrange("staging", cards="the-east-bight the-east-bight forest-gate")
    at_phase(t, "travel")
    t.refused("travel forest-gate", "lotr/golden.1")


@example("lotr/cannot.1", "Goblin Sniper: whoever would engage it past other enemies is told why not")
def out_of_reach(t: ExampleTable) -> None:
    quest(t, "tactics", quest=ANDUIN)
    t.arrange("threat", seat=1, n=10)
    t.arrange("staging", cards="goblin-sniper wargs")
    at_phase(t, "encounter")
    t.refused("engage goblin-sniper", "lotr/cannot.1")


@example(
    "lotr/campaign-card-types.1", "Mendor falls to a Hill Troll: all is lost at once, nothing is put in order first"
)
def mendor_and_the_troll(t: ExampleTable) -> None:
    fighting(t, "hill-troll", decks="tactics", mode="campaign")
    at_phase(t, "combat")
    t.choose("defend mendor")
    t.asked(1, "lotr-prompt-again")
    t.expect(damage("mendor") == None)  # noqa: E711

"""What comes to nothing says so, and why."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    active,
    aside,
    at_phase,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    funded,
    in_play,
    out,
    progress,
    quest,
    quest_card,
    shadows,
    staging,
    threat,
    watch,
)

ESCAPE, ANDUIN, MIRKWOOD = "escape-from-dol-guldur", "journey-along-the-anduin", "flies-and-spiders"
JAILOR, MAP, ROAD, WEB, GOBLINS, GLADDEN = (
    "dungeon-jailor", "gandalfs-map", "old-forest-road", "great-forest-web", "misty-mountain-goblins", "gladden-fields",
)  # fmt: skip
GUARD, ORCS, SPAWN = "orc-guard", "dol-guldur-orcs", "ungoliants-spawn"


@example("lotr/step-3.4.2", "Willpower and threat are equal: no progress, no threat, and the log says so")
def a_tie(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=ROAD)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-quest", "lotr/step-3.4.1", will=2, threat=2)
    t.heard("lotr-log-quest-tied", "lotr/step-3.4.2")
    t.not_heard("lotr-log-progress")
    t.not_heard("lotr-log-threat-up")
    t.expect(progress(MIRKWOOD) == 0, threat(1) == 29, unchanged=True)


@example("lotr/step-3.4.2", "Dungeon Jailor: a tied quest has not failed, and the objective stays")
def a_tie_and_the_jailor(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("staging", cards=f"{JAILOR} {MAP}")
    at_phase(t, "quest")
    t.choose("pass", "commit gloin", "pass", "pass")
    t.heard("lotr-log-quest", will=2, threat=2)
    t.heard("lotr-log-quest-tied")
    t.expect(staging() == (JAILOR, MAP, ROAD), unchanged=True)


@example("lotr/step-3.4.2", "Sentinel of Shadow: a tied quest has not failed, and the Nazgûl stays where it is")
def a_tie_and_the_sentinel(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, difficulty="nightmare", seed="3")
    t.arrange("encounter", cards="sentinel-of-shadow")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-quest", will=2, threat=2)
    t.heard("lotr-log-quest-tied")
    t.expect(aside().has("nazgul-of-dol-guldur"), engaged(1) == (), unchanged=True)


@example("lotr/effects.4", "Misty Mountain Goblins: with no progress on the quest there is none to lose")
def nothing_to_plunder(t: ExampleTable) -> None:
    fighting(t, GOBLINS, quest=ANDUIN)
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.heard("lotr-log-no-progress", "lotr/effects.4")
    t.asked(1, "lotr-prompt-attack")


@example("lotr/travel.1", "Only places whose price nobody can pay: the log says that there is nowhere to travel")
def nowhere_to_go(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=WEB)
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    watch(t)
    at_phase(t, "travel")
    t.heard("lotr-log-no-way", "lotr/travel.1")
    t.asked(1, "lotr-prompt-window")
    t.expect(active() == (), staging() == (WEB,), unchanged=True)


@example("lotr/constant-ability.1 lotr/step-7.3.1", "Gladden Fields: what makes the threat rise faster is named")
def what_tires(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN)
    watch(t)
    t.arrange("active", card=GLADDEN)
    at_phase(t, "refresh")
    t.heard("lotr-log-tires", "lotr/constant-ability.1", n=1)
    t.heard("lotr-log-threat-up", "lotr/step-7.3.1", n=2)
    t.asked(1, "lotr-prompt-window")


def with_a_guard(t: ExampleTable) -> None:
    """The second player has an Orc Guard, whose face is a Gondorian Spearman, and something worse."""
    quest(t, "spirit tactics", quest=ESCAPE, seed="3")
    t.arrange("deck", seat=1)
    t.arrange("deck", seat=2, cards="gondorian-spearman")
    t.arrange("staging", cards="tower-gate")
    at_phase(t, "travel")
    t.choose("travel tower-gate")
    t.arrange("phase", name="encounter")


@example(
    "lotr/player-elimination.2", "A player is out: the Orc Guard leaves play, and the log says that it does, and why"
)
def a_guard_leaves(t: ExampleTable) -> None:
    with_a_guard(t)
    t.arrange("engage", card="marsh-adder", seat=2)
    t.arrange("threat", seat=2, n=49)
    t.arrange("encounter", cards=f"{ROAD} {ROAD}")
    at_phase(t, "combat")
    t.choose("resolve marsh-adder", seat=2)
    t.heard("lotr-log-guard-leaves", "lotr/player-elimination.2")
    t.expect(out(2) == True, engaged(2) == (), discard(2).has("gondorian-spearman"), staging() == ("marsh-adder",))  # noqa: E712


@example("lotr/in-play-and-out-of-play.5", "An Orc Guard that leaves play takes its shadow card with it")
def a_guard_and_its_shadow(t: ExampleTable) -> None:
    with_a_guard(t)
    t.arrange("encounter", cards=ROAD)
    funded(t, "a-light-in-the-dark", "eowyn", 2, "combat")
    t.expect(in_play(GUARD) == True, unchanged=True)  # noqa: E712
    t.choose("play a-light-in-the-dark")
    t.heard("lotr-log-guard-leaves", "lotr/discard-and-victory.3")
    t.expect(in_play(GUARD) == False, encounter_discard() == (ROAD, ROAD), discard(2).has("gondorian-spearman"))  # noqa: E712


# ------------------------------------------------------------------ nobody and nothing is concerned


def revealing(t: ExampleTable, cards: str) -> None:
    """These cards are revealed, nobody is on the quest, and the window after that is asked about."""
    watch(t)
    t.arrange("encounter", cards=f"{cards} {ROAD}")
    at_phase(t, "quest")
    t.choose("pass", "", "pass")
    t.asked(1, "lotr-prompt-window")


@example("lotr/effects.3", "King Spider: a player without a ready character has none to exhaust")
def nobody_ready(t: ExampleTable) -> None:
    quest(t)
    for hero in ("aragorn", "gloin", "theodred"):
        t.arrange("exhaust", card=hero)
    watch(t)
    t.arrange("encounter", cards="king-spider")
    at_phase(t, "quest")
    t.choose("pass", "pass")
    t.asked(1, "lotr-prompt-window")
    t.heard("lotr-log-none-ready", "lotr/effects.3")
    t.expect(staging() == ("king-spider",))


@example("lotr/effects.3", "Ungoliant’s Spawn, Dol Guldur Orcs: nobody is on the quest, and nobody is concerned")
def nobody_quests(t: ExampleTable) -> None:
    quest(t, "leadership tactics")
    watch(t)
    t.arrange("encounter", cards=f"01076 {ORCS}")
    at_phase(t, "quest")
    t.choose("pass", "", "", "pass")
    t.heard("lotr-log-nobody", "lotr/effects.3")
    t.heard("lotr-log-no-choice", "lotr/effects.3")
    t.expect(staging() == (SPAWN, ORCS))


@example("lotr/effects.3", "The Necromancer’s Reach: where nobody is exhausted, nobody is hurt")
def nobody_tired(t: ExampleTable) -> None:
    quest(t)
    revealing(t, "the-necromancers-reach")
    t.heard("lotr-log-nobody", "lotr/effects.3")
    t.expect(encounter_discard() == ("the-necromancers-reach",))


@example("lotr/effects.3", "Pursued by Shadow: everybody is on the quest, and the threat does not change")
def nobody_stays_behind(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("encounter", cards="pursued-by-shadow")
    at_phase(t, "quest")
    t.choose("commit gimli, commit legolas, commit thalin")
    t.heard("lotr-log-threat-same", "lotr/effects.3")
    t.expect(encounter_discard() == ("pursued-by-shadow",))


@example("lotr/shadow-effect.2", "Forest Spider: as a shadow card it finds no attachment to discard")
def nothing_attached(t: ExampleTable) -> None:
    fighting(t, ORCS, "forest-spider")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-no-choice", "lotr/effects.3")
    t.expect(encounter_discard() == (), engaged(1) == (ORCS,), unchanged=True)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Ungoliant’s Brood: as a shadow card it does nothing in an attack that is defended")
def defended(t: ExampleTable) -> None:
    fighting(t, ORCS, "ungoliants-brood", difficulty="nightmare")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-defended", "lotr/shadow-effect.2")
    t.expect(exhausted("aragorn") == True, exhausted("gloin") == False)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Forest Flies: as a shadow card they swarm to no attacker but an Insect")
def no_insect(t: ExampleTable) -> None:
    fighting(t, ORCS, "forest-flies", difficulty="nightmare")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-not-meant", "lotr/effects.3")
    t.expect(encounter_discard() == (), unchanged=True)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/staging.3", "Backtrack!: nothing in the discard pile can come back, and nothing does")
def nothing_to_go_back_to(t: ExampleTable) -> None:
    quest(t, difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("encounter-discards", cards="driven-by-shadow", only=1)
    revealing(t, "backtrack")
    t.heard("lotr-log-not-found", "lotr/effects.4")
    t.expect(staging() == (ROAD,), encounter_discard() == ("backtrack", "driven-by-shadow"))


@example("lotr/search.1", "Don’t Leave the Path!: without a Spider anywhere the search finds nothing")
def no_spider(t: ExampleTable) -> None:
    quest(t)
    watch(t)
    t.arrange("stage", code="a-fork-in-the-road")
    t.arrange("remove", card="beorns-path")
    t.arrange("encounter", cards=ROAD, only=1)
    t.arrange("encounter-discards", only=1)
    at_phase(t, "quest")
    t.arrange("tokens", on="a-fork-in-the-road", kind="progress", n=2)
    t.play()
    t.heard("lotr-log-not-found", "lotr/search.1")
    t.expect(quest_card() == "dont-leave-the-path", staging() == ())


# ------------------------------------------------------------------ damage that is not dealt


@example("lotr/step-6.4.3.1", "An attack as strong as the defence deals no damage, and the log says so")
def warded_off(t: ExampleTable) -> None:
    fighting(t, ORCS)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-deals-none", "lotr/step-6.4.3.1")
    t.not_heard("lotr-log-damage")
    t.expect(damage("aragorn") == 0, unchanged=True)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/step-6.8.3.1", "An attack no stronger than the defence deals no damage, and the log says so")
def too_weak(t: ExampleTable) -> None:
    fighting(t, "chieftain-ufthak")
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn", "attack chieftain-ufthak", "attacker aragorn")
    t.heard("lotr-log-unhurt", "lotr/damage.2")
    t.not_heard("lotr-log-damage")
    t.expect(damage("chieftain-ufthak") == 0, unchanged=True)


@example("lotr/step-6.2.1", "The encounter deck is empty: the enemy is dealt no shadow card, and the log says so")
def no_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("encounter", only=1)
    watch(t)
    at_phase(t, "combat")
    t.heard("lotr-log-no-shadow", "lotr/step-6.2.1")
    t.expect(shadows(ORCS) == 0, unchanged=True)
    t.asked(1, "lotr-prompt-window")


@example(
    "lotr/running-out-of-cards.1", "Outside the quest phase an empty encounter deck stays empty: nothing is revealed"
)
def nothing_revealed(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter-discards", cards=ROAD)
    t.arrange("staging", cards="mountains-of-mirkwood")
    t.arrange("encounter", cards="massing-at-night", only=1)
    at_phase(t, "travel")
    t.choose("travel mountains-of-mirkwood")
    t.heard("lotr-log-empty-deck", "lotr/running-out-of-cards.1")
    t.expect(active() == ("mountains-of-mirkwood",))


# ------------------------------------------------------------------ what changes where nobody sees it


@example("lotr/exhausted.1", "Henamarth Riversong looks at the top card, and the log says that it is looked at")
def listened(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code="henamarth-riversong", seat=1)
    at_phase(t, "travel")
    t.choose("listen henamarth-riversong")
    t.heard("lotr-log-looks")
    t.expect(exhausted("henamarth-riversong") == True)  # noqa: E712


@example("lotr/forced.1", "Eastern Crows: they go into the encounter deck, and the log says where they went")
def crows_fly_off(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card="eastern-crows", seat=1)
    t.arrange("encounter-discards", only=1)
    at_phase(t, "combat")
    t.choose("defend gloin", "attack eastern-crows", "attacker aragorn")
    t.heard("lotr-log-put-away")
    t.expect(in_play("eastern-crows") == False, encounter_discard().lacks("eastern-crows"))  # noqa: E712


@example(
    "lotr/delayed-effects.1", "Crazed Captive: what its shadow will bring is told, and that it will not come after all"
)
def blamed_and_forgiven(t: ExampleTable) -> None:
    fighting(t, ORCS, "crazed-captive", quest=ESCAPE, difficulty="nightmare")
    t.arrange("prisoner", cards="theodred")
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-will-blame", "lotr/delayed-effects.1")
    t.choose(f"attack {ORCS}")
    t.heard("lotr-log-forgiven", "lotr/delayed-effects.1")
    t.expect(in_play(ORCS) == False, threat(1) == 29 + 1)  # noqa: E712


# ------------------------------------------------------------------ what a whole game showed


@example("lotr/travel.1", "Necromancer’s Pass: that its price is paid is told before the cards go")
def priced_way(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="for-gondor faramir")
    t.arrange("staging", cards="necromancers-pass")
    at_phase(t, "travel")
    t.choose("travel necromancers-pass")
    t.heard("lotr-log-travel-price", "lotr/travel.1")
    t.expect(active() == ("necromancers-pass",))


@example("lotr/guarded.1", "A guard is named as such, with what it guards")
def named_guard(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("staging", only=1)
    t.arrange("prisoner", cards="theodred")
    t.arrange("encounter", cards=f"{MAP} {JAILOR}")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-guards", "lotr/guarded.1")
    t.expect(staging() == (JAILOR, MAP))


@example(
    "lotr/player-elimination.2",
    "A player is out: hand and deck are discarded as well, and nobody orders what is lost",
)
def all_is_lost(t: ExampleTable) -> None:
    quest(t, "leadership tactics")
    t.arrange("attach", code="steward-of-gondor", to="aragorn")
    t.arrange("attach", code="celebrians-stone", to="gloin")
    t.arrange("hand", seat=1, cards="faramir")
    t.arrange("hand", seat=2, cards="blade-mastery")
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    at_phase(t, "refresh")
    t.arrange("threat", seat=1, n=49)
    t.play()
    t.heard("lotr-log-all-discarded", "lotr/player-elimination.2")
    t.asked(2, "lotr-prompt-window")
    t.expect(out(1) == True, discard(1).has("faramir"), discard(1).has("steward-of-gondor"))  # noqa: E712

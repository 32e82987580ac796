"""What a card means, and what it does not mean: the other player, the other card, the other phase."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    funded,
    hand_size,
    handle,
    in_play,
    progress,
    quest,
    quest_card,
    resources,
    seated,
    staging,
    threat,
    watch,
)

ESCAPE, ANDUIN, TWO = "escape-from-dol-guldur", "journey-along-the-anduin", "leadership tactics"
TOWER, CAVERNS, OUT, NAZGUL = (
    "the-necromancers-tower", "through-the-caverns", "out-of-the-dungeons", "nazgul-of-dol-guldur",
)  # fmt: skip
ORCS, SPIDER, BATS, RATS = "dol-guldur-orcs", "forest-spider", "black-forest-bats", "brown-water-rats"
ROAD, GATE, MAP = "old-forest-road", "forest-gate", "gandalfs-map"
GUARD, SCOUT, STEWARD = "guard-of-the-citadel", "snowbourn-scout", "steward-of-gondor"


# ------------------------------------------------------------------ Escape from Dol Guldur


@example("lotr/cannot.1", "The Necromancer’s Tower: another attachment is no objective, and does not complete it")
def no_objective(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("prisoner", cards="theodred")
    t.arrange("staging", only=1)
    t.arrange("attach", code="celebrians-stone", to="aragorn")
    t.arrange("tokens", on=TOWER, kind="progress", n=8)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(progress(TOWER) == 9, quest_card() == TOWER)


@example("lotr/cannot.1", "The Necromancer’s Tower: after one ally the group may still play attachments")
def only_allies(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("prisoner", cards="theodred")
    funded(t, f"{SCOUT} {STEWARD} {GUARD}", "aragorn", 5, "planning")
    t.choose(f"play {SCOUT}")
    t.pass_until("lotr-prompt-planning")
    t.not_offered(f"play {GUARD}")
    t.choose(f"play {STEWARD}", "attach gloin")
    t.expect(attached("gloin") == (STEWARD,))


@example("lotr/forced.1", "The Nazgûl: a shadow effect of another enemy costs no character")
def another_shadow(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("prisoner", cards="theodred")
    t.arrange("stage", code=OUT)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("engage", card=NAZGUL, seat=1)
    t.arrange("forbidden", what="attacking", card=NAZGUL)
    t.arrange("encounter", cards=f"{ROAD} {ORCS}")
    at_phase(t, "combat")
    t.choose("defend gloin")
    t.heard("lotr-log-more")
    t.expect(in_play("aragorn") == True, in_play("gloin") == True, unchanged=True)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/replacement-effects.1", "Iron Shackles: they lie on the deck of one player, and the other draws")
def the_other_draws(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"iron-shackles {ROAD} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    at_phase(t, "resource")
    t.play()
    t.expect(hand_size(1) == 0, hand_size(2) == 1, encounter_discard().has("iron-shackles"))


@example("lotr/delayed-effects.1", "Torture Master: an attack that deals no damage drags nobody away")
def nobody_dragged(t: ExampleTable) -> None:
    fighting(t, BATS, "torture-master", quest=ESCAPE, difficulty="nightmare")
    t.arrange("prisoner")
    t.arrange("stage", code=CAVERNS)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-will-drag", "lotr/delayed-effects.1")
    t.heard("lotr-log-spared", "lotr/delayed-effects.1")
    t.expect(in_play("aragorn") == True, unchanged=True)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/delayed-effects.1", "Torture Master: a hero whom the attack kills is not taken prisoner")
def dead_not_dragged(t: ExampleTable) -> None:
    fighting(t, ORCS, "torture-master", quest=ESCAPE, difficulty="nightmare")
    t.arrange("prisoner")
    t.arrange("stage", code=CAVERNS)
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.heard("lotr-log-spared", "lotr/delayed-effects.1")
    t.expect(in_play("theodred") == False, in_play("prisoner") == False, discard(1) == ("theodred",))  # noqa: E712


@example("lotr/delayed-effects.1", "Torture Master: an ally whom the attack wounds is not taken prisoner")
def ally_not_dragged(t: ExampleTable) -> None:
    fighting(t, ORCS, "torture-master", quest=ESCAPE, difficulty="nightmare")
    t.arrange("prisoner")
    t.arrange("stage", code=CAVERNS)
    t.arrange("ally", code="longbeard-orc-slayer", seat=1)
    at_phase(t, "combat")
    t.choose("defend longbeard-orc-slayer")
    t.heard("lotr-log-spared", "lotr/delayed-effects.1")
    t.expect(damage("longbeard-orc-slayer") == 1, in_play("prisoner") == False)  # noqa: E712


# ------------------------------------------------------------------ the cards of the players


@example("lotr/choose.1", "Théodred: an ally on the quest gets no resource, only heroes do")
def only_heroes_share(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code=GUARD, seat=1)
    at_phase(t, "quest")
    t.choose(f"commit theodred, commit gloin, commit {GUARD}", "share theodred")
    t.offered("choose gloin", "choose theodred")
    t.not_offered(f"choose {GUARD}", "choose aragorn")
    t.choose("choose gloin")
    t.expect(resources("gloin") == 1)


@example("lotr/response.1", "Valiant Sacrifice: a hero who leaves play is no ally")
def no_sacrifice(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    funded(t, "valiant-sacrifice", "aragorn", 1, "combat")
    t.choose("undefended", "hurt theodred")
    t.asked(1, "lotr-prompt-attack")
    t.expect(in_play("theodred") == False)  # noqa: E712


@example("lotr/delayed-effects.1", "Beorn: that he will leave is told when he changes his shape")
def beorn_will_leave(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("ally", code="beorn", seat=1)
    at_phase(t, "travel")
    t.choose("change-shape beorn")
    t.heard("lotr-log-will-leave", "lotr/delayed-effects.1")
    t.expect(in_play("beorn") == False)  # noqa: E712


@example("lotr/threat.2 lotr/threat.1", "The Galadhrim’s Greeting: threat of 1 falls to 0, that of 0 stays")
def down_to_nothing(t: ExampleTable) -> None:
    quest(t, "spirit tactics")
    t.arrange("threat", seat=1, n=1)
    t.arrange("threat", seat=2, n=0)
    funded(t, "the-galadhrims-greeting", "eowyn", 3, "resource")
    t.choose("play the-galadhrims-greeting", "pay 3 eowyn", "all")
    t.heard("lotr-log-threat-down", "lotr/threat.2", n=1, now=0)
    t.heard("lotr-log-threat-same", "lotr/threat.2")
    t.expect(threat(1) == 0)


@example("lotr/cannot.1", "Marshland Outlaws: who is engaged with them cannot join another attack")
def cannot_join(t: ExampleTable) -> None:
    quest(t, TWO, quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("engage", card="marshland-outlaws", seat=2)
    t.arrange("engage", card=ORCS, seat=1)
    for enemy in ("marshland-outlaws", ORCS):
        t.arrange("forbidden", what="attacking", card=handle(t, enemy))
    at_phase(t, "combat")
    t.choose(f"attack {ORCS}", "attacker gloin", seat=1)
    t.expect(damage(ORCS) == 2, exhausted("legolas") == False)  # noqa: E712
    t.asked(2, "lotr-prompt-attack")


@example("lotr/ready.2", "The Spider’s Web: that its hero readies is told, and what it costs")
def readies_and_tears(t: ExampleTable) -> None:
    quest(t, "leadership", difficulty="nightmare")
    t.arrange("attach", code="the-spiders-web", to="gloin")
    t.arrange("exhaust", card="gloin")
    t.arrange("ally", code=SCOUT, seat=1)
    funded(t, "common-cause", "aragorn", 1, "travel")
    t.choose("play common-cause", "choose aragorn")
    t.heard("lotr-log-readies")
    t.expect(damage("gloin") == 1, exhausted("gloin") == False)  # noqa: E712
    t.asked(1, "core-prompt-react")


# ------------------------------------------------------------------ encounter cards


@example("lotr/staging.4", "Glade of the Spawn: while the players are elsewhere a Spider exhausts nobody")
def glade_far_away(t: ExampleTable) -> None:
    quest(t, difficulty="nightmare")
    t.arrange("staging", cards="glade-of-the-spawn", only=1)
    t.arrange("encounter", cards=SPIDER)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(staging() == ("glade-of-the-spawn", SPIDER), exhausted("aragorn") == False)  # noqa: E712


@example("lotr/forced.1", "Goblin Sniper: once it is engaged it snipes no more")
def engaged_sniper(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card="goblin-sniper", seat=1)
    t.arrange("forbidden", what="attacking", card="goblin-sniper")
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", "done")
    t.asked(1, "lotr-prompt-window")
    t.expect(damage("aragorn") == 0, damage("gloin") == 0, damage("theodred") == 0, unchanged=True)


@example("lotr/lasting-effects.1", "Despair: as a shadow card it finds no defender, and the log says so")
def nobody_despairs(t: ExampleTable) -> None:
    fighting(t, ORCS, "despair")
    at_phase(t, "combat")
    t.choose("undefended")
    t.heard("lotr-log-nobody", "lotr/effects.3")
    t.choose("hurt aragorn")
    t.expect(damage("aragorn") == 2)


@example("lotr/effects.4", "Despair: while the first stage is set up there is no quest to lose progress")
def despair_at_the_start(t: ExampleTable) -> None:
    t.start(decks="tactics", quest=ANDUIN)
    t.arrange("encounter", cards="despair")
    t.choose("keep")
    t.heard("lotr-log-no-progress", "lotr/effects.4")
    t.expect(encounter_discard() == ("despair",), staging() == ("hill-troll",))


@example("lotr/shadow-effect.2", "A Flooded Ford: undefended it comes with exactly 1 progress")
def one_progress(t: ExampleTable) -> None:
    fighting(t, ORCS, "a-flooded-ford", quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", only=1)
    at_phase(t, "combat")
    t.choose("undefended")
    t.expect(staging() == ("a-flooded-ford",), progress("a-flooded-ford") == 1)
    t.asked(1, "lotr-prompt-undefended")


@example("lotr/shadow-effect.2", "Backtrack!: as a shadow card another is dealt to the attacker, and the log says so")
def another_is_dealt(t: ExampleTable) -> None:
    fighting(t, ORCS, "backtrack", difficulty="nightmare")
    t.arrange("encounter-discards", cards="01076", only=1)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", "pass", "defend aragorn")
    t.choose("pass")
    t.heard("lotr-log-shadow-dealt", "lotr/shadow-effect.2")
    t.asked(1, "lotr-prompt-window")
    t.expect(threat(1) == 29 + 4)


# ------------------------------------------------------------------ into the discard pile


@example("lotr/discard-and-victory.6", "Where the topmost matters: two locations are explored at once")
def two_explored(t: ExampleTable) -> None:
    quest(t, "spirit", difficulty="nightmare")
    t.arrange("staging", cards=f"{ROAD} {GATE}", only=1)
    t.arrange("tokens", on=ROAD, kind="progress", n=2)
    t.arrange("tokens", on=GATE, kind="progress", n=3)
    t.arrange("ally", code="northern-tracker", seat=1)
    t.arrange("encounter-discards", only=1)
    at_phase(t, "quest")
    t.choose("commit northern-tracker", "track northern-tracker")
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {GATE}")
    t.expect(encounter_discard() == (ROAD, GATE))


@example("lotr/discard-and-victory.6", "Two enemies of one name fall at once: whichever lies on top, it is the same")
def two_alike(t: ExampleTable) -> None:
    quest(t, "tactics", difficulty="nightmare")
    t.arrange("staging", only=1)
    for _ in range(2):
        t.arrange("tokens", on=t.arrange("engage", card=ORCS, seat=1), kind="damage", n=2)
    t.arrange("hand", seat=1, cards="rain-of-arrows blade-mastery")
    t.arrange("tokens", on="gimli", kind="resources", n=2)
    at_phase(t, "quest")
    t.choose("play rain-of-arrows")
    t.asked(1, "lotr-prompt-window")
    t.expect(engaged(1) == (), encounter_discard() == (ORCS, ORCS))


@example("lotr/setup.8", "Flies and Spiders: before it is turned nothing else comes than what it says")
def exactly_these(t: ExampleTable) -> None:
    t.start(decks="tactics")
    seated(t)
    t.expect(staging() == (SPIDER, ROAD), quest_card() == "flies-and-spiders")


# ------------------------------------------------------------------ told, and counted


@example("lotr/shadow-effect.2", "Gladden Marshlands: undefended they give exactly 2 more attack")
def two_more(t: ExampleTable) -> None:
    fighting(t, ORCS, "gladden-marshlands", quest=ANDUIN, difficulty="nightmare")
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    t.expect(damage("aragorn") == 4)


@example("lotr/cannot-take-damage.1", "Rain of Arrows: who cannot be damaged is passed by")
def rats_in_the_rain(t: ExampleTable) -> None:
    quest(t, "tactics", quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("engage", card=RATS, seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    funded(t, "rain-of-arrows", "gimli", 1, "combat")
    t.choose("play rain-of-arrows")
    t.expect(damage(ORCS) == 1, damage(RATS) == 0)


@example("lotr/cannot.1", "Longbeard Orc Slayer: engaged with Marshland Outlaws he slays no Orc")
def no_slaying(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", cards=ORCS, only=1)
    t.arrange("engage", card="marshland-outlaws", seat=1)
    funded(t, "longbeard-orc-slayer", "aragorn", 4, "planning")
    t.choose("play longbeard-orc-slayer")
    t.expect(in_play("longbeard-orc-slayer") == True, damage(ORCS) == 0)  # noqa: E712
    t.not_offered("slay longbeard-orc-slayer")


@example("lotr/response.1", "Dark Knowledge: that a shadow card is looked at is told")
def shadow_looked_at(t: ExampleTable) -> None:
    fighting(t, ORCS, ROAD, decks="lore")
    t.arrange("attach", code="dark-knowledge", to="denethor")
    at_phase(t, "combat")
    t.choose("read dark-knowledge")
    t.heard("lotr-log-looks-shadow")
    t.expect(exhausted("dark-knowledge") == True)  # noqa: E712


@example("lotr/step-6.4.1.1", "Who defends is told with the rule by which it defends")
def by_which_right(t: ExampleTable) -> None:
    fighting(t, ORCS)
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", "pass", "defend aragorn")
    t.heard("lotr-log-defends", "lotr/step-6.4.1.1")
    t.expect(exhausted("aragorn") == True)  # noqa: E712


@example("lotr/sentinel.1", "A sentinel defends another player, and is told with that rule")
def by_sentinels_right(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics leadership")
    t.arrange("hand", seat=2, cards="for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    at_phase(t, "combat")
    t.choose("pass", "pass", seat=2)
    t.choose("undefended", seat=1)
    t.choose("defend aragorn", seat=2)
    t.heard("lotr-log-defends", "lotr/sentinel.1")
    t.expect(exhausted("aragorn") == True)  # noqa: E712


@example("lotr/shadow-effect.2", "Troll Attack: as a shadow card it means no other attacker than a Troll")
def no_troll(t: ExampleTable) -> None:
    fighting(t, ORCS, "troll-attack", quest=ANDUIN, difficulty="nightmare")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-not-meant", "lotr/effects.3")
    t.expect(damage("aragorn") == 0, unchanged=True)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Marshland Outlaws: as a shadow card they say what their blow will bring")
def outlaws_price(t: ExampleTable) -> None:
    fighting(t, ORCS, "marshland-outlaws", quest=ANDUIN, difficulty="nightmare")
    at_phase(t, "combat")
    t.choose("undefended")
    t.heard("lotr-log-will-pay", "lotr/delayed-effects.1")
    t.choose("hurt aragorn")
    t.expect(damage("aragorn") == 2, threat(1) == 29 + 2)


@example("lotr/forced.1", "Hummerhorns: exactly 5 damage, and Aragorn dies of it")
def five_stings(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards="hummerhorns")
    at_phase(t, "encounter")
    t.choose("engage hummerhorns", "choose aragorn")
    t.expect(in_play("aragorn") == False)  # noqa: E712


@example("lotr/forced.1", "Dungeon Jailor: once it is engaged a failed quest costs no objective")
def engaged_jailor(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("staging", cards=MAP, only=1)
    t.arrange("engage", card="dungeon-jailor", seat=1)
    t.arrange("encounter", cards=GATE)
    at_phase(t, "quest")
    t.pass_until("lotr-prompt-commit")
    t.choose("", "pass", "pass")
    t.heard("lotr-log-quest", "lotr/step-3.4.1")
    t.asked(1, "lotr-prompt-window")
    t.expect(staging() == (MAP, GATE), threat(1) > 29)


@example("lotr/objective-cards.4", "An objective is claimed, and the log says by whom and where it lies")
def claim_is_told(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("prisoner", cards="theodred")
    t.arrange("staging", cards=MAP, only=1)
    at_phase(t, "travel")
    t.choose(f"claim {MAP}", "choose gloin")
    t.heard("lotr-log-claimed", "lotr/objective-cards.4")
    t.expect(attached("gloin") == (MAP,))


@example("lotr/delayed-effects.1", "Sneak Attack: that the ally will leave is told")
def guest_will_leave(t: ExampleTable) -> None:
    quest(t)
    funded(t, f"sneak-attack {GUARD}", "aragorn", 1, "travel")
    t.choose("play sneak-attack")
    t.heard("lotr-log-will-leave", "lotr/delayed-effects.1")
    t.expect(in_play(GUARD) == False, discard(1) == ("sneak-attack",))  # noqa: E712


@example("lotr/step-2.2.1", "A card is blank: cards in a hand can be played all the same")
def blank_and_played(t: ExampleTable) -> None:
    quest(t)
    t.arrange("blank", card="aragorn")
    funded(t, GUARD, "aragorn", 2, "planning")
    t.choose(f"play {GUARD}")
    t.expect(in_play(GUARD) == True)  # noqa: E712

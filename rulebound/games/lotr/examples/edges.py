"""Just beside a rule: the card next to the one that is meant, the number before the one that counts."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.campaign_cards import SEED, anduin
from rulebound.games.lotr.examples.campaign_play import DOL_GULDUR, game
from rulebound.games.lotr.examples.probes import (
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
    handle,
    in_play,
    known_shadow,
    out,
    progress,
    quest,
    quest_card,
    removed,
    resources,
    score,
    shadows,
    staging,
    value,
    watch,
)

ORCS, TROLL, BATS, SCOUT, TOOK, GUARD = (
    "dol-guldur-orcs", "hill-troll", "black-forest-bats", "snowbourn-scout", "wandering-took", "guard-of-the-citadel",
)  # fmt: skip
ROAD, GATE, LABYRINTH = "old-forest-road", "forest-gate", "dungeon-labyrinth"
MAP, TORCH, KEY = "gandalfs-map", "dungeon-torch", "shadow-key"
AXE, HORN = "dwarven-axe", "horn-of-gondor"
ESCAPE, ANDUIN, TWO = "escape-from-dol-guldur", "journey-along-the-anduin", "leadership tactics"
CAVERNS = "through-the-caverns"


# ------------------------------------------------------------------ the card next to the one that is meant


@example("lotr/response.1", "Journey along the Anduin: another enemy than a Hill Troll is defeated, and earns no Valor")
def no_valor(t: ExampleTable) -> None:
    anduin(t)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    t.choose("defend aragorn", f"attack {ORCS}", "attacker gloin")
    t.not_offered("valor journey-along-the-anduin")
    t.expect(engaged(1) == ())


@example("lotr/forced.1", "Journey along the Anduin: who dies by another enemy than a Hill Troll leaves no Scarred")
def no_scars(t: ExampleTable) -> None:
    anduin(t)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose(f"defend {SCOUT}")
    t.asked(1, "lotr-prompt-attack")
    t.expect(in_play(SCOUT) == False, attached("gloin") == ())  # noqa: E712


@example("lotr/card-types.2", "Caught in a Web: free again, the hero is still caught, by what is an attachment")
def still_caught(t: ExampleTable) -> None:
    quest(t, "lore", quest=ESCAPE, seed="3")
    t.arrange("prisoner")
    t.arrange("attach", code="caught-in-a-web", to="glorfindel")
    t.arrange("prisoner", cards="glorfindel")
    t.arrange("stage", code=CAVERNS)
    at_phase(t, "quest")
    t.pass_until("lotr-prompt-commit")
    t.choose("commit beravor")
    t.pass_until("core-prompt-react")
    t.choose("free through-the-caverns")
    at_phase(t, "planning")
    funded(t, "miner-of-the-iron-hills", "denethor", 2, "planning")
    t.choose("play miner-of-the-iron-hills", "dig-out miner-of-the-iron-hills")
    t.expect(attached("glorfindel") == (), encounter_discard().has("caught-in-a-web"))


@example("lotr/response.1", "Erebor Hammersmith: he does nothing when somebody else is played")
def no_mending(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("ally", code="erebor-hammersmith", seat=1)
    t.arrange("discards", seat=1, cards="forest-snare")
    funded(t, "gleowine", "denethor", 2, "planning")
    t.choose("play gleowine")
    t.asked(1, "lotr-prompt-planning")
    t.expect(in_play("gleowine") == True, discard(1) == ("forest-snare",))  # noqa: E712


@example("lotr/forced.1", "Brown Water Rats: at the last stage another enemy is there, and they stay")
def rats_stay(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", cards=f"brown-water-rats {ORCS}", only=1)
    t.arrange("stage", code="anduin-passage")
    t.arrange("encounter", cards=f"{ROAD} {ROAD} {ROAD}")
    at_phase(t, "travel")
    t.arrange("tokens", on="anduin-passage", kind="progress", n=16)
    t.play()
    t.expect(quest_card() == "ambush-on-the-shore", staging() == ("brown-water-rats", ORCS, ROAD, ROAD))


@example("lotr/winning-the-game.2", "Torture Chamber: four resources on another Dol Guldur location kill nobody")
def labyrinth(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, difficulty="nightmare", seed="3")
    t.arrange("staging", cards=f"{LABYRINTH} torture-chamber", only=1)
    t.arrange("tokens", on=LABYRINTH, kind="resources", n=3)
    t.arrange("encounter", cards="catacomb-inspection")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.expect(resources(LABYRINTH) == 4, resources("torture-chamber") == 1)
    t.asked(1, "lotr-prompt-travel")


@example("lotr/shadow-effect.2", "Spider of Dol Guldur: as a shadow card +6 attack for two unclaimed objectives")
def two_unclaimed(t: ExampleTable) -> None:
    fighting(t, ORCS, "spider-of-dol-guldur", quest=ESCAPE, difficulty="nightmare")
    t.arrange("staging", cards=f"{MAP} {KEY}", only=1)
    t.arrange("prisoner", cards="theodred")
    at_phase(t, "combat")
    t.choose("pass", "pass", "defend aragorn", "pass", "pass")
    t.expect(in_play("aragorn") == False)  # noqa: E712


@example("lotr/response.1", "Mountains of Mirkwood: one player has no deck left, the other may still search")
def one_deck_left(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("deck", seat=1)
    t.arrange("deck", seat=2, cards=AXE)
    t.arrange("active", card="mountains-of-mirkwood")
    at_phase(t, "travel")
    t.arrange("tokens", on="mountains-of-mirkwood", kind="progress", n=3)
    t.choose("look-round mountains-of-mirkwood", seat=1)
    t.choose("yes", f"take {AXE}", seat=2)
    t.expect(hand(2) == (AXE,))


@example("lotr/cost.1", "Strength of Will: only a ready character of Spirit can pay for it")
def whose_will(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("ally", code="gondorian-spearman", seat=1)
    t.arrange("exhaust", card="eowyn")
    t.arrange("hand", seat=1, cards="strength-of-will")
    t.arrange("staging", cards=GATE)
    at_phase(t, "travel")
    t.choose(f"travel {GATE}", "play strength-of-will")
    t.offered("choose dunhere", "choose eleanor")
    t.not_offered("choose gondorian-spearman", "choose eowyn")
    t.choose("choose dunhere")
    t.expect(exhausted("dunhere") == True)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("lotr/immune.1 lotr/choose.3", "Strength of Will: what player cards cannot touch gets no progress by it")
def untouched_camp(t: ExampleTable) -> None:
    quest(t, "spirit", difficulty="nightmare")
    t.arrange("hand", seat=1, cards="strength-of-will")
    t.arrange("staging", cards="abandoned-camp")
    at_phase(t, "travel")
    t.choose("travel abandoned-camp")
    t.not_offered("play strength-of-will")
    t.expect(in_play("abandoned-camp") == True, staging().lacks("abandoned-camp"))  # noqa: E712


@example("lotr/letter-x.2", "Stand and Fight: only allies count, not an attachment of that cost")
def only_allies_fight(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("discards", seat=1, cards=f"the-favor-of-the-lady power-in-the-earth {TOOK} lorien-guide")
    funded(t, "stand-and-fight", "eowyn", 3, "travel")
    t.choose("play stand-and-fight")
    t.offered("x 2", "x 3")
    t.not_offered("x 1")
    t.choose("x 2")
    t.expect(in_play(TOOK) == True)  # noqa: E712


@example("lotr/cannot.1", "Rain of Arrows: who is engaged with Marshland Outlaws hurts nobody else with it")
def only_outlaws(t: ExampleTable) -> None:
    quest(t, "tactics", quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("engage", card="marshland-outlaws", seat=1)
    t.arrange("engage", card=ORCS, seat=1)
    funded(t, "rain-of-arrows", "gimli", 1, "combat")
    t.choose("play rain-of-arrows")
    t.expect(damage("marshland-outlaws") == 1, damage(ORCS) == 0)


# ------------------------------------------------------------------ just in time, just too late


@example("lotr/cannot.1 lotr/quest-advance.1", "Through the Caverns: two of three objectives do not complete it")
def two_of_three_objectives(t: ExampleTable) -> None:
    quest(t, quest=ESCAPE, seed="3")
    t.arrange("stage", code=CAVERNS)
    t.arrange("prisoner")
    t.arrange("attach", code=MAP, to="aragorn")
    t.arrange("staging", cards=TORCH)
    t.arrange("tokens", on=CAVERNS, kind="progress", n=15)
    at_phase(t, "resource")
    t.choose(f"claim {TORCH}", "choose gloin")
    t.expect(attached("gloin") == (TORCH,), quest_card() == CAVERNS)


@example("lotr/running-out-of-cards.1", "The Anduin in nightmare mode: an empty deck is renewed in any phase")
def renewed_in_combat(t: ExampleTable) -> None:
    fighting(t, ORCS, quest=ANDUIN, difficulty="nightmare")
    t.arrange("encounter", only=1)
    t.arrange("encounter-discards", cards=ROAD, only=1)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-defend")
    t.expect(shadows(ORCS) == 1, encounter_discard() == ())


@example("lotr/grim.1 lotr/winning-the-game.1", "Won and lost in the same moment is lost, and there is no score")
def won_and_lost(t: ExampleTable) -> None:
    quest(t)
    t.arrange("stage", code="a-fork-in-the-road")
    t.arrange("remove", card="dont-leave-the-path")
    at_phase(t, "travel")
    t.arrange("tokens", on="a-fork-in-the-road", kind="progress", n=2)
    t.play()
    t.arrange("phase", name="travel")
    t.arrange("tokens", on="beorns-path", kind="progress", n=10)
    t.arrange("threat", seat=1, n=50)
    t.ended(False, "lotr-loss-eliminated")
    t.expect(score() == 0, unchanged=True)


@example("lotr/cannot.1 lotr/step-4.2.1", "Where the players cannot travel they are not taken, and they are told why")
def forbidden_way(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{ROAD} {GATE}")
    t.arrange("forbidden", what="travelling", card=GATE)
    at_phase(t, "travel")
    t.refused(f"travel {GATE}", "lotr/cannot.1")
    t.offered(f"travel {ROAD}")
    t.choose("stay")
    t.expect(staging() == (ROAD, GATE), unchanged=True)


@example("lotr/quest-advance.1", "A stage is completed, and the log says so, with the clause")
def stage_is_told(t: ExampleTable) -> None:
    quest(t)
    watch_out = "flies-and-spiders"
    at_phase(t, "travel")
    t.arrange("tokens", on=watch_out, kind="progress", n=8)
    t.play()
    t.heard("lotr-log-stage", "lotr/quest-advance.1")
    t.expect(quest_card() == "a-fork-in-the-road")


# ------------------------------------------------------------------ out of play and back


@example("lotr/in-play-and-out-of-play.5 lotr/character-cards.2", "Fortune or Fate: the hero comes back as good as new")
def as_good_as_new(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="dunhere", kind="damage", n=3)
    t.arrange("tokens", on="dunhere", kind="resources", n=2)
    t.arrange("attach", code="unexpected-courage", to="dunhere")
    at_phase(t, "combat")
    t.choose("undefended", "hurt dunhere")
    at_phase(t, "planning")
    funded(t, "fortune-or-fate", "eowyn", 5, "planning")
    t.choose("play fortune-or-fate")
    t.expect(area(1).has("dunhere"), damage("dunhere") == 0, resources("dunhere") == 0, attached("dunhere") == ())
    at_phase(t, "combat")
    t.arrange("encounter", only=1)
    t.arrange("tokens", on="dunhere", kind="damage", n=3)
    t.choose("defend dunhere")
    t.expect(in_play("dunhere") == False)  # noqa: E712


@example("lotr/in-play-and-out-of-play.5", "Banks of the Anduin: back from the deck it has no progress left")
def back_from_the_deck(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards="banks-of-the-anduin")
    t.arrange("tokens", on="banks-of-the-anduin", kind="progress", n=2)
    funded(t, SCOUT, "aragorn", 1, "planning")
    t.choose(f"play {SCOUT}", f"scout {SCOUT}")
    t.expect(staging() == ())
    t.choose("commit gloin")
    t.expect(staging() == ("banks-of-the-anduin",), progress("banks-of-the-anduin") == 0)


@example(
    "lotr/ownership-and-control.7",
    "Wandering Took goes back to the first seat with all he has",
)
def back_with_all_he_has(t: ExampleTable) -> None:
    quest(t, "lore spirit")
    t.arrange("ally", code=TOOK, seat=2)
    t.arrange("attach", code="self-preservation", to=TOOK)
    t.arrange("exhaust", card="self-preservation")
    at_phase(t, "travel")
    t.choose("pass", seat=1)
    t.choose(f"wander-off {TOOK}", seat=2)
    t.expect(controller(TOOK) == 1, controller("self-preservation") == 1)


# ------------------------------------------------------------------ whose order


@example("lotr/discard-and-victory.6", "The owner orders the cards, also where somebody else is the first player")
def owner_orders(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("lead", seat=2)
    t.arrange("attach", code="celebrians-stone", to="theodred")
    t.arrange("attach", code="steward-of-gondor", to="theodred")
    t.arrange("exhaust", card="steward-of-gondor")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    at_phase(t, "combat")
    t.choose("undefended", "hurt theodred", seat=1)
    t.asked(1, "lotr-prompt-discard-order")
    t.choose("any")
    t.expect(discard(1).has("theodred"))


@example("lotr/discard-and-victory.6", "Two enemies fall at once where nobody asks which lies on top: nobody is asked")
def nobody_asks(t: ExampleTable) -> None:
    quest(t, "tactics")
    for enemy in (ORCS, BATS):
        one = t.arrange("engage", card=enemy, seat=1)
        t.arrange("tokens", on=one, kind="damage", n=2 if enemy == ORCS else 1)
    t.arrange("hand", seat=1, cards="rain-of-arrows blade-mastery")
    t.arrange("tokens", on="gimli", kind="resources", n=2)
    at_phase(t, "quest")
    t.choose("play rain-of-arrows")
    t.asked(1, "lotr-prompt-window")
    t.expect(engaged(1) == (), encounter_discard() == (BATS, ORCS))


@example("lotr/discard-and-victory.6", "Where the topmost matters: an enemy falls, and its shadow card with it")
def enemy_and_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, "hummerhorns", decks="tactics", difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("encounter-discards", only=1)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    funded(t, "rain-of-arrows", "gimli", 1, "combat")
    t.choose("play rain-of-arrows")
    t.asked(1, "lotr-prompt-discard-order")
    t.choose(f"discard {handle(t, ORCS)}")
    t.expect(encounter_discard() == ("hummerhorns", ORCS))


# ------------------------------------------------------------------ who is meant


@example(
    "lotr/winning-the-game.2 lotr/forced.1",
    "Brown Water Rats: the last other enemy is gone, and each goes once",
)
def rats_scatter(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", cards="brown-water-rats brown-water-rats", only=1)
    t.arrange("stage", code="ambush-on-the-shore")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend aragorn", f"attack {ORCS}", "attacker gloin")
    t.asked(1, "core-prompt-order")
    t.choose(t.g.decision.keys()[0] if t.g.decision is not None else "")
    t.ended(True, "lotr-win-quest")


@example("lotr/staging.3", "Dark Interrogation: all reveal, and nobody is asked who is first")
def all_reveal(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"dark-interrogation {ROAD} {ROAD} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.asked(1, "lotr-prompt-travel")
    t.expect(staging() == (ROAD, ROAD, ROAD))


@example("lotr/constant-ability.2", "Blade of Gondolin: who has it, but does not attack, is no stronger against an Orc")
def blade_at_rest(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("attach", code="blade-of-gondolin", to="legolas")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("hand", seat=1, cards="blade-mastery")
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    t.arrange("forbidden", what="attacking", card=ORCS)
    at_phase(t, "combat")
    t.choose("pass", f"attack {ORCS}", "attacker gimli")
    t.asked(1, "lotr-prompt-window")
    t.expect(value("legolas", "attack") == 3, exhausted("gimli") == True)  # noqa: E712


@example("lotr/resource-match.1 lotr/constant-ability.1", "Celebrían’s Stone: only Aragorn pays for Spirit with it")
def the_stone_pays(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code="celebrians-stone", to="aragorn")
    t.arrange("hand", seat=1, cards=f"{TOOK} for-gondor")
    t.arrange("tokens", on="gloin", kind="resources", n=2)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    at_phase(t, "planning")
    t.refused(f"play {TOOK}", "lotr/ability.7")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    t.choose(f"play {TOOK}")
    t.expect(resources("aragorn") == 0, resources("gloin") == 2, in_play(TOOK) == True)  # noqa: E712


@example("lotr/response.1 lotr/destroy.1", "Legolas: an enemy that Valor kills has not fallen to his attack")
def not_by_his_bow(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("attach", code="valor", to="legolas")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("forbidden", what="attacking", card=ORCS)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    at_phase(t, "combat")
    t.choose(f"attack {ORCS}", "attacker legolas", "take-heart valor")
    t.not_offered("press-on legolas")
    t.expect(engaged(1) == (), progress("flies-and-spiders") == 0)


@example("lotr/ability.6 lotr/cannot.1", "Enchanted Stream: while nobody can draw, Beravor has no news")
def no_news(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("active", card="enchanted-stream")
    at_phase(t, "travel")
    t.refused("bring-news beravor", "lotr/ability.6")
    t.choose("look-ahead denethor")
    t.asked(1, "lotr-prompt-look")
    t.expect(exhausted("denethor") == True)  # noqa: E712


@example("lotr/cannot.1 lotr/step-3.3.1", "Ambush on the Shore: nothing is staged any more")
def nothing_is_staged(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN)
    t.arrange("stage", code="ambush-on-the-shore")
    t.arrange("staging", cards="hill-troll", only=1)
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-quest", will=2, threat=1)
    t.asked(1, "lotr-prompt-engage")
    t.expect(staging() == ("hill-troll",), unchanged=True)


@example("lotr/letter-x.1 lotr/letter-x.2", "Gandalf’s Search: X can be as much as the larger of two decks holds")
def the_larger_deck(t: ExampleTable) -> None:
    quest(t, "lore tactics")
    t.arrange("deck", seat=1, cards="gleowine")
    t.arrange("deck", seat=2, cards=f"{AXE} {AXE} {HORN}")
    funded(t, "gandalfs-search", "denethor", 4, "travel")
    t.choose("play gandalfs-search")
    t.offered("x 3")
    t.not_offered("x 4")
    t.choose("x 3", "choose seat-2")
    t.asked(1, "lotr-prompt-search")
    t.choose(f"take {HORN}")
    t.expect(hand(2) == (HORN,))
    t.asked(1, "lotr-prompt-bottom-first")


@example("lotr/delayed-effects.1", "Torture Master: whoever is dragged away exhausted does not ready by that")
def dragged_away_tired(t: ExampleTable) -> None:
    fighting(t, ORCS, "torture-master", quest=ESCAPE, difficulty="nightmare")
    t.arrange("prisoner")
    t.arrange("stage", code=CAVERNS)
    t.arrange("encounter", cards="torture-master")
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.heard("lotr-log-captured")
    t.expect(exhausted("prisoner") == True)  # noqa: E712


@example(
    "lotr/engaged.1",
    "Enemies of one name are told apart: by what they guard, by wounds, by place",
)
def which_spider(t: ExampleTable) -> None:
    quest(t, TWO, quest=ESCAPE, seed="1")
    t.arrange("prisoner", cards="theodred")
    t.arrange("staging", cards=f"{MAP}", only=1)
    guarding = t.arrange("staging", cards="forest-spider")
    t.arrange("guards", card=guarding, objective=MAP)
    hurt = t.arrange("staging", cards="forest-spider")
    t.arrange("tokens", on=hurt, kind="damage", n=1)
    theirs = t.arrange("engage", card="forest-spider", seat=2)
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor")
    t.told_apart(f"choose {guarding}", "lotr-note-staged", "lotr-note-guards")
    t.told_apart(f"choose {hurt}", "lotr-note-staged", "lotr-note-damage")
    t.told_apart(f"choose {theirs}", "lotr-note-of")
    t.choose(f"choose {hurt}")
    t.expect(engaged(1) == ("forest-spider",))


@example("lotr/unique-cards.1", "Mendor comes from the encounter cards, and another of that name makes way for him")
def another_mendor(t: ExampleTable) -> None:
    game(t, DOL_GULDUR, seed=SEED, prisoner="theodred")
    t.arrange("ally", code="mendor", seat=1)
    t.arrange("ally", code="faramir", seat=1)
    t.expect(area(1).has("mendor"), area(1).has("faramir"), unchanged=True)
    t.choose("keep")
    t.expect(removed() == ("mendor",), area(1).has("faramir"))
    t.asked(1, "lotr-prompt-attach")


@example("lotr/attacks-outside-combat-phase.1", "Troll Attack: its shadow card goes when the attack is over")
def shadow_met_once(t: ExampleTable) -> None:
    quest(t, quest=ANDUIN, difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("encounter-discards", only=1)
    t.arrange("encounter", cards=f"troll-attack 01076 {ROAD} {ROAD}")
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-defend")
    t.expect(shadows(TROLL) == 1, unchanged=True)
    t.choose("defend gloin")
    t.heard("lotr-log-shadow", "lotr/step-6.4.2.1")
    t.expect(encounter_discard() == ("troll-attack", "ungoliants-spawn"))


# ------------------------------------------------------------------ more of the same


@example("lotr/step-6.4.2.1", "A shadow card that is turned up lies open for everybody")
def open_shadow(t: ExampleTable) -> None:
    fighting(t, ORCS, ROAD)
    watch(t)
    at_phase(t, "combat")
    t.choose("pass", "pass")
    t.expect(known_shadow(ORCS) == (), unchanged=True)
    t.choose("defend aragorn", "pass")
    t.asked(1, "lotr-prompt-window")
    t.expect(known_shadow(ORCS) == (ROAD,))


@example("lotr/effects.6", "Lingering Venom: one of two damaged heroes is ready, and exhausting can be chosen")
def half_exhausted(t: ExampleTable) -> None:
    quest(t, mode="campaign")
    t.arrange("encounter", cards=f"lingering-venom {ROAD} {ROAD}")
    for hero in ("theodred", "gloin"):
        t.arrange("tokens", on=hero, kind="damage", n=1)
    t.arrange("exhaust", card="gloin")
    at_phase(t, "quest")
    t.choose("")
    t.choose("exhaust")
    t.expect(exhausted("theodred") == True, damage("theodred") == 1)  # noqa: E712


@example(
    "lotr/shadow-effect.2", "Catacomb Inspection: as a shadow card it finds no Dol Guldur location, and the log says so"
)
def nothing_to_inspect(t: ExampleTable) -> None:
    fighting(t, ORCS, "catacomb-inspection")
    t.arrange("tokens", on="gloin", kind="resources", n=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-nobody", "lotr/effects.3")
    t.expect(resources("gloin") == 1, unchanged=True)
    t.asked(1, "lotr-prompt-attack")


@example("lotr/first-player.4", "Catacomb Inspection: with resources for all of them nobody is asked for an order")
def enough_for_all(t: ExampleTable) -> None:
    fighting(t, ORCS, "catacomb-inspection")
    t.arrange("staging", cards=f"{LABYRINTH} torture-chamber")
    t.arrange("tokens", on="gloin", kind="resources", n=2)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.asked(1, "lotr-prompt-attack")
    t.expect(resources(LABYRINTH) == 1, resources("torture-chamber") == 1, resources("gloin") == 0)


@example("lotr/winning-the-game.2", "Catacomb Inspection: as a shadow card it fills the Torture Chamber")
def tortured(t: ExampleTable) -> None:
    fighting(t, ORCS, "catacomb-inspection")
    t.arrange("staging", cards="torture-chamber")
    t.arrange("tokens", on="torture-chamber", kind="resources", n=3)
    t.arrange("tokens", on="gloin", kind="resources", n=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.ended(False, "lotr-loss-tortured")


@example("lotr/staging.3", "Dark Interrogation: with two cards one reveals, with three one discards")
def two_or_three(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="faramir gandalf brok-ironfist")
    t.arrange("hand", seat=2, cards=f"{AXE} {HORN}")
    t.arrange("encounter", cards=f"dark-interrogation {ROAD} {GATE} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.choose("resolve seat-1", "discard gandalf")
    t.expect(hand(2) == (AXE, HORN), hand(1) == ("faramir", "brok-ironfist"), staging() == (ROAD, GATE))


@example("lotr/staging.3", "Dark Interrogation: what is revealed leaves one card, and none of it has to be discarded")
def too_few_left(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("hand", seat=1, cards="for-gondor sneak-attack faramir")
    t.arrange("hand", seat=2, cards=AXE)
    t.arrange("encounter", cards=f"dark-interrogation eyes-of-the-forest {ROAD} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.choose("resolve seat-2")
    t.expect(hand(1) == ("faramir",), hand(2) == (AXE,))


@example("lotr/in-play-and-out-of-play.1", "Dark Interrogation: what lies face down with the prisoner is not met by it")
def hidden_from_questions(t: ExampleTable) -> None:
    fighting(t, ORCS, "dark-interrogation", quest=ESCAPE, difficulty="nightmare", seed="3")
    t.arrange("prisoner")
    t.arrange("attach", code="steward-of-gondor", to="theodred")
    t.arrange("prisoner", cards="theodred")
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("discards", seat=1, cards=f"steward-of-gondor {GUARD}")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(area(1).has("hidden"), discard(1) == (GUARD, "steward-of-gondor", GUARD))
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Troll Attack: as a shadow card it finds no other player, and the log says so")
def nobody_to_trample(t: ExampleTable) -> None:
    fighting(t, TROLL, "troll-attack")
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.heard("lotr-log-tramples", "lotr/delayed-effects.1")
    t.heard("lotr-log-nobody", "lotr/effects.3")
    t.expect(damage("aragorn") == 4)
    t.asked(1, "lotr-prompt-attack")


@example(
    "lotr/player-elimination.1",
    "A player is eliminated by threat: the log says by which rule",
)
def by_which_rule(t: ExampleTable) -> None:
    quest(t, "leadership tactics spirit")
    t.arrange("threat", seat=2, n=49)
    t.arrange("hand", seat=3, cards="a-light-in-the-dark")
    at_phase(t, "refresh")
    t.play()
    t.heard("lotr-log-eliminated", "lotr/threat-elimination-level.1")
    t.heard("lotr-log-first-player", "lotr/first-player.1")
    t.expect(out(2) == True, first() == 3)  # noqa: E712


@example("lotr/player-elimination.1", "The last hero dies: the log names another rule than that of the threat")
def by_the_other_rule(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("heroes", seat=2, cards="theodred")
    t.arrange("tokens", on="theodred", kind="damage", n=3)
    t.arrange("engage", card=ORCS, seat=2)
    at_phase(t, "combat")
    t.choose("undefended", seat=2)
    t.heard("lotr-log-eliminated", "lotr/player-elimination.1")
    t.heard("lotr-log-to-staging", "lotr/player-elimination.2")
    t.expect(out(2) == True, staging() == (ORCS,))  # noqa: E712


@example("lotr/first-player.1", "The token passes, and a claimed objective stays with who has it")
def map_stays(t: ExampleTable) -> None:
    quest(t, TWO, quest=ESCAPE, seed="1")
    t.arrange("prisoner", cards="theodred")
    t.arrange("attach", code=MAP, to="aragorn")
    at_phase(t, "refresh")
    t.play()
    t.heard("lotr-log-first-player", "lotr/first-player.1")
    t.expect(first() == 2, controller(MAP) == 1)


@example("lotr/staging-area.4 lotr/optional-engagement.1", "A Light in the Dark: who went back can be engaged again")
def engaged_again(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("threat", seat=1, n=1)
    t.arrange("engage", card=ORCS, seat=1)
    funded(t, "a-light-in-the-dark", "eowyn", 2, "travel")
    t.choose("play a-light-in-the-dark")
    t.heard("lotr-log-to-staging", "lotr/staging-area.4")
    t.choose(f"engage {ORCS}")
    t.expect(engaged(1) == (ORCS,))


@example("lotr/step-6.11.1", "An enemy of the second player dies: its shadow card goes with it")
def second_players_enemy(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=BATS, seat=2)
    t.arrange("tokens", on=BATS, kind="damage", n=1)
    t.arrange("hand", seat=2, cards="rain-of-arrows")
    t.arrange("tokens", on="gimli", kind="resources", n=1)
    t.arrange("encounter", cards="hummerhorns")
    at_phase(t, "combat")
    t.choose("play rain-of-arrows", seat=2)
    t.expect(encounter_discard() == (BATS, "hummerhorns"))

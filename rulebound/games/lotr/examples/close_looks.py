"""What the other examples pass by: half of an effect, and what must not happen beside it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, WILLPOWER
from rulebound.games.lotr.examples.campaign_cards import dol_guldur, mirkwood
from rulebound.games.lotr.examples.campaign_play import captured, how_many_captured
from rulebound.games.lotr.examples.probes import (
    at_phase,
    damage,
    encounter_discard,
    exhausted,
    fighting,
    funded,
    hand_size,
    in_play,
    out,
    quest,
    resources,
    seated,
    staging,
    threat,
    value,
)

ORCS, PATROL, TROLL, RIDER = "dol-guldur-orcs", "east-bight-patrol", "hill-troll", "wolf-rider"
SCOUT, GUARD, ROAD, PASS = "snowbourn-scout", "guard-of-the-citadel", "old-forest-road", "necromancers-pass"
SHACKLES, UNDER, ESCAPE = "iron-shackles", "under-the-shadow", "escape-from-dol-guldur"
SPIDERS, RATS, BATS = "spiders-of-mirkwood", "brown-water-rats", "black-forest-bats"
TWO, THREE = "leadership tactics", "leadership tactics lore"


# ------------------------------------------------------------------ players' cards


@example("lotr/action.2", "Éowyn: for a card of the hand 1 more willpower, until the phase ends")
def eowyn(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("hand", seat=1, cards="hasty-stroke")
    at_phase(t, "quest")
    t.choose("inspire eowyn")
    t.expect(value("eowyn", WILLPOWER) == 4 + 1)


@example("lotr/event-cards.3", "Blade Mastery: 1 more attack, and 1 more defense")
def blade_mastery(t: ExampleTable) -> None:
    quest(t, "tactics")
    funded(t, "blade-mastery", "gimli", 1, "quest")
    t.choose("play blade-mastery", "choose legolas")
    t.expect(value("legolas", DEFENSE) == 1 + 1, value("legolas", ATTACK) == 3 + 1)


@example("lotr/constant-ability.1", "Dúnhere: alone against an enemy he is engaged with he is no stronger")
def dunhere_at_home(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="spirit")
    at_phase(t, "combat")
    t.choose("defend eleanor", f"attack {ORCS}", "attacker dunhere")
    t.expect(damage(ORCS) == 2)


@example("lotr/resources.1", "What several heroes pay adds up, and no hero is paid for another's share")
def shares_add_up(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards=GUARD)
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("tokens", on="gloin", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose(f"play {GUARD}")
    t.offered("pay 1 aragorn 1 gloin", "pay 2 gloin")
    t.not_offered("pay -1 aragorn 3 gloin")
    t.choose("pay 2 gloin")
    t.expect(resources("aragorn") == 1, resources("gloin") == 1, in_play(GUARD) == True)  # noqa: E712


# ------------------------------------------------------------------ the encounter deck


@example("lotr/forced.1", "Hill Troll: what an ally could not take of another enemy's blow raises no threat")
def another_blow(t: ExampleTable) -> None:
    fighting(t, PATROL)
    t.arrange("ally", code=GUARD, seat=1)
    t.arrange("staging", cards=TROLL)
    at_phase(t, "combat")
    t.choose(f"defend {GUARD}")
    t.expect(in_play(GUARD) == False, threat(1) == 29)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")


@example("lotr/shadow-effect.2", "Wolf Rider: attacking as a shadow card it has a shadow card of its own")
def rider_in_the_dark(t: ExampleTable) -> None:
    fighting(t, ORCS, f"{RIDER} {ORCS}")
    at_phase(t, "combat")
    t.choose("defend aragorn", "defend gloin")
    t.expect(damage("gloin") == 2 + 1 - 1)
    t.asked(1, "core-prompt-react")


@example("lotr/response.1", "Old Forest Road: the character that the first player chooses is ready")
def road(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("exhaust", card="aragorn")
    t.arrange("exhaust", card="gloin")
    t.arrange("staging", cards=ROAD)
    at_phase(t, "travel")
    t.choose(f"travel {ROAD}", f"rest {ROAD}", "choose gloin")
    t.expect(exhausted("gloin") == False, exhausted("aragorn") == True)  # noqa: E712
    t.asked(1, "lotr-prompt-defend")


@example("lotr/discard-and-victory.3", "Necromancer's Pass: 2 cards of the first player's hand go, not all of them")
def two_by_chance(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("hand", seat=1, cards="for-gondor ever-vigilant common-cause sneak-attack")
    t.arrange("staging", cards=PASS)
    at_phase(t, "travel")
    t.choose(f"travel {PASS}")
    t.expect(hand_size(1) == 2)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/attachment-cards.4", "Iron Shackles: they stay on a deck while somebody else is eliminated")
def shackles_stay(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"{SHACKLES} {ROAD}")
    t.arrange("threat", seat=2, n=49)
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.expect(out(2) == True, in_play(SHACKLES) == True, encounter_discard() == ())  # noqa: E712


@example("lotr/lasting-effects.1", "Under the Shadow: everybody is told how much darker it has become")
def darker(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("encounter", cards=f"{UNDER} {ROAD}")
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.heard("lotr-log-darker", n=2)
    t.expect(threat(1) == 29 + 2 + 1)


@example("lotr/step-3.4.2", "Dungeon Jailor: a quest as strong as the threat against it has not failed")
def jailor_and_a_tie(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards="dungeon-jailor dungeon-torch")
    at_phase(t, "quest")
    t.choose("pass", "commit aragorn", "pass")
    t.expect(staging().has("dungeon-torch"), staging().has(ROAD))


@example("lotr/threat-elimination-level.1", "A threat of 50: that is what everybody is told")
def told_why(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("threat", seat=2, n=49)
    at_phase(t, "refresh")
    t.play()
    t.heard("lotr-log-eliminated", "lotr/threat-elimination-level.1")
    t.expect(out(2) == True, out(1) == False)  # noqa: E712


@example("lotr/hit-points.1", "A new stage reveals several cards: who dies by one of them is gone before the next")
def gone_before_the_next(t: ExampleTable) -> None:
    quest(t, quest="journey-along-the-anduin")
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("stage", code="anduin-passage")
    t.arrange("tokens", on="anduin-passage", kind="progress", n=15)
    t.arrange("encounter", cards=f"{ROAD} {ROAD} the-necromancers-reach {ORCS}")
    at_phase(t, "quest")
    t.choose(f"commit aragorn, commit gloin, commit {SCOUT}")
    t.not_offered(f"choose {SCOUT}")
    t.expect(in_play(SCOUT) == False, damage("aragorn") == 1, damage("gloin") == 1)  # noqa: E712


# ------------------------------------------------------------------ nightmares


@example("lotr/constant-ability.1", "Spiders of Mirkwood: in the staging area nobody's weariness makes them stronger")
def spiders_wait(t: ExampleTable) -> None:
    quest(t)
    t.arrange("exhaust", card="aragorn")
    t.arrange("staging", cards=SPIDERS)
    at_phase(t, "encounter")
    t.play()
    t.expect(value(SPIDERS, ATTACK) == 2, unchanged=True)
    t.choose(f"engage {SPIDERS}")
    t.expect(value(SPIDERS, ATTACK) == 2 + 1)
    t.asked(1, "lotr-prompt-defend")


@example("lotr/staging.3", "Pursuit on the Shore: enemies without hit points are not the toughest")
def without_hit_points(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter-discards", cards=f"{RATS} {BATS}", only=1)
    t.arrange("encounter", cards="pursuit-on-the-shore")
    at_phase(t, "quest")
    t.choose("")
    t.expect(staging().has(BATS), staging().lacks(RATS))


@example("lotr/forced.1", "Brown Water Rats: before the last stage they stay when the last other enemy goes")
def rats_stay(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("staging", cards=RATS)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend gloin", "pass", f"attack {ORCS}", "attacker aragorn")
    t.expect(in_play(ORCS) == False, in_play(RATS) == True)  # noqa: E712


# ------------------------------------------------------------------ the prisoner, Mendor, scars


@example("lotr/in-play-and-out-of-play.1", "Three players: one hero is taken prisoner")
def one_of_three(t: ExampleTable) -> None:
    t.start(decks=THREE, quest=ESCAPE)
    seated(t)
    t.expect(how_many_captured() == 1)


@example("lotr/in-play-and-out-of-play.1", "Three players in nightmare mode: two of them have a hero taken prisoner")
def two_of_three(t: ExampleTable) -> None:
    t.start(seed=2, decks=THREE, quest=ESCAPE, difficulty="nightmare")
    seated(t)
    t.expect(how_many_captured() == 2)


@example("lotr/response.1", "Who has left Mendor captive at the first objective is not asked again at the second")
def mendor_left(t: ExampleTable) -> None:
    dol_guldur(t, "gimli", TWO)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("staging", cards="gandalfs-map dungeon-torch", only=1)
    at_phase(t, "quest")
    t.choose("claim gandalfs-map", "choose aragorn", "pass", "pass")
    t.choose("claim dungeon-torch", "choose legolas")
    t.not_offered("free-mendor escape-from-dol-guldur")
    t.expect(captured() == ("gimli", "mendor"), staging() == ())
    t.pass_until("lotr-prompt-commit", 1)


@example("lotr/forced.1", "Scarred: the loss of another player's character raises no threat")
def others_losses(t: ExampleTable) -> None:
    mirkwood(t, TWO)
    t.arrange("attach", code="scarred", to="gloin")
    t.arrange("ally", code=SCOUT, seat=2)
    t.arrange("engage", card=PATROL, seat=2)
    at_phase(t, "combat")
    t.choose(f"defend {SCOUT}", seat=2)
    t.expect(in_play(SCOUT) == False, threat(1) == 29, threat(2) == 29)  # noqa: E712
    t.asked(1, "lotr-prompt-attack")

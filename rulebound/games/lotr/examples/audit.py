"""What a rules lawyer asks about single cards: who is meant, since when, and what cannot be."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    encounter_discard,
    engaged,
    exhausted,
    progress,
    quest,
    round_,
    staging,
    threat,
    value,
)

ORCS, BATS, SPIDER, TROLL = "dol-guldur-orcs", "black-forest-bats", "forest-spider", "hill-troll"
OUTLAWS, BROOD, CAMP, NAZGUL = "marshland-outlaws", "ungoliants-brood", "abandoned-camp", "nazgul-of-dol-guldur"
ROAD, MOUNTAINS, RATS = "old-forest-road", "mountains-of-mirkwood", "brown-water-rats"
ANDUIN = "journey-along-the-anduin"


@example(
    "lotr/engaged.1", "The Troll Spawn engages who faces a Hill Troll, though another Troll is in the staging area"
)
def spawn_joins(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{TROLL} anduin-troll-spawn")
    t.arrange("engage", card=TROLL, seat=1)
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-enemy-attack")
    t.expect(engaged(1) == (TROLL, "anduin-troll-spawn"), staging() == (TROLL,))


@example("lotr/winning-the-game.2", "The last stage finds nothing but Rats: they are gone, and the players have won")
def only_rats(t: ExampleTable) -> None:
    quest(t, "spirit", quest=ANDUIN)
    t.arrange("stage", code="anduin-passage")
    t.arrange("staging", cards=RATS)
    t.arrange("encounter", cards=f"{ROAD} forest-gate enchanted-stream great-forest-web")
    t.arrange("tokens", on="anduin-passage", kind="progress", n=15)
    at_phase(t, "quest")
    t.choose("commit eowyn, commit eleanor, commit dunhere")
    t.ended(True, "lotr-win-quest")


@example("lotr/cannot.1", "Who is engaged with the Outlaws cannot hurt another enemy by an effect either")
def outlaws_in_the_way(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=OUTLAWS, seat=1)
    t.arrange("engage", card=SPIDER, seat=1)
    t.arrange("hand", seat=1, cards="gandalf")
    t.arrange("tokens", on="aragorn", kind="resources", n=5)
    at_phase(t, "planning")
    t.choose("play gandalf", "aid gandalf", "damage")
    t.expect(damage(OUTLAWS) == 4, damage(SPIDER) == 0)


@example(
    "lotr/cannot.1", "Thalin's blow does not reach an enemy that is revealed while the Outlaws are engaged with him"
)
def outlaws_and_thalin(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("engage", card=OUTLAWS, seat=1)
    t.arrange("encounter", cards=BATS)
    at_phase(t, "quest")
    t.choose("commit thalin")
    t.asked(1, "lotr-prompt-engage")
    t.expect(damage(BATS) == 0)


@example("lotr/immune.1", "A guide finds no way through an active location that is immune")
def immune_to_guides(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("active", card=CAMP)
    t.arrange("ally", code="lorien-guide", seat=1)
    at_phase(t, "quest")
    t.choose("commit lorien-guide")
    t.expect(progress(CAMP) == 0, staging() == (ROAD,))


@example("lotr/immune.1", "A player's card cannot be attached to what is immune to it")
def immune_to_attachments(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=CAMP)
    t.arrange("hand", seat=1, cards="power-in-the-earth")
    t.arrange("tokens", on="eowyn", kind="resources", n=1)
    at_phase(t, "planning")
    t.refused("play power-in-the-earth", "lotr/attachment-cards.2")


@example("lotr/lasting-effects.4", "The Brood keeps down those as well who come after it has engaged")
def brood_keeps_down(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=BROOD)
    t.arrange("discards", seat=1, cards="erebor-hammersmith")
    t.arrange("hand", seat=1, cards="stand-and-fight")
    t.arrange("tokens", on="eowyn", kind="resources", n=2)
    at_phase(t, "encounter")
    t.choose(f"engage {BROOD}", "play stand-and-fight", "defend erebor-hammersmith", "done")
    t.expect(round_() == 3, exhausted("erebor-hammersmith") == True)  # noqa: E712


@example("lotr/lasting-effects.4", "The marshes give heart to an enemy as well that engages later in the phase")
def marshes_hearten(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("staging", cards=ORCS)
    t.arrange("hand", seat=1, cards="sneak-attack son-of-arnor")
    t.arrange("tokens", on="aragorn", kind="resources", n=1)
    t.arrange("encounter", cards="gladden-marshlands")
    at_phase(t, "combat")
    t.choose("pass", "pass", "defend aragorn", "pass", "play sneak-attack", "challenge son-of-arnor")
    t.asked(1, "lotr-prompt-defend")
    t.expect(value(ORCS, ATTACK) == 3)


@example("lotr/step-6.4.3.1", "Smoking Blood moves no damage if the undefended attack hurts nobody")
def blood_stays(t: ExampleTable) -> None:
    quest(t)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on=ORCS, kind="damage", n=2)
    t.arrange("altered", card=ORCS, how="attack-minus-9")
    t.arrange("encounter", cards="smoking-blood")
    at_phase(t, "combat")
    t.choose("undefended", "done")
    t.expect(damage(ORCS) == 2, round_() == 3)


@example(
    "lotr/defending-player.1", "A Troll that strikes at everybody raises the threat of each by what was too much there"
)
def troll_among_all(t: ExampleTable) -> None:
    quest(t, "leadership tactics")
    t.arrange("threat", seat=1, n=20)
    t.arrange("threat", seat=2, n=20)
    t.arrange("tokens", on="legolas", kind="damage", n=3)
    t.arrange("engage", card=TROLL, seat=1)
    t.arrange("encounter", cards="troll-attack")
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn", "choose legolas")
    t.expect(threat(1) == 21, threat(2) == 25)


@example(
    "lotr/forced.1", "The prisoner is rescued: the Nazgûl goes to the staging area, though somebody fights it already"
)
def nazgul_draws_back(t: ExampleTable) -> None:
    quest(t, quest="escape-from-dol-guldur", difficulty="nightmare")
    t.arrange("stage", code="through-the-caverns")
    t.arrange("engage", card=NAZGUL, seat=1)
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", "free through-the-caverns")
    t.asked(1, "lotr-prompt-travel")
    t.expect(staging() == (ROAD, NAZGUL), engaged(1) == ())


@example("lotr/then.3", "Heroes who are all exhausted cannot be exhausted: then no web is spun round one of them")
def no_web(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards="the-spiders-web")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin, commit theodred")
    t.choose("pass")
    t.expect(encounter_discard() == ("the-spiders-web",), attached("gloin") == ())


@example("lotr/explored.1", "The Tracker reaches all locations at once: what answers it comes in one window")
def tracks_at_once(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=f"{MOUNTAINS} {MOUNTAINS}")
    g: Any = t.g
    for key in [c.handle(g) for c in g.staging]:
        t.arrange("tokens", on=key, kind="progress", n=2)
    t.arrange("ally", code="northern-tracker", seat=1)
    at_phase(t, "quest")
    t.choose("commit northern-tracker", "track northern-tracker")
    t.asked(1, "core-prompt-react")
    t.expect(staging() == ())


@example("lotr/cannot.1", "What cannot be cancelled cannot be while it is being revealed: nobody is asked")
def not_cancelled(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("encounter-discards", cards=BATS)
    t.arrange("encounter", cards="pursuit-on-the-shore")
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-engage")
    t.expect(staging() == (BATS,), exhausted("eleanor") == False)  # noqa: E712


@example("lotr/surge.1", "Surge that a card gains by its own text works as it is revealed")
def surges_by_itself(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=f"anduin-troll-spawn {ROAD}")
    at_phase(t, "quest")
    t.choose("")
    t.asked(1, "lotr-prompt-travel")
    t.expect(staging() == ("anduin-troll-spawn", ROAD))


@example("lotr/cannot-take-damage.1", "Rats that are being revealed cannot be damaged by Thalin either")
def rats_unhurt(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("encounter", cards=RATS)
    at_phase(t, "quest")
    t.choose("commit thalin")
    t.asked(1, "lotr-prompt-engage")
    t.expect(staging() == (RATS,), damage(RATS) == 0)


@example("lotr/guarded.1", "The card that comes in place of a cancelled guard is the guard")
def another_guard(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("encounter", cards=f"dungeon-torch the-necromancers-reach {ORCS}")
    at_phase(t, "quest")
    t.choose("", "forestall eleanor")
    t.asked(1, "lotr-prompt-engage")
    t.expect(staging() == (ORCS, "dungeon-torch"), exhausted("eleanor") == True)  # noqa: E712


@example("lotr/attachment-cards.6", "The log says what a card is attached to, also where nobody chose")
def told_where(t: ExampleTable) -> None:
    quest(t)
    t.arrange("heroes", seat=1, cards="aragorn")
    t.arrange("encounter", cards="caught-in-a-web")
    at_phase(t, "quest")
    t.choose("commit aragorn")
    t.heard("lotr-log-attached", "lotr/attachment-cards.1")
    t.expect(attached("aragorn") == ("caught-in-a-web",))

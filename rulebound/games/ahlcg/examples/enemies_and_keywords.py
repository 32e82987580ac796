"""Enemies engage and hunt; keywords, printed and gained; delayed effects; how cards enter play."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    damage,
    discard,
    doom,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    in_play,
    midnight,
    mythos,
    threat,
    turn_of,
)

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


def hunting(t: ExampleTable, places: str, investigators: str = ROLAND, **enemies: str) -> None:
    """Where everybody stands, which enemies are where; after the last turn the enemy phase begins."""
    gathering(t, investigators, act=2)
    for seat, place in enumerate(places.split(), 1):
        t.arrange("stand", seat=seat, place=place)
    for place, codes in enemies.items():
        for code in codes.split():
            t.arrange("enemy", code=code, place=place)
    t.arrange("encounter", cards="ancient-evils ancient-evils ancient-evils")


# ------------------------------------------------------------------ engagement


@example("ahlcg/enemy-engagement.4", "An enemy that spawns where an investigator is engages at once")
def spawning_beside_somebody(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=2, place="attic")
    t.arrange("encounter", cards="flesh-eater")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.expect(engaged(2) == ("flesh-eater",), engaged(1) == ())


@example(
    "ahlcg/enemy-engagement.5", "An enemy that moves to an investigator engages at once, and attacks in the same phase"
)
def moving_to_somebody(t: ExampleTable) -> None:
    hunting(t, "hallway", attic="swarm-of-rats")
    t.arrange("phase", name="enemy")
    t.expect(engaged(1) == ("swarm-of-rats",), damage(ROLAND) == 1)


@example("ahlcg/enemy-engagement.6", "Who moves to an enemy is engaged by it")
def moving_to_an_enemy(t: ExampleTable) -> None:
    hunting(t, "hallway", attic="flesh-eater")
    turn_of(t)
    t.choose("move attic")
    t.expect(engaged(1) == ("flesh-eater",))


@example("ahlcg/enemy-engagement.7", "An exhausted enemy lets investigators come")
def exhausted_enemies_do_not_engage(t: ExampleTable) -> None:
    hunting(t, "hallway")
    t.arrange("enemy", code="flesh-eater", place="attic", exhausted=1)
    turn_of(t)
    t.choose("move attic")
    t.expect(engaged(1) == (), at(ROLAND) == "attic")


@example("ahlcg/enemy-engagement.7", "As soon as it is ready again, it engages")
def ready_again(t: ExampleTable) -> None:
    hunting(t, "hallway")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("pass")
    t.expect(engaged(1) == ("flesh-eater",), exhausted("flesh-eater") == False, damage(ROLAND) == 0)  # noqa: E712


# ------------------------------------------------------------------ hunters


@example("ahlcg/hunter.2", "A hunter comes one location nearer by the shortest way")
def one_step(t: ExampleTable) -> None:
    hunting(t, "attic", cellar="swarm-of-rats")
    t.arrange("phase", name="enemy")
    t.expect(at("swarm-of-rats") == "hallway", engaged(1) == ())


@example("ahlcg/hunter.2", "The nearest investigator counts: from Rivertown to Easttown, not towards Southside")
def the_nearest(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=1, place="easttown")
    t.arrange("stand", seat=2, place="st-marys-hospital")
    t.arrange("enemy", code="swarm-of-rats", place="rivertown")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    t.arrange("phase", name="enemy")
    t.expect(at("swarm-of-rats") == "easttown", engaged(1) == ("swarm-of-rats",))


@example("ahlcg/hunter.2", "Exhausted hunters and other enemies stay where they are")
def who_does_not_hunt(t: ExampleTable) -> None:
    hunting(t, "hallway", cellar="ghoul-minion")
    t.arrange("enemy", code="swarm-of-rats", place="attic", exhausted=1)
    t.arrange("enemy", code="young-deep-one", place="attic")
    t.arrange("phase", name="enemy")
    t.expect(at("young-deep-one") == "hallway", at("swarm-of-rats") == "attic", at("ghoul-minion") == "cellar")


@example("ahlcg/hunter.2", "A hunter at somebody's location does not go on, even if it is aloof")
def there_already(t: ExampleTable) -> None:
    hunting(t, "hallway", hallway="swarm-of-rats")
    t.arrange("gains", card="01159", keyword="aloof")
    t.arrange("enemy", code="young-deep-one", place="attic")
    t.arrange("phase", name="enemy")
    t.expect(at("swarm-of-rats") == "hallway", engaged(1) == ("young-deep-one",))


@example("ahlcg/hunter.3", "Two are equally near: the lead investigator decides where a Swarm of Rats goes")
def a_tie(t: ExampleTable) -> None:
    hunting(t, "attic cellar", f"{ROLAND} {DAISY}", hallway="swarm-of-rats")
    t.arrange("phase", name="enemy")
    t.asked(1, "ahlcg-prompt-prey")
    t.choose("prey daisy-walker")
    t.expect(at("swarm-of-rats") == "cellar", engaged(2) == ("swarm-of-rats",))


@example("ahlcg/hunter.3", "Prey settles it: a Young Deep One goes for the lowest combat, so for Daisy")
def prey_settles_a_tie(t: ExampleTable) -> None:
    hunting(t, "attic cellar", f"{ROLAND} {DAISY}", hallway="young-deep-one")
    t.arrange("phase", name="enemy")
    t.expect(at("young-deep-one") == "cellar", engaged(2) == ("young-deep-one",))


@example("ahlcg/hunter.3", "Prey does not settle it: Daisy and Agnes have the same combat, so the lead decides")
def prey_does_not_settle_a_tie(t: ExampleTable) -> None:
    hunting(t, "attic cellar", f"{DAISY} {AGNES}", hallway="young-deep-one")
    t.arrange("phase", name="enemy")
    t.choose("prey agnes-baker")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(at("young-deep-one") == "cellar")
    t.asked(2, "core-prompt-react")


@example("ahlcg/hunter.3", "Nearer comes before prey: the Ghoul Priest takes Daisy next door, not Roland farther away")
def nearness_before_prey(t: ExampleTable) -> None:
    hunting(t, "attic hallway", f"{ROLAND} {DAISY}", cellar="ghoul-priest")
    t.arrange("phase", name="enemy")
    t.expect(at("ghoul-priest") == "hallway", engaged(2) == ("ghoul-priest",))


@example("ahlcg/hunter.2 ahlcg/prey.4", "A Mob Enforcer wants only his bearer: others where he is do not keep him")
def only_the_bearer(t: ExampleTable) -> None:
    hunting(t, "attic hallway", f"{ROLAND} {DAISY}")
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("enemy", code="mob-enforcer", place="hallway")
    t.arrange("phase", name="enemy")
    t.expect(at("mob-enforcer") == "attic", engaged(1) == ("mob-enforcer",))


@example("ahlcg/health-and-damage.9", "Remaining health is health less damage: Roland has 3 of 9 left, Daisy 4 of 5")
def remaining_health(t: ExampleTable) -> None:
    hunting(t, "hallway hallway", f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="damage", n=6)
    t.arrange("tokens", on=DAISY, kind="damage", n=1)
    t.arrange("enemy", code="ravenous-ghoul", place="hallway", exhausted=1)
    t.arrange("phase", name="upkeep")
    t.expect(engaged(1) == ("ravenous-ghoul",), engaged(2) == ())


# ------------------------------------------------------------------ keywords


@example("ahlcg/keywords.1", "A keyword stands for its rules: who has hunter hunts, who has not does not")
def what_a_keyword_is(t: ExampleTable) -> None:
    hunting(t, "hallway", cellar="ghoul-minion", attic="swarm-of-rats")
    t.arrange("phase", name="enemy")
    t.expect(at("swarm-of-rats") == "hallway", at("ghoul-minion") == "cellar")


@example("ahlcg/keywords.3", "Hunter twice, printed and gained, is hunter: still one location in a phase")
def twice_the_same(t: ExampleTable) -> None:
    hunting(t, "attic", cellar="swarm-of-rats")
    t.arrange("gains", card="01159", keyword="hunter")
    t.arrange("phase", name="enemy")
    t.expect(at("swarm-of-rats") == "hallway", engaged(1) == ())


@example("ahlcg/keywords.4", "Nobody is asked whether a hunter hunts")
def keywords_must(t: ExampleTable) -> None:
    hunting(t, "hallway", attic="swarm-of-rats")
    turn_of(t)
    t.choose("pass")
    t.expect(engaged(1) == ("swarm-of-rats",), damage(ROLAND) == 1)


@example("ahlcg/gains.4", "A Ghoul Minion that has gained hunter hunts like any other")
def gained_hunter(t: ExampleTable) -> None:
    hunting(t, "hallway", attic="ghoul-minion")
    t.arrange("gains", card="01160", keyword="hunter")
    t.arrange("phase", name="enemy")
    t.expect(engaged(1) == ("ghoul-minion",), damage(ROLAND) == 1)


@example("ahlcg/gains.5", "Mind Wipe blanks what is printed: a gained retaliate stays")
def gained_is_not_printed(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2, tokens="auto_fail auto_fail")
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("gains", card="01159", keyword="retaliate")
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.choose("play mind-wipe", "fight swarm-of-rats")
    t.expect(damage(AGNES) == 1)


@example("ahlcg/gains.5", "A printed retaliate is gone")
def printed_is_blanked(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2, tokens="auto_fail auto_fail")
    t.arrange("threat", code="goat-spawn", seat=1)
    t.arrange("hand", seat=1, cards="mind-wipe")
    t.choose("play mind-wipe", "fight goat-spawn")
    t.expect(damage(AGNES) == 0, actions(AGNES) == 2)


# ------------------------------------------------------------------ delayed effects


@example(
    "ahlcg/delayed-effects.2", "Baseball Bat: a skull breaks it, once the attack is over and without anybody's doing"
)
def the_bat_breaks(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="skull skull")
    t.arrange("asset", code="baseball-bat", seat=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("swing baseball-bat")
    t.expect(damage("flesh-eater") == 2, area(1) == (), discard(1) == ("baseball-bat",))


@example(
    "ahlcg/delayed-effects.3", "On the hard side a skull fetches a Ghoul after the test, from where one is by then"
)
def a_ghoul_is_fetched(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="skull skull", difficulty="hard")
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("enemy", code="icy-ghoul", place="attic")
    t.arrange("encounter", cards="ancient-evils", only=1)
    t.arrange("card", code="01160", to="encounter-discard")
    turn_of(t)
    t.choose("investigate")
    t.expect(engaged(1) == ("ghoul-minion",), encounter_discard() == (), at("icy-ghoul") == "attic")


# ------------------------------------------------------------------ entering play, and in which order


@example("ahlcg/enters-play.1", "An Acolyte drawn from the deck enters play, which brings 1 doom")
def entering_play(t: ExampleTable) -> None:
    hunting(t, "hallway", cellar="flesh-eater", attic="icy-ghoul")
    t.arrange("encounter", cards="acolyte")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.expect(at("acolyte") == "parlor", doom("acolyte") == 1)


@example("ahlcg/enters-play.2", "Obscuring Fog does not go to a threat area but is attached to the location")
def entering_attached(t: ExampleTable) -> None:
    hunting(t, "hallway")
    mythos(t, "obscuring-fog")
    t.expect(at("obscuring-fog") == "hallway", threat(1) == ())


@example("ahlcg/enters-play.2", "Frozen in Fear says that it goes to the threat area")
def entering_a_threat_area(t: ExampleTable) -> None:
    hunting(t, "hallway")
    mythos(t, "frozen-in-fear")
    t.expect(threat(1) == ("frozen-in-fear",), in_play("frozen-in-fear") == True)  # noqa: E712


@example("ahlcg/in-player-order.1", "The lead investigator first, then round the table to the left")
def player_order(t: ExampleTable) -> None:
    hunting(t, "hallway hallway hallway", f"{ROLAND} {DAISY} {SKIDS}")
    t.arrange("lead", seat=2)
    mythos(t, "ghoul-minion swarm-of-rats goat-spawn")
    t.expect(engaged(2) == ("ghoul-minion",), engaged(3) == ("swarm-of-rats",), engaged(1) == ("goat-spawn",))

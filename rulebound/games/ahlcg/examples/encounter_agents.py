"""The cult of Umôrdhoth, and the agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import EVADE_VALUE, FIGHT_VALUE, SANITY, SKILL
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    clues,
    damage,
    devourer,
    discard,
    doom,
    encounter_discard,
    engaged,
    hand,
    hand_size,
    horror,
    in_play,
    midnight,
    mythos,
    resources,
    threat,
    turn_of,
    value,
    victory,
)

ROLAND, DAISY, AGNES = "roland-banks", "daisy-walker", "agnes-baker"


def meeting(t: ExampleTable, cultist: str, tokens: str = "0 0") -> None:
    """Roland in Rivertown, face to face with somebody of the cult; his turn."""
    midnight(t, tokens=tokens)
    t.arrange("threat", code=cultist, seat=1)
    turn_of(t)


def in_the_woods(t: ExampleTable, enemy: str, tokens: str = "0 0", investigators: str = ROLAND) -> None:
    """On the Main Path, the first investigator engaged with an enemy; his or her turn."""
    devourer(t, investigators, tokens=tokens)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


# ------------------------------------------------------------------ the cult


@example("ahlcg/ability.forced.4", '"Wolf-Man" Drew: he heals 1 damage when he attacks')
def drew(t: ExampleTable) -> None:
    meeting(t, "01137")
    t.arrange("tokens", on="01137", kind="damage", n=2)
    t.choose("draw")
    t.expect(damage("01137") == 1, damage(ROLAND) == 2)


@example("ahlcg/spawn.1", '"Wolf-Man" Drew: he is found Downtown')
def drew_spawns(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "01137")
    t.expect(at("01137") == "downtown")
    t.heard("ahlcg-log-spawn", "ahlcg/spawn.1")


@example("ahlcg/parley.1", "Herman Collins: 4 cards of your hand, and he tells what he knows")
def herman(t: ExampleTable) -> None:
    meeting(t, "herman-collins")
    t.arrange("hand", seat=1, cards="knife flashlight guts overpower perception")
    t.choose("talk herman-collins", "discard knife, discard flashlight, discard guts, discard overpower")
    t.heard("ahlcg-log-put-away", "ahlcg/costs.7")
    t.expect(victory() == ("herman-collins",), hand(1) == ("perception",), damage(ROLAND) == 0)


@example("ahlcg/costs.4", "Herman Collins: 3 cards do not impress him")
def herman_wants_more(t: ExampleTable) -> None:
    meeting(t, "herman-collins")
    t.arrange("hand", seat=1, cards="knife flashlight guts")
    t.refused("talk herman-collins", "ahlcg/costs.7")


@example("ahlcg/parley.1", "Peter Warren: 2 clues convince him")
def peter(t: ExampleTable) -> None:
    meeting(t, "peter-warren")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.choose("talk peter-warren")
    t.heard("ahlcg-log-put-away", "ahlcg/parley.1")
    t.expect(victory() == ("peter-warren",), clues(ROLAND) == 1, actions(ROLAND) == 2)


@example("ahlcg/parley.1", "Victoria Devereux: 5 resources, and no attack while you talk")
def victoria(t: ExampleTable) -> None:
    meeting(t, "victoria-devereux")
    t.choose("talk victoria-devereux")
    t.heard("core-log-ability", "ahlcg/parley.1")
    t.expect(victory() == ("victoria-devereux",), resources(ROLAND) == 0, damage(ROLAND) == 0)


@example("ahlcg/costs.4", "Victoria Devereux: not with less than 5 resources")
def victoria_is_expensive(t: ExampleTable) -> None:
    meeting(t, "victoria-devereux")
    t.arrange("tokens", on=ROLAND, kind="resources", n=4)
    t.refused("talk victoria-devereux", "ahlcg/resources.2")


@example("ahlcg/ability.forced.5", "Ruth Turner: evading her is enough")
def ruth(t: ExampleTable) -> None:
    meeting(t, "ruth-turner", tokens="+1 +1")
    t.arrange("hand", seat=1, cards="unexpected-courage")
    t.choose("evade ruth-turner", "commit unexpected-courage")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(victory() == ("ruth-turner",), in_play("ruth-turner") == False)  # noqa: E712


# ------------------------------------------------------------------ Hastur


@example(
    "ahlcg/sanity-and-horror.7",
    "Screeching Byakhee: +1 fight and +1 evade against anybody with 4 sanity or less left",
)
def byakhee(t: ExampleTable) -> None:
    in_the_woods(t, "screeching-byakhee", tokens="-1 -1")
    t.choose("fight screeching-byakhee")
    t.expect(damage("screeching-byakhee") == 1)
    t.arrange("tokens", on=ROLAND, kind="horror", n=1)
    t.choose("fight screeching-byakhee")
    t.expect(
        damage("screeching-byakhee") == 1, actions(ROLAND) == 1, value("screeching-byakhee", FIGHT_VALUE) == 4,
        value("screeching-byakhee", EVADE_VALUE) == 4,
    )  # fmt: skip


@example("ahlcg/prey.2", "Screeching Byakhee: it hunts whoever has the least sanity left")
def byakhee_prey(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="screeching-byakhee", place="ritual-site")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    turn_of(t, actions=0)
    t.choose("pass", seat=2)
    t.expect(engaged(1) == ("screeching-byakhee",), horror(ROLAND) == 2)


@example("ahlcg/search.3", "The Yellow Sign: a failure costs 2 horror and brings a Madness of your deck")
def yellow_sign(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("deck", seat=1, cards="knife psychosis flashlight")
    mythos(t, "the-yellow-sign")
    t.choose("take psychosis")
    t.heard("ahlcg-log-search", "ahlcg/search.3")
    t.expect(horror(ROLAND) == 2, threat(1) == ("psychosis",))


@example("ahlcg/search.3", "The Yellow Sign: with no Madness in the deck it is only horror")
def yellow_sign_in_vain(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("deck", seat=1, cards="knife flashlight")
    mythos(t, "the-yellow-sign")
    t.choose("pass")
    t.heard("ahlcg-log-found-nothing", "ahlcg/search.3")
    t.expect(horror(ROLAND) == 2, encounter_discard() == ("the-yellow-sign",))


# ------------------------------------------------------------------ Yog-Sothoth


@example("ahlcg/ability.forced.4", "Yithian Observer: it takes a card of your hand when it attacks")
def yithian(t: ExampleTable) -> None:
    in_the_woods(t, "yithian-observer")
    t.arrange("hand", seat=1, cards="knife")
    t.choose("resource")
    t.heard("ahlcg-log-put-away", "ahlcg/ability.forced.4")
    t.expect(hand(1) == (), discard(1) == ("knife",), damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/ability.forced.4", "Yithian Observer: 1 damage and 1 horror more for whoever holds no card")
def yithian_and_an_empty_hand(t: ExampleTable) -> None:
    in_the_woods(t, "yithian-observer")
    t.choose("resource")
    t.heard("core-log-forced", "ahlcg/ability.forced.4")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 2)


@example("ahlcg/prey.2", "Yithian Observer: engages whoever holds the fewest cards")
def yithian_prey(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=1, cards="knife flashlight")
    t.arrange("hand", seat=2, cards="knife")
    t.arrange("tokens", on="the-arkham-woods", kind="doom", n=3)
    mythos(t, "yithian-observer ancient-evils ancient-evils")
    t.expect(engaged(2) == ("yithian-observer",), doom("yithian-observer") == 1)


@example("ahlcg/must.1", "Offer of Power: 2 cards and 2 doom, which may advance the agenda")
def power_accepted(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "offer-of-power")
    t.choose("accept")
    t.heard("ahlcg-log-draw", "ahlcg/revelation.2", n=2)
    t.expect(hand_size(1) == 2, doom("the-arkham-woods") == 3, horror(ROLAND) == 0)


@example("ahlcg/must.1", "Offer of Power: or 2 horror")
def power_refused(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "offer-of-power")
    t.choose("refuse")
    t.expect(hand_size(1) == 0, doom("the-arkham-woods") == 1, horror(ROLAND) == 2)


@example("ahlcg/doom.3", "Offer of Power: with enough doom the next agenda begins at once")
def power_too_late(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on="the-arkham-woods", kind="doom", n=1)
    mythos(t, "offer-of-power ghoul-minion")
    t.choose("accept")
    t.expect(agenda() == "the-ritual-begins")


# ------------------------------------------------------------------ Shub-Niggurath


@example("ahlcg/heal.2", "Relentless Dark Young: 2 damage grow back at the end of the round")
def dark_young(t: ExampleTable) -> None:
    in_the_woods(t, "relentless-dark-young")
    t.arrange("tokens", on="01179", kind="damage", n=3)
    t.arrange("encounter", cards="ancient-evils")
    t.choose("pass")
    t.expect(damage("relentless-dark-young") == 1)


@example("ahlcg/ability.forced.4", "Goat Spawn: 1 horror for everybody where it is defeated")
def goat_spawn(t: ExampleTable) -> None:
    in_the_woods(t, "goat-spawn", investigators=f"{ROLAND} {DAISY}")
    t.arrange("tokens", on="01180", kind="damage", n=2)
    t.choose("fight goat-spawn")
    t.heard("core-log-forced", "ahlcg/ability.forced.4")
    t.expect(horror(ROLAND) == 1, horror(DAISY) == 1, in_play("goat-spawn") == False)  # noqa: E712


@example("ahlcg/ability.forced.4", "Goat Spawn: somebody elsewhere does not see it burst")
def goat_spawn_elsewhere(t: ExampleTable) -> None:
    in_the_woods(t, "goat-spawn", investigators=f"{ROLAND} {DAISY}")
    t.arrange("add-location", code="ritual-site")
    t.arrange("stand", seat=2, place="ritual-site")
    t.arrange("tokens", on="01180", kind="damage", n=2)
    t.choose("fight goat-spawn")
    t.expect(horror(ROLAND) == 1, horror(DAISY) == 0)


# ------------------------------------------------------------------ Cthulhu


@example("ahlcg/enemy-engagement.2", "Young Deep One: 1 horror when it engages you")
def deep_one(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "young-deep-one")
    t.expect(horror(ROLAND) == 1, engaged(1) == ("young-deep-one",))
    t.heard("core-log-forced", "ahlcg/ability.forced.5")


@example("ahlcg/prey.2", "Young Deep One: it hunts whoever is worst at fighting")
def deep_one_prey(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="young-deep-one", place="ritual-site")
    t.arrange("encounter", cards="ancient-evils ancient-evils")
    turn_of(t, actions=0)
    t.choose("pass", seat=2)
    t.expect(engaged(2) == ("young-deep-one",), horror(DAISY) == 2)


@example("ahlcg/ability.constant.1", "Dreams of R'lyeh: -1 willpower and -1 sanity")
def dreams(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "dreams-of-rlyeh")
    t.expect(value(ROLAND, SKILL["willpower"]) == 2, value(ROLAND, SANITY) == 4, threat(1) == ("dreams-of-rlyeh",))


@example("ahlcg/activate-action.5", "Dreams of R'lyeh: willpower against 3 wakes you, though they have lowered yours")
def waking_up(t: ExampleTable) -> None:
    devourer(t, AGNES, tokens="-1 -1")
    t.arrange("threat", code="dreams-of-rlyeh", seat=1)
    turn_of(t)
    t.choose("wake dreams-of-rlyeh")
    t.expect(threat(1) == (), value(AGNES, SANITY) == 8)


@example("ahlcg/activate-action.5", "Dreams of R'lyeh: Roland's willpower of 2 is not enough")
def sleeping_on(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("threat", code="dreams-of-rlyeh", seat=1)
    turn_of(t)
    t.choose("wake dreams-of-rlyeh")
    t.expect(threat(1) == ("dreams-of-rlyeh",), actions(ROLAND) == 2)


# ------------------------------------------------------------------ peril


@example("ahlcg/peril.2", "Peril: nobody else may commit a card to your test")
def peril(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="guts")
    t.arrange("encounter", cards="rotting-remains")
    t.arrange("gains", card="01163", keyword="peril")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(encounter_discard().has("rotting-remains"), hand(2) == ("guts",))


@example("ahlcg/skill-test-st.2", "Without peril she may")
def no_peril(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}", tokens="-1 -1")
    t.arrange("hand", seat=2, cards="guts")
    mythos(t, "rotting-remains ancient-evils")
    t.choose("commit guts", seat=2)
    t.heard("ahlcg-log-commit", "ahlcg/skill-test-st.2")
    t.expect(horror(ROLAND) == 0, discard(2) == ("guts",))

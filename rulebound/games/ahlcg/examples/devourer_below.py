"""The Devourer Below: how it begins, acts, agendas, Umôrdhoth, and the ways it can end."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.cards import EVADE_VALUE, FIGHT_VALUE, HEALTH
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    agenda,
    area,
    at,
    bag,
    clues,
    damage,
    devourer,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    experience,
    fate,
    hand,
    hand_size,
    horror,
    in_play,
    mental_trauma,
    mythos,
    notes,
    physical_trauma,
    removed,
    seated,
    threat,
    turn_of,
    value,
)
from rulebound.games.ahlcg.state import REGISTRY, ArkhamHorror

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


@probe
def woods(g: ArkhamHorror) -> int:
    """How many locations in play nobody has seen yet."""
    return sum(not c.revealed for c in g.locations)


@probe
def madness(g: ArkhamHorror, seat: int) -> int:
    """How many Madness weaknesses an investigator's deck has by now."""
    return sum("Madness" in REGISTRY[c].traits for c in g.seat(seat - 1).list)


def night(t: ExampleTable, said: str = "", away: str = "", investigators: str = ROLAND) -> None:
    """The scenario right after it was set up, with this in the campaign log."""
    t.start(investigators=investigators, mode="the-devourer-below")
    t.arrange("log", notes=said, away=away)
    t.arrange("dice", results="1")
    seated(t, investigators)


def at_the_site(t: ExampleTable, investigators: str = ROLAND, stage: int = 3, tokens: str = "0 0") -> None:
    """Everybody at the Ritual Site; Roland's turn."""
    devourer(t, investigators, tokens=tokens)
    t.arrange("act", stage=stage)
    t.arrange("add-location", code="ritual-site")
    for seat in range(1, len(investigators.split()) + 1):
        t.arrange("stand", seat=seat, place="ritual-site")
    turn_of(t)


def he_is_here(t: ExampleTable, investigators: str = ROLAND, tokens: str = "0 0", exhausted: int = 0) -> None:
    """Everybody at the Ritual Site, and so is Umôrdhoth; nothing bad comes in the next mythos phase."""
    at_the_site(t, investigators, tokens=tokens)
    t.arrange("enemy", code="umordhoth", place="ritual-site", exhausted=exhausted)
    t.arrange("encounter", cards="ancient-evils ancient-evils")


def vengeance(t: ExampleTable) -> None:
    """The last agenda is about to advance."""
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="vengeance-awaits", kind="doom", n=4)
    mythos(t, "ancient-evils ancient-evils")


# ------------------------------------------------------------------ how it begins


@example("ahlcg/setup.4", "The Devourer Below: four parts of the woods, unseen; one elder thing more in the bag")
def into_the_woods(t: ExampleTable) -> None:
    night(t)
    t.expect(woods() == 4, at(ROLAND) == "main-path", encounter_size() == 29, bag().has("elder_thing"))


@example("ahlcg/setup.4", "The Devourer Below: one of four sets of agents, by lot; here those of Hastur")
def by_lot(t: ExampleTable) -> None:
    t.start(investigators=ROLAND, mode="the-devourer-below")
    t.arrange("dice", results="4")
    seated(t, ROLAND)
    t.arrange("hand", seat=1)
    t.expect(encounter_size() == 29, at(ROLAND) == "main-path")
    t.arrange("faces", codes="01175")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(engaged(1) == ("screeching-byakhee",))


@example("ahlcg/setup.4", "The Devourer Below: 1 doom for each two cultists who got away, rounded up")
def doom_for_cultists(t: ExampleTable) -> None:
    night(t, away="01137 01138 01139")
    t.expect(doom("the-arkham-woods") == 2, hand_size(1) == 5)


@example("ahlcg/setup.4", "The Devourer Below: past midnight everybody has 2 cards less to begin with")
def past_midnight(t: ExampleTable) -> None:
    night(t, said="past-midnight", investigators=f"{ROLAND} {DAISY}")
    t.expect(hand_size(1) == 3, hand_size(2) == 3, doom("the-arkham-woods") == 0)


@example("ahlcg/setup.4", "The Devourer Below: the Ghoul Priest is in the encounter deck if he is still alive")
def the_priest_lives(t: ExampleTable) -> None:
    night(t, said="ghoul-priest-alive")
    t.expect(encounter_size() == 30, hand_size(1) == 5)


# ------------------------------------------------------------------ agendas


@example("ahlcg/act-deck-and-agenda-deck.7", "The Arkham Woods: the first Monster to turn up comes with 1 doom")
def death_to_the_intruders(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on="the-arkham-woods", kind="doom", n=3)
    mythos(t, "acolyte ghoul-minion ancient-evils")
    t.expect(
        agenda() == "the-ritual-begins", engaged(1) == ("ghoul-minion",), doom("ghoul-minion") == 1,
        doom("the-ritual-begins") == 1,
    )  # fmt: skip
    t.heard("ahlcg-log-doom", "ahlcg/act-deck-and-agenda-deck.7", n=1)


@example("ahlcg/ability.constant.1", "The Ritual Begins: +1 fight and +1 evade for every enemy")
def the_ritual_begins(t: ExampleTable) -> None:
    devourer(t, tokens="-2 -2")
    t.arrange("agenda", stage=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.choose("fight ghoul-minion")
    t.expect(
        damage("ghoul-minion") == 0, actions(ROLAND) == 2, value("ghoul-minion", FIGHT_VALUE) == 3,
        value("ghoul-minion", EVADE_VALUE) == 3,
    )  # fmt: skip


@example(
    "ahlcg/act-deck-and-agenda-deck.7 ahlcg/weakness.6",
    "The Ritual Begins: whoever fails willpower against 6 is touched by Madness; Agnes resists",
)
def the_will_of_umordhoth(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {AGNES}", tokens="+1 +1")
    t.arrange("agenda", stage=2)
    t.arrange("deck-list", seat=1, cards="knife")
    t.arrange("deck-list", seat=2, cards="knife")
    t.arrange("tokens", on="the-ritual-begins", kind="doom", n=4)
    mythos(t, "ancient-evils ancient-evils")
    t.expect(madness(1) == 1, madness(2) == 0, agenda() == "vengeance-awaits")
    t.heard("ahlcg-log-weakness", "ahlcg/weakness.6")


@example("ahlcg/act-deck-and-agenda-deck.7", "The Ritual Begins: with willpower 5 and no luck even Agnes is touched")
def the_will_is_strong(t: ExampleTable) -> None:
    devourer(t, AGNES)
    t.arrange("agenda", stage=2)
    t.arrange("deck-list", seat=1, cards="knife")
    t.arrange("tokens", on="the-ritual-begins", kind="doom", n=4)
    mythos(t, "ancient-evils")
    t.heard("ahlcg-log-encounter", "ahlcg/weakness.2")
    t.expect(madness(1) == 1, agenda() == "vengeance-awaits")


@example("ahlcg/ability.forced.4", "Vengeance Awaits: in the first act Umôrdhoth brings the Ritual Site with him")
def he_comes_early(t: ExampleTable) -> None:
    devourer(t)
    vengeance(t)
    t.expect(at("umordhoth") == "ritual-site", engaged(1) == (), in_play("ritual-site") == True)  # noqa: E712
    t.heard("core-log-forced", "ahlcg/ability.forced.4")


@example("ahlcg/ability.forced.4", "Vengeance Awaits: later he takes the place of the enemies there")
def he_comes_late(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("act", stage=2)
    t.arrange("add-location", code="ritual-site")
    t.arrange("enemy", code="ghoul-minion", place="ritual-site")
    t.arrange("enemy", code="acolyte", place="main-path", exhausted=1)
    vengeance(t)
    t.expect(
        at("umordhoth") == "ritual-site", encounter_discard().has("ghoul-minion"), in_play("acolyte") == True,  # noqa: E712
    )  # fmt: skip


@example(
    "ahlcg/act-deck-and-agenda-deck.9",
    "The Devourer Below: the back of the last agenda is act and agenda at once, and nothing advances any more",
)
def act_and_agenda_at_once(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    vengeance(t)
    t.expect(
        act() == "the-devourer-below", agenda() == "the-devourer-below", doom("01145b") == 1,
        removed().has("investigating-the-trail"),
    )  # fmt: skip
    t.refused("advance", "ahlcg/act-deck-and-agenda-deck.2")


# ------------------------------------------------------------------ acts


@example("ahlcg/act-deck-and-agenda-deck.7", "Investigating the Trail: the Ritual Site appears; who got away is back")
def the_trail(t: ExampleTable) -> None:
    night(t, away="01139 01121b")
    t.arrange("hand", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    turn_of(t)
    t.choose("advance")
    t.expect(
        act() == "into-the-darkness", engaged(1) == ("peter-warren", "the-masked-hunter"),
        in_play("ritual-site") == True,  # noqa: E712
    )  # fmt: skip


def to_the_site(t: ExampleTable, investigators: str) -> None:
    """The second act, the site in sight, four cards in the encounter deck; Roland's turn."""
    devourer(t, investigators)
    t.arrange("act", stage=2)
    t.arrange("add-location", code="ritual-site")
    t.arrange("encounter", cards="ancient-evils ghoul-minion ravenous-ghoul crypt-chill", only=1)
    turn_of(t)


@example("ahlcg/act-deck-and-agenda-deck.2", "Into the Darkness: it advances when somebody enters; an enemy is there")
def last_rites(t: ExampleTable) -> None:
    to_the_site(t, f"{ROLAND} {DAISY}")
    t.choose("move ritual-site")
    t.heard("core-log-forced", "ahlcg/act-deck-and-agenda-deck.2")
    t.expect(act() == "disrupting-the-ritual", engaged(1) == ("ghoul-minion",), encounter_size() == 2)


@example("ahlcg/act-deck-and-agenda-deck.7", "Into the Darkness: with three players it is two enemies")
def last_rites_for_three(t: ExampleTable) -> None:
    to_the_site(t, f"{ROLAND} {DAISY} {AGNES}")
    t.choose("move ritual-site")
    t.heard("ahlcg-log-act", "ahlcg/act-deck-and-agenda-deck.7")
    t.expect(engaged(1) == ("ghoul-minion", "ravenous-ghoul"), encounter_discard() == ("ancient-evils",))


@example("ahlcg/activate-action.6", "Disrupting the Ritual: a clue and willpower against 3 put a clue on the act")
def disrupting(t: ExampleTable) -> None:
    at_the_site(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on="disrupting-the-ritual", kind="clues", n=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.choose("break-the-spell disrupting-the-ritual")
    t.heard("ahlcg-log-clues-placed", "ahlcg/skill-test-st.7", n=1)
    t.expect(clues("disrupting-the-ritual") == 3, clues(ROLAND) == 1, actions(ROLAND) == 2)


@example("ahlcg/activate-action.6", "Disrupting the Ritual: willpower 2 is not enough")
def not_disrupting(t: ExampleTable) -> None:
    at_the_site(t, tokens="-1 -1")
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.choose("break-the-spell disrupting-the-ritual")
    t.heard("ahlcg-log-spend-clues", "ahlcg/costs.3", n=1)
    t.expect(clues("disrupting-the-ritual") == 0, clues(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/activate-action.6", "Disrupting the Ritual: agility 3 is enough")
def disrupting_by_agility(t: ExampleTable) -> None:
    devourer(t, AGNES)
    t.arrange("act", stage=3)
    t.arrange("tokens", on=AGNES, kind="clues", n=1)
    turn_of(t)
    t.choose("spoil-the-circle disrupting-the-ritual")
    t.expect(clues("disrupting-the-ritual") == 1)


@example("ahlcg/activate-action.6", "Disrupting the Ritual: agility serves as well; a failure costs the clue, too")
def disrupting_in_vain(t: ExampleTable) -> None:
    at_the_site(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.choose("spoil-the-circle disrupting-the-ritual")
    t.heard("core-log-ability", "ahlcg/activate-action.6")
    t.expect(clues("disrupting-the-ritual") == 0, clues(ROLAND) == 1, actions(ROLAND) == 2)


# ------------------------------------------------------------------ Umôrdhoth


@example("ahlcg/massive.4", "Umôrdhoth: massive, so he attacks everybody where he is")
def he_attacks_all(t: ExampleTable) -> None:
    he_is_here(t, f"{ROLAND} {DAISY}")
    t.choose("pass", "pass", f"attack {DAISY}")
    t.heard("ahlcg-log-attack", "ahlcg/massive.4")
    t.expect(damage(ROLAND) == 3, horror(ROLAND) == 3, damage(DAISY) == 3, horror(DAISY) == 3)


@example("ahlcg/hunter.2", "Umôrdhoth: massive and a hunter, he comes to you but into nobody's threat area")
def he_hunts(t: ExampleTable) -> None:
    he_is_here(t)
    t.arrange("stand", seat=1, place="main-path")
    t.choose("pass")
    t.heard("ahlcg-log-enemy-moves", "ahlcg/hunter.2")
    t.expect(at("umordhoth") == "main-path", engaged(1) == ("umordhoth",), threat(1) == (), damage(ROLAND) == 3)


@example("ahlcg/ability.forced.1", "Umôrdhoth: he is ready again at the end of every turn")
def he_never_rests(t: ExampleTable) -> None:
    he_is_here(t, f"{ROLAND} {DAISY}", exhausted=1)
    t.choose("pass")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(exhausted("umordhoth") == False)  # noqa: E712


@example("ahlcg/per-investigator.3", "Umôrdhoth: 4 health more for each investigator, here 14 in all")
def his_health(t: ExampleTable) -> None:
    he_is_here(t, f"{ROLAND} {DAISY}", tokens="+1 +1")
    t.arrange("tokens", on="01157", kind="damage", n=9)
    t.choose("fight umordhoth")
    t.expect(damage("umordhoth") == 10, value("umordhoth", HEALTH) == 14)


@example("ahlcg/ability.triggered.11", "Umôrdhoth: Lita is of no use if somebody else controls her")
def somebody_elses_lita(t: ExampleTable) -> None:
    he_is_here(t, f"{ROLAND} {DAISY}")
    t.arrange("asset", code="lita-chantler", seat=2)
    t.refused("sacrifice-lita umordhoth", "ahlcg/act-deck-and-agenda-deck.10")


@example("ahlcg/must.1", "Umôrdhoth's Wrath: for each point a card, or 1 damage and 1 horror, as you choose each time")
def wrath(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("hand", seat=1, cards="knife flashlight")
    mythos(t, "umordhoths-wrath")
    t.choose("discard", "discard knife", "suffer")
    t.expect(hand(1) == ("flashlight",), damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/must.1", "Umôrdhoth's Wrath: with an empty hand there is nothing to choose")
def wrath_without_cards(t: ExampleTable) -> None:
    devourer(t)
    mythos(t, "umordhoths-wrath")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 2)


# ------------------------------------------------------------------ how it ends


@example(
    "ahlcg/act-deck-and-agenda-deck.2 ahlcg/act-deck-and-agenda-deck.10",
    "The Devourer Below, resolution 1: 2 clues per investigator on the last act break the ritual",
)
def resolution_1(t: ExampleTable) -> None:
    at_the_site(t)
    t.arrange("tokens", on="disrupting-the-ritual", kind="clues", n=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.choose("break-the-spell disrupting-the-ritual")
    t.ended(True, "ahlcg-01142-r1")
    t.expect(
        notes().has("ritual-broken"), mental_trauma(ROLAND) == 2, physical_trauma(ROLAND) == 0, experience(ROLAND) == 5
    )


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/campaign-end.1",
    "The Devourer Below, resolution 2: Umôrdhoth is defeated and repelled",
)
def resolution_2(t: ExampleTable) -> None:
    at_the_site(t, tokens="+1 +1")
    vengeance(t)
    t.play()
    t.arrange("tokens", on="01157", kind="damage", n=9)
    t.choose("fight umordhoth")
    t.heard("core-log-forced", "ahlcg/act-deck-and-agenda-deck.10")
    t.ended(True, "ahlcg-01142-r2")
    t.expect(
        notes().has("umordhoth-repelled"), mental_trauma(ROLAND) == 2, physical_trauma(ROLAND) == 2,
        experience(ROLAND) == 10,
    )  # fmt: skip


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/campaign-end.1",
    "The Devourer Below, resolution 3: Lita is sacrificed after one more attack, and nobody has won",
)
def resolution_3(t: ExampleTable) -> None:
    he_is_here(t)
    t.arrange("asset", code="lita-chantler", seat=1)
    t.choose("sacrifice-lita umordhoth", "damage yours", "horror yours")
    t.heard("ahlcg-log-physical-trauma", "ahlcg/campaign-end.1", n=2)
    t.ended(False, "ahlcg-01142-r3")
    t.expect(
        notes().has("lita-sacrificed"), mental_trauma(ROLAND) == 2, physical_trauma(ROLAND) == 2,
        experience(ROLAND) == 0, damage(ROLAND) == 3,
    )  # fmt: skip


@example(
    "ahlcg/campaign-end.1 ahlcg/killed-insane-investigators.4",
    "The Devourer Below, no resolution: whoever flees is killed with the rest of Arkham",
)
def no_resolution(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    turn_of(t)
    t.choose("give-up main-path")
    turn_of(t, seat=2)
    t.choose("give-up main-path", seat=2)
    t.heard("ahlcg-log-fate", "ahlcg/killed-insane-investigators.4")
    t.ended(False, "ahlcg-01142-none")
    t.expect(notes().has("arkham-succumbed"), fate(ROLAND) == "killed", fate(DAISY) == "killed", area(1) == ())

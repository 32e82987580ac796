"""The Gathering: acts, agendas, locations, Lita Chantler and the ways it can end."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.cards import SKILL
from rulebound.games.ahlcg.examples.probes import (
    act,
    actions,
    agenda,
    area,
    at,
    clues,
    damage,
    discard,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    experience,
    fate,
    gathering,
    hand_size,
    horror,
    mental_trauma,
    notes,
    out,
    physical_trauma,
    removed,
    resolution,
    revealed,
    turn_of,
    value,
    victory,
)

ROLAND, DAISY = "roland-banks", "daisy-walker"


def with_ghoul(t: ExampleTable, token: str, ghoul: str = "ghoul-minion", **options: str) -> None:
    """Roland in the Hallway, engaged with a Ghoul; every chaos token is the same."""
    gathering(t, act=2, tokens=f"{token} {token}", **options)
    t.arrange("threat", code=ghoul, seat=1)
    turn_of(t)


def in_the_cellar(t: ExampleTable, tokens: str, **options: str) -> None:
    """Roland in the Cellar, whose shroud of 4 he fails against with anything up to 0."""
    gathering(t, act=2, tokens=tokens, **options)
    t.arrange("stand", seat=1, place="cellar")
    turn_of(t)


def last_agenda(t: ExampleTable, stage: int = 2, more: str = "") -> None:
    """They're Getting Out! is the agenda; the next mythos phase brings nothing but fog."""
    gathering(t, f"{ROLAND} {more}".strip(), act=stage)
    t.arrange("agenda", stage=3)
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    turn_of(t)


def finale(t: ExampleTable, investigators: str = ROLAND) -> None:
    """The last act: the Parlor is open, Lita Chantler is there, the Ghoul Priest can take one more blow."""
    gathering(t, investigators, act=3)
    t.arrange("show-location", place="parlor")
    t.arrange("lies", code="lita-chantler", place="parlor")
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=5 * len(investigators.split()) - 1)
    turn_of(t)


@example("ahlcg/setup.4", "The Gathering: everybody begins in the Study, with 26 cards in the encounter deck")
def in_the_study(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.expect(
        at(ROLAND) == "study", at(DAISY) == "study", clues("study") == 4, encounter_size() == 26, act() == "trapped",
        agenda() == "whats-going-on",
    )  # fmt: skip


# ------------------------------------------------------------------ agendas


@example("ahlcg/act-deck-and-agenda-deck.7", "What's Going On?!: everybody loses a card at random, if the lead says so")
def losing_cards(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=1, cards="knife guts")
    t.arrange("hand", seat=2, cards="flashlight")
    t.arrange("tokens", on="whats-going-on", kind="doom", n=2)
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.choose("cards", seat=1)
    t.heard("ahlcg-log-put-away", "ahlcg/act-deck-and-agenda-deck.7")
    t.expect(hand_size(1) == 1, hand_size(2) == 0, discard(2) == ("flashlight",), horror(ROLAND) == 0)


@example("ahlcg/act-deck-and-agenda-deck.7", "Rise of the Ghouls: the lead draws the first Ghoul that turns up")
def rise_of_the_ghouls(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("agenda", stage=2)
    t.arrange("tokens", on="rise-of-the-ghouls", kind="doom", n=6)
    t.arrange("encounter", cards="icy-ghoul ancient-evils", only=1)
    t.arrange("card", code="01166", to="encounter-discard")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(agenda() == "theyre-getting-out", at("icy-ghoul") == "cellar")
    t.heard("ahlcg-log-encounter", "ahlcg/act-deck-and-agenda-deck.7")
    t.heard("ahlcg-log-renew", "ahlcg/act-deck-and-agenda-deck.7")


@example("ahlcg/ability.forced.1", "They're Getting Out!: free Ghouls move towards the Parlor, exhausted or not")
def ghouls_crawl(t: ExampleTable) -> None:
    last_agenda(t)
    t.arrange("stand", seat=1, place="cellar")
    t.arrange("enemy", code="ghoul-minion", place="attic")
    t.choose("pass")
    t.heard("ahlcg-log-enemy-moves", "ahlcg/ability.forced.1")
    t.expect(at("ghoul-minion") == "hallway", doom("theyre-getting-out") == 2)


@example("ahlcg/ability.forced.1", "They're Getting Out!: the barrier stops investigators, not Ghouls")
def ghouls_pass_the_barrier(t: ExampleTable) -> None:
    last_agenda(t)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("enemy", code="ghoul-minion", place="hallway")
    t.choose("pass")
    t.expect(at("ghoul-minion") == "parlor", revealed("parlor") == False)  # noqa: E712


@example("ahlcg/ability.forced.1", "They're Getting Out!: 1 doom for each Ghoul in the Hallway, engaged ones included")
def ghouls_gather(t: ExampleTable) -> None:
    last_agenda(t)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("threat", code="ravenous-ghoul", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.choose("pass", "attack swarm-of-rats", "attack ghoul-minion")
    t.expect(doom("theyre-getting-out") == 3)


@example(
    "ahlcg/trigger-order.1 ahlcg/ability.forced.1",
    "When the round ends the barrier can be broken first; the Ghoul Priest then counts for the last agenda",
)
def objective_before_doom(t: ExampleTable) -> None:
    last_agenda(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.choose("pass", "break-the-barrier the-barrier")
    t.heard("ahlcg-log-doom", "ahlcg/ability.forced.1", n=1)
    t.expect(act() == "what-have-you-done", doom("theyre-getting-out") == 2, engaged(1) == ("ghoul-priest",))


# ------------------------------------------------------------------ acts


@example("ahlcg/act-deck-and-agenda-deck.7", "Trapped: the house opens, the Study and what was there are gone")
def the_house_opens(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=4)
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t)
    t.choose("advance")
    t.heard("ahlcg-log-move", "ahlcg/act-deck-and-agenda-deck.7")
    t.expect(
        at(ROLAND) == "hallway", at(DAISY) == "hallway", encounter_discard() == ("ghoul-minion",),
        removed().has("study"), revealed("attic") == False, revealed("hallway") == True,  # noqa: E712
    )  # fmt: skip


@example("ahlcg/cannot.1", "Parlor: the barrier keeps everybody out")
def the_barrier(t: ExampleTable) -> None:
    gathering(t, act=2)
    turn_of(t)
    t.refused("move parlor", "ahlcg/cannot.1")


@example("ahlcg/move-action.2", "Parlor: once it is revealed, the way is free")
def the_barrier_falls(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("show-location", place="parlor")
    turn_of(t)
    t.choose("move parlor")
    t.heard("ahlcg-log-move", "ahlcg/move-action.2")
    t.expect(at(ROLAND) == "parlor")


@example("ahlcg/act-deck-and-agenda-deck.2", "The Barrier: clues of somebody outside the Hallway do not count")
def only_those_in_the_hallway(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("stand", seat=2, place="attic")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("tokens", on=DAISY, kind="clues", n=5)
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    turn_of(t, seat=2, actions=0)
    t.choose("pass", seat=1)
    t.expect(act() == "the-barrier", doom("whats-going-on") == 1)


@example("ahlcg/act-deck-and-agenda-deck.2", "The Barrier: those in the Hallway share what they spend as they like")
def together_in_the_hallway(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("tokens", on=DAISY, kind="clues", n=5)
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    turn_of(t, seat=2, actions=0)
    t.choose("pass", "break-the-barrier the-barrier", "spend 2", "spend 4")
    t.expect(
        act() == "what-have-you-done", clues(ROLAND) == 1, clues(DAISY) == 1, at("lita-chantler") == "parlor",
        engaged(1) == ("ghoul-priest",), revealed("parlor") == True,  # noqa: E712
    )  # fmt: skip


# ------------------------------------------------------------------ locations and enemies


@example("ahlcg/ability.forced.5", "Cellar: 1 damage for whoever enters")
def cellar(t: ExampleTable) -> None:
    gathering(t, act=2)
    turn_of(t)
    t.choose("move cellar")
    t.expect(damage(ROLAND) == 1, clues("cellar") == 2)


@example("ahlcg/ability.forced.5", "Attic: 1 horror for whoever enters, and not for the others")
def attic(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    turn_of(t)
    t.choose("move attic")
    t.heard("core-log-forced", "ahlcg/ability.forced.5")
    t.expect(horror(ROLAND) == 1, horror(DAISY) == 0, clues("attic") == 4)


@example("ahlcg/spawn.1", "Icy Ghoul: it comes out in the Cellar")
def icy_ghoul(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("encounter", cards="icy-ghoul")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(at("icy-ghoul") == "cellar", engaged(1) == ())


@example("ahlcg/prey.2", "Ghoul Priest: he hunts whoever fights best")
def ghoul_priest(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}", act=3)
    t.arrange("enemy", code="ghoul-priest", place="attic")
    t.arrange("encounter", cards="obscuring-fog obscuring-fog")
    turn_of(t, actions=0)
    t.choose("pass", seat=2)
    t.expect(engaged(2) == ("ghoul-priest",), damage(ROLAND) == 2, horror(ROLAND) == 2, damage(DAISY) == 0)


@example("ahlcg/retaliate.2", "Ghoul Priest: a failed blow is answered")
def ghoul_priest_retaliates(t: ExampleTable) -> None:
    gathering(t, act=3, tokens="-1 -1")
    t.arrange("threat", code="ghoul-priest", seat=1)
    turn_of(t)
    t.choose("fight ghoul-priest")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 2, damage("ghoul-priest") == 0)


# ------------------------------------------------------------------ Lita Chantler


@example("ahlcg/parley.1", "Parlor: intellect against 4 wins Lita Chantler over")
def persuading_lita(t: ExampleTable) -> None:
    finale(t)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("bag", tokens="+1 +1")
    t.choose("persuade parlor")
    t.expect(area(1) == ("lita-chantler",), actions(ROLAND) == 2, damage(ROLAND) == 0)


@example("ahlcg/parley.1", "Parlor: whoever fails can try again")
def lita_refuses(t: ExampleTable) -> None:
    finale(t)
    t.arrange("stand", seat=1, place="parlor")
    t.choose("persuade parlor")
    t.expect(area(1) == (), at("lita-chantler") == "parlor", actions(ROLAND) == 2)


@example("ahlcg/parley.1", "Parlor: Lita cannot be talked to while somebody controls her")
def lita_is_taken(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    t.arrange("asset", code="lita-chantler", seat=2)
    t.arrange("stand", seat=1, place="parlor")
    turn_of(t)
    t.refused("persuade parlor", "ahlcg/parley.1")


@example("ahlcg/ability.constant.1", "Lita Chantler: +1 combat for everybody where her investigator is")
def lita_helps(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=3)
    turn_of(t)
    t.choose("draw")
    t.arrange("asset", code="lita-chantler", seat=2)
    t.expect(value(ROLAND, SKILL["combat"]) == 5, value(DAISY, SKILL["combat"]) == 3)


@example("ahlcg/ability.constant.1", "Lita Chantler: she helps nobody as long as nobody controls her")
def lita_alone(t: ExampleTable) -> None:
    finale(t)
    t.arrange("stand", seat=1, place="parlor")
    t.arrange("bag", tokens="-1 -1")
    t.choose("fight ghoul-priest")
    t.expect(damage("ghoul-priest") == 4, damage(ROLAND) == 2)


def beside_lita(t: ExampleTable, enemy: str) -> None:
    """Daisy controls Lita; Roland, beside her, is engaged with an enemy."""
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("asset", code="lita-chantler", seat=2)
    t.arrange("threat", code=enemy, seat=1)
    turn_of(t)


@example("ahlcg/ability.triggered.4", "Lita Chantler: 1 damage more against a Monster, whoever strikes it beside her")
def lita_strikes(t: ExampleTable) -> None:
    beside_lita(t, "flesh-eater")
    t.choose("fight flesh-eater", "avenge lita-chantler")
    t.heard("core-log-ability", "ahlcg/ability.triggered.4")
    t.expect(damage("flesh-eater") == 2)


@example("ahlcg/ability.triggered.4", "Lita Chantler: a wizard is no Monster")
def lita_and_the_wizard(t: ExampleTable) -> None:
    beside_lita(t, "wizard-of-the-order")
    t.choose("fight wizard-of-the-order")
    t.expect(damage("wizard-of-the-order") == 1)


# ------------------------------------------------------------------ how it ends


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/campaign-end.1",
    "The Gathering, resolution 1: the house burns, the lead is haunted by it, Lita may come along",
)
def resolution_1(t: ExampleTable) -> None:
    finale(t)
    t.choose("fight ghoul-priest", "burn", "yes")
    t.heard("ahlcg-log-mental-trauma", "ahlcg/campaign-end.1", n=1)
    t.expect(notes() == ("house-burned",), mental_trauma(ROLAND) == 1, experience(ROLAND) == 4)


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/campaign-end.1",
    "The Gathering, resolution 2: the house stands, the lead learns more, and Lita goes her own way",
)
def resolution_2(t: ExampleTable) -> None:
    finale(t, f"{ROLAND} {DAISY}")
    t.choose("fight ghoul-priest", "keep")
    t.asked(1, "ahlcg-prompt-buy")
    t.expect(notes() == ("house-standing",), experience(ROLAND) == 5, experience(DAISY) == 4)


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/killed-insane-investigators.4",
    "The Gathering, resolution 3: the ghouls break free before the last act, and everybody is killed",
)
def resolution_3(t: ExampleTable) -> None:
    last_agenda(t, more=DAISY)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.choose("pass", "pass")
    t.expect(
        resolution() == "R3", fate(ROLAND) == "killed", fate(DAISY) == "killed", experience(ROLAND) == 0,
        notes() == ("lita-found-others", "house-standing", "ghoul-priest-alive"),
    )  # fmt: skip


@example(
    "ahlcg/campaign-play.defeated-by-card-effect.1",
    "They're Getting Out!: in the last act everybody still there is defeated, with a physical trauma",
)
def too_late(t: ExampleTable) -> None:
    last_agenda(t, stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.choose("pass")
    t.heard("ahlcg-log-physical-trauma", "ahlcg/campaign-play.defeated-by-card-effect.1", n=1)
    t.asked(1, "ahlcg-prompt-lita")
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 1, resolution() == "none")


@example(
    "ahlcg/winning-and-losing.4 ahlcg/resign.2",
    "The Gathering, no resolution: whoever flees leaves the priest alive, but has learned something",
)
def no_resolution(t: ExampleTable) -> None:
    finale(t)
    t.arrange("stand", seat=1, place="parlor")
    t.choose("flee parlor", "no")
    t.expect(
        notes() == ("house-standing", "ghoul-priest-alive"), experience(ROLAND) == 2, physical_trauma(ROLAND) == 0,
        victory() == (),
    )  # fmt: skip

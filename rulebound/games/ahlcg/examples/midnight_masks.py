"""The Midnight Masks: how it begins, the agendas, the act, treacheries, and the ways it can end."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.cards import HEALTH
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    clues,
    damage,
    encounter_discard,
    encounter_size,
    engaged,
    experience,
    got_away,
    horror,
    in_play,
    interrogated,
    midnight,
    mythos,
    notes,
    out,
    removed,
    turn_of,
    value,
    victory,
)
from rulebound.games.ahlcg.state import ArkhamHorror, definition, where

ROLAND, DAISY, SKIDS, AGNES = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"


@probe
def acolytes(g: ArkhamHorror) -> tuple[str, ...]:
    """Where Acolytes are, each with how much doom lies on it."""
    found = [c for c in g.enemies if c.code == "01169"]
    return tuple(sorted(f"{definition(g, g.entity(where(g, c))).slug} {c.doom}" for c in found))


def cultists_with_doom(t: ExampleTable, token: str, near: int, far: int, **options: str) -> None:
    """An Acolyte in Easttown and a Wizard in Northside with so much doom; every chaos token is the same."""
    midnight(t, tokens=f"{token} {token}", **options)
    t.arrange("enemy", code="acolyte", place="easttown")
    t.arrange("enemy", code="wizard-of-the-order", place="northside")
    t.arrange("tokens", on="01169", kind="doom", n=near)
    t.arrange("tokens", on="01170", kind="doom", n=far)
    turn_of(t)


def with_the_hunter(t: ExampleTable, investigators: str = ROLAND, hurt: int = 0) -> None:
    """The first agenda has passed: the Masked Hunter is engaged with Roland, who has two clues."""
    midnight(t, investigators)
    t.arrange("agenda", stage=2)
    t.arrange("threat", code="01121b", seat=1)
    t.arrange("tokens", on="01121b", kind="damage", n=hurt)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)


# ------------------------------------------------------------------ how it begins


@example("ahlcg/setup.4", "The Midnight Masks: with four investigators three Acolytes are at work already")
def four_begin(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY} {SKIDS} {AGNES}")
    t.expect(acolytes() == ("downtown 1", "graveyard 1", "southside 1"), encounter_size() == 18)


@example("ahlcg/setup.4", "The Midnight Masks: with two there is one, in Southside")
def two_begin(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.expect(acolytes() == ("southside 1",), encounter_size() == 20)


@example("ahlcg/setup.4", "The Midnight Masks: alone you meet none at first")
def one_begins(t: ExampleTable) -> None:
    midnight(t)
    t.expect(acolytes() == (), encounter_size() == 21)


@example("ahlcg/setup.4", "The Midnight Masks: if the house has burned down, you begin in Rivertown")
def no_house(t: ExampleTable) -> None:
    midnight(t, earlier="R1")
    t.expect(at(ROLAND) == "rivertown", encounter_size() == 21, in_play("your-house") == False)  # noqa: E712


@example("ahlcg/setup.4", "The Midnight Masks: if the house still stands, you begin there")
def at_home(t: ExampleTable) -> None:
    midnight(t, earlier="R2")
    t.expect(at(ROLAND) == "your-house", encounter_size() == 21)


@example("ahlcg/setup.4", "The Midnight Masks: if the Ghoul Priest is alive, he is among the encounter cards")
def the_priest_lives(t: ExampleTable) -> None:
    midnight(t, earlier="none")
    t.expect(encounter_size() == 22, at(ROLAND) == "your-house")


# ------------------------------------------------------------------ the Masked Hunter


@example(
    "ahlcg/act-deck-and-agenda-deck.8",
    "Predator or Prey?: its back is the Masked Hunter, engaged at once with whoever has the most clues",
)
def the_hunter_comes(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=2, place="easttown")
    t.arrange("tokens", on=DAISY, kind="clues", n=1)
    t.arrange("tokens", on="predator-or-prey", kind="doom", n=4)
    mythos(t, "locked-door locked-door")
    t.play()
    t.heard("ahlcg-log-engage", "ahlcg/ability.spawn-and-prey.1")
    t.expect(engaged(2) == ("the-masked-hunter",), agenda() == "time-is-running-short", acolytes() == ("southside 0",))


@example("ahlcg/prey.2", "The Masked Hunter: between equals the lead investigator decides")
def the_hunter_hesitates(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY} {SKIDS}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.arrange("tokens", on=DAISY, kind="clues", n=1)
    t.arrange("tokens", on="predator-or-prey", kind="doom", n=3)
    mythos(t, "locked-door locked-door ancient-evils")
    t.asked(1, "ahlcg-prompt-prey")
    t.not_offered(f"prey {SKIDS}")
    t.choose(f"prey {DAISY}")
    t.expect(engaged(2) == ("the-masked-hunter",))


@example("ahlcg/cannot.1", "The Masked Hunter: engaged with it you find no clues")
def no_clues_found(t: ExampleTable) -> None:
    with_the_hunter(t)
    t.choose("investigate")
    t.expect(clues(ROLAND) == 2, clues("rivertown") == 1, damage(ROLAND) == 2)


@example("ahlcg/cannot.1", "The Masked Hunter: engaged with it you can spend none, either")
def no_clues_spent(t: ExampleTable) -> None:
    with_the_hunter(t)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/cannot.1")


@example("ahlcg/per-investigator.3", "The Masked Hunter: 2 health more for each investigator, here 8 in all")
def the_hunter_stands(t: ExampleTable) -> None:
    with_the_hunter(t, f"{ROLAND} {DAISY}", hurt=5)
    t.choose("fight the-masked-hunter")
    t.expect(damage("the-masked-hunter") == 6, value("the-masked-hunter", HEALTH) == 8)


@example("ahlcg/victory-display-victory-points.4", "The Masked Hunter: defeated, it is worth 2 victory points")
def the_hunter_falls(t: ExampleTable) -> None:
    with_the_hunter(t, hurt=5)
    t.choose("fight the-masked-hunter")
    t.heard("ahlcg-log-put-away", "ahlcg/victory-display-victory-points.4")
    t.expect(victory() == ("the-masked-hunter",))
    t.asked(1, "core-prompt-react")


# ------------------------------------------------------------------ agendas and the act


@example("ahlcg/resign.1", "Time Is Running Short: whoever wants to go home can")
def going_home(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("agenda", stage=2)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("go-home time-is-running-short")
    t.heard("ahlcg-log-drop-clues", "ahlcg/elimination.4", n=2)
    t.expect(out(ROLAND) == "resigned", clues("rivertown") == 4)


@example("ahlcg/activate-action.6", "Uncovering the Conspiracy: 2 clues per investigator find a cultist where he lives")
def following_a_lead(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("stand", seat=2, place="easttown")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("tokens", on=DAISY, kind="clues", n=2)
    turn_of(t)
    t.arrange("faces", codes="01138")
    t.choose("follow-a-lead uncovering-the-conspiracy", "spend 2", "spend 2")
    t.expect(at("herman-collins") == "graveyard", clues(ROLAND) == 1, clues(DAISY) == 0, actions(ROLAND) == 2)


@example("ahlcg/costs.4", "Uncovering the Conspiracy: 3 clues are too few for two")
def too_few_for_a_lead(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    turn_of(t)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/costs.8")


@example("ahlcg/activate-action.6", "Uncovering the Conspiracy: no lead to follow once the Cultist deck is empty")
def no_lead_left(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    for code in ("01137", "01138", "01139", "01140", "01141"):
        t.arrange("card", code=code, to="victory")
    turn_of(t)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/costs.9")


# ------------------------------------------------------------------ treacheries


@example("ahlcg/must.1", "Hunting Shadow: a clue buys you off")
def shadow_paid(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    mythos(t, "hunting-shadow")
    t.choose("clue")
    t.heard("ahlcg-log-spend-clues", "ahlcg/revelation.2", n=1)
    t.expect(clues(ROLAND) == 1, clues("rivertown") == 1, damage(ROLAND) == 0)


@example("ahlcg/must.1", "Hunting Shadow: 2 damage for whoever keeps the clue")
def shadow_suffered(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    mythos(t, "hunting-shadow")
    t.choose("damage")
    t.expect(clues(ROLAND) == 2, damage(ROLAND) == 2, horror(ROLAND) == 0)


@example("ahlcg/must.1", "Hunting Shadow: without a clue there is no choice")
def shadow_without_a_clue(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "hunting-shadow")
    t.expect(damage(ROLAND) == 2)


@example("ahlcg/surge.2", "False Lead: without clues it surges")
def false_lead_surges(t: ExampleTable) -> None:
    midnight(t)
    mythos(t, "false-lead hunting-shadow")
    t.expect(damage(ROLAND) == 2, encounter_discard() == ("hunting-shadow", "false-lead"))
    t.heard("ahlcg-log-encounter", "ahlcg/surge.2")


@example("ahlcg/gains.4", "False Lead: with clues it is a test of intellect against 4, 1 clue dropped for each point")
def false_lead(t: ExampleTable) -> None:
    midnight(t, tokens="-1 -1")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    mythos(t, "false-lead hunting-shadow")
    t.expect(clues(ROLAND) == 1, clues("rivertown") == 3, damage(ROLAND) == 0)


# ------------------------------------------------------------------ how it ends


def five_are_known(t: ExampleTable, *codes: str) -> None:
    """All but Victoria Devereux are in the victory display; she stands before Roland, who can pay her."""
    midnight(t)
    t.arrange("agenda", stage=2)
    t.arrange("flip", card="01121a")
    for code in codes or ("01121b", "01137", "01138", "01139", "01141"):
        t.arrange("card", code=code, to="victory")
    t.arrange("threat", code="victoria-devereux", seat=1)
    turn_of(t)


@example(
    "ahlcg/act-deck-and-agenda-deck.2 ahlcg/act-deck-and-agenda-deck.10",
    "The Midnight Masks, resolution 1: six cultists are known, and the act advances",
)
def resolution_1(t: ExampleTable) -> None:
    five_are_known(t)
    t.choose("talk victoria-devereux")
    t.heard("core-log-forced", "ahlcg/act-deck-and-agenda-deck.2")
    t.ended(True, "ahlcg-01120-r1")
    t.expect(got_away() == (), notes() == ("house-burned",), experience(ROLAND) == 7)


@example("ahlcg/act-deck-and-agenda-deck.2", "Uncovering the Conspiracy: five of six are not enough to advance")
def five_of_six(t: ExampleTable) -> None:
    five_are_known(t, "01121b", "01137", "01138", "01139")
    t.choose("talk victoria-devereux")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(victory().has("victoria-devereux"))


@example("ahlcg/campaign-end.1", "The Midnight Masks, resolution 1: all six are written down as interrogated")
def all_interrogated(t: ExampleTable) -> None:
    five_are_known(t)
    t.choose("talk victoria-devereux")
    t.expect(
        interrogated() == (
            "herman-collins", "peter-warren", "ruth-turner", "the-masked-hunter", "victoria-devereux", "wolf-man-drew",
        )
    )  # fmt: skip


@example(
    "ahlcg/act-deck-and-agenda-deck.10 ahlcg/campaign-end.1",
    "The Midnight Masks, resolution 2: it is past midnight, and who was not caught got away",
)
def resolution_2(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("agenda", stage=2)
    t.arrange("card", code="01137", to="victory")
    t.arrange("tokens", on="time-is-running-short", kind="doom", n=7)
    t.arrange("enemy", code="herman-collins", place="graveyard")
    mythos(t, "locked-door")
    t.ended(False, "ahlcg-01120-r2")
    t.expect(
        notes() == ("house-burned", "past-midnight"), interrogated() == ("wolf-man-drew",), experience(ROLAND) == 1,
        got_away() == ("herman-collins", "peter-warren", "ruth-turner", "victoria-devereux"),
    )  # fmt: skip


@example("ahlcg/campaign-end.1", "The Midnight Masks, resolution 2: the Masked Hunter got away if it is still about")
def the_hunter_gets_away(t: ExampleTable) -> None:
    with_the_hunter(t)
    t.arrange("tokens", on="time-is-running-short", kind="doom", n=7)
    t.arrange("encounter", cards="locked-door")
    t.choose("pass")
    t.ended(False, "ahlcg-01120-r2")
    t.expect(got_away().has("the-masked-hunter"))


@example(
    "ahlcg/campaign-end.1",
    "The Midnight Masks, no resolution: while the first agenda lasts, nobody has even seen the Masked Hunter",
)
def no_resolution(t: ExampleTable) -> None:
    midnight(t)
    turn_of(t)
    t.choose("go-home predator-or-prey")
    t.ended(False, "ahlcg-01120-none")
    t.expect(
        got_away() == (
            "herman-collins", "peter-warren", "ruth-turner", "the-masked-hunter", "victoria-devereux", "wolf-man-drew",
        ),
        notes() == ("house-burned",),
    )  # fmt: skip


@example("ahlcg/campaign-end.1", "The Midnight Masks: a Ghoul Priest who was defeated is crossed out")
def the_priest_is_dead(t: ExampleTable) -> None:
    midnight(t, earlier="none")
    t.arrange("card", code="01116", to="victory")
    turn_of(t)
    t.choose("go-home predator-or-prey")
    t.expect(notes() == ("house-standing",), experience(ROLAND) == 2)


@example("ahlcg/victory-display-victory-points.5", "The Midnight Masks: a searched Northside is worth 1 experience")
def searched_places_count(t: ExampleTable) -> None:
    midnight(t)
    for place in ("northside", "graveyard"):
        t.arrange("show-location", place=place)
    t.arrange("tokens", on="northside", kind="clues", n=0)
    turn_of(t)
    t.choose("go-home predator-or-prey")
    t.expect(experience(ROLAND) == 1, removed().lacks("northside"))

"""The archive cards of Echoes of the Deep: 29 to 38 and the monsters 39 and 40."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced
from rulebound.core.game.values import adds
from rulebound.core.material.cards import LAST, move
from rulebound.core.state.chance import draw_one
from rulebound.games.ah3.cards import answers, component_action, doomed, epic, front, objective, reverse
from rulebound.games.ah3.content.monsters import everybody_suffers
from rulebound.games.ah3.effects import how_many_remnants
from rulebound.games.ah3.rules.codex import (
    add_to_codex,
    archived,
    lose,
    mark_sheet,
    return_card,
    turn_card,
    turn_to,
    win,
)
from rulebound.games.ah3.rules.encounters import EncounterDone
from rulebound.games.ah3.rules.engaging import HEALTH, MonsterDefeated
from rulebound.games.ah3.rules.gaining import spend_remnants, spend_sheet_clues
from rulebound.games.ah3.rules.parts import CODEX
from rulebound.games.ah3.rules.skill_tests import test
from rulebound.games.ah3.rules.spawning import spawn_named
from rulebound.games.ah3.state import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    WILL,
    ArkhamHorror,
    Investigator,
    Monster,
    Paper,
    definition,
    in_codex,
)

CTHULHU = "archive-40"
BREACHES = (32, 33, 34, 35)
SEALED = 4
"""So many breaches are to be sealed."""
ACTION = "ah3/423.2a"


def stands_at(g: ArkhamHorror, you: Investigator, code: str) -> bool:
    return g.here(you).code == code


@flow(cite="ah3/411.1 /466.2d")
def test_with_remnants(g: ArkhamHorror, this: Paper, you: Investigator, skill: str, modifier: int) -> Steps[int]:
    """A test before which any number of remnants may be spent, a die more for each."""
    n = yield from how_many_remnants(g, you, "ah3-prompt-remnants-for-dice")
    yield from spend_remnants(g, you, n, "ah3/411.1")
    return (yield from test(g, you, skill, modifier, (CODEX,), n, this))


# ------------------------------------------------------------------ 29: The Stars Are Right


@front(29)
class StarsAreRight:
    @objective(lambda g, this: g.sheet.clues >= 3)
    def are_read(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(29)
class StarsAreRightBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Card 31 joins; the four breaches lie ready."""
        yield from add_to_codex(g, 31)
        for n in BREACHES:
            card = archived(g, n)
            if card is not None:
                move(g, card, g.pile("set-aside"), LAST)
                g.tell("ah3-log-set-aside", "ah3/412.1", card=card)
        return_card(g, this)


# ------------------------------------------------------------------ 30: Echoes of the Deep


@front(30)
class Echoes:
    @doomed(lambda g, this: g.sheet.doom >= 4)
    def grow_louder(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(30)
class EchoesBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """The servitor on the Unvisited Isle, and card 37."""
        yield from spawn_named(g, "archive-39", g.space("unvisited-isle"))
        yield from add_to_codex(g, 37)
        return_card(g, this)


# ------------------------------------------------------------------ 31: Lost City of R'lyeh


@front(31)
class LostCity:
    @component_action(
        everybody=True,
        if_=lambda g, this, you: (
            stands_at(g, you, "observatory") and g.sheet.clues >= 2 and bool(g.pile("set-aside").cards)
        ),
        unless="breach",
        cite="ah3/423.1 .2 .3 /403.5h",
    )
    def find_a_breach(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        """2 clues of the sheet: a random breach is attached to its neighbourhood."""
        spend_sheet_clues(g, 2, ACTION)
        left = g.cards("set-aside")
        card = left[draw_one(g, tuple([c.code for c in left]), "breach")]
        hood = g.hood(definition(g, card).hood)
        g.change(card, hood=hood.id)
        move(g, card, g.pile("attached"), LAST)
        g.tell("ah3-log-attached", "ah3/403.5h", card=card, hood=hood)

    @objective(lambda g, this: g.sheet.markers >= SEALED)
    def sealed(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """With four breaches sealed card 36 joins, unless it is too late for that."""
        in_time = in_codex(g, "archive-38") is None
        yield from turn_to(g, this, "to-the-river-docks" if in_time else "better-late-than-never")
        if in_time:
            yield from add_to_codex(g, 36)
        return_card(g, this)


@reverse(31)
class LostCityBack:
    """Which of its two texts is read, the codex says."""


# ------------------------------------------------------------------ 32 to 35: Nightmare Breach


def was_there(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> bool:
    """Was it an encounter of one's own, in the neighbourhood to which the breach is attached?"""
    return e.about == you.id and e.hood > 0 and e.hood == this.hood


@flow(cite="ah3/403.5i")
def try_to_seal(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
    """The skill of the breach -2, with remnants for dice."""
    if (yield from test_with_remnants(g, this, you, definition(g, this).skill, -2)):
        yield from turn_card(g, this)


def is_sealed(g: ArkhamHorror, this: Paper) -> None:
    """A marker on the sheet; the card is not found again."""
    mark_sheet(g)
    return_card(g, this)


@front(32, hood="rivertown", skill=STRENGTH)
class RivertownBreach:
    @answers(after(EncounterDone), if_=was_there, cite="ah3/403.5i")
    def seal(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> Steps[None]:
        yield from try_to_seal(g, this, you)


@reverse(32, hood="rivertown")
class RivertownBreachBack:
    def joins(g: ArkhamHorror, this: Paper) -> Any:
        is_sealed(g, this)


@front(33, hood="downtown", skill=OBSERVATION)
class DowntownBreach:
    @answers(after(EncounterDone), if_=was_there, cite="ah3/403.5i")
    def seal(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> Steps[None]:
        yield from try_to_seal(g, this, you)


@reverse(33, hood="downtown")
class DowntownBreachBack:
    def joins(g: ArkhamHorror, this: Paper) -> Any:
        is_sealed(g, this)


@front(34, hood="northside", skill=INFLUENCE)
class NorthsideBreach:
    @answers(after(EncounterDone), if_=was_there, cite="ah3/403.5i")
    def seal(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> Steps[None]:
        yield from try_to_seal(g, this, you)


@reverse(34, hood="northside")
class NorthsideBreachBack:
    def joins(g: ArkhamHorror, this: Paper) -> Any:
        is_sealed(g, this)


@front(35, hood="miskatonic-university", skill=WILL)
class UniversityBreach:
    @answers(after(EncounterDone), if_=was_there, cite="ah3/403.5i")
    def seal(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterDone) -> Steps[None]:
        yield from try_to_seal(g, this, you)


@reverse(35, hood="miskatonic-university")
class UniversityBreachBack:
    def joins(g: ArkhamHorror, this: Paper) -> Any:
        is_sealed(g, this)


# ------------------------------------------------------------------ 36: Into the Breach


@front(36)
class IntoTheBreach:
    @component_action(everybody=True, if_=lambda g, this, you: stands_at(g, you, "river-docks"), unless="docks")
    def close_it(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Lore -2 at the River Docks, with remnants for dice: the game is won."""
        if (yield from test_with_remnants(g, this, you, LORE, -2)):
            win(g, 36)


@reverse(36)
class IntoTheBreachBack:
    """The game is won."""


# ------------------------------------------------------------------ 37: R'lyeh Rising


@front(37)
class RlyehRising:
    @doomed(lambda g, this: g.sheet.doom >= 9)
    def breaks_the_water(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(37)
class RlyehRisingBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Card 36 goes; Cthulhu at the River Docks, and card 38."""
        too_late = in_codex(g, "archive-36")
        if too_late is not None:
            return_card(g, too_late)
        yield from spawn_named(g, CTHULHU, g.space("river-docks"))
        yield from add_to_codex(g, 38)
        return_card(g, this)


# ------------------------------------------------------------------ 38: R'lyeh Rises


@front(38)
class RlyehRises:
    constant = (
        adds(HEALTH, lambda g, this: -3 * g.sheet.markers, lambda g, this, it: it.code == CTHULHU, "ah3/452.3"),
    )

    @forced(after(MonsterDefeated), if_=lambda g, this, you, e: g.entity(e.about).code == CTHULHU, cite="ah3/403.5c")
    def that_is_not_dead(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Any:
        win(g, 38, "that-is-not-dead")

    @doomed(lambda g, this: g.sheet.doom >= 13)
    def strange_aeons(g: ArkhamHorror, this: Paper) -> Any:
        lose(g, 38, "strange-aeons-come")


@reverse(38)
class RlyehRisesBack:
    """Its two texts are the two ends of the game."""


# ------------------------------------------------------------------ 39 and 40


@epic(39, "Servitor of R'lyeh", traits="star-spawn", speed=0, spawn="", health=4, elite=2, attack=-2, evade=-1,
      damage=2, horror=2, keywords="massive", remnant=True)  # fmt: skip
class ServitorOfRlyeh:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """1 horror for everybody."""
        yield from everybody_suffers(g, 0, 1)


@epic(40, "Cthulhu", traits="ancient-one", speed=0, spawn="", health=8, elite=4, attack=-3, evade=-1, damage=3,
      horror=3, keywords="massive", remnant=True)  # fmt: skip
class Cthulhu:
    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        """1 horror for everybody."""
        yield from everybody_suffers(g, 0, 1)

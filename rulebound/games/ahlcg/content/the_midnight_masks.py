"""Scenario II: The Midnight Masks."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import either
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import EACH, GROUP, Limit, after, at, forced, revelation, when
from rulebound.core.game.game import GAME, TURN
from rulebound.core.game.values import adds, cannot, forbidden
from rulebound.core.material.cards import flip, move, new_card, new_deck
from rulebound.core.state.entities import Option
from rulebound.games.ahlcg.cards import (
    CLUES,
    COST,
    HEALTH,
    act,
    activate,
    agenda,
    enemy,
    location,
    scenario,
    this_gets,
    treachery,
)
from rulebound.games.ahlcg.content.sets import nearest_enemy, per_investigator, suffer
from rulebound.games.ahlcg.rules.acts import advance_act, place_doom, resolve, total_doom
from rulebound.games.ahlcg.rules.costs import lose_clues, spend_group_clues, spend_resources
from rulebound.games.ahlcg.rules.damage import heal
from rulebound.games.ahlcg.rules.decks import draw_cards, search_deck
from rulebound.games.ahlcg.rules.elimination import resign
from rulebound.games.ahlcg.rules.encounter import resolve_encounter
from rulebound.games.ahlcg.rules.enemies import Spawned
from rulebound.games.ahlcg.rules.locations import Entered, drop_clues, move_to, reveal_location
from rulebound.games.ahlcg.rules.moves import (
    EntersDisplay,
    gain_resources,
    place_tokens,
    put_into_play,
)
from rulebound.games.ahlcg.rules.skill_tests import idle_when, if_fails, reveal_another, skill_test
from rulebound.games.ahlcg.state import (
    NO_ONE,
    RESIGN,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    definition,
    is_a,
)
from rulebound.games.ahlcg.tables import encounter_deck, hard, lay, one_of, stack

SET = "the_midnight_masks"
CULTISTS = ("01137", "01138", "01139", "01140", "01141")
GHOUL_PRIEST, ACOLYTE = "01116", "01169"


def cultists(g: ArkhamHorror) -> tuple[Arkham, ...]:
    """The Cultist enemies in play."""
    return tuple([e for e in g.enemies if is_a(g, e, "Cultist")])


@idle_when(lambda g, you, n: not you.clues)
@flow
def drop(g: ArkhamHorror, you: Investigator, n: int) -> Any:
    leave_clues(g, you, n)


def leave_clues(g: ArkhamHorror, you: Investigator, n: int) -> None:
    """So many clues back to the location, as many as there are."""
    if not drop_clues(g, you, n):
        g.tell("ahlcg-log-no-clues-to-lose", "", seat=you)


def token_value(g: ArkhamHorror, you: Investigator, token: str) -> int:
    """What a symbol adds to a test now."""
    if token == "skull":
        return -total_doom(g) if hard(g) else -max([c.doom for c in cultists(g)], default=0)
    return -2 if token == "cultist" else -4 if hard(g) else -3


@scenario("01120", "The Midnight Masks", SET)
class TheMidnightMasks:
    modifier = token_value

    def setup(g: ArkhamHorror) -> Steps[None]:
        """Arkham at night. The log says whether the house still stands and whether the Ghoul Priest lives."""
        notes, acolytes = g.campaign.notes, len(g.investigators) - 1
        encounter_deck(
            g, (SET, "chilling_cold", "nightgaunts", "dark_cult", "locked_doors"), ("01121b", *(ACOLYTE,) * acolytes),
            (GHOUL_PRIEST,) if "ghoul-priest-alive" in notes else (),
        )  # fmt: skip
        new_deck(g, Arkham, CULTISTS, g.pile(g.scenario.cultists))
        stack(g, ("01121a", "01122"), g.scenario.agendas, g.scenario.agenda)
        stack(g, ("01123",), g.scenario.acts, g.scenario.act)
        rivertown = lay(g, "01125")
        southside, downtown = lay(g, one_of(g, "01126", "01127")), lay(g, one_of(g, "01130", "01131"))
        for code in ("01128", "01129", "01132", "01134"):
            lay(g, code)
        graveyard = lay(g, "01133")
        start = rivertown if "house-burned" in notes else lay(g, "01124")
        yield from reveal_location(g, start)
        for you in g.investigators:
            g.change(you, location=start.id)
        for place in (southside, downtown, graveyard)[:acolytes]:
            acolyte = new_card(g, Arkham, ACOLYTE, g.pile(g.scenario.aside))
            g.tell("ahlcg-log-spawn", card=acolyte, place=place)
            yield from put_into_play(g, acolyte, g.scenario.there, where=place.id)

    def skull(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """Easy: minus the most doom on one Cultist. Hard: minus all doom in play."""
        return token_value(g, you, "skull")

    def cultist(g: ArkhamHorror, you: Investigator, test: SkillTest) -> Steps[int]:
        """-2. Easy: 1 doom on the nearest Cultist. Hard: 1 doom on each; without any, another token."""
        if not hard(g):
            nearest = yield from nearest_enemy(g, you, "Cultist")
            if nearest is not None:
                place_doom(g, nearest, 1)
            else:
                g.tell("ahlcg-log-no-enemy", "ahlcg/nearest.1")
        elif cultists(g):
            for one in cultists(g):
                place_doom(g, one, 1)
        else:
            reveal_another(g, test)
        return token_value(g, you, "cultist")

    def tablet(g: ArkhamHorror, you: Investigator, test: SkillTest) -> int:
        """-3, a failure drops 1 of your clues. Hard: -4, a failure drops them all."""
        if_fails(g, test, drop.later(you, 99 if hard(g) else 1))
        return token_value(g, you, "tablet")


# ------------------------------------------------------------------ agendas and the act


@agenda("01121a", "Predator or Prey?", SET, stage=1, threshold=6, other="01121b")
class PredatorOrPrey:
    @activate(tag=RESIGN, cite="ahlcg/resign.1")
    def go_home(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Resign."""
        yield from resign(g, you)

    def advance(g: ArkhamHorror, this: Arkham) -> Steps[None]:
        """The back is an enemy: the Masked Hunter is resolved like any encounter card."""
        yield from meet_the_hunter(g, this)


@flow(cite="ahlcg/act-deck-and-agenda-deck.8 ahlcg/cardtypes.2")
def meet_the_hunter(g: ArkhamHorror, this: Arkham) -> Steps[None]:
    flip(g, this)
    move(g, this, g.pile(g.scenario.limbo))
    yield from resolve_encounter(g, g.lead, this, "ahlcg/act-deck-and-agenda-deck.8")


def engaged_with_this(g: ArkhamHorror, this: Arkham, entity: Any) -> bool:
    return isinstance(entity, Investigator) and this.engaged == entity.index


@enemy("01121b", "The Masked Hunter", SET, fight=4, health=4, evade=2, damage=2, horror=1, spawn="prey",
       prey="most clues", keywords="hunter", victory=2, unique=True, traits="Humanoid Cultist Elite",
       other="01121a")  # fmt: skip
class TheMaskedHunter:
    """Hunter, +2 health per investigator. Who is engaged with it can neither discover nor spend clues."""

    constant = [
        this_gets(HEALTH, per_investigator(2), cite="ahlcg/per-investigator.3"),
        cannot(CLUES, engaged_with_this, cite="ahlcg/cannot.1"),
    ]


@agenda("01122", "Time Is Running Short", SET, stage=2, threshold=8)
class TimeIsRunningShort:
    @activate(tag=RESIGN, cite="ahlcg/resign.1")
    def go_home(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Resign."""
        yield from resign(g, you)

    def advance(g: ArkhamHorror, this: Arkham) -> Any:
        """It is midnight: resolution 2."""
        resolve(g, "R2")


def cultists_are_left(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(g.cards(g.scenario.cultists))


def all_six_are_known(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersDisplay) -> bool:
    display = g.cards(g.scenario.victory)
    return sum(is_a(g, c, "Cultist") and bool(definition(g, c).facts.get("unique")) for c in display) >= 6


@act("01123", "Uncovering the Conspiracy", SET, stage=1, has_objective=True)
class UncoveringTheConspiracy:
    @activate(cost=spend_group_clues(2), useful=cultists_are_left, cite="ahlcg/activate-action.6")
    def follow_a_lead(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """For 2 clues a head, paid together, the next Cultist is found."""
        card = g.cards(g.scenario.cultists)[0]
        move(g, card, g.pile(g.scenario.limbo))
        yield from resolve_encounter(g, you, card)

    @forced(at(EntersDisplay), if_=all_six_are_known, cite="ahlcg/act-deck-and-agenda-deck.2")
    def know_them_all(g: ArkhamHorror, this: Arkham, you: Investigator, event: EntersDisplay) -> Steps[None]:
        """With six unique Cultists in the victory display the act advances."""
        yield from advance_act(g)

    def advance(g: ArkhamHorror, this: Arkham) -> Any:
        """Resolution 1."""
        resolve(g, "R1")


# ------------------------------------------------------------------ locations


def your_deck_has_cards(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(g.cards(you.deck))


def you_can_draw(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return bool(g.cards(you.deck) or g.cards(you.discard))


def you_are_hurt(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return you.damage > 0


def you_are_frightened(g: ArkhamHorror, this: Arkham, you: Investigator) -> bool:
    return you.horror > 0


def the_priest_spawns(g: ArkhamHorror, this: Arkham, you: Investigator, event: Spawned) -> bool:
    return bool(g.entity(event.about).code == GHOUL_PRIEST)


ONCE_PER_GAME = Limit(1, per=GAME, by=EACH)
"""Limits are each player's own unless they say "group" (ahlcg/limits-and-maximums.3)."""


@location("01124", "Your House", SET, shroud=2, clues=1, clues_per_investigator=True, symbol="squiggle",
          connects=("circle",), traits="Arkham")  # fmt: skip
class YourHouse:
    @forced(when(Spawned), if_=the_priest_spawns, cite="ahlcg/ability.forced.4 ahlcg/spawn.6")
    def wait_for_you(g: ArkhamHorror, this: Arkham, you: Investigator, event: Spawned) -> Any:
        """When the Ghoul Priest spawns, it is here instead of elsewhere."""
        g.change(event, to=this.id, engage=NO_ONE, cite="ahlcg/spawn.6")

    @activate(limit=Limit(1, per=TURN, by=EACH), cite="ahlcg/activate-action.5")
    def rest(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Draw 1 card and gain 1 resource, once a turn."""
        yield from draw_cards(g, you, 1)
        gain_resources(g, you, 1)


@location("01125", "Rivertown", SET, shroud=1, clues=1, clues_per_investigator=True, symbol="circle",
          connects=("moon", "diamond", "square", "squiggle", "hourglass"), traits="Arkham Central")  # fmt: skip
class Rivertown:
    """The middle of town."""


SOUTHSIDE: dict[str, Any] = {"symbol": "square", "connects": ("diamond", "plus", "circle"), "traits": "Arkham"}
DOWNTOWN: dict[str, Any] = {"symbol": "triangle", "connects": ("moon", "t"), "traits": "Arkham"}


@location("01126", "Southside", SET, subname="Historical Society", shroud=3, clues=1, clues_per_investigator=True,
          **SOUTHSIDE)  # fmt: skip
class HistoricalSociety:
    @activate(limit=ONCE_PER_GAME, useful=you_can_draw, cite="ahlcg/activate-action.5 ahlcg/limits-and-maximums.3")
    def look_things_up(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Draw 3 cards, once a game."""
        yield from draw_cards(g, you, 3)


@location("01127", "Southside", SET, subname="Ma's Boarding House", shroud=2, clues=1, clues_per_investigator=True,
          **SOUTHSIDE)  # fmt: skip
class MasBoardingHouse:
    @activate(
        limit=ONCE_PER_GAME, useful=your_deck_has_cards, cite="ahlcg/activate-action.5 ahlcg/search.2 ahlcg/search.3"
    )
    def ask_around(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Search your deck for an Ally, once a game."""
        yield from search_deck(g, you, ("Ally",), "asset")


@location("01128", "St. Mary's Hospital", SET, shroud=2, clues=1, clues_per_investigator=True, symbol="plus",
          connects=("diamond", "square"), traits="Arkham")  # fmt: skip
class StMarysHospital:
    @activate(
        limit=ONCE_PER_GAME,
        useful=you_are_hurt,
        cite="ahlcg/activate-action.5 ahlcg/heal.1 ahlcg/limits-and-maximums.3",
    )
    def be_treated(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Heal 3 damage, once a game."""
        heal(g, you, damage=3)


@location("01129", "Miskatonic University", SET, shroud=4, clues=2, clues_per_investigator=True, victory=1,
          symbol="diamond", connects=("t", "plus", "circle", "square"), traits="Arkham")  # fmt: skip
class MiskatonicUniversity:
    @activate(useful=your_deck_has_cards, cite="ahlcg/activate-action.5 ahlcg/search.3")
    def study(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """A Tome or a Spell among your next six cards."""
        yield from search_deck(g, you, ("Tome", "Spell"), top=6)


@location("01130", "Downtown", SET, subname="First Bank of Arkham", shroud=3, clues=1, clues_per_investigator=True,
          **DOWNTOWN)  # fmt: skip
class FirstBankOfArkham:
    @activate(limit=ONCE_PER_GAME, cite="ahlcg/activate-action.5 ahlcg/gains.2 ahlcg/limits-and-maximums.3")
    def withdraw(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Gain 3 resources, once a game."""
        gain_resources(g, you, 3)


@location("01131", "Downtown", SET, subname="Arkham Asylum", shroud=4, clues=2, clues_per_investigator=True, victory=1,
          **DOWNTOWN)  # fmt: skip
class ArkhamAsylum:
    @activate(
        limit=ONCE_PER_GAME,
        useful=you_are_frightened,
        cite="ahlcg/activate-action.5 ahlcg/heal.1 ahlcg/limits-and-maximums.3",
    )
    def be_calmed(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """Heal 3 horror, once a game."""
        heal(g, you, horror=3)


def ally_of_somebody_here(g: ArkhamHorror, this: Arkham, card: Any) -> bool:
    """An Ally asset in the hand of an investigator who is at this location."""
    owner = int(g.pile(card.pile).owner)
    if owner < 0 or g.seat(owner).location != this.id:
        return False
    return definition(g, card).type == "asset" and is_a(g, card, "Ally")


@location("01132", "Easttown", SET, shroud=2, clues=1, clues_per_investigator=True, symbol="moon",
          connects=("circle", "triangle"), traits="Arkham")  # fmt: skip
class Easttown:
    """Allies cost 2 less while you are here."""

    constant = [adds(COST, -2, ally_of_somebody_here, cite="ahlcg/initiation.2")]


def you_enter(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> bool:
    return event.to == this.id


@flow(cite="ahlcg/must.1")
def flee_or_see(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """2 horror, or back to Rivertown."""
    options: tuple[Option, ...] = (Option("horror", "ahlcg-01133-horror", call=suffer.later(you, 0, 2)),)
    rivertown = g.location("rivertown")
    if rivertown is not None and you.location != rivertown.id:
        options += (Option("rivertown", "ahlcg-01133-rivertown", call=move_to.later(you, rivertown)),)
    yield from either(g, you.index, options, "ahlcg-prompt-choose-one", "ahlcg/must.1")


@location("01133", "Graveyard", SET, shroud=1, clues=2, clues_per_investigator=True, victory=1, symbol="hourglass",
          connects=("circle",), traits="Arkham")  # fmt: skip
class Graveyard:
    @forced(after(Entered), if_=you_enter, cite="ahlcg/ability.forced.5")
    def shudder(g: ArkhamHorror, this: Arkham, you: Investigator, event: Entered) -> Steps[None]:
        """After you enter: test willpower (3); failure costs 2 horror or sends you to Rivertown."""
        yield from skill_test(g, you, "willpower", 3, this.id, failure=flee_or_see.later(you))


@location("01134", "Northside", SET, shroud=3, clues=2, clues_per_investigator=True, victory=1, symbol="t",
          connects=("diamond", "triangle"), traits="Arkham")  # fmt: skip
class Northside:
    @activate(
        cost=spend_resources(5),
        limit=Limit(1, per=GAME, by=GROUP),
        cite="ahlcg/activate-action.5 ahlcg/limits-and-maximums.4",
    )
    def bribe(g: ArkhamHorror, this: Arkham, you: Investigator) -> Any:
        """5 resources: gain 2 clues from the pool, once a game for the whole group."""
        n = place_tokens(g, you, "clues", 2)
        g.tell("ahlcg-log-clues-gained", "ahlcg/gains.2", seat=you, n=n)


# ------------------------------------------------------------------ treacheries


@flow
def give_up_a_clue(g: ArkhamHorror, you: Investigator) -> Any:
    lose_clues(g, you, 1)


@treachery("01135", "Hunting Shadow", SET, quantity=3, keywords="peril", traits="Curse")
class HuntingShadow:
    @revelation(cite="ahlcg/must.1 .2")
    def follow(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Spend 1 clue or take 2 damage."""
        options: tuple[Option, ...] = (Option("damage", "ahlcg-01135-damage", call=suffer.later(you, 2, 0)),)
        if you.clues and forbidden(g, you, CLUES) is None:
            options = (Option("clue", "ahlcg-01135-clue", call=give_up_a_clue.later(you)), *options)
        else:
            g.tell("ahlcg-log-cannot-pay", "ahlcg/must.2", seat=you)
        yield from either(g, you.index, options, "ahlcg-prompt-choose-one", "ahlcg/must.1")


@idle_when(lambda g, you: not you.clues)
@flow
def lose_the_trail(g: ArkhamHorror, you: Investigator) -> Any:
    """1 clue back to the location for each point the test failed by."""
    leave_clues(g, you, g.the_test.margin)


@treachery("01136", "False Lead", SET, quantity=2)
class FalseLead:
    @revelation(cite="ahlcg/surge.2 ahlcg/gains.4")
    def mislead(g: ArkhamHorror, this: Arkham, you: Investigator) -> Steps[None]:
        """Without clues it gains surge; with clues test intellect (4), 1 clue dropped for each point you fail by."""
        if you.clues:
            yield from skill_test(g, you, "intellect", 4, this.id, failure=lose_the_trail.later(you))
        else:
            g.change(this, gained=(*this.gained, "surge"))
            g.tell("ahlcg-log-gains-surge", "ahlcg/gains.4", card=this)

"""The archive cards of The Veil of Twilight: 20 to 27 and the monster 28."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import NO, choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, would
from rulebound.core.game.decision import choose
from rulebound.core.game.values import adds
from rulebound.core.material.cards import move, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import replace, settle
from rulebound.games.ah3.cards import SANFORD, component_action, doomed, epic, front, objective, reverse
from rulebound.games.ah3.content.monsters import doom_where_it_is
from rulebound.games.ah3.rules.codex import (
    add_to_codex,
    into_the_cup,
    lose,
    recheck_monsters,
    return_card,
    turn_card,
    turn_to,
    win,
)
from rulebound.games.ah3.rules.doom import AnomalyAppeared, place_doom
from rulebound.games.ah3.rules.encounters import Reading
from rulebound.games.ah3.rules.engaging import HEALTH, Disengaged, MonsterDefeated, engage
from rulebound.games.ah3.rules.gaining import become, can_become, spend_sheet_clues, why_not
from rulebound.games.ah3.rules.group import agree, agree_on
from rulebound.games.ah3.rules.losing import suffer
from rulebound.games.ah3.rules.monsters import deal
from rulebound.games.ah3.rules.moving import go_to
from rulebound.games.ah3.rules.parts import CODEX
from rulebound.games.ah3.rules.skill_tests import test
from rulebound.games.ah3.rules.spawning import show_top, spawn_named
from rulebound.games.ah3.rules.stories import read_out
from rulebound.games.ah3.state import (
    DARK_PACT,
    LORE,
    ArkhamHorror,
    Investigator,
    Marker,
    Monster,
    Neighbourhood,
    Paper,
    Space,
    hood_of,
    in_codex,
    monsters,
    places,
    spaces_of,
    unstable,
)

SERVITOR = "archive-28"
ACTION = "ah3/423.2a"


# ------------------------------------------------------------------ scars


def open_scars(g: ArkhamHorror) -> tuple[Marker, ...]:
    return tuple([m for m in g.all(Marker) if m.space and not m.mended])


def mended(g: ArkhamHorror) -> int:
    """How many scars have been mended in this game."""
    return sum(1 for m in g.all(Marker) if m.space and m.mended)


def is_scarred(g: ArkhamHorror, hood: Neighbourhood) -> bool:
    """Does it hold a scar, open or mended?"""
    return any(m.space and g.here(m).hood == hood.id for m in g.all(Marker))


def scar_at(g: ArkhamHorror, you: Investigator) -> Any:
    """The open scar in somebody's space, or None."""
    return next((m for m in open_scars(g) if m.space == you.space), None)


@flow(cite="ah3/456.2 /481.1")
def place_scar(g: ArkhamHorror, spaces: tuple[Space, ...]) -> Steps[None]:
    """A scar on one of these spaces, as the group likes."""
    space = yield from agree_on(g, spaces, "ah3-prompt-scar", "scar", "ah3/456.2")
    marker = next((m for m in g.all(Marker) if not m.space), None)
    if space is None or marker is None:
        g.tell("ah3-log-no-scar", "ah3/003")
        return
    g.change(marker, space=space.id)
    g.touch(marker)
    g.tell("ah3-log-scar", "ah3/456.2", space=space)
    recheck_monsters(g)


@flow(cite="ah3/456.2 /003")
def place_scars(g: ArkhamHorror, n: int) -> Steps[None]:
    """So many scars, each on any space of a neighbourhood that has none; as many as there are such."""
    for _ in range(n):
        bare = tuple([s for s in places(g) if not is_scarred(g, g.entity(s.hood))])
        yield from place_scar(g, bare)


@flow(cite="ah3/402.3a /456.2")
def scarred_by(g: ArkhamHorror, hood: Neighbourhood) -> Steps[None]:
    """An anomaly leaves a scar on the space of its neighbourhood with most doom."""
    here = spaces_of(g, hood)
    most = max(s.doom for s in here)
    yield from place_scar(g, tuple([s for s in here if s.doom == most]))


# ------------------------------------------------------------------ 20: Threshold


@front(20)
class Threshold:
    @objective(lambda g, this: g.sheet.clues + g.sheet.doom >= 2)
    def is_crossed(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """With two tokens on the sheet, whatever they are, the card turns."""
        yield from turn_card(g, this)


@reverse(20)
class ThresholdBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Card 21 turns; everybody may join the Lodge. If somebody does, cards 24 and 25 come, otherwise its people
        are among the monsters, and card 22 comes."""
        scars = in_codex(g, "archive-21")
        if scars is not None:
            yield from turn_card(g, scars)
        for you in g.investigators:
            yield from may_join(g, you)
        if any(i.loyal for i in g.investigators):
            yield from add_to_codex(g, 24)
            yield from add_to_codex(g, 25)
        else:
            let_loose(g)
            yield from add_to_codex(g, 22)
        return_card(g, this)


@flow(cite="ah3/400.1d .1h /488.5")
def may_join(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """A dark pact is the price of joining; who has one cannot pay it."""
    if not can_become(g, you, DARK_PACT):
        g.tell("ah3-log-cannot-join", why_not(g, you, DARK_PACT), seat=you)
        return
    join = Option("join", "ah3-option-join-lodge", (), (), ("ah3/400.1d",))
    picked = yield from choose(g, you.index, (join, NO), "ah3-prompt-join-lodge", cite="ah3/400.1d")
    if picked.key == "join" and (yield from become(g, you, DARK_PACT)):
        g.change(you, loyal=True)
        g.tell("ah3-log-joins-lodge", "ah3/400.1d", seat=you)


def let_loose(g: ArkhamHorror) -> None:
    """What was set aside of the Lodge is shuffled into the monster deck; the cup grows."""
    deck = g.pile("monster-deck")
    for monster in g.cards("set-aside"):
        move(g, monster, deck)
    shuffle(g, deck)
    g.tell("ah3-log-lodge-loose", "ah3/403.5b")
    show_top(g)
    into_the_cup(g, "monster", "burst")


# ------------------------------------------------------------------ 21: Lasting Scars


@cite("ah3/456.2")
def is_unscarred(g: ArkhamHorror, this: Paper, you: Any, e: AnomalyAppeared) -> bool:
    """An anomaly leaves a scar only where there is none, open or mended."""
    free = True
    if is_scarred(g, g.entity(e.about)):
        free = False
    return free


@front(21)
class LastingScars:
    @forced(after(AnomalyAppeared), if_=is_unscarred, cite="ah3/403.5d")
    def tear(g: ArkhamHorror, this: Paper, you: Investigator, e: AnomalyAppeared) -> Steps[None]:
        yield from scarred_by(g, g.entity(e.about))


@reverse(21)
class LastingScarsBack:
    @forced(after(AnomalyAppeared), if_=is_unscarred, cite="ah3/403.5d")
    def tear(g: ArkhamHorror, this: Paper, you: Investigator, e: AnomalyAppeared) -> Steps[None]:
        yield from scarred_by(g, g.entity(e.about))

    @component_action(everybody=True, unless="scar",
                      if_=lambda g, this, you: scar_at(g, you) is not None and g.sheet.clues >= 2)  # fmt: skip
    def mend(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        """2 clues of the sheet mend the scar of one's space."""
        scar = scar_at(g, you)
        spend_sheet_clues(g, 2, ACTION)
        g.change(scar, mended=True)
        g.touch(scar)
        g.tell("ah3-log-mended", ACTION, seat=you, space=g.here(scar), n=mended(g))
        recheck_monsters(g)


# ------------------------------------------------------------------ 22: Go It Alone


@front(22)
class GoItAlone:
    @objective(lambda g, this: mended(g) >= 1)
    def eureka(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """After the first scar is mended: two new ones, and card 23."""
        yield from turn_to(g, this, "eureka-moment")
        yield from place_scars(g, 2)
        yield from add_to_codex(g, 23)
        return_card(g, this)

    @doomed(lambda g, this: g.sheet.doom >= 6)
    def crack(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """A new scar, and the back of card 26."""
        yield from turn_to(g, this, "crack-in-reality")
        yield from place_scars(g, 1)
        yield from like_unto_a_god(g)
        return_card(g, this)


@reverse(22)
class GoItAloneBack:
    """Which of its two texts is read, the line on the front says."""


# ------------------------------------------------------------------ 23: Some Progress


@front(23)
class SomeProgress:
    @objective(lambda g, this: mended(g) >= 3)
    def way_is_closed(g: ArkhamHorror, this: Paper) -> Any:
        win(g, 23, "the-way-is-closed")

    @doomed(lambda g, this: g.sheet.doom >= 8)
    def come_undone(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_to(g, this, "come-undone")
        yield from like_unto_a_god(g)
        return_card(g, this)


@reverse(23)
class SomeProgressBack:
    """Which of its two texts is read, the line on the front says."""


# ------------------------------------------------------------------ 24: Twilight Gathers


@front(24)
class TwilightGathers:
    @objective(lambda g, this: mended(g) >= 1)
    def gathering_power(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """The group stays with the Lodge, and card 26 joins, or leaves it, and its back is read."""
        yield from turn_to(g, this, "gathering-power")
        options = (Option("stay", "ah3-option-stay"), Option("leave", "ah3-option-leave"))
        picked = yield from agree(g, options, "ah3-prompt-lodge", "ah3/004")
        if picked.key == "stay":
            yield from add_to_codex(g, 26)
        else:
            yield from like_unto_a_god(g)
        return_card(g, this)

    @doomed(lambda g, this: g.sheet.doom >= 6)
    def silver_key(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """A new scar, and the back of card 26."""
        yield from turn_to(g, this, "the-silver-key")
        yield from place_scars(g, 1)
        yield from like_unto_a_god(g)
        return_card(g, this)


@reverse(24)
class TwilightGathersBack:
    """Which of its two texts is read, the line on the front says."""


# ------------------------------------------------------------------ 25: Plumb the Void


@front(25)
class PlumbTheVoid:
    @component_action(everybody=True, if_=lambda g, this, you: in_anomaly(g, you), unless="no-anomaly")
    def plumb(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Lore -1: to any space with an anomaly around it; failed, to the unstable space and 1 horror."""
        result = yield from test(g, you, LORE, -1, (CODEX,), 0, this)
        if result:
            near = tuple([s for s in places(g) if g.entity(s.hood).anomaly])
            space = yield from choose_entity(g, you.index, near, "ah3-prompt-move", "move", "ah3/467.4")
        else:
            space = yield from agree_on(g, unstable(g), "ah3-prompt-unstable", "goes-to", "ah3/460.2")
        if space is not None:
            yield from go_to(g, you, space, False, "ah3/467.4")
        if not result:
            yield from suffer(g, you, 0, 1, cite=ACTION)


def in_anomaly(g: ArkhamHorror, you: Investigator) -> bool:
    hood = hood_of(g, you)
    return hood is not None and hood.anomaly


@reverse(25)
class PlumbTheVoidBack:
    """The Lodge has what it wanted: who is loyal to it has won."""


# ------------------------------------------------------------------ 26: Sanford Revealed


@front(26)
class SanfordRevealed:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from place_scars(g, 2)

    @objective(lambda g, this: mended(g) >= 3)
    def lodge_prevails(g: ArkhamHorror, this: Paper) -> Any:
        """Whoever is loyal to the Lodge wins; without anybody loyal left all lose."""
        if any(i.loyal for i in g.investigators):
            win(g, 25)
        else:
            lose(g, 25)

    @doomed(lambda g, this: g.sheet.doom >= 9)
    def unto_a_god(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(26)
class SanfordRevealedBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from servitor_comes(g)
        return_card(g, this)


@flow(cite="ah3/403.5e /459.6")
def servitor_comes(g: ArkhamHorror) -> Steps[None]:
    """The servitor appears at the Historical Society, and card 27 joins."""
    yield from spawn_named(g, SERVITOR, g.space("historical-society"))
    yield from add_to_codex(g, 27)


@flow(cite="ah3/403.5b")
def like_unto_a_god(g: ArkhamHorror) -> Steps[None]:
    """The back of card 26 is read; the card itself stays in the archive."""
    read_out(g, "ah3/403.5b", "archive-26", "back")
    yield from servitor_comes(g)


# ------------------------------------------------------------------ 27: Back to the Wall


@front(27)
class BackToTheWall:
    @forced(would(Reading), cite="ah3/446.6",
            if_=lambda g, this, you, e: (g.entity(e.card).code, e.part) in SANFORD)  # fmt: skip
    def sanford_comes(g: ArkhamHorror, this: Paper, you: Investigator, e: Reading) -> Any:
        """Where an encounter names Carl Sanford, the servitor comes instead."""
        replace(g, e, sanford_strikes.later(g.entity(e.about)))

    @forced(after(MonsterDefeated), if_=lambda g, this, you, e: g.entity(e.about).code == SERVITOR, cite="ah3/403.5c")
    def arkham_scarred(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Any:
        win(g, 27, "arkham-scarred")

    @doomed(lambda g, this: g.sheet.doom >= 13)
    def key_and_gate(g: ArkhamHorror, this: Paper) -> Any:
        lose(g, 27, "the-key-and-the-gate")


@flow(cite="ah3/446.6 /467.4")
def sanford_strikes(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The servitor comes directly to somebody, engages them and deals its damage and horror."""
    servitor = next((m for m in monsters(g) if m.code == SERVITOR), None)
    if servitor is None:
        return
    g.change(servitor, space=you.space, engaged=(), exhausted=False)
    g.tell("ah3-log-monster-moves", "ah3/467.4", monster=servitor, space=g.here(you))
    yield from engage(g, servitor, you, "ah3/446.6")
    yield from deal(g, servitor, you)
    yield from settle(g)


@reverse(27)
class BackToTheWallBack:
    """Its two texts are the two ends of the game."""


# ------------------------------------------------------------------ 28: Servitor of Yog-Sothoth


@epic(28, "Servitor of Yog-Sothoth", traits="human thrall", speed=0, spawn="", health=2, elite=2, attack=0, evade=0,
      damage=2, horror=2, remnant=True)  # fmt: skip
class ServitorOfYogSothoth:
    constant = (adds(HEALTH, lambda g, this: 3 * len(open_scars(g)), lambda g, this, it: it is this, "ah3/459.8h"),)

    def lurks(g: ArkhamHorror, this: Monster) -> Steps[None]:
        yield from doom_where_it_is(g, this)

    @forced(after(Disengaged), if_=lambda g, this, you, e: e.about == this.id, cite="ah3/459.8h")
    def part(g: ArkhamHorror, this: Monster, you: Investigator, e: Disengaged) -> Steps[None]:
        """1 doom where it was disengaged."""
        yield from place_doom(g, g.here(this), 1, "ah3/459.8h")

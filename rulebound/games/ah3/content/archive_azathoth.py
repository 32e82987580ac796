"""The archive cards of Approach of Azathoth: 3 to 9."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import forced, would
from rulebound.core.game.values import cannot
from rulebound.core.material.cards import LAST, move, reveal
from rulebound.core.timing.timing import replace
from rulebound.games.ah3.board import FUTURE
from rulebound.games.ah3.cards import component_action, doomed, front, objective, reverse
from rulebound.games.ah3.rules.codex import add_to_codex, into_the_cup, lose, return_card, turn_card, win
from rulebound.games.ah3.rules.encounters import EncounterBegins
from rulebound.games.ah3.rules.gaining import spend_sheet_clues
from rulebound.games.ah3.rules.group import agree_on, next_to_go, playing
from rulebound.games.ah3.rules.losing import suffer
from rulebound.games.ah3.rules.moving import ENTERING, go_to, ways
from rulebound.games.ah3.rules.parts import CODEX
from rulebound.games.ah3.rules.skill_tests import test
from rulebound.games.ah3.rules.spawning import find_monsters, put_on_board
from rulebound.games.ah3.state import (
    LORE,
    ArkhamHorror,
    Investigator,
    Marker,
    Paper,
    Space,
    in_codex,
    investigators_at,
    nearest,
    start_space,
    streets,
)

CULTIST = "cultist"
MARKED = ("arkham-advertiser", "black-cave", "independence-square", "unvisited-isle", "velmas-diner")
"""Where the five markers lie."""
BLUE, RED = "marker-blue", "marker-red"
ACTION = "ah3/423.2a"


# ------------------------------------------------------------------ the markers


def marked_space(g: ArkhamHorror, colour: str) -> Space | None:
    """Where the marker of a colour lies open; None if it does not."""
    found = next((m for m in g.all(Marker) if m.code == colour and m.space and m.pile == g.pile("markers").id), None)
    return None if found is None else g.here(found)


def ritual_site(g: ArkhamHorror) -> Space | None:
    return marked_space(g, BLUE)


def epicentre(g: ArkhamHorror) -> Space | None:
    return marked_space(g, RED)


def was_found(g: ArkhamHorror, colour: str) -> bool:
    """Has the marker of a colour ever been revealed?"""
    unseen = (g.pile("marker-box").id, g.pile("hidden-markers").id)
    return any(m.code == colour and m.pile not in unseen for m in g.all(Marker))


def hidden_at(g: ArkhamHorror, space: int) -> Any:
    """The face-down marker of a space, or None."""
    return next((m for m in g.cards("hidden-markers") if m.space == space), None)


def take_away(g: ArkhamHorror, marker: Marker) -> None:
    """A marker leaves the board for good, or was never on it."""
    reveal(g, marker)
    if marker.space:
        g.tell("ah3-log-marker-gone", "ah3/456.2", marker=marker, space=g.here(marker))
    g.change(marker, space=0)
    move(g, marker, g.pile("box"))
    g.touch(g.sheet)


def stands_at(g: ArkhamHorror, you: Investigator, space: Space | None) -> bool:
    return space is not None and you.space == space.id


# ------------------------------------------------------------------ 3: Deja Vu


@front(3)
class DejaVu:
    @objective(lambda g, this: g.sheet.clues >= 3 and in_codex(g, "archive-4") is None, once=True)
    def ritual(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """With 3 clues on the sheet card 4 joins, once."""
        yield from add_to_codex(g, 4)

    @doomed(lambda g, this: g.sheet.doom >= 3)
    def time_slips(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(3)
class DejaVuBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """A cultist appears in the street nearest to the leader; card 5 joins, this one goes."""
        leader = g.leader
        found = find_monsters(g, CULTIST)
        if not found:
            g.tell("ah3-log-no-cultist", "ah3/003")
        if found and leader is not None:
            near = nearest(g, g.here(leader), streets(g))
            space = yield from agree_on(g, near, "ah3-prompt-spawn", "space", "ah3/004")
            if space is not None:
                yield from put_on_board(g, found[0], space)
        yield from add_to_codex(g, 5)
        return_card(g, this)


# ------------------------------------------------------------------ 4: Profane Ritual


@front(4)
class ProfaneRitual:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Five markers, mixed and face down, on five spaces."""
        for code, marker in zip(MARKED, g.cards("marker-box"), strict=True):
            space = g.space(code)
            g.change(marker, space=space.id)
            move(g, marker, g.pile("hidden-markers"), LAST)
            g.tell("ah3-log-marker-placed", "ah3/456.2", marker=marker, space=space)
        yield from turn_card(g, this)


@reverse(4)
class ProfaneRitualBack:
    @component_action(
        everybody=True,
        if_=lambda g, this, you: hidden_at(g, you.space) is not None,
        unless="no-marker",
        cite="ah3/423.1 .2 .3 /456.1",
    )
    def look_closer(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """The marker of one's space is revealed: white goes, blue brings card 6, red card 7."""
        marker = hidden_at(g, you.space)
        reveal(g, marker)
        g.tell("ah3-log-marker", ACTION, seat=you, marker=marker)
        if marker.code not in (BLUE, RED):
            take_away(g, marker)
            return
        move(g, marker, g.pile("markers"), LAST)
        if marker.code == BLUE:
            yield from add_to_codex(g, 6)
        else:
            yield from add_to_codex(g, 7, in_codex(g, "archive-6-back") is not None)

    @objective(lambda g, this: was_found(g, BLUE) and was_found(g, RED))
    def both_found(g: ArkhamHorror, this: Paper) -> Any:
        """Once blue and red are found, the other markers and this card go."""
        for marker in g.cards("hidden-markers"):
            take_away(g, marker)
        return_card(g, this)


# ------------------------------------------------------------------ 5: Time Unstuck


@front(5)
class TimeUnstuck:
    @objective(
        lambda g, this: (
            g.sheet.clues >= 3 and in_codex(g, "archive-4") is None and not any(m.space for m in g.all(Marker))
        )
    )
    def ritual(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """With 3 clues on the sheet and no marker on the board card 4 joins."""
        yield from add_to_codex(g, 4)

    @doomed(lambda g, this: g.sheet.doom >= 7)
    def awakens(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from add_to_codex(g, 8)
        yield from add_to_codex(g, 9)
        return_card(g, this)


@reverse(5)
class TimeUnstuckBack:
    """It is read when card 7 says so: the game is won."""


# ------------------------------------------------------------------ 6: Ritual Site


@front(6)
class RitualSite:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Two cultists appear at the site of the ritual."""
        site, found = ritual_site(g), find_monsters(g, CULTIST, 2)
        if not found:
            g.tell("ah3-log-no-cultist", "ah3/003")
        for monster in found:
            if site is not None:
                yield from put_on_board(g, monster, site)

    @component_action(everybody=True, unless="ritual-site",
                      if_=lambda g, this, you: stands_at(g, you, ritual_site(g)) and g.sheet.clues >= 5)  # fmt: skip
    def break_the_barrier(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """5 clues of the sheet destroy the barrier."""
        spend_sheet_clues(g, 5, ACTION)
        take_away(g, next(m for m in g.cards("markers") if m.code == BLUE))
        yield from turn_card(g, this)


@reverse(6)
class RitualSiteBack:
    """While it lies like this, the barrier is destroyed."""


# ------------------------------------------------------------------ 7: A Strange Barrier


@front(7)
class StrangeBarrier:
    constant = (cannot(ENTERING, lambda g, this, space: space is epicentre(g), "ah3/002"),)

    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Whoever is at the epicentre moves to a bordering space, in the order the group likes."""
        space = epicentre(g)
        left, asking = investigators_at(g, space) if space is not None else (), True
        while left:
            you = left[0]
            if asking:
                picked = yield from next_to_go(g, left, "ah3-prompt-leaves-next", "leaves", "ah3/004")
                you, asking = picked
            left = tuple([i for i in left if i is not you])
            to = yield from choose_entity(g, you.index, ways(g, you), "ah3-prompt-move", "move", "ah3/403.5b")
            if to is not None:
                yield from go_to(g, you, to, False, "ah3/403.5b")
            left = playing(left)

    @objective(lambda g, this: in_codex(g, "archive-6-back") is not None)
    def barrier_falls(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(7)
class StrangeBarrierBack:
    @component_action(everybody=True, unless="epicentre-clues",
                      if_=lambda g, this, you: stands_at(g, you, epicentre(g)) and g.sheet.clues >= 3)  # fmt: skip
    def mend_time(g: ArkhamHorror, this: Paper, you: Investigator) -> Any:
        """3 clues of the sheet at the epicentre: the game is won."""
        spend_sheet_clues(g, 3, ACTION)
        win(g, 5)


# ------------------------------------------------------------------ 8: Azathoth Awakens!


@front(8)
class AzathothAwakens:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """More doom and another gate in the cup; only the red marker is left; cards 4, 6 and 7 go."""
        into_the_cup(g, "doom", "burst")
        uncover(g)
        for n in (4, 6, 7):
            card = in_codex(g, f"archive-{n}")
            if card is not None:
                return_card(g, card)
        yield from turn_card(g, this)


def uncover(g: ArkhamHorror) -> None:
    """All markers are revealed and removed but the red one; where none was on the board it lies on the first space."""
    for marker in (*g.cards("marker-box"), *g.cards("hidden-markers"), *g.cards("markers")):
        reveal(g, marker)
        if marker.code != RED:
            take_away(g, marker)
            continue
        if not marker.space:
            g.change(marker, space=start_space(g).id)
        move(g, marker, g.pile("markers"))
        g.tell("ah3-log-marker-placed", "ah3/456.2", marker=marker, space=g.here(marker))


@reverse(8)
class AzathothAwakensBack:
    @component_action(everybody=True, if_=lambda g, this, you: stands_at(g, you, epicentre(g)), unless="epicentre")
    def step_through(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """From the epicentre into the future."""
        yield from go_to(g, you, g.space(FUTURE), False, ACTION)

    @objective(lambda g, this: this.clues >= 5)
    def lost_in_time(g: ArkhamHorror, this: Paper) -> Any:
        win(g, 9, "lost-in-time")

    @doomed(lambda g, this: g.sheet.doom >= 13)
    def blind_chaos(g: ArkhamHorror, this: Paper) -> Any:
        lose(g, 9, "blind-chaos")


# ------------------------------------------------------------------ 9: The Future


@front(9)
class TheFuture:
    def joins(g: ArkhamHorror, this: Paper) -> Any:
        """It is a space that borders on nothing."""
        g.add(Space(code=FUTURE))
        g.tell("ah3-log-future", "ah3/403.5b", space=g.space(FUTURE))

    @component_action(everybody=True, unless="future",
                      if_=lambda g, this, you: g.here(you).code == FUTURE and g.sheet.clues > 0)  # fmt: skip
    def carry_a_clue(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Lore -2: a clue goes from the sheet to card 8."""
        result = yield from test(g, you, LORE, -2, (CODEX,), 0, this)
        awake = in_codex(g, "archive-8")
        if result and g.sheet.clues and awake is not None:
            spend_sheet_clues(g, 1, ACTION)
            g.change(awake, clues=awake.clues + 1)
            g.tell("ah3-log-card-clues", ACTION, card=awake, n=awake.clues)
            g.touch(awake)

    @forced(would(EncounterBegins), if_=lambda g, this, you, e: g.here(g.entity(e.about)).code == FUTURE,
            cite="ah3/446.6")  # fmt: skip
    def nothing_to_meet(g: ArkhamHorror, this: Paper, you: Investigator, e: EncounterBegins) -> Any:
        """Instead of an encounter there 2 horror."""
        replace(g, e, stare.later(g.entity(e.about)))


@flow(cite="ah3/446.6")
def stare(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    yield from suffer(g, you, 0, 2, cite="ah3/446.6")


@reverse(9)
class TheFutureBack:
    """Its two texts are the two ends of the game."""

"""The archive cards of Feast for Umordhoth: 10 to 12, 18 and the monster 19 (the hunt cards 13 to 17: hunts.py)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, forced
from rulebound.core.game.values import adds
from rulebound.games.ah3.cards import doomed, epic, front, in_test, objective, reverse
from rulebound.games.ah3.rules.codex import (
    add_to_codex,
    archived,
    lose,
    mark_sheet,
    return_card,
    turn_card,
    win,
)
from rulebound.games.ah3.rules.doom import shuffled_in
from rulebound.games.ah3.rules.engaging import HEALTH, MonsterDefeated
from rulebound.games.ah3.rules.gaining import gain_special, spend_sheet_clues
from rulebound.games.ah3.rules.parts import ATTACK
from rulebound.games.ah3.rules.spawning import Spawned, spawn_named
from rulebound.games.ah3.state import (
    ArkhamHorror,
    Investigator,
    Monster,
    Neighbourhood,
    Paper,
    definition,
    fact,
    hood_of,
    in_codex,
)

UMORDHOTH = "archive-19"
HUNTS = (13, 14, 15, 16, 17)
FEASTED = 5
"""With so many markers on the sheet the feast begins."""


def is_worshiper(g: ArkhamHorror, this: Paper, you: Any, e: Any) -> bool:
    return bool(fact(g, g.entity(e.about), "worshiper"))


def is_marked_worshiper(g: ArkhamHorror, this: Paper, you: Any, e: Any) -> bool:
    """A worshiper, in a neighbourhood where the marker of the hunt still lies."""
    hood = hood_of(g, g.entity(e.about))
    return is_worshiper(g, this, you, e) and hood is not None and hood.marker


def is_umordhoth(g: ArkhamHorror, this: Paper, you: Any, e: Any) -> bool:
    return bool(g.entity(e.about).code == UMORDHOTH)


# ------------------------------------------------------------------ 10: Fresh Meat


@front(10)
class FreshMeat:
    @objective(lambda g, this: g.sheet.clues >= 3)
    def follow_the_trail(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """With 3 clues on the sheet all of them go, and the card turns."""
        spend_sheet_clues(g, g.sheet.clues, "ah3/403.5c")
        yield from turn_card(g, this)


@reverse(10)
class FreshMeatBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Lita joins the leader, and so does the Masked Hunter; the hunt cards go into their decks; card 12 joins."""
        leader = g.leader
        if leader is not None:
            yield from gain_special(g, leader, "lita-chantler")
            yield from spawn_named(g, "masked-hunter", g.here(leader), leader)
        for n in HUNTS:
            card = archived(g, n)
            if card is not None:
                shuffled_in(g, card, g.hood(definition(g, card).hood))
        g.tell("ah3-log-hunt-begins", "ah3/403.5b")
        for hood in g.all(Neighbourhood):
            g.change(hood, marker=True)
        yield from add_to_codex(g, 12)
        return_card(g, this)


# ------------------------------------------------------------------ 11: The Hunger Below


@front(11)
class HungerBelow:
    @doomed(lambda g, this: g.sheet.doom >= 8)
    def wakes(g: ArkhamHorror, this: Paper) -> Steps[None]:
        yield from turn_card(g, this)


@reverse(11)
class HungerBelowBack:
    def joins(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """Card 10 first, if it is still there; then Umordhoth on Hangman's Hill, and card 18."""
        first = in_codex(g, "archive-10")
        if first is not None:
            yield from turn_card(g, first)
        yield from spawn_named(g, UMORDHOTH, g.space("hangmans-hill"))
        yield from add_to_codex(g, 18)
        return_card(g, this)


# ------------------------------------------------------------------ 12: False Faces


@front(12)
class FalseFaces:
    @forced(after(Spawned), if_=is_marked_worshiper, cite="ah3/456.2")
    def unmask(g: ArkhamHorror, this: Paper, you: Investigator, e: Spawned) -> Any:
        """The marker of the neighbourhood where a worshiper appears goes."""
        hood: Any = hood_of(g, g.entity(e.about))
        g.change(hood, marker=False)
        g.tell("ah3-log-hood-marker-gone", "ah3/456.2", hood=hood)

    @forced(after(MonsterDefeated), if_=is_worshiper, cite="ah3/456.2")
    def count_one(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """A defeated worshiper is a marker on the sheet; the fifth turns card 11."""
        mark_sheet(g)
        below = in_codex(g, "archive-11")
        if g.sheet.markers == FEASTED and below is not None:
            yield from turn_card(g, below)


@reverse(12)
class FalseFacesBack:
    """The end of the feast: the game is won."""


# ------------------------------------------------------------------ 18: The Feast of Ghouls


@front(18)
class FeastOfGhouls:
    constant = (
        adds(HEALTH, lambda g, this: -2 * g.sheet.markers, lambda g, this, it: it.code == UMORDHOTH, "ah3/452.3"),
    )

    @forced(after(MonsterDefeated), if_=is_umordhoth, cite="ah3/403.5c")
    def starve(g: ArkhamHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Any:
        win(g, 12)

    @doomed(lambda g, this: g.sheet.doom >= 15)
    def is_served(g: ArkhamHorror, this: Paper) -> Any:
        lose(g, 18)


@reverse(18)
class FeastOfGhoulsBack:
    """The game is lost."""


# ------------------------------------------------------------------ 19: Umordhoth


@epic(19, "Umordhoth", traits="ancient-one", speed=1, spawn="", hunter="nearest", health=8, elite=4, attack=-2,
      evade=-1, damage=3, horror=3, keywords="massive", remnant=True)  # fmt: skip
class Umordhoth:
    @in_test(if_=lambda g, this, you: is_attacked(g, this, you) and g.sheet.clues > 0, cite="ah3/466.4d")
    def know_its_weakness(g: ArkhamHorror, this: Monster, you: Investigator) -> Any:
        """A clue of the sheet is 1 more damage in an attack on it: of that attack, and no success."""
        spend_sheet_clues(g, 1, "ah3/466.4d")
        deed = g.deed
        assert deed is not None
        g.change(deed, damage=deed.damage + 1)


def is_attacked(g: ArkhamHorror, this: Monster, you: Investigator) -> bool:
    it = g.test
    return it is not None and it.who == you.index and ATTACK in it.sorts and it.monster == this.id

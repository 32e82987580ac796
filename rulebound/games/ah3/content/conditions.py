"""The conditions: blessed and cursed, two sides of one card, and the dark pact with what its back may hide."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced
from rulebound.core.game.decision import choose, options_for
from rulebound.core.state.chance import roll
from rulebound.core.state.entities import Option
from rulebound.games.ah3.cards import back, condition
from rulebound.games.ah3.rules.defeat import devour
from rulebound.games.ah3.rules.doom import place_doom, sheet_doom
from rulebound.games.ah3.rules.gaining import spend_sheet_clues
from rulebound.games.ah3.rules.group import agree, agree_on, next_of
from rulebound.games.ah3.rules.losing import heal, pay
from rulebound.games.ah3.rules.monsters import attacks
from rulebound.games.ah3.rules.mythos import draw_token
from rulebound.games.ah3.rules.piles import back_of, discard
from rulebound.games.ah3.rules.skill_tests import Tested, shown
from rulebound.games.ah3.rules.spawning import spawn_monster
from rulebound.games.ah3.rules.stories import story_of
from rulebound.games.ah3.state import (
    BLESSED,
    CURSED,
    ArkhamHorror,
    Investigator,
    Paper,
    Sheet,
    asset,
    hood_of,
    monsters,
    spaces_of,
)

DARK_BLESSING, VOICE = "dark-blessing", "voice-of-the-messenger"
TOKENS, CLUES = 6, 3


@condition("Blessed", other=CURSED, succeeds=4)
class Blessed:
    @forced(after(Tested), if_=lambda g, this, you, e: e.about == you.id and not e.result, cite="ah3/488.8 /466.5b")
    def fade(g: ArkhamHorror, this: Paper, you: Investigator, e: Tested) -> Any:
        discard(g, this)


@condition("Cursed", copies=0, other=BLESSED, succeeds=6)
class Cursed:
    @forced(after(Tested), if_=lambda g, this, you, e: e.about == you.id and e.result > 0, cite="ah3/488.8 /466.5b")
    def lift(g: ArkhamHorror, this: Paper, you: Investigator, e: Tested) -> Any:
        discard(g, this)


# ------------------------------------------------------------------ the dark pact


@condition("Dark Pact")
class DarkPact:
    def reckoning(g: ArkhamHorror, this: Paper) -> Steps[None]:
        """A die; with a 1 the card is turned."""
        you = g.seat(this.owner)
        dice = roll(g, 2 if asset(g, you, DARK_BLESSING) else 1)
        g.tell("ah3-log-pact-roll", "ah3/450.1", seat=you, dice=shown(dice))
        if 1 in dice and asset(g, you, VOICE):
            dice = yield from plead(g, you, dice)
        if 1 in dice and you.code:
            yield from come_due(g, this, you)


@flow(cite="ah3/450.2 /001")
def plead(g: ArkhamHorror, you: Investigator, dice: tuple[int, ...]) -> Steps[tuple[int, ...]]:
    """The one card that reaches this roll: for 1 horror the ones are rolled again."""
    options = (Option("plead", "ah3-option-plead"), Option("leave", "core-option-leave"))
    picked = yield from choose(g, you.index, options, "ah3-prompt-plead", (("dice", shown(dice)),), "ah3/001")
    if picked.key == "plead" and (yield from pay(g, you, 0, 1)):
        dice = tuple([roll(g, 1)[0] if d == 1 else d for d in dice])
        g.tell("ah3-log-pact-roll", "ah3/001", seat=you, dice=shown(dice))
    return dice


@flow(cite="ah3/488.7")
def come_due(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
    """The back is seen, and what it says happens."""
    side = back_of(g, card)
    g.tell("ah3-log-pact-turned", "ah3/488.7", seat=you, card=side, story=story_of(side.code, ""))
    yield from g.registry[side.code].facts["turned"](g, card, you)
    if card.owner == you.index and card.back == side.id:
        discard(g, card)


@back(1, "The World Undone")
class TheWorldUndone:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        yield from place_doom(g, g.here(you), 3, "ah3/488.7")


@back(2, "Pact of Sacrifice")
class PactOfSacrifice:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        others = tuple([i for i in g.investigators if i is not you])
        who = yield from choose_entity(g, you.index, others, "ah3-prompt-sacrifice", "sacrifice", "ah3/443.1")
        if who is not None:
            yield from devour(g, who)
        else:
            g.tell("ah3-log-nobody-else", "ah3/003")


@back(3, "The Ultimate Price")
class TheUltimatePrice:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        yield from devour(g, you)


@back(4, "An Alliance of Evil")
class AnAllianceOfEvil:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        """A monster in each space of the neighbourhood; then all monsters heal, and those engaged attack."""
        yield from monsters_all_over(g, you)
        for monster in monsters(g):
            heal(g, monster, monster.damage)
        yield from all_attack(g)


@flow(cite="ah3/004 /459.6")
def monsters_all_over(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """A monster in each space of somebody's neighbourhood: which space is next, the group says."""
    hood = hood_of(g, you)
    left, asking = spaces_of(g, hood) if hood is not None else (), True
    while left:
        space = left[0]
        if asking and g.pile("monster-deck").cards:
            picked = yield from next_of(g, left, "ah3-prompt-spawn-next", "space", "ah3/004")
            space, asking = picked
        left = tuple([s for s in left if s is not space])
        yield from spawn_monster(g, space)


@flow(cite="ah3/004 /202.3a")
def all_attack(g: ArkhamHorror) -> Steps[None]:
    """Every engaged monster attacks, a massive one all whom it is engaged with, in the order the group likes."""
    left, asking = tuple([m for m in monsters(g) if m.engaged]), True
    while left:
        monster = left[0]
        if asking:
            picked = yield from next_of(g, left, "ah3-prompt-attacks-next", "attacks", "ah3/004")
            monster, asking = picked
        left = tuple([m for m in left if m is not monster])
        due = tuple([g.seat(s) for s in monster.engaged])
        while due:
            you = yield from agree_on(g, due, "ah3-prompt-attacked", "attacked", "ah3/004")
            due = tuple([i for i in due if i is not you])
            yield from attacks(g, monster, you)


@back(5, "Dark Destiny")
class DarkDestiny:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        for _ in range(TOKENS):
            yield from draw_token(g, you)


@back(6, "Forbidden Knowledge")
class ForbiddenKnowledge:
    def turned(g: ArkhamHorror, card: Paper, you: Investigator) -> Steps[None]:
        """Three clues go, from whoever has any and from the sheet; with fewer than two of them doom comes."""
        gone = 0
        for _ in range(CLUES):
            gone += yield from give_up(g)
        if gone < 2:
            yield from sheet_doom(g, 1, "ah3/488.7")


@flow(cite="ah3/488.7 /004")
def give_up(g: ArkhamHorror) -> Steps[int]:
    """One clue of somebody's or of the sheet's is discarded, as the group likes; 0 if there is none."""
    owners: tuple[Any, ...] = (*g.investigators, g.sheet)
    holders = tuple([o for o in owners if o.clues > 0])
    if not holders:
        return 0
    picked = yield from agree(g, options_for(g, holders, "clue-of"), "ah3-prompt-give-up-clue", "ah3/004")
    holder: Any = g.entity(picked.about[0])
    if type(holder) is Sheet:
        spend_sheet_clues(g, 1, "ah3/488.7")
    else:
        g.change(holder, clues=holder.clues - 1)
        g.tell("ah3-log-clues-spent", "ah3/488.7", seat=holder, n=1)
    return 1

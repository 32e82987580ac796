"""The language in which encounters are written: each form once, a card in two or three lines.

    encounter("downtown", 2, arkham_asylum=may(to(spend_money(1), recover_one(sanity=3))), ...)

`test` takes the skill, its modifier, and what a pass and a fail bring; what stands before it in a `seq` happens first.
Forms for choices (`one_of`, `may`, `to`, `unless`) are those of core/card_language/forms.py.
"""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, form, perform
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.chance import roll
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.ah3.rules import buying, gaining, losing, moving, skill_tests
from rulebound.games.ah3.rules import doom as dooming
from rulebound.games.ah3.rules.defeat import devour, retire
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.parts import ENCOUNTER
from rulebound.games.ah3.rules.spawning import EXHAUSTED, READY, spawn_monster
from rulebound.games.ah3.state import (
    ALLY,
    BLESSED,
    CURSED,
    DARK_PACT,
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILLS,
    SPELL,
    STRENGTH,
    WILL,
    ArkhamHorror,
    Investigator,
    Space,
    hood_of,
    places,
    spaces_of,
    streets,
    unstable,
)

L, I, O, S, W = LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL  # noqa: E741  (as the cards write them)
COMMON, CURIO, TOME = "common", "curio", "tome"
ANY_SPACE, HOOD, HERE, OTHER = "any", "hood", "here", "other"
"""From where doom is removed."""

__all__ = [
    "ANY_SPACE", "BLESSED", "COMMON", "CURIO", "CURSED", "DARK_PACT", "HERE", "HOOD", "OTHER", "TOME", "I", "L", "O",
    "S", "W",
]  # fmt: skip


# ------------------------------------------------------------------ tests


@form("ah3/446.7 .8 /466.5b .5c")
def test(
    g: ArkhamHorror, you: Investigator, skill: str, modifier: int = 0, passed: Effect | None = None,
    failed: Effect | None = None,
) -> Steps[bool]:  # fmt: skip
    """A test, and what comes of it."""
    result = yield from skill_tests.test(g, you, skill, modifier, sorts_of(g))
    yield from settle(g)
    after = passed if result else failed
    if after is not None:
        yield from perform(g, you, after)
    return bool(result)


def sorts_of(g: ArkhamHorror) -> tuple[str, ...]:
    return (ENCOUNTER,) if g.contact is not None else ()


@form("ah3/466.5a .5c")
def money_per_success(g: ArkhamHorror, you: Investigator, skill: str, modifier: int = 0) -> Steps[bool]:
    """A test, and a dollar for each success."""
    result = yield from skill_tests.test(g, you, skill, modifier, sorts_of(g))
    yield from settle(g)
    yield from gaining.gain_money(g, you, result)
    return bool(result)


@form("ah3/466.5a .5c")
def by_result(g: ArkhamHorror, you: Investigator, skill: str, none: Effect, some: Effect, many: Effect) -> Steps[int]:
    """A test with three outcomes: no success, one or two, three or more."""
    result = yield from skill_tests.test(g, you, skill, 0, sorts_of(g))
    yield from settle(g)
    yield from perform(g, you, none if not result else some if result < 3 else many)
    return result


@form("ah3/466.5a .5c /437.1")
def suffer_less(g: ArkhamHorror, you: Investigator, skill: str, damage: int = 0, horror: int = 0) -> Steps[bool]:
    """A test; each success is one damage or horror less."""
    result = yield from skill_tests.test(g, you, skill, 0, sorts_of(g))
    yield from losing.suffer(g, you, max(0, damage - result) if damage else 0, max(0, horror - result) if horror else 0)
    yield from settle(g)
    return True


# ------------------------------------------------------------------ damage, horror, recovering, time


@form("ah3/475.3 /431.3")
def suffer(g: ArkhamHorror, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Steps[bool]:
    yield from losing.suffer(g, you, damage, horror, direct)
    yield from settle(g)
    return True


@form("ah3/475.5 /431.5", lambda g, you, health, sanity: losing.can_recover(you, health, sanity))
def recover(g: ArkhamHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[bool]:
    """Only they themselves recover."""
    yield from losing.recover(g, you, health, sanity)
    return True


@form("ah3/484.4", lambda g, you, health, sanity: bool(losing.patients(g, you, health, sanity)))
def recover_one(g: ArkhamHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[bool]:
    """They or one of their allies recover, all of it the same one."""
    yield from losing.recover_one(g, you, health, sanity)
    return True


@form("ah3/438.1 .4")
def delayed(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """They become delayed, like it or not."""
    yield from losing.delay(g, you)
    return True


@form("ah3/443.1")
def devoured(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    yield from devour(g, you)
    return True


@form("ah3/408.1")
def retires(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    yield from retire(g, you)
    return True


# ------------------------------------------------------------------ prices


@form("ah3/400.1d .1f /411.1", lambda g, you, n: you.money >= n)
def spend_money(g: ArkhamHorror, you: Investigator, n: int) -> Any:
    gaining.pay(g, you, n, "ah3/400.1d")
    return True


@form("ah3/400.1d .1f /411.1 /434.3", lambda g, you, n: you.remnants >= n)
def spend_remnants(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    yield from gaining.spend_remnants(g, you, n)
    return True


@form("ah3/400.1d .1f /411.1", lambda g, you, n: you.clues >= n)
def spend_clues(g: ArkhamHorror, you: Investigator, n: int = 1) -> Any:
    g.change(you, clues=you.clues - n)
    g.tell("ah3-log-clues-spent", "ah3/411.1", seat=you, n=n)
    return True


@form("ah3/400.1d .1f /411.1", lambda g, you, n: gaining.focus_count(you) >= n)
def spend_focus(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    yield from gaining.drop_focus(g, you, n, "ah3/411.1")
    return True


@form("ah3/400.1d .1g /438.3 .5", lambda g, you: losing.can_be_delayed(you))
def become_delayed(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """They choose to be delayed, as a price."""
    yield from losing.delay(g, you)
    return True


@form("ah3/400.1d .1h /488.5", lambda g, you, code: gaining.can_become(g, you, code))
def take_condition(g: ArkhamHorror, you: Investigator, code: str) -> Steps[bool]:
    """They choose a condition, as a price."""
    yield from gaining.become(g, you, code)
    return True


# ------------------------------------------------------------------ tokens


@form("ah3/417.1")
def money(g: ArkhamHorror, you: Investigator, n: int) -> Steps[bool]:
    yield from gaining.gain_money(g, you, n)
    return True


@form("ah3/417.1 /003", lambda g, you, n: you.money > 0)
def lose_money(g: ArkhamHorror, you: Investigator, n: int) -> Steps[bool]:
    yield from gaining.lose_money(g, you, n)
    return True


@form("ah3/434.1")
def remnant(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    yield from gaining.gain_remnants(g, you, n)
    return True


@form("ah3/434.3", lambda g, you, price: you.remnants > 0)
def sell_remnants(g: ArkhamHorror, you: Investigator, price: int) -> Steps[bool]:
    """Any number of remnants, so many dollars each."""
    n = yield from how_many_remnants(g, you, "ah3-prompt-sell-remnants")
    yield from gaining.spend_remnants(g, you, n)
    yield from gaining.gain_money(g, you, n * price)
    return n > 0


@form("ah3/428.5 .6 /470.6")
def clue(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """A clue of the neighbourhood, if it holds one."""
    contact = g.contact
    hood = g.entity(contact.hood) if contact is not None and contact.hood else None
    return (yield from gaining.gain_clue(g, you, hood))


@form("ah3/428.3")
def spawn_clue(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    return (yield from dooming.spawn_clue(g))


@form("ah3/406.1")
def clue_to_sheet(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    """A clue from the supply comes to the sheet."""
    yield from gaining.clues_to_sheet(g, n)
    return True


@form("ah3/445.3 .4 .9", lambda g, you, n: gaining.can_focus(g, you))
def focus(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    """So many skills of one's choice are focused."""
    for _ in range(n):
        yield from gaining.focus(g, you)
    return True


@form("ah3/445.10", lambda g, you, n: gaining.can_focus(g, you))
def focus_beyond(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    """So many skills of one's choice, even above the limit."""
    for _ in range(n):
        yield from gaining.focus(g, you, "", True)
    return True


@form("ah3/445.10", lambda g, you, skill: gaining.can_focus(g, you, skill))
def focus_skill(g: ArkhamHorror, you: Investigator, skill: str) -> Steps[bool]:
    """This skill, even above the limit."""
    return (yield from gaining.focus(g, you, skill, True))


@form("ah3/445.10", lambda g, you: gaining.can_focus(g, you))
def focus_every(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """Every skill, even above the limit."""
    for skill in SKILLS:
        yield from gaining.focus(g, you, skill, True)
    return True


@form("ah3/445.1 /003", lambda g, you, n: gaining.focus_count(you) > 0)
def discard_focus(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    return bool((yield from gaining.drop_focus(g, you, n, "ah3/203.1")))


# ------------------------------------------------------------------ cards


@form("ah3/488.3 .6", lambda g, you, code: gaining.can_become(g, you, code))
def become(g: ArkhamHorror, you: Investigator, code: str) -> Steps[bool]:
    """A condition: blessed, cursed, dark-pact."""
    return (yield from gaining.become(g, you, code))


@form("ah3/463.3 .4", lambda g, you, code: gaining.special_left(g, code) is not None)
def special(g: ArkhamHorror, you: Investigator, code: str) -> Steps[bool]:
    """A special card by its name."""
    return (yield from gaining.gain_special(g, you, code))


@form("ah3/484.3", lambda g, you: bool(g.pile("allies").cards))
def ally(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    return (yield from gaining.gain_from_deck(g, you, ALLY))


@form("ah3/436.5", lambda g, you, n: bool(g.pile("spells").cards))
def spell(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    for _ in range(n):
        yield from gaining.gain_from_deck(g, you, SPELL)
    return True


@form("ah3/478.5 .6")
def item(g: ArkhamHorror, you: Investigator, trait: str = "", least: int = 0, most: int = 0) -> Steps[bool]:
    """An item of a trait, of a price between these (0: no limit): from the display or from the deck."""
    return (yield from gaining.gain_item(g, you, trait, least, most))


@form("ah3/401.10", lambda g, you, trait, n: len(gaining.items_of(g, you, trait)) >= n)
def discard_item(g: ArkhamHorror, you: Investigator, trait: str = "", n: int = 1) -> Steps[bool]:
    return bool((yield from gaining.discard_some(g, you, gaining.items_of(g, you, trait), n)))


@form("ah3/454.1 .2 .4")
def buy(
    g: ArkhamHorror, you: Investigator, trait: str, most: int = 0, half: bool = False, bought: Effect | None = None
) -> Steps[bool]:
    """Items of a trait from the display: one (most=1) or any number (0), perhaps at half price. `bought`
    happens only if something was."""
    n = yield from buying.buy_from_display(g, you, trait, most, half)
    if n and bought is not None:
        yield from perform(g, you, bought)
    return n > 0


@form("ah3/454.1 .2")
def buy_spells(
    g: ArkhamHorror, you: Investigator, shown: int, most: int = 0, half: bool = False, bought: Effect | None = None
) -> Steps[bool]:
    """So many spells are revealed and may be bought: one (most=1) or any number (0)."""
    n = yield from buying.buy_spells(g, you, shown, most, half)
    if n and bought is not None:
        yield from perform(g, you, bought)
    return n > 0


@form("ah3/400.1d", lambda g, you, shown, price: bool(g.pile("spells").cards))
def spell_for(g: ArkhamHorror, you: Investigator, shown: int, price: int) -> Steps[bool]:
    """So many spells are revealed; one of them can be had for a fixed price."""
    return bool((yield from buying.spell_for(g, you, shown, price)))


# ------------------------------------------------------------------ doom


def doom_spaces(g: ArkhamHorror, you: Investigator, where: str) -> tuple[Space, ...]:
    """The spaces with doom that an effect means."""
    hood = hood_of(g, you)
    if where == ANY_SPACE:
        found = places(g)
    elif where == HERE:
        found = (g.here(you),)
    else:
        found = tuple([s for s in spaces_of(g, hood) if where == HOOD or s.id != you.space]) if hood else ()
    return tuple([s for s in found if s.doom])


@form("ah3/400.1a /402.3e", lambda g, you, n, where: bool(doom_spaces(g, you, where)))
def remove_doom(g: ArkhamHorror, you: Investigator, n: int = 1, where: str = HERE) -> Steps[bool]:
    """Doom is removed from one space: any, of one's neighbourhood (hood), one's own (here), another of the
    neighbourhood (other)."""
    space = yield from choose_entity(
        g, you.index, doom_spaces(g, you, where), "ah3-prompt-remove-doom", "clear", "ah3/400.1a"
    )
    if space is None:
        g.tell("ah3-log-no-doom-anywhere", "ah3/003", seat=you)
        return False
    yield from dooming.remove_doom(g, space, n, you)
    return True


@form("ah3/400.1a", lambda g, you, n, spaces: bool(doom_spaces(g, you, ANY_SPACE)))
def remove_doom_from(g: ArkhamHorror, you: Investigator, n: int, spaces: int) -> Steps[bool]:
    """Doom is removed from up to so many different spaces, n from each."""
    left = doom_spaces(g, you, ANY_SPACE)
    if not left:
        g.tell("ah3-log-no-doom-anywhere", "ah3/003", seat=you)
    for _ in range(min(spaces, len(left))):
        space = yield from choose_entity(g, you.index, left, "ah3-prompt-remove-doom", "clear", "ah3/400.1a")
        left = tuple([s for s in left if s is not space])
        yield from dooming.remove_doom(g, space, n, you)
    return True


@form("ah3/479.1")
def doom_here(g: ArkhamHorror, you: Investigator, n: int = 1) -> Steps[bool]:
    yield from dooming.place_doom(g, g.here(you), n)
    return True


# ------------------------------------------------------------------ monsters and moving


@form("ah3/459.4 .6", lambda g, you, exhausted: bool(g.pile("monster-deck").cards))
def monster_here(g: ArkhamHorror, you: Investigator, exhausted: bool = False) -> Steps[bool]:
    """A monster appears in their space."""
    found = yield from spawn_monster(g, g.here(you), EXHAUSTED if exhausted else READY)
    return found is not None


@form("ah3/459.4 .6 /460.2", lambda g, you: bool(g.pile("monster-deck").cards))
def monster_at_unstable(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """A monster appears in the unstable space."""
    space = yield from agree_on(g, unstable(g), "ah3-prompt-spawn", "space", "ah3/460.2")
    found = yield from spawn_monster(g, space)
    return found is not None


@form("ah3/467.3")
def move(g: ArkhamHorror, you: Investigator, n: int = 1, unseen: bool = False) -> Steps[bool]:
    """Up to so many spaces; unseen: monsters take no notice on the way."""
    yield from moving.walk(g, you, n, unseen)
    return True


@form("ah3/467.3", lambda g, you: any(s.street for s in moving.ways(g, you)))
def move_to_street(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """To a bordering street of one's choice."""
    near = tuple([s for s in streets(g) if s in moving.ways(g, you)])
    space = yield from choose_entity(g, you.index, near, "ah3-prompt-move", "move", "ah3/467.3")
    if space is None:
        g.tell("ah3-log-no-way", "ah3/003", seat=you)
        return False
    return (yield from moving.go_to(g, you, space))


# ------------------------------------------------------------------ of single cards


@form("ah3/450.1 .2")
def gamble(g: ArkhamHorror, you: Investigator) -> Steps[bool]:
    """Two dice: 7 or 11 brings $5, 2, 3 or 12 costs $3."""
    dice = roll(g, 2)
    total = sum(dice)
    g.tell("ah3-log-dice", "ah3/450.1", seat=you, n=total)
    if total in (7, 11):
        yield from gaining.gain_money(g, you, 5)
    elif total in (2, 3, 12):
        yield from gaining.lose_money(g, you, 3)
    return True


@flow(cite="ah3/411.1")
def how_many_remnants(g: ArkhamHorror, you: Investigator, prompt: str) -> Steps[int]:
    """How many remnants one gives up, from none to as many as there are."""
    options = tuple([Option(str(n), "ah3-option-remnants", (("n", n),), value=n) for n in range(you.remnants + 1)])
    picked = yield from choose(g, you.index, options, prompt, cite="ah3/411.1")
    return int(picked.value)

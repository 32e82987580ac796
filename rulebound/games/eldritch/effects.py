"""The language in which encounters are written: each form once, a card in two or three lines.

    general(1, city=test(O, passed=..., failed=gain("detained")), ...)

`test` takes the skill, its modifier, and what a pass and a fail bring; what stands before it in a `seq` happens first.
Forms for choices (`one_of`, `may`, `to`, `unless`) are those of core/card_language/forms.py.
"""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, can, form, offer, perform, worded
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.rules import combat as fighting
from rulebound.games.eldritch.rules import gaining, losing, skill_tests, tokens
from rulebound.games.eldritch.rules.defeat import devour
from rulebound.games.eldritch.rules.doom import advance_doom, advance_omen, retreat_doom, set_omen
from rulebound.games.eldritch.rules.monsters import discard_monster, hurt, move_monster, ordinary, spawn_monster
from rulebound.games.eldritch.rules.mysteries import current_mystery, rumors, solve_rumor, solved, unsolve
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.paying import can_pay_clues, clues_to_spend, discount, pay_clues
from rulebound.games.eldritch.rules.piles import discard, held, to_be_had
from rulebound.games.eldritch.state import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    SKILLS,
    STRENGTH,
    WILL,
    WORLD,
    Casting,
    Contact,
    EldritchHorror,
    Investigator,
    Monster,
    Space,
    clue_count,
    condition,
    conditions,
    counted_at,
    definition,
    gates,
    has_trait,
    leader,
    monsters,
    monsters_at,
    on_board,
    possessions,
    spaces_of,
    spells,
    with_trait,
)

L, I, O, S, W = LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL  # noqa: E741  (as the cards write them)
ITEM, TRINKET, ALLY, WEAPON, TOME, SERVICE = "item", "trinket", "ally", "weapon", "tome", "service"
MADNESS, INJURY, RITUAL, INCANTATION = "madness", "injury", "ritual", "incantation"
DIE_PER_CLUE, LESS_PER_SPELL, LESS_PER_CULTIST = "die-per-clue", "less-per-spell", "less-per-cultist"
SUCCESS_PER_CLUE, DIE_PER_SANITY = "success-per-clue", "die-per-sanity"


# ------------------------------------------------------------------ tests


@form("eldritch/tests.12 .13 .14 .15")
def test(
    g: EldritchHorror,
    you: Investigator,
    skill: str,
    modifier: int = 0,
    passed: Effect | None = None,
    failed: Effect | None = None,
    extra: str = "",
) -> Steps[bool]:
    """A test, and what comes of it. `extra` says what gives dice or takes them: a word of the catalogues."""
    result = yield from skill_tests.test(g, you, skill, modifier, sort_of(g), extra_dice(g, you, extra))
    yield from settle(g)
    after = passed if result else failed
    if after is not None:
        yield from perform(g, you, after)
    return bool(result)


def sort_of(g: EldritchHorror) -> str:
    contact = g.contact
    return contact.sort if contact is not None else ""


def extra_dice(g: EldritchHorror, you: Investigator, what: str) -> int:
    """Additional dice, or fewer of them, by what the card counts."""
    if what == DIE_PER_CLUE:
        return clue_count(g, you)
    if what == LESS_PER_SPELL:
        return -len(spells(g, you))
    return -sum(m.code == "cultist" for m in monsters(g)) if what == LESS_PER_CULTIST else 0


# ------------------------------------------------------------------ health, sanity, time


def by_own_spell(g: EldritchHorror, you: Investigator) -> bool:
    """Is it a Spell of their own that is at work, and no combat that it has led to?"""
    for thing in reversed(g.transients.values()):
        if type(thing) is Casting:
            return bool(thing.who == you.index)
        if type(thing) is Contact:
            return False
    return False


@form("eldritch/health-and-sanity.4")
def lose(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    yield from losing.lose(g, you, health, sanity, by_own_spell(g, you))
    yield from settle(g)


@form("eldritch/health-and-sanity.2", lambda g, you, health, sanity: losing.can_recover(g, you, health, sanity))
def recover(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    yield from losing.recover(g, you, health, sanity)


@form("eldritch/delayed.1", lambda g, you: losing.can_be_delayed(g, you))
def delayed(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """They become delayed, like it or not."""
    yield from losing.delay(g, you)


@form("eldritch/delayed.1 /investigator-mark-harrigan.2", lambda g, you: losing.can_be_delayed(g, you))
def become_delayed(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """They choose to be delayed, as a price."""
    yield from losing.delay(g, you, True)


@form("eldritch/devoured.1")
def devoured(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from devour(g, you)


# ------------------------------------------------------------------ prices


@form("eldritch/spend.1 .2", lambda g, you, n: can_pay_clues(g, you, n))
def spend_clues(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from pay_clues(g, you, n, True)


@form("eldritch/spend.1 .4", lambda g, you, health, sanity: losing.can_spend(you, health, sanity))
def spend(g: EldritchHorror, you: Investigator, health: int = 0, sanity: int = 0) -> Steps[None]:
    yield from losing.spend(g, you, health, sanity)


@form("eldritch/faq-8 /spend.1", lambda g, you, price, effect: can(g, you, price))
def paid_with(g: EldritchHorror, you: Investigator, price: Effect, effect: Effect) -> Steps[None]:
    """A price that averts something: it may be paid even where what comes with it cannot be."""
    yield from perform(g, you, price)
    yield from perform(g, you, effect)


# ------------------------------------------------------------------ clues


@form("eldritch/gaining.10", lambda g, you, n: tokens.clue_left(g))
def gain_clues(g: EldritchHorror, you: Investigator, n: int = 1) -> Any:
    tokens.gain_clues(g, you, n)


@cite("eldritch/research-encounters.3")
def clue_encountered(g: EldritchHorror) -> Any:
    contact: Any = g.contact
    return g.entity(contact.clue)


@form("eldritch/research-encounters.3 .5 /gaining.10")
def this_clue(g: EldritchHorror, you: Investigator, more: int = 0) -> Any:
    """The clue of the encounter, and perhaps more from the bank."""
    tokens.keep_clue(g, you, clue_encountered(g))
    g.tell("eldritch-log-this-clue", "eldritch/gaining.10", seat=you)
    if more:
        tokens.gain_clues(g, you, more)


@form("eldritch/research-encounters.4 /clues.2")
def discard_this_clue(g: EldritchHorror, you: Investigator) -> Any:
    tokens.discard_from_board(g, clue_encountered(g))


@form("eldritch/nearest.1 .2")
def move_this_clue(g: EldritchHorror, you: Investigator, sort: str) -> Steps[None]:
    """The clue goes to the nearest space of a sort."""
    clue = clue_encountered(g)
    here = g.here(clue)
    space = yield from losing.choose_nearest(g, here, spaces_of(g, sort), "eldritch-prompt-clue-goes", here)
    tokens.move_clue(g, clue, space)


@form("eldritch/clues.3", lambda g, you, n: tokens.clue_left(g))
def spawn_clues(g: EldritchHorror, you: Investigator, n: int = 1) -> Any:
    for _ in range(n):
        tokens.spawn_clue(g)


@form("eldritch/clues.4")
def spawn_clue_anywhere(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A clue on a space of one's choice."""
    space = yield from any_space(g, you)
    tokens.spawn_clue(g, space)


@flow(cite="eldritch/clues.4")
def any_space(g: EldritchHorror, you: Investigator) -> Steps[Any]:
    return (
        yield from choose_entity(g, you.index, g.all(Space), "eldritch-prompt-clue-where", "space", "eldritch/clues.4")
    )


@form("eldritch/discarding.12")
def lose_clues(g: EldritchHorror, you: Investigator, n: int = 99) -> Any:
    tokens.lose_clues(g, you, n)


# ------------------------------------------------------------------ cards


@form("eldritch/gaining.6 /conditions.3", lambda g, you, code: gaining.can_gain_condition(g, you, code))
def gain(g: EldritchHorror, you: Investigator, code: str) -> Steps[None]:
    """A condition by its name."""
    yield from gaining.gain_condition(g, you, code)


@form("eldritch/gaining.4 .5")
def gain_a(g: EldritchHorror, you: Investigator, trait: str) -> Steps[None]:
    """A condition of a trait."""
    yield from gaining.gain_condition(g, you, "", trait)


@form("eldritch/gaining.2 .3", lambda g, you, n: to_be_had(g, you, "spell"))
def gain_spell(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    for _ in range(n):
        yield from gaining.gain(g, you, "spell")


@form("eldritch/gaining.4 .5", lambda g, you, trait: to_be_had(g, you, "spell", trait=trait))
def gain_spell_of(g: EldritchHorror, you: Investigator, trait: str) -> Steps[None]:
    yield from gaining.gain(g, you, "spell", trait=trait)


@form("eldritch/gaining.6", lambda g, you, code: to_be_had(g, you, "spell", code))
def gain_the_spell(g: EldritchHorror, you: Investigator, code: str) -> Steps[None]:
    yield from gaining.gain(g, you, "spell", code)


@form("eldritch/gaining.1", lambda g, you: to_be_had(g, you, "artifact"))
def gain_artifact(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gaining.gain(g, you, "artifact")


@form("eldritch/gaining.4")
def gain_artifact_of(g: EldritchHorror, you: Investigator, trait: str) -> Steps[None]:
    yield from gaining.gain(g, you, "artifact", trait=trait)


@form("eldritch/gaining.6", lambda g, you, code: to_be_had(g, you, "artifact", code))
def gain_the_artifact(g: EldritchHorror, you: Investigator, code: str) -> Steps[None]:
    yield from gaining.gain(g, you, "artifact", code)


@form("eldritch/gaining.4", lambda g, you, trait: to_be_had(g, you, "asset", trait=trait))
def gain_random(g: EldritchHorror, you: Investigator, trait: str) -> Steps[None]:
    """An asset of a trait from the deck."""
    yield from gaining.gain(g, you, "asset", trait=trait)


@form("eldritch/gaining.1", lambda g, you: to_be_had(g, you, "asset"))
def gain_asset(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gaining.gain(g, you, "asset")


@form("eldritch/gaining.9", lambda g, you, traits: bool(gaining.in_reserve(g, *traits.split())))
def from_reserve(g: EldritchHorror, you: Investigator, traits: str) -> Steps[None]:
    """An asset of a trait that one chooses from the reserve."""
    yield from gaining.gain_from_reserve(g, you, traits)


@form("eldritch/discarding.12", lambda g, you, trait, n: bool(with_trait(g, you, trait)))
def discard_possession(g: EldritchHorror, you: Investigator, trait: str, n: int = 1) -> Steps[None]:
    """Possessions of a trait, those one chooses."""
    yield from gaining.discard_some(g, you, with_trait(g, you, trait), n)


@form("eldritch/discarding.12", lambda g, you, trait, n: bool(with_trait(g, you, trait, "asset")))
def discard_asset(g: EldritchHorror, you: Investigator, trait: str, n: int = 1) -> Steps[None]:
    yield from gaining.discard_some(g, you, with_trait(g, you, trait, "asset"), n)


@form("eldritch/discarding.12", lambda g, you, n: len(spells(g, you)) >= n)
def discard_spells(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from gaining.discard_some(g, you, spells(g, you), n)


def conditions_of(g: Any, you: Any, names: str) -> tuple[Any, ...]:
    """The conditions that somebody has of one of these names or traits."""
    wanted = names.split()
    return tuple([c for c in conditions(g, you) if c.code in wanted or any(has_trait(g, c, t) for t in wanted)])


@form("eldritch/discarding.1", lambda g, you, names: bool(conditions_of(g, you, names)))
def discard_condition(g: EldritchHorror, you: Investigator, names: str) -> Steps[None]:
    """A condition of one of these names or traits."""
    yield from gaining.discard_some(g, you, conditions_of(g, you, names), 1)


@form("eldritch/discarding.1", lambda g, you: bool(conditions(g, you)))
def discard_any_condition(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gaining.discard_some(g, you, conditions(g, you), 1)


@form("eldritch/discarding.1", held)
def discard_the(g: EldritchHorror, you: Investigator, code: str) -> Any:
    """A card of this name that one has."""
    for card in (*possessions(g, you), *conditions(g, you)):
        if card.code == code:
            discard(g, card)


@form()
def if_has_spell(g: EldritchHorror, you: Investigator, effect: Effect) -> Steps[None]:
    if not spells(g, you):
        return
    yield from perform(g, you, effect)


@form()
def if_has(g: EldritchHorror, you: Investigator, code: str, effect: Effect) -> Steps[None]:
    if condition(g, you, code) is None:
        return
    yield from perform(g, you, effect)


# ------------------------------------------------------------------ skills


@form("eldritch/improve-skill.1", lambda g, you, skill: gaining.can_improve(you, skill))
def improve(g: EldritchHorror, you: Investigator, skill: str) -> Steps[None]:
    yield from gaining.improve(g, you, skill)


@form("eldritch/improve-skill.1", lambda g, you: any(gaining.can_improve(you, s) for s in SKILLS))
def improve_any(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from gaining.improve_any(g, you)


# ------------------------------------------------------------------ moving


@form("eldritch/adjacent.1", lambda g, you, n: losing.can_move(g, you))
def move(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from losing.walk(g, you, n)
    yield from settle(g)


@form("eldritch/nearest.2")
def move_to_nearest(g: EldritchHorror, you: Investigator, sort: str) -> Steps[None]:
    """To the nearest space of a sort; who cannot move is not asked which."""
    here = counted_at(g, you)
    space = here
    if losing.can_move(g, you):
        space = yield from losing.choose_nearest(g, here, spaces_of(g, sort), "eldritch-prompt-goes-near", you)
    yield from losing.go_to(g, you, space)


@form("eldritch/nearest.1 .2")
def move_towards_gate(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """One space towards the nearest gate."""
    places = tuple([g.here(t) for t in gates(g)])
    if not places:
        return
    here = counted_at(g, you)
    goal = yield from losing.choose_nearest(g, here, places, "eldritch-prompt-nearest-gate", you)
    codes = WORLD.towards(here.code, goal.code)
    if not codes:
        return
    ways = tuple([g.space(c) for c in dict.fromkeys(codes)])
    words = (("goal", g.word(goal)),)
    space = yield from choose_entity(g, you.index, ways, "eldritch-prompt-way", "move", "eldritch/nearest.2", words)
    yield from losing.go_to(g, you, space)


# ------------------------------------------------------------------ the world


@form("eldritch/doom.1")
def doom(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from advance_doom(g, n)


@form("eldritch/doom.2")
def retreat(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from retreat_doom(g, n)


@form("eldritch/omen.2")
def omen(g: EldritchHorror, you: Investigator, n: int = 1) -> Steps[None]:
    yield from advance_omen(g, n)


@form("eldritch/omen.1")
def move_omen(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """The omen goes to any space, and doom does not stir."""
    yield from set_omen(g, you)


@form("eldritch/eldritch-tokens.1")
def green_token(g: EldritchHorror, you: Investigator) -> Any:
    """An eldritch token on the green space of the omen track."""
    g.change(g.ancient, omen_tokens=g.ancient.omen_tokens + 1)
    g.tell("eldritch-log-green-token", "eldritch/eldritch-tokens.1", n=g.ancient.omen_tokens)


@form("eldritch/discarding.13 .11")
def no_green_token(g: EldritchHorror, you: Investigator) -> Any:
    """A token less there, if there is one."""
    clause = "eldritch/discarding.11" if g.ancient.omen_tokens else "eldritch/discarding.13"
    g.change(g.ancient, omen_tokens=max(0, g.ancient.omen_tokens - 1))
    g.tell("eldritch-log-green-token", clause, n=g.ancient.omen_tokens)


@form("eldritch/gates.4")
def spawn_gate(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from tokens.spawn_gate(g)


def can_close(g: EldritchHorror, you: Investigator) -> bool:
    contact: Any = g.contact
    return bool(contact.rumor or tokens.can_close_gate(g, g.entity(contact.gate)))


@form("eldritch/gates.2 /other-world-encounters.3", can_close)
def close(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """This gate is closed: the one through which they went. Without a gate, it is a rumor that comes to its end."""
    contact: Any = g.contact
    if contact.rumor:
        yield from solve_rumor(g, g.entity(contact.rumor))
        return
    yield from tokens.close_gate(g, you, g.entity(contact.gate))


@form("eldritch/faq-14", lambda g, you: bool(gates(g)))
def discard_a_gate(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A gate of one's choice is discarded; that is not closing it."""
    gate = yield from choose_entity(g, you.index, gates(g), "eldritch-prompt-gate-gone", "gate", "eldritch/faq-14")
    tokens.discard_gate(g, gate)


@form("eldritch/mysteries.5")
def lose_a_mystery(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A solved mystery goes back into the deck."""
    if not solved(g):
        return
    yield from unsolve(g)


@form("eldritch/rumors.3", lambda g, you: bool(rumors(g)))
def solve_a_rumor(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A rumor of one's choice is over."""
    card = yield from choose_entity(g, you.index, rumors(g), "eldritch-prompt-rumor", "solve", "eldritch/rumors.3")
    if card is None:
        return
    yield from solve_rumor(g, card)


@form("eldritch/special-encounters.1")
def token_on_mystery(g: EldritchHorror, you: Investigator) -> Any:
    card = current_mystery(g)
    if card is None:
        return
    g.change(card, tokens=card.tokens + 1)
    g.tell("eldritch-log-tokens-on", "eldritch/special-encounters.1", card=card, n=card.tokens)


@form("eldritch/special-encounters.1")
def token_on_sheet(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """An eldritch token on the sheet of the Ancient One, where the last mystery counts them."""
    g.change(g.ancient, tokens=g.ancient.tokens + 1)
    g.tell("eldritch-log-tokens-on", "eldritch/special-encounters.1", card=g.ancient, n=g.ancient.tokens)
    yield from definition(g, g.ancient).token_placed(g)


# ------------------------------------------------------------------ monsters


@form("eldritch/ambush.1 .4 .5")
def ambush(
    g: EldritchHorror, you: Investigator, code: str = "", won: Effect | None = None, lost: Effect | None = None
) -> Steps[None]:
    """A monster ambushes them; something may depend on whether it is defeated."""
    beaten = yield from fighting.ambush(g, you, code)
    yield from settle(g)
    after = won if beaten else lost
    if after is not None:
        yield from perform(g, you, after)


@form("eldritch/monsters.2")
def spawn_here(g: EldritchHorror, you: Investigator) -> Steps[None]:
    yield from spawn_monster(g, g.here(you))


@form("eldritch/monsters.2 /combat-encounters.1")
def spawn_and_fight(g: EldritchHorror, you: Investigator, code: str = "") -> Steps[bool]:
    """A monster comes to their space, and if it stays there they fight it. True if it is defeated."""
    monster, here = None, counted_at(g, you)
    if code:
        monster = yield from spawn_monster(g, here, code)
    if monster is None:
        monster = yield from spawn_monster(g, here)
    if monster is None:
        return False
    g.change(g.contact, monster=monster.id)  # type: ignore[arg-type]
    if monster.space != here.id:
        return False
    return (yield from fighting.combat(g, you, monster))


@form("eldritch/discarding.9")
def discard_that_monster(g: EldritchHorror, you: Investigator) -> Any:
    """The monster of this encounter is discarded."""
    contact = g.contact
    if contact is not None and contact.monster and g.entity(contact.monster).space:
        discard_monster(g, g.entity(contact.monster))


def any_monster(g: Any, you: Any, *_: Any) -> bool:
    return bool(monsters(g))


def any_ordinary(g: Any, you: Any, *_: Any) -> bool:
    return bool(ordinary(g))


@form("eldritch/discarding.9", any_ordinary)
def discard_a_monster(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A monster of one's choice, anywhere, that is not epic."""
    monster = yield from pick_monster(g, you, ordinary(g), "eldritch-prompt-discard-monster")
    if monster is not None:
        discard_monster(g, monster)


@form("eldritch/discarding.9", lambda g, you: any(m.space == you.space for m in ordinary(g)))
def discard_a_monster_here(g: EldritchHorror, you: Investigator) -> Steps[None]:
    here = tuple([m for m in ordinary(g) if m.space == you.space])
    monster = yield from pick_monster(g, you, here, "eldritch-prompt-discard-monster")
    if monster is not None:
        discard_monster(g, monster)


@flow(cite="eldritch/monsters.7 /discarding.2")
def pick_monster(
    g: EldritchHorror, you: Investigator, among: tuple[Monster, ...], prompt: str, n: int = 0
) -> Steps[Any]:
    return (yield from choose_entity(g, you.index, among, prompt, "monster", "eldritch/monsters.7", (("n", n),)))


@form("eldritch/faq-4 /monsters.5", any_monster)
def hurt_a_monster(g: EldritchHorror, you: Investigator, n: int) -> Steps[None]:
    """A monster of one's choice, anywhere, loses Health."""
    yield from hurt_one(g, you, monsters(g), n)


@form("eldritch/faq-4 /monsters.5", lambda g, you, n: bool(monsters_at(g, g.here(you))))
def hurt_a_monster_here(g: EldritchHorror, you: Investigator, n: int) -> Steps[None]:
    """A monster of one's choice on one's own space loses Health."""
    yield from hurt_one(g, you, monsters_at(g, g.here(you)), n)


@flow(cite="eldritch/faq-4 /monsters.5")
def hurt_one(g: EldritchHorror, you: Investigator, among: tuple[Monster, ...], n: int) -> Steps[bool]:
    monster = yield from pick_monster(g, you, among, "eldritch-prompt-hurt-monster", n)
    if monster is None:
        return False
    yield from hurt(g, monster, n, you)
    yield from settle(g)
    return True


@form("eldritch/faq-4 /monsters.5")
def hurt_all_on_a_space(g: EldritchHorror, you: Investigator, n: int) -> Steps[None]:
    """Every monster on a space of one's choice loses Health."""
    places = tuple([s for s in g.all(Space) if monsters_at(g, s)])
    space = yield from choose_entity(
        g, you.index, places, "eldritch-prompt-hurt-space", "space", "eldritch/faq-4", (("n", n),)
    )
    if space is None:
        return
    for monster in monsters_at(g, space):
        yield from hurt(g, monster, n, you)
    yield from settle(g)


@form("eldritch/combat-encounters.1")
def call_a_monster(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A monster of one's choice that is not epic comes here and is fought."""
    monster = yield from pick_monster(g, you, ordinary(g), "eldritch-prompt-call-monster")
    if monster is None:
        return
    move_monster(g, monster, g.here(you))
    yield from fighting.combat(g, you, monster)


@form("eldritch/combat-encounters.1")
def call_the_monster(g: EldritchHorror, you: Investigator, code: str, otherwise: Effect) -> Steps[None]:
    """A monster of this name comes here and is fought, if it is on the board; if not, something else happens."""
    monster = on_board(g, code)
    if monster is None:
        yield from perform(g, you, otherwise)
        return
    move_monster(g, monster, counted_at(g, you))
    yield from fighting.combat(g, you, monster)


@form("eldritch/monsters.7 /epic-monsters.4")
def move_a_monster(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A monster of one's choice goes to any other space."""
    monster = yield from pick_monster(g, you, ordinary(g), "eldritch-prompt-move-monster")
    if monster is None:
        return
    others = tuple([s for s in g.all(Space) if s.id != monster.space])
    space = yield from choose_entity(
        g,
        you.index,
        others,
        "eldritch-prompt-monster-goes",
        "space",
        "eldritch/monsters.7",
        (("mover", g.word(monster)),),
    )
    move_monster(g, monster, space)


# ------------------------------------------------------------------ whom it happens to


@flow(cite="eldritch/conflicts.1 /defeated-other.4")
def each(g: EldritchHorror, effect: Effect) -> Steps[None]:
    """It happens to everybody, one after the other."""
    touched = sum(can(g, who, effect) for who in g.investigators)
    yield from one_by_one(g, tuple([(who, perform.later(who, effect)) for who in g.investigators]), touched > 1)


@flow(cite="eldritch/lead-investigator.3")
def to_lead(g: EldritchHorror, effect: Effect) -> Steps[None]:
    """It happens to the lead, if there is one."""
    you = leader(g)
    if you is not None:
        yield from perform(g, you, effect)


# ------------------------------------------------------------------ of complex encounters


@form("eldritch/complex-encounters.2")
def fail_block(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """What the failed result says happens."""
    contact = g.contact
    if contact is not None and contact.card:
        yield from perform(g, you, definition(g, g.entity(contact.card)).facts["fail"])


@form("eldritch/complex-encounters.3")
def whether(g: EldritchHorror, you: Investigator, price: Effect) -> Steps[bool]:
    """The price decides: whoever pays goes on to the success, whoever does not to the failure."""
    if not can(g, you, price):
        g.tell("eldritch-log-cannot-pay", "eldritch/spend.2", seat=you, price=worded("eldritch", price))
    elif (yield from offer(g, you, price)):
        yield from perform(g, you, price)
        return True
    return False


@form("eldritch/tests.11 .12")
def result_of_three(g: EldritchHorror, you: Investigator, skill: str, fuel: str, short: Effect) -> Steps[None]:
    """Three successes put a token on the sheet. Clues add successes once the dice lie, Sanity adds dice before."""
    dice = 0
    if fuel == DIE_PER_SANITY:
        dice = yield from how_many(g, you, you.sanity - 1, "sanity-for-dice")
        if dice:
            yield from losing.spend(g, you, sanity=dice)
    result = yield from skill_tests.test(g, you, skill, 0, sort_of(g), dice, counted=True)
    if fuel == SUCCESS_PER_CLUE:
        most = clues_to_spend(g, you) + discount(g, you)
        bought = yield from how_many(g, you, most, "clues-for-successes")
        if bought:
            yield from pay_clues(g, you, bought, True)
        result += bought
    if result >= 3:
        yield from perform(g, you, token_on_sheet())
    else:
        yield from perform(g, you, short)


@flow(cite="eldritch/spend.1 .3")
def how_many(g: EldritchHorror, you: Investigator, most: int, what: str) -> Steps[int]:
    """A number that one chooses, from none to as many as there are."""
    options = tuple([
        Option(str(n), f"eldritch-option-{what}", (("n", n),), value=n) for n in range(max(0, most) + 1)
    ])  # fmt: skip
    picked = yield from choose(g, you.index, options, f"eldritch-prompt-{what}", cite="eldritch/spend.3")
    return picked.value

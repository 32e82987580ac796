"""Monsters: the cup, spawning, losing Health, defeat, moving; epic monsters and cultists (chapters "monsters",
"epic monsters", "cultists", "set aside")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.game import AFTERMATH
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import CardDefinition, Pile, move, reveal, shuffle
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Term
from rulebound.core.state.index import AFTER
from rulebound.core.timing.timing import Event, carry_out, delay, occur, together
from rulebound.games.eldritch.state import (
    LAST,
    NOBODY,
    WORLD,
    EldritchHorror,
    Investigator,
    Monster,
    Space,
    monsters,
    players,
)

CULTIST = "cultist"
HURTING = Stat("hurting")
"""Forbidden: losing Health (asked of the monster)."""


@cite("eldritch/cultists.1 .2 .3 /ancient-one.4 .6")
def profile(g: EldritchHorror, monster: Monster) -> CardDefinition:
    """What a monster is; a cultist is what the sheet of the Ancient One says, on the side that lies up."""
    if monster.code != CULTIST:
        return g.registry.definitions[monster.code]  # type: ignore[return-value]
    asleep = f"cultist-{g.ancient.code}"
    awake = f"{asleep}-awake"
    return g.registry[awake if g.ancient.awake and awake in g.registry else asleep]  # type: ignore[no-any-return]


@cite("eldritch/monsters.7 /epic-monsters.2 .3")
def is_epic(g: EldritchHorror, monster: Monster) -> bool:
    return bool(profile(g, monster).facts.get("epic"))


@cite("eldritch/players.1 /epic-monsters.2")
def toughness(g: EldritchHorror, monster: Monster) -> int:
    made = profile(g, monster)
    return int(made.facts["toughness"]) + (players(g) if made.facts.get("per_player") else 0)


# ------------------------------------------------------------------ coming on the board


@cite("eldritch/monsters.1 .2 /component-limits.6 /set-aside.4")
def take_monster(g: EldritchHorror, code: str = "") -> Any:
    """A token from the cup at random; by name one that was set aside. None if there is none."""
    if code:
        named = next((m for m in g.cards("set-aside") if m.code == code), None)
        if named is None:
            none_aside(g, code)
        return named
    cup = g.pile("cup")
    if not cup.cards:
        g.tell("eldritch-log-cup-empty", "eldritch/component-limits.6")
        return None
    monster = g.entity(cup.cards[0])
    reveal(g, monster)
    return monster


@cite("eldritch/component-limits.6")
def none_aside(g: EldritchHorror, *codes: str) -> None:
    """All monsters of a name, or of one of several, are on the board already."""
    named, *others = [Term(f"eldritch-{code}") for code in codes]
    for other in others:
        named = Term("core-form-or", (("first", named), ("second", other)))
    g.tell("eldritch-log-none-aside", "eldritch/component-limits.6", monster=named)


@flow(cite="eldritch/monsters.2 .3 /component-limits.6 /cultists.3")
def spawn_monster(g: EldritchHorror, space: Space, code: str = "") -> Steps[Any]:
    """A monster comes on the board, and does what it does then. None if there is none to come."""
    monster = take_monster(g, code)
    if monster is None:
        return None
    place_monster(g, monster, space)
    yield from spawn_effect(g, monster)
    return monster


@flow(cite="eldritch/monsters.2 /component-limits.6 /conflicts.1")
def spawn_on_each(g: EldritchHorror, spaces: tuple[Space, ...], n: int) -> Steps[None]:
    """So many monsters on each of these spaces. If the cup holds too few for all, the lead says where they go first."""
    left = spaces
    while left:
        space = left[0]
        if 0 < len(g.pile("cup").cards) < n * len(left):
            space = yield from choose_entity(
                g, g.policy.orderer(g), left, "eldritch-prompt-spawn-first", "space", "eldritch/conflicts.1"
            )
        left = tuple([s for s in left if s.id != space.id])
        for _ in range(n):
            yield from spawn_monster(g, space)


def place_monster(g: EldritchHorror, monster: Monster, space: Space) -> None:
    move(g, monster, g.pile("monsters"), LAST)
    g.change(monster, space=space.id, lost=0)
    g.tell("eldritch-log-spawns", "eldritch/monsters.2", monster=monster, space=space)


@flow(cite="eldritch/monsters.3")
def spawn_effect(g: EldritchHorror, monster: Monster) -> Steps[None]:
    spawned = profile(g, monster).facts.get("spawned")
    if spawned is not None:
        scope = Scope(kind="spawning", cite=("eldritch/monsters.3",))
        yield from within(g, scope, carry_out, monster, spawned.later(monster))


@flow(cite="eldritch/epic-monsters.1 .5 /returned-to-box.1 /component-limits.6")
def spawn_epic(g: EldritchHorror, code: str, space: Space) -> Any:
    """An epic monster comes from the box, never from the cup, and may come again. None if it is on the board."""
    found = next((m for m in g.cards("epic") if m.code == code), None)
    if found is None:
        g.tell("eldritch-log-none-to-come", "eldritch/component-limits.6", monster=Term(f"eldritch-{code}"))
    else:
        place_monster(g, found, space)
    return found


# ------------------------------------------------------------------ losing Health, being defeated


@flow(cite="eldritch/monsters.5 /combat-encounters.7 .8 /faq-4 /epic-monsters.2")
def hurt(g: EldritchHorror, monster: Monster, n: int, by: Investigator | None = None, combat: bool = False) -> Any:
    """A monster loses Health; the state checks find out whether that was the last of it."""
    clauses = forbidden(g, monster, HURTING)
    if clauses is not None:
        g.tell("eldritch-log-unhurt", " ".join(clauses), monster=monster)
    elif n > 0 and monster.space:
        g.change(monster, lost=monster.lost + n, foe=by.index if by else NOBODY, fought=combat)
        g.touch(monster)
        clause = "combat-encounters.7" if combat else "faq-4" if is_epic(g, monster) else "monsters.5"
        g.tell("eldritch-log-hurt", f"eldritch/{clause}", monster=monster, n=n,
               left=max(0, toughness(g, monster) - monster.lost))  # fmt: skip


def heal(g: EldritchHorror, monster: Monster, n: int = 0, cite: str = "") -> None:
    """A monster recovers so much Health, as far as it has lost any; without a number, all of it."""
    back = min(n or monster.lost, monster.lost)
    if not back:
        g.tell("eldritch-log-monster-unhurt", cite, monster=monster)
    else:
        g.change(monster, lost=monster.lost - back)
        g.tell("eldritch-log-monster-recovers" if n else "eldritch-log-monster-heals", cite, monster=monster, n=back)


class MonsterDefeated(Event):
    """A monster is defeated: `who` by whom (-1 by nobody), `combat` in a combat encounter, `space` where."""

    who: int = -1
    combat: bool = False
    space: int = 0
    worth: int = 0
    """Its toughness."""

    @staticmethod
    @flow(cite="eldritch/monsters.5 .6 /combat-encounters.8 /epic-monsters.6")
    def happens(g: EldritchHorror, e: MonsterDefeated) -> Any:
        monster = g.entity(e.about)
        g.tell("eldritch-log-defeated", "eldritch/monsters.5", monster=monster)
        contact = g.contact
        if contact is not None and contact.monster == monster.id:
            g.change(contact, beaten=True)
        g.change(monster, space=0)
        move(g, monster, g.pile("defeated"))


@flow(cite="eldritch/monsters.5 .6")
def defeat_monster(g: EldritchHorror, monster: Monster, who: int = -1, combat: bool = False) -> Steps[None]:
    """A monster is defeated, with what follows from it."""
    yield from fall_together(g, (defeat.later(monster, who, combat),), (monster,))


@flow(cite="eldritch/monsters.5 .6 /combat-encounters.8 /winning-and-losing.2 /conflicts.1")
def fall_together(g: EldritchHorror, calls: tuple[Call[Any], ...], slain: tuple[Monster, ...]) -> Steps[None]:
    """Monsters are defeated, perhaps at the same time as others, or as somebody who fought them. All that follows is
    one moment, in the order that the active investigator likes; until it is over they lie apart and can be kept."""
    aftermath = g.open(Scope(kind=AFTERMATH))
    yield from together(g, calls)
    for monster in slain:
        clear_away(g, monster)
    g.close(aftermath)
    g.check()


@flow(cite="eldritch/monsters.5")
def defeat(g: EldritchHorror, monster: Monster, who: int, combat: bool) -> Steps[None]:
    """The defeat itself. What the monster's own text says then is among all that follows; only what ends the game or a
    rumor with an epic monster does not wait."""
    made = profile(g, monster)
    worth, space = toughness(g, monster), monster.space
    if combat and g.seat(who).code and made.facts.get("beaten") is not None:
        follows(g, monster, spoils.later(monster, made, who))
    gone = made.facts.get("gone")
    if gone is not None and not made.facts.get("epic"):
        follows(g, monster, last_words.later(monster, made))
    yield from occur(g, MonsterDefeated(about=monster.id, who=who, combat=combat, space=space, worth=worth))
    if gone is not None and made.facts.get("epic"):
        yield from gone(g, monster)


@cite("eldritch/combat-encounters.2 /conflicts.1")
def follows(g: EldritchHorror, monster: Monster, call: Call[Any]) -> None:
    """Something on the monster's token happens when it is defeated."""
    waiting = delay(g, MonsterDefeated, AFTER, call, until=AFTERMATH, source=monster, about=monster.id)
    g.change(waiting, said="eldritch-option-spoils")  # type: ignore[arg-type]


@flow(cite="eldritch/combat-encounters.2")
def spoils(g: EldritchHorror, monster: Monster, made: CardDefinition, who: int) -> Steps[None]:
    """What a monster brings to whoever has defeated it in combat, if they still stand."""
    if g.seat(who).code:
        scope = Scope(kind="spoils", cite=("eldritch/combat-encounters.2",))
        yield from within(g, scope, made.facts["beaten"], monster, g.seat(who))


@flow(cite="eldritch/monsters.5")
def last_words(g: EldritchHorror, monster: Monster, made: CardDefinition) -> Steps[None]:
    """What a monster brings when it is defeated, however that was."""
    yield from made.facts["gone"](g, monster)


@cite("eldritch/monsters.6")
def clear_away(g: EldritchHorror, monster: Monster) -> None:
    """A defeated monster that nobody has kept goes back to where it belongs."""
    if monster.pile == g.pile("defeated").id:
        put_away(g, monster)


@cite("eldritch/monsters.6 /set-aside.3 /discarding.9 .10 /epic-monsters.3 .5 .6")
def put_away(g: EldritchHorror, monster: Monster, to: Pile | None = None) -> None:
    """Back into the cup, which is shuffled; or aside again; an epic one into the box, where it came from."""
    g.change(monster, space=0, lost=0, foe=NOBODY, fought=False)
    if to is not None:
        move(g, monster, to)
    elif is_epic(g, monster):
        move(g, monster, g.pile("epic"))
    elif monster.phantom:
        move(g, monster, g.pile("phantom"))
    elif monster.aside:
        move(g, monster, g.pile("set-aside"))
    else:
        move(g, monster, g.pile("cup"))
        shuffle(g, g.pile("cup"))


@cite("eldritch/epic-monsters.3 /discarding.9 .10 .13")
def discard_monster(g: EldritchHorror, monster: Monster) -> None:
    """Off the board without being defeated. Epic monsters cannot be discarded."""
    if is_epic(g, monster):
        g.tell("eldritch-log-epic-stays", "eldritch/epic-monsters.3", monster=monster)
        return
    clause = "eldritch/discarding.10" if monster.aside else "eldritch/discarding.9"
    g.tell("eldritch-log-discarded-monster", clause, monster=monster)
    put_away(g, monster)


@cite("eldritch/monsters.7 /epic-monsters.4")
def ordinary(g: EldritchHorror) -> tuple[Monster, ...]:
    """The monsters on the board that are not epic."""
    return tuple([m for m in monsters(g) if not is_epic(g, m)])


# ------------------------------------------------------------------ moving


@cite("eldritch/epic-monsters.4")
def move_monster(g: EldritchHorror, monster: Monster, space: Space, cite: str = "") -> None:
    if monster.space != space.id:
        g.change(monster, space=space.id)
        g.tell("eldritch-log-monster-moves", cite, monster=monster, space=space)


@flow(cite="eldritch/nearest.1 .2")
def step_towards(g: EldritchHorror, monster: Monster, goal: Space, n: int) -> Steps[None]:
    """So many spaces along a shortest way; where there are several, the active investigator says which."""
    for _ in range(n):
        codes = WORLD.towards(g.here(monster).code, goal.code)
        if not codes:
            return
        ways = tuple([g.space(c) for c in dict.fromkeys(codes)])
        space = yield from choose_entity(
            g,
            g.policy.orderer(g),
            ways,
            "eldritch-prompt-monster-way",
            "space",
            "eldritch/nearest.2",
            (("what", g.word(monster)), ("goal", g.word(goal))),
        )
        move_monster(g, monster, space)

"""Escape from Dol Guldur: the quest and its encounter set."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, at, would
from rulebound.core.game.values import Modifier, adds, cannot
from rulebound.core.material.cards import LAST, PLAY, cards_in, move, reveal, shuffle
from rulebound.core.state.chance import below
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, PhaseBegins, RoundEnds, occur, replace, together
from rulebound.games.lotr.cards import (
    ADVANCING,
    ATTACHING,
    ATTACKING,
    DEFENDING,
    MENACE,
    PLAYING,
    action,
    attached_cannot,
    enemy,
    forced,
    location,
    objective,
    passing,
    quest,
    quest_cannot,
    response,
    scenario,
    shadow,
    this_cannot,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.effects import choose_target, first_player_chooses, lasts_for_all
from rulebound.games.lotr.rules.attacks import ShadowEffect, is_undefended
from rulebound.games.lotr.rules.costs import raise_threat_by
from rulebound.games.lotr.rules.damage import deal_damage
from rulebound.games.lotr.rules.decks import Draws
from rulebound.games.lotr.rules.encounter import guards_of, stage
from rulebound.games.lotr.rules.engagement import Engaged, Travelled, disengage
from rulebound.games.lotr.rules.framework import Quested
from rulebound.games.lotr.rules.moves import (
    can_be_discarded,
    discard,
    discard_together,
    keep_two,
    next_one,
    place_tokens,
    put_into_play,
)
from rulebound.games.lotr.rules.progress import Progressed
from rulebound.games.lotr.rules.threat import Eliminated, raise_threat
from rulebound.games.lotr.state import (
    ALLY,
    ATTACHMENT,
    HIDDEN,
    NOBODY,
    OBJECTIVE,
    ORC_GUARD,
    PRISONER,
    Attack,
    Player,
    Rings,
    RingsCard,
    attachments_controlled,
    attachments_of,
    characters,
    controller_of,
    definition,
    enemies_in_play,
    enemies_of,
    heroes,
    in_play,
    kind,
    set_role,
)

SET = SCENARIO = "Escape from Dol Guldur"
NAZGUL = "Nazgûl of Dol Guldur"

scenario(
    "escape-from-dol-guldur", SCENARIO, 3, (SET, "Spiders of Mirkwood", "Dol Guldur Orcs"),
    {"01080": 2, "01077": 1, "01078": 3, "01089": 2, "01093": 1, "01094": 1, "01095": 2, "01104": 2, "01105": 1,
     "01107": 2},
    {"efdgn-8": 2, "efdgn-3": 2, "efdgn-9": 2, "efdgn-6": 3, "efdgn-7": 2, "efdgn-4": 3, "efdgn-5": 2, "efdgn-2": 3},
)  # fmt: skip


# ------------------------------------------------------------------ the prisoner


@cite("lotr/in-play-and-out-of-play.1")
def prisoners(g: Rings) -> tuple[Any, ...]:
    return tuple([c for p in map(g.seat, range(len(g.seats))) for c in g.cards(p.area) if c.role == PRISONER])


def capture(g: Rings, card: RingsCard) -> None:
    """A hero lies face down, with all that is attached: in play, but of no use."""
    for other in attachments_of(g, card):
        set_role(g, other, HIDDEN)
    set_role(g, card, PRISONER)
    g.change(card, committed=False)
    g.touch(g.seat(controller_of(g, card)))
    g.tell("lotr-log-captured", "lotr/in-play-and-out-of-play.1", card=card)


def set_free(g: Rings, card: RingsCard) -> None:
    """The hero is turned face up, and so is all that is attached."""
    set_role(g, card, "")
    for other in attachments_of(g, card):
        set_role(g, other, "" if definition(other).type == ATTACHMENT else ATTACHMENT)
    g.tell("lotr-log-rescued", "lotr/in-play-and-out-of-play.1", card=card)


@cite("lotr/player-elimination.1")
def warn_the_lonely(g: Rings) -> None:
    """Whoever has one hero only may lose all at once: nobody is left if it is that hero who is taken."""
    for you in g.players:
        if len(heroes(g, you)) == 1:
            g.tell("lotr-log-one-hero", "lotr/player-elimination.1", seat=you)


class Rescued(Event):
    """The prisoner is rescued."""


def take_by_lot(g: Rings, n: int = 1) -> None:
    """So many random heroes are taken prisoner, of each player one at most."""
    for _ in range(n):
        free = [h for p in g.players if not any(c.role == PRISONER for c in g.cards(p.area)) for h in heroes(g, p)]
        if free:
            capture(g, free[below(g, len(free))])


# ------------------------------------------------------------------ orc guards


@flow(cite="lotr/engaged.1")
def raise_guards(g: Rings) -> Steps[None]:
    """The top card of each player's deck becomes an Orc Guard, engaged with that player."""
    yield from together(g, tuple([raise_guard.later(p) for p in g.players]))


@flow
def raise_guard(g: Rings, you: Player) -> Steps[None]:
    deck = g.pile(you.deck)
    if not deck.cards:
        return
    card: Any = g.entity(deck.cards[0])
    move(g, card, g.pile(you.engaged), LAST)
    set_role(g, card, ORC_GUARD)
    g.change(card, engaged=you.index)
    yield from occur(g, Engaged(about=card.id, who=you.index))


# ------------------------------------------------------------------ the quest


def claimed(g: Rings) -> int:
    """How many objectives of this scenario the players have."""
    mine = [c for p in g.players for c in g.cards(p.area) if c.code]
    return sum(kind(c) == ATTACHMENT and definition(c).type == OBJECTIVE for c in mine)


def is_ally_in_hand(g: Any, this: Any, e: Any) -> bool:
    """Another ally, where the group has played one in this round already."""
    ally = type(e) is RingsCard and definition(e).type == ALLY
    return ally and g.scenario.allies >= 1 and g.quest is this


@quest("01123", "The Necromancer's Tower", SCENARIO, stage=1, points=9)
class TheNecromancersTower:
    constant = [
        quest_cannot(ADVANCING, lambda g, this: claimed(g) < 1),
        cannot(PLAYING, is_ally_in_hand, "lotr/cannot.1"),
    ]

    def side_a(g: Rings, this: RingsCard) -> Steps[None]:
        """The Nazgûl waits aside; the three objectives are revealed, each with a guard."""
        warn_the_lonely(g)
        deck = g.pile(g.scenario.encounter)
        found: tuple[Any, ...] = ()
        for card in cards_in(g, deck):
            reveal(g, card)
            if definition(card).name == NAZGUL:
                move(g, card, g.pile(g.scenario.aside))
            elif definition(card).type == OBJECTIVE:
                found += (card,)
        for card in found:
            move(g, card, g.pile(g.scenario.limbo))
        shuffle(g, deck)
        left = tuple(sorted(found, key=lambda c: c.code))
        while left:
            card = yield from next_one(g, left, "lotr-prompt-reveal-order", "reveal")
            left = tuple([c for c in left if c is not card])
            yield from stage(g, card)

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """A random hero is taken prisoner."""
        left = how_many(g) - len(prisoners(g))
        take_by_lot(g, left)
        if left <= 0:
            g.tell("lotr-log-captive-already", "lotr/campaign-card-types.1")


def how_many(g: Rings) -> int:
    """One prisoner; in nightmare mode more, for three and four players."""
    if g.scenario.difficulty != "nightmare":
        return 1
    return max(1, len(g.players) - 1)


def progress_here(g: Rings, this: RingsCard, you: Player, event: Progressed) -> bool:
    return event.about == this.id and event.n > 0 and bool(prisoners(g))


@quest("01124", "Through the Caverns", SCENARIO, stage=2, points=15)
class ThroughTheCaverns:
    constant = [
        quest_cannot(ADVANCING, lambda g, this: bool(prisoners(g)) or claimed(g) < 3),
        cannot(PLAYING, is_ally_in_hand, "lotr/cannot.1"),
    ]

    @response(after(Progressed), if_=progress_here)
    def free(g: Rings, this: RingsCard, you: Player, event: Progressed) -> Steps[None]:
        """Progress here: the prisoner is rescued, with 1 damage."""
        for card in prisoners(g):
            set_free(g, card)
            place_tokens(g, card, "damage", 1)
            g.tell("lotr-log-damage", "lotr/damage.4", card=card, n=1)
        yield from occur(g, Rescued(about=this.id))


@quest("01125", "Out of the Dungeons", SCENARIO, stage=3, points=7, last=True)
class OutOfTheDungeons:
    constant = [quest_cannot(ADVANCING, lambda g, this: any(named(e, NAZGUL) for e in enemies_in_play(g)))]

    @forced(at(PhaseBegins), if_=lambda g, this, you, event: event.phase == "quest")
    def raise_guards(g: Rings, this: RingsCard, you: Player, event: PhaseBegins) -> Steps[None]:
        """Each quest phase begins with an Orc Guard for each player."""
        yield from raise_guards(g)


def named(card: RingsCard, name: str) -> bool:
    return bool(card.code) and not card.role and definition(card).name == name


# ------------------------------------------------------------------ the encounter set


def unclaimed(g: Rings) -> tuple[Any, ...]:
    return tuple([c for c in g.staging if kind(c) == OBJECTIVE])


@enemy("01101", "Dungeon Jailor", SET, engagement=38, threat=1, attack=2, defense=3, hit_points=5, victory=5,
       traits="Dol-Guldur Orc", quantity=2, easy=0)  # fmt: skip
class DungeonJailor:
    @forced(after(Quested), if_=lambda g, this, you, event: event.by_how_much < 0 and this in g.staging)
    def hide(g: Rings, this: RingsCard, you: Player, event: Quested) -> Steps[None]:
        """After a failed quest an unclaimed objective is shuffled into the encounter deck."""
        chosen = yield from first_player_chooses(g, unclaimed(g), "lotr-prompt-shuffle-away")
        if chosen is not None:
            for guard in guards_of(g, chosen):
                g.change(guard, guards=0)
            deck = g.pile(g.scenario.encounter)
            g.tell("lotr-log-put-away", "lotr/in-play-and-out-of-play.5", card=chosen, pile=deck)
            move(g, chosen, deck)
            shuffle(g, deck)


def resolved_on_it(g: Rings, this: RingsCard, you: Player, event: ShadowEffect) -> bool:
    return event.enemy == this.id and this.engaged != NOBODY


@enemy("01102", NAZGUL, SET, engagement=40, threat=5, attack=4, defense=3, hit_points=9, traits="Nazgûl", quantity=1,
       easy=1)  # fmt: skip
class NazgulOfDolGuldur:
    constant = [this_cannot(ATTACHING)]

    @forced(after(Rescued), zones=("aside", PLAY))
    def hunt(g: Rings, this: RingsCard, you: Player, event: Any) -> Steps[None]:
        """The prisoner is rescued: it comes to the staging area, wherever it was."""
        if in_play(g, this):
            yield from disengage(g, this)
        else:
            yield from put_into_play(g, this, g.scenario.staging)

    @forced(after(ShadowEffect), if_=resolved_on_it)
    def claim(g: Rings, this: RingsCard, you: Player, event: ShadowEffect) -> Steps[None]:
        """A shadow effect on it has resolved: the engaged player discards a character."""
        player: Player = g.seat(this.engaged)
        chosen = yield from choose_target(g, player, characters(g, player), "lotr-prompt-discard-character")
        if chosen is not None:
            yield from discard(g, chosen)


@enemy("01103", "Cavern Guardian", SET, engagement=8, threat=2, attack=2, defense=1, hit_points=2, traits="Undead",
       keywords="doomed-1", quantity=2, easy=2)  # fmt: skip
class CavernGuardian:
    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """You discard an attachment, all of them if undefended; objectives go back to staging."""
        mine = tuple([a for a in attachments_controlled(g, you) if can_be_discarded(g, a)])
        if is_undefended(g, attack):
            yield from discard_together(g, mine)
            return
        chosen = yield from choose_target(g, you, mine, "lotr-prompt-discard-attachment")
        if chosen is not None:
            yield from discard(g, chosen)


def darker(n: int) -> Modifier:
    """The staging area is more threatening, whatever the current quest is by then."""
    return passing(f"darker{n:+d}", adds(MENACE, n, lambda g, this, e: e is g.quest, "lotr/lasting-effects.1"))


DARKER = {n: darker(n) for n in range(1, 9)}


def darken(g: Rings, this: RingsCard, n: int) -> None:
    """Until the end of the phase there is so much more threat in the staging area."""
    lasts_for_all(g, DARKER[n], this)
    g.tell("lotr-log-darker", n=n)


@treachery("01104", "Under the Shadow", SET, quantity=2, easy=2)
class UnderTheShadow:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> None:
        """The threat in the staging area is 1 more for each player until the end of the phase."""
        darken(g, this, len(g.players))

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """Your threat rises by the number of enemies engaged with you."""
        yield from raise_threat(g, you, len(enemies_of(g, you)), this.id)


@flow(cite="lotr/card-types.2")
def chain(g: Rings, this: RingsCard) -> Steps[None]:
    """It lies on the first player's deck."""
    set_role(g, this, ATTACHMENT)
    yield from put_into_play(g, this, g.scenario.there, attach=g.scenario.there)
    g.change(this, x=g.first.index)
    g.tell("lotr-log-chained", card=this, seat=g.first)


@flow
def break_chain(g: Rings, this: RingsCard) -> Steps[None]:
    yield from discard(g, this)


@treachery("01105", "Iron Shackles", SET, quantity=1, easy=1, counts_as="Condition")
class IronShackles:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """It is attached to the first player's deck."""
        yield from chain(g, this)

    @forced(after(Eliminated), if_=lambda g, this, you, event: event.who == this.x and this.role == ATTACHMENT,
            cite="lotr/attachment-cards.4")  # fmt: skip
    def fall_off(g: Rings, this: RingsCard, you: Player, event: Eliminated) -> Steps[None]:
        """The deck it lay on is gone."""
        yield from discard(g, this)

    @forced(would(Draws), if_=lambda g, this, you, event: event.who == this.x and this.role == ATTACHMENT)
    def break_off(g: Rings, this: RingsCard, you: Player, event: Draws) -> None:
        """The next draw from that deck does not happen; this card is discarded instead."""
        replace(g, event, break_chain.later(this))

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """As when revealed."""
        yield from chain(g, this)


@location("01106", "Endless Caverns", SET, threat=1, points=3, traits="Dungeon", keywords="doomed-1 surge", quantity=2,
          easy=2)  # fmt: skip
class EndlessCaverns:
    pass


@location("01107", "Tower Gate", SET, threat=2, points=1, traits="Dungeon", quantity=2, easy=2)
class TowerGate:
    @forced(after(Travelled), if_=lambda g, this, you, event: event.about == this.id)
    def raise_guards(g: Rings, this: RingsCard, you: Player, event: Travelled) -> Steps[None]:
        """The players travel here: an Orc Guard for each of them."""
        yield from raise_guards(g)


# ------------------------------------------------------------------ objectives


class Claimed(Event):
    """An objective is claimed."""

    who: int = NOBODY
    first: bool = False
    """Is it the first one in this game?"""


def unguarded(g: Rings, this: RingsCard, you: Player) -> bool:
    return kind(this) == OBJECTIVE and not guards_of(g, this)


@flow(cite="lotr/objective-cards.3 .4 /guarded.2 /ownership-and-control.4")
def claim_it(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
    """The objective is attached to a hero of who claims it."""
    hero = yield from choose_target(g, you, heroes(g, you), "lotr-prompt-attach")
    set_role(g, this, ATTACHMENT)
    move(g, this, g.pile(you.area), LAST)
    g.change(this, attached=hero.id)
    g.tell("lotr-log-claimed", "lotr/objective-cards.4", card=this, seat=you)
    g.tell("lotr-log-attached", "lotr/attachment-cards.1", card=this, host=hero)
    first = not g.scenario.claims
    g.change(g.scenario, claims=g.scenario.claims + 1)
    yield from keep_two(g, hero)
    yield from occur(g, Claimed(about=this.id, who=you.index, first=first))


@objective("01108", "Gandalf's Map", SET, traits="Item", keywords="guarded restricted", quantity=1, easy=1)
class GandalfsMap:
    constant = [attached_cannot(ATTACKING), attached_cannot(DEFENDING)]

    @action(cost=raise_threat_by(2), if_=unguarded, cite="lotr/action.5")
    def claim(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """2 threat: it is yours."""
        yield from claim_it(g, this, you)


@objective("01109", "Dungeon Torch", SET, traits="Item", keywords="guarded restricted", quantity=1, easy=1)
class DungeonTorch:
    @action(cost=raise_threat_by(2), if_=unguarded, cite="lotr/action.5")
    def claim(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """2 threat: it is yours."""
        yield from claim_it(g, this, you)

    @forced(at(RoundEnds), if_=lambda g, this, you, event: this.role == ATTACHMENT)
    def burn(g: Rings, this: RingsCard, you: Player, event: RoundEnds) -> Steps[None]:
        """At the end of the round 2 more threat for who controls its bearer."""
        yield from raise_threat(g, you, 2, this.id)


@objective("01110", "Shadow Key", SET, traits="Item", keywords="guarded restricted", quantity=1, easy=1)
class ShadowKey:
    @action(cost=raise_threat_by(2), if_=unguarded, cite="lotr/action.5")
    def claim(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """2 threat: it is yours."""
        yield from claim_it(g, this, you)

    @forced(at(RoundEnds), if_=lambda g, this, you, event: this.role == ATTACHMENT)
    def gnaw(g: Rings, this: RingsCard, you: Player, event: RoundEnds) -> Steps[None]:
        """At the end of the round 1 damage to its bearer."""
        yield from deal_damage(g, g.entity(this.attached), 1, this.id)

"""Costs (ahlcg/costs): all of them together, by the one who controls the card, in full or not at all."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import Cost
from rulebound.core.game.decision import choose, choose_some, meant, options_for
from rulebound.core.game.values import Stat, forbidden, value_of
from rulebound.core.material.cards import exhaust, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.games.ahlcg.cards import CLUES, COST, LEAVING
from rulebound.games.ahlcg.rules.damage import deal, deal_to_card
from rulebound.games.ahlcg.rules.moves import discard, discard_together, remove_tokens
from rulebound.games.ahlcg.state import EVADE, FIGHT, MOVE, ArkhamHorror, Investigator, definition, in_play, is_a

EXTRA = Stat("extra-action")
"""Above 0: the first move, fight or evade action of the round costs so much more."""
DEARER = frozenset((MOVE, FIGHT, EVADE))
"""The kinds of action that it makes dearer."""


@cite("ahlcg/costs.4 .5 .6 .7 .8 ahlcg/exhaust-exhausted.2 ahlcg/activate-action.1 ahlcg/ability.triggered.8")
def available(g: Any, this: Any, you: Investigator, kind: str) -> int:
    """How much of a thing there is to pay with. Actions are there in your own turn only."""
    if kind == "action":
        if g.clock.seat != you.index:
            return 0
        return you.actions + you.tome_actions if you.tome_actions > 0 and tome_in_play(g, this) else you.actions
    if kind == "play":
        return 1 if you.resources >= value_of(g, this, COST) else 0
    if kind == "resources":
        return you.resources
    if kind == "ready":
        return 0 if this.exhausted else 1
    if kind == "uses":
        return int(this.uses)
    if kind == "clues":
        return 0 if forbidden(g, you, CLUES) is not None else you.clues
    if kind == "group-clues":
        return 0 if has_declined(g) else sum([i.clues for i in spenders(g)]) // int(g.scenario.started)
    if kind == "hand":
        return len(choosable(g, you, this))
    if kind == "card":
        return 0 if forbidden(g, this, LEAVING) is not None else 1
    return 99  # damage and horror can always be taken


@cite("ahlcg/costs.2 ahlcg/initiation.2")
def price(g: ArkhamHorror, this: Any, you: Investigator) -> int:
    """What a card costs now."""
    return g.value(this, COST)


@cite("ahlcg/activate-action.2")
def tome_in_play(g: Any, card: Any) -> bool:
    """May actions that are for Tomes only be used for this card's ability?"""
    return type(card) is not Investigator and is_a(g, card, "Tome") and in_play(g, card)


@cite("ahlcg/action.1")
def cost_of(g: ArkhamHorror, you: Investigator, kind: str) -> int:
    """One action, or more where a card says so."""
    if EXTRA.key in g.modifiers and kind in DEARER and DEARER.isdisjoint(you.taken):
        return 1 + g.value(you, EXTRA)
    return 1


def spenders(g: Any) -> tuple[Investigator, ...]:
    """Who may spend clues for the group."""
    found: tuple[Investigator, ...] = ()
    for you in g.investigators:
        if you.clues and forbidden(g, you, CLUES) is None:
            found += (you,)
    return found


@cite("ahlcg/cannot.1")
def barred_spenders(g: Any) -> tuple[Investigator, ...]:
    """Who has clues, and may not spend them."""
    return tuple([i for i in g.investigators if i.clues and forbidden(g, i, CLUES) is not None])


@cite("ahlcg/weakness.7")
def choosable(g: Any, you: Investigator, this: Any) -> tuple[Any, ...]:
    """Cards in hand that may be chosen and discarded: no weakness, and not the card that is being paid for."""
    return tuple([c for c in g.cards(you.hand) if c is not this and not definition(g, c).facts.get("subtype")])


# ------------------------------------------------------------------ paying


@flow(cite="ahlcg/activate-action.2 ahlcg/ability.triggered.8")
def pay_actions(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    extra = n if you.tome_actions >= n and tome_in_play(g, this) else 0
    g.change(you, tome_actions=you.tome_actions - extra, actions=you.actions - (n - extra))


@flow(cite="ahlcg/exhaust-exhausted.1")
def pay_exhaust(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    exhaust(g, this)


@flow(cite="ahlcg/self-referential-text.1")
def pay_discard(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    yield from discard(g, this, "ahlcg/costs.3")


@flow(cite="ahlcg/uses.4")
def pay_uses(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    remove_tokens(g, this, "uses", n)


@flow(cite="ahlcg/resources.2")
def pay_resources(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    remove_tokens(g, you, "resources", n)


@flow
def pay_clues(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    lose_clues(g, you, n, "ahlcg/costs.3")


def lose_clues(g: ArkhamHorror, you: Investigator, n: int, cite: str = "") -> None:
    """Clues of an investigator are spent: they go back to the supply."""
    n = remove_tokens(g, you, "clues", n)
    g.tell("ahlcg-log-spend-clues", cite, seat=you, n=n)


@flow(cite="ahlcg/costs.8")
def pay_group_clues(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    give_clues(g, "ahlcg/costs.8")


@flow(cite="ahlcg/costs.8 ahlcg/per-investigator.1")
def agree_on_clues(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[bool]:
    return (yield from pledge_clues(g, you, n * g.scenario.started))


def standing(g: Any) -> tuple[int, ...]:
    """What could change the mind of somebody who did not give clues: the turn, its actions, who has how many clues."""
    each = [n for i in g.all(Investigator) for n in (i.actions, i.tome_actions, i.clues)]
    return (g.clock.round, g.clock.seat, *each)


@cite("ahlcg/clues.4 ahlcg/costs.8")
def has_declined(g: Any) -> bool:
    """Has the group not given the clues it was asked for, and is everything as it was then?"""
    declined = g.scenario.declined
    return bool(declined) and declined == standing(g)


@flow(cite="ahlcg/costs.8 ahlcg/clues.4 ahlcg/act-deck-and-agenda-deck.2")
def pledge_clues(g: ArkhamHorror, user: Investigator, n: int, only: tuple[int, ...] = ()) -> Steps[bool]:
    """Each investigator, in player order, says how many clues to give, as many as he or she likes: is it enough?

    Who wants it and is the only one with clues has agreed by that.
    """
    left = n
    givers = tuple([i for i in spenders(g) if not only or i.index in only])
    for you in givers:
        most = min(left, you.clues)
        if givers != (user,):
            options = tuple([
                Option(f"spend {k}", "ahlcg-option-spend-clues", (("n", k),), value=k) for k in range(most, -1, -1)
            ])  # fmt: skip
            picked = yield from choose(
                g, you.index, options, "ahlcg-prompt-spend-clues", (("n", left),), "ahlcg/clues.4"
            )
            most = picked.value
        g.change(you, pledged=most)
        left -= most
    if left:
        for you in givers:
            g.change(you, pledged=0)
        g.tell("ahlcg-log-too-few-clues", "ahlcg/clues.4", n=left)
        g.change(g.scenario, declined=standing(g))  # they are not asked the same again at once
    return left == 0


def give_clues(g: ArkhamHorror, cite: str) -> None:
    """What was pledged is spent."""
    for you in g.investigators:
        if you.pledged:
            lose_clues(g, you, you.pledged, cite)
            g.change(you, pledged=0)


@flow(cite="ahlcg/costs.8 ahlcg/clues.4")
def spend_together(g: ArkhamHorror, user: Investigator, n: int, only: tuple[int, ...] = ()) -> Steps[bool]:
    """The group spends clues, if they come to enough."""
    if not (yield from pledge_clues(g, user, n, only)):
        return False
    give_clues(g, "ahlcg/clues.4")
    return True


@flow(cite="ahlcg/costs.7 ahlcg/weakness.7 ahlcg/target.3")
def pay_hand(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    options = options_for(g, choosable(g, you, this), "discard", "ahlcg-option-discard", you.index)
    picked = yield from choose_some(g, you.index, options, n, n, "ahlcg-prompt-discard", (("n", n),), "ahlcg/costs.7")
    yield from discard_together(g, tuple([meant(g, option) for option in picked]), "ahlcg/costs.7")


@flow(cite="ahlcg/costs.10")
def pay_horror(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    yield from deal(g, you, horror=n, by=this.id)


@flow
def pay_damage_here(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    yield from deal_to_card(g, this, damage=n, by=this.id)


@flow
def pay_horror_here(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Steps[None]:
    yield from deal_to_card(g, this, horror=n, by=this.id)


@flow(cite="ahlcg/costs.2 ahlcg/play.1 ahlcg/initiation.2")
def pay_price(g: ArkhamHorror, this: Any, you: Investigator, n: int) -> Any:
    """The price of a card. Once it is paid, the card is not in the hand any more: nothing can take it from there."""
    remove_tokens(g, you, "resources", price(g, this, you))
    move(g, this, g.pile(g.scenario.limbo))


def spend_actions(n: int, kind: str = "") -> Cost:
    """So many actions, or more where a card makes this kind of action dearer."""

    def due(g: Any, this: Any, you: Investigator) -> int:
        return n - 1 + cost_of(g, you, kind)

    return Cost("action", due if kind in DEARER else n, pay_actions)


def spend_uses(n: int) -> Cost:
    return Cost("uses", n, pay_uses)


def spend_resources(n: int) -> Cost:
    return Cost("resources", n, pay_resources)


def spend_clues(n: int) -> Cost:
    return Cost("clues", n, pay_clues)


def spend_group_clues(n: int) -> Cost:
    """So many clues per investigator, from whoever wants to give them."""
    return Cost("group-clues", n, pay_group_clues, agree_on_clues)


def discard_from_hand(n: int) -> Cost:
    return Cost("hand", n, pay_hand)


exhaust_this = Cost("ready", 1, pay_exhaust)
discard_this = Cost("card", 1, pay_discard)
take_horror = Cost("horror", 1, pay_horror)
damage_this = Cost("damage", 1, pay_damage_here)
horror_this = Cost("horror", 1, pay_horror_here)
pay_the_price = Cost("play", 1, pay_price)

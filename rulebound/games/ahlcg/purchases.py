"""Purchases between scenarios: what experience buys, what makes way for it, and why not (ahlcg/campaign-play)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import Denial, choose
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Definition, Option, Term
from rulebound.games.ahlcg.deckbuilding import PLAYER_TYPES, allowed, card, limit, main_cards, price_of, title
from rulebound.games.ahlcg.state import REGISTRY, ArkhamHorror, Investigator, word_of

DONE = Option("done", "core-option-done")


@flow(cite="ahlcg/campaign-play.experience.1 .3 .7 .9 ahlcg/deckbuilding.9")
def buy_cards(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """New cards and upgrades, one at a time, as long as there is experience; what is left is kept."""
    while you.experience > 0:
        if not offers_for(you):
            return
        picked = yield from choose(
            g, you.index, SHOP.options(g, you.index), "ahlcg-prompt-buy", (("n", you.experience),),
            "ahlcg/campaign-play.experience.3", "shop",
        )  # fmt: skip
        if picked.key == "done":
            return
        yield from buy(g, you, picked.key)


@cache
def on_sale() -> tuple[CardDefinition, ...]:
    """The player cards of the box, but for weaknesses, in the order in which they are offered."""
    cards = [d for d in REGISTRY.of(CardDefinition) if d.type in PLAYER_TYPES and not d.facts.get("subtype")]
    return tuple(sorted(cards, key=lambda d: (d.facts.get("level") or 0, d.key)))


@cite("ahlcg/campaign-play.experience.4 .5 .6")
def offers_for(you: Investigator) -> tuple[Option, ...]:
    """What can be bought: legal cards within the copies allowed, new or as an upgrade of a lower level."""
    out: list[Option] = []
    for made in on_sale():
        for how in ("upgrade", "buy"):
            if why_not(you, made, how) is None:
                price = price_for(you, made, how)
                out.append(Option(f"{how} {made.key}", f"ahlcg-option-{how}", words(made, price), value=price))
    return tuple(out)


def words(made: CardDefinition, price: int) -> tuple[tuple[str, int | Term], ...]:
    return (("card", word_of(made.key)), ("level", int(made.facts.get("level") or 0)), ("n", price))


@cite("ahlcg/campaign-play.experience.6")
def lower(you: Investigator, made: CardDefinition) -> list[str]:
    """The versions of a card in a deck that have a lower level."""
    level = int(made.facts.get("level") or 0)
    return [c for c in you.list if title(c) == made.name and int(card(c).facts.get("level") or 0) < level]


def price_for(you: Investigator, made: CardDefinition, how: str) -> int:
    old = lower(you, made) if how == "upgrade" else []
    return upgrade_price(made, old[0]) if old else price_of(made)


@cite("ahlcg/campaign-play.experience.6")
def upgrade_price(made: CardDefinition, old: str) -> int:
    """The difference of the levels, at least 1 (an exceptional card counts twice)."""
    return max(1, price_of(made) - int(card(old).level))


@cite("ahlcg/campaign-play.experience.4 .5 .6 ahlcg/deckbuilding.4 ahlcg/deckbuilding.classes.8 ahlcg/exceptional.2 .3")
def why_not(you: Investigator, made: CardDefinition, how: str) -> tuple[str, str] | None:
    """The clause by which a card cannot be bought, and how to word it; None if it can."""
    exceptional = "exceptional" in made.keywords
    if not allowed(you.code, made):
        story = made.facts.get("set")
        return "ahlcg/deckbuilding.8" if story else "ahlcg/deckbuilding.classes.8", "ahlcg-denied-not-yours"
    if how == "upgrade":
        if not lower(you, made):
            return "ahlcg/campaign-play.experience.6", "ahlcg-denied-no-lower"
    elif sum(title(c) == made.name for c in you.list) >= limit(made):
        return "ahlcg/exceptional.3" if exceptional else "ahlcg/deckbuilding.4", "ahlcg-denied-copies"
    if price_for(you, made, how) > you.experience:
        dear = "ahlcg/exceptional.2" if exceptional else "ahlcg/campaign-play.experience.5"
        return "ahlcg/campaign-play.experience.6" if how == "upgrade" else dear, "ahlcg-denied-experience"
    return None


class Shop(Definition):
    """What can be bought; what cannot, and why."""

    __slots__ = ()

    def options(self, g: ArkhamHorror, seat: int) -> tuple[Option, ...]:
        return (*offers_for(g.seat(seat)), DONE)

    def denials(self, g: ArkhamHorror, seat: int) -> tuple[Denial, ...]:
        return tuple(self._each(g.seat(seat)))

    def _each(self, you: Investigator) -> Iterator[Denial]:
        for made in on_sale():
            for how in ("upgrade", "buy") if made.facts.get("level") else ("buy",):
                why = why_not(you, made, how)
                if why is not None:
                    told = (*words(made, price_for(you, made, how)), ("have", you.experience), ("most", limit(made)))
                    yield Denial(f"{how} {made.key}", *why, told, (), f"ahlcg-option-{how}")


class Leaving(Definition):
    """What can be taken out of a deck for a new card; what cannot, and why."""

    __slots__ = ()

    def options(self, g: ArkhamHorror, seat: int) -> tuple[Option, ...]:
        you = g.seat(seat)
        return tuple([
            Option(f"remove {c}", "ahlcg-option-card", (("card", word_of(c)),))
            for c in dict.fromkeys(main_cards(you.code, you.list))
        ])  # fmt: skip

    @cite("ahlcg/campaign-play.experience.4")
    def denials(self, g: ArkhamHorror, seat: int) -> tuple[Denial, ...]:
        you = g.seat(seat)
        counts = main_cards(you.code, you.list)
        return tuple([
            Denial(
                f"remove {c}", "ahlcg/campaign-play.experience.4", "ahlcg-denied-required", (("card", word_of(c)),), (),
                "ahlcg-option-card",
            )
            for c in dict.fromkeys(you.list) if c not in counts
        ])  # fmt: skip


SHOP, LEAVING = Shop("shop"), Leaving("leaving")
REGISTRY.add(SHOP)
REGISTRY.add(LEAVING)


@flow(cite="ahlcg/campaign-play.experience.4 .6 .8")
def buy(g: ArkhamHorror, you: Investigator, key: str) -> Steps[None]:
    """The card goes into the deck; for a new one another card leaves, unless it does not count."""
    how, _, code = key.partition(" ")
    made = card(code)
    price = price_for(you, made, how)
    if how == "upgrade":
        old = lower(you, made)[0]
        g.change(you, experience=you.experience - price, list=swapped(you.list, old, code))
        tell_purchase(g, "ahlcg-log-upgrade", "ahlcg/campaign-play.experience.6", you, made, price, old)
        return
    if made.facts.get("permanent"):
        g.change(you, experience=you.experience - price, list=(*you.list, code))
        tell_purchase(g, "ahlcg-log-buy-permanent", "ahlcg/campaign-play.experience.3", you, made, price, code)
        return
    leaving = LEAVING.options(g, you.index)
    asks = (("asks", word_of(code)),)
    picked = yield from choose(
        g, you.index, leaving, "ahlcg-prompt-remove", asks, "ahlcg/campaign-play.experience.4", "leaving"
    )
    gone = picked.key.partition(" ")[2]
    g.change(you, experience=you.experience - price, list=swapped(you.list, gone, code))
    tell_purchase(g, "ahlcg-log-buy", "ahlcg/campaign-play.experience.4", you, made, price, gone)


def tell_purchase(
    g: ArkhamHorror, text: str, cite: str, you: Investigator, made: CardDefinition, price: int, old: str
) -> None:
    """What was bought, at which level, for how much, and the card that made way."""
    g.tell(text, cite, seat=you, card=word_of(made.key), level=int(made.level), n=price, old=word_of(old))


def swapped(deck: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    at = deck.index(old)
    return (*deck[:at], new, *deck[at + 1 :])

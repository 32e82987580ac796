"""The campaign: the log, the fellowship of heroes, and what a new game takes over from the log (lotr/campaign)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import agrees
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some, choose_together
from rulebound.core.material.cards import CardDefinition, new_card, new_cards, new_deck
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.games.lotr.content.campaign import FATE, MENDOR, SUPPORT, earn, fasten
from rulebound.games.lotr.decks import COPIES, SIZE, player_cards
from rulebound.games.lotr.rules.moves import place_tokens
from rulebound.games.lotr.state import (
    HERO,
    REGISTRY,
    Player,
    Rings,
    RingsCard,
    definition,
    facts,
    heroes,
    word_of,
)
from rulebound.games.lotr.tables import set_threat, starting_resources

AGAIN = Option("again", "lotr-option-again")
GIVE_UP = Option("give-up", "lotr-option-give-up")
KEEP_ALL = Option("nobody", "lotr-option-no-swap")


def everybody(g: Rings) -> tuple[Player, ...]:
    """All players, also those who were eliminated in the last game."""
    return tuple([g.seat(seat) for seat in range(len(g.seats))])


def campaign_card_of(g: Rings) -> Any:
    """The campaign card of the scenario being played."""
    return next(c for c in g.cards(g.scenario.there) if definition(c).type == "campaign")


# ------------------------------------------------------------------ after a win: the log


@flow(cite="lotr/campaign-log.1 /campaign-card-types.1")
def write_log(g: Rings) -> Steps[None]:
    """The campaign card is turned: its resolution is followed, and what is to be remembered is written down."""
    card = campaign_card_of(g)
    bury_the_fallen(g)
    g.change(g.campaign, prisoner="")
    yield from facts(card)["resolution"](g, card)
    if g.scenario.campaign == "expert":
        record_damage(g)
    g.change(g.campaign, won=(*g.campaign.won, g.scenario.code))
    g.tell(f"lotr-{card.code}-end", "lotr/campaign-card-types.1")


@cite("lotr/campaign-fellowship.1 .2")
def bury_the_fallen(g: Rings) -> None:
    """Heroes who lie in a discard pile at the end have fallen."""
    for you in everybody(g):
        for card in g.cards(you.discard):
            if card.code in you.heroes:
                g.change(g.campaign, fallen=(*g.campaign.fallen, card.code))
                g.tell("lotr-log-fallen", "lotr/campaign-fellowship.1", card=word_of(card.code))
                forget_permanent(g, card.code)


@cite("lotr/campaign-pool.6 /campaign-setup.3")
def forget_permanent(g: Rings, hero: str) -> None:
    """The permanent cards of a hero who has fallen leave the campaign pool."""
    for code, bearer in g.campaign.attached:
        if bearer == hero:
            pool = list(g.campaign.pool)
            pool.remove(code)
            g.change(g.campaign, pool=tuple(pool))
            g.tell("lotr-log-leaves-pool", "lotr/campaign-pool.6", card=word_of(code))
    g.change(g.campaign, attached=tuple([a for a in g.campaign.attached if a[1] != hero]))


@cite("lotr/campaign-expert.1")
def record_damage(g: Rings) -> None:
    """In an expert campaign heroes keep their damage."""
    hurt = [(h.code, h.damage) for you in everybody(g) for h in heroes(g, you) if h.damage]
    g.change(g.campaign, damage=tuple(hurt))
    for code, n in hurt:
        g.tell("lotr-log-stays-hurt", "lotr/campaign-expert.1", card=word_of(code), n=n)


# ------------------------------------------------------------------ the fellowship


@cite("lotr/campaign-fellowship.1 /unique-cards.1")
def free_heroes(g: Rings) -> tuple[str, ...]:
    """Heroes whom nobody plays and who have not fallen."""
    taken = {code for you in everybody(g) for code in you.heroes} | set(g.campaign.fallen)
    found = [d.key for d in REGISTRY.of(CardDefinition) if d.type == HERO and d.key not in taken]
    return tuple(sorted(found))


def hero_options(verb: str, codes: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple([
        Option(f"{verb} {REGISTRY[code].slug}", "lotr-option-hero", (("card", word_of(code)),), value=i)
        for i, code in enumerate(codes)
    ])  # fmt: skip


def punish(g: Rings, clause: str) -> None:
    """Everybody's starting threat is 1 higher for the rest of the campaign."""
    g.change(g.campaign, penalty=g.campaign.penalty + 1)
    g.tell("lotr-log-penalty", clause, n=g.campaign.penalty)


def punish_one(g: Rings, you: Player, clause: str) -> None:
    penalties = list(g.campaign.penalties)
    penalties[you.index] += 1
    g.change(g.campaign, penalties=tuple(penalties))
    g.tell("lotr-log-penalty-of", clause, seat=you, n=penalties[you.index])


def succeed(g: Rings, you: Player, old: str, new: str, clause: str) -> None:
    """One hero takes the place of another in the log."""
    g.change(you, heroes=tuple([new if code == old else code for code in you.heroes]))
    g.change(g.campaign, damage=tuple([d for d in g.campaign.damage if d[0] != old]))
    g.tell("lotr-log-new-hero", clause, seat=you, card=word_of(new), old=word_of(old))


@flow(cite="lotr/campaign-fellowship.2 .4 /campaign-setup.3")
def replace_fallen(g: Rings) -> Steps[None]:
    """Whoever has fallen is replaced, at a price for everybody; if there is nobody, the hero goes on after all."""
    for you in everybody(g):
        for old in you.heroes:
            if old in g.campaign.fallen:
                yield from replace_one(g, you, old)


@flow(cite="lotr/campaign-fellowship.2 .4 /campaign-setup.3")
def replace_one(g: Rings, you: Player, old: str) -> Steps[None]:
    free = free_heroes(g)
    if not free:
        g.change(g.campaign, fallen=tuple([code for code in g.campaign.fallen if code != old]))
        g.tell("lotr-log-back", "lotr/campaign-fellowship.4", card=word_of(old))
        punish_one(g, you, "lotr/campaign-fellowship.4")
        return
    picked = yield from choose(
        g, you.index, hero_options("take", free), "lotr-prompt-replace-hero", (("card", word_of(old)),),
        "lotr/campaign-fellowship.2",
    )  # fmt: skip
    succeed(g, you, old, free[picked.value], "lotr/campaign-fellowship.2")
    punish(g, "lotr/campaign-fellowship.2")


@flow(cite="lotr/campaign-fellowship.3 /campaign-setup.4")
def offer_swaps(g: Rings) -> Steps[None]:
    """Each player may exchange one hero for another, at a price for everybody; not the one to be taken prisoner."""
    for you in everybody(g):
        mine = tuple([code for code in you.heroes if code != g.campaign.prisoner])
        if mine and free_heroes(g):
            options = (KEEP_ALL, *hero_options("dismiss", mine))
            picked = yield from choose(
                g, you.index, options, "lotr-prompt-swap-hero", cite="lotr/campaign-fellowship.3"
            )
            if picked.key != "nobody":
                yield from swap(g, you, mine[picked.value])


@flow(cite="lotr/campaign-fellowship.3")
def swap(g: Rings, you: Player, old: str) -> Steps[None]:
    free = free_heroes(g)
    picked = yield from choose(
        g, you.index, hero_options("take", free), "lotr-prompt-swap-for", (("card", word_of(old)),),
        "lotr/campaign-fellowship.3",
    )  # fmt: skip
    succeed(g, you, old, free[picked.value], "lotr/campaign-fellowship.3")
    punish(g, "lotr/campaign-fellowship.3")


@flow(cite="lotr/campaign-fellowship.1 /deckbuilding.5")
def change_decks(g: Rings) -> Steps[None]:
    """Decks may be changed between the games: cards go, others come, and the deck stays large enough."""
    for you in everybody(g):
        yield from change_deck(g, you)


@flow(cite="lotr/campaign-fellowship.1 /deckbuilding.3 .4 .5")
def change_deck(g: Rings, you: Player) -> Steps[None]:
    leaving = yield from choose_some(
        g, you.index, each_copy("remove", you.list), 0, len(you.list), "lotr-prompt-take-out",
        cite="lotr/campaign-fellowship.1",
    )  # fmt: skip
    gone = [option.value for option in leaving]
    left = tuple([code for i, code in enumerate(you.list) if i not in gone])
    pool = tuple([code for code in player_cards() for _ in range(COPIES - left.count(code))])
    needed = max(0, min(SIZE, len(you.list)) - len(left))
    coming = yield from choose_some(
        g, you.index, each_copy("add", pool), needed, len(pool), "lotr-prompt-put-in",
        cite="lotr/deckbuilding.3",
    )  # fmt: skip
    g.change(you, list=tuple(sorted((*left, *[pool[option.value] for option in coming]))))


def each_copy(verb: str, codes: tuple[str, ...]) -> tuple[Option, ...]:
    """An option for every copy of a card, with its place among them."""
    return tuple([
        Option(f"{verb} {code} {codes[:i].count(code) + 1}", "lotr-option-card", (("card", word_of(code)),), value=i)
        for i, code in enumerate(codes)
    ])  # fmt: skip


@flow(cite="lotr/campaign.1")
def once_more(g: Rings) -> Steps[bool]:
    """A lost game costs nothing and is played again, as long as the players have not had enough."""
    seats = tuple(range(len(g.seats)))
    picked = yield from choose_together(g, seats, (AGAIN, GIVE_UP), "lotr-prompt-again", "lotr/campaign.1")
    return picked.key == "again"


# ------------------------------------------------------------------ setting up from the log


@flow(cite="lotr/campaign-setup.2 .5 /campaign-pool.1")
def take_over(g: Rings) -> Steps[None]:
    """The players with the heroes of the log: threat, permanent cards, damage, decks."""
    for you in everybody(g):
        new_cards(g, RingsCard, you.heroes, g.pile(you.area), you.index)
        starting_resources(g, you)
        set_threat(g, you)
    for you in everybody(g):
        yield from heal_for_threat(g, you)
    for code, bearer in g.campaign.attached:
        yield from fasten_recorded(g, code, bearer)
    for you in everybody(g):
        yield from prepare_deck(g, you)


@flow(cite="lotr/campaign-pool.4")
def fasten_recorded(g: Rings, code: str, bearer: str) -> Steps[None]:
    """A permanent card of the pool is attached to the hero it was recorded with, if that hero is there."""
    for you in everybody(g):
        for hero in heroes(g, you):
            if hero.code == bearer:
                yield from fasten(g, new_card(g, RingsCard, code, g.pile(g.scenario.aside)), hero)


@flow(cite="lotr/campaign-expert.1")
def heal_for_threat(g: Rings, you: Player) -> Steps[None]:
    """The damage of the log is placed on the heroes, unless their player takes 1 more threat instead, for each hero."""
    for hero in heroes(g, you):
        for code, n in g.campaign.damage:
            if code == hero.code:
                words = (("card", word_of(code)), ("n", n))
                if (yield from agrees(g, you.index, "lotr-prompt-heal-hero", words, "lotr/campaign-expert.1")):
                    g.change(g.campaign, damage=tuple([d for d in g.campaign.damage if d[0] != code]))
                    punish_one(g, you, "lotr/campaign-expert.1")
                    set_threat(g, you)
                else:
                    place_tokens(g, hero, "damage", n)


@flow(cite="lotr/campaign-pool.2 /campaign-setup.8")
def prepare_deck(g: Rings, you: Player) -> Steps[None]:
    """A player may shuffle boons with a player card back into the deck; they do not count for its size."""
    extra: tuple[str, ...] = ()
    for _ in range(share(g, you)):
        words = (("card", word_of(SUPPORT)),)
        if (yield from agrees(g, you.index, "lotr-prompt-include", words, "lotr/campaign-pool.2")):
            extra += (SUPPORT,)
    new_deck(g, RingsCard, (*you.list, *extra), g.pile(you.deck), you.index)


def share(g: Rings, you: Player) -> int:
    """How many copies of Mendor's Support in the pool are this player's: each time everybody has earned one."""
    return len(range(you.index, g.campaign.pool.count(SUPPORT), len(g.seats)))


@cite("lotr/campaign-pool.5 /campaign-setup.9")
def burdens(g: Rings) -> tuple[str, ...]:
    """What the pool adds to the encounter deck: not what is permanent, nor what a campaign card puts into play."""
    out: tuple[str, ...] = ()
    for code in g.campaign.pool:
        if code not in (SUPPORT, MENDOR, FATE) and "permanent" not in REGISTRY[code].keywords:
            out += (code,)
    return out


@cite("lotr/campaign-card-types.1")
def begin_with_earlier(g: Rings) -> None:
    """Mendor has survived an earlier campaign: a Mendor's Support for each player."""
    earn(g, MENDOR)
    earn(g, SUPPORT, len(g.seats))

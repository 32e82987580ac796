"""From game to game: the log, the fellowship, the pool, the expert campaign (lotr/campaign)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.lotr.examples.probes import (
    area,
    at_phase,
    attached,
    controller,
    damage,
    deck_size,
    encounter_size,
    quest,
    seated,
    set_up,
    threat,
)
from rulebound.games.lotr.state import PRISONER, Rings, definition

TWO = "leadership tactics"
MIRKWOOD, ANDUIN, DOL_GULDUR = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"


def _names(codes: tuple[str, ...]) -> tuple[str, ...]:
    from rulebound.games.lotr.state import REGISTRY

    return tuple(str(REGISTRY[code].slug) for code in codes)


@probe
def scenario(g: Rings) -> str:
    return g.scenario.code


@probe
def fallen(g: Rings) -> tuple[str, ...]:
    return _names(g.campaign.fallen)


@probe
def pool(g: Rings) -> tuple[str, ...]:
    return _names(g.campaign.pool)


@probe
def recorded(g: Rings) -> tuple[tuple[str, ...], ...]:
    """Permanent cards of the log, each with its hero."""
    return tuple(_names(pair) for pair in g.campaign.attached)


@probe
def recorded_damage(g: Rings) -> tuple[tuple[str, int], ...]:
    return tuple((_names((hero,))[0], n) for hero, n in g.campaign.damage)


@probe
def prisoner(g: Rings) -> str:
    return _names((g.campaign.prisoner,))[0] if g.campaign.prisoner else ""


@probe
def fellowship(g: Rings, seat: int) -> tuple[str, ...]:
    """The heroes a player has in the log."""
    return _names(g.seat(seat - 1).heroes)


@probe
def list_size(g: Rings, seat: int) -> int:
    return len(g.seat(seat - 1).list)


@probe
def penalty(g: Rings, seat: int) -> int:
    """By how much a player's starting threat is higher."""
    return g.campaign.penalty + g.campaign.penalties[seat - 1]


@probe
def captured(g: Rings) -> tuple[str, ...]:
    """Who lies face down in the players' areas, attachments left aside."""
    cards = [c for s in range(len(g.seats)) for c in g.cards(g.seat(s).area) if c.role and not c.attached]
    return tuple(str(definition(c).slug) for c in cards)


@probe
def how_many_captured(g: Rings) -> int:
    """How many heroes are held prisoner, whoever they are."""
    return sum(c.role == PRISONER for s in range(len(g.seats)) for c in g.cards(g.seat(s).area))


# ------------------------------------------------------------------ beginnings


def about_to_win(t: ExampleTable, decks: str = "leadership", path: str = "beorns-path", **options: str) -> None:
    """Passage through Mirkwood: the last stage needs nothing more; the next thing to happen is the win."""
    quest(t, decks, mode=options.pop("mode", "campaign"), **options)
    t.arrange("stage", code=path)
    at_phase(t, "refresh")


def win(t: ExampleTable) -> None:
    """Beorn's Path is completed."""
    t.arrange("tokens", on="beorns-path", kind="progress", n=10)
    t.play()


def game(
    t: ExampleTable, scenario: str = ANDUIN, decks: str = "leadership", mode: str = "campaign", seed: int = 1,
    **log: str | int,
) -> None:  # fmt: skip
    """A game of the campaign about to be set up, the log as it says."""
    t.start(seed=seed, decks=decks, mode=mode)
    t.arrange("log", scenario=scenario, **log)


def keep_decks(t: ExampleTable) -> None:
    """Nobody changes a deck."""
    while t.g.decision is not None and t.g.decision.prompt in ("lotr-prompt-take-out", "lotr-prompt-put-in"):
        t.choose("")


def on_shore(t: ExampleTable, attached: str = "") -> None:
    """Ambush on the Shore, one Goblin engaged: without it the game is won."""
    game(t, attached=attached)
    seated(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("stage", code="ambush-on-the-shore")
    t.arrange("engage", card="misty-mountain-goblins", seat=1)
    at_phase(t, "combat")


def shore_is_clear(t: ExampleTable) -> None:
    """The Goblins die of their wounds, and nobody is left to fight."""
    t.arrange("tokens", on="misty-mountain-goblins", kind="damage", n=3)
    t.play()


# ------------------------------------------------------------------ from game to game


@example("lotr/campaign.1", "After a win comes the next scenario, in their order")
def the_next_scenario(t: ExampleTable) -> None:
    about_to_win(t)
    win(t)
    t.choose("nobody", "", "")
    t.expect(scenario() == ANDUIN)
    t.asked(1, "lotr-prompt-include")


@example("lotr/campaign.1 lotr/campaign-fellowship.1", "A lost game is played again, and nobody has fallen in it")
def once_more(t: ExampleTable) -> None:
    quest(t, mode="campaign")
    t.arrange("discards", seat=1, cards="gloin")
    t.arrange("heroes", seat=1, cards="aragorn gloin theodred")
    t.arrange("threat", seat=1, n=49)
    at_phase(t, "refresh")
    t.play()
    t.asked(1, "lotr-prompt-again")
    t.choose("again", "", "")
    t.expect(scenario() == MIRKWOOD, fallen() == (), threat(1) == 29)
    t.asked(1, "lotr-prompt-mulligan")


def last_steps(t: ExampleTable, pool: str = "") -> None:
    """The last game of a campaign, won with the next state check."""
    game(t, DOL_GULDUR, prisoner="gloin", pool=pool)
    seated(t)
    t.choose("choose aragorn")
    set_up(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("stage", code="out-of-the-dungeons")
    t.arrange("tokens", on="out-of-the-dungeons", kind="progress", n=7)
    at_phase(t, "refresh")


@example("lotr/campaign-card-types.1", "Mendor has come through: he is in the pool of the next campaign, once")
def mendor_comes_through(t: ExampleTable) -> None:
    last_steps(t)
    t.play()
    t.expect(pool() == ("mendor",))
    t.ended(True, "lotr-win-campaign")


@example("lotr/campaign-card-types.1", "Mendor was in the pool before: he is not written down again")
def mendor_once(t: ExampleTable) -> None:
    last_steps(t, pool="mendor")
    t.play()
    t.expect(pool() == ("mendor",), unchanged=True)
    t.ended(True, "lotr-win-campaign")


@example("lotr/campaign.1", "The campaign is won with its last scenario")
def the_end(t: ExampleTable) -> None:
    last_steps(t)
    t.play()
    t.ended(True, "lotr-win-campaign")


@example("lotr/campaign-log.1", "Beorn's Path brings Ungoliant's Swarm, and everybody earns a Mendor's Support")
def what_is_earned(t: ExampleTable) -> None:
    about_to_win(t, TWO)
    win(t)
    t.expect(pool() == ("mendors-support", "mendors-support", "ungoliants-swarm"))
    t.asked(1, "lotr-prompt-swap-hero")


@example("lotr/campaign-log.1 lotr/campaign-card-types.1", "Don't Leave the Path! brings Lingering Venom")
def the_other_path(t: ExampleTable) -> None:
    about_to_win(t, path="dont-leave-the-path")
    t.arrange("engage", card="ungoliants-spawn", seat=1)
    t.arrange("tokens", on="ungoliants-spawn", kind="damage", n=9)
    t.play()
    t.expect(pool() == ("mendors-support", "lingering-venom"))
    t.asked(1, "lotr-prompt-swap-hero")


@example("lotr/campaign-log.1", "The hero with the most damage is recorded as the prisoner")
def who_is_taken(t: ExampleTable) -> None:
    on_shore(t)
    t.arrange("tokens", on="gloin", kind="damage", n=2)
    t.arrange("tokens", on="aragorn", kind="damage", n=1)
    shore_is_clear(t)
    t.expect(prisoner() == "gloin")
    t.asked(1, "lotr-prompt-swap-hero")


# ------------------------------------------------------------------ the fellowship


@example(
    "lotr/campaign-fellowship.1 lotr/campaign-fellowship.2",
    "Who lies in the discard pile after a win has fallen, and is replaced",
)
def the_fallen(t: ExampleTable) -> None:
    about_to_win(t, TWO)
    t.arrange("heroes", seat=1, cards="aragorn theodred")
    t.arrange("discards", seat=1, cards="gloin")
    t.arrange("heroes-of-the-log", seat=1, cards="aragorn gloin theodred")
    win(t)
    t.expect(fallen() == ("gloin",))
    t.asked(1, "lotr-prompt-replace-hero")
    t.not_offered("take gloin", "take gimli", "take aragorn")
    t.choose("take eowyn")
    t.expect(fellowship(1) == ("aragorn", "eowyn", "theodred"), penalty(1) == 1, penalty(2) == 1)
    t.asked(1, "lotr-prompt-swap-hero")


@example("lotr/campaign-fellowship.3", "A player may swap one hero: everybody begins with 1 more threat, for good")
def swapping(t: ExampleTable) -> None:
    about_to_win(t, TWO)
    win(t)
    t.choose("dismiss gloin")
    t.not_offered("take legolas")
    t.choose("take dunhere")
    t.expect(fellowship(1) == ("aragorn", "dunhere", "theodred"), penalty(1) == 1, penalty(2) == 1)
    t.asked(2, "lotr-prompt-swap-hero")
    t.choose("nobody", seat=2)
    keep_decks(t)
    t.choose("first seat-1")
    t.expect(threat(2) == 30)
    t.asked(1, "lotr-prompt-include")


@example("lotr/campaign-fellowship.3", "The recorded prisoner cannot be swapped")
def not_the_prisoner(t: ExampleTable) -> None:
    on_shore(t)
    t.arrange("tokens", on="gloin", kind="damage", n=2)
    shore_is_clear(t)
    t.offered("dismiss aragorn")
    t.not_offered("dismiss gloin")
    t.asked(1, "lotr-prompt-swap-hero")


@example(
    "lotr/campaign-fellowship.4", "If there is nobody left, the hero goes on, for 1 more threat of that player alone"
)
def nobody_left(t: ExampleTable) -> None:
    everybody = "eowyn eleanor dunhere denethor glorfindel beravor"
    t.start(decks=TWO, mode="campaign")
    t.arrange("log", fallen=everybody)
    seated(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("stage", code="beorns-path")
    t.arrange("heroes", seat=1, cards="aragorn theodred")
    t.arrange("discards", seat=1, cards="gloin")
    t.arrange("heroes-of-the-log", seat=1, cards="aragorn gloin theodred")
    at_phase(t, "refresh")
    win(t)
    t.expect(penalty(1) == 1, penalty(2) == 0, fallen().lacks("gloin"), fellowship(1).has("gloin"))
    t.asked(1, "lotr-prompt-take-out")


@example("lotr/campaign-fellowship.1", "Between the games a deck may be changed: what goes is made up for")
def another_deck(t: ExampleTable) -> None:
    about_to_win(t)
    win(t)
    t.choose("nobody", "remove 01013 1, remove 01013 2")
    t.not_accepted("add 01073 1")
    t.choose("add 01073 1, add 01073 2, add 01058 1")
    t.expect(list_size(1) == 31)
    t.asked(1, "lotr-prompt-include")


# ------------------------------------------------------------------ setting up from the log


@example(
    "lotr/campaign-setup.2 lotr/campaign-setup.5", "The heroes of the log, and their threat with the penalties added"
)
def heroes_of_the_log(t: ExampleTable) -> None:
    game(t, heroes="eowyn gimli", penalty=3)
    t.play()
    t.expect(area(1) == ("eowyn", "gimli"), threat(1) == 9 + 11 + 3)
    t.asked(1, "lotr-prompt-mulligan")


@example("lotr/campaign-setup.3 lotr/campaign-pool.6", "With a hero who has fallen the permanent cards leave the pool")
def permanent_cards_fall(t: ExampleTable) -> None:
    on_shore(t, attached="valor:gloin scarred:aragorn")
    t.arrange("heroes", seat=1, cards="aragorn theodred")
    t.arrange("discards", seat=1, cards="gloin")
    t.arrange("heroes-of-the-log", seat=1, cards="aragorn gloin theodred")
    shore_is_clear(t)
    t.expect(pool().lacks("valor"), recorded().lacks("gloin"))
    t.asked(1, "lotr-prompt-replace-hero")


@example("lotr/campaign-setup.4", "A swap costs everybody 1 threat in every game that follows")
def swaps_cost(t: ExampleTable) -> None:
    about_to_win(t)
    win(t)
    t.choose("dismiss gloin", "take eowyn", "", "")
    t.expect(threat(1) == 12 + 9 + 8 + 1)
    t.asked(1, "lotr-prompt-include")


@example("lotr/campaign-pool.1", "Valor and Scarred are recorded with their heroes")
def recorded_with_heroes(t: ExampleTable) -> None:
    on_shore(t)
    t.arrange("attach", code="valor", to="aragorn")
    t.arrange("attach", code="scarred", to="gloin")
    shore_is_clear(t)
    t.expect(pool() == ("valor", "scarred"), recorded() == (("valor", "aragorn"), ("scarred", "gloin")))
    t.asked(1, "lotr-prompt-swap-hero")


@example("lotr/campaign-pool.2", "Mendor's Support may go into the deck, on top of its size, or stay out of it")
def support_in_the_deck(t: ExampleTable) -> None:
    game(t, decks=TWO, pool="mendors-support mendors-support")
    t.choose("first seat-1", "yes", "no")
    t.expect(deck_size(1) == 25, deck_size(2) == 24)
    t.asked(1, "lotr-prompt-mulligan")


@example(
    "lotr/campaign-pool.4 lotr/permanent.1", "Permanent cards begin the game on the heroes they were recorded with"
)
def permanent_from_the_start(t: ExampleTable) -> None:
    game(t, attached="valor:aragorn scarred:gloin")
    t.play()
    t.expect(attached("aragorn") == ("valor",), attached("gloin") == ("scarred",), controller("valor") == 1)
    t.asked(1, "lotr-prompt-mulligan")


@example("lotr/campaign-pool.5", "Burdens with an encounter card back are shuffled into the encounter deck")
def burdens_in_the_deck(t: ExampleTable) -> None:
    game(t, pool="ungoliants-swarm lingering-venom mendors-support", attached="scarred:gloin")
    t.choose("no")
    t.expect(encounter_size() == 47 + 2)
    t.asked(1, "lotr-prompt-mulligan")


@example("lotr/campaign-card-types.1", "Mendor begins the game in play; if he leaves it, the game is lost")
def mendor_lost(t: ExampleTable) -> None:
    quest(t, mode="campaign")
    t.expect(controller("mendor") == 1, unchanged=True)
    t.arrange("tokens", on="mendor", kind="damage", n=2)
    t.arrange("engage", card="dol-guldur-orcs", seat=1)
    at_phase(t, "combat")
    t.choose("defend mendor")
    t.asked(1, "lotr-prompt-again")
    t.choose("give-up")
    t.ended(False, "lotr-loss-campaign")


@example(
    "lotr/campaign-card-types.1", "An earlier campaign that Mendor survived leaves a Mendor's Support to everybody"
)
def an_earlier_campaign(t: ExampleTable) -> None:
    t.start(decks="leadership", mode="campaign", earlier="mendor")
    t.expect(pool() == ("mendor", "mendors-support"), unchanged=True)
    t.choose("yes")
    t.expect(deck_size(1) == 25)
    t.asked(1, "lotr-prompt-mulligan")


@example("lotr/campaign-pool.2", "Who has earned a second Mendor's Support may put both into the deck")
def support_twice(t: ExampleTable) -> None:
    game(t, decks=TWO, pool="mendor mendors-support mendors-support mendors-support")
    t.choose("first seat-1", "yes", "yes", "yes")
    t.expect(deck_size(1) == 26, deck_size(2) == 25)
    t.asked(1, "lotr-prompt-mulligan")


# ------------------------------------------------------------------ the expert campaign


@example("lotr/campaign-expert.1", "In an expert campaign the damage on heroes is written down")
def damage_stays(t: ExampleTable) -> None:
    about_to_win(t, mode="expert")
    t.arrange("tokens", on="gloin", kind="damage", n=2)
    win(t)
    t.expect(recorded_damage() == (("gloin", 2),))
    t.asked(1, "lotr-prompt-swap-hero")


@example(
    "lotr/campaign-expert.1", "The damage of the log is placed, or all of it removed from a hero for 1 more threat"
)
def healed_for_threat(t: ExampleTable) -> None:
    game(t, mode="expert", damage="aragorn:3 gloin:2", decks=TWO)
    t.choose("first seat-1", "yes", "no")
    t.expect(
        damage("aragorn") == 0, damage("gloin") == 2, threat(1) == 30, threat(2) == 29, penalty(1) == 1,
        penalty(2) == 0, recorded_damage() == (("gloin", 2),),
    )  # fmt: skip
    t.asked(1, "lotr-prompt-mulligan")

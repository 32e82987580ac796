"""The cards of the campaign: Mendor, boons, burdens, and what the campaign cards do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, DEFENSE, WILLPOWER
from rulebound.games.lotr.examples.campaign_play import DOL_GULDUR, TWO, captured, game
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    controller,
    damage,
    engaged,
    exhausted,
    hand_size,
    objectives,
    out,
    quest,
    removed,
    resources,
    seated,
    threat,
    value,
)

SEED = 7
"""With this one nothing but locations and enemies guards the objectives of the Tower."""
TROLL, ORCS, SWARM, SCOUT = "hill-troll", "dol-guldur-orcs", "ungoliants-swarm", "snowbourn-scout"


def mirkwood(t: ExampleTable, decks: str = "leadership") -> None:
    """The first game of a campaign, after set-up."""
    quest(t, decks, mode="campaign")


def anduin(t: ExampleTable, decks: str = "leadership") -> None:
    """The second game of a campaign, after set-up."""
    game(t, decks=decks)
    seated(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("encounter", cards="banks-of-the-anduin banks-of-the-anduin banks-of-the-anduin")


def dol_guldur(t: ExampleTable, prisoner: str = "", decks: str = "leadership") -> None:
    """The third game of a campaign, after set-up: Appointed by Fate is on Aragorn."""
    game(t, DOL_GULDUR, decks, seed=SEED, prisoner=prisoner)
    seated(t)
    t.choose("choose aragorn")
    objectives(t)


# ------------------------------------------------------------------ Mendor


@example("lotr/first-player.1", "Mendor goes with the first player token")
def mendor_follows(t: ExampleTable) -> None:
    mirkwood(t, TWO)
    at_phase(t, "refresh")
    t.play()
    t.expect(controller("mendor") == 2)


@example("lotr/player-elimination.2", "The first player is eliminated: token and Mendor pass on before the cards go")
def mendor_stays(t: ExampleTable) -> None:
    mirkwood(t, TWO)
    t.arrange("threat", seat=1, n=49)
    at_phase(t, "refresh")
    t.play()
    t.expect(out(1) == True, controller("mendor") == 2)  # noqa: E712


@example("lotr/response.1 lotr/then.1", "A stage is completed: Mendor readies, then everybody draws a card")
def cheer(t: ExampleTable) -> None:
    mirkwood(t, TWO)
    t.arrange("exhaust", card="mendor")
    at_phase(t, "quest")
    t.arrange("tokens", on="flies-and-spiders", kind="progress", n=8)
    t.choose("cheer mendor")
    t.expect(exhausted("mendor") == False, hand_size(1) == 1, hand_size(2) == 1)  # noqa: E712
    t.asked(1, "lotr-prompt-commit")


@example(
    "lotr/forced.1 lotr/in-play-and-out-of-play.1",
    "Leaving play, Mendor is out of the game; in Dol Guldur it goes on without him",
)
def mendor_gone(t: ExampleTable) -> None:
    dol_guldur(t)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("encounter", cards="01099 01099")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="mendor", kind="damage", n=2)
    at_phase(t, "combat")
    t.choose("defend mendor")
    t.expect(removed().has("mendor"))


@example("lotr/event-cards.3 lotr/limit.1", "Mendor's Support: +2 of each for the round, and only one copy a round")
def support(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("hand", seat=1, cards="mendors-support mendors-support for-gondor")
    t.arrange("tokens", on="aragorn", kind="resources", n=2)
    at_phase(t, "planning")
    t.choose("play mendors-support")
    t.expect(value("mendor", WILLPOWER) == 3, value("mendor", ATTACK) == 3, value("mendor", DEFENSE) == 3)
    t.refused("play mendors-support", "lotr/limit.1")


# ------------------------------------------------------------------ Valor, Appointed by Fate, Scarred


@example("lotr/response.1 lotr/campaign-card-types.1", "A Hill Troll is defeated: everybody attaches Valor to a hero")
def valor_for_all(t: ExampleTable) -> None:
    anduin(t, TWO)
    t.arrange("engage", card=TROLL, seat=1)
    at_phase(t, "travel")
    t.arrange("tokens", on=TROLL, kind="damage", n=9)
    t.choose("valor journey-along-the-anduin", "attach aragorn", "attach legolas")
    t.expect(attached("aragorn") == ("valor",), attached("legolas") == ("valor",), controller("valor") == 1)


@example("lotr/permanent.1", "Valor is one for each hero: the next one goes on another hero")
def one_valor_each(t: ExampleTable) -> None:
    anduin(t)
    t.arrange("attach", code="valor", to="aragorn")
    t.arrange("engage", card=TROLL, seat=1)
    at_phase(t, "travel")
    t.arrange("tokens", on=TROLL, kind="damage", n=9)
    t.choose("valor journey-along-the-anduin")
    t.not_offered("attach aragorn")
    t.choose("attach gloin")
    t.expect(attached("gloin") == ("valor",))


@example("lotr/forced.1 lotr/limit.1", "A Hill Troll destroys a character: once in a game everybody attaches Scarred")
def scars(t: ExampleTable) -> None:
    anduin(t)
    t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=TROLL, seat=1)
    at_phase(t, "combat")
    t.choose(f"defend {SCOUT}", "scars journey-along-the-anduin", "attach gloin")
    t.expect(attached("gloin") == ("scarred",))


@example("lotr/response.1", "Valor: its hero attacks, heals 1 damage and deals 1")
def take_heart(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("attach", code="valor", to="aragorn")
    t.arrange("tokens", on="aragorn", kind="damage", n=2)
    t.arrange("engage", card="ungoliants-spawn", seat=1)
    t.arrange("forbidden", what="attacking", card="ungoliants-spawn")
    at_phase(t, "combat")
    t.choose("attack ungoliants-spawn", "attacker aragorn", "take-heart valor")
    t.expect(damage("aragorn") == 1, damage("ungoliants-spawn") == 2)


@example("lotr/constant-ability.1 lotr/campaign-card-types.1", "Appointed by Fate: its hero collects 2 resources")
def appointed(t: ExampleTable) -> None:
    dol_guldur(t, "theodred")
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    at_phase(t, "resource")
    t.play()
    t.heard("lotr-log-collects", "lotr/constant-ability.1", n=2)
    t.expect(resources("aragorn") == 2, attached("aragorn") == ("appointed-by-fate",))


@example("lotr/forced.1", "Scarred: a character of its player is destroyed, and the threat rises by 1")
def ache(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("attach", code="scarred", to="gloin")
    t.arrange("ally", code=SCOUT, seat=1)
    at_phase(t, "quest")
    t.arrange("tokens", on=SCOUT, kind="damage", n=1)
    t.play()
    t.expect(threat(1) == 30)
    t.asked(1, "lotr-prompt-commit")


# ------------------------------------------------------------------ the burdens


@example("lotr/forced.1", "Ungoliant's Swarm engages a player, who exhausts 2 characters")
def overrun(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("staging", cards=SWARM)
    at_phase(t, "encounter")
    t.choose(f"engage {SWARM}", "exhaust aragorn, exhaust gloin")
    t.expect(exhausted("aragorn") == True, exhausted("gloin") == True, exhausted("theodred") == False)  # noqa: E712


@example("lotr/shadow-effect.2", "Ungoliant's Swarm as a shadow card: it enters play engaged, and attacks as well")
def swarm_in_the_shadow(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("encounter", cards=f"{SWARM} 01099 01099")
    t.arrange("engage", card=ORCS, seat=1)
    at_phase(t, "combat")
    t.choose("defend aragorn", "exhaust gloin, exhaust theodred")
    t.expect(engaged(1).has(SWARM), exhausted("gloin") == True)  # noqa: E712
    t.asked(1, "lotr-prompt-defend")


@example(
    "lotr/staging.3 lotr/choose.2",
    "Lingering Venom: 2 damage to the most damaged hero, or all damaged characters exhaust",
)
def venom(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("encounter", cards="lingering-venom 01099")
    t.arrange("tokens", on="theodred", kind="damage", n=1)
    at_phase(t, "quest")
    t.choose("")
    t.offered("exhaust", "suffer")
    t.choose("suffer")
    t.expect(damage("theodred") == 3)


@example("lotr/staging.3 lotr/exhausted.1", "Lingering Venom: the damaged characters exhaust, the others do not")
def venom_exhausts(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("encounter", cards="lingering-venom 01099")
    t.arrange("tokens", on="gloin", kind="damage", n=1)
    at_phase(t, "quest")
    t.choose("", "exhaust")
    t.expect(exhausted("gloin") == True, exhausted("aragorn") == False)  # noqa: E712


@example(
    "lotr/shadow-effect.2", "Lingering Venom as a shadow card: all damaged characters of the defending player exhaust"
)
def venom_in_the_shadow(t: ExampleTable) -> None:
    mirkwood(t)
    t.arrange("encounter", cards="lingering-venom 01099")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("tokens", on="gloin", kind="damage", n=1)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(exhausted("gloin") == True, exhausted("theodred") == False)  # noqa: E712


# ------------------------------------------------------------------ Escape from Dol Guldur


@example(
    "lotr/forced.1",
    "The recorded hero is taken prisoner instead of one by lot, and Mendor beside",
)
def taken(t: ExampleTable) -> None:
    dol_guldur(t, "theodred")
    t.expect(captured() == ("theodred", "mendor"))


@example("lotr/response.1", "The first objective is claimed: Mendor comes free with 1 damage, to the first player")
def mendor_freed(t: ExampleTable) -> None:
    dol_guldur(t, "gimli", TWO)
    t.arrange("phase", name="resource")
    t.arrange("fresh")
    t.arrange("staging", cards="gandalfs-map", only=1)
    at_phase(t, "quest")
    t.choose("claim gandalfs-map", "choose aragorn", "free-mendor escape-from-dol-guldur")
    t.expect(captured() == ("gimli",), damage("mendor") == 1, controller("mendor") == 1)
    t.pass_until("lotr-prompt-commit", 1)

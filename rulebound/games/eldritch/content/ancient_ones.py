"""The four Ancient Ones: both sides of their sheets, and their mysteries."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import can, perform, unless
from rulebound.core.card_language.words import agrees, half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced
from rulebound.core.material.cards import move
from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.cards import AsEncounter, ancient_one, answers, mystery
from rulebound.games.eldritch.effects import O, discard_spells, doom
from rulebound.games.eldritch.rules.combat import ambush, combat
from rulebound.games.eldritch.rules.doom import advance_doom
from rulebound.games.eldritch.rules.encounters import ResearchDone, special
from rulebound.games.eldritch.rules.losing import Moved, choose_nearest, delay, each_loses
from rulebound.games.eldritch.rules.losing import lose as lose_some
from rulebound.games.eldritch.rules.monsters import (
    MonsterDefeated,
    move_monster,
    spawn_epic,
    spawn_monster,
)
from rulebound.games.eldritch.rules.mysteries import NEEDED, is_trophy, keep_trophy, solved
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.paying import can_pay_clues, may_pay_clues, pay_clues
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.spells import SpellCast
from rulebound.games.eldritch.rules.tokens import GateClosed, discard_gate, move_clue, random_space, top_gate
from rulebound.games.eldritch.state import (
    NOBODY,
    SEA,
    WILDERNESS,
    EldritchHorror,
    Gate,
    Investigator,
    Monster,
    Paper,
    Space,
    gate_at,
    investigators_at,
    monsters,
    monsters_at,
    omen_of,
    on_board,
    players,
    spaces_of,
    spells,
)

AZATHOTH, CTHULHU, SHUB, YOG = "azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"


# ------------------------------------------------------------------ Azathoth


@ancient_one("Azathoth", doom=15, mythos=((1, 2, 1), (2, 3, 1), (2, 4, 0)), aside=(), green_token=True)
class Azathoth:
    def awakens(g: EldritchHorror) -> Any:
        """There is no other side."""
        g.verdict(False, "eldritch-end-azathoth", "eldritch/winning-and-losing.6")

    def instead_of_doom(g: EldritchHorror, gate: Gate | None) -> Any:
        """Nothing is left for doom to bring."""


# ------------------------------------------------------------------ Cthulhu


def onto_tokens(g: EldritchHorror, this: Any, you: Investigator, e: Moved) -> bool:
    return bool(g.entity(e.to).tokens)


@ancient_one("Cthulhu", doom=12, mythos=((0, 2, 2), (1, 3, 0), (3, 4, 0)), aside=("deep-one", "star-spawn"))
class Cthulhu:
    @forced(after(Moved), if_=onto_tokens, zones=("play", "awake"), cite="eldritch/eldritch-tokens.2 /ancient-one.6")
    def drowns(g: EldritchHorror, this: Any, you: Investigator, e: Moved) -> Steps[None]:
        """Who comes onto a space with an eldritch token is delayed and loses 1 Sanity; awake, the sheet keeps it."""
        who = g.entity(e.about)
        yield from lose_some(g, who, 0, 1)
        if g.ancient.awake:
            keep_sanity(g, 1, "eldritch/ancient-one.6")
        yield from delay(g, who)

    def reckoning(g: EldritchHorror, this: Any) -> Any:
        """Each investigator at sea, where no eldritch token lies, puts one there."""
        for who in g.investigators:
            space = g.here(who)
            if space.sort == SEA and not space.tokens:
                put_token(g, space, "eldritch/reckoning.3")

    def awakens(g: EldritchHorror) -> Steps[None]:
        """If enough mysteries are solved already, he rises at once."""
        if solved(g) >= NEEDED:
            yield from rise(g)

    def instead_of_doom(g: EldritchHorror, gate: Gate | None) -> Any:
        """A Sanity token on the sheet."""
        keep_sanity(g, 1, "eldritch/doom-awake.1")

    def awake_reckoning(g: EldritchHorror, this: Any) -> Steps[None]:
        """Everybody loses as much Sanity as there are tokens on the sheet; those that the fallen add come too late."""
        n = g.ancient.tokens
        yield from each_loses(g, tuple([(who, 0, n) for who in g.investigators]))

    def final_begins(g: EldritchHorror) -> Steps[None]:
        """He rises on space 3."""
        yield from rise(g)


def keep_sanity(g: EldritchHorror, n: int, cite: str) -> None:
    """Sanity tokens lie on the sheet."""
    g.change(g.ancient, tokens=g.ancient.tokens + n)
    g.tell("eldritch-log-sanity-on", cite, card=g.ancient, n=g.ancient.tokens)


@flow(cite="eldritch/final-mystery.1")
def rise(g: EldritchHorror) -> Steps[None]:
    yield from spawn_epic(g, "epic-cthulhu", g.space("space-3"))


# ------------------------------------------------------------------ Shub-Niggurath

BROOD = ("ghoul", "goat-spawn", "dark-young")


@ancient_one("Shub-Niggurath", doom=13, mythos=((1, 2, 1), (3, 2, 1), (2, 4, 0)),
             aside=("ghoul", "ghoul", "goat-spawn", "goat-spawn", "dark-young"))  # fmt: skip
class ShubNiggurath:
    def reckoning(g: EldritchHorror, this: Any) -> Steps[None]:
        """A monster on a random space; with ten on the board doom comes closer by 2."""
        space = yield from random_space(g)
        yield from spawn_monster(g, space)
        if len(monsters(g)) >= 10:
            yield from advance_doom(g, 2)

    def awakens(g: EldritchHorror) -> Steps[None]:
        """She comes to the Heart of Africa, and her brood gathers there."""
        heart = g.space("the-heart-of-africa")
        yield from spawn_epic(g, "epic-shub-niggurath", heart)
        for monster in monsters(g):
            if monster.code in BROOD:
                move_monster(g, monster, heart, "eldritch/ancient-one.5")

    def instead_of_doom(g: EldritchHorror, gate: Gate | None) -> Steps[None]:
        """A monster comes to her; with six there, all is lost."""
        her = on_board(g, "epic-shub-niggurath")
        if her is not None:
            g.tell("eldritch-log-doom-calls", "eldritch/doom-awake.1", who=g.ancient)
            yield from spawn_monster(g, g.here(her))
            if len(monsters_at(g, g.here(her))) >= 6:
                g.verdict(False, "eldritch-end-shub", "eldritch/doom-awake.1")

    def awake_reckoning(g: EldritchHorror, this: Any) -> Steps[None]:
        """Each investigator on her space fights her."""
        her = on_board(g, "epic-shub-niggurath")
        if her is not None:
            there = investigators_at(g, g.here(her))
            yield from one_by_one(g, tuple([(who, face_her.later(who, her)) for who in there]))


@flow(cite="eldritch/reckoning.3 /combat-encounters.1")
def face_her(g: EldritchHorror, who: Investigator, her: Monster) -> Steps[None]:
    """Somebody fights her, if both are still there."""
    if who.space == her.space:
        yield from combat(g, who, her)


# ------------------------------------------------------------------ Yog-Sothoth


@flow(cite="eldritch/reckoning.3 /faq-8")
def doom_or_spell(g: EldritchHorror, who: Investigator) -> Steps[None]:
    yield from perform(g, who, unless(doom(1), discard_spells(1)))


@flow(cite="eldritch/reckoning.3 /ancient-one.6 /faq-8")
def gate_or_spell(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """The gate under somebody goes onto the sheet, unless it is there already or they discard a Spell."""
    gate = gate_at(g, g.here(who))
    if gate is None:
        return
    if can(g, who, discard_spells(1)):
        words = (("space", g.word(g.here(gate))),)
        if (yield from agrees(g, who.index, "eldritch-prompt-give-spell", words, "eldritch/faq-8")):
            yield from perform(g, who, discard_spells(1))
            return
    yield from onto_sheet(g, gate, "eldritch/reckoning.3")


def on_gates(g: EldritchHorror) -> tuple[Investigator, ...]:
    return tuple([who for who in g.investigators if gate_at(g, g.here(who)) is not None])


@flow(cite="eldritch/doom-awake.1 /reckoning.3")
def onto_sheet(g: EldritchHorror, gate: Gate | None, cite: str = "eldritch/doom-awake.1") -> Any:
    """A gate goes onto the sheet: that one, or the top one of the stack. With three there, all is lost."""
    taken = gate if gate is not None and gate.space else top_gate(g)
    if taken is None:
        g.tell("eldritch-log-no-sheet-gate", cite)
    else:
        discard_gate(g, taken, g.pile("sheet-gates"), cite=cite)
        g.tell("eldritch-log-sheet-gate", cite, n=len(g.pile("sheet-gates").cards))
    if len(g.pile("sheet-gates").cards) >= 3:
        g.verdict(False, "eldritch-end-yog", cite)


def may_seek(g: EldritchHorror, this: Any, you: Investigator) -> bool:
    return bool(g.ancient.awake and solved(g) >= NEEDED and gate_at(g, g.here(you)) is not None)


@flow(cite="eldritch/special-encounters.3 /final-mystery.1")
def seek(g: EldritchHorror, this: Any, you: Investigator) -> Steps[None]:
    yield from special(g, you)


@ancient_one("Yog-Sothoth", doom=14, mythos=((0, 2, 1), (2, 3, 1), (3, 4, 0)), aside=(), takes_gates=True,
             final_encounter=AsEncounter(may_seek, seek, "special-encounters.3"))  # fmt: skip
class YogSothoth:
    def reckoning(g: EldritchHorror, this: Any) -> Steps[None]:
        """On a gate doom comes closer, unless a Spell is discarded."""
        yield from one_by_one(g, tuple([(who, doom_or_spell.later(who)) for who in on_gates(g)]), a_spell_there(g))

    def awakens(g: EldritchHorror) -> Any:
        """Nothing happens at once."""

    def instead_of_doom(g: EldritchHorror, gate: Gate | None) -> Steps[None]:
        """A gate goes onto the sheet."""
        yield from onto_sheet(g, gate)

    def awake_reckoning(g: EldritchHorror, this: Any) -> Steps[None]:
        """On a gate, that gate goes onto the sheet, unless a Spell is discarded."""
        yield from one_by_one(g, tuple([(who, gate_or_spell.later(who)) for who in on_gates(g)]), a_spell_there(g))

    def token_placed(g: EldritchHorror) -> Any:
        """Tokens for half the players are enough."""
        if g.ancient.tokens >= half(players(g)):
            g.verdict(True, "eldritch-end-final", "eldritch/final-mystery.1")


def a_spell_there(g: EldritchHorror) -> bool:
    """Has anybody on a gate a Spell to give? If not, all orders come out the same."""
    return any(spells(g, who) for who in on_gates(g))


# ------------------------------------------------------------------ what mysteries often do


def enough_clues(g: EldritchHorror, this: Paper) -> bool:
    return len(g.pile("mystery-clues").cards) >= players(g)


def half_tokens(g: EldritchHorror, this: Paper) -> bool:
    return this.tokens >= half(players(g))


def all_tokens(g: EldritchHorror, this: Paper) -> bool:
    return this.tokens >= players(g)


def add_token(g: EldritchHorror, this: Paper) -> None:
    """An eldritch token lies on the mystery."""
    g.change(this, tokens=this.tokens + 1)
    g.tell("eldritch-log-tokens-on", "eldritch/eldritch-tokens.1", card=this, n=this.tokens)


def a_new_clue(g: EldritchHorror, this: Paper, you: Investigator, e: ResearchDone) -> bool:
    """One's own research encounter gave a clue that one still has."""
    return e.about == you.id and any(g.entity(c).pile == you.clues for c in e.kept)


@cite("eldritch/spend.1")
def lay_down(g: EldritchHorror, this: Paper, you: Investigator, e: ResearchDone) -> Any:
    """A clue just gained lies here."""
    clue = next(g.entity(c) for c in e.kept if g.entity(c).pile == you.clues)
    g.change(clue, owner=NOBODY)
    move(g, clue, g.pile("mystery-clues"))
    g.tell("eldritch-log-clue-onto", "eldritch/spend.1", seat=you, card=this, n=len(g.pile("mystery-clues").cards))


def takes_clues() -> Any:
    """A clue from one's research encounter may be spent: it lies on the mystery."""
    return answers(after(ResearchDone), if_=a_new_clue, cite="eldritch/mysteries.3")(lay_down)


@flow(cite="eldritch/clues.4 /nearest.1 .2")
def gather_clues(g: EldritchHorror, sort: str) -> Steps[None]:
    """Every clue on the board goes to the nearest space of a sort."""
    for clue in g.cards("clues-on-board"):
        space = yield from choose_nearest(
            g, g.here(clue), spaces_of(g, sort), "eldritch-prompt-clue-goes", g.here(clue)
        )
        move_clue(g, clue, space)


def put_token(g: EldritchHorror, space: Space, cite: str = "eldritch/eldritch-tokens.2") -> None:
    """An eldritch token lies on a space."""
    g.change(space, tokens=space.tokens + 1)
    g.tell("eldritch-log-token-at", cite, space=space)


def take_token(g: EldritchHorror, this: Paper, space: Space) -> None:
    """An eldritch token goes from a space to the mystery."""
    g.change(space, tokens=space.tokens - 1)
    g.tell("eldritch-log-token-off", "eldritch/eldritch-tokens.2", space=space)
    add_token(g, this)


@flow(cite="eldritch/faq-8 /spend.1")
def may_spend(g: EldritchHorror, you: Investigator, n: int) -> Steps[bool]:
    """So many clues may be spent for the mystery. True if they were."""
    return (yield from may_pay_clues(g, you, n, "eldritch-prompt-mystery", "eldritch/faq-8"))


# ------------------------------------------------------------------ mysteries of Azathoth


@mystery("Occult Research", AZATHOTH)
class OccultResearch:
    solved = enough_clues

    lay_down = takes_clues()


def gate_of_the_omen(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> bool:
    return e.who == you.index and omen_of(g, g.entity(e.about)) == g.omen and can_pay_clues(g, you, 1)


@mystery("Omen of Devastation", AZATHOTH)
class OmenOfDevastation:
    solved = half_tokens

    @answers(after(GateClosed), if_=gate_of_the_omen, cite="eldritch/mysteries.3")
    def seal(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> Steps[None]:
        """A clue for a gate of the omen that was closed: a token here."""
        yield from pay_clues(g, you, 1, True)
        add_token(g, this)


@cite("eldritch/special-encounters.3")
def mark(g: EldritchHorror, space: Space) -> None:
    """The mystery token lies on a space."""
    g.change(space, mystery=True)
    g.tell("eldritch-log-mystery-token", "eldritch/special-encounters.3", space=space)


def at_mystery_token(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return g.here(you).mystery


@flow(cite="eldritch/special-encounters.3")
def dig(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Observation; passed, 2 clues may be spent for a token."""
    if (yield from test(g, you, O)) and (yield from may_spend(g, you, 2)):
        add_token(g, this)


@mystery("Seed of the Daemon Sultan", AZATHOTH, as_encounter=AsEncounter(at_mystery_token, dig, "special-encounters.3"))
class SeedOfTheDaemonSultan:
    solved = half_tokens

    def enters(g: EldritchHorror, this: Paper) -> Any:
        """The mystery token lies on Tunguska."""
        mark(g, g.space("tunguska"))


def at_token(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return g.here(you).tokens > 0


@flow(cite="eldritch/eldritch-tokens.3")
def read_name(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """2 clues may be spent to move the token here."""
    if (yield from may_spend(g, you, 2)):
        take_token(g, this, g.here(you))


@mystery("The True Name", AZATHOTH, own_tokens=True, as_encounter=AsEncounter(at_token, read_name, "eldritch-tokens.3"))
class TheTrueName:
    solved = half_tokens

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Tokens for half the players, each on a random space."""
        for _ in range(half(players(g))):
            space = yield from random_space(g)
            put_token(g, space)


# ------------------------------------------------------------------ mysteries of Cthulhu


@flow(cite="eldritch/special-encounters.1 .3")
def go_down(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    yield from special(g, you)


@mystery("R'lyeh Risen", CTHULHU, as_encounter=AsEncounter(at_mystery_token, go_down, "special-encounters.3"))
class RlyehRisen:
    solved = half_tokens

    def enters(g: EldritchHorror, this: Paper) -> Any:
        """The mystery token lies on space 3."""
        mark(g, g.space("space-3"))


def at_sea_token(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return g.here(you).sort == SEA and g.here(you).tokens > 0


@flow(cite="eldritch/eldritch-tokens.3 /ambush.4")
def meet_them(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """A Deep One ambushes; defeated, a clue may be spent to move the token here."""
    beaten = yield from ambush(g, you, "deep-one")
    if beaten and you.code and (yield from may_spend(g, you, 1)):
        take_token(g, this, g.here(you))


@flow(cite="eldritch/mysteries.3 /nearest.1 .2")
def token_nearby(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """Somebody puts a token on the nearest sea space without one."""
    free = tuple([s for s in spaces_of(g, SEA) if not s.tokens])
    space = yield from choose_nearest(g, g.here(who), free, "eldritch-prompt-token-nearby", who)
    if space is not None:
        put_token(g, space)


@mystery("The Deep Ones Attack!", CTHULHU, as_encounter=AsEncounter(at_sea_token, meet_them, "eldritch-tokens.3"))
class TheDeepOnesAttack:
    solved = all_tokens

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody puts a token on the nearest sea space without one."""
        yield from one_by_one(g, tuple([(who, token_nearby.later(who)) for who in g.investigators]))


@mystery("The Stars Are Right!", CTHULHU)
class TheStarsAreRight:
    solved = enough_clues

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every clue on the board goes to the nearest sea."""
        yield from gather_clues(g, SEA)

    lay_down = takes_clues()


def fallen(code: str) -> Any:
    """The epic monster that the mystery brought is off the board: nothing but a defeat does that."""

    def solved(g: EldritchHorror, this: Paper) -> bool:
        return on_board(g, code) is None

    return solved


@mystery("Watching the Stars", CTHULHU)
class WatchingTheStars:
    solved = fallen("cthylla")

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Cthylla comes to space 12."""
        yield from spawn_epic(g, "cthylla", g.space("space-12"))


# ------------------------------------------------------------------ mysteries of Shub-Niggurath


def a_trophy(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> bool:
    return g.active is you and is_trophy(g, e) and can_pay_clues(g, you, 2)


@mystery("Hunting the Thousand", SHUB)
class HuntingTheThousand:
    def solved(g: EldritchHorror, this: Paper) -> bool:
        return this.hurt >= 2 * players(g)

    @answers(after(MonsterDefeated), if_=a_trophy, cite="eldritch/mysteries.3")
    def keep(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """2 clues, and the defeated monster lies here."""
        yield from pay_clues(g, you, 2, True)
        keep_trophy(g, this, e, "mystery-monsters")


@mystery("Nature of the All-Mother", SHUB)
class NatureOfTheAllMother:
    solved = enough_clues

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every clue on the board goes to the nearest wilderness."""
        yield from gather_clues(g, WILDERNESS)

    lay_down = takes_clues()


@flow(cite="eldritch/eldritch-tokens.3")
def disturb(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Observation; passed, 2 clues may be spent to move the token here."""
    if (yield from test(g, you, O)) and (yield from may_spend(g, you, 2)):
        take_token(g, this, g.here(you))


@mystery("Rituals in the Wild", SHUB, own_tokens=True, as_encounter=AsEncounter(at_token, disturb, "eldritch-tokens.3"))
class RitualsInTheWild:
    solved = half_tokens

    def enters(g: EldritchHorror, this: Paper) -> Any:
        """A token on each of 4, 10, 21 and Tunguska."""
        for code in ("space-4", "space-10", "space-21", "tunguska"):
            put_token(g, g.space(code))


@mystery("Spawn of the Black Goat", SHUB)
class SpawnOfTheBlackGoat:
    solved = fallen("nug")

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Nug comes to the Amazon."""
        yield from spawn_epic(g, "nug", g.space("the-amazon"))


# ------------------------------------------------------------------ mysteries of Yog-Sothoth


def a_spell_passed(g: EldritchHorror, this: Paper, you: Investigator, e: SpellCast) -> bool:
    return e.about == you.id and e.result > 0 and g.entity(e.card) in spells(g, you) and can_pay_clues(g, you, 1)


@mystery("Arcane Understanding", YOG)
class ArcaneUnderstanding:
    solved = all_tokens

    @answers(after(SpellCast), if_=a_spell_passed, cite="eldritch/mysteries.3")
    def understand(g: EldritchHorror, this: Paper, you: Investigator, e: SpellCast) -> Steps[None]:
        """A clue and the Spell itself, once it is resolved: a token here."""
        yield from pay_clues(g, you, 1, True)
        discard(g, g.entity(e.card))
        add_token(g, this)


@mystery("Spawn of Yog-Sothoth", YOG)
class SpawnOfYogSothoth:
    solved = fallen("dunwich-horror")

    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Dunwich Horror comes to Arkham."""
        yield from spawn_epic(g, "dunwich-horror", g.space("arkham"))


@mystery("The Beyond One", YOG)
class TheBeyondOne:
    solved = enough_clues

    lay_down = takes_clues()


def two_spells(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> bool:
    return e.who == you.index and len(spells(g, you)) >= 2


@mystery("Where the Old Ones Broke Through", YOG)
class WhereTheOldOnesBrokeThrough:
    def solved(g: EldritchHorror, this: Paper) -> bool:
        return len(g.pile("mystery-gates").cards) >= half(players(g))

    @answers(after(GateClosed), if_=two_spells, cite="eldritch/mysteries.3")
    def bind(g: EldritchHorror, this: Paper, you: Investigator, e: GateClosed) -> Steps[None]:
        """2 Spells, and the gate that was closed lies here."""
        yield from perform(g, you, discard_spells(2))
        move(g, g.entity(e.about), g.pile("mystery-gates"))
        kept = len(g.cards("mystery-gates"))
        g.tell("eldritch-log-gate-onto", "eldritch/mysteries.3", card=this, space=g.entity(e.space), n=kept)

"""What the log tells: nothing changes on the table without a line, and the line names the clause that decides it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    LEO,
    LILY,
    MARK,
    SILAS,
    begin,
    clues_on,
    draw,
    encounters,
    fallen_at,
    health,
    improved,
    lost,
    meet,
    mythos,
    omen_tokens,
    pick,
    sanity,
    size,
    space,
    tokens_on,
)

ANYWHERE = "space-5"
LEAD = "eldritch-prompt-lead"


def calm(t: ExampleTable, card: str) -> None:
    """The mythos phase with this card; what comes through its gate is a Skeleton in Tokyo."""
    draw(t, "gate-stack", "gate-tokyo")
    draw(t, "cup", "skeleton")
    mythos(t, card)


# ------------------------------------------------------------------ monsters


@example("eldritch/ambush.3", "A monster that ambushed and was not defeated: the log says that it is gone")
def gone_again(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    draw(t, "cup", "gug zombie")
    draw(t, "gate-stack", "gate-tokyo")
    mythos(t, "eyes-everywhere")
    t.arrange("dice", results="4 6 1 1 1 1 1 1")
    t.heard("eldritch-log-discarded-monster", "eldritch/ambush.3")
    t.expect(size("cup") == 33)


@example("eldritch/combat-encounters.7", "Vampire: what blood gives back to it is told")
def blood(t: ExampleTable) -> None:
    begin(t, MARK, LEO, space="rome")
    t.arrange("sheet", seat=2, space="london")
    t.arrange("monster", code="vampire", space="rome", lost=1)
    t.arrange("phase", name="encounter")
    t.arrange("dice", results="6 1 1 1 6 1")
    t.heard("eldritch-log-monster-recovers", n=2)
    t.asked(2, "eldritch-prompt-encounter")
    t.expect(lost("vampire") == 0, health(1) == 7)


# ------------------------------------------------------------------ the mythos phase


@example("eldritch/mythos.2", "An ongoing card is told to stay in play, with a token on the board or without")
def stays(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space=ANYWHERE)
    calm(t, "strange-sightings")
    t.heard("eldritch-log-stays", "eldritch/mythos.2")
    t.asked(1, LEAD)
    t.expect(size("mythos-in-play") == 1)


# ------------------------------------------------------------------ encounters


@example("eldritch/defeated-other.6", "Who meets a fallen investigator is told before the story")
def meets_the_fallen(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("body", code=SILAS, space="arkham")
    encounters(t)
    t.arrange("dice", results="1 1 1")
    pick(t, "body")
    t.heard("eldritch-log-meets-body", "eldritch/defeated-other.6")
    t.asked(2, "eldritch-prompt-encounter")
    t.expect(fallen_at(SILAS) == "")


# ------------------------------------------------------------------ clues and gates


@example("eldritch/clues.2", "The last clue is taken: the discarded ones are the new bank, and that is told")
def new_bank(t: ExampleTable) -> None:
    begin(t, "trish-scarborough", LEO, space=ANYWHERE)
    t.arrange("card", code="clue-rome", to="clues-discard")
    t.arrange("gone", pile="clues", n=1)
    t.choose("snoop trish-scarborough")
    t.heard("eldritch-log-clues-renewed", "eldritch/clues.2")
    t.expect(size("clues") == 1, size("clues-discard") == 0)


@example("eldritch/gates.3", "The last gate opens: the discarded ones are the new stack, and that is told")
def new_stack(t: ExampleTable) -> None:
    begin(t, LILY, LEO, space=ANYWHERE)
    t.arrange("card", code="gate-rome", to="gate-discard")
    draw(t, "gate-stack", "gate-tokyo")
    t.arrange("gone", pile="gate-stack", n=1)
    draw(t, "cup", "skeleton")
    mythos(t, "the-bermuda-triangle")
    t.arrange("dice", results="6 6")
    t.heard("eldritch-log-gates-renewed", "eldritch/gates.3")
    t.asked(1, LEAD)
    t.expect(size("gate-stack") == 1, size("gate-discard") == 0)


@example("eldritch/nearest.1", "A clue that moves is told with where it lay and where it goes")
def clue_moves(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space=ANYWHERE, seed=2)
    t.arrange("mystery", code="rlyeh-risen", tokens=1, solved=0)
    t.arrange("clue", space="london")
    draw(t, "mysteries", "the-stars-are-right")
    draw(t, "clues", "clue-space-18")
    calm(t, "support-of-the-church")
    t.heard("eldritch-log-clue-moves", "eldritch/nearest.1")
    t.expect(clues_on("space-13") == 1, clues_on("london") == 0)


# ------------------------------------------------------------------ what the Ancient One has laid down


@example("eldritch/special-encounters.3", "R'lyeh Risen: where the mystery token lies is told")
def mystery_token(t: ExampleTable) -> None:
    begin(t, LILY, ancient="cthulhu", space=ANYWHERE, seed=2)
    t.arrange("mystery", code="watching-the-stars", solved=0)
    draw(t, "mysteries", "rlyeh-risen")
    draw(t, "clues", "clue-space-18")
    calm(t, "support-of-the-church")
    t.heard("eldritch-log-mystery-token", "eldritch/special-encounters.3")
    t.expect(size("solved") == 1)


@example("eldritch/eldritch-tokens.2", "Cthulhu asleep: who comes onto a token pays by what is said of tokens")
def toll(t: ExampleTable) -> None:
    begin(t, SILAS, LEO, ancient="cthulhu", space="buenos-aires", seed=2)
    t.arrange("tokens-at", space="space-3", n=1)
    t.choose("travel space-3")
    t.heard("core-log-forced", "eldritch/eldritch-tokens.2")
    t.expect(sanity(1) == 3, space(1) == "space-3")


@example("eldritch/mysteries.4", "Rituals in the Wild solved: each token that is left on the board is told to go")
def leftover_tokens(t: ExampleTable) -> None:
    begin(t, LILY, ancient="shub-niggurath", space=ANYWHERE)
    t.arrange("mystery", code="rituals-in-the-wild", tokens=1, solved=0)
    t.arrange("tokens-at", space="tunguska", n=1)
    draw(t, "mysteries", "hunting-the-thousand")
    calm(t, "the-bermuda-triangle")
    t.arrange("dice", results="6")
    t.heard("eldritch-log-tokens-gone", "eldritch/mysteries.4", n=1)
    t.expect(tokens_on("tunguska") == 0)


@example("eldritch/mysteries.4", "Seed of the Daemon Sultan solved: the mystery token is told to go")
def mystery_token_goes(t: ExampleTable) -> None:
    begin(t, LILY, space=ANYWHERE)
    t.arrange("mystery", code="seed-of-the-daemon-sultan", tokens=1, solved=0)
    t.arrange("mystery-token", space="tunguska")
    draw(t, "mysteries", "occult-research")
    draw(t, "clues", "clue-space-18")
    calm(t, "support-of-the-church")
    t.heard("eldritch-log-mystery-token-gone", "eldritch/mysteries.4")
    t.expect(size("solved") == 1)


@example("eldritch/mysteries.4 eldritch/clues.2", "Occult Research solved: the clues that lay on it are told to go")
def clues_go(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("mystery", code="occult-research", solved=0)
    t.arrange("card", code="clue-rome", to="mystery-clues")
    t.arrange("card", code="clue-tokyo", to="mystery-clues")
    draw(t, "mysteries", "the-true-name")
    draw(t, "clues", "clue-space-18")
    calm(t, "support-of-the-church")
    t.heard("eldritch-log-clues-discarded", "eldritch/mysteries.4", n=2)
    t.expect(size("mystery-clues") == 0)


# ------------------------------------------------------------------ what goes with those who fall


@example("eldritch/defeated.4", "Improvements that go with a defeat are told, skill by skill")
def improvements_go(t: ExampleTable) -> None:
    meet(t, LILY)
    t.arrange("sheet", seat=1, health=1, improved="lore:1 will:2")
    t.arrange("monster", code="gug", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 6 1 1 1 1 1")
    t.heard("eldritch-log-gives-up", "eldritch/defeated.4", n=1)
    t.heard("eldritch-log-gives-up", "eldritch/defeated.4", n=2)
    t.expect(improved(1, "lore") == 0, improved(1, "will") == 0)


@example("eldritch/devoured.3", "So are those of somebody who is devoured")
def improvements_devoured(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("has", seat=1, card="dark-pact", back="pact-with-the-dark-man")
    t.arrange("sheet", seat=1, improved="will:1")
    calm(t, "the-bermuda-triangle")
    t.arrange("dice", results="1 6 6")
    t.heard("eldritch-log-gives-up", "eldritch/devoured.3", n=1)
    t.expect(improved(1, "will") == 0)


@example("eldritch/discarding.11 eldritch/discarding.13", "A token taken from the green space goes back to the bank")
def green_token_goes(t: ExampleTable) -> None:
    meet(t, LILY, "tunguska")
    t.arrange("tokens-at", space="omen", n=1)
    t.arrange("clue", space="tunguska")
    draw(t, "research", "research-azathoth-5")
    encounters(t)
    t.arrange("dice", results="6")
    pick(t, "research")
    t.choose("pass")
    t.heard("eldritch-log-green-token", "eldritch/discarding.11", n=0)
    t.expect(omen_tokens() == 0)

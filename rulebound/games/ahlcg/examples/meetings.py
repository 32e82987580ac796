"""Cards that meet: two or three of them, and what comes of it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    agenda,
    at,
    clues,
    damage,
    devourer,
    discard,
    doom,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    mental_trauma,
    midnight,
    mythos,
    out,
    physical_trauma,
    resources,
    threat,
    turn_of,
    uses,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


# ------------------------------------------------------------------ weaknesses


@example("ahlcg/trigger-order.2", "Psychosis and Hypochondria: 1 damage is the beginning of the end")
def no_end_of_fear(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("threat", code="psychosis", seat=1)
    t.arrange("threat", code="hypochondria", seat=1)
    turn_of(t)
    t.choose("move cellar")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 1, physical_trauma(ROLAND) == 0)


@example("ahlcg/weakness.4", "Scavenging: the Necronomicon is an Item, too; picked up, it opens again")
def it_does_not_stay_away(t: ExampleTable) -> None:
    gathering(t, DAISY)
    t.arrange("asset", code="scavenging", seat=1)
    t.arrange("card", code="the-necronomicon", to="discard-1")
    turn_of(t)
    t.choose("investigate", "rummage scavenging")
    t.expect(threat(1) == ("the-necronomicon",), horror("the-necronomicon") == 3, discard(1) == ())


@example("ahlcg/you-your.3", "Mob Enforcer: another investigator pays him; he goes where his bearer's cards go")
def somebody_else_pays(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("threat", code="mob-enforcer", seat=1)
    turn_of(t, 2)
    t.choose("pay-him mob-enforcer")
    t.expect(resources(DAISY) == 1, resources(ROLAND) == 5, discard(1) == ("mob-enforcer",), discard(2) == ())


@example("ahlcg/dealing-damage-horror.8", '"I\'ve had worse…": no horror is placed, so Psychosis does not answer')
def nothing_to_answer(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="ive-had-worse")
    t.arrange("threat", code="psychosis", seat=1)
    t.arrange("threat", code="ghoul-priest", seat=1)
    turn_of(t)
    t.choose("resource", "play ive-had-worse", "cancel 0 damage 2 horror")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 0, resources(ROLAND) == 8)


@example("ahlcg/then.1", "Drawn to the Flame: carried off by what was drawn, you find the clues where you are then")
def carried_off(t: ExampleTable) -> None:
    midnight(t, AGNES, tokens="-4")
    t.arrange("stand", seat=1, place="graveyard")
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    t.arrange("encounter", cards="on-wings-of-darkness")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.expect(at(AGNES) == "rivertown", clues(AGNES) == 1, clues("rivertown") == 0, clues("graveyard") == 2)


@example("ahlcg/instead.1", "Seeking Answers: Cover Up takes no clue that lies at another location")
def not_at_your_location(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="attic")
    t.arrange("threat", code="cover-up", seat=1)
    t.arrange("tokens", on="cover-up", kind="clues", n=3)
    t.arrange("hand", seat=1, cards="seeking-answers")
    turn_of(t)
    t.choose("play seeking-answers")
    t.expect(clues(ROLAND) == 2, clues("attic") == 0, clues("cover-up") == 3)


# ------------------------------------------------------------------ tokens


@example("ahlcg/cancel.1", "Grotesque Statue and Wendy: the token she reveals anew may be one of two again")
def twice_two_tokens(t: ExampleTable) -> None:
    gathering(t, WENDY, tokens="auto_fail -8 -6 0")
    t.arrange("asset", code="grotesque-statue", seat=1)
    t.arrange("hand", seat=1, cards="knife")
    t.arrange("draws", tokens="auto_fail -8 -6 0")
    turn_of(t)
    t.choose("investigate", "stare grotesque-statue", "resolve -8", "try-again wendy-adams")
    t.choose("stare grotesque-statue", "resolve 0")
    t.expect(clues(WENDY) == 1, uses("grotesque-statue") == 2, discard(1) == ("knife",))


@example("ahlcg/modifiers.2", "Hunting Nightgaunt and Sure Gamble: what has become a plus is not doubled")
def a_plus_instead(t: ExampleTable) -> None:
    midnight(t, SKIDS, tokens="-4")
    t.arrange("threat", code="hunting-nightgaunt", seat=1)
    t.arrange("hand", seat=1, cards="sure-gamble opportunist")
    turn_of(t)
    t.choose("evade hunting-nightgaunt", "pass", "commit opportunist", "pass", "play sure-gamble")
    t.heard("ahlcg-log-success", n=8)
    t.expect(exhausted("hunting-nightgaunt") == True, hand(1) == ("opportunist",))  # noqa: E712


@example("ahlcg/fight-action.4", "Shotgun: what a miss does to another investigator, Vicious Blow does not make worse")
def missed_by_three(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {AGNES}", tokens="auto_fail")
    t.arrange("threat", code="ravenous-ghoul", seat=2)
    t.arrange("asset", code="shotgun", seat=1)
    t.arrange("hand", seat=1, cards="vicious-blow")
    turn_of(t)
    t.choose("shoot shotgun", "commit vicious-blow")
    t.expect(damage(AGNES) == 3, damage("ravenous-ghoul") == 0, discard(1) == ("vicious-blow",))


# ------------------------------------------------------------------ enemies, acts, agendas


@example("ahlcg/cannot.1", "The Masked Hunter: who cannot spend a clue has to take Hunting Shadow's damage")
def no_clue_to_spend(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("threat", code="the-masked-hunter", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    mythos(t, "hunting-shadow")
    t.pass_until("ahlcg-prompt-action")
    t.expect(damage(ROLAND) == 2, clues(ROLAND) == 3)


@example("ahlcg/trigger-order.1", "The Barrier falls when the round ends: the Ghoul Priest is counted at its end")
def when_comes_before_at(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("encounter", cards="swarm-of-rats")
    t.arrange("phase", name="upkeep")
    t.choose("break-the-barrier the-barrier")
    t.expect(at("ghoul-priest") == "hallway", doom("theyre-getting-out") == 2)


@example("ahlcg/ability.triggered.5", "Dark Memory: the agenda advances, then Heirloom of Hyperborea draws a card")
def a_spell_all_the_same(t: ExampleTable) -> None:
    gathering(t, AGNES)
    t.arrange("hand", seat=1, cards="dark-memory")
    t.arrange("deck", seat=1, cards="guts knife")
    t.arrange("asset", code="heirloom-of-hyperborea", seat=1)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=2)
    turn_of(t)
    t.choose("play dark-memory")
    t.expect(agenda() == "rise-of-the-ghouls", horror(AGNES) == 2)
    t.choose("remember heirloom-of-hyperborea")
    t.expect(hand(1) == ("guts",))


@example("ahlcg/slots.9", "Book of Shadows: lost to Crypt Chill, it takes the third slot for Spells along")
def a_spell_too_many(t: ExampleTable) -> None:
    gathering(t, AGNES, tokens="auto_fail")
    for code in ("book-of-shadows", "shrivelling", "rite-of-seeking", "scrying"):
        t.arrange("asset", code=code, seat=1)
    mythos(t, "crypt-chill")
    t.choose("discard book-of-shadows", "discard scrying")
    t.expect(discard(1) == ("scrying", "book-of-shadows"))


@example("ahlcg/massive.4", "Umôrdhoth attacks one after the other: a Dodge cancels one of these attacks")
def one_of_its_attacks(t: ExampleTable) -> None:
    devourer(t, f"{ROLAND} {DAISY}")
    t.arrange("enemy", code="umordhoth", place="main-path")
    t.arrange("hand", seat=2, cards="dodge")
    t.arrange("phase", name="enemy")
    t.choose("attack roland-banks", "play dodge")
    t.expect(damage(ROLAND) == 0, damage(DAISY) == 3, horror(DAISY) == 3)


@example("ahlcg/action.1", "Frozen in Fear: Backstab is a fight, and takes two actions the first time")
def too_frozen_to_stab(t: ExampleTable) -> None:
    gathering(t, SKIDS)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("hand", seat=1, cards="backstab")
    turn_of(t, 1, 1)
    t.refused("play backstab", "ahlcg/action.1")
    turn_of(t, 1, 2)
    t.choose("play backstab")
    t.pass_until("ahlcg-prompt-action")
    t.expect(actions(SKIDS) == 0, in_play("ghoul-minion") == False)  # noqa: E712

"""Tests: the pool, hands, rolling, changing the roll, the result."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    MINH,
    POOL,
    REROLL,
    TOMMY,
    assets,
    begin,
    clues,
    damage,
    dice,
    dice_shown,
    doom,
    draw,
    focused,
    go,
    hurt,
    meet,
    money,
    phase,
    pick,
    turn,
)


@example("ah3/466.2a ah3/445.6 ah3/429.2f ah3/492.2", "As many dice as the skill, with focus one more")
def focus_counts(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("sheet", seat=1, focus="lore")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 5, 1, 1, 1, 1)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)
    t.choose("pass")
    t.expect(doom("black-cave") == 0)


@example("ah3/466.3b", "Without any die left one is rolled all the same")
def one_die(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.choose("evade")
    t.heard("ah3-log-test", "ah3/466.3b", n=1)


@example("ah3/466.5a ah3/466.5b", "5 and 6 are successes, 4 is none")
def successes(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 4, 4, 5, 6)
    t.choose("ward")
    t.expect(doom("black-cave") == 1)


@example("ah3/466.4a ah3/445.7", "A focus token is spent to roll a die again")
def focus_rerolls(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 2, 3, 4, 6)
    t.choose("ward")
    t.asked(1, REROLL)
    t.choose("spend-focus will", "die 1 1")
    t.heard("ah3-log-reroll", "ah3/466.4a")
    t.expect(doom("black-cave") == 0, focused(1, "will") == 0)


@example("ah3/466.4a", "Also where every die succeeded: nothing says that one has to have failed")
def succeeded_rerolls(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("sheet", seat=1, focus="will", clues=1)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 6, 6, 6, 6)
    t.choose("ward")
    t.offered("spend-focus will", "spend-clue")
    t.choose("spend-focus will")
    t.asked(1, REROLL)
    t.expect(focused(1, "will") == 0)


@example("ah3/466.4a ah3/428.7", "So is a clue, and as many as one likes")
def clue_rerolls(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("sheet", seat=1, clues=2)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 2, 3, 4, 3, 6)
    t.choose("ward", "spend-clue", "die 1 1", "spend-clue", "die 2 1")
    t.expect(doom("black-cave") == 1, clues(1) == 0)


@example("ah3/466.4b", "A card lets a die be rolled again, once a round")
def card_rerolls(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 2, 3, 4, 6)
    t.choose("ward", "reroll-dice rabbits-foot", "die 1 1")
    t.heard("ah3-log-reroll", "ah3/466.4b")
    t.asked(1, ACTION, n=1)
    t.expect(doom("black-cave") == 0)


@example("ah3/466.2c", "What fits into two hands is held, unasked")
def both_hands(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="38-revolver")
    t.arrange("has", seat=1, card="knife")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1, 1, 1)
    t.choose("attack abyssal-servant")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)
    t.expect(hurt("abyssal-servant") == 1)


@example("ah3/466.2c ah3/478.3 ah3/453.1", "With more than two hands' worth one chooses")
def two_hands_only(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="45-thompson")
    t.arrange("has", seat=1, card="knife")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    t.choose("attack abyssal-servant")
    t.asked(1, POOL)
    t.offered("hold 45-thompson", "hold knife")
    dice(t, 5, 1, 1, 1, 1, 1, 1)
    t.choose("hold 45-thompson")
    t.heard("ah3-log-test", "ah3/466.2a", n=7)


@example("ah3/466.2d", "An asset without hands helps by itself")
def no_hands(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="sachiko-higa")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("attack abyssal-servant")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/466.4e", "Focus, clues and cards in any order")
def any_order(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("sheet", seat=1, clues=1, focus="will")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 2, 3, 4, 1, 2, 6)
    t.choose("ward", "spend-clue", "die 1 1", "reroll-dice rabbits-foot", "die 1 1", "spend-focus will", "die 2 1")
    t.expect(dice_shown() == (), doom("black-cave") == 0)


@example("ah3/466.4e", "Who had nothing to add to the first dice may have to the new ones that a companion brings")
def in_turns(t: ExampleTable) -> None:
    begin(t, TOMMY, MINH, space="black-cave")
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("clues", hood="rivertown", n=1)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 6, 1, 1, 6)
    t.choose("ward", "pass")
    t.choose("reroll-dice minh-thi-phan", "die 1 1", seat=2)
    t.asked(1, REROLL)
    t.choose("spend-focus will", "die 1 1", seat=1)
    t.expect(doom("black-cave") == 0, focused(1, "will") == 0)


@example("ah3/466.5a", "Blessed, a 4 succeeds")
def blessed(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="blessed")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 4, 1, 1, 1)
    t.choose("ward")
    t.expect(doom("black-cave") == 1, assets(1) == ("blessed",))


# ------------------------------------------------------------------ dice that are no test; what a test brings


@example("ah3/450.1", "Dice that are no test: 7 wins")
def gambling(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    dice(t, 3, 4)
    go(t)
    t.expect(money(1) == 5)


@example("ah3/450.2", "Nothing that changes tests changes them")
def no_reroll(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-1", "la-bella-luna")
    t.arrange("sheet", seat=1, clues=1, money=4)
    dice(t, 1, 1)
    go(t)
    t.expect(money(1) == 1)


@example("ah3/466.2b", "The modifier of a test")
def modified(t: ExampleTable) -> None:
    begin(t, AGNES, TOMMY, JENNY, space="black-cave")
    t.arrange("codex", cards="2")
    t.arrange("anomaly", hood="rivertown")
    t.arrange("doom", space="black-cave", n=3)
    draw(t, "anomalies", "anomaly-azathoth-1")
    phase(t, "encounter")
    dice(t, 1, 1)
    t.choose("encounter agnes-baker", seat=1)
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(assets(1) == ("cursed",))


@example("ah3/466.3a", "All dice of the pool are rolled")
def all_dice(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("doom", space="black-cave", n=4)
    turn(t)
    dice(t, 6, 6, 6, 6)
    t.choose("ward")
    t.expect(doom("black-cave") == 0)


@example("ah3/466.5c", "What a test brings says the effect that asked for it")
def what_it_brings(t: ExampleTable) -> None:
    meet(t, "downtown", "downtown-7", "la-bella-luna")
    dice(t, 1, 1, 1, 1)
    go(t)
    t.expect(damage(1) == 2, money(1) == 0)


@example("ah3/466.4c", "Of fewer dice than a card lets one roll again, all are")
def fewer_dice(t: ExampleTable) -> None:
    begin(t, JENNY, space="black-cave")
    t.arrange("has", seat=1, card="hunting-dog")
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 6)
    t.choose("ward")
    pick(t, "reroll-dice")
    t.expect(doom("black-cave") == 0)

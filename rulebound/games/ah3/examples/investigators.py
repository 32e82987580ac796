"""What the twelve investigators can do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    CALVIN,
    DANIELA,
    DEXTER,
    JENNY,
    MARIE,
    MICHAEL,
    MINH,
    NORMAN,
    REX,
    TOMMY,
    WENDY,
    assets,
    begin,
    clues_in,
    damage,
    delayed,
    dice,
    doom,
    focus_tokens,
    focused,
    horror,
    money,
    on_asset,
    phase,
    remnants,
    space,
    status,
    turn,
    who,
)


@example("ah3/436.7 ah3/429.2d", "Agnes takes damage instead of a spell's horror, and has two dice more for it")
def agnes_bleeds(t: ExampleTable) -> None:
    begin(t, AGNES)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    dice(t, 5, 5, 5, 5, 5, 5)
    t.choose("bleed agnes-baker")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)
    t.expect(damage(1) == 1, horror(1) == 0, money(1) == 6)


@example("ah3/436.9 ah3/434.2", "Agnes has two dice more for remnants spent, too")
def agnes_spends_remnants(t: ExampleTable) -> None:
    begin(t, AGNES)
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, remnants=1)
    turn(t)
    t.choose("transmute alchemical-process")
    t.choose("pass")
    t.choose("spend 1")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)
    t.expect(horror(1) == 0, remnants(1) == 0)


@example("ah3/429.2d", "Calvin exchanges damage and horror with another anywhere, each as much as he likes")
def calvin_shares(t: ExampleTable) -> None:
    begin(t, CALVIN, TOMMY, space="black-cave")
    t.arrange("sheet", seat=1, horror=3)
    t.arrange("sheet", seat=2, space="train-station", damage=6)
    turn(t)
    t.choose("share-pain calvin-wright")
    t.choose("4")
    t.choose("1")
    t.expect(damage(1) == 4, damage(2) == 2, horror(1) == 1, horror(2) == 2)


@example("ah3/442.1 ah3/482.1", "Calvin cannot lay more on an ally than it can bear")
def calvin_and_an_ally(t: ExampleTable) -> None:
    begin(t, CALVIN, space="black-cave")
    t.arrange("has", seat=1, card="arthur-johnson")
    t.arrange("sheet", seat=1, damage=5)
    turn(t)
    t.choose("share-pain calvin-wright")
    t.not_offered("1")
    t.choose("3")
    t.expect(damage(1) == 3, on_asset(1, "arthur-johnson") == (2, 0))


@example("ah3/110.5a", "Calvin takes the voice with a dark pact, or neither")
def calvin_chooses(t: ExampleTable) -> None:
    t.start(seed=1, seats=1, investigators=CALVIN, scenario="azathoth")
    t.offered("start-with voice-of-the-messenger", "pass")
    t.choose("start-with voice-of-the-messenger")
    t.expect(
        assets(1) == ("spirit-dagger", "until-the-end-of-time", "voice-of-the-messenger", "dark-pact"), money(1) == 3
    )
    t.pass_until(ACTION)


@example("ah3/429.2d ah3/445.3 ah3/421.2", "Daniela may focus a skill after gathering")
def daniela(t: ExampleTable) -> None:
    begin(t, DANIELA)
    turn(t)
    t.choose("gather")
    t.choose("tinker daniela-reyes")
    t.heard("core-log-own-ability", "ah3/429.2d")
    t.choose("focus lore")
    t.expect(money(1) == 1, focused(1, "lore") == 1)


@example("ah3/466.4b", "Dexter rolls one die of a lore test or all of them again, once a round")
def dexter(t: ExampleTable) -> None:
    begin(t, DEXTER, space="black-cave")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1, 1, 6, 6, 1, 1)
    t.choose("ward")
    t.choose("reroll-dice dexter-drake")
    t.choose("all")
    t.expect(doom("black-cave") == 0)


@example("ah3/429.2c ah3/445.8", "Dexter's focus limit is the number of his spells")
def dexters_limit(t: ExampleTable) -> None:
    begin(t, DEXTER)
    t.arrange("has", seat=1, card="wither")
    t.arrange("sheet", seat=1, focus="lore")
    turn(t)
    t.choose("focus")
    t.choose("focus will")
    t.choose("drop lore")
    t.expect(focused(1, "will") == 1, focus_tokens(1) == 1)


@example("ah3/423.1", "Jenny has $3 from her trust fund")
def jenny(t: ExampleTable) -> None:
    begin(t, JENNY)
    t.arrange("sheet", seat=1, money=2)
    turn(t)
    t.choose("trust-fund jenny-barnes")
    t.expect(money(1) == 5)


@example("ah3/418.3", "Marie: after her action another performs the same one, once a round")
def marie(t: ExampleTable) -> None:
    begin(t, MARIE, TOMMY)
    turn(t)
    t.choose("gather", seat=1)
    t.choose("inspire marie-lambeau", seat=1)
    t.choose("gather", seat=2)
    t.expect(money(1) == 1, money(2) == 1)
    t.asked(1, ACTION, n=1)


@example("ah3/438.2", "Marie: one who is delayed may stand up for it")
def marie_and_the_delayed(t: ExampleTable) -> None:
    begin(t, MARIE, TOMMY)
    t.arrange("sheet", seat=2, delayed=1)
    turn(t)
    t.choose("gather", seat=1)
    t.choose("inspire marie-lambeau", seat=1)
    t.choose("stand-up", seat=2)
    t.expect(delayed(2) == False, money(2) == 0)  # noqa: E712  (a fact about the table, not a truth value)


@example("ah3/419.7", "Michael recovers 1 sanity after defeating a monster in an attack, or focuses a skill")
def michael(t: ExampleTable) -> None:
    begin(t, MICHAEL, space="black-cave")
    t.arrange("sheet", seat=1, horror=2)
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("attack robed-figure")
    t.choose("recover sanity 1")
    t.expect(horror(1) == 1)


@example("ah3/466.4b", "Minh rolls dice of another in her space again, as many as there are clues in the neighbourhood")
def minh(t: ExampleTable) -> None:
    begin(t, MINH, TOMMY, space="black-cave")
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=2)
    turn(t, 2)
    dice(t, 1, 1, 6, 6)
    t.choose("ward", seat=2)
    t.choose("reroll-dice minh-thi-phan", seat=1)
    t.choose("die 1 1, die 1 2", seat=1)
    t.expect(doom("black-cave") == 0)


@example("ah3/406.1", "Norman: 2 doom removed from his space, 1 horror, and a clue comes to the sheet")
def norman(t: ExampleTable) -> None:
    begin(t, NORMAN, space="black-cave")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 6, 6, 1)
    t.choose("ward")
    t.choose("read-the-stars norman-withers")
    t.expect(clues_in("sheet") == 1, horror(1) == 1, doom("black-cave") == 1)


@example("ah3/466.5a", "Rex: only a 6 is a success")
def rex(t: ExampleTable) -> None:
    begin(t, REX, space="black-cave")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 5, 5, 6)
    t.choose("ward")
    t.expect(doom("black-cave") == 2)


@example("ah3/445.3 ah3/466.5b", "Rex focuses a skill after a failed test, without a limit")
def rex_never_gives_up(t: ExampleTable) -> None:
    begin(t, REX, space="black-cave")
    t.arrange("sheet", seat=1, focus="influence observation strength will")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 5, 5, 5)
    t.choose("ward")
    t.choose("pass")
    t.expect(focus_tokens(1) == 5, doom("black-cave") == 1)


@example("ah3/415.1", "Tommy takes on what goes for another in his space")
def tommy(t: ExampleTable) -> None:
    begin(t, TOMMY, AGNES, space="train-station")
    t.arrange("sheet", seat=2, clues=1)
    t.arrange("monster", code="abyssal-servant", space="curiositie-shoppe")
    phase(t, "monster")
    t.choose("shield tommy-muldoon", seat=1)
    t.expect(status("abyssal-servant") == "engaged 1", damage(1) == 1, damage(2) == 0)


@example("ah3/427.2 ah3/467.3", "Wendy moves two spaces before the action that evading brings")
def wendy_before(t: ExampleTable) -> None:
    begin(t, WENDY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("evade")
    t.choose("slip-away wendy-adams")
    t.choose("move curiositie-shoppe", "move arkham-advertiser")
    t.expect(space(1) == "arkham-advertiser", status("robed-figure") == "exhausted")
    t.asked(1, ACTION, n=2)


@example("ah3/427.2 ah3/467.3", "Wendy moves after that action instead")
def wendy_after(t: ExampleTable) -> None:
    begin(t, WENDY, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("evade")
    t.choose("pass")
    t.choose("gather")
    t.choose("run-off wendy-adams")
    t.choose("move curiositie-shoppe", "move train-station")
    t.expect(space(1) == "train-station", money(1) == 1)


@example("ah3/110.5a ah3/477.5", "Everybody begins with their fixed cards, one of their choice, and their money")
def beginning(t: ExampleTable) -> None:
    t.start(seed=1, seats=1, investigators=REX, scenario="azathoth")
    t.offered("start-with it-all-comes-together", "start-with overcome-all-odds")
    t.choose("start-with overcome-all-odds")
    t.expect(who(1) == REX, assets(1) == ("search-for-the-truth", "the-tower", "overcome-all-odds"), money(1) == 3)
    t.pass_until(ACTION)

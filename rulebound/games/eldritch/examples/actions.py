"""The action phase: turns, travel, tickets, rest, trade, being delayed."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    CHARLIE,
    JIM,
    LEO,
    LILY,
    MARK,
    NORMAN,
    SILAS,
    TRISH,
    actions,
    begin,
    clues,
    conditions,
    delayed,
    encounters,
    health,
    improved,
    sanity,
    space,
    things,
    tickets,
)

# ------------------------------------------------------------------ turns


@example("eldritch/actions.1 eldritch/lead-investigator.2", "Two actions each; the lead acts first, then clockwise")
def two_actions(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("lead", seat=2)
    t.arrange("phase", name="action")
    t.asked(2, ACTION, n=2)
    t.choose("rest")
    t.asked(2, ACTION, n=1)
    t.choose("prepare-ship")
    t.asked(1, ACTION, n=2)


@example("eldritch/actions.2", "What was done this round is not done again")
def not_twice(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.choose("rest")
    t.refused("rest", "eldritch/actions.2")


@example("eldritch/actions.2", "A ticket for a train and one for a ship are the same action")
def one_ticket(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.choose("prepare-train")
    t.refused("prepare-ship", "eldritch/actions.2")


@example("eldritch/actions.3", "Nobody has to act")
def do_nothing(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.choose("pass")
    t.heard("core-log-turn", "eldritch/actions.1")
    t.asked(2, ACTION, n=2)


@example("eldritch/actions.4", "Nothing is done in the middle of a journey but going on")
def to_its_end(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("sheet", seat=1, ship=1)
    t.choose("travel london")
    t.asked(1, "eldritch-prompt-ticket")
    t.offered("ship rome", "pass")
    t.not_offered("rest", "prepare-ship")


# ------------------------------------------------------------------ travel


@example("eldritch/travel.1 eldritch/adjacent.1", "To a space that one path leads to, and to no other")
def to_an_adjacent_space(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.offered("travel london", "travel space-5", "travel space-6", "travel space-8", "travel space-9")
    t.not_offered("travel rome", "travel san-francisco")
    t.choose("travel london")
    t.heard("eldritch-log-moves", "eldritch/travel.1")
    t.expect(space(1) == "london", actions(1) == 1)


@example("eldritch/travel.1 eldritch/paths.1", "A ticket for each further path, of its kind")
def further_by_ticket(t: ExampleTable) -> None:
    begin(t, MARK, space="space-9")
    t.arrange("sheet", seat=1, train=1, ship=1)
    t.choose("travel arkham")
    t.offered("ship london", "ship space-8", "train space-5", "train space-6")
    t.not_offered("train london", "ship space-5")
    t.choose("train space-6")
    t.expect(space(1) == "space-6", tickets(1) == (0, 1))
    t.heard("eldritch-log-rides", "eldritch/travel.1")


@example("eldritch/travel.1", "Several tickets, as far as they go")
def two_tickets(t: ExampleTable) -> None:
    begin(t, MARK, space="space-9")
    t.arrange("sheet", seat=1, ship=2)
    t.choose("travel arkham", "ship london", "ship rome")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "rome", tickets(1) == (0, 0))
    t.heard("eldritch-log-rides", "eldritch/travel.1")


@example("eldritch/faq-16", "Paths go on over the edge of the map: from Tokyo to space 2")
def over_the_edge(t: ExampleTable) -> None:
    begin(t, MARK, space="tokyo")
    t.choose("travel space-2")
    t.expect(space(1) == "space-2")


# ------------------------------------------------------------------ tickets


@example("eldritch/prepare-for-travel.1 eldritch/prepare-for-travel.2", "A train ticket in a city by the railway")
def train_ticket(t: ExampleTable) -> None:
    begin(t, MARK, space="istanbul")
    t.refused("prepare-ship", "eldritch/prepare-for-travel.3")
    t.choose("prepare-train")
    t.heard("eldritch-log-ticket", "eldritch/prepare-for-travel.2")
    t.expect(tickets(1) == (1, 0))


@example("eldritch/prepare-for-travel.1 eldritch/prepare-for-travel.3", "A ship ticket in a city by the sea")
def ship_ticket(t: ExampleTable) -> None:
    begin(t, MARK, space="london")
    t.refused("prepare-train", "eldritch/prepare-for-travel.2")
    t.choose("prepare-ship")
    t.heard("eldritch-log-ticket", "eldritch/prepare-for-travel.3")
    t.expect(tickets(1) == (0, 1))


@example("eldritch/prepare-for-travel.1 eldritch/spaces.1", "Only in a city")
def tickets_only_in_cities(t: ExampleTable) -> None:
    begin(t, MARK, space="tunguska")
    t.refused("prepare-train", "eldritch/prepare-for-travel.1")


@example("eldritch/prepare-for-travel.4", "Two tickets at most: one is given up for the new one")
def two_at_most(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("sheet", seat=1, train=1, ship=1)
    t.choose("prepare-ship")
    t.asked(1, "eldritch-prompt-drop-ticket")
    t.choose("drop train")
    t.heard("core-log-discard", "eldritch/prepare-for-travel.4")
    t.expect(tickets(1) == (0, 2))


# ------------------------------------------------------------------ rest


@example("eldritch/rest.1", "1 Health and 1 Sanity")
def resting(t: ExampleTable) -> None:
    begin(t, MARK)
    t.arrange("sheet", seat=1, health=3, sanity=2)
    t.choose("rest")
    t.heard("eldritch-log-rests", "eldritch/rest.1")
    t.expect(health(1) == 4, sanity(1) == 3)


@example("eldritch/rest.1", "Whoever lacks nothing may rest all the same, and everybody is told")
def resting_for_nothing(t: ExampleTable) -> None:
    begin(t, MARK)
    t.choose("rest")
    t.heard("eldritch-log-rests", "eldritch/rest.1")
    t.asked(1, ACTION, n=1)
    t.expect(health(1) == 8, sanity(1) == 4, unchanged=True)


@example("eldritch/rest.2", "Not beside a monster")
def no_rest_beside_monsters(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("sheet", seat=1, health=3)
    t.arrange("monster", code="ghoul", space="arkham")
    t.refused("rest", "eldritch/rest.2")


@example("eldritch/health-and-sanity.2", "Nobody has more than the sheet says")
def not_above_the_sheet(t: ExampleTable) -> None:
    begin(t, MARK)
    t.arrange("sheet", seat=1, sanity=3)
    t.choose("rest")
    t.expect(health(1) == 8, sanity(1) == 4)


# ------------------------------------------------------------------ trade


@example("eldritch/trade.1 eldritch/possessions.1", "Cards, clues and tickets change hands, if the other agrees")
def trading(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="axe")
    t.arrange("sheet", seat=1, train=1)
    t.arrange("has", seat=2, card="wither")
    t.arrange("sheet", seat=2, clues=1)
    t.choose("trade norman-withers")
    clue = next(k for k in t.g.decision.keys(0) if k.startswith("take clue-"))  # type: ignore[union-attr]
    t.choose(f"give axe, give train-ticket-1, take wither, {clue}")
    t.asked(2, "eldritch-prompt-agree")
    t.choose("agree")
    t.expect(things(1) == ("wither",), things(2) == ("axe",), clues(1) == 1, clues(2) == 0)
    t.expect(tickets(1) == (0, 0), tickets(2) == (1, 0))


@example("eldritch/trade.1", "Without the other's consent nothing changes hands")
def refusing(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=2, card="axe")
    t.choose("trade norman-withers", "take axe", "refuse")
    t.heard("eldritch-log-no-trade", "eldritch/trade.1")
    t.expect(things(2) == ("axe",), unchanged=True)


@example("eldritch/trade.1", "Only with somebody on the same space")
def only_here(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, JIM, space="arkham")
    t.arrange("has", seat=1, card="axe")
    t.arrange("sheet", seat=3, space="rome")
    t.offered("trade norman-withers")
    t.not_offered("trade jim-culver")


@example("eldritch/trade.2", "Conditions and improvements are not traded")
def what_is_not_traded(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="debt")
    t.arrange("has", seat=1, card="axe")
    t.arrange("sheet", seat=1, improved="lore:1")
    t.choose("trade norman-withers")
    t.asked(1, "eldritch-prompt-trade")
    t.offered("give axe")
    t.not_offered("give debt", "give lore", "give health")


@example("eldritch/trade.3", "The fallen do not trade")
def no_trade_with_the_fallen(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="axe")
    t.offered("trade norman-withers")
    t.arrange("fallen", seat=2)
    t.not_offered("trade norman-withers")


@example("eldritch/spells.4", "Nobody is given a Spell they have already")
def no_second_copy(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="wither", back="a")
    t.arrange("has", seat=1, card="axe")
    t.arrange("has", seat=2, card="wither", back="b")
    t.choose("trade norman-withers")
    t.asked(1, "eldritch-prompt-trade")
    t.offered("give axe")
    t.not_offered("give wither")


# ------------------------------------------------------------------ delayed


@example("eldritch/delayed.2 eldritch/delayed.4", "Who is delayed stands up and does nothing else")
def standing_up(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("sheet", seat=2, delayed=1)
    t.choose("pass")
    t.expect(delayed(2) == False)  # noqa: E712
    t.heard("eldritch-log-stands-up", "eldritch/delayed.4")
    t.offered("general")


@example("eldritch/delayed.3", "Delayed in the action phase: the turn is over, and the figure stays upright")
def stopped(t: ExampleTable) -> None:
    begin(t, NORMAN, TRISH, ancient="cthulhu", space="arkham")
    t.arrange("tokens-at", space="london", n=1)
    t.arrange("sheet", seat=1, ship=1)
    t.choose("travel london")
    t.asked(2, ACTION, n=2)
    t.heard("eldritch-log-stopped", "eldritch/delayed.3")
    t.expect(space(1) == "london", delayed(1) == False, sanity(1) == 6, actions(1) == 0, tickets(1) == (0, 1))  # noqa: E712


@example("eldritch/delayed.3", "Delayed in somebody else's turn, one loses one's own that is still to come")
def stopped_before_the_turn(t: ExampleTable) -> None:
    begin(t, CHARLIE, NORMAN, TRISH, ancient="cthulhu", space="arkham")
    t.arrange("tokens-at", space="london", n=1)
    t.choose("pull-strings charlie-kane", "help norman-withers", "travel london")
    t.expect(space(2) == "london", sanity(2) == 6)
    t.choose("pass")
    t.asked(3, ACTION, n=2)


# ------------------------------------------------------------------ component actions


@example("eldritch/component-action.1 eldritch/component-action.4", "A possession has an action for its owner alone")
def owners_action(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("dice", results="3")
    t.choose("send cat-burglar")
    t.asked(1, ACTION, n=1)
    t.choose("pass")
    t.asked(2, ACTION)
    t.not_offered("send cat-burglar")


@example("eldritch/component-action.3", "The action of a sheet is for that investigator alone")
def sheets_action(t: ExampleTable) -> None:
    begin(t, JIM, NORMAN, space="arkham")
    t.arrange("sheet", seat=1, sanity=3)
    t.arrange("sheet", seat=2, sanity=3)
    t.choose("play jim-culver")
    t.expect(sanity(1) == 4, sanity(2) == 4)
    t.choose("pass")
    t.not_offered("play jim-culver")


@example("eldritch/component-action.2", "Once a round, even if somebody else has the card by then")
def traded_and_used_up(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="cat-burglar")
    t.arrange("dice", results="3")
    t.choose("send cat-burglar", "trade norman-withers", "give cat-burglar", "agree")
    t.asked(2, ACTION)
    t.expect(things(2) == ("cat-burglar",))
    t.refused("send cat-burglar", "eldritch/component-action.2")


@example(
    "eldritch/local-action.1 eldritch/local-action.2 eldritch/local-action.3",
    "A local action is for the owner and for everybody on the owner's space",
)
def local_actions(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, LEO, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=3, space="rome")
    t.offered("pay debt")
    t.choose("pass")
    t.asked(2, ACTION)
    t.arrange("dice", results="6")
    t.choose("pay debt", "pass")
    t.expect(conditions(1) == ())
    t.choose("pass")
    t.asked(3, ACTION)
    t.not_offered("pay debt")


@example("eldritch/local-action.3", "Elsewhere nobody can do it")
def not_from_elsewhere(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=2, card="debt", back="hitmen")
    t.offered("pay debt")
    t.arrange("sheet", seat=2, space="rome")
    t.not_offered("pay debt")


@example("eldritch/local-action.4", "Each does it once a round, and several may do the same")
def once_each(t: ExampleTable) -> None:
    begin(t, MARK, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="1 1")
    t.choose("pay debt")
    t.refused("pay debt", "eldritch/local-action.4")
    t.choose("pass")
    t.asked(2, ACTION)
    t.offered("pay debt")


@example("eldritch/conflicts.4", "Who is Detained does nothing but what that card allows")
def detained_actions(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="detained", back="starvation")
    t.arrange("has", seat=1, card="holy-water")
    t.refused("rest", "eldritch/conflicts.4")
    t.refused("travel london", "eldritch/conflicts.4")
    t.refused("bless holy-water", "eldritch/conflicts.4")
    t.arrange("dice", results="6")
    t.choose("talk detained", "pass")
    t.heard("core-log-discard", "eldritch/double-sided-cards.4")
    t.expect(conditions(1) == ())
    t.offered("rest")


# ------------------------------------------------------------------ the active investigator


@example("eldritch/investigators.2", "Whose turn it is decides on ties; here the one who moves a monster")
def active_in_the_turn(t: ExampleTable) -> None:
    begin(t, SILAS, LILY, space="sydney")
    t.arrange("lead", seat=2)
    t.arrange("phase", name="action")
    t.asked(2, ACTION)
    t.arrange("has", seat=1, card="dynamite")
    t.arrange("monster", code="wraith", space="sydney")
    t.arrange("has", seat=1, card="cursed")
    t.arrange("has", seat=2, card="cursed")
    t.choose("pass", "blow-up dynamite")
    t.asked(1, "eldritch-prompt-uncurse")
    t.choose("who silas-marsh", "do")
    t.expect(conditions(1) == (), conditions(2) == ("cursed",))


@example("eldritch/improve-skill.1", "The first improvement is +1, the second +2")
def improving(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="de-vermis-mysteriis")
    t.arrange("dice", results="6")
    t.arrange("sheet", seat=1, improved="will:1")
    t.choose("read de-vermis-mysteriis", "do", "improve will")
    t.heard("eldritch-log-improves", "eldritch/improve-skill.1")
    t.expect(improved(1, "will") == 2, sanity(1) == 3)


@example("eldritch/improve-skill.2", "More than +2 there is not")
def not_a_third_time(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("has", seat=1, card="de-vermis-mysteriis")
    t.arrange("dice", results="6")
    t.arrange("sheet", seat=1, improved="will:2")
    t.choose("read de-vermis-mysteriis", "do")
    t.asked(1, "eldritch-prompt-improve")
    t.offered("improve lore")
    t.not_offered("improve will")


@example("eldritch/conflicts.4", "Who cannot move is not moved by others either")
def not_moved_at_all(t: ExampleTable) -> None:
    begin(t, LEO, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="plumb-the-void", back="b")
    t.arrange("has", seat=2, card="detained", back="starvation")
    t.arrange("dice", results="6 6")
    t.arrange("sheet", seat=1, improved="lore:1")
    t.choose("cast plumb-the-void", "send norman-withers")
    t.heard("eldritch-log-cannot-move", "eldritch/conflicts.4")
    t.expect(space(2) == "arkham", unchanged=True)
    encounters(t)

"""From scenario to scenario: experience, trauma, who plays on (ahlcg/campaign-play)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example, probe
from rulebound.games.ahlcg.examples.probes import (
    at,
    damage,
    deck_list,
    deck_size,
    experience,
    fate,
    gathering,
    hand_size,
    horror,
    list_size,
    mental_trauma,
    notes,
    out,
    physical_trauma,
    resolution,
    scenario,
    turn_of,
)
from rulebound.games.ahlcg.state import ArkhamHorror

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


@probe
def players(g: ArkhamHorror) -> int:
    """How many investigators the scenario began with."""
    return g.scenario.started


def last_blow(t: ExampleTable, investigators: str = ROLAND) -> None:
    """The last act, the Ghoul Priest about to fall; it is the first investigator's turn."""
    gathering(t, investigators, act=3)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=5 * len(investigators.split()) - 1)
    turn_of(t)


def won(t: ExampleTable, investigators: str = ROLAND) -> None:
    """The priest is defeated and the house kept: 4 experience for everybody, 1 more for the lead investigator."""
    last_blow(t, investigators)
    t.choose("fight ghoul-priest", "keep")


def near_the_end(t: ExampleTable, investigators: str = ROLAND, **tokens: int) -> None:
    """The first investigator is engaged with a Ghoul Minion (1 damage, 1 horror), with so many tokens already."""
    gathering(t, investigators, act=2)
    for kind, n in tokens.items():
        t.arrange("tokens", on=investigators.split()[0], kind=kind, n=n)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)


def to_the_next_scenario(t: ExampleTable) -> None:
    """No more purchases, and on it goes."""
    while t.g.decision is not None and t.g.decision.prompt == "ahlcg-prompt-buy":
        t.choose("done")
    t.choose("on")


# ------------------------------------------------------------------ the log and the next scenario


@example("ahlcg/campaign-play.2", "What a scenario leaves behind is written into the campaign log")
def the_log(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "burn", "yes")
    t.expect(notes() == ("house-burned",), mental_trauma(ROLAND) == 1)


@example(
    "ahlcg/campaign-play.next-scenario.1", "After purchases the next scenario begins, here in the house that was kept"
)
def the_next_scenario(t: ExampleTable) -> None:
    won(t)
    to_the_next_scenario(t)
    t.expect(scenario() == "the-midnight-masks")
    t.choose("")
    t.expect(at(ROLAND) == "your-house")


# ------------------------------------------------------------------ experience


@example(
    "ahlcg/campaign-play.experience.2", "The victory display and the resolution give experience, on top of what is left"
)
def earning_experience(t: ExampleTable) -> None:
    last_blow(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=DAISY, kind="experience", n=3)
    t.choose("fight ghoul-priest", "keep")
    t.expect(experience(ROLAND) == 5, experience(DAISY) == 7)


@example("ahlcg/campaign-play.experience.3", "A card of level 2 costs 2 experience")
def buying(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 01027", "remove 01016")
    t.expect(experience(ROLAND) == 3, deck_list(1).has("01027"))


@example(
    "ahlcg/campaign-play.experience.4",
    "For a new card another one leaves the deck, but no weakness and no signature card",
)
def the_deck_keeps_its_size(t: ExampleTable) -> None:
    won(t)
    t.not_offered("buy 01070", "buy 01044")
    t.choose("buy 01027")
    t.not_offered("remove 01006", "remove 01007")
    t.choose("remove 01016")
    t.expect(deck_list(1).has("01027"), deck_list(1).lacks("01016"), list_size(1) == 33)


@example("ahlcg/campaign-play.experience.4", "Charisma: a permanent card does not take another one's place")
def a_permanent_card(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 02158")
    t.expect(deck_list(1).has("02158"), list_size(1) == 34, experience(ROLAND) == 2)


@example("ahlcg/campaign-play.experience.5", "A card of level 0 costs 1 experience all the same")
def level_0(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 01020", "remove 01016")
    t.expect(experience(ROLAND) == 4)


@example(
    "ahlcg/campaign-play.experience.6",
    "Aquinnah: an upgrade from level 1 to 3 costs 2, and the old card leaves the deck",
)
def upgrading(t: ExampleTable) -> None:
    last_blow(t, WENDY)
    t.arrange("deck-list", seat=1, cards="01082 01086 01086")
    t.arrange("asset", code="shotgun", seat=1)
    t.choose("shoot shotgun", "keep", "upgrade 02308")
    t.expect(experience(WENDY) == 3, deck_list(1) == ("02308", "01086", "01086"))


@example("ahlcg/campaign-play.experience.7", "Everybody buys for themselves, one card after the other")
def one_by_one(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY}")
    t.choose("buy 01020", "remove 01016", "buy 01021", "remove 01017", "done")
    t.expect(experience(ROLAND) == 3, experience(DAISY) == 4, unchanged=True)
    t.choose("buy 01031", "remove 01030", seat=2)
    t.expect(experience(ROLAND) == 3, experience(DAISY) == 3, deck_list(2).lacks("01030"))


@example(
    "ahlcg/campaign-play.experience.8", "What cards were lost during a scenario is back at the beginning of the next"
)
def nothing_else_changes_a_deck(t: ExampleTable) -> None:
    last_blow(t)
    t.arrange("deck", seat=1, cards="knife")
    t.choose("fight ghoul-priest", "keep")
    to_the_next_scenario(t)
    t.expect(hand_size(1) == 5, deck_size(1) == 28)


@example("ahlcg/campaign-play.experience.9", "Experience that is not spent is kept for later")
def unspent(t: ExampleTable) -> None:
    won(t)
    t.choose("buy 01027", "remove 01016", "done", "on")
    t.expect(scenario() == "the-midnight-masks", experience(ROLAND) == 3)


# ------------------------------------------------------------------ trauma


@example(
    "ahlcg/campaign-play.trauma.2 ahlcg/campaign-play.trauma.3",
    "Defeated by damage: out of this scenario with a physical trauma; the next one begins with 1 damage",
)
def physical(t: ExampleTable) -> None:
    near_the_end(t, damage=8)
    t.choose("draw")
    t.expect(out(ROLAND) == "defeated", physical_trauma(ROLAND) == 1, mental_trauma(ROLAND) == 0)
    t.choose("no")
    to_the_next_scenario(t)
    t.expect(out(ROLAND) == "", damage(ROLAND) == 1, horror(ROLAND) == 0)


@example("ahlcg/campaign-play.trauma.3", "As much physical trauma as printed health kills")
def killed(t: ExampleTable) -> None:
    near_the_end(t, damage=8, physical_trauma=8)
    t.choose("draw")
    t.heard("ahlcg-log-physical-trauma", "ahlcg/campaign-play.trauma.3", n=1)
    t.expect(fate(ROLAND) == "killed")


@example(
    "ahlcg/campaign-play.trauma.4",
    "Defeated by horror: a mental trauma; the next scenario begins with 1 horror",
)
def mental(t: ExampleTable) -> None:
    near_the_end(t, horror=4)
    t.choose("draw")
    t.expect(out(ROLAND) == "defeated", mental_trauma(ROLAND) == 1, physical_trauma(ROLAND) == 0)
    t.choose("no")
    to_the_next_scenario(t)
    t.expect(horror(ROLAND) == 1, damage(ROLAND) == 0)


@example("ahlcg/campaign-play.trauma.4", "As much mental trauma as printed sanity drives insane")
def insane(t: ExampleTable) -> None:
    near_the_end(t, horror=4, mental_trauma=4)
    t.choose("draw")
    t.heard("ahlcg-log-mental-trauma", "ahlcg/campaign-play.trauma.4", n=1)
    t.expect(fate(ROLAND) == "insane")


@example(
    "ahlcg/campaign-play.trauma.5", "Defeated by damage and horror at once: one trauma, and the player chooses which"
)
def both_at_once(t: ExampleTable) -> None:
    near_the_end(t, damage=8, horror=4)
    t.choose("draw", "mental")
    t.expect(mental_trauma(ROLAND) == 1, physical_trauma(ROLAND) == 0)


@example("ahlcg/campaign-play.trauma.5", "Whoever was killed is replaced by an investigator nobody has used")
def a_new_investigator(t: ExampleTable) -> None:
    near_the_end(t, damage=8, physical_trauma=8)
    t.choose("draw")
    t.asked(1, "ahlcg-prompt-replace")
    t.not_offered(f"play {ROLAND}")
    t.choose(f"play {WENDY}", "deck starter", "")
    t.heard("ahlcg-log-weakness", "ahlcg/deckbuilding.7")
    t.expect(experience(WENDY) == 0, physical_trauma(WENDY) == 0, deck_list(1).has("01072"), list_size(1) == 33)


@example("ahlcg/campaign-play.trauma.5", "The deck of the new investigator is built anew, of the cards of level 0")
def a_new_deck(t: ExampleTable) -> None:
    near_the_end(t, damage=8, physical_trauma=8)
    t.choose("draw", f"play {WENDY}")
    t.asked(1, "ahlcg-prompt-new-deck")
    t.choose("deck stronger")
    t.not_offered("remove 01014 1", "remove 01015 1")
    t.choose("remove 01073 1, remove 01073 2, remove 01075 2")
    t.asked(1, "ahlcg-prompt-exchange-for")
    t.offered("add 01073 1", "add 01073 2", "add 01075 1", "add 01044 2")
    t.not_offered("add 01075 2", "add 01077 1", "add 01016 1", "add 01084 1", "add 01082 1")
    t.not_accepted("add 01044 1, add 01044 2")
    t.choose("add 01044 1, add 01044 2, add 01072 1")
    t.expect(
        deck_list(1).has("01044"), deck_list(1).has("01072"), deck_list(1).has("01075"), deck_list(1).lacks("01073"),
        list_size(1) == 33, experience(WENDY) == 0,
    )  # fmt: skip


@example("ahlcg/campaign-play.trauma.6", "Four killed, one investigator left: the campaign is lost")
def nobody_is_left(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {SKIDS} {AGNES}", act=2)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.ended(False, "ahlcg-campaign-lost")


@example(
    "ahlcg/campaign-play.defeated-by-card-effect.1",
    "They're Getting Out!: defeated by the agenda, with what it says and no more",
)
def by_a_card(t: ExampleTable) -> None:
    gathering(t, act=3)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="theyre-getting-out", kind="doom", n=9)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    t.arrange("encounter", cards="obscuring-fog")
    turn_of(t)
    t.choose("pass")
    t.expect(
        out(ROLAND) == "defeated", physical_trauma(ROLAND) == 1, mental_trauma(ROLAND) == 0, resolution() == "none"
    )


# ------------------------------------------------------------------ who plays on


@example(
    "ahlcg/campaign-play.joining-or-leaving.1",
    "A player may leave between two scenarios: the next one is played without",
)
def leaving(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY}")
    t.choose("done")
    t.choose("done", seat=2)
    t.choose("leave 2", "on")
    t.expect(scenario() == "the-midnight-masks", players() == 1, out(DAISY) == "away")


@example("ahlcg/campaign-play.joining-or-leaving.1", "Two become three: somebody joins at a new seat")
def growing(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY}")
    t.choose("done")
    t.choose("done", seat=2)
    t.choose(f"join 3 {WENDY}")
    t.choose("deck starter", "", seat=3)
    t.choose("on", f"lead {ROLAND}")
    t.expect(scenario() == "the-midnight-masks", players() == 3, hand_size(3) == 5)


@example("ahlcg/campaign-play.joining-or-leaving.1", "Three become two: the next scenario begins with two")
def shrinking(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY} {SKIDS}")
    t.choose("done")
    t.choose("done", seat=2)
    t.choose("done", seat=3)
    t.choose("leave 3", "on")
    t.expect(players() == 2, out(SKIDS) == "away")


@example("ahlcg/campaign-play.joining-or-leaving.1", "No more than four play: a fifth finds no seat")
def no_fifth(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY} {SKIDS} {AGNES}")
    t.choose("done")
    for seat in (2, 3, 4):
        t.choose("done", seat=seat)
    t.not_offered(f"join 5 {WENDY}")


@example("ahlcg/campaign-play.joining-or-leaving.2", "Who comes back finds experience and deck as they were left")
def coming_back(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY}")
    t.choose("done")
    t.choose("done", seat=2)
    t.choose("leave 2", f"join 2 {WENDY}")
    t.choose("deck starter", "", seat=2)
    t.choose("leave 2", f"return 2 {DAISY}")
    t.expect(experience(DAISY) == 4, out(DAISY) == "", deck_list(2).has("01008"))


@example(
    "ahlcg/campaign-play.joining-or-leaving.3",
    "A new player takes an unused investigator, without experience or trauma",
)
def joining(t: ExampleTable) -> None:
    won(t, f"{ROLAND} {DAISY}")
    t.choose("done")
    t.choose("done", seat=2)
    t.choose("leave 2")
    t.not_offered(f"join 2 {ROLAND}", f"join 2 {DAISY}")
    t.choose(f"join 2 {WENDY}")
    t.choose("deck starter", "", seat=2)
    t.expect(experience(WENDY) == 0, out(WENDY) == "", list_size(2) == 33)


@example("ahlcg/collection.1", "A random basic weakness is one of those in the box that no deck uses")
def from_the_collection(t: ExampleTable) -> None:
    near_the_end(t, f"{ROLAND} {DAISY}", damage=8, physical_trauma=8)
    t.arrange("deck-list", seat=1, cards="01086")
    t.arrange("deck-list", seat=2, cards="01096 01096 01097 01097 01098 01099 01100 01101 01102")
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    t.choose("draw")
    t.choose("draw", "attack swarm-of-rats", "no", seat=2)
    t.choose(f"play {WENDY}", "deck starter", "")
    t.expect(deck_list(1).has("01103"))

"""rulebound.testing: what outsiders stumbled over, each held by a test."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import rulebound
from rulebound import games
from rulebound.cli import app
from rulebound.core.game.game import ROUND
from rulebound.core.state.errors import ArrangeError
from rulebound.testing import ExampleFailed, probes, table

PAGE = (Path(__file__).parent.parent / "docs" / "testing.md").read_text("utf-8")
ROLAND, DAISY = "roland-banks", "daisy-walker"
TRIO = "jeanne-lafarge arjun-singh samira-dualeh"

see = probes("ahlcg")


def gathering(investigators: str = ROLAND, **options: Any) -> Any:
    t = table("ahlcg", investigators=investigators, **options)
    see.seated(t, investigators)
    for seat in range(1, len(investigators.split()) + 1):
        t.arrange("hand", seat=seat)
    t.arrange("bag", tokens="0 0")
    return t


# ------------------------------------------------------------------ the page


def page_tests() -> dict[str, Any]:
    space: dict[str, Any] = {}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)), space)
    return {name: value for name, value in space.items() if name.startswith("test_")}


@pytest.mark.parametrize("name", page_tests())
def test_the_page_is_true(name: str) -> None:
    page_tests()[name]()


@pytest.mark.parametrize("step", re.findall(r"`([a-z-]+)[ `]", PAGE.partition("| I want")[2].partition("\n\n")[0]))
def test_the_steps_on_the_page_exist(step: str) -> None:
    from rulebound.play.checking.catalogue import steps_of

    assert any(step in [s.name for s in steps_of(game)] for game in games.names())


# ------------------------------------------------------------------ arranging in mid-round


def test_a_limit_stays_used_up() -> None:
    """Roland finds a clue once in each round when he has defeated an enemy, whatever is arranged in between."""
    with gathering() as t:
        one, two = [t.arrange("threat", code="ghoul-minion", seat=1) for _ in range(2)]
        for ghoul in (one, two):
            t.arrange("tokens", on=ghoul, kind="damage", n=1)
        t.arrange("actions", seat=1, n=3)
        t.choose(f"fight {one}", "find-evidence roland-banks")
        t.expect(see.clues(ROLAND) == 1)
        t.arrange("tokens", on=ROLAND, kind="resources", n=9)
        t.choose(f"fight {two}")
        t.expect(see.engaged(1) == (), see.clues(ROLAND) == 1)
        t.asked(1, "ahlcg-prompt-action")


def test_once_a_round_is_once_a_round() -> None:
    """The same at a table that is played, and in another round it is not used up."""
    live = rulebound.new("ahlcg", {"investigators": "daisy-walker"}, seed=4)
    live.choose("")
    live.arrange("asset", code="old-book-of-lore", seat=1)
    g = live.game
    scope = g.scope(ROUND)
    assert scope is not None
    g.change(scope, used=("marked",))
    actions = g.seat(0).actions
    live.arrange("tokens", on="daisy-walker", kind="resources", n=7)
    kept = live.game.scope(ROUND)
    assert kept is not None
    assert (kept.used, live.game.seat(0).actions) == (("marked",), actions)
    live.arrange("round", n=2)
    begun = live.game.scope(ROUND)
    assert begun is not None
    assert begun.used == ()


def test_what_lasts_goes_on() -> None:
    t = gathering()
    t.arrange("actions", seat=1, n=3)
    t.arrange("asset", code="physical-training", seat=1)
    t.play()
    before = [e for e in t.g.transients.values() if e.LISTENS]
    t.arrange("skill", seat=1, name="combat", by="doubled")
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.play()
    assert len([e for e in t.g.transients.values() if e.LISTENS]) == len(before) + 1


def test_actions_that_were_taken_are_not_given_back() -> None:
    with table("unfathomable", seats=3, characters=TRIO) as t:
        t.arrange("dice", results="1")
        t.play()
        while t.g.decision.prompt == "unfathomable-prompt-skill-type":
            t.choose(t.g.decision.options[0].key)
        t.arrange("actions", seat=1, n=1)
        t.arrange("dial", resource="fuel", n=5)
        t.asked(1, "unfathomable-prompt-actions")
        assert dict(t.g.decision.args)["n"] == 1


def test_in_the_middle_of_something_the_table_cannot_be_arranged() -> None:
    t = gathering()
    t.arrange("hand", seat=1, cards="perception")
    t.arrange("actions", seat=1, n=3)
    t.choose("investigate")
    before = t.g.encode()
    with pytest.raises(ArrangeError, match=r"something is being resolved here .ahlcg-prompt-commit.*answer it first"):
        t.arrange("tokens", on=ROLAND, kind="resources", n=9)
    assert t.g.encode() == before


# ------------------------------------------------------------------ positions that cannot be


def test_a_phase_begins_with_nobodys_turn() -> None:
    t = gathering()
    t.arrange("actions", seat=1, n=2)
    t.arrange("phase", name="mythos")
    assert (t.g.clock.seat, t.g.seat(0).actions, t.g.clock.phase) == (-1, 0, "mythos")


def test_a_phase_over_a_card_that_is_being_resolved_is_refused() -> None:
    t = table("ahlcg", investigators=ROLAND)
    see.gathering(t, ROLAND, act=2)
    for place in ("attic", "cellar"):
        t.arrange("enemy", code="ghoul-minion", place=place)
    t.arrange("hand", seat=1, cards="dynamite-blast")
    t.arrange("actions", seat=1, n=3)
    t.choose("play dynamite-blast")
    with pytest.raises(ArrangeError, match="a card is being resolved: answer that first"):
        t.arrange("phase", name="mythos")


REFUSED = [
    ("unfathomable", "distance", {"n": -5}, "no waypoints lie -5 far together"),
    ("unfathomable", "distance", {"n": 99}, "no waypoints lie 99 far together"),
    ("unfathomable", "distance", {"n": 7}, "the awakening has been"),
    (
        "unfathomable",
        "item",
        {"seat": 1, "code": "flooding-compartment"},
        "it never lies before a player",
    ),
    ("unfathomable", "card", {"code": "flooding-compartment", "to": "area-1"}, "that cannot be"),
    ("unfathomable", "loyalty", {"seat": 1, "codes": "human " * 7}, "the loyalty deck is empty"),
    ("unfathomable", "loyalty", {"seat": 1, "codes": "dragon"}, "no dragon is left in the loyalty deck"),
    ("unfathomable", "title", {"which": "king", "seat": 1}, "there is no title 'king'"),
    ("unfathomable", "hand", {"seat": 1, "cards": "flooding-compartment"}, "no skill card"),
    ("unfathomable", "actions", {"seat": 1, "n": 0}, "the step is over"),
    ("unfathomable", "tokens", {"on": "boiler-room", "kind": "deep_ones", "n": 3}, "no kind of token here"),
    ("ahlcg", "tokens", {"on": ROLAND, "kind": "location", "n": 5}, "'location' is no kind of token here"),
    ("ahlcg", "bag", {"tokens": "0 dragon"}, "there is no chaos token 'dragon'"),
    ("ahlcg", "hand", {"seat": 1, "cards": "ghoul-priest charisma"}, "charisma is permanent"),
    ("ahlcg", "asset", {"code": "ghoul-minion", "seat": 1}, "of the type enemy, not asset"),
    ("ahlcg", "enemy", {"code": "machete", "place": "study"}, "machete is no enemy"),
    ("ahlcg", "encounter", {"cards": "machete"}, "not enemy or treachery"),
    ("ahlcg", "campaign", {"scenario": "machete"}, "of the type asset, not scenario"),
    ("ahlcg", "weakness", {"seat": 1, "code": "machete"}, "no basic weakness that is left"),
    ("ahlcg", "opening-hand", {"seat": 1, "cards": "machete"}, "the opening hands are drawn already"),
    ("ahlcg", "turn", {"seat": 3}, "there is no seat 3"),
    ("ahlcg", "size", {"pile": "deck-1", "n": 99}, "99 of them cannot be left"),
    ("lantern", "hazard", {"code": "lens", "place": "harbour"}, "'lens' is not a hazard"),
    ("lantern", "turn", {"seat": 9}, "there is no seat 9"),
]


@pytest.fixture(scope="module")
def live() -> dict[str, Any]:
    """A table of each game that has begun."""
    options = {"ahlcg": {"investigators": f"{ROLAND} {DAISY}"}, "unfathomable": {"seats": "3", "characters": TRIO}}
    out = {}
    for game in ("ahlcg", "unfathomable", "lantern"):
        t = out[game] = rulebound.new(game, options.get(game, {}), seed=3)
        while t.game.decision.prompt not in t.game.book.grounds:  # type: ignore[union-attr]
            seat = t.game.waiting[0]
            decision = t.game.decision
            keys = decision.keys(seat)  # type: ignore[union-attr]
            t.choose("" if decision.least == 0 else ", ".join(keys[: decision.least]), seat)  # type: ignore[union-attr]
    return out


@pytest.mark.parametrize(("game", "step", "args", "why"), REFUSED, ids=[f"{g}:{s}:{w[:20]}" for g, s, _, w in REFUSED])
def test_what_cannot_be_is_refused_with_a_sentence(
    live: dict[str, Any], game: str, step: str, args: dict[str, Any], why: str
) -> None:
    before = live[game].game.encode()
    with pytest.raises(ArrangeError, match=re.escape(why)):
        live[game].arrange(step, **args)
    assert live[game].game.encode() == before


def test_who_goes_to_the_brig_is_captain_no_longer() -> None:
    t = table("unfathomable", seats=3, characters=TRIO)
    t.arrange("dice", results="1")
    t.play()
    while t.g.decision.prompt == "unfathomable-prompt-skill-type":
        t.choose(t.g.decision.options[0].key)
    captain = t.g.holder("captain").index + 1
    t.arrange("stand", seat=captain, space="brig")
    assert t.g.holder("captain").index + 1 != captain
    t.arrange("title", which="captain", seat=captain)  # it may come there: when all are in the Brig (43.4-3)
    assert t.g.holder("captain").index + 1 == captain


JUNK = (
    "",
    "0",
    "-1",
    "99",
    "1",
    "2",
    "x",
    "a a a",
    "ghoul-minion",
    "machete",
    "study",
    "human",
    "lens",
    "oil-flask",
    "é",
)


@pytest.mark.parametrize("game", ["ahlcg", "unfathomable", "lantern"])
def test_no_step_ends_in_anything_but_a_sentence(live: dict[str, Any], game: str) -> None:
    from rulebound.core.proving.arrange import arrange
    from rulebound.play.checking.catalogue import steps_of

    luck = random.Random(5)
    for step in steps_of(game):
        for _ in range(25):
            args = {name: luck.choice(JUNK) for name in step.params if luck.random() < 0.97}
            g = live[game].game.clone()
            before = g.encode()
            try:
                arrange(g, step.name, **args)
            except ArrangeError:
                assert g.encode() == before, f"{step.name} {args} was refused, but has changed something"


# ------------------------------------------------------------------ cards from where they are


def test_a_hand_takes_nothing_from_another_hand() -> None:
    t = gathering(f"{ROLAND} {DAISY}")
    t.arrange("hand", seat=2, cards="knife")
    t.arrange("hand", seat=1, cards="knife")
    t.play()
    assert [len(t.g.cards(t.g.seat(s).hand)) for s in (0, 1)] == [1, 1]


def test_an_encounter_deck_gets_as_many_as_are_named() -> None:
    t = gathering()
    named = t.arrange("encounter", cards="ancient-evils ancient-evils ancient-evils ancient-evils", only=1)
    assert len(set(named.split())) == len(t.g.cards(t.g.scenario.encounter)) == 4


def test_the_top_is_of_that_pile() -> None:
    t = table("lantern", seats=2)
    t.arrange("card", code="lens", to="tools-in-play-1")
    t.arrange("card", code="lens", to="tools-in-play-2")
    with pytest.raises(ArrangeError, match="no lens is left in tools, only in tools-in-play-1, tools-in-play-2"):
        t.arrange("top", pile="tools", codes="lens lens lens")


# ------------------------------------------------------------------ names


def test_names_come_back_and_can_be_used() -> None:
    with gathering() as t:
        one = t.arrange("threat", code="ghoul-minion", seat=1)
        two = t.arrange("threat", code="01160", seat=1)
        assert one != two
        t.arrange("tokens", on=two, kind="damage", n=1)
        t.arrange("actions", seat=1, n=3)
        t.offered(f"fight {one}", f"fight {two}")


def test_slugs_and_codes_are_the_same_everywhere() -> None:
    with gathering() as t:
        t.arrange("card", code="knife", to="discard-1")
        t.arrange("hand", seat=1, cards="01020 knife")
        t.arrange("top", pile="deck-1", codes="guts 01037")
        t.arrange("faces", codes="first-aid")
        t.arrange("actions", seat=1, n=3)
        t.offered("play machete", "play 01020")
        t.choose("play 01020")
        t.expect(see.area(1).has("machete"), see.area(1).has("01020"))
        t.expect(see.hand(1) == ("knife",), see.hand(1) == ("01086",))


def test_a_probe_that_looks_for_no_card_fails() -> None:
    t = gathering()
    with pytest.raises(ExampleFailed, match="no card is called 'machette'"):
        t.expect(see.hand(1).lacks("machette"))


# ------------------------------------------------------------------ steps that were missing


def test_where_a_campaign_stands() -> None:
    with table("ahlcg", investigators=ROLAND) as t:
        t.arrange("log", notes="house-burned")
        t.arrange("campaign", scenario="the-midnight-masks")
        t.choose("")
        t.expect(see.scenario() == "the-midnight-masks", see.at(ROLAND) == "rivertown", unchanged=True)
        t.asked(1, "ahlcg-prompt-action")
        t.arrange("campaign", scenario="the-devourer-below")
        t.choose("")
        t.expect(see.scenario() == "the-devourer-below", see.round_() == 1)


def test_a_random_weakness_an_opening_hand_and_a_deck_of_three() -> None:
    hand = "machete knife guts deduction flashlight"
    with table("ahlcg", investigators=ROLAND) as t:
        t.arrange("weakness", seat=1, code="paranoia")
        t.arrange("opening-hand", seat=1, cards=hand)
        t.asked(1, "ahlcg-prompt-mulligan")
        t.choose("")
        t.expect(see.deck_list(1).has("paranoia"), see.basic_weaknesses(1) == 1, unchanged=True)
        t.expect(*[see.hand(1).has(card) for card in hand.split()], unchanged=True)
        t.arrange("size", pile="deck-1", n=3)
        t.expect(see.deck_size(1) == 3)


def test_a_second_loyalty_card() -> None:
    t = table("unfathomable", seats=3, characters=TRIO)
    t.arrange("dice", results="1")
    t.play()
    while t.g.decision.prompt == "unfathomable-prompt-skill-type":
        t.choose(t.g.decision.options[0].key)
    for seat in (1, 3):
        t.arrange("loyalty", seat=seat, codes="human")
    t.arrange("loyalty", seat=2, codes="human hybrid")
    assert [c.code for c in t.g.cards(t.g.seat(1).loyalty)] == ["human", "hybrid"]


# ------------------------------------------------------------------ typos, windows, seeds


def test_not_offered_fails_on_a_typo() -> None:
    t = gathering()
    t.arrange("actions", seat=1, n=3)
    t.not_offered("fight ghoul-minion", "play guts")
    for typo in ("fihgt ghoul-minion", "fight ghoul-minon"):
        with pytest.raises(ExampleFailed, match="could never be offered: nothing is called"):
            t.not_offered(typo)


def test_a_test_that_stops_early_fails() -> None:
    t = gathering()
    t.arrange("hand", seat=1, cards="perception")
    t.arrange("actions", seat=1, n=3)
    t.choose("investigate")
    t.expect(see.actions(1) == 2)
    with pytest.raises(ExampleFailed, match="it stops where ahlcg-prompt-commit is asked of seat 1"):
        t.finish()
    t.asked(1, "ahlcg-prompt-commit")
    t.finish()


def test_pass_until_asked() -> None:
    with gathering() as t:
        t.arrange("hand", seat=1, cards="perception")
        t.arrange("actions", seat=1, n=3)
        t.choose("investigate")
        t.pass_until("ahlcg-prompt-action", seat=1)
        t.expect(see.actions(1) == 2, unchanged=True)
        with pytest.raises(ExampleFailed, match="of seat 1 cannot be passed: answer"):
            t.pass_until("ahlcg-prompt-mulligan")
        t.offered("cards", "horror")  # What's Going On?!, when the doom is there


def test_a_seed_decides_the_luck() -> None:
    def hand(seed: int) -> Any:
        t = table("ahlcg", investigators=ROLAND, seed=seed)
        t.play()
        return see.hand(1).read(t.g)

    assert hand(5) == hand(5)
    assert len({hand(seed) for seed in range(8)}) > 1


def test_seats_are_counted_from_1() -> None:
    t = gathering(f"{ROLAND} {DAISY}")
    t.arrange("actions", seat=2, n=3)
    t.asked(2, "ahlcg-prompt-action")
    assert see.resources(2).read(t.g) == t.g.seat(1).resources
    for wrong in (0, 3):
        with pytest.raises(ExampleFailed, match=f"there is no seat {wrong}: this table has 1 to 2"):
            t.offered("resource", seat=wrong)


# ------------------------------------------------------------------ finding the words


def run(*args: str) -> str:
    found = CliRunner().invoke(app, ["cards", *args, "--plain", "--language", "en"])
    assert found.exit_code == 0, found.output
    return " ".join(found.output.split())


def test_a_card_tells_its_words_verbs_moments_and_clauses() -> None:
    page = run("ahlcg", "guard-dog")
    assert "Guard Dog" in page
    assert "bite:" in page
    assert "moment: when Placed" in page
    assert "[ability.triggered.4]" in page
    assert page == run("ahlcg", "01021") == run("ahlcg", "Guard Dog")
    assert "asks: ahlcg-prompt-move move" in run("ahlcg", "cat-burglar")


@pytest.mark.parametrize("game", ["ahlcg", "unfathomable", "lantern"])
def test_every_card_can_be_listed(game: str) -> None:
    from rulebound.core.material.cards import CardDefinition

    page = run(game)
    for made in games.game_class(game).book.registry.of(CardDefinition):
        assert str(made.facts.get("slug") or made.key) in page


def test_verbs_prompts_and_steps_can_be_found() -> None:
    page = run("ahlcg", "--verbs", "--prompts", "--steps")
    for word in ("investigate", "mulligan", "ahlcg-prompt-commit", "core-prompt-react", "opening-hand seat=..."):
        assert word in page


def test_an_unknown_card_is_answered_with_a_sentence() -> None:
    with pytest.raises(rulebound.RuleboundError, match=r"ahlcg has no card 'machet'.*Close to it: machete"):
        CliRunner().invoke(app, ["cards", "ahlcg", "machet"], catch_exceptions=False)

"""What a view shows beside the cards: the skill test that is being made, to everybody, until it is over."""

from __future__ import annotations

from typing import Any

import rulebound
from rulebound.core.knowing.decision_notes import notes
from rulebound.core.proving.example import ExampleTable
from rulebound.games.ahlcg import ArkhamHorror
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.play.bots import maker


def going_on(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [e for e in view["entities"].values() if e["kind"] == "SkillTest"]


def test_a_skill_test_is_shown_to_everybody_while_it_lasts() -> None:
    table = rulebound.new("ahlcg", {"investigators": "roland-banks daisy-walker", "mode": "the-gathering"}, seed=8)
    bot = maker("ahlcg", "arkham")(1)
    prompts: list[str] = []
    while table.decision is not None and len(prompts) < 120:
        view = table.view(table.waiting[0])
        decision = view["decision"]
        prompts.append(decision["prompt"])
        if decision["prompt"] == "ahlcg-prompt-commit":
            told = dict(decision["args"])
            for seat in (-1, 0, 1):
                (test,) = going_on(table.view(seat))
                assert test["numbers"] == {"test-skill": told["value"], "test-difficulty": told["difficulty"]}
                assert told["skill"][1] == f"ahlcg-{test['skill']}"
        elif decision["prompt"] == "ahlcg-prompt-action":
            assert going_on(view) == []
        table.choose(bot.choose(view, table.waiting[0]), table.waiting[0])
    assert {"ahlcg-prompt-commit", "ahlcg-prompt-action"} <= set(prompts)


def test_two_of_a_name_are_told_apart_though_only_one_has_anything_on_it() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, "roland-banks", act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.play()
    first = t.g.enemies[0]
    t.g.change(first, damage=1)
    assert t.g.decision is not None
    noted = notes(t.g, t.g.decision, 0)
    fights = [noted[o.key] for o in t.g.decision.options if o.key.startswith("fight ghoul-minion")]
    assert len(fights) == len(set(fights)) == 2

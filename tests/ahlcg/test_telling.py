"""What is said beside an option: what tells it from another, whom it provokes, what it takes and what there is."""

from __future__ import annotations

from rulebound.core.knowing.decision_notes import asker, notes
from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.entities import Term
from rulebound.games import game_class
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.play.translate import speech_for


def at_work(resources: int = 5) -> ExampleTable:
    """Roland's turn in the Hallway, with two swarms of rats engaged."""
    t = ExampleTable(game_class("ahlcg"))
    gathering(t, act=2)
    for _ in range(2):
        t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("hand", seat=1, cards="machete")
    t.arrange("tokens", on="roland-banks", kind="resources", n=resources)
    turn_of(t)
    t.play()
    return t


def said(term: Term | None) -> str:
    assert term is not None
    return speech_for("en", "ahlcg").say(term.term, term.args)


def test_two_of_the_same_are_told_apart() -> None:
    g = at_work().g
    decision = g.decision
    assert decision is not None
    apart = notes(g, decision, 0)
    fights = [o.key for o in decision.options if o.key.startswith("fight ")]
    assert len(fights) == 2
    assert {said(apart[key]) for key in fights} == {"no. 1 of 2", "no. 2 of 2"}
    rat = g.entity(next(o for o in decision.options if o.key == fights[0]).about[0])
    g.change(rat, exhausted=True)
    apart = notes(g, decision, 0)
    assert "exhausted" in said(apart[fights[0]])
    assert said(apart[fights[0]]) != said(apart[fights[1]])


def test_whatever_takes_an_action_warns_of_all_who_attack() -> None:
    g = at_work().g
    decision = g.decision
    assert decision is not None
    warned = {o.key.split(" ")[0]: g.policy.warns(g, o, 0) for o in decision.options}
    assert {verb for verb, term in warned.items() if term is None} >= {"fight", "evade", "pass"}
    assert said(warned["resource"]) == "Attack of opportunity: Swarm of Rats, Swarm of Rats, damage 2"
    assert warned["move"] == warned["draw"] == warned["investigate"] == warned["resource"]


def test_a_denial_names_what_it_takes_and_what_there_is() -> None:
    denied = {d.key.split("-")[0]: d for d in at_work(resources=2).g.why_not(0)}
    assert denied["play machete"].reason == "ahlcg-denied-cost-resources"
    assert dict(denied["play machete"].args).items() >= {("need", 3), ("n", 2)}


def test_who_asks_is_the_attacker() -> None:
    t = at_work()
    assert asker(t.g, 0) is None, "in one's own turn nobody asks"
    t.choose("resource")
    assert t.g.decision is not None
    assert t.g.decision.prompt == "ahlcg-prompt-opportunity"

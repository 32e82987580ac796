"""What is said beside an option: what tells it from another, what a defence may cost; how quest and attack stand."""

from __future__ import annotations

from rulebound.core.knowing.decision_notes import notes
from rulebound.core.knowing.view import view
from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.entities import Term
from rulebound.games.lotr.examples.probes import at_phase, quest
from rulebound.games.lotr.state import Rings
from rulebound.play.translate import speech_for

SCOUT, SPIDER, TROLL = "snowbourn-scout", "forest-spider", "hill-troll"


def said(term: Term | None) -> str:
    assert term is not None
    return speech_for("en", "lotr").say(term.term, term.args)


def defending(enemy: str) -> ExampleTable:
    """Asked who defends against an enemy; two Snowbourn Scouts are there, one of them hurt."""
    t = ExampleTable(Rings)
    quest(t)
    for _ in range(2):
        t.arrange("ally", code=SCOUT, seat=1)
    t.arrange("engage", card=enemy, seat=1)
    at_phase(t, "combat")
    t.play()
    while t.g.decision is not None and t.g.decision.prompt != "lotr-prompt-defend":
        t.choose("pass")
    return t


def test_two_of_the_same_are_told_apart() -> None:
    g = defending(SPIDER).g
    decision = g.decision
    assert decision is not None
    scouts = [o.key for o in decision.options if SCOUT in o.key]
    assert {said(notes(g, decision, 0)[key]) for key in scouts} == {"no. 1 of 2", "no. 2 of 2"}
    g.change(g.entity(next(o for o in decision.options if o.key == scouts[0]).about[0]), damage=1)
    told = notes(g, decision, 0)
    assert said(told[scouts[0]]) == "damage 1"
    assert said(told[scouts[1]]) != "damage 1"


def test_a_defence_warns_of_the_damage_it_costs() -> None:
    """Hill Troll: 6 attack. Aragorn takes 4 of 5 hit points, Glóin and Théodred 5 of 4, a Scout 5 of 1."""
    g = defending(TROLL).g
    assert g.decision is not None
    warned = {o.key.rpartition("-")[0] or o.key: g.policy.warns(g, o, 0) for o in g.decision.options}
    assert said(warned["defend aragorn"]) == "4 damage, the shadow card not counted"
    assert said(warned["defend gloin"]) == "5 damage, the shadow card not counted: would be destroyed"
    assert said(warned[f"defend {SCOUT}"]) == "5 damage, the shadow card not counted: would be destroyed"
    assert said(warned["undefended"]) == "All 6 damage to one hero, the shadow card not counted"


def test_what_costs_nothing_is_not_warned_of() -> None:
    """Forest Spider: 2 attack, and Aragorn's defence is 2."""
    g = defending(SPIDER).g
    assert g.decision is not None
    aragorn = next(o for o in g.decision.options if o.key == "defend aragorn")
    assert g.policy.warns(g, aragorn, 0) is None


def test_the_table_says_how_quest_and_attack_stand() -> None:
    t = ExampleTable(Rings)
    quest(t)
    t.arrange("staging", cards=f"{SPIDER} old-forest-road")
    t.arrange("committed", card="aragorn")
    t.arrange("committed", card="gloin")
    assert numbers(t, "Scenario") == {"questing": 4, "menacing": 3}
    assert numbers(defending(TROLL), "Attack") == {"strength": 6, "guard": 0}


def numbers(t: ExampleTable, kind: str) -> dict[str, int]:
    found: dict[str, int] = next(e for e in view(t.g, 0)["entities"].values() if e["kind"] == kind)["numbers"]
    return found


def test_wargs_are_gone_only_when_their_attack_is_over() -> None:
    """What will follow the attack is told as such; that it has followed is told after the damage."""
    t = ExampleTable(Rings)
    quest(t)
    t.arrange("engage", card="wargs", seat=1)
    t.arrange("encounter", cards="old-forest-road")
    at_phase(t, "combat")
    t.choose("undefended", "hurt aragorn")
    speech = speech_for("en", "lotr")
    lines = [speech.say(what.text, what.args) for kind, what in t.story if kind == "log"]
    assert "Wargs: once it has attacked, Wargs goes back to the staging area." in lines
    assert lines.index("Aragorn takes 3 damage.") < lines.index("Wargs goes to the staging area.")

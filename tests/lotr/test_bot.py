"""What the companion takes into account, read from the view of its seat."""

from __future__ import annotations

from rulebound.core.knowing.view import view
from rulebound.core.proving.example import ExampleTable
from rulebound.games.lotr.bot import RingsBot
from rulebound.games.lotr.examples.campaign_cards import mirkwood
from rulebound.games.lotr.examples.probes import at_phase
from rulebound.games.lotr.state import Rings


def test_mendor_is_not_spent_in_a_fight_where_all_is_lost_with_him() -> None:
    """A King Spider would kill him as it would any ally: somebody else defends, or nobody."""
    t = ExampleTable(Rings)
    mirkwood(t)
    t.arrange("engage", card="king-spider", seat=1)
    at_phase(t, "combat")
    t.play()
    while t.g.decision is not None and t.g.decision.prompt != "lotr-prompt-defend":
        t.choose("pass")
    assert t.g.decision is not None
    assert any("mendor" in key for key in t.g.decision.keys(0))
    answers = {RingsBot(seed).choose(view(t.g, 0), 0) for seed in range(5)}
    assert not any("mendor" in key for keys in answers for key in keys)

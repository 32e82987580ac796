"""What lies face down stays so: event cards show their backs only, the archive is shut, nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulebound.core.knowing.view import view
from rulebound.games.ah3.board import SCENARIOS
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror, Neighbourhood, deck_of
from rulebound.play.checking.leak_check import sample


def played(scenario: str, seed: int, answers: int, seats: int = 2) -> Iterator[ArkhamHorror]:
    """A table at each of so many decisions, answered at random."""
    assert ArkhamHorror.book is BOOK
    g = ArkhamHorror.new({"seats": str(seats), "investigators": "random", "scenario": scenario}, seed)
    luck = Random(seed)
    for _ in range(answers):
        if g.decision is None:
            return
        yield g
        seat = g.waiting[0]
        options = g.decision.options_for(seat)
        picked = sorted(luck.sample(range(len(options)), luck.randint(g.decision.least, g.decision.most)))
        g.submit(tuple([options[i] for i in picked]), seat)


def shown(g: ArkhamHorror, begins: str) -> dict[str, str]:
    """Faces that seat 1 sees whose codes begin so, and the piles where it sees them."""
    seen: dict[Any, dict[str, Any]] = view(g, 0)["entities"]
    return {
        card["code"]: seen[card["pile"]]["code"]
        for card in seen.values()
        if str(card.get("code", "")).startswith(begins) and card.get("pile")
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_event_cards_show_their_backs_only(scenario: str) -> None:
    for g in played(scenario, 3, 80):
        assert set(shown(g, "event-").values()) <= {"events-discard", "reading"}
        ahead = g.sheet.ahead
        assert (not ahead and not g.cards("events")) or ahead in [h.code for h in g.all(Neighbourhood)]


def test_the_back_of_the_next_event_is_true() -> None:
    for g in played("azathoth", 5, 60):
        cards = g.cards("events")
        if cards:
            face = cards[0].code or g.entity(cards[0].pool).faces[0]
            assert deck_of(face) == f"event {g.sheet.ahead}"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_archive_is_shut(scenario: str) -> None:
    (g, *_) = played(scenario, 3, 1)
    assert set(shown(g, "archive-").values()) <= {"codex"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_depends_on_what_is_hidden(scenario: str) -> None:
    for n, g in enumerate(played(scenario, 7, 60)):
        if n % 12 == 0:
            found = sample(g, n % 3 - 1, n)
            assert found.leak is None, found.leak

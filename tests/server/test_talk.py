"""What may be said at a table: every phrase has words, and peril is silent."""

from __future__ import annotations

import pytest

from rulebound.core.flows.flow import Scope
from rulebound.core.state.entities import PUBLIC
from rulebound.games import names
from rulebound.games.ahlcg.rulebook import BOOK
from rulebound.games.ahlcg.rules.encounter import PERIL
from rulebound.games.ahlcg.state import ArkhamHorror
from rulebound.play.translate import Speech, languages
from rulebound.server.talk import silenced, talk_of


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_every_phrase_has_words(game: str, language: str) -> None:
    speech, talk = Speech(language, (game,), strict=True), talk_of(game)
    for key in talk.phrases:
        said = speech.say(key, {"seat": "Agnes"})
        assert ("Agnes" in said) == (key in talk.named)


def test_where_the_rules_restrict_talk() -> None:
    assert talk_of("ahlcg").free
    assert not talk_of("unfathomable").free
    assert talk_of("unfathomable").phrases


@pytest.mark.parametrize(("investigators", "silent"), [("roland-banks daisy-walker", True), ("roland-banks", False)])
def test_while_a_card_with_peril_resolves_nobody_confers(investigators: str, silent: bool) -> None:
    g = ArkhamHorror.new(BOOK.check_options({"investigators": investigators}), seed=1)
    assert silenced(g, 0) == ""
    scope = Scope(kind=PERIL, owner=0)
    scope.id = -1000
    g.transients[scope.id] = scope
    g.scopes = (*g.scopes, scope.id)
    for seat in range(PUBLIC, len(g.seats)):
        assert bool(silenced(g, seat)) == silent

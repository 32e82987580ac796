"""Skill tests, step by step (ahlcg/skill-test-st.1 to st.8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose, choose_some, meant, option_for
from rulebound.core.game.game import TEST
from rulebound.core.game.values import Modifier, Stat, adds, forbidden, lasting
from rulebound.core.material.cards import LAST, move
from rulebound.core.state.chance import draw_one
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term, thaw
from rulebound.core.timing.nested_tests import perform_test
from rulebound.core.timing.timing import Event, heeded, occur
from rulebound.games.ahlcg.cards import EVADE_VALUE, FIGHT_VALUE, SHROUD, SKILL, passing
from rulebound.games.ahlcg.rules.moves import discard_together
from rulebound.games.ahlcg.rules.order import one_after_the_other
from rulebound.games.ahlcg.rules.windows import player_window
from rulebound.games.ahlcg.state import (
    DEFINITIONS,
    SKILLS,
    WILD,
    Arkham,
    ArkhamHorror,
    Investigator,
    SkillTest,
    blank,
    definition,
    in_play,
    investigators_at,
)  # fmt: skip

F = TypeVar("F", bound=Any)

RESULTS, SYMBOL = ("ahlcg/skill-test-st.7",), ("ahlcg/chaos-tokens.2",)
"""By what things happen in a test: its results, a symbol."""
TOKEN = "token"
SYMBOLS = ("skull", "cultist", "tablet", "elder_thing")
AUTO_FAIL, ELDER_SIGN = "auto_fail", "elder_sign"
BAD_SYMBOLS = (*SYMBOLS, AUTO_FAIL)

REVEALING = Stat("revealing")
"""Forbidden: revealing chaos tokens for an investigator's tests."""
AGAINST = {"fight": FIGHT_VALUE, "evade": EVADE_VALUE, "investigate": SHROUD}
"""The number of an enemy or a location that a test is made against."""
SKILL_WORDS = {name: Term(f"ahlcg-{name}") for name in SKILLS}
SUBSTITUTE = {name: Stat(f"{name}-by-intellect") for name in SKILLS}
"""Above 0: an investigator may use intellect in place of this skill."""


@flow(cite="ahlcg/skill-tests.1 ahlcg/skill-test-nested ahlcg/difficulty-skill-test.5")
def skill_test(
    g: ArkhamHorror, you: Investigator, skill: str, difficulty: int = 0, source: int = 0, kind: str = "",
    target: int = 0, bonus: int = 0, damage: int = 1, clues: int = 1,
    success: Call[Any] | None = None, failure: Call[Any] | None = None,
    symbols: tuple[str, ...] = BAD_SYMBOLS, on_symbol: Call[Any] | None = None, also: str = "",
) -> Steps[None]:  # fmt: skip
    """A test, with what follows success, failure and symbols. One that would begin during another waits."""
    given = (
        you, skill, difficulty, source, kind, target, bonus, damage, clues, success, failure, symbols, on_symbol, also,
    )  # fmt: skip
    yield from perform_test(g, run_test, you.index, given, RESULTS)


@flow(cite="ahlcg/skill-tests.1 ahlcg/delayed-effects.2")
def run_test(
    g: ArkhamHorror, you: Investigator, skill: str, difficulty: int, source: int, kind: str, target: int, bonus: int,
    damage: int, clues: int, success: Call[Any] | None, failure: Call[Any] | None, symbols: tuple[str, ...],
    on_symbol: Call[Any] | None, also: str,
) -> Steps[None]:  # fmt: skip
    """The eight steps. The test itself is there for all to see and to change while it lasts."""
    test = g.transient(SkillTest(
        who=you.index, skill=skill, difficulty=difficulty, source=source, kind=kind, target=target, bonus=bonus,
        damage=damage, clues=clues, success=success, failure=failure, symbols=symbols, on_symbol=on_symbol, also=also,
    ))  # fmt: skip
    yield from choose_skill(g, test, you)  # ST.1
    g.change(test, fixed=difficulty_of(g, test))
    words = SKILL_WORDS[test.skill]
    g.tell("ahlcg-log-test", "ahlcg/skill-test-st.1", seat=you, skill=words, difficulty=test.fixed)
    asks = (("asks", subject_of(g, test)),)
    yield from player_window(g, asks)
    yield from commit_cards(g, test, you)  # ST.2
    yield from player_window(g, asks)
    if token_is_due(g, test, you):
        yield from occur(g, Reveals(about=you.id, who=you.index))  # ST.3 and ST.4
    yield from decide(g, test, you)  # ST.5 and ST.6
    yield from apply_results(g, test, you)  # ST.7
    yield from end_test(g, test)  # ST.8
    yield from what_waited(g, test)


@cite("ahlcg/skill-test-auto ahlcg/skill-test-st.3")
def token_is_due(g: ArkhamHorror, test: SkillTest, you: Investigator) -> bool:
    """No token is revealed if the outcome is sure already, or if an effect forbids it."""
    return not test.automatic and forbidden(g, you, REVEALING) is None


@flow(cite="ahlcg/skill-test-st.1")
def choose_skill(g: ArkhamHorror, test: SkillTest, you: Investigator) -> Steps[None]:
    """The skill is fixed; where a card lets another skill take its place, the tester chooses."""
    stat = SUBSTITUTE[test.skill]
    if stat.key in g.modifiers and g.value(you, stat) > 0 and test.skill != "intellect":
        options = tuple([Option(f"use {s}", f"ahlcg-option-use-{s}") for s in (test.skill, "intellect")])
        asks = (("asks", subject_of(g, test)),)
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-skill", asks, "ahlcg/skill-test-st.1")
        used = picked.key.partition(" ")[2]
        if used != test.skill:
            g.change(test, skill=used, bonus=0)  # what a card adds, it adds to the skill it names


# ------------------------------------------------------------------ ST.2: committing


@flow(cite="ahlcg/skill-test-st.2")
def commit_cards(g: ArkhamHorror, test: SkillTest, you: Investigator) -> Steps[None]:
    """The tester any number of cards, each other investigator there one."""
    others = tuple([i for i in investigators_at(g, you.location) if i is not you]) if len(g.seats) > 1 else ()
    for helper in (you, *others):
        cards = committable(g, test, helper)
        if cards and g.policy.may_act(g, helper.index):
            options = tuple([option_for(g, c, "commit", "ahlcg-option-commit", seat=helper.index) for c in cards])
            most = len(cards) if helper.index == you.index else 1
            picked = yield from choose_some(
                g,
                helper.index,
                options,
                0,
                most,
                "ahlcg-prompt-commit",
                (
                    ("asks", subject_of(g, test, helper)),
                    ("skill", SKILL_WORDS[test.skill]),
                    ("value", raw_skill(g, test)),
                    ("difficulty", difficulty_of(g, test)),
                ),
                "ahlcg/skill-test-st.2",
            )
            if picked:
                commit(g, test, tuple([meant(g, o) for o in picked]))


@cite("ahlcg/skill-test-st.2 ahlcg/play-restrictions-permissions-and-instructions.1 ahlcg/limits-and-maximums.5")
def committable(g: ArkhamHorror, test: SkillTest, helper: Investigator) -> tuple[Arkham, ...]:
    """The cards of a hand with a matching or wild icon; "only your own test" is kept.

    Of a title with a maximum, as many copies as are still allowed.
    """
    skill, yours = test.skill, helper.index == test.who
    names = [definition(g, g.entity(c)).name for c in test.committed] if test.committed else []
    out = []
    for card in g.cards(helper.hand):
        facts = DEFINITIONS[card.code].facts
        icons = facts["icons"]
        if (skill in icons or WILD in icons) and (yours or not facts.get("only_yours")):
            most = facts.get("max_committed")
            if not most or names.count(facts["name"]) < most:
                names.append(facts["name"])
                out.append(card)
    return tuple(out)


@cite("ahlcg/skill-test-st.2 ahlcg/play.5")
def commit(g: ArkhamHorror, test: SkillTest, cards: tuple[Arkham, ...]) -> None:
    committed = g.pile(g.scenario.committed)
    for card in cards:
        g.tell("ahlcg-log-commit", "ahlcg/skill-test-st.2", card=card)
        move(g, card, committed, LAST)
    g.change(test, committed=(*test.committed, *[card.id for card in cards]))


@cite("ahlcg/skill-test-st.5")
def icons(g: ArkhamHorror, test: SkillTest) -> int:
    return sum([i in (test.skill, WILD) for c in test.committed for i in definition(g, g.entity(c)).facts["icons"]])


# ------------------------------------------------------------------ ST.3 and ST.4: chaos tokens


class Reveals(Event):
    """A chaos token is about to be revealed for the test."""

    who: int = -1

    @staticmethod
    @flow(cite="ahlcg/skill-test-st.3 ahlcg/chaos-tokens.1")
    def happens(g: ArkhamHorror, e: Reveals) -> Steps[None]:
        """One token from the bag; it lies beside it until the test is over."""
        token = take_token(g)
        if token:
            yield from resolve_token(g, token)


@flow(cite="ahlcg/skill-test-st.3")
def reveal_token(g: ArkhamHorror) -> Steps[None]:
    """The tester reveals another token, because an effect says so."""
    test = g.test
    if test is not None:
        yield from occur(g, Reveals(about=g.seat(test.who).id, who=test.who))


def take_token(g: ArkhamHorror) -> str:
    bag = g.bag
    if not bag.inside:
        return ""
    at = draw_one(g, bag.inside, "token")
    token = bag.inside[at]
    g.change(bag, inside=bag.inside[:at] + bag.inside[at + 1 :], drawn=(*bag.drawn, token))
    g.tell("ahlcg-log-token", "ahlcg/skill-test-st.3", token=token_word(token))
    return token


@cache
def token_word(token: str) -> Term:
    """What a chaos token is called."""
    if token in (*SYMBOLS, AUTO_FAIL, ELDER_SIGN):
        return Term(f"ahlcg-token-{token.replace('_', '-')}")
    return Term("ahlcg-token-plus" if int(token) > 0 else "ahlcg-token-number", (("n", int(token)),))


class TokenRevealed(Event):
    """A chaos token has been revealed and is about to count."""

    who: int = -1
    token: str = ""
    """What it counts as."""
    drawn: str = ""
    """The token that lies beside the bag, whatever it counts as."""
    value: int = 0
    """What it adds; a number token's own value, a symbol's once it is resolved."""

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        return (("token", token_word(self.drawn)),)

    @staticmethod
    @flow(cite="ahlcg/skill-test-st.4 ahlcg/chaos-tokens.2 .3 .4")
    def happens(g: ArkhamHorror, e: TokenRevealed) -> Steps[None]:
        """Numbers count as they are; symbols by the scenario's card; the elder sign by the investigator's."""
        test = g.the_test
        token = e.token
        g.change(test, tokens=(*test.tokens, token))
        value = 0
        if token == AUTO_FAIL:
            g.change(test, automatic="failure")
        elif token == ELDER_SIGN:
            you = g.seat(test.who)
            if not blank(g, you):
                value = yield from definition(g, you).facts["elder_sign"](g, you, test)
        elif token in SYMBOLS:
            here = Scope(kind=TOKEN, cite=SYMBOL)
            _, added = yield from within(g, here, symbol_effect, g.seat(test.who), test, token)
            value = added or 0
        else:
            value = int(token)
        counted = value * scale(g, test, value)
        if counted != value:
            what = token_word(e.drawn)
            g.tell("ahlcg-log-token-doubled", "ahlcg/modifiers.3", card=g.entity(test.target), token=what, n=counted)
        if value:
            g.change(e, value=value)
            g.change(test, modifier=test.modifier + counted)
        if token in SYMBOLS or token == ELDER_SIGN:
            by = "ahlcg/chaos-tokens.4" if token == ELDER_SIGN else "ahlcg/chaos-tokens.2"
            g.tell("ahlcg-log-symbol", by, token=token_word(token), n=counted)
        if test.another:
            g.change(test, another=False)
            yield from reveal_token(g)


def reveal_another(g: ArkhamHorror, test: SkillTest) -> None:
    """A symbol brings one more token; first it counts itself, so that what answers the next one can go by that."""
    g.change(test, another=True)


@flow(cite="ahlcg/chaos-tokens.2")
def symbol_effect(g: ArkhamHorror, you: Investigator, test: SkillTest, token: str) -> Steps[int]:
    facts = definition(g, g.scenario).facts
    if token not in facts:
        return 0
    value: int = yield from facts[token](g, you, test)
    return value


NEGATIVE = Stat("negative-tokens", base=lambda g, enemy: 1)
"""By how much negative token modifiers are multiplied against an enemy."""


@cite("ahlcg/modifiers.3")
def scale(g: ArkhamHorror, test: SkillTest, value: int) -> int:
    if value < 0 and test.kind == "evade" and NEGATIVE.key in g.modifiers:
        return g.value(g.entity(test.target), NEGATIVE)
    return 1


TREATED = Stat("elder-sign-fails")
"""Above 0: an investigator's elder signs count as automatic failures."""


@flow(cite="ahlcg/skill-test-st.4")
def resolve_token(g: ArkhamHorror, token: str) -> Steps[None]:
    """A revealed token is answered, then counts, unless it was cancelled."""
    test = g.test
    if test is None:
        return
    you = g.seat(test.who)
    fails = token == ELDER_SIGN and TREATED.key in g.modifiers and g.value(you, TREATED) > 0
    if fails:
        counts_as(g, token, AUTO_FAIL, "ahlcg/ability.constant.1")
    event = TokenRevealed(about=you.id, who=you.index, token=AUTO_FAIL if fails else token, drawn=token)
    if (yield from occur(g, event)) and test.on_symbol is not None:
        yield from notice(g, event.token)


def counts_as(g: ArkhamHorror, token: str, other: str, cite: str) -> None:
    """A token is not taken for what it is."""
    g.tell("ahlcg-log-token-counts-as", cite, token=token_word(token), other=token_word(other))


@flow(cite="ahlcg/skill-test-st.4")
def notice(g: ArkhamHorror, token: str) -> Steps[None]:
    """What the card behind the test says about this symbol follows, once a test."""
    test = g.test
    if test is not None and test.on_symbol is not None and token in test.symbols:
        call = test.on_symbol
        g.change(test, on_symbol=None)
        yield from within(g, Scope(kind=TOKEN, cite=("ahlcg/skill-test-st.4",)), call)


@cite("ahlcg/chaos-tokens.2 .3 .4")
def foreseen(g: ArkhamHorror, test: SkillTest, token: str) -> int:
    """What a token is going to add: a number its own value, a symbol what the scenario's card says it counts now."""
    if token in (AUTO_FAIL, ELDER_SIGN):
        return 0
    if token not in SYMBOLS:
        return int(token)
    return int(definition(g, g.scenario).facts["modifier"](g, g.seat(test.who), token))


@cite("ahlcg/skill-test-st.8")
def return_tokens(g: ArkhamHorror) -> None:
    """The tokens go back to the bag."""
    bag = g.bag
    if bag.drawn:
        g.change(bag, inside=tuple(sorted((*bag.inside, *bag.drawn))), drawn=())


@cite("ahlcg/cancel.1")
def return_token(g: ArkhamHorror, token: str) -> None:
    """One revealed token goes back at once."""
    bag = g.bag
    at = bag.drawn.index(token)
    g.change(bag, inside=tuple(sorted((*bag.inside, token))), drawn=bag.drawn[:at] + bag.drawn[at + 1 :])


# ------------------------------------------------------------------ ST.5 and ST.6: the comparison


@cite("ahlcg/skill-test-st.5 ahlcg/modifiers.2 .5 ahlcg/automatic-failure-success.2")
def skill_value(g: ArkhamHorror, test: SkillTest) -> int:
    """Base, modifiers, icons and tokens, counted from the beginning, never below 0; 0 if it fails automatically."""
    if test.automatic == "failure":
        return 0
    return max(0, raw_skill(g, test) + test.modifier)


def raw_skill(g: ArkhamHorror, test: SkillTest) -> int:
    """Everything but the tokens."""
    you = g.seat(test.who)
    second = g.value(you, SKILL[test.also]) if test.also else 0
    added = icons(g, test) if test.committed else 0
    return g.value(you, SKILL[test.skill]) + second + test.bonus + added


@cite("ahlcg/automatic-failure-success.3 ahlcg/difficulty-skill-test.2 .3 .4 ahlcg/skill-test-st.1")
def difficulty_of(g: ArkhamHorror, test: SkillTest) -> int:
    """As it was fixed, or, for a location or an enemy, as its number counts now; 0 if it succeeds automatically."""
    if test.automatic == "success":
        return 0
    stat = AGAINST.get(test.kind)
    if stat is None:
        return test.difficulty
    target = g.entities.get(test.target)
    if target is None:
        return test.difficulty
    return max(0, g.value(target, stat) + test.difficulty) if in_play(g, target) else test.fixed


class TestSucceeds(Event):
    """A test succeeds."""

    who: int = -1
    test: int = 0
    by_much: int = 0

    @staticmethod
    @flow(cite="ahlcg/skill-test-st.6")
    def happens(g: ArkhamHorror, e: TestSucceeds) -> Any:
        test = g.entity(e.test)
        g.change(test, outcome="success", margin=e.by_much)
        g.tell("ahlcg-log-success", "ahlcg/skill-test-st.6", seat=g.entities[e.about], n=e.by_much)


class TestFails(Event):
    """A test fails."""

    who: int = -1
    test: int = 0
    by_much: int = 0

    @staticmethod
    @flow(cite="ahlcg/skill-test-st.6")
    def happens(g: ArkhamHorror, e: TestFails) -> Any:
        test = g.entity(e.test)
        g.change(test, outcome="failure", margin=e.by_much)
        g.tell("ahlcg-log-failure", "ahlcg/skill-test-st.6", seat=g.entities[e.about], n=e.by_much)


class WouldFail(Event):
    """A test is about to fail: what helps now is counted in."""

    who: int = -1
    test: int = 0


@flow(cite="ahlcg/skill-test-st.6 ahlcg/automatic-failure-success.1")
def decide(g: ArkhamHorror, test: SkillTest, you: Investigator) -> Steps[None]:
    """At least the difficulty succeeds."""
    margin = margin_of(g, test)
    if not succeeds(test, margin) and heeded(g, WouldFail):
        yield from occur(g, WouldFail(about=you.id, who=you.index, test=test.id))
        margin = margin_of(g, test)
    if succeeds(test, margin):
        yield from occur(g, TestSucceeds(about=you.id, who=you.index, test=test.id, by_much=margin))
    else:
        yield from occur(g, TestFails(about=you.id, who=you.index, test=test.id, by_much=-margin))


def margin_of(g: ArkhamHorror, test: SkillTest) -> int:
    """By how much the skill value is above the difficulty, or below it, as things are now."""
    return skill_value(g, test) - difficulty_of(g, test)


@cite("ahlcg/skill-test-st.6 ahlcg/difficulty-skill-test.1")
def succeeds(test: SkillTest, margin: int) -> bool:
    """By itself, or with a value that is at least the difficulty."""
    return test.automatic == "success" if test.automatic else margin >= 0


# ------------------------------------------------------------------ ST.7 and ST.8


Result = tuple[int, str, Call[Any]]
"""The card that brings it, or the symbol, and what it is."""

IDLE: dict[str, Callable[..., bool]] = {}
"""When the results of tests come to nothing, by their flow."""


def idle_when(idle: Callable[..., bool]) -> Callable[[F], F]:
    """This result comes to nothing, or only waits for the end of the test, while that holds of what it is given: its
    place among the others cannot matter then."""

    def mark(rule: F) -> F:
        IDLE[rule.flow.name] = idle
        return rule

    return mark


@flow(cite="ahlcg/skill-test-st.7")
def apply_results(g: ArkhamHorror, test: SkillTest, you: Investigator) -> Steps[None]:
    """One result after another, as the tester orders them; what makes a success count for more comes first."""
    won = test.outcome == "success"
    if won and test.committed:
        yield from improve(g, test)
    left = results(g, test, won)
    while len(left) > 1:
        at = 0
        apart = several(g, left)
        if len(apart) > 1:
            options = tuple([result_option(g, test, i, left[i]) for i in apart])
            asks = (("asks", subject_of(g, test)),)
            picked = yield from choose(g, you.index, options, "ahlcg-prompt-results", asks, "ahlcg/skill-test-st.7")
            at = picked.value
        call = left[at][2]
        left = left[:at] + left[at + 1 :]
        yield from call(g)
    for _, _, call in left:
        yield from call(g)


@cite("ahlcg/skill-test-st.7")
def several(g: ArkhamHorror, left: tuple[Result, ...]) -> tuple[int, ...]:
    """The places of those results whose order can matter: those that do something, each kind once."""
    calls = [call for _, _, call in left]
    return tuple([i for i, call in enumerate(calls) if calls.index(call) == i and not comes_to_nothing(g, call)])


def comes_to_nothing(g: ArkhamHorror, call: Call[Any]) -> bool:
    idle = IDLE.get(call.flow)
    return idle is not None and idle(g, *[thaw(a, g) for a in call.args])


@flow(cite="ahlcg/skill-cards.3")
def improve(g: ArkhamHorror, test: SkillTest) -> Steps[None]:
    """More damage, more clues: committed cards change what the result is, whichever order results are applied in."""
    for id in test.committed:
        card = g.entity(id)
        found = definition(g, card).facts.get("improves")
        if found is not None:
            yield from found(g, card, g.seat(card.owner), test)


@cite("ahlcg/you-your.1 ahlcg/investigate-action.5 ahlcg/skill-test-st.7")
def results(g: ArkhamHorror, test: SkillTest, won: bool) -> tuple[Result, ...]:
    """What committed cards bring to who committed them, what was added on the way, and what the test itself brings."""
    out: list[Result] = []
    hook = "success" if won else "failure"
    for id in test.committed:
        card = g.entity(id)
        found = definition(g, card).facts.get(hook)
        if found is not None:
            out.append((id, "", found.later(card, g.seat(card.owner), test)))
    out += test.if_succeeds if won else test.if_fails
    main = test.success if won else test.failure
    if main is not None:
        out.append((test.source or test.target, "", main))
    return tuple(out)


def result_option(g: ArkhamHorror, test: SkillTest, at: int, result: Result) -> Option:
    """One of several results, named after the card it comes from, or the symbol."""
    source, symbol, _ = result
    if symbol:
        key = f"result {at + 1} {symbol.replace('_', '-')}"
        return Option(key, "ahlcg-option-result", (("card", token_word(symbol)),), value=at)
    entity = g.entities.get(source) or g.scenario
    key = f"result {at + 1} {entity.handle(g, test.who)}"
    return Option(key, "ahlcg-option-result", (("card", g.word(entity, test.who)),), (entity.id,), value=at)


@flow(cite="ahlcg/skill-test-st.8")
def end_test(g: ArkhamHorror, test: SkillTest) -> Steps[None]:
    """Committed cards are discarded, the tokens go back to the bag."""
    used: tuple[Any, ...] = ()
    for id in test.committed:
        card = g.entity(id)
        if card.pile == g.scenario.committed:
            returns = definition(g, card).facts.get("returns")
            if returns is not None and returns(g, card, test):
                hand = g.pile(g.seat(card.owner).hand)
                move(g, card, hand, LAST)
                g.tell("ahlcg-log-put-away", "ahlcg/skill-cards.3", card=card, pile=hand)
            else:
                used += (card,)
    if used:
        yield from discard_together(g, used, "ahlcg/skill-test-st.8")
    return_tokens(g)


def subject_of(g: ArkhamHorror, test: SkillTest, asked: Investigator | None = None) -> Term:
    """What a test is made for: the card that asks for it, or whom or what it is made against. Somebody else who is
    asked is told who makes it."""
    thing = g.entities.get(test.source or test.target)
    what = g.word(g.scenario if thing is None else thing)
    if asked is None or asked.index == test.who:
        return what
    return Term("core-asked-for", (("what", what), ("whom", g.word(g.seat(test.who)))))


@flow(cite="ahlcg/delayed-effects.2 ahlcg/priority-of-simultaneous-resolution.2")
def what_waited(g: ArkhamHorror, test: SkillTest) -> Steps[None]:
    """What was to come when the test is over. If enemies and symbols bring more than one thing, the lead says which
    comes next; a bat that breaks, a rite that ends the turn come out the same whenever they come."""
    things: tuple[Any, ...] = ()
    calls: tuple[Call[Any], ...] = ()
    for source, call in test.afterwards:
        thing = g.entities.get(source) or g.scenario
        if definition(g, thing).type == "asset":
            yield from call(g)
        else:
            things, calls = (*things, thing), (*calls, call)
    yield from one_after_the_other(g, things, calls, "next", "ahlcg-prompt-afterwards", asks=subject_of(g, test))


def after_test(g: ArkhamHorror, test: SkillTest, call: Call[Any], source: int = 0) -> None:
    """Something that comes when the test is over, by the card named, or by a symbol."""
    g.change(test, afterwards=(*test.afterwards, (source, call)))


def if_fails(g: ArkhamHorror, test: SkillTest, call: Call[Any]) -> None:
    """Something more that a failure of this test brings, by the symbol that counts now."""
    g.change(test, if_fails=(*test.if_fails, (0, test.tokens[-1], call)))


def if_succeeds(g: ArkhamHorror, test: SkillTest, call: Call[Any], source: int) -> None:
    """Something more that a success of this test brings, by the card named."""
    g.change(test, if_succeeds=(*test.if_succeeds, (source, "", call)))


# ------------------------------------------------------------------ a better skill for one test


def boost(skill: str, amount: int) -> Modifier:
    """So much more of a skill, for exactly those it is given to."""
    more = adds(SKILL[skill], amount, lambda g, source, entity: True, "ahlcg/lasting-effects.1")
    return passing(f"{skill}+{amount}", more)


BOOSTS = {(skill, amount): boost(skill, amount) for skill in SKILLS for amount in (1, 2)}


def you_test(skill: str) -> Callable[..., bool]:
    """The condition that you are making a test in which this skill counts."""

    def holds(g: ArkhamHorror, this: Any, you: Investigator) -> bool:
        test = g.test
        return test is not None and test.who == you.index and skill in (test.skill, test.also)

    return holds


@cite("ahlcg/lasting-effects.1")
def for_this_test(g: ArkhamHorror, this: Any, you: Investigator, skill: str, amount: int = 1) -> None:
    """An investigator gets so much more of a skill until the test is over."""
    lasting(g, BOOSTS[skill, amount], this, TEST, (you,))

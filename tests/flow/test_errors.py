"""What an author is told when a rule goes wrong, and what a suspended rule holds."""

from __future__ import annotations

import linecache
import traceback
from enum import Enum
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from rulebound.core.flows.flow import DEEPEST, Frame, flow, thaw_frame, within
from rulebound.core.state.entities import ENUMS, EnumRef, FrozenFrame, check_entity, enum_name, freeze, thaw
from rulebound.core.state.errors import FlowError
from tests.flow.toy import Colour, Thing, Toy, begin, frozen, load, number, run

BOTH = pytest.mark.parametrize("mode", ["plain", "durable"])
COPIES = pytest.mark.parametrize("copy", [Toy.clone, Toy.encode], ids=["clone", "encode"])
COUNTER = count()


def programme(source: str) -> tuple[ModuleType, str]:
    name = f"faulty_{next(COUNTER)}"
    return load(source, name), name


# ------------------------------------------------------------------ tracebacks and the rules at work


BREAKS = """
@flow
def deal(g, who, n):
    yield from number(g)
    wound(
        who,
        n,
    )

def wound(who, n):
    who.hp -= n
    who.armour += 1

@flow
def attack(g, who):
    n = yield from number(g)
    if n >= 0:
        yield from deal(
            g,
            who,
            n,
        )

@flow
def main(g):
    yield from within(g, Scope(kind="attack"), attack.later(g.things[0]))
"""


@BOTH
def test_a_traceback_shows_the_authors_lines(mode: str) -> None:
    module, name = programme(BREAKS)
    with pytest.raises(AttributeError) as caught:
        run(module.main, mode)
    shown = [(f.name, f.lineno, f.line) for f in traceback.extract_tb(caught.tb) if f.filename == f"<{name}>"]
    assert ("deal", 7, "wound(") in shown
    assert ("wound", 14, "who.armour += 1") in shown


@BOTH
def test_an_error_names_the_rules_at_work(mode: str) -> None:
    module, name = programme(BREAKS)
    with pytest.raises(AttributeError) as caught:
        run(module.main, mode)
    (note,) = caught.value.__notes__
    head, *places = note.split("\n")
    assert head == "rules at work, outermost first:"
    assert [p.strip() for p in places][3:] == [
        f"<{name}>:28: {name}.main",
        f"<{name}>:20: {name}.attack",
        f"<{name}>:7: {name}.deal",
    ]
    assert [p.split(" ")[-1] for p in places][:3] == [
        "rulebound.core.round.whole_game",
        "rulebound.core.round.rounds",
        "tests.flow.toy.run_main",
    ]


@BOTH
def test_a_rule_without_decisions_is_among_the_rules_at_work(mode: str) -> None:
    module, name = programme("""
@flow
def spoil(g, *, n):
    return 6 // n

@flow
def main(g):
    yield from number(g)
    yield from spoil(g, n=0)
""")
    with pytest.raises(ZeroDivisionError) as caught:
        run(module.main, mode)
    places = caught.value.__notes__[0].split("\n  ")
    assert places[-2:] == [f"<{name}>:11: {name}.main", f"<{name}>:6: {name}.spoil"]


@BOTH
def test_rules_that_call_each_other_without_end_are_named(mode: str) -> None:
    module, name = programme("""
@flow
def ping(g, n):
    yield from pong(g, n + 1)

@flow
def pong(g, n):
    yield from ping.later(n)(g)

@flow
def main(g):
    yield from number(g)
    yield from ping(g, 0)
""")
    with pytest.raises(FlowError, match=rf"without end \(\d+ deep\): ({name}\.p[io]ng -> ){{2}}\.\.\."):
        run(module.main, mode)


@pytest.mark.parametrize(("depth", "fits"), [(DEEPEST - 10, True), (DEEPEST, False)])
def test_rules_may_be_deep_but_not_too_deep(depth: int, fits: bool) -> None:
    module, _ = programme(f"""
@flow
def down(g, n):
    if n:
        return 1 + (yield from down(g, n - 1))
    return (yield from number(g))

@flow
def main(g):
    return (yield from down(g, {depth}))
""")
    if fits:
        assert run(module.main, "frozen") == run(module.main, "plain")
    else:
        with pytest.raises(FlowError, match=r"without end \(401 deep\): .*\.down -> \.\.\."):
            run(module.main, "durable")


@BOTH
def test_a_helper_without_end_is_not_blamed_on_the_rules(mode: str) -> None:
    module, name = programme("""
def helper(g):
    return helper(g)

@flow
def main(g):
    yield from number(g)
    helper(g)
""")
    with pytest.raises(RecursionError) as caught:
        run(module.main, mode)
    assert caught.value.__notes__[0].endswith(f"<{name}>:10: {name}.main")


# ------------------------------------------------------------------ what is not a rule


def test_yield_from_something_that_is_not_a_flow_is_refused_by_name() -> None:
    module, name = programme("""
def helper(g):
    yield from number(g)

@flow
def main(g):
    yield from number(g)
    yield from helper(g)
""")
    with pytest.raises(FlowError, match="helper is not a flow: yield from runs rules under @flow") as caught:
        run(module.main, "durable")
    assert caught.value.__notes__[0].endswith(f"<{name}>:10: {name}.main")


def test_a_rule_reached_through_an_instance_is_refused() -> None:
    module, _ = programme("""
class Card:
    @flow
    def play(g):
        yield from number(g)

CARD = Card()

@flow
def main(g):
    yield from CARD.play(g)
""")
    with pytest.raises(FlowError, match=r"Card\.play is not a flow"):
        run(module.main, "durable")


def test_a_rule_whose_source_is_gone_or_changed_is_refused() -> None:
    module, name = programme("""
@flow
def main(g):
    yield from number(g)
""")
    size, stamp, _, file = linecache.cache[f"<{name}>"]
    linecache.cache[file] = (size, stamp, ["@flow\n", "def other(g): return 1\n"] * 5, file)
    with pytest.raises(FlowError, match=f"<{name}>:4: main: the file was changed after it was loaded: start again"):
        module.main.flow.compile()
    del linecache.cache[file]
    with pytest.raises(FlowError, match=f"<{name}>:4: main: its source cannot be read: write flows in files"):
        module.main.flow.compile()


# ------------------------------------------------------------------ what a suspended rule may hold


@COPIES
@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("object()", r"<object object at .*> \(object\) cannot be kept by a suspended rule"),
        ("Pair(1, 2)", r"Pair\(a=1, b=2\) \(Pair\) cannot be kept"),
        ("Colours.A | Colours.B", r"<Colours\.A\|B: 3> \(Colours\) cannot be kept"),
        ("freeze(g.things[0])", r"Ref\(id=4\) \(Ref\) cannot be kept"),
        ("(1, (2, {3}))", r"\{3\} \(set\) cannot be kept"),
        ("Thing(hp=4)", r"Thing\(.*\) is not part of the game yet: add it \(g\.add, g\.transient\)"),
        ("(1, Happening(n=4))", r"Happening\(.*\) is not part of the game yet"),
    ],
)
def test_a_value_of_an_unknown_kind_is_refused_with_rule_and_line(copy: Any, value: str, says: str) -> None:
    module, name = programme(f"""
from enum import Flag; from rulebound.core.state.entities import freeze
class Pair(NamedTuple): a: int; b: int
class Colours(Flag): A = 1; B = 2
@flow
def main(g):
    odd = {value}
    a = yield from number(g)
    b = yield from number(g)
    return odd, a, b
""")
    g = begin(module.main, durable=True)
    with pytest.raises(FlowError, match=rf"^<{name}>:10: {name}\.main: {says}"):
        copy(g)
    g.choose("1")
    with pytest.raises(FlowError, match=rf"^<{name}>:11: {name}\.main: {says}"):
        copy(g)


def test_what_a_call_cannot_keep_is_refused_when_it_is_made() -> None:
    with pytest.raises(FlowError, match=r"\[1\] \(list\) cannot be kept"):
        number.later([1])  # type: ignore[arg-type]
    with pytest.raises(FlowError, match="is not part of the game yet"):
        number.later(Thing())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="takes 1 arguments after the game, not 2"):
        number.later(1, 2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cannot be given 'how' by name"):
        number.later(how=1)  # type: ignore[call-arg]


def test_a_saved_rule_that_cannot_be_taken_up_says_which_and_where() -> None:
    module, name = programme("""
@flow
def main(g):
    event = g.transient(Happening())
    yield from number(g)
    note(g, event)
""")
    g = begin(module.main, durable=True)
    g.drop(g.transients[min(g.transients)])
    data = g.encode()
    module.main.flow.become(None)  # as in a process that has not run it yet
    with pytest.raises(FlowError, match=rf"^<{name}>:7: {name}\.main: there is nothing with id -\d+ any more"):
        Toy.decode(data)
    with pytest.raises(FlowError, match=r"no rule is called 'toy\.gone'"):
        thaw_frame(FrozenFrame("toy.gone", 0, ()), g)


def test_enums_are_found_again_wherever_they_stand() -> None:
    for member in (Colour.BLUE, Nest.Inner.B):
        kept = freeze(member)
        del ENUMS[enum_name(type(member))]  # as in a fresh process
        assert thaw(kept, Toy()) is member
    odd = EnumRef("tests.flow.toy:Thing", "A")
    with pytest.raises(FlowError, match=r"tests\.flow\.toy:Thing is not an Enum"):
        thaw(odd, Toy())


class Nest:
    class Inner(Enum):
        A = 1
        B = 2


def test_fields_of_entities_are_looked_through() -> None:
    check_entity(Thing(hand=(1, 2), kept=number.later()))
    with pytest.raises(FlowError, match=r"Thing\.hand holds \[\]: fields hold values, ids and calls only"):
        check_entity(Thing(hand=(1, (2, []))))  # type: ignore[arg-type]
    with pytest.raises(FlowError, match=r"Thing\.kept holds Thing"):
        check_entity(Thing(kept=Thing()))  # type: ignore[arg-type]


# ------------------------------------------------------------------ what a suspended rule does hold


KEEPS = """
@flow
def straight(g, a, b, c, *, d=4):
    one = yield from number(g)      # a, b, d
    two = yield from number(g, b)   # a, d, one
    note(g, a, one, two, d)
    yield from number(g)            # nothing
    x = yield from number(g)        # nothing
    return (yield from number(g, x))

@flow
def looping(g, e):
    total = 0
    for card in e.hand:
        n = yield from number(g, card)  # the tuple, where it is, e, total
        total += n
    return total + e.hp

@flow
def branching(g, a, b):
    if (yield from number(g)):          # a, b
        yield from number(g)            # a
        return a
    yield from number(g)                # b
    return b

@flow
def overwritten(g, a):
    b = a
    a = yield from number(g)            # b: a is about to be set
    return [a for b in (b,)][0]

@flow
def again(g, e, f):
    while (yield from number(g)):       # e, f: needed the next time round
        e, f = f, e
        e.hp += 1
    return f.hp
"""


@pytest.mark.parametrize(
    ("rule", "args", "kept"),
    [
        ("straight", (1, 2, 3), [(1, 2, 4), (1, 4, 1), (), (), ()]),
        ("looping", "e", [((1, 2, 3), 1, "e", 0), ((1, 2, 3), 2, "e", 1), ((1, 2, 3), 3, "e", 2)]),
        ("branching", (1, 2), [(1, 2), (1,)]),
        ("overwritten", (1,), [(1,)]),
        ("again", "ef", [("e", "f"), ("f", "e"), ("e", "f")]),
    ],
)
def test_only_what_is_still_needed_is_kept(rule: str, args: Any, kept: list[Any]) -> None:
    module, _ = programme(KEEPS)
    g = begin(number, durable=True)
    e, f = g.things
    names = {"e": e, "f": f}
    g.stack = [Frame(getattr(module, rule).flow, 0, (*[names.get(a, a) for a in args], *((4,) * (rule == "straight"))))]
    g._advance(None)
    for expected in kept:
        assert g.stack, "it is over already"
        assert g.stack[0].vars == tuple([names.get(v, v) if isinstance(v, str) else v for v in expected])
        g.choose("1")


def test_within_keeps_the_scope_alone() -> None:
    module, _ = programme("""
@flow
def main(g):
    yield from within(g, Scope(kind="turn"), number.later(3))
""")
    g = begin(module.main, durable=True)
    assert g.stack is not None
    held = [frame.vars for frame in g.stack if frame.flow is within.flow]
    assert [[scope.kind for scope in vars] for vars in held] == [["game"], ["play"], ["turn"]]


# ------------------------------------------------------------------ leaving the author's module alone


def test_nothing_is_written_into_the_rules_module() -> None:
    module, _ = programme(KEEPS + "\n@flow\ndef main(g): return (yield from looping(g, g.things[0]))\n")
    before = dict(module.__dict__)
    run(module.main, "frozen")
    assert module.main.flow.lines, "it was compiled"
    assert module.__dict__ == before


def test_a_rule_follows_its_modules_names_as_they_change() -> None:
    """Compiled rules look names up where the author wrote them, so what is replaced there is replaced for them."""
    module, _ = programme("""
SIZE = 1

@flow
def main(g):
    yield from number(g)
    return SIZE
""")
    assert run(module.main, "durable").result == "returned 1"
    module.SIZE = 2  # type: ignore[attr-defined]
    assert run(module.main, "durable").result == run(module.main, "plain").result == "returned 2"


def test_a_frozen_game_goes_on_in_rules_that_were_never_run_here() -> None:
    module, _ = programme(KEEPS + "\n@flow\ndef main(g): return (yield from looping(g, g.things[0]))\n")
    g = begin(module.main, durable=True)
    data = g.encode()
    for rule in (module.main, module.looping):
        rule.flow.become(None)
    other = frozen(Toy.decode(data))
    for table in (g, other):
        while table.decision is not None:
            table.choose("2")
    assert g.journal.result == other.journal.result == "returned 9"


def test_flows_are_compiled_on_first_durable_use() -> None:
    module, _ = programme("""
@flow
def main(g):
    return (yield from number(g))
""")
    run(module.main, "plain")
    assert not module.main.flow.lines
    run(module.main, "durable")
    assert module.main.flow.lines


def test_a_flow_is_not_an_ordinary_callable_object() -> None:
    """In plain mode a rule is its own generator function: nothing stands between the caller and it."""

    def steps(g: Toy) -> Any:
        return (yield from number(g))

    assert flow(steps) is steps


@BOTH
def test_an_error_about_a_card_names_it(mode: str) -> None:
    module, _ = programme("""
from rulebound.core.state.entities import Definition

SWORD = Definition("sword")

@flow
def main(g):
    g.things[0].n = SWORD.sharpness
    yield from choose(g, 0, ())
""")
    with pytest.raises(AttributeError) as caught:
        run(module.main, mode)
    assert caught.value.__notes__[1] == "asked of <Definition sword>"

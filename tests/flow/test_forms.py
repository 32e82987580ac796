"""Ordinary Python in a rule: each form means the same in every mode, or it is refused with the place and a way out.

`# here` marks the line that the refusal must name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import count
from typing import Any, NamedTuple

import pytest

from rulebound.core.state.entities import FLOWS
from rulebound.core.state.errors import FlowError
from tests.flow.toy import MODES, load, run

COUNTER = count()


class Form(NamedTuple):
    name: str
    source: str
    says: str = ""
    """What the refusal says; nothing if all modes agree."""


# ------------------------------------------------------------------ the forms that settle what a flow is


SETTLED = (
    Form("a loop over a hand that shrinks walks the hand as it was", """
@flow
def main(g):
    e = g.things[0]
    for card in e.hand:
        note(g, card, (yield from number(g, card)))
        e.hand = tuple([c for c in e.hand if c != card])
    return e.hand
"""),
    Form("a loop over a list that shrinks", """
@flow
def main(g):
    hand = list(g.things[0].hand)
    for card in hand:
        yield from number(g, card)  # here
        hand.remove(card)
    return tuple(hand)
""", "hand is a list (line 6) and is needed after this yield: keep a tuple, or work it out again after it"),
    Form("a local keeps the hand as it was", """
@flow
def main(g):
    hand = g.things[0].hand
    yield from number(g)
    g.things[0].hand += (9,)
    return hand, g.things[0].hand
"""),
    Form("two locals name one list", """
@flow
def main(g):
    a = []
    b = a
    yield from number(g)  # here
    a.append(1)
    return len(b)
""", "a is a list"),
    Form("a list handed down to be filled", """
@flow
def main(g):
    out: list[int] = []
    yield from fill(g, out)  # here
    return len(out)

@flow
def fill(g, out):
    n = yield from number(g)
    out.append(n)
""", "out is a list"),
    Form("a list handed down that only the rule below keeps", """
@flow
def main(g):
    return (yield from count(g, [1, 2]))

@flow
def count(g, out):
    n = yield from number(g)  # here
    return len(out) + n
""", "[1, 2] (list) cannot be kept by a suspended rule: keep numbers, strings, Enums, tuples, entities"),
    Form("an entity taken out of the game while a local holds it", """
@flow
def main(g):
    f = g.things[1]
    del g.entities[f.id]
    yield from number(g)  # here
    return f.hp
""", "there is nothing with id 5 any more"),
    Form("an id that is missing", """
@flow
def main(g):
    n = yield from number(g)
    return g.entity(99).hp + n  # here
""", "there is nothing with id 99 any more"),
    Form("an event that was never registered", """
@flow
def main(g):
    event = Happening(n=5)
    yield from number(g)  # here
    return event.n
""", "is not part of the game yet: add it (g.add, g.transient) before keeping it"),
    Form("a local that may be unset", """
@flow
def main(g):
    if g.things[0].hp > 5:
        best = 1
    yield from number(g)  # here
    if best:
        return "set"
    return "unset"
""", "best may be unset here and is read later: give it a value first"),
    Form("keyword-only parameters", """
@flow
def sub(g, n, *, bonus=0, colour=Colour.BLUE):
    x = yield from number(g, n)
    return n + bonus + x, colour.name

@flow
def main(g):
    a = yield from sub(g, 3, bonus=2)
    b = yield from sub(g, n=4)
    c = yield from sub.later(5, colour=Colour.RED)(g)
    return a, b, c
"""),
    Form("a default that can be changed", """
@flow  # here
def sub(g, n, seen=[]):
    yield from number(g)
    return len(seen)
""", "the default of seen: [] (list) cannot be kept"),
    Form("a set kept over a decision", """
@flow
def main(g):
    tried = set()
    x = yield from number(g)  # here
    tried.add(x)
    return len(tried)
""", "tried is a set"),
    Form("a frozenset kept over a decision", """
@flow
def main(g):
    tried = frozenset((1, 2))
    x = yield from number(g)  # here
    return x in tried
""", "tried is a frozenset"),
    Form("an Enum is the same member again", """
@flow
def main(g):
    colour = Colour.BLUE
    yield from number(g)
    return colour is Colour.BLUE
"""),
    Form("a lambda needed after a decision", """
@flow
def main(g):
    big = lambda c: c > 1
    yield from number(g)  # here
    return len([c for c in g.things[0].hand if big(c)])
""", "big is a lambda (line 6) and is needed after this yield: make it a function of the module"),
    Form("a generator needed after a decision", """
@flow
def main(g):
    it = (c for c in (1, 2, 3))
    yield from number(g)  # here
    return next(it)
""", "it is a generator"),
    Form("a rule in the arguments of a function", """
@flow
def main(g):
    e = g.things[0]
    note(g, e.hp, (yield from change(g, e)), e.hp)

@flow
def change(g, e):
    e.hp += 4
    return (yield from number(g))
"""),
    Form("a rule in the arguments of a method", """
@flow
def main(g):
    g.journal.result.join((yield from number(g)))  # here
""", "take the result of the yield into a local first, then make this call with it"),
    Form("a rule in a lambda", """
@flow
def main(g):
    ask = lambda: (yield from number(g))  # here
    yield from ask()
""", "no yield inside a comprehension, lambda or inner function: write a for loop"),
    Form("and, or: the rest is not asked", """
@flow
def main(g):
    e = g.things[0]
    a = e.hp > 5 and (yield from number(g, 1))
    b = e.hp < 5 and (yield from number(g, 2))
    c = e.hp < 5 or (yield from number(g, 3))
    d = e.hp > 5 or (yield from number(g, 4)) or e.hp
    if not (e.hp > 5 and (yield from number(g, 5))) and (yield from number(g, 6)):
        return a, b, c, d, "yes"
    return a, b, c, d
"""),
    Form("an exception that crosses rules is not caught", """
@flow
def sub(g):
    yield from number(g)
    raise KeyError("left play")

@flow
def main(g):
    try:  # here
        yield from sub(g)
    except KeyError:
        return "caught"
""", "a yield inside try: what can be stopped is a scope, see within"),
    Form("a rule inside += on a field", """
@flow
def sub(g):
    g.things[0].hp = 10
    return (yield from number(g))

@flow
def main(g):
    e = g.things[0]
    e.hp += yield from sub(g)  # here
    return e.hp
""", "a yield inside += on a field: take the result into a local first, then add it"),
    Form("a rule inside += on a local", """
@flow
def main(g):
    n = 5
    n += yield from number(g)
    n -= (yield from number(g)) * 2
    return n
"""),
    Form("the sides of a comparison are worked out in order", """
@flow
def sub(g):
    g.things[0].hp += 3
    return (yield from number(g))

@flow
def main(g):
    e = g.things[0]
    a = (yield from sub(g)) > e.hp
    b = e.hp > (yield from sub(g))
    return a, b, e.hp < (yield from sub(g)) + e.hp, e.hp - (yield from sub(g)) * e.hp
"""),
    Form("a loop that takes its items apart", """
@flow
def main(g):
    for i, (a, b) in enumerate([(1, 2), (3, 4)]):
        note(g, i, a, b, (yield from number(g, i)))
    return i
"""),
    Form("a loop over a dict that changes", """
@flow
def main(g):
    for id in g.entities:  # here
        yield from number(g, id)
        g.add(Thing())
""", "a for loop with decisions inside walks a tuple, not a dict: write tuple(...) around it"),
    Form("a comprehension's variable is its own", """
@flow
def main(g):
    c = 5
    yield from number(g)
    y = [c for c in (1, 2)]
    return c, len(y)
"""),
    Form("an inner function used at once", """
@flow
def main(g):
    n = 2
    def big(c): return c >= n
    found = tuple([c for c in g.things[0].hand if big(c)])
    yield from number(g)
    return found
"""),
    Form("an inner function needed after a decision", """
@flow
def main(g):
    def big(c): return c >= 2
    yield from number(g)  # here
    return big(3)
""", "big is an inner function (line 6) and is needed after this yield: make it a function of the module"),
    Form("match around decisions", """
@flow
def main(g):
    x = yield from number(g)
    match x:  # here
        case 1:
            yield from number(g, 2)
            return "one"
    return "other"
""", "a match around a yield: write if / elif"),
    Form("match without decisions in it", """
@flow
def main(g):
    e = g.things[0]
    here = e.hp
    match (yield from number(g)):
        case 0:
            x = "none"
        case 1 | 2 as few:
            x = f"few {few}"
        case e.hp:
            x = "as many"
        case other if other > here:
            return "many"
        case _:
            x = "never"
    yield from number(g)
    return x, here
"""),
    Form("a local that is deleted", """
@flow
def main(g):
    a = 1
    x = yield from number(g, a)
    del a  # here
    return x
""", "do not delete a local: it is dropped by itself when nothing reads it any more"),
    Form("a return inside try", """
@flow
def main(g):
    x = yield from number(g)
    try:
        return g.entities[x + 4].hp
    except KeyError:
        pass
    finally:
        note(g, "tried", x)
    return 0
"""),
)  # fmt: skip


# ------------------------------------------------------------------ more that an author might write


EXPRESSIONS = (
    Form("a name given in a condition", """
@flow
def main(g):
    if (n := (yield from number(g))) > 2:
        yield from number(g, n)
        return n
    while (m := (yield from number(g, n))) < 3 and (k := m + 1):
        note(g, n, m, k)
        yield from number(g, k)
        note(g, k)
    return n, m
"""),
    Form("a name given and used in one expression", """
@flow
def main(g):
    x = 1
    y = x + (x := (yield from number(g)) + 10) + x
    z = (x, (yield from number(g, (x := 50))), x)
    return x, y, z
"""),
    Form("a name given only on one way", """
@flow
def main(g):
    a = yield from number(g)
    if a > 1 and (b := a * 2):
        yield from number(g, b)
        return b
    return a
"""),
    Form("a name given inside a comprehension", """
@flow
def main(g):
    last = 0
    found = tuple([last := c for c in g.things[0].hand if c > last])
    yield from number(g)
    return found, last
"""),
    Form("a chain of comparisons stops where it fails", """
@flow
def main(g):
    e = g.things[0]
    a = 1 < (yield from number(g, 1)) < (yield from number(g, 2)) < 4
    b = (yield from number(g, 3)) <= e.hp <= (yield from number(g, 4)) < e.hp + 9
    if 0 < (yield from number(g, 5)) < 3 != (yield from number(g, 6)):
        return a, b, True
    return a, b
"""),
    Form("starred arguments and tuples", """
@flow
def main(g):
    e = g.things[0]
    a = add(*e.hand, (yield from change(g, e)), *e.hand)
    b = (*e.hand, (yield from change(g, e)), *e.hand)
    c = add(1, *(yield from several(g, 3)), *(yield from several(g, 2)))
    return a, b, c

@flow
def change(g, e):
    e.hand = e.hand[1:]
    return (yield from number(g))
"""),
    Form("starred named arguments", """
@flow
def main(g):
    more = {"k": 1}
    return add(1, (yield from number(g)), **more)  # here
""", "** together with a yield: name the arguments"),
    Form("rules inside the call of a rule", """
@flow
def main(g):
    a = yield from number(g, (yield from number(g, about=(yield from quick(g, 1)))))
    return (yield from sub(g, a, e=g.things[0], n=(yield from number(g))))

@flow
def sub(g, a, /, e, *, n):
    return a + n + e.hp
"""),
    Form("one value or another", """
@flow
def main(g):
    e = g.things[0]
    a = (yield from number(g, 1)) if (yield from number(g, 2)) > 1 else e.hp
    b = e.hp if a else (yield from number(g, 3))
    return a, b, (yield from number(g, 4)) if b > 1 else 0
"""),
    Form("a list before a rule in one expression", """
@flow
def main(g):
    return add(len([1]), (yield from number(g))) + max([2], key=[3, (yield from number(g))].index)  # here
""", "take the result of the yield into a local first"),
    Form("an f-string around a rule", """
@flow
def main(g):
    return f"{(yield from number(g))}"  # here
""", "take the result of the yield into a local first (JoinedStr around a yield)"),
    Form("a part of what a rule gives", """
@flow
def main(g):
    hand = (yield from pick(g)).hand
    return hand, (yield from several(g, 3))[0], (1, 2, 3, 4, 5)[(yield from number(g))], -(yield from number(g))

@flow
def pick(g):
    n = yield from number(g)
    return g.things[n % 2]
"""),
    Form("a lambda whose default is a local", """
@flow
def main(g):
    n = 5
    k = 3
    yield from number(g)
    return (lambda c, n=n: c + n + k)(1), sum((lambda k: k)(c) for c in g.things[0].hand if c < n)
"""),
    Form("assert on a rule", """
@flow
def main(g):
    assert (yield from number(g)) > 2  # here
""", "a yield inside assert: take the result of the yield into a local first"),
)  # fmt: skip

STATEMENTS = (
    Form("loops left from inside, with loops without decisions in them", """
@flow
def main(g):
    e = g.things[0]
    b = 0
    for a in range(3):
        for c in e.hand:
            if c == 2:
                break
        else:
            c = 9
        while True:
            c += 1
            if c % 5 == 0:
                break
        if (yield from number(g, c)) > 2:
            continue
        for b in e.hand:
            if (yield from number(g, b)) == a:
                break
            if b == 3:
                return a, b, c
        note(g, a, b, c)
    return "end"
"""),
    Form("break of the outer loop in the else of an inner one", """
@flow
def main(g):
    for a in range(3):
        yield from number(g, a)
        for c in g.things[0].hand:  # here
            if c == a:
                break
        else:
            break
    return a
""", "for ... else: use a local that says whether the loop was left early"),
    Form("continue inside try", """
@flow
def main(g):
    for a in range(3):
        try:  # here
            n = 6 // a
        except ZeroDivisionError:
            continue
        yield from number(g, n)
""", "break or continue of a loop around this try: set a local in it and test that after it"),
    Form("a loop without end, left by return", """
@flow
def main(g):
    n = 0
    while True:
        n += 1
        x = yield from number(g, n)
        if x > 2 or n > 3:
            return x, n
    note(g, "never")
    yield from number(g)
"""),
    Form("a loop without end, left by break, sets its locals", """
@flow
def main(g):
    while True:
        x = yield from number(g)
        if x < 4:
            break
    yield from number(g)
    while True:
        y = x + 1
        if y:
            break
    yield from number(g)
    return x, y
"""),
    Form("a loop without decisions, left by return only", """
@flow
def main(g):
    n = yield from number(g)
    while True:
        n += 1
        if n > 7:
            return n
    return (yield from number(g))
"""),
    Form("what stands after return", """
@flow
def main(g):
    n = yield from number(g)
    return n
    m = yield from number(g, n)
    return m
"""),
    Form("a loop counted from one, a loop over pairs, a loop backwards", """
@flow
def main(g):
    e, f = g.things
    for i, c in enumerate(e.hand, 1):
        note(g, i, c, (yield from number(g)))
    for i, c in enumerate(e.hand, start=2):
        note(g, i, c, (yield from number(g)))
    for a, b in zip(e.hand, f.hand, strict=True):
        note(g, a, b, (yield from number(g)))
        f.hand = ()
    for c in reversed(e.hand):
        note(g, c, (yield from number(g)))
    for c in sorted(e.hand, reverse=True):
        note(g, c, (yield from number(g)))
    for t in g.all(Thing):
        note(g, t, (yield from number(g)))
        if len(g.things) < 4:
            g.add(Thing())
    for c in (yield from several(g, 3)):
        note(g, c, (yield from number(g)))
    for c in (yield from several(g, 3)):
        note(g, c)
"""),
    Form("a loop over pairs taken apart", """
@flow
def main(g):
    for a, b in zip(*(t.hand for t in g.things)):  # here
        yield from number(g)
""", "a for loop with decisions walks a tuple: write tuple(zip(...))"),
    Form("a loop over a generator", """
@flow
def main(g):
    for c in (c for c in g.things[0].hand):  # here
        yield from number(g, c)
""", "a for loop with decisions walks a tuple: write tuple(...) around the generator"),
    Form("a loop over map", """
@flow
def main(g):
    for c in map(str, g.things[0].hand):  # here
        yield from number(g)
""", "a for loop with decisions walks a tuple: write tuple(map(...))"),
    Form("else after a loop with decisions", """
@flow
def main(g):
    while (yield from number(g)) > 2:  # here
        note(g, 1)
    else:
        note(g, 2)
""", "while ... else: use a local that says whether the loop was left early"),
    Form("an annotation without a value sets nothing", """
@flow
def main(g):
    n: int
    a: int = g.things[0].hp
    if a > 1:
        n = 1
    yield from number(g)  # here
    return n
""", "n may be unset here"),
    Form("a with that swallows an error sets nothing for sure", """
@flow
def main(g):
    with suppress(ZeroDivisionError):
        n = 6 // g.things[0].hp
    yield from number(g)  # here
    return n
""", "n may be unset here"),
    Form("a rule inside with", """
@flow
def main(g):
    with suppress(ZeroDivisionError):  # here
        yield from number(g)
""", "a yield inside with: what can be stopped is a scope, see within"),
    Form("try without decisions", """
@flow
def main(g):
    n = yield from number(g)
    try:
        a = 6 // n
    except ZeroDivisionError as error:
        a = len(str(error))
    else:
        a += 1
    finally:
        b = n
    yield from number(g)
    return a, b
"""),
    Form("the name of an exception is gone after its except", """
@flow
def main(g):
    error = yield from number(g)
    try:
        a = 6 // error
    except ZeroDivisionError as error:  # here
        a = 0
    yield from number(g)
    return a, error
""", "error is gone after its except: give the exception a name of its own"),
    Form("an import inside a rule", """
@flow
def main(g):
    from math import floor
    n = yield from number(g)  # here
    return floor(n)
""", "floor is an import (line 6) and is needed after this yield: import it at the top of the module"),
    Form("a class inside a rule", """
@flow
def main(g):
    class Pair:  # here
        n = 1
    yield from number(g)
""", "a class inside a flow: put it at the top of the module"),
    Form("a global", """
@flow
def main(g):
    global seen  # here
    seen = yield from number(g)
""", "a flow keeps no globals: put what must last into an entity"),
    Form("another game under the game's name", """
@flow
def main(g):
    yield from number(g)
    g = g.clone()  # here
    yield from number(g)
""", "g is the game and stays it: take another name"),
    Form("a rule given another game", """
@flow
def main(g):
    other = g
    yield from number(other)  # here
""", "a rule is given the game first: yield from rule(g, ...)"),
    Form("a rule called without yield from", """
@flow
def main(g):
    yield from number(g)
    number(g, 2)  # here
""", "a rule is called without yield from, so nothing would happen: put yield from before it"),
    Form("a rule returned without yield from", """
@flow
def main(g):
    return number(g, 2)  # here
""", "a rule is called without yield from"),
    Form("a bare yield", """
@flow
def main(g):
    yield  # here
""", "only the primitive ask yields to the outside: use yield from choose(...)"),
    Form("yield from a thing that is not called", """
@flow
def main(g):
    steps = number
    yield from steps  # here
""", "yield from takes the call of a rule"),
    Form("looking into the frame", """
@flow
def main(g):
    n = yield from number(g)
    return len(locals())  # here
""", "locals sees the frame"),
    Form("a rule in the place that is assigned to", """
@flow
def main(g):
    g.things[(yield from number(g))].hp = 3  # here
""", "a yield in the target of an assignment: take its result into a local first"),
)  # fmt: skip

DEFINITIONS = (
    Form("a rule that says nothing but what it is", '''
@flow
def nothing(g):
    """There is nothing to do."""

@flow
def main(g):
    return (yield from nothing(g)), (yield from nothing.later()(g))
'''),
    Form("positional-only parameters", """
@flow
def sub(g, a, b=2, /, c=3):
    return a, b, c, (yield from number(g))

@flow
def main(g):
    return (yield from sub(g, 1, c=4)), (yield from sub.later(5, 6)(g))
"""),
    Form("a positional-only parameter given by name", """
@flow
def sub(g, a, /):
    return a + (yield from number(g))

@flow
def main(g):
    yield from number(g)
    return (yield from sub(g, a=1))
""", "TypeError"),
    Form("an argument too many", """
@flow
def main(g):
    yield from number(g)
    return (yield from number(g, 1, 2))
""", "TypeError"),
    Form("an argument that is missing", """
@flow
def main(g):
    yield from number(g)
    return (yield from several(g))
""", "TypeError"),
    Form("more arguments for a call that has its own", """
@flow
def main(g):
    call = number.later()
    yield from number(g)
    return (yield from call(g, 1))
""", "TypeError"),
    Form("rules in a class, reached through it", '''
class Card:
    @staticmethod
    @flow(cite="toy/1")
    def play(g, this, n=1):
        """Strings that span lines stay as they are."""
        text = """one
        two
three"""
        this.hp += n
        return text, n, (yield from number(g, n))

@flow
def main(g):
    return (yield from Card.play(g, g.things[0])), (yield from Card.play.later(g.things[1], n=2)(g))
'''),
    Form("a private name in a class", """
class Card:
    @staticmethod
    @flow
    def main(g):
        __n = yield from number(g)  # here
        return __n
""", "Python renames __n inside a class: begin it with one underscore at most"),
    Form("names that the compiled rule might use itself", """
def take(g): return 1
def enter(g): return 2
tuple_ = 3

@flow
def main(g):
    value = frame = pc = _pc = _value = _t1 = out = 1
    for _ in range(2):
        len = yield from number(g, value)
        _out = len + _t1
        note(g, take(g), enter(g), tuple_, value, frame, pc, _pc, _value, _out, len)
    tuple = 0
    for tuple in (1, 2):
        yield from number(g, tuple)
    return tuple
"""),
    Form("a rule under other decorators and on several lines", """
@flow(
    cite="toy/2 toy/3",
)
def main(
    g,
):
    first = yield from number(
        g,
        1,
    )
    return first; note(g, first)
"""),
    Form("a rule that takes any number of arguments", """
@flow  # here
def main(g, *things):
    yield from number(g)
""", "a flow takes the game first, and neither *args nor **named"),
    Form("a rule inside a function that takes something from it", """
def make():
    n = 3
    @flow  # here
    def main(g):
        return n + (yield from number(g))
    return main

main = make()
""", "a flow stands at module level or in a card's class; it captures nothing"),
    Form("two rules of one name", """
@flow
def main(g):
    return (yield from number(g))

@flow  # here
def main(g):
    return 1 + (yield from number(g))
""", "has the same name: a saved game could not tell them apart"),
    Form("a rule that is async", """
@flow
async def main(g):
    return 1
""", "a flow is written with def"),
    Form("flow above staticmethod", """
class Card:
    @flow
    @staticmethod
    def main(g):
        return (yield from number(g))
""", "@staticmethod stands above @flow"),
    Form("a rule that is a lambda", """
main = flow(lambda g: (yield from number(g)))  # here
""", "a flow is written with def, on lines of its own"),
)  # fmt: skip

SCOPES = (
    Form("a rule without decisions may be cut", """
@flow
def beaten(g, n):
    g.end("beaten", kind="action")
    if n:
        g.check()
    note(g, "still here", n)

@flow
def act(g, n):
    event = g.transient(Happening())
    yield from number(g, event.id)
    yield from beaten(g, n)
    yield from number(g)

@flow
def main(g):
    a = yield from within(g, Scope(kind="action"), act.later(1))
    b = yield from within(g, Scope(kind="action"), act.later(0))
    c = yield from within(g, Scope(kind="action"), beaten.later(1))
    return a, b, c
"""),
    Form("the outermost marked scope is cut", """
@flow
def strike(g, who):
    yield from number(g)
    g.left_play(who)
    g.end("over", kind="turn")
    g.end("later", kind="turn")
    yield from number(g)
    note(g, "never")

@flow
def turn(g, who):
    out = yield from within(g, Scope(kind="action", needs=(who.id,)), strike.later(who))
    note(g, "never", out)

@flow
def main(g):
    out = yield from within(g, Scope(kind="turn"), turn.later(g.things[0]))
    return out, len(g.scopes)
"""),
    Form("a scope that nothing stands in", """
@flow
def main(g):
    g.open(Scope(kind="hold"))
    yield from number(g)
    g.end("stopped", kind="hold")
    yield from number(g)
""", "was ended, but no rule stands in it: run what it holds with within"),
    Form("a scope that is opened again", """
@flow
def main(g):
    scope = Scope(kind="turn")
    yield from within(g, scope, quick.later(1))
    yield from within(g, scope, quick.later(1))
""", "the scope 'turn' was closed: open a new one"),
    Form("a rule run in a scope with what it is given", """
@flow
def strike(g, who, n):
    n += yield from number(g)
    if n > 3:
        g.end("stopped", kind="action")
    m = yield from number(g, n)
    return who.hp + n + m

@flow
def quickly(g, who, n):
    return who.hp + n

@flow
def main(g):
    a = yield from within(g, Scope(kind="action"), strike, g.things[0], 1)
    b = yield from within(g, Scope(kind="action"), quickly, g.things[0], 2)
    c = yield from within(g, Scope(kind="action"), number)
    return a, b, c
"""),
    Form("a rule run in a scope with too little", """
@flow
def strike(g, who, n):
    yield from number(g)

@flow
def main(g):
    yield from within(g, Scope(kind="action"), strike, g.things[0])
""", "TypeError"),
    Form("a scope and a call by name", """
@flow
def main(g):
    a = yield from within(g, call=quick.later(1), scope=Scope(kind="turn"))
    return a, (yield from within(g, Scope(), call=number.later()))
"""),
    Form("a scope without a call", """
@flow
def main(g):
    yield from number(g)
    yield from within(g, Scope())
""", "TypeError"),
    Form("a cut is not an error that a rule could catch by mistake", """
def risky(g):
    g.end("stopped", kind="action")
    g.check()

@flow
def act(g):
    yield from number(g)
    try:
        risky(g)
    except Exception:
        note(g, "never")

@flow
def main(g):
    return (yield from within(g, Scope(kind="action"), act.later()))
"""),
    Form("within kept as data", """
@flow
def main(g):
    yield from number(g)
    call = within.flow.later(Scope(), number.later())
""", "within runs at once: keep the call that opens the scope instead"),
    Form("calls kept in locals, fields and calls", """
@flow
def twice(g, call, of):
    return (yield from call(g)), (yield from of[1](g))

@flow
def main(g):
    e, f = g.things
    call = several.later(3)
    e.kept = twice.later(call, (e, number.later(about=4)))
    yield from number(g)
    a = yield from e.kept(g)
    return a, (yield from call(g)), e.kept.flow, call == several.later(3)
"""),
    Form("a call of a rule that is no more", """
@flow
def main(g):
    yield from number(g)
    return (yield from Call("toy.gone")(g))
""", "no rule is called 'toy.gone'"),
)  # fmt: skip


# ------------------------------------------------------------------ trying them


FORMS = (*SETTLED, *EXPRESSIONS, *STATEMENTS, *DEFINITIONS, *SCOPES)


def loaded(form: Form) -> Any:
    """The form's `main`, with every rule of the form compiled."""
    name = f"form_{next(COUNTER)}"
    module = load(form.source, name)
    for rule in [FLOWS[rule] for rule in FLOWS if rule.startswith(f"{name}.")]:
        rule.compile()
    return module.__dict__.get("main")


def by_name(forms: Iterable[Form]) -> list[Any]:
    return [pytest.param(form, id=form.name) for form in forms]


@pytest.mark.parametrize("form", by_name(f for f in FORMS if not f.says))
def test_means_the_same(form: Form) -> None:
    main = loaded(form)
    for answers in range(6):
        plain = run(main, "plain", answers)
        for mode in MODES:
            assert run(main, mode, answers) == plain, mode


@pytest.mark.parametrize("form", by_name(f for f in FORMS if f.says and f.says != "TypeError"))
def test_is_refused(form: Form) -> None:
    """At the latest when a suspended game is copied or saved, and alike for both."""
    errors = []
    for mode in ("frozen", "cloned"):
        with pytest.raises(FlowError, match=re.escape(form.says)) as caught:
            run(loaded(form), mode)
        errors.append(caught.value)
    lines = [at for at, line in enumerate(form.source.split("\n"), 3) if "# here" in line]
    for error in errors:
        told = f"{error} {getattr(error, '__notes__', '')}"
        assert all(re.search(rf"<form_\d+>:{at}: ", told) for at in lines), told


@pytest.mark.parametrize("form", by_name(f for f in FORMS if f.says == "TypeError"))
def test_is_a_mistake_in_every_mode(form: Form) -> None:
    main = loaded(form)
    for mode in MODES:
        with pytest.raises(TypeError):
            run(main, mode)


def test_python_itself_refuses_a_rule_in_a_comprehension() -> None:
    with pytest.raises(SyntaxError, match="'yield' inside list comprehension"):
        load("def main(g): return [(yield from number(g)) for i in range(2)]", "comprehension")


def test_what_is_refused_in_time_never_runs_plain_without_notice() -> None:
    """A form that plain mode would run is refused when its rules are compiled, if its source can tell."""
    late = {f.name for f in FORMS if f.says and f.says != "TypeError" and not _refused_when_compiled(f)}
    assert late == {
        "a list handed down that only the rule below keeps",
        "an entity taken out of the game while a local holds it",
        "an id that is missing",
        "an event that was never registered",
        "a loop over a dict that changes",
        "a scope that nothing stands in",
        "a scope that is opened again",
        "within kept as data",
        "a call of a rule that is no more",
    }


def _refused_when_compiled(form: Form) -> bool:
    try:
        loaded(form)
    except FlowError:
        return True
    return False

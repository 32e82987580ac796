"""Rules as functions that can stop at a decision.

The same source runs in two ways: as the plain generator it is, and compiled to frames that can be copied, saved and
resumed. What a rule may not contain is refused with its file and line. A rule that never comes to an end is stopped
and named.

    flow.py         the decorator, frames, the two ways of running
    compile.py      the compiler that makes a rule durable
    flow_locals.py  which locals a suspended rule still needs
    loop_guard.py   rules that never come to an end
"""

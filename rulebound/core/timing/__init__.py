"""What happens, in which order, and who may answer.

An event passes its moments: would, cancel, when, itself, state checks, at, after. Each game says by its policy who
orders and who is asked. Rounds, turns and actions are made of it.

    timing.py           events, windows, reactions, together and then, using an ability
    nested_tests.py     tests inside one another
    round.py            the course of a game: rounds, phases, turns
    actions.py          actions, and menus of them
    kernel_entities.py  the entities that every game has
"""

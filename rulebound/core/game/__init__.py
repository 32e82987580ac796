"""A game as one object, and what is asked of its players.

It holds entities, stack, scopes and log; it runs, is answered, cloned and saved. A decision is the only thing that
waits, and everything that can be answered is an option of one. Abilities and values are what cards bring to it.

    game.py       the game: entities, scopes, log; run, answer, clone, save
    decision.py   decisions, options, menus, and denials with the clause that forbids
    abilities.py  what cards can do: triggers, costs, limits
    values.py     modifiers, lasting effects, and why this number is a 5
"""

"""What is tried, counted and compared, outside any game that somebody plays.

Random games in which everything that must always hold is checked; leaks that are looked for; rules that are broken to
see whether an example notices. The command line and the tests call it; no table needs it.

    fuzz.py           random games in which all of this is checked
    invariants.py     what must hold at every decision
    settled.py        nothing is left to settle, and nothing is due
    wandering.py      indexes follow a card wherever it goes
    leak_check.py     what a seat receives says nothing about what it may not know
    process_check.py  the same game in other processes
    mutants.py        how much the examples of a game would notice
    coverage.py       how much of the clauses runs and is proved
    catalogue.py      each card with its words, verbs, moments and clauses
"""

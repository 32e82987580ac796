"""What a game consists of, and how it is kept.

Entities are flat structs that point at each other by id; values that wait (frames, calls, events) hold nothing else.
Luck comes from here and from nowhere else, and clauses are known by their ids. Everything above builds on it, and it
knows nothing of what is above.

    errors.py      what can go wrong, in sentences
    entities.py    entities, definitions, the registry, what may wait in a frame
    chance.py      the only source of luck: a cryptographic stream
    index.py       who listens to what, kept up as things change
    codec.py       positions as bytes, also those of older rules
    clauses.py     clause ids, citations, the ledger
    kept_names.py  what a rule, an event or an Enum is called in saves, wherever it stands
"""

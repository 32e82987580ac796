"""Rules that are shown to hold.

An example arranges a small position, plays it, and says what must be so; it cites the clause it shows. It is run
against broken copies of the rules: one that notices nothing proves nothing. No rule and no card needs this.

    arrange.py  setting up a position, step by step
    example.py  the language of the examples
    lexicon.py  the words of answers and prompts
    mutate.py   whether an example would notice
"""

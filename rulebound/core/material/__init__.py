"""What lies on a table.

Cards and piles, tokens and bags, boards and their spaces, and the people who play somebody. Every change goes through
an atom that tells the log and the indexes. A pile says how far a hidden card can be followed by eye.

    cards.py      definitions, cards, piles, pools; moving, drawing, shuffling, who knows what
    tokens.py     tokens, supplies, bags, dice
    board.py      spaces and the ways between them
    people.py     seats that play somebody
    decklists.py  deck lists as people bring them, and what is wrong with a deck
"""

"""The words cards are written in.

The small words of the rules (may, or, unless, each, nearest) are flows with a policy for each game. Effects can be
data: a form is written once, and a card names it. A card needs nothing beneath these.

    words.py  may, or, unless, each, nearest
    forms.py  effects as a small language
"""

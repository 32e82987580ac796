"""What a seat may know, and how it reads.

A view is all that a seat, its browser, its bot or its log ever gets. What it cannot tell apart is dealt anew to prove
that nothing leaks, and to let bots imagine. Chances are counted by the rules themselves.

    view.py            what one seat sees
    redraw.py          the games that a seat cannot tell apart
    odds.py            exact chances: every draw tried
    decision_notes.py  how a decision reads to who is asked: what asks it, what tells options apart
    board_text.py      what a board's text asks of whoever words it
"""

"""The cards: one file for each sphere and each encounter set."""

"""One example for every clause of RULES.md and every card."""

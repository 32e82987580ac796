"""Rulebound plays co-operative tabletop games by the book."""

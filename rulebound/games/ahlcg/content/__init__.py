"""The cards of the core set."""

"""The cards and characters of the box."""

"""Unfathomable."""

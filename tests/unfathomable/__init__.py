"""Tests of Unfathomable."""

"""Tests of what every game must keep."""

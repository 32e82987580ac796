"""Tests of Arkham Horror: The Card Game."""

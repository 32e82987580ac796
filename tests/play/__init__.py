"""Tests of tables, saves, undo, bots and the terminal."""

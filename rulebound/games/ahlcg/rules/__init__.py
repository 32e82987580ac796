"""The rules, one module for each part of the reference."""

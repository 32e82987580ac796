"""The games. Each knows the core and nothing of the others."""

"""The player that needs no person: what it sees, what it expects, what it does."""

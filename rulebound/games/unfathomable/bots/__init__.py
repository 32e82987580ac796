"""What a bot of Unfathomable sees, believes and prefers. Nothing here decides how a game goes."""

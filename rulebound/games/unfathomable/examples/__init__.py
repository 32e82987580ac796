"""One small position for each clause that runs."""

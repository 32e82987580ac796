"""One small position for each clause, which fails when the rule is broken."""

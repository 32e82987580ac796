"""Examples of Arkham Horror, third edition: its clauses and its components."""

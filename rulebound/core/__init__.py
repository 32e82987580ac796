"""The kernel: durable rules, timing, values, chance, secrets. It knows no game."""

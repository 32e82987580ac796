"""Tables, saves, bots, simulation: everything that uses games."""

"""The terminal client: everything that is written to a screen and read from a keyboard."""

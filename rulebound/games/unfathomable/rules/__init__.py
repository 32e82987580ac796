"""The rules, one module for each chapter or a few that belong together."""

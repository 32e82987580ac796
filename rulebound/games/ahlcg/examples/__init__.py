"""One example for every clause that can be executed and every card with an ability."""

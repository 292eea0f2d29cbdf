"""The table at the terminal: cards, seats, turns and what is typed."""

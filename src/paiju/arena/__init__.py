"""The arena: games played against each other, and counted."""

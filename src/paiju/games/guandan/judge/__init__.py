"""The judge's questions that this game answers."""

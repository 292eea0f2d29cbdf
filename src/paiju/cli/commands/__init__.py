"""The commands of `paiju`, one module each, and what they are made of."""

"""Find out what the tests do not notice: careless changes, made one at a time."""

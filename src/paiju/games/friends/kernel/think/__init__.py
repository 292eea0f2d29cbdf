"""Thinking in integers: rules of thumb, playouts and what plays tell of hidden hands."""

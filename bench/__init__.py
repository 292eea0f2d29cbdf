"""Measure how fast the games run, beside other libraries in the same run."""

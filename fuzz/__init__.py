"""Fuzzing by hand: `python -m fuzz.record --runs 100000`. A short run is part of the tests."""

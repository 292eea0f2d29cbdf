"""Laws, secrecy twins, strategies and golden records: the tests that every game must pass.

They are shipped so that the author of another game can run them over it.
"""

"""Laws, secrecy twins, strategies and golden records: the tests that every game must pass.

They are shipped so that the author of another game can run them over it: `prove` gives pytest all
of them at once.
"""

from paiju.testing.proving import prove

__all__ = ["prove"]

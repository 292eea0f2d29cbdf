"""Settings of all tests."""

from hypothesis import settings

# Busy machines are slow and nobody likes a test that fails by chance: no deadlines, fixed seeds.
settings.register_profile("paiju", deadline=None, derandomize=True)
settings.load_profile("paiju")

"""Limits, checks and deadlines: what everybody is measured by before work is done for them."""

"""The kit of the 压牌 family: combos, readings of wild cards, what beats what, rounds.

Functions and values that a game calls; there is no class to extend.
"""

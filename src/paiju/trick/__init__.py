"""The kit of the 升级 family: order, shapes, follow duties, throws, winners, kitties.

Functions and values that a game calls, and a table, a trial and a series of random hands that a
game of bids and kitties extends.
"""

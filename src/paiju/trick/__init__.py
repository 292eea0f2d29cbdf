"""The kit of the 升级 family: order, shapes, follow duties, throws, winners, kitties.

Functions and values that a game calls; there is no class to extend.
"""

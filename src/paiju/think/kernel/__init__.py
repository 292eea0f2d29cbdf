"""Compiled by mypyc: ordinary typed Python on packed integers."""

"""Environments for learning programs: every game as a PettingZoo AEC environment."""

from paiju.envs.table import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]

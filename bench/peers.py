"""The libraries measured beside us: RLCard 1.2 and OpenSpiel 2.0.

They are imported by name when a run needs them, because only the environment of
`make bench` has them.
"""

from __future__ import annotations

from importlib import import_module
from random import Random  # noqa: TID251 - peers choose with it: it must cost them little
from time import process_time
from typing import Any, TypeAlias

from bench.tally import Contender, Tally

# OpenSpiel's binding tells no types.
SpielState: TypeAlias = Any

PEERS = ("openspiel_dou_dizhu", "openspiel_spades", "rlcard_core", "rlcard_env")

# Few rollouts from many deals: the time of a rollout differs by half from deal to deal, while the
# tree of four searches costs next to nothing. All of it stays inside C++, where the binding is not
# paid per step.
SEARCHES = 4
ROLLOUTS = 25
# Decisions a game are counted over this many deals, each played out this often.
LENGTH_DEALS, LENGTH_GAMES = 150, 10


class OpenSpiel:
    """Random rollouts of one OpenSpiel game inside C++, from dealt states."""

    def __init__(self, game: str) -> None:
        """Load the game and measure how many decisions a random game takes."""
        self.name = f"openspiel_{game}"
        self._spiel: Any = import_module("pyspiel")
        self._game: Any = self._spiel.load_game(game)
        self.steps_per_game = self._length(Random(1))

    def _dealt(self, chance: Random) -> SpielState:
        state: SpielState = self._game.new_initial_state()
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        return state

    def _length(self, chance: Random) -> float:
        steps = 0
        for _ in range(LENGTH_DEALS):
            dealt = self._dealt(chance)
            for _ in range(LENGTH_GAMES):
                state = dealt.clone()
                while not state.is_terminal():
                    state.apply_action(chance.choice(state.legal_actions()))
                    steps += 1
        return steps / (LENGTH_DEALS * LENGTH_GAMES)

    def run(self, seed: int, size: int) -> Tally:
        """Search `size` dealt states; the deals are not part of the time."""
        chance = Random(seed)
        states = [self._dealt(chance) for _ in range(size)]
        evaluator = self._spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = self._spiel.MCTSBot(self._game, evaluator, 1.4, SEARCHES, 100, False, seed, False)
        start = process_time()
        for state in states:
            bot.step(state)
        seconds = process_time() - start
        games = size * SEARCHES * ROLLOUTS
        return Tally(games, round(games * self.steps_per_game), seconds)


class RlcardCore:
    """RLCard's 斗地主 rules alone: deal and `game.step`, no observation."""

    name = "rlcard_core"

    def __init__(self) -> None:
        """Make the game object that every hand reuses."""
        numpy: Any = import_module("numpy")
        self._random_state = numpy.random.RandomState
        self._game: Any = import_module("rlcard.games.doudizhu").Game()

    def run(self, seed: int, size: int) -> Tally:
        """Play `size` games with a random one of the listed actions each time."""
        chance = Random(seed)
        game = self._game
        game.np_random = self._random_state(seed)
        steps = 0
        start = process_time()
        for _ in range(size):
            state, _player = game.init_game()
            while not game.is_over():
                state, _player = game.step(chance.choice(state["actions"]))
                steps += 1
        return Tally(size, steps, process_time() - start)


class RlcardEnv:
    """RLCard's 斗地主 as its users run it: `env.run` with random agents."""

    name = "rlcard_env"

    def __init__(self) -> None:
        """Make the environment and seat three random agents."""
        self._env: Any = import_module("rlcard").make("doudizhu")
        agent = import_module("rlcard.agents").RandomAgent(self._env.num_actions)
        self._env.set_agents([agent] * self._env.num_players)

    def run(self, seed: int, size: int) -> Tally:
        """Play `size` games and count the actions in the game's own trace."""
        self._env.seed(seed)
        steps = 0
        start = process_time()
        for _ in range(size):
            self._env.run(is_training=False)
            steps += len(self._env.game.round.trace)
        return Tally(size, steps, process_time() - start)


def peers() -> tuple[Contender, ...]:
    """Set up every peer, in the order of `PEERS`."""
    return (
        OpenSpiel("dou_dizhu"),
        OpenSpiel("spades"),
        RlcardCore(),
        RlcardEnv(),
    )

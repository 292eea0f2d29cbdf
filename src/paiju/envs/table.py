"""One hand of a game as a PettingZoo AEC environment.

Agents are `seat_1`, `seat_2`, …; whoever may act first is asked. Rewards come at the end of the
hand: what each seat gained by the game's own score, turned round where few points are good.
"""

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from paiju.envs.moves import MOVE, decode_move, encode_moves, highest
from paiju.envs.rows import MoveSpace
from paiju.envs.sight import HIGHEST, encode_view, size
from paiju.game import AnyState, Move, deal_from_seed, find, format_move

Actions = Literal["listed", "encoded"]
Observation = dict[str, NDArray[Any]]

LISTED: Final = 1024
"""The length of the list of moves, and so the number of actions."""


def _seat(agent: str) -> int:
    """Return the number in an agent's name."""
    return int(agent.removeprefix("seat_"))


# PettingZoo asks for its class: wrappers and tests look for it.
class TableEnv(AECEnv[str, Observation, Any]):
    """A table whose seats are agents.

    Listed actions are places in a list of legal moves; encoded actions are moves as rows, as
    `paiju.envs.moves` tells, in the list or not. The observation has the list and its mask either
    way, and `action_space(agent).sample(mask)` draws a legal move. An action that is refused is
    replaced by the move that time would make, and `infos` tells the code.
    """

    def __init__(
        self,
        game: str,
        rules: Mapping[str, object] | None = None,
        actions: Actions | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game)
        self.rules = self.game.parse(rules or {})
        usual: Actions = "encoded" if self.game.profile.many_moves else "listed"
        self.actions: Actions = actions or usual
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"paiju_{game}_v{self.game.version}",
            "is_parallelizable": False,
        }
        seats = self.game.seats(self.rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents = []
        self._seen = {agent: self._space(seats) for agent in self.possible_agents}
        self._taken = {agent: self._actions() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._table: AnyState | None = None
        self._listed: tuple[Move, ...] = ()
        self._rows = encode_moves((), self.game.profile.all_types)

    def _space(self, seats: int) -> spaces.Space[Any]:
        """Describe what an agent sees."""
        row = spaces.Box(0.0, HIGHEST, (size(seats),), np.float32)
        mask = spaces.Box(0, 1, (LISTED,), np.int8)
        moves = spaces.Box(0, 127, (LISTED, MOVE), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask, "moves": moves})

    def _actions(self) -> spaces.Space[Any]:
        """Describe what an agent does."""
        if self.actions == "listed":
            return spaces.Discrete(LISTED)
        most = highest(self.game.profile.all_types)
        return MoveSpace(most)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent sees."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent does."""
        return self._taken[agent]

    @property
    def table(self) -> AnyState:
        """The hand with all its secrets: for teachers, not for agents."""
        if self._table is None:
            raise ValueError("reset the environment before it is used")
        return self._table

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a hand; the option `standing` is what a hand before has left."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        game = self.game
        deal = deal_from_seed(int(self._random.integers(1 << 62)), game.deck(self.rules))
        standing = (options or {}).get("standing") or game.opening(self.rules)
        self._table = game.begin(self.rules, standing, deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Select who acts next and list the moves."""
        seat = self.game.actors(self.table)[0]
        self.agent_selection = f"seat_{seat}"
        found = tuple(islice(self.game.legal(self.table, seat), LISTED + 1))
        self._listed = found[:LISTED]
        self._rows = encode_moves(self._listed, self.game.profile.all_types)
        self.infos[self.agent_selection]["cut"] = len(found) > LISTED
        space = self._taken[self.agent_selection]
        if isinstance(space, MoveSpace):
            space.offered = self._rows

    def observe(self, agent: str) -> Observation:
        """Return what a seat may know."""
        row = encode_view(self.game.view(self.table, _seat(agent)))
        mask = np.zeros(LISTED, np.int8)
        moves = np.zeros((LISTED, MOVE), np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[: len(self._listed)] = 1
            moves[: len(self._listed)] = self._rows
        return {"observation": row, "action_mask": mask, "moves": moves}

    def _meant(self, agent: str, action: Any) -> Move | str:  # noqa: ANN401 - spaces differ
        """Return the move of an action, or the code with which it is refused."""
        if self.actions == "listed":
            listed = 0 <= int(action) < len(self._listed)
            return self._listed[int(action)] if listed else "not_listed"
        if not self._taken[agent].contains(np.asarray(action, np.int8)):
            return "no_move"
        move = decode_move(action, self.game.profile.all_types)
        refusal = self.game.check(self.table, _seat(agent), move)
        return move if refusal is None else refusal.code

    def step(self, action: Any) -> None:  # noqa: ANN401 - spaces differ, and the dead act with None
        """Make the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = _seat(agent)
        meant = self._meant(agent, action)
        move = self.game.lapse(self.table, seat) if isinstance(meant, str) else meant
        self._table = self.game.apply(self.table, seat, move).state
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {one: {} for one in self.agents}
        if isinstance(meant, str):
            self.infos[agent]["refusal"] = meant
        outcome = self.game.outcome(self.table)
        if outcome is None:
            self._ask()
        else:
            gains = self.game.profile.sense.gains(outcome.scores)
            self.rewards = {one: float(gains[_seat(one) - 1]) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the public table as lines of notation."""
        if self.render_mode is None:
            return None
        view = self.game.view(self.table, None)
        lines = [view.phase, " ".join(map(str, view.counts))]
        lines += [f"{one.seat} {format_move(Move('play', one.cards))}" for one in view.table]
        return "\n".join(lines)

    def close(self) -> None:
        """Hold nothing that has to be given back."""


def raw_env(
    game: str,
    rules: Mapping[str, object] | None = None,
    actions: Actions | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """Make an environment as it is."""
    return TableEnv(game, rules, actions, render_mode)


def env(
    game: str,
    rules: Mapping[str, object] | None = None,
    actions: Actions | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, Any]:
    """Make an environment that also tells when it is used in a wrong order.

    >>> table = env("xiaoer", {"preset": "basic"})
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     seen, reward, over, cut, info = table.last()
    ...     drawn = None if over or cut else table.action_space(agent).sample(seen["action_mask"])
    ...     table.step(drawn)
    >>> table.num_agents
    0
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, rules, actions, render_mode))

"""Every game is a PettingZoo environment."""

from itertools import islice

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from paiju.envs import TableEnv, env, raw_env
from paiju.envs.moves import MOVE, decode_move, encode_move, highest
from paiju.envs.sight import HIGHEST, PHASES, encode_view, layout, size
from paiju.envs.table import LISTED, Actions
from paiju.game import Claim, Dice, Move, find, games
from paiju.game.reading import TYPES
from paiju.testing import walk
from paiju.text import catalogue

GAMES = list(games())
WAYS: tuple[Actions, ...] = ("listed", "encoded")


# PettingZoo's test knows by name the environments with masks, in which whoever is not asked has
# no moves.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning")
@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_the_interface_is_pettingzoos(game: str, actions: Actions) -> None:
    api_test(env(game, actions=actions), num_cycles=60)


@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_random_policy_is_legal_by_its_mask(game: str, actions: Actions) -> None:
    table = raw_env(game, actions=actions)
    table.reset(seed=5)
    drawn = set()
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        assert seen is not None
        space = table.action_space(agent)
        action = None if over else space.sample(seen["action_mask"])
        if action is not None:
            meant = table._meant(agent, action)
            assert isinstance(meant, Move)
            drawn.add(meant)
        table.step(action)
    assert table.game.outcome(table.table) is not None
    assert len(drawn) > 1


def test_a_row_that_is_drawn_is_not_the_tables_own() -> None:
    table = raw_env("gandengyan", actions="encoded")
    table.reset(seed=5)
    seen = table.observe(table.agent_selection)
    table.action_space(table.agent_selection).sample(seen["action_mask"])[:] = 9
    assert np.array_equal(seen["moves"], table.observe(table.agent_selection)["moves"])


@pytest.mark.parametrize("actions", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_hand(game: str, actions: Actions) -> None:
    seed_test(lambda: env(game, actions=actions), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_every_game_is_in_the_row(game: str) -> None:
    phases = catalogue("en", game).own["phase"]
    assert not isinstance(phases, str)
    assert set(phases) <= set(PHASES)


@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_read_as_written_and_views_fit_the_space(game: str) -> None:
    found = find(game)
    rules = next(iter(found.presets.values()))
    parts, most = layout(found.seats(rules)), highest(found.profile.all_types)
    for state in islice(walk.states(found, rules, 5), 0, None, 9):
        for seat in found.actors(state):
            view = found.view(state, seat)
            row = encode_view(view)
            assert row.shape == (size(found.seats(rules)),)
            assert 0 <= row.min() <= row.max() <= HIGHEST
            assert row[parts["hand"]].sum() == len(view.hand)
            assert row[parts["counts"]][0] == pytest.approx(len(view.hand) / 100)
            assert row[parts["acts"]][0] == 1
            assert row[parts["phase"]].sum() == 1
            for move in islice(found.legal(state, seat), 0, 300, 7):
                code = encode_move(move, found.profile.all_types)
                assert (code <= most).all()
                assert decode_move(code, found.profile.all_types) == move


@pytest.mark.parametrize("game", GAMES)
def test_types_have_the_numbers_that_all_games_share(game: str) -> None:
    assert find(game).profile.all_types == TYPES


def test_a_game_has_types_of_its_own() -> None:
    types = ("single", "quintet")
    move = Move.play("S5 H5 C5 D5 JB", Claim("quintet", "5"))
    row = encode_move(move, types)
    assert (int(row[1]), int(highest(types)[1])) == (2, 2)
    assert decode_move(row, types) == move


def play(table: TableEnv, seed: int) -> list[Move]:
    """Play a hand by any legal moves, whatever the actions are; return them."""
    dice, made = Dice(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        _, _, over, _, info = table.last()
        assert "refusal" not in info
        if over:
            table.step(None)
            continue
        seat = int(agent[5:])
        moves = tuple(islice(table.game.legal(table.table, seat), 20))
        chosen = dice.below(len(moves))
        made.append(moves[chosen])
        table.step(
            chosen
            if table.actions == "listed"
            else encode_move(moves[chosen], table.game.profile.all_types)
        )
    return made


@pytest.mark.parametrize("game", GAMES)
def test_both_kinds_of_actions_play_the_same_hand(game: str) -> None:
    listed, encoded = raw_env(game, actions="listed"), raw_env(game, actions="encoded")
    assert play(listed, 3) == play(encoded, 3)
    assert listed.table.fingerprint == encoded.table.fingerprint
    assert listed.game.outcome(listed.table) is not None


@pytest.mark.parametrize("game", ["gandengyan", "xiaoer"])
def test_rewards_are_what_each_seat_gains(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=1)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        total[agent] += reward
        assert seen is not None
        table.step(None if over else int(seen["action_mask"].argmax()))
    outcome = table.game.outcome(table.table)
    assert outcome is not None
    assert tuple(total.values()) == table.game.profile.sense.gains(outcome.scores)


def test_the_mask_is_the_list_of_legal_moves() -> None:
    table = raw_env("gandengyan")
    table.reset(seed=2)
    legal = tuple(table.game.legal(table.table, int(table.agent_selection[5:])))
    seen = table.observe(table.agent_selection)
    assert seen["action_mask"].sum() == len(legal)
    assert [decode_move(row, TYPES) for row in seen["moves"][: len(legal)]] == list(legal)
    assert seen["moves"].shape == (LISTED, MOVE)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    waiting = table.observe(other)
    assert not waiting["action_mask"].any()


@pytest.mark.parametrize(
    ("actions", "action", "code"),
    [
        ("listed", LISTED - 1, "not_listed"),
        ("listed", -1, "not_listed"),
        ("encoded", np.full(MOVE, 9, np.int8), "no_move"),
        ("encoded", encode_move(Move.play("S5 H6 JB"), TYPES), "not_in_hand"),
    ],
)
def test_a_refused_action_is_replaced_by_what_time_plays(
    actions: Actions, action: object, code: str
) -> None:
    table = raw_env("gandengyan", actions=actions)
    table.reset(seed=1)
    agent = table.agent_selection
    seat = int(agent[5:])
    lapsed = table.game.apply(table.table, seat, table.game.lapse(table.table, seat)).state
    table.step(action)
    assert table.infos[agent]["refusal"] == code
    assert table.table.fingerprint == lapsed.fingerprint


def test_a_list_that_is_too_short_says_so() -> None:
    table = raw_env("guandan", actions="listed")
    cut = []
    for seed in range(3):
        table.reset(seed=seed)
        cut.append(table.infos[table.agent_selection]["cut"])
    assert any(cut)


def test_a_table_renders_what_everybody_sees() -> None:
    table = raw_env("xiaoer", render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == "show\n13 13 13 13"


def test_an_environment_must_be_reset_first() -> None:
    with pytest.raises(ValueError, match="reset"):
        raw_env("xiaoer").observe("seat_1")

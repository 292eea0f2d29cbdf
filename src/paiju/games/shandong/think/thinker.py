"""The thinker of 山东升级: each part a few lines over the kernel."""

from typing import Final

from paiju.games.shandong.kernel.think.playout import playouts
from paiju.games.shandong.moves import check_move
from paiju.games.shandong.setup import setup_of
from paiju.games.shandong.think.advice import advice, ideas, recall, trial
from paiju.games.shandong.think.guess import guess_worlds
from paiju.think import KernelThinker, counted

THINKER: Final = KernelThinker(
    check=lambda state, seat, move: check_move(state.table, seat, move),
    deal=guess_worlds,
    thumb=lambda state, seat, skill: advice(state.table, seat, skill),
    list_ideas=lambda state, seat, most: ideas(state.table, seat, most),
    trial=lambda state, seat, moves: trial(state.table, seat, moves),
    playouts=lambda rules, seed, hands: counted(playouts(setup_of(rules), seed, hands), hands),
    recall=recall,
)

"""The contract: what every game gives and everything else builds on."""

from paiju.game.chance import Chance, Dice
from paiju.game.codes import COMMON_CODES
from paiju.game.coming import ANNOUNCEMENTS, without_announcements
from paiju.game.contract import Game
from paiju.game.deal import Deal, format_deal, parse_deal
from paiju.game.event import Event, seen
from paiju.game.fair import Fair, commitment, deal_from_seed, prepare, verify
from paiju.game.guards import (
    check_actor,
    check_over,
    check_rulings,
    check_seat,
    check_standing,
)
from paiju.game.match import Choose, Match, Player, hands, play_hand, play_match
from paiju.game.move import (
    DECLINE,
    PASS,
    Claim,
    Move,
    format_move,
    move_from_json,
    move_to_json,
    parse_move,
)
from paiju.game.profile import Measure, Phase, Profile, Sense, numbered
from paiju.game.proof import Verdict, verify_record
from paiju.game.reading import Played, Reading, Unit
from paiju.game.record import Record, RecordedMove, format_record, parse_record, replay
from paiju.game.refusal import Fact, Facts, IllegalMove, Refusal, Refused
from paiju.game.registry import AnyGame, AnyState, AnyView, find, games
from paiju.game.rulebook import RuleBook, Workings
from paiju.game.standing import Standing
from paiju.game.state import Deadline, Outcome, State, Step, View
from paiju.game.thinker import Ahead, Skill, Thinker, Worlds

__all__ = [
    "ANNOUNCEMENTS",
    "COMMON_CODES",
    "DECLINE",
    "PASS",
    "Ahead",
    "AnyGame",
    "AnyState",
    "AnyView",
    "Chance",
    "Choose",
    "Claim",
    "Deadline",
    "Deal",
    "Dice",
    "Event",
    "Fact",
    "Facts",
    "Fair",
    "Game",
    "IllegalMove",
    "Match",
    "Measure",
    "Move",
    "Outcome",
    "Phase",
    "Played",
    "Player",
    "Profile",
    "Reading",
    "Record",
    "RecordedMove",
    "Refusal",
    "Refused",
    "RuleBook",
    "Sense",
    "Skill",
    "Standing",
    "State",
    "Step",
    "Thinker",
    "Unit",
    "Verdict",
    "View",
    "Workings",
    "Worlds",
    "check_actor",
    "check_over",
    "check_rulings",
    "check_seat",
    "check_standing",
    "commitment",
    "deal_from_seed",
    "find",
    "format_deal",
    "format_move",
    "format_record",
    "games",
    "hands",
    "move_from_json",
    "move_to_json",
    "numbered",
    "parse_deal",
    "parse_move",
    "parse_record",
    "play_hand",
    "play_match",
    "prepare",
    "replay",
    "seen",
    "verify",
    "verify_record",
    "without_announcements",
]

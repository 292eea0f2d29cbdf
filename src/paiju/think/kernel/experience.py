"""Experience (经验): what plays have gained in the playouts of a search so far.

Rules of thumb repeat their mistakes for ever. With experience a seat now and then tries another
play than the one that is advised, and makes it its own where it has clearly gained more. Only what
was gained in the same situation is compared, and only while the other play could be made too: who
holds more has more to choose from, which does not make the choice a good one.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# An entry of the memory: its key, how often a play was tried and what that gained, then how often
# it could have been and what the advised one gained. All in one place, near each other.
_ENTRY: Final = 5
_TRIED: Final = 1
_INSTEAD: Final = 3
_ENTRIES: Final = 1 << 16
_FULL: Final = 50_000
# What finds no room any more is noted here and forgotten.
_NOWHERE: Final = 5 << 16
_LOW: Final = (1 << 30) - 1
# Gains are kept in such parts, since a mean of several is taken off.
_PART: Final = 16
MOST_PLAYS: Final = 64
_MOST_RUNS: Final = 512
_MOST_NOTES: Final = 1 << 16
_LONGEST: Final = 1 << 14
"""Notes that one playout can make."""

_SEEN: Final = 6
"""So often a situation is met before anything else is tried in it."""
_VENTURE: Final = 4
"""One in so many times something else is tried, once in a playout."""
_TRUSTED: Final = 4
"""So often a play is tried before it can be taken for better."""
_OFTEN: Final = 1 << 40


def fold(key: i64, fact: i64) -> i64:
    """Mix a fact into a key, both below 2**61."""
    key ^= fact
    key = (key & _LOW) * 0x2545F491 + (key >> 30) * 0x1C6EF372 + 0x1234567
    return key ^ (key >> 29)


@final
class Experience:
    """What was tried in which situation, how often, and what it gained."""

    def __init__(self) -> None:
        self.memory: vec[i64] = vec[i64]([0] * (_NOWHERE + _ENTRY))
        self.used: i64 = 0
        self.tokens: vec[i64] = vec[i64]([0] * MOST_PLAYS)
        """What may be played in a moment, the advised play at place 0."""
        self.count: i64 = 0
        self.entries: vec[i64] = vec[i64]([0] * MOST_PLAYS)
        """By place: where in the memory a play is."""
        self.fresh: bool = False
        """This playout has come to a situation of which nothing is known."""
        self.ventured: bool = False
        self.notes: vec[i64] = vec[i64]([0] * _MOST_NOTES)
        """The places in the memory that the playouts of a world have met."""
        self.noted: i64 = 0
        self.begun: vec[i64] = vec[i64]([0] * _MOST_RUNS)
        self.gains: vec[i64] = vec[i64]([0] * _MOST_RUNS)
        self.runs: i64 = 0
        self.squares: float = 0.0
        self.playouts: float = 0.0

    # A playout.

    def begin(self) -> None:
        """Begin a playout."""
        self.begun[self.runs] = self.noted
        self.fresh = self.noted + _LONGEST > _MOST_NOTES
        self.ventured = False

    def end(self, gain: i64) -> None:
        """End a playout."""
        self.gains[self.runs] = gain
        self.runs += 1

    def learn(self) -> None:
        """Take in the playouts of a world: by how much each did better than all on average."""
        memory: vec[i64] = self.memory
        total: i64 = 0
        run: i64 = 0
        while run < self.runs:
            total += self.gains[run]
            run += 1
        mean: i64 = _PART * total // self.runs
        until: i64 = self.noted
        while run > 0:
            run -= 1
            ahead: i64 = _PART * self.gains[run] - mean
            at: i64 = self.begun[run]
            while at < until:
                place: i64 = self.notes[at]
                memory[place] += 1
                memory[place + 1] += ahead
                at += 1
            until = self.begun[run]
            self.squares += float(ahead * ahead)
            self.playouts += 1.0
        at = _NOWHERE
        while at < len(memory):
            memory[at] = 0
            at += 1
        self.runs = 0
        self.noted = 0

    # A moment.

    def advised(self) -> None:
        """Begin the list of what may be played with what is advised."""
        self.count = 1

    def offer(self, token: i64) -> i64:
        """Put another play on the list by what it is called; return its place."""
        place: i64 = self.count
        self.tokens[place] = token
        self.count = place + 1
        return place

    def choose(self, situation: i64, ours: bool, chance: i64) -> i64:
        """Return the place of the play to make; `ours` gains where the seat that thinks does."""
        here: i64 = self._find(situation) + _TRIED
        self._note(here)
        if self.count < 2:
            return 0
        if self.memory[here] < _SEEN:
            self.fresh = True
            return 0
        at: i64 = 1
        while at < self.count:
            self.entries[at] = self._find(fold(situation, self.tokens[at]))
            at += 1
        picked: i64 = self._pick(ours, chance)
        if picked:
            self._note(self.entries[picked] + _TRIED)
            return picked
        at = 1
        while at < self.count:
            self._note(self.entries[at] + _INSTEAD)
            at += 1
        return 0

    def _pick(self, ours: bool, chance: i64) -> i64:
        """Return what has clearly gained most, or now and then what may be better still."""
        best: i64 = 0
        most: float = 0.0
        hope: i64 = 0
        least: i64 = _OFTEN
        at: i64 = 1
        while at < self.count:
            count: i64 = self.memory[self.entries[at] + _TRIED]
            ahead: float = self._ahead(self.entries[at], ours)
            if ahead > most and count >= _TRUSTED:
                best = at
                most = ahead
            if ahead >= 0.0 and count < least:
                hope = at
                least = count
            at += 1
        if self.ventured or chance % _VENTURE:
            return best
        self.ventured = True
        # What was best must still be compared with what is advised.
        if best and (chance >> 12) & 1 == 0:
            return 0
        return hope

    def _ahead(self, entry: i64, ours: bool) -> float:
        """Return by how much a play is ahead of the advised one, 0 where that may be luck."""
        memory: vec[i64] = self.memory
        tried: float = float(memory[entry + _TRIED])
        instead: float = float(memory[entry + _INSTEAD])
        if tried == 0.0 or instead == 0.0:
            return 0.0
        ahead: float = float(memory[entry + _TRIED + 1]) / tried
        ahead -= float(memory[entry + _INSTEAD + 1]) / instead
        if not ours:
            ahead = -ahead
        # Within a standard error.
        if ahead * ahead * tried * instead * self.playouts <= self.squares * (tried + instead):
            return 0.0
        return ahead

    def _note(self, place: i64) -> None:
        """Note that a playout met a place in the memory."""
        self.notes[self.noted] = place
        self.noted += 1

    def _find(self, key: i64) -> i64:
        """Return where a key that is not 0 has its entry, a new one while there is room."""
        memory: vec[i64] = self.memory
        at: i64 = (key ^ (key >> 17) ^ (key >> 40)) & (_ENTRIES - 1)
        while memory[_ENTRY * at] != key:
            if memory[_ENTRY * at] == 0:
                if self.used == _FULL:
                    return _NOWHERE
                memory[_ENTRY * at] = key
                self.used += 1
                break
            at = (at + 1) & (_ENTRIES - 1)
        return _ENTRY * at

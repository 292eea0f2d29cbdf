"""The figures of a run: what is kept in the file and what is said in the last line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from bench.tally import Spread

COMPILED = "compiled"
INTERPRETED = "interpreted"


@dataclass(frozen=True, slots=True)
class Row:
    """One preset of one game in one build; the edge is measured in full rows only."""

    game: str
    preset: str
    build: str
    default: bool
    playouts_per_s: Spread
    steps_per_s: Spread
    check_us: Spread | None = None
    legal_us: Spread | None = None


@dataclass(frozen=True, slots=True)
class Peer:
    """One other library: whole games and decisions a CPU second."""

    name: str
    games_per_s: Spread
    steps_per_s: Spread


@dataclass(frozen=True, slots=True)
class Results:
    """All rows of a run, the peers of the same rounds and where it ran."""

    build: str
    rounds: int
    rows: tuple[Row, ...]
    peers: tuple[Peer, ...]
    machine: Mapping[str, str]

    def ratios(self, row: Row) -> dict[str, float]:
        """Divide the median steps/s of a row by each peer's."""
        return {peer.name: row.steps_per_s.median / peer.steps_per_s.median for peer in self.peers}

    def twin(self, row: Row) -> Row | None:
        """Find the interpreted row of the same game and preset."""
        for other in self.rows:
            if (other.game, other.preset, other.build) == (row.game, row.preset, INTERPRETED):
                return None if other is row else other
        return None

    @property
    def main(self) -> tuple[Row, ...]:
        """The rows that stand for their games: default preset, the build of the run."""
        return tuple(row for row in self.rows if row.default and row.build == self.build)


def significant(value: float) -> float:
    """Keep five digits: more would be noise, fewer would not divide cleanly."""
    return float(f"{value:.5g}")


def line(results: Results) -> dict[str, dict[str, object]]:
    """Say the run in the one line that programs read."""
    games: dict[str, object] = {}
    for row in results.main:
        if row.check_us is None or row.legal_us is None:
            raise ValueError(f"the edge of {row.game} was not measured")
        games[row.game] = {
            "playouts_per_s": significant(row.playouts_per_s.median),
            "steps_per_s": significant(row.steps_per_s.median),
            "check_us": significant(row.check_us.median),
            "legal_us": significant(row.legal_us.median),
            "vs": {name: significant(ratio) for name, ratio in results.ratios(row).items()},
        }
    peers: dict[str, object] = {
        peer.name: significant(peer.steps_per_s.median) for peer in results.peers
    }
    return {"games": games, "peers": peers}


def document(results: Results) -> dict[str, object]:
    """Give everything measured as plain values, ratios included."""
    rows = []
    for row in results.rows:
        plain = asdict(row)
        plain["vs"] = results.ratios(row)
        twin = results.twin(row)
        if twin is not None:
            plain["times_interpreted"] = row.steps_per_s.median / twin.steps_per_s.median
        rows.append(plain)
    return {
        "build": results.build,
        "rounds": results.rounds,
        "machine": dict(results.machine),
        "rows": rows,
        "peers": [asdict(peer) for peer in results.peers],
        "summary": line(results),
    }

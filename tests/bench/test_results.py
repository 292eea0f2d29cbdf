import json
from dataclasses import replace

import pytest

from bench.chart import bars
from bench.peers import PEERS
from bench.results import COMPILED, INTERPRETED, Peer, Results, Row, document, line, significant
from bench.table import amount, cells, table
from bench.tally import Spread


def flat(value: float) -> Spread:
    return Spread(value, 0.9 * value, 1.2 * value)


FULL = Row(
    "xiaoer", "basic", COMPILED, True, flat(1e5), flat(6e6), check_us=flat(9), legal_us=flat(30)
)
OTHER = replace(FULL, preset="full", default=False, steps_per_s=flat(5e6))
SLOW = Row("xiaoer", "basic", INTERPRETED, True, flat(2e3), flat(1.2e5))
SPEEDS = (2e6, 6e6, 1e4, 1e3)
RESULTS = Results(
    COMPILED,
    5,
    (FULL, OTHER, SLOW),
    tuple(Peer(name, flat(100), flat(speed)) for name, speed in zip(PEERS, SPEEDS, strict=True)),
    {"processor": "a processor"},
)


def test_the_line_has_exactly_the_agreed_shape() -> None:
    assert line(RESULTS) == {
        "games": {
            "xiaoer": {
                "playouts_per_s": 1e5,
                "steps_per_s": 6e6,
                "check_us": 9.0,
                "legal_us": 30.0,
                "vs": {
                    "openspiel_dou_dizhu": 3.0,
                    "openspiel_spades": 1.0,
                    "rlcard_core": 600.0,
                    "rlcard_env": 6000.0,
                },
            }
        },
        "peers": {
            "openspiel_dou_dizhu": 2e6,
            "openspiel_spades": 6e6,
            "rlcard_core": 1e4,
            "rlcard_env": 1e3,
        },
    }


def test_the_line_is_one_line_of_json() -> None:
    text = json.dumps(line(RESULTS))
    assert "\n" not in text
    assert json.loads(text) == line(RESULTS)


def test_ratios_divide_medians_and_not_extremes() -> None:
    row = replace(FULL, steps_per_s=Spread(3e6, 1.0, 9e9))
    assert RESULTS.ratios(row)["openspiel_dou_dizhu"] == 1.5


def test_only_the_default_preset_in_the_build_of_the_run_speaks_for_a_game() -> None:
    assert RESULTS.main == (FULL,)
    slow = replace(SLOW, check_us=flat(90), legal_us=flat(300))
    assert replace(RESULTS, build=INTERPRETED, rows=(slow,)).main == (slow,)


def test_a_row_without_the_edge_cannot_speak_for_a_game() -> None:
    with pytest.raises(ValueError, match="xiaoer"):
        line(replace(RESULTS, rows=(replace(FULL, legal_us=None),)))


def test_the_compiled_row_finds_its_interpreted_twin_and_the_others_none() -> None:
    assert RESULTS.twin(FULL) is SLOW
    assert RESULTS.twin(OTHER) is None
    assert RESULTS.twin(SLOW) is None


def test_the_file_keeps_ranges_ratios_and_the_line() -> None:
    kept = json.loads(json.dumps(document(RESULTS)))
    first, second, third = kept["rows"]
    assert first["steps_per_s"] == {"median": 6e6, "low": 5.4e6, "high": 7.2e6}
    assert first["times_interpreted"] == pytest.approx(50)
    assert "times_interpreted" not in second
    assert third["vs"]["rlcard_core"] == pytest.approx(12)
    assert kept["summary"] == line(RESULTS)
    assert kept["rounds"] == 5


@pytest.mark.parametrize(
    ("value", "kept"), [(123456.7, 123460.0), (0.0123456, 0.012346), (7, 7.0), (99999.6, 100000.0)]
)
def test_five_digits_are_kept(value: float, kept: float) -> None:
    assert significant(value) == kept


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, "0.500"), (1, "1.00"), (42.21, "42.2"), (999, "999"), (1500, "1.50k"), (2.5e7, "25.0M")],
)
def test_amounts_have_three_digits(value: float, text: str) -> None:
    assert amount(value) == text


def test_the_table_has_a_row_for_every_row_and_peer() -> None:
    laid = table(RESULTS)
    assert laid.row_count == len(RESULTS.rows) + len(RESULTS.peers)
    assert len(laid.columns) == 7 + len(PEERS)


def test_a_row_of_the_table_says_the_medians_the_range_and_the_ratios() -> None:
    said = cells(RESULTS, FULL)
    assert said[:6] == ["xiaoer basic", "100k", "6.00M", "5.40M..7.20M", "9.00", "30.0"]
    assert said[6:] == ["3.00", "1.00", "600", "6.00k", "50.0"]
    assert cells(RESULTS, SLOW)[0] == "xiaoer basic interpreted"
    assert cells(RESULTS, SLOW)[4:6] == ["", ""]


def test_bars_come_fastest_first() -> None:
    labels = [label for label, _, _ in bars(RESULTS)]
    assert labels[0] == "xiaoer basic"
    assert labels[-1] == "rlcard_env"
    assert "xiaoer basic (interpreted)" in labels

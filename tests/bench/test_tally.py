import pytest

from bench.tally import Spread, Tally, microseconds, spread, steps_per_second, units_per_second

ROUNDS = (Tally(100, 5000, 0.5), Tally(100, 5200, 0.25), Tally(100, 4800, 1.0))


def test_the_median_is_the_middle_round_and_the_range_its_neighbours() -> None:
    assert spread((3.0, 1.0, 10.0)) == Spread(3.0, 1.0, 10.0)


def test_an_even_number_of_rounds_takes_the_mean_of_the_middle_two() -> None:
    assert spread((4.0, 1.0, 2.0, 10.0)) == Spread(3.0, 1.0, 10.0)


def test_one_outlier_does_not_move_the_median() -> None:
    assert spread((5.0, 5.1, 5.2, 5.3, 900.0)).median == 5.2


def test_nothing_measured_is_an_error_and_not_a_zero() -> None:
    with pytest.raises(ValueError, match="no rounds"):
        spread(())


def test_rates_are_worked_out_round_by_round() -> None:
    assert units_per_second(ROUNDS) == Spread(200.0, 100.0, 400.0)
    assert steps_per_second(ROUNDS) == Spread(10000.0, 4800.0, 20800.0)


def test_microseconds_are_per_unit() -> None:
    assert microseconds(ROUNDS) == Spread(5000.0, 2500.0, 10000.0)
